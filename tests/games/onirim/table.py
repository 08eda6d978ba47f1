"""A table of Onirim as it lies there: zones in card tokens, answers in words.

    t = table(row="green.sun green.moon", hand="green.sun red.sun red.moon blue.key brown.sun", size=40)
    t.do("play green.sun", "take door.green")
    assert t.doors == "door.green"

A pile is written top card first. A final `…` leaves the cards below open: all that lie nowhere else, or as many as
make the pile `size` cards big. Without it the pile ends where the writing ends. Cards that are in nobody's way lie in
the discard pile; `t.discard` does not speak of them, only of what the test itself put there. `red.sun!` is known to
the player, `red.sun x3` stands for three of them. `at="refill"` begins in phase 2, `at="redraw"` with a redraw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import reverie

COLOURS = ("red", "blue", "green", "brown")

# The 76 cards of the law's chapter 3.1, written down a second time on purpose.
DECK: Counter[str] = Counter(
    {
        "red.sun": 9,
        "red.moon": 4,
        "red.key": 3,
        "blue.sun": 8,
        "blue.moon": 4,
        "blue.key": 3,
        "green.sun": 7,
        "green.moon": 4,
        "green.key": 3,
        "brown.sun": 6,
        "brown.moon": 4,
        "brown.key": 3,
        "door.red": 2,
        "door.blue": 2,
        "door.green": 2,
        "door.brown": 2,
        "nightmare": 10,
    }
)
CARD_ORDER = list(DECK)  # ONI-GEN-11
LOCATIONS = [token for token in DECK if token.endswith(("sun", "moon", "key"))]


class Cards:
    """The cards of a zone, compared with written ones; the order counts only where cards lie in order."""

    def __init__(self, tokens: Iterable[str], ordered: bool = False) -> None:
        self.tokens = list(tokens)
        self.ordered = ordered

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            other = Cards(read(other))
        if not isinstance(other, Cards):
            return NotImplemented
        if self.ordered or other.ordered:
            return self.tokens == other.tokens
        return Counter(self.tokens) == Counter(other.tokens)

    __hash__ = None  # type: ignore[assignment]  # a zone is compared, never looked up

    def __repr__(self) -> str:
        return f"<{' '.join(self.tokens) or 'nothing'}>"

    def __iter__(self) -> Iterator[str]:
        return iter(self.tokens)

    def __len__(self) -> int:
        return len(self.tokens)

    def count(self, token: str) -> int:
        return self.tokens.count(token)


class Choices:
    """What may be answered, compared with answers between commas, in any order."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def __eq__(self, other: object) -> bool:
        if isinstance(other, str):
            return sorted(self.words) == sorted(part.strip() for part in other.split(",") if part.strip())
        return NotImplemented

    __hash__ = None  # type: ignore[assignment]  # compared, never looked up

    def __repr__(self) -> str:
        return f"<{', '.join(self.words) or 'nothing'}>"

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def __len__(self) -> int:
        return len(self.words)

    def of(self, verb: str) -> Cards:
        """The cards that one verb is offered for: `t.choices.of("play")`."""
        return Cards(words.split()[1] for words in self.words if words.split()[0] == verb)


