"""What the HTTP routes take and give, as models: the OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from reverie.names import LONGEST
from reverie.server.messages import ErrorData, Observation

Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]
TableId = Annotated[str, Field(pattern=r"^[a-z0-9]{20}$")]
Day = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]
Name = Annotated[str, Field(min_length=1, max_length=4 * LONGEST)]  # `names.well_named` says which of them are names


def _whole(value: Any) -> Any:
    """JSON knows one kind of number, and to a schema 2.0 is an integer; text and true are none."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(_whole)  # of a number that somebody sends


class Document(BaseModel):
    """Anything that comes in or goes out over HTTP."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ErrorDocument(Document):
    """A refusal."""

    error: ErrorData


class CreateTable(Document):
    """What to play: a spec such as `onirim/third/team/glyphs`; with `seed=…` in it the deal is open."""

    spec: Annotated[str, Field(min_length=1, max_length=2000)]
    daily: bool = False


class SeatLink(Document):
    """A link that opens a seat once (null: to watch, as often as anybody likes); it is told once."""

    seat: int | None
    token: Token
    link: str


class TableCreated(Document):
    """A new table."""

    table: TableId
    spec: str
    players: int
    deal: str
    commitment: str | None
    links: list[SeatLink]
    maker: Token  # the right to give a lost seat a new link; no right to any seat


class Enter(Document):
    """A link's secret part, or that of the cookie if it is left out; and the key that is to be good from now on: 256
    random bits of one's own, so that the same may be said again when the answer was lost. Without one the server makes
    it."""

    token: Token | None = None
    key: Token | None = None


class Entered(Document):
    """The seat that was entered; null: to watch. `token` is what programs send from now on, if it is not the key that
    they chose: the key that the server made, or the link to watch."""

    table: TableId
    seat: int | None
    token: Token | None = None


class Rotate(Document):
    """The key of mine that is to be good from now on; without one the server makes it."""

    key: Token | None = None


class Renew(Document):
    """The seat that was lost."""

    seat: Annotated[int, Field(ge=0, lt=8), WHOLE]


class Invite(Document):
    """The seat that the computer is to play."""

    seat: Annotated[int, Field(ge=0, lt=8), WHOLE]


class Sitting(Document):
    """How many play from now on: a mode of the game."""

    mode: Annotated[str, Field(min_length=1, max_length=40)]


class Summary(Document):
    """A table from outside."""

    table: TableId
    spec: str
    players: int
    deal: str
    commitment: str | None
    created: int
    status: Literal["seating", "playing", "over", "locked"]
    seq: int
    turn: int
    result: dict[str, Any] | None
    peeked: bool
    previous: str | None
    following: str | None
    renewed: list[int]  # seats to which the maker gave a new link


class Observed(Document):
    """The table as the asking seat may know it, for programs that do not keep a connection open."""

    observation: Observation


class Moment(Document):
    """The table after so many answers, as the asking seat saw it; `events` of its events had happened."""

    answers: int
    view: dict[str, Any]
    decision: dict[str, Any] | None
    events: int


class Moments(Document):
    """At entry `seq`: how many of the asking seat's events had happened after 0, 1, 2, … answers."""

    seq: int
    events: list[int]


class Hint(Document):
    """What the computer player would answer at entry `seq`: an action's number. Where answers can be weighed, also its
    chance to win, by how much that may be off (95 %), why, and whether a greater `depth` would say more."""

    seq: int
    action: int
    chance: float | None = None
    margin: float | None = None
    why: str | None = None
    deeper: bool = False


class Ahead(Document):
    """What follows the answers that a seat can give at entry `seq`, as far as it can know: see docs/etherfields.md."""

    seq: int
    follows: dict[str, Any] = {}
    walks: list[dict[str, Any]] = []
    same: int | None = None


class Chance(Document):
    """How many of so many games the computer player wins that go on from entry `seq`."""

    seq: int
    agent: str
    games: int
    won: int
    rate: float


class ReviewPoint(Document):
    """A question of a finished game: the chance before it, what its answer cost, what the cards gave after it."""

    answers: int
    turn: int
    seat: int
    kind: str
    given: str
    chance: float
    error: float
    cost: float
    luck: float


class CostlyMove(Document):
    """An answer that has cost much, the better one, and why it is better."""

    answers: int
    turn: int
    seat: int
    given: dict[str, Any]
    better: dict[str, Any]
    cost: float
    why: str | None


class Review(Document):
    """A finished game looked back at, as far as `share` of the work is done; ask again for more."""

    share: float
    start: float
    luck: float
    cost: float
    end: float | None
    curve: list[ReviewPoint]
    costly: list[CostlyMove]


class Difficulty(Document):
    """How often the computer player wins with a set of rules; the true rate lies between `low` and `high` (95 %)."""

    spec: str
    agent: str
    games: int
    won: int
    rate: float
    low: float
    high: float


class Followed(Document):
    """The rematch of a table, with the same seat."""

    table: TableId
    seat: int | None


