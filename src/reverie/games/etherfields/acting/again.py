"""Cards whose action is used again as if they were played from hand (`play_again`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.actions import can_name
from reverie.games.etherfields.acting.at_hand import words_in
from reverie.games.etherfields.acting.costs import OWN_CARD
from reverie.games.etherfields.acting.targets import aimed
from reverie.games.etherfields.content.model import Ability
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.scopes import kind_of, number_of
from reverie.games.etherfields.core.state import Scope

if TYPE_CHECKING:
    from reverie.games.etherfields.content.model import Ability
    from reverie.games.etherfields.core.engine import Engine


def playable_again(e: Engine, c: int, card: int) -> list[Ability]:
    """The actions of a card that could be used as if it were played from hand."""
    if not op.is_influence(e, card):
        return []
    design = e.content.influence[e.state.design[card][10:]]
    if design.lay_cost is not None:
        return []
    found = []
    for ability in design.abilities:
        words = {word for way in ability.ways for word in words_in(e, way.do)}
        price = {word.name for way in ability.ways for row in way.cost for word in row}
        if ability.kind != "action" or "play_again" in words or price & OWN_CARD:
            continue
        if can_name(e, c, ability, card, "again"):
            found.append(ability)
    return found


@aimed("play_again", "card")
def with_an_action(e: Engine, args: Mapping[str, Any], one: str, scope: Scope) -> bool:
    """A card whose action could be used now (9.8.1)."""
    c = scope.get("self", scope.get("actor"))
    return c is not None and kind_of(one) == "card" and bool(playable_again(e, c, number_of(one)))
