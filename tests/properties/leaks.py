"""Ways to leak that every game could have, to be planted on purpose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest

from reverie.agents import Agent
from reverie.errors import IllegalAction
from reverie.kernel import registry
from reverie.kernel.actions import Action
from reverie.kernel.constants import KIND
from reverie.kernel.decisions import Decision
from reverie.kernel.definition import GameDefinition, Glance
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.kernel.outlook import Outlook
from reverie.kernel.spec import GameSpec
from tests.properties.inspection import engine_of
from tests.properties.worlds import Worlds

Plant = Callable[[pytest.MonkeyPatch], None]
Definition = type[GameDefinition]
PileOf = Callable[[Any], list[int]]  # every card of the pile in its real order, as far as there is one
More = Callable[[Any], dict[str, Any]]
Change = Callable[[dict[str, Any], dict[str, Any], int | None], None]
Leaks = dict[str, tuple[Plant, str, tuple[str, ...]]]  # how it is planted, who could notice, at which questions
ANY: tuple[str, ...] = ()  # of all questions


class PeekingAgent:
    """Reads the top of the pile."""

    name = "peeking"

    def __init__(self, pile_of: PileOf) -> None:
        self.pile_of = pile_of

    def choose(self, outlook: Outlook) -> int:
        actions = outlook.legal_actions()
        game: Game = getattr(outlook, "_Outlook__game")  # noqa: B009  # whoever wants to cheat finds a way
        return actions[sum(self.pile_of(game.engine)[:3]) % len(actions)]


def add_to_view(patch: pytest.MonkeyPatch, definition: Definition, more: More) -> None:
    """The view says something more, which it makes of the engine."""
    real = definition.view

    def leaky(self: Any, engine: Any, spec: GameSpec, seat: int | None, glance: Glance | None) -> dict[str, Any]:
        return {**real(self, engine, spec, seat, glance), **more(engine)}

    patch.setattr(definition, "view", leaky)


def change_zones(patch: pytest.MonkeyPatch, view: ModuleType, change: Change) -> None:
    """The zones of a view are changed by what the table holds."""
    real = view.zones

    def leaky(table: dict[str, Any], spec: GameSpec, seat: int | None) -> dict[str, Any]:
        zones: dict[str, Any] = real(table, spec, seat)
        change(zones, table, seat)
        return zones

    patch.setattr(view, "zones", leaky)


def stream_in_view(definition: Definition) -> Plant:
    """A number that chance is made of."""
    return lambda patch: add_to_view(patch, definition, lambda engine: {"checksum": sum(engine.chance()) % 97})


def event_numbers(pile_of: PileOf) -> Plant:
    """Events are counted differently with other cards."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = Game.events_for

        def leaky(self: Game, seat: int | None, since: int = 0) -> list[Event]:
            skipped = sum(pile_of(self.engine)[:2]) % 2
            return [Event(e.number + skipped, e.kind, e.data) for e in real(self, seat, since)]

        patch.setattr(Game, "events_for", leaky)

    return plant


def card_in_refusal(definition: Definition, pile_of: PileOf) -> Plant:
    """A refusal names the top card."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = definition.explain

        def leaky(self: Any, engine: Any, action: Action) -> IllegalAction:
            error = real(self, engine, action)
            error.details["near"] = str(pile_of(engine)[:1])
            return error

        patch.setattr(definition, "explain", leaky)

    return plant


def card_in_question(definition: Definition, pile_of: PileOf, feared: int) -> Plant:
    """A question says whether a feared card is near."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = definition.decision

        def leaky(self: Any, engine: Any) -> Decision | None:
            asked = real(self, engine)
            if asked is None:
                return None
            about = {**asked.about, "urgent": feared in pile_of(engine)[:5]}
            return Decision(asked.kind, asked.point, asked.seats, about, asked.prompt_id)

        patch.setattr(definition, "decision", leaky)

    return plant


def peeking_agent(game: str, pile_of: PileOf) -> Plant:
    """An agent looks at the pile."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        registry.agent_names(game)
        factory: Callable[[int], Agent] = lambda _: PeekingAgent(pile_of)  # noqa: E731
        patch.setitem(registry._agents, ("peeking", game), (factory, lambda definition: True))

    return plant


def look_ahead(definition: Definition) -> Plant:
    """A look-ahead plays on with the real cards."""

    def leaky(self: Any, engine: Any, games: int, seed: int, policy: str, seat: int) -> dict[str, int]:
        copy = engine.clone()
        decisions = 0
        while not copy.outcome and decisions < 300:
            copy.apply(copy.legal_actions()[0])
            decisions += 1
        return {"games": 1, "decisions": decisions}

    return lambda patch: patch.setattr(definition, "look_ahead", leaky)


def forced_answers(definition: Definition) -> Plant:
    """Everybody is told whether an answer was forced."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = definition.fact

        def leaky(self: Any, event: Any, seat: int | None, spec: GameSpec) -> tuple[str, dict[str, Any]] | None:
            told = real(self, event, seat, spec)
            return (told[0], {**told[1], "forced": event[3] & 2}) if told and told[0] == "answered" else told

        patch.setattr(definition, "fact", leaky)

    return plant


