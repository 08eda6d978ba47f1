"""What changes a number or switches a rule (9.9): passives in play, modifiers that effects have made, mutations.

Everything is looked up by the name of the stat in an index that is made once for what is in play; a stat that nothing
touches costs one look into a dict.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.content.model import Ability, Word
from reverie.games.etherfields.core.engine import serves
from reverie.games.etherfields.core.sources import Source
from reverie.games.etherfields.core.state import Modifier, Scope
from reverie.games.etherfields.language.changes import Entry, concerns, stat_of
from reverie.games.etherfields.language.durations import drop, is_running, word_of
from reverie.games.etherfields.language.evaluating import all_hold, value
from reverie.games.etherfields.language.filters import matches_ref
from reverie.games.etherfields.language.finding import creatures, fields
from reverie.games.etherfields.language.in_play import in_play
from reverie.games.etherfields.language.inactive import has_token

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

# What tokens on a creature tile add, each one of them (2.3, ETH-MUT-02).
MUTATIONS = {
    "creature_move": ("haste", 2),
    "creature_range": ("reach", 1),
    "creature_suffering": ("cruelty", 1),
    "creature_seal": ("binding", 2),
}
# What tokens on any creature tile switch for everybody (2.3, ETH-ROL-04).
SWITCHED = {
    "masks_inactive": "unmasking",
    "progress_inactive": "stasis",
    "cannot_reroll": "fixed_fate",
    "cannot_reroll_with_glowstone": "dull_stones",
}
ENDLESS = 99  # more often than anything is ever applied
# Switches that forbid: of two texts that contradict each other the one that forbids is right (ETH-GEN-01).
FORBIDDING = ("cannot", "masks_inactive", "progress_inactive", "no_intent_from", "creatures_cannot_enter")
SAYING = {"creatures", "fields", "field", "selector", "do", "n", "by", "from", "to"}  # filters that narrow nothing


def index(e: Engine) -> dict[str, list[Entry]]:
    """Everything that changes something, by the name of the stat."""
    found: dict[str, list[Entry]] | None = None
    if e.sources_version == e.version:  # read thousands of times between two changes
        found = e.caches.get("modifiers")
    if found is not None:
        return found
    sources = in_play(e)  # empties the caches if what is in play has changed
    found = e.caches.get("modifiers")
    if found is None:
        found = {}
        seen: set[tuple[str, int]] = set()
        for source in sources:
            if source.ability.kind != "passive":
                continue
            if source.zone == "progress":
                # Two laid cards of one design do not add up (ETH-PRG-08).
                key = (source.ability.ref, source.holder)
                if key in seen:
                    continue
                seen.add(key)
            for name, entry in entries_of(e, source):
                found.setdefault(name, []).append(entry)
        for made in e.state.modifiers:
            found.setdefault(made.stat, []).append(entry_of(e, made))
        e.caches["modifiers"] = found
    return found


def is_touched(e: Engine, *names: str) -> bool:
    """Whether anything at all changes one of these stats: mostly nothing does, and nothing more need be asked."""
    known = index(e)
    for name in names:
        if name in known:
            return True
    return False


def scope_of(source: Source) -> Scope:
    """What the words of an ability in play refer to while nobody uses it."""
    scope: Scope = {"source": source.ability.source, "instance": source.instance, "ability": source.ability.ref}
    if source.holder >= 0:
        scope["self"] = source.holder
    if source.field >= 0:
        scope["field"] = source.field
    return scope


def entries_of(e: Engine, source: Source) -> Iterator[tuple[str, Entry]]:
    """The changes that a passive in play makes."""
    scope = scope_of(source)
    yield from entries_in(e, source.ability.ways[0].do, tuple(source.ability.requires), scope, source.holder)


def entries_in(
    e: Engine, ref: str, conditions: tuple[Word, ...], scope: Scope, holder: int
) -> Iterator[tuple[str, Entry]]:
    """The changes in a list of effects of a passive; an `if` around one is a condition of it."""
    for word in e.content.lists.get(ref, ()):
        args = word.args
        if word.name == "modifier":
            name, filters = stat_of(args["stat"])
            held = conditions + tuple(args.get("while", ())) + lasting(args.get("duration"))
            op, value = args.get("op", "set"), args.get("value", True)
            yield name, Entry(op, value, args.get("who"), filters, held, scope, holder)
        elif word.name == "if":
            yield from entries_in(e, args["do"], conditions + tuple(args["cond"]), scope, holder)
            if args.get("else"):
                other = Word("not", {"of": Word("all", {"of": tuple(args["cond"])})})
                yield from entries_in(e, args["else"], (*conditions, other), scope, holder)
        elif word.name == "in_order":
            yield from entries_in(e, args["do"], conditions, scope, holder)


def lasting(duration: Word | str | None) -> tuple[Word, ...]:
    """A duration of a passive that is a condition: all others last as long as it is in play."""
    if isinstance(duration, Word):
        if duration.name == "while_marker":
            return (Word("markers", {"op": ">=", "n": 1, **duration.args}),)
        if duration.name == "until":
            return (Word("not", {"of": Word("all", {"of": tuple(duration.args["cond"])})}),)
    return ()


def entry_of(e: Engine, made: Modifier) -> Entry:
    """A modifier that an effect has made."""
    word = word_of(e, made)
    filters = dict(made.filters)
    conditions: tuple[Word, ...] = ()
    if word is not None and word.name == "modifier":
        conditions = tuple(word.args.get("while", ()))
        for name, value in stat_of(word.args["stat"])[1].items():
            filters.setdefault(name, value)
    return Entry(made.op, made.value, made.who, filters, conditions, made.scope, made.scope.get("self", -1), made)


# ---- whom and what a change concerns ---------------------------------------------------------------------------


def applies(e: Engine, entry: Entry, who: int | None, filters: dict[str, Any]) -> bool:
    """Whether a change counts for a character (or creature) in a case."""
    if entry.filters and not fits(e, entry, filters):
        return False
    if not concerns(e, entry, who, filters.get("creature")):
        return False
    if entry.made is not None and not is_running(e, entry.made):
        return False
    return not entry.conditions or holds(e, entry)


def holds(e: Engine, entry: Entry) -> bool:
    """Whether the conditions of a change hold. A condition that depends on the change itself does not."""
    busy: set[int] = e.caches.setdefault("busy", set())
    if id(entry) in busy:
        return False
    busy.add(id(entry))
    try:
        return all_hold(e, entry.conditions, entry.scope)
    finally:
        busy.discard(id(entry))


def fits(e: Engine, entry: Entry, filters: dict[str, Any]) -> bool:
    """Whether what narrows a change fits the case at hand."""
    for name, wanted in entry.filters.items():
        if name in SAYING or (name == "kind" and "kind" not in filters):
            continue  # these say more about the change, they do not narrow it
        if name == "filter":
            if not matches_ref(e, wanted, filters.get("card", "")):
                return False
        elif name == "source":
            given = str(filters.get("source", ""))
            if wanted not in (given, given.partition(":")[2]):
                return False
        elif name == "influence":
            given = str(filters.get("card", filters.get("influence", "")))
            if wanted not in (given, given.partition(":")[2]):
                return False
        elif name == "color" and "color" not in filters:
            continue  # the whole payment is meant
        elif filters.get(name) != wanted:
            return False
    return True


# ---- numbers ------------------------------------------------------------------------------------------------------


def stat(e: Engine, name: str, base: int, who: int | None = None, **filters: Any) -> int:
    """A number after everything that changes it, in the order set, add, multiply, cap (ETH-GEN-19)."""
    added = tokens(e, name, filters) if name in MUTATIONS else 0
    known = e.caches.get("modifiers") if e.sources_version == e.version else None
    entries = (known or index(e)).get(name)
    if entries is None:
        return base + added
    return applied(e, [entry for entry in entries if applies(e, entry, who, filters)], base, added)


def applied(e: Engine, entries: list[Entry], base: int, added: int = 0) -> int:
    """A number after some changes (ETH-GEN-19); a cap beats every increase, so the upper one comes last
    (ETH-GEN-01)."""
    result = base
    for op in ("set", "add", "mul", "cap_min", "cap_max"):
        if op == "add":
            result += added
        for entry in entries:
            if entry.op != op:
                continue
            n = value(e, entry.value, entry.scope)
            if op == "set":
                result = n
            elif op == "add":
                result += n
            elif op == "mul":
                result *= n
            elif op == "cap_min":
                result = max(result, n)
            else:
                result = min(result, n)
    return max(0, result)


def tokens(e: Engine, name: str, filters: dict[str, Any]) -> int:
    """What the mutations of a creature add (ETH-MUT-02: equal tokens add up)."""
    tile = e.creature(filters.get("creature", ""))
    if tile is None or not tile.mutations:
        return 0
    kind, each = MUTATIONS[name]
    return each * tile.mutations.count(kind)


# ---- what may be applied a number of times only -------------------------------------------------------------------

# When a change of each stat has been applied (`uses`, 9.9); a test goes through all of them.
APPLIED = {
    "draw_count": "a draw step",
    "move_cost_per_field": "a paid movement",
    "move_bonus": "a movement",
    "action_range": "an action with a range",
    "fight_range": "a fight",
    "contact_range": "a contact",
    "action_cost": "an action that is paid for",
    "lay_cost": "a progress card that is paid for",
    "intent_value": "a card or item discarded for intents",
    "boosts_per_round": "a boost beyond those of the round",
    "boost_value": "a boost with that face",
    "reshuffle_penalty_seal": "that penalty",
    "reshuffle_penalty_suffering": "that penalty",
    "creature_move": "a movement of the creature by its value",
    "creature_range": "an effect of the creature with a range",
    "creature_suffering": "an effect of the creature on one character",
    "creature_seal": "an effect of the creature on one character",
    "market_draw": "a look at the market",
    "market_price": "a card that is bought",
    "exertions_per_round": "an exertion beyond those of the round",
    "rounds_at_start": "an encounter",
    "diagonal_steps": "a step that needs it",
    "pass_walls": "a step that needs it",
    "ignore_traps": "a trap that does not go off",
    "cannot_relocate": "a relocation that does not happen",
    "cannot_be_pushed": "a push that does not happen",
    "cannot_reroll": "a roll",
    "cannot_reroll_with_glowstone": "a roll",
    "cannot_gain_mutations": "mutations that do not come",
    "ignore_step": "that step",
    "fight_hits_all_in_range": "a fight",
    "reward_replaced_by": "a reward that is replaced",
    "face_map": "a roll with that face",
    "immune_state": "a state that does not come",
    "target_priority": "a creature that chooses whom it goes for",
    "trap_on": "that trap",
}
# What is a state of things and nothing that is done: it lasts as long as `uses` says at the latest.
LASTING = {
    "hand_limit", "progress_limit", "suffering_limit", "item_slots", "ignore_terrain", "cannot_move", "masks_inactive",
    "progress_inactive", "no_intent_from", "cannot_boost", "creatures_cannot_enter", "terrain_on_own_field",
    "companion_targetable",
}  # fmt: skip
# What is read between encounters only.
BETWEEN_ENCOUNTERS = {"item_price", "delta_options", "shortcut_seal", "gate_keys"}


def used(e: Engine, name: str, who: int | None = None, **filters: Any) -> None:
    """Something has been applied, with every change that counts in the case: what may be applied a number of times only
    is one time nearer to its end."""
    used_for(e, name, (who,), **filters)


def used_for(e: Engine, name: str, people: Iterable[int | None], **filters: Any) -> None:
    """The same for several characters at once: a change that concerns more than one of them was applied once."""
    entries = index(e).get(name)
    if entries is not None:
        found = [entry for entry in entries if is_counted(entry)]
        spend(e, [entry for entry in found if any(applies(e, entry, who, filters) for who in people)])


def switched(e: Engine, name: str, who: int | None = None, **filters: Any) -> None:
    """A switch has made a difference. One change was enough for that: one that lasts if there is such, else the first
    of those that may be applied a number of times only."""
    entries = index(e).get(name)
    if entries is not None:
        found = [entry for entry in entries if entry.value and applies(e, entry, who, filters)]
        if found and all(is_counted(entry) for entry in found):
            spend(e, found[:1])


def times_left(e: Engine, name: str, who: int) -> int:
    """How often a switch can still make a difference; ENDLESS if nothing limits it."""
    if not switch(e, name, who):
        return 0
    found = [entry for entry in index(e)[name] if entry.value and applies(e, entry, who, {})]
    if not all(is_counted(entry) for entry in found):
        return ENDLESS
    return min(ENDLESS, sum(entry.made.uses for entry in found if entry.made is not None))


def is_counted(entry: Entry) -> bool:
    """Whether a change may be applied a number of times only."""
    return entry.made is not None and entry.made.uses > 0


def spend(e: Engine, entries: list[Entry]) -> None:
    """Each of some changes has been applied once; what has been applied often enough is over."""
    gone: list[Modifier] = []
    for entry in entries:
        made = entry.made
        if made is not None and made.uses > 0:
            made.uses -= 1
            if made.uses == 0:
                gone.append(made)
    if gone:
        drop(e, gone)


def beyond(e: Engine, name: str, base: int, taken: int, who: int) -> bool:
    """Whether something that was done so often already can be done once more only because of a change that may be
    applied a number of times: then that one is used up in its place."""
    entries = index(e).get(name)
    if entries is None:
        return False
    found = [entry for entry in entries if applies(e, entry, who, {})]
    counted = [entry for entry in found if is_counted(entry)]
    if not counted or taken < applied(e, [entry for entry in found if not is_counted(entry)], base):
        return False
    spend(e, counted[:1])
    return True


# ---- prices ---------------------------------------------------------------------------------------------------------


def costs(e: Engine, c: int, ability: Ability | None, color: str, lay: bool = False) -> tuple[int, int]:
    """How a cost in intents is raised and reduced (ETH-PAY-11): increases raise every n, reductions count once."""
    entries = index(e).get("lay_cost" if lay else "action_cost")
    if entries is None:
        return 0, 0
    filters = cost_filters(ability, color, lay)
    more = less = 0
    for entry in entries:
        if entry.op == "add" and applies(e, entry, c, filters):
            n = value(e, entry.value, entry.scope)
            more, less = (more + n, less) if n > 0 else (more, less - n)
    return more, less


def cost_filters(ability: Ability | None, color: str, lay: bool) -> dict[str, Any]:
    """What a change of costs may be narrowed by."""
    if lay or ability is None:
        return {"color": color}
    return {"color": color, "keyword": ability.keyword, "source": ability.source}


def price(e: Engine, c: int, ability: Ability | None, color: str, n: int, lay: bool = False) -> int:
    """What set, multiply and caps make of a printed cost, before increases and reductions."""
    entries = index(e).get("lay_cost" if lay else "action_cost")
    if entries is None:
        return n
    filters = cost_filters(ability, color, lay)
    return applied(e, [one for one in entries if one.op != "add" and applies(e, one, c, filters)], n)


def price_was_paid(e: Engine, c: int, ability: Ability | None, asked: Mapping[str, int], lay: bool = False) -> None:
    """A price was paid: the changes of the colours it asks for have been applied, each once. A cost printed as free
    stays free, so nothing has been applied to it (ETH-PAY-11)."""
    entries = index(e).get("lay_cost" if lay else "action_cost")
    if entries is None:
        return
    cases = [cost_filters(ability, color, lay) for color, n in asked.items() if n > 0]
    spend(e, [one for one in entries if is_counted(one) and any(applies(e, one, c, case) for case in cases)])


# ---- switches ------------------------------------------------------------------------------------------------------


def switch(e: Engine, name: str, who: int | None = None, **filters: Any) -> bool:
    """Whether a rule is switched for a character. Of on and off at once the one that forbids counts (ETH-GEN-01)."""
    token = SWITCHED.get(name)
    if token is not None and has_token(e, token):
        return True
    entries = index(e).get(name)
    if entries is None:
        return False
    found = {bool(entry.value) for entry in entries if applies(e, entry, who, filters)}
    if len(found) == 2:
        return name.startswith(FORBIDDING)
    return True in found


# ---- switches that say more than yes or no ------------------------------------------------------------------------


def saying(e: Engine, name: str, who: int | None = None, **filters: Any) -> list[Entry]:
    """The changes that count in a case, for stats that carry more than a number."""
    found = []
    for entry in index(e).get(name, ()):
        whose = entry.holder if who is None and entry.holder >= 0 else who  # nobody in particular: whoever it is about
        if entry.value is not False and applies(e, entry, whose, filters):
            found.append(entry)
    return found


def face_map(e: Engine, c: int, face: str, ahead: bool = False) -> str:
    """What a character's own luck result counts as (ETH-ROL-05); `ahead`: what it would, and nothing is used up."""
    for entry in saying(e, "face_map", c):
        if entry.filters.get("from") == face:
            if not ahead:
                spend(e, [entry])
            return str(entry.filters["to"])
    return face


