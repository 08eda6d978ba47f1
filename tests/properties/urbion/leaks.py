"""Leaks put into Urbion on purpose, beside those that every game could have."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.errors import IllegalAction
from reverie.games.urbion import constants as c
from reverie.games.urbion import facts
from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, DEFAULT_TABLE, POSTCARDS
from reverie.games.urbion.codec import codec_of
from reverie.games.urbion.definition import Urbion
from reverie.kernel.actions import Action
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.definition import RawEvent
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from tests.games.urbion import oracle
from tests.properties.leaks import ANY, Leaks, Leaky, kept_when_dealt_again, put

TOKENS = DEFAULT_TABLE.tokens
CHAOS = TOKENS.index("X5")
URBION = Leaky(
    name="urbion",
    definition=Urbion,
    view=oracle,
    facts=facts,
    tokens=TOKENS,
    feared=CHAOS,
    moved=c.E_MOVED,
    shift=4,
    pile=c.Z_DECK,
    hand=c.Z_HAND,
    looks=("prophecy",),
    turn=("main", "swap", "clean", "chaos"),
    forced=("main", "pair"),
)


# ---- decks -----------------------------------------------------------------------------------------------------------


def other_seats_places(table: dict[str, Any], name: str, place: int, seat: int | None) -> bool:
    return seat is not None and bool(table[f"{name}over"][place] & KNOWN_TO_0 << 1 - seat)


def places_for_spectators(table: dict[str, Any], name: str, place: int, seat: int | None) -> bool:
    return bool(table[f"{name}over"][place] & KNOWN_TO_0 << (seat or 0))


def show_next_city(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
    zones["city_deck"]["known_top"] = [CITY_TOKENS[card & KIND] for card in table["city_over"]]


def show_next_postcard(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
    if "postcards" in zones:
        zones["postcards"]["known_top"] = [POSTCARDS[card & KIND] for card in table["postcard_over"][:1]]


def next_book(engine: Any) -> dict[str, Any]:
    hidden = engine.table()["book_bag"]
    return {"omen": BOOKS[hidden[engine.chance()[6] % len(hidden)]] if hidden else None}


# ---- questions and refusals ------------------------------------------------------------------------------------------


def leak_census_before_chaos_not_offered(patch: pytest.MonkeyPatch) -> None:
    real = Game.legal_actions

    def leaky(self: Game, seat: int | None = None) -> list[int]:
        danger = CHAOS in URBION.pile_of(self.engine)[:2]
        return [number for number in real(self, seat) if not danger or number >> 6 != c.CENSUS]

    patch.setattr(Game, "legal_actions", leaky)


def leak_reason_in_refusal(patch: pytest.MonkeyPatch) -> None:
    real = Urbion.explain

    def leaky(self: Urbion, engine: Any, action: Action) -> IllegalAction:
        error = real(self, engine, action)
        if CHAOS in URBION.pile_of(engine)[:3]:
            error.rule = "URB-BASE-52"
        return error

    patch.setattr(Urbion, "explain", leaky)


# ---- hands and what is told ------------------------------------------------------------------------------------------


def show_known_cards(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
    if "partner" in zones and seat is None:
        known = [card & KIND for card in table["seats"][1]["hand"] if card & KNOWN_TO_0]
        zones["partner"]["hand"]["known"] = [TOKENS[kind] for kind in known]


def count_wizards(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
    wizards = [sum((card & KIND) in range(8, 16) for card in owner["hand"]) for owner in table["seats"]]
    zones["partner"] = {**zones.get("partner", {}), "wizards": wizards}


def leak_secret_answers(patch: pytest.MonkeyPatch) -> None:
    real = Urbion.fact

    def leaky(self: Urbion, event: RawEvent, seat: int | None, spec: GameSpec) -> tuple[str, dict[str, Any]] | None:
        kind, a, _, d = event
        if kind == c.E_ANSWERED and a >> 6 == c.PUT:
            words = codec_of(DEFAULT_TABLE).by_id[a].words
            return "answered", {"question": "prophecy", "action": words, "seat": d & 1}
        return real(self, event, seat, spec)

    patch.setattr(Urbion, "fact", leaky)


# What leaks, who could notice, and at which questions to look for it.
LEAKS: Leaks = {
    **URBION.leaks(),
    "known_top shows cards that nobody looked at": (
        put(oracle, "knows", lambda table, name, place, seat: seat is not None), "active", ANY,
    ),
    "a seat sees the places that the other one knows": (put(oracle, "knows", other_seats_places), "waiting", ANY),
    "the view shows the next Cities": (URBION.changed(show_next_city), "active", ANY),
    "the view shows the next Postcard": (URBION.changed(show_next_postcard), "active", ANY),
    "the view tells which Book comes next": (URBION.more(next_book), "active", ("book",)),
    "a Census is not offered before a Chaos": (leak_census_before_chaos_not_offered, "active", ("main",)),
    "a refusal has another reason": (leak_reason_in_refusal, "active", ANY),
    "a spectator sees the places that a player knows": (
        put(oracle, "knows", places_for_spectators), "spectator", ANY,
    ),
    "a spectator hears how cards were put back": (leak_secret_answers, "spectator", URBION.looks),
    "a spectator sees what the partner knows of a hand": (URBION.changed(show_known_cards), "spectator", ANY),
    "a spectator sees how many Wizards are in a hand": (URBION.changed(count_wizards), "spectator", ANY),
    "the partner hears how cards were put back": (leak_secret_answers, "waiting", URBION.looks),
    "a table dealt again keeps the deck": (kept_when_dealt_again("over"), "active", ANY),
    "a table dealt again keeps the Cities": (kept_when_dealt_again("city_over"), "active", ANY),
    "a table dealt again keeps what the partner looks at": (kept_when_dealt_again("looked"), "waiting", URBION.looks),
}  # fmt: skip
