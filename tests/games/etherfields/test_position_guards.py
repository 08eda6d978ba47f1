"""Every guard of a written position has something that it alone refuses; `tests/guards.py` takes them away in turn."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import reverie
from reverie import PositionError
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.definition import Etherfields
from reverie.games.etherfields.land.kinds import LIST_LIMIT
from reverie.games.etherfields.land.naming import edge_name
from reverie.kernel import registry
from tests.games.etherfields.test_positions import Data, data_of, laid, played

Spoil = Callable[[Data], None]
CAMPAIGN = "etherfields/second/three/encounter=campaign"
SPOILT: dict[str, tuple[Spoil, str, str]] = {}  # what is done to a state; code and place of the refusal


def refused(code: str, place: str) -> Callable[[Spoil], Spoil]:
    """What a spoilt state is refused with."""

    def note(spoil: Spoil) -> Spoil:
        SPOILT[spoil.__name__] = spoil, code, place
        return spoil

    return note


@cache
def sound() -> Data:
    """A state in the middle of the first dream."""
    return data_of(played(4))


@cache
def content() -> Content:
    """What the box holds."""
    game = registry.game("etherfields")
    assert isinstance(game, Etherfields)
    return game.content()


@cache
def whole() -> Data:
    """A state at the beginning of a campaign."""
    return data_of(reverie.from_spec(f"{CAMPAIGN}/seed=4"))


def some_name(kind: str) -> str:
    """A thing of a kind."""
    return str(next(iter(getattr(content(), kind))))


def frame(kind: str, at: str = "", **data: Any) -> Data:
    return {"kind": kind, "data": data, "scope": 0, "at": at, "answer": None}


# ---- what is no such thing at all ------------------------------------------------------------------------------------


@refused("position-unreadable", "state.team")
def a_list_for_a_record(data: Data) -> None:
    data["team"] = []


@refused("position-unreadable", "scopes")
def no_list_of_scopes(data: Data) -> None:
    data["scopes"] = {}


@refused("position-unreadable", "scopes")
def no_scopes_at_all(data: Data) -> None:
    del data["scopes"]


@refused("position-unreadable", "state.design")
def no_list_of_cards(data: Data) -> None:
    data["design"] = {}


@refused("position-unreadable", "state.characters")
def no_list_of_people(data: Data) -> None:
    del data["characters"]


@refused("position-unreadable", "state.team.hours")
def a_word_for_a_number(data: Data) -> None:
    data["team"]["hours"] = "3"


@refused("position-unreadable", "state.team.hours")
def a_truth_for_a_number(data: Data) -> None:
    data["team"]["hours"] = True


@refused("position-unreadable", "state.characters.0.passed")
def a_number_for_a_truth(data: Data) -> None:
    data["characters"][0]["passed"] = 1


@refused("position-unreadable", "state.characters.0.id")
def a_number_for_a_name(data: Data) -> None:
    data["characters"][0]["id"] = 7


@refused("position-long", "state.characters.0.id")
def a_very_long_name(data: Data) -> None:
    data["characters"][0]["id"] = "a" * 5_000


@refused("position-unreadable", "state.characters.0.hand")
def a_record_for_a_list(data: Data) -> None:
    data["characters"][0]["hand"] = {}


@refused("position-unreadable", "state.supply")
def a_list_for_a_bag(data: Data) -> None:
    data["supply"] = []


@refused("position-unknown-name", "state.figures")
def a_figure_without_a_number(data: Data) -> None:
    data["figures"]["first"] = data["figures"].pop("0")


@refused("position-unknown-name", "state.encounter.phase")
def a_phase_that_does_not_exist(data: Data) -> None:
    data["encounter"]["phase"] = "supper"


@refused("position-unknown-name", "state.land.markers")
def a_marker_on_no_place(data: Data) -> None:
    data["land"]["markers"] = {"Z9.nw": {"threat": 1}}


@refused("position-unknown-name", "state.land.markers")
def a_marker_that_does_not_exist(data: Data) -> None:
    data["land"]["markers"] = {"tile:room": {"biscuit": 1}}


@refused("position-unreadable", "state.land.shape")
def a_map_of_another_size(data: Data) -> None:
    data["land"]["shape"] = data["land"]["shape"][1:]


@refused("position-unknown-name", "state.land.wall_changes")
def a_wall_of_no_tile(data: Data) -> None:
    data["land"]["wall_changes"] = {"tile:nowhere/2": "damaged"}


@refused("position-unknown-name", "state.land.wall_changes")
def a_wall_that_a_tile_has_not(data: Data) -> None:
    data["land"]["wall_changes"] = {"tile:room/99": "damaged"}


@refused("position-unreadable", "state.stack.2.data.n")
def a_script_that_is_no_number(data: Data) -> None:
    data["stack"].append(frame("script", n="seven"))


@refused("position-unknown-name", "state.stack.2.data.n")
def a_script_that_does_not_exist(data: Data) -> None:
    data["stack"].append(frame("script", n=99_999))


@refused("position-unknown-name", "state.characters.0.archetype")
def a_name_with_signs_in_it(data: Data) -> None:
    data["characters"][0]["archetype"] = "gambler?!"


@refused("position-unknown-name", "state.team.journal.0")
def something_written_down_that_nobody_wrote(data: Data) -> None:
    data["team"]["journal"] = ["nowhere"]


@refused("position-unknown-name", "state.encounter.source")
def a_dream_that_does_not_exist(data: Data) -> None:
    data["encounter"]["source"] = "gate:nowhere"


@refused("position-unknown-name", "scopes.0.target")
def a_target_of_no_kind(data: Data) -> None:
    data["scopes"][0]["target"] = "biscuit:1"


@refused("position-unknown-name", "scopes.0.target")
def a_target_whose_number_is_none(data: Data) -> None:
    data["scopes"][0]["target"] = "card:ten"


@refused("position-unknown-name", "scopes.0.target")
def a_target_that_does_not_exist(data: Data) -> None:
    data["scopes"][0]["target"] = "creature:nobody"


# ---- far too much ----------------------------------------------------------------------------------------------------

TOO_MANY = LIST_LIMIT + 1


@refused("position-length", "scopes.0.paid")
def a_list_that_is_too_long(data: Data) -> None:
    data["scopes"][0]["paid"] = [1] * TOO_MANY


@refused("position-length", "state.team.flags")
def a_bag_with_too_much_in_it(data: Data) -> None:
    data["team"]["flags"] = {f"a{number}": 1 for number in range(TOO_MANY)}


@refused("position-length", "scopes.0.kept")
def too_long_a_list_that_a_text_keeps(data: Data) -> None:
    data["scopes"][0]["kept"] = [1] * TOO_MANY


@refused("position-length", "scopes.0.kept")
def too_much_that_a_text_keeps(data: Data) -> None:
    data["scopes"][0]["kept"] = {f"a{number}": 1 for number in range(TOO_MANY)}


# ---- frames ----------------------------------------------------------------------------------------------------------


@refused("position-unreadable", "state.stack.1")
def a_frame_with_something_more(data: Data) -> None:
    data["stack"][1]["colour"] = "blue"


@refused("position-unreadable", "state.stack.1.data")
def a_frame_whose_data_is_a_list(data: Data) -> None:
    data["stack"][1]["data"] = []


@refused("position-field", "state.stack.1.data")
def a_frame_that_noted_something_else(data: Data) -> None:
    data["stack"][1]["data"]["weather"] = 1


@refused("position-length", "state.stack.2.data")
def a_frame_that_noted_far_too_much(data: Data) -> None:
    much: Data = {f"a{number}": 1 for number in range(50)}
    data["stack"].append(frame("component", c=0, what="ether", n=1, args={}, owner={}))
    data["stack"][-1]["data"] |= much


@refused("position-unreadable", "scopes.0")
def a_scope_that_is_a_list(data: Data) -> None:
    data["scopes"][0] = []


@refused("position-length", "scopes.0")
def a_scope_with_far_too_much(data: Data) -> None:
    data["scopes"][0] = {f"a{number}": 1 for number in range(99)}


@refused("position-range", "state.stack.1.scope")
def a_scope_that_is_not_there(data: Data) -> None:
    data["stack"][1]["scope"] = 77


@refused("position-unreadable", "state.stack.2.data.goal")
def a_goal_of_three_parts(data: Data) -> None:
    data["stack"].append(frame("creature_walk", figure=0, n=1, goal=["field", 1, 2]))


@refused("position-field", "state.stack.2.data.fired.0")
def something_fired_without_its_event(data: Data) -> None:
    data["stack"].append(frame("triggers", fired=[{"holder": 0, "facts": {}}], order=[]))


@refused("position-field", "state.stack.2.data.fired.0")
def something_fired_without_its_ability(data: Data) -> None:
    data["stack"].append(frame("triggers", fired=[{"event": "moved", "holder": 0, "facts": {}}], order=[]))


@refused("position-unreadable", "state.delayed.0")
def something_delayed_without_its_text(data: Data) -> None:
    data["delayed"] = [{"ref": "x"}]


@refused("position-range", "state.delayed.0.place")
def something_delayed_behind_the_end_of_its_list(data: Data) -> None:
    data["delayed"] = [{"ref": some_name("lists"), "place": 999, "scope": {}}]


@refused("position-unreadable", "state.stack.1.data.votes.0")
def a_vote_of_three_parts(data: Data) -> None:
    data["stack"][1]["data"]["votes"] = [[0, 1, 2]]


@refused("position-long", "state.stack.1.data")
def a_frame_that_noted_something_by_a_very_long_name(data: Data) -> None:
    data["stack"][1]["data"]["a" * 5_000 + " so far"] = 1


@refused("position-range", "state.stack.2.data.place")
def a_word_behind_the_end_of_its_list(data: Data) -> None:
    data["stack"].append(frame("effect", ref=some_name("lists"), place=999))


@refused("position-range", "state.stack.2.data.next")
def a_list_beyond_its_end(data: Data) -> None:
    data["stack"].append(frame("list", ref=some_name("lists"), next=99))


@refused("position-course", "state.stack.2")
def an_encounter_in_an_encounter(data: Data) -> None:
    data["stack"].append(copy.deepcopy(data["stack"][0]))


@refused("position-course", "state.stack")
def a_stack_that_begins_in_the_middle(data: Data) -> None:
    del data["stack"][0]


@refused("position-course", "state.stack.0.data.order")
def an_order_with_somebody_twice(data: Data) -> None:
    data["stack"][0]["data"]["order"] = [0, 0, 1]


# ---- people and cards ------------------------------------------------------------------------------------------------


@refused("position-people", "state.characters.0.archetype")
def somebody_of_another_kind(data: Data) -> None:
    data["characters"][0]["archetype"] = "specialist"


@refused("position-cards", "state.owner")
def a_card_without_a_word_about_its_owner(data: Data) -> None:
    data["owner"].pop()


@refused("position-cards", "state.design")
def a_card_that_is_no_card(data: Data) -> None:
    data["design"].append("item:ticket_stub")
    data["owner"].append(-1)


@refused("position-cards", "state.characters.0.weaknesses")
def an_influence_card_among_the_weaknesses(data: Data) -> None:
    who = data["characters"][0]
    who["weaknesses"].append(who["hand"].pop())


@refused("position-cards", "state.characters.0.progress")
def a_weakness_that_is_laid(data: Data) -> None:
    data["characters"][0]["progress"].append(data["team"]["weakness_deck"].pop())


@refused("position-cards", "state.team.market")
def a_weakness_on_the_market(data: Data) -> None:
    data["team"]["market"].append(data["team"]["weakness_deck"].pop())


@refused("position-cards", "state.team.weakness_deck")
def an_influence_card_in_the_deck_of_weaknesses(data: Data) -> None:
    data["team"]["weakness_deck"].append(data["team"]["market"].pop())


# ---- the map and what stands on it -----------------------------------------------------------------------------------


@refused("position-map", "state.land.turned")
def a_tile_that_lies_no_way_round(data: Data) -> None:
    del data["land"]["turned"]["room"]


@refused("position-map", "state.land.tiles")
def two_tiles_in_one_place(data: Data) -> None:
    data["land"]["tiles"]["landing"] = data["land"]["tiles"]["room"]


@refused("position-map", "state.land.overlays")
def an_overlay_twice(data: Data) -> None:
    data["land"]["overlays"] = [some_name("overlay")] * 2


@refused("position-map", "state.land.wall_tokens")
def a_token_of_a_wall_that_is_not_there(data: Data) -> None:
    data["land"]["wall_tokens"] = [edge_name(0)]


@refused("position-map", "state.land.rifts")
def a_rift_on_a_tile_that_is_not_there(data: Data) -> None:
    data["land"]["rifts"] = {"hall": data["team"]["fate_deck"].pop()}


@refused("position-map", "state.land.markers.tile:hall")
def a_marker_on_a_tile_that_is_not_there(data: Data) -> None:
    data["land"]["markers"] = {"tile:hall": {"threat": 1}}
    data["supply"]["threat"] -= 1


@refused("position-map", "state.land.cover")
def fields_that_lie_the_wrong_way_round(data: Data) -> None:
    cover = data["land"]["cover"]
    cover[18], cover[19] = cover[19], cover[18]


@refused("position-figure-of", "state.figures.0")
def somebody_without_a_figure(data: Data) -> None:
    del data["figures"]["0"]


@refused("position-figure-of", "state.figures.0")
def somebody_with_another_ones_figure(data: Data) -> None:
    data["figures"]["0"]["of"] = "specialist"


def creature(of: str = "lodger", kind: str = "creature") -> Data:
    return {"field": 21, "keeper": -1, "kind": kind, "large": False, "of": of, "piece": "", "states": {}}


@refused("position-figure-of", "state.figures.50")
def a_creature_with_a_number_of_none(data: Data) -> None:
    data["figures"]["50"] = creature()


@refused("position-figure-of", "state.figures.100")
def a_creature_that_comes_later(data: Data) -> None:
    data["figures"]["100"] = creature()


@refused("position-figure-of", "state.figures.100")
def a_creature_that_does_not_exist(data: Data) -> None:
    data["figures"]["100"] = creature("gambler")
    data["next_figure"] = 101


@refused("position-figure-of", "state.figures.100")
def a_companion_that_nobody_has(data: Data) -> None:
    data["figures"]["100"] = creature(some_name("companion"), "companion")
    data["next_figure"] = 101


@refused("position-range", "state.next_figure")
def a_first_creature_with_a_low_number(data: Data) -> None:
    data["next_figure"] = 99


# ---- the encounter ---------------------------------------------------------------------------------------------------


@refused("position-encounter", "state.encounter.kind")
def the_dreamworld_in_a_single_dream(data: Data) -> None:
    data["encounter"] |= {"kind": "dreamworld", "source": ""}


@refused("position-encounter", "state.encounter.face")
def a_second_face_of_a_dream(data: Data) -> None:
    data["encounter"]["face"] = 1


@refused("position-range", "state.encounter.shown_discard")
def more_cards_shown_than_discarded(data: Data) -> None:
    data["encounter"]["shown_discard"] = 15


@refused("position-tokens", "state.supply")
def a_kind_of_token_that_is_missing(data: Data) -> None:
    del data["supply"]["wall"]


@refused("position-tokens", "state.supply")
def a_kind_of_token_that_is_missing_because_all_lie_out(data: Data) -> None:
    data["land"]["markers"] = {"tile:room": {"key": data["supply"].pop("key")}}


@refused("position-things-once", "state.encounter.creatures")
def a_creature_tile_twice(data: Data) -> None:
    tile = {"id": "lodger", "mutations": [], "markers": {}, "is_poisoned": False, "fresh": False}
    data["encounter"]["creatures"] = [tile, copy.deepcopy(tile)]


@refused("position-hand-limit", "state.characters")
def far_too_many_in_one_hand(data: Data) -> None:
    who = data["characters"][0]
    who["hand"], who["deck"] = who["hand"] + who["deck"], []


# ---- all of them -----------------------------------------------------------------------------------------------------


@refused("position-encounter", "state.campaign")
def a_campaign_in_an_encounter(data: Data) -> None:
    data["campaign"] = copy.deepcopy(whole()["campaign"])


@refused("position-people", "state.characters")
def a_team_in_another_order(data: Data) -> None:
    data["characters"].reverse()


@refused("position-range", "state.next_figure")
def numbers_of_figures_that_others_have(data: Data) -> None:
    data["next_figure"] = 50


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_state_is_refused_by_its_guard(name: str) -> None:
    spoil, code, place = SPOILT[name]
    data = copy.deepcopy(sound())
    spoil(data)
    with pytest.raises(PositionError) as refusal:
        laid(data)
    assert (refusal.value.code, (refusal.value.place or "")[: len(place)]) == (code, place)


def test_a_slumber_has_no_more_faces_than_it_has() -> None:
    spec = "etherfields/second/three/encounter=s_tatterling"
    data = data_of(reverie.from_spec(f"{spec}/seed=4"))
    laid(data, spec)
    data["encounter"]["face"] = len(content().slumber["s_tatterling"].faces)
    with pytest.raises(PositionError) as refusal:
        laid(data, spec)
    assert (refusal.value.code, refusal.value.place) == ("position-encounter", "state.encounter.face")


def no_campaign(data: Data) -> None:
    del data["campaign"]


def somebody_twice(data: Data) -> None:
    data["campaign"]["absent"][0]["id"] = data["characters"][0]["id"]


def kept_in_another_order(data: Data) -> None:
    data["campaign"]["kept"].reverse()


def a_place_that_nobody_has_found(data: Data) -> None:
    data["campaign"]["location"] = "nowhere"


@pytest.mark.parametrize(
    ("spoil", "code", "place"),
    [
        (a_place_that_nobody_has_found, "position-unknown-name", "state.campaign.location"),
        (no_campaign, "position-encounter", "state.campaign"),
        (somebody_twice, "position-people", "state.campaign.absent"),
        (kept_in_another_order, "position-people", "state.campaign.kept"),
    ],
)
def test_a_spoilt_campaign_is_refused_by_its_guard(spoil: Spoil, code: str, place: str) -> None:
    data = copy.deepcopy(whole())
    laid(data, CAMPAIGN)
    spoil(data)
    with pytest.raises(PositionError) as refusal:
        laid(data, CAMPAIGN)
    assert (refusal.value.code, refusal.value.place) == (code, place)


def test_a_state_is_a_record() -> None:
    with pytest.raises(PositionError) as refusal:
        reverie.from_position('etherfields/second/three | ["state"]', seed=1)
    assert (refusal.value.code, refusal.value.place) == ("position-unreadable", "state")
