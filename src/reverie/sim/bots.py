"""A program of somebody else as a player: it is started here, asked one line at a time, and answers one line each.

It is told what its seat may know and nothing else (`docs/protocol.md`, "A bot in a match"). Nothing that it does can
hold a match up: every line has a time limit, and whoever is silent, ends, talks nonsense or answers illegally has lost
that game. Only a person at a command line names such a program: no server, no record and no agent's name does.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from reverie.errors import IllegalAction, ReverieError, StateError, excerpt
from reverie.kernel.game import Game
from reverie.kernel.strict_json import strict_json

PREFIX = "cmd:"
PROTOCOL = 1
LINE_LIMIT = 1 << 16  # bytes of an answer
WAITING = 64  # lines that nobody has read yet; whoever says more waits
START_SECONDS = 10.0
ANSWER_SECONDS = 5.0
PARTING_SECONDS = 0.5  # to end by itself after `quit`
PATIENCE = 3  # games in a row that are lost in silence: after that nobody waits for it any more
WANTS = ("actions", "view", "events", "world")  # what it may ask to be told with every question
USUAL = ("actions", "view")


class BotFault(ReverieError):
    """Why a program has lost a game without being beaten."""


class Bot:
    """One such program, started when a game begins and again after it had to be ended."""

    def __init__(
        self,
        command: str,
        answer_seconds: float = ANSWER_SECONDS,
        start_seconds: float = START_SECONDS,
        log: Path | None = None,
    ) -> None:
        self.command = split(command)
        self.answer_seconds = answer_seconds
        self.start_seconds = start_seconds
        self.log = log  # what it says to nobody in particular
        self.wants: tuple[str, ...] = USUAL
        self.heard: dict[int, int] = {}  # by seat: how many events it was told of
        self._running: Running | None = None
        self._asked = 0
        self._silent = 0  # games in a row

    # ---- a game -----------------------------------------------------------------------------------------------

    def begin(self, game: Game, seats: tuple[int, ...]) -> None:
        """A new game, of which it plays some seats."""
        if self._silent >= PATIENCE:
            raise BotFault("bot-given-up", times=PATIENCE)
        if self._running is None:
            self._running = self._start()
            hello = {"do": "hello", "protocol": PROTOCOL, "program": "reverie", "wants": list(WANTS)}
            reply = self._ask(hello, self.start_seconds)
            wants = reply.get("wants", list(USUAL))
            if not isinstance(wants, list) or not all(one in WANTS for one in wants):
                raise self._end("bot-nonsense", said=excerpt(json.dumps(reply)))
            self.wants = tuple(wants)
        self.heard = dict.fromkeys(seats, 0)
        self._ask({"do": "new", "spec": game.spec.rules_text(), "seats": list(seats)}, self.answer_seconds)

    def choose(self, game: Game, seat: int) -> int:
        """Its answer to the open question."""
        decision = game.decision
        assert decision is not None
        question: dict[str, Any] = {"do": "choose", "seat": seat, "decision": decision.to_json("en")}
        question |= {name: self._told(name, game, seat) for name in self.wants}
        reply = self._ask(question, self.answer_seconds)
        if "action" not in reply:
            raise self._end("bot-nonsense", said=excerpt(json.dumps(reply)))
        said = reply["action"]
        try:
            answer = game.read(said.get("words", said) if isinstance(said, dict) else said, seat, suggest=False)
        except IllegalAction:
            raise BotFault("bot-illegal", said=excerpt(json.dumps(said))) from None
        if answer.id not in game.legal_actions(seat):
            raise BotFault("bot-illegal", said=excerpt(answer.words))
        return answer.id

    def _told(self, name: str, game: Game, seat: int) -> object:
        """Something that it wants to be told with a question."""
        if name == "actions":
            return game.offers(seat=seat)
        if name == "view":
            return game.view(seat)
        if name == "world":
            return game.world(seat, game.answers)
        events = game.events_for(seat, self.heard[seat])
        self.heard[seat] += len(events)
        return [event.to_json() for event in events]

    def finish(self, game: Game) -> None:
        """The game is over."""
        self._silent = 0
        result = game.result.to_json() if game.result else None
        with suppress(BotFault):  # the game was played; whoever fails now is started again for the next
            self._ask({"do": "over", "result": result}, self.answer_seconds)

    def close(self) -> None:
        """No more games."""
        if self._running is not None:
            self._asked += 1
            self._running.say(encoded({"do": "quit", "id": self._asked}))
            self._running.end(PARTING_SECONDS)
            self._running = None

    # ---- lines ------------------------------------------------------------------------------------------------

    def _start(self) -> Running:
        """The program, if there is one."""
        program = self.check()
        try:
            return Running([program, *self.command[1:]], self.log)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise StateError("bot-unstarted", place="agent", value=excerpt(program), reason=reason) from None

    def check(self) -> str:
        """Where the program is; refused if it is nowhere, before anything is played."""
        program = shutil.which(self.command[0]) if self.command else None
        if program is None:
            raise StateError("bot-missing", place="agent", value=excerpt(" ".join(self.command)))
        return program

    def _ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """One line to it and one from it; a fault if that does not work."""
        running = self._running
        assert running is not None
        self._asked += 1
        running.say(encoded(question | {"id": self._asked, "seconds": seconds}))
        line = running.hear(seconds)
        if line is None:
            self._silent += 1
            raise self._end("bot-silent", seconds=f"{seconds:g}")
        if not line:
            raise self._end("bot-ended", status=str(running.end(PARTING_SECONDS)))
        try:
            reply = strict_json(line.decode("utf-8"))
        except ValueError:
            raise self._end("bot-nonsense", said=excerpt(line.decode("utf-8", "replace").strip())) from None
        if (
            not isinstance(reply, dict)
            or reply.get("id", self._asked) != self._asked
            or reply.get("ok", True) is not True
        ):
            raise self._end("bot-nonsense", said=excerpt(line.decode("utf-8").strip()))
        return reply

    def _end(self, code: str, **details: str) -> BotFault:
        """It cannot be talked to any more: it is ended, and begins anew with the next game."""
        if self._running is not None:
            self._running.end(0)
            self._running = None
        return BotFault(code, **details)


class Running:
    """A program that runs, with somebody who reads what it says and somebody who waits until it has listened."""

    def __init__(self, command: list[str], log: Path | None) -> None:
        with Path(log or os.devnull).open("ab") as errors:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                start_new_session=True,  # so that whatever it starts ends with it
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.said: queue.Queue[bytes] = queue.Queue(WAITING)
        self.to_say: queue.Queue[bytes | None] = queue.Queue()
        self.over = threading.Event()
        self.threads = [in_background(self._read, self.process.stdout), in_background(self._write, self.process.stdin)]

    def say(self, line: bytes) -> None:
        """A line for it, read or not."""
        self.to_say.put(line)

    def hear(self, seconds: float) -> bytes | None:
        """Its next line; empty: it has ended; None: it has said nothing in time."""
        try:
            return self.said.get(timeout=seconds)
        except queue.Empty:
            return None

    def end(self, seconds: float) -> int:
        """End it, and whatever it has started, if it does not end by itself; returns its status."""
        self.over.set()
        self.to_say.put(None)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        status = self.process.wait()
        for thread in self.threads:
            thread.join(PARTING_SECONDS)  # what it said last is read by now, unless somebody else holds its pipes
        return status

    def _read(self, source: IO[bytes]) -> None:
        """Line after line, the last one empty."""
        with suppress(OSError, ValueError), source:
            while not self.over.is_set():
                line = source.readline(LINE_LIMIT + 1)
                self._put(line)
                if not line:
                    return

    def _put(self, line: bytes) -> None:
        """Keep a line until somebody wants it, or nobody will."""
        while not self.over.is_set():
            with suppress(queue.Full):
                self.said.put(line, timeout=0.1)
                return

    def _write(self, target: IO[bytes]) -> None:
        """Whatever is to be said; a program that does not listen holds up nobody else."""
        with suppress(OSError, ValueError):
            while (line := self.to_say.get()) is not None:
                target.write(line)
                target.flush()
        with suppress(OSError):
            target.close()


def split(command: str) -> list[str]:
    """A command and what it is told; no shell reads it."""
    try:
        return shlex.split(command)
    except ValueError:
        raise StateError("bot-missing", place="agent", value=excerpt(command)) from None


def in_background(work: Callable[[IO[bytes]], None], stream: IO[bytes]) -> threading.Thread:
    """A thread that holds nobody up."""
    thread = threading.Thread(target=work, args=(stream,), daemon=True)
    thread.start()
    return thread


def encoded(message: dict[str, Any]) -> bytes:
    """One line of ASCII, which every language reads."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"
