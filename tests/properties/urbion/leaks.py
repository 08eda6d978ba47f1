"""Leaks put into Urbion on purpose: a test of information flow that does not notice them would prove nothing."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.errors import IllegalAction
from reverie.games.urbion import constants as c
from reverie.games.urbion import facts, view
from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, DEFAULT_TABLE, POSTCARDS
from reverie.games.urbion.codec import codec_of
from reverie.games.urbion.definition import Urbion
from reverie.kernel.actions import Action
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.definition import RawEvent
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from tests.properties import leaks
from tests.properties.inspection import engine_of
from tests.properties.leaks import Change, Leaks, More
from tests.properties.urbion.worlds import UrbionWorlds

TOKENS = DEFAULT_TABLE.tokens
CHAOS = TOKENS.index("X5")


def pile_of(engine: Any) -> list[int]:
    """Every card of the Dream deck in its real order, as far as there is one."""
    table = engine.table()
    return [card & KIND for card in (*table["over"], *table["bag"])]


def top_card(engine: Any) -> int:
    """The Dream drawn next: what no seat knows."""
    for action in engine.legal_actions():
        branch = engine.clone()
        branch.listen()
        branch.apply(action)
        drawn = [a for kind, a, zones, _ in branch.heard() if kind == c.E_MOVED and zones >> 4 == c.Z_DECK]
        if drawn:
            return int(drawn[0])
    return -1


def add_to_view(patch: pytest.MonkeyPatch, more: More) -> None:
    leaks.add_to_view(patch, Urbion, more)


def change_zones(patch: pytest.MonkeyPatch, change: Change) -> None:
    leaks.change_zones(patch, view, change)


# ---- decks -----------------------------------------------------------------------------------------------------------


def leak_top_in_view(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda engine: {"next": pile_of(engine)[:1]})


def leak_next_draw_in_view(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda engine: {"hint": top_card(engine) == CHAOS})


def leak_deck_order_in_unseen(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        order = [TOKENS[card & KIND] for card in (*table["over"], *table["bag"])]
        zones["unseen"] = dict(sorted(zones["unseen"].items(), key=lambda item: [*order, item[0]].index(item[0])))

    change_zones(patch, change)


def leak_unknown_places(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "knows", lambda table, name, place, seat: seat is not None)


def leak_places_of_the_other_seat(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: dict[str, Any], name: str, place: int, seat: int | None) -> bool:
        return seat is not None and bool(table[f"{name}over"][place] & KNOWN_TO_0 << 1 - seat)

    patch.setattr(view, "knows", leaky)


def leak_places_to_spectator(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: dict[str, Any], name: str, place: int, seat: int | None) -> bool:
        return bool(table[f"{name}over"][place] & KNOWN_TO_0 << (seat or 0))

    patch.setattr(view, "knows", leaky)


def leak_next_city(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        zones["city_deck"]["known_top"] = [CITY_TOKENS[card & KIND] for card in table["city_over"]]

    change_zones(patch, change)


def leak_next_postcard(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        if "postcards" in zones:
            zones["postcards"]["known_top"] = [POSTCARDS[card & KIND] for card in table["postcard_over"][:1]]

    change_zones(patch, change)


def leak_next_book(patch: pytest.MonkeyPatch) -> None:
    def more(engine: Any) -> dict[str, Any]:
        hidden = engine.table()["book_bag"]
        return {"omen": BOOKS[hidden[engine.chance()[6] % len(hidden)]] if hidden else None}

    add_to_view(patch, more)


# ---- questions and refusals ------------------------------------------------------------------------------------------


def leak_census_before_chaos_not_offered(patch: pytest.MonkeyPatch) -> None:
    real = Game.legal_actions

    def leaky(self: Game, seat: int | None = None) -> list[int]:
        danger = CHAOS in pile_of(self.engine)[:2]
        return [number for number in real(self, seat) if not danger or number >> 6 != c.CENSUS]

    patch.setattr(Game, "legal_actions", leaky)


def leak_reason_in_refusal(patch: pytest.MonkeyPatch) -> None:
    real = Urbion.explain

    def leaky(self: Urbion, engine: Any, action: Action) -> IllegalAction:
        error = real(self, engine, action)
        if CHAOS in pile_of(engine)[:3]:
            error.rule = "URB-BASE-52"
        return error

    patch.setattr(Urbion, "explain", leaky)


# ---- hands and what is looked at -------------------------------------------------------------------------------------


def leak_hands_to_spectator(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "sees_hand", lambda table, owner, seat: True)


def leak_partners_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "sees_hand", lambda table, owner, seat: seat is not None)


def leak_known_cards_to_spectator(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        if "partner" in zones and seat is None:
            known = [card & KIND for card in table["seats"][1]["hand"] if card & KNOWN_TO_0]
            zones["partner"]["hand"]["known"] = [TOKENS[kind] for kind in known]

    change_zones(patch, change)


def leak_partners_hand_in_unseen(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        for card in [card & KIND for owner in table["seats"] for card in owner["hand"]]:
            zones["unseen"].pop(TOKENS[card], None)

    change_zones(patch, change)


def leak_looked_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "sees_looked", lambda table, seat: True)


def leak_hand_size_by_kind(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        wizards = [sum((card & KIND) in range(8, 16) for card in owner["hand"]) for owner in table["seats"]]
        zones["partner"] = {**zones.get("partner", {}), "wizards": wizards}

    change_zones(patch, change)


# ---- what is told ----------------------------------------------------------------------------------------------------


def leak_draws(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(facts, "PRIVATE", ())


def leak_looks_in_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(facts, "PRIVATE", (c.Z_DECK, c.Z_HAND))


def leak_secret_answers(patch: pytest.MonkeyPatch) -> None:
    real = Urbion.tell

    def leaky(self: Urbion, event: RawEvent, seat: int | None, spec: GameSpec) -> tuple[str, dict[str, Any]] | None:
        kind, a, _, d = event
        if kind == c.E_ANSWERED and a >> 6 == c.PUT:
            words = codec_of(DEFAULT_TABLE).by_id[a].words
            return "answered", {"question": "prophecy", "action": words, "seat": d & 1}
        return real(self, event, seat, spec)

    patch.setattr(Urbion, "tell", leaky)


# ---- look-aheads -----------------------------------------------------------------------------------------------------


def keep_when_dealt_again(patch: pytest.MonkeyPatch, zone: str) -> None:
    """A table dealt again keeps something that its seat does not know."""
    real = UrbionWorlds.dealt_for

    def leaky(self: UrbionWorlds, game: Game, seat: int) -> dict[str, Any]:
        return {**real(self, game, seat), zone: engine_of(game).table()[zone]}

    patch.setattr(UrbionWorlds, "dealt_for", leaky)


def leak_hands_when_dealt_again(patch: pytest.MonkeyPatch) -> None:
    keep_when_dealt_again(patch, "seats")


def leak_deck_when_dealt_again(patch: pytest.MonkeyPatch) -> None:
    keep_when_dealt_again(patch, "over")


def leak_cities_when_dealt_again(patch: pytest.MonkeyPatch) -> None:
    keep_when_dealt_again(patch, "city_over")


def leak_looked_when_dealt_again(patch: pytest.MonkeyPatch) -> None:
    keep_when_dealt_again(patch, "looked")


ANY: tuple[str, ...] = ()  # of all questions
LOOKS = ("prophecy",)
TURN = ("main", "swap", "clean", "chaos")
FORCED = ("main", "pair")

# What leaks, who could notice, and at which questions to look for it.
LEAKS: Leaks = {
    "the view shows the top card": (leak_top_in_view, "active", ANY),
    "the view hints at the next draw": (leak_next_draw_in_view, "active", ANY),
    "the view shows a number of the stream": (leaks.stream_in_view(Urbion), "active", ANY),
    "the unseen cards stand in the order of the deck": (leak_deck_order_in_unseen, "active", ANY),
    "known_top shows cards that nobody looked at": (leak_unknown_places, "active", ANY),
    "a seat sees the places that the other one knows": (leak_places_of_the_other_seat, "waiting", ANY),
    "the view shows the next Cities": (leak_next_city, "active", ANY),
    "the view shows the next Postcard": (leak_next_postcard, "active", ANY),
    "the view tells which Book comes next": (leak_next_book, "active", ("book",)),
    "a Census is not offered before a Chaos": (leak_census_before_chaos_not_offered, "active", ("main",)),
    "events are numbered by hidden cards": (leaks.event_numbers(pile_of), "active", ANY),
    "a refusal names a hidden card": (leaks.card_in_refusal(Urbion, pile_of), "active", ANY),
    "a refusal has another reason": (leak_reason_in_refusal, "active", ANY),
    "the question speaks of a hidden card": (leaks.card_in_question(Urbion, pile_of, CHAOS), "active", ANY),
    "an agent peeks": (leaks.peeking_agent("urbion", pile_of), "active", ANY),
    "the look-ahead keeps the real deck": (leaks.look_ahead(Urbion), "active", ANY),
    "a spectator sees the hands": (leak_hands_to_spectator, "spectator", ANY),
    "a spectator sees the places that a player knows": (leak_places_to_spectator, "spectator", ANY),
    "a spectator sees what is drawn": (leak_draws, "spectator", ANY),
    "a spectator sees which answers were forced": (leaks.forced_answers(Urbion), "spectator", FORCED),
    "a spectator hears how cards were put back": (leak_secret_answers, "spectator", LOOKS),
    "a spectator sees what the partner knows of a hand": (leak_known_cards_to_spectator, "spectator", ANY),
    "a spectator sees how many Wizards are in a hand": (leak_hand_size_by_kind, "spectator", ANY),
    "the view shows the partner's hand": (leak_partners_hand, "waiting", ANY),
    "the view shows the partner's hand to the one who is asked": (leak_partners_hand, "active", TURN),
    "the unseen cards leave out the partner's": (leak_partners_hand_in_unseen, "active", TURN),
    "the partner sees cards that are looked at": (leak_looked_cards, "waiting", LOOKS),
    "the partner is told of cards that are looked at": (leak_looks_in_events, "waiting", LOOKS),
    "the partner hears how cards were put back": (leak_secret_answers, "waiting", LOOKS),
    "the partner is told what is drawn": (leak_draws, "waiting", TURN),
    "the partner sees which answers were forced": (leaks.forced_answers(Urbion), "waiting", FORCED),
    "a table dealt again keeps the partner's hand": (leak_hands_when_dealt_again, "active", TURN),
    "a table dealt again keeps the deck": (leak_deck_when_dealt_again, "active", ANY),
    "a table dealt again keeps the Cities": (leak_cities_when_dealt_again, "active", ANY),
    "a table dealt again keeps what the partner looks at": (leak_looked_when_dealt_again, "waiting", LOOKS),
}
