"""What the engines write by themselves is exactly what the plain data says, at every question of every kind of game."""

from __future__ import annotations

import random

import orjson
import pytest

from tests.parity.trace import GAMES as NATIVE
from tests.parity.trace import game_number
from tests.plain_view import plain_view

GAMES = 60  # every second one has any modules, mode and variants


@pytest.mark.parametrize("name", NATIVE)
def test_what_is_shown_is_the_view(name: str) -> None:
    for number in range(GAMES):
        game, lots = game_number(name, number), random.Random(number)
        seen = set()
        while True:
            for seat in (*range(game.players), None):
                plain = plain_view(game.definition, game.engine, game.spec, seat)
                assert game.view_json(seat) == orjson.dumps(plain), game.spec.text()
                assert game.view(seat) == plain
                assert game.view_json(seat, game.glance()) == game.view_json(seat)
            state = game.definition.state(game.engine)
            assert game.definition.state_json(game.engine) == orjson.dumps(state, option=orjson.OPT_SORT_KEYS)
            kind = game.decision.kind if game.decision else None
            for language in ("en", "de"):
                assert game.offered(language, kind) == orjson.dumps(game.offers(language, kind))
            seen.add(game.view_json(0))
            if game.is_over:
                break
            game.apply(lots.choice(game.legal_actions()))
        assert len(seen) > 5


@pytest.mark.parametrize("name", NATIVE)
def test_positions_show_what_they_hold(name: str) -> None:
    """A game that goes on from a written position has the same zones, whatever happened before."""
    for number in range(GAMES):
        game, lots = game_number(name, number), random.Random(number)
        for _ in range(lots.randrange(30)):
            if not game.is_over:
                game.apply(lots.choice(game.legal_actions()))
        if game.is_over:
            continue
        engine = game.definition.start(game.spec.with_seed(0), game.position(), False)
        for seat in (*range(game.players), None):
            plain = plain_view(game.definition, engine, game.spec, seat)
            assert game.definition.view_json(engine, game.spec, seat) == orjson.dumps(plain), game.spec.text()


@pytest.mark.parametrize("name", NATIVE)
def test_events_are_told_in_the_same_words_again(name: str) -> None:
    for number in range(0, GAMES, 3):
        game, lots = game_number(name, number), random.Random(number)
        for _ in range(60):
            if game.is_over:
                break
            game.apply(lots.choice(game.legal_actions()))
            if lots.random() < 0.1:
                game.undo(lots.randint(1, game.answers))
            before = max(game.answers - 1, 0)
            for seat in (*range(game.players), None):
                first, texts = game.heard_after(seat, before)
                told = game.clone().events_after(seat, before)
                assert (first, texts) == (told[0], [orjson.dumps(event.to_json()) for event in told[1]])
