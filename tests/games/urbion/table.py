"""A table of Urbion as it lies there: rows as the law writes them, answers in words.

    t = table(
        "R1 earth+water | S: S4a | I: I2f | sum +2",
        "R2 earth+fire | S: S2w | I: I2w I2f | sum -2",
        quiet(3, 4),
        hand="S1e I2w S1f I1a",
        deck="S1f I2f …",
    )
    t.do("swap S1e", "exchange R1.sognae:S4a", "exchange-with R2.sognae:S2w")
    assert t.row(1) == "earth+water | S: S2w | I: I2f | sum 0"

Rows that are not written are vacant; `quiet(3, 4)` writes rows that take no part in a Census, `even(1, 2)` balanced
ones. A written sum is checked when the table is laid and when a row is compared. A deck is written top card first; a
final `…` leaves the cards below open: all that lie nowhere else, or as many as make the deck `size` cards big. Without
it the deck ends where the writing ends. Dreams that are in nobody's way lie in the discard pile; `t.discard` does not
speak of them, only of what the test itself put there. `S2w x3` stands for three cards, `S2w!` is known to seat 0 (`!1`
to seat 1, `!!` to both). Cities: `success=7` claimed before or `city_deck=5` left; `cities="square …"` from the top.

    t = table(quiet(1, 2, 3), "R4 garden | S: S2w{doves} | I: -", modules="gardens postcards", wise=2)
    t = table(quiet(1, 2, 3, 4), mode="team", hand1="S1e I2w S1f I1a", polarity="incubi", active=1)

`at="refill"` begins with Phase II; the hand then has three cards unless it is written. With `turn=0` it is the set-up:
`at="fill:1"` begins with the first row, `at="opening"` with the opening hand, and nobody holds a card unless it is
written. An agenda that is not the ordinary one is written whole, bottom first.

A Dream on the table is named by its place and card, `R1.sognae:S4a` or `R1.sognae:S4a{rocket}`, and a set to be cleaned
by its cards, `clean S2w+I2f at R2`; the slot numbers of the real words stand in `t.words`. An answer that the engine
gave itself, because no other was possible, may be written down all the same: `do` only checks it. Zones are those that
the acting seat sees; `t.seen_by(1)` sees with the eyes of another seat.

Tests claim the worked examples of the law as `URB-EX-01`, for other games have examples of their own.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest

import reverie
from tests.games.asked import Asked
from tests.games.written import Answers, Cards, read

# The cards of the law's chapter 2.3, written down a second time on purpose; the order is the contract's.
BASE: Counter[str] = Counter(
    dict.fromkeys(("S1e", "S2w", "S1f", "S4a", "I3e", "I2w", "I2f", "I1a", "X5"), 8),
)
MODULE_DREAMS: dict[str, Counter[str]] = {
    "squares": Counter(dict.fromkeys(("M2e", "M3w", "M3f", "M2a"), 2)),
    "chromatic": Counter({"Y4": 8}),
    "temples": Counter({"N1": 4, "N2": 3, "N3": 2, "N4": 1}),
    "gardens": Counter(dict.fromkeys(("WS1e", "WS2w", "WS1f", "WS4a", "WI3e", "WI2w", "WI2f", "WI1a"), 2)),
}
PAIRS = ("earth+water", "earth+fire", "earth+air", "water+fire", "water+air", "fire+air")
MODULE_CITIES: dict[str, Counter[str]] = {
    "squares": Counter({"square": 4}),
    "temples": Counter({"temple:earth": 1, "temple:water": 1, "temple:fire": 1, "temple:air": 1}),
    "gardens": Counter({"garden": 4}),
}
MODULES = ("squares", "chromatic", "temples", "gardens", "books", "postcards", "void")
ALL_MODULES = " ".join(MODULES)
SIDES = ("sognae", "incubi")

HAND = "S1e I2w S1f I1a"  # what the hands hold where a test does not care
QUIET = {  # unbalanced rows with nothing to clean
    1: "R1 earth+fire | S: S1f | I: - | sum +1",
    2: "R2 water+fire | S: - | I: I2w | sum -2",
    3: "R3 fire+air | S: S4a | I: - | sum +4",
    4: "R4 earth+air | S: - | I: I3e | sum -3",
}


def deck_of(modules: str = "") -> Counter[str]:
    """Every Dream of a game."""
    return sum((MODULE_DREAMS.get(name, Counter()) for name in modules.split()), Counter(BASE))


def cities_of(modules: str = "") -> Counter[str]:
    """Every City of a game."""
    return sum((MODULE_CITIES.get(name, Counter()) for name in modules.split()), Counter(dict.fromkeys(PAIRS, 2)))


def quiet(*rows: int) -> str:
    """Rows that take no part in a Census: not balanced, nothing to clean."""
    return "\n".join(QUIET[number] for number in rows)


def even(*rows: int) -> str:
    """Balanced rows: S2w against I2f, on a City of its own in each row."""
    cities = {1: "earth+water", 2: "water+air", 3: "earth+air", 4: "water+fire"}
    return "\n".join(f"R{number} {cities[number]} | S: S2w | I: I2f | sum 0" for number in rows)


# Cards, a Row or Choices: things that are compared with strings, also within tuples and lists.
Zone = Any


# ---- what is compared -----------------------------------------------------------------------------------


class Row:
    """A row, compared with one as the law writes it; the order inside a side never counts, nor a sum not written."""

    def __init__(self, city: str | None, sides: list[list[str]], total: int | None) -> None:
        self.city = city
        self.sides = sides
        self.total = total

    @classmethod
    def read(cls, text: str) -> Row:
        """A row from its writing: `earth+water | S: S2w S1e | I: I3e | sum 0`, or `vacant`."""
        words = [word for word in text.replace("|", " ").replace("−", "-").split() if word != "-"]
        city = None if words[0] == "vacant" else words[0]
        total = int(words[words.index("sum") + 1]) if "sum" in words else None
        sides: dict[str, list[str]] = {"S:": [], "I:": []}
        mark = ""
        for word in words[1 : words.index("sum") if "sum" in words else None]:
            if word in sides:
                mark = word
            else:
                sides[mark] += [sides[mark][-1]] * (int(word[1:]) - 1) if re.fullmatch(r"x\d+", word) else [word]
        return cls(city, list(sides.values()), total)

    @property
    def sognae(self) -> Zone:
        return Cards(self.sides[0])

    @property
    def incubi(self) -> Zone:
        return Cards(self.sides[1])

    @property
    def dreams(self) -> Zone:
        """Both sides together."""
        return Cards([*self.sides[0], *self.sides[1]])

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            other = Row.read(other)
        if not isinstance(other, Row):
            return NotImplemented
        same_sum = None in (self.total, other.total) or self.total == other.total
        mine, theirs = [Counter(side) for side in self.sides], [Counter(side) for side in other.sides]
        return self.city == other.city and mine == theirs and same_sum

    __hash__ = None  # type: ignore[assignment]  # a row is compared, never looked up

    def __repr__(self) -> str:
        if self.city is None:
            return "<vacant>"
        sognae, incubi = (" ".join(side) or "-" for side in self.sides)
        return f"<{self.city} | S: {sognae} | I: {incubi} | sum {self.total or 0:+}>"


class Choices(Answers):
    """What may be answered, compared with answers between commas, in any order; Dreams may be named by their cards."""

    def tidy(self, words: str) -> str:
        return tidy(words)

    def of(self, verb: str) -> Zone:
        """What one verb is offered for: `t.choices.of("play") == "S1e at R1.sognae, …"`."""
        split = [words.partition(" ") for words in self.words]
        return Choices([rest for found, _, rest in split if found == verb])

    @property
    def verbs(self) -> set[str]:
        """Everything that may be done, without its objects."""
        return {words.partition(" ")[0] for words in self.words}


# ---- the table ------------------------------------------------------------------------------------------


class Sight:
    """The table as one seat sees it."""

    def __init__(self, seen: dict[str, Any], unspoken: Counter[str] | None = None) -> None:
        self.seen = seen
        self.unspoken = unspoken or Counter()

    @property
    def view(self) -> dict[str, Any]:
        """The view of the seat as plain data."""
        return self.seen

    def row(self, number: int) -> Zone:
        """R1 … R4."""
        row = self.view["rows"][number - 1]
        if row["city"] is None:
            assert not row["sognae"], "a vacant row holds nothing"
            assert not row["incubi"], "a vacant row holds nothing"
            return Row(None, [[], []], None)
        return Row(row["city"], [[laid(dream) for dream in row[side]] for side in SIDES], row["sum"])

    @property
    def rows(self) -> list[Zone]:
        return [self.row(number) for number in (1, 2, 3, 4)]

    def balanced(self, number: int) -> bool:
        """Whether a row is balanced."""
        balanced: bool = self.view["rows"][number - 1]["balanced"]
        return balanced

    def stronger(self, number: int) -> str | None:
        """The stronger side of a row, if it has one."""
        side: str | None = self.view["rows"][number - 1]["stronger"]
        return side

    @property
    def hand(self) -> Zone:
        return Cards(self.view["hand"]["cards"])

    @property
    def polarity(self) -> str | None:
        """`sognae` or `incubi`; None in solo."""
        polarity: str | None = self.view["polarity"]
        return polarity

    @property
    def partner_knowledge(self) -> tuple[int, Zone]:
        """How many cards the partner has, and those of them that this seat knows."""
        hand = self.view["partner"]["hand"]
        return hand["size"], Cards(hand["known"])

    @property
    def discard(self) -> Zone:
        """What lies in the discard pile, apart from the cards nobody spoke of."""
        left, said = Counter(self.unspoken), []
        for token in self.view["discard"]:
            if left[token]:
                left[token] -= 1
            else:
                said.append(token)
        return Cards(said)

    @property
    def box(self) -> Zone:
        """The Dreams in the box."""
        return Cards(self.view["box"])

    @property
    def success(self) -> int:
        """How many Cities are claimed."""
        count: int = self.view["goal"]["claimed"]
        return count

    @property
    def success_cities(self) -> Zone:
        return Cards(self.view["success"])

    @property
    def total(self) -> int:
        """T, how many Cities must be claimed."""
        total: int = self.view["goal"]["cities"]
        return total

    @property
    def deck_size(self) -> int:
        size: int = self.view["deck"]["size"]
        return size

    @property
    def known_top(self) -> Zone:
        """The cards on top of the Dream deck that this seat knows."""
        return Cards([token or "?" for token in self.view["deck"]["known_top"]], ordered=True)

    @property
    def city_deck(self) -> int:
        """How many Cities are left in the deck."""
        size: int = self.view["city_deck"]["size"]
        return size

    @property
    def aside(self) -> Zone:
        return Cards(self.view["aside"])

    @property
    def pending(self) -> Zone:
        return Cards(self.view["pending"])

    @property
    def drawn(self) -> Zone:
        """The Dreams drawn for a row that is being filled."""
        return Cards(self.view["drawn"], ordered=True)

    @property
    def looked(self) -> Zone:
        """The cards being looked at; nothing if they are hidden."""
        return Cards(self.view["looked"]["cards"] or [])

    # ---- pieces of the modules --------------------------------------------------------------------------

    @property
    def books(self) -> Zone:
        """The Books in play."""
        return Cards(self.view["books"]["in_play"])

    @property
    def wise(self) -> int:
        """How many Wise Chaos are left."""
        count: int = self.view["postcards"]["wise"]
        return count

    @property
    def postcard_deck(self) -> int:
        """How many Postcards are left in the deck."""
        size: int = self.view["postcards"]["deck"]
        return size

    @property
    def inhabitants(self) -> Zone:
        """The settled Postcards: `doves+ seer-`."""
        pile = self.view["postcards"]["inhabitants"]
        ends = (("kept", "+"), ("lost", "-"))
        return Cards(name + sign for end, sign in ends for name, count in pile[end].items() for _ in range(count))

    @property
    def inhabitants_sum(self) -> int:
        total: int = self.view["postcards"]["inhabitants"]["sum"]
        return total

    @property
    def void(self) -> tuple[int, str]:
        """The Void cards left, and where the figure is: `(7, "stack_up")`, `(8, "R2")`."""
        return self.view["void"]["stack"], self.view["void"]["figure"]


class Table(Asked, Sight):
    """A running game, spoken to in words."""

    def __init__(self, game: reverie.Game, unspoken: Counter[str] | None = None) -> None:
        super().__init__({}, unspoken)
        self.game = game
        self._before: tuple[int, list[Zone]] | None = None  # who gave the last answer, and the rows it was given at
        self._checked = 0  # how many of the engine's own answers since then were written down by the test

    def do(self, *answers: str) -> Table:
        """Give answers one after the other; what the engine answered itself is checked instead."""
        for answer in answers:
            wanted, rows = tidy(answer), self.rows
            real = {in_cards(words, rows): words for words in reversed(self.words)}
            forced = [] if wanted in real else self.forced
            if wanted in forced[self._checked :]:
                self._checked = forced.index(wanted, self._checked) + 1
            else:
                self._before, self._checked = (self.acting, rows), 0
                self.game.apply(real.get(wanted, answer))
        return self

    def refuses(self, answer: str) -> bool:
        """Whether an answer is refused, and the refusal changes nothing; the real words are tried."""
        before = self.game.hash()
        with pytest.raises(reverie.IllegalAction):
            self.game.apply(answer)
        return self.game.hash() == before

    def copy(self) -> Table:
        """The same table once more, for the other branch of an example."""
        return Table(self.game.clone(), self.unspoken)

    def wander(self, answers: int, seed: int = 0) -> Iterator[Table]:
        """Answer at random, up to so many times; the table after each answer."""
        dice = random.Random(seed)
        for _ in range(answers):
            if self.game.is_over:
                return
            self.game.apply(dice.choice(self.game.legal_actions()))
            yield self

    # ---- questions ------------------------------------------------------------------------------------

    @property
    def point(self) -> str | None:
        """The decision point of the law."""
        return self.game.decision.point if self.game.decision else None

    @property
    def words(self) -> list[str]:
        """Every legal answer in its real words."""
        return [action.words for action in self.game.actions()]

    @property
    def choices(self) -> Zone:
        """Every legal answer, places named by their Dreams."""
        rows = self.rows
        return Choices([in_cards(words, rows) for words in self.words])

    @property
    def turn(self) -> int:
        return self.game.turn

    # ---- zones that nobody sees, and sights -------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        """What the acting seat sees."""
        return self.game.view(self.acting)

    def seen_by(self, seat: int | None) -> Sight:
        """The table as another seat sees it; None: a spectator."""
        return Sight(self.game.view(seat), self.unspoken)

    @property
    def raw(self) -> dict[str, Any]:
        """Every zone in numbers."""
        engine: Any = self.game.engine
        table: dict[str, Any] = engine.table()
        return table

    def names(self, numbers: Iterable[int]) -> list[str]:
        """The engine's numbers as Dreams, without the marks of knowledge."""
        engine: Any = self.game.engine
        return [engine.cards.tokens[number & 63] for number in numbers]

    @property
    def deck(self) -> Zone:
        """Every card of the Dream deck, in no order."""
        return Cards(self.names([*self.raw["over"], *self.raw["bag"]]))

    @property
    def deck_top(self) -> Zone:
        """The cards on top of the Dream deck whose order is fixed, whether anybody knows it or not."""
        return Cards(self.names(self.raw["over"]), ordered=True)

    @property
    def city_cards(self) -> Zone:
        """Every City of the City deck, in no order."""
        return Cards(city_name(number & 15) for number in [*self.raw["city_over"], *self.raw["city_bag"]])

    @property
    def everything(self) -> Counter[str]:
        """Every Dream, wherever it lies; of Chaos waiting to be resolved, those of the view."""
        raw, view = self.raw, self.view
        found = Counter(self.names([*raw["over"], *raw["bag"], *raw["drawn"], *raw["looked"]]))
        for seat in raw["seats"]:
            found.update(self.names(seat["hand"]))
        for zone in (view["discard"], view["box"], view["aside"], view["pending"]):
            found.update(zone)
        for row in self.rows:
            found.update(bare(card) for card in row.dreams)
        return found

    @property
    def every_city(self) -> Counter[str]:
        """Every City, wherever it lies."""
        on_table = [row.city for row in self.rows if row.city]
        return Counter([*on_table, *self.success_cities, *self.city_cards])

    # ---- what happened --------------------------------------------------------------------------------

    @property
    def events(self) -> list[reverie.Event]:
        """What happened, as the acting seat was told."""
        return self.game.events_for(self.acting)

    def told(self, kind: str, seat: int | None = 0) -> list[dict[str, Any]]:
        """The events of one kind, as a seat was told."""
        return [event.data for event in self.game.events_for(seat) if event.kind == kind]

    @property
    def forced(self) -> list[str]:
        """The answers that the engine gave itself since the last one of the test; places as `t.choices` names them."""
        if self._before is None:
            return []
        seat, rows = self._before
        answers = self.told("answered", seat)
        own = max(n for n, answer in enumerate(answers) if answer.get("forced") is False)
        return [in_cards(answer["action"], rows) for answer in answers[own + 1 :]]


