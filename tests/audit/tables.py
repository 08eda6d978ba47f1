"""Hosted games for audits: every way to deal, any game, alone and together, with answers taken back on the way."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import reverie
from reverie.audit.table_record import TableDocument, complete_document, sealed_document
from reverie.hosted import deals
from reverie.hosted.entries import Entry, Header
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.manifest import Manifest
from reverie.kernel.spec import GameSpec

DAY = "2026-11-16"
GAMES = tuple(registry.games())
MODES = ("solo", "team")  # alone and together, whatever a game calls it: see `mode_of`
DEALS = ("fair", "number", f"daily:{DAY}", "imported")


@dataclass
class Hosted:
    """A table and its log, as a server would hold them."""

    table: Table
    entries: list[Entry] = field(default_factory=list)

    def add(self, kind: str, seat: int, **body: Any) -> None:
        """One entry more."""
        at = 1_790_000_000_000 + 997 * len(self.entries)
        entry = self.table.draft(kind, seat, f"action-{len(self.entries)}", body, at)
        self.table.settle(entry)
        self.entries.append(entry)

    @property
    def game(self) -> Game:
        """The game, which must be dealt."""
        assert self.table.game is not None
        return self.table.game

    def document(self) -> TableDocument:
        """The complete document."""
        return complete_document(self.table, self.entries)

    def sealed(self, seat: int | None) -> TableDocument:
        """The sealed document."""
        return sealed_document(self.table, self.entries, seat)


def digits(rng: random.Random, count: int) -> str:
    """So many hexadecimal digits."""
    return f"{rng.getrandbits(4 * count):0{count}x}"


WHOLE, SOME = 10_000, 40  # answers: all of a game, or so many where the engine is slow and a whole game takes its time


def is_slow(name: str) -> bool:
    """Whether games of this kind are not played to their end here."""
    return not registry.game(name).policies


def hosted(name: str, mode: str, deal: str, number: int, answers: int | None = None, restless: bool = True) -> Hosted:
    """A table that was played to its end, or for some answers; `restless` players take answers back."""
    answers = answers if answers is not None else SOME if is_slow(name) else WHOLE
    rng = random.Random(f"{name}/{mode}/{deal}/{number}")
    manifest = registry.game(name).manifest
    mode = mode_of(manifest, mode)
    edition = rng.choice(manifest.editions).name
    seeds: dict[str, int | str] = {"number": number, "imported": f"fair:{digits(rng, 64)}"}
    seed = seeds.get(deal)
    spec = GameSpec.make(manifest, edition=edition, mode=mode, seed=seed)
    played = hosted_start(spec, deal, rng)
    if deal == "imported":
        import_game(played, rng, spec)
    else:
        for seat in rng.sample(range(played.table.players), played.table.players):
            played.add("sit", seat, nonce=digits(rng, 32))
    play(played, rng, number, answers, restless)
    return played


def mode_of(manifest: Manifest, mode: str) -> str:
    """The first mode of a game that can be played alone, or by two."""
    return next(one.name for one in manifest.modes if one.players == 1 + MODES.index(mode))


@cache
def finished(name: str, mode: str, deal: str, number: int) -> Hosted:
    """The same, played to its end, for tests that only look at it."""
    return hosted(name, mode, deal, number)


def hosted_number(name: str, mode: str, deal: str, wanted: Callable[[Hosted], bool]) -> int:
    """The number of the first table of which something is true."""
    return next(number for number in range(100) if wanted(hosted(name, mode, deal, number)))


def hosted_start(spec: GameSpec, deal: str, rng: random.Random) -> Hosted:
    """A table at which nobody sits yet."""
    secret, name = digits(rng, 64), digits(rng, 20)
    own, day, promise = None, None, None
    if deal == "fair":
        own, promise = secret, deals.commitment(name, spec.text(), secret)
    elif deal.startswith("daily:"):
        day, promise = secret, deals.day_commitment(DAY, secret)
    definition = registry.game(spec.game)
    start = None
    if deal == "imported" and rng.random() < 0.5:
        game = reverie.from_spec(spec)
        agent = reverie.agent("random", spec.game, seed=1)
        for _ in range(6):
            game.apply(agent.choose(game.outlook()))
        start = game.position()
    players = definition.manifest.mode(spec.mode).players
    rules = definition.manifest.rules_version
    header = Header(name, 1_789_999_999_000, spec.text(), rules, players, deal, own, promise, start)
    return Hosted(Table(header, day))


def import_game(played: Hosted, rng: random.Random, spec: GameSpec) -> None:
    """Some answers that were given elsewhere."""
    game = Game(registry.game(spec.game), spec, played.table.header.start)
    agent = reverie.agent("random", spec.game, seed=2)
    for _ in range(rng.randrange(8)):
        if not game.is_over:
            game.apply(agent.choose(game.outlook()))
    played.add("import", rng.choice([0, -1]), actions=[action.words for action in game.line], peeked=rng.random() < 0.3)


def play(played: Hosted, rng: random.Random, number: int, answers: int, restless: bool) -> None:
    """Answers by a random agent, and what restless players do in between."""
    agent = reverie.agent("random", played.table.spec.game, seed=number)
    game = played.game
    while answers and not game.is_over:
        number = agent.choose(game.outlook())
        played.add("act", rng.choice(who_may(game, number)), action=game.codec.by_id[number].words)
        answers -= 1
        if restless and rng.random() < 0.1:
            fidget(played, rng)
    if game.is_over:
        for seat in range(played.table.players):
            if rng.random() < 0.5:
                played.add("rematch", seat)


def who_may(game: Game, number: int) -> list[int]:
    """The seats that may give an answer: of those who are asked, or else of all."""
    assert game.decision is not None
    asked = [seat for seat in game.decision.seats if number in game.legal_actions(seat)]
    return asked or [seat for seat in range(game.players) if number in game.legal_actions(seat)]


def fidget(played: Hosted, rng: random.Random) -> None:
    """Take something back, alone or together, where that is possible."""
    game = played.game
    count = rng.randrange(1, 4)
    try:
        if played.table.players == 1:
            played.add("undo", 0, count=count)
            if rng.random() < 0.5:
                played.add("redo", 0, count=rng.randrange(1, count + 1))
        else:
            asking = rng.randrange(2)
            played.add("ask_undo", asking, count=count)
            played.add(rng.choice(["agree_undo", "refuse_undo"]), 1 - asking)
    except Refusal:
        assert not game.is_over or played.table.finished
