"""A table is the fold of its log: what is possible, what an entry changes, and that reading it again gives the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import orjson
import pytest

from reverie.errors import IllegalAction, ReverieError
from reverie.hosted import deals
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.server.observation import events_after, observe
from tests.server.tables import NONCES, SECRET, SOLO, TABLE, TEAM, Ledger, header


def refused(ledger: Ledger, code: str, kind: str, seat: int = 0, **body: object) -> None:
    """An entry that is not possible, and leaves everything as it was."""
    table = ledger.table
    before = (table.seq, table.chain, table.state(), table.status, table.undo_request, set(table.rematch))
    with pytest.raises(ReverieError) as error:
        ledger.add(kind, seat, **body)
    assert error.value.code == code
    assert (table.seq, table.chain, table.state(), table.status, table.undo_request, set(table.rematch)) == before


def same(one: Table, other: Table) -> None:
    """Two tables that stand alike, for everybody who looks."""
    assert other.locked is None
    assert (one.seq, one.chain, one.state(), one.finished, one.lengths, one.known, one.dealt) == (
        other.seq, other.chain, other.state(), other.finished, other.lengths, other.known, other.dealt,
    )  # fmt: skip
    for seat in (*range(one.players), None):
        assert observe(one, seat, "en", None, one.finished) == observe(other, seat, "en", None, one.finished)
        assert events_after(one, seat, -1) == events_after(other, seat, -1)


def test_the_cards_follow_from_the_secret_and_everybodys_nonce() -> None:
    ledger = Ledger(TEAM)
    assert ledger.table.game is None
    ledger.add("sit", 1, nonce=NONCES[1])
    refused(ledger, "not_dealt", "act", 1, action="pass")
    refused(ledger, "already_sat", "sit", 1, nonce=NONCES[0])
    ledger.add("sit", 0, nonce=NONCES[0])
    assert ledger.table.status == "playing"
    assert ledger.table.running().spec.seed == deals.master(TABLE, header(TEAM).spec, SECRET, list(NONCES))


def test_another_nonce_is_another_deal() -> None:
    one, other = Ledger(SOLO), Ledger(SOLO)
    one.add("sit", nonce="00" * 16)
    other.add("sit", nonce="00" * 15 + "01")
    assert one.table.running().position() != other.table.running().position()


def test_a_deal_by_number_is_that_deal() -> None:
    ledger = Ledger(f"{SOLO}/seed=7", deal="number").sit()
    assert ledger.table.running().spec.seed == 7


def test_a_nonce_is_32_hexadecimal_digits() -> None:
    ledger = Ledger(SOLO)
    for wrong in ("", "0" * 31, "0" * 33, "G" * 32, "A" * 32, 7, None):
        with pytest.raises(ReverieError):
            ledger.add("sit", nonce=wrong)
    assert ledger.table.status == "seating"


def test_only_the_seat_that_is_asked_answers() -> None:
    ledger = Ledger(TEAM).sit()
    game = ledger.table.running()
    assert game.decision is not None
    words = game.actions()[0].words
    refused(ledger, "not_asked", "act", 1 - game.decision.seat, action=words)
    ledger.add("act", game.decision.seat, action=words)
    with pytest.raises(IllegalAction):
        ledger.add("act", ledger.table.running().decision.seat, action="fly away")  # type: ignore[union-attr]


def some(ledger: Ledger, count: int) -> list[str]:
    """The words of the next few answers, the first that is offered each time."""
    walk, words = ledger.table.running().clone(), []
    for _ in range(count):
        words.append(walk.actions()[0].words)
        walk.apply(words[-1])
    return words


def test_several_answers_are_one_entry_all_or_none() -> None:
    ledger = Ledger(SOLO).sit()
    words = some(ledger, 3)
    refused(ledger, "action-unknown", "act_all", actions=[*words, "fly away"])
    refused(ledger, "bad_message", "act_all", actions=[])
    refused(ledger, "bad_message", "act_all", actions=words * 30)
    ledger.add("act_all", actions=words)
    assert [action.words for action in ledger.table.running().line] == words
    assert ledger.table.running().last_message == 3
    same(ledger.table, ledger.again())
    ledger.add("undo", count=ledger.table.running().last_message)
    assert ledger.table.running().answers == 0
    same(ledger.table, ledger.again())


def test_nobody_answers_for_another_in_the_middle_of_a_message() -> None:
    ledger = Ledger("etherfields/second/two").sit()
    game = ledger.table.running()
    while (decision := game.decision) is not None and decision.kind != "command":
        ledger.add("act", decision.seat, action=game.actions(decision.seat)[0].words)
    refused(ledger, "action-other-seat", "act_all", 0, actions=["pass gambler", "pass specialist"])


def test_where_several_are_asked_each_gives_its_own_answers() -> None:
    ledger = Ledger("etherfields/second/two").sit()
    game = ledger.table.running()
    while (decision := game.decision) is not None and decision.kind != "command":
        ledger.add("act", decision.seat, action=game.actions(decision.seat)[0].words)
    assert decision is not None
    assert decision.seats == (0, 1)
    refused(ledger, "action-other-seat", "act", 1, action="pass gambler")
    for seat in (0, 1):
        shown = orjson.loads(cast(bytes, observe(ledger.table, seat, "en", None, False)["actions"]))
        assert [entry["words"] for entry in shown] == [action.words for action in game.actions(seat)]
        assert not any(entry["words"] == f"pass {('specialist', 'gambler')[seat]}" for entry in shown)
    assert observe(ledger.table, None, "en", None, False)["actions"] == [], "nobody who only looks on answers"
    ledger.add("act", 0, action="pass gambler")
    refused(ledger, "action-other-seat", "act", 0, action="pass specialist")
    ledger.add("act", 1, action="pass specialist")
    assert Table.replay(ledger.table.header, ledger.entries).state() == ledger.table.state()


@pytest.mark.parametrize("spec", [SOLO, TEAM, "onirim/third/team/glyphs+towers", "urbion/second/solo/void+books"])
def test_a_log_read_again_gives_the_same_table(spec: str) -> None:
    ledger = Ledger(spec).sit().answer(5).answer(3, 1)
    if ledger.table.players == 1:
        ledger.add("undo", count=3)
        ledger.add("redo", count=1)
    ledger.to_the_end()
    ledger.add("rematch", 0)
    same(ledger.table, ledger.again())
    for length in range(0, len(ledger.entries), 7):
        prefix = Table.replay(ledger.table.header, ledger.entries[:length])
        assert prefix.locked is None
        prefix.catch_up(ledger.entries[length:])
        same(ledger.table, prefix)


@pytest.mark.parametrize("field", ["body", "state", "chain", "kind", "seat", "at", "seq"])
def test_a_changed_entry_locks_the_table(field: str) -> None:
    """Any change is noticed: by the chain in the middle of the log, by the state at its end (P2, rule 7)."""
    ledger = Ledger(SOLO).sit().answer(6)
    for place in (2, len(ledger.entries) - 1):
        entry = ledger.entries[place]
        value = getattr(entry, field)
        changed = value + 1 if isinstance(value, int) else value[:-2] + ("0}" if value[-2:] != "0}" else "1}")
        changes: dict[str, Any] = {field: changed}
        entries = [*ledger.entries[:place], entry._replace(**changes), *ledger.entries[place + 1 :]]
        table = Table.replay(ledger.table.header, entries)
        assert table.locked == "replay_mismatch"
        assert table.status == "locked"
        with pytest.raises(Refusal) as refusal:
            table.draft("act", 0, "x" * 8, {"action": 0}, 1)
        assert refusal.value.code == "replay_mismatch"


def test_rules_of_another_version_are_not_continued() -> None:
    table = Table(replace(header(SOLO), rules=999))
    with pytest.raises(Refusal) as refusal:
        table.draft("sit", 0, "x" * 8, {"nonce": NONCES[0]}, 1)
    assert refusal.value.code == "rules_version"


# ---- taking back ---------------------------------------------------------------------------------------------


def test_alone_one_takes_back_what_one_likes_and_the_mark_remembers() -> None:
    ledger = Ledger(f"{SOLO}/seed=7", deal="number").sit()
    start = ledger.table.state()
    ledger.answer(4)
    refused(ledger, "no_undo", "undo", count=5)
    refused(ledger, "no_undo", "undo", count=0)
    refused(ledger, "undo_alone", "ask_undo", count=1)
    ledger.add("undo", count=4)
    assert ledger.table.state() == start
    assert ledger.table.running().peeked  # drawn cards had been seen
    assert '"peeked":true' in ledger.entries[-1].body
    refused(ledger, "no_undo", "redo", count=5)
    ledger.add("redo", count=4)
    assert ledger.table.running().answers == 4
    same(ledger.table, ledger.again())


def test_after_the_end_the_deal_is_open_and_taking_back_is_peeking() -> None:
    ledger = Ledger(SOLO).sit().to_the_end()
    assert ledger.table.finished
    ledger.add("undo", count=1)
    assert ledger.table.status == "playing"
    assert ledger.table.finished
    assert ledger.table.running().peeked
    same(ledger.table, ledger.again())


def quiet_moment() -> Ledger:
    """A team's table at which the last answer showed nobody anything."""
    for seed in range(200):
        ledger = Ledger(f"onirim/third/team/seed={seed}", deal="number").sit()
        for _ in range(60):
            if ledger.table.running().is_over:
                break
            ledger.answer(1, seed)
            if not ledger.table.running().is_over and not ledger.table.running().brings_news(1):
                return ledger
    raise AssertionError("there is always such a moment")


