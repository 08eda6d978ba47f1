"""Nothing in the campaign is dead: every card, back, item, mask, weakness and companion can be used somewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from reverie.games.etherfields.content.model import COLORS, Ability
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.core.state import CreatureTile, Figure
from reverie.games.etherfields.land import tokens, ways
from reverie.games.etherfields.rounds.setup import new_game
from tests.games.etherfields.content.reading import CONTENT
from tests.games.etherfields.tables import again, put_creature, where
from tests.support import covers

TEAM = ("gambler", "specialist")
USED_BY_PEOPLE = ("influence", "item", "mask", "character", "weakness", "companion")
USABLE = [
    ability
    for ability in CONTENT.abilities.values()
    if ability.kind in ("action", "interrupt")
    and ability.source.partition(":")[0] in USED_BY_PEOPLE
    and ability.scope & {"dream", "slumber"}  # the others wait for the dreamworld
]
TERRAIN = ("light", "darkness", "swamp", "water")


def rich_table(encounter: str, terrain: str) -> Engine:
    """Everybody has some of everything, on one field with a terrain, a creature beside them."""
    e = new_game(CONTENT, encounter, TEAM, 5)
    while e.question is not None and e.question.kind != "command":
        e.choose(next(iter(e.choices().values())))
    spot = e.state.figures[0].field
    for c, who in enumerate(e.state.characters):
        op.move_figure(e, c, spot, "put")
        for kind, n in (("ether", 2), ("glowstone", 1), ("spirit", 1)):
            op.gain(e, kind, c, n)
        op.suffer_one(e, c)
        op.seal_top(e, c)
        for card in [*who.hand]:
            op.move_card(e, c, card, "hand", "discard")
        for laid in ("patient_stitch", "workbench"):
            op.give_card(e, c, op.new_card(e, f"influence:{laid}"), "progress")
        for color in (*COLORS, *COLORS[:2]):  # with one more the hand is full
            op.give_card(e, c, op.new_card(e, richest(color)), "hand")
    op.gain_keys(e, 2)
    e.state.team.items = ["chipped_lens"]
    tokens.place_terrain(e.state.land, terrain, [spot])
    e.state.supply[f"terrain:{terrain}"] -= 1
    if not e.state.encounter.creatures:
        e.state.encounter.creatures.append(CreatureTile("lodger"))
        put_creature(e, "lodger", where(e, 0))
    for number, figure in e.state.figures.items():
        if figure.kind == "creature":
            op.move_figure(e, number, spot, "put")
    return again(e)


def richest(color: str) -> str:
    """The card that gives most of a colour."""
    return max(CONTENT.influence.values(), key=lambda card: card.intents.get(color, 0)).ref


def hand_over(e: Engine, ability: Ability) -> None:
    """The first character gets what the ability stands on, where it works."""
    kind, _, name = ability.source.partition(":")
    if kind in ("influence", "weakness"):
        zone = "weaknesses" if kind == "weakness" else "hand"
        if kind == "influence" and CONTENT.influence[name].lay_cost is not None:
            zone = "progress"
        op.give_card(e, 0, op.new_card(e, ability.source), zone)
    elif kind == "item":
        e.state.team.items = [name]
    elif kind == "mask":
        e.character(0).masks, e.character(0).mask = [name], name
    elif kind == "companion":
        e.state.encounter.companions[name] = 0
        op.place_figure(e, Figure("companion", name, e.state.figures[0].field, keeper=0))
    else:
        own = CONTENT.influence[CONTENT.character[name].deck[0][0]]
        op.give_card(e, 0, op.new_card(e, own.ref), "deck")
        flipped = next(card.ref for card in CONTENT.influence.values() if card.lay_cost is not None)
        laid = op.new_card(e, flipped)
        op.give_card(e, 1, laid, "progress")
        op.flip(e, 1, laid)
    again(e)


def situations(e: Engine) -> Iterator[None]:
    """What goes on while somebody might want to use something; each of them is open while the caller looks."""
    yield
    op.move_figure(e, 1, neighbours(e)[0], "put")  # alone for once, until something happens
    again(e)
    yield
    op.move_figure(e, 1, e.state.figures[0].field, "put")
    needs = dict.fromkeys(COLORS, 9)
    for c in (0, 1):
        open_frame(
            e, "payment", c=c, needs=needs, less={}, got={}, many=False, most=1, boost=True, forced=False, what=""
        )
        yield
    e.state.scripted = {"luck": ["doom"] * 9}
    for die, roller in (("luck", 0), ("luck", 1), ("creature", -1)):
        open_frame(e, "roll", die=die, roller=roller)
        yield
    e.state.encounter.phase = "dreamlands"
    for kind in ("suffer", "seal"):
        for c in (0, 1):
            open_frame(e, kind, c=c, n=1, cause={"kind": "creature"}, preventable="all")
            yield


def neighbours(e: Engine) -> list[int]:
    """The fields that the first character could step to."""
    return list(ways.legal_steps(ways.ways(e.state.land), e.state.figures[0].field, 1, set(), None))


def open_frame(e: Engine, kind: str, **data: object) -> None:
    """Something happens on top of the action step."""
    e.question = e.commands = None
    e.push(kind, {}, **data)
    e.run()


def offered_refs(e: Engine) -> set[str]:
    """The abilities that can be used now."""
    found = set()
    for choice in e.choices().values():
        side = choice.side or (choice.value if isinstance(choice.value, list) and len(choice.value) == 2 else None)
        if side is not None and side[0] == "action":
            found.add(str(side[1]["ability"]))
    return found


def is_used_somewhere(ability: Ability, encounter: str, terrain: str) -> bool:
    """Whether an ability is offered in one of the situations, or while one of them goes on."""
    e = rich_table(encounter, terrain)
    hand_over(e, ability)
    depth = len(e.state.stack)
    for _ in situations(e):
        while not e.state.result:
            if ability.ref in offered_refs(e):
                return True
            if len(e.state.stack) <= depth:
                break
            e.choose(next(choice for choice in reversed(e.choices().values()) if choice.side is None))
    return False


@covers("ETH-INT-01", "ETH-ACT-02", "ETH-BCK-01", "ETH-MSK-02", "ETH-ITM-05", "ETH-BCK-07")
@pytest.mark.parametrize("ability", USABLE, ids=[ability.ref for ability in USABLE])
def test_everything_can_be_used_somewhere(ability: Ability) -> None:
    encounters = [one for one, kind in (("s_tatterling", "slumber"), ("gate_room", "dream")) if kind in ability.scope]
    assert any(is_used_somewhere(ability, one, terrain) for one in encounters for terrain in TERRAIN)
