"""What the engine keeps between questions is what it would find anew: at every question of whole games it is compared
with an engine that starts from a copy of the state and knows nothing yet."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from reverie.games.etherfields import rules
from reverie.games.etherfields.acting import commands, keeping
from reverie.games.etherfields.acting.actions import usable
from reverie.games.etherfields.acting.at_hand import could_help, interrupts_of
from reverie.games.etherfields.acting.costs import intents_of
from reverie.games.etherfields.campaign.course import new_campaign
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.content.model import COLORS, Components, Word
from reverie.games.etherfields.core import engine, snapshot
from reverie.games.etherfields.core.chance import Chance
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.core.state import State
from reverie.games.etherfields.language.in_play import in_play
from reverie.games.etherfields.language.modifiers import index
from reverie.games.etherfields.manifest import CAMPAIGN, CHARACTERS, ENCOUNTERS
from reverie.games.etherfields.position import reading
from reverie.games.etherfields.rounds.setup import new_game

assert rules.PARTS  # whatever announces a word or a frame is there
PATIENCE = 250  # answers of one game: every kind of question has come by then


def dealt(encounter: str, size: int, seed: int, ordered: bool = False) -> Engine:
    """An encounter with some of the characters."""
    team = random.Random(seed).sample(CHARACTERS, size)
    if encounter == CAMPAIGN:
        return new_campaign(shipped(), team, seed, {"ordered_turns": ordered})
    return new_game(shipped(), encounter, team, seed, {"ordered_turns": ordered})


def anew(e: Engine, state: State) -> Engine:
    """An engine at the same question that has to find out everything by itself."""
    fresh = Engine(e.content, state, Chance(0))
    fresh.run()
    return fresh


def findings(e: Engine) -> dict[str, Any]:
    """The open question, and what lists of commands are made of."""
    assert e.question is not None
    e.instant = {}  # true for one handler only: a question asked in between has its own
    seats = range(e.team_size)
    return {
        "question": tuple(e.question),
        "numbers": list(e.choices()),
        "in play": [(one.ability.ref, *one[1:]) for one in in_play(e)],
        "modifiers": {name: [(one.op, one.value, one.holder) for one in found] for name, found in index(e).items()},
        "usable": [usable(e, c) for c in seats],
        "interrupts": [[(one.ref, *rest) for one, *rest in interrupts_of(e, c)] for c in seats],
        "help": [could_help(e, c) for c in seats],
    }


def play(e: Engine, seed: int, look: Callable[[Engine], None], answers: int = PATIENCE) -> None:
    """Random answers, after a look at every question."""
    lots = random.Random(seed)
    for _ in range(answers):
        if e.question is None:
            break
        look(e)
        e.answer(lots.choice(list(e.choices())))


def compare(e: Engine) -> None:
    """With an engine on a copy of the state."""
    assert findings(e) == findings(anew(e, e.state.copy()))


@pytest.mark.parametrize("encounter", ENCOUNTERS)
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_everything_kept_is_found_again(encounter: str, size: int, amount: Callable[[int, int], int]) -> None:
    for seed in range(amount(2, 20)):
        play(dealt(encounter, size, seed, ordered=seed % 3 == 2), seed, compare)


@pytest.mark.parametrize("size", [2, 4])
def test_everything_kept_is_found_again_in_a_written_state(size: int) -> None:
    def compare_written(e: Engine) -> None:
        mine, theirs = findings(e), findings(anew(e, reading.read(snapshot.write(e.state), e.content)))
        assert mine == theirs

    play(dealt(ENCOUNTERS[0], size, 11), 11, compare_written, answers=60)


class Everything:
    """A set that holds whatever it is asked for."""

    def __contains__(self, thing: object) -> bool:
        return True


def test_a_list_of_commands_that_is_kept_too_long_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "HARMLESS", Everything())
    with pytest.raises(AssertionError):
        play(dealt(ENCOUNTERS[0], 2, 0), 0, compare)


def notice() -> None:
    """Everything that is kept, in a game of every encounter."""
    for encounter in ENCOUNTERS:
        play(dealt(encounter, 2, 0), 0, compare)


def test_a_change_that_is_not_announced_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    notice()
    monkeypatch.setattr(Engine, "changed", lambda self: None)
    with pytest.raises(AssertionError):
        notice()


def forgetful(name: str) -> Callable[..., bytes]:
    """A part of what is written down, without anything that changes."""
    return lambda *given: name.encode()


@pytest.mark.parametrize("part", ["table", "belongings"])
def test_commands_that_are_kept_for_less_than_they_depend_on_are_noticed(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, part, forgetful(part))
    with pytest.raises(AssertionError):
        notice()


def test_lists_of_commands_are_found_again() -> None:
    again = looked = 0
    before: dict[int, Any] = {}

    def look(e: Engine) -> None:
        nonlocal again, looked
        if e.question is not None and e.question.kind == "command":
            looked += len(e.listed)
            again += sum(before.get(c) is listed for c, listed in e.listed.items())
            before.clear()
            before.update(e.listed)

    for encounter in ENCOUNTERS:
        before.clear()
        play(dealt(encounter, 2, 1), 1, look)
    assert again > looked / 2  # else it is not worth its while


def test_texts_that_look_at_cards_of_others_are_not_kept() -> None:
    e = dealt(ENCOUNTERS[0], 2, 0)
    refs = [ability.ref for ability in e.content.abilities.values() if not keeping.is_steady_ability(e, ability)]
    assert 0 < len(refs) < len(e.content.abilities) / 4
    count_hands = Word("resource", {"kind": "hand", "who": "team", "op": ">=", "n": 3})
    assert not keeping.is_steady((Word("not", {"of": count_hands}),))
    assert keeping.is_steady((Word("flag", {"name": "a", "op": "==", "n": 1}),))
    assert not keeping.is_steady((Word("a word of tomorrow", {}),))


def test_giving_up_leaves_the_list_of_commands_as_it_was() -> None:
    kept = 0

    def look(e: Engine) -> None:
        nonlocal kept
        question = e.question
        if question is None or question.kind not in ("way", "alternative", "color", "x", "look-price"):
            return
        before = e.commands
        aside = [number for number, choice in e.choices().items() if choice.verb == "cancel"]
        if before is None or not aside:
            return
        kept += 1
        e.answer(aside[0])
        assert e.commands is before
        compare(e)

    for seed in range(3):
        play(dealt(ENCOUNTERS[0], 3, seed), seed, look)
    assert kept > 5


def prices() -> list[Components]:
    """Every alternative of every price that we ship."""
    content = shipped()
    costs = [way.cost for ability in content.abilities.values() for way in ability.ways]
    costs += [card.lay_cost for card in content.influence.values() if card.lay_cost is not None]
    return [components for cost in costs for components in cost]


def test_printed_intents_are_those_that_are_worked_out() -> None:
    e = dealt(ENCOUNTERS[0], 2, 0)
    printed = 0
    for components in prices():
        unread = copy.copy(components)
        unread.printed = None
        for color in (None, *COLORS):
            assert intents_of(e, components, {}, color) == intents_of(e, unread, {}, color)
        printed += components.printed is not None and components.has_intents
    assert printed > 50
