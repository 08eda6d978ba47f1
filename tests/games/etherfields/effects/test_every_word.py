"""Every word of the vocabulary that can occur in an encounter has a test, and does something."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping

import pytest

from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.content.words import FAMILIES
from reverie.games.etherfields.core.engine import EFFECTS
from reverie.games.etherfields.language.evaluating import CONDITIONS, EXPRESSIONS, SELECTORS
from tests.games.etherfields import effects
from tests.games.etherfields.effects.saying import TOLD

# Words that only mean something in the dreamworld, between encounters.
DREAMWORLD = {
    "effect": {"awaken", "end_campaign", "move_team", "place_team", "relocate_team"},
    "trigger": {
        "enter_location", "leave_location", "use_shortcut", "before_gate", "fate_drawn", "shop_opened",
        "delta_started", "awakening", "saving", "loading", "team_relocated",
    },
}  # fmt: skip
DONE: dict[str, Mapping[str, object]] = {
    "effect": EFFECTS,
    "condition": CONDITIONS,
    "selector": SELECTORS,
    "expression": EXPRESSIONS,
}


def words_with_a_test(family: str) -> set[str]:
    for module in pkgutil.iter_modules(effects.__path__):
        importlib.import_module(f"{effects.__name__}.{module.name}")
    return TOLD.get(family, set())


@pytest.mark.parametrize("family", [name for name in FAMILIES if name != "cost"])
def test_every_word_has_a_test(family: str) -> None:
    """Costs are paid, and tested, where payments are."""
    wanted = set(FAMILIES[family]) - DREAMWORLD.get(family, set())
    told = words_with_a_test(family)
    assert sorted(wanted - told) == []
    assert sorted(told - set(FAMILIES[family])) == [], "a test about a word that does not exist"


@pytest.mark.parametrize("family", DONE)
def test_every_word_does_something(family: str) -> None:
    missing = set(FAMILIES[family]) - set(DONE[family])
    assert missing == (DREAMWORLD[family] if family == "trigger" else set())  # what is announced has no function
    assert set(DONE[family]) <= set(FAMILIES[family])


def test_the_shipped_pack_uses_dreamworld_words_outside_of_encounters_only() -> None:
    content = shipped()
    for ability in content.abilities.values():
        if ability.scope & {"slumber", "dream"}:
            for way in ability.ways:
                used = {word.name for word in content.lists.get(way.do, ())}
                assert not used & DREAMWORLD["effect"], ability.ref
