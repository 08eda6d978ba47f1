"""The rules player uses what it carries when that helps, and not otherwise."""

from __future__ import annotations

from reverie.games.etherfields import rules as all_rules
from reverie.games.etherfields.agents.moment import lacks, worth_now
from reverie.games.etherfields.agents.outfit import mask
from reverie.games.etherfields.agents.rules import target, value_of_ability, value_of_rest, value_of_sign
from reverie.games.etherfields.core.engine import Choice, Engine, Question
from reverie.games.etherfields.core.state import CreatureTile, Figure
from reverie.games.etherfields.land.naming import field_of
from tests.games.etherfields.content.dreams import dream, stand
from tests.games.etherfields.content.reading import CONTENT

PARTS = all_rules.PARTS  # importing it announces what all frames and words do


def room(team: tuple[str, ...] = ("gambler",)) -> Engine:
    """The first dream, with a creature far away."""
    e = dream("gate_room", team, 4, {})
    e.instant.clear()
    return e


def of(ref: str) -> str:
    """What an ability does."""
    return CONTENT.abilities[ref].ways[0].do


def lodger(e: Engine, field: str) -> int:
    """The Lodger stands somewhere."""
    number = 50
    e.state.figures[number] = Figure("creature", "lodger", field_of(field))
    e.instant.clear()
    e.changed()
    return number


def test_healing_is_worth_what_there_is_to_heal() -> None:
    e = room()
    clay = of("mask:wet_clay#i")
    assert worth_now(e, 0, clay) == 0
    e.character(0).suffering = 2
    assert worth_now(e, 0, clay) > 0


def test_unsealing_is_worth_what_is_sealed_by_everybody() -> None:
    e = room(("gambler", "specialist"))
    chorus = of("influence:chorus#a")
    assert worth_now(e, 0, chorus) == 0
    e.character(0).sealed.append(e.character(0).deck.pop())
    one = worth_now(e, 0, chorus)
    e.character(1).sealed.append(e.character(1).deck.pop())
    assert worth_now(e, 0, chorus) == 2 * one > 0


def test_a_full_hand_draws_nothing_and_a_thick_deck_seals_lightly() -> None:
    e = room()
    who = e.character(0)
    seat = of("influence:window_seat#a")
    assert worth_now(e, 0, seat) > 0
    who.hand += [who.deck.pop() for _ in range(8 - len(who.hand))]
    assert worth_now(e, 0, seat) == 0
    pocket = of("influence:deep_pocket#a")
    thick = worth_now(e, 0, pocket)
    e.state.team.removed_cards += who.deck[4:]
    del who.deck[4:]
    assert worth_now(e, 0, pocket) < thick


def test_a_creature_is_sent_away_only_when_it_is_near() -> None:
    e = room()
    stand(e, "B2.ne")
    away = of("influence:wrong_address#a")
    assert worth_now(e, 0, away) == 0
    near = lodger(e, "B2.ne")
    assert worth_now(e, 0, away) > 0
    far = lodger(e, "A3.nw")
    e.state.figures[far + 1] = e.state.figures.pop(far)
    e.state.figures[near] = Figure("creature", "lodger", field_of("B2.ne"))
    choices = [Choice("target", f"figure:{one}", str(one), "figure") for one in (far + 1, near)]
    assert target(e, choices).value == f"figure:{near}"


def test_light_is_made_where_it_is_asked_for() -> None:
    """In the House a window wants light; the Room's door wants none, and darkness is no light."""
    light = CONTENT.lists[of("influence:dry_match#a")][0]
    dark = CONTENT.lists[of("influence:blackout#a")][0]
    e = room()
    stand(e, "B2.sw")  # the bed
    asked = [one for one in CONTENT.abilities.values() if any(word.name == "terrain" for word in one.requires)]
    window = next(one for one in asked if one.source.startswith("tile:house_"))
    assert lacks(e, 0, window, light)
    assert not lacks(e, 0, window, dark)
    assert not lacks(e, 0, CONTENT.abilities["creature:lodger#shove"], light)
    stand(e, "B2.ne")  # under the lamp
    assert not lacks(e, 0, window, light)
    assert worth_now(e, 0, of("influence:dry_match#a")) == 0


def test_what_is_left_over_is_used_and_what_is_dear_is_kept() -> None:
    e = room()
    who = e.character(0)
    card = who.hand[0]
    e.state.design[card] = "influence:slow_fuse"  # 3 wrath
    fuse = ["action", {"actor": 0, "ability": "influence:slow_fuse#a", "instance": card, "zone": "hand"}]
    choice = Choice("play", fuse)
    assert value_of_rest(e, choice) < 0  # no creature, nothing to remove
    stand(e, "B2.ne")
    lodger(e, "B2.ne")
    e.state.encounter.creatures = [CreatureTile("lodger", mutations=["m"])]
    assert value_of_rest(e, choice) > 0
    e.state.design[card] = "influence:rooftop_route"  # 4 cunning
    route = ["action", {"actor": 0, "ability": "influence:rooftop_route#a", "instance": card, "zone": "hand"}]
    assert value_of_rest(e, Choice("play", route)) < 0


def test_masks_are_tried_in_turn() -> None:
    e = room()
    choices = [Choice("wear", one, one, "mask") for one in ("grin", "shut_eye")]
    e.question = Question("choose-mask", "DP-52", (0,), choices, {"character": "gambler"}, (0,))
    assert [mask(e, choices).value for _ in range(4)] == ["grin", "shut_eye", "grin", "shut_eye"]


def test_the_sign_that_belongs_there_is_laid_once() -> None:
    e = room()
    spot = next(iter(CONTENT.sign_spot.values()))
    wrong = next(name for name in CONTENT.sign if name not in spot.accepts)
    assert value_of_sign(e, {"c": 0, "sign": wrong, "spot": spot.id}) < 0
    right = {"c": 0, "sign": spot.accepts[0], "spot": spot.id}
    assert value_of_sign(e, right) > 0
    e.state.team.scripts_read.extend(CONTENT.script)
    assert value_of_sign(e, right) < 0


def test_a_doom_is_turned_away_for_a_seal() -> None:
    e = room()
    data = {"actor": 0, "ability": "mask:shut_eye#i", "instance": "shut_eye", "zone": "mask"}
    assert value_of_ability(e, data) > 0
