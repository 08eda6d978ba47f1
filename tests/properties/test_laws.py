"""Laws of every state ever reached, in every game: whatever is answered, refused or taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reverie
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from tests.conformance.tables import all_tables, deal, stops
from tests.parity.trace import GAMES
from tests.players import plain_agents, quick_agent
from tests.properties.every_game import every_game, inspector_of, seen_in, unseen_by_seat_1
from tests.properties.knowledge import undone

Amount = Callable[[int, int], int]
SEEDS = st.integers(0, 2**63 - 1)
CHOICES = st.lists(st.integers(0, 2**16), max_size=120)
NEWEST = 8  # so many games of the newest edition for each of an older one


# ---- any set-up ------------------------------------------------------------------------------------------------------


@st.composite
def games(draw: st.DrawFn, name: str) -> Game:
    """A fresh game of any set-up."""
    manifest = registry.game(name).manifest
    edition = draw(st.sampled_from([*[manifest.editions[0]] * NEWEST, *manifest.editions[1:]]))
    variants = [variant for variant in manifest.variants if variant.is_in(edition.name)]
    spec = GameSpec.make(
        manifest,
        edition=edition.name,
        mode=draw(st.sampled_from([mode.name for mode in manifest.modes])),
        modules=draw(st.sets(st.sampled_from(edition.modules))) if edition.modules else (),
        variants={variant.name: draw(st.sampled_from(variant.values)) for variant in variants},
        seed=draw(SEEDS),
    )
    return reverie.from_spec(spec)


@every_game
@given(data=st.data(), line=CHOICES)
def test_any_line_of_answers_in_any_set_up_keeps_every_law(game: str, data: st.DataObject, line: list[int]) -> None:
    played = data.draw(games(game))
    inspector = inspector_of(game)(played, thorough=False)
    for choice in line:
        if played.is_over:
            break
        legal = played.legal_actions()
        action = legal[choice % len(legal)]
        played.apply(action)
        inspector.look(action)


@every_game
@given(data=st.data(), line=CHOICES)
def test_an_answer_that_is_not_legal_is_refused_with_a_rule_and_changes_nothing(
    game: str, data: st.DataObject, line: list[int]
) -> None:
    played = data.draw(games(game))
    numbers = list(played.codec.by_id)
    for choice in line[:40]:
        if played.is_over:
            break
        legal = played.legal_actions()
        number = numbers[choice % len(numbers)]
        if number not in legal:
            before = played.hash()
            with pytest.raises(reverie.IllegalAction) as refused:
                played.apply(number)
            assert refused.value.rule
            assert str(refused.value)
            assert played.hash() == before
        played.apply(legal[choice % len(legal)])


# ---- undo ------------------------------------------------------------------------------------------------------------


def tables_of(game: str) -> list[str]:
    """A plain table of each edition, and those of the battery."""
    return [*(f"{game}/{edition.name}/solo" for edition in registry.game(game).manifest.editions), *all_tables(game)]


@pytest.mark.parametrize(
    ("game", "table", "agent"),
    [(game, table, agent) for game in GAMES for table in tables_of(game) for agent in plain_agents(game)],
)
def test_undo_marks_a_game_exactly_if_it_crosses_new_information(
    game: str, table: str, agent: str, amount: Amount
) -> None:
    kind = seen_in(game)
    crossed = Counter[bool]()
    for seed in range(amount(1, 40)):
        for number, (stop, action) in enumerate(stops(deal(table, seed), agent, seed)):
            if number % kind.stride == seed % kind.stride:
                peeked, seen = undone(stop, action, kind)
                if seen.is_clear:
                    assert peeked == seen.new, stop.position()
                    crossed[seen.new] += 1
    assert crossed.total() >= 3


@every_game
def test_a_mark_stays_and_is_recorded(game: str) -> None:
    played = reverie.new_game(game, seed=2)
    played.apply(played.legal_actions()[0])
    while not played.reveals(1):
        played.apply(played.legal_actions()[0])
    assert not played.peeked
    played.undo()
    assert played.peeked
    played.redo()
    assert played.peeked
    assert played.clone().peeked
    assert reverie.load(played.record().text()).peeked


# ---- secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "name", "pair"),
    [(game, name, pair) for game in GAMES for name in registry.agent_names(game) for pair in unseen_by_seat_1(game)],
)
def test_agents_do_not_see_with_the_eyes_of_their_partner(game: str, name: str, pair: tuple[str, str]) -> None:
    worlds = [reverie.from_position(text, seed=1) for text in pair]
    assert worlds[0].view(1) == worlds[1].view(1)
    assert len({quick_agent(name, game, 5).choose(world.outlook()) for world in worlds}) == 1
