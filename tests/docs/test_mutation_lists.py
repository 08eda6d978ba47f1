"""The lists of rules broken on purpose fit the sources and the rules; whether tests notice is seen by running them."""

from __future__ import annotations

import pytest

from tests.mutation import GAMES, SOURCE, check_rules, check_sources, read_mutations


@pytest.mark.parametrize("game", GAMES)
def test_every_snippet_stands_exactly_once_in_its_file(game: str) -> None:
    assert check_sources(SOURCE, read_mutations(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_broken_or_listed_with_the_reason_why_not(game: str) -> None:
    assert check_rules(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_mutation_stands_twice_or_changes_nothing(game: str) -> None:
    mutations = read_mutations(game)
    assert len({(one.rule, one.name) for one in mutations}) == len(mutations)
    assert [one for one in mutations if one.before == one.after] == []
