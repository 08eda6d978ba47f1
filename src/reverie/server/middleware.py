"""Around every HTTP request: how much may come in, how often, which headers go out, one line in the log."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from fastapi import FastAPI
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from reverie.errors import ReverieError
from reverie.hosted.refusals import Refusal
from reverie.server.faults import FAULTS, describe
from reverie.server.http import (
    HEADERS,
    MAKER_COOKIE,
    SEAT_COOKIE,
    address_of,
    bearer_of,
    check_origin,
    language_of,
    refuse,
    service_of,
)
from reverie.server.socket import play
from reverie.server.work import ADDRESS

if TYPE_CHECKING:
    from reverie.server.service import Service

LOG = logging.getLogger("reverie.server")

SMALL_BODY = 1 << 16
LARGE_BODY = 3 << 20  # a record of 1 MiB whose every character may be written as an escape of two or three
LARGE = {("POST", "/api/records")}
SOCKET = re.compile(r"/api/tables/(?P<table>[^/]+)/play")
UNGUARDED = {"/healthz", "/metrics"}
PROOFS = {SEAT_COOKIE, MAKER_COOKIE}
FILES = ("/art/", "/assets/")  # a page asks for dozens of them at once, and they cost next to nothing
ADDED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Entrance:
    """The application as it is served: a WebSocket goes straight to the table, past the layers of the framework.

    Each of them would be resumed with every message, and would be kept for every connection.
    """

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.state = app.state

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] != "websocket":
            return self.app(scope, receive, send)
        scope["app"] = self.app
        return open_socket(scope, receive, send)


class Doorway:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await open_socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        ADDRESS.set(address_of(request))
        service = service_of(request)
        started = service.clock.monotonic()
        status = 500
        begun = False

        async def answer(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                status, begun = message["status"], True
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in ADDED if pair[0] not in present)]
            await send(message)

        try:
            self.check(request, service)
            await self.app(scope, limited(receive, body_limit(request)), answer)
        except ReverieError as error:
            service.metrics.refused(error.code)
            if not begun:
                refusal = refuse(error, language_of(request))
                if error.code == "too_many":  # the next one comes by another line, and those are counted at the door
                    refusal.headers["connection"] = "close"
                await refusal(scope, receive, answer)
        except Exception as error:
            service.metrics.fault()
            FAULTS.error("internal error", extra={"error": describe(error)})
            if begun:
                raise
            await refuse(Refusal("internal"), language_of(request))(scope, receive, answer)
        finally:
            self.note(scope, service, status, service.clock.monotonic() - started)

    def check(self, request: Request, service: Service) -> None:
        """What can be refused before anything is read."""
        if request.url.path not in UNGUARDED and not request.url.path.startswith(FILES):
            service.requests.check(address_of(request))
        if request.method not in ("GET", "HEAD", "OPTIONS"):
            check_origin(request, needed=relies_on_cookie(request))
        length = request.headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:12]) > body_limit(request):
            raise Refusal("too_large", limit=body_limit(request))

    def note(self, scope: Scope, service: Service, status: int, seconds: float) -> None:
        """Routes are named by their pattern: no table, no query, no token."""
        route = getattr(scope.get("route"), "path", "-")
        service.metrics.requested(route, status)
        if route not in UNGUARDED:
            LOG.info(
                "request",
                extra={"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)},
            )


def relies_on_cookie(request: Request) -> bool:
    """Whether a cookie is the proof. Who enters brings a link; a program's jar may hold cookies of the same table."""
    by_link = request.url.path.endswith("/enter")
    return bearer_of(request) is None and not by_link and not PROOFS.isdisjoint(request.cookies)


async def open_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """A WebSocket: to its table."""
    found = SOCKET.fullmatch(scope["path"])
    socket = WebSocket(scope, receive, send)
    if found is None:
        await socket.send_denial_response(refuse(Refusal("not_found"), language_of(socket)))
        return
    scope["path_params"] = found.groupdict()
    await play(socket)


def body_limit(request: Request) -> int:
    """How much a request may bring."""
    return LARGE_BODY if (request.method, request.url.path) in LARGE else SMALL_BODY


def limited(receive: Receive, limit: int) -> Receive:
    """A body is counted while it comes in; what it claimed beforehand does not matter."""
    total = 0

    async def count() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > limit:
            raise Refusal("too_large", limit=limit)
        return message

    return count
