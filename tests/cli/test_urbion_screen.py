"""Urbion at the terminal: every question fits 80 × 24, in both languages and both alphabets, and is told in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from reverie.cli.screen import HEIGHT, screen
from reverie.cli.speech import Speech
from reverie.cli.table import table_for
from reverie.cli.table.plain import BARE, CLOSER, CROWDED, ROOMY
from reverie.games.urbion.cards import BOOKS, CITY_OF, DEFAULT_TABLE, POSTCARDS
from reverie.games.urbion.codec import QUESTIONS as CODES
from reverie.games.urbion.codec import REASONS, ZONES
from reverie.games.urbion.facts import CITY_EVENTS, POSTCARD_EVENTS
from reverie.games.urbion.manifest import MANIFEST
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event
from reverie.words import LANGUAGES, words
from tests.cli.urbion_tables import CODEC, MAIN, QUESTIONS, asked, full_view, row, staged

TWO_ALPHABETS = (False, True)
RAW = re.compile(
    r"\b(?:cli|urbion)-[a-z]|\b(?:WS|WI|S|I|M|N|X|Y)[1-9](?:-[1-9])?[ewfa]?\b|\bR[1-4]\.\w|[{}@\ue000\ue001_]|\$\w|temple:"
)


def shown(lines: list[Any]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def check(lines: list[str], height: int = HEIGHT - 1) -> None:
    page = "\n".join(lines)
    assert len(lines) <= height, page
    assert max(map(len, lines)) <= 80, page
    assert not RAW.search(page), (RAW.search(page), page)


# ---- screens ---------------------------------------------------------------------------------------------------------


def test_every_question_is_staged() -> None:
    assert {view["decision"]["kind"] for view, _ in QUESTIONS} == {kind for kind, _ in CODES.values()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ascii_only", TWO_ALPHABETS)
@pytest.mark.parametrize("case", range(len(QUESTIONS)))
def test_every_question_fits(case: int, language: str, ascii_only: bool) -> None:
    view, answers = QUESTIONS[case]
    game = staged(view, answers)
    table = table_for("urbion", Speech(language, ascii_only), 80, game.players)
    told = [table.choice(action, view) for action in game.actions()][:9]
    for steady in (False, True):
        for news in ([], told):
            lines = shown(screen(game, table, news, steady=steady))
            check(lines)
            page = "\n".join(lines)
            assert all(re.search(rf"\b{number} ", page) for number in range(1, len(answers) + 1)), page
            assert page.isascii() or not ascii_only
            for name in ("R1", "R2", "R3", "R4"):
                assert any(line.startswith(f" {name}") for line in lines), page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60])
def test_narrow_windows(language: str, width: int) -> None:
    view, answers = asked("main", team=False), MAIN[:12]
    table = table_for("urbion", Speech(language), width, 1)
    assert max(map(len, shown(screen(staged(view, answers), table, [])))) <= width


def test_a_row_in_every_density() -> None:
    table = table_for("urbion", Speech("en"), 80, 2)
    for density in (ROOMY, CLOSER):
        lines = shown(table.zones(full_view(), density))
        at = next(i for i, line in enumerate(lines) if line.startswith(" R1"))
        assert lines[at].split() == [
            *("R1", "+2", "Doves", "+4", "Hour3", "+3", "Plan", "earth+water"),
            *("−3", "Catch", "−2", "Ship", "−4", "Mages", "=", "0"),
        ]
        assert lines[at + 1].split() == ["water", "air✦", "water◇", "balanced", "earth", "fire✦", "Chrom."]
        assert lines[at + 3].startswith(" Void")
        assert lines[at + 6].split()[-1] == "−10"
    for density in (CROWDED, BARE):
        lines = shown(table.zones(full_view(), density))
        assert " R1 ea+wa   = 0  +2wa·Do +4ai✦·Ho3 +3wa◇·Pl │ −3ea·Ca −2fi✦·Sh −4CC·Ma" in lines
        assert any(line.startswith(" R2 water") and line.endswith("Void") for line in lines)
    short = full_view(rows=[row("earth+air", "S2w{doves}", "I3e", -1)] * 3 + [row(None)])
    lines = shown(table.zones(short, CROWDED))
    assert " R1 earth+air       −1  +2 water Doves │ −3 earth" in lines
    assert any(line.startswith(" R4 vacant") for line in lines)


@pytest.mark.parametrize("density", [ROOMY, CROWDED])
def test_sides_lie_as_the_edition_shows_them(density: int) -> None:
    """The second edition has the Sognae on the left, the first the Incubi (URB-BASE-02)."""
    table = table_for("urbion", Speech("en"), 80, 1)
    for edition, order in (("second", ("+2", "−3")), ("first", ("−3", "+2"))):
        view = full_view(False, rules=f"urbion/{edition}/solo", rows=[row("earth+air", "S2w", "I3e", -1)] * 4)
        line = next(line for line in shown(table.zones(view, density)) if line.startswith(" R1"))
        assert line.index(order[0]) < line.index(order[1])


def test_everything_around_the_rows() -> None:
    table = table_for("urbion", Speech("en"), 80, 2)
    text = "\n".join(shown(table.zones(full_view(pending=["X5"], aside=["Y4", "Y4"], drawn=["S1e"]), CLOSER)))
    for part in (
        "Claimed   13 of 24",
        "Dreams 38 (on top ?, ?, ?, ±4 Chrom.)",
        "Cities 7",
        "14 (last −2 water✦, ±2 all, +4 air✦)",
        "Box 3",
        "Wise Chaos 4",
        "−3 (3 kept, 3 lost)",
        "Postcards 9",
        "Void 5, at R2",
        "Flying Incubi · Invisible Sognae · 2× Prophecies",
        "Polarity  Incubi   Player 2 Sognae   Hand +2 water✦  3× ?",
        "Hand      +2 water  −2 fire✦  ±2 air◇  ±3 all",
        "Drawn +1 earth",
        "±5 Chaos",
        "Aside     2× ±4 Chrom.",
    ):
        assert part in text, (part, text)
    alone = "\n".join(shown(table_for("urbion", Speech("en")).zones(full_view(team=False), CLOSER)))
    assert "Polarity" not in alone
    assert "Player" not in alone


def test_answers_of_a_hand_stand_beside_their_cards() -> None:
    answers = [
        *("play S2w at R1.sognae", "play M2a at R1.sognae", "play M2a at R2.incubi"),
        *("swap S2w", "swap M2a", "census S2w", "census M2a", "swap-polarity"),
    ]
    table = table_for("urbion", Speech("en"), 80, 2)
    lines = shown(screen(staged(asked("main"), answers), table, []))
    assert lines[-3:] == [
        " +2 water  1 →R1                      4 Swap  6 Census",
        " ±2 air◇          2 →R1 +2  3 →R2 −2  5 Swap  7 Census",
        "           8 swap Polarity",
    ]


@pytest.mark.parametrize(
    ("words_of_answer", "text"),
    [
        ("exchange R1.sognae.2", "Wizard +4 air with Contrite Hourglass 3 at R1"),
        ("exchange-with R2.incubi.3", "with Chaos −5 at R2"),
        ("clean s1+i3 at R2", "discard Chaos +5 with Resting Rocket, Chaos −5"),
        ("clean none at R2", "discard nothing"),
        ("play N3 at R4.incubi", "play Concord −3 at R4"),
        ("play S2w at R1.sognae", "play Sogna +2 water at R1"),
        ("flip R2.sognae.1", "Chaos +5 with Resting Rocket at R2 becomes −5"),
        ("city R2", "R2, water Temple"),
        ("place R4", "lay it at R4, Square: −5"),
        ("lay R3.sognae", "at R3, Garden: +5"),
        ("vanish R3.incubi.1", "discard Incubus −2 fire at R3"),
        ("sail R1.incubi.2", "Wizard −2 fire with Flagship at R1"),
    ],
)
def test_places_are_called_by_what_lies_there(words_of_answer: str, text: str) -> None:
    table = table_for("urbion", Speech("en"), 80, 2)
    view = asked("chaos", {"card": "X5"})
    assert table.choice(CODEC.read(words_of_answer), view).plain == text


def test_what_a_seat_must_not_see_is_not_drawn() -> None:
    table = table_for("urbion", Speech("en"), 80, 2)
    hidden = full_view(looked={"size": 4, "cards": None, "placed": None}, hand={"size": 4, "cards": None})
    for density in range(table.densities):
        text = "\n".join(shown(table.zones(hidden, density)))
        assert "Looked at 4× ?" in text
    assert "4× ?" in "\n".join(shown(table.zones(hidden, ROOMY)))
    assert table.hides(hidden)
    assert not table.hides(full_view(team=False))
    hands = {"size": 4, "cards": ["S1e"] * 4, "known": []}
    assert not table.hides(full_view(partner={"seat": 1, "hand": hands, "polarity": "sognae"}))


# ---- pages -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_explanations(language: str) -> None:
    table = table_for("urbion", Speech(language), 80, 2)
    known = {"size": 6, "known_top": ["S1e", "I3e", "X5", "Y4", "N1", "M2a"]}
    lines = shown(table.info(full_view(deck=known)))
    assert max(map(len, lines)) <= 80
    text = " ".join(" ".join(lines).split())
    for name in ("book_prophecies-line", "seer-line", "hourglass-line", "info-void", "info-wise", "info-meta"):
        assert table.speech.text(f"urbion-{name}") in text, name
    assert not RAW.search(text), RAW.search(text)
    plain = full_view(False, postcards=None, books=None, void=None, discard=[], box=[], success=[])
    assert len(table.info(plain)) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_still_come(language: str) -> None:
    table = table_for("urbion", Speech(language), 80, 2)
    lines = shown(table.unseen(full_view()))
    assert max(map(len, lines)) <= 80
    text = "\n".join(lines)
    assert not RAW.search(text), RAW.search(text)
    assert "4× ±5 Chaos" in text
    assert "2× +1" in text
    assert "18 " in lines[-1]


def test_the_summary() -> None:
    table = table_for("urbion", Speech("en"), 80, 2)
    assert str(table.summary(full_view())) == "Cities claimed: 13 of 24. Inhabitants: −3."
    assert str(table.summary(full_view(postcards=None))) == "Cities claimed: 13 of 24."


# ---- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("brief", [False, True])
@pytest.mark.parametrize("ascii_only", TWO_ALPHABETS)
def test_every_answer_has_words(language: str, brief: bool, ascii_only: bool) -> None:
    table = table_for("urbion", Speech(language, ascii_only), 80, 2)
    for view in (None, full_view(), asked("sides", {"row": "R1", "cards": ["M2a"]})):
        for action in CODEC.by_id.values():
            text = table.choice(action, view, brief).plain
            assert text.strip(), action.words
            assert not RAW.search(text), (action.words, text)
            assert text.isascii() or not ascii_only


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_on_one_screen_are_told_apart(language: str) -> None:
    table = table_for("urbion", Speech(language), 80, 2)
    for view, answers in QUESTIONS:
        for brief in (False, True):
            texts = [table.choice(CODEC.read(answer), view, brief).plain for answer in answers]
            same = {text for text in texts if texts.count(text) > 1}
            assert not same or view["decision"]["kind"] in ("swap", "swap-with", "vanish"), same  # empty places


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    table = table_for("urbion", Speech(language))
    for view, _ in QUESTIONS:
        kind, about = view["decision"]["kind"], view["decision"]["about"]
        decision = Decision(kind, "DP", (0,), about, f"urbion-ask-{kind}")
        for text in (table.question(decision).plain, decision.prompt_in(language)):
            assert text.endswith(("?", ".")), kind
            assert len(text) <= 78, text
            assert not RAW.search(text), (kind, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words(language: str) -> None:
    told = words(language)
    tokens = [*DEFAULT_TABLE.tokens, "M2-3e", "N2-1", "S3f", "I1e", *BOOKS, *POSTCARDS]
    names = [told.card(token) for token in tokens]
    assert len(set(names)) == len(names)
    cities = [told.named("urbion", "city", token) for token in CITY_OF]
    assert len(set(cities)) == len(cities)
    for name in (*names, *cities):
        assert not RAW.search(name), name
    assert told.card("M2-3e") == {"en": "Meta +2/−3 earth", "de": "Meta +2/−3 Erde"}[language]
    assert told.card("M2-3e", "incubi").endswith({"en": "−3 earth", "de": "−3 Erde"}[language])
    for name in (*BOOKS, *POSTCARDS):
        for ending in ("-short", "-line"):
            assert told.has(f"urbion-{name}{ending}"), name
    assert all(len(Speech(language, True).text(f"urbion-{name}-short")) <= 5 for name in POSTCARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_chosen_has_words(language: str) -> None:
    told = words(language)
    wanted = [f"edition-{entry.name}" for entry in MANIFEST.editions]
    wanted += [f"mode-{entry.name}" for entry in MANIFEST.modes]
    wanted += [f"module-{entry.name}{end}" for entry in MANIFEST.modules for end in ("", "-line")]
    wanted += [f"variant-{entry.name}" for entry in MANIFEST.variants]
    wanted += [f"value-{entry.name}-{value}" for entry in MANIFEST.variants for value in entry.values]
    wanted += [f"preset-{entry.name}" for entry in MANIFEST.presets]
    wanted += [f"reason-{reason}" for reason, _ in REASONS.values()]
    wanted += ["name", "summary", "example-answer", "example-rule"]
    assert [name for name in wanted if not told.has(f"urbion-{name}")] == []
    assert CODEC.read(told.text("urbion-example-answer")).verb == "census"


# ---- the story -------------------------------------------------------------------------------------------------------


def facts() -> list[tuple[str, dict[str, Any]]]:
    """Everything that can happen and is told."""
    return [
        *(("city", {"city": "temple:fire", "row": "R1", "what": what}) for what in CITY_EVENTS),
        *(("postcard", {"postcard": "mages", "at": "R2.incubi", "what": what}) for what in POSTCARD_EVENTS),
        *(("void", {"figure": figure, "stack": 3}) for figure in ("R1", "stack_up", "stack_flat", "gone")),
        ("shuffled", {"pile": 61}),
        ("rebuilt", {"a": "R1", "b": "R3"}),
        ("polarity", {"seat": 0, "polarity": "sognae"}),
        ("book", {"book": "book_freedom"}),
        ("wise", {"left": 2}),
        ("ended", {"status": "won", "reason": "all_cities", "rule": "URB-BASE-60"}),
        ("ended", {"status": "lost", "reason": "void", "rule": "URB-VOID-09"}),
        *(
            ("answered", {"question": "main", "action": f"{verb} S1e", "seat": 1})
            for verb in ("swap", "census", "pass", "freedom", "rebuild-two", "alliance", "switch-polarity")
        ),
        ("answered", {"question": "second", "action": "again prophecies", "seat": 1}),
        ("answered", {"question": "second", "action": "stop", "seat": 1}),
        ("answered", {"question": "chaos", "action": "ruin R2", "seat": 1}),
        ("answered", {"question": "chaos", "action": "reveal", "seat": 1}),
        ("answered", {"question": "bonus", "action": "bonus 0", "seat": 1}),
        ("answered", {"question": "book", "action": "no-more-books", "seat": 1}),
        ("answered", {"question": "main", "action": "swap-polarity", "seat": 1}),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2])
def test_everything_that_happens_is_told(language: str, players: int) -> None:
    table = table_for("urbion", Speech(language), 80, players)
    for kind, data in facts():
        sentences = shown(table.tell([Event(0, kind, data)]))
        assert len(sentences) == 1, (kind, data)
        assert sentences[0].endswith((".", "!")), sentences
        assert not RAW.search(sentences[0]), sentences
    for source in ZONES.values():
        for target in ZONES.values():
            for card in ("S2w", "X5", None):
                event = Event(0, "moved", {"card": card, "from": source, "to": target, "seat": 0})
                text = " ".join(shown(table.tell([event])))
                assert not RAW.search(text), (source, target, text)


def test_answers_that_were_not_asked_for_are_not_told() -> None:
    data = {"question": "second", "action": "stop", "seat": 0}
    table = table_for("urbion", Speech("en"))
    assert len(table.tell([Event(0, "answered", {**data, "forced": False})])) == 1
    assert table.tell([Event(0, "answered", {**data, "forced": True})]) == []


def test_cards_that_move_alike_are_told_of_together() -> None:
    table = table_for("urbion", Speech("en"))
    moves = [("S2w", "hand", "R1.sognae"), ("S1e", "deck", "hand"), ("S1e", "deck", "hand"), ("I3e", "deck", "hand")]
    events = [Event(0, "moved", {"card": card, "from": a, "to": b, "seat": 0}) for card, a, b in moves]
    text = " ".join(shown(table.tell(events)))
    assert text == "You play Sogna +2 water at R1. You draw 2 × Sogna +1 earth, Incubus −3 earth."
    moves = [("X5", "R1.sognae", "R2.sognae"), ("X5", "R1.incubi", "R1.sognae"), ("Y4", "R3.incubi", "discard")]
    events = [Event(0, "moved", {"card": card, "from": a, "to": b, "seat": 0}) for card, a, b in moves]
    text = " ".join(shown(table.tell(events)))
    assert text == (
        "Chaos +5 moves from R1 to R2. Chaos ±5 changes sides at R1. Discarded from R3: Chromatic Chaos −4."
    )


def test_partners_are_named() -> None:
    events = [
        Event(0, "turn", {"turn": 4, "seat": 1}),
        Event(1, "moved", {"card": "I2f", "from": "hand", "to": "R3.incubi", "seat": 1}),
        Event(2, "moved", {"card": None, "from": "deck", "to": "hand", "seat": 1}),
    ]
    team = " ".join(shown(table_for("urbion", Speech("en"), 80, 2).tell(events)))
    assert team == "Turn 4, Player 2. Player 2 plays Incubus −2 fire at R3. Player 2 draws 1 card."
