"""The rules player pays together with others: one colour for all, and who cannot pay leaves it to somebody who can."""

from __future__ import annotations

from reverie.games.etherfields import rules as all_rules
from reverie.games.etherfields.agents.aims import markers_for
from reverie.games.etherfields.agents.rules import color, given_up, missing_for, value_of_ability
from reverie.games.etherfields.core.engine import Choice, Engine
from reverie.games.etherfields.core.state import Frame
from tests.games.etherfields.content.dreams import dream, stand
from tests.games.etherfields.content.reading import CONTENT

PARTS = all_rules.PARTS  # importing it announces what all frames and words do
FAST = CONTENT.abilities["tile:ferry_pier_tile#make_fast"]  # group, 5 of any one colour
COLORS = [Choice("choose", one, one, "color") for one in ("wrath", "cunning", "perception")]


def hold(e: Engine, c: int, *cards: str) -> None:
    """A character holds these cards, and no others."""
    who = e.character(c)
    found = []
    for name in cards:
        card = next(
            card for card in (*who.hand, *who.deck) if e.state.design[card] == f"influence:{name}" and card not in found
        )
        found.append(card)
    pile = [*who.hand, *who.deck]
    who.hand, who.deck = found, [card for card in pile if card not in found]
    e.instant.clear()
    e.changed()


def ferry() -> Engine:
    """Both stand at the bollard: the Gambler has cunning, the Specialist perception."""
    e = dream("gate_ferry", ("gambler", "specialist"), 4, {})
    stand(e, "B1.ne")
    hold(e, 0, "quick_exit", "double_the_stake", "quick_exit")
    hold(e, 1, "careful_look", "field_notes", "careful_look")
    return e


def test_a_group_action_keeps_its_colour_for_whoever_pays_next() -> None:
    e = ferry()
    assert missing_for(e, 1, FAST, None) == 0
    e.state.encounter.intent_markers[FAST.ref] = ["cunning"]
    e.changed()
    assert missing_for(e, 0, FAST, None) == 0
    assert missing_for(e, 1, FAST, None) > 0  # it has perception only


def test_all_pay_in_the_colour_that_most_can_pay() -> None:
    e = ferry()
    hold(
        e, 0, "quick_exit", "double_the_stake", "marked_deck", "tall_story", "marked_deck"
    )  # 7 cunning or 6 perception
    e.state.stack.append(
        Frame(
            "action", scope={"self": 0, "actor": 0}, data={"ability": FAST.ref, "actor": 0, "way": 0, "alternative": 0}
        )
    )
    assert color(e, COLORS).value == "perception"
    alone = dream("gate_ferry", ("gambler",), 4, {})
    hold(alone, 0, "quick_exit", "double_the_stake", "tall_story")
    alone.state.stack.append(
        Frame(
            "action", scope={"self": 0, "actor": 0}, data={"ability": FAST.ref, "actor": 0, "way": 0, "alternative": 0}
        )
    )
    assert color(alone, COLORS).value == "cunning"


def test_what_one_gives_up_others_may_still_do() -> None:
    e = ferry()
    given_up(e).add((0, FAST.ref))
    data = {"ability": FAST.ref, "instance": None, "zone": "field"}
    assert value_of_ability(e, {**data, "actor": 0}) < 0 < value_of_ability(e, {**data, "actor": 1})


def test_markers_are_counted_where_a_text_says() -> None:
    """The oil lies on the gate: what is there need not be fetched."""
    e = dream("gate_house", ("gambler",), 4, {})
    light = CONTENT.abilities["event:the_lamp#light_it"]
    oil = next(word for word in light.requires if word.name == "markers")
    assert markers_for(e, oil, light) == 8
