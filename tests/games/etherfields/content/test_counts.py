"""How much of everything there is: chapter 10 of the law, and the parts of chapter 9.13 that count."""

from __future__ import annotations

import pytest

from reverie.games.etherfields.content.model import Influence
from tests.games.etherfields.content.reading import CONTENT, words
from tests.support import covers

DESIGNS = {  # 10.1, in the order of the law; Elbow Room stands where the law has Wide Swing (docs/lamplighter.md)
    "gambler": "sleeve_trick double_the_stake palmed_card side_wager quick_exit tall_story cold_streak marked_deck "
    "bent_coin house_rules bluff",
    "specialist": "field_notes spare_parts careful_look short_circuit detour_plan second_draft workbench "
    "cross_reference lever_and_pulley clockwork_aide calm_voice",
    "powerhouse": "clenched_fist shoulder_through stand_in_front grit heavy_step war_cry thick_skin elbow_room rooted "
    "breath_count long_haul",
    "free_spirit": "loosened_knot out_of_body paper_lantern refusal wander shared_breath thin_walls bright_tether "
    "not_today half_remembered_song leap_of_faith",
}
INTENTS = {  # as 10.1 writes them
    "gambler": "C2 C3 W1/C1/P1 W2 C4 P2 W3 C1/P2 C2 W2 W2/C2",
    "specialist": "P3 P2/W1 P4 W3 C3 P2 P2 C1/P1 W2 P3 P3",
    "powerhouse": "W4 W3 W2 W2/P1 C3 W3 W2 W2 W1/C1 P2 C2/W2",
    "free_spirit": "C1/P1 C3 P2 W2/C2 C3 P2 C2 P2 W2 P2 W3",  # four of them 1 less than in the draft
}
LUCID_SOLO = ("split_the_pot", "two_notes_card", "answer_back")
LUCID_PROGRESS = """
long_shot true_count night_log pilot_light good_enough rest_stop nothing_to_carry gentle spare_bed key_under_the_mat
"""
ELSEWHERE = {2: 3, 3: 3, 4: 3}  # items and weaknesses that are found there and lie with their kind
MARKET = {  # 10.2: id -> (intents, price)
    "window_seat": ("P3", 1), "rooftop_route": ("C4", 2), "slow_fuse": ("W3", 1), "old_injury": ("W4", 1),
    "held_umbrella": ("P2/C2", 2), "salt_line": ("P3", 2), "wrong_address": ("C3", 2), "loud_coat": ("W2/P2", 1),
    "night_swimmer": ("C3", 2), "mud_sense": ("C2", 1), "eyes_adjusted": ("P3", 2), "borrowed_key": ("P2", 3),
    "tram_timetable": ("C2", 2), "small_change": ("P1/C1/W1", 1), "patched_glove": ("W3", 1), "deep_pocket": ("C2", 2),
    "echo": ("P2", 3), "undertow": ("C3", 2), "dry_match": ("W2", 1), "blackout": ("C2", 1), "sandbag": ("W3", 2),
    "second_wind": ("W2/C2", 2), "chorus": ("P4", 3), "trade_secret": ("P2", 2), "keen_refusal": ("W3", 2),
    "early_bell": ("P3", 2), "late_bell": ("P3", 3), "pocket_watch_hour": ("C2", 2), "thorn_poison": ("W2/P2", 2),
    "numbing_tune": ("P3", 2), "patient_stitch": ("P2", 2), "wide_boots": ("C2", 2), "bookkeeper": ("P2", 3),
    "stubborn_heart": ("W2", 3), "long_arm": ("W2", 2), "open_ear": ("P2", 2), "twofold": ("C1/P1", 3),
    "quiet_harvest": ("P2", 2), "lantern_bearer": ("P2", 2), "crowded_mind": ("C2", 1), "last_drawer": ("W3/C3/P3", 4),
}  # fmt: skip
PROGRESS = """
marked_deck bent_coin house_rules workbench cross_reference lever_and_pulley clockwork_aide thick_skin elbow_room rooted
thin_walls bright_tether not_today patient_stitch wide_boots bookkeeper stubborn_heart long_arm open_ear twofold
quiet_harvest lantern_bearer crowded_mind
"""
COLORS = {"W": "wrath", "C": "cunning", "P": "perception"}


def intents(short: str) -> dict[str, int]:
    """What `W2/C1` stands for."""
    return {COLORS[part[0]]: int(part[1:]) for part in short.split("/")}


