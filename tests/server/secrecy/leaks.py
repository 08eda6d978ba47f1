"""Ways in which a server could leak, to be planted on purpose: some add a field, some take a guard away."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import orjson
import pytest

from reverie.audit import document
from reverie.hosted import table
from reverie.hosted.entries import Entry
from reverie.hosted.table import Body, Table
from reverie.kernel.game import Game
from reverie.server import observation
from reverie.server.connection import Connection, error_data
from reverie.server.messages import Observation
from reverie.server.rooms import order, showing
from reverie.server.rooms.order import Order
from reverie.server.rooms.room import Room
from reverie.server.routes import aids, records, tables

Plant = Callable[[pytest.MonkeyPatch], None]
Change = Callable[[dict[str, Any], Table, int | None], None]


def fingerprint(game: Game) -> int:
    """A number that depends on every card."""
    return int(hashlib.sha256(game.position().encode()).hexdigest()[:6], 16)


def observed(change: Change) -> Plant:
    """The observation is changed by what the table holds."""

    def leaky(at: Table, seat: int | None, *rest: Any) -> Observation:
        seen: Any = observation.observe(at, seat, *rest)
        if at.game is not None and not at.game.is_over:
            change(seen, at, seat)
        return seen  # type: ignore[no-any-return]

    def plant(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(showing, "observe", leaky)
        patch.setattr(tables, "observe", leaky)

    return plant


# ---- one more field in the observation ------------------------------------------------------------------------------


def state_hash(seen: dict[str, Any], at: Table, seat: int | None) -> None:
    seen["state"] = at.state()


def everybodys_actions(seen: dict[str, Any], at: Table, seat: int | None) -> None:
    seen["actions"] = at.running().offers()


def number_of_actions(seen: dict[str, Any], at: Table, seat: int | None) -> None:
    seen["choices"] = len(at.running().legal_actions())


def view_of_the_first_seat(seen: dict[str, Any], at: Table, seat: int | None) -> None:
    seen["view"] = at.running().view(0)


def plain_actions(seen: dict[str, Any]) -> list[dict[str, Any]]:
    """The actions as data to be changed; they come as text."""
    seen["actions"] = orjson.loads(seen["actions"]) if seen["actions"] else []
    actions: list[dict[str, Any]] = seen["actions"]
    return actions


def order_of_actions(seen: dict[str, Any], at: Table, seat: int | None) -> None:
    plain_actions(seen).sort(key=lambda action: (action["id"] * 7919 + fingerprint(at.running())) % 1009)


def ids_of_actions(seen: dict[str, Any], at: Table, seat: int | None) -> None:
    for action in plain_actions(seen):
        action["id"] += fingerprint(at.running()) % 7


def padding(seen: dict[str, Any], at: Table, seat: int | None) -> None:
    seen["pad"] = " " * (len(at.running().position()) % 16)


def nonces(seen: dict[str, Any], at: Table, seat: int | None) -> None:
    seen["seats"] = [{**entry, "nonce": at.nonces.get(entry["seat"])} for entry in seen["seats"]]


# ---- the rest of the server -----------------------------------------------------------------------------------------


def secret_in_welcome(patch: pytest.MonkeyPatch) -> None:
    real = Connection.put

    def leaky(self: Connection, message: Any) -> None:
        if message["type"] == "welcome":
            at = self.room.memory
            assert at is not None
            message["seed"] = at.header.secret or at.day_secret or at.header.spec
        real(self, message)

    patch.setattr(Connection, "put", leaky)


def events_of_the_first_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(showing, "events_after", lambda at, seat, after: observation.events_after(at, 0, after))


def last_entry_in_refusals(patch: pytest.MonkeyPatch) -> None:
    real = Order.log

    async def remember(self: Order, connection: Connection, message: Any) -> None:
        entries = await self.room.hall.store.tail(self.room.id, 0)
        patch.setattr(order, "error_data", lambda error, lang: {**error_data(error, lang), "after": entries[-1].body})
        await real(self, connection, message)

    patch.setattr(Order, "log", remember)


def explained_to_whoever_is_not_asked(patch: pytest.MonkeyPatch) -> None:
    """The guard of `act` comes too late: whether an action is legal is told to everybody who tries it."""
    real = Table.act

    def leaky(self: Table, seat: int, body: Body) -> Body:
        wrong = self.running().explain(body["action"])
        if wrong is not None:
            raise wrong
        return real(self, seat, body)

    patch.setitem(table.STEPS, "act", leaky)


def real_world(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Game, "world", lambda self, seat, seed: self.position())


def undo_by_the_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Game, "brings_news", lambda game, count: bool(fingerprint(game) % 2))


def undo_by_the_mark(patch: pytest.MonkeyPatch) -> None:
    """As it was once: a card that was played could be taken back, and the partner had seen it."""
    patch.setattr(Game, "brings_news", lambda game, count: game.reveals(count))


def undo_by_the_seats(patch: pytest.MonkeyPatch) -> None:
    """As it was for a moment: what each seat has not seen decides, and so a refusal tells of the other one's hand."""

    def leaky(game: Game, count: int) -> bool:
        before = game.clone()
        before.undo(count)
        for seat in range(game.players):
            told = game.events_after(seat, before.answers)[1]
            answered = [event.data for event in told if event.kind == "answered" and event.data["seat"] != seat]
            words = {word for data in answered for word in data["action"].split()}
            if not words.isdisjoint(before.view(seat)["unseen"]):
                return True
        return game.reveals(count)

    patch.setattr(Game, "brings_news", leaky)


