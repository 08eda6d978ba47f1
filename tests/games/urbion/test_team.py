"""Team play: URB-TEAM-01 … -10, and what the partner may know."""

from __future__ import annotations

from typing import Any

import pytest

import reverie
from tests.games.urbion.table import ALL_MODULES, Table, deal, deck_of, even, quiet, table
from tests.support import covers

EIGHT = "I3e x2 I2w x2 I2f x2 I1a x2"  # enough in the discard pile for a polarity swap


def team(*rows: str, **settings: Any | int) -> Table:
    """Seat 0 to act with the sognae card, unless said otherwise."""
    zones: dict[str, Any] = {"mode": "team", "polarity": "sognae", **settings}
    return table(*(rows or [quiet(1, 2, 3, 4)]), **zones)


# ---- seats, hands, turns ----------------------------------------------------------------------------------


@covers("URB-TEAM-01", "URB-TEAM-02", "URB-TEAM-03")
@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("starter", [0, 1])
def test_the_sognae_seat_begins_and_turns_alternate(edition: str, starter: int) -> None:
    for seed in range(4):
        t = deal(seed, edition, mode="team", variants={"sognae_seat": str(starter)})
        while t.turn == 0:
            t.do(t.words[0])
        assert (t.acting, t.polarity) == (starter, "sognae")
        assert t.seen_by(1 - starter).polarity == "incubi"
        assert [len(t.seen_by(seat).hand) for seat in (0, 1)] == [4, 4]
        assert t.everything == deck_of()
        seats = []
        while not t.game.is_over and t.turn < 8:
            if t.question == "main":
                seats.append(t.acting)
                t.do(f"census {t.hand.tokens[0]}")
            else:
                t.do(t.words[0])
        assert seats[:6] == [starter, 1 - starter] * 3


@covers("URB-TEAM-02")
def test_seat_0_holds_the_sognae_card_unless_said_otherwise() -> None:
    t = deal(1, mode="team")
    assert (t.seen_by(0).polarity, t.seen_by(1).polarity) == ("sognae", "incubi")
    assert t.seen_by(0).view["partner"]["polarity"] == "incubi", "both cards lie open"


@covers("URB-TEAM-02")
def test_the_sognae_seat_is_one_of_two() -> None:
    with pytest.raises(reverie.SpecError):
        deal(1, mode="team", variants={"sognae_seat": "2"})
    assert table(quiet(1)).polarity is None, "solo knows no Polarity"


@covers("URB-TEAM-01", "URB-TEAM-09")
def test_one_table_and_one_deck_and_only_the_active_player_draws() -> None:
    t = team(hand="S1e I2w S1f I1a", hand1="S2w x4", deck="S4a I3e S2w …")
    t.do("play S1e at R1.sognae")
    assert (t.acting, t.seen_by(0).hand, t.seen_by(1).hand) == (1, "I2w S1f I1a S4a", "S2w x4")
    assert t.row(1) == "earth+fire | S: S1f S1e | I: -"
    t.do("pass S2w")
    assert (t.acting, t.seen_by(0).hand, t.seen_by(1).hand) == (0, "I2w S1f I1a S4a", "S2w x3 I3e")
    assert (t.discard, t.turn) == ("S2w", 3)


@covers("URB-TEAM-03", "URB-BASE-16")
def test_a_chaos_put_aside_goes_back_when_that_hand_is_complete() -> None:
    """Both Chaos of the first player are in the deck again before the second one draws."""
    t = table(
        even(1, 2, 3, 4), mode="team", polarity="sognae", turn=0, at="opening",
        deck="X5 S1e X5 S1e S1e S1e S4a S4a S4a S4a …",
    )  # fmt: skip
    assert t.seen_by(0).hand == "S1e x4"
    shuffled = [event.number for event in t.events if event.kind == "shuffled"]
    drawn = [event.number for event in t.events if event.kind == "moved" and event.data["to"] == "hand"]
    assert drawn[3] < shuffled[0] < drawn[4]
    assert (len(t.seen_by(1).hand), t.aside) == (4, "")
    assert t.everything == deck_of()


