"""Was it winnable? The solver at a finished game, and deals of which it is known beforehand."""

from __future__ import annotations

import secrets
from typing import Annotated, cast

from fastapi import APIRouter, Query, Request

from reverie.hosted.refusals import Refusal
from reverie.hosted.table import Table
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from reverie.puzzles.winnable import listed
from reverie.server.documents import TableId
from reverie.server.http import refusals, service_of
from reverie.server.puzzle_documents import Known, Winnable, WinnableDeal
from reverie.server.rooms.room import Room
from reverie.server.routes.aids import AT_TABLE, check_day
from reverie.server.strict import StrictRoute
from reverie.solving import WINNABLE, Limits, check_solver, search

router = APIRouter(route_class=StrictRoute, tags=["aids"])

# Nearly every deal is decided in a twentieth of a second; who has looked so long in vain would look for hours.
BUDGET = Limits(seconds=2.0, memory=16 << 20)


@router.get("/api/tables/{table}/winnable", responses=refusals(*AT_TABLE, "not_over", "sealed_day", "busy"))
async def winnable(request: Request, table: TableId) -> Winnable:
    """Whether this deal could have been won by somebody who knew every card, and how. The search has a limit of time
    and memory, after which the answer is `unknown`; a dream of the day waits until its day is over."""
    service = service_of(request)

    def look(room: Room, found: Table) -> tuple[int, Game]:
        game = found.running()
        check_day(room, found)
        if not room.revealed(found):
            raise Refusal("not_over")
        check_solver(game)
        return found.seq, game.moment(0)

    seq, deal = await service.hall.ask(table, look, "looking", goes_back=True)
    return await service.work.run(
        "solving", lambda: service.verdicts.go_on((table, seq), lambda: solved(deal), lambda known: None)
    )


def solved(deal: Game) -> Winnable:
    """The verdict on a deal, with a line that wins as a record to be looked at."""
    verdict = search(deal, BUDGET)
    record = None
    if verdict.verdict == WINNABLE:
        won = deal.moment(deal.answers)
        for action in verdict.line:
            won.apply(action)
        record = won.record().text()
    return Winnable(verdict=cast(Known, verdict.verdict), answers=len(verdict.line), limit=verdict.limit, record=record)


@router.get("/api/winnable", responses=refusals("not_found"))
async def winnable_deal(spec: Annotated[str, Query(min_length=1, max_length=2000)]) -> WinnableDeal:
    """A deal by these rules that can be won, drawn from a list made beforehand; there are lists for some rules only."""
    rules = GameSpec.parse(spec, registry.manifests()).rules_text()
    known = listed(rules)
    if known is None:
        raise Refusal("not_found", place="spec")
    number = known.numbers[secrets.randbelow(len(known.numbers))]
    return WinnableDeal(spec=rules, number=number, listed=len(known.numbers), looked=known.looked)
