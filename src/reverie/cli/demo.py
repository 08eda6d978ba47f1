"""Watching an agent: one screen per answer at a terminal, the story turn by turn in a pipe."""

from __future__ import annotations

import sys

from rich.text import Text

from reverie.cli.output import Output
from reverie.cli.screen import header, paragraph
from reverie.cli.session import SEAT, finale, read_line, retell
from reverie.cli.speech import DIM, GOLD
from reverie.cli.table import table_for
from reverie.kernel import registry
from reverie.kernel.game import Game


class Demo:
    """An agent at the table."""

    def __init__(self, game: Game, out: Output, agent: str) -> None:
        seed = game.spec.seed if isinstance(game.spec.seed, int) else 0
        self.agent = registry.agent(agent, game.spec.game, seed)
        self.name = agent
        self.game = game
        self.out = out
        self.table = table_for(game.spec.game, out.speech, out.width)

    def run(self) -> None:
        """Play to the end, or until the watcher has seen enough."""
        waiting = sys.stdin.isatty() and sys.stdout.isatty()
        told: list[Text] = []
        while not self.game.is_over:
            number = self.agent.choose(self.game)
            if waiting:
                self.show(told, number)
                line = read_line(self.out, " " + self.out.speech.text("cli-demo-prompt") + " ")
                word = (line or "q").strip().lower() if line is None or line.strip() else ""
                if word.startswith("q"):
                    return
                waiting = not word.startswith("a")
            before = len(self.game.events_for(SEAT)) if waiting else 0
            self.game.apply(number)
            told = self.table.tell(self.game.events_for(SEAT, before)) if waiting else []
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            self.out.say("cli-demo-title", GOLD, agent=self.name)
            for line_of_story in retell(self.table, self.game.events_for(SEAT)):
                self.out.line(line_of_story)
            self.out.line()
        elif self.out.live:
            self.out.console.clear()
        for last in finale(self.game, self.table, told):
            self.out.line(last)

    def show(self, told: list[Text], number: int) -> None:
        """The table and what the agent is about to do."""
        if self.out.live:
            self.out.console.clear()
        speech, decision = self.out.speech, self.game.decision
        lines = [*header(self.game, self.table), *self.table.zones(self.game.view(SEAT)), Text()]
        lines += [*paragraph(told, self.table.width - 2, 3, speech.spell("… ")), Text()] if told else []
        if decision is not None:
            lines.append(Text(" ").append_text(self.table.question(decision)))
        choice = self.table.choice(self.game.definition.codec.by_id[number])
        lines.append(Text.assemble(" ", (self.name, DIM), (speech.spell(" → ")), (choice)))
        for line in lines:
            self.out.line(line)
