"""Every message between a client and a table. What comes in is checked to the last field; what goes out is typed.

Incoming messages are models (strict, no unknown fields); outgoing ones are typed dictionaries, which cost nothing to
make and give the browser its types through the OpenAPI document.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple, NotRequired, get_args

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

from reverie.hosted.table import ACTIONS
from reverie.words import LANGUAGES

PROTOCOL = 1

Seq = Annotated[int, Field(ge=0, lt=2**53)]
Count = Annotated[int, Field(ge=1, le=10_000)]
ActionId = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
ACTION_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
Nonce = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
Language = Literal["en", "de"]
Emote = Literal[
    "hello", "thanks", "well_done", "oops", "thinking", "hurry", "good_luck", "sorry", "yes", "no", "goodbye",
    "look", "propose",
]  # fmt: skip
EMOTES: tuple[str, ...] = get_args(Emote)

assert get_args(Language) == LANGUAGES


class Message(BaseModel):
    """Anything a client says."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Hello(Message):
    """The first message: which protocol is spoken, and up to which entry the client knows the table."""

    type: Literal["hello"]
    protocol: Literal[1]
    after: Seq | None = None
    lang: Language = "en"


class Sit(Message):
    """Take the seat, with 128 random bits of one's own for the deal."""

    type: Literal["sit"]
    action_id: ActionId
    nonce: Nonce


class Act(Message):
    """Answer the open question: an action's number or its words."""

    type: Literal["act"]
    action_id: ActionId
    seq: Seq
    action: Annotated[int, Field(ge=0, lt=10**16)] | Annotated[str, Field(min_length=1, max_length=200)]


class ActAll(Message):
    """Answer several questions one after the other, all or none: a payment with all its cards, for example."""

    type: Literal["act_all"]
    action_id: ActionId
    seq: Seq
    actions: Annotated[
        list[Annotated[int, Field(ge=0, lt=10**16)] | Annotated[str, Field(min_length=1, max_length=200)]],
        Field(min_length=1, max_length=ACTIONS),
    ]


class Undo(Message):
    """Take answers back: at once when alone; otherwise the others are asked. So many, or those of the last message."""

    type: Literal["undo"]
    action_id: ActionId
    seq: Seq
    count: Count = 1
    unit: Literal["answer", "message"] = "answer"


class Redo(Message):
    """Give answers again that were taken back."""

    type: Literal["redo"]
    action_id: ActionId
    seq: Seq
    count: Count = 1


class AnswerUndo(Message):
    """Agree or not that answers are taken back; who asked withdraws with `agree: false`."""

    type: Literal["answer_undo"]
    action_id: ActionId
    seq: Seq
    agree: bool


class Concede(Message):
    """Give the game up: it is over, and kept as given up. Only alone."""

    type: Literal["concede"]
    action_id: ActionId
    seq: Seq


class Rematch(Message):
    """Offer another game; when everybody has, there is a new table."""

    type: Literal["rematch"]
    action_id: ActionId
    seq: Seq


class SayEmote(Message):
    """A gesture for whoever is there; it is not kept. `spot`: at what on the table, or which answer, in words."""

    type: Literal["emote"]
    emote: Emote
    spot: Annotated[str, Field(max_length=120, pattern=r"^[a-z]+:[A-Za-z0-9 _./#:+-]{1,100}$")] | None = None


class Resume(Message):
    """Everything after an entry, please."""

    type: Literal["resume"]
    after: Seq


class AskWorld(Message):
    """A possible world for an agent to think with: what this seat cannot know is dealt again."""

    type: Literal["world"]


class Speak(Message):
    """Another language from now on."""

    type: Literal["lang"]
    lang: Language


