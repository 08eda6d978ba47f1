"""Forgetting: tables at which nothing has been done for long, if the host wishes so, and guests whom nobody needs.

It is done a little at a time, so that whoever plays does not wait for it: a few rows are looked at, each table is
erased in a transaction of its own, and everybody else has their turn in between. A round that is interrupted does no
harm, the next one begins anew. Moments are compared by the wall clock, as they are stored; when that has jumped against
the monotonic one, a round is left out: a clock that is wrong for a while must not cost anybody a game.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from reverie.server.stores.driver import StorageError, StorageGone

if TYPE_CHECKING:
    from reverie.server.hall import Hall

LOG = logging.getLogger("reverie.server")

PAGE: Final = 200  # rows that are looked at together
BREATH: Final = 0.02  # seconds for everybody else
JUMP: Final = 600.0  # seconds by which the clocks may differ between two rounds


class Forgetting:
    """The rounds of one process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.noted = self.clocks()

    def clocks(self) -> tuple[float, float]:
        """Both clocks, in seconds."""
        return self.hall.clock.now() / 1000, self.hall.clock.monotonic()

    async def go_round(self) -> None:
        """Everything that is to be forgotten by now."""
        (wall, steady), (wall_before, steady_before) = self.clocks(), self.noted
        self.noted = wall, steady
        if abs((wall - wall_before) - (steady - steady_before)) > JUMP:
            LOG.warning("clock jumped: nothing is forgotten", extra={"seconds": round(wall - wall_before)})
            return
        settings = self.hall.settings
        await self.forget_guests(int((wall - settings.timing.guest) * 1000))
        if settings.forget_after:
            await self.forget_tables(int((wall - settings.forget_after) * 1000))

    async def forget_tables(self, before: int) -> None:
        """Tables whose last action was before a moment, finished or not; those that somebody looks at stay."""
        store, erased, last = self.hall.store, 0, ""
        while page := await store.tables_after(last, PAGE):
            last = page[-1][0]
            for table, at in page:
                room = self.hall.rooms.get(table)
                if at >= before or (room is not None and (room.connections or room.lock.locked())):
                    continue
                try:
                    await store.erase_table(table, before, f"seats:{table}")
                except StorageGone:
                    raise
                except StorageError:  # somebody came back to it in this moment
                    continue
                self.hall.rooms.pop(table, None)
                erased += 1
                await asyncio.sleep(BREATH)
            await asyncio.sleep(BREATH)
        if erased:
            LOG.info("tables forgotten", extra={"count": erased})

    async def forget_guests(self, before: int) -> None:
        """Guests without a name, a seat or a result who were made before a moment."""
        store, last = self.hall.store, ""
        while page := await store.guests_after(last, PAGE):
            await store.forget_guests(last, page[-1], before)
            last = page[-1]
            await asyncio.sleep(BREATH)
