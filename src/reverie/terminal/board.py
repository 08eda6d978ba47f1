"""The board: all zones in one widget with one cursor, as roomy as the window allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region, Spacing
from textual.message import Message
from textual.widgets import Static

from reverie.cli.speech import DIM, GOLD
from reverie.terminal.layout import Drawing, Item, Sheet, Spot, Zone

HOME_ZONE = "hand"  # where the cursor stands when a game begins


class BoardRoom(VerticalScroll, can_focus=False):
    """The window onto the board; when it changes its size, the board is laid out again."""

    def on_resize(self, event: events.Resize) -> None:
        """More room, less room."""
        self.query_one(Board).lay_out()

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """What is pinned is shown again where it has gone out of sight."""
        super().watch_scroll_y(old_value, new_value)
        for pin in self.query(Pin):
            pin.show_above(round(new_value))


class Pin(Static):
    """The first line of a zone that is pinned, over the top of the room as long as the zone itself is above it."""

    def __init__(self) -> None:
        super().__init__("", markup=False, id="pin")
        self.visible = False
        self.line = -1  # where on the board it stands; -1: nothing is pinned

    def hold(self, line: int, text: Text) -> None:
        """What is pinned."""
        self.line = line
        self.update(text)

    def show_above(self, top: int) -> None:
        """Whether it is needed, with this line of the board at the top."""
        self.visible = 0 <= self.line < top


class Board(Static, can_focus=True):
    """Zones with items; arrows move inside a zone and to the neighbour above or below."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("up", "climb(-1)", show=False),
        Binding("down", "climb(1)", show=False),
        Binding("home", "edge(0)", show=False),
        Binding("end", "edge(-1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Moved(Message):
        """The cursor stands elsewhere."""

    class Chosen(Message):
        """Enter, or a click on the item under the cursor."""

        def __init__(self, item: Item) -> None:
            super().__init__()
            self.item = item

    def __init__(self, ascii_only: bool = False) -> None:
        super().__init__("", markup=False, id="board")
        self.ascii_only = ascii_only
        self.zones: list[Zone] = []
        self.sheet = Sheet([], [])
        self.place = (HOME_ZONE, "", 0)  # zone, item and its number: where the cursor wants to stand
        self.layout_used = 0
        self._zones_at: Callable[[int, int], list[Zone]] | None = None
        self._layouts = 1
        self._sharing = 0  # the first layout in which zones lie beside each other
        self.tab = ""  # the part of a crowded table that is open
        self.seeking: Sequence[str] | None = None  # whether the cursor is to go to an answer, and which it likes best
        self._size_tried = (80, 0)
        self._spread = True  # whether there are empty lines between zones
        self._tried: dict[tuple[int, int], tuple[list[Zone], int, int]] = {}  # zones and lines, by width and layout

    # ---- laying out -------------------------------------------------------------------------------------

    def show(self, zones_at: Callable[[int, int], list[Zone]], layouts: int, sharing: int) -> None:
        """Show a table: a function from a width and a layout to zones."""
        self._zones_at, self._layouts, self._sharing = zones_at, layouts, sharing
        self._tried.clear()
        self.lay_out()

    def lay_out(self) -> None:
        """The roomiest layout that fits; if none does, the closest one scrolls."""
        room = self.parent.size if isinstance(self.parent, BoardRoom) else self.size
        if self._zones_at is None or not room.width:
            return
        zones: list[Zone] = []
        layout, spread = 0, True
        for layout in range(self._layouts):
            zones, close, apart = self.tried(room.width, layout)
            spread = apart <= room.height
            if close <= room.height:
                break
        self.zones, self.layout_used, self._spread = self.in_tab(zones), layout, spread
        self._size_tried = (room.width, layout)
        self.find_place()
        self.draw()
        if self.seeking is not None:
            self.go_to_answer(self.seeking)

    def tried(self, width: int, layout: int) -> tuple[list[Zone], int, int]:
        """The zones of a layout and how many lines they need, without and with empty lines between."""
        if (width, layout) not in self._tried and self._zones_at is not None:
            zones = self._zones_at(width, layout)
            shown = self.in_tab(zones)
            lines = Drawing(width, None, self.ascii_only).height(shown, layout >= self._sharing)
            self._tried[width, layout] = (zones, *lines)
        return self._tried[width, layout]

    def in_tab(self, zones: list[Zone]) -> list[Zone]:
        """Where parts of the table share a room: the one that is open, below the names of all."""
        names = list(dict.fromkeys(zone.tab for zone in zones if zone.tab))
        if len(names) < 2:
            return zones
        if self.tab not in names:
            self.tab = names[0]
        items = []
        for name in names:
            shown = f"[{name}]" if name == self.tab else f" {name} "
            items.append(Item(f"tab {name}", name, (Text(shown, GOLD if name == self.tab else DIM),)))
        strip = Zone("tabs", "", tuple(items), label_width=1, wide=True)
        kept = [zone for zone in zones if zone.tab in ("", self.tab)]
        place = next((i for i, zone in enumerate(kept) if zone.tab), len(kept))
        return [*kept[:place], strip, *kept[place:]]

    def open_tab(self, name: str = "") -> None:
        """Open a part of the table by its name, or the next one."""
        names = [item.name for zone in self.zones if zone.name == "tabs" for item in zone.items]
        if names:
            self.tab = name or names[(names.index(self.tab) + 1) % len(names)]
            self._tried.clear()
            self.lay_out()

    def go_to_answer(self, preferred: Sequence[str] = ()) -> None:
        """Put the cursor on the first thing where something can be answered, opening its part of the table."""
        self.seeking = None
        zones = self.tried(*self._size_tried)[0]
        found = [(zone, item) for zone in zones for item in zone.items if item.key and (item.actions or item.courses)]
        for zone, item in sorted(found, key=lambda one: preferred.index(one[1].key) if one[1].key in preferred else 9):
            if zone.tab and zone.tab != self.tab:
                self.open_tab(zone.tab)
            for place, shown in enumerate(self.zones):
                if shown.name == zone.name:
                    self.put(place, item.key)
            return

    def draw(self) -> None:
        """Draw the same zones again, for another cursor."""
        room = self.parent.size if isinstance(self.parent, BoardRoom) else self.size
        drawing = Drawing(room.width, self.cursor if self.has_focus else None, self.ascii_only)
        self.sheet = drawing.sheet(self.zones, share=self.layout_used >= self._sharing, spread=self._spread)
        self.update(Text("\n").join(self.sheet.lines))
        spot = self.spot
        if spot is not None and isinstance(self.parent, BoardRoom):
            region = Region(spot.x, max(0, spot.y), spot.width, spot.height)
            above = self.pin(self.parent)
            self.parent.scroll_to_region(region, spacing=above, animate=False, force=True)

    def pin(self, room: BoardRoom) -> Spacing:
        """Hand on what is pinned; how much of the room it may cover, where a line is left below it."""
        zone = next((z for z, zone in enumerate(self.zones) if zone.pinned), None)
        line = next((spot.y for spot in self.sheet.spots if spot.zone == zone), -1) if room.size.height > 1 else -1
        for pin in room.query(Pin):
            pin.hold(line, self.sheet.lines[line] if line >= 0 else Text())
            pin.show_above(round(room.scroll_y))
        return Spacing(top=int(line >= 0))

    # ---- the cursor ---------------------------------------------------------------------------------------

    @property
    def cursor(self) -> tuple[int, int] | None:
        """Zone and item by number."""
        for z, zone in enumerate(self.zones):
            if zone.name == self.place[0]:
                for i, item in enumerate(zone.items):
                    if item.key == self.place[1]:
                        return z, i
        return None

    @property
    def spot(self) -> Spot | None:
        """Where the cursor is drawn."""
        return next((spot for spot in self.sheet.spots if (spot.zone, spot.item) == self.cursor), None)

    @property
    def item(self) -> Item | None:
        """What the cursor stands on."""
        cursor = self.cursor
        return self.zones[cursor[0]].items[cursor[1]] if cursor else None

    def find_place(self) -> None:
        """Keep the cursor on its card; if that is gone, on the next one of the zone; else in the hand."""
        if self.cursor is not None or not self.zones:
            return
        name, _, number = self.place
        zone = next((zone for zone in self.zones if zone.name == name and real(zone)), None)
        if zone is None:
            number = 0
            zone = next((zone for zone in self.zones if zone.name == HOME_ZONE), self.zones[0])
        items = real(zone)
        number = min(number, len(items) - 1)
        self.place = (zone.name, items[number].key, number)

    def put(self, zone: int, key: str) -> None:
        """Put the cursor on an item."""
        keys = [item.key for item in real(self.zones[zone])]
        self.place = (self.zones[zone].name, key, keys.index(key))
        self.draw()
        self.post_message(self.Moved())

    def pick(self, number: int) -> bool:
        """Put the cursor on the item with this digit; False if there is none."""
        for z, zone in enumerate(self.zones):
            for item in zone.items:
                if item.number == number:
                    self.put(z, item.key)
                    return True
        return False

    def action_move(self, step: int) -> None:
        """To the next item of the zone."""
        cursor = self.cursor
        if cursor is None:
            return
        items = real(self.zones[cursor[0]])
        place = [item.key for item in items].index(self.place[1]) + step
        if 0 <= place < len(items):
            self.put(cursor[0], items[place].key)

    def action_edge(self, end: int) -> None:
        """To the first or the last item of the zone."""
        cursor = self.cursor
        if cursor is not None:
            self.put(cursor[0], real(self.zones[cursor[0]])[end].key)

    def action_climb(self, step: int) -> None:
        """To the nearest item above or below."""
        here = self.spot
        if here is None:
            return
        others = [spot for spot in self.sheet.spots if spot.zone != here.zone and self.key_of(spot)]
        if step < 0:
            others = [spot for spot in others if spot.y + spot.height <= here.y]
            line = max((spot.y + spot.height for spot in others), default=0)
            others = [spot for spot in others if spot.y + spot.height == line]
        else:
            others = [spot for spot in others if spot.y >= here.y + here.height]
            line = min((spot.y for spot in others), default=0)
            others = [spot for spot in others if spot.y == line]
        middle = here.x + here.width // 2
        if others:
            nearest = min(others, key=lambda spot: max(spot.x - middle, middle - spot.x - spot.width + 1, 0))
            self.put(nearest.zone, self.key_of(nearest))

    def key_of(self, spot: Spot) -> str:
        """The item at a spot."""
        return self.zones[spot.zone].items[spot.item].key

    def next_zone(self, step: int) -> bool:
        """To the next zone; False past the last one."""
        cursor = self.cursor
        number = (cursor[0] if cursor else -1) + step
        while 0 <= number < len(self.zones) and not real(self.zones[number]):
            number += step
        if not 0 <= number < len(self.zones):
            return False
        self.put(number, real(self.zones[number])[0].key)
        return True

    def enter_from(self, step: int) -> None:
        """Come in at the first zone, or at the last one."""
        if self.zones:
            number = 0 if step > 0 else len(self.zones) - 1
            self.put(number, real(self.zones[number])[0].key)

    def action_choose(self) -> None:
        """Enter."""
        if self.item is not None and self.place[0] == "tabs":
            self.open_tab(self.item.name)
        elif self.item is not None:
            self.post_message(self.Chosen(self.item))

    # ---- events -------------------------------------------------------------------------------------------

    def on_click(self, event: events.Click) -> None:
        """A click puts the cursor there; a click on the cursor is Enter."""
        for spot in self.sheet.spots:
            if spot.holds(event.x, event.y) and self.key_of(spot):
                if self.cursor == (spot.zone, spot.item):
                    self.action_choose()
                else:
                    self.put(spot.zone, self.key_of(spot))
                return

    def on_focus(self) -> None:
        """The cursor is seen only where keys go."""
        self.draw()
        self.post_message(self.Moved())

    def on_blur(self) -> None:
        """The keys go elsewhere."""
        self.draw()


def real(zone: Zone) -> list[Item]:
    """The items that the cursor can stand on."""
    return [item for item in zone.items if item.key]
