"""Creatures: appearing, leaving, mutations, states, their effects (9.8, Creatures)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting import mutations
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, effect
from reverie.games.etherfields.core.scopes import kind_of, name_of, number_of
from reverie.games.etherfields.core.state import Frame, Modifier
from reverie.games.etherfields.language import durations
from reverie.games.etherfields.language.effects.common import ALL, Args, choose_one, meant_figures, number, usual_figure
from reverie.games.etherfields.language.finding import fields, figures, figures_named
from reverie.games.etherfields.language.selectors import choice_of, decider, pick
from reverie.games.etherfields.rounds import spawning, states, turn_cards

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@effect("spawn")
def spawn(e: Engine, f: Frame, args: Args) -> None:
    """Creatures appear on spawn fields, or on those that are named (6.7)."""
    n = number(e, f, args)
    at = fields(e, args["at"], f.scope) if args.get("at") is not None else None
    e.replace("spawn", f.scope, creature=args["creature"], n=n, at=at)


@effect("remove_figure")
def remove_figure(e: Engine, f: Frame, args: Args) -> None:
    """Figures go back to the supply; the creature tile stays in play. Of several one chooses which."""
    word = args.get("who") or usual_figure(f)
    found = pick(e, f, "who", word, args)
    if found is None:
        return
    left = f.data.setdefault("left", number(e, f, args))
    numbers = [figure for one in found for figure in figures(e, one)]
    numbers = [figure for figure in numbers if e.state.figures[figure].kind != "character"]
    if left <= 0 or not numbers:
        e.done()
        return
    names = [f"figure:{n}" for n in numbers]
    every = left >= len(numbers) or left >= ALL
    chosen = names[0] if every else choose_one(e, f, f"figure {left}", names, args)
    if chosen is None:
        return
    f.data["left"] = left - 1
    leave(e, number_of(chosen))


def leave(e: Engine, figure: int) -> None:
    """A figure leaves the map; a companion is gone with it."""
    one = e.state.figures[figure]
    if one.kind == "companion":
        e.state.encounter.companions.pop(one.of, None)
    spawning.return_figure(e, figure)
    e.changed()


def one_creature(e: Engine, f: Frame, args: Args) -> list[str] | None:
    """The creature tiles an effect is about: those it names, else that of its target, else its own."""
    word = args.get("creature") or args.get("who") or usual_figure(f)
    found = pick(e, f, "creature", word, args)
    return None if found is None else named_by(e, found)


def named_by(e: Engine, targets: list[str]) -> list[str]:
    """The creature tiles that targets are, or that their figures belong to."""
    names = []
    for one in targets:
        if kind_of(one) == "creature":
            names.append(name_of(one))
        else:
            names += [e.state.figures[n].of for n in figures(e, one) if e.state.figures[n].kind == "creature"]
    return list(dict.fromkeys(names))


@effect("add_mutation")
def add_mutation(e: Engine, f: Frame, args: Args) -> None:
    """Tokens from the bag onto the tile; nothing on a poisoned creature (ETH-MUT-01, ETH-STA-05)."""
    names = one_creature(e, f, args)
    if names is None:
        return
    n = number(e, f, args)
    e.done()
    for name in names:
        mutations.add_mutation(e, name, n, args.get("kind"))


@effect("remove_mutation")
def remove_mutation(e: Engine, f: Frame, args: Args) -> None:
    """Tokens go back to the bag: of one's choice, at random, or all (ETH-MUT-05, DP-29)."""
    names = one_creature(e, f, args)
    if names is None:
        return
    if "todo" not in f.data:
        f.data["todo"] = names
        f.data["left"] = number(e, f, args)
    todo = f.data["todo"]
    while todo:
        tile = e.creature(todo[0])
        if tile is None or not tile.mutations or f.data["left"] <= 0:
            todo.pop(0)
            f.data["left"] = number(e, f, args)
            continue
        kinds = list(dict.fromkeys(tile.mutations))
        if f.data["left"] >= len(tile.mutations):
            kind = kinds[0]
        elif args.get("how") == "random":
            kind = e.chance.pick(e.state, list(tile.mutations))
            e.learned()
        elif len(kinds) == 1:
            kind = kinds[0]
        else:
            answer = f.take()
            if answer is None:
                choices = [Choice("remove", one, one, "mutation") for one in kinds]
                e.ask("mutation", "DP-29", decider(e, f.scope, args), choices, {"creature": tile.id})
                return
            kind = answer
        f.data["left"] -= 1
        mutations.remove_mutation(e, tile.id, kind)
        if e.state.fired:
            return
    e.done()


