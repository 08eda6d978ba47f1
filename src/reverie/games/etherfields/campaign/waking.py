"""Coming back to the dreamworld: what is renewed when no encounter is played any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core.limits import renew
from reverie.games.etherfields.core.state import DREAMWORLD

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def stand_in_dreamworld(e: Engine) -> None:
    """No encounter is played: there are no rounds (ETH-DWM-02), and death is possible (ETH-DTH-06)."""
    here = e.state.encounter
    here.kind, here.source, here.phase, here.result, here.rewarded = DREAMWORLD, "", "idle", "", False
    e.state.reason = ""
    e.changed()


def between_encounters(e: Engine) -> None:
    """What is limited to a round is limited to the time between two encounters here (ETH-GEN-13, ETH-DWM-10)."""
    for moment in ("round", "phase"):
        renew(e, moment)
