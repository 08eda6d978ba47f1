"""Nobody learns what is hidden (chapter 8): not from views, events, questions, answers, records or worlds.

Two tables that differ only in what is hidden look the same to everybody, as long as nothing is drawn or revealed; and
the names of secrets and the texts of scripts stay away until they are shown. Leaks put in on purpose are caught.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import reverie
from reverie.games.etherfields import definition
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.language import scripts
from reverie.games.etherfields.language.effects import campaign
from reverie.games.etherfields.manifest import CAMPAIGN, ENCOUNTERS, MODES
from reverie.games.etherfields.seats import view
from reverie.kernel.game import Game
from tests.games.etherfields.inside import rules_of, state_of

Amount = Callable[[int, int], int]
MOST = 400  # answers of one game


@pytest.fixture(autouse=True)
def unwatched(monkeypatch: pytest.MonkeyPatch) -> None:
    """The invariants are looked at elsewhere; here copies of games are played on by the thousand."""
    monkeypatch.setattr(op, "watch", None)


def seats_of(game: Game) -> list[int | None]:
    return [*range(game.players), None]


def moments(count: int, seed: int = 0, mixed: bool = False) -> Iterator[Game]:
    """Games at some of their questions: all encounters and team sizes, played by both agents, by turns."""
    lot, found, number = random.Random(f"moments {seed}"), 0, seed
    while found < count:
        spec = {"encounter": ENCOUNTERS[number % len(ENCOUNTERS)], "turns": lot.choice(["free", "ordered"])}
        game = reverie.new_game("etherfields", mode=MODES[number % len(MODES)], seed=number, variants=spec)
        players = [reverie.agent(name, "etherfields", seed=number) for name in ("random", "rules")]
        number += 1
        heard = game.events_for(None)  # from now on it listens: copies that are dealt again tell what happens to them
        assert heard or spec["encounter"] == CAMPAIGN  # which asks before anything has happened
        if mixed and lot.random() < 0.5:
            mix_backs(game)
        while not game.is_over and game.answers < MOST and found < count:
            if lot.random() < 0.1:
                found += 1
                yield game
            game.apply(lot.choice(players).choose(game.outlook()))


def mix_backs(game: Game) -> None:
    """Bought cards, which have other backs, into every deck. Such a game has no record: nobody bought them."""
    e = rules_of(game)
    for c in range(game.players):
        for _ in range(6):
            op.give_card(e, c, e.state.team.market.pop(), "deck")
        op.shuffle_deck(e, c)


# ---- orders: decks, piles, supplies, turn cards ---------------------------------------------------------------------


def shown(game: Game, seat: int | None, since: int = 0) -> str:
    """Everything a seat is given, but for the seed of the deal."""
    return json.dumps(
        [
            game.view(seat),
            [event.to_json() for event in game.events_after(seat, since)[1]],
            game.decision.to_json() if game.decision else None,
            game.offers(),
            [action.to_json() for action in game.line],
        ]
    )


def worlds(game: Game, seat: int | None, seeds: tuple[int, int]) -> list[Game]:
    """Two games that differ from each other only in what this seat cannot know."""
    found = []
    for seed in seeds:
        other = game.clone()
        other.engine.determinise(seed, 0 if seat is None else seat)
        found.append(other)
    return found


def differences(game: Game, lot: random.Random) -> Iterator[str]:
    """What a seat is told about the order of hidden things, now and after an answer that reveals nothing."""
    for seat in seats_of(game):
        pair = worlds(game, seat, (lot.randrange(2**32), lot.randrange(2**32)))
        for one in pair:
            if shown(one, seat) != shown(game, seat):
                yield f"seat {seat} now"
        if seat is not None and len({one.world(seat, 3) for one in (game, *pair)}) > 1:
            yield f"the world of seat {seat}"
        answer, before = lot.choice(game.legal_actions()), game.engine.mark
        for one in pair:
            one.apply(answer)
        if all(one.engine.mark == before for one in pair) and shown(pair[0], seat) != shown(pair[1], seat):
            yield f"seat {seat} after {pair[0].line[-1]}"


def test_tables_that_differ_in_what_is_hidden_look_the_same(amount: Amount) -> None:
    lot, quiet, others, count = random.Random(1), 0, 0, amount(25, 4_000)
    for game in moments(count, mixed=True):
        assert list(differences(game, lot)) == [], game.spec
        others += game.world(0, 1) != game.position()
        clone = game.clone()
        clone.apply(lot.choice(game.legal_actions()))
        quiet += clone.engine.mark == game.engine.mark
    assert others > count / 2, "worlds are dealt again"
    assert quiet > count / 4, "many answers reveal nothing"


def deck_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.character

    def leaky(e: Engine, c: int, who: Any, seen: bool) -> dict[str, Any]:
        return {**honest(e, c, who, seen), "next": e.state.design[who.deck[0]] if who.deck else None}

    monkeypatch.setattr(view, "character", leaky)


def turn_card_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.turn_card

    def leaky(e: Engine) -> dict[str, Any] | None:
        card = honest(e)
        return card and {**card, "next": e.state.encounter.turn_deck[1:2]}

    monkeypatch.setattr(view, "turn_card", leaky)


def unsorted_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dealt again from the order in which the cards lie, not from any order."""

    def leaky(self: definition.Table, seed: int, seat: int) -> None:
        lot = random.Random(seed)
        for who in self.rules.state.characters:
            top, rest = who.deck[:1], who.deck[1:]
            lot.shuffle(rest)
            who.deck[:] = top + rest

    monkeypatch.setattr(definition.Table, "determinise", leaky)


