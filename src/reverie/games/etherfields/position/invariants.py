"""The invariants of the law (3.5), one function each, and when they are looked at.

`after_operation` is what every test of Etherfields hangs into `operations.watch`: it looks after every atomic operation
(3.6) at the first six. `at_rest` looks at all seven whenever somebody is asked; what was allowed only because something
was under way is not allowed then.

A function raises `Broken`, which names the invariant, and says what is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from reverie.games.etherfields.acting.laying import progress_limit
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.core.state import Character
from reverie.games.etherfields.land import tokens_on
from reverie.games.etherfields.land.capacity import ROOM
from reverie.games.etherfields.language.effects.possessions import item_slots
from reverie.games.etherfields.language.modifiers import suffering_limit
from reverie.games.etherfields.rounds import setup
from reverie.games.etherfields.rounds.drawing import hand_limit

Invariant = Callable[[Engine], None]


class Broken(AssertionError):
    """An invariant does not hold."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(f"invariant {number}: {what}")
        self.number = number


# ---- 1 --------------------------------------------------------------------------------------------------------------


def every_card_in_one_zone(e: Engine) -> None:
    """1. A card instance is in exactly one zone."""
    state, team, here = e.state, e.state.team, e.state.encounter
    people = everybody(e)
    piles = [op.zone_of(who, zone) for who in people for zone in op.ZONES]
    piles += [one.stash for one in state.campaign.kept] if state.campaign is not None else []
    piles += [team.weakness_deck, team.market, team.removed_cards]
    cards = [card for pile in piles for card in pile]
    if len(cards) != len(state.design) or len(set(cards)) != len(cards):
        found = Counter(cards)
        wrong = {card: found[card] for card in {*range(len(state.design)), *found} if found[card] != 1}
        raise Broken(1, f"cards in several zones or none: {named(e, wrong)}")
    for who in state.characters:
        if not set(who.flipped) <= set(who.progress) or len(set(who.flipped)) != len(who.flipped):
            raise Broken(1, f"{who.id} has cards face down that are not laid: {who.flipped}")
    once("turn cards", [*here.turn_deck, *here.turn_discard])
    once("items", [*team.items, *team.store, *team.item_market])
    once("masks", [mask for who in people for mask in who.masks])
    once("fate cards", [*team.fate_deck, *state.land.rifts.values()])
    once("tiles", [*team.slumberlands, *state.land.tiles])
    once("slumber tiles", team.slumber_deck)
    once("secrets", [*here.secrets, *here.revealed])
    for who in state.characters:
        if who.mask is not None and who.mask not in who.masks:
            raise Broken(1, f"{who.id} wears {who.mask}, which it does not have")


def everybody(e: Engine) -> list[Character]:
    """All characters, those who are absent from a campaign as well."""
    campaign = e.state.campaign
    return [*e.state.characters, *(campaign.absent if campaign is not None else ())]


def every_turn_card_is_there(e: Engine) -> None:
    """1 again: none of the turn cards is lost. Only in whole encounters: a test may lay down as many as it likes."""
    here = e.state.encounter
    missing = set(e.content.turn_card) - {*here.turn_deck, *here.turn_discard}
    if missing and here.round:
        raise Broken(1, f"turn cards in no pile: {sorted(missing)}")


def named(e: Engine, cards: dict[int, int]) -> dict[str, int]:
    """Cards by number and design, with how often each was found."""
    return {f"{card} {e.state.design[card]}": n for card, n in sorted(cards.items())}


def once(what: str, things: list[str]) -> None:
    """There is one of each."""
    if len(set(things)) != len(things):
        twice = [thing for thing, n in Counter(things).items() if n > 1]
        raise Broken(1, f"{what} in two places: {twice}")


# ---- 2 --------------------------------------------------------------------------------------------------------------


def markers_add_up(e: Engine) -> None:
    """2. Σ of a marker kind over all places + supply = its total (2.2)."""
    found = dict(e.state.supply)
    for where, kind, n in places(e):
        if n < 0:
            raise Broken(2, f"less than none: {n} {kind} at {where}")
        found[kind] = found.get(kind, 0) + n
    totals = setup.supply_of(e.content)
    if found != totals or min(e.state.supply.values()) < 0:
        wrong = {kind: (n, totals.get(kind, 0)) for kind, n in found.items() if n != totals.get(kind, 0)}
        raise Broken(2, f"(found, total): {wrong}, supply: {e.state.supply}")
    tokens = e.state.mutation_bag + [kind for tile in e.state.encounter.creatures for kind in tile.mutations]
    if sorted(tokens) != sorted(setup.bag_of(e.content)):
        raise Broken(2, f"mutation tokens: {sorted(tokens)}")


def places(e: Engine) -> Iterator[tuple[str, str, int]]:
    """Every place outside the supply where markers, tokens and figures are: where, of which kind, how many."""
    state, here = e.state, e.state.encounter
    for who in everybody(e):
        yield who.id, "ether", who.ether
        yield who.id, "suffering", who.suffering
        yield who.id, "glowstone", who.glowstones
        yield who.id, "spirit", who.spirits
    yield "the team", "key", state.team.keys
    for kind, n in tokens_on(state.land).items():
        yield "the map", kind.removeprefix("marker:"), n
    for tile in here.creatures:
        for kind, n in tile.markers.items():
            yield tile.id, kind, n
        if tile.is_poisoned:
            yield tile.id, sides_of(e, "poisoned"), 1
    for key, n in state.loose.items():
        yield key, key.rpartition("|")[2], n
    for ref, n in state.blocked.items():
        yield ref, "block", n
    yield "the turn card", "block", len(here.blocked_steps)
    for ref, colors in here.intent_markers.items():
        yield ref, "intent_marker", len(colors)
    for number, figure in state.figures.items():
        for kind in figure.states:
            if kind != "poisoned":  # counted with its tile (ETH-STA-01)
                yield f"figure {number}", sides_of(e, kind), 1
        piece = figure.piece or (e.content.creature[figure.of].figure if figure.kind == "creature" else "")
        if figure.kind == "creature" and piece in op.FIGURES:
            yield f"figure {number}", op.FIGURES[piece], 1


