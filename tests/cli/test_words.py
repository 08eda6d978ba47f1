"""The words of the command line: both languages say everything, and nothing but words is ever shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import reverie
from reverie.cli.rulebook import Rulebook
from reverie.cli.screen import screen
from reverie.cli.session import finale, retell
from reverie.cli.speech import Speech, to_ascii
from reverie.cli.table import table_for
from reverie.words import LANGUAGES

ROOT = Path(reverie.__file__).parent
MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")
RAW = re.compile(
    r"\b(?:cli|onirim)-[a-z]|\b(?:red|blue|green|brown)\.(?:sun|moon|key)|\bdoor\.\w|[{}\ue000\ue001]|\$\w"
)


def messages(language: str, file: str) -> dict[str, str]:
    text = (ROOT / "words" / language / file).read_text("utf-8")
    names = list(MESSAGE.finditer(text))
    ends = [match.start() for match in names[1:]] + [len(text)]
    return {match[1]: text[match.end() : end] for match, end in zip(names, ends, strict=True)}


@pytest.mark.parametrize("file", ["cli.ftl", "onirim.ftl", "onirim-rules.ftl", "errors.ftl"])
def test_both_languages_have_the_same_messages(file: str) -> None:
    english, german = messages("en", file), messages("de", file)
    assert list(english) == list(german)
    for name, text in english.items():
        assert set(VARIABLE.findall(text)) == set(VARIABLE.findall(german[name])), name


def test_every_text_the_sources_name_exists() -> None:
    known = set(messages("en", "cli.ftl"))
    sources = [*(ROOT / "cli").rglob("*.py"), *(ROOT / "sim").rglob("*.py")]
    named = {name for path in sources for name in re.findall(r'"(cli-[a-z-]+)"', path.read_text("utf-8"))}
    assert named <= known
    built = {
        name for name in known if name.startswith(("cli-help-", "cli-key-", "cli-games-", "cli-sim-", "cli-place-"))
    }
    assert known - named - built == {"cli-won", "cli-lost"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ascii_only", [False, True])
def test_nothing_raw_is_shown_in_whole_games(language: str, ascii_only: bool) -> None:
    table = table_for("onirim", Speech(language, ascii_only))
    for seed in range(6):
        game = reverie.new_game("onirim", seed=seed)
        agent = reverie.agent("random", seed=seed)
        lines = []
        while not game.is_over:
            lines += screen(game, table, [])
            game.apply(agent.choose(game))
        lines += [*finale(game, table, ()), *retell(table, game.events), *table.unseen(game.view())]
        text = "\n".join(line.plain for line in lines)
        assert not RAW.search(text), RAW.search(text)
        assert text.isascii() or not ascii_only


def test_german_in_ascii() -> None:
    assert to_ascii("„Schlüssel“ – größer … ☀") == '"Schluessel" - groesser ... ?'


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_holds_every_rule(language: str) -> None:
    rules = Rulebook(language).rules
    assert len(rules) == len(messages("en", "onirim-rules.ftl"))
    for rule in rules.values():
        assert rule.title
        assert rule.text
        assert rule.chapter
        assert not rule.text.startswith("ONI-")
