"""The atomic operations (3.6): they alone change what lies where. After each one death is checked and, while tests
watch, every invariant (3.5). They ask nothing; whatever may be prevented or chosen is settled before, in frames.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.core.engine import SERVICES
from reverie.games.etherfields.core.state import Character, Figure

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

ZONES = ("deck", "hand", "discard", "sealed", "progress", "weaknesses", "limbo", "aside")
UNSEEN = ("deck", "hand", "aside")  # what others see only the backs of where hands are closed
COUNTED = ("deck", "hand", "discard", "limbo", "aside")  # for death 3 (ETH-SUF-05)
FIGURES = {"token": "creature_token", "human": "human", "animal": "animal"}  # kind of figure -> its supply
PERSONAL = {"ether": "ether", "glowstone": "glowstones", "spirit": "spirits"}  # marker -> where a character keeps it
CAUSES = {  # why a card leaves a hand, and whether that is a discarding that abilities hear of (3.6, 9.6)
    "draw_step": True, "limit": True, "effect": True, "intents": False, "cost": True, "played": False, "laid": False,
    "swap": False,
}  # fmt: skip
watch: Any = None  # tests put a function here that is called after every operation


def watched(e: Engine) -> None:
    """After an operation: whoever watches looks at the whole state."""
    if watch is not None:
        watch(e)


# ---- cards ------------------------------------------------------------------------------------------------------


def is_influence(e: Engine, card: int) -> bool:
    """Whether a card is an influence card; weaknesses are not (ETH-WEK-04)."""
    return e.state.design[card].startswith("influence:")


def zone_of(who: Character, name: str) -> list[int]:
    """A zone of a character."""
    zone: list[int] = getattr(who, name)
    return zone


def leave(e: Engine, c: int, card: int, source: str, cause: str) -> None:
    """A card leaves a zone of its character, a hand only for one of its causes; nothing else takes cards out of
    hands."""
    who = e.character(c)
    zone_of(who, source).remove(card)
    if source == "hand":
        assert cause in CAUSES, cause
    elif source in ("progress", "weaknesses"):
        if card in who.flipped:
            who.flipped.remove(card)
        e.changed()


def discarded(e: Engine, c: int, cards: list[int], cause: str) -> None:
    """Hand cards were discarded, however many: one event, if it is one (9.6)."""
    if cards and CAUSES[cause]:
        why = {"cost": cause == "cost"}
        e.fire("card_discarded", character=c, card=cards[-1], cards=list(cards), n=len(cards), cause=why)


def move_card(
    e: Engine, c: int, card: int, source: str, goal: str, bottom: bool = False, cause: str = "effect"
) -> None:
    """A card from one zone of a character to another, on top or at the bottom."""
    leave(e, c, card, source, cause)
    place = zone_of(e.character(c), goal)
    if bottom or goal in ("hand", "progress", "weaknesses"):
        place.append(card)
    else:
        place.insert(0, card)
    if goal in ("progress", "weaknesses"):
        e.changed()
    tell_move(e, c, card, source, goal)
    check_death(e)


def tell_move(e: Engine, c: int, card: int, source: str, goal: str) -> None:
    """A card has moved; where hands are closed, only its owner learns what has been drawn. One that only changes its
    place in a deck lies face down all the time (chapter 8)."""
    if e.events is None:
        return
    way = {"from": source, "to": goal}
    if source == goal == "deck":
        e.tell("deck_card_moved", character=c)
        return
    seers = e.who_sees(c) if source in UNSEEN and goal in UNSEEN else None
    e.tell("card_moved", seers, character=c, card=card, design=e.state.design[card], **way)
    if seers is not None:
        others = tuple(one for one in range(e.team_size) if e.seat_of(one) != e.seat_of(c))
        e.tell("card_unseen", others, character=c, **way)


def take_card(
    e: Engine, c: int, card: int, source: str, pile: list[int], bottom: bool = True, cause: str = "effect"
) -> None:
    """A card leaves a character for a pile that belongs to nobody."""
    leave(e, c, card, source, cause)
    pile.insert(len(pile) if bottom else 0, card)
    e.state.owner[card] = -1
    check_death(e)


def swap_cards(e: Engine, c: int, mine: int, other: int, theirs: int) -> None:
    """Two characters give each other a hand card; whose it was is kept for the awakening (`swap_hand_card`)."""
    for giver, taker, card in ((c, other, mine), (other, c, theirs)):
        e.state.lent.setdefault(str(card), giver + 1)
        leave(e, giver, card, "hand", "swap")
        e.character(taker).hand.append(card)
        e.state.owner[card] = taker
    cards = [e.state.design[mine], e.state.design[theirs]]
    seers = None if e.option("open_hands") else (c, other)
    e.tell("swapped", seers, character=c, other=e.character(other).id, cards=cards)
    check_death(e)


def give_card(e: Engine, c: int, card: int, goal: str = "discard") -> None:
    """A card comes to a character: on top of its discard pile, unless told otherwise (ETH-MKT-07)."""
    e.state.owner[card] = c
    zone_of(e.character(c), goal).insert(0, card)
    e.tell("card_gained", character=c, card=card, design=e.state.design[card], to=goal)
    watched(e)


def new_card(e: Engine, design: str, owner: int = -1) -> int:
    """One more card of a design, from outside the game."""
    e.state.design.append(design)
    e.state.owner.append(owner)
    return len(e.state.design) - 1


def shuffle_deck(e: Engine, c: int) -> None:
    """Shuffle a character's deck."""
    e.chance.shuffle(e.state, e.character(c).deck)
    e.learned()
    e.tell("shuffled", character=c)
    watched(e)


