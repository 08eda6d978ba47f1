"""Help at a table that is asked for: what the computer player would do, how it stands, how it stood before."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Hashable
from typing import Annotated, cast

from fastapi import APIRouter, Path, Query, Request, Response

from reverie import engine_mode
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.kernel.chances import Thinking, Weighed
from reverie.kernel.definition import Engine, GameDefinition
from reverie.kernel.game import Game
from reverie.kernel.spec import SEED_LIMIT, GameSpec
from reverie.kernel.weighing import PLAYOUTS, TREE
from reverie.server.documents import Ahead, Chance, Difficulty, Hint, Moment, Moments, TableId
from reverie.server.documents import Review as LookedBack
from reverie.server.http import language_of, refusals, service_of
from reverie.server.messages import encode
from reverie.server.rooms.room import Room
from reverie.server.strict import StrictRoute
from reverie.server.thoughts import Thoughts
from reverie.sim.stats import wilson

router = APIRouter(route_class=StrictRoute, tags=["aids"])

AT_TABLE = ("no_seat", "not_allowed", "no_table", "link_expired", "not_dealt", "table_broken")
AGENT = "rules"
# Games played to answer a question: enough for a figure in whole percents, little enough to wait for.
DEALS, DEALS_PURE = 1000, 60
AHEAD, AHEAD_PURE = 400, 40
# Simulations that one slice of a hint adds; a tree remembers each of them, so it is not let grow for ever.
STEP, STEP_PURE = {TREE: 2000, PLAYOUTS: 1000}, 12
DEPTHS = 5  # slices for one question, at most
PIECES = 24  # of work on a review, in one slice: about a seventh of a second
MEASURED = 1024  # sets of rules whose figure is kept


def playouts(compiled: int, pure: int) -> int:
    """How many games the engine at hand can play while somebody waits."""
    return compiled if engine_mode.is_compiled() else pure


def standing(table: Table) -> tuple[int, GameDefinition, Engine]:
    """A copy of a game that is not over, and the entry it stands at."""
    game = table.playable()
    if game.is_over:
        raise Refusal("not_asked")
    return table.seq, game.definition, game.engine.clone()


@router.get("/api/tables/{table}/hint", responses=refusals(*AT_TABLE, "not_asked", "conceded", "sealed_day", "busy"))
async def hint(request: Request, table: TableId, depth: Annotated[int, Query(ge=0, lt=DEPTHS)] = 0) -> Hint:
    """What a computer player would answer that knows no more than the seat that asks, its chance, and why.

    The first answer comes soon. Whoever goes on looking asks for a greater depth; each adds a slice of work.
    """
    seat, language = request.state.seat, language_of(request)

    def look(room: Room, found: Table) -> Hint | tuple[int, Thinking]:
        game = found.playable()
        check_day(room, found)
        decision = game.decision
        if decision is None or seat not in decision.seats:
            raise Refusal("not_asked")
        if game.definition.looks_ahead:
            return found.seq, game.think()
        return Hint(seq=found.seq, action=registry.agent(AGENT, game.spec.game, 0).choose(game.outlook(seat, {})))

    service = service_of(request)
    asked = await service.hall.ask(table, look, "playing")
    await service.stored(service.store.note_hint(table, seat))  # before it is told: a game with hints is kept apart
    if isinstance(asked, Hint):
        return asked
    seq, begun = asked
    weighed = await service.work.run("playing", advise, service.hints, (table, seat, seq), begun, depth)
    best = weighed.to_json(language)
    return Hint(
        seq=seq,
        action=cast(dict[str, int], best["action"])["id"],
        chance=cast(float, best["chance"]),
        margin=cast(float, best["error"]),
        why=cast(str | None, best["why"]),
        deeper=depth + 1 < DEPTHS,
    )


def advise(hints: Thoughts[Thinking], about: Hashable, begun: Thinking, depth: int) -> Weighed:
    """The best answer, looked at so deep; whoever has looked at this question before goes on with that."""

    def look(thinking: Thinking) -> None:
        step = playouts(STEP[thinking.weighing.method], STEP_PURE)
        thinking.look(step * (depth + 1) - thinking.simulations)

    return hints.go_on(about, lambda: begun, look).advice().best


@router.get(
    "/api/tables/{table}/review",
    response_model=LookedBack,
    responses=refusals(*AT_TABLE, "not_over", "sealed_day", "busy"),
)
async def review(request: Request, table: TableId) -> Response:
    """A finished game looked back at: how the chance went, what the cards gave, what the choices cost.

    Each request does a slice of the work, and says how much of it is done.
    """
    service, language = service_of(request), language_of(request)

    def look(room: Room, found: Table) -> tuple[int, Game]:
        game = found.running()
        check_day(room, found)
        if not game.is_over:
            raise Refusal("not_over")
        return found.seq, game.moment(game.answers)

    seq, game = await service.hall.ask(table, look, "looking", goes_back=True)

    def work() -> bytes:
        looked = service.reviews.go_on((table, seq), game.review, lambda back: back.look(PIECES))
        return encode(looked.report().to_json(language))

    return Response(await service.work.run("playing", work), media_type="application/json")


@router.get("/api/tables/{table}/ahead", response_model=Ahead, responses=refusals(*AT_TABLE, "not_asked", "busy"))
async def ahead(request: Request, table: TableId) -> Response:
    """What would be asked after each answer of this seat, as far as it can know: to send several with one message.

    It is no advice and no look at the cards, so it is not noted.
    """
    seat = request.state.seat

    def look(room: Room, found: Table) -> bytes:
        game = found.playable()
        if not game.legal_actions(seat):
            raise Refusal("not_asked")
        return encode({"seq": found.seq, **game.definition.ahead(game.engine, seat)})

    written = await service_of(request).hall.ask(table, look, "playing")
    return Response(written, media_type="application/json")


def check_day(room: Room, table: Table) -> None:
    """Nobody is helped with a dream of the day while others dream it."""
    if table.header.deal.startswith("daily:") and not room.is_past(table):
        raise Refusal("sealed_day")


@router.get("/api/tables/{table}/chance", responses=refusals(*AT_TABLE, "not_asked", "conceded", "sealed_day", "busy"))
async def chance(request: Request, table: TableId) -> Chance:
    """How often `rules` wins from here, with all that the seat cannot know dealt again each time."""
    service = service_of(request)

    def look(room: Room, found: Table) -> tuple[int, GameDefinition, Engine]:
        check_day(room, found)
        return standing(found)

    seq, definition, engine = await service.hall.ask(table, look, "playing")
    games, seat = playouts(AHEAD, AHEAD_PURE), cast(int, request.state.seat)
    seed = secrets.randbelow(SEED_LIMIT - games)
    sums = await service.work.run("playing", definition.look_ahead, engine, games, seed, AGENT, seat)
    return Chance(seq=seq, agent=AGENT, games=games, won=sums["wins"], rate=sums["wins"] / games)


@router.get("/api/tables/{table}/moments", response_model=Moments, responses=refusals(*AT_TABLE, "busy"))
async def moments(request: Request, table: TableId) -> Response:
    """Which events lie between which answers: a seat is not told of every answer, so it cannot count them itself."""
    seat = request.state.seat

    def look_back(room: Room, found: Table) -> bytes:
        return encode({"seq": found.seq, "events": found.running().event_counts(seat)})

    written = await service_of(request).hall.ask(table, look_back, "looking", goes_back=True)
    return Response(written, media_type="application/json")


@router.get(
    "/api/tables/{table}/moments/{answers}", response_model=Moment, responses=refusals(*AT_TABLE, "not_found", "busy")
)
async def moment(request: Request, table: TableId, answers: Annotated[int, Path(ge=0, le=10_000)]) -> Response:
    """The table after so many answers, as this seat saw it then."""
    seat, language = request.state.seat, language_of(request)

    def look_back(room: Room, found: Table) -> bytes:
        game = found.running()
        if answers > game.answers:
            raise Refusal("not_found", place="answers")
        then = game.moment(answers)
        glance = then.glance()
        return encode(
            {
                "answers": answers,
                "view": then.view(seat, glance),
                "decision": glance.decision.to_json(language) if glance.decision else None,
                "events": game.event_counts(seat)[answers],
            }
        )

    written = await service_of(request).hall.ask(table, look_back, "looking", goes_back=True)
    return Response(written, media_type="application/json")


@router.get("/api/difficulty", responses=refusals("busy"))
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
        fresh = GameSpec.parse(rules, registry.manifests())
        played = service.work.run("playing", definition.rollouts, fresh, games, 0, AGENT)
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
