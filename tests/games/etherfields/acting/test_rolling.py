"""Dice and rerolls (6.15), back actions (5.2)."""

from __future__ import annotations

from reverie.games.etherfields.acting.mutations import add_mutation
from tests.games.etherfields.acting.events import acting, happened, intents
from tests.games.etherfields.tables import Data, Who, designs, offered, play, point, push
from tests.support import covers

SIX = {"cost": [intents("wrath", 6)]}


@covers("EX-11", "ETH-ROL-02", "ETH-ROL-03", "ETH-GLO-02")
def test_somebody_else_rerolls_with_a_glowstone() -> None:
    e = acting([Who(hand="W4"), Who(glowstones=1)], SIX, dice={"luck": ["doom", "two"]})
    play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost")
    assert point(e) == "DP-33"
    play(e, "reroll c2 glowstone")
    assert happened(e) == 1
    assert e.character(1).glowstones == 0
    assert e.character(0).suffering == 0


@covers("ETH-ROL-03")
def test_an_accepted_result_stands() -> None:
    e = acting([Who(hand="W4", glowstones=2)], SIX, dice={"luck": ["one", "two"]})
    play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost", "accept")
    assert happened(e) == 0
    assert e.character(0).glowstones == 2


@covers("ETH-ROL-02")
def test_the_window_opens_again_after_each_reroll() -> None:
    e = acting([Who(hand="W4", glowstones=2)], SIX, dice={"luck": ["doom", "void", "three"]})
    play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost", "reroll c1 glowstone", "reroll c1 glowstone")
    assert happened(e) == 1


@covers("EX-12", "ETH-BCK-01", "ETH-BCK-03", "ETH-BCK-04", "ETH-ROL-01")
def test_the_gamblers_back() -> None:
    deck = ["gambler_card", "-", *["-"] * 18]
    e = acting([Who(hand="W4", deck=deck)], SIX, dice={"luck": ["void", "three"]})
    play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost", "turn c1")
    assert happened(e) == 1
    assert designs(e, e.character(0).discard) == ["gambler_card", "wrath4"]


@covers("ETH-ROL-01", "ETH-BCK-04")
def test_the_gambler_cannot_reroll_the_dice_of_others() -> None:
    deck = ["gambler_card", *["-"] * 19]
    e = acting([Who(deck=deck), Who(hand="W4")], SIX, dice={"luck": ["two"]})
    play(e, "use c2 ev#a1", "pay wrath4 with wrath", "boost")
    assert happened(e) == 1  # nobody was asked
    e = acting([Who(deck=deck)], SIX, dice={"creature": ["crawl"]})
    push(e, "roll", die="creature", roller=-1)
    assert point(e) == "DP-20"


@covers("ETH-BCK-01", "ETH-MKT-05")
def test_the_back_belongs_to_the_card_not_to_the_character() -> None:
    deck = ["gambler_card", *["-"] * 19]
    e = acting([Who(), Who(hand="W4", deck=deck)], SIX, dice={"luck": ["void", "three"]})
    play(e, "use c2 ev#a1", "pay wrath4 with wrath", "boost")
    assert "accept" in offered(e)
    assert any(words.startswith("turn c2") for words in offered(e))


@covers("ETH-BCK-02")
def test_a_market_card_on_top_hides_the_back_below() -> None:
    deck = ["-", "gambler_card", *["-"] * 19]
    e = acting([Who(hand="W4", deck=deck)], SIX, dice={"luck": ["void"]})
    play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost")
    assert point(e) == "DP-20"


@covers("ETH-BCK-02")
def test_everybody_sees_the_back_on_top() -> None:
    from reverie.games.etherfields.seats.view import zones

    e = acting([Who(), Who(deck=["specialist_card", *["-"] * 19])], SIX)
    assert [one["back"] for one in zones(e, frozenset({0}))["characters"]] == [None, "c2"]


