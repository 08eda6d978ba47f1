"""The lists of rules broken on purpose fit the sources and the rules; whether tests notice is seen by running them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutation import GAMES, SOURCE, Mutation, break_copy, check_page, check_rules, check_sources, read_mutations


@pytest.mark.parametrize("game", GAMES)
def test_every_snippet_stands_exactly_once_in_its_place(game: str) -> None:
    assert check_sources(SOURCE, read_mutations(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_broken_or_listed_with_the_reason_why_not(game: str) -> None:
    assert check_rules(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_of_what_is_there(game: str) -> None:
    assert check_page(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_mutation_stands_twice_or_changes_nothing(game: str) -> None:
    mutations = read_mutations(game)
    assert len({(one.rule, one.name) for one in mutations}) == len(mutations)
    assert [one for one in mutations if one.before == one.after] == []


def lay_out(root: Path, **modules: str) -> Path:
    """Sources of a game called `chess`, and of a kernel."""
    for name, text in modules.items():
        path = root / f"{name.replace('_', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return root


DRAW = "def draw(g):\n    g.hand += 1\n"
PLAY = "def play(g):\n    g.hand += 1\n"
TWO = Mutation("chess", "CHESS-01", "two cards are drawn", "draw", "+= 1", "+= 2")


@pytest.mark.parametrize("module", ["games_chess_flow", "games_chess_modules_hand", "kernel_pile"])
def test_a_function_is_found_in_whatever_module_it_stands(module: str, tmp_path: Path) -> None:
    sources = lay_out(tmp_path / "sources", games_chess_other=PLAY, **{module: PLAY + DRAW})
    assert check_sources(sources, [TWO]) == []
    copy = break_copy(sources, TWO, str(tmp_path))
    assert (copy / "reverie" / f"{module.replace('_', '/')}.py").read_text() == PLAY + DRAW.replace("1", "2")
    assert (copy / "reverie" / "games/chess/other.py").read_text() == PLAY


def test_of_two_functions_of_a_name_the_snippet_or_the_module_tells_which(tmp_path: Path) -> None:
    other = "class Hand:\n    def draw(self):\n        self.size -= 1\n"
    sources = lay_out(tmp_path / "different", games_chess_flow=DRAW, games_chess_hand=other)
    assert check_sources(sources, [TWO]) == []
    sources = lay_out(tmp_path / "equal", games_chess_flow=DRAW, games_chess_hand=DRAW)
    assert check_sources(sources, [TWO]) == ["draw: found 2 times, wanted once: '+= 1' (CHESS-01, two cards are drawn)"]
    assert check_sources(sources, [Mutation("chess", "CHESS-01", "two", "hand.draw", "+= 1", "+= 2")]) == []


def test_a_snippet_that_left_its_function_is_missed(tmp_path: Path) -> None:
    sources = lay_out(tmp_path, games_chess_flow=PLAY + "def draw(g):\n    play(g)\n")
    assert len(check_sources(sources, [TWO])) == 1
