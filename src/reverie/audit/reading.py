"""The strict reader of table documents: size, JSON, every field, every body; RecordError names the place.

What passes is well-formed to the last letter, so that the checks behind it deal with meaning only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from reverie.audit.document import IMPORT, TITLE, VERSION, TableDocument, TableEntry
from reverie.errors import RecordError, ReverieError, excerpt
from reverie.hosted.deals import NONCE_DIGITS, SECRET_DIGITS, is_hex
from reverie.hosted.entries import SPECTATOR, canonical
from reverie.kernel import registry
from reverie.kernel.records import SIZE_LIMIT
from reverie.kernel.spec import GameSpec, shown
from reverie.kernel.strict_json import strict_json

NUMBER_LIMIT = 2**53
TEXT_LIMIT = 20_000
MOST_PLAYERS = 16
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
FIELDS = {TITLE, "table", "spec", "rules", "players", "deal", "commitment", "start", "created", "sealed", "secret",
          "result", "peeked", "entries"}  # fmt: skip
ENTRY_FIELDS = frozenset(TableEntry.__slots__)

ANSWER = re.compile(r'\s*\{\s*"record"\s*:')

Test = Callable[[Any], bool]


def bare(text: str) -> str:
    """A record without what a server's answer wraps around it, for whoever saved the answer as it came."""
    if len(text) > 2 * SIZE_LIMIT or not ANSWER.match(text):
        return text
    try:
        data = strict_json(text)
    except ValueError:
        return text
    inner = data["record"]
    return inner if len(data) == 1 and isinstance(inner, str) else text