@covers("EX-13", "ETH-BCK-05", "ETH-RNG-05")
def test_the_specialists_back_needs_a_path() -> None:
    deck = ["specialist_card", *["-"] * 19]
    progress = {"influence": {"id": "pg", "name": {"en": "Pg"}, "intents": {}, "progress": {"cost": "free"}}}

    def sitting(tiles: dict[str, Data] | None) -> list[str]:
        people = [Who(progress="-pg", at="A3.se"), Who(deck=deck, at="A1.nw")]
        return offered(acting(people, SIX, pack=(progress,), tiles=tiles))

    from tests.games.etherfields.tables import board

    assert any(words.startswith("turn c2") for words in sitting(None))
    walls = [{"side": ["se", side], "state": "wall"} for side in ("east", "south")]
    walls += [{"between": ["se", other], "state": "wall"} for other in ("ne", "sw")]
    assert not any(words.startswith("turn c2") for words in sitting(board(A3={"edges": walls})))


@covers("EX-14", "ETH-BCK-06")
def test_the_powerhouses_back_prevents_in_the_dreamlands_phase_only() -> None:
    deck = ["powerhouse_card", "powerhouse_card", *["-"] * 18]
    people = [Who(), Who(), Who(deck=deck)]
    e = acting(people, SIX)
    push(e, "suffer", c=2, n=2, cause={"kind": "creature"}, preventable="all")
    assert e.character(2).suffering == 2
    e = acting(people, SIX)
    e.state.encounter.phase = "dreamlands"
    push(e, "suffer", c=2, n=2, cause={"kind": "creature"}, preventable="all")
    play(e, "turn c3", "turn c3")
    assert e.character(2).suffering == 0
    assert designs(e, e.character(2).discard) == ["powerhouse_card", "powerhouse_card"]


@covers("EX-15", "ETH-BCK-07")
def test_the_free_spirits_back_turns_tokens_into_intents() -> None:
    deck = ["free_spirit_card", *["-"] * 19]
    people = [Who(), Who(), Who(), Who(hand="P3", spirits=2, deck=deck)]
    e = acting(people, {"cost": [intents("perception", 5)]})
    assert not any(words.startswith("turn") for words in offered(e))  # nobody pays
    play(e, "use c4 ev#a1", "pay perception3 with perception", "turn c4")
    assert offered(e) == ["choose 1", "choose 2", "cancel"]
    play(e, "choose 2")
    assert "confirm" in offered(e)
    assert e.character(3).spirits == 0
    assert designs(e, e.character(3).discard) == ["free_spirit_card", "perception3"]


@covers("ETH-ROL-04")
def test_fixed_fate_forbids_every_reroll_and_dull_stones_those_by_stones() -> None:
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {}}}
    deck = ["gambler_card", *["-"] * 19]

    def asked(mutation: str) -> list[str]:
        e = acting([Who(hand="W4", glowstones=1, deck=deck)], SIX, pack=(beast,), figures={"beast": "C4.se"},
                   dice={"luck": ["void"]})  # fmt: skip
        add_mutation(e, "beast", kind=mutation)
        play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost")
        return offered(e) if point(e) == "DP-33" else []

    assert asked("fixed_fate") == []
    assert [words for words in asked("dull_stones") if "glowstone" in words] == []
    assert any(words.startswith("turn c1") for words in asked("dull_stones"))
    assert "reroll c1 glowstone" in asked("haste")


PALMED: Data = {
    "influence": {
        "id": "palmed", "name": {"en": "Palmed"}, "intents": {},
        "abilities": [{"id": "i", "kind": "interrupt", "when": {"die_accepted": {"who": "self"}}, "cost": "free",
                       "do": [{"shift_face": 1}], "after_use": "discard"}],
    }
}  # fmt: skip


@covers("EX-81", "ETH-ROL-05")
def test_a_shift_comes_after_acceptance_and_is_no_reroll() -> None:
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {}}}
    e = acting([Who(hand="W5 palmed", glowstones=1)], SIX, pack=(PALMED, beast), figures={"beast": "C4.se"},
               dice={"luck": ["void"]})  # fmt: skip
    add_mutation(e, "beast", kind="fixed_fate")
    play(e, "use c1 ev#a1", "pay wrath5 with wrath", "boost", "play c1 palmed")
    assert happened(e) == 1
    assert point(e) == "DP-20"
