"""From files to content: short forms become canonical, and whatever is wrong is told with its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from reverie.games.etherfields.content import load
from reverie.games.etherfields.content.findings import PackError
from reverie.games.etherfields.content.model import FREE, Edge, Option, Range, Tile, Word
from reverie.words import LANGUAGES
from tests.games.etherfields.pack.small import Draft, act, effects_of, pack_of
from tests.support import covers

SELF, THIS, TARGET = Word("self", {}), Word("this", {}), Word("target", {})
ALL = Word("character", {"pick": "all"})


def effect(text: str) -> Word:
    """One effect in canonical form."""
    pack, findings = effects_of(f"- {text}")
    assert not findings, findings
    (word,) = pack.builder.lists["script:50/do"]
    return word


def wrong(text: str) -> tuple[str, str, dict[str, Any]]:
    """The first thing that is wrong with one effect, with the rest of its place after the file."""
    _, findings = effects_of(f"- {text}")
    finding = findings[0]
    for language in LANGUAGES:
        assert finding.code not in finding.text(language)
        assert "{" not in finding.text(language).replace("{suit", "").split("form:")[0] or "$" not in finding.text(
            language
        )
    return finding.code, f"{finding.place.line}:{finding.place.column}", finding.details


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("draw", Word("draw", {"n": 1})),
        ("{draw: 2}", Word("draw", {"n": 2})),
        ("{draw: {n: 2, who: {character: all}}}", Word("draw", {"n": 2, "who": ALL})),
        ("{suffer: team_size}", Word("suffer", {"n": Word("team_size", {})})),
        ("{suffer: {flag: debt}}", Word("suffer", {"n": Word("flag", {"name": "debt"})})),
        ("{seal: {min: [3, {count: {character: all}}]}}",
         Word("seal", {"n": Word("min", {"of": (3, Word("count", {"selector": ALL}))})})),
        ("{heal: all}", Word("heal", {"n": "all"})),
        ("{unseal: chosen}", Word("unseal", {"n": 1, "how": "chosen"})),
        ("{unseal: 3}", Word("unseal", {"n": 3, "how": "top"})),
        ("{put_state: {kind: confused, who: target}}", Word("put_state", {"kind": "confused", "who": TARGET})),
        ("{put_state: confused}", Word("put_state", {"kind": "confused"})),
        ("{relocate: here}", Word("relocate", {"field": Word("field", {"pick": "here"})})),
        ("{relocate: B3.sw}", Word("relocate", {"field": Word("field", {"pick": "id", "id": "B3.sw"})})),
        ("{relocate: {field: {tag: stairs}}}",
         Word("relocate", {"field": Word("field", {"pick": "tag", "tag": "stairs"})})),
        ("{relocate: {field: {pick: in_range, n: 3, of: self}, who: self}}",
         Word("relocate", {"field": Word("field", {"pick": "in_range", "n": 3, "of": SELF}), "who": SELF})),
        ("{place_marker: {kind: threat, at: {tile: here}}}",
         Word("place_marker", {"kind": "threat", "n": 1, "at": Word("tile", {"pick": "here"})})),
        ("{place_marker: {kind: threat, at: creature}}",
         Word("place_marker", {"kind": "threat", "n": 1, "at": "creature"})),
        ("{move_creature: {n: 2, mode: away}}", Word("move_creature", {"n": 2, "mode": "away"})),
        ("{trigger_effect: {creature: cat, kind: basic}}",
         Word("trigger_effect", {"creature": Word("creature", {"pick": "named", "id": "cat"}), "kind": "basic"})),
        ("{set_flag: debt}", Word("set_flag", {"name": "debt", "value": 1})),
        ("{reveal: I-1-A}", Word("reveal", {"code": "I-1-A"})),
        ("{reveal: A}", Word("reveal", {"code": "A"})),
        ("{reveal: yard}", Word("reveal", {"code": "tile:yard"})),
        ("{gain_card: small:bargain}", Word("gain_card", {"id": "influence:bargain", "n": 1})),
        ("{gain_item: hat}", Word("gain_item", {"id": "hat"})),
        ("{end_dream: victory}", Word("end_dream", {"result": "victory"})),
        ("{delayed: {trigger: round_ended, do: [{draw: 1}]}}",
         Word("delayed", {"trigger": Word("round_ended", {}), "do": "script:50/do/0.do"})),
        ("{pay: {cost: [{intent: wrath, n: 2}], else: [{suffer: 1}]}}",
         Word("pay", {"cost": ((Word("intent", {"color": "wrath", "n": 2}),),), "else": "script:50/do/0.else"})),
        ("{modifier: {stat: diagonal_steps, duration: round}}",
         Word("modifier", {"stat": Word("diagonal_steps", {}), "op": "set", "value": True,
                           "duration": Word("round", {})})),
        ("{modifier: {stat: {action_cost: {keyword: fight}}, op: add, value: -2, who: self, "
         "duration: {uses: {n: 1, duration: round}}}}",
         Word("modifier", {"stat": Word("action_cost", {"keyword": "fight"}), "op": "add", "value": -2, "who": SELF,
                           "duration": Word("uses", {"n": 1, "duration": Word("round", {})})})),
        ("{put_on_mask: {mask: chosen}}", Word("put_on_mask", {"mask": Word("mask", {"pick": "chosen"})})),
        ("{play_again: {card: {pick: top, zone: discard}}}",
         Word("play_again", {"card": Word("card", {"pick": "top", "zone": "discard", "n": 1})})),
        ("{put_on_bottom: {card: target}}", Word("put_on_bottom", {"card": TARGET})),
        ("{in_order: [{draw: 1}]}", Word("in_order", {"do": "script:50/do/0.do"})),
        ("{for_each: {in: {characters_on: {marker: threat}}, do: [{seal: 1}]}}",
         Word("for_each", {"in": Word("characters_on", {"marker": "threat"}), "do": "script:50/do/0.do"})),
        ("{roll_luck: {doom: [{suffer: 1}], three: []}}",
         Word("roll_luck", {"table": {"doom": "script:50/do/0.doom"}})),
    ],
)  # fmt: skip
def test_short_forms_become_canonical(text: str, wanted: Word) -> None:
    assert effect(text) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("{flag: debt}", Word("flag", {"name": "debt", "op": ">=", "n": 1})),
        ("{round: 3}", Word("round", {"n": 3, "op": "=="})),
        ("{in: dream}", Word("in", {"place": "dream"})),
        ("{in: {encounter: gate_a}}", Word("in", {"place": Word("encounter", {"id": "gate:gate_a"})})),
        ("last_round", Word("last_round", {})),
        ("{not: {in: dream}}", Word("not", {"of": Word("in", {"place": "dream"})})),
        ("{any: [solo, {suit_is: moth}]}",
         Word("any", {"of": (Word("solo", {}), Word("suit_is", {"suit": "moth"}))})),
        ('{">=": [{flag: debt}, team_size]}',
         Word(">=", {"a": Word("flag", {"name": "debt"}), "b": Word("team_size", {})})),
        ("{count: {card: {pick: all, zone: hand}}}",
         Word("count", {"selector": Word("card", {"pick": "all", "zone": "hand", "n": 1}), "op": ">=", "n": 1})),
        ("{has: {who: team, item: hat}}", Word("has", {"who": Word("team", {}), "item": "hat"})),
        ("{has: {item: hat}}", Word("has", {"item": "hat"})),
        ("{has: {card: bargain}}", Word("has", {"card": "influence:bargain"})),
        ("{terrain: {who: self, kind: water}}", Word("terrain", {"who": SELF, "kind": "water"})),
        ("{terrain: water}", Word("terrain", {"kind": "water"})),
        ("{die: {face_in: [doom, void]}}", Word("die", {"face_in": ("doom", "void")})),
        ("{can_pay: [{ether: 1}]}", Word("can_pay", {"cost": ((Word("ether", {"n": 1}),),)})),
        ("{team_size: {op: '<', n: 3}}", Word("team_size", {"n": 3, "op": "<"})),
    ],
)  # fmt: skip
def test_conditions(text: str, wanted: Word) -> None:
    word = effect(f"{{if: {{cond: {text}, do: [{{draw: 1}}]}}}}")
    assert word.args["cond"] == (wanted,)


@pytest.mark.parametrize(
    ("cost", "wanted"),
    [
        ("free", FREE),
        ([{"intent": "wrath", "n": 2}, {"glowstone": 1}],
         ((Word("intent", {"color": "wrath", "n": 2}), Word("glowstone", {"n": 1})),)),
        ({"one_of": [[{"intent": "any_one"}], [{"ether": 2}], "free"]},
         ((Word("intent", {"color": "any_one", "n": 1}),), (Word("ether", {"n": 2}),), ())),
        ([{"intent": "X_of", "color": "cunning"}], ((Word("intent", {"color": "cunning", "n": "X"}),),)),
        ([{"team_times": {"intent": "wrath", "n": 2}}], ((Word("team_times", {"color": "wrath", "n": 2}),),)),
        ([{"hours": "X"}], ((Word("hours", {"n": "X"}),),)),
        ([{"spirit": "any"}], ((Word("spirit", {"n": "any"}),),)),
        ([{"seal_self": True}], ((Word("seal_self", {}),),)),
        ([{"marker": "threat", "n": 2, "from": "map"}],
         ((Word("marker", {"kind": "threat", "n": 2, "from": "map"}),),)),
        ([{"marker": "story"}], ((Word("marker", {"kind": "story", "n": 1, "from": "here"}),),)),
    ],
)  # fmt: skip
def test_costs(cost: Any, wanted: Any) -> None:
    draft = Draft()
    draft["influence:punch"]["abilities"] = [act(cost=cost)]
    content = draft.read().content
    assert content is not None
    assert content.abilities["influence:punch#a"].ways[0].cost == wanted


def test_lists_have_names_by_which_a_running_game_finds_them() -> None:
    pack, findings = effects_of(
        """
