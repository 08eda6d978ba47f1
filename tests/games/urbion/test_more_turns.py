"""Turns from their very first step, alone and in a team: URB-BASE-20, -34, -55, -62, URB-TEAM-01 … -03."""

from __future__ import annotations

import pytest

from tests.games.urbion.table import deal, even, quiet, table
from tests.support import covers


@covers("URB-BASE-20", "URB-VOID-03")
@pytest.mark.parametrize("seed", range(3))
def test_the_void_moves_in_the_first_turn_too(seed: int) -> None:
    t = deal(seed, modules="void")
    while t.turn == 0:
        t.do(t.words[0])
    assert (t.question, t.turn, t.void) == ("main", 1, (8, "R1"))


@covers("URB-BASE-34", "URB-BASE-33")
@pytest.mark.parametrize("marks", ["S: S1e | I: -", "S: - | I: I2f"])
def test_either_side_of_two_rows_is_enough_for_a_swap(marks: str) -> None:
    t = table(f"R1 earth+water | {marks}", f"R4 fire+air | {marks}", deck="S1e …")
    assert "swap" in t.choices.verbs


@covers("URB-BASE-62", "URB-CHROMATIC-08", "URB-EDGE-01")
def test_the_game_is_lost_before_the_next_chromatic_chaos_is_laid() -> None:
    t = table(even(1), quiet(2, 3, 4), modules="chromatic", deck="Y4 Y4 S1e I3e").do("census I1a")
    assert (t.question, t.deck_size) == ("chromatic", 0)
    t.do("lay R1.sognae")
    assert (t.ending, t.row(1).sognae, t.aside) == ("lost deck_empty URB-BASE-62", "S1e Y4", "Y4")


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
