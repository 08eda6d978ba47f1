"""What a team is after: found backwards from the texts that end an encounter well (`book.py`).

An action that leads to a good end is worth a lot; so is everything that makes it possible: the flag it asks for, the
markers that must lie there, the tile that must be found. Each step away from the end is worth a little less.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from reverie.games.etherfields.agents.book import (
    PLACES,
    WAITING,
    Book,
    Branch,
    Fact,
    book_of,
    home_of,
    is_matter_of_time,
)
from reverie.games.etherfields.agents.exploring import laid_by_walking
from reverie.games.etherfields.content.model import Ability, Word
from reverie.games.etherfields.core.limits import is_left
from reverie.games.etherfields.land import is_used
from reverie.games.etherfields.land import markers as lying
from reverie.games.etherfields.land.naming import QUADRANTS
from reverie.games.etherfields.language.evaluating import amount, holds
from reverie.games.etherfields.language.markers import count_markers

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

Flags = Mapping[str, int]
ENDS = {"victory": 100.0, "reward": 45.0}
STEP = 0.9  # what is left of a wish one step farther away
STEADY = {"team_size", "max", "min", "+", "-", "*", "floor_div"}  # expressions that do not change in an encounter
SOMEBODY: dict[str, Any] = {"self": 0, "actor": 0}  # whoever it is that will do it
NEVER = 1_000.0  # the cost of what cannot be brought about
AT_LEAST = (">=", ">", "==")
FAINT = 5.0  # wishes that are worth less are forgotten
WALK = 0.4  # the way to the field of an action
PLANS = 2_000  # that are kept, for all games with the same content


def end_of(e: Engine, ability: Ability, flags: Flags, book: Book) -> float:
    """How good the end is that an ability leads to as things stand; 0: it leads to none."""
    if ability.kind == WAITING:
        return ENDS["victory"]
    best = 0.0
    for result, branch in book.ends[ability.ref]:
        value = ENDS.get(result, 0.0)
        if value > best and all(
            word.name != "flag" or met(e, word, ability, SOMEBODY, flags) == wanted for word, wanted in branch.asked
        ):
            best = value
    return best


def hopes(e: Engine, ability: Ability, flags: Flags, book: Book) -> dict[str, int]:
    """The flags that the best end in the text of an action still asks for, if they can be brought about."""
    best: dict[str, int] = {}
    most = 0.0
    for result, branch in book.ends[ability.ref]:
        asked = [(word, wanted) for word, wanted in branch.asked if word.name == "flag"]
        missing = [(word, wanted) for word, wanted in asked if met(e, word, ability, SOMEBODY, flags) != wanted]
        if ENDS.get(result, 0.0) > most and all(wanted and wanted_by(e, word, "") for word, wanted in missing):
            most = ENDS[result]
            best = {word.args["name"]: asked_amount(e, word) for word, _ in missing}
    return best


def undoes(e: Engine, ability: Ability) -> bool:
    """Whether an action that is done out of turn takes back what others have brought about."""
    return ability.ref in book_of(e).undoing


def wanted_by(e: Engine, word: Word, home: str) -> list[tuple[Fact, int]]:
    """What a condition asks for that can be brought about, and how much of it."""
    if word.name in ("all", "any"):
        return [fact for part in word.args["of"] for fact in wanted_by(e, part, home)]
    times = asked_amount(e, word)
    if word.name == "flag" and word.args.get("op", ">=") in AT_LEAST and times > 0:
        return [(("flag", word.args["name"]), 1)]
    if word.name == "markers" and word.args.get("op", ">=") in AT_LEAST and times > 0:
        return [(("marker", f"{word.args['kind']}@{home}"), times)]
    if word.name == "tile_placed":
        return [(("tile", word.args["id"]), 1)]
    if word.name == "card_in_play":
        return [(("card", word.args["id"]), 1)]
    return []


def wishes(e: Engine) -> dict[str, float]:
    """What every action is worth as a means to a good end, by its ref."""
    cached: dict[str, float] | None = e.instant.get("wishes")
    if cached is None:
        cached = e.instant["wishes"] = planned(e, e.state.team.flags)[1]
    return cached


def prospect(e: Engine, noted: Flags) -> float:
    """What the best end is worth, less all that must still be paid for it, if scripts had noted this."""
    return planned(e, {**e.state.team.flags, **noted})[0]


def planned(e: Engine, flags: Flags) -> tuple[float, dict[str, float]]:
    """Prospect and wishes. A plan is the same whenever all that it looks at is the same: mostly somebody has paid or
    walked a step, and nothing has changed for it."""
    known: dict[object, tuple[float, dict[str, float]]] = e.content_cache("plans")
    book = book_of(e)
    key = book.number, situation(e, book, flags)
    found = known.get(key)
    if found is None:
        if len(known) >= PLANS:
            known.clear()
        plan = Plan(e, flags)
        found = known[key] = plan.prospect, plan.wishes()
    return found


def situation(e: Engine, book: Book, flags: Flags) -> tuple[object, ...]:
    """All of the table that a plan depends on."""
    state, here = e.state, e.state.encounter
    return (
        tuple([flags.get(name, 0) for name in book.flags]),
        tuple([(tile, *fields) for tile, fields in state.land.tiles.items()]),
        tuple([(place, *kinds.items()) for place, kinds in state.land.markers.items()]),
        tuple(state.land.used),
        tuple([creature.id for creature in here.creatures]),
        tuple([len(here.intent_markers.get(ref, ())) for ref in book.groups]),
        tuple([is_left(e, ability, None, 0) for ability in book.limited]),
        tuple([met(e, word, ability, SOMEBODY, flags) for word, ability in book.conditions]),
        tuple([asked_amount(e, word) for word in book.amounts]),
    )


PATIENCE = 300  # ways that lead nowhere, of one end: then it is thought of no more


class Open(NamedTuple):
    """An action that can still come about."""

    own: float  # what doing it once costs
    hidden: str  # the tile it is printed on, if that must be found first
    lacks: list[list[tuple[Fact, int]]]  # for each condition that does not hold: what would make it so, and how much


Bill = dict[str, float]  # how often each action has to be done, by its ref; "": what texts take besides


class Needs(NamedTuple):
    """What a way through a text still asks for."""

    times: int  # how often the action itself has to be done, so that enough markers lie there
    facts: list[tuple[Fact, int]]


class Means(NamedTuple):
    """An action that brings about what is wanted: all that it takes, and what else it needs."""

    cost: float
    bill: Bill
    ability: Ability
    needs: list[tuple[Fact, int]]


def added(bill: Bill, more: Bill) -> None:
    """Put two bills together: what one action brings about for both has to be done only once."""
    for ref, times in more.items():
        bill[ref] = bill.get(ref, 0.0) + times if not ref else max(bill.get(ref, 0.0), times)


class Plan:
    """The end that is nearest, by all that must still be paid for it, and the way back from it."""

    def __init__(self, e: Engine, flags: Flags) -> None:
        self.e = e
        self.book = book = book_of(e)
        self.flags = flags
        self.open: dict[str, Open] = {}
        self.asked: dict[int, Needs | None] = {}  # what branches still ask for, by their ids
        self.known: dict[tuple[Fact, int], Means] = {}  # for the end that is being thought of
        self.vain: set[tuple[Fact, int, frozenset[str]]] = set()  # what cannot be brought about, and above what
        self.spoils: dict[tuple[tuple[str, int], ...], bool] = {}  # whether notes of a text would spoil that end
        self.wished: dict[tuple[Fact, int], float] = {}  # facts, and how much they were wished for
        self.look_around()
        self.prospect = 0.0
        self.aim: Ability | None = None  # the end that is being thought of
        self.end: Ability | None = None  # the best of them
        self.worth = 0.0
        self.hoped: dict[str, int] = {}  # flags that the end being thought of still asks for
        for ability in book.ending:
            if ability.ref not in self.open:
                continue
            worth = end_of(e, ability, flags, book)
            self.think_of(ability, worth)
            worth = worth or end_of(e, ability, {**flags, **self.hoped}, book)
            cost = self.cost_of(ability) if worth else NEVER
            if cost < NEVER and (self.end is None or worth - cost > self.prospect):
                self.prospect, self.end, self.worth = worth - cost, ability, worth

    def think_of(self, end: Ability, worth: float) -> None:
        """Think of another end, which is worth so much as things stand: what was found out for the last one is
        forgotten."""
        self.aim = end
        self.hoped = {} if worth or end.kind == WAITING else hopes(self.e, end, self.flags, self.book)
        self.known.clear()
        self.vain.clear()
        self.spoils.clear()

    def look_around(self) -> None:
        """The actions that can still come about, by their refs."""
        e, book = self.e, self.book
        for ability in book.abilities:
            if ability.source.startswith("creature:") and e.creature(ability.source[9:]) is None:
                continue
            if ability.limit != "none" and not is_left(e, ability, None, 0) and not ability.source.startswith("tile:"):
                continue
            if ability.source.startswith("tile:") and is_used(e.state.land, ability.ref):
                continue
            missing = [word for word in ability.requires if not met(e, word, ability, SOMEBODY, self.flags)]
            if any(is_lost(word) for word in missing):
                continue
            tile = book.tile[ability.ref]
            hidden = "" if tile in e.state.land.tiles or tile in laid_by_walking(e) else tile
            home = book.home[ability.ref]
            own = own_cost(e, ability, book)
            self.open[ability.ref] = Open(own, hidden, [wanted_by(e, word, home) for word in missing])

    def cost_of(self, ability: Ability) -> float:
        """Everything that must still be paid before an action has been done."""
        bill = self.bill_of(ability, 1, ())
        for name in self.hoped:
            best = self.best(("flag", name), 1, (ability.ref,))
            if bill is None or best is None:
                return NEVER
            added(bill, best.bill)
        return NEVER if bill is None else self.sum_of(bill)

    def sum_of(self, bill: Bill) -> float:
        """What a bill comes to: every action as often as it says, and the way to each."""
        walk = WALK / self.e.team_size  # somebody is always nearer
        return sum(times * self.open[ref].own + walk if ref else times for ref, times in bill.items())

    def bill_of(self, ability: Ability, times: int, above: tuple[str, ...]) -> Bill | None:
        """What has to be done, and how often, so that an action has been done; None: it cannot be."""
        if ability.ref in above or len(above) > 6:
            return None
        bill: Bill = {ability.ref: float(times)}
        _, hidden, lacks = self.open[ability.ref]
        wanted = [fact for facts in lacks for fact in facts]
        if not all(lacks):
            return None
        if hidden:
            wanted.append((("tile", hidden), 1))
        for fact, n in wanted:
            best = self.best(fact, n, (*above, ability.ref))
            if best is None:
                return None
            added(bill, best.bill)
        return bill

    def best(self, fact: Fact, times: int, above: tuple[str, ...]) -> Means | None:
        """The cheapest way to bring a fact about; several things may want the same."""
        known = self.known.get((fact, times))
        if known is None:
            key = fact, times, frozenset(above)
            if key in self.vain or len(self.vain) > PATIENCE:
                return None
            known = min(self.means(fact, times, above), key=lambda means: means.cost, default=None)
            if known is not None:
                self.known[fact, times] = known
            else:
                self.vain.add(key)
        return known

    def means(self, fact: Fact, times: int, above: tuple[str, ...]) -> Iterator[Means]:
        """The actions that bring a fact about, each on the cheapest of its ways."""
        for ability in self.book.bringing.get(fact, ()):
            if ability.ref not in self.open or ability.ref in above:
                continue
            ways = [self.by_branch(ability, branch, times, above) for branch in self.book.brings[ability.ref][fact]]
            found = [means for means in ways if means is not None]
            if found:
                yield min(found, key=lambda means: means.cost)

    def by_branch(self, ability: Ability, branch: Branch, times: int, above: tuple[str, ...]) -> Means | None:
        """What a way through the text of an action takes; None: it leads there no more."""
        if self.is_spoilt_by(branch):
            return None  # it would spoil the end for which it is done
        asked = self.asked_by(ability, branch)
        if asked is None:
            return None
        bill = self.bill_of(ability, max(times, asked.times), above)
        if bill is None:
            return None
        added(bill, {"": branch.price})
        for fact, n in asked.facts:
            best = self.best(fact, n, (*above, ability.ref))
            if best is None:
                return None
            added(bill, best.bill)
        return Means(self.sum_of(bill), bill, ability, asked.facts)

    def is_spoilt_by(self, branch: Branch) -> bool:
        """Whether the end that is being thought of is none any more with what a text notes."""
        if self.aim is None:
            return False
        found = self.spoils.get(branch.notes)
        if found is None:
            flags = {**self.flags, **self.hoped, **dict(branch.notes)}
            found = self.spoils[branch.notes] = not end_of(self.e, self.aim, flags, self.book)
        return found

    def asked_by(self, ability: Ability, branch: Branch) -> Needs | None:
        """What a way through a text still asks for; None: it leads there no more."""
        if id(branch) not in self.asked:
            self.asked[id(branch)] = self.needs_of(ability, branch)
        return self.asked[id(branch)]

    def needs_of(self, ability: Ability, branch: Branch) -> Needs | None:
        """The same, found out."""
        e, book = self.e, self.book
        needs: list[tuple[Fact, int]] = []
        times = 0
        for word, wanted in branch.asked:
            if word.name not in ("flag", "markers") or met(e, word, ability, SOMEBODY, self.flags) == wanted:
                continue
            asked = wanted_by(e, word, book.home[ability.ref]) if wanted else []
            if not asked:
                return None
            for fact, n in asked:
                if fact[0] == "marker" and fact in book.brings[ability.ref]:  # it is done until there are enough
                    times = max(times, n - markers_for(e, word, ability))
                else:
                    needs.append((fact, n))
        return Needs(times, needs)

    def wishes(self) -> dict[str, float]:
        """What every action is worth for the end that was chosen."""
        value: dict[str, float] = {}
        if self.end is not None:
            self.think_of(self.end, end_of(self.e, self.end, self.flags, self.book))
            if not self.hoped:
                self.walk_back(self.end, self.worth, value)
            for name in self.hoped:  # not before its time: the end itself is only wished for when it is one
                self.wish_for(("flag", name), 1, STEP * self.worth, (self.end.ref,), value)
        return value

    def walk_back(self, ability: Ability, worth: float, value: dict[str, float]) -> None:
        """Spread a wish over everything that leads to it, the cheapest means first."""
        if worth < FAINT or value.get(ability.ref, 0.0) >= worth:
            return
        if ability.kind != WAITING:
            value[ability.ref] = worth
        _, hidden, lacks = self.open[ability.ref]
        wanted = [fact for facts in lacks for fact in facts]
        if hidden:
            wanted.append((("tile", hidden), 1))
        for fact, times in wanted:
            self.wish_for(fact, times, STEP * worth, (ability.ref,), value)

    def wish_for(self, fact: Fact, times: int, worth: float, above: tuple[str, ...], value: dict[str, float]) -> None:
        """A wish for a fact is one for the actions that bring it about, and for what these need. What was wished for as
        much before is not wished for again."""
        if worth < FAINT or self.wished.get((fact, times), 0.0) >= worth:
            return
        self.wished[fact, times] = worth
        found = list(self.means(fact, times, above))
        least = min((means.cost for means in found), default=NEVER)
        for means in found:
            if means.cost <= least * 1.3 + 1.0:
                if not (means.needs and means.ability.ref in self.book.undoing):
                    self.walk_back(means.ability, worth, value)
                for need, n in means.needs:
                    self.wish_for(need, n, STEP * worth, (*above, means.ability.ref), value)


def own_cost(e: Engine, ability: Ability, book: Book) -> float:
    """What doing an action once costs each of the team."""
    cost = book.effort[ability.ref]
    if ability.group:
        placed = len(e.state.encounter.intent_markers.get(ability.ref, ()))
        cost *= max(1, e.team_size - placed)
    return cost / e.team_size


def colours(e: Engine) -> set[str]:
    """The colours that the wished-for actions take."""
    found: set[str] = set()
    for ref in wishes(e):
        for way in e.content.abilities[ref].ways:
            for components in way.cost:
                for word in components:
                    color = word.args.get("color")
                    if color is not None:
                        found |= {"wrath", "cunning", "perception"} if color == "any_one" else {color}
    return found


def met(e: Engine, word: Word, ability: Ability, scope: dict[str, Any], flags: Flags) -> bool:
    """Whether a condition holds, wherever the characters stand: places are a matter of walking."""
    if word.name == "flag":
        return compare(flags.get(word.args["name"], 0), word.args.get("op", ">="), asked_amount(e, word))
    if word.name in PLACES:
        return True
    if is_matter_of_time(word):
        return True
    if word.name == "markers":
        return compare(markers_for(e, word, ability), word.args.get("op", ">="), asked_amount(e, word))
    return holds(e, word, {**scope, "source": ability.source})


def markers_for(e: Engine, word: Word, ability: Ability) -> int:
    """How many of the markers there are that an action speaks of."""
    home = home_of(e, ability)
    place = word.args.get("at", "here")
    if place not in ("here", "tile") or not home:
        here = "map" if place in ("here", "tile") else place  # wherever it will be done
        return count_markers(e, word.args["kind"], here, {"source": ability.source}, 0)
    tile, _, quadrant = home.partition("/")
    fields = e.state.land.tiles.get(tile)
    return lying(e.state.land, word.args["kind"], fields[QUADRANTS.index(quadrant)]) if fields else 0


def asked_amount(e: Engine, word: Word) -> int:
    """The number in a condition; a number that depends on the moment counts as 1."""
    n = word.args.get("n", 1)
    return amount(e, n, SOMEBODY) if isinstance(n, int) or (isinstance(n, Word) and n.name in STEADY) else 1


def compare(a: int, op: str, n: int) -> bool:
    """Two numbers."""
    return {">=": a >= n, ">": a > n, "==": a == n, "<": a < n, "<=": a <= n, "!=": a != n}[op]


def is_lost(word: Word) -> bool:
    """Whether a condition that does not hold will not hold again: it asks for something not to be."""
    if word.name == "not":
        return True
    return (
        word.name in ("flag", "markers")
        and word.args.get("op", ">=") in ("<", "<=", "==")
        and (word.args.get("op") != "==" or word.args.get("n") == 0)
    )


def gathering(e: Engine) -> list[str]:
    """The tiles where everybody must be for an end that is otherwise ready."""
    found = []
    flags, book = e.state.team.flags, book_of(e)
    for ability in book.ending:
        if book.tile[ability.ref] not in e.state.land.tiles or not end_of(e, ability, flags, book):
            continue
        if all(met(e, word, ability, SOMEBODY, flags) for word in ability.requires):
            found.append(book.tile[ability.ref])
    return found
