"""Families of worlds that one seat cannot tell apart: a few of them cost little more than the pairs they are made for.

The engines' tests know which cards are hidden from whom (`tests/properties`). Here the first world of a family is
compared with each of the others, so a family of seven is six pairs.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from reverie.errors import PositionError
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from tests.parity.trace import GAMES
from tests.properties.every_game import worlds_of
from tests.properties.inspection import Table
from tests.properties.worlds import VIEWERS, Worlds, bit_of, is_asked, seat_of, some_seed

KITS: dict[str, Worlds] = {game: worlds_of(game) for game in GAMES}
SIZE = 7

__all__ = ["KITS", "SIZE", "VIEWERS", "Family", "families", "is_asked"]


@dataclass(frozen=True)
class Family:
    """Worlds that `seat` cannot tell apart, all at the same question."""

    kit: Worlds
    worlds: list[Game]
    seat: int | None
    question: str
    hidden: int  # how many cards of the pile the seat does not know

    def __str__(self) -> str:
        positions = "\n  ".join(game.position() for game in self.worlds)
        return f"seat {self.seat} at {self.question}\n  {positions}"


def families(kit: Worlds, seed: int, viewer: str, questions: tuple[str, ...] | None = None) -> Iterator[Family]:
    """Endless: in every second one at most six cards of the pile are hidden; some differ by their streams alone."""
    rng = random.Random(seed)
    mode = "team" if viewer == "waiting" else None
    for number, (spec, table, question) in enumerate(kit.tables(rng, mode, questions)):
        seat = seat_of(viewer, table)
        laid = kit.lay_out(table, seat, rng, number % 2 == 0)
        if rng.random() < 0.2:
            dealt = [kit.unplaced(laid)] * SIZE
        else:
            dealt = different([laid, *(kit.deal_again(laid, seat, rng) for _ in range(SIZE - 1))])
        worlds = [game for game in (set_up(kit, spec, other, rng) for other in dealt) if game is not None]
        if viewer == "active" and worlds:
            assert len(worlds) == len(dealt)  # whoever is asked must be asked in each of them
        if len(worlds) > 1:
            hidden = len(laid["bag"]) + sum(not card & bit_of(seat) for card in kit.places_of(laid))
            yield Family(kit, worlds, seat, question, hidden)


def different(tables: list[Table]) -> list[Table]:
    """The first table, and those that are not the same."""
    return [table for n, table in enumerate(tables) if n == 0 or table != tables[0]]


def set_up(kit: Worlds, spec: GameSpec, table: Table, rng: random.Random) -> Game | None:
    """A game at this table; None where the cards do not fit the question, or where play would go on at once."""
    try:
        game = Game(registry.game(kit.game), spec.with_seed(some_seed(rng)), kit.write(table, spec))
    except PositionError:
        return None
    return None if any(game.events_for(seat) for seat in (None, *range(game.players))) else game
