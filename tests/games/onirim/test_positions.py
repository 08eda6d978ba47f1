"""Positions of Onirim: what may be left out, what may be pasted from the law, and what is refused with its rule."""

from __future__ import annotations

import re
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.errors import PositionError
from reverie.games.onirim import position
from reverie.games.onirim.position import agenda, checks, reading, rest
from reverie.words import LANGUAGES
from tests.games.onirim.table import ALL_MODULES
from tests.games.written import read
from tests.support import covers

ALL = "+".join(ALL_MODULES.split())
FIVE = "hand red.sun red.moon blue.sun green.sun brown.sun"
SECONDS = 0.25  # of processor time, for any text


def zones(text: str) -> dict[str, list[str]]:
    """The zones of a position as the game writes it."""
    spec, table = position.parse(text)
    parts = position.write({**table, "outcome": 0}, spec).split(" | ")
    return {part.split()[0]: read(part.partition(" ")[2]) for part in parts[1:]}


def refused(text: str) -> PositionError:
    with pytest.raises(PositionError) as caught:
        reverie.from_position(text, seed=1)
    return caught.value


# ---- rows of the law ---------------------------------------------------------------------------------------------

LAW = (Path(__file__).parent / "zones_of_the_law.txt").read_text("utf-8").splitlines()
NAMES = {"discard pile": "discard", "towerRow": "towers", "premUp": "premonitions", "pile top": "top", "pile": "top"}
SEATS = {"personal": "hand", "personal[0]": "hand", "personal[1]": "hand1", "row[0]": "row"}
DOORS = {"doors[0]": "doors", "doors[1]": "doors1"}


@covers("ONI-GEN-07")
@pytest.mark.parametrize("line", LAW, ids=lambda line: line[:40])
def test_every_list_of_the_worked_examples_can_be_pasted(line: str) -> None:
    pasted = line.partition(" ")[2]
    mode = "team" if re.search(r"personal|shared|doors\[", pasted) else "solo"
    found = zones(f"onirim/third/{mode}/{ALL}\n{pasted}\nat refill")
    lists = re.findall(r"([a-zA-Z]+(?: (?:pile|top|\d))?(?:\[\d\])?) ?=? ?[\[{]([^\]}]*)[\]}]", pasted)
    for name, cards in lists:
        name = {**NAMES, **SEATS, **DOORS}.get(name, name.replace(" ", ""))
        wanted = [card.replace(" covered", "*") for card in cards.split(", ") if card not in ("", "…")]
        wanted = [f"door.{card}" if name.startswith("doors") and "." not in card else card for card in wanted]
        have = found.get(name, [])
        if name in ("row", "top", "towers", "goals"):
            assert have[: len(wanted)] == wanted, line
        else:
            assert Counter(have) == Counter(wanted), line
    size = re.search(r"P = (\d+)", pasted)
    if size and not lists:
        table = position.parse(f"onirim/third/{mode}/{ALL}\n{pasted}\nat refill")[1]
        assert sum(len(table[part]) for part in ("over", "bag", "under")) == int(size[1])


def test_a_whole_example_can_be_pasted() -> None:
    game = reverie.from_position(
        "onirim\nrow [green.sun, green.moon], hand {green.sun, red.sun, red.moon, blue.key, brown.sun}, P = 40", seed=1
    )
    game.apply("play green.sun")
    assert [action.words for action in game.actions()] == ["take door.green", "decline", "search"]
    game.apply("take door.green")
    assert game.view(0)["pile"]["size"] == 38, "39, and the card drawn in phase 2"


# ---- numbers and leftovers ---------------------------------------------------------------------------------------


def sizes(text: str) -> dict[str, int]:
    table = position.parse(text)[1]
    pile = sum(len(table[part]) for part in ("over", "bag", "under"))
    return {"pile": pile, **{name: len(table.get(name, [])) for name in ("discard", "removed")}}


