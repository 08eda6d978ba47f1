"""What switches masks and progress cards off: what is in play depends on it, so it is found without asking what is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.content.model import Ability, Word
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.language.changes import Entry, concerns, stat_of
from reverie.games.etherfields.language.evaluating import all_hold
from reverie.games.etherfields.language.presence import is_in_play

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def has_token(e: Engine, kind: str) -> bool:
    """Whether a mutation lies on any creature tile: some work for everybody (R-19)."""
    for tile in e.state.encounter.creatures:
        if kind in tile.mutations:
            return True
    return False


def masks_are_inactive(e: Engine, c: int | None = None) -> bool:
    """Whether worn masks do not work. What is in play depends on it, so passives in play are not asked here."""
    return has_token(e, "unmasking") or is_off(e, "masks_inactive", c)


def progress_is_inactive(e: Engine, c: int | None = None) -> bool:
    """Whether laid progress cards do not work."""
    return has_token(e, "stasis") or is_off(e, "progress_inactive", c)


def is_off(e: Engine, name: str, c: int | None) -> bool:
    """Whether an effect, or a rule that is neither mask nor progress card, switches masks or progress cards off."""
    for made in e.state.modifiers:
        if made.stat == name and made.value and (made.who is None or c is None or c in made.who):
            return True
    rules = switching_rules(e, name)
    return bool(rules) and any(works(e, ability, word, c) for ability, word in rules)


def switching_rules(e: Engine, name: str) -> list[tuple[Ability, Word]]:
    """The passives of the content that switch masks or progress cards off: mostly none."""
    known = e.content_cache("switching_rules")
    if name not in known:
        found = []
        for ability in e.content.abilities.values():
            if ability.kind == "passive" and not ability.source.startswith(("mask:", "influence:")):
                for word in e.content.lists.get(ability.ways[0].do, ()):
                    if word.name == "modifier" and stat_of(word.args["stat"])[0] == name:
                        found.append((ability, word))
        known[name] = found
    rules: list[tuple[Ability, Word]] = known[name]
    return rules


def works(e: Engine, ability: Ability, word: Word, c: int | None) -> bool:
    """Whether such a rule is in play and its conditions hold."""
    if not is_in_play(e, ability.source) or "switching" in e.caches:
        return False
    scope: Scope = {"source": ability.source, "instance": None, "ability": ability.ref}
    e.caches["switching"] = True  # a condition that asks for active cards finds them active meanwhile
    try:
        if not all_hold(e, (*ability.requires, *word.args.get("while", ())), scope):
            return False
        entry = Entry("set", word.args.get("value", True), word.args.get("who"), {}, (), scope, -1)
        return bool(entry.value) and (c is None or concerns(e, entry, c, None))
    finally:
        e.caches.pop("switching", None)
