"""T14: packs at the limits of size that make as much work as they can."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from reverie.games.etherfields.content.checks import check_all
from reverie.games.etherfields.content.findings import Finding
from reverie.games.etherfields.content.reading import NODE_LIMIT, Budget, read
from reverie.words import LANGUAGES
from tests.games.etherfields.pack.heavy import HEAVY, Files
from tests.games.etherfields.pack.small import Draft, pack_of
from tests.games.etherfields.pack.work import calls, peak

WORK = 60  # calls for a value, reading it included: checking the shipped campaign takes 27
BASE = 150_000  # calls besides: guesses what was meant, ways that are followed and given up
MEMORY = 64 << 20  # bytes


def values(files: Files) -> int:
    """How many values a pack has."""
    budget = Budget()
    for name, data in files.items():
        read(data, name, budget)
    return NODE_LIMIT - budget.nodes


@pytest.mark.parametrize("name", HEAVY)
def test_the_work_grows_no_faster_than_the_pack(name: str, amount: Callable[[int, int], int]) -> None:
    files = HEAVY[name](amount(4, 10))
    found: list[Finding] = []
    work = calls(lambda: found.extend(check_all(pack_of(files))))
    assert work < WORK * values(files) + BASE
    for finding in found[:20]:
        for language in LANGUAGES:
            assert "???" not in finding.text(language)
            assert len(finding.text(language)) < 600


@pytest.mark.parametrize("name", ["locations", "languages"])
def test_memory_at_the_limits(name: str, amount: Callable[[int, int], int]) -> None:
    files = HEAVY[name](amount(3, 10))
    assert peak(lambda: check_all(pack_of(files))) < MEMORY


def test_a_flood_of_warnings_hides_no_error() -> None:
    """Thousands of scripts that nothing leads to, and two that lead to each other for ever."""
    draft = Draft()
    for n in range(1_500):
        draft.add("script", n=1_000 + n, text="x")
    draft["script:1000"]["do"] = [{"script": 1_001}]
    draft["script:1001"]["do"] = [{"script": 1_000}]
    findings = draft.findings()
    assert findings[0].code == "pack-script-circle"
    assert findings[-1].code == "pack-unreached-script"


def test_a_pack_says_once_what_it_is() -> None:
    draft = Draft()
    data = [*draft.data(), {"pack": draft.pack}]
    assert [finding.code for finding in pack_of({"a.json": json.dumps(data)}).findings] == ["pack-two-manifests"]


def test_numbers_that_no_table_could_hold() -> None:
    draft = Draft()
    draft["influence:bargain"]["copies"] = 9_999
    assert "pack-cards" in draft.codes()
    draft = Draft()
    draft.pack["start_options"] = {"luck_faces": dict.fromkeys(("doom", "void", "one", "two", "three"), 0)}
    assert "pack-die-empty" in draft.codes()
    draft = Draft()
    draft["influence:punch"]["abilities"][0]["cost"] = {"one_of": [[{"ether": 1}]] * 25}
    assert "pack-cost-size" in draft.codes()
    draft["influence:punch"]["abilities"][0]["cost"] = [{"ether": 1}] * 25
    assert "pack-cost-size" in draft.codes()
    draft["influence:punch"]["abilities"][0]["cost"] = {"one_of": [[{"ether": 1}]] * 24}
    assert "pack-cost-size" not in draft.codes()


def test_guesses_end_where_they_would_be_slow() -> None:
    """The first mistakes get a guess; those of a hostile pack with thousands of long names do not."""
    findings = pack_of(HEAVY["wrong names"](5)).findings
    guessed = [finding for finding in findings if finding.details.get("near")]
    assert 0 < len(guessed) < 5
