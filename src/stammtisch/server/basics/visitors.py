"""Visitors: who asks, as far as fairness needs to know it.

Behind a proxy every connection comes from the proxy, and the address of the visitor stands in a header. A header is
believed only where it was written by a proxy that the operator trusts: it is read from its end, and the first address
that is not a trusted proxy's is the visitor's. What stands before it anybody may have written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network
HOUSE = "the house"
"""Who asks for what the server does of itself."""


def networks(text: str) -> tuple[Network, ...]:
    """Networks from a list with commas, "10.0.0.0/8, ::1"; raises ValueError."""
    return tuple(ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())


def address_of(text: str) -> IPv4Address | IPv6Address | None:
    """An address as it may stand in a header: with brackets, with a port, in quotes; None if it is none."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def visitor(peer: str, headers: Sequence[tuple[bytes, bytes]], proxies: Sequence[Network], header: str) -> str:
    """Who asks: an IPv4 address or an IPv6 network of 64 bits, by the connection's other end and the headers."""
    address = address_of(peer)
    if address is None:
        return peer
    for said in _from_the_right(headers, header) if _trusted(address, proxies) else ():
        address = said
        if address is None or not _trusted(address, proxies):
            break
    if address is None:
        return "unknown"
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address)


def is_proxy(peer: str, proxies: Sequence[Network]) -> bool:
    """Whether the connection's other end is a proxy that is trusted."""
    address = address_of(peer)
    return address is not None and _trusted(address, proxies)


def _trusted(address: IPv4Address | IPv6Address, proxies: Sequence[Network]) -> bool:
    return any(address in network for network in proxies)


def _from_the_right(headers: Sequence[tuple[bytes, bytes]], header: str) -> Iterable[IPv4Address | IPv6Address | None]:
    """The addresses of a header, the last one first."""
    lines = [value.decode("latin-1") for name, value in headers if name.decode("latin-1").lower() == header]
    for line in reversed(lines):
        for part in reversed(line.split(",")):
            yield address_of(_forwarded(part).get("for", "") if header == "forwarded" else part)


def _forwarded(element: str) -> Mapping[str, str]:
    """An element of a header `Forwarded` (RFC 7239): pairs of a name and a value."""
    pairs = (pair.partition("=") for pair in element.split(";"))
    return {name.strip().lower(): value.strip() for name, _, value in pairs}
