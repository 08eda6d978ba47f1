"""Recorded games of every registered game, played again in a process that can ask nothing of the outside world:
`python -m tests.parity.recorded FILE` prints the fingerprint of each record of a file, after every answer of the state
and of what everybody may know.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import reverie
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.records import parse_record
from reverie.kernel.spec import GameSpec
from tests.parity.poisoned import poison_everything

LONGEST = 120  # answers of a game


def record(name: str, number: int) -> str:
    """The number-th record of a game: every edition, mode and preset in turn, answered without any `random`."""
    manifest = registry.game(name).manifest
    modes = [mode.name for mode in manifest.modes if mode.available]
    editions = [edition.name for edition in manifest.editions]
    edition = editions[number // len(modes) % len(editions)]
    seed: int | str = number * 0x9E3779B97F4A7C15 % 2**63 if number % 3 else "fair:" + f"{number:04x}" * 16
    spec = GameSpec.make(manifest, edition=edition, mode=modes[number % len(modes)], seed=seed)
    game, lot = reverie.from_spec(spec), number
    while not game.is_over and game.answers < LONGEST:
        legal = game.legal_actions()
        lot = (lot * 6364136223846793005 + 1442695040888963407) % 2**64
        game.apply(legal[(lot >> 33) % len(legal)])
    return game.record().text()


def fingerprint(game: Game, line: list[int]) -> str:
    """What a game says on the way along a line of answers."""
    found = hashlib.sha256()
    for number in line:
        game.apply(number)
        found.update(game.hash().encode())
        for seat in (None, *range(game.players)):
            found.update(json.dumps(game.view(seat)).encode())
    for seat in (None, *range(game.players)):
        found.update(json.dumps([event.to_json() for event in game.events_for(seat)]).encode())
    return found.hexdigest()


def prepared(text: str) -> tuple[Game, list[int]]:
    """A game at its deal, and the answers of its record."""
    whole = parse_record(text).replay()
    return reverie.from_spec(whole.spec), [action.id for action in whole.line]


def main(file: str) -> None:
    """Print the fingerprints."""
    games = [prepared(text) for text in json.loads(Path(file).read_text("utf-8"))]
    for game, line in games:
        fingerprint(game.clone(), line[:3])  # what is read on first use is read now
    say = sys.stdout.write
    poison_everything()
    for game, line in games:
        say(fingerprint(game, line) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
