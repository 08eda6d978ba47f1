"""Leaks put into Onirim on purpose, beside those that every game could have."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.errors import IllegalAction
from reverie.games.onirim import constants as c
from reverie.games.onirim import facts
from reverie.games.onirim.cards import PREMONITIONS, TOKENS
from reverie.games.onirim.definition import Onirim
from reverie.kernel.actions import Action
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.game import Game
from tests.games.onirim import oracle
from tests.properties.leaks import ANY, Leaks, Leaky, put

ONIRIM = Leaky(
    name="onirim",
    definition=Onirim,
    view=oracle,
    facts=facts,
    tokens=TOKENS,
    feared=c.NIGHTMARE,
    moved=c.E_MOVED,
    shift=5,
    pile=c.Z_PILE,
    hand=c.Z_HAND,
    looks=("prophecy", "prophecy-order", "tower-look", "tower-order", "spies", "paradox", "paradox-order"),
    turn=("turn", "before-draw", "swap", "nightmare"),
    forced=("door",),
)


def other_seats_places(card: int, seat: int | None) -> bool:
    return seat is not None and bool(card & KNOWN_TO_0 << 1 - seat)


def show_bottom(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
    zones["pile"]["known_bottom"] = [TOKENS[card & KIND] for card in table["under"][::-1]]


def show_fetched_card(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
    zones["resolving"] = [*oracle.tokens(oracle.resolving(table, table["seat"]))]


def show_own_cards_that_are_shown(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
    if "partner" in zones and seat is None:
        zones["partner"]["hand"]["known"] = oracle.tokens(table["seats"][1]["shown"])


def next_premonition(engine: Any) -> dict[str, Any]:
    down = [name for i, name in enumerate(PREMONITIONS) if engine.table()["premonitions_down"] >> i & 1]
    return {"omen": down[engine.chance()[4] % len(down)] if down else None}


def leak_deep_door_not_offered(patch: pytest.MonkeyPatch) -> None:
    real = Game.legal_actions

    def leaky(self: Game, seat: int | None = None) -> list[int]:
        near = ONIRIM.pile_of(self.engine)[:5]
        return [number for number in real(self, seat) if number >> 6 != c.TAKE_DOOR or number & 63 in near]

    patch.setattr(Game, "legal_actions", leaky)


def leak_reason_in_refusal(patch: pytest.MonkeyPatch) -> None:
    real = Onirim.explain

    def leaky(self: Onirim, engine: Any, action: Action) -> IllegalAction:
        error = real(self, engine, action)
        if error.code == "onirim-wrong-door" and action.id & 63 not in ONIRIM.pile_of(engine)[:3]:
            error.code, error.rule = "onirim-door-not-in-pile", "ONI-BASE-15"
        return error

    patch.setattr(Onirim, "explain", leaky)


NO_FETCHING = tuple(question for question in facts.SECRET_QUESTIONS if question != c.Q_HAPPY_SEARCH)

# What leaks, who could notice, and at which questions to look for it.
LEAKS: Leaks = {
    **ONIRIM.leaks(),
    "known_top shows cards that nobody looked at": (
        put(oracle, "knows", lambda card, seat: seat is not None), "active", ANY,
    ),
    "known_bottom shows cards that nobody looked at": (ONIRIM.changed(show_bottom), "active", ANY),
    "a seat sees the places that the other one knows": (put(oracle, "knows", other_seats_places), "waiting", ANY),
    "a door that lies deep is not offered": (leak_deep_door_not_offered, "active", ("search",)),
    "a refusal has another reason": (leak_reason_in_refusal, "active", ("search",)),
    "a spectator hears how cards were put back": (put(facts, "SECRET_QUESTIONS", ()), "spectator", ONIRIM.looks),
    "a spectator sees what the partner knows of a hand": (
        ONIRIM.changed(show_own_cards_that_are_shown), "spectator", ANY,
    ),
    "the view shows the unused denizens": (
        put(oracle, "knows_unused", lambda table, seat: seat is not None), "active",
        ("rally", "cyclo", "spies", "harpoon"),
    ),
    "the view tells which premonition comes next": (
        ONIRIM.more(next_premonition), "active", ("happy", "prem-order", "turn"),
    ),
    "the partner is told which card was fetched": (
        put(facts, "SECRET_QUESTIONS", NO_FETCHING), "waiting", ("happy-search",),
    ),
    "the partner sees the fetched card": (ONIRIM.changed(show_fetched_card), "waiting", ("happy-search", "empty")),
    "the partner hears how cards were put back": (put(facts, "SECRET_QUESTIONS", ()), "waiting", ONIRIM.looks),
}  # fmt: skip
