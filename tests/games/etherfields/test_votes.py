"""What the team decides by votes (0.4, `team_policy: vote`): a majority, a tie broken by the first player."""

from __future__ import annotations

import json

import pytest

import reverie
from reverie.errors import IllegalAction, PositionError
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.seats import view
from reverie.kernel.game import Game
from tests.games.etherfields.dreamworld.world import world
from tests.games.etherfields.effects.saying import say_team
from tests.games.etherfields.inside import rules_of
from tests.games.etherfields.tables import Who, base, offered, play, table

VOTE = {"team_policy": "vote"}
OPTIONS = [{"key": key, "do": [{"gain_hours": n}]} for n, key in enumerate("abc", 1)]


def corner(size: int) -> Engine:
    """A team in the streets, where two ways lead on, that votes on what to do."""
    return world(size, at="corner", options=VOTE)


FIFTH = [
    {"character": {**thing["character"], "id": "c5"}}
    for thing in base()
    if thing.get("character", {}).get("id") == "c4"
]


def chooses(size: int, first: int = 0) -> Engine:
    """A team that chooses one of three options together: one, two or three hours more than four."""
    people = [Who(at="A1.nw" if c % 2 else "A1.ne") for c in range(size)]
    return say_team(people, {"choose_one": OPTIONS}, first=first, hours=4, options=VOTE, pack=FIFTH)


def location(e: Engine) -> str:
    """Where the team stands."""
    assert e.state.campaign is not None
    return e.state.campaign.location


def seats(e: Engine) -> tuple[int, ...]:
    """Who is asked."""
    assert e.question is not None
    return e.question.seats


def campaign(mode: str, seed: int) -> Game:
    """A campaign in which the team votes."""
    variants = {"encounter": "campaign", "votes": "majority"}
    return reverie.new_game("etherfields", mode=mode, seed=seed, variants=variants)


def test_the_first_answer_counts_unless_votes_are_asked_for() -> None:
    e = world(3, at="corner")
    play(e, "go bench with path")
    assert location(e) == "bench"


def test_a_majority_decides_and_the_rest_is_not_asked_any_more() -> None:
    e = corner(3)
    assert seats(e) == (0, 1, 2)
    play(e, "go c2 bench with path")
    assert (location(e), seats(e)) == ("corner", (0, 2))
    assert not any(" c2" in words for words in offered(e))
    assert view.zones(e, frozenset({0}))["votes"] == {"c2": "go bench with path"}
    play(e, "go c3 bench with path")
    assert location(e) == "bench"
    assert view.zones(e, frozenset({0}))["votes"] == {}


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("order", [("a", "b"), ("b", "a")])
def test_a_tie_goes_to_the_first_player_in_whatever_order_they_vote(first: int, order: tuple[str, str]) -> None:
    e = chooses(2, first)
    for key in order:
        words = f"choose c{1 if key == 'a' else 2} {key}"
        if words in offered(e):
            play(e, words)
    assert e.state.team.hours == 4 + first + 1


def test_most_votes_are_enough_when_all_have_voted() -> None:
    e = chooses(4, first=3)
    play(e, "choose c1 b", "choose c2 b", "choose c3 a", "choose c4 c")
    assert e.state.team.hours == 6


def test_where_the_first_player_wanted_something_else_it_breaks_the_tie_of_the_others() -> None:
    e = chooses(5, first=4)
    play(e, "choose c1 a", "choose c2 a", "choose c3 b", "choose c4 b", "choose c5 c")
    assert (seats(e), offered(e)) == ((4,), ["choose c5 a", "choose c5 b"])
    play(e, "choose c5 b")
    assert e.state.team.hours == 6


def test_what_the_team_does_in_the_action_step_is_proposed() -> None:
    e = table(3, discarded="t06", turn="t01 t02", hours=3, options=VOTE)
    assert "buy-round" not in offered(e)
    play(e, "buy-round c2")
    assert (e.state.team.hours, seats(e)) == (3, (0, 1, 2))
    assert "buy-round c2" not in offered(e)
    play(e, "pass c1")
    assert "buy-round c2" in offered(e), "whatever else is answered withdraws a proposal"
    play(e, "buy-round c2", "buy-round c3")
    assert e.state.team.hours == 2


def test_a_vote_is_kept_with_the_game_and_is_nobody_elses() -> None:
    game, agent, votes = campaign("three", 4), reverie.agent("rules", "etherfields", seed=4), 0
    while game.answers < 250 and not game.is_over:
        asked, voted = game.decision, game.view(0)["votes"]
        assert asked is not None
        if voted:
            votes += 1
            text = game.position()
            again = reverie.from_position(text, seed=4)
            assert (again.position(), again.legal_actions()) == (text, game.legal_actions())
            answers = [number for seat in range(3) for number in game.legal_actions(seat)]
            assert len(answers) == len(set(answers))
        game.apply(agent.choose(game.outlook(asked.seats[0])), seat=asked.seats[0])
    assert votes > 3
    assert reverie.load(game.record().text()).hash() == game.hash()


def test_nobody_votes_for_another() -> None:
    game = campaign("two", 1)
    agent = reverie.agent("rules", "etherfields", seed=1)
    while game.legal_actions(0) == game.legal_actions() or not game.legal_actions(0):
        game.apply(agent.choose(game.outlook()))
    theirs = next(number for number in game.legal_actions(1) if number not in game.legal_actions(0))
    with pytest.raises(IllegalAction) as refused:
        game.apply(theirs, seat=0)
    assert refused.value.code == "action-other-seat"


def test_one_person_alone_does_not_vote() -> None:
    assert rules_of(campaign("solo2", 1)).option("team_policy") == "any"


def test_votes_in_a_written_position_are_those_of_people_who_are_there() -> None:
    game, agent = campaign("three", 4), reverie.agent("rules", "etherfields", seed=4)
    while not game.view(0)["votes"]:
        game.apply(agent.choose(game.outlook()))
    rules, bar, written = game.position().partition(" | ")
    state = json.loads(written)
    for bad in ([[9, 1]], [[0]], [["c1", 1]], 3, [[0, -1]]):
        state["stack"][-1]["data"]["votes"] = bad
        with pytest.raises(PositionError):
            reverie.from_position(f"{rules}{bar}{json.dumps(state)}", seed=1)
