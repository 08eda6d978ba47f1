"""Guests: who I am, my tables, how I do, and being forgotten."""

from __future__ import annotations

from typing import Any, cast

from fastapi import APIRouter, Request, Response

from reverie.hosted.refusals import Refusal
from reverie.names import LONGEST, well_named
from reverie.server import links
from reverie.server.documents import (
    Arrive,
    GuestDocument,
    MoveLink,
    MyGame,
    MyTable,
    MyTables,
    NameGuest,
    NameTable,
    Progress,
    Statistics,
    TableId,
)
from reverie.server.http import (
    address_of,
    drop_guest,
    ensure_guest,
    guest_of,
    known_guest,
    own_origin,
    refusals,
    service_of,
    set_guest,
)
from reverie.server.routes.puzzles import progress_of as puzzles_of
from reverie.server.statistics import game_of, progress_of, statistics_of
from reverie.server.strict import StrictRoute

router = APIRouter(route_class=StrictRoute, prefix="/api/guest", tags=["guests"])

MINE = 200
MOVE = 86_400_000  # milliseconds for which a link to another device is good
SHORT = 500  # games that are counted in no time


@router.get("", responses=refusals())
async def who_am_i(request: Request) -> GuestDocument:
    """Whether the server knows me, and how it calls me."""
    service = service_of(request)
    guest = await guest_of(request)
    known, name = await service.stored(service.store.guest_name(guest)) if guest is not None else (False, None)
    return GuestDocument(known=known, name=name)


@router.put("", responses=refusals("bad_name", "too_large", "bad_media", "storage_full"))
async def call_me(request: Request, response: Response, body: NameGuest) -> GuestDocument:
    """Give myself a name, or none."""
    service = service_of(request)
    name = well_named(body.name) if body.name is not None else None
    if name is None and body.name is not None:
        raise Refusal("bad_name", place="name", limit=LONGEST)
    guest = await ensure_guest(request, response)
    await service.stored(service.store.name_guest(guest, name, service.clock.now()))
    for row in await service.stored(service.store.tables_of(guest, MINE)):
        if str(row[0]) in service.hall.rooms:
            await service.hall.rooms[str(row[0])].seats_changed()
    return GuestDocument(known=True, name=name)


@router.delete("", status_code=204, response_class=Response, response_model=None, responses=refusals("storage_full"))
async def forget_me(request: Request) -> Response:
    """Erase everything about me: name, statistics, and which seats were mine."""
    service = service_of(request)
    guest = await guest_of(request)
    answer = Response(status_code=204)
    if guest is not None:
        mine = await service.stored(service.store.tables_of(guest, MINE))
        await service.stored(service.store.erase_guest(guest))
        for row in mine:
            if str(row[0]) in service.hall.rooms:
                await service.hall.rooms[str(row[0])].seats_changed()
    drop_guest(request, answer)
    return answer


@router.get("/tables", responses=refusals())
async def my_tables(request: Request) -> MyTables:
    """My tables, the newest first."""
    service = service_of(request)
    guest = await guest_of(request)
    rows = await service.stored(service.store.tables_of(guest, MINE)) if guest is not None else []
    names = ("table", "seat", "spec", "deal", "players", "created", "finished", "last", "seq", "name")
    tables = []
    for row in rows:
        entry: dict[str, Any] = dict(zip(names, row, strict=True))
        entry["seq"] = entry["seq"] or 0
        entry["spec"] = without_secret(cast(str, entry["spec"]), cast(str, entry["deal"]))
        tables.append(MyTable(**entry))
    return MyTables(tables=tables)


def without_secret(spec: str, deal: str) -> str:
    """A spec as it may be shown: an imported game's fair seed says every card."""
    return spec if deal == "number" else "/".join(part for part in spec.split("/") if not part.startswith("seed="))


