"""What the answers to a hard choice cost, and which of its ways are closed: for whoever shows the choice to a person.

Both follow from what the player can see; nothing here decides anything.
"""

from __future__ import annotations

from typing import Any

from reverie.errors import IllegalAction, TextName
from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import COLOURS, HARD_SPELL_COSTS, SPELL_COSTS
from reverie.games.onirim.codec import CODEC, QUESTIONS
from reverie.games.onirim.engine import Engine
from reverie.games.onirim.refusals import explain
from reverie.kernel.actions import Action

Table = dict[str, Any]

WEIGHED = frozenset(QUESTIONS[code][0] for code in (c.Q_NIGHTMARE, c.Q_WARD, c.Q_DOOR, c.Q_SEARCH, c.Q_HAPPY))

KEYS = {c.WARD_KEY, c.WARD_KEY_SHARED, c.WARD_KEY_STORED}
OPENING = {
    c.OPEN_DOOR, c.OPEN_SHARED, c.OPEN_STORED,
    c.OPEN_CHROMATIC, c.OPEN_CHROMATIC_SHARED, c.OPEN_CHROMATIC_STORED,
}  # fmt: skip
# The other ways to ward off a nightmare: their name, and what must be in the game for them.
OTHER_WAYS = (
    ("mill", 0),
    ("punishment", c.BOOK),
    ("mirror", c.ONIVERSE),
    ("protector", c.PROTECTOR),
    ("pathfinder", c.PATHFINDER),
)


# ---- costs -----------------------------------------------------------------------------------------------------------


def previews(table: Table, actions: list[Action]) -> list[TextName | None]:
    """What each of these answers costs."""
    return [preview(table, action) for action in actions]


def preview(table: Table, action: Action) -> TextName | None:
    """What an answer costs, in words; None where its own words say everything."""
    mine: Table = table["seats"][table["seat"]]
    pile = len(table["over"]) + len(table["bag"]) + len(table["under"])
    if action.verb == "ward":
        return price_of_ward(table, mine, pile, action)
    if action.verb == "limbo":
        return TextName("onirim-preview-limbo", count=len(table["limbo"]) + 1)
    if action.verb in ("search", "take") and not action.source:
        return TextName("onirim-preview-shuffle", count=pile - (action.verb == "take"))
    return None


def price_of_ward(table: Table, mine: Table, pile: int, action: Action) -> TextName | None:
    """What a nightmare takes (ONI-BASE-29 … -32, ONI-BOOK-12)."""
    if action.noun == "door":
        return TextName("onirim-preview-door", left=sum(mine["doors"]) - 1)
    if action.noun != "way":
        return None
    if action.argument == "mill":
        lost = min(c.MILL_SIZE, pile)
        return TextName("onirim-preview-mill", lost=lost, left=pile - lost)
    if action.argument == "hand":
        return TextName("onirim-preview-hand", lost=len(mine["hand"]), left=pile)
    if action.argument == "punishment":
        costs = HARD_SPELL_COSTS if table["flags"] & c.HARD_BOOK else SPELL_COSTS
        lost = costs[c.POWERFUL_PUNISHMENT]
        return TextName("onirim-preview-punishment", lost=lost, left=len(table["discard"]) - lost)
    return None


# ---- closed ways -----------------------------------------------------------------------------------------------------


def closed(engine: Engine, table: Table, legal: list[int]) -> list[tuple[str, IllegalAction]]:
    """The ways to answer the open question that exist in this game but not now, with the reason."""
    question, about = table["agenda"][-1]
    blocks = {number >> 6 for number in legal}
    if question in (c.Q_NIGHTMARE, c.Q_WARD):
        return closed_wards(engine, table, question, legal, blocks)
    if question == c.Q_DOOR and not blocks & OPENING:
        return [("open", refused(engine, f"open {colour_of(about - c.DOOR)}.key"))]
    if question == c.Q_SEARCH and not any(CODEC.by_id[number].verb == "take" for number in legal):
        colours = [colour for bit, colour in enumerate(COLOURS) if about >> bit & 1]
        return [("take", refused(engine, f"take door.{colours[0]}"))] if colours else []
    if question == c.Q_HAPPY and "seek" not in {CODEC.by_id[number].verb for number in legal}:
        return [("seek", refused(engine, "seek"))]
    return []


def closed_wards(
    engine: Engine, table: Table, question: int, legal: list[int], blocks: set[int]
) -> list[tuple[str, IllegalAction]]:
    """The effects against a nightmare that cannot be chosen, in the order of the rules."""
    found: list[tuple[str, IllegalAction]] = []
    if not blocks & KEYS:
        found.append(("key", IllegalAction("onirim-way-no-key", rule="ONI-BASE-29")))
    if c.WARD_DOOR not in blocks:
        found.append(("door", IllegalAction("onirim-way-no-door", rule="ONI-BASE-30")))
    for name, needed in OTHER_WAYS:
        asked_for = not needed or (table["flags"] & needed and question == c.Q_NIGHTMARE)
        if asked_for and CODEC.by_words[f"ward {name}"].id not in legal:
            found.append((name, refused(engine, f"ward {name}")))
    return found


def refused(engine: Engine, words: str) -> IllegalAction:
    """Why an action that is not legal is not."""
    return explain(engine, CODEC.by_words[words])


def colour_of(number: int) -> str:
    """A colour by its number; the door to the Oniverse has none, and opens by any key."""
    return COLOURS[number] if number < len(COLOURS) else COLOURS[0]
