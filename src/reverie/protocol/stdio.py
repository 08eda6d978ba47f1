"""The protocol on a pair of streams: lines in, one reply each out, nothing else ever on stdout."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

from reverie.protocol.limits import LINE_LIMIT
from reverie.protocol.session import Session


def read_line(source: BinaryIO) -> bytes:
    """The next line, empty at the end. A line beyond the limit is cut off there and the rest of it thrown away."""
    line = source.readline(LINE_LIMIT + 2)
    rest = line
    while len(rest) == LINE_LIMIT + 2 and not rest.endswith(b"\n"):
        rest = source.readline(LINE_LIMIT + 2)
    return line


def serve(source: BinaryIO, target: BinaryIO, session: Session) -> None:
    """Answer every line until `quit` or the end of the input."""
    try:
        while not session.closed:
            line = read_line(source)
            if not line:
                return
            reply = session.answer(line)
            if reply is not None:
                target.write(reply)
                target.flush()
    finally:
        session.stop_thinking()


def main() -> int:
    """Serve stdin and stdout; returns the exit status."""
    source, target = sys.stdin.buffer, sys.stdout.buffer
    printed = sys.stdout
    sys.stdout = sys.stderr  # a careless agent's print must not end up among the replies
    try:
        serve(source, target, Session(log))
    except BrokenPipeError:
        # Nobody listens any more; without this Python would complain when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), target.fileno())
    except KeyboardInterrupt:
        return 130
    finally:
        sys.stdout = printed
    return 0


def log(line: str) -> None:
    """One line for whoever looks after the engine."""
    print(line, file=sys.stderr, flush=True)
