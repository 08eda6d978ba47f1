"""A moment for every question that both games can ask: games are walked until each has been asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import reverie
from reverie.kernel import registry
from reverie.kernel.native_game import NativeGame
from tests.games.urbion.some_games import choose
from tests.web import onirim_samples, urbion_samples

DREAMS = onirim_samples.ALL
CITIES = urbion_samples.EVERYTHING
# The set-ups in which the questions come up: with every module, alone and in a team, and both first editions.
ONIRIM = (
    f"onirim/third/solo/{DREAMS}",
    f"onirim/third/team/{DREAMS}/incubusMode=adversary",
    f"onirim/third/solo/{DREAMS}/incubusMode=pathfinder",
    "onirim/first/solo",
    "onirim/first/team",
    "onirim/third/solo/premonitions/hard.premonitions=6",
    "onirim/third/solo/dreamcatchers+oniverse",
    "onirim/third/team/premonitions/hard.premonitions=6",
    "onirim/third/solo/book+premonitions",
    "onirim/third/solo/premonitions+glyphs",
)
URBION = (
    f"urbion/second/solo/{CITIES}",
    f"urbion/second/team/{CITIES}",
    "urbion/first/solo/squares+books",
    "urbion/first/team/squares+books",
)
SEEDS = 400  # enough for the rarest
RARE = (1, 2, 4, 30, 68, 88, 333)  # where the rare ones came up when somebody looked: tried first
FEW = 6


@dataclass(frozen=True)
class Asked:
    """A question at a moment of a game."""

    kind: str
    spec: str
    record: str
    seat: int
    players: int


def kinds(game: str) -> set[str]:
    """Every question that the rules of a game know."""
    definition = registry.game(game)
    assert isinstance(definition, NativeGame)
    return {name for name, _ in definition.questions.values()}


def walk(spec: str) -> Iterator[reverie.Game]:
    """A game before each of its answers, played by somebody who lets rare things happen."""
    game, chance = reverie.from_spec(spec), Random(spec)
    for _ in range(onirim_samples.LONGEST):
        if game.is_over:
            return
        yield game
        game.apply(choose(game, chance) if game.spec.game == "urbion" else onirim_samples.answer(game, chance))


def moments(game: str, each: bool = False) -> list[Asked]:
    """Every question once; with `each`, once for every set-up in which some games meet it."""
    found: dict[tuple[str, str], Asked] = {}
    for name, text in urbion_samples.POSITIONS.items() if game == "urbion" else ():
        moment = reverie.from_position(" ".join(text.split()), seed=3)
        found[asked(moment).kind, name if each else ""] = asked(moment)
    for seed in range(1, SEEDS) if each else dict.fromkeys((*RARE, *range(1, SEEDS))):
        for set_up in ONIRIM if game == "onirim" else URBION:
            for moment in walk(f"{set_up}/seed={seed}"):
                decision = moment.decision
                assert decision is not None
                name = set_up if each and seed <= FEW else ""
                if (decision.kind, name) not in found and (name or not any(kind == decision.kind for kind, _ in found)):
                    found[decision.kind, name] = asked(moment)
            if seed > (FEW if each else 0) and {kind for kind, _ in found} == kinds(game):
                return list(found.values())
    return list(found.values())


def asked(game: reverie.Game) -> Asked:
    """This moment."""
    decision = game.decision
    assert decision is not None
    return Asked(decision.kind, game.spec.text(), game.record().text(), decision.seats[0], game.players)


def shortly_before_the_end(spec: str, last: int) -> str:
    """The record of a game that was played at random, without its last answers."""
    game, chance = reverie.from_spec(spec), Random(spec)
    while not game.is_over:
        game.apply(chance.choice(sorted(game.legal_actions())))
    answers = [action.id for action in game.line]
    shorter = reverie.from_spec(spec)
    for number in answers[:-last]:
        shorter.apply(number)
    return shorter.record().text()
