"""Going through the effects of a pack: what a list contains, and which lists and scripts it calls."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.games.etherfields.content.model import Content, ListRef, Option, Word

BRANCHES = ("choice", "choose_one", "choose_n", "may", "if", "roll_luck", "roll_creature", "pay", "delayed")


def inner_lists(word: Word) -> Iterator[ListRef]:
    """The lists inside one effect."""
    for key, value in word.args.items():
        if key in ("do", "else"):
            if value:
                yield value
        elif key == "options":
            for option in value:
                assert isinstance(option, Option)
                if option.do:
                    yield option.do
        elif key == "table":
            yield from value.values()
        elif isinstance(value, Word):
            yield from inner_lists(value)  # reward_replaced_by(do), trap_on(…, do)


def effects(content: Content, ref: ListRef) -> Iterator[Word]:
    """Every effect of a list and of the lists inside it, in the order of the text. An effect that is done several times
    (`n: 12`) has its lists looked at once: lists in such lists would be very many otherwise.
    """
    if not ref:
        return
    waiting = [ref]
    seen: set[ListRef] = set()
    while waiting:
        inner: list[ListRef] = []
        for word in content.lists[waiting.pop()]:
            yield word
            for one in inner_lists(word):
                if one not in seen:
                    seen.add(one)
                    inner.append(one)
        waiting += reversed(inner)


def is_of(list_ref: ListRef, thing: str) -> bool:
    """Whether a list belongs to a thing."""
    return list_ref.startswith((f"{thing}/", f"{thing}#"))


def thing_of(list_ref: ListRef) -> str:
    """The thing that a list belongs to."""
    return list_ref.split("/")[0].split("#")[0]


def lists_by_thing(content: Content) -> dict[str, list[ListRef]]:
    """All lists by the thing they belong to."""
    found: dict[str, list[ListRef]] = {}
    for ref in content.lists:
        found.setdefault(thing_of(ref), []).append(ref)
    return found


def secrets(content: Content, code: str, group: int) -> tuple[str, ...]:
    """The things that a code names: a ref, a full code, or a letter in the group of the dream (ETH-SCR-03)."""
    if ":" in code:
        return (code,)
    if "-" not in code:
        code = f"{content.numeral}-{group}-{code}"
    return content.codes.get(code, ())
