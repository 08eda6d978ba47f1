"""Etherfields on a plain terminal: the map as text, characters and creatures as lines, every answer by its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from reverie.cli.numbers import Numbers
from reverie.cli.speech import BAD, DIM, GOLD, Speech
from reverie.cli.table.etherfields_map import land_map, letters_of
from reverie.cli.table.etherfields_names import COLORS, View
from reverie.cli.table.etherfields_spoken import EtherfieldsSpoken
from reverie.cli.table.plain import Zone, wrap
from reverie.games.etherfields.content.model import Content
from reverie.kernel.actions import Action

ROOMY, WHOLE, SHORT_HANDS, NO_HANDS = range(4)  # ever closer; up to WHOLE nothing is left out


class EtherfieldsTable(EtherfieldsSpoken):
    """The dreamlands and everything around them."""

    densities = 4
    full = WHOLE
    open_seats = True
    open_position = False

    def __init__(self, speech: Speech, width: int = 80, players: int = 1, content: Content | None = None) -> None:
        super().__init__(speech, width, players, content)
        self.numbers: dict[str, Numbers] = {}  # of answers, by the heading that they stand under

    def stretch(self, view: View) -> str:
        """For how long commands keep their numbers: for a round."""
        here = view["encounter"]
        kind = (view["decision"] or {}).get("kind")
        return f"{here['id']} {here['round']}" if kind in ("command", "turn") else ""

    def numbered(self, actions: Sequence[Action], view: View, group: str = "") -> list[tuple[int, Action]]:
        return self.numbers.setdefault(group, Numbers()).numbered(actions, self.stretch(view))

    def zones(self, view: View, density: int = 0) -> list[Text]:
        above: list[Zone] = [("round", self.round(view, density))] if view["encounter"]["round"] else []
        above += [("dreamworld", line) for line in self.dreamworld(view)]
        lines = self.lines([*above, ("team", self.team(view))], 0)
        names = self.figure_names(view)
        letters = letters_of(self.speech)
        lines += land_map(view, names, letters, self.speech.ascii_only, self.width, compact=density > ROOMY)
        below: list[Zone] = [("creature", self.creature(view, one)) for one in view["creatures"]]
        below += [("markers", line) for line in (self.loose_markers(view),) if line]
        below += [("group", line) for line in (self.instalments(view),) if line]
        lines += self.lines(below, 0)
        asked = {view["characters"][seat]["id"] for seat in (view["decision"] or {}).get("seats", ())}
        for who in view["characters"]:
            lines += self.person(view, who, density, who["id"] in asked)
        if view["payment"]:
            lines += self.lines([("payment", self.payment(view["payment"]))], 0)
        return lines

    def whole(self, view: View) -> list[Text]:
        """Everything, with what the dream is about."""
        goal = self.goal(view)
        return [*(self.labelled(self.zone_name("goal"), goal) if goal else []), *self.zones(view, ROOMY)]

    # ---- the encounter --------------------------------------------------------------------------------------------

    def round(self, view: View, density: int = 0) -> Text:
        """Where in the encounter we are; its name only where there is room for it."""
        here = view["encounter"]
        line = Text(self.speech.text("etherfields-round", round=here["round"], left=view["turns_left"]), DIM)
        if density == ROOMY:
            line = Text(self.labels.thing(self.encounter(view)), GOLD).append(" ").append_text(line)
        card = view["turn_card"]
        if card is not None:
            steps = [self.step(kind, kind in card["blocked"]) for kind in card["steps"]]
            line.append("  ").append(self.word("suit", card["suit"])).append(": ", DIM)
            line.append_text(Text(self.speech.spell(" → "), DIM).join(steps))
        return line

    def dreamworld(self, view: View) -> list[Text]:
        """Where the team stands in a campaign, where it can go, and its gates; nothing while an encounter is played."""
        now = view.get("campaign")
        if now is None or now["location"] is None or view["encounter"]["kind"] != "dreamworld":
            return []
        text, location = self.speech.text, self.labels.location
        district = next(
            self.labels.thing(f"dreamworld_tile:{tile}")
            for tile, there in now["districts"].items()
            if now["location"] in there
        )
        place = text(
            "etherfields-dreamworld", sitting=now["sitting"], location=location(now["location"]), district=district
        )
        ways = [
            text("etherfields-way-shortcut", location=location(way["to"]))
            if way["kind"] == "shortcut"
            else location(way["to"])
            for way in now["ways"]
        ]
        gates = [
            text("etherfields-gate-won", gate=self.labels.thing(f"gate:{gate}"))
            if one["status"] == "won"
            else text("etherfields-gate-keys", gate=self.labels.thing(f"gate:{gate}"), keys=one["keys"])
            for gate, one in now["gates"].items()
        ]
        lines = [Text(place, GOLD), Text(text("etherfields-ways", ways=", ".join(ways)))]
        return [*lines, Text(text("etherfields-gates", gates=", ".join(gates)))] if gates else lines

    def team(self, view: View) -> Text:
        """What belongs to all."""
        team = view["team"]
        line = Text(self.speech.text("etherfields-team", hours=team["hours"], keys=team["keys"], store=team["store"]))
        if team["items"]:
            line.append("  ").append_text(Text(", ").join(self.item(item) for item in team["items"]))
        return line

    def item(self, item: str) -> Text:
        """An active item with its intents."""
        return Text(self.labels.thing(f"item:{item}")).append_text(self.intents(self.content.item[item].intents))

    def creature(self, view: View, tile: View) -> Text:
        """A creature tile."""
        line = Text(self.labels.thing(f"creature:{tile['id']}"), BAD)
        standing = []
        for one in view["figures"]:
            if one["of"] == tile["id"] and one["field"]:
                states = f" ({self.words_for('state', one['states'])})" if one["states"] else ""
                standing.append(f"{one['field']}{states}")
        line.append(" ").append(", ".join(standing), DIM)
        counts: Counter[str] = Counter(tile["mutations"])
        for mutation, n in counts.items():
            line.append(" ").append(self.counted(n, self.word("mutation", mutation)), GOLD)
        if tile["poisoned"]:
            line.append(" ").append(self.word("state", "poisoned"), GOLD)
        for kind, n in tile["markers"].items():
            line.append(" ").append(self.counted(n, self.marker(kind, n), one=True))
        return line

    def counted(self, n: int, name: str, one: bool = False) -> str:
        """So many of something; a single one by its name alone, unless its number matters."""
        return name if n == 1 and not one else self.speech.spell(f"{n} × {name}")

    def loose_markers(self, view: View) -> Text:
        """Markers that lie on a card, a gate or a whole tile: the map has no place for them."""
        places = {f"tile:{tile}": markers for tile, markers in view["map"]["tiles"].items()} | view["on_cards"]
        parts = []
        for ref, markers in places.items():
            if markers:
                lying = ", ".join(self.counted(n, self.marker(kind, n), one=True) for kind, n in markers.items())
                parts.append(f"{self.labels.thing(self.lying_on(view, ref))}: {lying}")
        return Text(self.speech.spell(" · ").join(parts))

    @staticmethod
    def lying_on(view: View, ref: str) -> str:
        """The thing that a marker lies on; characters are told by their seats."""
        kind, _, seat = ref.partition(":")
        return f"character:{view['characters'][int(seat)]['id']}" if kind == "character" else ref

    def instalments(self, view: View) -> Text:
        """What is paid of group actions (GRP-03)."""
        parts = []
        for ref, paid in view["group_actions"].items():
            color = self.color_name(paid[0])
            text = self.speech.text(
                "etherfields-instalments",
                ability=self.named(ref),
                paid=len(paid),
                size=len(view["characters"]),
                color=color,
            )
            parts.append(Text(text, COLORS[paid[0]]))
        return Text(self.speech.spell(" · "), DIM).join(parts)

    # ---- people ---------------------------------------------------------------------------------------------------

    def person(self, view: View, who: View, density: int, asked: bool) -> list[Text]:
        """A character: state, hand, what lies before it. Whoever is about to act keeps the hand on any screen."""
        name = self.labels.thing(f"character:{who['id']}")
        alone = len((view["decision"] or {}).get("seats", ())) == 1
        in_front = name == self.focus if self.focus else asked and alone
        lines = self.status(view, who, name, asked, density)
        hand = Text(", ").join(self.card(card) for card in who["hand"]) if who["hand"] else self.nothing
        if who["in_hand"] > len(who["hand"]):
            hand = Text(self.speech.text("etherfields-in-hand", n=who["in_hand"]), DIM)
        if in_front or density < SHORT_HANDS:
            lines += [Text("   ").append_text(row) for row in wrap(hand, self.width - 5)]
        elif density == SHORT_HANDS:
            lines.append(self.cut(Text("   ").append_text(hand)))
        laid = [self.laid(one) for one in who["progress"]]
        laid += [Text(self.labels.thing(f"weakness:{one}"), BAD) for one in who["weaknesses"]]
        if laid and (in_front or density < NO_HANDS):
            before = Text(self.speech.spell(" · "), DIM).join(laid)
            lines += [Text("   ").append_text(row) for row in wrap(before, self.width - 5)]
        return lines

    def status(self, view: View, who: View, name: str, asked: bool, density: int) -> list[Text]:
        """How a character is: what it has none of is not mentioned; on a crowded table neither is the mask."""
        where = next((one for one in view["figures"] if one["kind"] == "character" and one["of"] == who["id"]), None)
        line = Text(f" {name}", GOLD if asked else "")
        if where is not None and where["field"]:
            line.append(f" {where['field']}", DIM)
            for state in where["states"]:
                line.append(" ").append(self.word("state", state), BAD)
        parts = [
            self.speech.text(
                "etherfields-person", suffering=who["suffering"], limit=who["suffering_limit"], deck=who["deck"],
                discard=len(who["discard"]), sealed=len(who["sealed"]),
            )
        ]  # fmt: skip
        for kind, n in (("ether", who["ether"]), ("glowstone", who["glowstones"]), ("spirit", who["spirits"])):
            parts += [f"{n} {self.marker(kind, n)}"] if n else []
        if who["mask"] and density < NO_HANDS:
            parts.append(self.speech.text("etherfields-mask", mask=self.labels.thing(f"mask:{who['mask']}")))
        parts += [self.speech.text("etherfields-passed")] if who["passed"] and density < NO_HANDS else []
        line.append("  ").append(self.speech.spell(" · ").join(parts), DIM)
        first, *rest = wrap(line, self.width - 1)
        return [first, *(Text("   ").append_text(row) for row in rest)]

    def laid(self, one: View) -> Text:
        """A laid progress card; one that lies face down says so."""
        name = self.labels.thing(f"influence:{one['card']}")
        if one["face_up"]:
            return Text(f"[{name}]")
        return Text(f"[{name}: {self.speech.text('etherfields-face-down')}]", DIM)

    def card(self, card: str) -> Text:
        """A card in hand with its intents."""
        return Text(self.labels.thing(f"influence:{card}")).append_text(
            self.intents(self.content.influence[card].intents)
        )

    def payment(self, payment: View) -> Text:
        """What is being paid, and for what."""
        parts = []
        for color, n in payment["needs"].items():
            parts.append(Text(f"{payment['got'].get(color, 0)}/{n} {self.color_name(color)}", COLORS[color]))
        line = Text(", ").join(parts)
        if payment["for"]:
            line.append(self.speech.spell(" · "), DIM).append(self.named(str(payment["for"])), DIM)
            ability = self.labels.ability(str(payment["for"]))
            if ability is not None and len(ability.ways) > 1:  # the price tells which of them it is
                line.append(f": {self.labels.text(ability.text)}", DIM)
        return line

    def summary(self, view: View) -> Text | None:
        campaign = view.get("campaign")
        if campaign is None:
            return self.speech.rich("etherfields-summary-end", round=str(view["encounter"]["round"]))
        dreams = sum(campaign["tries"].values())
        return self.speech.rich("etherfields-summary-campaign", sitting=str(campaign["sitting"]), dreams=dreams)
