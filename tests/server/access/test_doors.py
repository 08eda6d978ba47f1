"""Other sites' pages stay outside, cookies and headers say what they must, and links cannot be guessed (T18)."""

from __future__ import annotations

import asyncio
import hmac
import inspect
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bench.server.unlimited import NEVER, NO_LIMITS
from reverie.server import doors, links
from reverie.server import hall as halls
from reverie.server.settings import Limits, Rate
from tests.server.access.people import QUIET, MovedClock, Person, Place, bearer, new_place
from tests.server.access.test_matrix import SPEC, stored
from tests.server.support import Running, running_server
from tests.server.wire import Answer, Refused, line, request

PUBLIC = "https://play.example.org"
Visit = Callable[[Running, Place], Awaitable[None]]


def at(folder: Path, visit: Visit, **settings: Any) -> None:
    """Visit a server with a table."""

    async def run() -> None:
        async with running_server(folder, clock=MovedClock(), timing=QUIET, **settings) as running:
            await visit(running, await new_place(running, SPEC))

    asyncio.run(run())


def as_browser(person: Person, table: str) -> list[tuple[str, str]]:
    """What a browser sends by itself, whichever site its page is from."""
    return [("Cookie", f"reverie_seat={person.token}; reverie_maker={person.token}"), ("Host", "play.example.org")]


# ---- origins ---------------------------------------------------------------------------------------------------------

TRICKS: dict[str, list[str]] = {
    "missing": [],
    "empty": [""],
    "null": ["null"],
    "another site": ["https://evil.example"],
    "subdomain": ["https://evil.play.example.org"],
    "parent": ["https://example.org"],
    "sibling": ["https://other.example.org"],
    "suffix": ["https://play.example.org.evil.example"],
    "prefix": ["https://evilplay.example.org"],
    "one letter less": ["https://play.example.or"],
    "other scheme": ["http://play.example.org"],
    "socket scheme": ["wss://play.example.org"],
    "other port": ["https://play.example.org:8443"],
    "port that goes without saying": ["https://play.example.org:443"],
    "empty port": ["https://play.example.org:"],
    "trailing dot": ["https://play.example.org."],
    "trailing slash": ["https://play.example.org/"],
    "path": ["https://play.example.org/t/abc"],
    "query": ["https://play.example.org?x"],
    "fragment": ["https://play.example.org#x"],
    "capitals": ["https://PLAY.example.org"],
    "capital scheme": ["HTTPS://play.example.org"],
    "user before": ["https://play.example.org@evil.example"],
    "user before ours": ["https://evil.example@play.example.org"],
    "password": ["https://a:b@play.example.org"],
    "two headers, ours first": [PUBLIC, "https://evil.example"],
    "two headers, ours last": ["https://evil.example", PUBLIC],
    "ours twice": [PUBLIC, PUBLIC],
    "list with commas": [f"{PUBLIC}, https://evil.example"],
    "list with spaces": [f"{PUBLIC} https://evil.example"],
    "null and ours": [f"null {PUBLIC}"],
    "space inside": ["https:// play.example.org"],
    "cyrillic letter": ["https://pl\u0430y.example.org"],
    "wide letters": ["https://ｐｌａｙ.example.org"],
    "punycode": ["https://xn--ply-6cd.example.org"],
    "percent": ["https%3A%2F%2Fplay.example.org"],
    "percent in the name": ["https://%70lay.example.org"],
    "encoded zero": ["https://play.example.org%00.evil.example"],
    "backslash": ["https:\\\\play.example.org"],
    "loopback": ["https://127.0.0.1"],
    "loopback 6": ["https://[::1]"],
    "number": ["https://2130706433"],
    "quotes": ['"https://play.example.org"'],
    "without scheme": ["play.example.org"],
    "double slash": ["//play.example.org"],
    "file": ["file://"],
    "extension": ["chrome-extension://abcdefghijklmnop"],
    "star": ["*"],
}


def test_there_are_enough_tricks() -> None:
    assert len(TRICKS) >= 20


