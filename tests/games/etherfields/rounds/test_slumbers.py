"""Slumbers: drawing, starting, aborting, ending (5.6, 6.30, 7.4)."""

from __future__ import annotations

from typing import Any

import pytest

import reverie
from reverie.games.etherfields import land as lands
from reverie.games.etherfields.acting.mutations import add_mutation
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.rounds import tidying
from reverie.games.etherfields.rounds.states import put_state
from reverie.words import LANGUAGES, words
from tests.games.etherfields.rounds.creatures_for_tests import creature, each
from tests.games.etherfields.tables import Who, board, carry_out, creatures, offered, play, point, push, table, where
from tests.support import covers

RAG = creature("rag", 2, "human", setup=[{"spawn": {"creature": "rag", "n": 1}}], mutation=[{"add_mutation": 1}])
SPAWN: dict[str, Any] = {"spawn": {}}
TILES = board(A1={"nw": {"entrance": True}, "ne": {"entrance": True}}, A4={"ne": SPAWN})


def slumber(name: str = "s_rag", **more: Any) -> dict[str, Any]:
    """A slumber tile."""
    data = {"id": name, "name": {"en": name}, "creature": "rag", "rounds": 5}
    data |= {"no_more_rounds": [*each({"seal": 1}), "end_slumber"], **more}
    return {"slumber": {key: value for key, value in data.items() if value is not None}}


def drawn(*tiles: dict[str, Any], people: Any = 1, deck: Any = (), **more: Any) -> Engine:
    """The top tile of the slumber deck is drawn."""
    names = [tile["slumber"]["id"] for tile in tiles]
    e = table(people, pack=[RAG, *tiles, *more.pop("pack", [])], tiles=more.pop("tiles", TILES), run=False, **more)
    e.state.stack.clear()
    e.state.team.slumber_deck = [*names, *deck]
    e.push("slumber", {})
    e.run()
    return e


@covers("ETH-SLU-03", "ETH-SLU-04", "ETH-SPN-04", "ETH-TRN-02")
def test_a_creature_slumber_is_set_up_and_begins() -> None:
    e = drawn(slumber(setup=[{"gain_key": 1}]))
    here = e.state.encounter
    assert (here.kind, here.source, here.round) == ("slumber", "slumber:s_rag", 1)
    assert [tile.id for tile in here.creatures] == ["rag"]
    assert len(here.turn_deck) == 5
    assert creatures(e, "rag") == ["A4.ne"]
    assert e.state.team.keys == 1
    assert (point(e), len(e.character(0).hand)) == ("DP-20", 4)


@covers("ETH-SLU-04")
def test_the_tile_is_in_play_even_without_figures() -> None:
    e = drawn(slumber(creature="ghost"), pack=[creature("ghost")])
    assert [tile.id for tile in e.state.encounter.creatures] == ["ghost"]


@covers("ETH-SPN-04", "ETH-SPN-03")
def test_the_suit_is_known_when_figures_appear() -> None:
    tiles = board(A1={"nw": {"entrance": True}}, A4={"ne": {"spawn": {"suit": "thorn"}}}, B1={"nw": SPAWN})
    order = [11, *range(11)]  # t12, a thorn, comes to the top
    e = drawn(slumber(), tiles=tiles, dice={"shuffle": [order]})
    assert e.state.encounter.turn_deck[0] == "t12"
    assert creatures(e, "rag") == ["A4.ne"]  # no choice


@covers("ETH-SLU-03")
def test_an_empty_deck_does_nothing() -> None:
    e = table(1, run=False)
    e.push("slumber", {})
    e.run()
    assert point(e) == "DP-20"


@covers("ETH-SLU-03")
def test_a_tile_without_rounds_is_followed_and_goes_to_the_bottom() -> None:
    tile = slumber("s_luggage", creature=None, rounds=0, no_more_rounds=None, instructions=[{"gain_key": 2}])
    e = table(1, pack=[tile, slumber("s_other"), RAG], run=False)
    e.state.team.slumber_deck = ["s_luggage", "s_other"]
    e.push("slumber", {})
    e.run()
    assert e.state.team.keys == 2
    assert e.state.team.slumber_deck == ["s_other", "s_luggage"]
    assert e.state.encounter.source == "slumber:s_table"  # no encounter began


@covers("ETH-SLU-05", "ETH-MAP-07")
def test_characters_start_where_they_stood_or_at_an_entrance() -> None:
    e = drawn(slumber(), people=[Who(at="C3.nw"), Who(at=None)])
    assert point(e) == "DP-42"
    assert e.question is not None
    assert e.question.seats == (1,)
    assert offered(e) == ["enter c2 A1.nw", "enter c2 A1.ne"]
    play(e, "enter c2 A1.ne")
    assert [where(e, 0), where(e, 1)] == ["C3.nw", "A1.ne"]


