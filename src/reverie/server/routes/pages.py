"""What a browser loads: the page of the table, its files, and the pictures of the cards."""

from __future__ import annotations

import gzip
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from reverie import art
from reverie.hosted.refusals import Refusal
from reverie.server.http import service_of
from reverie.server.strict import StrictRoute

router = APIRouter(route_class=StrictRoute, include_in_schema=False)

# Every place of the app has an address of its own; all of them are the same page (web/src/lib/router.svelte.ts).
PAGES = (
    "/", "/new", "/t/{table}", "/learn", "/learn/{game}", "/learn/{game}/{module}", "/rules", "/rules/{rule}",
    "/statistics", "/daily", "/puzzles", "/goals", "/campaigns", "/move", "/about",
)  # fmt: skip
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SMALL = {".png", ".woff2"}  # packed already
FOREVER = "public, max-age=31536000, immutable"  # whatever is at such an address never changes
ASK_AGAIN = "no-cache"  # keep it, but ask whether it is still so
FIXED_NAME = re.compile(r"[a-z0-9-]{1,40}\.[a-z0-9]{2,12}")
ART_MARK = b"%REVERIE_ART%"  # in the page, where the version of the pictures is to stand
FACES = 4096  # pictures to keep
READ: dict[str, tuple[bytes, bytes | None]] = {}
DRAWN: dict[tuple[str, str], tuple[bytes, bytes]] = {}

NOT_BUILT = (
    b"<!doctype html><html lang=en><title>Reverie</title><p>This copy of Reverie was installed without the table for "
    b"the browser. In a checkout, <code>make web</code> builds it."
)


def bundle() -> Traversable:
    """Where the built app is, in a checkout as in an installed package."""
    return resources.files("reverie") / "web"


def packaged(name: str) -> tuple[bytes, bytes | None] | None:
    """A file of the built app, plain and packed; None if there is no such file."""
    if PurePosixPath(name).suffix not in KINDS:
        return None
    file = bundle()
    for part in name.split("/"):
        file = file / part
    if not file.is_file():
        return None
    data = file.read_bytes()
    if name == "index.html":
        data = data.replace(ART_MARK, art.VERSION.encode())
    return data, None if PurePosixPath(name).suffix in SMALL else gzip.compress(data, 9, mtime=0)


def send(request: Request, found: tuple[bytes, bytes | None], suffix: str, keep: str) -> Response:
    """A file, packed where the browser takes that."""
    data, packed = found
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data, headers["content-encoding"] = packed, "gzip"
    return Response(data, media_type=KINDS[suffix], headers=headers)


async def found_file(request: Request, name: str) -> tuple[bytes, bytes | None] | None:
    """A file of the built app; whoever asks for it first has it packed, beside everything else."""
    found = READ.get(name)
    if found is None:
        found = await service_of(request).work.run("files", packaged, name)
        if found is not None:
            READ[name] = found  # there are as many as the app has files
    return found


async def page(request: Request) -> Response:
    """The app; it looks at the address itself."""
    return send(request, await found_file(request, "index.html") or (NOT_BUILT, None), ".html", ASK_AGAIN)


def is_for_a_person(request: Request) -> bool:
    """Whether somebody typed or followed an address that is nothing, with a browser: programs are told in JSON."""
    reads = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
    return reads and "text/html" in request.headers.get("accept", "")


async def lost(request: Request) -> Response:
    """The app at an address that is nothing: it says so, and where to go from there."""
    found = await page(request)
    found.status_code = 404
    return found


for address in PAGES:
    router.add_api_route(address, page, methods=["GET"], response_class=Response)


@router.get("/assets/{file}", response_class=Response)
async def asset(request: Request, file: Annotated[str, Path(pattern=r"^[A-Za-z0-9_.-]{1,120}$")]) -> Response:
    """A file of the app, named by what is in it."""
    found = await found_file(request, f"assets/{file}")
    if found is None:
        raise Refusal("not_found", place="file")
    return send(request, found, PurePosixPath(file).suffix, FOREVER)


def picture(theme: str, face: str) -> tuple[bytes, bytes]:
    """A picture, plain and packed."""
    data = art.face(face, theme).encode()
    return data, gzip.compress(data, 9, mtime=0)


@router.get("/art/{version}/{theme}/{face}.svg", response_class=Response)
async def face(
    request: Request,
    version: Annotated[str, Path(max_length=40)],
    theme: Annotated[str, Path(max_length=40)],
    face: Annotated[str, Path(max_length=60)],
) -> Response:
    """The picture of a card. Pages of another version get it as well, but are told not to keep it."""
    found = DRAWN.get((theme, face))
    if found is None:
        try:
            found = await service_of(request).work.run("files", picture, theme, face)
        except art.ArtError:
            raise Refusal("not_found", place="face") from None
        if len(DRAWN) < FACES:
            DRAWN[theme, face] = found
    return send(request, found, ".svg", FOREVER if version == art.VERSION else "no-store")


@router.get("/{file}", response_class=Response)
async def file(request: Request, file: Annotated[str, Path(max_length=200)]) -> Response:
    """What has a fixed name: the icon, what makes the page an app, and its service worker. There is nothing else."""
    is_one = FIXED_NAME.fullmatch(file) is not None and file != "index.html"
    found = await found_file(request, file) if is_one else None
    if found is None:
        raise Refusal("not_found", place="file")
    return send(request, found, PurePosixPath(file).suffix, ASK_AGAIN)
