"""Campaigns that are kept by name: every answer is written at once, in chapters, so that no write grows with them.

A campaign is a folder of records, `0001.rec`, `0002.rec`, …; each begins at the position where the one before it ended,
and the last one is the one that is played. Beside them lies the exact moment (`moment.json`): it opens where a record
cannot be played again because the packs have grown since. What is exported is all of it in one file.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from platformdirs import user_state_path

from reverie import read_file
from reverie.audit.reading import looks_like_table
from reverie.audit.table_record import read_any_record
from reverie.errors import PositionError, RecordError, ReverieError, SpecError, StateError, excerpt
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.records import Record, describe_result, parse_record
from reverie.kernel.spec import GameSpec
from reverie.kernel.strict_json import strict_json

if TYPE_CHECKING:
    from reverie.cli.output import Output

CHAPTER = 64  # answers: what is written, and played again on opening, is never longer
MOMENT = "moment.json"
FORMAT = 1
ENCOUNTER = "campaign"
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")
USUAL_SIZE = 2  # characters for one person: they can help each other, and nobody waits long
EXPORT_LIMIT = 64 << 20
EXPORTED = {"reverie", "version", "name", "chapters", "moment", "check"}


class Listed(NamedTuple):
    """A campaign in the list."""

    name: str
    rules: str
    answers: int
    result: str
    changed: float


def folder() -> Path:
    """Where campaigns are kept."""
    return user_state_path("reverie", appauthor=False) / "campaigns"


def check_name(name: str) -> str:
    """A name that can be a folder; SpecError otherwise."""
    if not NAME.fullmatch(name):
        raise SpecError("campaign-name", place="name", value=excerpt(name))
    return name


def check_game(game: str) -> None:
    """Only games with campaigns have them; SpecError for others."""
    variant = next((one for one in registry.game(game).manifest.variants if one.name == "encounter"), None)
    if variant is None or ENCOUNTER not in variant.values:
        raise SpecError("campaign-game", place="game", value=game)


def chapters_of(name: str) -> list[Path]:
    """The records of a campaign, the first one first."""
    return sorted((folder() / check_name(name)).glob("[0-9][0-9][0-9][0-9].rec"))


def exists(name: str) -> bool:
    """Whether there is a campaign of this name."""
    return bool(chapters_of(name))


def listed() -> list[Listed]:
    """Every campaign, the one that was played last first; what cannot be read is listed with the reason."""
    found = []
    names = [path.name for path in folder().iterdir()] if folder().is_dir() else []
    for name in names:
        paths = chapters_of(name) if NAME.fullmatch(name) else []
        if not paths:
            continue
        try:
            last = parse_record(read_file(paths[-1]))
            moment = read_moment(name)
            answers = moment["answers"] if moment is not None else len(last.actions)
            entry = Listed(name, last.spec.rules_text(), answers, last.result, paths[-1].stat().st_mtime)
        except (ReverieError, OSError) as error:
            reason = error.code if isinstance(error, ReverieError) else "?"
            entry = Listed(name, "", 0, reason, 0.0)
        found.append(entry)
    return sorted(found, key=lambda one: (-one.changed, one.name))


# ---- playing --------------------------------------------------------------------------------------------------------


@dataclass
class Base:
    """Where a chapter begins."""

    number: int  # of the file
    answers: int  # of the game in progress, before it
    start: str | None  # the position; None: the deal


@dataclass
class Slot:
    """A campaign while it is played."""

    name: str
    bases: list[Base] = field(default_factory=lambda: [Base(1, 0, None)])
    earlier: int = 0  # answers in chapters that were closed before this game was opened

    def save(self, game: Game) -> None:
        """Write what was answered since the last chapter; StateError if the disk refuses, and the old files stay."""
        try:
            home = folder() / self.name
            home.mkdir(parents=True, exist_ok=True)
            while len(self.bases) > 1 and game.answers < self.bases[-1].answers:  # it was taken back
                (home / f"{self.bases.pop().number:04}.rec").unlink(missing_ok=True)
            base = self.bases[-1]
            position = game.position() if not game.is_over else None
            self.write(game, base)
            if game.answers - base.answers >= CHAPTER and position is not None:
                self.bases.append(Base(base.number + 1, game.answers, position))
                self.write(game, self.bases[-1])
            moment = {
                "answers": self.earlier + game.answers,
                "spec": game.spec.text(),
                "content": fingerprint_of(game),
                "position": position,
            }
            replace_text(home / MOMENT, json.dumps(moment))
        except OSError as error:
            reason = error.strerror or "?"
            raise StateError("cli-save-failed", place=str(folder() / self.name)[:200], reason=reason) from None

    def write(self, game: Game, base: Base) -> None:
        """One chapter up to now."""
        words = tuple(action.words for action in game.line[base.answers :])
        turns = ((0, words),) if words else ()
        record = Record(game.spec, turns, describe_result(game), game.hash(), base.start, game.peeked)
        record.save(folder() / self.name / f"{base.number:04}.rec")


def replace_text(path: Path, text: str) -> None:
    """Write a file, whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, "utf-8")
    part.replace(path)


