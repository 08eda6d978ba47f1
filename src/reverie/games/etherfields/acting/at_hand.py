"""What a character has at hand: abilities on its cards, in play for it, on the back of its deck.

Whether they can be used now is another question (`actions.py`, `interrupts.py`). Lists of commands ask here all the
time, so what follows from the content alone is worked out once for it, and what follows from what is in play once for
every change of that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from reverie.games.etherfields.acting.reach import is_within, reach_of
from reverie.games.etherfields.content.model import Ability, Influence
from reverie.games.etherfields.content.walking import effects
from reverie.games.etherfields.core.sources import Source
from reverie.games.etherfields.language.in_play import in_play

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

PERSONAL = {"progress", "mask", "weakness", "memory", "companion"}  # only the holder uses them; items all (ETH-ITM-02)
ON_FIELD = {"field", "socket", "rift"}  # need the character on their field, if they have one (ETH-ACT-03, ETH-ACT-15)
NO_HELP, OWN_HELP, HELP = 0, 1, 2  # in a payment: none, only of its own user, of anybody
# What may make a payment possible: intents, or another price or value; cards and items to pay with.
FOR_ANYBODY = frozenset({"gain_intent", "action_cost", "lay_cost", "intent_value", "equip_item", "gain_item"})
FOR_ITSELF = frozenset({"draw", "search", "return_progress_to_hand", "swap_hand_card"})


class Offer(NamedTuple):
    """What a design offers to whoever holds such a card."""

    actions: tuple[Ability, ...]  # in hand
    interrupts: tuple[Ability, ...]  # in hand
    back: Ability | None  # on top of a deck


# ---- cards ------------------------------------------------------------------------------------------------------


def offer_of(e: Engine, ref: str) -> Offer:
    """What a design offers; progress cards give their abilities only when laid (ETH-PRG-01)."""
    known: dict[str, Offer] = e.content_cache("offers")
    found = known.get(ref)
    if found is None:
        design = e.content.things[ref]
        if not isinstance(design, Influence):
            found = Offer((), (), None)
        else:
            abilities = design.abilities if design.lay_cost is None else ()
            found = Offer(
                tuple(ability for ability in abilities if ability.kind == "action"),
                tuple(ability for ability in abilities if ability.kind == "interrupt"),
                back_of(e, design),
            )
        known[ref] = found
    return found


def back_of(e: Engine, design: Influence) -> Ability | None:
    """What stands on the back of a card: of the character in whose deck it starts, and two may share an archetype (a
    lucid one, a fifth); of the archetype if it starts in nobody's."""
    if design.starting_of is None:
        return None
    people = e.content.character.values()
    owner = next((one for one in people if any(card == design.id for card, _ in one.deck)), None)
    owner = owner or next((one for one in people if one.archetype == design.starting_of), None)
    return owner.back_action if owner is not None else None


def in_hand(e: Engine, c: int, quick: bool) -> list[tuple[Ability, int]]:
    """The actions, or interrupts, on the cards in a hand; those of one design count once."""
    design = e.state.design
    known: dict[str, Offer] = e.content_cache("offers")
    found: list[tuple[Ability, int]] = []
    seen = set()
    for card in e.state.characters[c].hand:
        ref = design[card]
        offer = known.get(ref) or offer_of(e, ref)
        abilities = offer.interrupts if quick else offer.actions
        if abilities and ref not in seen:
            seen.add(ref)
            found += [(ability, card) for ability in abilities]
    return found


def top_back(e: Engine, c: int) -> tuple[Ability, int] | None:
    """The action on the back of the top card of a deck (ETH-BCK-01), seen by all (ETH-BCK-02): of the archetype the
    card started with, whoever has bought it (ETH-MKT-05)."""
    deck = e.state.characters[c].deck
    back = offer_of(e, e.state.design[deck[0]]).back if deck else None
    return (back, deck[0]) if back is not None else None


# ---- in play ----------------------------------------------------------------------------------------------------


def is_quick(source: Source) -> bool:
    """Whether something in play may be used in between; the active mask at any time (ETH-MSK-02)."""
    return source.ability.kind == "interrupt" or (source.zone == "mask" and source.ability.kind == "action")


def in_play_for(e: Engine, c: int, quick: bool) -> list[Source]:
    """The actions, or interrupts, in play that a character may use where it stands."""
    found = []
    for source, is_measured in around(e, c, quick):
        if not is_measured or is_placed(e, c, source):
            found.append(source)
    return found


