"""Pages over the table: something to read, a question with yes and no, a line to type, the log, keys and rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from reverie.cli.rulebook import Rulebook, mentioning
from reverie.cli.speech import GOLD, Speech
from reverie.cli.table.plain import pad, wrap
from reverie.kernel import registry
from reverie.terminal.keybar import KeyBar, KeyHint
from reverie.terminal.letters import binding

if TYPE_CHECKING:
    from reverie.terminal.app import TableApp

Answer = TypeVar("Answer")

# Every key of the table by the name of what it does, for the page of keys.
KEYS = (
    "play", "discard", "special", "answers", "digits", "arrows", "zones", "ends", "read", "table", "unseen", "undo",
    "redo", "hint", "log", "replay", "help", "palette", "escape", "quit",
)  # fmt: skip
BY_CARD = ("discard", "special")  # keys of games in which every card is played or given away
BY_PLACE = ("person", "story", "tab")  # keys of games that are answered all over the table
KEY_WIDTH = 18


class Page(ModalScreen[Answer], Generic[Answer]):
    """A sheet with a title and the keys below it."""

    BINDINGS: ClassVar[list[BindingType]] = [binding("escape", "close")]

    @property
    def speech(self) -> Speech:
        """The language of the table."""
        return cast("TableApp", self.app).speech

    def hints(self) -> list[KeyHint]:
        """The keys of this page."""
        return [KeyHint("Esc", self.speech.text("terminal-key-back"), "close")]

    def on_mount(self) -> None:
        """The keys are known."""
        self.query_one(KeyBar).show(self.hints())

    def action_close(self) -> None:
        """Back to the table without an answer."""
        self.dismiss(None)


class Reading(Page[None]):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [binding("enter,q,i,b,w", "close")]

    def __init__(self, title: str, lines: Sequence[Text]) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines

    def compose(self) -> ComposeResult:
        """Title, text, keys."""
        with Vertical(classes="page"):
            yield Static(Text(self.heading, GOLD), classes="title", markup=False)
            with VerticalScroll(classes="body"):
                yield Static(Text("\n").join(self.lines), markup=False)
            yield KeyBar()


class Confirming(Page[bool]):
    """A warning, and whether it is meant."""

    BINDINGS: ClassVar[list[BindingType]] = [binding("y,j", "agree"), binding("n", "close")]

    def __init__(self, sentence: Text) -> None:
        super().__init__()
        self.sentence = sentence

    def compose(self) -> ComposeResult:
        """The warning and two answers; the harmless one first."""
        with Vertical(classes="page small"):
            yield Static(self.sentence, classes="title", markup=False)
            yield OptionList(
                Option(self.speech.text("terminal-no")), Option(self.speech.text("terminal-yes")), markup=False
            )
            yield KeyBar()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter."""
        self.dismiss(event.option_index == 1)

    def action_agree(self) -> None:
        """It is meant."""
        self.dismiss(True)


class Typing(Page[str]):
    """One line to type: a file, a number."""

    def __init__(self, title: str, value: str = "") -> None:
        super().__init__()
        self.heading = title
        self.value = value

    def compose(self) -> ComposeResult:
        """What is wanted, and the line."""
        with Vertical(classes="page small"):
            yield Static(Text(self.heading, GOLD), classes="title", markup=False)
            yield Input(self.value, compact=True)
            yield KeyBar()

    def hints(self) -> list[KeyHint]:
        return [KeyHint("Enter", self.speech.text("terminal-key-confirm"), "confirm"), *super().hints()]

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter."""
        self.dismiss(event.value.strip())

    def action_confirm(self) -> None:
        """The same by mouse."""
        self.dismiss(self.query_one(Input).value.strip())


class Log(Page[int]):
    """What happened, answer by answer; Enter goes there."""

    BINDINGS: ClassVar[list[BindingType]] = [binding("l,q", "close")]

    def __init__(self, passages: Sequence[tuple[int, Text]]) -> None:
        super().__init__()
        self.passages = passages  # how many answers were given by then, and what it brought

    def compose(self) -> ComposeResult:
        """The passages, the last one in sight."""
        with Vertical(classes="page"):
            yield Static(Text(self.speech.text("cli-log-title"), GOLD), classes="title", markup=False)
            yield OptionList(*(Option(text) for _, text in self.passages), markup=False)
            yield KeyBar()

    def on_mount(self) -> None:
        """Begin at the end."""
        super().on_mount()
        self.query_one(OptionList).action_last()

    def hints(self) -> list[KeyHint]:
        return [KeyHint("Enter", self.speech.text("terminal-key-go-there"), "go"), *super().hints()]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go there."""
        self.dismiss(self.passages[event.option_index][0])

    def action_go(self) -> None:
        """The same by mouse."""
        self.query_one(OptionList).action_select()


