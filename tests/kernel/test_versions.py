"""Versions of the rules: what was played by an earlier one is read by it, goes on by it, and keeps its hash.

The records of `version_1/` were written by the program that played version 1; they are never written again.
"""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

import reverie
from reverie.audit.plain_record import verify_record
from reverie.audit.report import OK
from reverie.errors import RecordError, SpecError
from reverie.kernel import registry
from reverie.kernel.records import parse_record
from reverie.kernel.spec import GameSpec
from tests.support import covers

OLD = sorted((Path(__file__).parent / "version_1").glob("*.rec"))
VERSIONS = {"onirim": (1, 2), "urbion": (1, 2)}
DEAD_END = (
    "onirim/third/solo/crossroads | hand red.key red.sun blue.sun green.sun brown.sun | top deadend red.moon | at turn"
)
PAID = (
    "onirim/third/solo/book+incubus/incubusMode={} | hand red.sun blue.sun green.sun brown.sun red.moon | "
    "discard blue.moon x4 green.moon x4 brown.moon x2 | top red.sun blue.sun | at turn"
)
WAITING = (
    "onirim/third/solo/premonitions | hand brown.key red.sun blue.sun green.sun | doors red red blue green | "
    "premonitions two_red five_doors | used two_green two_blue two_brown three_doors | "
    "top door.brown blue.moon green.moon | at refill"
)
FIRST = "urbion/first/solo | R1 earth+water S: S1e I: | hand S1e I2w S1f I1a | at main"


def read(text: str, rules: int, *answers: str) -> reverie.Game:
    """A position, read by a version of the rules, and some answers."""
    game = reverie.from_position(text, seed=3, rules=rules)
    for answer in answers:
        game.apply(answer)
    return game


def answers(game: reverie.Game) -> set[str]:
    return {action.words for action in game.actions()}


# ---- what was written by version 1 -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_replays_goes_on_and_is_written_again_as_it_was(path: Path) -> None:
    text = path.read_text("utf-8")
    record = parse_record(text)
    assert (record.rules, record.text()) == (1, text)
    game = record.replay()
    assert game.hash() == record.state
    assert game.record().text() == text
    assert parse_record(json.dumps(record.to_json())).replay().hash() == record.state
    assert all(check.verdict == OK for check in verify_record(text).checks)
    assert pickle.loads(pickle.dumps(record.spec)) == record.spec
    assert game.moment(game.answers // 2).spec.rules == 1
    if not game.is_over:
        game.apply(game.legal_actions()[0])
        game.undo()
        assert game.hash() == record.state


def test_there_are_old_records_of_both_games_with_every_reading() -> None:
    told = {path.stem: path.read_text("utf-8") for path in OLD}
    assert len(told) == 9
    assert "drop deadend" in told["onirim-prophecy-discards-dead-end"]
    assert "discard-rest" in told["onirim-team-seven"]
    assert "resolve five_doors, resolve two_red" in told["onirim-premonitions"]
    assert "anticipate, ward" in told["onirim-anticipate"]
    assert "pass " in told["urbion-pass"]
    assert "pass " in told["urbion-team-pass"]
    assert "wise" in told["urbion-wise"]


@pytest.mark.parametrize("name", ["onirim-prophecy-discards-dead-end", "onirim-premonitions", "urbion-pass"])
def test_by_the_present_rules_an_old_game_would_go_otherwise(name: str) -> None:
    """So the version of a record is what decides, and nothing else could."""
    record = parse_record(next(path for path in OLD if path.stem == name).read_text("utf-8"))
    spec = GameSpec.parse(record.spec.text(), registry.manifests())
    assert spec.text() == record.spec.text()
    assert spec != record.spec
    with pytest.raises(RecordError) as caught:
        replace(record, spec=spec).replay()
    assert caught.value.code == "record-illegal"


# ---- readings --------------------------------------------------------------------------------------------------------


def test_the_games_know_their_versions() -> None:
    for name, definition in registry.games().items():
        manifest = definition.manifest
        assert manifest.versions == VERSIONS.get(name, (1,))
        assert registry.describe(name)["rules_versions"] == list(manifest.versions)
        assert all(manifest.by(version) is not None for version in manifest.versions)
        assert manifest.by(manifest.rules_version) is manifest
        assert manifest.by(99) is None


@covers("ONI-CROSS-08", "ONI-INC-05", "ONI-INC-07", "ONI-PREM-05", "URB-BASE-32")
def test_each_version_has_its_readings() -> None:
    assert "drop deadend" in answers(read(DEAD_END, 1, "discard red.key"))
    assert "drop deadend" not in answers(read(DEAD_END, 2, "discard red.key"))
    for figure, verb in (("pathfinder", "anticipate"), ("adversary", "face")):
        assert "ward punishment" not in answers(read(PAID.format(figure), 1, verb))
        assert "ward punishment" in answers(read(PAID.format(figure), 2, verb))
    opened = "open brown.key", "resolve five_doors"
    assert "resolve two_red" in answers(read(WAITING, 1, *opened))
    assert "resolve two_red" not in answers(read(WAITING, 2, *opened))
    assert "pass S1e" in answers(read(FIRST, 1))
    assert "pass S1e" not in answers(read(FIRST, 2))


def test_a_position_names_no_version_and_is_read_by_the_present_rules() -> None:
    assert reverie.from_position(DEAD_END, seed=3).spec.rules == 2
    old = read(DEAD_END, 1, "discard red.key")
    assert answers(read(old.position(), 1)) == answers(old)
    assert "drop deadend" not in answers(reverie.from_position(old.position(), seed=3))


def test_a_world_is_thought_about_by_the_rules_of_its_game() -> None:
    old = read(DEAD_END, 1)
    world = reverie.from_position(old.world(0, 7), seed=0, rules=old.spec.rules)
    assert world.spec == old.spec.with_seed(0)


def test_a_setting_had_another_default_or_did_not_exist() -> None:
    manifests = registry.manifests()
    strict = "onirim/third/solo/crossroads/alt.deadEndStrictDiscard=true"
    lenient = "onirim/third/solo/crossroads/alt.deadEndStrictDiscard=false"
    assert GameSpec.parse(strict, manifests, 1).text() == strict
    assert GameSpec.parse(lenient, manifests, 1).text() == "onirim/third/solo/crossroads"
    assert GameSpec.parse(strict, manifests).text() == "onirim/third/solo/crossroads"
    assert GameSpec.parse(lenient, manifests).text() == lenient
    drawn_only = "onirim/third/solo/incubus/alt.punishmentDrawnOnly=true"
    assert GameSpec.parse(drawn_only, manifests).text() == drawn_only
    with pytest.raises(SpecError):
        GameSpec.parse(drawn_only, manifests, 1)


# ---- versions that do not exist --------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [0, 3, 99])
def test_a_version_that_does_not_exist_is_refused_with_a_code(version: int) -> None:
    with pytest.raises(SpecError) as refused:
        reverie.from_position(DEAD_END, rules=version)
    assert (refused.value.code, refused.value.place) == ("spec-rules", "rules")
    text = json.dumps(reverie.new_game("onirim", seed=7).record().to_json() | {"rules": version})
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert (caught.value.code, caught.value.place) == ("record-rules", "rules")
    assert str(version) in caught.value.text("en")
    assert "1, 2" in caught.value.text("de")
    assert [check.name for check in verify_record(text).checks if check.reason] == ["rules"]
