"""Who plays: characters keep their ids and all they own, seats are only where they sit (ETH-CHR-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.state import Belongings, Campaign, Character, Figure, Frame
from reverie.games.etherfields.land import kinds as k

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


ENOUGH = "enough!"  # nobody else takes part


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
    places = {old: names.index(name) for old, name in enumerate(before) if name in names}
    people = {who.id: who for who in (*state.characters, *campaign.absent)}
    state.characters = [people[name] for name in names]
    campaign.absent = [people[one.id] for one in campaign.kept if one.id not in names]
    for who in campaign.absent:
        for card in cards_of(e, who):
            state.owner[card] = -1
    for c in range(len(names), len(before)):  # fewer than before (ETH-PLY-01)
        del state.figures[c]
    for c, who in enumerate(state.characters):
        state.figures.setdefault(c, Figure("character", who.id, -1)).of = who.id
        for card in cards_of(e, who):
            state.owner[card] = c
    for made in state.modifiers:
        if made.who is not None:
            made.who = [places[c] for c in made.who if c in places]
    for figure in state.figures.values():
        if figure.keeper >= 0:
            figure.keeper = places.get(figure.keeper, -1)
    companions = state.encounter.companions
    for name, keeper in companions.items():
        companions[name] = places.get(keeper, -1)
    if state.team.first_player >= len(names):
        state.team.first_player = 0
    share(e)
    e.changed()


# ---- lucid characters ---------------------------------------------------------------------------------------------


def double_of(e: Engine, name: str) -> str:
    """The archetype that a character is or stands for: of a lucid one the one that it is an alternative to."""
    return e.content.character[name].lucid_of or name


def admit(e: Engine) -> None:
    """Lucid characters that a script has unlocked can be chosen from now on, with decks of their own (ETH-LUC-01)."""
    state, campaign = e.state, campaign_of(e)
    known = {one.id for one in campaign.kept}
    for ref in state.team.unlocked:
        kind, _, name = ref.partition(":")
        if kind != "character" or name in known:
            continue
        person = e.content.character[name]
        who = Character(person.id, person.archetype)
        for card, copies in person.deck:
            who.deck += range(len(state.design), len(state.design) + copies)
            state.design += [f"influence:{card}"] * copies
            state.owner += [-1] * copies
        campaign.absent.append(who)
        campaign.kept.append(Belongings(who.id, built=sorted(who.deck)))
        e.changed()


def share(e: Engine) -> None:
    """Where the pack lets lucid decks be mixed, whoever sits has the cards of both (ETH-LUC-01)."""
    campaign = campaign_of(e)
    for who in e.state.characters:
        for other in campaign.absent:
            lucid = who.id if e.content.character[who.id].lucid_of else other.id
            is_pair = double_of(e, who.id) == double_of(e, other.id)
            if not is_pair or not e.content.character[lucid].mixes:
                continue
            theirs = kept_by(e, other)
            moved = [card for card in (*other.deck, *theirs.stash) if op.is_influence(e, card)]
            other.deck = [card for card in other.deck if card not in moved]
            theirs.stash = []
            kept_by(e, who).stash += moved
            for card in moved:
                e.state.owner[card] = e.state.characters.index(who)


@handles("seats")
def seats(e: Engine, f: Frame) -> None:
    """One seat after the other gets a character that nobody else has (ETH-CMP-01, ETH-AWK-04). Their number may differ
    from sitting to sitting (ETH-PLY-01) and is fixed inside one (ETH-PLY-04). At the beginning of a sitting the
    first-player marker goes to one of them (ETH-SET-01)."""
    data, chosen = f.data, f.data["chosen"]
    answer = f.take()
    if not chosen and answer is None and f.at == "":
        admit(e)
    if f.at == "marker":
        if answer is None:
            names = [Choice("give", c, who.id, "character") for c, who in enumerate(e.state.characters)]
            e.ask("first-player", data["point"], e.everybody, names)
            return
        e.state.team.first_player = answer
        e.done()
        return
    if answer is not None and answer != ENOUGH:
        chosen.append(answer)
    is_open = campaign_of(e).stage == "setup"  # how many play is settled now (ETH-PLY-01)
    most = k.TEAM_LIMIT if is_open else e.team_size
    taken = {double_of(e, name) for name in chosen}
    free = [one.id for one in campaign_of(e).kept if double_of(e, one.id) not in taken]
    if free and len(chosen) < most and answer != ENOUGH:
        seated = e.state.characters
        now = seated[len(chosen)].id if len(chosen) < len(seated) else ""
        free.sort(key=lambda name: name != now)  # who sits there comes first
        choices = [Choice("seat", name, name, "character") for name in free]
        if is_open and chosen:
            choices.insert(0 if not now else len(choices), Choice("enough", ENOUGH))
        e.ask("seat", data["point"], e.everybody, choices, {"seat": len(chosen) + 1}, always=is_open)
        return
    if [who.id for who in e.state.characters] != chosen:
        sit(e, list(chosen))
        e.tell("seated", characters=list(chosen))
    if data["point"] == "DP-01":
        f.at = "marker"
    else:
        e.done()