@covers("URB-TEAM-03")
def test_each_player_places_the_chaos_they_draw() -> None:
    rows = ("R1 earth+water | S: S2w | I: - | sum +2", "R2 fire+air | S: - | I: I2f | sum -2", even(3, 4))
    t = table(
        *rows, mode="team", polarity="sognae", turn=0, at="opening", deck="X5 S1e x4 X5 I1a x4 S4a …"
    )  # fmt: skip
    assert (t.question, t.acting, t.choices) == ("opening-chaos", 0, "place R1, place R2")
    t.do("place R1")
    assert (t.question, t.acting, t.choices) == ("opening-chaos", 1, "place R1, place R2")
    t.do("place R2")
    assert (t.question, t.acting, t.turn) == ("main", 0, 1)
    assert (t.row(1).sognae, t.row(2).incubi) == ("S2w X5", "I2f X5")


@covers("URB-TEAM-03", "URB-CHROMATIC-07", "URB-CHROMATIC-08", "URB-INT-23")
def test_a_chromatic_chaos_put_aside_for_a_hand_is_resolved_by_its_player() -> None:
    t = table(
        quiet(1, 2, 3, 4), mode="team", polarity="sognae", modules="chromatic", turn=0, at="opening",
        deck="S1e x2 Y4 S1e x2 I1a x3 Y4 I1a S1f X5 S4a …",
    )  # fmt: skip
    assert (t.question, t.acting, t.turn) == ("chromatic", 0, 0)
    assert [t.seen_by(seat).hand for seat in (0, 1)] == ["S1e x4", "I1a x4"]
    t.do("lay R2.sognae")
    assert (t.question, t.acting, t.about) == ("revealed", 0, {"card": "S1f"})
    t.do("lay R1.sognae")
    assert (t.question, t.acting) == ("chromatic", 1)
    t.do("lay R4.sognae")
    assert (t.question, t.acting) == ("chaos", 1), "what follows belongs to the same player"
    t.do("place R3")
    assert (t.question, t.acting, t.turn) == ("main", 0, 1)


@covers("URB-TEAM-03", "URB-CHROMATIC-07", "URB-CHROMATIC-08")
@pytest.mark.parametrize("starter", [0, 1])
def test_in_dealt_games_everything_put_aside_is_resolved_by_whoever_drew_it(starter: int) -> None:
    drawers = set()
    for seed in range(16):
        t = deal(seed, mode="team", modules="chromatic", variants={"sognae_seat": str(starter)})
        while t.turn == 0:
            t.do("lay R1.sognae" if "lay R1.sognae" in t.choices else t.words[0])
        drew = [event["seat"] for event in t.told("moved") if (event["card"], event["to"]) == ("Y4", "aside")]
        laid = [event["seat"] for event in t.told("moved") if event["card"] == "Y4" and event["to"][0] == "R"]
        assert (t.aside, set(laid)) == ("", set(drew)), "others follow only from those put aside"
        assert len(laid) >= len(drew)
        drawers |= set(drew)
    assert drawers == {0, 1}


@covers("URB-TEAM-03", "URB-CHROMATIC-08", "URB-BASE-15")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_starting_player_makes_all_other_decisions_of_the_set_up(starter: int) -> None:
    """Sides for R1, then a Chromatic Chaos put aside while R2 was filled."""
    t = table(
        "R1 water+fire\nR2 earth+air\nR3 earth+water\nR4 fire+air", mode="team", modules="chromatic", turn=0,
        polarity=("sognae", "incubi")[starter], active=starter, variants={"sognae_seat": str(starter)},
        at="fill:1", deck="X5 X5 S1e Y4 I2f S1f S1f S2w I2w S1e x4 I1a x4 S4a I3e …",
    )  # fmt: skip
    assert (t.question, t.acting) == ("sides", starter)
    t.do("sides both-incubi")
    assert (t.question, t.acting, t.turn) == ("chromatic", starter, 0)
    assert t.seen_by(starter).hand == "S1e x4"


# ---- playing and discarding -------------------------------------------------------------------------------


@covers("URB-TEAM-04", "URB-INT-22", "URB-INT-24", "URB-TEMPLES-05", "URB-INT-25")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("polarity", ["sognae", "incubi"])
@pytest.mark.parametrize("token", ["S2w", "I2w", "M3w", "N2", "WS2w", "WI2w"])
def test_plays_go_to_the_side_of_the_polarity(token: str, polarity: str, active: int) -> None:
    """`polarity` is what seat 0 holds; the other seat holds the other card."""
    own = polarity if active == 0 else {"sognae": "incubi", "incubi": "sognae"}[polarity]
    held = {f"hand{active or ''}": f"{token} S1e S1f I2f"}
    t = team(
        "R1 water+air | S: - | I: -", modules="squares temples gardens", polarity=polarity, active=active, **held
    )  # fmt: skip
    assert (t.acting, t.polarity) == (active, own)
    fits = token[0] in "MN" or ("S" in token) == (own == "sognae")
    plays = [play for play in t.choices.of("play") if play.startswith(token)]
    assert plays == ([f"{token} at R1.{own}"] if fits else [])


