"""The action step (ETH-RND-03): anybody may do anything at any time, until all have passed in a row (DP-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.acting.actions import DREAM_ACTIONS, usable
from reverie.games.etherfields.acting.basic import basic_commands, can_buy_round
from reverie.games.etherfields.acting.gamble import can_gamble
from reverie.games.etherfields.acting.interrupts import side_actions
from reverie.games.etherfields.acting.keeping import belongings, is_steady_list, table
from reverie.games.etherfields.acting.laying import layable
from reverie.games.etherfields.acting.signs import sign_commands
from reverie.games.etherfields.acting.sockets import socket_commands
from reverie.games.etherfields.core.engine import Choice, handles
from reverie.games.etherfields.core.listed import Listed
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language import scripts
from reverie.games.etherfields.language.evaluating import all_hold
from reverie.games.etherfields.language.triggers import look

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def commands_of(e: Engine, c: int, dream_actions: bool = True) -> list[Choice]:
    """Everything one character can do now, actions and activities (ETH-ACT-12), as frames to be pushed."""
    found = usable(e, c)
    if not dream_actions:
        found = [choice for choice in found if choice.side is None or choice.side[1]["zone"] not in DREAM_ACTIONS]
    return [*found, *basic_commands(e, c), *layable(e, c), *socket_commands(e, c), *sign_commands(e, c)]


def team_commands(e: Engine) -> list[Choice]:
    """What the team does together, whoever says it."""
    found = []
    if can_buy_round(e):
        found.append(Choice("buy-round", True, side=("buy_round", {})))
    if can_gamble(e):
        found.append(Choice("gamble", True, side=("gamble", {})))
    if can_be_delivered(e):
        found.append(Choice("deliver", True, side=("deliverance", {})))
    if e.state.campaign is not None and e.state.encounter.kind == "dream":
        found.append(Choice("quit-dream", True, side=("quit_dream", {})))  # ETH-SAV-06
    return found


def can_be_delivered(e: Engine) -> bool:
    """Whether the slumber has a deliverance, and what is printed there holds, its wisdom among it (ETH-SLU-08)."""
    here = e.state.encounter
    requires = e.content.slumber[here.source[8:]].deliverance_requires if here.kind == "slumber" else None
    return requires is not None and all_hold(e, requires, {"source": here.source, "decider": "team"})


@handles("deliverance")
def deliverance(e: Engine, f: Frame) -> None:
    """Its script is read: most of them end the slumber, and remove or replace its tile (ETH-SLU-08)."""
    source = e.state.encounter.source
    tile = e.content.slumber[source[8:]]
    e.done()
    cause = {"kind": "slumber", "source": tile.id, "cost": False}
    scripts.read(e, tile.deliverance_script, {"source": source, "cause": cause, "decider": "team"})


def all_commands(e: Engine) -> list[Choice]:
    """Everything that anybody can do now, as answers: in seat order, then what the team does together, then interrupts.
    What can be paid comes first; otherwise the order stays."""
    found: list[Choice] = []
    short: list[Choice] = []
    for c in e.seat_order():
        listed = listed_commands(e, c)
        found += listed.found
        short += listed.short
    found += asked([*team_commands(e), *side_actions(e, "action")])
    return found + short


def listed_commands(e: Engine, c: int) -> Listed:
    """What a character can do: found again while all that it depends on is the same."""
    depends = table(e) + belongings(e, c)
    known = e.listed.get(c)
    if known is None or known.depends != depends:
        found: list[Choice] = []
        short: list[Choice] = []
        for choice in asked(commands_of(e, c)):
            (short if choice.short else found).append(choice)
        known = e.listed[c] = Listed(depends if is_steady_list(e, c) else b"", found, short)
    return known


def known_commands(e: Engine) -> list[Choice]:
    """The same, found again as long as nothing has happened but passing and giving up."""
    if e.commands is None or e.commands_version != e.version:
        e.commands = all_commands(e)
        e.commands_version = e.version
    return e.commands


def asked(choices: list[Choice]) -> list[Choice]:
    """Commands as answers: a command cancels the passes, so the frame wants to know of it."""
    return [
        Choice(verb, list(side or ()), argument, noun, actor, place, helper, None, seat, short)
        for verb, _, argument, noun, actor, place, helper, side, seat, short in choices
    ]


@handles("command", harmless=("", "open"))
def command(e: Engine, f: Frame) -> None:
    """One command after the other."""
    characters = e.state.characters
    answer = f.take()
    if answer is None:
        if f.at == "":
            f.at = "open"
            for who in characters:
                who.passed = False
        if all(who.passed for who in characters):
            e.done()
            return
        commands = known_commands(e)
        passes = [
            Choice("pass", ["pass", c], actor=characters[c].id, seat=c)
            for c in e.seat_order()
            if not characters[c].passed
        ]
        waiting = tuple(c for c, who in enumerate(characters) if not who.passed)  # the others may, but need not
        about = {"round": e.state.encounter.round}
        e.ask("command", "DP-20", waiting, [*commands, *passes], about, always=True, common=e.everybody)
        return
    kind, data = answer
    if kind == "pass":
        characters[data].passed = True
        e.tell("passed", character=data)
        return
    for who in characters:
        who.passed = False
    look(e)
    e.push(kind, {}, **data)
