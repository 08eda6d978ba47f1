"""Why an answer is better than others, from what the seat would see after each: the terms that differ.

A game names its terms and what they weigh (`games/<game>/why.py`): how many doors are open, whether a run goes on. Each
answer is given in the same few possible worlds, the terms are read off the views and the next questions, and the term
that differs most becomes a sentence. No rule is known here or there: the engine plays, and the views are compared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from reverie.errors import TextName

if TYPE_CHECKING:
    from reverie.kernel.definition import GameDefinition
    from reverie.kernel.spec import GameSpec

WORLDS = 6  # in which the answers are looked at
ENOUGH = 3  # of them, in which a term can be said of both answers
RIVALS = 3  # the answers that the best one is held against
NOTICEABLE = 0.05  # what a difference must weigh to be spoken of

Term = tuple[str, str]  # what it is, and of which colour, row or card
Terms = Mapping[Term, float]  # what is not in it cannot be said of this position


class Difference(NamedTuple):
    """A term in which an answer differs from others, in every world."""

    name: str
    of: str
    before: float  # as it is now
    mine: float  # after the answer
    theirs: float  # after the others

    @property
    def is_more(self) -> bool:
        """Whether this answer has more of it."""
        return self.mine > self.theirs


class Reasons:
    """The answers to one question, and what they leave on the table."""

    def __init__(self, definition: GameDefinition, spec: GameSpec, engine: Any, seat: int, seed: int) -> None:
        self.definition = definition
        self.before: Terms = {}
        self.after: dict[int, list[Terms]] = {}  # by answer: in each of the worlds
        if not definition.weights:
            return
        worlds = []
        for number in range(WORLDS):
            world = engine.clone()
            world.determinise(seed + number, seat)
            worlds.append(world)

        def terms(game: Any) -> Terms:
            return definition.terms(game, definition.view(game, spec, seat))

        self.before = terms(worlds[0])
        for action in engine.legal_actions():
            found = []
            for world in worlds:
                game = world.clone()
                game.apply(action)
                found.append(terms(game))
            self.after[action] = found

    def of(self, order: Sequence[int]) -> list[TextName | None]:
        """A sentence for each of the answers, the best first: that one is held against the next best together, each of
        the others against the best."""
        if not self.after or len(order) < 2:
            return [None] * len(order)
        best, *others = order
        rest = [mean(worlds) for worlds in zip(*(self.after[one] for one in others[:RIVALS]), strict=True)]
        return [
            self.sentence(self.after[best], rest, True),
            *(self.sentence(self.after[one], self.after[best], False) for one in others),
        ]

    def better(self, best: int, other: int) -> TextName | None:
        """Why one answer is better than another: what speaks for it, or else what speaks against the other."""
        if not self.after:
            return None
        mine, theirs = self.after[best], self.after[other]
        return self.sentence(mine, theirs, True) or self.sentence(theirs, mine, False)

    def sentence(self, mine: Sequence[Terms], theirs: Sequence[Terms], speaks_for: bool) -> TextName | None:
        """What speaks most for an answer, or most against it, beside others; None if nothing does. What differs in some
        worlds only is the luck of the draw, and not spoken of."""
        weights = self.definition.weights
        my_mean, their_mean = mean(mine), mean(theirs)
        found = []
        for term in my_mean.keys() & their_mean.keys():
            sign = 1 if (weights[term[0]] > 0) == speaks_for else -1
            pairs = [
                (one[term], other[term])
                for one, other in zip(mine, theirs, strict=True)
                if term in one and term in other
            ]
            weight = abs(weights[term[0]] * (my_mean[term] - their_mean[term]))
            if weight >= NOTICEABLE and len(pairs) >= ENOUGH and all(sign * (a - b) > 0 for a, b in pairs):
                before = self.before.get(term, 0.0)
                found.append((weight, Difference(*term, before, my_mean[term], their_mean[term])))
        for _, difference in sorted(found, key=lambda one: (-one[0], one[1].name, one[1].of)):
            text = self.definition.reason(difference, my_mean)
            if text is not None:
                return text
        return None


def mean(many: Sequence[Terms]) -> Terms:
    """The terms of several positions together; each counts where it can be said."""
    values: dict[Term, list[float]] = {}
    for terms in many:
        for term, value in terms.items():
            values.setdefault(term, []).append(value)
    return {term: sum(found) / len(found) for term, found in values.items()}