@covers("URB-TEAM-04", "URB-EDGE-13", "URB-TEAM-05")
def test_a_hand_of_the_wrong_polarity_can_only_be_discarded() -> None:
    t = team(hand="I3e I2w I2f I1a")
    assert "play" not in t.choices.verbs
    for verb in ("swap", "census", "pass"):
        assert t.choices.of(verb) == "I3e, I2w, I2f, I1a"


@covers("URB-TEAM-05")
def test_any_card_pays_for_actions_on_both_sides() -> None:
    rows = ("R1 earth+water | S: S2w | I: I1a", "R2 fire+air | S: S1f | I: I2f", quiet(4))
    for card in ("S1e", "I2w"):
        t = team(*rows, polarity="sognae", deck="S4a …").do(f"swap {card}")
        assert t.choices == "exchange R1.sognae:S2w, exchange R1.incubi:I1a, exchange R2.incubi:I2f"
        t.do("exchange R1.incubi:I1a", "exchange-with R2.incubi:I2f")
        assert (t.row(1).incubi, t.row(2).incubi) == ("I2f", "I1a")


@covers("URB-TEAM-06")
@pytest.mark.parametrize("polarity", ["sognae", "incubi"])
def test_chaos_is_placed_on_either_side(polarity: str) -> None:
    t = team(at="refill", deck="X5 …", polarity=polarity)
    assert t.choices == "place R1, place R2, place R3, place R4, reveal"


@covers("URB-TEAM-06", "URB-INT-23", "URB-CHROMATIC-09")
@pytest.mark.parametrize("polarity", ["sognae", "incubi"])
def test_a_chromatic_chaos_and_its_dream_ignore_the_polarity(polarity: str) -> None:
    for revealed, side in (("S1e", "sognae"), ("I3e", "incubi")):
        t = team(modules="chromatic", at="refill", deck=f"Y4 {revealed} S4a …", polarity=polarity)
        assert t.question == "chromatic"
        assert len(t.choices) == 8, "every side of every City"
        t.do("lay R2.sognae")
        assert t.choices == f"lay R1.{side}, lay R4.{side}"


@covers("URB-TEAM-01", "URB-TEAM-06")
def test_the_active_player_answers_everything_of_the_turn() -> None:
    t = team(active=1, at="refill", deck="X5 X5 S4a …")
    assert (t.question, t.acting) == ("chaos", 1)
    t.do("place R1")
    assert (t.question, t.acting) == ("chaos", 1)
    t.do("place R1")
    assert (t.question, t.acting) == ("main", 0)


# ---- Polarity cards ---------------------------------------------------------------------------------------


@covers("URB-TEAM-07")
def test_the_first_edition_switches_by_a_main_choice() -> None:
    t = team(edition="first", hand="S1e I2w S1f S1f", deck="S4a …", discard=EIGHT)
    assert t.choices.of("switch-polarity") == "S1e, I2w, S1f"
    t.do("switch-polarity I2w")
    assert (t.acting, t.turn, t.polarity, t.seen_by(0).polarity) == (1, 2, "sognae", "incubi")
    assert (t.discard, t.box, t.seen_by(0).hand) == (f"{EIGHT} I2w", "", "S1e S4a S1f S1f")


@covers("URB-TEAM-07", "URB-TEAM-08")
def test_the_second_edition_has_no_such_main_choice_and_solo_neither() -> None:
    for t in (team(discard=EIGHT), table(quiet(1, 2, 3, 4), edition="first")):
        assert "switch-polarity" not in t.choices.verbs


@covers("URB-TEAM-08", "URB-DATA-10")
@pytest.mark.parametrize(("pile", "offered"), [(0, False), (7, False), (8, True), (9, True)])
def test_a_polarity_swap_needs_eight_cards_in_the_discard_pile(pile: int, offered: bool) -> None:
    t = team(discard=" ".join(["I3e", "I2w", "I2f", "I1a", "S1e", "S2w", "S1f", "S4a", "I3e"][:pile]))
    assert ("swap-polarity" in t.choices) == offered


