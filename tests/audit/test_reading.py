"""The reader of table documents: every field is checked, and the place is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from reverie.audit.document import TITLE
from reverie.audit.reading import BODIES, FIELDS, looks_like_table, parse_table
from reverie.audit.table_record import read_any_record
from reverie.errors import RecordError
from reverie.hosted.table import STEPS
from reverie.kernel.records import SIZE_LIMIT
from tests.audit.tables import DAY, hosted

HEX = "0" * 64


def document(deal: str = "fair", mode: str = "team", sealed: bool = False) -> dict[str, Any]:
    """A short game."""
    played = hosted("onirim", mode, deal, 1, answers=3, restless=False)
    return (played.sealed(0) if sealed else played.document()).to_json()


def refused(data: object) -> tuple[str, str | None]:
    """Code and place of the refusal."""
    with pytest.raises(RecordError) as caught:
        parse_table(json.dumps(data))
    return caught.value.code, caught.value.place


def test_every_field_is_needed_and_no_other_is_known() -> None:
    data = document()
    assert set(data) == FIELDS
    for name in FIELDS - {TITLE}:
        less = {key: value for key, value in data.items() if key != name}
        assert refused(less) == ("record-missing", name)
    assert refused(data | {"seed": 7}) == ("record-line", "seed")
    for name in data["entries"][0]:
        less = {key: value for key, value in data["entries"][0].items() if key != name}
        assert refused(data | {"entries": [less]}) == ("record-missing", f"entries[0].{name}")
    more = data["entries"][0] | {"action_id": "x"}
    assert refused(data | {"entries": [more]}) == ("record-line", "entries[0].action_id")


WRONG = [
    ("table", ["", "a/b", "x" * 65, None, 7, "ä"]),
    ("spec", ["", "chess", None, 7, "onirim", "onirim/team/third", "onirim/third/team/seed=7"]),
    ("rules", [None, "1", True, -1, 1.0, 2**53]),
    ("players", [None, "2", True, 0, 17, 2.0]),
    ("deal", ["", "unfair", "daily", "daily:", "daily:2026-11-31", "daily:20261116", "daily:2026-11-16 ", None, 7]),
    ("commitment", [None, "", "0" * 63, "A" * 64, 7]),
    ("secret", [None, "", "0" * 63, "A" * 64, 7]),
    ("start", ["onirim/third/team", 7, True]),
    ("created", [None, "0", -(2**53), 2**53, 0.5, True]),
    ("sealed", [None, 0, 1, "false"]),
    ("peeked", [None, 0, 1, "false"]),
    ("result", [None, 7, [], "x" * 20_001]),
    ("entries", [None, {}, "[]", 7]),
]


@pytest.mark.parametrize(("name", "values"), WRONG)
def test_wrong_values(name: str, values: list[Any]) -> None:
    data = document()
    for value in values:
        code, place = refused(data | {name: value})
        assert code in ("record-line", "record-start"), (name, value)
        assert place is not None
        assert place.split("[")[0] in (name, "secret", "entries", "commitment"), (name, value)


WRONG_IN_ENTRY = [
    ("seq", [None, "1", -1, True, 1.0]),
    ("at", [None, "1", -(2**53), True, 2**53]),
    ("kind", [None, "", "ACT", "cheat", 7, [], {}]),
    ("seat", [None, "0", -1, 2, True, 0.0]),
    ("body", [None, "", "{}", "[]", 7, {}, '{"action":7}', '{"action":"a","x":1}', '{ "action":"a"}', '{"action":"ä"}',
              '{"action":"\\u00e4"}', '{"action":"a","action":"a"}', "NaN"]),
    ("state", [None, 7, "0", "A" * 64]),
    ("chain", [None, 7, "", "0" * 63]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "values"), WRONG_IN_ENTRY)
def test_wrong_values_in_entries(name: str, values: list[Any]) -> None:
    data = document()
    for value in values:
        changed = json.loads(json.dumps(data))
        changed["entries"][3][name] = value
        code, place = refused(changed)
        assert code in ("record-line", "record-missing", "json-unreadable"), (name, value)
        assert place is not None
        assert place.startswith(f"entries[3].{name}"), (name, value)


@pytest.mark.parametrize("entry", [None, 7, "x", []])
def test_entries_are_objects(entry: object) -> None:
    assert refused(document() | {"entries": [entry]}) == ("record-line", "entries[0]")


def test_sealed_documents_hold_nothing_more() -> None:
    data = document(sealed=True)
    parse_table(json.dumps(data))
    assert refused(data | {"secret": HEX}) == ("record-line", "secret")
    assert refused(data | {"sealed": False})[0] == "record-line"
    for name in ("state", "chain"):
        changed = json.loads(json.dumps(data))
        changed["entries"][1][name] = HEX
        assert refused(changed) == ("record-line", f"entries[1].{name}")
    imported = document("imported", sealed=True)
    assert "seed" not in imported["spec"]
    assert refused(imported | {"spec": imported["spec"] + "/seed=7"}) == ("record-line", "spec")
    assert refused(imported | {"start": "onirim/third/team"}) == ("record-line", "start")


def test_each_way_to_deal_has_its_parts() -> None:
    number = document("number")
    assert refused(number | {"commitment": HEX}) == ("record-line", "commitment")
    assert refused(number | {"secret": HEX}) == ("record-line", "secret")
    assert refused(number | {"spec": number["spec"].rpartition("/")[0]}) == ("record-line", "spec")
    assert refused(number | {"spec": number["spec"].rpartition("/")[0] + f"/seed=fair:{HEX}"}) == (
        "record-line",
        "spec",
    )
    imported = document("imported")
    assert refused(imported | {"spec": imported["spec"].rpartition("/")[0]}) == ("record-line", "spec")
    daily = document(f"daily:{DAY}")
    assert refused(daily | {"secret": None}) == ("record-line", "secret")


def test_only_whoever_imports_may_be_nobody() -> None:
    data = document("imported")
    data["entries"][0]["seat"] = -1
    parse_table(json.dumps(data))
    data["entries"][0]["seat"] = -2
    assert refused(data) == ("record-line", "entries[0].seat")


def test_the_reader_knows_every_kind_that_tables_know() -> None:
    assert set(BODIES) == set(STEPS)


def test_size() -> None:
    text = json.dumps(document())
    parse_table(text + " " * (SIZE_LIMIT - len(text)))
    with pytest.raises(RecordError) as caught:
        parse_table(text + " " * (SIZE_LIMIT - len(text) + 1))
    assert caught.value.code == "record-size"


@pytest.mark.parametrize("version", [0, 2, "1", True, None, 1.5])
def test_other_versions(version: object) -> None:
    assert refused(document() | {TITLE: version}) == ("record-title", TITLE)


@pytest.mark.parametrize("text", ["", "[]", "null", "7", "{}", '{"reverie": 1}'])
def test_no_documents(text: str) -> None:
    assert not looks_like_table(text)
    with pytest.raises(RecordError):
        parse_table(text)


def test_either_sort_of_record_is_read() -> None:
    played = hosted("onirim", "solo", "fair", 1)
    record = played.game.record()
    text = json.dumps(played.document().to_json(), sort_keys=True)
    assert read_any_record(text) == read_any_record(record.text()) == record
