"""Records: what was played, to keep, to prove, and to go on with."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from reverie.audit.table_record import complete_document, sealed_document
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.server import links
from reverie.server.bringing import Brought
from reverie.server.documents import ImportRecord, RecordText, TableCreated, TableDocument, TableId
from reverie.server.http import address_of, known_guest, refusals, service_of
from reverie.server.messages import encode
from reverie.server.rooms.room import Room
from reverie.server.routes.tables import AT_TABLE, created
from reverie.server.strict import StrictRoute

router = APIRouter(route_class=StrictRoute, prefix="/api", tags=["records"])

SHORT = 100  # entries that are written down in no time


@router.get("/tables/{table}/record", responses=refusals(*AT_TABLE, "sealed", "not_dealt", "busy"))
async def record(request: Request, table: TableId) -> RecordText:
    """A finished game as a record; while it runs it stays sealed. A campaign whose deal is open is taken along by
    whoever sits there, to be kept or played on elsewhere."""
    seat: int | None = request.state.seat

    def write(room: Room, found: Table) -> str:
        game = found.running()
        if not room.revealed(found) and (seat is None or not found.goes_along):
            raise Refusal("sealed")
        return game.record().text()

    return RecordText(record=await service_of(request).hall.ask(table, write, "looking", goes_back=True))


@router.get("/tables/{table}/document", response_model=TableDocument, responses=refusals(*AT_TABLE, "busy"))
async def document(request: Request, table: TableId) -> Response:
    """The document of this game: complete and open to anyone's audit when it is over, sealed before."""
    service = service_of(request)
    seat = request.state.seat
    room, _ = await service.hall.table(table)
    async with room.lock:  # while we read, nobody tries anything on this table that may never be stored
        found = await room.table()
        entries = (await service.stored(service.store.tail(table, 0)))[: found.seq]
        revealed = room.revealed(found)

        def write() -> bytes:
            written = complete_document(found, entries) if revealed else sealed_document(found, entries, seat)
            return encode(written.to_json())

        def tell() -> bytes:
            try:
                return found.tell(write)
            except Refusal:  # table_broken
                return write()  # without the game, of which it only says the end

        is_long = found.takes_long(0) or len(entries) > SHORT
        told = await service.work.run("looking", tell) if is_long else tell()
        room.note_fault(found)
    return Response(told, media_type="application/json")


@router.post(
    "/records",
    status_code=201,
    responses=refusals("too_large", "bad_media", "storage_full", "busy", "too_costly", "no_reader"),
)
async def bring(request: Request, response: Response, body: ImportRecord) -> TableCreated:
    """A table that goes on where a record ends."""
    service = service_of(request)
    service.imports.check(address_of(request))
    brought: Brought = await service.read("record", body.record, links.new_table_id(), service.clock.now())
    service.count_table(address_of(request))
    guest = await known_guest(request)
    return created(request, response, await service.hall.bring(brought, guest))
