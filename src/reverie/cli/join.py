"""`reverie join`: an agent on a seat of a hosted table, or a pair of eyes.

A link is a secret, and what stands on a command line can be read by other users of the computer and is kept in the
shell's history; `-` reads the link from the input instead.

Exit codes: 0 the game is over (won or lost), 1 it cannot go on, 2 something was asked that cannot be done, 130 Ctrl-C.
"""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from reverie.cli.device import key_for
from reverie.cli.online import house_at, refused
from reverie.cli.options import Ascii, Lang, complete_agent
from reverie.cli.output import INTERRUPTED, Output, speaking
from reverie.cli.speech import BAD, DIM
from reverie.errors import StateError
from reverie.kernel import registry

if TYPE_CHECKING:
    from reverie.cli.watching import Watcher
    from reverie.client import Link, Seat

STUCK = 1
LONGEST_LINK = 2000

LinkText = Annotated[
    str, typer.Argument(metavar="LINK", help="The link of a seat; - reads it from the input, so that nobody sees it.")
]
AgentName = Annotated[str, typer.Option("--agent", metavar="NAME", help="Who plays.", autocompletion=complete_agent)]
Watch = Annotated[bool, typer.Option("--watch", help="Play nothing: only tell what happens.")]
Again = Annotated[bool, typer.Option("--again", help="Offer another game after each one, until stopped.")]


def join(
    link: LinkText,
    agent: AgentName = "rules",
    watch: Watch = False,
    again: Again = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """Sit down at a hosted table by its link and let an agent play, or watch.

    A link opens its seat once. Lost connections are made again; Ctrl-C leaves, and on this computer the same link
    leads back.
    """
    with speaking(lang, ascii_only=ascii_only) as out:
        if watch and again:
            raise StateError("cli-contradiction", place="flags", flags=["--watch", "--again"])
        try:
            went_on = asyncio.run(stay(read_link(link, out), None if watch else agent, again, out))
        except KeyboardInterrupt:
            if sys.stdout.isatty():
                out.line()
            out.say("hosting-left", DIM)
            raise typer.Exit(INTERRUPTED) from None
    if not went_on:
        raise typer.Exit(STUCK)


def read_link(text: str, out: Output) -> Link:
    """A link from the command line or the input, with the key that this computer has for it; StateError if it is
    none."""
    from reverie.client import Link

    if text == "-":
        if sys.stdin.isatty():
            out.say("hosting-paste", DIM)
        text = sys.stdin.readline(LONGEST_LINK)
        if not text.strip():
            raise StateError("hosting-empty-link", place="-")
    link = Link.read(text)
    link.key = key_for(link)
    return link


async def stay(link: Link, agent: str | None, again: bool, out: Output) -> bool:
    """One game after the other, or one; False if a game cannot go on."""
    while True:
        following = await one_game(link, agent, again, out)
        if not isinstance(following, str):
            return following
        link = link.at(following)


async def one_game(link: Link, agent: str | None, again: bool, out: Output) -> bool | str:
    """A game to its end: the next table if there is to be one, else whether it came to its end."""
    from reverie.cli.watching import Watcher
    from reverie.client import Refused, Seat, play_with

    async with house_at(link.server, out.speech.language) as house:
        summary = await house.summary(link)
        game = str(summary["spec"]).partition("/")[0]
    if agent is not None:
        registry.agent(agent, game)  # before anybody is kept waiting
    watcher = Watcher(out, agent)
    try:
        async with Seat(link, out.speech.language, notice=watcher.notice, lost=watcher.lost) as seat:
            if agent is not None and seat.welcome["seat"] is None:
                raise StateError("hosting-not-a-seat", place="link")
            watcher.attend(seat)
            if agent is None:
                await seat.wait(lambda: seat.is_over or seat.further is not None)
            else:
                await play_with(seat, agent)
            if seat.further is not None:
                return seat.further
            watcher.finish()
            if seat.observation["status"] == "locked":
                reason = out.speech.text(f"server-{str(seat.observation['locked']).replace('_', '-')}")
                out.line(Text(" ").append_text(out.speech.rich("hosting-locked", BAD, reason=reason)))
                return False
            return await next_game(seat, watcher, out) if again else True
    except Refused as error:
        raise refused(error, out.speech.language) from None


async def next_game(seat: Seat, watcher: Watcher, out: Output) -> str:
    """Offer another game and wait for the others; returns its table."""
    from reverie.client import offer_rematch

    if watcher.following is None:
        await offer_rematch(seat)
    if watcher.following is None:
        out.line(Text(" ").append_text(out.speech.rich("hosting-offers", DIM)))
    await seat.wait(lambda: watcher.following is not None)
    assert watcher.following is not None
    return watcher.following
