"""What a team is after: found backwards from the texts that end an encounter well.

An action that leads to a good end is worth a lot; so is everything that makes it possible: the flag it asks for, the
markers that must lie there, the tile that must be found. Each step away from the end is worth a little less. The player
knows the book, as somebody does who plays a dream for the second time; it knows nothing that was shuffled or hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from reverie.games.etherfields.agents.exploring import laid_by_walking
from reverie.games.etherfields.agents.worth import price, price_in_text
from reverie.games.etherfields.content.model import FREE, Ability, Way, Word
from reverie.games.etherfields.core.limits import is_left
from reverie.games.etherfields.land import is_used
from reverie.games.etherfields.land import markers as lying
from reverie.games.etherfields.land.naming import QUADRANTS
from reverie.games.etherfields.language.evaluating import amount, holds
from reverie.games.etherfields.language.markers import count_markers

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

Fact = tuple[str, str]  # ("flag", "room_paid"), ("marker", "universal"), ("tile", "loft"), ("card", "boots")
Flags = Mapping[str, int]
Asked = tuple[tuple[Word, bool], ...]  # conditions, and whether they have to hold
ENDS = {"victory": 100.0, "reward": 45.0}
STEP = 0.9  # what is left of a wish one step farther away
STEADY = {"team_size", "max", "min", "+", "-", "*", "floor_div"}  # expressions that do not change in an encounter
SOMEBODY: dict[str, Any] = {"self": 0, "actor": 0}  # whoever it is that will do it
NEVER = 1_000.0  # the cost of what cannot be brought about
KINDS = ("tile:", "gate:", "slumber:", "creature:", "event:", "clue:", "wisdom:")
AT_LEAST = (">=", ">", "==")
DEEP = 8  # how far scripts in scripts are followed
USUAL_SHARE = 1.0  # what a card usually gives of a colour that somebody builds on
EASY = 4  # intents that most hands have of some colour
WALK = 0.4  # the way to the field of an action
RARE = 0.2  # less than this is as good as nothing
WAITING = "waiting"  # no action of the game: what is done by being there when the rounds are over


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


def end_of(e: Engine, ability: Ability, flags: Flags) -> float:
    """How good the end is that an ability leads to as things stand; 0: it leads to none."""
    if ability.kind == WAITING:
        return ENDS["victory"]
    best = 0.0
    for result, branch in ends_in(e, ability):
        value = ENDS.get(result, 0.0)
        if value > best and all(
            word.name != "flag" or met(e, word, ability, SOMEBODY, flags) == wanted for word, wanted in branch.asked
        ):
            best = value
    return best


def hopes(e: Engine, ability: Ability, flags: Flags) -> dict[str, int]:
    """The flags that the best end in the text of an action still asks for, if they can be brought about."""
    best: dict[str, int] = {}
    most = 0.0
    for result, branch in ends_in(e, ability):
        asked = [(word, wanted) for word, wanted in branch.asked if word.name == "flag"]
        missing = [(word, wanted) for word, wanted in asked if met(e, word, ability, SOMEBODY, flags) != wanted]
        if ENDS.get(result, 0.0) > most and all(wanted and wanted_by(e, word, "") for word, wanted in missing):
            most = ENDS[result]
            best = {word.args["name"]: asked_amount(e, word) for word, _ in missing}
    return best


def undoes(e: Engine, ability: Ability) -> bool:
    """Whether an action that is done out of turn takes back what others have brought about."""
    known: dict[str, bool] = e.content_cache("undoes")
    if ability.ref not in known:
        cleared = [
            word.args["name"] for word, _ in text_of(e, ability) if word.name == "set_flag" and word.args["value"] == 0
        ]
        known[ability.ref] = any(bringing(e, ("flag", name)) for name in cleared)
    return known[ability.ref]


def ends_in(e: Engine, ability: Ability) -> list[tuple[str, Branch]]:
    """The ends in the text of an action."""
    known: dict[str, list[tuple[str, Branch]]] = e.content_cache(f"ends for {e.team_size}")
    found = known.get(ability.ref)
    if found is None:
        found = known[ability.ref] = [
            ({"end_campaign": "victory", "reward": "reward"}.get(word.name) or word.args["result"], branch)
            for word, branch in text_of(e, ability)
            if word.name in ("end_dream", "end_campaign", "reward")
        ]
    return found


def brings(e: Engine, ability: Ability) -> dict[Fact, list[Branch]]:
    """The facts that an ability may bring about, and on which ways."""
    known: dict[str, dict[Fact, list[Branch]]] = e.content_cache(f"brings for {e.team_size}")
    found = known.get(ability.ref)
    if found is None:
        found = known[ability.ref] = {}
        for word, branch in text_of(e, ability):
            for fact in facts_of(e, word, home_of(e, ability)):
                found.setdefault(fact, []).append(branch)
    return found


def bringing(e: Engine, fact: Fact) -> list[Ability]:
    """The actions that may bring a fact about, whether they can come about or not."""
    known: dict[Fact, list[Ability]] = e.content_cache("bringing")
    found = known.get(fact)
    if found is None:
        found = known[fact] = [ability for ability in abilities_here(e) if fact in brings(e, ability)]
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


def facts_of(e: Engine, word: Word, home: str) -> set[Fact]:
    """What one effect makes true."""
    if word.name in ("set_flag", "add_flag"):
        value = word.args["value"]
        less = isinstance(value, Word) and value.name == "-"  # a number that is taken down again
        return {("flag", word.args["name"])} if value != 0 and not less else set()
    if word.name == "place_marker":
        return {("marker", f"{word.args['kind']}@{home}")}
    if word.name in ("reveal_tile", "place_tile", "reveal", "gain"):
        letter = str(word.args["code"]).rpartition("-")[2]
        return {
            ("tile" if thing.ref.startswith("tile:") else "card", thing.id)
            for thing in e.content.things.values()
            if thing.code is not None and thing.code.letter == letter
        }
    return set()


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


def abilities_here(e: Engine) -> list[Ability]:
    """The actions of maps, gates, creatures and dream cards: whatever can move an encounter on."""
    known: dict[str, list[Ability]] = e.content_cache("abilities_here")
    if "all" not in known:
        known["all"] = [
            one for one in e.content.abilities.values() if one.kind == "action" and one.source.startswith(KINDS)
        ]
    return known["all"]


def waits(e: Engine) -> list[Ability]:
    """The good ends that time brings by itself: those in the text that is read when there are no more rounds, as if
    waiting were an action that needs what they ask for."""
    known: dict[str, list[Ability]] = e.content_cache("waits")
    source = e.state.encounter.source
    if source not in known:
        known[source] = []
        gate = e.content.gate.get(source.partition(":")[2])
        text = e.content.script[gate.no_more_rounds].do if gate is not None else ""
        for word, branch in inside(e, text):
            if gate is not None and word.name == "end_dream" and word.args["result"] == "victory":
                asked = tuple(one if held else Word("not", {"of": one}) for one, held in branch.asked)
                ref = f"{gate.ref}#{WAITING}{len(known[source])}"
                known[source].append(Ability(ref, gate.ref, WAITING, WAITING, (Way(FREE, text),), requires=asked))
    return known[source]


def wishes(e: Engine) -> dict[str, float]:
    """What every action is worth as a means to a good end, by its ref."""
    cached: dict[str, float] | None = e.instant.get("wishes")
    if cached is None:
        plan = Plan(e, e.state.team.flags)
        cached = e.instant["wishes"] = plan.wishes()
    return cached


def prospect(e: Engine, noted: Flags) -> float:
    """What the best end is worth, less all that must still be paid for it, if scripts had noted this."""
    return Plan(e, {**e.state.team.flags, **noted}).prospect


PATIENCE = 300  # ways that lead nowhere, of one end: then it is thought of no more


class Open(NamedTuple):
    """An action that can still come about."""

    own: float  # what doing it once costs
    hidden: str  # the tile it is printed on, if that must be found first
    lacks: list[list[tuple[Fact, int]]]  # for each condition that does not hold: what would make it so, and how much


Bill = dict[str, float]  # how often each action has to be done, by its ref; "": what texts take besides


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
        self.flags = flags
        self.open: dict[str, Open] = {}
        self.known: dict[tuple[Fact, int], Means] = {}  # for the end that is being thought of
        self.vain: set[tuple[Fact, int, frozenset[str]]] = set()  # what cannot be brought about, and above what
        self.look_around()
        self.prospect = 0.0
        self.aim: Ability | None = None  # the end that is being thought of
        self.end: Ability | None = None  # the best of them
        self.worth = 0.0
        self.hoped: dict[str, int] = {}  # flags that the end being thought of still asks for
        for ability in (*abilities_here(e), *waits(e)):
            if ability.ref not in self.open or not ends_in(e, ability):
                continue
            worth = end_of(e, ability, flags)
            self.hoped = {} if worth or ability.kind == WAITING else hopes(e, ability, flags)
            worth = worth or end_of(e, ability, {**flags, **self.hoped})
            self.aim = ability
            self.known.clear()
            self.vain.clear()
            cost = self.cost_of(ability) if worth else NEVER
            if cost < NEVER and (self.end is None or worth - cost > self.prospect):
                self.prospect, self.end, self.worth = worth - cost, ability, worth

    def look_around(self) -> None:
        """The actions that can still come about, by their refs."""
        e = self.e
        for ability in (*abilities_here(e), *waits(e)):
            if ability.source.startswith("creature:") and e.creature(ability.source[9:]) is None:
                continue
            if ability.limit != "none" and not is_left(e, ability, None, 0) and not ability.source.startswith("tile:"):
                continue
            if ability.source.startswith("tile:") and is_used(e.state.land, ability.ref):
                continue
            missing = [word for word in ability.requires if not met(e, word, ability, SOMEBODY, self.flags)]
            if any(is_lost(word) for word in missing):
                continue
            tile = tile_of(ability)
            hidden = "" if tile in e.state.land.tiles or tile in laid_by_walking(e) else tile
            home = home_of(e, ability)
            self.open[ability.ref] = Open(own_cost(e, ability), hidden, [wanted_by(e, word, home) for word in missing])

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
        for ability in bringing(self.e, fact):
            if ability.ref not in self.open or ability.ref in above:
                continue
            ways = [self.by_branch(ability, branch, times, above) for branch in brings(self.e, ability)[fact]]
            found = [means for means in ways if means is not None]
            if found:
                yield min(found, key=lambda means: means.cost)

    def by_branch(self, ability: Ability, branch: Branch, times: int, above: tuple[str, ...]) -> Means | None:
        """What a way through the text of an action takes; None: it leads there no more."""
        e = self.e
        if self.aim is not None and not end_of(e, self.aim, {**self.flags, **self.hoped, **dict(branch.notes)}):
            return None  # it would spoil the end for which it is done
        home = home_of(e, ability)
        needs: list[tuple[Fact, int]] = []
        for word, wanted in branch.asked:
            if word.name not in ("flag", "markers") or met(e, word, ability, SOMEBODY, self.flags) == wanted:
                continue
            asked = wanted_by(e, word, home) if wanted else []
            if not asked:
                return None
            for fact, n in asked:
                if fact[0] == "marker" and fact in brings(e, ability):  # it is done until there are enough
                    times = max(times, n - markers_for(e, word, ability))
                else:
                    needs.append((fact, n))
        bill = self.bill_of(ability, times, above)
        if bill is None:
            return None
        added(bill, {"": branch.price})
        for fact, n in needs:
            best = self.best(fact, n, (*above, ability.ref))
            if best is None:
                return None
            added(bill, best.bill)
        return Means(self.sum_of(bill), bill, ability, needs)

    def wishes(self) -> dict[str, float]:
        """What every action is worth for the end that was chosen."""
        value: dict[str, float] = {}
        self.aim = self.end
        self.known.clear()
        if self.end is not None:
            worth = end_of(self.e, self.end, self.flags)
            self.hoped = {} if worth or self.end.kind == WAITING else hopes(self.e, self.end, self.flags)
            if not self.hoped:
                self.walk_back(self.end, self.worth, value)
            for name in self.hoped:  # not before its time: the end itself is only wished for when it is one
                self.wish_for(("flag", name), 1, STEP * self.worth, (self.end.ref,), value)
        return value

    def walk_back(self, ability: Ability, worth: float, value: dict[str, float]) -> None:
        """Spread a wish over everything that leads to it, the cheapest means first."""
        if worth < 5.0 or value.get(ability.ref, 0.0) >= worth:
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
        """A wish for a fact is one for the actions that bring it about, and for what these need."""
        found = list(self.means(fact, times, above))
        least = min((means.cost for means in found), default=NEVER)
        for means in found:
            if means.cost <= least * 1.3 + 1.0:
                if not (means.needs and undoes(self.e, means.ability)):
                    self.walk_back(means.ability, worth, value)
                for need, n in means.needs:
                    self.wish_for(need, n, STEP * worth, (*above, means.ability.ref), value)


def own_cost(e: Engine, ability: Ability) -> float:
    """What doing an action once costs each of the team."""
    cost = effort(e, ability)
    if ability.group:
        placed = len(e.state.encounter.intent_markers.get(ability.ref, ()))
        cost *= max(1, e.team_size - placed)
    return cost / e.team_size


def effort(e: Engine, ability: Ability) -> float:
    """What an action weighs for those who are there: a colour that few of their cards have is dear."""
    team = tuple(who.id for who in e.state.characters)
    known: dict[str, float] = e.content_cache(f"effort for {team}")
    found = known.get(ability.ref)
    if found is None:
        rows = [components for way in ability.ways for components in way.cost]
        found = min((effort_of(e, row, ability.group) for row in rows), default=0.0)
        if len(rows) > 1 and all(len(row) == 1 and row[0].name == "intent" and found > 0 for row in rows):
            # One hand is rich in one colour, the next in another: together they pay more often than the better of them.
            often = sum(1.0 / effort_of(e, row, ability.group) for row in rows)
            anything = Word("intent", {**rows[0][0].args, "color": "any_one"})
            found = max(1.0 / often, effort_of(e, (anything,), ability.group))
        known[ability.ref] = found
    return found


def effort_of(e: Engine, components: tuple[Word, ...], together: bool) -> float:
    """One of the prices; a group pays together, everything else is paid by whoever can do it best."""
    total = price(tuple(word for word in components if word.name != "intent"), e.team_size)
    for word in components:
        if word.name == "intent":
            shares = [share(e, who.id, word.args["color"]) for who in e.state.characters]
            have = sum(shares) / len(shares) if together else max(shares)
            n = word.args["n"] if isinstance(word.args["n"], int) else 1
            much = (n / EASY) ** 0.5  # it has to come out of one hand, and what is too much is lost
            total += price((word,), e.team_size) * much * USUAL_SHARE / max(have, RARE)
    return total


def share(e: Engine, character: str, color: str) -> float:
    """How much of a colour one card of a character gives, on the average of the deck it begins with."""
    known: dict[tuple[str, str], float] = e.content_cache("shares")
    found = known.get((character, color))
    if found is None:
        cards = e.content.character[character].deck
        gives = [
            copies * (max(intents.values(), default=0) if color == "any_one" else intents.get(color, 0))
            for card, copies in cards
            for intents in (e.content.influence[card].intents,)
        ]
        found = known[character, color] = sum(gives) / max(1, sum(copies for _, copies in cards))
    return found


def tile_of(ability: Ability) -> str:
    """The tile an action is printed on; empty: none."""
    return ability.source.partition("tile:")[2].partition("/")[0]


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
    if word.name in ("on_field", "on_tile", "on_tag", "terrain", "distance", "same_field", "count"):
        return True
    if is_matter_of_time(word):
        return True
    if word.name == "markers":
        return compare(markers_for(e, word, ability), word.args.get("op", ">="), asked_amount(e, word))
    return holds(e, word, {**scope, "source": ability.source})


def is_matter_of_time(word: Word) -> bool:
    """Whether a condition comes true by waiting: the suit of some round."""
    if word.name == "any":
        return any(is_matter_of_time(part) for part in word.args["of"])
    return word.name in ("suit_is", "suit_in")


def markers_for(e: Engine, word: Word, ability: Ability) -> int:
    """How many of the markers there are that an action speaks of."""
    home = home_of(e, ability)
    if word.args.get("at", "here") not in ("here", "tile") or not home:
        return count_markers(e, word.args["kind"], "map", {"source": ability.source}, 0)
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
    flags = e.state.team.flags
    for ability in abilities_here(e):
        if not ends_in(e, ability) or tile_of(ability) not in e.state.land.tiles or not end_of(e, ability, flags):
            continue
        if all(met(e, word, ability, SOMEBODY, flags) for word in ability.requires):
            found.append(tile_of(ability))
    return found
