"""The application, put together."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import reverie
from reverie.errors import ReverieError, excerpt
from reverie.hosted.refusals import Refusal
from reverie.server.http import language_of, refuse, service_of
from reverie.server.middleware import Doorway
from reverie.server.openapi import openapi_of
from reverie.server.routes import aids, daily, guests, house, pages, puzzles, records, tables, winnable
from reverie.server.service import Service
from reverie.server.settings import Settings
from reverie.server.strict import invalid

DESCRIPTION = "Tables for the dream games: HTTP to set them up, a WebSocket to play. See docs/server.md."


def create_app(settings: Settings | None = None, service: Service | None = None) -> FastAPI:
    """The application for some settings; the database is opened when it starts."""
    served = service or Service(settings or Settings())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await served.start()
        try:
            yield
        finally:
            await served.stop()

    app = FastAPI(
        title="Reverie", version=reverie.__version__, description=DESCRIPTION, lifespan=lifespan, docs_url=None,
        redoc_url=None, openapi_url=None, redirect_slashes=False,
    )  # fmt: skip
    app.state.service = served
    # As they are: nothing is added to them here, and to include them would build every route a second time.
    for routes in (house, tables, records, guests, daily, puzzles, aids, winnable):
        app.router.routes.extend(routes.router.routes)
    # FastAPI's own way to extend the document is to replace this method.
    app.openapi = lambda: openapi_of(app)  # type: ignore[method-assign]
    written: list[bytes] = []  # once: it is the longest thing that anybody can ask for

    def write() -> None:
        if not written:
            written.append(json.dumps(app.openapi(), ensure_ascii=False, separators=(",", ":")).encode())

    async def openapi() -> Response:
        if not written:
            await served.work.run("files", write)
        return Response(written[0], media_type="application/json")

    app.add_api_route("/openapi.json", openapi, include_in_schema=False)
    app.router.routes.extend(pages.router.routes)  # last: its files have any name
    app.add_exception_handler(ReverieError, refused)
    app.add_exception_handler(RequestValidationError, refused)
    app.add_exception_handler(HTTPException, refused)
    app.add_middleware(Doorway)
    return app


async def refused(request: Request, error: Exception) -> Response:
    """Every refusal looks the same, whoever noticed it; only who has lost the way with a browser is shown a page."""
    found: ReverieError
    if isinstance(error, RequestValidationError):
        found = invalid(error)
    elif isinstance(error, HTTPException):
        codes = {404: "not_found", 405: "no_method", 413: "too_large", 415: "bad_media"}
        found = Refusal(codes.get(error.status_code, "bad_request"), limit=0, reason=excerpt(error.detail, 80))
    else:
        assert isinstance(error, ReverieError)
        found = error
    service_of(request).metrics.refused(found.code)
    if found.code == "not_found" and pages.is_for_a_person(request):
        return await pages.lost(request)
    response = refuse(found, language_of(request))
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


def application() -> Any:
    """For servers that start an application by name."""
    return create_app()
