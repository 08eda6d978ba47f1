"""Where lines come in: a few at a time, so that each can be looked at before the next ones are let in.

An event loop by itself accepts everybody who waits in one go, and when no descriptor is left it hangs up on whoever
comes, or stands still for a second, and says nothing. Here somebody silent gives way first, and it is said. Everybody
stands in one queue before the door, so an address that fills it is dealt with as quickly as can be: its lines are shut
again at once, and cost a twentieth of one that is let in.
"""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from reverie.hosted.refusals import Refusal
from reverie.server.crowd import AGAIN, Crowd
from reverie.server.lines import written

AT_ONCE: Final = 16  # lines that are let in in one round of the event loop
LOOKED_AT: Final = 128  # lines that are let in or shut again in one round
PAUSE: Final = 0.02  # seconds until somebody who gave way has gone
NO_MORE: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Accepting:
    """A listening socket whose lines go to protocols."""

    def __init__(self, listening: socket.socket, crowd: Crowd, make: Callable[[], asyncio.BaseProtocol]) -> None:
        self.listening = listening
        self.crowd = crowd
        self.make = make
        self.loop = asyncio.get_running_loop()
        self.coming: set[asyncio.Task[None]] = set()
        self.is_open = False
        self.too_many = written(Refusal("too_many", retry_after=AGAIN))

    def open(self, backlog: int) -> None:
        """Listen; OSError if somebody else was quicker."""
        self.listening.listen(backlog)
        self.is_open = True
        self.attend()

    def attend(self) -> None:
        """Look who is there."""
        if self.is_open:
            self.loop.add_reader(self.listening.fileno(), self.knock)

    def close(self) -> None:
        """Nobody new."""
        if self.is_open:
            self.is_open = False
            self.loop.remove_reader(self.listening.fileno())

    def knock(self) -> None:
        """Somebody is there, perhaps several."""
        let_in = 0
        for _ in range(LOOKED_AT):
            try:
                line, address = self.listening.accept()
            except OSError as error:
                if error.errno in NO_MORE:
                    self.no_more()
                return  # nobody is left, or whoever was there has gone again
            line.setblocking(False)
            if not self.crowd.may_come(address[0]):
                self.turn_away(line)
                continue
            task = self.loop.create_task(self.let_in(line))
            self.coming.add(task)
            task.add_done_callback(self.coming.discard)
            let_in += 1
            if let_in == AT_ONCE:
                return

    def turn_away(self, line: socket.socket) -> None:
        """Say why, if that needs no waiting, and shut the line."""
        with suppress(OSError):
            line.send(self.too_many)
        line.close()

    async def let_in(self, line: socket.socket) -> None:
        """One line to its protocol."""
        try:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self.loop.connect_accepted_socket(self.make, line)
        except OSError:  # it has gone again
            line.close()

    def no_more(self) -> None:
        """No descriptor is left: somebody silent gives way, and whoever is at the door waits a moment."""
        self.crowd.without_descriptor()
        self.loop.remove_reader(self.listening.fileno())
        self.loop.call_later(PAUSE, self.attend)
