"""The labyrinth row, ONI-BASE-07 … -12."""

from __future__ import annotations

import pytest

from tests.games.onirim.table import table
from tests.support import covers


@covers("ONI-BASE-07")
def test_a_played_location_is_appended_at_the_right_end() -> None:
    t = table(
        row="blue.sun green.moon", hand="red.key red.sun blue.sun green.sun brown.sun", pile="brown.moon red.moon …"
    )
    t.do("play red.key", "play red.sun")
    assert t.row == "blue.sun green.moon red.key red.sun"


@covers("ONI-BASE-07")
def test_a_completed_run_stays_in_the_row() -> None:
    t = table(row="red.sun red.moon", hand="red.key red.sun blue.sun green.sun brown.sun").do("play red.key")
    t.do("take door.red")
    assert t.row == "red.sun red.moon red.key"


@covers("ONI-BASE-08", "ONI-EDGE-11")
@pytest.mark.parametrize("symbol", ["sun", "moon", "key"])
@pytest.mark.parametrize("colour", ["red", "blue", "green", "brown"])
def test_the_same_symbol_is_refused_in_every_colour(colour: str, symbol: str) -> None:
    others = [name for name in ("sun", "moon", "key") if name != symbol]
    same = [f"{name}.{symbol}" for name in ("red", "blue", "green")]
    t = table(row=f"{colour}.{symbol}", hand=" ".join([*same, f"{colour}.{others[0]}", f"{colour}.{others[1]}"]))
    assert t.choices.of("play") == f"{colour}.{others[0]} {colour}.{others[1]}"


@covers("ONI-BASE-08")
def test_the_first_card_of_a_row_is_free_and_colour_never_matters() -> None:
    hand = "red.sun blue.moon green.key brown.moon red.key"
    assert table(hand=hand).choices.of("play") == hand
    assert table(row="red.sun", hand="red.moon blue.moon green.key brown.key red.key").choices.of("play") == (
        "red.moon blue.moon green.key brown.key red.key"
    )


@covers("ONI-BASE-08")
def test_only_the_last_card_of_the_row_counts() -> None:
    t = table(row="red.sun blue.moon", hand="red.sun blue.sun green.moon brown.moon red.key")
    assert t.choices.of("play") == "red.sun blue.sun red.key"


@covers("ONI-BASE-09")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "brown"])
def test_three_neighbours_of_a_colour_search_for_a_door_of_that_colour(colour: str) -> None:
    hand = f"{colour}.sun red.sun blue.sun green.sun brown.sun"
    t = table(row=f"{colour}.sun {colour}.moon", hand=hand)
    t.do(f"play {colour}.sun")
    assert (t.question, t.about) == ("search", {"colour": colour})
    assert t.choices == f"take door.{colour}, decline, search"


@covers("ONI-BASE-09")
def test_two_of_a_colour_are_no_run() -> None:
    t = table(row="red.sun", hand="red.moon blue.sun green.sun brown.sun red.key", pile="blue.moon …").do(
        "play red.moon"
    )
    assert (t.question, t.run) == ("turn", (2, ["red"]))


@covers("ONI-BASE-10")
def test_a_run_needs_direct_neighbours_not_three_cards_somewhere() -> None:
    t = table(row="red.sun blue.moon red.sun", hand="red.moon blue.sun green.sun brown.sun red.key", pile="blue.sun …")
    assert t.do("play red.moon").question == "turn"
    assert t.run == (2, ["red"])


@covers("ONI-BASE-10")
def test_an_interrupted_run_begins_anew_with_the_next_card() -> None:
    hand = "blue.moon blue.sun blue.key green.sun brown.sun"
    t = table(row="blue.sun blue.moon red.sun", hand=hand, pile="red.moon red.sun …")
    assert t.do("play blue.moon").question == "turn"
    assert t.do("play blue.sun").question == "turn"
    assert t.do("play blue.key").question == "search"


@covers("ONI-BASE-10")
def test_a_change_of_colour_inside_the_open_part_still_leads_to_a_run() -> None:
    t = table(row="red.sun red.moon blue.sun blue.moon", hand="blue.key red.sun green.sun brown.sun red.key")
    assert t.do("play blue.key").about == {"colour": "blue"}


@covers("ONI-BASE-11", "ONI-EDGE-12")
def test_searches_come_with_the_third_the_sixth_and_the_ninth_card() -> None:
    row = "red.sun red.moon red.sun red.moon red.sun red.moon red.sun red.moon"
    hand = "red.sun blue.sun green.sun brown.sun blue.moon"
    assert table(row=row, hand=hand, pile="green.moon …").do("play red.sun").question == "search"
    for shorter in ("red.sun red.moon red.key", "red.sun red.moon red.sun red.moon", row[: row.rindex(" red.sun")]):
        last = "red.sun" if shorter.endswith(("moon", "key")) else "red.key"
        fresh = table(row=shorter, hand=hand.replace("red.sun", last), pile="green.moon …")
        assert fresh.do(f"play {last}").question == "turn", shorter


@covers("ONI-BASE-11", "ONI-EDGE-12")
def test_six_played_cards_of_a_colour_search_twice() -> None:
    hand = "red.sun red.moon red.sun red.moon red.key"
    t = table(row="", hand=hand, pile="red.sun blue.sun green.sun brown.sun blue.moon green.moon brown.moon …")
    asked = []
    for card in ("red.sun", "red.moon", "red.sun", "red.moon", "red.sun", "red.key"):
        t.do(f"play {card}")
        asked.append(t.question)
        if t.question == "search":
            t.do("decline")
    assert asked == ["turn", "turn", "search", "turn", "turn", "search"]


@covers("ONI-BASE-12", "ONI-EDGE-13")
@pytest.mark.parametrize("answer", ["decline", "search", "take door.red"])
def test_a_run_is_used_up_whatever_the_search_brings(answer: str) -> None:
    hand = "red.sun red.moon red.key blue.sun green.sun"
    t = table(row="red.sun red.moon", hand=hand, pile="blue.moon green.moon …")
    t.do("play red.sun", answer)
    while t.question != "turn":
        t.do(next(iter(t.choices)))
    assert t.run == (0, [])
    assert t.view["row"]["completed"] == 3
    if answer == "decline":
        assert t.do("play red.moon").question == "turn"
        assert t.run == (1, ["red"])
