"""From nodes to plain values: numbers, texts, names, references.

Every type that a signature names is a method `type_…`, here or in what builds on this: sentences.py (the words of the
language), costs.py, effects.py, abilities.py, tiles.py, things.py. Whatever is wrong is written down with its place;
the method then returns MISSING, and the reading goes on, so that it finds all mistakes at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from reverie.errors import TextName
from reverie.games.etherfields.content import words as w
from reverie.games.etherfields.content.findings import Findings
from reverie.games.etherfields.content.model import PAGE, ListRef, Word
from reverie.games.etherfields.content.objects import MORE_VALUES
from reverie.games.etherfields.content.reading import Node
from reverie.games.etherfields.content.signatures import Parameter

LARGEST = 9999  # of any number in a pack: nothing on a table is more
ENGINE = "1.0"  # the version of the content language that is read here (law 9.1)
ID = re.compile(r"[a-z][a-z0-9_]{0,59}\Z")
NAME = re.compile(r"[a-zA-Z0-9_.:+ -]{1,60}\Z")
PACK_ID = re.compile(r"([a-z0-9_]+):([a-z0-9_]+)\Z")
FIELD_NAME = re.compile(r"[A-C][1-4]\.(?:nw|ne|sw|se)\Z")
EDGE_NAME = re.compile(r"[A-C][1-4]\.(?:nw|ne|sw|se)-(?:[A-C][1-4]\.(?:nw|ne|sw|se)|north|east|south|west)\Z")
SLOT = re.compile(r"[A-C][1-4]\Z")
DREAMWORLD_SLOT = re.compile(r"[AB][1-4]\Z")
LETTER = re.compile(r"[A-Z][A-Z0-9]{0,11}\Z")
NUMERAL = re.compile(r"[IVX]{1,6}\Z")
FULL_CODE = re.compile(r"(?:([IVX]{1,6})-)?([0-9]{1,4})-([A-Z][A-Z0-9]{0,11})\Z")
VERSION = re.compile(r"[0-9]{1,4}(?:\.[0-9]{1,4}){0,2}\Z")
ENGINE_VERSION = re.compile(r"(>=|==)?\s*([0-9]{1,4}(?:\.[0-9]{1,4}){0,2})\Z")
LANGUAGE = re.compile(r"[a-z]{2}\Z")

# What a code may name, by what is done with it (ETH-SCR-04); a plain `code` may name anything that has one.
CODES: dict[str, tuple[str, ...]] = {
    "code": (),
    "tile_code": ("tile",),
    "gained_code": (
        "influence", "weakness", "item", "clue", "mask", "wisdom", "slumber", "gate", "memory", "fate", "sign", "tile",
    ),
    "revealed_code": (
        "tile", "overlay", "creature", "event", "clue", "wisdom", "season", "fate", "companion", "memory", "sign_spot",
        "influence", "weakness", "item", "mask", "slumber", "gate",
    ),
}  # fmt: skip
ALL_VALUES: dict[str, tuple[str, ...]] = {**w.VALUES, **MORE_VALUES}
MISSING: Any = object()


@dataclass(frozen=True, slots=True)
class Where:
    """Which text is being read: what new lists of effects are called after, and whether there is a `self` in it."""

    ref: str  # of the thing or ability
    list: str = ""  # the list being read
    index: int = 0  # the place in it
    has_self: bool = True
    duration: Word | None = None  # what a modifier without a duration of its own takes

    def inner(self, name: str) -> str:
        """What a list inside the effect at hand is called."""
        return f"{self.list}/{self.index}.{name}" if self.list else f"{self.ref}/{name}"


class Values:
    """Reads values and keeps what belongs to the whole pack: lists, references to be checked, used words."""

    def __init__(self, findings: Findings) -> None:
        self.findings = findings
        self.languages: tuple[str, ...] = ("en",)
        self.numeral = "I"
        self.packs: set[str] = set()
        self.lists: dict[ListRef, tuple[Word, ...]] = {}
        self.list_nodes: dict[ListRef, Node] = {}
        self.wanted: list[tuple[str, str, Node]] = []  # (kind, id, where it is named)
        self.wanted_codes: list[tuple[str, str, Node]] = []  # (what is done with it, letter or code, where it is named)
        self.code_nodes: dict[tuple[ListRef, int], Node] = {}  # where the effect at a place of a list names a code
        self.flags_set: set[str] = set()
        self.flags_read: dict[str, Node] = {}  # where each is read first
        self.tags_named: dict[str, Node] = {}
        self.own_tags: set[str] = set()  # of the fields of tiles and overlays
        self.resolve: Callable[[str, str], str | None] = lambda kind, name: name
        self.pack = 0  # which of the packs is being read
        self.used: dict[tuple[int, str, str], int] = {}  # (pack, family, word) -> how often
        self.untranslated: list[tuple[Node, tuple[str, ...]]] = []
        self.paged: list[tuple[Node, Mapping[str, tuple[str, ...]]]] = []  # every text, page by page

    # ---- small steps ------------------------------------------------------------------------------------------

    def wrong(self, code: str, node: Node, among: Iterable[str] | None = None, **details: Any) -> None:
        """Write down that a value is wrong."""
        self.findings.add(code, node.place, among=among, **details)

    def use(self, family: str, word: str) -> None:
        """Count a word."""
        key = (self.pack, family, word)
        self.used[key] = self.used.get(key, 0) + 1

    def expected(self, what: str, node: Node, example: str = "", **details: Any) -> None:
        """Write down what should stand here: the text `pack-want-…`, with an example of its form."""
        if what == "form":
            self.findings.add("pack-form", node.place, value=found(node), example=example)
        else:
            wanted = TextName(f"pack-want-{what}", **details)
            if example:
                wanted = TextName("pack-want-such-as", wanted=wanted, example=example)
            self.findings.add("pack-expected", node.place, expected=wanted, value=found(node))

    def parse(self, kind: str, node: Node, where: Where) -> Any:
        """A value of a type; MISSING if it is none."""
        if kind.startswith("@"):
            return self.reference(kind[1:], node)
        if kind in ALL_VALUES:
            return self.one_of(ALL_VALUES[kind], node)
        if "|" in kind:
            return self.one_of(tuple(kind.split("|")), node)
        method = getattr(self, f"type_{kind}", None)
        if method is None:  # a single allowed value, such as `move` in gain_intent(now?: move)
            return self.one_of((kind,), node)
        return method(node, where)

    def part(self, name: str, kind: str, node: Node, where: Where) -> Any:
        """A part of a thing or a parameter of a word; some types want to know what it is called."""
        return self.parse(kind, node, where)

    def one_of(self, allowed: tuple[str, ...], node: Node) -> Any:
        """One of a few words."""
        if isinstance(node.value, str) and node.value in allowed:
            return node.value
        if isinstance(node.value, bool) and str(node.value).lower() in allowed:
            return str(node.value).lower()
        if node.value is None and "none" in allowed:
            return "none"
        self.wrong("pack-value", node, among=allowed, value=found(node), allowed=allowed)
        return MISSING

    def matching(self, pattern: re.Pattern[str], what: str, node: Node, example: str = "") -> Any:
        """Text of a certain form."""
        if isinstance(node.value, str) and pattern.match(node.value):
            return node.value
        self.expected(what, node, example)
        return MISSING

    def listed(self, kind: str, node: Node, where: Where) -> Any:
        """A list of values of one type."""
        if not isinstance(node.value, list):
            self.expected("list", node)
            return MISSING
        values = (self.parse(kind, entry, where) for entry in node.value)
        return tuple(value for value in values if value is not MISSING)

    def record(
        self,
        parameters: Mapping[str, Parameter],
        node: Node,
        where: Where,
        what: str,
        more: tuple[str, ...] | None = (),
    ) -> dict[str, Any]:
        """The parts of a mapping by their types, with defaults. Whatever else is in it, except `more`, is refused;
        None: that was looked at already.
        """
        if not isinstance(node.value, dict):
            self.expected("mapping", node)
            return {}
        for key in node.value if more is not None else ():
            if key not in parameters and key not in (more or ()):
                place = node.key_place(key)
                self.findings.add("pack-unknown-part", place, value=key, of=what, among=[*parameters, *(more or ())])
        values: dict[str, Any] = {}
        for name, entry in parameters.items():
            if name in node.value:
                if node.value[name].value is None and not entry.required and not entry.type.endswith("_or_none"):
                    continue  # `fee: null` says that there is none
                value = self.part(name, entry.type, node.value[name], where)
                if value is not MISSING:
                    values[name] = value
            elif entry.required:
                self.wrong("pack-missing-part", node, part=name, of=what)
        for name, entry in parameters.items():
            if entry.default is not None and name not in values:
                values[name] = entry.default
        return values

    # ---- plain values -----------------------------------------------------------------------------------------

    def type_bool(self, node: Node, where: Where) -> Any:
        """true or false."""
        if isinstance(node.value, bool):
            return node.value
        self.expected("bool", node)
        return MISSING

    def type_number(self, node: Node, where: Where) -> Any:
        """An integer, also below 0."""
        if type(node.value) is int and abs(node.value) <= LARGEST:
            return node.value
        self.expected("number", node, most=str(LARGEST))
        return MISSING

    def type_count(self, node: Node, where: Where) -> Any:
        """An integer from 0."""
        if type(node.value) is int and 0 <= node.value <= LARGEST:
            return node.value
        self.expected("count", node, most=str(LARGEST))
        return MISSING

    def type_id(self, node: Node, where: Where) -> Any:
        """An id."""
        return self.matching(ID, "id", node)

    def type_local_id(self, node: Node, where: Where) -> Any:
        """The id of an ability or socket."""
        if type(node.value) is int and 0 <= node.value < 100:
            return str(node.value)
        return self.matching(ID, "id", node)

    def type_name(self, node: Node, where: Where) -> Any:
        """A free name."""
        if type(node.value) is int:
            return str(node.value)
        return self.matching(NAME, "name", node)

    def type_names(self, node: Node, where: Where) -> Any:
        """Free names."""
        return self.listed("name", node, where)

    def type_flag(self, node: Node, where: Where) -> Any:
        """The name of a flag."""
        return self.matching(ID, "id", node)

    def type_district(self, node: Node, where: Where) -> Any:
        """The name of a district."""
        return self.matching(ID, "id", node)

    def type_tag(self, node: Node, where: Where) -> Any:
        """A tag of fields: one of the law's, or one of the pack's own."""
        tag = self.matching(ID, "id", node)
        if tag is not MISSING:
            self.tags_named.setdefault(tag, node)
        return tag

    def type_numeral(self, node: Node, where: Where) -> Any:
        """The numeral of a campaign."""
        return self.matching(NUMERAL, "form", node, "I / IV")

    def type_version(self, node: Node, where: Where) -> Any:
        """A version."""
        if type(node.value) is int:
            return str(node.value)
        return self.matching(VERSION, "form", node, "1.0.0")

    def type_engine_version(self, node: Node, where: Where) -> Any:
        """The version of the content language that a pack needs (9.1): at least this one, or with == exactly this."""
        written = str(node.value) if type(node.value) is int else node.value
        match = ENGINE_VERSION.match(written) if isinstance(written, str) else None
        if match is None:
            self.expected("form", node, ">=1.0 / ==1.0")
            return MISSING
        needed, own = parts_of_version(match[2]), parts_of_version(ENGINE)
        if needed != own and (match[1] == "==" or needed > own):
            self.wrong("pack-engine", node, value=written, engine=ENGINE)
            return MISSING
        return written

    def type_letter(self, node: Node, where: Where) -> Any:
        """The letter of a code."""
        return self.matching(LETTER, "letter", node, "B / SETUP")

    def type_slot(self, node: Node, where: Where) -> Any:
        """A slot of the dreamlands."""
        return self.matching(SLOT, "form", node, "A1 … C4")

    def type_dreamworld_slot(self, node: Node, where: Where) -> Any:
        """A slot of the dreamworld."""
        return self.matching(DREAMWORLD_SLOT, "form", node, "A1 … B4")

    def type_field_name(self, node: Node, where: Where) -> Any:
        """A field by name."""
        return self.matching(FIELD_NAME, "form", node, "B3.sw")

    def type_edge_name(self, node: Node, where: Where) -> Any:
        """An edge by name."""
        return self.matching(EDGE_NAME, "form", node, "A1.ne-A2.nw / A1.nw-north")

    def type_anchor(self, node: Node, where: Where) -> Any:
        """Where the north-west field of a tile lies: a field, or its row and column from 1."""
        if isinstance(node.value, str) and SLOT.match(node.value):
            node = Node(f"{node.value}.nw", node.file, node.line, node.column)
        if isinstance(node.value, str):
            name = self.type_field_name(node, where)
            return MISSING if name is MISSING else coordinates(name)
        return self.type_cell(node, where)

    def type_cell(self, node: Node, where: Where) -> Any:
        """Row and column of a field, from 1."""
        if isinstance(node.value, list) and len(node.value) == 2:
            row, column = (entry.value for entry in node.value)
            if type(row) is int and type(column) is int and 1 <= row <= 6 and 1 <= column <= 8:
                return row, column
        self.expected("cell", node, "[3, 4]")
        return MISSING

    def type_angle(self, node: Node, where: Where) -> Any:
        """90 or 180 degrees."""
        if node.value in (90, 180) and type(node.value) is int:
            return node.value
        self.expected("form", node, "90 / 180")
        return MISSING

    def type_extent(self, node: Node, where: Where) -> Any:
        """How many fields a terrain token covers."""
        if (type(node.value) is int and node.value in (1, 2)) or node.value == "tile":
            return node.value
        self.expected("form", node, "1 / 2 / tile")
        return MISSING

    def type_suits(self, node: Node, where: Where) -> Any:
        """Suits."""
        return self.listed("SUIT", node, where)

    def type_faces(self, node: Node, where: Where) -> Any:
        """Faces of a die."""
        return self.listed("FACE", node, where)

    def type_terrains(self, node: Node, where: Where) -> Any:
        """Terrains."""
        return self.listed("TERRAIN", node, where)

    def type_colors(self, node: Node, where: Where) -> Any:
        """Colours."""
        return self.listed("COLOR", node, where)

    def type_steps(self, node: Node, where: Where) -> Any:
        """Steps of a turn card."""
        return self.listed("STEP", node, where)

    def type_signs(self, node: Node, where: Where) -> Any:
        """Signs by id."""
        return self.listed("@sign", node, where)

    def type_wisdoms(self, node: Node, where: Where) -> Any:
        """Wisdoms by id."""
        return self.listed("@wisdom", node, where)

    def type_scope(self, node: Node, where: Where) -> Any:
        """Where an ability may be used."""
        values = self.listed("slumber|dream|dreamworld", node, where)
        return MISSING if values is MISSING else frozenset(values)

    def type_owner(self, node: Node, where: Where) -> Any:
        """Whose a mask may be."""
        return self.one_of((*w.VALUES["ARCHETYPE"], "any"), node)

    def type_intents(self, node: Node, where: Where) -> Any:
        """What a card gives when it is discarded."""
        if not isinstance(node.value, dict):
            self.expected("form", node, "{wrath: 2, cunning: 1}")
            return MISSING
        intents: dict[str, int] = {}
        for key, entry in node.value.items():
            if key not in w.COLORS:
                self.findings.add("pack-value", node.key_place(key), value=key, allowed=w.COLORS, among=w.COLORS)
                continue
            n = self.type_count(entry, where)
            if n is not MISSING and n:
                intents[key] = n
        return intents

    def type_text(self, node: Node, where: Where) -> Any:
        """Words for people: a text in the first language, or texts by language."""
        written = self.written_pages(node)
        if written is not None:
            if len(self.languages) > 1:
                self.untranslated.append((node, self.languages[1:]))
            self.paged.append((node, {self.languages[0]: written}))
            return {self.languages[0]: PAGE.join(written)}
        if not isinstance(node.value, dict):
            self.expected("texts", node, "{en: …, de: …}")
            return MISSING
        texts: dict[str, tuple[str, ...]] = {}
        for key, entry in node.value.items():
            if key not in self.languages:
                place = node.key_place(key)
                self.findings.add("pack-language", place, value=key, allowed=self.languages, among=self.languages)
            elif (pages := self.written_pages(entry)) is None:
                self.expected("text", entry)
            elif any(page.strip() for page in pages):
                texts[key] = pages
        missing = tuple(language for language in self.languages if language not in texts)
        if missing:
            self.untranslated.append((node, missing))
        self.paged.append((node, texts))
        return {key: PAGE.join(pages) for key, pages in texts.items()}

    def written_pages(self, node: Node) -> tuple[str, ...] | None:
        """A text as it is written in one language: one page, or a list of them; None if it is no text."""
        if isinstance(node.value, str):
            return (node.value,)
        if isinstance(node.value, list) and node.value and all(isinstance(page.value, str) for page in node.value):
            return tuple(page.value for page in node.value)
        return None

    # ---- references -------------------------------------------------------------------------------------------

    def reference(self, kind: str, node: Node) -> Any:
        """The id of a thing; whether there is one is checked when all things are known."""
        value = node.value
        if kind == "script":
            if type(value) is not int or not 0 < value <= LARGEST:
                self.expected("script", node, most=str(LARGEST))
                return MISSING
            self.wanted.append((kind, str(value), node))
            return value
        if not isinstance(value, str):
            self.expected("reference", node, kind=kind)
            return MISSING
        qualified = PACK_ID.match(value)
        if qualified is not None and qualified[1] in self.packs:
            value = qualified[2]
        self.wanted.append((kind, value, node))
        return self.resolve(kind, value) or value

    def type_puzzle_place(self, node: Node, where: Where) -> Any:
        """Where a puzzle is met: a thing that lies in play, or a location of the dreamworld."""
        return self.reference("puzzle_place", node)

    def type_location_or_district(self, node: Node, where: Where) -> Any:
        """A location or a district."""
        name = self.matching(ID, "id", node)
        if name is not MISSING:
            self.wanted.append(("location_or_district", name, node))
        return name

    def type_code(self, node: Node, where: Where) -> Any:
        """Any secret."""
        return self.code("code", node, where)

    def type_tile_code(self, node: Node, where: Where) -> Any:
        """A tile that is laid on the map."""
        return self.code("tile_code", node, where)

    def type_gained_code(self, node: Node, where: Where) -> Any:
        """A secret that somebody can have."""
        return self.code("gained_code", node, where)

    def type_revealed_code(self, node: Node, where: Where) -> Any:
        """A secret that is turned face up."""
        return self.code("revealed_code", node, where)

    def code(self, use: str, node: Node, where: Where) -> Any:
        """A secret: its letter in the group of the dream, its full code, or its id."""
        value = node.value
        if isinstance(value, str):
            full = FULL_CODE.match(value)
            if full is not None:
                code = f"{full[1] or self.numeral}-{full[2]}-{full[3]}"
                self.wanted_codes.append((use, code, node))
                self.code_nodes[where.list, where.index] = node
                return code
            if LETTER.match(value):
                self.wanted_codes.append((use, value, node))
                self.code_nodes[where.list, where.index] = node
                return value
            if ID.match(value) or PACK_ID.match(value):
                return self.reference(use if CODES[use] else "any", node)
        self.expected("code", node, "B / I-2-B")
        return MISSING


def found(node: Node) -> str:
    """What stands at a place, briefly."""
    value = node.value
    if isinstance(value, dict):
        return "{" + ", ".join(list(value)[:3]) + (", …}" if len(value) > 3 else "}")
    if isinstance(value, list):
        return "[…]" if value else "[]"
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)


def parts_of_version(version: str) -> tuple[int, ...]:
    """A version as numbers that compare; 1, 1.0 and 1.0.0 are the same."""
    parts = [int(part) for part in version.split(".")]
    return (*parts, *(0,) * (3 - len(parts)))


def coordinates(name: str) -> tuple[int, int]:
    """Row and column from 1 of a field like B3.sw (ETH-MAP-02)."""
    slot, quadrant = name.split(".")
    row = "ABC".index(slot[0]) * 2 + (1 if quadrant[0] == "n" else 2)
    return row, (int(slot[1]) - 1) * 2 + (1 if quadrant[1] == "w" else 2)
