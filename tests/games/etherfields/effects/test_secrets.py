"""What lies hidden (5.19): codes, revealing, gaining, looking; scripts."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.core.engine import Engine
from tests.games.etherfields.effects.saying import creature, listens, rule, say, say_team, tells, thing
from tests.games.etherfields.tables import Who, board, carry_out, creatures, designs, offered, play, point, table
from tests.support import covers


def code(letter: str, group: int = 1, copies: int = 1) -> dict[str, Any]:
    return {"numeral": "I", "group": group, "letter": letter, "copies": copies}


def dream(*effects: Any, people: Any = 1, **more: Any) -> Engine:
    """A text in the dream of group 1, all secrets of which are there."""
    answers = more.pop("answers", [])
    e = table(people, texts={"t": list(effects)}, kind="dream", **more)
    e.state.encounter.secrets = [
        ref for ref, one in e.content.things.items() if one.code is not None and one.code.group == 1
    ]
    carry_out(e, "t")
    return play(e, *answers)


@tells("effect", "reveal")
@covers("ETH-SCR-02", "ETH-SCR-03", "ETH-SCR-04", "ETH-SCR-05", "ETH-CRE-13")
def test_what_is_revealed_is_put_on_its_place() -> None:
    event = rule(listens("round_started", {"gain_hours": 1}))
    event["event"]["code"] = code("E")
    elsewhere = rule(id="elsewhere")
    elsewhere["event"]["code"] = code("E", group=2)
    e = dream({"reveal": "E"}, pack=[event, elsewhere])
    assert e.state.encounter.revealed == ["event:rule"], "the letter means the group of this dream"
    assert "event:rule" not in e.state.encounter.secrets
    e = dream({"reveal": "I-2-E"}, pack=[event, elsewhere])
    assert e.state.encounter.revealed == ["event:elsewhere"]
    owl = creature(setup=[{"spawn": {"creature": "moth", "n": 2}}])
    owl["creature"]["code"] = code("M")
    e = dream({"reveal": "M"}, pack=[owl], tiles=board(B1={"nw": {"spawn": {}}}))
    assert creatures(e, "moth") == ["B1.nw", "B1.nw"]
    item = thing("item", "lens", intents={}, code=code("L"))
    e = dream({"gain": "L"}, {"reveal": "L"}, pack=[item])
    assert (e.state.team.items, e.state.encounter.revealed) == (["lens"], []), "what was gained is not there any more"


@tells("effect", "gain")
@covers("ETH-SCR-04", "ETH-GEN-08")
def test_what_is_gained_goes_to_the_character_or_the_team() -> None:
    pack = [
        {"influence": {"id": "found", "name": {"en": "Found"}, "intents": {}, "code": code("A")}},
        thing("weakness", "cut", code=code("B")),
        thing("item", "lens", intents={}, code=code("C")),
        thing("clue", "note", code=code("D")),
        thing("mask", "grin", owner="any", code=code("E")),
        thing("wisdom", "old", code=code("F")),
        {
            "slumber": {
                "id": "s_new",
                "name": {"en": "S"},
                "rounds": 3,
                "no_more_rounds": ["end_slumber"],
                "code": code("G"),
            }
        },
        {
            "gate": {
                "id": "other",
                "name": {"en": "G"},
                "rounds": 3,
                "introduction": 990,
                "no_more_rounds": 991,
                "group": 9,
                "code": code("H"),
            }
        },
    ]
    for letter, expected in {"C": "items", "D": "clues", "F": "wisdoms", "G": "slumber_deck"}.items():
        e = dream({"gain": letter}, {"gain": letter}, pack=pack)
        assert len(getattr(e.state.team, expected)) == 1, letter
    e = dream({"gain": {"code": "A", "who": {"character": "all"}}}, people=2, pack=pack)
    assert [designs(e, who.discard) for who in e.state.characters] == [["found"], []], "there is one copy"
    e = dream({"gain": "B"}, people=2, pack=pack)
    assert point(e) == "DP-60", "a script has no self: the team says who gets it"
    play(e, "give c2")
    assert designs(e, e.character(1).discard) == ["cut"]
    assert (
        dream({"gain": {"code": "E", "who": {"character": "all"}}}, pack=pack, answers=["wear grin"]).character(0).mask
        == "grin"
    )
    assert dream({"gain": "H"}, pack=pack).state.team.gates["other"] == "available"


@tells("effect", "look_at")
@covers("ETH-GEN-15")
def test_secrets_are_looked_at_without_moving() -> None:
    pack = [
        thing("item", "lens", intents={}, code=code("L")),
        thing("clue", "note", code=code("N")),
        {"influence": {"id": "found", "name": {"en": "Found"}, "intents": {}, "code": code("A")}},
    ]
    e = table(2, texts={"t": [{"look_at": {"filter": {"kind": "item"}}}]}, pack=pack, kind="dream")
    e.state.encounter.secrets = ["item:lens", "clue:note", "influence:found"]
    carry_out(e, "t", self=0, decider=0)
    assert e.state.encounter.looked_at == {"item:lens": [0]}
    assert "item:lens" in e.state.encounter.secrets
    e = dream({"look_at": "N"}, pack=pack, people=2)
    assert e.state.encounter.looked_at == {"clue:note": [0, 1]}


@tells("effect", "script")
@covers("ETH-SCR-01")
def test_a_script_is_read_marked_and_carried_out() -> None:
    pack = [
        {"script": {"n": 7, "text": {"en": "Seven"}, "do": [{"gain_hours": 1}]}},
        {"script": {"n": 8, "text": {"en": "Eight"}, "once": True, "do": [{"script": 7}]}},
    ]
    e = say_team(1, {"script": 8}, {"script": 8}, {"script": 7}, pack=pack, hours=4)
    assert e.state.team.scripts_read == [8, 7]
    assert e.state.team.hours == 6, "8 is read once only; 7 again and again"


@covers("ETH-MEM-01")
@tells("effect", "gain_memory", "unlock_signs")
@tells("trigger", "condition_met")
def test_a_first_memory_is_told_once_when_its_condition_is_met_and_leaves_the_game() -> None:
    memory = {
        "memory": {
            "id": "first",
            "name": {"en": "First"},
            "owner": "gambler",
            "requires": [{"resource": {"kind": "suffering", "n": 3}}],
            "do": [{"heal": 2}],
        }
    }
    e = say([Who(suffering=1)], {"gain_memory": "first"}, {"suffer": 1}, {"suffer": 1}, {"suffer": 1}, pack=[memory])
    assert e.character(0).suffering == 2, "3, healed to 1, then 2"
    assert e.character(0).memories == []
    assert "memory:first" in e.state.team.removed
    sign = {"sign": {"id": "eye", "name": {"en": "Eye"}, "class": "universal", "shape": "eye"}}
    e = say(1, {"unlock_signs": ["eye"]}, pack=[sign])
    assert "sign:eye" in e.state.team.unlocked


@tells("trigger", "revealed", "gained", "card_gained")
def test_revealing_and_gaining_is_heard() -> None:
    heard = rule(listens({"revealed": "E"}), listens({"gained": "L"}), id="ears")
    event = rule()
    event["event"]["code"] = code("E")
    pack = [event, heard, thing("item", "lens", intents={}, code=code("L"))]
    e = dream({"reveal": "E"}, {"gain": "L"}, {"gain": "L"}, pack=pack, revealed=["event:ears"])
    assert e.state.team.flags["heard"] == 2
    assert offered(e)


@covers("ETH-SCR-02", "ETH-SCR-03")
def test_everything_with_a_code_is_meant_and_a_letter_belongs_to_this_dream() -> None:
    shared = [thing("item", name, intents={}, code=code("L", group=3)) for name in ("lens", "lamp")]
    elsewhere = thing("item", "rope", intents={}, code=code("L"))
    gate = {"gate": {"id": "g_table", "name": {"en": "G"}, "rounds": 5, "introduction": 990, "no_more_rounds": 991,
                     "group": 3}}  # fmt: skip
    e = dream({"gain": "L"}, pack=[*shared, elsewhere, gate])
    assert sorted(e.state.team.items) == ["lamp", "lens"]


@covers("ETH-SCR-04")
def test_a_revealed_tile_lies_on_the_map_and_a_gained_slumber_at_the_bottom() -> None:
    from reverie.games.etherfields import land

    hall = {"tile": {"id": "hall", "name": {"en": "Hall"}, "slot": "B2", "code": code("H")}}
    rest: dict[str, Any] = {"A1": {}, "A2": {}}
    e = table(1, texts={"t": [{"reveal": "H"}]}, pack=[hall], tiles=rest, kind="dream", run=False)
    land.remove_tile(e.state.land, e.content, "hall")
    e.run()
    carry_out(e, "t")
    assert "hall" in e.state.land.tiles
    new = {"slumber": {"id": "s_new", "name": {"en": "S"}, "rounds": 3, "no_more_rounds": ["end_slumber"],
                       "code": code("G")}}  # fmt: skip
    e = table(1, texts={"t": [{"gain": "G"}]}, pack=[new], kind="dream")
    e.state.team.slumber_deck = ["s_table"]
    carry_out(e, "t")
    assert e.state.team.slumber_deck == ["s_table", "s_new"]


@covers("ETH-SCR-04", "ETH-GEN-15")
def test_what_was_looked_at_stays_a_secret() -> None:
    e = dream({"look_at": "N"}, pack=[thing("clue", "note", code=code("N"))], people=2)
    assert e.state.encounter.secrets == ["clue:note"]
    assert e.state.encounter.looked_at == {"clue:note": [0, 1]}


@covers("ETH-SCR-05")
def test_what_was_removed_is_neither_revealed_nor_gained() -> None:
    event = rule()
    event["event"]["code"] = code("E")
    e = table(1, texts={"t": [{"reveal": "E"}]}, pack=[event], kind="dream")
    e.state.team.removed = ["event:rule"]
    carry_out(e, "t")
    assert e.state.encounter.revealed == []
    lens = thing("item", "lens", intents={}, code=code("L"))
    for removed, kept in (([], ["lens"]), (["item:lens"], [])):
        e = table(1, texts={"t": [{"gain": "L"}]}, pack=[lens], kind="dream")
        e.state.team.removed = list(removed)
        carry_out(e, "t")
        assert e.state.team.items == kept
