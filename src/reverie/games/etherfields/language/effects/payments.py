"""Payments demanded by an effect (9.8, Payments)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.demanding import can_pay
from reverie.games.etherfields.core.engine import Choice, effect
from reverie.games.etherfields.core.scopes import inner
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.effects.common import Args, each
from reverie.games.etherfields.language.effects.flow import for_character

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@effect("pay")
def pay(e: Engine, f: Frame, args: Args) -> None:
    """Pay, or `else`. If it is not paid, `else` is carried out and the rest of the list is skipped (9.8.1)."""
    each(e, f, args, demand)


def demand(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """One character is asked pay or not, where there is an alternative; then it pays (ETH-BST-08: without a boost)."""
    own = f.data["own"]
    scope = for_character(e, f.scope, c)
    if own.get("asked"):
        if not f.data.pop("result", 0):
            refused(e, f, args, c)
        return True
    if not can_pay(e, c, args["cost"], scope):
        refused(e, f, args, c)
        return True
    answer = f.take() if args.get("else") else "pay"
    if answer is None:
        choices = [Choice("pay", "pay"), Choice("refuse", "refuse")]
        about = {"character": e.character(c).id, "source": f.scope.get("source", ""), "ref": f.data["ref"],
                 "place": f.data["place"]}  # fmt: skip
        e.ask("demand", "DP-60", (c,), choices, about)
        return False
    if answer == "refuse":
        refused(e, f, args, c)
        return True
    own["asked"] = True
    e.push("pay_demand", scope, c=c, ref=f.data["ref"], place=f.data["place"])
    return False


def refused(e: Engine, f: Frame, args: Args, c: int) -> None:
    """It was not paid: the rest of the list is skipped, the alternative happens."""
    stack = e.state.stack
    place = next(k for k in range(len(stack) - 1, -1, -1) if stack[k] is f)
    if place and stack[place - 1].kind in ("list", "part"):
        stack[place - 1].data["next"] = 10**6
    if args.get("else"):
        e.push_list(args["else"], inner(for_character(e, f.scope, c), target=f"character:{c}"))
