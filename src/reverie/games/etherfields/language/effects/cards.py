"""Cards in hand, deck, piles and markets (9.8, Cards)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.again import playable_again
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, effect
from reverie.games.etherfields.core.operations import remove_for_good
from reverie.games.etherfields.core.scopes import kind_of, name_of, number_of
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.effects.common import (
    Args,
    choose_cards,
    locate,
    meant_cards,
    note_found,
    number,
    personal,
    send,
)
from reverie.games.etherfields.language.effects.harm import cause_of, raised
from reverie.games.etherfields.language.filters import matches_ref
from reverie.games.etherfields.language.modifiers import stat, used
from reverie.games.etherfields.language.selectors import cards_in, choice_of, pick, ref_of
from reverie.games.etherfields.rounds import reshuffling
from reverie.games.etherfields.rounds.weaknesses import gain, put_back

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

DECKS = {"deck", "market", "item_market", "store"}  # zones that are shuffled after they were searched


@personal("draw")
def draw(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """ETH-DRW-02, ETH-DRW-03, ETH-DRW-04, ETH-DRW-05, ETH-DRW-06, ETH-DRW-07, ETH-DRW-08, ETH-DRW-09 without discarding
    before."""
    e.push("draw", f.scope, c=c, n=f.data["n"])
    return True


@personal("discard")
def discard(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """So many hand cards, of the owner's choice or at random, as many as there are (DP-26)."""
    hand = e.character(c).hand
    n = min(f.data["n"], len(hand))
    if args.get("how") == "random":
        cards = []
        rest = list(hand)
        for _ in range(n):
            cards.append(e.chance.pick(e.state, rest))
            rest.remove(cards[-1])
        if cards:
            e.learned()
    else:
        about = {"character": e.character(c).id, "source": f.scope.get("source", "")}
        chosen = choose_cards(e, f, hand, n, (c,), "discard", about, "DP-26")
        if chosen is None:
            return False
        cards = chosen
    drop(e, c, cards)
    return True


def drop(e: Engine, c: int, cards: list[int]) -> None:
    """Hand cards go to the discard pile, in the order in which they were named: one event."""
    for card in list(cards):
        op.move_card(e, c, card, "hand", "discard")
    op.discarded(e, c, cards, "effect")


