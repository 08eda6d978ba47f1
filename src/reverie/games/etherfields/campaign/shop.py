"""Junk shops (5.11, SM-SHOP): a shopping card lets everybody buy once, influence cards or an item."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.effects.cards import price_of
from reverie.games.etherfields.language.modifiers import stat, used
from reverie.games.etherfields.language.triggers import ahead

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def shuffle_markets(e: Engine) -> None:
    """Before the first draw of a buying event (ETH-MKT-01)."""
    e.chance.shuffle(e.state, e.state.team.market)
    e.chance.shuffle(e.state, e.state.team.item_market)
    e.learned()


@handles("shop")
def shop(e: Engine, f: Frame) -> None:
    """TEAM may use a shopping card (ETH-SHP-01, DP-55); then everybody in turn."""
    data, team = f.data, e.state.team
    if f.at == "":
        answer = f.take()
        if not team.shopping_cards:
            e.done()
        elif answer is None:
            choices = [Choice("shop", "shop"), Choice("decline", "decline")]
            e.ask("shop", "DP-55", e.everybody, choices, {"left": team.shopping_cards})
        elif answer == "decline":
            e.done()
        else:
            f.at, data["next"] = "buy", 0
            e.tell("shopping")
            shuffle_markets(e)
            e.fire("shop_opened")
    elif data["next"] < e.team_size:
        visit(e, f, e.seat_order()[data["next"]])
    else:
        team.shopping_cards -= 1  # it goes back to the secrets
        e.done()


def visit(e: Engine, f: Frame, c: int) -> None:
    """One character buys cards, or an item, or nothing (ETH-SHP-02, DP-56); who gets nothing gains 1 ether."""
    data, who = f.data, e.character(c)
    if f.at == "bought":
        f.at = "buy"
        data["next"] += 1
        if not data.pop("result", 0):
            op.gain(e, "ether", c, 1)  # ETH-SHP-04
        return
    answer = f.take()
    if answer is None:
        choices = [Choice("buy-cards", "cards")] if e.state.team.market else []
        if can_buy_item(e, c):
            choices.append(Choice("buy-item", "item"))
        e.ask("shop-what", "DP-56", (c,), [*choices, Choice("decline", "nothing")], {"character": who.id}, always=True)
        return
    f.at = "bought"
    data["result"] = 0
    if answer == "cards":
        e.push("buy", {}, c=c)
    elif answer == "item":
        buy_item(e, c)
        data["result"] = 1


def can_buy_item(e: Engine, c: int) -> bool:
    """An item costs 2 ether, and there must be one (ETH-SHP-03)."""
    return bool(e.state.team.item_market) and e.character(c).ether >= item_price(e, c)


def item_price(e: Engine, c: int) -> int:
    """What an item costs a character."""
    return max(0, stat(e, "item_price", e.option("item_price"), c))


def buy_item(e: Engine, c: int) -> None:
    """A random item of the market; it takes a slot, whatever has to make room for it (ETH-SHP-03)."""
    market = e.state.team.item_market
    op.lose(e, "ether", c, item_price(e, c))
    used(e, "item_price", c)
    item = e.chance.pick(e.state, market)
    market.remove(item)
    e.learned()
    e.tell("item_bought", character=c, item=item)
    e.push("equip", {}, item=item, refusable=False)


@handles("buy")
def buy(e: Engine, f: Frame) -> None:
    """The top cards of the market are shown, any number of them bought with own ether, the rest goes under it
    (ETH-MKT-02, ETH-MKT-03). The result is how many were bought."""
    data, team = f.data, e.state.team
    c = data["c"]
    if "shown" not in data:
        if ahead(e, f, "buying", character=c):
            return  # what comes before it changes how many are shown, or what they cost
        if data.pop("replaced", None):
            e.done(0)
            return
        count = stat(e, "market_draw", e.option("market_draw"), c)
        used(e, "market_draw", c)
        data["shown"] = team.market[:count]  # they stay in the market until they are bought
        data["n"] = 0
        e.learned()
        e.tell("market_shown", character=c, cards=[e.state.design[card] for card in data["shown"]])
        e.fire("buying", character=c)
        return
    answer = f.take()
    if isinstance(answer, list):
        replace_card(e, f, answer[1])
        return
    if isinstance(answer, int):
        op.lose(e, "ether", c, price_of(e, c, answer))
        used(e, "market_price", c)
        data["shown"].remove(answer)
        team.market.remove(answer)
        data["n"] += 1
        op.give_card(e, c, answer)  # on top of the discard pile (ETH-MKT-07)
        e.fire("card_gained", character=c, card=answer)
        return
    named = {card: e.state.design[card][10:] for card in data["shown"]}
    own = e.character(c).ether
    choices = [Choice("buy", card, name, "card") for card, name in named.items() if price_of(e, c, card) <= own]
    if e.team_size == 1 and len(team.market) > len(data["shown"]):  # ETH-SOL-01, DP-58
        hinted = [card for card, name in named.items() if e.content.influence[name].solo_hint]
        choices += [Choice("replace", ["replace", card], named[card], "card") for card in hinted]
    if answer == "done" or not choices:
        team.market = [card for card in team.market if card not in data["shown"]] + data["shown"]
        e.done(data["n"])
        return
    e.ask("buy", "DP-57", (c,), [*choices, Choice("done", "done")], {"character": e.character(c).id})


def replace_card(e: Engine, f: Frame, card: int) -> None:
    """Who plays alone removes a card that needs others, and another one is shown (ETH-SOL-01)."""
    shown, team = f.data["shown"], e.state.team
    new = next(one for one in team.market if one not in shown)
    team.market.remove(card)
    team.removed_cards.append(card)
    shown[shown.index(card)] = new
    e.learned()
    e.tell("market_shown", character=f.data["c"], cards=[e.state.design[new]])
