"""Effects that need more of something than there is (9.13, 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reverie.games.etherfields.content.checks.places import of_ability, of_list, of_part, warning
from reverie.games.etherfields.content.findings import Finding
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.model import Content, Cost, Word

NEEDS = {  # effect -> the component it takes from the supply
    "gain_ether": "ether", "gain_glowstone": "glowstone", "gain_key": "key", "gain_spirit": "spirit",
    "suffer": "suffering", "block_step": "block",
}  # fmt: skip
COSTS = {"ether": "ether", "glowstone": "glowstone", "key": "key", "spirit": "spirit", "suffering": "suffering"}


def check(pack: Pack) -> Iterator[Finding]:
    """Every literal amount against the totals."""
    content = pack.content
    assert content is not None
    for ref, words in content.lists.items():
        for word in words:
            need = of_effect(content, word)
            if need is not None and need[1] > need[2]:
                what, count, total = need
                yield warning("pack-too-many", of_list(pack, ref), kind=what, count=count, total=total, word=word.name)
            if word.name == "pay":
                yield from of_cost(content, word.args["cost"], of_list(pack, ref))
    for ability in content.abilities.values():
        for way in ability.ways:
            yield from of_cost(content, way.cost, of_ability(pack, ability.ref))
    for gate in content.gate.values():
        yield from of_cost(content, gate.entry_cost, of_part(pack, gate.ref, "entry"))


def of_effect(content: Content, word: Word) -> tuple[str, int, int] | None:
    """What an effect needs, how much, and how much there is."""
    totals = content.options["component_totals"]
    n = word.args.get("n")
    if not isinstance(n, int):
        return None
    name = word.name
    if name in NEEDS:
        return NEEDS[name], n, totals[NEEDS[name]]
    if name == "distribute":
        return word.args["kind"], n, totals[word.args["kind"]]
    if name == "place_marker":
        return word.args["kind"], n, totals[word.args["kind"]]
    if name in ("gain_hours", "set_hours"):
        return "hours", n, content.options["hours_max"]
    if name == "add_mutation":
        return "mutation", n, sum(content.options["mutation_tokens"].values())
    if name == "spawn":
        figure = content.creature[word.args["creature"]].figure
        return figure, n, totals.get({"token": "creature_token"}.get(figure, figure), 1)
    return None


def of_cost(content: Content, cost: Cost, place: Any) -> Iterator[Finding]:
    """What a cost asks for."""
    totals = content.options["component_totals"]
    for component in {component.name: component for row in cost for component in row}.values():
        n = component.args.get("n")
        if not isinstance(n, int):
            continue
        kind = component.args["kind"] if component.name == "marker" else COSTS.get(component.name)
        total = content.options["hours_max"] if component.name == "hours" else totals.get(kind)
        if total is not None and n > total:
            what = kind or component.name
            yield warning("pack-too-many", place, kind=what, count=n, total=total, word=component.name)
