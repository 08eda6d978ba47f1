"""The list of deals that can be won: what is on it can be, and a spoilt one is refused."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random

import pytest

import reverie
from reverie.errors import RecordError, StateError
from reverie.puzzles import winnable
from reverie.solving import search


def test_every_set_of_rules_has_its_list() -> None:
    assert set(winnable.shipped()) == set(winnable.rule_sets())
    assert all(len(known.numbers) >= 20 for known in winnable.shipped().values())


def test_what_is_listed_can_be_won() -> None:
    lots = Random("winnable")
    for rules in lots.sample(sorted(winnable.shipped()), 6):
        number = lots.choice(winnable.listed(rules).numbers)  # type: ignore[union-attr]
        game = reverie.from_spec(f"{rules}/seed={number}")
        for action in search(game, winnable.BOUNDS).line:
            game.apply(action)
        assert game.result is not None
        assert game.result.status == "won", (rules, number)


def test_the_same_list_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hard = next(rules for rules in winnable.rule_sets() if "postcards" in rules and "+" not in rules)
    monkeypatch.setattr(winnable, "rule_sets", lambda: [hard])
    again = winnable.read(winnable.make(15))[hard]
    known = winnable.listed(hard)
    assert known is not None
    assert again.numbers == tuple(number for number in known.numbers if number < winnable.FIRST + 15)
    assert len(again.numbers) < 15  # there is something that is not on it


def test_a_spoilt_list_is_refused() -> None:
    text = files("reverie.puzzles").joinpath(winnable.FILE).read_text("utf-8")
    for spoilt in (text.replace('"count": 3', '"count": 4'), text[:-40], "[]", "{}"):
        with pytest.raises(RecordError):
            winnable.read(spoilt)
    body = json.loads(text)
    body["rules"]["onirim"] += 1  # other rules since: that is no fault of the file, but nothing is known any more
    del body["check"]
    found = winnable.read(json.dumps({**body, "check": winnable.check_of(body)}))
    assert not any(rules.startswith("onirim") for rules in found)
    assert any(rules.startswith("urbion") for rules in found)
    with pytest.raises(StateError):
        winnable.make(0)
