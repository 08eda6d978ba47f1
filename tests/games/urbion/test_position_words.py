"""Positions of Urbion as people write them: rows pasted from the law, numbers of cards, what may be left out."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

import reverie
from reverie.errors import PositionError
from reverie.games.urbion import position
from tests.games.urbion.some_games import HAND, written
from tests.support import covers

ALL = "squares+chromatic+temples+gardens+books+postcards+void"
LAW = (Path(__file__).parent / "rows_of_the_law.txt").read_text("utf-8").splitlines()
ROWS = "R1 earth+fire | R2 water+fire | R3 fire+air | R4 earth+air"
SECONDS = 0.25  # of processor time, for any text


def refused(text: str) -> PositionError:
    with pytest.raises(PositionError) as caught:
        reverie.from_position(text, seed=1)
    return caught.value


def laid(text: str) -> str:
    """A position as the game writes it."""
    spec, table = position.parse(text)
    return position.write(table, spec)


# ---- rows of the law ---------------------------------------------------------------------------------------------


@covers("URB-BASE-07")
@pytest.mark.parametrize("line", LAW, ids=lambda line: line[:20])
def test_every_row_of_the_worked_examples_can_be_pasted(line: str) -> None:
    pasted = line.partition(" ")[2]
    name, city, sognae, incubi, total = re.fullmatch(  # type: ignore[union-attr]
        r"(R\d) (\S+) \| S: (.*) \| I: (.*) \| sum (.*)", pasted
    ).groups()
    game = reverie.from_position(f"urbion/second/solo/{ALL}\n- {pasted}", seed=1)
    row = game.view(0)["rows"][int(name[1]) - 1]
    assert row["city"] == city
    assert row["sum"] == int(total.replace("−", "-"))
    for side, cards in (("sognae", sognae), ("incubi", incubi)):
        wanted = [re.sub(r"\{.*", "", card) for card in cards.split() if card != "-"]
        assert sorted(dream["card"] for dream in row[side]) == sorted(wanted)
    postcards = re.findall(r"\{(\w+)", pasted)
    assert sorted(dream["postcard"] for side in ("sognae", "incubi") for dream in row[side] if dream["postcard"]) == (
        sorted(postcards)
    )


def test_a_whole_example_can_be_pasted() -> None:
    game = reverie.from_position(
        """urbion
        table:
        - R1 earth+water | S: S2w | I: I1a | sum +1
        - R2 fire+air | S: - | I: I2f I1a | sum -3
        - R3 water+air | S: S4a S1f | I: - | sum +5
        - R4 earth+fire | S: S1e | I: I3e | sum −2
        hand S1e, I2w, S4a, I2f
        """,
        seed=1,
    )
    plays = [action.words for action in game.actions() if action.words.startswith("play")]
    assert len(plays) == 8


@pytest.mark.parametrize(
    ("spec", "pasted", "meant"),
    [
        ("solo", "City deck 5", "cities 5"),
        ("solo", "city_deck 5", "cities 5"),
        ("solo", "deck: S1f I2f X5 S4a …", "deck S1f I2f X5 S4a"),
        ("solo", "discard pile 9", "discard 9"),
        ("solo", "success 5, City deck 3", "success 5 | cities 3"),
        ("solo/postcards", "Wise Chaos 2", "wise 2"),
        ("solo/void", "Void in R2, Void stack 5", "void 5 R2"),
        ("solo/void", "Void stack 4, figure stack_up", "void 4 stack_up"),
        ("solo/void", "void 4 up", "void 4 stack_up"),
        ("solo/void", "void R3", "void 8 R3"),
        ("solo/void", "void 4", "void 4 stack_up"),
        ("solo/void", "void 0", "void 0 gone"),
        ("solo/void", "void gone", "void 0 gone"),
    ],
)
def test_zones_are_called_as_in_the_law_and_in_views(spec: str, pasted: str, meant: str) -> None:
    assert laid(f"urbion/second/{spec}\n{ROWS}\n{pasted}") == laid(f"urbion/second/{spec}\n{ROWS}\n{meant}")


@covers("URB-VOID-03")
def test_a_view_and_a_position_call_the_figure_alike() -> None:
    for words in ("4 stack_up", "5 R2", "0 gone"):
        game = reverie.from_position(f"urbion/void | {ROWS} | void {words}", seed=1)
        void = game.view(0)["void"]
        assert f"void {void['stack']} {void['figure']}" in game.position()
        assert f"{void['stack']} {void['figure']}" == words


# ---- numbers and leftovers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "zones", "deck", "discard", "box"),
    [
        ("second/solo", "", 68, 0, 0),
        ("second/solo", "deck 40", 40, 28, 0),
        ("second/solo", "deck X5 S4a … 40", 40, 28, 0),
        ("second/solo", "discard 9", 59, 9, 0),
        ("second/solo", "deck X5 | rest discard", 1, 67, 0),
        ("second/solo", "deck 40 | discard 28", 40, 28, 0),
        ("second/team", "deck 40 | discard 9 | rest box", 40, 9, 15),
        ("second/team", "deck X5 | rest box", 1, 0, 63),
        ("second/team", "box 16", 48, 0, 16),
    ],
)
def test_a_pile_may_be_a_number(spec: str, zones: str, deck: int, discard: int, box: int) -> None:
    table = position.parse(f"urbion/{spec} | {ROWS} | {zones or 'turn 1'}")[1]
    assert (len(table["over"]) + len(table["bag"]), len(table["discard"]), len(table["box"])) == (deck, discard, box)


def test_cities_and_postcards_may_be_numbers() -> None:
    table = position.parse(f"urbion/postcards | {ROWS} | cities 5 | postcards 4 | inhabitants 7+ doves- 3-")[1]
    assert (len(table["city_bag"]), len(table["success"])) == (5, 3)
    assert (len(table["postcard_bag"]), sum(table["kept"]), sum(table["lost"])) == (4, 7, 4)
    assert (
        position.parse(f"urbion | {ROWS} | cities fire+air 5")[1]["success"]
        == (position.parse(f"urbion | {ROWS} | cities fire+air | success 3")[1]["success"])
    )


def test_a_short_deck_keeps_the_chaos_and_one_card_of_each_kind() -> None:
    table = position.parse(f"urbion | {ROWS} | hand {HAND} | deck 20")[1]
    cards = reverie.from_position(f"urbion | {ROWS}", seed=1).engine.cards  # type: ignore[attr-defined]  # Urbion's own
    kinds = [cards.tokens[kind] for kind in table["bag"]]
    assert kinds.count("X5") == 8
    assert len(set(kinds)) == 9


# ---- what may be left out ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"urbion | {ROWS}", "hand S1e S2w S1f S4a |"),
        (f"urbion/team | {ROWS} | active 1", "hand1 S1e S2w S1f S4a |"),
        (f"urbion | {ROWS} | at swap", "hand S1e S2w S1f |"),
        (f"urbion | {ROWS} | hand 4", "hand S1e S2w S1f S4a |"),
        (f"urbion | {ROWS} | hand I3e 4", "hand S1e S2w S1f I3e |"),
        ("urbion/books | at book", "success 0 | at book"),
        ("urbion | at open-cities", "success 0 | at open-cities"),
        (f"urbion | {ROWS} | at opening", "at opening"),
        (f"urbion | {ROWS} | at chaos", "at chaos:X5@draw"),
        (f"urbion/chromatic | {ROWS} | at chromatic", "at chromatic:Y4@draw"),
        (f"urbion/books | {ROWS} | at freedom", "books book_freedom |"),
        (f"urbion | {ROWS} | at DP-04", "at main"),
        ("urbion | R2 earth+fire", "success"),
    ],
)
def test_what_a_person_would_leave_out(text: str, expected: str) -> None:
    assert expected in f"{laid(text)} "


def test_messages_say_what_is_missing() -> None:
    hand = refused(written("second/solo", hand="S1e"))
    assert hand.text() == "The hand has one card; at this point it has exactly 4."
    assert hand.text("de") == "Die Hand hat eine Karte; an dieser Stelle sind es genau 4."
    assert "“clean:R2”" in refused(written("second/solo", "clean", hand="S1e I2w S1f")).text()
    cities = refused(f"urbion | {ROWS} | cities 5 | success 4")
    assert cities.text() == "4 Cities on the table, 5 in the deck and 4 claimed: it must be 12 altogether."
    assert "postcards" not in refused("urbion | dinner S1e").text(), "only zones of this set-up are named"


def test_strange_texts_are_refused_quickly() -> None:
    for text in (
        "urbion | " + "{" * 19_000,
        "urbion | R1 earth+fire S: " + "S1e{" * 4_000,
        "urbion | discard S1e " + "x99 " * 4_500,
        "urbion | deck " + "7 " * 9_000,
        "urbion | deck " + "… " * 9_000,
        "urbion" + " | S: S1e" * 2_000,
        "urbion | R1 earth+fire" + " | sum 0" * 2_000,
        "urbion" + ",hand" * 3_000,
        "urbion | at " + "main " * 3_000,
        "urbion/postcards | inhabitants 99+ 99+ 99-",
        "urbion/void | R1 earth+fire | void R1 | figure R1",
        "urbion | table earth",
    ):
        before = time.process_time()
        with pytest.raises((PositionError, reverie.SpecError)) as caught:
            reverie.from_position(text, seed=1)
        assert caught.value.code
        assert time.process_time() - before < SECONDS, text[:40]
