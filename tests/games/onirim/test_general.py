"""General rules, ONI-GEN-01 … -12 (uniform shuffles: test_shuffles.py)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

import reverie
from reverie.games.onirim.cards import TOKENS
from tests.games.onirim.table import CARD_ORDER, DECK, LOCATIONS, Table, deal, table
from tests.support import covers

HAND = "red.sun blue.sun green.sun brown.sun"


def told(t: Table, seat: int | None) -> list[dict[str, object]]:
    """Everything a seat was told."""
    return [event.to_json() for event in t.game.events_for(seat)]


# ---- classes of cards -----------------------------------------------------------------------------------


@covers("ONI-GEN-01", "ONI-BASE-23")
@pytest.mark.parametrize("token", LOCATIONS)
def test_a_drawn_location_goes_to_the_hand(token: str) -> None:
    t = table(hand=HAND, pile=f"{token} …", at="refill")
    assert t.hand == f"{HAND} {token}"
    assert t.question == "turn"


@covers("ONI-GEN-01", "ONI-BASE-24", "ONI-BASE-27")
@pytest.mark.parametrize("token", [token for token in DECK if token not in LOCATIONS])
def test_doors_and_dreams_never_go_to_the_hand(token: str) -> None:
    keys = "red.key blue.key green.key brown.key"
    t = table(hand=keys, pile=f"{token} …", at="refill")
    assert t.hand == keys
    assert t.resolving == token
    assert t.question == ("nightmare" if token == "nightmare" else "door")


@covers("ONI-GEN-01", "ONI-BASE-29")
def test_keys_are_the_locations_with_the_key_symbol_and_nothing_else() -> None:
    t = table(hand="red.key blue.sun green.moon brown.key", pile="nightmare …", at="refill")
    assert t.choices == "ward red.key, ward brown.key, ward mill, ward hand"


@covers("ONI-GEN-01", "ONI-BASE-01", "ONI-GEN-07")
def test_the_deck_has_the_76_cards_of_the_law() -> None:
    t = deal(5)
    assert t.everything == DECK
    assert len(t.hand) == 5
    assert t.pile_size == 71
    assert t.discard == ""
    assert t.limbo == ""


# ---- look and reveal ------------------------------------------------------------------------------------


def spectator(t: Table) -> object:
    """Everything a spectator can know."""
    return t.game.view(None), told(t, None)


@covers("ONI-GEN-02")
def test_looked_at_cards_are_shown_to_the_player_alone() -> None:
    pile = "nightmare red.sun door.blue blue.key brown.moon green.moon …"
    t = table(hand="green.key red.sun red.moon blue.sun brown.sun", pile=pile)
    t.do("discard green.key")
    assert t.looked == "nightmare red.sun door.blue blue.key brown.moon"
    seen = t.game.view(None)
    assert seen["looked"] == {"size": 5, "cards": None, "placed": None, "revealed": False}
    assert seen["hand"] == {"size": 4, "cards": None}
    looks = [event.data["card"] for event in t.game.events_for(None) if event.data.get("to") == "looked"]
    assert looks == [None] * 5
    t.do("drop nightmare", "order blue.key door.blue red.sun brown.moon")
    assert t.known_top == "door.blue red.sun brown.moon"
    assert t.game.view(None)["pile"]["known_top"] == []
    named = {event.data["card"] for event in t.game.events_for(None) if event.data.get("card")}
    assert named == {"green.key", "nightmare"}, "only what was discarded is public"


@covers("ONI-GEN-02", "ONI-GEN-12")
def test_two_orders_of_a_prophecy_look_the_same_to_a_spectator() -> None:
    def prophesy(order: str) -> Table:
        pile = "nightmare red.sun door.blue blue.sun brown.moon green.moon …"
        t = table(hand="green.key red.sun red.moon blue.sun brown.sun", pile=pile)
        return t.do("discard green.key", "drop nightmare", f"order {order}")

    one, other = prophesy("red.sun door.blue blue.sun brown.moon"), prophesy("blue.sun brown.moon red.sun door.blue")
    assert spectator(one) == spectator(other)
    assert one.known_top != other.known_top


@covers("ONI-GEN-02")
def test_whether_another_answer_was_possible_is_not_told_to_a_spectator() -> None:
    without_key = table(hand=HAND, pile="door.red green.moon …", at="refill")
    with_key = table(hand="red.key blue.sun green.sun brown.sun", pile="door.red green.moon …", at="refill").do("limbo")
    assert without_key.events[1].data["forced"]
    assert told(without_key, None) == told(with_key, None)


@covers("ONI-GEN-02", "ONI-BASE-31")
def test_revealed_cards_are_public() -> None:
    pile = "nightmare red.sun door.green nightmare blue.key brown.moon green.sun …"
    t = table(hand=HAND, pile=pile, at="refill").do("ward mill")
    public = [event.data["card"] for event in t.game.events_for(None) if event.data.get("from") == "pile"]
    assert public == ["nightmare", "red.sun", "door.green", "nightmare", "blue.key", "brown.moon", None]


@covers("ONI-GEN-02")
def test_a_spectator_cannot_tell_hands_apart() -> None:
    one = table(hand="red.key blue.sun green.sun brown.sun red.moon", size=50)
    other = table(hand="blue.moon red.sun green.moon brown.moon green.key", size=50)
    other_view, one_view = other.game.view(None), one.game.view(None)
    for hidden in ("unseen", "discard"):
        other_view.pop(hidden), one_view.pop(hidden)
    assert one_view == other_view


# ---- short piles, losses, wins --------------------------------------------------------------------------


@covers("ONI-GEN-04", "ONI-BASE-19")
def test_an_effect_uses_as_many_cards_as_there_are_and_is_no_loss_by_itself() -> None:
    t = table(hand="green.key red.sun red.moon blue.sun brown.sun", pile="nightmare red.sun")
    t.do("discard green.key")
    assert t.looked == "nightmare red.sun"
    t.do("drop nightmare")
    assert t.status == "playing"
    assert t.hand == "red.sun red.sun red.moon blue.sun brown.sun"


@covers("ONI-GEN-04", "ONI-EDGE-06")
def test_an_effect_on_no_cards_does_nothing() -> None:
    t = table(hand="green.key red.sun red.moon blue.sun brown.sun", pile="")
    t.do("discard green.key")
    assert t.answers == ["discard green.key"], "no prophecy is asked for"
    assert t.ending == "lost pile_empty ONI-BASE-38", "only the refill loses"


@covers("ONI-GEN-05", "ONI-BASE-38")
@pytest.mark.parametrize(("edition", "losses"), [("third", {"pile_empty"}), ("first", {"pile_empty", "mill_short"})])
def test_games_are_lost_only_in_the_ways_the_law_names(edition: str, losses: set[str]) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(60):
        dice = random.Random(seed)
        game = reverie.new_game("onirim", edition=edition, seed=seed)
        while not game.is_over:
            game.apply(dice.choice(game.legal_actions()))
        view, result = game.view(0), game.result
        assert result is not None
        if not result.won:
            reasons[result.reason] += 1
            assert view["pile"]["size"] == 0
            assert view["hand"]["size"] < 5
    assert set(reasons) == losses


@covers("ONI-GEN-06", "ONI-EDGE-24")
def test_the_last_door_wins_although_the_pile_is_empty_and_the_hand_is_not_full() -> None:
    doors = "red blue blue green green brown brown"
    t = table(hand="red.key blue.sun green.sun brown.sun", doors=doors, pile="door.red", at="refill")
    t.do("open red.key")
    assert (t.status, len(t.hand), t.pile_size) == ("won", 3, 0)


@covers("ONI-GEN-06", "ONI-EDGE-25")
def test_the_last_door_of_a_search_wins_although_the_refill_would_lose() -> None:
    hand = "red.sun red.key blue.sun green.sun brown.sun"
    t = table(row="red.sun red.moon", hand=hand, doors="red blue blue green green brown brown", pile="door.red")
    t.do("play red.sun", "take door.red")
    assert (t.status, t.pile_size) == ("won", 0)


# ---- one card, one place --------------------------------------------------------------------------------


@covers("ONI-GEN-07")
@pytest.mark.parametrize("edition", ["third", "first"])
def test_no_card_is_ever_lost_or_doubled(edition: str, amount: Callable[[int, int], int]) -> None:
    for seed in range(amount(12, 1000)):
        t = deal(seed, edition)
        dice = random.Random(seed)
        while t.status == "playing":
            assert t.everything == DECK
            t.do(dice.choice(list(t.choices)))
        assert t.everything == DECK


@covers("ONI-GEN-07")
def test_the_nightmare_that_ends_the_game_is_still_somewhere() -> None:
    t = table(hand=HAND, pile="nightmare red.sun door.blue", at="refill").do("ward hand")
    assert t.status == "lost"
    assert t.resolving == "nightmare"
    assert t.everything == DECK


@covers("ONI-GEN-07")
def test_a_position_with_one_card_too_many_is_refused() -> None:
    with pytest.raises(reverie.PositionError) as refusal:
        reverie.from_position("onirim/third/solo | row brown.key brown.sun brown.key | hand brown.key x2 red.sun x3")
    assert (refusal.value.code, refusal.value.rule) == ("position-too-many", "ONI-GEN-07")


# ---- choices --------------------------------------------------------------------------------------------


@covers("ONI-GEN-08")
def test_equal_cards_are_one_choice() -> None:
    t = table(hand="red.sun red.sun red.sun blue.key blue.key")
    assert t.choices == "play red.sun, play blue.key, discard red.sun, discard blue.key"
    t = table(hand="red.sun red.sun blue.key blue.key", doors="red red blue", pile="nightmare …", at="refill")
    assert t.choices == "ward blue.key, ward door.red, ward door.blue, ward mill, ward hand"


@covers("ONI-GEN-08", "ONI-BASE-18")
def test_equal_cards_of_a_prophecy_are_one_choice_in_every_step() -> None:
    pile = "red.sun nightmare red.sun nightmare red.sun …"
    t = table(hand="green.key red.sun red.moon blue.sun brown.sun", pile=pile).do("discard green.key")
    assert t.choices == "drop red.sun, drop nightmare"
    t.do("drop red.sun")
    assert t.choices == "put red.sun, put nightmare"
    t.do("put red.sun", "put nightmare", "put nightmare")
    assert t.known_top == "nightmare nightmare red.sun", "the last place was not asked for"


@covers("ONI-GEN-09", "ONI-FREE-07")
def test_the_active_player_makes_every_decision() -> None:
    for seed in range(10):
        game, dice = reverie.new_game("onirim", seed=seed), random.Random(seed)
        while game.decision:
            assert (game.decision.seats, game.players) == ((0,), 1)
            game.apply(dice.choice(game.legal_actions()))


@covers("ONI-GEN-10")
def test_an_effect_is_complete_before_the_next_one_starts() -> None:
    hand = "green.sun green.key red.sun blue.sun brown.sun"
    t = table(row="green.sun green.moon", hand=hand, pile="nightmare red.sun …").do("play green.sun")
    assert (t.question, len(t.hand)) == ("search", 4), "phase 2 waits for the search"
    t = table(hand=hand, pile="nightmare red.sun blue.sun brown.sun red.moon …").do("discard green.key")
    assert (t.question, len(t.hand)) == ("prophecy", 4), "phase 2 waits for the prophecy"
    t = table(hand=HAND, pile="nightmare red.sun blue.sun green.moon brown.sun red.moon …", at="refill").do("ward hand")
    assert t.moves[-1] == "nightmare resolving>discard", "the nightmare leaves after the whole redraw"


@covers("ONI-GEN-10")
def test_an_answer_to_another_question_is_refused_and_changes_nothing() -> None:
    t = table(hand="red.sun blue.sun green.sun brown.sun red.key")
    before = t.game.hash()
    for answer in ("put red.sun", "drop nightmare", "take door.red", "decline", "open red.key", "limbo", "ward hand"):
        with pytest.raises(reverie.IllegalAction) as refusal:
            t.do(answer)
        assert refusal.value.rule == "ONI-GEN-10"
    assert t.game.hash() == before


# ---- card order -----------------------------------------------------------------------------------------


@covers("ONI-GEN-11")
def test_kinds_are_numbered_in_the_card_order_of_the_law() -> None:
    law = [f"{c}.{s}" for c in ("red", "blue", "green", "brown") for s in ("sun", "moon", "key", "glyph")]
    law += ["x.sun", "x.moon", "x.key"]
    law += [f"tower.{c}.{n}" for c in ("red", "blue", "green", "brown") for n in (3, 4, 5)]
    law += ["deadend", "door.red", "door.blue", "door.green", "door.brown", "door.oniverse"]
    law += ["nightmare", "lost", "happy", "den.architect", "den.cyclobot", "den.squirrel_spies"]
    law += ["den.harpoon_hunter", "den.hammerbird", "den.chromatic_chaos", "den.mirror", "den.treasure_keeper"]
    assert list(TOKENS) == law


@covers("ONI-GEN-11")
def test_choices_and_zones_come_in_card_order() -> None:
    t = table(hand="brown.key green.sun blue.moon red.key red.sun", pile="nightmare …", doors="brown green red")
    cards = ["red.sun", "red.key", "blue.moon", "green.sun", "brown.key"]
    assert list(t.choices) == [f"play {card}" for card in cards] + [f"discard {card}" for card in cards]
    assert t.view["hand"]["cards"] == cards
    assert t.view["doors"] == ["door.red", "door.green", "door.brown"]
    assert list(t.view["unseen"]) == [token for token in CARD_ORDER if t.pile.count(token)]
    t.do("discard blue.moon")
    wards = ["red.key", "brown.key", "door.red", "door.green", "door.brown", "mill", "hand"]
    assert list(t.choices) == [f"ward {way}" for way in wards]


@covers("ONI-GEN-11")
def test_legal_actions_are_ascending_numbers() -> None:
    for seed in range(10):
        game, dice = reverie.new_game("onirim", seed=seed), random.Random(seed)
        while not game.is_over:
            legal = game.legal_actions()
            assert legal == sorted(set(legal))
            game.apply(dice.choice(legal))


# ---- choices with several parts -------------------------------------------------------------------------


@covers("ONI-GEN-12", "ONI-FREE-04")
def test_a_begun_prophecy_is_finished_before_anything_else() -> None:
    pile = "nightmare red.sun door.blue blue.key brown.moon …"
    t = table(hand="green.key red.sun red.moon blue.sun brown.sun", pile=pile).do("discard green.key")
    steps = ["drop door.blue", "put brown.moon", "put nightmare", "put red.sun"]
    left = ["red.sun", "blue.key", "brown.moon", "door.blue", "nightmare"]
    for step in steps:
        verb, card = step.split()
        assert t.choices == ", ".join(f"{verb} {kind}" for kind in left)
        assert len(t.hand) == 4
        t.do(step)
        left.remove(card)
    assert t.hand == "red.sun red.moon blue.sun brown.sun brown.moon", "only now the refill draws"
    assert t.known_top == "nightmare red.sun blue.key"


@covers("ONI-GEN-12")
def test_until_the_last_step_nothing_of_the_order_shows() -> None:
    def begun(*steps: str) -> Table:
        pile = "nightmare red.sun door.blue blue.key brown.moon …"
        hand = "green.key red.sun red.moon blue.sun brown.sun"
        return table(hand=hand, pile=pile).do("discard green.key", "drop nightmare", *steps)

    assert spectator(begun()) == spectator(begun("put red.sun")) == spectator(begun("put brown.moon", "put red.sun"))


@covers("ONI-GEN-12")
def test_every_order_of_a_prophecy_is_reached_by_exactly_one_sequence() -> None:
    pile = "red.sun red.sun nightmare door.blue …"
    start = table(hand="green.key red.sun red.moon blue.sun brown.sun", pile=pile.replace(" …", ""))
    results: Counter[tuple[str, ...]] = Counter()

    def explore(game: reverie.Game) -> None:
        if game.decision and game.decision.kind.startswith("prophecy"):
            for action in game.actions():
                following = game.clone()
                following.apply(action)
                explore(following)
        else:
            dropped, *order = [
                event.data["action"]
                for event in game.events
                if event.kind == "answered" and event.data["question"].startswith("prophecy")
            ]
            results[dropped, *order] += 1

    start.do("discard green.key")
    explore(start.game)
    # Drop a sun: 3! orders of three different cards; drop the nightmare or the door: 3 orders of a pair and one other.
    assert (len(results), set(results.values())) == (6 + 3 + 3, {1})
