"""What the tests of the expansions share: how rows are filled, where a card may go, how long a set-up lasts."""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.games.urbion.table import Table, even, quiet, table

FOUR_BOOKS = "book_flying_sognae book_flying_incubi book_invisible_sognae book_invisible_incubi"
SIDES_IN_WORDS = {
    (0, 0): "sides both-sognae",
    (1, 1): "sides both-incubi",
    (0, 1): "sides sognae-incubi",
    (1, 0): "sides incubi-sognae",
}


def places(t: Table, card: str) -> set[str]:
    """Where a card of the hand may be played: `{"R1.sognae", "R2.incubi"}`."""
    found = [words.partition(" at ") for words in t.choices.of("play")]
    return {place for played, _, place in found if played == card}


def refilled(t: Table, *cards: str) -> bool:
    """Whether exactly these cards went from the deck into the hand, in this order."""
    return [move.split()[0] for move in t.moves if move.endswith("deck>hand")] == list(cards)


def claiming(pair: str, then: str = "S1e S1f …", **zones: Any) -> Table:
    """A Census that claims R1 alone and fills it with the next two Dreams; afterwards the cards of `then` follow."""
    t = table(even(1), quiet(2, 3, 4), **{"deck": f"{pair} {then}", **zones})
    return t.do("census I1a")


def offered_sides(first: str, second: str, edition: str = "second", postcard: bool = False) -> set[str]:
    """The side combinations of URB-BASE-15 for two Dreams drawn for a row, equal results once (URB-BASE-67)."""
    own = [{"S": (0,), "I": (1,)}.get(card.lstrip("W")[0], (0, 1)) for card in (first, second)]
    kinds = {first[0], second[0]}
    together = "X" in kinds or (edition == "first" and "M" in kinds)
    found = {(one, other) for one, other in product(*own) if one == other or not together}
    if first == second and not postcard:
        found -= {(1, 0)}
    return {SIDES_IN_WORDS[pair] for pair in found}


def reach(t: Table, question: str = "main") -> Table:
    """Give the first answer again and again until a question is asked."""
    while t.question != question:
        t.game.apply(t.words[0])
    return t
