"""Actions in general (6.12), progress cards (6.21), items (6.22), interrupts (6.23), limits."""

from __future__ import annotations

from reverie.games.etherfields.rounds.states import put_state
from tests.games.etherfields.acting.events import acting, event, happened, intents
from tests.games.etherfields.tables import Data, Who, again, board, designs, offered, play, point, table
from tests.support import covers


def card(name: str, *abilities: Data, **rest: object) -> Data:
    """An influence card with abilities."""
    whole = [
        {"id": f"a{number + 1}", "kind": "action", "do": [{"gain_hours": 1}], **one}
        for number, one in enumerate(abilities)
    ]
    return {"influence": {"id": name, "name": {"en": name}, "intents": {}, "abilities": whole, **rest}}


@covers("ETH-ACT-05", "ETH-ACT-06", "ETH-ACT-13")
def test_a_played_card_goes_to_the_discard_pile_after_its_effect() -> None:
    e = table([Who(hand="trick W2")], pack=[card("trick", {"cost": [intents("wrath", 2)]})], hours=0)
    play(e, "play c1 trick")
    assert e.character(0).limbo != []
    assert not any(words.startswith("pay trick") for words in offered(e))
    play(e, "pay wrath2 with wrath", "confirm")
    assert designs(e, e.character(0).discard) == ["trick", "wrath2"]
    assert e.character(0).limbo == []
    assert happened(e) == 1


@covers("ETH-ACT-05")
def test_a_card_whose_payment_fails_stays_in_hand() -> None:
    e = table([Who(hand="trick W1 W1")], pack=[card("trick", {"cost": [intents("wrath", 2)]})], hours=0)
    play(e, "play c1 trick", "pay wrath1 with wrath", "give-up")
    assert sorted(designs(e, e.character(0).hand)) == ["trick", "wrath1"]
    assert happened(e) == 0


@covers("ETH-ACT-07")
def test_a_card_discarded_for_intents_does_nothing_else() -> None:
    trick = card("trick", {"cost": "free"}, intents={"wrath": 2})
    e = acting([Who(hand="trick")], {"cost": [intents("wrath", 2)], "do": [{"gain_key": 1}]}, pack=(trick,))
    play(e, "use c1 ev#a1", "pay trick with wrath", "confirm")
    assert happened(e) == 0
    assert e.state.team.keys == 1


@covers("ETH-ACT-08")
def test_requirements_hold_when_the_action_is_named() -> None:
    dark = board(A1={"nw": {"terrain": ["darkness"]}})
    only = {"cost": "free", "requires": [{"terrain": {"who": "self", "kind": "darkness"}}]}
    e = table([Who(hand="trick", at="A1.nw"), Who(hand="trick", at="A1.ne")], pack=[card("trick", only)], tiles=dark)
    assert "play c1 trick" in offered(e)
    assert "play c2 trick" not in offered(e)


@covers("ETH-ACT-14", "ETH-GEN-05")
def test_one_alternative_per_play() -> None:
    both = {"cost": "free", "do": [{"gain_hours": 1}], "or": [{"cost": "free", "do": [{"gain_key": 1}]}]}
    e = table([Who(hand="trick")], pack=[card("trick", both)], hours=0)
    play(e, "play c1 trick", "choose way-2")
    assert (happened(e), e.state.team.keys) == (0, 1)


@covers("ETH-ACT-17")
def test_a_card_that_is_its_own_price_is_gone_before_the_effect() -> None:
    e = table([Who(hand="trick", deck=20)], pack=[card("trick", {"cost": [{"seal_self": True}]})], hours=0)
    play(e, "play c1 trick")
    assert designs(e, e.character(0).sealed) == ["trick"]
    assert happened(e) == 1


@covers("ETH-ACT-03", "ETH-ACT-02")
def test_field_actions_need_the_field() -> None:
    tiles = board(A1={"nw": {"actions": [{"id": "open", "kind": "action", "cost": "free", "do": [{"gain_hours": 1}]}]}})
    e = table([Who(at="A1.nw"), Who(at="A1.ne")], tiles=tiles, hours=0)
    uses = [words for words in offered(e) if words.startswith("use")]
    assert len(uses) == 1
    assert uses[0].startswith("use c1")
    play(e, uses[0])
    assert happened(e) == 1


@covers("ETH-ACT-09")
def test_a_single_use_action_is_used_up_and_marked() -> None:
    once = {"id": "open", "kind": "action", "cost": "free", "limit": "single_use", "do": [{"gain_hours": 1}]}
    e = table([Who(at="A1.nw"), Who(at="A1.nw")], tiles=board(A1={"nw": {"actions": [once]}}), hours=0)
    before = e.state.supply["block"]
    play(e, next(words for words in offered(e) if words.startswith("use c1")))
    assert not any(words.startswith("use") for words in offered(e))
    assert e.state.supply["block"] == before - 1


