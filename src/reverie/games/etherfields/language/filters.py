"""Filters (`{kind: influence, color: wrath}`): which cards and other things a text speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.content.model import Code, Word

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def parts_of(wanted: Any) -> Mapping[str, Any]:
    """A filter as a mapping, however it is held."""
    if wanted is None:
        return {}
    if isinstance(wanted, Word):
        return wanted.args
    if isinstance(wanted, str):
        return {} if wanted == "secret" else {"kind": wanted}
    parts: Mapping[str, Any] = wanted
    return parts


def matches_ref(e: Engine, wanted: Any, ref: str) -> bool:
    """Whether a thing is one of those a filter lets through."""
    parts = parts_of(wanted)
    if not parts:
        return True
    thing = e.content.things.get(ref)
    if thing is None:
        return False
    kind = ref.partition(":")[0]
    for name, value in parts.items():
        if name == "kind":
            if value == "progress":
                if getattr(thing, "lay_cost", None) is None:
                    return False
            elif kind != value:
                return False
        elif name == "color":
            shown = getattr(thing, "intents", {})
            if not shown.get(value) and value not in getattr(thing, "colors", ()):
                return False
        elif name == "price":
            if getattr(thing, "price", None) != value:
                return False
        elif name == "max_price":
            if getattr(thing, "price", value + 1) > value:
                return False
        elif name == "id":
            if value not in (ref, thing.id):
                return False
        elif name == "starting_of":
            if getattr(thing, "starting_of", None) != value:
                return False
        elif name == "code" and not is_coded(e, thing.code, value):
            return False
    return True


def group_here(e: Engine) -> int:
    """The group of secrets of the dream being played (ETH-SCR-03); 0: none."""
    source = e.content.things.get(e.state.encounter.source)
    return int(getattr(source, "group", 0) or 0)


def is_coded(e: Engine, code: Code | None, wanted: Any) -> bool:
    """Whether a secret has a code: I-2-B, or a bare letter of the current dream's group (ETH-SCR-02, ETH-SCR-03)."""
    if code is None:
        return False
    if isinstance(wanted, Code):
        return (code.numeral, code.group, code.letter) == (wanted.numeral, wanted.group, wanted.letter)
    text = str(wanted)
    if "-" in text:
        return text == f"{code.numeral}-{code.group}-{code.letter}"
    return code.letter == text and code.group == group_here(e)


def coded(e: Engine, wanted: str) -> list[str]:
    """The refs that a code means: of a letter those of the dream being played; a ref means itself (ETH-SCR-02,
    ETH-SCR-03)."""
    if wanted in e.content.things:
        return [wanted]
    full = wanted if "-" in wanted else f"{e.content.numeral}-{group_here(e)}-{wanted}"
    return list(e.content.codes.get(full, ()))
