"""Items, masks, clues (9.8, Items, masks; ITM, MSK, CLU)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.language.modifiers import stat
from tests.games.etherfields.effects.saying import passive, say, tells, thing
from tests.games.etherfields.tables import Who, carry_out, offered, play, point, table
from tests.support import covers

ITEMS = [thing("item", one, intents={}) for one in ("lens", "key", "net", "bell")]
MARKET = thing("item", "stub", intents={}, discards_to="item_market")
MASKS = [
    thing("mask", "grin", passive("hand_limit", 1, "add", "self"), owner="any"),
    thing("mask", "eye", owner="any"),
    thing("mask", "bull", owner="powerhouse"),
]


@tells("effect", "equip_item")
@covers("ETH-ITM-04", "EX-42", "ETH-ITM-01")
def test_a_random_item_of_the_store_is_equipped() -> None:
    e = say(1, "equip_item", pack=ITEMS, store="lens key", dice={"pick": [1]})
    assert (e.state.team.items, e.state.team.store) == (["key"], ["lens"])
    e = say(1, "equip_item", pack=ITEMS, items="lens key net", store="bell")
    assert (point(e), offered(e)) == ("DP-41", ["discard lens", "discard key", "discard net", "put-back bell"])
    play(e, "discard key")
    assert (e.state.team.items, e.state.team.store) == (["lens", "net", "bell"], ["key"])
    e = say(1, "equip_item", pack=ITEMS, items="lens key net", store="bell", answers=["put-back bell"])
    assert (e.state.team.items, e.state.team.store) == (["lens", "key", "net"], ["bell"])
    assert say(1, {"equip_item": 2}, pack=ITEMS).state.team.items == [], "an empty store: nothing"


@tells("effect", "equip_item", "search")
def test_an_item_that_was_found_is_equipped() -> None:
    e = say(1, {"search": {"zone": "store"}}, "equip_item", pack=ITEMS, store="lens key net", answers=["take net"])
    assert e.state.team.items == ["net"]
    assert sorted(e.state.team.store) == ["key", "lens"]


@tells("effect", "gain_item", "unlock_item_slot")
@tells("stat", "item_slots")
@covers("ETH-ITM-05", "ETH-ITM-01")
def test_a_gained_item_takes_a_free_slot() -> None:
    assert say(1, {"gain_item": "lens"}, pack=ITEMS).state.team.items == ["lens"]
    e = say(1, "unlock_item_slot", {"gain_item": "bell"}, pack=ITEMS, items="lens key net")
    assert e.state.team.items == ["lens", "key", "net", "bell"]
    e = say(1, {"gain_item": "bell"}, pack=ITEMS, items="lens key net")
    assert point(e) == "DP-41"
    wisdom = thing("wisdom", "pocket", passive("item_slots", 1, "add"))
    e = say(1, {"gain_item": "bell"}, pack=[*ITEMS, wisdom], items="lens key net", wisdoms=["pocket"])
    assert len(e.state.team.items) == 4


@tells("effect", "discard_item")
@covers("ETH-ITM-06")
def test_the_team_chooses_items_to_discard() -> None:
    e = say(2, "discard_item", pack=[*ITEMS, MARKET], items="lens stub")
    assert e.question is not None
    assert e.question.seats == (0, 1)
    play(e, "discard stub")
    assert (e.state.team.items, e.state.team.item_market, e.state.team.store) == (["lens"], ["stub"], [])
    assert say(1, {"discard_item": 3}, pack=ITEMS, items="lens").state.team.store == ["lens"]


@tells("effect", "put_on_mask", "take_off_mask")
@covers("ETH-MSK-01", "ETH-MSK-03", "ETH-MSK-04", "ETH-MSK-06")
def test_masks_are_put_on_and_taken_off() -> None:
    e = say([Who(mask="grin")], "put_on_mask", pack=MASKS)
    assert e.character(0).mask == "grin", "the only owned mask is worn already: nothing"
    e = say([Who(mask="grin", masks=["grin", "eye"])], "put_on_mask", pack=MASKS)
    assert e.character(0).mask == "eye"
    e = say([Who(masks=["grin", "eye"])], "put_on_mask", pack=MASKS, answers=["wear grin"])
    assert e.character(0).mask == "grin"
    e = say([Who(mask="grin", hand=7)], "take_off_mask", pack=MASKS)
    assert (e.character(0).mask, e.character(0).masks) == (None, ["grin"])
    assert len(e.character(0).hand) == 6 or point(e) == "DP-26", "the limit falls back at once"
    e = say([Who(mask="grin")], "take_off_mask", "put_on_mask", pack=MASKS)
    assert e.character(0).mask == "grin", "it can be put on again"


@tells("effect", "gain_mask")
@covers("ETH-MSK-05")
def test_a_new_mask_may_be_worn_at_once() -> None:
    e = say([Who(mask="grin")], {"gain_mask": "eye"}, pack=MASKS)
    assert point(e) == "DP-62"
    play(e, "wear eye")
    assert (e.character(0).mask, e.character(0).masks) == ("eye", ["grin", "eye"])
    e = say([Who(mask="grin")], {"gain_mask": "eye"}, pack=MASKS, answers=["decline"])
    assert e.character(0).mask == "grin"
    e = say(3, {"gain_mask": "bull"}, pack=MASKS, answers=["decline"])
    assert [who.masks for who in e.state.characters] == [[], [], ["bull"]], "it goes to its archetype"


@tells("switch", "masks_inactive")
@covers("ETH-MSK-02", "ETH-MUT-04")
def test_masks_that_are_inactive_change_nothing() -> None:
    off = {"modifier": {"stat": "masks_inactive", "who": {"character": "all"}, "duration": "round"}}
    e = table([Who(mask="grin")], pack=MASKS, texts={"t": [off]})
    assert stat(e, "hand_limit", 6, 0) == 7
    carry_out(e, "t", self=0)
    assert stat(e, "hand_limit", 6, 0) == 6


@tells("effect", "gain_clue", "discard_clue")
@covers("ETH-CLU-01", "ETH-GEN-08")
def test_clues_are_the_teams_and_are_not_gained_again() -> None:
    code = {"numeral": "I", "group": 1, "letter": "C"}
    use = {"kind": "action", "cost": "free", "do": [{"gain_hours": 1}], "after_use": "discard"}
    pack = [thing("clue", "note", use, code=code)]
    e = say(2, {"gain_clue": "note"}, pack=pack, kind="dream", hours=4)
    assert e.state.team.clues == ["note"]
    play(e, next(words for words in offered(e) if words.startswith("use c2 note")))
    assert (e.state.team.hours, e.state.team.clues) == (5, [])
    carry_out(e, "t", self=0)
    assert e.state.team.clues == [], "one copy, once per campaign"
    e = say(1, {"gain_clue": "note"}, {"discard_clue": "note"}, {"gain_clue": "note"}, pack=pack, kind="dream")
    assert e.state.team.clues == []


@tells("effect", "gain_shopping_card")
def test_shopping_cards_are_counted() -> None:
    assert say(1, {"gain_shopping_card": 2}).state.team.shopping_cards == 2


@covers("ETH-MSK-01")
def test_of_all_owned_masks_only_the_worn_one_works() -> None:
    def mask(name: str) -> dict[str, Any]:
        free = {"kind": "action", "cost": "free", "do": [{"gain_key": 1}]}
        return thing("mask", name, free, owner="any")

    e = table([Who(mask="grin", masks=("grin", "shut"))], pack=[mask("grin"), mask("shut")])
    assert [words for words in offered(e) if words.startswith("use")] == ["use c1 grin"]