# ---- laying a table -------------------------------------------------------------------------------------


def table(
    *rows: str,
    hand: str | None = None,
    hand1: str | None = None,
    deck: str = "…",
    size: int | None = None,
    discard: str = "",
    box: str = "",
    cities: str = "…",
    success: int | str | None = None,
    city_deck: int | None = None,
    at: str = "main",
    edition: str = "second",
    mode: str = "solo",
    modules: str = "",
    variants: Mapping[str, str] | None = None,
    polarity: str = "",
    active: int = 0,
    turn: int = 1,
    seed: int | str = 1,
    aside: str = "",
    drawn: str = "",
    looked: str = "",
    placed: int | None = None,
    books: str = "",
    wise: int | None = None,
    inhabitants: str = "",
    void: str = "",
    postcards: str = "…",
) -> Table:
    """Lay a table; whatever is not said is filled in sensibly."""
    chosen = modules.split()
    written = [line.strip() for text in rows for line in text.splitlines() if line.strip()]
    wanted = {int(line[1]): Row.read(line[2:]) for line in written}
    hands = default_hands(hand, hand1, mode, at if turn else "", active)
    words = deck.split()
    is_open = words[-1:] == ["…"]
    top = " ".join(words[:-1] if is_open else words)
    waiting = " ".join(re.findall(r"(?<=:)[SIMNWXY]+\d[-\w]*", at))
    used = Counter(read(" ".join((*hands, top, discard, box, aside.replace("*", ""), drawn, looked, waiting))))
    used.update(bare(token) for row in wanted.values() for token in row.dreams)
    rest = deck_of(modules) - used
    below = len(list(rest.elements())) if is_open and size is None else 0
    if is_open and size is not None:
        below = size - len(read(top))
    unspoken = Counter(one_of_each_first(rest)[below:])
    zones = {
        **{f"R{number}": row_zone(row) for number, row in wanted.items()},
        "hand": hands[0],
        "hand1": hands[1],
        "deck": top,
        "rest": "" if is_open else "discard",
        "discard": f"{' '.join(unspoken.elements())} {discard}".strip() if is_open else discard,
        "box": box,
        **city_zones(wanted, modules, cities, success, city_deck),
        "aside": aside,
        "drawn": drawn,
        "looked": looked,
        "placed": "" if placed is None else str(placed),
        "books": books,
        "wise": "" if wise is None else str(wise),
        "inhabitants": inhabitants,
        "void": void,
        "postcards": postcards.removesuffix("…").strip(),
        "postcards-rest": "" if postcards.endswith("…") else "box",
        "polarity": polarity,
        "active": str(active or ""),
        "turn": str(turn),
        "at": at,
    }
    settings = [f"{key}={value}" for key, value in (variants or {}).items()]
    spec = "/".join(["urbion", edition, mode, *(["+".join(chosen)] if chosen else []), *settings])
    text = " | ".join([spec, *(f"{name} {value}" for name, value in zones.items() if value)])
    t = Table(reverie.from_position(text, seed=seed), unspoken)
    for number, row in wanted.items():
        total = row_sum(row)
        assert row.total in (None, total), f"the written sum of R{number} is not {total}"
    return t


