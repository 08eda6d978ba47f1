"""`reverie hint`: the chance of every answer at a point of a game, and why."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap as wrap_words
from typing import Annotated

import typer
from rich.text import Text

from reverie import from_spec, parse_spec, read_file
from reverie.agents.budget import Budget
from reverie.cli.hint_words import chance_text, why_text
from reverie.cli.options import Ascii, Json, Lang, Simulations, TimeBudget
from reverie.cli.output import Output, speaking
from reverie.cli.replay import read_input
from reverie.cli.speech import DIM, GOLD
from reverie.cli.table import table_for
from reverie.cli.table.plain import pad
from reverie.errors import ReverieError
from reverie.kernel.chances import Advice
from reverie.kernel.game import Game

Source = Annotated[
    str, typer.Argument(metavar="RECORD|SPEC", help="A saved game (- reads it from the input), or what is dealt.")
]
At = Annotated[int | None, typer.Option("--at", metavar="N", help="After so many answers; else where the game stands.")]
USUAL = Budget(seconds=1.0)
INDENT = 18  # the column of the answers


def hint(
    source: Source,
    at: At = None,
    simulations: Simulations = None,
    budget: TimeBudget = None,
    as_json: Json = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """How often each answer wins, as far as the one who is asked can know, and why."""
    with speaking(lang, as_json, ascii_only) as out:
        game = read_game(source)
        if at is not None:
            game = game.moment(at)
        thinking = game.think()
        (Budget.of(simulations, budget) or USUAL).spend(thinking.weighing)
        advice = thinking.advice()
        if as_json:
            data = {"spec": game.spec.text(), "answers": game.answers, "turn": game.turn}
            decision = game.decision
            asked = decision.to_json(out.speech.language) if decision else None
            out.json(data | {"decision": asked} | {"hint": advice.to_json(out.speech.language)})
        else:
            show(game, advice, out)


def read_game(source: str) -> Game:
    """A record by its path or from the input, or a game by its spec."""
    if source == "-" or Path(source).is_file():
        from reverie.audit.table_record import read_any_record  # a hosted game's document will do as well

        return read_any_record(read_input() if source == "-" else read_file(Path(source))).replay()
    try:
        return from_spec(parse_spec(source))
    except ReverieError:
        if "/" not in source or source.endswith((".rec", ".json")):
            read_file(Path(source))  # it was meant as a file: say what is wrong with that
        raise


def show(game: Game, advice: Advice, out: Output) -> None:
    """Every answer with its chance, the best first."""
    speech = out.speech
    table = table_for(game.spec.game, speech, out.width, game.players)
    view = game.view(advice.seat)
    place = speech.text("hint-after", answers=game.answers)
    out.line(Text.assemble(" ", (game.spec.text(), GOLD), (speech.spell(" · "), DIM), place))
    decision = game.decision
    assert decision is not None
    out.line(Text(f" {speech.spell(decision.prompt_in(speech.language))}"))
    out.line()
    for one in advice.answers:
        style = GOLD if one is advice.best else ""
        line = (
            Text(" ")
            .append(pad(chance_text(one, speech), INDENT - 1), style)
            .append_text(table.choice(one.action, view))
        )
        out.line(line)
        for said in wrap_words(why_text(one, speech), out.width - INDENT):
            out.line(Text(" " * INDENT).append(said, DIM))
    out.line()
    out.line(Text(" ").append_text(speech.rich("hint-simulations", DIM, games=speech.number(advice.simulations))))
