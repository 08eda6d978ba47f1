"""Table documents, checked: the promise, the deal, the chain, and every entry played again by the rules of tables.

    document = parse_table(text)
    report = verify(document)

Each check stands alone: one that fails does not hide the others. What needs the game played again is left out where
it cannot be: in sealed documents, and after the first entry that is not possible.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from reverie.audit.document import TableDocument, TableEntry, complete_document, sealed_document
from reverie.audit.reading import bare, looks_like_table, parse_table
from reverie.audit.report import FAILED, Check, Note, Report, failed, passed, skipped
from reverie.errors import RecordError, ReverieError, excerpt
from reverie.hosted import deals
from reverie.hosted.chain import first_link, next_link
from reverie.hosted.entries import Entry, canonical
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.kernel.records import Record, describe_result, is_position_of, parse_record
from reverie.kernel.spec import GameSpec

__all__ = [
    "Report",
    "TableDocument",
    "TableEntry",
    "bare",
    "complete_document",
    "looks_like_table",
    "parse_table",
    "read_any_record",
    "sealed_document",
    "to_record",
    "verify",
]

CHECKS = ("rules", "order", "commitment", "deal", "chain", "entries", "states", "result", "peeked")


@dataclass
class Replay:
    """A document's log, played again as far as it goes."""

    table: Table
    dealt: int | None = None  # the number of the entry with which the cards were dealt, counted from 1
    states: list[str] = field(default_factory=list)
    stopped: tuple[int, ReverieError] | None = None  # the number of the entry that is not possible, and why


def verify(document: TableDocument) -> Report:
    """Every check, in a fixed order."""
    return examine(document)[0]


def examine(document: TableDocument) -> tuple[Report, Replay | None]:
    """The report, and the game as it was played again for it."""
    rules = check_rules(document)
    replay = None if document.sealed or rules.verdict == FAILED else play(document)
    checks = (
        rules,
        check_order(document),
        check_commitment(document),
        check_dealt(document, replay),
        check_chain(document),
        check_entries(replay),
        check_states(document, replay),
        check_result(document, replay),
        check_peeked(document, replay),
    )
    proven, unproven = notes(document, checks, replay)
    return Report("table", checks, proven, unproven, facts(document, replay)), replay


def play(document: TableDocument) -> Replay:
    """Play a complete document by the rules of tables, which live in `hosted.table` alone."""
    replay = Replay(Table(document.header(), document.secret if document.day else None))
    table = replay.table
    table.said = {}  # what was taken back and done again is not asked of the engine twice
    known: dict[int, str] = {}  # and a place has one state, however often the game stood there
    for number, entry in enumerate(complete_entries(document), 1):
        try:
            body = canonical(table.step(entry.kind, entry.seat, json.loads(entry.body)))
            if body != entry.body:
                raise RecordError("audit-body", value=excerpt(entry.body, 60), found=excerpt(body, 60))
            if replay.dealt is None and table.game is not None:
                check_start(document)
        except ReverieError as error:
            replay.stopped = (number, error)
            break
        if replay.dealt is None and table.game is not None:
            replay.dealt = number
        place = table.game.place if table.game is not None else -1
        if place not in known:
            known[place] = table.state()
        replay.states.append(known[place])
        table.settle(entry)
    return replay


def complete_entries(document: TableDocument) -> Iterator[Entry]:
    """The entries of a document that is not sealed, as tables take them; ids of actions are no part of it."""
    for it in document.entries:
        yield Entry(it.seq, it.at, it.kind, it.seat, str(it.seq), it.body or "", it.state or "", it.chain or "")


# ---- checks -------------------------------------------------------------------------------------------------------


def spec_of(document: TableDocument) -> GameSpec:
    """The game of a document, read by the version of the rules that it names."""
    return GameSpec.parse(document.spec, registry.manifests(), document.rules)


def check_rules(document: TableDocument) -> Check:
    """This program plays the rules that the game was played by, with as many players."""
    manifest = registry.game(document.spec.partition("/")[0]).manifest
    if manifest.by(document.rules) is None:
        error = RecordError("record-rules", place="rules", value=document.rules, allowed=list(manifest.versions))
        return failed("rules", error)
    players = manifest.mode(spec_of(document).mode).players
    if document.players != players:
        return failed("rules", RecordError("audit-players", place="players", value=document.players, found=players))
    return passed("rules")


def check_start(document: TableDocument) -> None:
    """A position at the start belongs to the game that the spec names."""
    if document.start is not None and not is_position_of(spec_of(document), document.start):
        raise RecordError("record-line", place="start", value=excerpt(document.start))


def check_order(document: TableDocument) -> Check:
    """No entry is missing, doubled or out of order."""
    for number, entry in enumerate(document.entries, 1):
        if entry.seq != number:
            return failed("order", RecordError("audit-order", value=entry.seq, found=number), number)
    return passed("order")


def check_commitment(document: TableDocument) -> Check:
    """The secret is the one that was promised."""
    secret = document.secret
    if secret is None:
        return skipped("commitment")
    if document.day is not None:
        expected = deals.day_commitment(document.day, secret)
    else:
        expected = deals.commitment(document.table, document.spec, secret)
    if expected != document.commitment:
        value = (document.commitment or "")[:12]
        return failed("commitment", RecordError("audit-commitment", place="secret", value=value, found=expected[:12]))
    return passed("commitment")


