"""Pack checks (law 9.13): the small campaign passes all of them, and every one of them can fail."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields.content.checks import CHECKS, check_all
from reverie.games.etherfields.content.checks.endings import OF_DREAM, Endings
from reverie.games.etherfields.content.coverage import coverage
from reverie.games.etherfields.content.loading import examine, shipped_path
from reverie.words import LANGUAGES
from tests.games.etherfields.pack.small import Draft, act
from tests.support import covers


def test_the_small_campaign_passes() -> None:
    assert Draft().findings() == []


def test_the_shipped_campaign_passes() -> None:
    assert check_all(examine([shipped_path()])) == []


@covers("ETH-CMP-02")
def test_starting_decks_have_22_cards_and_lucid_ones_20() -> None:
    draft = Draft()
    draft["character:hero"]["deck"] = [{"card": "punch", "copies": 21}]
    assert draft.codes() == {"pack-deck"}
    draft["character:hero"]["deck"] = [{"card": "punch", "copies": 22}]
    draft.add("character", **{**draft["character:hero"], "id": "lucid", "lucid_of": "hero"})
    draft["script:1"]["do"] = [{"unlock_lucid": "lucid"}]
    assert draft.codes() == {"pack-deck"}
    draft["character:lucid"]["deck"] = [{"card": "punch", "copies": 20}]
    assert not draft.codes()


@covers("ETH-TRN-01")
def test_there_are_12_turn_cards_each_with_a_move_and_nothing_twice() -> None:
    draft = Draft()
    del draft.things["turn_card:t11"]
    assert draft.codes() == {"pack-turn-cards"}
    draft = Draft()
    draft["turn_card:t00"]["steps"] = ["basic"]
    assert draft.codes() == {"pack-turn-move"}
    draft["turn_card:t00"]["steps"] = ["move", "basic", "basic"]
    assert draft.codes() == {"pack-turn-repeats"}


@pytest.mark.parametrize(("rounds", "code"), [(0, "pack-gate-rounds"), (13, "pack-gate-rounds"), (1, ""), (12, "")])
def test_a_dream_has_1_to_12_rounds(rounds: int, code: str) -> None:
    draft = Draft()
    draft["gate:gate_a"]["rounds"] = rounds
    assert draft.codes() == ({code} if code else set())


def test_a_slumber_has_1_to_12_rounds_or_none_without_a_creature() -> None:
    draft = Draft()
    for rounds in (0, 13):
        draft["slumber:s_cat"]["rounds"] = rounds
        assert "pack-slumber-rounds" in draft.codes()
    draft["slumber:s_cat"]["rounds"] = 5
    draft["slumber:s_cat"]["variants"] = [{"requires": ["solo"], "rounds": 0}]
    assert draft.codes() == {"pack-slumber-rounds"}


def test_codes_and_groups_stand_once() -> None:
    draft = Draft()
    draft["tile:yard"]["code"]["letter"] = "B"
    draft["script:2"]["do"] = [{"gain": "B"}]
    assert "pack-code-twice" in draft.codes()
    draft = Draft()
    draft["tile:yard"]["code"]["letter"] = "SETUP"  # several things may share a word
    draft["script:2"]["do"] = [{"gain": "B"}]
    assert not draft.codes()
    draft.add("gate", **{**draft["gate:gate_a"], "id": "gate_b"})
    draft["script:2"]["do"] = [{"gain": "B"}, {"gain_gate": "gate_b"}]
    assert draft.codes() == {"pack-group-twice"}


@covers("ETH-WIS-02")
def test_a_campaign_names_its_wisdoms_its_beginning_and_its_bed() -> None:
    draft = Draft()
    del draft.pack["standard_wisdoms"]
    assert "pack-no-wisdoms" in draft.codes()
    draft = Draft()
    del draft.pack["first_gate"]
    assert "pack-no-first-gate" in draft.codes()
    draft = Draft()
    del draft.pack["awakening_location"]
    assert "pack-no-awakening" in draft.codes()
    draft = Draft()
    draft.pack["awakening_location"] = "door"
    assert "pack-awakening-icon" in draft.codes()
    draft = Draft()
    draft.add("slumber", id="delta2", delta=True)
    assert draft.codes() == {"pack-two-deltas"}


def test_tiles_of_a_dream_do_not_lie_on_each_other() -> None:
    draft = Draft()
    draft["tile:yard"]["slot"] = "B2"
    assert draft.codes() == {"pack-tiles-overlap"}
    draft["script:2"]["do"] = [{"gain": "B"}, {"remove_tile": "hall"}, {"reveal_tile": "A"}]
    assert not draft.codes()
    draft = Draft()
    draft["tile:yard"] = {**draft["tile:yard"], "cells": {"nw": [5, 5]}, "edges": [{"between": "nw-ne"}]}
    del draft["tile:yard"]["slot"]
    assert draft.codes() == {"pack-edge-nowhere"}


@covers("ETH-MAP-07", "ETH-SPN-01")
def test_encounters_have_entrances_and_places_to_appear() -> None:
    draft = Draft()
    draft["tile:hall"]["fields"]["nw"] = {}
    assert draft.codes() == {"pack-no-entrance"}
    draft = Draft()
    draft["tile:hall"]["fields"]["se"] = {}
    assert draft.codes() == {"pack-no-spawn"}
    draft["gate:gate_a"]["setup"][1]["spawn"]["at"] = "B2.se"
    assert not draft.codes()
    draft = Draft()
    draft["tile:landing"]["fields"]["nw"] = {}
    assert draft.codes() == {"pack-no-slumber-entrance"}
    draft = Draft()
    draft["tile:landing"]["fields"]["se"] = {}
    assert draft.codes() == {"pack-no-slumber-spawn"}
    draft = Draft()
    del draft["tile:hall"]["slot"]
    assert "pack-tile-nowhere" in draft.codes()


END = {"end_dream": "failure"}


@covers("ETH-GAT-04")
@pytest.mark.parametrize(
    ("do", "ends"),
    [
        ([END], True),
        ([{"add_rounds": 2}], True),
        ([{"add_rounds": 0}], False),
        ([], False),
        ([{"draw": 1}, END], True),
        ([{"if": {"cond": "solo", "do": [END]}}], False),
        ([{"if": {"cond": "solo", "do": [END], "else": [{"add_rounds": 1}]}}], True),
        ([{"choice": [{"do": [END]}, {"do": [{"draw": 1}]}]}], False),
        ([{"choice": [{"do": [END]}, {"do": [{"script": 4}]}]}], True),
        ([{"choice": [{"requires": ["solo"], "do": [END]}]}], False),
        ([{"choice": [{"requires": ["solo"], "do": [END]}, {"do": [END]}]}], True),
        ([{"script": 4}], True),
        ([{"script": 5}], False),
        ([{"may": [END]}], False),
        ([{"may": [END]}, "awaken"], True),
        ([{"in_order": [{"draw": 1}, END]}], True),
        ([{"for_each": {"in": {"character": "all"}, "do": [END]}}], False),
        ([{"roll_luck": {"doom": [END]}}], False),
        ([{"roll_luck": {key: [END] for key in ("doom", "void", "one", "two", "three")}}], True),
        ([{"pay": {"cost": [{"ether": 1}], "else": [END]}}], False),
        ([{"delayed": {"trigger": "round_ended", "do": [END]}}], False),
    ],
)
def test_without_rounds_a_dream_ends_on_every_branch(do: list[Any], ends: bool) -> None:
    draft = Draft()
    draft.add("script", n=4, text="x", do=[{"script": 6}])
    draft.add("script", n=5, text="x", do=[{"choice": [{"do": [{"script": 5}]}, {"do": [END]}]}])
    draft.add("script", n=6, text="x", do=[END])
    draft["script:1"]["do"] = [{"choice": [{"do": [{"script": 4}]}, {"do": [{"script": 5}]}]}]
    draft["script:3"]["do"] = do
    assert draft.codes() == (set() if ends else {"pack-dream-endless"})


def test_without_rounds_a_slumber_ends_on_every_branch() -> None:
    draft = Draft()
    for line in ([], [{"add_rounds": 1}], [{"may": ["end_slumber"]}]):
        draft["slumber:s_cat"]["no_more_rounds"] = line
        assert draft.codes() == {"pack-slumber-endless"}
    draft["slumber:s_cat"]["no_more_rounds"] = ["end_slumber"]
    draft["slumber:s_cat"]["variants"] = [{"requires": ["solo"], "no_more_rounds": []}]
    assert draft.codes() == {"pack-slumber-endless"}


def test_long_chains_of_scripts_are_followed_without_recursion() -> None:
    draft = Draft()
    for n in range(100, 3000):
        draft.add("script", n=n, text="x", do=[{"script": n + 1}])
    draft.add("script", n=3000, text="x", do=[END])
    draft["script:3"]["do"] = [{"script": 100}]
    content = draft.read().content
    assert content is not None
    assert 3 in Endings(content, OF_DREAM).scripts
    assert not draft.codes()


def test_nobody_is_stuck_in_the_dreamworld() -> None:
    draft = Draft()
    draft["dreamworld_tile:row"]["arrows"].pop()
    assert draft.codes() == {"pack-no-way-out"}
    draft = Draft()
    draft["dreamworld_tile:row"]["arrows"].append({"from": "bed", "to": "bed"})
    assert draft.codes() == {"pack-arrow-nowhere"}
    draft = Draft()
    draft["gate:gate_a"]["district"] = "harbour"
    assert draft.codes() == {"pack-district-without-gate"}


@pytest.mark.parametrize(
    ("kind", "parts", "code"),
    [
        ("script", {"n": 9, "text": "x"}, "pack-unreached-script"),
        ("item", {"id": "coat", "name": "Coat", "intents": {}, "code": {"group": 1, "letter": "C"}},
         "pack-unreached-card"),
        ("influence", {"id": "lost", "name": "Lost", "intents": {}, "starting_of": "gambler"}, "pack-unreached-card"),
        ("mask", {"id": "m", "name": "M"}, "pack-unreached-card"),
        ("gate", {"id": "g2", "name": "G", "group": 2, "introduction": 1, "no_more_rounds": 3,
                  "setup": [{"reveal_tile": "I-1-SETUP"}]}, "pack-unreached-card"),
        ("influence", {"id": "found", "name": "Found", "intents": {}}, ""),  # in the market from the start
        ("item", {"id": "cap", "name": "Cap", "intents": {}}, ""),
    ],
)  # fmt: skip
def test_what_nobody_can_reach_is_told(kind: str, parts: dict[str, Any], code: str) -> None:
    draft = Draft()
    draft.add(kind, **parts)
    assert draft.codes() == ({code} if code else set())


@covers("ETH-SCR-03")
def test_a_bare_letter_means_the_group_of_the_dream() -> None:
    draft = Draft()
    draft.add("item", id="coat", name="Coat", intents={}, code={"group": 2, "letter": "C"})
    draft["script:2"]["do"].append({"gain": "C"})
    assert draft.codes() == {"pack-letter-elsewhere", "pack-unreached-card"}
    draft["script:2"]["do"][-1] = {"gain": "I-2-C"}
    assert not draft.codes()


@covers("ETH-SCR-03")
def test_a_letter_leads_to_something_of_the_dream_that_can_be_used_so() -> None:
    """Another dream's tile of the same letter does not help."""
    draft = Draft()
    draft.add("tile", id="shed", code={"group": 2, "letter": "C"}, slot="B4")
    draft.add("clue", id="note", name="Note", code={"group": 1, "letter": "D"}, abilities=[act()])
    draft.add("tile", id="barn", code={"group": 2, "letter": "D"}, slot="A4")
    draft["script:2"]["do"] += [{"reveal_tile": "I-2-C"}, {"reveal_tile": "I-2-D"}, {"gain": "D"}]
    assert not draft.codes()
    draft["script:2"]["do"].append({"reveal_tile": "C"})
    assert draft.codes() == {"pack-letter-elsewhere"}
    draft["script:2"]["do"][-1] = {"reveal_tile": "D"}
    (finding,) = draft.findings()
    assert (finding.code, finding.details["found"]) == ("pack-wrong-kind", ["clue"])
    there = [{"reveal_tile": "I-1-SETUP"}, {"spawn": {"creature": "cat"}}]
    draft.add("gate", id="gate_b", name="B", group=2, introduction=2, no_more_rounds=3, setup=there)
    draft["script:1"]["do"] = [{"gain_gate": "gate_b"}]
    assert not draft.codes()  # the script is read in that dream as well


