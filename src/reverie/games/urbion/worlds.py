"""Dealing again what a seat cannot know: the start of an honest look-ahead.

Hidden in Urbion are the order of the decks, the partner's hand, what the partner is looking at, and the Books never
revealed. The hidden cards join the unordered ones and are dealt anew; a card that the seat knows stays where it is.
"""

from reverie.games.urbion.constants import DECK_STREAM, OPEN_HANDS, OPEN_ORDER, TEAM
from reverie.games.urbion.flow import ask
from reverie.games.urbion.state import State, hold, own_mark
from reverie.games.urbion.team import offer_polarity_swap, switch_seats
from reverie.kernel.constants import BAG, BAG_SIZE, KIND, KNOWN_TO_0, OVER_SIZE, WIDTH
from reverie.kernel.native import bit, take_nth
from reverie.kernel.pile import bag_draw, pile_add, pile_over
from reverie.kernel.streams import below


def deal_again(g: State, seat: int) -> None:
    """Everything hidden from a seat, at random; the seat that is asked keeps its question."""
    if seat == g.seat:
        hide_and_deal(g, 0)
        return
    answers = 0
    while answers == 0:
        switch_seats(g)
        hide_and_deal(g, 0 if g.flags & (OPEN_HANDS | OPEN_ORDER) else g.looked_size)
        switch_seats(g)
        if g.outcome:
            return
        ask(g, g.agenda_step[g.agenda_size - 1], g.agenda_arg[g.agenda_size - 1])
        answers = g.choice_count  # a hand that leaves no answer would not have been asked
    if g.flags & TEAM:
        offer_polarity_swap(g, g.agenda_step[g.agenda_size - 1])


def hide_and_deal(g: State, looked: int) -> None:
    """For the seat whose zones are active; `looked` is how many cards the partner is looking at."""
    hidden_hand = hide_partner_hand(g) if g.flags & TEAM and not g.flags & OPEN_HANDS else 0
    for i in range(looked):
        pile_add(g.deck, g.looked[i])
    hide_places(g, g.deck)
    hide_places(g, g.cities)
    hide_places(g, g.postcards)
    switch_seats(g)
    for _ in range(hidden_hand):
        deal_hidden_card(g)
    switch_seats(g)
    for i in range(looked):
        g.looked[i] = bag_draw(g, g.deck)
    deal_places(g, g.deck)
    deal_places(g, g.cities)
    deal_places(g, g.postcards)


def hide_partner_hand(g: State) -> int:
    """The partner's cards that the seat does not know join the deck; how many they were."""
    hidden = known = 0
    for i in range(g.partner_hand_size):
        card = g.partner_hand[i]
        if card & own_mark(g):
            g.partner_hand[known] = card
            known += 1
        else:
            pile_add(g.deck, card & KIND)
            hidden += 1
    g.partner_hand_size = known
    g.partner_mask = 0
    for i in range(known):
        g.partner_mask |= bit(g.partner_hand[i] & KIND)
    return hidden


def deal_hidden_card(g: State) -> None:
    """A random Dream that can be in a hand joins the hand; both kinds of Chaos come last among the kinds."""
    kind = take_nth(g.deck, BAG, WIDTH, below(g, DECK_STREAM, g.deck[BAG + g.chaos_kind - 1]))
    g.deck[BAG_SIZE] -= 1
    hold(g, kind | own_mark(g))


def hide_places(g: State, pile: bytearray) -> None:
    """The placed cards of a pile that the seat does not know join its unordered ones."""
    first = pile_over(pile)
    for i in range(first, first + pile[OVER_SIZE]):
        if not pile[i] & KNOWN_TO_0 << g.seat:
            pile_add(pile, pile[i] & KIND)


def deal_places(g: State, pile: bytearray) -> None:
    """New cards for the places that the seat does not know; who else knew them stays as it was."""
    first = pile_over(pile)
    for i in range(first, first + pile[OVER_SIZE]):
        if not pile[i] & KNOWN_TO_0 << g.seat:
            pile[i] = bag_draw(g, pile) | (pile[i] & ~KIND)