@covers("ETH-ACT-10", "ETH-GEN-13")
def test_a_limit_is_used_up_by_success_and_counts_per_character() -> None:
    e = acting([Who(hand="W2 W1 W2"), Who(hand="W2")], {"cost": [intents("wrath", 2)], "limit": "per_round"})
    play(e, "use c1 ev#a1", "pay wrath1 with wrath", "give-up")
    assert "use c1 ev#a1" in offered(e)
    play(e, "use c1 ev#a1", "pay wrath2 with wrath", "confirm")
    assert "use c1 ev#a1" not in offered(e)
    assert "use c2 ev#a1" in offered(e)


@covers("ETH-GEN-13")
def test_longer_limits_count_for_the_whole_team() -> None:
    e = acting([Who(), Who()], {"cost": "free", "limit": "per_encounter"})
    play(e, "use c1 ev#a1")
    assert not any(words.startswith("use") for words in offered(e))


@covers("ETH-ACT-16")
def test_an_action_without_a_legal_target_cannot_be_named() -> None:
    aim = {
        "cost": "free",
        "range": 1,
        "target": {"figure": "chosen"},
        "do": [{"put_state": {"kind": "confused", "who": "target"}}],
    }
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {}}}
    near = acting([Who(at="A1.nw")], aim, pack=(beast,), figures={"beast": "A1.ne"})
    far = acting([Who(at="A1.nw")], aim, pack=(beast,), figures={"beast": "C4.se"})
    assert "use c1 ev#a1" in offered(near)
    assert "use c1 ev#a1" not in offered(far)


@covers("ETH-ACT-04", "ETH-ACT-15")
def test_interactions_without_a_range_work_from_anywhere() -> None:
    call = {"id": "call", "kind": "action", "cost": "free", "do": [{"gain_hours": 1}]}
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {},
                          "interactions": [call]}}  # fmt: skip
    e = table([Who(at="A1.nw")], pack=[beast], figures={"beast": "C4.se"}, hours=0)
    play(e, "use c1 beast#call")
    assert happened(e) == 1


@covers("ETH-RND-03")
def test_the_step_ends_when_all_have_passed_in_a_row() -> None:
    e = acting([Who(), Who(hand="W1")], {"cost": [intents("wrath", 1)], "limit": "per_round"})
    play(e, "pass c1")
    assert "pass c1" not in offered(e)
    play(e, "use c2 ev#a1", "pay wrath1 with wrath", "confirm")
    assert "pass c1" in offered(e)  # a command cancels the passes
    play(e, "pass c1", "pass c2")
    assert point(e) != "DP-20" or e.state.encounter.round == 2


@covers("ETH-GEN-16")
def test_an_x_that_is_no_intent_is_named_first() -> None:
    e = acting([Who()], {"cost": [{"hours": "X"}], "do": [{"gain_key": "X"}]}, hours=3)
    play(e, "use c1 ev#a1")
    assert offered(e) == ["choose 1", "choose 2", "choose 3", "cancel"]
    play(e, "choose 2")
    assert (e.state.team.hours, e.state.team.keys) == (1, 2)


# ---- progress cards -------------------------------------------------------------------------------------------------

PROGRESS = card("pg", {"cost": "free"}, progress={"cost": [intents("wrath", 2)]}, intents={"wrath": 1})


@covers("ETH-PRG-01", "ETH-PRG-02", "ETH-ACT-12")
def test_a_progress_card_works_only_when_laid() -> None:
    e = table([Who(hand="pg W2 W1")], pack=[PROGRESS, event({"cost": [intents("wrath", 2)]})], revealed=["event:ev"],
              hours=0)  # fmt: skip
    assert "play c1 pg" not in offered(e)
    play(e, "lay c1 pg", "pay wrath2 with wrath", "confirm")
    assert designs(e, e.character(0).progress) == ["pg"]
    play(e, "use c1 pg")
    assert happened(e) == 1
    play(e, "use c1 ev#a1")
    assert not any(words.startswith("pay pg") for words in offered(e))


@covers("EX-39", "ETH-PRG-03", "ETH-PRG-04")
def test_at_the_limit_one_laid_card_goes_either_side() -> None:
    other = card("old", progress={"cost": "free"})
    e = table([Who(hand="pg W2", progress="old old old -old")], pack=[PROGRESS, other], hours=0)
    play(e, "lay c1 pg", "pay wrath2 with wrath", "confirm")
    assert point(e) == "DP-27"
    assert offered(e) == ["discard old", "discard old at face-down"]  # the new one does not lie yet
    play(e, "discard old at face-down")
    assert designs(e, e.character(0).progress) == ["old", "old", "old", "pg"]
    assert e.character(0).flipped == []


