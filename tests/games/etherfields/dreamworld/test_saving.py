"""Saving, the set-up of a later sitting, and campaigns as games like any other (5.16, 5.17, 7.1)."""

from __future__ import annotations

import random

import pytest

import reverie
from reverie.games.etherfields.campaign.people import kept_by
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core import snapshot
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.position import invariants
from tests.games.etherfields.dreamworld.world import asked, through, told, world
from tests.games.etherfields.tables import designs, do, offered, play
from tests.support import covers


def ready(size: int = 2) -> Engine:
    """E-69: the first has 4 ether, the others none; some things lie about."""
    e = world(size, at="corner", keys=2, ether=(4,), hours=3)
    e.state.team.items, e.state.team.store = ["item0", "item1"], ["item2"]
    op.gain(e, "glowstone", 0, 1)
    op.suffer_one(e, 0)
    op.move_card(e, 0, e.character(0).deck[0], "deck", "hand")
    e.changed()
    return e


@covers("ETH-SAV-01", "ETH-SAV-02", "ETH-SAV-03", "ETH-SAV-04", "ETH-SAV-05", "ETH-SET-06", "EX-69")
def test_saving_leaves_notes_for_ether_and_nothing_for_the_night() -> None:
    e = ready()
    assert "save" in offered(e)
    play(e, "save")
    assert (asked(e), offered(e)) == ("save-buy", ["buy-cards", "decline"])  # the second has no ether to buy with
    e.state.team.market.sort(key=lambda card: e.state.design[card])
    play(e, "buy-cards", "buy m1")
    through(e, "done")
    assert asked(e) == "saved"
    first, second = e.state.characters
    assert (first.ether, kept_by(e, first).note, kept_by(e, second).note) == (0, True, False)
    assert (first.suffering, first.glowstones, first.hand, e.state.team.keys, e.state.team.hours) == (0, 0, [], 0, 0)
    assert e.state.land.tiles == {}
    assert e.state.team.items == []
    assert "m1" in designs(e, first.deck)
    play(e, "continue")
    play(e, "seat c1", "seat c2", "enough")
    through(e, "give", "done", "as-before", "enter")
    assert asked(e) == "dreamworld"
    assert [who.ether for who in e.state.characters] == [1, 0]
    assert not kept_by(e, first).note
    assert e.state.team.keys == 0


@covers("ETH-SAV-05", "ETH-SEA-03", "ETH-NAP-03")
def test_gates_nap_season_and_clues_are_stored() -> None:
    season = {"season": {"id": "soot", "name": {"en": "Soot"}}}
    e = world(1, pack=[season], options={"nap": True})
    assert e.state.campaign is not None
    e.state.team.season, e.state.campaign.nap = "soot", "g_dream"
    e.state.team.gates["g_dream"] = "lost_kept"
    play(e, "save", "continue")
    through(e, "seat", "done", "as-before", "enter")
    assert (e.state.team.season, e.state.campaign.nap) == ("soot", "g_dream")
    assert e.state.team.gates == {"g_first": "won", "g_dream": "lost_kept"}
    assert e.state.campaign.location == "bed"


@covers("ETH-SET-01", "ETH-PLY-03")
def test_a_sitting_begins_with_seats_and_the_first_player() -> None:
    e = play(world(2), "save", "continue")
    assert asked(e) == "seat"
    play(e, "seat c2", "seat c3", "enough")
    assert offered(e) == ["give c2", "give c3"]
    play(e, "give c3")
    assert ([who.id for who in e.state.characters], e.state.team.first_player) == (["c2", "c3"], 1)
    assert e.state.campaign is not None
    assert e.state.campaign.sitting == 2


@covers("ETH-SET-02")
def test_up_to_three_stored_items_become_active() -> None:
    e = world(1)
    e.state.team.items, e.state.team.store = ["item0"], ["item1", "item2", "item3"]
    play(e, "save", "continue", "seat c1", "enough")
    assert offered(e) == ["equip item0", "equip item1", "equip item2", "equip item3", "done"]
    play(e, "equip item3", "equip item1", "equip item0")
    assert (e.state.team.items, e.state.team.store) == (["item3", "item1", "item0"], ["item2"])
    assert asked(e) != "items"
    few = play(world(1), "save", "continue")
    few.state.team.store = ["item0"]
    play(few, "seat c1", "enough", "done")
    assert few.state.team.items == []


@covers("ETH-SET-03", "ETH-SET-04", "ETH-SET-05", "ETH-DCK-01")
def test_decks_are_shuffled_hours_set_and_decks_built() -> None:
    cards = [{"fate": {"id": f"f{n}", "name": {"en": "f"}}} for n in range(6)]
    names = [f"f{n}" for n in range(6)]
    e = world(2, at="corner", pack=cards, fates=names, slumbers=("delta", "s_rag"), hours=1)
    e.state.land.rifts["lamp"] = e.state.team.fate_deck.pop()
    before = list(e.state.team.weakness_deck)
    play(e, "save", "continue", "seat c1", "seat c2", "enough")
    through(e, "give")
    assert asked(e) in ("deck", "enter")
    through(e, "as-before", "enter")
    team = e.state.team
    assert (sorted(team.fate_deck), team.slumber_deck, team.hours) == (names, ["s_rag", "delta"], 4)
    assert team.fate_deck != names
    assert sorted(team.weakness_deck) == sorted(before)
    assert team.weakness_deck != before
    assert sorted(team.slumberlands) == ["stair", "yard"]
    assert list(e.state.land.tiles) == ["landing", "lamp"]
    assert all(len(who.deck) == 22 and not who.hand for who in e.state.characters)


