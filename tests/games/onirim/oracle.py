"""What a seat may know of a table of Onirim, read from the law's chapter 4 by naming it: an oracle of the views.

The game writes its views itself (`view_json.py` and the modules); this is a second reading, from plain tables. Seat 0
and, in team play, seat 1 see their own cards; a spectator (seat None) sees what lies open.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import COLOURS, DENIZENS, HARD_SPELL_COSTS, PREMONITIONS, SPELL_COSTS, SPELLS, TOKENS
from reverie.games.onirim.labyrinth import colours_of, next_run
from reverie.games.onirim.manifest import MANIFEST
from reverie.games.onirim.modules.towers import aligned
from reverie.games.onirim.state import State
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.counting import counts
from reverie.kernel.spec import GameSpec

Table = dict[str, Any]

# Steps and questions whose argument is a card that is being resolved.
RESOLVED = (c.Q_DOOR, c.Q_RALLY, c.S_DREAM_LEAVES)
# Modules that lay something on the table.
PIECES = c.BOOK | c.DREAMCATCHERS | c.TOWERS | c.PREMONITIONS | c.ONIVERSE | c.INCUBUS
USUAL_INCUBUS = next(variant.default for variant in MANIFEST.variants if variant.name == "incubusMode")
NAMES_OF_COLOURS = [[name for i, name in enumerate(COLOURS) if mask >> i & 1] for mask in range(16)]
COLOURS_OF = [colours_of(kind) for kind in range(c.TOWER)]  # by kind, of the cards that can lie in a row
DOOR_NAMES = [TOKENS[c.DOOR + colour] for colour in range(5)]
CARD_STEPS = (*RESOLVED, c.S_PUT_ON_TOP)  # steps and questions that hold a card


def zones(table: Table, spec: GameSpec, seat: int | None) -> dict[str, Any]:
    """Every zone as this seat may see it."""
    mine = seat or 0
    own = table["seats"][mine]
    over, under = table["over"], table["under"]
    seen: dict[str, Any] = {
        "pile": {
            "size": len(over) + len(table["bag"]) + len(under),
            "known_top": known_run(over, seat) if over else [],
            "known_bottom": known_run(under[::-1], seat) if under else [],
        },
        "hand": hand(table, mine, seat),
        "row": row(own, table["flags"]),
        "doors": doors(own),
        "discard": tokens(table["discard"]),
        "limbo": tokens(table["limbo"]),
        "resolving": tokens(resolving(table, seat)) if holds_cards(table) else [],
        "looked": looked(table, seat),
        "unseen": counted(unseen(table, seat)),
    }
    if len(table["seats"]) == 2:
        other = 1 - mine
        drafting = any(step == c.Q_DRAFT for step, _ in table["agenda"])
        seen["partner"] = {
            "seat": other,
            "hand": hand(table, other, seat),
            "row": row(table["seats"][other], table["flags"]),
            "doors": doors(table["seats"][other]),
        }
        seen["shared"] = [] if drafting else tokens(table["shared"])
        seen["draft"] = tokens(table["shared"]) if drafting else []
    if table["flags"] & PIECES:
        seen |= pieces(table, spec, seat)
    return seen


def pieces(table: Table, spec: GameSpec, seat: int | None) -> dict[str, Any]:
    """What the modules lay on the table."""
    flags = table["flags"]
    seen: dict[str, Any] = {}
    if flags & c.BOOK:
        covered = [bool(table["covered"] >> i & 1) for i in range(len(table["goals"]))]
        costs = HARD_SPELL_COSTS if flags & c.HARD_BOOK else SPELL_COSTS
        seen["goals"] = [
            {"door": TOKENS[kind], "covered": hidden} for kind, hidden in zip(table["goals"], covered, strict=True)
        ]
        seen["next_goal"] = covered.index(False) if False in covered else None
        seen["costs"] = dict(zip(SPELLS, costs, strict=True))
        seen["removed"] = tokens(table["removed"])
    if flags & c.DREAMCATCHERS:
        seen["catchers"] = [tokens(cards) for cards in table["catchers"]]
        seen["handbooks"] = table["handbooks"]
    if flags & c.TOWERS:
        seen["towers"] = {"row": tokens(table["towers"]), "aligned": is_aligned(table["towers"])}
    if flags & c.PREMONITIONS:
        up, down = table["premonitions_up"], table["premonitions_down"]
        seen["premonitions"] = {
            "up": [name for i, name in enumerate(PREMONITIONS) if up >> i & 1],
            "down": down.bit_count(),
            "used": [name for i, name in enumerate(PREMONITIONS) if not (up | down) >> i & 1],
        }
    if flags & c.ONIVERSE:
        known = knows_unused(table, seat)
        seen["rallied"] = [DENIZENS[denizen] for denizen in table["rallied"]]
        seen["stored"] = tokens(table["stored"])
        seen["unused"] = {
            "size": len(table["unused"]),
            "cards": [DENIZENS[denizen] for denizen in table["unused"]] if known else None,
        }
    if flags & c.INCUBUS:
        card = table["figure_card"]
        seen["incubus"] = {
            "mode": spec.variants.get("incubusMode", USUAL_INCUBUS),
            "figure": bool(table["figure"]),
            "card": None if card == c.NOTHING else TOKENS[card],
        }
    return seen


# ---- who knows what --------------------------------------------------------------------------------------


def sees_hand(table: Table, owner: int, seat: int | None) -> bool:
    """One's own cards; the partner's if talk is open (ONI-TEAM-20)."""
    return seat is not None and (seat == owner or bool(table["flags"] & c.OPEN_TALK))


def sees_looked(table: Table, seat: int | None) -> bool:
    """Revealed cards are everybody's, looked-at ones the active seat's (ONI-GEN-02)."""
    return bool(table["revealed"]) or seat == table["seat"]


def knows(card: int, seat: int | None) -> bool:
    """Whether a seat knows a placed card; a spectator is told of no place in the pile."""
    return seat is not None and bool(card & KNOWN_TO_0 << seat)


def knows_unused(table: Table, seat: int | None) -> bool:
    """Whether a seat has gone through the pile and so knows the denizens in the box."""
    return seat is not None and bool(table["knows_unused"] >> seat & 1)


def hidden_hand(table: Table, owner: int, seat: int | None) -> list[int]:
    """The cards of a hand that a seat does not know."""
    zones_of_owner = table["seats"][owner]
    if sees_hand(table, owner, seat):
        return []
    return without(zones_of_owner["hand"], zones_of_owner["shown"] if seat is not None else [])


def without(cards: list[int], known: list[int]) -> list[int]:
    """Cards less some of them."""
    left = cards.copy()
    for card in known:
        if card in left:
            left.remove(card)
    return left


def unseen(table: Table, seat: int | None) -> list[int]:
    """Every card that lies somewhere hidden from this seat."""
    cards: list[int] = table["bag"].copy()
    for zone in ("over", "under"):
        if table[zone]:
            cards += [card & KIND for card in table[zone] if not knows(card, seat)]
    for owner in range(len(table["seats"])):
        cards += hidden_hand(table, owner, seat)
    if table["looked"] and not sees_looked(table, seat):
        cards += table["looked"]
    if holds_cards(table):
        cards += [arg & KIND for step, arg in table["agenda"] if step == c.S_PUT_ON_TOP and not knows(arg, seat)]
    if table["flags"] & c.ONIVERSE and not knows_unused(table, seat):
        cards += [c.DENIZEN + denizen for denizen in table["unused"]]
    return cards


# ---- single zones ----------------------------------------------------------------------------------------


def hand(table: Table, owner: int, seat: int | None) -> dict[str, Any]:
    """A hand: its size, its cards if the seat sees them, and those of a partner's that it knows anyway."""
    cards = table["seats"][owner]["hand"]
    seen: dict[str, Any] = {"size": len(cards), "cards": tokens(cards) if sees_hand(table, owner, seat) else None}
    if owner != (seat or 0):
        known = without(cards, hidden_hand(table, owner, seat)) if seat is not None else []
        seen["known"] = tokens(sorted(known))
    return seen


