"""What lies hidden until a text says otherwise (5.19, ETH-GEN-15): revealing, gaining, looking (ETH-SCR-02, ETH-SCR-03,
ETH-SCR-04, ETH-SCR-05), and uniques,
which are gained once (ETH-GEN-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, effect, handles
from reverie.games.etherfields.core.operations import leave_secrets
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.effects.common import Args, number, personal
from reverie.games.etherfields.language.effects.terrain import lay_overlay, lay_tile
from reverie.games.etherfields.language.filters import coded, matches_ref, parts_of
from reverie.games.etherfields.language.presence import is_in_play
from reverie.games.etherfields.language.selectors import decider, who
from reverie.games.etherfields.rounds.spawning import reveal_creature

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

LOOKABLE = ("influence", "item", "weakness", "fate", "slumber")  # backs that `look at a card` may turn (ETH-LOK-01)


# ---- what is still there ---------------------------------------------------------------------------------------


def copies_left(e: Engine, ref: str) -> int:
    """How many copies of a thing can still be gained (ETH-GEN-08); things without a code are not limited by it."""
    team, thing = e.state.team, e.content.things[ref]
    if ref in team.removed:
        return 0
    if thing.code is None:
        return 1
    return thing.code.copies - team.gained.count(ref)


def took_copy(e: Engine, ref: str) -> None:
    """A copy of a secret was gained; when the last is gone, it is none of the secrets any more."""
    if e.content.things[ref].code is not None:
        e.state.team.gained.append(ref)
    if copies_left(e, ref) <= 0 or e.content.things[ref].code is None:
        leave_secrets(e, ref)


# ---- gaining ---------------------------------------------------------------------------------------------------


def gain_ref(e: Engine, ref: str, c: int | None) -> bool:
    """Something is given to a character or the team (ETH-SCR-04); what is not there any more is not gained
    (ETH-SCR-05)."""
    if copies_left(e, ref) <= 0:
        return False
    kind, _, name = ref.partition(":")
    giver = GIVING.get(kind)
    if giver is None or not giver(e, name, c):
        return False
    took_copy(e, ref)
    e.changed()
    e.learned()
    e.tell("gained_secret", what=ref, character=-1 if c is None else c)  # what belongs to nobody, the team gains
    facts: dict[str, Any] = {} if c is None else {"character": c}
    e.fire("gained", ref=ref, id=name, **facts)
    return True


def give_card(e: Engine, design: str, c: int | None) -> bool:
    """A card goes on top of a discard pile (ETH-MKT-07): out of the market if it lies there, else a new one."""
    if c is None:
        return False
    team = e.state.team
    pile = team.weakness_deck if design.startswith("weakness:") else team.market
    card = next((one for one in pile if e.state.design[one] == design), None)
    if card is None or e.content.things[design].code is not None:
        card = op.new_card(e, design)
    else:
        pile.remove(card)
    op.give_card(e, c, card)
    e.fire("card_gained", character=c, card=card)
    return True


def give_influence(e: Engine, name: str, c: int | None) -> bool:
    """An influence card."""
    return give_card(e, f"influence:{name}", c)


def give_weakness(e: Engine, name: str, c: int | None) -> bool:
    """A weakness card."""
    return give_card(e, f"weakness:{name}", c)


def give_item(e: Engine, name: str, c: int | None) -> bool:
    """An item, into a free slot or as ETH-ITM-05 says."""
    team = e.state.team
    if name in (*team.items, *team.store):
        return False
    if name in team.item_market:
        team.item_market.remove(name)
    e.push("equip", {}, item=name)
    return True


def give_mask(e: Engine, name: str, c: int | None) -> bool:
    """A mask, to a character that may own it (ETH-MSK-05)."""
    owner = e.content.mask[name].owner
    if any(name in who.masks for who in e.state.characters):
        return False
    if owner != "any" and (c is None or e.character(c).archetype != owner):
        c = next((k for k, who in enumerate(e.state.characters) if who.archetype == owner), None)
    if c is None:
        return False
    e.character(c).masks.append(name)
    e.push("new_mask", {}, c=c, mask=name)
    return True


def give_memory(e: Engine, name: str, c: int | None) -> bool:
    """A first-memory card, to the archetype it belongs to."""
    owner = e.content.memory[name].owner
    c = next((k for k, who in enumerate(e.state.characters) if who.archetype == owner), c if not owner else None)
    if c is None or name in e.character(c).memories:
        return False
    e.character(c).memories.append(name)
    return True


def to_list(e: Engine, pile: list[str], name: str) -> bool:
    """One more of something the team has once."""
    if name in pile:
        return False
    pile.append(name)
    return True


def give_gate(e: Engine, name: str, c: int | None) -> bool:
    """A dream gate, stored with the team (ETH-GAT-07)."""
    if name in e.state.team.gates:
        return False
    e.state.team.gates[name] = "available"
    return True


GIVING: dict[str, Any] = {
    "influence": give_influence,
    "weakness": give_weakness,
    "item": give_item,
    "mask": give_mask,
    "memory": give_memory,
    "gate": give_gate,
    "clue": lambda e, name, c: to_list(e, e.state.team.clues, name),
    "wisdom": lambda e, name, c: to_list(e, e.state.team.wisdoms, name),
    "slumber": lambda e, name, c: to_list(e, e.state.team.slumber_deck, name),  # at the bottom (ETH-SLU-02)
    "fate": lambda e, name, c: to_list(e, e.state.team.fate_deck, name),
    "sign": lambda e, name, c: to_list(e, e.state.team.unlocked, f"sign:{name}"),
    "tile": lambda e, name, c: to_list(e, e.state.team.unlocked, f"tile:{name}"),
}


@personal("gain_card")
def gain_card(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Influence or weakness cards, on top of the discard pile."""
    for _ in range(f.data["n"]):
        gain_ref(e, args["id"], c)
    return True


