"""The language as a JSON Schema (draft 2020-12), so that editors complete and check while somebody writes."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.content import words as w
from reverie.games.etherfields.content.objects import OBJECTS, PARTS, SHARED
from reverie.games.etherfields.content.signatures import Parameter, Signature
from reverie.games.etherfields.content.values import (
    ALL_VALUES,
    CODES,
    DREAMWORLD_SLOT,
    EDGE_NAME,
    FIELD_NAME,
    ID,
    LARGEST,
    LETTER,
    NUMERAL,
    SLOT,
)

Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
NUMBER: Schema = {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST}
COUNT: Schema = {"type": "integer", "minimum": 0, "maximum": LARGEST}
TEXT: Schema = {"type": "string"}
PAGES: Schema = {"anyOf": [TEXT, {"type": "array", "items": TEXT, "minItems": 1}]}  # one page, or several
BOOL: Schema = {"type": "boolean"}

# Types that are one of the language's families, or a part of a thing.
FAMILY_OF = {
    "selector": "selector", "condition": "condition", "trigger": "trigger", "duration": "duration", "effect": "effect",
}  # fmt: skip
PART_OF = {
    "ability": "ability", "code_of": "code", "field_of": "field", "socket_of": "socket", "progress_face": "progress",
    "deliverance": "deliverance", "rift": "rift", "creature_steps": "steps", "standard_wisdoms": "standard_wisdoms",
}  # fmt: skip
LISTS_OF = {
    "effects": "effect", "abilities": "ability", "ways": "way", "deck": "deck_entry", "variants": "variant",
    "locations": "location", "arrows": "arrow", "overlay_cells": "overlay_cell", "options": "option",
    "checklist": "check",
}  # fmt: skip
VALUE_LISTS = {
    "suits": "SUIT", "faces": "FACE", "terrains": "TERRAIN", "colors": "COLOR", "steps": "STEP",
    "icons": "LOCATION_KIND",
}  # fmt: skip
PATTERNS = {
    "id": ID, "flag": ID, "tag": ID, "district": ID, "letter": LETTER, "numeral": NUMERAL, "slot": SLOT,
    "dreamworld_slot": DREAMWORLD_SLOT, "field_name": FIELD_NAME, "edge_name": EDGE_NAME,
}  # fmt: skip
SELECTOR_TYPES = ("field", "tile", "edge", "location", "creature", "place")


def ref(name: str) -> Schema:
    """A reference inside the schema."""
    return {"$ref": f"#/$defs/{name}"}


def of_type(kind: str) -> Schema:
    """The schema of a type that signatures name."""
    if kind == "@script":
        return {"type": "integer", "minimum": 1, "maximum": LARGEST}
    if kind.startswith("@") or kind in (*CODES, "name", "version", "engine_version", "local_id"):
        return {"type": ["string", "integer"]} if not kind.startswith("@") else TEXT
    if kind in ALL_VALUES:
        return {"enum": list(ALL_VALUES[kind])}
    if "|" in kind:
        return {"enum": kind.split("|")}
    if kind in FAMILY_OF:
        return ref(FAMILY_OF[kind])
    if kind in PART_OF:
        return ref(f"part-{PART_OF[kind]}")
    if kind in LISTS_OF:
        inner = LISTS_OF[kind]
        return {"type": "array", "items": ref(inner if inner == "effect" else f"part-{inner}")}
    if kind in VALUE_LISTS:
        return {"type": "array", "items": {"enum": list(ALL_VALUES[VALUE_LISTS[kind]])}}
    if kind in PATTERNS:
        return {"type": "string", "pattern": "^" + PATTERNS[kind].pattern.removesuffix(r"\Z") + "$"}
    if kind in SELECTOR_TYPES:
        return {"anyOf": [TEXT, ref("selector"), {"type": "object"}]}
    return dict(PLAIN.get(kind, {}))


PLAIN: dict[str, Schema] = {
    "bool": BOOL,
    "number": NUMBER,
    "count": COUNT,
    "text": {"$ref": "#/$defs/text"},
    "amount": {"$ref": "#/$defs/amount"},
    "amount_all": {"anyOf": [{"$ref": "#/$defs/amount"}, {"enum": ["all", "chosen"]}]},
    "amount_any": {"anyOf": [{"$ref": "#/$defs/amount"}, {"const": "any"}]},
    "amounts": {"type": "array", "items": {"anyOf": [NUMBER, {"$ref": "#/$defs/amount"}]}, "minItems": 1},
    "value": {"anyOf": [BOOL, NUMBER, {"$ref": "#/$defs/amount"}]},
    "cost": {"$ref": "#/$defs/cost"},
    "conditions": {"anyOf": [{"$ref": "#/$defs/condition"}, {"type": "array", "items": {"$ref": "#/$defs/condition"}}]},
    "effects_or_none": {
        "anyOf": [{"type": "null"}, {"const": "none"}, {"type": "array", "items": {"$ref": "#/$defs/effect"}}]
    },
    "stat": {"$ref": "#/$defs/stat"},
    "hints": {"type": "array", "items": {"$ref": "#/$defs/text"}},
    "puzzle_place": TEXT,
    "names": {"type": "array", "items": TEXT},
    "signs": {"type": "array", "items": TEXT},
    "wisdoms": {"type": "array", "items": TEXT},
    "scope": {"type": "array", "items": {"enum": list(w.ABILITY["scope"])}},
    "intents": {"type": "object", "properties": dict.fromkeys(w.COLORS, COUNT), "additionalProperties": False},
    "languages": {"type": "array", "items": {"type": "string", "pattern": "^[a-z]{2}$"}, "minItems": 1},
    "fields": {
        "type": "object",
        "properties": {key: {"$ref": "#/$defs/part-field"} for key in ("nw", "ne", "sw", "se")},
        "additionalProperties": False,
    },
    "owner": {"enum": [*w.VALUES["ARCHETYPE"], "any"]},
    "angle": {"enum": [90, 180]},
    "extent": {"enum": [1, 2, "tile"]},
    "movement": {"anyOf": [COUNT, {"$ref": "#/$defs/part-movement"}]},
    "entry": {"anyOf": [{"$ref": "#/$defs/cost"}, {"$ref": "#/$defs/part-entry"}]},
    "trap": {"anyOf": [BOOL, {"type": "array", "items": {"$ref": "#/$defs/effect"}}]},
    "luck_table": {
        "type": "object",
        "properties": {key: {"type": "array", "items": {"$ref": "#/$defs/effect"}} for key in w.VALUES["LUCK"]},
        "additionalProperties": False,
    },
    "creature_table": {
        "type": "object",
        "properties": {key: {"type": "array", "items": {"$ref": "#/$defs/effect"}} for key in w.VALUES["CREATURE_DIE"]},
        "additionalProperties": False,
    },
}


def record(parameters: dict[str, Parameter], description: str) -> Schema:
    """A mapping with named parts."""
    properties = {name: with_default(parameter) for name, parameter in parameters.items()}
    schema: Schema = {
        "type": "object",
        "description": description,
        "properties": properties,
        "additionalProperties": False,
    }
    required = [name for name, parameter in parameters.items() if parameter.required]
    if required:
        schema["required"] = required
    return schema


def with_default(parameter: Parameter) -> Schema:
    """A part; one that may be left out may also be null."""
    schema = of_type(parameter.type)
    if parameter.default is not None:
        return {**schema, "default": parameter.default}
    return schema if parameter.required else {"anyOf": [schema, {"type": "null"}]}


def family(words: dict[str, Signature], extra: dict[str, Parameter]) -> Schema:
    """The words of a family: plain, or a mapping with one of them as its key."""
    bare = [name for name, signature in words.items() if signature.bare]
    mapping: Schema = {
        "type": "object",
        "minProperties": 1,
        "maxProperties": 1,
        "additionalProperties": False,
        "properties": {name: word(signature, extra) for name, signature in words.items()},
    }
    return {"anyOf": [{"enum": bare}, mapping]} if bare else mapping


def word(signature: Signature, extra: dict[str, Parameter]) -> Schema:
    """What stands after a word: its first parameter, or all of them by name."""
    parameters = {**extra, **signature.parameters}
    optional = {name: Parameter(name, one.type, False) for name, one in parameters.items()}
    forms = [record(optional, str(signature))]
    if signature.short is not None:
        forms.insert(0, of_type(signature.short.type))
    if signature.bare:
        forms.append({"enum": [True, None]})
    return {"description": str(signature), "anyOf": forms}


def cost_component() -> Schema:
    """One part of a cost, as 9.4 writes it."""
    properties: Schema = {
        "intent": {"enum": [*w.COLORS, "any_one", "X_of"]},
        "color": {"enum": [*w.COLORS, "any_one"]},
        "n": ref("amount"),
        "marker": {"enum": list(w.VALUES["MARKER"])},
        "from": {"enum": list(w.VALUES["PLACE"])},
        "team_times": {
            "type": "object",
            "required": ["intent"],
            "properties": {"intent": {"enum": [*w.COLORS, "any_one"]}, "n": ref("amount")},
            "additionalProperties": False,
        },
    }
    for name, signature in w.COSTS.items():
        if name not in properties:
            first = signature.parameters.get("n")
            properties[name] = of_type(first.type) if first is not None else {"const": True}
    return {"type": "object", "minProperties": 1, "properties": properties, "additionalProperties": False}


def schema() -> Schema:
    """The schema of one content file."""
    components: Schema = {"type": "array", "items": cost_component()}
    definitions: dict[str, Schema] = {
        "text": {"anyOf": [PAGES, {"type": "object", "additionalProperties": PAGES}]},
        "amount": {"anyOf": [COUNT, family(w.EXPRESSIONS, {})]},
        "cost": {
            "anyOf": [
                {"const": "free"},
                components,
                {
                    "type": "object",
                    "required": ["one_of"],
                    "properties": {
                        "one_of": {"type": "array", "minItems": 1, "items": {"anyOf": [components, {"const": "free"}]}}
                    },
                    "additionalProperties": False,
                },
            ]
        },
        "condition": condition(),
        "trigger": family(w.TRIGGERS, {"who": w.COMMON["who"]}),
        "selector": family(w.SELECTORS, {}),
        "effect": family(w.EFFECTS, {**w.COMMON, "n": w.COUNT}),
        "stat": {"anyOf": [family(w.STATS, {}), family(w.SWITCHES, {})]},
        "duration": family(w.DURATIONS, {}),
    }
    for name, signature in PARTS.items():
        definitions[f"part-{name}"] = record(signature.parameters, str(signature))
    things: dict[str, Schema] = {
        kind: record({**SHARED, **signature.parameters}, kind) for kind, signature in OBJECTS.items()
    }
    things["pack"] = ref("part-pack")
    definitions["thing"] = {
        "type": "object",
        "minProperties": 1,
        "maxProperties": 1,
        "properties": things,
        "additionalProperties": False,
    }
    one_or_more = {"anyOf": [{"type": "array", "items": ref("thing")}, ref("thing")]}
    return {"$schema": DRAFT, "title": "Reverie: content of Etherfields", **one_or_more, "$defs": definitions}


def condition() -> Schema:
    """Conditions; comparisons also take a list of two."""
    found = family(w.CONDITIONS, {})
    properties = found["anyOf"][1]["properties"]
    for name in w.VALUES["OP"]:
        properties[name] = {**of_type("amounts"), "minItems": 2, "maxItems": 2}
    return found
