"""The `rules` agent: sensible answers on tables laid by hand, a few per module, and every combination to the end."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import reverie
from reverie.games.urbion.engine import Engine, play_many
from reverie.games.urbion.manifest import MANIFEST
from reverie.games.urbion.settings import prepared
from reverie.kernel.constants import RULES_POLICY
from reverie.kernel.spec import GameSpec
from tests.games.urbion.some_games import some_spec
from tests.games.urbion.table import Table, deal, even, quiet, table

NAMES = [module.name for module in MANIFEST.modules]
AGENT = reverie.agent("rules", game="urbion")
LONGEST = 2000  # answers; a game with every module takes about 120


def says(t: Table) -> str:
    """What the agent would answer."""
    chosen = AGENT.choose(t.game.outlook())
    return next(action.words for action in t.game.actions() if action.id == chosen)


def verb(t: Table) -> str:
    """What kind of answer it would give."""
    return says(t).split()[0]


def dealt(modules: list[str], mode: str = "solo", edition: str = "second") -> Engine:
    """An engine with every deck ready."""
    return prepared(GameSpec.make(MANIFEST, edition=edition, mode=mode, modules=modules, variants={}))


# ---- how well it plays -------------------------------------------------------------------------------------------


def test_it_wins_the_base_game_more_often_than_people_do() -> None:
    """15 % at the very least: a player who wins so often would win 41 of 150 games less than once in 10,000 times."""
    wins, _, cities, _ = play_many(dealt([]), 150, 400, RULES_POLICY, -1)
    assert wins >= 41
    assert cities >= 9 * 150


@pytest.mark.parametrize("module", [name for name in NAMES if name != "postcards"])
def test_it_wins_with_every_module(module: str) -> None:
    """A player at random won none of 3,000 games with any of them."""
    wins, _, _, _ = play_many(dealt([module]), 30, 500, RULES_POLICY, -1)
    assert wins >= 2


@pytest.mark.parametrize("edition", ["first", "second"])
def test_it_wins_in_a_team(edition: str) -> None:
    wins, _, _, _ = play_many(dealt([], "team", edition), 40, 600, RULES_POLICY, -1)
    assert wins >= 2


# ---- the Census --------------------------------------------------------------------------------------------------


def test_the_last_cities_are_claimed_at_once() -> None:
    t = table(even(1, 2), city_deck=0, hand="S1e I2w S1f I1a")
    assert verb(t) == "census"
    assert t.do(says(t)).ending == "won all_cities URB-BASE-60"


def test_a_perfect_balance_is_taken_with_its_bonus() -> None:
    t = table(even(1, 2, 3, 4), city_deck=4)
    assert verb(t) == "census"
    assert says(t.do(says(t))) == "bonus 1"


def test_no_census_for_nothing() -> None:
    assert verb(table(quiet(1, 2, 3, 4), success=0)) != "census"


def test_no_census_that_the_deck_does_not_last_for() -> None:
    rows = (even(1, 2, 3), quiet(4))
    assert verb(table(*rows, deck="S1e S1e I2f I2f S4a S1f S4a", city_deck=3)) == "census"
    assert verb(table(*rows, deck="S1e S1e I2f I2f S4a S1f", city_deck=3)) != "census"


def test_cleaning_makes_room() -> None:
    full = "R1 earth+water | S: S2w S1e S1e | I: I2f I2w I2w | sum -2"
    t = table(full, even(2, 3), quiet(4), hand="S1e I2w S1f I1a").do("census I1a")
    assert t.question == "clean"
    assert says(t) != "clean none at R1"


# ---- plays and Swaps ---------------------------------------------------------------------------------------------


def test_a_card_closes_a_row() -> None:
    one = "R1 fire+air | S: S1f | I: - | sum +1"
    t = table(one, quiet(2, 4), "R3 earth+water | S: S2w | I: - | sum +2", hand="I1a x4")
    assert says(t) == "play I1a at R1.incubi"


def test_one_swap_closes_two_rows() -> None:
    rows = ("R1 earth+fire | S: S4a | I: I2f | sum +2", "R2 earth+fire | S: S2w | I: I2w I2f | sum -2")
    t = table(*rows, quiet(3, 4), hand="S2w x4")
    assert says(t) == "swap S2w"
    t.do("swap S2w")
    assert says(t) == "exchange R1.sognae.1"
    t.do(says(t))
    if t.question == "swap-with":
        t.do(says(t))
    assert (t.row(1).total, t.row(2).total) == (0, 0)


def test_what_is_needed_is_not_spent() -> None:
    """S2w closes R1, so something else pays for the Census."""
    rows = ("R1 earth+water | S: - | I: I2f | sum -2", even(2, 3), "R4 fire+air | S: S1f | I: - | sum +1")
    t = table(*rows, hand="S2w I2w I2w I1a")
    assert says(t) not in ("census S2w", "swap S2w", "pass S2w")


# ---- Chaos -------------------------------------------------------------------------------------------------------


def test_chaos_goes_where_two_cards_answer_it() -> None:
    """Two more on a full row could never be answered."""
    rows = ("R1 earth+fire | S: S1f X5 | I: - | sum +6", "R2 earth+air | S: S1e | I: - | sum +1")
    t = table(*rows, even(3, 4), at="refill", deck="X5 S1e …")
    assert says(t) == "place R2"


def test_a_short_deck_is_not_revealed() -> None:
    rows = (quiet(1, 2), even(3, 4))
    t = table(*rows, at="refill", deck="X5 S1e S1f I2w I2f S4a", city_deck=0)
    assert says(t) != "reveal"


# ---- Books -------------------------------------------------------------------------------------------------------


def test_books_are_too_dear() -> None:
    assert says(deal(1, modules="books")) == "no-more-books"


def test_full_balance_doubles_the_bonus() -> None:
    t = table(even(1, 2, 3, 4), modules="books", books="book_balance", city_deck=5)
    assert verb(t) == "full-balance"
    assert says(t.do(says(t))) == "bonus 2"


def test_freedom_wins_with_an_empty_city() -> None:
    t = table("R1 earth+water | S: - | I: -", modules="books", books="book_freedom", city_deck=0)
    assert verb(t) == "freedom"
    assert t.do(says(t)).ending == "won all_cities URB-BASE-60"


def test_a_dream_flies_where_it_closes_two_rows() -> None:
    rows = ("R1 earth+water | S: S2w | I: I3e I2w | sum -3", "R2 earth+fire | S: S4a S1f | I: I2f | sum +3")
    t = table(*rows, even(3), quiet(4), modules="books", books="book_flying_incubi", hand="S4a I1a S4a I1a")
    assert verb(t) == "flying-incubi"
    t.do(says(t))
    while t.question in ("fly", "fly-to"):
        t.do(says(t))
    assert (t.row(1).total, t.row(2).total) == (0, 0)


def test_prophecies_keep_chaos_down() -> None:
    t = table(quiet(1, 2, 3, 4), modules="books", books="book_prophecies", looked="X5 S1e",
              at="turn-end refill prophecy", hand="S1f I2w I2f")  # fmt: skip
    assert says(t) == "put S1e"


# ---- Wizards -----------------------------------------------------------------------------------------------------


def test_a_wizard_swaps_and_counts() -> None:
    rows = ("R1 earth+fire | S: S4a | I: I2f | sum +2", "R2 earth+fire | S: S2w | I: I2w I2f | sum -2")
    t = table(*rows, even(3, 4), modules="gardens", hand="WS1e S4a S4a I1a", city_deck=6)
    assert says(t) == "swap WS1e"
    t.do(says(t))
    while t.question in ("swap", "swap-with"):
        t.do(says(t))
    assert says(t) == "again census"


def test_a_balanced_row_takes_the_garden() -> None:
    """The row of the Garden can be played at after a Rebuild, and the Garden is claimed all the same."""
    rows = (even(1, 2), "R3 garden | S: - | I: I3e I3e | sum -6", even(4))
    t = table(*rows, modules="gardens", hand="WI3e S4a S2w S2w", city_deck=0)
    assert verb(t) in ("rebuild", "census")


# ---- Postcards ---------------------------------------------------------------------------------------------------


def test_the_last_census_waits_while_the_inhabitants_are_unhappy() -> None:
    rows = "R1 earth+water | S: S2w | I: I2f | sum 0"
    t = table(rows, modules="postcards", city_deck=0, inhabitants="doves- seer-")
    assert verb(t) != "census"
    t = table(rows, modules="postcards", city_deck=0, inhabitants="doves+ seer+")
    assert verb(t) == "census"


def test_a_rocket_rests() -> None:
    rows = ("R1 earth+fire | S: S4a{rocket} | I: I2f | sum +2", "R2 earth+fire | S: S2w | I: I2w I2f | sum -2")
    t = table(*rows, quiet(3, 4), modules="postcards", hand="S2w x4").do("swap S2w")
    assert says(t) != "exchange R1.sognae.1"


def test_a_wise_chaos_saves_a_perfect_balance() -> None:
    t = table(even(1, 2, 3, 4), modules="postcards", at="refill", deck="X5 S1e …", wise=3)
    assert says(t) == "wise"


# ---- the Void ----------------------------------------------------------------------------------------------------


def test_no_census_while_the_void_is_in_an_empty_city() -> None:
    rows = (even(1, 2, 3), "R4 earth+air | S: - | I: -")
    assert verb(table(*rows, modules="void", void="8 R4")) != "census"
    assert verb(table(*rows, modules="void", void="8 up")) == "census"


def test_an_alliance_frees_the_last_city() -> None:
    """A lonely Void's City cannot be claimed; after an Alliance it can for one turn (URB-EDGE-27)."""
    row = "R2 water+air | S: S2w | I: I2f | sum 0"
    t = table(row, modules="void", void="5 R2", city_deck=0, hand="S1e I2w S1f I1a")
    for _ in range(20):
        if t.game.is_over:
            break
        t.do(says(t))
    assert t.ending == "won all_cities URB-BASE-60"


