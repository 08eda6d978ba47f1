"""Thinking beside the conversation: `go` begins it, `info` and `best` ask what is thought so far, `stop` ends it."""

from __future__ import annotations

import threading
from time import monotonic

from reverie.kernel.chances import MOST_SIMULATIONS, Advice, Thinking
from reverie.kernel.game import Game

SLICE = 16  # simulations between two chances to be asked: a few milliseconds, whatever the game


class Ponderer:
    """One question that is thought about in a thread, until its limit or until somebody stops it."""

    def __init__(self, game: Game, seconds: float, simulations: int, seed: int) -> None:
        self.thinking: Thinking = game.think(seed)
        self.answers = game.answers  # where it was asked
        self.simulations = min(simulations, MOST_SIMULATIONS)
        self._end = monotonic() + seconds
        self._asked = threading.Lock()
        self._stopped = threading.Event()
        self._look()  # so that there is something to be said at once
        self._thread = threading.Thread(target=self._ponder, daemon=True)
        self._thread.start()

    @property
    def is_thinking(self) -> bool:
        """Whether it goes on."""
        is_over = self._stopped.is_set() or self.thinking.simulations >= self.simulations
        return not is_over and monotonic() < self._end

    def _look(self) -> None:
        """One slice."""
        with self._asked:
            self.thinking.look(min(SLICE, self.simulations - self.thinking.simulations))

    def _ponder(self) -> None:
        """Slice after slice."""
        while self.is_thinking:
            self._look()

    def advice(self) -> Advice:
        """What is thought so far."""
        with self._asked:
            return self.thinking.advice()

    def stop(self) -> None:
        """Enough; when this returns, nothing goes on any more."""
        self._stopped.set()
        self._thread.join()
