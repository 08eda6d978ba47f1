"""Every question of both games: shown in words with all its answers, and answered by keys."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import reverie
from reverie.games.onirim.codec import QUESTIONS as ONIRIM_QUESTIONS
from reverie.games.urbion.codec import QUESTIONS as URBION_QUESTIONS
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.terminal.layout import Item
from reverie.words import LANGUAGES
from tests.cli.crowded import MODULES as ONIRIM_MODULES
from tests.cli.urbion_tables import MODULES as URBION_MODULES
from tests.terminal.seats import Keys, run, seated
from tests.terminal.test_games import check_page

QUESTIONS = {
    "onirim": {name for name, _ in ONIRIM_QUESTIONS.values()},
    "urbion": {name for name, _ in URBION_QUESTIONS.values()},
}
MODULES = {"onirim": ONIRIM_MODULES, "urbion": URBION_MODULES}
FIGURES = ("protector", "pathfinder", "adversary")
DEALS = 300


def first_of_each_kind(name: str) -> Iterator[Game]:
    """Games that stop at a question that no other one stopped at; half of them look for what is seldom done."""
    missing = set(QUESTIONS[name])
    done: Counter[str] = Counter()
    for seed in range(DEALS):
        variants = {"incubusMode": FIGURES[seed % 3]} if name == "onirim" else {}
        mode = ("solo", "team")[seed // 2 % 2]
        game = reverie.new_game(name, seed=seed, modules=list(MODULES[name]), mode=mode, variants=variants)
        agent, lots = registry.agent("rules", name, seed), random.Random(seed)
        while not game.is_over and game.decision is not None:
            if game.decision.kind in missing:
                missing.remove(game.decision.kind)
                yield game.clone()
                if not missing:
                    return
            actions = game.actions()
            rare = min(actions, key=lambda action: (done[action.verb], lots.random()))
            number = rare.id if seed % 2 == 0 else agent.choose(game.outlook())
            done[game.codec.by_id[number].verb] += 1
            game.apply(number)
    raise AssertionError(f"never asked: {missing}")


async def answer(keys: Keys, game: Game) -> None:
    """Give the first answer of the open list, or of the list of all answers."""
    table = keys.table
    if not table.choices.has_focus:
        await keys.press("a")
    assert table.choices.has_focus, keys.text
    before = game.answers
    await keys.press("enter")
    if game.answers == before:
        await keys.press("y")  # the game warned of it
    assert game.answers == before + 1, keys.text


@pytest.mark.parametrize("name", ["onirim", "urbion"])
def test_every_kind_of_question(name: str) -> None:
    kinds: list[str] = []

    async def scene() -> None:
        async with seated(reverie.new_game(name, seed=1)) as keys:
            for i, game in enumerate(first_of_each_kind(name)):
                language = LANGUAGES[i % 2]
                keys.app.action_language(language)
                keys.table.sitting.autosave.unlink(missing_ok=True)  # else the table tells where it is kept
                keys.app.sit_down(game)
                await keys.settle()
                decision = game.decision
                assert decision is not None
                kinds.append(decision.kind)
                check_page(keys)
                table = keys.table
                asked = table.painter.question(decision).plain
                assert " ".join(asked.split())[:60] in keys.words, keys.text
                if table.choices.display:
                    shown = [choice.action for choice in table.choices.choices if choice.action]
                    assert shown == game.actions()
                await answer(keys, game)

    run(scene)
    assert set(kinds) == QUESTIONS[name]


NIGHTMARE = "onirim/third/solo | hand red.sun red.moon blue.sun green.sun | at nightmare"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forced_choice_shows_what_is_impossible_and_why(language: str) -> None:
    game = reverie.from_position(NIGHTMARE, seed=1)

    async def scene() -> None:
        async with seated(game, language=language) as keys:
            table, text = keys.table, keys.app.speech.text
            assert table.choices.has_focus
            for entry in game.closed(language):
                assert text(f"onirim-closed-{entry['way']}") in keys.text
                assert str(entry["reason"]) in keys.text
            for offer in game.offers(language, "nightmare"):
                assert str(offer["preview"]) in keys.words  # what it costs
            assert "[ONI-BASE-29]" in keys.text
            assert "[ONI-BASE-30]" in keys.text
            assert [choice.action.words for choice in table.choices.choices if choice.action] == [
                "ward mill",
                "ward hand",
            ]
            await keys.press("down", "down", "down")  # what is impossible is never under the cursor
            assert table.choices.highlighted in (0, 1)
            await keys.press("escape")
            assert table.board.has_focus  # one may look at the table, but the question stays
            assert text("onirim-closed-key") in keys.text
            await keys.press("escape", "2", "enter")
            assert game.line[-1].words == "ward hand"

    run(scene)


def test_a_card_that_does_not_fit_says_why() -> None:
    game = reverie.from_position(
        "onirim/third/solo | row red.sun | hand blue.sun red.moon red.sun green.moon brown.key"
    )

    async def scene() -> None:
        async with seated(game) as keys:
            assert keys.text.count("(") == 2  # two suns in brackets
            place = next(item.number for item in hand_of(keys) if item.name == "blue sun")
            await keys.press(str(place))
            assert "why not?" in keys.text
            await keys.press("enter")
            assert "[ONI-BASE-08]" in keys.text
            assert game.answers == 0
            await keys.press("i")
            assert "card" in keys.text
            assert "[ONI-BASE-08]" in keys.text
            await keys.press("escape", "d")
            assert game.line[-1].words == "discard blue.sun"

    run(scene)


def hand_of(keys: Keys) -> list[Item]:
    """The cards of the hand as they lie on the board."""
    return [item for zone in keys.table.board.zones if zone.name == "hand" for item in zone.items]


ROWS = "R1 earth+water S: I: | R2 fire+air S: S4a I:"
WARNED = f"urbion/second/solo/void | {ROWS} | void 5 R1 | hand S1e S1e S1e S1e | at main"


def test_a_warning_is_shown_and_asked_about() -> None:
    game = reverie.from_position(WARNED, seed=1)

    async def scene() -> None:
        async with seated(game) as keys:
            await keys.press("a")
            assert "[URB-VOID-09]" in keys.text
            await keys.press("2", "enter")
            assert "No, back to the table" in keys.text
            await keys.press("enter")
            assert game.answers == 0
            await keys.press("enter", "down", "enter")
            assert [action.words for action in game.line] == ["census S1e"]

    run(scene)
