"""Chances of answers: reproducible, deeper with time, honest, and with a reason in both languages."""

from __future__ import annotations

from itertools import product

import pytest

import reverie
from reverie.errors import StateError, TextName, plain
from reverie.games.onirim import why as onirim_why
from reverie.games.urbion import why as urbion_why
from reverie.kernel import registry
from reverie.kernel.chances import Advice
from reverie.kernel.game import Game
from reverie.kernel.reasons import Difference
from reverie.words import LANGUAGES, words

LAST_DOOR = (
    "onirim/third/solo | doors red red blue blue green green brown | hand brown.key brown.sun brown.moon red.sun"
    " | row blue.sun | at door:door.brown"
)
WHY = {"onirim": onirim_why, "urbion": urbion_why}


def said(advice: Advice) -> list[tuple[str, int, float, str]]:
    return [(one.action.words, one.tried, one.chance, str(one.why)) for one in advice.answers]


def played(spec: str, answers: int) -> Game:
    game = reverie.from_spec(spec)
    agent = reverie.agent("rules", game.spec.game)
    while game.answers < answers and not game.is_over:
        game.apply(agent.choose(game.outlook()))
    return game


def test_every_legal_answer_is_weighed_the_best_first() -> None:
    game = reverie.new_game("onirim", seed=8)
    advice = game.hint(simulations=400)
    assert sorted(one.action.id for one in advice.answers) == game.legal_actions()
    assert advice.simulations == 400
    assert all(one.tried for one in advice.answers)
    assert advice.best is advice.answers[0]
    others = [one.chance for one in advice.answers[1:]]
    assert others == sorted(others, reverse=True)


def test_the_same_number_of_simulations_gives_the_same_advice_in_any_slices() -> None:
    game = played("urbion/seed=3", 12)
    whole = game.hint(simulations=60, seed=5)
    thinking = game.think(5)
    for slice_ in (1, 7, 30, 22):
        thinking.look(slice_)
    assert said(thinking.advice()) == said(whole)
    assert said(game.hint(simulations=60, seed=6)) != said(whole)


def test_deeper_is_surer() -> None:
    thinking = reverie.new_game("onirim", seed=8).think()
    thinking.look(80)
    first = thinking.advice().best.error
    thinking.look(400)
    assert thinking.advice().best.error < first / 1.5


def test_time_is_a_limit_and_something_is_always_said() -> None:
    thinking = reverie.new_game("onirim", seed=8).think()
    thinking.look_for(0.0)
    assert 0 < thinking.simulations <= 16
    assert thinking.advice().answers


def test_a_door_that_wins_is_certain() -> None:
    advice = reverie.from_position(LAST_DOOR, seed=3).hint(simulations=40)
    assert advice.best.action.words == "open brown.key"
    assert advice.best.chance > 0.99
    assert advice.best.why == "onirim-why-won"
    assert advice.answers[1].why == "onirim-why-no-won"


@pytest.mark.parametrize("spec", ["onirim/seed=5", "onirim/team/seed=5", "urbion/seed=5", "urbion/team/seed=5"])
def test_nothing_hidden_is_told(spec: str) -> None:
    """Another world that the seat cannot tell from this one: the same advice, word for word."""
    game = played(spec, 15)
    assert game.decision is not None
    seat = game.decision.seat
    heard = said(game.hint(simulations=60))
    for seed in (1, 2, 3):
        other = game.clone()
        other.engine.determinise(seed, seat)
        assert other.hash() != game.hash()
        assert said(other.hint(simulations=60)) == heard


def test_the_game_is_not_touched() -> None:
    game = played("onirim/seed=5", 10)
    before = game.hash()
    game.hint(simulations=100)
    assert game.hash() == before


def test_who_cannot_be_helped_is_told_so() -> None:
    with pytest.raises(StateError, match="weighed"):
        reverie.new_game("etherfields", seed=1).hint()
    over = reverie.from_position(LAST_DOOR, seed=3)
    over.apply("open brown.key")
    with pytest.raises(StateError, match="over"):
        over.hint()


# ---- why -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "answer", "reason"),
    [
        ("hand blue.sun blue.key green.moon red.sun brown.moon | at turn", "play blue.sun", "onirim-why-two-ways"),
        ("hand green.moon blue.moon red.sun red.sun red.sun | row green.moon green.sun | at turn", "play green.moon",
         "onirim-why-search"),
        ("hand green.moon red.sun red.sun red.sun red.sun | row green.sun | at turn", "play green.moon",
         "onirim-why-run-near"),
        ("doors green | hand green.key red.sun red.sun red.sun | at door:door.green", "open green.key",
         "onirim-why-door"),
    ],
)  # fmt: skip
def test_a_reason_is_what_differs_on_the_table(position: str, answer: str, reason: str) -> None:
    assert reasons(position, answer)[answer] == reason


def reasons(position: str, best: str) -> dict[str, TextName | None]:
    """What is said about every answer, if one of them is the best: what players think of it does not matter here."""
    game = reverie.from_position(f"onirim/third/solo | {position}", seed=1)
    order = sorted(game.actions(), key=lambda action: action.words != best)
    said = game.think().reasons.of([action.id for action in order])
    return {action.words: why for action, why in zip(order, said, strict=True)}


def test_a_reason_against_names_what_is_given_up() -> None:
    position = "hand green.moon blue.moon red.sun red.sun red.sun | row green.moon green.sun | at turn"
    assert reasons(position, "play green.moon")["play blue.moon"] == "onirim-why-no-search"


def test_balance_and_cities_are_spoken_of_in_urbion() -> None:
    game = played("urbion/seed=3", 24)
    census, *others = sorted(game.actions(), key=lambda action: action.verb != "census")
    reasons = game.think().reasons.of([census.id, *(other.id for other in others)])
    assert reasons[0] == "urbion-why-claimed"
    assert reasons[0].details == {"count": 2}
    assert "urbion-why-no-claimed" in reasons


@pytest.mark.parametrize("game", WHY)
def test_every_reason_is_a_sentence_in_every_language(game: str) -> None:
    """All that can be said, said: more or less of every term, with and without a change."""
    module = WHY[game]
    of = {"onirim": "blue", "urbion": "R2"}[game]
    spoken: set[str] = set()
    for name, before, mine, theirs, held in product(
        module.WEIGHTS, (0.0, 1.0, 2.0), (0.0, 1.0, 2.0), (0.0, 1.0, 2.0), (0, 1)
    ):
        if mine == theirs:
            continue
        after = {("run", of): mine if name == "run" else held, ("key", of): held}
        text = module.reason(Difference(name, of, before, mine, theirs), after)
        if text is None:
            continue
        spoken.add(str(text))
        assert isinstance(text, TextName)
        for language in LANGUAGES:
            sentence = str(plain(text, language))
            assert sentence[0].isupper(), sentence
            assert sentence.endswith("."), sentence
            assert "{" not in sentence
    written = {name for name in words("en")._written if name.startswith(f"{game}-why-")}
    assert spoken == written


@pytest.mark.parametrize("game", ["onirim", "urbion"])
def test_every_term_has_a_weight(game: str) -> None:
    definition = registry.game(game)
    for modules in ((), tuple(entry.name for entry in definition.manifest.modules)):
        running = reverie.new_game(game, modules=modules, seed=4)
        agent = reverie.agent("random", game, seed=4)
        while not running.is_over and running.answers < 40:
            terms = definition.terms(running.engine, running.view())
            assert {name for name, _ in terms} <= set(definition.weights)
            running.apply(agent.choose(running.outlook()))
