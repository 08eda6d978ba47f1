"""What the answers to a hard choice cost, and which of its ways are closed: for whoever shows the choice to a person.

Both follow from what the player can see; nothing here decides anything.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from reverie.errors import IllegalAction, TextName
from reverie.games.urbion import constants as c
from reverie.games.urbion.cards import CardTable
from reverie.games.urbion.codec import QUESTIONS, ROW_NAMES, codec_of
from reverie.games.urbion.engine import Engine
from reverie.games.urbion.refusals import Refusal
from reverie.kernel.actions import Action

Table = dict[str, Any]

# The questions that are asked with all their answers side by side.
WEIGHED = frozenset(
    QUESTIONS[code][0]
    for code in (
        c.Q_CHAOS, c.Q_OPENING_CHAOS, c.Q_WISE, c.Q_BOOK, c.Q_SIDES, c.Q_SECOND, c.Q_CLEAN, c.Q_BONUS,
    )
)  # fmt: skip
FREE = frozenset({"face", "stop"})  # answers to these that cost nothing: no Wise Chaos, no second action
SIDES = {
    "both-sognae": (0, 0), "both-incubi": (1, 1), "sognae-incubi": (0, 1), "incubi-sognae": (1, 0),
    "sognae": (0, 0), "incubi": (1, 1),
}  # fmt: skip
CHAOS_WAYS = {c.Q_CHAOS: ("place", "ruin"), c.Q_OPENING_CHAOS: ("place",)}  # those that need a row of some kind


def previews(engine: Engine, table: Table, actions: list[Action]) -> list[TextName | None]:
    """What each of these answers costs."""
    return [preview(engine, table, action) for action in actions]


def preview(engine: Engine, table: Table, action: Action) -> TextName | None:
    """What an answer costs, in words; None where its own words say everything (`FREE`)."""
    deck = len(table["over"]) + len(table["bag"])
    match action.verb:
        case "ruin":
            row = table["rows"][ROW_NAMES.index(action.argument or "")]
            return TextName("urbion-preview-ruin", count=sum(map(len, row["sides"])))
        case "reveal":
            lost = min(c.CHAOS_REVEAL, deck)
            return TextName("urbion-preview-reveal", lost=lost, left=deck - lost)
        case "place":
            return TextName("urbion-preview-sum", sum=signed(sum_with_chaos(engine, table, action)))
        case "sides":
            return TextName("urbion-preview-sum", sum=signed(sum_when_filled(engine, table, action)))
        case "wise":
            return TextName("urbion-preview-wise", left=table["wise"] - 1)
        case "reveal-book" | "no-more-books":
            books = engine.books_revealed + (action.verb == "reveal-book")
            return TextName("urbion-preview-books", lost=engine.book_price * books, deck=deck)
        case "again":
            return TextName("urbion-preview-again", left=len(table["seats"][table["seat"]]["hand"]))
        case "clean":
            return price_of_cleaning(table, action)
        case "bonus":
            left = len(table["city_over"]) + len(table["city_bag"]) - int(action.argument or 0)
            return TextName("urbion-preview-bonus", left=left)
        case "swap-polarity":
            left = len(table["discard"]) - c.POLARITY_PRICE
            return TextName("urbion-preview-polarity", lost=c.POLARITY_PRICE, left=left)
    return None


def influence(engine: Engine, kind: int, side: int) -> int:
    """What a Dream counts on a side (URB-BASE-04)."""
    found = engine.cards.kinds[kind]
    return -int(found.minus) if side else int(found.plus)


def sum_with_chaos(engine: Engine, table: Table, action: Action) -> int:
    """What a row counts when the Chaos lies on its stronger side (URB-BASE-52)."""
    row = table["rows"][ROW_NAMES.index(action.argument or "")]
    now = sum(influence(engine, kind, side) for side in (0, 1) for kind, _ in row["sides"][side])
    return now + influence(engine, table["agenda"][-1][1] % c.IN_REFILL, int(now < 0))


def sum_when_filled(engine: Engine, table: Table, action: Action) -> int:
    """What a row counts that is filled with the Dreams that were drawn for it (URB-BASE-15)."""
    sides = SIDES[action.argument or ""]
    return sum(influence(engine, kind, side) for kind, side in zip(table["drawn"], sides, strict=False))


def price_of_cleaning(table: Table, action: Action) -> TextName:
    """The Dreams that leave in a Census, and the Postcards that are lost with them (URB-BASE-36, URB-POSTCARDS-05)."""
    sides = table["rows"][ROW_NAMES.index(action.place or "")]["sides"]
    names = [name for name in (action.argument or "").split("+") if name != "none"]
    lost = [sides["si".index(name[0])][int(name[1:]) - 1] for name in names]
    return TextName("urbion-preview-clean", count=len(lost), postcards=sum(post > 0 for _, post in lost))


def signed(number: int) -> str:
    """A sum as the table shows it."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def closed(engine: Engine, table: Table, legal: list[int]) -> list[tuple[str, IllegalAction]]:
    """The ways to answer the open question that exist in this game but not now, with the reason."""
    found: list[tuple[str, IllegalAction]] = []
    refusal: Refusal | None = None  # of one after another
    for number, action in ways(engine.cards, engine.question()[0]):
        if action.id not in legal:
            refusal = refusal.of(action) if refusal is not None else Refusal(engine, action, table)
            if refusal.rows[number]["city"] >= 0:
                found.append((action.words, refusal.explain()))
    return found


@lru_cache(maxsize=1024)
def ways(cards: CardTable, question: int) -> list[tuple[int, Action]]:
    """The ways that need a row of some kind, each with the number of its row."""
    codec = codec_of(cards)
    return [
        (number, codec.by_words[f"{verb} {name}".lower()])
        for verb in CHAOS_WAYS.get(question, ())
        for number, name in enumerate(ROW_NAMES)
    ]
