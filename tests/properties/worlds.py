"""Pairs of worlds that one seat cannot tell apart, everything that the seat is shown of each, and how they may part.

A pair is made from a table that play has reached: its hidden cards are dealt again into the hidden places, or the
cards stay and only the stream that will draw them differs. Cards that the seat knows stay where they are. Three kinds
of viewers look on: the seat that is asked, in team play the one that waits, and a spectator. Which cards are hidden
and what may be news is said by each game (`onirim/worlds.py`, `urbion/worlds.py`).
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import reverie
from reverie.agents import Agent
from reverie.errors import IllegalAction, PositionError
from reverie.kernel.actions import Codec
from reverie.kernel.constants import KNOWN_TO_0, KNOWN_TO_1
from reverie.kernel.game import Game
from reverie.kernel.spec import FAIR, GameSpec
from tests.players import plain_agents
from tests.properties.combinations import some_spec
from tests.properties.inspection import Table, engine_of

Told = list[dict[str, Any]]

VIEWERS = ("active", "waiting", "spectator")
FEW = 6
LEAK = "leak"
STEPS = 5  # answers that a pair is followed for


@dataclass(frozen=True)
class Pair:
    """Two worlds that `seat` cannot tell apart."""

    left: Game
    right: Game
    seat: int | None
    question: str
    hidden: int  # how many cards of the pile the seat does not know

    def __str__(self) -> str:
        return f"seat {self.seat} at {self.question}\n  {self.left.position()}\n  {self.right.position()}"


@dataclass
class Tally:
    """What was compared, so that nobody takes an empty test for a passed one."""

    pairs: int = 0
    few: int = 0  # with at most six hidden cards in the pile
    moments: int = 0  # at which everything was compared
    answers: int = 0  # given in both worlds
    events: int = 0  # told alike afterwards
    parted: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)

    def count(self, pair: Pair) -> None:
        """One more pair."""
        self.pairs += 1
        self.few += pair.hidden <= FEW
        self.questions[pair.question] += 1


def bit_of(seat: int | None) -> int:
    """The mark of cards that this seat knows; a spectator is treated like seat 0."""
    return KNOWN_TO_0 << (seat or 0)


def others_know(card: int, seat: int | None, rng: random.Random) -> int:
    """In team play the other seat knows some of the placed cards."""
    other = (KNOWN_TO_0 | KNOWN_TO_1) - bit_of(seat)
    return (card & ~other) | (other if rng.random() < 0.3 else 0)


def some_known(cards: list[int], seat: int | None, rng: random.Random) -> tuple[list[int], list[int]]:
    """Of these cards the seat gets to know some, often none."""
    share = rng.choice([0.0, 0.0, 0.1, 0.5])
    told = [rng.random() < share for _ in cards]
    known = [card | bit_of(seat) for card, knows in zip(cards, told, strict=True) if knows]
    return known, [card for card, knows in zip(cards, told, strict=True) if not knows]


def some_seed(rng: random.Random) -> int | str:
    """A seed of either kind."""
    return rng.randrange(2**63) if rng.random() < 0.8 else FAIR + rng.randbytes(32).hex()


def seat_of(viewer: str, table: Table) -> int | None:
    """Which seat looks on."""
    if viewer == "spectator":
        return None
    return int(table["seat"]) if viewer == "active" else 1 - int(table["seat"])


def is_asked(game: Game, seat: int | None) -> bool:
    """Whether the open question is this seat's."""
    return game.decision is not None and seat in game.decision.seats


def refusal(error: IllegalAction | None) -> list[str] | None:
    """A refusal as data; its sentences are made of nothing else."""
    if error is None:
        return None
    details = (f"{name}: {value}" for name, value in error.details.items())
    return [error.code, str(error.place), str(error.rule), *details]


