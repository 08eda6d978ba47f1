"""A game at the plain terminal: draw the table, ask, answer, tell what happened; every answer is saved at once."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from rich.text import Text

from reverie.agents import Agent
from reverie.cli import keeping
from reverie.cli.hint_words import reason_text
from reverie.cli.menu import BACK, Menu, menu_of
from reverie.cli.output import Output
from reverie.cli.rulebook import Rulebook
from reverie.cli.screen import HEIGHT, TOGETHER, deal_name, header, needs_menu, paragraph, screen
from reverie.cli.sitting import NOBODY, Sitting, acting_seat, merged
from reverie.cli.speech import BAD, DIM, GOLD, clean
from reverie.cli.spoken import spoken, spoken_end
from reverie.cli.table import table_for
from reverie.cli.table.plain import Table, wrap
from reverie.cli.table.voice import NEXT_PAGE
from reverie.errors import IllegalAction, ReverieError
from reverie.kernel.actions import Action
from reverie.kernel.events import Event
from reverie.kernel.game import Game

LAST_WORDS = 2  # lines for what happened last
KEYS = 20  # the column of what can be typed
YES = ("y", "yes", "j", "ja")  # in whatever language the question was


class Session(Sitting):
    """The people at one keyboard: one of them, or several who hand it over; computers may play the other seats."""

    def __init__(
        self, game: Game, out: Output, computers: Mapping[int, Agent] = NOBODY, table: Table | None = None
    ) -> None:
        super().__init__(game, computers)
        self.out = out
        self.speech = out.speech
        self.table: Table = table or table_for(game.spec.game, out.speech, out.width, game.players)
        self.is_spoken = False  # for somebody who listens to the screen
        self.told: list[Text] = []
        self.read: set[tuple[int, str]] = set()  # what was read out, and after how many answers
        self.fresh = True  # the table must be drawn before the next question
        self.menu: Menu | None = None  # what the numbers on the screen stand for, where answers are asked in two steps
        self.helped: dict[str, int] = {}  # how many steps of help were given for a puzzle
        self.focus = ""  # the heading that was chosen in the first of them
        self.commands: dict[str, Callable[[str], bool]] = {
            **dict.fromkeys(("?", "help"), self.help),
            **dict.fromkeys(("u", "undo"), self.take_back),
            **dict.fromkeys(("uu", "undo action"), self.take_back_action),
            **dict.fromkeys(("r", "redo"), self.give_again),
            **dict.fromkeys(("s", "save"), self.save),
            **dict.fromkeys(("l", "log"), self.log),
            **dict.fromkeys(("w", "unseen"), self.unseen),
            **dict.fromkeys(("i", "info"), self.info),
            **dict.fromkeys(("t", "table"), self.whole_table),
            **dict.fromkeys(("z", "puzzle", "rätsel"), self.puzzle),
            **dict.fromkeys(("p", "position"), self.position),
            **dict.fromkeys(("rule", "rules"), self.rule),
            **dict.fromkeys(("h", "hint"), self.give_hint),
            **dict.fromkeys(("q", "quit", "exit"), self.quit),
        }
        for word, page in self.table.asking.items():
            self.commands.setdefault(word, partial(self.ask_about, page))

    # ---- the loop ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """Ask and answer until the game is over or the person leaves."""
        if not self.game.answers:
            self.open_the_game()
            self.read_aloud(self.story())
        going = True
        while going:
            if self.computers_play():
                self.fresh = True
                self.save_it()
            if self.game.is_over:
                self.finish()
                going = self.after_the_end()
                continue
            self.hand_over()
            if self.answered_for_nothing():
                continue
            if self.fresh:
                self.draw()
            line = self.ask(self.prompt())
            if line is None:
                self.out.line()
                going = self.leave()
            else:
                going = self.take(line)

    def answered_for_nothing(self) -> bool:
        """A question whose answers all come to the same is answered where a person sits, with a word about it; not one
        that somebody came back to."""
        if not at_keyboard() or self.game.undone:
            return False
        same = self.game.definition.ahead(self.game.engine, self.seat).get("same")
        if same is None:
            return False
        action = self.game.codec.by_id[same]
        words = self.table.choice(action, self.game.view(self.seat))
        self.told.append(self.speech.rich("terminal-ether-decided", DIM).append(" ").append_text(words).append("."))
        self.apply(action)
        return True

    def draw(self) -> None:
        """The table, what happened, the question."""
        told = [*self.told, *self.told_news()]
        self.turn_the_page()
        height = max(HEIGHT, self.out.console.height) if self.out.live and not self.is_spoken else None
        self.choose_menu(height)
        if self.is_spoken:
            lines = spoken(self.game, self.table, told, self.seat)
        else:
            lines = screen(self.game, self.table, told, self.seat, self.out.live, height, self.menu)
        for line in lines:
            self.out.line(line)
        self.told = []
        self.fresh = False

    def choose_menu(self, height: int | None) -> None:
        """Whether the answers come in two steps: only where a page has an end."""
        self.menu = None
        self.table.focus = ""
        if height is None or not needs_menu(self.game, self.table, self.seat, 3, height):
            return
        view = self.game.view(self.seat)
        self.menu = menu_of(self.game.actions(), self.table, view, self.focus)
        self.table.focus = self.menu.focus if self.menu is not None else ""

    def news(self) -> list[Event]:
        """What this seat was not told yet; one person with several seats is told what any of them learns."""
        if not self.table.open_seats:
            return super().news()
        return self.shared_news()

    def story(self) -> list[Event]:
        """Everything that happened, as this person may know it."""
        seats = list(self.heard) if self.table.open_seats else [self.seat]
        return merged([self.game.events_for(seat) for seat in seats])

    def told_news(self) -> list[Text]:
        """What happened since this seat was last told, in sentences; what is to be read is shown by itself before."""
        events = self.news()
        longer = self.read_aloud(events)
        return self.table.tell([event for place, event in enumerate(events) if place not in longer])

    def read_aloud(self, events: Sequence[Event]) -> set[int]:
        """Show what is to be read, each once; at a terminal it has the screen for itself. Returns where it stood."""
        found: set[int] = set()
        for place, event in enumerate(events):
            passage = self.table.passage(event)
            if passage is None:
                continue
            found.add(place)
            title, text = passage
            key = (self.game.answers, text.plain)
            if key not in self.read:
                self.read.add(key)
                self.read_out(title, text)
        return found

    def read_out(self, title: str, text: Text) -> None:
        """A longer text, page by page, each paragraph by paragraph."""
        for page in text.split(NEXT_PAGE):
            lines: list[Text] = []
            for part in page.split("\n"):
                lines += [*self.wrapped(Text(self.speech.spell(part.plain))), Text()] if part.plain.strip() else []
            self.page(title, lines[:-1], "cli-read-on")

    def open_the_game(self) -> None:
        """What the game is about, before the first question."""
        opening = self.table.opening(self.game.view(self.seat))
        if opening is not None:
            self.read_out(*opening)

    # ---- several people -----------------------------------------------------------------------------------

    def hand_over(self) -> None:
        """Another seat is asked: if it must not see what this one sees, a curtain falls in between."""
        seat = acting_seat(self.game)
        if seat == self.seat:
            return
        if self.shares_keyboard and self.table.hides(self.game.view(seat)):
            self.end_of_turn()
            self.curtain(seat)
        self.seat = seat
        self.fresh = True

    def end_of_turn(self) -> None:
        """At a terminal a player sees what the end of the own turn brought before the curtain falls."""
        told = [*self.told, *self.told_news()] if at_keyboard() else []
        if not told:
            return
        self.turn_the_page()
        lines = [*header(self.game, self.table, self.seat), *self.table.zones(self.game.view(self.seat), 1), Text()]
        for line in [*lines, *paragraph(told, self.table.width - 2, 5, self.speech.spell("… ")), Text()]:
            self.out.line(line)
        self.told = []
        self.ask(" " + self.speech.text("cli-hand-over") + " ")

    def curtain(self, seat: int) -> None:
        """Nothing of the table in sight until the other player is there; in a pipe just a line."""
        prompt = " " + self.speech.text("cli-curtain", number=str(seat + 1))
        if not at_keyboard():
            self.out.line()
            self.out.line(prompt)
            return
        self.out.wipe(HEIGHT)
        forget_lines()
        self.ask(prompt + " ")

    def turn_the_page(self) -> None:
        """A fresh screen; in a pipe, an empty line."""
        if self.out.live:
            self.out.console.clear()
        else:
            self.out.line()

    def prompt(self) -> str:
        """What stands before the answer."""
        return " " + self.speech.text("cli-prompt", count=self.highest) + " "

    @property
    def highest(self) -> str:
        """The highest number that can be typed."""
        return str(self.menu.last if self.menu is not None else max(self.numbered, default=0))

    @property
    def numbered(self) -> dict[int, Action]:
        """The answers by the numbers on the screen."""
        return dict(self.table.numbered(self.game.actions(), self.game.view(self.seat)))

    def ask(self, prompt: str) -> str | None:
        """One line from the person; None at the end of the input."""
        return read_line(self.out, prompt)

    def take(self, line: str) -> bool:
        """Carry out a command or an answer; False if the person leaves."""
        word, _, rest = line.strip().partition(" ")
        command = self.commands.get(word.lower())
        try:
            if command is not None:
                return command(rest.strip())
            self.answer(line)
        except ReverieError as error:
            self.note(Text(self.speech.sentence(error), BAD))
        return True

    def answer(self, line: str) -> None:
        """Answer the question by number, by the words on the screen, or by the words of records."""
        text = " ".join(line.split())
        if not text:
            self.note(self.speech.rich("cli-say-something", BAD, count=self.highest))
            return
        if text.casefold() == TOGETHER and self.answer_for_all():
            return
        if self.menu is not None and is_number(text):
            entry = self.menu.entry(int(text[:9]))
            if isinstance(entry, str):
                self.focus = entry if entry != BACK else ""
                self.fresh = True
                return
        action = self.meaning(text)
        if action is None:
            self.note(self.speech.rich("cli-no-choice", BAD, number=text[:9], count=self.highest))
        elif self.is_meant(action):
            self.apply(action)

    def answer_for_all(self) -> bool:
        """Give the answer that one person may give for all seats: one after the other, while it is offered."""
        found = self.table.together(self.game.actions())
        if found is None:
            return False
        kind = self.game.decision.kind if self.game.decision is not None else ""
        for _ in [one for one in self.game.actions() if one.verb == found[0]]:
            decision = self.game.decision
            if decision is None or decision.kind != kind:
                break
            action = next((one for one in self.game.actions() if one.verb == found[0]), None)
            if action is None:
                break
            self.apply(action)
        return True

    def meaning(self, text: str) -> Action | None:
        """Which action is meant; None for a number that is not on the screen, IllegalAction for unknown words."""
        if is_number(text):
            number = int(text[:9]) if len(text) <= 9 else -1
            if self.menu is not None:
                entry = self.menu.entry(number)
                return entry if isinstance(entry, Action) else None
            return self.numbered.get(number)
        return self.game.read(self.shown_answers().get(text.casefold(), text))

    def is_meant(self, action: Action) -> bool:
        """Whether an answer that the game warns of is to be given; nobody sits at a pipe, so it is only told."""
        warning = self.game.warning(action)
        if warning is None:
            return True
        name, rule = warning
        for line in self.wrapped(self.speech.rich(name, BAD).append(f" [{rule}]")):
            self.out.line(line)
        if not sys.stdin.isatty():
            return True
        self.fresh = self.out.live
        text = " ".join((self.ask(" " + self.speech.text("cli-confirm") + " ") or "").split())
        if text.casefold() in YES:
            return True
        with suppress(IllegalAction):
            return bool(text) and self.meaning(text) == action
        return False

    def shown_answers(self) -> dict[str, int]:
        """The answers by the words on the screen, short or long."""
        view = self.game.view(self.seat)
        return {
            " ".join(self.table.choice(action, view, brief).plain.split()).casefold(): action.id
            for brief in (True, False)
            for action in self.game.actions()
        }

    def apply(self, action: Action) -> None:
        """Answer and save."""
        self.game.apply(action)
        self.focus = ""
        self.fresh = True
        self.save_it()

    def save_it(self) -> None:
        """Save the game where `--resume` finds it, and tell of a disk that refuses."""
        error = self.keep()
        if error is not None:
            self.told.append(Text(self.speech.message(error), BAD))

    # ---- saying something beside the game -----------------------------------------------------------------

    def note(self, text: Text) -> None:
        """A remark: on a terminal in place of what happened, in a pipe as a line of its own."""
        if self.out.live:
            self.told = [text]
            self.fresh = True
        else:
            for line in wrap(text, self.table.width - 2):
                self.out.line(Text(" ").append_text(line))

    def page(self, title: str, lines: Sequence[Text], prompt: str = "cli-back") -> bool:
        """Something longer; on a terminal it has the screen for itself, or several, one after the other."""
        whole = [Text(f" {title}", GOLD), Text(), *lines]
        size = max(HEIGHT, self.out.console.height) - 3 if self.out.live else len(whole)
        for start in range(0, len(whole), size):
            if self.out.live:
                self.out.console.clear()
            for line in whole[start : start + size]:
                self.out.line(line)
            self.out.line()
            if self.out.live:
                self.ask(" " + self.speech.text(prompt if start + size >= len(whole) else "cli-read-on") + " ")
                self.fresh = True
        return True

    def wrapped(self, text: Text, indent: int = 1) -> list[Text]:
        """A paragraph for a page."""
        return [Text(" " * indent).append_text(line) for line in wrap(text, self.table.width - indent - 1)]

    # ---- commands -----------------------------------------------------------------------------------------

    def help(self, rest: str) -> bool:
        """What can be typed."""
        lines = []
        game = self.game.spec.game
        examples = {name: self.speech.text(f"{game}-example-{name}") for name in ("answer", "rule")}
        names = [
            "number",
            "words",
            "y",
            "u",
            *(["uu"] if self.game.definition.begins else []),
            "r",
            "s",
            "l",
            "w",
            "i",
            "t",
            "p",
            "rule",
            "h",
            "q",
        ]
        if not self.table.open_position:
            names.remove("p")
        if self.table.asking:
            names.insert(names.index("t") + 1, "ask")
        if self.table.riddles(self.game.view(self.seat)):
            names.insert(names.index("rule"), "z")
        if self.table.together(self.game.actions()) is not None:
            names.insert(2, "a")
        for name in names:
            keys = self.speech.text(f"cli-key-{name}", **examples)
            about = wrap(self.speech.rich(f"cli-help-{name}", **examples), self.table.width - KEYS - 2)
            if len(keys) >= KEYS:  # a line of its own
                lines.append(Text.assemble(" ", (keys, GOLD)))
                keys = ""
            lines += [
                Text.assemble(" ", ((keys if i == 0 else "").ljust(KEYS), GOLD), line) for i, line in enumerate(about)
            ]
        return self.page(self.speech.text("cli-help-title"), lines)

    def take_back(self, rest: str) -> bool:
        """Take back the last answer, and those that computers gave after it."""
        action = self.undo()
        return self.went("cli-undone", self.table.choice(action, self.game.view(acting_seat(self.game))))

    def take_back_action(self, rest: str) -> bool:
        """Take back all answers of the last action, where one takes several."""
        if not self.game.line:
            return self.take_back(rest)
        action = self.undo(self.game.last_action)
        return self.went("cli-undone", self.table.choice(action, self.game.view(acting_seat(self.game))))

    def give_again(self, rest: str) -> bool:
        """Give it again."""
        view = self.game.view(acting_seat(self.game))
        return self.went("cli-redone", self.table.choice(self.redo(), view))

    def went(self, name: str, action: Text) -> bool:
        """Say what was taken back or given again, and save."""
        self.told = [self.speech.rich(name, DIM).append(" ").append_text(action).append(".")]
        self.fresh = True
        self.save_it()
        return True

    def save(self, rest: str) -> bool:
        """Save under a name, or say where the game is kept anyway."""
        path = keeping.save(self.game, Path(rest).expanduser() if rest else self.autosave)
        self.note(self.speech.rich("cli-saved", path=clean(str(path))))
        return True

    def log(self, rest: str) -> bool:
        """Everything that happened, turn by turn."""
        return self.page(self.speech.text("cli-log-title"), retell(self.table, self.story()))

    def unseen(self, rest: str) -> bool:
        """What may still come."""
        return self.page(self.speech.text("cli-unseen-title"), self.table.unseen(self.game.view(self.seat)))

    def info(self, rest: str) -> bool:
        """What the cards on the table do."""
        return self.page(self.speech.text("cli-info-title"), self.table.info(self.sight()))

    def puzzle(self, rest: str) -> bool:
        """Help with what there is to find out: every time one step more, and never one that was not asked for."""
        riddles = self.table.riddles(self.sight())
        if not riddles:
            self.note(self.speech.rich("cli-no-puzzle", DIM))
            return True
        number = int(rest) if rest.isdecimal() else 0
        if not 0 < number <= len(riddles):
            open_ones = [place for place, one in enumerate(riddles, 1) if not one.is_solved]
            number = open_ones[0] if len(open_ones) == 1 and not rest else 0
        if not number:
            keys = ["cli-puzzle-solved" if one.is_solved else "cli-puzzle-open" for one in riddles]
            names = [self.speech.text(key, puzzle=one.name) for key, one in zip(keys, riddles, strict=True)]
            lines = [Text(f" {place}  {name}") for place, name in enumerate(names, 1)]
            lines += [Text(), Text(" " + self.speech.text("cli-puzzle-which"))]
            return self.page(self.speech.text("cli-puzzle-title"), lines)
        riddle = riddles[number - 1]
        given = self.helped[riddle.id] = min(self.helped.get(riddle.id, 0) + 1, len(riddle.hints))
        lines = []
        for place, hint in enumerate(riddle.hints[:given], 1):
            lines += [*self.wrapped(Text(f"{place}/{len(riddle.hints)}  {hint}")), Text()]
        more = "cli-puzzle-more" if given < len(riddle.hints) else "cli-puzzle-last"
        return self.page(riddle.name, [*lines, *self.wrapped(self.speech.rich(more, DIM, number=str(number)))])

    def whole_table(self, rest: str) -> bool:
        """The table, however long it is."""
        return self.page(self.speech.text("cli-table-title"), self.table.whole(self.sight()))

    def ask_about(self, page: str, rest: str) -> bool:
        """One of the words by which the table is asked: it is told in sentences."""
        seat = acting_seat(self.game)
        view = {**self.sight(), "ahead": self.game.definition.ahead(self.game.engine, seat)}
        lines = [row for line in self.table.tell_page(page, view) for row in self.wrapped(line)]
        return self.page(self.table.page_title(page), lines)

    def sight(self) -> dict[str, Any]:
        """What this person sees: the view of a seat, or of all those it plays."""
        view = self.game.view(self.seat)
        if not self.table.open_seats:
            return view
        return self.table.pooled([self.game.view(seat) for seat in self.heard if seat != self.seat], view)

    def position(self, rest: str) -> bool:
        """The table as text; where a position would tell what is hidden, only what lies open."""
        if not self.table.open_position:
            note = self.wrapped(self.speech.rich("cli-position-hidden", DIM))
            return self.page(self.speech.text("cli-table-title"), [*self.table.whole(self.sight()), Text(), *note])
        lines = [Text(f" {part.strip()}") for part in self.game.position().split("|")]
        joined = [line.append(" |") for line in lines[:-1]] + lines[-1:]
        return self.page(self.speech.text("cli-position-title"), [row for part in joined for row in fold(part)])

    def rule(self, rest: str) -> bool:
        """A rule in one's own words."""
        rule = Rulebook(self.speech.language).find(rest)
        return self.page(
            f"{rule.id}  {self.speech.spell(rule.title)}", self.wrapped(Text(self.speech.spell(rule.text)))
        )

    def give_hint(self, rest: str) -> bool:
        """What the computer would do, how often that wins, and why."""
        advice = self.advice()
        action = advice.action if advice is not None else self.hint()
        if action is None:
            self.note(self.speech.rich("cli-no-hint", BAD))
            return True
        words = self.table.choice(action, self.game.view(self.seat))
        if self.menu is None:
            number = next((number for number, one in self.numbered.items() if one == action), None)
        else:
            number = self.menu.number(action)
        name = "cli-hint" if number is not None else "cli-hint-words"
        told = self.speech.rich(name, GOLD, number=str(number)).append(" ").append_text(words).append(".")
        self.note(told.append_text(reason_text(advice, self.speech)) if advice is not None else told)
        return True

    def quit(self, rest: str) -> bool:
        """Leave; the game stays where `--resume` finds it."""
        return self.leave()

    def leave(self) -> bool:
        """Save and say goodbye."""
        if self.slot is not None:
            self.save_it()
            self.out.line(self.speech.rich("cli-left-campaign", campaign=self.slot.name))
            return False
        path = keeping.save(self.game, self.autosave)
        self.out.line(self.speech.rich("cli-left", game=self.game.spec.game))
        self.out.line(Text(f" {clean(str(path))}", DIM))
        return False

    # ---- the end ------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """The table at the end, and how it ended."""
        told = [*self.told, *self.told_news()]
        self.turn_the_page()
        if self.is_spoken:
            end = closing(self.game, self.table, told, self.game.view(self.seat), len(told) * 9)
            lines = spoken_end(self.game, self.table, end, self.seat)
        else:
            lines = finale(self.game, self.table, told, self.seat, HEIGHT if self.out.live else None)
        for line in lines:
            self.out.line(line)
        self.told = []

    def after_the_end(self) -> bool:
        """At a terminal the last answer can still be taken back and the game saved; a pipe is done."""
        self.offer()
        if not sys.stdin.isatty():
            return False
        while True:
            line = self.ask(" " + self.speech.text("cli-prompt-end") + " ")
            word = (line or "q").strip().lower()
            if line is None or word in ("", "q", "quit", "exit"):
                return False
            try:
                command = self.commands.get(word.partition(" ")[0])
                if command is not None and command != self.give_hint:
                    command((line or "").strip().partition(" ")[2].strip())
                    if not self.game.is_over or self.fresh:
                        return True
                else:
                    self.out.line(Text(f" {self.speech.text('action-game-over')}", BAD))
            except ReverieError as error:
                self.out.line(Text(f" {self.speech.sentence(error)}", BAD))

    def offer(self) -> None:
        """Where the record lies."""
        with suppress(ReverieError):
            path = keeping.save(self.game, self.autosave)
            self.out.line(self.speech.rich("cli-record-kept", DIM, path=clean(str(path))))


