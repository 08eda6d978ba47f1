"""Watching a family of worlds, each in a house of its own: what a seat and a spectator are sent must be the same.

Everybody says the same things in every house: what is refused as well as what is done. Only the answers to secret
questions of somebody else may differ. A world in which the seat sees something new is not followed any further.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from reverie.kernel.game import Game
from reverie.server.rooms import room
from reverie.server.routes import aids
from tests.properties.worlds import FEW, LEAK, Step, is_asked
from tests.server.secrecy.families import SIZE, Family
from tests.server.secrecy.glass import DEALS, TABLE, House

MOMENTS = 3  # at which everything is compared, with an answer between each two
LANGUAGES = ("en", "de")
NEWS = ("saw other cards", "went through the pile")  # verdicts of a pair whose seat has learned something
PAGES = (f"/api/tables/{TABLE}", f"/api/tables/{TABLE}/observation", f"/api/tables/{TABLE}/document",
         f"/api/tables/{TABLE}/record")  # fmt: skip
HINTS = 10  # so many are compared at least, where somebody may ask for them
AIDS = ("hint", "hint?depth=1", "chance", "review", "moments", "moments/{answers}")
AHEAD = 6  # games played ahead for a chance: if one of them can tell the worlds apart, six can


@dataclass
class Tally:
    """What was compared, so that nobody takes an empty test for a passed one."""

    pairs: int = 0
    few: int = 0
    texts: int = 0
    bytes: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    undo: Counter[str] = field(default_factory=Counter)
    parted: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    modes: Counter[str] = field(default_factory=Counter)
    pages: Counter[str] = field(default_factory=Counter)

    def heard(self, text: str) -> None:
        """One text was the same in two worlds."""
        self.texts += 1
        self.bytes += len(text)
        kind = text[9:].partition('"')[0] if text.startswith('{"type":"') else "http"
        self.kinds[kind] += 1
        if kind == "refused":
            self.refused[text.partition('"code":"')[2].partition('"')[0]] += 1


class Parted(Exception):
    """A seat could tell worlds apart; the message says by what."""


class Watch:
    """Houses, and those who watch what comes out of them."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.houses = [House() for _ in range(SIZE)]
        self.lot = 0
        for drawing in (room, aids):
            patch.setattr(drawing, "secrets", SimpleNamespace(randbelow=lambda most: self.lot % most))
        patch.setattr(aids, "playouts", lambda compiled, pure: AHEAD)

    async def differences(self, family: Family, rng: random.Random, tally: Tally) -> str:
        """By what the seat, or a spectator, could tell the worlds apart; empty if they cannot."""
        self.family, self.rng, self.tally = family, rng, tally
        self.kit, self.seat = family.kit, family.seat
        self.lot = rng.randrange(2**62)
        tally.pairs += len(family.worlds) - 1
        tally.few += (len(family.worlds) - 1) * (family.hidden <= FEW)
        tally.questions[family.question] += 1
        tally.modes[family.worlds[0].spec.mode] += 1
        try:
            await self.lay(family.worlds)
            for moment in range(MOMENTS):
                await self.probe(thorough=moment == 0)
                if not await self.answer():
                    break
                if rng.random() < 0.5:
                    await self.take_back()
            await self.read_pages()
        except Parted as parted:
            return str(parted)
        return ""

    # ---- comparing ----------------------------------------------------------------------------------------

    def compare(self, doing: str) -> None:
        """Whatever the watchers were sent since the last time is the same in every house."""
        first = self.alive[0]
        for name in self.watched:
            heard = first.ears[name].heard
            for house in self.alive[1:]:
                other = house.ears[name].heard
                if other != heard:
                    raise Parted(f"{name} {doing}: {difference(heard, other)}")
                for text in heard:
                    self.tally.heard(text)
        for house in self.alive:
            for ear in house.ears.values():
                ear.heard.clear()

    async def say(self, name: str, message: dict[str, Any] | str) -> None:
        """The same in every house."""
        for house in self.alive:
            await house.say(name, message)

    async def log(self, name: str, kind: str, **fields: Any) -> None:
        """Something for the log, with the newest seq."""
        number = self.rng.randrange(10**9)
        for house in self.alive:
            await house.say(name, {"type": kind, "action_id": f"id-{number:09}", "seq": house.table.seq, **fields})

    @property
    def games(self) -> list[Any]:
        """The game in each house."""
        return [house.table.running() for house in self.alive]

    # ---- the conversation -----------------------------------------------------------------------------------

    async def lay(self, worlds: list[Game]) -> None:
        """Lay the worlds, and let everybody come."""
        self.alive = self.houses[: len(worlds)]
        self.deal = self.rng.choice(DEALS)
        names: list[tuple[str, int | None]] = [("spectator", None)]
        names += [(f"seat {seat}", seat) for seat in range(worlds[0].players)]
        self.names = {seat: name for name, seat in names}
        self.watched = sorted({self.names[self.seat], "spectator"})
        for number, (house, game) in enumerate(zip(self.alive, worlds, strict=True)):
            house.lay(game, self.seat, self.deal, number + 1)
        first = self.rng.randrange(2)
        for place, (name, seat) in enumerate(names):
            for house in self.alive:
                await house.come(name, seat, LANGUAGES[(first + place) % 2])
        self.compare("comes in")

    async def probe(self, thorough: bool) -> None:
        """Everything that one can try without changing anything, in both languages."""
        game, rng, watcher = self.games[0], self.rng, self.names[self.seat]
        decision = game.decision
        if decision is None:
            return
        legal = set(game.legal_actions())
        numbers = [n for n in self.kit.numbers_to_refuse(decision.kind, rng) if n not in legal]
        numbers = rng.sample(numbers, min(len(numbers), 6 if thorough else 2))
        if self.seat is not None and not is_asked(game, self.seat):
            numbers = numbers[:3] + rng.sample(sorted(legal), min(3, len(legal)))
        for place, number in enumerate(numbers):
            if place == len(numbers) // 2 and thorough:
                await self.say(watcher, {"type": "lang", "lang": rng.choice(LANGUAGES)})
            await self.log(watcher, "act", action=rng.choice([number, game.codec.by_id[number].words]))
        self.compare("tries actions")
        for name, kind, fields in self.attempts(game):
            await self.log(name, kind, **fields)
        self.compare("tries what is refused")
        for text in self.small_talk(thorough):
            await self.say(watcher, text)
        self.compare("talks")
        await self.try_for_others(game, numbers)

    def attempts(self, game: Any) -> list[tuple[str, str, dict[str, Any]]]:
        """What is refused whatever the cards are."""
        name, rng = self.names[self.seat], self.rng
        tried: list[tuple[str, str, dict[str, Any]]] = [
            (name, "act", {"action": "play the moon" if rng.random() < 0.03 else 2**30}),
            (name, "act", {"action": 0, "seq": rng.choice([0, 999])}),
            (name, "undo", {"count": game.answers + rng.randint(1, 3)}),
            (name, "redo", {"count": rng.randint(5, 9)}),
            (name, "answer_undo", {"agree": rng.random() < 0.5}),
            (name, "rematch", {}),
        ]
        return rng.sample(tried, 3)

    def small_talk(self, thorough: bool) -> list[dict[str, Any] | str]:
        """What is not for the log."""
        rng = self.rng
        talk: list[dict[str, Any] | str] = [
            {"type": "sit", "action_id": "sit-again-1", "nonce": "ab" * 16},
            {"type": "resume", "after": rng.choice([0, 1, 2, 3, 999])},
            {"type": "emote", "emote": "thinking"},
            {"type": "hello", "protocol": 1},
            '{"type": "act", "action": [1, 2',
            {"type": "peek"},
        ]
        chosen = rng.sample(talk, 2)
        if thorough or rng.random() < 0.2:
            chosen += [{"type": "world"}, {"type": "lang", "lang": rng.choice(LANGUAGES)}]
        return chosen

    async def try_for_others(self, game: Any, numbers: list[int]) -> None:
        """Others try things, too; nobody else hears of it."""
        others = [name for seat, name in self.names.items() if seat != self.seat]
        name = self.rng.choice(others)
        legal = set(game.legal_actions())
        if not any(number in world.legal_actions() for number in numbers for world in self.games):
            for number in numbers[:2]:
                await self.log(name, "act", action=number)
        if name != self.names[game.decision.seat] and legal:
            await self.log(name, "act", action=self.rng.choice(sorted(legal)))
        await self.log(name, "undo", count=game.answers + 1)
        self.compare("hears of others")

    # ---- going on ---------------------------------------------------------------------------------------------

    async def answer(self) -> bool:
        """Whoever is asked answers; False when there is nothing left to compare."""
        answers = self.choose()
        first, secret = self.alive[0], self.kit.is_secret(self.games[0], self.seat)
        excluding = None in answers[1:] and answers[0] is not None and not secret
        for house, answer in zip(list(self.alive), answers, strict=True):
            if answer is None and house is not first:
                self.part(house, "no common answer")
        if first.table.running().is_over:
            return False
        worlds = self.games
        steps: list[Step] = [self.kit.step(self.kit, (worlds[0], world), self.seat, None) for world in worlds[1:]]
        number = self.rng.randrange(10**9)
        for house, answer in zip(self.alive, [n for n in answers if n is not None], strict=True):
            decision = house.table.running().decision
            assert decision is not None
            act = {"type": "act", "action_id": f"id-{number:09}", "seq": house.table.seq, "action": answer}
            await house.say(self.names[decision.seat], act)
        if excluding and self.seat is not None and not first.table.running().is_over:
            self.tally.undo["news"] += 1
            await self.log(self.names[self.seat], "undo", count=1)
            if first.table.undo_request is not None:
                raise Parted(f"{self.names[self.seat]} has learned something by an answer, and may take it back")
        for house, step in zip(self.alive[1:], steps, strict=True):
            verdict = step.verdict()
            if verdict == LEAK:
                raise Parted("events afterwards")
            if verdict:
                self.check_marks(house, verdict)
                self.part(house, verdict)
        if self.games[0].is_over and not self.deal.startswith("daily:"):
            for house in self.alive[1:]:
                self.part(house, "laid open")  # the secret is told; a day's secret is not before the day is over
        self.compare("sees an answer")
        return len(self.alive) > 1 and not self.games[0].is_over

    def check_marks(self, house: House, verdict: str) -> None:
        """Where a seat has just seen other cards than in the first world, taking back must cross new knowledge."""
        if self.seat is None or verdict not in NEWS:
            return
        for world in (self.alive[0], house):
            game = world.table.running()
            if not (game.reveals(1) if game.players == 1 else game.brings_news(1)):
                raise Parted(f"{self.names[self.seat]} has learned something, and it can be taken back")

    def part(self, house: House, why: str) -> None:
        """A world that is not followed any further."""
        self.alive = [other for other in self.alive if other is not house]
        self.tally.parted[why] += 1

    def choose(self) -> list[int | None]:
        """The next answer in each world: the same, but of somebody else's secret answers any."""
        games, kit, rng = self.games, self.kit, self.rng
        legal = [game.legal_actions() for game in games]
        common = [number for number in legal[0] if all(number in others for others in legal)]
        if kit.is_secret(games[0], self.seat) and (not common or rng.random() < 0.7):
            secret = [[number for number in actions if not kit.tell_apart(number)] for actions in legal]
            if all(secret):
                return [rng.choice(actions) for actions in secret]
        if not legal[0]:
            return [None] * len(games)
        answer = rng.choice(legal[0] if not common or rng.random() < 0.25 else common)
        return [answer if answer in actions else None for actions in legal]

    async def take_back(self) -> None:
        """Somebody takes answers back, or asks for it: whether that is possible tells nothing."""
        game, rng = self.games[0], self.rng
        count = rng.randint(1, max(1, game.answers))
        if game.players == 1:
            await self.log(self.names[0], "undo", count=count)
            self.compare("takes back")
            if rng.random() < 0.5:
                await self.log(self.names[0], "redo", count=rng.randint(1, count))
                self.compare("gives again")
            self.tally.undo["alone"] += 1
            return
        seat = rng.randrange(2)
        await self.log(self.names[seat], "undo", count=count)
        self.compare("asks to take back")
        if self.alive[0].table.undo_request is None:
            self.tally.undo["refused"] += 1
            return
        await self.log(self.names[1 - seat], "answer_undo", agree=rng.random() < 0.6)
        self.compare("is answered")
        self.tally.undo["asked"] += 1

    def is_asked(self) -> bool:
        """Whether the seat has a question to answer."""
        decision = self.games[0].decision
        return decision is not None and self.seat in decision.seats

    async def read_pages(self) -> None:
        """What HTTP tells the seat and a spectator."""
        readers = sorted({self.seat, None}, key=str)
        answers = self.games[0].answers  # in every world: what was answered is known, if not always how
        aid = self.rng.choice(AIDS).format(answers=self.rng.randint(0, answers + 1))
        paths = [*self.rng.sample(PAGES, 2), f"/api/tables/{TABLE}/{aid}"]
        if self.is_asked() and self.tally.pages["/hint 200"] < HINTS:
            paths.append(f"/api/tables/{TABLE}/hint")  # not by lot alone: of a day's dream none is given
        if self.alive[0].table.players == 1:  # one person has brought it, with all that lies there
            paths = [path for path in paths if not path.endswith("/record")]
        for path in paths:
            seat, language = self.rng.choice(readers), self.rng.choice(LANGUAGES)
            if path.endswith(("/hint", "/hint?depth=1", "/chance", "/review")):
                seat = self.seat  # spectators are refused, which is soon known
            first, *others = [await house.get(path, seat, language) for house in self.alive]
            for other in others:
                if other != first:
                    raise Parted(f"{self.names[seat]} reads {path}: {difference([first], [other])}")
                self.tally.heard(first)
                self.tally.pages[f"{path.removeprefix(PAGES[0]).rstrip('0123456789')} {first[:3]}"] += 1


def difference(left: list[str], right: list[str]) -> str:
    """Where two conversations differ."""
    for one, other in zip(left, right, strict=False):
        if one != other:
            place = next((i for i, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
            return f"…{one[max(0, place - 80) : place + 60]}… is not …{other[max(0, place - 80) : place + 60]}…"
    return f"{len(left)} texts, {len(right)} texts: {(left + right)[-1][:100]}"
