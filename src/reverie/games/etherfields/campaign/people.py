"""Who plays: characters keep their ids and all they own, seats are only where they sit (ETH-CHR-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Belongings, Campaign, Character, Frame

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def campaign_of(e: Engine) -> Campaign:
    """The campaign that is played."""
    found = e.state.campaign
    assert found is not None
    return found


def kept_by(e: Engine, who: Character) -> Belongings:
    """What a character has outside its zones."""
    return next(one for one in campaign_of(e).kept if one.id == who.id)


def note_down(e: Engine) -> None:
    """How an encounter ended is kept: for whoever looks back, or wants to know how often a dream was tried."""
    here, campaign = e.state.encounter, campaign_of(e)
    if here.kind == "dream":
        campaign.tries.setdefault(here.source.partition(":")[2], []).append(here.result)
    elif here.kind == "slumber":
        campaign.slumbers += 1


def cards_of(e: Engine, who: Character) -> list[int]:
    """All cards of a character, wherever they are."""
    return [*(card for zone in op.ZONES for card in op.zone_of(who, zone)), *kept_by(e, who).stash]


def sit(e: Engine, names: list[str]) -> None:
    """These characters sit, in this order; whoever does not keeps everything and stays out (ETH-PLY-02).

    Cards, figures and lasting changes follow their characters to their seats.
    """
    state, campaign = e.state, campaign_of(e)
    before = [who.id for who in state.characters]
    people = {who.id: who for who in (*state.characters, *campaign.absent)}
    state.characters = [people[name] for name in names]
    campaign.absent = [people[one.id] for one in campaign.kept if one.id not in names]
    for who in campaign.absent:
        for card in cards_of(e, who):
            state.owner[card] = -1
    for c, who in enumerate(state.characters):
        state.figures[c].of = who.id
        for card in cards_of(e, who):
            state.owner[card] = c
    for made in state.modifiers:
        if made.who is not None:
            made.who = [names.index(before[c]) for c in made.who if before[c] in names]
    e.changed()


@handles("seats")
def seats(e: Engine, f: Frame) -> None:
    """One seat after the other gets a character that nobody else has (ETH-CMP-01, ETH-AWK-04); their number is fixed
    (ETH-PLY-04). At the beginning of a sitting the first-player marker goes to one of them (ETH-SET-01)."""
    data, chosen = f.data, f.data["chosen"]
    answer = f.take()
    if f.at == "marker":
        if answer is None:
            names = [Choice("give", c, who.id, "character") for c, who in enumerate(e.state.characters)]
            e.ask("first-player", data["point"], e.everybody, names)
            return
        e.state.team.first_player = answer
        e.done()
        return
    if answer is not None:
        chosen.append(answer)
    if len(chosen) < e.team_size:
        now = e.state.characters[len(chosen)].id
        free = [one.id for one in campaign_of(e).kept if one.id not in chosen]
        free.sort(key=lambda name: name != now)  # who sits there comes first
        choices = [Choice("seat", name, name, "character") for name in free]
        e.ask("seat", data["point"], e.everybody, choices, {"seat": len(chosen) + 1})
        return
    if [who.id for who in e.state.characters] != chosen:
        sit(e, list(chosen))
        e.tell("seated", characters=list(chosen))
    if data["point"] == "DP-01":
        f.at = "marker"
    else:
        e.done()