def market() -> list[Influence]:
    """The cards of the market: without a code and in no starting deck (CMP-03)."""
    return [card for card in CONTENT.influence.values() if card.starting_of is None and card.code is None]


@covers("ETH-CMP-02", "ETH-CHR-02")
@pytest.mark.parametrize("archetype", DESIGNS)
def test_a_starting_deck_has_eleven_designs_twice(archetype: str) -> None:
    character = CONTENT.character[archetype]
    assert character.deck == tuple((card, 2) for card in DESIGNS[archetype].split())
    assert sum(copies for _, copies in character.deck) == 22
    for card, short in zip(DESIGNS[archetype].split(), INTENTS[archetype].split(), strict=True):
        assert CONTENT.influence[card].intents == intents(short), card
        assert CONTENT.influence[card].starting_of == archetype


@covers("ETH-BCK-01")
def test_every_character_has_an_action_on_the_back_of_its_cards() -> None:
    jobs = {"gambler": "reroll", "specialist": "unflip", "powerhouse": "prevent", "free_spirit": "gain_intent"}
    for character in CONTENT.character.values():
        back = character.back_action
        assert back is not None
        (way,) = back.ways
        assert way.cost[0][0].name == "discard_self"  # BCK-03
        assert jobs[character.archetype] in {word.name for word in words(way.do)}


@covers("ETH-CMP-03")
def test_the_market_has_81_cards() -> None:
    found = market()
    assert sum(card.copies for card in found) == 81
    assert [card.id for card in found if card.copies != 2] == ["last_drawer"]
    assert {card.id: (card.intents, card.price) for card in found} == {
        name: (intents(short), price) for name, (short, price) in MARKET.items()
    }


@covers("ETH-SOL-01")
def test_cards_that_need_somebody_else_say_so() -> None:
    marked = {card.id for card in CONTENT.influence.values() if card.solo_hint}
    assert marked == {"small_change", "loud_coat", "twofold", "counterpoint", *LUCID_SOLO}


@covers("ETH-PRG-01")
def test_which_cards_are_progress_cards() -> None:
    laid = {card.id for card in CONTENT.influence.values() if card.lay_cost is not None and card.code is None}
    assert laid == {*PROGRESS.split(), *LUCID_PROGRESS.split()}


@covers("ETH-LUC-01")
@pytest.mark.parametrize("archetype", DESIGNS)
def test_a_lucid_deck_has_ten_designs_twice_and_a_back_of_its_own(archetype: str) -> None:
    lucid = CONTENT.character[f"lucid_{archetype}"]
    assert (lucid.lucid_of, lucid.archetype, lucid.mixes) == (archetype, archetype, False)
    assert [copies for _, copies in lucid.deck] == [2] * 10
    assert not {card for card, _ in lucid.deck} & set(DESIGNS[archetype].split())
    assert {CONTENT.influence[card].starting_of for card, _ in lucid.deck} == {archetype}
    assert lucid.back_action is not CONTENT.character[archetype].back_action


DREAMS = {1: (4, 14), 2: (7, 16), 3: (8, 18), 4: (9, 20), 5: (10, 24)}  # 10.10: tiles, cards


@pytest.mark.parametrize("group", DREAMS)
def test_a_dream_has_its_tiles_and_cards(group: int) -> None:
    found = [thing for thing in CONTENT.things.values() if thing.code is not None and thing.code.group == group]
    tiles = [thing for thing in found if thing.ref.startswith("tile:")]
    cards = [thing for thing in found if not thing.ref.startswith(("tile:", "sign_spot:"))]
    count = sum(getattr(card, "copies", 1) for card in cards) + ELSEWHERE.get(group, 0)
    assert len(tiles) == DREAMS[group][0]
    assert count >= DREAMS[group][1]


def test_there_are_scripts_enough_for_dreams_and_town() -> None:
    dreams = [n for n in CONTENT.script if n < 100 or n > 200]
    assert len(dreams) >= 130
    assert len(CONTENT.script) - len(dreams) >= 20
    assert len(CONTENT.clue) == 6
    assert len(CONTENT.overlay) == 3
    assert len(CONTENT.fate) == 14
    assert len(CONTENT.sign_spot) == 3
    assert len(CONTENT.dreamworld_tile) == 5


@covers("ETH-ITM-01")
def test_five_items_are_hidden_in_the_first_dream_and_seven_elsewhere() -> None:
    first = {item.id for item in CONTENT.item.values() if item.code is not None and item.code.group == 1}
    assert first == {"ticket_stub", "chipped_lens", "brass_whistle", "wool_blanket", "spare_key"}
    assert len(CONTENT.item) == 5 + 7


