"""What is told and kept: pages and names in scripts, the journal, puzzles in a view, checklists of choices."""

from __future__ import annotations

from typing import Any

from reverie.cli.speech import Speech
from reverie.cli.table.etherfields import EtherfieldsTable
from reverie.games.etherfields.core import snapshot
from reverie.games.etherfields.position import reading
from reverie.games.etherfields.seats.view import zones
from tests.games.etherfields.effects.saying import say, say_team, tells
from tests.games.etherfields.tables import Data, play, table

NOTE = {"journal": {"id": "note", "text": {"en": "A hat was here."}}}
PUZZLE: Data = {
    "puzzle": {
        "id": "roof", "name": {"en": "Roof"}, "at": "rule", "solution": {"en": "Up."},
        "hints": [{"en": "One."}, {"en": "Two."}, {"en": "Three."}], "solved": {"flag": "up"},
    }
}  # fmt: skip


@tells("effect", "journal")
def test_what_is_written_down_stays_and_stands_there_once() -> None:
    e = say_team(1, NOTE, NOTE)
    assert zones(e, frozenset({0}))["journal"] == ["note"]
    assert reading.read(snapshot.write(e.state), e.content).team.journal == ["note"]  # also in a game put away
    assert zones(table(1), frozenset({0}))["journal"] == []


def script_events(e: Any) -> list[dict[str, Any]]:
    return [dict(facts) for kind, facts, _ in e.events or () if kind == "script"]


def test_a_script_names_whom_it_is_read_for() -> None:
    pack = [{"script": {"n": 70, "text": {"en": "{name} stays."}}}, {"script": {"n": 71, "text": {"en": "All stay."}}}]
    e = say_team(
        2, {"for_each": {"in": {"character": "all"}, "do": [{"script": 70}]}}, {"script": 71}, pack=pack, listening=True
    )
    told = script_events(e)
    assert [one.get("character") for one in told] == [who.id for who in e.state.characters] + [None]
    assert (
        script_events(say(2, {"script": 70}, me=1, pack=pack, listening=True))[0]["character"]
        == e.state.characters[1].id
    )


def test_a_choice_shows_what_it_depends_on() -> None:
    checks = [{"text": {"en": f"Flag {k}"}, "requires": [{"flag": k}]} for k in "ab"]
    options = [{"key": "x", "text": {"en": "X"}}, {"key": "y", "text": {"en": "Y"}}]
    choice = {"choice": {"options": options, "checklist": checks}}
    e = say_team(1, {"set_flag": "b"}, choice)
    assert e.question is not None
    assert e.question.about["checklist"] == [False, True]
    painter = EtherfieldsTable(Speech("en", False), 80, 1, e.content)
    assert painter.checklist(e.question.about).plain == " ○ Flag a ● Flag b"
    play(e, "choose x")


def test_a_view_shows_the_puzzles_of_the_place() -> None:
    e = table(1, pack=[PUZZLE, {"event": {"id": "rule"}}])
    assert zones(e, frozenset({0}))["puzzles"] == []  # it is not here
    e.state.encounter.revealed.append("event:rule")
    assert zones(e, frozenset({0}))["puzzles"] == [{"id": "roof", "solved": False}]
    e.state.team.flags["up"] = 1
    assert zones(e, frozenset({0}))["puzzles"] == [{"id": "roof", "solved": True}]


def test_markers_at_a_character_are_told_by_its_name() -> None:
    mine = "character"
    there = {"field": {"pick": "id", "id": "B1.nw"}}
    e = say(
        2,
        {"place_marker": {"kind": "threat", "n": 2, "at": mine}},
        {"move_marker": {"kind": "threat", "n": 1, "from": mine, "to": there}},
        {"remove_marker": {"kind": "threat", "at": mine}},
        me=1,
        scope={"actor": 1},
        listening=True,
    )
    name = f"character:{e.state.characters[1].id}"
    told = {kind: dict(facts) for kind, facts, _ in e.events or () if kind.startswith("markers_")}
    spots = told["markers_placed"]["at"], told["markers_moved"]["source"], told["markers_taken"]["at"]
    assert spots == (name, name, name)
