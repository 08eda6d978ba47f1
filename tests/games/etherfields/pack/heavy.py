"""Packs that are well written, within all limits of size, and made to be slow: whatever is compared with everything
else, followed everywhere, or done again and again costs the most here. Of size 10 they are near the limits.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.games.etherfields.pack.small import Data, Draft, act

Files = dict[str, bytes]


def written(draft: Draft) -> Files:
    return {"heavy.json": json.dumps(draft.data()).encode()}


def nested(levels: int, inner: list[Any]) -> list[Any]:
    """A list in a list in a list, each carried out twelve times."""
    for _ in range(levels):
        inner = [{"pay": {"cost": [{"ether": 1}], "else": inner, "n": 12}}]
    return inner


def repeats(size: int) -> Files:
    """Twelve times twelve times twelve …"""
    draft = Draft()
    draft["script:1"]["do"] = nested(5, [{"draw": 1}])
    draft["influence:punch"]["abilities"] = [act(cost="free", do=nested(4, ["heal"]))]
    return written(draft)


def abilities_by_name(size: int) -> Files:
    """Thousands of references to thousands of abilities."""
    draft = Draft()
    for n in range(100 * size):
        draft.add("item", id=f"item{n}", name="x", intents={}, abilities=[act(f"a{n}")])
    draft["script:1"]["do"] = [{"block_action": f"a{n % (100 * size)}"} for n in range(700 * size)]
    return written(draft)


def wrong_names(size: int) -> Files:
    """References that are nearly right, among thousands of names."""
    draft = Draft()
    for n in range(500 * size):
        draft.add("item", id=f"a_rather_long_name_of_an_item_{n}", name="x", intents={})
    draft["script:1"]["do"] = [{"gain_item": f"a_rather_long_name_of_no_item_{n}"} for n in range(500 * size)]
    return written(draft)


def manifests(size: int) -> Files:
    """Every entry is a manifest."""
    entry = {"pack": {"id": "x", "version": "1", "kind": "expansion", "languages": ["en"], "numeral": "I"}}
    return {"heavy.json": json.dumps([entry] * (400 * size)).encode()}


def calls(size: int) -> Files:
    """One script waits for thousands of others, which turn out to end one by one."""
    draft = Draft()
    for n in range(150 * size):
        draft.add("script", n=1_000 + n, text="x", do=[{"end_dream": "neutral"}])
    draft["script:1"]["do"] = [
        {"if": {"cond": "solo", "do": [{"script": 1_000 + n}], "else": ["heal"]}} for n in range(150 * size)
    ]
    return written(draft)


def introductions(size: int) -> Files:
    """Thousands of gates with one long introduction."""
    draft = Draft()
    draft["script:1"]["do"] = [{"reveal_tile": "A"}] * (500 * size)
    gate = draft["gate:gate_a"]
    for n in range(100 * size):
        draft.add("gate", **{**gate, "id": f"g{n}", "group": 100 + n})
    return written(draft)


def one_letter(size: int) -> Files:
    """Thousands of gates reveal a letter that thousands of tiles have."""
    draft = Draft()
    for n in range(200 * size):
        draft.add("tile", id=f"tile{n}", code={"group": 1, "letter": "SETUP"})
    gate = draft["gate:gate_a"]
    for n in range(100 * size):
        draft.add("gate", **{**gate, "id": f"g{n}", "group": 100 + n, "setup": [{"reveal_tile": "I-1-SETUP"}]})
    return written(draft)


def locations(size: int) -> Files:
    """A district of thousands of places."""
    draft = Draft()
    tile = draft["dreamworld_tile:row"]
    tile["locations"] += [{"id": f"l{n}", "name": "x", "icons": []} for n in range(500 * size)]
    tile["arrows"] += [{"from": f"l{n}", "to": "bed"} for n in range(500 * size)]
    return written(draft)


def trapped(size: int) -> Files:
    """An overlay with far more fields than the board, a trap on each."""
    draft = Draft()
    cell = {"row": 1, "col": 1, "field": {"trap": True}}
    draft.add("overlay", id="web", cells=[cell] * (600 * size), code={"group": 1, "letter": "C"})
    return written(draft)


def languages(size: int) -> Files:
    """Every text in six hundred languages."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    draft = Draft()
    draft.pack["languages"] = [a + b for a in letters for b in letters]
    for n in range(500 * size):
        draft.add("clue", id=f"c{n}", name="x")
    return written(draft)


def circle(size: int) -> Files:
    """A circle of thousands of scripts."""
    draft = Draft()
    for n in range(200 * size):
        draft.add("script", n=1_000 + n, text="x", do=[{"script": 1_000 + (n + 1) % (200 * size)}])
    return written(draft)


def long_choice(size: int) -> Files:
    """A choice of thousands of ways, each with a condition."""
    draft = Draft()
    option: Data = {"requires": [{"flag": "x"}], "do": [{"set_flag": "x"}]}
    draft["script:1"]["do"] = [{"choice": [option] * (500 * size)}]
    return written(draft)


def long_sum(size: int) -> Files:
    """A product of thousands of large numbers."""
    draft = Draft()
    draft["script:1"]["do"] = [{"draw": {"*": [9_999] * (3000 * size)}}]
    return written(draft)


HEAVY: dict[str, Callable[[int], Files]] = {
    make.__name__.replace("_", " "): make
    for make in (
        repeats, abilities_by_name, wrong_names, manifests, calls, introductions, one_letter, locations, trapped,
        languages, circle, long_choice, long_sum,
    )
}  # fmt: skip