def row(zones_of_owner: Table, flags: int) -> dict[str, Any]:
    """A labyrinth row: which part of it is used up, by which runs, and the run being built."""
    cards, segment = zones_of_owner["row"], zones_of_owner["segment"]
    return {
        "cards": tokens(cards),
        "completed": segment,
        "runs": completed_runs(cards, segment, flags) if segment else [],
        "run": open_run(cards, segment, bool(flags & c.HARD_CROSSROADS)),
    }


def doors(zones_of_owner: Table) -> list[str]:
    """Doors in front of a player."""
    if not any(zones_of_owner["doors"]):
        return []
    return [name for name, count in zip(DOOR_NAMES, zones_of_owner["doors"], strict=True) for _ in range(count)]


def looked(table: Table, seat: int | None) -> dict[str, Any]:
    """The cards being looked at, or revealed."""
    mine = sees_looked(table, seat)
    return {
        "size": len(table["looked"]),
        "cards": tokens(table["looked"]) if mine else None,
        "placed": table["looked_placed"] if mine else None,
        "revealed": bool(table["revealed"]),
    }


def known_run(placed: list[int], seat: int | None) -> list[str | None]:
    """Placed cards from the end inwards as far as something is known; None for an unknown one in between."""
    faces = [TOKENS[card & KIND] if knows(card, seat) else None for card in placed]
    while faces and faces[-1] is None:
        faces.pop()
    return faces


