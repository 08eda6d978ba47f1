"""No secret is ever sent or written down where somebody could find it who must not know it (T10)."""

from __future__ import annotations

import asyncio
import base64
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.server import http, links, middleware, observation, openapi
from reverie.server.metrics import Metrics
from reverie.server.middleware import Doorway
from reverie.server.rooms import showing
from scripts.web import BUNDLE, is_built
from tests.server.secrecy.canary import Secrets, forms
from tests.server.secrecy.parlour import KINDS, SPECS, Parlour, listening
from tests.server.support import running_server

Amount = Callable[[int, int], int]
Plant = Callable[[pytest.MonkeyPatch], None]


def visit(folder: Path, most: int, messages: int, seed: int = 1) -> Parlour:
    """Games of every kind until so many messages were searched, and the logs at the end."""

    async def run() -> Parlour:
        with listening() as (ours, written):
            async with running_server(folder) as running:
                parlour = Parlour(running, random.Random(seed))
                while parlour.messages < messages and not parlour.hits:
                    numbers = range(parlour.games, parlour.games + len(KINDS))
                    games = [(KINDS[n % len(KINDS)], SPECS[n % len(SPECS)]) for n in numbers]
                    await parlour.evening(games, most)
            for name, log in (("our records", ours), ("the log", written)):
                assert log.getvalue().count("request") > 10
                parlour.search(name, log.getvalue().encode(), set())
        # The database has to keep the secrets of deals; links and guests it does not know, since copies have readers.
        assert parlour.search_files(folder, parlour.keys)
        assert is_built() == bool(parlour.search_files(BUNDLE, parlour.secrets))
        return parlour

    return asyncio.run(run())


def test_no_secret_is_found_in_sockets_responses_logs_files_and_dumps(tmp_path: Path, amount: Amount) -> None:
    parlour = visit(tmp_path, 150, amount(20_000, 1_000_000))
    pieces = len(parlour.secrets.pieces)
    print(f"{parlour.messages} messages, {parlour.bytes} bytes, {parlour.games} games, {pieces} pieces")
    assert parlour.hits == []
    assert parlour.games >= len(KINDS)


# ---- a test that cannot fail proves nothing --------------------------------------------------------------------------


@pytest.mark.parametrize("form", forms("0" * 64))
def test_every_form_is_found_inside_other_bytes(form: str) -> None:
    rng = random.Random(form)
    for secret in (rng.randbytes(32).hex(), base64.urlsafe_b64encode(rng.randbytes(32)).decode().rstrip("=")):
        found = list(Secrets([("it", secret)]).hits(b'{"x":"' + forms(secret)[form] + b'","y":1}'))
        assert any(name.startswith("it (") for name in found)
        assert not list(Secrets([("it", secret)]).hits(rng.randbytes(3000).hex().encode()))


@pytest.mark.parametrize("around", [b"", b"in a text", "zwischen Schl\u00fcsseln".encode(), bytes(range(256))])
def test_the_bits_of_a_secret_are_found_among_others(around: bytes) -> None:
    rng = random.Random(7)
    for _ in range(50):
        secret = rng.randbytes(rng.choice((8, 16, 32)))
        looked_for = Secrets([("it", secret.hex())])
        for bits in (secret, secret[::-1]):
            assert list(looked_for.hits(around + bits + around))
        assert not list(looked_for.hits(around + rng.randbytes(len(secret)) + around))


def test_a_secret_inside_longer_base64_is_found() -> None:
    rng = random.Random(5)
    secret = rng.randbytes(32)
    for shift in range(7):
        for code in (base64.b64encode, base64.urlsafe_b64encode):
            assert list(Secrets([("it", secret.hex())]).hits(code(rng.randbytes(shift) + secret + rng.randbytes(9))))


def in_frames(patch: pytest.MonkeyPatch) -> None:
    real = observation.observe

    def leaky(table: Any, *rest: Any) -> Any:
        return {**real(table, *rest), "why": base64.b64encode(bytes.fromhex(table.header.secret or "")).decode()}

    patch.setattr(showing, "observe", leaky)


def in_bodies(patch: pytest.MonkeyPatch) -> None:
    real = http.refuse

    def leaky(error: Any, language: str) -> Any:
        error.place = newest_secret()
        return real(error, language)

    patch.setattr("reverie.server.app.refuse", leaky)


def in_headers(patch: pytest.MonkeyPatch) -> None:
    real = Doorway.check

    def leaky(self: Doorway, request: Any, service: Any) -> None:
        patch.setattr(middleware, "ADDED", [*plain_headers, (b"x-trace", newest_secret().upper().encode())])
        real(self, request, service)

    plain_headers = middleware.ADDED
    patch.setattr(Doorway, "check", leaky)


def in_logs(patch: pytest.MonkeyPatch) -> None:
    real = Doorway.note

    def leaky(self: Doorway, *rest: Any) -> None:
        middleware.LOG.debug("seed %s", newest_secret())
        real(self, *rest)

    patch.setattr(Doorway, "note", leaky)


def in_metrics(patch: pytest.MonkeyPatch) -> None:
    real = Metrics.text
    patch.setattr(Metrics, "text", lambda self: real(self) + f"table_{int(newest_secret() or '0', 16)} 1\n".encode())


def in_dumps(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(links, "hash_of", lambda token: token)


def in_openapi(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(openapi, "add_messages", lambda document: document.update({"x-example": newest_secret()}))


NEWEST: list[str] = []


def newest_secret() -> str:
    """The secret that was drawn last."""
    return NEWEST[-1] if NEWEST else ""


CHANNELS: dict[str, Plant] = {
    "frames": in_frames,
    "bodies": in_bodies,
    "headers": in_headers,
    "logs": in_logs,
    "metrics": in_metrics,
    "openapi": in_openapi,
    "dumps": in_dumps,
}


@pytest.mark.parametrize("channel", CHANNELS)
def test_a_planted_canary_is_found(channel: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from reverie.hosted import deals
    from tests.server.secrecy import parlour

    real = deals.new_secret

    def drawn() -> str:
        NEWEST.append(real())
        return NEWEST[-1]

    monkeypatch.setattr(deals, "new_secret", drawn)
    monkeypatch.setattr(parlour, "EVERYBODYS", ("/metrics", "/openapi.json"))
    CHANNELS[channel](monkeypatch)
    # Some pages are read seldom, and the description of the messages is written once, when it is first asked for: there
    # is no secret to plant in it before any deal, and who asks when is a matter of timing.
    for evening in range(3):
        folder = tmp_path / str(evening)
        folder.mkdir()
        found = visit(folder, 4, 200)
        if found.hits:
            break
    assert found.hits, f"{found.messages} messages"
