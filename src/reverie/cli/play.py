"""`reverie play`: a game at the table in the browser, at the terminal table, or line by line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.text import Text

from reverie import from_position
from reverie.agents import Agent
from reverie.cli import keeping, slots
from reverie.cli.browser import USUAL_PORT, play_in_browser
from reverie.cli.demo import Demo
from reverie.cli.options import (
    Ascii,
    CardsFile,
    Edition,
    Lang,
    Mode,
    Modules,
    PresetName,
    SeedText,
    Variants,
    complete_agent,
    complete_game,
    read_seed_flag,
    read_spec,
)
from reverie.cli.output import Output, speaking
from reverie.cli.session import Session, at_keyboard
from reverie.cli.sitting import NOBODY
from reverie.cli.speech import DIM
from reverie.errors import SpecError
from reverie.kernel import registry
from reverie.kernel.chance import fair_seed
from reverie.kernel.game import Game

Way = Literal["browser", "terminal", "plain"]

OneGame = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="The game; `reverie games` lists them.", autocompletion=complete_game),
]
Terminal = Annotated[bool, typer.Option("--terminal", help="A table that fills the terminal, by keys or by mouse.")]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, for pipes and simple terminals.")]
Spoken = Annotated[
    bool, typer.Option("--spoken", help="Line by line and in words, one thing a line: for screen readers.")
]
Browser = Annotated[bool, typer.Option("--browser", help="The table in your browser (what happens without a flag).")]
NoOpen = Annotated[bool, typer.Option("--no-open", help="Only say where the table is; open no browser.")]
Port = Annotated[
    int, typer.Option("--port", metavar="N", min=0, max=65535, help="The port of the browser's table; 0: any free one.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the game that was left.")]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")]
At = Annotated[
    int | None, typer.Option("--at", metavar="N", min=0, help="With --load: play on from there, after N answers.")
]
CampaignName = Annotated[
    str | None,
    typer.Option("--campaign", metavar="NAME", help="Begin or continue a campaign of this name (Etherfields)."),
]
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
    game: OneGame = None,
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
    at: At = None,
    campaign: CampaignName = None,
    position: Position = None,
    demo: DemoAgent = None,
    browser: Browser = False,
    terminal: Terminal = False,
    plain: Plain = False,
    spoken: Spoken = False,
    port: Port = USUAL_PORT,
    no_open: NoOpen = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Play a game: in your browser, or at the terminal with --terminal, --plain or --spoken.

    Without a game the browser opens at the shelf of all games. Saved games, positions, demonstrations and partners
    played by an agent belong to the terminal, and so does whatever is piped in. Every answer is saved; ? tells about
    all keys. Where the game warns of an answer, you are asked whether you mean it.
    """
    with speaking(lang, ascii_only=ascii_only) as out:
        given = (load, position, demo, partner, campaign)
        typed = resume or fair or ascii_only or any(it is not None for it in given)
        way = chosen_way(
            out, browser, terminal, plain or spoken, at_terminal=typed or (game is not None and not at_keyboard())
        )
        if game is None:
            start_without_game(out, way, port, not no_open)
            return
        if way not in registry.game(game).tables:
            if browser or terminal:
                raise SpecError("cli-not-at-this-table", place=f"--{way}", game=game)
            way = "plain"
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
        if at is not None and load is None:
            raise SpecError("cli-at-without-load", place="--at")
        if way == "browser":
            refuse_in_browser({**how, "--demo": demo is not None, "--partner": partner is not None})
            spec = read_spec(game, edition, mode, modules, variant, read_seed_flag(seed), preset, cards)
            play_in_browser(out, spec, port, not no_open)
            return
        told: list[Text] = []
        if campaign is None and at_keyboard() and not any((*how.values(), *about_the_spec.values())):
            campaign = slots.ask_which(out, game) if seed is None and demo is None else None
            if campaign is not None and not slots.exists(campaign):
                mode = slots.ask_how_many(out, game)
        if campaign is not None:
            refuse_contradictions({**how, "--campaign": True}, {}, None)
            slots.check_game(game)
            if slots.exists(campaign):
                refuse_contradictions({"--campaign": True}, about_the_spec, seed)
                dealt, slot, has_grown = slots.opened(campaign)
                told.append(out.speech.rich("cli-campaign-grown" if has_grown else "cli-resumed"))
            else:
                chosen = [*(variant or []), f"encounter={slots.ENCOUNTER}"]
                spec = read_spec(game, edition, mode, modules, chosen, read_seed_flag(seed), preset, cards)
                dealt = Game(registry.game(game), spec if spec.seed is not None else spec.with_seed())
                slot = slots.begin(campaign, dealt)
                told.append(out.speech.rich("cli-campaign-begun", campaign=campaign))
            if way == "terminal":
                from reverie.terminal.start import play_at_terminal

                play_at_terminal(dealt, out, seated(dealt, partner), told, slot=slot)
                return
            session = Session(dealt, out, seated(dealt, partner))
            session.slot, session.told, session.is_spoken = slot, told, spoken
            session.run()
            return
        if resume or load is not None:
            dealt = keeping.load(load) if load is not None else keeping.resume(game)
            if at is not None:
                dealt = played_on(dealt, at)
            told.append(out.speech.rich("cli-resumed-peeked" if dealt.peeked else "cli-resumed"))
        elif position is not None:
            dealt = from_position(position, seed=read_seed_flag(seed))
        else:
            number = fair_seed() if fair else read_seed_flag(seed)
            spec = read_spec(game, edition, mode, modules, variant, number, preset, cards)
            dealt = Game(registry.game(game), spec if spec.seed is not None else spec.with_seed())
        if dealt.spec.game != game:
            raise SpecError("cli-other-game", place="game", value=dealt.spec.game, game=game)
        start(dealt, out, demo, told, is_new=not resume, computers=seated(dealt, partner), way=way, is_spoken=spoken)