def one_message_more(patch: pytest.MonkeyPatch) -> None:
    """A harmless message, but only over some piles."""
    real = Room.hand_out

    def leaky(self: Room, at: Table, *rest: Any) -> None:
        real(self, at, *rest)
        if at.game is not None and fingerprint(at.game) % 2:
            self.presence.show()

    patch.setattr(Room, "hand_out", leaky)


def secret_in_summary(patch: pytest.MonkeyPatch) -> None:
    def leaky(at: Table, *rest: Any) -> dict[str, Any]:
        told = observation.summary(at, *rest)
        return {**told, "commitment": at.header.secret or at.day_secret or at.header.spec}

    patch.setattr(tables, "summary", leaky)


def sealed(change: Callable[[Table, list[Entry], int | None], Any]) -> Plant:
    """The sealed document is written otherwise."""
    return lambda patch: patch.setattr(records, "sealed_document", change)


def chain_in_document(at: Table, entries: list[Entry], seat: int | None) -> Any:
    told = document.sealed_document(at, entries, seat)
    return replace(
        told, entries=tuple(replace(it, chain=own.chain) for it, own in zip(told.entries, entries, strict=True))
    )


def words_of_others_in_document(at: Table, entries: list[Entry], seat: int | None) -> Any:
    told = document.sealed_document(at, entries, seat)
    return replace(
        told, entries=tuple(replace(it, body=own.body) for it, own in zip(told.entries, entries, strict=True))
    )


def start_in_document(at: Table, entries: list[Entry], seat: int | None) -> Any:
    return replace(document.sealed_document(at, entries, seat), start=at.header.start, spec=at.header.spec)


def hint_by_the_cards(patch: pytest.MonkeyPatch) -> None:
    """The adviser looks at the cards."""
    real = Game.think

    def think(game: Game, seed: int = 0) -> Any:
        thinking, legal = real(game, seed), sorted(game.legal_actions())
        action = game.codec.by_id[legal[fingerprint(game) % len(legal)]]
        advice = thinking.advice

        def leaky() -> Any:
            told = advice()
            return replace(told, answers=[replace(told.best, action=action)])

        patch.setattr(thinking, "advice", leaky)
        return thinking

    patch.setattr(Game, "think", think)


def chance_of_the_real_cards(patch: pytest.MonkeyPatch) -> None:
    """What the seat cannot know is not dealt again."""
    real = aids.standing

    def leaky(table: Table) -> Any:
        seq, _, engine = real(table)
        game = table.running()

        def look_ahead(engine: Any, games: int, *rest: Any) -> dict[str, int]:
            return {"wins": fingerprint(game) % (games + 1)}

        return seq, SimpleNamespace(look_ahead=look_ahead), engine

    patch.setattr(aids, "standing", leaky)


def one_moment_more(patch: pytest.MonkeyPatch) -> None:
    real = Game.event_counts
    patch.setattr(Game, "event_counts", lambda game, seat: [*real(game, seat), fingerprint(game) % 9])


def looking_back_as_the_first_seat(patch: pytest.MonkeyPatch) -> None:
    real = Game.moment

    def leaky(game: Game, answers: int) -> Game:
        then = real(game, answers)
        patch.setattr(then, "view", lambda seat, glance: Game.view(then, 0, glance))
        return then

    patch.setattr(Game, "moment", leaky)


PUBLIC = ("incant-order", "pay", "plan", "plan-with")  # answers about cards that everybody sees

# What leaks, how it is planted, who could notice, and at which questions of Onirim to look for it (none: at all).
LEAKS: dict[str, tuple[Plant, str, tuple[str, ...]]] = {
    "the observation holds a hash of the state": (observed(state_hash), "active", ()),
    "everybody is shown the actions of the seat that is asked": (observed(everybodys_actions), "waiting", ()),
    "everybody is told how many actions there are": (observed(number_of_actions), "waiting", ()),
    "everybody is shown the view of the first seat": (observed(view_of_the_first_seat), "spectator", ()),
    "the order of actions depends on hidden cards": (observed(order_of_actions), "active", ()),
    "the numbers of actions depend on hidden cards": (observed(ids_of_actions), "active", ()),
    "the size of a message depends on hidden cards": (observed(padding), "active", ()),
    "the nonces of others are shown before the end": (observed(nonces), "waiting", ()),
    "the welcome tells the secret": (secret_in_welcome, "active", ()),
    "everybody is told the events of the first seat": (events_of_the_first_seat, "spectator", ()),
    "a refusal tells what was written last": (last_entry_in_refusals, "waiting", ()),
    "whoever is not asked is told whether an action is legal": (explained_to_whoever_is_not_asked, "waiting", ()),
    "a possible world is the real one": (real_world, "active", ()),
    "whether answers can be taken back depends on hidden cards": (undo_by_the_cards, "waiting", ()),
    "whether answers can be taken back depends on what each seat has not seen": (undo_by_the_seats, "active", PUBLIC),
    "a played card can be taken back": (undo_by_the_mark, "waiting", ()),
    "the number of messages depends on hidden cards": (one_message_more, "active", ()),
    "the summary tells the secret": (secret_in_summary, "spectator", ()),
    "a hint is given by somebody who sees all cards": (hint_by_the_cards, "active", ()),
    "a chance is that of the real cards": (chance_of_the_real_cards, "active", ()),
    "how many events there were depends on hidden cards": (one_moment_more, "waiting", ()),
    "looking back shows what the first seat saw": (looking_back_as_the_first_seat, "spectator", ()),
    "the sealed document holds the chain": (sealed(chain_in_document), "active", ()),
    "the sealed document says what others answered": (sealed(words_of_others_in_document), "waiting", ()),
    "the sealed document shows where an imported game began": (sealed(start_in_document), "active", ()),
}
