"""What changes from sitting to sitting: who plays, lucid characters, the save sheet, saving inside a dream; and the
endless tile (5.16, 5.18, 5.20, 5.21)."""

from __future__ import annotations

from typing import Any

import reverie
from reverie.games.etherfields.campaign.people import kept_by
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core import snapshot
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.position import invariants
from tests.games.etherfields.dreamworld.world import (
    asked,
    begun,
    out_of_encounter,
    stash,
    through,
    told,
    world,
)
from tests.games.etherfields.inside import state_of
from tests.games.etherfields.tables import BACKS, Data, do, name, offered, play
from tests.support import covers

LUCID: list[Data] = [
    {"influence": {"id": "clear", "name": name("clear"), "intents": {}}},
    {
        "character": {
            "id": "awake",
            "archetype": "gambler",
            "name": name("awake"),
            "back": BACKS[0],
            "lucid_of": "c1",
            "deck": [{"card": "clear", "copies": 20}],
        }
    },
]


def names(e: Engine) -> list[str]:
    """Who plays."""
    return [who.id for who in e.state.characters]


# ---- players joining and leaving ----------------------------------------------------------------------------------


@covers("ETH-PLY-01", "ETH-PLY-02")
def test_another_sitting_may_have_more_characters_or_fewer() -> None:
    e = world(2, at="corner", ether=(1, 0))
    play(e, "save", "decline", "continue")
    assert "enough" not in offered(e)  # somebody has to play
    play(e, "seat c2")
    assert "enough" in offered(e)
    play(e, "seat c3", "seat c1", "enough")
    assert names(e) == ["c2", "c3", "c1"]
    through(e, "give", "as-before", "enter")
    invariants.at_rest(e)
    assert [len(who.deck) for who in e.state.characters] == [22, 22, 22]  # a new one has its starting cards
    assert e.state.team.hours == 3  # ETH-SET-04
    assert e.character(2).ether == 1  # c1 has come back to another seat, with its note
    assert {c: e.state.figures[c].of for c in range(3)} == {0: "c2", 1: "c3", 2: "c1"}
    play(e, "save", "decline", "continue", "seat c3", "enough")
    through(e, "give", "as-before", "enter")
    invariants.at_rest(e)
    assert names(e) == ["c3"]
    assert e.state.team.hours == 5
    assert sorted(number for number in e.state.figures if number < 100) == [0]


@covers("ETH-PLY-04")
def test_the_number_stays_inside_a_sitting() -> None:
    e = play(world(2), "awaken")
    play(e, "seat c3")
    assert "enough" not in offered(e)
    play(e, "seat c1")
    assert names(e) == ["c3", "c1"]


@covers("ETH-PLY-01", "ETH-CMP-01")
def test_one_person_may_play_several_characters() -> None:
    e = play(world(2), "save", "continue", "seat c1", "seat c2", "seat c3", "enough")
    assert (e.played_by(0), e.played_by(1)) == ([0, 2], [1])
    assert e.seats_of((2, 0)) == (0,)
    alone = play(world(2), "save", "continue", "seat c1", "enough")
    assert (alone.played_by(0), alone.played_by(1)) == ([0], [])


def test_seats_of_a_table_answer_for_their_characters_however_many_play() -> None:
    game = reverie.from_spec("etherfields/second/two/encounter=campaign/seed=5")
    campaign = state_of(game).campaign
    assert campaign is not None
    assert campaign.people == 2
    for seat in (0, 1):
        assert game.legal_actions(seat)


# ---- lucid characters ---------------------------------------------------------------------------------------------


def unlocked(*, mixes: bool = False) -> Engine:
    """A script has unlocked the lucid character of c1."""
    pack: list[Data] = [LUCID[0], {"character": {**LUCID[1]["character"], "mixes": mixes}}]
    pack.append({"script": {"n": 900, "text": {"en": "l"}, "do": [{"unlock_lucid": "awake"}]}})
    e = world(2, pack=pack)
    play(e, "awaken")
    assert "seat awake" not in [f"seat {one.argument}" for one in e.choices().values()]
    through(e, "seat", "as-before", "enter")
    do(e, e.content.script[900].do)
    return play(e, "awaken")


