"""How creatures move (6.27, 7.11): the die, the nearest character, a shortest path, whoever stands in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.moving import bodies, finish_push
from reverie.games.etherfields.acting.traps import entered_field
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.scopes import kind_of, snapshot
from reverie.games.etherfields.core.scopes import number_of as number_in
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.land import capacity, ways
from reverie.games.etherfields.land.naming import field_name
from reverie.games.etherfields.language.modifiers import priority, stat, targetable, used, used_for
from reverie.games.etherfields.rounds.pushing import barred_for, figure_word, whose

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def movement(e: Engine, creature: str) -> int:
    """The movement value of a creature, with `haste` and whatever else changes it."""
    return max(0, stat(e, "creature_move", e.content.creature[creature].movement or 0, creature=creature))


def ways_of(e: Engine, number: int) -> ways.Ways:
    """Where a creature can walk: fields closed to creatures are as if they were blocked."""
    return ways.ways(e.state.land, barred=tuple(sorted(barred_for(e, number))))


def prey(e: Engine, number: int) -> dict[int, int]:
    """The characters on the map (and companions that count as such for this creature) by their fields."""
    companions = set(targetable(e, e.state.figures[number].of))
    return {
        other: one.field
        for other, one in e.state.figures.items()
        if one.field >= 0 and (one.kind == "character" or (one.kind == "companion" and one.of in companions))
    }


def nearest(e: Engine, number: int) -> list[int]:
    """The characters a creature may go for: those at the smallest distance, priorities counted in (ETH-CRE-06)."""
    found = prey(e, number)
    weights = {other: priority(e, other) for other in found if e.state.figures[other].kind == "character"}
    return ways.nearest(ways_of(e, number), e.state.figures[number].field, found, weights)


def can_move(e: Engine, number: int) -> bool:
    """Whether a figure would move at all (ETH-CRE-07): not beside its prey, not paralysed, and there is a way."""
    figure = e.state.figures.get(number)
    if figure is None or figure.field < 0 or "paralysed" in figure.states:
        return False
    if figure.field in prey(e, number).values():
        return False
    return bool(nearest(e, number))


def movers(e: Engine) -> list[int]:
    """The figures that take part in a move step: all of creatures that were there when it began (ETH-CRE-13)."""
    fresh = {tile.id for tile in e.state.encounter.creatures if tile.fresh}
    return [
        number
        for number, one in sorted(e.state.figures.items())
        if one.kind == "creature" and one.field >= 0 and one.of not in fresh
    ]


def own_rule(e: Engine, number: int) -> bool:
    """Whether a creature ignores the die and has a rule of its own (ETH-CRE-10)."""
    return e.content.creature[e.state.figures[number].of].movement is None


# ---- the move step ----------------------------------------------------------------------------------------------


@handles("creature_moves")
def creature_moves(e: Engine, f: Frame) -> None:
    """Roll separately or once for all (DP-35), then figure by figure in TEAM's order (DP-36, ETH-CRE-04)."""
    data = f.data
    if f.at == "":
        numbers = movers(e)
        rolling = [number for number in numbers if not own_rule(e, number)]
        policy = e.option("roll_once_for_all")
        answer = f.take()
        if answer is None and len(rolling) > 1 and policy == "ask":
            choices = [Choice("roll", "separately", "separately", "way"), Choice("roll", "once", "once", "way")]
            e.ask("roll-how", "DP-35", e.everybody, choices, {"figures": len(rolling)})
            return
        once = answer == "once" or (policy == "always" and len(rolling) > 1)
        data["left"], data["walked"], data["face"] = numbers, [], ""
        data["once"] = once
        f.at = "roll" if once else "next"
    elif f.at == "roll":
        f.at = "rolled"
        e.push("roll", {}, die="creature", roller=-1)
    elif f.at == "rolled":
        data["face"] = data.pop("result")
        f.at = "next"
    else:
        choose_mover(e, f)


def choose_mover(e: Engine, f: Frame) -> None:
    """Name the next figure, let it move; with one roll for all begin again after a `surge`."""
    data = f.data
    data.pop("result", None)
    left = [number for number in data["left"] if number in e.state.figures and e.state.figures[number].field >= 0]
    if not left:
        still = [number for number in data["walked"] if can_move(e, number)]
        if data["once"] and data["face"] == "surge" and still:
            # One more roll for all that can still move (ETH-CRE-04).
            data["left"], data["walked"], f.at = still, [], "roll"
        else:
            e.done()
        return
    answer = f.take()
    if answer is None:
        choices = [Choice("move", number, figure_word(e, number), "figure") for number in different(e, left)]
        e.ask("order", "DP-36", e.everybody, choices, {"face": data["face"]})
        return
    left.remove(answer)
    data["left"] = left
    if own_rule(e, answer):
        follow_rule(e, answer)
    elif data["once"]:
        data["walked"].append(answer)
        walk_by_die(e, answer, data["face"])
    else:
        e.push("roll_and_move", {}, figure=answer)


