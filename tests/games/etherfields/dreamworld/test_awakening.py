"""Awakening, deck building, death, masks (5.3, 5.14, 5.15)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.campaign.decks import Bounds, counts
from reverie.games.etherfields.campaign.people import cards_of, kept_by, sit
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from tests.games.etherfields.dreamworld.world import asked, begun, out_of_encounter, stash, through, told, world
from tests.games.etherfields.tables import do, offered, play
from tests.support import covers


def worn_out(size: int = 1) -> Engine:
    """A team that has had enough: E-67."""
    e = world(size, at="corner", keys=2, ether=(1,), hours=2)
    who = e.character(0)
    for _ in range(5):
        op.suffer_one(e, 0)
    op.gain(e, "glowstone", 0, 2)
    op.gain(e, "spirit", 0, 1)
    who.sealed, who.progress, who.hand, who.deck = who.deck[:6], who.deck[6:9], who.deck[9:11], who.deck[11:]
    who.flipped = who.progress[:1]
    return e


@covers("ETH-AWK-01", "ETH-AWK-02", "ETH-AWK-03", "ETH-AWK-05", "ETH-AWK-07", "ETH-AWK-09", "ETH-AWK-10", "EX-67")
def test_an_awakening_heals_gathers_and_begins_anew() -> None:
    e = worn_out()
    e.state.team.slumberlands.remove("yard")
    lands.place_tile(e.state.land, e.content, "yard")
    who = e.character(0)
    through(play(e, "awaken"), "seat", "as-before", "enter")
    assert (who.suffering, who.sealed, who.progress, who.flipped, who.hand) == (0, [], [], [], [])
    assert (who.glowstones, who.spirits, who.ether, e.state.team.keys) == (0, 0, 1, 0)
    assert (len(who.deck), e.state.team.hours) == (22, 5)
    assert e.state.campaign is not None
    assert e.state.campaign.location == "bed"
    assert list(e.state.land.tiles) == ["landing", "lamp"]
    assert asked(e) == "dreamworld"
    assert [one["n"] for one in told(e, "deck_built")] == [22]


@covers("ETH-AWK-01")
def test_without_its_wisdom_nobody_awakens() -> None:
    assert "awaken" not in offered(world(wisdoms=()))


@covers("ETH-AWK-01")
def test_swapped_cards_go_back_to_whose_they_were() -> None:
    e = world(2)
    for c in (0, 1):
        op.move_card(e, c, e.character(c).deck[0], "deck", "hand")
    mine, theirs = e.character(0).hand[0], e.character(1).hand[0]
    op.swap_cards(e, 0, mine, 1, theirs)
    play(e, "awaken")
    assert mine in e.character(0).deck
    assert theirs in e.character(1).deck
    assert (e.state.owner[mine], e.state.owner[theirs]) == (0, 1)


@covers("ETH-AWK-04", "ETH-CHR-01", "ETH-PLY-02", "ETH-PLY-04")
def test_characters_are_exchanged_with_all_they_own() -> None:
    e = world(2, ether=(2, 0))
    e.character(0).masks.append("mask0")
    mine = set(cards_of(e, e.character(0)))
    play(e, "awaken")
    assert offered(e) == ["seat c1", "seat c2", "seat c3", "seat c4"]
    play(e, "seat c3")
    assert offered(e) == ["seat c2", "seat c1", "seat c4"]  # nobody sits twice; who sits there comes first
    play(e, "seat c1")
    assert [who.id for who in e.state.characters] == ["c3", "c1"]
    assert [who.id for who in e.state.campaign.absent] == ["c2", "c4"]  # type: ignore[union-attr]
    through(e, "as-before", "decline", "enter")
    came = e.character(1)
    assert (came.ether, came.masks) == (2, ["mask0"])
    assert set(cards_of(e, came)) == mine
    assert all(e.state.owner[card] == 1 for card in mine)
    assert [e.state.figures[c].of for c in (0, 1)] == ["c3", "c1"]
    assert e.team_size == 2


@covers("ETH-AWK-06", "ETH-MSK-01")
def test_everybody_chooses_a_mask_or_none() -> None:
    e = world(1)
    e.character(0).masks = ["mask0", "mask1"]
    e.character(0).mask = "mask1"
    through(play(e, "awaken"), "seat", "as-before")
    assert offered(e) == ["wear mask0", "wear mask1", "decline"]
    play(e, "wear mask0")
    assert e.character(0).mask == "mask0"
    again = world(1)
    again.character(0).masks, again.character(0).mask = ["mask0"], "mask0"
    through(play(again, "awaken"), "seat", "as-before", "decline")
    assert again.character(0).mask is None


@covers("ETH-AWK-08", "ETH-SLU-01")
def test_fate_and_slumbers_are_shuffled_with_delta_at_the_bottom() -> None:
    cards = [{"fate": {"id": f"f{n}", "name": {"en": "f"}}} for n in range(6)]
    e = world(1, slumbers=("delta", "s_rag", "s_story"), pack=cards, fates=[f"f{n}" for n in range(6)])
    before = dict(e.state.counters)
    through(play(e, "awaken"), "seat", "as-before", "enter")
    deck = e.state.team.slumber_deck
    assert deck[-1] == "delta"
    assert sorted(deck[:2]) == ["s_rag", "s_story"]
    assert sorted(e.state.team.fate_deck) == [f"f{n}" for n in range(6)]
    assert e.state.team.fate_deck != [f"f{n}" for n in range(6)]
    assert e.state.counters["shuffle"] > before["shuffle"]


# ---- decks ------------------------------------------------------------------------------------------------------


def with_cards(e: Engine, c: int, n: int) -> list[int]:
    """So many cards of the market come to a character's discard pile."""
    cards = e.state.team.market[:n]
    for card in cards:
        e.state.team.market.remove(card)
        op.give_card(e, c, card)
    return cards