def test_no_trick_opens_a_socket_or_changes_anything_with_a_cookie(tmp_path: Path) -> None:
    async def visit(running: Running, place: Place) -> None:
        table, browser = place.table, as_browser(place.people["seat"], place.table)
        before = await stored(running.service)
        for name, origins in TRICKS.items():
            headers = [*browser, *(("Origin", origin) for origin in origins)]
            with pytest.raises(Refused) as refused:
                async with line(running.url, f"/api/tables/{table}/play", headers):
                    pass
            answer = refused.value.answer
            doubled = len(origins) > 1 and answer.status == 400  # the library itself knows better
            assert doubled or (answer.status, answer.code) == (403, "bad_origin"), name
            for path in ("rotate", "leave", "follow", "link", "renew"):
                answer = await request(running.url, "POST", f"/api/tables/{table}/{path}", headers, {})
                assert (answer.status, answer.code) == (403, "bad_origin"), f"{name}: {path}"
        assert await stored(running.service) == before

    at(tmp_path, visit, public_url=PUBLIC)


def test_no_trick_changes_anything_without_a_seat(tmp_path: Path) -> None:
    """Whoever names an origin is a browser: also tables and names are not made for other sites."""

    async def visit(running: Running, place: Place) -> None:
        guest = place.people["guest"].headers
        before = await stored(running.service)
        for name, origins in TRICKS.items():
            if origins:
                headers = [*guest, ("Host", "play.example.org"), *(("Origin", origin) for origin in origins)]
                tried: list[tuple[str, str, Any]] = [
                    ("POST", "/api/tables", {"spec": SPEC}),
                    ("PUT", "/api/guest", {"name": "Evil"}),
                    ("DELETE", "/api/guest", None),
                    ("POST", f"/api/tables/{place.table}/enter", {"token": place.tokens[0]}),
                ]
                for method, path, body in tried:
                    answer = await request(running.url, method, path, headers, body)
                    assert (answer.status, answer.code) == (403, "bad_origin"), f"{name}: {method} {path}"
        assert await stored(running.service) == before

    at(tmp_path, visit, public_url=PUBLIC)


def test_the_right_origin_is_let_in_and_programs_need_none(tmp_path: Path) -> None:
    async def visit(running: Running, place: Place) -> None:
        seat, path = place.people["seat"], f"/api/tables/{place.table}/play"
        for headers in ([*as_browser(seat, place.table), ("Origin", PUBLIC)], seat.headers):
            async with line(running.url, path, headers) as opened:
                assert (await opened.hello())["type"] == "update"
        answer = await request(
            running.url,
            "POST",
            f"/api/tables/{place.table}/link",
            [*as_browser(seat, place.table), ("Origin", PUBLIC)],
        )
        assert answer.status == 200
        assert answer.json()["link"].startswith(f"{PUBLIC}/t/{place.table}#")

    at(tmp_path, visit, public_url=PUBLIC)


def test_without_a_public_address_the_host_that_was_called_is_the_right_one(tmp_path: Path) -> None:
    async def visit(running: Running, place: Place) -> None:
        path, cookie = f"/api/tables/{place.table}/play", ("Cookie", f"reverie_seat={place.tokens[0]}")
        async with line(running.url, path, [cookie, ("Origin", running.url)]) as opened:
            assert (await opened.hello())["type"] == "update"
        for origin in ("http://127.0.0.1", "http://localhost", running.url + "0", running.url.replace("http", "https")):
            with pytest.raises(Refused) as refused:
                async with line(running.url, path, [cookie, ("Origin", origin)]):
                    pass
            assert refused.value.answer.code == "bad_origin"

    at(tmp_path, visit)


# ---- cookies ---------------------------------------------------------------------------------------------------------


def attributes(cookie: str) -> set[str]:
    """The attributes of a cookie as browsers read them, without how long it lives."""
    return {
        part.strip().lower()
        for part in cookie.split(";")[1:]
        if not part.strip().lower().startswith(("max-age", "expires"))
    }