def sides_of(e: Engine, state: str) -> str:
    """The token with a state on one of its sides."""
    tokens: dict[str, int] = e.option("state_token_sides")
    return next(sides for sides in tokens if state in sides.split("/"))


# ---- 3, 4, 5 --------------------------------------------------------------------------------------------------------


def hands_within_limit(e: Engine) -> None:
    """3. Hand size ≤ hand limit, outside an open discard-down decision."""
    for c, who in enumerate(e.state.characters):
        if who.hand and len(who.hand) > hand_limit(e, c) and not gives_up(e, c, "discard_down"):
            raise Broken(3, f"{who.id} holds {len(who.hand)} of {hand_limit(e, c)} cards")


def progress_within_limit(e: Engine) -> None:
    """4. Laid progress cards (face up + face down) ≤ progress limit, outside an open discard-down decision."""
    for c, who in enumerate(e.state.characters):
        if who.progress and len(who.progress) > progress_limit(e, c) and not gives_up(e, c, "progress_down"):
            raise Broken(4, f"{who.id} has laid {len(who.progress)} of {progress_limit(e, c)} cards")


def gives_up(e: Engine, c: int, decision: str) -> bool:
    """Whether a character is about to discard down: it is being asked, or will be before anything else happens.

    A limit that falls opens the decision, but not in the middle of an operation: the engine notes that what is in play
    has changed, and opens it before it does anything else (ETH-DRW-07, ETH-PRG-09).
    """
    is_noted = e.version != e.settled and e.question is None
    return is_noted or any(frame.kind == decision and frame.data["c"] == c for frame in e.state.stack)


def items_within_slots(e: Engine) -> None:
    """5. `active_items` ≤ 3 + `item_slot_bonus` (more or fewer where a text changes the number of slots)."""
    active, most = e.state.team.items, item_slots(e)
    if len(active) > most:
        raise Broken(5, f"{len(active)} active items in {most} slots: {active}")


# ---- 6 --------------------------------------------------------------------------------------------------------------


def room_on_every_field(e: Engine) -> None:
    """6. A field holds at most 4 figures; a field with a large creature holds exactly that one figure (both outside a
    movement in progress, ETH-CAP-02)."""
    moving = in_movement(e)
    crowds: dict[int, list[int]] = {}
    for number, figure in e.state.figures.items():
        if figure.field >= 0 and number not in moving:
            crowds.setdefault(figure.field, []).append(number)
    for field, crowd in crowds.items():
        if len(crowd) > ROOM:
            raise Broken(6, f"{len(crowd)} figures on field {field}: {crowd}")
        if len(crowd) > 1 and any(e.state.figures[number].large for number in crowd):
            raise Broken(6, f"a large creature is not alone on field {field}: {crowd}")


def in_movement(e: Engine) -> set[int]:
    """The figures whose movement is in progress; they may pass through full fields. Whoever stands on a field that is
    gone is on the way to another one, too (ETH-OVL-02)."""
    found: set[int] = set()
    for frame in e.state.stack:
        if frame.kind == "move" and frame.at != "ended":
            found.add(frame.data["c"])
        elif frame.kind in ("creature_walk", "companion_walk", "arrive"):
            found.add(frame.data.get("figure", -1))  # relocated, it leaves its field as well (ETH-BIG-02)
        elif frame.kind == "displaced":
            lost = frame.data["fields"]
            found |= {number for number, figure in e.state.figures.items() if figure.field in lost}
    return found


# ---- 7 --------------------------------------------------------------------------------------------------------------


def nobody_is_dead(e: Engine) -> None:
    """7. At every rest point of play no character satisfies a death condition (ETH-SUF-03..05)."""
    if e.state.encounter.phase == "over":
        return
    for c, who in enumerate(e.state.characters):
        if who.suffering >= suffering_limit(e, c):
            raise Broken(7, f"{who.id} lives with {who.suffering} suffering")
        if influence_left(e, who) < e.option("min_influence"):
            raise Broken(7, f"{who.id} lives with {influence_left(e, who)} influence cards")


def influence_left(e: Engine, who: Character) -> int:
    """Deck + hand + discard pile (+ limbo): what counts for ETH-SUF-05. What is looked for lies in none of them for a
    moment and still counts."""
    cards = [*who.deck, *who.hand, *who.discard, *who.limbo, *who.aside]
    return sum(e.state.design[card].startswith("influence:") for card in cards)


# ---- when -----------------------------------------------------------------------------------------------------------


ALWAYS: tuple[Invariant, ...] = (
    every_card_in_one_zone,
    markers_add_up,
    hands_within_limit,
    progress_within_limit,
    items_within_slots,
    room_on_every_field,
)
AT_REST: tuple[Invariant, ...] = (*ALWAYS, nobody_is_dead)


def after_operation(e: Engine) -> None:
    """After every atomic operation (3.6)."""
    for invariant in ALWAYS:
        invariant(e)


def at_rest(e: Engine) -> None:
    """Whenever somebody is asked, and at the end."""
    for invariant in AT_REST:
        invariant(e)
