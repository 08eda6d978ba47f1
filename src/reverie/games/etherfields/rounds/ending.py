"""The end of an encounter (6.30): by its goal, by its text, by time or by death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core.engine import handles
from reverie.games.etherfields.core.state import DREAMWORLD, Frame
from reverie.games.etherfields.rounds import tidying

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

OVER = "over"  # what the frames of a campaign are told


@handles("over")
def over(e: Engine, f: Frame) -> None:
    """Everything else was dropped. What was half done finds its place, durations end (ETH-END-01, ETH-END-02).

    An encounter that is a game of its own is over then, with everything lying where it lay, so that it can be looked
    at. In a campaign the team returns to the dreamworld (ETH-END-03): the frame below is told, and clears the table.
    """
    here = e.state.encounter
    if f.at == "":
        here.phase = "over"  # nobody dies any more (ETH-SUF-05 is checked in play)
        here.step = ""
        tidying.cards_back(e)
        f.at = "settle"
        if here.kind == DREAMWORLD:
            return  # nothing but an idle moment has ended
        e.tell("encounter_ended", result=here.result, rewarded=here.rewarded)
        if here.result != "death":  # whatever death ends, ends without an effect (ETH-DTH-01, ETH-DTH-03)
            e.fire("encounter_ended", result=here.result)
    else:
        tidying.end_durations(e)
        e.state.fired = []
        e.state.delayed = []
        if e.state.campaign is not None:
            e.done(OVER)
        else:
            conclude(e)


def conclude(e: Engine) -> None:
    """Won by victory in a dream, by the reward in a slumber; lost by failure or death (ETH-GAT-04, ETH-DTH-01).

    Whatever else ends an encounter is neither: a slumber that was aborted is not lost (ETH-ABT-01, R-32).
    """
    state, here = e.state, e.state.encounter
    won = here.result == "victory" if here.kind == "dream" else here.rewarded and here.result != "death"
    if won and here.kind != "dream":
        state.reason = "reward ETH-SLU-07"
    elif "ETH-" not in state.reason:
        state.reason = f"{here.result} {'ETH-GAT-04' if here.kind == 'dream' else 'ETH-SLU-07'}"
    state.result = "won" if won else "lost" if here.result in ("failure", "death") else "ended"
    e.tell("over", result=state.result, reason=state.reason)