def priority(e: Engine, c: int) -> int:
    """How much nearer a character seems to creatures that choose a target; negative: farther."""
    return sum(value(e, entry.filters.get("n", 0), entry.scope) for entry in saying(e, "target_priority", c))


def fields_barred(e: Engine) -> list[int]:
    """Where creatures may neither go nor appear (`creatures_cannot_enter`)."""
    found: set[int] = set()
    for entry in saying(e, "creatures_cannot_enter"):
        if entry.made is not None:
            found.update(entry.filters.get("fields", ()))
        else:
            found.update(fields(e, entry.filters.get("field", "here"), entry.scope))
    return sorted(found)


def own_terrain(e: Engine, field: int) -> tuple[str, ...]:
    """What the characters on a field bring along (`terrain_on_own_field`)."""
    if "terrain_on_own_field" not in index(e):
        return ()
    found: list[str] = []
    for c in range(e.team_size):
        figure = e.state.figures.get(c)
        if figure is not None and figure.field == field:
            found += [entry.filters["kind"] for entry in saying(e, "terrain_on_own_field", c)]
    return tuple(dict.fromkeys(found))


def traps_on(e: Engine, field: int) -> list[Entry]:
    """The rules that make a trap of a field (`trap_on`)."""
    found = saying(e, "trap_on")
    return [entry for entry in found if field in fields(e, entry.filters["selector"], entry.scope)]


def replaced_reward(e: Engine, c: int) -> list[Entry]:
    """What a character may do instead of its part of a reward (`reward_replaced_by`)."""
    return saying(e, "reward_replaced_by", c)


def carried_out(e: Engine, entry: Entry) -> tuple[str, Scope]:
    """The text of a rule that carries one is carried out: the list of effects, with what its words refer to."""
    spend(e, [entry])
    return entry.filters["do"], entry.scope


def targetable(e: Engine, creature: str) -> list[str]:
    """The companions that a creature's effects may aim at (`companion_targetable`)."""
    found = []
    for entry in saying(e, "companion_targetable"):
        if creature in creatures(e, entry.filters.get("by", "any"), entry.scope):
            found.append(str(entry.scope["source"]).partition(":")[2])
    return found


@serves("suffering_limit")
def suffering_limit(e: Engine, c: int) -> int:
    """How much suffering kills (ETH-SUF-02)."""
    return stat(e, "suffering_limit", e.option("suffering_limit"), c)
