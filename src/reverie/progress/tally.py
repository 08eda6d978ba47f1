"""What happened in a game, counted: the names of events and answers with how often each of them was.

No rule and no game is known here. An answer counts under its question and verb (`nightmare.ward`), and once more with
what it names (`nightmare.ward.hand`, `turn.discard.key`); cards that went from one pile to another count under both
(`doors>limbo`); other events under their names (`city.claimed`, `run`), and under `most.…` how many of them one turn
had at most. `left` is what was still to be drawn.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

import orjson

from reverie.kernel.game import Game

PLAIN: Final = re.compile(r"[a-z-]{1,20}")
PILES: Final = ("pile", "deck")


def tally_of(game: Game) -> dict[str, int]:
    """The tally of a game, as everybody who sat at it was told; the same whoever asks."""
    counts: Counter[str] = Counter()
    most: Counter[str] = Counter()
    turn: Counter[str] = Counter()
    for text in game.heard_after(0, -1)[1]:
        event: dict[str, Any] = orjson.loads(text)
        kind = event["kind"]
        if kind == "turn":
            turn.clear()
        elif kind == "answered":
            counts.update(names_of_answer(event))
        elif kind == "moved":
            counts[f"{zone(event.get('from'))}>{zone(event.get('to'))}"] += 1
        elif kind != "ended":
            name = f"{kind}.{event['what']}" if isinstance(event.get("what"), str) else kind
            counts[name] += 1
            turn[name] += 1
            most[f"most.{name}"] = max(most[f"most.{name}"], turn[name])
    view = game.view(0)
    counts["left"] = next((view[name]["size"] for name in PILES if name in view), 0)
    counts["answers"] = game.answers
    return dict(sorted((counts | most).items()))


def names_of_answer(event: dict[str, Any]) -> list[str]:
    """What an answer counts as."""
    verb, *rest = str(event["action"]).split()
    name = f"{event['question']}.{verb}"
    found = (word.rpartition(".")[2] for word in rest[:2])
    return [name, *dict.fromkeys(f"{name}.{word}" for word in found if PLAIN.fullmatch(word))]


def zone(name: object) -> str:
    """A place without its number: the rows of a table are all rows."""
    return re.sub(r"\d+", "", str(name))


def written(tally: dict[str, int]) -> str:
    """A tally as it is kept."""
    return orjson.dumps(tally, option=orjson.OPT_SORT_KEYS).decode()


def read(text: str) -> dict[str, int]:
    """A tally that was kept; empty for games from before tallies."""
    return orjson.loads(text) if text else {}
