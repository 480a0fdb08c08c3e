"""Flea Market: the smallest title that has one of everything; its own, so that the kernel is tested without the five.

It imports nothing but the kernel and itself (relatively), so that a copy of the folder under another name works too.
"""
