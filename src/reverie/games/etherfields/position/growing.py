"""Saves of a campaign after the packs have grown: what is new is put where it would lie if it had always been there.

New influence cards come to the bottom of the market, weaknesses and fate cards to the bottom of their decks, new kinds
of markers to the supply. Everything else must still be there as it was: what is missing is refused by the checks that
every position goes through, with the place.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from reverie.games.etherfields.campaign import course
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.position.laws import designs
from reverie.games.etherfields.rounds import setup


def grow(data: Any, content: Content) -> None:
    """Put what is new into a written state of a campaign; whatever is no state is left to those who read it."""
    try:
        cards(data, content)
        fates(data, content)
        for kind, n in setup.supply_of(content).items():
            data["supply"].setdefault(kind, n)
    except (KeyError, TypeError, AttributeError, ValueError):
        return


def cards(data: Any, content: Content) -> None:
    """Cards that the packs have and the campaign has not, in the order in which they would have been dealt."""
    dealt = designs(content, tuple(course.everybody(content)))
    missing = Counter(dealt) - Counter(data["design"])
    for ref in dealt:
        if not missing[ref]:
            continue
        missing[ref] -= 1
        kind, _, name = ref.partition(":")
        if kind == "influence" and content.influence[name].starting_of is not None:
            continue  # nobody's starting deck changes
        number = len(data["design"])
        data["design"].append(ref)
        data["owner"].append(-1)
        data["team"]["market" if kind == "influence" else "weakness_deck"].append(number)


def fates(data: Any, content: Content) -> None:
    """Fate cards of the start that lie nowhere."""
    team, rifts = data["team"], data["land"]["rifts"]
    shown = [frame["data"].get("card") for frame in data["stack"] if frame["kind"] == "fate"]
    gone = [ref.partition(":")[2] for ref in team["removed"] if ref.startswith("fate:")]
    known = {*team["fate_deck"], *rifts.values(), *shown, *gone}
    team["fate_deck"] += [fate.id for fate in content.fate.values() if fate.code is None and fate.id not in known]
