"""One battery that every registered game must pass, in every edition, mode and module that can be played."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import reverie
from reverie.errors import IllegalAction, PositionError, StateError
from reverie.kernel.definition import GameDefinition
from reverie.kernel.open_actions import OpenCodec
from reverie.kernel.records import parse_record
from reverie.words import LANGUAGES, words
from tests.conformance.tables import (
    BIG_SEED,
    FAIR_SEED,
    agents_of,
    all_tables,
    deal,
    finished,
    play_out,
    seats_of,
    share_of,
    snapshot,
    some,
    stops,
    tables_of_today,
    take_all_back,
)

Amount = Callable[[int, int], int]

NONSENSE: list[Any] = [-1, 10**6, 10**30, "fly", "", None, 1.5, True, [], {}, {"id": "0"}, b"play"]
# By what a game may end neither won nor lost (ETH-GAT-04, ETH-RND-08, ETH-ABT-01); the other games never do.
NEITHER = {"etherfields": {"neutral", "ended", "aborted", "no-more-rounds"}}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each change plays a share of the single modules, torture all of them."""
    if "table" in metafunc.fixturenames:
        option = metafunc.config.getoption
        share = tables_of_today()[::3] if option("--engine-only") else tables_of_today()
        metafunc.parametrize("table", all_tables() if option("--torture") else share)


# ---- actions ---------------------------------------------------------------------------------------------------------


def test_legal_ids_are_ascending_and_round_trip_through_words_and_data(table: str, amount: Amount) -> None:
    for seed in range(some(table, amount(1, 200))):
        for agent in agents_of(table):
            for game, _ in stops(deal(table, seed), agent, seed):
                ids = game.legal_actions()
                assert len(set(ids)) == len(ids)
                # Numbers of open codecs are fingerprints: there the order is that in which answers are offered.
                assert ids == sorted(ids) or isinstance(game.codec, OpenCodec)
                assert [action.id for action in game.actions()] == ids
                read = game.definition.codec.read
                for action in game.actions():
                    data = action.to_json()
                    without_id = {key: value for key, value in data.items() if key != "id"}
                    forms: list[object] = [action, action.id, action.words, data, without_id, {"id": action.id}]
                    forms.append(json.loads(json.dumps(data)))
                    assert all(read(form) == action for form in forms)
                    assert game.is_legal(action)


def test_every_known_action_round_trips(table: str) -> None:
    codec = deal(table, 0).definition.codec
    for number, action in codec.by_id.items():
        assert action.id == number
        assert codec.read(action.words) == codec.read(f"  {action.words.upper()} ") == action
        assert codec.read(json.loads(json.dumps(action.to_json()))) == action
    assert len(codec.by_words) == len(codec.by_id)


def test_every_illegal_action_is_refused_in_both_languages_and_changes_nothing(table: str, amount: Amount) -> None:
    rng = random.Random(11)
    seen: Counter[str] = Counter()
    for seed in range(some(table, amount(1, 40))):
        for agent in agents_of(table):
            for game, _ in stops(deal(table, seed), agent, seed):
                assert game.decision is not None
                legal = game.legal_actions()
                illegal = [number for number in game.definition.codec.by_id if number not in legal]
                seen[game.decision.kind] += 1
                few = amount(25, len(illegal)) if seen[game.decision.kind] <= amount(1, 60) else amount(1, 3)
                illegal = rng.sample(illegal, min(few, len(illegal)))
                before = game.hash()
                for number in illegal:
                    with pytest.raises(IllegalAction) as caught:
                        game.apply(number)
                    assert caught.value.rule
                    assert caught.value.code == game.explain(number).code  # type: ignore[union-attr]  # refused above, so there is a reason
                    for language in LANGUAGES:
                        assert words(language).has(caught.value.code)
                        text = caught.value.text(language)
                        assert text != caught.value.code
                        assert "{" not in text
                        assert "???" not in text
                    assert not game.is_legal(number)
                assert game.hash() == before
                for nonsense in NONSENSE if seen[game.decision.kind] == 1 else NONSENSE[:1]:
                    with pytest.raises(IllegalAction):
                        game.apply(nonsense)
                assert game.hash() == before
                assert game.legal_actions() == legal


