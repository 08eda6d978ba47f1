"""A game written down: spec, answers, result, hashes. Readable text that fits a mail, versioned and checked.

    Reverie record 1
    game: onirim/third/solo/seed=7
    rules: 1

    1. play red.sun
    2. discard blue.key, drop nightmare, put red.moon, put green.sun
    …
    result: lost pile_empty ONI-BASE-38
    state: 7c3f…
    check: 01ab…

`state` is the hash of the final state; `check` is the hash of every line above it. Answers that were the only
one possible are not asked and not written. The JSON form holds the same fields.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reverie.errors import IllegalAction, RecordError, ReverieError, SpecError, StateError, excerpt
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from reverie.kernel.strict_json import strict_json

VERSION = 1
TITLE = "Reverie record"
SIZE_LIMIT = 1 << 20
JSON_FIELDS = {"reverie", "spec", "rules", "start", "peeked", "actions", "result", "state"}
HEADERS = ("game", "rules", "start", "peeked")
LINE = re.compile(r"(\d{1,6})\. (\S.*)")


@dataclass(frozen=True)
class Record:
    """What is needed to play a game again, and to prove that it is the same."""

    spec: GameSpec
    turns: tuple[tuple[int, tuple[str, ...]], ...]
    result: str
    state: str
    start: str | None = None
    peeked: bool = False

    @staticmethod
    def of(game: Game) -> Record:
        """The record of a game so far."""
        walk = game._start.clone()
        turns: list[tuple[int, list[str]]] = []
        for action in game.line:
            if not turns or turns[-1][0] != walk.turn:
                turns.append((walk.turn, []))
            turns[-1][1].append(action.words)
            walk.apply(action.id)
        return Record(
            game.spec,
            tuple((turn, tuple(actions)) for turn, actions in turns),
            describe_result(game),
            game.hash(),
            one_line(game.start_position),
            game.peeked,
        )

    @property
    def rules(self) -> int:
        """The version of the rules by which the game was played, and by which it is played again."""
        return self.spec.rules

    @property
    def actions(self) -> list[str]:
        """Every answer in order."""
        return [action for _, actions in self.turns for action in actions]

    def text(self) -> str:
        """The readable form."""
        lines = [f"{TITLE} {VERSION}", f"game: {self.spec.text()}", f"rules: {self.rules}"]
        if self.start is not None:
            lines.append(f"start: {self.start}")
        if self.peeked:
            lines.append("peeked: yes")
        lines.append("")
        lines += [f"{turn}. {', '.join(actions)}" for turn, actions in self.turns]
        lines += [f"result: {self.result}", f"state: {self.state}"]
        body = "\n".join(lines) + "\n"
        return body + f"check: {hashlib.sha256(body.encode()).hexdigest()}\n"

    def to_json(self) -> dict[str, Any]:
        """The form for programs."""
        return {
            "reverie": VERSION,
            "spec": self.spec.to_json(),
            "rules": self.rules,
            "start": self.start,
            "peeked": self.peeked,
            "actions": self.actions,
            "result": self.result,
            "state": self.state,
        }

    def save(self, path: str | Path) -> Path:
        """Write the readable form to a file, whole or not at all."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        part.write_text(self.text(), "utf-8")
        part.replace(target)
        return target

    def replay(self, verify: bool = True) -> Game:
        """Play the record; with `verify` its result and state must come out again."""
        definition = registry.game(self.spec.game)
        try:
            game = Game(definition, self.spec, self.start)
        except ReverieError as error:
            raise RecordError("record-start", place="start", reason=error.text()) from error
        if self.start is not None and not is_position_of(self.spec, self.start):
            raise RecordError("record-line", place="start", value=excerpt(self.start))  # the position of another game
        count = 0
        for turn, actions in self.turns:
            if turn and turn != game.turn:  # the JSON form has no turns
                raise RecordError("record-turn", place=f"turn {turn}", value=turn, found=game.turn)
            for action in actions:
                count += 1
                try:
                    game.apply(action)
                except (IllegalAction, StateError) as error:  # the other: a start that no game has, see `boundary.py`
                    place = f"turn {game.turn}, answer {count}"
                    raise RecordError(
                        "record-illegal", place=place, rule=error.rule, value=action, reason=error.text()
                    ) from error
        game.peeked = self.peeked
        if verify and describe_result(game) != self.result:
            raise RecordError("record-result", place="result", value=self.result, found=describe_result(game))
        if verify and game.hash() != self.state:
            raise RecordError("record-state", place="state", value=self.state[:12], found=game.hash()[:12])
        return game


