"""What a message to a table means for its log."""

from __future__ import annotations

from reverie.hosted.digest import digest
from reverie.hosted.entries import Entry
from reverie.hosted.table import Body, Table
from reverie.progress import tally
from reverie.server.messages import Act, ActAll, Answer, AnswerUndo, Concede, Redo, Rematch, Sit, Undo
from reverie.server.stores.results import Ending

Logged = Sit | Act | ActAll | Answer | Undo | Redo | AnswerUndo | Concede | Rematch
Draft = tuple[Entry, Ending | None]  # an entry that is not stored yet, and the results if it ends the game


def drafted(table: Table, seat: int, message: Logged, now: int) -> Draft:
    """The entry that a message would become, and the results if it ends the game."""
    kind, body = entry_of(message, table)
    had_ended = table.finished
    entry = table.draft(kind, seat, message.action_id, body, now)
    return entry, ending_of(table) if table.finished and not had_ended else None


def entry_of(message: Logged, table: Table) -> tuple[str, Body]:
    """The kind and the body of the entry."""
    if isinstance(message, Act | Answer):
        return "act", {"action": message.action}
    if isinstance(message, ActAll):
        return "act_all", {"actions": message.actions}
    if isinstance(message, Sit):
        return "sit", {"nonce": message.nonce}
    if isinstance(message, Undo):
        count = table.running().last_message if message.unit == "message" else message.count
        return ("undo" if table.players == 1 else "ask_undo"), {"count": count}
    if isinstance(message, Redo):
        return "redo", {"count": message.count}
    if isinstance(message, AnswerUndo):
        return ("agree_undo" if message.agree else "refuse_undo"), {}
    if isinstance(message, Concede):
        return "concede", {}
    return "rematch", {}


def ending_of(table: Table) -> Ending | None:
    """What the statistics remember; games brought along from elsewhere do not count."""
    game = table.running()
    if table.header.deal == "imported" or (game.result is None and not table.conceded):
        return None
    won = game.result is not None and game.result.won
    return Ending(
        table.spec.rules_text(), won, game.turn, game.peeked, table.header.deal, table.conceded,
        digest("reverie-dealt-1", game.spec.text()), tally.written(tally.tally_of(game)),
    )  # fmt: skip