@covers("ETH-DCK-01", "ETH-DCK-02", "ETH-DCK-06")
def test_new_cards_go_in_or_stay_in_the_stash() -> None:
    e = world(1)
    new = with_cards(e, 0, 3)
    through(play(e, "awaken"), "seat")
    assert offered(e) == ["as-before", "build"]
    shuffled = len(told(e, "shuffled"))
    play(e, "as-before")
    assert len(told(e, "shuffled")) == shuffled + 1
    assert sorted(stash(e, 0)) == sorted(new)
    through(e, "enter")
    assert len(e.character(0).deck) == 22
    assert not e.character(0).hand
    assert not e.character(0).discard
    play(e, "awaken", "seat c1", "build")
    assert offered(e) == [f"take {n}" for n in range(22, 16, -1)]  # 17 and the three others are 20
    play(e, "take 17")
    assert len(e.character(0).deck) == 20  # the rest had to go in


@covers("ETH-DCK-02")
def test_no_deck_is_larger_than_forty() -> None:
    assert counts(0, 22, 30, Bounds(20, 40)) == list(range(22, -1, -1))
    assert counts(35, 9, 0, Bounds(20, 40)) == [5, 4, 3, 2, 1, 0]
    assert counts(10, 4, 7, Bounds(20, 40)) == [4, 3]


@covers("ETH-DCK-03", "ETH-DCK-05")
def test_with_fewer_than_twenty_all_go_in() -> None:
    e = world(1)
    who = e.character(0)
    gone = who.deck[15:]
    for card in gone:
        op.take_card(e, 0, card, "deck", e.state.team.removed_cards)
    assert len(who.deck) == 15  # in play nobody minds
    with_cards(e, 0, 2)
    through(play(e, "awaken"), "seat", "enter")
    assert (len(who.deck), stash(e, 0)) == (17, [])


@covers("ETH-DCK-04", "ETH-WEK-05")
def test_weaknesses_go_in_and_do_not_count() -> None:
    e = world(1)
    weak = e.state.team.weakness_deck.pop(0)
    op.give_card(e, 0, weak)
    through(play(e, "awaken"), "seat", "as-before", "enter")
    assert weak in e.character(0).deck
    assert len(e.character(0).deck) == 23
    assert weak not in kept_by(e, e.character(0)).built


