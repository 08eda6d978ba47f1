"""Sealing cards of the deck (6.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.rounds.drawing import card_choices
from reverie.games.etherfields.rounds.suffering import left_of, open_window

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@handles("seal")
def seal(e: Engine, f: Frame) -> None:
    """A character seals n: the window first if an effect asks for it (ETH-SEL-06), then card by card (ETH-SEL-01,
    ETH-SEL-02).

    With a `zone` the cards are not those of the deck but influence cards that the owner chooses there (`seal_chosen`).
    """
    data = f.data
    c = data["c"]
    if f.at in ("", "window"):
        if not open_window(e, f, "would_seal"):
            return
        data["left"] = 0 if data.get("ignored") else left_of(f)
        data["sealed"] = 0
        f.at = "choose" if data.get("zone") else "after"
        if f.at == "after":
            while data["sealed"] < data["left"] and op.seal_top(e, c):
                data["sealed"] += 1
            conclude(e, f)
    elif f.at == "choose":
        choose(e, f)
    elif f.at == "after":
        f.at = "end"
        e.push("window", name="after")
    else:
        e.done(data["sealed"])


def choose(e: Engine, f: Frame) -> None:
    """The owner names one card after the other (DP-29)."""
    data = f.data
    c, zone = data["c"], data["zone"]
    answer = f.take()
    if answer is not None:
        data["sealed"] += 1
        op.move_card(e, c, answer, zone, "sealed")
    cards = [card for card in op.zone_of(e.character(c), zone) if op.is_influence(e, card)]
    if data["sealed"] >= data["left"] or not cards:
        f.at = "after"
        conclude(e, f)
        return
    about = {"character": e.character(c).id, "n": data["left"] - data["sealed"], "zone": zone}
    e.ask("seal", "DP-29", (c,), card_choices(e, "seal", cards), about)


def conclude(e: Engine, f: Frame) -> None:
    """One event, however many cards; none: nothing happened, nothing to answer to."""
    if f.data["sealed"]:
        e.fire("sealed", character=f.data["c"], n=f.data["sealed"], cause=f.data.get("cause", {}))
    else:
        e.done(0)
