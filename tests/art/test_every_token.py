"""Everything that a table can show has a face: games on all modules are played, and every token is looked up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import reverie
from reverie.art import ArtError, face_names
from reverie.art.catalogue import find
from reverie.games.onirim.cards import TOKENS
from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, DEFAULT_TABLE, POSTCARDS, table_of
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from reverie.words.names import read_dream

FACES = set(face_names())
# Of a view, everything but these is a zone.
NO_ZONES = {"game", "rules", "seat", "active", "status", "outcome", "turn", "goal", "decision"}
# Zones that name cards without the first part of their token, and events, too.
PREFIXES = {
    **dict.fromkeys(("rallied", "unused", "denizen"), "den."),
    **dict.fromkeys(("premonitions", "premonition"), "premonition."),
    **dict.fromkeys(("costs", "spell"), "spell."),
    "mode": "incubus.",
    "polarity": "polarity.",
}
# What is said about cards in words that are no cards.
SAYINGS = {"run", "colours", "stronger", "figure"}
COUNTED = {"unseen", "unseen_cities", "kept", "lost", "costs"}  # here the tokens are the keys
CARDS_OF_EVENTS = ("card", "cards", "door", "city", "postcard", "premonition", "denizen", "spell", "book")
GAMES_EACH = 3


def tokens_in(data: Any, prefix: str = "") -> Iterator[str]:
    """Every token in a zone."""
    if isinstance(data, str):
        yield prefix + data
    elif isinstance(data, list):
        for entry in data:
            yield from tokens_in(entry, prefix)
    elif isinstance(data, dict):
        for key, entry in data.items():
            inner = PREFIXES.get(key, prefix)
            if key in COUNTED and isinstance(entry, dict):
                yield from (inner + name for name in entry)
            elif key not in SAYINGS:
                yield from tokens_in(entry, inner)


def test_tokens_are_found_where_they_stand() -> None:
    view = {
        "hand": {"cards": ["red.sun", None]},
        "unseen": {"blue.key": 2},
        "premonitions": {"up": ["pair"], "down": 3},
    }
    view |= {"rows": [{"city": "square", "stronger": "sognae"}], "row": {"run": {"colours": ["red"]}}}
    assert set(tokens_in(view)) == {"red.sun", "blue.key", "premonition.pair", "square"}


def specs() -> list[str]:
    """Every edition with all its modules, alone and together, and each part of the little Incubus."""
    made = []
    for name in ("onirim", "urbion"):
        manifest = registry.game(name).manifest
        parts = [value for variant in manifest.variants if variant.name == "incubusMode" for value in variant.values]
        for edition in manifest.editions:
            for mode in ("solo", "team"):
                for part in parts if "incubus" in edition.modules else [None]:
                    spec = GameSpec.make(
                        manifest,
                        edition=edition.name,
                        mode=mode,
                        modules=edition.modules,
                        variants={"incubusMode": part} if part else None,
                    )
                    made.append(spec.text())
    return made


@pytest.mark.parametrize("spec", specs())
def test_every_token_of_a_table_has_a_face(spec: str) -> None:
    seen: set[str] = set()
    for number in range(GAMES_EACH):
        game = reverie.from_spec(f"{spec}/seed={number}")
        agent = reverie.agent("rules" if number else "random", seed=number, game=game.spec.game)
        while not game.is_over:
            game.apply(agent.choose(game.outlook()))
            view = {key: zone for key, zone in game.view(0).items() if key not in NO_ZONES}
            seen.update(tokens_in(view))
            seen.update(f"{door}.open" for door in view.get("doors", []))
            seen.update(goal["door"].replace("door.", "goal.") for goal in view.get("goals", []))
        for event in game.events:
            seen.update(tokens_in({key: value for key, value in event.to_json().items() if key in CARDS_OF_EVENTS}))
    assert len(seen) > 20
    missing = set()
    for token in seen:
        try:
            find(token)
        except ArtError:
            missing.add(token)
    assert missing == set()


def test_every_card_of_the_engines_has_a_face() -> None:
    assert {*TOKENS, *CITY_TOKENS.values(), *BOOKS, *POSTCARDS, *DEFAULT_TABLE.tokens} <= FACES


def test_a_dream_of_any_card_table_has_a_face() -> None:
    cards = {"cards": "S1e*4,S3e*4,M2e*0,M2-3e*2"}
    table = table_of(GameSpec.make(registry.game("urbion").manifest, variants=cards))
    assert {"S3e", "M2-3e"} <= set(table.tokens)
    for token in table.tokens:
        assert read_dream(token) is not None
        find(token)
