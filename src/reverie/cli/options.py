"""The flags that every command shares, each defined once, with what the shell can complete."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal

import typer

from reverie.errors import SpecError, excerpt
from reverie.kernel import registry
from reverie.kernel.manifest import Manifest, Preset
from reverie.kernel.spec import GameSpec, Seed, read_seed, with_cards

# ---- completion ---------------------------------------------------------------------------------------------


def starting(incomplete: str, names: Iterable[str]) -> list[str]:
    """The names that begin like what is typed."""
    return [name for name in names if name.startswith(incomplete)]


def chosen_manifest(ctx: typer.Context) -> Manifest:
    """The manifest of the game on the command line, or of the first game there is."""
    known = registry.manifests()
    return known.get(str(ctx.params.get("game")), next(iter(known.values())))


def complete_game(incomplete: str) -> list[str]:
    """Games."""
    return starting(incomplete, registry.games())


def complete_agent(ctx: typer.Context, incomplete: str) -> list[str]:
    """Agents of the game."""
    return starting(incomplete, registry.agent_names(chosen_manifest(ctx).game))


def complete_edition(ctx: typer.Context, incomplete: str) -> list[str]:
    """Editions of the game."""
    return starting(incomplete, (entry.name for entry in chosen_manifest(ctx).editions))


def complete_mode(ctx: typer.Context, incomplete: str) -> list[str]:
    """Modes that can be played."""
    return starting(incomplete, (entry.name for entry in chosen_manifest(ctx).modes if entry.available))


def complete_modules(ctx: typer.Context, incomplete: str) -> list[str]:
    """The next module of a list with commas."""
    before, comma, last = incomplete.rpartition(",")
    taken = before.split(",")
    names = (entry.name for entry in chosen_manifest(ctx).modules if entry.available and entry.name not in taken)
    return [before + comma + name for name in starting(last, names)]


def complete_variant(ctx: typer.Context, incomplete: str) -> list[str]:
    """Variants with their values."""
    variants = chosen_manifest(ctx).variants
    return starting(incomplete, (f"{entry.name}={value}" for entry in variants for value in entry.values))


def complete_preset(ctx: typer.Context, incomplete: str) -> list[str]:
    """Presets of the game."""
    return starting(incomplete, (entry.name for entry in chosen_manifest(ctx).presets))


def complete_rule(incomplete: str) -> list[str]:
    """Rule numbers, and the games that have rules."""
    from reverie.cli.rulebook import Rulebook

    book = Rulebook("en")
    return [*starting(incomplete.upper(), book.rules), *starting(incomplete.lower(), book.games())]


# ---- flags --------------------------------------------------------------------------------------------------

Language = Literal["en", "de"]

GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="The game; `reverie games` lists them.", autocompletion=complete_game, show_default=False
    ),
]
Edition = Annotated[
    str | None, typer.Option("--edition", help="The printing of the rules.", autocompletion=complete_edition)
]
Mode = Annotated[
    str | None,
    typer.Option(
        "--mode",
        metavar="MODE",
        help="Alone or together; `reverie games GAME` lists the modes of a game.",
        autocompletion=complete_mode,
    ),
]
Modules = Annotated[
    list[str] | None,
    typer.Option("--modules", metavar="A,B", help="Expansions, with commas.", autocompletion=complete_modules),
]
Variants = Annotated[
    list[str] | None,
    typer.Option(
        "--variant", metavar="NAME=VALUE", help="A setting; may be repeated.", autocompletion=complete_variant
    ),
]
PresetName = Annotated[
    str | None,
    typer.Option(
        "--preset", metavar="NAME", help="A ready-made choice; other flags change it.", autocompletion=complete_preset
    ),
]
CardsFile = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE", help="Play with other cards: a card table from a file.")
]
SeedText = Annotated[str | None, typer.Option("--seed", metavar="N", help="The deal number.")]
Simulations = Annotated[
    int | None,
    typer.Option("--simulations", metavar="N", help="How many simulations an agent makes for each answer it gives."),
]
TimeBudget = Annotated[
    str | None, typer.Option("--budget", metavar="TIME", help="How long an agent thinks about each answer: 10ms, 1s.")
]
Lang = Annotated[Language | None, typer.Option("--lang", help="The language; else REVERIE_LANG, else LANG.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Ascii = Annotated[bool, typer.Option("--ascii", help="Nothing but ASCII characters.")]


def read_modules(modules: list[str] | None) -> list[str]:
    """Names from `--modules a,b --modules c`."""
    return [name.strip() for text in modules or [] for name in text.split(",") if name.strip()]


def read_variants(variants: list[str] | None) -> dict[str, object]:
    """Settings from `--variant a=b --variant c=d`."""
    chosen: dict[str, object] = {}
    for text in variants or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise SpecError("cli-variant", place="variant", value=excerpt(text))
        if name in chosen:
            raise SpecError("spec-twice", place="variant", field=excerpt(name))
        chosen[name.strip()] = value.strip()
    return chosen


def find_preset(manifest: Manifest, name: str) -> Preset:
    """A preset by name; SpecError if there is none."""
    for preset in manifest.presets:
        if name in (preset.name, preset.formerly):
            return preset
    allowed = [preset.name for preset in manifest.presets]
    raise SpecError("spec-unknown", place="preset", field="preset", value=excerpt(name), allowed=allowed)


def read_spec(
    game: str,
    edition: str | None,
    mode: str | None,
    modules: list[str] | None,
    variants: list[str] | None,
    seed: Seed | None,
    preset: str | None = None,
    cards: Path | None = None,
) -> GameSpec:
    """The game that the flags describe; what they say counts more than what the preset says."""
    manifest = registry.game(game).manifest
    chosen_modules, chosen_variants = read_modules(modules), read_variants(variants)
    if preset is not None:
        ready = find_preset(manifest, preset)
        edition = ready.edition if edition is None else edition
        chosen_modules = list(ready.modules) if modules is None else chosen_modules
        chosen_variants = {**dict(ready.variants), **chosen_variants}
    if cards is not None:
        chosen_variants = with_cards(manifest, chosen_variants, cards)
    return GameSpec.make(
        manifest, edition=edition, mode=mode, modules=chosen_modules, variants=chosen_variants, seed=seed
    )


def read_seed_flag(text: str | None) -> Seed | None:
    """A deal number, or a fair secret; whatever else it is, the spec refuses it."""
    return None if text is None else read_seed(text.strip())