def seal_top(e: Engine, c: int) -> bool:
    """The top influence card of the deck is sealed; weaknesses above it stay where they are (ETH-SEL-01)."""
    who = e.character(c)
    card = next((card for card in who.deck if is_influence(e, card)), None)
    if card is None:
        return False
    e.learned()  # sealed cards lie face up
    move_card(e, c, card, "deck", "sealed")
    return True


def unseal(e: Engine, c: int, card: int | None = None) -> bool:
    """A sealed card, the top one unless another is named, goes to the top of the discard pile (ETH-SEL-03)."""
    who = e.character(c)
    if not who.sealed:
        return False
    move_card(e, c, who.sealed[0] if card is None else card, "sealed", "discard")
    return True


def flip(e: Engine, c: int, card: int) -> None:
    """A laid progress card is turned face down (ETH-PRG-05)."""
    e.character(c).flipped.append(card)
    e.changed()
    e.tell("flipped", character=c, card=card, design=e.state.design[card])
    check_death(e)


def unflip(e: Engine, c: int, card: int) -> None:
    """A laid progress card is turned face up again."""
    e.character(c).flipped.remove(card)
    e.changed()
    e.tell("unflipped", character=c, card=card, design=e.state.design[card])
    check_death(e)


# ---- markers ------------------------------------------------------------------------------------------------------


def from_supply(e: Engine, kind: str, n: int = 1) -> int:
    """Take markers from the supply: as many as there are (ETH-GEN-07)."""
    taken = min(n, e.state.supply[kind])
    e.state.supply[kind] -= taken
    return taken


def to_supply(e: Engine, kind: str, n: int = 1) -> None:
    """Put markers back."""
    e.state.supply[kind] += n


def gain(e: Engine, kind: str, c: int, n: int) -> int:
    """A character gains ether, glowstones or spirit tokens, as many as the supply has."""
    taken = from_supply(e, kind, n)
    who, name = e.character(c), PERSONAL[kind]
    setattr(who, name, getattr(who, name) + taken)
    if taken:
        e.tell("gained", character=c, what=kind, n=taken)
    watched(e)
    return taken


def lose(e: Engine, kind: str, c: int, n: int) -> int:
    """A character loses as many as it has, at most n."""
    who, name = e.character(c), PERSONAL[kind]
    held: int = getattr(who, name)
    lost = min(n, held)
    setattr(who, name, held - lost)
    to_supply(e, kind, lost)
    if lost:
        e.tell("lost", character=c, what=kind, n=lost)
    watched(e)
    return lost


