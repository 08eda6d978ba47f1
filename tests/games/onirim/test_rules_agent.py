"""The `rules` agent: sensible answers on tables laid by hand, a few per module, and every combination to the end."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import reverie
from reverie.games.onirim.engine import Engine, play_many
from reverie.games.onirim.manifest import MANIFEST
from reverie.games.onirim.settings import prepared
from reverie.kernel.constants import RULES_POLICY
from reverie.kernel.spec import GameSpec
from tests.games.onirim.table import Table, table

NAMES = [module.name for module in MANIFEST.modules]
FOUR = "red.sun blue.sun green.sun brown.sun"
AGENT = reverie.agent("rules")
LONGEST = 2000  # answers; a game with every module takes about 400


def says(t: Table) -> str:
    """What the agent would answer."""
    chosen = AGENT.choose(t.game.outlook())
    return next(action.words for action in t.game.actions() if action.id == chosen)


def plays_on(t: Table, question: str) -> Table:
    """Let the agent answer until this question is asked."""
    for _ in range(40):
        if t.question == question:
            return t
        t.do(says(t))
    raise AssertionError(f"{question} was not asked")


# ---- the prophecy ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", ["", "book", "glyphs", "oniverse", "incubus", "premonitions"])
def test_a_prophecy_never_costs_a_door_that_need_not_go(modules: str) -> None:
    seen = "door.red door.blue door.green door.brown red.sun"
    t = table(modules=modules, looked=seen, hand="red.sun blue.moon green.sun brown.moon", at="prophecy")
    assert says(t) == "drop red.sun"


def test_a_prophecy_is_rid_of_a_nightmare_first() -> None:
    t = table(modules="towers", looked="door.red nightmare red.sun blue.sun tower.red.3", hand=FOUR, at="prophecy")
    assert says(t) == "drop nightmare"


def test_a_prophecy_keeps_lost_dreams_happy_dreams_and_doors() -> None:
    t = table(modules="dreamcatchers premonitions", looked="lost happy door.red red.sun lost", hand=FOUR, at="prophecy")
    assert says(t) == "drop red.sun"


def test_a_prophecy_is_rid_of_dead_ends_where_it_may_be() -> None:
    seen = "deadend red.sun door.red x.moon blue.key"
    lenient = {"alt.deadEndStrictDiscard": "false"}
    t = table(modules="crossroads", variants=lenient, looked=seen, hand=FOUR, at="prophecy")
    assert says(t) == "drop deadend"


def test_a_prophecy_that_must_put_dead_ends_back_costs_the_least_of_the_others() -> None:
    seen = "deadend red.sun door.red x.moon blue.key"
    t = table(modules="crossroads", looked=seen, hand=FOUR, at="prophecy")
    assert t.choices.of("drop") == "red.sun door.red x.moon blue.key"
    assert says(t) == "drop red.sun"


def test_no_door_is_discarded_in_many_whole_games() -> None:
    """Unless a prophecy shows nothing but doors, lost dreams and happy dreams."""
    rng = random.Random(7)
    for _ in range(30):
        modules = [name for name in NAMES if rng.random() < 0.4]
        game = reverie.new_game("onirim", mode=rng.choice(["solo", "team"]), modules=modules, seed=rng.randrange(2**40))
        while not game.is_over:
            chosen = AGENT.choose(game.outlook())
            if game.decision and game.decision.kind == "prophecy":
                words = {action.id: action.words for action in game.actions()}
                precious = ("drop door", "drop lost")
                if words[chosen].startswith(precious):
                    assert all(answer.startswith((*precious, "drop happy")) for answer in words.values())
            game.apply(chosen)


# ---- doors and runs ----------------------------------------------------------------------------------------------


def test_a_run_is_completed_and_its_door_taken() -> None:
    t = table(modules="incubus", row="red.sun red.moon", hand="red.sun blue.sun green.sun brown.sun blue.moon")
    assert says(t) == "play red.sun"
    assert says(t.do("play red.sun")) == "take door.red"


def test_crossroads_complete_a_run() -> None:
    t = table(modules="crossroads", row="red.sun red.moon", hand="x.sun blue.sun green.sun brown.sun blue.moon")
    assert says(t) == "play x.sun"


def test_a_hand_of_dead_ends_flees() -> None:
    t = table(modules="crossroads", hand="deadend x4 blue.sun")
    assert says(t) == "flee"


def test_an_architect_completes_a_run() -> None:
    t = table(modules="oniverse", rallied="architect", row="red.moon red.sun",
              hand="red.sun blue.sun green.sun brown.sun blue.sun")  # fmt: skip
    assert says(t) == "play red.sun with architect"


def test_a_drawn_door_is_opened() -> None:
    hand = "red.key blue.sun green.sun brown.sun"
    assert says(table(modules="incubus", hand=hand, pile="door.red …", at="refill")) == "open red.key"


def test_chaos_opens_a_drawn_door() -> None:
    t = table(modules="oniverse", rallied="chromatic_chaos", hand="red.key blue.sun green.sun brown.sun",
              pile="door.blue …", at="refill")  # fmt: skip
    assert says(plays_on(t, "door")) == "open red.key with chromatic_chaos"


# ---- the Book ----------------------------------------------------------------------------------------------------


def test_the_next_door_of_the_book_is_taken() -> None:
    t = table(modules="book", goals="red blue", row="red.sun red.moon", hand=f"red.sun {FOUR}")
    assert says(t) == "play red.sun"
    assert says(t.do("play red.sun")) == "take door.red"


def test_no_run_is_wasted_on_a_door_that_does_not_match() -> None:
    hand = "red.sun blue.sun green.sun brown.sun blue.moon"
    t = table(modules="book", goals="blue green brown red", row="red.sun red.moon", hand=hand)
    assert says(t) != "play red.sun"


def test_planning_makes_a_door_match() -> None:
    t = table(modules="book", goals="blue red", discard="red.sun x3 blue.sun x3 green.sun", row="red.sun red.moon",
              hand="red.sun blue.sun green.sun brown.sun blue.moon")  # fmt: skip
    assert says(t) == "play red.sun"
    t.do("play red.sun")
    assert says(t) == "cast parallel_planning"
    plays_on(t.do("cast parallel_planning"), "search")
    assert t.goals == "red blue red blue green green brown brown"
    assert says(t) == "take door.red"


def test_planning_is_for_doors_that_can_be_laid_out_only() -> None:
    t = table(modules="book", goals="blue red", discard="red.sun x3 blue.sun x3 green.sun", hand=FOUR,
              pile="door.red red.moon …", at="refill")  # fmt: skip
    assert says(plays_on(t, "door")) == "limbo"


# ---- glyphs ------------------------------------------------------------------------------------------------------


def test_a_glyph_fetches_a_door_that_is_known_to_be_near() -> None:
    t = table(modules="glyphs", hand=f"red.glyph {FOUR}", pile="blue.sun! door.red! …")
    assert says(t) == "discard red.glyph"


def test_an_incantation_brings_the_door_with_fewer_cards_left() -> None:
    t = table(modules="glyphs", hand=f"red.glyph {FOUR}", pile="door.red blue.sun blue.moon nightmare door.brown …")
    assert says(t.do("discard red.glyph")) == "incant door.brown"


# ---- dreamcatchers -----------------------------------------------------------------------------------------------


def test_a_search_empties_a_catcher_without_lost_dreams() -> None:
    t = table(modules="dreamcatchers", catchers=["lost", "door.blue nightmare", "lost"], row="red.sun red.moon red.sun",
              hand=FOUR, at="search:red")  # fmt: skip
    t.do("take door.red")
    assert t.question == "empty"
    assert says(t) == "empty 1"


def test_a_lost_dream_stays_captured() -> None:
    t = table(modules="dreamcatchers", catchers=["lost", "lost"], row="red.sun red.moon red.sun", hand=FOUR,
              at="search:red")  # fmt: skip
    assert says(t.do("take door.red")) == "empty none"


def test_a_handbook_comes_before_an_overload() -> None:
    t = table(modules="dreamcatchers", catchers=["lost", "door.blue", "lost", "nightmare"], hand=f"{FOUR} red.moon")
    assert says(t) == "handbook 1"
    t = table(modules="dreamcatchers", catchers=["lost", "door.blue"], hand=f"{FOUR} red.moon")
    assert not says(t).startswith("handbook")


# ---- towers ------------------------------------------------------------------------------------------------------


def test_the_fourth_tower_completes_an_alignment() -> None:
    t = table(modules="towers", towers="tower.red.4 tower.green.5 tower.brown.4", hand=f"tower.blue.3 {FOUR}")
    assert says(t) == "build-right tower.blue.3"


def test_the_least_useful_tower_is_lost() -> None:
    t = table(modules="towers", towers="tower.red.4 tower.red.5 tower.green.5",
              hand="red.key blue.sun green.sun brown.sun", pile="nightmare …", at="refill")  # fmt: skip
    plays_on(t, "tower-loss")
    assert says(t) in ("lose tower.red.4", "lose tower.red.5", "false-alarm")


def test_a_tower_after_the_alignment_is_discarded_before_a_card_of_a_run() -> None:
    t = table(modules="towers", towers="tower.red.4 tower.green.5 tower.brown.4 tower.blue.3",
              hand="tower.red.5 blue.sun blue.moon green.sun green.moon", doors="red red", row="red.sun")  # fmt: skip
    assert says(t) in ("discard tower.red.5", "play blue.moon", "play green.moon")


# ---- premonitions ------------------------------------------------------------------------------------------------


def test_a_happy_dream_banishes_what_would_cost_a_door() -> None:
    t = table(modules="premonitions", premonitions="pair all_colours", hand=FOUR, pile="happy red.moon …", at="refill")
    assert says(t) == "banish pair"


def test_of_seven_cards_nightmares_go() -> None:
    seven = "nightmare red.moon nightmare blue.moon red.key green.sun brown.sun"
    t = table(modules="premonitions", hand=FOUR, pile=f"happy {seven} …", at="refill").do("seven")
    kept = []
    while t.question == "happy-seven":
        kept.append(says(t))
        t.do(kept[-1])
    assert "keep nightmare" not in kept
    assert kept[-1] == "discard-rest"
    assert len(kept) == 6


# ---- denizens ----------------------------------------------------------------------------------------------------


def test_a_denizen_is_paid_with_the_least_useful_card() -> None:
    t = table(modules="oniverse", doors="red red", hand="red.sun blue.key green.moon brown.key", pile="den.mirror …",
              row="green.moon green.sun", at="refill")  # fmt: skip
    assert says(t) == "rally red.sun"


def test_the_hunter_meets_a_known_nightmare() -> None:
    t = table(modules="oniverse", rallied="harpoon_hunter", hand=FOUR, pile="nightmare! …", at="refill")
    assert says(t) == "use harpoon_hunter"


def test_the_mirror_saves_a_dear_hand() -> None:
    t = table(modules="oniverse", rallied="mirror", hand="red.sun red.moon blue.moon blue.sun", pile="nightmare …",
              row="red.moon", at="refill")  # fmt: skip
    assert says(plays_on(t, "nightmare")) == "ward mirror"


# ---- incubus -----------------------------------------------------------------------------------------------------


def test_the_pathfinders_card_costs_nothing() -> None:
    t = table(modules="incubus", variants={"incubusMode": "pathfinder"}, under="red.sun", hand=FOUR,
              pile="nightmare …", at="refill")  # fmt: skip
    assert says(t) == "ward pathfinder"


def test_the_adversary_is_faced_before_a_door() -> None:
    t = table(modules="incubus", variants={"incubusMode": "adversary"}, row="red.sun red.moon",
              hand="red.sun red.key blue.sun green.sun brown.sun")  # fmt: skip
    assert says(t) == "face"


def test_a_key_is_cheaper_than_the_protector_only_if_nobody_needs_it() -> None:
    spare = table(modules="incubus", doors="red red", hand="red.key blue.sun green.sun brown.sun", pile="nightmare …",
                  at="refill")  # fmt: skip
    assert says(spare) == "ward red.key"
    none = table(modules="incubus", hand=FOUR, pile="nightmare …", at="refill")
    assert says(none) == "ward protector"


# ---- the team ----------------------------------------------------------------------------------------------------

TEAM: dict[str, Any] = {"mode": "team", "hand1": "green.sun brown.sun red.moon"}


def test_a_door_that_the_partner_needs_is_left_alone() -> None:
    zones = TEAM | {"row": "red.sun red.moon red.sun", "hand": "blue.sun green.sun", "shared": "brown.sun blue.moon"}
    assert says(table(**zones, doors="red", at="search:red")) == "decline"
    assert says(table(**zones, doors="blue", doors1="red", at="search:red")) == "take door.red"


def test_a_spare_door_wards_off_a_nightmare() -> None:
    t = table(**TEAM, doors="red red", hand="blue.sun green.sun", shared="brown.sun blue.moon", pile="nightmare …",
              at="refill")  # fmt: skip
    assert says(t) == "ward door.red"


def test_a_shared_card_that_the_partner_waits_for_is_not_wasted() -> None:
    t = table(**TEAM, row1="blue.sun blue.moon", doors="red blue", hand="red.sun green.sun brown.sun",
              shared="blue.key red.sun", row="green.moon")  # fmt: skip
    assert "blue.key" not in says(t)


def test_the_agent_sees_its_own_knowledge_only() -> None:
    """A card on top that only the partner knows changes nothing."""
    zones = TEAM | {"hand": "blue.sun green.sun red.sun", "shared": "brown.sun blue.moon", "row": "red.sun red.moon"}
    known = {says(table(**zones, pile=f"{card}!1 …")) for card in ("red.key", "nightmare", "door.red", "green.sun")}
    assert len(known) == 1


# ---- every combination -------------------------------------------------------------------------------------------


def line_ups() -> list[tuple[str, tuple[str, ...]]]:
    """Both modes with no module, each one, each pair, and all."""
    sets = [(), *((name,) for name in NAMES), *combinations(NAMES, 2), tuple(NAMES)]
    return [(mode, modules) for mode in ("solo", "team") for modules in sets]


@pytest.mark.parametrize("mode", ["solo", "team"])
def test_every_answer_is_legal_and_every_game_ends(mode: str) -> None:
    """A sample of all combinations and variants, each answer checked."""
    rng = random.Random(f"rules {mode}")
    for chosen in range(256):
        if chosen % 7 and chosen != 255:
            continue
        modules = [name for i, name in enumerate(NAMES) if chosen >> i & 1]
        variants = {variant.name: rng.choice(variant.values) for variant in MANIFEST.variants}
        spec = GameSpec.make(MANIFEST, mode=mode, modules=modules, variants=variants)
        engine = prepared(spec).clone()
        engine.begin(rng.randrange(2**40))
        for _ in range(LONGEST):
            if engine.outcome:
                break
            engine.apply(engine.choose_by_rules())
        assert engine.outcome, spec


def test_single_modules_and_pairs_are_played_to_the_end() -> None:
    for mode, modules in line_ups():
        spec = GameSpec.make(MANIFEST, mode=mode, modules=list(modules), variants={})
        wins, decisions, doors, turns = play_many(prepared(spec), 2, 1, RULES_POLICY, -1)
        assert 0 <= wins <= 2
        assert decisions >= turns > 0
        assert doors >= 8 * wins


def test_the_answer_depends_on_nothing_hidden() -> None:
    """Hidden cards dealt again, the same seat answers the same."""
    rng = random.Random(11)
    for modules in ([], ["oniverse", "book"], ["towers", "crossroads"], NAMES):
        engine = prepared(GameSpec.make(MANIFEST, mode="team", modules=modules, variants={})).clone()
        engine.begin(rng.randrange(2**40))
        while engine.outcome == 0:
            chosen = engine.choose_by_rules()
            other = engine.clone()
            other.determinise(rng.randrange(2**40), engine.seat)
            assert other.choose_by_rules() == chosen
            engine.apply(chosen)


def test_the_same_situation_gets_the_same_answer() -> None:
    engine = prepared(GameSpec.make(MANIFEST, mode="team", modules=NAMES, variants={})).clone()
    engine.begin(3)
    while engine.outcome == 0:
        copy: Engine = engine.clone()
        assert engine.choose_by_rules() == copy.choose_by_rules() == engine.choose_by_rules()
        engine.apply(engine.choose_by_rules())
