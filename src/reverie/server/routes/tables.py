"""Tables: making them, entering them, looking at them, leaving them."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from reverie.server import links
from reverie.server.documents import (
    CreateTable,
    Enter,
    Entered,
    Followed,
    Observed,
    SeatLink,
    Summary,
    TableCreated,
    TableId,
)
from reverie.server.entries import SPECTATOR
from reverie.server.hall import NewTable
from reverie.server.http import (
    address_of,
    drop_seat,
    ensure_guest,
    guest_of,
    known_guest,
    language_of,
    own_origin,
    refusals,
    service_of,
    set_seat,
    token_of,
)
from reverie.server.messages import encode
from reverie.server.observation import observe, summary
from reverie.server.refusals import Refusal
from reverie.server.room import Room
from reverie.server.strict import StrictRoute
from reverie.server.table import Table

router = APIRouter(route_class=StrictRoute, prefix="/api/tables", tags=["tables"])

AT_TABLE = ("no_seat", "not_allowed", "no_table", "link_expired")


@router.post("", status_code=201, responses=refusals("too_large", "bad_media", "storage_full"))
async def create_table(request: Request, response: Response, body: CreateTable) -> TableCreated:
    """A new table; the links are told once, to whoever makes it."""
    service = service_of(request)
    spec = GameSpec.parse(body.spec, registry.manifests())  # first: who mistypes has not made a table
    service.count_table(address_of(request))
    guest = await known_guest(request)
    return created(request, await service.hall.create(spec, guest, body.daily))


def created(request: Request, made: NewTable) -> TableCreated:
    """A new table as its maker is told."""
    header = made.header
    public = service_of(request).settings.public_url or own_origin(request)
    return TableCreated(
        table=header.id,
        spec=GameSpec.parse(header.spec, registry.manifests()).rules_text(),
        players=header.players,
        deal=header.deal,
        commitment=header.commitment,
        links=[
            SeatLink(seat=None if seat == SPECTATOR else seat, token=token, link=links.link(public, header.id, token))
            for seat, token in sorted(made.tokens.items())
        ],
    )


@router.post("/{table}/enter", responses=refusals("no_seat", "no_table", "link_expired", "too_large", "bad_media"))
async def enter(request: Request, response: Response, table: TableId, body: Enter) -> Entered:
    """A seat link's secret, posted once, becomes a cookie for this table.

    The first visitor takes the seat, on any device of theirs that knows them; later ones watch. Whoever holds the link
    may still say that the seat is theirs (`take`): it is the right to it, and they may have changed the device.
    """
    service = service_of(request)
    try:
        seat = await service.hall.seat_of(table, body.token)
    except Refusal as refusal:
        if refusal.code == "no_seat":
            service.failed_links.check(address_of(request))
        raise
    if seat is None:
        set_seat(request, response, table, body.token)
        return Entered(table=table, seat=None)
    guest = await ensure_guest(request, response)
    if body.take:
        await service.stored(service.store.set_guest(table, seat, guest, f"seats:{table}"))
    elif not await service.stored(service.store.take_seat(table, seat, guest, f"seats:{table}")):
        set_seat(request, response, table, links.to_watch(body.token))
        return Entered(table=table, seat=None, taken=True)
    set_seat(request, response, table, body.token)
    await service.hall.room(table).seats_changed()
    return Entered(table=table, seat=seat)


@router.get("/{table}", responses=refusals(*AT_TABLE))
async def look(request: Request, table: TableId) -> Summary:
    """A table from outside."""
    told = await service_of(request).hall.ask(table, lambda room, found: summary(found, room.following))
    return Summary(**told)


@router.get("/{table}/observation", response_model=Observed, responses=refusals(*AT_TABLE))
async def observation(request: Request, table: TableId) -> Response:
    """The table as this seat may know it."""
    seat, language = request.state.seat, language_of(request)

    def look_at(room: Room, found: Table) -> bytes:
        return encode({"observation": observe(found, seat, language, room.following, room.revealed(found))})

    written = await service_of(request).hall.ask(table, look_at)
    return Response(written, media_type="application/json")


@router.post("/{table}/follow", responses=refusals(*AT_TABLE, "no_rematch"))
async def follow(request: Request, response: Response, table: TableId) -> Followed:
    """To the rematch, with the same seat."""
    room, _ = await service_of(request).hall.table(table)
    if room.following is None:
        raise Refusal("no_rematch")
    token = token_of(request)
    assert token is not None  # it was just proven
    set_seat(request, response, room.following, token)
    return Followed(table=room.following, seat=request.state.seat)


@router.post("/{table}/rotate", responses=refusals(*AT_TABLE, "storage_full"))
async def rotate(request: Request, response: Response, table: TableId) -> SeatLink:
    """A new link for my seat; the old one, and whoever came in by it, is shut out."""
    service = service_of(request)
    seat: int = request.state.seat
    token = links.new_token()
    await service.stored(service.store.set_token(table, seat, links.hash_of(token), f"seats:{table}"))
    await service.hall.room(table).seats_changed()
    set_seat(request, response, table, token)
    public = service.settings.public_url or own_origin(request)
    return SeatLink(seat=seat, token=token, link=links.link(public, table, token))


@router.post(
    "/{table}/leave",
    status_code=204,
    response_class=Response,
    response_model=None,
    responses=refusals(*AT_TABLE, "storage_full"),
)
async def leave(request: Request, response: Response, table: TableId) -> Response:
    """Give the seat up: its link is void from now on. A spectator only loses the cookie."""
    service = service_of(request)
    answer = Response(status_code=204)
    if request.state.seat is not None:
        guest = guest_of(request)
        await service.stored(service.store.set_token(table, request.state.seat, None, f"seats:{table}"))
        if guest is not None:
            await service.stored(service.store.set_guest(table, request.state.seat, None))
        await service.hall.room(table).seats_changed()
    drop_seat(request, answer, table)
    return answer
