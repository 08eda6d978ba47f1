"""Puzzles "win from here": the list, a table that begins with one, answers that are looked at, hints, the reason."""

from __future__ import annotations

from datetime import date
from typing import Any

from fastapi import APIRouter, Request, Response

from reverie.hosted.refusals import Refusal
from reverie.kernel.game import Game
from reverie.puzzles.making import WORLDS
from reverie.puzzles.puzzle import GAMES, Puzzle, daily, find, numbered, shipped
from reverie.server import links
from reverie.server.bringing import Brought, brought
from reverie.server.documents import PuzzleId, PuzzleProgress, TableCreated
from reverie.server.http import address_of, ensure_guest, guest_of, refusals, service_of
from reverie.server.puzzle_documents import (
    PuzzleChance,
    PuzzleDocument,
    PuzzleEntry,
    PuzzleHelp,
    PuzzleHint,
    PuzzleReason,
    Puzzles,
    PuzzlesOf,
    PuzzleState,
    PuzzleTry,
    PuzzleVerdict,
)
from reverie.server.routes.tables import created
from reverie.server.stores.riddles import Riddle
from reverie.server.strict import StrictRoute

router = APIRouter(route_class=StrictRoute, prefix="/api/puzzles", tags=["puzzles"])

LEFT = (3, 2, 1)  # answers that are left after each hint; one more is the answer with its reason
TOLD = len(LEFT) + 1
MINE = ("not_found", "too_large", "bad_media", "storage_full", "busy")


# ---- how somebody stands ---------------------------------------------------------------------------------------------


def state_of(riddle: Riddle | None) -> PuzzleState:
    """How somebody stands to a puzzle."""
    if riddle is None or (riddle.solved is None and not riddle.told):
        return "open"
    if riddle.solved is None:
        return "told"
    return "helped" if riddle.hints else "solved"


def is_solved(mine: dict[str, Riddle], key: str) -> bool:
    """Whether somebody has found the answer."""
    return key in mine and mine[key].solved is not None


def next_of(mine: dict[str, Riddle], game: str, after: int = 0) -> str | None:
    """The next puzzle of a game that is not solved: one after a number, else from the first on."""
    puzzles = shipped(game)
    keys = [one.key for one in (*puzzles[after:], *puzzles[:after])]
    return next((key for key in keys if not is_solved(mine, key) and key != puzzles[after - 1].key), None)


def progress_of(mine: dict[str, Riddle], today: str) -> PuzzleProgress:
    """How far somebody is; what comes next is the puzzle of today, and after it the easiest one that is left."""
    game, number = daily(date.fromisoformat(today))
    keys = [one.key for name in GAMES for one in shipped(name)]
    todays = numbered(game, number).key
    left = sorted((one.grade, one.key) for name in GAMES for one in shipped(name) if not is_solved(mine, one.key))
    following = todays if not is_solved(mine, todays) else left[0][1] if left else None
    return PuzzleProgress(solved=sum(is_solved(mine, key) for key in keys), all=len(keys), next=following)


async def mine_of(request: Request) -> tuple[str | None, dict[str, Riddle]]:
    """Who asks, and what they have tried."""
    service = service_of(request)
    guest = await guest_of(request)
    return guest, (await service.stored(service.store.riddles.of(guest)) if guest is not None else {})


def named(key: str) -> tuple[str, int, Puzzle]:
    """The puzzle that is meant."""
    found = find(key)
    if found is None:
        raise Refusal("not_found", place="puzzle")
    return *found, numbered(*found)


# ---- routes ----------------------------------------------------------------------------------------------------------


@router.get("", responses=refusals("busy"))
async def puzzles(request: Request) -> Puzzles:
    """All puzzles by game and grade, how I stand to each, and the one of today."""
    service = service_of(request)
    _, mine = await mine_of(request)
    today = service.hall.today()

    def listed() -> Puzzles:
        games = [
            PuzzlesOf(
                game=game,
                puzzles=[
                    PuzzleEntry(puzzle=one.key, number=number, grade=one.grade, state=state_of(mine.get(one.key)))
                    for number, one in enumerate(shipped(game), 1)
                ],
            )
            for game in GAMES
        ]
        return Puzzles(games=games, day=today, daily=numbered(*daily(date.fromisoformat(today))).key)

    return await service.work.run("looking", listed)