def around(e: Engine, c: int, quick: bool) -> list[tuple[Source, bool]]:
    """What is in play for a character on its field, and whether more than standing there is asked for.

    Kept for what is in play and the field: an action printed in a field is left out everywhere else.
    """
    sources = in_play(e)  # empties the caches if what is in play has changed
    here = e.state.figures[c].field
    key = ("around", c, here, quick)
    known: list[tuple[Source, bool]] | None = e.caches.get(key)
    if known is None:
        known = e.caches[key] = []
        for source in sources:
            if not (is_quick(source) if quick else source.ability.kind == "action"):
                continue
            if source.zone in PERSONAL and source.holder != c:
                continue
            if not is_bound(source):
                known.append((source, is_ranged(source)))
            elif source.field == here:
                known.append((source, False))
    return known


def is_bound(source: Source) -> bool:
    """Whether a character must stand on the very field of an action; for a general rule it need not (ETH-GRL-01)."""
    return source.zone in ON_FIELD and source.field >= 0 and source.ability.keyword == "none"


def is_ranged(source: Source) -> bool:
    """Whether a character must have the field of an action, or the creature it is printed on, in range; without a range
    or keyword a creature is dealt with from anywhere (ETH-ACT-04)."""
    ability = source.ability
    if source.zone in ON_FIELD:
        return source.field >= 0 and ability.keyword != "none"
    return source.zone == "creature" and ability.keyword == "none" and ability.range is not None


def is_placed(e: Engine, c: int, source: Source) -> bool:
    """Whether a character has in range what an action needs."""
    here, reach = e.state.figures[c].field, reach_of(e, c, source.ability)
    if source.zone in ON_FIELD:
        return is_within(e, here, reach, source.field)
    return any(
        is_within(e, here, reach, one.field)
        for one in e.state.figures.values()
        if one.kind == "creature" and one.of == source.instance
    )


# ---- interrupts -------------------------------------------------------------------------------------------------


def interrupts_of(e: Engine, c: int) -> list[tuple[Ability, Any, str]]:
    """The interrupts a character holds or may use, masks and backs among them (ETH-INT-06): ability, instance, zone."""
    return quick_ones(e, c)[0]


def quick_ones(e: Engine, c: int) -> tuple[list[tuple[Ability, Any, str]], int]:
    """The same, and the best help that they can bring to a payment: kept for what is in play, the field and the cards,
    unless something has to be in range."""
    known: tuple[list[tuple[Ability, Any, str]], int] | None = e.instant.get(("interrupts", c))
    if known is not None:
        return known
    in_play(e)  # empties the caches if what is in play has changed
    who = e.state.characters[c]
    key = ("interrupts", c, e.state.figures[c].field, *who.deck[:1], -1, *who.hand)
    known = e.caches.get(key)
    if known is None:
        found: list[tuple[Ability, Any, str]] = [(ability, card, "hand") for ability, card in in_hand(e, c, True)]
        for source in in_play_for(e, c, True):
            found.append((source.ability, source.instance, source.zone))
        back = top_back(e, c)
        if back is not None and back[0].kind == "interrupt":
            found.append((back[0], back[1], "back"))
        known = found, max((help_of(e, ability) for ability, _, _ in found), default=NO_HELP)
        if not any(is_measured for _, is_measured in around(e, c, True)):
            e.caches[key] = known
    e.instant["interrupts", c] = known
    return known


def words_in(e: Engine, ref: str) -> set[str]:
    """Every effect word in a list, and in the lists inside it, options and tables among them; of modifiers the stat."""
    known: dict[str, set[str]] = e.content_cache("words_in")
    found = known.get(ref)
    if found is None:
        found = set()
        for word in effects(e.content, ref) if ref in e.content.lists else ():
            found.add(word.args["stat"].name if word.name == "modifier" else word.name)
        known[ref] = found
    return found


def could_help(e: Engine, c: int) -> bool:
    """Whether a payment of a character could be helped by something that is used in between: somebody holds something
    that brings intents, or the payer something that draws cards."""
    known: list[bool] | None = e.instant.get("help")
    if known is None:
        best = [quick_ones(e, one)[1] for one in range(e.team_size)]
        known = e.instant["help"] = [HELP in best or one != NO_HELP for one in best]
    return known[c]


def help_of(e: Engine, ability: Ability) -> int:
    """What help an ability can bring to a payment."""
    known: dict[str, int] = e.content_cache("help")
    found = known.get(ability.ref)
    if found is None:
        words = set().union(*(words_in(e, way.do) for way in ability.ways))
        if ability.when is not None and ability.when.name == "payment_opened":
            who = ability.when.args.get("who")
            found = OWN_HELP if who is None or who.name in ("self", "actor") else HELP
        else:
            found = HELP if words & FOR_ANYBODY else OWN_HELP if words & FOR_ITSELF else NO_HELP
        known[ability.ref] = found
    return found
