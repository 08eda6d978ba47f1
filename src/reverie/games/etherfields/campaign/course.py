"""A campaign from its first night to its end (SM-CAMPAIGN): one frame, on which everything else is carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.campaign.awakening import gather
from reverie.games.etherfields.campaign.people import campaign_of, note_down, sit
from reverie.games.etherfields.campaign.waking import stand_in_dreamworld
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.chance import Chance
from reverie.games.etherfields.core.engine import Choice, Engine, handles
from reverie.games.etherfields.core.state import Belongings, Campaign, Encounter, Figure, Frame, State
from reverie.games.etherfields.rounds import setup, tidying

if TYPE_CHECKING:
    from reverie.games.etherfields.core.state import Team

CAMPAIGN = "campaign"  # what the rules of a position name instead of an encounter


def everybody(content: Content) -> list[str]:
    """Whoever can be played from the start: lucid characters are not (ETH-LUC-01)."""
    return [person.id for person in content.character.values() if person.lucid_of is None]


def new_campaign(
    content: Content,
    characters: Sequence[str],
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    *,
    listening: bool = False,
) -> Engine:
    """A campaign before its first question; it runs until somebody is asked."""
    e = prepare(content, characters, seed, options, listening=listening)
    e.run()
    return e


def prepare(
    content: Content,
    characters: Sequence[str],
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    *,
    listening: bool = False,
) -> Engine:
    """All characters with their starting decks of 22 cards; those who were named sit, the others are absent.

    Everything else is empty (ETH-CMP-02, ETH-CMP-03); starting cards of those who do not play stay theirs
    (ETH-CMP-07).
    """
    if options:
        content = replace(content, options={**content.options, **options})
    dealer, people, team = setup.deal(content, everybody(content))
    start_with(content, team)
    state = State(
        dealer.design, dealer.owner, people[: len(characters)], team, lands.Land(), Encounter("", ""),
        setup.supply_of(content), setup.bag_of(content),
    )  # fmt: skip
    state.campaign = Campaign(
        absent=people[len(characters) :],
        kept=[Belongings(who.id, built=sorted(who.deck)) for who in people],
        people=len(characters),
    )
    for number, who in enumerate(state.characters):
        state.figures[number] = Figure("character", who.id, -1)
    e = Engine(content, state, Chance(seed), listening)
    sit(e, list(characters))
    e.push("campaign", {})
    return e


def start_with(content: Content, team: Team) -> None:
    """What the team has before the first night: wisdoms of expansions (ETH-THN-01), Nap if that is played with
    (ETH-NAP-01), and the fate cards of the start."""
    team.wisdoms = list(content.always_active_wisdoms)
    nap = content.standard_wisdoms.get("nap")
    if nap is not None and content.options["nap"]:
        team.wisdoms.append(nap)
    team.fate_deck = [fate.id for fate in content.fate.values() if fate.code is None]


# ---- the states -------------------------------------------------------------------------------------------------


@handles("campaign")
def campaign(e: Engine, f: Frame) -> None:
    """One state of the campaign after the other."""
    STATES[f.at](e, f)


def new(e: Engine, f: Frame) -> None:
    """Who plays whom, and who holds the first-player marker (ETH-CMP-01, DP-01)."""
    f.at = "first setup"
    e.push("seats", {}, point="DP-01", chosen=[])


def first_setup(e: Engine, f: Frame) -> None:
    """Decks are shuffled, the clock is set; no slumberlands, no dreamworld, no awakening (ETH-CMP-04)."""
    state, team = e.state, e.state.team
    for cards in (*(who.deck for who in state.characters), team.market, team.weakness_deck):
        e.chance.shuffle(state, cards)
    e.chance.shuffle(state, team.fate_deck)
    e.learned()
    op.set_hours(e, setup.hours_for(e.content, e.team_size))
    campaign_of(e).stage = "first_dream"
    e.tell("campaign_begun", characters=[who.id for who in state.characters])
    enter_first_gate(e, f)


def enter_first_gate(e: Engine, f: Frame) -> None:
    """The first dream, whatever its district and keys are (ETH-CMP-04)."""
    f.at = "first dream"
    e.state.team.gates[e.content.first_gate] = "available"
    e.push("gate_entry", {}, gate=e.content.first_gate)


def first_dream(e: Engine, f: Frame) -> None:
    """It is over: death begins it again (ETH-DTH-05), everything else leads to a full awakening (ETH-CMP-06).

    What the dream hands out (ETH-CMP-05) its own scripts have handed out by now.
    """
    f.data.pop("result", None)
    result = e.state.encounter.result
    note_down(e)
    tidying.after_dream(e)
    if result == "closed":
        close(e)
        return
    if result == "death":
        campaign_of(e).deaths += 1
        e.state.encounter.phase = "over"
        gather(e)
        for c in range(e.team_size):
            op.shuffle_deck(e, c)
        op.set_hours(e, setup.hours_for(e.content, e.team_size))
        if campaign_of(e).leaving:  # up to the re-entry, then it is stored (ETH-SAV-06)
            campaign_of(e).leaving = False
            campaign_of(e).stage = f.at = "saved"
            return
        e.tell("first_dream_again")
        enter_first_gate(e, f)
        return
    campaign_of(e).first_dream_done = True
    stand_in_dreamworld(e)
    f.at = "sitting"
    e.push("awakening", {})


def sitting(e: Engine, f: Frame) -> None:
    """The team walks the dreamworld until it saves (ETH-SAV-01)."""
    if f.data.pop("result", None) == "saved":
        campaign_of(e).stage = "saved"
        f.at = "saved"
        return
    campaign_of(e).stage = "sitting"
    e.push("dreamworld", {})


def saved(e: Engine, f: Frame) -> None:
    """Everything is put away: another sitting now, or that was it. Whoever stops here has lost nothing."""
    answer = f.take()
    if answer is None:
        choices = [Choice("continue", "continue"), Choice("close", "close")]
        about = {"sitting": campaign_of(e).sitting, "told": int(is_told(e))}
        e.ask("saved", "DP-01", e.everybody, choices, about)
    elif answer == "close":
        finish(e, "ended", "story_pauses ETH-SAV-05" if is_told(e) else "saved ETH-SAV-05")
    else:
        campaign_of(e).sitting += 1
        if not campaign_of(e).first_dream_done:  # ETH-SAV-06
            campaign_of(e).stage = "first_dream"
            enter_first_gate(e, f)
            return
        f.at = "sitting"
        if not e.option("save_sheet"):  # with it everything lies as it lay (ETH-ATE-01)
            campaign_of(e).stage = "setup"
            e.push("sitting", {})


STATES: dict[str, Callable[[Engine, Frame], None]] = {
    "": new,
    "first setup": first_setup,
    "first dream": first_dream,
    "sitting": sitting,
    "saved": saved,
}


def is_told(e: Engine) -> bool:
    """Whether every dream that there is was won and none has ended the campaign: the story pauses here."""
    gates = e.state.team.gates
    return all(gates.get(name) == "won" for name in e.content.gate)


def close(e: Engine) -> None:
    """A script has ended the campaign (`end_campaign`): this was its ending."""
    finish(e, "won", f"{campaign_of(e).ending} ETH-SCR-01")


def finish(e: Engine, result: str, reason: str) -> None:
    """The game is over."""
    e.state.result, e.state.reason = result, reason
    e.tell("over", result=result, reason=reason)
