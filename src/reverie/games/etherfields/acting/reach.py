"""How far an action reaches, and what lies in reach (6.4, ETH-FGT-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.content.model import Ability, Range
from reverie.games.etherfields.core.scopes import kind_of, name_of, number_of
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.land import features, naming, ways
from reverie.games.etherfields.language.modifiers import stat, used

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

KEYWORD_STATS = {"fight": "fight_range", "contact": "contact_range"}
BASE_RANGE = 1  # of fight and contact


def reach_of(e: Engine, c: int, ability: Ability) -> Range | None:
    """The range of an ability in the hands of a character; None: it has none and can be used from anywhere."""
    printed = ability.range
    named = KEYWORD_STATS.get(ability.keyword)
    if printed is None and named is None:
        return None
    if printed is not None and printed.anywhere:
        return printed
    fields = BASE_RANGE if printed is None else printed.fields
    if fields is None:
        # Unlimited: nothing is added to it, but a cap still caps (ETH-STA-02, ETH-GEN-01).
        capped = reach_within(e, c, 99)
        return printed if capped >= 99 else Range(capped, bool(printed and printed.ignores_walls))
    if named is not None:
        fields = stat(e, named, fields, c)
    return Range(reach_within(e, c, fields), printed.ignores_walls if printed is not None else False)


def reach_within(e: Engine, c: int, fields: int) -> int:
    """How far an action of a character with a range reaches; confused, it reaches no farther than 1 (ETH-STA-02)."""
    reach = max(0, stat(e, "action_range", fields, c))
    return min(reach, 1) if "confused" in e.state.figures[c].states else reach


def reached(e: Engine, c: int, ability: Ability) -> None:
    """An action with a range was paid for: what changes how far it reaches has been applied (9.9)."""
    if ability.keyword in KEYWORD_STATS:
        used(e, KEYWORD_STATS[ability.keyword], c)
    if ability.keyword in KEYWORD_STATS or (ability.range is not None and not ability.range.anywhere):
        used(e, "action_range", c)


def measured(e: Engine, c: int, ability: Ability) -> list[int] | None:
    """The fields in range when an action is named (ETH-RNG-03); None: it has no range."""
    reach = reach_of(e, c, ability)
    if reach is None or reach.anywhere:
        return None
    here = e.state.figures[c].field
    return ways.fields_in_range(e.state.land, here, reach.fields, ignore_walls=reach.ignores_walls)


def is_within(e: Engine, start: int, reach: Range | None, field: int) -> bool:
    """Whether a field is in range of another one."""
    if reach is None:
        return True
    if start < 0 or field < 0:
        return reach.anywhere
    return ways.in_range(
        e.state.land, start, field, reach.fields, ignore_walls=reach.ignores_walls, anywhere=reach.anywhere
    )


def fields_of(e: Engine, target: str, scope: Scope | None = None) -> list[int]:
    """Where a target is: by the snapshot of a scope, if it has one (ETH-RNG-03). Empty: nowhere, range is no matter."""
    kind = kind_of(target)
    then = scope.get("fields") if scope else None
    if kind in ("character", "figure"):
        number = number_of(target)
        figure = e.state.figures.get(number)
        if figure is None:
            return []
        return [then.get(str(number), figure.field) if then else figure.field]
    if kind == "creature":
        name = name_of(target)
        found = [(number, one) for number, one in e.state.figures.items() if one.kind == "creature" and one.of == name]
        return [then.get(str(number), one.field) if then else one.field for number, one in found]
    if kind == "companion":
        return [one.field for one in e.state.figures.values() if one.kind == "companion" and one.of == name_of(target)]
    if kind == "field":
        return [number_of(target)]
    if kind == "tile":
        return features.tile_fields(e.state.land, name_of(target))
    if kind == "card":
        # A laid card lies where its character stands; all other cards are nowhere (ETH-BCK-05).
        card = number_of(target)
        keepers = [c for c, who in enumerate(e.state.characters) if card in who.progress]
        return [e.state.figures[c].field for c in keepers]
    if kind == "edge":
        return [field for field in naming.edge_fields(number_of(target)) if field >= 0]
    return []


def in_reach(e: Engine, c: int, reach: Range | None, target: str, scope: Scope) -> bool:
    """Whether a target was in range of a character when the action was named (ETH-RNG-03)."""
    places = fields_of(e, target, scope)
    if not places or reach is None:
        return True
    then_in_range = scope.get("in_range")
    if then_in_range is not None:
        return any(field in then_in_range for field in places)
    then = scope.get("fields") or {}
    start = then.get(str(c), e.state.figures[c].field)
    return any(is_within(e, start, reach, field) for field in places)
