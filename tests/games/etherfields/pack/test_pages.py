"""Texts in pages, gaps for names, puzzles with hints, the journal: how they are written and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from reverie.games.etherfields.content.checks.pages import PAGE_WORDS, words_of
from reverie.games.etherfields.content.loading import shipped
from reverie.games.etherfields.content.model import PAGE, pages
from reverie.games.etherfields.seats.labels import Labels, with_name
from tests.games.etherfields.pack.small import Draft, act

HINTS = ["Look.", "Look up.", "It is on the roof."]


def puzzle(**parts: Any) -> dict[str, Any]:
    return {
        "id": "roof", "name": "Roof", "at": "gate_a", "solution": "The roof.", "hints": HINTS,
        "solved": {"script_read": 2}, **parts,
    }  # fmt: skip


def test_a_text_may_be_a_list_of_pages() -> None:
    draft = Draft()
    draft.pack["languages"] = ["en", "de"]
    draft["script:1"]["text"] = {"en": ["One.", "Two."], "de": ["Eins.", "Zwei."]}
    content = draft.read().content
    assert content is not None
    assert pages(content.script[1].text["de"]) == ("Eins.", "Zwei.")
    assert Labels(content, "de").pages(content.script[1].text) == ("Eins.", "Zwei.")
    assert PAGE not in Labels(content, "en").text(content.script[1].text)


def test_a_plain_list_is_in_the_first_language() -> None:
    draft = Draft()
    draft["script:1"]["text"] = ["One.", "Two."]
    content = draft.read().content
    assert content is not None
    assert pages(content.script[1].text["en"]) == ("One.", "Two.")


@pytest.mark.parametrize("text", [[], ["One.", 2], {"en": []}, {"en": [["One."]]}])
def test_what_is_no_list_of_texts_is_refused(text: Any) -> None:
    draft = Draft()
    draft["script:1"]["text"] = text
    assert draft.read().content is None


def test_a_page_has_at_most_90_words() -> None:
    draft = Draft()
    draft["script:1"]["text"] = ["word " * PAGE_WORDS, "word " * PAGE_WORDS]
    assert not draft.codes()
    draft["script:1"]["text"] = ["word", "word " * (PAGE_WORDS + 1)]
    assert [(one.code, one.details["page"]) for one in draft.findings()] == [("pack-page-long", "2")]
    assert words_of("One, – two … (3)") == 3


def test_every_language_has_as_many_pages() -> None:
    draft = Draft()
    draft.pack["languages"] = ["en", "de"]
    draft["script:1"]["text"] = {"en": ["One.", "Two."], "de": "Eins."}
    assert "pack-pages-differ" in draft.codes()


def test_a_gap_that_nothing_fills_is_told() -> None:
    draft = Draft()
    draft["script:1"]["text"] = "{name} takes the hat."
    assert not draft.codes()
    draft["script:1"]["text"] = "{hero} takes the hat."
    assert draft.codes() == {"pack-gap"}
    draft = Draft()
    draft["item:hat"]["text"] = "The hat of {name}."
    assert draft.codes() == {"pack-gap"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{name} nimmt den Stab.", "Die Spielerin nimmt den Stab."),
        ("„Nein“, sagt {name}.", "„Nein“, sagt die Spielerin."),
        ("Es ist still. {name} steht auf.", "Es ist still. Die Spielerin steht auf."),
        ("Er sagt: „{name} bleibt.“", "Er sagt: „Die Spielerin bleibt.“"),
        ("Dann geht\n{name}.", "Dann geht\nDie Spielerin."),
    ],
)
def test_a_name_has_a_capital_where_a_sentence_begins(text: str, told: str) -> None:
    assert with_name(text, "die Spielerin") == told


def test_characters_are_called_with_their_article() -> None:
    assert Labels(shipped(), "de").called("gambler") == "die Spielerin"
    assert Labels(shipped(), "en").called("free_spirit") == "the Free Spirit"


# ---- puzzles -----------------------------------------------------------------------------------------------------


def test_a_puzzle_needs_three_hints_that_differ() -> None:
    draft = Draft()
    draft.add("puzzle", **puzzle())
    assert not draft.codes()
    for hints in ([], HINTS[:2], [*HINTS, "More."], ["Look.", " ", "Up."]):
        draft["puzzle:roof"]["hints"] = hints
        assert draft.codes() == {"pack-puzzle-hints"}, hints
    del draft["puzzle:roof"]["hints"]
    assert draft.codes() == {"pack-puzzle-hints"}
    draft["puzzle:roof"]["hints"] = ["Look.", "Up.", "Look."]
    assert draft.codes() == {"pack-puzzle-repeats"}


def test_a_puzzle_says_when_it_is_solved() -> None:
    draft = Draft()
    draft.add("puzzle", **puzzle(solved=[]))
    assert draft.codes() == {"pack-puzzle-unsolved"}


@pytest.mark.parametrize(("at", "ref"), [("gate_a", "gate:gate_a"), ("door", "location:door"), ("hat", "item:hat")])
def test_a_puzzle_is_at_a_thing_or_a_location(at: str, ref: str) -> None:
    draft = Draft()
    draft.add("puzzle", **puzzle(at=at))
    content = draft.read().content
    assert content is not None
    assert content.puzzle["roof"].at == ref


def test_a_puzzle_that_is_nowhere_is_refused() -> None:
    draft = Draft()
    draft.add("puzzle", **puzzle(at="attic"))
    assert "pack-unknown-reference" in draft.codes()


def test_a_puzzle_where_nobody_comes_is_told() -> None:
    draft = Draft()
    draft.add("clue", id="lost", name="Lost", abilities=[act()])
    draft.add("puzzle", **puzzle(at="lost"))
    assert [one.details["id"] for one in draft.findings()] == ["lost", "roof"]


# ---- journal -----------------------------------------------------------------------------------------------------


def test_the_same_words_may_be_written_down_at_two_places_and_no_others() -> None:
    note = {"journal": {"id": "note", "text": "A hat was here."}}
    draft = Draft()
    draft["script:1"]["do"] = [note]
    draft["script:2"]["do"] += [note]
    content = draft.read().content
    assert content is not None
    assert content.journal == {"note": {"en": "A hat was here."}}
    draft["script:1"]["do"] = [{"journal": {"id": "note", "text": "No hat."}}]
    assert draft.codes() == {"pack-journal-twice"}


def test_signs_for_emphasis_are_told() -> None:
    draft = Draft()
    draft["script:1"]["text"] = "On it stands *until then*, twice."
    assert draft.codes() == {"pack-markup"}
    draft["script:1"]["text"] = "On it stands 2 * 3, and a * b."
    assert not draft.codes()