@pytest.mark.parametrize(
    ("text", "pile", "discard", "removed"),
    [
        (f"onirim | {FIVE}", 71, 0, 0),
        (f"onirim | {FIVE} | pile 40", 40, 31, 0),
        (f"onirim | {FIVE} | P = 40", 40, 31, 0),
        (f"onirim | {FIVE} | discard 7", 64, 7, 0),
        (f"onirim | {FIVE} | discard nightmare x2 7", 64, 7, 0),
        (f"onirim | {FIVE} | pile [nightmare, red.sun]", 2, 69, 0),
        (f"onirim | {FIVE} | pile nightmare red.sun … door.red", 71, 0, 0),
        (f"onirim | {FIVE} | pile [nightmare, …, door.red] 30", 30, 41, 0),
        (f"onirim | {FIVE} | top nightmare | rest discard", 1, 70, 0),
        (f"onirim | {FIVE} | pile 40 | discard 31", 40, 31, 0),
        (f"onirim/book | {FIVE} | pile 40", 40, 0, 31),
        (f"onirim/book | {FIVE} | pile 40 | discard 10", 40, 10, 21),
        (f"onirim/book | {FIVE} | pile 40 | rest discard", 40, 31, 0),
        (f"onirim/book | {FIVE} | top nightmare | rest removed", 1, 0, 70),
        (f"onirim/book | {FIVE} | removed 12", 59, 0, 12),
        (f"onirim | {FIVE} | pile", 0, 71, 0),
    ],
)
def test_a_pile_may_be_a_number(text: str, pile: int, discard: int, removed: int) -> None:
    assert sizes(text) == {"pile": pile, "discard": discard, "removed": removed}


def test_the_pile_is_written_from_the_top_down_whatever_lies_between() -> None:
    found = zones(f"onirim | {FIVE} | pile [nightmare!, red.sun, …, door.red, blue.key!]")
    assert (found["top"], found["bottom"]) == (["nightmare", "red.sun"], ["door.red", "blue.key"])
    game = reverie.from_position(f"onirim | {FIVE} | pile … door.red! blue.key!", seed=1)
    assert game.view(0)["pile"]["known_bottom"] == ["blue.key", "door.red"], "a view begins at the end of the pile"


def test_a_short_pile_keeps_the_doors_and_one_card_of_each_kind() -> None:
    table = position.parse(f"onirim | {FIVE} | pile 20")[1]
    kept = zones(f"onirim | {FIVE} | pile 20")["discard"]
    assert not [card for card in kept if card.startswith("door.")]
    assert len(set(table["bag"])) == 4 + 12


def test_hands_doors_and_catchers_may_be_numbers() -> None:
    found = zones("onirim/dreamcatchers | hand blue.key 4 | doors 5 | catcher1 2 | at nightmare")
    assert found["hand"] == ["red.sun", "blue.sun", "blue.key", "green.sun"]
    assert found["doors"] == ["door.red", "door.red", "door.blue", "door.green", "door.brown"]
    assert found["catcher1"] == ["nightmare", "nightmare"]


# ---- what may be left out ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("onirim", {"hand": 5}),
        ("onirim | at prophecy | looked red.sun x5", {"hand": 4}),
        ("onirim | at refill", {}),
        ("onirim/team", {"hand": 3, "hand1": 3, "shared": 2}),
        ("onirim/team | hand red.sun blue.sun", {"hand": 2, "hand1": 3}),
        ("onirim/team | active 1 | hand1 red.sun blue.sun green.sun | shared red.moon", {}),
    ],
)
def test_hands_that_cannot_be_empty_are_filled(text: str, expected: dict[str, int]) -> None:
    if not expected and "shared" in text:
        assert refused(text).code == "position-hand-size", "what is written stays as it is"
        return
    if "hand red.sun blue.sun" in text:
        assert refused(text).code == "position-hand-size"
        return
    found = zones(text)
    assert {name: len(found[name]) for name in ("hand", "hand1", "shared") if name in found} == expected


@covers("ONI-BOOK-03")
@pytest.mark.parametrize(
    ("written", "goals"),
    [
        ("doors red blue", "red* blue* red blue green green brown brown"),
        ("doors red | goals blue red", "blue red* red blue green green brown brown"),
        ("doors red red | goals red blue red*", "red* blue red* blue green green brown brown"),
        ("doors red red blue | goals [red covered, blue covered, red covered, …]",
         "red* blue* red* blue green green brown brown"),
        ("goals goal.brown", "brown red red blue blue green green brown"),
    ],
)  # fmt: skip
def test_order_cards_of_laid_out_doors_are_covered(written: str, goals: str) -> None:
    assert zones(f"onirim/book | {written}")["goals"] == goals.split()


