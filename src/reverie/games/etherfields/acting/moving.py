"""Movement of characters (6.16): paid for, by exertion, or given by an effect; always one field after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.traps import entered_field
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles, serves
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.land import capacity, features, ways
from reverie.games.etherfields.land.naming import field_name
from reverie.games.etherfields.language.modifiers import ENDLESS, stat, switch, switched, times_left, used

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def can_move(e: Engine, c: int) -> bool:
    """Whether a character may move at all (ETH-STA-04)."""
    figure = e.state.figures[c]
    return figure.field >= 0 and "paralysed" not in figure.states and not switch(e, "cannot_move", c)


def bodies(e: Engine) -> list[capacity.Figure]:
    """Every figure on the map, as far as room matters."""
    return [
        capacity.Figure(
            number,
            one.kind,
            one.field,
            one.large,
            "paralysed" in one.states,
            one.kind == "character" and switch(e, "cannot_be_pushed", number),
        )
        for number, one in e.state.figures.items()
        if one.field >= 0
    ]


def full_without(e: Engine, number: int) -> set[int]:
    """The fields that are full for somebody (ETH-CAP-01, ETH-BIG-01)."""
    crowd: dict[int, int] = {}
    full = set()
    for other, one in e.state.figures.items():
        if other == number or one.field < 0:
            continue
        if one.large:
            full.add(one.field)
        crowd[one.field] = crowd.get(one.field, 0) + 1
    return full | {field for field, n in crowd.items() if n >= capacity.ROOM}


@serves("cut_short")
def cut_short(e: Engine) -> None:
    """Everything ends: whoever was on the way and is on a full field goes back to the last one with room
    (ETH-CAP-02)."""
    for frame in reversed(e.state.stack):
        if frame.kind not in ("move", "creature_walk", "arrive"):
            continue
        number = frame.data["c"] if frame.kind == "move" else frame.data.get("figure", -1)
        way = frame.data.get("way") or frame.data.get("path") or []
        figure = e.state.figures.get(number)
        if figure is None or figure.field < 0 or not (way or figure.large):
            continue
        if figure.large:
            finish_push(e, number, frame.data.get("to", frame.data.get("goal", -1)))
        elif figure.field in full_without(e, number):
            op.move_figure(e, number, capacity.last_with_room(bodies(e), way, number), "put_back")


def finish_push(e: Engine, number: int, goal: int) -> None:
    """A large creature was about to leave its field, and somebody was pushed there already (ETH-BIG-02): it goes, if
    all have made room; otherwise they go back."""
    field = e.state.figures[number].field
    pushed = [other for other, one in e.state.figures.items() if one.field == field and other != number]
    if pushed and any(one.field == goal for one in e.state.figures.values()):
        op.move_together(e, dict.fromkeys(pushed, goal), "put_back")
    elif pushed:
        op.move_figure(e, number, goal, "step")


def steps_from(e: Engine, f: Frame) -> list[int]:
    """The fields a moving character can step to now (DP-34)."""
    c, data = f.data["c"], f.data
    terrain = data.get("only_terrain")
    only = None
    if terrain:
        only = set(features.with_terrain(e.state.land, e.content, terrain))
    walls, corners = freedom(e, f)
    where = ways.ways(e.state.land, diagonal=corners > 0, pass_walls=walls > 0)
    field, full = e.state.figures[c].field, full_without(e, c)
    steps = list(ways.legal_steps(where, field, data["steps"], full, only))
    if walls % ENDLESS or corners % ENDLESS:  # not through every wall: what is left must suffice to leave a full field
        return [near for near in steps if near not in full or leads_on(e, f, near, full, only)]
    return steps


def freedom(e: Engine, f: Frame) -> tuple[int, int]:
    """Through how many walls, and how often diagonally, a moving character may still step (ETH-MOV-05)."""
    c, data = f.data["c"], f.data
    walls = ENDLESS if data.get("pass_walls") else times_left(e, "pass_walls", c)
    corners = ENDLESS if data.get("diagonal") else times_left(e, "diagonal_steps", c)
    return walls, corners


def has_a_way(e: Engine, c: int) -> bool:
    """Whether a character could take any step from where it stands."""
    where = ways.ways(e.state.land, diagonal=switch(e, "diagonal_steps", c), pass_walls=switch(e, "pass_walls", c))
    return bool(where.neighbours[e.state.figures[c].field])


def price_of_step(e: Engine, start: int, there: int, walls: int, corners: int) -> tuple[int, int]:
    """What a step takes of the walls that may be passed and of the diagonal steps: nothing that lasts anyway."""
    lasts = walls >= ENDLESS, corners >= ENDLESS
    for passed in (lasts[0], True):
        for cut in (lasts[1], True):
            if there in ways.ways(e.state.land, diagonal=cut, pass_walls=passed).neighbours[start]:
                return int(passed and not lasts[0]), int(cut and not lasts[1])
    return 0, 0


def leads_on(e: Engine, f: Frame, near: int, full: set[int], only: set[int] | None) -> bool:
    """Whether a full field can be left again with the steps, walls and corners that are left then (ETH-CAP-02)."""
    walls, corners = freedom(e, f)
    field = e.state.figures[f.data["c"]].field
    wall, corner = price_of_step(e, field, near, walls, corners)
    seen = edge = {(near, walls - wall, corners - corner)}
    for _ in range(f.data["steps"] - 1):
        further: set[tuple[int, int, int]] = set()
        for here, w, k in edge:
            for there in ways.ways(e.state.land, diagonal=k > 0, pass_walls=w > 0).neighbours[here]:
                wall, corner = price_of_step(e, here, there, w, k)
                if (only is None or there in only) and wall <= w and corner <= k:
                    further.add((there, w - wall, k - corner))
        if any(there not in full for there, _, _ in further):
            return True
        edge = further - seen
        seen = seen | edge
    return False


def count_switches(e: Engine, c: int, start: int, there: int, walls: int, corners: int) -> None:
    """A step was taken that needed a wall to be passed, or a corner to be cut: that has been applied once (9.9)."""
    wall, corner = price_of_step(e, start, there, walls, corners)
    if wall:
        switched(e, "pass_walls", c)
    if corner:
        switched(e, "diagonal_steps", c)


@handles("move")
def move(e: Engine, f: Frame) -> None:
    """Up to so many fields, step by step; traps, triggers and interrupts in between (ETH-MOV-01, ETH-MOV-02,
    ETH-MOV-03)."""
    data = f.data
    c = data["c"]
    figure = e.state.figures[c]
    if f.at == "":
        f.at = "step"
        if data["steps"] > 0 and not data.get("exact"):
            data["steps"] += stat(e, "move_bonus", 0, c)
            used(e, "move_bonus", c)
        data["way"] = [figure.field]
        data["moved"] = 0
        return
    if f.at == "ended":
        e.done(data["moved"] or None)
        return
    # A trap or an interrupt has put the character somewhere else, or there and back (ETH-TRP-02). Where it has walked
    # by another movement in between, this one goes on.
    is_elsewhere = bool(data.get("elsewhere"))
    if figure.field != data["way"][-1]:
        data["way"].append(figure.field)
    answer = f.take()
    if answer is None:
        if data["steps"] <= 0 or is_elsewhere or not can_move(e, c):
            finish(e, f, is_elsewhere)
            return
        fields = steps_from(e, f)
        choices = [Choice("step", field, field_name(field), "field") for field in fields]
        if figure.field not in full_without(e, c):
            choices.append(Choice("stop", -1))
        if not choices:
            finish(e, f, False)
            return
        about = {"character": e.character(c).id, "steps": data["steps"], "at": field_name(figure.field)}
        e.ask("step", "DP-34", (c,), choices, about, window="movement")
        return
    if answer == -1:
        data["steps"] = 0
        finish(e, f, False)
        return
    data["steps"] -= 1
    data["moved"] += 1
    data["way"].append(answer)
    walls, corners = freedom(e, f)
    if walls or corners:
        count_switches(e, c, figure.field, answer, walls, corners)
    e.fire("leave_field", character=c, figure=c, field=figure.field)
    op.move_figure(e, c, answer, "step")
    entered_field(e, c, answer, "step")
    e.fire("step_taken", character=c, figure=c, field=answer)


def finish(e: Engine, f: Frame, is_elsewhere: bool) -> None:
    """The movement is over; nobody stays on a full field (ETH-CAP-02)."""
    c, data = f.data["c"], f.data
    if not is_elsewhere and e.state.figures[c].field in full_without(e, c):
        place = capacity.last_with_room(bodies(e), data["way"], c)
        op.move_figure(e, c, place, "put_back")
    f.at = "ended"
    if data["moved"]:
        e.fire("move_ended", character=c, figure=c, field=e.state.figures[c].field)
