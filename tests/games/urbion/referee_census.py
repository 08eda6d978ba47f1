"""The Census with all that modules add to it: claims, Postcards, cleaning, the Void's row, bonus, new Cities."""

from __future__ import annotations

from itertools import combinations, pairwise, product

from tests.games.urbion.referee_cards import INCUBI, SOGNAE, card, magnitude
from tests.games.urbion.referee_drawing import Drawing
from tests.games.urbion.referee_table import GONE, UP, Dream, Flow, Over


class Census(Drawing):
    """URB-BASE-35 with the steps C0 to C8."""

    def census(self, bonus_most: int = 1) -> Flow:
        """`bonus_most` is 2 for Full Balance (URB-BOOKS-12)."""
        void = self.void_row()
        balanced = [place for place in self.occupied() if self.rows[place].balanced() and place != void]
        perfect = len(balanced) == 4  # URB-BASE-38
        content = [d for place in balanced for d in self.rows[place].dreams() if self.deserves(place, d, perfect)]
        others = [p for p in self.occupied() if p not in balanced and p != void and not self.rows[p].empty()]
        for place in balanced:
            self.claim(place, content)
        for place in others:
            yield from self.clean(place)
        if void is not None:
            self.treat_void_row(void)
        if perfect:
            yield from self.bonus(min(bonus_most, self.city_deck.size()))
        self.check_win()
        for place in balanced:
            self.replace_city(place)
        yield from self.fill_empty_rows()
        yield from self.resolve_aside()

    # ---- claiming -------------------------------------------------------------------------------------

    def deserves(self, place: int, dream: Dream, perfect: bool) -> bool:
        """Whether the Postcard on a Dream of a claimed row is kept (URB-POSTCARDS-10 … -17)."""
        if dream.postcard == "dreamcatcher":
            return any(side == [dream] for side in self.rows[place].sides)
        if dream.postcard == "doves":
            return perfect
        if dream.postcard == "seer":
            return self.sees_all_elements(place)
        if dream.postcard == "mages":
            return sum(card(other.token).type == "X" for _, _, other in self.dreams_on_table()) >= 2
        if dream.postcard == "planbot":
            return self.has_run_of_four()
        return bool(dream.postcard)

    def sees_all_elements(self, place: int) -> bool:
        """URB-POSTCARDS-12."""
        cards = [card(dream.token) for dream in self.rows[place].dreams()]
        shown = {element for what in cards if what.type != "N" for element in what.elements}
        return sum(what.type == "N" for what in cards) >= 4 - len(shown)

    def has_run_of_four(self) -> bool:
        """URB-POSTCARDS-17."""
        if len(self.occupied()) < 4:
            return False
        numbers = [[magnitude(d.token, side) for side in (0, 1) for d in row.sides[side]] for row in self.rows]
        for start in range(4):
            for picked in product(*(numbers[start:] + numbers[:start])):
                steps = {later - earlier for earlier, later in pairwise(picked)}
                if steps in ({1}, {-1}):
                    return True
        return False

    def claim(self, place: int, content: list[Dream]) -> None:
        """C1: the City to the success pile, Postcards settled, Dreams discarded."""
        dreams = self.rows[place].dreams()
        for dream in dreams:
            self.rows[place].remove(dream)
            self.settle(dream, kept=dream in content)
        self.throw(dream.token for dream in dreams)
        self.take_city(place)

    def take_city(self, place: int) -> None:
        city = self.rows[place].city
        assert city is not None
        self.success.append(city)
        self.rows[place].city = None

    def replace_city(self, place: int) -> None:
        """C6 (URB-BASE-40); a row that stays vacant frees the figure (URB-VOID-16)."""
        if self.city_deck.size():
            self.rows[place].city = self.city_deck.draw()[0]
        elif self.void_figure == place:
            self.void_figure = UP

    def check_win(self) -> None:
        """URB-BASE-60, -61."""
        if len(self.success) < self.total:
            return
        if self.has("postcards") and self.kept.total() - 2 * self.lost.total() < 0:
            raise Over("lost", "inhabitants")
        raise Over("won", "all_cities")

    # ---- cleaning -------------------------------------------------------------------------------------

    def clean(self, place: int) -> Flow:
        """DP-06 for one row."""
        sets = self.clean_sets(place)
        words = yield from self.ask("clean", lambda: list(sets))
        self.discard_dreams(place, sets[words])

    def clean_sets(self, place: int) -> dict[str, list[Dream]]:
        """Every set with sum 0; of sets that differ in equal Dreams without Postcards the one with the first slots."""
        numbered = [
            (f"{letter}{number}", side, dream)
            for side, letter in ((SOGNAE, "s"), (INCUBI, "i"))
            for number, dream in enumerate(self.sorted_side(place, side), 1)
        ]
        found: dict[str, list[Dream]] = {}
        seen: set[tuple[object, ...]] = set()
        for size in range(len(numbered)):
            for chosen in combinations(numbered, size):
                total = sum(magnitude(d.token, side) * (1 if side == SOGNAE else -1) for _, side, d in chosen)
                essence = tuple((side, name if d.postcard else d.token) for name, side, d in chosen)
                if total == 0 and essence not in seen:
                    seen.add(essence)
                    names = "+".join(name for name, _, _ in chosen) or "none"
                    found[f"clean {names} at R{place + 1}"] = [dream for _, _, dream in chosen]
        return found

    # ---- the Void -------------------------------------------------------------------------------------

    def treat_void_row(self, place: int) -> None:
        """C3 (URB-VOID-06 … -09)."""
        row = self.rows[place]
        if row.empty():
            raise Over("lost", "void")
        if row.balanced():
            self.remove_void_card(UP)
        else:
            self.discard_dreams(place, row.dreams())

    def remove_void_card(self, figure: str) -> None:
        """The top Void card goes to the box; the last one brings a City (URB-VOID-11)."""
        self.void_stack -= 1
        self.void_figure = figure if self.void_stack else GONE
        if not self.void_stack and self.city_deck.size():
            self.success.append(self.city_deck.draw()[0])
            self.check_win()

    # ---- bonus ----------------------------------------------------------------------------------------

    def bonus(self, most: int) -> Flow:
        """C4: DP-07 in the second edition, no choice in the first (URB-BASE-39)."""
        count = most
        if not self.first_edition:
            count = int((yield from self.ask("bonus", lambda: [f"bonus {n}" for n in range(most + 1)])).split()[1])
        for _ in range(count):
            self.success.append(self.city_deck.draw()[0])