def put(owner: object, name: str, leaky: object) -> Plant:
    """Something of the game is replaced."""
    return lambda patch: patch.setattr(owner, name, leaky)


def kept_when_dealt_again(zone: str) -> Plant:
    """A table dealt again keeps something that its seat does not know."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        real = Worlds.dealt_for

        def leaky(self: Worlds, game: Game, seat: int) -> dict[str, Any]:
            return {**real(self, game, seat), zone: engine_of(game).table()[zone]}

        patch.setattr(Worlds, "dealt_for", leaky)

    return plant


# ---- leaks of every game with a pile and hands -----------------------------------------------------------------------


@dataclass(frozen=True)
class Leaky:
    """One game, as far as leaks that all have in common need to know it."""

    name: str
    definition: Definition
    view: ModuleType
    facts: ModuleType  # what is told to whom
    tokens: Sequence[str]  # of the cards of the pile
    feared: int  # a card that one would like to see coming
    moved: int  # the event of a card that moves,
    shift: int  # whose zones are a number: the source above these bits
    pile: int  # the zones of the pile
    hand: int  # and of hands
    looks: tuple[str, ...]  # questions about cards that one seat looks at,
    turn: tuple[str, ...]  # of a turn,
    forced: tuple[str, ...]  # and with one answer at times

    def pile_of(self, engine: Any) -> list[int]:
        """Every card of the pile in its real order, as far as there is one."""
        table = engine.table()
        return [card & KIND for card in (*table["over"], *table["bag"], *table.get("under", ()))]

    def top_card(self, engine: Any) -> int:
        """The card drawn next: what no seat knows."""
        for action in engine.legal_actions():
            branch = engine.clone()
            branch.listen()
            branch.apply(action)
            events = branch.take_events()
            drawn = [a for kind, a, zones, _ in events if kind == self.moved and zones >> self.shift == self.pile]
            if drawn:
                return int(drawn[0])
        return -1

    def more(self, more: More) -> Plant:
        """The view says something more, which it makes of the engine."""
        return lambda patch: add_to_view(patch, self.definition, more)

    def changed(self, change: Change) -> Plant:
        """The zones of a view are changed by what the table holds."""
        return lambda patch: change_zones(patch, self.view, change)

    def sort_unseen(self, zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        order = [self.tokens[card & KIND] for card in (*table["over"], *table.get("under", ()), *table["bag"])]
        zones["unseen"] = dict(sorted(zones["unseen"].items(), key=lambda item: [*order, item[0]].index(item[0])))

    def leave_out_hands(self, zones: dict[str, Any], table: dict[str, Any], seat: int | None) -> None:
        for card in [card & KIND for owner in table["seats"] for card in owner["hand"]]:
            zones["unseen"].pop(self.tokens[card], None)

    def leaks(self) -> Leaks:
        """What leaks, who could notice, and at which questions to look for it."""
        game, pile_of, view = self.definition, self.pile_of, self.view
        partners_hand = put(view, "sees_hand", lambda table, owner, seat: seat is not None)
        draws, forced = put(self.facts, "PRIVATE", ()), forced_answers(game)
        return {
            "the view shows the top card": (self.more(lambda engine: {"next": pile_of(engine)[:1]}), "active", ANY),
            "the view hints at the next draw": (
                self.more(lambda engine: {"hint": self.top_card(engine) == self.feared}), "active", ANY,
            ),
            "the view shows a number of the stream": (stream_in_view(game), "active", ANY),
            "the unseen cards stand in the order of the pile": (self.changed(self.sort_unseen), "active", ANY),
            "events are numbered by hidden cards": (event_numbers(pile_of), "active", ANY),
            "a refusal names a hidden card": (card_in_refusal(game, pile_of), "active", ANY),
            "the question speaks of a hidden card": (card_in_question(game, pile_of, self.feared), "active", ANY),
            "an agent peeks": (peeking_agent(self.name, pile_of), "active", ANY),
            "the look-ahead keeps the real pile": (look_ahead(game), "active", ANY),
            "a spectator sees the hands": (put(view, "sees_hand", lambda table, owner, seat: True), "spectator", ANY),
            "a spectator sees what is drawn": (draws, "spectator", ANY),
            "a spectator sees which answers were forced": (forced, "spectator", self.forced),
            "the view shows the partner's hand": (partners_hand, "waiting", ANY),
            "the view shows the partner's hand to the one who is asked": (partners_hand, "active", self.turn),
            "the unseen cards leave out the partner's": (self.changed(self.leave_out_hands), "active", self.turn),
            "the partner sees cards that are looked at": (
                put(view, "sees_looked", lambda table, seat: True), "waiting", self.looks,
            ),
            "the partner is told of cards that are looked at": (
                put(self.facts, "PRIVATE", (self.pile, self.hand)), "waiting", self.looks,
            ),
            "the partner is told what is drawn": (draws, "waiting", self.turn),
            "the partner sees which answers were forced": (forced, "waiting", self.forced),
            "a table dealt again keeps the partner's hand": (kept_when_dealt_again("seats"), "active", self.turn),
        }  # fmt: skip
