"""Making a new deck (6.10): forced, with a penalty, or because a text says so, without one; never else (ETH-GEN-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.operations import influence_in_deck
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.modifiers import stat, used

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def reshuffle(e: Engine, c: int, forced: bool = False) -> None:
    """Deck and discard pile become a new deck; hand, sealed and laid cards stay where they are (ETH-RSH-02)."""
    who = e.character(c)
    who.deck += who.discard
    who.discard.clear()
    op.shuffle_deck(e, c)
    e.fire("reshuffled", character=c, forced=forced)


@handles("forced_reshuffle")
def forced_reshuffle(e: Engine, f: Frame) -> None:
    """A card must be drawn from an empty deck: shuffle first, then choose what it costs (ETH-RSH-01, DP-24).

    Every time it happens in one draw (ETH-RSH-03).
    """
    c = f.data["c"]
    if f.at == "":
        f.at = "penalty"
        reshuffle(e, c, forced=True)
        return
    if f.at == "paid":
        e.done()
        return
    suffering = max(0, stat(e, "reshuffle_penalty_suffering", 1, c))
    sealing = max(0, stat(e, "reshuffle_penalty_seal", e.option("reshuffle_penalty_seal"), c))
    answer = f.take()
    if answer is None:
        choices = [Choice("suffer", "suffer", str(suffering), "n")]
        if influence_in_deck(e, c) >= sealing:  # an option must be met in full (ETH-GEN-03)
            choices.append(Choice("seal", "seal", str(sealing), "n"))
        about = {"character": e.character(c).id, "suffer": suffering, "seal": sealing}
        e.ask("reshuffle-penalty", "DP-24", (c,), choices, about)
        return
    f.at = "paid"
    used(e, f"reshuffle_penalty_{'suffering' if answer == 'suffer' else 'seal'}", c)
    cause = {"kind": "reshuffle", "source": "", "cost": False}
    if answer == "suffer":
        # Only texts that speak of suffering in general prevent it (ETH-SUF-06).
        e.push("suffer", {}, c=c, n=suffering, cause=cause, preventable="general")
    else:
        e.push("seal", {}, c=c, n=sealing, cause=cause, preventable="none")  # a chosen penalty (ETH-SEL-06)
