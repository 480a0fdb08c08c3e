"""Going out: requests to addresses that visitors give, webhooks and push services.

Whoever gives an address must not reach through the server what they do not reach themselves. So a request goes by https
to an address of the public network alone: the name is looked up, every address that it has is looked at, and one of
these very addresses is asked, so that a name cannot mean something else a moment later. Nothing is followed, nothing of
an answer is read but its status, and all of it takes seconds at the most. With `private` any address will do, and http.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network

import httpx

PATIENCE = 10.0
"""Seconds that a request may take, with looking up the name."""
AT_ONCE = 8
"""Requests at the same moment."""
LONGEST = 2000
"""Characters of an address."""
WITHIN_V6 = (
    IPv6Network("64:ff9b::/96"),
    IPv6Network("64:ff9b:1::/48"),
    IPv6Network("2001::/32"),
    IPv6Network("2002::/16"),
)
"""Networks whose addresses stand for others of IPv4."""


class NoWay(Exception):
    """An address that is not asked: none that can be read, or not of the public network."""


@dataclass(frozen=True)
class Answer:
    """What came back: the HTTP status (0: nothing did), and after how many seconds one may come again."""

    status: int
    after: int = 0

    @property
    def good(self) -> bool:
        """Whether it was taken."""
        return 200 <= self.status < 300


def public(address: str) -> bool:
    """Whether an address is one of the public network, and of a single machine there."""
    ip: IPv4Address | IPv6Address = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            return public(str(ip.ipv4_mapped))
        if ip.is_site_local or any(ip in network for network in WITHIN_V6):
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and not ip.is_unspecified


@cache
def _trusted() -> ssl.SSLContext:
    """Whose certificates are believed: reading them takes long, and they are the same for all."""
    return httpx.create_ssl_context(trust_env=False)


class Outbound:
    """See the module's text."""

    def __init__(self, private: bool = False):
        self.private = private
        self._names = ThreadPoolExecutor(4, "names")
        self._places = asyncio.Semaphore(AT_ONCE)
        # A line is never used twice: the next request may mean another name at the same address.
        lines = httpx.Limits(max_keepalive_connections=0)
        self._client = httpx.AsyncClient(
            verify=_trusted(), trust_env=False, follow_redirects=False, limits=lines, timeout=PATIENCE
        )

    async def close(self) -> None:
        """Asks nobody any more."""
        await self._client.aclose()
        self._names.shutdown(wait=False, cancel_futures=True)

    def read(self, text: str) -> httpx.URL:
        """An address as it is asked; NoWay if it cannot be one."""
        try:
            url = httpx.URL(text)
            port, host = url.port, url.host
        except (httpx.InvalidURL, ValueError):
            raise NoWay from None
        schemes = ("https", "http") if self.private else ("https",)
        if len(text) > LONGEST or url.scheme not in schemes or not host or url.userinfo:
            raise NoWay
        if not self.private and port is not None and port != 443 and port < 1024:
            raise NoWay
        return url

    async def post(self, text: str, content: bytes, headers: Mapping[str, str]) -> Answer:
        """Sends something and returns what came back; NoWay if nobody is asked there."""
        url = self.read(text)
        async with self._places:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._post(url, content, headers)
            except (TimeoutError, OSError, httpx.HTTPError, UnicodeError):
                return Answer(0)

    async def _post(self, url: httpx.URL, content: bytes, headers: Mapping[str, str]) -> Answer:
        there = await self._look_up(url)
        request = self._client.build_request(
            "POST",
            url.copy_with(host=there, fragment=None),
            content=content,
            headers={**headers, "Host": url.netloc.decode("ascii"), "Accept-Encoding": "identity"},
            extensions={"sni_hostname": url.raw_host.decode("ascii"), "timeout": httpx.Timeout(PATIENCE).as_dict()},
        )
        response = await self._client.send(request, stream=True)
        try:
            after = response.headers.get("retry-after", "")
            return Answer(response.status_code, int(after) if after.isdigit() and len(after) < 7 else 0)
        finally:
            await response.aclose()

    async def _look_up(self, url: httpx.URL) -> str:
        """One of the addresses of a name, if all of them may be asked."""
        port = url.port or (443 if url.scheme == "https" else 80)
        host = url.raw_host.decode("ascii").strip("[]")
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._names, _addresses, host, port)
        if not found or not (self.private or all(public(address) for address in found)):
            raise NoWay
        return found[0]


def _addresses(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]