def gain_keys(e: Engine, n: int) -> int:
    """The team gains keys."""
    taken = from_supply(e, "key", n)
    e.state.team.keys += taken
    if taken:
        e.tell("team_gained", what="key", n=taken)
    watched(e)
    return taken


def lose_keys(e: Engine, n: int) -> int:
    """The team loses keys."""
    lost = min(n, e.state.team.keys)
    e.state.team.keys -= lost
    to_supply(e, "key", lost)
    if lost:
        e.tell("team_lost", what="key", n=lost)
    watched(e)
    return lost


def set_hours(e: Engine, n: int) -> None:
    """The clock is set; it runs from 0 to its end (ETH-HRS-01)."""
    before = e.state.team.hours
    e.state.team.hours = max(0, min(n, e.option("hours_max")))
    if e.state.team.hours != before:
        e.tell("hours", before=before, now=e.state.team.hours)
    watched(e)


def suffer_one(e: Engine, c: int) -> None:
    """A character takes a suffering marker; if there is none, all is lost (ETH-SUF-04)."""
    if not from_supply(e, "suffering"):
        die(e, c, "no_markers", "ETH-SUF-04")
    e.character(c).suffering += 1
    e.tell("suffered", character=c, now=e.character(c).suffering)
    check_death(e)


def heal_one(e: Engine, c: int) -> bool:
    """A character gives a suffering marker back."""
    who = e.character(c)
    if not who.suffering:
        return False
    who.suffering -= 1
    to_supply(e, "suffering")
    e.tell("healed", character=c, now=who.suffering)
    watched(e)
    return True


# ---- death ------------------------------------------------------------------------------------------------------


def influence_count(e: Engine, c: int) -> int:
    """How many influence cards keep a character alive (ETH-SUF-05)."""
    who, design = e.character(c), e.state.design
    return sum(design[card].startswith("influence:") for zone in COUNTED for card in zone_of(who, zone))


def has_influence(e: Engine, c: int, least: int) -> bool:
    """Whether a character has at least so many influence cards (ETH-SUF-05): counted no further than needed, since this
    is asked after every operation."""
    who, design, found = e.character(c), e.state.design, 0
    for name in COUNTED:
        for card in zone_of(who, name):
            if found >= least:
                return True
            found += design[card].startswith("influence:")
    return found >= least


def check_death(e: Engine) -> None:
    """Nobody may satisfy a death condition (ETH-SUF-03, ETH-SUF-05); otherwise everything stops at once
    (ETH-DTH-01)."""
    watched(e)
    if e.state.encounter.phase == "over":
        return
    least = e.option("min_influence")
    limit = SERVICES["suffering_limit"]
    for c, who in enumerate(e.state.characters):
        if who.suffering >= limit(e, c):
            die(e, c, "suffering", "ETH-SUF-03")
        if not has_influence(e, c, least):
            die(e, c, "too_few_cards", "ETH-SUF-05")


def die(e: Engine, c: int, reason: str, rule: str) -> None:
    """The whole team loses (ETH-SUF-07)."""
    e.tell("died", character=c, reason=reason, rule=rule)
    e.stop("death", f"{reason} {rule}")


# ---- figures ------------------------------------------------------------------------------------------------------


def place_figure(e: Engine, figure: Figure, number: int | None = None) -> int:
    """A figure comes onto the map."""
    if number is None:
        number = e.state.next_figure
        e.state.next_figure += 1
    e.state.figures[number] = figure
    e.changed()
    e.tell("figure_placed", figure=number, of=figure.of, figure_kind=figure.kind, field=figure.field)
    watched(e)
    return number


def move_figure(e: Engine, number: int, field: int, how: str) -> None:
    """A figure changes its field: step | relocate | push | put_back."""
    move_together(e, {number: field}, how)


def move_together(e: Engine, fields: dict[int, int], how: str) -> None:
    """Figures change their fields at the same moment: swap | turn; or one of them by itself."""
    for number, field in fields.items():
        figure = e.state.figures[number]
        before, figure.field = figure.field, field
        if how not in ("step", "put_back") and number < e.team_size:
            lose_movement(e, number)
        e.tell("figure_moved", figure=number, of=figure.of, how=how, **{"from": before, "to": field})
    watched(e)


