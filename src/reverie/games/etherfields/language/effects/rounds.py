"""Turn cards, rounds, and the end of it all (9.8, Turn cards and Encounter)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, effect, handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.effects.common import Args, number, team
from reverie.games.etherfields.language.evaluating import select
from reverie.games.etherfields.language.selectors import decider
from reverie.games.etherfields.rounds import encounter, turn_cards

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@effect("block_step")
def block_step(e: Engine, f: Frame, args: Args) -> None:
    """Steps of the current card are blocked, as long as there are tokens (ETH-TRN-07, DP-44)."""
    left = f.data.setdefault("left", number(e, f, args))
    answer = f.take()
    if answer is not None:
        f.data["left"] = left = left - 1
        turn_cards.block_step(e, answer)
    kinds = turn_cards.blockable(e)
    if args.get("step") is not None:
        named = [one.partition(":")[2] for one in select(e, args["step"], f.scope)]
        kinds = [kind for kind in kinds if kind in named]
    if left <= 0 or not kinds:
        e.done()
        return
    e.ask("block", "DP-44", decider(e, f.scope, args), [Choice("block", kind, kind, "step") for kind in kinds])


@effect("unblock_step")
def unblock_step(e: Engine, f: Frame, args: Args) -> None:
    """Block tokens leave steps of the current card."""
    left = f.data.setdefault("left", number(e, f, args))
    answer = f.take()
    if answer is not None:
        f.data["left"] = left = left - 1
        turn_cards.unblock_step(e, answer)
    kinds = list(e.state.encounter.blocked_steps)
    if left <= 0 or not kinds:
        e.done()
        return
    e.ask("unblock", "DP-44", decider(e, f.scope, args), [Choice("unblock", kind, kind, "step") for kind in kinds])


@team("add_rounds")
def add_rounds(e: Engine, f: Frame, args: Args, n: int) -> None:
    """From the bottom of the turn discard pile (ETH-TRN-08)."""
    op.add_rounds(e, n)


@team("remove_rounds")
def remove_rounds(e: Engine, f: Frame, args: Args, n: int) -> None:
    """From the bottom of the turn deck, never the current card."""
    op.remove_rounds(e, n)


@effect("resolve_turn_card")
def resolve_turn_card(e: Engine, f: Frame, args: Args) -> None:
    """All steps of the current card; they are done again in the dreamlands phase (ETH-TRN-10)."""
    e.replace("steps", {})


@effect("turn_card_to_bottom")
def turn_card_to_bottom(e: Engine, f: Frame, args: Args) -> None:
    """The current card goes under the turn deck and the next one is current: another suit, and not a round lost."""
    turn_cards.to_bottom(e)
    e.done()


@effect("look_turn_deck")
def look_turn_deck(e: Engine, f: Frame, args: Args) -> None:
    """The cards below the current one are shown."""
    n = number(e, f, args)
    e.done()
    cards = e.state.encounter.turn_deck[1 : 1 + n]
    if cards:
        e.learned()
        e.tell("turn_deck_seen", decider(e, f.scope, args), cards=list(cards))


@effect("reorder_turn_deck")
def reorder_turn_deck(e: Engine, f: Frame, args: Args) -> None:
    """The cards below the current one are put back in any order: the next card is named, one at a time (7.21)."""
    deck = e.state.encounter.turn_deck
    data = f.data
    if "left" not in data:
        data["left"] = deck[1 : 1 + number(e, f, args)]
        data["order"] = []
        if data["left"]:
            e.learned()
            e.tell("turn_deck_seen", decider(e, f.scope, args), cards=list(data["left"]))
    answer = f.take()
    if answer is not None:
        data["left"].remove(answer)
        data["order"].append(answer)
    if len(data["left"]) > 1:
        choices = [Choice("next", card, card, "turn-card") for card in data["left"]]
        e.ask("reorder", "DP-61", decider(e, f.scope, args), choices, {"order": list(data["order"])})
        return
    order = [*data["order"], *data["left"]]
    e.done()
    deck[1 : 1 + len(order)] = order
    e.changed()


# ---- reward and end ----------------------------------------------------------------------------------------------


@effect("reward")
def reward(e: Engine, f: Frame, args: Args) -> None:
    """The reward section of the turn card (ETH-RWD-01)."""
    e.replace("reward", {})


@effect("end_slumber")
def end_slumber(e: Engine, f: Frame, args: Args) -> None:
    """This slumber ends at once (ETH-SLU-07); in a dream the word means nothing."""
    if e.state.encounter.kind != "slumber":
        e.done()
        return
    e.stop("ended")


@effect("end_dream")
def end_dream(e: Engine, f: Frame, args: Args) -> None:
    """This dream ends at once, with a result (ETH-GAT-04)."""
    if e.state.encounter.kind != "dream":
        e.done()
        return
    e.stop(args["result"], args["result"])


@effect("skip_step")
def skip_step(e: Engine, f: Frame, args: Args) -> None:
    """The rest of the current step is not carried out."""
    turn_cards.skip_step(e)
    e.done()


@effect("abort")
def abort(e: Engine, f: Frame, args: Args) -> None:
    """The no-more-rounds line, then the slumber ends (ETH-ABT-01); dreams cannot be aborted (ETH-ABT-03)."""
    encounter.abort(e)


@effect("cancel_action")
def cancel_action(e: Engine, f: Frame, args: Args) -> None:
    """The action in progress has no effect; what was paid stays paid. An action that says so of another means the one
    it interrupts."""
    e.done()
    actions = [frame for frame in e.state.stack if frame.kind == "action"]
    others = [frame for frame in actions if frame.scope.get("ability") != f.scope.get("ability")]
    if not others:
        return
    frame = others[-1]
    frame.data["left"] = 0
    frame.data["cancelled"] = True
    if frame.at in ("taken", "applications"):
        frame.at = "applications"
    drop_effects(e, frame)
    e.tell("action_cancelled", ability=frame.data.get("ability", ""))


def drop_effects(e: Engine, action: Frame) -> None:
    """What an action was doing is dropped; whatever interrupts it goes on."""
    stack = e.state.stack
    place = next(k for k, frame in enumerate(stack) if frame is action)
    above = place + 1
    while above < len(stack) and stack[above].kind in ("list", "part", "effect"):
        above += 1
    if all(frame.scope.get("ability") == action.scope.get("ability") for frame in stack[place + 1 : above]):
        for frame in stack[place + 1 : above]:
            if frame.kind in ("list", "part"):
                frame.data["next"] = 10**6


@effect("repeat_effect")
def repeat_effect(e: Engine, f: Frame, args: Args) -> None:
    """What stands before it in its list happens n more times."""
    n = min(number(e, f, args), 99)
    ref, place = f.data["ref"], f.data["place"]
    e.done()
    for _ in range(n if place > 0 else 0):
        e.push("part", f.scope, ref=ref, next=0, end=place)


@handles("part")
def part(e: Engine, f: Frame) -> None:
    """The first effects of a list."""
    place = f.data["next"]
    if place >= f.data["end"]:
        e.done()
        return
    f.data["next"] = place + 1
    e.push("effect", f.scope, ref=f.data["ref"], place=place)
