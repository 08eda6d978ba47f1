"""What lies on the table of Etherfields in full: goal, hints, turn card, creatures, fields, cards, what decks hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from reverie.cli.table.etherfields_answers import EtherfieldsAnswers
from reverie.cli.table.etherfields_names import View
from reverie.cli.table.plain import Riddle, Zone
from reverie.games.etherfields.content.model import Ability, Gate, Slumber, Thing
from reverie.kernel.events import Event


class EtherfieldsInfo(EtherfieldsAnswers):
    """Pages about the table."""

    def encounter(self, view: View) -> str:
        """The ref of the dream or slumber that is played."""
        here = view["encounter"]
        return f"{'gate' if here['kind'] == 'dream' else 'slumber'}:{here['id']}"

    def goal(self, view: View) -> Text:
        """What the dream asks for."""
        thing = self.content.things.get(self.encounter(view))
        return Text(self.labels.text(thing.goal)) if isinstance(thing, Gate) else Text()

    def opening(self, view: View) -> tuple[str, Text] | None:
        """Before the first question: what a campaign is about, and how its evenings go, or what a slumber asks for.
        Dreams introduce themselves (`passage`)."""
        if "campaign" not in view:
            return self.introduced(self.encounter(view)) if view["encounter"]["kind"] == "slumber" else None
        if view["campaign"]["tries"]:
            return None  # it has begun long ago
        parts = [self.labels.text(self.content.text), self.speech.text("etherfields-campaign-goes")]
        return self.labels.text(self.content.name), Text("\n".join(part for part in parts if part))

    def passage(self, event: Event) -> tuple[str, Text] | None:
        """A dream begins with what it asks for."""
        if event.kind == "dream_entered":
            return self.introduced(f"gate:{event.data['gate']}")
        return super().passage(event)

    def introduced(self, ref: str) -> tuple[str, Text]:
        """What kind of place this is, what it asks for, and what helps there."""
        thing = self.content.things[ref]
        parts = [self.labels.text(thing.text)]
        if isinstance(thing, Gate):
            parts += self.of_the_gate(thing)
        if isinstance(thing, Slumber) and (creature := thing.faces[-1].creature):
            about = self.content.creature[creature]
            parts.append(f"{self.labels.thing(about.ref)}: {self.labels.text(about.text)}")
        parts.append(self.how_to_read_on())
        return self.labels.thing(thing.ref), Text("\n".join(part for part in parts if part))

    def how_to_read_on(self) -> str:
        """What can be typed to learn more."""
        return self.speech.text("etherfields-read-more")

    def of_the_gate(self, gate: Gate) -> list[str]:
        """Goal and hints, each behind its name."""
        said = (("goal", gate.goal), ("hints", gate.hints))
        return [f"{self.zone_name(name)}: {text}" for name, told in said if (text := self.labels.text(told))]

    def pooled(self, others: Sequence[View], view: View) -> View:
        """Whoever plays several seats knows all secrets that one of them has looked at."""
        known = [entry for other in others for entry in other["secrets"] if "id" in entry]
        secrets = []
        for entry in view["secrets"]:
            same = [one for one in known if (one["back"], one["letter"]) == (entry["back"], entry["letter"])]
            secrets.append(same[0] if "id" not in entry and same else entry)
        return {**view, "secrets": secrets}

    # ---- info -----------------------------------------------------------------------------------------------------

    def info(self, view: View) -> list[Text]:
        """What everything on the table does, in the words of the content."""
        signs = "etherfields-signs-ascii" if self.speech.ascii_only else "etherfields-signs"
        entries: list[Zone] = [
            *self.about_encounter(view),
            *self.about_journal(view),
            (self.speech.text("etherfields-signs-title"), self.speech.rich(signs)),
            *self.about_turn_card(view),
            *self.about_creatures(view),
            *self.about_fields(view),
            *self.about_cards(view),
            *self.about_secrets(view),
        ]
        return self.entries(entries)

    def about_encounter(self, view: View) -> Iterator[Zone]:
        """The dream or slumber with its rules."""
        thing = self.content.things.get(self.encounter(view))
        if thing is None:
            return
        yield self.labels.thing(thing.ref), Text(self.labels.text(thing.text))
        if isinstance(thing, Gate):
            for name, text in (("goal", thing.goal), ("hints", thing.hints)):
                if told := self.labels.text(text):
                    yield self.zone_name(name), Text(told)
        yield from self.about_abilities(thing.abilities)

    def about_journal(self, view: View) -> Iterator[Zone]:
        """What was written down."""
        for place, name in enumerate(view["journal"]):
            title = self.speech.text("etherfields-journal") if not place else ""
            yield title, Text(self.labels.text(self.content.journal[name]))

    def riddles(self, view: View) -> list[Riddle]:
        """What there is to find out here, with the steps of help."""
        found = []
        for one in view["puzzles"]:
            puzzle = self.content.puzzle[one["id"]]
            name = self.labels.text(puzzle.name) or puzzle.id
            hints = tuple(self.labels.text(hint) for hint in puzzle.hints)
            found.append(Riddle(puzzle.id, name, hints, one["solved"]))
        return found

    def about_turn_card(self, view: View) -> Iterator[Zone]:
        """The turn card: its steps, and the reward that it would bring."""
        if view["turn_card"] is None:
            return
        card = self.content.turn_card[view["turn_card"]["id"]]
        text = self.speech.text("etherfields-about-turn-card", steps=self.turn_card(card.id), reward="\n")
        yield self.labels.thing(card.ref), Text(text.replace("\n", self.labels.text(card.text)))

    def about_creatures(self, view: View) -> Iterator[Zone]:
        """Creatures: what they do by themselves, what can be done with them, what their mutations and states mean."""
        kinds: dict[str, None] = {}
        for tile in view["creatures"]:
            thing = self.content.creature[tile["id"]]
            moves = self.speech.text("etherfields-about-movement", n=thing.movement) if thing.movement else ""
            yield self.labels.thing(thing.ref), Text(f"{self.labels.text(thing.text)} {moves}".strip())
            yield from self.about_abilities(thing.abilities)
            kinds |= dict.fromkeys(tile["mutations"])
        for kind in kinds:
            yield self.word("mutation", kind), Text(self.speech.text(f"etherfields-about-{kind.replace('_', '-')}"))
        states = dict.fromkeys(state for one in view["figures"] for state in one["states"])
        for state in states:
            yield self.word("state", state), Text(self.speech.text(f"etherfields-about-{state}"))

    def about_fields(self, view: View) -> Iterator[Zone]:
        """What can be done on which field, by its name and its price; and the tiles themselves."""
        for name, field in view["map"]["fields"].items():
            abilities = [self.content.abilities[ref] for ref in field.get("actions", ())]
            yield from self.about_abilities(abilities, f"{name}  ")
        for tile in view["map"]["tiles"]:
            thing = self.content.tile[tile]
            rules = [self.labels.text(one.text) for one in thing.rules]
            rules += [self.labels.text(text) for text in thing.instruction_texts]
            text = " ".join(part for part in (self.labels.text(thing.text), *rules) if part)
            if text:
                yield self.labels.thing(thing.ref), Text(text)

    def about_cards(self, view: View) -> Iterator[Zone]:
        """Cards in play and in hands, each once, and the actions on the backs of the decks."""
        team = view["team"]
        refs = [f"event:{one}" for one in view["revealed"]] + [f"item:{one}" for one in team["items"]]
        refs += [f"wisdom:{one}" for one in team["wisdoms"]] + [f"clue:{one}" for one in team["clues"]]
        refs += [f"companion:{one['of']}" for one in view["figures"] if one["kind"] == "companion"]
        for who in view["characters"]:
            back = self.content.character[who["id"]].back_action
            if back is not None:
                title = self.speech.text("etherfields-about-back", character=self.person_name(who["id"]))
                yield title, Text(f"{self.labels.ability_name(back)}: {self.labels.text(back.text)}")
            refs += [f"mask:{who['mask']}"] if who["mask"] else []
            refs += [f"weakness:{one}" for one in who["weaknesses"]]
            refs += [f"influence:{card}" for card in (*(one["card"] for one in who["progress"]), *who["hand"])]
        for ref in dict.fromkeys(refs):
            thing = self.content.things.get(ref)
            if thing is not None and (about := self.about_thing(thing)):
                yield self.labels.thing(ref), Text(about)

    def about_thing(self, thing: Thing) -> str:
        """What a card does; what it costs to lay it; if it has no rules, what is written on it."""
        rules = [self.labels.text(ability.text) for ability in thing.abilities]
        text = " ".join(one for one in rules if one) or self.labels.text(thing.text)
        design = self.content.influence.get(thing.id) if thing.ref.startswith("influence:") else None
        if design is not None and design.lay_cost is not None:
            lay = self.speech.text("etherfields-about-laying", cost=self.costs(design.lay_cost).plain)
            text = f"{text} {lay}".strip()
        return text

    def about_abilities(self, abilities: Sequence[Ability], before: str = "") -> Iterator[Zone]:
        """Abilities with names of their own."""
        for ability in abilities:
            text = self.labels.text(ability.text)
            if text:
                yield f"{before}{self.labels.ability_name(ability)}", Text(text)

    def about_secrets(self, view: View) -> Iterator[Zone]:
        """Secrets that were looked at, and how many others there are."""
        for entry in view["secrets"]:
            if "id" not in entry:
                continue
            name = self.secret(f"{entry['back']}-{entry['letter']}")
            ref = next((ref for ref, thing in self.content.things.items() if self.is_secret(thing, entry)), "")
            yield name, Text(f"{self.labels.thing(ref)}. {self.about_thing(self.content.things[ref])}".strip())

    def is_secret(self, thing: Thing, entry: View) -> bool:
        """Whether a thing is the secret with this letter and id."""
        return thing.id == entry["id"] and thing.code is not None and thing.code.letter == entry["letter"]

    # ---- unseen ---------------------------------------------------------------------------------------------------

    def unseen(self, view: View) -> list[Text]:
        """What decks may still bring; nobody knows in which order."""
        entries: list[Zone] = []
        for who, cards in view["unseen"]["decks"].items():
            names = {self.labels.thing(card): n for card, n in cards.items()}
            named = [f"{n} × {name}" if n > 1 else name for name, n in sorted(names.items())]
            title = self.speech.text("etherfields-unseen-deck", character=self.person_name(who), n=sum(cards.values()))
            entries.append((title, Text(self.speech.spell(", ".join(named)))))
        turn_cards = [self.turn_card(card) for card in view["unseen"]["turn_cards"]]
        title = self.speech.text("etherfields-unseen-turn", n=len(turn_cards), left=max(0, view["turns_left"] - 1))
        entries.append((title, Text(self.speech.spell("; ".join(sorted(turn_cards))))))
        secrets = [self.secret(f"{one['back']}-{one['letter']}") for one in view["secrets"] if "id" not in one]
        if secrets:
            title = self.speech.text("etherfields-unseen-secrets", n=len(secrets))
            entries.append((title, Text(", ".join(secrets))))
        return self.entries(entries)
