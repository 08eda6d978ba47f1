"""An inspector watches one game of any kind: it looks at the table after every answer, and at what seats are shown.

What must hold there is said by each game's own inspector (`onirim/invariants.py`, `urbion/invariants.py`).
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import reverie
from reverie.kernel.game import Game

Table = dict[str, Any]
RawEvents = list[tuple[int, int, int, int]]

AGENDA = 28  # of 32 steps that the engine has room for
OPTIONS = 23  # of 24 blocks of choices
TRIED = 8  # answers tried on a copy, and others that must be refused


def engine_of(game: Game) -> Any:
    """The game's own engine, which knows more than the kernel's contract."""
    return game.engine


class Inspector:
    """Watches one game from its deal or position on."""

    alone: str = ""  # the question that is asked even if it has one answer

    def __init__(self, game: Game, thorough: bool) -> None:
        self.game = game
        self.thorough = thorough  # everything after every answer, not one thing after the other
        self.engine = engine_of(game)
        self.engine.listen()
        self.line: list[int] = []
        self.rng = random.Random(3)
        self.table: Table = self.engine.table()
        self.begin()
        self.inspect()

    # ---- what each game says itself ----------------------------------------------------------------------

    def begin(self) -> None:
        """Remember what the first table is compared with later on."""
        raise NotImplementedError

    def check_table(self) -> None:
        """What holds at every table."""
        raise NotImplementedError

    def check_step(self, before: Table, events: RawEvents) -> None:
        """What holds between two tables, with what was told in between."""
        raise NotImplementedError

    def check_view(self, view: dict[str, Any], seat: int | None) -> None:
        """What holds for everything that a seat is shown."""
        raise NotImplementedError

    # ---- the same for all ----------------------------------------------------------------------------------

    def look(self, action: int) -> None:
        """The game after one more answer."""
        self.line.append(action)
        before, self.table = self.table, self.engine.table()
        self.inspect(before)

    def inspect(self, before: Table | None = None) -> None:
        """Everything that holds at every table."""
        try:
            if before is not None:
                self.check_step(before, self.engine.take_events())
            self.check_table()
            self.check_actions()
            seats = (*range(self.game.players), None)
            for seat in seats if self.thorough else seats[len(self.line) % len(seats) :][:1]:
                self.check_view(self.game.view(seat), seat)
            if len(self.line) % 16 == 15 and not self.game.is_over:
                self.check_position()
                self.check_answers()
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.game.spec.text()}\n{self.game.position()}\n{self.line}") from error

    def check_actions(self) -> None:
        """Legal answers: some, each once, ascending, all with a name; a single one is not asked for."""
        actions = self.engine.legal_actions()
        assert self.engine.agenda_size <= AGENDA
        if self.game.is_over:
            assert actions == []
            return
        assert actions == sorted(set(actions))
        assert self.engine.option_count <= OPTIONS
        assert len(actions) >= (1 if self.game.decision and self.game.decision.kind == self.alone else 2)
        for number in actions:
            assert self.game.codec.read(self.game.codec.by_id[number].words).id == number

    def check_answers(self) -> None:
        """Every answer that is offered is accepted; any other is refused and changes nothing."""
        legal, before = self.game.legal_actions(), self.game.hash()
        for number in self.rng.sample(legal, min(TRIED, len(legal))):
            self.engine.clone().apply(number)
        illegal = sorted(set(self.game.codec.by_id) - set(legal))
        for number in self.rng.sample(illegal, TRIED):
            with pytest.raises(reverie.IllegalAction) as refused:
                self.game.apply(number)
            assert refused.value.rule, number
        assert self.game.hash() == before

    def check_position(self) -> None:
        """The table written down and read again is the same table."""
        text = self.game.position()
        again = reverie.from_position(text, seed=1)
        assert again.position() == text
        assert again.legal_actions() == self.game.legal_actions()
        assert engine_of(again).table() == self.table
