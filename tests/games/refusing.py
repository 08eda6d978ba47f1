"""Refusals, as the games' tests look at them: a code, a rule, a sentence in every language, and nothing is changed."""

from __future__ import annotations

import re

import pytest

import reverie
from reverie.words import LANGUAGES

Case = tuple[str, str, str, str]  # position, answer, code, rule


def refused(game: reverie.Game, answer: str) -> reverie.IllegalAction:
    with pytest.raises(reverie.IllegalAction) as caught:
        game.apply(answer)
    return caught.value


def check_sentence(error: reverie.IllegalAction) -> None:
    """A sentence in every language, with nothing left open."""
    for language in LANGUAGES:
        text = error.text(language)
        assert text != error.code
        assert not re.search(r"[{}$]|\?\?\?|onirim-|urbion-", text), text


def check_refusal(case: Case) -> None:
    """One case: the code, the rule, the sentence, and the game as it was."""
    position, answer, code, rule = case
    game = reverie.from_position(position, seed=1)
    before = game.hash()
    error = refused(game, answer)
    assert (error.code, error.rule) == (code, rule)
    assert game.hash() == before
    check_sentence(error)
