"""Tables: making them, entering them, looking at them, leaving them."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from reverie.hosted.entries import MAKER, SPECTATOR
from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from reverie.server import links, partner
from reverie.server.bringing import Brought, with_others
from reverie.server.documents import (
    CreateTable,
    Enter,
    Entered,
    Followed,
    Invite,
    Observed,
    Renew,
    Rotate,
    SeatLink,
    Sitting,
    Summary,
    TableCreated,
    TableId,
)
from reverie.server.doors import Doorkeeper
from reverie.server.hall import NewTable
from reverie.server.http import (
    MAKER_COOKIE,
    address_of,
    door_of,
    drop_seat,
    ensure_guest,
    guest_of,
    held_by,
    known_guest,
    language_of,
    own_origin,
    refusals,
    service_of,
    set_maker,
    set_seat,
    token_of,
)
from reverie.server.messages import encode
from reverie.server.observation import observe, summary
from reverie.server.rooms.room import Room
from reverie.server.stores.doors import KEY
from reverie.server.strict import StrictRoute

router = APIRouter(route_class=StrictRoute, prefix="/api/tables", tags=["tables"])

AT_TABLE = ("no_seat", "not_allowed", "no_table", "link_expired", "table_broken")


@router.post("", status_code=201, responses=refusals("too_large", "bad_media", "storage_full"))
async def create_table(request: Request, response: Response, body: CreateTable) -> TableCreated:
    """A new table; the links are told once, to whoever makes it, and open each seat once."""
    service = service_of(request)
    spec = GameSpec.parse(body.spec, registry.manifests())  # first: who mistypes has not made a table
    service.count_table(address_of(request))
    guest = await known_guest(request)
    return created(request, response, await service.hall.create(spec, guest, body.daily))


def created(request: Request, response: Response, made: NewTable) -> TableCreated:
    """A new table as its maker is told."""
    header = made.header
    set_maker(request, response, header.id, made.tokens[MAKER])
    return TableCreated(
        table=header.id,
        spec=GameSpec.parse(header.spec, registry.manifests()).rules_text(),
        players=header.players,
        deal=header.deal,
        commitment=header.commitment,
        links=[
            seat_link(request, header.id, None if seat == SPECTATOR else seat, token)
            for seat, token in sorted(made.tokens.items())
            if seat != MAKER
        ],
        maker=made.tokens[MAKER],
    )


def seat_link(request: Request, table: str, seat: int | None, token: str) -> SeatLink:
    """A link as it is told."""
    public = service_of(request).settings.public_url or own_origin(request)
    return SeatLink(seat=seat, token=token, link=links.link(public, table, token))


@router.post(
    "/{table}/enter",
    responses=refusals(
        "no_seat", "no_table", "link_expired", "link_used", "seated_elsewhere", "too_large", "bad_media", "storage_full"
    ),
)
async def enter(request: Request, response: Response, table: TableId, body: Enter) -> Entered:
    """In by a link, once: it is spent, and a key takes its place, as a cookie for this table.

    Whoever comes later by the same link, a copy of it in the maker's hands among them, is told that it was used.
    """
    held = held_by(request)
    keeper = Doorkeeper(service_of(request), table)
    door = await door_of(request, table, body.token or held or await link_of_mine(request, keeper))

    async def guest() -> str | None:
        return await guest_who_enters(request, response)

    seat, proof = await keeper.enter(door, body.key or links.new_token(), held, guest)
    if proof is None and (seat is None or door.kind == KEY):
        proof = body.token  # it was no link to be spent; what is good already stays good
    if proof is not None:
        set_seat(request, response, table, proof)
    return Entered(table=table, seat=seat, token=proof if proof != body.key else None)


async def link_of_mine(request: Request, keeper: Doorkeeper) -> str | None:
    """A link to the seat that is mine already, for a device of mine that has not been there; None if I have none."""
    guest = await known_guest(request) if "origin" in request.headers else None
    if guest is None:
        return None
    service = service_of(request)
    seat = await service.stored(service.store.seat_of_guest(keeper.table, guest))
    return await keeper.link(seat) if seat is not None else None


async def guest_who_enters(request: Request, response: Response) -> str | None:
    """Who comes in: somebody new is made known if they come with a browser. Programs are nobody's guests."""
    return await ensure_guest(request, response) if "origin" in request.headers else await known_guest(request)