class Step:
    """One answer in both worlds, and what the seat was told of it."""

    def __init__(self, kit: Worlds, worlds: tuple[Game, Game], seat: int | None, since: list[int] | None) -> None:
        self.kit = kit
        self.worlds = worlds
        self.seat = seat
        self.since = since or [len(game.events_for(seat)) for game in worlds]
        self.alike = 0
        self.begin()

    # ---- what each game says itself ----------------------------------------------------------------------

    def begin(self) -> None:
        """Remember what the seat knows before the answer."""
        raise NotImplementedError

    def remember(self, event: dict[str, Any]) -> None:
        """Keep up which cards the seat expects."""
        raise NotImplementedError

    def may_differ(self, one: dict[str, Any], other: dict[str, Any]) -> bool:
        """Whether two events differ where the seat learns something new."""
        raise NotImplementedError

    def has_learned(self, event: dict[str, Any]) -> bool:
        """Whether the seat has just seen everything that was hidden."""
        return False

    def is_disordered(self, game: Game) -> bool:
        """Whether places have shifted, so that the worlds need not look alike any more."""
        return False

    # ---- the same for all ----------------------------------------------------------------------------------

    def told(self) -> tuple[Told, Told]:
        """What the seat was told since the answer, in each world."""
        left, right = (
            [{**event.to_json(), "number": 0} for event in game.events_for(self.seat, since)]
            for game, since in zip(self.worlds, self.since, strict=True)
        )
        return left, right

    def catch_up(self) -> None:
        """Where one world asks somebody else and the other had no choice, the same answer keeps them alike."""
        for _ in range(12):
            told = self.told()
            behind = 0 if len(told[0]) < len(told[1]) else 1
            ahead = told[1 - behind][len(told[behind]) :]
            game = self.worlds[behind]
            if told[1 - behind][: len(told[behind])] != told[behind] or not ahead or game.is_over:
                return
            if self.kit.is_secret(game, self.seat):
                game.apply(game.legal_actions()[0])
            elif not is_asked(game, self.seat) and ahead[0]["kind"] == "answered" and game.is_legal(ahead[0]["action"]):
                game.apply(ahead[0]["action"])
            else:
                return

    def settle(self, tally: Tally) -> str:
        """Bring the worlds together where that is possible, and judge; a verdict ends the pair."""
        self.catch_up()
        verdict = self.verdict()
        tally.events += self.alike
        if verdict:
            tally.parted[verdict] += 1
        return verdict

    def verdict(self) -> str:
        """Nothing if the worlds still look alike, why they part if they may, LEAK if they may not."""
        left, right = self.told()
        learned = False
        for one, other in zip(left, right, strict=False):
            if one != other:
                return "saw other cards" if learned or self.may_differ(one, other) else LEAK
            self.alike += 1
            self.remember(one)
            learned = learned or self.has_learned(one)
        if learned:
            return "went through the pile"
        if len(left) != len(right):
            behind = self.worlds[0 if len(left) < len(right) else 1]
            return LEAK if is_asked(behind, self.seat) or behind.is_over else "only one was asked"
        return "pile in hand" if any(self.is_disordered(game) for game in self.worlds) else ""

    def others_answers_may_differ(self, one: dict[str, Any], other: dict[str, Any]) -> bool:
        """An answer that was told shows its card; and one world may have been asked where the other had no choice."""
        answered = [event for event in (one, other) if event["kind"] == "answered"]
        secret = self.kit.secret_questions
        if not answered or any(event["seat"] == self.seat or event["question"] in secret for event in answered):
            return False
        return len(answered) == 1 or {**one, "action": ""} == {**other, "action": ""}


