"""Etherfields on a plain terminal: the map as text, characters and creatures as lines, every answer by its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from reverie.cli.speech import BAD, DIM, GOLD, Speech
from reverie.cli.table.etherfields_map import land_map
from reverie.cli.table.plain import Table, Zone, wrap
from reverie.games.etherfields.labels import Labels, components_of
from reverie.games.etherfields.naming import field_name
from reverie.games.etherfields.pack import shipped
from reverie.games.etherfields.pack.model import Ability, Content, Cost, Script
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event

View = dict[str, Any]
COLORS = {"wrath": "#e8694a", "cunning": "#72b872", "perception": "#58a6dc"}
VARIANTS = {  # answers that are called otherwise when they are (or are not) about something
    "look": (False, "-command"), "pay": (False, "-demand"), "boost": (True, "-color"),
}  # fmt: skip
ROOM_FOR_NUMBER = 8  # before an answer
SHORT = {"gambler": "Ga", "specialist": "Sp", "powerhouse": "Po", "free_spirit": "Fr"}


class SpelledLabels(Labels):
    """Names as the terminal can spell them."""

    def __init__(self, speech: Speech, content: Content) -> None:
        super().__init__(content, speech.language)
        self.speech = speech

    def text(self, text: Mapping[str, str]) -> str:
        return self.speech.spell(super().text(text))


class EtherfieldsTable(Table):
    """The dreamlands and everything around them."""

    game = "etherfields"
    densities = 3

    def __init__(self, speech: Speech, width: int = 80, players: int = 1, content: Content | None = None) -> None:
        super().__init__(speech, width, players)
        self.content = content if content is not None else shipped()
        self.labels = SpelledLabels(speech, self.content)

    # ---- zones --------------------------------------------------------------------------------------------------

    def zones(self, view: View, density: int = 0) -> list[Text]:
        lines = self.lines([("round", self.round(view, density)), ("team", self.team(view))], 0)
        lines += land_map(view, self.figure_names(view), self.speech.ascii_only, self.width, compact=density > 0)
        lines += self.lines([("creature", self.creature(view, one)) for one in view["creatures"]], 0)
        asked = {view["characters"][seat]["id"] for seat in (view["decision"] or {}).get("seats", ())}
        for who in view["characters"]:
            lines += self.person(view, who, density, who["id"] in asked)
        if view["payment"]:
            lines += self.lines([("payment", self.payment(view["payment"]))], 0)
        return lines

    def figure_names(self, view: View) -> dict[str, str]:
        """What figures are called on the map: two letters."""
        names: dict[str, str] = {}
        counts: dict[str, int] = {}
        for figure in view["figures"]:
            if figure["kind"] == "character":
                names[str(figure["number"])] = SHORT.get(figure["of"], figure["of"][:2].title())
            else:
                name = self.labels.thing(f"{figure['kind']}:{figure['of']}").rpartition(" ")[2]
                counts[figure["of"]] = counts.get(figure["of"], 0) + 1
                names[str(figure["number"])] = f"{name[:3].lower()}{counts[figure['of']]}"
        return names

    def round(self, view: View, density: int = 0) -> Text:
        """Where in the encounter we are; its name only where there is room for it."""
        here = view["encounter"]
        line = Text(self.speech.text("etherfields-round", round=here["round"], left=view["turns_left"]), DIM)
        if density == 0:
            kind = "gate" if here["kind"] == "dream" else "slumber"
            line = Text(self.labels.thing(f"{kind}:{here['id']}"), GOLD).append(" ").append_text(line)
        card = view["turn_card"]
        if card is not None:
            steps = [self.step(kind, kind in card["blocked"]) for kind in card["steps"]]
            line.append("  ").append(self.speech.text(f"etherfields-suit-{card['suit']}")).append(": ", DIM)
            line.append_text(Text(self.speech.spell(" → "), DIM).join(steps))
        return line

    def step(self, kind: str, blocked: bool) -> Text:
        """A step of the turn card."""
        return Text(self.speech.text(f"etherfields-step-{kind}"), f"{DIM} strike" if blocked else "")

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

    def intents(self, intents: Any) -> Text:
        """What a card gives when it is discarded: W2/P1."""
        parts = [Text(f"{self.color(color)}{n}", COLORS[color]) for color, n in intents.items() if n]
        return Text(" ").append_text(Text("/").join(parts)) if parts else Text()

    def color(self, color: str) -> str:
        """A colour in one letter."""
        return self.speech.text(f"etherfields-letter-{color}")

    def creature(self, view: View, tile: View) -> Text:
        """A creature tile."""
        line = Text(self.labels.thing(f"creature:{tile['id']}"), BAD)
        where = [one["field"] for one in view["figures"] if one["of"] == tile["id"] and one["field"]]
        line.append(" ").append(", ".join(where), DIM)
        for mutation in tile["mutations"]:
            line.append(" ").append(self.speech.text(f"etherfields-mutation-{mutation.replace('_', '-')}"), GOLD)
        for kind, n in tile["markers"].items():
            line.append(f" {n} × " if not self.speech.ascii_only else f" {n} x ").append(self.marker(kind))
        return line

    def marker(self, kind: str) -> str:
        """A marker by its name."""
        name = f"etherfields-marker-{kind.replace('_', '-')}"
        return self.speech.text(name) if self.speech.has(name) else kind

    def person(self, view: View, who: View, density: int, asked: bool) -> list[Text]:
        """A character: state, hand, what lies before it."""
        name = self.labels.thing(f"character:{who['id']}")
        where = next((one for one in view["figures"] if one["kind"] == "character" and one["of"] == who["id"]), None)
        line = Text(f" {name}", GOLD if asked else "")
        if where is not None and where["field"]:
            line.append(f" {where['field']}", DIM)
            for state in where["states"]:
                line.append(" ").append(self.speech.text(f"etherfields-state-{state}"), BAD)
        line.append("  ").append(
            self.speech.text(
                "etherfields-person", suffering=who["suffering"], limit=who["suffering_limit"], deck=who["deck"],
                discard=len(who["discard"]), sealed=len(who["sealed"]), ether=who["ether"], stones=who["glowstones"],
            ), DIM,
        )  # fmt: skip
        if who["spirits"]:
            line.append(" ").append(self.speech.text("etherfields-spirits", n=who["spirits"]), DIM)
        if who["mask"]:
            line.append(" ").append(self.labels.thing(f"mask:{who['mask']}"), DIM)
        lines = [self.cut(line)]
        hand = Text(", ").join(self.card(card) for card in who["hand"]) if who["hand"] else self.nothing
        rows = wrap(hand, self.width - 5)
        lines += [Text("   ").append_text(row) for row in (rows if density == 0 else rows[: 3 - density])]
        laid = [self.laid(one) for one in who["progress"]]
        laid += [Text(self.labels.thing(f"weakness:{one}"), BAD) for one in who["weaknesses"]]
        if laid:
            lines.append(self.cut(Text("   ").append_text(Text(self.speech.spell(" · "), DIM).join(laid))))
        return lines

    def laid(self, one: View) -> Text:
        """A laid progress card; one that lies face down is dim."""
        name = self.labels.thing(f"influence:{one['card']}")
        return Text(f"[{name}]", "" if one["face_up"] else DIM)

    def card(self, card: str) -> Text:
        """A card in hand with its intents."""
        return Text(self.labels.thing(f"influence:{card}")).append_text(
            self.intents(self.content.influence[card].intents)
        )

    def payment(self, payment: View) -> Text:
        """What is being paid."""
        parts = []
        for color, n in payment["needs"].items():
            parts.append(Text(f"{payment['got'].get(color, 0)}/{n} {self.color_name(color)}", COLORS[color]))
        return Text(", ").join(parts)

    def color_name(self, color: str) -> str:
        """A colour by its name."""
        return self.speech.text(f"etherfields-color-{color}")

    # ---- questions and answers --------------------------------------------------------------------------------------

    def question(self, decision: Decision) -> Text:
        about = dict(decision.about)
        text = self.asked_text(about)
        for name in ("character", "roller"):
            if name in about:
                about[name] = self.person_name(str(about[name]))
        if "ability" in about:
            about["ability"] = self.named(str(about["ability"]))
        if "face" in about:
            about["face"] = self.face(str(about["face"]))
        if "card" in about:
            about["card"] = self.labels.thing(str(about["card"]))
        name = decision.prompt_id if self.speech.has(decision.prompt_id) else "etherfields-ask-anything"
        of = f"{name}-of"  # the same with what it is about
        if self.speech.has(of) and (text or "ability" in about or "card" in about):
            name = of
        return self.speech.rich(name, text=text, **{key: str(value) for key, value in about.items()})

    def asked_text(self, about: Mapping[str, Any]) -> str:
        """What a question is about, in the words of the content: of the effect that asks, or of its ability."""
        ref = str(about.get("ref") or about.get("ability") or "")
        words = self.content.lists.get(ref, ())
        place = int(about.get("place", 0))
        told = self.labels.text(words[place].args.get("text", {})) if place < len(words) else ""
        if told:
            return told
        owner = ref.partition("/")[0]
        ability = self.content.abilities.get(owner)
        thing = self.content.things.get(ability.source if ability is not None else owner)
        name = self.labels.thing(thing.ref) if thing is not None and not isinstance(thing, Script) else ""
        told = self.labels.text(ability.text) if ability is not None else ""
        return f"{name}: {told}" if name and told and "ref" in about else told

    def person_name(self, who: str) -> str:
        """A character by its name; what nobody in particular does, the team does."""
        return self.speech.text("etherfields-the-team") if who == "team" else self.labels.thing(f"character:{who}")

    def face(self, face: str) -> str:
        """A face of a die."""
        return self.speech.text(f"etherfields-face-{face}")

    def named(self, ref: str) -> str:
        """An ability or thing by its name."""
        ability = self.labels.ability(ref)
        if ability is not None:
            return self.labels.ability_name(ability)
        name = f"etherfields-basic-{ref.partition(':')[2]}"
        return self.speech.text(name) if ref.startswith("basic:") else self.labels.thing(ref)

    def choice(self, action: Action, view: View | None = None, brief: bool = False) -> Text:
        verb = action.verb
        who = self.labels.thing(f"character:{action.source}") if action.source else ""
        name = f"etherfields-do-{verb}"
        if verb in VARIANTS and bool(action.argument or action.helper) == VARIANTS[verb][0]:
            name += VARIANTS[verb][1]
        ability = self.labels.ability(action.argument or "") if verb in ("use", "play", "turn") else None
        if not self.speech.has(name):
            return Text(action.words)
        text = self.speech.rich(
            name,
            what=self.object(action, view),
            place=self.place(action.place),
            helper=self.helper(action.helper),
        )
        if ability is not None:
            text.append_text(self.price(ability))
        return Text.assemble((f"{who}: ", DIM), text) if who and not brief else text

    def object(self, action: Action, view: View | None) -> str:
        """What an answer is about."""
        argument, noun = action.argument or "", action.noun
        about = ((view or {}).get("decision") or {}).get("about", {})
        if noun == "option":
            return self.option(argument, about)
        if noun in ("way", "cost"):
            return self.way(noun, argument, about)
        if noun in ("effect", "ability"):
            return self.named(argument)
        if noun == "secret":
            return self.secret(argument)
        if noun == "mask":
            return self.labels.thing(f"mask:{argument}")
        if noun == "card":
            return self.card_of(argument, action.place)
        if noun == "item":
            return self.labels.thing(f"item:{argument.removeprefix('item:')}")
        if noun == "color":
            return self.color_name(argument)
        if noun == "character":
            return self.labels.thing(f"character:{argument}")
        if noun == "figure":
            return self.figure(argument, action, view)
        if noun == "edge":
            return self.speech.text("etherfields-edge", edge=self.speech.spell(argument.replace("-", " – ")))
        if noun == "companion":
            return self.labels.thing(f"companion:{argument}")
        if noun == "turn-card":
            card = self.content.turn_card[argument]
            steps = self.speech.spell(" → ").join(self.speech.text(f"etherfields-step-{one}") for one in card.steps)
            return f"{self.speech.text(f'etherfields-suit-{card.suit}')}: {steps}"
        if noun in ("mutation", "step", "face", "state"):
            return self.speech.text(f"etherfields-{noun}-{argument.replace('_', '-')}")
        return argument

    def secret(self, name: str) -> str:
        """A secret by its back and letter: all that can be seen of it."""
        back, _, letter = name.rpartition("-")
        text = f"etherfields-back-{back}"
        return self.speech.text(text if self.speech.has(text) else "etherfields-back-any", letter=letter)

    def card_of(self, card: str, place: str | None) -> str:
        """A card, and whose it is where cards of several people are offered."""
        owner, _, side = (place or "").partition(".")
        about = [self.labels.thing(f"character:{owner}")] if f"character:{owner}" in self.content.things else []
        about += (
            [self.speech.text("etherfields-face-down")] if "face-down" in (owner, side) or side == "flipped" else []
        )
        name = self.labels.thing(card)
        return f"{name} ({', '.join(about)})" if about else name

    def figure(self, word: str, action: Action, view: View | None) -> str:
        """A figure by the name of what it is, and where it stands; of several equal ones, as the map calls it."""
        of, _, number = word.partition(".")
        names = self.figure_names(view) if view is not None else {}
        equal = [one for one in (view or {}).get("figures", ()) if one["of"] == of]
        sign = f" {names[number]}" if number in names and len(equal) > 1 else ""
        where = f" ({action.place})" if action.place else ""
        return f"{self.labels.thing(of)}{sign}{where}"

    def option(self, key: str, about: dict[str, Any]) -> str:
        """An option in the words of its text."""
        words = self.content.lists.get(str(about.get("ref", "")), ())
        place = int(about.get("place", 0))
        options = words[place].args.get("options", ()) if place < len(words) else ()
        text = next((self.labels.text(one.text) for one in options if one.key == key and one.text), key)
        return text if len(text) + ROOM_FOR_NUMBER <= self.width else self.shortened(text)

    def shortened(self, text: str) -> str:
        """A text that fits a line behind its number; the page of `info` has all of it."""
        return text[: self.width - ROOM_FOR_NUMBER - 4].rstrip() + self.speech.spell(" …")

    def way(self, noun: str, argument: str, about: dict[str, Any]) -> str:
        """A way or price, by what it costs."""
        number = argument.partition("-")[2]
        if f"etherfields-way-{argument}" and self.speech.has(f"etherfields-way-{argument}"):
            return self.speech.text(f"etherfields-way-{argument}")
        ref = str(about.get("ability", ""))
        ability = self.content.abilities.get(ref)
        if not number.isdigit():
            return argument
        place = int(number) - 1
        if ability is not None:
            cost = ability.ways[place].cost if noun == "way" else ability.ways[int(about.get("way", 0))].cost
            return self.costs(cost if noun == "way" else (cost[place],)).plain
        design = self.content.influence.get(ref.partition(":")[2])
        return self.costs((design.lay_cost[place],)).plain if design is not None and design.lay_cost else number

    def place(self, place: str | None) -> str:
        """Where."""
        if not place:
            return ""
        return self.labels.thing(f"creature:{place}") if "." not in place else place

    def helper(self, helper: str | None) -> str:
        """With what."""
        if not helper:
            return ""
        return self.color_name(helper) if helper in COLORS else self.marker(helper)

    def price(self, ability: Ability) -> Text:
        """What an ability costs."""
        group = Text(" ").append(self.speech.text("etherfields-group"), DIM) if ability.group else Text()
        return Text(" (", DIM).append_text(self.costs(ability.ways[0].cost)).append(")", DIM).append_text(group)

    def costs(self, cost: Cost) -> Text:
        """A cost with its alternatives."""
        ways = []
        for components in components_of(cost):
            parts = []
            for kind, what, n in components:
                if kind in ("intent", "team_times"):
                    each = self.speech.text("etherfields-times-team") if kind == "team_times" else ""
                    letter = self.color(what) if what in COLORS else self.speech.text("etherfields-letter-any")
                    parts.append(Text(f"{n}{letter}{each}", COLORS.get(what, "")))
                else:
                    name = f"etherfields-cost-{kind.replace('_', '-')}"
                    parts.append(
                        Text(self.speech.text(name, n=n, what=self.marker(what)) if self.speech.has(name) else kind)
                    )
            ways.append(Text(" + ").join(parts) if parts else Text(self.speech.text("etherfields-free")))
        return Text(" / ").join(ways)

    def grouped(self, action: Action, view: View) -> tuple[Text, Text] | None:
        """Commands stand under the character that gives them."""
        if not action.source:
            return None
        return Text(self.labels.thing(f"character:{action.source}")), self.choice(action, view, brief=True)

    # ---- what happened --------------------------------------------------------------------------------------------

    def passage(self, event: Event) -> tuple[str, Text] | None:
        """A script is read aloud, all of it."""
        script = self.content.script.get(int(event.data["n"])) if event.kind == "script" else None
        text = self.labels.text(script.text) if script is not None else ""
        return (self.speech.text("etherfields-script", n=str(event.data["n"])), Text(text)) if text else None

    def tell(self, events: Sequence[Event]) -> list[Text]:
        return [text for event in events if (text := self.sentence_of(event)) is not None]

    def sentence_of(self, event: Event) -> Text | None:
        """One event; those without a sentence are for other eyes."""
        name = f"etherfields-tell-{event.kind.replace('_', '-')}"
        if event.kind == "script":
            script = self.content.script.get(int(event.data["n"]))
            return Text(self.labels.text(script.text), "italic") if script is not None else None
        if event.kind == "revealed" and str(event.data["what"]).startswith("tile:"):
            return None  # it is told when it lies there
        if event.kind == "mask" and event.data["now"] is None:
            name += "-off"
        elif event.kind == "looked" and "cards" in event.data:
            name += "-through"
        if not self.speech.has(name):
            return None
        details: dict[str, Any] = {}
        for key, value in event.data.items():
            details[key] = self.told(key, value, event)
        text = self.speech.rich(name, **details)
        if event.kind in ("revealed", "tile_placed", "looked"):  # what is new is looked at
            ref = str(event.data.get("what") or event.data.get("thing") or f"tile:{event.data.get('tile')}")
            text.append_text(self.flavour(ref))
        return text

    def flavour(self, ref: str) -> Text:
        """What is written on a thing besides its rules."""
        thing = self.content.things.get(ref)
        text = self.labels.text(thing.text) if thing is not None else ""
        return Text(f" {text}" if text else "", "italic")

    def told(self, key: str, value: Any, event: Event) -> str | int:
        """A fact in words."""
        if key in ("character", "roller"):
            return self.person_name(str(value))
        if key == "tile":
            return self.labels.thing(f"tile:{value}")
        if key == "creature":
            return self.labels.thing(f"creature:{value}")
        if key == "mutation":
            return self.speech.text(f"etherfields-mutation-{str(value).replace('_', '-')}")
        if key in ("card", "of"):
            return self.labels.thing(str(value))
        if key == "cards":
            return ", ".join(self.labels.thing(str(one)) for one in value)
        if key == "now" and event.kind == "mask":
            return self.labels.thing(f"mask:{value}")
        if key == "state":
            return self.speech.text(f"etherfields-state-{value}")
        if key == "at":
            kind, _, number = str(value).partition(":")
            return field_name(int(number)) if kind == "field" and number.isdigit() else self.labels.thing(str(value))
        if key == "edge":
            return self.speech.spell(str(value).replace("-", " – "))
        if key in ("ability", "source", "thing"):
            return self.named(str(value))
        if key == "item":
            return self.labels.thing(f"item:{value}")
        if key == "face":
            return self.face(str(value))
        if key == "color":
            return self.color_name(str(value))
        if key == "what":
            return self.labels.thing(str(value)) if ":" in str(value) else self.marker(str(value))
        return value if isinstance(value, int) else str(value)

    def summary(self, view: View) -> Text | None:
        return self.speech.rich("etherfields-summary-end", round=str(view["encounter"]["round"]))

    def info(self, view: View) -> list[Text]:
        """What every card on the table does, in the words of the content."""
        content = self.content
        entries: list[Zone] = self.options(view)
        signs = "etherfields-signs-ascii" if self.speech.ascii_only else "etherfields-signs"
        entries.append((self.speech.text("etherfields-signs-title"), self.speech.rich(signs)))
        seen: set[str] = set()
        refs = [f"gate:{view['encounter']['id']}", *(f"creature:{one['id']}" for one in view["creatures"])]
        refs += [f"event:{one}" for one in view["revealed"]] + [f"item:{one}" for one in view["team"]["items"]]
        for who in view["characters"]:
            refs += [f"influence:{card}" for card in (*who["hand"], *(one["card"] for one in who["progress"]))]
            refs += [f"mask:{who['mask']}"] if who["mask"] else []
            refs += [f"weakness:{one}" for one in who["weaknesses"]]
        refs += [f"tile:{tile}" for tile in view["map"]["tiles"]]
        for ref in refs:
            thing = content.things.get(ref)
            if thing is None or ref in seen:
                continue
            seen.add(ref)
            about = [self.labels.text(ability.text) for ability in content.abilities.values() if ability.source == ref]
            text = " ".join(one for one in about if one) or self.labels.text(thing.text)
            if text:
                entries.append((self.labels.thing(ref), Text(self.speech.spell(text))))
        return self.entries(entries)

    def options(self, view: View) -> list[Zone]:
        """The options of the open question in full."""
        about = (view.get("decision") or {}).get("about", {})
        words = self.content.lists.get(str(about.get("ref", "")), ())
        place = int(about.get("place", 0))
        options = words[place].args.get("options", ()) if place < len(words) else ()
        return [(self.speech.spell(one.key), Text(self.labels.text(one.text))) for one in options if one.text]

    def unseen(self, view: View) -> list[Text]:
        """What every deck may still hold: of open zones it is known what is not there."""
        return []
