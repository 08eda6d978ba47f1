"""Plain records, checked in the same way as table documents: form, rules, answers, result and state."""

from __future__ import annotations

from reverie.audit.report import Check, Note, Report, failed, passed, skipped
from reverie.errors import RecordError, excerpt
from reverie.kernel.game import Game
from reverie.kernel.records import Record, describe_result, parse_record

RULES = "record-rules"


def verify_record(text: str) -> Report:
    """The report on a plain record, readable or JSON; a text that is no record fails at its form."""
    unproven = (Note("not-record"),)
    try:
        record = parse_record(text)
    except RecordError as error:
        later = tuple(skipped(name) for name in ("answers", "result", "state"))
        if error.code == RULES:  # it could be read, but not by the rules of any version
            return Report("record", (passed("form"), failed("rules", error), *later), (), unproven)
        return Report("record", (failed("form", error), skipped("rules"), *later), (), unproven)
    report = check_record(record)
    proven = (Note("proven-record"),) if all(check.reason is None for check in report) else ()
    known = {"spec": record.spec.text(), "result": record.result, "peeked": record.peeked, "seed": record.spec.seed}
    return Report("record", report, proven, unproven, known)


def check_record(record: Record) -> tuple[Check, ...]:
    """The checks behind the form."""
    try:
        game = record.replay(verify=False)
    except RecordError as error:
        return passed("form"), passed("rules"), failed("answers", error), skipped("result"), skipped("state")
    return passed("form"), passed("rules"), passed("answers"), check_result(record, game), check_state(record, game)


def check_result(record: Record, game: Game) -> Check:
    """The game ended as written."""
    found = describe_result(game)
    if found != record.result:
        return failed(
            "result", RecordError("record-result", place="result", value=excerpt(record.result, 60), found=found)
        )
    return passed("result")


def check_state(record: Record, game: Game) -> Check:
    """The last state has the hash that was written."""
    found = game.hash()
    if found != record.state:
        return failed(
            "state",
            RecordError("record-state", place="state", value=record.state[:12], found=found[:12]),
        )
    return passed("state")
