"""A terminal table in tests: keys go in, the screen comes out as text."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any
from unittest import mock

from textual._compositor import Compositor
from textual._context import visible_screen_stack
from textual.pilot import Pilot

from reverie.agents import Agent
from reverie.cli.sitting import NOBODY
from reverie.cli.speech import Speech
from reverie.kernel.game import Game
from reverie.terminal.app import TableApp
from reverie.terminal.curtain import Curtain
from reverie.terminal.table_screen import TableScreen

SMALL, LARGE = (80, 24), (120, 40)
ROUNDS = 4  # a key leads to a message, that to a new page, that to a new focus, and that to another drawing


class Keys:
    """Somebody at the keyboard who looks at the screen."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self._lines: list[str] | None = None  # what was read since the last key

    async def press(self, *names: str) -> None:
        """Press keys one after the other, each when everything before it has been dealt with."""
        for name in names:
            self.app.simulate_key(name)
            await self.settle()

    async def type(self, text: str) -> None:
        """Type a text into a line."""
        await self.pilot.press(*text)
        await self.settle()

    async def settle(self) -> None:
        """Until every widget has dealt with its messages; nothing waits for a clock."""
        self._lines = None
        for _ in range(ROUNDS):
            await self.pilot.pause(0)
            broken = self.app._exception
            if broken is not None:  # said here and not at the end, after a screen that is half gone
                raise broken

    @property
    def lines(self) -> list[str]:
        """The screen as it is drawn, without the spaces at the ends of lines."""
        if self._lines is None:
            strips = self.app.screen._compositor.render_strips()
            self._lines = ["".join(segment.text for segment in strip).rstrip() for strip in strips]
        return self._lines

    @property
    def text(self) -> str:
        """The same in one piece."""
        return "\n".join(self.lines)

    @property
    def words(self) -> str:
        """The same with every run of spaces as one, for sentences that are wrapped."""
        return " ".join(self.text.split())

    @property
    def table(self) -> TableScreen:
        """The table, which must be in sight."""
        screen = self.app.screen
        assert isinstance(screen, TableScreen), self.text
        return screen

    @property
    def is_hidden(self) -> bool:
        """Whether the curtain is down."""
        return isinstance(self.app.screen, Curtain)


def read_only(compositor: Compositor, full: bool = False, screen_stack: Any = None, **how: Any) -> Any:
    """Nothing is drawn for a terminal that is not there: that was half of the work. Whoever looks (`Keys.lines`) has
    the whole screen drawn, and so has whoever wants a picture of it. (The knob of a scroll bar comes with drawing.)"""
    if full:
        return DRAWN(compositor, full, screen_stack, **how)
    visible_screen_stack.set(screen_stack or [])
    compositor._dirty_regions.clear()
    return None


DRAWN = Compositor.render_update


@asynccontextmanager
async def seated(
    game: Game | None,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    ascii_only: bool = False,
    computers: Mapping[int, Agent] = NOBODY,
    demo: str | None = None,
    drawn: bool = False,
) -> AsyncIterator[Keys]:
    """A table in a window of this size; drawn at once, or when somebody looks."""
    app = TableApp(Speech(language, ascii_only), game, computers, demo=demo)
    with mock.patch.object(Compositor, "render_update", DRAWN if drawn else read_only):
        async with app.run_test(size=size) as pilot:
            keys = Keys(app, pilot)
            await keys.settle()
            yield keys


def run(scene: Callable[[], Awaitable[None]]) -> None:
    """Play a scene to its end."""

    async def play() -> None:
        await scene()

    asyncio.run(play())