@covers("ETH-SLU-06")
def test_the_first_face_whose_condition_holds() -> None:
    variants = [
        {"requires": [{"resource": {"who": "team", "kind": "keys", "op": ">=", "n": 3}}], "rounds": 7},
        {"requires": [{"resource": {"who": "team", "kind": "keys", "op": ">=", "n": 1}}], "rounds": 6},
    ]
    for keys, rounds in ((0, 5), (1, 6), (2, 6), (3, 7)):
        e = drawn(slumber(variants=variants), keys=keys)
        assert len(e.state.encounter.turn_deck) == rounds


@covers("ETH-ABT-01", "ETH-ABT-02", "EX-62")
def test_aborting_before_the_start() -> None:
    e = drawn(slumber(abort=True, abort_before_setup=True), people=2)
    assert point(e) == "DP-13"
    assert offered(e) == ["start", "abort"]
    assert e.question is not None
    assert e.question.seats == (0, 1)
    play(e, "abort")
    assert [len(who.sealed) for who in e.state.characters] == [1, 1]  # the printed effect
    assert e.state.encounter.turn_deck == []  # no turn deck, no figures
    assert creatures(e, "rag") == []
    assert (e.state.encounter.result, e.state.result) == ("ended", "ended")


@covers("ETH-ABT-01", "EX-62")
def test_asked_at_the_start_of_every_round_before_drawing() -> None:
    """R-31."""
    e = drawn(slumber(abort=True, abort_before_setup=True))
    play(e, "start")
    assert (point(e), e.state.encounter.round, len(e.character(0).hand)) == ("DP-14", 1, 0)
    play(e, "go-on", "pass c1")
    while point(e) != "DP-14":
        play(e, offered(e)[0])
    assert e.state.encounter.round == 2
    play(e, "abort")
    assert len(e.character(0).sealed) == 1
    assert e.state.encounter.result == "ended"


@covers("ETH-ABT-01", "ETH-ABT-02", "ETH-RWD-01")
def test_aborting_is_not_losing_unless_its_line_kills() -> None:
    """R-32: only the printed effect happens."""
    for before, rule in ((True, "ETH-ABT-02"), (False, "ETH-ABT-01")):
        for line in (each({"seal": 1}), [*each({"seal": 1}), "end_slumber"]):
            e = drawn(slumber(abort=True, abort_before_setup=before, no_more_rounds=line))
            play(e, "abort")
            assert (e.state.result, e.state.reason) == ("ended", f"aborted {rule}")
    e = drawn(slumber(abort=True, no_more_rounds=["reward", "end_slumber"]))
    play(e, "abort")
    assert (e.state.result, e.state.reason) == ("won", "reward ETH-SLU-07")
    e = drawn(slumber(abort=True, no_more_rounds=each({"suffer": 8})))
    play(e, "abort")
    assert (e.state.result, e.state.reason) == ("lost", "suffering ETH-SUF-03")


@covers("ETH-ABT-01")
def test_an_aborted_slumber_is_neither_won_nor_lost_for_whoever_asks() -> None:
    game = reverie.new_game("etherfields", mode="two", seed=3, variants={"encounter": "s_tatterling"})
    while not game.is_over:
        game.apply("abort" if game.is_legal("abort") else game.legal_actions()[0])
    assert game.result is not None
    assert (game.result.status, game.result.won, game.result.reason) == ("ended", False, "aborted")
    assert game.view()["status"] == "ended"
    assert game.record().result == f"ended aborted {game.result.rule}"
    for language in LANGUAGES:
        for name in ("cli-ended", "etherfields-reason-aborted"):
            assert words(language).text(name)


@covers("ETH-ABT-01")
def test_without_the_line_nobody_is_asked() -> None:
    e = drawn(slumber())
    assert point(e) == "DP-20"


@covers("ETH-ABT-01")
def test_an_abort_ends_it_even_if_the_line_does_not() -> None:
    e = drawn(slumber(abort=True, no_more_rounds=each({"seal": 1})))
    play(e, "abort")
    assert (e.state.encounter.result, len(e.character(0).sealed)) == ("ended", 1)


@covers("ETH-ABT-03")
def test_dreams_cannot_be_aborted() -> None:
    e = table(1, kind="dream", at="abort?", texts={"out": ["abort"]})
    assert point(e) == "DP-20"
    carry_out(e, "out", self=0)
    assert (point(e), e.state.encounter.result) == ("DP-20", "")


@covers("ETH-RWD-05", "ETH-ABT-02")
def test_no_reward_before_the_start() -> None:
    e = drawn(slumber(abort_before_setup=True, no_more_rounds=["reward", "end_slumber"]))
    play(e, "abort")
    assert e.state.encounter.rewarded is False
    assert e.state.result == "ended"


