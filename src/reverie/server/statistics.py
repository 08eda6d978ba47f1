"""How somebody does: per rule set, over the last 20, the last 100 and all games."""

from __future__ import annotations

from reverie.server.documents import RuleSetStatistics, Span, Statistics
from reverie.server.stores.store import Result


def statistics_of(results: list[Result]) -> Statistics:
    """The statistics of one person; the newest result comes first."""
    sets: dict[str, list[Result]] = {}
    for result in results:
        sets.setdefault(result.rules, []).append(result)
    return Statistics(
        sets=[
            RuleSetStatistics(rules=rules, last20=span(games[:20]), last100=span(games[:100]), all=span(games))
            for rules, games in sorted(sets.items())
        ]
    )


def span(games: list[Result]) -> Span:
    """Some games together. Whoever peeked did not win by playing: such games count as played and peeked, not as won."""
    honest = [game for game in games if not game.peeked]
    won = sum(game.won for game in honest)
    streak = 0
    for game in honest:
        if not game.won:
            break
        streak += 1
    return Span(
        games=len(games),
        won=won,
        peeked=len(games) - len(honest),
        turns=round(sum(game.turns for game in honest) / len(honest), 1) if honest else None,
        rate=round(won / len(honest), 4) if honest else None,
        streak=streak,
        best=longest(honest),
    )


def longest(games: list[Result]) -> int:
    """The most games won in a row."""
    best = now = 0
    for game in games:
        now = now + 1 if game.won else 0
        best = max(best, now)
    return best
