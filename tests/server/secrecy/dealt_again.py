"""Worlds of games for which no test lays out the hidden cards by hand: a game is played to some question, and its own
engine deals again all that a seat cannot know. That it deals again all of it is for the tests of the engine.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import reverie
from reverie.errors import SpecError
from reverie.kernel import registry
from reverie.kernel.game import Game
from tests.players import plain_agents
from tests.properties.combinations import some_spec
from tests.server.secrecy.families import KITS
from tests.server.secrecy.glass import TOKENS
from tests.server.secrecy.watch import Parted, Tally, Watch

OTHERS = [game for game in registry.games() if game not in KITS]
WORLDS = 3  # in one go: two pairs
PLAYERS = len(TOKENS) - 1
LONGEST = 300  # answers of one game
OFTEN = 0.15


def moments(name: str, rng: random.Random) -> Iterator[Game]:
    """Endless: games at some of their questions, played by every agent, of every set-up for so many."""
    while True:
        try:
            game = reverie.from_spec(some_spec(name, rng).with_seed(rng.randrange(2**40)))
        except SpecError:
            continue
        if game.players > PLAYERS:
            continue
        game.listen()  # copies that are dealt again tell what happens to them
        agents = [reverie.agent(agent, name, seed=1) for agent in plain_agents(name)]
        while not game.is_over and game.answers < LONGEST:
            if rng.random() < OFTEN:
                yield game
            game.apply(rng.choice(agents).choose(game.outlook()))


def viewer_of(game: Game, viewer: str) -> int | None:
    """The seat that looks on: one that is asked, one that is not (if there is one), or nobody's."""
    if viewer == "spectator":
        return None
    assert game.decision is not None
    waiting = [seat for seat in range(game.players) if seat not in game.decision.seats]
    return waiting[0] if viewer == "waiting" and waiting else game.decision.seat


class OtherWatch(Watch):
    """Watches worlds that an engine has dealt again, for one answer that reveals nothing to anybody."""

    async def look_at(self, game: Game, viewer: str, rng: random.Random, tally: Tally) -> str:
        """By what a seat could tell the worlds apart; empty if it cannot."""
        self.seat, self.rng, self.tally = viewer_of(game, viewer), rng, tally
        self.lot = rng.randrange(2**62)
        worlds = [game.clone() for _ in range(WORLDS)]
        for world in worlds:
            world.engine.determinise(rng.randrange(2**62), self.seat or 0)
        assert game.decision is not None
        tally.pairs += WORLDS - 1
        tally.questions[game.decision.kind] += 1
        tally.modes[game.spec.mode] += 1
        try:
            await self.lay(worlds)
            await self.try_out()
            if await self.answer_alike():
                await self.try_out()
            await self.read_pages()
        except Parted as parted:
            return str(parted)
        return ""

    async def try_out(self) -> None:
        """Whatever changes nothing."""
        for name, kind, fields in self.attempts(self.games[0]):
            await self.log(name, kind, **fields)
        self.compare("tries what is refused")
        for text in self.small_talk(thorough=True):
            await self.say(self.names[self.seat], text)
        self.compare("talks")

    async def answer_alike(self) -> bool:
        """Somebody who is asked answers; False if somebody has seen something new by it, so that worlds may differ."""
        game = self.games[0]
        assert game.decision is not None
        seat, mark = game.decision.seat, game.engine.mark
        await self.log(self.names[seat], "act", action=self.rng.choice(game.legal_actions(seat)))
        if any(world.engine.mark != mark or world.is_over for world in self.games):
            self.tally.parted["saw something new"] += 1
            self.alive = self.alive[:1]
        self.compare("sees an answer")
        return len(self.alive) > 1
