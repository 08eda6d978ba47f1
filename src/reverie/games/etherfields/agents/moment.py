"""What a text is worth at this moment: cards, masks and items are used when they help, not whenever they can be.

`worth.py` says what a text is worth in general; here it is asked who is hurt, whose cards are sealed, which creature is
near, and whether something can be reached that could not be reached before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.agents.aims import wishes
from reverie.games.etherfields.agents.book import is_matter_of_time
from reverie.games.etherfields.agents.going import (
    actions_on_map,
    fields_of,
    is_open_for,
    promise_of_walk,
    threat_of,
)
from reverie.games.etherfields.agents.worth import EACH, ONCE, worth_of
from reverie.games.etherfields.content.model import Ability, Word
from reverie.games.etherfields.core.operations import influence_count
from reverie.games.etherfields.land import ways
from reverie.games.etherfields.language.evaluating import holds
from reverie.games.etherfields.language.modifiers import stat
from reverie.games.etherfields.rounds.drawing import hand_limit

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

OWN = ("hand", "mask", "item", "progress", "companion", "memory")  # what is carried about and used when it helps
SAFE = 12  # influence cards below which sealing becomes dangerous
PLENTY = 18  # and those with which it hardly hurts
LIGHT = 0.45  # what a sealed card weighs then, of what it usually does
REACHED = 4.0  # something wished for comes within reach
FOUND = 3.0  # the suit that is waited for may come sooner
EMPTY = -2.0  # a draw that makes a reshuffle
AWAY = 3  # how far a creature has to be so that it is nobody's business


def worth_now(e: Engine, c: int, ref: str) -> float:
    """What a list of effects is worth to a character now."""
    return sum(worth_of_now(e, c, word) for word in e.content.lists.get(ref, ()))


def worth_of_now(e: Engine, c: int, word: Word) -> float:
    """The same for one effect."""
    known = MOMENTS.get(word.name)
    if known is not None:
        return known(e, c, word)
    args = word.args
    if word.name in ("in_order", "delayed"):
        return worth_now(e, c, args["do"])
    if word.name == "may":
        return max(0.0, worth_now(e, c, args["do"]))
    if word.name in ("choose_one", "choice"):
        return max((worth_now(e, c, option.do) for option in args["options"]), default=0.0)
    return worth_of(e, word, 0)


def count_of(word: Word, otherwise: int = 1) -> int:
    """How much of something; a number that is reckoned counts as two."""
    n: Any = word.args.get("n", otherwise)
    return n if isinstance(n, int) else 2


def people(e: Engine, c: int, word: Word) -> list[int]:
    """Who may be meant: oneself if nobody is named."""
    who = word.args.get("who")
    return [c] if who is None or who == "self" or getattr(who, "name", "") == "self" else list(range(e.team_size))


def all_of(word: Word) -> bool:
    """Whether everybody is meant, not one of them."""
    who = word.args.get("who")
    return isinstance(who, Word) and who.args.get("pick") == "all"


def mended(e: Engine, c: int, word: Word, amounts: Callable[[int], int]) -> float:
    """What it is worth to mend something: no more than there is to mend."""
    each = [EACH[word.name] * min(count_of(word), amounts(one)) for one in people(e, c, word)]
    return sum(each) if all_of(word) else max(each, default=0.0)


def heal(e: Engine, c: int, word: Word) -> float:
    """Suffering that is there."""
    return mended(e, c, word, lambda one: e.character(one).suffering)


def unseal(e: Engine, c: int, word: Word) -> float:
    """Cards that are sealed."""
    return mended(e, c, word, lambda one: len(e.character(one).sealed))


def unflip(e: Engine, c: int, word: Word) -> float:
    """Progress cards that are face down."""
    return mended(e, c, word, lambda one: len(e.character(one).flipped))


def draw(e: Engine, c: int, word: Word) -> float:
    """Cards, as far as the hand takes them; the last of a deck are dear."""
    best = 0.0
    for one in people(e, c, word):
        who = e.character(one)
        room = hand_limit(e, one) - len(who.hand) + (one == c)
        n = min(count_of(word), room)
        value = EACH["draw"] * max(0, n) + (EMPTY if len(who.deck) < n else 0.0)
        best = best + value if all_of(word) else max(best, value)
    return best


def seal(e: Engine, c: int, word: Word) -> float:
    """Cards that go for some time: a thick deck hardly feels it, a thin one dies of it."""
    n = count_of(word)
    left = min(influence_count(e, one) for one in people(e, c, word)) - n
    if left < SAFE:
        return 2 * EACH["seal"] * n
    return EACH["seal"] * n * (LIGHT if left >= PLENTY else 1.0)


def remove_mutation(e: Engine, c: int, word: Word) -> float:
    """Mutations that are there, of a creature that is near enough to be meant."""
    near = {one.of for one in threats(e) if ways.distance(e.state.land, one.field, e.state.figures[c].field) <= 1}
    there = [len(tile.mutations) for tile in e.state.encounter.creatures if tile.id in near]
    return EACH["remove_mutation"] * min(count_of(word), max(there, default=0))


def threats(e: Engine) -> list[Any]:
    """The figures of creatures on the map."""
    return [one for one in e.state.figures.values() if one.kind == "creature" and one.field >= 0]


def menace(e: Engine, c: int, reach: int = AWAY) -> float:
    """How much the worst creature in reach threatens the team; half of it if somebody wants to have it near."""
    here = e.state.figures[c].field
    worst = 0.0
    for one in threats(e):
        if ways.distance(e.state.land, here, one.field) <= reach and "paralysed" not in one.states:
            wanted = any(ref.startswith(f"creature:{one.of}#") for ref in wishes(e))
            worst = max(worst, threat_of(e, one) * (0.3 if wanted else 1.0))
    return worst


def sent_away(e: Engine, c: int, word: Word) -> float:
    """A creature is put somewhere else."""
    return ONCE[word.name] * menace(e, c)


def put_state(e: Engine, c: int, word: Word) -> float:
    """A creature that cannot come, or cannot grow: worth as much as it threatens."""
    if word.args.get("kind") == "poisoned":
        left = len(e.state.encounter.turn_deck)
        growing = [tile for tile in e.state.encounter.creatures if not tile.is_poisoned]
        return 0.5 * min(left, 4) if growing and left > 1 else 0.0
    return ONCE["put_state"] * menace(e, c, 1)


def steps(e: Engine, c: int, word: Word) -> float:
    """Fields to walk: what is to be done where they lead."""
    if "who" in word.args or not isinstance(word.args["n"], int) or e.state.figures[c].field < 0:
        return 0.5
    return max(0.0, promise_of_walk(e, c, word.args["n"]))


def modifier(e: Engine, c: int, word: Word) -> float:
    """A number that changes: ranges if they reach something, a closed field if something would enter it."""
    named = word.args["stat"]
    name = named.name if isinstance(named, Word) else str(named)
    if name in ("fight_range", "contact_range"):
        more = word.args.get("value", 1)
        return reached(e, c, name.partition("_")[0], more if isinstance(more, int) else 1)
    if name == "creatures_cannot_enter":
        return menace(e, c, 2)
    if name == "target_priority":
        hurt = max((e.character(one).suffering for one in range(e.team_size) if one != c), default=-1)
        return menace(e, c) if hurt > e.character(c).suffering + 1 else 0.0
    return 0.0 if name == "pass_walls" else ONCE["modifier"]


def reached(e: Engine, c: int, keyword: str, more: int) -> float:
    """Whether a greater range brings something within reach that is wished for."""
    here = e.state.figures[c].field
    usual = stat(e, f"{keyword}_range", 1, c)
    for source in actions_on_map(e):
        if source.ability.keyword == keyword and wishes(e).get(source.ability.ref, 0.0) and is_open_for(e, c, source):
            far = min((ways.distance(e.state.land, here, field) for field in fields_of(e, source)), default=ways.FAR)
            if usual < far <= usual + more:
                return REACHED
    return 0.0


def place_terrain(e: Engine, c: int, word: Word) -> float:
    """Light or dark where something wished for asks for it."""
    here = e.state.figures[c].field
    for source in actions_on_map(e):
        if source.field == here and wishes(e).get(source.ability.ref, 0.0) and lacks(e, c, source.ability, word):
            return REACHED
    return 0.0


def lacks(e: Engine, c: int, ability: Ability, word: Word) -> bool:
    """Whether an action asks for just this terrain, and it is not there."""
    scope = {"self": c, "actor": c, "source": ability.source}
    return any(
        one.name == "terrain" and one.args.get("kind") == word.args["kind"] and not holds(e, one, scope)
        for one in ability.requires
    )


def order(e: Engine, c: int, word: Word) -> float:
    """Turn cards in another order: if a suit is waited for."""
    for ref in wishes(e):
        ability = e.content.abilities[ref]
        scope = {"self": c, "actor": c, "source": ability.source}
        if any(is_matter_of_time(one) and not holds(e, one, scope) for one in ability.requires):
            return FOUND
    return 0.4


MOMENTS: dict[str, Callable[[Engine, int, Word], float]] = {
    "heal": heal,
    "unseal": unseal,
    "unflip": unflip,
    "draw": draw,
    "seal": seal,
    "remove_mutation": remove_mutation,
    "relocate_creature": sent_away,
    "move_creature": sent_away,
    "push": sent_away,
    "put_state": put_state,
    "move": steps,
    "modifier": modifier,
    "place_terrain": place_terrain,
    "reorder_turn_deck": order,
    "set_face": lambda e, c, word: EACH["prevent"],
}
