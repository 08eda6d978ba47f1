"""Reading a position: words into the numbers of a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from reverie.errors import PositionError
from reverie.games.urbion import constants as c
from reverie.games.urbion.agenda_grammar import SET_UP_ONLY, agenda_for
from reverie.games.urbion.cards import BOOKS, CITY_OF, CITY_TOKENS, POSTCARDS, CardTable, table_of
from reverie.games.urbion.codec import PAIR_USES, ROW_NAMES, SIDE_NAMES, SLOTS
from reverie.games.urbion.manifest import EDITION_NUMBERS, MANIFEST
from reverie.games.urbion.position_checks import check_table
from reverie.games.urbion.position_words import (
    AGENDA_LIMIT,
    CARD_LIMIT,
    CARD_STEPS,
    DRAW,
    EVERYBODY,
    FIGURE_WORDS,
    FROM_ROW_STEPS,
    MARKS,
    NUMBER_STEPS,
    OTHER_SEAT,
    PHASE_STEPS,
    ROW_STEPS,
    SIDE_STEPS,
    SIZE_LIMIT,
    SLOT_STEPS,
    STEP_CODES,
    ZONE_NEEDS,
    ZONES,
    Frame,
    Table,
    Words,
    dreams_on_table,
    postcards_on_table,
)
from reverie.games.urbion.settings import flags_of
from reverie.games.urbion.state import rank
from reverie.kernel.constants import KIND, KNOWN_TO_0, KNOWN_TO_1
from reverie.kernel.spec import GameSpec


def parse(text: object) -> tuple[GameSpec, Table]:
    """The spec and the table of a written position; PositionError names the zone and the reason."""
    if not isinstance(text, str) or len(text) > SIZE_LIMIT:
        raise PositionError("position-size", place="position", limit=SIZE_LIMIT)
    first, *parts = [part.strip() for part in re.split(r"[|\n]", text) if part.strip()] or [""]
    spec = GameSpec.parse(first, {"urbion": MANIFEST})
    if spec.seed is not None:
        raise PositionError("position-seed", place="spec")
    zones = read_zones(spec, parts)
    reader = Reader(spec, zones)
    table = reader.table()
    reader.place_the_rest(table)
    check_table(spec, reader.cards, table)
    return spec, table


def read_zones(spec: GameSpec, parts: list[str]) -> Words:
    """The words of every zone; each may stand once, and only where its module or mode is in play."""
    zones: Words = {}
    for part in parts:
        name, *words = part.split()
        name = name.upper() if name.upper() in ROW_NAMES else name
        if name not in ZONES:
            raise PositionError("position-zone", place=name[:40], value=name[:40], allowed=ZONES)
        if name in zones:
            raise PositionError("position-zone-twice", place=name, value=name)
        needs = ZONE_NEEDS.get(name)
        if needs is not None and needs != spec.mode and needs not in spec.modules:
            raise PositionError("position-zone-needs", place=name, value=name, needs=needs)
        zones[name] = words
    return zones


def multiplied(zone: str, words: Iterable[str]) -> list[str]:
    """Words with their repetitions: `S1e x3` is three of them."""
    found: list[str] = []
    for word in words:
        times = re.fullmatch(r"x(\d{1,3})", word)
        count = int(times[1]) if times else 0
        if times and found and count:
            found += found[-1:] * (count - 1)
        else:
            found.append(word)
        if len(found) > CARD_LIMIT:
            raise PositionError("urbion-position-too-big", place=zone, count=len(found), most=CARD_LIMIT)
    return found


class Reader:
    """Reads the zones of one position with the cards of its card table."""

    def __init__(self, spec: GameSpec, zones: Words) -> None:
        self.spec = spec
        self.zones = zones
        self.cards = table_of(spec)
        self.flags = flags_of(spec)
        self.everybody = EVERYBODY if spec.mode == "team" else KNOWN_TO_0

    def table(self) -> Table:
        """Every zone that was written, and the usual state of the others."""
        frames = self.frames(self.zones.get("at", ["main"]))
        wise = self.cards.wise_chaos(self.spec.modules)
        turn = self.number("turn", 0 if any(step in SET_UP_ONLY for step, _ in frames) else 1, 900)
        table: Table = {
            "edition": EDITION_NUMBERS[self.spec.edition],
            "flags": self.flags,
            "total": sum(self.cards.cities(self.spec.modules).values()),
            "turn": turn,
            "seat": self.number("active", 0, 1),
            "outcome": 0,
            "reason": 0,
            "rows": [self.row(name) for name in ROW_NAMES],
            "seats": self.seats(),
            **{name: [self.kind(name, word) for word in self.words(name)] for name in ("discard", "drawn", "looked")},
            "box": sorted(self.kind("box", word) for word in self.words("box")),
            "looked_placed": self.number("placed", 0, c.CHAOS_REVEAL),
            "over": [self.marked("deck", word) for word in self.words("deck")],
            "city_over": [self.marked("cities", word) for word in self.words("cities")],
            "postcard_over": [self.marked("postcards", word) for word in self.words("postcards")],
            "wise": self.number("wise", wise, wise),
            **self.aside(),
            **self.books(),
            **self.inhabitants(),
            **self.void(),
            "agenda": agenda_for(*frames[0], self.flags, turn) if len(frames) == 1 else frames,
        }
        return table

    def has(self, module: str) -> bool:
        """Whether a module is in play."""
        return module in self.spec.modules

    def words(self, zone: str) -> list[str]:
        """The words of a zone, repetitions written out."""
        return multiplied(zone, self.zones.get(zone, []))

    # ---- single zones -------------------------------------------------------------------------------------

    def number(self, name: str, default: int, most: int) -> int:
        """A zone that is a number."""
        words = self.zones.get(name)
        if words is None:
            return default
        if len(words) != 1 or not re.fullmatch(r"\d{1,3}", words[0]) or int(words[0]) > most:
            raise PositionError("position-number", place=name, value=" ".join(words)[:40], most=most)
        return int(words[0])

    def kind(self, zone: str, word: str) -> int:
        """A Dream."""
        kind = self.cards.kind_of.get(word.lower())
        if kind is None:
            raise PositionError("position-card", place=zone, value=word[:40])
        return kind

    def marked(self, zone: str, word: str) -> int:
        """A card of a deck or hand with the mark of who knows it."""
        mark = next((mark for mark in MARKS if word.endswith(mark)), "")
        bits = MARKS.get(mark, 0)
        if bits & KNOWN_TO_1 and self.spec.mode != "team":
            raise PositionError("urbion-position-mark", place=zone, value=word[:40])
        if self.flags & c.OPEN_ORDER:
            bits = self.everybody
        plain = word.removesuffix(mark)
        if zone == "cities":
            return self.city(zone, plain) | bits
        if zone == "postcards":
            return self.name(zone, plain, POSTCARDS) | bits
        return self.kind(zone, plain) | bits

    def city(self, zone: str, word: str) -> int:
        """A City, as its elements."""
        mask = CITY_OF.get(word.lower())
        if mask is None:
            raise PositionError("urbion-position-city", place=zone, value=word[:40], allowed=list(CITY_OF))
        return mask

    def name(self, zone: str, word: str, names: tuple[str, ...]) -> int:
        """One of several names."""
        if word.lower() not in names:
            raise PositionError("position-name", place=zone, value=word[:40], allowed=names)
        return names.index(word.lower())

    def row(self, zone: str) -> Table:
        """A row: `earth+water S: S2w S1e{doves} I: I3e`, or `vacant`."""
        city, *words = self.zones.get(zone) or ["vacant"]
        row: Table = {"city": -1 if city == "vacant" else self.city(zone, city), "sides": [[], []]}
        side: list[tuple[int, int]] | None = None
        for word in multiplied(zone, words):
            if word.upper() in ("S:", "I:"):
                side = row["sides"]["SI".index(word[0].upper())]
            elif word == "-" and side is not None:
                continue
            elif side is None:
                raise PositionError("urbion-position-row", place=zone, value=word[:40])
            else:
                side.append(self.dream(zone, word))
        row["sides"] = [sorted(side) for side in row["sides"]]
        return row

    def dream(self, zone: str, word: str) -> tuple[int, int]:
        """A placed Dream with its Postcard: `S2w`, `S1e{doves}`, `I3e{hourglass:3}`."""
        token, brace, postcard = word.partition("{")
        kind = self.kind(zone, token)
        if not brace:
            return kind, 0
        found = re.fullmatch(r"([a-z]+)(?::([0-4]))?\}", postcard.lower())
        if not found or not self.has("postcards"):
            raise PositionError("urbion-position-postcard", place=zone, rule="URB-POSTCARDS-03", value=word[:40])
        return kind, self.name(zone, found[1], POSTCARDS) + 1 + int(found[2] or 0) * c.QUARTERS

    def seats(self) -> list[Table]:
        """The hands and the Polarity cards; a `!` marks a card that the other seat knows."""
        if self.spec.mode != "team":
            return [{"hand": self.hand("hand", KNOWN_TO_0), "polarity": -1}]
        usual = 1 if self.flags & c.SEAT_1_SOGNAE else 0
        words = self.zones.get("polarity", [SIDE_NAMES[usual]])
        if len(words) != 1:
            raise PositionError("position-name", place="polarity", value=" ".join(words)[:40], allowed=SIDE_NAMES)
        mine = self.name("polarity", words[0], SIDE_NAMES)
        return [
            {"hand": self.hand("hand", KNOWN_TO_0), "polarity": mine},
            {"hand": self.hand("hand1", KNOWN_TO_1), "polarity": 1 - mine},
        ]

    def hand(self, zone: str, own: int) -> list[int]:
        """A hand in the order of the engine: by kind, the better known copies last."""
        hand = []
        for word in self.words(zone):
            plain = word.removesuffix("!")
            if plain != word and self.spec.mode != "team":
                raise PositionError("urbion-position-mark", place=zone, value=word[:40])
            known = self.everybody if plain != word or self.flags & c.OPEN_ORDER else own
            hand.append(self.kind(zone, plain) | known)
        return sorted(hand, key=rank)

    def aside(self) -> Table:
        """Chaos and Chromatic Chaos put aside; `*` marks one of the seat that is not active."""
        chaos, chromatic = 0, [0, 0]
        for word in self.words("aside"):
            plain = word.removesuffix(OTHER_SEAT)
            type_of_card = self.cards.kinds[self.kind("aside", plain)].type
            if type_of_card & c.CHROMATIC_CARD and (plain == word or self.spec.mode == "team"):
                chromatic[plain != word] += 1
            elif type_of_card & c.CHAOS and plain == word:
                chaos += 1
            else:
                raise PositionError("urbion-position-aside", place="aside", rule="URB-CHROMATIC-07", value=word[:40])
        return {"aside_chaos": chaos, "aside_chromatic": chromatic}

    def books(self) -> Table:
        """The Books in play; all others are hidden, in the deck of Books or in the box."""
        if not self.has("books"):
            return {"books": [], "book_bag": []}
        named = Counter(self.name("books", word, BOOKS) for word in self.words("books"))
        have = Counter(dict(enumerate(self.cards.books)))
        for number, count in named.items():
            if count > have[number]:
                raise too_many("books", BOOKS[number], count, have[number], "URB-BOOKS-01")
        return {"books": sorted(named.elements()), "book_bag": sorted((have - named).elements())}

    def inhabitants(self) -> Table:
        """Settled Postcards: `doves+` was kept, `seer-` was lost."""
        kept, lost = [0] * c.POSTCARD_KINDS, [0] * c.POSTCARD_KINDS
        for word in self.words("inhabitants"):
            if word[-1] not in "+-":
                raise PositionError("urbion-position-inhabitant", place="inhabitants", value=word[:40])
            pile = kept if word[-1] == "+" else lost
            pile[self.name("inhabitants", word[:-1], POSTCARDS)] += 1
        return {"kept": kept, "lost": lost}

    def void(self) -> Table:
        """The Void stack and its figure: `5 R2`, `8 up`, `3 flat`, `0 gone`."""
        if not self.has("void"):
            return {"void_stack": 0, "void_figure": c.FIGURE_GONE}
        full = self.cards.void_cards
        words = self.zones.get("void", [str(full), "up"])
        if len(words) != 2 or not re.fullmatch(r"\d{1,2}", words[0]) or int(words[0]) > full:
            raise PositionError("position-number", place="void", value=" ".join(words)[:40], most=full)
        figure = next((i for i, name in enumerate(FIGURE_WORDS) if name.lower() == words[1].lower()), None)
        if figure is None:
            raise PositionError("position-name", place="void", value=words[1][:40], allowed=FIGURE_WORDS)
        return {"void_stack": int(words[0]), "void_figure": figure}

    # ---- the agenda ---------------------------------------------------------------------------------------

    def frames(self, words: list[str]) -> list[Frame]:
        """The steps of the agenda as they are written, bottom first; a single one stands for the ordinary agenda."""
        if words == ["over"]:
            raise PositionError("position-over", place="at")
        frames: list[Frame] = []
        for word in words:
            name, colon, argument = word.partition(":")
            if not colon and name.endswith(DRAW):
                name, argument = name.removesuffix(DRAW), DRAW
            if name not in STEP_CODES:
                raise PositionError("position-step", place="at", value=word[:40], allowed=list(STEP_CODES))
            code = STEP_CODES[name]
            found = self.argument(code, argument)
            if found is None:
                raise PositionError("position-argument", place="at", value=word[:40])
            frames.append((code, found))
        if not frames or len(frames) > AGENDA_LIMIT:
            raise PositionError("position-step", place="at", value=" ".join(words)[:40], allowed=list(STEP_CODES))
        return frames

    def argument(self, code: int, word: str) -> int | None:
        """What a step is about: a card, a row, a slot, a side, a number; None if it cannot be read."""
        lower = word.lower()
        if code in CARD_STEPS:
            return self.cards.kind_of.get(lower)
        if code in PHASE_STEPS:
            kind = self.cards.kind_of.get(lower.removesuffix(DRAW))
            return kind if kind is None or not lower.endswith(DRAW) else kind | c.IN_REFILL
        if code == c.S_REVEAL_ONE:
            return {"": 0, DRAW: c.IN_REFILL}.get(lower)
        if code in ROW_STEPS:
            return index_of(word.upper(), ROW_NAMES)
        if code in FROM_ROW_STEPS:
            return index_of(word, [str(number + 1) for number in range(c.ROWS + 1)])
        if code in SLOT_STEPS:
            return next((slot for slot, name in SLOTS.items() if name.lower() == lower), None)
        if code in SIDE_STEPS:
            return index_of(lower, SIDE_NAMES)
        if code in NUMBER_STEPS:
            return index_of(word, ["0", "1", "2"])
        if code == c.Q_PAIR:
            use, _, token = lower.partition("/")
            number, kind = index_of(use, PAIR_USES.values()), self.cards.kind_of.get(token)
            return None if number is None or kind is None else number << 6 | kind
        return None if word else 0

    # ---- the cards nobody named ---------------------------------------------------------------------------

    def place_the_rest(self, table: Table) -> None:
        """Every card of the game is somewhere, and none is twice."""
        rest = self.zones.get("rest", ["deck"])
        if rest not in (["deck"], ["discard"]):
            raise PositionError("urbion-position-rest", place="rest", value=" ".join(rest)[:40])
        left = self.left_over(dreams_on_table(table, self.cards))
        table["bag"] = left if rest == ["deck"] else []
        if rest == ["discard"]:
            table["discard"] += left
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
        """Cities named nowhere are in the City deck; with a vacant row that deck is empty, and they are claimed."""
        have = Counter(self.cards.cities(self.spec.modules))
        used = Counter(row["city"] for row in table["rows"] if row["city"] >= 0)
        used.update(card & KIND for card in table["city_over"])
        words = self.zones.get("success")
        count = None
        if words is not None and len(words) == 1 and re.fullmatch(r"\d{1,2}", words[0]):
            count = int(words[0])
        named = [] if count is not None else [self.city("success", word) for word in self.words("success")]
        used.update(named)
        for mask, number in sorted(used.items()):
            if number > have[mask]:
                raise too_many(CITY_TOKENS[mask], CITY_TOKENS[mask], number, have[mask], "URB-DATA-06")
        left = sorted((have - used).elements())
        if words is None:
            count = len(left) if any(row["city"] < 0 for row in table["rows"]) else 0
        if count is not None and count > len(left):
            raise PositionError("position-number", place="success", value=str(count), most=len(left))
        table["success"] = sorted(named + left[: count or 0])
        table["city_bag"] = left[count or 0 :]

    def place_postcards(self, table: Table) -> None:
        """Postcards named nowhere are in the Postcard deck, or out of the game."""
        rest = self.zones.get("postcards-rest", ["deck"])
        if rest not in (["deck"], ["box"]):
            raise PositionError("urbion-position-rest-postcards", place="postcards-rest", value=" ".join(rest)[:40])
        have = Counter(dict(enumerate(self.cards.postcards))) if self.has("postcards") else Counter[int]()
        used = postcards_on_table(table)
        for number, count in sorted(used.items()):
            if count > have[number]:
                raise too_many(POSTCARDS[number], POSTCARDS[number], count, have[number], "URB-DATA-08")
        table["postcard_bag"] = sorted((have - used).elements()) if rest == ["deck"] else []


def index_of(word: str, words: Iterable[str]) -> int | None:
    """Which of the words it is, if any."""
    return next((number for number, known in enumerate(words) if known == word), None)


def too_many(place: str, card: str, count: int, most: int, rule: str) -> PositionError:
    """A card stands more often than the card table has it."""
    return PositionError("position-too-many", place=place, rule=rule, card=card, count=count, most=most)


def foreign_kinds(cards: CardTable) -> set[int]:
    """Kinds that the card table knows without having a single copy: they exist for positions only."""
    return {kind for kind in range(len(cards.kinds)) if not cards.copies(kind)}
