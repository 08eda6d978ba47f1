"""A large sample of games of every title, each kept as one line: its spec, who played, how many answers, the state.

What the house looks like inside may change; how a game goes may not. So a line holds nothing but what players could
notice: with the same spec and the same answers a game comes to the same state, to the bit. Whoever wants a rule to
change writes the sample again and says why:

    python -m tests.golden.sample [--game GAME] --write     other games than before, if there is more to choose from
    python -m tests.golden.sample [--game GAME] --again     the same games, played now: content of a pack has changed
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import reverie
from reverie.games.etherfields.manifest import size_of
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec

FOLDER = Path(__file__).parent / "games"
GAMES = ("etherfields", "onirim", "urbion")
COUNTS = {"etherfields": 400, "onirim": 2_000, "urbion": 2_000}  # what a pack holds changes, and is played again then
LONG = 9  # one game in so many is played further
SHORT_ANSWERS, LONG_ANSWERS = 120, 600  # of Etherfields, whose players may wander; the other titles end by themselves
ENDLESS = 4_000
PLAYERS = ("random", "random", "rules", "random", "both")


@dataclass(frozen=True)
class Line:
    """A game of the sample."""

    spec: str
    player: str  # random | rules | both: now the one, now the other
    answers: int
    state: str

    def __str__(self) -> str:
        return f"{self.spec} {self.player} {self.answers} {self.state}"

    def replayed(self) -> Line:
        """The same game, played now."""
        return play(self.spec, self.player, self.answers)


def read(game: str) -> list[Line]:
    """The sample of a title."""
    lines = (FOLDER / f"{game}.txt").read_text("utf-8").splitlines()
    return [Line(spec, player, int(answers), state) for spec, player, answers, state in map(str.split, lines)]


def play(spec: str, player: str, most: int) -> Line:
    """A game to its end, or as far as so many answers lead. The short hash of the state stands for all of it."""
    game = reverie.from_spec(spec)
    seed = int(spec.rpartition("seed=")[2])
    names = ("random", "rules") if player == "both" else (player,)
    players = [reverie.agent(name, game.spec.game, seed=seed) for name in names]
    answers = 0
    while not game.is_over and answers < most:
        game.apply(players[answers % len(players)].choose(game.outlook()))
        answers += 1
    return Line(spec, player, answers, game.hash()[:12])


# ---- making it ------------------------------------------------------------------------------------------------------


def spec_of(game: str, number: int) -> str:
    """Modes in turn, so that a few games show all of them; edition, modules, variants and the deal by lot."""
    lot = random.Random(f"{game} {number}")
    manifest = registry.game(game).manifest
    modes = [mode.name for mode in manifest.modes if mode.available]
    mode = modes[number % len(modes)]
    edition = manifest.editions[0] if lot.random() < 0.8 else lot.choice(manifest.editions)
    share = lot.choice([0.3, 0.6, 1.0])
    modules = [name for name in edition.modules if lot.random() < share]
    variants = {
        one.name: lot.choice(one.values) if lot.random() < 0.6 else one.default
        for one in manifest.variants
        if one.is_in(edition.name)
    }
    if "team" in variants and variants["team"] != "default":
        players = size_of(mode)
        fitting = [team for one in manifest.variants if one.name == "team" for team in one.values[1:]]
        variants["team"] = lot.choice([team for team in fitting if len(team.split("+")) == players])
    spec = GameSpec.make(manifest, edition=edition.name, mode=mode, modules=modules, variants=variants)
    return spec.with_seed(lot.randrange(100_000)).text()


def write(game: str) -> None:
    """Write the sample of a title again."""
    FOLDER.mkdir(exist_ok=True)
    with (FOLDER / f"{game}.txt").open("w", encoding="utf-8") as file:
        for number in range(COUNTS[game]):
            player = PLAYERS[number // LONG % len(PLAYERS)]
            print(play(spec_of(game, number), player, most_of(game, number)), file=file, flush=True)


def most_of(game: str, number: int) -> int:
    """How many answers a game of the sample is given at most."""
    if game != "etherfields":
        return ENDLESS
    return LONG_ANSWERS if number % LONG == 0 else SHORT_ANSWERS


def play_again(numbered: tuple[int, Line]) -> str:
    """A line of the sample, as it reads now."""
    number, line = numbered
    return str(play(line.spec, line.player, most_of(line.spec.partition("/")[0], number)))


def write_again(game: str) -> None:
    """Play the games of the sample anew and keep what they come to; nothing is written before the last has ended."""
    with ProcessPoolExecutor() as processes:
        lines = list(processes.map(play_again, enumerate(read(game)[: COUNTS[game]]), chunksize=10))
    (FOLDER / f"{game}.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=GAMES)
    how = parser.add_mutually_exclusive_group(required=True)
    how.add_argument("--write", dest="act", action="store_const", const=write, help="choose and play games")
    how.add_argument("--again", dest="act", action="store_const", const=write_again, help="play the same games")
    options = parser.parse_args()
    for title in [options.game] if options.game else GAMES:
        options.act(title)
