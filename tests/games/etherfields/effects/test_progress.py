"""Laid progress cards (9.8, Progress)."""

from __future__ import annotations

from tests.games.etherfields.effects.saying import passive, progress_card, say, tells
from tests.games.etherfields.tables import Who, designs, offered, play, point, table
from tests.support import covers

W, P = progress_card("w"), progress_card("p", colors=("perception",))
PACK = [W, P, progress_card("wide", passive("hand_limit", 2, "add", "self"))]


@tells("effect", "lay_free")
@covers("ETH-PRG-10")
def test_laying_for_free_keeps_the_limit() -> None:
    e = say([Who(hand="w p W1", progress="w w w -w")], {"lay_free": 2}, pack=PACK)
    play(e, "lay p")
    assert point(e) == "DP-27"
    play(e, offered(e)[0], "decline")
    assert designs(e, e.character(0).progress) == ["w", "w", "w", "p"]


@tells("effect", "flip", "unflip")
@covers("ETH-PRG-05")
def test_the_owner_chooses_what_is_flipped_and_unflipped() -> None:
    e = say([Who(progress="w p -p")], "flip", pack=PACK)
    assert (point(e), len(offered(e))) == ("DP-27", 2), "only face-up cards"
    play(e, "flip p")
    who = e.character(0)
    assert [card in who.flipped for card in who.progress] == [False, True, True]
    e = say([Who(progress="-w -p w")], "unflip", pack=PACK, answers=["unflip w"])
    assert [card in e.character(0).flipped for card in e.character(0).progress] == [False, True, False]
    e = say([Who(progress="-w -p w")], {"unflip": "all"}, pack=PACK)
    assert not e.character(0).flipped
    e = say([Who(progress="w")], {"flip": 3}, pack=PACK)
    assert len(e.character(0).flipped) == 1, "as many as there are"


@tells("effect", "discard_progress")
def test_the_owner_chooses_what_is_discarded() -> None:
    e = say([Who(progress="w -p")], "discard_progress", pack=PACK)
    play(e, next(words for words in offered(e) if " p" in words))
    assert designs(e, e.character(0).discard) == ["p"]
    assert not e.character(0).flipped


@tells("effect", "return_progress_to_hand")
@covers("ETH-DRW-07")
def test_cards_come_back_to_the_hand_and_the_limit_counts() -> None:
    e = say([Who(progress="wide", hand="W1 W2 W3 W4 W5 W6")], "return_progress_to_hand", pack=PACK)
    assert point(e) == "DP-26", "7 cards, limit 6"
    play(e, "discard wrath1")
    assert "wide" in designs(e, e.character(0).hand)


@covers("ETH-PRG-07", "ETH-PRG-01")
def test_the_action_of_a_laid_card_is_used_and_the_card_stays() -> None:
    lever = progress_card("lever", {"kind": "action", "cost": "free", "limit": "per_round", "do": [{"gain_hours": 1}]})
    e = table([Who(progress="lever", hand="lever"), Who()], pack=[lever], hours=4)
    uses = [words for words in offered(e) if words.startswith(("use", "play"))]
    assert uses == ["use c1 lever"], "not in the hand, and nobody else"
    play(e, "use c1 lever")
    assert (e.state.team.hours, designs(e, e.character(0).progress)) == (5, ["lever"])
