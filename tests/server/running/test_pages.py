"""What a browser loads: the page, its files, the pictures; and how long it may keep them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie import art
from reverie.server.routes import pages
from reverie.server.routes.pages import ART_MARK, PAGES
from tests.server.support import running_server
from tests.server.wire import Answer, request

FOREVER = "public, max-age=31536000, immutable"


def ask(tmp_path: Path, *paths: str, packed: bool = False) -> list[Answer]:
    """Fetch some addresses."""

    async def run() -> list[Answer]:
        async with running_server(tmp_path) as running:
            headers = [("Accept-Encoding", "gzip")] if packed else []
            return [await request(running.url, "GET", path, headers) for path in paths]

    return asyncio.run(run())


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A small app in the place of the built one."""
    folder = tmp_path / "package" / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><meta content='" + ART_MARK + b"'>")
    (folder / "assets" / "main-1a.js").write_text("export {}")
    (folder / "assets" / "font-1a.woff2").write_bytes(b"wOF2")
    (folder / "sw.js").write_text("// worker")
    (folder / "secret.txt").write_text("not for everybody")
    (tmp_path / "package" / "outside.js").write_text("not ours to give")
    monkeypatch.setattr(pages, "bundle", lambda: folder)
    pages.READ.clear()
    yield folder
    pages.READ.clear()


def test_every_place_of_the_app_is_the_same_page(built: Path, tmp_path: Path) -> None:
    values = {"{table}": "kp19wyz71hk7ss0fdj6m", "{game}": "onirim", "{rule}": "ONI-BASE-18"}
    paths = []
    for path in PAGES:
        for name, value in values.items():
            path = path.replace(name, value)
        paths.append(path)
    answers = ask(tmp_path, *paths)
    assert {answer.status for answer in answers} == {200}
    assert len({answer.body for answer in answers}) == 1
    assert art.VERSION.encode() in answers[0].body
    headers = dict(answers[0].headers)
    assert headers["cache-control"] == "no-cache"
    assert headers["content-type"] == "text/html; charset=utf-8"
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy


def test_files_named_by_their_content_are_kept_for_good_and_packed(built: Path, tmp_path: Path) -> None:
    script, font, worker = ask(tmp_path, "/assets/main-1a.js", "/assets/font-1a.woff2", "/sw.js", packed=True)
    assert dict(script.headers)["cache-control"] == FOREVER
    assert gzip.decompress(script.body) == b"export {}"
    assert dict(script.headers)["content-type"] == "text/javascript; charset=utf-8"
    assert "content-encoding" not in dict(font.headers)
    assert dict(worker.headers)["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js", "/secret.txt", "/index.html", "/outside.js", "/assets/../outside.js",
        "/assets/..%2Foutside.js", "/%2e%2e/outside.js", "/assets/%2e%2e%2foutside.js", "/web/index.html",
        "/nothing-here", "/assets/",
    ],
)  # fmt: skip
def test_nothing_else_is_given_away(path: str, built: Path, tmp_path: Path) -> None:
    (answer,) = ask(tmp_path, path)
    assert answer.status in (400, 404), answer.body
    assert b"not ours" not in answer.body


def test_pictures_are_kept_for_good_by_their_version_only(tmp_path: Path) -> None:
    now, before, clear = ask(
        tmp_path,
        f"/art/{art.VERSION}/paper/red.sun.svg",
        "/art/older/paper/red.sun.svg",
        f"/art/{art.VERSION}/clear/earth%2Bwater.svg",
    )
    assert now.body == before.body == art.face("red.sun").encode()
    assert dict(now.headers)["cache-control"] == FOREVER
    assert dict(now.headers)["content-type"] == "image/svg+xml"
    assert dict(before.headers)["cache-control"] == "no-store"
    assert clear.body == art.face("earth+water", "clear").encode()


@pytest.mark.parametrize(
    "path",
    ["/art/0/paper/red.nothing.svg", "/art/0/glass/red.sun.svg", "/art/0/paper/red.sun.png", "/nope", "/.env",
     "/index.html"],
)  # fmt: skip
def test_what_does_not_exist_is_not_found(path: str, tmp_path: Path) -> None:
    (answer,) = ask(tmp_path, path)
    assert (answer.status, answer.code) == (404, "not_found")


def test_without_the_built_app_the_server_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "bundle", lambda: tmp_path / "nowhere")
    pages.READ.clear()
    (answer,) = ask(tmp_path, "/")
    pages.READ.clear()
    assert answer.status == 200
    assert b"make web" in answer.body