class Worlds:
    """How pairs of worlds of one game are made, looked at and followed."""

    game: str
    secret_questions: tuple[str, ...]  # about cards that only the active seat sees: nobody else hears the answers
    agent_questions: tuple[str, ...]  # at which agents are compared
    step: type[Step]

    def __init__(
        self, codec: Codec, questions: Mapping[int, tuple[str, str]], verbs: Mapping[str, tuple[int, ...]]
    ) -> None:
        self.questions = tuple(name for name, _ in questions.values())
        self.numbers = list(codec.by_id)
        self.answering = {  # by question: the actions with a verb that answers it
            name: [number for number, action in codec.by_id.items() if question in verbs.get(action.verb, ())]
            for question, (name, _) in questions.items()
        }

    # ---- what each game says itself ----------------------------------------------------------------------

    def spec(self, rng: random.Random, mode: str | None) -> GameSpec:
        """A set-up in which something is hidden."""
        return some_spec(self.game, rng, mode)

    def choose(self, game: Game, player: Agent, rng: random.Random) -> int:
        """How a game goes on whose tables are used."""
        return player.choose(game.outlook())

    def write(self, table: Table, spec: GameSpec) -> str:
        """A table as a position."""
        raise NotImplementedError

    def forget(self, table: Table, rng: random.Random) -> Table:
        """The same with less known, where no question depends on it."""
        raise NotImplementedError

    def lay_out(self, table: Table, seat: int | None, rng: random.Random, few: bool) -> Table:
        """The same open zones over piles of another build: placed and unordered cards, some of them known."""
        raise NotImplementedError

    def unplaced(self, table: Table) -> Table:
        """The same with every card unordered that nobody knows, so that the stream alone decides when it comes."""
        raise NotImplementedError

    def deal_again(self, table: Table, seat: int | None, rng: random.Random) -> Table:
        """The cards that a viewer does not know, dealt into the places it does not know."""
        raise NotImplementedError

    def check(self, table: Table, spec: GameSpec) -> None:
        """Every law of a table."""
        raise NotImplementedError

    def seen(self, table: Table, spec: GameSpec, seat: int) -> list[Any]:
        """Everything that a seat knows of a table."""
        raise NotImplementedError

    def tell_apart(self, number: int) -> bool:
        """Whether an answer of somebody else to a secret question shows something."""
        return False

    # ---- making pairs --------------------------------------------------------------------------------------

    def tables(
        self, rng: random.Random, mode: str | None = None, questions: tuple[str, ...] | None = None
    ) -> Iterator[tuple[GameSpec, Table, str]]:
        """Endless: tables at these kinds of questions, rare ones preferred, from games of every agent and set-up."""
        wanted = questions or self.questions
        agents = plain_agents(self.game)
        counts: Counter[str] = Counter()
        while True:
            game = reverie.from_spec(self.spec(rng, mode).with_seed(rng.randrange(2**40)))
            player = reverie.agent(rng.choice(agents), self.game, seed=rng.randrange(2**20))
            while not game.is_over:
                kind = game.decision.kind if game.decision else ""
                rare = counts[kind] <= 1.2 * counts.total() / len(wanted)
                if kind in wanted and rare and rng.random() < 0.3:
                    counts[kind] += 1
                    yield game.spec, engine_of(game).table(), kind
                legal = game.legal_actions()
                action = self.choose(game, player, rng)
                game.apply(action if action in legal else rng.choice(legal))

    def set_up(self, table: Table, spec: GameSpec, rng: random.Random) -> Game:
        """A game at this table."""
        return reverie.from_position(self.write(table, spec), seed=some_seed(rng))

    def pairs(self, seed: int, viewer: str, questions: tuple[str, ...] | None = None) -> Iterator[Pair]:
        """Endless: every second pair has at most six hidden cards in the pile, every fifth differs by its stream."""
        rng = random.Random(seed)
        mode = "team" if viewer == "waiting" else None
        for number, (spec, table, question) in enumerate(self.tables(rng, mode, questions)):
            seat = seat_of(viewer, table)
            laid = self.lay_out(table, seat, rng, number % 2 == 0)
            if rng.random() < 0.2:
                laid = dealt = self.unplaced(laid)
            else:
                dealt = self.deal_again(laid, seat, rng)
                if dealt == laid:
                    continue
            try:
                left = self.set_up(laid, spec, rng)
            except PositionError:
                continue  # the pile of another build does not fit this question
            try:
                right = self.set_up(dealt, spec, rng)
            except PositionError:
                if viewer == "active":
                    raise
                continue  # the seat that is asked could not have been asked this with other cards
            if left.events:
                continue
            hidden = len(laid["bag"]) + sum(not card & bit_of(seat) for card in self.places_of(laid))
            yield Pair(left, right, seat, question, hidden)

    def places_of(self, table: Table) -> list[int]:
        """The placed cards of the pile that is drawn from."""
        return [*table["over"], *table.get("under", [])]

    # ---- what a seat is shown ------------------------------------------------------------------------------

    def dealt_for(self, game: Game, seat: int) -> Table:
        """The table on which a look-ahead of this seat begins."""
        copy: Any = game.engine.clone()
        copy.determinise(3, seat)
        dealt: Table = copy.table()
        return dealt

    def observe(self, game: Game, seat: int | None, agents: list[str], numbers: list[int] | None) -> dict[str, str]:
        """Every byte that reaches a seat, by where it comes from; the costly ones if there are `numbers` to refuse."""
        shown = {
            "view": json.dumps(game.view(seat)),
            "decision": json.dumps([game.decision.to_json(), game.decision.to_json("de")] if game.decision else None),
            "events": json.dumps([event.to_json() for event in game.events_for(seat)]),
            "players": f"{game.players} {game.turn} {game.is_over} {game.result} {game.peeked}",
        }
        if seat is None or game.is_over:
            return shown
        if is_asked(game, seat):
            shown["actions"] = json.dumps([game.legal_actions(), [action.to_json() for action in game.actions()]])
        if numbers is not None:
            shown["determinised"] = json.dumps(self.dealt_for(game, seat))
            if is_asked(game, seat):
                shown["refusals"] = json.dumps([refusal(game.explain(number)) for number in numbers])
                for name in agents:
                    shown[f"agent {name}"] = str(reverie.agent(name, self.game, seed=5).choose(game.outlook()))
                if game.turn % 4 == 0:
                    shown["look-ahead"] = json.dumps(game.rollouts(1, seed=9))
        return shown

    def numbers_to_refuse(self, question: str, rng: random.Random) -> list[int]:
        """Actions to ask about: most of them with a verb that answers this question."""
        answering = self.answering[question]
        return rng.sample(answering, min(18, len(answering))) + rng.sample(self.numbers, 6)

    # ---- following a pair ----------------------------------------------------------------------------------

    def differences(self, pair: Pair, agents: list[str], rng: random.Random, tally: Tally | None = None) -> list[str]:
        """Where the seat could tell the worlds apart; empty if it cannot."""
        tally = tally or Tally()
        worlds = pair.left.clone(), pair.right.clone()
        numbers: list[int] | None = self.numbers_to_refuse(pair.question, rng)
        # A question that has one answer left is not asked, and play goes on at once. Whether it is may depend on the
        # cards of the seat that is asked: for everybody else worlds may part there. For that seat they must not.
        if not is_asked(worlds[0], pair.seat) and worlds[1].events_for(pair.seat):
            verdict = self.step(self, worlds, pair.seat, [0, 0]).settle(tally)
            if verdict:
                return ["events at once"] if verdict == LEAK else []
        for _ in range(STEPS):
            seen = [self.observe(game, pair.seat, agents, numbers) for game in worlds]
            tally.moments += 1
            numbers = None
            if seen[0] != seen[1]:
                return [name for name in {**seen[0], **seen[1]} if seen[0].get(name) != seen[1].get(name)]
            answers = self.answers_for(worlds, pair.seat, rng)
            if answers is None:
                tally.parted["no common answer"] += 1
                return []
            step = self.step(self, worlds, pair.seat, None)
            for game, answer in zip(worlds, answers, strict=True):
                game.apply(answer)
            tally.answers += 1
            verdict = step.settle(tally)
            if verdict:
                return ["events afterwards"] if verdict == LEAK else []
        tally.parted["followed to the last"] += 1
        return []

    def answers_for(self, worlds: tuple[Game, Game], seat: int | None, rng: random.Random) -> tuple[int, int] | None:
        """The next answer in each world: the same, but of somebody else's secret answers any."""
        legal = [game.legal_actions() for game in worlds]
        both = [number for number in legal[0] if number in legal[1]]
        if self.is_secret(worlds[0], seat) and (not both or rng.random() < 0.7):
            secret = [[number for number in actions if not self.tell_apart(number)] for actions in legal]
            if all(secret):
                return rng.choice(secret[0]), rng.choice(secret[1])
        if not both:
            return None
        answer = rng.choice(both)
        return answer, answer

    def is_secret(self, game: Game, seat: int | None) -> bool:
        """Whether somebody else is asked about cards that only that seat sees."""
        return game.decision is not None and not is_asked(game, seat) and game.decision.kind in self.secret_questions
