"""Several answers in one message (ETH 7.21): all of them or none, and one undo takes back what one message did."""

from __future__ import annotations

import pytest

import reverie
from reverie.errors import IllegalAction, StateError
from reverie.kernel.game import Game

PATH = ["play red.moon", "play blue.sun", "play blue.moon"]


def dealt() -> Game:
    """A game in which the path can be played."""
    return reverie.new_game("onirim", edition="first", seed=7)


def some(game: Game, count: int) -> list[str]:
    """The words of the next few answers, the first that is offered each time."""
    walk, words = game.clone(), []
    for _ in range(count):
        words.append(walk.actions()[0].words)
        walk.apply(words[-1])
    return words


def test_several_answers_are_given_as_one_after_the_other() -> None:
    one, other = dealt(), dealt()
    words = some(one, 5)
    one.apply_all(words)
    for action in words:
        other.apply(action)
    assert one.hash() == other.hash()
    assert [action.words for action in one.line] == words


def test_all_of_them_or_none() -> None:
    game = dealt()
    game.apply(some(game, 1)[0])
    before, line = game.hash(), game.line
    with pytest.raises(IllegalAction) as refused:
        game.apply_all([*some(game, 2), "play red.key.key"])
    assert refused.value.details["index"] == 2
    assert (game.hash(), game.line, game.undone, game.peeked) == (before, line, 0, False)


def test_one_undo_takes_back_one_message() -> None:
    game = dealt()
    hashes = [game.hash()]
    game.apply(some(game, 1)[0])
    hashes.append(game.hash())
    game.apply_all(some(game, 3))
    hashes.append(game.hash())
    game.apply_all(some(game, 2))
    assert game.last_message == 2
    game.undo_message()
    assert (game.hash(), game.last_message) == (hashes[2], 3)
    game.redo_message()
    assert game.answers == 6
    game.undo_message()
    game.undo_message()
    assert (game.hash(), game.last_message) == (hashes[1], 1)
    game.undo_message()
    assert game.hash() == hashes[0]
    with pytest.raises(StateError):
        game.undo_message()


def test_another_answer_makes_a_message_void_that_was_taken_back() -> None:
    game = dealt()
    game.apply_all(some(game, 3))
    game.undo(2)
    game.apply(some(game, 1)[0])
    game.apply(some(game, 1)[0])
    assert (game.answers, game.last_message) == (3, 1)


def test_copies_know_their_messages() -> None:
    game = dealt()
    game.apply_all(some(game, 3))
    copy = game.clone()
    copy.undo_message()
    assert (copy.answers, game.answers, game.last_message) == (0, 3, 3)
    assert game.moment(2).last_message == 1


def test_a_seat_gives_only_its_own() -> None:
    game = reverie.new_game("etherfields", mode="two", seed=3)
    while game.decision is not None and game.decision.kind != "command":
        game.apply(game.legal_actions()[0])
    with pytest.raises(IllegalAction) as refused:
        game.apply_all(["pass gambler", "pass specialist"], seat=0)
    assert refused.value.details["index"] == 1
    answers = game.answers
    game.apply_all(["pass gambler"], seat=0)
    assert game.answers == answers + 1
