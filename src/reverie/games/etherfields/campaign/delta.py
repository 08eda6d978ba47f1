"""The delta phase (5.7, SM-DELTA): it is resolved instead of a slumber (ETH-DEL-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.campaign.awakening import shuffle_slumbers
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.modifiers import stat, used
from reverie.games.etherfields.rounds import setup
from reverie.games.etherfields.rounds.reshuffling import reshuffle

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@handles("delta")
def delta(e: Engine, f: Frame) -> None:
    """Each character may choose an option; then the clock and the slumber deck; the slumberlands stay (ETH-DEL-05)."""
    data = f.data
    if f.at == "":
        f.at, data["next"] = "options", 0
        e.tell("delta")
        e.fire("delta_started")
        return
    if data["next"] < e.team_size:
        choose(e, f, e.seat_order()[data["next"]])
        return
    op.set_hours(e, setup.hours_for(e.content, e.team_size))  # ETH-DEL-03, up or down
    deck = e.state.team.slumber_deck
    deck += [tile.id for tile in e.content.slumber.values() if tile.delta and tile.id not in deck]
    shuffle_slumbers(e)  # ETH-DEL-04
    e.learned()
    e.done()


def choose(e: Engine, f: Frame, c: int) -> None:
    """One option, or as many different ones as cards allow, or none (ETH-DEL-02, DP-54)."""
    data = f.data
    who = e.character(c)
    taken = data.setdefault("taken", [])
    answer = f.take()
    if answer is not None and answer != "done":
        taken.append(answer.partition(" ")[0])
        carry_out(e, c, answer)
    most = stat(e, "delta_options", 1, c)
    if answer == "done" or len(taken) >= most:
        used(e, "delta_options", c)
        data["next"] += 1
        data["taken"] = []
        return
    if answer is not None:
        return  # limits may have dropped: they are looked at before the next option
    choices = [Choice(verb, verb) for verb in possible(e, c) if verb not in taken]
    if "mask" not in taken:
        choices += [Choice("wear", f"mask {mask}", mask, "mask") for mask in who.masks if mask != who.mask]
    e.ask("delta", "DP-54", (c,), [*choices, Choice("done", "done")], {"character": who.id}, always=True)


def possible(e: Engine, c: int) -> list[str]:
    """The options that change something."""
    who = e.character(c)
    options = {
        "heal-all": who.suffering,
        "unseal-all": who.sealed,
        "unflip-all": who.flipped,
        "reshuffle": who.discard,
    }
    return [verb for verb, something in options.items() if something]


def carry_out(e: Engine, c: int, option: str) -> None:
    """One option."""
    who = e.character(c)
    if option == "heal-all":
        n = who.suffering
        while op.heal_one(e, c):
            pass
        e.fire("healed", character=c, n=n)
    elif option == "unseal-all":
        n = len(who.sealed)
        while op.unseal(e, c):
            pass
        e.fire("unsealed", character=c, n=n)
    elif option == "unflip-all":
        for card in list(who.flipped):
            op.unflip(e, c, card)
            e.fire("unflipped", character=c, card=card)
    elif option == "reshuffle":
        reshuffle(e, c)  # without a penalty (ETH-RSH-02)
    else:
        op.wear(e, c, option.partition(" ")[2])