@covers("URB-TEAM-08")
def test_the_eight_oldest_cards_go_into_the_box_and_stay_open() -> None:
    oldest = "S1e S2w S1f S4a I3e I2w I2f I1a"
    t = team(discard=f"{oldest} S1e S1e").do("swap-polarity")
    for sight in (t.seen_by(0), t.seen_by(1), t.seen_by(None)):
        assert (sight.box, sight.discard) == (oldest, "S1e S1e")
    assert (t.turn, t.acting, len(t.hand)) == (1, 0, 4), "no card of the hand, no main choice"
    assert t.everything == deck_of()


@covers("URB-TEAM-08")
def test_it_may_be_repeated_while_eight_more_cards_are_there() -> None:
    t = team(discard="I3e x5 I2w x4 I2f x4 I1a x4")
    t.do("swap-polarity")
    assert (t.polarity, "swap-polarity" in t.choices) == ("incubi", True)
    t.do("swap-polarity")
    assert (t.polarity, "swap-polarity" in t.choices) == ("sognae", False)
    assert (len(t.box), len(t.discard)) == (16, 1)


@covers("URB-TEAM-08")
def test_the_card_just_discarded_counts_at_the_next_decision() -> None:
    t = team(discard="I3e x2 I2w x2 I2f x2 I1a", at="main", deck="X5 S4a …")
    assert "swap-polarity" not in t.choices
    t.do("pass S1e")
    assert (t.question, "swap-polarity" in t.choices) == ("chaos", True)
    t.do("swap-polarity", "place R1")
    assert (t.acting, t.polarity, t.seen_by(0).polarity) == (1, "sognae", "incubi")


@covers("URB-TEAM-08", "URB-BASE-52")
def test_in_the_second_edition_a_chaos_being_resolved_is_not_in_the_pile_yet() -> None:
    """The Chaos that revealed is discarded last: seven cards only while the revealed Chaos is asked."""
    t = team(discard="I2w x4", at="refill", deck="X5 S1e S1f X5 S4a S2w …").do("reveal")
    assert (t.question, len(t.discard), "swap-polarity" in t.choices) == ("chaos", 7, False)


@covers("URB-TEAM-08")
def test_the_swap_belongs_to_the_own_turn() -> None:
    t = team(discard=EIGHT, active=1)
    t.do("swap-polarity")
    assert (t.acting, t.polarity) == (1, "sognae")


# ---- ends -------------------------------------------------------------------------------------------------


@covers("URB-TEAM-09")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("edition", ["second", "first"])
def test_both_lose_when_either_cannot_draw(active: int, edition: str) -> None:
    t = team(active=active, deck="", edition=edition).do("census S1e")
    assert t.status == "lost"
    assert t.seen_by(0).view["status"] == t.seen_by(1).view["status"] == "lost"


@covers("URB-TEAM-09")
def test_both_win_together() -> None:
    t = team(even(1), active=1, deck="").do("census S1e")
    assert t.ending == "won all_cities URB-BASE-60"
    assert t.seen_by(0).view["outcome"] == t.seen_by(1).view["outcome"]


@covers("URB-TEAM-10", "URB-INT-26", "URB-INT-27")
@pytest.mark.parametrize("active", [0, 1])
def test_books_wise_chaos_and_inhabitants_are_common(active: int) -> None:
    t = team(
        "R1 earth+water | S: S2w{doves} | I: I3e", "R2 fire+air | S: - | I: I2f", modules="books postcards",
        books="book_invisible_sognae book_invisible_incubi", wise=2, active=active, deck="X5 S1e …",
    )  # fmt: skip
    assert {"invisible-sognae", "invisible-incubi"} <= t.choices.verbs, "whatever the polarity"
    t.do("invisible-sognae S1e", "vanish R1.sognae:S2w{doves}", "wise")
    for seat in (0, 1):
        assert (t.seen_by(seat).inhabitants, t.seen_by(seat).wise) == ("doves-", 1)


# ---- what the partner knows -------------------------------------------------------------------------------


