"""Watching an agent: one screen per answer at a terminal, the story turn by turn in a pipe."""

from __future__ import annotations

from rich.text import Text

from reverie.cli.output import Output
from reverie.cli.screen import HEIGHT, header, paragraph
from reverie.cli.session import at_keyboard, finale, read_line, retell
from reverie.cli.sitting import acting_seat, merged
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
        self.table = table_for(game.spec.game, out.speech, out.width, game.players)

    def run(self) -> None:
        """Play to the end, or until the watcher has seen enough."""
        waiting = at_keyboard()
        told: list[Text] = []
        while not self.game.is_over:
            number = self.agent.choose(self.game.outlook())
            if waiting:
                self.show(told, number)
                line = read_line(self.out, " " + self.out.speech.text("cli-demo-prompt") + " ")
                word = (line or "q").strip().lower() if line is None or line.strip() else ""
                if word.startswith("q"):
                    return
                waiting = not word.startswith("a")
            seat = acting_seat(self.game)
            before = len(self.game.events_for(seat)) if waiting else 0
            self.game.apply(number)
            told = self.table.tell(self.game.events_for(seat, before)) if waiting else []
        if not at_keyboard():
            self.out.say("cli-demo-title", GOLD, agent=self.name)
            seats = range(self.game.players if self.table.open_seats else 1)
            for line_of_story in retell(self.table, merged([self.game.events_for(seat) for seat in seats])):
                self.out.line(line_of_story)
            self.out.line()
        elif self.out.live:
            self.out.console.clear()
        for last in finale(self.game, self.table, told, height=HEIGHT if self.out.live else None):
            self.out.line(last)

    def show(self, told: list[Text], number: int) -> None:
        """The table and what the agent is about to do."""
        if self.out.live:
            self.out.console.clear()
        for line in self.page(told, number):
            self.out.line(line)

    def page(self, told: list[Text], number: int) -> list[Text]:
        """The table of the player whose turn it is, as roomy as it fits, with what happened and what comes."""
        speech, decision, view = self.out.speech, self.game.decision, self.game.view(acting_seat(self.game))
        below = [*paragraph(told, self.table.width - 2, 3, speech.spell("… ")), Text()] if told else []
        if decision is not None:
            below.append(Text(" ").append_text(self.table.asked(decision, view)))
        choice = self.table.choice(self.game.codec.by_id[number], view)
        below.append(Text.assemble(" ", (self.name, DIM), (speech.spell(" → ")), (choice)))
        lines: list[Text] = []
        for density in range(self.table.densities):
            top = [*header(self.game, self.table, acting_seat(self.game)), *self.table.zones(view, density)]
            lines = [*top, Text(), *below]
            if len(lines) < HEIGHT:
                break
        return lines
