"""Every route and every message, for everybody who could try: nobody gets further than the lists of roles say (T18)."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from starlette.routing import Route

import reverie
from reverie.kernel import registry
from reverie.puzzles.puzzle import Puzzle, numbered
from reverie.server.app import create_app
from reverie.server.links import is_token
from reverie.server.messages import CLIENT_MESSAGES, ClientMessage, Message
from reverie.server.middleware import SOCKET
from reverie.server.roles import AT_THE_TABLE, MESSAGES, ROUTES, Role
from reverie.server.service import Service
from reverie.server.settings import Settings
from tests.server.access.people import NAMES, QUIET, MovedClock, Person, Place, new_place
from tests.server.support import Running, running_server
from tests.server.wire import Answer, Refused, line, request

SPEC = "onirim/third/team"
PUZZLE = numbered("onirim", 1)
NOBODY = Person("nobody", Role.ANYBODY)
QUERIES = {"/api/difficulty": "?spec=onirim", "/api/winnable": "?spec=onirim"}
EMPTY_HANDED = (
    "no_rematch",
    "not_dealt",
    "not_found",
    "move_unknown",
    "daily_begun",
    "seat_taken",
    "not_over",
)  # but let in
SHUT_OUT = {"no_seat", "not_allowed", "link_expired", "link_used", "not_entered"}
PLAY = ("WEBSOCKET", "/api/tables/{table}/play")
FIELDS: dict[str, Any] = {
    "protocol": 1, "nonce": "ab" * 16, "action_id": "action-of-mine", "seq": 0, "action": 0, "actions": [0], "count": 1,
    "agree": True, "emote": "hello", "after": 0, "lang": "de",
}  # fmt: skip


def served_routes() -> list[tuple[str, str]]:
    """Every method and path that the application answers, as it says itself."""
    app = create_app(service=Service(Settings(database=":memory:")))
    routes = [route for route in app.routes if isinstance(route, Route)]
    assert len(routes) == len(app.routes)
    return sorted((method, route.path) for route in routes for method in route.methods or ())


def own_cards() -> str:
    """A file of cards that can be read."""
    written = registry.game("urbion").manifest.cards
    assert written is not None
    return written.template()


def answer_of(puzzle: Puzzle) -> str:
    """The answer that solves it."""
    return puzzle.answer(puzzle.game()).words


def body_of(method: str, path: str, person: Person) -> dict[str, Any] | None:
    """Something that fits, for routes that want something."""
    bodies: dict[tuple[str, str], dict[str, Any]] = {
        ("POST", "/api/tables"): {"spec": SPEC},
        ("POST", "/api/records"): {"record": reverie.from_spec(f"{SPEC}/seed=1").record().text()},
        ("POST", "/api/cards"): {"game": "urbion", "name": "mine.toml", "text": own_cards()},
        ("PUT", "/api/guest"): {"name": "Me"},
        ("PUT", "/api/guest/tables/{table}"): {"name": "Ours"},
        ("POST", "/api/guest/arrive"): {"token": "x" * 43},
        ("POST", "/api/daily"): {"game": "onirim"},
        ("POST", "/api/puzzles/{puzzle}/answer"): {"action": answer_of(PUZZLE)},
        ("POST", "/api/puzzles/{puzzle}/help"): {"step": 1},
        ("POST", "/api/tables/{table}/renew"): {"seat": 1},
        ("POST", "/api/tables/{table}/partner"): {"seat": 1},
        ("POST", "/api/tables/{table}/sitting"): {"mode": "three"},
        ("POST", "/api/tables/{table}/substitute"): {"seat": 1},
        ("POST", "/api/tables/{table}/enter"): {"token": person.token if is_token(person.token) else "x" * 43},
    }
    return bodies.get((method, path), {} if method in ("POST", "PUT") else None)


def message_of(kind: type[Message]) -> dict[str, Any]:
    """A message of a kind that could be sent; a field that nobody has an example for fails here."""
    name = get_args(kind.model_fields["type"].annotation)[0]
    wanted = [field for field, info in kind.model_fields.items() if info.is_required() and field != "type"]
    return {"type": name, **{field: FIELDS[field] for field in wanted}}


# ---- nothing without an entry ----------------------------------------------------------------------------------------


def test_every_route_has_its_roles() -> None:
    served = set(served_routes())
    assert len(served) >= 20
    assert served | {PLAY} == set(ROUTES)
    assert SOCKET.fullmatch(PLAY[1].replace("{table}", "t" * 20))


def test_every_message_has_its_roles() -> None:
    union = get_args(get_args(ClientMessage)[0])
    assert set(union) == set(CLIENT_MESSAGES) == set(MESSAGES)


# ---- the matrix ------------------------------------------------------------------------------------------------------


async def stored(service: Service) -> list[Any]:
    """Everything that is kept."""
    read = service.store.driver.read
    names = ("tables", "seats", "doors", "log", "guests", "results", "days", "attempts", "devices", "moves", "riddles")
    return [sorted(map(repr, await read(f"SELECT * FROM {name}"))) for name in names]


def opening(running: Running, person: Person) -> None:
    """It is as late as this person comes."""
    clock = running.service.clock
    assert isinstance(clock, MovedClock)
    clock.by = person.later


async def ask(running: Running, place: Place, person: Person, method: str, path: str) -> Answer:
    """One request of somebody."""
    values = {
        "table": place.table, "day": running.service.hall.today(), "rule": "ONI-GEN-01", "answers": "0",
        "game": "onirim", "module": "towers", "file": "robots.txt", "version": "0", "theme": "paper", "face": "red.sun",
        "puzzle": PUZZLE.key,
    }  # fmt: skip
    filled = re.sub(r"\{(\w+)\}", lambda found: values[found[1]], path) + QUERIES.get(path, "")
    opening(running, person)
    headers = [*person.headers, ("Origin", running.url)]
    try:
        return await request(running.url, method, filled, headers, body_of(method, path, person))
    finally:
        opening(running, NOBODY)


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[Running, Scene]]:
    """A server that does nothing by itself, with a table where everybody comes to the door."""
    async with running_server(folder, clock=MovedClock(), timing=QUIET) as running:
        yield running, await Scene.laid(running)


class Scene:
    """A table and everything that is kept; laid anew after whatever changed something, and only then."""

    def __init__(self, running: Running, place: Place, kept: list[Any]) -> None:
        self.running = running
        self.place = place
        self.kept = kept

    @staticmethod
    async def laid(running: Running) -> Scene:
        opening(running, NOBODY)
        return Scene(running, await new_place(running, SPEC), await stored(running.service))

    async def after(self, may_change: bool, seen: str) -> Scene:
        """How the next one finds it: as this one did."""
        if await stored(self.running.service) == self.kept:
            return self
        assert may_change, seen
        return await self.laid(self.running)


def test_every_route_lets_in_those_who_may_and_nobody_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as (running, scene):
            for name, (method, path) in product(NAMES, served_routes()):
                person = scene.place.people[name]
                answer = await ask(running, scene.place, person, method, path)
                seen = f"{name}: {method} {path}: {answer.status} {answer.code}"
                allowed = person.role in ROUTES[method, path]
                if path.endswith("/enter"):  # open to whoever has a link: which is what is asked here
                    allowed = person.role in AT_THE_TABLE or name == "link not entered"
                if allowed:
                    assert answer.code not in SHUT_OUT, seen
                    assert answer.status < 300 or answer.code in EMPTY_HANDED, seen
                else:
                    assert answer.code in SHUT_OUT, seen
                    assert answer.status in (401, 403), seen
                    assert "set-cookie" not in dict(answer.headers), seen
                scene = await scene.after(allowed, seen)

    asyncio.run(run())


def test_every_message_is_taken_from_those_who_may_and_nobody_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as (running, scene):
            for name, kind in product(NAMES, CLIENT_MESSAGES):
                person, seen = scene.place.people[name], f"{name}: {kind.__name__}"
                opening(running, person)
                path = PLAY[1].replace("{table}", scene.place.table)
                headers = [*person.headers, ("Origin", running.url)]
                if person.role not in ROUTES[PLAY]:
                    with pytest.raises(Refused) as refused:
                        async with line(running.url, path, headers):
                            pass
                    assert refused.value.answer.code in SHUT_OUT, seen
                    assert refused.value.answer.status in (401, 403), seen
                    scene = await scene.after(False, seen)
                    continue
                async with line(running.url, path, headers) as opened:
                    if message_of(kind)["type"] != "hello":
                        opened.say(message_of(kind))  # before hello nothing is heard, and nothing is shown
                        early = await opened.next()
                        assert early is not None, seen
                        assert early["type"] == "error", seen
                        await opened.hello()
                        opened.say(message_of(kind))
                        opened.say({"type": "resume", "after": 0})
                        said = [await opened.next() for _ in range(3)]
                        refusals = [found["error"]["code"] for found in said if found and "error" in found]
                        assert ("not_allowed" in refusals) == (person.role not in MESSAGES[kind]), (seen, said)
                    else:
                        assert (await opened.hello())["type"] == "update", seen
                scene = await scene.after(person.role in MESSAGES[kind], seen)

    asyncio.run(run())


# ---- seats only act for themselves -----------------------------------------------------------------------------------


def test_a_seat_cannot_act_for_another(tmp_path: Path) -> None:
    async def run() -> None:
        async with running_server(tmp_path, clock=MovedClock(), timing=QUIET) as running:
            place = await new_place(running, SPEC)
            path = PLAY[1].replace("{table}", place.table)
            first, second = (place.people[name].headers for name in ("seat", "other seat"))
            async with line(running.url, path, first) as mine, line(running.url, path, second) as other:
                for number, opened in enumerate((mine, other)):
                    await opened.hello()
                    opened.say({"type": "sit", "action_id": f"sit-down-{number}", "nonce": f"{number}" * 32})
                    await opened.until("update")
                game = (await running.service.hall.table(place.table))[1].running()
                assert game.decision is not None
                waiting = (mine, other)[1 - game.decision.seat]
                before = await stored(running.service)
                act = {"type": "act", "action_id": "for-another", "seq": 2, "action": game.legal_actions()[0]}
                waiting.say(act)
                refused = await waiting.until("refused")
                assert refused is not None
                assert refused["error"]["code"] == "not_asked"
                waiting.say({**act, "seat": game.decision.seat})
                refused = await waiting.until("refused")
                assert refused is not None
                assert refused["error"]["code"] == "bad_message"
                assert await stored(running.service) == before

    asyncio.run(run())


# ---- links that were good once ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["rotate", "leave"])
@pytest.mark.parametrize("greeted", [True, False])
def test_whoever_came_by_an_old_link_is_shut_out(way: str, greeted: bool, tmp_path: Path) -> None:
    """Also one who had opened the line in time, and says hello after the link was changed."""

    async def run() -> None:
        async with running_server(tmp_path, clock=MovedClock(), timing=QUIET) as running:
            place = await new_place(running, SPEC)
            path = PLAY[1].replace("{table}", place.table)
            headers = place.people["seat"].headers
            partner = place.people["other seat"].headers
            async with line(running.url, path, headers) as old, line(running.url, path, partner) as other:
                await other.hello()
                if greeted:
                    await old.hello()
                answer = await request(running.url, "POST", f"/api/tables/{place.table}/{way}", headers, {})
                assert answer.status in (200, 204)
                if not greeted:
                    old.say({"type": "hello", "protocol": 1})
                last = await old.until("closing", *(() if greeted else ("welcome", "update")))
                assert last is not None
                assert last["type"] == "closing"
                assert last["error"]["code"] == "no_seat"
                assert await old.next() is None
                other.say({"type": "ping"})
                assert await other.until("pong") is not None
            answer = await request(running.url, "GET", f"/api/tables/{place.table}", headers)
            assert (answer.status, answer.code) == (401, "no_seat")

    asyncio.run(run())