def back_of_another_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """The deck is dealt again with another back on top."""
    monkeypatch.setattr(definition, "keep_back", lambda *_: None)


def deck_in_events(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Engine.tell

    def leaky(self: Engine, kind: str, seats: Any = None, /, **facts: Any) -> None:
        deck = self.state.characters[0].deck
        honest(self, kind, seats, **facts, bottom=self.state.design[deck[-1]] if deck else None)

    monkeypatch.setattr(Engine, "tell", leaky)


LEAKS = [deck_in_view, turn_card_in_view, unsorted_worlds, back_of_another_card, deck_in_events]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_of_an_order_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    lot = random.Random(2)
    assert any(list(differences(game, lot)) for game in moments(400, 1, mixed=True))


# ---- names: secrets and scripts -------------------------------------------------------------------------------------


def strings(data: Any) -> Iterator[str]:
    """All words in plain data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from strings(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from strings(value)


def secret_words(game: Game, seat: int | None) -> set[str]:
    """What nobody may say to a seat: names of what it has not seen, texts that were not read, and what scripts have
    noted for themselves (`room_key_place`)."""
    content, state = shipped(), state_of(game)
    here = state.encounter
    hidden = {ref for ref in here.secrets if seat is None or seat not in here.looked_at.get(ref, ())}
    found = {word for ref in hidden for word in (ref, content.things[ref].id, *content.things[ref].name.values())}
    for number, script in content.script.items():
        if number not in state.team.scripts_read:
            found.update(script.text.values())
    return (found | set(state.team.flags)) - {""}


def said(game: Game, seat: int | None) -> set[str]:
    """Every word that a seat is given, in any form, before the end; a record names its answers by their words."""
    words = set(strings([json.loads(shown(game, seat, -1)), game.record().to_json()]))
    return words | {part for text in words for part in text.replace("#", " ").split()}


def spoken_secrets(game: Game) -> set[str]:
    return {word for seat in seats_of(game) for word in said(game, seat) & secret_words(game, seat)}


def test_secrets_and_scripts_are_named_to_nobody_before_they_are_shown(amount: Amount) -> None:
    hidden = 0
    for game in moments(amount(15, 3_000), 2):
        hidden += len(secret_words(game, None))
        assert spoken_secrets(game) == set(), game.spec
    assert hidden > 1_000


def test_nobody_can_know_where_the_house_key_is_before_it_is_found_out(amount: Amount) -> None:
    """Every roll is told to all, and scripts are known to whoever plays a dream again: so where the key lies is not
    decided before somebody looks, and whoever finds out is told in the same moment."""
    shows, seen = {1: 21, 2: 22, 3: 23}, set()
    for seed in range(amount(12, 200)):
        game = reverie.new_game("etherfields", mode=MODES[seed % len(MODES)], seed=seed)
        player, state = reverie.agent("rules", "etherfields", seed=seed), state_of(game)
        assert not [event for event in game.events_for(None) if event.kind == "rolled"], (
            "the introduction rolls nothing"
        )
        while not game.is_over and game.answers < MOST:
            place = state.team.flags["room_key_place"]
            assert place == 0 or shows[place] in state.team.scripts_read
            seen.add(place)
            game.apply(player.choose(game.outlook()))
    assert 0 in seen


def test_only_who_looks_at_a_secret_knows_its_name() -> None:
    game = reverie.new_game("etherfields", mode="two", seed=1)
    while game.decision is not None and game.decision.kind != "command":
        game.apply(game.legal_actions()[0])
    game.apply(next(action for action in game.actions() if action.words == "look gambler"))
    game.apply(game.legal_actions()[0])
    game.apply(game.legal_actions()[0])
    looked = state_of(game).encounter.looked_at
    (ref,) = looked
    assert ref.partition(":")[2] in said(game, 0)
    assert ref.partition(":")[2] not in said(game, 1) | said(game, None)
    assert spoken_secrets(game) == set()


def secrets_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "secrets", lambda e, seat: [{"id": ref} for ref in e.state.encounter.secrets])


def scripts_in_events(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = scripts.read

    def leaky(e: Engine, number: int, scope: Any) -> Any:
        e.tell("script_begins", text=[one.text["en"] for one in e.content.script.values()])
        return honest(e, number, scope)

    monkeypatch.setattr(scripts, "read", leaky)


def flags_in_events(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = campaign.put_flag

    def leaky(e: Engine, name: str, n: int) -> None:
        e.tell("flag", name=name, now=n)
        honest(e, name, n)

    monkeypatch.setattr(campaign, "put_flag", leaky)


def looks_told_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Engine.tell

    def leaky(self: Engine, kind: str, seats: Any = None, /, **facts: Any) -> None:
        honest(self, kind, None, **facts)

    monkeypatch.setattr(Engine, "tell", leaky)


@pytest.mark.parametrize("leak", [secrets_in_view, scripts_in_events, flags_in_events, looks_told_to_all])
def test_a_planted_leak_of_a_name_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    assert any(spoken_secrets(game) for game in moments(400, 2))
