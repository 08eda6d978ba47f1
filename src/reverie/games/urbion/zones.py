"""Every zone of Urbion, once: how it lies in the state, who sees what of it, and which module brings it.

`kernel/zones.py` says what the words mean; `python -m scripts.zones` writes the code.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from reverie.kernel.zones import Agenda, Bag, By, Copies, Counts, Declaration, Form, Line, Number, Odd, Open, Over, Zone


@dataclass(frozen=True)
class Hand(Line):
    """Cards in hand, with the marks of who knows them: they are laid one by one, so that their kinds are noted."""

    def lay(self, value: str) -> list[str]:
        return [f"for card in {value}:", "    hold(g, card)"]

    def paths(self) -> Iterable[str]:
        return ("state.hold",)


@dataclass(frozen=True)
class Polarity(Form):
    """The side of a seat in team play; -1 when playing alone."""

    side: str = "g.polarity if g.flags & c.TEAM else -1"

    def write(self, key: str) -> list[str]:
        return [f"put_member(page, {key}, {self.side})"]

    def lay(self, value: str) -> list[str]:
        return [f"if {value} >= 0:", f"    g.polarity = {value}"]

    def of_partner(self) -> Polarity:
        return Polarity("1 - g.polarity")


DREAMS = Open("g.names")

ZONES = (
    # The game itself, and what waits.
    Zone("edition", Number("edition"), laid="no"),
    Zone("flags", Number("flags"), laid="no"),
    Zone("total", Number("total"), laid="no"),
    Zone("outcome", Number("outcome"), laid="no"),
    Zone("reason", Number("reason"), laid="no"),
    Zone("turn", Number("turn")),
    Zone("seat", Number("seat"), laid="no"),
    Zone("agenda", Agenda()),
    # The rows, and what a player has.
    Zone("rows", Odd("rows.write_rows", "rows.lay_rows"), By("view_json.put_rows", "Row[]")),
    Zone("hand", Hand("hand", "hand_size"), By("view_json.put_own_hand", "Hand"), per_seat=True),
    Zone("polarity", Polarity(), By("view_json.put_own_polarity", "Side | null"), per_seat=True),
    # The decks; who knows which place is in the cards.
    Zone("deck", seen=By("view_json.put_deck", "Deck")),
    Zone("bag", Bag("deck")),
    Zone("over", Over("deck")),
    Zone("city_deck", seen=By("view_json.put_city_deck", "Deck")),
    Zone("city_bag", Bag("cities")),
    Zone("city_over", Over("cities")),
    # In the middle of the table.
    Zone("discard", Line("discard", "discard_size"), DREAMS, note="Oldest first."),
    Zone("box", Copies("box", "c.KINDS"), DREAMS),
    Zone("success", Copies("success", "16", "success_size"), Open("CITIES_IN_LIST")),
    Zone("drawn", Line("drawn_dreams", "drawn_size"), DREAMS, note="Drawn for a row and not placed yet."),
    Zone("pending", seen=By("view_json.put_pending", "string[]"), note="The next one to be resolved is the last."),
    Zone("aside", seen=By("view_json.put_set_aside", "string[]")),
    Zone("aside_chaos", Number("aside_chaos")),
    Zone("aside_chromatic", Odd("modules.chromatic.write_aside", "modules.chromatic.lay_aside")),
    Zone(
        "looked",
        Line("looked", "looked_size"),
        By("view_json.put_looked", "Looked"),
    ),
    Zone("looked_placed", Number("looked_placed")),
    Zone("unseen", seen=By("view_json.put_unseen", "Counts")),
    Zone("unseen_cities", seen=By("view_json.put_unseen_cities", "Counts")),
    # Two players.
    Zone(
        "partner",
        seen=By("view_json.put_partner", "{ seat: number; hand: Hand; polarity: Side | null }"),
        module="TEAM",
    ),
    # Postcards to the Oniverse.
    Zone("postcards", seen=By("modules.postcards.put_postcards", "Postcards"), module="POSTCARDS"),
    Zone("postcard_bag", Bag("postcards")),
    Zone("postcard_over", Over("postcards")),
    Zone("kept", Counts("kept", 8)),
    Zone("lost", Counts("lost", 8)),
    Zone("wise", Number("wise")),
    # Books of Power.
    Zone(
        "books",
        Odd("modules.books.write_books", "modules.books.lay_books"),
        By("modules.books.put_books", "{ in_play: string[]; unseen: Counts }"),
        module="BOOKS",
        in_state="always",
    ),
    Zone("book_bag", Bag("books")),
    # The Void.
    Zone("void", seen=By("modules.void.put_void", "{ stack: number; figure: Figure }"), module="VOID"),
    Zone("void_stack", Number("void_stack")),
    Zone("void_figure", Number("void_figure")),
)

DECLARATION = Declaration(
    game="urbion",
    view_type="UrbionView",
    last_stream="BOOK_STREAM",
    team="TEAM",
    zones=ZONES,
    goal="{ cities: number; claimed: number }",
    types={
        "Side": '"sognae" | "incubi"',
        "RowName": '"R1" | "R2" | "R3" | "R4"',
        "Figure": 'RowName | "stack_up" | "stack_flat" | "gone"',
        "Counts": "Record<string, number>",
        "PlacedDream": (
            ("card", "string", ""),
            ("postcard", "string | null", ""),
            ("quarters", "number", "How often the Postcard was turned."),
        ),
        "Row": (
            ("city", "string | null", "null: the row is vacant."),
            ("sognae", "PlacedDream[]", ""),
            ("incubi", "PlacedDream[]", ""),
            ("sum", "number", ""),
            ("balanced", "boolean", ""),
            ("stronger", "Side | null", ""),
            ("void", "boolean", "Whether the Void is here."),
        ),
        "Hand": (
            ("size", "number", ""),
            ("cards", "string[] | null", "null: not for this seat to see."),
            ("known?", "string[]", "Of a partner's hand: those that are known anyway."),
        ),
        "Deck": (
            ("size", "number", ""),
            ("known_top", "(string | null)[]", "From the top down; null for a card in between that is not known."),
        ),
        "Looked": (
            ("size", "number", ""),
            ("cards", "string[] | null", ""),
            ("placed", "number | null", "How many of them have their new place; they come first."),
        ),
        "Postcards": (
            ("deck", "number", ""),
            ("known_top", "(string | null)[]", ""),
            ("unseen", "Counts", ""),
            ("inhabitants", "{ kept: Counts; lost: Counts; sum: number }", ""),
            ("wise", "number", ""),
        ),
        "About": (
            ("card?", "string", "What a question is about; which of these are there depends on it."),
            ("cards?", "string[]", ""),
            ("row?", "RowName", ""),
            ("slot?", "string", ""),
            ("side?", "Side", ""),
            ("use?", "string", ""),
            ("most?", "number", ""),
        ),
    },
)
