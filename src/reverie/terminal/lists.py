"""The lists of the table: answers with their prices, what is not possible and why, the end of a turn and of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from reverie.cli.session import closing
from reverie.kernel.actions import Action
from reverie.terminal.answers import Impossible, impossible
from reverie.terminal.choices import Choice, Menu
from reverie.terminal.layout import Course
from reverie.terminal.seated import Seated


class Lists(Seated):
    """Which list is open, and what stands in it."""

    def open_menu(self) -> Menu | None:
        """The list that is open: the player's own, or one that the game opens."""
        if self.passing is not None:
            return self.passing_menu()
        if self.game.is_over:
            return self.end_menu()
        if self.menu is not None:
            return self.menu
        if self.is_asked and not self.is_on_table:
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
        courses: Sequence[Course] = (),
        whole: bool = False,
    ) -> Menu:
        """Answers in words, with price and warning; below them what is not possible, with the reason. The whole list of
        what can be done keeps its numbers as long as the game says."""
        painter, view, speech = self.painter, self.view, self.speech
        decision = self.game.decision
        offers = {
            entry["id"]: entry for entry in self.game.offers(speech.language, decision.kind if decision else None)
        }
        choices = [Choice(course.text, run=self.taking(course.answers), price=course.note) for course in courses]
        numbered = self.numbers.numbered(actions, self.stretch) if whole else [(0, action) for action in actions]
        for number, action in numbered:
            offer = offers[action.id]
            price = speech.spell(str(offer.get("preview", "")))
            warning = self.game.warning(action)
            warned = speech.spell(f"! {offer['warning']} [{warning[1]}]") if warning else ""
            text = painter.choice(action, view)
            choices.append(Choice(text, action, price=price, warning=warned, number=number))
        choices += [self.refused(one, painter) for one in others]
        asked = title if title is not None else painter.asked(decision, view) if decision else Text()
        return Menu(asked, tuple(choices), closable)

    @property
    def stretch(self) -> str:
        """For how long the numbers of answers stay; "": they are counted anew."""
        kept = getattr(self.painter, "stretch", None)
        return str(kept(self.view)) if kept is not None else ""

    def taking(self, answers: Sequence[int | str]) -> Callable[[], None]:
        """Several answers as one."""
        return lambda: self.give_all(answers)

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

    # ---- what the lists lead to -----------------------------------------------------------------------------

    def draw_curtain(self) -> None:
        """Hide everything until the other player is there."""
        raise NotImplementedError

    def give_all(self, answers: Sequence[int | str]) -> None:
        """Give several answers as one."""
        raise NotImplementedError

    def action_replay(self, at: int | None = None) -> None:
        """The game so far."""
        raise NotImplementedError

    def action_undo(self) -> None:
        """Take back the last answer."""
        raise NotImplementedError

    def action_leave(self) -> None:
        """Q: leave; the game is saved."""
        self.table_app.leave()
