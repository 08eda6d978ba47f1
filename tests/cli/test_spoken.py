"""`--spoken`: the table for those who listen to it. Every card by its name, one thing on a line, nothing in columns."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Run

# Signs that are drawn, and anything that stands beside something else in columns (numbers of answers are aligned).
DRAWN = re.compile(r"[☀☾⚷⚿✷●♦▣∩━─]|··|\S {3,}\S")
ANSWERS = "1\n" * 40 + "q\n"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("onirim", ["--modules", "book,towers,dreamcatchers", "--mode", "team"]),
        ("onirim", ["--lang", "de"]),
        ("urbion", ["--modules", "squares,postcards,void"]),
        ("urbion", ["--lang", "de"]),
    ],
)
def test_nothing_is_drawn(run: Run, game: str, options: list[str]) -> None:
    done = run("play", game, "--spoken", "--seed", "7", *options, text=ANSWERS)
    assert done.exit_code == 0
    found = {line for line in done.stdout.splitlines() if DRAWN.search(line)}
    assert not found, found


def test_the_end_is_not_drawn_either(run: Run) -> None:
    said = run("play", "urbion", "--spoken", "--seed", "5", "--lang", "de", text="1\n" * 400).stdout
    end = said[said.index("Verloren.") - 2000 :]
    assert not [line for line in end.splitlines() if DRAWN.search(line)]


def test_etherfields_is_told_in_lines(run: Run) -> None:
    said = run("play", "etherfields", "--spoken", "--mode", "two", "--seed", "11", text="\n1\nq\n").stdout
    assert '{"' not in said
    assert "Gambler" in said


def test_hands_doors_and_answers_in_words(run: Run) -> None:
    said = run("play", "onirim", "--spoken", "--seed", "7", text="1\nq\n").stdout.splitlines()
    assert "Doors: red door 0 of 2, blue door 0 of 2, green door 0 of 2, brown door 0 of 2" in said
    assert "Hand: red sun, red moon, blue sun, green sun, brown key" in said
    assert "Discard: none" in said
    assert " 1  play red sun" in said
    assert " 2  play red moon" in said
