"""What people may call themselves: whatever can be seen and leaves the text around it alone."""

from __future__ import annotations

import unicodedata

import pytest

from reverie.cli.speech import clean
from reverie.names import DIRECTIONS, LONGEST, harmless, well_named


@pytest.mark.parametrize(
    "name",
    [
        "Ada", "Zoë M.", "李小龍", "דוד", "می\u200cخواهم", "Nguyễn", "🦊", "👩\u200d🚀 Ellen", "❤\ufe0f", "…", "7",
        "x" * LONGEST,
    ],
)  # fmt: skip
def test_names(name: str) -> None:
    assert well_named(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "\u00a0\u3000", "\u200b", "\u2060\ufeff", "\u00ad", "\u3164", "\uffa0\u115f", "\u2800\u2800", "\u034f",
        "\u0301", "\ufe0f", "\u200d", "A\u200d", "\u200cA", "A\u200d\u200dB", "\u202eadA", "Ada\u2069", "A\u2066da",
        "A\u200fda", "Ada\u2028", "A\nda", "A\x1b[31mda", "<b>", "x\u0301\u0302\u0303\u0304\u0305", "\ud800", "\ue000",
        "\ufffe", "\U000e0041\U000e0042", "x" * (LONGEST + 1),
    ],
)  # fmt: skip
def test_no_names(text: str) -> None:
    assert well_named(text) is None


def test_a_name_is_kept_composed_and_tidy() -> None:
    assert well_named(" Zoe\u0308 \u00a0\u2003 M. ") == "Zoë M."
    assert well_named("e\u0301" * LONGEST) == "é" * LONGEST
    assert well_named(well_named("Zoe\u0308 ") or "") == "Zoë"


def test_old_names_are_shown_without_turning_anything_round() -> None:
    """At a terminal; the browser isolates them."""
    assert clean("\u202eadA\u2069 \x1b[2J \ud800 \u2028 Zoë") == "?adA? ?[2J ? ? Zoë"
    assert not DIRECTIONS & set(harmless("".join(DIRECTIONS)))