@router.get("/{puzzle}", responses=refusals("not_found"))
async def look(request: Request, puzzle: PuzzleId) -> PuzzleDocument:
    """A puzzle, without what solves it."""
    game, number, found = named(puzzle)
    _, mine = await mine_of(request)
    return PuzzleDocument(
        puzzle=puzzle,
        game=game,
        number=number,
        grade=found.grade,
        state=state_of(mine.get(puzzle)),
        answers=len(found.answers),
        proven=bool(found.line),
        of=len(shipped(game)),
        next=next_of(mine, game, number),
    )


@router.post("/{puzzle}/table", status_code=201, responses=refusals(*MINE))
async def begin(request: Request, response: Response, puzzle: PuzzleId) -> TableCreated:
    """A table that begins with a puzzle. It counts for nothing and is not among my tables."""
    service = service_of(request)
    _, _, found = named(puzzle)
    service.count_table(address_of(request))
    guest = await ensure_guest(request, response)
    table, now = links.new_table_id(), service.clock.now()

    def lay() -> Brought:
        return brought(found.game(), table, now)

    made = await service.hall.bring(await service.work.run("playing", lay), guest)
    await service.stored(service.store.hide(guest, table))
    return created(request, response, made)


@router.post("/{puzzle}/answer", responses=refusals(*MINE))
async def answer(request: Request, response: Response, puzzle: PuzzleId, body: PuzzleTry) -> PuzzleVerdict:
    """Whether an answer is the right one; if it is, why, and the puzzle is solved."""
    service = service_of(request)
    _, _, found = named(puzzle)

    def look_at() -> PuzzleReason | None:
        game = found.game()
        meant = game.read(body.action)
        if meant.id not in game.legal_actions():
            raise Refusal("not_found", place="action")
        return reason_of(found, game) if meant.id == found.solution else None

    reason = await service.work.run("playing", look_at)
    if reason is not None:
        guest = await ensure_guest(request, response)
        await service.stored(service.store.riddles.solve(guest, puzzle, service.clock.now()))
    return PuzzleVerdict(right=reason is not None, reason=reason)


@router.post("/{puzzle}/help", responses=refusals(*MINE))
async def help_with(request: Request, response: Response, puzzle: PuzzleId, body: PuzzleHelp) -> PuzzleHint:
    """A hint, or the answer. It is noted before it is told: what was told is not solved any more."""
    service = service_of(request)
    _, _, found = named(puzzle)

    def look_at() -> PuzzleHint:
        game = found.game()
        if body.step == TOLD:
            return PuzzleHint(among=[found.solution], reason=reason_of(found, game))
        return PuzzleHint(among=among(found, game, LEFT[body.step - 1]), reason=None)

    told = await service.work.run("playing", look_at)
    guest = await ensure_guest(request, response)
    await service.stored(service.store.riddles.help(guest, puzzle, min(body.step, len(LEFT)), body.step == TOLD))
    return told


# ---- what is told ----------------------------------------------------------------------------------------------------


def among(puzzle: Puzzle, game: Game, left: int) -> list[int]:
    """So many answers, in the order of the table: the right one and those that come nearest, where that is known."""
    ranked = [action for action, _ in puzzle.chances] or game.legal_actions()
    others = [action for action in ranked if action != puzzle.solution][: left - 1]
    return [action for action in game.legal_actions() if action in (puzzle.solution, *others)]


def reason_of(puzzle: Puzzle, game: Game) -> PuzzleReason:
    """Why it is right: the line that wins, from the deal on, or what every answer wins in the same worlds."""

    def plain(action: int) -> dict[str, Any]:
        return dict(game.codec.by_id[action].plain)

    record = None
    if puzzle.line:
        won = game.moment(game.answers)
        for action in puzzle.line:
            won.apply(action)
        record = won.record().text()
    chances = [PuzzleChance(action=plain(action), won=wins) for action, wins in puzzle.chances]
    return PuzzleReason(solution=plain(puzzle.solution), record=record, chances=chances, worlds=WORLDS)