def at_keyboard() -> bool:
    """Whether a person sits at a terminal, who can be asked to wait."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def forget_lines() -> None:
    """No arrow key brings back what the other player typed."""
    with suppress(ImportError):
        import readline

        readline.clear_history()


def read_line(out: Output, prompt: str) -> str | None:
    """One line from the keyboard, or from a pipe and then echoed, so that what is printed reads like a game."""
    if at_keyboard():
        with suppress(ImportError):
            import readline  # noqa: F401  (input() edits lines once it is loaded)
        try:
            return input(prompt)
        except EOFError:
            return None
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline(10_000)
    if not line:
        return None
    sys.stdout.write(out.speech.spell(clean(line.rstrip("\r\n"))[:200]) + "\n")
    return line


def retell(table: Table, events: Sequence[Event]) -> list[Text]:
    """What happened, one paragraph per turn."""
    lines: list[Text] = []
    label = ""
    stretch: list[Event] = []

    def close() -> None:
        sentences = table.tell(stretch)
        for i, line in enumerate(wrap(Text(" ").join(sentences), table.width - 7) if sentences else []):
            lines.append(Text.assemble(((label if i == 0 else "").rjust(5), GOLD), " ", line))

    for event in events:
        chapter = table.chapter(event)
        if chapter is not None:
            close()
            label, stretch = chapter, []
        else:
            stretch.append(event)
    close()
    return lines


def is_number(text: str) -> bool:
    """Whether a number was typed."""
    return text.isascii() and text.isdigit()


def fold(text: Text) -> list[Text]:
    """Long lines of tokens, folded under themselves."""
    first, *rest = wrap(text, 78)
    return [first, *(Text("   ").append_text(line) for line in rest)]


def finale(game: Game, table: Table, told: Sequence[Text], seat: int = 0, height: int | None = HEIGHT) -> list[Text]:
    """The last screen: table, outcome, reason and rule, what was found, the deal; without a height nothing must fit."""
    view = game.view(seat)
    end = closing(game, table, told, view, LAST_WORDS if height is not None else len(told) * 9)
    lines: list[Text] = []
    for density in range(table.densities):
        lines = [*header(game, table, seat), *table.zones(view, density), Text()]
        if height is None or len(lines) + len(end) <= height - 2:
            break
    return [*lines, *end]


def closing(
    game: Game, table: Table, told: Sequence[Text], view: dict[str, Any], limit: int = LAST_WORDS
) -> list[Text]:
    """How it ended."""
    speech, outcome = table.speech, game.result
    lines: list[Text] = []
    if outcome is None:
        return lines
    if told:
        lines += [*paragraph(list(told), table.width - 2, limit, speech.spell("… ")), Text()]
    reason = f"{game.spec.game}-reason-{outcome.reason}"
    verdict = Text(" ").append(speech.text(f"cli-{outcome.status}"), GOLD if outcome.won else BAD)
    summary = table.summary(view)
    lines.append(verdict.append("  ").append_text(summary) if summary is not None else verdict)
    sentence = speech.rich(reason) if speech.has(reason) else Text(outcome.reason)
    lines += [
        Text(" ").append_text(line) for line in wrap(sentence.append(f"  [{outcome.rule}]", DIM), table.width - 2)
    ]
    played = f"{game.spec.game}-played" if speech.has(f"{game.spec.game}-played") else "cli-played"
    lines.append(speech.rich(played, DIM, deal=deal_name(game, speech), turns=game.turn, answers=len(game.line)))
    if game.peeked:
        lines.append(speech.rich("cli-peeked-end", GOLD))
    if isinstance(game.spec.seed, str):
        lines.append(Text(f" {game.spec.seed}", DIM))
    return lines
