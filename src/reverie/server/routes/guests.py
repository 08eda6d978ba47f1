"""Guests: who I am, my tables, how I do, and being forgotten."""

from __future__ import annotations

from typing import Any, cast

from fastapi import APIRouter, Request, Response

from reverie.hosted.refusals import Refusal
from reverie.names import LONGEST, well_named
from reverie.server.documents import GuestDocument, MyTable, MyTables, NameGuest, Statistics
from reverie.server.http import drop_guest, ensure_guest, guest_of, refusals, service_of
from reverie.server.statistics import statistics_of
from reverie.server.strict import StrictRoute

router = APIRouter(route_class=StrictRoute, prefix="/api/guest", tags=["guests"])

MINE = 200
SHORT = 500  # games that are counted in no time


@router.get("", responses=refusals())
async def who_am_i(request: Request) -> GuestDocument:
    """Whether the server knows me, and how it calls me."""
    service = service_of(request)
    guest = guest_of(request)
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
    guest = guest_of(request)
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
    guest = guest_of(request)
    rows = await service.stored(service.store.tables_of(guest, MINE)) if guest is not None else []
    names = ("table", "seat", "spec", "deal", "players", "created", "finished", "last", "seq")
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


@router.get("/statistics", responses=refusals())
async def my_statistics(request: Request) -> Statistics:
    """How I do, for each rule set."""
    service = service_of(request)
    guest = guest_of(request)
    results = await service.stored(service.store.results_of(guest)) if guest is not None else []
    return await service.work.run("looking", statistics_of, results) if len(results) > SHORT else statistics_of(results)
