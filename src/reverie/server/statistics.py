"""How somebody does: per rule set, over the last 20, the last 100 and all games; medallions, goals, personal bests."""

from __future__ import annotations

from reverie.progress import daily
from reverie.progress.goal import in_a_row
from reverie.progress.goals import GOALS, reached
from reverie.progress.medallions import medallions_of
from reverie.progress.played import Played
from reverie.progress.tally import read
from reverie.server.documents import (
    Apart,
    GameProgress,
    GoalDocument,
    MedallionDocument,
    MyGame,
    Progress,
    PuzzleProgress,
    RuleSetStatistics,
    Span,
    Statistics,
)
from reverie.server.stores.results import Result


def played(result: Result) -> Played:
    """A result as goals and statistics see it."""
    return Played(
        result.rules, result.won, result.turns, result.finished, result.peeked, result.hinted, result.conceded,
        result.repeated, result.deal, read(result.tally),
    )  # fmt: skip


def statistics_of(results: list[Result]) -> Statistics:
    """The statistics of one person; the newest result comes first."""
    sets: dict[str, list[Played]] = {}
    for result in results:
        sets.setdefault(result.rules, []).append(played(result))
    return Statistics(
        sets=[
            RuleSetStatistics(rules=rules, last20=span(games[:20]), last100=span(games[:100]), all=span(games))
            for rules, games in sorted(sets.items())
        ]
    )


def span(games: list[Played]) -> Span:
    """Some games together, the newest first. What was not won by playing counts as played, never as won or lost."""
    honest = [game for game in games if game.honest]
    won = sum(game.won for game in honest)
    streak = 0
    for game in honest:
        if not game.won:
            break
        streak += 1
    return Span(
        games=len(games),
        won=won,
        peeked=sum(game.peeked for game in games),
        hinted=sum(game.hinted for game in games),
        conceded=sum(game.conceded for game in games),
        repeated=sum(game.repeated for game in games),
        turns=average(honest),
        rate=round(won / len(honest), 4) if honest else None,
        streak=streak,
        best=in_a_row(honest),
    )


def average(games: list[Played]) -> float | None:
    """The mean length, in turns."""
    return round(sum(game.turns for game in games) / len(games), 1) if games else None


def fewest(games: list[Played]) -> int | None:
    """The turns of the quickest win that counts."""
    return min((game.turns for game in games if game.won and game.honest), default=None)


def progress_of(results: list[Result], puzzles: PuzzleProgress) -> Progress:
    """What somebody has reached; the newest result comes first. Games are those that have a dream of the day, for whose
    modules there are medallions."""
    games = [played(result) for result in results]
    oldest_first = games[::-1]
    found = []
    for name in daily.games():
        mine = [game for game in games if game.game == name]
        honest = [game for game in mine if game.honest]
        found.append(
            GameProgress(
                game=name,
                span=span(mine[:20]),
                won=sum(game.won for game in honest),
                fewest=fewest(mine),
                row=in_a_row(honest),
                medallions=[
                    MedallionDocument(module=one.module, won=one.won, level=one.level, hard=one.hard)
                    for one in medallions_of(name, mine)
                ],
            )
        )
    goals = [
        GoalDocument(
            name=goal.name, game=goal.game or None, picture=goal.picture, have=goal.have(oldest_first), of=goal.of
        )
        for goal in GOALS
    ]
    return Progress(games=found, goals=goals, puzzles=puzzles)


def game_of(results: list[Result], table: str) -> MyGame:
    """One finished game beside those before it by the same rules; the newest result comes first."""
    place = next(i for i, result in enumerate(results) if result.table == table)
    this, before = played(results[place]), [played(result) for result in results[place + 1 :]]
    others = [game for game in before if game.rules == this.rules and game.honest]
    counted = [this, *others] if this.honest else others
    now = span(counted)
    apart: dict[Apart, bool] = {
        "peeked": this.peeked,
        "hinted": this.hinted,
        "conceded": this.conceded,
        "repeated": this.repeated,
    }
    earned = reached([*before[::-1], this]) - reached(before[::-1])
    return MyGame(
        rules=this.rules,
        won=this.won,
        turns=this.turns,
        apart=[name for name, is_so in apart.items() if is_so],
        games=len(others),
        average=average(others),
        fewest=fewest(others),
        rate=now.rate,
        streak=now.streak,
        best=now.best,
        earned=[goal.name for goal in GOALS if goal.name in earned],
    )
