"""What a seat may know of a table of Urbion, read from the rules by naming it: an oracle of the views.

The game writes its views itself (`view_json.py` and the modules); this is a second reading, from plain tables. Seat 0
and, in team play, seat 1 see their own cards; a spectator (seat None) sees what lies open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from reverie.games.urbion import constants as c
from reverie.games.urbion.about import kind_of_type, tokens
from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, POSTCARDS, CardTable, table_of
from reverie.games.urbion.codec import FIGURES, SIDE_NAMES
from reverie.games.urbion.rows_of_table import judged
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.counting import counts
from reverie.kernel.spec import GameSpec

Table = dict[str, Any]
Names = Sequence[str] | Mapping[int, str]  # by number

# Steps and questions whose argument is a face-up Dream that waits to be resolved.
PENDING = (c.Q_CHAOS, c.Q_CHROMATIC, c.Q_WISE, c.Q_REVEALED, c.Q_OPENING_CHAOS, c.S_HANDLE, c.S_DISCARD_CHAOS)
# Modules that lay something beside the rows.
PIECES = c.POSTCARDS | c.BOOKS | c.VOID
ON_A_DREAM = [None, *POSTCARDS]  # by the lower bits of what lies on a Dream


def zones(table: Table, spec: GameSpec, seat: int | None) -> dict[str, Any]:
    """Every zone as this seat may see it."""
    cards = table_of(spec)
    names = cards.tokens
    mine = seat or 0
    seen: dict[str, Any] = {
        "rows": [row_of(table, number, cards) for number in range(c.ROWS)],
        "hand": hand(table, mine, seat, cards),
        "polarity": polarity(table, mine),
        "deck": deck(table, "", seat, names),
        "city_deck": deck(table, "city_", seat, CITY_TOKENS),
        "discard": tokens(table["discard"], cards),
        "box": tokens(table["box"], cards),
        "success": [CITY_TOKENS[mask] for mask in table["success"]],
        "drawn": tokens(table["drawn"], cards),
        "pending": tokens(pending(table), cards),
        "aside": tokens(aside(table, cards), cards) if table["aside_chaos"] or any(table["aside_chromatic"]) else [],
        "looked": looked(table, seat, cards),
        "unseen": counted(unseen(table, seat), names),
        "unseen_cities": counted(unplaced(table, "city_", seat), CITY_TOKENS),
    }
    if len(table["seats"]) == 2:
        other = 1 - mine
        seen["partner"] = {
            "seat": other,
            "hand": hand(table, other, seat, cards),
            "polarity": polarity(table, other),
        }
    if table["flags"] & PIECES:
        seen |= pieces(table, seat, cards)
    return seen


def pieces(table: Table, seat: int | None, cards: CardTable) -> dict[str, Any]:
    """What the modules lay beside the rows."""
    flags = table["flags"]
    seen: dict[str, Any] = {}
    if flags & c.POSTCARDS:
        known = deck(table, "postcard_", seat, POSTCARDS)
        kept, lost = table["kept"], table["lost"]
        seen["postcards"] = {
            "deck": known["size"],
            "known_top": known["known_top"],
            "unseen": counted(unplaced(table, "postcard_", seat), POSTCARDS),
            "inhabitants": {
                "kept": {name: count for name, count in zip(POSTCARDS, kept, strict=True) if count},
                "lost": {name: count for name, count in zip(POSTCARDS, lost, strict=True) if count},
                "sum": sum(kept) * c.POSTCARD_KEPT - sum(lost) * c.POSTCARD_LOST,
            },
            "wise": table["wise"],
        }
    if flags & c.BOOKS:
        in_play = table["books"]
        left = [copies - in_play.count(number) for number, copies in enumerate(cards.books)]
        seen["books"] = {
            "in_play": [BOOKS[number] for number in in_play],
            "unseen": {name: copies for name, copies in zip(BOOKS, left, strict=True) if copies > 0},
        }
    if flags & c.VOID:
        seen["void"] = {"stack": table["void_stack"], "figure": FIGURES[table["void_figure"]]}
    return seen


# ---- who knows what --------------------------------------------------------------------------------------


def sees_hand(table: Table, owner: int, seat: int | None) -> bool:
    """One's own cards; the partner's if hands are open."""
    return seat is not None and (seat == owner or bool(table["flags"] & c.OPEN_HANDS))


def sees_looked(table: Table, seat: int | None) -> bool:
    """Cards looked at with Prophecies are the active seat's; with open hands both see them, in a puzzle everybody."""
    return bool(table["flags"] & c.OPEN_ORDER) or sees_hand(table, table["seat"], seat)


def knows(table: Table, name: str, place: int, seat: int | None) -> bool:
    """Whether a seat knows the card at a place of a deck, counted from the top; everybody knows the order of a puzzle.

    A Chaos put back by a Wise Chaos lies open to spectators, too, until somebody looks at it and puts it elsewhere.
    """
    if table["flags"] & c.OPEN_ORDER:
        return True
    if seat is None:
        return not name and bool(table["open_places"] >> place & 1)
    return bool(table[f"{name}over"][place] & KNOWN_TO_0 << seat)