def test_flags_that_nobody_sets_and_tags_of_no_field_are_told() -> None:
    draft = Draft()
    draft["script:1"]["do"] = [{"if": {"cond": {"flag": "wet"}, "do": [{"draw": {"n": {"flag": "rain"}}}]}}]
    assert [(finding.code, finding.severity) for finding in draft.findings()] == [("pack-flag-unset", "warn")] * 2
    draft["script:3"]["do"] = [{"set_flag": "wet"}, {"add_flag": "rain"}, END]
    assert not draft.codes()
    seal = [{"for_each": {"in": {"characters_on": {"tag": "altar"}}, "do": [{"seal": 1}]}}]
    draft["creature:cat"]["steps"]["special"] = seal
    assert draft.codes() == {"pack-tag-nowhere"}
    draft["tile:yard"]["fields"] = {"nw": {"special": ["altar"]}}
    assert not draft.codes()
    draft["creature:cat"]["steps"]["special"][0]["for_each"]["in"]["characters_on"]["tag"] = "stairs"
    assert not draft.codes()


PLACES: list[tuple[str, str, Any, str, str]] = [  # a thing and what is changed in it; the finding, and where it is told
    ("gate:gate_a", "rounds", 13, "pack-gate-rounds", "gate:gate_a rounds"),
    ("gate:gate_a", "district", "moor", "pack-district-without-gate", "gate:gate_a district"),
    ("gate:gate_a", "entry", [{"key": 9}], "pack-too-many", "gate:gate_a entry"),
    ("slumber:s_cat", "rounds", 13, "pack-slumber-rounds", "slumber:s_cat rounds"),
    ("slumber:s_cat", "no_more_rounds", [{"draw": {"who": {"character": "all"}}}], "pack-slumber-endless",
     "slumber:s_cat no_more_rounds"),
    ("script:3", "do", [{"draw": 1}], "pack-dream-endless", "script:3 do"),
    ("script:3", "do", [{"script": 3}, END], "pack-script-circle", "script:3 do"),
    ("tile:hall", "fields", {"nw": {"spawn": True}, "ne": {"actions": [act("s", do=[{"script": 2}])]}},
     "pack-no-entrance", "tile:hall fields"),
    ("tile:hall", "fields", {"nw": {"entrance": True}, "ne": {"actions": [act("s", do=[{"script": 2}])]}},
     "pack-no-spawn", "tile:hall fields"),
    ("tile:landing", "fields", {"nw": {"entrance": True}}, "pack-no-slumber-spawn", "tile:landing fields"),
    ("tile:yard", "slot", "B2", "pack-tiles-overlap", "tile:yard slot"),
    ("turn_card:t00", "steps", ["basic"], "pack-turn-move", "turn_card:t00 steps"),
    ("character:hero", "deck", [], "pack-deck", "character:hero deck"),
]  # fmt: skip


