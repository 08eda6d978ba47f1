"""Phase I: the main choices of section 6.3, what they cost and what they do."""

from __future__ import annotations

from tests.games.urbion.referee_cards import INCUBI, SIDES, SOGNAE, card
from tests.games.urbion.referee_census import Census
from tests.games.urbion.referee_table import FLAT, Asking, Dream, Flow

BASIC = ("swap", "census")
BOOK_VERBS = {
    "flying-sognae": "flying-sognae",
    "flying-incubi": "flying-incubi",
    "invisible-sognae": "invisible-sognae",
    "invisible-incubi": "invisible-incubi",
    "freedom": "freedom",
    "full-balance": "balance",
    "prophecies": "prophecies",
}
SPECIAL = ("rebuild", "side-change")


class Actions(Census):
    """DP-04 and DP-05 with all objects."""

    # ---- the choice -----------------------------------------------------------------------------------

    def main_choices(self) -> list[str]:
        """Section 6.3, the first step of each."""
        found = []
        for token in self.in_order(self.hand):
            found += [f"play {token} at R{p + 1}.{SIDES[s]}" for p in range(4) for s in self.play_sides(token, p)]
            found += [f"{verb} {token}" for verb in self.one_card_uses(token)]
        for verb in ("rebuild-two", "side-change-two", "alliance"):
            found += [f"{verb} {first}" for first in self.in_order(self.hand) if self.partners(verb, first)]
        return found

    def play_sides(self, token: str, place: int) -> list[int]:
        """Where a card may be played (URB-BASE-30, URB-TEAM-04)."""
        row, what = self.rows[place], card(token)
        if row.city is None or not what.elements & set(row.city):
            return []
        sides = [side for side in what.sides if row.room(side)]
        return [side for side in sides if side == self.polarity[self.seat]] if self.team else sides

    def one_card_uses(self, token: str) -> list[str]:
        """What one discarded card pays for."""
        found = [*self.actions(), *([] if self.first_edition else ["pass"])]  # URB-BASE-32
        if self.has("gardens") and card(token).wizard:
            found += [verb for verb in SPECIAL if self.possible(verb)]
        if self.team and self.first_edition:
            found.append("switch-polarity")
        return found

    def actions(self) -> list[str]:
        """Basic and Book actions that can be carried out (URB-BASE-31, URB-BOOKS-06, -15)."""
        books = [verb for verb, book in BOOK_VERBS.items() if book in self.books]
        return [verb for verb in [*BASIC, *books] if self.possible(verb)]

    def possible(self, verb: str) -> bool:
        """Whether the objects of an action exist."""
        if verb == "swap":
            return bool(self.swap_slots())
        if verb == "rebuild":
            return len(self.rebuildable()) >= 2
        if verb == "side-change":
            return bool(self.flip_slots())
        if verb.startswith("flying"):
            return bool(self.fly_slots(self.side_named(verb)))
        if verb.startswith("invisible"):
            return bool(self.book_slots(self.side_named(verb)))
        if verb == "freedom":
            return bool(self.empty_cities())
        if verb == "prophecies":
            return self.deck.size() > 0
        return True

    def partners(self, verb: str, first: str) -> list[str]:
        """The second cards of a payment of two, none before the first in the order of kinds."""
        rest = list(self.hand)
        rest.remove(first)
        later = [token for token in self.in_order(rest) if self.in_order([first, token])[0] == first]
        if verb == "alliance":
            fits = self.has("void") and self.void_stack > 0
            return [token for token in later if fits and self.allies(first, token)]
        fits = self.has("gardens") and self.possible(verb.removesuffix("-two"))
        return [token for token in later if fits and card(first).elements & card(token).elements]

    def allies(self, one: str, other: str) -> bool:
        """URB-VOID-12, -13: one of them can be the Sogna and the other one the Incubus."""
        a, b = card(one).sides, card(other).sides
        return (SOGNAE in a and INCUBI in b) or (INCUBI in a and SOGNAE in b)

    def main(self) -> Flow:
        """Phase I."""
        verb, token, *place = (yield from self.ask("main", self.main_choices)).replace(" at ", " ").split()
        if verb == "play":
            row, side = place[0].split(".")
            self.use(token)
            self.rows[int(row[1]) - 1].add(Dream(token), SIDES.index(side))
        elif verb in ("rebuild-two", "side-change-two", "alliance"):
            seconds = [f"and {second}" for second in self.partners(verb, token)]
            self.pay(token)
            words = yield from self.ask("pair", lambda: seconds, False)
            self.pay(words.removeprefix("and "))
            yield from self.act(verb.removesuffix("-two"))
        else:
            self.pay(token)
            yield from self.act(verb)
            if card(token).wizard and (verb in BASIC or verb in BOOK_VERBS):
                yield from self.second_action()

    def pay(self, token: str) -> None:
        """A card is discarded from the hand."""
        self.use(token)
        self.throw([token])

    def second_action(self) -> Flow:
        """DP-05 (URB-GARDENS-07)."""
        words = yield from self.ask("second", lambda: ["stop", *(f"again {verb}" for verb in self.actions())])
        if words != "stop":
            yield from self.act(words.removeprefix("again "))

    def act(self, verb: str) -> Flow:
        """Carry out what was paid for."""
        if verb == "swap":
            yield from self.swap()
        elif verb == "census":
            yield from self.census()
        elif verb == "full-balance":
            yield from self.census(bonus_most=2)
        elif verb == "rebuild":
            yield from self.rebuild()
        elif verb == "side-change":
            yield from self.side_change()
        elif verb.startswith("flying"):
            yield from self.fly(self.side_named(verb))
        elif verb.startswith("invisible"):
            yield from self.vanish(self.side_named(verb))
        elif verb == "freedom":
            yield from self.freedom()
        elif verb == "prophecies":
            yield from self.prophecies()
        elif verb == "alliance":
            self.remove_void_card(FLAT)
        elif verb == "switch-polarity":
            self.exchange_polarity()
        else:
            assert verb == "pass"

    def object_of(self, question: str, verb: str, names: list[str]) -> Asking:
        """An object of an action: a further step, so without DP-14."""
        words = yield from self.ask(question, lambda: [f"{verb} {name}" for name in names], False)
        return words.split()[1]

    @staticmethod
    def side_named(verb: str) -> int:
        return SIDES.index(verb.split("-")[1])

    # ---- Swap -----------------------------------------------------------------------------------------

    def swap_slots(self) -> list[str]:
        """Dreams with another one on the same side of a lower row (URB-BASE-33, -34)."""
        return [slot for p in range(4) for s in (SOGNAE, INCUBI) for slot in self.slots(p, s) if self.below(p, s)]

    def below(self, place: int, side: int) -> list[str]:
        return [slot for lower in range(place + 1, 4) for slot in self.slots(lower, side)]

    def swap(self) -> Flow:
        upper = yield from self.object_of("swap", "exchange", self.swap_slots())
        place, side, dream = self.place_of(upper)
        lower = yield from self.object_of("swap-with", "exchange-with", self.below(place, side))
        other_place, _, other = self.place_of(lower)
        self.rows[place].remove(dream)
        self.rows[other_place].remove(other)
        self.rows[place].add(other, side)
        self.rows[other_place].add(dream, side)
        self.disturb(dream)
        self.disturb(other)

    # ---- special actions ------------------------------------------------------------------------------

    def rebuildable(self) -> list[int]:
        """URB-GARDENS-09, URB-VOID-15."""
        return [place for place in self.occupied() if place != self.void_row()]

    def rebuild(self) -> Flow:
        rows = self.rebuildable()
        upper = int((yield from self.object_of("rebuild", "city", [f"R{p + 1}" for p in rows[:-1]]))[1]) - 1
        lowers = [f"R{p + 1}" for p in rows if p > upper]
        lower = int((yield from self.object_of("rebuild-with", "city-with", lowers))[1]) - 1
        self.rows[upper].city, self.rows[lower].city = self.rows[lower].city, self.rows[upper].city

    def flip_slots(self) -> list[str]:
        """URB-GARDENS-10."""
        return [
            slot
            for place, row in enumerate(self.rows)
            for side in (SOGNAE, INCUBI)
            for slot, dream in self.slots(place, side).items()
            if card(dream.token).chaotic and row.room(1 - side)
        ]

    def side_change(self) -> Flow:
        slot = yield from self.object_of("side-change", "flip", self.flip_slots())
        place, side, dream = self.place_of(slot)
        self.rows[place].remove(dream)
        self.rows[place].add(dream, 1 - side)
        self.disturb(dream)

    # ---- Books ----------------------------------------------------------------------------------------

    def book_slots(self, side: int) -> list[str]:
        """Dreams that Books may touch (URB-BOOKS-14)."""
        found = {slot: dream for place in range(4) for slot, dream in self.slots(place, side).items()}
        return [slot for slot, dream in found.items() if not card(dream.token).chaotic]

    def fly_slots(self, side: int) -> list[str]:
        return [slot for slot in self.book_slots(side) if self.landings(slot)]

    def landings(self, slot: str) -> list[str]:
        """Other Cities with room on that side (URB-BOOKS-07, -08)."""
        place, side, _ = self.place_of(slot)
        return [f"R{p + 1}" for p, row in enumerate(self.rows) if p != place and row.room(side)]

    def fly(self, side: int) -> Flow:
        slot = yield from self.object_of("fly", "fly", self.fly_slots(side))
        target = yield from self.object_of("fly-to", "fly-to", self.landings(slot))
        place, _, dream = self.place_of(slot)
        self.rows[place].remove(dream)
        self.rows[int(target[1]) - 1].add(dream, side)
        self.disturb(dream)

    def vanish(self, side: int) -> Flow:
        """URB-BOOKS-09, -10."""
        slot = yield from self.object_of("vanish", "vanish", self.book_slots(side))
        place, _, dream = self.place_of(slot)
        self.discard_dreams(place, [dream])

    def empty_cities(self) -> list[str]:
        return [f"R{place + 1}" for place in self.occupied() if self.rows[place].empty()]

    def freedom(self) -> Flow:
        """URB-BOOKS-11."""
        place = int((yield from self.object_of("freedom", "free", self.empty_cities()))[1]) - 1
        self.take_city(place)
        self.check_win()
        self.replace_city(place)
        yield from self.fill_empty_rows()
        yield from self.resolve_aside()

    def prophecies(self) -> Flow:
        """URB-BOOKS-13, DP-08."""
        count = min(2 * self.books.count("prophecies"), self.deck.size())
        self.looked = [self.draw_dream() for _ in range(count)]
        self.arranged = []
        while len(self.arranged) < count:
            words = yield from self.ask("prophecy", self.put_choices, not self.arranged)
            self.arranged.append(words.removeprefix("put "))
        seers = frozenset({0, 1}) if self.open_hands or self.open_order else frozenset({self.seat})
        for token in reversed(self.arranged):
            self.deck.insert(0, token, seers)
        self.looked, self.arranged = [], []

    def put_choices(self) -> list[str]:
        rest = list(self.looked)
        for token in self.arranged:
            rest.remove(token)
        return [f"put {token}" for token in self.in_order(rest)]
