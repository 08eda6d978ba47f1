"""Every refusal of Urbion: its code, its rule and its sentence in both languages.

`refusal_cases.txt` holds one table for each kind of refusal, met in games of every set-up; write it anew with
`python -m tests.games.urbion.test_refusals`. What games hardly ever meet is laid by hand below.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import reverie
from reverie import words
from reverie.games.urbion import refusals
from reverie.games.urbion.codec import BOOK_VERBS, QUESTIONS_OF_VERB
from reverie.words import LANGUAGES
from tests.games.refusing import Case, check_refusal, refused
from tests.games.urbion.some_games import HAND, some_spec, walk, written
from tests.support import covers

FILE = Path(__file__).with_name("refusal_cases.txt")
THREE = "S1e I2w S1f"


def cases() -> list[Case]:
    """The cases on file."""
    entries = [line.split(" || ") for line in FILE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return [(position, answer, code, rule) for code, rule, answer, position in entries]


# Tables laid by hand: spec, at, zones, answer -> code, rule.
LAID: list[tuple[str, str, dict[str, str | None], str, str, str]] = [
    ("second/solo", "main", {}, "play S4a at R3.sognae", "urbion-not-in-hand", "URB-BASE-30"),
    ("second/solo", "main", {}, "play S1e at R2.sognae", "urbion-element", "URB-BASE-30"),
    ("second/solo", "main", {"R4": None}, "play S1e at R4.sognae", "urbion-row-vacant", "URB-EDGE-14"),
    ("second/solo", "main", {"R1": "earth+fire S: S1f S4a X5 I:"}, "play S1e at R1.sognae", "urbion-side-full",
     "URB-BASE-10"),
    ("second/solo/gardens", "main", {"R1": "garden S: S1f I:"}, "play S1e at R1.sognae", "urbion-garden",
     "URB-GARDENS-02"),
    ("second/team", "main", {}, "play I1a at R3.incubi", "urbion-polarity", "URB-TEAM-04"),
    ("second/solo", "main", {"R3": "fire+air", "R4": "earth+air"}, "swap S1e", "urbion-no-swap", "URB-BASE-34"),
    ("second/solo/books", "main", {"books": "book_freedom"}, "freedom S1e", "urbion-no-empty-city", "URB-BOOKS-11"),
    ("second/solo/books", "main", {"books": "book_prophecies", "rest": "discard"}, "prophecies S1e",
     "urbion-deck-empty", "URB-BOOKS-13"),
    ("second/solo/books", "main", {"books": "book_flying_sognae", "R1": "earth+fire", "R3": "fire+air S: X5 I:"},
     "flying-sognae S1e", "urbion-no-flight", "URB-BOOKS-15"),
    ("second/solo/books", "main", {"books": "book_invisible_sognae", "R1": "earth+fire", "R3": "fire+air S: X5 I:"},
     "invisible-sognae S1e", "urbion-nothing-to-hide", "URB-BOOKS-15"),
    ("second/solo/books", "main", {"books": "book_freedom"}, "prophecies S1e", "urbion-book-not-in-play",
     "URB-BOOKS-06"),
    ("second/solo/gardens", "main", {"hand": "WS1e I2w S1f I1a", "R2": None, "R3": None, "R4": None}, "rebuild WS1e",
     "urbion-no-rebuild", "URB-GARDENS-09"),
    ("second/solo/gardens", "main", {"hand": "WS1e I2w S1f I1a"}, "side-change WS1e", "urbion-no-side-change",
     "URB-GARDENS-10"),
    ("second/solo/gardens", "main", {}, "rebuild-two S1e", "urbion-no-shared-element", "URB-GARDENS-08"),
    ("second/solo/gardens", "main", {"hand": "S1e I3e S1f I1a"}, "rebuild-two I3e", "urbion-pair-order",
     "URB-BASE-67"),
    ("second/solo/void", "main", {"void": "0 gone"}, "alliance S1e", "urbion-void-gone", "URB-VOID-14"),
    ("second/solo/void", "main", {"hand": "S1e S1e S1f S2w"}, "alliance S1e", "urbion-no-ally", "URB-VOID-12"),
    ("second/solo/void", "pair:alliance/S1e", {"discard": "S1e", "hand": "S2w I2w I1a"}, "and S2w",
     "urbion-not-allies", "URB-VOID-12"),
    ("second/solo/void+gardens", "pair:rebuild/S1f", {"discard": "S1f", "hand": "S1e I2f WS1f"}, "and S1e",
     "urbion-pair-order", "URB-BASE-67"),
    ("second/solo/gardens", "pair:rebuild/S1f", {"discard": "S1f", "hand": "I1a I2f WS1f"}, "and I1a",
     "urbion-not-sharing", "URB-GARDENS-08"),
    ("second/solo/gardens", "pair:rebuild/S1f", {"discard": "S1f", "hand": "I1a I2f WS1f"}, "and S1f",
     "urbion-no-second-card", "URB-BASE-51"),
    ("second/solo/gardens+void", "rebuild", {"hand": THREE, "void": "3 R2"}, "city R2", "urbion-void-city",
     "URB-VOID-15"),
    ("second/solo/gardens+books", "second", {"hand": THREE, "R3": "fire+air", "R4": "earth+air"}, "again swap",
     "urbion-no-swap", "URB-BASE-34"),
    ("second/solo/gardens", "second", {"hand": THREE}, "again freedom", "urbion-module-missing", "URB-BOOKS-06"),
    ("second/solo", "sides:R1", {"hand": THREE, "R1": "earth+fire", "drawn": "X5 x2"}, "sides sognae-incubi",
     "urbion-together", "URB-BASE-15"),
    ("second/solo/squares", "sides:R1", {"hand": THREE, "R1": "earth+fire", "drawn": "M2e x2"}, "sides incubi-sognae",
     "urbion-sides-equal", "URB-BASE-67"),
    ("second/solo/squares", "sides:R1", {"hand": THREE, "R1": "earth+fire", "drawn": "M2e S1e"},
     "sides both-incubi", "urbion-wrong-side", "URB-BASE-15"),
    ("first/solo", "sides:R1", {"hand": THREE, "R1": "earth+fire", "drawn": "X5", "rest": "discard"},
     "sides sognae-incubi", "urbion-one-card", "URB-EDGE-03"),
    ("second/solo", "bonus:1", {"hand": THREE, "R1": None, "R2": None, "R3": None, "R4": None, "success": "4"},
     "bonus 2", "urbion-bonus", "URB-BASE-39"),
    ("second/team", "main", {"discard": "S4a x7"}, "swap-polarity", "urbion-discard-too-small", "URB-TEAM-08"),
    ("second/team/books", "prophecy", {"hand": THREE, "books": "book_prophecies x2", "looked": "S4a I3e S2w X5",
                                       "placed": "1", "discard": "I2f x8"}, "swap-polarity", "urbion-first-step-only",
     "URB-BASE-69"),
    ("second/team", "sides:R1", {"hand": None, "hand1": None, "turn": "0", "R1": "earth+fire", "drawn": "X5 x2",
                                 "discard": "I2f x8"}, "swap-polarity", "urbion-not-in-set-up", "URB-BASE-69"),
    ("second/team", "swap", {"hand": THREE, "discard": "I2f x8"}, "swap-polarity", "urbion-not-asked", "URB-BASE-69"),
    ("first/team", "main", {}, "swap-polarity", "urbion-edition", "URB-TEAM-08"),
    ("second/team", "main", {}, "switch-polarity S1e", "urbion-edition", "URB-TEAM-07"),
    ("first/solo", "main", {}, "switch-polarity S1e", "urbion-team-only", "URB-TEAM-07"),
    ("first/team", "main", {}, "switch-polarity S4a", "urbion-not-in-hand", "URB-TEAM-07"),
    ("second/solo/postcards", "flagship",
     {"R1": "earth+fire S: S1f{flagship:1} I:", "R2": "water+fire S: S2w{flagship} I: I2w{flagship}"},
     "sail R1.sognae.1", "urbion-flagship-moved", "URB-POSTCARDS-15"),
    ("second/solo/postcards", "flagship",
     {"R1": "earth+fire S: S1f{doves} I:", "R2": "water+fire S: S2w{flagship} I: I2w{flagship}"},
     "sail R1.sognae.1", "urbion-no-flagship", "URB-POSTCARDS-15"),
    ("second/solo/books", "fly:sognae",
     {"hand": THREE, "books": "book_flying_sognae", "R1": "earth+fire S: S1f X5 I:", "R2": "water+fire S: S1e S1f S2w",
      "R4": "earth+air S: S1e S1e S2w"}, "fly R1.sognae.2", "urbion-chaos-stays", "URB-BOOKS-07"),
    ("second/solo/books", "fly:incubi",
     {"hand": THREE, "books": "book_flying_incubi", "R1": "earth+fire S: S1f I: I1a X5"}, "fly R1.incubi.2",
     "urbion-chaos-stays", "URB-BOOKS-08"),
    ("second/solo/books", "vanish:incubi",
     {"hand": THREE, "books": "book_invisible_incubi", "R1": "earth+fire S: S1f I: I1a X5"}, "vanish R1.sognae.1",
     "urbion-other-side", "URB-BOOKS-10"),
    ("second/solo/books", "fly:sognae",
     {"hand": THREE, "books": "book_flying_sognae", "R1": "earth+fire S: S1f S1f S2w I:", "R3": "fire+air S: S4a",
      "R2": None, "R4": None}, "fly R3.sognae.1", "urbion-no-landing", "URB-BOOKS-07"),
    ("second/solo/books", "freedom", {"hand": THREE, "books": "book_freedom", "R1": "earth+fire", "R2": "water+fire"},
     "free R3", "urbion-city-not-empty", "URB-BOOKS-11"),
    ("second/solo", "opening-chaos:X5", {"hand": None, "R1": "earth+fire S: S1f I: I1a"}, "place R1",
     "urbion-no-stronger-side", "URB-BASE-16"),
    ("second/solo", "chaos:X5@draw", {"hand": THREE}, "ruin R1", "urbion-not-balanced", "URB-BASE-52"),
    ("second/solo/chromatic", "revealed:S4a", {"hand": THREE}, "lay R1.sognae", "urbion-regular-place",
     "URB-CHROMATIC-05"),
    ("second/solo/chromatic", "revealed:S4a", {"hand": THREE}, "lay R1.incubi", "urbion-wrong-side",
     "URB-CHROMATIC-05"),
]  # fmt: skip


def laid() -> list[Case]:
    return [(written(spec, at, **zones), answer, code, rule) for spec, at, zones, answer, code, rule in LAID]


@covers("URB-BASE-31", "URB-BASE-68")
@pytest.mark.parametrize("case", [*cases(), *laid()], ids=lambda case: f"{case[2]} {case[3]} {case[1]}")
def test_a_refusal_has_its_code_its_rule_and_its_sentence(case: Case) -> None:
    check_refusal(case)


def test_every_refusal_in_the_code_has_a_case() -> None:
    source = Path(refusals.__file__).read_text("utf-8")
    written_there = set(re.findall(r'IllegalAction\(\s*"([a-z-]+)", rule="([A-Z0-9-]+)"', source))
    codes = set(re.findall(r'IllegalAction\(\s*"([a-z-]+)"', source))
    known = {(code, rule) for _, _, code, rule in (*cases(), *laid())}
    assert len(written_there) > 35
    assert written_there <= known
    assert codes <= {code for code, _ in known}
    held = set(re.findall(r'(?:not_held|no_dream)\("([A-Z0-9-]+)"', source))
    assert held <= {rule for code, rule in known if code in ("urbion-not-in-hand", "urbion-no-dream-there")}


def test_both_languages_have_the_same_texts_and_all_are_used() -> None:
    texts: dict[str, list[tuple[str, set[str]]]] = {}
    for language in LANGUAGES:
        file = Path(words.__file__ or "").with_name(language) / "urbion-refusals.ftl"
        found = re.findall(r"^([a-z-]+) =((?:.|\n(?![a-z#]))*)", file.read_text("utf-8"), re.MULTILINE)
        texts[language] = [(name, set(re.findall(r"\$(\w+)", text))) for name, text in found]
    assert texts["en"] == texts["de"]
    sources = Path(refusals.__file__).parent.rglob("*.py")
    named = {name for path in sources for name in re.findall(r'"(urbion-[a-z-]+)"', path.read_text("utf-8"))}
    assert {name for name, _ in texts["en"]} <= named


def test_every_verb_has_a_reason() -> None:
    assert set(refusals.BY_VERB) == set(QUESTIONS_OF_VERB)


def test_a_refusal_names_what_it_is_about() -> None:
    error = refused(reverie.from_position(written("second/solo"), seed=1), "play S1e at R2.sognae")
    assert error.details == {"card": "S1e", "row": "R2"}
    assert error.text("en") == "The City in R2 shows no element of Sogna +1 earth."
    assert error.text("de") == "Die Stadt in R2 zeigt kein Element von Sogna +1 Erde."


@pytest.mark.parametrize("verb", BOOK_VERBS)
def test_books_are_refused_where_they_are_not_in_the_game(verb: str) -> None:
    game = reverie.from_position(written("second/solo"), seed=1)
    error = refused(game, f"{verb} S1e")
    assert (error.code, error.rule) == ("urbion-module-missing", "URB-BOOKS-06")
    assert error.text("en") == "Books of Power is not in play."


@covers("URB-BASE-31")
def test_refusals_tell_nothing_that_the_seat_cannot_see() -> None:
    """Two tables that look the same to the seat that answers refuse everything for the same reason."""
    decks = ("X5 S4a I3e", "I3e X5 S4a")
    hands = ("S1e I2w S1f I1a", "S4a I3e S2w I2f")
    one, other = (
        reverie.from_position(written("second/team/books+postcards", deck=deck, hand=HAND, hand1=hand1), seed=1)
        for deck, hand1 in zip(decks, hands, strict=True)
    )
    assert one.view(0) == other.view(0)
    for number in one.definition.codec_of(one.spec).by_id:
        first, second = one.explain(number), other.explain(number)
        assert (first is None) == (second is None)
        assert first is None or second is None or (first.code, first.rule) == (second.code, second.rule)


# ---- writing the cases -----------------------------------------------------------------------------------------


def find_cases(games: int) -> dict[tuple[str, str], tuple[str, str]]:
    """One example of every refusal that so many games meet: the shortest table wins."""
    found: dict[tuple[str, str], tuple[str, str]] = {}
    met: Counter[str] = Counter()
    for number in range(games):
        rng = random.Random(number)
        game = reverie.from_spec(some_spec(rng).with_seed(number))
        for at in walk(game, rng):
            assert at.decision is not None
            if rng.random() > 6 / (met[at.decision.kind] + 1):
                continue
            met[at.decision.kind] += 1
            position = at.position()
            for number_of_action, action in at.definition.codec_of(at.spec).by_id.items():
                error = at.explain(number_of_action)
                if error is not None:
                    key = (error.code, error.rule or "")
                    if key not in found or len(position) < len(found[key][1]):
                        found[key] = (action.words, position)
    return found


def main() -> None:
    """Write the cases."""
    lines = ["# One table for each kind of refusal: code, rule, answer, position. Written by test_refusals.py."]
    for (code, rule), (answer, position) in sorted(find_cases(150).items()):
        lines.append(" || ".join((code, rule, answer, position)))
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
