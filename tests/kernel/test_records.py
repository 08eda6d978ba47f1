"""Records: what is written, and how every kind of damage is named with its place."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.errors import RecordError
from reverie.kernel.records import SIZE_LIMIT, parse_record
from tests.conformance.tables import finished

GAME = finished("onirim/third/solo", 7, "random")
RECORD = GAME.record()
TEXT = RECORD.text()


def sealed(text: str) -> str:
    """A record whose check sum fits again after it was altered."""
    body = text[: text.rindex("check: ")]
    return body + f"check: {hashlib.sha256(body.encode()).hexdigest()}\n"


def altered(old: str, new: str) -> str:
    """The record with one thing changed and the check sum made right."""
    assert old in TEXT
    return sealed(TEXT.replace(old, new, 1))


def data_with(**changes: Any) -> str:
    """The JSON form with some fields changed."""
    return json.dumps({**RECORD.to_json(), **changes})


FIRST = RECORD.actions[0]
LINES = TEXT.split("\n")


# ---- what is written -------------------------------------------------------------------------------------------------


def test_a_record_reads_as_it_is_described() -> None:
    assert LINES[:4] == ["Reverie record 1", "game: onirim/third/solo/seed=7", "rules: 2", ""]
    assert LINES[4].startswith(f"1. {FIRST}")
    assert LINES[-4].startswith("result: lost ")
    assert LINES[-3] == f"state: {GAME.hash()}"
    assert LINES[-2].startswith("check: ")
    assert reverie.load(TEXT).hash() == GAME.hash()


def test_an_unfinished_record_goes_on_where_it_stopped() -> None:
    game = reverie.new_game("onirim", seed=3)
    assert reverie.load(game.record().text()).hash() == game.hash()
    game.apply(game.legal_actions()[0])
    text = game.record().text()
    assert "result: unfinished" in text
    again = reverie.load(text)
    again.apply(again.legal_actions()[-1])
    assert again.turn > 1 or again.line


def test_a_peeked_game_says_so() -> None:
    game = reverie.new_game("onirim", seed=3)
    game.apply(game.legal_actions()[0])
    game.undo()
    assert "\npeeked: yes\n" in game.record().text()
    assert game.record().to_json()["peeked"] is True


def test_a_position_over_several_lines_is_recorded_on_one() -> None:
    game = reverie.from_position("onirim/third/solo\n  hand red.sun x5\n  top nightmare!\n  at turn", seed=4)
    game.apply(game.legal_actions()[0])
    text = game.record().text()
    assert "\nstart: onirim/third/solo | hand red.sun x5 | top nightmare! | at turn\n" in text
    assert reverie.load(text).hash() == game.hash()
    assert reverie.load(json.dumps(game.record().to_json())).record().text() == text


def test_a_record_is_saved_whole(tmp_path: Path) -> None:
    target = RECORD.save(tmp_path / "game.txt")
    assert reverie.load(target).hash() == GAME.hash()
    assert reverie.load(str(target)).hash() == GAME.hash()
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    assert target.read_bytes().decode() == TEXT


def test_line_ends_of_a_mail_are_no_damage() -> None:
    assert parse_record(TEXT.replace("\n", "\r\n")) == RECORD
    assert parse_record(TEXT + "\n\n") == RECORD


# ---- damage in the readable form -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("", "record-title", "line 1"),
        ("Reverie record 2\n", "record-title", "line 1"),
        ("x" * (SIZE_LIMIT + 1), "record-size", "record"),
        (TEXT.replace("\nrules: 2\n", "\nrules: 2\nrules: 2\n"), "record-line", "line 4"),
        (TEXT.replace("\nrules: 2\n", "\nweather: fine\n"), "record-line", "line 3"),
        (TEXT.replace("\n1. ", "\nturn 1: "), "record-line", "line 5"),
        (TEXT + "1. play red.sun\n", "record-line", f"line {len(LINES)}"),
        (TEXT + "state: 0\n", "record-line", f"line {len(LINES)}"),
        (TEXT.replace("\nrules: 2\n", "\n"), "record-missing", "record"),
        (TEXT[: TEXT.index("result: ")], "record-missing", "record"),
        (TEXT[: TEXT.index("check: ")], "record-missing", "record"),
        (TEXT.replace(FIRST, "play red.sun", 1) if FIRST != "play red.sun" else TEXT[:-9], "record-check", "check"),
        (TEXT.replace("seed=7", "seed=8"), "record-check", "check"),
        (TEXT.replace("state: ", "state: 0"), "record-check", "check"),
        (altered("rules: 2", "rules: one"), "record-line", "rules"),
        (altered("rules: 2", "rules: 2\npeeked: no"), "record-line", "peeked"),
        (altered("onirim/third", "onirim/fourth"), "record-start", "game"),
        (altered("/seed=7", ""), "record-start", "game"),
        (altered("game: onirim", "game: chess"), "record-start", "game"),
    ],
)
def test_damage_is_found_while_reading(text: str, code: str, place: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert (caught.value.code, caught.value.place) == (code, place)
    assert caught.value.text() != caught.value.text("de")


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        (altered("rules: 2", "rules: 3"), "record-rules", "rules"),
        (altered("rules: 2", "rules: 2\nstart: onirim/third/solo | hand red.sun"), "record-start", "start"),
        (altered(f"1. {FIRST}", "1. fly"), "record-illegal", "turn 1, answer 1"),
        (altered(f"1. {FIRST}", "1. ward hand"), "record-illegal", "turn 1, answer 1"),
        (altered("result: lost", "result: won"), "record-result", "result"),
        (
            altered(f"state: {GAME.hash()[:4]}", "state: 0000" if GAME.hash()[:4] != "0000" else "state: 1111"),
            "record-state",
            "state",
        ),
    ],
)
def test_damage_is_found_while_playing(text: str, code: str, place: str) -> None:
    with pytest.raises(RecordError) as caught:
        reverie.load(text)
    assert (caught.value.code, caught.value.place) == (code, place)
    assert caught.value.text() != caught.value.text("de")


def test_an_illegal_answer_names_turn_answer_and_rule() -> None:
    turn, actions = RECORD.turns[3]
    before = sum(len(earlier) for _, earlier in RECORD.turns[:3])
    with pytest.raises(RecordError) as caught:
        reverie.load(altered(f"\n{turn}. {actions[0]}", f"\n{turn}. ward hand"))
    assert caught.value.place == f"turn {turn}, answer {before + 1}"
    assert caught.value.rule == "ONI-GEN-10"
    assert "ward hand" in caught.value.text()


def test_without_verifying_the_line_alone_counts() -> None:
    game = reverie.load(altered("result: lost", "result: won"), verify=False)
    assert game.hash() == GAME.hash()


# ---- damage in the JSON form -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("{", "json-unreadable", "json"),
        ('{"reverie": 1, "reverie": 1}', "json-unreadable", "json"),
        (data_with(state=float("nan")), "json-unreadable", "json"),
        ("{}", "record-title", "reverie"),
        (data_with(reverie=2), "record-title", "reverie"),
        (data_with(reverie=True), "record-title", "reverie"),
        (data_with(extra=1), "record-line", "extra"),
        (
            json.dumps({key: value for key, value in RECORD.to_json().items() if key != "state"}),
            "record-missing",
            "state",
        ),
        (data_with(actions="play red.sun"), "record-line", "actions"),
        (data_with(actions=[0]), "record-line", "actions"),
        (data_with(start=5), "record-line", "start, peeked"),
        (data_with(peeked="no"), "record-line", "start, peeked"),
        (data_with(rules=None), "record-line", "rules"),
        (data_with(rules=True), "record-line", "rules"),
        (data_with(spec={"game": "chess"}), "record-start", "game"),
        (data_with(spec=None), "record-start", "game"),
        (data_with(spec={**RECORD.spec.to_json(), "seed": None}), "record-start", "game"),
        (data_with(rules=7), "record-rules", "rules"),
        (data_with(start="nonsense"), "record-start", "start"),
        (data_with(actions=["fly"]), "record-illegal", "turn 1, answer 1"),
        (data_with(result="won"), "record-result", "result"),
        (data_with(state="0"), "record-state", "state"),
    ],
)
def test_damaged_json_is_named(text: str, code: str, place: str) -> None:
    with pytest.raises(RecordError) as caught:
        reverie.load(text)
    assert (caught.value.code, caught.value.place) == (code, place)


# ---- files -----------------------------------------------------------------------------------------------------------


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    big, binary = tmp_path / "big", tmp_path / "binary"
    big.write_bytes(b"x" * (SIZE_LIMIT + 1))
    binary.write_bytes(b"\xff\xfe\x00")
    for path, code in (
        (tmp_path / "none", "record-file"),
        (tmp_path, "record-file"),
        (binary, "record-file"),
        (big, "record-size"),
    ):
        with pytest.raises(RecordError) as caught:
            reverie.load(path)
        assert (caught.value.code, caught.value.place) == (code, str(path))
    with pytest.raises(RecordError) as caught:
        reverie.load("no such file \0")
    assert caught.value.code == "record-file"
