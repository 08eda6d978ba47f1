"""Content that passes the check and would still never end: the engine stops it with a clear error, and nothing has
changed.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from reverie.errors import StateError
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.core import engine
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.definition import Table
from reverie.games.etherfields.language import expressions
from reverie.games.etherfields.rounds.setup import new_game
from reverie.words import LANGUAGES
from tests.games.etherfields.pack.small import Draft, act
from tests.games.etherfields.pack.work import calls

DECK = {"card": {"pick": "all", "zone": "deck", "owner": {"character": "all"}}}  # 22 cards
WORK = 3_000_000  # calls until the engine has noticed


def content(draft: Draft) -> Content:
    """The pack, which nothing is wrong with."""
    assert not [finding for finding in draft.findings() if finding.severity == "error"]
    read = draft.read().content
    assert read is not None
    return read


def endless(draft: Draft) -> StateError:
    """The error that ends the beginning of a dream."""
    found: list[StateError] = []
    made = content(draft)

    def play() -> None:
        with pytest.raises(StateError) as caught:
            new_game(made, "gate_a", ["hero"], 1)
        found.append(caught.value)

    assert calls(play) < WORK
    (error,) = found
    assert error.code == "content-endless"
    for language in LANGUAGES:
        assert str(error.details["value"]) in error.text(language)
    return error


def listening(when: Any, do: list[Any], name: str = "w_a") -> dict[str, Any]:
    """A wisdom that is always in play and answers to something."""
    return {"id": name, "name": "Wisdom", "abilities": [act("loop", kind="trigger", when=when, cost="free", do=do)]}


def with_wisdoms(draft: Draft, *wisdoms: dict[str, Any]) -> Draft:
    for wisdom in wisdoms:
        draft[f"wisdom:{wisdom['id']}"] = wisdom
    draft.pack["always_active_wisdoms"] = [wisdom["id"] for wisdom in wisdoms]
    return draft


def test_scripts_that_read_each_other_for_ever() -> None:
    """The check lets a circle pass in which a condition could stop it."""
    draft = Draft()
    again = {"if": {"cond": {"flag": {"name": "never", "op": "==", "n": 0}}, "do": [{"script": 8}]}}
    draft["script:1"]["do"] = [{"script": 8}]
    draft.add("script", n=8, text="x", do=[{"if": {"cond": "solo", "do": [{"script": 9}]}}])
    draft.add("script", n=9, text="x", do=[again])
    assert endless(draft).place in ("script:8", "script:9")


def test_triggers_that_set_each_other_off_end_by_themselves() -> None:
    draft = with_wisdoms(
        Draft(),
        listening({"flag_changed": {"name": "a"}}, [{"add_flag": "b"}], "w_a"),
        listening({"flag_changed": {"name": "b"}}, [{"add_flag": "a"}], "w_d"),
    )
    draft["script:1"]["do"] = [{"add_flag": "a"}]
    e = new_game(content(draft), "gate_a", ["hero"], 1)
    assert e.state.team.flags == {"a": 2, "b": 1}  # an ability does not answer to what its own text causes (9.6)


def test_a_text_that_is_carried_out_very_often() -> None:
    """Twelve rolls, twelve more for each of them, and so on."""
    effect: list[Any] = [{"add_flag": "a"}]
    for _ in range(4):
        table = dict.fromkeys(("crawl", "stride", "surge"), effect)
        effect = [{"roll_creature": {"table": table, "n": 12}}]
    draft = Draft()
    draft["script:1"]["do"] = effect
    endless(draft)


def test_cards_of_cards_of_cards() -> None:
    effect: list[Any] = [{"add_flag": "a"}]
    for _ in range(5):
        effect = [{"for_each": {"in": DECK, "do": effect}}]
    draft = Draft()
    draft["script:1"]["do"] = effect
    endless(draft)


def test_modifiers_without_number() -> None:
    draft = Draft()
    change = {"modifier": {"stat": "hand_limit", "op": "add", "value": 1, "duration": "encounter", "who": "team"}}
    effect: list[Any] = [change] * 10
    for _ in range(3):
        effect = [{"for_each": {"in": DECK, "do": effect}}]
    draft["script:1"]["do"] = effect
    endless(draft)


def test_delayed_texts_without_number() -> None:
    draft = Draft()
    later: list[Any] = [{"delayed": {"trigger": "round_ended", "do": ["heal"]}}] * 10
    for _ in range(3):
        later = [{"for_each": {"in": DECK, "do": later}}]
    draft["script:1"]["do"] = later
    endless(draft)


def test_numbers_do_not_grow() -> None:
    draft = Draft()
    draft["script:1"]["do"] = [
        {"set_flag": {"name": "a", "value": {"*": [9_999] * 5_000}}},
        {"set_flag": {"name": "b", "value": {"-": [0, {"*": [9_999] * 5_000}]}}},
    ]
    e = new_game(content(draft), "gate_a", ["hero"], 1)
    assert e.state.team.flags == {"a": expressions.HUGE, "b": 0}


def test_a_flood_of_creatures_is_no_more_than_there_are_figures() -> None:
    draft = Draft()
    draft.pack["start_options"] = {"component_totals": {"animal": 1000}}
    draft["gate:gate_a"]["setup"] = [{"reveal_tile": "SETUP"}, {"spawn": {"creature": "cat", "n": 999}}]
    made = content(draft)
    found: list[Engine] = []
    assert calls(lambda: found.append(new_game(made, "gate_a", ["hero"], 1))) < WORK
    (e,) = found
    assert e.question is not None
    assert len(e.state.figures) < 50  # there is room for no more


def test_an_answer_that_never_ends_changes_nothing() -> None:
    """The game is as it was before the answer; another answer is possible."""
    draft = Draft()
    draft["script:1"]["do"] = [
        {"choice": [{"key": "well", "do": [{"draw": 1}]}, {"key": "round", "do": [{"script": 8}]}]}
    ]
    draft.add("script", n=8, text="x", do=[{"if": {"cond": "solo", "do": [{"script": 9}]}}])
    draft.add("script", n=9, text="x", do=[{"if": {"cond": "solo", "do": [{"script": 8}]}}])
    made = content(draft)
    table = Table(new_game(made, "gate_a", ["hero"], 1))
    game = game_of(table)
    before = game.position()
    round_and_round, well = (next(a for a in game.actions() if name in str(a)) for name in ("round", "well"))
    with pytest.raises(StateError, match="never come to an end"):
        game.apply(round_and_round)
    assert game.position() == before
    assert game.answers == 0
    game.apply(well)
    assert game.answers == 1


def game_of(table: Table) -> Any:
    """A game of the kernel that begins here."""
    from reverie.games.etherfields.definition import Etherfields
    from reverie.kernel.game import Game
    from reverie.kernel.spec import GameSpec

    class Here(Etherfields):
        def start(self, spec: GameSpec, position: str | None, listen: bool) -> Table:
            return table.clone()

    here = Here()
    return Game(here, GameSpec.parse("etherfields", {here.manifest.game: here.manifest}))


def test_without_its_guards_it_would_not_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limits are what stops it: with higher ones it goes on for longer."""
    draft = Draft()
    draft["script:1"]["do"] = [{"for_each": {"in": DECK, "do": [{"add_flag": "a"}] * 10}}]
    made = content(draft)
    new_game(made, "gate_a", ["hero"], 1)
    monkeypatch.setattr(engine, "STEP_LIMIT", 20)
    with pytest.raises(StateError):
        new_game(made, "gate_a", ["hero"], 1)


def test_random_play_of_small_packs_ends(amount: Any) -> None:
    rng = random.Random(7)
    made = content(Draft())
    for seed in range(amount(3, 50)):
        e = new_game(made, "gate_a", ["hero"], seed)
        for _ in range(300):
            if e.question is None:
                break
            e.choose(rng.choice(e.question.choices))