@covers("ONI-PREM-01")
@pytest.mark.parametrize(
    ("spec", "written", "reserve", "used"),
    [
        ("premonitions", "", 4, 4),
        ("premonitions", "premonitions two_red pair", 4, 2),
        ("premonitions", "premUp {two_red, pair, five_doors, all_colours}", 4, 0),
        ("premonitions", "premonitions prem.two_red | down pair two_blue", 2, 5),
        ("premonitions", "premonitions two_red | down 1", 1, 6),
        ("premonitions", "premonitions two_red | used pair two_blue two_green", 4, 3),
        ("premonitions/hard.premonitions=6", "premonitions two_red", 2, 5),
    ],
)
def test_the_reserve_of_premonitions_is_never_too_large(spec: str, written: str, reserve: int, used: int) -> None:
    seen: Any = reverie.from_position(f"onirim/{spec} | {written or 'turn 3'}", seed=1).view(0)["premonitions"]
    assert (seen["down"], len(seen["used"])) == (reserve, used)


def test_small_things_that_are_understood() -> None:
    assert reverie.from_position("onirim | row red.sun red.moon red.sun | at search", seed=1).decision.about == {  # type: ignore[union-attr]
        "colour": "red"
    }
    faced = zones("onirim/incubus/incubusMode=adversary | doors red")
    assert faced["figure"] == ["box"]
    assert zones("onirim/book | discard 8 | hand 4 | at pay:parallel_planning")["paying"] == ["7"]
    assert zones("onirim/book/hard.book=true | discard 9 | hand 4 | at pay:parallel_planning")["paying"] == ["9"]
    assert position.parse("onirim | at DP-NIGHTMARE") == position.parse("onirim | at nightmare")


# ---- tables that cannot exist --------------------------------------------------------------------------------------

