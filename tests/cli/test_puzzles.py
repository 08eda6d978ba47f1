"""Help with a puzzle at the terminal: one step at a time, and never one that was not asked for; texts page by page."""

from __future__ import annotations

import pytest

from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.content.model import pages
from tests.cli.conftest import Run

FERRY = ("play", "etherfields", "--mode", "one", "--seed", "3", "--variant", "encounter=gate_ferry")


def on_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("asked", [0, 1, 2, 3, 4])
def test_help_comes_in_three_steps(run: Run, language: str, asked: int) -> None:
    told = on_one_line(run(*FERRY, "--lang", language, text="1\n" + "z\n" * asked + "q\n").stdout)
    hints = [on_one_line(hint[language]) for hint in shipped().puzzle["which_way_up"].hints]
    assert [hint in told for hint in hints] == [step < asked for step in range(3)]


def test_where_there_is_nothing_to_find_out_it_says_so(run: Run) -> None:
    flags = ("play", "etherfields", "--mode", "one", "--seed", "3", "--variant", "encounter=s_tatterling")
    assert "nothing to find out" in on_one_line(run(*flags, text="1\nz\nq\n").stdout)
    assert "nothing to find out" in on_one_line(run("play", "onirim", "--seed", "3", text="z\nq\n").stdout)


def test_the_pages_of_a_script_are_shown_one_after_the_other(run: Run) -> None:
    told = run(*FERRY, text="1\nq\n").stdout
    first, *_, last = pages(shipped().script[230].text["en"])
    assert told.count("Script 230") == 3
    assert on_one_line(told).index(on_one_line(first)[:60]) < on_one_line(told).index(on_one_line(last)[:60])