@router.get("/{table}", responses=refusals(*AT_TABLE))
async def look(request: Request, table: TableId) -> Summary:
    """A table from outside."""
    told = await service_of(request).hall.ask(table, lambda room, found: summary(found, room.following, room.renewed))
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
    """To the rematch, with the same seat: keys are good there, too, and only the cookies are missing."""
    room, _ = await service_of(request).hall.table(table)
    if room.following is None:
        raise Refusal("no_rematch")
    token = token_of(request)
    assert token is not None  # it was just proven
    set_seat(request, response, room.following, token)
    if MAKER_COOKIE in request.cookies:
        set_maker(request, response, room.following, request.cookies[MAKER_COOKIE])
    return Followed(table=room.following, seat=request.state.seat)


@router.post("/{table}/link", responses=refusals(*AT_TABLE, "too_many_devices", "storage_full"))
async def link(request: Request, table: TableId) -> SeatLink:
    """A link to my seat for another device of mine, good once; this one keeps its key."""
    seat: int = request.state.seat
    return seat_link(request, table, seat, await Doorkeeper(service_of(request), table).link(seat))


@router.post("/{table}/rotate", responses=refusals(*AT_TABLE, "too_large", "bad_media", "storage_full"))
async def rotate(request: Request, response: Response, table: TableId, body: Rotate) -> Entered:
    """A new key for my seat; every other one, every link, and whoever came in by them, is shut out: at this table and
    at its rematches."""
    seat: int = request.state.seat
    key = body.key or links.new_token()
    await Doorkeeper(service_of(request), table).rotate(seat, key)
    set_seat(request, response, table, key)
    return Entered(table=table, seat=seat, token=key if body.key is None else None)


@router.post("/{table}/renew", responses=refusals(*AT_TABLE, "too_large", "bad_media", "storage_full"))
async def renew(request: Request, table: TableId, body: Renew) -> SeatLink:
    """A new link for a seat that was lost, for whoever made the table. What was good there is void, and everybody at
    the table is shown that it was done."""
    service = service_of(request)
    if all(entry.seat != body.seat for entry in await service.stored(service.store.seats(table))):
        raise Refusal("bad_request", place="body.seat", reason="no such seat")
    return seat_link(request, table, body.seat, await Doorkeeper(service, table).renew(body.seat))


@router.post(
    "/{table}/partner",
    status_code=204,
    response_class=Response,
    response_model=None,
    responses=refusals(*AT_TABLE, "too_large", "bad_media", "seat_taken", "no_partner"),
)
async def invite(request: Request, table: TableId, body: Invite) -> Response:
    """The computer takes a seat that nobody has entered, for whoever made the table, as long as a person is there."""
    await partner.invite(service_of(request).hall, table, body.seat, address_of(request))
    return Response(status_code=204)


@router.post(
    "/{table}/substitute",
    status_code=204,
    response_class=Response,
    response_model=None,
    responses=refusals(*AT_TABLE, "too_large", "bad_media", "seat_taken", "no_partner"),
)
async def substitute(request: Request, table: TableId, body: Invite) -> Response:
    """Agree that the computer plays for somebody who is away: it does when all who are present agree, until that person
    is back."""
    await partner.substitute(service_of(request).hall, table, body.seat, request.state.seat, address_of(request))
    return Response(status_code=204)


@router.post(
    "/{table}/sitting",
    status_code=201,
    responses=refusals(*AT_TABLE, "too_large", "bad_media", "storage_full", "busy", "too_costly"),
)
async def sitting(request: Request, response: Response, table: TableId, body: Sitting) -> TableCreated:
    """A table at which a campaign goes on with another number of people, for whoever made this one, which stays as it
    is."""
    service = service_of(request)
    service.imports.check(address_of(request))
    name, now = links.new_table_id(), service.clock.now()

    def move(room: Room, found: Table) -> Brought:
        return with_others(found.running().clone(), body.mode, name, now)

    brought = await service.hall.ask(table, move, "playing")
    service.count_table(address_of(request))
    return created(request, response, await service.hall.bring(brought, await known_guest(request)))


@router.post(
    "/{table}/leave",
    status_code=204,
    response_class=Response,
    response_model=None,
    responses=refusals(*AT_TABLE, "storage_full"),
)
async def leave(request: Request, response: Response, table: TableId) -> Response:
    """Give the seat up, here and at the rematches: every key and link of it is void. A spectator only loses the
    cookie."""
    service = service_of(request)
    answer = Response(status_code=204)
    if request.state.seat is not None:
        if await guest_of(request) is not None:
            await service.stored(service.store.set_guest(table, request.state.seat, None))
        await Doorkeeper(service, table).leave(request.state.seat)
    drop_seat(request, answer, table)
    return answer
