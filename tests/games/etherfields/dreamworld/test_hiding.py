"""Nobody learns in a campaign what is hidden (chapter 8): from views, events, questions or answers.

Pairs: two tables that differ in nothing but what a seat cannot know, dealt again from moments of whole campaigns, are
byte for byte the same to it, now and after an answer that reveals nothing. And what no one has discovered is nowhere
named: not the next dream, nor the shop's cards, nor a page that was not read.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import reverie
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.language import locations
from reverie.games.etherfields.manifest import CAMPAIGN, MODES
from reverie.games.etherfields.seats import view
from reverie.kernel.game import Game
from tests.games.etherfields.inside import rules_of, state_of
from tests.games.etherfields.tables import Who, carry_out, table
from tests.games.etherfields.test_hiding import deck_in_view, seats_of, strings

Amount = Callable[[int, int], int]
SHARE = 0.04  # of all moments in many campaigns, besides those that are rare
RARE = 40  # moments of every kind of question are looked at until there were so many
STAGES = {"new", "first_dream", "sitting", "setup"}  # what a campaign that goes on may be in (3.1)
PLACES = {"", "dream", "slumber", "dreamworld"}  # the same of encounters (3.4)


@pytest.fixture(autouse=True)
def unwatched(monkeypatch: pytest.MonkeyPatch) -> None:
    """The invariants are looked at elsewhere; here copies of games are played on by the thousand."""
    monkeypatch.setattr(op, "watch", None)


def campaigns(seed: int, many: bool) -> Iterator[Game]:
    """Campaigns at some of their questions: teams of all sizes, hands open and closed, played by the rules player, who
    is curious now and then. Many moments, or the first of every phase and of every question between encounters."""
    lot, met, number = random.Random(f"campaigns {seed}"), Counter[str](), seed
    while True:
        hands = {"hands": "closed"} if number % 3 == 0 else {}
        game = reverie.new_game(
            "etherfields", mode=MODES[number % len(MODES)], seed=number, variants={"encounter": CAMPAIGN, **hands}
        )
        rules, curious = (reverie.agent(name, "etherfields", seed=number) for name in ("rules", "random"))
        game.events_for(None)  # from now on it listens
        number += 1
        while (decision := game.decision) is not None:
            state = state_of(game)
            assert state.campaign is not None
            here = state.encounter
            moment = f"{state.campaign.stage} {here.kind} {here.phase}"
            if many or here.kind in ("", "dreamworld"):
                moment += decision.kind
            met[moment] += 1
            if met[moment] <= (RARE if many else 2) or (many and lot.random() < SHARE):
                yield game
            # Saving ends a game; whoever is curious does not.
            player = curious if lot.random() < 0.03 and "save" not in decision.kind else rules
            game.apply(player.choose(game.outlook()))


def shown(game: Game, seat: int | None, since: int) -> str:
    """Everything a seat is given now, and told since then; but for the seed of the deal."""
    return json.dumps(
        [
            game.view(seat),
            [event.to_json() for event in game.events_after(seat, since)[1]],
            game.decision.to_json() if game.decision else None,
            game.offers(),
            [action.to_json() for action in game.line[-2:]],
        ]
    )


def differences(game: Game, seat: int | None, lot: random.Random) -> tuple[str, bool]:
    """In what this table and another one differ for a seat that cannot tell them apart, if they do; and whether that
    was seen after an answer, too."""
    first, second = game.clone(), game.clone()
    second.engine.determinise(lot.randrange(2**32), 0 if seat is None else seat)
    since = max(0, game.answers - 5)
    if shown(first, seat, since) != shown(second, seat, since):
        return f"{game.spec} after {game.answers}, seat {seat}, now", False
    answer, before = lot.choice(game.legal_actions()), game.engine.mark
    first.apply(answer)
    second.apply(answer)
    if first.engine.mark != before or second.engine.mark != before:
        return "", False  # something was drawn, rolled or turned up
    is_same = shown(first, seat, since) == shown(second, seat, since)
    return "" if is_same else f"{game.spec} after {game.answers}, seat {seat}, after {first.line[-1]}", True


def test_campaigns_that_differ_in_what_is_hidden_look_the_same(amount: Amount) -> None:
    lot, pairs, quiet, other = random.Random(1), 0, 0, 0
    count = amount(60, 20_000)
    stages, places = set[str](), set[str]()
    for game in campaigns(0, count > 1_000):
        state = state_of(game)
        assert state.campaign is not None
        stages.add(state.campaign.stage)
        places.add(state.encounter.kind)
        for seat in seats_of(game):
            pairs += 1
            difference, is_quiet = differences(game, seat, lot)
            assert not difference
            quiet += is_quiet
        other += game.world(0, 1) != game.position()
        if pairs >= count and (count > 1_000 or (stages >= STAGES and places == PLACES)):
            break
    assert stages >= STAGES, stages
    assert places == PLACES, places
    assert quiet > pairs / 4, "many answers reveal nothing"
    assert other > pairs / 10, "worlds are dealt again"


# What shows something that nobody has seen before, or gives it a name; the rest speaks of what is known.
SHOWING = {
    "slumber_drawn", "fate_drawn", "revealed", "gained", "gained_secret", "creature_revealed", "team_gained", "season",
    "card_gained", "item_chosen", "tile_placed", "overlay_placed", "summoned", "gate_status", "district", "rift",
    "memory_gained", "market_shown", "triggered", "step", "step_effect", "chosen", "answered", "figure_placed",
}  # fmt: skip
KINDS = {"slumber", "fate", "gate", "dreamworld_tile", "wisdom", "clue", "companion", "memory", "creature", "event"}


def words_of(data: Any) -> set[str]:
    """All strings in plain data, and the refs and ids in those that are put together: `use gate:x#enter`."""
    found = set(strings(data))
    parts = {part for one in found for part in one.replace("#", " ").split() if ":" in one or "_" in part}
    return found | parts | {part.partition(":")[2] for part in parts}


def in_sight(game: Game) -> set[str]:
    """Refs of what lies open, read from the state."""
    state = state_of(game)
    here, team = state.encounter, state.team
    found = {here.source, f"season:{team.season}", *here.revealed, *(f"creature:{one.id}" for one in here.creatures)}
    found |= {f"companion:{one}" for one in here.companions} | {f"fate:{one}" for one in state.land.rifts.values()}
    found |= {f"{kind}:{one}" for kind in ("wisdom", "clue") for one in getattr(team, f"{kind}s")}
    found |= {f"gate:{one}" for one in team.gates} | {
        f"memory:{one}" for who in state.characters for one in who.memories
    }
    found |= {ref for ref, eyes in here.looked_at.items() if eyes}
    return found | {f"dreamworld_tile:{one.id}" for one in locations.tiles(rules_of(game))}


def named_too_early(seed: int, most: int) -> Iterator[str]:
    """What is named before anybody has discovered it, in one campaign."""
    content = shipped()
    game = reverie.new_game("etherfields", mode=MODES[seed % len(MODES)], seed=seed, variants={"encounter": CAMPAIGN})
    player = reverie.agent("rules", "etherfields", seed=seed)
    game.events_for(None)
    ids = Counter(thing.id for thing in content.things.values())  # and other things that are called by one word
    ids.update(ref.partition("#")[2] for ref in content.abilities)
    ids.update(one.key for words in content.lists.values() for word in words for one in word.args.get("options", ()))
    all_things = {ref: thing for ref, thing in content.things.items() if ref.partition(":")[0] in KINDS}
    met: set[str] = set()
    while not game.is_over and game.answers < most:
        told = [event.to_json() for event in game.events_after(None, max(0, game.answers - 1))[1]]
        met |= in_sight(game)
        for event in told:
            if event["kind"] in SHOWING:
                met |= words_of(event)
        hidden = [thing for ref, thing in all_things.items() if ref not in met and thing.id not in met]
        words = {thing.ref for thing in hidden} | {thing.id for thing in hidden if ids[thing.id] == 1}
        unread = {text for n, one in content.script.items() if n not in state_of(game).team.scripts_read
                  for text in one.text.values() if text}  # fmt: skip
        if game.answers % 4 == 0:
            for seat in seats_of(game):
                given = [game.view(seat), game.offers(), game.decision.to_json() if game.decision else None]
                given.append([event.to_json() for event in game.events_after(seat, max(0, game.answers - 4))[1]])
                said = words_of(given)
                yield from sorted(said & (words | unread))
        game.apply(player.choose(game.outlook()))


def test_what_nobody_has_discovered_is_named_nowhere(amount: Amount) -> None:
    for seed in range(amount(1, 12)):
        assert not set(named_too_early(seed, amount(250, 5_000)))


def next_slumber(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.campaign

    def leaky(e: Engine, now: Any) -> dict[str, Any]:
        return {**honest(e, now), "next": e.state.team.slumber_deck[:1]}

    monkeypatch.setattr(view, "campaign", leaky)


def next_of_the_shop(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.campaign

    def leaky(e: Engine, now: Any) -> dict[str, Any]:
        return {**honest(e, now), "market": [e.state.design[card] for card in e.state.team.market[:1]]}

    monkeypatch.setattr(view, "campaign", leaky)


def next_fate(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Engine.tell

    def leaky(self: Engine, kind: str, seats: Any = None, /, **facts: Any) -> None:
        honest(self, kind, seats, **facts, fate_below=self.state.team.fate_deck[:1])

    monkeypatch.setattr(Engine, "tell", leaky)


LEAKS = [next_of_the_shop, next_fate, deck_in_view]


def test_a_planted_leak_of_a_name_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    next_slumber(monkeypatch)
    assert next(named_too_early(1, 400), None) is not None


def test_a_card_that_goes_under_its_deck_is_not_named() -> None:
    """What the mask Driftwood does: nobody turns the card over."""
    under = {"put_on_bottom": {"card": {"card": {"pick": "top", "zone": "deck"}}}}
    e = table([Who(deck=["W2", "P3", "C4"])], texts={"t": [under]})
    e.events, before = [], e.state.characters[0].deck[0]
    carry_out(e, "t", self=0, decider=0)
    assert e.state.characters[0].deck[-1] == before
    told = [(kind, dict(facts)) for kind, facts, _ in e.events if "card" in kind]
    assert told == [("deck_card_moved", {"character": "c1"})]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_of_a_campaign_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    lot = random.Random(2)
    for looked, game in enumerate(campaigns(1, False)):
        if any(differences(game, seat, lot)[0] for seat in seats_of(game)):
            return
        assert looked < 100
