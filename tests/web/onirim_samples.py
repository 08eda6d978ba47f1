"""Observations of Onirim for the tests of its table in the browser: every kind of question with every module.

    python -m tests.web.onirim_samples

writes web/src/games/onirim/samples.json anew. The games are played by a simple player of its own, so that no better
computer player changes what is recorded.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import reverie
from reverie.art import face_names
from reverie.kernel.game import Game

SAMPLES = Path(__file__).parents[2] / "web/src/games/onirim/samples.json"
ALL = "book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus"
CROWDED = (
    f"onirim/third/solo/{ALL}",
    f"onirim/third/solo/{ALL}/incubusMode=pathfinder",
    f"onirim/third/team/{ALL}/incubusMode=adversary",
    "onirim/third/solo/book+premonitions",
    "onirim/third/solo/premonitions+glyphs",
    "onirim/third/solo/dreamcatchers+oniverse",
    "onirim/third/solo/premonitions/hard.premonitions=6",
    "onirim/third/team/premonitions/hard.premonitions=6",
)
PLAIN = ("onirim/third/solo", "onirim/first/solo", "onirim/third/team", "onirim/first/team")
GAMES = 40  # of each: so many that every question is met
LONGEST = 600
ENOUGH = 24  # answers: a longer list says no more
# What the player likes; everything else is as good as anything.
LIKED = {
    "play": 30,
    "build-left": 30,
    "build-right": 30,
    "take": 200,
    "open": 200,
    "rally": 20,
    "incant": 50,
    "seek": 3,
}
DISLIKED = {"flee": 0.05, "decline": 0.05, "limbo": 0.1, "leave": 0.2, "cast": 0.4, "go-on": 2}

Sample = dict[str, Any]


def answer(game: Game, random: Random) -> int:
    """One that brings the game forward, mostly."""
    offers = game.offers()
    weights = [LIKED.get(str(offer["verb"]), DISLIKED.get(str(offer["verb"]), 1)) for offer in offers]
    return int(str(random.choices(offers, weights)[0]["id"]))


def play(spec: str, seed: int) -> Iterator[Game]:
    """A game at every question."""
    game = reverie.from_spec(f"{spec}/seed={seed}")
    random = Random(f"{spec} {seed}")
    for _ in range(LONGEST):
        yield game
        if game.is_over:
            return
        game.apply(answer(game, random))


def sample(name: str, game: Game, seat: int | None) -> Sample:
    """What the server would tell a seat, without what belongs to the server alone."""
    decision = game.decision
    told: Sample = {"name": name, "view": game.view(seat), "decision": None, "actions": []}
    if decision is not None:
        told["decision"] = decision.to_json("en")
        if seat in decision.seats:
            told["decision"] |= {"closed": game.closed("en")}
            told["actions"] = game.offers("en", decision.kind)
    return told


def questions() -> list[Sample]:
    """Each kind of question once alone and once in a team, where it offers most."""
    best: dict[str, tuple[int, Sample]] = {}
    for spec in CROWDED:
        for seed in range(GAMES):
            for game in play(spec, seed):
                if game.decision is None:
                    continue
                name, offered = game.decision.kind, len(game.legal_actions())
                name += " team" if game.spec.mode == "team" else ""
                if name not in best or best[name][0] < offered <= ENOUGH:
                    best[name] = offered, sample(name, game, game.decision.seats[0])
    return [found for _, (_, found) in sorted(best.items())]


def plain_tables() -> list[Sample]:
    """The games without modules, in the middle of the game, for everybody at the table."""
    found = []
    for spec in PLAIN:
        name = spec.removeprefix("onirim/")
        team = spec.endswith("team")
        for game in play(spec, 3):
            if game.decision and game.decision.kind == "turn" and game.turn == 13:
                found.append(sample(name, game, game.decision.seats[0]))
                if team:
                    found.append(sample(f"{name} partner", game, 1 - game.decision.seats[0]))
                    found.append(sample(f"{name} spectator", game, None))
                break
    return found


def endings() -> list[Sample]:
    """A game that is over."""
    *_, over = play(PLAIN[0], 1)
    return [sample("over", over, 0)]


def record() -> str:
    """Every sample, one to a line, and the pictures there are."""
    lines = [json.dumps(found, separators=(",", ":")) for found in (*questions(), *plain_tables(), *endings())]
    faces = json.dumps(sorted(face_names("onirim")))
    return f'{{"faces": {faces},\n"tables": [\n' + ",\n".join(lines) + "\n]}\n"


if __name__ == "__main__":
    SAMPLES.write_text(record(), encoding="utf-8")
