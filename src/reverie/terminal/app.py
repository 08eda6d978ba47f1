"""The program: one table at a time, its language, the palette, and everything that outlives a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter, NoColor
from textual.screen import Screen
from textual.theme import Theme

from reverie.agents import Agent
from reverie.cli import keeping
from reverie.cli.options import read_seed_flag
from reverie.cli.sitting import NOBODY
from reverie.cli.slots import Slot
from reverie.cli.speech import Speech
from reverie.cli.statistics import told
from reverie.errors import ReverieError
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.terminal.colours import SIXTEEN, FewColours
from reverie.terminal.curtain import Curtain
from reverie.terminal.demo import DemoScreen
from reverie.terminal.new_game import NewGame, Wish
from reverie.terminal.pages import Reading, Typing
from reverie.terminal.palette import Command, Palette
from reverie.terminal.replay import Replay
from reverie.terminal.seated import Telling
from reverie.terminal.table_screen import TableScreen
from reverie.words import LANGUAGES

NIGHT = Theme(
    name="night",
    primary="#5a5fb2",
    accent="#ffd27d",
    foreground="#f6ebd6",
    background="#0e1027",
    surface="#171a45",
    panel="#272a69",
    error="#ff9f8f",
    success="#8fe0c0",
    dark=True,
)
# What the palette offers at a table: a name, a key, an action of the table or of the program.
COMMANDS = (
    ("answers", "A", "answers"), ("undo", "Z", "undo"), ("redo", "Y", "redo"), ("hint", "H", "hint"),
    ("read", "I", "read"), ("table", "B", "read_table"), ("unseen", "W", "unseen"), ("log", "L", "log"),
    ("side-log", "", "side_log"), ("replay", "R", "replay"), ("help", "?", "help"), ("new", "", "app.new_game"),
    ("again", "", "app.again"), ("deal", "", "app.deal"), ("save", "S", "save"), ("load", "", "app.load"),
    ("statistics", "", "app.statistics"), ("person", "C", "person"), ("story", "G", "story"),
)  # fmt: skip


class TableApp(App[None]):
    """The terminal table."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Reverie"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+p", "palette", show=False),
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(
        self,
        speech: Speech,
        game: Game | None = None,
        computers: Mapping[int, Agent] = NOBODY,
        first: Sequence[Telling] = (),
        demo: str | None = None,
        slot: Slot | None = None,
    ) -> None:
        super().__init__()
        self.speech = speech
        self.first_game = game
        self.computers = computers
        self.first = first
        self.demo = demo
        self.slot = slot  # where the first game is kept, if it is a campaign with a name
        self.last_table: TableScreen | None = None  # where the person sat when leaving

    def on_mount(self) -> None:
        """A game, or the question which."""
        self.set_class(self.speech.ascii_only, "-ascii")
        self.register_theme(NIGHT)
        self.theme = "night"
        if self.first_game is not None:
            screen = self.table_for(self.first_game, self.computers, self.first)
            screen.sitting.slot = self.slot
            self.push_screen(screen)
        else:
            self.action_new_game()

    def table_for(
        self, game: Game, computers: Mapping[int, Agent] = NOBODY, first: Sequence[Telling] = ()
    ) -> TableScreen:
        """The screen of a game."""
        if self.demo is None:
            return TableScreen(game, computers, first)
        seed = game.spec.seed if isinstance(game.spec.seed, int) else 0
        return DemoScreen(game, registry.agent(self.demo, game.spec.game, seed), self.demo)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Colours as the terminal has them: none if nobody wants any, few, or all."""
        if self.no_color:
            return [NoColor()]
        if self.console.color_system in SIXTEEN:
            return [FewColours()]
        return super().get_line_filters()

    # ---- games ----------------------------------------------------------------------------------------------

    @property
    def table(self) -> TableScreen | None:
        """The table, whatever lies over it."""
        return next((screen for screen in self.screen_stack if isinstance(screen, TableScreen)), None)

    def sit_down(self, game: Game, computers: Mapping[int, Agent] = NOBODY, first: Sequence[Telling] = ()) -> None:
        """Another game takes the place of this one."""
        named = self.table is not None and self.table.sitting.slot is not None  # it is kept by its name
        kept = keeping.set_aside(game.spec.game) if self.demo is None and not named else None
        told = list(first)
        if kept is not None:
            told.append(lambda: [self.speech.rich("cli-set-aside", path=str(kept))])
        screen = self.table_for(game, computers, told)
        if isinstance(self.screen, TableScreen):
            self.switch_screen(screen)
        else:
            self.push_screen(screen)
        if game.line and self.demo is None:
            screen.sitting.keep()

    def action_new_game(self) -> None:
        """Ask what is to be played."""
        table = self.table
        wish = Wish(table.game.spec.game if table else registry.games_at("terminal")[0])
        self.push_screen(NewGame(wish, can_close=table is not None), self.deal_wish)

    def deal_wish(self, wish: Wish | None) -> None:
        """Deal what was wished for."""
        if wish is None:
            return
        spec = wish.spec()
        seed = spec.seed if isinstance(spec.seed, int) else 0
        computers = {1: registry.agent(wish.partner, wish.game, seed)} if wish.partner else NOBODY
        self.sit_down(Game(registry.game(wish.game), spec), computers)

    def action_again(self) -> None:
        """The same deal from the beginning."""
        self.again()

    def again(self) -> None:
        """The same deal from the beginning."""
        table = self.table
        if table is not None:
            game = table.game
            self.sit_down(Game(game.definition, game.spec, game.start_position), table.sitting.computers)

    def action_deal(self) -> None:
        """Another deal of the same game, by its number."""
        table = self.table
        if table is None:
            return
        seed = table.game.spec.seed

        def deal(text: str | None) -> None:
            if text:
                try:
                    spec = table.game.spec.with_seed(read_seed_flag(text))
                    game = Game(table.game.definition, spec)
                except ReverieError as error:
                    table.refuse(error)
                    return
                self.sit_down(game, table.sitting.computers)

        shown = str(seed) if isinstance(seed, int) else ""
        self.push_screen(Typing(self.speech.text("terminal-deal-title"), shown), deal)

    def action_load(self) -> None:
        """Go on with a saved game."""
        table = self.table

        def load(name: str | None) -> None:
            if name and table is not None:
                try:
                    game = keeping.load(Path(name).expanduser())
                except ReverieError as error:
                    table.refuse(error)
                    return
                self.sit_down(game, first=[lambda: [self.speech.rich("cli-resumed")]])

        self.push_screen(Typing(self.speech.text("terminal-load")), load)

    # ---- language, palette, leaving -------------------------------------------------------------------------

    def action_language(self, language: str) -> None:
        """The same table in another language."""
        self.speech = Speech(language, self.speech.ascii_only)
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.menu = None
            if isinstance(screen, TableScreen | Replay | NewGame):
                screen.show()
            elif isinstance(screen, Curtain):
                screen.say()

    def action_palette(self) -> None:
        """Everything that can be done here."""
        here = self.screen
        if isinstance(here, Palette):
            return

        def run(action: str | None) -> None:
            if action is not None:
                self.call_later(here.run_action, action)

        self.push_screen(Palette(self.commands(here)), run)

    def commands(self, here: Screen[object]) -> list[Command]:
        """At a table everything; behind a curtain and elsewhere only what shows nothing of a game."""
        is_open = isinstance(here, TableScreen)
        text = self.speech.text
        found = [Command(text(f"terminal-do-{name}"), key, act) for name, key, act in COMMANDS] if is_open else []
        for language in LANGUAGES:
            if language != self.speech.language:
                found.append(Command(text(f"terminal-do-language-{language}"), "", f"app.language('{language}')"))
        return [*found, Command(text("terminal-do-quit"), "Q", "app.leave")]

    def action_statistics(self) -> None:
        """What came of the games at this terminal."""
        self.push_screen(Reading(self.speech.text("cli-statistics-title"), told(self.speech)))

    def action_leave(self) -> None:
        """Leave; what was played is saved."""
        self.leave()

    def leave(self) -> None:
        """Leave; what was played is saved."""
        self.last_table = self.table
        if self.last_table is not None:
            self.last_table.keep()
        self.exit()