def fingerprint_of(game: Game) -> str:
    """What it is played with."""
    content = getattr(game.definition, "content", None)
    return content().fingerprint if content is not None else ""


def begin(name: str, game: Game) -> Slot:
    """A new campaign; SpecError if the name is taken."""
    if exists(name):
        raise SpecError("campaign-taken", place="name", value=name)
    slot = Slot(check_name(name))
    slot.save(game)
    return slot


def opened(name: str) -> tuple[Game, Slot, bool]:
    """A campaign where it was left, and whether the packs have grown since; its files stay whatever happens."""
    paths = chapters_of(name)
    if not paths:
        raise SpecError("campaign-unknown", place="name", value=name, allowed=[one.name for one in listed()][:20])
    moment = read_moment(name)
    number = int(paths[-1].stem)
    try:
        record = parse_record(read_file(paths[-1]))
        game = record.replay()
    except RecordError:
        if moment is None or moment["position"] is None:
            raise
    else:
        return game, Slot(name, [Base(number, 0, record.start)], answers_in(paths[:-1])), False
    # The record cannot be played again, so something has changed: the exact moment may still open.
    spec = GameSpec.parse(moment["spec"], registry.manifests())
    try:
        game = Game(registry.game(spec.game), spec, moment["position"])
    except PositionError as error:
        raise StateError("campaign-outgrown", place=error.place, campaign=name, reason=error.text()) from error
    return game, Slot(name, [Base(number + 1, 0, moment["position"])], moment["answers"]), True


def answers_in(chapters: list[Path]) -> int:
    """How many answers some chapters hold, as far as they can be read. The moment would say so, too, but it may be one
    answer older than the last chapter: the program can end between the two."""
    count = 0
    for path in chapters:
        with suppress(RecordError):
            count += len(parse_record(read_file(path)).actions)
    return count


def read_moment(name: str) -> dict[str, Any] | None:
    """The exact moment; None if there is none that can be read."""
    try:
        data = strict_json(read_file(folder() / name / MOMENT))
    except (ReverieError, OSError, ValueError):
        return None
    if not isinstance(data, dict) or not isinstance(data.get("answers"), int):
        return None
    if not isinstance(data.get("spec"), str) or not isinstance(data.get("position"), str | None):
        return None
    return data


def ask_which(out: Output, game: str) -> str | None:
    """At the keyboard: which campaign is continued, or begun under a new name; None: a single dream."""
    try:
        check_game(game)
    except SpecError:
        return None
    known = [one for one in listed() if one.rules]
    out.say("cli-campaign-which")
    for number, one in enumerate(known, 1):
        out.say("cli-campaign-entry", number=number, campaign=one.name, answers=one.answers)
    out.say("cli-campaign-other")
    while True:
        answer = sys.stdin.readline()
        if not answer or not answer.strip():
            return None
        word = answer.strip().lower()
        if word.isdigit() and 0 < int(word) <= len(known):
            return known[int(word) - 1].name
        try:
            return check_name(word)
        except SpecError as error:
            out.refuse(error)


