"""Who may do what: every route and every message names its roles here, and a test fails for one that does not."""

from __future__ import annotations

from enum import Enum

from reverie.hosted.refusals import Refusal
from reverie.server.messages import (
    Act,
    ActAll,
    AnswerUndo,
    AskWorld,
    Concede,
    Hello,
    Message,
    Ping,
    Redo,
    Rematch,
    Resume,
    SayEmote,
    Sit,
    Speak,
    Undo,
)


class Role(Enum):
    """What somebody is to a table."""

    ANYBODY = "anybody"  # no proof of anything
    SPECTATOR = "spectator"
    SEAT = "seat"
    MAKER = "maker"  # who made the table; this opens no seat


EVERYBODY = frozenset(Role)
AT_THE_TABLE = frozenset({Role.SPECTATOR, Role.SEAT})
PLAYERS = frozenset({Role.SEAT})
MAKERS = frozenset({Role.MAKER})

MESSAGES: dict[type[Message], frozenset[Role]] = {
    Hello: AT_THE_TABLE,
    Resume: AT_THE_TABLE,
    Speak: AT_THE_TABLE,
    Ping: AT_THE_TABLE,
    Sit: PLAYERS,
    Act: PLAYERS,
    ActAll: PLAYERS,
    Undo: PLAYERS,
    Redo: PLAYERS,
    AnswerUndo: PLAYERS,
    Concede: PLAYERS,
    Rematch: PLAYERS,
    SayEmote: PLAYERS,
    AskWorld: PLAYERS,
}

# The roles of every HTTP route and of the socket; what is not listed is refused.
ROUTES: dict[tuple[str, str], frozenset[Role]] = {
    ("GET", "/healthz"): EVERYBODY,
    ("GET", "/metrics"): EVERYBODY,
    ("GET", "/openapi.json"): EVERYBODY,
    ("GET", "/api/games"): EVERYBODY,
    ("GET", "/api/rules/{rule}"): EVERYBODY,
    ("GET", "/api/cards/{game}"): EVERYBODY,
    ("POST", "/api/cards"): EVERYBODY,
    ("GET", "/api/difficulty"): EVERYBODY,
    ("POST", "/api/tables"): EVERYBODY,
    ("POST", "/api/records"): EVERYBODY,
    ("GET", "/api/days/{day}"): EVERYBODY,
    ("GET", "/api/guest"): EVERYBODY,
    ("PUT", "/api/guest"): EVERYBODY,
    ("DELETE", "/api/guest"): EVERYBODY,
    ("GET", "/api/guest/tables"): EVERYBODY,
    ("GET", "/api/guest/statistics"): EVERYBODY,
    ("PUT", "/api/guest/tables/{table}"): EVERYBODY,
    ("DELETE", "/api/guest/tables/{table}"): EVERYBODY,
    ("GET", "/api/guest/games/{table}"): EVERYBODY,
    ("GET", "/api/guest/progress"): EVERYBODY,
    ("POST", "/api/guest/move"): EVERYBODY,
    ("POST", "/api/guest/arrive"): EVERYBODY,
    ("GET", "/api/daily"): EVERYBODY,
    ("POST", "/api/daily"): EVERYBODY,
    ("GET", "/api/winnable"): EVERYBODY,
    ("GET", "/api/puzzles"): EVERYBODY,
    ("GET", "/api/puzzles/{puzzle}"): EVERYBODY,
    ("POST", "/api/puzzles/{puzzle}/table"): EVERYBODY,
    ("POST", "/api/puzzles/{puzzle}/answer"): EVERYBODY,
    ("POST", "/api/puzzles/{puzzle}/help"): EVERYBODY,
    ("POST", "/api/tables/{table}/enter"): EVERYBODY,  # whoever has the link
    ("GET", "/api/tables/{table}"): AT_THE_TABLE,
    ("GET", "/api/tables/{table}/observation"): AT_THE_TABLE,
    ("GET", "/api/tables/{table}/moments"): AT_THE_TABLE,
    ("GET", "/api/tables/{table}/moments/{answers}"): AT_THE_TABLE,
    ("GET", "/api/tables/{table}/hint"): PLAYERS,
    ("GET", "/api/tables/{table}/review"): PLAYERS,
    ("GET", "/api/tables/{table}/winnable"): AT_THE_TABLE,
    ("GET", "/api/tables/{table}/ahead"): PLAYERS,
    ("GET", "/api/tables/{table}/chance"): PLAYERS,
    ("GET", "/api/tables/{table}/record"): AT_THE_TABLE,
    ("GET", "/api/tables/{table}/document"): AT_THE_TABLE,
    ("POST", "/api/tables/{table}/follow"): AT_THE_TABLE,
    ("POST", "/api/tables/{table}/link"): PLAYERS,
    ("POST", "/api/tables/{table}/rotate"): PLAYERS,
    ("POST", "/api/tables/{table}/renew"): MAKERS,
    ("POST", "/api/tables/{table}/partner"): MAKERS,
    ("POST", "/api/tables/{table}/substitute"): PLAYERS,
    ("POST", "/api/tables/{table}/sitting"): MAKERS,
    ("POST", "/api/tables/{table}/leave"): AT_THE_TABLE,
    ("WEBSOCKET", "/api/tables/{table}/play"): AT_THE_TABLE,
    # The table in the browser: one page at many addresses, its files, and pictures. Nothing in them is anybody's.
    ("GET", "/"): EVERYBODY,
    ("GET", "/new"): EVERYBODY,
    ("GET", "/t/{table}"): EVERYBODY,
    ("GET", "/learn"): EVERYBODY,
    ("GET", "/learn/{game}"): EVERYBODY,
    ("GET", "/learn/{game}/{module}"): EVERYBODY,
    ("GET", "/rules"): EVERYBODY,
    ("GET", "/rules/{rule}"): EVERYBODY,
    ("GET", "/statistics"): EVERYBODY,
    ("GET", "/daily"): EVERYBODY,
    ("GET", "/puzzles"): EVERYBODY,
    ("GET", "/goals"): EVERYBODY,
    ("GET", "/campaigns"): EVERYBODY,
    ("GET", "/move"): EVERYBODY,
    ("GET", "/about"): EVERYBODY,
    ("GET", "/assets/{file}"): EVERYBODY,
    ("GET", "/art/{version}/{theme}/{face}.svg"): EVERYBODY,
    ("GET", "/{file}"): EVERYBODY,
}


SPECTATORS_SAY = frozenset(kind for kind, roles in MESSAGES.items() if Role.SPECTATOR in roles)
SEATS_SAY = frozenset(kind for kind, roles in MESSAGES.items() if Role.SEAT in roles)


def check_message(seat: int | None, message: Message) -> None:
    """Refuse what this role may not say."""
    if type(message) not in (SPECTATORS_SAY if seat is None else SEATS_SAY):
        raise Refusal("not_allowed", place="type")
