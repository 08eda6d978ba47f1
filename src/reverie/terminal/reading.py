"""The pages that a key opens above the table: a card, the table in words, what may still come, log, help, saving."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.text import Text

from reverie.cli import keeping
from reverie.cli.speech import BAD, DIM, clean
from reverie.errors import ReverieError
from reverie.kernel.game import Game
from reverie.terminal.answers import PLAY, impossible, is_own_choice
from reverie.terminal.boards import board_for, in_words
from reverie.terminal.choices import indented
from reverie.terminal.layout import Item
from reverie.terminal.lists import Lists
from reverie.terminal.pages import Help, Log, Reading, Typing


class Readings(Lists):
    """Keys that open a page."""

    def action_read(self) -> None:
        """I: the card under the cursor, or what lies on the table."""
        item = self.board.item
        if item is None or not item.number:
            self.read_heap(item)
            return
        about_thing = getattr(self.painter, "about_spot", None)
        if about_thing is not None:
            self.app.push_screen(Reading(item.name, about_thing(item, self.view)))
            return
        items = [one for zone in self.board.zones for one in zone.items if one.number]
        place = self.speech.text("terminal-card-place", number=str(items.index(item) + 1), count=str(len(items)))
        lines = [Text(place, DIM)]
        about = self.painter.about_card(token_of(item))
        lines += [Text(about)] if about else []
        lines.append(Text())
        lines += [Text("  ").append_text(self.painter.choice(action, self.view)) for action in item.actions]
        if self.is_asked and is_own_choice(self.game):
            verbs = PLAY | self.game.definition.discarding
            for one in impossible(self.game, self.view, verbs, token_of(item)):
                lines.append(Text("  ").append(self.painter.choice(one.action, self.view).plain, DIM))
                lines.append(Text(f"    {self.speech.sentence(one.reason)}", BAD))
        self.app.push_screen(Reading(item.name, lines))

    def read_heap(self, item: Item | None) -> None:
        """What lies there and what the cards on the table do."""
        about_thing = getattr(self.painter, "about_spot", None)
        if item is not None and about_thing is not None and (about := about_thing(item, self.view)):
            self.app.push_screen(Reading(item.name, about))
            return
        lines = [Text(item.name), Text()] if item else []
        lines += board_for(self.game.spec.game, self.speech, self.page_width, self.game.players).info(self.view)
        self.app.push_screen(Reading(self.speech.text("cli-info-title"), lines))

    @property
    def page_width(self) -> int:
        """The width of text on a page."""
        return max(40, min(100, self.app.size.width - 8))

    def action_read_table(self) -> None:
        """B: the whole table in words."""
        lines = in_words(self.game.spec.game, self.speech, self.game.players, self.view)
        self.app.push_screen(Reading(self.speech.text("terminal-table-title"), lines))

    def action_story(self) -> None:
        """G: what is to be reached, what helps, and every page that was read, the newest first."""
        story = getattr(board_for(self.game.spec.game, self.speech, self.page_width, self.game.players), "story", None)
        if story is not None:
            lines = story(self.view, self.game.events_for(self.sitting.seat))
            self.app.push_screen(Reading(self.speech.text("terminal-ether-story-title"), lines))

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


def token_of(item: Item) -> str:
    """The card that an item of the hand stands for."""
    return item.key.partition(" ")[2].partition(" ")[0] or item.key


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
