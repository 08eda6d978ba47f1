"""What an ability costs here and now: intents to be paid step by step, and everything else that is taken at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.at_hand import could_help
from reverie.games.etherfields.acting.payment import MOST_LUCK, can_boost, most_of, values_are_printed
from reverie.games.etherfields.content.model import COLORS, INTENTS, Ability, Components, Cost, Word
from reverie.games.etherfields.core.operations import influence_in_deck
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.language.evaluating import amount
from reverie.games.etherfields.language.markers import count_markers
from reverie.games.etherfields.language.modifiers import costs, is_touched, price

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

OWN_CARD = {"seal_self", "discard_self", "remove_self"}  # the card in use is the price


NOTHING: Mapping[str, int] = {}
MISSING: Any = object()  # nobody has asked yet
UNAFFORDABLE, OUT_OF_REACH, IN_REACH = 0, 1, 2  # how much there is for a price: see `means_for`


def intents_of(e: Engine, components: Components, scope: Scope, color: str | None) -> Mapping[str, int]:
    """The intents that an alternative asks for, by colour; components of one colour are added up (ETH-PAY-12)."""
    if components.printed is not None:
        return components.printed[color]
    asked: dict[str, int] = {}
    for word in components:
        if word.name not in INTENTS:
            continue
        wanted = word.args["color"]
        if wanted == "any_one":
            wanted = color or COLORS[0]
        n = 1 if word.args["n"] == "X" else amount(e, word.args["n"], scope)
        if word.name == "team_times":
            n *= e.team_size  # one payment, no group action (ETH-PAY-10)
        asked[wanted] = asked.get(wanted, 0) + n
    return asked


def changed_by(
    e: Engine, c: int, ability: Ability | None, asked: Mapping[str, int], lay: bool
) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """What modifiers make of it: the amounts with increases, and the reductions, which count once (ETH-PAY-11)."""
    if not is_touched(e, "lay_cost" if lay else "action_cost"):
        return asked, NOTHING
    needs: dict[str, int] = {}
    less: dict[str, int] = {}
    for color, n in asked.items():
        if n == 0:
            needs[color] = 0  # a cost printed as free stays free
            continue
        increase, reduction = costs(e, c, ability, color, lay)
        needs[color] = price(e, c, ability, color, n, lay) + increase
        if reduction:
            less[color] = reduction
    return needs, less


def amount_of(e: Engine, word: Word, scope: Scope) -> int:
    """How much of a component other than intents is to be paid."""
    n = word.args.get("n", 1)
    if n == "X":
        return int(scope.get("x", 1))
    if n == "any":
        return int(scope.get("any", 1))  # at least one (ETH-BCK-07)
    return amount(e, n, scope)


def times_affordable(e: Engine, c: int, components: Components, scope: Scope, most: int = 99) -> int:
    """How many times everything except the intents could be paid now (ETH-PAY-07, ETH-FGT-05)."""
    if not components.rest:
        return most
    who = e.character(c)
    cards_left = len([card for card in who.hand if card != scope.get("instance")])
    influence_left = cards_left  # weaknesses never come into a hand (ETH-WEK-04)
    for word in components.rest:
        name = word.name
        n = amount_of(e, word, scope)
        if name in OWN_CARD:
            most = min(most, 1)
            continue
        if name == "take_off_mask":
            most = min(most, 1 if who.mask is not None else 0)
            continue
        if n <= 0:
            continue
        have = available(e, c, word, scope, cards_left, influence_left)
        most = min(most, have // n)
        if name in ("discard_cards", "discard_influence", "return_to_market"):
            cards_left -= n  # two components cannot take the same card
            influence_left = cards_left
    return most


def available(e: Engine, c: int, word: Word, scope: Scope, cards: int, influence: int) -> int:
    """How much of a component there is."""
    who, team, name = e.character(c), e.state.team, word.name
    if name == "suffering":
        return 99  # paying suffering that kills is a legal choice
    if name == "glowstone":
        return who.glowstones
    if name == "ether":
        return who.ether
    if name == "spirit":
        return who.spirits
    if name == "key":
        return team.keys
    if name == "hours":
        return team.hours
    if name == "seal":
        return influence_in_deck(e, c)
    if name == "each_seals":
        return min(influence_in_deck(e, one) for one in range(e.team_size))  # ETH-GEN-03
    if name in ("discard_cards", "return_to_market"):
        return cards
    if name == "discard_influence":
        return influence
    if name == "discard_top":
        return len(who.deck)
    if name == "flip_progress":
        return len([card for card in who.progress if card not in who.flipped and card != scope.get("instance")])
    if name == "discard_progress":
        return len([card for card in who.progress if card != scope.get("instance")])
    if name == "discard_item":
        return len(team.items)
    if name == "marker":
        return markers_at(e, c, word.args["kind"], word.args.get("from", "here"), scope)
    raise KeyError(name)


def markers_at(e: Engine, c: int, kind: str, place: str, scope: Scope) -> int:
    """How many markers of a kind lie where a cost may take them from."""
    return count_markers(e, kind, place, scope, c)


def means_for(
    e: Engine, c: int, ability: Ability | None, components: Components, scope: Scope, lay: bool = False
) -> int:
    """Whether an alternative can be named now: whatever it asks for besides intents must be there (ETH-PAY-07). If it
    is, intents that hand, items, a boost and help cannot bring may be asked for all the same (OUT_OF_REACH): such a
    payment is begun and given up (ETH-PAY-09)."""
    if components.rest and times_affordable(e, c, components, scope, 1) < 1:
        return UNAFFORDABLE
    if not components.has_intents or could_help(e, c):  # help brings any price within reach
        return IN_REACH
    if components.printed is None:
        return by_intents(e, c, ability, components, scope, lay)
    purse = purse_of(e, c)
    if purse is None:
        return by_intents(e, c, ability, components, scope, lay)
    card = scope.get("instance")
    key = (id(components), card if card in e.state.characters[c].hand else None)
    found = purse.get(key)
    if found is None:
        found = purse[key] = by_intents(e, c, ability, components, scope, lay)
    return found


def purse_of(e: Engine, c: int) -> dict[tuple[int, Any], int] | None:
    """What was found out about prices with the very cards that a character holds now: (price, the card that is played
    itself) -> means; None while something changes what cards are worth or what things cost."""
    known: dict[tuple[int, Any], int] | None = e.instant.get(("purse", c), MISSING)
    if known is MISSING:
        known = None
        if values_are_printed(e):
            key = ("purse", c, can_boost(e, c), *e.state.characters[c].hand)
            known = e.caches.get(key)
            if known is None:
                known = e.caches[key] = {}
        e.instant["purse", c] = known
    return known


def by_intents(
    e: Engine, c: int, ability: Ability | None, components: Components, scope: Scope, lay: bool = False
) -> int:
    """Whether the intents of an alternative are within reach, in any colour that may be named."""
    for color in components.colors:
        asked = intents_of(e, components, scope, color)
        needs, less = changed_by(e, c, ability, asked, lay)
        if within_reach(e, c, needs, less, scope):
            return IN_REACH
    return OUT_OF_REACH


def open_ones(e: Engine, c: int, ability: Ability | None, cost: Cost, scope: Scope, lay: bool = False) -> list[int]:
    """The alternatives that can be named now: those within reach, or, if none is, all that are affordable."""
    means = [means_for(e, c, ability, components, scope, lay) for components in cost]
    most = max(means)
    return [number for number, one in enumerate(means) if one == most > UNAFFORDABLE]


def within_reach(e: Engine, c: int, needs: Mapping[str, int], less: Mapping[str, int], scope: Scope) -> bool:
    """Whether a payment could come about at all: with hand and items, a boost, or anything that may be used in
    between."""
    if could_help(e, c):
        return True
    missing, payable = 0, 0
    for color, n in needs.items():
        left = n - less.get(color, 0)
        if left > 0:
            most = most_of(e, c, color, scope.get("instance"))
            payable += most
            if left > most:
                missing += left - most
    if missing == 0:
        return True
    # A boost needs at least one intent paid before it (ETH-BST-01).
    return missing <= MOST_LUCK and payable > 0 and can_boost(e, c)


def demands(e: Engine, components: Components, scope: Scope) -> list[list[Any]]:
    """Everything except intents as plain data: [word, amount, …], in printed order."""
    return [[word.name, amount_of(e, word, scope), dict(word.args)] for word in components.rest]