def ask_how_many(out: Output, game: str) -> str:
    """At the keyboard: the mode in which one person plays so many characters."""
    alone = [mode.name for mode in registry.game(game).manifest.modes if mode.players == 1 and mode.available]
    out.say("cli-campaign-how-many", most=len(alone))
    while True:
        answer = sys.stdin.readline()
        word = answer.strip() or str(min(USUAL_SIZE, len(alone)))
        if word.isdigit() and 0 < int(word) <= len(alone):
            return alone[int(word) - 1]
        out.say("cli-campaign-how-many", most=len(alone))


# ---- one file -------------------------------------------------------------------------------------------------------


def exported(name: str) -> str:
    """A campaign as one text."""
    paths = chapters_of(name)
    if not paths:
        raise SpecError("campaign-unknown", place="name", value=name, allowed=[one.name for one in listed()][:20])
    data = {
        "reverie": "campaign",
        "version": FORMAT,
        "name": name,
        "chapters": [read_file(path) for path in paths],
        "moment": read_moment(name),
    }
    return json.dumps({**data, "check": check_of(data)}, indent=1) + "\n"


def last_chapter(name: str) -> str:
    """The record of the last chapter, which begins at a position: all that is needed to go on, also at a server."""
    paths = chapters_of(name)
    if not paths:
        raise SpecError("campaign-unknown", place="name", value=name, allowed=[one.name for one in listed()][:20])
    return read_file(paths[-1])


def check_of(data: dict[str, Any]) -> str:
    """A fingerprint of everything else in the file."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def imported(file: Path, name: str | None) -> str:
    """Keep an exported campaign, under its own name or another; nothing is kept of a file that is damaged."""
    try:
        if file.stat().st_size > EXPORT_LIMIT:
            raise RecordError("record-size", place=str(file), limit=EXPORT_LIMIT)
        text = file.read_text("utf-8")
    except OSError as error:
        raise RecordError("record-file", place=str(file), reason=error.strerror or "unreadable") from error
    except ValueError as error:
        raise RecordError("record-file", place=str(file)[:200], reason="not text") from error
    if looks_like_record(text):
        return begin(name if name is not None else file.stem.lower(), campaign_in(text)).name
    try:
        data = strict_json(text)
    except ValueError as error:
        raise RecordError("json-unreadable", place="file", reason=excerpt(error, 80)) from None
    if not isinstance(data, dict) or data.get("reverie") != "campaign" or data.get("version") != FORMAT:
        raise RecordError("campaign-file", place="file")
    for key in sorted(data.keys() ^ EXPORTED):
        raise RecordError("record-line" if key in data else "record-missing", place=key, value=excerpt(key), field=key)
    check = data.pop("check")
    chapters, own = data["chapters"], data["name"]
    if check != check_of(data):
        raise RecordError("record-check", place="check")
    if not isinstance(own, str) or not isinstance(chapters, list) or not chapters or len(chapters) > 9_999:
        raise RecordError("campaign-file", place="chapters")
    if not all(isinstance(chapter, str) for chapter in chapters):
        raise RecordError("campaign-file", place="chapters")
    for chapter in chapters:
        parse_record(chapter)
    wanted = check_name(name if name is not None else own)
    if exists(wanted):
        raise SpecError("campaign-taken", place="name", value=wanted)
    part = folder() / f"{wanted}.part"
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    for number, chapter in enumerate(chapters, 1):
        (part / f"{number:04}.rec").write_text(chapter, "utf-8")
    if data["moment"] is not None:
        (part / MOMENT).write_text(json.dumps(data["moment"]), "utf-8")
    part.replace(folder() / wanted)
    return wanted


def looks_like_record(text: str) -> bool:
    """Whether a file holds the record of a game, of a table or by itself, and no exported campaign."""
    return not text.lstrip().startswith("{") or looks_like_table(text)


def campaign_in(text: str) -> Game:
    """The campaign of which a record is, where it ends: one that was played at a server, or the last chapter of one."""
    record = read_any_record(text)
    check_game(record.spec.game)
    if record.spec.variants.get("encounter") != ENCOUNTER:
        raise SpecError("campaign-game", place="encounter", value=str(record.spec.variants.get("encounter", "")))
    return record.replay()


def deleted(name: str) -> None:
    """A campaign is gone."""
    if not exists(name):
        raise SpecError("campaign-unknown", place="name", value=name, allowed=[one.name for one in listed()][:20])
    shutil.rmtree(folder() / name)
