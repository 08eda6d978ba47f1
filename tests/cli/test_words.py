"""The words of the command line: both languages say everything, and nothing but words is ever shown."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.cli.rulebook import Rulebook
from reverie.cli.screen import screen
from reverie.cli.session import finale, retell
from reverie.cli.speech import Speech, to_ascii
from reverie.cli.table import table_for
from reverie.games.onirim.cards import DENIZENS, PREMONITIONS, SPELLS, TOKENS
from reverie.games.onirim.codec import CODEC, QUESTIONS, REASONS, ZONES
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event
from reverie.words import LANGUAGES, words
from tests.cli.crowded import MODULES, full_view

ROOT = Path(reverie.__file__).parent
MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")
RAW = re.compile(
    r"\b(?:cli|onirim)-[a-z]|\b(?:red|blue|green|brown|x)\.(?:sun|moon|key|glyph)|\b(?:door|tower|den)\.\w"
    r"|[{}\ue000\ue001_]|\$\w|deadend"
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
    named = {name for path in sources for name in re.findall(r'"((?:cli|campaign)-[a-z-]+)"', path.read_text("utf-8"))}
    assert named <= known
    built = {
        name for name in known if name.startswith(("cli-help-", "cli-key-", "cli-games-", "cli-sim-", "cli-place-"))
    }
    built |= {"cli-train-playing", "cli-train-watching"}
    assert known - named - built == {"cli-won", "cli-lost", "cli-ended"}


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
            game.apply(agent.choose(game.outlook()))
        lines += [*finale(game, table, ()), *retell(table, game.events), *table.unseen(game.view())]
        text = "\n".join(line.plain for line in lines)
        assert not RAW.search(text), RAW.search(text)
        assert text.isascii() or not ascii_only


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["solo", "team"])
def test_nothing_raw_is_shown_with_every_module(language: str, mode: str) -> None:
    for seed, ascii_only in ((1, False), (2, True)):
        variants = {"incubusMode": "adversary" if ascii_only else "pathfinder"}
        game = reverie.new_game("onirim", mode=mode, modules=MODULES, variants=variants, seed=seed)
        table = table_for("onirim", Speech(language, ascii_only), 80, game.players)
        agent = reverie.agent("random", seed=seed)
        lines = []
        while not game.is_over and len(game.line) < 150:
            lines += screen(game, table, [])
            game.apply(agent.choose(game.outlook()))
        for seat in range(game.players):
            view = game.view(seat)
            lines += [*retell(table, game.events_for(seat)), *table.unseen(view), *table.info(view)]
        text = "\n".join(line.plain for line in lines)
        assert not RAW.search(text), RAW.search(text)
        assert text.isascii() or not ascii_only


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("brief", [False, True])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_every_answer_has_words(language: str, brief: bool, ascii_only: bool) -> None:
    table = table_for("onirim", Speech(language, ascii_only))
    for action, view in product(CODEC.by_id.values(), (None, full_view())):
        text = table.choice(action, view, brief).plain
        assert text.strip(), action.words
        assert not RAW.search(text), (action.words, text)
        if action.source == "shared" and not brief:
            assert words(language).text("onirim-from-shared").strip("()") in text
        if action.helper and not brief:
            assert words(language).text(f"onirim-with-{action.helper}").strip("()") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_on_one_screen_are_told_apart(language: str) -> None:
    """Cards from different places have different names, unless they lie under two keepers."""
    table = table_for("onirim", Speech(language))
    for kind in ("play", "discard", "open", "ward", "rally", "store", "cyclo"):
        actions = [action for action in CODEC.by_id.values() if action.verb == kind and action.argument == "red.key"]
        texts = [table.choice(action, full_view()).plain for action in actions]
        assert len(set(texts)) == len(texts), texts


ABOUT: dict[str, dict[str, Any]] = {
    "search": {"colour": "red"},
    "catcher-take": {"colour": "any"},
    "door": {"card": "door.red"},
    "rally": {"card": "den.mirror"},
    "uncover": {"door": "door.red"},
    "tower-look": {"number": 4},
    "prem-door": {"premonition": "pair"},
    "pay": {"spell": "parallel_planning", "left": 3},
    "swap-shared": {"card": "red.sun"},
    "cyclo-fetch": {"card": "tower.red.4"},
    "plan-with": {"position": 2},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    table = table_for("onirim", Speech(language))
    for kind, point in QUESTIONS.values():
        decision = Decision(kind, point, (0,), ABOUT.get(kind, {}), f"onirim-ask-{kind}")
        text = table.question(decision).plain
        assert text.endswith(("?", ".")), kind
        assert len(text) <= 80, text
        assert not RAW.search(text), (kind, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_ending_has_words(language: str) -> None:
    told = words(language)
    names = [told.card(token) for token in TOKENS if token]
    assert len(set(names)) == 48
    assert told.card("nothing") not in names
    needed = [f"onirim-reason-{reason}" for reason, _ in REASONS.values()]
    needed += [f"onirim-denizen-{name}" for name in DENIZENS]
    needed += [f"onirim-spell-{name}{end}" for name in SPELLS for end in ("", "-line")]
    needed += [f"onirim-premonition-{name}{end}" for name in PREMONITIONS for end in ("", "-trigger", "-line")]
    needed += [
        f"onirim-incubus-{name}{end}" for name in ("protector", "pathfinder", "adversary") for end in ("", "-line")
    ]
    assert [name for name in needed if not told.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2])
def test_every_movement_is_told(language: str, players: int) -> None:
    table = table_for("onirim", Speech(language), 80, players)
    for source, target in product(ZONES.values(), repeat=2):
        for card in ("red.sun", None):
            event = Event(0, "moved", {"card": card, "from": source, "to": target, "seat": players - 1})
            (sentence,) = table.tell([event])
            assert not RAW.search(sentence.plain), (source, target, sentence.plain)
    facts: list[tuple[str, dict[str, Any]]] = [
        ("turn", {"turn": 3, "seat": 1}),
        ("goal", {"position": 2, "covered": True}),
        ("goal", {"position": 2, "covered": False}),
        ("goals-exchanged", {"a": 0, "b": 7}),
        *(("catcher", {"catcher": 0, "what": what}) for what in ("filled", "emptied", "removed")),
        ("handbook", {"left": 1}),
        *(("premonition", {"premonition": "pair", "what": what}) for what in ("up", "done", "banished")),
        ("figure", {"what": "box"}),
        *(("answered", {"question": "turn", "action": words, "seat": 0}) for words in ("flee", "face", "anticipate")),
        ("answered", {"question": "turn", "action": "cast parallel_planning", "seat": 0}),
    ]
    for kind, data in facts:
        sentences = [line.plain for line in table.tell([Event(0, kind, data)])]
        assert len(sentences) == (0 if kind == "turn" and players == 1 else 1), kind
        assert not RAW.search(" ".join(sentences)), sentences


def test_partners_are_named() -> None:
    events = [
        Event(0, "moved", {"card": "red.sun", "from": "hand", "to": "row", "seat": 1}),
        Event(1, "moved", {"card": None, "from": "pile", "to": "hand", "seat": 1}),
    ]
    team = " ".join(line.plain for line in table_for("onirim", Speech("en"), 80, 2).tell(events))
    assert team == "Player 2 plays red sun. Player 2 draws 1 card."


def test_german_in_ascii() -> None:
    assert to_ascii("„Schlüssel“ – größer … ☀") == '"Schluessel" - groesser ... ?'


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_holds_every_rule(language: str) -> None:
    rules = Rulebook(language).rules
    files = sorted((ROOT / "words" / language).glob("*-rules.ftl"))
    assert list(rules) == [name for file in files for name in messages(language, file.name)]
    for rule in rules.values():
        assert rule.title
        assert rule.text
        assert rule.chapter
        assert rule.text != rule.id


def test_german_calls_people_by_one_word() -> None:
    """Somebody at the table is a Person, the other of a team the Partner; a Platz is what a link gives, or a place."""
    texts = {path.name: path.read_text("utf-8") for path in (ROOT / "words" / "de").glob("*.ftl")}
    assert len(texts) > 10
    found = [
        f"{name}: {line}"
        for name, text in texts.items()
        for line in text.splitlines()
        if re.search(r"Spieler(?!in\b)", line)
    ]  # die Spielerin is one of the characters of Etherfields
    assert not found, found
    assert not any(re.search(r"Platz \{ \$number \}(?! von)(?!: \{ \$card)", text) for text in texts.values())
