"""Written positions: every part has its bounds, every frame its shape, and what an engine cannot stand has a code."""

from __future__ import annotations

import contextlib
import inspect
import json
import random
import time
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

import reverie
from reverie import Game, PositionError, RecordError
from reverie.errors import SpecError, StateError
from reverie.games.etherfields import rules
from reverie.games.etherfields.acting import basic
from reverie.games.etherfields.core import engine, snapshot
from reverie.games.etherfields.core.engine import ANSWER_LIMIT, HANDLERS, Choice
from reverie.games.etherfields.core.state import Character, CreatureTile, Encounter, Figure, Modifier, State, Team
from reverie.games.etherfields.definition import Etherfields, Table
from reverie.games.etherfields.land.map_state import Land
from reverie.games.etherfields.position import frames, laws, reading
from reverie.kernel import registry
from reverie.words import LANGUAGES
from tests.fuzz.measure import Growth
from tests.games.etherfields.inside import state_of
from tests.properties.combinations import some_spec

PARTS = rules.PARTS
RECORDS = (State, Character, CreatureTile, Encounter, Figure, Modifier, Team, Land)
Data = dict[str, Any]


def played(seed: int, answers: int = 40) -> Game:
    """A game of three in the middle of the first dream."""
    game = reverie.new_game("etherfields", mode="three", seed=seed)
    agent = reverie.agent("rules", "etherfields", seed=seed)
    while answers and not game.is_over:
        game.apply(agent.choose(game.outlook()))
        answers -= 1
    return game


def data_of(game: Game) -> Data:
    """The state of a position."""
    data: Data = json.loads(game.position().partition(" | ")[2])
    return data


def laid(data: Data, spec: str = "etherfields/second/three") -> Game:
    """The game that a state is laid down as."""
    return reverie.from_position(f"{spec} | {json.dumps(data)}", seed=1)


# ---- what games reach is accepted ------------------------------------------------------------------------------------


def some_game(rng: random.Random, seed: int) -> Game:
    """A game by lot whose team has the size that its mode asks for."""
    while True:
        with contextlib.suppress(SpecError):  # a team of another size
            return reverie.from_spec(some_spec("etherfields", rng).with_seed(seed))


def test_positions_of_every_game_are_read_again(amount: Callable[[int, int], int]) -> None:
    rng, read = random.Random(15), 0
    for number in range(amount(2, 100)):
        game = some_game(rng, number)
        agents = [reverie.agent(name, "etherfields", seed=number) for name in ("random", "rules")]
        for answer in range(300):
            if game.is_over:
                break
            if answer % 9 == 0:
                text = game.position()
                again = reverie.from_position(text, seed=number)
                assert again.position() == text
                assert again.legal_actions() == game.legal_actions()
                world = game.world(rng.randrange(game.players), number)
                assert reverie.from_position(world, seed=1).position() == world
                read += 1
            game.apply(agents[rng.random() < 0.5].choose(game.outlook()))
    assert read > 20


def test_a_position_of_ordered_turns_keeps_them() -> None:
    game = reverie.new_game("etherfields", mode="two", seed=3, variants={"turns": "ordered"})
    again = reverie.from_position(game.position(), seed=3)
    assert isinstance(again.engine, Table)
    assert again.engine.rules.option("ordered_turns")


def test_reading_a_large_state_is_quick() -> None:
    text = played(4).position()
    reverie.from_position(text, seed=1)
    best = min(timed(lambda: registry.game("etherfields").start(reverie.parse_spec("etherfields"), text, False))
               for _ in range(5))  # fmt: skip
    assert best < 0.05


def timed(do: Callable[[], object]) -> float:
    """Seconds of the processor."""
    begun = time.thread_time()
    do()
    return time.thread_time() - begun


# ---- what no game reaches is refused ---------------------------------------------------------------------------------


def hours(data: Data) -> None:
    data["team"]["hours"] = 10**9


def too_many_hours(data: Data) -> None:
    data["team"]["hours"] = 13


def another_item(data: Data) -> None:
    data["team"]["items"].append("no_such_item")


