"""What every room of the server needs: its settings, its errors in words, what it counts, and chores.

Here belongs what knows neither tables nor requests.
"""
