"""What a game offers: editions, modes, modules, variants, presets. One list for engine, screens, docs and tests."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Variant:
    """A setting with a fixed set of values; the default comes first."""

    name: str
    values: tuple[str, ...]
    needs: str | None = None  # the module or mode it belongs to

    @property
    def default(self) -> str:
        """The value if nothing is said."""
        return self.values[0]


@dataclass(frozen=True)
class Module:
    """An expansion that can be switched on."""

    name: str
    flag: int
    available: bool


@dataclass(frozen=True)
class Mode:
    """Alone or together."""

    name: str
    players: int
    available: bool


@dataclass(frozen=True)
class Edition:
    """A printing of the rules, and the modules it knows."""

    name: str
    modules: tuple[str, ...]


@dataclass(frozen=True)
class Preset:
    """A named set-up for people who do not want to choose."""

    name: str
    edition: str
    modules: tuple[str, ...] = ()
    variants: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Manifest:
    """Everything that can be chosen before a game; defaults come first."""

    game: str
    rules_version: int
    editions: tuple[Edition, ...]
    modes: tuple[Mode, ...]
    modules: tuple[Module, ...] = ()
    variants: tuple[Variant, ...] = ()
    presets: tuple[Preset, ...] = field(default=())

    def edition(self, name: str) -> Edition:
        """An edition by name; the name must exist."""
        return next(edition for edition in self.editions if edition.name == name)

    def mode(self, name: str) -> Mode:
        """A mode by name; the name must exist."""
        return next(mode for mode in self.modes if mode.name == name)

    def module(self, name: str) -> Module:
        """A module by name; the name must exist."""
        return next(module for module in self.modules if module.name == name)
