"""`reverie puzzles`: the list, and making new ones; `reverie puzzle N`: win from here, with three hints."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text

from reverie.cli.options import Ascii, GameName, Json, Lang
from reverie.cli.output import Output, speaking
from reverie.cli.screen import screen
from reverie.cli.session import is_number, read_line, retell
from reverie.cli.speech import BAD, DIM, GOLD
from reverie.cli.table import Table, table_for
from reverie.cli.verify import write
from reverie.errors import ReverieError, StateError
from reverie.kernel.actions import Action
from reverie.kernel.game import Game
from reverie.puzzles import winnable
from reverie.puzzles.making import WORLDS, make
from reverie.puzzles.puzzle import GAMES, Puzzle, daily, numbered, shipped, text_of

HINTS = (3, 2, 1)  # how many answers are left after each hint
HINT, GIVE_UP, QUIT = "h", "g", "q"

puzzles = typer.Typer(name="puzzles", help="Positions in which one answer keeps the win.", no_args_is_help=False)

ChosenGame = Annotated[str | None, typer.Option("--game", metavar="GAME", help="onirim or urbion.")]
Number = Annotated[int | None, typer.Argument(metavar="N", help="Its number; `reverie puzzles` lists them.")]
Daily = Annotated[bool, typer.Option("--daily", help="The puzzle of this day (UTC); the games take turns.")]
Count = Annotated[int, typer.Option("--count", metavar="N", help="How many.")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="The first deal that is looked through.")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to write them; else to the output.")]


@puzzles.callback(invoke_without_command=True)
def listed(
    ctx: typer.Context, game: ChosenGame = None, as_json: Json = False, lang: Lang = None, ascii_only: Ascii = False
) -> None:
    """List the puzzles that ship, by grade."""
    if ctx.invoked_subcommand is not None:
        return
    with speaking(lang, as_json, ascii_only) as out:
        found = {name: shipped(name) for name in ([game] if game else GAMES)}
        if as_json:
            rows = [
                {"game": name, "number": number, "grade": puzzle.grade, "spec": puzzle.spec}
                for name, some in found.items()
                for number, puzzle in enumerate(some, 1)
            ]
            out.json({"puzzles": rows})
            return
        for name, some in found.items():
            out.line(Text(" ", GOLD).append(out.speech.text("cli-puzzles-of", game=name, count=len(some))))
            first = 1
            for grade, count in sorted(Counter(puzzle.grade for puzzle in some).items()):
                out.say("cli-puzzles-grade", grade=grade, first=first, last=first + count - 1)
                first += count
        out.say("cli-puzzles-try")


@puzzles.command("make")
def make_some(
    game: GameName,
    count: Count = 200,
    seed: Seed = 2026,
    out_file: Out = None,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Make puzzles from played games: the same seed makes the same ones everywhere."""
    with speaking(lang, False, ascii_only) as out:
        keep(text_of(game, seed, watched(game, count, seed, out)), out_file)


