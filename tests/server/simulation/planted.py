"""Bugs to be found: the same server with one line changed. A simulation that does not notice them proves nothing."""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest import mock

from reverie.hosted.table import STEPS, Table
from reverie.server import outbox
from reverie.server.hall import Hall
from reverie.server.rooms.order import Order
from reverie.server.rooms.room import Room
from reverie.server.routes import records


@dataclass(frozen=True)
class Bug:
    """One change of one function, by its text."""

    name: str
    owner: Any  # a class or a module
    function: str
    old: str
    new: str


STORE = "    try:\n        yield self.store(entry, ending)\n"

BUGS = (
    Bug(
        "acknowledge before commit", Order, "append", STORE,
        "    for it in room.connections:\n"
        "        if it.seat == entry.seat:\n"
        "            it.put({'type': 'accepted', 'action_id': entry.action_id, 'seq': entry.seq})\n"
        "            it.kick()\n" + STORE,
    ),
    Bug(
        "show before commit", Order, "append", STORE,
        "    from reverie.server.rooms.showing import updates\n"
        "    readers = [(it, -1, ()) for it in room.connections]\n"
        "    for it, message in zip(room.connections, updates(table, readers, None, False), strict=True):\n"
        "        it.put(message)\n"
        "        it.kick()\n" + STORE,
    ),
    Bug(
        "say the same again, get another answer", Order, "is_known",
        "table.known.get((connection.seat, message.action_id))", "None",
    ),
    Bug("any seq will do", Order, "is_known", "message.seq != table.seq", "message.seq < 0"),
    Bug("the state stays after a failed commit", Order, "append", "    room.memory = None ", "    pass "),
    Bug("nobody keeps the order", Order, "log", "    async with self.room.lock:\n", "    if True:\n"),
    Bug("an answer in somebody else's turn", Order, "take_turn", "self.room.lock.take()", "True"),
    Bug(
        "events after an undo", Table, "common_answers", "min(self.lengths[after:], default=0)",
        "(self.lengths[after:] or [0])[0]",
    ),
    Bug("melting drops the newest observation", outbox, "melt", 'newer["observation"]', 'older["observation"]'),
    Bug(
        "melting drops the newest events", outbox, "join_events", '+ newer["list"]\n',
        '+ newer["list"][: max(0, 6 - len(older["list"]))]\n',
    ),
    Bug(
        "undo without consent", Table, "ask_undo", "    self.undo_request = UndoRequest(seat, count)\n",
        "    game.undo(count)\n",
    ),
    Bug("undo across new knowledge", Table, "ask_undo", " or game.brings_news(count)", ""),
    Bug(
        "whoever is behind stays behind", Hall, "sweep", "elif room.is_behind or (self.shared and room.connections):",
        "elif False:",
    ),
    Bug("sent back in time by another process", Room, "at_hand", " or at_least > table.seq", ""),
    Bug(
        "events dropped without saying so", outbox, "join_events", "        return newer\n    return",
        '        return {"after": after, "from": first + len(events) - EVENTS, "list": events[-EVENTS:]}\n    return',
    ),
    Bug("a document while somebody tries something", records, "document", "async with room.lock:", "if True:"),
)  # fmt: skip

# These show in one schedule of hundreds: looking for them takes as long as everything else together.
RARE = {bug.name for bug in BUGS[-4:]}


def source(bug: Bug) -> str:
    """The function as it stands in its file."""
    text = textwrap.dedent(inspect.getsource(getattr(bug.owner, bug.function)))
    return text[max(text.find("async def "), 0) :] if text.startswith("@") else text


SOURCES = {bug.name: source(bug) for bug in BUGS}  # at once: somebody may be editing these very files


def changed(bug: Bug) -> Callable[..., Any]:
    """The function with the bug in it."""
    text = SOURCES[bug.name]
    assert text.count(bug.old) == 1, f"{bug.name}: the place to plant it is gone"
    original: Any = getattr(bug.owner, bug.function)
    space: dict[str, Any] = {}
    exec(compile(text.replace(bug.old, bug.new), f"<{bug.name}>", "exec", 0, True), dict(original.__globals__), space)
    function = space[bug.function]
    # It looks names up where the original does, so that what is replaced there is replaced here.
    planted: Callable[..., Any] = type(function)(
        function.__code__, original.__globals__, bug.function, function.__defaults__, function.__closure__
    )
    return planted


@contextmanager
def planted(bug: Bug) -> Iterator[None]:
    """The server has this bug."""
    function = changed(bug)
    steps = {kind: function for kind, step in STEPS.items() if step is getattr(bug.owner, bug.function)}
    with mock.patch.object(bug.owner, bug.function, function), mock.patch.dict(STEPS, steps):
        yield
