"""What happens to cards that leave the Dream deck: filling rows, Chaos, Chromatic Chaos, Wise Chaos, Phase II."""

from __future__ import annotations

from tests.games.urbion.referee_cards import INCUBI, SIDES, SOGNAE, card
from tests.games.urbion.referee_table import IN_THE_OPEN, Dream, Flow, Table

# The answers of DP-02 with the sides of the first and the second Dream drawn.
PAIR_SIDES = {
    "sides both-sognae": (SOGNAE, SOGNAE),
    "sides both-incubi": (INCUBI, INCUBI),
    "sides sognae-incubi": (SOGNAE, INCUBI),
    "sides incubi-sognae": (INCUBI, SOGNAE),
}


class Drawing(Table):
    """The procedures fill, phase2, handle, resolve_chaos and resolve_chromatic of section 6.4."""

    # ---- filling rows ---------------------------------------------------------------------------------

    def fill_empty_rows(self) -> Flow:
        """C7: every occupied row without Dreams, top to bottom (URB-BASE-41)."""
        for place in range(4):
            if self.rows[place].city is not None and self.rows[place].empty():
                yield from self.fill(place)

    def fill(self, place: int) -> Flow:
        """URB-BASE-15; a Chromatic Chaos is put aside and replaced (URB-CHROMATIC-07)."""
        while len(self.drawn) < 2:
            if not self.deck.size():
                if self.first_edition:
                    break  # URB-EDGE-03
                raise self.lose_for_want_of_dreams()
            token = self.draw_dream()
            if card(token).type == "Y":
                self.aside.append(self.seat)
            else:
                self.drawn.append(token)
        if not self.drawn:
            return
        words = yield from self.ask("sides", self.pair_choices)
        dreams = [Dream(token) for token in self.drawn]
        for dream, side in zip(dreams, PAIR_SIDES[words], strict=False):
            self.rows[place].add(dream, side)
        self.drawn = []
        if self.postcard_deck.size():
            dreams[0].postcard = self.postcard_deck.draw()[0]  # URB-POSTCARDS-03

    def pair_choices(self) -> list[str]:
        """The table of URB-BASE-15, and the single card of URB-EDGE-03."""
        return [words for words, sides in PAIR_SIDES.items() if self.pair_allowed(*sides)]

    def pair_allowed(self, first_side: int, second_side: int) -> bool:
        first = card(self.drawn[0])
        if len(self.drawn) == 1:
            return first_side == second_side and first_side in first.sides
        second = card(self.drawn[1])
        if first_side not in first.sides or second_side not in second.sides:
            return False
        together = first.type == "X" or second.type == "X"
        if self.first_edition and (first.free_sided or second.free_sided):
            together = True
        if together:
            return first_side == second_side
        # Two equal cards: the two mixed ways differ only if the first one gets a Postcard (URB-BASE-67).
        same = self.drawn[0] == self.drawn[1] and not self.postcard_deck.size()
        return not (same and (first_side, second_side) == (INCUBI, SOGNAE))

    # ---- Phase II -------------------------------------------------------------------------------------

    def refill(self) -> Flow:
        """URB-BASE-50."""
        while len(self.hand) < 4:
            if not self.deck.size():
                raise self.lose_for_want_of_dreams()
            token, knowers = self.deck.draw()
            if self.is_chaotic(token):
                yield from self.handle(token, in_phase2=True)
            else:
                self.take_into_hand(token, knowers)

    def take_into_hand(self, token: str, knowers: frozenset[int]) -> None:
        """The partner knows the card if its place in the deck was known (URB-BASE-06)."""
        self.hand.append(token)
        if 1 - self.seat in knowers:
            self.known[self.seat][token] += 1

    def handle(self, token: str, in_phase2: bool) -> Flow:
        """DP-09, then the card itself."""
        self.pending.append(token)
        if in_phase2 and self.wise and (yield from self.ask("wise", lambda: ["face", "wise"])) == "wise":
            self.wise -= 1
            self.pending.remove(token)
            self.deck.insert(min(3, self.deck.size()), token, IN_THE_OPEN)  # section 3.3, URB-POSTCARDS-05
        elif card(token).type == "X":
            yield from self.resolve_chaos(token, in_phase2)
        else:
            yield from self.resolve_chromatic(token, in_phase2)

    # ---- Chaos ----------------------------------------------------------------------------------------

    def chaos_places(self) -> list[int]:
        """Rows with a stronger side that is not full."""
        found = []
        for place, row in enumerate(self.rows):
            side = row.stronger()
            if side is not None and row.room(side):
                found.append(place)
        return found

    def chaos_choices(self) -> list[str]:
        """DP-10 (URB-BASE-52, -53)."""
        found = [f"place R{place + 1}" for place in self.chaos_places()]
        found += [f"ruin R{place + 1}" for place, row in enumerate(self.rows) if row.balanced()]
        return [*found, "reveal"]

    def put_chaos(self, token: str, place: int) -> None:
        """Option 1, also of the opening hand."""
        side = self.rows[place].stronger()
        assert side is not None
        self.rows[place].add(Dream(token), side)

    def resolve_chaos(self, token: str, in_phase2: bool) -> Flow:
        """URB-BASE-52; the first edition discards the Chaos of options 2 and 3 before the effect."""
        words = yield from self.ask("chaos", self.chaos_choices)
        if words.startswith("place"):
            self.pending.remove(token)
            self.put_chaos(token, int(words[-1]) - 1)
            return
        if self.first_edition:
            self.finish_with(token)
        if words.startswith("ruin"):
            place = int(words[-1]) - 1
            self.discard_dreams(place, self.rows[place].dreams())
        else:
            yield from self.reveal_four(in_phase2)
        if not self.first_edition:
            self.finish_with(token)

    def finish_with(self, token: str) -> None:
        """A pending card is discarded."""
        self.pending.remove(token)
        self.throw([token])

    def reveal_four(self, in_phase2: bool) -> Flow:
        """Option 3 (URB-BASE-52, -54, -56)."""
        revealed = [self.draw_dream() for _ in range(min(4, self.deck.size()))]
        self.throw(token for token in revealed if not self.is_chaotic(token))
        waiting = [token for token in revealed if self.is_chaotic(token)]
        self.pending += waiting
        for token in waiting:
            self.pending.remove(token)
            yield from self.handle(token, in_phase2)

    # ---- Chromatic Chaos ------------------------------------------------------------------------------

    def chromatic_choices(self) -> list[str]:
        """DP-11: any side with room."""
        return [f"lay R{p + 1}.{SIDES[s]}" for p, row in enumerate(self.rows) for s in (SOGNAE, INCUBI) if row.room(s)]

    def resolve_chromatic(self, token: str, in_phase2: bool) -> Flow:
        """URB-CHROMATIC-03, -06; the card after it follows in any case."""
        if self.chromatic_choices():
            words = yield from self.ask("chromatic", self.chromatic_choices)
            self.pending.remove(token)
            self.lay(token, words)
        else:
            self.finish_with(token)
        if not self.deck.size():
            raise self.lose_for_want_of_dreams()
        shown = self.draw_dream()
        if self.is_chaotic(shown):
            yield from self.handle(shown, in_phase2)  # URB-CHROMATIC-04
            return
        self.pending.append(shown)
        if self.revealed_choices(shown):
            words = yield from self.ask("revealed", lambda: self.revealed_choices(shown))
            self.pending.remove(shown)
            self.lay(shown, words)
        else:
            self.finish_with(shown)

    def lay(self, token: str, words: str) -> None:
        """`lay R1.sognae`."""
        row, side = words.removeprefix("lay ").split(".")
        self.rows[int(row[1]) - 1].add(Dream(token), SIDES.index(side))

    def revealed_choices(self, token: str) -> list[str]:
        """DP-12 (URB-CHROMATIC-05): a regular place if there is one, else any place; Polarity plays no role."""
        what = card(token)
        places = [(p, s) for p, row in enumerate(self.rows) for s in what.sides if row.room(s)]
        regular = [(p, s) for p, s in places if what.elements & set(self.rows[p].city or "")]
        return [f"lay R{p + 1}.{SIDES[s]}" for p, s in regular or places]

    def resolve_aside(self) -> Flow:
        """URB-CHROMATIC-08, URB-TEAM-03: in order, each by the seat it belongs to."""
        while self.aside:
            self.seat = self.aside.pop(0)
            self.pending.append("Y4")
            yield from self.resolve_chromatic("Y4", in_phase2=False)
