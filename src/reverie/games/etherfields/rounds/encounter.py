"""The round loop of a dream or slumber (6.8, SM-ENCOUNTER)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reverie.games.etherfields.content.model import Face, Gate, Slumber
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.limits import renew
from reverie.games.etherfields.core.state import Frame, Scope
from reverie.games.etherfields.land import features
from reverie.games.etherfields.language import scripts
from reverie.games.etherfields.language.durations import end
from reverie.games.etherfields.language.triggers import ahead
from reverie.games.etherfields.rounds import turn_cards
from reverie.games.etherfields.rounds.states import expire

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def gate_of(e: Engine) -> Gate | None:
    """The gate of the dream that is being played."""
    here = e.state.encounter
    return e.content.gate[here.source.partition(":")[2]] if here.kind == "dream" and here.source else None


def slumber_of(e: Engine) -> Slumber | None:
    """The tile of the slumber that is being played."""
    here = e.state.encounter
    return e.content.slumber[here.source.partition(":")[2]] if here.kind == "slumber" and here.source else None


def face_of(e: Engine) -> Face | None:
    """What the tile of the slumber says (ETH-SLU-06)."""
    tile = slumber_of(e)
    return tile.faces[e.state.encounter.face] if tile is not None else None


ABORTED = "aborted ETH-ABT-01"  # how it ended, unless its last line says something else


def last_line_scope(e: Engine, kind: str) -> Scope:
    """What the no-more-rounds line refers to: it is no effect of the creature (ETH-CRE-12)."""
    source = e.state.encounter.source
    return {
        "source": source,
        "cause": {"kind": kind, "source": source.partition(":")[2], "cost": False},
        "decider": "team",
    }


@handles("encounter")
def encounter(e: Engine, f: Frame) -> None:
    """One state of the round loop after the other."""
    STATES[f.at](e, f)


def round_start(e: Engine, f: Frame) -> None:
    """The round counts, what was limited to a round is free again (ETH-RND-01)."""
    state, here = e.state, e.state.encounter
    here.round += 1
    here.phase = "draw"
    renew(e, "round")
    renew(e, "phase")
    if e.option("ordered_turns") and here.round > 1:
        state.team.first_player = (state.team.first_player + 1) % e.team_size  # ETH-ORD-03
    e.changed()
    card = turn_cards.current(e)
    e.tell("round", round=here.round, left=len(here.turn_deck), card=card.id if card else None)
    f.at = "abort?"


def ask_abort(e: Engine, f: Frame) -> None:
    """A slumber that says so may be aborted at the start of every round; dreams cannot (ETH-ABT-01, ETH-ABT-03,
    DP-14)."""
    face = face_of(e)
    if face is not None and face.abort:
        answer = f.take()
        if answer is None:
            e.ask(
                "abort",
                "DP-14",
                e.everybody,
                [Choice("go-on", "go_on"), Choice("abort", "abort")],
                {"round": e.state.encounter.round},
            )
            return
        if answer == "abort":
            f.data["aborted"] = True
            e.state.reason = ABORTED
            f.at = "no more"
            return
    f.at = "draw"
    f.data["next"] = 0
    # Bonus cards belong to those who stand there now, whatever happens before they draw (ETH-MAP-08).
    f.data["bonus"] = [draw_bonus(e, c) for c in range(e.team_size)]
    f.data["order"] = e.seat_order()
    e.fire("round_started")


def draw_bonus(e: Engine, c: int) -> int:
    """How many more cards the field of a character lets it draw."""
    figure = e.state.figures.get(c)
    if figure is None or figure.field < 0:
        return 0
    return features.draw_bonus(e.state.land, e.content, figure.field)


def draw(e: Engine, f: Frame) -> None:
    """All characters draw in seat order (ETH-RND-02)."""
    place = f.data["next"]
    if place < e.team_size:
        f.data["next"] = place + 1
        c = f.data["order"][place]
        e.push("draw_step", {}, c=c, bonus=f.data["bonus"][c])
        return
    e.state.encounter.phase = "action"
    e.changed()
    f.at = "actions"
    e.fire("action_step_started")


def actions(e: Engine, f: Frame) -> None:
    """Anybody acts until all have passed (ETH-RND-03)."""
    for who in e.state.characters:
        who.passed = False
    f.at = "phase end"
    e.push("ordered" if e.option("ordered_turns") else "command", {})


def phase_end(e: Engine, f: Frame) -> None:
    """What lasts until the end of the character phase ends (ETH-RND-04)."""
    end(e, "character_phase")
    expire(e, "phase")
    f.at = "dreamlands"
    e.fire("character_phase_ended")


def dreamlands(e: Engine, f: Frame) -> None:
    """The dreamlands phase begins (ETH-RND-05)."""
    e.state.encounter.phase = "dreamlands"
    renew(e, "phase")
    e.changed()
    f.at = "steps"
    e.push("window", {}, name="step")
    e.fire("dreamlands_phase_started")


def run_steps(e: Engine, f: Frame) -> None:
    """The steps of the current turn card."""
    f.at = "end window"
    e.push("steps", {})


def end_window(e: Engine, f: Frame) -> None:
    """The last point for interrupts of the round (ETH-INT-02)."""
    f.at = "end effects"
    e.push("window", {}, name="step")


def end_effects(e: Engine, f: Frame) -> None:
    """What happens at the end of the round, after all steps (ETH-RND-06)."""
    f.at = "discard"
    e.fire("round_ended")


def discard(e: Engine, f: Frame) -> None:
    """The turn card is discarded; what lasts until the end of the round ends (ETH-RND-07, ETH-GEN-12)."""
    turn_cards.discard_current(e)
    end(e, "round")
    expire(e, "round")
    f.at = "round" if e.state.encounter.turn_deck else "no more"  # ETH-RND-08


def no_more(e: Engine, f: Frame) -> None:
    """No more rounds, or aborted: the last line of the gate or tile (ETH-RND-08, ETH-ABT-01)."""
    word = "abort" if f.data.get("aborted") else "no_more_rounds"
    if ahead(e, f, word):
        return
    f.at = "after all"
    if f.data.pop("replaced", None):
        return
    e.tell(word)
    gate, face = gate_of(e), face_of(e)
    scope = last_line_scope(e, word)
    if gate is not None and gate.no_more_rounds:
        scripts.read(e, gate.no_more_rounds, scope)
    elif face is not None:
        e.push_list(face.no_more_rounds, scope)
    e.fire(word)


def after_all(e: Engine, f: Frame) -> None:
    """The line ended the encounter (then nobody comes here), or added rounds, or did neither (7.5 NO_MORE)."""
    here = e.state.encounter
    if f.data.get("aborted"):
        e.stop("ended", ABORTED)
    if here.turn_deck:
        f.at = "round"
        return
    e.stop("ended" if here.kind == "slumber" else "neutral", "no_more_rounds ETH-RND-08")


def abort(e: Engine) -> None:
    """A text aborts the slumber: its last line, then it ends (`abort`). Everything that was being done is dropped."""
    stack = e.state.stack
    place = next((k for k, frame in enumerate(stack) if frame.kind == "encounter"), None)
    if place is None or e.state.encounter.kind != "slumber":  # ETH-ABT-03
        e.done()
        return
    del stack[place + 1 :]
    stack[place].data["aborted"] = True
    e.state.reason = ABORTED
    stack[place].at = "no more"


STATES: dict[str, Callable[[Engine, Frame], None]] = {
    "": round_start,
    "round": round_start,
    "abort?": ask_abort,
    "draw": draw,
    "actions": actions,
    "phase end": phase_end,
    "dreamlands": dreamlands,
    "steps": run_steps,
    "end window": end_window,
    "end effects": end_effects,
    "discard": discard,
    "no more": no_more,
    "after all": after_all,
}
