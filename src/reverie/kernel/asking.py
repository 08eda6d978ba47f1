"""The open question of a game: who is asked, what may be answered, what each answer is called and costs, why not."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import TYPE_CHECKING, Any

from reverie.errors import IllegalAction, TextName
from reverie.kernel.actions import Action, Lying
from reverie.kernel.decisions import Decision, Outcome
from reverie.kernel.line import Line
from reverie.kernel.spec import shown

if TYPE_CHECKING:
    from reverie.kernel.definition import Engine

Who = int | frozenset[int] | None  # a seat, some seats, or all of them


class Asking(Line):
    """A line of answers, and what is asked at its end."""

    _seat: Who = None
    _table: tuple[Engine, int, dict[str, Any]] | None = None  # as it lies: see `_laid`

    @property
    def seat(self) -> Who:
        """The seat or seats that are played here; None: all of them."""
        return self._seat

    @seat.setter
    def seat(self, who: Who) -> None:
        self._seat = who
        if who is not None:
            self._plain = None

    @property
    def result(self) -> Outcome | None:
        """Won or lost, with the reason and its rule; None while the game runs."""
        return self.definition.outcome(self.engine)

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self.engine.turn

    @property
    def decision(self) -> Decision | None:
        """What is asked now and whom; None when the game is over."""
        return self.definition.decision(self.engine)

    @property
    def rule(self) -> str:
        """The rule behind the open question; when the game is over, the one by which it ended."""
        outcome = self.result
        return outcome.rule if outcome is not None else self.definition.rule_of(self.engine)

    def legal_actions(self, seat: Who = None) -> list[int]:
        """The legal actions as numbers: ascending, or as they are offered where the codec is open.

        With a seat only those that this seat may give. Without one they are those of the seats that are played here,
        which are usually all of them.
        """
        engine = self._plain
        if engine is not None and seat is None:
            return engine.legal_actions()
        return self._answers_of(self._seat if seat is None else seat)

    def _answers_of(self, who: Who) -> list[int]:
        """The legal actions that a seat, or one of some seats, may give."""
        if who is None:
            return self.engine.legal_actions()
        if isinstance(who, int):
            return self.definition.answers_of(self.engine, who)
        theirs = {number for one in who for number in self.definition.answers_of(self.engine, one)}
        return [number for number in self.engine.legal_actions() if number in theirs]

    def actions(self, seat: Who = None) -> list[Action]:
        """The legal actions with their names."""
        return list(map(self.codec.by_id.__getitem__, self.legal_actions(seat)))

    # ---- what is said about answers -------------------------------------------------------------------

    def offers(self, language: str = "en", kind: str | None = None, seat: int | None = None) -> list[dict[str, object]]:
        """The legal actions as plain data in all their forms, with what to ask a person before one is given.

        With the kind of the question at hand, answers to a hard choice also say what they cost. The entries are shared
        by everybody who asks: not to be changed.
        """
        actions = self.actions(seat)
        remarks = self._remarks(actions, kind)
        if remarks is None:
            return [action.plain for action in actions]
        return [action.offer(warning, language, preview, lying) for action, warning, preview, lying in remarks]

    def offered(self, language: str, kind: str | None = None, seat: int | None = None) -> bytes:
        """The same as JSON, for servers."""
        actions = self.actions(seat)
        remarks = self._remarks(actions, kind)
        if remarks is None:
            return b"[%b]" % b",".join([action.written for action in actions])
        entries = [action.offered(warning, language, preview, lying) for action, warning, preview, lying in remarks]
        return b"[%b]" % b",".join(entries)

    def _remarks(
        self, actions: list[Action], kind: str | None
    ) -> Iterable[tuple[Action, tuple[str, str] | None, TextName | None, Lying | None]] | None:
        """What is to be said about each legal action: a warning, what it costs, what lies there; None if nothing is."""
        engine, definition = self.engine, self.definition
        warns = definition.warns and definition.may_warn(engine)
        slotted = self.codec.slotted
        lies = bool(slotted) and any(action.id in slotted for action in actions)
        if not warns and not lies and kind not in definition.weighed:
            return None
        silence = [None] * len(actions)
        warnings = [definition.warning(engine, action) for action in actions] if warns else silence
        previews = definition.previews(engine, self._laid(), actions) if kind in definition.weighed else silence
        lying = self._lying(actions) if lies else silence
        return zip(actions, warnings, previews, lying, strict=True)

    def _lying(self, actions: list[Action]) -> list[Lying | None]:
        """What lies in the places that legal actions name, and what the actions are called by it."""
        engine, definition, slotted, table = self.engine, self.definition, self.codec.slotted, self._laid()
        places = [definition.cards_at(engine, table, one) if one.id in slotted else () for one in actions]
        callings = [definition.callings(*one) if one[1] else () for one in zip(actions, places, strict=True)]
        common = Counter(chain.from_iterable(callings))
        found: list[Lying | None] = []
        for action, cards, names in zip(actions, places, callings, strict=True):
            alone = next((calling for calling in names if common[calling] == 1), action.words)
            found.append((alone, cards) if cards else None)
        return found

    def closed(self, language: str = "en") -> list[dict[str, object]]:
        """The ways to answer the open question that are closed now, as plain data with the reason in a language."""
        found = self.definition.closed(self.engine, self._laid(), self.engine.legal_actions())
        entries: list[dict[str, object]] = []
        for way, reason in found:
            action = self.codec.by_words.get(way.lower())
            entries.append(
                {
                    "way": way,
                    "action": action.plain if action is not None else None,
                    "reason": reason.text(language),
                    "rule": reason.rule,
                }
            )
        return entries

    def _laid(self) -> dict[str, Any]:
        """The table as it lies, read once for all that is said about a weighed question; not to be changed."""
        known, answers = self._table, len(self._line)
        if known is None or known[0] is not self.engine or known[1] != answers:
            known = self._table = self.engine, answers, self.definition.look(self.engine)
        return known[2]

    # ---- what an answer is called ---------------------------------------------------------------------

    def read(self, action: object, seat: Who = None, suggest: bool = True) -> Action:
        """An action in any form, which may name a place by the card that lies there; it need not be legal.

        IllegalAction with the rule of the open question if there is no such action, or if several cards are meant.
        """
        found = self.codec.find(action)
        return found if found is not None else self._read_by_card(action, seat, suggest)

    def _read_by_card(self, action: object, seat: Who, suggest: bool) -> Action:
        """An action that the codec does not know: perhaps it names a place by its card."""
        codec, spoken = self.codec, self.codec.spoken(action)
        places = codec.slotted_by_verb.get(spoken.partition(" ")[0]) if spoken and not self.is_over else None
        meant = self._meant(spoken, places, self.engine, self._laid()) if places else []
        legal = self.legal_actions(seat)
        possible = [one for one in meant if one.id in legal] or meant[:1]
        if len(possible) == 1:
            return possible[0]
        value = shown(action)
        if possible:
            names = [one.words for one in possible]
            raise IllegalAction("action-ambiguous", rule=self.rule, value=value, allowed=names)
        # Looking for similar words takes a while: fine for a person at a terminal, not for a crowd.
        offered = {codec.by_id[number].words.lower(): number for number in legal} if suggest else {}
        near = difflib.get_close_matches(spoken, offered, 3) if offered and spoken else []
        if near:
            names = [codec.by_id[offered[words]].words for words in near]
            raise IllegalAction("action-unknown-near", rule=self.rule, value=value, near=names)
        raise IllegalAction("action-unknown", rule=self.rule, value=value)

    def _meant(self, spoken: str, actions: Iterable[Action], engine: Engine, table: dict[str, Any]) -> list[Action]:
        """Those of the actions whose place is called by its card in these words, on a table."""
        callings, cards_at = self.definition.callings, self.definition.cards_at
        places = [(one, callings(one, cards_at(engine, table, one))) for one in actions]
        return [one for one, names in places if spoken in [words.lower() for words in names]]

    # ---- why not --------------------------------------------------------------------------------------

    def is_legal(self, action: object) -> bool:
        """Whether an action, in any form, is legal now."""
        return self.explain(action) is None

    def explain(self, action: object) -> IllegalAction | None:
        """Why an action is not legal now; None if it is."""
        try:
            known = self.read(action)
        except IllegalAction as error:
            return error
        return None if known.id in self.legal_actions() else self._explain(known)

    def _explain(self, action: Action) -> IllegalAction:
        """Why somebody may not give an answer: it is none now, or it is somebody else's."""
        if self.is_over:
            return IllegalAction("action-game-over", rule=self.rule)
        if action.id in self.engine.legal_actions():
            return IllegalAction("action-other-seat", rule=self.rule)
        return self.definition.explain(self.engine, action)

    def warning(self, action: object) -> tuple[str, str] | None:
        """What to ask a player before a legal action, in any form: a text and its rule; None for harmless ones."""
        try:
            known = self.read(action, suggest=False)
        except IllegalAction:
            return None
        if known.id not in self.engine.legal_actions():
            return None
        return self.definition.warning(self.engine, known)
