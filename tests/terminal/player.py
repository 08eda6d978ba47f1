"""A player who knows nothing of the game but what is on the screen: cards under a cursor, and open lists.

It picks by a seed; that is how it gets through whole games, and by what it reads on the screen it can tell whether a
card can be played.
"""

from __future__ import annotations

import random

from reverie.terminal.pages import Confirming
from tests.terminal.seats import Keys

PATIENCE = 3_000  # keys for a whole game


class ScreenPlayer:
    """Plays to the end by keys alone."""

    def __init__(self, keys: Keys, seed: int, hurry: bool = False) -> None:
        self.keys = keys
        self.lots = random.Random(seed)
        self.hurry = hurry  # discards rather than plays: such games are short
        self.pressed = 0

    async def press(self, *names: str) -> None:
        """Count what is pressed."""
        self.pressed += len(names)
        await self.keys.press(*names)

    async def step(self) -> None:
        """Look at the screen and press what makes sense there."""
        if self.keys.is_hidden:
            await self.press("enter")
            return
        if isinstance(self.keys.app.screen, Confirming):
            await self.press("y")
            return
        table = self.keys.table
        if table.choices.has_focus:
            choices = table.choices.choices
            number = self.lots.randrange(sum(not choice.reason for choice in choices))
            if self.hurry:  # what the game warns of ends it soonest
                number = next((i for i, choice in enumerate(choices) if choice.warning), number)
            if number and number < 9:
                await self.press(str(number + 1))
            await self.press("enter")
            return
        hand = [item for zone in table.board.zones if zone.name == "hand" for item in zone.items if item.number]
        await self.press(str(self.lots.randrange(len(hand)) + 1))
        item = table.board.item
        assert item is not None
        assert f"═{item.number}═" in self.keys.text or "[" in self.keys.text, self.keys.text
        if "D discard" in self.keys.text and (self.hurry or item.idle):
            await self.press("d")
        elif item.idle:
            await self.press("a")
        else:
            await self.press("enter")
