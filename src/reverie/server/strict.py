"""HTTP bodies are read by our one JSON reader, and routes prove their roles before they run."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect, HTTPConnection

from reverie.errors import excerpt
from reverie.hosted.refusals import Refusal
from reverie.kernel.strict_json import strict_json
from reverie.server.http import proof_of, prove_maker, seat_of, service_of
from reverie.server.roles import MAKERS, ROUTES, Role

SHORT = 1 << 15  # bytes of a body that is read in no time


class StrictRequest(Request):
    """A request whose JSON is read strictly."""

    async def json(self) -> Any:
        """The body; duplicate keys, NaN, lone surrogates and floods of values are refused."""
        if not hasattr(self, "_json"):
            body = await self.body()
            try:
                if len(body) > SHORT:
                    self._json = await service_of(self).work.run("reading", lambda: strict_json(body.decode("utf-8")))
                else:
                    self._json = strict_json(body.decode("utf-8"))
            except ValueError as error:
                raise Refusal("bad_request", place="body", reason=excerpt(error, 80)) from None
        return self._json


class StrictRoute(APIRoute):
    """A route of ours."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The same, with a strict request, after the roles were checked."""
        handler = super().get_route_handler()
        path, needs_body = self.path, self.body_field is not None

        async def handle(request: Request) -> Response:
            await authorize(request, request.method, path)
            kind = request.headers.get("content-type", "").split(";")[0].strip().lower()
            if needs_body and kind != "application/json":
                raise Refusal("bad_media")
            strict = StrictRequest(request.scope, request.receive)
            if needs_body:
                await whole_body(strict)
            return await handler(strict)

        return handle


async def whole_body(request: Request) -> None:
    """Read the body here: FastAPI would call everything that goes wrong with it by one name."""
    try:
        await request.body()
    except ClientDisconnect:
        raise Refusal("bad_request", place="body", reason="cut off") from None


async def authorize(request: HTTPConnection, method: str, path: str) -> None:
    """Who asks must have one of the route's roles; the proven seat stays with the request."""
    roles = ROUTES.get((method, path))
    if roles is None:
        raise Refusal("not_allowed")
    if Role.ANYBODY in roles:
        return
    table = request.path_params["table"]
    if roles == MAKERS:
        await prove_maker(request, table)
        return
    seat = await seat_of(request, table)
    if (Role.SPECTATOR if seat is None else Role.SEAT) not in roles:
        raise Refusal("not_allowed")
    request.state.seat = seat
    if seat is not None:
        service_of(request).hall.room(table).presence.read_by(seat, proof_of(request))


def invalid(error: RequestValidationError) -> Refusal:
    """A body or a parameter that does not fit, as one sentence about the first place."""
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])[:60]
    return Refusal("bad_request", place=place, reason=excerpt(str(first["msg"]), 120))
