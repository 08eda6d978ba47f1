"""The server's log: one line for each thing, as JSON for machines or as text for people, and never a secret.

What must not be in a log is kept out in two ways. Our own code says what happens in fixed words, with fields beside
them; and every line, whoever wrote it, is scrubbed of whatever has the form of a token, a secret, a cookie, a query or
a password. uvicorn and the libraries below it speak at the level of warnings only: in their smaller talk they quote
addresses with queries, and headers.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO

from reverie.errors import ReverieError
from reverie.server.faults import describe

LOG = logging.getLogger("reverie.server")

Format = Literal["text", "json"]

LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
QUIET: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "httpx", "httpcore", "asyncio", "asyncpg")

FLOOD_LINES: Final = 10
FLOOD_SECONDS: Final = 60.0
FLOOD_KINDS: Final = 1000  # kinds of errors that are remembered

HIDDEN: Final = "…"
_SECRETS: Final = (
    (re.compile(r"(?i)\b(authorization|cookie|set-cookie)\b\s*[:=].*"), rf"\1: {HIDDEN}"),
    (re.compile(r"(?i)\bbearer\s+\S+"), f"Bearer {HIDDEN}"),
    (re.compile(r"://[^/\s@]*@"), f"://{HIDDEN}@"),  # a password in an address
    (re.compile(r"\?[^\s\"'<>]+"), f"?{HIDDEN}"),  # a query
    (re.compile(r"#[A-Za-z0-9_-]{16,}"), f"#{HIDDEN}"),  # a link
    (re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])"), HIDDEN),  # a token, a guest's cookie
    (re.compile(r"(?<![0-9A-Fa-f])[0-9a-f]{32,}(?![0-9A-Fa-f])"), HIDDEN),  # a secret, a nonce, a hash
)
_TABLE: Final = re.compile(r"(?<![a-z0-9])(?=[a-z]*[0-9])[a-z0-9]{20}(?![a-z0-9])")
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


def scrub(text: str, tables: bool = False) -> str:
    """A text without anything that could open a seat; `tables`: the names of tables may stay."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text if tables else _TABLE.sub(HIDDEN, text)


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What stands beside the words of a line: numbers and texts, scrubbed; of an exception only its place."""
    tables = record.levelno <= logging.DEBUG
    fields: dict[str, Any] = {}
    for name, value in vars(record).items():
        if name not in _STANDARD:
            plain = value if isinstance(value, bool | int | float | type(None)) else str(value)
            fields[name] = scrub(plain, tables) if isinstance(plain, str) else plain
    if record.exc_info and record.exc_info[1] is not None:
        fields["error"] = describe(record.exc_info[1])
    return fields


def words_of(record: logging.LogRecord) -> str:
    """The words of a line, on one line."""
    return scrub(" ".join(record.getMessage().split()), record.levelno <= logging.DEBUG)


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, event, source, and the fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        moment = datetime.fromtimestamp(record.created, UTC)
        line = {
            "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "event": words_of(record),
            "source": record.name,
        }
        return json.dumps(line | {name: value for name, value in fields_of(record).items() if name not in line})


class TextLines(logging.Formatter):
    """The same for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        fields = "".join(f"  {name}={value}" for name, value in fields_of(record).items())
        return f"{clock} {record.levelname.lower():<7} {words_of(record)}{fields}"


class Flood(logging.Filter):
    """Lets so many equal warnings and errors a minute through; the next one says how many were left out.

    Connections count their own errors (`Limits.error_lines`); this is for whatever is nobody's in particular.
    """

    def __init__(self, lines: int = FLOOD_LINES, seconds: float = FLOOD_SECONDS) -> None:
        super().__init__()
        self.lines = lines
        self.seconds = seconds
        self.seen: dict[tuple[str, str, str], tuple[float, int]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        if record.levelno < logging.WARNING:
            return True
        kind = (record.name, str(record.msg), str(getattr(record, "error", "")))
        now = time.monotonic()
        since, count = self.seen.get(kind, (now, 0))
        if now - since >= self.seconds:
            if count > self.lines:
                record.left_out = count - self.lines
            since, count = now, 0
        if len(self.seen) >= FLOOD_KINDS and kind not in self.seen:
            self.seen.clear()
        self.seen[kind] = since, count + 1
        return count < self.lines


def is_json(form: Format | None, stream: TextIO | None = None) -> bool:
    """Whether lines are written as JSON: text at a terminal, else JSON, unless it is said."""
    target = stream if stream is not None else sys.stderr
    return form == "json" or (form is None and not target.isatty())


def refused(error: ReverieError, message: str) -> None:
    """Why a server was not started, as a line like all others."""
    place = {"place": error.place} if error.place else {}
    LOG.error("not started", extra={"code": error.code, "reason": message, **place})


def set_up(level: str = "info", form: Format | None = None, stream: TextIO | None = None) -> logging.Handler:
    """Send every line of this process through one handler."""
    target = stream if stream is not None else sys.stderr
    handler = logging.StreamHandler(target)
    handler.setFormatter(JsonLines() if is_json(form, target) else TextLines())
    handler.addFilter(Flood())
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("reverie").setLevel(LEVELS[level])
    for name in QUIET:
        logging.getLogger(name).setLevel(max(LEVELS[level], logging.WARNING))
    logging.captureWarnings(True)
    return handler
