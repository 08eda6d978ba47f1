"""Cards in hand, deck, piles and markets (9.8, Cards)."""

from __future__ import annotations

from typing import Any

from tests.games.etherfields.effects.saying import progress_card, say, say_team, tells, thing
from tests.games.etherfields.tables import Who, carry_out, designs, offered, play, point, table
from tests.support import covers

CUT = thing("weakness", "cut")


@tells("effect", "draw")
@covers("ETH-DRW-08")
def test_drawing_keeps_the_hand_limit() -> None:
    e = say([Who(hand=5)], {"draw": 3})
    assert len(e.character(0).hand) == 6


@tells("effect", "discard", "discard_hand")
def test_discarding_by_choice_at_random_and_all() -> None:
    e = say([Who(hand="W1 W2 W3")], {"discard": 2})
    assert (point(e), offered(e)) == ("DP-26", ["discard wrath1", "discard wrath2", "discard wrath3"])
    play(e, "discard wrath3", "discard wrath1")
    assert designs(e, e.character(0).discard) == ["wrath1", "wrath3"], "the last named lies on top"
    e = say([Who(hand="W1")], {"discard": 2})
    assert not e.character(0).hand, "as many as there are"
    e = say([Who(hand="W1 W2 W3")], {"discard": {"n": 1, "how": "random"}}, dice={"pick": [1]})
    assert designs(e, e.character(0).discard) == ["wrath2"]
    e = say([Who(hand="W1 W2 W3")], "discard_hand")
    assert len(e.character(0).discard) == 3


@tells("effect", "seal", "seal_self", "seal_chosen")
@covers("ETH-SEL-05")
def test_sealing_from_the_deck_this_card_and_chosen_ones() -> None:
    e = say([Who(deck="W1 W2 W3 - - - -")], {"seal": 2})
    assert designs(e, e.character(0).sealed) == ["wrath2", "wrath1"]
    e = table([Who(hand="W1")], texts={"t": ["seal_self"]})
    carry_out(e, "t", self=0, instance=e.character(0).hand[0], source="influence:wrath1")
    assert designs(e, e.character(0).sealed) == ["wrath1"]
    e = say([Who(hand="W1 W2")], {"seal_chosen": {"zone": "hand"}})
    assert point(e) == "DP-29"
    play(e, next(words for words in offered(e) if "wrath2" in words))
    assert designs(e, e.character(0).sealed) == ["wrath2"]


@tells("effect", "unseal")
@covers("ETH-SEL-03", "EX-33")
def test_unsealing_the_top_ones_chosen_ones_or_all() -> None:
    e = say([Who(sealed="W1 W2 W3", discard="P1")], {"unseal": 2})
    assert designs(e, e.character(0).discard) == ["wrath2", "wrath1", "perception1"]
    e = say([Who(sealed="W1 W2 W3")], {"unseal": {"n": 1, "how": "chosen"}}, answers=["unseal wrath3"])
    assert designs(e, e.character(0).sealed) == ["wrath1", "wrath2"]
    e = say([Who(sealed="W1 W2 W3")], {"unseal": "all"})
    assert not e.character(0).sealed


@tells("effect", "reshuffle")
@covers("ETH-RSH-02", "EX-29")
def test_a_reshuffle_takes_deck_and_discard_pile_without_penalty() -> None:
    e = say([Who(deck=5, discard=9)], "reshuffle")
    who = e.character(0)
    assert (len(who.deck), len(who.discard), who.suffering) == (14, 0, 0)


DISCARDED: dict[str, Any] = {"card": {"pick": "chosen", "zone": "discard"}}


