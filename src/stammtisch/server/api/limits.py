"""Limits: how large, how often, how many."""

from __future__ import annotations

import asyncio
import time

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stammtisch.server.api.answers import answer, language
from stammtisch.server.basics.errors import ApiError
from stammtisch.server.basics.metrics import Metrics
from stammtisch.server.basics.settings import Settings
from stammtisch.server.basics.shares import Share
from stammtisch.server.basics.visitors import networks, visitor

UNLIMITED = ("/healthz", "/livez", "/readyz", "/metrics")


class Limits:
    """Turns away requests that are too large or too many, and counts and times the rest."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics):
        self.app, self.settings, self.metrics = app, settings, metrics
        self.requests = Share("requests", settings.requests, settings.window, metrics)
        self.polls = Share("polls", settings.requests, settings.window, metrics)
        self.proxies = networks(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The ASGI call."""
        if scope["type"] in ("http", "websocket"):
            peer = scope["client"][0] if scope.get("client") else ""
            scope["visitor"] = visitor(peer, scope["headers"], self.proxies, self.settings.proxy_header)
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0
        asks_for_the_head = scope["method"] == "HEAD"
        if asks_for_the_head:
            scope = {**scope, "method": "GET"}

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"].append((b"x-content-type-options", b"nosniff"))
                if status in (408, 413):  # what is left of the request is not waited for
                    message["headers"].append((b"connection", b"close"))
            elif asks_for_the_head:
                message = {**message, "body": b""}
            await send(message)

        try:
            await self._serve(scope, receive, sending)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            self.metrics.requests.labels(route, scope["method"] if route != "other" else "-", status).inc()
            self.metrics.answer.labels(route).observe(time.perf_counter() - begun)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        polls = scope["method"] == "GET" and scope["path"].endswith("/analysis")
        try:
            if scope["path"] not in UNLIMITED:
                (self.polls if polls else self.requests).spend(scope["visitor"])
        except ApiError as error:
            await answer(error, language(request))(scope, receive, send)
            return
        most, read = self.settings.body, 0
        declared = request.headers.get("content-length", "0")
        if most and declared.isdigit() and int(declared) > most:
            self.metrics.limited.labels("body").inc()
            await answer(ApiError("too-large", "too-large", bytes=most), language(request))(scope, receive, send)
            return

        whole = False

        async def receiving() -> Message:
            nonlocal read, whole
            if whole:  # whoever asks for more waits for the other end to hang up
                return await receive()
            try:
                async with asyncio.timeout(self.settings.pieces or None):
                    message = await receive()
            except TimeoutError:
                self.metrics.limited.labels("slow").inc()
                raise HTTPException(408, "the request did not come in time") from None
            if message["type"] == "http.request":
                whole = not message.get("more_body", False)
                read += len(message.get("body", b""))
                if most and read > most:
                    self.metrics.limited.labels("body").inc()
                    raise HTTPException(413, str(most))
            return message

        await self.app(scope, receiving, send)
