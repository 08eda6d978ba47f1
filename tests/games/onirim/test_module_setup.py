"""Setup with modules: counts of every part, EX-79 and EX-80."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.onirim.table import ALL_MODULES, COLOURS, MODULES, deal, deck
from tests.support import covers

PILES = {
    "book": 76,
    "glyphs": 88,
    "dreamcatchers": 80,
    "towers": 88,
    "premonitions": 80,
    "crossroads": 92,
    "oniverse": 85,
    "incubus": 76,
}


@covers("EX-79", "ONI-BASE-01", "ONI-BOOK-01", "ONI-GLYPH-01", "ONI-DREAM-01", "ONI-TOWER-01", "ONI-PREM-01",
        "ONI-CROSS-01", "ONI-ONIV-01", "ONI-GEN-07")  # fmt: skip
def test_ex_79_all_modules_have_133_cards_in_the_pile() -> None:
    for seed in range(4):
        t = deal(seed, modules=ALL_MODULES)
        assert (t.pile_size, len(t.hand)) == (128, 5)
        assert Counter(t.goals.tokens) == Counter({**dict.fromkeys(COLOURS, 3), "oniverse": 1})
        assert (len(t.premonitions), t.reserve) == (4, 4)
        assert t.catchers == ["", "", "", ""]
        assert t.handbooks == 2
        assert t.view["unused"] == {"size": 8, "cards": None}
        assert t.figure
        total = t.pile_size + len(t.hand) + len(t.goals) + 1 + 8 + len(t.catchers) + t.handbooks + 8
        assert total == 133 + 13 + 1 + 8 + 4 + 2 + 8 == 169
        assert t.everything.total() == 133
        assert not t.everything - deck(ALL_MODULES)


@covers("EX-80", "ONI-BOOK-02", "ONI-DREAM-01", "ONI-PREM-01")
def test_ex_80_the_hard_variants_of_the_setup() -> None:
    hard = {"hard.book": "true", "hard.dreamcatchers": "true", "hard.premonitions": "6"}
    t = deal(1, modules="book dreamcatchers premonitions", variants=hard)
    assert list(t.view["costs"].values()) == [6, 9, 12]
    assert t.handbooks == 0
    assert (len(t.premonitions), t.reserve) == (6, 2)


@covers("ONI-BASE-01", "ONI-GEN-07")
@pytest.mark.parametrize("module", MODULES)
def test_every_module_alone_has_its_pile(module: str) -> None:
    for mode, dealt in (("solo", 5), ("team", 8)):
        t = deal(3, modules=module, mode=mode)
        assert t.pile_size + dealt + len(t.limbo) == PILES[module]
        assert t.everything.total() == PILES[module]


@covers("ONI-GEN-07", "ONI-TEAM-02")
def test_a_team_with_all_modules_drafts_eight_locations() -> None:
    t = deal(5, modules=ALL_MODULES, mode="team")
    assert len(t.draft) == 8
    while t.question == "draft":
        t.do(next(iter(t.choices)))
    assert (t.pile_size, len(t.shared)) == (125, 2)
    assert t.everything.total() == 133


@covers("ONI-BASE-01")
def test_one_seed_gives_one_game() -> None:
    first, again, other = (deal(seed, modules=ALL_MODULES) for seed in (7, 7, 8))
    assert first.game.hash() == again.game.hash()
    assert first.game.hash() != other.game.hash()
