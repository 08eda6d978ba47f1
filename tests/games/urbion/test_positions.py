"""Positions: every running game is written and read again, and a table that cannot exist is refused with its rule."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import reverie
from reverie.errors import PositionError
from reverie.games.urbion import position
from reverie.games.urbion.codec import QUESTIONS
from reverie.games.urbion.position import agenda, checks, reading, rest
from reverie.words import LANGUAGES
from tests.games.urbion.some_games import HAND, some_spec, walk, written
from tests.support import covers

THREE = "S1e I2w S1f"
VACANT = {"R1": "vacant", "R2": "vacant", "R3": "vacant", "R4": "vacant"}
NO_ROWS: dict[str, str | None] = dict.fromkeys(VACANT)


# ---- round trips -----------------------------------------------------------------------------------------------


@covers("URB-BASE-01")
def test_every_running_game_can_be_written_and_read(amount: Callable[[int, int], int]) -> None:
    met: Counter[str] = Counter()
    for seed in range(amount(18, 2_000)):
        rng = random.Random(seed)
        game = reverie.from_spec(some_spec(rng).with_seed(seed))
        for at in walk(game, rng):
            assert at.decision is not None
            met[at.decision.kind] += 1
            if rng.random() > 20 / met[at.decision.kind]:
                continue
            text = at.position()
            spec, table = position.parse(text)
            assert position.write(table, spec) == text
            engine: reverie.Game = reverie.from_position(text, seed=1)
            assert table | {"outcome": 0} == engine.engine.table()  # type: ignore[attr-defined]  # Urbion's own
            assert engine.legal_actions() == at.legal_actions(), text
            for seat in (*range(at.players), None):
                assert engine.view(seat) == at.view(seat), text
    assert len(met) > len(QUESTIONS) - 4, "nearly every question came up"


def test_a_game_that_is_over_cannot_be_read_again() -> None:
    game = reverie.new_game("urbion", seed=3)
    while not game.is_over:
        game.apply(game.legal_actions()[-1])
    assert game.position().endswith("| at over")
    assert refused(game.position()).code == "position-over"


def test_the_position_in_the_documents_can_be_read() -> None:
    text = (Path(__file__).parents[3] / "docs" / "notation.md").read_text("utf-8")
    (line,) = re.findall(r"^urbion/.*\|.*$", text, re.MULTILINE)
    assert reverie.from_position(line, seed=1).decision is not None


def test_spelling_is_forgiving() -> None:
    text = """
        urbion/second/team/postcards
        r1 earth+water S: s2w x2 S1E{Doves} I: -
        R2 garden
        hand S1e x4
    """
    with pytest.raises(PositionError):  # there is no Garden without its module
        position.parse(text)
    spec, table = position.parse(text.replace("/postcards", "/gardens+postcards") + "\nhand1 I2w! S1f I1a! I1a")
    line = position.write(table, spec)
    assert "R1 earth+water S: S1e{doves} S2w S2w I: | R2 garden S: I: |" in line
    assert "hand1 S1f I2w! I1a I1a!" in line
    assert position.parse(line) == (spec, table)


def test_cards_named_nowhere() -> None:
    table = position.parse(written("second/solo", deck="X5! S4a"))[1]
    assert len(table["over"]) == 2
    assert len(table["bag"]) == 72 - 4 - 4 - 2
    assert (len(table["success"]), len(table["city_bag"])) == (0, 8)
    table = position.parse(written("second/solo", deck="X5 S4a", rest="discard"))[1]
    assert (len(table["bag"]), len(table["discard"])) == (0, 72 - 4 - 4 - 2)
    table = position.parse(written("second/solo", R4=None))[1]
    assert (len(table["success"]), table["city_bag"]) == (9, [])
    table = position.parse(written("second/solo", cities="fire+air earth+water", success="6"))[1]
    assert (len(table["success"]), len(table["city_over"]), table["city_bag"]) == (6, 2, [])
    table = position.parse(written("second/solo/postcards", postcards="doves", postcards_rest="box"))[1]
    assert (table["postcard_over"], table["postcard_bag"]) == ([1], [])
    puzzle = position.parse(written("second/solo/order=open", deck="X5"))[1]
    assert (len(puzzle["over"]), puzzle["bag"], len(puzzle["city_over"])) == (64, [], 8)


def test_foreign_cards_are_not_counted() -> None:
    table = position.parse(written("second/solo/cards=S3e*0", R1="earth+fire S: S3e S3e S3e I:", hand="S3e x4"))[1]
    assert len(table["bag"]) == 72 - 3
    assert refused(written("second/solo", R1="earth+fire S: N1 I:")).code == "position-too-many"


@pytest.mark.parametrize(
    ("at", "zones", "agenda"),
    [
        ("main", {}, "main"),
        ("flagship", {"R1": "earth+fire S: S1f{flagship} I: I2w{flagship}"}, "main flagships flagship"),
        ("refill", {}, "turn-end refill"),
        ("second", {"hand": THREE}, "turn-end refill second"),
        ("swap-with:R1.sognae.1", {"hand": THREE}, "turn-end refill swap-with:R1.sognae.1"),
        ("chaos:X5@draw", {"hand": THREE}, "turn-end refill chaos:X5@draw"),
        ("chaos:X5", {"hand": THREE}, "turn-end refill aside chaos:X5"),
        ("chromatic:Y4@draw", {"hand": THREE}, "turn-end refill reveal-one@draw chromatic:Y4@draw"),
        ("chromatic:Y4", {"hand": THREE}, "turn-end refill aside reveal-one chromatic:Y4"),
        ("clean:R2", {"hand": THREE}, "turn-end refill census-end census-void:0 clean-from:3 clean:R2"),
        ("sides:R2", {"hand": THREE, "drawn": "X5 x2", "R2": "garden"}, "turn-end refill aside fill:3 sides:R2"),
        ("opening", {"hand": None}, "next-turn aside opening"),
        ("opening-chaos:X5", {"hand": None}, "next-turn aside opening opening-chaos:X5"),
        ("sides:R2", {"hand": None, "turn": "0", "drawn": "X5 x2", "R2": "garden"},
         "next-turn aside opening fill:3 sides:R2"),
        ("chaos:X5", {"turn": "0"}, "next-turn aside chaos:X5"),
        ("book", {"hand": None, **NO_ROWS, "success": "0"},
         "next-turn aside opening fill:1 open-cities book-price book"),
    ],
)  # fmt: skip
def test_one_word_stands_for_the_ordinary_agenda(at: str, zones: dict[str, str | None], agenda: str) -> None:
    spec = "second/solo/chromatic+gardens+books+postcards"
    short = position.parse(written(spec, at, **zones))
    long = position.parse(written(spec, agenda, **{"turn": "0" if agenda.startswith("next") else "1", **zones}))
    assert short == long
    assert position.write(short[1], short[0]).endswith(f"| at {at}")


# ---- tables that cannot exist ----------------------------------------------------------------------------------


def refused(text: str) -> PositionError:
    with pytest.raises(PositionError) as caught:
        reverie.from_position(text, seed=1)
    return caught.value


ALL = "squares+chromatic+temples+gardens+books+postcards+void"
# spec, at, zones -> code, place, rule
BROKEN: list[tuple[str, str, dict[str, str | None], str, str, str]] = [
    # words
    ("second/solo/seed=7", "main", {}, "position-seed", "spec", "URB-BASE-14"),
    ("second/solo", "main", {"pile": "S1e"}, "position-zone", "pile", "URB-BASE-01"),
    ("second/solo", "main", {"hand": f"{HAND} | hand {HAND}"}, "position-zone-twice", "hand", "URB-BASE-01"),
    ("second/solo", "main", {"hand1": HAND}, "position-zone-needs", "hand1", "URB-TEAM-02"),
    ("second/solo", "main", {"books": "book_freedom"}, "position-zone-needs", "books", "URB-BOOKS-01"),
    ("second/solo", "main", {"void": "8 up"}, "position-zone-needs", "void", "URB-VOID-01"),
    ("second/solo", "main", {"wise": "3"}, "position-zone-needs", "wise", "URB-POSTCARDS-01"),
    ("second/solo", "main", {"turn": "901"}, "position-number", "turn", "URB-BASE-01"),
    ("second/solo", "main", {"discard": "S9z"}, "position-card", "discard", "URB-DATA-01"),
    ("second/solo", "main", {"R1": "earth+ice S: I:"}, "urbion-position-city", "R1", "URB-DATA-06"),
    ("second/solo", "main", {"R1": "earth+fire S2w"}, "urbion-position-row", "R1", "URB-BASE-01"),
    ("second/solo", "main", {"R1": "earth+fire S: S1f{doves} I:"}, "urbion-position-postcard", "R1",
     "URB-POSTCARDS-03"),
    ("second/solo/postcards", "main", {"R1": "earth+fire S: S1f{birds} I:"}, "position-name", "R1", "URB-BASE-01"),
    ("second/solo", "main", {"deck": "X5!!"}, "urbion-position-mark", "deck", "URB-BASE-06"),
    ("second/solo", "main", {"hand": "S1e! I2w S1f I1a"}, "urbion-position-mark", "hand", "URB-BASE-06"),
    ("second/solo", "main", {"rest": "box"}, "urbion-position-rest", "rest", "URB-TEAM-08"),
    ("second/solo", "main", {"deck": "X5!!!"}, "urbion-position-open-place", "deck", "URB-POSTCARDS-05"),
    ("second/solo/postcards", "main", {"deck": "S1e!!!"}, "urbion-position-open-place", "deck", "URB-POSTCARDS-05"),
    ("second/solo/postcards", "main", {"postcards": "doves!!!"}, "urbion-position-mark", "postcards", "URB-BASE-06"),
    ("second/solo/postcards", "main", {"postcards-rest": "hand"}, "urbion-position-rest-postcards", "postcards-rest",
     "URB-POSTCARDS-02"),
    ("second/solo/postcards", "main", {"inhabitants": "doves"}, "urbion-position-inhabitant", "inhabitants",
     "URB-POSTCARDS-02"),
    ("second/team", "main", {"polarity": "both"}, "position-name", "polarity", "URB-BASE-01"),
    ("second/team", "main", {"polarity": "sognae incubi"}, "position-name", "polarity", "URB-BASE-01"),
    ("second/solo/void", "main", {"void": "9 up"}, "position-number", "void", "URB-BASE-01"),
    ("second/solo/void", "main", {"void": "8 sideways"}, "position-name", "void", "URB-BASE-01"),
    ("second/solo", "over", {}, "position-over", "at", "URB-BASE-60"),
    ("second/solo", "dinner", {}, "position-step", "at", "URB-BASE-20"),
    ("second/solo", "next-turn" + 28 * " refill", {}, "position-step", "at", "URB-BASE-20"),
    ("second/solo", "main:R1", {}, "position-argument", "at", "URB-BASE-20"),
    ("second/solo", "clean:R5", {"hand": THREE}, "position-argument", "at", "URB-BASE-20"),
    ("second/solo", "main", {"turn": "7 8"}, "position-one-number", "turn", "URB-BASE-01"),
    ("second/solo", "main", {"turn": ""}, "position-one-number", "turn", "URB-BASE-01"),
    ("second/solo", "clean", {"hand": THREE}, "position-argument-missing", "at", "URB-BASE-20"),
    ("second/solo", "main", {"R1": "earth+fire S: S1f I: sum +2"}, "urbion-position-sum", "R1", "URB-BASE-07"),
    ("second/solo", "main", {"R1": "earth+fire S: S1f I: sum high"}, "urbion-position-row", "R1", "URB-BASE-07"),
    ("second/solo/void", "main", {"void": "R1 R2"}, "position-name", "void", "URB-BASE-01"),
    ("second/team", "main", {"rest": "hand"}, "urbion-position-rest", "rest", "URB-TEAM-08"),
    # numbers of cards
    ("second/solo", "main", {"discard": "S4a x3 2"}, "position-count", "discard", "URB-BASE-01"),
    ("second/solo", "main", {"deck": "80"}, "position-few", "deck", "URB-BASE-01"),
    ("second/solo", "main", {"deck": "40", "discard": "7"}, "position-left-over", "discard", "URB-BASE-01"),
    ("second/solo", "main", {"deck": "40", "rest": "deck"}, "position-left-over", "deck", "URB-BASE-01"),
    ("second/solo", "main", {"cities": "5", "success": "4"}, "urbion-position-cities", "cities", "URB-BASE-12"),
    ("second/solo/postcards", "main", {"inhabitants": "25+"}, "position-few", "inhabitants", "URB-BASE-01"),
    # before the first turn, and what solo play never does
    ("second/solo", "opening", {"hand": None, "success": "8"}, "urbion-position-set-up", "success", "URB-BASE-14"),
    ("second/solo/postcards", "opening", {"hand": None, "wise": "2"}, "urbion-position-set-up", "wise",
     "URB-POSTCARDS-05"),
    ("second/solo/postcards", "opening", {"hand": None, "inhabitants": "doves+"}, "urbion-position-set-up",
     "inhabitants", "URB-POSTCARDS-06"),
    ("second/team", "opening", {"hand": None, "hand1": None, "box": "S4a"}, "urbion-position-set-up", "box",
     "URB-TEAM-08"),
    ("second/solo", "main", {"box": "S4a"}, "urbion-position-box", "box", "URB-TEAM-08"),
    ("first/team", "main", {"box": "S4a"}, "urbion-position-box", "box", "URB-TEAM-08"),
    # counts
    ("second/solo", "main", {"discard": "S4a x8"}, "position-too-many", "S4a", "URB-DATA-01"),
    ("second/solo", "main", {"discard": "S4a x99 x99"}, "urbion-position-too-big", "discard", "URB-BASE-14"),
    ("second/solo/cards=S3e*0", "main", {"discard": "S3e x90"}, "urbion-position-too-big", "position", "URB-BASE-14"),
    ("second/solo", "main", {"cities": "earth+air x2"}, "position-too-many", "earth+air", "URB-DATA-06"),
    ("second/solo", "main", {"R1": "square S: S1f I:"}, "position-too-many", "square", "URB-DATA-06"),
    ("second/solo", "main", {"success": "9"}, "position-number", "success", "URB-BASE-01"),
    ("second/solo/postcards", "main", {"postcards": "doves x4"}, "position-too-many", "doves", "URB-DATA-08"),
    ("second/solo/books", "main", {"books": "book_freedom x2"}, "position-too-many", "books", "URB-BOOKS-01"),
    ("second/solo/postcards", "main", {"wise": "4"}, "position-number", "wise", "URB-BASE-01"),
    # the agenda
    ("second/solo", "refill second", {}, "position-step-needs", "at", "URB-BASE-20"),
    ("second/solo", "book", {"hand": None, **NO_ROWS}, "position-step-needs", "at", "URB-BASE-20"),
    ("first/solo", "turn-end refill discard:X5", {"hand": THREE}, "position-step-needs", "at", "URB-BASE-52"),
    ("second/solo", "refill chaos:X5@draw", {"hand": THREE}, "urbion-position-agenda-end", "at", "URB-BASE-20"),
    ("second/solo", "turn-end main", {}, "position-agenda", "at", "URB-BASE-20"),
    ("second/solo", "turn-end refill census-end census-void:0 clean-from:2 clean:R2", {"hand": THREE},
     "position-agenda", "at", "URB-BASE-20"),
    ("second/solo/chromatic", "turn-end refill fill:3", {"hand": THREE}, "position-agenda", "at", "URB-BASE-20"),
    ("second/solo", "turn-end refill chaos:X5", {"hand": THREE}, "urbion-position-phase", "at", "URB-POSTCARDS-05"),
    ("second/solo/chromatic+postcards", "next-turn aside wise:X5", {"turn": "0"}, "urbion-position-phase", "at",
     "URB-POSTCARDS-05"),
    ("second/solo", "main", {"turn": "0"}, "urbion-position-turn", "turn", "URB-BASE-20"),
    ("second/solo", "opening", {"turn": "2"}, "urbion-position-turn", "turn", "URB-BASE-20"),
    ("second/solo", "next-turn opening", {"turn": "2"}, "urbion-position-turn", "turn", "URB-BASE-20"),
    ("second/solo", "swap", {"hand": THREE, "R3": "fire+air S: I:", "R4": "earth+air S: I:"}, "position-stuck", "at",
     "URB-BASE-20"),
    # rows
    ("second/solo", "main", {"R4": "vacant S: S2w"}, "urbion-position-vacant-row", "R4", "URB-EDGE-14"),
    ("second/solo", "main", {"R4": "vacant", "success": "3"}, "urbion-position-vacant", "R4", "URB-EDGE-14"),
    ("second/solo/books", "book", {"hand": None}, "urbion-position-no-city", "R1", "URB-BASE-14"),
    ("second/solo", "main", {"R1": "earth+fire S: S1f x4 I:"}, "urbion-position-side-full", "R1", "URB-BASE-10"),
    ("second/solo", "main", {"R1": "earth+fire S: I1a I:"}, "urbion-position-side", "R1", "URB-BASE-03"),
    ("second/solo/postcards", "main", {"R1": "earth+fire S: S1f{doves:1} I:"}, "urbion-position-quarters", "R1",
     "URB-POSTCARDS-14"),
    ("second/solo/postcards", "main", {"R1": "earth+fire S: S1f{flagship:2} I:"}, "urbion-position-quarters", "R1",
     "URB-POSTCARDS-15"),
    ("second/solo/postcards", "main", {"R1": "earth+fire S: S1f{flagship:1} I:"}, "urbion-position-flagships", "R1",
     "URB-POSTCARDS-15"),
    ("second/solo/chromatic+postcards", "main", {"R1": "earth+fire S: Y4{doves} I:"}, "urbion-position-under", "R1",
     "URB-INT-10"),
    ("second/solo", "main", {**NO_ROWS, "success": "12"}, "urbion-position-won", "success", "URB-BASE-60"),
    # hands and seats
    ("second/solo", "main", {"hand": "S1e I2w S1f X5"}, "urbion-position-hand-card", "hand", "URB-BASE-17"),
    ("second/solo", "main", {"hand": THREE}, "urbion-position-hand-size", "hand", "URB-EDGE-23"),
    ("second/solo", "main", {"hand": f"{HAND} S1e"}, "urbion-position-hand-size", "hand", "URB-EDGE-23"),
    ("second/solo", "refill", {"hand": f"{HAND} S1e"}, "urbion-position-hand-size", "hand", "URB-EDGE-23"),
    ("second/solo", "chaos:X5@draw", {}, "urbion-position-hand-size", "hand", "URB-EDGE-23"),
    ("second/solo", "swap", {}, "urbion-position-hand-size", "hand", "URB-EDGE-23"),
    ("second/solo/gardens", "rebuild", {}, "urbion-position-hand-size", "hand", "URB-EDGE-23"),
    ("second/team", "main", {"hand1": THREE}, "urbion-position-hand-size", "hand1", "URB-EDGE-23"),
    ("second/team", "opening", {"hand": None, "hand1": None, "active": "1"}, "urbion-position-starter", "active",
     "URB-TEAM-03"),
    ("second/team", "opening", {"hand": None, "hand1": None, "polarity": "incubi"}, "urbion-position-starter",
     "polarity", "URB-TEAM-02"),
    # put aside
    ("second/solo", "main", {"aside": "S1e"}, "urbion-position-aside", "aside", "URB-CHROMATIC-07"),
    ("second/solo/chromatic", "opening", {"hand": None, "aside": "Y4*"}, "urbion-position-aside", "aside",
     "URB-CHROMATIC-07"),
    ("second/solo", "main", {"aside": "X5"}, "urbion-position-aside-time", "aside", "URB-BASE-16"),
    ("second/solo/chromatic", "refill", {"hand": THREE, "aside": "Y4"}, "urbion-position-aside-time", "aside",
     "URB-CHROMATIC-08"),
    # what steps are about
    ("second/solo", "chaos:S1e@draw", {"hand": THREE}, "position-argument", "at", "URB-BASE-20"),
    ("second/solo/postcards", "wise:X5", {"hand": THREE, "wise": "0"}, "urbion-position-wise", "wise",
     "URB-POSTCARDS-05"),
    ("second/team/postcards", "flagship", {"discard": "I2f x8"}, "urbion-position-no-flagship", "at",
     "URB-POSTCARDS-15"),
    ("second/solo/postcards", "flagship", {"R1": "earth+fire S: S1f{flagship} S2w{flagship}", "R2": None, "R3": None,
                                           "R4": None}, "urbion-position-no-flagship", "at", "URB-POSTCARDS-15"),
    ("second/solo/chromatic", "chromatic:Y4@draw",
     {"hand": THREE, "R1": "earth+fire S: S1f x3 I: I2w x3", "R2": None, "R3": None, "R4": None},
     "urbion-position-no-room", "at", "URB-CHROMATIC-06"),
    ("second/solo/chromatic", "revealed:I3e",
     {"hand": THREE, "R1": "earth+fire S: S1f I: I2w x3", "R2": None, "R3": None, "R4": None},
     "urbion-position-no-room", "at", "URB-CHROMATIC-05"),
    ("second/solo", "swap-with:R2.sognae.1", {"hand": THREE}, "urbion-position-slot", "at", "URB-BASE-33"),
    ("second/solo/books", "fly-to:R1.sognae.1",
     {"hand": THREE, "books": "book_flying_sognae", "R1": "earth+fire S: X5 I:"}, "urbion-position-slot", "at",
     "URB-BOOKS-07"),
    ("second/solo/gardens+void", "rebuild-with:R1", {"hand": THREE, "void": "8 R1"}, "urbion-position-row-asked", "at",
     "URB-VOID-15"),
    ("second/solo/gardens", "pair:alliance/S1e", {"hand": THREE, "discard": "S1e"}, "urbion-position-pair", "at",
     "URB-VOID-12"),
    ("second/solo/gardens", "pair:rebuild/S1e", {"hand": THREE}, "urbion-position-pair", "at", "URB-GARDENS-08"),
    ("second/solo/gardens", "pair:side-change/S1e", {"hand": THREE, "discard": "S1e"}, "urbion-position-pair", "at",
     "URB-GARDENS-08"),
    ("second/solo/gardens+void", "pair:rebuild/S1e",
     {"hand": "I3e x2 S1e", "discard": "S1e", "R3": None, "R4": None, "void": "8 R1"}, "urbion-position-pair", "at",
     "URB-GARDENS-08"),
    ("second/solo/books", "prophecy", {"hand": THREE, "books": "book_prophecies", "looked": "S1e"},
     "urbion-position-looked", "looked", "URB-BOOKS-13"),
    ("second/solo/books", "main", {"looked": "S1e I1a"}, "urbion-position-looked", "looked", "URB-BOOKS-13"),
    ("second/solo/books", "prophecy",
     {"hand": THREE, "books": "book_prophecies", "looked": "S1e I1a", "placed": "2"},
     "urbion-position-looked", "looked", "URB-BOOKS-13"),
    ("second/solo", "main", {"drawn": "X5 x2"}, "urbion-position-drawn", "drawn", "URB-BASE-15"),
    ("second/solo", "sides:R2", {"hand": THREE, "drawn": "X5", "R2": "water+fire"}, "urbion-position-drawn", "drawn",
     "URB-BASE-15"),
    ("first/solo", "sides:R2", {"hand": THREE, "drawn": "X5", "R2": "water+fire"}, "urbion-position-drawn", "drawn",
     "URB-BASE-15"),
    ("second/solo", "sides:R2", {"hand": THREE, "drawn": "X5 x2"}, "urbion-position-row-asked", "at", "URB-BASE-15"),
    ("second/solo", "sides:R2", {"hand": THREE, "drawn": "X5 S1e", "R2": "water+fire"}, "urbion-position-choice",
     "drawn", "URB-BASE-15"),
    ("first/solo/squares", "sides:R2", {"hand": THREE, "drawn": "M2e S1e", "R2": "water+fire"},
     "urbion-position-choice", "drawn", "URB-BASE-15"),
    # modules
    ("second/solo/books", "main",
     {"books": "book_freedom book_balance book_flying_sognae book_flying_incubi book_prophecies"},
     "urbion-position-books", "books", "URB-BOOKS-03"),
    ("second/solo/books", "freedom", {"hand": THREE, "R1": "earth+fire", "books": "book_balance"},
     "urbion-position-book", "books", "URB-BOOKS-06"),
    ("second/solo/books", "fly-to:R2.incubi.1", {"hand": THREE, "books": "book_flying_sognae"},
     "urbion-position-book", "books", "URB-BOOKS-06"),
    ("second/solo/void", "main", {"void": "0 up"}, "urbion-position-void", "void", "URB-VOID-11"),
    ("second/solo/void", "main", {"R4": None, "void": "3 R4"}, "urbion-position-void", "void", "URB-VOID-04"),
    ("second/solo/void", "main", {"void": "3 flat"}, "urbion-position-void", "void", "URB-VOID-03"),
    ("second/solo/void", "opening", {"hand": None, "void": "8 R1"}, "urbion-position-void", "void", "URB-VOID-01"),
    # the Census
    ("second/solo", "clean:R2", {"hand": THREE, "R1": "earth+fire S: S1f I: I1a"}, "urbion-position-unclaimed", "R1",
     "URB-BASE-35"),
    ("second/solo", "clean:R2", {"hand": THREE, "R2": "water+fire"}, "urbion-position-row-asked", "at", "URB-BASE-35"),
    ("second/solo/void", "clean:R2", {"hand": THREE, "void": "8 R2"}, "urbion-position-row-asked", "at",
     "URB-BASE-35"),
    ("second/solo", "bonus:1", {"hand": THREE}, "urbion-position-bonus", "at", "URB-BASE-39"),
    ("second/solo", "bonus:2", {"hand": THREE, **NO_ROWS, "success": "4"}, "urbion-position-bonus", "at",
     "URB-BASE-39"),
]  # fmt: skip


def check_sentence(error: PositionError) -> None:
    """A sentence in every language, with nothing left open."""
    for language in LANGUAGES:
        text = error.text(language)
        assert text != error.code
        assert not re.search(r"\$|\?\?\?|urbion-position", text), text


@covers("URB-EDGE-08", "URB-EDGE-14", "URB-EDGE-23", "URB-BASE-10", "URB-BASE-17")
@pytest.mark.parametrize(
    ("spec", "at", "zones", "code", "place", "rule"), BROKEN, ids=lambda part: part if isinstance(part, str) else ""
)
def test_a_table_that_cannot_exist_is_refused(
    spec: str, at: str, zones: dict[str, str | None], code: str, place: str, rule: str
) -> None:
    error = refused(written(spec, at, **zones))
    assert (error.code, error.place, error.rule) == (code, place, rule)
    check_sentence(error)


def test_too_long() -> None:
    error = refused("urbion " + "x" * 30_000)
    assert (error.code, error.rule) == ("position-size", "URB-BASE-01")


def test_every_check_has_a_table_that_breaks_it() -> None:
    broken = {(code, rule) for _, _, _, code, _, rule in BROKEN} | {("position-size", "URB-BASE-01")}
    for module in (agenda, checks, reading, rest):
        source = Path(str(module.__file__)).read_text("utf-8")
        codes = set(re.findall(r'PositionError\(\s*"([a-z-]+)"', source))
        pairs = set(re.findall(r'PositionError\(\s*"([a-z-]+)", place=[^,]+, rule="([A-Z0-9-]+)"', source))
        assert codes, module
        assert codes <= {code for code, _ in broken}
        assert pairs <= broken


# ---- tables that can exist although they look odd ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "at", "zones", "question"),
    [
        ("first/solo/squares", "sides:R2", {"hand": THREE, "drawn": "M2e", "R2": "water+fire", "rest": "discard"},
         "sides"),
        ("second/solo", "bonus:1", {"hand": THREE, **NO_ROWS, "success": "4"}, "bonus"),
        ("second/solo/books", "bonus:2", {"hand": THREE, **NO_ROWS, "success": "4", "books": "book_balance"}, "bonus"),
        ("second/solo/books", "freedom", {"hand": THREE, "R1": "earth+fire", "R2": "water+fire",
                                          "books": "book_freedom"}, "freedom"),
        ("second/solo/postcards", "flagship",
         {"R1": "earth+fire S: S1f{flagship:1} I:", "R2": "water+fire S: S2w{flagship} I: I2w{flagship}"}, "flagship"),
        ("second/team/chromatic", "next-turn switch-seats aside switch-seats aside chromatic:Y4",
         {"turn": "0", "aside": "Y4 Y4*"}, None),
        ("second/team/chromatic", "chromatic:Y4", {"turn": "0", "aside": "Y4 Y4*"}, "chromatic"),
        ("second/team/sognae_seat=1", "opening-chaos:X5", {"hand": None, "hand1": "S1e", "active": "1"},
         "opening-chaos"),
        (f"second/solo/{ALL}", "main", {"void": "0 gone", "wise": "0"}, "main"),
    ],
)  # fmt: skip
def test_odd_tables_that_can_exist(spec: str, at: str, zones: dict[str, str | None], question: str | None) -> None:
    text = written(spec, at, **zones)
    if question is None:
        assert refused(text).code == "position-agenda"
        return
    game = reverie.from_position(text, seed=1)
    assert game.decision is not None
    assert game.decision.kind == question
    assert reverie.from_position(game.position(), seed=1).position() == game.position()
