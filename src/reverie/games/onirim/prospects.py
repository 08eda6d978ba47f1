"""What the answers to a hard choice cost, and which of its ways are closed: for whoever shows the choice to a person.

Both follow from what the player can see; nothing here decides anything.
"""

from __future__ import annotations

from typing import Any

from reverie.errors import IllegalAction, TextName
from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import COLOURS, HARD_SPELL_COSTS, SPELL_COSTS, SPELLS, TOKENS
from reverie.games.onirim.codec import CODEC, QUESTIONS
from reverie.games.onirim.engine import Engine
from reverie.games.onirim.modules import verbs
from reverie.games.onirim.refusals import explain
from reverie.kernel.actions import Action

Table = dict[str, Any]

# The questions that are asked with all their answers side by side.
WEIGHED = frozenset(
    QUESTIONS[code][0]
    for code in (
        c.Q_NIGHTMARE, c.Q_WARD, c.Q_DOOR, c.Q_SEARCH, c.Q_HAPPY, c.Q_HAPPY_SEARCH, c.Q_CATCHER_TAKE, c.Q_EMPTY,
        c.Q_TOWER_LOOK, c.Q_TOWER_LOSS, c.Q_RALLY, c.Q_PREM_ORDER, c.Q_PREM_DOOR, c.Q_PREM_KEYS, c.Q_HAMMER, c.Q_PAY,
        c.Q_CYCLO_FETCH,
    )
)  # fmt: skip
# Answers to these questions that cost nothing, or whose own words say everything: leaving a card where it is, not
# looking, which of several premonitions comes first, a location for a location, a card under the Treasure Keeper.
BY_MODULE = verbs()
FREE = frozenset({"leave", "skip", "resolve", "cyclo-fetch", "store"})

KEYS = {c.WARD_KEY, c.WARD_KEY_SHARED, c.WARD_KEY_STORED}
OPENING = {
    c.OPEN_DOOR, c.OPEN_SHARED, c.OPEN_STORED,
    c.OPEN_CHROMATIC, c.OPEN_CHROMATIC_SHARED, c.OPEN_CHROMATIC_STORED,
}  # fmt: skip
# The other ways to ward off a nightmare: their name, what must be in the game for them, and what else where none was
# drawn (-1: nothing helps).
OTHER_WAYS = (
    ("mill", 0, 0),
    ("punishment", c.BOOK, c.PUNISHMENT_WARDS),
    ("mirror", c.ONIVERSE, -1),
    ("protector", c.PROTECTOR, -1),
    ("pathfinder", c.PATHFINDER, -1),
)


# ---- costs -----------------------------------------------------------------------------------------------------------


def previews(table: Table, actions: list[Action]) -> list[TextName | None]:
    """What each of these answers costs."""
    return [preview(table, action) for action in actions]


def preview(table: Table, action: Action) -> TextName | None:
    """What an answer costs, in words; None where its own words say everything (`FREE`)."""
    of_module = BY_MODULE.get(action.verb)
    if of_module is not None:
        cost = of_module[2].cost
        return cost(table, action) if cost is not None else None
    mine: Table = table["seats"][table["seat"]]
    pile = len(table["over"]) + len(table["bag"]) + len(table["under"])
    held = len(mine["hand"])
    match action.verb:
        case "ward":
            return price_of_ward(table, mine, pile, action)
        case "open" | "discard-key":
            return price_of_key(mine, action)
        case "rally":
            return TextName("onirim-preview-card", left=held - (action.source is None))
        case "limbo":
            return TextName("onirim-preview-limbo", count=len(table["limbo"]) + 1)
        case "search" | "take" | "fetch" | "seek":
            return price_of_search(table, pile, action)
        case "decline":
            return TextName("onirim-preview-decline")
        case "send-away" | "use":
            return TextName("onirim-preview-denizen")
        case "seven":
            return TextName("onirim-preview-seven", count=min(c.HAPPY_SIZE, pile))
        case "banish":
            return TextName("onirim-preview-banish", left=table["premonitions_up"].bit_count() - 1)
        case "return":
            whose = table["seats"][1 - table["seat"]] if action.source else mine
            return TextName("onirim-preview-return", left=sum(whose["doors"]) - 1)
        case "hammer":
            return TextName("onirim-preview-hammer", count=hammered(mine["row"], action.argument or ""))
        case "pay":
            return TextName("onirim-preview-pay", left=table["pay_left"] - 1)
        case "cast":
            return price_of_spell(table, SPELLS.index(action.argument or ""))
    return None


