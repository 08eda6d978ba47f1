"""Plain records, checked in the same way as table documents: form, rules, answers, result and state."""

from __future__ import annotations

from reverie.audit.report import Check, Note, Report, failed, passed, skipped
from reverie.errors import RecordError
from reverie.kernel.game import Game
from reverie.kernel.records import Record, describe_result, parse_record

RULES = "record-rules"


def verify_record(text: str) -> Report:
    """The report on a plain record, readable or JSON; a text that is no record fails at its form."""
    unproven = (Note("not-record"),)
    try:
        record = parse_record(text)
    except RecordError as error:
        checks = (failed("form", error), *(skipped(name) for name in ("rules", "answers", "result", "state")))
        return Report("record", checks, (), unproven)
    report = check_record(record)
    proven = (Note("proven-record"),) if all(check.reason is None for check in report) else ()
    known = {"spec": record.spec.text(), "result": record.result, "peeked": record.peeked, "seed": record.spec.seed}
    return Report("record", report, proven, unproven, known)


def check_record(record: Record) -> tuple[Check, ...]:
    """The checks behind the form."""
    try:
        game = record.replay(verify=False)
    except RecordError as error:
        wrong, later = ("rules", ("answers",)) if error.code == RULES else ("answers", ())
        checks = [passed("form"), *([] if wrong == "rules" else [passed("rules")]), failed(wrong, error)]
        return (*checks, *(skipped(name) for name in (*later, "result", "state")))
    return passed("form"), passed("rules"), passed("answers"), check_result(record, game), check_state(record, game)


def check_result(record: Record, game: Game) -> Check:
    """The game ended as written."""
    found = describe_result(game)
    if found != record.result:
        return failed("result", RecordError("record-result", place="result", value=record.result[:60], found=found))
    return passed("result")


def check_state(record: Record, game: Game) -> Check:
    """The last state has the hash that was written."""
    found = game.hash()
    if found != record.state:
        return failed("state", RecordError("record-state", place="state", value=record.state[:12], found=found[:12]))
    return passed("state")
