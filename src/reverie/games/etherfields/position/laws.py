"""Whether a game can stand like that: what must hold between the parts of a state.

What is conserved, who stands where, and the invariants of the law (3.5) that are looked at wherever somebody is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from reverie.errors import PositionError
from reverie.games.etherfields import land
from reverie.games.etherfields.campaign import course as course_of
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.core.state import DREAMWORLD
from reverie.games.etherfields.land import surface
from reverie.games.etherfields.land.naming import NO_FIELD
from reverie.games.etherfields.language import locations
from reverie.games.etherfields.position import invariants
from reverie.games.etherfields.rounds import setup

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

BEGINNINGS = ("gate_entry", "slumber", "encounter", "over")  # what everything else is carried out on top of
WHOLE = "campaign"  # in a campaign this lies below them
LAWS: dict[int, Callable[[], PositionError]] = {  # by the number of the invariant in 3.5
    1: lambda: PositionError("position-things-once", place="state"),
    2: lambda: PositionError("position-tokens", place="state.supply"),
    3: lambda: PositionError("position-hand-limit", place="state.characters", rule="ETH-DRW-07"),
    4: lambda: PositionError("position-laid-limit", place="state.characters", rule="ETH-PRG-09"),
    5: lambda: PositionError("position-item-slots", place="state.team.items"),
    6: lambda: PositionError("position-field-room", place="state.figures", rule="ETH-CAP-02"),
    7: lambda: PositionError("position-dead", place="state.characters", rule="ETH-SUF-03"),
}


def check(e: Engine, encounter: str, team: Sequence[str]) -> None:
    """Refuse what no game of this team and encounter can reach, as far as that can be told without playing it."""
    is_whole = encounter == course_of.CAMPAIGN
    expect(
        (e.state.campaign is not None) == is_whole,
        PositionError("position-encounter", place="state.campaign", allowed=encounter),
    )
    people(e, team)
    cards(e, tuple(course_of.everybody(e.content) if is_whole else team))
    lands(e)
    figures(e)
    course(e, encounter)
    stack(e)
    try:
        invariants.at_rest(e)
        invariants.every_turn_card_is_there(e)
    except invariants.Broken as broken:
        raise LAWS[broken.number]() from broken


def expect(fits: bool, error: PositionError) -> None:
    """What does not fit is refused."""
    if not fits:
        raise error


def people(e: Engine, team: Sequence[str]) -> None:
    """Those who play are those that the rules of the position name; in a campaign so many of all there are."""
    seated, campaign = e.state.characters, e.state.campaign
    expected = list(team)
    if campaign is not None:
        known = course_of.everybody(e.content)
        lucid = [ref.partition(":")[2] for ref in e.state.team.unlocked if ref.startswith("character:")]
        known += [name for name in lucid if any(one.id == name for one in campaign.kept)]  # ETH-LUC-01
        first = campaign.stage in ("new", "first_dream") or campaign.sitting == 1
        everybody = [who.id for who in (*seated, *campaign.absent)]
        expect(
            (len(seated) == len(team) or (bool(seated) and not first)) and sorted(everybody) == sorted(known),
            PositionError("position-people", place="state.campaign.absent", allowed=known),
        )
        expect(
            [one.id for one in campaign.kept] == known,
            PositionError("position-people", place="state.campaign.kept", allowed=known),
        )
        expected = [who.id for who in seated]
    expect(
        [who.id for who in seated] == expected,
        PositionError("position-people", place="state.characters", allowed=expected),
    )
    for number, who in enumerate(seated):
        archetype = e.content.character[who.id].archetype
        expect(
            who.archetype == archetype,
            PositionError("position-people", place=f"state.characters.{number}.archetype", allowed=archetype),
        )


DEALT: dict[tuple[str, tuple[str, ...]], list[str]] = {}
DEALT_LIMIT = 64  # teams and contents that are kept in mind


def designs(content: Content, team: tuple[str, ...]) -> list[str]:
    """The designs of the cards that a team is dealt, by number: those of its decks, the market, the weaknesses."""
    key = content.fingerprint, team
    found = DEALT.get(key)
    if found is None:
        if len(DEALT) >= DEALT_LIMIT:
            DEALT.clear()
        found = DEALT[key] = setup.deal(content, team)[0].design
    return found


def cards(e: Engine, team: tuple[str, ...]) -> None:
    """The cards are those that were dealt, and those that came later; whoever has one owns it."""
    state = e.state
    first = designs(e.content, team)
    if state.campaign is not None:  # cards may have been added since it began: see `growing.py`
        fits = not Counter(first) - Counter(state.design)
    else:
        fits = state.design[: len(first)] == first
    expect(fits, PositionError("position-cards", place="state.design"))
    known = all(design.startswith(("influence:", "weakness:")) for design in state.design)
    expect(known, PositionError("position-cards", place="state.design"))
    expect(len(state.owner) == len(state.design), PositionError("position-cards", place="state.owner"))
    for number, who in enumerate(state.characters):
        for card in who.weaknesses:
            expect(
                state.design[card].startswith("weakness:"),
                PositionError("position-cards", place=f"state.characters.{number}.weaknesses"),
            )
        for card in who.progress:
            expect(
                state.design[card].startswith("influence:"),
                PositionError("position-cards", place=f"state.characters.{number}.progress"),
            )
    for name, kind in (("market", "influence:"), ("weakness_deck", "weakness:")):
        fits = all(state.design[card].startswith(kind) for card in getattr(state.team, name))
        expect(fits, PositionError("position-cards", place=f"state.team.{name}"))


def lands(e: Engine) -> None:
    """The map lies as its tiles, overlays and walls make it."""
    here = e.state.land
    expect(here.turned.keys() == here.tiles.keys(), PositionError("position-map", place="state.land.turned"))
    places = [place for places in here.tiles.values() for place in places if place != NO_FIELD]
    expect(len(set(places)) == len(places), PositionError("position-map", place="state.land.tiles"))
    expect(len(set(here.overlays)) == len(here.overlays), PositionError("position-map", place="state.land.overlays"))
    expect(set(here.wall_tokens) <= here.walls.keys(), PositionError("position-map", place="state.land.wall_tokens"))
    expect(here.rifts.keys() <= here.tiles.keys(), PositionError("position-map", place="state.land.rifts"))
    for name in here.markers:
        kind, _, tile = name.partition(":")
        expect(kind != "tile" or tile in here.tiles, PositionError("position-map", place=f"state.land.markers.{name}"))
    again = land.copy(here)
    surface.settle(again, e.content)
    expect(again.cover == here.cover, PositionError("position-map", place="state.land.cover"))
    expect(again.shape == here.shape, PositionError("position-map", place="state.land.shape"))


def figures(e: Engine) -> None:
    """Every character has its figure; creatures and companions are in play, and all stand on fields that exist."""
    state = e.state
    for number, who in enumerate(state.characters):
        figure = state.figures.get(number)
        fits = figure is not None and figure.kind == "character" and figure.of == who.id and not figure.large
        expect(fits, PositionError("position-figure-of", place=f"state.figures.{number}", value=who.id))
    for number, figure in state.figures.items():
        place = f"state.figures.{number}"
        if number >= len(state.characters):
            expect(100 <= number < state.next_figure, PositionError("position-figure-of", place=place, value=number))
            known = {"creature": e.content.creature, "companion": e.content.companion}.get(figure.kind, {})
            expect(figure.of in known, PositionError("position-figure-of", place=place, value=figure.of))
        if figure.kind == "companion":
            expect(
                figure.of in state.encounter.companions,
                PositionError("position-figure-of", place=place, value=figure.of),
            )
        if figure.field >= 0:
            exists = state.land.shape[figure.field] != surface.NOTHING or is_displaced(e, figure.field)
            expect(exists, PositionError("position-figure-field", place=f"{place}.field", value=figure.field))


def is_displaced(e: Engine, field: int) -> bool:
    """Whether what stands on a field is on its way to another one, because the field is gone (ETH-OVL-02)."""
    return any(frame.kind == "displaced" and field in frame.data["fields"] for frame in e.state.stack)


def course(e: Engine, encounter: str) -> None:
    """The encounter is the one that the rules of the position name, and stands at one of its points."""
    state, here, team = e.state, e.state.encounter, e.state.team
    if state.campaign is not None:
        encounter = here.source.partition(":")[2]
        if state.campaign.location:
            known = locations.known(e)
            expect(
                state.campaign.location in known,
                PositionError("position-unknown-name", place="state.campaign.location", value=state.campaign.location),
            )
    if here.kind == DREAMWORLD:
        fits = state.campaign is not None and not here.source
        expect(fits, PositionError("position-encounter", place="state.encounter.kind", allowed=encounter))
    elif here.kind or here.source:
        kind = "gate" if here.kind == "dream" else "slumber"
        expect(
            here.source == f"{kind}:{encounter}",
            PositionError("position-encounter", place="state.encounter.source", allowed=encounter),
        )
    if here.kind == "slumber":
        expect(
            here.face < len(e.content.slumber[encounter].faces),
            PositionError(
                "position-encounter",
                place="state.encounter.face",
                allowed=encounter,
            ),
        )
    else:
        expect(here.face == 0, PositionError("position-encounter", place="state.encounter.face", allowed=encounter))
    shown, discarded = here.shown_discard, len(here.turn_discard)
    expect(
        shown <= discarded,
        PositionError("position-range", place="state.encounter.shown_discard", value=shown, least=0, most=discarded),
    )
    most = e.option("hours_max")
    expect(
        team.hours <= most,
        PositionError("position-range", place="state.team.hours", value=team.hours, least=0, most=most),
    )
    expect(
        state.supply.keys() == setup.supply_of(e.content).keys(), PositionError("position-tokens", place="state.supply")
    )
    expect(
        len({tile.id for tile in here.creatures}) == len(here.creatures),
        PositionError("position-things-once", place="state.encounter.creatures"),
    )


def stack(e: Engine) -> None:
    """Something is being carried out, on top of the encounter itself; lists go no further than their end."""
    frames = e.state.stack
    begins = (WHOLE,) if e.state.campaign is not None else BEGINNINGS
    expect(bool(frames) and frames[0].kind in begins, PositionError("position-course", place="state.stack"))
    for number, frame in enumerate(frames):
        place = f"state.stack.{number}"
        expect(number == 0 or frame.kind not in begins, PositionError("position-course", place=place))
        if frame.kind in ("list", "part"):
            most = len(e.content.lists[frame.data["ref"]])
            last = max(frame.data["next"], frame.data.get("end", 0))
            expect(
                last <= most,
                PositionError("position-range", place=f"{place}.data.next", value=last, least=0, most=most),
            )
        order = frame.data.get("order")
        if order and frame.kind not in ("effect", "triggers"):
            fits = sorted(order) == list(range(e.team_size))
            expect(fits, PositionError("position-course", place=f"{place}.data.order"))