def test_a_question_that_stops_the_game_has_a_choice(table: str, amount: Amount) -> None:
    for seed in range(some(table, amount(4, 500))):
        for agent in agents_of(table):
            for game, _ in stops(deal(table, seed), agent, seed):
                assert game.decision is not None
                least = 1 if game.decision.kind in game.definition.lone else 2
                assert len(game.legal_actions()) >= least, game.decision.kind


def test_warnings_have_words_and_a_rule_and_never_raise(table: str, amount: Amount) -> None:
    rng = random.Random(19)
    for seed in range(some(table, amount(1, 60))):
        game = deal(table, seed)
        silent = type(game.definition).warning is GameDefinition.warning
        for stop, _ in stops(game, "random", seed):
            assert stop.decision is not None
            legal = stop.legal_actions()
            warnings = [stop.warning(action) for action in legal]
            assert warnings == [stop.warning(action.to_json()) for action in stop.actions()]
            assert not silent or not any(warnings)
            for name, rule in filter(None, warnings):
                for language in LANGUAGES:
                    assert words(language).has(name)
                    assert "{" not in words(language).text(name)
                    assert words(language).has(rule)
            for action in [*NONSENSE, *rng.sample(list(stop.codec.by_id), 5)]:
                assert action in legal or stop.warning(action) is None
            clone = stop.clone()
            clone.engine.determinise(seed, stop.decision.seat)
            assert [clone.warning(action) for action in legal] == warnings, "it follows from what the seat can see"
        assert not any(game.warning(action) for action in game.codec.by_id)


# ---- copies ----------------------------------------------------------------------------------------------------------