@pytest.mark.parametrize(("ref", "part", "value", "code", "place"), PLACES)
def test_a_finding_points_to_what_has_to_be_changed(ref: str, part: str, value: Any, code: str, place: str) -> None:
    draft = Draft()
    draft[ref][part] = value
    pack = draft.read()
    finding = next(finding for finding in check_all(pack) if finding.code == code)
    thing, _, name = place.partition(" ")
    assert finding.place == pack.builder.raw[thing].node.value[name].place


@pytest.mark.parametrize(
    ("change", "loops"),
    [
        ({"cost": "free"}, True),
        ({"cost": {"one_of": [[{"ether": 1}], "free"]}}, True),
        ({"cost": "free", "limit": "per_round"}, False),
        ({"cost": "free", "after_use": "remove"}, False),
        ({"cost": "free", "do": [{"suffer": 1}]}, False),
        ({"cost": "free", "do": [{"block_action": "free"}, {"draw": 1}]}, False),
        ({"cost": "free", "requires": [{"flag": {"name": "f", "op": "==", "n": 0}}],
          "do": [{"set_flag": "f"}, {"draw": 1}]}, False),
        ({"cost": [{"ether": 1}]}, False),
    ],
)  # fmt: skip
def test_what_is_free_for_ever_is_told(change: dict[str, Any], loops: bool) -> None:
    draft = Draft()
    draft["tile:yard"]["fields"] = {"nw": {"actions": [act("free", **change)]}}
    assert draft.codes() == ({"pack-free-loop"} if loops else set())
    draft = Draft()
    draft["influence:punch"]["abilities"] = [act("free", **change)]
    assert not draft.codes()  # a played card is discarded