def hidden_hand(table: Table, owner: int, seat: int | None) -> list[int]:
    """The cards of a hand that a seat does not know."""
    if sees_hand(table, owner, seat):
        return []
    return [card & KIND for card in table["seats"][owner]["hand"] if seat is None or not card & KNOWN_TO_0 << seat]


def unplaced(table: Table, name: str, seat: int | None) -> list[int]:
    """The cards of a deck that a seat does not know."""
    over, bag = table[f"{name}over"], table[f"{name}bag"]
    hidden = [card & KIND for place, card in enumerate(over) if not knows(table, name, place, seat)]
    return [*hidden, *bag]


def unseen(table: Table, seat: int | None) -> list[int]:
    """Every Dream that lies somewhere hidden from this seat."""
    cards = unplaced(table, "", seat)
    for owner in range(len(table["seats"])):
        cards += hidden_hand(table, owner, seat)
    if table["looked"] and not sees_looked(table, seat):
        cards += [card & KIND for card in table["looked"]]
    return cards


# ---- single zones ----------------------------------------------------------------------------------------


def row_of(table: Table, number: int, cards: CardTable) -> dict[str, Any]:
    """A row: its City, its Dreams and their sum (URB-BASE-07, URB-BASE-08, URB-BASE-09)."""
    row = table["rows"][number]
    sognae, incubi = row["sides"]
    influence, balanced, stronger = judged(cards, tuple(sognae), tuple(incubi))
    return {
        "city": None if row["city"] < 0 else CITY_TOKENS[row["city"]],
        SIDE_NAMES[0]: dreams(sognae, cards.tokens),
        SIDE_NAMES[1]: dreams(incubi, cards.tokens),
        "sum": influence,
        "balanced": balanced,
        "stronger": None if stronger < 0 else SIDE_NAMES[stronger],
        "void": bool(table["flags"] & c.VOID) and table["void_figure"] == number,
    }


def dreams(placed: list[tuple[int, int]], names: Names) -> list[dict[str, Any]]:
    """The Dreams of a side with the Postcards on them."""
    return [
        {"card": names[kind], "postcard": ON_A_DREAM[post & c.POSTCARD], "quarters": post // c.QUARTERS}
        for kind, post in placed
    ]


def hand(table: Table, owner: int, seat: int | None, cards: CardTable) -> dict[str, Any]:
    """A hand: its size, its cards if the seat sees them, and those of a partner's that it knows anyway."""
    kinds = [card & KIND for card in table["seats"][owner]["hand"]]
    seen: dict[str, Any] = {
        "size": len(kinds),
        "cards": tokens(sorted(kinds), cards) if sees_hand(table, owner, seat) else None,
    }
    if owner != (seat or 0):
        for kind in hidden_hand(table, owner, seat):
            kinds.remove(kind)
        seen["known"] = tokens(sorted(kinds), cards)
    return seen


def polarity(table: Table, seat: int) -> str | None:
    """The Polarity card of a seat (URB-TEAM-02); none when playing alone."""
    side = table["seats"][seat]["polarity"]
    return None if side < 0 else SIDE_NAMES[side]


def deck(table: Table, name: str, seat: int | None, names: Names) -> dict[str, Any]:
    """A deck: its size, and its upper cards as far as something is known; None for an unknown one in between."""
    over = table[f"{name}over"]
    faces = [names[card & KIND] if knows(table, name, place, seat) else None for place, card in enumerate(over)]
    while faces and faces[-1] is None:
        faces.pop()
    return {"size": len(over) + len(table[f"{name}bag"]), "known_top": faces}


def looked(table: Table, seat: int | None, cards: CardTable) -> dict[str, Any]:
    """The cards being looked at with Prophecies; those placed already come first."""
    mine = sees_looked(table, seat)
    return {
        "size": len(table["looked"]),
        "cards": tokens(table["looked"], cards) if mine else None,
        "placed": table["looked_placed"] if mine else None,
    }


def pending(table: Table) -> list[int]:
    """The face-up Dreams that wait on the agenda to be resolved, the next one last."""
    return [argument & KIND for step, argument in table["agenda"] if step in PENDING]


def aside(table: Table, cards: CardTable) -> list[int]:
    """The Chaos and Chromatic Chaos put aside (URB-BASE-16, URB-CHROMATIC-07)."""
    chaos = [kind_of_type(cards, c.CHAOS)] * table["aside_chaos"] if table["aside_chaos"] else []
    count = sum(table["aside_chromatic"])
    return chaos + ([kind_of_type(cards, c.CHROMATIC_CARD)] * count if count else [])


def counted(numbers: Sequence[int], names: Names) -> dict[str, int]:
    """How many of each there are, by name."""
    return counts(sorted(numbers), names)
