"""What the house offers everybody: games, rules, days, health, figures."""

from __future__ import annotations

import asyncio
import re
from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

import reverie
from reverie.hosted import deals
from reverie.hosted.refusals import Refusal
from reverie.kernel import registry
from reverie.server.addresses import is_local
from reverie.server.documents import CardsDocument, DayDocument, GamesDocument, Health, ReadCards, RuleDocument
from reverie.server.hall import DAYS_AHEAD
from reverie.server.http import address_of, language_of, refusals, service_of
from reverie.server.strict import StrictRoute
from reverie.words import words

router = APIRouter(route_class=StrictRoute, tags=["house"])

RULE_ID = re.compile(r"[A-Z]{2,8}(-[A-Z0-9]{1,12}){1,3}")


@router.get("/healthz", responses=refusals())
async def health(request: Request) -> Health:
    """Whether the server works, down to its database."""
    service = service_of(request)
    if service.hall.closing:
        raise Refusal("restarting")
    await service.look_at_database()
    return Health(status="ok", version=reverie.__version__)


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}, **refusals()})
async def metrics(request: Request) -> Response:
    """The figures, as Prometheus reads them: for this machine, or for everybody if the server was told so."""
    service = service_of(request)
    if not service.settings.open_metrics and not is_local(address_of(request)):
        raise Refusal("not_allowed")
    text = await asyncio.to_thread(service.metrics.text)  # some milliseconds, more with every route that was asked
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/api/games", responses=refusals())
async def games(request: Request) -> GamesDocument:
    """What can be played, with editions, modules, variants and presets."""
    return GamesDocument(games=[registry.describe(name) for name in registry.games()])


@router.get(
    "/api/cards/{game}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, **refusals("not_found")},
)
async def own_cards(request: Request, game: Annotated[str, Path(pattern=r"^[a-z]{1,20}$")]) -> Response:
    """The cards of a game as a file, to be edited."""
    written = registry.game(game).manifest.cards if game in registry.games() else None
    if written is None:
        raise Refusal("not_found", place="game")
    name = f'attachment; filename="{game}-cards.toml"'
    return Response(written.template(), media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


@router.post("/api/cards", responses=refusals("not_found", "bad_media", "busy", "too_costly", "no_reader"))
async def other_cards(request: Request, body: ReadCards) -> CardsDocument:
    """What a file of other cards says, or the place in it that cannot be."""
    written = registry.game(body.game).manifest.cards if body.game in registry.games() else None
    if written is None:
        raise Refusal("not_found", place="game")
    return CardsDocument(cards=await service_of(request).read("cards", body.game, body.text, body.name))


@router.get("/api/rules/{rule}", responses=refusals("not_found"))
async def rule(request: Request, rule: Annotated[str, Path(pattern=r"^[A-Z0-9-]{3,40}$")]) -> RuleDocument:
    """A rule in words, in the language that the client asks for."""
    speech = words(language_of(request))
    if not RULE_ID.fullmatch(rule) or not speech.has(rule):
        raise Refusal("not_found", place="rule")
    return RuleDocument(rule=rule, title=speech.text(f"{rule}@title"), text=speech.text(rule))


@router.get("/api/days/{day}", responses=refusals("day_unknown"))
async def day(request: Request, day: Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$")]) -> DayDocument:
    """A day's commitment, from the day before on; and its secret, from the day after on."""
    service = service_of(request)
    try:
        date.fromisoformat(day)
    except ValueError:
        raise Refusal("day_unknown") from None
    if day == service.hall.today() or day == service.hall.day_after(DAYS_AHEAD):
        secret: str | None = await service.hall.day_secret(day)
    else:
        secret = await service.stored(service.store.day_secret(day))
    if secret is None:
        raise Refusal("day_unknown")
    over = day < service.hall.today()
    return DayDocument(day=day, commitment=deals.day_commitment(day, secret), secret=secret if over else None)