@pytest.mark.parametrize(
    ("first", "second", "circle"),
    [
        ([{"script": 5}], [{"script": 4}], True),
        ([{"script": 4}], [], True),
        ([{"in_order": [{"for_each": {"in": {"character": "all"}, "do": [{"script": 5}]}}]}], [{"script": 4}], True),
        ([{"choice": [{"do": [{"script": 5}]}, {"do": []}]}], [{"script": 4}], False),
        ([{"may": [{"script": 5}]}], [{"script": 4}], False),
        ([{"if": {"cond": "solo", "do": [{"script": 5}]}}], [{"script": 4}], False),
    ],
)
def test_scripts_do_not_lead_back_to_themselves_without_a_choice(first: Any, second: Any, circle: bool) -> None:
    draft = Draft()
    draft.add("script", n=4, text="x", do=first)
    draft.add("script", n=5, text="x", do=second)
    draft["script:1"]["do"] = [{"may": [{"script": 4}]}, {"may": [{"script": 5}]}]
    assert draft.codes() == ({"pack-script-circle"} if circle else set())


@pytest.mark.parametrize(
    "effect",
    [{"gain_glowstone": 7}, {"gain_key": 5}, {"gain_hours": 13}, {"place_marker": {"kind": "story", "n": 11}},
     {"add_mutation": 13}, {"spawn": {"creature": "cat", "n": 5}}, {"distribute": {"kind": "spirit", "n": 6}},
     {"pay": {"cost": [{"key": 5}]}}],
)  # fmt: skip
def test_more_than_there_is_is_told(effect: Any) -> None:
    draft = Draft()
    draft["script:1"]["do"] = [effect]
    assert draft.codes() == {"pack-too-many"}
    (key,) = effect
    if isinstance(effect[key], int):
        draft["script:1"]["do"] = [{key: effect[key] - 1}]
        assert not draft.codes()


