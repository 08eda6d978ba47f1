"""Where the words go: a terminal in colours, or plain text for pipes, files and NO_COLOR; and how commands end.

Exit codes: 0 done (a lost game is a game well played), 2 something was asked that cannot be done, 130 Ctrl-C.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.text import Text

from reverie.cli.speech import BAD, Speech
from reverie.errors import ReverieError
from reverie.words import LANGUAGES

REFUSED = 2
INTERRUPTED = 130
WIDTH = 80


class PipeConsole(Console):
    """A console that leaves quietly when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        """Nobody reads: that is no error."""
        leave_quietly()


def leave_quietly() -> NoReturn:
    """End without a word, and without Python's own complaint when it closes the pipe."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise typer.Exit(0)


class Output:
    """One command's way to speak."""

    def __init__(self, language: str, as_json: bool, ascii_only: bool) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
        self.is_utf8 = encoding in ("utf8", "utf8sig")
        self.as_json = as_json
        self.speech = Speech(language, ascii_only or not self.is_utf8)
        self.live = is_lively(sys.stdout)
        self.console = make_console(sys.stdout)
        self.errors = make_console(sys.stderr)

    @property
    def width(self) -> int:
        """The width of the page: that of the window, but never wider than reads well."""
        return max(40, min(self.console.width, WIDTH))

    def say(self, name: str, style: str = "", **details: str | int) -> None:
        """Print one text."""
        self.line(self.speech.rich(name, style, **details))

    def line(self, text: Text | str = "") -> None:
        """Print a line, wrapped at the width of the page."""
        self.console.print(text, width=self.width if self.live else max(self.width, WIDTH))

    def wipe(self, height: int) -> None:
        """Leave nothing of the page in sight, and nothing to scroll back to where the terminal can forget."""
        if self.live:
            self.console.clear()
            sys.stdout.write("\x1b[3J")
            sys.stdout.flush()
        else:
            sys.stdout.write("\n" * height)

    def json(self, data: Any) -> None:
        """Print one JSON object on one line."""
        sys.stdout.write(json.dumps(data, ensure_ascii=not self.is_utf8) + "\n")

    def refuse(self, error: ReverieError) -> None:
        """Say why it cannot be done."""
        if self.as_json:
            data = error.to_json(self.speech.language)
            self.json({"error": data | {"message": self.speech.message(error)}})
        else:
            self.errors.print(Text(self.speech.sentence(error), BAD), soft_wrap=True)


@contextmanager
def speaking(language: str | None, as_json: bool = False, ascii_only: bool = False) -> Iterator[Output]:
    """Everything a command does happens in here, so that every command ends in the same way."""
    out = Output(language or default_language(), as_json, ascii_only)
    try:
        yield out
        sys.stdout.flush()
    except ReverieError as error:
        out.refuse(error)
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            out.line()
        raise typer.Exit(INTERRUPTED) from None
    except BrokenPipeError:
        leave_quietly()


def default_language() -> str:
    """REVERIE_LANG, or the language of the environment, or English."""
    for name in ("REVERIE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            short = value[:2].lower()
            return short if short in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def is_lively(stream: Any) -> bool:
    """Whether a stream is a terminal that wants colours and a fresh screen."""
    return bool(stream.isatty()) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def make_console(stream: Any) -> Console:
    """A console in colours, or one that writes nothing but text."""
    lively = is_lively(stream)
    return PipeConsole(
        file=stream,
        force_terminal=lively,
        no_color=not lively,
        color_system="auto" if lively else None,
        highlight=False,
        markup=False,
        emoji=False,
    )