class Help(Page[None]):
    """The keys, and every rule of the game by its number; what is typed looks for it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("down", "into(1)"),
        binding("slash", "search"),
    ]

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        """A line to type and what was found."""
        with Vertical(classes="page"):
            yield Static(Text(self.speech.text("terminal-help-title"), GOLD), classes="title", markup=False)
            yield Input(placeholder=self.speech.text("terminal-help-search"), compact=True)
            yield OptionList(markup=False)
            yield KeyBar()

    def on_mount(self) -> None:
        """Everything, before something is looked for."""
        super().on_mount()
        self.find("")

    def on_resize(self) -> None:
        """Lines are wrapped anew."""
        self.find(self.query_one(Input).value)

    def hints(self) -> list[KeyHint]:
        return [
            KeyHint("↓" if not self.speech.ascii_only else "Down", self.speech.text("terminal-key-list"), "into(1)"),
            *super().hints(),
        ]

    def on_input_changed(self, event: Input.Changed) -> None:
        """Look for what is typed."""
        self.find(event.value.strip())

    def on_input_submitted(self) -> None:
        """To what was found."""
        self.action_into(1)

    def action_into(self, step: int) -> None:
        """From the line into the list."""
        self.query_one(OptionList).focus()

    def action_search(self) -> None:
        """Back to the line."""
        self.query_one(Input).focus()

    def find(self, word: str) -> None:
        """Keys and rules that mention a word; all if there is none."""
        found = self.query_one(OptionList)
        found.clear_options()
        options = [*self.keys(word), *self.rules(word)]
        found.add_options(options or [Option(self.speech.text("terminal-help-nothing"), disabled=True)])

    def keys(self, word: str) -> list[Option]:
        """A line for each key."""
        lines = []
        left_out = BY_PLACE if registry.game(self.game).discarding else BY_CARD
        for name in (*KEYS, *BY_PLACE):
            if name in left_out:
                continue
            label = self.speech.text(f"terminal-keys-{name}")
            about = self.speech.text(f"terminal-about-{name}")
            if word.casefold() in f"{label} {about}".casefold():
                lines.append(Option(self.entry(label, about)))
        return lines

    def entry(self, label: str, about: str) -> Text:
        """A key and what it does, wrapped under itself."""
        first, *rest = wrap(Text(about), max(20, self.app.size.width - 16 - KEY_WIDTH))
        text = Text.assemble((pad(label, KEY_WIDTH), GOLD), first)
        for line in rest:
            text.append("\n" + " " * KEY_WIDTH).append_text(line)
        return text

    def rules(self, word: str) -> list[Option]:
        """A paragraph for each rule."""
        rules = Rulebook(self.speech.language).of_game(self.game)
        room = max(30, self.app.size.width - 16)
        options = []
        for rule in mentioning(rules, word) if word else rules:
            text = Text.assemble((rule.id, GOLD), "  ", (self.speech.spell(rule.title), "bold"))
            for line in wrap(Text(self.speech.spell(rule.text)), room):
                text.append("\n  ").append_text(line)
            options.append(Option(text))
        return options
