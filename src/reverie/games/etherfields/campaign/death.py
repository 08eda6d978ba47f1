"""What death leaves (5.15, SM-DEATH): the wisdom "death" is resolved, then everybody awakens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.campaign.course import finish
from reverie.games.etherfields.campaign.people import campaign_of
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.rounds.weaknesses import gain

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@handles("death")
def death(e: Engine, f: Frame) -> None:
    """Everybody gains a weakness and loses all ether (ETH-DTH-04); Nap may be put on the gate; then the awakening.

    The season does not change, and no line about the last round is read (ETH-DTH-03).
    """
    if f.at == "":
        campaign_of(e).deaths += 1
        if e.option("death_default") == "end":
            finish(e, "lost", "death ETH-DTH-04")
            return
        for c in e.seat_order():
            gain(e, c)
            op.lose(e, "ether", c, e.character(c).ether)
        f.at = "awaken"
        e.push("nap", {}, gate=f.data["gate"])
    else:
        e.replace("awakening", {})
