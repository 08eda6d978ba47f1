"""The dreams of the campaign that comes with Reverie, brought to where a test begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from reverie.games.etherfields import rules
from reverie.games.etherfields.core.engine import Choice, Engine
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.land.naming import field_of
from reverie.games.etherfields.rounds.setup import prepare
from tests.games.etherfields.content.reading import CONTENT
from tests.games.etherfields.content.test_played import idle

PARTS = rules.PARTS  # importing it announces what all frames and words do


def dream(gate: str, characters: Sequence[str], seed: int, flags: Mapping[str, int]) -> Engine:
    """A dream at its first command, after a campaign that left these flags."""
    e = prepare(CONTENT, gate, characters, seed)
    e.state.team.flags.update(flags)
    e.run()
    settle(e)
    return e


def settle(e: Engine, answer: Callable[[Engine], Choice] = idle) -> None:
    """Answer what has to be answered until somebody may act."""
    while not e.state.result and e.question is not None and e.question.kind != "command":
        e.choose(answer(e))


def stand(e: Engine, field: str, who: int = 0) -> None:
    """Put a character somewhere."""
    e.state.figures[who].field = field_of(field)
    e.changed()


def carry_out(e: Engine, ability: str, who: int = 0) -> None:
    """Let an action of a dream have its effect for a character, as if it had been paid for."""
    e.question = e.commands = None
    scope: Scope = {"self": who, "actor": who, "source": ability.partition("#")[0]}
    e.push_list(CONTENT.abilities[ability].ways[0].do, scope)
    e.run()
    settle(e)
