"""Team play, ONI-TEAM-01 … -22, and what the partner may know."""

from __future__ import annotations

from typing import Any

import pytest

import reverie
from tests.games.onirim.table import DECK, LOCATIONS, Table, deal, table
from tests.support import covers

HAND = "green.key red.sun red.moon"
HAND1 = "blue.key blue.sun brown.sun"
SHARED = "brown.moon green.sun"
DRAFTED = "red.sun red.moon blue.sun green.key brown.sun brown.moon blue.key green.sun"


def team(**zones: Any) -> Table:
    """Seats 0 and 1 with three cards each and two between them, unless said otherwise."""
    return table(**{"mode": "team", "hand": HAND, "hand1": HAND1, "shared": SHARED, **zones})


# ---- setup ----------------------------------------------------------------------------------------------


@covers("EX-27", "ONI-TEAM-02", "ONI-TEAM-03", "ONI-TEAM-04")
def test_ex_27_eight_locations_are_drafted_and_two_are_shared() -> None:
    t = table(mode="team", shared=DRAFTED, limbo="door.blue nightmare", at="draft", turn=0)
    assert t.draft == DRAFTED
    assert (t.question, t.acting) == ("draft", 0)
    t.do("draft green.key")
    assert t.acting == 1
    t.do("draft blue.key", "draft red.sun", "draft blue.sun", "draft red.moon")
    assert t.choices == "draft brown.sun, draft brown.moon, draft green.sun"
    t.do("draft brown.sun")
    assert t.seen_by(0).hand == "green.key red.sun red.moon"
    assert t.seen_by(1).hand == "blue.key blue.sun brown.sun"
    assert t.shared == "brown.moon green.sun"
    assert (t.pile_size, t.pile.count("door.blue"), t.pile.count("nightmare")) == (68, 2, 10)
    assert t.limbo == ""
    assert (t.question, t.acting, t.game.turn) == ("turn", 0, 1)


@covers("ONI-TEAM-02", "ONI-TEAM-03", "ONI-TEAM-04", "ONI-TEAM-18")
@pytest.mark.parametrize("edition", ["third", "first"])
@pytest.mark.parametrize("starter", [0, 1])
def test_the_draft_alternates_and_nothing_is_lost_on_the_way(edition: str, starter: int) -> None:
    for seed in range(10):
        t = deal(seed, edition, mode="team", variants={"team.startPlayer": str(starter)})
        assert len(t.draft) == 8
        assert all(card in LOCATIONS for card in t.draft)
        revealed = [move.split() for move in t.moves if " pile>" in move]
        assert all(way == ("pile>draft" if card in LOCATIONS else "pile>limbo") for card, way in revealed)
        picked = []
        while t.question == "draft":
            picked.append(t.acting)
            t.do(next(iter(t.choices)))
        assert picked == [starter, 1 - starter, starter, 1 - starter, starter, 1 - starter][: len(picked)]
        assert (len(t.seen_by(0).hand), len(t.seen_by(1).hand), len(t.shared)) == (3, 3, 2)
        assert t.everything == DECK
        assert t.limbo == ""
        assert t.pile_size == 68
        assert (t.question, t.acting) == ("turn", starter)


@covers("ONI-TEAM-02", "ONI-EDGE-29")
def test_doors_and_dreams_revealed_before_the_draft_have_no_effect() -> None:
    for seed in range(10):
        t = deal(seed, mode="team")
        assert set(t.answers) == set()
        assert t.doors == ""
        assert t.discard == ""


@covers("EX-97", "ONI-TEAM-22")
def test_ex_97_drafted_cards_are_known_to_both_until_they_leave() -> None:
    t = table(mode="team", shared=DRAFTED, limbo="door.blue nightmare", at="draft", turn=0)
    picks = ("green.key", "blue.key", "red.sun", "blue.sun", "red.moon", "brown.sun")
    t.do(*(f"draft {card}" for card in picks))
    assert t.seen_by(0).partner_knowledge == (3, "blue.key blue.sun brown.sun")
    assert t.seen_by(1).partner_knowledge == (3, "green.key red.sun red.moon")


@covers("EX-97", "ONI-TEAM-22", "ONI-TEAM-20")
def test_ex_97_a_drawn_card_is_unknown_to_the_partner() -> None:
    t = team(seen=HAND, seen1=HAND1, pile="brown.key …").do("play red.sun")
    assert t.seen_by(0).hand == "green.key red.moon brown.key"
    assert t.seen_by(1).partner_knowledge == (3, "green.key red.moon")
    assert t.seen_by(1).view["partner"]["hand"]["cards"] is None
    drawn = [event.data["card"] for event in t.game.events_for(1) if event.data.get("to") == "hand"]
    assert drawn == [None], "that a card was drawn, not which"