@covers("ETH-DCK-07")
def test_who_owns_too_few_gets_cards_for_free() -> None:
    e = world(1)
    e.state.encounter.phase = "over"
    for card in e.character(0).deck[4:]:
        op.take_card(e, 0, card, "deck", e.state.team.removed_cards)
    top = e.state.team.market[:2]
    through(play(e, "awaken"), "seat", "enter")
    assert len(e.character(0).deck) == 6
    assert set(top) <= set(e.character(0).deck)
    assert not e.state.result


# ---- death ------------------------------------------------------------------------------------------------------


def killed_in(where: str, **more: object) -> Engine:
    """A character dies in an encounter."""
    kill = {"script": {"n": 900, "text": {"en": "k"}, "do": [{"kill": {"who": {"character": "all"}}}]}}
    e = world(2, at="step", keys=2, ether=(3, 1), pack=[kill], **more)  # type: ignore[arg-type]
    play(e, "go nine", "enter-gate" if where == "dream" else "slumber")
    through(e, "enter")
    return do(e, e.content.script[900].do)


@covers("ETH-DTH-02", "ETH-DTH-04", "EX-68")
@pytest.mark.parametrize("where", ["dream", "slumber"])
def test_death_costs_a_weakness_and_all_ether_and_awakens_everybody(where: str) -> None:
    e = killed_in(where)
    assert asked(e) == "seat"
    assert [who.ether for who in e.state.characters] == [0, 0]
    weak = [[card for card in who.deck if not op.is_influence(e, card)] for who in e.state.characters]
    assert [len(one) for one in weak] == [1, 1]
    assert e.state.team.gates["g_dream"] == ("lost_kept" if where == "dream" else "available")
    through(e, "seat", "as-before", "enter")
    assert asked(e) == "dreamworld"
    assert e.state.campaign is not None
    assert (e.state.campaign.location, e.state.campaign.deaths) == ("bed", 1)


@covers("ETH-DTH-02", "ETH-GEN-08", "EX-68")
def test_what_was_gained_before_a_death_stays_gained() -> None:
    jar = {"item": {"id": "jar", "name": {"en": "Jar"}, "intents": {}, "code": {"group": 2, "letter": "B"}}}
    texts = [
        {"script": {"n": 900, "text": {"en": "k"}, "do": [{"gain": "B"}, {"kill": {"who": {"character": "all"}}}]}},
    ]
    e = world(2, at="step", keys=4, pack=[jar, *texts])
    play(e, "go nine", "enter-gate")
    through(e, "enter")
    do(e, e.content.script[900].do)
    assert "jar" in e.state.team.items
    through(e, "seat", "as-before", "enter")
    op.gain_keys(e, 2)
    play(e, "go step", "go nine", "enter-gate")
    assert "item:jar" not in e.state.encounter.secrets


@covers("ETH-DTH-03")
def test_death_reads_no_last_line() -> None:
    last = {
        "script": {
            "n": 991,
            "text": {"en": "Out"},
            "do": [{"set_flag": {"name": "read", "value": 1}}, {"end_dream": "failure"}],
        }
    }
    kill = {"script": {"n": 900, "text": {"en": "k"}, "do": [{"kill": {"who": {"character": "all"}}}]}}  # fmt: skip
    e = world(2, at="step", keys=2, pack=[kill, last])
    play(e, "go nine", "enter-gate")
    through(e, "enter")
    do(e, e.content.script[900].do)
    assert "read" not in e.state.team.flags


# ---- nap --------------------------------------------------------------------------------------------------------


