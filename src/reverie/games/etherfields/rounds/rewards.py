"""The reward section of the turn card (6.30): only a text grants it (ETH-RWD-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.content.model import TurnCard
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.modifiers import carried_out, replaced_reward
from reverie.games.etherfields.language.triggers import ahead

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def rewarding_card(e: Engine) -> TurnCard | None:
    """The current turn card; after the last one was discarded, that one (ETH-RWD-01, ETH-RWD-02); without any, none
    (ETH-RWD-05)."""
    here = e.state.encounter
    if here.turn_deck:
        return e.content.turn_card[here.turn_deck[0]]
    if here.shown_discard:
        return e.content.turn_card[here.turn_discard[0]]
    return None


@handles("reward")
def reward(e: Engine, f: Frame) -> None:
    """Gain the reward: TEAM chooses in it, "each may" is for each character (ETH-RWD-03)."""
    data = f.data
    card = rewarding_card(e)
    if f.at == "":
        if card is None:
            e.done()
            return
        if ahead(e, f, "reward", id=card.id):
            return
        e.state.encounter.rewarded = True
        if data.get("replaced"):
            e.done()
            return
        e.tell("reward", card=card.id)
        data["order"], data["next"], data["spared"], data["instead"] = e.seat_order(), 0, [], []
        f.at = "replace?"
    elif f.at == "replace?":
        ask_replacement(e, f)
    elif f.at == "grant":
        f.at = "end"
        assert card is not None
        cause = {"kind": "reward", "source": card.id, "cost": False}
        for c, instead in reversed(data["instead"]):
            e.push_list(instead["do"], {**instead["scope"], "self": c, "cause": cause})
        scope = {"source": card.ref, "cause": cause, "decider": "team", "spared": data["spared"]}
        e.push_list(card.reward, scope)
        e.fire("reward", id=card.id)
    else:
        e.done()


def ask_replacement(e: Engine, f: Frame) -> None:
    """Whoever has something to take in place of its own part of the reward may say so (`reward_replaced_by`)."""
    data = f.data
    if data["next"] >= len(data["order"]):
        f.at = "grant"
        return
    c = data["order"][data["next"]]
    found = replaced_reward(e, c)
    answer = f.take()
    if found and answer is None:
        choices = [Choice("keep", -1), *(Choice("replace", k, str(k + 1), "by") for k in range(len(found)))]
        e.ask("reward", "DP-60", (c,), choices, {"character": e.character(c).id})
        return
    if found and answer >= 0:
        data["spared"].append(c)
        ref, scope = carried_out(e, found[answer])
        data["instead"].append([c, {"do": ref, "scope": dict(scope)}])
    data["next"] += 1