@covers("ETH-LUC-01")
def test_a_lucid_character_can_be_taken_at_the_next_awakening() -> None:
    e = unlocked()
    assert "awake" in [one.argument for one in e.choices().values()]
    play(e, "seat awake")
    assert "c1" not in [one.argument for one in e.choices().values()]  # it is an alternative to that one
    play(e, "seat c2")
    through(e, "as-before", "enter")
    invariants.at_rest(e)
    assert [e.state.design[card] for card in e.character(0).deck] == ["influence:clear"] * 20
    assert e.character(0).archetype == "gambler"
    assert not stash(e, 0)


@covers("ETH-LUC-01")
def test_whether_lucid_cards_are_mixed_is_up_to_the_pack() -> None:
    e = play(unlocked(mixes=True), "seat awake", "seat c2")
    assert len(stash(e, 0)) == 22
    assert asked(e) == "deck"
    through(e, "as-before", "enter")
    invariants.at_rest(e)
    back = play(e, "awaken", "seat c1", "seat c2")
    pool = {*back.character(0).deck, *kept_by(back, back.character(0)).stash}
    assert len(pool) == 42


# ---- saving inside a dream ----------------------------------------------------------------------------------------


@covers("ETH-SAV-06")
def test_saving_in_a_dream_is_a_death_and_says_so() -> None:
    e = play(world(2, at="step", keys=2, ether=(2, 1)), "go nine", "enter-gate")
    through(e, "enter")
    assert "quit-dream" in offered(e)
    before = snapshot.write(e.state)
    play(e, "quit-dream", "cancel")
    assert snapshot.write(e.state)["characters"] == before["characters"]
    play(e, "quit-dream", "die")
    campaign = e.state.campaign
    assert campaign is not None
    assert (campaign.deaths, e.state.team.gates["g_dream"]) == (1, "lost_kept")
    through(e, "seat", "as-before", "enter", "decline")
    assert asked(e) == "dreamworld"
    assert "save" in offered(e)
    assert [who.ether for who in e.state.characters] == [0, 0]


@covers("ETH-SAV-06", "ETH-DTH-05")
def test_the_first_dream_is_stored_as_if_they_had_just_died() -> None:
    e = begun(2)
    through(e, "seat", "give", "enter")
    play(e, "quit-dream", "die")
    assert asked(e) == "saved"
    campaign = e.state.campaign
    assert campaign is not None
    assert (campaign.stage, campaign.first_dream_done) == ("saved", False)
    assert all(len(who.deck) == 22 and not who.hand for who in e.state.characters)
    play(e, "continue")
    through(e, "enter")
    assert e.state.encounter.source == "gate:g_first"
    assert not told(e, "ether_note")


@covers("ETH-SAV-06")
def test_a_slumber_is_finished_first() -> None:
    e = play(world(2, at="step"), "go nine")
    assert e.state.encounter.kind == "slumber"
    through(e, "done")
    assert "quit-dream" not in offered(e)


# ---- the save sheet -----------------------------------------------------------------------------------------------


@covers("ETH-ATE-01")
def test_the_save_sheet_keeps_everything_as_it_lies() -> None:
    e = world(2, at="corner", keys=2, ether=(4,), hours=3, options={"save_sheet": True})
    op.gain(e, "glowstone", 0, 1)
    op.suffer_one(e, 0)
    op.move_card(e, 0, e.character(0).deck[0], "deck", "hand")
    e.changed()
    before = snapshot.write(e.state)
    play(e, "save", "continue")
    after = snapshot.write(e.state)
    assert asked(e) == "dreamworld"
    for part in ("characters", "land", "figures", "supply", "owner"):
        assert after[part] == before[part], part
    assert after["team"] == before["team"]
    assert after["campaign"].pop("sitting") == before["campaign"].pop("sitting") + 1
    assert after["campaign"]["location"] == "corner"
    assert not told(e, "ether_note")