@covers("ETH-NAP-01", "ETH-NAP-02")
def test_nap_opens_a_lost_gate_for_nothing() -> None:
    e = killed_in("dream", options={"nap": True})
    assert asked(e) == "nap"
    play(e, "nap")
    through(e, "seat", "as-before", "enter")
    assert (e.state.campaign.nap, e.state.team.keys) == ("g_dream", 0)  # type: ignore[union-attr]
    play(e, "go step", "go nine", "enter-gate g_dream")
    assert e.state.campaign is not None
    assert e.state.campaign.nap is None
    assert e.state.encounter.source == "gate:g_dream"
    assert asked(killed_in("dream")) == "seat"  # without the option nobody is asked


@covers("ETH-NAP-01")
def test_a_dream_that_was_not_won_may_be_tried_again_by_nap() -> None:
    e = world(2, at="step", keys=2, options={"nap": True})
    play(e, "go nine", "enter-gate")
    out_of_encounter(e)
    assert (asked(e), offered(e)) == ("nap", ["nap", "decline"])
    through(play(e, "decline"), "enter")
    assert e.state.campaign is not None
    assert e.state.campaign.nap is None


# ---- seats and the first night --------------------------------------------------------------------------------------


@covers("ETH-CMP-01", "ETH-CMP-02", "ETH-CMP-03")
def test_a_campaign_begins_with_the_choice_of_characters() -> None:
    e = begun(2)
    assert offered(e) == ["seat c1", "seat c2", "seat c3", "seat c4"]
    play(e, "seat c4")
    assert offered(e) == ["seat c2", "seat c1", "seat c3"]
    play(e, "seat c1")
    assert offered(e) == ["give c4", "give c1"]
    play(e, "give c1")
    assert [who.id for who in e.state.characters] == ["c4", "c1"]
    assert e.state.team.first_player == 1
    assert all(len(cards_of(e, who)) == 22 for who in e.state.characters)
    assert e.state.encounter.source == "gate:g_first"  # whatever it costs (CMP-04)
    assert e.state.team.hours == 4


@covers("ETH-CMP-06")
def test_the_first_dream_is_followed_by_an_awakening() -> None:
    found = {"script": {"n": 991, "text": {"en": "Out"}, "do": [
        {"place_dreamworld_tile": "row"}, {"gain_wisdom": "w_awakening"}, {"end_dream": "neutral"}]}}  # fmt: skip
    e = begun(2, pack=[found])
    through(e, "seat", "give", "enter")
    out_of_encounter(e)
    assert e.state.campaign is not None
    assert e.state.campaign.first_dream_done
    through(e, "seat", "as-before", "enter")
    assert (asked(e), e.state.campaign.location) == ("dreamworld", "bed")
    assert e.state.team.gates["g_first"] == "lost_kept"


@covers("ETH-DTH-05")
def test_the_first_dream_begins_again_after_a_death() -> None:
    kill = {"script": {"n": 900, "text": {"en": "k"}, "do": [{"kill": {"who": {"character": "all"}}}]}}
    e = begun(2, pack=[kill])
    through(e, "seat", "give", "enter", "done")
    op.gain(e, "ether", 0, 2)
    op.gain(e, "glowstone", 0, 1)
    op.set_hours(e, 0)
    do(e, e.content.script[900].do)
    assert e.state.encounter.source == "gate:g_first"
    who = e.character(0)
    assert (who.ether, who.glowstones, e.state.team.hours) == (2, 0, 4)  # ether stays, no weakness comes
    assert all(op.is_influence(e, card) for card in cards_of(e, who))
    assert len(who.deck) == 22
    through(e, "enter")
    assert (e.state.encounter.round, asked(e)) == (1, "command")
    assert told(e, "first_dream_again")


@covers("ETH-PLY-02")
def test_modifiers_follow_their_characters() -> None:
    e = world(2)
    from reverie.games.etherfields.core.state import Modifier

    made: Sequence[int] = [0]
    one = Modifier("hand_limit", "add", 1, list(made), {}, "campaign", None, -1, "", "", {})
    e.state.modifiers.append(one)
    sit(e, ["c2", "c1"])
    assert one.who == [1]
    sit(e, ["c3", "c4"])
    assert one.who == []