@covers("ETH-SLU-07", "ETH-MUT-05", "ETH-END-01", "ETH-END-02", "EX-63")
def test_when_a_slumber_ends() -> None:
    e = drawn(
        slumber("s_rag"),
        people=[Who(at="B2.nw", suffering=2, hand="W1", sealed="W2", glowstones=1)],
        deck=["s_a", "s_delta"],
    )
    play(e, "done")
    add_mutation(e, "rag", 3)
    put_state(e, 0, "confused")
    put_state(e, 100, "poisoned")
    carry_before = len(e.character(0).hand)
    e.question = None
    e.push("list", {"cause": {}}, ref=e.content.slumber["s_rag"].faces[-1].no_more_rounds, next=1)
    e.run()
    assert e.state.encounter.result == "ended"
    tidying.after_slumber(e)
    state = e.state
    assert state.team.slumber_deck == ["s_a", "s_delta", "s_rag"]
    assert (len(state.mutation_bag), state.supply["human"], list(state.figures)) == (12, 4, [0])
    assert state.supply["confused/stunned"] == state.supply["paralysed/poisoned"] == 2
    assert where(e, 0) == "B2.nw"
    who = e.character(0)
    assert (who.suffering, len(who.hand), len(who.sealed), who.glowstones) == (2, carry_before, 1, 1)
    assert sorted(state.encounter.turn_discard) == sorted(e.content.turn_card)
    assert state.encounter.creatures == []


@covers("ETH-SLU-07")
def test_tiles_and_what_does_not_belong_to_the_slumber_stay() -> None:
    e = drawn(slumber())
    tiles = dict(e.state.land.tiles)
    e.state.encounter.intent_markers = {"creature:rag#a": ["wrath", "wrath"], "tile:tile_a1#b": ["cunning"]}
    e.state.supply["intent_marker"] -= 3
    e.question = None
    e.push("list", {"cause": {}}, ref=e.content.slumber["s_rag"].faces[-1].no_more_rounds, next=1)
    e.run()
    tidying.after_slumber(e)
    assert e.state.land.tiles == tiles
    assert e.state.encounter.intent_markers == {"tile:tile_a1#b": ["cunning"]}  # GRP-10
    assert e.state.supply["intent_marker"] == 11


@covers("ETH-SLU-07")
def test_markers_of_the_slumber_leave_and_others_stay() -> None:
    """Put down by its creature they belong to it; put down by an item they stay until the rebuild."""
    mark = {"place_marker": {"kind": "threat", "n": 1, "at": {"tile": "here"}}}
    snag = {"id": "snag", "kind": "action", "limit": "per_round", "do": [mark]}
    rag = creature("rag", 2, "human", interactions=[snag])
    item = {"item": {"id": "chalk", "name": {"en": "Chalk"}, "intents": {}, "abilities": [{**snag, "id": "a"}]}}
    e = table(1, pack=[rag, item], items="chalk", figures={"rag": "A4.ne"}, texts={"end": ["end_slumber"]})
    play(e, "use c1 rag#snag", "use c1 chalk")
    assert lands.markers(e.state.land, "threat") == 2
    carry_out(e, "end", self=0)
    tidying.after_slumber(e)
    assert lands.markers(e.state.land, "threat") == 1
    assert e.state.supply["threat"] == 19


@covers("ETH-SLU-07", "ETH-FGT-06", "ETH-TRN-11")
def test_a_slumber_ends_immediately() -> None:
    e = table([Who(hand="W1")], texts={"end": [{"gain_key": 1}, "end_slumber", {"gain_key": 1}]})
    carry_out(e, "end", self=0)
    assert (e.state.team.keys, e.state.encounter.result) == (1, "ended")


@covers("ETH-END-01", "ETH-END-02")
def test_cards_half_played_and_durations() -> None:
    texts: dict[str, list[Any]] = {
        "more": [{"modifier": {"stat": "hand_limit", "op": "add", "value": 2, "who": "self", "duration": "encounter"}}],
        "end": ["end_slumber"],
    }
    e = table([Who(hand="W1 W2", discard="C1")], texts=texts)
    carry_out(e, "more", self=0, actor=0)
    assert len(e.state.modifiers) == 1
    who = e.character(0)
    who.limbo.append(who.hand.pop())
    carry_out(e, "end", self=0)
    assert who.limbo == []
    assert len(who.discard) == 2
    assert e.state.modifiers == []


