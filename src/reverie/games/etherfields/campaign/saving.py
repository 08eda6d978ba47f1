"""Saving (5.16, SM-SAVING) and the set-up of the next sitting (5.17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reverie.games.etherfields.campaign.awakening import gather
from reverie.games.etherfields.campaign.people import campaign_of, kept_by
from reverie.games.etherfields.campaign.shop import shuffle_markets
from reverie.games.etherfields.campaign.waking import between_encounters
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.limits import renew
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.durations import end
from reverie.games.etherfields.language.effects.possessions import item_slots
from reverie.games.etherfields.rounds import tidying

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@handles("saving")
def saving(e: Engine, f: Frame) -> None:
    """Each character may buy once (ETH-SAV-02, DP-53); then ether notes, steps 1 to 3, and everything is put away."""
    data = f.data
    if f.at == "" and e.option("save_sheet"):  # everything stays exactly as it lies (ETH-ATE-01)
        e.tell("saving")
        e.done()
    elif f.at == "":
        f.at, data["next"] = "buy", 0
        e.tell("saving")
        shuffle_markets(e)
        e.fire("saving")
    elif data["next"] < e.team_size:
        offer(e, f, e.seat_order()[data["next"]])
    else:
        write_notes(e)
        put_away(e)
        e.done()


def offer(e: Engine, f: Frame, c: int) -> None:
    """One character buys or does not; without ether or cards there is nothing to buy."""
    who = e.character(c)
    answer = f.take()
    if answer is None and who.ether and e.state.team.market:
        choices = [Choice("buy-cards", "buy"), Choice("decline", "decline")]
        e.ask("save-buy", "DP-53", (c,), choices, {"character": who.id})
        return
    f.data["next"] += 1
    f.data.pop("result", None)
    if answer == "buy":
        e.push("buy", {}, c=c)


def write_notes(e: Engine) -> None:
    """Whoever has ether left gives all of it for one note, whoever has none gets none (ETH-SAV-03)."""
    for c, who in enumerate(e.state.characters):
        if who.ether:
            op.lose(e, "ether", c, who.ether)
            kept_by(e, who).note = True
            e.tell("ether_note", character=c)


def put_away(e: Engine) -> None:
    """Steps 1 to 3 (ETH-SAV-04); of the rest only what is stored stays (ETH-SAV-05): hours, slumberlands, rifts and
    positions do not, gates with Nap do (ETH-NAP-03), and so does the top season (ETH-SEA-03)."""
    team = e.state.team
    e.state.encounter.phase = "over"
    gather(e)
    team.fate_deck += tidying.clear_land(e)
    team.slumberlands = []
    team.store += team.items
    team.items = []
    e.changed()
    op.set_hours(e, 0)
    end(e, "sitting")
    end(e, "between_encounters")
    between_encounters(e)
    renew(e, "sitting")


def is_allowed(e: Engine) -> bool:
    """Whether an idle team may save (ETH-SAV-01): the exclusive mode of an expansion must be left before (ETH-ATE-02).

    The flag with the name of the mode says whether it is played.
    """
    mode = e.content.exclusive_mode
    return mode is None or not e.state.team.flags.get(mode, 0)


@handles("quit_dream", harmless=("",))
def quit_dream(e: Engine, f: Frame) -> None:
    """Saving in the middle of a dream counts as a death (ETH-SAV-06): everybody is told so before it happens."""
    answer = f.take()
    if answer is None:
        choices = [Choice("cancel", "cancel"), Choice("die", "die")]
        e.ask("quit-dream", "DP-20", e.everybody, choices, {"first": int(not campaign_of(e).first_dream_done)})
    elif answer == "cancel":
        e.done()
    else:
        campaign_of(e).leaving = True
        op.die(e, e.state.team.first_player, "saved_in_dream", "ETH-SAV-06")


# ---- the next sitting -------------------------------------------------------------------------------------------


@handles("sitting")
def sitting(e: Engine, f: Frame) -> None:
    """One step of the set-up after the other."""
    STEPS[f.at](e, f)


def take_seats(e: Engine, f: Frame) -> None:
    """Seats and characters; the first-player marker (ETH-SET-01, DP-01). Anybody may take over any character
    (ETH-PLY-03), and whoever was absent comes with its own cards (ETH-PLY-01)."""
    f.at = "items"
    e.fire("loading")
    e.push("seats", {}, point="DP-01", chosen=[])


def choose_items(e: Engine, f: Frame) -> None:
    """Up to three stored items become active, one after the other (ETH-SET-02, DP-02)."""
    team = e.state.team
    answer = f.take()
    if answer is not None and answer != "done!":
        team.store.remove(answer)
        team.items.append(answer)
        e.changed()
        e.tell("item_chosen", item=answer)
        return
    if answer is None and team.store and len(team.items) < item_slots(e):
        choices = [Choice("equip", item, item, "item") for item in sorted(team.store)]
        e.ask(
            "items",
            "DP-02",
            e.everybody,
            [*choices, Choice("done", "done!")],
            {"left": item_slots(e) - len(team.items)},
        )
        return
    f.at = "shuffle"


def shuffle_all(e: Engine, f: Frame) -> None:
    """Turn cards and weaknesses are shuffled (ETH-SET-03); then the awakening from step 5 on, since who plays was just
    settled (ETH-SET-05). It shuffles the other piles and sets the clock (ETH-SET-04)."""
    for pile in (e.state.encounter.turn_discard, e.state.team.weakness_deck):
        e.chance.shuffle(e.state, pile)
    e.learned()
    f.at = "notes"
    e.push("awakening", {}, part=True)


def redeem_notes(e: Engine, f: Frame) -> None:
    """Every ether note is worth 1 ether (ETH-SET-06)."""
    for c, who in enumerate(e.state.characters):
        kept = kept_by(e, who)
        if kept.note:
            kept.note = False
            op.gain(e, "ether", c, 1)
    e.tell("sitting", sitting=campaign_of(e).sitting)
    e.done()


STEPS: dict[str, Callable[[Engine, Frame], None]] = {
    "": take_seats,
    "items": choose_items,
    "shuffle": shuffle_all,
    "notes": redeem_notes,
}
