"""Drawing and starting a slumber (5.6, SM-SLUMBER-DRAW)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.content.model import Face, Slumber
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.evaluating import all_hold
from reverie.games.etherfields.rounds import spawning, tidying, turn_cards
from reverie.games.etherfields.rounds.encounter import last_line_scope
from reverie.games.etherfields.rounds.gate_entry import begin, place

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def choose_face(e: Engine, tile: Slumber) -> int:
    """The first face whose conditions hold, else the base face, which is the last (ETH-SLU-06)."""
    scope = {"source": tile.ref, "decider": "team"}
    for number, face in enumerate(tile.faces[:-1]):
        if all_hold(e, face.requires, scope):
            return number
    return len(tile.faces) - 1


@handles("slumber")
def slumber(e: Engine, f: Frame) -> None:
    """The top tile of the slumber deck, or the one named by `tile`: told, set up, played (ETH-SLU-03, ETH-SLU-04)."""
    data, team = f.data, e.state.team
    if f.at == "":
        name = data.get("tile")
        if name is None:
            if not team.slumber_deck:
                e.done()  # an empty deck: nothing happens
                return
            name = data["tile"] = team.slumber_deck.pop(0)
            e.learned()
        e.tell("slumber_drawn", slumber=name)
        if e.content.slumber[name].delta:
            e.done("delta")  # whoever drew it goes on with the delta phase
            return
        f.at = "endless?"
        e.fire("slumber_drawn", id=name)
        return
    tile = e.content.slumber[data["tile"]]
    if f.at == "endless?":
        offer_endless(e, f, tile)
    elif f.at == "kind":
        if data.get("skipped"):  # `skip_slumber`
            team.slumber_deck.append(tile.id)
            e.done()
            return
        number = choose_face(e, tile)
        face = tile.faces[number]
        if face.rounds == 0:
            f.at = "told"
            e.push_list(
                face.instructions or face.setup,
                {"source": tile.ref, "cause": {"kind": "slumber", "source": tile.id, "cost": False}, "decider": "team"},
            )
            return
        begin(e, "slumber", tile.ref).face = number
        f.at = "abort?"
    elif f.at == "told":
        if tile.id not in team.removed and tile.ref not in team.removed:
            team.slumber_deck.append(tile.id)
        e.done()
    else:
        set_up(e, f, tile, tile.faces[e.state.encounter.face])


def offer_endless(e: Engine, f: Frame, tile: Slumber) -> None:
    """TEAM has seen the front: it is played, or goes to the bottom and the endless tile is played instead (ETH-ETM-02,
    DP-12). Delta never comes here (ETH-ETM-05)."""
    other = tidying.endless_tile(e)
    answer = f.take()
    if other is None or tile.endless or f.data.get("skipped"):
        f.at = "kind"
    elif answer is None:
        choices = [Choice("play-slumber", "play"), Choice("endless", "endless")]
        e.ask("endless", "DP-12", e.everybody, choices, {"slumber": tile.id})
    else:
        f.at = "kind"
        if answer == "endless":
            e.state.team.slumber_deck.append(tile.id)
            f.data["tile"] = other
            e.tell("endless", slumber=other)


def set_up(e: Engine, f: Frame, tile: Slumber, face: Face) -> None:
    """Abort before the start (ETH-ABT-02), then tile, turn deck, figures, other lines (ETH-SLU-04)."""
    data = f.data
    scope = {"source": tile.ref, "cause": {"kind": "slumber", "source": tile.id, "cost": False}, "decider": "team"}
    if f.at == "abort?":
        if face.abort_before_setup:
            answer = f.take()
            if answer is None:
                e.ask(
                    "start",
                    "DP-13",
                    e.everybody,
                    [Choice("start", "start"), Choice("abort", "abort")],
                    {"slumber": tile.id},
                )
                return
            if answer == "abort":
                # No turn deck, no figures: only the last line.
                e.tell("abort")
                e.state.reason = "aborted ETH-ABT-02"
                f.at = "aborted"
                e.push_list(face.no_more_rounds, last_line_scope(e, "abort"))
                e.fire("abort")
                return
        f.at = "enter"
        data["order"], data["next"] = e.seat_order(), 0
    elif f.at == "aborted":
        e.stop("ended")
    elif f.at == "enter":  # after a rebuild they stand on entrance fields, otherwise where they stood (ETH-SLU-05)
        if data["next"] < len(data["order"]):
            place(e, f, data["order"][data["next"]])
            return
        if face.creature is not None:
            spawning.put_in_play(e, face.creature)
        turn_cards.form(e, face.rounds)
        f.at = "lines"
        if face.creature is not None:
            creature = e.content.creature[face.creature]
            e.push_list(creature.setup, {**scope, "source": creature.ref})
    elif f.at == "lines":
        f.at = "start"
        e.push_list(face.setup, scope)
        e.fire("setup")
    else:
        e.replace("encounter", {})
        e.fire("encounter_started")
