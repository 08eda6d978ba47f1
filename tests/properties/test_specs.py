"""Specs: every form round-trips, and garbage is refused with the field, the value and what is allowed."""

from __future__ import annotations

import json
import string
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reverie
from reverie.errors import RecordError, ReverieError, SpecError
from reverie.kernel import registry
from reverie.kernel.records import Record, parse_record
from reverie.kernel.spec import FIELDS, GameSpec
from reverie.words import LANGUAGES, words
from tests.conformance.tables import all_tables, finished
from tests.parity.trace import GAMES as NATIVE

MANIFESTS = registry.manifests()
seeds = st.one_of(
    st.none(),
    st.integers(0, 2**63 - 1),
    st.text("0123456789abcdef", min_size=64, max_size=64).map("fair:".__add__),
)
specs = st.builds(
    lambda table, seed: (
        GameSpec.parse(table, MANIFESTS) if seed is None else GameSpec.parse(table, MANIFESTS).with_seed(seed)
    ),
    st.sampled_from(all_tables()),
    seeds,
)
words_of_specs = st.sampled_from(
    [
        "onirim",
        "urbion",
        "second",
        "squares+void",
        "order=open",
        "book_price=3",
        "cards=S1e*4,S2e*4",
        "cards=",
        "third",
        "first",
        "solo",
        "team",
        "glyphs",
        "towers",
        "seed",
        "seed=7",
        "seed=fair:",
        "seed=-1",
        "=",
        "+",
        "/",
        "",
    ]
)
garbage = st.one_of(
    st.text(max_size=60),
    st.lists(st.one_of(words_of_specs, st.text(string.printable, max_size=8)), max_size=8).map("/".join),
)
huge = st.sampled_from(["huge"]).map(lambda _: 10**6000)  # longer than Python is willing to write
anything: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), huge, st.floats(), st.text(max_size=20), words_of_specs),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=6,
)


def check_refusal(error: ReverieError, place: str | None = None) -> None:
    """A refusal says what is wrong in both languages, and where."""
    assert error.place
    assert place in (None, error.place)
    if error.code == "spec-unknown":
        assert error.details["field"] == error.place
        assert error.details["allowed"] is not None
        assert str(error.details["value"]) in error.text()
    for language in LANGUAGES:
        assert words(language).has(error.code)
        assert error.text(language) not in ("", error.code)
        assert "{$" not in error.text(language).replace(str(error.details.get("value")), "")
    json.dumps(error.to_json())


@given(specs)
def test_specs_round_trip_through_text_and_json(spec: GameSpec) -> None:
    assert GameSpec.parse(spec.text(), MANIFESTS) == spec
    assert GameSpec.from_json(json.loads(json.dumps(spec.to_json())), MANIFESTS) == spec
    assert hash(GameSpec.parse(spec.text(), MANIFESTS)) == hash(spec)
    assert "seed" not in spec.rules_text()


@given(specs, st.randoms(use_true_random=False))
def test_the_segments_of_a_spec_may_stand_in_any_order(spec: GameSpec, rng: Any) -> None:
    game, *segments = spec.text().split("/")
    rng.shuffle(segments)
    assert GameSpec.parse("/".join([game, *segments]), MANIFESTS) == spec


@given(garbage)
def test_a_text_is_a_spec_or_refused_precisely(text: str) -> None:
    try:
        spec = reverie.parse_spec(text)
    except SpecError as error:
        check_refusal(error)
    else:
        assert reverie.parse_spec(spec.text()) == spec


@given(st.one_of(anything, st.dictionaries(st.sampled_from([*FIELDS, "extra"]), anything, max_size=7)))
def test_any_json_is_a_spec_or_refused_precisely(data: Any) -> None:
    if isinstance(data, dict) and len(data) > 2:
        data["game"] = "urbion" if len(data) > 3 else "onirim"
    try:
        spec = GameSpec.from_json(data, MANIFESTS)
    except SpecError as error:
        check_refusal(error)
    else:
        assert GameSpec.from_json(spec.to_json(), MANIFESTS) == spec


@given(st.sampled_from(["edition", "mode", "seed"]), anything)
def test_a_wrong_field_is_named(name: str, value: Any) -> None:
    try:
        spec = GameSpec.make(MANIFESTS["onirim"], **{name: value})
    except SpecError as error:
        check_refusal(error, name)
    else:
        assert value is None or getattr(spec, name) == value


@given(anything)
def test_anything_is_a_game_or_refused(value: Any) -> None:
    calls: list[Callable[[Any], object]] = [reverie.new_game, reverie.parse_spec]
    if isinstance(value, str):
        calls += [reverie.from_position, reverie.from_spec]
    for call in calls:
        try:
            call(value)
        except ReverieError as error:
            check_refusal(error)


# ---- the other texts that people may hand in: only Reverie's own errors come back ------------------------------------


RECORDS = [finished(all_tables(game)[0], 4).record() for game in NATIVE]
POSITIONS = [
    "onirim/third/solo | turn 9 | row red.sun red.moon | looked red.sun nightmare door.red | placed 1 | "
    "hand red.key blue.sun blue.moon green.sun | doors blue | top red.moon! brown.sun | bottom nightmare | "
    "discard red.key | rest pile | at prophecy-order",
    "urbion/second/team/chromatic+books+postcards | turn 9 | active 1 | polarity incubi | wise 2 | "
    "R1 earth+water S: S2w S1e{doves} I: I3e | R2 earth+air S: I: I2f{hourglass:3} | R3 fire+air S: S4a I: I1a | "
    "R4 water+fire S: X5 I: Y4 | hand S1e I2w! S4a I2f | hand1 S1f I2w I3e | looked X5 S2w | books book_prophecies | "
    "deck S2w! X5!! I1a!1 | discard S1e x2 I2w | cities water+fire earth+air!! | success 2 | at prophecy",
]


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A text with a few pieces cut out, doubled, swapped or replaced."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        other = draw(st.integers(0, len(text)))
        piece = draw(
            st.sampled_from([text[other : other + 12], "", "|", "\n", "!", " x9", "x99", ":", "٣", "\ud800", "0"])
        )
        text = text[:start] + piece + text[end:]
    return text


@given(st.sampled_from(RECORDS), st.data())
def test_a_damaged_record_is_refused_with_its_place(record: Record, data: st.DataObject) -> None:
    text = data.draw(damaged(record.text()))
    try:
        again = parse_record(text)
    except RecordError as error:
        check_refusal(error)
    else:
        assert again.replay().hash() == record.state


@given(st.sampled_from(RECORDS), st.data())
def test_a_damaged_json_record_is_refused_with_its_place(record: Record, data: st.DataObject) -> None:
    text = data.draw(damaged(json.dumps(record.to_json())))
    try:
        again = parse_record(text).replay()
    except RecordError as error:
        check_refusal(error)
    else:
        assert again.hash() == record.state


@given(st.sampled_from(POSITIONS).flatmap(damaged))
def test_a_damaged_position_is_refused_or_played(text: str) -> None:
    try:
        game = reverie.from_position(text, seed=3)
    except ReverieError as error:
        check_refusal(error)
        return
    if game.is_over:
        return
    written = game.position()
    again = reverie.from_position(written, seed=3)
    assert again.position() == written
    assert again.view() == game.view()
    try:
        record = game.record().text()
        record.encode()
    except UnicodeEncodeError:
        pytest.fail("a position that no file can hold was accepted")
    assert reverie.load(record).hash() == game.hash()
    while not game.is_over:
        game.apply(game.legal_actions()[0])
