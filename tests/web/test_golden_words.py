"""The golden words are what the terminal says now, and they hold everything that can be said."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import reverie
from reverie.kernel.events import Event
from reverie.tables.story import Teller
from reverie.words import words
from reverie.words.description import Data, Scope, data
from tests.web import golden_words as golden

WORDS = Path(reverie.__file__).parent / "words"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
FAMILIES = ("event", "do", "ask", "from", "with")
KINDS = {
    "onirim": {
        "answered", "moved", "shuffled", "turn", "run", "searched", "goal", "goals-exchanged", "catcher", "handbook",
        "premonition", "figure", "ended",
    },
    "urbion": {
        "answered", "moved", "shuffled", "turn", "city", "rebuilt", "postcard", "void", "polarity", "book", "wise",
        "ended",
    },
}  # fmt: skip
# Texts that no recorded game says, and why.
NEVER_SAID: dict[str, str] = {}


@cache
def made(game: str) -> tuple[golden.Golden, set[str]]:
    return golden.regenerated(golden.read(game))


@pytest.mark.parametrize("game", golden.GAMES)
def test_the_terminal_still_says_the_same(game: str) -> None:
    now = golden.text_of(made(game)[0])
    assert now == golden.path_of(game).read_text("utf-8"), "stale: run python -m tests.web.golden_words"


@pytest.mark.parametrize("game", golden.GAMES)
def test_every_text_is_said(game: str) -> None:
    file, said = made(game)
    said |= {f"{game}-ask-{case['kind']}" for case in file["labels"]}
    texts = MESSAGE.findall((WORDS / "en" / f"{game}.ftl").read_text("utf-8"))
    wanted = {name for name in texts if name.startswith(tuple(f"{game}-{family}-" for family in FAMILIES))}
    assert len(wanted) > 100
    assert wanted - said == {name for name in NEVER_SAID if name.startswith(game)}


@pytest.mark.parametrize("game", golden.GAMES)
def test_every_kind_of_event_and_every_verb_is_there(game: str) -> None:
    file, _ = made(game)
    assert {fact["kind"] for case in file["stories"] for fact in case["facts"]} == KINDS[game]
    verbs = {entry["offer"]["verb"] for case in file["labels"] for entry in case["offers"]}
    assert verbs == {action.verb for action in golden.CODECS[game].by_id.values()}


@pytest.mark.parametrize("game", golden.GAMES)
def test_every_name_in_the_description_has_a_text(game: str) -> None:
    story = data(f"story-{game}")
    names = {name for targets in story["tables"]["moves"].values() for name in targets.values() if name != "-"}
    names |= {f"used-{use}" for use in story["tables"].get("used", {}).values()}
    together = story["together"]
    names |= {*together["never"], *together["in_order"], *together["reversed"], *together["single"].values()}
    ways = [way for ways in story["facts"].values() for way in ways]
    texts = [way[key] for way in ways for key in ("text", "becomes") if key in way]
    names |= {name for text in texts for name in ([text] if isinstance(text, str) else text) if "<" not in name}
    assert [name for name in sorted(names - {"-"}) if not words("en").has(f"{game}-event-{name}")] == []
    assert set(story["facts"]) == KINDS[game]


def test_the_kinds_of_events_are_all_there_are() -> None:
    for game, kinds in KINDS.items():
        folder = WORDS.parent / "games" / game
        file = next(path for path in (folder / "facts.py", folder / "telling.py") if path.exists())
        modules = [path.read_text("utf-8") for path in sorted((folder / "modules").glob("*.py"))]
        own = set(re.findall(r'return "([a-z-]+)", \{', file.read_text("utf-8")))
        said = {kind for text in modules for kind in re.findall(r'c\.E_\w+: \("([a-z-]+)"', text)}
        assert own | said == kinds


@pytest.mark.parametrize("game", golden.GAMES)
def test_every_way_of_telling_a_fact_is_told(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[tuple[str, Data]] = []
    way = Teller.way

    def noted(teller: Teller, kind: str, scope: Scope, kept: Data) -> Data:
        found = way(teller, kind, scope, kept)
        used.append((kind, {key: value for key, value in found.items() if key != "name"}))
        return found

    monkeypatch.setattr(Teller, "way", noted)
    for case in golden.read(game)["stories"]:
        Teller(game, words("en"), case["players"]).story([Event.of(fact) for fact in case["facts"]])
    if game == "onirim":  # too rare for the recorded games; web/src/tell/story.test.ts tells it in the same words
        punished = Event(0, "answered", {"question": "nightmare", "action": "ward punishment", "seat": 0})
        assert Teller(game, words("en")).story([punished]) == ["You cast Powerful Punishment."]
    ways = [(kind, way) for kind, ways in data(f"story-{game}")["facts"].items() for way in ways]
    assert [way for way in ways if {"text", "becomes"} & way[1].keys() and way not in used] == []


@pytest.mark.parametrize("game", golden.GAMES)
def test_alone_and_together_and_watching(game: str) -> None:
    seats = {(case["players"], case["seat"]) for case in golden.read(game)["stories"]}
    assert {(1, 0), (2, 0), (2, 1)} <= seats
    assert any(seat is None for _, seat in seats)
    assert any(case["turn"] is None for case in golden.read(game)["stories"])


@pytest.mark.parametrize("game", golden.GAMES)
def test_the_files_stay_small(game: str) -> None:
    assert golden.path_of(game).stat().st_size < 300_000


def test_no_text_chooses_the_style_of_a_number() -> None:
    """The two Fluents differ there: 42,3 % in one is 0,4 in the other."""
    for path in WORDS.rglob("*.ftl"):
        assert not re.search(r"\bNUMBER\s*\([^)]*\bstyle\s*:", path.read_text("utf-8")), path
