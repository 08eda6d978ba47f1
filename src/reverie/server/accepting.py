"""Where lines come in: a few at a time, so that each can be looked at before the next ones are let in.

An event loop by itself accepts everybody who waits in one go, and when no descriptor is left it hangs up on whoever
comes, or stands still for a second, and says nothing. Here somebody silent gives way first, and it is said. The system
has one queue before the door, in which an address that opens line after line stands before everybody else. So that
queue is taken in quickly and parted by addresses, which are let in by turns; what an address opens too quickly is shut
again at once, and costs a tenth of a line that is let in.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from reverie.hosted.refusals import Refusal
from reverie.server.addresses import key_of
from reverie.server.crowd import AGAIN, Crowd
from reverie.server.lines import written

AT_ONCE: Final = 8  # lines that are let in in one round of the event loop
LOOKED_AT: Final = 128  # lines that are taken from the system in one round: three milliseconds, if all are shut again
TOLD: Final = 4  # of those that are shut again in one round are told why: that takes as long as all the rest
IN_THE_HALL: Final = 256  # lines that wait to be let in; more of them wait with the system
OF_ONE: Final = 64  # … and of one address
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
        self.hall: OrderedDict[str, deque[socket.socket]] = OrderedDict()  # by address, whose turn is next first
        self.waiting = 0  # lines in it

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
            while self.waiting:
                self.next_line().close()

    def knock(self) -> None:
        """Somebody is there, perhaps several: take them in, and let some of them through."""
        was_empty, shut = not self.waiting, 0
        for _ in range(LOOKED_AT):
            if self.waiting >= IN_THE_HALL:
                break
            try:
                # As `accept`, but without a socket around the descriptor, which takes as long as all the rest.
                descriptor, address = self.listening._accept()  # type: ignore[attr-defined, unused-ignore]
            except OSError as error:
                if error.errno in NO_MORE:
                    self.no_more()
                break  # nobody is left, or whoever was there has gone again
            if not self.take_in(descriptor, address[0]):
                self.turn_away(descriptor, shut < TOLD)
                shut += 1
        if shut:
            self.crowd.note("address", shut)
        if was_empty and self.waiting:
            self.let_some_in()

    def take_in(self, descriptor: int, address: str) -> bool:
        """One more in the hall; False if its address has too many."""
        client = key_of(address)
        if not self.crowd.may_come(address, len(self.hall.get(client, ())) < OF_ONE):
            return False
        line = socket.socket(self.listening.family, socket.SOCK_STREAM, fileno=descriptor)
        line.setblocking(False)
        self.hall.setdefault(client, deque()).append(line)
        self.waiting += 1
        return True

    def next_line(self) -> socket.socket:
        """The first line of the address whose turn it is."""
        address, lines = next(iter(self.hall.items()))
        line = lines.popleft()
        self.waiting -= 1
        if lines:
            self.hall.move_to_end(address)
        else:
            del self.hall[address]
        return line

    def let_some_in(self) -> None:
        """A few of those who wait; the others in the next round."""
        for _ in range(min(AT_ONCE, self.waiting)):
            task = self.loop.create_task(self.let_in(self.next_line()))
            self.coming.add(task)
            task.add_done_callback(self.coming.discard)
        if self.waiting:
            self.loop.call_soon(self.let_some_in)

    def turn_away(self, descriptor: int, is_told: bool) -> None:
        """Shut a line; with a word, if that needs no waiting."""
        if is_told:
            os.set_blocking(descriptor, False)
            with suppress(OSError):
                os.write(descriptor, self.too_many)
        os.close(descriptor)

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
