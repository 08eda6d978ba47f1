"""Making room on a field (6.5): who is pushed, and where. `capacity.py` says what is possible, TEAM chooses (DP-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.moving import bodies, finish_push
from reverie.games.etherfields.acting.traps import entered_field
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.land import capacity
from reverie.games.etherfields.land.naming import field_name
from reverie.games.etherfields.language.modifiers import fields_barred, switched

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def figure_word(e: Engine, number: int) -> str:
    """A figure in the words of an action: `ada`, `tatterling.103`."""
    figure = e.state.figures[number]
    return figure.of if figure.kind == "character" else f"{figure.of}.{number}"


def barred_for(e: Engine, number: int) -> list[int]:
    """Fields that a figure may not enter although others may (`creatures_cannot_enter`)."""
    return list(fields_barred(e)) if e.state.figures[number].kind == "creature" else []


def shove(e: Engine, number: int, field: int) -> None:
    """A figure is pushed: no movement, but a trap on the arrival field triggers (ETH-CAP-06)."""
    op.move_figure(e, number, field, "push")
    e.fire("pushed", figure=number, field=field, **whose(e, number))
    entered_field(e, number, field, "push")


def whose(e: Engine, number: int) -> dict[str, object]:
    """The character or creature that a figure stands for, as triggers name it."""
    figure = e.state.figures[number]
    if figure.kind == "character":
        return {"character": number}
    return {"creature": figure.of} if figure.kind == "creature" else {"id": figure.of}


@handles("push")
def push(e: Engine, f: Frame) -> None:
    """A figure is pushed to an adjacent field that TEAM chooses; nothing happens if there is none (ETH-CAP-06)."""
    number = f.data["figure"]
    answer = f.take()
    if answer is not None:
        e.done(True)
        shove(e, number, answer)
        return
    fields: list[int] = []
    if number in e.state.figures:
        fields = capacity.push_targets(e.state.land, bodies(e), number, barred=barred_for(e, number))
        if number < e.team_size:
            switched(e, "cannot_be_pushed", number)
    if not fields:
        e.done(False)
        return
    about = {"figure": figure_word(e, number)}
    e.ask("push", "DP-38", e.everybody, [place_choice(e, number, field) for field in fields], about)


def place_choice(e: Engine, number: int, field: int) -> Choice:
    """Push this figure to that field."""
    return Choice("push", field, figure_word(e, number), "figure", place=field_name(field))


@handles("make_room")
def make_room(e: Engine, f: Frame) -> None:
    """One character leaves a full field so that a creature can end there (ETH-CAP-03); or all leave it to a large one
    (ETH-BIG-02). First who, then where; asked again after each. The result says whether there is room."""
    field, comer = f.data["field"], f.data["figure"]
    large = f.data["large"]
    answer = f.take()
    if f.at == "" and answer is not None:
        f.at = "where"
        f.data["who"] = answer
        answer = None
    arrival = capacity.arrival(
        e.state.land, bodies(e), field, number=comer, large=large, barred=f.data.get("barred", [])
    )
    if f.at == "":
        back = [number for number in f.data.setdefault("pushed", []) if e.state.figures[number].field == field]
        # a trap has sent somebody back: no room can be made (ETH-CAP-06)
        if arrival.kind not in ("push", "clear") or back:
            e.done(arrival.kind == "free")
            return
        choices = [Choice("push", number, figure_word(e, number), "figure") for number in sorted(arrival.pushes)]
        e.ask("push-who", "DP-38", e.everybody, choices, {"field": field_name(field)})
        return
    number = f.data["who"]
    if answer is None:
        fields = arrival.pushes.get(number, [])
        if not fields:  # what was possible is not any more: ask anew
            f.at = ""
            return
        about = {"figure": figure_word(e, number)}
        e.ask("push", "DP-38", e.everybody, [place_choice(e, number, one) for one in fields], about)
        return
    f.at = ""
    f.data["pushed"].append(number)
    shove(e, number, answer)


@handles("arrive")
def arrive(e: Engine, f: Frame) -> None:
    """A creature that is on the map, or is about to come, gets a field: one of `fields`, with room made there if need
    be (ETH-CAP-03, ETH-CAP-04, ETH-CAP-05, ETH-CAP-06, ETH-CAP-07, ETH-CAP-08, ETH-BIG-02). The result is the field, or
    -1 if there is none.

    Data: fields; figure (-1: it comes anew); large; how (relocate | appear); seats that choose.
    """
    data = f.data
    number, large = data.get("figure", -1), bool(data.get("large"))
    if number >= 0:
        figure = e.state.figures.get(number)
        if figure is None or "paralysed" in figure.states:  # ETH-STA-04
            e.done(-1)
            return
        large = figure.large
    barred = data.get("barred")
    if barred is None:
        barred = data["barred"] = list(fields_barred(e))
    comer = number if number >= 0 else None
    answer = f.take()
    if f.at == "":
        if answer is None:
            fields = [one for one in data["fields"] if can_arrive(e, one, comer, large, barred)]
            if not fields:
                e.done(-1)
                return
            verb = "relocate" if number >= 0 else "appear"
            seats = tuple(data.get("seats") or e.everybody)
            e.ask(
                verb, data.get("point", "DP-43"), seats, [Choice(verb, one, field_name(one), "field") for one in fields]
            )
            return
        data["goal"] = answer
        f.at = "room"
    if f.at == "room":
        arrival = way_in(e, data, comer, large)
        if arrival.kind == "free":
            f.at = "there"
        elif arrival.kind in ("push", "clear"):
            f.at = "pushed"
            e.push("make_room", {}, field=data["goal"], figure=comer, large=large, barred=barred)
            return
        elif arrival.kind == "beside":
            f.at = "beside"
            answer = None
        else:
            e.done(-1)
            return
    if f.at == "pushed":
        f.at = "there" if data.pop("result", False) else "room"
        data["tried"] = data["goal"]
        if f.at == "room" and number >= 0 and large:
            finish_push(e, number, data["goal"])
        return
    if f.at == "beside":
        if answer is None:
            arrival = way_in(e, data, comer, large)
            choices = [Choice("appear", one, field_name(one), "field") for one in arrival.beside]
            if not choices:
                e.done(-1)
                return
            e.ask("appear", "DP-38", e.everybody, choices, {"field": field_name(data["goal"])})
            return
        data["goal"] = answer
        f.at = "room"
        return
    goal = data["goal"]
    e.done(goal)
    if number >= 0 and number in e.state.figures and e.state.figures[number].field != goal:
        op.move_figure(e, number, goal, "relocate")
        facts = whose(e, number)
        e.fire("creature_relocated" if "creature" in facts else "relocated", figure=number, field=goal, **facts)
        entered_field(e, number, goal, "relocate")


def way_in(e: Engine, data: dict[str, Any], comer: int | None, large: bool) -> capacity.Arrival:
    """What happens on the field that was chosen; where room was to be made and was not, nobody is pushed again."""
    land, goal, barred = e.state.land, data["goal"], data["barred"]
    arrival = capacity.arrival(land, bodies(e), goal, number=comer, large=large, barred=barred)
    if arrival.kind in ("push", "clear") and data.get("tried") == goal:
        return capacity.no_way_in(land, bodies(e), goal, number=comer, large=large, barred=barred)
    return arrival


def can_arrive(e: Engine, field: int, number: int | None, large: bool, barred: list[int]) -> bool:
    """Whether a creature may be put on a field, or beside it."""
    if number is not None and e.state.figures[number].field == field:
        return False  # to where it stands is nowhere (ETH-MOV-04)
    return capacity.arrival(e.state.land, bodies(e), field, number=number, large=large, barred=barred).kind != "nowhere"
