"""Golden playthroughs: everything a game can say, from the deal to the end, compared letter by letter.

One deal is written out in full (the position, what is asked, what may be answered, what changes in the view of the
player and of a spectator, what is told); two more keep a fingerprint per step. When the game is meant to say
something else, write them again and read the difference:

    python -m tests.games.onirim.test_golden --write
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import reverie

FOLDER = Path(__file__).parent / "golden"
FAIR = "fair:" + hashlib.sha256(b"golden").hexdigest()
DEALS = {
    "third-8": ("onirim/third/solo/seed=8", True),
    "first-11": ("onirim/first/solo/seed=11", False),
    "third-fair": (f"onirim/third/solo/seed={FAIR}", False),
}


def line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def print_of(data: object) -> str:
    return hashlib.sha256(line(data).encode()).hexdigest()[:12]


def changes(before: Any, now: Any) -> Any:
    """What has changed in a view: only the changed fields, and of a zone only the cards that came and went."""
    if isinstance(before, dict) and isinstance(now, dict):
        fields = {name: changes(before.get(name), value) for name, value in now.items() if before.get(name) != value}
        return fields | {name: "gone" for name in before if name not in now}
    if isinstance(before, list) and isinstance(now, list) and before:
        came, went = (
            Counter(map(str, now)) - Counter(map(str, before)),
            Counter(map(str, before)) - Counter(map(str, now)),
        )
        moved = [f"+{card}" for card in came.elements()] + [f"-{card}" for card in went.elements()]
        return " ".join(moved) or now
    return now


def short(event: reverie.Event) -> str:
    """An event in a few words; nothing of it is left out."""
    data = dict(event.data)
    if event.kind == "moved":
        return f"{data.pop('card') or '?'} {data.pop('from')}>{data.pop('to')}" + (line(data) if data else "")
    return f"{event.kind} {line(data)}"


def playthrough(name: str) -> str:
    """The whole game as text; the player is arbitrary, but always the same one."""
    spec, in_full = DEALS[name]
    game = reverie.from_spec(spec)
    text = [f"# {spec}", f"# python -m tests.games.onirim.test_golden --write  ({name})", ""]
    views: dict[int | None, dict[str, Any]] = {0: {}, None: {}}
    heard: dict[int | None, int] = {0: 0, None: 0}
    step, answer = 0, ""
    while True:
        seen = {seat: game.view(seat) for seat in views}
        told = {seat: [short(event) for event in game.events_for(seat, heard[seat])] for seat in views}
        decision = game.decision.to_json() if game.decision else {}
        decision.pop("prompt", None)  # sentences may be reworded freely
        words = [action.words for action in game.actions()]
        if in_full:
            text.append(f"== {step} {answer}".rstrip())
            text.append(f"position  {game.position()}")
            if decision:
                text.append(f"asked     {line(decision)}")
                text.append(f"legal     {', '.join(words)}")
            for seat, who in ((0, "player   "), (None, "spectator")):
                text.append(f"{who} {line(changes(views[seat], seen[seat]))}")
                text.append(f"  is told {'; '.join(told[seat])}")
        else:
            everything = [
                game.position(),
                decision,
                words,
                game.legal_actions(),
                seen[0],
                seen[None],
                told[0],
                told[None],
            ]
            text.append(f"{step:3} {print_of(everything)} {answer}".rstrip())
        if game.is_over:
            break
        views, heard = seen, {seat: heard[seat] + len(told[seat]) for seat in views}
        number = arbitrary(step, game)
        answer = game.definition.codec.by_id[number].words
        game.apply(number)
        step += 1
    text += ["", game.record().text().rpartition("state: ")[0].rstrip()]
    return "\n".join(text) + "\n"


def arbitrary(step: int, game: reverie.Game) -> int:
    """Now this answer, now that one, but the last ways out of a nightmare rarely: so the game lasts a while."""
    legal = game.legal_actions()
    return legal[(step * 7 + 3) % (len(legal) - 1 if len(legal) > 2 else len(legal))]


@pytest.mark.parametrize("name", DEALS)
def test_the_game_says_what_it_always_said(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert playthrough(name).splitlines() == golden.splitlines()


def test_the_golden_games_meet_every_kind_of_question() -> None:
    golden = (FOLDER / "third-8.txt").read_text("utf-8")
    for point in ("DP-TURN", "DP-SEARCH", "DP-PROPHECY", "DP-DOOR", "DP-NIGHTMARE"):
        assert f'"point":"{point}"' in golden


if __name__ == "__main__" and "--write" in sys.argv:
    FOLDER.mkdir(exist_ok=True)
    for deal in DEALS:
        (FOLDER / f"{deal}.txt").write_text(playthrough(deal), "utf-8")
        print(f"wrote {FOLDER / deal}.txt")
