"""The JSON Schema accepts what the loader accepts and refuses the plainest mistakes."""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema_rs
import pytest

from reverie.games.etherfields.content.files import files
from reverie.games.etherfields.content.loading import shipped_path
from reverie.games.etherfields.content.reading import read
from reverie.games.etherfields.content.schema import schema
from reverie.games.etherfields.content.words import FAMILIES
from tests.games.etherfields.pack.small import Draft, act


@cache
def validator() -> Any:
    return jsonschema_rs.Draft202012Validator(schema())  # which is looked at, too


def test_a_schema_that_is_none_is_noticed() -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.Draft202012Validator({**schema(), "type": "objekt"})


def test_the_small_campaign_is_valid() -> None:
    assert validator().is_valid(Draft().data())


def test_the_shipped_campaign_is_valid() -> None:
    for name, data in files(shipped_path()):
        for entry in listed(read(data, name).plain()):
            assert validator().is_valid(entry), (name, entry)


def listed(data: Any) -> list[Any]:
    return data if isinstance(data, list) else [data]


@pytest.mark.parametrize(
    "parts",
    [
        {"kind": "spell"},
        {"do": [{"sufer": 1}]},
        {"do": [{"draw": 1, "seal": 1}]},
        {"do": [{"put_state": {"kind": "sleepy"}}]},
        {"do": [{"draw": {"m": 1}}]},
        {"do": {"draw": 1}},
        {"cost": [{"intent": "red"}]},
        {"cost": {"ether": 1}},
        {"requires": [{"flags": "x"}]},
        {"cots": "free"},
    ],
)
def test_mistakes_are_invalid(parts: dict[str, Any]) -> None:
    draft = Draft()
    draft["influence:punch"]["abilities"] = [act(**parts)]
    assert not validator().is_valid(draft.data())
    assert draft.read().findings


def test_every_word_is_in_the_schema() -> None:
    text = str(schema())
    for words in FAMILIES.values():
        for word in words:
            assert f"'{word}'" in text or f'"{word}"' in text, word
