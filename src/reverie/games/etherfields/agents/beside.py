"""The computer on one seat beside people: it answers for its own characters and leaves the team to those who sit there.

What is nobody's own is decided by people (0.4). Where there are votes the computer gives its own last, to what most of
the people want, so that it never decides anything among them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from reverie.games.etherfields.agents.rules import best_of
from reverie.games.etherfields.core import voting
from reverie.games.etherfields.core.engine import Choice, Question
from reverie.games.etherfields.core.voting import Vote

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def choose_beside(e: Engine, seat: int, people: frozenset[int]) -> Choice | None:
    """The answer of a seat, or None if it is for people to answer."""
    question = e.question
    if question is None or seat not in e.seats_of(question.seats):
        return None
    mine = frozenset(e.played_by(seat))
    own = [choice for choice in e.choices().values() if is_own(question, choice, mine)]
    votes = [choice for choice in own if isinstance(choice.value, Vote)]
    own = [choice for choice in own if not isinstance(choice.value, Vote)]
    if any(choice.side is None for choice in own):  # else there are only things to be used while people decide
        return best_of(e, own)
    return following(e, votes, frozenset(c for c in e.everybody if e.seat_of(c) in people)) if votes else None


def is_own(question: Question, choice: Choice, mine: frozenset[int]) -> bool:
    """Whether an answer is for these characters alone."""
    return choice.seat in mine if choice.seat >= 0 else mine.issuperset(question.common)


def following(e: Engine, votes: list[Choice], people: frozenset[int]) -> Choice | None:
    """A vote for what most of the people have voted for, once all of them have; the holder of the first-player marker
    counts first among equals, then whoever sits first."""
    given = dict(voting.shown(e))
    if not people <= given.keys():
        return None
    counted = Counter(given[c] for c in sorted(people, key=lambda c: (c != e.state.team.first_player, c)))
    words = e.vote_words()
    for wanted, _ in counted.most_common():
        found = next((vote for vote in votes if words[vote.value.number] == wanted), None)
        if found is not None:
            return found
    return None