@pytest.mark.parametrize(("public", "secure"), [(PUBLIC, {"secure"}), (None, set()), ("http://home.test", set())])
def test_cookies_are_kept_from_scripts_other_sites_and_other_tables(
    public: str | None, secure: set[str], tmp_path: Path
) -> None:
    async def visit(running: Running, place: Place) -> None:
        path, token = f"/api/tables/{place.table}", place.people["link not entered"].token
        ours = [("Origin", public or running.url)]
        key = links.new_token()
        entered = await request(running.url, "POST", f"{path}/enter", ours, {"token": token, "key": key})
        rotated = await request(running.url, "POST", f"{path}/rotate", bearer(key), {})
        left = await request(running.url, "POST", f"{path}/leave", bearer(rotated.json()["token"]))
        for answer in (entered, rotated, left):
            assert attributes(answer.cookies["reverie_seat"]) == {"httponly", "samesite=lax", f"path={path}", *secure}
        assert entered.cookies["reverie_seat"].startswith(f"{key};")
        assert entered.json()["token"] is None  # what the page has chosen is told by nobody but itself
        made = await request(running.url, "POST", "/api/tables", ours, {"spec": SPEC})
        assert attributes(made.cookies["reverie_maker"]) == {
            "httponly", "samesite=lax", f"path=/api/tables/{made.json()['table']}", *secure,
        }  # fmt: skip
        assert left.cookies["reverie_seat"].startswith('"";')
        assert attributes(entered.cookies["reverie_guest"]) == {"httponly", "samesite=lax", "path=/api", *secure}
        forgotten = await request(running.url, "DELETE", "/api/guest")
        assert attributes(forgotten.cookies["reverie_guest"]) == {"httponly", "samesite=lax", "path=/api", *secure}

    at(tmp_path, visit, public_url=public)


# ---- headers ---------------------------------------------------------------------------------------------------------


def check_headers(answer: Answer, seen: str) -> None:
    """What every response says (rule 32)."""
    policy = [part.strip() for part in answer.value("content-security-policy").split(";")]
    assert {"default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"} <= set(policy), seen
    assert "unsafe" not in answer.value("content-security-policy"), seen
    assert answer.value("x-content-type-options") == "nosniff", seen
    assert answer.value("referrer-policy") == "no-referrer", seen
    assert answer.value("cross-origin-opener-policy") == "same-origin", seen
    is_page = answer.value("content-type").startswith("text/html")  # which is nobody's own
    kept = "no-cache" if is_page else "no-store"
    assert answer.value("cache-control") == kept, seen
    assert not answer.values("access-control-allow-origin"), seen
    assert not answer.values("server"), seen


def test_every_response_says_how_it_may_be_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server.access.test_matrix import ask, served_routes

    async def visit(running: Running, place: Place) -> None:
        for name in ("seat", "nobody"):
            for method, path in served_routes():
                answer = await ask(running, place, place.people[name], method, path)
                check_headers(answer, f"{name}: {method} {path}")
                place = await new_place(running, SPEC)
        strange: list[tuple[str, str, list[tuple[str, str]], bytes | None, int]] = [
            ("GET", "/nothing/here", [], None, 404),
            ("HEAD", "/api/games", [], None, 405),
            ("OPTIONS", "/api/tables", [("Origin", "https://evil.example")], None, 405),
            ("PATCH", "/api/guest", [], b"{}", 405),
            ("POST", "/api/tables", [], b"{", 400),
            ("POST", "/api/tables", [], b'{"spec": "chess"}', 422),
            ("POST", "/api/tables", [("Content-Type", "text/plain")], b"{}", 415),
            ("POST", "/api/tables", [("Content-Length", "70000")], b"{", 413),
            ("GET", "/api/tables/none", [], None, 404),
            ("GET", f"/api/tables/{place.table}/play", [], None, 404),
            ("DELETE", "/api/guest", [("Origin", "https://evil.example")], None, 403),
        ]
        for method, path, headers, body, status in strange:
            answer = await request(running.url, method, path, headers, body)
            assert answer.status == status, f"{method} {path}: {answer.status} {answer.body!r}"
            check_headers(answer, f"{method} {path}")
        with pytest.raises(Refused) as refused:
            async with line(running.url, f"/api/tables/{place.table}/play"):
                pass
        check_headers(refused.value.answer, "handshake")
        monkeypatch.setattr(running.service.hall, "ask", None)  # an error of our own
        answer = await request(running.url, "GET", f"/api/tables/{place.table}", bearer(place.tokens[0]))
        assert (answer.status, answer.code) == (500, "internal")
        check_headers(answer, "internal error")

    at(tmp_path, visit)


