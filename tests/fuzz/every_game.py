"""Games of every registered kind, and damage to what is written of them. No game is named here: a new one is in.

A position is spoilt by what it is made of: zones with words, or a state as plain data. Damage to a state changes
numbers, swaps, doubles and drops parts, puts other names where names stand, other sorts where sorts do.
"""

from __future__ import annotations

import copy
import hashlib
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

import reverie
from reverie import Game, ReverieError
from reverie.errors import SpecError
from reverie.kernel import registry
from reverie.words import LANGUAGES
from tests.fuzz.mutate import ODD_VALUES, paste_literal, spoil_data, spoil_text
from tests.fuzz.test_positions import spoil as spoil_zones
from tests.properties.combinations import some_spec

GAMES = tuple(registry.games())
BAR = " | "
NUMBERS = [0, 1, -1, 2, 7, 47, 48, 99, 100, 999, 1_000, 10**6, 10**9, 2**31, 2**63, -(2**63), 0.5, True]
PARTS = (
    "stack", "scopes", "team", "encounter", "figures", "modifiers", "characters", "land", "uses", "design", "campaign",
)  # fmt: skip
ANSWERS = 8  # of a spoilt game that is accepted
LONGEST = 400  # answers of a game before it is left
SLOWEST = 0.25  # seconds of processor time for anything that is asked
TRIES = 3  # the first may have met the garbage collector


def any_game(name: str, rng: random.Random) -> Game:
    """A game of any set-up that can be played."""
    while True:
        try:
            return reverie.from_spec(some_spec(name, rng).with_seed(rng.randrange(10**6)))
        except SpecError:  # a mode without people enough, a team of another size
            continue


def play(name: str, rng: random.Random, met: Counter[str], found: list[Game], size: int) -> None:
    """One game, by the rules of thumb and by chance; copies of it at questions, rare ones as often as common ones."""
    game = any_game(name, rng)
    agents = [reverie.agent(agent, name, seed=1) for agent in ("random", "rules")]
    wild = rng.choice([0.1, 0.5, 1.0])
    for _ in range(LONGEST):
        if game.is_over or len(found) >= size:
            return
        assert game.decision is not None
        kind = game.decision.kind
        if rng.random() < 4 / (met[kind] + 1):
            met[kind] += 1
            found.append(game.clone())
        game.apply(agents[rng.random() > wild].choose(game.outlook()))


@cache
def corpus(name: str, size: int) -> tuple[Game, ...]:
    """Games of a kind at questions of every sort."""
    rng, met, found = random.Random(f"corpus {name}"), Counter[str](), list[Game]()
    while len(found) < size:
        play(name, rng, met, found, size)
    return tuple(found)


@cache
def positions(name: str, size: int) -> tuple[str, ...]:
    """What is written of them; some as a seat imagines the table."""
    rng = random.Random(f"positions {name}")
    return tuple(
        game.world(rng.randrange(game.players), rng.randrange(1000)) if rng.random() < 0.2 else game.position()
        for game in corpus(name, size)
    )


