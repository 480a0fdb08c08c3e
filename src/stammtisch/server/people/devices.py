"""What a browser is called in a list of sessions."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def device(agent: str) -> str:
    """The browser and the system that a header `User-Agent` names, "Firefox, Linux"; nothing else of it is kept."""
    known = [next((name for sign, name in pairs if sign in agent), "") for pairs in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, known))