# ---- the turn -------------------------------------------------------------------------------------------


@covers("EX-28", "ONI-TEAM-06", "ONI-TEAM-08", "ONI-TEAM-05")
def test_ex_28_a_played_shared_card_is_replaced_among_the_shared_ones() -> None:
    t = team(pile="red.key …").do("play shared brown.moon")
    assert t.seen_by(0).row == "brown.moon"
    assert t.shared == "green.sun red.key"
    assert t.seen_by(0).hand == HAND
    assert t.acting == 1
    own, shared = ["blue.key", "blue.sun", "brown.sun"], ["shared green.sun", "shared red.key"]
    assert sorted(t.choices) == sorted(f"{verb} {card}" for verb in ("play", "discard") for card in (*own, *shared))


@covers("ONI-TEAM-06", "ONI-TEAM-05", "ONI-GEN-08")
def test_the_same_card_in_hand_and_among_the_shared_ones_is_two_choices() -> None:
    t = team(hand="red.sun red.sun red.moon", hand1="blue.key blue.sun green.key", shared="red.sun brown.sun")
    own = "play red.sun, play red.moon, play shared red.sun, play shared brown.sun"
    gone = "discard red.sun, discard red.moon, discard shared red.sun, discard shared brown.sun"
    assert t.choices == f"{own}, {gone}"


@covers("ONI-TEAM-07")
def test_each_player_builds_an_own_row() -> None:
    t = team(row="red.sun blue.moon", row1="blue.sun blue.moon blue.sun red.moon green.sun", pile="red.key …")
    plays = [choice for choice in t.choices if choice.startswith("play")]
    assert plays == ["play red.sun", "play green.key", "play shared green.sun"], "after the own moon no moon"
    t.do("play red.sun")
    assert t.seen_by(0).row == "red.sun blue.moon red.sun"
    assert t.seen_by(1).row == "blue.sun blue.moon blue.sun red.moon green.sun"
    plays = [choice for choice in t.choices if choice.startswith("play")]
    assert plays == ["play blue.key", "play shared brown.moon"], "after the own sun no sun"


@covers("ONI-TEAM-07", "ONI-TEAM-12")
def test_runs_are_judged_per_row() -> None:
    t = team(row="red.sun red.moon", row1="red.sun red.moon", hand="red.sun red.moon green.key", pile="red.key …")
    t.do("play shared green.sun")
    assert t.acting == 1
    t = team(row="red.sun red.moon", row1="blue.sun blue.moon", active=1, pile="red.key …").do("play blue.sun")
    assert (t.question, t.about, t.acting) == ("search", {"colour": "blue"}, 1)
    t.do("take door.blue")
    assert t.seen_by(1).doors == "door.blue"
    assert t.seen_by(0).doors == ""


@covers("ONI-TEAM-07")
def test_a_run_of_the_partner_does_not_count_for_ones_own_row() -> None:
    t = team(row="red.sun", row1="blue.sun blue.moon blue.sun", hand1="blue.moon brown.sun red.key", pile="red.key …")
    t.do("play red.moon", "play blue.moon")
    assert (t.question, t.acting) == ("turn", 0), "the fourth blue card begins a new run"
    t = team(row="red.sun red.moon red.sun", row1="blue.sun blue.moon", pile="red.key …")
    t.do("play red.moon", "play blue.sun")
    assert (t.question, t.acting) == ("search", 1), "the partner's completed run uses up nothing"


@covers("EX-29", "ONI-TEAM-08", "ONI-TEAM-12", "ONI-TEAM-13", "ONI-EDGE-31")
def test_ex_29_gaps_among_the_personal_cards_are_filled_first() -> None:
    t = team(shared="green.sun", pile="door.green blue.moon red.sun …", at="refill")
    assert t.choices == "open green.key, limbo"
    t.do("open green.key")
    assert t.seen_by(0).doors == "door.green"
    assert t.seen_by(0).hand == "red.sun red.moon blue.moon"
    assert t.shared == "green.sun red.sun"
    assert t.seen_by(1).hand == HAND1


@covers("ONI-TEAM-13", "ONI-TEAM-05")
def test_a_shared_key_opens_a_door_but_never_the_key_of_the_partner() -> None:
    t = team(hand="red.sun red.moon", shared="blue.key green.sun", hand1="red.key blue.sun brown.sun",
             pile="door.red door.blue red.moon blue.moon …", at="refill")  # fmt: skip
    assert t.limbo == "door.red", "the partner's red key does not count"
    assert t.choices == "open shared blue.key, limbo"
    t.do("open shared blue.key")
    assert t.seen_by(0).doors == "door.blue"
    assert t.seen_by(0).hand == "red.sun red.moon red.moon"
    assert t.shared == "green.sun blue.moon"


