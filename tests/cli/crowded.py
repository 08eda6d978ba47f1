"""Tables with everything on them, as plain views: what the painter must cope with, whatever the engine deals."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from reverie.games.onirim.cards import COLOURS
from reverie.games.onirim.codec import CODEC
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec

MODULES = ("book", "glyphs", "dreamcatchers", "towers", "premonitions", "crossroads", "oniverse", "incubus")
ROW = ["red.sun", "red.moon", "red.key", "blue.sun", "blue.glyph", "blue.moon", "green.sun", "x.moon", "green.sun"]
DISCARD = [
    *["red.sun"] * 7, *["red.moon"] * 2, "red.key", "red.glyph", *["blue.sun"] * 6, *["blue.moon"] * 3, "blue.key",
    *["green.sun"] * 5, "green.moon", "green.glyph", *["brown.sun"] * 4, *["brown.moon"] * 2, "brown.key", "x.sun",
    "tower.red.5", "tower.brown.3", *["deadend"] * 4, "door.blue", *["nightmare"] * 6, "happy", "den.hammerbird",
]  # fmt: skip


def full_view(team: bool = True, **changes: Any) -> dict[str, Any]:
    """All eight modules, in team play, in the middle of a long game."""
    view: dict[str, Any] = {
        "game": "onirim",
        "rules": "onirim/third/team",
        "seat": 0,
        "status": "playing",
        "outcome": None,
        "turn": 31,
        "active": 0,
        "goal": {"door.red": 3, "door.blue": 3, "door.green": 3, "door.brown": 3, "door.oniverse": 1},
        "decision": {"kind": "turn", "seats": [0], "about": {}},
        "pile": {"size": 38, "known_top": ["nightmare", None, "door.green"], "known_bottom": ["deadend", "red.sun"]},
        "hand": {"size": 3, "cards": ["tower.blue.4", "green.key", "deadend"]},
        "shared": ["brown.glyph", "tower.red.3"],
        "partner": {
            "seat": 1,
            "hand": {"size": 3, "cards": None, "known": ["red.sun"]},
            "row": {"cards": ROW[:7], "completed": 3, "run": {"length": 1, "colours": ["green"]}},
            "doors": ["door.red", "door.blue", "door.green"],
        },
        "row": {"cards": ROW * 2, "completed": 15, "run": {"length": 2, "colours": ["green"]}},
        "doors": ["door.red", "door.blue", "door.oniverse"],
        "discard": DISCARD,
        "limbo": ["door.brown", "lost", "nightmare", "nightmare"],
        "resolving": ["nightmare"],
        "looked": {"size": 0, "cards": [], "placed": 0, "revealed": False},
        "unseen": {"red.sun": 2, "door.green": 1, "tower.red.4": 1, "nightmare": 3, "happy": 2, "den.mirror": 1},
        "goals": [
            {"door": f"door.{name}", "covered": i < 5}
            for i, name in enumerate(["red", "blue", "green", "oniverse", "brown", *COLOURS * 2])
        ],
        "next_goal": 5,
        "costs": {"paradoxical_prophecy": 5, "parallel_planning": 7, "powerful_punishment": 10},
        "removed": ["red.sun", "nightmare"],
        "catchers": [["lost", "door.green", "nightmare", "den.mirror"], ["lost", "door.brown"], ["happy"] * 2, []],
        "handbooks": 1,
        "towers": {
            "row": ["tower.red.4", "tower.green.5", "tower.green.4", "tower.brown.4", "tower.blue.3"],
            "aligned": False,
        },
        "premonitions": {
            "up": ["two_red", "pair", "five_doors", "three_doors", "all_colours"],
            "down": 2,
            "used": ["two_green"],
        },
        "rallied": ["architect", "cyclobot", "hammerbird", "mirror", "treasure_keeper", "treasure_keeper"],
        "stored": ["red.key", "tower.green.3"],
        "unused": {"size": 8, "cards": None},
        "incubus": {"mode": "pathfinder", "figure": True, "card": "blue.moon"},
    }  # fmt: skip
    if not team:
        for key in ("partner", "shared", "active"):
            del view[key]
        view["hand"] = {"size": 5, "cards": ["tower.blue.4", "green.key", "deadend", "brown.glyph", "tower.red.3"]}
    return {**view, **changes}


def staged(view: dict[str, Any], kind: str, answers: list[str], about: dict[str, Any] | None = None) -> Game:
    """A game that shows this view and asks this question."""
    team = "partner" in view
    spec = GameSpec("onirim", "third", "team" if team else "solo", MODULES, {}, 123456789)
    decision = Decision(kind, "DP", (view["seat"],), about or {}, f"onirim-ask-{kind}")
    actions: list[Action] = [CODEC.read(words) for words in answers]
    stage = SimpleNamespace(
        view=lambda seat: view,
        decision=decision,
        actions=lambda: actions,
        spec=spec,
        turn=view["turn"],
        players=2 if team else 1,
        peeked=True,
        start_position=None,
        result=None,
    )
    return cast(Game, stage)


TURN = [
    *("play green.key", "play shared brown.glyph", "play stored 0", "play shared brown.glyph with architect"),
    *("build-left tower.blue.4", "build-right tower.blue.4", "build-left shared tower.red.3"),
    *("build-right shared tower.red.3", "build-left stored 1", "build-right stored 1"),
    *("discard tower.blue.4", "discard green.key", "discard shared brown.glyph", "discard shared tower.red.3"),
    *("discard stored 0", "discard stored 1", "flee", "anticipate", "handbook 0", "handbook 1", "handbook 2"),
    *("cast paradoxical_prophecy", "cast parallel_planning", "use cyclobot", "use squirrel_spies"),
    *("use harpoon_hunter", "use hammerbird", "store tower.blue.4", "store green.key", "store shared brown.glyph"),
]
SEARCH = [f"fetch {token}" for token in (
    "red.sun", "red.moon", "red.key", "red.glyph", "blue.sun", "blue.moon", "blue.key", "green.sun", "green.moon",
    "green.key", "green.glyph", "brown.sun", "brown.moon", "brown.key", "x.sun", "x.moon", "x.key", "tower.red.3",
    "tower.blue.5", "tower.green.3", "tower.green.4", "tower.brown.5", "deadend", "door.red", "door.blue", "door.green",
    "door.brown", "door.oniverse", "nightmare", "lost", "happy", "den.architect", "den.squirrel_spies",
    "den.harpoon_hunter", "den.chromatic_chaos", "den.treasure_keeper", "den.mirror",
)]  # fmt: skip
