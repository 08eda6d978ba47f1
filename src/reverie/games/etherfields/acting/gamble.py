"""The playing-card gamble (5.22, SM-GAMBLE): once per dream three cards of luck against three of drawback."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.mutations import add_mutation, remove_mutation
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

USED = "encounter|gamble||"  # among the limits of use
SUITS, LOWEST, ACE, JOKER = 4, 2, 14, 15
DECK = [*(value for value in range(LOWEST, ACE + 1) for _ in range(SUITS)), JOKER, JOKER]  # by value (ETH-PKR-03)
CARDS = 3  # of either kind
ROWS = ("mutations", "glowstones", "hours", "suffering", "sealing")
HOURS, HEALED, SUFFERED, SEALED, MUTATIONS = 2, 2, 1, 5, 2


def can_gamble(e: Engine) -> bool:
    """Once per dream, if it is played that way (ETH-PKR-01)."""
    return bool(e.option("gamble")) and e.state.encounter.kind == "dream" and USED not in e.state.uses


def rows(e: Engine) -> list[str]:
    """The rows that can be named: mutations need a creature tile in play (ETH-PKR-04)."""
    return [row for row in ROWS if row != "mutations" or e.state.encounter.creatures]


@handles("gamble", harmless=("",))
def gamble(e: Engine, f: Frame) -> None:
    """A row (DP-70), three cards of luck, stop or go on (DP-71), three of drawback, and what they bring."""
    STATES[f.at](e, f)


def name_row(e: Engine, f: Frame) -> None:
    """TEAM names a row; the use is spent, whatever comes (ETH-PKR-01, ETH-PKR-02)."""
    answer = f.take()
    if answer is None:
        choices = [Choice("row", row, row, "row") for row in rows(e)]
        e.ask("gamble", "DP-70", e.everybody, [*choices, Choice("cancel", "cancel")], {}, always=True)
    elif answer == "cancel":
        e.done()
    else:
        e.state.uses[USED] = 1
        f.data["row"] = answer
        f.data["luck"] = draw(e, list(DECK))
        f.at = "luck"
        e.tell("gamble", row=answer, luck=list(f.data["luck"]), sum=sum(f.data["luck"]))


def draw(e: Engine, cards: list[int]) -> list[int]:
    """The top cards of what is shuffled; what lies below them nobody knows."""
    e.chance.shuffle(e.state, cards)
    e.learned()
    return cards[:CARDS]


def stop_or_go_on(e: Engine, f: Frame) -> None:
    """The cards of luck lie open: TEAM stops, and nothing happens, or goes on (ETH-PKR-02, DP-71)."""
    data = f.data
    answer = f.take()
    if answer is None:
        choices = [Choice("go-on", "go on"), Choice("stop", "stop")]
        e.ask("gamble-on", "DP-71", e.everybody, choices, {"row": data["row"], "sum": sum(data["luck"])})
        return
    if answer == "stop":
        e.done()
        return
    rest = list(DECK)
    for card in data["luck"]:
        rest.remove(card)
    drawback = draw(e, rest)
    data["won"] = sum(data["luck"]) > sum(drawback)  # a tie is lost (ETH-PKR-03)
    e.tell("gambled", row=data["row"], drawback=list(drawback), sum=sum(drawback), won=int(data["won"]))
    f.at = "effect"
    data["left"] = e.state.supply["glowstone"] if data["row"] == "glowstones" and data["won"] else 1


def carry_out(e: Engine, f: Frame) -> None:
    """What the row brings (ETH-PKR-04)."""
    EFFECTS[f.data["row"]](e, f)


STATES: dict[str, Callable[[Engine, Frame], None]] = {"": name_row, "luck": stop_or_go_on, "effect": carry_out}


# ---- the rows ---------------------------------------------------------------------------------------------------


def mutations(e: Engine, f: Frame) -> None:
    """All mutations of one creature go, or it gets two more."""
    answer = f.take()
    tiles = e.state.encounter.creatures
    if answer is None:
        if not tiles:
            e.done()
            return
        choices = [Choice("choose", tile.id, tile.id, "creature") for tile in tiles]
        e.ask("gamble-creature", "DP-60", e.everybody, choices, {"won": int(f.data["won"])})
        return
    e.done()
    tile = e.creature(answer)
    assert tile is not None
    if not f.data["won"]:
        add_mutation(e, answer, MUTATIONS)
        return
    for kind in list(tile.mutations):
        remove_mutation(e, answer, kind)


def glowstones(e: Engine, f: Frame) -> None:
    """All that are left in the supply, TEAM distributes them one at a time; or everybody loses all."""
    if not f.data["won"]:
        e.done()
        for c in e.seat_order():
            op.lose(e, "glowstone", c, e.character(c).glowstones)
        return
    answer = f.take()
    if answer is not None:
        f.data["left"] -= 1
        op.gain(e, "glowstone", answer, 1)
    if f.data["left"] <= 0:
        e.done()
        return
    about = {"kind": "glowstone", "left": f.data["left"]}
    e.ask("distribute", "DP-60", e.everybody, people(e), about)


def hours(e: Engine, f: Frame) -> None:
    """Two more, or none at all."""
    e.done()
    op.set_hours(e, e.state.team.hours + HOURS if f.data["won"] else 0)


def suffering(e: Engine, f: Frame) -> None:
    """One character heals 2, or one suffers 1."""
    answer = f.take()
    if answer is None:
        e.ask("gamble-who", "DP-60", e.everybody, people(e), {"won": int(f.data["won"])})
        return
    e.done()
    if not f.data["won"]:
        e.push("suffer", {}, c=answer, n=SUFFERED, cause=CAUSE, preventable="all")
        return
    healed = sum(op.heal_one(e, answer) for _ in range(HEALED))
    if healed:
        e.fire("healed", character=answer, n=healed)


def sealing(e: Engine, f: Frame) -> None:
    """Everybody unseals 5, or seals 5."""
    e.done()
    if not f.data["won"]:
        for c in reversed(e.seat_order()):
            e.push("seal", {}, c=c, n=SEALED, cause=CAUSE, preventable="all")
        return
    for c in e.seat_order():
        unsealed = sum(op.unseal(e, c) for _ in range(SEALED))
        if unsealed:
            e.fire("unsealed", character=c, n=unsealed)


def people(e: Engine) -> list[Choice]:
    """Somebody."""
    return [Choice("give", c, e.character(c).id, "character") for c in e.seat_order()]


CAUSE = {"kind": "gamble", "source": "", "cost": False}
EFFECTS: dict[str, Callable[[Engine, Frame], None]] = {
    "mutations": mutations,
    "glowstones": glowstones,
    "hours": hours,
    "suffering": suffering,
    "sealing": sealing,
}
