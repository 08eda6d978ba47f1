"""A puzzle, and the files of them that ship: see docs/puzzles.md."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

import reverie
from reverie.errors import RecordError, StateError, excerpt
from reverie.kernel import registry
from reverie.kernel.actions import Action
from reverie.kernel.game import Game

GAMES = ("onirim", "urbion")
GRADES = 5
FORMAT = 1
KEY = 12  # letters of a name


@dataclass(frozen=True)
class Puzzle:
    """One position and the answer that keeps the win."""

    spec: str
    answers: tuple[int, ...]  # that lead to the position
    solution: int
    grade: int  # from 1, easy, to 5
    line: tuple[int, ...] = ()  # Urbion: answers that win from there, the solution first
    chances: tuple[tuple[int, int], ...] = ()  # Onirim: answers and how many of 1,000 worlds they win, best first

    @cached_property
    def key(self) -> str:
        """Its name for good: numbers change when a file is made anew, a position does not."""
        answers = ",".join(map(str, self.answers))
        return hashlib.sha256(f"{self.spec} {answers}".encode()).hexdigest()[:KEY]

    def game(self) -> Game:
        """The position, to be played."""
        game = reverie.from_spec(self.spec)
        for number in self.answers:
            game.apply(number)
        return game

    def answer(self, game: Game) -> Action:
        """The solution in words."""
        return game.codec.by_id[self.solution]


def text_of(game: str, seed: int, puzzles: list[Puzzle]) -> str:
    """The file of a game: a puzzle on a line, with the version of the rules and a check sum of everything."""
    head = {"reverie-puzzles": FORMAT, "game": game, "rules": registry.game(game).manifest.rules_version, "seed": seed}
    lines = [json.dumps(asdict(puzzle), separators=(",", ":")) for puzzle in puzzles]
    body = json.dumps(head) + "\n" + "".join(f"{line}\n" for line in lines)
    return body + json.dumps({"check": hashlib.sha256(body.encode()).hexdigest()}) + "\n"


def read(text: str, place: str = "puzzles") -> list[Puzzle]:
    """The puzzles of a file; RecordError if it is spoilt or made for other rules."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    body += "\n"
    try:
        head, check = json.loads(body.partition("\n")[0]), json.loads(last)["check"]
        if head["reverie-puzzles"] != FORMAT or check != hashlib.sha256(body.encode()).hexdigest():
            raise ValueError(check)
        rules = registry.game(head["game"]).manifest.rules_version
        if head["rules"] != rules:
            raise RecordError("puzzles-rules", place=place, value=excerpt(head["rules"]), found=rules)
        return [puzzle_of(json.loads(line)) for line in body.splitlines()[1:]]
    except (ValueError, KeyError, TypeError) as error:
        raise RecordError("puzzles-spoilt", place=place) from error


def puzzle_of(data: dict[str, Any]) -> Puzzle:
    """A line of a file."""
    chances = tuple((int(action), int(wins)) for action, wins in data["chances"])
    return Puzzle(
        str(data["spec"]),
        tuple(map(int, data["answers"])),
        int(data["solution"]),
        int(data["grade"]),
        tuple(map(int, data["line"])),
        chances,
    )


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that ship with it, easy ones first."""
    if game not in GAMES:
        raise StateError("puzzles-game", place="game", value=excerpt(game), allowed=list(GAMES))
    name = f"{game}.jsonl"
    return tuple(read(files("reverie.puzzles").joinpath(name).read_text("utf-8"), name))


def numbered(game: str, number: int) -> Puzzle:
    """A puzzle by its number, from 1."""
    puzzles = shipped(game)
    if not 1 <= number <= len(puzzles):
        raise StateError("puzzle-unknown", place="number", value=number, most=len(puzzles))
    return puzzles[number - 1]


@cache
def _by_key() -> dict[str, tuple[str, int]]:
    """Game and number of every puzzle, by its name for good."""
    return {one.key: (game, number) for game in GAMES for number, one in enumerate(shipped(game), 1)}


def find(key: str) -> tuple[str, int] | None:
    """The game and number of a puzzle; None if none is called so."""
    return _by_key().get(key)


def daily(day: date, game: str | None = None) -> tuple[str, int]:
    """The puzzle of a day: the games take turns unless one is named; each is done with all of its own first."""
    ordinal = day.toordinal()
    chosen = game or GAMES[ordinal % len(GAMES)]
    turn = ordinal if game else ordinal // len(GAMES)
    return chosen, turn * 37 % len(shipped(chosen)) + 1  # 37: neighbours of a day are not neighbours of the list
