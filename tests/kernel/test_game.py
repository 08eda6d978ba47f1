"""What a server asks of a game after every answer: news, what may be taken back, and plain data of its own."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import reverie
from reverie.errors import StateError
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.words import LANGUAGES, words
from tests.conformance.tables import all_tables, deal, seats_of, stops

Amount = Callable[[int, int], int]
TABLES = random.Random(1).sample(all_tables(), 10)
LONG = 400  # answers that are enough of a long game


def played(table: str, answers: int, seed: int = 2) -> Game:
    """A game after so many answers, or at its end."""
    game = deal(table, seed)
    for stop, _ in stops(game, "random", seed):
        if len(stop.line) == answers:
            break
    return game


def told(game: Game, seat: int | None) -> list[str]:
    return [json.dumps(event.to_json()) for event in game.events_for(seat)]


def heard_anew(game: Game, seat: int | None) -> list[str]:
    """The same, of a game that nobody listened to."""
    again = Game(game.definition, game.spec, game.start_position)
    for action in game.line:
        again.apply(action)
    return told(again, seat)


# ---- events ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_events_after_some_answers_go_on_where_the_others_end(table: str) -> None:
    game = deal(table, 5)
    known: dict[int | None, list[Event]] = {seat: game.events_for(seat) for seat in seats_of(game)}
    counts = {seat: [len(events)] for seat, events in known.items()}
    player = reverie.agent("random", game.spec.game, seed=5)
    while not game.is_over and len(game.line) < LONG:
        game.apply(player.choose(game.outlook()))
        for seat, events in known.items():
            first, news = game.events_after(seat, len(game.line) - 1)
            assert first == len(events)
            assert [event.number for event in news] == list(range(first, first + len(news)))
            events += news
            counts[seat].append(len(events))
        game.undo()
        game.redo()
    for seat, events in known.items():
        assert game.events_for(seat) == events
        assert heard_anew(game, seat) == told(game, seat)
        for answers, first in enumerate(counts[seat]):
            assert game.events_after(seat, answers) == (first, events[first:])
        assert game.events_after(seat, len(game.line) + 9) == (len(events), [])
        assert game.events_for(seat, len(events)) == game.events_for(seat, len(events) + 5) == []
        assert game.events_for(seat, -3) == events


@pytest.mark.parametrize("table", TABLES)
def test_events_stay_right_through_going_back_forth_and_copies(table: str, amount: Amount) -> None:
    rng = random.Random(table)
    for seed in range(amount(2, 60)):
        games = [deal(table, seed)]
        for _ in range(amount(60, 200)):
            game = rng.choice(games)
            what = rng.random()
            if what < 0.55 and not game.is_over:
                game.apply(rng.choice(game.legal_actions()))
            elif what < 0.7 and game.line:
                game.undo(rng.randint(1, min(4, len(game.line))))
            elif what < 0.8 and game.undone:
                game.redo()
            elif what < 0.9 and len(games) < 4:
                games.append(game.clone())
            else:
                seat = rng.choice(seats_of(game))
                game.events_after(seat, rng.randint(0, len(game.line)))
        for game in games:
            for seat in seats_of(game):
                assert told(game, seat) == heard_anew(game, seat)


def test_nobody_tells_an_event_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("onirim/third/team", 20)
    game.events_for(0)
    calls = 0
    real = type(game.definition).fact

    def counting(*args: Any) -> Any:
        nonlocal calls
        calls += 1
        return real(*args)

    monkeypatch.setattr(type(game.definition), "fact", counting)
    game.events_for(0)
    game.undo()
    game.events_for(0)
    game.clone().events_for(0)
    assert calls == 0
    game.redo()
    _, news = game.events_after(0, len(game.line) - 1)
    assert len(news) <= calls < 40


def test_an_event_can_be_made_without_details_and_does_not_change() -> None:
    event = Event(3, "turn")
    assert event == Event(3, "turn", {}) != Event(3, "turn", {"turn": 1})
    assert repr(event) == "Event(number=3, kind='turn', data={})"
    with pytest.raises(AttributeError):
        event.number = 4  # type: ignore[misc]  # refused


# ---- taking back -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_taking_back_several_is_taking_back_one_after_the_other(table: str) -> None:
    rng = random.Random(table)
    game = played(table, 30)
    for count in (1, 2, 5, len(game.line)):
        several, single = game.clone(), game.clone()
        last = several.undo(count)
        for _ in range(count):
            taken = single.undo()
        assert (last, several.hash(), several.line) == (taken, single.hash(), single.line)
        assert several.peeked == single.peeked
        assert several.undone == single.undone == count
        for _ in range(rng.randint(0, count)):
            assert several.redo() == single.redo()
        assert several.hash() == single.hash()
        assert several.line == game.line[: len(several.line)]


@pytest.mark.parametrize("table", TABLES)
def test_whether_going_back_reveals_something_is_said_before(table: str) -> None:
    game = played(table, 40)
    answers = set()
    for count in range(1, len(game.line) + 1):
        copy = game.clone()
        before = copy.hash()
        reveals = copy.reveals(count)
        assert copy.hash() == before
        assert not copy.peeked
        copy.undo(count)
        assert copy.peeked == reveals
        answers.add(reveals)
    assert True in answers


def test_only_answers_that_were_given_can_be_taken_back() -> None:
    game = played("onirim/third/solo", 3)
    before = game.hash()
    for count in (0, -1, 4):
        for step in (game.undo, game.reveals):
            with pytest.raises(StateError) as caught:
                step(count)
            assert caught.value.code == "undo-nothing"
    assert game.hash() == before
    game.undo(3)
    assert game.line == []


# ---- data that belongs to whoever asked ------------------------------------------------------------------------------


def spoil(data: Any) -> None:
    """Change plain data everywhere."""
    if isinstance(data, dict):
        for value in data.values():
            spoil(value)
        data["spoilt"] = True
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.append("spoilt")


@pytest.mark.parametrize("table", TABLES)
def test_what_was_shown_can_be_changed_without_harm(table: str) -> None:
    for stop, _ in stops(deal(table, 6), "random", 6):

        def shown(stop: Game = stop) -> list[Any]:
            asked = stop.decision
            assert asked is not None
            actions = [action.to_json() for action in stop.actions()]
            return [*(stop.view(seat) for seat in seats_of(stop)), asked.to_json(), actions]

        kept = json.dumps(shown())
        spoil(shown())
        assert json.dumps(shown()) == kept


def test_offers_say_everything_about_an_action() -> None:
    for table in TABLES:
        for stop, _ in stops(deal(table, 8), "random", 8):
            for language in LANGUAGES:
                for action, offer in zip(stop.actions(), stop.offers(language), strict=True):
                    warning = stop.warning(action)
                    expected = {**action.to_json(), "words": action.words}
                    expected |= {"places": list(action.places.at)} if action.places.at else {}
                    expected |= {"target": action.places.target} if action.places.target else {}
                    expected |= {"warning": words(language).text(warning[0])} if warning else {}
                    if "named" in offer:  # what lies there has tests of its own
                        assert stop.read(offer["named"]) == action
                        expected |= {name: offer[name] for name in ("named", "cards")}
                    assert offer == expected


def test_questions_are_in_the_language_that_is_asked_for() -> None:
    game = reverie.new_game("onirim", seed=1)
    assert game.decision is not None
    english, german = (game.decision.to_json(language)["prompt"] for language in ("en", "de"))
    assert english == game.decision.prompt != german
    assert game.decision.to_json("xx")["prompt"] == english