@covers("ETH-END-03")
def test_a_game_of_one_encounter_is_over_and_can_be_looked_at() -> None:
    """Won by the reward; everything lies where it lay, `tidying` clears the table for the dreamworld."""
    e = drawn(slumber(no_more_rounds=["reward", "end_slumber"]))
    e.question = None
    e.push("list", {"cause": {}}, ref=e.content.slumber["s_rag"].faces[-1].no_more_rounds, next=0)
    e.run()
    while e.question is not None:
        play(e, offered(e)[0])
    assert (e.state.result, e.state.encounter.phase) == ("won", "over")
    assert creatures(e, "rag") == ["A4.ne"]


@covers("ETH-END-02", "ETH-DTH-01")
@pytest.mark.parametrize("effect", ["end_slumber", {"suffer": 8}])
def test_nobody_is_asked_to_discard_when_all_is_over(effect: Any) -> None:
    more = {"stat": "hand_limit", "op": "add", "value": 2, "who": "self", "duration": "encounter"}
    e = table([Who(hand=8)], texts={"more": [{"modifier": more}], "end": [effect]}, run=False)
    carry_out(e, "more", run=False, self=0, actor=0)
    e.run()
    carry_out(e, "end", self=0, actor=0)
    assert (e.question, e.state.result) == (None, "ended" if effect == "end_slumber" else "lost")


@covers("ETH-DTH-01", "ETH-DTH-03")
def test_death_drops_everything_and_has_no_effects() -> None:
    ear = {
        "event": {
            "id": "ear",
            "abilities": [{"id": "t", "kind": "trigger", "when": "encounter_ended", "do": [{"gain_key": 1}]}],
        }
    }
    e = table([Who(suffering=7)], pack=[ear], revealed=["event:ear"])
    push(e, "suffer", c=0, n=1)
    assert (e.state.result, e.state.team.keys) == ("lost", 0)
    e = table([Who(suffering=6)], pack=[ear], revealed=["event:ear"], texts={"end": ["end_slumber"]})
    carry_out(e, "end", self=0)
    assert (e.state.result, e.state.team.keys) == ("ended", 1)


@covers("ETH-SLU-03")
def test_delta_is_not_played() -> None:
    delta = {"slumber": {"id": "delta", "name": {"en": "Delta"}, "delta": True, "rounds": 0}}
    e = table(1, pack=[delta], run=False)
    e.state.team.slumber_deck = ["delta"]
    e.push("slumber", {})
    e.run()
    assert (e.state.encounter.source, e.state.team.slumber_deck) == ("slumber:s_table", [])


@covers("ETH-SLU-04", "ETH-TRN-02")
def test_the_turn_deck_has_the_printed_size() -> None:
    for rounds in (3, 8):
        assert len(drawn(slumber(rounds=rounds)).state.encounter.turn_deck) == rounds


@covers("ETH-DTH-01", "ETH-SUF-07")
def test_after_a_death_nothing_more_happens() -> None:
    e = table(2, texts={"t": [{"suffer": 9}, {"gain_key": 1}]})
    carry_out(e, "t", self=1)
    assert (e.state.result, e.state.team.keys, e.character(1).suffering) == ("lost", 0, 8)


@covers("ETH-TRP-01")
def test_whoever_enters_on_a_trap_does_not_trigger_it() -> None:
    tiles = board(A1={"nw": {"entrance": True, "trap": [{"suffer": 1}]}}, A4={"ne": SPAWN})
    e = drawn(slumber(), people=[Who(at=None)], tiles=tiles)
    assert (where(e, 0), e.character(0).suffering) == ("A1.nw", 0)


@covers("ETH-SLU-08")
def test_a_creature_can_be_delivered_once_a_wisdom_tells_how() -> None:
    pack = [
        {"wisdom": {"id": "how", "name": {"en": "How"}}},
        {"script": {"n": 900, "text": {"en": "free"}, "do": [{"remove_slumber": "s_rag"}, "end_slumber"]}},
    ]
    told = {"requires": [{"has": {"wisdom": "how"}}], "script": 900}
    e = drawn(slumber(deliverance=told), pack=pack)
    assert "deliver" not in offered(e)
    knowing = drawn(slumber(deliverance=told), pack=pack, wisdoms=["how"])
    play(knowing, "deliver")
    assert knowing.state.team.scripts_read == [900]
    assert knowing.state.encounter.result == "ended"
    assert "slumber:s_rag" in knowing.state.team.removed
    assert "deliver" not in offered(drawn(slumber(), pack=pack, wisdoms=["how"]))


@covers("ETH-SOL-02")
def test_what_concerns_another_character_concerns_nobody_alone() -> None:
    texts = {"hurt": [{"suffer": {"n": 1, "who": {"character": "other"}}}]}
    for size, suffering in ((1, [0]), (2, [0, 1])):
        e = table(size, texts=texts)
        carry_out(e, "hurt", self=0, actor=0)
        assert [who.suffering for who in e.state.characters] == suffering