class Table:
    """A running game, spoken to in words."""

    def __init__(self, game: reverie.Game, unspoken: Counter[str] | None = None) -> None:
        self.game = game
        self.unspoken = unspoken or Counter()

    def do(self, *answers: str) -> Table:
        """Give answers one after the other; `order a b c` puts prophecy cards back from the top down."""
        for answer in answers:
            verb, _, rest = answer.partition(" ")
            if verb == "order":
                self._order(rest.split())
            else:
                self.game.apply(answer)
        return self

    def _order(self, tokens: list[str]) -> None:
        """Put the cards one by one; the last one, or the last equal ones, are not asked for."""
        looked = Counter(self.view["looked"]["cards"])
        assert looked == Counter(tokens), f"{tokens} are not the cards to put back: {dict(looked)}"
        before = len(self.events)
        for token in tokens:
            if self.question == "prophecy-order":
                self.game.apply(f"put {token}")
        said = [event.data["action"] for event in self.events[before:] if event.kind == "answered"]
        assert said[: len(tokens)] == [f"put {token}" for token in tokens]

    # ---- questions ------------------------------------------------------------------------------------

    @property
    def question(self) -> str | None:
        """The kind of the open question; None after the end."""
        return self.game.decision.kind if self.game.decision else None

    @property
    def about(self) -> dict[str, Any]:
        """What the open question is about."""
        return self.game.decision.about if self.game.decision else {}

    @property
    def choices(self) -> Choices:
        """Every legal answer."""
        return Choices([action.words for action in self.game.actions()])

    @property
    def status(self) -> str:
        """`playing`, `won` or `lost`."""
        return self.game.result.status if self.game.result else "playing"

    @property
    def ending(self) -> str:
        """`lost pile_empty ONI-BASE-38`, or `playing`."""
        result = self.game.result
        return f"{result.status} {result.reason} {result.rule}" if result else "playing"

    # ---- zones ----------------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        """What the player sees."""
        return self.game.view(0)

    @property
    def hand(self) -> Cards:
        return Cards(self.view["hand"]["cards"])

    @property
    def row(self) -> Cards:
        return Cards(self.view["row"]["cards"], ordered=True)

    @property
    def run(self) -> tuple[int, list[str]]:
        """Length and colours of the run being built."""
        run = self.view["row"]["run"]
        return run["length"], run["colours"]

    @property
    def doors(self) -> Cards:
        return Cards(self.view["doors"])

    @property
    def discard(self) -> Cards:
        """What lies in the discard pile, apart from the cards nobody spoke of."""
        return Cards((Counter(self.view["discard"]) - self.unspoken).elements())

    @property
    def limbo(self) -> Cards:
        return Cards(self.view["limbo"])

    @property
    def resolving(self) -> Cards:
        return Cards(self.view["resolving"])

    @property
    def looked(self) -> Cards:
        """The cards the player is looking at, in the order in which they came."""
        return Cards(self.view["looked"]["cards"], ordered=True)

    @property
    def pile(self) -> Cards:
        """Every card of the pile, in no order."""
        raw = self.game.definition.state(self.game.engine)["table"]
        return Cards(names([*raw["over"], *raw["bag"], *raw["under"]]))

    @property
    def pile_top(self) -> Cards:
        """The cards on top of the pile whose order is fixed, whether anybody knows it or not."""
        raw = self.game.definition.state(self.game.engine)["table"]
        return Cards(names(raw["over"]), ordered=True)

    @property
    def known_top(self) -> Cards:
        """The cards on top of the pile that the player knows."""
        return Cards([token or "?" for token in self.view["pile"]["known_top"]], ordered=True)

    @property
    def pile_size(self) -> int:
        size: int = self.view["pile"]["size"]
        return size

    @property
    def everything(self) -> Counter[str]:
        """Every card on the table, wherever it lies."""
        view = self.view
        zones = [view["hand"]["cards"], view["row"]["cards"], view["looked"]["cards"], list(self.pile)]
        zones += [view[name] for name in ("doors", "discard", "limbo", "resolving")]
        return Counter(token for zone in zones for token in zone)

    # ---- what happened --------------------------------------------------------------------------------

    @property
    def events(self) -> list[reverie.Event]:
        return self.game.events

    @property
    def moves(self) -> list[str]:
        """Every movement so far: `red.key hand>discard`."""
        return [
            f"{event.data['card']} {event.data['from']}>{event.data['to']}"
            for event in self.events
            if event.kind == "moved"
        ]

    @property
    def shuffles(self) -> int:
        """How often the pile was shuffled so far."""
        return sum(event.kind == "shuffled" for event in self.events)

    @property
    def prophecies(self) -> int:
        """How many cards were ever looked at."""
        return sum(move.endswith(">looked") for move in self.moves)

    @property
    def answers(self) -> list[str]:
        """Every answer so far, forced ones included."""
        return [event.data["action"] for event in self.events if event.kind == "answered"]


def table(
    *,
    hand: str = "",
    row: str = "",
    doors: str = "",
    pile: str = "…",
    size: int | None = None,
    discard: str = "",
    limbo: str = "",
    looked: str = "",
    at: str = "turn",
    edition: str = "third",
    turn: int = 1,
    seed: int | str = 1,
) -> Table:
    """Lay a table; whatever is not said is filled in sensibly."""
    words = pile.split()
    is_open = words[-1:] == ["…"]
    top = words[:-1] if is_open else words
    laid_out = " ".join(f"door.{token}" if token in COLOURS else token for token in doors.split())
    waiting = {"nightmare": ["nightmare"]}.get(at, [at.partition(":")[2]] if at.startswith("door:") else [])
    used = Counter(waiting)
    for zone in (hand, row, laid_out, " ".join(top), discard, limbo, looked):
        used.update(read(zone))
    rest = DECK - used
    below = len(list(rest.elements())) if is_open and size is None else 0
    if is_open and size is not None:
        below = size - len(read(" ".join(top)))
    unspoken = Counter(one_of_each_first(rest)[below:])
    zones = {
        "hand": hand,
        "row": row,
        "doors": laid_out,
        "limbo": limbo,
        "looked": looked,
        "top": " ".join(top),
        "discard": " ".join([discard, *unspoken.elements()]),
        "turn": str(turn),
        "at": at,
    }
    text = " | ".join([f"onirim/{edition}/solo", *(f"{name} {value}" for name, value in zones.items() if value)])
    return Table(reverie.from_position(text, seed=seed), unspoken)


def deal(seed: int | str, edition: str = "third") -> Table:
    """A dealt game."""
    return Table(reverie.new_game("onirim", edition=edition, seed=seed))


def read(zone: str) -> list[str]:
    """Written cards as a list: `red.sun x2 nightmare`."""
    tokens: list[str] = []
    for word in zone.split():
        if word[0] == "x" and word[1:].isdigit():
            tokens += tokens[-1:] * (int(word[1:]) - 1)
        else:
            tokens.append(word.rstrip("!"))
    return tokens


def one_of_each_first(cards: Counter[str]) -> list[str]:
    """Doors, then one card of every kind, then a second one: so that a short pile is still a varied one."""
    doors = [token for token in cards.elements() if token.startswith("door.")]
    others = [(n, token) for token, copies in cards.items() if not token.startswith("door.") for n in range(copies)]
    return doors + [token for _, token in sorted(others, key=lambda entry: entry[0])]


def names(raw: list[int]) -> list[str]:
    """The engine's numbers as tokens, without the marks of knowledge."""
    from reverie.games.onirim.cards import TOKENS

    return [TOKENS[card & 63] for card in raw]
