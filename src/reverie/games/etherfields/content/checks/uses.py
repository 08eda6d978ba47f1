"""Things that come to nothing: a clue nobody can use, a dream nobody can win, an ending nobody can reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reverie.games.etherfields.content.checks.places import of_list, of_part, of_thing, warning
from reverie.games.etherfields.content.checks.reach import Reach, reach
from reverie.games.etherfields.content.findings import Finding, Tangled
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.model import Content, Option, Word
from reverie.games.etherfields.content.walking import thing_of


def check(pack: Pack) -> Iterator[Finding]:
    """Clues, victories, endings."""
    content = pack.content
    assert content is not None
    found = reach(pack)
    if not found.complete:
        raise Tangled
    asked = clues_asked_for(content)
    for clue in content.clue.values():
        if not clue.abilities and clue.id not in asked:
            yield warning("pack-clue-idle", of_thing(pack, clue.ref), id=clue.id)
    for gate in content.gate.values():
        if gate.ref in found.found and not can_be_won(content, found, gate.group):
            yield warning("pack-dream-unwinnable", of_part(pack, gate.ref, "id"), id=gate.id)
    for ref, words in content.lists.items():
        for word in words:
            if word.name == "end_campaign" and thing_of(ref) not in found.found:
                yield warning("pack-ending-unreached", of_list(pack, ref), id=word.args["id"])


def can_be_won(content: Content, found: Reach, group: int) -> bool:
    """Whether anything that is met in a dream ends it with a victory, or the campaign."""
    for ref, words in content.lists.items():
        if (thing_of(ref), group) not in found.visited:
            continue
        if any(
            (one.name == "end_dream" and one.args["result"] == "victory") or one.name == "end_campaign" for one in words
        ):
            return True
    return False


def clues_asked_for(content: Content) -> set[str]:
    """Clues that a condition anywhere asks for."""
    found: set[str] = set()
    waiting: list[Any] = [word for words in content.lists.values() for word in words]
    waiting += [ability.requires for ability in content.abilities.values()]
    waiting += [gate.entry_requires for gate in content.gate.values()]
    waiting += [script.solved for script in content.puzzle.values()]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Word):
            if one.name == "has" and one.args.get("clue"):
                found.add(one.args["clue"])
            waiting += one.args.values()
        elif isinstance(one, Option):
            waiting += one.requires
        elif isinstance(one, (list, tuple)):
            waiting += one
    return found
