"""How figures are said."""

from __future__ import annotations

from stammtisch.lab.estimate import Estimate

THIN = "\u202f"
"""A narrow space that does not break: between a number and its unit, and between thousands."""


def number(value: float, digits: int | None = None) -> str:
    """A number with as many digits as one can use."""
    if digits is None:
        size = abs(value)
        digits = 0 if size >= 100 or value == int(value) else 1 if size >= 10 else 2
    text = f"{value:,.{digits}f}".replace(",", THIN)
    return "0" if float(text.replace(THIN, "")) == 0 else text.replace("-", "−")


def signed(value: float, digits: int | None = None) -> str:
    """A number that is always said with its sign."""
    text = number(value, digits)
    return f"+{text}" if value > 0 and text != "0" else text


def share(value: float, digits: int = 1) -> str:
    """A share of a whole, in per cent."""
    return f"{number(100 * value, digits)}{THIN}%"


def points_of_percent(value: float, digits: int = 1) -> str:
    """A difference of shares, in percentage points."""
    return f"{signed(100 * value, digits)}{THIN}pp"


def interval(estimate: Estimate, unit: str = "") -> str:
    """The ends of an interval; `unit` is "share", "pp" (a difference of shares) or "" (a plain number)."""
    if estimate.low != estimate.low:
        return "unknown"
    if unit == "share":
        return f"{number(100 * estimate.low, 1)} to {share(estimate.high)}"
    if unit == "pp":
        return f"{signed(100 * estimate.low, 1)} to {points_of_percent(estimate.high)}"
    digits = 0 if max(abs(estimate.low), abs(estimate.high)) >= 100 else 2
    return f"{number(estimate.low, digits)} to {number(estimate.high, digits)}"


def chance(p: float) -> str:
    """A chance that something is by accident."""
    return "under 0.001" if p < 0.001 else f"{p:.3f}"


def listed(words: list[str], most: int = 6) -> str:
    """Words joined as in a sentence; beyond `most` only how many more there are."""
    if len(words) > most:
        return f"{', '.join(words[:most])} and {len(words) - most} more"
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]])) if words else "none"


def plural(n: float, one: str, many: str = "") -> str:
    """A number with its noun."""
    return f"{number(n)} {one if n == 1 else many or one + 's'}"
