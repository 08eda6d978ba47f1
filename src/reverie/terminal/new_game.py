"""What is to be played: game, preset, edition, mode, modules and deal number, one line each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from reverie.cli.options import find_preset, read_seed_flag
from reverie.cli.speech import BAD, DIM, GOLD, Speech
from reverie.cli.table.plain import pad
from reverie.errors import ReverieError
from reverie.kernel import registry
from reverie.kernel.manifest import Manifest
from reverie.kernel.spec import GameSpec
from reverie.terminal.keybar import KeyBar, KeyHint
from reverie.terminal.pages import Typing

if TYPE_CHECKING:
    from reverie.terminal.app import TableApp

LABEL = 14


@dataclass
class Wish:
    """What is chosen so far."""

    game: str
    edition: str = ""
    mode: str = ""
    preset: str = ""
    modules: list[str] = field(default_factory=list)
    variants: dict[str, str] = field(default_factory=dict)
    partner: str = ""
    deal: str = ""

    @property
    def manifest(self) -> Manifest:
        """What the game offers."""
        return registry.game(self.game).manifest

    def spec(self) -> GameSpec:
        """The game that is wished for; SpecError if there is no such game."""
        spec = GameSpec.make(
            self.manifest,
            edition=self.edition or None,
            mode=self.mode or None,
            modules=self.modules,
            variants=dict(self.variants),
            seed=read_seed_flag(self.deal or None),
        )
        return spec if spec.seed is not None else spec.with_seed()


class NewGame(Screen[Wish]):
    """One line per choice: Enter or the arrows change it; the last one deals."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
        Binding("escape", "close", show=False),
    ]

    def __init__(self, wish: Wish, can_close: bool) -> None:
        super().__init__()
        self.wish = wish
        self.can_close = can_close
        self.rows: list[str] = []
        self.trouble: ReverieError | None = None

    @property
    def speech(self) -> Speech:
        """The language of the table."""
        return cast("TableApp", self.app).speech

    def compose(self) -> ComposeResult:
        """Title, lines, what is wrong, keys."""
        with Vertical(id="main"):
            yield Static(markup=False, id="header")
            yield OptionList(markup=False, id="wishes")
            yield Static(markup=False, id="news")
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin with the line that deals: everything else has a default."""
        self.show()
        self.query_one(OptionList).highlighted = len(self.rows) - 1
        self.query_one(OptionList).focus()

    # ---- the lines ------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Draw the lines again, the cursor where it was."""
        manifest, speech = self.wish.manifest, self.speech
        partner = ["partner"] if self.players > 1 else []
        modules = [f"module {entry.name}" for entry in manifest.modules if entry.available]
        kept = self.row
        self.rows = ["game", "preset", "edition", "mode", *partner, *modules, "deal", "start"]
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(self.line(row)) for row in self.rows])
        options.highlighted = self.rows.index(kept) if kept in self.rows else 0
        self.query_one("#header", Static).update(Text(f" {speech.text('terminal-new-title')}", GOLD))
        trouble = Text(f" {speech.sentence(self.trouble)}", BAD) if self.trouble else Text()
        self.query_one("#news", Static).update(trouble)
        hints = [KeyHint("Enter", speech.text("terminal-key-change"), "change(1)")]
        if self.can_close:
            hints.append(KeyHint("Esc", speech.text("terminal-key-back"), "close"))
        self.query_one(KeyBar).show([*hints, KeyHint("^P", speech.text("terminal-key-palette"), "app.palette")])

    @property
    def row(self) -> str:
        """The line under the cursor."""
        place = self.query_one(OptionList).highlighted
        return self.rows[place] if place is not None and place < len(self.rows) else ""

    @property
    def players(self) -> int:
        """How many people the mode is for."""
        manifest = self.wish.manifest
        return manifest.mode(self.wish.mode or manifest.modes[0].name).players

    def line(self, row: str) -> Text:
        """A line: its name and what is chosen."""
        speech, wish = self.speech, self.wish
        kind, _, name = row.partition(" ")
        if kind == "start":
            return Text(f" {speech.text('terminal-new-start')}", GOLD)
        if kind == "module":
            box = ("[x]" if speech.ascii_only else "[✓]") if name in wish.modules else "[ ]"
            known = name in wish.manifest.edition(self.chosen("edition")).modules
            title = speech.text(f"{wish.game}-module-{name}") if speech.has(f"{wish.game}-module-{name}") else name
            return Text.assemble(" " * (LABEL + 1), (box, GOLD), " ", (title, "" if known else DIM))
        value = self.chosen(kind)
        label = pad(speech.text(f"terminal-new-{kind}"), LABEL)
        return Text.assemble(" ", (label, DIM), self.named(kind, value))

    def chosen(self, kind: str) -> str:
        """What is chosen, or the default."""
        value: str = getattr(self.wish, kind)
        return value or (self.values(kind)[0] if kind != "deal" else "")

    def named(self, kind: str, value: str) -> str:
        """What a value is called."""
        speech = self.speech
        names = {
            "game": f"{value}-name",
            "edition": f"{self.wish.game}-edition-{value}",
            "mode": f"{self.wish.game}-mode-{value}",
            "preset": f"terminal-preset-{value or 'none'}",
            "partner": f"terminal-partner-{value or 'none'}",
            "deal": "" if value else "terminal-new-any",
        }
        return speech.text(names[kind]) if speech.has(names[kind]) else value

    def values(self, kind: str) -> list[str]:
        """What a line offers."""
        manifest = self.wish.manifest
        return {
            "game": registry.games_at("terminal"),
            "preset": ["", *(preset.name for preset in manifest.presets)],
            "edition": [edition.name for edition in manifest.editions],
            "mode": [mode.name for mode in manifest.modes if mode.available],
            "partner": ["", *registry.agent_names(self.wish.game)],
        }[kind]

    # ---- changing -------------------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on a line."""
        self.action_change(1)

    def action_change(self, step: int) -> None:
        """The next value; a number is typed; the last line deals."""
        kind, _, name = self.row.partition(" ")
        self.trouble = None
        if kind == "start":
            self.start()
            return
        if kind == "deal":
            self.app.push_screen(Typing(self.speech.text("terminal-deal-title"), self.wish.deal), self.set_deal)
        elif kind == "module":
            self.toggle(name)
        elif kind:
            values = self.values(kind)
            setattr(self.wish, kind, values[(values.index(self.chosen(kind)) + step) % len(values)])
            if kind == "game":
                self.wish = Wish(self.wish.game, deal=self.wish.deal)
            elif kind == "preset":
                self.use_preset()
            elif kind == "edition":
                self.wish.modules = [name for name in self.wish.modules if name in self.known()]
        self.show()

    def known(self) -> tuple[str, ...]:
        """The modules of the edition."""
        return self.wish.manifest.edition(self.chosen("edition")).modules

    def toggle(self, name: str) -> None:
        """A module in or out; an edition that does not know it says so when the cards are dealt."""
        self.wish.preset = ""
        self.wish.variants = {}
        if name in self.wish.modules:
            self.wish.modules.remove(name)
        elif name in self.known():
            self.wish.modules.append(name)

    def use_preset(self) -> None:
        """Everything as the preset has it."""
        wish = self.wish
        wish.edition, wish.modules, wish.variants = "", [], {}
        if wish.preset:
            ready = find_preset(wish.manifest, wish.preset)
            wish.edition, wish.modules = ready.edition, list(ready.modules)
            wish.variants = dict(ready.variants)

    def set_deal(self, text: str | None) -> None:
        """A number was typed, or nothing."""
        if text is not None:
            self.wish.deal = text
            self.show()

    def start(self) -> None:
        """Deal, if there is such a game."""
        try:
            self.wish.spec()
        except ReverieError as error:
            self.trouble = error
            self.show()
            return
        self.dismiss(self.wish)

    def action_close(self) -> None:
        """Back to the game."""
        if self.can_close:
            self.dismiss(None)
