"""Evenings of the campaign at the places that a screen is about: a team that has dreamed, with cards, masks and ether.

    record = idle(at="number_nine", shopping=1)      # the record of a table that stands there
    record = idle(and_then=("awaken",))              # and some answers later

A campaign comes there only after hours. What it needs is put on the table here as the campaign itself would, and goes
through a written position, so that whatever no game can reach is refused.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import reverie
from reverie.games.etherfields.campaign import course
from reverie.games.etherfields.campaign.waking import stand_in_dreamworld
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core import snapshot
from reverie.games.etherfields.definition import BAR
from reverie.games.etherfields.rounds import tidying

SPEC = "etherfields/second/solo2/encounter=campaign"
TEAM = ("gambler", "specialist")


@cache
def idle(
    at: str = "unmade_bed",
    shopping: int = 0,
    ether: int = 4,
    bought: int = 9,
    spec: str = SPEC,
    and_then: tuple[str, ...] = (),
    tiles: tuple[str, ...] = ("threshold_row",),
) -> str:
    """The record of a campaign whose team stands idle in the dreamworld, some answers later."""
    game = reverie.from_position(position(at, shopping, ether, bought, spec, tiles=tiles), seed=7)
    for words in and_then:
        answer(game, words)
    return game.record().text()


def answer(game: reverie.Game, words: str) -> None:
    """Give an answer by its words, or the first that begins with them."""
    seats = range(game.players)
    offers: list[dict[str, Any]] = [dict(offer) for seat in seats for offer in game.offers("en", None, seat)]
    found = next((one for one in offers if one["words"] == words), None)
    found = found or next((one for one in offers if str(one["words"]).startswith(words)), None)
    assert found is not None, f"{words}: {[one['words'] for one in offers]}"
    game.apply(int(found["id"]))


def position(
    at: str,
    shopping: int,
    ether: int,
    bought: int,
    spec: str,
    team: Sequence[str] = TEAM,
    tiles: Sequence[str] = ("threshold_row",),
) -> str:
    """The table, written down."""
    content = shipped()
    e = course.prepare(content, list(team), 7)
    state, ours, campaign = e.state, e.state.team, e.state.campaign
    assert campaign is not None
    state.stack.clear()
    e.push("campaign", {}).at = "sitting"
    campaign.stage, campaign.location, campaign.first_dream_done = "sitting", at, True
    campaign.tries = {content.first_gate: ["victory"]}
    ours.unlocked = [f"dreamworld_tile:{tile}" for tile in tiles]
    ours.gates = {content.first_gate: "won", "gate_ferry": "available"}
    ours.wisdoms = [name for name in content.standard_wisdoms.values() if name]
    ours.slumber_deck = [name for name, one in content.slumber.items() if one.code is None or one.delta]
    ours.shopping_cards, ours.hours = shopping, 4
    for c, who in enumerate(state.characters):
        who.masks = [name for name, one in content.mask.items() if one.owner == who.archetype]
        op.gain(e, "ether", c, ether)
        for card in ours.market[:bought]:
            ours.market.remove(card)
            op.give_card(e, c, card, "deck")
    stand_in_dreamworld(e)
    tidying.rebuild_slumberlands(e)
    landing = next(tile for tile, fields in state.land.tiles.items() if fields)
    for c in range(len(team)):
        state.figures[c].field = state.land.tiles[landing][c]
    e.run()
    return f"{spec}{BAR}{json.dumps(snapshot.write(state), separators=(',', ':'), sort_keys=True)}"
