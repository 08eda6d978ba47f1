"""Work that is written down once and done in two ways: in a task that waits, or step by step without one.

The work is a generator that hands out whatever has to be waited for, and is sent what came of it. A task costs as much
as the rules of a game do, so the usual answer to a table in memory, which waits for the disk alone, does without.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from typing import Any, TypeVar

Result = TypeVar("Result")
Steps = Generator[Awaitable[Any], Any, Result]
Ended = Callable[[Any, BaseException | None], None]  # what came of the work, or what ended it


async def waited(steps: Steps[Result]) -> Result:
    """Do the work, waiting for each step of it."""
    try:
        step = next(steps)
        while True:
            try:
                found = await step
            except BaseException as error:  # also that we are sent away: the work has to know
                step = steps.throw(error)
            else:
                step = steps.send(found)
    except StopIteration as end:
        result: Result = end.value
        return result


def at_once(steps: Steps[Any], ended: Ended, step: asyncio.Future[Any] | None = None) -> None:
    """Do the work up to the next step that has to be waited for; that calls back, and in the end `ended` is called."""
    try:
        if step is None:
            following = next(steps)
        elif step.cancelled():
            following = steps.throw(asyncio.CancelledError())
        elif (error := step.exception()) is not None:
            following = steps.throw(error)
        else:
            following = steps.send(step.result())
    except StopIteration as end:
        ended(end.value, None)
    except (Exception, asyncio.CancelledError) as error:
        ended(None, error)
    else:
        asyncio.ensure_future(following).add_done_callback(partial(at_once, steps, ended))
