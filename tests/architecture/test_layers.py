"""Layers import downwards only: in the whole package, and inside Etherfields, which has the most of them.

Imports inside functions count like any other, and so do those that are there for types. Whoever needs something from
above announces a service, a frame or a word (`core/engine.py`, `language/evaluating.py`), or what is needed lies too
high.
"""

from __future__ import annotations

import pytest

from tests.architecture.imports import Import, circle, imports, imports_in, modules

# Each may import those before it.
PACKAGES = (
    "words", "names", "engine_mode", "errors", "processor", "kernel", "games", "tables", "agents", "solving", "reverie",
    "progress", "puzzles", "sim", "art", "hosted", "audit", "client", "protocol", "server", "cli", "terminal",
)  # fmt: skip
# What is not so today, and why. This list may only become shorter.
EXCEPTIONS = {
    ("kernel.registry", "games"): "whoever asks for a game first lets those that ship announce themselves",
    ("kernel.registry", "agents"): "the same for agents",
    ("cli.play", "terminal"): "`play` chooses between the plain table and the one on the whole screen",
    ("cli.spoken", "terminal"): "the spoken table says what the whole screen shows",
}
GAMES = ("etherfields", "onirim", "urbion")
ETHERFIELDS = "reverie.games.etherfields"
# From below; what lies beside the folders is on top.
LAYERS = (
    "content", "land", "core", "language", "acting", "rounds", "language.effects", "campaign", "position", "seats",
    "agents",
)  # fmt: skip
TOP = len(LAYERS)
MODULES_ON_TOP = 14
LATE = f"{ETHERFIELDS}.definition"  # loads rules and content when a game is started, not when games are listed


def package_of(module: str) -> str:
    """The part of the package that a module belongs to; what `import reverie` offers is one of its own."""
    return module.split(".")[1] if "." in module else module


def layer_of(module: str) -> int:
    """How high a module of Etherfields lies."""
    inside = module.removeprefix(f"{ETHERFIELDS}.")
    fitting = [layer for layer in LAYERS if inside == layer or inside.startswith(f"{layer}.")]
    return LAYERS.index(max(fitting, key=len)) if fitting else TOP


def goes_up(one: Import) -> bool:
    """Whether an import inside Etherfields leads to a higher layer."""
    return layer_of(one.imported) > layer_of(one.importer)


def inside(game: str) -> list[Import]:
    """The imports of a game's modules by one another."""
    root = f"reverie.games.{game}"
    return [one for one in imports() if one.importer.startswith(f"{root}.") and one.imported.startswith(f"{root}.")]


def test_every_part_of_the_package_has_its_place() -> None:
    assert {package_of(module) for module in modules()} == set(PACKAGES)


def test_the_package_imports_downwards() -> None:
    upwards = {
        (one.importer.partition(".")[2], package_of(one.imported))
        for one in imports()
        if PACKAGES.index(package_of(one.imported)) > PACKAGES.index(package_of(one.importer))
    }
    assert upwards == set(EXCEPTIONS)


def test_no_game_knows_another() -> None:
    for game in GAMES:
        root = f"reverie.games.{game}"
        others = [
            str(one)
            for one in imports()
            if one.importer.startswith(f"{root}.")
            and one.imported.startswith("reverie.games")
            and not one.imported.startswith(root)
        ]
        assert not others


@pytest.mark.parametrize("game", GAMES)
def test_no_modules_of_a_game_need_each_other_in_a_circle(game: str) -> None:
    edges: dict[str, set[str]] = {}
    for one in inside(game):
        if not one.is_for_types:
            edges.setdefault(one.importer, set()).add(one.imported)
    assert circle(edges) == []


def test_etherfields_imports_downwards() -> None:
    assert [str(one) for one in inside("etherfields") if goes_up(one)] == []


def test_etherfields_hides_no_import_in_a_function() -> None:
    assert [str(one) for one in inside("etherfields") if one.is_inside and one.importer != LATE] == []


def test_etherfields_has_few_modules_beside_its_folders() -> None:
    beside = [module for module in modules() if module.rpartition(".")[0] == ETHERFIELDS and layer_of(module) == TOP]
    assert 0 < len(beside) <= MODULES_ON_TOP


def test_every_layer_is_there() -> None:
    assert {f"{ETHERFIELDS}.{layer}" for layer in LAYERS} <= set(modules())


@pytest.mark.parametrize(
    "text",
    [
        f"from {ETHERFIELDS}.acting import moving",
        f"from {ETHERFIELDS}.acting.moving import cut_short",
        f"import {ETHERFIELDS}.acting.moving",
        f"def run():\n    from {ETHERFIELDS}.acting.moving import cut_short",
        f"if TYPE_CHECKING:\n    from {ETHERFIELDS}.acting.moving import cut_short",
    ],
)
def test_an_import_upwards_is_seen_however_it_is_written(text: str) -> None:
    (one,) = imports_in(f"{ETHERFIELDS}.core.engine", text)
    assert one.imported == f"{ETHERFIELDS}.acting.moving"
    assert goes_up(one)


def test_circles_are_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c"]
    assert circle({"a": {"b", "c"}, "b": {"c"}}) == []