def different(e: Engine, numbers: list[int]) -> list[int]:
    """Figures of one creature that stand on one field in the same states are one choice: the first (7.21)."""
    seen: dict[tuple[Any, ...], int] = {}
    for number in numbers:
        one = e.state.figures[number]
        seen.setdefault((one.of, one.field, *sorted(one.states)), number)
    return list(seen.values())


def follow_rule(e: Engine, number: int) -> None:
    """A creature moves as its tile says (ETH-CRE-10)."""
    creature = e.state.figures[number].of
    scope = {
        "source": f"creature:{creature}",
        "instance": number,
        "target": f"figure:{number}",
        "fields": snapshot(e),
        "cause": {"kind": "creature", "source": creature, "step": "move", "cost": False},
        "decider": "team",
    }
    e.push_list(e.content.creature[creature].movement_rule, scope)


def allowance(e: Engine, creature: str, face: str) -> int:
    """How many fields a face allows: `crawl` is always 1 (ETH-CRE-05)."""
    return 1 if face == "crawl" else movement(e, creature)


def walk_by_die(e: Engine, number: int, face: str) -> None:
    """A figure walks as far as a face allows."""
    n = allowance(e, e.state.figures[number].of, face)
    e.push("creature_walk", {}, figure=number, n=n, by_value=face != "crawl")


@handles("roll_and_move")
def roll_and_move(e: Engine, f: Frame) -> None:
    """A figure rolls and moves, and after a `surge` rolls again while it can still move (ETH-CRE-05)."""
    number = f.data["figure"]
    if number not in e.state.figures:
        e.done()
        return
    if f.at == "":
        f.at = "rolled"
        e.push("roll", {}, die="creature", roller=-1)
    elif f.at == "rolled":
        face = f.data.pop("result")
        f.at = "again" if face == "surge" else "end"
        walk_by_die(e, number, face)
    else:
        f.data.pop("result", None)
        if f.at == "again" and can_move(e, number):
            f.at = ""
        else:
            e.done()


# ---- walking ----------------------------------------------------------------------------------------------------


@handles("creature_walk")
def creature_walk(e: Engine, f: Frame) -> None:
    """A creature walks up to n fields. Data: figure, n, mode, target, seats.

    toward   to the nearest character, or to `target` (targets in words: figures or fields), on a shortest path
    away     each step to a field farther from `target` (one figure)
    chosen   whoever is asked chooses every step
    """
    WALKING[f.at](e, f)


def begin(e: Engine, f: Frame) -> None:
    """Settle whom it goes for: fixed when it starts (ETH-CRE-06, ETH-CRE-08)."""
    data = f.data
    number = data["figure"]
    figure = e.state.figures.get(number)
    mode = data.setdefault("mode", "toward")
    if figure is None or figure.field < 0 or "paralysed" in figure.states or data["n"] <= 0:
        e.done(0)
        return
    if mode == "toward" and not data.get("target"):
        if not can_move(e, number):
            e.done(0)
            return
        answer = f.take()
        if answer is None:
            choices = [Choice("target", other, figure_word(e, other), "figure") for other in nearest(e, number)]
            e.ask("target", "DP-37", e.everybody, choices, {"figure": figure_word(e, number)})
            return
        goal: Any = ["figure", answer]
    elif mode == "chosen":
        goal = []
    else:
        goals = goals_of(e, number, data.get("target") or [], mode)
        if not goals:
            e.done(0)
            return
        answer = f.take()
        if answer is None:
            choices = [Choice("target", k, goal_word(e, one), one[0]) for k, one in enumerate(goals)]
            e.ask("target", "DP-37", e.everybody, choices, {"figure": figure_word(e, number)})
            return
        goal = goals[answer]
    if data.get("by_value"):
        used(e, "creature_move", creature=figure.of)
    if goal and mode == "toward" and not data.get("target"):
        used_for(e, "target_priority", tuple(prey(e, number)))
    data["goal"], data["left"], data["path"], data["moved"] = goal, data["n"], [figure.field], 0
    f.at = "step"
    e.fire("creature_moves", figure=number, creature=figure.of)


def goals_of(e: Engine, number: int, targets: list[str], mode: str) -> list[list[Any]]:
    """The goals among which TEAM chooses: those that can be reached, as [kind, number]."""
    start, walk = e.state.figures[number].field, ways_of(e, number)
    found: list[list[Any]] = []
    for target in targets:
        kind = "field" if kind_of(target) == "field" else "figure"
        goal = [kind, number_in(target)]
        field = field_of(e, goal)
        if field >= 0 and (mode == "away" or walk.distance(start, field) < ways.FAR) and goal not in found:
            found.append(goal)
    return found


def field_of(e: Engine, goal: list[Any]) -> int:
    """Where a goal is now."""
    if goal[0] == "field":
        return int(goal[1])
    figure = e.state.figures.get(goal[1])
    return figure.field if figure is not None else -1


