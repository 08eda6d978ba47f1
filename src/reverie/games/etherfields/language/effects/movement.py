"""Moving characters and creatures (9.8, Movement)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.moving import bodies, full_without
from reverie.games.etherfields.acting.traps import entered_field
from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, effect, handles
from reverie.games.etherfields.core.scopes import kind_of
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.land import capacity, features, ways
from reverie.games.etherfields.land.naming import field_name
from reverie.games.etherfields.language.effects import common
from reverie.games.etherfields.language.effects.common import Args, meant_figures, personal, usual_figure
from reverie.games.etherfields.language.evaluating import select
from reverie.games.etherfields.language.finding import fields_of, figures
from reverie.games.etherfields.language.modifiers import switch, switched
from reverie.games.etherfields.language.selectors import decider, pick
from reverie.games.etherfields.rounds.pushing import whose

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@personal("move")
def move(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """A movement of up to n fields without cost (SM-MOVE)."""
    if f.data["n"] > 0 and c in e.state.figures:
        e.push("move", f.scope, c=c, steps=f.data["n"], only_terrain=args.get("only_terrain"))
    return True


def goals(e: Engine, f: Frame, args: Args) -> list[int]:
    """The fields an effect may put somebody on."""
    found = [field for one in select(e, args["field"], f.scope) for field in fields_of(e, one)]
    return list(dict.fromkeys(field for field in found if features.is_free(e.state.land, field)))


@effect("relocate")
def relocate(e: Engine, f: Frame, args: Args) -> None:
    """Figures are put on another field, whatever lies between (ETH-MOV-04)."""
    numbers = meant_figures(e, f, args, "self")
    if numbers is None:
        return
    put_down(e, f, args, numbers)


@effect("relocate_creature")
def relocate_creature(e: Engine, f: Frame, args: Args) -> None:
    """A creature is put on another field, making room as ETH-CAP-03, ETH-CAP-04, ETH-CAP-05, ETH-CAP-06, ETH-CAP-07,
    ETH-CAP-08 say (ETH-CRE-11)."""
    numbers = meant_figures(e, f, args, usual_figure(f))
    if numbers is None:
        return
    put_down(e, f, args, numbers)


def put_down(e: Engine, f: Frame, args: Args, numbers: list[int]) -> None:
    """One figure after the other gets its field."""
    fields = goals(e, f, args)
    e.done()
    for number in reversed(numbers):
        seats = decider(e, f.scope, args, number if number < e.team_size else None)
        if e.state.figures[number].kind == "creature":
            e.push("arrive", {}, figure=number, fields=fields, how="relocate", seats=list(seats), point="DP-32")
        else:
            e.push("set_down", f.scope, figure=number, fields=fields, seats=list(seats))


@handles("set_down")
def set_down(e: Engine, f: Frame) -> None:
    """A character or companion is relocated to a field that is not full; where it stands already is nowhere."""
    number = f.data["figure"]
    figure = e.state.figures.get(number)
    if figure is None or not is_let_go(e, number):
        e.done()
        return
    full = full_without(e, number)
    fields = [field for field in f.data["fields"] if field not in full and field != figure.field]
    if not fields:
        e.done()
        return
    answer = f.take() if len(fields) > 1 else fields[0]
    if answer is None:
        choices = [Choice("relocate", field, field_name(field), "field") for field in fields]
        e.ask("relocate", "DP-32", tuple(f.data["seats"]), choices, {"figure": figure.of})
        return
    e.done()
    put(e, number, answer, "relocate")


def is_let_go(e: Engine, number: int) -> bool:
    """Whether nothing holds a figure where it stands, now that it is to be put elsewhere (ETH-STA-04)."""
    figure = e.state.figures[number]
    if "paralysed" in figure.states or figure.field < 0:
        return False
    if figure.kind == "character" and switch(e, "cannot_relocate", number):
        switched(e, "cannot_relocate", number)
        return False
    return True


def put(e: Engine, number: int, field: int, how: str) -> None:
    """A figure stands on another field; traps and whoever listens follow."""
    before = e.state.figures[number].field
    op.move_figure(e, number, field, how)
    facts = whose(e, number)
    word = "creature_relocated" if "creature" in facts else "relocated"
    entered_field(e, number, field, how)
    e.fire(word, figure=number, field=field, **facts, **{"from": before})


@effect("push")
def push(e: Engine, f: Frame, args: Args) -> None:
    """Figures are pushed to an adjacent field that TEAM chooses (ETH-CAP-06)."""
    numbers = meant_figures(e, f, args, usual_figure(f))
    if numbers is None:
        return
    e.done()
    for figure in reversed(numbers):
        e.push("push", {}, figure=figure)


@effect("swap_places")
def swap_places(e: Engine, f: Frame, args: Args) -> None:
    """Two figures are relocated to each other's field at once; not if one is paralysed or large."""
    first = meant_figures(e, f, args, "self", "a")
    if first is None:
        return
    second = meant_figures(e, f, args, "target", "b")
    if second is None:
        return
    e.done()
    if not first or not second or first[0] == second[0]:
        return
    a, b = first[0], second[0]
    if not capacity.may_swap(bodies(e), a, b) or not (is_let_go(e, a) and is_let_go(e, b)):
        return
    one, other = e.state.figures[a].field, e.state.figures[b].field
    if one == other:
        return
    op.move_together(e, {a: other, b: one}, "swap")
    for number in (a, b):
        facts = whose(e, number)
        field = e.state.figures[number].field
        entered_field(e, number, field, "relocate")
        e.fire("creature_relocated" if "creature" in facts else "relocated", figure=number, field=field, **facts)


