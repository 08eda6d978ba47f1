"""Lists of commands that are found again: what one character can do is the same as long as all that it depends on is.

Nobody has to announce a change: everything that is looked at is written down, quickly, as a few bytes (`marshal`, which
is deterministic for equal numbers and words), and compared with what was there the last time. What cannot be compared
cheaply, the cards of others and what lies in piles, is not looked at by most texts; a list that holds an ability that
may look there (`is_steady`) is never kept. `tests/games/etherfields/test_kept.py` compares it with a fresh engine.
"""

from __future__ import annotations

from collections.abc import Iterable
from marshal import dumps
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.actions import named_by
from reverie.games.etherfields.acting.at_hand import could_help
from reverie.games.etherfields.acting.laying import design_of
from reverie.games.etherfields.content.model import Ability, Influence, Option, Word
from reverie.games.etherfields.language.expressions import ZONES
from reverie.games.etherfields.language.modifiers import index

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

FORMAT = 2  # of `marshal`: without references, which depend on who else holds a thing
# Conditions, selectors and amounts that look at nothing but what `table` and `belongings` write down.
STEADY = {
    "all", "any", "not", "==", "!=", "<", "<=", ">", ">=", "in", "encounter", "gate", "phase", "round", "last_round",
    "suit_is", "suit_in", "blocked_steps", "terrain", "on_tag", "on_field", "on_tile", "distance", "same_field",
    "path_exists", "enclosed", "count", "markers", "intent_markers", "progress", "archetype", "state", "mutated",
    "flag", "script_read", "gate_status", "season", "dream_done", "team_size", "solo", "socket_active", "wall",
    "tile_placed", "rift_free", "card_in_play", "self", "actor", "target", "team", "this", "character",
    "characters_on", "creature", "creatures_in_range", "figure", "figures_in_range", "companion", "field", "tile",
    "edge", "socket", "step", "X", "paid", "round_number", "mutations", "+", "-", "*", "min", "max", "floor_div",
}  # fmt: skip


def is_steady(what: Any) -> bool:
    """Whether a text, or a part of one, looks at nothing but what is written down."""
    if isinstance(what, Word):
        return is_steady_word(what) and all(is_steady(one) for one in what.args.values())
    if isinstance(what, Option):
        return False
    if isinstance(what, list | tuple):
        return all(is_steady(one) for one in what)
    return True


def is_steady_word(word: Word) -> bool:
    """The same of a word without its parameters."""
    args = word.args
    if word.name == "card":
        return bool(args.get("pick", "this") == "this")
    if word.name == "resource":
        return args["kind"] not in ZONES or args.get("who") is None
    if word.name == "has":
        return args.get("card") is None or args.get("who") is None
    return word.name in STEADY


def is_steady_ability(e: Engine, ability: Ability) -> bool:
    """Whether nothing else decides if an ability can be named: what it requires, its targets, its prices."""
    known: dict[str, bool] = e.content_cache("steady")
    found = known.get(ability.ref)
    if found is None:
        costs = [word for way in ability.ways for components in way.cost for word in components]
        found = is_steady((ability.requires, ability.target)) and are_steady_prices(costs)
        known[ability.ref] = found
    return found


def are_steady_prices(words: Iterable[Word]) -> bool:
    """Whether prices look at the payer's own cards alone: others' decks are not written down."""
    return all(word.name != "each_seals" and is_steady(word.args.get("n")) for word in words)


def is_steady_card(e: Engine, design: Influence) -> bool:
    """The same for laying a progress card."""
    known: dict[str, bool] = e.content_cache("steady cards")
    found = known.get(design.ref)
    if found is None:
        prices = [word for components in design.lay_cost or () for word in components]
        found = known[design.ref] = is_steady(design.requires) and are_steady_prices(prices)
    return found


def changes_are_steady(e: Engine) -> bool:
    """Whether nothing else decides what changes numbers and rules now; found once for what is in play."""
    entries = index(e)
    found: bool | None = e.caches.get("steady")
    if found is None:
        found = e.caches["steady"] = all(
            (one.made is None or one.made.duration not in ("until", "while_marker"))
            and is_steady((one.conditions, one.value, one.who, list(one.filters.values())))
            for several in entries.values()
            for one in several
        )
    return found


def is_steady_list(e: Engine, c: int) -> bool:
    """Whether the commands of a character follow from nothing but what is written down."""
    return (
        changes_are_steady(e)
        and all(is_steady_ability(e, ability) for ability, _, _ in named_by(e, c))
        and all(is_steady_card(e, design_of(e, card)) for card in e.state.characters[c].hand)
    )


def table(e: Engine) -> bytes:
    """All that lies open for everybody and may change what somebody can do; true until the next handler runs."""
    known: bytes | None = e.instant.get("table")
    if known is None:
        state, team, here, land = e.state, e.state.team, e.state.encounter, e.state.land
        people = [
            (one.suffering, one.ether, one.glowstones, one.spirits, one.masks, one.mask, one.progress, one.flipped)
            for one in state.characters
        ]
        known = e.instant["table"] = dumps(
            (
                e.version, people,
                [(number, one.of, one.field, one.states) for number, one in state.figures.items()],
                [(one.id, one.mutations, one.markers, one.is_poisoned) for one in here.creatures],
                team.first_player, team.hours, team.keys, team.items, team.store, team.wisdoms, team.clues, team.flags,
                team.scripts_read, team.gates, team.season, team.unlocked,
                here.kind, here.source, here.round, here.phase, here.step, here.blocked_steps, here.revealed,
                here.turn_deck[:1], len(here.turn_deck), here.secrets, here.intent_markers, here.companions,
                land.shape, land.tiles, land.overlays, land.terrain, land.markers, land.sockets, land.used, land.rifts,
                land.walls, land.wall_changes,
                state.supply, state.uses, state.loose, state.of_slumber, state.blocked,
            ),
            FORMAT,
        )  # fmt: skip
    return known


def belongings(e: Engine, c: int) -> bytes:
    """What only the character's own commands depend on: its cards, and whether a payment of it could be helped."""
    who = e.state.characters[c]
    cards = (who.hand, who.deck, who.discard, who.sealed, who.weaknesses, who.limbo, who.aside, who.memories)
    return dumps((cards, could_help(e, c)), FORMAT)