def test_together_everybody_has_to_agree() -> None:
    ledger = quiet_moment()
    refused(ledger, "undo_together", "undo", 0, count=1)
    answers, state = ledger.table.running().answers, ledger.table.state()
    refused(ledger, "no_undo", "agree_undo", 1)
    ledger.add("ask_undo", 0, count=1)
    refused(ledger, "undo_asked", "ask_undo", 1, count=1)
    refused(ledger, "no_undo", "agree_undo", 0)
    ledger.add("refuse_undo", 1)
    assert ledger.table.state() == state
    ledger.add("ask_undo", 1, count=1)
    ledger.add("agree_undo", 0)
    assert ledger.table.running().answers == answers - 1
    assert not ledger.table.running().peeked
    same(ledger.table, ledger.again())


def test_together_nothing_is_taken_back_that_somebody_has_seen() -> None:
    for seed in range(50):
        ledger = Ledger(f"onirim/third/team/seed={seed}", deal="number").sit().answer(6, seed)
        if ledger.table.running().reveals(6):
            refused(ledger, "undo_reveals", "ask_undo", 0, count=6)
            return
    raise AssertionError("six answers always show something")


def test_an_answer_ends_the_request() -> None:
    ledger = quiet_moment()
    ledger.add("ask_undo", 0, count=1)
    ledger.answer(1)
    assert ledger.table.undo_request is None
    same(ledger.table, ledger.again())