@effect("gain")
def gain(e: Engine, f: Frame, args: Args) -> None:
    """Everything with a code is gained, each as ETH-SCR-04 says."""
    found = who(e, f, args)
    if found is None:
        return
    refs = [ref for ref in coded(e, args["code"]) if copies_left(e, ref) > 0]
    if not found and any(ref.partition(":")[0] in ("influence", "weakness") for ref in refs):
        # A script has no `self`: TEAM names who gets the card (ETH-GEN-02).
        answer = f.take()
        if answer is None:
            choices = [Choice("give", c, e.character(c).id, "character") for c in e.seat_order()]
            e.ask("gain", "DP-60", e.everybody, choices, {"code": args["code"]})
            return
        found = [answer]
    e.done()
    for ref in refs:
        if ref.partition(":")[0] in ("influence", "weakness"):
            for c in found:
                gain_ref(e, ref, c)
        else:
            gain_ref(e, ref, found[0] if found else None)


# ---- revealing ---------------------------------------------------------------------------------------------------


@effect("reveal")
def reveal(e: Engine, f: Frame, args: Args) -> None:
    """Everything with a code is turned face up and put on its place; what is not there any more is not (ETH-SCR-05)."""
    refs = [ref for ref in coded(e, args["code"]) if copies_left(e, ref) > 0]
    e.done()
    for ref in reversed(refs):
        e.push("reveal", f.scope, what=ref)


@handles("reveal")
def reveal_one(e: Engine, f: Frame) -> None:
    """One thing is revealed."""
    ref = f.data["what"]
    e.done()
    shows(e, ref)


def shows(e: Engine, ref: str) -> bool:
    """Put a revealed thing on its place; False if it lies there already."""
    kind, _, name = ref.partition(":")
    if is_in_play(e, ref):
        return False
    leave_secrets(e, ref)
    e.learned()
    e.tell("revealed", what=ref)
    if kind == "tile":
        lay_tile(e, name)
    elif kind == "overlay":
        lay_overlay(e, name)
    elif kind == "creature":
        reveal_creature(e, name)
    else:
        e.state.encounter.revealed.append(ref)
        e.changed()
    op.watched(e)
    e.fire("revealed", ref=ref, id=name)
    return True


# ---- looking -----------------------------------------------------------------------------------------------------


@effect("look_at")
def look_at(e: Engine, f: Frame, args: Args) -> None:
    """Secrets are shown to somebody without moving: those with a code, or so many of one's choice (DP-46)."""
    here = e.state.encounter
    seats = decider(e, f.scope, args)
    if args.get("code") is not None:
        refs = [ref for ref in coded(e, args["code"]) if copies_left(e, ref) > 0]
        e.done()
        for ref in refs:
            show_to(e, ref, seats)
        return
    left = f.data.setdefault("left", number(e, f, args))
    answer = f.take()
    if answer is not None:
        f.data["left"] = left = left - 1
        show_to(e, answer, seats)
    known = {ref for ref, by in here.looked_at.items() if set(seats) <= set(by)}
    refs = [ref for ref in here.secrets if ref not in known and matches_ref(e, args.get("filter"), ref)]
    if args.get("filter") is None or not filter_kinds(args["filter"]):
        refs = [ref for ref in refs if back_of(e, ref) in LOOKABLE]
    if left <= 0 or not refs:
        e.done()
        return
    choices = [Choice("look", ref, name_of_secret(e, ref, k), "secret") for k, ref in enumerate(refs)]
    e.ask("look", "DP-46", seats, choices, {"left": left})


def back_of(e: Engine, ref: str) -> str:
    """What the back of a secret shows."""
    return e.content.things[ref].back or ref.partition(":")[0]


def filter_kinds(wanted: Any) -> bool:
    """Whether a filter says which kind of secret may be looked at."""
    return "kind" in parts_of(wanted)


def name_of_secret(e: Engine, ref: str, k: int) -> str:
    """What can be seen of a secret from outside: its back and its code, not its name."""
    thing = e.content.things[ref]
    back = back_of(e, ref)
    code = thing.code
    return f"{back}.{code.numeral}-{code.group}-{code.letter}" if code is not None else f"{back}.{k + 1}"


def show_to(e: Engine, ref: str, seats: tuple[int, ...]) -> None:
    """Somebody knows a secret now."""
    known = e.state.encounter.looked_at.setdefault(ref, [])
    known += [c for c in seats if c not in known]
    e.learned()
    e.tell("secret_seen", seats, what=ref)
