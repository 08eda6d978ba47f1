"""What is news in Onirim, and what the seat that is asked does not see."""

from __future__ import annotations

from typing import Any

from reverie.kernel.events import Event
from reverie.kernel.game import Game
from tests.properties.knowledge import Seen
from tests.properties.onirim.worlds import LEARNING_WORDS


def known_faces(pile: dict[str, Any]) -> list[str | None]:
    """The whole pile from the top down as a seat knows it."""
    top, bottom = pile["known_top"], pile["known_bottom"][::-1]
    return [*top, *[None] * (pile["size"] - len(top) - len(bottom)), *bottom]


class OnirimSeen(Seen):
    """A card that not everybody knew, one that everybody knew, or nobody can tell."""

    stride = 4

    def begin(self, game: Game) -> None:
        piles = [game.view(seat)["pile"] for seat in range(game.players)]
        self.known = [all(faces) for faces in zip(*map(known_faces, piles), strict=True)]
        self.old = False
        self.from_bottom = "alt.paradoxicalFrom" in game.spec.variants

    @property
    def is_clear(self) -> bool:
        return not self.unsure and (self.new or not self.old)

    def hear(self, event: Event) -> None:
        if event.kind == "searched" or (event.kind == "answered" and event.data["action"] in LEARNING_WORDS):
            self.new = True  # the whole pile was looked through
        elif event.kind == "answered" and event.data["question"] in ("happy-search", "prem-keys"):
            self.unsure = True  # a card of a pile that was looked through before
        elif event.kind == "premonition" and event.data["what"] == "up":
            self.new = True
        elif event.kind == "shuffled":
            self.known = []
        elif event.kind == "moved" and event.data["from"] == "pile":
            if self.from_bottom and event.data["to"] == "looked":
                self.unsure = True
            elif self.known.pop(0) if self.known else False:
                self.old = True
            else:
                self.new = True
        elif event.kind == "moved" and event.data["to"] == "pile":
            self.unsure = True  # on top or under the pile, known to one or to all


SEEN = OnirimSeen

TABLE = (
    "onirim/third/team | turn 27 | active 1 | doors door.blue door.brown | hand1 red.sun red.moon brown.key | "
    "row red.sun brown.moon red.sun brown.moon brown.sun brown.key green.sun blue.moon | seen1 red.moon | "
    "row1 red.sun red.moon red.key brown.sun blue.moon | doors1 door.red door.blue | shared red.sun green.sun | "
    "discard red.moon x2 red.key blue.sun x6 blue.moon blue.key x3 green.sun x5 green.moon x4 green.key x3 "
    "brown.sun x4 brown.moon x2 brown.key nightmare x9 | at turn | "
)
# The partner holds other cards, or knows another card on top of the pile.
UNSEEN_BY_SEAT_1 = [
    (f"{TABLE}hand red.sun blue.sun x2 | top door.green!", f"{TABLE}hand red.sun x2 blue.sun | top door.green!"),
    (f"{TABLE}hand red.sun blue.sun x2 | top red.key!", f"{TABLE}hand red.sun blue.sun x2 | top door.green!"),
]
