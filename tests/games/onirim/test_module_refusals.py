"""Every refusal of modules and team play: its code, its rule and its sentence in both languages.

`refusal_cases.txt` holds one table for each kind of refusal, met in games between every sort of players; write it anew
with `python -m tests.games.onirim.test_module_refusals`. What games hardly ever meet is laid by hand below.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import reverie
from reverie.games.onirim import refusals
from reverie.games.onirim.manifest import MANIFEST
from tests.games.onirim.table import Table, table
from tests.games.refusing import Case, check_refusal, check_sentence, refused
from tests.support import covers

FILE = Path(__file__).with_name("refusal_cases.txt")
HAND = "red.sun blue.sun green.sun brown.sun"


def cases() -> list[Case]:
    """The cases on file."""
    entries = [line.split(" || ") for line in FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return [(position, answer, code, rule) for code, rule, answer, position in entries]


@covers("ONI-GEN-09", "ONI-GEN-10")
@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case[2]} {case[3]}")
def test_a_refusal_has_its_code_its_rule_and_its_sentence(case: Case) -> None:
    check_refusal(case)


# ---- what games hardly ever meet ---------------------------------------------------------------------------


def hardly_met() -> list[tuple[Table, str, str, str]]:
    """Tables laid by hand: adversaries in the way, and nothing to work on."""
    adversary = {"incubusMode": "adversary"}
    run = table(
        modules="incubus", variants=adversary, row="red.sun red.moon", hand=f"{HAND} blue.moon", pile="door.red …"
    )
    dead_end = table(modules="crossroads incubus", variants=adversary, hand=f"{HAND} deadend")
    towers = table(
        modules="towers incubus",
        variants=adversary,
        hand=f"{HAND} red.key",
        towers="tower.red.4 tower.green.5",
        pile="…",
    )
    spell = table(modules="book", hand=HAND, discard="red.moon x4 blue.moon x3", pile="nightmare", at="refill")
    oniverse = table(modules="oniverse", hand=f"{HAND} red.moon", rallied="hammerbird cyclobot", discard="", pile="…")
    spies = table(
        modules="oniverse",
        hand="red.key blue.sun green.sun brown.sun",
        rallied="squirrel_spies",
        pile="nightmare",
        at="refill",
    ).do("go-on")
    happy = table(modules="premonitions", premonitions="two_red", hand=HAND, pile="happy", at="refill")
    architect = table(modules="oniverse", rallied="architect", row="green.moon", hand=f"{HAND} red.moon")
    keeper = table(modules="towers oniverse", rallied="treasure_keeper", stored="red.key", hand=f"{HAND} red.moon")
    nightmare = table(hand="red.key blue.sun green.sun brown.sun", pile="nightmare", at="refill")
    return [
        (architect, "play red.sun with architect", "onirim-architect-needless", "ONI-ONIV-10"),
        (keeper, "build-left stored 0", "onirim-not-a-tower", "ONI-TOWER-03"),
        (nightmare, "ward mill", "onirim-pile-empty", "ONI-BASE-31"),
        (run.do("play red.sun"), "take door.red", "onirim-adversary-blocks", "ONI-INC-08"),
        (dead_end, "face", "onirim-adversary-dead-end", "ONI-INC-10"),
        (towers.do("face", "ward red.key"), "false-alarm", "onirim-no-false-alarm", "ONI-TOWER-15"),
        (spell.do("go-on"), "cast paradoxical_prophecy", "onirim-pile-empty", "ONI-BOOK-10"),
        (oniverse, "use hammerbird", "onirim-row-empty", "ONI-ONIV-14"),
        (oniverse, "use cyclobot", "onirim-nothing-to-exchange", "ONI-ONIV-11"),
        (spies, "use squirrel_spies", "onirim-pile-empty", "ONI-GEN-04"),
        (happy, "seek", "onirim-pile-empty", "ONI-PREM-13"),
    ]


@covers("ONI-INC-08", "ONI-INC-10", "ONI-TOWER-15", "ONI-ONIV-11", "ONI-ONIV-14", "ONI-GEN-04")
def test_refusals_that_games_hardly_ever_meet() -> None:
    for t, answer, code, rule in hardly_met():
        error = refused(t.game, answer)
        assert (error.code, error.rule) == (code, rule)
        check_sentence(error)


def test_every_refusal_in_the_code_has_a_case() -> None:
    here = Path(refusals.__file__)
    source = "".join(path.read_text("utf-8") for path in [here, *sorted(here.parent.glob("modules/*.py"))])
    written = set(re.findall(r'IllegalAction\(\s*"([a-z-]+)", rule="([A-Z0-9-]+)"', source))
    codes = set(re.findall(r'IllegalAction\(\s*"([a-z-]+)"', source))
    known = {(code, rule) for _, _, code, rule in cases()} | {(code, rule) for _, _, code, rule in hardly_met()}
    assert len(written) > 60
    assert written <= known
    assert codes <= {code for code, _ in known}


# ---- writing the cases ---------------------------------------------------------------------------------------


def find_cases(games: int) -> dict[tuple[str, str], tuple[str, str]]:
    """One example of every refusal that so many games meet: the shortest table wins."""
    found: dict[tuple[str, str], tuple[str, str]] = {}
    met: Counter[str] = Counter()
    for number in range(games):
        dice = random.Random(number)
        modules = [module.name for module in MANIFEST.modules if dice.random() < 0.5]
        variants = {variant.name: dice.choice(variant.values) for variant in MANIFEST.variants}
        mode = dice.choice(["solo", "team"])
        game = reverie.new_game("onirim", mode=mode, modules=modules, variants=variants, seed=number)
        player = reverie.agent("rules")
        while not game.is_over:
            assert game.decision is not None
            legal = game.legal_actions()
            if met[game.decision.kind] <= min(met.values(), default=0) * 3 + 8:
                met[game.decision.kind] += 1
                position = game.position()
                for number_of_action, action in game.definition.codec.by_id.items():
                    error = game.explain(number_of_action)
                    if error is not None:
                        key = (error.code, error.rule or "")
                        if key not in found or len(position) < len(found[key][1]):
                            found[key] = (action.words, position)
            game.apply(player.choose(game.outlook()) if dice.random() < 0.3 else dice.choice(legal))
    return found


def main() -> None:
    """Write the cases."""
    lines = ["# One table for each kind of refusal: code, rule, answer, position. Written by test_module_refusals.py."]
    for (code, rule), (answer, position) in sorted(find_cases(1_000).items()):
        lines.append(" || ".join((code, rule, answer, position)))
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