def test_a_clone_is_equal_and_independent(table: str, amount: Amount) -> None:
    for seed in range(some(table, amount(2, 100))):
        kept: list[tuple[reverie.Game, str, list[reverie.Action]]] = []
        for game, _ in stops(deal(table, seed), "random", seed):
            clone = game.clone()
            assert clone.hash() == game.hash()
            kept.append((clone, clone.hash(), clone.line))
        for clone, fingerprint, line in kept:
            assert clone.hash() == fingerprint
            assert clone.line == line
        middle, fingerprint, line = kept[len(kept) // 2]
        assert snapshot(middle) == snapshot(middle.clone())
        other = middle.clone()
        play_out(other, "random", seed + 1)
        assert other.is_over
        take_all_back(other)
        other.apply(other.legal_actions()[0])
        assert middle.hash() == fingerprint
        assert middle.line == line
        check_record(middle)


def test_determinising_keeps_every_view_byte_identical(table: str, amount: Amount) -> None:
    for seed in range(some(table, amount(1, 100))):
        for agent in agents_of(table):
            for game, action in stops(deal(table, seed), agent, seed):
                assert game.decision is not None
                for seat in range(game.players):
                    clone = game.clone()
                    clone.engine.determinise(seed * 1000 + action, seat)
                    for viewer in (seat, None):
                        assert json.dumps(clone.view(viewer)) == json.dumps(game.view(viewer))
                    assert clone.decision == game.decision
                    if seat in game.decision.seats:
                        assert clone.legal_actions() == game.legal_actions()
                        clone.apply(action)


def test_every_answer_belongs_to_a_seat_and_whoever_is_asked_has_one(table: str, amount: Amount) -> None:
    for seed in range(some(table, amount(1, 20))):
        for agent in agents_of(table):
            for game, action in stops(deal(table, seed), agent, seed):
                assert game.decision is not None
                by_seat = [game.legal_actions(seat) for seat in range(game.players)]
                assert {number for numbers in by_seat for number in numbers} == set(game.legal_actions())
                assert all(by_seat[seat] for seat in game.decision.seats)
                for seat, numbers in enumerate(by_seat):
                    mine = game.clone()
                    if action in numbers:
                        mine.apply(action, seat)
                    else:
                        with pytest.raises(IllegalAction):
                            mine.apply(action, seat)


# ---- going back ------------------------------------------------------------------------------------------------------


def test_undo_after_apply_is_identity_and_so_is_redo(table: str, amount: Amount) -> None:
    rng = random.Random(13)
    for seed in range(some(table, amount(1, 40))):
        for agent in agents_of(table):
            for game, action in stops(deal(table, seed), agent, seed):
                if rng.random() > 12 / (12 + len(game.line)):
                    continue  # every stop at first, fewer later on: taking back plays the whole line again
                before = snapshot(game)
                game.apply(action)
                after = snapshot(game)
                assert game.undo().id == action
                assert snapshot(game) == before
                assert game.redo().id == action
                assert snapshot(game) == after
                game.undo()


def test_a_whole_game_goes_back_to_its_deal_and_forward_again(table: str) -> None:
    game = finished(table, 5)
    end, answers = snapshot(game), len(game.line)
    take_all_back(game)
    assert game.hash() == deal(table, 5).hash()
    with pytest.raises(StateError, match="nothing to take back"):
        game.undo()
    for _ in range(answers):
        game.redo()
    assert snapshot(game) == end
    with pytest.raises(StateError, match="nothing to give again"):
        game.redo()


def test_another_answer_after_undo_forgets_what_was_undone(table: str) -> None:
    game = deal(table, 3)
    first, second = game.legal_actions()[:2]
    game.apply(first)
    game.undo()
    game.apply(second)
    with pytest.raises(StateError):
        game.redo()
    assert [action.id for action in game.line] == [second]


# ---- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["quick", "fair"])
def test_records_round_trip_as_text_and_json_at_any_moment(table: str, kind: str, amount: Amount) -> None:
    rng, share = random.Random(7), share_of(table)
    for number in range(some(table, amount(1, 60))):
        seed: int | str = number if kind == "quick" else FAIR_SEED[:-2] + f"{number:02x}"
        for agent in agents_of(table):
            game = deal(table, seed)
            for stop, action in stops(game, agent, number):
                if rng.random() < 0.06 * share:
                    stop.apply(action)
                    stop.undo()
                if rng.random() < 0.15 * share:
                    check_record(stop)
            check_record(game)


def check_record(game: reverie.Game) -> None:
    record = game.record()
    text, data = record.text(), json.dumps(record.to_json())
    assert parse_record(text) == record
    for form in (text, text.replace("\n", "\r\n"), data):
        again = reverie.load(form)
        assert again.hash() == game.hash()
        assert again.line == game.line
        assert again.peeked == game.peeked
        assert again.record().text() == text


def test_positions_round_trip_at_every_question(table: str, amount: Amount) -> None:
    kinds = set()
    rng = random.Random(17)
    for seed in range(some(table, amount(1, 300))):
        for agent in agents_of(table):
            for game, _ in stops(deal(table, seed), agent, seed):
                assert game.decision is not None
                if game.decision.kind in kinds and rng.random() < 0.6:
                    continue
                text = game.position()
                again = reverie.from_position(text, seed=seed + 1)
                assert again.position() == text
                assert "\n" not in text
                for seat in seats_of(game):
                    assert again.view(seat) == game.view(seat)
                assert again.legal_actions() == game.legal_actions()
                assert again.decision == game.decision
                assert game.decision is not None
                kinds.add(game.decision.kind)
                if seed == 0:
                    check_record(again)
    assert len(kinds) > 1


# ---- what a seat may know --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [BIG_SEED, FAIR_SEED])
def test_nothing_shown_to_a_seat_contains_the_seed_or_a_stream(table: str, seed: int | str, amount: Amount) -> None:
    digits = str(seed).removeprefix("fair:")
    for number in range(some(table, amount(1, 30))):
        for game, _ in stops(deal(table, seed), "random", number):
            secrets = [digits, digits[:12], digits[-12:]]
            state = game.definition.state(game.engine)
            secrets += [str(value) for value in state.get("chance", ()) if value > 9999]
            for seat in seats_of(game):
                shown = json.dumps(game.view(seat))
                shown += json.dumps([event.to_json() for event in game.events_for(seat)])
                shown += json.dumps(game.decision.to_json() if game.decision else None)
                assert not [secret for secret in secrets if secret in shown]


def test_events_count_from_zero_and_never_change_afterwards(table: str, amount: Amount) -> None:
    for seed in range(some(table, amount(1, 60))):
        game = deal(table, seed)
        told: dict[int | None, list[str]] = {seat: [] for seat in seats_of(game)}
        for stop, _ in stops(game, "random", seed):
            for seat, known in told.items():
                events = stop.events_for(seat)
                assert [event.number for event in events] == list(range(len(events)))
                texts = [json.dumps(event.to_json()) for event in events]
                assert texts[: len(known)] == known
                assert stop.events_for(seat, since=len(known)) == events[len(known) :]
                known[:] = texts
        late = reverie.load(game.record().text())  # nobody listened before the end
        for seat in seats_of(game):
            assert late.events_for(seat) == game.events_for(seat)


def test_views_are_plain_data_and_refuse_unknown_seats(table: str) -> None:
    game = deal(table, 1)
    for seat in seats_of(game):
        assert json.loads(json.dumps(game.view(seat))) == game.view(seat)
    for nobody in (-1, game.players, 10**30, "0", 1.0):
        with pytest.raises(StateError) as caught:
            game.view(nobody)
        assert caught.value.code == "seat-unknown"
        with pytest.raises(StateError):
            game.events_for(nobody)


# ---- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["quick", "fair"])
def test_every_game_ends_with_a_result_and_a_rule(table: str, kind: str, amount: Amount) -> None:
    for number in range(some(table, amount(4, 500))):
        for agent in agents_of(table):
            seed: int | str = number if kind == "quick" else FAIR_SEED[:-3] + f"{number:03x}"
            game = finished(table, seed, agent)
            assert game.legal_actions() == []
            assert game.actions() == []
            assert game.decision is None
            assert game.result is not None
            if game.result.settled:
                assert game.result.status == ("won" if game.result.won else "lost")
            else:
                assert (game.result.status, game.result.won) == ("ended", False)
                assert game.result.reason in NEITHER.get(game.spec.game, ())
            for language in LANGUAGES:
                assert words(language).has(game.result.rule)
                assert words(language).has(f"{game.spec.game}-reason-{game.result.reason}")
            assert game.view()["status"] == game.result.status
            with pytest.raises(PositionError) as over:
                reverie.from_position(game.position(), seed=0)
            assert over.value.code == "position-over"
            before = game.hash()
            with pytest.raises(IllegalAction) as caught:
                game.apply(next(iter(game.definition.codec.by_id)))
            assert caught.value.code == "action-game-over"
            assert game.hash() == before


def test_the_same_seed_gives_the_same_game_and_another_seed_another(table: str) -> None:
    for seed in (0, 2**63 - 1, FAIR_SEED):
        assert deal(table, seed).hash() == deal(table, seed).hash()
        assert finished(table, seed).hash() == finished(table, seed).hash()
    assert len({deal(table, seed).hash() for seed in range(50)}) == 50
    assert len({deal(table, FAIR_SEED[:-2] + f"{n:02x}").hash() for n in range(50)}) == 50


def test_prompts_exist_in_both_languages(table: str) -> None:
    for seed in range(3):
        for game, _ in stops(deal(table, seed), "random", seed):
            assert game.decision is not None
            for language in LANGUAGES:
                assert words(language).has(game.decision.prompt_id)
                assert "{" not in game.decision.prompt_in(language)


# ---- refusals --------------------------------------------------------------------------------------------------------


def test_every_refused_answer_names_a_rule_that_exists(table: str, amount: Amount) -> None:
    """Whatever is no answer to a question, known or unknown: a rule, in every language, and nothing has changed."""
    lot = random.Random(table)
    for game, _ in stops(deal(table, 5), agents_of(table)[0], 5):
        known = list(game.codec.by_words)
        tries = [*NONSENSE, "discard nothing at all", {"verb": "play", "card": "x" * 80}]
        tries += lot.sample(known, min(len(known), amount(6, 60)))
        tries += [f"{lot.choice(known)}x", {"verb": lot.choice(known).split()[0], "card": "nobody"}]
        before = game.hash()
        for answer in tries:
            refusal = game.explain(answer)
            if refusal is None:
                continue
            assert refusal.rule, (answer, refusal.code)
            assert all(words(language).has(refusal.rule) for language in LANGUAGES), (answer, refusal.rule)
            near = refusal.details.get("near", [])
            assert isinstance(near, list)
            assert all(game.is_legal(one) for one in near), (answer, near)
            with pytest.raises(IllegalAction) as refused:
                game.apply(answer)
            assert refused.value.rule == refusal.rule
        assert game.hash() == before
