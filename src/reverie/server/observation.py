"""What a seat is shown of a table: built from nothing by naming it, from the game's own views and words.

The view, the question, the offered actions and the events come from the game as JSON already: they are bytes here,
which `messages.encode` takes as they are.
"""

from __future__ import annotations

from typing import Any, cast

import orjson

from reverie.hosted.table import Table
from reverie.kernel.decisions import Decision
from reverie.kernel.game import Game
from reverie.server.messages import EventList, Observation, RevealData, SeatData

# The seats of a table that was dealt, by their number; shared by all observations, not to be changed.
ALL_SAT: list[list[SeatData]] = [[{"seat": seat, "sat": True} for seat in range(players)] for players in range(9)]


def observe(table: Table, seat: int | None, language: str, following: str | None, revealed: bool) -> Observation:
    """The whole table as a seat (None: a spectator) may know it; `revealed` says whether the deal may be laid open.

    An engine that fails here has met a table that cannot be: it is locked, and shown without its game.
    """
    game = table.shown
    if game is not None:
        try:
            return in_play(table, game, seat, language, following, revealed)
        except Exception as error:
            table.go_dark(error)
    return without_game(table, following)


def in_play(
    table: Table, game: Game, seat: int | None, language: str, following: str | None, revealed: bool
) -> Observation:
    """A table at which the cards are dealt."""
    glance = table.glance()
    decision = glance.decision if not table.conceded else None
    asked = decision is not None and seat in decision.seats
    shares = game.definition.shares_questions and seat is not None
    request = table.undo_request
    return {
        "seq": table.seq,
        "status": table.status,
        "locked": table.locked,
        "seats": ALL_SAT[table.players],
        "view": cast(Any, game.view_json(seat, glance)),
        "decision": cast(Any, question(game, decision, asked, language)) if decision is not None else None,
        "actions": cast(Any, game.offered(language, decision.kind, seat if shares else None))
        if decision is not None and (asked or shares)
        else [],
        "answers": game.answers,
        "redo": game.undone if table.players == 1 else 0,
        "undo": None
        if request is None
        else {"seat": request.seat, "count": request.count, "agreed": sorted(request.agreed)},
        "peeked": game.peeked,
        "conceded": table.conceded,
        "rematch": {"offered": sorted(table.rematch) if table.rematch else [], "table": following},
        "reveal": reveal(table) if revealed else None,
    }


def question(game: Game, decision: Decision, asked: bool, language: str) -> bytes:
    """The open question; whoever is asked a hard one is told as well what cannot be chosen, and why.

    Nobody else is: the reasons speak of hands.
    """
    written = decision.written(language)
    if asked and decision.kind in game.definition.weighed:
        return b'%b,"closed":%b}' % (written[:-1], orjson.dumps(game.closed(language)))
    return written


def without_game(table: Table, following: str | None) -> Observation:
    """Who sits already; there is nothing else to be seen, whoever looks: before the deal, and where the game cannot be
    shown."""
    return {
        "seq": table.seq,
        "status": table.status,
        "locked": table.locked,
        "seats": [{"seat": seat, "sat": seat in table.nonces} for seat in range(table.players)],
        "view": None,
        "decision": None,
        "actions": [],
        "answers": 0,
        "redo": 0,
        "undo": None,
        "peeked": False,
        "conceded": False,
        "rematch": {"offered": sorted(table.rematch), "table": following},
        "reveal": None,
    }


def reveal(table: Table) -> RevealData | None:
    """The secret and the nonces of a game that has come to its end."""
    secret = table.day_secret if table.header.deal.startswith("daily:") else table.header.secret
    if secret is None or not table.finished:
        return None
    return {"secret": secret, "nonces": [table.nonces[seat] for seat in range(table.players)]}


def events_after(table: Table, seat: int | None, after: int) -> EventList:
    """What a seat has missed since it knew the table up to entry `after`."""
    game = table.shown
    if game is None:
        return {"after": -1, "from": 0, "list": []}
    if table.dealt <= after <= table.seq:
        answers = table.common_answers(after)
    else:
        after, answers = -1, -1
    try:
        first, events = game.heard_after(seat, answers)
    except Exception as error:
        table.go_dark(error)
        return {"after": -1, "from": 0, "list": []}
    return {"after": after, "from": first, "list": cast(Any, events)}


def summary(table: Table, following: str | None, renewed: list[int]) -> dict[str, Any]:
    """What stands on the outside of a table, for lists and previews."""
    header, game = table.header, table.shown
    return {
        "table": header.id,
        "spec": table.spec.rules_text(),
        "players": table.players,
        "deal": header.deal,
        "commitment": header.commitment,
        "created": header.created,
        "status": table.status,
        "seq": table.seq,
        "turn": game.turn if game is not None else 0,
        "result": game.result.to_json() if game is not None and game.result else None,
        "peeked": game.peeked if game is not None else False,
        "previous": header.previous,
        "following": following,
        "renewed": renewed,
    }
