"""Etherfields on the terminal table: goal and rounds above, people and map, every answer at its place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from reverie.cli.speech import BAD, DIM, GOLD
from reverie.cli.table.etherfields import EtherfieldsTable
from reverie.cli.table.etherfields_names import COLORS, View
from reverie.cli.table.plain import wrap
from reverie.cli.table.voice import NEXT_PAGE
from reverie.kernel.actions import Action
from reverie.kernel.events import Event
from reverie.terminal.etherfields_land import (
    FRIEND,
    PEOPLE,
    SIGNS,
    TERRAIN,
    Figure,
    LandPainter,
    Marked,
    cut,
    kinds_of,
)
from reverie.terminal.etherfields_places import Places
from reverie.terminal.etherfields_spots import LIST, ON_LIST, Spots, in_order, panel_of
from reverie.terminal.layout import Course, Item, Shape, Zone

WIDE = 84  # from here on the people stand beside the map
COLUMN = 27
TABBED = 6  # from this layout on parts of the table share its room
LAYOUTS: tuple[tuple[int, Shape], ...] = (  # lines of a field, and the hand: from roomy to crowded
    (4, "boxes"), (3, "boxes"), (2, "boxes"), (3, "cells"), (2, "cells"), (1, "cells"), (2, "cells"), (1, "line"),
)  # fmt: skip
FACE = 15  # the width of a card
Given = tuple[list[Action], list[Course]]


class EtherfieldsBoard(Places, EtherfieldsTable):
    """The dreamlands in zones."""

    layouts = len(LAYOUTS)
    sharing = len(LAYOUTS)
    tabbed = TABBED

    def board(self, view: View, actions: Sequence[Action], layout: int) -> list[Zone]:
        """Everything on the table; a higher layout needs fewer lines."""
        self.begin(view, actions)
        height, hand = LAYOUTS[layout]
        tabs = layout >= TABBED
        if self.stage == "map":
            people = self.people(view, tabs)
            land = self.land(view, height)
            zones = [*self.above(view, tabs), *([land, *people] if tabs else [*people, land])]
            zones += [self.legend(view)] if hand == "boxes" else []
        else:
            zones = [*self.above(view, tabs), *self.between(view), *self.people(view, True)]
        zones += self.die(view)
        zones += self.cards(view, hand)
        zones += [self.payment_zone(view)] if view["payment"] else []
        zones += self.buttons(view)
        return zones

    def begin(self, view: View, actions: Sequence[Action]) -> None:
        """Sort the answers by the things they lie at."""
        decision = view["decision"] or {}
        self.kind = str(decision.get("kind", ""))
        self.panel = panel_of(self.kind)
        self.active = self.active_in(view, actions)
        self.commanding = self.kind in ("command", "turn")
        spots = Spots(view, self.active)
        self.at: dict[str, list[Action]] = {}
        self.loose: list[Action] = []
        for action in actions:
            if self.commanding and action.source and action.source != self.active:
                continue
            found = spots.of(action)
            for spot in found:
                self.at.setdefault(spot, []).append(action)
            if not found:
                self.loose.append(action)
        self.walks: dict[str, list[Course]] = {}
        for walk in view.get("ahead", {}).get("walks", ()):
            if walk["character"] == self.active and actions:
                self.walks.setdefault(f"map/{walk['to']}", []).append(self.walk(walk))
        self.digits = 0
        self.shown: set[int] = set()
        walking = any(spot.startswith("map/") for spot in (*self.at, *self.walks))
        land = bool(view["map"]["fields"]) and (view["encounter"]["kind"] != "dreamworld" or walking)
        self.stage = "map" if land and self.panel not in ("counter", "waking") else "between"

    def active_in(self, view: View, actions: Sequence[Action]) -> str:
        """Whose hand lies open: whoever is asked, else whoever was chosen, else the first who can act."""
        decision = view["decision"] or {}
        about = decision.get("about", {})
        people = [one["id"] for one in view["characters"]]
        asked = [(view["payment"] or {}).get("character")] if decision.get("kind") in ("pay", "demand") else []
        asked += [about.get("character"), about.get("roller")]
        for who in asked:
            if who in people:
                return str(who)
        if view.get("chosen") in people:
            return str(view["chosen"])
        able = next((action.source for action in actions if action.source in people), None)
        seats = decision.get("seats", ())
        first = people[seats[0]] if seats and len(people) > seats[0] else people[0] if people else ""
        return able or first

    def number(self, given: Given) -> int:
        """The next digit for what can be answered; in the action step digits are for the cards of the hand."""
        if self.commanding or self.panel in ON_LIST or not (given[0] or given[1]):
            return 0
        self.digits += 1
        return self.digits if self.digits <= 9 else 0

    def given(self, spot: str) -> Given:
        """What can be answered at a thing."""
        found = self.at.get(spot, [])
        self.shown |= {action.id for action in found}
        return found, self.walks.get(spot, [])

    def item(self, spot: str, name: str, face: Sequence[Text], number: int | None = None) -> Item:  # type: ignore[override]
        """A thing with the answers that lie at it."""
        given = self.given(spot)
        digit = self.number(given) if number is None else number
        return Item(spot, name, tuple(face), tuple(given[0]), digit, courses=tuple(given[1]))

    def walk(self, walk: View) -> Course:
        """A way to a field with its price, as one answer."""
        name = "etherfields-board-walk-exert" if walk["by"] == "exert" else "etherfields-board-walk"
        text = self.speech.rich(name, n=len(walk["path"]) - 1)
        way = self.speech.spell(" → ").join(walk["path"][1:])
        answers = tuple(answer["id"] for answer in walk["answers"])
        return Course(text, answers, self.speech.spell(f"{way}; {self.price_of_walk(walk)}"))

    # ---- above the map --------------------------------------------------------------------------------------------

    def above(self, view: View, tabs: bool) -> list[Zone]:
        """What the dream asks for, and where in it we are."""
        zones = []
        goal = self.goal(view)
        if goal:
            name = self.zone_name("goal")
            shown = cut(goal, self.width - 13, self.speech.ascii_only) if tabs else goal
            item = Item("goal", f"{name}: {goal.plain}", (Text(shown.plain, "italic"),))
            zones.append(Zone("goal", name, (item,), wide=True, pinned=True))
        if view["encounter"]["round"]:
            zones.append(self.track(view))
        return zones

    def track(self, view: View) -> Zone:
        """The rounds: what has been, this one with its steps, what is left."""
        speech, here = self.speech, view["encounter"]
        left = view["turns_left"]
        past, now, rest = ("#", "@", ".") if speech.ascii_only else ("▪", "◉", "▫")
        line = Text(past * max(0, here["round"] - 1), DIM).append(now, GOLD).append(rest * max(0, left - 1))
        card = view["turn_card"]
        steps = Text()
        if card is not None:
            told = []
            for kind in card["steps"]:
                style = GOLD if here["phase"] != "action" and here["step"] == kind else ""
                told.append(self.step(kind, True) if kind in card["blocked"] else Text(self.word("step", kind), style))
            steps.append("  ").append(self.word("suit", card["suit"]), "bold").append(": ", DIM)
            steps.append_text(Text(speech.spell(" → "), DIM).join(told))
        whole = f" {speech.text('etherfields-board-round', round=here['round'], left=max(0, left - 1))}"
        if line.cell_len + len(whole) + steps.cell_len > self.width - 13:
            whole = f" {speech.text('etherfields-turn', turn=here['round'])}"
        line.append(whole).append_text(steps)
        item = self.item("turn", line.plain, (line,))
        return Zone("turn", self.zone_name("round"), (item,), wide=True)

    # ---- people ---------------------------------------------------------------------------------------------------

    def people(self, view: View, flat: bool) -> list[Zone]:
        """Characters, creatures and what belongs to all: in a column beside the map, or below each other."""
        column = COLUMN if self.width >= WIDE and not flat else 0
        tab = self.speech.text("terminal-ether-tab-team") if self.stage == "map" else ""
        tab = tab if flat and self.stage == "map" else ""
        width = column or self.width - 2
        zones = [self.person_zone(view, place, who, width, column, tab) for place, who in enumerate(view["characters"])]
        zones += [self.creature_zone(view, one, width, column, tab) for one in view["creatures"]]
        zones.append(self.team_zone(view, column, tab, width))
        return zones

    def person_zone(self, view: View, place: int, who: View, width: int, column: int, tab: str) -> Zone:
        """A character: sign, name, how it is."""
        sign = self.sign_of(view, "character", who["id"])
        name = self.labels.thing(f"character:{who['id']}")
        where = self.figure_of(view, who["id"])
        style = GOLD if who["id"] == self.active else "bold"
        head = Text.assemble((f"{sign.sign} ", f"bold {sign.style}"), (name, style))
        for state in where.get("states", ()):
            head.append(" ").append(self.word("state", state), BAD)
        if who["passed"]:
            head.append(" ").append(self.speech.text("etherfields-passed"), DIM)
        full, empty = ("#", ".") if self.speech.ascii_only else ("♥", "♡")
        hurt = who["suffering"]
        bar = Text(full * hurt, BAD).append(empty * max(0, who["suffering_limit"] - hurt), DIM)
        bar.append(f" {hurt}/{who['suffering_limit']}")
        cards = Text(
            self.speech.text("terminal-ether-cards", deck=who["deck"], discard=len(who["discard"]),
                             sealed=len(who["sealed"])), DIM,
        )  # fmt: skip
        has = [
            f"{n} {self.marker(kind, n)}"
            for kind, n in (("ether", who["ether"]), ("glowstone", who["glowstones"]), ("spirit", who["spirits"]))
            if n
        ]
        has += [self.labels.thing(f"mask:{who['mask']}")] if who["mask"] else []
        if who["id"] != self.active:
            has.append(self.speech.text("etherfields-in-hand", n=who["in_hand"]))
        more = Text(self.speech.spell(" · ").join(has), DIM)
        gap = Text("  ")
        if column:
            rows = [head, bar, *wrap(cards, width - 2), *(wrap(more, width - 2) if has else [])]
        else:
            rows = wrap(Text.assemble(head, gap, bar, gap, cards, gap, more), width - 2)
        said = self.speech.text(
            "terminal-ether-person", character=name, where=self.where_is(view, where), suffering=hurt,
            limit=who["suffering_limit"],
        )  # fmt: skip
        number = 0 if self.kind == "seat" else None  # there the cards have the digits
        item = self.item(f"characters/{who['id']}", said, (Text(),), number)
        return listed(f"characters/{who['id']}", item, rows, width, column, tab, apart=bool(column and place))

    def creature_zone(self, view: View, tile: View, width: int, column: int, tab: str) -> Zone:
        """A creature with what makes it worse."""
        line = self.creature(view, tile)
        sign = self.sign_of(view, "creature", tile["id"])
        head = Text.assemble((f"{sign.sign} ", f"bold {sign.style}"), line)
        item = self.item(f"creatures/{tile['id']}", line.plain, (Text(),))
        return listed(f"creatures/{tile['id']}", item, wrap(head, width - 2), width, column, tab, apart=bool(column))

    def team_zone(self, view: View, column: int, tab: str, width: int) -> Zone:
        """What belongs to all; active items can be chosen one by one."""
        line = Text(f"{self.zone_name('team')}: ", DIM).append_text(
            super().team({**view, "team": {**view["team"], "items": []}})
        )
        rows, items, y = wrap(line, width - 2), [], 0
        y = len(rows)
        for name in view["team"]["items"]:
            rows.append(self.item_line(name))
            items.append((f"item/{name}", y, rows[-1].plain))
            y += 1
        extra = [text for text in (self.instalments(view), self.loose_markers(view)) if text.plain]
        rows += [row for text in extra for row in wrap(text, width - 2)]
        plan = tuple(Text(" ").append_text(row) for row in rows)
        whole = Item("team", line.plain, (Text(),), at=(0, 0, width, 1))
        found = [whole]
        for spot, at, called in items:
            made = self.item(spot, called, (Text(),))
            found.append(Item(spot, called, (Text(),), made.actions, made.number, at=(0, at, width, 1)))
        return Zone("team", "", tuple(found), plan=plan, column=column, tab=tab, apart=bool(column))

    def item_line(self, name: str) -> Text:
        """An active item with its intents."""
        return Text(self.labels.thing(f"item:{name}")).append_text(self.intents(self.content.item[name].intents))

    # ---- the map --------------------------------------------------------------------------------------------------

    def sign_of(self, view: View, kind: str, of: str) -> Figure:
        """The letter of somebody on the map, and its colour."""
        people = [one["id"] for one in view["characters"]]
        name = self.labels.thing(f"{kind}:{of}").rpartition(" ")[2]
        if kind == "character":
            style = PEOPLE[people.index(of) % len(PEOPLE)] if of in people else FRIEND
            names = [self.labels.thing(f"character:{one}").rpartition(" ")[2] for one in people]
            return Figure(letters(name, names), style)
        return Figure(name[:2].lower(), BAD if kind == "creature" else FRIEND)

    def crowd(self, view: View) -> dict[str, list[Figure]]:
        """Who stands on which field; several equal ones with their numbers."""
        counts: dict[str, int] = {}
        found: dict[str, list[Figure]] = {}
        for one in view["figures"]:
            counts[one["of"]] = counts.get(one["of"], 0) + 1
            equal = sum(other["of"] == one["of"] for other in view["figures"])
            sign = self.sign_of(view, one["kind"], one["of"])
            if one["field"]:
                number = str(counts[one["of"]]) if equal > 1 else ""
                found.setdefault(one["field"], []).append(Figure(sign.sign + number, sign.style))
        return found

    def land(self, view: View, height: int) -> Zone:
        """The map as a plan; fields in the order in which one reads."""
        fields = view["map"]["fields"]
        items: dict[str, Item] = {}
        for name in in_order(fields):
            items[name] = self.item(f"map/{name}", self.field_in_words(view, name), (Text(),))
        names = {name: self.named_field(view, name) for name in fields}
        marked = {name: Marked(one.number, bool(one.actions or one.courses)) for name, one in items.items()}
        column = COLUMN + 1 if self.width >= WIDE else 0
        room = self.width - column
        land = LandPainter(view, self.crowd(view), names, marked, room, height, self.speech.ascii_only).draw()
        placed = tuple(
            Item(one.key, one.name, one.face, one.actions, one.number, at=land.places[name], courses=one.courses)
            for name, one in items.items()
        )
        return Zone("map", "", placed, plan=tuple(land.lines), tab=self.speech.text("terminal-ether-tab-map"))

    def legend(self, view: View) -> Zone:
        """Every sign on the map in words, and nothing else."""
        here = view["map"]["fields"].values()
        parts: list[Text] = []
        for kind, of in dict.fromkeys((one["kind"], one["of"]) for one in view["figures"] if one["field"]):
            sign = self.sign_of(view, kind, of)
            parts.append(Text(sign.sign, f"bold {sign.style}").append(f" {self.labels.thing(f'{kind}:{of}')}", DIM))
        for kind in dict.fromkeys(kind for one in here for kind in kinds_of(one)):
            style = TERRAIN.get(kind, BAD if kind in ("trap", "threat") else "")
            parts.append(Text(SIGNS[kind][self.speech.ascii_only], style).append(f" {self.sign_name(kind)}", DIM))
        for walls, drawn, name in (("walls", "━=", "wall"), ("damaged", "╍-", "damaged")):
            if view["map"][walls]:
                said = self.speech.text(f"terminal-ether-sign-{name}")
                parts.append(Text(drawn[self.speech.ascii_only]).append(f" {said}", DIM))
        line = Text("  ").join(parts)
        return Zone("legend", "", (Item("legend", line.plain, (line,)),), label_width=1, wide=True)

    # ---- cards ----------------------------------------------------------------------------------------------------

    def cards(self, view: View, shape: Shape) -> list[Zone]:
        """The hand of whoever acts, what lies before it, and hands of others that are asked about."""
        zones = []
        for who in view["characters"]:
            asked = any(spot.startswith((f"hand/{who['id']}/", f"progress/{who['id']}/")) for spot in self.at)
            if who["id"] != self.active and not (asked and not self.commanding):
                continue
            if who["id"] == self.active or any(spot.startswith(f"hand/{who['id']}/") for spot in self.at):
                zones += [self.hand_zone(view, who, shape)] if self.stage == "map" or who["hand"] else []
            if who["progress"]:
                zones.append(self.progress_zone(who))
        shelf = [spot for spot in self.at if spot.startswith(("shelf/", "secret/")) and self.panel != "counter"]
        if shelf:
            zones.append(self.shelf_zone(shelf))
        return zones

    def hand_zone(self, view: View, who: View, shape: Shape) -> Zone:
        """A hand: name over intents; the cards of a payment that is proposed are marked."""
        meant = [thing for kind, thing, _ in (view["payment"] or {}).get("proposal", ()) if kind == "card"]
        meant = meant if who["id"] == (view["payment"] or {}).get("character") else []
        label = self.speech.text("terminal-ether-hand")
        if who["id"] != self.active:
            label = self.sign_of(view, "character", who["id"]).sign + f" {label}"
        name = "hand" if who["id"] == self.active else f"hand {who['id']}"
        items = []
        for place, card in enumerate(who["hand"]):
            spot = f"hand/{who['id']}/{card}"
            given = self.given(spot)
            digit = place + 1 if self.commanding and place < 9 else self.number(given)
            is_meant = card in meant
            if is_meant:
                meant.remove(card)
            idle = bool(self.at) and not given[0]
            intents = self.intents(self.content.influence[card].intents)
            title = self.labels.thing(f"influence:{card}")
            style = GOLD if is_meant else DIM if idle else "bold"
            face = (
                boxed(Text(title, style), FACE, self.speech.ascii_only),
                boxed(intents, FACE, self.speech.ascii_only),
            )
            items.append(
                Item(f"{spot} {place}", f"{title}{intents.plain}", face, tuple(given[0]), digit, idle,
                     ("=" if self.speech.ascii_only else "▀") if is_meant else "")
            )  # fmt: skip
        if not items:
            said = self.speech.text(
                "terminal-ether-no-cards" if not who["in_hand"] else "etherfields-in-hand", n=who["in_hand"]
            )
            items = [Item("hand", f"{label}: {said}", (Text(said, DIM),))]
            return Zone(name, label, tuple(items), wide=True, apart=True)
        return Zone(name, label, tuple(items), shape, wide=True, apart=True)

    def progress_zone(self, who: View) -> Zone:
        """Laid cards."""
        items = []
        for place, laid in enumerate(who["progress"]):
            spot = f"progress/{who['id']}/{laid['card']}"
            text = self.laid(laid)
            made = self.item(spot, text.plain, (text,))
            items.append(Item(f"{spot} {place}", text.plain, (text,), made.actions, made.number))
        for one in who["weaknesses"]:
            text = Text(self.labels.thing(f"weakness:{one}"), BAD)
            items.append(Item(f"weakness {one}", text.plain, (text,)))
        return Zone(f"progress {who['id']}", self.speech.text("terminal-ether-laid"), tuple(items), "cells", wide=True)

    def shelf_zone(self, spots: Iterable[str]) -> Zone:
        """Cards that lie to be chosen from."""
        items = []
        for spot in spots:
            kind, _, ref = spot.partition("/")
            name = self.secret(ref) if kind == "secret" else self.labels.thing(ref)
            design = self.content.influence.get(ref)
            below = self.intents(design.intents) if design is not None else Text()
            face = (boxed(Text(name, "bold"), FACE, self.speech.ascii_only), boxed(below, FACE, self.speech.ascii_only))
            items.append(self.item(spot, name + below.plain, face))
        return Zone("shelf", self.speech.text("terminal-ether-shelf"), tuple(items), "boxes", wide=True)

    # ---- paying ---------------------------------------------------------------------------------------------------

    def payment_zone(self, view: View) -> Zone:
        """What is paid for, how far it is, and the payment that is proposed: one Enter gives it."""
        payment = view["payment"]
        line = self.payment(payment)
        items = []
        course = self.proposed(view)
        if course is not None and self.kind in ("pay", "demand"):
            self.digits += 1
            face = (
                Text().append(self.digit(self.digits), GOLD).append_text(course.text).append(f" ({course.note})", DIM)
            )
            items.append(Item("pay", face.plain, (face,), (), self.digits, courses=(course,)))
        note = line
        if not items:
            return Zone("payment", self.zone_name("payment"), (Item("payment", line.plain, (line,)),), wide=True)
        return Zone("payment", self.zone_name("payment"), tuple(items), "line", note, wide=True)

    def digit(self, number: int) -> str:
        """The digit before an answer."""
        return f"{number} " if 0 < number <= 9 else ""

    def proposed(self, view: View) -> Course | None:
        """The payment that is proposed, with its confirmation, as one answer."""
        payment = view["payment"]
        steps = payment["proposal"]
        if not steps:
            return None
        things = ", ".join(self.labels.thing(thing) for _, thing, _ in steps)
        got = dict(payment["got"])
        for _, thing, color in steps:
            got[color] = got.get(color, 0) + payment["worth"].get(thing, {}).get(color, 0)
        wasted = sum(max(0, got.get(color, 0) - n) for color, n in payment["needs"].items())
        short = any(got.get(color, 0) < n for color, n in payment["needs"].items())
        note = self.speech.text("etherfields-board-short") if short else (
            self.speech.text("etherfields-board-wasted", n=wasted) if wasted and not payment["many"]
            else self.speech.text("etherfields-board-exact")
        )  # fmt: skip
        answers = tuple(f"pay {thing} with {color}" for _, thing, color in steps)
        if not short:
            answers += ("confirm",)
        return Course(self.speech.rich("terminal-ether-pay", cards=things), answers, note)

    def luck(self, view: View) -> Text:
        """What the die of a boost would decide, before it is rolled."""
        payment = view["payment"]
        missing = min(
            (
                n - payment["got"].get(color, 0)
                for color, n in payment["needs"].items()
                if n > payment["got"].get(color, 0)
            ),
            default=0,
        )
        parts = []
        for face, sides, brings in payment["luck"]:
            if brings is None:
                said = self.speech.text("etherfields-board-luck-doom")
            elif missing and brings >= missing:
                said = self.speech.text("etherfields-board-luck-enough", n=brings)
            else:
                said = self.speech.text("etherfields-board-luck-short", n=brings)
            parts.append(f"{sides}/6 {self.face(face)}: {said}")
        return Text(self.speech.spell("; ".join(parts)))

    def die(self, view: View) -> list[Zone]:
        """The die that was rolled, in its own face."""
        about = (view["decision"] or {}).get("about", {})
        if self.panel != "die" or "face" not in about:
            return []
        face = self.face(str(about["face"]))
        signs = {"void": "○", "one": "•", "two": "••", "three": "•••", "doom": "✖"}
        drawn = "" if self.speech.ascii_only else signs.get(str(about["face"]), "")
        style = BAD if about["face"] == "doom" else "bold"
        shown = (boxed(Text(drawn, style), 9, False), boxed(Text(face, style), 9, self.speech.ascii_only))
        return [Zone("die", self.speech.text("terminal-ether-die"), (Item("die", face, shown),), "boxes", wide=True)]

    # ---- answers that lie nowhere else ----------------------------------------------------------------------------

    def buttons(self, view: View) -> list[Zone]:
        """What can be answered besides: walk, pass, stop, boost, give up; a list shows its answers itself."""
        if self.panel in ON_LIST:
            return []
        rest = [action for actions in self.at.values() for action in actions if action.id not in self.shown]
        items = []
        for action in dict.fromkeys([*self.loose, *rest]):
            given: Given = ([action], [])
            digit = self.number(given)
            text = self.choice(action, view, brief=True)
            face = Text().append(self.digit(digit), GOLD).append_text(text)
            name = text.plain
            if action.verb == "boost":
                name = f"{name}. {self.luck(view).plain}"
            items.append(Item(f"answer {action.words}", name, (face,), (action,), digit))
        if not items:
            return []
        label = self.speech.text("terminal-ether-also")
        return [Zone("answers", label, tuple(items), "line", wide=True)]

    # ---- what the screen asks -------------------------------------------------------------------------------------

    def answers_on_board(self, view: View) -> bool:
        """Whether the open question is answered on the table; otherwise by a list below it."""
        return panel_of(str((view["decision"] or {}).get("kind", ""))) not in ON_LIST

    def how_to_read_on(self) -> str:
        """The keys stand below."""
        return ""

    preferred = ("pay", "answer confirm")  # where the cursor begins, if something can be answered there

    def about_item(self, item: Item, view: View) -> Text:
        """What the cursor stands on, and what Enter does there."""
        text = Text(item.name, DIM)
        total = len(item.actions) + len(item.courses)
        if total == 1 and item.key.partition(" ")[0] not in ("answer", "pay"):
            one = item.courses[0].text if item.courses else self.choice(item.actions[0], view, brief=True)
            text.append(self.speech.spell(" → "), GOLD).append_text(one)
            if item.courses:
                text.append(f" ({item.courses[0].note})", DIM)
        elif total > 1:
            text.append(self.speech.spell(" → "), GOLD).append(self.speech.text("terminal-ether-several", n=total))
        return text

    def about_card(self, token: str) -> str:
        """What a card does."""
        ref = f"influence:{token.rpartition('/')[2]}"
        thing = self.content.things.get(ref)
        return self.about_thing(thing) if thing is not None else ""

    def about_spot(self, item: Item, view: View) -> list[Text]:
        """Everything that is written on a thing under the cursor; nothing: the page about the whole table."""
        kind, _, name = item.key.partition(" ")[0].partition("/")
        name = name.rpartition("/")[2]
        refs = {
            "hand": "influence", "progress": "influence", "shelf": "influence", "packed": "influence",
            "creatures": "creature", "item": "item", "characters": "character", "gate": "gate", "mask": "mask",
        }  # fmt: skip
        entries: list[tuple[str, Text]] = []
        if kind == "map":
            field = view["map"]["fields"][name]
            entries += self.about_abilities([self.content.abilities[ref] for ref in field.get("actions", ())])
            tile = self.content.tile[field["tile"]]
            entries.append((self.labels.thing(tile.ref), Text(self.labels.text(tile.text))))
            entries += [(self.labels.thing(f"{one['kind']}:{one['of']}"), Text(self.about_thing(thing)))
                        for one in view["figures"] if one["field"] == name
                        and (thing := self.content.things.get(f"{one['kind']}:{one['of']}")) is not None]  # fmt: skip
        elif kind == "turn":
            entries += self.about_turn_card(view)
        elif kind in refs and (thing := self.content.things.get(f"{refs[kind]}:{name}")) is not None:
            entries.append((self.labels.thing(thing.ref), Text(self.about_thing(thing))))
            if kind == "creatures":
                entries += self.about_abilities(thing.abilities)
            if kind == "characters":
                entries += self.about_person(view, name)
        return self.entries([(title, text) for title, text in entries if text.plain])

    def about_person(self, view: View, name: str) -> list[tuple[str, Text]]:
        """What lies before a character: mask, laid cards, the back of its cards, what is discarded and sealed."""
        who = next((one for one in view["characters"] if one["id"] == name), None)
        if who is None:
            return []
        refs = [f"mask:{who['mask']}"] if who["mask"] else []
        refs += [f"weakness:{one}" for one in who["weaknesses"]] + [
            f"influence:{one['card']}" for one in who["progress"]
        ]
        found = [(self.labels.thing(ref), Text(self.about_thing(self.content.things[ref]))) for ref in refs]
        for zone, title in (("discard", "terminal-ether-discard"), ("sealed", "terminal-ether-sealed")):
            cards = ", ".join(self.labels.thing(card) for card in who[zone])
            found.append((self.speech.text(title), Text(cards)))
        return found

    def story(self, view: View, events: Sequence[Event]) -> list[Text]:
        """Goal and hints, then the pages that were read, the newest first."""
        lines = [Text(line, "italic") for line in self.goal_told(view)]
        lines = [row for line in lines for row in wrap(line, self.width - 2)]
        for event in reversed(events):
            passage = self.passage(event)
            if passage is not None:
                lines += [Text(), Text(passage[0], GOLD)]
                for part in passage[1].plain.replace(NEXT_PAGE, "\n").split("\n"):
                    lines += wrap(Text(self.speech.spell(part)), self.width - 2) if part.strip() else []
        return lines

    def people_of(self, view: View) -> list[str]:
        """The characters, for the key that goes from one to the next."""
        return [one["id"] for one in view["characters"]]


def letters(name: str, names: Sequence[str]) -> str:
    """The letter of a name; where several begin alike, with the letter by which they differ."""
    others = [one for one in names if one != name and one[:1] == name[:1]]
    if not others:
        return name[:1].upper()
    places = range(1, len(name))
    apart = [place for place in places if all(one[place : place + 1] != name[place] for one in others)]
    differs = min(apart, default=len(name) - 1)
    return name[:1].upper() + name[differs]


def boxed(text: Text, width: int, ascii_only: bool) -> Text:
    """Text of a width, in the middle."""
    text = cut(text, width, ascii_only)
    text.rstrip()
    lead = len(text.plain) - len(text.plain.lstrip())
    text = text[lead:] if lead else text
    left = (width - text.cell_len) // 2
    return Text.assemble(" " * left, text, " " * (width - text.cell_len - left))


def listed(name: str, item: Item, rows: list[Text], width: int, column: int, tab: str, apart: bool = False) -> Zone:
    """A zone of several lines that is one thing."""
    plan = tuple(Text(" ").append_text(row) for row in rows)
    plan = tuple(row.append(" " * max(0, width - row.cell_len)) for row in plan)
    whole = Item(item.key, item.name, item.face, item.actions, item.number, at=(0, 0, width, len(plan)),
                 courses=item.courses)  # fmt: skip
    if len(plan) > 1:  # only the first line is marked: a frame would cover what stands there
        whole = Item(
            item.key, item.name, item.face, item.actions, item.number, at=(0, 0, width, 1), courses=item.courses
        )
    if item.number:
        first = Text.assemble((str(item.number), GOLD), plan[0][1:])
        plan = (first, *plan[1:])
    return Zone(name, "", (whole,), plan=plan, column=column, tab=tab, apart=apart)


__all__ = ["COLORS", "LIST", "EtherfieldsBoard"]
