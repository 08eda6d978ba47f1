"""Urbion at the plain terminal: whole games through a pipe, alone and together, pages, records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import reverie
from reverie.cli.keeping import autosave_path
from reverie.cli.screen import HEIGHT, screen
from reverie.cli.session import finale, retell
from reverie.cli.speech import Speech
from reverie.cli.table import table_for
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.words import LANGUAGES, words
from tests.cli.conftest import Run
from tests.cli.test_urbion_screen import check, shown
from tests.cli.urbion_tables import MODULES

ONES = "1\n" * 400
PLAYS = 8 * 64  # the actions below put a card of the hand on the table


def answer(game: Game, rng: Random) -> None:
    """Any answer, but cards are played half of the time: discards alone would never fill a row."""
    actions = game.legal_actions()
    plays = [action for action in actions if action < PLAYS]
    game.apply(rng.choice(plays if plays and rng.random() < 0.5 else actions))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["solo", "team"])
@pytest.mark.parametrize("edition", ["second", "first"])
def test_whole_games_fit(edition: str, mode: str, language: str, amount: Callable[[int, int], int]) -> None:
    kinds: Counter[str] = Counter()
    every = registry.game("urbion").manifest.edition(edition).modules
    for seed in range(amount(2, 100)):
        rng = Random(seed)
        modules = every if seed % 2 == 0 else [name for name in every if rng.random() < 0.5]
        game = reverie.new_game("urbion", edition=edition, mode=mode, modules=modules, seed=seed)
        ascii_only = seed % 4 > 1
        table = table_for("urbion", Speech(language, ascii_only), 80, game.players)
        heard = dict.fromkeys(range(game.players), 0)
        while not game.is_over:
            assert game.decision is not None
            seat = game.decision.seat
            kinds[game.decision.kind] += 1
            events = game.events_for(seat, heard[seat])
            heard[seat] += len(events)
            lines = shown(screen(game, table, table.tell(events), steady=bool(seed % 2)))
            check(lines)
            assert "\n".join(lines).isascii() or not ascii_only
            answer(game, rng)
        check(shown(finale(game, table, [])), HEIGHT - 2)
        for seat in range(game.players):
            view = game.view(seat)
            check(shown([*retell(table, game.events_for(seat)), *table.unseen(view), *table.info(view)]), 10_000)
    assert kinds["main"] > 20
    assert {"clean", "chaos", "swap"} <= set(kinds)


def test_other_cards_have_names_too() -> None:
    game = reverie.new_game("urbion", modules=("squares",), variants={"cards": "M2-3e*2,M2e*0,S1e*4,S3e*4"}, seed=4)
    table = table_for("urbion", Speech("en"), 80, 1)
    text = " ".join(shown(table.unseen(game.view())))
    assert "+2/−3 earth◇" in text
    assert "+3 earth" in text
    rng = Random(4)
    while not game.is_over:
        check(shown(screen(game, table, [])))
        answer(game, rng)


BALANCED = "S: S2w I: I2w"
HAND = "hand S1e I3e S4a I2f | at main"
FOUR = f"R1 earth+water {BALANCED} | R2 earth+water {BALANCED} | R3 earth+fire {BALANCED} | R4 earth+fire {BALANCED}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "action", "text"),
    [
        (f"/books | {FOUR} | books book_balance | {HAND}", "full-balance S1e", "ask-bonus"),
        (
            f"/books | R1 earth+water S: I: | R2 earth+air S: I: | books book_freedom | {HAND}",
            "freedom S1e",
            "ask-freedom",
        ),
        (f" | R1 earth+water {BALANCED} | {HAND}", "census S1e", "reason-all_cities"),
        (f"/void | R1 earth+water S: I: | void 5 R1 | {HAND}", "census S1e", "reason-void"),
        (f"/postcards | R1 earth+air S: S2w{{doves}} I: I2w | {HAND}", "census S1e", "reason-inhabitants"),
    ],
)
def test_endings_and_what_is_rarely_asked(position: str, action: str, text: str, language: str) -> None:
    game = reverie.from_position(f"urbion/second/solo{position}", seed=1)
    table = table_for("urbion", Speech(language))
    game.apply(action)
    told = table.tell(game.events)
    lines = shown(finale(game, table, told) if game.is_over else screen(game, table, told))
    check(lines)
    assert words(language).text(f"urbion-{text}") in " ".join(" ".join(lines).split())


# ---- the command ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_through_a_pipe(run: Run, language: str) -> None:
    result = run("play", "urbion", "--seed", "3", "--lang", language, text=ONES)
    assert result.exit_code == 0
    game = reverie.load(autosave_path("urbion"))
    assert game.result is not None
    assert words(language).text(f"cli-{game.result.status}") in result.stdout
    assert words(language).text(f"urbion-reason-{game.result.reason}").split(".")[0] in result.stdout
    assert game.result.rule in result.stdout
    prompt = words(language).text("cli-prompt", count="9").partition("(")[0]
    assert result.stdout.count(prompt) == len(game.line)
    for page in result.stdout.split(prompt)[:-1]:
        lines = page.split("\n")
        assert len(lines[2:]) <= 24, page
        assert max(map(len, lines)) <= 80, page


def test_a_whole_team_game_through_a_pipe(run: Run) -> None:
    flags = ("--mode", "team", "--modules", ",".join(MODULES), "--seed", "3")
    result = run("play", "urbion", *flags, text=ONES)
    assert result.exit_code == 0
    assert reverie.load(autosave_path("urbion")).is_over
    for page in result.stdout.split("Pass the keyboard to player ")[1:]:
        number, _, rest = page.partition(",")
        assert f"· player {number}" in rest
        assert f"· player {3 - int(number)}" not in rest  # the other player's table comes after the next curtain
    assert result.stdout.count("Pass the keyboard to player 2") > 5


def test_no_curtain_where_hands_lie_open(run: Run) -> None:
    flags = ("--mode", "team", "--variant", "team_hands=open", "--seed", "3")
    assert "Pass the keyboard" not in run("play", "urbion", *flags, text="1\n" * 30).stdout


def test_a_computer_as_partner(run: Run) -> None:
    result = run("play", "urbion", "--mode", "team", "--partner", "random", "--seed", "3", text="1\n" * 6 + "u\n")
    assert result.exit_code == 0
    assert "Pass the keyboard" not in result.stdout
    assert "Player 2" in result.stdout
    assert "Taken back: " in result.stdout


@pytest.mark.parametrize("preset", [preset.name for preset in registry.game("urbion").manifest.presets])
def test_presets(run: Run, preset: str) -> None:
    ready = next(entry for entry in registry.game("urbion").manifest.presets if entry.name == preset)
    assert run("play", "urbion", "--preset", preset, "--seed", "3", text="1\n").exit_code == 0
    assert reverie.load(autosave_path("urbion")).spec.modules == ready.modules


def test_a_preset_is_still_known_by_its_older_name(run: Run) -> None:
    assert run("play", "urbion", "--preset", "grand", "--seed", "3", text="1\n").exit_code == 0
    assert len(reverie.load(autosave_path("urbion")).spec.modules) == 7


POSITION = (
    "urbion/second/solo | R1 earth+water S: S2w S1e I: I3e | R2 fire+air S: I: I2f | R3 water+air S: S4a I: X5"
    " | R4 earth+fire S: S1f I: I1a | hand S1e I2w S4a I2f | at main"
)


def test_answers_in_words(run: Run) -> None:
    text = "census S9x\nplay i2w at r3.INCUBI\nplay Sogna +4 air at R2\n"
    result = run("play", "urbion", "--position", POSITION, "--seed", "5", text=text)
    assert result.exit_code == 0
    line = [action.words for action in reverie.load(autosave_path("urbion")).line]
    assert line == ["play I2w at R3.incubi", "play S4a at R2.sognae"]


def test_an_illegal_answer_is_explained_with_its_rule(run: Run) -> None:
    result = run("play", "urbion", "--position", POSITION, "--seed", "5", text="play S1e at R3.sognae\n1\n")
    assert "[URB-BASE-30]" in result.stdout
    assert result.stdout.count("Urbion · second edition · solo") == 2  # no new table before the question is answered


def test_pages(run: Run) -> None:
    flags = ("--modules", "books,postcards,void", "--seed", "3")
    text = " ".join(run("play", "urbion", *flags, text="reveal-book\n1\ni\nw\n?\nl\np\nh\n").stdout.split())
    assert "census S2w" in text
    assert "rule URB-BASE-35" in text
    assert "moves down one City every turn" in text
    assert "Dreams that you cannot see." in text
    assert "R1 is the City" in text


def test_replays_are_told(run: Run, tmp_path: Path) -> None:
    saved = tmp_path / "game.rec"
    run("play", "urbion", "--seed", "3", text=ONES + f"s {saved}\n")
    record = str(autosave_path("urbion"))
    for language in LANGUAGES:
        told = run("replay", record, "--lang", language)
        assert told.exit_code == 0
        assert words(language).text("urbion-event-lost") in " ".join(told.stdout.split())
        assert max(map(len, told.stdout.split("\n")[:-4])) <= 80
    assert "turn 3" in run("replay", record, "--at", "3").stdout
    watched = run("play", "urbion", "--seed", "4", "--demo", "random")
    assert watched.exit_code == 0
    assert "random plays." in watched.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_played_is_listed(run: Run, language: str) -> None:
    text = " ".join(run("games", "urbion", "--lang", language).stdout.split())
    told = words(language)
    for name in MODULES:
        assert told.text(f"urbion-module-{name}") in text
        assert told.text(f"urbion-module-{name}-line") in text
    for name in ("variant-order", "variant-cards", "preset-nightmare", "summary"):
        assert told.text(f"urbion-{name}") in text