def lose_movement(e: Engine, c: int) -> None:
    """A character on its way was put somewhere, even if it comes back: the rest of its movement is lost
    (ETH-TRP-02)."""
    for frame in e.state.stack:
        if frame.kind == "move" and frame.data["c"] == c:
            frame.data["elsewhere"] = True


def piece_of(e: Engine, figure: Figure) -> str:
    """The piece that stands for a creature: its own, unless another tile has taken over a figure that was there. Of
    large ones there is one each."""
    design = e.content.creature[figure.of]
    return figure.piece or (f"large:{design.figure_id}" if design.figure == "large" else design.figure)


def remove_figure(e: Engine, number: int) -> Figure:
    """A figure leaves the map for the supply."""
    figure = e.state.figures.pop(number)
    if figure.kind == "creature":
        kind = piece_of(e, figure)
        if kind in FIGURES:
            to_supply(e, FIGURES[kind])
    e.changed()
    e.tell("figure_removed", figure=number, of=figure.of)
    watched(e)
    return figure


def tokens_back(e: Engine, returned: Mapping[str, int]) -> None:
    """What a change of the land gives back goes to the supply."""
    for kind, n in returned.items():
        to_supply(e, kind.removeprefix("marker:"), n)


def add_rounds(e: Engine, n: int) -> int:
    """The bottom card of the discard pile goes under the turn deck, as often as there is one (ETH-TRN-08)."""
    here = e.state.encounter
    added = 0
    while added < n and here.turn_discard:
        here.turn_deck.append(here.turn_discard.pop())
        here.shown_discard = min(here.shown_discard, len(here.turn_discard))
        added += 1
    if added:
        e.learned()
        e.changed()
        e.tell("rounds_added", n=added, left=len(here.turn_deck))
    return added


def remove_rounds(e: Engine, n: int) -> int:
    """Cards from the bottom of the turn deck go on top of its discard pile, never the current one (9.8.1)."""
    here = e.state.encounter
    removed = 0
    while removed < n and len(here.turn_deck) > 1:
        here.turn_discard.insert(0, here.turn_deck.pop())
        here.shown_discard += 1
        removed += 1
    if removed:
        e.learned()
        e.changed()
        e.tell("rounds_removed", n=removed, left=len(here.turn_deck))
    return removed


def influence_in_deck(e: Engine, c: int) -> int:
    """How many cards a character could seal."""
    return sum(is_influence(e, card) for card in e.character(c).deck)


def wear(e: Engine, c: int, mask: str | None) -> None:
    """The one active mask changes (ETH-MSK-01, ETH-MSK-03, ETH-MSK-04); limits fall back at once (ETH-MSK-06)."""
    who = e.character(c)
    if who.mask == mask:
        return
    before, who.mask = who.mask, mask
    e.changed()
    e.tell("mask", character=c, before=before, now=mask)
    e.fire("mask_changed", character=c, id=mask)
    check_death(e)


def leave_secrets(e: Engine, ref: str) -> None:
    """Something hidden is hidden no more."""
    here = e.state.encounter
    if ref in here.secrets:
        here.secrets.remove(ref)
    here.looked_at.pop(ref, None)


def remove_for_good(e: Engine, ref: str) -> None:
    """A thing that is no card of a character leaves the game for the whole campaign (ETH-GEN-14)."""
    kind, _, name = ref.partition(":")
    state, team, here = e.state, e.state.team, e.state.encounter
    piles: dict[str, list[list[str]]] = {
        "item": [team.items, team.store, team.item_market],
        "clue": [team.clues],
        "wisdom": [team.wisdoms],
        "slumber": [team.slumber_deck],
        "fate": [team.fate_deck],
    }
    for pile in piles.get(kind, []):
        while name in pile:
            pile.remove(name)
    if kind == "mask":
        for who in state.characters:
            if name in who.masks:
                who.masks.remove(name)
            if who.mask == name:
                who.mask = None
    if ref in here.revealed:
        here.revealed.remove(ref)
    leave_secrets(e, ref)
    if ref not in team.removed:
        team.removed.append(ref)
    e.changed()
