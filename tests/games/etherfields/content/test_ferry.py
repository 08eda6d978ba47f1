"""The Ferry That Waits: what 10.10 asks of the second dream, its one clock, its two ways to win, its ways to fail."""

from __future__ import annotations

import pytest

import reverie
from reverie.games.etherfields import rules
from reverie.games.etherfields.acting.traps import has_trap
from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.land import features
from reverie.games.etherfields.land.naming import field_of
from reverie.games.etherfields.land.tokens import fill_socket
from reverie.games.etherfields.language.evaluating import holds
from reverie.games.etherfields.language.markers import count_markers
from reverie.games.etherfields.manifest import CHARACTERS
from tests.games.etherfields.content.dreams import carry_out, dream, settle, stand
from tests.games.etherfields.content.reading import CONTENT
from tests.games.etherfields.content.test_played import oversleep, read
from tests.support import covers

PARTS = rules.PARTS  # importing it announces what all frames and words do
GATE = CONTENT.gate["gate_ferry"]
TILES = {tile.id: tile for tile in CONTENT.tile.values() if tile.code is not None and tile.code.group == GATE.group}


def begin(*characters: str, seed: int = 4, **flags: int) -> Engine:
    """The dream at its first command, after a campaign that left these flags."""
    return dream(GATE.id, characters or ("gambler",), seed, flags)


def water(e: Engine) -> int:
    """The water line."""
    return count_markers(e, "universal", Word("gate", {"id": GATE.id}), {})


def test_it_has_seven_tiles_and_costs_two_keys() -> None:
    assert sorted(str(tile.slot) for tile in TILES.values()) == ["A2", "B1", "B2", "B3", "B4", "C2", "C3"]
    assert (GATE.rounds, GATE.district) == (8, "drowned_terrace")
    assert [[(part.name, part.args["n"]) for part in way] for way in GATE.entry_cost] == [[("key", 2)]]


@covers("ETH-GAT-04")
def test_the_gate_has_a_basic_effect_of_its_own_and_turns_over_at_nine() -> None:
    e = begin("specialist")
    assert water(e) == 2
    came = oversleep(e)
    assert e.state.encounter.result == "failure"
    assert e.state.team.flags["ferry_mirror"] == 1  # going under one sees it
    assert e.state.team.season == "locked_doors"
    assert came["purser"] == 4
    assert "wrong_gulls" in came


def test_everybody_sees_the_water_line() -> None:
    game = reverie.from_spec(f"etherfields/second/two/encounter={GATE.id}/seed=1")
    assert [game.view(seat)["on_cards"] for seat in (0, 1, None)] == [{f"gate:{GATE.id}": {"universal": 2}}] * 3


def test_nobody_alone_meets_the_purser_a_round_earlier() -> None:
    assert oversleep(begin("specialist", "powerhouse"))["purser"] == 3


@covers("ETH-TRP-01")
def test_water_is_cold_until_one_knows_which_way_is_up() -> None:
    e = begin("gambler")
    read(e, 210)
    stand(e, "C1.nw")
    assert has_trap(e, 0, field_of("C1.ne"))
    sealed = len(e.state.characters[0].sealed)
    carry_out(e, "gate:gate_ferry#head_under")
    assert e.state.team.flags["ferry_mirror"] == 1
    assert not has_trap(e, 0, field_of("C1.ne"))
    assert "event:right_way_up" in e.state.encounter.revealed
    assert len(e.state.characters[0].sealed) == sealed + 1  # stayed under a moment longer, which is offered first


@covers("ETH-OVL-01")
def test_the_pier_gives_two_fields_of_water() -> None:
    e = begin()
    assert field_of("C1.nw") not in features.fields(e.state.land)
    read(e, 210)
    for name in ("C1.nw", "C1.ne"):
        assert "water" in features.terrain(e.state.land, CONTENT, field_of(name))


@pytest.mark.parametrize(("size", "times"), [(1, 8), (2, 6), (3, 4), (4, 4)])
def test_made_fast_she_lies_in_sight(size: int, times: int) -> None:
    e = begin(*CHARACTERS[:size])
    stand(e, "B1.ne")
    for turn in range(times):
        assert not e.state.result, turn
        carry_out(e, "tile:ferry_pier_tile#make_fast")
    assert e.state.encounter.result == "victory"
    assert (e.state.team.flags["ferry_done"], e.state.team.season) == (2, "open_windows")
    assert "w_stones_remember" in e.state.team.wisdoms
    assert e.state.team.gates[GATE.id] == "lost_kept"  # it can be dreamed again


