"""Characters, cards, creatures, gates, scripts and the rest (law 9.11): from their parts to what the engine reads.

`build_<kind>` makes a thing of its parts; `type_<part>` reads parts that are more than a word or a list.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from reverie.games.etherfields.content import model
from reverie.games.etherfields.content.findings import Findings
from reverie.games.etherfields.content.model import FREE, NO_TEXT, Code, Thing, Word
from reverie.games.etherfields.content.objects import PARTS
from reverie.games.etherfields.content.reading import Node
from reverie.games.etherfields.content.tiles import Tiles
from reverie.games.etherfields.content.values import FULL_CODE, MISSING, Where


class Things(Tiles):
    """Makes things."""

    def __init__(self, findings: Findings) -> None:
        super().__init__(findings)
        self.locations: dict[str, str] = {}  # id -> ref of its tile
        self.district_of: dict[str, tuple[str, str]] = {}  # location -> its district, and the first tile it stands on

    def build_character(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A character."""
        return model.Character(
            **common,
            archetype=parts["archetype"],
            back_action=parts["back"],
            deck=parts["deck"],
            lucid_of=parts.get("lucid_of"),
            called=parts.get("called", NO_TEXT),
            mixes=parts["mixes"],
        )

    def build_influence(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """An influence card."""
        cost, colors = parts.get("progress", (None, None))
        return model.Influence(
            **common,
            price=parts["price"],
            intents=parts["intents"],
            starting_of=parts.get("starting_of"),
            copies=parts["copies"],
            solo_hint=parts["solo_hint"],
            lay_cost=cost,
            colors=() if cost is None else colors if colors is not None else tuple(parts["intents"]),
            requires=parts.get("requires", ()),
        )

    def build_item(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """An item."""
        return model.Item(**common, intents=parts["intents"], discards_to=parts["discards_to"])

    def build_weakness(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A weakness."""
        return model.Weakness(**common, fee=parts.get("fee"), goes_to=parts["goes_to"])

    def build_mask(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A mask."""
        return model.Mask(**common, owner=parts["owner"])

    def build_turn_card(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A turn card."""
        return model.TurnCard(**common, suit=parts["suit"], steps=parts["steps"], reward=parts["reward"])

    def build_creature(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A creature tile."""
        figure, figure_id = parts["figure"]
        movement, rule = parts["movement"]
        return model.Creature(
            **common,
            figure=figure,
            figure_id=figure_id or common["id"],
            movement=movement,
            movement_rule=rule,
            setup=parts.get("setup", ""),
            steps=parts["steps"],
        )

    def build_slumber(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A slumber tile: the faces of its variants, then its own."""
        base = model.Face(
            creature=parts.get("creature"),
            rounds=parts["rounds"],
            setup=parts.get("setup", ""),
            instructions=parts.get("instructions", ""),
            no_more_rounds=parts.get("no_more_rounds", ""),
            abort=parts["abort"],
            abort_before_setup=parts["abort_before_setup"],
        )
        requires, script = parts.get("deliverance", (None, 0))
        faces = tuple(replace(base, **variant) for variant in parts.get("variants", ()))
        return model.Slumber(
            **common,
            delta=parts["delta"],
            endless=parts["endless"],
            faces=(*faces, base),
            deliverance_requires=requires,
            deliverance_script=script,
        )

    def build_gate(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A dream gate."""
        cost, requires = parts.get("entry", (FREE, ()))
        return model.Gate(
            **common,
            district=parts.get("district"),
            entry_cost=cost,
            entry_requires=requires,
            setup=parts.get("setup", ""),
            alone=parts.get("alone", ""),
            rounds=parts["rounds"],
            introduction=parts["introduction"],
            no_more_rounds=parts["no_more_rounds"],
            group=parts["group"],
            goal=parts.get("goal", NO_TEXT),
            hints=parts.get("hints", NO_TEXT),
        )

    def build_fate(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A fate card."""
        rift = parts.get("rift")
        common["abilities"] = rift.get("abilities", ()) if rift is not None else ()
        return model.Fate(
            **common,
            do=parts.get("do", ""),
            is_rift=rift is not None,
            rift_field=rift["field"] if rift is not None else "none",
            places_tile=parts["places_tile"],
            solo_hint=parts["solo_hint"],
        )

    def build_season(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A season."""
        return model.Season(**common, polarity=parts["polarity"], hints=parts.get("hints", NO_TEXT))

    def build_wisdom(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A wisdom."""
        return Thing(**common)

    def build_clue(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A clue; its front is its text."""
        common["text"] = parts.get("front", common["text"])
        return model.Clue(**common, back_text=parts.get("back", NO_TEXT))

    def build_companion(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A companion."""
        figure = parts["figure"]
        figure, figure_id = figure if isinstance(figure, tuple) else (figure, "")
        leaves, when = parts["leaves"] if isinstance(parts["leaves"], tuple) else (parts["leaves"], ())
        return model.Companion(
            **common, figure=figure, figure_id=figure_id or common["id"], leaves=leaves, leaves_when=when
        )

    def build_memory(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A first memory."""
        if "when" not in parts and "requires" not in parts:
            self.wrong("pack-at-least-one", node, word="memory", allowed=("when", "requires"))
        return model.Memory(
            **common,
            owner=parts["owner"],
            when=parts.get("when", Word("condition_met", {})),
            requires=parts.get("requires", ()),
            do=parts["do"],
        )

    def build_sign(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A sign token."""
        return model.Sign(**common, owner=parts["class"], shape=parts.get("shape", common["id"]))

    def build_sign_spot(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A spot for signs."""
        return model.SignSpot(
            **common, at=parts["at"], accepts=parts["accepts"], do=parts["do"], wrong=parts.get("wrong", "")
        )

    def build_event(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A card of a dream."""
        return Thing(**common)

    def build_script(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A paragraph of the script book."""
        return model.Script(**common, n=parts["n"], once=parts["once"], do=parts.get("do", ""))

    def build_puzzle(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A puzzle."""
        return model.Puzzle(
            **common,
            at=parts["at"],
            solution=parts["solution"],
            hints=parts.get("hints", ()),
            solved=parts["solved"],
            known=parts.get("known", ()),
        )

    def build_dreamworld_tile(self, node: Node, parts: dict[str, Any], common: dict[str, Any]) -> Thing:
        """A district of the dreamworld. A place stands once, but a district that changes keeps its places."""
        for location in parts["locations"]:
            other = self.district_of.setdefault(location.id, (parts["district"], common["ref"]))
            if other[0] != parts["district"]:
                self.wrong("pack-id-twice", node, value=location.id, other=other[1])
        return model.DreamworldTile(
            **common,
            district=parts["district"],
            slot=parts.get("slot", ""),
            locations=parts["locations"],
            arrows=parts["arrows"],
        )

    # ---- parts of things ----------------------------------------------------------------------------------------

    def type_code_of(self, node: Node, where: Where) -> Any:
        """The code of a secret, in parts or as text like I-2-B."""
        if isinstance(node.value, str):
            full = FULL_CODE.match(node.value)
            if full is None:
                self.expected("form", node, "{group: 2, letter: B} / I-2-B")
                return MISSING
            return Code(full[1] or self.numeral, int(full[2]), full[3])
        values = self.record(PARTS["code"].parameters, node, where, "code")
        if "group" not in values or "letter" not in values:
            return MISSING
        return Code(values.get("numeral", self.numeral), values["group"], values["letter"], values["copies"])

    def type_deck(self, node: Node, where: Where) -> Any:
        """The starting deck of a character."""
        if not isinstance(node.value, list):
            self.expected("list", node, "[{card: bluff, copies: 2}]")
            return MISSING
        entries = [self.record(PARTS["deck_entry"].parameters, entry, where, "deck") for entry in node.value]
        return tuple((entry["card"], entry["copies"]) for entry in entries if "card" in entry)

    def type_progress_face(self, node: Node, where: Where) -> Any:
        """What makes an influence card a progress card."""
        values = self.record(PARTS["progress"].parameters, node, where, "progress")
        return (values["cost"], values.get("colors")) if "cost" in values else MISSING

    def type_figure(self, node: Node, where: Where) -> Any:
        """token, human, animal, large, {token: id} or {large: id}."""
        if isinstance(node.value, dict) and len(node.value) == 1:
            kind, inner = next(iter(node.value.items()))
            if kind in ("token", "large"):
                name = self.type_name(inner, where)
                return MISSING if name is MISSING else (kind, name)
        kind = self.one_of(("token", "human", "animal", "large"), node)
        return MISSING if kind is MISSING else (kind, "")

    def type_movement(self, node: Node, where: Where) -> Any:
        """A number of fields, or a rule of its own."""
        if isinstance(node.value, dict):
            values = self.record(
                PARTS["movement"].parameters, node, replace(where, ref=f"{where.ref}/movement"), "movement"
            )
            if not values.get("ignores_die") or "rule" not in values:
                self.expected("form", node, "{ignores_die: true, rule: […]}")
                return MISSING
            return None, values["rule"]
        n = self.type_count(node, where)
        return MISSING if n is MISSING else (n, "")

    def type_creature_steps(self, node: Node, where: Where) -> Any:
        """What a creature does in each step of a turn card."""
        inner = replace(where, ref=f"{where.ref}/steps", has_self=False)
        values = self.record(PARTS["steps"].parameters, node, inner, "steps")
        return {step: values.get(step) for step in PARTS["steps"].parameters}

    def type_variants(self, node: Node, where: Where) -> Any:
        """Other faces of a slumber tile."""
        if not isinstance(node.value, list):
            self.expected("list", node, "[{requires: […], …}]")
            return MISSING
        return tuple(
            self.record(PARTS["variant"].parameters, entry, Where(f"{where.ref}/face{i}", has_self=False), "variant")
            for i, entry in enumerate(node.value)
        )

    def type_deliverance(self, node: Node, where: Where) -> Any:
        """When and by which script a slumber is delivered."""
        values = self.record(PARTS["deliverance"].parameters, node, where, "deliverance")
        return (values["requires"], values["script"]) if len(values) == 2 else MISSING

    def type_entry(self, node: Node, where: Where) -> Any:
        """What entering a gate takes: a cost, or a cost and conditions."""
        if isinstance(node.value, dict) and "one_of" not in node.value:
            values = self.record(PARTS["entry"].parameters, node, where, "entry")
            return values.get("cost", FREE), values.get("requires", ())
        cost = self.type_cost(node, where)
        return MISSING if cost is MISSING else (cost, ())

    def type_rift(self, node: Node, where: Where) -> Any:
        """The rift of a fate card."""
        return self.record(PARTS["rift"].parameters, node, where, "rift") or MISSING

    def type_leaves(self, node: Node, where: Where) -> Any:
        """When a companion leaves."""
        if isinstance(node.value, str):
            leaves = self.one_of(("encounter_end", "never"), node)
            return MISSING if leaves is MISSING else (leaves, ())
        conditions = self.type_conditions(node, where)
        return MISSING if conditions is MISSING else ("condition", conditions)

    def type_sign_class(self, node: Node, where: Where) -> Any:
        """universal, or {personal: archetype}."""
        if isinstance(node.value, dict) and list(node.value) == ["personal"]:
            return self.parse("ARCHETYPE", node.value["personal"], where)
        return self.one_of(("universal",), node)

    def type_spot(self, node: Node, where: Where) -> Any:
        """Where a sign spot is: a field, or a card or gate."""
        if isinstance(node.value, str) and "." in node.value:
            return self.type_field_name(node, where)
        return self.reference("any", node)

    def type_hints(self, node: Node, where: Where) -> Any:
        """The steps of help: texts, each of which says more than the one before."""
        if not isinstance(node.value, list):
            self.expected("list", node, "[{en: …, de: …}, …]")
            return MISSING
        told = [self.type_text(entry, where) for entry in node.value]
        return tuple(text for text in told if text is not MISSING)

    def type_locations(self, node: Node, where: Where) -> Any:
        """The places of a district."""
        if not isinstance(node.value, list):
            self.expected("list", node, "[{id: …, name: …, icons: […]}]")
            return MISSING
        locations: dict[str, model.Location] = {}
        for i, entry in enumerate(node.value):
            inner = Where(f"{where.ref}/l{i}")
            values = self.record(PARTS["location"].parameters, entry, inner, "location")
            if "id" not in values or "name" not in values or "icons" not in values:
                continue
            name = values["id"]
            self.locations.setdefault(name, where.ref)
            if name in locations:
                self.wrong("pack-id-twice", entry, value=name, other=where.ref)
            locations[name] = model.Location(name, values["name"], values["icons"], values.get("do", ""))
        return tuple(locations.values())

    def type_icons(self, node: Node, where: Where) -> Any:
        """The symbols of a location."""
        return self.listed("LOCATION_KIND", node, where)

    def type_arrows(self, node: Node, where: Where) -> Any:
        """The ways between locations."""
        if not isinstance(node.value, list):
            self.expected("list", node, "[{from: a, to: b, kind: path}]")
            return MISSING
        entries = [self.record(PARTS["arrow"].parameters, entry, where, "arrow") for entry in node.value]
        return tuple((entry["from"], entry["to"], entry["kind"]) for entry in entries if len(entry) == 3)
