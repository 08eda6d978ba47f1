"""Leaks put into Onirim on purpose: a test of information flow that does not notice them would prove nothing."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.errors import IllegalAction
from reverie.games.onirim import constants as c
from reverie.games.onirim import telling, view
from reverie.games.onirim.cards import PREMONITIONS, TOKENS
from reverie.games.onirim.definition import Onirim
from reverie.kernel.actions import Action
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.game import Game
from tests.properties import leaks
from tests.properties.inspection import engine_of
from tests.properties.leaks import Change, Leaks, More
from tests.properties.onirim.worlds import OnirimWorlds


def pile_of(engine: Any) -> list[int]:
    """Every card of the pile in its real order, as far as there is one."""
    table = engine.table()
    return [card & KIND for card in (*table["over"], *table["bag"], *table["under"])]


def top_card(engine: Any) -> int:
    """The card drawn next: what no seat knows."""
    copy = engine.clone()
    copy.listen()
    for action in copy.legal_actions():
        branch = copy.clone()
        branch.listen()
        branch.apply(action)
        drawn = [a for kind, a, zones, _ in branch.heard() if kind == c.E_MOVED and zones >> 5 == c.Z_PILE]
        if drawn:
            return int(drawn[0])
    return -1


def add_to_view(patch: pytest.MonkeyPatch, more: More) -> None:
    leaks.add_to_view(patch, Onirim, more)


def change_zones(patch: pytest.MonkeyPatch, change: Change) -> None:
    leaks.change_zones(patch, view, change)


def leak_top_in_view(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda engine: {"next": pile_of(engine)[:1]})


def leak_next_draw_in_view(patch: pytest.MonkeyPatch) -> None:
    add_to_view(patch, lambda engine: {"hint": top_card(engine) == c.NIGHTMARE})


def leak_pile_order_in_unseen(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        order = [TOKENS[card & KIND] for card in (*table["over"], *table["under"], *table["bag"])]
        zones["unseen"] = dict(sorted(zones["unseen"].items(), key=lambda item: [*order, item[0]].index(item[0])))

    change_zones(patch, change)


def leak_unknown_places(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "knows", lambda card, seat: seat is not None)


def leak_places_of_the_other_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "knows", lambda card, seat: seat is not None and bool(card & KNOWN_TO_0 << 1 - seat))


def leak_known_bottom(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        zones["pile"]["known_bottom"] = [TOKENS[card & KIND] for card in table["under"][::-1]]

    change_zones(patch, change)


def leak_deep_door_not_offered(patch: pytest.MonkeyPatch) -> None:
    real = Game.legal_actions

    def leaky(self: Game, seat: int | None = None) -> list[int]:
        near = pile_of(self.engine)[:5]
        return [number for number in real(self, seat) if number >> 6 != c.TAKE_DOOR or number & 63 in near]

    patch.setattr(Game, "legal_actions", leaky)


def leak_reason_in_refusal(patch: pytest.MonkeyPatch) -> None:
    real = Onirim.explain

    def leaky(self: Onirim, engine: Any, action: Action) -> IllegalAction:
        error = real(self, engine, action)
        if error.code == "onirim-wrong-door" and action.id & 63 not in pile_of(engine)[:3]:
            error.code, error.rule = "onirim-door-not-in-pile", "ONI-BASE-15"
        return error

    patch.setattr(Onirim, "explain", leaky)


def leak_hands_to_spectator(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "sees_hand", lambda table, owner, seat: True)


def leak_draws(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling, "PRIVATE", ())


def leak_looks_in_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling, "PRIVATE", (c.Z_PILE, c.Z_HAND))


def leak_secret_answers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(telling, "SECRET_QUESTIONS", ())


def leak_fetched_answer(patch: pytest.MonkeyPatch) -> None:
    others = tuple(question for question in telling.SECRET_QUESTIONS if question != c.Q_HAPPY_SEARCH)
    patch.setattr(telling, "SECRET_QUESTIONS", others)


def leak_fetched_card_in_view(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        zones["resolving"] = [*view.tokens(view.resolving(table, table["seat"]))]

    change_zones(patch, change)


def leak_partners_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "sees_hand", lambda table, owner, seat: seat is not None)


def leak_partners_hand_in_unseen(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        for card in [card for owner in table["seats"] for card in owner["hand"]]:
            zones["unseen"].pop(TOKENS[card], None)

    change_zones(patch, change)


def leak_own_cards_that_are_shown(patch: pytest.MonkeyPatch) -> None:
    def change(zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        if "partner" in zones and seat is None:
            zones["partner"]["hand"]["known"] = view.tokens(table["seats"][1]["shown"])

    change_zones(patch, change)


def leak_looked_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "sees_looked", lambda table, seat: True)


def leak_unused_denizens(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "knows_unused", lambda table, seat: seat is not None)


def leak_next_premonition(patch: pytest.MonkeyPatch) -> None:
    def more(engine: Any) -> dict[str, Any]:
        down = [name for i, name in enumerate(PREMONITIONS) if engine.table()["premonitions_down"] >> i & 1]
        return {"omen": down[engine.chance()[4] % len(down)] if down else None}

    add_to_view(patch, more)


def leak_partners_hand_when_dealt_again(patch: pytest.MonkeyPatch) -> None:
    real = OnirimWorlds.dealt_for

    def leaky(self: OnirimWorlds, game: Game, seat: int) -> dict[str, Any]:
        dealt = real(self, game, seat)
        for zones, true_zones in zip(dealt["seats"], engine_of(game).table()["seats"], strict=True):
            zones["hand"] = true_zones["hand"]
        return dealt

    patch.setattr(OnirimWorlds, "dealt_for", leaky)


ANY: tuple[str, ...] = ()  # of all questions
LOOKS = ("prophecy", "prophecy-order", "tower-look", "tower-order", "spies", "paradox", "paradox-order")
TURN = ("turn", "before-draw", "swap", "nightmare")
FORCED = ("door",)

# What leaks, who could notice, and at which questions to look for it.
LEAKS: Leaks = {
    "the view shows the top card": (leak_top_in_view, "active", ANY),
    "the view hints at the next draw": (leak_next_draw_in_view, "active", ANY),
    "the view shows a number of the stream": (leaks.stream_in_view(Onirim), "active", ANY),
    "the unseen cards stand in the order of the pile": (leak_pile_order_in_unseen, "active", ANY),
    "known_top shows cards that nobody looked at": (leak_unknown_places, "active", ANY),
    "known_bottom shows cards that nobody looked at": (leak_known_bottom, "active", ANY),
    "a seat sees the places that the other one knows": (leak_places_of_the_other_seat, "waiting", ANY),
    "a door that lies deep is not offered": (leak_deep_door_not_offered, "active", ("search",)),
    "events are numbered by hidden cards": (leaks.event_numbers(pile_of), "active", ANY),
    "a refusal names a hidden card": (leaks.card_in_refusal(Onirim, pile_of), "active", ANY),
    "a refusal has another reason": (leak_reason_in_refusal, "active", ("search",)),
    "the question speaks of a hidden card": (leaks.card_in_question(Onirim, pile_of, c.NIGHTMARE), "active", ANY),
    "an agent peeks": (leaks.peeking_agent("onirim", pile_of), "active", ANY),
    "the look-ahead keeps the real pile": (leaks.look_ahead(Onirim), "active", ANY),
    "a spectator sees the hands": (leak_hands_to_spectator, "spectator", ANY),
    "a spectator sees what is drawn": (leak_draws, "spectator", ANY),
    "a spectator sees which answers were forced": (leaks.forced_answers(Onirim), "spectator", FORCED),
    "a spectator hears how cards were put back": (leak_secret_answers, "spectator", LOOKS),
    "a spectator sees what the partner knows of a hand": (leak_own_cards_that_are_shown, "spectator", ANY),
    "the view shows the partner's hand": (leak_partners_hand, "waiting", ANY),
    "the view shows the partner's hand to the one who is asked": (leak_partners_hand, "active", TURN),
    "the unseen cards leave out the partner's": (leak_partners_hand_in_unseen, "active", TURN),
    "the view shows the unused denizens": (leak_unused_denizens, "active", ("rally", "cyclo", "spies", "harpoon")),
    "the view tells which premonition comes next": (leak_next_premonition, "active", ("happy", "prem-order", "turn")),
    "the partner is told which card was fetched": (leak_fetched_answer, "waiting", ("happy-search",)),
    "the partner sees the fetched card": (leak_fetched_card_in_view, "waiting", ("happy-search", "empty")),
    "the partner sees cards that are looked at": (leak_looked_cards, "waiting", LOOKS),
    "the partner is told of cards that are looked at": (leak_looks_in_events, "waiting", LOOKS),
    "the partner hears how cards were put back": (leak_secret_answers, "waiting", LOOKS),
    "the partner is told what is drawn": (leak_draws, "waiting", TURN),
    "the partner sees which answers were forced": (leaks.forced_answers(Onirim), "waiting", FORCED),
    "a table dealt again keeps the partner's hand": (leak_partners_hand_when_dealt_again, "active", TURN),
}
