"""Texts at a table, and the list of words that have a test.

    @tells("effect", "gain_ether", "lose_ether")     the test fails if one of these words does something else

`test_every_word.py` compares what stands here with the vocabulary and fails for every word without a test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.land.naming import field_of
from tests.games.etherfields.tables import Data, Who, carry_out, name, play, table

Test = TypeVar("Test", bound=Callable[..., Any])
TOLD: dict[str, set[str]] = {}  # family -> words with a test


def tells(family: str, *words: str) -> Callable[[Test], Test]:
    """Note that a test is about these words."""
    TOLD.setdefault(family, set()).update(words)

    def unchanged(test: Test) -> Test:
        return test

    return unchanged


def say(people: int | Sequence[Who], *effects: Any, answers: Sequence[str] = (), me: int = 0, **more: Any) -> Engine:
    """Carry out effects as a text of character `me`, then give answers."""
    scope = more.pop("scope", {})
    e = table(people, texts={"t": list(effects)}, **more)
    carry_out(e, "t", **{"self": me, "decider": me, **scope})
    return play(e, *answers)


def say_team(people: int | Sequence[Who], *effects: Any, answers: Sequence[str] = (), **more: Any) -> Engine:
    """Carry out effects as a text of nobody, as scripts and steps are."""
    scope = more.pop("scope", {})
    e = table(people, texts={"t": list(effects)}, **more)
    carry_out(e, "t", **scope)
    return play(e, *answers)


def rule(*abilities: Data, id: str = "rule") -> Data:
    """A revealed card with abilities; put `revealed=["event:rule"]` beside it."""
    named = [{"id": f"a{k}", **ability} for k, ability in enumerate(abilities)]
    return {"event": {"id": id, "name": name(id), "abilities": named}}


def passive(stat: Any, value: Any = True, op: str = "set", who: Any = None, **more: Any) -> Data:
    """A passive that changes a stat."""
    ability = {key: more.pop(key) for key in ("requires",) if key in more}
    modifier = {"stat": stat, "op": op, "value": value, **({"who": who} if who is not None else {}), **more}
    return {"kind": "passive", "do": [{"modifier": modifier}], **ability}


def listens(when: Any, *effects: Any, **more: Any) -> Data:
    """A trigger; without effects it raises the flag `heard`."""
    return {"kind": "trigger", "when": when, "do": list(effects) or [{"add_flag": "heard"}], **more}


def heard(e: Engine) -> int:
    """How often the flag was raised."""
    return e.state.team.flags.get("heard", 0)


def progress_card(id: str, *abilities: Data, colors: Sequence[str] = ("wrath",)) -> Data:
    """A progress card."""
    named = [{"id": f"a{k}", **ability} for k, ability in enumerate(abilities)]
    intents = dict.fromkeys(colors, 1)
    face = {"cost": [{"intent": colors[0], "n": 3}], "colors": list(colors)}
    return {"influence": {"id": id, "name": name(id), "intents": intents, "progress": face, "abilities": named}}


def thing(kind: str, id: str, *abilities: Data, **more: Any) -> Data:
    """An item, mask, weakness, wisdom …"""
    named = [{"id": f"a{k}", **ability} for k, ability in enumerate(abilities)]
    return {kind: {"id": id, "name": name(id), **({"abilities": named} if named else {}), **more}}


def creature(id: str = "moth", **more: Any) -> Data:
    """A creature tile."""
    return {"creature": {"id": id, "name": name(id), "figure": "token", "movement": 2, "steps": {}, **more}}


def at(place: str) -> int:
    """A field by its name."""
    return field_of(place)


def figure_of(e: Engine, creature: str, place: int = 0) -> int:
    """The number of a creature's figure."""
    found = [number for number, one in e.state.figures.items() if one.kind == "creature" and one.of == creature]
    return found[place]
