"""Which actions a character can name now (6.12): found in hand, in play, among the basic ones.

An action is described by plain data, the `Named` dict that the frame "action" begins with:

    actor      the character
    ability    ref of the ability
    instance   card number, field, creature …
    zone       where it was found: hand | again | back | progress | mask | item | field | creature | …
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.at_hand import in_hand, in_play_for, top_back
from reverie.games.etherfields.acting.costs import IN_REACH, OUT_OF_REACH, UNAFFORDABLE, intents_of, means_for
from reverie.games.etherfields.acting.groups import begun_color
from reverie.games.etherfields.acting.reach import in_reach, reach_of
from reverie.games.etherfields.acting.targets import legal
from reverie.games.etherfields.content.model import Ability, Components
from reverie.games.etherfields.core import limits
from reverie.games.etherfields.core.engine import Choice
from reverie.games.etherfields.core.scopes import snapshot
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.language.evaluating import all_hold, select
from reverie.games.etherfields.language.finding import figures_named

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

DREAM_ACTIONS = {"field", "gate", "slumber", "tile", "rift", "creature", "socket"}  # as a class (ETH-ACT-11)


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
    """Who answers choices inside an ability that a character uses (ETH-GEN-02, 9.3)."""
    return "team" if ability.decider == "team" else c


def candidates(e: Engine, c: int, ability: Ability, scope: Scope) -> list[str] | None:
    """The targets an action could have now; None: it has none and needs none (ETH-ACT-16).

    Interactions with a keyword are about one figure of their creature, even if the text does not say so (ETH-FGT-04).
    """
    if ability.target is not None:
        found = select(e, ability.target, scope)
    elif ability.keyword != "none" and ability.source.startswith("creature:"):
        found = [f"figure:{number}" for number in figures_named(e, "creature", ability.source[9:])]
    else:
        return None
    reach = reach_of(e, c, ability)
    if reach is not None:
        found = [target for target in found if in_reach(e, c, reach, target, scope)]
    return found if ability.target is None else legal(e, ability, found, scope)


def can_name(e: Engine, c: int, ability: Ability, instance: Any, zone: str, least: int = IN_REACH) -> int:
    """Whether a character can name an ability: place, requirements, limit, target, price (ETH-ACT-02); 0 if not, else
    OUT_OF_REACH or IN_REACH, if its means are at least that.

    Requirements must hold now, not afterwards (ETH-ACT-08); the same holds for an instalment (ETH-GRP-03).
    """
    if e.state.encounter.kind not in ability.scope or not limits.is_left(e, ability, instance, c):
        return UNAFFORDABLE
    scope = scope_of(e, c, ability, instance, zone)
    if ability.requires and not all_hold(e, ability.requires, scope):
        return UNAFFORDABLE
    means = most_means(e, c, ability, range(len(ability.ways)), scope)
    if means < least:
        return UNAFFORDABLE
    targets = candidates(e, c, ability, scope)
    return means if targets is None or targets else UNAFFORDABLE


def most_means(e: Engine, c: int, ability: Ability, ways: Iterable[int], scope: Scope) -> int:
    """What there is for the best alternative of some ways."""
    most = UNAFFORDABLE
    for way in ways:
        for components in ability.ways[way].cost:
            if can_begin(e, ability, components, scope):
                means = means_for(e, c, ability, components, scope)
                if means == IN_REACH:
                    return means
                most = max(most, means)
    return most


def open_costs(e: Engine, c: int, ability: Ability, way: int, scope: Scope) -> list[int]:
    """The alternatives of a way that can be named now: those within reach if any of the ability is, else all that are
    affordable (ETH-PAY-01, ETH-PAY-07)."""
    most = most_means(e, c, ability, range(len(ability.ways)), scope)
    if most == UNAFFORDABLE:
        return []
    return [
        number
        for number, components in enumerate(ability.ways[way].cost)
        if can_begin(e, ability, components, scope) and means_for(e, c, ability, components, scope) == most
    ]


def can_begin(e: Engine, ability: Ability, components: Components, scope: Scope) -> bool:
    """Whether a group action allows an alternative: it keeps the colour it was begun with (ETH-GRP-05)."""
    if not ability.group or not components.has_intents or components.asks_for_color:
        return True
    begun = begun_color(e, ability)
    return begun is None or begun in intents_of(e, components, scope, None)


def name_of_ability(e: Engine, ability: Ability) -> str:
    """An ability in the words of an action: `bluff`, `lodger#talk`."""
    known: dict[str, str] = e.content_cache("names")
    found = known.get(ability.ref)
    if found is None:
        found = known[ability.ref] = named(e, ability)
    return found


def named(e: Engine, ability: Ability) -> str:
    """The thing, if it has no other ability to be named, else thing and ability."""
    thing = ability.source.partition(":")[2]
    whole = ability.ref.partition(":")[2]
    if ability.source.startswith(("influence:", "item:", "mask:", "weakness:")):
        siblings = [one for one in e.content.things[ability.source].abilities if one.kind in ("action", "interrupt")]
        return thing if len(siblings) == 1 else whole
    return whole


def choice_of(e: Engine, c: int, ability: Ability, instance: Any, zone: str, means: int = IN_REACH) -> Choice:
    """The command to use an ability. It leaves the question open: when it is over, the question is asked again."""
    verb = {"hand": "play", "back": "turn"}.get(zone, "use")
    what = {"actor": c, "ability": ability.ref, "instance": instance, "zone": zone}
    return Choice(
        verb,
        True,
        name_of_ability(e, ability),
        "ability",
        actor=e.character(c).id,
        side=("action", what),
        seat=c,
        short=means != IN_REACH,
    )


def named_by(e: Engine, c: int) -> list[tuple[Ability, Any, str]]:
    """Every action that a character could name in the action step (ETH-ACT-01), whether or not it can now: ability,
    instance, zone."""
    found: list[tuple[Ability, Any, str]] = [
        (ability, card, "hand") for ability, card in in_hand(e, c, False)
    ]  # cards are played from the hand, in this step (ETH-ACT-06)
    found += [(source.ability, source.instance, source.zone) for source in in_play_for(e, c, False)]
    back = top_back(e, c)
    if back is not None and back[0].kind == "action":
        found.append((back[0], back[1], "back"))
    return found


def usable(e: Engine, c: int) -> list[Choice]:
    """Every action of cards, creatures, tiles and the rest that a character can name in the action step
    (ETH-ACT-01), those last whose intents are out of reach."""
    found: list[Choice] = []
    short: list[Choice] = []
    for ability, instance, zone in named_by(e, c):
        means = can_name(e, c, ability, instance, zone, OUT_OF_REACH)
        if means:
            (found if means == IN_REACH else short).append(choice_of(e, c, ability, instance, zone, means))
    return found + short