# ---- links -----------------------------------------------------------------------------------------------------------


def test_a_link_works_nowhere_but_where_it_is_not_written_down(tmp_path: Path) -> None:
    async def visit(running: Running, place: Place) -> None:
        token, path = place.tokens[0], f"/api/tables/{place.table}"
        tried: list[tuple[str, list[tuple[str, str]]]] = [
            (f"{path}?token={token}", []),
            (f"{path}?reverie_seat={token}&access_token={token}", []),
            (path, [("Referer", f"{running.url}/t/{place.table}#{token}")]),
            (path, [("X-Token", token)]),
            (path, [("Authorization", f"Basic {token}")]),
            (path, [("Authorization", token)]),
            (path, [("Authorization", f"Bearer {token}x")]),
            (path, [("Authorization", f"Bearer {links.hash_of(token)}")]),
            (path, [("Cookie", f"reverie_guest={token}")]),
        ]
        for url, headers in tried:
            answer = await request(running.url, "GET", url, headers)
            assert (answer.status, answer.code) == (401, "no_seat"), (url, headers)
            assert token.encode() not in answer.head + answer.body
        link = links.link(PUBLIC, place.table, token)
        assert token not in link.partition("#")[0]
        assert link.partition("#")[2] == token

    at(tmp_path, visit)


def test_guessing_links_is_slowed_down(tmp_path: Path) -> None:
    """Ten wrong links a minute from one address, wherever they are tried; right ones still open."""
    limits = Limits(messages=NEVER, new_tables=NEVER, tables_a_day=NEVER, imports=NEVER, requests=NEVER, connections=0)
    assert limits.failed_links == Rate(10, 60.0, 10)

    async def visit(running: Running, place: Place) -> None:
        path = f"/api/tables/{place.table}"

        async def guess(number: int) -> Answer:
            wrong = links.new_token()
            if number % 3 == 0:
                return await request(running.url, "GET", path, bearer(wrong))
            if number % 3 == 1:
                return await request(running.url, "POST", f"{path}/enter", (), {"token": wrong})
            with pytest.raises(Refused) as refused:
                async with line(running.url, f"{path}/play", bearer(wrong)):
                    pass
            return refused.value.answer

        for number in range(10):
            assert (await guess(number)).code == "no_seat"
        for number in range(10, 16):
            answer = await guess(number)
            assert (answer.status, answer.code) == (429, "too_many")
            assert 0 < answer.json()["error"]["retry_after"] <= 60
            assert 1 <= int(answer.value("retry-after")) <= 60
            check_headers(answer, "too many")
        assert (await request(running.url, "GET", path, bearer(place.tokens[0]))).status == 200
        assert (await request(running.url, "GET", path)).code == "no_seat"  # who brings no link does not guess

    at(tmp_path, visit, limits=limits)


def test_links_are_compared_in_constant_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hash of the table is compared, whichever fits, and by the comparison that is made for it."""
    compared: list[tuple[str, str]] = []
    real = hmac.compare_digest

    def watch(one: str, other: str) -> bool:
        compared.append((one, other))
        return real(one, other)

    monkeypatch.setattr("reverie.server.links.hmac", SimpleNamespace(compare_digest=watch))

    async def visit(running: Running, place: Place) -> None:
        kept = [door.token for door in await running.service.store.doors(place.table)]
        for token in (*place.tokens.values(), links.new_token()):
            compared.clear()
            await request(running.url, "GET", f"/api/tables/{place.table}", bearer(token))
            assert compared == [(links.hash_of(token), hashed) for hashed in kept]

    at(tmp_path, visit)
    assert "==" not in inspect.getsource(links.fits)
    assert "links.fits" in inspect.getsource(doors.found)
    assert "doors.found" in inspect.getsource(halls.Hall.door_of)


def test_links_are_long_and_never_the_same() -> None:
    tokens = {links.new_token() for _ in range(1_000)}
    assert len(tokens) == 1_000
    assert all(links.is_token(token) and len(token) == 43 for token in tokens)
    assert NO_LIMITS.failed_links == NEVER
