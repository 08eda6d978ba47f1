"""Glowstone sockets (6.6): filling and emptying them is free, and what they do begins and ends at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.operations import tokens_back
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.land import features

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def here(e: Engine, c: int) -> str | None:
    """The socket on the field of a character."""
    field = e.state.figures[c].field
    socket = features.socket(e.state.land, e.content, field) if field >= 0 else None
    return socket.id if socket is not None else None


def socket_commands(e: Engine, c: int) -> list[Choice]:
    """What a character can do with the socket it stands at, in the action step (ETH-SOC-01, ETH-SOC-02, ETH-SOC-03)."""
    socket = here(e, c)
    if socket is None:
        return []
    who = e.character(c)
    if lands.is_filled(e.state.land, socket):
        return [Choice("take-stone", True, socket, "socket", actor=who.id, side=("socket_take", {"c": c}), seat=c)]
    if who.glowstones:
        return [Choice("fill", True, socket, "socket", actor=who.id, side=("socket_fill", {"c": c}), seat=c)]
    return []


def fill(e: Engine, c: int, socket: str) -> bool:
    """A character puts one of its glowstones into an empty socket: it is neither its own nor in the supply
    (ETH-SOC-03)."""
    who = e.character(c)
    if not who.glowstones or lands.is_filled(e.state.land, socket):
        return False
    who.glowstones -= 1
    lands.fill_socket(e.state.land, socket)
    e.changed()
    e.tell("socket_filled", character=c, socket=socket)
    op.check_death(e)
    e.fire("socket_filled", character=c, id=socket)
    return True


def take(e: Engine, c: int, socket: str) -> bool:
    """A character takes the glowstone out of a socket, whoever put it there (ETH-SOC-02, R-13)."""
    if not lands.is_filled(e.state.land, socket):
        return False
    lands.close_socket(e.state.land, socket)
    e.character(c).glowstones += 1
    e.changed()
    e.tell("socket_emptied", character=c, socket=socket)
    op.check_death(e)
    e.fire("socket_emptied", character=c, id=socket)
    return True


def activate(e: Engine, socket: str) -> bool:
    """A socket works without a glowstone (`activate_socket`)."""
    if e.state.land.sockets.get(socket):
        return False
    lands.activate_socket(e.state.land, socket)
    e.changed()
    e.tell("socket_activated", socket=socket)
    op.check_death(e)
    return True


def deactivate(e: Engine, socket: str) -> bool:
    """A socket works no longer; a glowstone in it goes to the supply (`deactivate_socket`)."""
    if not e.state.land.sockets.get(socket):
        return False
    tokens_back(e, lands.close_socket(e.state.land, socket).returned)
    e.changed()
    e.tell("socket_deactivated", socket=socket)
    op.check_death(e)
    e.fire("socket_emptied", id=socket)
    return True


@handles("socket_fill")
def socket_fill(e: Engine, f: Frame) -> None:
    """The command."""
    e.done()
    socket = here(e, f.data["c"])
    if socket is not None:
        fill(e, f.data["c"], socket)


@handles("socket_take")
def socket_take(e: Engine, f: Frame) -> None:
    """The command."""
    e.done()
    socket = here(e, f.data["c"])
    if socket is not None:
        take(e, f.data["c"], socket)
