"""Turn cards (6.26): the deck of rounds, the steps of the dreamlands phase, blocked steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.content.model import TurnCard, Word
from reverie.games.etherfields.content.walking import effects
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.scopes import snapshot
from reverie.games.etherfields.core.state import Frame, Scope
from reverie.games.etherfields.language.evaluating import all_hold
from reverie.games.etherfields.language.in_play import in_play
from reverie.games.etherfields.language.modifiers import is_touched, stat, switch, used, used_for
from reverie.games.etherfields.language.triggers import ahead

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


# ---- the deck ---------------------------------------------------------------------------------------------------


def current(e: Engine) -> TurnCard | None:
    """The current turn card; None while no turn deck lies there."""
    deck = e.state.encounter.turn_deck
    return e.content.turn_card[deck[0]] if deck else None


def form(e: Engine, rounds: int) -> None:
    """All twelve are shuffled; as many as there are rounds become the turn deck, the rest its discard pile
    (ETH-TRN-02)."""
    here = e.state.encounter
    cards = sorted(e.content.turn_card)
    e.chance.shuffle(e.state, cards)
    number = max(1, min(stat(e, "rounds_at_start", rounds), len(cards)))
    used(e, "rounds_at_start")
    here.turn_deck, here.turn_discard, here.shown_discard = cards[:number], cards[number:], 0
    here.blocked_steps = []
    e.learned()
    e.changed()
    e.tell("turn_deck", rounds=number, card=here.turn_deck[0])


def gather(e: Engine) -> None:
    """The turn cards go back to one pile (ETH-END-02)."""
    here = e.state.encounter
    free_steps(e)
    here.turn_discard = here.turn_deck + here.turn_discard
    here.turn_deck, here.shown_discard = [], 0


def discard_current(e: Engine) -> None:
    """The current card goes on top of the turn discard pile, its block tokens go back (ETH-TRN-06, ETH-TRN-07)."""
    here = e.state.encounter
    free_steps(e)
    card = here.turn_deck.pop(0)
    here.turn_discard.insert(0, card)
    here.shown_discard += 1
    if here.turn_deck:
        e.learned()  # the next one is seen
    e.changed()
    e.tell("turn_card_discarded", card=card, next=here.turn_deck[0] if here.turn_deck else None)


def to_bottom(e: Engine) -> bool:
    """The current card goes under the turn deck, its block tokens go back; a last card stays."""
    deck = e.state.encounter.turn_deck
    if len(deck) < 2:
        return False
    free_steps(e)
    card = deck.pop(0)
    deck.append(card)
    e.learned()  # the next one is seen
    e.changed()
    e.tell("turn_card_put_under", card=card, next=deck[0])
    return True


# ---- blocking ---------------------------------------------------------------------------------------------------


def blockable(e: Engine) -> list[str]:
    """The steps of the current card that can be blocked now (ETH-TRN-07)."""
    card = current(e)
    if card is None or not e.state.supply.get("block"):
        return []
    return [kind for kind in card.steps if kind not in e.state.encounter.blocked_steps]


def block_step(e: Engine, kind: str) -> bool:
    """Put a block token on a step of the current card."""
    if kind not in blockable(e):
        return False
    op.from_supply(e, "block")
    e.state.encounter.blocked_steps.append(kind)
    e.tell("step_blocked", step=kind)
    op.watched(e)
    return True


def unblock_step(e: Engine, kind: str) -> bool:
    """Take the block token off a step again."""
    if kind not in e.state.encounter.blocked_steps:
        return False
    e.state.encounter.blocked_steps.remove(kind)
    op.to_supply(e, "block")
    e.tell("step_unblocked", step=kind)
    op.watched(e)
    return True


def free_steps(e: Engine) -> None:
    """All block tokens of the current card go back."""
    for kind in list(e.state.encounter.blocked_steps):
        unblock_step(e, kind)


# ---- the steps --------------------------------------------------------------------------------------------------


@handles("steps")
def steps(e: Engine, f: Frame) -> None:
    """The steps of the current card from top to bottom, a point for interrupts before and after each (ETH-RND-05,
    ETH-TRN-03).

    Also what "carry out all effects of the current turn card" does (ETH-TRN-10).
    """
    data = f.data
    if f.at == "":
        card = current(e)
        data["kinds"], data["next"] = list(card.steps) if card is not None else [], 0
        f.at = "before"
    elif f.at == "before":
        if data["next"] >= len(data["kinds"]):
            e.done()
            return
        f.at = "step"
        e.push("window", {}, name="step")
        e.fire("before_step", kind=data["kinds"][data["next"]])
    elif f.at == "step":
        kind = data["kinds"][data["next"]]
        f.at = "after"
        if kind in e.state.encounter.blocked_steps:
            e.tell("step_skipped", step=kind)
        else:
            e.push("step", {}, step=kind)
    elif f.at == "after":
        f.at = "next"
        e.push("window", {}, name="step")
        e.fire("after_step", kind=data["kinds"][data["next"]])
    else:
        data["next"] += 1
        f.at = "before"


def skip_step(e: Engine) -> None:
    """The rest of the step at hand is not carried out (`skip_step`). An interrupt that says so is itself finished."""
    stack = e.state.stack
    place = next((k for k in range(len(stack) - 1, -1, -1) if stack[k].kind == "step"), None)
    if place is None:
        return
    stack[place].at = "end"
    above = next((k for k in range(place + 1, len(stack)) if stack[k].kind == "action"), len(stack) - 1)
    del stack[place + 1 : above]


@handles("step")
def step(e: Engine, f: Frame) -> None:
    """One step: creatures move, or everything with its symbol happens, in an order that TEAM chooses (ETH-TRN-03,
    ETH-TRN-04, ETH-TRN-05)."""
    data, here = f.data, e.state.encounter
    kind = data["step"]
    if f.at == "":
        if ahead(e, f, "step", kind=kind):
            return
        data["outer"], here.step = here.step, kind
        if data.get("replaced"):
            f.at = "end"
            return
        e.tell("step", step=kind)
        f.at = "end" if kind == "move" else "effects"
        if kind == "move":
            e.push("creature_moves", {})
        else:
            # Who is affected is settled by where everybody stands now (ETH-GEN-11, ETH-RNG-04).
            data["fields"] = snapshot(e)
            data["left"] = collect(e, kind)
            data["spared"] = spared(e, kind)
            used_for(e, "ignore_step", tuple(data["spared"]), kind=kind)
        e.fire("step", kind=kind)
    elif f.at == "effects":
        left = [entry for entry in data["left"] if is_there(e, entry)]
        if not left or len(data["spared"]) == e.team_size:
            f.at = "end"
            return
        answer = f.take()
        if answer is None:
            choices = [Choice("resolve", k, entry["name"], "effect") for k, entry in enumerate(left)]
            e.ask("order", "DP-61", e.everybody, choices, {"step": kind})
            return
        entry = left.pop(answer)
        data["left"] = left
        f.at = "between"
        run_entry(e, entry, data["fields"], data["spared"])
    elif f.at == "between":
        f.at = "effects"
        if data["left"]:
            e.push("window", {}, name="step")  # between two applications (ETH-INT-02)
    else:
        here.step = data["outer"]
        for tile in here.creatures:
            tile.fresh = False  # what was revealed meanwhile takes part from now on (ETH-CRE-13)
        e.done()


def spared(e: Engine, kind: str) -> list[int]:
    """The characters whom a step does not concern (`ignore_step`)."""
    return [c for c in range(e.team_size) if switch(e, "ignore_step", c, kind=kind)]


def collect(e: Engine, kind: str) -> list[dict[str, Any]]:
    """Every effect with a symbol: of creature tiles, the gate, revealed cards, rifts (ETH-TRN-03)."""
    found: list[dict[str, Any]] = []
    for tile in e.state.encounter.creatures:
        ref = e.content.creature[tile.id].steps.get(kind)
        if ref and not tile.fresh:
            found.append({"name": tile.id, "list": ref, "kind": "creature", "source": tile.id, "step": kind})
    for source in in_play(e):
        ability = source.ability
        if ability.kind != "step" or ability.when is None or ability.when.args.get("kind") != kind:
            continue
        entry = {
            "name": ability.ref.partition(":")[2],
            "list": ability.ways[0].do,
            "kind": source.zone,
            "source": ability.source.partition(":")[2],
            "step": kind,
            "ability": ability.ref,
            "instance": source.instance,
            "field": source.field,
            "holder": source.holder,
        }
        if entry["list"] and (not ability.requires or all_hold(e, ability.requires, scope_of(entry))):
            found.append(entry)
    return found


def is_there(e: Engine, entry: dict[str, Any]) -> bool:
    """Whether the creature of an effect is still in play."""
    return entry["kind"] != "creature" or e.creature(entry["source"]) is not None


def scope_of(entry: dict[str, Any]) -> Scope:
    """What the text of a step effect refers to: nobody is `self`, except on what belongs to a character."""
    source = entry["source"]
    ref = f"creature:{source}" if "ability" not in entry else entry["ability"].partition("#")[0]
    scope: Scope = {
        "source": ref,
        "instance": entry.get("instance"),
        "cause": {"kind": entry["kind"], "source": source, "step": entry["step"], "cost": False},
        "decider": "team",
    }
    if "ability" in entry:
        scope["ability"] = entry["ability"]
        if entry["holder"] >= 0:
            scope["self"] = entry["holder"]
    return scope


def run_entry(e: Engine, entry: dict[str, Any], fields: dict[str, int], left_out: list[int]) -> None:
    """Carry out one effect of a step."""
    e.tell("step_effect", step=entry["step"], source=entry["source"], by=entry["kind"])
    if entry["kind"] == "creature" and is_touched(e, "creature_range") and has_range(e, entry["list"]):
        e.push("range_applied", {}, creature=entry["source"], step=entry["step"])
    e.push_list(entry["list"], {**scope_of(entry), "fields": fields, "spared": left_out})


def has_range(e: Engine, ref: str) -> bool:
    """Whether a text measures a range."""
    known: dict[str, bool] = e.content_cache("has_range")
    if ref not in known:
        known[ref] = any(measures(word) for word in effects(e.content, ref))
    return known[ref]


def measures(value: Any) -> bool:
    """Whether a word is a selector that measures a range, or has one in it."""
    if isinstance(value, Word):
        return value.name.endswith("in_range") or any(measures(one) for one in value.args.values())
    return isinstance(value, (list, tuple)) and any(measures(one) for one in value)


@handles("range_applied")
def range_applied(e: Engine, f: Frame) -> None:
    """An effect with a range is over: what changed how far it reached has been applied once (9.9)."""
    e.done()
    used(e, "creature_range", creature=f.data["creature"], kind=f.data["step"])


def creature_effect(e: Engine, creature: str, kind: str) -> None:
    """One effect of a creature at another time; its range is measured now (`trigger_effect`)."""
    ref = e.content.creature[creature].steps.get(kind)
    if ref and e.creature(creature) is not None:
        entry = {"name": creature, "list": ref, "kind": "creature", "source": creature, "step": kind}
        run_entry(e, entry, snapshot(e), [])
