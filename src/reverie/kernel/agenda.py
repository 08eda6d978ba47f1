"""The agenda: a stack of steps still to do. A question stays on it until it is settled, and only there anything waits.

An effect that needs a choice pushes its continuation, then the question. Each step carries one argument, usually
the card it is about, so a card being resolved is part of the agenda and never lost.
"""

from reverie.kernel.core import Core


def push(g: Core, step: int, arg: int) -> None:
    """Put a step on the agenda."""
    g.agenda_step[g.agenda_size] = step
    g.agenda_arg[g.agenda_size] = arg
    g.agenda_size += 1


def finish(g: Core, outcome: int, reason: int) -> None:
    """End the game at once; the first end counts. Steps still to do stay undone, but the cards on them stay there."""
    if g.outcome == 0:
        g.outcome = outcome
        g.reason = reason