TEAM = "onirim/team | hand red.sun red.moon blue.sun | hand1 red.key blue.key green.key | shared brown.sun green.sun"
DRAFT = "onirim/team{} | shared red.sun x2 blue.sun x2 green.sun x2 brown.sun x2 | at draft"
PREMONITIONS = "premonitions two_red two_blue two_green two_brown"
BROKEN: list[tuple[str, str, str, str]] = [  # text -> code, place, rule
    ("onirim/seed=7", "position-seed", "spec", "ONI-GEN-03"),
    ("onirim | deck red.sun", "position-zone", "deck", "ONI-GEN-07"),
    (f"onirim | {FIVE} | {FIVE}", "position-zone-twice", "hand", "ONI-GEN-07"),
    ("onirim | pile red.sun | top red.sun", "position-zone-twice", "top", "ONI-GEN-07"),
    ("onirim | pile 40 | P = 40", "position-zone-twice", "size", "ONI-GEN-07"),
    ("onirim | hand1 red.sun", "position-zone-needs", "hand1", "ONI-TEAM-01"),
    ("onirim | goals red", "position-zone-needs", "goals", "ONI-BOOK-01"),
    ("onirim | turn 901", "position-number", "turn", "ONI-GEN-07"),
    ("onirim | turn", "position-one-number", "turn", "ONI-GEN-07"),
    ("onirim | pile 40 50", "position-one-number", "pile", "ONI-GEN-07"),
    ("onirim | discard red.star", "position-card", "discard", "ONI-GEN-01"),
    ("onirim | doors red.sun", "position-card", "doors", "ONI-GEN-01"),
    ("onirim | discard red.sun!", "position-mark", "discard", "ONI-GEN-02"),
    ("onirim | top red.sun!1", "position-mark", "top", "ONI-GEN-02"),
    ("onirim | discard red.sun x99 x99", "position-too-many", "discard", "ONI-GEN-07"),
    ("onirim | discard red.sun x10", "position-too-many", "red.sun", "ONI-GEN-07"),
    ("onirim | rest removed", "position-rest", "rest", "ONI-GEN-07"),
    ("onirim/book | rest limbo", "position-rest", "rest", "ONI-GEN-07"),
    ("onirim | discard red.sun x3 2", "position-count", "discard", "ONI-GEN-07"),
    ("onirim | pile 80", "position-few", "pile", "ONI-GEN-07"),
    ("onirim/premonitions | down 9", "position-number", "down", "ONI-GEN-07"),
    ("onirim/premonitions | used two_red pair | down pair", "position-premonitions", "used", "ONI-GEN-07"),
    ("onirim/premonitions | used two_red two_blue | down 7", "position-few", "down", "ONI-GEN-07"),
    ("onirim/premonitions | used two_red", "position-reserve", "used", "ONI-PREM-01"),
    ("onirim/premonitions | premonitions two_red two_red", "position-name", "premonitions", "ONI-GEN-07"),
    (f"onirim | {FIVE} | pile 40 | discard 7", "position-left-over", "discard", "ONI-GEN-07"),
    (f"onirim | {FIVE} | pile [red.sun] | rest pile", "position-left-over", "pile", "ONI-GEN-07"),
    ("onirim | looked red.sun | revealed red.sun", "position-looked", "revealed", "ONI-GEN-02"),
    ("onirim/incubus | under red.sun red.sun", "position-figure", "under", "ONI-INC-03"),
    ("onirim/incubus/incubusMode=pathfinder | under red.sun red.moon", "position-figure", "under", "ONI-INC-03"),
    ("onirim/incubus | figure lost", "position-name", "figure", "ONI-GEN-07"),
    ("onirim/dreamcatchers | catchers 2 | catcher3 door.red", "position-catchers", "catchers", "ONI-DREAM-06"),
    (f"{TEAM} | seen blue.key", "position-seen", "seen", "ONI-TEAM-22"),
    ("onirim/book | goals red red red", "position-goal", "goals", "ONI-BOOK-01"),
    ("onirim/book | paying red.sun", "position-paying", "paying", "ONI-BOOK-08"),
    ("onirim/book | paying 3", "position-payment", "paying", "ONI-BOOK-08"),
    ("onirim/book | goals red*", "position-goals", "goals", "ONI-BOOK-03"),
    ("onirim | at over", "position-over", "at", "ONI-BASE-37"),
    ("onirim | at dinner", "position-step", "at", "ONI-BASE-05"),
    ("onirim | at" + 25 * " refill", "position-step", "at", "ONI-BASE-05"),
    ("onirim | at door", "position-argument-missing", "at", "ONI-BASE-05"),
    ("onirim | at door:door.pink", "position-argument", "at", "ONI-BASE-05"),
    ("onirim/towers | at tower-look:2", "position-argument", "at", "ONI-BASE-05"),
    ("onirim | at happy", "position-step-needs", "at", "ONI-PREM-01"),
    ("onirim | at refill nightmare", "position-agenda-end", "at", "ONI-GEN-10"),
    ("onirim | at turn nightmare", "position-nightmare", "at", "ONI-BASE-33"),
    ("onirim | at turn door:door.red", "position-agenda", "at", "ONI-GEN-10"),
    ("onirim | hand door.red x2", "position-hand-card", "hand", "ONI-GEN-01"),
    ("onirim/oniverse | stored door.red | rallied treasure_keeper", "position-hand-card", "stored", "ONI-GEN-01"),
    ("onirim | limbo red.sun | at refill", "position-limbo-card", "limbo", "ONI-BASE-04"),
    ("onirim | limbo door.red", "position-limbo-turn", "limbo", "ONI-BASE-35"),
    ("onirim | row door.red", "position-row-card", "row", "ONI-BASE-07"),
    ("onirim | row red.sun blue.sun", "position-row-symbols", "row", "ONI-BASE-08"),
    ("onirim/crossroads/hard.crossroads=true | row x.sun", "position-row-crossroads", "row", "ONI-CROSS-14"),
    ("onirim/towers | towers red.sun", "position-tower-card", "towers", "ONI-TOWER-03"),
    ("onirim/towers | towers tower.red.4 tower.blue.4", "position-tower-edges", "towers", "ONI-TOWER-04"),
    ("onirim/oniverse | unused mirror", "position-unused", "unused", "ONI-ONIV-01"),
    ("onirim/oniverse | stored red.sun", "position-stored", "stored", "ONI-ONIV-18"),
    ("onirim/incubus | under red.sun", "position-figure", "under", "ONI-INC-03"),
    ("onirim/incubus/incubusMode=pathfinder | figure box", "position-figure", "figure", "ONI-INC-06"),
    ("onirim/incubus/incubusMode=adversary | figure play | doors red", "position-figure", "doors", "ONI-INC-08"),
    ("onirim/incubus/incubusMode=adversary | figure box | at turn figure-leaves ward", "position-figure", "at",
     "ONI-INC-07"),
    ("onirim/crossroads+incubus/incubusMode=adversary | hand deadend 5 | at turn figure-leaves ward",
     "position-adversary-dead-end", "at", "ONI-INC-10"),
    ("onirim/team/alt.teamDuplicates=limbo | doors1 red red", "position-door-twice", "doors1", "ONI-TEAM-17"),
    ("onirim | hand red.sun", "position-hand-size", "hand", "ONI-BASE-22"),
    ("onirim/team | hand1 red.sun", "position-team-hands", "hand", "ONI-TEAM-05"),
    ("onirim/team | shared red.sun | at draft", "position-draft-hands", "hand", "ONI-TEAM-03"),
    ("onirim | looked red.sun x5", "position-looked", "looked", "ONI-BASE-18"),
    ("onirim | looked red.sun x3 | at prophecy", "position-looked-few", "looked", "ONI-BASE-19"),
    ("onirim | at search:red", "position-no-run", "row", "ONI-BASE-09"),
    ("onirim | doors 8", "position-won", "doors", "ONI-BASE-37"),
    # a true premonition face up at a turn
    ("onirim/premonitions | premonitions two_red | doors red red", "position-premonition-true", "premonitions",
     "ONI-PREM-02"),
    ("onirim/premonitions | premonitions three_doors | doors 3 | at next-turn", "position-premonition-true",
     "premonitions", "ONI-PREM-02"),
    ("onirim/team/premonitions | premonitions pair | doors red | doors1 red", "position-premonition-true",
     "premonitions", "ONI-PREM-02"),
    # before the first turn nothing has happened
    *((f"{DRAFT.format(modules)} | {zone}", "position-draft", place, "ONI-TEAM-02") for modules, zone, place in [
        ("", "row red.moon", "row"), ("", "doors1 red", "doors"), ("", "discard nightmare", "discard"),
        ("/book", "removed nightmare", "removed"), ("/towers", "towers tower.red.4", "towers"),
        ("/oniverse", "rallied mirror", "rallied"), ("/dreamcatchers", "catchers 3", "catchers"),
        ("/dreamcatchers", "catcher0 lost", "catchers"), ("/dreamcatchers", "handbooks 1", "handbooks"),
        ("/premonitions", "premonitions pair", "premonitions"),
        ("/premonitions", f"{PREMONITIONS} | used pair", "used"), ("/incubus", "figure box", "figure"),
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "place", "rule"), BROKEN)
def test_a_table_that_cannot_exist_is_refused(text: str, code: str, place: str, rule: str) -> None:
    error = refused(text)
    assert (error.code, error.place, error.rule) == (code, place, rule), error
    for language in LANGUAGES:
        sentence = error.text(language)
        assert sentence != code
        assert not re.search(r"\$|\?\?\?|position-", sentence), sentence


def test_every_check_has_a_table_that_breaks_it() -> None:
    broken = {code for _, code, _, _ in BROKEN} | {"position-size"}
    for module in (agenda, checks, reading, rest):
        source = Path(str(module.__file__)).read_text("utf-8")
        assert set(re.findall(r'PositionError\(\s*"([a-z-]+)"', source)) <= broken


@covers("ONI-PREM-02", "ONI-PREM-05")
def test_a_true_premonition_may_wait_to_be_carried_out() -> None:
    game = reverie.from_position(
        "onirim/premonitions | premonitions two_red pair | doors red red | hand 4 | at prem-order", seed=1
    )
    assert [action.words for action in game.actions()] == ["resolve two_red", "resolve pair"]


def test_messages_say_what_is_missing() -> None:
    assert refused("onirim | hand red.sun x4").text() == "The hand has 4 cards; at this point it has exactly 5."
    assert refused("onirim | hand red.sun x4").text("de") == "Die Hand hat 4 Karten; an dieser Stelle sind es genau 5."
    assert refused("onirim | turn").text() == "“turn” needs exactly one number, from 0 to 900."
    assert "“door:door.red”" in refused("onirim | at door").text()
    assert refused("onirim | dinner red.sun").text().count("goals") == 0, "only zones of this set-up are named"


def test_strange_texts_are_refused_quickly() -> None:
    for text in (
        "onirim | " + "[" * 19_000,
        "onirim | hand " + "]" * 19_000,
        "onirim | hand {" + "red.sun, " * 2_000,
        "onirim | discard red.sun " + "x99 " * 4_500,
        "onirim | pile " + "7 " * 9_000,
        "onirim | pile " + "… " * 9_000,
        "onirim" + " | a" * 4_000,
        "onirim" + ",hand" * 3_000,
        "onirim | at " + "turn " * 3_000,
        "onirim | row […, red.sun, …]",
        "onirim | " + "catcher 0 " * 1_500,
        "onirim/premonitions | down " + "pair " * 3_000,
        "x" * 30_000,
    ):
        before = time.process_time()
        with pytest.raises((PositionError, reverie.SpecError)) as caught:
            reverie.from_position(text, seed=1)
        assert caught.value.code
        assert time.process_time() - before < SECONDS, text[:40]
