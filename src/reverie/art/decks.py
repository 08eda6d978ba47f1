"""What a game needs on paper: every card with the number of its copies, as the engine counts them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from reverie.art.errors import ArtError
from reverie.errors import excerpt
from reverie.games.onirim.cards import PREMONITIONS, TOKENS
from reverie.games.onirim.cards import deck as onirim_deck
from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, POSTCARDS, table_of
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec


@dataclass(frozen=True)
class Copies:
    """A face, how often it is needed, and the back of the card; "" if it needs none."""

    face: str
    count: int
    back: str = ""


def needed(spec: GameSpec) -> list[Copies]:
    """Every card, strip and token of a game."""
    if spec.game not in DECKS:
        raise ArtError("art-game-unknown", place="game", value=excerpt(spec.game), allowed=list(DECKS))
    return [entry for entry in DECKS[spec.game](spec) if entry.count]


def everything(game: str) -> GameSpec:
    """A game with all modules of its newest edition."""
    if game not in DECKS:
        raise ArtError("art-game-unknown", place="game", value=excerpt(game), allowed=list(DECKS))
    manifest = registry.game(game).manifest
    return GameSpec.make(manifest, modules=manifest.editions[0].modules)


def dealt(spec: GameSpec) -> dict[str, Any]:
    """What lies on the table at the start; the same for every deal as far as it is used here."""
    definition = registry.game(spec.game)
    view: dict[str, Any] = Game(definition, spec.with_seed(0)).view()
    return view


def onirim(spec: GameSpec) -> Iterator[Copies]:
    """The draw pile, and what the modules lay beside it."""
    for kind, count in onirim_deck(spec.modules).items():
        yield Copies(TOKENS[kind], count, "onirim.back")
    table = dealt(spec)
    goals = [goal["door"].replace("door.", "goal.") for goal in table.get("goals", [])]
    for face in sorted(set(goals), key=goals.index):
        yield Copies(face, goals.count(face))
    for name, cost in table.get("costs", {}).items():
        yield Copies(f"spell.{name}.{cost}", 1)
    for number in range(len(table.get("catchers", []))):
        yield Copies(f"catcher.{number + 1}", 1)
    yield Copies("handbook", table.get("handbooks", 0))
    if "premonitions" in table:
        for name in PREMONITIONS:
            yield Copies(f"premonition.{name}", 1, "premonition.back")
    if "incubus" in table:
        yield Copies(f"incubus.{table['incubus']['mode']}", 1)


def urbion(spec: GameSpec) -> Iterator[Copies]:
    """The Dream deck, the City deck, and what the modules add."""
    cards = table_of(spec)
    for kind, count in cards.dreams(spec.modules).items():
        yield Copies(cards.tokens[kind], count, "urbion.back")
    for mask, count in cards.cities(spec.modules).items():
        yield Copies(CITY_TOKENS[mask], count, "city.back")
    if "books" in spec.modules:
        for name, count in zip(BOOKS, cards.books, strict=True):
            yield Copies(name, count, "book.back")
    if "postcards" in spec.modules:
        for name, count in zip(POSTCARDS, cards.postcards, strict=True):
            yield Copies(name, count, "postcard.back")
        yield Copies("wise.chaos.card", cards.wise_chaos(spec.modules))
    if "void" in spec.modules:
        yield Copies("void.card", cards.void_cards)
        yield Copies("void.figure", 1)
    if spec.mode == "team":
        yield Copies("polarity.sognae", 1)
        yield Copies("polarity.incubi", 1)


DECKS: dict[str, Callable[[GameSpec], Iterator[Copies]]] = {"onirim": onirim, "urbion": urbion}
