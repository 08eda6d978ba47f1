"""The slumbers as small games (10.8): what each asks for, what it costs to fail, how it is delivered."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields import rules
from reverie.games.etherfields.acting.commands import can_be_delivered
from reverie.games.etherfields.agents.rules import choose
from reverie.games.etherfields.content.walking import effects
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.land.naming import field_of
from reverie.games.etherfields.language import scripts
from reverie.games.etherfields.language.evaluating import value
from reverie.games.etherfields.manifest import CHARACTERS
from reverie.games.etherfields.rounds.setup import prepare
from reverie.games.etherfields.rounds.slumber import choose_face
from tests.games.etherfields.content.reading import CONTENT
from tests.games.etherfields.content.test_played import idle
from tests.games.etherfields.tables import do, play
from tests.support import covers

PARTS = rules.PARTS  # importing it announces what all frames and words do
CREATURES = ("s_tatterling", "s_moth_choir", "s_queue", "s_glass_heron", "s_grandmother", "s_landlord")


def begin(tile: str, *characters: str, seed: int = 3, **flags: int) -> Engine:
    """A slumber at its first command, after a campaign that left these flags."""
    e = prepare(CONTENT, tile, characters or ("gambler",), seed, listening=True)
    e.state.team.flags.update(flags)
    e.state.team.wisdoms += ["w_deliverance"] if flags.get("house_done") else []  # it comes with the end of that dream
    e.run()
    settle(e)
    return e


def settle(e: Engine) -> None:
    """Answer what has to be answered until somebody may act."""
    while not e.state.result and e.question is not None and e.question.kind != "command":
        e.choose(idle(e))


def figures_of(e: Engine, creature: str) -> list[int]:
    return [number for number, one in e.state.figures.items() if one.kind == "creature" and one.of == creature]


def put(e: Engine, field: str, *numbers: int) -> None:
    for number in numbers:
        e.state.figures[number].field = field_of(field)
    e.changed()


def told(e: Engine) -> list[str]:
    return [kind for kind, _, _ in e.events or ()]


def act(e: Engine, ability: str, target: int | None = None) -> None:
    """Let an action have its effect for the first character, as if it had been paid for."""
    scope: dict[str, Any] = {"self": 0, "actor": 0, "decider": 0, "source": ability.partition("#")[0]}
    if target is not None:
        scope |= {"target": f"figure:{target}", "targets": [f"figure:{target}"]}
    do(e, CONTENT.abilities[ability].ways[0].do, **scope)


@pytest.mark.parametrize("tile", [one.id for one in CONTENT.slumber.values() if one.faces[-1].rounds])
def test_a_slumber_that_nobody_plays_ends(tile: str) -> None:
    e = begin(tile, "gambler", "powerhouse")
    for _ in range(2_000):
        if e.state.result or e.question is None:
            break
        e.choose(idle(e))
    assert e.state.result


@covers("ETH-SPN-05")
def test_the_fifth_of_the_queue_never_comes() -> None:
    assert len(figures_of(begin("s_queue"), "queue")) == 4


def test_four_of_the_queue_on_one_field_are_the_reward() -> None:
    e = begin("s_queue")
    first, *others = figures_of(e, "queue")
    put(e, "B2.nw", *others)
    put(e, "B2.sw", first)
    put(e, "B3.se", 0)
    act(e, "creature:queue#move_along", first)
    assert "reward" not in told(e)
    field = e.state.figures[others[0]].field
    choices = {choice.noun: choice for choice in e.choices().values()}
    assert choices, field
    for choice in e.choices().values():
        if "B2.nw" in str(choice.noun) or choice.argument in (field, "B2.nw"):
            e.choose(choice)
            break
    settle(e)
    assert "reward" in told(e)


def test_the_queue_hurts_whoever_stands_near_two_of_them() -> None:
    e = begin("s_queue")
    first, second, *others = figures_of(e, "queue")
    put(e, "B3.se", *others)
    put(e, "B2.nw", first)
    put(e, "B2.ne", second, 0)
    before = e.state.characters[0].suffering
    step = CONTENT.creature["queue"].steps["special"]
    assert step is not None
    do(
        e,
        step,
        source="creature:queue",
        cause={"kind": "creature", "source": "queue", "step": "special", "cost": False},
    )
    settle(e)
    assert e.state.characters[0].suffering == before + 1


def test_three_markers_on_the_heron_are_the_reward_and_each_sends_it_away() -> None:
    e = begin("s_glass_heron")
    (heron,) = figures_of(e, "glass_heron")
    for n in (1, 2, 3):
        act(e, "creature:glass_heron#ring", heron)
        settle(e)
        assert ("reward" in told(e)) is (n == 3)


@pytest.mark.parametrize(
    ("ref", "kind", "asked"),
    [
        ("creature:glass_heron#ring", "universal", (3, 5, 8, 11)),
        ("creature:landlord#give_notice", "threat", (2, 2, 2, 2)),
    ],
)
def test_larger_teams_need_more_markers(ref: str, kind: str, asked: tuple[int, ...]) -> None:
    words = [word for way in CONTENT.abilities[ref].ways for word in effects(CONTENT, way.do) if word.name == "if"]
    (count,) = [cond for word in words for cond in word.args["cond"] if cond.name == "markers"]
    assert count.args["kind"] == kind
    for size, n in enumerate(asked, 1):
        e = prepare(CONTENT, "s_glass_heron", CHARACTERS[:size], 3)
        assert value(e, count.args["n"], {}) == n


@pytest.mark.parametrize(
    ("ref", "asked"),
    [
        ("creature:tatterling#unravel", (3, 5, 4, 4)),
        ("creature:landlord#give_notice", (4, 4, 5, 5)),
        ("creature:glass_heron#ring", (4, 4, 4, 4)),
        ("creature:grandmother#ask", (5, 6, 6, 6)),
        ("slumber:s_quarter_hour#sum", (9, 7, 6, 5)),
    ],
)
def test_what_each_pays_depends_on_how_many_they_are(ref: str, asked: tuple[int, ...]) -> None:
    for way in CONTENT.abilities[ref].ways:
        for components in way.cost:
            for size, n in enumerate(asked, 1):
                e = prepare(CONTENT, "s_glass_heron", CHARACTERS[:size], 3)
                assert value(e, components[0].args["n"], {}) == n


def test_larger_teams_need_more_threads() -> None:
    (count,) = CONTENT.abilities["creature:tatterling#unravel"].requires
    for size in range(1, 5):
        e = prepare(CONTENT, "s_tatterling", CHARACTERS[:size], 3)
        assert value(e, count.args["n"], {}) == 2 * size


@pytest.mark.parametrize(("tile", "rounds"), [("s_tatterling", (4, 4, 3, 3)), ("s_moth_choir", (4, 4, 4, 3))])
def test_larger_teams_have_less_time(tile: str, rounds: tuple[int, ...]) -> None:
    for size, n in enumerate(rounds, 1):
        assert len(begin(tile, *CHARACTERS[:size]).state.encounter.turn_deck) == n


def test_the_quarter_hour_pays_several_people_too() -> None:
    """Its sums are a group action, once per encounter: who pays the first part does not use it up."""
    e = begin("s_quarter_hour", "gambler", "specialist")
    for _ in range(200):
        if not e.choices() or "reward" in told(e):
            break
        e.choose(choose(e, None))
    assert "reward" in told(e)


def test_the_heron_ignores_the_die_and_goes_for_the_farthest() -> None:
    heron = CONTENT.creature["glass_heron"]
    assert heron.movement is None
    (word,) = CONTENT.lists[heron.movement_rule]
    assert word.args["target"].args["pick"] == "farthest"


def test_grandmother_gives_her_reward_and_goes_on() -> None:
    e = begin("s_grandmother")
    act(e, "creature:grandmother#ask", figures_of(e, "grandmother")[0])
    settle(e)
    assert "reward" in told(e)
    assert not e.state.result
    assert not CONTENT.slumber["s_grandmother"].faces[-1].abort


def test_grandmother_asks_who_is_calling_the_third_time_after_the_house() -> None:
    for met, house, asks in ((2, 1, True), (1, 1, False), (2, 0, False)):
        e = begin("s_grandmother", grandmother_met=met, house_done=house)
        assert (158 in e.state.team.scripts_read) is asks
    e = prepare(CONTENT, "s_grandmother", ("gambler",), 3)
    e.state.team.flags.update(grandmother_met=2, house_done=1, whistle=1)
    e.run()
    while e.question is not None and e.question.kind != "choice":
        e.choose(idle(e))
    play(e, "choose whistle")
    assert (e.state.team.flags["radio"], e.state.team.flags["radio_left"]) == (1, 1)
    assert e.state.team.journal == ["twelve_aboard"]


@pytest.mark.parametrize(("debt", "mutations"), [(2, 0), (3, 1), (5, 2)])
def test_the_landlord_is_fiercer_the_more_is_owed(debt: int, mutations: int) -> None:
    e = begin("s_landlord", "powerhouse", debt=debt)
    (tile,) = e.state.encounter.creatures
    assert len(tile.mutations) == mutations
    assert e.state.figures[figures_of(e, "landlord")[0]].large


def test_two_notices_are_the_landlords_end() -> None:
    e = begin("s_landlord", "powerhouse")
    for n in (1, 2):
        act(e, "creature:landlord#give_notice", figures_of(e, "landlord")[0])
        settle(e)
        assert ("reward" in told(e)) is (n == 2)


def test_every_third_quarter_hour_brings_a_weakness() -> None:
    for before, after, weak in ((0, 1, 0), (1, 2, 0), (2, 0, 1)):
        e = begin("s_quarter_hour", "gambler", "powerhouse", quarter_hours=before)
        left = len(e.state.team.weakness_deck)
        do(e, CONTENT.slumber["s_quarter_hour"].faces[-1].no_more_rounds, source="slumber:s_quarter_hour")
        settle(e)
        assert e.state.team.flags["quarter_hours"] == after
        assert left - len(e.state.team.weakness_deck) == 2 * weak


@covers("ETH-SLU-06")
@pytest.mark.parametrize(("tile", "needed"), [("s_loose_thread", 3), ("s_second_thread", 6)])
def test_a_thread_can_be_pulled_by_whoever_has_laid_enough(tile: str, needed: int) -> None:
    e = begin("s_tatterling", "gambler", "specialist")
    thread = CONTENT.slumber[tile]
    assert choose_face(e, thread) == 1
    for who in e.state.characters:
        who.progress = [who.deck.pop() for _ in range(-(-needed // 2))]
    e.changed()
    assert choose_face(e, thread) == 0
    e.state.team.slumber_deck = [tile]
    do(e, thread.faces[0].instructions, source=thread.ref)
    play(e, "choose pull")
    assert tile not in e.state.team.slumber_deck
    assert len(e.state.team.slumber_deck) == (2 if needed == 3 else 3)


# ---- deliverances ------------------------------------------------------------------------------------------------


@covers("ETH-SLU-08")
def test_nothing_is_delivered_before_the_house() -> None:
    for tile in CREATURES:
        assert not can_be_delivered(begin(tile, ledger=1)), tile


def test_the_queue_is_served_at_the_entrance_for_a_key() -> None:
    e = begin("s_queue", house_done=1)
    e.state.team.keys = 1
    entrance = next(name for name, one in CONTENT.tile["cobbled_landing"].fields.items() if one.entrance)
    put(e, "B3.se", 0)
    put(e, f"B2.{entrance}", *figures_of(e, "queue"))
    assert can_be_delivered(e)
    e.state.team.keys = 0
    assert not can_be_delivered(e)
    e.state.team.keys = 1
    e.state.supply["key"] -= 1
    scripts.read(e, 153)
    do(e, "")
    assert (e.state.team.keys, e.state.team.flags["queue_served"]) == (0, 1)
    assert "s_queue" in e.state.team.removed or "slumber:s_queue" in e.state.team.removed


def test_the_heron_is_lit_by_those_who_stand_around_it() -> None:
    e = begin("s_glass_heron", "gambler", "powerhouse", house_done=1)
    (heron,) = figures_of(e, "glass_heron")
    put(e, "B2.nw", heron, 0, 1)
    assert not can_be_delivered(e)
    e.state.encounter.creatures[0].markers["universal"] = 2
    assert can_be_delivered(e)
    put(e, "B3.se", 1)
    assert not can_be_delivered(e)


def test_the_landlord_corrects_his_entry_for_the_page_and_three_ether() -> None:
    e = begin("s_landlord", "powerhouse", house_done=1, ledger=1)
    e.state.characters[0].ether = 2
    assert not can_be_delivered(e)
    e.state.characters[0].ether = 3
    assert can_be_delivered(e)
