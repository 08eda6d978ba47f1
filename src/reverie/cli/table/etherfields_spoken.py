"""The table of Etherfields in sentences: what a field is called, who stands where, what is near."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from reverie.cli.speech import DIM
from reverie.cli.table.etherfields_info import EtherfieldsInfo
from reverie.cli.table.etherfields_map import edge_name, name_at, place_of
from reverie.cli.table.etherfields_names import View

TAGS = ("entrance", "spawn", "stairs", "trap", "draw_bonus", "rift")  # of a field, with words of their own
SIDES = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
ASKING = {  # what can be asked, in both languages: the page that answers
    "map": "map", "karte": "map", "near": "near", "nah": "near", "reach": "reach", "wohin": "reach",
    "who": "who", "wer": "who", "goal": "goal", "ziel": "goal", "next": "next", "danach": "next",
}  # fmt: skip


class EtherfieldsSpoken(EtherfieldsInfo):
    """Nothing is drawn here."""

    asking = ASKING

    # ---- fields ---------------------------------------------------------------------------------------------------

    def named_field(self, view: View, name: str) -> list[str]:
        """What is on a field: the names of what can be done there, else what the tile has there."""
        field = view["map"]["fields"][name]
        found = [self.named(ref) for ref in field.get("actions", ())]
        return found or [self.sign_name(tag) for tag in field.get("tags", ()) if tag in TAGS][:1]

    def sign_name(self, kind: str) -> str:
        """What lies on a field, by its name."""
        name = f"terminal-ether-sign-{kind.replace('_', '-')}"
        if self.speech.has(name):
            return self.speech.text(name)
        terrain = f"etherfields-terrain-{kind}"
        return self.speech.text(terrain) if self.speech.has(terrain) else self.marker(kind)

    def field_called(self, view: View, name: str) -> str:
        """A field by its tile, its quarter and what is on it."""
        tile = self.labels.thing(f"tile:{view['map']['fields'][name]['tile']}")
        quarter = self.speech.text(f"etherfields-board-quarter-{name[3:]}")
        named = self.named_field(view, name)
        if named:
            return self.speech.text("etherfields-board-field-named", tile=tile, quarter=quarter, what=named[0])
        return self.speech.text("etherfields-board-field", tile=tile, quarter=quarter)

    @staticmethod
    def figure_of(view: View, who: str) -> View:
        """The figure of a character; nothing while it has none."""
        return next((one for one in view["figures"] if one["kind"] == "character" and one["of"] == who), {})

    def where_is(self, view: View, figure: View) -> str:
        """Where a figure stands."""
        if not figure.get("field"):
            return self.speech.text("terminal-ether-nowhere")
        return self.field_called(view, figure["field"])

    def standing_on(self, view: View, name: str) -> list[str]:
        """Who stands on a field."""
        names = self.figure_names(view)
        found = []
        for one in view["figures"]:
            if one["field"] == name:
                equal = sum(other["of"] == one["of"] for other in view["figures"]) > 1
                sign = f" {names[str(one['number'])]}" if equal else ""
                found.append(self.labels.thing(f"{one['kind']}:{one['of']}") + sign)
        return found

    def lying_on_field(self, view: View, name: str) -> list[str]:
        """The ground of a field, and what lies there besides its name."""
        field = view["map"]["fields"][name]
        parts = [self.named(ref) for ref in field.get("actions", ())[1:]]
        parts += [self.word("terrain", kind) for kind in field.get("terrain", ())]
        shown = self.named_field(view, name)
        parts += [one for tag in field.get("tags", ()) if tag in TAGS and (one := self.sign_name(tag)) not in shown]
        if "socket" in field:
            parts.append(self.sign_name("filled" if field["socket"]["filled"] else "socket"))
        return parts + [f"{n} {self.marker(kind, n)}" for kind, n in field.get("markers", {}).items()]

    def field_in_words(self, view: View, name: str) -> str:
        """A field with all that is on it."""
        parts = [f"{name} {self.field_called(view, name)}", *self.lying_on_field(view, name)]
        return ", ".join([*parts, *self.standing_on(view, name)])

    # ---- what can be asked ----------------------------------------------------------------------------------------

    def tell_page(self, page: str, view: View) -> list[Text]:
        """The answer to one of the words of `asking`, a sentence a line."""
        pages: dict[str, Callable[[View], list[str]]] = {
            "map": self.map_told, "near": self.near_told, "reach": self.reach_told, "who": self.who_told,
            "goal": self.goal_told, "next": self.next_told,
        }  # fmt: skip
        return [Text(self.speech.spell(line)) for line in pages[page](view)]

    def map_told(self, view: View) -> list[str]:
        """Tile by tile, field by field."""
        fields = view["map"]["fields"]
        tiles: dict[str, list[str]] = {}
        for name in sorted(fields, key=place_of):
            tiles.setdefault(fields[name]["tile"], []).append(name)
        lines = []
        for tile, names in tiles.items():
            parts = []
            for name in names:
                quarter = self.speech.text(f"etherfields-board-quarter-{name[3:]}")
                on_it = [*self.named_field(view, name)[:1], *self.lying_on_field(view, name)]
                on_it += self.standing_on(view, name)
                parts.append(f"{quarter}: {', '.join(on_it) or self.speech.text('terminal-none')}")
            called = self.labels.thing(f"tile:{tile}")
            lines.append(self.speech.text("spoken-ether-tile", tile=called, fields="; ".join(parts)) + ".")
        return lines or [self.speech.text("spoken-ether-map-none")]

    def who_told(self, view: View) -> list[str]:
        """Everybody, and how far creatures could come."""
        lines = []
        for one in view["figures"]:
            if not one["field"]:
                continue
            where = self.where_is(view, one)
            who = next((who for who in view["characters"] if who["id"] == one["of"]), None)
            if one["kind"] == "character" and who is not None:
                told = self.speech.text(
                    "spoken-ether-person", character=self.person_name(one["of"]), where=where,
                    suffering=who["suffering"], limit=who["suffering_limit"], cards=who["in_hand"],
                )  # fmt: skip
            else:
                names = self.figure_names(view)
                equal = sum(other["of"] == one["of"] for other in view["figures"]) > 1
                called = self.labels.thing(f"{one['kind']}:{one['of']}")
                called += f" {names[str(one['number'])]}" if equal else ""
                told = self.speech.text("spoken-ether-stands", figure=called, where=where)
            states = [self.word("state", state) for state in one["states"]]
            told += f" ({', '.join(states)})" if states else ""
            if "reach" in one:
                reach = [name for name in one["reach"] if name in view["map"]["fields"]]
                called_fields = "; ".join(self.field_called(view, name) for name in reach)
                told += " " + self.speech.text("spoken-ether-creature-reach", n=len(reach), fields=called_fields)
                there = [
                    self.person_name(other["of"])
                    for other in view["figures"]
                    if other["kind"] == "character" and other["field"] in reach
                ]
                if there:
                    told += " " + self.speech.text("spoken-ether-creature-near", names=", ".join(there))
            lines.append(told)
        return lines or [self.speech.text("spoken-ether-nobody")]

    def near_told(self, view: View) -> list[str]:
        """What is beside each character that is asked."""
        lines = []
        asked = set((view["decision"] or {}).get("seats", ()))
        alone = "/solo" in view["rules"]
        for seat, who in enumerate(view["characters"]):
            figure = self.figure_of(view, who["id"])
            if not figure.get("field") or not (alone or seat in asked):
                continue
            lines += self.around(view, self.person_name(who["id"]), figure["field"])
        return lines or [self.speech.text("spoken-ether-nobody")]

    def around(self, view: View, name: str, field: str) -> list[str]:
        """A field and its four neighbours."""
        text, fields = self.speech.text, view["map"]["fields"]
        lines = [text("spoken-ether-near-here", character=name, where=self.field_called(view, field))]
        others = [one for one in self.standing_on(view, field) if one != name]
        lines += [text("spoken-ether-here-with", names=", ".join(others))] if others else []
        doing = [self.named(ref) for ref in fields[field].get("actions", ())] + self.lying_on_field(view, field)
        lines += [text("spoken-ether-here-do", what=", ".join(dict.fromkeys(doing)))] if doing else []
        row, column = place_of(field)
        for side, (down, right) in SIDES.items():
            there = name_at(row + down, column + right) if row + down in range(6) and column + right >= 0 else ""
            called = text(f"spoken-ether-side-{side}")
            if there not in fields:
                lines.append(text("spoken-ether-near-edge", side=called))
                continue
            names = {*edge_name(field, there)}
            kind = "open"
            kind = "wall" if names & set(view["map"]["walls"]) else kind
            kind = "damaged" if names & set(view["map"]["damaged"]) else kind
            where = ", ".join([self.field_called(view, there), *self.standing_on(view, there)])
            lines.append(text(f"spoken-ether-near-{kind}", side=called, where=where))
        return lines

    def reach_told(self, view: View) -> list[str]:
        """Every field that can be walked to now, and for how much."""
        lines: list[str] = []
        walks = view.get("ahead", {}).get("walks", ())
        for who in view["characters"]:
            mine = [walk for walk in walks if walk["character"] == who["id"]]
            name = self.person_name(who["id"])
            if not mine:
                lines.append(self.speech.text("spoken-ether-reach-none", character=name))
                continue
            lines.append(self.speech.text("spoken-ether-reach-title", character=name) + ":")
            for walk in mine:
                told = "etherfields-board-walk-exert" if walk["by"] == "exert" else "etherfields-board-walk"
                lines.append(
                    self.speech.text(
                        "spoken-ether-reach-line", where=self.field_called(view, walk["to"]),
                        way=self.speech.text(told, n=len(walk["path"]) - 1), price=self.price_of_walk(walk),
                    )
                )  # fmt: skip
        return lines

    def price_of_walk(self, walk: View) -> str:
        """What a way costs, and what pays."""
        cards = ", ".join(self.labels.thing(thing) for _, thing, _ in walk["cards"])
        return self.speech.text(f"terminal-ether-for-{walk['by'] or 'nothing'}", n=walk["price"], cards=cards or "–")

    def goal_told(self, view: View) -> list[str]:
        """What the dream asks for, and what helps."""
        thing = self.content.things.get(self.encounter(view))
        lines = [self.labels.thing(thing.ref)] if thing is not None else []
        goal = self.goal(view).plain
        lines += [f"{self.zone_name('goal')}: {goal}"] if goal else [self.speech.text("spoken-ether-goal-none")]
        lines += [f"{self.zone_name('hints')}: {hints}"] if (hints := self.hints_of(view)) else []
        return lines

    def hints_of(self, view: View) -> str:
        """What helps in this dream."""
        thing = self.content.things.get(self.encounter(view))
        return self.labels.text(getattr(thing, "hints", {}) or {}) if thing is not None else ""

    def next_told(self, view: View) -> list[str]:
        """Where in the encounter we are, and what the turn card will do."""
        card = view["turn_card"]
        if card is None or not view["encounter"]["round"]:
            return [self.speech.text("spoken-ether-next-none")]
        steps = [self.step(kind, kind in card["blocked"]).plain for kind in card["steps"]]
        return [
            self.speech.text(
                "spoken-ether-next", round=view["encounter"]["round"], left=max(0, view["turns_left"] - 1),
                steps=", ".join(steps),
            )
        ]  # fmt: skip

    def step(self, kind: str, blocked: bool) -> Text:
        """A step of the turn card; one that is blocked says so."""
        name = self.word("step", kind)
        return Text(self.speech.text("etherfields-step-blocked", step=name), DIM) if blocked else Text(name)
