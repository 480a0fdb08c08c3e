"""$title."""
