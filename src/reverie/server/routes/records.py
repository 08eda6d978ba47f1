"""Records: what was played, to keep, to prove, and to go on with."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from reverie.audit.table_record import complete_document, read_any_record, sealed_document
from reverie.errors import RecordError
from reverie.kernel import registry
from reverie.kernel.records import Record
from reverie.server.documents import ImportRecord, RecordText, TableCreated, TableDocument, TableId
from reverie.server.http import address_of, known_guest, refusals, service_of
from reverie.server.refusals import Refusal
from reverie.server.routes.tables import AT_TABLE, created
from reverie.server.strict import StrictRoute
from reverie.server.table import most_answers

router = APIRouter(route_class=StrictRoute, prefix="/api", tags=["records"])


@router.get("/tables/{table}/record", responses=refusals(*AT_TABLE, "sealed", "not_dealt"))
async def record(request: Request, table: TableId) -> RecordText:
    """A finished game as a record; while it runs it stays sealed."""
    room, found = await service_of(request).hall.table(table)
    if found.game is None:
        raise Refusal("not_dealt")
    if not room.revealed(found):
        raise Refusal("sealed")
    return RecordText(record=found.game.record().text())


@router.get("/tables/{table}/document", responses=refusals(*AT_TABLE))
async def document(request: Request, table: TableId) -> TableDocument:
    """The document of this game: complete and open to anyone's audit when it is over, sealed before."""
    service = service_of(request)
    room, _ = await service.hall.table(table)
    async with room.lock:  # while we read, nobody tries anything on this table that may never be stored
        found = await room.table()
        entries = (await service.stored(service.store.tail(table, 0)))[: found.seq]
        if room.revealed(found):
            written = complete_document(found, entries)
        else:
            written = sealed_document(found, entries, request.state.seat)
    return TableDocument.model_validate(written.to_json())


@router.post("/records", status_code=201, responses=refusals("too_large", "bad_media", "storage_full"))
async def bring(request: Request, response: Response, body: ImportRecord) -> TableCreated:
    """A table that goes on where a record ends."""
    service = service_of(request)
    service.imports.check(address_of(request))
    written = await run_in_threadpool(read_record, body.record)
    service.count_table(address_of(request))
    guest = await known_guest(request)
    return created(request, await service.hall.bring(written, guest))


def read_record(text: str) -> Record:
    """A record that replays, in any form; the way there is checked before it becomes a table."""
    written = read_any_record(text)
    count, limit = len(written.actions), most_answers(registry.game(written.spec.game))
    if count > limit:  # before it is played: that is what it would cost
        raise RecordError("record-answers", place="record", limit=limit, count=count)
    written.replay()
    return written