@personal("discard_hand")
def discard_hand(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """The whole hand."""
    drop(e, c, list(e.character(c).hand))
    return True


# ---- sealing ---------------------------------------------------------------------------------------------------


@personal("seal")
def seal(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """From the top of the deck, after a window for whoever can prevent it (ETH-SEL-01, ETH-SEL-06)."""
    n = raised(e, f, c, f.data["n"], "creature_seal")
    if n > 0:
        e.push("seal", f.scope, c=c, n=n, cause=cause_of(f.scope), preventable="all")
    return True


@personal("seal_chosen")
def seal_chosen(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Influence cards of the owner's choice, from hand or discard pile; a creature's binding and the window count here,
    too (ETH-SEL-06)."""
    n = raised(e, f, c, f.data["n"], "creature_seal")
    if n > 0:
        e.push("seal", f.scope, c=c, n=n, cause=cause_of(f.scope), preventable="all", zone=args["zone"])
    return True


@effect("seal_self")
def seal_self(e: Engine, f: Frame, args: Args) -> None:
    """This card, from hand, limbo or progress zone (ETH-SEL-05)."""
    e.done()
    card = f.scope.get("instance")
    place = locate(e, card) if isinstance(card, int) else None
    if place is not None and place[1] != "sealed" and isinstance(card, int):
        op.move_card(e, place[0], card, place[1], "sealed")
        e.fire("sealed", character=place[0], n=1, card=card, cause=cause_of(f.scope))


@personal("unseal")
def unseal(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """The top ones, or those of the owner's choice, go to the discard pile (ETH-SEL-03): one event."""
    sealed = e.character(c).sealed
    n = min(f.data["n"], len(sealed))
    if args.get("how") == "chosen":
        about = {"character": e.character(c).id, "source": f.scope.get("source", "")}
        cards = choose_cards(e, f, sealed, n, (c,), "unseal", about)
        if cards is None:
            return False
    else:
        cards = sealed[:n]
    for card in list(cards):
        op.unseal(e, c, card)
    if cards:
        e.fire("unsealed", character=c, n=len(cards), cards=list(cards))
    return True


@personal("reshuffle")
def reshuffle(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Deck and discard pile together, without penalty (ETH-RSH-02)."""
    reshuffling.reshuffle(e, c)
    return True


# ---- putting cards somewhere -------------------------------------------------------------------------------------


def own(f: Frame) -> int | None:
    """The character whose text it is."""
    c: int | None = f.scope.get("self", f.scope.get("actor"))
    return c


@effect("shuffle_into_deck")
def shuffle_into_deck(e: Engine, f: Frame, args: Args) -> None:
    """Cards go into the deck of their owner, which is shuffled; the discard pile is not part of it."""
    found = meant_cards(e, f, args)
    if found is None:
        return
    e.done()
    decks = []
    for one in found:
        if kind_of(one) == "card" and send(e, number_of(one), "deck", c=own(f)):
            decks.append(e.state.owner[number_of(one)])
    forget(f, found)
    for c in dict.fromkeys(decks):
        op.shuffle_deck(e, c)


@effect("put_on_top")
def put_on_top(e: Engine, f: Frame, args: Args) -> None:
    """Cards go on top of the own deck, or of the zone that is named."""
    put(e, f, args, bottom=False)


@effect("put_on_bottom")
def put_on_bottom(e: Engine, f: Frame, args: Args) -> None:
    """Cards go under the own deck, or under the zone that is named."""
    put(e, f, args, bottom=True)


def put(e: Engine, f: Frame, args: Args, bottom: bool) -> None:
    """Cards go on top or to the bottom."""
    found = meant_cards(e, f, args)
    if found is None:
        return
    e.done()
    zone = args.get("zone", "deck")
    if zone == "hand":
        # A card put into a full hand comes first, then the limit counts: for whoever gets one (ETH-DRW-07).
        places = [locate(e, number_of(one)) for one in found if kind_of(one) == "card"]
        for c in dict.fromkeys(own(f) if place is None else place[0] for place in places):
            if c is not None:
                e.push("discard_down", {}, c=c)
    # Put on top one after the other, the first named ends up on top.
    for one in found if bottom else reversed(found):
        put_one(e, f, one, zone, bottom)
    forget(f, found)


def put_one(e: Engine, f: Frame, one: str, zone: str, bottom: bool) -> None:
    """One card, item or tile goes to a zone."""
    team = e.state.team
    if kind_of(one) == "card":
        card = number_of(one)
        if zone in ("market", "weakness_deck"):
            take_away(e, card, getattr(team, zone), bottom)
        elif zone == "hand" and not op.is_influence(e, card):
            # A weakness never enters the hand, it is resolved at once (ETH-DRW-09, ETH-WEK-06).
            if send(e, card, "limbo", c=own(f)):
                e.push("weakness", {}, c=(locate(e, card) or (0,))[0], card=card)
        elif zone in ("hand", "deck", "discard", "sealed", "progress", "weaknesses"):
            send(e, card, zone, bottom, own(f))
        return
    piles: dict[str, Any] = {
        "item_market": team.item_market, "store": team.store, "active_items": team.items, "fate_deck": team.fate_deck,
        "slumber_deck": team.slumber_deck, "turn_deck": e.state.encounter.turn_deck,
        "turn_discard": e.state.encounter.turn_discard,
    }  # fmt: skip
    goal = piles.get(zone)
    if goal is None:
        return
    for pile in piles.values():
        if name_of(one) in pile:
            pile.remove(name_of(one))
    goal.insert(len(goal) if bottom else 0, name_of(one))
    e.changed()


def forget(f: Frame, cards: list[str]) -> None:
    """What was found has its place now."""
    found = f.scope.get("found")
    if found:
        names = {name_of(one) for one in cards}
        f.scope["found"] = [one for one in found if str(one).rpartition(":")[2] not in names]


def take_away(e: Engine, card: int, goal: list[int], bottom: bool = True) -> None:
    """A card leaves whoever has it, or the pile it lies in, for a pile of the team; it belongs to nobody."""
    place = locate(e, card)
    if place is not None:
        op.take_card(e, place[0], card, place[1], goal, bottom)
        return
    for pile in (e.state.team.market, e.state.team.weakness_deck):
        if card in pile:
            pile.remove(card)
    goal.insert(len(goal) if bottom else 0, card)
    op.watched(e)


# ---- looking and searching ---------------------------------------------------------------------------------------


@personal("look_top")
def look_top(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """The top cards of the own deck are shown; they stay, but the next effect may speak of them."""
    cards = e.character(c).deck[: f.data["n"]]
    note_found(f, list(cards))
    if cards:
        e.learned()
        e.tell("looked", (c,), character=c, cards=[e.state.design[card] for card in cards])
    return True


@effect("search")
def search(e: Engine, f: Frame, args: Args) -> None:
    """See a zone and take one card of it that fits, or none; it is set aside, a deck is shuffled afterwards."""
    zone = args["zone"]
    c = own(f)
    seats = (c,) if c is not None else e.everybody
    wanted = args.get("filter")
    cards = [one for one in cards_in(e, zone, args.get("who"), f.scope) if matches_ref(e, wanted, ref_of(e, one))]
    answer = f.take()
    if answer is None:
        choices = [choice_of(e, one, "take") for one in cards]
        unique = {(choice.noun, choice.argument, choice.place): choice for choice in reversed(choices)}
        about = {"zone": zone, "source": f.scope.get("source", "")}
        if not f.data.get("seen"):
            f.data["seen"] = True
            e.learned()  # the zone is seen; not once more whenever the question is asked anew
        e.ask("search", "DP-29", seats, [*reversed(unique.values()), Choice("decline", "decline")], about)
        return
    e.done()
    if answer == "decline":
        note_found(f, [])
    elif kind_of(answer) == "card":
        card = number_of(answer)
        place = locate(e, card)
        if place is not None:
            op.move_card(e, place[0], card, place[1], "aside")
        elif c is not None:
            take_away(e, card, e.character(c).aside, bottom=False)
            e.state.owner[card] = c
        note_found(f, [card])
    else:
        note_found(f, [answer])
    if zone in DECKS:
        reorder(e, zone, c)


def reorder(e: Engine, zone: str, c: int | None) -> None:
    """A searched deck is shuffled."""
    if zone == "deck":
        if c is not None:
            op.shuffle_deck(e, c)
    else:
        e.chance.shuffle(e.state, getattr(e.state.team, zone))
        e.learned()


@personal("swap_hand_card")
def swap_hand_card(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Two characters give each other a card of their choice; both need one. The cards change owner for this sitting."""
    found = pick(e, f, "with", args["with"], args, one=True, fitting=lambda one: can_give(e, c, one))
    if found is None:
        return False
    if not found or not e.character(c).hand:
        return True
    other = number_of(found[0])
    mine = one_card(e, f, "mine", c)
    if mine is None:
        return False
    theirs = one_card(e, f, "theirs", other)
    if theirs is None:
        return False
    op.swap_cards(e, c, mine, other, theirs)
    return True


def can_give(e: Engine, c: int, one: str) -> bool:
    """Whether somebody else has a card to give."""
    return kind_of(one) == "character" and number_of(one) != c and bool(e.character(number_of(one)).hand)


def one_card(e: Engine, f: Frame, key: str, c: int) -> int | None:
    """A hand card that its owner chooses; None until it is named."""
    known: int | None = f.data["own"].get(key)
    if known is not None:
        return known
    hand = e.character(c).hand
    f.data["own"].setdefault("chosen", [])
    chosen = choose_cards(e, f, hand, 1, (c,), "give", {"character": e.character(c).id})
    if chosen is None:
        return None
    f.data["own"][key] = chosen[0]
    f.data["own"]["chosen"] = []
    return int(chosen[0])


# ---- weaknesses --------------------------------------------------------------------------------------------------


@personal("gain_weakness")
def gain_weakness(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """From the top of the weakness deck to the top of the discard pile (ETH-WEK-01)."""
    gained = 0
    while gained < f.data["n"] and gain(e, c):
        gained += 1
    if gained:
        card = e.character(c).discard[0]
        e.fire("card_gained", character=c, card=card, n=gained)
    return True


@personal("remove_weakness")
def remove_weakness(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Weaknesses of the zone, of the discard pile, or of the deck if they were shown, go under the weakness deck."""
    who = e.character(c)
    shown = [card for card in f.scope.get("found", []) if isinstance(card, int) and card in who.deck]
    cards = [card for card in (*who.weaknesses, *who.discard, *shown) if e.state.design[card].startswith("weakness:")]
    chosen = choose_cards(e, f, cards, f.data["n"], (c,), "remove", {"character": who.id})
    if chosen is None:
        return False
    for card in list(chosen):
        place = locate(e, card)
        if place is not None:
            put_back(e, place[0], card, place[1])
    return True


# ---- markets -----------------------------------------------------------------------------------------------------


@effect("return_to_market")
def return_to_market(e: Engine, f: Frame, args: Args) -> None:
    """Cards go to the bottom of their market, wherever they came from (ETH-MKT-04)."""
    found = meant_cards(e, f, args)
    if found is None:
        return
    e.done()
    for one in found:
        if kind_of(one) == "card":
            take_away(e, number_of(one), e.state.team.market)
        elif kind_of(one) == "item":
            put_one(e, f, one, "item_market", bottom=True)
        e.tell("to_market", what=ref_of(e, one))
    forget(f, found)
    op.check_death(e)


@effect("add_to_market")
def add_to_market(e: Engine, f: Frame, args: Args) -> None:
    """New cards come to the bottom of the influence market (ETH-MKT-06)."""
    n = number(e, f, args)
    e.done()
    for _ in range(n):
        e.state.team.market.append(op.new_card(e, f"influence:{args['id']}"))
    e.tell("market_grew", what=f"influence:{args['id']}", n=n)
    op.watched(e)


@effect("add_to_item_market")
def add_to_item_market(e: Engine, f: Frame, args: Args) -> None:
    """An item comes to the bottom of the item market; there is one of each."""
    e.done()
    team, name = e.state.team, args["id"]
    if name not in (*team.items, *team.store, *team.item_market) and f"item:{name}" not in team.removed:
        team.item_market.append(name)
        e.tell("market_grew", what=f"item:{name}", n=1)
        op.watched(e)


@effect("remove_from_game")
def remove_from_game(e: Engine, f: Frame, args: Args) -> None:
    """Gone for the whole campaign (ETH-GEN-14)."""
    found = meant_cards(e, f, args)
    if found is None:
        return
    e.done()
    for one in found:
        if kind_of(one) == "card":
            take_away(e, number_of(one), e.state.team.removed_cards)
        else:
            remove_for_good(e, one)
        e.tell("removed", what=ref_of(e, one))
    forget(f, found)
    e.changed()
    op.check_death(e)


@personal("buy_step")
def buy_step(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """Cards of the market are shown, any number of them bought with own ether, the rest goes under it (ETH-MKT-01,
    ETH-MKT-02, ETH-MKT-03)."""
    data, team = f.data["own"], e.state.team
    if "shown" not in data:
        e.chance.shuffle(e.state, team.market)
        count = stat(e, "market_draw", f.data["n"], c)
        used(e, "market_draw", c)
        data["shown"] = team.market[:count]  # they stay in the market until they are bought
        e.learned()
        e.tell("market_shown", character=c, cards=[e.state.design[card] for card in data["shown"]])
        e.fire("buying", character=c)
        if e.state.fired:
            return False
    answer = f.take()
    if isinstance(answer, int):
        price = price_of(e, c, answer)
        op.lose(e, "ether", c, price)
        used(e, "market_price", c)
        data["shown"].remove(answer)
        team.market.remove(answer)
        op.give_card(e, c, answer)
        e.fire("card_gained", character=c, card=answer)
        if e.state.fired:
            return False
    choices = [
        Choice("buy", card, e.state.design[card][10:], "card")
        for card in data["shown"]
        if price_of(e, c, card) <= e.character(c).ether
    ]
    if answer == "done" or not choices:
        team.market = [card for card in team.market if card not in data["shown"]] + data["shown"]
        return True
    e.ask("buy", "DP-57", (c,), [*choices, Choice("done", "done")], {"character": e.character(c).id})
    return False


def price_of(e: Engine, c: int, card: int) -> int:
    """What a card of the market costs a character."""
    return stat(e, "market_price", e.content.influence[e.state.design[card][10:]].price, c)


# ---- playing again -----------------------------------------------------------------------------------------------


@effect("play_again")
def play_again(e: Engine, f: Frame, args: Args) -> None:
    """The action of a card is used as if it were played; its cost is paid, the card stays where it is."""
    c = own(f)
    found = pick(e, f, "card", args["card"], args)
    if found is None:
        return
    if c is None or not found or kind_of(found[0]) != "card":
        e.done()
        return
    card = number_of(found[0])
    abilities = playable_again(e, c, card)
    if not abilities:
        e.done()
        return
    answer = f.take() if len(abilities) > 1 else abilities[0].ref
    if answer is None:
        choices = [Choice("choose", one.ref, one.ref.partition(":")[2], "ability") for one in abilities]
        e.ask("ability", "DP-60", (c,), choices, {"source": f.scope.get("source", "")})
        return
    e.replace("action", {}, actor=c, ability=answer, instance=card, zone="again", again=True)
