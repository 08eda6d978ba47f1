"""From the nodes of all files to the content that the engine reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from reverie.errors import excerpt
from reverie.games.etherfields.content import model
from reverie.games.etherfields.content.findings import Findings
from reverie.games.etherfields.content.model import NO_TEXT, Code, Content, Text, Thing
from reverie.games.etherfields.content.objects import OBJECTS, PARTS, SHARED
from reverie.games.etherfields.content.options import LARGEST, OPTIONS, WORDS
from reverie.games.etherfields.content.reading import Node
from reverie.games.etherfields.content.signatures import Parameter
from reverie.games.etherfields.content.things import Things
from reverie.games.etherfields.content.tiles import DREAM_TRAP
from reverie.games.etherfields.content.values import CODES, LANGUAGE, MISSING, Where, found

# Parts in which nobody is `self`: what happens to whom must be said.
NO_SELF_PARTS = {
    ("turn_card", "reward"),
    ("slumber", "setup"), ("slumber", "no_more_rounds"), ("slumber", "instructions"),
    ("gate", "setup"),
    ("creature", "setup"), ("creature", "steps"), ("creature", "movement"),
}  # fmt: skip
CARDS = ("influence", "weakness")
LANGUAGES_LIMIT = 12  # every text is asked for in each of them
THINGS = tuple(kind for kind in OBJECTS if kind not in ("script", "puzzle"))
KINDS_OF = {  # what a reference may name
    "card": CARDS,
    "encounter": ("gate", "slumber"),
    **{use: kinds for use, kinds in CODES.items() if kinds},
    "any": THINGS,
    "puzzle_place": THINGS,  # or a location
}


@dataclass
class Raw:
    """A thing as it stands in a file."""

    kind: str
    id: str
    node: Node
    pack: int  # which of the packs that are read together

    @property
    def ref(self) -> str:
        """What it is called everywhere."""
        return f"{self.kind}:{self.id}"


@dataclass
class Manifest:
    """The manifests of all packs that are read together."""

    node: Node
    pack: int
    values: dict[str, Any] = field(default_factory=dict)


class Builder(Things):
    """Builds the content of one campaign and its expansions, and keeps what the checks need to know."""

    def __init__(self, findings: Findings) -> None:
        super().__init__(findings)
        self.raw: dict[str, Raw] = {}  # by ref
        self.by_id: dict[str, list[str]] = {}  # id -> refs
        self.manifests: list[Manifest] = []
        self.spare_manifests = False  # whether a pack has two: then nobody knows what it is
        self.languages_of: dict[int, tuple[str, ...]] = {}  # by pack
        self.things: dict[str, Thing] = {}
        self.codes: dict[str, list[str]] = {}
        self.journal: dict[str, Text] = {}
        self.ability_ids: set[str] = set()  # of all things together
        self.districts: set[str] = set()
        self.complete = True  # whether every thing could be read: only then a name that leads nowhere is wrong
        self.resolve = self.find

    # ---- first reading: what there is -------------------------------------------------------------------------

    def collect(self, root: Node) -> None:
        """The things of a file: a list of mappings with one key each, or one such mapping."""
        if root.value is None:
            return
        entries = root.value if isinstance(root.value, list) else [root]
        for entry in entries:
            if not isinstance(entry.value, dict) or not entry.value:
                self.expected("form", entry, "{influence: {id: …, …}}")
                continue
            if len(entry.value) > 1 and entry is not root:
                self.wrong("pack-one-thing", entry, value=found(entry))
                continue
            for kind, node in entry.value.items():
                self.collect_one(kind, node, entry)

    def collect_one(self, kind: str, node: Node, entry: Node) -> None:
        """One thing."""
        if kind == "pack":
            if any(manifest.pack == self.pack for manifest in self.manifests[-1:]):
                self.spare_manifests = True
                first = str(self.manifests[-1].node.place)
                self.findings.add("pack-two-manifests", entry.key_place(kind), other=first)
            else:
                self.manifests.append(Manifest(node, self.pack))
            return
        if kind not in OBJECTS:
            self.findings.add("pack-unknown-kind", entry.key_place(kind), value=kind, among=[*OBJECTS, "pack"])
            self.complete = False
            return
        if not isinstance(node.value, dict):
            self.expected("mapping", node)
            return
        key = "n" if kind == "script" else "id"
        if key not in node.value:
            self.wrong("pack-missing-part", node, part=key, of=kind)
            return
        name_node = node.value[key]
        where = Where(kind)
        name = self.type_count(name_node, where) if kind == "script" else self.type_id(name_node, where)
        if name is MISSING:
            self.complete = False
            return
        raw = Raw(kind, str(name), node, self.pack)
        other = next(
            (ref for ref in self.by_id.get(raw.id, ()) if (ref.startswith("script:")) == (kind == "script")), None
        )
        if other is not None:
            self.wrong("pack-id-twice", name_node, value=raw.id, other=str(self.raw[other].node.place))
            return
        self.raw[raw.ref] = raw
        self.by_id.setdefault(raw.id, []).append(raw.ref)

    def find(self, kind: str, name: str) -> str | None:
        """What a reference becomes: an id where the kind is known, a ref where it may be one of several."""
        if kind in KINDS_OF:
            for ref in self.by_id.get(name, ()):
                if ref.partition(":")[0] in KINDS_OF[kind]:
                    return ref
        return f"location:{name}" if kind == "puzzle_place" else name

    @property
    def leading(self) -> Manifest:
        """The manifest of the campaign; its numeral is that of all codes, so groups tell packs apart."""
        for manifest in self.manifests:
            kind = manifest.node.value.get("kind") if isinstance(manifest.node.value, dict) else None
            if kind is None or kind.value == "campaign":
                return manifest
        return self.manifests[0]

    @property
    def campaigns(self) -> set[int]:
        """Which of the packs are campaigns."""
        return {manifest.pack for manifest in self.manifests if manifest.values.get("kind") == "campaign"}

    # ---- second reading: what it says ---------------------------------------------------------------------------

    def read_manifests(self) -> None:
        """The manifests first: languages and numeral are needed for all the rest."""
        leading = self.leading if self.manifests else None
        for manifest in self.manifests:
            node = manifest.node
            written = node.value if isinstance(node.value, dict) else {}
            if "id" in written and isinstance(written["id"].value, str):
                self.packs.add(written["id"].value)
            languages = spoken(written["languages"]) if "languages" in written else ()
            if languages:
                self.languages_of[manifest.pack] = languages
            numeral = written["numeral"].value if "numeral" in written else None
            if isinstance(numeral, str) and manifest is leading:
                self.numeral = numeral
        for manifest in self.manifests:
            self.languages = self.languages_of.get(manifest.pack, ("en",))
            manifest.values = self.record(PARTS["pack"].parameters, manifest.node, Where("pack"), "pack")

    def build_all(self) -> None:
        """Every thing, then everything that only the whole can tell."""
        for raw in self.raw.values():
            self.build(raw)
        self.check_whole()

    def check_whole(self) -> None:
        """Everything that only the whole can tell."""
        self.check_references()
        self.tell_traps()
        self.collect_journal()

    def build(self, raw: Raw) -> None:
        """One thing."""
        self.pack = raw.pack
        self.languages = self.languages_of.get(raw.pack, ("en",))
        signature = OBJECTS[raw.kind]
        parameters: dict[str, Parameter] = {**SHARED, **signature.parameters}
        where = Where(raw.ref)
        parts: dict[str, Any] = {}
        usual = {key: part for key, part in parameters.items() if (raw.kind, key) not in NO_SELF_PARTS}
        selfless = {key: part for key, part in parameters.items() if (raw.kind, key) in NO_SELF_PARTS}
        parts |= self.record(usual, raw.node, where, raw.kind, tuple(selfless))
        if selfless:
            parts |= self.record(selfless, raw.node, replace(where, has_self=False), raw.kind, None)
        missing = [key for key, part in parameters.items() if part.required and key not in parts]
        if missing:
            return  # already told
        code: Code | None = parts.get("code")
        if code is not None:
            self.codes.setdefault(f"{code.numeral}-{code.group}-{code.letter}", []).append(raw.ref)
        common: dict[str, Any] = {
            "ref": raw.ref,
            "id": raw.id,
            "name": parts.get("name", NO_TEXT),
            "text": parts.get("text", NO_TEXT),
            "code": code,
        }
        builder: Callable[[Node, dict[str, Any], dict[str, Any]], Thing] = getattr(self, f"build_{raw.kind}")
        if raw.kind not in ("character", "clue"):
            common["back"] = parts.get("back", "")
        if raw.kind not in ("tile", "overlay"):
            common["abilities"] = (
                *parts.get("abilities", ()),
                *parts.get("interactions", ()),
                *parts.get("passives", ()),
                *parts.get("rules", ()),
            )
        self.things[raw.ref] = builder(raw.node, parts, common)

    def type_languages(self, node: Node, where: Where) -> Any:
        """The languages of a pack; the first is the one of texts that name none."""
        languages = spoken(node)
        if isinstance(node.value, list) and len(node.value) > LANGUAGES_LIMIT:
            self.wrong("pack-languages", node, limit=LANGUAGES_LIMIT)
        elif not languages:
            self.expected("list", node, "[en, de]")
        return languages or MISSING

    def type_standard_wisdoms(self, node: Node, where: Where) -> Any:
        """The three wisdoms of every campaign."""
        return self.record(PARTS["standard_wisdoms"].parameters, node, where, "standard_wisdoms")

    def type_options_of_play(self, node: Node, where: Where) -> Any:
        """Overrides of 9.12."""
        if not isinstance(node.value, dict):
            self.expected("mapping", node)
            return MISSING
        options: dict[str, Any] = {}
        for key, entry in node.value.items():
            if key not in OPTIONS:
                self.findings.add(
                    "pack-unknown-part", node.key_place(key), value=key, of="start_options", among=OPTIONS
                )
                continue
            value = entry.plain()
            if key in WORDS:
                value = self.one_of(WORDS[key], entry)
            elif not alike(OPTIONS[key], value):
                self.expected("form", entry, excerpt(OPTIONS[key], 80))
                continue
            if value is not MISSING:
                options[key] = {**OPTIONS[key], **value} if isinstance(value, dict) else value
        return options

    # ---- what only the whole can tell -----------------------------------------------------------------------------

    def check_references(self) -> None:
        """Every id and every code that is named must be there, and be what it is taken for."""
        self.ability_ids = {ability.id for ability in self.abilities.values()}
        for thing in self.things.values():
            if isinstance(thing, model.DreamworldTile):
                self.districts.add(thing.district)
        for kind, name, node in self.wanted:
            if self.is_there(kind, name):
                continue
            others = sorted({ref.partition(":")[0] for ref in self.by_id.get(name, ())} - {"script"})
            if others and kind != "script":
                self.wrong("pack-wrong-kind", node, value=name, found=others, kind=self.told_kinds(kind))
            elif self.complete:
                self.wrong(
                    "pack-unknown-reference", node, among=self.names(kind), value=name, kind=self.told_kinds(kind)
                )
        self.check_codes()

    def check_codes(self) -> None:
        """Every letter and code is on something that can be used so. Which dream a letter belongs to is not known here:
        one thing of the right kind will do (`checks/codes.py` looks again, dream by dream).
        """
        by_letter: dict[str, list[str]] = {}
        for code, refs in self.codes.items():
            by_letter.setdefault(code.split("-", 2)[2], []).extend(refs)
        for use, name, node in self.wanted_codes:
            is_letter = "-" not in name
            refs = (by_letter if is_letter else self.codes).get(name, [])
            kinds = CODES[use]
            if not refs:
                if self.complete:
                    code = "pack-unknown-letter" if is_letter else "pack-unknown-code"
                    self.wrong(code, node, among=by_letter if is_letter else self.codes, value=name)
            elif kinds and not any(ref.partition(":")[0] in kinds for ref in refs):
                others = sorted({ref.partition(":")[0] for ref in refs})
                self.wrong("pack-wrong-kind", node, value=name, found=others, kind=self.told_kinds(use))

    def told_kinds(self, kind: str) -> str:
        """What a reference may name, for people."""
        return " / ".join(KINDS_OF[kind]) if kind in CODES or kind in ("card", "encounter") else kind

    def is_there(self, kind: str, name: str) -> bool:
        """Whether a reference leads somewhere."""
        if kind == "location":
            return name in self.locations
        if kind == "socket":
            return name in self.sockets
        if kind == "ability":
            return name in self.ability_ids
        if kind == "location_or_district":
            return name in self.locations or name in self.districts
        if kind == "puzzle_place" and name in self.locations:
            return True
        kinds = KINDS_OF.get(kind, (kind,))
        return any(ref.partition(":")[0] in kinds for ref in self.by_id.get(name, ()))

    def names(self, kind: str) -> Iterator[str]:
        """What a reference could have named."""
        if kind == "location":
            yield from self.locations
        elif kind == "socket":
            yield from sorted(self.sockets)
        elif kind == "ability":
            yield from sorted(self.ability_ids)
        elif kind == "location_or_district":
            yield from (*self.locations, *sorted(self.districts))
        elif kind == "puzzle_place":
            yield from (*self.locations, *(raw.id for raw in self.raw.values() if raw.kind in THINGS))
        else:
            kinds = KINDS_OF.get(kind, (kind,))
            yield from (raw.id for raw in self.raw.values() if raw.kind in kinds)

    def collect_journal(self) -> None:
        """What can be written down, by its id: the same words may be written down at several places."""
        for ref, words in self.lists.items():
            for word in words:
                if (
                    word.name == "journal"
                    and self.journal.setdefault(word.args["id"], word.args["text"]) != (word.args["text"])
                ):
                    self.wrong("pack-journal-twice", self.list_nodes[ref], value=word.args["id"])

    def tell_traps(self) -> None:
        """Traps of which their field says only that they are there: the gate of the dream says what they do."""
        traps: dict[tuple[str, int], str] = {}
        for raw in self.raw.values():
            thing = self.things.get(raw.ref)
            if isinstance(thing, model.Gate) and f"{raw.ref}/trap" in self.lists:
                traps[self.numeral, thing.group] = f"{raw.ref}/trap"
        untold = {ref.split("/")[0]: node for ref, node in reversed(self.dream_traps)}  # the first of each thing
        for ref, node in untold.items():
            thing = self.things.get(ref)
            if isinstance(thing, (model.Tile, model.Overlay)):
                trap = traps.get((thing.code.numeral, thing.code.group)) if thing.code is not None else None
                self.things[thing.ref] = self.resolved(thing, trap, node)

    def resolved(self, thing: model.Tile | model.Overlay, trap: str | None, node: Node) -> Thing:
        """A tile or overlay whose traps are told."""
        fields = list(thing.fields.values()) if isinstance(thing, model.Tile) else [cell[2] for cell in thing.cells]
        if not any(one.trap == DREAM_TRAP for one in fields):
            return thing
        if trap is None:
            if self.complete:
                self.wrong("pack-trap-untold", node)
            trap = ""
        if isinstance(thing, model.Tile):
            return replace(thing, fields={q: self.with_trap_told(one, trap) for q, one in thing.fields.items()})
        cells = tuple((row, col, self.with_trap_told(one, trap)) for row, col, one in thing.cells)
        return replace(thing, cells=cells)

    def with_trap_told(self, one: model.Field, trap: str) -> model.Field:
        """A field with the trap of its dream."""
        return replace(one, trap=trap) if one.trap == DREAM_TRAP else one

    def content(self, fingerprint: str) -> Content:
        """The whole, when nothing is wrong."""
        values = self.leading.values
        languages = self.languages_of[self.leading.pack]
        options = {**OPTIONS}
        wisdoms: list[str] = []
        mode: str | None = None
        for manifest in self.manifests:
            mode = manifest.values.get("exclusive_mode", mode)
            options |= manifest.values.get("start_options", {})
            wisdoms += manifest.values.get("always_active_wisdoms", ())
        by_kind: dict[str, dict[Any, Thing]] = {kind: {} for kind in OBJECTS}
        for raw in self.raw.values():
            by_kind[raw.kind][int(raw.id) if raw.kind == "script" else raw.id] = self.things[raw.ref]
        name: Text = values.get("name", dict.fromkeys(languages, values["id"]))
        return Content(
            id=values["id"],
            version=values["version"],
            languages=languages,
            first_gate=values.get("first_gate", ""),
            options=options,
            standard_wisdoms=values.get("standard_wisdoms", {}),
            awakening_location=values.get("awakening_location", ""),
            **by_kind,  # type: ignore[arg-type]
            journal=self.journal,
            lists=self.lists,
            abilities=self.abilities,
            things=self.things,
            codes={code: tuple(refs) for code, refs in self.codes.items()},
            numeral=self.numeral,
            name=name,
            text=values.get("text", NO_TEXT),
            always_active_wisdoms=tuple(wisdoms),
            exclusive_mode=next(
                (m.values["exclusive_mode"] for m in self.manifests if "exclusive_mode" in m.values), None
            ),
            fingerprint=fingerprint,
        )


def spoken(node: Node) -> tuple[str, ...]:
    """A list of languages; none if it is no such list."""
    values = [entry.value for entry in node.value] if isinstance(node.value, list) else []
    if len(values) > LANGUAGES_LIMIT or not all(isinstance(value, str) and LANGUAGE.match(value) for value in values):
        return ()
    return tuple(dict.fromkeys(values))


def alike(default: Any, value: Any) -> bool:
    """Whether a value has the shape of the default that it replaces."""
    if isinstance(default, bool) or isinstance(value, bool):
        return isinstance(default, bool) and isinstance(value, bool)
    if isinstance(default, int):
        return isinstance(value, int) and 0 <= value <= LARGEST
    if isinstance(default, str):
        return isinstance(value, str)
    if isinstance(default, list):
        return isinstance(value, list) and bool(value) and all(alike(default[0], entry) for entry in value)
    return isinstance(value, dict) and all(
        key in default and alike(default[key], entry) for key, entry in value.items()
    )
