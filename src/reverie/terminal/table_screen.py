"""The table: board, news, question and answers; every key of a game and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from reverie.agents import Agent
from reverie.cli import keeping
from reverie.cli.screen import header, paragraph
from reverie.cli.session import closing, retell
from reverie.cli.sitting import NOBODY, Sitting, acting_seat
from reverie.cli.speech import BAD, DIM, GOLD, Speech, clean
from reverie.errors import ReverieError
from reverie.kernel.actions import Action
from reverie.kernel.game import Game
from reverie.terminal.answers import DISCARD, PLAY, Impossible, impossible, is_own_choice, role_of, with_role
from reverie.terminal.board import Board, BoardRoom
from reverie.terminal.boards import board_for
from reverie.terminal.choices import Choice, Choices, Menu, indented
from reverie.terminal.curtain import Curtain
from reverie.terminal.keybar import KeyBar, KeyHint
from reverie.terminal.layout import Item, Zone
from reverie.terminal.pages import Confirming, Help, Log, Reading, Typing
from reverie.terminal.replay import Replay

if TYPE_CHECKING:
    from reverie.terminal.app import TableApp

WIDE = 112  # from here on the log stands beside the table
SIDE = 36  # how wide it is then
TALL = 30  # from here on more of the news is shown
ENOUGH = 400  # lines of the log beside the table

Telling = Callable[[], list[Text]]  # said again in another language when that changes


class TableScreen(Screen[None]):
    """A game at one keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,ctrl+right,ctrl+down", "zone(1)", show=False, priority=True),
        Binding("shift+tab,ctrl+left,ctrl+up", "zone(-1)", show=False, priority=True),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(1, 10)),
        Binding("d", "discard", show=False),
        Binding("p", "special", show=False),
        Binding("a", "answers", show=False),
        Binding("i", "read", show=False),
        Binding("b", "read_table", show=False),
        Binding("w", "unseen", show=False),
        Binding("z,ctrl+z,u", "undo", show=False),
        Binding("y,ctrl+y,ctrl+shift+z", "redo", show=False),
        Binding("h", "hint", show=False),
        Binding("l", "log", show=False),
        Binding("r", "replay", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("escape", "escape", show=False),
        Binding("q", "leave", show=False),
        Binding("s", "save", show=False),
    ]

    def __init__(self, game: Game, computers: Mapping[int, Agent] = NOBODY, first: Sequence[Telling] = ()) -> None:
        super().__init__()
        self.sitting = Sitting(game, computers)
        self.told: list[Telling] = list(first)
        self.menu: Menu | None = None  # a list that the player opened
        self.passing: int | None = None  # the seat that the keyboard goes to
        self.side_log = True
        self.is_mine_to_tell = True  # what was told is for this player alone, not for the next one

    # ---- shorthands -----------------------------------------------------------------------------------------

    @property
    def table_app(self) -> TableApp:
        """The program."""
        return cast("TableApp", self.app)

    @property
    def speech(self) -> Speech:
        """The language of the table."""
        return self.table_app.speech

    @property
    def game(self) -> Game:
        """What is played."""
        return self.sitting.game

    @property
    def board(self) -> Board:
        """The zones."""
        return self.query_one(Board)

    @property
    def choices(self) -> Choices:
        """The open list."""
        return self.query_one(Choices)

    @property
    def view(self) -> dict[str, Any]:
        """What the player at the keyboard may know."""
        return self.game.view(self.sitting.seat)

    @property
    def painter(self) -> Any:
        """The painter in the language of the moment, as wide as the table."""
        room = self.query_one(BoardRoom).size.width or self.app.size.width
        return board_for(self.game.spec.game, self.speech, max(40, room), self.game.players)

    @property
    def is_asked(self) -> bool:
        """Whether the player at the keyboard is to answer now."""
        return self.passing is None and not self.game.is_over and acting_seat(self.game) == self.sitting.seat

    # ---- the page -------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Header, board, news, question, answers; the log beside them; the keys below."""
        with Horizontal(id="all"):
            with Vertical(id="main"):
                yield Static(markup=False, id="header")
                with BoardRoom(id="room"):
                    yield Board(self.speech.ascii_only)
                yield Static(markup=False, id="news")
                yield Static(markup=False, id="question")
                yield Choices(self.speech.ascii_only)
            with VerticalScroll(id="side", can_focus=False):
                yield Static(markup=False, id="story")
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin."""
        self.advance()

    def on_resize(self) -> None:
        """The page has another size."""
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Draw everything as it is now, in the language of the moment."""
        game, seat, speech, view = self.game, self.sitting.seat, self.speech, self.view
        width = self.app.size.width
        wide = width >= WIDE and self.side_log
        self.query_one("#side").display = wide
        inner = width - (SIDE if wide else 0)
        painter = board_for(game.spec.game, speech, max(40, inner), game.players)
        actions = tuple(game.actions()) if self.is_asked else ()
        name, players = game.spec.game, game.players

        def zones_at(room: int, layout: int) -> list[Zone]:
            zones: list[Zone] = board_for(name, speech, room, players).board(view, actions, layout)
            return zones

        self.query_one("#header", Static).update(header(game, painter, seat)[0])
        self.board.show(zones_at, painter.layouts, painter.sharing)
        told = [text for telling in self.told for text in telling()]
        limit = 4 if self.app.size.height >= TALL else 2
        lines = paragraph(told, painter.width - 2, limit, speech.spell("… ")) if told else []
        self.query_one("#news", Static).update(Text("\n").join(lines))
        menu = self.open_menu()
        self.query_one("#question", Static).update(self.ask(menu))
        self.choices.display = menu is not None
        self.choices.show(menu.choices if menu else (), inner)
        self.choices.styles.height = self.choices.height(max(4, self.app.size.height // 2 - 2))
        if wide:
            self.tell_story(painter)
        self.show_keys()

    def settle(self) -> None:
        """Put the keys where they are needed: into the open list, else on the board."""
        (self.choices if self.choices.display else self.board).focus()
        self.show_keys()

    def ask(self, menu: Menu | None) -> Text:
        """What is asked: by the open list, else by the game."""
        sign = (">" if self.speech.ascii_only else "▸") + " "
        decision = self.game.decision
        if menu is not None:
            return Text.assemble((f" {sign}", GOLD), menu.title)
        if decision is None:
            return Text()
        return Text.assemble((f" {sign}", GOLD), self.painter.question(decision))

    def tell_story(self, painter: Any) -> None:
        """The log beside the table, its end in sight."""
        narrow = board_for(self.game.spec.game, self.speech, SIDE - 3, self.game.players)
        lines = retell(narrow, self.game.events_for(self.sitting.seat))[-ENOUGH:]
        self.query_one("#story", Static).update(Text("\n").join(lines))
        self.query_one("#side", VerticalScroll).scroll_end(animate=False)

    # ---- lists ----------------------------------------------------------------------------------------------

    def open_menu(self) -> Menu | None:
        """The list that is open: the player's own, or one that the game opens."""
        if self.passing is not None:
            return self.passing_menu()
        if self.game.is_over:
            return self.end_menu()
        if self.menu is not None:
            return self.menu
        if self.is_asked and not is_own_choice(self.game):
            return self.forced_menu()
        return None

    def forced_menu(self) -> Menu:
        """Every way to answer what must be answered now, with its price; the closed ones with the reason."""
        game, speech, painter = self.game, self.speech, self.painter
        menu = self.answer_menu(game.actions(), closable=False)
        choices, shown = list(menu.choices), set()
        for entry in game.closed(speech.language):
            plain = entry["action"]
            action = game.codec.by_id[plain["id"]] if isinstance(plain, dict) else None
            shown.add(action.id if action else -1)
            name = f"{game.spec.game}-closed-{entry['way']}"
            text = painter.choice(action, self.view) if action else Text(speech.text(name))
            choices.append(Choice(text, reason=speech.spell(f"{entry['reason']} [{entry['rule']}]")))
        others = [one for one in impossible(game, self.view) if one.action.id not in shown]
        choices += [self.refused(one, painter) for one in others]
        return Menu(menu.title, tuple(choices), closable=False)

    def answer_menu(
        self,
        actions: Sequence[Action],
        others: Sequence[Impossible] = (),
        closable: bool = True,
        title: Text | None = None,
    ) -> Menu:
        """Answers in words, with price and warning; below them what is not possible, with the reason."""
        painter, view, speech = self.painter, self.view, self.speech
        decision = self.game.decision
        offers = {
            entry["id"]: entry for entry in self.game.offers(speech.language, decision.kind if decision else None)
        }
        choices = []
        for action in actions:
            offer = offers[action.id]
            price = speech.spell(str(offer.get("preview", "")))
            warning = self.game.warning(action)
            warned = speech.spell(f"! {offer['warning']} [{warning[1]}]") if warning else ""
            choices.append(Choice(painter.choice(action, view), action, price=price, warning=warned))
        choices += [self.refused(one, painter) for one in others]
        asked = title if title is not None else painter.question(decision) if decision else Text()
        return Menu(asked, tuple(choices), closable)

    def refused(self, one: Impossible, painter: Any) -> Choice:
        """An answer that is not possible."""
        return Choice(painter.choice(one.action, self.view), reason=self.speech.sentence(one.reason))

    def passing_menu(self) -> Menu:
        """The end of a player's turn: the table is still in sight, then it is hidden."""
        seat = (self.passing or 0) + 1
        choice = Choice(self.speech.rich("terminal-pass-on", number=str(seat)), run=self.draw_curtain)
        return Menu(self.speech.rich("terminal-turn-over"), (choice,), closable=False)

    def end_menu(self) -> Menu:
        """How it ended, and what can be done then."""
        lines = closing(self.game, self.painter, (), self.view)
        title = Text("\n   ").join(line[1:] if line.plain.startswith(" ") else line for line in lines)
        ways: list[tuple[str, Callable[[], None]]] = [
            ("replay", self.action_replay),
            ("undo", self.action_undo),
            ("again", lambda: self.table_app.again()),
            ("new", lambda: self.table_app.action_new_game()),
            ("leave", self.action_leave),
        ]
        return Menu(
            title, tuple(Choice(self.speech.rich(f"terminal-end-{name}"), run=run) for name, run in ways), False
        )

    def open_list(self, menu: Menu) -> None:
        """Show a list that the player asked for."""
        self.menu = menu
        self.show()
        self.settle()

    # ---- the flow -------------------------------------------------------------------------------------------

    def advance(self, at_once: bool = False) -> None:
        """Computers answer, the keyboard changes hands if it must, then the next question is shown."""
        self.menu = None
        self.passing = None
        if self.sitting.computers_play():
            self.keep()
        seat = acting_seat(self.game)
        if not self.game.is_over and seat != self.sitting.seat:
            if self.sitting.shares_keyboard and self.painter.hides(self.game.view(seat)):
                self.pass_on(seat, at_once)
                return
            self.sitting.seat = seat
        self.tell_news()
        self.show()
        self.settle()

    def tell_news(self) -> None:
        """What happened since this player was last told."""
        events = self.sitting.news()
        if events:
            self.told.append(lambda: list(self.painter.tell(events)))

    def pass_on(self, seat: int, at_once: bool) -> None:
        """Another player is asked who must not see what this one sees: first the end of the turn, then a curtain."""
        self.passing = seat
        if at_once:
            self.draw_curtain()
            return
        self.tell_news()
        self.show()
        if self.told:
            self.settle()
        else:
            self.draw_curtain()

    def draw_curtain(self) -> None:
        """Hide everything until the other player is there."""
        seat = self.passing
        if seat is None:
            return
        kept = self.told if not self.is_mine_to_tell else []
        page = self.query_one("#all")
        page.visible = False  # not even for a moment when the curtain rises

        def opened(_: None) -> None:
            self.sitting.seat = seat
            self.told = kept
            self.advance()
            page.visible = True

        self.app.push_screen(Curtain(seat), opened)

    def give(self, action: Action) -> None:
        """Answer; if the game warns of it, ask first whether it is meant."""
        warning = self.game.warning(action)
        if warning is None:
            self.apply(action)
            return
        sentence = self.speech.rich(warning[0], BAD).append(f" [{warning[1]}]")
        self.app.push_screen(Confirming(sentence), lambda agreed: self.apply(action) if agreed else None)

    def apply(self, action: Action) -> None:
        """Answer, save, go on."""
        try:
            self.game.apply(action)
        except ReverieError as error:
            self.refuse(error)
            return
        self.told = []
        self.keep()
        self.advance()

    def keep(self) -> None:
        """Save the game where `--resume` finds it."""
        error = self.sitting.keep()
        if error is not None:
            self.told.append(lambda: [Text(self.speech.message(error), BAD)])

    def say(self, telling: Callable[[], Text]) -> None:
        """A remark in place of the news."""
        self.told = [lambda: [telling()]]
        self.show()
        if self.focused is None:
            self.settle()

    def refuse(self, error: ReverieError) -> None:
        """Say why something cannot be done."""
        self.say(lambda: Text(self.speech.sentence(error), BAD))

    # ---- keys: answering ------------------------------------------------------------------------------------

    def on_board_chosen(self, event: Board.Chosen) -> None:
        """Enter on the board: the obvious answer, a list if there are several, a reason if there is none."""
        item = event.item
        if not self.is_asked or self.menu is not None:
            self.settle()
            return
        if not is_own_choice(self.game):
            if item.actions:
                self.give_or_list(item.actions, item)
            else:
                self.settle()
            return
        actions = with_role(item.actions, "play", self.game.spec.game)
        if actions:
            self.give_or_list(actions, item)
        elif item.number:
            self.say_why_not(item, PLAY)
        else:
            self.action_read()

    def give_or_list(self, actions: Sequence[Action], item: Item) -> None:
        """One answer is given, several are shown, with those that are not possible."""
        if len(actions) == 1:
            self.give(actions[0])
            return
        verbs = {action.verb for action in actions}
        token = token_of(item) if item.number else None
        others = impossible(self.game, self.view, verbs, token) if token and is_own_choice(self.game) else []
        self.open_list(self.answer_menu(actions, others, title=Text(item.name)))

    def say_why_not(self, item: Item, verbs: set[str]) -> None:
        """Why nothing of this kind can be done with a card; if the game has no reason, what can be done at all."""
        others = impossible(self.game, self.view, verbs, token_of(item))
        if others:
            self.refuse(others[0].reason)
        else:
            self.action_answers()

    def on_choices_picked(self, event: Choices.Picked) -> None:
        """Enter in the list."""
        choice = event.choice
        if choice.action is not None:
            self.give(choice.action)
        elif choice.run is not None:
            choice.run()

    def on_board_moved(self) -> None:
        """Other keys make sense on another item."""
        self.show_keys()

    def action_digit(self, number: int) -> None:
        """Pick a line of the open list, or a card of the hand."""
        if self.choices.display and self.choices.has_focus:
            self.choices.pick(number)
        elif self.board.pick(number):
            self.board.focus()

    def action_discard(self) -> None:
        """D: discard the card under the cursor; in Urbion, choose what it is discarded for."""
        if not self.is_own_turn():
            return
        item = self.board.item
        actions = with_role(item.actions, "discard", self.game.spec.game) if item else []
        if item is None or not item.number:
            self.say(lambda: self.speech.rich("terminal-pick-first"))
        elif actions:
            self.give_or_list(actions, item)
        else:
            self.say_why_not(item, DISCARD.get(self.game.spec.game, set()))

    def action_special(self) -> None:
        """P: everything else, for the card under the cursor if there is something for it."""
        if not self.is_own_turn():
            return
        name = self.game.spec.game
        item = self.board.item
        mine = with_role(item.actions, "special", name) if item else []
        actions = mine or with_role(self.game.actions(), "special", name)
        if actions:
            self.open_list(self.answer_menu(actions, title=self.speech.rich("terminal-special")))
        else:
            self.say(lambda: self.speech.rich("terminal-nothing-special"))

    def action_answers(self) -> None:
        """A: all answers in one list."""
        if self.is_own_turn():
            others = impossible(self.game, self.view) if self.game.spec.game == "onirim" else []
            self.open_list(self.answer_menu(self.game.actions(), others))

    def is_own_turn(self) -> bool:
        """Whether cards can be played; otherwise the open list is what is to be answered."""
        if self.is_asked and is_own_choice(self.game):
            return True
        if self.choices.display:
            self.choices.focus()
        return False

    def action_zone(self, step: int) -> None:
        """Tab: the next zone; the open list is one of them."""
        if self.choices.has_focus:
            self.board.focus()
            self.board.enter_from(step)
        elif not self.board.next_zone(step):
            if self.choices.display:
                self.choices.focus()
            else:
                self.board.enter_from(step)
        self.show_keys()

    def action_escape(self) -> None:
        """Close the list, or look at the table; from there back to the list."""
        if self.menu is not None:
            self.menu = None
            self.show()
            self.settle()
        elif self.choices.has_focus:
            self.board.focus()
        elif self.choices.display:
            self.choices.focus()

    # ---- keys: going back and help --------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Z: take back the last answer."""
        self.go("terminal-undone", self.sitting.undo, before=False)

    def action_redo(self) -> None:
        """Y: give it again."""
        self.go("terminal-redone", self.sitting.redo, before=True)

    def go(self, name: str, step: Callable[[], Action], before: bool) -> None:
        """Go back or forth; tell the player whose answer it was, and nobody else."""
        seat = acting_seat(self.game)
        view = self.game.view(seat)
        was_peeked = self.game.peeked
        try:
            action = step()
        except ReverieError as error:
            self.refuse(error)
            return
        if not before:
            view = self.game.view(acting_seat(self.game))
        self.told = [lambda: [self.speech.rich(name, DIM).append(" ").append_text(self.painter.choice(action, view))]]
        if self.game.peeked and not was_peeked:
            self.told.append(lambda: [self.speech.rich("terminal-now-peeked", GOLD)])
        self.keep()
        self.is_mine_to_tell = before
        changes_hands = self.sitting.shares_keyboard and acting_seat(self.game) != self.sitting.seat
        self.advance(at_once=changes_hands and not before)
        self.is_mine_to_tell = True

    def action_hint(self) -> None:
        """H: what the computer would do."""
        if not self.is_asked:
            return
        action = self.sitting.hint()
        if action is None:
            self.say(lambda: self.speech.rich("cli-no-hint", BAD))
            return
        if not self.choices.display:
            for z, zone in enumerate(self.board.zones):
                item = next((item for item in zone.items if item.number and action in item.actions), None)
                if item is not None:
                    self.board.put(z, item.key)
        view = self.view
        self.say(
            lambda: self.speech.rich("terminal-hint", GOLD).append(" ").append_text(self.painter.choice(action, view))
        )
        self.choices.point_at(action)

    def action_replay(self, at: int | None = None) -> None:
        """R: the game so far."""
        start = self.game.answers if at is None else at
        can_go_back = not self.sitting.shares_keyboard
        self.app.push_screen(Replay(self.game, self.sitting.seat, start, can_go_back), self.return_to)

    def return_to(self, answers: int | None) -> None:
        """Back from the replay: to the present, or play on from an earlier answer."""
        if answers is not None and answers < self.game.answers:
            was_peeked = self.game.peeked
            self.game.undo(self.game.answers - answers)
            self.sitting.catch_up()
            self.told = [lambda: [self.speech.rich("terminal-from-here", DIM)]]
            if self.game.peeked and not was_peeked:
                self.told.append(lambda: [self.speech.rich("terminal-now-peeked", GOLD)])
            self.keep()
            self.advance()
        else:
            self.show()
            self.settle()

    # ---- keys: pages ----------------------------------------------------------------------------------------

    def action_read(self) -> None:
        """I: the card under the cursor, or what lies on the table."""
        item = self.board.item
        if item is None or not item.number:
            self.read_heap(item)
            return
        items = [one for zone in self.board.zones for one in zone.items if one.number]
        place = self.speech.text("terminal-card-place", number=str(items.index(item) + 1), count=str(len(items)))
        lines = [Text(place, DIM)]
        about = self.painter.about_card(token_of(item))
        lines += [Text(about)] if about else []
        lines.append(Text())
        lines += [Text("  ").append_text(self.painter.choice(action, self.view)) for action in item.actions]
        if self.is_asked and is_own_choice(self.game):
            verbs = PLAY | DISCARD.get(self.game.spec.game, set())
            for one in impossible(self.game, self.view, verbs, token_of(item)):
                lines.append(Text("  ").append(self.painter.choice(one.action, self.view).plain, DIM))
                lines.append(Text(f"    {self.speech.sentence(one.reason)}", BAD))
        self.app.push_screen(Reading(item.name, lines))

    def read_heap(self, item: Item | None) -> None:
        """What lies there and what the cards on the table do."""
        lines = [Text(item.name), Text()] if item else []
        lines += board_for(self.game.spec.game, self.speech, self.page_width, self.game.players).info(self.view)
        self.app.push_screen(Reading(self.speech.text("cli-info-title"), lines))

    @property
    def page_width(self) -> int:
        """The width of text on a page."""
        return max(40, min(100, self.app.size.width - 8))

    def action_read_table(self) -> None:
        """B: the whole table in words."""
        painter = board_for(self.game.spec.game, self.speech, self.page_width, self.game.players)
        lines = []
        summary = painter.summary(self.view)
        if summary is not None:
            lines += [summary, Text()]
        for zone in painter.board(self.view, (), 0):
            names = ", ".join(item.name for item in zone.items if item.key)
            label = "" if names.startswith(zone.label) else f"{zone.label}: "
            lines.append(Text.assemble((label, DIM), names, f" {zone.note.plain.strip()}".rstrip()))
        self.app.push_screen(Reading(self.speech.text("terminal-table-title"), lines))

    def action_unseen(self) -> None:
        """W: which cards may still come."""
        painter = board_for(self.game.spec.game, self.speech, self.page_width, self.game.players)
        self.app.push_screen(Reading(self.speech.text("cli-unseen-title"), painter.unseen(self.view)))

    def action_log(self) -> None:
        """L: everything that happened; Enter goes there."""
        painter = board_for(self.game.spec.game, self.speech, self.page_width, self.game.players)
        passages = []
        for answers, told in told_by_answer(self.game, self.sitting.seat, painter):
            line = Text(" ").join(told)
            passages.append((answers, indented(line, Text.assemble((f"{answers:>4} ", DIM)), self.page_width)))
        self.app.push_screen(Log(passages), lambda at: self.action_replay(at) if at is not None else None)

    def action_side_log(self) -> None:
        """Show or hide the log beside the table."""
        self.side_log = not self.side_log
        self.show()

    def action_help(self) -> None:
        """?: keys and rules."""
        self.app.push_screen(Help(self.game.spec.game))

    def action_save(self) -> None:
        """Save under a name."""

        def save(name: str | None) -> None:
            if name:
                try:
                    path = keeping.save(self.game, Path(name).expanduser())
                except ReverieError as error:
                    self.refuse(error)
                    return
                self.say(lambda: self.speech.rich("cli-saved", path=clean(str(path))))

        self.app.push_screen(Typing(self.speech.text("terminal-save"), f"{self.game.spec.game}.rec"), save)

    def action_leave(self) -> None:
        """Q: leave; the game is saved."""
        self.table_app.leave()

    # ---- the keys of the moment -----------------------------------------------------------------------------

    def show_keys(self) -> None:
        """What can be pressed now."""
        self.query_one(KeyBar).show(self.hints())

    def hint_for(self, key: str, name: str, action: str) -> KeyHint:
        """One of them in words."""
        return KeyHint(key, self.speech.text(f"terminal-key-{name}"), action)

    def hints(self) -> list[KeyHint]:
        """The most useful first; help and the palette always."""
        hint = self.hint_for
        hints: list[KeyHint] = []
        if self.choices.display and self.choices.has_focus:
            hints.append(hint("Enter", "confirm", "confirm"))
            if self.menu is not None:
                hints.append(hint("Esc", "back", "escape"))
            elif self.is_asked:
                hints.append(hint("Esc", "look", "escape"))
        elif self.is_asked and is_own_choice(self.game):
            item = self.board.item
            roles = {role_of(action, self.game.spec.game) for action in item.actions} if item else set()
            if "play" in roles:
                hints.append(hint("Enter", "play", "confirm"))
            elif item is not None and item.number:
                hints.append(hint("Enter", "why", "confirm"))
            if "discard" in roles:
                hints.append(hint("D", "discard", "discard"))
            if any(role_of(action, self.game.spec.game) == "special" for action in self.game.actions()):
                hints.append(hint("P", "special", "special"))
            hints.append(hint("A", "answers", "answers"))
        elif self.choices.display:
            hints.append(hint("Esc", "answers", "escape"))
        if self.game.answers and self.passing is None:
            hints.append(hint("Z", "undo", "undo"))
        if self.game.undone:
            hints.append(hint("Y", "redo", "redo"))
        if self.is_asked:
            hints.append(hint("H", "hint", "hint"))
        hints += [hint("I", "read", "read"), hint("B", "table", "read_table")]
        hints += [hint("L", "log", "log"), hint("R", "replay", "replay")]
        return [*hints, hint("?", "help", "help"), hint("^P", "palette", "app.palette")]

    def action_confirm(self) -> None:
        """Enter by mouse."""
        if self.choices.has_focus:
            self.choices.action_select()
        else:
            self.board.action_choose()

    def on_descendant_focus(self) -> None:
        """Other keys make sense elsewhere."""
        self.show_keys()


def token_of(item: Item) -> str:
    """The card that an item of the hand stands for."""
    return item.key.split(" ")[1]


def told_by_answer(game: Game, seat: int, painter: Any) -> list[tuple[int, list[Text]]]:
    """What each answer brought, as a seat may know it: by how many answers were given then."""
    first, rest = game.events_after(seat, 0)
    passages = [(0, painter.tell(game.events_for(seat)[:first]))]
    ends = []
    for answers in range(1, game.answers + 1):
        ends.append(game.events_after(seat, answers)[0])
    for answers, end in enumerate(ends, 1):
        passages.append((answers, painter.tell(rest[: end - first])))
        rest, first = rest[end - first :], end
    return [(answers, told) for answers, told in passages if told]
