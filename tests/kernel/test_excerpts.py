"""What is too long to be quoted is cut between words, and looks cut; no message is cut in another way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import reverie
from reverie.errors import LONGEST, excerpt
from reverie.kernel.spec import shown

SOURCE = Path(reverie.__file__).parent
CUT = re.compile(r"\b(?:value|reason|field|problem|host)=[^,=\n]*\[:\d{2,}\]")  # a detail of a message, cut by itself
DIGESTS = re.compile(r"\[:12\]")  # the first digits of a fingerprint are a name of their own


def test_a_text_that_fits_is_quoted_as_it_is() -> None:
    for text in ("", "play red.sun", "x" * LONGEST):
        assert excerpt(text) == text


@pytest.mark.parametrize("longest", [12, LONGEST, 80])
def test_a_long_one_ends_with_a_whole_word(longest: int) -> None:
    text = "play the brown moon with somebody who knows everything about architects and towers and other things"
    words = text.split()
    cut = excerpt(text, longest)
    assert cut.endswith("…")
    assert len(cut) <= longest + 1
    assert cut[:-1].split() == words[: len(cut.split())]


def test_one_long_word_is_cut_where_it_must_be() -> None:
    assert excerpt("x" * 99) == "x" * LONGEST + "…"
    assert excerpt("a " + "x" * 99) == "a " + "x" * (LONGEST - 2) + "…"


def test_data_is_quoted_in_words() -> None:
    assert shown({"verb": "play", "card": "red.sun"}) == "verb play, card red.sun"
    assert shown({str(i): "word" for i in range(10**5)}).endswith("…")
    assert shown(10**9000) == "int"


def test_every_message_is_cut_by_the_same_knife() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {match}"
        for path in SOURCE.rglob("*.py")
        for match in CUT.findall(path.read_text("utf-8"))
        if not DIGESTS.search(match)
    ]
    assert found == []