def default_hands(hand: str | None, hand1: str | None, mode: str, at: str, active: int) -> tuple[str, str]:
    """The hands of both seats: what is written, else four cards, or three where the acting seat has discarded one."""
    if not at:  # the set-up
        return hand or "", hand1 or ""
    full = at.split()[-1].partition(":")[0] in ("main", "flagship", "next-turn", "turn-end")
    acting = HAND if full else HAND.rpartition(" ")[0]
    usual = [acting if seat == active else HAND for seat in (0, 1)]
    first = usual[0] if hand is None else hand
    second = (usual[1] if hand1 is None else hand1) if mode == "team" else ""
    return first, second


def row_zone(row: Row) -> str:
    """A row as positions write it."""
    if row.city is None:
        return "vacant"
    return " ".join([row.city, "S:", *row.sides[0], "I:", *row.sides[1]])


def row_sum(row: Row) -> int:
    """The sum of a row by the tokens of its Dreams."""
    magnitudes = [[re.findall(r"\d+", bare(token)) for token in side] for side in row.sides]
    return sum(int(halves[0]) for halves in magnitudes[0]) - sum(int(halves[-1]) for halves in magnitudes[1])


def city_zones(
    rows: Mapping[int, Row], modules: str, cities: str, success: int | str | None, city_deck: int | None
) -> dict[str, str]:
    """What positions say of Cities: the top of the City deck, and the claimed ones."""
    words = cities.split()
    top = [word for word in words if word != "…"]
    on_table = sum(row.city is not None for row in rows.values())
    left = sum(cities_of(modules).values()) - on_table
    if words[-1:] != ["…"]:
        city_deck = len(read(cities))
    if city_deck is not None:
        assert success in (None, left - city_deck), "the claimed Cities are those that are not left"
        success = left - city_deck
    if success is None and on_table < 4:
        success = left
    return {"cities": " ".join(top), "success": "" if success is None else str(success)}