@covers("ONI-TEAM-12", "ONI-EDGE-34")
def test_a_drawn_door_can_only_lie_in_front_of_the_active_player() -> None:
    t = team(hand="red.key red.sun", doors="red", pile="door.red red.moon blue.moon …", at="refill")
    assert t.choices == "open red.key, limbo"
    t.do("open red.key")
    assert t.seen_by(0).doors == "door.red door.red"
    assert t.seen_by(1).doors == ""


@covers("EX-30", "ONI-TEAM-09", "ONI-TEAM-05")
def test_ex_30_the_whole_hand_is_the_own_and_the_shared_cards() -> None:
    pile = "nightmare red.moon blue.moon green.moon brown.moon red.key …"
    t = team(active=1, hand1="blue.sun brown.sun", shared="green.sun red.sun", pile=pile, at="refill")
    t.do("ward hand")
    assert t.discard == "blue.sun brown.sun green.sun red.sun nightmare"
    assert t.seen_by(1).hand == "red.moon blue.moon green.moon"
    assert t.shared == "brown.moon red.key"
    assert t.seen_by(0).hand == HAND


# ---- the exchange ---------------------------------------------------------------------------------------


@covers("EX-31", "ONI-TEAM-10", "ONI-TEAM-11", "ONI-EDGE-33")
def test_ex_31_first_the_prophecy_then_the_exchange_then_the_refill() -> None:
    t = team(pile="nightmare red.sun blue.sun blue.moon brown.sun brown.key …").do("discard green.key")
    assert t.question == "prophecy"
    t.do("drop nightmare", "order blue.moon red.sun blue.sun brown.sun")
    assert t.question == "swap"
    assert t.choices == "swap red.sun, swap red.moon, no-swap"
    t.do("swap red.moon")
    assert (t.question, t.about) == ("swap-shared", {"card": "red.moon"})
    assert t.choices == "swap-for brown.moon, swap-for green.sun"
    t.do("swap-for brown.moon")
    assert t.seen_by(0).hand == "red.sun brown.moon blue.moon", "the refill went to the personal cards"
    assert t.shared == "red.moon green.sun"
    assert t.acting == 1


@covers("ONI-TEAM-10")
def test_the_exchange_may_be_left_out() -> None:
    t = team(pile="blue.moon …").do("discard red.sun", "no-swap")
    assert t.seen_by(0).hand == "green.key red.moon blue.moon"
    assert t.shared == SHARED


@covers("ONI-TEAM-10", "ONI-TEAM-08")
def test_after_a_shared_card_was_discarded_the_gap_is_a_shared_one() -> None:
    t = team(pile="blue.moon …").do("discard shared green.sun")
    assert t.choices == "swap red.sun, swap red.moon, swap green.key, no-swap"
    t.do("swap red.moon")
    assert t.shared == "red.moon blue.moon", "the only shared card was exchanged without asking"
    assert t.seen_by(0).hand == "green.key red.sun brown.moon"


@covers("ONI-TEAM-11")
def test_no_exchange_after_a_play_nor_after_other_losses() -> None:
    t = team(pile="blue.moon …").do("play red.sun")
    assert (t.question, t.acting) == ("turn", 1)
    t = team(hand="green.key red.sun", pile="nightmare red.moon blue.moon …", at="refill").do("ward green.key")
    assert (t.question, t.acting) == ("turn", 1)


@covers("ONI-TEAM-22", "ONI-TEAM-10")
def test_an_exchanged_card_is_known_to_the_partner() -> None:
    t = team(pile="blue.moon …").do("discard red.sun", "swap red.moon", "swap-for green.sun")
    assert t.seen_by(1).partner_knowledge == (3, "green.sun")
    assert t.shared == "brown.moon red.moon"


# ---- nightmares, winning and losing -----------------------------------------------------------------------


@covers("EX-32", "ONI-TEAM-14", "ONI-ED-04", "ONI-EDGE-32")
@pytest.mark.parametrize("edition", ["third", "first"])
def test_ex_32_the_partners_door_cannot_ward_off_a_nightmare(edition: str) -> None:
    t = team(edition=edition, hand="red.sun red.moon", doors1="red", pile="nightmare …", at="refill")
    assert t.choices == "ward mill, ward hand"
    t = team(edition=edition, hand="red.sun red.moon", doors="blue", doors1="red", pile="nightmare …", at="refill")
    assert t.choices == "ward door.blue, ward mill, ward hand"