def played_on(game: Game, answers: int) -> Game:
    """The game as it stood after so many answers, by itself. Who has seen what came then is told so at the end."""
    then = game.moment(answers)
    then.peeked = game.peeked or answers < game.answers
    return then


def chosen_way(out: Output, browser: bool, terminal: bool, plain: bool, at_terminal: bool) -> Way:
    """How the table is shown: as the flags say, else in the browser, unless what is wanted belongs to the terminal.

    A terminal that cannot show the table gets the plain one; if it was asked for, with a word about it.
    """
    chosen: dict[Way, bool] = {"browser": browser, "terminal": terminal, "plain": plain}
    flags = [way for way, given in chosen.items() if given]
    if len(flags) > 1:
        raise SpecError("cli-contradiction", place="flags", flags=[f"--{way}" for way in flags])
    way: Way = flags[0] if flags else "terminal" if at_terminal else "browser"
    if way == "terminal" and not can_show():
        if not flags:
            return "plain"
        out.errors.print(Text(out.speech.text("terminal-fallback"), DIM), soft_wrap=True)
        return "plain"
    return way


def can_show() -> bool:
    """Whether somebody sits at a terminal that can do more than print lines."""
    return at_keyboard() and os.environ.get("TERM", "") not in ("", "dumb")


def start_without_game(out: Output, way: Way, port: int, open_it: bool) -> None:
    """Where there is room to ask which game, ask."""
    if way == "terminal":
        from reverie.terminal.start import play_at_terminal

        play_at_terminal(None, out)
    elif way == "browser":
        play_in_browser(out, None, port, open_it)
    else:
        raise SpecError("terminal-which-game", place="game", allowed=list(registry.games()))


def seated(dealt: Game, partner: str | None) -> dict[int, Agent]:
    """The agent at the second seat, if one is wanted; SpecError if there is no second seat."""
    if partner is None:
        return {}
    if dealt.players < 2:
        raise SpecError("cli-no-partner", place="--partner", mode=dealt.spec.mode)
    seed = dealt.spec.seed if isinstance(dealt.spec.seed, int) else 0
    return {1: registry.agent(partner, dealt.spec.game, seed)}


def start(
    dealt: Game,
    out: Output,
    demo: str | None,
    told: list[Text],
    is_new: bool,
    computers: Mapping[int, Agent] = NOBODY,
    way: Way = "plain",
    is_spoken: bool = False,
) -> None:
    """Sit down at the table, or watch."""
    if demo is not None and way == "terminal":
        from reverie.terminal.start import play_at_terminal

        play_at_terminal(dealt, out, demo=demo)
        return
    if demo is not None:
        Demo(dealt, out, demo).run()
        return
    kept = keeping.set_aside(dealt.spec.game) if is_new else None
    if kept is not None:
        told.append(out.speech.rich("cli-set-aside", path=str(kept)))
    if way == "terminal":
        from reverie.terminal.start import play_at_terminal

        play_at_terminal(dealt, out, computers, told)
        return
    session = Session(dealt, out, computers)
    session.told, session.is_spoken = told, is_spoken
    if is_new and dealt.line:
        session.save_it()  # a loaded game takes the place of the one set aside
    session.run()


def refuse_in_browser(flags: Mapping[str, bool]) -> None:
    """A game in the browser begins with its set-up; what goes on with something belongs to the terminal."""
    chosen = [flag for flag, given in flags.items() if given]
    if chosen:
        raise SpecError("cli-contradiction", place="flags", flags=["--browser", *chosen])


def refuse_contradictions(how: Mapping[str, bool], spec: Mapping[str, object], seed: str | None) -> None:
    """A saved game brings its own rules and deal; a position brings its own rules."""
    chosen = [flag for flag, given in how.items() if given]
    other = [flag for flag, given in spec.items() if given] if chosen and chosen != ["--fair"] else []
    if seed is not None and chosen and chosen != ["--position"]:
        other.append("--seed")
    if len(chosen) + len(other) > 1 and (len(chosen) > 1 or other):
        raise SpecError("cli-contradiction", place="flags", flags=[*chosen, *other])