@tells("effect", "shuffle_into_deck", "put_on_top", "put_on_bottom")
def test_cards_are_put_into_on_and_under_the_deck() -> None:
    e = say(
        [Who(discard="W1 W2")],
        {"shuffle_into_deck": {"card": DISCARDED}},
        answers=["choose wrath2"],
        dice={"shuffle": ["keep"]},
    )
    who = e.character(0)
    assert (len(who.deck), designs(e, who.discard)) == (21, ["wrath1"])
    e = say([Who(discard="W1 W2")], {"put_on_top": {"card": DISCARDED}}, answers=["choose wrath2"])
    assert designs(e, e.character(0).deck)[0] == "wrath2"
    e = say([Who(discard="W1 W2")], {"put_on_top": {"card": DISCARDED, "zone": "sealed"}}, answers=["choose wrath2"])
    assert designs(e, e.character(0).sealed) == ["wrath2"]
    e = say([Who(discard="W1 W2")], {"put_on_bottom": {"card": DISCARDED}}, answers=["choose wrath2"])
    assert designs(e, e.character(0).deck)[-1] == "wrath2"


@tells("effect", "look_top")
@covers("ETH-GEN-15")
def test_looking_at_the_top_and_putting_it_under_the_deck() -> None:
    effects = [{"look_top": 1}, {"may": ["put_on_bottom"]}]
    e = say([Who(deck="W1 W2 - - - - -")], *effects)
    assert e.question is not None
    assert e.question.about["found"] == ["influence:wrath1"]
    play(e, "do")
    assert designs(e, e.character(0).deck)[0] == "wrath2"
    assert designs(e, e.character(0).deck)[-1] == "wrath1"
    e = say([Who(deck="W1 W2 - - - - -")], *effects, answers=["decline"])
    assert designs(e, e.character(0).deck)[0] == "wrath1"


@tells("effect", "search")
def test_searching_sets_a_card_aside_shuffles_and_the_next_effect_says_where_it_goes() -> None:
    effects = [{"search": {"zone": "deck", "filter": {"color": "wrath"}}}, {"put_on_top": {"zone": "hand"}}]
    e = say([Who(deck="P1 W2 P3 - - - -")], *effects)
    assert offered(e) == ["take wrath2", "decline"]
    play(e, "take wrath2")
    who = e.character(0)
    assert (designs(e, who.hand), len(who.deck), who.aside) == (["wrath2"], 6, [])
    e = say([Who(discard="W1 W2")], {"search": {"zone": "discard"}}, "put_on_bottom", answers=["take wrath1"])
    assert designs(e, e.character(0).deck)[-1] == "wrath1"


def test_a_filter_may_name_the_highest_price() -> None:
    cards = [
        {"influence": {"id": f"m{price}", "name": {"en": "M"}, "intents": {}, "price": price}} for price in (1, 3, 4)
    ]
    effects: list[Any] = [{"add_to_market": f"m{price}"} for price in (1, 3, 4)]
    effects += [{"search": {"zone": "market", "filter": {"max_price": 3}}}, {"put_on_top": {"zone": "hand"}}]
    e = say(1, *effects, pack=cards)
    assert offered(e) == ["take m1", "take m3", "decline"]
    play(e, "take m3")
    assert designs(e, e.character(0).hand)[-1] == "m3"


@covers("ETH-GEN-09")
def test_a_deck_that_was_not_searched_keeps_its_order() -> None:
    e = say(
        [Who(deck="W1 W2 W3 W4 W5 W6", discard="P1 P2")],
        {"search": {"zone": "discard"}},
        "put_on_bottom",
        {"look_top": 2},
        {"draw": 1},
        answers=["take perception2"],
    )
    assert designs(e, e.character(0).deck) == ["wrath2", "wrath3", "wrath4", "wrath5", "wrath6", "perception2"]


@tells("effect", "swap_hand_card")
def test_two_characters_swap_a_card_and_each_chooses_its_own() -> None:
    e = say([Who(hand="W1 W2"), Who(hand="P1 P2"), Who()], {"swap_hand_card": {"with": {"character": "other"}}})
    assert e.question is not None
    assert e.question.seats == (0,), "c3 has nothing to give, so it is c2"
    play(e, "give wrath2")
    assert e.question.seats == (1,)
    play(e, "give perception1")
    assert [designs(e, who.hand) for who in e.state.characters] == [
        ["wrath1", "perception1"],
        ["perception2", "wrath2"],
        [],
    ]
    card = e.character(1).hand[1]
    assert e.state.owner[card] == 1
    e = say([Who(hand="W1")], {"swap_hand_card": {"with": {"character": "other"}}})
    assert designs(e, e.character(0).hand) == ["wrath1"], "R-45: nobody else, nothing happens"


