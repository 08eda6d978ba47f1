"""What is news in Urbion, and what the seat that is asked does not see."""

from __future__ import annotations

from reverie.kernel.events import Event
from reverie.kernel.game import Game
from tests.games.urbion.some_games import written
from tests.properties.knowledge import Seen


class UrbionSeen(Seen):
    """A card of one of the three decks that not everybody knew, or a Book."""

    stride = 8

    def begin(self, game: Game) -> None:
        views = [game.view(seat) for seat in range(game.players)]
        self.decks = {
            name: [[*shown["known_top"], *[None] * (size - len(shown["known_top"]))] for shown, size in shown_by]
            for name, shown_by in {
                "deck": [(view["deck"], view["deck"]["size"]) for view in views],
                "city": [(view["city_deck"], view["city_deck"]["size"]) for view in views],
                "postcard": [(view.get("postcards", {"known_top": []}), 24) for view in views],
            }.items()
        }

    def top_leaves(self, name: str) -> None:
        """The top card of a deck is laid open, or taken."""
        faces = [deck.pop(0) for deck in self.decks[name]]
        self.new |= None in faces

    def hear(self, event: Event) -> None:
        data = event.data
        if event.kind == "moved" and data["to"] == "deck":
            self.unsure = True  # put back: known to one or to all
        elif event.kind == "moved" and data["from"] == "deck":
            self.top_leaves("deck")
        elif event.kind == "city" and data["what"] != "claimed":
            self.top_leaves("city")
        elif event.kind == "postcard" and data["what"] == "placed":
            self.top_leaves("postcard")
        elif event.kind == "book":
            self.new = True


SEEN = UrbionSeen

# The partner holds other cards, or knows another card on top of a deck.
UNSEEN: list[tuple[dict[str, str], dict[str, str]]] = [
    ({"hand": "S1e I2w S1f I1a"}, {"hand": "S4a S4a I3e I3e"}),
    ({"deck": "X5! S1e"}, {"deck": "S4a! S1e"}),
    ({"cities": "water+air!"}, {"cities": "earth+water!"}),
]
UNSEEN_BY_SEAT_1 = [
    (written("second/team", active="1", **one), written("second/team", active="1", **other)) for one, other in UNSEEN
]
