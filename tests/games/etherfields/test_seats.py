"""Who may answer what: several people with one character each, or one person with several (0.4, INT-04, ROL-03)."""

from __future__ import annotations

import pytest

import reverie
from reverie.errors import IllegalAction
from reverie.games.etherfields.core.engine import Engine, action_of
from reverie.kernel.game import Game
from tests.games.etherfields.acting.events import acting, happened, intents
from tests.games.etherfields.tables import Data, Who, offered, play, point, push, table
from tests.support import covers

BELL: Data = {"item": {"id": "bell", "name": {"en": "Bell"}, "intents": {}, "abilities": [
    {"id": "i", "kind": "interrupt", "cost": "free", "limit": "once_ever", "do": [{"gain_key": 1}]}]}}  # fmt: skip
QUICK: Data = {"influence": {"id": "quick", "name": {"en": "Quick"}, "intents": {}, "abilities": [
    {"id": "i", "kind": "interrupt", "cost": [{"discard_self": True}], "do": [{"gain_key": 1}]}]}}  # fmt: skip
SIX: Data = {"cost": [intents("wrath", 6)]}


def offered_to(e: Engine, seat: int) -> list[str]:
    """What a seat may answer now, in words."""
    assert e.question is not None
    return [action_of(choice).words for choice in e.choices().values() if e.question.is_for(choice, seat)]


def seats(e: Engine) -> tuple[int, ...]:
    """Who is asked."""
    assert e.question is not None
    return e.question.seats


# ---- the action step ------------------------------------------------------------------------------------------------


@covers("ETH-RND-03")
def test_everybody_commands_their_own_character_and_the_team_buys_rounds() -> None:
    e = table(2, discarded="t06", turn="t01 t02", hours=3)
    assert seats(e) == (0, 1)
    assert offered_to(e, 0) == ["exert c1", "buy-round", "move c1", "pass c1"]
    assert offered_to(e, 1) == ["exert c2", "buy-round", "move c2", "pass c2"]


@covers("ETH-RND-03")
def test_whoever_has_passed_is_not_asked_and_may_act_all_the_same() -> None:
    e = table(3, hours=3)
    play(e, "pass c2")
    assert seats(e) == (0, 2)
    assert offered_to(e, 1) == ["exert c2", "buy-round", "move c2"]
    play(e, "exert c2", "choose 1")
    while point(e) != "DP-20":
        play(e, "stop")
    assert seats(e) == (0, 1, 2), "a command cancels all passes"


@covers("ETH-INT-01", "ETH-PAY-01")
def test_a_payment_is_the_payers_whoever_holds_an_interrupt() -> None:
    e = acting([Who(hand="W4 W3"), Who(hand="quick W4")], SIX, pack=(QUICK,))
    play(e, "use c1 ev#a1", "pay wrath4 with wrath")
    assert seats(e) == (0,), "the other one may use something, and need not"
    assert offered_to(e, 1) == ["play c2 quick"]
    assert "give-up" in offered_to(e, 0)
    assert "play c2 quick" not in offered_to(e, 0)
    play(e, "play c2 quick")
    assert offered_to(e, 1) == []


@covers("ETH-ORD-01")
def test_a_turn_is_the_characters_whose_turn_it_is() -> None:
    e = table([Who(), Who(hand="quick")], pack=[QUICK], options={"ordered_turns": True}, hours=3)
    assert seats(e) == (0,)
    assert offered_to(e, 1) == ["play c2 quick"]
    assert "pass c1" in offered_to(e, 0)


