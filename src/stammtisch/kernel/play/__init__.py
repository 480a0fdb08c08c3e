"""One game in progress: playing it, what a seat may see and is told, the record."""