@covers("ETH-PRG-05")
def test_a_card_that_lies_face_down_does_nothing() -> None:
    e = table([Who(progress="-pg")], pack=[PROGRESS], hours=0)
    assert "use c1 pg" not in offered(e)


@covers("ETH-BST-01", "ETH-PRG-10")
def test_a_boost_helps_to_lay_a_card() -> None:
    e = table([Who(hand="pg W1")], pack=[PROGRESS], hours=0, dice={"luck": ["one"]})
    play(e, "lay c1 pg", "pay wrath1 with wrath", "boost")
    assert designs(e, e.character(0).progress) == ["pg"]


@covers("ETH-SUF-05", "ETH-PRG-10")
def test_laying_a_card_can_kill() -> None:
    e = table([Who(hand="pg W2", deck=4)], pack=[PROGRESS], hours=0)
    play(e, "lay c1 pg", "pay wrath2 with wrath", "confirm")
    assert e.state.result == "lost"  # five influence cards are left


# ---- items ----------------------------------------------------------------------------------------------------------


@covers("ETH-ITM-02", "ETH-ITM-03", "ETH-ITM-06")
def test_everybody_uses_an_active_item_and_keeps_it() -> None:
    lens = {"item": {"id": "lens", "name": {"en": "Lens"}, "intents": {"perception": 2}, "abilities": [
        {"id": "a", "kind": "action", "cost": "free", "limit": "per_round", "do": [{"gain_hours": 1}]}]}}  # fmt: skip
    e = table(2, pack=[lens], items=["lens"], hours=0)
    play(e, "use c1 lens", "use c2 lens")
    assert happened(e) == 2
    assert e.state.team.items == ["lens"]


@covers("ETH-ITM-06", "ETH-PAY-04")
def test_an_item_discarded_for_intents_goes_where_it_says() -> None:
    lens = {"item": {"id": "lens", "name": {"en": "Lens"}, "intents": {"wrath": 2}, "discards_to": "item_market"}}
    e = acting([Who()], {"cost": [intents("wrath", 2)]}, pack=(lens,), items=["lens"])
    play(e, "use c1 ev#a1", "pay item:lens with wrath", "confirm")
    assert e.state.team.item_market == ["lens"]
    assert e.state.team.store == []


# ---- interrupts ------------------------------------------------------------------------------------------------------

SMALL_CHANGE = card(
    "change",
    {"kind": "interrupt", "cost": [{"discard_self": True}],
     "do": [{"gain_intent": {"color": "chosen", "n": 2, "who": {"character": "other"}}}]},
)  # fmt: skip


@covers("ETH-INT-01", "ETH-INT-04", "ETH-INT-05")
def test_somebody_else_feeds_a_payment() -> None:
    e = acting([Who(hand="W2"), Who(hand="change")], {"cost": [intents("wrath", 4)]}, pack=(SMALL_CHANGE,))
    assert "play c2 change" not in offered(e)  # nobody pays
    play(e, "use c1 ev#a1", "pay wrath2 with wrath", "play c2 change")
    while point(e) != "DP-30":
        play(e, offered(e)[0])
    play(e, "confirm")
    assert happened(e) == 1


@covers("ETH-INT-03")
def test_interrupts_nest() -> None:
    draft = card("draft", {"kind": "interrupt", "cost": [intents("wrath", 1)], "do": [{"draw": 1}]})
    quick = card("quick", {"kind": "interrupt", "cost": [{"discard_self": True}], "do": [{"gain_key": 1}]})
    e = acting([Who(hand="W2 W1 draft quick")], {"cost": [intents("wrath", 2)]}, pack=(draft, quick))
    play(e, "use c1 ev#a1", "play c1 draft", "play c1 quick")
    assert e.state.team.keys == 1
    play(e, "pay wrath1 with wrath", "confirm")
    assert point(e) == "DP-30"
    play(e, "pay wrath2 with wrath", "confirm")
    assert happened(e) == 1


@covers("ETH-MSK-02", "ETH-INT-06")
def test_the_active_mask_may_be_used_in_a_payment() -> None:
    kiln = {"mask": {"id": "kiln", "name": {"en": "Kiln"}, "owner": "any", "abilities": [
        {"id": "i", "kind": "interrupt", "cost": [{"glowstone": 1}],
         "do": [{"gain_intent": {"color": "chosen", "n": 3, "who": "self"}}]}]}}  # fmt: skip
    e = acting([Who(hand="W1", mask="kiln", glowstones=1)], {"cost": [intents("wrath", 4)]}, pack=(kiln,))
    play(e, "use c1 ev#a1", "pay wrath1 with wrath", "use c1 kiln")
    while point(e) != "DP-30":
        play(e, offered(e)[0])
    play(e, "confirm")
    assert happened(e) == 1


