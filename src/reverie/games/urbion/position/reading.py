"""Reading a position: words into the numbers of a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from reverie.errors import PositionError
from reverie.games.urbion import constants as c
from reverie.games.urbion.about import is_chaos, kind_of_type
from reverie.games.urbion.cards import BOOKS, CITY_OF, POSTCARDS, table_of
from reverie.games.urbion.codec import FIGURES, PAIR_USES, ROW_NAMES, SIDE_NAMES, SLOTS
from reverie.games.urbion.manifest import EDITION_NUMBERS
from reverie.games.urbion.position import words as w
from reverie.games.urbion.position.agenda import SET_UP_ONLY, agenda_for, frame_name
from reverie.games.urbion.position.checks import book_of
from reverie.games.urbion.rows_of_table import judged
from reverie.games.urbion.settings import flags_of
from reverie.games.urbion.state import rank
from reverie.kernel.constants import KIND, KNOWN_TO_0, KNOWN_TO_1
from reverie.kernel.position_text import (
    OTHERS,
    SHOWN,
    check_needs,
    checked_zones,
    number_in,
    split_count,
    zones_of,
)
from reverie.kernel.settings import in_play
from reverie.kernel.spec import GameSpec

DEEPEST_OPEN_PLACE = 8  # counted from 0: the fourth from the top, and the other five Wise Chaos put cards above it
OPEN_ENDED = ("deck", "cities", "postcards", "discard", "box")  # a final `…` leaves the others open
ONE_CARD = {c.Q_CHAOS: c.CHAOS, c.Q_OPENING_CHAOS: c.CHAOS, c.Q_CHROMATIC: c.CHROMATIC_CARD}
EXAMPLES = {  # of what a step is about
    **dict.fromkeys((c.Q_WISE, c.S_HANDLE, c.S_DISCARD_CHAOS), "X5"),
    c.Q_REVEALED: "S1f",
    **dict.fromkeys(w.ROW_STEPS, "R2"),
    **dict.fromkeys(w.FROM_ROW_STEPS, "2"),
    **dict.fromkeys(w.SLOT_STEPS, "R1.sognae.1"),
    **dict.fromkeys(w.SIDE_STEPS, "sognae"),
    **dict.fromkeys(w.NUMBER_STEPS, "1"),
    c.Q_PAIR: "alliance/S1e",
}


def read_zones(spec: GameSpec, parts: list[str]) -> w.Words:
    """The words of every zone; each may stand once, and only where its module or mode is in play."""
    found = zones_of(parts, w.ZONE_NAMES, w.ROW_PARTS)
    check_needs(spec, found, w.ZONE_NEEDS, w.RULE_OF_NEED)
    known = [name for name in w.ZONES if in_play(spec, w.ZONE_NEEDS.get(name))]
    found = [zone for zone in found if zone != ("table", [])]  # the law's heading of a list of all rows
    return checked_zones(found, [name for name in known if name != "table"])


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
        if len(found) > w.CARD_LIMIT:
            raise PositionError("urbion-position-too-big", place=zone, count=len(found), most=w.CARD_LIMIT)
    return found


class Reader:
    """Reads the zones of one position with the cards of its card table."""

    def __init__(self, spec: GameSpec, zones: w.Words) -> None:
        self.spec = spec
        self.zones = zones
        self.cards = table_of(spec)
        self.flags = flags_of(spec)
        self.everybody = w.EVERYBODY if spec.mode == "team" else KNOWN_TO_0
        self.counts: dict[str, int] = {}  # zones that are given as a number of cards, some of which may be named
        self.sums: dict[str, int] = {}  # of rows, as they are written
        self.unnamed = [0, 0]  # settled Postcards of which only the number is said: kept and lost
        for name in w.COUNTED:
            if name in zones:
                zones[name], count = split_count(name, zones[name], w.CARD_LIMIT)
                if count is not None:
                    self.counts[name] = count
                if name in OPEN_ENDED and zones[name][-1:] == [OTHERS]:  # cards that do not matter
                    del zones[name][-1]

    def table(self) -> w.Table:
        """Every zone that was written, and the usual state of the others."""
        frames = self.frames(self.zones.get("at", ["main"]))
        wise = self.cards.wise_chaos(self.spec.modules)
        turn = self.number("turn", 0 if any(step in SET_UP_ONLY for step, _ in frames) else 1, 900)
        table: w.Table = {
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
            **self.deck(),
            "city_over": [self.marked("cities", word) for word in self.words("cities")],
            "postcard_over": [self.marked("postcards", word) for word in self.words("postcards")],
            "wise": self.number("wise", wise, wise),
            **self.aside(),
            **self.books(frames),
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
        return number_in(name, self.zones.get(name), default, most)

    def kind(self, zone: str, word: str) -> int:
        """A Dream."""
        kind = self.cards.kind_of.get(word.lower())
        if kind is None:
            raise PositionError("position-card", place=zone, value=word[:SHOWN])
        return kind

    def deck(self) -> w.Table:
        """The placed Dreams from the top, and which of their places lie open to everybody."""
        over = [self.marked("deck", word) for word in self.words("deck")]
        places = [place for place, card in enumerate(over) if card & w.OPEN_PLACE]
        for place in places:
            if not self.has("postcards") or not is_chaos(over[place] & KIND, self.cards) or place > DEEPEST_OPEN_PLACE:
                raise PositionError("urbion-position-open-place", place="deck", rule="URB-POSTCARDS-05")
        return {"over": [card & ~w.OPEN_PLACE for card in over], "open_places": sum(1 << place for place in places)}

    def marked(self, zone: str, word: str) -> int:
        """A card of a deck or hand with the mark of who knows it."""
        mark = next((mark for mark in w.MARKS if word.endswith(mark)), "")
        bits = w.MARKS.get(mark, 0)
        if mark == w.OPEN_MARK and zone == "deck":
            bits = w.OPEN_PLACE | self.everybody
        elif mark == w.OPEN_MARK or (bits & KNOWN_TO_1 and self.spec.mode != "team"):
            raise PositionError("urbion-position-mark", place=zone, value=word[:SHOWN])
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
            raise PositionError("urbion-position-city", place=zone, value=word[:SHOWN], allowed=list(CITY_OF))
        return mask

    def name(self, zone: str, word: str, names: tuple[str, ...]) -> int:
        """One of several names."""
        if word.lower() not in names:
            raise PositionError("position-name", place=zone, value=word[:SHOWN], allowed=names)
        return names.index(word.lower())

    def row(self, zone: str) -> w.Table:
        """A row: `earth+water S: S2w S1e{doves} I: I3e`, or `vacant`."""
        city, *words = self.zones.get(zone) or ["vacant"]
        row: w.Table = {"city": -1 if city == "vacant" else self.city(zone, city), "sides": [[], []]}
        side: list[tuple[int, int]] | None = None
        if "sum" in words:
            self.sums[zone] = self.sum_of(zone, words[words.index("sum") + 1 :])
            words = words[: words.index("sum")]
        for word in multiplied(zone, words):
            if word.lower() in w.SIDE_WORDS:
                side = row["sides"][w.SIDE_WORDS[word.lower()]]
            elif word in "-–" and side is not None:
                continue
            elif side is None:
                raise PositionError("urbion-position-row", place=zone, value=word[:SHOWN])
            else:
                side.append(self.dream(zone, word))
        row["sides"] = [sorted(side) for side in row["sides"]]
        return row

    def sum_of(self, zone: str, words: list[str]) -> int:
        """The sum that is written after a row."""
        if len(words) != 1 or not re.fullmatch(r"[-+−]?[0-9]{1,2}", words[0]):
            raise PositionError("urbion-position-row", place=zone, rule="URB-BASE-07", value=" ".join(words)[:SHOWN])
        return int(words[0].replace("−", "-"))

    def check_sums(self, table: w.Table) -> None:
        """A sum that is written after a row is that of its Dreams (URB-BASE-07)."""
        for zone, written in self.sums.items():
            sognae, incubi = table["rows"][ROW_NAMES.index(zone)]["sides"]
            found, _, _ = judged(self.cards, tuple(sognae), tuple(incubi))
            if written != found:
                numbers = {"row": zone, "count": written, "sum": found}
                raise PositionError("urbion-position-sum", place=zone, rule="URB-BASE-07", **numbers)

    def dream(self, zone: str, word: str) -> tuple[int, int]:
        """A placed Dream with its Postcard: `S2w`, `S1e{doves}`, `I3e{hourglass:3}`."""
        token, brace, postcard = word.partition("{")
        kind = self.kind(zone, token)
        if not brace:
            return kind, 0
        found = re.fullmatch(r"([a-z]+)(?::([0-4]))?\}", postcard.lower())
        if not found or not self.has("postcards"):
            raise PositionError("urbion-position-postcard", place=zone, rule="URB-POSTCARDS-03", value=word[:SHOWN])
        return kind, self.name(zone, found[1], POSTCARDS) + 1 + int(found[2] or 0) * c.QUARTERS

    def seats(self) -> list[w.Table]:
        """The hands and the Polarity cards; a `!` marks a card that the other seat knows."""
        if self.spec.mode != "team":
            return [{"hand": self.hand("hand", KNOWN_TO_0), "polarity": -1}]
        usual = 1 if self.flags & c.SEAT_1_SOGNAE else 0
        words = self.zones.get("polarity", [SIDE_NAMES[usual]])
        if len(words) != 1:
            raise PositionError("position-name", place="polarity", value=" ".join(words)[:SHOWN], allowed=SIDE_NAMES)
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
                raise PositionError("urbion-position-mark", place=zone, value=word[:SHOWN])
            known = self.everybody if plain != word or self.flags & c.OPEN_ORDER else own
            hand.append(self.kind(zone, plain) | known)
        return sorted(hand, key=rank)

    def aside(self) -> w.Table:
        """Chaos and Chromatic Chaos put aside; `*` marks one of the seat that is not active."""
        chaos, chromatic = 0, [0, 0]
        for word in self.words("aside"):
            plain = word.removesuffix(w.OTHER_SEAT)
            type_of_card = self.cards.kinds[self.kind("aside", plain)].type
            if type_of_card & c.CHROMATIC_CARD and (plain == word or self.spec.mode == "team"):
                chromatic[plain != word] += 1
            elif type_of_card & c.CHAOS and plain == word:
                chaos += 1
            else:
                raise PositionError("urbion-position-aside", place="aside", rule="URB-CHROMATIC-07", value=word[:SHOWN])
        return {"aside_chaos": chaos, "aside_chromatic": chromatic}

    def books(self, frames: list[w.Frame]) -> w.Table:
        """The Books in play, at least the one that is being used; all others are hidden, in a deck or in the box."""
        if not self.has("books"):
            return {"books": [], "book_bag": []}
        words = self.words("books")
        named = Counter(self.name("books", word, BOOKS) for word in words)
        if "books" not in self.zones:
            named.update(book for book in map(book_of, frames) if book is not None)
        have = Counter(dict(enumerate(self.cards.books)))
        for number, count in named.items():
            if count > have[number]:
                raise too_many("books", BOOKS[number], count, have[number], "URB-BOOKS-01")
        return {"books": sorted(named.elements()), "book_bag": sorted((have - named).elements())}

    def inhabitants(self) -> w.Table:
        """Settled Postcards: `doves+` was kept, `seer-` was lost."""
        kept, lost = [0] * c.POSTCARD_KINDS, [0] * c.POSTCARD_KINDS
        for word in self.words("inhabitants"):
            name, mark = word[:-1], "+-−".find(word[-1])
            if mark < 0 or not name:
                raise PositionError("urbion-position-inhabitant", place="inhabitants", value=word[:SHOWN])
            if re.fullmatch(r"[0-9]{1,2}", name):
                self.unnamed[mark > 0] += int(name)
            else:
                (lost if mark else kept)[self.name("inhabitants", name, POSTCARDS)] += 1
        return {"kept": kept, "lost": lost}

    def void(self) -> w.Table:
        """The Void stack and its figure: `5 R2`, `8 stack_up`, `3 stack_flat`, `0 gone`; either may be left out."""
        if not self.has("void"):
            return {"void_stack": 0, "void_figure": c.FIGURE_GONE}
        full = self.cards.void_cards
        words, count = split_count("void", self.zones.get("void", []), full)
        figures = [*words, *self.zones.get("void-figure", [])]
        unknown = next((word for word in figures if word.lower() not in w.FIGURE_OF), None)
        if unknown is not None or len(figures) > 1:
            wrong = " ".join(figures) if unknown is None else unknown
            raise PositionError("position-name", place="void", value=wrong[:SHOWN], allowed=list(FIGURES.values()))
        stack = full if count is None else count
        if figures:
            figure = w.FIGURE_OF[figures[0].lower()]
            stack = 0 if figure == c.FIGURE_GONE and count is None else stack
        else:
            figure = c.STACK_UP if stack else c.FIGURE_GONE
        return {"void_stack": stack, "void_figure": figure}

    # ---- the agenda ---------------------------------------------------------------------------------------

    def frames(self, words: list[str]) -> list[w.Frame]:
        """The steps of the agenda as they are written, bottom first; a single one stands for the ordinary agenda."""
        if words == ["over"]:
            raise PositionError("position-over", place="at")
        frames: list[w.Frame] = []
        for word in words:
            name, colon, argument = word.partition(":")
            if not colon and name.endswith(w.DRAW):
                name, argument = name.removesuffix(w.DRAW), w.DRAW
            name = name.lower()
            if name not in w.STEP_CODES:
                raise PositionError("position-step", place="at", value=word[:SHOWN], allowed=w.STEP_NAMES)
            code = w.STEP_CODES[name]
            found = self.argument(code, argument)
            if found is None and not argument and code in EXAMPLES:
                names = {"value": frame_name(code), "example": f"{frame_name(code)}:{EXAMPLES[code]}"}
                raise PositionError("position-argument-missing", place="at", **names)
            if found is None:
                raise PositionError("position-argument", place="at", value=word[:SHOWN])
            frames.append((code, found))
        if not frames or len(frames) > w.AGENDA_LIMIT:
            raise PositionError("position-step", place="at", value=" ".join(words)[:SHOWN], allowed=w.STEP_NAMES)
        return frames

    def argument(self, code: int, word: str) -> int | None:
        """What a step is about: a card, a row, a slot, a side, a number; None if it cannot be read."""
        lower = word.lower()
        if not word and code in ONE_CARD:  # there is one kind of Chaos, and one of Chromatic Chaos
            usual = kind_of_type(self.cards, ONE_CARD[code])
            return usual | c.IN_REFILL if code in w.PHASE_STEPS else usual
        if code in w.CARD_STEPS:
            return self.cards.kind_of.get(lower)
        if code in w.PHASE_STEPS:
            kind = self.cards.kind_of.get(lower.removesuffix(w.DRAW))
            return kind if kind is None or not lower.endswith(w.DRAW) else kind | c.IN_REFILL
        if code == c.S_REVEAL_ONE:
            return {"": 0, w.DRAW: c.IN_REFILL}.get(lower)
        if code in w.ROW_STEPS:
            return index_of(word.upper(), ROW_NAMES)
        if code in w.FROM_ROW_STEPS:
            return index_of(word, [str(number + 1) for number in range(c.ROWS + 1)])
        if code in w.SLOT_STEPS:
            return next((slot for slot, name in SLOTS.items() if name.lower() == lower), None)
        if code in w.SIDE_STEPS:
            return index_of(lower, SIDE_NAMES)
        if code in w.NUMBER_STEPS:
            return index_of(word, ["0", "1", "2"])
        if code == c.Q_PAIR:
            use, _, token = lower.partition("/")
            number, kind = index_of(use, PAIR_USES.values()), self.cards.kind_of.get(token)
            return None if number is None or kind is None else number << 6 | kind
        return None if word else 0


def index_of(word: str, words: Iterable[str]) -> int | None:
    """Which of the words it is, if any."""
    return next((number for number, known in enumerate(words) if known == word), None)


def too_many(place: str, card: str, count: int, most: int, rule: str) -> PositionError:
    """A card stands more often than the card table has it."""
    return PositionError("position-too-many", place=place, rule=rule, card=card, count=count, most=most)
