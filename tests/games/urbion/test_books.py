"""Books of Power, URB-BOOKS-01 … -15."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import reverie
from tests.games.urbion.card_law import LAW
from tests.games.urbion.expansions import FOUR_BOOKS, reach, refilled
from tests.games.urbion.table import HAND, Table, deal, deck_of, even, quiet, table
from tests.support import covers

BOOKS = Counter(LAW["book"])
MOST = {"second": 4, "first": 6}
THREE = HAND.rpartition(" ")[0]
FLYING = (
    "R1 earth+water | S: S2w X5 | I: I3e | sum +4",
    "R2 fire+air | S: S1f S1f S1f | I: I2f I2f I2f | sum -3",
    "R3 garden | S: S4a | I: Y4 | sum 0",
)


def with_books(books: str, *rows: str, **zones: Any) -> Table:
    return table(*rows, **{"modules": "books", "books": books, "deck": "S1e S1f …", **zones})


def reveal(t: Table, count: int) -> Table:
    """Reveal so many Books and stop."""
    for _ in range(count):
        t.do("reveal-book")
    return t.do("no-more-books") if t.question == "book" else t


# ---- set-up ---------------------------------------------------------------------------------------------


@covers("URB-BOOKS-01", "URB-BOOKS-02", "URB-BOOKS-03")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_seven_kinds_of_books_are_revealed_one_by_one_up_to_the_most(edition: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(16):
        t = deal(seed, edition, modules="books")
        for count in range(MOST[edition]):
            assert (t.question, t.point, len(t.books)) == ("book", "DP-01", count)
            assert t.choices == "no-more-books, reveal-book"
            t.do("reveal-book")
        assert t.question != "book", "no Book is left to reveal"
        assert t.forced[0] == "no-more-books"
        found: Counter[str] = Counter(t.books)
        assert found <= BOOKS
        seen |= found
    assert seen == BOOKS, "each kind turns up, Prophecies also twice"


@covers("URB-BOOKS-02", "URB-BASE-06")
def test_the_books_that_were_removed_stay_unknown() -> None:
    t = deal(3, modules="books")
    assert t.view["books"]["unseen"] == BOOKS
    t.do("reveal-book")
    (book,) = t.books
    assert Counter(t.view["books"]["unseen"]) == BOOKS - Counter([book])
    t.do("no-more-books")
    reach(t)
    assert Counter(t.view["books"]["unseen"]) == BOOKS - Counter([book])


@covers("URB-BOOKS-03", "URB-BOOKS-04")
def test_no_book_at_all_is_allowed_and_costs_nothing() -> None:
    t = reveal(deal(0, modules="books"), 0)
    reach(t)
    assert (t.books, t.discard) == ("", "")
    assert t.everything == deck_of()
    verbs = {"flying-sognae", "flying-incubi", "invisible-sognae", "invisible-incubi", "freedom", "full-balance"}
    assert (verbs | {"prophecies"}).isdisjoint(t.choices.verbs)


@covers("URB-BOOKS-04", "URB-DATA-10")
@pytest.mark.parametrize(
    ("edition", "variants", "price"),
    [("second", {}, 4), ("first", {}, 2), ("first", {"book_price": "3"}, 3), ("first", {"book_price": "4"}, 4)],
)
def test_every_book_costs_dreams_from_the_deck(edition: str, variants: dict[str, str], price: int) -> None:
    kept_back = 0
    for seed in range(12):
        count = 1 + seed % 4
        t = reveal(deal(seed, edition, modules="books", variants=variants), count)
        discarded = len(t.discard)
        assert discarded <= price * count
        assert "X5" not in t.discard.tokens
        kept_back += price * count - discarded
        assert t.everything == deck_of()
        reach(t)
        assert len(t.discard) == discarded, "no further set-up step discards"
    assert 0 < kept_back < 12 * price, "the Chaos among them, and nothing but them"


@covers("URB-BOOKS-04")
def test_the_price_is_paid_before_the_cities_are_filled() -> None:
    zones: dict[str, Any] = {"modules": "squares books", "hand": "", "turn": 0, "at": "book-price", "city_deck": 16}
    t = table(books="book_freedom", deck="S1e M2e X5 I2w …", **zones)
    assert t.discard == "S1e M2e I2w"
    assert {"pile": 77} in t.told("shuffled"), "80 without those three, the Chaos among them"
    paid = t.moves.index("I2w deck>discard")
    assert paid < min(i for i, move in enumerate(t.moves) if move.endswith(">drawn"))
    assert t.everything["X5"] == 8


@covers("URB-BOOKS-04")
def test_a_price_for_the_second_edition_is_refused() -> None:
    with pytest.raises(reverie.SpecError):
        deal(0, modules="books", variants={"book_price": "3"})
    assert deal(0, "first", modules="books", variants={"book_price": "3"}).question == "book"


# ---- using them -----------------------------------------------------------------------------------------


@covers("URB-BOOKS-05")
def test_a_book_is_never_used_up() -> None:
    t = with_books("book_invisible_incubi", quiet(2, 4), "R1 earth+fire | S: S1f | I: I2f | sum -1")
    t.do("invisible-incubi I1a", "vanish R1.incubi:I2f")
    assert t.books == "book_invisible_incubi"
    t.do("invisible-incubi I2w", "vanish R2.incubi:I2w")
    assert t.books == "book_invisible_incubi"
    assert (t.row(1).incubi, t.row(2).incubi, t.row(4).incubi) == ("", "", "I3e")


@covers("URB-BOOKS-06")
def test_one_discard_uses_one_book() -> None:
    t = with_books("book_invisible_incubi book_invisible_sognae", quiet(1, 2, 3, 4), deck="S4a I3e …")
    for verb in ("invisible-sognae", "invisible-incubi"):
        assert t.choices.of(verb) == "S1e, I2w, S1f, I1a", "any card of the hand pays"
    t.do("invisible-incubi S1e", "vanish R4.incubi:I3e")
    assert (t.question, t.turn) == ("main", 2)
    assert t.discard == "S1e I3e"
    assert refilled(t, "S4a")


@covers("URB-BOOKS-07", "URB-BOOKS-14")
def test_flying_sognae_moves_a_sogna_to_another_city_with_room() -> None:
    t = with_books("book_flying_sognae", *FLYING, modules="chromatic gardens books").do("flying-sognae I1a")
    assert (t.question, t.about) == ("fly", {"side": "sognae"})
    assert t.choices == "fly R1.sognae:S2w, fly R2.sognae:S1f, fly R3.sognae:S4a", "no Chaos"
    alone = t.copy().do("fly R1.sognae:S2w")
    assert alone.row(3) == "garden | S: S4a S2w | I: Y4 | sum +2", "R2 is full, and its own City is no other City"
    flying = t.copy().do("fly R2.sognae:S1f")
    assert flying.choices == "fly-to R1, fly-to R3"
    flying.do("fly-to R1")
    assert flying.row(1) == "earth+water | S: S2w X5 S1f | I: I3e | sum +5"
    assert flying.row(2) == "fire+air | S: S1f S1f | I: I2f I2f I2f | sum -4"
    assert (flying.question, flying.turn, flying.discard) == ("main", 2, "I1a")
    assert t.do("fly R3.sognae:S4a", "fly-to R1").row(3) == "garden | S: - | I: Y4"


@covers("URB-BOOKS-08", "URB-BOOKS-14")
def test_flying_incubi_moves_an_incubus_to_another_city_with_room() -> None:
    t = with_books("book_flying_incubi", *FLYING, modules="chromatic gardens books").do("flying-incubi I1a")
    assert (t.question, t.about) == ("fly", {"side": "incubi"})
    assert t.choices == "fly R1.incubi:I3e, fly R2.incubi:I2f", "no Chromatic Chaos"
    assert t.copy().do("fly R2.incubi:I2f").choices == "fly-to R1, fly-to R3"
    t.do("fly R1.incubi:I3e")
    assert t.row(3) == "garden | S: S4a | I: Y4 I3e | sum -3"
    assert t.row(1) == "earth+water | S: S2w X5 | I: - | sum +7"


@covers("URB-BOOKS-09", "URB-BOOKS-14")
def test_invisible_sognae_discards_a_sogna_of_the_table() -> None:
    t = with_books("book_invisible_sognae", *FLYING, modules="chromatic gardens books").do("invisible-sognae I1a")
    assert t.choices == "vanish R1.sognae:S2w, vanish R2.sognae:S1f, vanish R3.sognae:S4a"
    t.do("vanish R3.sognae:S4a")
    assert t.row(3) == "garden | S: - | I: Y4 | sum -4"
    assert t.discard == "I1a S4a"


@covers("URB-BOOKS-10", "URB-BOOKS-14")
def test_invisible_incubi_discards_an_incubus_of_the_table() -> None:
    t = with_books("book_invisible_incubi", *FLYING, modules="chromatic gardens books").do("invisible-incubi I1a")
    assert t.choices == "vanish R1.incubi:I3e, vanish R2.incubi:I2f"
    t.do("vanish R2.incubi:I2f")
    assert t.row(2) == "fire+air | S: S1f S1f S1f | I: I2f I2f | sum -1"
    assert t.discard == "I1a I2f"


@covers("URB-BOOKS-11")
def test_freedom_claims_an_empty_city_and_fills_every_empty_one() -> None:
    rows = ("R1 earth+water | S: - | I: -", quiet(2), "R3 fire+air | S: - | I: -", quiet(4))
    t = with_books("book_freedom", *rows, cities="water+air …", city_deck=3, deck="S1e I2f S4a I3e X5 S1f …")
    t.do("freedom I1a")
    assert t.choices == "free R1, free R3"
    t.do("free R3")
    assert t.row(3) == "water+air | S: S4a | I: I3e"
    assert t.row(1) == "earth+water | S: S1e | I: I2f"
    assert (t.success, t.city_deck, t.success_cities.count("fire+air")) == (6, 2, 1)
    assert (t.question, t.hand) == ("chaos", THREE), "Phase II comes after the filling"


@covers("URB-BOOKS-11", "URB-BASE-01")
def test_freedom_leaves_the_row_vacant_when_no_city_is_left() -> None:
    rows = ("R1 earth+water | S: - | I: -", quiet(2, 4), "R3 fire+air | S: - | I: -")
    t = with_books("book_freedom", *rows, city_deck=0, deck="S1e I2f S4a …").do("freedom I1a", "free R3")
    assert t.row(3) == "vacant"
    assert t.row(1).dreams == "S1e I2f"
    assert t.hand == f"{THREE} S4a"


@covers("URB-BOOKS-11", "URB-BASE-60")
def test_freedom_wins_with_the_last_city() -> None:
    t = with_books("book_freedom", "R1 earth+water | S: - | I: -", deck="S1e").do("freedom I1a")
    assert t.ending == "won all_cities URB-BASE-60"
    assert t.moves == ["I1a hand>discard"], "nothing is filled or drawn"


@covers("URB-BOOKS-12")
def test_full_balance_is_a_census_with_up_to_two_bonus_cities() -> None:
    deck = "S1e I2f S1e I2f S1e I2f S1e I2f S4a …"
    t = with_books("book_balance", even(1, 2, 3, 4), city_deck=7, deck=deck).do("full-balance I1a")
    assert (t.question, t.about, t.point) == ("bonus", {"most": 2}, "DP-07")
    assert t.choices == "bonus 0, bonus 1, bonus 2"
    for count in (0, 1, 2):
        done = t.copy().do(f"bonus {count}")
        assert (done.success, done.city_deck) == (1 + 4 + count, 7 - count - 4)
    plain = with_books("book_balance", even(1, 2, 3, 4), city_deck=7, deck=deck).do("census I1a")
    assert plain.choices == "bonus 0, bonus 1", "an ordinary Census next to the Book"
    t = with_books("book_balance", even(1, 2, 3), quiet(4), city_deck=7, deck=deck).do("full-balance I1a")
    assert (t.success, t.question) == (4, "main"), "no Perfect Balance, no bonus"


@covers("URB-BOOKS-12", "URB-EDGE-10")
def test_full_balance_gives_what_the_city_deck_holds() -> None:
    t = with_books("book_balance", even(1, 2, 3, 4), city_deck=1).do("full-balance I1a")
    assert t.choices == "bonus 0, bonus 1"
    assert t.do("bonus 1").status == "won"


@covers("URB-BOOKS-12", "URB-BASE-39")
@pytest.mark.parametrize(("left", "bonus"), [(7, 2), (5, 2), (1, 1)])
def test_in_the_first_edition_the_bonus_of_full_balance_is_received(left: int, bonus: int) -> None:
    deck = "S1e I2f S1e I2f S1e I2f S1e I2f S4a …"
    t = with_books("book_balance", even(1, 2, 3, 4), edition="first", city_deck=left, deck=deck)
    t.do("full-balance I1a")
    assert t.question in ("main", None)
    assert t.success == 8 - left + 4 + bonus


@covers("URB-BOOKS-13")
def test_prophecies_orders_the_two_top_cards() -> None:
    t = with_books("book_prophecies", quiet(1, 2, 3, 4), deck="S4a X5 I3e I2f …").do("prophecies I1a")
    assert (t.question, t.point) == ("prophecy", "DP-08")
    assert t.looked == "S4a X5"
    assert t.choices == "put S4a, put X5"
    assert t.copy().do("put S4a").hand == f"{THREE} S4a"
    t.do("put X5", "put S4a")
    assert t.question == "chaos"
    t.do("place R1")
    assert t.hand == f"{THREE} S4a"
    assert t.deck_top.tokens[:2] == ["I3e", "I2f"]


@covers("URB-BOOKS-13")
def test_both_prophecies_look_at_four_and_nothing_less() -> None:
    both = "book_prophecies book_prophecies"
    t = with_books(both, quiet(1, 2, 3, 4), deck="S4a X5 I3e I2f S2w …")
    assert t.choices.of("prophecies") == "S1e, I2w, S1f, I1a", "one choice for each card"
    t.do("prophecies I1a")
    assert t.looked == "S4a X5 I3e I2f"
    t.do("put I2f", "put I3e", "put X5", "put S4a")
    assert t.hand == f"{THREE} I2f"
    assert t.deck_top.tokens[:4] == ["I3e", "X5", "S4a", "S2w"]
    assert t.known_top.tokens[:3] == ["I3e", "X5", "S4a"]


@covers("URB-BOOKS-13", "URB-BOOKS-01")
def test_prophecies_revealed_once_or_twice() -> None:
    looked = {}
    for seed in range(20):
        t = reach(reveal(deal(seed, "first", modules="books"), 6))
        copies = t.books.count("book_prophecies")
        if copies:
            t.do(f"prophecies {t.hand.tokens[0]}")
            looked[copies] = sum(move.endswith("deck>looked") for move in t.moves)
    assert looked == {1: 2, 2: 4}


@covers("URB-BOOKS-13", "URB-BASE-62")
def test_prophecies_with_a_small_deck() -> None:
    both = "book_prophecies book_prophecies"
    t = with_books(both, quiet(1, 2, 3, 4), deck="S4a I3e S2w").do("prophecies I1a")
    assert t.looked == "S4a I3e S2w"
    assert t.do("put S2w", "put I3e").hand == f"{THREE} S2w"
    assert t.deck_top == "I3e S4a"
    t = with_books("book_prophecies", quiet(1, 2, 3, 4), deck="S4a").do("prophecies I1a")
    assert (t.hand, t.status) == (f"{THREE} S4a", "playing")
    t = with_books(both, quiet(1, 2, 3, 4), deck="")
    assert "prophecies" not in t.choices.verbs


@covers("URB-BOOKS-14", "URB-BASE-04")
def test_metas_concords_and_wizards_count_by_their_side() -> None:
    books = "book_flying_sognae book_flying_incubi book_invisible_sognae book_invisible_incubi"
    rows = ("R1 square | S: M2e N1 WS4a | I: X5 | sum +2", "R2 fire+air | S: Y4 | I: M3f N2 WI1a | sum -2",
            "R3 earth+air | S: - | I: -")  # fmt: skip
    t = with_books(books, *rows, modules="squares chromatic temples gardens books")
    sognae, incubi = ("M2e", "N1", "WS4a"), ("M3f", "N2", "WI1a")
    assert t.copy().do("flying-sognae I1a").choices == ", ".join(f"fly R1.sognae:{card}" for card in sognae)
    assert t.copy().do("flying-incubi I1a").choices == ", ".join(f"fly R2.incubi:{card}" for card in incubi)
    assert t.copy().do("invisible-sognae I1a").choices == ", ".join(f"vanish R1.sognae:{card}" for card in sognae)
    assert t.copy().do("invisible-incubi I1a").choices == ", ".join(f"vanish R2.incubi:{card}" for card in incubi)
    t.do("flying-incubi I1a", "fly R2.incubi:M3f", "fly-to R1")
    assert t.row(1) == "square | S: M2e N1 WS4a | I: X5 M3f | sum -1"


@covers("URB-BOOKS-15", "URB-BASE-31")
def test_a_book_without_a_target_cannot_be_chosen() -> None:
    chaos = ("R1 earth+water | S: X5 | I: X5 X5 | sum -5", "R2 fire+air | S: X5 | I: -")
    for books in ("book_flying_sognae book_flying_incubi book_freedom", "book_invisible_sognae book_invisible_incubi"):
        t = with_books(f"{books} book_balance", *chaos)
        assert t.choices.verbs == {"play", "swap", "census", "pass", "full-balance"}
    everything = "book_flying_sognae book_flying_incubi book_freedom book_invisible_sognae"
    crowd = ("R1 earth+water | S: S1e S1e S1e | I: - | sum +3", "R2 fire+air | S: X5 S2w S2w | I: - | sum +9")
    t = with_books(everything, *crowd)
    assert "flying-sognae" not in t.choices.verbs, "every other side is full"
    assert "invisible-sognae" in t.choices.verbs
    t = with_books(everything, "R1 earth+water | S: S1e | I: I3e | sum -2")
    assert {"flying-sognae", "flying-incubi", "freedom"}.isdisjoint(t.choices.verbs), "there is no other City"


@covers("URB-BOOKS-06", "URB-INT-16")
def test_two_dreams_sharing_an_element_never_pay_for_a_book() -> None:
    t = with_books("book_invisible_sognae", quiet(1, 2, 3, 4), modules="gardens books", hand="S1e I3e S2w S4a")
    assert t.choices.of("invisible-sognae") == "S1e, I3e, S2w, S4a"
    t.do("invisible-sognae S1e", "vanish R1.sognae:S1f")
    assert t.discard == "S1e S1f", "one card paid"


@covers("URB-BOOKS-04")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_in_dealt_games_the_price_is_paid_before_a_city_is_opened(edition: str) -> None:
    for seed in range(3):
        t = reach(deal(seed, edition, modules="books").do("reveal-book", "no-more-books"))
        told = [event for event in t.events if event.kind in ("moved", "city")]
        paid = [n for n, event in enumerate(told) if event.data.get("to") == "discard"]
        opened = [n for n, event in enumerate(told) if event.kind == "city"]
        assert paid
        assert max(paid) < min(opened)


@covers("URB-INT-16", "URB-BOOKS-07", "URB-BOOKS-08")
@pytest.mark.parametrize(("card", "side"), [("S4a", "sognae"), ("I1a", "incubi")])
def test_a_dream_flies_to_any_city_whatever_it_shows(card: str, side: str) -> None:
    marks = f"S: {card} | I: -" if side == "sognae" else f"S: - | I: {card}"
    t = table(
        f"R1 garden | {marks}", "R2 garden | S: - | I: -", "R3 earth+water | S: - | I: -", "R4 fire+air | S: - | I: -",
        modules="gardens books", books=FOUR_BOOKS, deck="S1e …",
    ).do(f"flying-{side} I2w")  # fmt: skip
    assert t.choices == "fly-to R2, fly-to R3, fly-to R4"
    assert t.do("fly-to R2").row(2).dreams == card
