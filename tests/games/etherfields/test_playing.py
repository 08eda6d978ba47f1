"""Whole encounters through the public API: copies, positions, records, going back, agents, and what nobody may see."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import reverie
from reverie.errors import IllegalAction, PositionError, ReverieError
from reverie.games.etherfields.manifest import CAMPAIGN, ENCOUNTERS, MODES
from reverie.kernel.game import Game

PATIENCE = 2_500  # answers; a random player needs a few hundred
CAMPAIGN_PATIENCE = 20_000  # of a whole campaign, which takes the rules player three or four thousand
CAMPAIGN_PART = 300  # of one, where not all is played


def some_way(game: Game, seed: int, answers: int) -> Game:
    """A game after some random answers."""
    lots = random.Random(seed)
    for _ in range(answers):
        if game.is_over:
            break
        game.apply(lots.choice(game.legal_actions()))
    return game


def dealt(mode: str, seed: int, encounter: str = ENCOUNTERS[0]) -> Game:
    """An encounter."""
    return reverie.new_game("etherfields", mode=mode, seed=seed, variants={"encounter": encounter})


@pytest.mark.parametrize("encounter", ENCOUNTERS)
@pytest.mark.parametrize("mode", MODES)
def test_every_encounter_is_played_to_its_end(mode: str, encounter: str, amount: Callable[[int, int], int]) -> None:
    is_part = encounter == CAMPAIGN and amount(1, 2) == 1
    for seed in range(amount(1, 2 if encounter == CAMPAIGN else 60)):
        game = dealt(mode, seed, encounter)
        agent = reverie.agent("rules", "etherfields", seed=seed)
        while not game.is_over and not (is_part and game.answers >= CAMPAIGN_PART):
            assert game.answers < (CAMPAIGN_PATIENCE if encounter == CAMPAIGN else PATIENCE)
            game.apply(agent.choose(game.outlook()))
        if not is_part:
            assert game.result is not None
            assert game.result.rule.startswith("ETH-")


@pytest.mark.parametrize("encounter", [one for one in ENCOUNTERS if one != CAMPAIGN])
@pytest.mark.parametrize("mode", MODES)
def test_ordered_turns_come_to_their_end_too(mode: str, encounter: str) -> None:
    game = reverie.new_game("etherfields", mode=mode, seed=2, variants={"encounter": encounter, "turns": "ordered"})
    agent = reverie.agent("rules", "etherfields", seed=2)
    while not game.is_over:
        assert game.answers < PATIENCE
        game.apply(agent.choose(game.outlook()))


def test_the_same_seed_gives_the_same_encounter() -> None:
    games = [some_way(dealt("two", 7), 1, 80) for _ in range(2)]
    assert games[0].hash() == games[1].hash()
    assert [event.to_json() for event in games[0].events] == [event.to_json() for event in games[1].events]
    assert some_way(dealt("two", 8), 1, 80).hash() != games[0].hash()


@pytest.mark.parametrize("seed", range(3))
def test_a_position_at_every_question_is_the_same_game(seed: int) -> None:
    game, lots = dealt("two", seed), random.Random(seed)
    for _ in range(60):
        if game.is_over:
            break
        text = game.position()
        again = reverie.from_position(text, seed=seed)
        assert again.position() == text
        assert again.legal_actions() == game.legal_actions()
        assert again.view(0) == game.view(0)
        copy = game.clone()
        assert copy.hash() == game.hash()
        answer = lots.choice(game.legal_actions())
        for one in (game, again, copy):
            one.apply(answer)
        assert again.hash() == game.hash() == copy.hash()


def test_a_record_replays_to_the_same_hash() -> None:
    game = some_way(dealt("three", 5), 5, 150)
    record = game.record()
    assert record.replay().hash() == game.hash()
    assert reverie.load(record.text()).hash() == game.hash()


def test_taking_back_and_giving_again() -> None:
    game = some_way(dealt("two", 2), 2, 60)
    before, answers = game.hash(), game.answers
    game.undo(10)
    assert game.answers == answers - 10
    for _ in range(10):
        game.redo()
    assert game.hash() == before


def test_what_reveals_nothing_is_taken_back_without_a_mark() -> None:
    game = dealt("one", 1)
    while game.decision is not None and game.decision.kind != "command":
        game.apply(game.legal_actions()[0])
    moving = next(action for action in game.actions() if action.verb == "move")
    game.apply(moving)
    game.undo()
    assert not game.peeked


@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_is_in_a_view(seed: int) -> None:
    """Orders dealt anew change no view, no list of answers and no question (chapter 8)."""
    game, lots = dealt("two", seed), random.Random(seed)
    for _ in range(40):
        if game.is_over:
            break
        for seat in (0, 1, None):
            other = game.clone()
            other.engine.determinise(seed + 99, 0)
            assert other.view(seat) == game.view(seat)
            assert other.legal_actions() == game.legal_actions()
        game.apply(lots.choice(game.legal_actions()))


def test_unread_scripts_and_secrets_are_not_in_a_view() -> None:
    from reverie.games.etherfields.content import shipped

    content, game = shipped(), dealt("two", 3)
    shown = repr(game.view(0)) + repr([event.to_json() for event in game.events])
    secrets = [thing for thing in content.things.values() if thing.code is not None and thing.code.letter != "SETUP"]
    assert len(secrets) > 10
    assert not [thing.id for thing in secrets if f"'{thing.id}'" in shown]
    assert game.view(0)["read"] == [1]


def test_refusals_name_a_rule_and_change_nothing() -> None:
    game = dealt("two", 1)
    before = game.hash()
    for words in ("confirm", "pay bluff with wrath", "step C4.se", "dance", "move nobody"):
        with pytest.raises(IllegalAction) as refused:
            game.apply(words)
        assert refused.value.text("en")
        assert refused.value.text("de")
        assert refused.value.rule is None or refused.value.rule.startswith("ETH-")
    assert game.hash() == before


def test_a_team_must_have_as_many_characters_as_the_mode() -> None:
    game = reverie.new_game("etherfields", mode="two", seed=1, variants={"team": "powerhouse+free_spirit"})
    assert [who["id"] for who in game.view(0)["characters"]] == ["powerhouse", "free_spirit"]
    with pytest.raises(ReverieError) as refused:
        reverie.new_game("etherfields", mode="one", seed=1, variants={"team": "powerhouse+free_spirit"})
    assert refused.value.code == "spec-team"


@pytest.mark.parametrize("spoil", ['{"a":1}', "[]", "", "{", '{"scopes":[]}', '{"scopes":[],"design":[1]}'])
def test_a_spoilt_position_is_refused(spoil: str) -> None:
    with pytest.raises(PositionError) as refused:
        reverie.from_position(f"etherfields/second/one | {spoil}", seed=1)
    assert refused.value.place


def test_simulations_tell_rounds_and_suffering() -> None:

    from reverie.sim.run import Plan, simulate

    spec = reverie.parse_spec("etherfields/second/two")
    result = simulate(Plan(spec, "rules", 2, 1)).to_json()
    assert result["games"] == 2
    assert result["rounds_per_game"] > 1
    assert "suffering_per_game" in result


def test_a_slumber_that_was_won_says_so() -> None:
    """By its reward (SLU-07); one that was lost never does."""
    reasons: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(16):
        game = dealt("one", seed, "s_moth_choir")
        agent = reverie.agent("random" if seed % 2 else "rules", "etherfields", seed=seed)
        while not game.is_over:
            game.apply(agent.choose(game.outlook()))
        assert game.result is not None
        reasons[game.result.won].add(game.result.reason)
    assert reasons[True] == {"reward"}
    assert reasons[False]
    assert "reward" not in reasons[False]
