"""Why an answer is not possible: every refusal with its code, its rule and its sentence in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import reverie
from tests.games.onirim.table import Table, table
from tests.support import covers

HAND = "red.sun blue.sun green.sun brown.sun"


def at_turn() -> Table:
    return table(row="green.moon", hand=f"{HAND} red.moon")


def at_search() -> Table:
    return table(row="red.sun red.moon", hand=f"{HAND} blue.moon", doors="red red").do("play red.sun")


def at_prophecy() -> Table:
    pile = "red.sun blue.sun green.sun brown.sun nightmare …"
    return table(hand=f"{HAND} red.key", pile=pile).do("discard red.key")


def at_order() -> Table:
    return at_prophecy().do("drop nightmare")


def at_door() -> Table:
    return table(hand="red.key blue.key green.sun brown.sun", pile="door.blue …", at="refill")


def at_nightmare() -> Table:
    return table(hand="red.key blue.key green.sun brown.sun", doors="red", pile="nightmare", at="refill")


# Where, what is tried, the code and the rule of the refusal, and what its sentence names in English and German.
CASES = [
    (at_turn, "ward hand", "onirim-not-asked", "ONI-GEN-10", ["ward hand"], ["ward hand"]),
    (at_nightmare, "discard red.key", "onirim-not-asked", "ONI-GEN-10", ["discard red.key"], ["discard red.key"]),
    (at_turn, "play brown.key", "onirim-not-in-hand", "ONI-BASE-06", ["brown key", "hand"], ["Schlüssel", "Hand"]),
    (at_turn, "discard blue.moon", "onirim-not-in-hand", "ONI-BASE-06", ["blue moon", "hand"], ["blauer Mond", "Hand"]),
    (
        at_turn, "play red.moon", "onirim-same-symbol", "ONI-BASE-08",
        ["red moon", "same symbol", "green moon"], ["roter Mond", "Symbol", "grüner Mond"],
    ),
    (at_prophecy, "drop red.key", "onirim-not-looked-at", "ONI-BASE-18", ["red key", "looking"], ["roter Schlüssel"]),
    (at_order, "put nightmare", "onirim-not-looked-at", "ONI-BASE-18", ["nightmare", "looking"], ["Albtraum"]),
    (at_search, "take door.blue", "onirim-wrong-door", "ONI-BASE-13", ["blue door", "colour"], ["Folge", "Farbe"]),
    (at_search, "take door.red", "onirim-door-not-in-pile", "ONI-BASE-15", ["red door", "pile"], ["Pforte", "Stapel"]),
    (
        at_door, "open red.key", "onirim-wrong-key", "ONI-BASE-24",
        ["red key", "blue door", "colours"], ["roter Schlüssel", "Pforte", "Farbe"],
    ),
    (at_door, "open green.key", "onirim-no-such-key", "ONI-BASE-24", ["green key", "hand"], ["Schlüssel", "Hand"]),
    (at_nightmare, "ward green.key", "onirim-no-such-key", "ONI-BASE-29", ["green key", "hand"], ["Schlüssel", "Hand"]),
    (at_nightmare, "ward door.green", "onirim-no-such-door", "ONI-BASE-30", ["green door"], ["Pforte", "vor dir"]),
    (at_nightmare, "ward mill", "onirim-pile-empty", "ONI-BASE-31", ["pile", "empty"], ["Stapel", "leer"]),
]  # fmt: skip


@covers(
    "ONI-GEN-10", "ONI-BASE-06", "ONI-BASE-08", "ONI-BASE-13", "ONI-BASE-15", "ONI-BASE-18",
    "ONI-BASE-24", "ONI-BASE-29", "ONI-BASE-30", "ONI-BASE-31",
)  # fmt: skip
@pytest.mark.parametrize(("lay", "answer", "code", "rule", "english", "german"), CASES)
def test_a_refusal_names_its_rule_and_says_why(
    lay: Callable[[], Table], answer: str, code: str, rule: str, english: list[str], german: list[str]
) -> None:
    t = lay()
    before = t.game.hash()
    assert answer not in t.choices
    with pytest.raises(reverie.IllegalAction) as refusal:
        t.do(answer)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)
    for language, names in (("en", english), ("de", german)):
        sentence = refusal.value.text(language)
        assert all(name in sentence for name in names), sentence
        assert re.search(r"[{}$]", sentence) is None, "every detail is filled in"
        assert sentence != code
    assert refusal.value.text("en") != refusal.value.text("de")
    assert str(refusal.value) == f"{refusal.value.text('en')} [{rule}]"
    assert refusal.value.to_json("de") == {"code": code, "message": refusal.value.text("de"), "rule": rule}
    assert t.game.hash() == before, "nothing has changed"


def test_after_the_end_nothing_can_be_answered() -> None:
    t = table(hand=f"{HAND} red.moon", pile="").do("play red.moon")
    with pytest.raises(reverie.IllegalAction) as refusal:
        t.do("play red.sun")
    assert refusal.value.code == "action-game-over"
    assert (refusal.value.text("en"), refusal.value.text("de")) == ("The game is over.", "Das Spiel ist zu Ende.")


def test_a_misspelt_answer_gets_a_hint() -> None:
    with pytest.raises(reverie.IllegalAction) as refusal:
        at_turn().do("play red.snu")
    assert refusal.value.code == "action-unknown-near"
    assert "play red.sun" in str(refusal.value)


def test_whatever_is_not_offered_is_refused_with_a_rule() -> None:
    for lay in (at_turn, at_search, at_prophecy, at_order, at_door, at_nightmare):
        t = lay()
        for words, action in t.game.definition.codec.by_words.items():
            refusal = t.game.explain(action)
            if words in t.choices:
                assert refusal is None
            else:
                assert refusal is not None
                assert (refusal.rule or "").startswith("ONI-")
                assert refusal.text("en") != refusal.text("de") != refusal.code
