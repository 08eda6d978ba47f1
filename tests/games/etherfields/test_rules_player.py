"""The rules player pays together with others: one colour for all, and who cannot pay leaves it to somebody who can."""

from __future__ import annotations

from reverie.games.etherfields import rules as all_rules
from reverie.games.etherfields.agents.aims import markers_for
from reverie.games.etherfields.agents.herding import is_herding, meeting_place, straggler, towards_the_others
from reverie.games.etherfields.agents.paying import color, given_up, missing_for
from reverie.games.etherfields.agents.rules import value_of_ability
from reverie.games.etherfields.agents.worth import worth
from reverie.games.etherfields.core.engine import Choice, Engine
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.land.naming import field_of
from reverie.games.etherfields.rounds.setup import prepare
from tests.games.etherfields.content.dreams import dream, stand
from tests.games.etherfields.content.reading import CONTENT
from tests.games.etherfields.content.test_played import idle

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
    assert markers_for(e, oil, light) == 7


def test_a_thread_is_pulled_out_of_curiosity() -> None:
    e = prepare(CONTENT, "s_tatterling", ("gambler",), 5)
    options = next(
        word.args["options"]
        for ref, words in CONTENT.lists.items()
        if ref.startswith("slumber:s_loose_thread")
        for word in words
        if word.name == "choose_one"
    )
    pull, leave = (worth(e, option.do) for option in options)
    assert pull > leave


def test_those_who_have_to_meet_are_brought_together() -> None:
    """The Queue: a figure that stands with the others is left alone, one beside them takes its step."""
    e = prepare(CONTENT, "s_queue", ("gambler",), 5)
    e.run()
    while e.question is not None and e.question.kind != "command":
        e.choose(idle(e))
    along = CONTENT.abilities["creature:queue#move_along"]
    herd = [number for number, one in e.state.figures.items() if one.of == "queue"]
    for number, field in zip(herd, ("B2.nw", "B2.nw", "B2.nw", "B2.ne"), strict=True):
        e.state.figures[number].field = field_of(field)
    stand(e, "B2.sw")
    e.instant.clear()
    assert is_herding(e, along)
    assert not is_herding(e, FAST)
    assert meeting_place(e, "queue") == field_of("B2.nw")
    late = straggler(e, [Choice("target", f"figure:{number}", str(number), "figure") for number in herd])
    assert late is not None
    assert late.value == f"figure:{herd[3]}"
    steps = [Choice("step", field_of(name), name, "field") for name in ("B3.nw", "B2.nw")]
    assert towards_the_others(e, steps, herd[3]).value == field_of("B2.nw")
    data = {"ability": along.ref, "instance": "queue", "zone": "creature", "actor": 0}
    e.state.figures[herd[3]].field = field_of("B3.ne")  # out of reach: the others stay
    e.instant.clear()
    assert value_of_ability(e, data) < 0
