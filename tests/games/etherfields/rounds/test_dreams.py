"""Entering and leaving a dream (5.5, 7.3)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.rounds import tidying
from tests.games.etherfields.rounds.creatures_for_tests import creature, each
from tests.games.etherfields.tables import Who, carry_out, creatures, designs, offered, play, point, table, where
from tests.support import covers

CODE = {"group": 7, "letter": "SETUP"}
LODGER = creature("lodger", 1, setup=[{"spawn": {"creature": "lodger", "n": 1}}])
ROOM: dict[str, Any] = {
    "tile": {
        "id": "room",
        "slot": "B2",
        "code": CODE,
        "fields": {"nw": {"entrance": True}, "ne": {"entrance": True}, "se": {"spawn": {}}},
    }
}
LAMP = {"item": {"id": "lamp", "name": {"en": "Lamp"}, "intents": {}, "code": {"group": 7, "letter": "B"}}}
ELSEWHERE = {"item": {"id": "rope", "name": {"en": "Rope"}, "intents": {}, "code": {"group": 8, "letter": "B"}}}


def gate(setup: list[Any], **more: Any) -> dict[str, Any]:
    """A dream gate."""
    lines = {"rounds": 12, "introduction": 970, "no_more_rounds": 991, "group": 7, **more}
    return {"gate": {"id": "g_room", "name": {"en": "Room"}, "setup": setup, **lines}}


def intro(*effects: Any) -> dict[str, Any]:
    """The introduction script."""
    return {"script": {"n": 970, "text": {"en": "You come in."}, "do": list(effects)}}


def entered(people: Any = 1, setup: Any = ({"reveal_tile": "SETUP"},), told: Any = (), **more: Any) -> Engine:
    """A dream is entered from the slumberlands."""
    pack = [
        LODGER,
        ROOM,
        LAMP,
        ELSEWHERE,
        gate(list(setup), **more.pop("gate", {})),
        intro(*told),
        *more.pop("pack", []),
    ]
    e = table(people, pack=pack, tiles=more.pop("tiles", {"A1": {}}), run=False, **more)
    lands.remove_tile(e.state.land, e.content, "room")  # the table lays every tile; this one is a secret
    e.state.team.gates["g_room"] = "available"
    e.state.stack.clear()
    e.push("gate_entry", {}, gate="g_room")
    e.run()
    return e


@covers("ETH-GAT-02", "ETH-MAP-07", "ETH-SPN-04")
def test_the_order_of_entering() -> None:
    setup = [{"reveal_tile": "SETUP"}, {"spawn": {"creature": "lodger", "n": 1}}, *each({"heal": 1})]
    people = [Who(suffering=1), Who()]
    e = entered(people, setup, [{"gain_key": 1}], listening=True)
    assert list(e.state.land.tiles) == ["room"]  # (2), (3)
    assert e.character(0).suffering == 0  # (3) further steps
    assert len(e.state.encounter.turn_deck) == 12  # (4)
    assert creatures(e, "lodger") == ["B2.se"]
    assert e.state.team.keys == 1  # (5)
    assert point(e) == "DP-42"  # (7)
    assert offered(e) == ["enter c1 B2.nw", "enter c1 B2.ne"]
    play(e, "enter c1 B2.ne", "enter c2 B2.nw")
    assert (point(e), e.state.encounter.round) == ("DP-20", 1)  # (8)
    assert [where(e, 0), where(e, 1)] == ["B2.ne", "B2.nw"]
    assert e.events is not None
    order = [kind for kind, _, _ in e.events if kind in ("dream_entered", "healed", "turn_deck", "figure_placed")]
    assert order[:4] == ["dream_entered", "healed", "turn_deck", "figure_placed"]  # the set-up's figures wait (SPN-04)


@covers("ETH-GAT-02")
def test_the_slumberlands_are_discarded() -> None:
    """Tiles to the supply, rift cards to the bottom of the fate deck in slot order, tokens to the supply (R-41)."""
    fates = [{"fate": {"id": name, "name": {"en": name}, "rift": {"field": "none"}}} for name in ("crack", "hole")]
    tiles: dict[str, dict[str, Any]] = {"C4": {"rift_slot": "nw"}, "A1": {"rift_slot": "nw", "start": True}}
    pack = [LODGER, ROOM, gate([{"reveal_tile": "SETUP"}]), intro(), *fates]
    e = table(1, pack=pack, tiles=tiles, run=False)
    lands.remove_tile(e.state.land, e.content, "room")
    e.state.land.rifts = {"tile_c4": "hole", "tile_a1": "crack"}
    lands.place_marker(e.state.land, 0, "threat", 2)
    e.state.supply["threat"] -= 2
    e.state.team.fate_deck = ["other"]
    e.state.stack.clear()
    e.push("gate_entry", {}, gate="g_room")
    e.run()
    assert list(e.state.land.tiles) == ["room"]
    assert e.state.team.fate_deck == ["other", "crack", "hole"]
    assert e.state.team.slumberlands == ["tile_c4"]  # start tiles are laid again by the rebuild
    assert e.state.supply["threat"] == 20


@covers("ETH-GAT-02", "ETH-GEN-08", "ETH-SCR-02")
def test_the_secrets_of_the_dream_are_taken() -> None:
    e = entered()
    assert "item:lamp" in e.state.encounter.secrets
    assert "item:rope" not in e.state.encounter.secrets  # another group
    e.state.team.gained.append("item:lamp")
    e.question = None
    e.state.stack.clear()
    e.push("gate_entry", {}, gate="g_room")
    e.run()
    assert "item:lamp" not in e.state.encounter.secrets


@covers("ETH-GAT-03")
def test_entering_changes_nothing_the_characters_have() -> None:
    who = Who(hand="W1 W2", sealed="W3", discard="C1", ether=2, glowstones=1, suffering=3)
    e = entered([who], hours=3, items="P2", setup=[{"reveal_tile": "SETUP"}])
    play(e, "enter c1 B2.nw")
    assert point(e) == "DP-22"  # nothing was drawn yet
    c1 = e.character(0)
    assert designs(e, c1.hand) == ["wrath1", "wrath2"]
    assert (designs(e, c1.sealed), designs(e, c1.discard)) == (["wrath3"], ["cunning1"])
    assert (c1.ether, c1.glowstones, c1.suffering) == (2, 1, 3)
    assert (e.state.team.hours, e.state.team.items) == (3, ["item_perception2"])


@covers("ETH-GAT-04")
def test_a_dream_ends_by_its_texts() -> None:
    for result, won in (("victory", "won"), ("failure", "lost"), ("neutral", "ended")):
        e = table(1, kind="dream", texts={"end": [{"end_dream": result}, {"gain_key": 1}]})
        carry_out(e, "end", self=0)
        assert (e.state.encounter.result, e.state.result, e.state.team.keys) == (result, won, 0)


@covers("ETH-GAT-04", "ETH-RND-08")
def test_a_dream_ends_by_time() -> None:
    e = table(1, kind="dream", turn="t03")
    play(e, "pass c1")
    assert (e.state.encounter.result, e.state.result) == ("neutral", "ended")


@covers("ETH-GAT-05", "ETH-END-01", "ETH-END-02")
def test_after_a_dream_the_table_is_cleared() -> None:
    e = entered([Who(hand="W1", sealed="W2", suffering=2, ether=1)], texts={"end": [{"end_dream": "failure"}]})
    play(e, "enter c1 B2.nw", "done")
    lands.place_marker(e.state.land, 20, "universal", 3)
    e.state.supply["universal"] -= 3
    e.state.encounter.intent_markers = {"tile:room#a": ["wrath"]}
    e.state.supply["intent_marker"] -= 1
    carry_out(e, "end", self=0)
    tidying.after_dream(e)
    assert e.state.land.tiles == {}
    assert where(e, 0) == "-"
    assert (e.state.supply["universal"], e.state.supply["intent_marker"]) == (16, 12)
    assert e.state.team.gates["g_room"] == "lost_kept"
    assert e.state.encounter.secrets == []
    c1 = e.character(0)
    assert (c1.suffering, c1.ether, designs(e, c1.sealed)) == (2, 1, ["wrath2"])
    assert len(e.state.encounter.turn_discard) == 12


@covers("ETH-GAT-05")
def test_the_gate_gets_the_status_of_the_script() -> None:
    e = entered(texts={"end": [{"end_dream": "victory"}]})
    play(e, "enter c1 B2.nw")
    carry_out(e, "end", self=0)
    tidying.after_dream(e)
    assert e.state.team.gates["g_room"] == "won"
    e = entered(texts={"end": [{"set_gate_status": {"gate": "g_room", "is": "lost_kept"}}, {"end_dream": "victory"}]})
    play(e, "enter c1 B2.nw")
    carry_out(e, "end", self=0)
    tidying.after_dream(e)
    assert e.state.team.gates["g_room"] == "lost_kept"


@covers("ETH-DTH-02")
def test_death_in_a_dream_keeps_the_gate() -> None:
    e = entered([Who(suffering=7)])
    play(e, "enter c1 B2.nw")
    e.question = None
    e.push("suffer", {}, c=0, n=1)
    e.run()
    tidying.after_dream(e)
    assert (e.state.team.gates["g_room"], e.state.result) == ("lost_kept", "lost")


@covers("ETH-MAP-07", "ETH-CAP-01")
def test_an_entrance_that_is_full_is_no_choice() -> None:
    crowd = creature("crowd", 1, setup=[])
    e = entered(1, [{"reveal_tile": "SETUP"}, {"spawn": {"creature": "crowd", "n": 4, "at": "B2.nw"}}], pack=[crowd])
    assert where(e, 0) == "B2.ne"  # the only one left: not asked


@covers("ETH-GAT-02", "ETH-TRN-02")
def test_the_turn_deck_has_as_many_cards_as_the_gate_says() -> None:
    for rounds in (4, 9):
        here = entered(gate={"rounds": rounds}).state.encounter
        assert (len(here.turn_deck), len(here.turn_discard)) == (rounds, 12 - rounds)


@covers("ETH-GAT-04", "ETH-TRN-11")
def test_the_end_of_a_slumber_does_not_end_a_dream() -> None:
    e = table(1, texts={"t": ["end_slumber", {"gain_key": 1}]}, kind="dream")
    carry_out(e, "t")
    assert (e.state.result, e.state.team.keys) == ("", 1)


@covers("ETH-DTH-02", "ETH-GAT-05")
def test_death_keeps_the_gate_whatever_was_won_before() -> None:
    for result, status in (("death", "lost_kept"), ("victory", "won")):
        e = table(1, kind="dream")
        e.state.team.gates["g_table"] = "won"
        e.state.encounter.result = result
        tidying.after_dream(e)
        assert e.state.team.gates["g_table"] == status
