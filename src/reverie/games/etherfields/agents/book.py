"""What the rules player has read about the encounter at hand: which actions may come about, where their texts lead.

It knows the book, as somebody does who plays a dream for the second time; it knows nothing that was shuffled or hidden.
All of this follows from the content, the encounter and who plays, so it is read once for all games (`book_of`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from reverie.games.etherfields.agents.effort import effort
from reverie.games.etherfields.agents.worth import price_in_text
from reverie.games.etherfields.content.model import FREE, Ability, Way, Word
from reverie.games.etherfields.language.filters import coded, group_here

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

Fact = tuple[str, str]  # ("flag", "room_paid"), ("marker", "universal"), ("tile", "loft"), ("card", "boots")
Asked = tuple[tuple[Word, bool], ...]  # conditions, and whether they have to hold
DEEP = 8  # how far scripts in scripts are followed
KINDS = ("tile:", "gate:", "slumber:", "creature:", "event:", "clue:", "wisdom:")
WAITING = "waiting"  # no action of the game: what is done by being there when the rounds are over
BOOKS = 500  # that are kept: one for each encounter, team and what lies there from elsewhere
ENDS = {"end_dream": "", "end_campaign": "victory", "reward": "reward"}  # words that end something; empty: as they say
INNER = ("all", "any", "not")  # conditions made of conditions
PLACES = ("on_field", "on_tile", "on_tag", "terrain", "distance", "same_field", "count")  # a matter of walking
NUMBERS = count()


class Branch(NamedTuple):
    """A way through the text of an action to something in it."""

    asked: Asked
    price: float  # what the text itself makes one pay on the way
    notes: tuple[tuple[str, int], ...]  # the flags that are set together with it


def inside(e: Engine, ref: str, asked: Asked = (), paid: float = 0.0, depth: int = 0) -> Iterator[tuple[Word, Branch]]:
    """Every effect word that a list may lead to, scripts and branches included, and what has to hold for that."""
    if depth > DEEP:
        return
    words = e.content.lists.get(ref, ())
    paid += sum(price_in_text(e, word) for word in words if word.name == "pay")
    notes = tuple(noted_by(e, ref).items())
    for word in words:
        yield word, Branch(asked, paid, notes)
        args = word.args
        if word.name == "script":
            yield from inside(e, e.content.script[args["n"]].do, asked, paid, depth + 1)
        elif word.name == "if":
            held = tuple((condition, True) for condition in args["cond"])
            yield from inside(e, args["do"], (*asked, *held), paid, depth + 1)
            # Of several conditions any may fail; of a single one it is known which.
            failed = ((args["cond"][0], False),) if len(args["cond"]) == 1 else ()
            yield from inside(e, args.get("else", ""), (*asked, *failed), paid, depth + 1)
        else:
            for value in args.values():
                if isinstance(value, str) and value in e.content.lists:
                    yield from inside(e, value, asked, paid, depth + 1)
        for option in args.get("options", ()):
            needed = tuple((condition, True) for condition in option.requires)
            yield from inside(e, option.do, (*asked, *needed), paid, depth + 1)
        table = args.get("table")
        if isinstance(table, dict):
            for entry in table.values():
                yield from inside(e, entry, asked, paid, depth + 1)


def noted_by(e: Engine, ref: str) -> dict[str, int]:
    """The flags that a list of effects surely sets."""
    return {
        word.args["name"]: word.args["value"]
        for word in e.content.lists.get(ref, ())
        if word.name == "set_flag" and isinstance(word.args["value"], int)
    }


def text_of(e: Engine, ability: Ability) -> list[tuple[Word, Branch]]:
    """All that using an action may lead to; the same in every game with as many characters."""
    known: dict[str, list[tuple[Word, Branch]]] = e.content_cache(f"texts for {e.team_size}")
    found = known.get(ability.ref)
    if found is None:
        found = known[ability.ref] = [entry for way in ability.ways for entry in inside(e, way.do)]
    return found


def home_of(e: Engine, ability: Ability) -> str:
    """Where an action is printed: tile and quadrant, "loft/ne"; empty: nowhere on the map."""
    known: dict[str, str] = e.content_cache("homes")
    if not known:
        for tile in e.content.tile.values():
            for quadrant, printed in tile.fields.items():
                for one in printed.actions:
                    known[one.ref] = f"{tile.id}/{quadrant}"
    return known.get(ability.ref, "")


def tile_of(ability: Ability) -> str:
    """The tile an action is printed on; empty: none."""
    return ability.source.partition("tile:")[2].partition("/")[0]


def facts_of(e: Engine, word: Word, home: str) -> list[Fact]:
    """What one effect makes true."""
    if word.name in ("set_flag", "add_flag"):
        value = word.args["value"]
        less = isinstance(value, Word) and value.name == "-"  # a number that is taken down again
        return [("flag", word.args["name"])] if value != 0 and not less else []
    if word.name == "place_marker":
        return [("marker", f"{word.args['kind']}@{home}")]
    if word.name in ("reveal_tile", "place_tile", "reveal", "gain"):
        found = [e.content.things[ref] for ref in coded(e, str(word.args["code"]))]
        return [("tile" if thing.ref.startswith("tile:") else "card", thing.id) for thing in found]
    return []


# ---- what may come about here -------------------------------------------------------------------------------------


class Book:
    """The actions of one encounter, where their texts lead, and on what of the table that depends."""

    def __init__(self, e: Engine, tiles: frozenset[str], cards: frozenset[str]) -> None:
        self.number = next(NUMBERS)  # no other book has it: what is derived from this one is kept by it
        self.abilities = [*abilities_here(e, tiles, cards), *waits(e)]
        self.home = {ability.ref: home_of(e, ability) for ability in self.abilities}
        self.tile = {ability.ref: tile_of(ability) for ability in self.abilities}
        self.effort = {ability.ref: effort(e, ability) for ability in self.abilities}
        self.ends: dict[str, list[tuple[str, Branch]]] = {}  # by the ref of the action
        self.brings: dict[str, dict[Fact, list[Branch]]] = {}  # facts that an action may bring about, on which ways
        self.bringing: dict[Fact, list[Ability]] = {}  # and the other way round
        cleared: dict[str, set[str]] = {}  # flags that an action takes down
        for ability in self.abilities:
            self.read(e, ability)
            text = text_of(e, ability)
            cleared[ability.ref] = {
                word.args["name"] for word, _ in text if word.name == "set_flag" and word.args["value"] == 0
            }
        # Those that, done out of turn, take back what others have brought about.
        self.undoing = {ref for ref, names in cleared.items() if any(("flag", name) in self.bringing for name in names)}
        self.ending = [ability for ability in self.abilities if self.ends[ability.ref]]
        self.look_up()

    def read(self, e: Engine, ability: Ability) -> None:
        """The text of an action: ends and facts."""
        ends = self.ends[ability.ref] = []
        brings: dict[Fact, list[Branch]] = {}
        self.brings[ability.ref] = brings
        for word, branch in text_of(e, ability):
            if word.name in ENDS:
                ends.append((ENDS[word.name] or word.args["result"], branch))
            for fact in facts_of(e, word, self.home[ability.ref]):
                brings.setdefault(fact, []).append(branch)
        if ability.kind != WAITING:
            for fact in brings:
                self.bringing.setdefault(fact, []).append(ability)

    def look_up(self) -> None:
        """What of the table a plan looks at: flags by name, conditions and numbers one by one; markers as a whole."""
        self.flags: list[str] = []
        self.conditions: list[tuple[Word, Ability]] = []  # those that are neither flags nor markers
        self.amounts: list[Word] = []  # conditions whose number is no plain one
        self.limited: list[Ability] = []
        self.groups: list[str] = []
        for ability in self.abilities:
            branches = [branch for _, branch in self.ends[ability.ref]]
            branches += [branch for found in self.brings[ability.ref].values() for branch in found]
            asked = [word for branch in branches for word, _ in branch.asked]
            self.flags += [word.args["name"] for word in (*ability.requires, *asked) if word.name == "flag"]
            self.conditions += [
                (word, ability)
                for word in ability.requires
                if word.name not in ("flag", "markers", *PLACES) and not is_matter_of_time(word)
            ]
            self.amounts += [
                word for word in within((*ability.requires, *asked)) if not isinstance(word.args.get("n", 1), int)
            ]
            if ability.limit != "none" and not ability.source.startswith("tile:"):
                self.limited.append(ability)
            if ability.group:
                self.groups.append(ability.ref)
        self.flags = list(dict.fromkeys(self.flags))
        self.amounts = list({id(word): word for word in self.amounts}.values())


def within(words: Iterable[Word]) -> Iterator[Word]:
    """Conditions, and those that they are made of."""
    for word in words:
        yield word
        if word.name in INNER:
            parts = word.args["of"]
            yield from within((parts,) if isinstance(parts, Word) else parts)


def is_matter_of_time(word: Word) -> bool:
    """Whether a condition comes true by waiting: the suit of some round."""
    if word.name == "any":
        return any(is_matter_of_time(part) for part in word.args["of"])
    return word.name in ("suit_is", "suit_in")


def book_of(e: Engine) -> Book:
    """What is known of the encounter at hand, for those who play it."""
    at_hand: Book | None = e.instant.get("book")
    if at_hand is None:
        at_hand = e.instant["book"] = found_for(e)
    return at_hand


def found_for(e: Engine) -> Book:
    """The same, looked for."""
    groups: dict[str, int | None] = e.content_cache("groups of tiles")
    if not groups:
        groups.update({tile.id: tile.code.group if tile.code is not None else None for tile in e.content.tile.values()})
    here, own = e.state.encounter, group_here(e)
    tiles = frozenset(tile for tile in e.state.land.tiles if groups[tile] != own)
    cards = frozenset(e.state.team.clues)
    known: dict[object, Book] = e.content_cache("books")
    key = here.source, tuple(who.id for who in e.state.characters), tiles, cards
    found = known.get(key)
    if found is None:
        if len(known) >= BOOKS:
            known.clear()
        found = known[key] = Book(e, tiles, cards)
    return found


def abilities_here(e: Engine, tiles: frozenset[str], cards: frozenset[str]) -> list[Ability]:
    """The actions of map, gate, creatures and dream cards that may come about in the encounter at hand: a bare letter
    means a secret of its own group (ETH-SCR-03), so those of other groups stay away, unless they lie here already."""
    group = group_here(e)
    found: list[Ability] = []
    for ability in actions(e):
        kind = ability.source.partition(":")[0]
        if kind in ("gate", "slumber"):
            is_here = ability.source == e.state.encounter.source
        elif kind == "creature":
            is_here = True  # which of them are in play is looked at later
        else:
            thing = e.content.things[f"tile:{tile_of(ability)}" if kind == "tile" else ability.source]
            is_here = thing.id in tiles if kind == "tile" else thing.code is None or thing.id in cards
            is_here = is_here or (thing.code is not None and thing.code.group == group)
        if is_here:
            found.append(ability)
    return found


def actions(e: Engine) -> list[Ability]:
    """Whatever can move an encounter on."""
    known: dict[str, list[Ability]] = e.content_cache("actions")
    if "all" not in known:
        known["all"] = [
            one for one in e.content.abilities.values() if one.kind == "action" and one.source.startswith(KINDS)
        ]
    return known["all"]


def waits(e: Engine) -> list[Ability]:
    """The good ends that time brings by itself: those in the text that is read when there are no more rounds, as if
    waiting were an action that needs what they ask for."""
    found: list[Ability] = []
    gate = e.content.gate.get(e.state.encounter.source.partition(":")[2])
    text = e.content.script[gate.no_more_rounds].do if gate is not None else ""
    for word, branch in inside(e, text):
        if gate is not None and word.name == "end_dream" and word.args["result"] == "victory":
            asked = tuple(one if held else Word("not", {"of": one}) for one, held in branch.asked)
            ref = f"{gate.ref}#{WAITING}{len(found)}"
            found.append(Ability(ref, gate.ref, WAITING, WAITING, (Way(FREE, text),), requires=asked))
    return found
