"""What can be reached from the beginning (9.13, 7): scripts nobody will read, cards nobody can gain."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.games.etherfields.content.checks.places import of_thing, warning
from reverie.games.etherfields.content.findings import Finding, Tangled
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.model import Character, Content, Gate, Puzzle, Script, Slumber, Thing, Word
from reverie.games.etherfields.content.walking import lists_by_thing, secrets

WORK = 50_000  # effects looked at: no pack that people wrote needs more

BY_ID = {  # effects that bring a thing into the game, and the kind and parameter that say which
    "gain_item": ("item", "id"), "add_to_item_market": ("item", "id"), "gain_mask": ("mask", "id"),
    "gain_clue": ("clue", "id"), "gain_wisdom": ("wisdom", "id"), "gain_gate": ("gate", "id"),
    "gain_memory": ("memory", "id"), "place_overlay": ("overlay", "id"), "spawn": ("creature", "creature"),
    "change_creature_tile": ("creature", "id"), "add_slumber": ("slumber", "id"), "add_fate": ("fate", "id"),
    "unlock_slumberlands": ("tile", "id"), "set_season": ("season", "id"), "summon": ("companion", "id"),
    "unlock_lucid": ("character", "id"), "place_dreamworld_tile": ("dreamworld_tile", "id"),
    "add_to_market": ("influence", "id"), "replace_slumber": ("slumber", "b"),
    "swap_dreamworld_tile": ("dreamworld_tile", "b"),
}  # fmt: skip
BY_CODE = ("reveal_tile", "place_tile", "reveal", "gain")
FROM_START = (  # kinds of which everything without a code is there from the start
    "influence", "item", "weakness", "turn_card", "fate", "slumber", "tile", "sign_spot",
)  # fmt: skip


class Reach:
    """What is reached, and from where: thing -> the things that lead to it."""

    def __init__(self, content: Content, by_choice: set[str]) -> None:
        self.content = content
        self.by_choice = by_choice  # gates that are entered because somebody wants to, not because a text says so
        self.lists = lists_by_thing(content)
        self.found: set[str] = set()
        self.links: dict[tuple[str, str], str] = {}  # (from, to) -> the effect that leads there
        self.visited: set[tuple[str, int]] = set()  # things with the group of the dream in which they are met; 0: none
        self.complete = True
        self.follow()

    def follow(self) -> None:
        """From the first gate and everything that is there from the start, as far as effects lead."""
        waiting = [(ref, 0) for ref in self.roots()]
        seen = set(waiting)
        work = 0
        while waiting:
            ref, group = waiting.pop()
            self.found.add(ref)
            thing = self.content.things[ref]
            if isinstance(thing, Gate):
                group = thing.group
            elif thing.code is not None:
                group = thing.code.group
            self.visited.add((ref, group))
            for target, word in self.targets(thing, group):
                work += 1
                if work > WORK:
                    self.complete = False
                    return
                self.links.setdefault((ref, target), word)
                if (target, group) not in seen and target in self.content.things:
                    seen.add((target, group))
                    waiting.append((target, group))

    def roots(self) -> list[str]:
        """Where everything begins."""
        content = self.content
        roots = [f"gate:{content.first_gate}"] if content.first_gate else []
        roots += sorted(self.by_choice)
        for character in content.character.values():
            if character.lucid_of is None:
                roots.append(character.ref)
                roots += [f"influence:{card}" for card, _ in character.deck]
        for thing in content.things.values():
            kind = thing.ref.partition(":")[0]
            if kind in FROM_START and thing.code is None and not self.is_starting_card(thing):
                roots.append(thing.ref)
        roots += [f"wisdom:{wisdom}" for wisdom in (*content.standard_wisdoms.values(), *content.always_active_wisdoms)]
        for tile in content.dreamworld_tile.values():
            if any(location.id == content.awakening_location for location in tile.locations):
                roots.append(tile.ref)
        return list(dict.fromkeys(ref for ref in roots if ref in content.things))

    def is_starting_card(self, thing: Thing) -> bool:
        """A starting card is no market card: it is there if it is in a deck."""
        return getattr(thing, "starting_of", None) is not None

    def targets(self, thing: Thing, group: int) -> Iterator[tuple[str, str]]:
        """The things that a thing leads to, with the effect that does."""
        if isinstance(thing, Gate):
            yield f"script:{thing.introduction}", "introduction"
            yield f"script:{thing.no_more_rounds}", "no_more_rounds"
            for spot in self.content.sign_spot.values():
                if spot.code is not None and spot.code.group == thing.group:
                    yield spot.ref, "sign_spot"  # it lies there with the dream and waits
        if isinstance(thing, Character) and thing.lucid_of is not None:  # the others begin with their cards
            yield from ((f"influence:{card}", "deck") for card, _ in thing.deck)
        if isinstance(thing, Slumber):
            for face in thing.faces:
                if face.creature is not None:
                    yield f"creature:{face.creature}", "creature"
            if thing.deliverance_script:
                yield f"script:{thing.deliverance_script}", "deliverance"
        for ref in self.lists.get(thing.ref, ()):
            for word in self.content.lists[ref]:
                for target in self.of_word(word, group):
                    yield target, word.name

    def of_word(self, word: Word, group: int) -> Iterator[str]:
        """The things that one effect brings into the game."""
        name, args = word.name, word.args
        if name == "script":
            yield f"script:{args['n']}"
        elif name in BY_ID:
            kind, key = BY_ID[name]
            yield f"{kind}:{args[key]}"
        elif name in BY_CODE:
            yield from secrets(self.content, args["code"], group)
        elif name == "gain_card":
            yield args["id"]
        elif name == "unlock_signs":
            yield from (f"sign:{sign}" for sign in args["set"])


def reach(pack: Pack) -> Reach:
    """What can be reached in a pack; the dreams of expansions are entered by choice."""
    content = pack.content
    assert content is not None

    return Reach(content, expansion_gates(pack))


def expansion_gates(pack: Pack) -> set[str]:
    """The gates of packs that are no campaign."""
    return {
        raw.ref for raw in pack.builder.raw.values() if raw.kind == "gate" and raw.pack not in pack.builder.campaigns
    }


def met(puzzle: Puzzle, found: Reach) -> bool:
    """Whether people come to where a puzzle is; locations are there as soon as their district is."""
    return puzzle.at.startswith("location:") or puzzle.at in found.found


def check(pack: Pack) -> Iterator[Finding]:
    """Everything that is never reached."""
    content = pack.content
    assert content is not None
    found = reach(pack)
    if not found.complete:
        raise Tangled
    for thing in content.things.values():
        if thing.ref in found.found or (isinstance(thing, Puzzle) and met(thing, found)):
            continue
        place = of_thing(pack, thing.ref)
        if isinstance(thing, Script):
            yield warning("pack-unreached-script", place, id=thing.id)
        else:
            yield warning("pack-unreached-card", place, id=thing.id, kind=thing.ref.partition(":")[0])