def check_dealt(document: TableDocument, replay: Replay | None) -> Check:
    """The seed, worked out again, deals the very cards the game began with."""
    if replay is None or (replay.dealt is None and replay.stopped is None):
        return skipped("deal")
    if replay.dealt is None:
        assert replay.stopped is not None
        return failed("deal", RecordError("audit-not-dealt"), replay.stopped[0])
    return check_state("deal", document, replay, replay.dealt) or passed("deal")


def check_chain(document: TableDocument) -> Check:
    """Every link follows from the one before and from its entry."""
    if document.sealed:
        return skipped("chain")
    link = first_link(document.table, document.spec, document.rules, document.deal, document.commitment)
    for number, entry in enumerate(complete_entries(document), 1):
        link = next_link(link, entry.seq, entry.at, entry.kind, entry.seat, entry.body, entry.state)
        if link != entry.chain:
            error = RecordError("audit-chain", value=entry.chain[:12], found=link[:12])
            return failed("chain", error, number)
    return passed("chain")


def check_entries(replay: Replay | None) -> Check:
    """Every entry was possible when it was made, by whoever made it."""
    if replay is None:
        return skipped("entries")
    if replay.stopped is not None:
        number, reason = replay.stopped
        return failed("entries", reason, number)
    return passed("entries")


def check_states(document: TableDocument, replay: Replay | None) -> Check:
    """Every state, reached again, has the hash that was written."""
    if replay is None:
        return skipped("states")
    for number in range(1, len(replay.states) + 1):
        wrong = check_state("states", document, replay, number)
        if wrong is not None:
            return wrong
    return skipped("states") if replay.stopped is not None else passed("states")


def check_state(name: str, document: TableDocument, replay: Replay, number: int) -> Check | None:
    """The check that fails at an entry whose state is another one."""
    written = document.entries[number - 1].state or ""
    found = replay.states[number - 1]
    if written == found:
        return None
    return failed(name, RecordError("audit-state", value=written[:12], found=found[:12]), number)


def check_result(document: TableDocument, replay: Replay | None) -> Check:
    """The game ended as written."""
    if replay is None or replay.stopped is not None:
        return skipped("result")
    game = replay.table.game
    found = describe_result(game) if game is not None else "unfinished"
    if found != document.result:
        return failed(
            "result", RecordError("record-result", place="result", value=excerpt(document.result, 60), found=found)
        )
    return passed("result")


def check_peeked(document: TableDocument, replay: Replay | None) -> Check:
    """The mark for looking ahead is where it belongs, and nowhere else."""
    if replay is None or replay.stopped is not None:
        return skipped("peeked")
    game = replay.table.game
    if (game is not None and game.peeked) != document.peeked:
        return failed("peeked", RecordError("audit-peeked", place="peeked", value=document.peeked))
    return passed("peeked")


# ---- what it means ------------------------------------------------------------------------------------------------


def facts(document: TableDocument, replay: Replay | None) -> dict[str, object]:
    """What everybody can compare with their own notes: the promise, the nonces, the seed."""
    known: dict[str, object] = {
        "table": document.table,
        "spec": document.spec,
        "deal": document.deal,
        "sealed": document.sealed,
        "commitment": document.commitment,
        "entries": len(document.entries),
        "result": document.result,
        "peeked": document.peeked,
    }
    if replay is not None:
        table = replay.table
        known["nonces"] = [table.nonces.get(seat) for seat in range(table.players)] if table.nonces else []
        known["seed"] = table.game.spec.seed if table.game is not None else None
    return known


def notes(
    document: TableDocument, checks: tuple[Check, ...], replay: Replay | None
) -> tuple[tuple[Note, ...], tuple[Note, ...]]:
    """What the checks prove together, and what no document can."""
    way = document.deal if document.day is None else "daily"
    if document.sealed:
        return (), (Note("not-sealed"), *((Note("compare", {"value": document.commitment}),) * (way != "number")))
    unproven = [Note("not-origin"), Note("not-times")]
    if way == "fair":
        unproven += [Note("compare", {"value": document.commitment}), Note("compare-nonces"), Note("not-abort")]
    elif way == "daily":
        unproven += [Note("compare", {"value": document.commitment}), Note("not-daily")]
    else:
        unproven.append(Note(f"not-{way}"))
    if any(check.verdict == FAILED for check in checks) or replay is None or replay.dealt is None:
        return (), tuple(unproven)
    if way in ("fair", "daily") and not replay.table.finished:
        unproven.append(Note("not-over"))
    proven = [Note(f"proven-{way}", {"day": document.day or ""}), Note("proven-log")]
    if document.peeked:
        proven.append(Note("proven-peeked"))
    return tuple(proven), tuple(unproven)


# ---- plain records ------------------------------------------------------------------------------------------------


def to_record(document: TableDocument) -> Record:
    """The plain record of the answers that stood in the end; RecordError if the document does not hold."""
    if document.sealed:
        raise RecordError("audit-sealed", place="sealed")
    report, replay = examine(document)
    for check in report.checks:
        if check.verdict == FAILED:
            place = check.place if check.entry is None else f"entry {check.entry}"
            reason = check.reason.text() if check.reason is not None else ""
            raise RecordError("audit-broken", place=place, reason=reason) from check.reason
    game = replay.table.game if replay is not None else None
    if game is None:
        raise RecordError("audit-not-dealt", place="entries")
    return game.record()


def read_any_record(text: str) -> Record:
    """A record from either sort of file: a plain one, or a table document."""
    return to_record(parse_table(text)) if looks_like_table(text) else parse_record(bare(text))
