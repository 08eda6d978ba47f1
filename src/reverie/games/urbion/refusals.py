"""Why an action is not legal now: a sentence and the rule behind it, judged by what the player can see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from reverie.errors import CardName, IllegalAction, TextName
from reverie.games.urbion import constants as c
from reverie.games.urbion.about import about, dream_at, is_chaos
from reverie.games.urbion.cards import BOOKS, CardTable
from reverie.games.urbion.codec import (
    BOOK_VERBS,
    QUESTIONS,
    QUESTIONS_OF_VERB,
    ROW_NAMES,
    SIDE_NAMES,
    SLOTS,
)
from reverie.games.urbion.engine import Engine
from reverie.games.urbion.modules.gardens import flippable, rebuildable
from reverie.games.urbion.rows_of_table import judged, rows_of_table
from reverie.games.urbion.state import State
from reverie.kernel.actions import Action
from reverie.kernel.constants import KIND

Table = dict[str, Any]

# Verbs that need a module, and the rule that brings them into the game.
NEEDS: dict[str, tuple[int, str, str]] = {
    **dict.fromkeys((*BOOK_VERBS, "fly", "fly-to", "vanish", "free", "put"), (c.BOOKS, "books", "URB-BOOKS-06")),
    **dict.fromkeys(("no-more-books", "reveal-book"), (c.BOOKS, "books", "URB-BOOKS-03")),
    **dict.fromkeys(
        ("rebuild", "side-change", "rebuild-two", "side-change-two", "city", "city-with", "flip"),
        (c.GARDENS, "gardens", "URB-GARDENS-05"),
    ),
    **dict.fromkeys(("stop", "again"), (c.GARDENS, "gardens", "URB-GARDENS-07")),
    **dict.fromkeys(("face", "wise"), (c.POSTCARDS, "postcards", "URB-POSTCARDS-05")),
    "sail": (c.POSTCARDS, "postcards", "URB-POSTCARDS-15"),
    "lay": (c.CHROMATIC, "chromatic", "URB-CHROMATIC-03"),
    "alliance": (c.VOID, "void", "URB-VOID-12"),
    "and": (c.GARDENS | c.VOID, "gardens", "URB-GARDENS-08"),
}
# How the Polarity cards change hands: verb -> (edition, rule).
POLARITY = {
    "switch-polarity": (c.FIRST_EDITION, "URB-TEAM-07"),
    "swap-polarity": (c.SECOND_EDITION, "URB-TEAM-08"),
}
# The sides that an answer gives to the first and the second Dream drawn for a row.
SIDES_OF_PAIR = {c.BOTH_SOGNAE: (0, 0), c.BOTH_INCUBI: (1, 1), c.SOGNAE_INCUBI: (0, 1), c.INCUBI_SOGNAE: (1, 0)}
EDITIONS = {c.FIRST_EDITION: "first", c.SECOND_EDITION: "second"}


class Refusal:
    """One refused action, looked at from all sides."""

    def __init__(self, engine: Engine, action: Action, table: Table | None = None) -> None:
        self.table = engine.table() if table is None else table
        self.cards: CardTable = engine.cards
        self.flags: int = self.table["flags"]
        self.name(action)
        self.question, self.about = self.table["agenda"][-1]
        self.rows: list[Table] = self.table["rows"]
        self.hand = [card & KIND for card in self.table["seats"][self.table["seat"]]["hand"]]

    def name(self, action: Action) -> None:
        """The action that is refused."""
        self.action = action
        self.block, self.argument = action.id >> 6, action.id & 63

    def of(self, action: Action) -> Refusal:
        """Look at another action at the same table, which need not be read again."""
        self.name(action)
        return self

    def explain(self) -> IllegalAction:
        """The first reason that holds, from the general to the particular."""
        verb = self.action.verb
        if verb in POLARITY:
            edition, rule = POLARITY[verb]
            if not self.flags & c.TEAM:
                return IllegalAction("urbion-team-only", rule=rule)
            if self.table["edition"] != edition:
                return IllegalAction("urbion-edition", rule=rule, edition=EDITIONS[edition])
        needs = NEEDS.get(verb)
        if needs and not self.flags & needs[0]:
            return IllegalAction("urbion-module-missing", rule=needs[2], module=TextName(f"urbion-module-{needs[1]}"))
        if self.question not in QUESTIONS_OF_VERB[verb]:
            rule = "URB-BASE-69" if verb == "swap-polarity" else "URB-BASE-68"
            return IllegalAction("urbion-not-asked", rule=rule, action=self.action.words, question=self.asked())
        return BY_VERB[verb](self)

    # ---- what the action names ------------------------------------------------------------------------------

    def card(self, kind: int | None = None) -> CardName:
        """A card by its token; the one that the action names if none is given."""
        return CardName(self.cards.tokens[self.argument if kind is None else kind])

    def asked(self) -> TextName:
        """The open question in words, with what it is about."""
        named = {
            name: CardName(entry) if name == "card" else entry for name, entry in about(self.table, self.cards).items()
        }
        return TextName(f"urbion-ask-{QUESTIONS[self.question][0]}", **named)

    def not_held(self, rule: str) -> IllegalAction | None:
        """The player does not hold the card."""
        if self.argument in self.hand:
            return None
        return IllegalAction("urbion-not-in-hand", rule=rule, card=self.card())

    def vacant(self, row: int) -> IllegalAction | None:
        """There is no City in the row."""
        if self.rows[row]["city"] >= 0:
            return None
        return IllegalAction("urbion-row-vacant", rule="URB-EDGE-14", row=ROW_NAMES[row])

    def full(self, side: int, rule: str = "URB-BASE-10") -> IllegalAction | None:
        """The side has no room."""
        if len(self.dreams(side)) < c.SIDE_LIMIT:
            return None
        return IllegalAction("urbion-side-full", rule=rule, side=SIDE_NAMES[side & 1], row=ROW_NAMES[side >> 1])

    def no_dream(self, rule: str) -> IllegalAction | None:
        """No Dream lies in the slot."""
        if dream_at(self.table, self.argument):
            return None
        return IllegalAction("urbion-no-dream-there", rule=rule, slot=SLOTS[self.argument])

    def equal(self) -> IllegalAction:
        """Another slot with an equal Dream stands for this one."""
        return IllegalAction("urbion-equal-dream", rule="URB-BASE-67")

    # ---- what lies there --------------------------------------------------------------------------------------

    def dreams(self, side: int) -> list[tuple[int, int]]:
        """The Dreams on a side of a row."""
        found: list[tuple[int, int]] = self.rows[side >> 1]["sides"][side & 1]
        return found

    def has_room(self, side: int) -> bool:
        """Whether a side lies at a City and is not full."""
        return self.rows[side >> 1]["city"] >= 0 and len(self.dreams(side)) < c.SIDE_LIMIT

    def judged(self, row: int) -> tuple[int, bool, int]:
        """The sum of a row, whether it is balanced, and its stronger side or -1."""
        sognae, incubi = self.rows[row]["sides"]
        return judged(self.cards, tuple(sognae), tuple(incubi))

    @cached_property
    def laid(self) -> State:
        """The rows as the rules see them."""
        return rows_of_table(self.table, self.cards)

    # ---- the main choice --------------------------------------------------------------------------------------

    def play(self) -> IllegalAction:
        side = self.block - c.PLAY
        row = side >> 1
        names = {"card": self.card(), "row": ROW_NAMES[row]}
        missing = self.not_held("URB-BASE-30") or self.vacant(row)
        if missing:
            return missing
        polarity = self.table["seats"][self.table["seat"]]["polarity"]
        if polarity >= 0 and polarity != side & 1:
            return IllegalAction("urbion-polarity", rule="URB-TEAM-04", side=SIDE_NAMES[polarity])
        city = self.rows[row]["city"]
        if city == 0:
            return IllegalAction("urbion-garden", rule="URB-GARDENS-02", **names)
        if not city & self.cards.kinds[self.argument].elements:
            return IllegalAction("urbion-element", rule="URB-BASE-30", **names)
        return self.full(side) or self.always()

    def swap(self) -> IllegalAction:
        return self.not_held("URB-BASE-33") or self.nothing_to_swap()

    def nothing_to_swap(self) -> IllegalAction:
        """No two rows hold Dreams on the same side."""
        return IllegalAction("urbion-no-swap", rule="URB-BASE-34")

    def census(self) -> IllegalAction:
        return self.not_held("URB-BASE-35") or self.always()

    def pass_on(self) -> IllegalAction:
        if self.table["flags"] & c.NO_PASS:
            return IllegalAction("urbion-no-pass", rule="URB-BASE-32")
        return self.not_held("URB-BASE-32") or self.always()

    def switch_polarity(self) -> IllegalAction:
        return self.not_held("URB-TEAM-07") or self.always()

    def book(self) -> IllegalAction:
        return self.not_held("URB-BOOKS-06") or self.useless(self.block - c.BOOK_ACTION)

    def useless(self, book: int) -> IllegalAction:
        """A Book that is not in play, or has nothing to work on (URB-BOOKS-15)."""
        name = CardName(BOOKS[book])
        if book not in self.table["books"]:
            return IllegalAction("urbion-book-not-in-play", rule="URB-BOOKS-06", book=name)
        if book in (c.FLYING_SOGNAE, c.FLYING_INCUBI):
            return IllegalAction("urbion-no-flight", rule="URB-BOOKS-15", book=name)
        if book in (c.INVISIBLE_SOGNAE, c.INVISIBLE_INCUBI):
            return IllegalAction("urbion-nothing-to-hide", rule="URB-BOOKS-15", book=name)
        if book == c.BOOK_OF_FREEDOM:
            return IllegalAction("urbion-no-empty-city", rule="URB-BOOKS-11")
        return IllegalAction("urbion-deck-empty", rule="URB-BOOKS-13")

    def special(self) -> IllegalAction:
        """Rebuild or Side Change, paid with one Wizard or with two cards."""
        missing = self.not_held("URB-GARDENS-08")
        if missing:
            return missing
        if self.block in (c.REBUILD, c.REBUILD_TWO) and rebuildable(self.laid).bit_count() < 2:
            return IllegalAction("urbion-no-rebuild", rule="URB-GARDENS-09")
        if self.block in (c.SIDE_CHANGE, c.SIDE_CHANGE_TWO) and not flippable(self.laid):
            return IllegalAction("urbion-no-side-change", rule="URB-GARDENS-10")
        return self.no_partner(self.share_element, "URB-GARDENS-08")

    def alliance(self) -> IllegalAction:
        if not self.table["void_stack"]:
            return IllegalAction("urbion-void-gone", rule="URB-VOID-14")
        return self.not_held("URB-VOID-12") or self.no_partner(self.are_allies, "URB-VOID-12")

    def share_element(self, one: int, other: int) -> bool:
        """Whether two cards can pay for a special action."""
        return bool(self.cards.kinds[one].elements & self.cards.kinds[other].elements)

    def are_allies(self, one: int, other: int) -> bool:
        """Whether one of two cards is a Sogna and the other an Incubus (URB-VOID-13)."""
        return (self.cards.kinds[one].type | self.cards.kinds[other].type) & c.TWO_SIDED == c.TWO_SIDED

    def no_partner(self, fits: Callable[[int, int], bool], rule: str) -> IllegalAction:
        """The card has no other one to go with; pairs are named by the card that comes first in card order."""
        others = self.hand.copy()
        others.remove(self.argument)
        if any(fits(self.argument, kind) for kind in others):
            return IllegalAction("urbion-pair-order", rule="URB-BASE-67", card=self.card())
        if rule == "URB-VOID-12":
            return IllegalAction("urbion-no-ally", rule="URB-VOID-12", card=self.card())
        return IllegalAction("urbion-no-shared-element", rule="URB-GARDENS-08", card=self.card())

    def pair(self) -> IllegalAction:
        first, use = self.about & KIND, self.about >> 6
        names = {"card": self.card(), "first": self.card(first)}
        if self.argument not in self.hand:  # the first card has left it
            return IllegalAction("urbion-no-second-card", rule="URB-BASE-51", **names)
        if self.argument < first:
            return IllegalAction("urbion-pair-order", rule="URB-BASE-67", card=self.card())
        if use == c.PAY_ALLIANCE:
            return IllegalAction("urbion-not-allies", rule="URB-VOID-12", **names)
        return IllegalAction("urbion-not-sharing", rule="URB-GARDENS-08", **names)

    # ---- the objects of an action -----------------------------------------------------------------------------

    def exchange(self) -> IllegalAction:
        missing = self.no_dream("URB-BASE-33")
        if missing:
            return missing
        side = self.argument >> 2
        if not any(self.dreams(below) for below in range(side + 2, c.SIDES, 2)):
            return IllegalAction("urbion-nothing-below", rule="URB-BASE-68", slot=SLOTS[self.argument])
        return self.equal()

    def exchange_with(self) -> IllegalAction:
        missing = self.no_dream("URB-BASE-33")
        if missing:
            return missing
        if self.argument >> 2 & 1 != self.about >> 2 & 1:
            return IllegalAction("urbion-other-side", rule="URB-BASE-33", side=SIDE_NAMES[self.about >> 2 & 1])
        if self.argument >> 3 == self.about >> 3:
            return IllegalAction("urbion-same-row", rule="URB-BASE-33", row=ROW_NAMES[self.about >> 3])
        if self.argument >> 3 < self.about >> 3:
            return IllegalAction("urbion-row-order", rule="URB-BASE-68", row=ROW_NAMES[self.about >> 3])
        return self.equal()

    def city(self) -> IllegalAction:
        row = self.argument
        missing = self.vacant(row)
        if missing:
            return missing
        if row == self.table["void_figure"]:
            return IllegalAction("urbion-void-city", rule="URB-VOID-15", row=ROW_NAMES[row])
        if self.question == c.Q_REBUILD:
            return IllegalAction("urbion-no-city-below", rule="URB-BASE-68", row=ROW_NAMES[row])
        return IllegalAction("urbion-row-order", rule="URB-BASE-68", row=ROW_NAMES[self.about])

    def flip(self) -> IllegalAction:
        found = dream_at(self.table, self.argument)
        if not found:
            return self.no_dream("URB-GARDENS-10") or self.always()
        if not is_chaos(found[0], self.cards):
            return IllegalAction("urbion-not-chaos", rule="URB-GARDENS-10", card=self.card(found[0]))
        return self.full(self.argument >> 2 ^ 1, "URB-GARDENS-10") or self.equal()

    def touched(self) -> IllegalAction:
        """A Dream that a flying or invisible Book cannot touch."""
        side = self.about
        rules = ("URB-BOOKS-07", "URB-BOOKS-08") if self.question == c.Q_FLY else ("URB-BOOKS-09", "URB-BOOKS-10")
        found = dream_at(self.table, self.argument)
        if not found:
            return self.no_dream(rules[side]) or self.always()
        if self.argument >> 2 & 1 != side:
            return IllegalAction("urbion-other-side", rule=rules[side], side=SIDE_NAMES[side])
        if is_chaos(found[0], self.cards):
            return IllegalAction("urbion-chaos-stays", rule=rules[side], card=self.card(found[0]))
        row = self.argument >> 3
        if self.question == c.Q_FLY and not any(self.has_room(o * 2 + side) for o in range(c.ROWS) if o != row):
            return IllegalAction("urbion-no-landing", rule=rules[side], slot=SLOTS[self.argument])
        return self.equal()

    def fly_to(self) -> IllegalAction:
        side = self.about >> 2 & 1
        rule = ("URB-BOOKS-07", "URB-BOOKS-08")[side]
        missing = self.vacant(self.argument)
        if missing:
            return missing
        if self.argument == self.about >> 3:
            return IllegalAction("urbion-same-row", rule=rule, row=ROW_NAMES[self.argument])
        return self.full(self.argument * 2 + side, rule) or self.always()

    def free(self) -> IllegalAction:
        row = self.argument
        not_empty = IllegalAction("urbion-city-not-empty", rule="URB-BOOKS-11", row=ROW_NAMES[row])
        return self.vacant(row) or not_empty

    def again(self) -> IllegalAction:
        if self.argument == c.SECOND_SWAP:
            return self.nothing_to_swap()
        book = self.argument - c.SECOND_BOOK
        if not self.flags & c.BOOKS:
            module = TextName("urbion-module-books")
            return IllegalAction("urbion-module-missing", rule="URB-BOOKS-06", module=module)
        return self.useless(book)

    # ---- Census, filling, Chaos -------------------------------------------------------------------------------

    def clean(self) -> IllegalAction:
        row = self.block - c.CLEAN
        if row != self.about:
            return IllegalAction("urbion-other-row", rule="URB-BASE-35", row=ROW_NAMES[self.about])
        total = 0
        for place in range(6):
            if self.argument >> place & 1:
                side, index = row * 2 + place // 3, place % 3
                if index >= len(self.dreams(side)):
                    slot = SLOTS[side * 4 + index]
                    return IllegalAction("urbion-no-dream-there", rule="URB-BASE-36", slot=slot)
                kind = self.cards.kinds[self.dreams(side)[index][0]]
                total += -kind.minus if side & 1 else kind.plus
        if total:
            return IllegalAction("urbion-not-zero", rule="URB-BASE-36", sum=f"{total:+d}".replace("-", "−"))
        return self.equal()

    def bonus(self) -> IllegalAction:
        return IllegalAction("urbion-bonus", rule="URB-BASE-39", most=self.about)

    def put(self) -> IllegalAction:
        return IllegalAction("urbion-not-looked-at", rule="URB-BOOKS-13", card=self.card())

    def place(self) -> IllegalAction:
        row = self.argument
        missing = self.vacant(row)
        if missing:
            return missing
        rule = "URB-BASE-16" if self.question == c.Q_OPENING_CHAOS else "URB-BASE-52"
        _, _, stronger = self.judged(row)
        if stronger < 0:
            return IllegalAction("urbion-no-stronger-side", rule=rule, row=ROW_NAMES[row])
        return self.full(row * 2 + stronger, rule) or self.always()

    def ruin(self) -> IllegalAction:
        row = self.argument
        missing = self.vacant(row)
        if missing or self.judged(row)[1]:
            return missing or self.always()
        return IllegalAction("urbion-not-balanced", rule="URB-BASE-52", row=ROW_NAMES[row])

    def lay(self) -> IllegalAction:
        side = self.argument
        missing = self.vacant(side >> 1)
        if missing:
            return missing
        if self.question == c.Q_REVEALED:
            kind = self.cards.kinds[self.about & KIND]
            if not kind.type & (c.INCUBUS if side & 1 else c.SOGNA):
                names = {"card": self.card(self.about & KIND), "side": SIDE_NAMES[side & 1]}
                return IllegalAction("urbion-wrong-side", rule="URB-CHROMATIC-05", **names)
        return self.full(side) or IllegalAction(
            "urbion-regular-place", rule="URB-CHROMATIC-05", card=self.card(self.about & KIND)
        )

    def sides(self) -> IllegalAction:
        drawn: list[int] = self.table["drawn"]
        if len(drawn) == 1 and self.argument in (c.SOGNAE_INCUBI, c.INCUBI_SOGNAE):
            return IllegalAction("urbion-one-card", rule="URB-EDGE-03", card=self.card(drawn[0]))
        types = [self.cards.kinds[kind].type & c.TWO_SIDED for kind in drawn]
        for kind, type_of_card, side in zip(drawn, types, SIDES_OF_PAIR[self.argument], strict=False):
            if type_of_card in (c.SOGNA, c.INCUBUS) and type_of_card != (c.INCUBUS if side else c.SOGNA):
                names = {"card": self.card(kind), "side": SIDE_NAMES[side]}
                return IllegalAction("urbion-wrong-side", rule="URB-BASE-15", **names)
        if self.table["edition"] == c.SECOND_EDITION and types == [c.TWO_SIDED] * 2:
            return IllegalAction("urbion-sides-equal", rule="URB-BASE-67", card=self.card(drawn[0]))
        return IllegalAction("urbion-together", rule="URB-BASE-15")

    def sail(self) -> IllegalAction:
        found = dream_at(self.table, self.argument)
        if not found:
            return self.no_dream("URB-POSTCARDS-15") or self.always()
        if found[1] & c.POSTCARD != c.FLAGSHIP + 1:
            return IllegalAction("urbion-no-flagship", rule="URB-POSTCARDS-15", slot=SLOTS[self.argument])
        return IllegalAction("urbion-flagship-moved", rule="URB-POSTCARDS-15", slot=SLOTS[self.argument])

    def swap_polarity(self) -> IllegalAction:
        if self.table["turn"] == 0:
            return IllegalAction("urbion-not-in-set-up", rule="URB-BASE-69")
        count = len(self.table["discard"])
        if count >= c.POLARITY_PRICE:
            return IllegalAction("urbion-first-step-only", rule="URB-BASE-69")
        return IllegalAction("urbion-discard-too-small", rule="URB-TEAM-08", count=count, cost=c.POLARITY_PRICE)

    def always(self) -> IllegalAction:
        """Answers that are always legal where they are asked for: never refused."""
        return IllegalAction("urbion-not-asked", rule="URB-BASE-68", action=self.action.words, question=self.asked())


R = Refusal
BY_VERB: dict[str, Callable[[Refusal], IllegalAction]] = {
    "play": R.play,
    "swap": R.swap,
    "census": R.census,
    "pass": R.pass_on,
    "switch-polarity": R.switch_polarity,
    **dict.fromkeys(BOOK_VERBS, R.book),
    **dict.fromkeys(("rebuild", "side-change", "rebuild-two", "side-change-two"), R.special),
    "alliance": R.alliance,
    "and": R.pair,
    "exchange": R.exchange,
    "exchange-with": R.exchange_with,
    **dict.fromkeys(("city", "city-with"), R.city),
    "flip": R.flip,
    **dict.fromkeys(("fly", "vanish"), R.touched),
    "fly-to": R.fly_to,
    "free": R.free,
    "again": R.again,
    "clean": R.clean,
    "bonus": R.bonus,
    "put": R.put,
    "place": R.place,
    "ruin": R.ruin,
    "lay": R.lay,
    "sides": R.sides,
    "sail": R.sail,
    "swap-polarity": R.swap_polarity,
    **dict.fromkeys(("stop", "face", "wise", "reveal", "no-more-books", "reveal-book"), R.always),
}


def explain(engine: Engine, action: Action) -> IllegalAction:
    """The reason why `action` is refused; it must not be legal."""
    return Refusal(engine, action).explain()
