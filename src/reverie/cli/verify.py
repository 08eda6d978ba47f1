"""`reverie verify`: a saved game or the document of a hosted one, checked, with what that proves and what it cannot.

Exit codes: 0 nothing failed, 1 a check failed or this is no record at all, 2 the file cannot be read.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from reverie import read_file
from reverie.cli.options import Ascii, Json, Lang
from reverie.cli.output import WIDTH, Output, speaking
from reverie.cli.replay import read_input
from reverie.cli.speech import BAD, DIM, GOLD, Speech, clean
from reverie.errors import RecordError, ReverieError

if TYPE_CHECKING:
    from reverie.audit.report import Check, Report

BROKEN = 1
INDENT = 2
STYLES = {"ok": "", "failed": BAD, "not applicable": DIM}
MARKS = {"ok": "audit-mark-ok", "failed": "audit-mark-failed", "not applicable": "audit-mark-skipped"}

RecordFile = Annotated[
    Path, typer.Argument(metavar="RECORD", help="A record or a table document; - reads it from the input.")
]


def verify(record: RecordFile, as_json: Json = False, lang: Lang = None, ascii_only: Ascii = False) -> None:
    """Check a record, or that a hosted game was dealt and played fairly."""
    with speaking(lang, as_json, ascii_only) as out:
        report = audit(read_input() if str(record) == "-" else read_file(record))
        if as_json:
            out.json(described(report, out.speech))
        else:
            tell(report, out)
    if not report.ok:
        raise typer.Exit(BROKEN)


def audit(text: str) -> Report:
    """The report on either sort of file; a table document that cannot even be read fails at its form."""
    from reverie.audit.plain_record import verify_record
    from reverie.audit.report import Report, failed, skipped
    from reverie.audit.table_record import CHECKS, bare, looks_like_table, parse_table
    from reverie.audit.table_record import verify as verify_table

    if not looks_like_table(text):
        return verify_record(bare(text))
    try:
        return verify_table(parse_table(text))
    except RecordError as error:
        return Report("table", (failed("form", error), *(skipped(name) for name in CHECKS)))


def described(report: Report, speech: Speech) -> dict[str, Any]:
    """The report as plain data, its reasons in one language to the last word."""
    data = report.to_json(speech.language)
    for check, entry in zip(report.checks, data["checks"], strict=True):
        if check.reason is not None:
            entry["reason"]["message"] = reason(check.reason, speech)
    return data


def tell(report: Report, out: Output) -> None:
    """The report for people."""
    say = out.speech
    for text, style in heading(report, say):
        write(out, text, style)
    out.line()
    width = max(len(say.text(mark)) for mark in MARKS.values())
    for check in report.checks:
        style = STYLES[check.verdict]
        write(out, title(check, say), style, f"{say.text(MARKS[check.verdict]):<{width}}  ")
        if check.reason is not None:
            write(out, place(check, say) + reason(check.reason, say), style, " " * (width + 2))
    for name, notes in (("audit-proven-title", report.proven), ("audit-unproven-title", report.unproven)):
        if notes:
            out.line()
            write(out, say.text(name), GOLD)
        for note in notes:
            write(out, say.spell(note.text(say.language)), "", "- ")
    out.line()
    verdict = "audit-bad" if not report.ok else "audit-good" if report.proven else "audit-nothing"
    write(out, say.text(verdict), GOLD if report.ok else BAD)


def heading(report: Report, speech: Speech) -> list[tuple[str, str]]:
    """What was checked, with the numbers that players may have noted; each line with its style."""
    facts = report.facts
    lines = [(speech.text(f"audit-title-{report.kind}", table=str(facts.get("table", ""))).strip(), GOLD)]
    if "spec" in facts:
        lines.append((speech.text("audit-game", spec=clean(str(facts["spec"]))), ""))
    if "deal" in facts:
        lines.append((speech.text("audit-dealt-by", deal=str(facts["deal"])), ""))
    if "result" in facts:
        lines.append((speech.text("audit-result", result=clean(str(facts["result"]))), ""))
    nonces = facts.get("nonces")
    for seat, nonce in enumerate(nonces if isinstance(nonces, list) else [], 1):
        lines.append((speech.text("audit-nonce", seat=seat, nonce=str(nonce)), DIM))
    if facts.get("seed") is not None:
        lines.append((speech.text("audit-seed", seed=str(facts["seed"])), DIM))
    return lines


def title(check: Check, speech: Speech) -> str:
    """What was looked at."""
    return speech.spell(check.title(speech.language))


def place(check: Check, speech: Speech) -> str:
    """Where it failed, before the reason."""
    where = check.where(speech.language)
    return f"{speech.spell(clean(speech.place(where)))}: " if where else ""


def reason(error: ReverieError, speech: Speech) -> str:
    """Why it failed; refusals of tables have sentences of their own."""
    text = speech.message(error) if speech.has(error.code) else speech.spell(clean(error.text(speech.language)))
    return f"{text} [{error.rule}]" if error.rule else text


def write(out: Output, text: str, style: str = "", before: str = "") -> None:
    """A paragraph of the report; what does not fit on its first line stands under its beginning."""
    width = out.width if out.live else max(out.width, WIDTH)
    first = " " * INDENT + before
    for line in wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=" " * len(first),
        break_long_words=False,
        break_on_hyphens=False,
    ):
        out.line(Text(line, style))
