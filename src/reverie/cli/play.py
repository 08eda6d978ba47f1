"""`reverie play`: a game at the plain terminal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from reverie import from_position
from reverie.agents import Agent
from reverie.cli import keeping
from reverie.cli.demo import Demo
from reverie.cli.options import (
    Ascii,
    CardsFile,
    Edition,
    GameName,
    Lang,
    Mode,
    Modules,
    PresetName,
    SeedText,
    Variants,
    complete_agent,
    read_seed_flag,
    read_spec,
)
from reverie.cli.output import Output, speaking
from reverie.cli.session import NOBODY, Session
from reverie.errors import SpecError
from reverie.kernel import registry
from reverie.kernel.chance import fair_seed
from reverie.kernel.game import Game

Resume = Annotated[bool, typer.Option("--resume", help="Go on with the game that was left.")]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")]
Position = Annotated[str | None, typer.Option("--position", metavar="TEXT", help="Set up a written position.")]
Fair = Annotated[bool, typer.Option("--fair", help="Deal from a fresh fair secret, laid open at the end.")]
DemoAgent = Annotated[
    str | None, typer.Option("--demo", metavar="AGENT", help="Watch an agent play.", autocompletion=complete_agent)
]
Partner = Annotated[
    str | None,
    typer.Option("--partner", metavar="AGENT", help="Let an agent play seat 2.", autocompletion=complete_agent),
]


def play(
    game: GameName,
    edition: Edition = None,
    modules: Modules = None,
    mode: Mode = None,
    variant: Variants = None,
    preset: PresetName = None,
    cards: CardsFile = None,
    partner: Partner = None,
    seed: SeedText = None,
    fair: Fair = False,
    resume: Resume = False,
    load: Load = None,
    position: Position = None,
    demo: DemoAgent = None,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Play a game: the table, numbered choices, undo, save, resume.

    Type ? during the game for everything that can be typed. The game is saved after every answer. Where the game
    warns of an answer, you are asked whether you mean it.
    """
    with speaking(lang, ascii_only=ascii_only) as out:
        registry.game(game)
        how = {"--resume": resume, "--load": load is not None, "--position": position is not None, "--fair": fair}
        about_the_spec = {
            "--edition": edition,
            "--modules": modules,
            "--mode": mode,
            "--variant": variant,
            "--preset": preset,
            "--cards": cards,
        }
        refuse_contradictions(how, about_the_spec, seed)
        told: list[Text] = []
        if resume or load is not None:
            dealt = keeping.load(load) if load is not None else keeping.resume(game)
            told.append(out.speech.rich("cli-resumed-peeked" if dealt.peeked else "cli-resumed"))
        elif position is not None:
            dealt = from_position(position, seed=read_seed_flag(seed))
        else:
            number = fair_seed() if fair else read_seed_flag(seed)
            spec = read_spec(game, edition, mode, modules, variant, number, preset, cards)
            dealt = Game(registry.game(game), spec if spec.seed is not None else spec.with_seed())
        if dealt.spec.game != game:
            raise SpecError("cli-other-game", place="game", value=dealt.spec.game, game=game)
        start(dealt, out, demo, told, is_new=not resume, computers=seated(dealt, partner))


def seated(dealt: Game, partner: str | None) -> dict[int, Agent]:
    """The agent at the second seat, if one is wanted; SpecError if there is no second seat."""
    if partner is None:
        return {}
    if dealt.players < 2:
        raise SpecError("cli-no-partner", place="--partner", mode=dealt.spec.mode)
    seed = dealt.spec.seed if isinstance(dealt.spec.seed, int) else 0
    return {1: registry.agent(partner, dealt.spec.game, seed)}


def start(
    dealt: Game, out: Output, demo: str | None, told: list[Text], is_new: bool, computers: Mapping[int, Agent] = NOBODY
) -> None:
    """Sit down at the table, or watch."""
    if demo is not None:
        Demo(dealt, out, demo).run()
        return
    kept = keeping.set_aside(dealt.spec.game) if is_new else None
    if kept is not None:
        told.append(out.speech.rich("cli-set-aside", path=str(kept)))
    session = Session(dealt, out, computers)
    session.told = told
    if is_new and dealt.line:
        session.keep()  # a loaded game takes the place of the one set aside
    session.run()


def refuse_contradictions(how: Mapping[str, bool], spec: Mapping[str, object], seed: str | None) -> None:
    """A saved game brings its own rules and deal; a position brings its own rules."""
    chosen = [flag for flag, given in how.items() if given]
    other = [flag for flag, given in spec.items() if given] if chosen and chosen != ["--fair"] else []
    if seed is not None and chosen and chosen != ["--position"]:
        other.append("--seed")
    if len(chosen) + len(other) > 1 and (len(chosen) > 1 or other):
        raise SpecError("cli-contradiction", place="flags", flags=[*chosen, *other])