def a_card_twice(data: Data) -> None:
    data["characters"][0]["hand"].append(data["characters"][0]["deck"][0])


def suffering(data: Data) -> None:
    data["characters"][0]["suffering"] += 1


def dead(data: Data) -> None:
    data["supply"]["suffering"] -= 8 - data["characters"][0]["suffering"]
    data["characters"][0]["suffering"] = 8


def another_field(data: Data) -> None:
    data["figures"]["0"]["field"] = 48


def no_field(data: Data) -> None:
    data["figures"]["0"]["field"] = data["land"]["shape"].index("0")


def another_character(data: Data) -> None:
    data["characters"][1]["id"] = "free_spirit"


def no_stack(data: Data) -> None:
    data["stack"] = []


def another_frame(data: Data) -> None:
    data["stack"][-1]["kind"] = "dance"


def another_place(data: Data) -> None:
    data["stack"][-1]["at"] = "nowhere"


def an_answer(data: Data) -> None:
    data["stack"][-1]["answer"] = 1


def frame_without_data(data: Data) -> None:
    data["stack"].append({"kind": "move", "data": {}, "scope": 0, "at": "", "answer": None})


def endless_move(data: Data) -> None:
    steps = {"c": 0, "steps": 10**9}
    data["stack"].append({"kind": "move", "data": steps, "scope": 0, "at": "", "answer": None})


def nobody_is_asked(data: Data) -> None:
    data["stack"].append({"kind": "buy_round", "data": {}, "scope": 0, "at": "", "answer": None})


def scripted(data: Data) -> None:
    data["scripted"] = {"luck": ["three"]}


def shape(data: Data) -> None:
    data["land"]["shape"] = "1" * 48 + "0" * 48


def long_list(data: Data) -> None:
    data["scopes"] += [{}] * 1_000


def deep(data: Data) -> None:
    data["scopes"][0]["spared"] = [[[[[[[[1]]]]]]]]


def more_fields(data: Data) -> None:
    data["team"]["gold"] = 1


def design(data: Data) -> None:
    data["design"][0] = data["design"][-1]


def unused_scope(data: Data) -> None:
    data["scopes"].append({})


def encounter(data: Data) -> None:
    data["encounter"]["source"] = "slumber:s_moth_choir"


REFUSED: dict[Callable[[Data], None], tuple[str, str]] = {
    hours: ("position-range", "state.team.hours"),
    too_many_hours: ("position-range", "state.team.hours"),
    another_item: ("position-unknown-name", "state.team.items"),
    a_card_twice: ("position-things-once", "state"),
    suffering: ("position-tokens", "state.supply"),
    dead: ("position-dead", "state.characters"),
    another_field: ("position-range", "state.figures.0.field"),
    no_field: ("position-figure-field", "state.figures.0.field"),
    another_character: ("position-people", "state.characters"),
    no_stack: ("position-course", "state.stack"),
    another_frame: ("position-unknown-name", "state.stack"),
    another_place: ("position-unknown-name", "state.stack"),
    an_answer: ("position-not-here", "state.stack"),
    frame_without_data: ("position-field", "state.stack"),
    endless_move: ("position-range", "state.stack"),
    nobody_is_asked: ("position-no-question", "state.stack"),
    scripted: ("position-not-here", "state.scripted"),
    shape: ("position-map", "state.land.shape"),
    long_list: ("position-length", "scopes"),
    deep: ("position-deep", "scopes"),
    more_fields: ("position-field", "state.team"),
    design: ("position-cards", "state.design"),
    unused_scope: ("position-no-question", "state.stack"),
    encounter: ("position-encounter", "state.encounter.source"),
}


@pytest.mark.parametrize("spoil", REFUSED, ids=lambda spoil: spoil.__name__)
def test_what_no_game_reaches_is_refused_with_a_reason(spoil: Callable[[Data], None]) -> None:
    data = data_of(played(4))
    assert laid(data).position().endswith(json.dumps(data, separators=(",", ":"), sort_keys=True))
    spoil(data)
    with pytest.raises(PositionError) as refused:
        laid(data)
    code, place = REFUSED[spoil]
    assert (refused.value.code, (refused.value.place or "")[: len(place)]) == (code, place)
    for language in LANGUAGES:
        assert refused.value.text(language) not in ("", code)