@covers("ETH-ACT-01")
def test_actions_are_found_everywhere() -> None:
    """In hand, laid, worn, equipped, on the field, at the gate, on dream cards, creatures, clues and wisdoms."""
    free: Data = {"id": "a", "kind": "action", "cost": "free", "do": [{"gain_hours": 1}]}
    call = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {},
                         "interactions": [free]}}  # fmt: skip
    pack = [
        card("trick", {"cost": "free"}),
        card("laid", {"cost": "free"}, progress={"cost": "free"}),
        {"mask": {"id": "grin", "name": {"en": "Grin"}, "owner": "any", "abilities": [free]}},
        {"item": {"id": "lens", "name": {"en": "Lens"}, "intents": {}, "abilities": [free]}},
        {"wisdom": {"id": "wise", "name": {"en": "Wise"}, "abilities": [free]}},
        event({"cost": "free"}),
        call,
    ]
    tiles = board(A1={"nw": {"actions": [{**free, "id": "open"}]}, "general_rules": [{**free, "id": "rule"}]})
    people = [Who(hand="trick", progress="laid", mask="grin", at="A1.nw")]
    e = table(people, pack=pack, tiles=tiles, items=["lens"], wisdoms=["wise"], revealed=["event:ev"],
              figures={"beast": "C4.se"}, hours=0)  # fmt: skip
    found = offered(e)
    for part in ("trick", "laid", "grin", "lens", "wise", "ev#a1", "beast#a", "open", "rule"):
        assert any(part in words for words in found if words.split()[0] in ("use", "play")), (part, found)


@covers("EX-40", "ETH-PRG-06")
def test_the_colour_count_of_laid_cards() -> None:
    def laid(name: str, *colors: str) -> Data:
        return card(name, progress={"cost": "free", "colors": list(colors)})

    def asking(color: str, n: int) -> Data:
        return {"cost": "free", "requires": [{"progress": {"who": "self", "color": color, "op": "==", "n": n}}]}

    pack = (laid("one", "wrath"), laid("two", "wrath"), laid("three", "wrath", "cunning"))
    e = acting(
        [Who(progress="one -two three")], asking("wrath", 2), asking("cunning", 1), asking("wrath", 3), pack=pack
    )
    assert [words for words in offered(e) if words.startswith("use")] == ["use c1 ev#a1", "use c1 ev#a2"]


@covers("ETH-HRS-03")
def test_lost_hours_stop_at_nothing_but_a_price_must_be_there() -> None:
    e = acting([Who()], {"cost": "free", "do": [{"lose_hours": 3}]}, {"cost": [{"hours": 2}]}, hours=1)
    assert "use c1 ev#a2" not in offered(e)
    play(e, "use c1 ev#a1")
    assert e.state.team.hours == 0


@covers("ETH-BST-08")
def test_no_boost_for_what_an_effect_demands() -> None:
    tax = {"cost": "free", "do": [{"pay": {"cost": [intents("wrath", 2)], "else": [{"gain_key": 1}]}}]}
    e = acting([Who(hand="W1 W1 W1")], tax)
    play(e, "use c1 ev#a1")
    while point(e) != "DP-30":
        play(e, offered(e)[0])
    play(e, "pay wrath1 with wrath")
    assert not any(words.startswith("boost") for words in offered(e))
    assert "give-up" not in offered(e)  # it can still be completed


@covers("ETH-GRP-10", "ETH-END-02")
def test_intent_markers_stay_until_the_encounter_ends() -> None:
    from reverie.games.etherfields.rounds.tidying import after_slumber

    e = acting([Who(hand="W3"), Who()], {"group": True, "cost": [intents("wrath", 3)]})
    play(e, "use c1 ev#a1", "pay wrath3 with wrath", "confirm", "pass c1", "pass c2")
    while e.state.encounter.round == 1:
        play(e, offered(e)[0])
    assert e.state.encounter.intent_markers["event:ev#a1"] == ["wrath"]
    after_slumber(e)
    assert e.state.supply["intent_marker"] == 12


@covers("ETH-STA-02")
def test_a_confused_character_reaches_one_field() -> None:
    confuse = [{"put_state": {"kind": "confused", "who": "target"}}]
    aim = {"cost": "free", "range": 2, "target": {"figure": "chosen"}, "do": confuse}
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {}}}
    e = acting([Who(at="A1.nw")], aim, pack=(beast,), figures={"beast": "A2.nw"})
    assert "use c1 ev#a1" in offered(e)
    put_state(e, 0, "confused")
    assert "use c1 ev#a1" not in offered(again(e))
