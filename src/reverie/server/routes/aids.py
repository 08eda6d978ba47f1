"""Help at a table that is asked for: what the computer player would do, how it stands, how it stood before."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, cast

from fastapi import APIRouter, Path, Query, Request

from reverie import engine_mode
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.spec import SEED_LIMIT, GameSpec
from reverie.server.documents import Chance, Difficulty, Hint, Moment, Moments, TableId
from reverie.server.http import language_of, refusals, service_of
from reverie.server.refusals import Refusal
from reverie.server.strict import StrictRoute
from reverie.sim.stats import wilson

router = APIRouter(route_class=StrictRoute, tags=["aids"])

AT_TABLE = ("no_seat", "not_allowed", "no_table", "link_expired", "not_dealt")
AGENT = "rules"
# Games played to answer a question: enough for a figure in whole percents, little enough to wait for.
DEALS, DEALS_PURE = 1000, 60
AHEAD, AHEAD_PURE = 400, 40
MEASURED = 1024  # sets of rules whose figure is kept


def playouts(compiled: int, pure: int) -> int:
    """How many games the engine at hand can play while somebody waits."""
    return compiled if engine_mode.is_compiled() else pure


async def dealt_game(request: Request, table: str) -> tuple[int, Game]:
    """The game at a table, and the entry it stands at."""
    _, found = await service_of(request).hall.table(table)
    if found.game is None:
        raise Refusal("not_dealt")
    return found.seq, found.game


@router.get("/api/tables/{table}/hint", responses=refusals(*AT_TABLE, "not_asked"))
async def hint(request: Request, table: TableId) -> Hint:
    """What the computer player `rules` would answer; it knows no more than the seat that asks."""
    seq, game = await dealt_game(request, table)
    decision = game.decision
    if decision is None or request.state.seat not in decision.seats:
        raise Refusal("not_asked")
    if game.definition.shares_questions:
        game = game.clone()
        game.seat = request.state.seat
    return Hint(seq=seq, action=registry.agent(AGENT, game.spec.game, 0).choose(game))


@router.get("/api/tables/{table}/chance", responses=refusals(*AT_TABLE))
async def chance(request: Request, table: TableId) -> Chance:
    """How often `rules` wins from here, with all that the seat cannot know dealt again each time."""
    seq, game = await dealt_game(request, table)
    if game.is_over:
        raise Refusal("not_asked")
    games = playouts(AHEAD, AHEAD_PURE)
    engine, definition, seat = game.engine.clone(), game.definition, cast(int, request.state.seat)
    seed = secrets.randbelow(SEED_LIMIT - games)
    sums = await service_of(request).play_many(definition.look_ahead, engine, games, seed, AGENT, seat)
    return Chance(seq=seq, agent=AGENT, games=games, won=sums["wins"], rate=sums["wins"] / games)


@router.get("/api/tables/{table}/moments", responses=refusals(*AT_TABLE))
async def moments(request: Request, table: TableId) -> Moments:
    """Which events lie between which answers: a seat is not told of every answer, so it cannot count them itself."""
    seq, game = await dealt_game(request, table)
    return Moments(seq=seq, events=game.event_counts(request.state.seat))


@router.get("/api/tables/{table}/moments/{answers}", responses=refusals(*AT_TABLE, "not_found"))
async def moment(request: Request, table: TableId, answers: Annotated[int, Path(ge=0, le=10_000)]) -> Moment:
    """The table after so many answers, as this seat saw it then."""
    _, game = await dealt_game(request, table)
    if answers > game.answers:
        raise Refusal("not_found", place="answers")
    seat = request.state.seat
    then = game.moment(answers)
    glance = then.glance()
    return Moment(
        answers=answers,
        view=then.view(seat, glance),
        decision=glance.decision.to_json(language_of(request)) if glance.decision else None,
        events=game.facts_after(seat, answers)[0],
    )


@router.get("/api/difficulty", responses=refusals())
async def difficulty(request: Request, spec: Annotated[str, Query(min_length=1, max_length=2000)]) -> Difficulty:
    """How often `rules` wins with a set of rules; played when somebody asks first, so it is true of every set."""
    service = service_of(request)
    parsed = GameSpec.parse(spec, registry.manifests())
    rules = parsed.rules_text()
    if rules not in service.difficulties:
        while len(service.difficulties) >= MEASURED:
            service.difficulties.pop(next(iter(service.difficulties)))
        games = playouts(DEALS, DEALS_PURE)
        definition = registry.game(parsed.game)
        played = service.play_many(definition.rollouts, GameSpec.parse(rules, registry.manifests()), games, 0, AGENT)
        service.difficulties[rules] = asyncio.ensure_future(played)
    try:
        sums = await asyncio.shield(service.difficulties[rules])
    except Exception:
        service.difficulties.pop(rules, None)
        raise
    low, high = wilson(sums["wins"], sums["games"])
    rate = sums["wins"] / sums["games"]
    return Difficulty(
        spec=rules, agent=AGENT, games=sums["games"], won=sums["wins"], rate=rate, low=low, high=high
    )  # fmt: skip