def test_every_part_of_the_state_says_what_may_be_in_it() -> None:
    for record in RECORDS:
        reading.record_of(record)  # asserts that each field declares it
    known = {record.__name__ for record in RECORDS} | {"Frame"}
    hints = {name for record in RECORDS for name in map(str, inspect.get_annotations(record).values())}
    assert {name for name in known if any(name in hint for hint in hints)} >= {"Character", "Team", "Land", "Frame"}
    assert all(fields(record) for record in RECORDS)


def test_every_kind_of_frame_has_a_shape() -> None:
    assert frames.SHAPES.keys() == HANDLERS.keys()


# ---- the boundary ----------------------------------------------------------------------------------------------------


def test_an_engine_from_a_position_fails_with_a_code_and_nothing_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = reverie.from_position(played(4).position(), seed=1)
    before, choice = game.hash(), game.legal_actions()[0]

    def spoilt(self: engine.Engine, choice: Choice) -> None:
        self.state.team.hours = 7
        self.state.stack.clear()
        raise KeyError(choice)

    with monkeypatch.context() as patch:
        patch.setattr(engine.Engine, "choose", spoilt)
        with pytest.raises(StateError) as refused:
            game.apply(choice)
    assert refused.value.code == "position-impossible"
    assert game.hash() == before
    game.apply(choice)


def test_a_record_from_such_a_position_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = reverie.from_position(played(4).position(), seed=1)
    game.apply(game.legal_actions()[0])
    record = game.record()

    def spoilt(self: engine.Engine, choice: Choice) -> None:
        raise KeyError(choice)

    monkeypatch.setattr(engine.Engine, "choose", spoilt)
    with pytest.raises(RecordError) as refused:
        record.replay()
    assert refused.value.code == "record-illegal"


def test_a_dealt_game_raises_what_it_fails_with(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(4)

    def spoilt(self: engine.Engine, choice: Choice) -> None:
        raise KeyError("a mistake")

    monkeypatch.setattr(engine.Engine, "choose", spoilt)
    with pytest.raises(KeyError):
        game.apply(game.legal_actions()[0])


def test_everything_that_is_asked_of_an_engine_has_the_boundary_around_it() -> None:
    about = [
        method
        for name, method in inspect.getmembers(Etherfields, inspect.isfunction)
        if "engine" in inspect.signature(method).parameters and method.__module__ == Etherfields.__module__
        if name != "look_ahead"  # refuses
    ]
    own: list[Any] = [
        Table.legal_actions,
        Table.choice,
        Table.choose,
        Table.clone,
        Table.choose_by_rules,
        Table.determinise,
    ]
    assert len(about) > 8
    assert [method.__name__ for method in (*about, *own) if not getattr(method, "is_bounded", False)] == []


# ---- answers ---------------------------------------------------------------------------------------------------------


def test_a_question_has_a_bounded_number_of_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = reverie.new_game("etherfields", mode="two", seed=1)
    while not any(action.words.startswith("exert") for action in game.actions()):
        game.apply(reverie.agent("rules", "etherfields", seed=1).choose(game.outlook()))
    assert isinstance(game.engine, Table)
    e = game.engine.rules
    e.state.team.hours = 10**9
    monkeypatch.setattr(basic.op, "watch", None)
    memory = Growth()
    with pytest.raises(StateError) as refused:
        game.engine.apply(next(action.id for action in game.actions() if action.words.startswith("exert")))
    assert refused.value.code == "question-answers"
    assert refused.value.details["limit"] == ANSWER_LIMIT
    assert memory.kib < 16 << 10


def test_the_laws_are_looked_at_as_the_law_numbers_them() -> None:
    from reverie.games.etherfields.position import invariants

    assert list(laws.LAWS) == list(range(1, len(invariants.AT_REST) + 1))
    assert snapshot.write(state_of(played(4)))["scripted"] == {}