@puzzles.command("winnable")
def list_winnable(
    count: Annotated[int, typer.Option("--count", metavar="N", help="The first so many deals of each rule set.")] = 300,
    out_file: Out = None,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Look for deals that can be won, by the solver: the list from which set-ups draw. The same list everywhere."""
    with speaking(lang, False, ascii_only) as out:
        keep(winnable.make(count, told_of(out)), out_file)


def told_of(out: Output) -> winnable.Watch | None:
    """A line for each set of rules, if somebody sits at the terminal."""
    if not out.errors.is_terminal:
        return None

    def tell(rules: str, number: int) -> None:
        if number == winnable.FIRST:
            out.errors.print(rules, style=DIM)

    return tell


def keep(text: str, out_file: Path | None) -> None:
    """Write what was made to a file, whole or not at all, or to the output."""
    if out_file is None:
        typer.echo(text, nl=False)
        return
    try:
        part = out_file.with_name(out_file.name + ".part")
        part.write_text(text, "utf-8")
        part.replace(out_file)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise StateError("cli-save-failed", place=str(out_file)[:200], reason=reason) from None


def watched(game: str, count: int, seed: int, out: Output) -> list[Puzzle]:
    """Make them with a progress bar, if somebody sits at the terminal."""
    if not out.errors.is_terminal:
        return make(game, count, seed)
    columns = TextColumn(" {task.description}"), BarColumn(complete_style=GOLD), MofNCompleteColumn()
    with Progress(*columns, console=out.errors, transient=True) as progress:
        task = progress.add_task(game, total=count)
        return make(game, count, seed, lambda found, deals: progress.update(task, completed=found))


def puzzle(
    number: Number = None,
    game: ChosenGame = None,
    is_daily: Daily = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Play a puzzle: find the answer that keeps the win."""
    with speaking(lang, False, ascii_only) as out:
        if is_daily and number is not None:
            raise StateError("cli-contradiction", place="flags", flags=["--daily", "N"])
        if is_daily:
            game, number = daily(datetime.now(UTC).date(), game)
        if number is None:
            raise StateError("puzzle-which", place="number")
        game = game or GAMES[0]
        Sitting(numbered(game, number), number, out).run()


class Sitting:
    """One person at one puzzle."""

    def __init__(self, one: Puzzle, number: int, out: Output) -> None:
        self.puzzle, self.out, self.speech = one, out, out.speech
        self.game = one.game()
        self.solution = one.answer(self.game)
        self.table: Table = table_for(self.game.spec.game, out.speech, out.width, self.game.players)
        self.number = number
        self.hints = 0
        self.wrong: list[Action] = []

    def run(self) -> None:
        """Show the table, and take answers until the right one comes or nobody wants to go on."""
        self.draw()
        while True:
            line = read_line(self.out, " " + self.speech.text("cli-riddle-prompt") + " ")
            word = (line or QUIT).strip().casefold()
            if word == QUIT or line is None:
                return
            if word == GIVE_UP:
                self.explain("cli-riddle-given-up")
                return
            if word == HINT:
                self.hint()
                continue
            try:
                action = self.meaning(" ".join(line.split()))
            except ReverieError as error:
                self.out.line(Text(f" {self.speech.sentence(error)}", BAD))
                continue
            if action == self.solution:
                self.explain("cli-riddle-solved")
                return
            self.wrong.append(action)
            self.say("cli-riddle-wrong", BAD, answer=self.said(action))

    def draw(self) -> None:
        """What is to be done, and the table."""
        for line in screen(self.game, self.table, [], 0, height=None):
            self.out.line(line)
        self.out.line()
        name = "cli-riddle-urbion" if self.puzzle.line else "cli-riddle-onirim"
        self.say("cli-riddle-title", GOLD, number=self.number, grade=self.puzzle.grade)
        self.say(name)
        for key, text in (("deck", "cli-riddle-dreams"), ("city_deck", "cli-riddle-cities")):
            coming = self.game.view(0).get(key, {}).get("known_top") or []
            if self.puzzle.line and coming:
                self.say(text, cards=", ".join(map(self.coming, coming)))

    def coming(self, token: str) -> str:
        """A card whose place is known, by its name."""
        return self.speech.card(token)

    def say(self, name: str, style: str = "", **details: str | int) -> None:
        """A paragraph."""
        write(self.out, self.speech.text(name, **details).strip(), style)

    def meaning(self, text: str) -> Action:
        """Which answer is meant: a number on the screen, or its words."""
        actions = self.game.actions()
        if is_number(text):
            if not 1 <= int(text[:9]) <= len(actions):
                raise StateError("cli-no-choice", number=text[:9], count=str(len(actions)))
            return actions[int(text) - 1]
        found = self.game.read(text)
        if found not in actions:
            raise StateError("cli-no-choice", number=text[:40], count=str(len(actions)))
        return found

    def said(self, action: Action) -> str:
        """An answer as the table says it."""
        return " ".join(self.table.choice(action, self.game.view(0)).plain.split())

    def hint(self) -> None:
        """One step more: of three answers, of two, the answer itself; those already found wrong are not among them."""
        left = HINTS[min(self.hints, len(HINTS) - 1)]
        self.hints += 1
        actions = self.game.actions()
        others = [one for one in actions if one != self.solution and one not in self.wrong][: left - 1]
        some = [self.said(one) for one in actions if one in (*others, self.solution)]
        if len(some) == 1:
            self.say("cli-riddle-hint-answer", GOLD, answer=some[0])
        else:
            self.say("cli-riddle-hint-some", GOLD, answers="; ".join(some))

    def explain(self, name: str) -> None:
        """The answer and why: the line that wins, or what each answer wins in the same worlds."""
        self.say(name, GOLD, answer=self.said(self.solution), hints=self.hints, wrong=len(self.wrong))
        self.out.line()
        if self.puzzle.line:
            self.tell_line()
            return
        self.say("cli-riddle-chances", worlds=self.speech.number(WORLDS))
        by_id = {action.id: action for action in self.game.actions()}
        for action, wins in self.puzzle.chances:
            share = f"{self.speech.number(100 * wins / WORLDS, 1)} %"
            self.out.line(Text.assemble(f" {share:>8}  ", (self.said(by_id[action]), GOLD if wins else DIM)))

    def tell_line(self) -> None:
        """How it is won, as a story; no other answer wins."""
        self.say("cli-riddle-proven")
        begun = self.game.answers
        won: Game = self.game.moment(begun)
        for number in self.puzzle.line:
            won.apply(number)
        for line in retell(self.table, won.events_after(0, begun)[1]):
            self.out.line(line)
