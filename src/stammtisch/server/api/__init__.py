"""The API: what comes over the network and what goes back, as HTTP and WebSockets, and the page.

Here belongs reading and limiting requests, and the form of answers. What they are about is done by `tables`.
"""
