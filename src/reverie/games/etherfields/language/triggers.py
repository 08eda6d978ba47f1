"""Triggers (9.6): what listens to events, and in which order it answers.

`fire` says that something happened. Whatever listens is written down in `state.fired` and carried out before anything
else goes on, in a frame "triggers" of its own; TEAM chooses the order of several (ETH-GEN-11, DP-61). `ahead` is the
same for abilities that come before an event or instead of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core import limits
from reverie.games.etherfields.core.engine import Choice, handles, serves
from reverie.games.etherfields.core.sources import Source
from reverie.games.etherfields.core.state import Frame, Scope
from reverie.games.etherfields.land import ways
from reverie.games.etherfields.language import durations
from reverie.games.etherfields.language.evaluating import all_hold, amount, select
from reverie.games.etherfields.language.filters import coded
from reverie.games.etherfields.language.finding import characters, creatures, fields, figures, starts_of
from reverie.games.etherfields.language.in_play import in_play
from reverie.games.etherfields.language.markers import spots_of
from reverie.games.etherfields.language.modifiers import scope_of as scope_of_source
from reverie.games.etherfields.language.presence import refs_of
from reverie.games.etherfields.language.selectors import tiles

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

Facts = Mapping[str, Any]
CONTINUOUS = "condition_met"
# Events of a figure: an ability of a character that names nobody listens to its own.
OF_FIGURES = {
    "enter_field", "leave_field", "step_taken", "move_ended", "relocated", "pushed", "state_added", "state_removed",
    "trap_triggered", "enter_range",
}  # fmt: skip
ARRIVALS = {"enter_field", "relocated", "pushed", "creature_moved", "creature_relocated", "creature_appears"}


class Listener(NamedTuple):
    """An ability or memory that waits for an event."""

    when: Word
    source: Source | None  # None: a memory
    holder: int
    memory: str = ""


def index(e: Engine) -> dict[str, list[Listener]]:
    """Everything that listens, by the word it listens to."""
    found: dict[str, list[Listener]] | None = None
    if e.sources_version == e.version:  # asked thousands of times between two changes
        found = e.caches.get("listeners")
    if found is not None:
        return found
    sources = in_play(e)
    found = e.caches.get("listeners")
    if found is None:
        found = {}
        for source in sources:
            ability = source.ability
            if ability.kind == "trigger" and ability.when is not None:
                listener = Listener(ability.when, source, source.holder)
                found.setdefault(ability.when.name, []).append(listener)
        for c, who in enumerate(e.state.characters):
            for name in who.memories:
                when = e.content.memory[name].when or Word(CONTINUOUS, {})
                found.setdefault(when.name, []).append(Listener(when, None, c, name))
        e.caches["listeners"] = found
    return found


# ---- something happens -----------------------------------------------------------------------------------------


@serves("fire")
def fire(e: Engine, name: str, facts: Facts) -> None:
    """Something has happened."""
    known = index(e)
    for listener in known.get(name, ()):
        if listener.source is None or listener.source.ability.window == "after":
            hear(e, listener, name, facts)
    if e.state.delayed:
        wake(e, name, facts)
    if name in ARRIVALS and "enter_range" in known:
        for listener in known["enter_range"]:
            entered_range(e, listener)
    if name == "marker_placed" and "marker_reached" in known:
        for listener in known["marker_reached"]:
            hear(e, listener, "marker_reached", facts)
    look(e)


def hear(e: Engine, listener: Listener, name: str, facts: Facts) -> None:
    """A listener answers to an event, if it is the one it waits for and may be used."""
    if listener.source is None:
        entry = memory_entry(e, listener, name, facts)
    else:
        entry = ability_entry(e, listener.source, name, facts)
    if entry is not None and entry not in e.state.fired:
        e.state.fired.append(entry)


def ability_entry(e: Engine, source: Source, name: str, facts: Facts) -> dict[str, Any] | None:
    """What is written down for an ability that answers; None if it does not."""
    ability = source.ability
    assert ability.when is not None
    if e.state.encounter.kind not in ability.scope or is_own_doing(e, ability.ref, source.instance):
        return None
    if source.zone == "weakness" and name == "weakness_drawn":
        return None  # what a weakness does when it is drawn itself: the frame "weakness" carries it out
    entry = {
        "event": name,
        "ability": ability.ref,
        "instance": source.instance,
        "zone": source.zone,
        "holder": source.holder,
        "field": source.field,
        "facts": dict(facts),
    }
    scope = scope_of(e, entry)
    if not matches(e, ability.when, facts, scope, source.holder):
        return None
    if not limits.is_left(e, ability, source.instance, scope.get("self", -1)):
        return None
    return entry if all_hold(e, ability.requires, scope) else None


def memory_entry(e: Engine, listener: Listener, name: str, facts: Facts) -> dict[str, Any] | None:
    """What is written down for a first-memory card (ETH-MEM-01)."""
    entry = {"event": name, "memory": listener.memory, "holder": listener.holder, "facts": dict(facts)}
    scope = scope_of(e, entry)
    if any(frame.scope.get("source") == f"memory:{listener.memory}" for frame in e.state.stack):
        return None
    if not matches(e, listener.when, facts, scope, listener.holder):
        return None
    return entry if all_hold(e, e.content.memory[listener.memory].requires, scope) else None


def is_own_doing(e: Engine, ref: str, instance: Any) -> bool:
    """Whether the ability itself is being carried out: it does not answer to what its own text causes (9.6)."""
    for frame in e.state.stack:
        if frame.scope.get("ability") == ref and frame.scope.get("instance") == instance:
            return True
    return False


def whose(facts: Facts) -> int | None:
    """The character an event belongs to."""
    for name in ("character", "roller"):
        if name in facts:
            return int(facts[name])
    return None


def scope_of(e: Engine, entry: Mapping[str, Any]) -> Scope:
    """What the text of a trigger refers to; without an owner, `self` is the character of the event."""
    facts = entry["facts"]
    c = whose(facts)
    figure = facts.get("figure")
    if c is None and figure is not None and figure < e.team_size:
        c = figure
    holder = entry["holder"]
    own = holder if holder >= 0 else c
    source = f"memory:{entry['memory']}" if "memory" in entry else e.content.abilities[entry["ability"]].source
    scope: Scope = {
        "source": source,
        "instance": entry.get("instance"),
        "cause": {"kind": source.partition(":")[0], "source": source, "cost": False},
        "event": dict(facts),
        "decider": "team" if own is None or own < 0 else own,
        "chosen": [],
        "targets": [],
    }
    if "ability" in entry:
        scope["ability"] = entry["ability"]
        scope["zone"] = entry["zone"]
        ability = e.content.abilities[entry["ability"]]
        if ability.decider == "team" or (holder < 0 and ability.decider != "each"):
            scope["decider"] = "team"
        if entry["field"] >= 0:
            scope["field"] = entry["field"]
    if own is not None and own >= 0:
        scope["self"] = own
    if figure is not None and figure >= e.team_size:
        scope["target"] = f"figure:{figure}"
    elif c is not None and c >= 0:
        scope["target"] = f"character:{c}"
    elif "creature" in facts:
        scope["target"] = f"creature:{facts['creature']}"
    elif "card" in facts:
        scope["target"] = f"card:{facts['card']}"
    if "face" in facts:
        scope["face"] = facts["face"]
    return scope


# ---- whether it is the event a text waits for --------------------------------------------------------------------


def matches(e: Engine, when: Word, facts: Facts, scope: Scope, holder: int) -> bool:
    """Whether an event is the one that a trigger describes."""
    return concerns(e, when, facts, scope, holder) and all(
        fits(e, when, name, wanted, facts, scope) for name, wanted in when.args.items() if name != "who"
    )


def concerns(e: Engine, when: Word, facts: Facts, scope: Scope, holder: int) -> bool:
    """Whether it happened to somebody meant: without `who`, to the owner of the ability, or anybody if it has none."""
    c, figure, creature = whose(facts), facts.get("figure"), facts.get("creature")
    who = when.args.get("who")
    if who is None:
        if holder < 0:
            return True
        if c is not None:
            return c == holder
        return not (when.name in OF_FIGURES and figure is not None) or figure == holder
    if c is None and figure is not None and figure < e.team_size:
        c = figure
    if c is not None:
        return c in characters(e, who, scope)
    if figure is not None:
        found = select(e, who, scope)
        return any(figure in figures(e, one) for one in found)
    if creature is not None:
        return creature in creatures(e, who, scope)
    return True


def fits(e: Engine, when: Word, name: str, wanted: Any, facts: Facts, scope: Scope) -> bool:
    """Whether one parameter of a trigger fits."""
    if name == "field":
        return facts.get("field") in fields(e, wanted, scope)
    if name == "tile":
        return facts.get("tile") in tiles(e, wanted, scope)
    if name == "creature":
        return facts.get("creature") in creatures(e, wanted, scope)
    if name == "at":
        return is_there(e, wanted, facts, scope)
    if name == "n":
        return when.name == "enter_range" or has_reached(e, wanted, facts, scope)
    if name == "of":
        return True  # measured by `entered_range`
    if name == "code":
        return facts.get("ref") in refs_coded(e, wanted) or facts.get("code") == wanted
    return bool(facts.get(name) == wanted)


def refs_coded(e: Engine, wanted: str) -> list[str]:
    """The secrets a trigger means."""
    return coded(e, wanted) or refs_of(e, wanted)


def is_there(e: Engine, place: Any, facts: Facts, scope: Scope) -> bool:
    """Whether markers came or went at a place that a trigger names."""
    return any(spot in spots_of(e, place, scope) for spot in facts.get("spots", ()))


def has_reached(e: Engine, wanted: Any, facts: Facts, scope: Scope) -> bool:
    """Whether so many markers lie together now, and did not before."""
    n = amount(e, wanted, scope)
    return any(before < n <= now for before, now in facts.get("counts", ()))


def entered_range(e: Engine, listener: Listener) -> None:
    """Figures that are in range now and were not the last time somebody looked (`enter_range`)."""
    source = listener.source
    if source is None:
        return
    scope = scope_of_source(source)
    n = amount(e, listener.when.args["n"], scope)
    starts = starts_of(e, listener.when.args.get("of"), scope)
    own = {number for number, _ in starts}
    for number, figure in e.state.figures.items():
        key = f"{source.ability.ref}|{source.instance}|{number}"
        is_in = number not in own and any(
            field >= 0 and figure.field >= 0 and ways.in_range(e.state.land, field, figure.field, n)
            for _, field in starts
        )
        if not is_in:
            e.state.in_range.pop(key, None)
        elif key not in e.state.in_range:
            e.state.in_range[key] = 1
            facts: dict[str, Any] = {"figure": number, "field": figure.field}
            if figure.kind == "character":
                facts["character"] = number
            elif figure.kind == "creature":
                facts["creature"] = figure.of
            hear(e, listener, "enter_range", facts)


# ---- what was put off --------------------------------------------------------------------------------------------


def wake(e: Engine, name: str, facts: Facts) -> None:
    """Delayed effects whose moment has come; each happens once."""
    due = []
    for entry in e.state.delayed:
        if entry["name"] != name:
            continue
        word = e.content.lists[entry["ref"]][entry["place"]]
        scope = entry["scope"]
        if matches(e, word.args["trigger"], facts, scope, scope.get("self", -1)):
            due.append(entry)
    for entry in due:
        e.state.delayed = [one for one in e.state.delayed if one is not entry]
        e.state.fired.append({"event": name, "delayed": entry, "holder": -1, "facts": dict(facts)})


# ---- what is looked at all the time ------------------------------------------------------------------------------


def look(e: Engine) -> None:
    """Conditions that are watched all the time: `condition_met`, `until`, what hangs on markers or cards
    (ETH-MEM-01)."""
    if e.state.modifiers:
        durations.look(e)
    for listener in index(e).get(CONTINUOUS, ()):
        holds_now(e, listener)


def holds_now(e: Engine, listener: Listener) -> None:
    """A continuous condition: it fires when it comes true, and again only after it was false."""
    if listener.source is None:
        hear(e, listener, CONTINUOUS, {})
        return
    source = listener.source
    key = f"{source.ability.ref}|{source.instance}"
    scope = scope_of(
        e,
        {
            "ability": source.ability.ref,
            "instance": source.instance,
            "zone": source.zone,
            "holder": source.holder,
            "field": source.field,
            "facts": {},
        },
    )
    is_met = all_hold(e, source.ability.requires, scope)
    if not is_met:
        e.state.met.pop(key, None)
    elif key not in e.state.met:
        entry = ability_entry(e, source, CONTINUOUS, {})
        if entry is not None:
            e.state.met[key] = 1
            e.state.fired.append(entry)


# ---- before and instead ------------------------------------------------------------------------------------------


def ahead(e: Engine, f: Frame, name: str, /, **facts: Any) -> bool:
    """Abilities that come before an event or instead of it. True: they are carried out first, come back later.

    Asked once for a frame; afterwards `f.data["replaced"]` says whether the event does not happen.
    """
    if f.data.get("ahead"):
        return False
    listeners = [
        one for one in index(e).get(name, ()) if one.source is not None and one.source.ability.window != "after"
    ]
    if not listeners:
        return False
    entries = []
    for listener in listeners:
        assert listener.source is not None
        entry = ability_entry(e, listener.source, name, facts)
        if entry is not None:
            entries.append(entry)
            if listener.source.ability.window == "instead":
                f.data["replaced"] = True
    f.data["ahead"] = True
    if not entries:
        return False
    e.push("triggers", {}, fired=entries, order=[])
    return True


# ---- carrying out ------------------------------------------------------------------------------------------------


@handles("triggers")
def run(e: Engine, f: Frame) -> None:
    """What was triggered, one after the other; TEAM says which comes next (DP-61)."""
    left: list[dict[str, Any]] = f.data["fired"]
    if not left:
        e.done()
        return
    place = 0
    if len(left) > 1:
        answer = f.take()
        if answer is None:
            choices: dict[tuple[str | None, str | None], Choice] = {}
            for k, entry in enumerate(left):
                name, helper = name_of(e, entry)
                choices.setdefault((name, helper), Choice("resolve", k, name, "effect", helper=helper))
            e.ask("order", "DP-61", e.everybody, list(choices.values()), {"event": left[0]["event"]})
            return
        place = answer
    start(e, left.pop(place))


def name_of(e: Engine, entry: Mapping[str, Any]) -> tuple[str, str | None]:
    """What is triggered, and whose it is."""
    holder = e.character(entry["holder"]).id if entry["holder"] >= 0 else None
    if "delayed" in entry:
        return str(entry["delayed"]["scope"].get("source", "")).partition(":")[2] or "later", holder
    if "memory" in entry:
        return entry["memory"], holder
    return entry["ability"].partition(":")[2], holder


def start(e: Engine, entry: dict[str, Any]) -> None:
    """Carry out one of them."""
    if "delayed" in entry:
        later = entry["delayed"]
        word = e.content.lists[later["ref"]][later["place"]]
        e.tell("delayed", source=later["scope"].get("source", ""))
        scope = {**later["scope"], "event": entry["facts"]}
        scope.pop("fields", None)  # ranges are measured when it happens
        e.push_list(word.args["do"], scope)
        return
    scope = scope_of(e, entry)
    if "memory" in entry:
        remember(e, entry, scope)
        return
    e.push("trigger", scope, **entry)


def remember(e: Engine, entry: Mapping[str, Any], scope: Scope) -> None:
    """A first-memory card: its effect once, then it is removed from the game (ETH-MEM-01)."""
    who, name = e.character(entry["holder"]), entry["memory"]
    if name not in who.memories:
        return
    who.memories.remove(name)
    e.state.team.removed.append(f"memory:{name}")
    e.changed()
    e.learned()
    e.tell("memory", character=entry["holder"], memory=name)
    e.push_list(e.content.memory[name].do, scope)
