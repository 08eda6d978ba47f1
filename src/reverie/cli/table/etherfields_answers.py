"""Questions and answers of Etherfields in words: whom they concern, what they are about, what they cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from reverie.cli.speech import DIM
from reverie.cli.table.etherfields_names import COLORS, View
from reverie.cli.table.etherfields_story import EtherfieldsStory, ended
from reverie.games.etherfields.content.model import Script, TurnCard
from reverie.games.etherfields.core.engine import CODEC
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision

VARIANTS = {  # answers that are called otherwise when they are (or are not) about something
    "look": (False, "-command"), "pay": (False, "-demand"), "boost": (True, "-color"),
}  # fmt: skip
WITH_TEXT = ("ability", "card")  # what makes a question one about something
EXERTION = "basic:exertion"
WAYS = ("path", "shortcut")  # through the dreamworld
FOR_ALL = ("pass", "go-on", "accept")  # what one person may answer for all
HARMFUL = ("cruelty", "binding", "reach")  # mutations that change what the texts of their creature say


class EtherfieldsAnswers(EtherfieldsStory):
    """Every question and every answer."""

    # ---- questions ------------------------------------------------------------------------------------------------

    def question(self, decision: Decision) -> Text:
        return self.asked(decision, {})

    def asked(self, decision: Decision, view: View) -> Text:
        """What is asked, of whom, about what; with what the creature's mutations add to the texts below."""
        about = dict(decision.about)
        details: dict[str, str | int] = {key: value for key, value in about.items() if isinstance(value, str | int)}
        details |= self.about(about, decision, view)
        details["text"] = self.asked_text(about)
        details = {"what": "suffer", "why": "", **details}
        text = self.speech.rich(self.wording(decision, about, details), "", **details)
        for creature in self.creatures_of(about, view):
            text.append_text(self.added_harm(creature, view))
        text.append_text(self.checklist(about))
        if view.get("votes"):
            text.append(" ").append(self.voted(view["votes"]), DIM)
        return text

    def voted(self, votes: Mapping[str, str]) -> str:
        """Who has voted for what so far."""
        meant = {who: CODEC.find(words) for who, words in votes.items()}
        said = [f"{self.person_name(who)}: {self.choice(one).plain}" for who, one in meant.items() if one is not None]
        return self.speech.text("etherfields-voted", votes=", ".join(said))

    def checklist(self, about: Mapping[str, Any]) -> Text:
        """What a choice depends on, line by line: a sign for what is there, another for what is not."""
        text = Text()
        if about.get("checklist"):
            lines = self.content.lists[str(about["ref"])][int(about["place"])].args["checklist"]
            for line, is_lit in zip(lines, about["checklist"], strict=True):
                mark = self.speech.text("etherfields-lit" if is_lit else "etherfields-dark")
                text.append(f" {mark} {self.labels.text(line.text)}", "" if is_lit else DIM)
        return text

    def about(self, about: Mapping[str, Any], decision: Decision, view: View) -> dict[str, str | int]:
        """What a question is about, by its names."""
        seen: dict[str, str | int] = {}
        asked = view.get("asked") or {}
        people = view.get("characters", ())
        if len(decision.seats) == 1 and people and "character" not in about:
            about = {**about, "character": people[decision.seats[0]]["id"]}
        for name in ("character", "roller"):
            if name in about:
                seen[name] = self.person_name(str(about[name]))
        for name in ("ability", "for"):
            if about.get(name):
                seen[name] = self.named(str(about[name]))
        if "face" in about:
            seen["face"] = self.face(str(about["face"]))
        if "card" in about:
            seen["card"] = self.labels.thing(str(about["card"]))
        if "step" in about:
            seen["step"] = self.word("step", str(about["step"]))
        for name in ("creature", "mask", "item", "slumber", "gate"):
            if name in about:
                seen[name] = self.labels.thing(f"{name}:{about[name]}")
        if "mask" in about:
            worn = next((one["mask"] for one in people if one["id"] == about.get("character")), None)
            seen |= {"worn": self.labels.thing(f"mask:{worn}")} if worn else {}
        if "location" in about:
            seen["location"] = self.labels.location(str(about["location"]))
        if "kind" in about:
            kind = str(about["kind"])
            terrain = self.speech.has(f"etherfields-terrain-{kind}")
            seen["kind"] = self.word("terrain", kind) if terrain else self.marker(kind, int(about.get("left", 1)))
        figure = about.get("figure") or asked.get("figure")
        if figure:
            seen["figure"] = self.figure(str(figure), view or None)
            seen.setdefault("character", seen["figure"])
        if "harm" in asked:
            harm = asked["harm"]
            seen |= {"character": self.person_name(harm["character"]), "n": harm["n"], "what": harm["what"]}
            source = self.named_source(harm["source"])
            seen["why"] = f" ({source})" if source else ""
        return seen

    def wording(self, decision: Decision, about: Mapping[str, Any], details: Mapping[str, Any]) -> str:
        """The text of a question: the one that says most of what is known."""
        name = decision.prompt_id if self.speech.has(decision.prompt_id) else "etherfields-ask-anything"
        for part in ("figure", "creature", "step", "event", "face", "worn"):
            if part in details and self.speech.has(f"{name}-{part}"):
                return f"{name}-{part}"
        if about.get("ability") == EXERTION and self.speech.has(f"{name}-exertion"):
            return f"{name}-exertion"
        of = bool(details["text"]) or any(part in details for part in WITH_TEXT)
        named = "character" in details
        said = {"-of-character": of and named, "-of": of, "-character": named}
        return next((name + part for part, known in said.items() if known and self.speech.has(name + part)), name)

    def asked_text(self, about: Mapping[str, Any]) -> str:
        """What a question is about, in the words of the content: of the effect that asks, or of its ability."""
        if "mask" in about:
            return self.flavour(f"mask:{about['mask']}").plain.strip()
        if "slumber" in about:
            return self.labels.text(self.content.slumber[str(about["slumber"])].text)
        if str(about.get("card", "")).startswith("fate:"):
            return self.labels.text(self.content.things[str(about["card"])].text)
        ref = str(about.get("ref") or about.get("ability") or "")
        words = self.content.lists.get(ref, ())
        place = int(about.get("place", 0))
        told = self.labels.text(words[place].args.get("text", {})) if place < len(words) else ""
        if told:
            return ended(told)
        owner = ref.partition("/")[0]
        ability = self.content.abilities.get(owner)
        thing = self.content.things.get(ability.source if ability is not None else owner)
        name = self.labels.thing(thing.ref) if thing is not None and not isinstance(thing, Script) else ""
        told = self.labels.text(ability.text) if ability is not None else ""
        if isinstance(thing, TurnCard):
            told = self.labels.text(thing.text)  # what it says is its reward
        return f"{name}: {ended(told)}" if name and told and "ref" in about else told

    def named_source(self, source: str) -> str:
        """Why something happens: a creature, a card, a script; "" if nobody needs to know."""
        kind, _, name = source.partition(":")
        if kind == "script":
            return self.speech.text("etherfields-script", n=name)
        if kind in ("trap", "reshuffle", "penalty"):
            return self.speech.text(f"etherfields-because-{kind}")
        return self.labels.thing(source) if source in self.content.things else ""

    def creatures_of(self, about: Mapping[str, Any], view: View) -> list[View]:
        """The creature whose text asks."""
        ref = str(about.get("ref") or "")
        return [tile for tile in view.get("creatures", ()) if ref.startswith(f"creature:{tile['id']}/")]

    def added_harm(self, tile: View, view: View) -> Text:
        """What its mutations add to what its text says (MUT-02)."""
        kinds = [kind for kind in HARMFUL if kind in tile["mutations"]]
        told = [f"{self.word('mutation', kind)}: {self.speech.text(f'etherfields-about-{kind}')}" for kind in kinds]
        return Text(f" ({'; '.join(told)})", DIM) if told else Text()

    # ---- answers --------------------------------------------------------------------------------------------------

    def choice(self, action: Action, view: View | None = None, brief: bool = False) -> Text:
        verb = action.verb
        who = self.labels.thing(f"character:{action.source}") if action.source else ""
        name = f"etherfields-do-{verb}"
        if verb in VARIANTS and bool(action.argument or action.helper) == VARIANTS[verb][0]:
            name += VARIANTS[verb][1]
        asked = (view or {}).get("decision") or {}
        if self.speech.has(f"{name}-{asked.get('kind', '')}"):
            name = f"{name}-{asked['kind']}"
        elif action.noun == "number" and asked.get("about", {}).get("ability") == EXERTION:
            name += "-hours"
        if action.noun == "location" and self.speech.has(f"{name}-{action.helper}"):
            name += f"-{action.helper}"
        if not self.speech.has(name):
            return Text(action.words)
        what = self.object(action, view)
        text = self.speech.rich(
            name,
            what=int(what) if action.noun == "number" and what.isdigit() else what,
            place=self.place(action.place),
            helper=self.helper(action.helper),
        )
        price = self.price_of(action)
        if price is not None:
            text.append(" (", DIM).append_text(price).append(")", DIM)
        if action.words in ((view or {}).get("asked") or {}).get("short", ()):
            text.append(" ").append(self.speech.text("etherfields-short"), DIM)
        return Text.assemble((f"{who}: ", DIM), text) if who and not brief else text

    def price_of(self, action: Action) -> Text | None:
        """What an answer costs, where it has a printed price."""
        if action.verb in ("use", "play", "turn"):
            ability = self.labels.ability(action.argument or "")
            return self.price(ability) if ability is not None else None
        design = self.content.influence.get(action.argument or "") if action.verb == "lay" else None
        return self.costs(design.lay_cost) if design is not None and design.lay_cost is not None else None

    def object(self, action: Action, view: View | None) -> str:
        """What an answer is about."""
        argument, noun = action.argument or "", action.noun
        about = ((view or {}).get("decision") or {}).get("about", {})
        if noun == "option":
            return self.option_text(str(about.get("ref", "")), int(about.get("place", 0)), argument) or argument
        if noun in ("way", "cost"):
            return self.way(noun, argument, about)
        if noun == "effect":  # of a step: the creature does it, whatever else can be done with it
            return self.labels.thing(argument) if argument in self.content.creature else self.named(argument)
        if noun == "ability":
            return self.named(argument)
        if noun == "secret":
            return self.secret(argument)
        if noun == "card":
            return self.card_of(argument, action.place)
        if noun == "item":
            return self.labels.thing(f"item:{argument.removeprefix('item:')}")
        if noun == "color":
            return self.color_name(argument)
        if noun == "location":
            return self.labels.location(argument)
        if noun in ("mask", "character", "companion", "gate"):
            return self.labels.thing(f"{noun}:{argument}")
        if noun == "figure":
            return self.figure(argument, view, action.place)
        if noun == "edge":
            return self.speech.text("etherfields-edge", edge=self.speech.spell(argument.replace("-", " – ")))
        if noun == "turn-card":
            return self.turn_card(argument)
        if noun in ("mutation", "step", "face", "state", "row"):
            return self.word(noun, argument)
        if not argument and action.verb in ("suffer", "seal"):  # penalties say how much in the question
            return str(about.get(action.verb, 1))
        return argument

    def card_of(self, card: str, place: str | None) -> str:
        """A card, and whose it is where cards of several people are offered."""
        owner, _, side = (place or "").partition(".")
        about = [self.labels.thing(f"character:{owner}")] if f"character:{owner}" in self.content.things else []
        about += (
            [self.speech.text("etherfields-face-down")] if "face-down" in (owner, side) or side == "flipped" else []
        )
        name = self.labels.thing(card)
        return f"{name} ({', '.join(about)})" if about else name

    def way(self, noun: str, argument: str, about: dict[str, Any]) -> str:
        """A way or price, by what it costs."""
        number = argument.partition("-")[2]
        if self.speech.has(f"etherfields-way-{argument}"):
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
        if not helper or helper in WAYS:
            return ""
        return self.color_name(helper) if helper in COLORS else self.marker(helper)

    def grouped(self, action: Action, view: View) -> tuple[Text, Text] | None:
        """Commands stand under the character that gives them."""
        if not action.source:
            return None
        return Text(self.labels.thing(f"character:{action.source}")), self.choice(action, view, brief=True)

    def together(self, actions: Sequence[Action]) -> tuple[str, Text] | None:
        """Where several characters may pass or decline, one person may let all of them do so."""
        for verb in FOR_ALL:
            if sum(action.verb == verb for action in actions) > 1:
                return verb, self.speech.rich(f"etherfields-all-{verb}")
        return None