@effect("put_state")
def put_state(e: Engine, f: Frame, args: Args) -> None:
    """A state token next to a figure (ETH-STA-01); whoever is immune is not touched."""
    numbers = meant_figures(e, f, args, usual_figure(f))
    if numbers is None:
        return
    kind = args["kind"]
    e.done()
    for figure in numbers:
        states.put_state(e, figure, kind)


@effect("remove_state")
def remove_state(e: Engine, f: Frame, args: Args) -> None:
    """A state ends: the one that is named, else one of those there are (DP-29)."""
    numbers = meant_figures(e, f, args, "self")
    if numbers is None:
        return
    todo = f.data.setdefault("todo", numbers)
    while todo:
        figure = e.state.figures[todo[0]]
        kinds = [args["kind"]] if args.get("kind") is not None else list(figure.states)
        tile = e.creature(figure.of) if figure.kind == "creature" else None
        if args.get("kind") is None and tile is not None and tile.is_poisoned:
            kinds.append("poisoned")
        kinds = [kind for kind in dict.fromkeys(kinds) if states.has_state(e, figure, kind)]
        if not kinds:
            todo.pop(0)
            continue
        answer = f.take() if len(kinds) > 1 else kinds[0]
        if answer is None:
            choices = [Choice("remove", kind, kind, "state") for kind in kinds]
            about = {"figure": choice_of(e, f"figure:{todo[0]}").argument}
            e.ask("state", "DP-29", decider(e, f.scope, args), choices, about)
            return
        states.remove_state(e, todo.pop(0), answer)
    e.done()


@effect("set_movement")
def set_movement(e: Engine, f: Frame, args: Args) -> None:
    """The base movement value of a creature for a time."""
    names = one_creature(e, f, args)
    if names is None:
        return
    n = number(e, f, args)
    duration = args.get("duration")
    if duration is None:
        duration = durations.default(e, f.scope)
    word, until, uses = durations.settle(e, duration, f.scope)
    e.done()
    ref = f"{f.data['ref']}/{f.data['place']}"
    e.keep(
        e.state.modifiers,
        Modifier(
            "creature_move", "set", n, None, {"creatures": names}, word, until, uses,
            str(f.scope.get("source", "")), ref, dict(f.scope),
        ),
    )  # fmt: skip
    e.changed()
    e.tell("movement_set", creatures=names, n=n)


@effect("change_creature_tile")
def change_creature_tile(e: Engine, f: Frame, args: Args) -> None:
    """Another tile takes the place of a creature's; figures, mutations and markers stay."""
    names = one_creature(e, f, args)
    if names is None:
        return
    e.done()
    new = args["id"]
    for name in names[:1]:
        tile = e.creature(name)
        if tile is None or e.creature(new) is not None:
            continue
        for figure in figures_named(e, "creature", name):
            one = e.state.figures[figure]
            one.piece, one.of = op.piece_of(e, one), new  # the same pieces stand there as before
        tile.id = new
        e.changed()
        e.tell("creature_changed", before=name, now=new)


@effect("roll_and_move")
def roll_and_move(e: Engine, f: Frame, args: Args) -> None:
    """Figures roll and move outside the move step (ETH-CRE-05, ETH-CRE-06, ETH-CRE-07, ETH-CRE-08, ETH-CRE-09)."""
    numbers = meant_figures(e, f, {**args, "who": args.get("figure") or args.get("who")}, usual_figure(f), one=False)
    if numbers is None:
        return
    e.done()
    for figure in reversed(numbers):
        e.push("roll_and_move", {}, figure=figure)


@effect("trigger_effect")
def trigger_effect(e: Engine, f: Frame, args: Args) -> None:
    """An effect of a creature now; its range is measured now."""
    found = pick(e, f, "creature", args["creature"], args)
    if found is None:
        return
    names = named_by(e, found)
    e.done()
    for name in reversed(names):
        turn_cards.creature_effect(e, name, args["kind"])