class Ping(Message):
    """Still there?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello
    | Sit
    | Act
    | ActAll
    | Undo
    | Redo
    | AnswerUndo
    | Concede
    | Rematch
    | SayEmote
    | Resume
    | AskWorld
    | Speak
    | Ping,
    Field(discriminator="type"),
]
CLIENT_MESSAGES: tuple[type[Message], ...] = (
    Hello, Sit, Act, ActAll, Undo, Redo, AnswerUndo, Concede, Rematch, SayEmote, Resume, AskWorld, Speak, Ping,
)  # fmt: skip
READER: TypeAdapter[Message] = TypeAdapter(ClientMessage)


# An answer by its number, as our own clients write it: nearly all that ever comes in. A pattern reads it in a sixth of
# the time; whatever looks different in any way is not refused, but read by `READER`.
ANSWER = re.compile(
    r'\{"type":"act","action_id":"([A-Za-z0-9_-]{8,64})","seq":(0|[1-9][0-9]{0,14}),"action":(0|[1-9][0-9]{0,15})\}'
)


class Answer(NamedTuple):
    """What is said by an `Act` with a number."""

    action_id: str
    seq: int
    action: int


def read_answer(text: str) -> Answer | None:
    """A usual answer; None if it is anything else, or an unusual one."""
    found = ANSWER.fullmatch(text)
    return Answer(found[1], int(found[2]), int(found[3])) if found is not None else None


# ---- what the server says --------------------------------------------------------------------------------


class ErrorData(TypedDict):
    """A refusal: a stable code, a sentence, and where there is one the place and the rule."""

    code: str
    message: str
    place: NotRequired[str]
    rule: NotRequired[str]
    retry_after: NotRequired[float]


class SeatData(TypedDict):
    """A seat as everybody sees it."""

    seat: int
    sat: bool


class UndoData(TypedDict):
    """An open request to take answers back."""

    seat: int
    count: int
    agreed: list[int]


class RematchData(TypedDict):
    """Who would like another game, and the table when everybody would."""

    offered: list[int]
    table: str | None


class RevealData(TypedDict):
    """What was committed to before the first card, laid open."""

    secret: str
    nonces: list[str]


class Observation(TypedDict):
    """The whole table as one seat may know it."""

    seq: int
    status: Literal["seating", "playing", "over", "locked"]
    locked: str | None
    seats: list[SeatData]
    view: dict[str, Any] | None
    decision: dict[str, Any] | None
    actions: list[dict[str, Any]]
    answers: int
    redo: int
    undo: UndoData | None
    peeked: bool
    conceded: bool
    rematch: RematchData
    reveal: RevealData | None


# Events from a number on; whatever a client holds from that number on is void. They are for clients that hold all
# events up to entry `after` or a later one (-1: for everybody); who holds less asks for the rest with `resume`.
# (`from` is a word of Python.)
EventList = TypedDict("EventList", {"after": int, "from": int, "list": list[dict[str, Any]]})


class WelcomeMessage(TypedDict):
    """The answer to hello; an update follows."""

    type: Literal["welcome"]
    protocol: int
    table: str
    seat: int | None
    spec: str
    rules: int
    players: int
    deal: str
    number: int | None
    commitment: str | None
    created: int
    previous: str | None


class UpdateMessage(TypedDict):
    """The table has changed, or was asked for. `accepted` names the client's own actions that are now durable."""

    type: Literal["update"]
    seq: int
    accepted: list[str]
    observation: Observation
    events: EventList


class AcceptedMessage(TypedDict):
    """An action that is in the log already, said again."""

    type: Literal["accepted"]
    action_id: str
    seq: int


class RefusedMessage(TypedDict):
    """An action that changed nothing; `seq` is where the table stands."""

    type: Literal["refused"]
    action_id: str
    seq: int
    error: ErrorData


class PresentSeat(TypedDict):
    """Who sits somewhere, and whether they are there now."""

    seat: int
    name: str | None
    online: bool
    entered: bool  # somebody has a key to this seat
    renewed: int | None  # when the table's maker gave it a new link
    computer: bool  # the server itself plays there
    agreed: list[int]  # the seats that would have it play there while somebody is away


class SeatReaders(TypedDict):
    """Who reads the client's own seat: how many devices have a key to it, and how many read now."""

    devices: int
    readers: int


class PresenceMessage(TypedDict):
    """Who is there; `mine` is for those on a seat, about that seat."""

    type: Literal["presence"]
    seats: list[PresentSeat]
    spectators: int
    mine: SeatReaders | None


class EmoteMessage(TypedDict):
    """Somebody's gesture."""

    type: Literal["emote"]
    seat: int
    emote: str
    spot: NotRequired[str]


class RematchMessage(TypedDict):
    """The next table stands ready; the same seats are kept there."""

    type: Literal["rematch"]
    table: str


class WorldMessage(TypedDict):
    """A possible world, as a position."""

    type: Literal["world"]
    seq: int
    position: str


class PongMessage(TypedDict):
    """Still here."""

    type: Literal["pong"]


class ErrorMessage(TypedDict):
    """A message that could not be understood, or is not for this role."""

    type: Literal["error"]
    error: ErrorData


class ClosingMessage(TypedDict):
    """The server is about to close the connection."""

    type: Literal["closing"]
    error: ErrorData


ServerMessage = (
    WelcomeMessage
    | UpdateMessage
    | AcceptedMessage
    | RefusedMessage
    | PresenceMessage
    | EmoteMessage
    | RematchMessage
    | WorldMessage
    | PongMessage
    | ErrorMessage
    | ClosingMessage
)
WRITER: TypeAdapter[ServerMessage] = TypeAdapter(Annotated[ServerMessage, Field(discriminator="type")])


def encode(message: Mapping[str, Any]) -> bytes:
    """A message as text; bytes in it are JSON already."""
    return orjson.dumps(message, default=orjson.Fragment)
