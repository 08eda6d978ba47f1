"""Deals that are known to be winnable: a list made beforehand by the solver, for some sets of rules.

A deal is on the list if the solver has found a line that wins it; the engine has played that line. What is not on it is
either proven to be lost or was given up at the limit: the file tells both apart. See docs/solver.md.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import reverie
from reverie.errors import RecordError, StateError, excerpt
from reverie.kernel import registry
from reverie.puzzles.puzzle import GAMES
from reverie.solving import UNKNOWN, UNWINNABLE, WINNABLE, Limits, search

FORMAT = 1
FILE = "winnable.json"
FIRST = 1  # the first deal that is looked at
MOST = 100_000
BOUNDS = Limits(seconds=None, nodes=100_000, memory=4 << 20)  # no clock: the same list on every machine

Watch = Callable[[str, int], None]  # rules, deals looked at


@dataclass(frozen=True)
class Listed:
    """The deals of a set of rules."""

    numbers: tuple[int, ...]  # that can be won
    looked: int  # of so many, from `FIRST` on


def rule_sets() -> list[str]:
    """For what there are lists: alone, the presets, every edition, and every module by itself."""
    found: dict[str, None] = {}
    for game in GAMES:
        manifest = registry.game(game).manifest
        for preset in manifest.presets:
            variants = [f"{name}={value}" for name, value in preset.variants]
            found[normal("/".join([game, preset.edition, "solo", "+".join(preset.modules), *variants]))] = None
        for edition in manifest.editions:
            found[normal(f"{game}/{edition.name}/solo")] = None
            for module in manifest.modules:
                if module.available and module.name in edition.modules:
                    found[normal(f"{game}/{edition.name}/solo/{module.name}")] = None
    return list(found)


def normal(spec: str) -> str:
    """Rules as they are always written."""
    return reverie.parse_spec("/".join(part for part in spec.split("/") if part)).rules_text()


def make(count: int, watch: Watch | None = None) -> str:
    """The file: the first deals of every set of rules, looked at by the solver."""
    if isinstance(count, bool) or not 1 <= count <= MOST:
        raise StateError("puzzles-count", place="count", value=excerpt(count), most=MOST)
    sets: dict[str, dict[str, list[int]]] = {}
    for rules in rule_sets():
        sets[rules] = {UNWINNABLE: [], UNKNOWN: []}
        for number in range(FIRST, FIRST + count):
            verdict = search(reverie.from_spec(f"{rules}/seed={number}"), BOUNDS).verdict
            if verdict != WINNABLE:
                sets[rules][verdict].append(number)
            if watch is not None:
                watch(rules, number)
    versions = {game: registry.game(game).manifest.rules_version for game in GAMES}
    body: dict[str, Any] = {"format": FORMAT, "rules": versions, "first": FIRST, "count": count, "sets": sets}
    return json.dumps({**body, "check": check_of(body)}, indent=1) + "\n"


def check_of(body: dict[str, Any]) -> str:
    """A check sum of everything."""
    return hashlib.sha256(json.dumps(body, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def read(text: str, place: str = FILE) -> dict[str, Listed]:
    """The lists of a file, by rules; RecordError if it is spoilt. Games whose rules have changed since have none."""
    try:
        body = json.loads(text)
        if body.pop("check") != check_of(body) or body["format"] != FORMAT:
            raise ValueError(place)
        first, count = int(body["first"]), int(body["count"])
        found = {}
        for rules, others in body["sets"].items():
            game = rules.partition("/")[0]
            if registry.game(game).manifest.rules_version != body["rules"][game]:
                continue
            left_out = {*others[UNWINNABLE], *others[UNKNOWN]}
            numbers = tuple(number for number in range(first, first + count) if number not in left_out)
            if numbers:
                found[str(rules)] = Listed(numbers, count)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise RecordError("puzzles-spoilt", place=place) from error
    return found


@cache
def shipped() -> dict[str, Listed]:
    """The lists that ship."""
    return read(files("reverie.puzzles").joinpath(FILE).read_text("utf-8"))


def listed(rules: str) -> Listed | None:
    """The deals of a set of rules (as a spec writes them) that can be won; None if nobody has looked."""
    return shipped().get(rules)
