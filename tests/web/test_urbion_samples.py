"""The observations that the browser's tests of Urbion read are those that the engine gives today."""

from __future__ import annotations

import json

from reverie.art import face_names
from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, DEFAULT_TABLE, POSTCARDS
from reverie.games.urbion.codec import QUESTIONS
from tests.web.urbion_samples import FILE, written

LIMIT = 300_000  # bytes
FACES = FILE.with_name("faces.json")


def test_the_file_is_what_the_engine_says() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run `python -m tests.web.urbion_samples`"


def test_every_question_is_there() -> None:
    found = {sample["decision"]["kind"] for sample in json.loads(FILE.read_text("utf-8")) if sample["decision"]}
    assert found == {kind for kind, _ in QUESTIONS.values()}


def test_the_file_is_small() -> None:
    assert FILE.stat().st_size < LIMIT


def test_every_picture_is_drawn() -> None:
    named = json.loads(FACES.read_text("utf-8")).values()
    wanted = {*named, *DEFAULT_TABLE.tokens, *BOOKS, *POSTCARDS, *CITY_TOKENS.values()}
    assert not wanted - set(face_names("urbion"))