def test_more_than_there_is_in_costs() -> None:
    draft = Draft()
    draft["influence:punch"]["abilities"] = [act(cost=[{"glowstone": 7}])]
    assert draft.codes() == {"pack-too-many"}
    draft = Draft()
    draft["gate:gate_a"]["entry"] = [{"key": 5}]
    assert draft.codes() == {"pack-too-many"}


def test_texts_are_there_in_every_language() -> None:
    draft = Draft()
    draft.pack["languages"] = ["en", "de"]
    codes = [finding.code for finding in draft.findings()]
    assert set(codes) == {"pack-untranslated"}
    assert len(codes) > 10
    draft = Draft()
    del draft["influence:punch"]["abilities"][0]["text"]
    assert draft.codes() == {"pack-untold"}
    draft = Draft()
    del draft["script:1"]["text"]
    assert draft.codes() == {"pack-silent-script"}
    draft["script:1"]["text"] = {"fr": "Il commence."}
    assert draft.codes() == {"pack-language"}


def test_coverage_counts_the_words_that_are_used() -> None:
    covered = {family.family: family for family in coverage(Draft().read())}
    assert covered["effect"].used["spawn"] == 2
    assert covered["trigger"].used == {}
    assert "abort" in covered["effect"].unused
    assert covered["cost"].used == {"intent": 4}


def test_the_shipped_campaign_and_its_coverage_can_be_counted() -> None:
    covered = coverage(examine([shipped_path()]))
    assert sum(len(family.used) for family in covered) > 150


def test_findings_read_well_in_both_languages() -> None:
    draft = Draft()
    draft.pack["languages"] = ["en", "de"]
    draft["gate:gate_a"]["rounds"] = 13
    draft["character:hero"]["deck"] = []
    for finding in draft.findings():
        for language in LANGUAGES:
            text = finding.text(language)
            assert text.endswith((".", "?")) or "?" in text
            assert finding.code not in text


def test_errors_come_first_and_every_check_is_its_own() -> None:
    draft = Draft()
    draft["gate:gate_a"]["rounds"] = 13
    draft.add("mask", id="m", name="M")
    assert [finding.severity for finding in draft.findings()] == ["error", "warn"]
    pack = draft.read()
    assert sum(len(list(check(pack))) for check in CHECKS) == 2