@cache
def records(name: str, size: int) -> tuple[reverie.Record, ...]:
    """Records of games from deals and from positions."""
    found = [game.record() for game in corpus(name, size)[: size // 2]]
    for text in positions(name, size)[: size // 2]:
        game = reverie.from_position(text, seed=3)
        agent = reverie.agent("random", name, seed=2)
        for _ in range(3):
            if not game.is_over:
                game.apply(agent.choose(game.outlook()))
        found.append(game.record())
    return tuple(found)


@cache
def words_of(name: str) -> tuple[str, ...]:
    """Words that stand in positions and answers of a game."""
    found = {word for text in positions(name, 40) for word in text.split() if len(word) < 40}
    return (*sorted(found), *list(registry.game(name).codec.by_words)[:200])


# ---- damage ---------------------------------------------------------------------------------------------------------


def is_state(text: str) -> bool:
    """Whether a position is a state as plain data."""
    return text.partition(BAR)[2].startswith("{")


def spoil_position(rng: random.Random, name: str, texts: tuple[str, ...]) -> str:
    """A position with something wrong, perhaps."""
    text = rng.choice(texts)
    way = rng.random()
    if way < 0.1:
        return spoil_text(rng, text, list(words_of(name)))
    if not is_state(text):
        return spoil_zones(text, rng, list(texts), list(words_of(name)))
    rules, _, written = text.partition(BAR)
    if way < 0.13:
        return rules + BAR + paste_literal(rng, json.loads(written))
    if way < 0.16:
        rules = rng.choice(texts).partition(BAR)[0]
    data = json.loads(written)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        spoil_state(rng, data)
    return rules + BAR + json.dumps(data, separators=(",", ":"))


def spoil_state(rng: random.Random, data: dict[str, Any]) -> None:
    """One change somewhere inside a state; half of them where something is being carried out or counted."""
    spots: list[tuple[Any, Any]] = []
    part = rng.choice(PARTS)
    collect(data[part] if rng.random() < 0.6 and part in data else data, spots)
    if not spots:
        return
    holder, key = rng.choice(spots)
    value = holder[key]
    alike = [other[name] for other, name in rng.sample(spots, min(40, len(spots))) if type(other[name]) is type(value)]
    way = rng.randrange(9)
    if way == 0:
        holder[key] = copy.deepcopy(rng.choice(NUMBERS))
    elif way == 1 and type(value) is int:
        holder[key] = value + rng.choice([-2, -1, 1, 2])
    elif way == 2:
        del holder[key]
    elif way == 3 and isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), copy.deepcopy(value))
    elif way == 4 and isinstance(holder, list):
        rng.shuffle(holder)
    elif way == 5 and isinstance(value, str):
        holder[key] = rng.choice(["", value + "x", value[:-1], "team", "figure:0", "character:9", "field:99", "ä"])
    elif way == 6:
        holder[key] = copy.deepcopy(rng.choice(ODD_VALUES))
    elif way == 7:
        holder[key] = deep(rng.choice([5, 30]))
    else:
        holder[key] = copy.deepcopy(rng.choice(alike or [value]))


def deep(levels: int) -> Any:
    """Lists inside lists."""
    found: Any = 1
    for _ in range(levels):
        found = [found]
    return found


def collect(data: Any, spots: list[tuple[Any, Any]]) -> None:
    """Every place inside at which something stands."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        spots.append((data, key))
        collect(data[key], spots)


def spoil_record(rng: random.Random, name: str, kept: tuple[reverie.Record, ...], texts: tuple[str, ...]) -> str:
    """A record with something wrong: its lines, its data, its answers, the position it begins with."""
    record = rng.choice(kept)
    way = rng.randrange(6)
    if way == 0:
        return spoil_text(rng, record.text(), list(words_of(name)))
    if way == 1:
        return sealed_again(spoil_text(rng, record.text(), list(words_of(name))))
    if way == 2:
        return paste_literal(rng, record.to_json())
    data = record.to_json()
    if way == 3:
        return json.dumps(spoil_data(rng, data))
    if way == 4:
        actions = [*data["actions"], *rng.choice(kept).actions[-3:]]
        rng.shuffle(actions)
        return json.dumps(data | {"actions": actions})
    return json.dumps(data | {"start": spoil_position(rng, name, texts)})


def sealed_again(text: str) -> str:
    """The check sum of a changed record made right again, so that the damage reaches the deeper checks."""
    body, found, _ = text.rpartition("check: ")
    return f"{body}check: {hashlib.sha256(body.encode('utf-8', 'surrogatepass')).hexdigest()}\n" if found else text


# ---- what comes of it -----------------------------------------------------------------------------------------------


class Fate(NamedTuple):
    """What became of something spoilt: the code it was refused with, or `sound`; and what its worst part cost."""

    code: str
    worst: float


def in_words(error: ReverieError) -> str:
    """The code of an error that can be worded in every language."""
    assert all(error.text(language) not in ("", error.code) for language in LANGUAGES), error.code
    return error.code


def in_place(error: ReverieError) -> str:
    """The same of an error that says where."""
    assert error.place, error.code
    return in_words(error)


class Watch:
    """Processor time of the slowest thing that was asked."""

    def __init__(self) -> None:
        self.worst = 0.0

    def __call__(self, do: Callable[[], Any]) -> Any:
        begun = time.thread_time()
        try:
            return do()
        finally:
            self.worst = max(self.worst, time.thread_time() - begun)


def lay_and_use(text: str, seed: int) -> Fate:
    """Lay a position down, look at it from everywhere, answer a few times; only errors with a code may come of it."""
    rng, watch = random.Random(seed), Watch()
    try:
        game = watch(lambda: reverie.from_position(text, seed=seed))
    except ReverieError as error:
        return Fate(in_place(error), watch.worst)
    try:
        use(game, rng, watch)
    except ReverieError as error:
        return Fate(f"later {in_words(error)}", watch.worst)
    return Fate("sound", watch.worst)


def use(game: Game, rng: random.Random, watch: Watch) -> None:
    """Whatever can be asked of a game, while it is answered."""
    agent = reverie.agent("rules", game.spec.game, seed=1)
    for _ in range(ANSWERS):
        for seat in (*range(game.players), None):
            watch(partial(game.view, seat))
            watch(partial(game.events_for, seat))
        if game.is_over:
            return
        legal = watch(game.legal_actions)
        watch(game.position)
        hint = watch(lambda: agent.choose(game.outlook()))
        answer = hint if rng.random() < 0.3 else rng.choice(legal)
        before = game.hash()
        try:
            watch(partial(game.apply, answer))
        except ReverieError:
            assert game.hash() == before, "half done"
            raise


def judged(do: Callable[[], Fate]) -> Fate:
    """What came of it; the best of a few tries if it took longer than it may."""
    fate = do()
    for _ in range(TRIES - 1):
        if fate.worst <= SLOWEST:
            break
        fate = Fate(fate.code, min(fate.worst, do().worst))
    return fate
