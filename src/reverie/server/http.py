"""What every route shares: who asks, from where, for which table; and how a refusal looks."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from fastapi import Request, Response
from fastapi.responses import JSONResponse
from starlette.requests import HTTPConnection

from reverie.errors import ReverieError
from reverie.hosted.entries import MAKER
from reverie.hosted.refusals import CODES, Refusal
from reverie.server import links
from reverie.server.connection import error_data
from reverie.server.doors import seat_by
from reverie.server.stores.doors import Door
from reverie.words import LANGUAGES

if TYPE_CHECKING:
    from reverie.server.service import Service

SEAT_COOKIE = "reverie_seat"
MAKER_COOKIE = "reverie_maker"
GUEST_COOKIE = "reverie_guest"
YEAR = 365 * 86_400
GUEST = re.compile(r"[A-Za-z0-9_-]{43}")

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
        "form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}


def service_of(connection: HTTPConnection) -> Service:
    """The server that answers."""
    service: Service = connection.app.state.service
    return service


def language_of(connection: HTTPConnection) -> str:
    """The first language of ours that the client names."""
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        language = part.split(";")[0].split("-")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return "en"


def address_of(connection: HTTPConnection) -> str:
    """Where the client is, as uvicorn tells it (behind a named proxy: what the proxy says)."""
    return connection.client.host if connection.client is not None else "unknown"


# ---- origins ---------------------------------------------------------------------------------------------


def own_origin(connection: HTTPConnection) -> str:
    """The one origin whose pages may talk to us: the public address, or the one under which we were called."""
    public = service_of(connection).settings.public_url
    if public is not None:
        parts = urlsplit(public)
        return f"{parts.scheme}://{parts.netloc}".lower()
    scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
    return f"{scheme}://{connection.headers.get('host', '')}".lower()


def check_origin(connection: HTTPConnection, needed: bool) -> None:
    """Refuse other sites' pages. Programs send no Origin; whoever proves a seat by its cookie must name one.

    Browsers write origins in one way only, so nothing but that is right: no capitals, no port that goes without saying.
    """
    origins = connection.headers.getlist("origin")
    if not origins and not needed:
        return
    if len(origins) != 1 or origins[0] != own_origin(connection):
        raise Refusal("bad_origin")


# ---- seats -----------------------------------------------------------------------------------------------


def bearer_of(connection: HTTPConnection) -> str | None:
    """A token in the Authorization header, as programs send it."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def token_of(connection: HTTPConnection) -> str | None:
    """The token of this table's seat: a header, or the cookie that belongs to the table's path."""
    return bearer_of(connection) or connection.cookies.get(SEAT_COOKIE)


def held_by(request: Request) -> str | None:
    """The same, where nobody asks for it: what a browser's cookie says counts only if its page is ours."""
    return token_of(request) if "origin" in request.headers else bearer_of(request)


def proof_of(connection: HTTPConnection) -> str | None:
    """What is kept of the token that the client came with."""
    token = token_of(connection)
    return links.hash_of(token) if token is not None else None


async def seat_of(connection: HTTPConnection, table: str) -> int | None:
    """The seat the client has proven; None for a spectator, a refusal for anybody else."""
    return seat_by(await door_of(connection, table, token_of(connection)))


async def door_of(connection: HTTPConnection, table: str, token: str | None) -> Door:
    """The link or key that a token is; whoever tries many that are nothing has to wait."""
    service = service_of(connection)
    try:
        return await service.hall.door_of(table, token)
    except Refusal as refusal:
        if token is not None and refusal.code == "no_seat":
            service.failed_links.check(address_of(connection))
        raise


async def prove_maker(connection: HTTPConnection, table: str) -> None:
    """Refuse whoever has not made the table."""
    door = await door_of(connection, table, bearer_of(connection) or connection.cookies.get(MAKER_COOKIE))
    if door.seat != MAKER:
        raise Refusal("not_allowed")


async def player_of(connection: HTTPConnection, table: str) -> int:
    """The same, for players only."""
    seat = await seat_of(connection, table)
    if seat is None:
        raise Refusal("not_allowed")
    return seat