def is_count(value: object) -> bool:
    """A whole number that every program can hold."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < NUMBER_LIMIT


def is_moment(value: object) -> bool:
    """A time in milliseconds; a clock may have been wrong, even before 1970."""
    return isinstance(value, int) and not isinstance(value, bool) and -NUMBER_LIMIT < value < NUMBER_LIMIT


def is_flag(value: object) -> bool:
    """Yes or no."""
    return isinstance(value, bool)


def is_text(value: object) -> bool:
    """A text of sensible length."""
    return isinstance(value, str) and len(value) <= TEXT_LIMIT


def is_action(value: object) -> bool:
    """An answer in its words; bodies are plain ASCII."""
    return isinstance(value, str) and is_text(value) and value.isascii()


def is_actions(value: object) -> bool:
    """Answers in their words."""
    return isinstance(value, list) and all(is_action(action) for action in value)


BODIES: Mapping[str, Mapping[str, Test]] = {
    "sit": {"nonce": lambda value: is_hex(value, NONCE_DIGITS)},
    IMPORT: {"actions": is_actions, "peeked": is_flag},
    "act": {"action": is_action},
    "act_all": {"actions": is_actions},
    "undo": {"count": is_count, "peeked": is_flag},
    "redo": {"count": is_count},
    "ask_undo": {"count": is_count},
    "agree_undo": {},
    "refuse_undo": {},
    "concede": {},
    "rematch": {},
}


def looks_like_table(text: str) -> bool:
    """Whether a text is meant to be a table document rather than a plain record."""
    return text.lstrip()[:1] == "{" and f'"{TITLE}"' in text


def parse_table(text: str) -> TableDocument:
    """Read a table document."""
    if len(text) > SIZE_LIMIT:
        raise RecordError("record-size", place="record", limit=SIZE_LIMIT)
    data = read_json(text, "json")
    if not isinstance(data, dict) or data.get(TITLE) != VERSION or isinstance(data.get(TITLE), bool):
        raise RecordError("record-title", place=TITLE, value=excerpt(text), allowed=f'{{"{TITLE}": {VERSION}}}')
    check_fields(data, FIELDS, "")
    for name in ("rules", "players"):
        check(is_count(data[name]), name, data[name])
    check(is_moment(data["created"]), "created", data["created"])
    for name in ("sealed", "peeked"):
        check(is_flag(data[name]), name, data[name])
    for name in ("spec", "deal", "result"):
        check(is_text(data[name]), name, data[name])
    for name in ("commitment", "secret"):
        check(data[name] is None or is_hex(data[name], SECRET_DIGITS), name, data[name])
    check(isinstance(data["table"], str) and TABLE_ID.fullmatch(data["table"]) is not None, "table", data["table"])
    check(data["start"] is None or is_text(data["start"]), "start", data["start"])
    check(isinstance(data["entries"], list), "entries", data["entries"])
    check(1 <= data["players"] <= MOST_PLAYERS, "players", data["players"])
    entries = tuple(
        read_entry(entry, f"entries[{i}]", data["players"], data["sealed"]) for i, entry in enumerate(data["entries"])
    )
    fields = {name: value for name, value in data.items() if name not in (TITLE, "entries")}
    document = TableDocument(**fields, entries=entries)
    check_deal(document, read_spec(document.spec, document.rules))
    return document


def read_entry(data: object, place: str, players: int, sealed: bool) -> TableEntry:
    """One entry, complete or sealed."""
    if not isinstance(data, dict):
        raise RecordError("record-line", place=place, value=shown(data))
    check_fields(data, ENTRY_FIELDS, f"{place}.")
    entry = TableEntry(**data)
    check(is_count(data["seq"]), f"{place}.seq", data["seq"])
    check(is_moment(data["at"]), f"{place}.at", data["at"])
    check(isinstance(data["kind"], str) and entry.kind in BODIES, f"{place}.kind", entry.kind)
    seated = is_count(entry.seat) and entry.seat < players
    nobody = entry.kind == IMPORT and type(entry.seat) is int and entry.seat == SPECTATOR
    check(seated or nobody, f"{place}.seat", entry.seat)
    check(sealed or entry.body is not None, f"{place}.body", entry.body)
    if entry.body is not None:
        check_body(entry.body, BODIES[entry.kind], f"{place}.body")
    if sealed:
        check(entry.state is None, f"{place}.state", entry.state)
        check(entry.chain is None, f"{place}.chain", entry.chain)
    else:
        check(entry.state == "" or is_hex(entry.state, SECRET_DIGITS), f"{place}.state", entry.state)
        check(is_hex(entry.chain, SECRET_DIGITS), f"{place}.chain", entry.chain)
    return entry


def check_body(body: object, tests: Mapping[str, Test], place: str) -> None:
    """A body has the fields of its kind, and is written in the one way there is."""
    if not isinstance(body, str):
        raise RecordError("record-line", place=place, value=shown(body))
    data = read_json(body, place)
    if not isinstance(data, dict):
        raise RecordError("record-line", place=place, value=shown(body))
    check_fields(data, tests.keys(), f"{place}.")
    for name, test in tests.items():
        check(test(data[name]), f"{place}.{name}", data[name])
    check(canonical(data) == body, place, body)


def read_spec(text: str, rules: int) -> GameSpec:
    """The game; its text must be the canonical one of that version of the rules, since that is what was hashed.

    A version that does not exist is a finding of the audit; until then the text is read as one of today.
    """
    try:
        known = registry.game(text.partition("/")[0]).manifest.by(rules) is not None
        spec = GameSpec.parse(text, registry.manifests(), rules if known else None)
    except ReverieError as error:
        raise RecordError("record-start", place="spec", reason=error.text()) from error
    check(spec.text() == text, "spec", text)
    return spec


def check_deal(document: TableDocument, spec: GameSpec) -> None:
    """Each way to deal has a seed, a promise and a secret, or has them not."""
    deal = document.deal
    check(deal in ("fair", "number", "imported") or is_day(document.day), "deal", deal)
    promised = deal == "fair" or document.day is not None
    check((document.commitment is not None) == promised, "commitment", document.commitment)
    check((document.secret is not None) == (promised and not document.sealed), "secret", document.secret)
    if deal == "number":
        check(isinstance(spec.seed, int), "spec", document.spec)
    else:
        check((spec.seed is not None) == (deal == "imported" and not document.sealed), "spec", document.spec)
    check(document.start is None or (deal == "imported" and not document.sealed), "start", document.start)


def is_day(text: str | None) -> bool:
    """Whether this is a day, written `2026-11-16`."""
    try:
        return text is not None and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def read_json(text: str, place: str) -> Any:
    """JSON that may be accepted."""
    try:
        return strict_json(text)
    except ValueError as error:
        raise RecordError("json-unreadable", place=place, reason=excerpt(error, 80)) from None


def check_fields(data: dict[str, Any], known: Any, place: str) -> None:
    """Every field there is, and no other."""
    for key in sorted(data.keys() ^ set(known)):
        code = "record-line" if key in data else "record-missing"
        raise RecordError(code, place=f"{place}{key[:40]}", value=excerpt(key), field=key)


def check(holds: bool, place: str, value: object) -> None:
    """RecordError at a place where something else was expected."""
    if not holds:
        raise RecordError("record-line", place=place, value=shown(value))
