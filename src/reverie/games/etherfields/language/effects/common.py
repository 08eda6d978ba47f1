"""What many effect words have in common: for each character concerned, how much, what a text means, which cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import effect
from reverie.games.etherfields.core.scopes import kind_of, number_of
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.evaluating import amount
from reverie.games.etherfields.language.finding import figures
from reverie.games.etherfields.language.selectors import ask_for, decider, pick, who

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

Args = Mapping[str, Any]
One = Callable[["Engine", Frame, Args, int], bool]
ZONES = ("hand", "deck", "discard", "sealed", "progress", "weaknesses", "limbo", "aside")
ALL = 999


def personal(word: str) -> Callable[[One], One]:
    """Announce what an effect word does to one character; it is carried out for everybody it concerns, in seat order.

    The function returns True when it has finished with that character (what it pushed still runs before the next),
    False when it has asked something or waits for a frame. `f.data["n"]` is the amount, `f.data["own"]` its scratch.
    """

    def announce(one: One) -> One:
        @effect(word)
        def run(e: Engine, f: Frame, args: Args) -> None:
            each(e, f, args, one)

        return one

    return announce


def each(e: Engine, f: Frame, args: Args, one: One) -> None:
    """Carry something out for every character concerned."""
    todo = f.data.get("todo")
    if todo is None:
        found = who(e, f, args)
        if found is None:
            return
        todo = f.data["todo"] = list(found)
        f.data["n"] = number(e, f, args)
        f.data["own"] = {}
    while todo:
        if not one(e, f, args, todo[0]):
            return
        todo.pop(0)
        f.data["own"] = {}
        if e.state.stack[-1] is not f or e.state.fired:
            return  # what was pushed or triggered comes before the next character
    e.done()


def number(e: Engine, f: Frame, args: Args) -> int:
    """How much; `all` is more than there ever is."""
    n = args.get("n", 1)
    return ALL if n in ("all", "any") else amount(e, n, f.scope)


def team(word: str) -> Callable[[Callable[[Engine, Frame, Args, int], None]], Any]:
    """Announce an effect word about what belongs to all: it happens once, whoever `who` names."""

    def announce(change: Callable[[Engine, Frame, Args, int], None]) -> Any:
        @effect(word)
        def run(e: Engine, f: Frame, args: Args) -> None:
            n = number(e, f, args)
            e.done()
            change(e, f, args, n)

        return change

    return announce


# ---- cards -----------------------------------------------------------------------------------------------------


def locate(e: Engine, card: int) -> tuple[int, str] | None:
    """Whose zone a card lies in; None: with nobody."""
    for c, one in enumerate(e.state.characters):
        for zone in ZONES:
            if card in getattr(one, zone):
                return c, zone
    return None


def send(e: Engine, card: int, goal: str, bottom: bool = False, c: int | None = None) -> bool:
    """A card goes from wherever it lies to a zone of its owner, or of another character."""
    place = locate(e, card)
    if place is None:
        if c is None:
            return False
        for pile in (e.state.team.market, e.state.team.weakness_deck):
            if card in pile:
                pile.remove(card)
        e.state.owner[card] = c
        zone = getattr(e.character(c), goal)
        zone.insert(len(zone) if bottom else 0, card)
        e.tell("card_gained", character=c, card=card, design=e.state.design[card], to=goal)
        op.watched(e)
        return True
    owner, zone_name = place
    op.move_card(e, owner, card, zone_name, goal, bottom)
    return True


def meant_cards(e: Engine, f: Frame, args: Args, key: str = "card") -> list[str] | None:
    """The cards an effect is about: those it names, else those found or looked at before, else the card itself."""
    if args.get(key) is not None:
        return pick(e, f, key, args[key], args)
    found = f.scope.get("found")
    if found:
        return [f"card:{one}" if isinstance(one, int) else one for one in found]
    return pick(e, f, key, "this", args)


def choose_cards(
    e: Engine,
    f: Frame,
    cards: list[int],
    n: int,
    seats: tuple[int, ...],
    verb: str,
    about: dict[str, Any],
    point: str = "DP-29",
) -> list[int] | None:
    """So many of some cards, named one at a time; None until all are named. All of them if there are no more."""
    own = f.data["own"]
    chosen: list[int] = own.setdefault("chosen", [])
    left = [card for card in cards if card not in chosen]
    while len(chosen) < n and left:
        answer: Any = None
        if len(left) + len(chosen) <= n:
            answer = f"card:{left[0]}"
        else:
            answer = f.take()
        if answer is None or number_of(answer) not in left:
            ask_for(e, [f"card:{card}" for card in left], seats, {**about, "n": n - len(chosen)}, verb, point)
            if e.question is not None:
                return None
            answer = f.take()
        chosen.append(number_of(answer))
        left = [card for card in cards if card not in chosen]
    return chosen


def note_found(f: Frame, found: list[Any]) -> None:
    """What was looked for or shown, for the effects after this one in the same text."""
    f.scope["found"] = found


# ---- figures ---------------------------------------------------------------------------------------------------


def meant_figures(e: Engine, f: Frame, args: Args, usual: Any, key: str = "who", one: bool = True) -> list[int] | None:
    """The figures an effect is about. Of a creature with several of them one is chosen, unless all are meant."""
    word = args.get(key)
    if word is None:
        word = usual
    found = pick(e, f, key, word, args)
    if found is None:
        return None
    numbers: list[int] = []
    for place, target in enumerate(found):
        there = figures(e, target)
        if kind_of(target) == "creature" and len(there) > 1 and one:
            names = [f"figure:{number}" for number in there]
            chosen = choose_one(e, f, f"{key} {place}", names, args)
            if chosen is None:
                return None
            there = [number_of(chosen)]
        numbers += there
    return list(dict.fromkeys(numbers))


def choose_one(e: Engine, f: Frame, key: str, targets: list[str], args: Args) -> str | None:
    """One of several targets; None until it is named."""
    known: str | None = f.data.get(key)
    if known is not None:
        return known
    answer: Any = f.take() if len(targets) > 1 else targets[0]
    if answer not in targets:
        ask_for(e, targets, decider(e, f.scope, args), {"what": key, "source": f.scope.get("source", "")})
        if e.question is not None:
            return None
        answer = f.take()
    f.data[key] = answer
    chosen: str = answer
    return chosen


def usual_figure(f: Frame) -> str:
    """The figure a text about creatures means when it names none: its target, else its own creature."""
    target = f.scope.get("target")
    if target is not None and kind_of(target) in ("figure", "creature"):
        return "target"
    return "this"
