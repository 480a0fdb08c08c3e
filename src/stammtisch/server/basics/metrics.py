"""What a server counts, for Prometheus; each app has a registry of its own."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from stammtisch.server.basics.settings import address_of

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The counters and times of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        r = self.registry
        labels = ["route", "method", "status"]
        self.requests = Counter("stammtisch_requests", "Requests by route, method and status", labels, registry=r)
        self.answer = Histogram(
            "stammtisch_answer_seconds", "Time to answer a request", ["route"], buckets=FINE, registry=r
        )
        self.moves = Counter("stammtisch_moves", "Moves made, by who decided", ["by"], registry=r)
        self.undone = Counter("stammtisch_undone", "Moves taken back", registry=r)
        self.limited = Counter("stammtisch_limited", "Requests turned away, by limit", ["limit"], registry=r)
        self.commit = Histogram("stammtisch_commit_seconds", "Time of a transaction", buckets=FINE, registry=r)
        self.load = Histogram("stammtisch_load_seconds", "Time to load a table", buckets=FINE, registry=r)
        self.think = Histogram("stammtisch_think_seconds", "Time a bot thinks", ["policy"], buckets=FINE, registry=r)
        self.bot_failures = Counter("stammtisch_bot_failures", "Times a bot could not decide", registry=r)
        self.ahead = Counter("stammtisch_ahead", "Thinking ahead of bots, by what came of it", ["outcome"], registry=r)
        self.cut = Counter("stammtisch_watchers_cut", "Watchers cut off, by reason", ["reason"], registry=r)
        ways = ["channel", "outcome"]
        self.notices = Counter("stammtisch_notices", "Notices to people, by what came of them", ways, registry=r)
        self.errors = Counter("stammtisch_write_errors", "Changes that could not be written", registry=r)

    def gauge(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A number that is asked for when somebody reads it."""
        Gauge(f"stammtisch_{name}", text, registry=self.registry).set_function(value)

    def serve(self, address: str) -> Callable[[], None]:
        """Answers Prometheus at HOST:PORT; returns what ends that."""
        host, port = address_of(address)
        server, thread = start_http_server(port, host, self.registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end

    def text(self) -> bytes:
        """All of it in Prometheus' text form."""
        return generate_latest(self.registry)