def goal_word(e: Engine, goal: list[Any]) -> str:
    """A goal in the words of an action."""
    return field_name(goal[1]) if goal[0] == "field" else figure_word(e, goal[1])


def next_fields(e: Engine, f: Frame) -> list[int]:
    """The fields that the next step may lead to."""
    data = f.data
    number = data["figure"]
    figure = e.state.figures[number]
    walk = ways_of(e, number)
    if data["left"] <= 0 or "paralysed" in figure.states:
        return []
    if data["mode"] == "chosen":
        full = capacity.full_fields(bodies(e), without=number)
        return list(ways.legal_steps(walk, figure.field, data["left"], full))
    goal = field_of(e, data["goal"])
    if goal < 0:
        return []
    if data["mode"] == "away":
        return walk.away(figure.field, goal)
    if figure.field == goal or walk.distance(figure.field, goal) >= ways.FAR:
        return []
    return walk.toward(figure.field, goal)


def take_step(e: Engine, f: Frame) -> None:
    """One field further, if it can; full fields may be crossed (ETH-CAP-02)."""
    data = f.data
    number = data["figure"]
    if number not in e.state.figures or e.state.figures[number].field < 0:
        e.done(data["moved"])
        return
    fields = next_fields(e, f)
    if not fields:
        f.at = "end"
        return
    answer = f.take()
    if answer is None:
        seats = tuple(data.get("seats") or e.everybody)
        choices = [Choice("step", one, field_name(one), "field") for one in fields]
        if data["mode"] == "chosen":
            full = capacity.full_fields(bodies(e), without=number)
            if e.state.figures[number].field not in full:
                choices.append(Choice("stop", "stop"))
        point = "DP-34" if data["mode"] == "chosen" else "DP-37"
        e.ask("creature-step", point, seats, choices, {"figure": figure_word(e, number), "left": data["left"]})
        return
    if answer == "stop":
        f.at = "end"
        return
    data["to"] = answer
    figure = e.state.figures[number]
    arrival = capacity.arrival(
        e.state.land, bodies(e), answer, number=number, large=figure.large, barred=barred_for(e, number)
    )
    if figure.large:
        if arrival.kind == "clear":
            # It pushes everybody and its movement ends there (ETH-BIG-02).
            data["left"] = 1
            f.at = "pushed"
            e.push("make_room", {}, field=answer, figure=number, large=True, barred=barred_for(e, number))
        elif arrival.kind == "free":
            walk_on(e, f)
        else:
            f.at = "end"  # ETH-BIG-03: it stops on the field before
        return
    ends = data["left"] == 1 or (data["mode"] == "toward" and answer == field_of(e, data["goal"]))
    if ends:
        data["left"] = 1  # it stops on the target's field (ETH-CRE-06), even if it pushes the target away from there
    if not ends or arrival.kind == "free":
        walk_on(e, f)
    elif arrival.kind == "push":
        f.at = "pushed"
        e.push("make_room", {}, field=answer, figure=number, large=False, barred=barred_for(e, number))
    else:
        f.at = "end"  # ETH-CAP-04, ETH-CAP-05


def after_push(e: Engine, f: Frame) -> None:
    """Whoever stood in the way has gone."""
    number = f.data["figure"]
    if f.data.pop("result", False) and number in e.state.figures:
        walk_on(e, f)
        return
    f.at = "end"
    if number in e.state.figures and e.state.figures[number].large:
        finish_push(e, number, f.data["to"])  # whoever was pushed to where it still stands goes back


def walk_on(e: Engine, f: Frame) -> None:
    """The figure takes the step."""
    data = f.data
    number, field = data["figure"], data["to"]
    data["left"] -= 1
    data["moved"] += 1
    data["path"].append(field)
    f.at = "between"
    op.move_figure(e, number, field, "step")
    entered_field(e, number, field, "step")


def between(e: Engine, f: Frame) -> None:
    """Between two steps something may be used (ETH-INT-02)."""
    f.at = "step"
    if f.data["left"] > 0:
        e.push("window", name="movement")


def finish(e: Engine, f: Frame) -> None:
    """Nobody ends on a full field: back to the last one on the way that has room (ETH-CAP-04)."""
    data = f.data
    number = data["figure"]
    figure = e.state.figures.get(number)
    if figure is not None and figure.field >= 0 and data["moved"]:
        if capacity.is_full(bodies(e), figure.field, without=number):
            field = capacity.last_with_room(bodies(e), [*data["path"], figure.field], number)
            op.move_figure(e, number, field, "put_back")
        facts = {"figure": number, "field": figure.field, **whose(e, number)}
        e.done(data["moved"])
        e.fire("creature_moved", n=data["moved"], **facts)
        return
    e.done(data["moved"])


WALKING = {
    "": begin,
    "step": take_step,
    "pushed": after_push,
    "between": between,
    "end": finish,
}
