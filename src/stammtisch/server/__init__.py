"""The table on the network: an HTTP and WebSocket server for tables of every installed title.

Its rooms stand on one another: `basics`, `keeping` (the database), `people` (accounts), `thinking` (bots and hints),
`studio` (variants of boxes), `tables`, `tournaments`, `api`. `serving` runs it.
"""
