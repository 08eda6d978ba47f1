"""Drawing, hand limit, reshuffling (6.9, 6.10, 7.7)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.rounds.reshuffling import reshuffle
from tests.games.etherfields.tables import Who, board, designs, offered, play, point, push, table
from tests.support import covers

MORE = {"modifier": {"stat": "hand_limit", "op": "add", "value": 2, "duration": "while_worn"}}
WIDE: dict[str, Any] = {
    "mask": {"id": "wide", "name": {"en": "Wide"}, "abilities": [{"id": "p", "kind": "passive", "do": [MORE]}]}
}


def draw_step(who: Who, **more: Any) -> Engine:
    """A draw step of one character, until the question after it."""
    return table([who], at="draw", **more)


@covers("ETH-DRW-02", "ETH-DRW-04", "EX-24")
def test_draws_up_to_the_hand_limit() -> None:
    e = draw_step(Who(hand=4))
    assert point(e) == "DP-22"
    play(e, "done")
    assert len(e.character(0).hand) == 6
    assert len(e.character(0).deck) == 18
    assert point(e) == "DP-20"  # drawing fewer was no choice


@covers("ETH-DRW-01", "EX-25")
def test_discards_any_number_first() -> None:
    e = draw_step(Who(hand="W1 W2 W3 C1 C2"))
    assert sorted(offered(e)) == [
        "discard cunning1",
        "discard cunning2",
        "discard wrath1",
        "discard wrath2",
        "discard wrath3",
        "done",
    ]
    play(e, "discard wrath1", "discard cunning2", "discard wrath3", "done")
    who = e.character(0)
    assert designs(e, who.discard) == [
        "wrath3",
        "cunning2",
        "wrath1",
    ]  # in the order in which they were named, each on top
    assert designs(e, who.hand) == ["wrath2", "cunning1", "blank", "blank", "blank", "blank"]


@covers("ETH-DRW-01")
def test_an_empty_hand_is_not_asked() -> None:
    e = draw_step(Who())
    assert point(e) == "DP-20"
    assert len(e.character(0).hand) == 4


@covers("ETH-DRW-03", "ETH-DRW-04", "ETH-MAP-08", "EX-26")
def test_draw_bonus_is_declared_and_stops_at_the_limit() -> None:
    tiles = board(A1={"nw": {"draw_bonus": 2}})
    e = draw_step(Who(hand=1), tiles=tiles)
    play(e, "done")
    assert point(e) == "DP-23"
    assert offered(e) == ["draw 2", "draw 1", "draw 0"]
    play(e, "draw 2")
    assert len(e.character(0).hand) == 6
    assert len(e.character(0).deck) == 15  # the sixth card was not drawn


@covers("ETH-DRW-03")
def test_draw_bonus_may_be_declined() -> None:
    e = draw_step(Who(hand=0), tiles=board(A1={"nw": {"draw_bonus": 2}}))
    play(e, "draw 1")
    assert len(e.character(0).hand) == 5


@covers("ETH-MAP-08", "ETH-RND-02")
def test_draw_bonus_belongs_to_who_stands_there_when_the_phase_starts() -> None:
    tiles = board(A1={"nw": {"draw_bonus": 1}})
    e = table([Who(at="A1.nw"), Who(at="A1.ne")], at="abort?", tiles=tiles, run=False)
    e.run()
    assert point(e) == "DP-23"
    e.state.figures[1].field = 0  # comes there after the phase has started: no bonus
    play(e, "draw 1")
    assert point(e) == "DP-20"
    assert [len(who.hand) for who in e.state.characters] == [5, 4]


@covers("ETH-RND-02")
def test_all_draw_in_seat_order() -> None:
    e = table([Who(hand=1), Who(hand=1), Who(hand=1)], at="abort?", first=1)
    seats = []
    while point(e) == "DP-22":
        assert e.question is not None
        seats.append(e.question.seats)
        play(e, "done")
    assert seats == [(1,), (2,), (0,)]


@covers("ETH-RSH-01", "ETH-DRW-05", "EX-27")
def test_forced_reshuffle_costs_a_penalty() -> None:
    e = draw_step(Who(deck=1, discard=10))
    assert point(e) == "DP-24"
    assert offered(e) == ["suffer 1", "seal 3"]
    who = e.character(0)
    assert (len(who.hand), len(who.deck), len(who.discard)) == (1, 10, 0)  # shuffled before the choice
    play(e, "suffer 1")
    assert (len(who.hand), len(who.deck), who.suffering) == (4, 7, 1)


@covers("ETH-RSH-01")
def test_penalty_by_sealing() -> None:
    e = draw_step(Who(deck=1, discard=10))
    play(e, "seal 3")
    who = e.character(0)
    assert (len(who.hand), len(who.deck), len(who.sealed), who.suffering) == (4, 4, 3, 0)


@covers("ETH-RSH-01", "ETH-GEN-03")
def test_sealing_needs_three_influence_cards() -> None:
    """R-02: with two of them and a weakness the only penalty is suffering, and it is not asked for."""
    weakness = {"weakness": {"id": "cut", "name": {"en": "Cut"}}}
    e = table([Who(deck=0, hand="W1 W1 W1 W1", discard="W2 W2 cut")], pack=[weakness], dice={"shuffle": ["keep"]})
    push(e, "draw", c=0, n=1)
    who = e.character(0)
    assert who.suffering == 1
    assert designs(e, who.hand) == ["wrath1", "wrath1", "wrath1", "wrath1", "wrath2"]


@covers("ETH-RSH-03")
def test_several_forced_reshuffles_in_one_draw() -> None:
    e = table([Who(deck=0, discard=3, hand=7)], options={"hand_limit": 20})
    push(e, "draw", c=0, n=4)
    play(e, "seal 3")  # the new deck is sealed away, nothing is left to draw
    assert len(e.character(0).sealed) == 3
    assert len(e.character(0).hand) == 7


@covers("ETH-RSH-03")
def test_each_forced_reshuffle_costs_its_penalty() -> None:
    cut = {
        "weakness": {
            "id": "cut",
            "name": {"en": "Cut"},
            "abilities": [],
            "goes_to": "discard",
        }
    }
    e = table([Who(deck="cut", hand=7)], pack=[cut], options={"hand_limit": 20})
    e.character(0).discard = []
    push(e, "draw", c=0, n=3)
    # Only the weakness goes round: drawn, discarded, shuffled, drawn again.
    assert e.character(0).suffering == 2
    assert designs(e, e.character(0).discard) == ["cut"]


@covers("ETH-DRW-05", "EX-28")
def test_the_last_card_does_not_reshuffle() -> None:
    e = draw_step(Who(deck=4, hand=2, discard=5))
    play(e, "done")
    who = e.character(0)
    assert (len(who.deck), len(who.hand), len(who.discard), who.suffering) == (0, 6, 5, 0)
    assert point(e) == "DP-20"


@covers("ETH-RSH-02", "EX-29")
def test_instructed_reshuffle_has_no_penalty() -> None:
    e = table([Who(deck=5, discard=9, hand=2, sealed=3)])
    reshuffle(e, 0)
    who = e.character(0)
    assert (len(who.deck), len(who.discard), len(who.hand), len(who.sealed)) == (14, 0, 2, 3)
    assert who.suffering == 0


@covers("ETH-DRW-06", "EX-30")
def test_nothing_left_to_draw() -> None:
    e = draw_step(Who(deck=0, hand=6), options={"hand_limit": 8})
    play(e, "done")
    who = e.character(0)
    assert (len(who.hand), who.suffering, point(e)) == (6, 0, "DP-20")


@covers("ETH-DRW-08")
def test_the_limit_holds_for_every_draw() -> None:
    e = table([Who(hand=5)])
    push(e, "draw", c=0, n=3)
    assert len(e.character(0).hand) == 6
    assert len(e.character(0).deck) == 19


@covers("ETH-DRW-07", "ETH-DRW-04", "ETH-MSK-06")
def test_a_limit_that_falls_makes_discard_at_once() -> None:
    e = table([Who(hand="W1 W2 W3 C1 C2 C3 P1 P2", mask="wide")], pack=[WIDE])
    assert point(e) == "DP-20"
    e.character(0).mask = None
    e.changed()
    e.question = None
    e.run()
    assert point(e) == "DP-26"
    play(e, "discard wrath2", "discard perception1")
    assert designs(e, e.character(0).discard) == ["perception1", "wrath2"]
    assert point(e) == "DP-20"


@covers("ETH-DRW-07")
def test_a_card_put_into_a_full_hand_is_added_first() -> None:
    e = table([Who(hand="W1 W2 W3 C1 C2 C3 P1")], run=False)
    push(e, "discard_down", c=0)
    assert offered(e) == [
        f"discard {card}" for card in ("wrath1", "wrath2", "wrath3", "cunning1", "cunning2", "cunning3", "perception1")
    ]
    play(e, "discard perception1")
    assert len(e.character(0).hand) == 6


@covers("ETH-PRG-09", "ETH-PRG-03")
def test_a_progress_limit_that_falls_makes_discard_at_once() -> None:
    laid = [
        {"influence": {"id": one, "name": {"en": one}, "intents": {}, "progress": {"cost": "free", "colors": []}}}
        for one in "abcde"
    ]
    e = table([Who(progress="a b -c d e")], pack=laid, run=False)
    e.changed()
    e.run()
    assert point(e) == "DP-27"
    assert offered(e) == ["discard a", "discard b", "discard c at face-down", "discard d", "discard e"]
    play(e, "discard c")
    assert designs(e, e.character(0).progress) == ["a", "b", "d", "e"]
    assert e.character(0).flipped == []
    assert designs(e, e.character(0).discard) == ["c"]


@covers("ETH-DRW-02")
def test_four_cards_are_drawn() -> None:
    e = draw_step(Who(hand=1))
    play(e, "done")
    assert len(e.character(0).hand) == 5


@covers("ETH-DRW-07")
def test_a_card_put_into_a_full_hand_comes_first() -> None:
    from tests.games.etherfields.effects.saying import say

    top = {"card": {"pick": "top", "zone": "discard"}}
    e = say([Who(hand="C1 C2 C3 P1 P2 P3", discard="W1")], {"put_on_top": {"card": top, "zone": "hand"}})
    assert (point(e), len(offered(e))) == ("DP-26", 7)
    play(e, "discard cunning2")
    assert "wrath1" in designs(e, e.character(0).hand)


@covers("ETH-RSH-02", "ETH-RSH-01")
def test_the_new_deck_is_shuffled() -> None:
    e = table([Who(deck="W1 W2 W3", discard="C1 C2 C3")], dice={"shuffle": [[5, 4, 3, 2, 1, 0]]})
    reshuffle(e, 0)
    assert designs(e, e.character(0).deck) == ["cunning3", "cunning2", "cunning1", "wrath3", "wrath2", "wrath1"]
