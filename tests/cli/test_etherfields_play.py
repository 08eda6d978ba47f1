"""Etherfields line by line: every question and answer in words, a map on every screen that fits, a game by numbers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import reverie
from reverie.cli import play
from reverie.cli.screen import HEIGHT, screen
from reverie.cli.sitting import Sitting
from reverie.cli.speech import Speech
from reverie.cli.table import table_for
from reverie.errors import IllegalAction
from reverie.games.etherfields.manifest import ENCOUNTERS, MODES
from reverie.terminal import start
from tests.cli.conftest import Run

RAW = re.compile(r"etherfields-|\b\w+_\w+\b|\w#\w|cost-\d|way-\d|[\ue000\ue001]")


@pytest.mark.parametrize(("language", "ascii_only"), [("en", False), ("de", False), ("de", True)])
@pytest.mark.parametrize("encounter", ENCOUNTERS)
def test_every_screen_is_in_words(
    language: str, ascii_only: bool, encounter: str, amount: Callable[[int, int], int]
) -> None:
    """In each change every encounter and every team in each language, but not all of them together."""
    speech = Speech(language, ascii_only)
    turn = ENCOUNTERS.index(encounter) + 2 * ascii_only
    for number in range(turn, turn + amount(1, len(MODES))):
        mode = MODES[number % len(MODES)]
        game = reverie.new_game("etherfields", mode=mode, seed=number, variants={"encounter": encounter})
        painter, lots = table_for("etherfields", speech, 80, game.players), random.Random(number)
        told = 0
        for _ in range(60):
            if game.is_over or game.decision is None:
                break
            assert speech.has(game.decision.prompt_id), game.decision.kind
            view = game.view(0)
            texts = [painter.question(game.decision).plain]
            texts += [painter.choice(action, view).plain for action in game.actions()]
            texts += [text.plain for text in painter.tell(game.events[told:])]
            told = len(game.events)
            wrong = [text for text in texts if RAW.search(text)]
            assert not wrong, (game.decision.kind, wrong)
            lines = screen(game, painter, [])
            assert max(line.cell_len for line in lines) <= 80
            if ascii_only:
                assert all(line.plain.isascii() for line in lines)
            game.apply(lots.choice(game.legal_actions()))


def test_the_map_is_on_the_screen_of_the_action_step() -> None:
    game = reverie.new_game("etherfields", mode="two", seed=3)
    while game.decision is not None and game.decision.kind != "command":
        game.apply(game.legal_actions()[0])
    painter = table_for("etherfields", Speech("en"), 80, 2)
    lines = [line.plain for line in screen(game, painter, [])]
    assert len(lines) < HEIGHT
    assert any(line.startswith(" Bs │") and "Ga" in line for line in lines)
    assert any("━" in line for line in lines)  # the wall behind the wardrobe


def test_pages_and_answers(run: Run) -> None:
    text = run("play", "etherfields", "--mode", "two", "--seed", "3", text="1\n2\ni\n1\nu\nl\n?\nh\np\nq\n").stdout
    assert "The Room Before Morning" in text
    assert "Free: your contact range" in text or "Tall Story" in text
    assert "reverie play etherfields --resume" in text


def test_it_is_at_every_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr(play, "play_in_browser", lambda out, spec, port, open_it: opened.append(spec.game))
    run("play", "etherfields", "--browser")
    assert opened == ["etherfields"]
    monkeypatch.setattr(play, "can_show", lambda: True)
    monkeypatch.setattr(start, "play_at_terminal", lambda game, *rest, **how: opened.append(game.spec.variants))
    run("play", "etherfields", "--terminal", "--variant", "encounter=campaign")
    assert opened[1:] == [{"encounter": "campaign"}]


def test_simulate_by_players_and_dream(run: Run) -> None:
    flags = ("--players", "2", "--dream", "s_tatterling", "--agent", "rules", "-n", "2", "--json")
    assert '"spec": "etherfields/second/two/encounter=s_tatterling"' in run("simulate", "etherfields", *flags).stdout
    refused = run("simulate", "etherfields", "--players", "9")
    assert "seats" in refused.output


def test_scripts_are_read_in_full(run: Run) -> None:
    """What a dream tells stands by itself, all of it, and once, however many sit at the keyboard."""
    text = run("play", "etherfields", "--mode", "two", "--seed", "5", "--lang", "de", text="1\n1\nq\n").stdout
    assert text.index("Handlung 1") < text.index("Wo kommst du herein?")
    assert text.count("Ihr wacht auf, weil die Lampe still geworden ist.") == 1
    assert "Sonst ist noch niemand wach. Nutzt das." in text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Tall Story cannot pay for this."), ("de", "Lange Geschichte kann dafür nicht zahlen.")],
)
def test_refusals_name_things_as_people_do(run: Run, language: str, sentence: str) -> None:
    flags = ("--mode", "two", "--seed", "5", "--lang", language)
    text = run("play", "etherfields", *flags, text="1\n1\n1\npay tall_story with wrath\nq\n").stdout
    assert sentence in " ".join(text.split())
    assert "tall_story with" not in text.replace("pay tall_story with wrath", "")


def test_a_question_says_what_it_is_about(run: Run) -> None:
    text = run("play", "etherfields", "--mode", "two", "--seed", "5", "--lang", "de", text="1\n1\n2\nq\n").stdout
    assert "Ärmeltrick: Kostenlos: Schau die oberste Karte deines Decks an." in " ".join(text.split())


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_question_and_answer_has_words(language: str) -> None:
    """Those that random play seldom meets as well: all that the rules can ask and offer."""
    speech = Speech(language)
    source = Path(reverie.__file__).parent / "games" / "etherfields"
    code = "\n".join(path.read_text("utf-8") for path in sorted(source.rglob("*.py")))
    asked = set(re.findall(r'e\.ask\(\s*"([a-z-]+)"', code))
    offered = set(re.findall(r'(?:Choice\(|card_choices\(e, |choice_of\(e, \w+, )"([a-z-]+)"', code))
    assert len(asked) > 40
    assert len(offered) > 40
    assert not [kind for kind in sorted(asked) if not speech.has(f"etherfields-ask-{kind}")]
    assert not [verb for verb in sorted(offered) if not speech.has(f"etherfields-do-{verb}")]


@pytest.mark.parametrize("mode", ["two", "three", "four"])
def test_nobody_answers_for_the_computer(mode: str) -> None:
    """People beside a computer are offered and may give what is theirs, at every question of a whole game."""
    game = reverie.new_game("etherfields", mode=mode, seed=4)
    sitting = Sitting(game, {1: reverie.agent("rules", "etherfields", seed=4)})
    people, lots, barred = {0, 2, 3} & set(range(game.players)), random.Random(mode), 0
    for _ in range(250):
        sitting.computers_play()
        if game.is_over:
            break
        theirs = {number for seat in people for number in game.legal_actions(seat)}
        assert set(game.legal_actions()) == theirs
        for action in game.actions(1):
            if action.id not in theirs:
                barred += 1
                refusal = game.explain(action)
                assert refusal is not None
                assert (refusal.code, bool(refusal.rule)) == ("action-other-seat", True)
                with pytest.raises(IllegalAction):
                    game.apply(action.words)
        hint = sitting.hint()
        assert hint is not None
        assert hint.id in theirs
        game.apply(lots.choice(game.legal_actions()))
    assert barred > 10


def test_a_partner_of_three_answers_by_itself_at_the_plain_table(run: Run) -> None:
    flags = ("--mode", "three", "--seed", "5", "--partner", "random")
    text = run("play", "etherfields", *flags, text="1\n1\npass specialist\nq\n").stdout
    assert "It is for somebody else to give this answer" in text
