"""The readers of JSON and of actions: they take what they promise and refuse the rest, whatever it is."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reverie
from reverie.errors import IllegalAction
from reverie.kernel.actions import Action
from reverie.kernel.strict_json import DEPTH_LIMIT, DIGIT_LIMIT, strict_json
from reverie.words import LANGUAGES, words

CODEC = reverie.new_game("onirim", seed=0).definition.codec

plain = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-(10 ** (DIGIT_LIMIT - 1)) + 1, 10**DIGIT_LIMIT - 1),
        st.floats(allow_nan=False, allow_infinity=False),
        st.text(st.characters(exclude_categories=["Cs"]), max_size=20),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.text(st.characters(exclude_categories=["Cs"]), max_size=6), inner, max_size=4),
    ),
    max_leaves=20,
)
scraps = st.lists(
    st.sampled_from(
        [*'[]{},:"\\', "\\u", "\\ud800", "1", "-", "e9", "1e999", "NaN", "Infinity", "null", "true", '"a"', "é", " "]
    ),
    max_size=30,
).map("".join)


@given(plain)
def test_plain_data_is_read_as_json_reads_it(data: Any) -> None:
    assert strict_json(json.dumps(data)) == data
    assert strict_json(json.dumps(data, ensure_ascii=False)) == data


@given(st.one_of(st.text(max_size=60), scraps))
def test_any_text_is_json_or_a_value_error(text: str) -> None:
    try:
        data = strict_json(text)
    except ValueError:
        return
    assert data == json.loads(text)
    json.dumps(data, allow_nan=False, ensure_ascii=False).encode()


@pytest.mark.parametrize(
    "text",
    [
        '{"a": 1, "a": 2}',
        '[{"b": {"a": 1, "a": 1}}]',
        "NaN",
        "[Infinity]",
        "-Infinity",
        "1e999",
        "[-1e999]",
        "1" * (DIGIT_LIMIT + 1),
        "-" + "1" * (DIGIT_LIMIT + 1),
        "[" * (DEPTH_LIMIT + 1) + "]" * (DEPTH_LIMIT + 1),
        "[" * 100_000,
        '{"a":' * 100_000,
        '"\\ud800"',
        '{"\\udfff": 1}',
        "",
        "[1,]",
        "01",
        "'a'",
        '"a\nb"',
        "\ufeff1",
    ],
)
def test_what_json_must_not_hold_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        strict_json(text)


def test_the_limits_themselves_are_allowed() -> None:
    assert strict_json("9" * DIGIT_LIMIT) == int("9" * DIGIT_LIMIT)
    nested = strict_json("[" * DEPTH_LIMIT + "]" * DEPTH_LIMIT)
    assert json.dumps(nested) == "[" * DEPTH_LIMIT + "]" * DEPTH_LIMIT
    assert strict_json('"' + "[" * 1000 + '"') == "[" * 1000  # brackets in a text nest nothing
    assert strict_json('"\\ud83d\\ude00"') == "😀"


huge = st.sampled_from(["huge"]).map(lambda _: 10**6000)  # longer than Python is willing to write
verbs = st.sampled_from(sorted({action.verb for action in CODEC.by_id.values()} | {"fly", ""}))
tokens = st.sampled_from(sorted({action.argument or "" for action in CODEC.by_id.values()} | {"red.star"}))
values: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-10, 800),
    huge,
    st.floats(),
    st.binary(max_size=5),
    st.text(max_size=300),
    st.builds("{} {}".format, verbs, tokens),
    st.lists(st.integers(), max_size=3),
    st.sets(st.integers(), max_size=3),
    st.builds(Action, st.integers(-5, 800), verbs, st.none(), tokens),
    st.dictionaries(
        st.one_of(st.sampled_from(["id", "verb", "card", "door", "key", "way", "extra"]), st.integers()),
        st.one_of(st.integers(-5, 800), huge, verbs, tokens, st.none(), st.floats(), st.lists(st.none(), max_size=2)),
        max_size=4,
    ),
)


def assert_has_sentences(error: IllegalAction) -> None:
    for language in LANGUAGES:
        assert words(language).has(error.code)
        assert error.text(language)


@given(values)
def test_any_value_is_an_action_or_illegal(value: Any) -> None:
    game = reverie.new_game("onirim", seed=0)
    before = game.hash()
    try:
        action = CODEC.read(value)
    except IllegalAction as error:
        assert_has_sentences(error)
        with pytest.raises(IllegalAction):
            game.apply(value)
        assert game.explain(value) is not None
        assert game.hash() == before
    else:
        assert action == CODEC.by_id[action.id]
        if isinstance(value, dict):
            assert set(value) <= {"id", "verb", action.noun}
            assert value.get("id", action.id) == action.id
            assert value.get("verb", action.verb) == action.verb
        assert game.is_legal(value) == (action.id in game.legal_actions())


@given(st.floats())
def test_numbers_that_are_not_whole_are_no_actions(value: float) -> None:
    with pytest.raises(IllegalAction):
        CODEC.read(value)
    assert math.isnan(value) or CODEC.by_id.get(value, None) is None or value == int(value)  # type: ignore[call-overload]  # any value is looked up
