"""T13 and T15 over the wire, by enumeration: spoilt positions, records, table documents and files of cards of every
registered game are brought to a real server. Each is refused with a code and a sentence, or becomes a table; and
whatever can be asked about such a table is answered. Nothing is ever answered with an error of the server's own."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.errors import ReverieError
from reverie.kernel import registry
from reverie.server.settings import Timing
from tests.audit.tables import DEALS, MODES, hosted
from tests.audit.test_spoilt_documents import spoilt as spoil_document
from tests.fuzz.every_game import GAMES, positions, records, spoil_position, spoil_record
from tests.fuzz.mutate import spoil_text
from tests.server.hostile.metered import ask_port, enter_port, seat_at
from tests.server.hostile.plain import figure
from tests.server.hostile.test_appetite import MEMORY, held, taken
from tests.server.support import ServerProcess, server_process

pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="no /proc")

SIZE = 20  # games at questions, of each kind
SECONDS = 1.0  # of processor time for one request, and what a table may take of everybody's patience
ANSWERS = 3  # given at a table that came of something spoilt
PAGES = ("", "/observation", "/moments", "/moments/0", "/hint", "/chance", "/review", "/document", "/record")
CARDS = [game for game in GAMES if registry.game(game).manifest.cards is not None]
TOML = ["=", "[", "]", "[[", "]]", "{", "}", '"', "'''", ".", ",", "#", "true", "nan", "inf", "-1", "9" * 20,
        "0x_1", "1979-05-27T07:32:00Z", "[a]", "a.b.c = 1", "\\u0000", '"""', "\r", "\t"]  # fmt: skip

Brought = tuple[str, dict[str, Any]]


def spoilt_position(rng: random.Random, game: str, number: int) -> Brought:
    """A record that begins with a spoilt position. Where that can be laid down, all the rest of it is right: it is for
    the server to find that out, and to live with it."""
    text = spoil_position(rng, game, positions(game, SIZE))
    try:
        laid = reverie.from_position(text, seed=number)
        for _ in range(rng.randrange(ANSWERS)):
            if not laid.is_over:
                laid.apply(rng.choice(laid.legal_actions()))
        return "/api/records", {"record": laid.record().text()}
    except ReverieError:
        return "/api/records", {"record": json.dumps(rng.choice(records(game, SIZE)).to_json() | {"start": text})}


def spoilt_record(rng: random.Random, game: str, number: int) -> Brought:
    return "/api/records", {"record": spoil_record(rng, game, records(game, SIZE), positions(game, SIZE))}


@cache
def documents(game: str) -> tuple[dict[str, Any], ...]:
    """Documents of a game, of every way to deal: of games that have just begun."""
    played = [hosted(game, mode, deal, 50, answers=8) for mode in MODES for deal in DEALS]
    return tuple(form.to_json() for one in played for form in (one.document(), one.sealed(0)))


def spoilt_document(rng: random.Random, game: str, number: int) -> Brought:
    return "/api/records", {"record": spoil_document(rng, number, documents(game))}


def spoilt_cards(rng: random.Random, game: str, number: int) -> Brought:
    """A file of other cards with one to three changes."""
    written = registry.game(game).manifest.cards
    assert written is not None
    text = written.template()
    for _ in range(rng.choice([1, 1, 2, 3])):
        text = spoil_text(rng, text, TOML)
    return "/api/cards", {"game": game, "name": "mine.toml", "text": text[:30_000]}


SPOILT: dict[str, tuple[Callable[[random.Random, str, int], Brought], list[str], tuple[int, int]]] = {
    "position": (spoilt_position, list(GAMES), (12, 5_000)),
    "record": (spoilt_record, list(GAMES), (8, 4_000)),
    "document": (spoilt_document, list(GAMES), (8, 3_000)),
    "cards": (spoilt_cards, CARDS, (20, 5_000)),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    # Tables that nobody looks at leave the memory as ever, only sooner: a thousand of them are made here in minutes.
    quick = Timing(idle_room=5.0, sweep=1.0)
    with server_process(tmp_path_factory.mktemp("spoilt"), timing=quick, cache_kib=512) as running:
        yield running
        assert figure(running.url, "reverie_faults_total") == 0


class Visitor:
    """Somebody who brings things, and looks at all that comes of them."""

    def __init__(self, server: ServerProcess) -> None:
        assert server.process is not None
        self.port, self.pid = server.port, server.process.pid
        self.answers: Counter[str] = Counter()
        self.worst = 0.0, ""

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """One request; it is answered, or refused in words."""
        begun = taken(self.pid)
        status, said = ask_port(self.port, method, path, body, token)
        self.worst = max(self.worst, (taken(self.pid) - begun, f"{path} {json.dumps(body)[:4000]}"))
        code = "" if status < 400 else said["error"]["code"]
        assert status < 500, (status, code, method, path, json.dumps(body))
        assert status < 400 or (code and said["error"]["message"] not in ("", code)), (status, said)
        self.answers[code or str(status)] += 1
        return said

    def bring(self, path: str, body: dict[str, Any], wire: bool) -> None:
        """Something spoilt; if it becomes a table, everything about that, and some answers over its line."""
        said = self.ask("POST", path, body)
        if "links" not in said:
            return
        token = enter_port(self.port, said, 0)
        for page in PAGES:
            self.ask("GET", f"/api/tables/{said['table']}{page}", None, token)
        if wire:
            self.play(said["table"], token)

    def play(self, table: str, token: str) -> None:
        """Answer, take back, give again: each is acknowledged or refused."""
        with seat_at(self.port, table, token) as seat:
            for number in range(ANSWERS):
                if seat.seen["actions"]:
                    self.said(seat.do("act", action=seat.seen["actions"][-number % len(seat.seen["actions"])]["id"]))
            self.said(seat.do("undo", count=1))
            self.said(seat.do("redo", count=1))

    def said(self, message: dict[str, Any]) -> None:
        """Whatever was refused on a line was refused with a code, and not with `internal`."""
        code = message.get("error", {}).get("code", message["type"])
        assert code not in ("internal", "error"), message
        self.answers[f"line: {code}"] += 1


CASES = [(kind, game) for kind, (_, games, _) in SPOILT.items() for game in games]


@pytest.mark.parametrize(("kind", "game"), CASES, ids="-".join)
def test_whatever_is_spoilt_is_answered(
    server: ServerProcess, kind: str, game: str, amount: Callable[[int, int], int]
) -> None:
    spoil, _, counts = SPOILT[kind]
    rng, visitor = random.Random(f"{kind} {game}"), Visitor(server)
    visitor.bring(*spoil(random.Random(0), game, 0), wire=False)  # what is loaded on first use is loaded
    visitor.worst = 0.0, ""
    before = held(visitor.pid)
    for number in range(amount(*counts)):
        visitor.bring(*spoil(rng, game, number), wire=number % 4 == 0)
    print(kind, game, sum(visitor.answers.values()), f"worst {visitor.worst[0]:.2f} s", dict(visitor.answers))
    assert visitor.worst[0] <= SECONDS, visitor.worst
    assert held(visitor.pid) - before <= MEMORY
    refused = sum(count for code, count in visitor.answers.items() if not code.isdigit())
    assert refused, "the damage is too slight"
