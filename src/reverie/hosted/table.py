"""A table as the fold of its log: what is possible now, and what an entry changes. No clock, no input, no output.

The room drafts an entry here, stores it, and settles it when it is durable. Replaying a stored log takes the very
same steps, so a table in memory and a table read again cannot differ without being noticed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from reverie.errors import IllegalAction, ReverieError, excerpt
from reverie.hosted import chain as links
from reverie.hosted import deals
from reverie.hosted.entries import Entry, Header, canonical
from reverie.hosted.refusals import Refusal
from reverie.kernel import registry
from reverie.kernel.actions import Action
from reverie.kernel.definition import GameDefinition, Glance
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec

Body = dict[str, Any]
Told = TypeVar("Told")

UNDO_LIMIT = 10_000
QUICK = 0.002  # seconds of processor time: what is expected to take less need not be done beside everything else
ACTIONS = 64  # answers that one entry holds, at most
ENTRIES = 3_000  # so many fit into a document that can be read back (1 MiB); long games have a few hundred
LOADING = 1.6  # seconds of processor time that reading a table from its log may take
ANSWERS = 10_000  # the most answers at a table, those taken back included, however quick the game is


def most_answers(definition: GameDefinition) -> int:
    """How many answers of a game fit into a table, or into a record that becomes one: it has to be read in time."""
    return min(ANSWERS, int(LOADING / definition.answer_seconds))


@dataclass
class UndoRequest:
    """Somebody would like to take answers back; everybody else has to agree."""

    seat: int
    count: int
    agreed: set[int] = field(default_factory=set)


class Table:
    """One hosted game."""

    def __init__(self, header: Header, day_secret: str | None = None) -> None:
        self.header = header
        self.day_secret = day_secret
        self.definition = registry.game(header.spec.partition("/")[0])
        known = self.definition.manifest.by(header.rules) is not None
        self.spec = GameSpec.parse(header.spec, registry.manifests(), header.rules if known else None)
        self.players = header.players
        self.game: Game | None = None
        self._glance: Glance | None = None  # how the game stands, until the next step
        self.nonces: dict[int, str] = {}
        self.undo_request: UndoRequest | None = None
        self.rematch: set[int] = set()
        self.conceded = False  # it was given up: nothing more is played
        self.finished = False  # whether the game has ever come to its end; taking back the last answer changes that not
        self.locked: str | None = None  # why nothing may be added any more
        self.fault: Exception | None = None  # what the engine failed with, until somebody has noted it
        self.is_dark = False  # the engine cannot even show where it stands
        self.seq = 0
        self.chain = links.first_link(header.id, header.spec, header.rules, header.deal, header.commitment)
        self.known: dict[tuple[int, str], int] = {}  # who did what under which id, and where it stands
        self.dealt = 0  # the entry with which the cards came
        self.lengths = [0]  # how many answers stood on the line after each entry
        self.given = 0  # answers, those that were taken back included: so many are given again when the log is read
        self.most = most_answers(self.definition)
        self.said: dict[tuple[int, int, object], Action] | None = None  # while a log is read: place, seat, answer
        self.listens = False  # whether what happens is written down from the deal on
        if not known:
            self.locked = "rules_version"

    # ---- reading a stored log -------------------------------------------------------------------------

    @staticmethod
    def replay(header: Header, entries: Iterable[Entry], day_secret: str | None = None, listens: bool = False) -> Table:
        """The table that a log describes; locked, at the last good entry, where the log does not fit the rules.

        With `listens`, what happened is written down on the way, for whoever will be told: that costs less than to play
        it all once more afterwards.
        """
        table = Table(header, day_secret)
        table.listens = listens
        table.catch_up(entries)
        return table

    def catch_up(self, entries: Iterable[Entry]) -> None:
        """Follow entries that somebody else has stored.

        The state's hash is compared at the end only: it depends on everything before. The place of a difference is
        searched for by `audit.table_record`, for whoever wants to know. Whatever the engine does with a log that was
        never played, the table is locked and nobody else is concerned.
        """
        last: Entry | None = None
        self.said = {}
        try:
            for entry in entries:
                if self.locked is not None:
                    return
                body = self.step(entry.kind, entry.seat, json.loads(entry.body))
                if canonical(body) != entry.body or entry.seq != self.seq + 1 or self.link(entry) != entry.chain:
                    self.locked = "replay_mismatch"
                    return
                self.settle(entry)
                last = entry
            if last is not None and self.state() != last.state:
                self.locked = "replay_mismatch"
        except Refusal as refusal:
            self.locked = "too_costly" if refusal.code in ("table_full", "too_costly") else "replay_mismatch"
        except (ReverieError, ValueError, KeyError, TypeError):
            self.locked = "replay_mismatch"
        except Exception as error:  # the engine has met a table that cannot be
            self.fault = error
            self.locked = "table_broken"
        finally:
            self.said = None

    def go_dark(self, error: Exception) -> None:
        """The engine has failed where it should only show how it stands: from now on nothing of the game is shown, and
        nothing is added. The log stays what it is. Where somebody wrote a position that cannot be, it is no fault of
        ours."""
        self.is_dark = True
        self.fault = error if not isinstance(error, ReverieError) else None
        self.locked = "table_broken"

    def tell(self, question: Callable[..., Told], *details: Any, plays: bool = False) -> Told:
        """The answer to a question about the table. An engine that fails at it has met a table that cannot be, which is
        then locked; with `plays` it is perhaps only the computer player who fails, and the table goes on."""
        try:
            return question(*details)
        except Exception as error:
            if isinstance(error, ReverieError) and (plays or error.code != "position-impossible"):
                raise
            if plays:
                self.fault = error
            else:
                self.go_dark(error)
            raise Refusal("table_broken") from error

    @property
    def shown(self) -> Game | None:
        """The game, if there is one and it can be shown."""
        return None if self.is_dark else self.game

    # ---- what it costs --------------------------------------------------------------------------------

    @property
    def is_slow(self) -> bool:
        """Whether a single step may take longer than everybody else should wait."""
        return self.definition.step_seconds > QUICK

    def takes_long(self, answers: int) -> bool:
        """Whether something may take longer than that which goes through so many answers."""
        return self.is_slow or answers * self.definition.answer_seconds > QUICK

    # ---- adding to the log ----------------------------------------------------------------------------

    def draft(self, kind: str, seat: int, action_id: str, body: Body, at: int) -> Entry:
        """The next entry, already played but not settled; a refusal if it is not possible, and nothing changed."""
        if self.locked is not None:
            raise Refusal(self.locked)
        if self.seq >= ENTRIES or self.is_full:
            raise Refusal("table_full", limit=ENTRIES if self.seq >= ENTRIES else self.most)
        return self.entry(kind, seat, action_id, self.step(kind, seat, body), at)

    def take_over(self, game: Game, action_id: str, at: int) -> Entry:
        """The first entry of a table that goes on where a game stands, which was played a moment ago; the same that
        `draft` would make of its answers, but nothing is played again."""
        self.check_answers(game.answers)
        self.game, self.finished, self.given = game, game.is_over, game.answers
        return self.entry("import", 0, action_id, carried(game), at)

    def entry(self, kind: str, seat: int, action_id: str, body: Body, at: int) -> Entry:
        """The next entry, for what was just done."""
        seq, written, state = self.seq + 1, canonical(body), self.state()
        chain = links.next_link(self.chain, seq, at, kind, seat, written, state)
        return Entry(seq, at, kind, seat, action_id, written, state, chain)

    def settle(self, entry: Entry) -> None:
        """An entry is durable."""
        self.seq = entry.seq
        self.chain = entry.chain
        self.known[entry.seat, entry.action_id] = entry.seq
        self.lengths.append(self.game.answers if self.game is not None else 0)
        if self.game is not None and not self.dealt:
            self.dealt = entry.seq

    def link(self, entry: Entry) -> str:
        """The chain's link for an entry that comes next."""
        return links.next_link(self.chain, entry.seq, entry.at, entry.kind, entry.seat, entry.body, entry.state)

    def state(self) -> str:
        """A hash of where the game stands."""
        return self.game.hash() if self.game is not None else ""

    def glance(self) -> Glance:
        """How the game stands; read once, shown to everybody."""
        glance = self._glance
        if glance is None:
            game = self.running()
            glance = self._glance = game.definition.glance(game.engine)
        return glance

    def step(self, kind: str, seat: int, body: Body) -> Body:
        """Do what an entry says; returns its body as it is written down."""
        handler = STEPS.get(kind)
        if handler is None:
            raise Refusal("bad_message", place="type", reason=excerpt(kind))
        try:
            return handler(self, seat, body)
        finally:
            self._glance = None

    # ---- what can be done -----------------------------------------------------------------------------

    def sit(self, seat: int, body: Body) -> Body:
        """Take the seat and add one's own chance to the deal; with the last one the cards are dealt."""
        if seat in self.nonces or self.game is not None:
            raise Refusal("already_sat")
        if not 0 <= seat < self.players:
            raise Refusal("not_allowed", place="seat")
        self.nonces[seat] = deals.check_nonce(body["nonce"])
        if len(self.nonces) == self.players:
            self.game = self.begun(self.spec.with_seed(self.seed()))
        return {"nonce": self.nonces[seat]}

    def begun(self, spec: GameSpec) -> Game:
        """The game of this table, dealt."""
        game = Game(self.definition, spec, self.header.start)
        if self.listens:
            game.listen()
        return game

    @property
    def goes_along(self) -> bool:
        """Whether the game may be taken along while it goes on: it is one for many evenings, and its record tells who
        sits there nothing that is hidden. Its deal is open, here or at the table before this one; or it was brought by
        the one person at it. What somebody brought to a table for several stays sealed for the others."""
        header = self.header
        is_open = self.number is not None and header.start is None
        is_known = is_open or header.previous is not None or self.players == 1
        return is_known and isinstance(self.spec.seed, int) and self.definition.goes_along(self.spec)

    @property
    def number(self) -> int | None:
        """The number of an open deal, by which anybody can have the same one again."""
        seed = self.spec.seed
        return seed if self.header.deal == "number" and isinstance(seed, int) else None

    def seed(self) -> int | str:
        """What the cards follow from."""
        header = self.header
        if self.spec.seed is not None:
            return self.spec.seed
        if header.deal.startswith("daily:"):
            assert self.day_secret is not None
            return deals.day_seed(header.deal.removeprefix("daily:"), header.spec, self.day_secret)
        assert header.secret is not None
        nonces = [self.nonces[seat] for seat in range(self.players)]
        return deals.master(header.id, header.spec, header.secret, nonces)

    def carry_over(self, seat: int, body: Body) -> Body:
        """A game that was played elsewhere, up to where it stood; everybody sits already."""
        if self.game is not None or self.header.deal != "imported":
            raise Refusal("not_allowed")
        self.check_answers(len(body["actions"]))
        game = self.begun(self.spec)
        for action in body["actions"]:
            game.apply(game.codec.read(action))
            game.keep(len(body["actions"]))
        game.peeked = bool(body["peeked"])
        self.game, self.finished, self.given = game, game.is_over, game.answers
        return carried(game)

    def concede(self, seat: int, body: Body) -> Body:
        """Alone, one may give up: the game is over, its deal may be laid open, and nothing more is played."""
        game = self.playable()
        if self.players > 1:
            raise Refusal("not_allowed")
        if game.is_over or self.finished:
            raise Refusal("not_asked")
        self.conceded = self.finished = True
        return {}

    def act(self, seat: int, body: Body) -> Body:
        """Answer the open question; a log that is read does not ask the engine twice what it has said before."""
        game = self.playable()
        self.check_answers(1)
        said = self.said.get((game.place, seat, body["action"])) if self.said is not None else None
        if said is not None and game.is_away:
            game.repeat(said)
        else:
            said = self.answer(game, seat, body["action"])
        self.given += 1
        self.undo_request = None
        if game.is_over:
            self.finished = True
        return {"action": said.words}

    def act_all(self, seat: int, body: Body) -> Body:
        """Answer several questions one after the other: all of them, or none."""
        game, actions = self.playable(), body["actions"]
        if not actions or len(actions) > ACTIONS:
            raise Refusal("bad_message", place="actions", reason=str(len(actions)))
        self.check_answers(len(actions))
        if self.said is None:  # in a log that is read they were possible, and a second time would cost as much again
            self.check_all(game, seat, actions)
        read, begun = [], game.answers
        for action in actions:
            self._glance = None
            read.append(self.answer(game, seat, action))
        game.note_message(begun)
        self.given += len(read)
        self.undo_request = None
        if game.is_over:
            self.finished = True
        return {"actions": [action.words for action in read]}

    def check_all(self, game: Game, seat: int, actions: list[Any]) -> None:
        """Refuse several answers if one of them is not possible, before any of them is given."""
        trial, shares = game.clone(), self.definition.shares_questions
        for action in actions:
            decision = trial.decision
            if decision is None:
                raise IllegalAction("action-game-over", rule=trial.rule)
            if seat not in decision.seats and not (shares and trial.legal_actions(seat)):
                raise Refusal("not_asked", rule=trial.rule)
            known = trial.read(action, seat if shares else None, suggest=False)
            trial.apply(known.id, seat if shares else None)

    def answer(self, game: Game, seat: int, answer: object) -> Action:
        """Give the engine an answer, if it is this seat's to give."""
        decision = self.glance().decision
        if decision is None:
            raise IllegalAction("action-game-over", rule=game.rule)
        shares = self.definition.shares_questions
        if seat not in decision.seats and not (shares and game.legal_actions(seat)):
            raise Refusal("not_asked", rule=game.rule)
        action, place = game.read(answer, seat if shares else None, suggest=False), game.place
        game.apply(action.id, seat if shares else None)
        game.keep()
        if self.said is not None:
            self.said[place, seat, action.words] = action
        return action

    def check_answers(self, more: int) -> None:
        """A refusal if with so many answers more the table could not be read in time any more."""
        if self.given + more > self.most:
            raise Refusal("table_full", limit=self.most)

    @property
    def is_full(self) -> bool:
        """Whether a game that is not over fits in here no longer: nothing is added, and it goes on elsewhere."""
        if self.game is None or self.finished or self.locked is not None:
            return False
        return self.given >= self.most or self.seq >= ENTRIES

    def undo(self, seat: int, body: Body) -> Body:
        """Alone, one takes back what one likes; what one had seen by then is remembered by the mark."""
        game = self.playable()
        if self.players > 1:
            raise Refusal("undo_together")
        count = self.check_undo(body["count"])
        if game.is_over:
            game.peeked = True  # the deal has been laid open
        game.undo(count)
        return {"count": count, "peeked": game.peeked}

    def redo(self, seat: int, body: Body) -> Body:
        """Give answers again that were taken back."""
        game = self.playable()
        if self.players > 1:
            raise Refusal("undo_together")
        count = body["count"]
        if type(count) is not int or not 1 <= count <= game.undone:
            raise Refusal("no_undo")
        game.redo(count)
        return {"count": count}

    def ask_undo(self, seat: int, body: Body) -> Body:
        """Together, nothing is taken back that showed anybody anything, and only if everybody agrees."""
        game = self.playable()
        if self.players == 1:
            raise Refusal("undo_alone")
        if self.undo_request is not None:
            raise Refusal("undo_asked")
        count = self.check_undo(body["count"])
        if game.is_over or game.brings_news(count):
            raise Refusal("undo_reveals")
        self.undo_request = UndoRequest(seat, count)
        return {"count": count}

    def agree_undo(self, seat: int, body: Body) -> Body:
        """Agree to what somebody else asked for."""
        request = self.asked_by_other(seat)
        request.agreed.add(seat)
        if len(request.agreed) == self.players - 1:
            self.running().undo(request.count)
            self.undo_request = None
        return {}

    def refuse_undo(self, seat: int, body: Body) -> Body:
        """Decline; whoever asked may also think better of it."""
        if self.undo_request is None:
            raise Refusal("no_undo")
        self.undo_request = None
        return {}

    def offer_rematch(self, seat: int, body: Body) -> Body:
        """Once more, if everybody likes."""
        if not self.finished:
            raise Refusal("not_over")
        if seat in self.rematch:
            raise Refusal("no_rematch")
        self.rematch.add(seat)
        return {}

    # ---- questions ------------------------------------------------------------------------------------

    def running(self) -> Game:
        """The game, once it is dealt."""
        if self.is_dark:
            raise Refusal("table_broken")
        if self.game is None:
            raise Refusal("not_dealt")
        return self.game

    def playable(self) -> Game:
        """The game, if something can still be done in it."""
        game = self.running()
        if self.conceded:
            raise Refusal("conceded")
        return game

    def check_undo(self, count: object) -> int:
        """A number of answers that can be taken back."""
        game = self.running()
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= min(game.answers, UNDO_LIMIT):
            raise Refusal("no_undo")
        return count

    def asked_by_other(self, seat: int) -> UndoRequest:
        """An open request of somebody else."""
        if self.undo_request is None or self.undo_request.seat == seat or seat in self.undo_request.agreed:
            raise Refusal("no_undo")
        return self.undo_request

    @property
    def status(self) -> Literal["seating", "playing", "over", "locked"]:
        """`seating`, `playing`, `over` or `locked`."""
        if self.locked is not None:
            return "locked"
        if self.game is None:
            return "seating"
        return "over" if self.game.is_over or self.conceded else "playing"

    def common_answers(self, after: int) -> int:
        """How many answers still stand as they stood after entry `after`; what came later is new to whoever left."""
        return min(self.lengths[after:], default=0)


def carried(game: Game) -> Body:
    """What is written down of a game that was played elsewhere."""
    return {"actions": [action.words for action in game.line], "peeked": game.peeked}


STEPS: dict[str, Callable[[Table, int, Body], Body]] = {
    "sit": Table.sit,
    "import": Table.carry_over,
    "act": Table.act,
    "undo": Table.undo,
    "redo": Table.redo,
    "act_all": Table.act_all,
    "ask_undo": Table.ask_undo,
    "agree_undo": Table.agree_undo,
    "refuse_undo": Table.refuse_undo,
    "concede": Table.concede,
    "rematch": Table.offer_rematch,
}