class ImportRecord(Document):
    """A saved game: the text of a record, its JSON form as text, or the document of a hosted game."""

    record: Annotated[str, Field(min_length=1, max_length=1 << 20)]


class RecordText(Document):
    """A finished game as a record."""

    record: str


class TableDocument(BaseModel):
    """The document of a hosted game (docs/fair-deals.md); sealed while the game runs."""

    model_config = ConfigDict(extra="allow")


class GuestDocument(Document):
    """Who I am."""

    known: bool
    name: str | None


class NameGuest(Document):
    """How I would like to be called; null: not at all."""

    name: Name | None


class NameTable(Document):
    """What I call a table of mine; null: nothing."""

    name: Name | None


class MyTable(Document):
    """One of my tables."""

    table: TableId
    seat: int
    spec: str
    deal: str
    players: int
    created: int
    finished: int | None
    last: int | None
    seq: int
    name: str | None  # what I call it


class MyTables(Document):
    """My tables, the newest first."""

    tables: list[MyTable]


class Span(Document):
    """How some games went. What does not count is counted apart: where somebody peeked, was helped by a hint, gave up,
    or had the same cards before; a game may be several of these."""

    games: int
    won: int
    peeked: int
    hinted: int
    conceded: int
    repeated: int
    turns: float | None
    rate: float | None
    streak: int  # wins since the last game that was not won
    best: int  # the most wins in a row


class RuleSetStatistics(Document):
    """How I do with one rule set."""

    rules: str
    last20: Span
    last100: Span
    all: Span


class Statistics(Document):
    """How I do."""

    sets: list[RuleSetStatistics]


class MedallionDocument(Document):
    """A module: never won (`level` 0), won (1), three times (2); `hard`: in its hard variant, null if it has none."""

    module: str
    won: int
    level: Literal[0, 1, 2]
    hard: bool | None


class GameProgress(Document):
    """How far I am with a game; `best` are personal bests among the games that count."""

    game: str
    span: Span  # the last 20, whatever the rules
    won: int
    fewest: int | None  # turns of the quickest win
    row: int  # the most wins in a row
    medallions: list[MedallionDocument]


class GoalDocument(Document):
    """A goal: `have` of `of`; its words are `goal-<name>`."""

    name: str
    game: str | None
    picture: str
    have: int
    of: int


PuzzleId = Annotated[str, Field(pattern=r"^[0-9a-f]{12}$")]


class PuzzleProgress(Document):
    """How many puzzles I have solved, and the next one."""

    solved: int
    all: int
    next: PuzzleId | None


class Progress(Document):
    """What I have reached."""

    games: list[GameProgress]
    goals: list[GoalDocument]
    puzzles: PuzzleProgress


Apart = Literal["peeked", "hinted", "conceded", "repeated"]


class MyGame(Document):
    """A finished game of mine, and the others by the same rules that count: their number, mean length and wins."""

    rules: str
    won: bool
    turns: int
    apart: list[Apart]  # why it does not count; empty: it does
    games: int
    average: float | None  # turns
    fewest: int | None  # turns of the quickest win before this game
    rate: float | None
    streak: int
    best: int
    earned: list[str]  # goals that were reached by this game


class MoveLink(Document):
    """A link for another device, good once and until a moment."""

    link: str
    until: int


class Arrive(Document):
    """The secret part of such a link."""

    token: Token


class StartDaily(Document):
    """The game whose dream of today I begin; it counts once."""

    game: Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]


class DailyAttempt(Document):
    """My attempt: `left` is one that was not over when its day was."""

    day: Day
    game: str
    table: TableId
    state: Literal["open", "won", "lost", "left"]
    turns: int | None


class DailyOthers(Document):
    """How everybody did who has begun this dream on this server, me among them."""

    begun: int
    finished: int
    won: int
    fewest: int | None  # turns of a win


class DailyDream(Document):
    """The dream of a game: its set-up, my attempt, and how others did, which is told when mine is over."""

    game: str
    spec: str
    mine: DailyAttempt | None
    others: DailyOthers | None


class Daily(Document):
    """Today, by universal time, and how I have done: `streak` are days in a row with a dream dreamt to its end."""

    day: Day
    until: int  # when the next day begins
    dreams: list[DailyDream]
    nights: list[DailyAttempt]  # of the month that was asked for
    streak: int
    best: int
    won: int  # in that month


class DayDocument(Document):
    """A day's deals: committed to before the day, revealed after it."""

    day: Day
    commitment: str
    secret: str | None


class GamesDocument(Document):
    """What can be played."""

    games: list[dict[str, Any]]


class ReadCards(Document):
    """A file of other cards for a game: its name, for messages, and what it says."""

    game: Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]
    name: Annotated[str, Field(min_length=1, max_length=200)]
    text: Annotated[str, Field(max_length=30_000)]


class CardsDocument(Document):
    """Other cards as a spec writes them, `cards=…`; empty if the file says the game's own."""

    cards: str


class RuleDocument(Document):
    """A rule in words."""

    rule: str
    title: str
    text: str


class Health(Document):
    """Whether the server works."""

    status: Literal["ok", "restarting", "storage_failed"]
    version: str
