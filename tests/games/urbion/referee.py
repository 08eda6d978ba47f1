"""All of Urbion written a second time from the law, to check the engine against: set-up and turns.

The whole game is a generator that stops at every question. Effects are carried out line by line, in the plainest way.
Where chance decides, each deck is told what leaves it (`feed`), or rolls its own `dice`.

    judge = Referee("second", "team", ["books", "void"])
    judge.roll(random.Random(7))
    judge.begin(judge.whole_game())
    judge.apply("reveal-book")
"""

from __future__ import annotations

import random

from tests.games.urbion.referee_actions import Actions
from tests.games.urbion.referee_cards import card
from tests.games.urbion.referee_table import FLAT, GONE, UP, Dream, Flow


class Referee(Actions):
    """Section 5 and the procedure `turn` of section 6.4."""

    def roll(self, dice: random.Random) -> None:
        """Chance is decided by own dice."""
        for pile in (self.deck, self.city_deck, self.postcard_deck, self.book_pile):
            pile.dice = dice

    # ---- set-up ---------------------------------------------------------------------------------------

    def whole_game(self) -> Flow:
        """The steps of section 5, then turns."""
        if self.has("books"):
            yield from self.choose_books()
        for row in self.rows:
            row.city = self.city_deck.draw()[0]
        yield from self.fill_empty_rows()
        yield from self.from_opening()

    def from_opening(self) -> Flow:
        """Steps 6 to 8."""
        for seat in [self.starter, 1 - self.starter] if self.team else [0]:
            self.seat = seat
            yield from self.opening_hand()
        self.seat = self.starter
        yield from self.resolve_aside()
        self.seat = self.starter
        yield from self.turns()

    def choose_books(self) -> Flow:
        """URB-BOOKS-02 … -04; which Books are removed unseen is decided when the others are drawn."""
        for _ in range(6 if self.first_edition else 4):
            words = yield from self.ask("book", lambda: ["no-more-books", "reveal-book"])
            if words == "no-more-books":
                break
            self.books.append(self.book_pile.draw()[0])
        price = int(self.variants.get("book_price", "2")) if self.first_edition else 4
        turned_up = [self.draw_dream() for _ in range(price * len(self.books))]
        back = [token for token in turned_up if card(token).chaotic]
        self.throw(token for token in turned_up if not card(token).chaotic)
        if back:
            self.deck.shuffle_in(back)

    def opening_hand(self) -> Flow:
        """URB-BASE-16, URB-TEAM-03."""
        while len(self.hand) < 4:
            if not self.deck.size():
                raise self.lose_for_want_of_dreams()
            token, knowers = self.deck.draw()
            if card(token).type == "X":
                yield from self.opening_chaos(token)
            elif card(token).type == "Y":
                self.aside.append(self.seat)  # URB-CHROMATIC-07
            else:
                self.take_into_hand(token, knowers)
        if self.aside_chaos:
            self.deck.shuffle_in(self.aside_chaos)
            self.aside_chaos = []

    def opening_chaos(self, token: str) -> Flow:
        """DP-03."""
        if not self.chaos_places():
            self.aside_chaos.append(token)
            return
        self.pending.append(token)
        words = yield from self.ask("opening-chaos", lambda: [f"place R{p + 1}" for p in self.chaos_places()])
        self.pending.remove(token)
        self.put_chaos(token, int(words[-1]) - 1)

    # ---- turns ----------------------------------------------------------------------------------------

    def turns(self) -> Flow:
        """Turn after turn (URB-BASE-20, URB-TEAM-02)."""
        while True:
            self.turn += 1
            self.move_void()
            yield from self.move_flagships()
            yield from self.main()
            yield from self.rest_of_turn()

    def rest_of_turn(self) -> Flow:
        """Phase II and TURN_END."""
        yield from self.refill()
        self.turn_hourglasses()
        if self.team:
            self.seat = 1 - self.seat

    def from_main(self) -> Flow:
        """A game that begins with a main choice."""
        yield from self.main()
        yield from self.rest_of_turn()
        yield from self.turns()

    def from_refill(self) -> Flow:
        """A game that begins in Phase II."""
        yield from self.rest_of_turn()
        yield from self.turns()

    def move_void(self) -> None:
        """URB-VOID-03, -04."""
        if self.void_figure == GONE:
            return
        if self.void_figure == FLAT:
            self.void_figure = UP
        elif self.void_figure == UP:
            self.void_figure = self.occupied()[0]
        else:
            assert isinstance(self.void_figure, int)
            self.void_figure = self.row_below(self.void_figure)

    def move_flagships(self) -> Flow:
        """URB-POSTCARDS-15, DP-13."""
        while self.flagships() and len(self.occupied()) > 1:
            words = yield from self.ask("flagship", lambda: [f"sail {slot}" for slot in self.flagships()])
            place, side, dream = self.place_of(words.removeprefix("sail "))
            target = self.rows[self.row_below(place)]
            if target.room(side):
                self.rows[place].remove(dream)
                target.add(dream, side)
                dream.moved = True
            else:
                self.settle(dream, kept=False)
        for _, _, dream in self.dreams_on_table():
            dream.moved = False

    def flagships(self) -> dict[str, Dream]:
        """Those that did not move yet."""
        slots = {
            slot: dream for place in range(4) for side in (0, 1) for slot, dream in self.slots(place, side).items()
        }
        return {slot: dream for slot, dream in slots.items() if dream.postcard == "flagship" and not dream.moved}

    def turn_hourglasses(self) -> None:
        """URB-POSTCARDS-14."""
        for _, _, dream in self.dreams_on_table():
            if dream.postcard == "hourglass" and dream.quarters == 4:
                self.settle(dream, kept=False)
            elif dream.postcard == "hourglass":
                dream.quarters += 1
