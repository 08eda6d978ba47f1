"""A table of Onirim as it lies there: zones in card tokens, answers in words.

    t = table(row="green.sun green.moon", hand="green.sun red.sun red.moon blue.key brown.sun", size=40)
    t.do("play green.sun", "take door.green")
    assert t.doors == "door.green"

A pile is written top card first. A final `…` leaves the cards below open: all that lie nowhere else, or as many as
make the pile `size` cards big. Without it the pile ends where the writing ends. Cards that are in nobody's way lie in
the discard pile, with the Book (which pays from there) out of the game; `t.discard` and `t.removed` do not speak of
them, only of what the test itself put there. `red.sun!` is known to the player (`!1` to seat 1, `!!` to both),
`red.sun x3` stands for three of them. `at="refill"` begins in phase 2, `at="redraw"` with a redraw.

    t = table(modules="book towers", mode="team", shared="red.sun blue.sun", hand1="…", goals="blue red", towers="…")

Zones are those that the acting seat sees; `t.seen_by(1)` sees with the eyes of another seat. Order cards that are not
written follow in card order; those of the doors that lie there are covered, from the left. Of the eight premonitions
those neither face up nor in the reserve (`down`) were used before; of the sixteen denizens eight stay out. The answer
`…` goes on at every window for free actions, `order a b c` arranges looked-at or revealed cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import reverie
from tests.games.asked import Asked
from tests.games.written import Answers, Cards, read

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

# What the modules add to the pile (chapters 3.2 to 3.9), and their pieces beside it.
DENIZENS = [
    "architect",
    "cyclobot",
    "squirrel_spies",
    "harpoon_hunter",
    "hammerbird",
    "chromatic_chaos",
    "mirror",
    "treasure_keeper",
]
PREMONITIONS = [
    "two_red",
    "two_green",
    "two_blue",
    "two_brown",
    "pair",
    "five_doors",
    "all_colours",
    "three_doors",
]
TOWERS = [f"tower.{colour}.{number}" for colour in COLOURS for number in (3, 4, 5)]
MODULE_CARDS: dict[str, Counter[str]] = {
    "book": Counter(),
    "glyphs": Counter({f"{colour}.glyph": 2 for colour in COLOURS} | {f"door.{colour}": 1 for colour in COLOURS}),
    "dreamcatchers": Counter({"lost": 4}),
    "towers": Counter(TOWERS),
    "premonitions": Counter({"happy": 4}),
    "crossroads": Counter({"x.sun": 3, "x.moon": 2, "x.key": 1, "deadend": 10}),
    "oniverse": Counter({"door.oniverse": 1} | {f"den.{name}": 2 for name in DENIZENS}),
    "incubus": Counter(),
}
MODULES = list(MODULE_CARDS)
ALL_MODULES = " ".join(MODULES)
ORDERING = {
    "prophecy-order": "put",
    "tower-order": "put",
    "spies": "put",
    "incant-order": "put-under",
    "harpoon": "put-under",
    "paradox-order": "put-under",
    "happy-seven": "keep",
}
WINDOWS = ("before-draw", "before-limbo")


def deck(modules: str = "") -> Counter[str]:
    """Every card of the game, the eight denizens that stay out included."""
    cards = Counter(DECK)
    for name in modules.split():
        cards.update(MODULE_CARDS[name])
    return cards


class Choices(Answers):
    """What may be answered, compared with answers between commas, in any order."""

    def of(self, verb: str) -> Cards:
        """The cards that one verb is offered for: `t.choices.of("play")`."""
        return Cards(words.split()[1] for words in self.words if words.split()[0] == verb)


class Sight:
    """The table as one seat sees it."""

    def __init__(self, seen: dict[str, Any], unspoken: Counter[str] | None = None) -> None:
        self.seen = seen
        self.unspoken = unspoken or Counter()

    @property
    def view(self) -> dict[str, Any]:
        """The view of the seat as plain data."""
        return self.seen

    # ---- zones ----------------------------------------------------------------------------------------

    @property
    def hand(self) -> Cards:
        return Cards(self.view["hand"]["cards"])

    @property
    def shared(self) -> Cards:
        return Cards(self.view["shared"])

    @property
    def draft(self) -> Cards:
        return Cards(self.view["draft"])

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
    def partner_knowledge(self) -> tuple[int, Any]:
        """How many personal cards the partner has, and those of them that this seat knows."""
        hand = self.view["partner"]["hand"]
        return hand["size"], Cards(hand["known"])

    @property
    def discard(self) -> Cards:
        """What lies in the discard pile, apart from the cards nobody spoke of."""
        return Cards((Counter(self.view["discard"]) - self.unspoken).elements())

    @property
    def removed(self) -> Cards:
        """What left the game, apart from the cards nobody spoke of."""
        return Cards((Counter(self.view["removed"]) - self.unspoken).elements())

    @property
    def limbo(self) -> Cards:
        return Cards(self.view["limbo"])

    @property
    def resolving(self) -> Cards:
        return Cards(self.view["resolving"])

    @property
    def looked(self) -> Cards:
        """The cards being looked at or revealed, in the order in which they came; nothing if they are hidden."""
        return Cards(self.view["looked"]["cards"] or [], ordered=True)

    @property
    def known_top(self) -> Cards:
        """The cards on top of the pile that the player knows."""
        return Cards([token or "?" for token in self.view["pile"]["known_top"]], ordered=True)

    @property
    def known_bottom(self) -> Cards:
        """The cards at the end of the pile that the player knows, the lowest first."""
        return Cards([token or "?" for token in self.view["pile"]["known_bottom"]], ordered=True)

    @property
    def pile_size(self) -> int:
        size: int = self.view["pile"]["size"]
        return size

    # ---- pieces of the modules --------------------------------------------------------------------------

    @property
    def goals(self) -> Cards:
        """The order row: `red* blue`, covered cards with a star."""
        goals = self.view["goals"]
        return Cards(
            [goal["door"].removeprefix("door.") + ("*" if goal["covered"] else "") for goal in goals], ordered=True
        )

    @property
    def catchers(self) -> list[Any]:
        """What is captured on each catcher still in play."""
        return [Cards(cards) for cards in self.view["catchers"]]

    @property
    def handbooks(self) -> int:
        count: int = self.view["handbooks"]
        return count

    @property
    def towers(self) -> Cards:
        return Cards(self.view["towers"]["row"], ordered=True)

    @property
    def aligned(self) -> bool:
        aligned: bool = self.view["towers"]["aligned"]
        return aligned

    @property
    def premonitions(self) -> Cards:
        """The dark premonitions that lie face up."""
        return Cards(self.view["premonitions"]["up"])

    @property
    def reserve(self) -> int:
        """How many dark premonitions lie face down."""
        count: int = self.view["premonitions"]["down"]
        return count

    @property
    def used(self) -> Cards:
        """The dark premonitions that left the game."""
        return Cards(self.view["premonitions"]["used"])

    @property
    def rallied(self) -> Cards:
        return Cards(self.view["rallied"])

    @property
    def stored(self) -> Cards:
        return Cards(self.view["stored"])

    @property
    def figure(self) -> bool:
        """Whether the figure of the incubus is in play."""
        in_play: bool = self.view["incubus"]["figure"]
        return in_play

    @property
    def under_figure(self) -> str | None:
        card: str | None = self.view["incubus"]["card"]
        return card


class Table(Asked, Sight):
    """A running game, spoken to in words."""

    def __init__(self, game: reverie.Game, unspoken: Counter[str] | None = None) -> None:
        super().__init__({}, unspoken)
        self.game = game

    def do(self, *answers: str) -> Table:
        """Give answers one after the other; `order a b c` arranges cards, `…` passes windows."""
        for answer in answers:
            verb, _, rest = answer.partition(" ")
            if verb == "order":
                self._order(rest.split())
            elif answer == "…":
                while self.question in WINDOWS:
                    self.game.apply("go-on")
            else:
                self.game.apply(answer)
        return self

    def refusal(self, answer: str) -> str:
        """The code and the rule with which an answer is refused."""
        try:
            self.game.clone().apply(answer)
        except reverie.IllegalAction as error:
            return f"{error.code} {error.rule}"
        raise AssertionError(f"{answer} was accepted")

    def _order(self, tokens: list[str]) -> None:
        """Arrange the cards one by one; the last one, or the last equal ones, are not asked for."""
        before = len(self.events)
        kind = self.question or ""
        verb = ORDERING.get(kind, "put")
        for token in tokens:
            if self.question == kind and kind in ORDERING:
                self.game.apply(f"{verb} {token}")
        if self.question == kind == "happy-seven":
            self.game.apply("discard-rest")
        said = [event.data["action"] for event in self.events[before:] if event.kind == "answered"]
        assert said[: len(tokens)] == [f"{verb} {token}" for token in tokens]

    # ---- questions ------------------------------------------------------------------------------------

    @property
    def choices(self) -> Choices:
        """Every legal answer."""
        return Choices([action.words for action in self.game.actions()])

    # ---- zones that nobody sees, and sights ---------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        """What the acting seat sees."""
        return self.game.view(self.acting)

    def seen_by(self, seat: int | None) -> Sight:
        """The table as another seat sees it; None: a spectator."""
        return Sight(self.game.view(seat), self.unspoken)

    @property
    def _raw(self) -> dict[str, Any]:
        raw: dict[str, Any] = self.game.definition.state(self.game.engine)["table"]
        return raw

    @property
    def pile(self) -> Cards:
        """Every card of the pile, in no order."""
        return Cards(names([*self._raw["over"], *self._raw["bag"], *self._raw["under"]]))

    @property
    def pile_top(self) -> Cards:
        """The cards on top of the pile whose order is fixed, whether anybody knows it or not."""
        return Cards(names(self._raw["over"]), ordered=True)

    @property
    def pile_bottom(self) -> Cards:
        """The cards at the end of the pile whose order is fixed, the last one lowest."""
        return Cards(names(self._raw["under"]), ordered=True)

    @property
    def pile_order(self) -> Cards:
        """A pile whose order is fixed from top to bottom."""
        assert not self._raw["bag"], "the order of this pile is open"
        return Cards(names([*self._raw["over"], *self._raw["under"]]), ordered=True)

    @property
    def everything(self) -> Counter[str]:
        """Every card on the table, wherever it lies; not the denizens that stay out."""
        seats = [self.game.view(seat) for seat in range(self.game.players)]
        view = seats[self.acting]
        zones = [view["looked"]["cards"], list(self.pile)]
        zones += [view[name] for name in ("discard", "limbo", "resolving")]
        zones += [view.get(name, []) for name in ("shared", "draft", "removed", "stored")]
        zones += [zone for seen in seats for zone in (seen["hand"]["cards"], seen["row"]["cards"], seen["doors"])]
        zones += view.get("catchers", [])
        zones.append(view["towers"]["row"] if "towers" in view else [])
        zones.append([f"den.{name}" for name in view.get("rallied", [])])
        zones.append([view["incubus"]["card"]] if view.get("incubus", {}).get("card") else [])
        return Counter(token for zone in zones for token in zone)

    # ---- what happened --------------------------------------------------------------------------------

    @property
    def prophecies(self) -> int:
        """How many cards were ever looked at."""
        return sum(move.endswith(">looked") for move in self.moves)


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
    mode: str = "solo",
    modules: str = "",
    variants: Mapping[str, str] | None = None,
    hand1: str = "",
    row1: str = "",
    doors1: str = "",
    shared: str = "",
    active: int = 0,
    seen: str = "",
    seen1: str = "",
    goals: str = "",
    catchers: Sequence[str] = (),
    catcher_count: int = 4,
    handbooks: int | None = None,
    towers: str = "",
    premonitions: str = "",
    down: str | None = None,
    rallied: str = "",
    stored: str = "",
    unused: str = "",
    searched: str = "",
    removed: str = "",
    figure: str = "",
    under: str = "",
) -> Table:
    """Lay a table; whatever is not said is filled in sensibly."""
    chosen, settings = modules.split(), dict(variants or {})
    words = pile.split()
    is_open = words[-1:] == ["…"]
    top = words[:-1] if is_open else words
    laid_out, laid_out1 = as_doors(doors), as_doors(doors1)
    waiting = {"nightmare": ["nightmare"]}.get(at, [at.partition(":")[2]] if at.startswith("door:") else [])
    used = Counter(waiting)
    followers = " ".join(f"den.{name}" for name in rallied.split())
    for zone in (
        hand, hand1, shared, row, row1, laid_out, laid_out1, " ".join(top), discard, limbo, looked, towers,
        *catchers, followers, stored, removed, under,
    ):  # fmt: skip
        used.update(read(zone))
    rest = deck(modules) - used
    out = unused_denizens(rest, unused) if "oniverse" in chosen else []
    rest -= Counter(f"den.{name}" for name in out)
    below = len(list(rest.elements())) if is_open and size is None else 0
    if is_open and size is not None:
        below = size - len(read(" ".join(top)))
    unspoken = Counter(one_of_each_first(rest)[below:])
    aside = " ".join(unspoken.elements())
    zones = {
        "hand": hand,
        "row": row,
        "doors": laid_out,
        "limbo": limbo,
        "looked": looked,
        "top": " ".join(top),
        "discard": discard if "book" in chosen else f"{discard} {aside}".strip(),
        "hand1": hand1,
        "row1": row1,
        "doors1": laid_out1,
        "shared": shared,
        "seen": seen,
        "seen1": seen1,
        "active": str(active or ""),
        "towers": towers,
        "rallied": rallied,
        "stored": stored,
        "unused": " ".join(out),
        "searched": searched,
        "figure": figure,
        "under": under,
        "turn": str(turn),
        "at": at,
    }
    if "book" in chosen:
        zones["goals"] = order_row(goals, chosen, [*laid_out.split(), *laid_out1.split()])
        zones["removed"] = f"{removed} {aside}".strip()
    if "dreamcatchers" in chosen:
        left = 0 if settings.get("hard.dreamcatchers") == "true" else 2
        zones |= {f"catcher{i}": cards for i, cards in enumerate(catchers)}
        zones |= {"catchers": str(catcher_count), "handbooks": str(left if handbooks is None else handbooks)}
    if "premonitions" in chosen:
        zones["premonitions"] = premonitions
        zones["used"] = used_premonitions(premonitions, down, int(settings.get("hard.premonitions", "4")))
    spec = "/".join(
        ["onirim", edition, mode, *(["+".join(chosen)] if chosen else []), *(f"{k}={v}" for k, v in settings.items())]
    )
    text = " | ".join([spec, *(f"{name} {value}" for name, value in zones.items() if value)])
    return Table(reverie.from_position(text, seed=seed), unspoken)


def as_doors(colours: str) -> str:
    """Doors by their colours."""
    return " ".join(f"door.{token}" if token in (*COLOURS, "oniverse") else token for token in colours.split())


def unused_denizens(rest: Counter[str], unused: str) -> list[str]:
    """The eight denizens that stay out: those that are written, else the last ones that lie nowhere."""
    if unused:
        return read(unused)
    return [name for name in DENIZENS for _ in range(rest[f"den.{name}"])][-8:]


def order_row(goals: str, modules: list[str], doors: list[str]) -> str:
    """The order cards: the written ones, then the others in card order; those of laid-out doors are covered."""
    kinds = dict.fromkeys(COLOURS, 3 if "glyphs" in modules else 2)
    everything = Counter(kinds | ({"oniverse": 1} if "oniverse" in modules else {}))
    written = goals.split()
    out = Counter(door.removeprefix("door.") for door in doors)
    if not written:
        written = list(out.elements())
    left = everything - Counter(goal.rstrip("*") for goal in written)
    row = [*written, *(goal for goal in (*COLOURS, "oniverse") for _ in range(left[goal]))]
    out -= Counter(goal.rstrip("*") for goal in row if goal.endswith("*"))
    for i, goal in enumerate(row):
        if out[goal] > 0:
            out[goal] -= 1
            row[i] = f"{goal}*"
    return " ".join(row)


def used_premonitions(up: str, down: str | None, dealt: int) -> str:
    """The premonitions that left the game: the reserve never holds more than were not turned up at the start."""
    others = [name for name in PREMONITIONS if name not in up.split()]
    reserve = others[dealt - 8 :] if down is None else down.split()
    return " ".join(name for name in others if name not in reserve)


def deal(seed: int | str, edition: str = "third", **settings: Any) -> Table:
    """A dealt game; `mode`, `modules` and `variants` as for `reverie.new_game`."""
    if isinstance(settings.get("modules"), str):
        settings["modules"] = settings["modules"].split()
    return Table(reverie.new_game("onirim", edition=edition, seed=seed, **settings))


def one_of_each_first(cards: Counter[str]) -> list[str]:
    """Doors, then one card of every kind, then a second one: so that a short pile is still a varied one."""
    doors = [token for token in cards.elements() if token.startswith("door.")]
    others = [(n, token) for token, copies in cards.items() if not token.startswith("door.") for n in range(copies)]
    return doors + [token for _, token in sorted(others, key=lambda entry: entry[0])]


def names(raw: list[int]) -> list[str]:
    """The engine's numbers as tokens, without the marks of knowledge."""
    from reverie.games.onirim.cards import TOKENS

    return [TOKENS[card & 63] for card in raw]
