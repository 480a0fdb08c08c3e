"""The studio: variants of a title's box that visitors edit, try out and study.

A variant is the text of a `box.toml` with a name and a note; a run is a study of one. What reads, edits or plays such
a text happens in worker processes, where it can be ended.
"""
