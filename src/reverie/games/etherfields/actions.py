"""Which actions a character can name now (6.12): found in hand, in play, among the basic ones.

An action is described by plain data, the `Named` dict that the frame "action" begins with:

    actor      the character
    ability    ref of the ability
    instance   card number, field, creature …
    zone       where it was found: hand | again | back | progress | mask | item | field | creature | …
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields import limits
from reverie.games.etherfields.conditions import all_hold
from reverie.games.etherfields.costs import asks_for_color, has_intents, intents_of, is_open
from reverie.games.etherfields.engine import Choice
from reverie.games.etherfields.groups import begun_color
from reverie.games.etherfields.in_play import Source, in_play
from reverie.games.etherfields.pack.model import Ability
from reverie.games.etherfields.reach import in_reach, is_within, reach_of
from reverie.games.etherfields.scopes import snapshot
from reverie.games.etherfields.selectors import select
from reverie.games.etherfields.state import Scope

if TYPE_CHECKING:
    from reverie.games.etherfields.engine import Engine

PERSONAL = {"progress", "mask", "weakness", "memory", "companion"}  # only the holder uses them
ON_FIELD = {"field", "socket", "rift"}  # need the character on their field, if they have one (ACT-03, ACT-15)
DREAM_ACTIONS = {"field", "gate", "slumber", "tile", "rift", "creature", "socket"}  # as a class (ACT-11)


def scope_of(e: Engine, c: int, ability: Ability, instance: Any, zone: str) -> Scope:
    """What the texts of an action refer to."""
    return {
        "source": ability.source,
        "instance": instance,
        "ability": ability.ref,
        "self": c,
        "actor": c,
        "zone": zone,
        "targets": [],
        "paid": [],
        "fields": where_all_stand(e),
        "chosen": [],
        "cause": {"kind": "action", "source": ability.source, "zone": zone},
        "decider": decider_of(ability, c),
    }


def where_all_stand(e: Engine) -> dict[str, int]:
    """The fields of all figures now; the same for every action that is looked at in one list, and never changed."""
    known: dict[str, int] | None = e.instant.get("fields")
    if known is None:
        known = e.instant["fields"] = snapshot(e)
    return known


def decider_of(ability: Ability, c: int) -> int | str:
    """Who answers choices inside an ability that a character uses (GEN-02, 9.3)."""
    return "team" if ability.decider == "team" else c


def candidates(e: Engine, c: int, ability: Ability, scope: Scope) -> list[str] | None:
    """The targets an action could have now; None: it has none and needs none (ACT-16).

    Interactions with a keyword are about one figure of their creature, even if the text does not say so (FGT-04).
    """
    reach = reach_of(e, c, ability)
    if ability.target is not None:
        return [target for target in select(e, ability.target, scope) if in_reach(e, c, reach, target, scope)]
    if ability.keyword != "none" and ability.source.startswith("creature:"):
        name = ability.source[9:]
        figures = [f"figure:{n}" for n, one in e.state.figures.items() if one.kind == "creature" and one.of == name]
        return [target for target in figures if in_reach(e, c, reach, target, scope)]
    return None


def is_placed(e: Engine, c: int, source: Source) -> bool:
    """Whether a character stands where an action needs it."""
    ability, field = source.ability, source.field
    here = e.state.figures[c].field
    if source.zone in ON_FIELD and field >= 0:
        if ability.keyword == "none":
            return here == field
        return is_within(e, here, reach_of(e, c, ability), field)
    if source.zone == "creature" and ability.keyword == "none" and ability.range is not None:
        reach = reach_of(e, c, ability)
        return any(
            is_within(e, here, reach, one.field)
            for one in e.state.figures.values()
            if one.kind == "creature" and one.of == source.instance
        )
    return True


def can_name(e: Engine, c: int, ability: Ability, instance: Any, zone: str) -> bool:
    """Whether a character can name an ability: place, requirements, limit, target, price (ACT-02)."""
    if e.state.encounter.kind not in ability.scope or not limits.is_left(e, ability, instance, c):
        return False
    scope = scope_of(e, c, ability, instance, zone)
    if ability.requires and not all_hold(e, ability.requires, scope):
        return False
    targets = candidates(e, c, ability, scope)
    if targets is not None and not targets:
        return False
    return any(open_costs(e, c, ability, number, scope) for number in range(len(ability.ways)))


def open_costs(e: Engine, c: int, ability: Ability, way: int, scope: Scope) -> list[int]:
    """The alternatives of a price that can be named now; a group action keeps the colour it was begun with (GRP-05)."""
    begun = begun_color(e, ability) if ability.group else None
    found = []
    for number, components in enumerate(ability.ways[way].cost):
        fixed = begun is not None and has_intents(components) and not asks_for_color(components)
        if fixed and begun not in intents_of(e, components, scope, None):
            continue
        if is_open(e, c, ability, components, scope):
            found.append(number)
    return found


def name_of_ability(e: Engine, ability: Ability) -> str:
    """An ability in the words of an action: `bluff`, `lodger#talk`."""
    thing = ability.source.partition(":")[2]
    whole = ability.ref.partition(":")[2]
    if ability.source.startswith(("influence:", "item:", "mask:", "weakness:")):
        siblings = [one for one in e.content.things[ability.source].abilities if one.kind in ("action", "interrupt")]
        return thing if len(siblings) == 1 else whole
    return whole


def choice_of(e: Engine, c: int, ability: Ability, instance: Any, zone: str) -> Choice:
    """The command to use an ability. It leaves the question open: when it is over, the question is asked again."""
    verb = {"hand": "play", "back": "turn"}.get(zone, "use")
    named = {"actor": c, "ability": ability.ref, "instance": instance, "zone": zone}
    return Choice(
        verb,
        True,
        name_of_ability(e, ability),
        "ability",
        actor=e.character(c).id,
        side=("action", named),
        seat=c,
    )


def in_hand(e: Engine, c: int, kind: str) -> list[tuple[Ability, int]]:
    """The abilities of a kind on the cards in a hand; progress cards give theirs only when laid (PRG-01)."""
    found, seen = [], set()
    for card in e.character(c).hand:
        ref = e.state.design[card]
        if ref in seen:
            continue
        seen.add(ref)
        design = e.content.influence[ref[10:]]
        if design.lay_cost is None:
            found += [(ability, card) for ability in design.abilities if ability.kind == kind]
    return found


def top_back(e: Engine, c: int) -> tuple[Ability, int] | None:
    """The action on the back of the top card of a deck (BCK-01): of the archetype the card started with."""
    deck = e.character(c).deck
    if not deck or not e.state.design[deck[0]].startswith("influence:"):
        return None
    archetype = e.content.influence[e.state.design[deck[0]][10:]].starting_of
    if archetype is None:
        return None
    back = backs(e).get(archetype)
    return (back, deck[0]) if back is not None else None


def backs(e: Engine) -> dict[str, Ability]:
    """The back actions by archetype."""
    found: dict[str, Ability] | None = e.caches.get("backs")
    if found is None:
        found = {one.archetype: one.back_action for one in e.content.character.values() if one.back_action is not None}
        e.caches["backs"] = found
    return found


def usable(e: Engine, c: int) -> list[Choice]:
    """Every action of cards, creatures, tiles and the rest that a character can name in the action step (ACT-01)."""
    found = []
    for ability, card in in_hand(e, c, "action"):
        if can_name(e, c, ability, card, "hand"):
            found.append(choice_of(e, c, ability, card, "hand"))
    for source in in_play(e):
        ability = source.ability
        if ability.kind != "action" or (source.zone in PERSONAL and source.holder != c):
            continue
        if is_placed(e, c, source) and can_name(e, c, ability, source.instance, source.zone):
            found.append(choice_of(e, c, ability, source.instance, source.zone))
    back = top_back(e, c)
    if back is not None and back[0].kind == "action" and can_name(e, c, back[0], back[1], "back"):
        found.append(choice_of(e, c, back[0], back[1], "back"))
    return found
