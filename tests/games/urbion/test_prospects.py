"""What a Chaos costs, and at which rows it cannot be answered so: shown to people, so it must be true."""

from __future__ import annotations

import re

import pytest

from reverie.games.urbion.prospects import FREE
from tests.games.weighed import weighed

SPECS = ("urbion/second/solo", "urbion/second/team/postcards+chromatic", "urbion/first/solo/squares")


@pytest.mark.parametrize("spec", SPECS)
def test_a_row_is_offered_or_closed_and_never_both(spec: str) -> None:
    closed_ones = 0
    for game in weighed(spec):
        assert game.decision is not None
        offered = {action.words for action in game.actions()}
        closed = {str(entry["way"]): entry for entry in game.closed("de")}
        assert not offered & set(closed)
        closed_ones += len(closed)
        if game.decision.kind == "chaos":
            occupied = [row for row in game.view(0)["rows"] if row["city"] is not None]
            assert len([words for words in offered | set(closed) if words.startswith("place")]) == len(occupied)
        for words, entry in closed.items():
            refusal = game.explain(words)
            assert refusal is not None
            assert (entry["reason"], entry["rule"]) == (refusal.text("de"), refusal.rule)
            assert isinstance(entry["action"], dict)
    assert closed_ones


@pytest.mark.parametrize("spec", SPECS)
def test_the_price_is_what_is_lost(spec: str) -> None:
    priced = set()
    for game in weighed(spec):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        for offer in game.offers("en", game.decision.kind):
            if "preview" not in offer:
                continue
            priced.add(offer["verb"])
            if offer["verb"] == "ruin":
                row = view["rows"][int(str(offer["row"])[1]) - 1]
                count = len(row["sognae"]) + len(row["incubi"])
                assert str(offer["preview"]).startswith(f"{count} Dream" if count else "no Dream")
            elif offer["verb"] == "reveal":
                lost = min(4, view["deck"]["size"])
                left = view["deck"]["size"] - lost
                stay = "remains" if left == 1 else "remain"
                assert offer["preview"] == f"{lost} cards leave the deck, {left} {stay}"
    assert {"ruin", "reveal"} <= priced


EVERYTHING = (
    "urbion/second/solo/squares+chromatic+temples+gardens+books+postcards+void",
    "urbion/first/team/squares+books/book_price=3",
)


@pytest.mark.parametrize("spec", EVERYTHING)
def test_every_answer_beside_others_says_what_it_costs_or_is_free(spec: str) -> None:
    """And what is said about sums, Dreams and Books is what is there afterwards."""
    kinds = set()
    for game in weighed(spec):
        assert game.decision is not None
        kinds.add(game.decision.kind)
        for offer in game.offers("en", game.decision.kind):
            verb, price = str(offer["verb"]), str(offer.get("preview", ""))
            assert bool(price) != (verb in FREE), offer
            after = game.clone()
            after.apply(int(str(offer["id"])))
            now = after.view(0)
            if "postcards" in spec and verb != "no-more-books":
                continue  # Flagships and the Void come at once, and change the rows again
            if verb == "place":
                row = now["rows"][int(str(offer["row"])[1]) - 1]
                assert price == f"the row then counts {row['sum']:+d}".replace("-", "−")
            elif verb == "no-more-books" and now["books"]["in_play"]:
                lost = int(re.findall(r"\d+", price)[0])
                assert lost == len(now["books"]["in_play"]) * (4 if "second" in spec else 3)
            elif verb == "clean":
                row, was = (view["rows"][int(str(offer["at"])[1]) - 1] for view in (now, game.view(0)))
                left = len(was["sognae"]) + len(was["incubi"]) - (0 if offer["dreams"] == "none" else int(price[0]))
                assert len(row["sognae"]) + len(row["incubi"]) == left
    assert {"book", "sides", "chaos"} <= kinds, kinds