def tokens(kinds: list[int]) -> list[str]:
    """Kinds as the law writes them."""
    return [TOKENS[kind] for kind in kinds] if kinds else []


def counted(kinds: list[int]) -> dict[str, int]:
    """How many of each there are, by name, in card order."""
    return counts(sorted(kinds), TOKENS)


def holds_cards(table: Table) -> bool:
    """Whether a card waits on the agenda; mostly, none does."""
    for step, _ in table["agenda"]:
        if step in CARD_STEPS:
            return True
    return False


def resolving(table: Table, seat: int | None) -> list[int]:
    """The cards that are being resolved; they wait on the agenda. A fetched card is seen by whoever knows it."""
    cards = [arg for step, arg in table["agenda"] if step in RESOLVED]
    return cards + [arg & KIND for step, arg in table["agenda"] if step == c.S_PUT_ON_TOP and knows(arg, seat)]


def completed_runs(cards: list[int], segment: int, flags: int) -> list[list[int]]:
    """The runs that were used for a search (P-RUN), each as its first place and the one behind its last."""
    runs, end = [], 0
    line = bytearray(cards[:segment])
    while end := next_run(line, end, segment, flags):
        runs.append([end - 3, end])
    return runs


def open_run(cards: list[int], segment: int, hard: bool) -> dict[str, Any]:
    """The run being built: its length (0, 1 or 2) and the colours that would continue it (P-RUN)."""
    colours, length = 15, 0
    for i, kind in enumerate(reversed(cards[segment:]), 1):
        common = colours & COLOURS_OF[kind]
        if not common:
            break
        colours = common
        if not (hard and kind >= c.CROSSROADS):
            length = i  # a hard run must not begin with a crossroads
    return {
        "length": min(length, 2),
        "colours": NAMES_OF_COLOURS[colours].copy() if length else [],
    }


def is_aligned(towers: list[int]) -> bool:
    """Whether the tower row holds an alignment."""
    return holds_alignment(bytes(towers))


@lru_cache(maxsize=1024)
def holds_alignment(towers: bytes) -> bool:
    """The same as the rule itself says; the row changes seldom, and every view asks."""
    g = State()
    g.towers[: len(towers)] = towers
    g.tower_size = len(towers)
    return aligned(g)