# ---- the team ----------------------------------------------------------------------------------------------------


def test_the_polarity_is_swapped_for_a_card_that_closes_a_row() -> None:
    rows = (even(1, 2, 3), "R4 fire+air | S: S1f | I: - | sum +1")
    t = table(*rows, mode="team", hand="I1a I2w I2w I3e", hand1="S1e S1e S1e S1e", polarity="sognae",
              discard="S1f x4 S2w x4 I2f x2")  # fmt: skip
    assert says(t) == "swap-polarity"
    assert says(t.do("swap-polarity")) == "play I1a at R4.incubi"


def test_the_partner_need_not_show_the_hand() -> None:
    """Two partners' hands that cannot be told apart lead to the same answer."""
    rows = (even(1), quiet(2, 3, 4))
    answers = {
        says(table(*rows, mode="team", hand="S1e I2w S1f I1a", hand1=hand))
        for hand in ("S4a S4a I1a I1a", "I3e I3e I3e I3e", "S1f S1f S2w S2w")
    }
    assert len(answers) == 1


# ---- every combination -------------------------------------------------------------------------------------------


def test_every_answer_is_legal_and_every_game_ends() -> None:
    """A sample of all editions, modes, modules, variants and card tables, each answer checked by the engine."""
    rng = random.Random("rules")
    for _ in range(40):
        spec = some_spec(rng)
        engine = prepared(spec).clone()
        engine.begin(rng.randrange(2**40))
        for _ in range(LONGEST):
            if engine.outcome:
                break
            engine.apply(engine.choose_by_rules())
        assert engine.outcome, spec


