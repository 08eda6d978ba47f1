"""Free actions: spells with their payments, and the denizens that are used at any time (chapter 7)."""

from __future__ import annotations

from collections import Counter

from tests.games.onirim.full_referee_doors import Doors
from tests.games.onirim.full_referee_table import (
    COLOURS,
    Answer,
    Asking,
    Flow,
    colours_of,
    in_order,
    is_usable,
    one_coloured,
    parse,
    sorted_cards,
)

COSTS = {"paradoxical_prophecy": (5, 6), "parallel_planning": (7, 9), "powerful_punishment": (10, 12)}
PLANNING = "cast parallel_planning"


class Free(Doors):
    """What is offered beside a question, and what it does."""

    # ---- offers ---------------------------------------------------------------------------------------

    def cost(self, spell: str) -> int:
        """ONI-BOOK-02."""
        return COSTS[spell][1 if self.on("hard.book") else 0]

    def affordable(self, spell: str) -> bool:
        """ONI-BOOK-08: the discard pile pays."""
        return self.has("book") and len(self.discard) >= self.cost(spell)

    def planning(self) -> list[str]:
        """The only free action while the pile is being searched or revealed (ONI-FREE-03)."""
        return [PLANNING] if self.affordable("parallel_planning") else []

    def free_actions(self) -> list[str]:
        """The table at the end of chapter 7."""
        found = self.planning()
        if self.affordable("paradoxical_prophecy") and self.size():
            found.append("cast paradoxical_prophecy")
        if "cyclobot" in self.rallied and self.exchangeable(self.hand) and self.exchangeable(self.discard):
            found.append("use cyclobot")
        for name in ("squirrel_spies", "harpoon_hunter"):
            if name in self.rallied and self.size():
                found.append(f"use {name}")
        if "hammerbird" in self.rallied and self.row:
            found.append("use hammerbird")
        if self.rallied.count("treasure_keeper") > len(self.stored):
            found += self.hand_choices("store", is_usable, stored=False)
        return found

    def exchangeable(self, cards: list[str]) -> list[str]:
        return in_order(card for card in cards if is_usable(card))

    def ask_freely(self, question: str, offered: list[str]) -> Asking:
        """A question with all free actions beside it (ONI-FREE-03)."""
        return (yield from self.ask(question, offered + self.free_actions()))

    # ---- carrying out ---------------------------------------------------------------------------------

    def free_action(self, answer: Answer) -> Flow:
        """Carry out a free action completely; the question is asked again afterwards (ONI-FREE-05)."""
        if answer.verb == "store":
            self.stored.append(self.use_card(answer))
            return
        if answer.verb == "cast":
            yield from self.pay(answer.what)
        else:
            self.discard_denizen(answer.what)
        effects = {
            "paradoxical_prophecy": self.paradox,
            "parallel_planning": self.plan,
            "cyclobot": self.cyclobot,
            "squirrel_spies": self.spies,
            "harpoon_hunter": self.harpoon,
            "hammerbird": self.hammerbird,
        }
        yield from effects[answer.what]()

    def discard_denizen(self, name: str) -> None:
        """ONI-ONIV-09."""
        self.rallied.remove(name)
        self.discard.append(f"den.{name}")

    # ---- payments -------------------------------------------------------------------------------------

    def payment_class(self, card: str) -> str:
        """ONI-BOOK-14."""
        if self.has("oniverse") and is_usable(card):
            return card
        if self.has("premonitions") and card == "nightmare":
            return card
        return "rest"

    def pay(self, spell: str) -> Flow:
        """DP-PAY: classes one at a time, ascending, only picks that can still be completed (chapter 6.8)."""
        classes = [*in_order(card for card in self.discard if self.payment_class(card) == card), "rest"]
        first = 0
        for left in range(self.cost(spell), 0, -1):
            there = Counter(self.payment_class(card) for card in self.discard)
            options = [
                name
                for place, name in enumerate(classes)
                if place >= first and there[name] and sum(there[other] for other in classes[place:]) >= left
            ]
            name = parse((yield from self.ask("pay", [f"pay {name}" for name in options]))).what
            first = classes.index(name)
            card = next(card for card in sorted_cards(self.discard) if self.payment_class(card) == name)
            self.discard.remove(card)
            self.removed.append(card)

    # ---- spells ---------------------------------------------------------------------------------------

    def paradox(self) -> Flow:
        """ONI-BOOK-10: one of five on top, the others under the pile."""
        cards = self.draw_up_to(5, self.variants["alt.paradoxicalFrom"] == "bottom")
        self.look_at(cards, revealed=False)
        answer = yield from self.ask("paradox", [f"put-first {card}" for card in in_order(cards)])
        first = parse(answer).what
        self.arranged.append(first)
        others = yield from self.arrange("paradox-order", "put-under")
        self.put_on_top([first], self.knowers())
        self.put_under(others, self.knowers())
        self.look_away()

    def plan(self) -> Flow:
        """ONI-BOOK-11: two order cards are exchanged, each keeps its face."""
        last = len(self.goals) - 1
        a = int(parse((yield from self.ask("plan", [f"plan {place}" for place in range(last)]))).what)
        answer = yield from self.ask("plan-with", [f"plan-with {place}" for place in range(a + 1, last + 1)])
        b = int(parse(answer).what)
        self.goals[a], self.goals[b] = self.goals[b], self.goals[a]

    # ---- denizens -------------------------------------------------------------------------------------

    def cyclobot(self) -> Flow:
        """ONI-ONIV-11: a hand card for one of the discard pile; the new card takes its place."""
        choices = self.hand_choices("cyclo", is_usable, stored=False)
        given = parse((yield from self.ask("cyclo", choices)))
        choices = [f"cyclo-fetch {card}" for card in self.exchangeable(self.discard)]
        fetched = parse((yield from self.ask("cyclo-fetch", choices))).what
        self.discard.remove(fetched)
        self.discard.append(self.use_card(given))
        if given.source == "shared":
            self.shared.append(fetched)
        else:
            self.gain_personal(fetched, openly=True)

    def spies(self) -> Flow:
        """ONI-ONIV-12."""
        self.look_at(self.draw_up_to(5), revealed=False)
        order = yield from self.arrange("spies", "put")
        self.put_on_top(order, self.knowers())
        self.look_away()

    def harpoon(self) -> Flow:
        """ONI-ONIV-13; lost dreams go to the limbo (ONI-DREAM-04)."""
        self.look_at(self.draw_up_to(5), revealed=True)
        self.lost_dreams_to_limbo()
        for card in [card for card in self.looked if card == "nightmare"]:
            self.looked.remove(card)
            self.discard.append(card)
        order = yield from self.arrange("harpoon", "put-under")
        self.put_under(order, self.knowers())
        self.look_away()

    def hammerbird(self) -> Flow:
        """ONI-ONIV-14; of colours with the same result only the first is offered (DP-HAMMER)."""
        colours = [colour for colour in COLOURS if colour in colours_of(self.row[-1])]
        lengths = {colour: self.chain(colour) for colour in colours}
        different = [
            colour
            for place, colour in enumerate(colours)
            if lengths[colour] not in [lengths[other] for other in colours[:place]]
        ]
        colour = parse((yield from self.ask("hammer", [f"hammer {colour}" for colour in different]))).what
        start = len(self.row) - lengths[colour]
        self.discard += self.row[start:]
        del self.row[start:]

    def chain(self, colour: str) -> int:
        """How many cards at the end of the row have the colour."""
        length = 0
        while length < len(self.row) and colour in colours_of(self.row[-1 - length]):
            length += 1
        assert length or not one_coloured(self.row[-1])
        return length