- draw
- choice:
    - {key: stay, text: Stay, do: [{suffer: 1}]}
    - {text: Go, requires: [solo], do: [{if: {cond: solo, do: [{seal: 1}], else: [heal]}}]}
- {reward: {n: 3}}
"""
    )
    assert not findings
    lists = pack.builder.lists
    options = lists["script:50/do"][1].args["options"]
    assert options == (
        Option("stay", {"en": "Stay"}, (), "script:50/do/1.stay"),
        Option("b", {"en": "Go"}, (Word("solo", {}),), "script:50/do/1.b"),
    )
    assert lists["script:50/do/1.b"][0].args["else"] == "script:50/do/1.b/0.else"
    assert [word.name for word in lists["script:50/do"]] == ["draw", "choice", "reward", "reward", "reward"]


@pytest.mark.parametrize(
    ("text", "code", "place", "near"),
    [
        ("{sufer: 1}", "pack-unknown-effect", "5:10", ["suffer"]),
        ("sael", "pack-unknown-effect", "5:9", ["seal"]),
        ("{draw: {m: 1, n: 2}}", "pack-unknown-parameter", "5:17", []),
        ("{put_state: {kind: confsed}}", "pack-value", "5:28", ["confused"]),
        ("{gain_item: hta}", "pack-unknown-reference", "5:21", ["hat"]),
        ("{spawn: {creature: hat}}", "pack-wrong-kind", "5:28", []),
        ("{script: 99}", "pack-unknown-reference", "5:18", []),
        ("{script: 05}", "pack-unknown-reference", "5:18", []),
        ("{script: 53}", "pack-unknown-reference", "5:18", ["50"]),
        ("{script: one}", "pack-expected", "5:18", []),
        ("{reveal: Q}", "pack-unknown-letter", "5:18", []),
        ("{reveal: I-7-A}", "pack-unknown-code", "5:18", []),
        ("{draw: -1}", "pack-negative", "5:16", []),
        ("{draw: 99999}", "pack-expected", "5:16", []),
        ("{draw: all}", "pack-unknown-expression", "5:16", []),
        ("{draw: [1]}", "pack-expected", "5:16", []),
        ("{draw: 1, seal: 1}", "pack-word-form", "5:9", []),
        ("[draw]", "pack-word-form", "5:9", []),
        ("{reward: 2}", "pack-no-parameters", "5:18", []),
        ("{reward: {n: 99}}", "pack-repeats", "5:9", []),
        ("{end_dream: {}}", "pack-missing-parameter", "5:9", []),
        ("end_dream", "pack-missing-parameter", "5:9", []),
        ("{if: {cond: {has: {who: team}}, do: []}}", "pack-exactly-one", "5:21", []),
        ("{if: {cond: {has: {item: hat, wisdom: w_a}}, do: []}}", "pack-exactly-one", "5:21", []),
        ("{if: {cond: {location: {}}, do: []}}", "pack-at-least-one", "5:21", []),
        ("{relocate: {field: {pick: tag}}}", "pack-missing-parameter", "5:28", []),
        ("{modifier: {stat: hand_limit, op: add, value: 1}}", "pack-modifier-duration", "5:9", []),
        ("{modifier: {stat: hand_limit, duration: round}}", "pack-missing-parameter", "5:9", []),
        ("{modifier: {stat: pass_walls, op: add, value: 1, duration: round}}", "pack-switch", "5:9", []),
        ("{modifier: {stat: hand_limit, op: set, value: true, duration: round}}", "pack-no-switch", "5:9", []),
        ("{modifier: {stat: hand_limits, op: add, value: 1, duration: round}}", "pack-unknown-stat", "5:27",
         ["hand_limit"]),
        ("{pay: {cost: {ether: 1}}}", "pack-expected", "5:22", []),
        ("{pay: {cost: [{eter: 1}]}}", "pack-unknown-cost", "5:24", ["ether"]),
        ("{pay: {cost: [{intent: red}]}}", "pack-value", "5:32", []),
        ("{roll_luck: {four: []}}", "pack-value", "5:22", []),
        ("{choice: [{txt: a, do: []}]}", "pack-unknown-part", "5:20", ["text"]),
        ("{choice: [{key: a}, {key: a}]}", "pack-twice", "5:29", []),
        ("{choice: []}", "pack-expected", "5:18", []),
        ("{place_wall: A1.nw-C4.se-x}", "pack-expected", "5:22", []),
        ("{rotate_tile: {tile: hall, angle: 45}}", "pack-form", "5:43", []),
        ("{script: {n: 1}, x: 2}", "pack-word-form", "5:9", []),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_place_and_what_was_meant(
    text: str, code: str, place: str, near: list[str]
) -> None:
    found, where, details = wrong(text)
    assert (found, where) == (code, place)
    for name in near:
        assert name in details["near"]


def test_all_mistakes_are_found_at_once() -> None:
    _, findings = effects_of("- {sufer: 1}\n- {draw: x}\n- {script: 99}\n- {gain_item: hta}")
    assert [finding.place.line for finding in findings] == [5, 6, 7, 8]


@covers("ETH-SCR-02")
def test_secrets_are_found_by_their_codes() -> None:
    content = Draft().read().content
    assert content is not None
    assert content.codes == {"I-1-SETUP": ("tile:hall",), "I-1-A": ("tile:yard",), "I-1-B": ("item:hat",)}


def test_effects_without_a_self_say_whom_they_concern() -> None:
    draft = Draft()
    draft["creature:cat"]["steps"]["special"] = [{"suffer": 1}]
    assert draft.codes() == {"pack-no-self"}
    draft["creature:cat"]["steps"]["special"] = [{"suffer": {"n": 1, "who": {"character": "all"}}}]
    assert not draft.codes()


@covers("ETH-MAP-01", "ETH-MAP-02", "ETH-MAP-03")
def test_a_tile_lies_on_a_slot_at_an_anchor_or_on_listed_fields() -> None:
    def cells(**parts: Any) -> Any:
        draft = Draft()
        del draft["tile:yard"]["slot"]
        draft["tile:yard"] |= parts
        content = draft.read().content
        assert content is not None
        return content.tile["yard"].cells

    assert cells(slot="B3") == {"nw": (3, 5), "ne": (3, 6), "sw": (4, 5), "se": (4, 6)}
    assert cells(anchor="A1.se") == cells(anchor=[2, 2]) == {"nw": (2, 2), "ne": (2, 3), "sw": (3, 2), "se": (3, 3)}
    assert cells(cells={"nw": [1, 1], "se": [2, 2]}) == {"nw": (1, 1), "se": (2, 2)}
    for bad in ({"slot": "D1"}, {"anchor": "C4.ne"}, {"cells": [[0, 1]]}, {"slot": "A1", "anchor": "A1"}):
        draft = Draft()
        draft["tile:yard"].pop("slot")
        draft["tile:yard"] |= bad
        assert draft.codes(), bad


def test_fields_edges_and_symbols() -> None:
    draft = Draft()
    draft["tile:yard"] |= {
        "fields": {
            "nw": {"spawn": {"suit": "moth"}, "terrain": ["light"], "trap": [{"suffer": 1}]},
            "ne": {"blocked": True, "draw_bonus": 2, "special": ["altar"]},
            "sw": {"socket": {"id": "lamp", "abilities": [
                {"id": "glow", "kind": "passive", "text": "Glow.",
                 "do": [{"modifier": {"stat": "hand_limit", "op": "add", "value": 1}}]}]}},
        },
        "edges": [{"between": "ne-nw"}, {"side": "nw-west", "state": "damaged"}, {"side": "south"}],
        "symbols": [{"kind": "water", "at": "center"}, {"kind": "swamp", "at": "nw-ne"}],
    }  # fmt: skip
    content = draft.read().content
    assert content is not None
    tile = content.tile["yard"]
    assert isinstance(tile, Tile)
    assert tile.edges == (
        Edge("nw", "ne", "wall"),
        Edge("nw", "west", "damaged"),
        Edge("sw", "south", "wall"),
        Edge("se", "south", "wall"),
    )
    assert tile.symbols == (("water", ("nw", "ne", "sw", "se")), ("swamp", ("nw", "ne")))
    assert tile.fields["nw"].spawn_suit == "moth"
    assert tile.fields["nw"].trap == "tile:yard/nw/trap"
    socket = tile.fields["sw"].socket
    assert socket is not None
    modifier = content.lists[socket.abilities[0].ways[0].do][0]
    assert modifier.args["duration"] == Word("while_socket_active", {})
    for edge in ({"between": "nw-se"}, {"side": "nw-south"}, {"side": "up"}, {"between": "nw-ne", "side": "north"}):
        draft["tile:yard"]["edges"] = [edge]
        assert draft.codes() & {"pack-edge", "pack-exactly-one"}, edge


@covers("ETH-TRP-01")
def test_a_trap_is_told_by_its_field_its_tile_or_its_dream() -> None:
    def trap(draft: Draft) -> str | None:
        content = draft.read().content
        assert content is not None
        return content.tile["yard"].fields["nw"].trap

    draft = Draft()
    draft["tile:yard"]["fields"] = {"nw": {"trap": True}}
    assert draft.codes() == {"pack-trap-untold"}
    draft["gate:gate_a"]["trap"] = [{"suffer": 1}]
    assert trap(draft) == "gate:gate_a/trap"
    draft["tile:yard"]["trap"] = [{"seal": 1}]
    assert trap(draft) == "tile:yard/trap"
    draft["tile:yard"]["fields"] = {"nw": {"trap": [{"draw": 1}]}}
    assert trap(draft) == "tile:yard/nw/trap"


def test_abilities() -> None:
    draft = Draft()
    draft["influence:punch"]["abilities"] = [
        act(keyword="fight", range={"n": 3, "ignore_walls": True}, scope=["dreamworld"], limit="per_round",
            **{"or": [{"cost": "free", "do": [{"seal": 1}]}]}),
        act("b", kind="trigger", when={"would_suffer": {"who": "self"}}, window="before", cost="free"),
        act("c", range="any_field", target={"figure": "chosen"}),
    ]  # fmt: skip
    content = draft.read().content
    assert content is not None
    first, second, third = content.influence["punch"].abilities
    assert first.range == Range(3, ignores_walls=True)
    assert first.scope == {"dreamworld"}
    assert [way.do for way in first.ways] == ["influence:punch#a/do", "influence:punch#a/or0/do"]
    assert second.when == Word("would_suffer", {"who": SELF})
    assert (first.decider, second.decider) == ("actor", "actor")
    assert third.range == Range(None, anywhere=True)
    assert third.target == Word("figure", {"pick": "chosen"})


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"kind": "trigger"}, "pack-missing-part"),
        ({"kind": "step", "when": "round_ended"}, "pack-step-when"),
        ({"when": "round_ended"}, "pack-when"),
        ({"kind": "trigger", "when": "round_ended", "window": "instead", "cost": None}, "pack-window"),
        ({"kind": "passive"}, "pack-passive-cost"),
        ({"kind": "spell"}, "pack-value"),
        ({"range": "far"}, "pack-form"),
        ({"limit": "often"}, "pack-value"),
        ({"cots": "free"}, "pack-unknown-part"),
        ({"id": "Not An Id"}, "pack-expected"),
    ],
)
def test_abilities_that_cannot_be(parts: dict[str, Any], code: str) -> None:
    draft = Draft()
    draft["influence:punch"]["abilities"] = [act(**parts)]
    assert code in draft.codes()


def test_ids_stand_once() -> None:
    draft = Draft()
    data = draft.data()
    data.append({"wisdom": {"id": "hat", "name": "Hat"}})
    pack = pack_of({"a.json": json.dumps(data)})
    assert [finding.code for finding in pack.findings] == ["pack-id-twice"]
    draft["influence:punch"]["abilities"] = [act(), act()]
    assert draft.codes() == {"pack-twice"}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"id": "Small"}, "pack-expected"),
        ({"languages": []}, "pack-expected"),
        ({"languages": ["english"]}, "pack-expected"),
        ({"first_gate": "gate_b"}, "pack-unknown-reference"),
        ({"kind": "module"}, "pack-value"),
        ({"versoin": "1"}, "pack-unknown-part"),
        ({"version": ">=1.0"}, "pack-form"),
        ({"requires_engine": ">=9.0"}, "pack-engine"),
        ({"requires_engine": "1.1"}, "pack-engine"),
        ({"requires_engine": "==0.9"}, "pack-engine"),
        ({"requires_engine": "soon"}, "pack-form"),
        ({"requires_engine": [1]}, "pack-form"),
        ({"start_options": {"hand_limits": 7}}, "pack-unknown-part"),
        ({"start_options": {"hand_limit": "seven"}}, "pack-form"),
        ({"start_options": {"hand_limit": -1}}, "pack-form"),
        ({"start_options": {"team_policy": "dice"}}, "pack-value"),
        ({"start_options": {"luck_faces": {"four": 1}}}, "pack-form"),
    ],
)
def test_manifests_that_cannot_be(change: dict[str, Any], code: str) -> None:
    draft = Draft()
    draft.pack |= change
    assert code in draft.codes()


@pytest.mark.parametrize("version", [">=1.0", ">= 0.9", "1", 1, "==1.0.0", "1.0"])
def test_a_pack_says_which_version_of_the_language_it_needs(version: Any) -> None:
    draft = Draft()
    draft.pack["requires_engine"] = version
    assert not draft.codes()


def test_nothing_is_said_that_follows_from_a_file_or_manifest_that_cannot_be_read() -> None:
    """One thing is wrong, so one thing is told: not every language, and not every name of the unreadable file."""
    draft = Draft()
    draft.pack["languages"] = ["en", "de"]
    data = draft.data()
    first, rest = json.dumps(data[:1]), json.dumps(data[1:])
    hat = [entry for entry in data if "item" in entry]
    others = [entry for entry in data[1:] if "item" not in entry]
    unreadable = json.dumps(hat)[:-1]

    def told(**files: str) -> list[str]:
        return [finding.code for finding in pack_of({f"{name}.json": text for name, text in files.items()}).findings]

    assert told(rest=rest) == ["pack-no-manifest"]
    assert told(a=first, b=json.dumps([{"pack": {**data[0]["pack"], "languages": ["fr"]}}]), rest=rest) == [
        "pack-two-manifests"
    ]
    assert told(a=first[:-1], rest=rest) == ["pack-json"]
    assert told(a=first, hat=unreadable, rest=json.dumps(others)) == ["pack-json"]
    assert told(a=first, rest=json.dumps(others)) == ["pack-unknown-letter"]


def test_numbers_are_told_with_their_bounds_and_as_they_are_written() -> None:
    def sentence(**parts: Any) -> str:
        draft = Draft()
        draft["influence:bargain"] |= parts
        (finding,) = draft.findings()
        return finding.text("en")

    assert "a whole number from 0 to 9999, not “1000000000”" in sentence(copies=1_000_000_000)
    assert "a whole number from 0 to 9999" in sentence(intents={"wrath": -1})
    draft = Draft()
    draft["tile:yard"]["edges"] = [{"between": "nw-se"}]
    (finding,) = draft.findings()
    assert finding.text("en") == "There is no edge nw-se on this tile."
    draft = Draft()
    draft.add("script", n=1003, text="x")
    draft["gate:gate_a"]["no_more_rounds"] = 1003
    draft["script:1"]["do"] = [{"script": 3}]
    (finding,) = draft.findings()
    assert "script 1003 must end it" in finding.text("en")
    assert "1003" in finding.text("de")


def test_options_are_those_of_the_law_unless_the_pack_says_otherwise() -> None:
    draft = Draft()
    draft.pack["start_options"] = {"hand_limit": 7, "luck_faces": {"doom": 2}, "gamble": True}
    content = draft.read().content
    assert content is not None
    assert content.options["hand_limit"] == 7
    assert content.options["luck_faces"] == {"doom": 2, "void": 1, "one": 2, "two": 1, "three": 1}
    assert content.options["suffering_limit"] == 8


def test_a_file_is_a_list_of_things_with_one_key_each() -> None:
    for text, code in (
        ("- {influence: {id: a}, item: {id: b}}", "pack-one-thing"),
        ("- {inflence: {id: a}}", "pack-unknown-kind"),
        ("- 3", "pack-form"),
        ("- {item: 3}", "pack-expected"),
        ("- {item: {name: x}}", "pack-missing-part"),
    ):
        pack = pack_of({"small.json": json.dumps(Draft().data()), "x.yaml": text})
        assert pack.findings[0].code == code, text


def test_load_raises_what_is_wrong_with_everything_else_that_is(tmp_path: Any) -> None:
    path = tmp_path / "a.json"
    draft = Draft()
    draft["item:hat"] |= {"intents": {"red": 1}, "weight": 3}
    path.write_text(json.dumps(draft.data()))
    with pytest.raises(PackError) as caught:
        load(path)
    assert {finding.code for finding in caught.value.findings} == {"pack-unknown-part", "pack-value"}
    assert caught.value.place == str(caught.value.findings[0].place)
    assert "a.json:1:" in str(caught.value)


def test_content_does_not_depend_on_how_it_is_written(tmp_path: Any) -> None:
    """JSON and YAML, one file or several: the same content; only the fingerprint tells them apart."""
    data = Draft().data()
    for i, entry in enumerate(data):
        (tmp_path / f"{i:02}.yaml").write_text(json.dumps([entry], indent=3))
    (tmp_path / "all.json").write_text(json.dumps(data))
    split = tmp_path / "split"
    split.mkdir()
    for file in tmp_path.glob("*.yaml"):
        file.rename(split / file.name)
    first, second = load(tmp_path / "all.json"), load(split)
    assert first.things == second.things
    assert first.lists == second.lists
    assert first.fingerprint != second.fingerprint
    assert load(split).fingerprint == second.fingerprint