def price_of_key(mine: Table, action: Action) -> TextName:
    """A key is discarded: from the hand, from the shared cards, or with the Treasure Keeper above it."""
    name = "onirim-preview-key-chaos" if action.helper else "onirim-preview-key"
    return TextName(name, left=len(mine["hand"]) - (action.source is None))


def price_of_search(table: Table, pile: int, action: Action) -> TextName:
    """What a search shuffles; what is captured is taken without one (ONI-DREAM-12)."""
    chaos = "-chaos" if action.helper else ""
    if action.source:
        left = len(table["catchers"][int(action.source.removeprefix("catcher-"))]) - 1
        return TextName(f"onirim-preview-captured{chaos}", left=left)
    return TextName(f"onirim-preview-shuffle{chaos}", count=pile - (action.verb != "search"))


def price_of_spell(table: Table, spell: int) -> TextName:
    """The cards of the discard pile that leave the game for a spell (ONI-BOOK-08)."""
    lost = (HARD_SPELL_COSTS if table["flags"] & c.HARD_BOOK else SPELL_COSTS)[spell]
    return TextName("onirim-preview-punishment", lost=lost, left=len(table["discard"]) - lost)


def hammered(row: list[int], colour: str) -> int:
    """How many cards at the end of the row are of a colour; a crossroads is of every colour (ONI-ONIV-14)."""
    count = 0
    for kind in reversed(row):
        if TOKENS[kind].partition(".")[0] not in (colour, "x"):
            break
        count += 1
    return count


def price_of_ward(table: Table, mine: Table, pile: int, action: Action) -> TextName:
    """What a nightmare takes (ONI-BASE-29 … ONI-BASE-32, ONI-BOOK-12, ONI-ONIV-17, ONI-INC-02, ONI-INC-06)."""
    if action.noun == "door":
        return TextName("onirim-preview-door", left=sum(mine["doors"]) - 1)
    if action.noun != "way":
        return price_of_key(mine, action)
    if action.argument == "mill":
        lost = min(c.MILL_SIZE, pile)
        return TextName("onirim-preview-mill", lost=lost, left=pile - lost)
    if action.argument == "hand":
        return TextName("onirim-preview-hand", lost=len(mine["hand"]), left=pile)
    if action.argument == "punishment":
        return price_of_spell(table, c.POWERFUL_PUNISHMENT)
    if action.argument == "mirror":
        return TextName("onirim-preview-mirror", count=len(table["limbo"]) + 1)
    return TextName(f"onirim-preview-{action.argument}")  # the figure: its card, or itself


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
    flags = table["flags"]
    for name, needed, undrawn in OTHER_WAYS:
        exists = not needed or flags & needed
        if question != c.Q_NIGHTMARE:
            exists = exists and (not undrawn or (undrawn > 0 and flags & undrawn))
        if exists and CODEC.by_words[f"ward {name}"].id not in legal:
            found.append((name, refused(engine, f"ward {name}")))
    return found


def refused(engine: Engine, words: str) -> IllegalAction:
    """Why an action that is not legal is not."""
    return explain(engine, CODEC.by_words[words])


def colour_of(number: int) -> str:
    """A colour by its number; the door to the Oniverse has none, and opens by any key."""
    return COLOURS[number] if number < len(COLOURS) else COLOURS[0]
