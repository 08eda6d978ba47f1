"""The table: board, news, question and answers; every key of a game and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from reverie.cli.hint_words import reason_text
from reverie.cli.screen import header, paragraph
from reverie.cli.session import retell
from reverie.cli.sitting import acting_seat
from reverie.cli.speech import BAD, DIM, GOLD
from reverie.cli.table.plain import wrap
from reverie.cli.table.voice import NEXT_PAGE
from reverie.errors import ReverieError
from reverie.kernel.actions import Action
from reverie.terminal.answers import PLAY, impossible, is_own_choice, with_role
from reverie.terminal.board import Board, BoardRoom, Pin
from reverie.terminal.boards import board_for
from reverie.terminal.choices import Choices, Menu
from reverie.terminal.curtain import Curtain
from reverie.terminal.keybar import KeyBar
from reverie.terminal.layout import Item, Zone
from reverie.terminal.letters import binding
from reverie.terminal.moment_keys import MomentKeys
from reverie.terminal.pages import Confirming, Reading
from reverie.terminal.reading import token_of
from reverie.terminal.replay import Replay

WIDE = 112  # from here on the log stands beside the table
SIDE = 36  # how wide it is then
TALL = 30  # from here on more of the news is shown
ENOUGH = 400  # lines of the log beside the table


class TableScreen(MomentKeys):
    """A game at one keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("tab,ctrl+right,ctrl+down", "zone(1)", priority=True),
        binding("shift+tab,ctrl+left,ctrl+up", "zone(-1)", priority=True),
        *(binding(str(digit), f"digit({digit})") for digit in range(1, 10)),
        binding("d", "discard"),
        binding("p", "special"),
        binding("a", "answers"),
        binding("i", "read"),
        binding("b", "read_table"),
        binding("w", "unseen"),
        binding("z,ctrl+z", "undo"),
        binding("u", "undo_one"),
        binding("y,ctrl+y,ctrl+shift+z", "redo"),
        binding("h", "hint"),
        binding("l", "log"),
        binding("r", "replay"),
        binding("question_mark,f1", "help"),
        binding("escape", "escape"),
        binding("q", "leave"),
        binding("s", "save"),
        binding("c", "person"),
        binding("g", "story"),
        binding("t", "tab"),
    ]

    # ---- the page -------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Header, board, news, question, answers; the log beside them; the keys below."""
        with Horizontal(id="all"):
            with Vertical(id="main"):
                yield Static(markup=False, id="header")
                with BoardRoom(id="room"):
                    yield Board(self.speech.ascii_only)
                    yield Pin()
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

    @property
    def painter_knows_roles(self) -> bool:
        """Whether Enter and D mean different things in this game."""
        return bool(self.game.definition.discarding)

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
        asked = Text.assemble((f" {sign}", GOLD), self.painter.asked(decision, self.view))
        about = getattr(self.painter, "about_item", None)
        item = self.board.item
        if about is not None and item is not None:
            asked.append("\n").append_text(about(item, self.view))
        room = max(20, self.query_one("#question").size.width or self.app.size.width) - 4
        if asked.cell_len <= room and "\n" not in asked.plain:
            return asked
        lines = [row for line in asked.split("\n") for row in wrap(line, room)]
        return Text("\n   ").join(lines)

    def tell_story(self, painter: Any) -> None:
        """The log beside the table, its end in sight."""
        narrow = board_for(self.game.spec.game, self.speech, SIDE - 3, self.game.players)
        lines = retell(narrow, self.game.events_for(self.sitting.seat))[-ENOUGH:]
        self.query_one("#story", Static).update(Text("\n").join(lines))
        self.query_one("#side", VerticalScroll).scroll_end(animate=False)

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
        self.answer_for_nothing()
        if self.is_on_table and not is_own_choice(self.game):
            self.board.seeking = getattr(self.painter, "preferred", ())
        self.show()
        self.settle()

    def answer_for_nothing(self) -> None:
        """A question whose answers all come to the same is answered here, with a word about it; not one that somebody
        came back to."""
        while not self.game.undone and (same := self.ahead.get("same")) is not None:
            words = self.painter.choice(self.game.codec.by_id[same], self.view).append(".")
            self.told.append(partial(self.decided, words))
            self.game.apply(same)
            self.keep()
            self.sitting.seat = acting_seat(self.game)
            self.tell_news()

    def decided(self, words: Text) -> list[Text]:
        """That a question was answered, and how."""
        return [self.speech.rich("terminal-ether-decided", DIM), words]

    def tell_news(self) -> None:
        """What happened since this player was last told."""
        news = self.sitting.shared_news if self.painter.open_seats else self.sitting.news
        events = news()
        pages = [event for event in events if self.painter.passage(event) is not None]
        if events:
            self.told.append(lambda: list(self.painter.tell([event for event in events if event not in pages])))
        opening = self.painter.opening(self.view) if not self.game.answers else None
        found = [opening] if opening is not None else []
        found += [passage for event in pages if (passage := self.painter.passage(event)) is not None]
        self.read_aloud(list(dict.fromkeys((title, text.plain) for title, text in found)))

    def read_aloud(self, passages: Sequence[tuple[str, str]]) -> None:
        """Pages that are read by themselves before the game goes on, each once: one after the other."""
        fresh = [one for one in passages if (self.game.answers, one[1]) not in self.read]
        self.read |= {(self.game.answers, text) for _, text in fresh}
        pages = [(title, part) for title, text in fresh for part in text.split(NEXT_PAGE)]
        for number, (title, part) in reversed(list(enumerate(pages, 1))):
            if len(pages) > 1:
                title = f"{title}  {number}/{len(pages)}"
            self.app.push_screen(Reading(title, self.paragraphs(part)))

    def paragraphs(self, text: str) -> list[Text]:
        """A longer text for a page, an empty line between its paragraphs."""
        lines: list[Text] = []
        for part in text.split("\n"):
            if part.strip():
                lines += [*wrap(Text(self.speech.spell(part)), self.page_width - 2), Text()]
        return lines[:-1]

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

    def give_all(self, answers: Sequence[int | str]) -> None:
        """Give several answers as one: all of them, or none."""
        try:
            self.game.apply_all(list(answers))
        except ReverieError as error:
            self.menu = None
            self.refuse(error)
            return
        self.told = []
        self.keep()
        self.advance()

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

    # ---- keys: answering ------------------------------------------------------------------------------------

    def on_board_chosen(self, event: Board.Chosen) -> None:
        """Enter on the board: the obvious answer, a list if there are several, a reason if there is none."""
        item = event.item
        if not self.is_asked or self.menu is not None:
            self.settle()
            return
        if not is_own_choice(self.game) or item.courses or not self.painter_knows_roles:
            if item.actions or item.courses:
                self.give_or_list(item.actions, item)
            elif self.is_on_table:
                self.action_read()
            else:
                self.settle()
            return
        actions = with_role(item.actions, "play", self.game)
        if actions:
            self.give_or_list(actions, item)
        elif item.number:
            self.say_why_not(item, PLAY)
        else:
            self.action_read()

    def give_or_list(self, actions: Sequence[Action], item: Item) -> None:
        """One answer is given, several are shown, with those that are not possible."""
        if len(actions) == 1 and not item.courses:
            self.give(actions[0])
            return
        if len(item.courses) == 1 and not actions:
            self.give_all(item.courses[0].answers)
            return
        verbs = {action.verb for action in actions}
        token = token_of(item) if item.number else None
        others = impossible(self.game, self.view, verbs, token) if token and is_own_choice(self.game) else []
        self.open_list(self.answer_menu(actions, others, title=Text(item.name), courses=item.courses))

    def say_why_not(self, item: Item, verbs: Iterable[str]) -> None:
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
        self.query_one("#question", Static).update(self.ask(self.open_menu()))
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
        actions = with_role(item.actions, "discard", self.game) if item else []
        if item is None or not item.number:
            self.say(lambda: self.speech.rich("terminal-pick-first"))
        elif actions:
            self.give_or_list(actions, item)
        else:
            self.say_why_not(item, self.game.definition.discarding)

    def action_special(self) -> None:
        """P: everything else, for the card under the cursor if there is something for it."""
        if not self.is_own_turn():
            return
        item = self.board.item
        mine = with_role(item.actions, "special", self.game) if item else []
        actions = mine or with_role(self.game.actions(), "special", self.game)
        if actions:
            self.open_list(self.answer_menu(actions, title=self.speech.rich("terminal-special")))
        else:
            self.say(lambda: self.speech.rich("terminal-nothing-special"))

    def action_answers(self) -> None:
        """A: all answers in one list."""
        if self.is_own_turn():
            others = impossible(self.game, self.view) if self.game.definition.shows_impossible else []
            self.open_list(self.answer_menu(self.game.actions(), others, whole=True))

    def is_own_turn(self) -> bool:
        """Whether cards can be played; otherwise the open list is what is to be answered."""
        if self.is_on_table:
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

    def action_person(self) -> None:
        """C: the next character acts, where one person plays several."""
        people_of = getattr(self.painter, "people_of", None)
        people = people_of(self.view) if people_of is not None else []
        if len(people) > 1:
            active = self.painter.active_in(self.view, self.game.actions())
            self.chosen = people[(people.index(active) + 1) % len(people)]
            name = self.painter.person_name(self.chosen)
            self.say(lambda: self.speech.rich("terminal-ether-acts", character=name))

    def action_tab(self) -> None:
        """T: the other part of a crowded table."""
        self.board.open_tab()

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
        """Z: take back the last answer; where an action takes several, all of them."""
        self.go("terminal-undone", lambda: self.sitting.undo(self.game.last_action), before=False)

    def action_undo_one(self) -> None:
        """U: take back the last answer."""
        self.go("terminal-undone", self.sitting.undo, before=False)

    def action_redo(self) -> None:
        """Y: give it again."""
        self.go("terminal-redone", self.redo_action, before=True)

    def redo_action(self) -> Action:
        """The next answer, with those that belong to the same action."""
        action = self.sitting.redo()
        begins = self.game.definition.begins
        while begins and self.game.undone and self.game.decision and self.game.decision.kind not in begins:
            self.sitting.redo()
        return action

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
        advice = self.sitting.advice()
        action = advice.action if advice is not None else self.sitting.hint()
        if action is None:
            self.say(lambda: self.speech.rich("cli-no-hint", BAD))
            return
        if not self.choices.display:
            for z, zone in enumerate(self.board.zones):
                item = next((item for item in zone.items if item.key and action in item.actions), None)
                if item is not None:
                    self.board.put(z, item.key)
        view = self.view

        def told() -> Text:
            said = self.speech.rich("terminal-hint", GOLD).append(" ").append_text(self.painter.choice(action, view))
            return said.append(".").append_text(reason_text(advice, self.speech)) if advice is not None else said

        self.say(told)
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