def test_a_campaign_can_be_left_at_that() -> None:
    e = play(world(1), "save", "close")
    assert (e.state.result, e.state.reason) == ("ended", "saved ETH-SAV-05")


def test_a_script_ends_the_campaign() -> None:
    end = {"script": {"n": 900, "text": {"en": "e"}, "do": [{"end_campaign": "dawn"}]}}
    e = world(1, pack=[end])
    do(e, e.content.script[900].do)
    assert (e.state.result, e.state.reason) == ("won", "dawn ETH-SCR-01")
    inside = play(world(1, at="step", keys=2, pack=[end]), "go nine", "enter-gate")
    through(inside, "enter")
    do(inside, inside.content.script[900].do)
    assert inside.state.result == "won"


def test_a_text_awakens_the_team_out_of_a_dream() -> None:
    text = {"script": {"n": 900, "text": {"en": "a"}, "do": ["awaken"]}}
    e = play(world(1, at="step", keys=2, ether=(1,), pack=[text]), "go nine", "enter-gate")
    through(e, "enter")
    do(e, e.content.script[900].do)
    through(e, "seat", "as-before", "enter")
    assert (asked(e), e.character(0).ether, told(e, "died")) == ("dreamworld", 1, [])


# ---- a game like any other ----------------------------------------------------------------------------------------


def drive(game: reverie.Game, answers: int, seed: int = 0) -> reverie.Game:
    """Answers by lot, few of them idle ones."""
    lot = random.Random(seed)
    for _ in range(answers):
        if game.is_over:
            break
        actions = game.actions()
        onward = [one for one in actions if one.verb in ("pass", "go-on", "done", "go", "as-before")]
        game.apply(lot.choice(onward if onward and lot.random() < 0.5 else actions))
    return game


@covers("ETH-SAV-07")
@pytest.mark.parametrize("mode", ["one", "two", "four"])
def test_a_campaign_is_a_game_with_positions_views_and_undo(mode: str) -> None:
    game = reverie.from_spec(f"etherfields/second/{mode}/encounter=campaign/seed=5")
    for _ in range(12):
        drive(game, 25, game.answers)
        if game.is_over:
            break
        again = reverie.from_position(game.position())
        assert again.hash() == game.hash()
        assert again.legal_actions() == game.legal_actions()
        view = game.view(0)
        assert view["campaign"]["stage"] in ("new", "first_dream", "sitting", "saved", "setup")
        before = game.hash()
        game.apply(game.actions()[0])
        game.undo()
        assert game.hash() == before
    again = reverie.from_spec(f"etherfields/second/{mode}/encounter=campaign/seed=5")
    for action in game.line:
        again.apply(action)
    assert again.hash() == game.hash()


@pytest.mark.parametrize("number", range(8))
def test_campaigns_by_lot_come_to_an_end_with_all_invariants(number: int) -> None:
    from reverie.games.etherfields.campaign.course import new_campaign
    from reverie.games.etherfields.content import shipped
    from tests.games.etherfields.campaign import CHARACTERS, Plan, Player

    names = list(CHARACTERS[: number % 4 + 1])
    e = new_campaign(shipped(), names, number)
    player, lot = Player(Plan(number, "campaign", names, "random")), random.Random(number)
    for answers in range(6_000):
        if e.state.result:
            break
        invariants.at_rest(e)
        assert e.question is not None
        choices = list(e.choices().values())
        ends = [one for one in choices if one.verb in ("save", "close")]
        if ends and (answers > 1_200 or lot.random() < 0.05):
            e.choose(ends[0])
        elif e.question.kind == "dreamworld":
            e.choose(lot.choice([one for one in choices if one.verb not in ("save", "awaken")] or choices))
        else:
            e.choose(player.choose(e))
    assert e.state.result == "ended"
    assert snapshot.write(e.state)["campaign"]["sitting"] >= 1


@covers("ETH-SAV-07")
def test_a_whole_action_is_taken_back_however_many_answers_it_took() -> None:
    game = reverie.from_spec("etherfields/second/two/encounter=gate_room/seed=5")
    agent = reverie.agent("rules", "etherfields")
    hashes: dict[int, str] = {}
    taken = set()
    for _ in range(60):
        if game.decision is not None and game.decision.kind == "command":
            if hashes:
                count = game.last_action
                taken.add(count)
                back = game.clone()
                back.undo(count)
                assert back.hash() == hashes[back.answers]
                assert all(at not in hashes for at in range(back.answers + 1, game.answers))
            hashes[game.answers] = game.hash()
        game.apply(agent.choose(game.outlook()))
    assert max(taken) > 1
    assert reverie.from_spec("onirim/third/solo/seed=7").last_action == 1
