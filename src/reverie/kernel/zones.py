"""Zones of a table, declared once; the code that writes, shows and lays them is generated from the declarations.

How a game uses this (`games/onirim/zones.py` is an example):

1. Declare every zone in `games/<game>/zones.py`, once, as a `Zone` in a `Declaration`: its name in states and views,
   the `form` in which it lies in the fields of the state, what a seat is shown of it, and the module that brings it. A
   view has the zones in the order of the declaration, a state in that of the alphabet.
2. A form says how a zone is written in numbers, and how it is laid from them: `Number`, `Copies` (so many of each
   kind), `Line` (cards in order), `Heap` (cards without one), `Counts`, the parts of a pile, the agenda. An odd form
   names two functions of the game, `Odd("rows.write_rows", "rows.lay_rows")`, which get `(page, g)` and `(g, value)`.
3. What everybody sees as it lies is `Open("CARDS_IN_LIST")`: by these names (`g.names`: those in a field). Where a seat
   sees less, or it otherwise, a function of the game writes it: `By("modules.towers.put_towers", "{ row: string[] }")`
   is called with `(page, g, seat)`; the text is its type in TypeScript.
4. `python -m scripts.zones` writes `games/<game>/zone_code.py` with its `.pxd` (`whole_state_json`, `lay_zones`,
   `lay_seat`, `view_zones_json`: straight lines, which the build compiles with the other hot files) and the type of
   the view, `web/src/games/<game>/view.ts`. `tests/architecture/test_zones.py` says when that was forgotten.
5. `Engine.table` and `Game.view` are that JSON, read again: nothing else in the game lists its zones.

Zones of a seat (`per_seat=True`) lie twice in the state: those of the seat that is asked, and, with `partner_` before
the name of the field, those of the other one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace


def function_name(path: str) -> str:
    """The name of a function that is given with its module."""
    return path.rpartition(".")[2]


# ---- forms: how a zone lies in the state ---------------------------------------------------------------------


@dataclass(frozen=True)
class Form:
    """How a zone lies in the state. Code is given as lines; `key` and `value` are expressions."""

    def write(self, key: str) -> list[str]:
        """Lines that put the key and what the zone holds on a page, in numbers."""
        return [f"put(page, {key})", self.body()]

    def body(self) -> str:
        """The line that puts what the zone holds on a page."""
        raise NotImplementedError

    def lay(self, value: str) -> list[str]:
        """Lines that lay the zone from plain data."""
        raise NotImplementedError

    def show(self, names: str) -> str:
        """The line that puts the cards of the zone on a page by their names."""
        raise NotImplementedError

    def of_partner(self) -> Form:
        """The same zone of the other seat."""
        raise NotImplementedError

    def paths(self) -> Iterable[str]:
        """The functions of the game that the lines need."""
        return ()

    typescript = "string[]"  # as a view shows it


@dataclass(frozen=True)
class Number(Form):
    """A number."""

    field: str
    typescript = "number"

    def write(self, key: str) -> list[str]:
        return [f"put_member(page, {key}, g.{self.field})"]

    def lay(self, value: str) -> list[str]:
        return [f"g.{self.field} = {value}"]

    def of_partner(self) -> Number:
        return replace(self, field=f"partner_{self.field}")


@dataclass(frozen=True)
class Copies(Form):
    """So many of each kind, perhaps with their number and a mask of the kinds that are there."""

    field: str
    kinds: str
    size: str = ""
    mask: str = ""

    def body(self) -> str:
        return f"put_kinds(page, g.{self.field}, {self.kinds})"

    def lay(self, value: str) -> list[str]:
        lines = [f"for kind in {value}:", f"    g.{self.field}[kind] += 1"]
        lines += [f"    g.{self.size} += 1"] if self.size else []
        return [*lines, f"    g.{self.mask} |= bit(kind)"] if self.mask else lines

    def show(self, names: str) -> str:
        return f"put_copies(page, {names}, g.{self.field}, {self.kinds})"

    def of_partner(self) -> Copies:
        return replace(self, field=f"partner_{self.field}")


@dataclass(frozen=True)
class Line(Form):
    """Cards in order."""

    field: str
    size: str

    def body(self) -> str:
        return f"put_bytes(page, g.{self.field}, g.{self.size})"

    def lay(self, value: str) -> list[str]:
        return [f"for kind in {value}:", f"    g.{self.field}[g.{self.size}] = kind", f"    g.{self.size} += 1"]

    def show(self, names: str) -> str:
        return f"put_names(page, {names}, g.{self.field}, g.{self.size})"

    def of_partner(self) -> Line:
        return replace(self, field=f"partner_{self.field}", size=f"partner_{self.size}")


@dataclass(frozen=True)
class Heap(Line):
    """Cards that lie in the order in which they came, which means nothing: they are written in that of the kinds."""

    kinds: str = ""

    def body(self) -> str:
        return self.show("NUMBERS_IN_LIST")

    def show(self, names: str) -> str:
        return f"put_sorted_names(page, {names}, g.{self.field}, g.{self.size}, {self.kinds})"


@dataclass(frozen=True)
class Counts(Form):
    """A fixed row of numbers, perhaps with their sum."""

    field: str
    length: int
    total: str = ""

    def body(self) -> str:
        return f"put_bytes(page, g.{self.field}, {self.length})"

    def lay(self, value: str) -> list[str]:
        lines = [f"for i in range({self.length}):", f"    g.{self.field}[i] = {value}[i]"]
        return [*lines, f"    g.{self.total} += g.{self.field}[i]"] if self.total else lines

    def of_partner(self) -> Counts:
        return replace(self, field=f"partner_{self.field}")


@dataclass(frozen=True)
class Bag(Form):
    """The unordered cards of a pile."""

    pile: str

    def body(self) -> str:
        return f"put_bag(page, g.{self.pile})"

    def lay(self, value: str) -> list[str]:
        return [f"for kind in {value}:", f"    pile_add(g.{self.pile}, kind)"]


@dataclass(frozen=True)
class Over(Form):
    """The cards placed on a pile, from its top on."""

    pile: str

    def body(self) -> str:
        return f"put_upper(page, g.{self.pile})"

    def lay(self, value: str) -> list[str]:
        return [f"for card in reversed({value}):", f"    pile_put_over(g.{self.pile}, card)"]


@dataclass(frozen=True)
class Under(Form):
    """The cards placed under a pile, the highest one first."""

    pile: str

    def body(self) -> str:
        return f"put_lower(page, g.{self.pile})"

    def lay(self, value: str) -> list[str]:
        return [f"for card in {value}:", f"    pile_put_under(g.{self.pile}, card)"]


@dataclass(frozen=True)
class Agenda(Form):
    """Everything that waits, the next step last."""

    def body(self) -> str:
        return "put_agenda(page, g)"

    def lay(self, value: str) -> list[str]:
        lines = ["g.agenda_step[g.agenda_size] = step", "g.agenda_arg[g.agenda_size] = arg", "g.agenda_size += 1"]
        return [f"for step, arg in {value}:", *(f"    {line}" for line in lines)]


@dataclass(frozen=True)
class Odd(Form):
    """A form of its own: functions of the game that write it and lay it."""

    writer: str
    layer: str = ""

    def body(self) -> str:
        return f"{function_name(self.writer)}(page, g)"

    def lay(self, value: str) -> list[str]:
        return [f"{function_name(self.layer)}(g, {value})"]

    def paths(self) -> Iterable[str]:
        return [path for path in (self.writer, self.layer) if path]


# ---- what a seat is shown ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Open:
    """Everybody sees the zone as it lies, by these names; a number needs none."""

    names: str = ""


@dataclass(frozen=True)
class By:
    """A function of the game puts on the page what a seat may see of the zone."""

    function: str
    typescript: str


@dataclass(frozen=True)
class Zone:
    """One zone: its name in states and views, its form, what a seat sees of it, the module that brings it."""

    name: str
    form: Form | None = None  # None: only views have it
    seen: Open | By | None = None  # None: nobody is shown it by this name
    module: str = ""  # the constant of the module or mode, "" for all games
    in_state: str = ""  # the constant of the module where a state has it; "": the same as above, "always"
    per_seat: bool = False
    laid: str = "yes"  # "no": it is given otherwise, or follows from other zones; a function: which one finds it
    note: str = ""  # a sentence for whoever reads the type of the view

    @property
    def state_module(self) -> str:
        """The constant of the module without which no state has this zone."""
        return "" if self.in_state == "always" else self.in_state or self.module

    @property
    def typescript(self) -> str:
        """The type of the zone in a view."""
        if isinstance(self.seen, By):
            return self.seen.typescript
        assert self.form is not None
        return self.form.typescript


@dataclass(frozen=True)
class Declaration:
    """The zones of a game, and what else its states and views need."""

    game: str
    view_type: str  # the name of the type of its views
    last_stream: str  # the constant of the last stream of chance
    team: str  # the constant of team play
    zones: tuple[Zone, ...]
    names: str = "json_names"  # the module of the names that `Open` gives
    goal: str = "Record<string, number>"  # the type of what wins the game
    types: dict[str, str | tuple[tuple[str, str, str], ...]] = field(default_factory=dict)  # or: member, type, note

    def in_state(self, per_seat: bool = False) -> list[Zone]:
        """The zones of states (of a seat, or of all), as canonical JSON has them."""
        found = [zone for zone in self.zones if zone.form is not None and zone.per_seat == per_seat]
        return sorted(found, key=lambda zone: zone.name)

    def in_view(self) -> list[Zone]:
        """The zones of views."""
        return [zone for zone in self.zones if zone.seen is not None]
