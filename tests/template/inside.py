"""Run with a copy of the sources that has the Lanterns: plays, keeps, resumes and shows them, and says what it saw."""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Any

from typer.testing import CliRunner

import reverie
from reverie.cli.app import app
from reverie.cli.speech import Speech
from reverie.cli.table import table_for
from reverie.kernel.game import Game
from reverie.terminal.boards import board_for, in_words
from reverie.words import LANGUAGES

SPECS = (
    "onirim/third/solo/lanterns",
    "onirim/third/team/lanterns",
    "onirim/third/team/book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus+lanterns",
)


def played(spec: str, seed: int) -> Game:
    """A whole game by the random player, saved and resumed in its middle."""
    game = reverie.from_spec(f"{spec}/seed={seed}")
    player = reverie.agent("random", "onirim", seed=seed)
    while not game.is_over:
        if game.answers == 7:
            resumed = reverie.load(game.record().text())
            assert resumed.hash() == game.hash()
            assert [resumed.view(seat) for seat in range(game.players)] == [
                game.view(seat) for seat in range(game.players)
            ]
            game = resumed
        game.apply(player.choose(game.outlook()))
    again = reverie.load(game.record().text())
    assert again.hash() == game.hash()
    return game


def shown(game: Game, language: str) -> dict[str, Any]:
    """What a person reads on each kind of terminal, and hears of what happened."""
    speech, view = Speech(language), game.view(0)
    board = board_for("onirim", speech)
    table = table_for("onirim", speech)
    reason = game.explain(game.codec.read("light"))
    return {
        "plain": [line.plain for line in table.zones(view)],
        "board": [zone.label for zone in board.board(view, game.actions(), 0)],
        "spoken": [line.plain for line in in_words("onirim", speech, 1, view)],
        "answers": [table.choice(action, view).plain for action in game.actions()],
        "told": [line.plain for line in table.tell(game.events)],
        "refused": reason.text(language) if reason is not None else "",
    }


def at_the_plain_table() -> list[str]:
    """Somebody lights a lantern and leaves, and comes back in another language."""
    told = []
    for options, typed in ((["--modules", "lanterns", "--seed", "7", "--lang", "en"], "light\nq\n"),
                           (["--resume", "--lang", "de"], "q\n")):  # fmt: skip
        done = CliRunner().invoke(app, ["play", "onirim", "--plain", *options], input=typed)
        assert done.exit_code == 0, done.output
        told.append(done.output)
    return told


def main() -> None:
    """Everything, as JSON."""
    counted: Counter[str] = Counter()
    for spec in SPECS:
        for seed in range(2):
            game = played(spec, seed)
            counted["games"] += 1
            counted["lit"] += sum(event.kind == "lantern" for event in game.events)
    fresh = reverie.from_spec("onirim/third/solo/lanterns/seed=7")
    dark = reverie.from_spec("onirim/third/solo/lanterns/seed=7")
    for _ in range(2):
        dark.apply("light")
    plain = reverie.from_spec("onirim/third/solo/seed=7")
    seen = {language: {"fresh": shown(fresh, language), "dark": shown(dark, language)} for language in LANGUAGES}
    missing = shown(plain, "en")["refused"]
    typed = at_the_plain_table()
    found = {"counted": counted, "hash": plain.hash(), "missing": missing, "seen": seen, "typed": typed}
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
