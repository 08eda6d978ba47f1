"""The boundary around engines that were started from a written position.

Whoever writes a position may write one that no game reaches, and no check of it is complete. So whatever an engine
fails with that was started from one is an error with a code: the position was impossible. The kernel then takes the
game back to where it stood. An engine that was dealt its cards has no such excuse: there everything is raised as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, Protocol, TypeVar, cast

from reverie.errors import ReverieError, StateError

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Started(Protocol):
    """An engine that knows how it was started."""

    is_written: bool


def bounded(method: Callable[Given, Found]) -> Callable[Given, Found]:
    """What a method of an engine, or one about an engine, fails with is the fault of the position it began with."""

    @wraps(method)
    def call(*args: Given.args, **named: Given.kwargs) -> Found:
        try:
            return method(*args, **named)
        except ReverieError:
            raise
        except Exception as error:
            if not any(getattr(one, "is_written", False) for one in args[:2]):
                raise
            raise StateError("position-impossible", place="position") from error

    cast("Marked", call).is_bounded = True
    return call


class Marked(Protocol):
    """A method that has the boundary around it."""

    is_bounded: bool
