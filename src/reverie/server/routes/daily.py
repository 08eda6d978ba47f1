"""The daily dream: what is dreamt today, my one attempt at it, and how everybody does."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from reverie.hosted.refusals import Refusal
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from reverie.progress import daily
from reverie.server.documents import Daily, DailyAttempt, DailyDream, DailyOthers, StartDaily, TableCreated
from reverie.server.http import address_of, ensure_guest, guest_of, refusals, service_of
from reverie.server.routes.tables import created
from reverie.server.stores.nights import Attempt, Others
from reverie.server.strict import StrictRoute

router = APIRouter(route_class=StrictRoute, prefix="/api/daily", tags=["daily"])

DAY = 86_400_000


@router.get("", responses=refusals())
async def dreams(request: Request, month: Annotated[str | None, Query(pattern=r"^\d{4}-\d{2}$")] = None) -> Daily:
    """Today's dreams, my attempts in a month (this one if none is named), and my streak."""
    service = service_of(request)
    guest, today = await guest_of(request), service.hall.today()
    mine = await service.stored(service.store.nights.of(guest)) if guest is not None else []
    everybody = await service.stored(service.store.nights.on(today))
    told = [attempt_of(one, today) for one in mine]
    dreamt = {one.day for one in mine if one.won is not None}
    nights = [one for one in told if one.day.startswith(month or today[:7])]
    return Daily(
        day=today,
        until=(service.clock.now() // DAY + 1) * DAY,
        dreams=[dream_of(game, today, told, everybody.get(game)) for game in daily.games()],
        nights=nights,
        streak=daily.streak(dreamt, today),
        best=daily.longest(dreamt),
        won=sum(one.state == "won" for one in nights),
    )


def attempt_of(attempt: Attempt, today: str) -> DailyAttempt:
    """An attempt as it is told."""
    state = daily.state_of(attempt.day, attempt.won, today)
    return DailyAttempt(day=attempt.day, game=attempt.game, table=attempt.table, state=state, turns=attempt.turns)


def dream_of(game: str, day: str, mine: list[DailyAttempt], others: Others | None) -> DailyDream:
    """Today's dream of a game; who has not finished it is not told how it goes."""
    attempt = next((one for one in mine if (one.day, one.game) == (day, game)), None)
    is_over = attempt is not None and attempt.state in ("won", "lost")
    told = None
    if is_over and others is not None:
        told = DailyOthers(begun=others.begun, finished=others.finished, won=others.won, fewest=others.best)
    return DailyDream(game=game, spec=daily.spec_of(game, day), mine=attempt, others=told)


@router.post("", status_code=201, responses=refusals("daily_begun", "daily_unknown", "too_large", "bad_media"))
async def begin(request: Request, response: Response, body: StartDaily) -> TableCreated:
    """My attempt at today's dream of a game: it counts once, whether it is finished or not."""
    service = service_of(request)
    if body.game not in daily.games():
        raise Refusal("daily_unknown", place="body.game")
    service.count_table(address_of(request))
    guest = await ensure_guest(request, response)
    spec = GameSpec.parse(daily.spec_of(body.game, service.hall.today()), registry.manifests())
    return created(request, response, await service.hall.create(spec, guest, daily=True, rated=True))
