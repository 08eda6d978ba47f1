"""A game of its own: one dream or one slumber, played with starting decks (ETH-CMP-01, ETH-CMP-02, ETH-CMP-03,
ETH-CMP-04, ETH-SLD-01, ETH-SLD-02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.core.chance import Chance
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.core.state import Character, Encounter, Figure, State, Team


def supply_of(content: Content) -> dict[str, int]:
    """All markers, figures and tokens by kind (2.2)."""
    totals = content.options["component_totals"]
    supply = {kind: n for kind, n in totals.items() if not kind.startswith("intent_")}
    # Intent markers of one colour may stand in for another, so they are counted together (ETH-GRP-08).
    supply["intent_marker"] = sum(n for kind, n in totals.items() if kind.startswith("intent_"))
    supply |= {f"terrain:{kind}": n for kind, n in content.options["terrain_tokens"].items()}
    supply |= dict(content.options["state_token_sides"])
    return supply


def bag_of(content: Content) -> list[str]:
    """The mutation tokens (2.3)."""
    return [kind for kind, n in content.options["mutation_tokens"].items() for _ in range(n)]


class Dealer:
    """Makes cards."""

    def __init__(self) -> None:
        self.design: list[str] = []
        self.owner: list[int] = []

    def deal(self, design: str, owner: int, copies: int = 1) -> list[int]:
        """Cards of a design."""
        first = len(self.design)
        self.design += [design] * copies
        self.owner += [owner] * copies
        return list(range(first, first + copies))


def seat(content: Content, dealer: Dealer, name: str, number: int) -> Character:
    """A character with its starting deck and nothing else (ETH-CMP-02, ETH-CMP-03)."""
    person = content.character[name]
    seated = Character(person.id, person.archetype)
    for card, copies in person.deck:
        seated.deck += dealer.deal(f"influence:{card}", number, copies)
    return seated


def hours_for(content: Content, size: int) -> int:
    """The hours a team starts with (ETH-HRS-01)."""
    by_team = content.options["hours_by_team"]
    return int(by_team[min(size, len(by_team)) - 1])


def deal(content: Content, characters: Sequence[str]) -> tuple[Dealer, list[Character], Team]:
    """All cards, made in one order: starting decks, the market, the weaknesses; and who has which."""
    dealer = Dealer()
    seated = [seat(content, dealer, name, number) for number, name in enumerate(characters)]
    team = Team(hours=hours_for(content, len(seated)))
    for card in content.influence.values():  # ETH-CMP-03, ETH-CMP-07: no code, no starting card
        if card.code is None and card.starting_of is None:
            team.market += dealer.deal(card.ref, -1, card.copies)
    for weakness in content.weakness.values():
        if weakness.code is None:
            team.weakness_deck += dealer.deal(weakness.ref, -1)
    return dealer, seated, team


def new_game(
    content: Content,
    encounter: str,
    characters: Sequence[str],
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    *,
    listening: bool = False,
) -> Engine:
    """A dream or slumber by its id, as a game of its own; it runs until somebody is asked."""
    e = prepare(content, encounter, characters, seed, options, listening=listening)
    e.run()
    return e


def prepare(
    content: Content,
    encounter: str,
    characters: Sequence[str],
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    *,
    listening: bool = False,
) -> Engine:
    """The same, before anything has happened."""
    if options:
        content = replace(content, options={**content.options, **options})
    assert len(set(characters)) == len(characters) > 0
    dealer, seated, team = deal(content, characters)
    team.fate_deck = [fate.id for fate in content.fate.values() if fate.code is None]
    team.wisdoms = list(content.always_active_wisdoms)
    state = State(
        dealer.design, dealer.owner, seated, team, lands.Land(), Encounter("", ""), supply_of(content), bag_of(content)
    )
    for number, who in enumerate(seated):
        state.figures[number] = Figure("character", who.id, -1)
    e = Engine(content, state, Chance(seed), listening)
    for who in seated:
        e.chance.shuffle(state, who.deck)
    for pile in (team.market, team.weakness_deck, team.fate_deck):
        e.chance.shuffle(state, pile)
    if encounter in content.gate:
        team.gates[encounter] = "available"
        e.push("gate_entry", {}, gate=encounter)
    else:
        build_slumberlands(e)
        e.push("slumber", {}, tile=encounter)
    return e


def build_slumberlands(e: Engine) -> None:
    """The two start tiles; all others without a code lie shuffled in the supply (ETH-SLD-02)."""
    for tile in e.content.tile.values():
        if tile.start:
            change = lands.place_tile(e.state.land, e.content, tile.id)
            assert change.done, tile.id
        elif tile.code is None and tile.slot is not None:
            e.state.team.slumberlands.append(tile.id)
    e.chance.shuffle(e.state, e.state.team.slumberlands)
    e.changed()