@tells("effect", "gain_card")
@covers("ETH-SCR-04", "ETH-GEN-08", "ETH-SCR-05")
def test_a_unique_card_is_gained_once_per_copy_that_exists() -> None:
    code = {"numeral": "I", "group": 1, "letter": "B", "copies": 2}
    pack = [{"influence": {"id": "found", "name": {"en": "Found"}, "intents": {}, "code": code}}]
    e = say(1, {"gain_card": {"id": "found", "n": 5}}, pack=pack, kind="dream")
    assert designs(e, e.character(0).discard) == ["found", "found"]
    assert e.state.team.gained.count("influence:found") == 2


@tells("effect", "gain_weakness", "remove_weakness")
@covers("ETH-WEK-01")
def test_weaknesses_come_and_go() -> None:
    e = say(1, {"gain_weakness": 2}, pack=[CUT], weakness_deck="cut")
    assert designs(e, e.character(0).discard) == ["cut"], "the deck held one"
    e = say([Who(weaknesses="cut", discard="W1 cut")], "remove_weakness", pack=[CUT])
    assert len(offered(e)) == 1 or len(e.state.team.weakness_deck) == 1
    if e.question is not None and point(e) == "DP-29":
        play(e, offered(e)[0])
    assert designs(e, e.state.team.weakness_deck) == ["cut"]


@tells("effect", "return_to_market", "add_to_market", "add_to_item_market")
@covers("ETH-MKT-04", "ETH-MKT-06")
def test_markets_grow_at_the_bottom() -> None:
    pack = [{"influence": {"id": "new", "name": {"en": "New"}, "intents": {}}}, thing("item", "lens", intents={})]
    e = say(
        [Who(hand="W1 W2")],
        {"add_to_market": {"id": "new", "n": 2}},
        {"add_to_item_market": "lens"},
        {"return_to_market": {"card": {"card": {"pick": "chosen", "zone": "hand"}}}},
        pack=pack,
        answers=["choose wrath1"],
    )
    assert designs(e, e.state.team.market) == ["new", "new", "wrath1"]
    assert e.state.owner[e.state.team.market[-1]] == -1
    assert e.state.team.item_market == ["lens"]


@tells("effect", "remove_from_game")
@covers("ETH-GEN-14")
def test_removed_cards_are_gone_for_good() -> None:
    e = table([Who(hand="W1 W2")], texts={"t": ["remove_from_game"]})
    card = e.character(0).hand[0]
    carry_out(e, "t", self=0, source="influence:wrath1", instance=card)
    assert e.state.team.removed_cards == [card]
    assert designs(e, e.character(0).hand) == ["wrath2"]


@tells("effect", "buy_step")
@tells("stat", "market_draw", "market_price")
@covers("ETH-MKT-02", "ETH-MKT-03", "ETH-MKT-07", "ETH-MKT-01")
def test_buying_shows_cards_sells_them_for_own_ether_and_puts_the_rest_under_the_market() -> None:
    cards = [
        {"influence": {"id": f"m{price}", "name": {"en": "M"}, "intents": {}, "price": price}} for price in (1, 2, 3, 4)
    ]
    effects = [{"add_to_market": f"m{price}"} for price in (1, 2, 3, 4)] + [{"buy_step": 3}]
    e = say([Who(ether=3)], *effects, pack=cards, dice={"shuffle": ["keep"]})
    assert (point(e), offered(e)) == ("DP-57", ["buy m1", "buy m2", "buy m3", "done"])
    play(e, "buy m1", "buy m2")
    assert designs(e, e.character(0).discard) == ["m2", "m1"]
    assert e.character(0).ether == 0
    assert designs(e, e.state.team.market) == ["m4", "m3"]
    keeper = progress_card(
        "keeper",
        {"kind": "passive", "do": [{"modifier": {"stat": "market_draw", "op": "add", "value": 1, "who": "self"}}]},
        {"kind": "passive", "do": [{"modifier": {"stat": "market_price", "op": "add", "value": -2, "who": "self"}}]},
    )
    e = say([Who(ether=1, progress="keeper")], *effects, pack=[*cards, keeper], dice={"shuffle": ["keep"]})
    assert offered(e) == ["buy m1", "buy m2", "buy m3", "done"], "4 are shown, m4 costs 2, a price never falls below 0"
    play(e, "buy m1", "done")
    assert e.character(0).ether == 1


