"""T11: finished games verify, all of them; whatever is changed in one is noticed."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import reverie
from reverie.audit.report import FAILED, OK, SKIPPED
from reverie.audit.table_record import CHECKS, Report, TableDocument, parse_table, to_record, verify
from reverie.errors import RecordError
from reverie.hosted.entries import Header
from reverie.hosted.table import Table
from reverie.kernel.records import parse_record
from tests.audit import by_hand
from tests.audit.forging import TARGETS, append, relink
from tests.audit.tables import DAY, DEALS, GAMES, MODES, Hosted, finished, hosted, hosted_number, is_slow

Amount = Callable[[int, int], int]
ALL = [(name, mode, deal) for name in GAMES for mode in MODES for deal in DEALS]


def broken(report: Report) -> set[str]:
    """The checks that failed."""
    return {check.name for check in report.checks if check.verdict == FAILED}


def audit(data: dict[str, Any]) -> Report:
    """The report on a document given as data."""
    return verify(parse_table(json.dumps(data)))


def is_noticed(text: str) -> bool:
    """Whether a changed document is refused or fails."""
    try:
        return not verify(parse_table(text)).ok
    except RecordError:
        return True


# ---- games that were played fairly ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "mode", "deal"), ALL)
def test_finished_games_verify(name: str, mode: str, deal: str, amount: Amount) -> None:
    for number in range(amount(3, 40)):
        played = finished(name, mode, deal, number)
        document = parse_table(played.document().text())
        assert document == played.document()
        report = verify(document)
        open_deal = deal in ("number", "imported")
        expected = dict.fromkeys(CHECKS, OK) | ({"commitment": SKIPPED} if open_deal else {})
        assert {check.name: check.verdict for check in report.checks} == expected
        assert report.ok
        assert report.proven
        assert report.unproven
        record = to_record(document)
        assert record == played.game.record()
        assert parse_record(record.text()).replay().hash() == played.game.hash()


def test_the_games_are_of_every_sort() -> None:
    kinds: Counter[str] = Counter()
    for name, mode, deal in ALL:
        for number in range(3):
            document = finished(name, mode, deal, number).document()
            kinds.update(entry.kind for entry in document.entries)
            kinds[f"peeked {document.peeked}"] += 1
            kinds[f"start {document.start is not None}"] += 1
    assert kinds.keys() >= {"sit", "import", "act", "undo", "redo", "ask_undo", "agree_undo", "refuse_undo", "rematch"}
    assert min(kinds[f"{what} {flag}"] for what in ("peeked", "start") for flag in (True, False)) > 3


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("mode", MODES)
def test_seeds_worked_out_by_hand(name: str, mode: str) -> None:
    for number in range(3):
        for deal in ("fair", f"daily:{DAY}"):
            document = finished(name, mode, deal, number).document()
            assert document.secret is not None
            sat = {it.seat: json.loads(it.body or "")["nonce"] for it in document.entries if it.kind == "sit"}
            if deal == "fair":
                assert by_hand.commitment(document.table, document.spec, document.secret) == document.commitment
                nonces = [sat[seat] for seat in range(document.players)]
                seed = by_hand.seed(document.table, document.spec, document.secret, nonces)
            else:
                assert by_hand.day_commitment(DAY, document.secret) == document.commitment
                seed = by_hand.day_seed(DAY, document.spec, document.secret)
            facts = verify(document).facts
            assert facts["seed"] == f"fair:{seed}"
            assert facts["nonces"] == [sat[seat] for seat in range(document.players)]


# ---- changes --------------------------------------------------------------------------------------------------------


@cache
def documents() -> tuple[str, ...]:
    """A finished game of every sort."""
    return tuple(json.dumps(hosted(name, mode, deal, 100).document().to_json()) for name, mode, deal in ALL)


@pytest.mark.parametrize("target", TARGETS)
def test_one_bit_changed_is_noticed(target: str, amount: Amount) -> None:
    rng = random.Random(target)
    wanted, done = amount(40, 1_000), 0
    while done < wanted:
        data = json.loads(rng.choice(documents()))
        if TARGETS[target](rng, data):
            done += 1
            assert is_noticed(json.dumps(data)), (target, data)


def test_one_bit_changed_anywhere_is_noticed(amount: Amount) -> None:
    rng = random.Random(11)
    wanted, done = amount(60, 3_000), 0
    while done < wanted:
        original = rng.choice(documents())
        raw = bytearray(original.encode())
        raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
        try:
            changed = parse_table(raw.decode("utf-8"))
        except (RecordError, UnicodeDecodeError):
            done += 1
            continue
        meant = parse_table(original)
        if replace(changed, created=0) == replace(meant, created=0):
            continue  # when the table was opened is nobody's promise
        done += 1
        assert not verify(changed).ok, raw.decode()


@pytest.mark.parametrize("name", GAMES)
def test_entries_dropped_doubled_and_exchanged_are_noticed(name: str, amount: Amount) -> None:
    rng = random.Random(name)
    original = json.dumps(hosted(name, "team", "fair", 7).document().to_json())
    for number in range(amount(24, 2_000)):
        data = json.loads(original)
        entries = data["entries"]
        i, j = sorted(rng.sample(range(len(entries)), 2))
        way = number % (3 if is_slow(name) else 4)  # what is cut off a game that runs is not noticed
        if way == 0:
            del entries[i]
        elif way == 1:
            entries.insert(j, dict(entries[i]))
        elif way == 2:
            entries[i], entries[j] = entries[j], entries[i]
        else:
            last = max(k for k, entry in enumerate(entries) if entry["kind"] == "act")
            del entries[min(j, last) :]  # cut short: the result is no longer the one written
        assert is_noticed(json.dumps(data)), (way, i, j)


def test_what_is_cut_off_after_the_end_is_not_noticed() -> None:
    """No document can show that more followed; the documentation says so."""
    number = hosted_number("onirim", "team", "fair", lambda played: played.entries[-1].kind == "rematch")
    document = finished("onirim", "team", "fair", number).document()
    assert verify(replace(document, entries=document.entries[:-1])).ok


# ---- forgers who make the chain right again --------------------------------------------------------------------------


@pytest.fixture
def fair() -> dict[str, Any]:
    """A finished game of two."""
    return hosted("onirim", "team", "fair", 3).document().to_json()


def first(data: dict[str, Any], kind: str) -> int:
    """Where the first entry of a kind stands, counted from 0."""
    return next(i for i, entry in enumerate(data["entries"]) if entry["kind"] == kind)


def test_another_promise(fair: dict[str, Any]) -> None:
    fair["commitment"] = "0" * 64
    assert broken(audit(relink(fair))) == {"commitment"}


def test_another_promise_for_a_day() -> None:
    data = hosted("urbion", "solo", f"daily:{DAY}", 1).document().to_json()
    data["commitment"] = "0" * 64
    assert broken(audit(relink(data))) == {"commitment"}
    data["commitment"] = by_hand.day_commitment(DAY, data["secret"])
    data["deal"] = "daily:2026-11-17"
    assert broken(audit(relink(data))) >= {"commitment", "deal", "states"}


def test_another_secret_with_its_promise(fair: dict[str, Any]) -> None:
    """The promise fits, but these are not the cards of that secret."""
    fair["secret"] = "0" * 64
    fair["commitment"] = by_hand.commitment(fair["table"], fair["spec"], fair["secret"])
    report = audit(relink(fair))
    assert broken(report) >= {"deal", "states"}
    assert report.check("deal").entry == 2


def test_another_nonce(fair: dict[str, Any]) -> None:
    fair["entries"][0]["body"] = json.dumps({"nonce": "0" * 32}, separators=(",", ":"))
    assert broken(audit(relink(fair))) >= {"deal", "states"}


def test_another_time(fair: dict[str, Any]) -> None:
    fair["entries"][5]["at"] += 1
    report = audit(fair)
    assert broken(report) == {"chain"}
    assert report.check("chain").entry == 6


def test_another_state(fair: dict[str, Any]) -> None:
    fair["entries"][9]["state"] = "0" * 64
    report = audit(relink(fair))
    assert broken(report) == {"states"}
    assert report.check("states").entry == 10


def test_another_numbering(fair: dict[str, Any]) -> None:
    for entry in fair["entries"][4:]:
        entry["seq"] += 1
    report = audit(relink(fair))
    assert broken(report) == {"order"}
    assert report.check("order").entry == 5


def test_another_player(fair: dict[str, Any]) -> None:
    """The answer is the right one, but the other seat was asked."""
    i = first(fair, "act")
    fair["entries"][i]["seat"] = 1 - fair["entries"][i]["seat"]
    report = audit(relink(fair))
    assert broken(report) == {"entries"}
    assert report.check("entries").entry == i + 1
    assert report.check("result").verdict == SKIPPED


def test_another_answer(fair: dict[str, Any]) -> None:
    i = first(fair, "act")
    fair["entries"][i]["body"] = '{"action":"play red.sun of nowhere"}'
    report = audit(relink(fair))
    assert broken(report) == {"entries"}
    assert report.check("entries").entry == i + 1


def test_another_way_to_write_an_answer(fair: dict[str, Any]) -> None:
    i = first(fair, "act")
    action = json.loads(fair["entries"][i]["body"])["action"]
    fair["entries"][i]["body"] = json.dumps({"action": f"  {action.upper()}"}, separators=(",", ":"))
    assert broken(audit(relink(fair))) == {"entries"}


def test_another_result(fair: dict[str, Any]) -> None:
    fair["result"] = "won all_doors ONI-BASE-37"
    assert broken(audit(fair)) == {"result"}


def test_another_mark() -> None:
    number = hosted_number("onirim", "solo", "fair", lambda played: played.game.peeked)
    data = hosted("onirim", "solo", "fair", number).document().to_json()
    data["peeked"] = False
    assert broken(audit(data)) == {"peeked"}
    i = next(i for i, entry in enumerate(data["entries"]) if '"peeked":true' in entry["body"])
    data["entries"][i]["body"] = data["entries"][i]["body"].replace("true", "false")
    assert broken(audit(relink(data))) == {"entries"}


def test_other_rules_and_players(fair: dict[str, Any]) -> None:
    fair["rules"] += 1
    report = audit(relink(fair))
    assert broken(report) == {"rules"}
    assert report.check("entries").verdict == SKIPPED
    fair["rules"] -= 1
    fair["players"] = 3
    assert broken(audit(relink(fair))) == {"rules"}


def test_a_start_of_another_game() -> None:
    """A forger plays by the rules of the position and writes those of another edition above it; all of it fits."""
    third = reverie.new_game("onirim", edition="third", seed=1)
    spec = reverie.parse_spec("onirim/first/solo/seed=1")
    for said, fits in ((third.spec, True), (spec, False)):
        header = Header("t", 0, said.text(), 1, 1, "imported", None, None, third.position())
        played = Hosted(Table(header))
        played.add("import", 0, actions=[], peeked=False)
        report = verify(played.document())
        assert broken(report) == (set() if fits else {"deal", "entries"})


RUNNING = [
    ("team", "sit", 0, {"nonce": "0" * 32}),
    ("team", "undo", 0, {"count": 1, "peeked": False}),
    ("team", "redo", 0, {"count": 1}),
    ("team", "agree_undo", 0, {}),
    ("team", "refuse_undo", 0, {}),
    ("team", "ask_undo", 0, {"count": 0}),
    ("team", "ask_undo", 0, {"count": 10_000}),
    ("team", "rematch", 0, {}),
    ("team", "import", 0, {"actions": [], "peeked": False}),
    ("solo", "sit", 0, {"nonce": "0" * 32}),
    ("solo", "undo", 0, {"count": 0, "peeked": False}),
    ("solo", "undo", 0, {"count": 10_000, "peeked": False}),
    ("solo", "redo", 0, {"count": 1}),
    ("solo", "ask_undo", 0, {"count": 1}),
    ("solo", "agree_undo", 0, {}),
    ("solo", "rematch", 0, {}),
]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("mode", "kind", "seat", "body"), RUNNING)
def test_entries_that_were_not_possible(name: str, mode: str, kind: str, seat: int, body: dict[str, Any]) -> None:
    data = hosted(name, mode, "fair", 1, answers=5, restless=False).document().to_json()
    assert broken(audit(data)) == set()
    report = audit(append(data, kind, seat, **body))
    assert broken(report) == {"entries"}
    assert report.check("entries").entry == len(data["entries"])


def test_nobody_agrees_with_themselves() -> None:
    """A request of one seat needs the other; both agreeing twice is not possible either."""
    for number in range(200):
        played = hosted("onirim", "team", "fair", number, answers=8 + number % 9, restless=False)
        try:
            played.add("ask_undo", 0, count=1)
        except Exception:
            continue
        data = played.document().to_json()
        assert broken(audit(data)) == set()
        assert broken(audit(append(json.loads(json.dumps(data)), "agree_undo", 0))) == {"entries"}
        assert broken(audit(append(json.loads(json.dumps(data)), "ask_undo", 1, count=1))) == {"entries"}
        return
    raise AssertionError("nothing could be taken back in two hundred games")


# ---- sealed, and what never came to an end ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "mode", "deal"), ALL)
def test_sealed_documents(name: str, mode: str, deal: str) -> None:
    played = hosted(name, mode, deal, 9, answers=12)
    secrets = hidden_texts(played)
    for seat in (*range(played.table.players), None):
        document = played.sealed(seat)
        text = document.text()
        assert parse_table(text) == document
        assert not [secret for secret in secrets if secret in text]
        for it in document.entries:
            assert (it.body is not None) == (it.seat == seat and it.kind != "import")
        report = verify(document)
        assert report.ok
        assert report.proven == ()
        assert {check.name for check in report.checks if check.verdict == OK} == {"rules", "order"}
        with pytest.raises(RecordError) as caught:
            to_record(document)
        assert caught.value.code == "audit-sealed"


def hidden_texts(played: Hosted) -> list[str]:
    """What no sealed document may say."""
    header = played.table.header
    texts = [*(it.state for it in played.entries), *(it.chain for it in played.entries)]
    texts += [header.secret or "", played.table.day_secret or "", header.start or "", played.table.chain]
    if header.deal != "number":
        texts.append(str(played.game.spec.seed))
        texts.append(str(played.game.spec.seed).removeprefix("fair:"))
    return [text for text in texts if text]


def test_sealed_documents_depend_on_nothing_hidden() -> None:
    """Two tables that differ in secret and cards only: the sealed documents differ in the promise only."""

    def seal(number: int) -> dict[str, Any]:
        played = hosted("onirim", "team", "fair", number, answers=0)
        data = played.sealed(None).to_json()
        return {name: value for name, value in data.items() if name not in ("table", "commitment", "spec", "entries")}

    assert seal(1) == seal(2)


def test_a_table_nobody_sat_at_proves_nothing() -> None:
    played = hosted("onirim", "team", "fair", 1, answers=0)
    document: TableDocument = replace(played.document(), entries=())
    report = verify(document)
    assert report.ok
    assert report.proven == ()
    with pytest.raises(RecordError) as caught:
        to_record(document)
    assert caught.value.code == "audit-not-dealt"


def test_a_secret_shown_too_early_is_mentioned() -> None:
    report = verify(hosted("onirim", "solo", "fair", 1, answers=3).document())
    assert report.ok
    assert "not-over" in {note.name for note in report.unproven}


def test_a_broken_document_gives_no_record(fair: dict[str, Any]) -> None:
    fair["entries"][5]["at"] += 1
    with pytest.raises(RecordError) as caught:
        to_record(parse_table(json.dumps(fair)))
    assert caught.value.code == "audit-broken"
    assert caught.value.place == "entry 6"