@effect("bring_to")
def bring_to(e: Engine, f: Frame, args: Args) -> None:
    """Figures go along a shortest path as far as needed, without traps; nothing happens if there is no path."""
    numbers = meant_figures(e, f, args, "self")
    if numbers is None:
        return
    found = pick(e, f, "field", args["field"], args, one=True)
    if found is None:
        return
    fields = [field for one in found for field in fields_of(e, one)]
    e.done()
    for number in numbers:
        if fields and is_let_go(e, number) and not is_held(e, number):
            bring(e, number, fields[0])


def is_held(e: Engine, number: int) -> bool:
    """Whether a character may not move."""
    return number < e.team_size and switch(e, "cannot_move", number)


def bring(e: Engine, number: int, goal: int) -> None:
    """One figure goes; on a full field it stops on the last one before with room (ETH-CAP-02)."""
    walk = ways.ways(e.state.land)
    path = [e.state.figures[number].field]
    if walk.distance(path[0], goal) >= ways.FAR:
        return
    while path[-1] != goal:
        path.append(walk.toward(path[-1], goal)[0])
    end = capacity.last_with_room(bodies(e), path, number)
    if end != path[0]:
        op.move_figure(e, number, end, "bring_to")
        entered_field(e, number, end, "bring_to")
        e.fire("move_ended", figure=number, field=end, **({"character": number} if number < e.team_size else {}))


@effect("move_creature")
def move_creature(e: Engine, f: Frame, args: Args) -> None:
    """A creature walks n fields: towards its target, away from it, or as one chooses. No die."""
    numbers = meant_figures(e, f, args, usual_figure(f))
    if numbers is None:
        return
    mode = args.get("mode", "toward")
    word = args.get("target")
    if word is None and mode == "away":
        word = "actor"
    aims = {figure: aim(e, f, word, figure) for figure in numbers}
    n = common.number(e, f, args)
    seats = list(decider(e, f.scope, args))
    e.done()
    for figure in reversed(numbers):
        targets = aims[figure]
        if word is None or targets:
            e.push("creature_walk", {}, figure=figure, n=n, mode=mode, target=targets, seats=seats)


def aim(e: Engine, f: Frame, word: Any, figure: int) -> list[str]:
    """What a figure is to go to, or away from. The nearest and the farthest are measured from where it stands, unless
    the text says from what."""
    if word is None:
        return []
    scope = f.scope
    if isinstance(word, Word) and word.args.get("pick") in ("nearest", "farthest") and word.args.get("of") is None:
        word, scope = Word(word.name, {**word.args, "of": "target"}), {**scope, "target": f"figure:{figure}"}
    targets: list[str] = []
    for one in select(e, word, scope):
        targets += [one] if kind_of(one) == "field" else [f"figure:{number}" for number in figures(e, one)]
    return targets
