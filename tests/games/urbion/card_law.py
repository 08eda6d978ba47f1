"""The card table in the law's own words, and what every refusal of another table must have."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings

from reverie.errors import SpecError
from reverie.games.urbion.manifest import MANIFEST
from reverie.words import LANGUAGES, words

ALIKE = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=100,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
MANIFESTS = {"urbion": MANIFEST}

# The law's chapter 2.3, in its own words.
LAW: dict[str, Any] = {
    "sogna": {"earth": {"1": 8}, "water": {"2": 8}, "fire": {"1": 8}, "air": {"4": 8}},
    "incubus": {"earth": {"3": 8}, "water": {"2": 8}, "fire": {"2": 8}, "air": {"1": 8}},
    "chaos": {"copies": 8, "magnitude": 5, "elements": []},
    "chromatic": {"copies": 8, "magnitude": 4, "elements": []},
    "meta": {"earth": {"2": 2}, "water": {"3": 2}, "fire": {"3": 2}, "air": {"2": 2}},
    "concord": {"1": 4, "2": 3, "3": 2, "4": 1},
    "wizard_sogna": {"earth": {"1": 2}, "water": {"2": 2}, "fire": {"1": 2}, "air": {"4": 2}},
    "wizard_incubus": {"earth": {"3": 2}, "water": {"2": 2}, "fire": {"2": 2}, "air": {"1": 2}},
    "city": {"earth-water": 2, "earth-fire": 2, "earth-air": 2, "water-fire": 2, "water-air": 2, "fire-air": 2},
    "square": {"elements": ["earth", "water", "fire", "air"], "copies": 4},
    "temple": {"earth": 1, "water": 1, "fire": 1, "air": 1},
    "garden": {"elements": [], "copies": 4},
    "book": {
        "book_flying_sognae": 1,
        "book_flying_incubi": 1,
        "book_invisible_sognae": 1,
        "book_invisible_incubi": 1,
        "book_freedom": 1,
        "book_balance": 1,
        "book_prophecies": 2,
    },
    "postcard": {
        "dreamcatcher": 3,
        "doves": 3,
        "seer": 3,
        "mages": 3,
        "hourglass": 3,
        "flagship": 3,
        "rocket": 3,
        "planbot": 3,
    },
    "postcard_value": {"kept": 1, "lost": -2},
    "wise_chaos": {"owned": 6, "base": 3, "per_module": {"squares": 1, "temples": 1, "gardens": 1}},
    "void": {"cards": 8},
    "numbers": {
        "hand_size": 4,
        "rows": 4,
        "side_limit": 3,
        "chaos_reveal": 4,
        "books_removed_unseen": {"first": 2, "second": 4},
        "book_price": {"first": 2, "second": 4},
        "polarity_price_second": 8,
    },
}


def refused(error: SpecError, code: str, place: str, rule: str | None) -> None:
    assert (error.code, error.place, error.rule) == (code, place, rule)
    check_sentences(error)


def check_sentences(error: SpecError) -> None:
    """Every refusal has its place, and a sentence in both languages with nothing left open."""
    assert error.place
    for language in LANGUAGES:
        assert words(language).has(error.code)
        sentence = error.text(language)
        for value in error.details.values():
            sentence = sentence.replace(str(value), "")
        assert "{ $" not in sentence
        assert "{$" not in sentence
