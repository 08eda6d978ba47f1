"""What a seat is shown: the shape of a view, its zones, and the events that reach each seat."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import reverie
from reverie.games.urbion import constants as c
from reverie.games.urbion.cards import DEFAULT_TABLE, table_of
from reverie.games.urbion.codec import QUESTIONS
from reverie.games.urbion.facts import fact
from tests.games.urbion.some_games import some_spec, walk, written
from tests.support import covers

FIELDS = {
    "game", "rules", "seat", "active", "status", "outcome", "turn", "goal", "decision", "rows", "hand", "polarity",
    "deck", "city_deck", "discard", "box", "success", "drawn", "pending", "aside", "looked", "unseen", "unseen_cities",
}  # fmt: skip
THREE = "S1e I2w S1f"


def laid(spec: str, at: str = "main", **zones: str | None) -> reverie.Game:
    return reverie.from_position(written(spec, at, **zones), seed=1)


@pytest.mark.parametrize("seat", [0, None])
def test_the_fields_of_a_view(seat: int | None) -> None:
    assert set(laid("second/solo").view(seat)) == FIELDS
    assert set(laid("second/team/books+postcards+void").view(seat)) == {
        *FIELDS, "partner", "books", "postcards", "void",
    }  # fmt: skip


@covers("URB-BASE-07", "URB-BASE-08", "URB-BASE-09")
def test_a_row() -> None:
    game = laid(
        "second/solo/gardens+postcards+void", void="3 R2", R1="earth+fire S: S1f{hourglass:3} X5 I: I3e",
        R2="garden", R3="fire+air S: S4a I: I3e I1a", R4=None,
    )  # fmt: skip
    rows = game.view()["rows"]
    assert rows[0] == {
        "city": "earth+fire",
        "sognae": [
            {"card": "S1f", "postcard": "hourglass", "quarters": 3},
            {"card": "X5", "postcard": None, "quarters": 0},
        ],
        "incubi": [{"card": "I3e", "postcard": None, "quarters": 0}],
        "sum": 3,
        "balanced": False,
        "stronger": "sognae",
        "void": False,
    }
    empty = {"sognae": [], "incubi": [], "sum": 0, "balanced": False, "stronger": None}
    assert rows[1] == {"city": "garden", **empty, "void": True}
    assert (rows[2]["sum"], rows[2]["balanced"], rows[2]["stronger"]) == (0, True, None)
    assert rows[3] == {"city": None, **empty, "void": False}


def test_pieces_of_the_modules() -> None:
    view = laid(
        "second/solo/squares+books+postcards+void", books="book_freedom book_prophecies", wise="1", void="5 flat",
        inhabitants="doves+ x2 seer-", postcards="mages!", at="turn-end", hand="S1e I2w S1f I1a",
    ).view()  # fmt: skip
    assert view["books"]["in_play"] == ["book_freedom", "book_prophecies"]
    assert view["books"]["unseen"]["book_prophecies"] == 1
    assert sum(view["books"]["unseen"].values()) == 6
    assert view["postcards"]["known_top"] == ["mages"]
    assert view["postcards"]["deck"] == 24 - 3
    assert view["postcards"]["inhabitants"] == {"kept": {"doves": 2}, "lost": {"seer": 1}, "sum": 0}
    assert (view["postcards"]["unseen"]["mages"], view["postcards"]["unseen"]["doves"]) == (2, 1)
    assert view["postcards"]["wise"] == 1
    assert view["void"] == {"stack": 5, "figure": "stack_up"}, "raised when the next turn began"


@pytest.mark.parametrize(
    ("spec", "at", "zones", "about"),
    [
        ("second/solo", "main", {}, {}),
        ("second/solo", "chaos:X5@draw", {"hand": THREE}, {"card": "X5"}),
        ("second/solo/postcards", "wise:X5", {"hand": THREE}, {"card": "X5"}),
        ("second/solo/chromatic", "chromatic:Y4@draw", {"hand": THREE}, {"card": "Y4"}),
        ("second/solo/chromatic", "revealed:S1f", {"hand": THREE}, {"card": "S1f"}),
        ("second/solo", "opening-chaos:X5", {"hand": None}, {"card": "X5"}),
        ("second/solo", "clean:R2", {"hand": THREE, "R2": "water+fire S: S1e I: I1a I2w"}, {"row": "R2"}),
        ("second/solo", "sides:R2", {"hand": THREE, "drawn": "X5 x2", "R2": "water+fire"},
         {"row": "R2", "cards": ["X5", "X5"]}),
        ("second/solo", "bonus:1", {"hand": THREE, "R1": None, "R2": None, "R3": None, "R4": None, "success": "4"},
         {"most": 1}),
        ("second/solo", "swap-with:R1.sognae.1", {"hand": THREE, "R3": "fire+air S: S4a S2w"},
         {"slot": "R1.sognae.1", "card": "S1f"}),
        ("second/solo/books", "fly:incubi", {"hand": THREE, "books": "book_flying_incubi"}, {"side": "incubi"}),
        ("second/solo/books", "fly-to:R2.incubi.1", {"hand": THREE, "books": "book_flying_incubi"},
         {"slot": "R2.incubi.1", "card": "I2w"}),
        ("second/solo/gardens", "rebuild-with:R2", {"hand": THREE}, {"row": "R2"}),
        ("second/solo/void", "pair:alliance/S1e", {"hand": "S2w I2w I1a", "discard": "S1e"},
         {"use": "alliance", "card": "S1e"}),
    ],
)  # fmt: skip
def test_what_a_question_is_about(spec: str, at: str, zones: dict[str, str | None], about: dict[str, object]) -> None:
    game = laid(spec, at, **zones)
    assert game.decision is not None
    assert game.decision.kind == at.partition(":")[0]
    assert game.decision.about == about
    for seat in range(game.players):
        assert game.view(seat)["decision"]["about"] == about


# ---- who knows what ----------------------------------------------------------------------------------------------


def dreams_in(view: dict[str, Any]) -> Counter[str]:
    """Every Dream that a view speaks of; what it does not show is in `unseen`."""
    found: Counter[str] = Counter(view["unseen"])
    for zone in ("discard", "box", "drawn", "pending", "aside"):
        found.update(view[zone])
    for row in view["rows"]:
        found.update(dream["card"] for side in ("sognae", "incubi") for dream in row[side])
    hands = [view["hand"], *([view["partner"]["hand"]] if "partner" in view else [])]
    for hand in hands:
        found.update(hand["cards"] if hand["cards"] is not None else hand.get("known", []))
    found.update(token for token in view["deck"]["known_top"] if token)
    found.update(view["looked"]["cards"] or [])
    return found


@covers("URB-BASE-06")
def test_every_view_accounts_for_every_card(amount: Callable[[int, int], int]) -> None:
    for seed in range(amount(8, 600)):
        rng = random.Random(seed)
        game = reverie.from_spec(some_spec(rng).with_seed(seed))
        cards = table_of(game.spec)
        dreams = Counter({cards.tokens[kind]: n for kind, n in cards.dreams(game.spec.modules).items()})
        for at in walk(game, rng):
            for seat in (*range(at.players), None):
                view = at.view(seat)
                assert dreams_in(view) == dreams, at.position()
                cities = Counter(view["unseen_cities"])
                cities.update(view["success"])
                cities.update(token for token in view["city_deck"]["known_top"] if token)
                cities.update(row["city"] for row in view["rows"] if row["city"])
                assert cities.total() == view["goal"]["cities"]
                assert json.loads(json.dumps(view)) == view


@covers("URB-TEAM-02")
def test_hands_of_a_team() -> None:
    hidden = laid("second/team", hand1="S1e! I2w S1f I1a")
    mine, other, spectator = hidden.view(0), hidden.view(1), hidden.view(None)
    assert mine["partner"] == {
        "seat": 1, "hand": {"size": 4, "cards": None, "known": ["S1e"]}, "polarity": "incubi",
    }  # fmt: skip
    assert (mine["polarity"], other["polarity"], other["hand"]["cards"]) == ("sognae", "incubi", mine["hand"]["cards"])
    assert other["partner"]["hand"]["known"] == []
    assert spectator["hand"] == {"size": 4, "cards": None}
    assert spectator["partner"]["hand"] == {"size": 4, "cards": None, "known": []}
    shown = laid("second/team/team_hands=open").view(0)["partner"]["hand"]
    assert shown["cards"] == shown["known"] == ["S1e", "S1f", "I2w", "I1a"]


@covers("URB-BASE-06")
def test_a_puzzle_shows_its_decks_to_everybody() -> None:
    game = laid("second/team/postcards/order=open", deck="X5 S4a", cities="fire+air", postcards="doves")
    for seat in (0, 1, None):
        view = game.view(seat)
        assert view["deck"]["known_top"][:2] == ["X5", "S4a"]
        assert len(view["deck"]["known_top"]) == view["deck"]["size"]
        assert view["city_deck"]["known_top"][0] == "fire+air"
        assert view["postcards"]["known_top"][0] == "doves"
        assert view["unseen_cities"] == {}


def told(game: reverie.Game, seat: int | None, kind: str) -> list[dict[str, Any]]:
    return [event.data for event in game.events_for(seat) if event.kind == kind]


@covers("URB-BOOKS-13")
@pytest.mark.parametrize("hands", ["hidden", "open"])
def test_only_who_looks_hears_what_was_looked_at(hands: str) -> None:
    game = laid(f"second/team/books/team_hands={hands}", books="book_prophecies", deck="S4a I2f I3e")
    for answer in ("prophecies I1a", "put I2f"):
        game.apply(answer)
    faces = {
        seat: [(move["card"], move["from"], move["to"]) for move in told(game, seat, "moved")] for seat in (0, 1, None)
    }
    assert faces[0] == [
        ("I1a", "hand", "discard"), ("S4a", "deck", "looked"), ("I2f", "deck", "looked"), ("S4a", "looked", "deck"),
        ("I2f", "looked", "deck"), ("I2f", "deck", "hand"),
    ]  # fmt: skip
    unknown = [(None if source in ("deck", "looked") else card, source, to) for card, source, to in faces[0]]
    assert faces[1] == (faces[0] if hands == "open" else unknown)
    assert faces[None] == unknown
    puts = {seat: [a for a in told(game, seat, "answered") if a["question"] == "prophecy"] for seat in (0, 1, None)}
    assert [answer["action"] for answer in puts[0]] == ["put I2f", "put S4a"]
    assert [answer["forced"] for answer in puts[0]] == [False, True]
    assert len(puts[1]) == (2 if hands == "open" else 0)
    assert puts[None] == []


def test_that_an_answer_was_forced_tells_nobody_of_a_hand() -> None:
    """Whether there was a choice on the table everybody can see; of a hand only who sees that hand."""
    game = laid("second/team", hand="S1e I2w S1f I1a", deck="S4a")
    game.apply("census S1e")
    for seat in (0, 1, None):
        answers = told(game, seat, "answered")
        assert {answer["question"] for answer in answers} == {"main", "clean"}
        for answer in answers:
            assert ("forced" in answer) == (seat == 0 or answer["question"] == "clean")


@pytest.mark.parametrize(
    ("event", "kind", "data"),
    [
        ((c.E_TURN, 3, 1, 0), "turn", {"turn": 3, "seat": 1}),
        ((c.E_SHUFFLED, 60, 0, 0), "shuffled", {"pile": 60}),
        ((c.E_CITY, 3, 1, c.CITY_OPENED), "city", {"city": "earth+water", "row": "R2", "what": "opened"}),
        ((c.E_CITY, 3, 1, c.CITY_CLAIMED), "city", {"city": "earth+water", "row": "R2", "what": "claimed"}),
        ((c.E_CITY, 15, c.NO_ROW, c.CITY_BONUS), "city", {"city": "square", "row": None, "what": "bonus"}),
        ((c.E_CITY, 0, c.NO_ROW, c.CITY_VOID_BONUS), "city", {"city": "garden", "row": None, "what": "void-bonus"}),
        ((c.E_REBUILT, 0, 3, 0), "rebuilt", {"a": "R1", "b": "R4"}),
        ((c.E_POSTCARD, 1, 5, c.POSTCARD_PLACED), "postcard",
         {"postcard": "doves", "at": "R3.incubi", "what": "placed"}),
        ((c.E_POSTCARD, 7, 0, c.POSTCARD_SETTLED_KEPT), "postcard",
         {"postcard": "planbot", "at": "R1.sognae", "what": "kept"}),
        ((c.E_POSTCARD, 7, 0, c.POSTCARD_SETTLED_LOST), "postcard",
         {"postcard": "planbot", "at": "R1.sognae", "what": "lost"}),
        ((c.E_VOID, c.STACK_FLAT, 4, 0), "void", {"figure": "stack_flat", "stack": 4}),
        ((c.E_POLARITY, 1, 0, 0), "polarity", {"seat": 1, "polarity": "sognae"}),
        ((c.E_BOOK, 5, 0, 0), "book", {"book": "book_balance"}),
        ((c.E_WISE, 2, 0, 0), "wise", {"left": 2}),
        ((c.E_ENDED, 1, c.ALL_CITIES, 0), "ended", {"status": "won", "reason": "all_cities", "rule": "URB-BASE-60"}),
        ((c.E_ENDED, 2, c.VOID_ENDS, 0), "ended", {"status": "lost", "reason": "void", "rule": "URB-VOID-09"}),
    ],
)  # fmt: skip
def test_events_that_everybody_hears(event: tuple[int, int, int, int], kind: str, data: dict[str, object]) -> None:
    for seat in (0, 1, None):
        assert fact(event, seat, DEFAULT_TABLE, False) == (kind, data)


def test_all_questions_are_told_of_in_games() -> None:
    names = {name for name, _ in QUESTIONS.values()}
    game = reverie.new_game("urbion", modules=["books", "gardens", "postcards"], mode="team", seed=5)
    for _ in walk(game, random.Random(5)):
        pass
    for seat in (0, 1, None):
        assert {answer["question"] for answer in told(game, seat, "answered")} <= names
        assert told(game, seat, "ended")
