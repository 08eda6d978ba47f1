"""What a written position leaves out: cards given as a number, usual hands, and the cards nobody named."""

from __future__ import annotations

from collections import Counter

from reverie.errors import PositionError
from reverie.games.urbion import constants as c
from reverie.games.urbion.about import is_chaos
from reverie.games.urbion.cards import CITY_TOKENS, POSTCARDS, CardTable
from reverie.games.urbion.position.agenda import openings
from reverie.games.urbion.position.checks import hand_limits
from reverie.games.urbion.position.reading import Reader, too_many
from reverie.games.urbion.position.words import CARD_LIMIT, Table, dreams_on_table, postcards_on_table
from reverie.games.urbion.state import rank
from reverie.kernel.constants import KIND, KNOWN_TO_0, KNOWN_TO_1
from reverie.kernel.position_text import SHOWN, evenly, missing, split_count, take


class Completer(Reader):
    """Reads a position and lays the cards of which only the number was said, or nothing at all."""

    def fill_hands(self, table: Table) -> None:
        """Hands given as a number, and those nobody wrote where they cannot be empty: plain Dreams of each kind."""
        drawing = openings(table["agenda"])
        left: Counter[int] | None = None
        for number, seat in enumerate(table["seats"]):
            zone, is_active = f"hand{number or ''}", number == table["seat"]
            least, most = (0, 0) if drawing[not is_active] else hand_limits(table) if is_active else (c.HAND_SIZE,) * 2
            count = most if zone not in self.zones and least else self.counts.get(zone)
            wanted = missing(zone, count, len(seat["hand"]))
            if not wanted:
                continue
            if left is None:
                left = Counter(self.left_over(dreams_on_table(table, self.cards)))
            own = KNOWN_TO_1 if number else KNOWN_TO_0
            known = self.everybody if self.flags & c.OPEN_ORDER else own
            taken = take(zone, left, [kind for kind in evenly(+left) if is_plain(self.cards, kind)], wanted)
            seat["hand"] = sorted([*seat["hand"], *(kind | known for kind in taken)], key=rank)

    def place_the_rest(self, table: Table) -> None:
        """Every card of the game is somewhere, and none is twice."""
        boxed = table["flags"] & c.TEAM and table["edition"] == c.SECOND_EDITION  # only a polarity swap fills the box
        places = ("deck", "discard", "box") if boxed else ("deck", "discard")
        rest = self.zones.get("rest", ["discard" if "deck" in self.counts else "deck"])
        if len(rest) != 1 or rest[0] not in places:
            value = " ".join(rest)[:SHOWN]
            raise PositionError("urbion-position-rest", place="rest", value=value, allowed=places)
        left = Counter(self.left_over(dreams_on_table(table, self.cards)))
        # What is kept longest in the deck comes last: one card of each kind, and every Chaos.
        leaving = sorted(evenly(left), key=lambda kind: not is_chaos(kind, self.cards))[::-1]
        piles: dict[str, list[int]] = {"deck": [], "discard": table["discard"], "box": table["box"]}
        for name in ("discard", "box"):
            taken = take(name, left, leaving, missing(name, self.counts.get(name), len(table[name])))
            del leaving[: len(taken)]
            piles[name] += sorted(taken)
        if "deck" in self.counts:
            count = missing("deck", self.counts["deck"], len(table["over"]))
            piles["deck"] = take("deck", left, leaving[::-1], count)
            del leaving[len(leaving) - count :]
        if leaving and rest[0] in self.counts:
            raise PositionError("position-left-over", place=rest[0], count=len(leaving), allowed=places)
        piles[rest[0]] += sorted(leaving)
        table["bag"] = sorted(piles["deck"])
        table["box"].sort()
        self.place_cities(table)
        self.place_postcards(table)
        if self.flags & c.OPEN_ORDER:  # a puzzle leaves nothing to chance: the rest lies below in card order
            for name in ("", "city_", "postcard_"):
                table[f"{name}over"] += [card | self.everybody for card in table[f"{name}bag"]]
                table[f"{name}bag"] = []

    def left_over(self, used: Counter[int]) -> list[int]:
        """The Dreams that lie nowhere; of a foreign card, which the card table only knows, there may be any number."""
        have = Counter(self.cards.dreams(self.spec.modules))
        foreign = foreign_kinds(self.cards)
        for kind, count in sorted(used.items()):
            if count > have[kind] and kind not in foreign:
                token = self.cards.tokens[kind]
                raise too_many(token, token, count, have[kind], "URB-DATA-01")
        return sorted((have - used).elements())

    def place_cities(self, table: Table) -> None:
        """Cities named nowhere are in the City deck, or claimed where that deck is empty or given as a number."""
        have = Counter(self.cards.cities(self.spec.modules))
        used = Counter(row["city"] for row in table["rows"] if row["city"] >= 0)
        used.update(card & KIND for card in table["city_over"])
        words, count = split_count("success", self.words("success"), CARD_LIMIT)
        named = [self.city("success", word) for word in words]
        used.update(named)
        for mask, number in sorted(used.items()):
            if number > have[mask]:
                raise too_many(CITY_TOKENS[mask], CITY_TOKENS[mask], number, have[mask], "URB-DATA-06")
        left = sorted((have - used).elements())
        in_deck = missing("cities", self.counts.get("cities"), len(table["city_over"]))
        if count is not None:
            claimed = missing("success", count, len(named))
        elif "success" in self.zones:
            claimed = 0
        elif "cities" in self.counts:
            claimed = max(len(left) - in_deck, 0)
        else:
            claimed = len(left) if table["turn"] and any(row["city"] < 0 for row in table["rows"]) else 0
        if claimed > len(left):
            raise PositionError("position-number", place="success", value=str(count), most=len(named) + len(left))
        if "cities" in self.counts and claimed + in_deck != len(left):
            on_table = sum(row["city"] >= 0 for row in table["rows"])
            numbers = {"deck": self.counts["cities"], "success": len(named) + claimed, "rows": on_table}
            raise PositionError(
                "urbion-position-cities", place="cities", rule="URB-BASE-12", **numbers, total=have.total()
            )
        table["success"] = sorted(named + left[:claimed])
        table["city_bag"] = left[claimed:]

    def place_postcards(self, table: Table) -> None:
        """Postcards named nowhere are in the Postcard deck, or out of the game."""
        usual = "box" if "postcards" in self.counts else "deck"
        rest = self.zones.get("postcards-rest", [usual])
        if rest not in (["deck"], ["box"]):
            value = " ".join(rest)[:SHOWN]
            raise PositionError("urbion-position-rest-postcards", place="postcards-rest", value=value)
        have = Counter(dict(enumerate(self.cards.postcards))) if self.has("postcards") else Counter[int]()
        used = postcards_on_table(table)
        for number, count in sorted(used.items()):
            if count > have[number]:
                raise too_many(POSTCARDS[number], POSTCARDS[number], count, have[number], "URB-DATA-08")
        left = have - used
        for settled, count in zip(("kept", "lost"), self.unnamed, strict=True):
            for number in take("inhabitants", left, evenly(+left), count):
                table[settled][number] += 1
        wanted = missing("postcards", self.counts.get("postcards"), len(table["postcard_over"]))
        if "postcards" in self.counts:
            table["postcard_bag"] = sorted(take("postcards", left, evenly(+left), wanted))
        else:
            table["postcard_bag"] = sorted((+left).elements()) if rest == ["deck"] else []


def foreign_kinds(cards: CardTable) -> set[int]:
    """Kinds that the card table knows without having a single copy: they exist for positions only."""
    return {kind for kind in range(len(cards.kinds)) if not cards.copies(kind)}


def is_plain(cards: CardTable, kind: int) -> bool:
    """A Sogna or an Incubus and nothing else."""
    return cards.kinds[kind].type in (c.SOGNA, c.INCUBUS)
