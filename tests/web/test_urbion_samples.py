"""The observations that the browser's tests of Urbion read are those that the engine gives today."""

from __future__ import annotations

import json

from reverie.games.urbion.codec import QUESTIONS
from tests.web.urbion_samples import FILE, written

LIMIT = 300_000  # bytes


def test_the_file_is_what_the_engine_says() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run `python -m tests.web.urbion_samples`"


def test_every_question_is_there() -> None:
    found = {sample["decision"]["kind"] for sample in json.loads(FILE.read_text("utf-8")) if sample["decision"]}
    assert found == {kind for kind, _ in QUESTIONS.values()}


def test_the_file_is_small() -> None:
    assert FILE.stat().st_size < LIMIT


def test_every_picture_is_drawn() -> None:
    drawn = set(reverie.art.face_names())
    known = set(json.loads(FACES.read_text("utf-8")).values()) | {*BOOKS, *POSTCARDS, *CITY_TOKENS.values()}
    assert not {*known, *DEFAULT_TABLE.tokens} - drawn
