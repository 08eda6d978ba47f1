"""Words: both languages say the same things, and every error that the source can raise has a sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, BaseNode, Junk, Message, Term, VariableReference

import reverie
from reverie.words import LANGUAGES, Words, entries, words

SOURCE = Path(reverie.__file__).parent
FILES = sorted(path.name for path in (SOURCE / "words" / "en").glob("*.ftl"))
ERRORS = {
    "ReverieError", "SpecError", "IllegalAction", "PositionError", "RecordError", "StateError", "ArtError",
    "Unanswered",
}  # fmt: skip
NOT_DETAILS = {"place", "rule"}


def nodes_of(node: object) -> Iterator[BaseNode]:
    """A node and everything in it."""
    if isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes_of(value)
    elif isinstance(node, list):
        for entry in node:
            yield from nodes_of(entry)


def variables(node: BaseNode) -> set[str]:
    return {found.id.name for found in nodes_of(node) if isinstance(found, VariableReference)}


@cache
def messages(language: str, name: str) -> dict[str, set[str]]:
    """Every message and attribute of a file with the variables it uses."""
    resource = FluentParser().parse((SOURCE / "words" / language / name).read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, Junk), f"{language}/{name}: {str(entry.content)[:80]}"
        if isinstance(entry, (Message, Term)):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
            found[entry.id.name] = variables(entry.value) if entry.value else set()
            for attribute in entry.attributes:
                assert isinstance(attribute, Attribute)
                found[f"{entry.id.name}@{attribute.id.name}"] = variables(attribute.value)
    return found


def all_messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name in FILES:
        found |= messages(language, name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_alone_is_what_it_is_in_its_file(language: str) -> None:
    """Texts are cut out of their files and understood one by one."""
    for name in FILES:
        text = (SOURCE / "words" / language / name).read_text("utf-8")
        whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
        cut = dict(entries(text))
        assert list(cut) == [message.id.name for message in whole]
        for message in whole[:: max(1, len(whole) // 60)]:
            alone = FluentParser().parse(cut[message.id.name]).body[0]
            assert alone.equals(message, ignored_fields=["span", "comment"]), message.id.name


def test_a_text_brings_those_that_it_names() -> None:
    fresh = Words("en")
    assert "{" not in fresh.text("ONI-PREM-07")
    assert fresh.text("onirim-premonition-pair") in fresh.text("ONI-PREM-07")


def test_both_languages_have_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (SOURCE / "words" / language).iterdir()) == FILES


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_texts_with_the_same_details(name: str) -> None:
    english, german = messages("en", name), messages("de", name)
    assert list(english) == list(german)
    assert english == german


def test_no_text_stands_in_two_files() -> None:
    for language in LANGUAGES:
        names = [message for name in FILES for message in messages(language, name)]
        assert len(names) == len(set(names))


# ---- errors ----------------------------------------------------------------------------------------------------------


MODE_REFUSAL = 3  # which argument of `Mode`


@cache
def raised() -> list[tuple[str, set[str], str]]:
    """Every error that the source makes: code, details, and where."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ERRORS:
                details = {keyword.arg or "**" for keyword in node.keywords} - NOT_DETAILS
                codes = node.args[0]
            elif node.func.id == "Mode" and len(node.args) > MODE_REFUSAL:  # why it cannot be played, raised by specs
                details, codes = {"**"}, node.args[MODE_REFUSAL]
            else:
                continue
            for code in ast.walk(codes):
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    found.append((code.value, details, f"{path.relative_to(SOURCE)}:{node.lineno}"))
    return found


def test_errors_are_found_in_the_source() -> None:
    codes = {code for code, _, _ in raised()}
    assert {"spec-unknown", "record-missing", "action-game-over", "onirim-same-symbol", "position-won"} <= codes
    assert len(codes) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence_and_all_the_details_it_needs(language: str) -> None:
    known = all_messages(language)
    for code, details, where in raised():
        assert code in known, f"{where}: {code} has no text"
        assert "**" in details or known[code] <= details, f"{where}: {code} lacks {known[code] - details}"


def test_no_sentence_of_an_error_is_unused() -> None:
    assert set(messages("en", "errors.ftl")) - {code for code, _, _ in raised()} == set()


# ---- Words -----------------------------------------------------------------------------------------------------------


def test_unknown_languages_get_english_and_unknown_texts_their_name() -> None:
    assert words("fr").language == "en"
    assert words("de").language == "de"
    assert words("en").text("no-such-text") == "no-such-text"
    assert not words("en").has("no-such-text")


def test_attributes_are_asked_with_an_at_sign() -> None:
    for language in LANGUAGES:
        assert words(language).text("ONI-GEN-01@title") not in ("", words(language).text("ONI-GEN-01"))


def test_details_are_filled_in_as_they_are() -> None:
    text = words("en").text("spec-unknown", value="<b>{ $x }", field="mode", allowed="solo")
    assert "<b>{ $x }" in text
    assert "\u2068" not in text
