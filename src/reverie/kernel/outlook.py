"""What an agent is handed with a question: what its seat may know, its answers, and worlds that could be this one.

Nothing here names the cards as they lie. Whoever wants to look ahead is given another game, in which all that the seat
cannot know was dealt again; and the rules of thumb that a game brings along are asked about such a world as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event
from reverie.kernel.weighing import Weighing

if TYPE_CHECKING:
    from reverie.kernel.asking import Who
    from reverie.kernel.game import Game


class Outlook:
    """One question as the seat sees it that is asked; good until it is answered."""

    __slots__ = ("__game", "__memory", "seats")

    def __init__(self, game: Game, seats: Who, memory: dict[str, Any]) -> None:
        self.__game = game
        self.__memory = memory
        self.seats = seats  # the seat or seats that the agent plays; None: all of them

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.__game.spec.game

    @property
    def rules(self) -> str:
        """What is played, without the seed."""
        return self.__game.spec.rules_text()

    @property
    def decision(self) -> Decision | None:
        """What is asked and whom; None when the game is over."""
        return self.__game.decision

    @property
    def seat(self) -> int:
        """The seat through whose eyes the agent looks: the one that is asked, of those that it plays."""
        if isinstance(self.seats, int):
            return self.seats
        decision = self.__game.decision
        asked = decision.seats if decision is not None else (0,)
        if self.seats is None:
            return asked[0]
        return next((one for one in asked if one in self.seats), min(self.seats))

    def legal_actions(self) -> list[int]:
        """The answers that may be given, as numbers."""
        return self.__game.legal_actions(self.seats)

    def actions(self) -> list[Action]:
        """The same with their names."""
        return self.__game.actions(self.seats)

    def view(self) -> dict[str, Any]:
        """What the seat may know, as plain data."""
        return self.__game.view(self.seat)

    def events(self, since: int = 0) -> list[Event]:
        """What happened as the seat may know it, from event number `since` on."""
        return self.__game.events_for(self.seat, since)

    def world(self, seed: int) -> Game:
        """A game that could be this one as far as the seat knows, to look ahead in; it is the agent's own."""
        return self.__game.possible(self.seat, seed)

    def rollouts(self, games: int, seed: int = 0, policy: str = "random") -> dict[str, int]:
        """Play on many times, what the seat cannot know dealt again: wins and more, added up."""
        return self.__game.rollouts(games, seed, policy)

    def weighing(self, seed: int = 0) -> Weighing:
        """The seat's answers, to be weighed by looking ahead; StateError if the game cannot."""
        return self.__game.weighing(seed, self.seat)

    def learned_choice(self) -> int:
        """What the learned player of the game answers; where nothing was learned, what the rules of thumb say."""
        answer = self.__game.learned_choice(self.seat)
        return self.rule_of_thumb() if answer is None else answer

    def rule_of_thumb(self) -> int:
        """What the rules of thumb of the game say."""
        return self.__game.rule_of_thumb(self.seats, self.seat, self.__memory)

    def partner_answer(self, people: frozenset[int]) -> int | None:
        """The same beside people on other seats: None where they are the ones to answer."""
        return self.__game.partner_answer(self.seat, people, self.__memory)
