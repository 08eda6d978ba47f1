"""T26: nothing on the event loop takes more than 5 ms of processor time, whatever is asked for, in every game.

Every route, every message and the start of a table is asked with the heaviest thing that is allowed, at tables for one
and for two; one without an entry here fails the test. What is measured is the processor time of each callback of the
loop, so a busy machine changes nothing; the best of a few tries counts, for the first one may meet what is only done
once for each process.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from reverie.hosted.entries import MAKER
from reverie.hosted.table import ACTIONS
from reverie.kernel import registry
from reverie.puzzles import puzzle as puzzles
from reverie.server.messages import (
    Act,
    ActAll,
    AnswerUndo,
    AskWorld,
    Concede,
    Hello,
    Message,
    Ping,
    Redo,
    Rematch,
    Resume,
    SayEmote,
    Sit,
    Speak,
    Undo,
)
from reverie.server.roles import MESSAGES, ROUTES
from tests.fuzz.every_game import any_game, records
from tests.server.hostile.metered import (
    NONCE,
    TOKEN,
    TOKENS,
    Metered,
    Seat,
    alone,
    enter_port,
    for_so_many,
    grown,
    metered,
)

LIMIT = 0.005
TRIES = 4
GAMES = sorted(registry.games())
DEEP_TOML = "a." * 14_900 + "a = 1"
WIDE_TOML = "\n".join(f"k{number}.a.b.c.d.e.f = 1" for number in range(1_300))


@dataclass(frozen=True)
class Kept:
    """A stored table."""

    id: str
    players: int


class House:
    """The server with tables of each game that have grown and that are over, for one and for two."""

    def __init__(self, server: Metered, entries: int) -> None:
        self.server = server
        self.long: dict[str, list[Kept]] = {}
        self.over: dict[str, list[Kept]] = {}
        self.records: dict[str, str] = {}
        for game in GAMES:
            for kept, over in ((self.long, False), (self.over, True)):
                made = [grown(game, entries, over, players=players) for players in (1, 2)]
                for header, log in made:
                    server.keep(header, log)
                kept[game] = [Kept(header.id, header.players) for header, _ in made]
            self.records[game] = server.ask("GET", f"/api/tables/{self.over[game][0].id}/record")[1]["record"]

    @contextmanager
    def seats(self, table: Kept) -> Iterator[list[Seat]]:
        """Everybody at a table."""
        with ExitStack() as stack:
            yield [stack.enter_context(self.server.seat(table.id, TOKENS[seat])) for seat in range(table.players)]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[House]:
    entries = 2_900 if request.config.getoption("--torture") else 250
    with metered(tmp_path_factory.mktemp("loop")) as server:
        yield House(server, entries)


Ask = Callable[[House, str], Any]


def get(path: str) -> Ask:
    return lambda house, game: house.server.ask("GET", path.replace("{game}", game))


def at(which: str, rest: str = "", method: str = "GET", body: Any = None, by: int = 0) -> Ask:
    """A request about grown tables, which have to be read for it; by somebody who may, so it is done. Whoever lost a
    seat by it has it again afterwards."""

    def ask(house: House, game: str) -> None:
        for table in getattr(house, which)[game]:
            house.server.forget_tables()
            status, said = house.server.ask(method, f"/api/tables/{table.id}{rest}", body, TOKENS[by])
            assert status < 300 or (rest, said["error"]["code"]) in REFUSED, (rest, said)
            if method == "POST":
                house.server.give_keys_back(table.id, table.players)

    return ask


# What grown tables have not got: the computer player of a game whose engine plays none, a rematch, a second seat.
REFUSED = {
    ("/chance", "policy-unknown"), ("/follow", "no_rematch"), ("/hint", "not_asked"), ("/ahead", "not_asked"),
    ("/partner", "bad_request"), ("/partner", "no_partner"), ("/partner", "seat_taken"),
    ("/review", "weigh-never"), ("/substitute", "bad_request"), ("/substitute", "seat_taken"),
    ("/winnable", "solve-game"),
    ("/sitting", "seats-fixed"),
}  # fmt: skip


def post(path: str, *bodies: Callable[[House, str], Any]) -> Ask:
    return lambda house, game: [house.server.ask("POST", path, body(house, game)) for body in bodies]


def cards(text: str) -> Callable[[House, str], Any]:
    return lambda house, game: {"game": game, "name": "x", "text": text}


def record_of(game: str, answers: int) -> str:
    """A record with so many answers as no table holds."""
    lines = ["Reverie record 1", f"game: {alone(game)}/seed=7", "rules: 1", ""]
    lines += [f"{turn}. " + ", ".join(["x"] * 50) for turn in range(1, answers // 50)]
    body = "\n".join([*lines, "result: unfinished", "state: 0"]) + "\n"
    return body + f"check: {hashlib.sha256(body.encode()).hexdigest()}\n"


def from_positions(house: House, game: str) -> None:
    """Tables that go on from written positions."""
    for record in records(game, 6)[3:]:
        assert record.start is not None
        assert house.server.ask("POST", "/api/records", {"record": record.text()})[0] == 201


def each(method: str, path: str) -> Ask:
    """A request about every grown table of a game, by somebody who is no guest at it."""
    return lambda house, game: [house.server.ask(method, f"{path}{table.id}") for table in house.long[game]]


def each_puzzle(method: str, path: str, body: object = None) -> Ask:
    """A request about the last puzzle of every game: it is deep in one, whatever is played."""
    keys = [puzzles.shipped(name)[-1].key for name in puzzles.GAMES]
    return lambda house, game: [house.server.ask(method, f"/api/puzzles/{key}{path}", body) for key in keys]


def several(*asks: Ask) -> Ask:
    return lambda house, game: [ask(house, game) for ask in asks]


ASKED: dict[tuple[str, str], Ask] = {
    ("GET", "/healthz"): get("/healthz"),
    ("GET", "/metrics"): get("/metrics"),
    ("GET", "/openapi.json"): get("/openapi.json"),
    ("GET", "/api/games"): get("/api/games"),
    ("GET", "/api/rules/{rule}"): get("/api/rules/ONI-BASE-01"),
    ("GET", "/api/cards/{game}"): get("/api/cards/{game}"),
    ("POST", "/api/cards"): post("/api/cards", cards(DEEP_TOML), cards(WIDE_TOML), cards("a=" + "[" * 14_000)),
    ("GET", "/api/difficulty"): lambda house, game: house.server.ask("GET", f"/api/difficulty?spec={alone(game)}"),
    ("POST", "/api/tables"): post("/api/tables", lambda house, game: {"spec": alone(game)}),
    ("POST", "/api/records"): several(
        post(
            "/api/records",
            lambda house, game: {"record": house.records[game]},
            lambda house, game: {"record": record_of(game, 200_000)},
            lambda house, game: {"record": "[" * 1_000_000},
            lambda house, game: {"record": "\u20ac" * 1_000_000},
        ),
        from_positions,
    ),
    ("GET", "/api/days/{day}"): get("/api/days/2026-01-01"),
    ("GET", "/api/guest"): get("/api/guest"),
    ("PUT", "/api/guest"): lambda house, game: house.server.ask("PUT", "/api/guest", {"name": "x" * 20}),
    ("DELETE", "/api/guest"): lambda house, game: house.server.ask("DELETE", "/api/guest"),
    ("GET", "/api/guest/tables"): get("/api/guest/tables"),
    ("GET", "/api/guest/statistics"): get("/api/guest/statistics"),
    ("GET", "/api/guest/progress"): get("/api/guest/progress"),
    ("GET", "/api/guest/games/{table}"): each("GET", "/api/guest/games/"),
    ("PUT", "/api/guest/tables/{table}"): lambda house, game: [
        house.server.ask("PUT", f"/api/guest/tables/{table.id}", {"name": "x" * 20}) for table in house.long[game]
    ],
    ("DELETE", "/api/guest/tables/{table}"): each("DELETE", "/api/guest/tables/"),
    ("POST", "/api/guest/move"): post("/api/guest/move", lambda house, game: None),
    ("POST", "/api/guest/arrive"): post("/api/guest/arrive", lambda house, game: {"token": TOKEN}),
    ("GET", "/api/daily"): get("/api/daily"),
    ("POST", "/api/daily"): post("/api/daily", lambda house, game: {"game": game}),
    ("GET", "/api/puzzles"): get("/api/puzzles"),
    ("GET", "/api/puzzles/{puzzle}"): each_puzzle("GET", ""),
    ("POST", "/api/puzzles/{puzzle}/table"): each_puzzle("POST", "/table"),
    ("POST", "/api/puzzles/{puzzle}/answer"): each_puzzle("POST", "/answer", {"action": "play red.sun"}),
    ("POST", "/api/puzzles/{puzzle}/help"): each_puzzle("POST", "/help", {"step": 4}),
    ("GET", "/api/winnable"): lambda house, game: house.server.ask("GET", f"/api/winnable?spec={alone(game)}"),
    ("POST", "/api/tables/{table}/enter"): at("long", "/enter", "POST", {"token": TOKEN}),
    ("GET", "/api/tables/{table}"): at("long"),
    ("GET", "/api/tables/{table}/observation"): at("long", "/observation"),
    ("GET", "/api/tables/{table}/moments"): at("long", "/moments"),
    ("GET", "/api/tables/{table}/moments/{answers}"): at("long", "/moments/9"),
    ("GET", "/api/tables/{table}/hint"): at("long", "/hint"),
    ("GET", "/api/tables/{table}/ahead"): at("long", "/ahead"),
    ("GET", "/api/tables/{table}/chance"): at("long", "/chance"),
    ("GET", "/api/tables/{table}/review"): at("over", "/review"),
    ("GET", "/api/tables/{table}/winnable"): at("over", "/winnable"),
    ("GET", "/api/tables/{table}/record"): at("over", "/record"),
    ("GET", "/api/tables/{table}/document"): at("over", "/document"),
    ("POST", "/api/tables/{table}/follow"): at("over", "/follow", "POST"),
    ("POST", "/api/tables/{table}/link"): at("long", "/link", "POST"),
    ("POST", "/api/tables/{table}/rotate"): at("long", "/rotate", "POST", {"key": TOKEN}),
    ("POST", "/api/tables/{table}/renew"): at("long", "/renew", "POST", {"seat": 0}, by=MAKER),
    ("POST", "/api/tables/{table}/partner"): at("long", "/partner", "POST", {"seat": 1}, by=MAKER),
    ("POST", "/api/tables/{table}/sitting"): at("long", "/sitting", "POST", {"mode": "three"}, by=MAKER),
    ("POST", "/api/tables/{table}/substitute"): at("long", "/substitute", "POST", {"seat": 1}),
    ("POST", "/api/tables/{table}/leave"): at("long", "/leave", "POST"),
    ("WEBSOCKET", "/api/tables/{table}/play"): lambda house, game: hello(house, game),  # and message by message, below
    ("GET", "/assets/{file}"): get("/assets/none.js"),
    ("GET", "/art/{version}/{theme}/{face}.svg"): get("/art/0/none/none.svg"),
    ("GET", "/{file}"): get("/manifest.webmanifest"),
}
PAGES = (
    "/", "/new", "/t/{table}", "/learn", "/learn/{game}", "/learn/{game}/{module}", "/rules", "/rules/{rule}",
    "/statistics", "/daily", "/puzzles", "/goals", "/campaigns", "/move", "/about",
)  # fmt: skip
ASKED |= {("GET", path): get(path.replace("{table}", "x").replace("{rule}", "x")) for path in PAGES}


def worst_of(house: House, ask: Callable[[], Any]) -> tuple[float, str]:
    """The longest callback that a question takes, in the best of a few tries."""
    best, what = 9.0, ""
    for _ in range(TRIES):
        house.server.reset()
        ask()
        if house.server.worst < best:
            best, what = house.server.worst, house.server.what
        if best <= LIMIT:
            break
    return best, what


def test_every_route_and_message_is_asked() -> None:
    assert ASKED.keys() == ROUTES.keys()
    assert SAID.keys() == MESSAGES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_routes(house: House, game: str) -> None:
    found = {}
    for route, ask in ASKED.items():
        taken, what = worst_of(house, lambda ask=ask: ask(house, game))  # type: ignore[misc]
        if taken > LIMIT:
            found[route] = round(taken * 1000, 1), what
    assert not found


@pytest.mark.parametrize("game", GAMES)
def test_starts(house: House, game: str, amount: Callable[[int, int], int]) -> None:
    """Tables of all set-ups, with as many as they are for, until the cards lie there."""
    lots, found = random.Random(f"26 {game}"), {}
    for _ in range(amount(3, 60)):
        spec = any_game(game, lots).spec.rules_text()
        taken, what = worst_of(house, lambda spec=spec: begin(house, spec))  # type: ignore[misc]
        if taken > LIMIT:
            found[spec] = round(taken * 1000, 1), what
    assert not found


def begin(house: House, spec: str) -> None:
    """A new table, and everybody sits down."""
    made = house.server.ask("POST", "/api/tables", {"spec": spec}, None)[1]
    port = house.server.port
    with ExitStack() as stack:
        for number in range(made["players"]):
            seat = stack.enter_context(house.server.seat(made["table"], token=enter_port(port, made, number)))
            assert seat.do("sit", nonce=NONCE)["type"] == "update"
        assert seat.seen["view"] is not None


# ---- messages ------------------------------------------------------------------------------------------------------


def hello(house: House, game: str) -> None:
    for table in house.long[game]:
        house.server.forget_tables()
        with house.seats(table):
            pass


def talk(*words: tuple[str, dict[str, Any], tuple[str, ...]], which: str = "long") -> Ask:
    """Everybody says something at a table."""

    def say(house: House, game: str) -> None:
        for table in getattr(house, which)[game]:
            with house.seats(table) as seats:
                for seat in seats:
                    for kind, body, answers in words:
                        if answers:
                            seat.say({"type": kind} | body)
                            seat.until(*answers)
                        else:
                            seat.do(kind, **body)

    return say


def sit(players: int) -> Ask:
    return lambda house, game: begin(house, for_so_many(game, players))


def act(house: House, game: str) -> None:
    """Answers, right and wrong and too late."""
    for table in house.long[game]:
        with house.seats(table) as seats:
            for _ in range(3):
                number = next((n for n, seat in enumerate(seats) if is_waited_for(seat, n)), None)
                if number is None:
                    break
                answered = seats[number].do("act", action=seats[number].seen["actions"][0]["id"])
                assert answered["type"] == "update"
                for seat in seats:
                    seat.catch_up(answered["seq"])
            for seat in seats:
                seat.do("act", action="x" * 100)
                seat.seq = 1  # long ago
                seat.do("act", action="x")
            if table.players == 1:
                seats[0].do("undo", count=1)


def act_all(house: House, game: str) -> None:
    """As many answers in one message as there may be: the last ones, taken back before; and one too many at the end."""
    table = house.long[game][0]
    with house.seats(table) as (seat,):
        stored = house.server.service.hall.rooms[table.id].memory
        assert stored is not None
        words = [action.words for action in stored.running().line[-ACTIONS:]]
        assert seat.do("undo", count=len(words))["type"] == "update"
        assert seat.do("act_all", actions=[*words[:-1], "x" * 100])["type"] == "refused"
        assert seat.do("act_all", actions=words)["type"] == "update"


def is_waited_for(seat: Seat, number: int) -> bool:
    decision = seat.seen["decision"]
    return bool(seat.seen["actions"]) and number in decision["seats"]


def undo(house: House, game: str) -> None:
    """Far back, and forth, and step by step; together one asks, and is refused or agreed with."""
    one, two = house.long[game]
    with house.seats(one) as (seat,):
        for count in (seat.seen["answers"], 1, 5, seat.seen["answers"] // 2):
            if seat.seen["answers"] >= count > 0:
                assert seat.do("undo", count=count)["type"] == "update"
            if seat.seen["redo"]:
                seat.do("redo", count=seat.seen["redo"])
    with house.seats(two) as (first, second):
        for count in (first.seen["answers"], first.seen["answers"] // 2, 1):
            for agree in (False, True):
                if count and first.do("undo", count=count)["type"] == "update":
                    second.catch_up(first.seq)
                    assert second.do("answer_undo", agree=agree)["type"] == "update"
                    first.catch_up(second.seq)


def rematch(house: House, game: str) -> None:
    """Everybody would like another game, and there is one; the next time there is one already."""
    for table in house.over[game]:
        with house.seats(table) as seats:
            for seat in seats:
                seat.do("rematch")
                for other in seats:
                    other.catch_up(seat.seq)
    talk(("rematch", {}, ()))(house, game)


def concede(house: House, game: str) -> None:
    """A new game is given up; one that is over cannot be."""
    made = house.server.ask("POST", "/api/tables", {"spec": alone(game)}, None)[1]
    with house.server.seat(made["table"], token=enter_port(house.server.port, made, 0)) as seat:
        assert seat.do("sit", nonce=NONCE)["type"] == "update"
        seat.do("concede")
    talk(("concede", {}, ()), which="over")(house, game)


SAID: dict[type[Message], Ask] = {
    Hello: hello,
    Resume: talk(("resume", {"after": 0}, ("update",)), ("resume", {"after": 100}, ("update",))),
    Speak: talk(("lang", {"lang": "de"}, ("update",))),
    Ping: talk(("ping", {}, ("pong",))),
    Sit: several(*(sit(players) for players in (1, 2))),
    Act: act,
    ActAll: act_all,
    Undo: undo,
    Redo: undo,
    AnswerUndo: several(undo, talk(("answer_undo", {"agree": True}, ()))),
    Rematch: rematch,
    Concede: concede,
    SayEmote: talk(("emote", {"emote": "hello"}, ("emote", "error"))),
    AskWorld: talk(("world", {}, ("world", "error"))),
}


@pytest.mark.parametrize("game", GAMES)
def test_messages(house: House, game: str) -> None:
    found = {}
    for kind, ask in SAID.items():
        taken, what = worst_of(house, lambda ask=ask: ask(house, game))  # type: ignore[misc]
        if taken > LIMIT:
            found[kind.__name__] = round(taken * 1000, 1), what
    assert not found
