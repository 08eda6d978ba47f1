"""Items, masks, clues and shopping cards (9.8, Items, masks)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting import payment
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, effect, handles
from reverie.games.etherfields.core.operations import wear
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.effects.common import Args, number, personal, team
from reverie.games.etherfields.language.effects.secrets import gain_ref
from reverie.games.etherfields.language.modifiers import stat
from reverie.games.etherfields.language.selectors import pick

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


# ---- items -----------------------------------------------------------------------------------------------------


def item_slots(e: Engine) -> int:
    """How many items may be active (ETH-ITM-01)."""
    return stat(e, "item_slots", e.option("item_slots") + e.state.team.item_slot_bonus)


@handles("equip")
def equip(e: Engine, f: Frame) -> None:
    """An item wants an active slot. Without a free one TEAM discards an active item or puts this one into the store
    (ETH-ITM-04, DP-41); a bought one cannot be refused (ETH-SHP-03). Data: item, refusable."""
    data, team = f.data, e.state.team
    answer = f.take()
    if answer == "store":
        e.done()
        team.store.append(data["item"])
        e.tell("item_stored", item=data["item"])
        op.watched(e)
        return
    if answer is not None:
        payment.discard_item(e, answer)
        return
    if len(team.items) < item_slots(e):
        e.done()
        team.items.append(data["item"])
        e.changed()
        e.tell("item_equipped", item=data["item"])
        e.fire("item_equipped", item=data["item"], id=data["item"])
        op.check_death(e)
        return
    choices = [Choice("discard", item, item, "item") for item in team.items]
    if data.get("refusable", True):
        choices.append(Choice("put-back", "store", data["item"], "item"))
    e.ask("item-slot", "DP-41", e.everybody, choices, {"item": data["item"]}, always=True)


@effect("equip_item")
def equip_item(e: Engine, f: Frame, args: Args) -> None:
    """A random item of the store becomes active, n times (ETH-ITM-04); one that a search has found, that one."""
    left = f.data.setdefault("left", number(e, f, args))
    store = e.state.team.store
    found = [one for one in f.scope.get("found", []) if isinstance(one, str) and one.startswith("item:")]
    if left <= 0 or not (store or found):
        e.done()
        return
    f.data["left"] = left - 1
    if found:
        item = found[0].partition(":")[2]
        f.scope["found"] = [one for one in f.scope["found"] if one != found[0]]
        for pile in (store, e.state.team.item_market):
            if item in pile:
                pile.remove(item)
    else:
        item = e.chance.pick(e.state, store)
        store.remove(item)
    e.learned()
    e.push("equip", {}, item=item)


@effect("gain_item")
def gain_item(e: Engine, f: Frame, args: Args) -> None:
    """An item comes to the team, into a free slot or as ETH-ITM-05 says."""
    e.done()
    gain_ref(e, f"item:{args['id']}", None)


@effect("discard_item")
def discard_item(e: Engine, f: Frame, args: Args) -> None:
    """Active items that TEAM chooses go to the store, or where their text says (ETH-ITM-06)."""
    items = e.state.team.items
    left = f.data.setdefault("left", number(e, f, args))
    answer = f.take()
    if answer is not None:
        f.data["left"] = left = left - 1
        payment.discard_item(e, answer)
        if e.state.fired:
            return
    if left <= 0 or not items:
        e.done()
        return
    e.ask("discard-item", "DP-41", e.everybody, [Choice("discard", one, one, "item") for one in items], {"left": left})


@team("unlock_item_slot")
def unlock_item_slot(e: Engine, f: Frame, args: Args, n: int) -> None:
    """One more active item, for good (ETH-ITM-01)."""
    e.state.team.item_slot_bonus = 1
    e.tell("item_slot")


# ---- masks -----------------------------------------------------------------------------------------------------


@personal("put_on_mask")
def put_on_mask(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Another owned mask instead of the one that is worn (ETH-MSK-03)."""
    who = e.character(c)
    others = [mask for mask in who.masks if mask != who.mask]
    if args.get("mask") is not None:
        found = pick(e, f, "mask", args["mask"], args)
        if found is None:
            return False
        named = [one.partition(":")[2] for one in found]
        others = [mask for mask in others if mask in named]
    if not others:
        return True
    answer = f.take() if len(others) > 1 else others[0]
    if answer is None:
        e.ask("mask", "DP-29", (c,), [Choice("wear", mask, mask, "mask") for mask in others], {"character": who.id})
        return False
    wear(e, c, answer)
    return True


@personal("take_off_mask")
def take_off_mask(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """No mask is worn any more; it stays owned (ETH-MSK-04)."""
    wear(e, c, None)
    return True


@personal("gain_mask")
def gain_mask(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """A new mask, which may be put on at once (ETH-MSK-05)."""
    gain_ref(e, f"mask:{args['id']}", c)
    return True


@handles("new_mask")
def new_mask(e: Engine, f: Frame) -> None:
    """Wear the new mask now, or not (DP-62)."""
    c, mask = f.data["c"], f.data["mask"]
    answer: Any = f.take()
    if answer is None:
        choices = [Choice("wear", "wear", mask, "mask"), Choice("decline", "decline")]
        e.ask("new-mask", "DP-62", (c,), choices, {"character": e.character(c).id, "mask": mask})
        return
    e.done()
    if answer == "wear":
        wear(e, c, mask)


# ---- clues and shopping cards ------------------------------------------------------------------------------------


@effect("gain_clue")
def gain_clue(e: Engine, f: Frame, args: Args) -> None:
    """A clue card comes to the team (ETH-CLU-01)."""
    e.done()
    gain_ref(e, f"clue:{args['id']}", None)


@team("discard_clue")
def discard_clue(e: Engine, f: Frame, args: Args, n: int) -> None:
    """A clue card goes back to the secrets; it is not gained again (ETH-GEN-08)."""
    clues = e.state.team.clues
    if args["id"] in clues:
        clues.remove(args["id"])
        e.changed()
        e.tell("clue_discarded", clue=args["id"])


@team("gain_shopping_card")
def gain_shopping_card(e: Engine, f: Frame, args: Args, n: int) -> None:
    """One more visit to a junk shop."""
    e.state.team.shopping_cards += n
    e.tell("team_gained", what="shopping_card", n=n)