@covers("ETH-RND-03")
def test_one_game_for_all_and_one_for_a_seat() -> None:
    game = reverie.new_game("etherfields", mode="two", seed=3)
    while game.decision is not None and game.decision.kind != "command":
        game.apply(game.legal_actions()[0])
    mine, others = words(game, 0), words(game, 1)
    assert set(mine) | set(others) == set(words(game))
    assert "pass gambler" in mine
    assert "pass gambler" not in others
    with pytest.raises(IllegalAction) as refused:
        game.apply("pass gambler", seat=1)
    assert refused.value.code == "action-other-seat"
    seated = game.clone()
    seated.seat = 1
    assert words(seated) == others
    assert not seated.is_legal("pass gambler")
    assert game.is_legal("pass gambler"), "who plays all of them gives any answer"
    agent = reverie.agent("rules", "etherfields")
    assert agent.choose(seated.outlook()) in seated.legal_actions()
    game.apply("pass gambler", seat=0)
    game.apply("pass specialist")


def words(game: Game, seat: int | None = None) -> list[str]:
    """The legal actions in words."""
    return [action.words for action in game.actions(seat)]


# ---- points at which several may use something -----------------------------------------------------------------------


@covers("ETH-INT-04")
def test_a_point_closes_when_all_have_declined_in_a_row() -> None:
    e = table(3, pack=[BELL], items="bell", first=1, turn="t01 t02")
    play(e, "pass c1", "pass c2", "pass c3", "go-on c3")
    assert seats(e) == (0, 1)
    assert offered(e) == ["go-on c2", "go-on c1", "use c2 bell", "use c1 bell"]
    assert (offered_to(e, 0), offered_to(e, 2)) == (["go-on c1", "use c1 bell"], [])
    before = e.state.stack[-1]
    play(e, "go-on c1")
    assert e.state.stack[-1] is before
    assert offered(e) == ["go-on", "use c2 bell"]
    play(e, "go-on")
    assert e.state.stack[-1] is not before, "the next point"
    assert seats(e) == (0, 1, 2)


@covers("ETH-INT-04")
def test_after_a_use_the_round_of_asking_starts_again() -> None:
    people = [Who(hand="quick"), Who(hand="quick quick"), Who()]
    e = table(people, pack=[QUICK], turn="t01 t02")
    play(e, "pass c1", "pass c2", "pass c3", "go-on c1")
    assert seats(e) == (1,)
    play(e, "play c2 quick")
    assert seats(e) == (0, 1)
    assert e.state.stack[-1].data.get("declined") is None


@covers("ETH-ROL-03", "ETH-ROL-02")
def test_a_result_is_accepted_when_everybody_has_declined() -> None:
    people = [Who(hand="W4", glowstones=1), Who(glowstones=1), Who()]
    e = acting(people, SIX, dice={"luck": ["one", "void", "two"]})
    play(e, "use c1 ev#a1", "pay wrath4 with wrath", "boost")
    assert (point(e), seats(e)) == ("DP-33", (0, 1))
    play(e, "accept c1")
    assert (point(e), offered(e)) == ("DP-33", ["accept", "reroll c2 glowstone"])
    play(e, "reroll c2 glowstone")
    assert offered(e) == ["accept", "reroll c1 glowstone"], "the window opens again for all who can"
    play(e, "reroll c1 glowstone")
    assert happened(e) == 1


@covers("ETH-INT-04", "ETH-SUF-06")
def test_everybody_who_can_prevent_something_has_a_say() -> None:
    anybody = {"character": "all"}
    guard: Data = {"influence": {"id": "guard", "name": {"en": "Guard"}, "intents": {}, "abilities": [
        {"id": "i", "kind": "interrupt", "when": {"would_suffer": {"who": anybody}}, "cost": [{"discard_self": True}],
         "do": [{"prevent": 1}]}]}}  # fmt: skip
    e = acting([Who(hand="guard"), Who(hand="guard"), Who()], SIX, pack=(guard,))
    push(e, "suffer", c=2, n=2, cause={"kind": "creature"}, preventable="all")
    assert (point(e), seats(e)) == ("DP-39", (0, 1)), "the third has nothing to say"
    play(e, "accept c1")
    assert (e.character(2).suffering, seats(e)) == (0, (1,))
    play(e, "play c2 guard")
    assert seats(e) == (0,)
    play(e, "accept")
    assert e.character(2).suffering == 1
