"""Everything that is drawn at random in the server, drawn from the schedule's seed instead."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from unittest import mock

import reverie.hosted.deals
import reverie.server.links
import reverie.server.rooms.room
import reverie.server.service


class Lots:
    """Stands where the server uses `secrets`."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def token_hex(self, size: int) -> str:
        """As `secrets.token_hex`."""
        return self.random.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        """As `secrets.token_urlsafe`, near enough: as many letters, from the same alphabet."""
        return self.random.randbytes(size * 2).hex()[: (size * 4 + 2) // 3]

    def choice(self, values: Sequence[str]) -> str:
        """As `secrets.choice`."""
        return self.random.choice(values)

    def randbelow(self, limit: int) -> int:
        """As `secrets.randbelow`."""
        return self.random.randrange(limit)


@contextmanager
def seeded(seed: str) -> Iterator[None]:
    """No other chance than the seed's."""
    lots = Lots(seed)
    modules = (reverie.hosted.deals, reverie.server.links, reverie.server.rooms.room, reverie.server.service)
    patches = [mock.patch.object(module, "secrets", lots) for module in modules]
    for patch in patches:
        patch.start()
    try:
        yield
    finally:
        for patch in patches:
            patch.stop()