@covers("EX-33", "ONI-TEAM-15", "ONI-TEAM-17", "ONI-EDGE-35")
def test_ex_33_eight_doors_with_a_duplicate_do_not_win() -> None:
    t = team(doors="red red blue green", doors1="blue green brown brown")
    assert t.status == "playing"
    pile = "door.red red.moon blue.moon …"
    t = team(hand="red.key red.sun", doors="red blue green", doors1="blue green brown brown", pile=pile, at="refill")
    t.do("open red.key")
    assert t.seen_by(0).doors == "door.red door.red door.blue door.green"
    assert t.status == "playing"


@covers("ONI-TEAM-15", "ONI-TEAM-01")
def test_every_colour_in_front_of_both_wins_for_both() -> None:
    doors1 = "red blue green brown"
    t = team(hand="red.key red.sun", doors="brown blue green", doors1=doors1, pile="door.red …", at="refill")
    t.do("open red.key")
    assert t.status == "won"
    assert [t.game.view(seat)["status"] for seat in (0, 1)] == ["won", "won"]
    assert t.seen_by(0).hand == "red.sun"


@covers("EX-91", "ONI-TEAM-16", "ONI-TEAM-18")
def test_ex_91_a_player_with_four_colours_plays_on() -> None:
    doors = "red blue green brown"
    t = team(doors=doors, doors1="red", pile="red.key red.moon nightmare …")
    assert t.acting == 0
    t.do("play red.sun")
    assert t.acting == 1
    t.do("play blue.sun")
    assert t.acting == 0
    assert {choice.split()[0] for choice in t.choices} == {"play", "discard"}
    t.do("play red.moon")
    assert t.question == "nightmare"
    assert "ward door.brown" in t.choices


@covers("ONI-TEAM-17")
def test_a_second_door_of_a_colour_may_be_laid_out_and_returned() -> None:
    t = team(hand="red.sun green.key brown.sun", row="red.sun red.moon", doors="red",
             pile="door.red blue.sun blue.moon")  # fmt: skip
    t.do("play red.sun", "take door.red")
    assert t.seen_by(0).doors == "door.red door.red"


@covers("ONI-TEAM-17")
def test_by_the_other_reading_a_duplicate_goes_to_the_limbo() -> None:
    limbo = {"alt.teamDuplicates": "limbo"}
    zones = {"hand": "red.sun green.key brown.sun", "row": "red.sun red.moon", "doors": "red"}
    t = team(variants=limbo, **zones, pile="door.red blue.sun blue.moon").do("play red.sun", "take door.red")
    assert t.seen_by(0).doors == "door.red"
    assert "door.red limbo>pile" in t.moves
    t = team(variants=limbo, hand="red.key red.sun", doors="red", pile="door.red red.moon …", at="refill")
    assert "open red.key" not in t.choices
    t = team(variants=limbo, modules="glyphs", **zones, pile="door.red blue.sun blue.moon")
    t.do("play red.sun", "take door.red")
    assert t.seen_by(0).doors == "door.red door.red", "never with glyphs"


@covers("ONI-TEAM-18")
def test_turns_alternate() -> None:
    t = team(active=1, pile="red.sun red.key blue.key green.key …")
    seats = []
    for card in ("blue.sun", "red.sun", "blue.key"):
        seats.append(t.acting)
        t.do(f"play {card}")
    assert seats == [1, 0, 1]
    assert t.acting == 0
    assert t.view["active"] == 0


@covers("ONI-TEAM-19", "ONI-TEAM-01")
def test_a_missing_shared_card_loses_like_a_personal_one() -> None:
    t = team(shared="green.sun", pile="door.blue", at="refill")
    assert t.ending == "lost pile_empty ONI-BASE-38"
    t = team(pile="").do("play red.sun")
    assert t.ending == "lost pile_empty ONI-BASE-38"
    assert t.seen_by(1).hand == HAND1, "the partner's full hand does not help"


@covers("ONI-TEAM-19", "ONI-EDGE-02")
def test_an_empty_pile_with_full_hands_goes_on() -> None:
    t = team(pile="blue.moon").do("play red.sun")
    assert (t.question, t.acting, t.pile_size) == ("turn", 1, 0)


# ---- talk and knowledge -----------------------------------------------------------------------------------


