"""Errors of our own: where they happened goes into the log, what was being worked on does not."""

from __future__ import annotations

import logging
from types import TracebackType

FAULTS = logging.getLogger("reverie.faults")


def describe(error: BaseException) -> str:
    """Where something went wrong, without what was being worked on."""
    trace: TracebackType | None = error.__traceback__
    place = ""
    while trace is not None:
        place = f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}"
        trace = trace.tb_next
    return f"{type(error).__name__} in {place}"
