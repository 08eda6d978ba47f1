"""What the learned player of Urbion sees: every table of its own, nothing hidden, the same compiled and pure."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from typing import Any

import pytest

import reverie
from reverie import engine_mode
from reverie.games.urbion.agents.expert import constants as x
from reverie.games.urbion.manifest import MANIFEST
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from reverie.sim.train import Course
from tests.games.urbion.table import even, quiet, table
from tests.players import refused

MODULES = [module.name for module in MANIFEST.modules]
SET_UPS = [([], "solo"), *(([name], "solo") for name in MODULES), ([], "team"), (MODULES, "team")]
NO_TABLE = ("FEATURES", "ACTIVE", "MOST_", "VACANT_", "GONE_", "DREAM_", "PENDING_", "SQUARE_", "GARDEN_", "ENTRIES")
TABLES = sorted((value, name) for name, value in vars(x).items() if name.isupper() and not name.startswith(NO_TABLE))
# How many entries of a table count at a time in the base game, with four Cities and a deck that is not small.
USUAL = {
    "PAIR_OF_ROWS": 6, "ROW_SHAPE": 4, "ROW_SUMS": 4, "ROW_DREAMS": 4, "ROW_HAND": 4, "ROW_SUPPLY": 4, "ROW_CLOSING": 4,
    "DECK_CLAIMED": 1, "DECK_BALANCED": 1, "CLOSINGS": 1, "CHAOS_LEFT": 1, "WHOLE_HAND": 1, "NEAREST": 1,
    "NEXT_STEP": 1, "CHAOS_ROOM": 1, "ALWAYS": 1, "KIND_LEFT": 8, "KIND_ROOM": 8,
}  # fmt: skip


def table_of_entry(entry: int) -> str:
    """Which table an entry belongs to."""
    return max((first, name) for first, name in TABLES if first <= entry)[1]


def engines(modules: list[str], mode: str, seed: int, count: int) -> list[Any]:
    """Engines at questions of a game that is mostly played by `rules`."""
    spec = GameSpec.make(MANIFEST, edition="second", mode=mode, modules=modules, variants={})
    found: list[Any] = []
    rng = random.Random(seed)
    engine = registry.game("urbion").start(spec.with_seed(seed), None, False)
    while not engine.outcome and len(found) < count:
        found.append(engine.clone())
        engine.apply(rng.choice(engine.legal_actions()) if rng.random() < 0.2 else engine.choose_by_rules())
    return found


def test_a_table_begins_where_the_one_before_it_ends() -> None:
    firsts = [first for first, _ in TABLES]
    assert firsts[0] == 0
    assert len(set(firsts)) == len(firsts)
    assert firsts[-1] < x.ENTRIES


@pytest.mark.parametrize(("modules", "mode"), SET_UPS)
def test_every_entry_is_one_of_its_own_table(modules: list[str], mode: str) -> None:
    """An entry past the end of its table would be one of the next: then the counts of both are wrong."""
    for engine in engines(modules, mode, 3, 60):
        for action in engine.legal_actions():
            entries = engine.entries_after(action)
            assert 0 < len(entries) <= x.ACTIVE_MOST
            assert all(0 <= entry < x.ENTRIES for entry in entries)
            counts = Counter(table_of_entry(entry) for entry in entries)
            if counts["SURE"]:
                assert len(entries) == 1
                continue
            assert counts["ROW_SHAPE"] + counts["MORE_SHAPES"] == counts["ROW_SUMS"] == counts["ROW_DREAMS"] == 4
            assert counts["ROW_HAND"] == counts["ROW_SUPPLY"] <= counts["ROW_CLOSING"] <= 4
            for name, count in USUAL.items():
                if not name.startswith("ROW_"):
                    assert counts[name] == count, (name, action)
            if not modules and mode == "solo":
                assert set(counts) <= {*USUAL, "LATE"}


def test_the_same_entries_compiled_and_pure() -> None:
    """One digest for both engines; whoever changes what is seen raises FEATURES_VERSION and writes down the new one."""
    digest = hashlib.sha256()
    for modules, mode in SET_UPS:
        for engine in engines(modules, mode, 5, 12):
            for action in engine.legal_actions():
                digest.update(repr(engine.entries_after(action)).encode())
    assert (x.FEATURES_VERSION, digest.hexdigest()[:16]) == (1, "5f01251ad9510816")


def test_describing_an_answer_changes_nothing() -> None:
    for engine in engines(["gardens"], "team", 7, 25):
        before = engine.state_json()
        for action in engine.legal_actions():
            engine.entries_after(action)
        assert engine.state_json() == before


@pytest.mark.parametrize(("modules", "mode"), SET_UPS[:3])
def test_what_is_hidden_is_not_seen(modules: list[str], mode: str) -> None:
    """Tables that the seat cannot tell apart are described alike, and have one name."""
    for engine in engines(modules, mode, 11, 30):
        worlds = [engine.clone() for _ in range(3)]
        for seed, world in enumerate(worlds):
            world.determinise(seed, engine.seat)
        assert len({world.visible_hash() for world in worlds}) == 1
        for action in engine.legal_actions():
            assert len({tuple(world.entries_after(action)) for world in worlds}) == 1


def test_a_partners_hidden_hand_is_not_seen() -> None:
    for engine in engines([], "team", 13, 30):
        worlds = [engine.clone() for _ in range(3)]
        for seed, world in enumerate(worlds):
            world.determinise(seed, engine.seat)
        assert len({world.visible_hash() for world in worlds}) == 1
        for action in engine.legal_actions():
            assert len({tuple(world.entries_after(action)) for world in worlds}) == 1


def test_situations_that_look_different_have_different_names() -> None:
    for modules, mode in SET_UPS:
        names = [engine.visible_hash() for engine in engines(modules, mode, 17, 40)]
        assert len(set(names)) == len(names)
        assert all(0 <= name < 1 << 63 for name in names)


def test_how_a_situation_came_about_does_not_matter_for_its_name() -> None:
    """Two cards discarded in either order."""
    hashes = set()
    for first, second in (("S1e", "I2w"), ("I2w", "S1e")):
        t = table(quiet(1, 2, 3, 4), hand="S1e I2w S1f I1a", deck="S4a S4a S2w S2w …")
        t.do(f"pass {first}", f"pass {second}")
        engine: Any = t.game.engine
        hashes.add(engine.visible_hash())
    assert len(hashes) == 1


def test_a_swap_is_judged_by_the_exchange_that_looks_best() -> None:
    """Before its Dreams are chosen nothing on the table has changed: what it is for is what counts."""
    t = table(
        "R1 earth+water | S: S4a | I: I2f | sum +2",
        "R2 earth+fire | S: S2w | I: I2w I2f | sum -2",
        quiet(3, 4),
        hand="S1e S1e S1f I1a",
    )
    engine: Any = t.game.engine
    swap = next(action.id for action in t.game.actions() if action.words == "swap S1e")
    seen = engine.entries_after(swap)
    t.do("swap S1e", "exchange R1.sognae:S4a")
    last = next(action.id for action in t.game.actions() if action.words.startswith("exchange-with R2"))
    assert engine.entries_after(last) == seen


def test_the_last_city_is_a_sure_win() -> None:
    t = table(even(1), success=11)
    census = next(action.id for action in t.game.actions() if action.words.startswith("census"))
    engine: Any = t.game.engine
    assert engine.entries_after(census) == [x.SURE]
    for name in ("expert", "search"):
        agent: Any = reverie.agent(name, game="urbion")
        chosen = agent.choose(t.game.outlook())
        assert next(a.words for a in t.game.actions() if a.id == chosen).startswith("census")


# ---- for what it has learned ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "learned"),
    [
        ({}, True),
        ({"edition": "first"}, True),
        ({"mode": "team"}, True),
        ({"modules": ["void"]}, False),
        ({"mode": "team", "modules": ["squares"]}, False),
        ({"variants": {"cards": "S1e*4,S2e*4"}}, False),
    ],
)
def test_what_was_learned_is_used_where_it_was_learned_for(spec: dict[str, Any], learned: bool) -> None:
    game = reverie.new_game("urbion", seed=3, **spec)
    assert game.weighing().method == ("tree" if learned else "playouts")


def test_it_can_learn_for_the_team_and_for_nothing_unknown() -> None:
    course = Course("urbion", scale=0.00001, setup="team")
    *_, last = course.run()
    assert last.games == course.games == len(course.stages)
    assert course.finish(0, 0.0).data.startswith(b'{"what":"reverie weights","game":"urbion"')
    with refused("learning-setup"):
        Course("urbion", setup="nobody")


def test_the_expert_is_far_better_than_the_rules_of_thumb() -> None:
    """By more than 20 of 100 games (docs/computer-players.md), so that it cannot be chance."""
    games = 600 if engine_mode.is_compiled() else 30
    learned, thumb = (reverie.rollouts("urbion", games, policy=name)["wins"] for name in ("expert", "rules"))
    assert learned > thumb
