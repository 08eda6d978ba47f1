"""Watching an agent: one answer per Enter, or straight to the end."""

from __future__ import annotations

from rich.text import Text

from reverie.agents import Agent
from reverie.cli.sitting import acting_seat
from reverie.cli.speech import DIM
from reverie.kernel.actions import Action
from reverie.kernel.game import Game
from reverie.terminal.choices import Choice, Menu
from reverie.terminal.table_screen import TableScreen


class DemoScreen(TableScreen):
    """An agent at the table; the watcher sees what the seat to answer sees."""

    def __init__(self, game: Game, agent: Agent, name: str) -> None:
        super().__init__(game)
        self.agent = agent
        self.agent_name = name
        self.next: Action | None = None

    @property
    def is_asked(self) -> bool:
        """Nobody at the keyboard is."""
        return False

    def advance(self, at_once: bool = False) -> None:
        """The table of the seat that is asked, and what the agent is about to do."""
        self.menu, self.next = None, None
        if not self.game.is_over:
            self.sitting.seat = acting_seat(self.game)
            self.next = self.game.codec.by_id[self.agent.choose(self.game.outlook(memory={}))]
        self.tell_news()
        self.show()
        self.settle()

    def open_menu(self) -> Menu | None:
        """What the agent does next, and how to go on."""
        if self.game.is_over or self.next is None:
            return super().open_menu()
        speech, decision = self.speech, self.game.decision
        title = self.painter.question(decision) if decision else Text()
        title.append("\n   ").append(self.agent_name, DIM).append(speech.spell(" → "))
        title.append_text(self.painter.choice(self.next, self.view))
        ways = (("next", self.step), ("to-end", self.run_to_end), ("leave", self.action_leave))
        return Menu(title, tuple(Choice(speech.rich(f"terminal-demo-{name}"), run=run) for name, run in ways), False)

    def step(self) -> None:
        """One answer."""
        if self.next is not None:
            self.told = []
            self.game.apply(self.next)
            self.advance()

    def run_to_end(self) -> None:
        """All of them."""
        self.told = []
        while not self.game.is_over:
            self.game.apply(self.agent.choose(self.game.outlook(memory={})))
        self.sitting.catch_up()
        self.advance()

    def keep(self) -> None:
        """Nobody's own game is overwritten by one that was watched."""
