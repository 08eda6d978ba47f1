"""What the team decides together, where everybody has a vote (`team_policy: vote`, 0.4).

An answer that is nobody's own is offered to every character as a vote for it. Whatever more than half of them want
happens; so does what half of them want, if the holder of the first-player marker is one of them, because no other votes
could change that. Where all have voted and several answers have most votes, the holder breaks the tie: by its own vote
if that is one of them, else it is asked once more. Where characters have commands of their own besides, a vote for
something that the team does is a proposal: any other answer withdraws it. Who sits at the table (DP-01, DP-50) is no
matter of votes.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Choice, Engine, Question
    from reverie.games.etherfields.core.state import Frame

VOTES, TIED = "votes", "tied"  # what a frame notes while its question is voted on
SEATING = ("DP-01", "DP-50")


class Vote(NamedTuple):
    """The value of an answer that is one character's vote for a common one."""

    c: int
    number: int  # of the action that is voted for
    choice: Choice


def put_to_vote(e: Engine, question: Question, numbered: dict[int, Choice]) -> Question:
    """A question of the team as one that every character answers for itself; any other question as it is."""
    shared = {number: choice for number, choice in numbered.items() if choice.seat < 0}
    if len(question.common) < 2 or question.point in SEATING or not shared:
        return question
    data = e.top.data
    voted = {c for c, _ in cast(e.top, shared)}
    waiting = [c for c in question.common if c not in voted]
    if TIED in data:
        waiting = [e.state.team.first_player]
        shared = {number: choice for number, choice in shared.items() if number in data[TIED]} or shared
    votes = [
        choice._replace(value=Vote(c, number, choice), actor=e.character(c).id, seat=c, side=None)
        for c in waiting
        for number, choice in shared.items()
    ]
    own = [choice for choice in question.choices if choice.seat >= 0]
    asked = question.seats if is_mixed(own) else tuple(waiting)
    return question._replace(seats=asked, choices=[*own, *votes], common=())


def is_mixed(choices: list[Choice]) -> bool:
    """Whether characters have commands of their own among these answers, besides votes and what they may use in
    between."""
    return any(one.seat >= 0 and one.side is None and not isinstance(one.value, Vote) for one in choices)


def cast(f: Frame, shared: dict[int, Choice]) -> list[tuple[int, int]]:
    """The votes so far, of those for something that is still offered: who, and for which action."""
    return [(c, number) for c, number in f.data.get(VOTES, ()) if number in shared]


def take(e: Engine, vote: Vote, question: Question) -> Choice | None:
    """A vote is given; what is decided by it, if anything is."""
    data = e.top.data
    offered = {one.value.number: one.value.choice for one in question.choices if isinstance(one.value, Vote)}
    votes = [*cast(e.top, offered), (vote.c, vote.number)]
    left = {one.seat for one in question.choices if isinstance(one.value, Vote)} - {vote.c}
    if TIED in data:
        number: int | None = vote.number
    else:
        number = decided(e, votes, is_last=not left and not is_mixed(question.choices))
    if number is None:
        data[VOTES] = [list(one) for one in votes]
        return None
    if number == UNDECIDED:
        most = Counter(one for _, one in votes).most_common()
        data[VOTES] = [list(one) for one in votes]
        data[TIED] = [one for one, n in most if n == most[0][1]]
        return None
    withdraw(data)
    return offered[number]


UNDECIDED = -1  # several answers have most votes, and the holder of the marker voted for none of them


def decided(e: Engine, votes: list[tuple[int, int]], is_last: bool) -> int | None:
    """The action that the votes are enough for; None: not yet."""
    first = dict(votes).get(e.state.team.first_player)
    counted = Counter(number for _, number in votes).most_common()
    size = e.team_size
    for number, n in counted:
        if 2 * n > size or (2 * n == size and number == first):
            return number
    if not is_last:
        return None
    tied = [number for number, n in counted if n == counted[0][1]]
    if len(tied) == 1:
        return tied[0]
    return first if first in tied else UNDECIDED


def withdraw(data: dict[str, Any]) -> None:
    """Votes count for one answer; whatever is answered otherwise, or used in between, makes them void."""
    data.pop(VOTES, None)
    data.pop(TIED, None)


def shown(e: Engine) -> list[tuple[int, str]]:
    """Who has voted, and for what, in words."""
    question = e.question
    if question is None or not e.state.stack or VOTES not in e.top.data:
        return []
    words = e.vote_words()
    return [(c, words[number]) for c, number in e.top.data[VOTES] if number in words]
