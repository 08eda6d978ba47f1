"""Observations of Urbion for the tests of the browser table: every question there is, once, with many answers.

`python -m tests.web.urbion_samples` writes web/src/games/urbion/samples.json anew.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import reverie
from reverie.server.observation import question
from tests.games.urbion.some_games import choose

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "urbion" / "samples.json"
EVERYTHING = "squares+chromatic+temples+gardens+books+postcards+void"
# Set-ups, and the seeds of the games that are played of each.
SET_UPS = (
    (f"urbion/second/solo/{EVERYTHING}", range(1, 31)),
    (f"urbion/second/team/{EVERYTHING}", range(1, 21)),
    ("urbion/second/solo", range(1, 4)),
    ("urbion/second/team/team_hands=open", range(1, 3)),
    ("urbion/first/solo/squares+books", range(1, 4)),
    ("urbion/first/team/squares+books", range(1, 4)),
    ("urbion/second/solo/squares/order=open", range(1, 2)),
)
# Questions that come up too seldom to wait for them, and one with more answers than usual.
POSITIONS = {
    "freedom": """urbion/second/solo/books+void | turn 9 | R1 earth+water S: I: | R2 earth+fire S: S1f I: I2f
        | R3 fire+air S: I: | R4 water+air S: S2w I: I2w I1a | hand S1e I2w S4a | discard S1e
        | books book_freedom book_balance | success 3 | void 4 R2 | at freedom""",
    "bonus": """urbion/second/team/squares+books+postcards | turn 9 | hand S1e I2w S4a | hand1 S1e I1a x3
        | discard S1e x4 I3e x4 | books book_balance | success 7 | inhabitants doves+ seer- | at bonus:2""",
    "clean with many sets": """urbion/second/solo/chromatic+temples+gardens | turn 2
        | R1 temple:earth S: S1f WS1f N2 I: WI1a N1 I3e | R2 garden S: S2w I: N3 X5 | R3 earth+air S: N1 I: I1a X5
        | R4 earth+air S: I: I1a | hand S1f I3e x2 | discard S4a x2 N1 I1a | success temple:air | at clean:R1""",
}

Sample = dict[str, Any]


def samples() -> list[Sample]:
    """For each set-up and question the moment with the most kinds of answers, then the most answers; and some ends.

    The big set-ups bring every question; the others only what looks different there.
    """
    found: dict[str, tuple[tuple[int, int], Sample]] = {}
    for spec, seeds in SET_UPS:
        for seed in seeds:
            for game in moments(f"{spec}/seed={seed}"):
                keep(found, spec, game)
    placed = {name: reverie.from_position(" ".join(text.split()), seed=3) for name, text in POSITIONS.items()}
    return [*(sample for _, sample in found.values()), *(sample_of(name, game) for name, game in placed.items())]


def moments(spec: str) -> Iterator[reverie.Game]:
    """A game before each answer, and at its end."""
    game = reverie.from_spec(spec)
    rng = random.Random(spec)
    while not game.is_over:
        yield game
        game.apply(choose(game, rng))
    yield game


def keep(found: dict[str, tuple[tuple[int, int], Sample]], spec: str, game: reverie.Game) -> None:
    """Remember this moment if it shows more than what was seen of its question."""
    decision = game.decision
    kind = decision.kind if decision else "over"
    offers = game.offers("en")
    worth = (len({offer["verb"] for offer in offers}), len(offers))
    name = f"{spec} {kind}" if kind in ("main", "sides", "over") else kind
    if name in found and found[name][0] >= worth:
        return
    found[name] = (worth, sample_of(name, game))
    if kind == "main" and "/team" in spec:
        found[f"{name} of the other player"] = (worth, sample_of(f"{name} of the other player", game, 1))
    if kind == "main" and spec == SET_UPS[1][0]:
        found[f"{name} for a spectator"] = (worth, sample_of(f"{name} for a spectator", game, 2))


def sample_of(name: str, game: reverie.Game, after: int = 0) -> Sample:
    """What whoever is asked is told at this moment, in the server's words; or the next player, or a spectator (2)."""
    decision = game.decision
    asked = decision.seats[0] if decision else 0
    seat = None if after == 2 else (asked + after) % game.players
    told = decision is not None and seat in decision.seats
    return {
        "name": name,
        "view": game.view(seat),
        "decision": json.loads(question(game, decision, told, "en")) if decision else None,
        "actions": game.offers("en", decision.kind) if decision and told else [],
    }


def written() -> str:
    """The file as it should be: one sample per line."""
    lines = ",\n".join(json.dumps(sample, ensure_ascii=False, separators=(",", ":")) for sample in samples())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