@covers("ETH-MSK-01")
def test_two_masks_for_each_archetype_and_six_for_anyone() -> None:
    owners = [mask.owner for mask in CONTENT.mask.values()]
    assert len(owners) == 14
    assert {owner: owners.count(owner) for owner in owners} == {
        "gambler": 2, "specialist": 2, "powerhouse": 2, "free_spirit": 2, "any": 6,
    }  # fmt: skip


@covers("ETH-WEK-02")
def test_six_weaknesses_at_the_start_and_two_later() -> None:
    start = {card.id for card in CONTENT.weakness.values() if card.code is None}
    assert start == {"lead_shoes", "stage_fright", "open_cut", "forgotten_name", "cold_hands", "sleepwalk"}
    assert set(CONTENT.weakness) - start == {"debt_notice", "white_noise"}
    assert [card.id for card in CONTENT.weakness.values() if card.fee is None] == ["debt_notice"]


TURN_CARDS = """
t01 moth mutation basic move      | t02 moth basic move special      | t03 moth move basic special
t04 bell basic move mutation      | t05 bell move mutation special   | t06 bell special move basic
t07 anchor mutation move basic    | t08 anchor basic special move    | t09 anchor move special mutation
t10 thorn basic move special      | t11 thorn move basic mutation    | t12 thorn special basic move
"""


@covers("ETH-TRN-01")
def test_the_twelve_turn_cards() -> None:
    table = [entry.split() for line in TURN_CARDS.strip().splitlines() for entry in line.split("|")]
    assert [[card.id, card.suit, *card.steps] for card in CONTENT.turn_card.values()] == table
    assert all(CONTENT.lists[card.reward] for card in CONTENT.turn_card.values())


@covers("ETH-FAT-01")
def test_ten_fate_cards_half_of_them_rifts() -> None:
    assert sum(card.code is None for card in CONTENT.fate.values()) == 10  # the others come with dreams
    rifts = {card.id: card.rift_field for card in CONTENT.fate.values() if card.is_rift}
    assert rifts == {
        "loose_paving": "none", "attic_room": "slot", "lamp_gone_out": "none", "open_drain": "slot",
        "street_choir": "slot",
    }  # fmt: skip


@covers("ETH-SLD-01")
def test_two_start_tiles_and_six_more_in_the_slumberlands() -> None:
    tiles = [tile for tile in CONTENT.tile.values() if tile.code is None]
    assert {tile.id: tile.slot for tile in tiles if tile.start} == {"cobbled_landing": "B2", "lamp_corner": "B3"}
    assert {tile.id: tile.slot for tile in tiles if not tile.start} == {
        "drying_yard": "A2", "back_stair": "A3", "pump_house": "C2", "chapel_step": "C3", "rope_walk": "A4",
        "coal_hole": "C1",
    }  # fmt: skip


@covers("ETH-WIS-02")
def test_the_standard_wisdoms_are_there() -> None:
    assert set(CONTENT.standard_wisdoms) == {"awakening", "death", "dreamworld", "nap"}
    assert len(CONTENT.wisdom) == 10
    assert set(CONTENT.standard_wisdoms.values()) <= set(CONTENT.wisdom)


@covers("ETH-CRE-01")
def test_the_creatures_are_those_of_the_law() -> None:
    assert {creature.id: creature.movement for creature in CONTENT.creature.values()} == {
        "lodger": 1, "purser": 1, "tatterling": 2, "moth_choir": 3, "wrong_gulls": 2, "draught": 2,
        "tuner": 2, "windfalls": 1, "lamplighter": 2,
        "queue": 1, "glass_heron": None, "grandmother": 1, "landlord": 2,
    }  # fmt: skip
    assert CONTENT.creature["lodger"].steps["mutation"] in (None, "")  # "no effect"
    assert {name: tile.faces[-1].rounds for name, tile in CONTENT.slumber.items()} == {
        "delta": 0, "s_tatterling": 4, "s_moth_choir": 4, "s_queue": 6, "s_glass_heron": 5, "s_grandmother": 4,
        "s_landlord": 6, "s_quarter_hour": 2, "s_loose_thread": 0, "s_second_thread": 0, "s_lost_luggage": 0,
        "s_night_tram": 0, "s_harbour_light": 0,
    }  # fmt: skip
    assert [name for name, tile in CONTENT.slumber.items() if tile.delta] == ["delta"]
