"""The people at one keyboard with a game: whose turn it is to look, what each has been told, computers, saving."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from reverie.agents import Agent
from reverie.cli import keeping
from reverie.cli.results import keep_result
from reverie.cli.slots import Slot
from reverie.errors import ReverieError
from reverie.kernel import registry
from reverie.kernel.actions import Action
from reverie.kernel.chances import Weighed
from reverie.kernel.events import Event
from reverie.kernel.game import Game

HINTING_AGENT = "rules"
THINKING = 0.5  # seconds of processor time for a hint
ADVISER = -1
NOBODY: Mapping[int, Agent] = MappingProxyType({})


def acting_seat(game: Game) -> int:
    """The seat that is asked; when nobody is, the first."""
    decision = game.decision
    return decision.seat if decision else 0


def merged(stories: Sequence[Sequence[Event]]) -> list[Event]:
    """What several seats were told, each fact once: facts for all in their order, between them those for one seat."""
    whole: list[Event] = []
    for story in stories:
        known, place = whole, 0
        whole = []
        for event in story:
            at = next((i for i in range(place, len(known)) if is_same(known[i], event)), None)
            if at is not None:
                whole += known[place:at]
                place = at + 1
            whole.append(event)
        whole += known[place:]
    return whole


def is_same(a: Event, b: Event) -> bool:
    """Whether two seats were told the same; their numbers differ."""
    return a.kind == b.kind and a.data == b.data


class Sitting:
    """One person, or several who hand the keyboard over; computers may play the other seats."""

    def __init__(self, game: Game, computers: Mapping[int, Agent] = NOBODY) -> None:
        self.game = game
        self.computers = computers
        people = [seat for seat in range(game.players) if seat not in computers] or [0]
        if computers and game.definition.shares_questions:
            # Several are asked at once: people beside computers answer for their own seats only.
            game.seat = people[0] if len(people) == 1 else frozenset(people)
        self.shares_keyboard = len(people) > 1
        acting = acting_seat(game)
        self.seat = acting if acting in people else people[0]  # who sits at the keyboard
        self.heard = {seat: len(game.events_for(seat)) for seat in people}  # how many events each has been told of
        self.autosave = keeping.autosave_path(game.spec.game)
        self.slot: Slot | None = None  # where a campaign is kept by its name
        self.minds: dict[int, dict[str, Any]] = {}  # what computers have in mind, by seat; ADVISER: who gives hints
        self.is_counted = game.is_over  # in the statistics; a game counts once, whatever is taken back afterwards

    def news(self) -> list[Event]:
        """What happened since this seat was last told, as the seat may know it."""
        events = self.game.events_for(self.seat, self.heard[self.seat])
        self.heard[self.seat] += len(events)
        return events

    def shared_news(self) -> list[Event]:
        """What happened since, for one person who plays several seats: what any of them learns, each fact once."""
        events = [self.game.events_for(seat, heard) for seat, heard in self.heard.items()]
        self.catch_up()
        return merged(events)

    def computers_play(self) -> bool:
        """Let the computers answer until a person is asked; whether one did."""
        answered = False
        while not self.game.is_over and (seat := acting_seat(self.game)) in self.computers:
            self.game.apply(self.thought(self.computers[seat], seat), seat)
            answered = True
        return answered

    def undo(self, count: int = 1) -> Action:
        """Take back the last answers, and those that computers gave after them."""
        action = self.game.undo(count)
        while self.game.line and acting_seat(self.game) in self.computers:
            action = self.game.undo()
        self.catch_up()
        return action

    def redo(self) -> Action:
        """Give it again."""
        action = self.game.redo()
        self.catch_up()
        return action

    def catch_up(self) -> None:
        """Nobody is told again what is already known."""
        self.heard = {seat: len(self.game.events_for(seat)) for seat in self.heard}

    def advice(self) -> Weighed | None:
        """The best answer with its chance, and why; None if nobody can weigh answers in this game."""
        try:
            return self.game.hint(THINKING).best
        except ReverieError:
            return None

    def hint(self) -> Action | None:
        """What the best plain player would do; None if the game has none."""
        name = self.game.spec.game
        if self.game.is_over or HINTING_AGENT not in registry.agent_names(name):
            return None
        return self.game.codec.by_id[self.thought(registry.agent(HINTING_AGENT, name, 0), ADVISER)]

    def thought(self, agent: Agent, who: int) -> int:
        """What an agent would answer, with what it has had in mind since its last question."""
        seat = who if who != ADVISER else None
        return agent.choose(self.game.outlook(seat, self.minds.setdefault(who, {})))

    def keep(self) -> ReverieError | None:
        """Save the game where `--resume` finds it; a full disk does not end a game, so its error is only told."""
        try:
            if self.slot is not None:
                self.slot.save(self.game)
            else:
                keeping.save(self.game, self.autosave)
            self.game.keep()  # so that taking back costs little, however long the game is
            if self.game.is_over and not self.is_counted:
                self.is_counted = True
                keep_result(self.game)
        except ReverieError as error:
            return error
        return None