@pytest.mark.parametrize("wet", [True, False])
def test_who_knows_and_lets_her_fill_comes_up_in_the_real_one(wet: bool) -> None:
    e = begin("gambler", ferry_mirror=1)
    read(e, 210)
    stand(e, "C1.nw" if wet else "B1.sw")
    while not e.state.result:
        carry_out(e, "tile:ferry_bilge#open_cocks")
    assert e.state.encounter.result == "victory"
    assert e.state.team.flags["ferry_done"] == 3
    assert "jar_of_rain" in [*e.state.team.items, *e.state.team.store]
    assert e.state.characters[0].suffering == (0 if wet else 2)


def test_without_more_rounds_one_is_put_ashore_with_the_photograph() -> None:
    e = begin()
    read(e, GATE.no_more_rounds)
    assert e.state.encounter.result == "neutral"
    assert "wet_photograph" in e.state.team.clues
    assert e.state.team.season == "still_season"


def test_a_second_visit_is_shorter_and_finds_four_reserved_seats() -> None:
    e = begin(ferry_done=2, ferry_mirror=1)
    assert e.state.team.flags["ferry_again"] == 1
    assert len(e.state.encounter.turn_deck) == 6
    read(e, 223)
    assert e.state.encounter.result == "victory"
    assert (e.state.team.flags["ferry_done"], e.state.team.gates[GATE.id]) == (4, "won")


def test_the_deck_of_cars_turns_and_remembers_where_it_is_open() -> None:
    e = begin()
    read(e, 225)
    open_to = []
    for _ in range(4):
        carry_out(e, "tile:ferry_car_deck#lever")
        open_to.append(e.state.team.flags["ferry_deck"])
    assert open_to == [1, 2, 3, 0]


def test_three_passengers_open_the_stern() -> None:
    e = begin()
    for _ in range(3):
        read(e, 205)
    assert "ferry_stern" in e.state.land.tiles


def test_the_log_line_at_the_stern_is_a_trap() -> None:
    e = begin()
    read(e, 206)
    assert [has_trap(e, 0, field_of(f"B4.{corner}")) for corner in ("sw", "se")] == [False, True]


@pytest.mark.parametrize(("pumped", "offered"), [(0, True), (1, True), (2, False)])
def test_the_pump_works_twice_per_round(pumped: int, offered: bool) -> None:
    e = begin("powerhouse")
    read(e, 213)
    e.state.team.flags["ferry_pumped"] = pumped
    scope: Scope = {"self": 0, "actor": 0, "source": "tile:ferry_bilge"}
    assert holds(e, CONTENT.abilities["tile:ferry_bilge#pump"].requires, scope) is offered


# ---- what keeps the purser off ----------------------------------------------------------------------------------


def purser_seals(e: Engine, field: str) -> int:
    """How many cards his special effect seals of somebody who stands on his field."""
    if not any(one.kind == "creature" and one.of == "purser" for one in e.state.figures.values()):
        e.question = None
        e.push_list(CONTENT.creature["purser"].setup, {"source": "creature:purser"})
        e.run()
        settle(e)
    number = next(n for n, one in e.state.figures.items() if one.kind == "creature" and one.of == "purser")
    stand(e, field)
    e.state.figures[number].field = field_of(field)
    e.changed()
    before = len(e.state.characters[0].sealed)
    e.question = None
    cause = {"kind": "creature", "source": "purser", "step": "special", "cost": False}
    e.push_list(CONTENT.creature["purser"].steps["special"] or "", {"source": "creature:purser", "cause": cause})
    e.run()
    settle(e)
    return len(e.state.characters[0].sealed) - before


def test_the_stern_lamp_keeps_the_purser_off_stern_and_saloon_only() -> None:
    e = begin("powerhouse")
    read(e, 206)
    assert purser_seals(e, "B4.nw") == 1
    fill_socket(e.state.land, "stern_lamp")
    e.state.supply["glowstone"] -= 1
    e.changed()
    assert (purser_seals(e, "B4.nw"), purser_seals(e, "B1.se")) == (0, 1)


def test_a_ticket_stub_keeps_the_purser_off_everywhere() -> None:
    e = begin("powerhouse")
    read(e, 206)
    e.state.team.items.append("ticket_stub")
    e.changed()
    assert purser_seals(e, "B1.se") == 0
    e.state.team.items.clear()
    e.changed()
    assert purser_seals(e, "B1.se") == 1


def test_coal_is_in_the_way_until_somebody_shovels() -> None:
    e = begin("powerhouse")
    read(e, 213)
    assert "ferry_bilge" in e.state.land.tiles
    assert features.is_blocked(e.state.land, field_of("C2.se"))
    carry_out(e, "tile:ferry_bilge#coal")
    assert not features.is_blocked(e.state.land, field_of("C2.se"))
