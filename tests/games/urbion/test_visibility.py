"""Who may know what (the law's chapter 3.3) and memory aids: URB-BASE-06."""

from __future__ import annotations

import json

import pytest

import reverie
from tests.games.urbion.table import ALL_MODULES, deal, even, quiet, table
from tests.support import covers


@covers("URB-BASE-06", "URB-BOOKS-13")
def test_the_order_after_prophecies_is_remembered() -> None:
    t = table(
        quiet(1, 2, 3, 4), modules="books", books="book_prophecies book_prophecies", deck="X5 S1e I2f S4a I3e …"
    )  # fmt: skip
    t.do("prophecies I1a", "put S1e", "put I2f", "put X5", "put S4a")
    assert (t.hand, t.known_top) == ("S1e I2w S1f S1e", "I2f X5 S4a")
    t.do("pass S1f")
    assert t.known_top == "X5 S4a", "until it is drawn"


@covers("URB-BASE-06", "URB-BOOKS-13")
@pytest.mark.parametrize("hands", ["hidden", "open"])
def test_only_the_player_who_looked_remembers(hands: str) -> None:
    t = table(
        quiet(1, 2, 3, 4), mode="team", modules="books", books="book_prophecies", deck="S4a I2f I3e …",
        variants={"team_hands": hands},
    ).do("prophecies I1a")  # fmt: skip
    assert t.seen_by(0).looked == "S4a I2f"
    assert t.seen_by(1).looked == ("S4a I2f" if hands == "open" else "")
    assert t.seen_by(None).looked == ""
    t.do("put I2f")
    assert t.seen_by(0).known_top == "S4a"
    assert t.seen_by(1).known_top == ("S4a" if hands == "open" else "")
    assert t.seen_by(None).known_top == ""


@covers("URB-BASE-06", "URB-POSTCARDS-05")
@pytest.mark.parametrize("mode", ["solo", "team"])
def test_a_chaos_put_back_fourth_is_known_to_all_players(mode: str) -> None:
    t = table(
        quiet(1, 2, 3, 4), mode=mode, modules="postcards", wise=1, at="refill", deck="X5 S1e S1f S4a I3e …"
    ).do("wise")  # fmt: skip
    for seat in (*range(t.game.players), None):
        assert t.seen_by(seat).known_top == "? ? X5", "S1e was drawn from above it"
        assert t.seen_by(seat).view["unseen"].get("X5", 0) == 7
    text = t.game.position()
    assert "X5!!!" in text
    again = reverie.from_position(text, seed=1)
    assert again.position() == text
    assert again.view(None)["deck"] == t.game.view(None)["deck"]


@covers("URB-BASE-06", "URB-POSTCARDS-05")
def test_a_second_chaos_put_back_pushes_the_first_one_down_before_everybodys_eyes() -> None:
    t = table(quiet(1, 2, 3, 4), modules="postcards", wise=3, at="refill", deck="X5 X5 S1e S1f S4a I3e I2f …")
    t.do("wise")
    assert t.seen_by(None).pending == "X5"
    assert t.seen_by(None).known_top == "? ? X5"
    t.do("wise")
    assert t.seen_by(None).known_top == "? X5 X5", "S1e was drawn; one lies under the other"


@covers("URB-BASE-06", "URB-BOOKS-13", "URB-POSTCARDS-05")
@pytest.mark.parametrize("mode", ["solo", "team"])
def test_whoever_looks_at_a_chaos_put_back_may_put_it_elsewhere_and_spectators_know_no_more(mode: str) -> None:
    t = table(
        quiet(1, 2, 3, 4), mode=mode, modules="postcards books", books="book_prophecies book_prophecies", wise=1,
        deck="S1e S1f X5!!! S4a I3e …",
    )  # fmt: skip
    assert t.seen_by(None).known_top == "? ? X5"
    t.do("prophecies I1a")
    assert t.seen_by(None).looked == ""
    assert t.seen_by(None).known_top == ""
    t.do("put S4a", "put X5", "put S1e")
    assert t.seen_by(None).known_top == ""
    assert t.seen_by(0).known_top == "X5 S1e S1f"


@covers("URB-BASE-06", "URB-BASE-16")
def test_a_shuffle_makes_everybody_forget() -> None:
    t = table(even(1, 2, 3, 4), at="opening", turn=0, deck="X5 S1e S1f S4a S2w I3e! I2f! …")
    assert (t.shuffles, t.known_top, t.hand) == (1, "", "S1e S1f S4a S2w")


@covers("URB-BASE-06", "URB-EDGE-24")
@pytest.mark.parametrize("mode", ["solo", "team"])
def test_only_the_set_up_shuffles(mode: str) -> None:
    for seed in range(4):
        t = deal(seed, modules=ALL_MODULES, mode=mode)
        for _ in t.wander(200, seed):
            pass
        first_turn = min(event.number for event in t.events if event.kind == "turn")
        assert not [event for event in t.events if event.kind == "shuffled" and event.number > first_turn]


@covers("URB-BASE-06")
def test_the_order_of_the_decks_is_hidden() -> None:
    """Two tables that differ in the order of their decks only look the same."""
    orders = ("S4a I3e X5 …", "X5 S4a I3e …")
    cities = ("fire+air earth+water …", "earth+water fire+air …")
    one, other = (
        table(quiet(1, 2, 3, 4), deck=deck, cities=top, mode="team", modules="postcards books")
        for deck, top in zip(orders, cities, strict=True)
    )
    for seat in (0, 1, None):
        assert one.game.view(seat) == other.game.view(seat)


@covers("URB-BASE-06")
def test_with_open_order_everybody_knows_the_decks() -> None:
    t = deal(5, variants={"order": "open"})
    while t.turn == 0:
        t.do(t.words[0])
    assert len(t.known_top) == t.deck_size
    assert "?" not in t.known_top.tokens
    top = t.known_top.tokens
    t.do(f"pass {t.hand.tokens[0]}")
    assert t.pending == top[0] if top[0] == "X5" else top[0] in t.hand.tokens


@covers("URB-BASE-06", "URB-BOOKS-02")
def test_books_never_revealed_stay_hidden() -> None:
    t = deal(3, modules="books").do("reveal-book", "no-more-books")
    view = t.view["books"]
    assert len(view["in_play"]) == 1
    assert sum(view["unseen"].values()) == 7, "removed or not revealed: nobody can tell them apart"
    assert "book" not in json.dumps(t.view["box"])