# ---- events --------------------------------------------------------------------------------------------------


def test_whoever_was_away_is_told_exactly_what_is_new() -> None:
    """From any entry on, the told events complete a client's list, whatever was taken back meanwhile."""
    ledger = Ledger(SOLO)
    kept: list[list[dict[str, object]]] = [[]]
    steps = ["sit", "act", "act", "act", "undo2", "act", "redo?", "act", "undo1", "redo1", "act", "undo3", "act"]
    for step in steps:
        table = ledger.table
        if step == "sit":
            ledger.sit()
        elif step == "act":
            ledger.answer(1, len(ledger.entries))
        elif step.startswith("undo"):
            ledger.add("undo", count=int(step[4:]))
        elif step == "redo1":
            ledger.add("redo", count=1)
        else:
            continue
        kept.append(list(events_after(table, 0, -1)["list"]))
    whole = kept[-1]
    for after, mine in enumerate(kept):
        told = events_after(ledger.table, 0, after)
        assert told["from"] <= len(mine)
        assert mine[: told["from"]] + told["list"] == whole


def test_a_rematch_is_offered_when_the_game_is_over() -> None:
    ledger = Ledger(TEAM).sit()
    refused(ledger, "not_over", "rematch", 0)
    ledger.to_the_end()
    ledger.add("rematch", 1)
    refused(ledger, "no_rematch", "rematch", 1)
    ledger.add("rematch", 0)
    assert ledger.table.rematch == {0, 1}
