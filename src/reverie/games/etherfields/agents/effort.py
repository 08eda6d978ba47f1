"""What an action weighs for the characters who are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.agents.worth import price
from reverie.games.etherfields.content.model import Ability, Word

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

USUAL_SHARE = 1.0  # what a card usually gives of a colour that somebody builds on
EASY = 4  # intents that most hands have of some colour
RARE = 0.2  # less than this is as good as nothing


def effort(e: Engine, ability: Ability) -> float:
    """What an action weighs for those who are there: a colour that few of their cards have is dear."""
    team = tuple(who.id for who in e.state.characters)
    known: dict[str, float] = e.content_cache(f"effort for {team}")
    found = known.get(ability.ref)
    if found is None:
        rows = [components for way in ability.ways for components in way.cost]
        found = min((effort_of(e, row, ability.group) for row in rows), default=0.0)
        if len(rows) > 1 and all(len(row) == 1 and row[0].name == "intent" and found > 0 for row in rows):
            # One hand is rich in one colour, the next in another: together they pay more often than the better of them.
            often = sum(1.0 / effort_of(e, row, ability.group) for row in rows)
            anything = Word("intent", {**rows[0][0].args, "color": "any_one"})
            found = max(1.0 / often, effort_of(e, (anything,), ability.group))
        known[ability.ref] = found
    return found


def effort_of(e: Engine, components: tuple[Word, ...], together: bool) -> float:
    """One of the prices; a group pays together, everything else is paid by whoever can do it best."""
    total = price(tuple(word for word in components if word.name != "intent"), e.team_size)
    for word in components:
        if word.name == "intent":
            shares = [share(e, who.id, word.args["color"]) for who in e.state.characters]
            have = sum(shares) / len(shares) if together else max(shares)
            n = word.args["n"] if isinstance(word.args["n"], int) else 1
            much = (n / EASY) ** 0.5  # it has to come out of one hand, and what is too much is lost
            total += price((word,), e.team_size) * much * USUAL_SHARE / max(have, RARE)
    return total


def share(e: Engine, character: str, color: str) -> float:
    """How much of a colour one card of a character gives, on the average of the deck it begins with."""
    known: dict[tuple[str, str], float] = e.content_cache("shares")
    found = known.get((character, color))
    if found is None:
        cards = e.content.character[character].deck
        gives = [
            copies * (max(intents.values(), default=0) if color == "any_one" else intents.get(color, 0))
            for card, copies in cards
            for intents in (e.content.influence[card].intents,)
        ]
        found = known[character, color] = sum(gives) / max(1, sum(copies for _, copies in cards))
    return found
