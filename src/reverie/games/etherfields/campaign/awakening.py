"""Awakening (5.14, SM-AWAKENING): ten steps; saving and the set-up of a sitting carry out a part of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reverie.games.etherfields.campaign.people import campaign_of
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.effects.common import locate
from reverie.games.etherfields.rounds import gate_entry, setup, tidying

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

GATHERED = ("hand", "discard", "progress", "weaknesses", "sealed", "limbo", "aside")


def gather(e: Engine) -> None:
    """Steps 1 to 3; nobody can die of them."""
    return_lent(e)
    for c, who in enumerate(e.state.characters):
        for zone in GATHERED:  # ETH-AWK-01, and what is sealed with ETH-AWK-02
            cards = op.zone_of(who, zone)
            who.deck += cards
            cards.clear()
        who.flipped.clear()
        e.changed()
        while op.heal_one(e, c):  # ETH-AWK-02
            pass
        op.lose(e, "glowstone", c, who.glowstones)  # ETH-AWK-03
        op.lose(e, "spirit", c, who.spirits)
    op.lose_keys(e, e.state.team.keys)


def return_lent(e: Engine) -> None:
    """Cards that were swapped go back to whose they were (`swap_hand_card`)."""
    for card, giver in [(int(card), giver - 1) for card, giver in e.state.lent.items()]:
        place = locate(e, card)
        if place is None:
            continue  # it has left the game, or lies in the market
        holder, zone = place
        op.leave(e, holder, card, zone, "effect")
        e.character(giver).deck.append(card)
        e.state.owner[card] = giver
    e.state.lent.clear()


# ---- step by step -----------------------------------------------------------------------------------------------


@handles("awakening")
def awakening(e: Engine, f: Frame) -> None:
    """One step after the other; with `part` only those from step 5 on, for the set-up of a sitting (ETH-SET-05)."""
    STATES[f.at](e, f)


def wake(e: Engine, f: Frame) -> None:
    """Steps 1 to 3. Until the decks are built nobody dies."""
    e.state.encounter.phase = "over"
    f.at = "decks" if f.data.get("part") else "seats"
    f.data["next"] = 0
    if not f.data.get("part"):
        e.tell("awakening")
        gather(e)
        e.fire("awakening")


def change_seats(e: Engine, f: Frame) -> None:
    """Step 4: characters may be exchanged (ETH-AWK-04, DP-50)."""
    f.at = "decks"
    e.push("seats", {}, point="DP-50", chosen=[])


def build_decks(e: Engine, f: Frame) -> None:
    """Step 5: everybody builds a deck (ETH-AWK-05, ETH-DCK-01)."""
    place = f.data["next"]
    if place < e.team_size:
        f.data["next"] = place + 1
        e.push("deck", {}, c=e.seat_order()[place])
        return
    e.state.encounter.phase = "idle"
    f.at, f.data["next"] = "masks", 0


def choose_masks(e: Engine, f: Frame) -> None:
    """Step 6: everybody chooses its active mask among its own, or none (ETH-AWK-06, DP-52)."""
    if f.data["next"] >= e.team_size:
        f.at = "land"
        return
    c = e.seat_order()[f.data["next"]]
    who = e.character(c)
    answer = f.take()
    if answer is None and who.masks:
        own = [Choice("wear", mask, mask, "mask") for mask in who.masks]
        e.ask("choose-mask", "DP-52", (c,), [*own, Choice("decline", "decline")], {"character": who.id})
        return
    f.data["next"] += 1
    op.wear(e, c, None if answer in (None, "decline") else answer)


def rebuild(e: Engine, f: Frame) -> None:
    """Step 7: the slumberlands (ETH-AWK-07)."""
    tidying.rebuild_slumberlands(e)
    f.at, f.data["next"], f.data["order"] = "enter", 0, e.seat_order()


def enter(e: Engine, f: Frame) -> None:
    """Everybody stands on an entrance field of its choice (ETH-SLD-02, DP-42)."""
    if f.data["next"] < len(f.data["order"]):
        gate_entry.place(e, f, f.data["order"][f.data["next"]])
        return
    f.at = "piles"


def piles(e: Engine, f: Frame) -> None:
    """Steps 8 to 10: fate deck and slumber deck, the clock, the team marker."""
    team = e.state.team
    e.chance.shuffle(e.state, team.fate_deck)  # ETH-AWK-08
    shuffle_slumbers(e)
    e.learned()
    op.set_hours(e, setup.hours_for(e.content, e.team_size))  # ETH-AWK-09, ETH-SET-04
    campaign_of(e).location = e.content.awakening_location  # ETH-AWK-10
    e.tell("team_placed", location=e.content.awakening_location)
    e.done()


def shuffle_slumbers(e: Engine) -> None:
    """The slumber tiles are shuffled and lie on top of delta (ETH-SLU-01, ETH-DEL-04, ETH-AWK-08)."""
    deck = e.state.team.slumber_deck
    deltas = [name for name in deck if e.content.slumber[name].delta]
    rest = sorted(name for name in deck if name not in deltas)
    e.chance.shuffle(e.state, rest)
    deck[:] = [*rest, *deltas]


STATES: dict[str, Callable[[Engine, Frame], None]] = {
    "": wake,
    "seats": change_seats,
    "decks": build_decks,
    "masks": choose_masks,
    "land": rebuild,
    "enter": enter,
    "piles": piles,
}