@router.put(
    "/tables/{table}", status_code=204, response_class=Response, response_model=None,
    responses=refusals("bad_name", "not_found", "too_large", "bad_media", "storage_full"),
)  # fmt: skip
async def call_table(request: Request, table: TableId, body: NameTable) -> Response:
    """Give a table of mine a name, or none: campaigns that lie side by side. Only I see it, and it goes with the game
    where that goes on at another table."""
    service = service_of(request)
    guest = await guest_of(request)
    name = well_named(body.name) if body.name is not None else None
    if name is None and body.name is not None:
        raise Refusal("bad_name", place="name", limit=LONGEST)
    if guest is None or await service.stored(service.store.seat_of_guest(table, guest)) is None:
        raise Refusal("not_found", place="table")
    await service.stored(service.store.call(guest, table, name))
    return Response(status_code=204)


@router.delete(
    "/tables/{table}", status_code=204, response_class=Response, response_model=None, responses=refusals("storage_full")
)
async def hide_table(request: Request, table: TableId) -> Response:
    """Show a table no more among mine: a game that was left, a lesson. It stays where it is, and so do its links."""
    service = service_of(request)
    guest = await guest_of(request)
    if guest is not None:
        await service.stored(service.store.hide(guest, table))
    return Response(status_code=204)


@router.get("/games/{table}", responses=refusals("not_found"))
async def my_game(request: Request, table: TableId) -> MyGame:
    """What came of a finished game of mine, beside all the others by the same rules."""
    service = service_of(request)
    guest = await guest_of(request)
    results = await service.stored(service.store.results_of(guest)) if guest is not None else []
    if all(result.table != table for result in results):
        raise Refusal("not_found", place="table")
    if len(results) > SHORT:
        return await service.work.run("looking", game_of, results, table)
    return game_of(results, table)


@router.get("/progress", responses=refusals())
async def my_progress(request: Request) -> Progress:
    """What I have reached: per game, its medallions, the goals, and the puzzles."""
    service = service_of(request)
    guest = await guest_of(request)
    results = await service.stored(service.store.results_of(guest)) if guest is not None else []
    tried = await service.stored(service.store.riddles.of(guest)) if guest is not None else {}
    puzzles = puzzles_of(tried, service.hall.today())
    if len(results) > SHORT:
        return await service.work.run("looking", progress_of, results, puzzles)
    return progress_of(results, puzzles)


@router.post("/move", responses=refusals("storage_full"))
async def move(request: Request, response: Response) -> MoveLink:
    """A link by which another device of mine becomes me, too: good once, for a day, and until the next one is made."""
    service = service_of(request)
    guest = await ensure_guest(request, response)
    token, now = links.new_token(), service.clock.now()
    await service.stored(service.store.devices.offer(links.hash_of(token), guest, now))
    public = service.settings.public_url or own_origin(request)
    return MoveLink(link=f"{public.rstrip('/')}/move#{token}", until=now + MOVE)


@router.post("/arrive", responses=refusals("move_unknown", "too_large", "bad_media", "storage_full"))
async def arrive(request: Request, response: Response, body: Arrive) -> GuestDocument:
    """Become, on this device, who has made the link; who this device was before stays behind."""
    service = service_of(request)
    devices, token = service.store.devices, links.hash_of(body.token)
    guest = await service.stored(devices.offered(token, service.clock.now() - MOVE))
    if guest is None:
        service.failed_links.check(address_of(request))
        raise Refusal("move_unknown")
    if guest != await known_guest(request) and not await service.stored(
        devices.arrive(token, set_guest(request, response), guest)
    ):
        raise Refusal("move_unknown")
    known, name = await service.stored(service.store.guest_name(guest))
    return GuestDocument(known=known, name=name)


@router.get("/statistics", responses=refusals())
async def my_statistics(request: Request) -> Statistics:
    """How I do, for each rule set."""
    service = service_of(request)
    guest = await guest_of(request)
    results = await service.stored(service.store.results_of(guest)) if guest is not None else []
    return await service.work.run("looking", statistics_of, results) if len(results) > SHORT else statistics_of(results)
