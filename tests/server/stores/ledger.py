"""Players who write to a store and remember what they were told; what the database holds must agree with that.

A unit appends one action to a game and touches two more tables, so that a torn unit would show. What a player was told
is stored must stay; what she was told is not stored must never appear; where it was unsure, the first read decides.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field

from reverie.server.stores.driver import Conflict, Driver, Row, Statement, StorageError, StorageUnsure

GAMES = 5
PATIENCE = 8  # failures in a row, then a player leaves


def table(game: str) -> Statement:
    sql = "INSERT INTO tables(id, created, spec, rules, players, deal, lease) VALUES ($1, 1, 'x', 1, 1, 'fair', 0)"
    return sql, (game,)


def body(game: str, seq: int, action: str) -> str:
    """Some actions are longer than a page."""
    return f"{game} {seq} {action} " * (400 if seq % 11 == 7 else 3)


def unit(game: str, seq: int, action: str) -> list[Statement]:
    entry = (game, seq, action, body(game, seq, action))
    return [
        ("UPDATE tables SET lease = $2 WHERE id = $1", (game, seq)),
        ("INSERT INTO seats(table_id, seat, guest) VALUES ($1, $2, $3)", (game, seq, action)),
        ("INSERT INTO log VALUES ($1, $2, 0, 'act', 0, $3, $4, 'state', 'chain')", entry),
    ]


@dataclass
class Ledger:
    stored: dict[tuple[str, int], str] = field(default_factory=dict)
    absent: set[str] = field(default_factory=set)
    unsure: dict[tuple[str, int], set[str]] = field(default_factory=dict)
    actions: int = 0
    errors: list[StorageError] = field(default_factory=list)

    def copy(self) -> Ledger:
        """What was known at one moment (the players go on in another thread)."""
        return Ledger(dict(self.stored), set(self.absent), dict(self.unsure), self.actions)

    async def sit(self, driver: Driver) -> None:
        for number in range(GAMES):
            with contextlib.suppress(Conflict):
                await driver.write([table(f"game {number}")])

    async def play(self, driver: Driver, actions: int) -> None:
        await asyncio.gather(*(self._play(driver, f"game {number}", actions) for number in range(GAMES)))

    async def _play(self, driver: Driver, game: str, actions: int) -> None:
        seq: int | None = None
        failures = 0
        for _ in range(actions):
            if failures == PATIENCE:
                return
            failures += 1
            if seq is None:
                seq = await self._look(driver, game)
                if seq is None:
                    continue
            self.actions += 1
            action = f"action {self.actions}"
            key = (game, seq + 1)
            if self.actions % 7 == 0 and seq:  # somebody writes what exists: she is refused, the others are not
                await self._repeat(driver, game, seq, action)
                continue
            try:
                await driver.write(unit(game, seq + 1, action))
            except StorageUnsure as error:
                self.errors.append(error)
                self.unsure.setdefault(key, set()).add(action)
                seq = None
            except StorageError as error:
                self.errors.append(error)
                self.absent.add(action)
                seq = None
            else:
                self.stored[key] = action
                seq += 1
                failures = 0

    async def _repeat(self, driver: Driver, game: str, seq: int, action: str) -> None:
        spoil: Statement = ("UPDATE tables SET lease = -1 WHERE id = $1", (game,))
        try:
            await driver.write([spoil, *unit(game, seq, action)[1:]])
        except StorageError as error:
            self.errors.append(error)
        else:
            raise AssertionError(f"{game}: two actions with number {seq}")
        self.absent.add(action)

    async def _look(self, driver: Driver, game: str) -> int | None:
        """The number of actions; what is seen here is stored from now on, what is not seen is not."""
        try:
            rows = await driver.read("SELECT seq, action_id FROM log WHERE table_id = $1 ORDER BY seq", (game,))
        except StorageError as error:
            self.errors.append(error)
            return None
        found = {(game, int(str(seq))): str(action) for seq, action in rows}
        for key, actions in list(self.unsure.items()):
            if key[0] == game:
                if found.get(key) in actions:
                    self.stored[key] = found[key]
                self.absent |= actions - {found.get(key, "")}
                del self.unsure[key]
        return len(found)

    async def check(self, driver: Driver) -> None:
        """The database agrees with everything the players know."""
        log = await driver.read("SELECT table_id, seq, action_id, body FROM log ORDER BY table_id, seq")
        found: dict[tuple[str, int], str] = {}
        counts: dict[str, int] = {}
        for row in log:
            game, seq, action, text = str(row[0]), int(str(row[1])), str(row[2]), row[3]
            assert seq == counts.get(game, 0) + 1, f"{game}: gap before {seq}"
            assert text == body(game, seq, action)
            counts[game] = seq
            found[game, seq] = action
        for key, action in self.stored.items():
            assert found.get(key) == action, f"{key}: {action} was acknowledged, {found.get(key)} is there"
        assert not self.absent & set(found.values()), "an action that was refused is stored"
        touched = await driver.read("SELECT id, lease FROM tables")
        assert all(counts.get(str(game), 0) == number for game, number in touched), "half a unit (tables)"
        seats: list[Row] = await driver.read("SELECT table_id, seat, guest FROM seats")
        assert {(game, seat): guest for game, seat, guest in seats} == found, "half a unit (seats)"


async def sound(driver: Driver) -> None:
    """SQLite itself finds nothing wrong."""
    assert await driver.read("PRAGMA integrity_check") == [("ok",)]
    assert await driver.read("PRAGMA foreign_key_check") == []