@tells("effect", "play_again")
def test_the_action_of_a_card_is_played_again_and_the_card_stays() -> None:
    def card(id: str, *effects: Any, cost: Any = "free") -> dict[str, Any]:
        ability = {"id": "a", "kind": "action", "cost": cost, "do": list(effects)}
        return {"influence": {"id": id, "name": {"en": id}, "intents": {}, "abilities": [ability]}}

    top = {"card": {"pick": "top", "zone": "discard"}}
    pack = [
        card("hours", {"gain_hours": 1}),
        card("echo", {"play_again": {"card": top}}),
        card("costly", {"gain_hours": 1}, cost=[{"discard_self": True}]),
    ]
    e = say([Who(discard="hours")], {"play_again": {"card": top}}, pack=pack, hours=4)
    assert e.state.team.hours == 5
    assert designs(e, e.character(0).discard) == ["hours"]
    for other in ("echo", "costly", "-"):
        e = say([Who(discard=other)], {"play_again": {"card": top}}, pack=pack, hours=4)
        assert (e.state.team.hours, point(e)) == (4, "DP-20")


@covers("ETH-GEN-02")
def test_in_a_text_of_the_team_any_seat_may_choose() -> None:
    e = say_team([Who(), Who()], {"gain_ether": {"n": 1, "who": {"character": "chosen"}}})
    assert e.question is not None
    assert e.question.seats == (0, 1)
    play(e, "choose c2")
    assert e.character(1).ether == 1


@covers("ETH-DRW-09", "ETH-WEK-06")
def test_a_weakness_that_is_put_into_a_hand_is_resolved_at_once() -> None:
    weak = {"weakness": {"id": "ache", "name": {"en": "Ache"}, "fee": [{"ether": 1}], "abilities": []}}
    effects = [{"search": {"zone": "discard"}}, {"put_on_top": {"zone": "hand"}}]
    e = say([Who(discard="ache W1", ether=1)], *effects, pack=[weak], answers=["take ache"])
    assert (point(e), designs(e, e.character(0).hand)) == ("DP-25", [])
    play(e, "pay")
    assert (e.character(0).ether, len(e.state.team.weakness_deck)) == (0, 1)


@covers("ETH-DRW-07")
def test_whoever_gets_a_card_into_a_full_hand_discards_one() -> None:
    chosen = {"card": {"card": {"pick": "chosen", "zone": "discard", "owner": {"character": "other"}}}, "zone": "hand"}
    e = say([Who(), Who(hand="W1 W2 W3 W4 W5 W6", discard="C1")], {"put_on_top": chosen})
    assert e.question is not None
    assert (point(e), e.question.seats) == ("DP-26", (1,))


@covers("ETH-MKT-01", "ETH-MKT-03", "ETH-MKT-06")
def test_the_market_is_shuffled_before_it_is_shown_and_only_own_ether_pays() -> None:
    cards = [
        {"influence": {"id": f"m{price}", "name": {"en": "M"}, "intents": {}, "price": price}} for price in (1, 2, 3)
    ]
    effects = [{"add_to_market": f"m{price}"} for price in (1, 2, 3)]
    e = say(1, *effects, pack=cards)
    assert designs(e, e.state.team.market) == ["m1", "m2", "m3"], "new cards come to the bottom"
    people = [Who(ether=2), Who(ether=5)]
    e = say(people, *effects, {"buy_step": 2}, pack=cards, dice={"shuffle": [[2, 0, 1]]})
    assert offered(e) == ["buy m1", "done"], "m3 and m1 are shown; the ether of others does not help"
