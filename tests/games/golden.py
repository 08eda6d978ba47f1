"""Golden playthroughs: everything a game can say, from the deal to the end, as text that is compared letter by letter.

A deal written out in full holds the position, what is asked, what may be answered, what changes in the view of each
seat and of a spectator, and what is told; the others keep a fingerprint per step.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import reverie

FAIR = "fair:" + hashlib.sha256(b"golden").hexdigest()
Player = Callable[[int, reverie.Game], int]


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


def playthrough(spec: str, in_full: bool, player: Player, title: str) -> str:
    """The whole game as text."""
    game = reverie.from_spec(spec)
    text = [f"# {spec}", f"# {title}", ""]
    views: dict[int | None, dict[str, Any]] = {seat: {} for seat in (*range(game.players), None)}
    heard: dict[int | None, int] = dict.fromkeys(views, 0)
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
            for seat in views:
                text.append(f"{name_of(seat, game)} {line(changes(views[seat], seen[seat]))}")
                text.append(f"  is told {'; '.join(told[seat])}")
        else:
            everything = [game.position(), decision, words, game.legal_actions(), *seen.values(), *told.values()]
            text.append(f"{step:3} {print_of(everything)} {answer}".rstrip())
        if game.is_over:
            break
        views, heard = seen, {seat: heard[seat] + len(told[seat]) for seat in views}
        number = player(step, game)
        answer = game.codec.by_id[number].words
        game.apply(number)
        step += 1
    text += ["", game.record().text().rpartition("state: ")[0].rstrip()]
    return "\n".join(text) + "\n"


def name_of(seat: int | None, game: reverie.Game) -> str:
    """Who looks on."""
    if seat is None:
        return "spectator"
    return "player   " if game.players == 1 else f"seat {seat}   "


def write(folder: Path, texts: dict[str, str]) -> None:
    """Write the golden games again."""
    folder.mkdir(exist_ok=True)
    for name, text in texts.items():
        (folder / f"{name}.txt").write_text(text, "utf-8")
        print(f"wrote {folder / name}.txt")