def is_secure(connection: HTTPConnection) -> bool:
    """Whether cookies can be kept to encrypted connections."""
    return own_origin(connection).startswith("https://")


def set_seat(request: Request, response: Response, table: str, token: str) -> None:
    """The cookie that is sent with this table's requests only."""
    set_proof(request, response, table, SEAT_COOKIE, token)


def set_maker(request: Request, response: Response, table: str, token: str) -> None:
    """The same for whoever has made the table."""
    set_proof(request, response, table, MAKER_COOKIE, token)


def set_proof(request: Request, response: Response, table: str, name: str, token: str) -> None:
    """A cookie for one table."""
    response.set_cookie(
        name, token, max_age=YEAR, path=f"/api/tables/{table}", secure=is_secure(request), httponly=True,
        samesite="lax",
    )  # fmt: skip


def drop_seat(request: Request, response: Response, table: str) -> None:
    """The cookie goes."""
    response.delete_cookie(
        SEAT_COOKIE, path=f"/api/tables/{table}", secure=is_secure(request), httponly=True, samesite="lax"
    )


# ---- guests ----------------------------------------------------------------------------------------------


def cookie_of(connection: HTTPConnection) -> str | None:
    """The guest's cookie of this device, as we know it: a hash."""
    cookie = connection.cookies.get(GUEST_COOKIE, "")
    return hashlib.sha256(cookie.encode()).hexdigest() if GUEST.fullmatch(cookie) else None


async def guest_of(connection: HTTPConnection) -> str | None:
    """Who asks, if the client carries a guest's cookie: the name under which we know them, on all their devices."""
    service, cookie = service_of(connection), cookie_of(connection)
    return await service.stored(service.store.devices.guest(cookie)) if cookie is not None else None


async def ensure_guest(request: Request, response: Response) -> str:
    """Who asks; somebody new gets a cookie."""
    service = service_of(request)
    guest = await known_guest(request)
    if guest is not None:
        return guest
    service.new_guests.check(address_of(request))
    guest = set_guest(request, response)
    await service.stored(service.store.add_guest(guest, service.clock.now()))
    return guest


def set_guest(request: Request, response: Response) -> str:
    """A fresh cookie for this device, and the hash of it that we keep."""
    cookie = secrets.token_urlsafe(32)
    response.set_cookie(
        GUEST_COOKIE, cookie, max_age=YEAR, path="/api", secure=is_secure(request), httponly=True, samesite="lax"
    )
    return hashlib.sha256(cookie.encode()).hexdigest()


async def known_guest(request: Request) -> str | None:
    """Who asks, if we know them already. Somebody new becomes a guest when they come to a seat by its link: a program
    that makes tables for others would leave a guest behind with each."""
    service = service_of(request)
    guest = await guest_of(request)
    known = guest is not None and (await service.stored(service.store.guest_name(guest)))[0]
    return guest if known else None


def drop_guest(request: Request, response: Response) -> None:
    """The cookie goes."""
    response.delete_cookie(GUEST_COOKIE, path="/api", secure=is_secure(request), httponly=True, samesite="lax")


# ---- refusals --------------------------------------------------------------------------------------------


def refuse(error: ReverieError, language: str) -> JSONResponse:
    """A refusal as a response."""
    status = error.status if isinstance(error, Refusal) else 422
    headers = dict(HEADERS)
    wait = error.details.get("retry_after")
    if isinstance(wait, float):
        headers["retry-after"] = str(max(1, round(wait)))
    return JSONResponse({"error": error_data(error, language)}, status, headers)


def refusals(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its documentation."""
    from reverie.server.documents import ErrorDocument

    always = ("too_many", "bad_request", "storage_failed", "bad_origin", "no_method", "too_large")
    statuses = sorted({CODES[code] for code in (*codes, *always)} | {422})
    known: dict[int | str, dict[str, Any]] = {
        status: {"model": ErrorDocument, "description": "refused"} for status in statuses
    }
    known[CODES["too_many"]]["headers"] = {"Retry-After": {"schema": {"type": "integer", "minimum": 1}}}
    return known


def check_table_id(table: str) -> str:
    """A path that can name a table."""
    if not links.is_table_id(table):
        raise Refusal("no_table")
    return table
