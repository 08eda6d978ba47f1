"""Every zone of Onirim, once: how it lies in the state, who sees what of it, and which module brings it.

`kernel/zones.py` says what the words mean; `python -m scripts.zones` writes the code.
"""

from __future__ import annotations

from reverie.kernel.zones import (
    Agenda,
    Bag,
    By,
    Copies,
    Counts,
    Declaration,
    Heap,
    Line,
    Number,
    Odd,
    Open,
    Over,
    Under,
    Zone,
)

CARDS = Open("CARDS_IN_LIST")
DENIZENS = Open("DENIZENS_IN_LIST")

ZONES = (
    # The game itself, and what waits.
    Zone("edition", Number("edition"), laid="no"),
    Zone("flags", Number("flags"), laid="no"),
    Zone("doors_needed", Number("doors_needed"), laid="no"),
    Zone("outcome", Number("outcome"), laid="no"),
    Zone("reason", Number("reason"), laid="no"),
    Zone("turn", Number("turn")),
    Zone("seat", Number("seat"), laid="no"),
    Zone("agenda", Agenda()),
    # The pile; who knows which place is in the cards.
    Zone(
        "pile",
        seen=By(
            "view_json.put_pile", "{ size: number; known_top: (string | null)[]; known_bottom: (string | null)[] }"
        ),
    ),
    Zone("bag", Bag("pile")),
    Zone("over", Over("pile")),
    Zone("under", Under("pile")),
    # In front of a player.
    Zone(
        "hand", Copies("hand", "c.DOOR", "hand_size", "hand_mask"), By("view_json.put_own_hand", "Hand"), per_seat=True
    ),
    Zone("shown", Copies("shown", "c.DOOR"), per_seat=True),  # those of the hand that the partner knows
    Zone("row", Line("row", "row_size"), By("view_json.put_own_row", "Row"), per_seat=True),
    Zone("segment", Number("segment"), per_seat=True, laid="labyrinth.recount_runs"),
    Zone("doors", Counts("doors", 5, "door_count"), By("view_json.put_own_doors", "string[]"), per_seat=True),
    # In the middle of the table.
    Zone("discard", Copies("discarded", "c.KINDS", "discard_size"), CARDS),
    Zone("limbo", Heap("limbo", "limbo_size", "c.KINDS"), CARDS),
    Zone(
        "resolving",
        seen=By("view_json.put_resolving", "string[]"),
        note="Cards that were drawn and wait for what happens to them.",
    ),
    Zone(
        "looked",
        Line("looked", "looked_size"),
        By(
            "view_json.put_looked",
            "{ size: number; cards: string[] | null; placed: number | null; revealed: boolean }",
        ),
    ),
    Zone("looked_placed", Number("looked_placed")),
    Zone("revealed", Number("looked_public")),
    Zone("unseen", seen=By("view_json.put_unseen", "Record<string, number>")),
    # Two players.
    Zone(
        "partner",
        seen=By("view_json.put_partner", "{ seat: number; hand: Hand; row: Row; doors: string[] }"),
        module="TEAM",
    ),
    Zone(
        "shared",
        Copies("shared", "c.DOOR", "shared_size", "shared_mask"),
        By("view_json.put_shared", "string[]"),
        module="TEAM",
        in_state="always",
    ),
    Zone("draft", seen=By("view_json.put_draft", "string[]"), module="TEAM"),
    # The Book of Steps Lost and Found.
    Zone(
        "goals",
        Line("goals", "goal_count"),
        By("modules.book.put_goals", "{ door: string; covered: boolean }[]"),
        module="BOOK",
    ),
    Zone("covered", Number("covered"), module="BOOK"),
    Zone("next_goal", seen=By("modules.book.put_next_goal", "number | null"), module="BOOK"),
    Zone("costs", seen=By("modules.book.put_costs", "Record<string, number>"), module="BOOK"),
    Zone("removed", Copies("removed", "c.KINDS"), CARDS, module="BOOK"),
    Zone("pay_left", Number("pay_left"), module="BOOK"),
    Zone("pay_from", Number("pay_from"), module="BOOK"),
    # Dreamcatchers.
    Zone(
        "catchers",
        Odd("modules.dreamcatchers.write_catchers", "modules.dreamcatchers.lay_catchers"),
        By("modules.dreamcatchers.put_catchers", "string[][]"),
        module="DREAMCATCHERS",
    ),
    Zone("handbooks", Number("handbooks"), Open(), module="DREAMCATCHERS"),
    # Towers.
    Zone(
        "towers",
        Line("towers", "tower_size"),
        By("modules.towers.put_towers", "{ row: string[]; aligned: boolean }"),
        module="TOWERS",
        in_state="always",
    ),
    # Premonitions.
    Zone(
        "premonitions",
        seen=By("modules.premonitions.put_premonitions", "{ up: string[]; down: number; used: string[] }"),
        module="PREMONITIONS",
    ),
    Zone("premonitions_up", Number("premonitions_up")),
    Zone("premonitions_down", Number("premonitions_down")),
    # The Door to the Oniverse.
    Zone("rallied", Copies("rallied", "8", mask="rallied_mask"), DENIZENS, module="ONIVERSE"),
    Zone("stored", Line("stored", "stored_size"), CARDS, module="ONIVERSE"),
    Zone(
        "unused",
        Copies("unused", "8"),
        By("modules.oniverse.put_unused", "{ size: number; cards: string[] | null }"),
        module="ONIVERSE",
    ),
    Zone("knows_unused", Number("knows_unused"), module="ONIVERSE"),
    # The Little Incubus.
    Zone(
        "incubus",
        seen=By("modules.incubus.put_incubus", "{ mode: string; figure: boolean; card: string | null }"),
        module="INCUBUS",
    ),
    Zone("figure", Number("figure")),
    Zone("figure_card", Number("figure_card")),
)

DECLARATION = Declaration(
    game="onirim",
    view_type="OnirimView",
    last_stream="SETUP_STREAM",
    team="TEAM",
    zones=ZONES,
    types={
        "Row": (
            ("cards", "string[]", ""),
            ("completed", "number", "So many cards from the left belong to what is past."),
            (
                "run",
                "{ length: number; colours: string[] }",
                "The run being built: 0, 1 or 2 cards, and the colours that would continue it.",
            ),
            (
                "runs?",
                "[number, number][]",
                "Where the completed runs lie, from the left: first card, and the one after the last.",
            ),
        ),
        "Hand": (
            ("size", "number", ""),
            ("cards", "string[] | null", "null: not for this seat to see."),
            ("known?", "string[]", "Of a partner's hand: those that are known anyway."),
        ),
    },
)
