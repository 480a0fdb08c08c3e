"""Thinking: processes that play for bots, give hints and look back on finished games.

Here belongs what takes a processor for long. It knows games, but no tables and no requests.
"""
