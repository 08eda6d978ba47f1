"""What is counted of a whole campaign, for simulations: sums, and beside them how often something happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reverie.games.etherfields.core.state import Campaign, State


def of_campaign(state: State, campaign: Campaign) -> dict[str, int]:
    """Sittings, deaths, encounters; how it ended; for each dream that was tried how often it was won and lost, at which
    try it was won, and what its scripts called the ends.

    Names with dots are occurrences and are added up, never averaged: "tries.gate_room.at.2" is a dream won at its
    second try.
    """
    found = {
        "sittings": campaign.sitting,
        "deaths": campaign.deaths,
        "dreams": sum(map(len, campaign.tries.values())),
        "slumbers": campaign.slumbers,
    }
    if state.result:
        found[f"endings.{campaign.ending or state.reason.partition(' ')[0].replace('_', '-')}"] = 1
    for gate, results in campaign.tries.items():
        is_won = state.team.gates.get(gate) == "won"  # then nobody enters it again: the last try was the one
        found[f"tries.{gate}.won"] = int(is_won)
        found[f"tries.{gate}.lost"] = len(results) - int(is_won)
        if is_won:
            found[f"tries.{gate}.at.{len(results)}"] = 1
        for result in set(results):
            found[f"tries.{gate}.ends.{result}"] = results.count(result)
    return found
