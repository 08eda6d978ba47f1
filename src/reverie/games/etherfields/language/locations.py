"""The dreamworld as it has been discovered (ETH-DWM-01): its tiles, their locations, the ways between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.content.model import DreamworldTile, Location

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

SEALED_BY_SHORTCUT = 1  # by each character (ETH-DWM-04)
TILE = "dreamworld_tile:"  # begins the refs of districts among what was unlocked


def tiles(e: Engine) -> list[DreamworldTile]:
    """The tiles that lie there, in the order in which they were discovered."""
    refs = (ref for ref in e.state.team.unlocked if ref.startswith(TILE))
    return [e.content.dreamworld_tile[ref.removeprefix(TILE)] for ref in refs]


def known(e: Engine) -> dict[str, tuple[DreamworldTile, Location]]:
    """Every location on them by its id."""
    return {place.id: (tile, place) for tile in tiles(e) for place in tile.locations}


def here(e: Engine) -> tuple[DreamworldTile, Location] | None:
    """Where the team marker stands; nowhere outside a campaign and before its first awakening."""
    campaign = e.state.campaign
    return known(e).get(campaign.location) if campaign is not None else None


def ways(e: Engine, start: str | None = None) -> list[tuple[str, str]]:
    """The arrows out of a location, path or shortcut; one to a tile that is not there cannot be used (ETH-DWM-01)."""
    there = known(e)
    campaign = e.state.campaign
    if start is None:
        start = campaign.location if campaign is not None else ""
    return [(to, kind) for tile in tiles(e) for at, to, kind in tile.arrows if at == start and to in there]
