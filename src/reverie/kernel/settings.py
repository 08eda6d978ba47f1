"""A chosen set-up as an engine wants it: one number of flags for modules, mode, variants and readings of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from reverie.kernel.manifest import Manifest
from reverie.kernel.spec import GameSpec, of_version

Flags = Mapping[tuple[str, str], int]  # by a variant and its value


def in_play(spec: GameSpec, needs: str | None) -> bool:
    """Whether the module, mode or edition that something belongs to is in play; if not, it has no effect."""
    return needs in (None, spec.edition, spec.mode, *spec.modules)


def setting(manifest: Manifest, spec: GameSpec, name: str) -> str:
    """The value of a variant; if nothing was said, the default by the rules of the game."""
    default = next(variant.default for variant in of_version(manifest, spec.rules).variants if variant.name == name)
    return spec.variants.get(name, default)


def flags_of(manifest: Manifest, spec: GameSpec, team: int, flags_of_variants: Flags) -> int:
    """Everything about the rules in play that the engine asks for, in one number.

    The version of the rules ends here: what it decides, by its defaults or without leaving a choice, becomes flags.
    """
    manifest = of_version(manifest, spec.rules)
    flags = sum(manifest.module(name).flag for name in spec.modules)
    if spec.mode == "team":
        flags |= team
    for variant in manifest.variants:
        if in_play(spec, variant.needs):
            flags |= flags_of_variants.get((variant.name, spec.variants.get(variant.name, variant.default)), 0)
    for ruling in manifest.rulings:
        if in_play(spec, ruling.needs):
            flags |= ruling.flag
    return flags