def test_single_modules_and_pairs_are_played_to_the_end() -> None:
    sets = [[], *([name] for name in NAMES), *(list(pair) for pair in combinations(NAMES, 2)), NAMES]
    for mode in ("solo", "team"):
        for modules in sets:
            wins, decisions, cities, turns = play_many(dealt(modules, mode), 1, 1, RULES_POLICY, -1)
            assert decisions >= turns > 0
            assert cities >= 12 * wins


@pytest.mark.parametrize("mode", ["solo", "team"])
def test_the_answer_depends_on_nothing_hidden(mode: str) -> None:
    """Hidden cards dealt again, the same seat answers the same."""
    rng = random.Random(11)
    for modules in ([], ["books", "void"], ["gardens", "chromatic", "temples"], NAMES):
        engine = dealt(modules, mode).clone()
        engine.begin(rng.randrange(2**40))
        while engine.outcome == 0:
            chosen = engine.choose_by_rules()
            other = engine.clone()
            other.determinise(rng.randrange(2**40), engine.seat)
            assert other.choose_by_rules() == chosen
            engine.apply(chosen)


def test_the_same_situation_gets_the_same_answer() -> None:
    engine = dealt(NAMES, "team").clone()
    engine.begin(3)
    while engine.outcome == 0:
        copy: Engine = engine.clone()
        assert engine.choose_by_rules() == copy.choose_by_rules() == engine.choose_by_rules()
        engine.apply(engine.choose_by_rules())