@covers("URB-TEAM-01", "URB-TEAM-02")
def test_hands_are_hidden_from_the_partner() -> None:
    t = team(hand="S1e I2w S1f I1a", hand1="S2w x4", deck="S4a …").do("pass I1a")
    assert t.seen_by(1).partner_knowledge == (4, "")
    assert t.seen_by(1).view["partner"]["hand"]["cards"] is None
    assert t.seen_by(None).view["hand"]["cards"] is None
    drawn = [event["card"] for event in t.told("moved", 1) if event["to"] == "hand"]
    assert drawn == [None]
    assert [event["card"] for event in t.told("moved", 0) if event["to"] == "hand"] == ["S4a"]


@covers("URB-TEAM-01", "URB-TEAM-02")
def test_hands_may_be_open() -> None:
    t = team(hand="S1e I2w S1f I1a", hand1="S2w x4", deck="S4a …", variants={"team_hands": "open"})
    t.do("pass I1a")
    assert sorted(t.seen_by(1).view["partner"]["hand"]["cards"]) == ["I2w", "S1e", "S1f", "S4a"]
    assert [event["card"] for event in t.told("moved", 1) if event["to"] == "hand"] == ["S4a"]
    assert t.seen_by(None).view["hand"]["cards"] is None, "open to the team, not to everybody"


@covers("URB-TEAM-01")
def test_nothing_on_the_table_depends_on_the_seat() -> None:
    t = deal(3, mode="team", modules=ALL_MODULES)
    shared = ("rows", "discard", "box", "success", "aside", "pending", "void", "goal", "turn", "status")
    for _ in t.wander(60, seed=3):
        views = [t.game.view(seat) for seat in (0, 1, None)]
        for zone in shared:
            assert views[0][zone] == views[1][zone] == views[2][zone]
        assert views[0]["deck"]["size"] == views[1]["deck"]["size"]


@covers("URB-INT-25", "URB-TEAM-05")
@pytest.mark.parametrize("polarity", ["sognae", "incubi"])
def test_any_wizard_pays_whatever_the_polarity(polarity: str) -> None:
    t = table(
        "R1 earth+water | S: X5 | I: -", quiet(2), modules="gardens", mode="team", polarity=polarity,
        hand="WS1e WI2f S2w I1a",
    )  # fmt: skip
    assert (t.choices.of("rebuild"), t.choices.of("side-change")) == ("WS1e, WI2f", "WS1e, WI2f")


@covers("URB-TEAM-01", "URB-TEAM-05")
@pytest.mark.parametrize("polarity", ["sognae", "incubi"])
@pytest.mark.parametrize("active", [0, 1])
def test_what_team_play_does_not_change_is_as_in_solo(polarity: str, active: int) -> None:
    rows = (even(1), quiet(2, 3, 4))
    solo = table(*rows, deck="S4a I3e S2w …")
    team = table(*rows, mode="team", polarity=polarity, active=active, deck="S4a I3e S2w …")
    assert team.total == solo.total == 12
    assert [team.choices.of(verb).words for verb in ("swap", "census", "pass")] == [
        solo.choices.of(verb).words for verb in ("swap", "census", "pass")
    ]
    for t in (solo, team):
        t.do("census I1a")
    assert (team.rows, team.success, team.discard) == (solo.rows, 1, solo.discard)


@covers("URB-TEAM-02", "URB-TEAM-04")
@pytest.mark.parametrize("starter", [0, 1])
def test_everybody_keeps_their_polarity_card_from_turn_to_turn(starter: int) -> None:
    t = deal(3, mode="team", variants={"sognae_seat": str(starter)})
    for _ in range(40):
        if t.question == "main":
            assert t.acting == (starter if t.turn % 2 else 1 - starter)
            assert t.polarity == ("sognae" if t.acting == starter else "incubi")
            assert t.seen_by(1 - t.acting).polarity != t.polarity
            assert all(words.endswith(str(t.polarity)) for words in t.choices.of("play"))
            t.do(f"pass {next(iter(t.hand))}")
        else:
            t.do(t.words[0])
        if t.turn == 6:
            break
    assert t.turn == 6


@covers("URB-TEAM-03")
@pytest.mark.parametrize("starter", [0, 1])
def test_in_dealt_games_the_starting_player_draws_first(starter: int) -> None:
    for seed in range(4):
        t = deal(seed, mode="team", variants={"sognae_seat": str(starter)})
        while t.turn == 0:
            t.do(t.words[0])
        drew = [event["seat"] for event in t.told("moved", None) if (event["from"], event["to"]) == ("deck", "hand")]
        assert drew == [starter] * 4 + [1 - starter] * 4
