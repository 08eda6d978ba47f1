"""Texts of strangers are read by a process of its own: it has so much processor time and memory, and it can be ended.

The process begins when somebody brings the first text, reads one after the other, and ends with the server: its input
ends then, however the server ended. It is not asked to keep its budget, the system sees to that: a timer of processor
time, another one in case it only waits, and a limit of memory, all set before a text is looked at. What the process
needs of the package it has loaded before it says that it is ready: only the text counts against the budget of a text.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import select
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any, BinaryIO

from reverie.errors import ReverieError, SpecError
from reverie.hosted.refusals import Refusal
from reverie.server.faults import FAULTS, describe

try:
    import resource
    import signal

    HAS_LIMITS = hasattr(signal, "setitimer")
except ImportError:  # not on this system: texts are read in a thread
    HAS_LIMITS = False

PATIENCE = 30.0  # seconds until a process that neither works nor answers is ended
STARTING = 60.0  # seconds until one that does not get ready is; where the machine is busy, a start takes long
MEMORY = 384 << 20  # bytes of data for the process, of which it has about 60 MiB before it reads anything
GENTLE = 5  # how much the process steps back behind others
AGAIN = 10.0  # seconds after which one that did not start may start


# ---- what is read -----------------------------------------------------------------------------------------------


def read_cards(game: str, text: str, name: str) -> str:
    """What a file of other cards says."""
    from reverie.kernel import registry

    written = registry.game(game).manifest.cards
    assert written is not None
    return written.parse(text, name)


def read_record(text: str, table: str, now: int) -> Any:
    """A record that replays, in any form, as a table that goes on where it ends."""
    from reverie.server.bringing import read_record

    return read_record(text, table, now)


# What can be read, and how many seconds of processor time it may take.
TASKS: dict[str, tuple[Callable[..., Any], float]] = {"cards": (read_cards, 1.0), "record": (read_record, 3.0)}


# ---- our side ---------------------------------------------------------------------------------------------------


class Reader:
    """The process, as the server sees it; one text at a time."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.killed = 0
        self.failed = 0  # times that it did not start
        self.lock = threading.Lock()
        self.closed = False

    def read(self, task: str, *details: Any) -> Any:
        """Have something read; its own error, `too_costly` if it did not keep its budget, `no_reader` if nobody is
        there to read it. Call it in a thread."""
        if not HAS_LIMITS:
            return TASKS[task][0](*details)
        with self.lock:
            process = self.started()
            try:
                assert process.stdin is not None
                pickle.dump((task, details), process.stdin)
                process.stdin.flush()
                done, answer = heard(process, PATIENCE)
            except (OSError, EOFError, pickle.UnpicklingError):
                self.end()
                self.killed += 1
                raise Refusal("too_costly") from None
        if done:
            return answer
        if answer is None:  # it had no memory left, and is not to be trusted after that
            self.end()
            self.killed += 1
            raise Refusal("too_costly")
        raise answer

    def started(self) -> subprocess.Popen[bytes]:
        """The process, started if need be, and ready."""
        if self.process is None or self.process.poll() is not None:
            if self.closed:
                raise Refusal("restarting")
            try:
                self.process = process = begun()
                heard(process, STARTING)
            except (OSError, EOFError, pickle.UnpicklingError) as error:
                self.end()
                if self.closed:
                    raise Refusal("restarting") from None
                self.failed += 1
                FAULTS.error("no reader", extra={"error": describe(error)})
                raise Refusal("no_reader", retry_after=AGAIN) from None
        return self.process

    def end(self) -> None:
        """No process any more."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    if pipe is not None:
                        pipe.close()
            process.wait()

    def close(self) -> None:
        """The server is going: so does the process, also from the middle of a text."""
        self.closed = True
        process = self.process
        if process is not None:
            process.kill()
        with self.lock:  # whoever waits for it hears at once that there is nothing more to come
            self.end()


def begun() -> subprocess.Popen[bytes]:
    """A new process; it says when it is ready."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    return subprocess.Popen(
        [sys.executable, "-m", "reverie.server.reading"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": path},
        start_new_session=True,  # Ctrl-C is meant for the server, which ends this one
    )


def heard(process: subprocess.Popen[bytes], seconds: float) -> Any:
    """The next thing the process says, or `EOFError` if it says nothing for so long."""
    assert process.stdout is not None
    if not select.select([process.stdout], [], [], seconds)[0]:
        raise EOFError
    return pickle.load(process.stdout)  # from our own process


# ---- its side ---------------------------------------------------------------------------------------------------


def prepare() -> None:
    """Load all that a reading needs: the first text is to cost no more than the next. Games load some of it when they
    are played, so one of each is begun, written down and read."""
    from reverie.kernel import registry
    from reverie.kernel.game import Game
    from reverie.kernel.spec import GameSpec

    for name, definition in registry.games().items():
        manifest = definition.manifest
        game = Game(definition, GameSpec.make(manifest, mode=manifest.modes[0].name, seed=1))
        game.apply(game.legal_actions()[0])
        read_record(game.record().text(), "", 0)
        if manifest.cards is not None:
            read_cards(name, manifest.cards.template(), name)


def obey(orders: BinaryIO, answers: BinaryIO) -> None:
    """Say that we are ready, and read what is asked for until the server is gone."""
    prepare()
    pickle.dump("ready", answers)
    answers.flush()
    while True:
        try:
            task, details = pickle.load(orders)  # from our own server
        except (EOFError, OSError):
            return
        work, seconds = TASKS[task]
        signal.setitimer(signal.ITIMER_PROF, seconds)  # ends the process, whatever it is doing
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        try:
            said = True, work(*details)
        except ReverieError as error:
            said = False, error
        except MemoryError:
            said = False, None
        except RecursionError:
            said = False, SpecError("json-unreadable", place="text", reason="nested too deeply")
        except Exception as error:
            said = False, error
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        pickle.dump(said, answers)
        answers.flush()


def main() -> None:
    """Be the process: limits first; what others print does not get between the answers."""
    with contextlib.suppress(OSError):
        os.nice(GENTLE)
    for name in ("SIGPROF", "SIGALRM"):
        signal.signal(getattr(signal, name), signal.SIG_DFL)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    obey(os.fdopen(0, "rb"), answers)


if __name__ == "__main__":
    main()
