"""One game in progress: playing it, what a seat may see and is told, the record.

`views` (what a seat may see of a state) and `scribe` (what is written down) are the floor. On them stands `course` (who
sits there, what was played, the state), which everything else looks at: `reasons`, `telling`, `results`, `record`.
`game` is the face of all that, and `replay` makes a game of a record.
"""