@covers("ONI-TEAM-20")
def test_silent_hides_the_personal_cards_and_open_shows_them() -> None:
    silent = team().seen_by(1)
    assert silent.view["partner"]["hand"]["cards"] is None
    assert silent.partner_knowledge == (3, "")
    assert silent.shared == SHARED
    shown = team(variants={"team.talk": "open"}).seen_by(1)
    assert sorted(shown.view["partner"]["hand"]["cards"]) == sorted(HAND.split())
    spectator = team(variants={"team.talk": "open"}).game.view(None)
    assert spectator["hand"]["cards"] is None
    assert spectator["partner"]["hand"]["cards"] is None


@covers("ONI-TEAM-22")
def test_a_card_drawn_from_a_known_place_is_known_to_the_partner() -> None:
    t = team(pile="brown.key!1 red.key …").do("play red.sun")
    assert t.seen_by(1).partner_knowledge == (3, "brown.key")
    t = team(pile="brown.key! red.key …").do("play red.sun")
    assert t.seen_by(1).partner_knowledge == (3, "")


@covers("ONI-TEAM-22")
def test_a_leaving_card_counts_as_the_known_one() -> None:
    t = team(hand="red.sun red.sun red.moon", seen="red.sun red.moon", pile="brown.key …").do("play red.sun")
    assert t.seen_by(1).partner_knowledge == (3, "red.moon")


@covers("ONI-TEAM-22")
def test_a_search_shows_the_partners_cards_of_that_moment() -> None:
    t = team(row="red.sun red.moon", hand="red.sun red.moon green.key", pile="brown.key blue.sun red.key")
    assert t.seen_by(0).partner_knowledge == (3, "")
    t.do("play red.sun", "search")
    assert t.seen_by(0).partner_knowledge == (3, HAND1)


@covers("EX-82", "ONI-GEN-02", "ONI-TEAM-20")
def test_ex_82_a_prophecy_is_private_but_for_the_discarded_card() -> None:
    t = team(pile="nightmare red.sun blue.sun blue.moon brown.sun brown.key …").do("discard green.key")
    assert t.seen_by(0).looked == "nightmare red.sun blue.sun blue.moon brown.sun"
    assert t.seen_by(1).view["looked"]["cards"] is None
    t.do("drop nightmare", "order blue.moon red.sun blue.sun brown.sun", "no-swap")
    assert t.seen_by(0).known_top == "red.sun blue.sun brown.sun"
    assert t.seen_by(1).known_top == ""
    told = [event.data for event in t.game.events_for(1)]
    assert not any(str(data.get("action", "")).startswith("put ") for data in told)
    assert [data["card"] for data in told if data.get("from") == "looked" and data["card"]] == ["nightmare"]


@covers("EX-82", "ONI-GEN-02")
def test_ex_82_an_incantation_is_public() -> None:
    t = team(modules="glyphs", hand="red.glyph red.sun red.moon",
             pile="nightmare red.sun blue.sun blue.moon brown.sun brown.key …")  # fmt: skip
    t.do("discard red.glyph")
    assert t.seen_by(1).looked == "nightmare red.sun blue.sun blue.moon brown.sun"
    t.do("order brown.sun nightmare blue.sun red.sun blue.moon", "no-swap")
    for seat in (0, 1):
        assert t.seen_by(seat).known_bottom == "blue.moon red.sun blue.sun nightmare brown.sun"


@covers("ONI-GEN-02", "ONI-TEAM-22", "ONI-PREM-13")
def test_a_fetched_card_is_unknown_to_the_partner() -> None:
    t = team(modules="premonitions", hand="red.sun red.moon", pile="happy green.sun red.key brown.key …", at="refill")
    t.do("seek", "fetch red.key")
    assert t.seen_by(0).hand == "red.sun red.moon red.key"
    assert t.seen_by(1).partner_knowledge == (3, "")
    told = [event.data for event in t.game.events_for(1)]
    assert not any("red.key" in str(data.get("card", "")) + str(data.get("action", "")) for data in told)


@covers("ONI-TEAM-21")
def test_module_pieces_are_common_property_of_the_active_player() -> None:
    t = team(modules="towers oniverse incubus dreamcatchers", hand1="tower.blue.3 blue.sun brown.sun", active=1,
             towers="tower.red.5", rallied="hammerbird", row1="red.sun", catchers=["nightmare"])  # fmt: skip
    assert {"build-left tower.blue.3", "use hammerbird", "handbook 0"} <= set(t.choices)
    for seat in (0, 1):
        seen = t.seen_by(seat)
        assert seen.towers == "tower.red.5"
        assert seen.rallied == "hammerbird"
        assert seen.handbooks == 2
        assert seen.figure


def test_the_first_edition_plays_in_teams_but_without_modules() -> None:
    with pytest.raises(reverie.SpecError):
        reverie.new_game("onirim", edition="first", mode="team", modules=["towers"], seed=1)