@covers("ETH-ATE-02", "ETH-THN-01")
def test_expansions_bring_a_wisdom_and_a_mode_that_is_left_before_saving() -> None:
    manifest = next(one["pack"] for one in content_things() if "pack" in one)
    pack = [{"pack": {**manifest, "always_active_wisdoms": ["w_thorn"], "exclusive_mode": "thorns"}}]
    pack += [{"wisdom": {"id": "w_thorn", "name": name("Thorn")}}]
    pack += [{"script": {"n": 900, "text": {"en": "in"}, "do": [{"set_flag": {"name": "thorns", "value": 1}}]}}]
    pack += [{"script": {"n": 901, "text": {"en": "out"}, "do": [{"set_flag": {"name": "thorns", "value": 0}}]}}]
    assert begun(1, pack=pack).state.team.wisdoms == ["w_thorn"]
    assert begun(1).state.team.wisdoms == []
    e = world(1, pack=pack)
    assert "save" in offered(e)
    do(e, e.content.script[900].do)
    assert "save" not in offered(e)
    do(e, e.content.script[901].do)
    assert "save" in offered(e)


def content_things() -> list[Data]:
    """What the small world is made of."""
    from tests.games.etherfields.dreamworld.world import things

    return things({}, ())


# ---- the endless dream --------------------------------------------------------------------------------------------

MARK: Data = {"place_marker": {"kind": "universal", "n": 2, "at": "self"}}
ENDLESS: Data = {
    "slumber": {
        "id": "s_endless",
        "name": name("Endless"),
        "endless": True,
        "rounds": 2,
        "setup": [MARK],
        "no_more_rounds": ["end_slumber"],
    }
}


def drowsy(*, on: bool = True, slumbers: tuple[str, ...] = ("s_rag", "delta"), keys: int = 0) -> Engine:
    """One before the gate, with the endless tile beside it."""
    options: dict[str, Any] = {"endless": on}
    return world(1, at="step", keys=keys, hours=0, slumbers=slumbers, pack=[ENDLESS], options=options)


@covers("ETH-ETM-01", "ETH-ETM-02")
def test_a_slumber_may_be_replaced_by_the_endless_tile() -> None:
    e = play(drowsy(), "go nine")
    through(e, "slumber")
    assert (asked(e), e.question and e.question.about) == ("endless", {"slumber": "s_rag"})
    play(e, "endless")
    assert e.state.encounter.source == "slumber:s_endless"
    assert e.state.team.slumber_deck == ["delta", "s_rag"]
    as_drawn = through(play(drowsy(), "go nine"), "slumber", "play-slumber")
    assert as_drawn.state.encounter.source == "slumber:s_rag"
    without = through(play(drowsy(on=False), "go nine"), "slumber")
    assert without.state.encounter.source == "slumber:s_rag"


@covers("ETH-ETM-03", "ETH-ETM-04")
def test_the_endless_tile_goes_back_with_its_markers_until_a_dream_is_entered() -> None:
    e = through(play(drowsy(keys=2), "go nine"), "slumber", "endless")
    spot = "slumber:s_endless|universal"
    assert e.state.loose[spot] == 2
    out_of_encounter(e)
    assert asked(e) == "dreamworld"
    assert "s_endless" not in e.state.team.slumber_deck
    assert e.state.loose[spot] == 2
    free = e.state.supply["universal"]
    play(e, "go shop", "go corner", "go nine", "enter-gate g_dream")
    through(e, "pay-entry", "enter")
    assert e.state.encounter.kind == "dream"
    assert (e.state.loose.get(spot, 0), e.state.supply["universal"]) == (0, free + 2)
    invariants.at_rest(e)


@covers("ETH-ETM-05")
def test_delta_is_never_replaced_and_tiles_without_a_creature_are() -> None:
    e = through(play(drowsy(slumbers=("delta", "s_rag")), "go nine"), "slumber")
    assert asked(e) != "endless"
    assert told(e, "delta")
    e = through(play(drowsy(slumbers=("s_story", "delta")), "go nine"), "slumber")
    assert asked(e) == "endless"
