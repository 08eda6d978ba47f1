"""What writing a campaign taught the checks: prices that are told are paid, nothing comes to nothing."""

from __future__ import annotations

import re

import pytest

from reverie.games.etherfields.content.graph import graph
from reverie.games.etherfields.content.loading import examine, shipped_path
from tests.games.etherfields.pack.small import Draft, act


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("2 wrath: draw 1.", {"pack-price-text"}),
        ("1 wrath: draw 1.", set()),
        ("1 cunning: draw 1.", {"pack-price-text"}),
        ("1 wrath and 1 ether: draw 1.", {"pack-price-text"}),
        ("Draw 2 wrath cards.", set()),  # nothing before a colon: no price is told
        ("Fight, 1 wrath: gain 3 ether.", set()),  # what comes after it is no price
    ],
)
def test_a_price_that_is_told_is_the_price(text: str, codes: set[str]) -> None:
    draft = Draft()
    draft["tile:hall"]["fields"]["sw"] = {"actions": [act(text=text)]}
    assert draft.codes() == codes


def test_a_price_is_told_for_every_way() -> None:
    draft = Draft()
    two = act(text="1 wrath: draw 1. Or 2 cunning: draw 2.")
    two["or"] = [{"cost": [{"intent": "cunning", "n": 2}], "do": [{"draw": 2}]}]
    draft["tile:hall"]["fields"]["sw"] = {"actions": [two]}
    assert not draft.codes()
    two["text"] = "1 wrath: draw 1."
    assert draft.codes() == {"pack-price-text"}


def test_a_german_price_is_read_too() -> None:
    draft = Draft()
    draft.pack["languages"] = ["en", "de"]
    text = {"en": "1 wrath: draw 1.", "de": "2 Zorn: Ziehe 1."}
    draft["tile:hall"]["fields"]["sw"] = {"actions": [act(text=text)]}
    assert [one.details["language"] for one in draft.findings() if one.code == "pack-price-text"] == ["de"]


def test_a_clue_has_a_use() -> None:
    draft = Draft()
    draft.add("clue", id="note", name="Note")
    draft["script:1"]["do"] = [{"gain_clue": "note"}]
    assert draft.codes() == {"pack-clue-idle"}
    draft["script:2"]["do"] += [{"if": {"cond": {"has": {"who": "team", "clue": "note"}}, "do": ["reward"]}}]
    assert not draft.codes()
    draft["script:2"]["do"].pop()
    draft["clue:note"]["abilities"] = [act()]
    assert not draft.codes()


def test_a_dream_can_be_won() -> None:
    draft = Draft()
    draft["creature:cat"]["interactions"] = []
    assert draft.codes() == {"pack-dream-unwinnable"}


def test_an_ending_can_be_reached() -> None:
    draft = Draft()
    draft.add("script", n=9, text="The end.", do=[{"end_campaign": "good"}])
    assert draft.codes() == {"pack-unreached-script", "pack-ending-unreached"}
    draft["script:2"]["do"] += [{"script": 9}]
    assert not draft.codes()


def test_a_campaign_is_drawn_dream_by_dream() -> None:
    """Every dream has a band of its own with its name; one dream alone has none."""
    pack = examine([shipped_path()])
    assert pack.content is not None
    drawn = graph(pack, "en", {"town": "Between"})
    headings = re.findall(r'font-size="18" fill="#2f2748">([^<]*)<', drawn)
    gates = sorted(pack.content.gate.values(), key=lambda gate: gate.group)
    assert headings == ["Between", *(gate.name["en"] for gate in gates)]
    rows = [int(float(y)) for y in re.findall(r'y="([\d.]+)" font-size="18" fill="#2f2748"', drawn)]
    assert rows == sorted(rows)
    assert 'font-size="18" fill="#2f2748"' not in graph(Draft().read(), "en")