def deal(seed: int | str, edition: str = "second", **settings: Any) -> Table:
    """A dealt game; `mode`, `modules` and `variants` as for `reverie.new_game`."""
    if isinstance(settings.get("modules"), str):
        settings["modules"] = settings["modules"].split()
    return Table(reverie.new_game("urbion", edition=edition, seed=seed, **settings))


# ---- small helpers --------------------------------------------------------------------------------------


def bare(token: str) -> str:
    """A Dream without the Postcard on it."""
    return token.partition("{")[0]


def laid(dream: Mapping[str, Any]) -> str:
    """A Dream of a row with its Postcard, `S2w{hourglass:3}`; whether a Flagship has moved is nobody's business."""
    if not dream["postcard"]:
        return str(dream["card"])
    quarters = f":{dream['quarters']}" if dream["quarters"] and dream["postcard"] != "flagship" else ""
    return f"{dream['card']}{{{dream['postcard']}{quarters}}}"


def in_cards(words: str, rows: list[Row]) -> str:
    """An answer with the slots in it named by their Dreams: `fly R1.sognae.2` is `fly R1.sognae:S2w`."""

    def dream(row: str, side: str, index: str) -> str:
        return rows[int(row) - 1].sides[SIDES.index(side)][int(index) - 1]

    found = re.fullmatch(r"clean ([si]\d(?:\+[si]\d)*) at R(\d)", words)
    if found:
        slots = [(SIDES["si".index(part[0])], part[1]) for part in found[1].split("+")]
        return tidy(f"clean {'+'.join(dream(found[2], *slot) for slot in slots)} at R{found[2]}")
    return re.sub(r"\bR(\d)\.(sognae|incubi)\.(\d)", lambda m: f"R{m[1]}.{m[2]}:{dream(m[1], m[2], m[3])}", words)


def tidy(words: str) -> str:
    """An answer with single blanks and the cards of a cleaning in alphabetical order."""
    words = " ".join(words.split())
    found = re.fullmatch(r"clean (\S+\+\S+) at R(\d)", words)
    return f"clean {'+'.join(sorted(found[1].split('+')))} at R{found[2]}" if found else words


def city_name(mask: int) -> str:
    """A City by its elements: earth 1, water 2, fire 4, air 8."""
    elements = [name for bit, name in enumerate(("earth", "water", "fire", "air")) if mask >> bit & 1]
    if len(elements) in (0, 4):
        return "square" if elements else "garden"
    return f"temple:{elements[0]}" if len(elements) == 1 else "+".join(elements)


def one_of_each_first(cards: Counter[str]) -> list[str]:
    """One card of every kind, then a second one: so that a short deck is still a varied one."""
    others = [(n, token) for token, copies in cards.items() for n in range(copies)]
    return [token for _, token in sorted(others, key=lambda entry: entry[0])]
