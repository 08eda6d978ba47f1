"""Break the rules on purpose: every broken rule must be noticed by a test that claims to prove it.

    PYTHONPATH=src python -m tests.mutation [-n JOBS] [-k TEXT] [--write]

Each mutation changes one snippet of a copy of `src/` and runs, on the pure engine, the tests that cover the broken
rule (`@covers`), golden games left out. A mutation that they let pass is run against all rule tests, to see whether
at least another rule's test notices. `--write` puts the result into `docs/mutation.md`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "reverie"
TESTS = "tests/games/onirim"
ONLY = "REVERIE_MUTATION_RULE"
PATIENCE = 180


@dataclass(frozen=True)
class Mutation:
    """One rule broken: in `file`, `before` (which stands there exactly once) becomes `after`."""

    rule: str
    name: str
    file: str
    before: str
    after: str

    @property
    def path(self) -> str:
        """Rule files by their name alone, others by their path in the package."""
        return self.file if "/" in self.file else f"games/onirim/{self.file}"


M = Mutation

# A prophecy, a loss and a shuffle where none belongs, without touching the imports of a file.
PROPHECY = "__import__('reverie.games.onirim.prophecy', fromlist=['x']).begin_prophecy(g)"
LOSS = "__import__('reverie.games.onirim.refill', fromlist=['x']).lose_by_empty_pile(g)"

MUTATIONS = [
    # ---- general ----------------------------------------------------------------------------------------
    M("ONI-GEN-01", "glyphless suns count as keys", "constants.py", "KEYS = 0x44444", "KEYS = 0x55555"),
    M("ONI-GEN-01", "doors go to the hand", "refill.py", "if kind < DOOR:\n            to_hand(g, kind)  #", "if kind < DOOR + 4:\n            to_hand(g, kind)  #"),
    M("ONI-GEN-02", "a spectator sees the looked-at cards", "view.py", 'tokens(table["looked"]) if mine else None', 'tokens(table["looked"])'),
    M("ONI-GEN-02", "a spectator sees the hand", "view.py", 'tokens(table["hand"]) if mine else None', 'tokens(table["hand"])'),
    M("ONI-GEN-02", "a spectator knows the known top", "view.py", "known = mine_knows if mine else nobody_knows", "known = mine_knows"),
    M("ONI-GEN-02", "hidden cards are told to everybody", "telling.py", "hidden = seat is None and", "hidden = False and"),
    M("ONI-GEN-02", "revealed cards are told to nobody", "telling.py", "and b in PRIVATE and d in PRIVATE", "and b in PRIVATE"),
    M("ONI-GEN-02", "the order of a prophecy is told to everybody", "telling.py", "if seat is None and b == c.Q_PROPHECY_ORDER:", "if False:"),
    M("ONI-GEN-03", "every shuffle gives the same numbers", "kernel/pile.py", "g.shuffles[pile[STREAM]] += 1", "pass"),
    M("ONI-GEN-03", "the last card of a pile never comes first", "kernel/pile.py", "below(g, pile[STREAM], n))", "min(below(g, pile[STREAM], n), max(n - 2, 0)))"),
    M("ONI-GEN-03", "the fair generator favours the first card", "kernel/chance.py", "return number % n", "return number % n if k else number % n // 2"),
    M("ONI-GEN-04", "option III needs five cards", "nightmare.py", "2 if no_cards_left(g) else 3", "2 if sum(g.pile[:3]) < 5 else 3"),
    M("ONI-GEN-05", "a short option III loses in every edition", "nightmare.py", "if g.edition == FIRST_EDITION:", "if True:"),
    M("ONI-GEN-06", "the loss is declared before the win", "doors.py", "    lay_out(g, door, Z_RESOLVING)", f"    if not any(g.pile[:3]):\n        {LOSS}\n    lay_out(g, door, Z_RESOLVING)"),
    M("ONI-GEN-07", "a drawn card is doubled", "state.py", "    g.hand[kind] += 1\n", "    g.hand[kind] += 2\n"),
    M("ONI-GEN-07", "a discarded card vanishes", "state.py", "    g.discarded[kind] += 1\n", "    g.discarded[kind] |= 1\n"),
    M("ONI-GEN-08", "each copy in hand is asked for again", "kernel/choices.py", "g.choice_count += popcount(mask)", "g.choice_count += popcount(mask) + 1"),
    M("ONI-GEN-09", "the other seat decides", "definition.py", "(0,), about", "(1,), about"),
    M("ONI-GEN-10", "the nightmare leaves before its effect", "refill.py", "push(g, S_NIGHTMARE_LEAVES, kind)  # ONI-BASE-27, -33\n            push(g, Q_NIGHTMARE, 0)", "push(g, Q_NIGHTMARE, 0)\n            push(g, S_NIGHTMARE_LEAVES, kind)"),
    M("ONI-GEN-10", "phase 2 comes before the search", "flow.py", "push_phases(g)\n                push(g, Q_SEARCH, colours)", "push_phases(g)\n                push(g, Q_SEARCH, colours)\n                refill(g)"),
    M("ONI-GEN-11", "blue comes before red", "cards.py", 'COLOURS = ("red", "blue",', 'COLOURS = ("blue", "red",'),
    M("ONI-GEN-11", "numbers descend", "kernel/choices.py", "    return actions", "    return actions[::-1]"),
    M("ONI-GEN-12", "only the first place is chosen", "prophecy.py", "if g.looked_placed < g.looked_size:", "if g.looked_placed < 1:"),
    M("ONI-GEN-12", "a placed card may be placed again", "state.py", "for i in range(g.looked_placed, g.looked_size):", "for i in range(g.looked_size):"),
    # ---- setup and turn ---------------------------------------------------------------------------------
    M("ONI-BASE-01", "nine nightmares", "cards.py", "NIGHTMARE: 10,", "NIGHTMARE: 9,"),
    M("ONI-BASE-01", "one sun less in every colour", "cards.py", "9 - colour for colour", "8 - colour for colour"),
    M("ONI-BASE-02", "the opening hand is a refill", "flow.py", "push(g, S_REDRAW, 0)\n    run(g)", "push(g, S_REFILL, 0)\n    run(g)"),
    M("ONI-BASE-03", "what the setup set aside stays aside", "flow.py", "    push(g, S_LIMBO, 0)\n    push(g, S_REDRAW, 0)", "    push(g, S_REDRAW, 0)"),
    M("ONI-BASE-03", "the setup shuffles in any case", "limbo.py", "    if g.limbo_size:", "    if True:"),
    M("ONI-BASE-04", "the limbo is emptied into the discard pile", "limbo.py", "pile_add_all(g.pile, g.limbo, g.limbo_size)", "[g.discarded.__setitem__(k, g.discarded[k] + 1) for k in g.limbo[: g.limbo_size]]"),
    M("ONI-BASE-05", "phase 3 comes before phase 2", "flow.py", "    if refill(g):\n        empty_limbo(g)", "    empty_limbo(g)\n    if refill(g):"),
    M("ONI-BASE-05", "there is no phase 3", "flow.py", "        empty_limbo(g)\n        next_turn(g)", "        next_turn(g)"),
    M("ONI-BASE-06", "keys cannot be discarded", "flow.py", "offer(g, DISCARD, g.hand_mask)", "offer(g, DISCARD, g.hand_mask & ~KEYS)"),
    M("ONI-BASE-06", "after a moon another card may be discarded", "flow.py", "            discard_from_hand(g, arg)\n", "            discard_from_hand(g, arg)\n            if arg & 3 == 1:\n                push(g, Q_TURN, 0)\n                return\n"),
    M("ONI-BASE-06", "a card that left the hand is still offered", "state.py", "g.hand_mask ^= bit(kind) * (copies == 0)", "pass"),
    # ---- the labyrinth ----------------------------------------------------------------------------------
    M("ONI-BASE-07", "the row has one place", "state.py", "g.row[g.row_size] = kind", "g.row[0] = kind"),
    M("ONI-BASE-08", "any symbol may follow", "labyrinth.py", " & ~(SUNS << (g.row[g.row_size - 1] & 3))", ""),
    M("ONI-BASE-08", "the first card of the row counts", "labyrinth.py", "SUNS << (g.row[g.row_size - 1] & 3)", "SUNS << (g.row[0] & 3)"),
    M("ONI-BASE-08", "a key cannot open the row", "labyrinth.py", "return g.hand_mask & LOCATIONS_WITH_SYMBOL\n", "return g.hand_mask & 0x33333\n"),
    M("ONI-BASE-09", "a run has four cards", "labyrinth.py", "if end - g.segment < 3:", "if end - g.segment < 4:"),
    M("ONI-BASE-10", "two neighbours and any third card are a run", "labyrinth.py", " & colours_of(g.row[end - 3])", ""),
    M("ONI-BASE-10", "the middle card does not count", "labyrinth.py", " & colours_of(g.row[end - 2])", ""),
    M("ONI-BASE-11", "the fourth card searches again", "labyrinth.py", "        g.segment = g.row_size\n", ""),
    M("ONI-BASE-12", "the third card begins the next run", "labyrinth.py", "        g.segment = g.row_size\n", "        g.segment = g.row_size - 1\n"),
    # ---- searching --------------------------------------------------------------------------------------
    M("ONI-BASE-13", "a run finds doors of every colour", "doors.py", "if colours >> colour & 1 and pile_has", "if pile_has"),
    M("ONI-BASE-13", "the pile is not shuffled after the door", "doors.py", "    if g.outcome == 0:\n        shuffle(g)", "    pass"),
    M("ONI-BASE-13", "a shuffle keeps the placed cards", "kernel/pile.py", "while pile[OVER_SIZE]:", "while False:"),
    M("ONI-BASE-14", "declining is not possible", "doors.py", "offer(g, SEARCH, 3)", "offer(g, SEARCH, 2)"),
    M("ONI-BASE-14", "searching without taking is not possible", "doors.py", "offer(g, SEARCH, 3)", "offer(g, SEARCH, 1)"),
    M("ONI-BASE-14", "declining shuffles", "doors.py", "if choice != DECLINE:", "if True:"),
    M("ONI-BASE-15", "a search that finds nothing does not shuffle", "doors.py", "if choice != DECLINE:", "if False:"),
    M("ONI-BASE-15", "doors that are not in the pile are offered", "doors.py", " and pile_has(g.pile, DOOR + colour)", ""),
    # ---- discarding and the prophecy --------------------------------------------------------------------
    M("ONI-BASE-16", "every discard brings a prophecy", "flow.py", "if KEYS >> arg & 1:", "if True:"),
    M("ONI-BASE-17", "no discard brings a prophecy", "flow.py", "if KEYS >> arg & 1:", "if False:"),
    M("ONI-BASE-18", "a prophecy shows four cards", "constants.py", "PROPHECY_SIZE = 5", "PROPHECY_SIZE = 4"),
    M("ONI-BASE-18", "the cards go back in their old order", "prophecy.py", "place_looked(g, kind)\n    if", "g.looked_placed += 1\n    if"),
    M("ONI-BASE-18", "what was put back is not known", "state.py", "kind | KNOWN_TO_0", "kind"),
    M("ONI-BASE-19", "a short pile has no prophecy", "prophecy.py", "and not no_cards_left(g):", "and g.looked_size + sum(g.pile[:3]) >= 5:"),
    M("ONI-BASE-20", "doors cannot be discarded", "prophecy.py", "offer(g, PROPHECY_DISCARD, looked_kinds(g))", "offer(g, PROPHECY_DISCARD, looked_kinds(g) & ~(15 << 32) or looked_kinds(g))"),
    M("ONI-BASE-20", "the dropped card goes to the limbo", "state.py", "to_discard(g, kind, Z_LOOKED)", "to_limbo(g, kind, Z_LOOKED)"),
    M("ONI-BASE-20", "a discarded door loses the game", "prophecy.py", "    discard_looked(g, kind)\n", f"    discard_looked(g, kind)\n    if 32 <= kind < 37:\n        {LOSS}\n"),
    M("ONI-BASE-21", "a key for a door brings a prophecy", "doors.py", "    lay_out(g, door, Z_RESOLVING)", f"    lay_out(g, door, Z_RESOLVING)\n    {PROPHECY}"),
    M("ONI-BASE-21", "a key for a nightmare brings a prophecy", "nightmare.py", "discard_from_hand(g, key)", f"discard_from_hand(g, key)\n    {PROPHECY}"),
    # ---- the refill -------------------------------------------------------------------------------------
    M("ONI-BASE-22", "the hand has four cards", "constants.py", "HAND_SIZE = 5", "HAND_SIZE = 4"),
    M("ONI-BASE-22", "the refill ends with the first door or dream", "refill.py", "            push(g, Q_DOOR, kind)", "            g.hand_size = HAND_SIZE\n            push(g, Q_DOOR, kind)"),
    M("ONI-BASE-23", "a drawn location is lost", "refill.py", "            to_hand(g, kind)  # ONI-BASE-23\n            continue", "            g.discarded[kind] += 1\n            continue"),
    M("ONI-BASE-24", "any key opens any door", "doors.py", "bit((door - DOOR) * 4 + KEY)", "0x44444"),
    M("ONI-BASE-24", "no key opens a door", "doors.py", "bit((door - DOOR) * 4 + KEY)", "0"),
    M("ONI-BASE-25", "the key is kept", "doors.py", "    discard_from_hand(g, key)\n", ""),
    M("ONI-BASE-26", "a door must be opened", "doors.py", "offer(g, DOOR_TO_LIMBO, 1)", "offer(g, DOOR_TO_LIMBO, not g.choice_count)"),
    M("ONI-BASE-26", "an unopened door is discarded", "flow.py", "to_limbo(g, about, Z_RESOLVING)", "g.discarded[about] += 1"),
    M("ONI-BASE-27", "a drawn nightmare does nothing", "refill.py", "            push(g, Q_NIGHTMARE, 0)\n", ""),
    # ---- nightmares -------------------------------------------------------------------------------------
    M("ONI-BASE-28", "two effects are needed", "refill.py", "            push(g, Q_NIGHTMARE, 0)\n", "            push(g, Q_NIGHTMARE, 0)\n            push(g, Q_NIGHTMARE, 0)\n"),
    M("ONI-BASE-29", "any card wards off", "nightmare.py", "g.hand_mask & KEYS", "g.hand_mask"),
    M("ONI-BASE-29", "a key does not ward off", "nightmare.py", "g.hand_mask & KEYS", "0"),
    M("ONI-BASE-30", "a door does not ward off", "nightmare.py", "offer(g, WARD_DOOR, doors_out(g))", "offer(g, WARD_DOOR, 0)"),
    M("ONI-BASE-30", "the returned door is discarded", "state.py", "to_limbo(g, kind, Z_DOORS)", "to_discard(g, kind, Z_DOORS)"),
    M("ONI-BASE-31", "four cards are revealed", "constants.py", "MILL_SIZE = 5", "MILL_SIZE = 4"),
    M("ONI-BASE-31", "revealed doors and dreams are discarded", "nightmare.py", "to_discard_or_limbo(g, draw(g))", "to_discard(g, draw(g), 0)"),
    M("ONI-BASE-31", "option III is possible without a pile", "nightmare.py", "2 if no_cards_left(g) else 3", "3"),
    M("ONI-BASE-32", "option IV is the last resort only", "nightmare.py", "2 if no_cards_left(g) else 3", "2 if no_cards_left(g) else 1"),
    M("ONI-BASE-32", "one card of the hand is kept", "nightmare.py", "while g.hand_mask:", "while g.hand_size > 1:"),
    M("ONI-BASE-33", "the nightmare goes to the limbo", "nightmare.py", "to_discard(g, kind, Z_RESOLVING)", "to_limbo(g, kind, Z_RESOLVING)"),
    M("ONI-BASE-33", "the nightmare is nowhere afterwards", "refill.py", "            push(g, S_NIGHTMARE_LEAVES, kind)", "            pass"),
    M("ONI-BASE-34", "a new hand is drawn by a refill", "nightmare.py", "    push(g, S_REDRAW, 0)\n", ""),
    M("ONI-BASE-34", "doors and dreams of a redraw are discarded", "refill.py", "        to_hand_or_limbo(g, draw(g))", "        kind = draw(g)\n        if kind < DOOR:\n            to_hand(g, kind)\n        else:\n            g.discarded[kind] += 1"),
    # ---- phase 3 and the end ----------------------------------------------------------------------------
    M("ONI-BASE-35", "the limbo lies unshuffled under the known cards", "limbo.py", "        shuffle(g)", "        pass"),
    M("ONI-BASE-36", "an empty limbo shuffles", "limbo.py", "    if g.limbo_size:", "    if True:"),
    M("ONI-BASE-37", "seven doors win", "doors.py", "g.door_count == g.doors_needed", "g.door_count == g.doors_needed - 1"),
    M("ONI-BASE-37", "eight doors do not win", "doors.py", "g.door_count == g.doors_needed", "g.door_count > g.doors_needed"),
    M("ONI-BASE-37", "the pile is shuffled after the win", "doors.py", "    if g.outcome == 0:\n        shuffle(g)", "    shuffle(g)"),
    M("ONI-BASE-38", "an empty pile does not lose", "refill.py", "    finish(g, LOST, PILE_EMPTY)\n", ""),
    M("ONI-BASE-39", "the limbo saves an empty pile", "refill.py", "    finish(g, LOST, PILE_EMPTY)\n", "    if g.limbo_size:\n        return\n    finish(g, LOST, PILE_EMPTY)\n"),
    M("ONI-BASE-40", "the last card of the pile loses", "refill.py", "to_hand(g, kind)  # ONI-BASE-23\n", "to_hand(g, kind)\n            if no_cards_left(g):\n                lose_by_empty_pile(g)\n                return False\n"),
    # ---- free actions, editions, edge cases -------------------------------------------------------------
    M("ONI-FREE-01", "a turn may be passed", "flow.py", "        offer(g, DISCARD, g.hand_mask)\n", "        offer(g, DISCARD, g.hand_mask)\n        offer(g, SEARCH, 1)\n"),
    M("ONI-FREE-02", "a nightmare can go to the limbo", "nightmare.py", "    offer(g, WARD_KEY,", "    offer(g, 7, 1)\n    offer(g, WARD_KEY,"),
    M("ONI-FREE-03", "a search lets discard a card", "doors.py", "    offer(g, TAKE_DOOR, doors)", "    offer(g, 1, g.hand_mask)\n    offer(g, TAKE_DOOR, doors)"),
    M("ONI-FREE-04", "a prophecy lets discard a card", "prophecy.py", "    offer(g, PROPHECY_PUT,", "    offer(g, 1, g.hand_mask)\n    offer(g, PROPHECY_PUT,"),
    M("ONI-FREE-05", "a discarded sun gives the turn again", "flow.py", "            discard_from_hand(g, arg)\n", "            discard_from_hand(g, arg)\n            if arg & 3 == 0:\n                push(g, Q_TURN, 0)\n                return\n"),
    M("ONI-FREE-06", "a window before the draw", "codec.py", '("door", "DP-DOOR")', '("before-draw", "DP-BEFORE-DRAW")'),
    M("ONI-FREE-07", "somebody else may act", "definition.py", "(0,), about", "(0, 1), about"),
    M("ONI-FREE-08", "a gap is filled before the prophecy", "prophecy.py", "        push(g, Q_PROPHECY, 0)", "        push(g, Q_PROPHECY, 0)\n        push(g, 67, 0)"),
    M("ONI-ED-01", "the first edition takes modules", "manifest.py", 'Edition("first", ())', 'Edition("first", tuple(module.name for module in MODULES))'),
    M("ONI-ED-02", "symbols are free in the first edition", "labyrinth.py", "if g.row_size == 0:", "if g.row_size == 0 or g.edition == 1:"),
    M("ONI-ED-03", "the first edition reveals like the third", "nightmare.py", "if g.edition == FIRST_EDITION:", "if False:"),
    M("ONI-ED-04", "no door wards off in the first edition", "nightmare.py", "doors_out(g))", "doors_out(g) if g.edition != FIRST_EDITION else 0)"),
    M("ONI-EDGE-20", "a nightmare is resolved in a redraw", "refill.py", "        to_hand_or_limbo(g, draw(g))", "        kind = draw(g)\n        if kind == NIGHTMARE:\n            push(g, 67, 0)\n            push(g, S_NIGHTMARE_LEAVES, kind)\n            push(g, Q_NIGHTMARE, 0)\n            return\n        to_hand_or_limbo(g, kind)"),
    M("EX-13", "a question with one answer is asked", "flow.py", "if step == Q_TURN or g.choice_count != 1:", "if True:"),
]  # fmt: skip


# ---- choosing tests: this module is also a pytest plugin, `-p tests.mutation` ------------------------------


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that cover the broken rule."""
    rule = os.environ.get(ONLY)
    if rule:
        kept = [item for item in items if any(rule in mark.args for mark in item.iter_markers("covers"))]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept


# ---- breaking and running ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """What became of a mutation: killed by the rule's own tests, by others only, or by none."""

    mutation: Mutation
    verdict: str
    killer: str


def check_sources(mutations: list[Mutation]) -> list[str]:
    """Every snippet must stand in its file exactly once, or the mutation would break nothing or something else."""
    complaints = []
    for m in mutations:
        found = (SOURCE / m.path).read_text("utf-8").count(m.before)
        if found != 1:
            complaints.append(f"{m.path}: found {found} times, wanted once: {m.before!r} ({m.rule}, {m.name})")
    return complaints


def run_tests(copy: Path, rule: str | None) -> tuple[bool, str]:
    """Whether the tests notice, and which one does."""
    environment = {name: value for name, value in os.environ.items() if name != ONLY}
    environment |= {"PYTHONPATH": str(copy), "REVERIE_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    if rule:
        environment[ONLY] = rule
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-o", f"cache_dir={copy.parent}", "-p", "tests.mutation"]
    command += ["--no-header", "--tb=no", f"--ignore={TESTS}/test_golden.py", TESTS]
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return True, "the game never ends"
    if done.returncode == 5:
        raise SystemExit(f"no test covers {rule}")
    if done.returncode not in (0, 1, 2):
        raise SystemExit(done.stdout + done.stderr)
    killer = re.search(r"^(?:FAILED|ERROR) \S*?(test_\w+\.py(?:::\w+)?)", done.stdout, re.MULTILINE)
    return done.returncode != 0, killer[1] if killer else ""


def judge(mutation: Mutation | None, rule: str | None = None) -> tuple[bool, str]:
    """Run tests against a copy of the sources, broken or not."""
    with tempfile.TemporaryDirectory(prefix="reverie-mutation-") as folder:
        copy = Path(folder) / "src"
        shutil.copytree(SOURCE, copy / "reverie", ignore=shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__"))
        if mutation:
            target = copy / "reverie" / mutation.path
            target.write_text(target.read_text("utf-8").replace(mutation.before, mutation.after), "utf-8")
        return run_tests(copy, rule)


def try_mutation(mutation: Mutation) -> Result:
    """Its own tests first; all others only if those sleep."""
    noticed, killer = judge(mutation, mutation.rule)
    if noticed:
        return Result(mutation, "killed", killer)
    noticed, killer = judge(mutation)
    return Result(mutation, "killed elsewhere" if noticed else "SURVIVED", killer)


def report(results: list[Result]) -> str:
    """The result as a page."""
    killed = sum(result.verdict == "killed" for result in results)
    lines = [
        "# Breaking the rules on purpose",
        "",
        "A test that never fails proves nothing. `make` does not run this; it takes a few minutes:",
        "",
        "```console",
        "$ PYTHONPATH=src python -m tests.mutation -n 2 --write",
        "```",
        "",
        "Each line below is one rule broken in a copy of the sources, and a test that noticed. Only tests that claim to",
        "cover the broken rule were asked, and no golden game. "
        f"{killed} of {len(results)} broken rules were noticed by their own tests.",
        "",
        "| rule | what was broken | in | verdict | noticed by |",
        "|---|---|---|---|---|",
    ]
    for result in results:
        m = result.mutation
        lines.append(f"| {m.rule} | {m.name} | `{m.file}` | {result.verdict} | `{result.killer}` |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Break one rule after the other; 1 if a test slept, 2 if a snippet is no longer where it was."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="break the rules on purpose")
    parser.add_argument("-n", "--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("-k", "--only", default="", help="mutations whose rule, name or file contain this text")
    parser.add_argument("--write", action="store_true", help="write docs/mutation.md")
    options = parser.parse_args()
    chosen = [m for m in MUTATIONS if options.only in f"{m.rule} {m.name} {m.file}"]
    complaints = check_sources(chosen)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    if complaints:
        print("The sources have moved; bring tests/mutation.py up to date.", file=sys.stderr)
        return 2
    began = time.monotonic()
    noticed, killer = judge(None)
    if noticed:
        print(f"The tests fail without any mutation: {killer}", file=sys.stderr)
        return 2
    results = []
    with ThreadPoolExecutor(max_workers=options.jobs) as pool:
        for result in pool.map(try_mutation, chosen):
            results.append(result)
            m = result.mutation
            print(f"{result.verdict:16} {m.rule:12} {m.name:52} {result.killer}", flush=True)
    killed = sum(result.verdict == "killed" for result in results)
    print(f"{killed} of {len(results)} killed by the rule's own tests, {time.monotonic() - began:.0f} s")
    if options.write:
        (ROOT / "docs" / "mutation.md").write_text(report(results), "utf-8")
    return 0 if killed == len(results) else 1


if __name__ == "__main__":
    sys.exit(main())