def is_position_of(spec: GameSpec, position: str) -> bool:
    """Whether a written position belongs to this game; it is read by the version of the rules of the game."""
    return registry.game(spec.game).spec_of_position(position, spec.rules).with_seed(spec.seed) == spec


def one_line(position: str | None) -> str | None:
    """A position that was written over several lines, as the readable form holds it."""
    return position and " | ".join(line.strip() for line in position.split("\n") if line.strip())


def describe_result(game: Game) -> str:
    """`won all_doors ONI-BASE-37`, or `unfinished`."""
    return f"{game.result.status} {game.result.reason} {game.result.rule}" if game.result else "unfinished"


def parse_record(text: str) -> Record:
    """Read a record, readable or JSON; RecordError names the line."""
    if len(text) > SIZE_LIMIT:
        raise RecordError("record-size", place="record", limit=SIZE_LIMIT)
    if text.lstrip().startswith("{"):
        return parse_json(text)
    return parse_text(text)


def parse_text(text: str) -> Record:
    """Read the readable form, line by line."""
    if "\r" in text:
        text = text.replace("\r\n", "\n")  # a mail program's line ends are not a change
    lines = text.split("\n")
    if lines[0].strip() != f"{TITLE} {VERSION}":
        raise RecordError("record-title", place="line 1", value=excerpt(lines[0]), allowed=f"{TITLE} {VERSION}")
    headers: dict[str, str] = {}
    footers: dict[str, str] = {}
    turns: list[tuple[int, tuple[str, ...]]] = []
    for number, line in enumerate(lines[1:], 2):
        place = f"line {number}"
        if not line.strip():
            continue
        key, colon, value = line.partition(": ")
        match = LINE.fullmatch(line)
        if match and not footers:
            turns.append((int(match[1]), tuple(part.strip() for part in match[2].split(","))))
        elif colon and key in HEADERS and not turns and not footers and key not in headers:
            headers[key] = value
        elif colon and key in ("result", "state", "check") and key not in footers and "check" not in footers:
            footers[key] = value
        else:
            raise RecordError("record-line", place=place, value=excerpt(line))
    for key in ("game", "rules", "result", "state", "check"):
        if key not in headers and key not in footers:
            raise RecordError("record-missing", place="record", field=key)
    body = text[: text.rindex("check: ")]
    if hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest() != footers["check"].strip():
        raise RecordError("record-check", place="check")
    if headers.get("peeked", "yes") != "yes":
        raise RecordError("record-line", place="peeked", value=excerpt(headers["peeked"]))
    return Record(
        read_spec(GameSpec.parse, headers["game"], read_rules(headers["rules"])),
        tuple(turns),
        footers["result"],
        footers["state"],
        headers.get("start"),
        "peeked" in headers,
    )


def parse_json(text: str) -> Record:
    """Read the JSON form; unknown fields are errors."""
    try:
        data = strict_json(text)
    except ValueError as error:
        raise RecordError("json-unreadable", place="json", reason=excerpt(error, 80)) from None
    if not isinstance(data, dict) or data.get("reverie") != VERSION or isinstance(data.get("reverie"), bool):
        raise RecordError("record-title", place="reverie", value=excerpt(text), allowed=f'{{"reverie": {VERSION}}}')
    for key in sorted(data.keys() ^ JSON_FIELDS):
        raise RecordError("record-line" if key in data else "record-missing", place=key, value=excerpt(key), field=key)
    actions, start, peeked = data["actions"], data["start"], data["peeked"]
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise RecordError("record-line", place="actions", value=excerpt(actions))
    if not isinstance(start, str | None) or not isinstance(peeked, bool):
        raise RecordError("record-line", place="start, peeked", value=excerpt(start))
    return Record(
        read_spec(GameSpec.from_json, data["spec"], read_rules(data["rules"])),
        ((0, tuple(actions)),) if actions else (),
        str(data["result"]),
        str(data["state"]),
        start,
        peeked,
    )


def read_spec(reader: Any, value: object, rules: int) -> GameSpec:
    """A spec that names a deal, read by the version of the rules by which the game was played."""
    try:
        spec: GameSpec = reader(value, registry.manifests(), rules)
    except ReverieError as error:
        if error.code == "spec-rules":
            raise RecordError("record-rules", place="rules", value=rules, allowed=error.details["allowed"]) from error
        raise RecordError("record-start", place="game", reason=error.text()) from error
    if spec.seed is None:
        raise RecordError("record-start", place="game", reason=SpecError("spec-seed", value="").text())
    return spec


def read_rules(value: object) -> int:
    """The rules version."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 6:
        return int(value)
    raise RecordError("record-line", place="rules", value=excerpt(value))
