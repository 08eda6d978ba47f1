"""What a game offers: editions, modes, modules, variants, presets. One list for engine, screens, docs and tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

CARDS = "cards"  # the setting that says with which cards a game is played, if it can be played with others


@dataclass(frozen=True)
class Written:
    """Values that people write themselves, as a text in a spec or as a file: other cards, for example."""

    read: Callable[[str], str]  # the canonical text, empty if it says the default; SpecError if it says nothing
    load: Callable[[Path], str]  # the same from a file
    parse: Callable[[str, str], str]  # the same from the text of a file, and its name
    template: Callable[[], str]  # a file that says the default, to be edited
    example: str  # a text that can be read


@dataclass(frozen=True)
class Variant:
    """A setting with a fixed set of values; the default comes first."""

    name: str
    values: tuple[str, ...]
    needs: str | None = None  # the module or mode it belongs to
    editions: tuple[str, ...] = ()  # the editions that know it; if empty, all of them
    written: Written | None = None  # how other values than those named are read

    @property
    def default(self) -> str:
        """The value if nothing is said."""
        return self.values[0]

    def is_in(self, edition: str) -> bool:
        """Whether an edition knows this setting."""
        return not self.editions or edition in self.editions


@dataclass(frozen=True)
class Ruling:
    """A reading of the rules that nobody can choose: it came with a version, and earlier ones read otherwise."""

    name: str
    flag: int  # how the engine is told; engines know readings, never versions
    needs: str | None = None  # the module, mode or edition it belongs to


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
    why: str = "spec-not-yet"  # what is said to whoever wants it if it is not available


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
    formerly: str | None = None  # an older name, still understood where names are typed


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
    rulings: tuple[Ruling, ...] = ()
    earlier: tuple[Manifest, ...] = ()  # what could be chosen by earlier versions of the rules, and how they read it
    # Games without modules and settings that were checked before, by edition and mode as they were asked for.
    checked: dict[tuple[str | None, str | None], Any] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @property
    def versions(self) -> tuple[int, ...]:
        """Every version of the rules that can be played, the present one last."""
        return (*sorted(manifest.rules_version for manifest in self.earlier), self.rules_version)

    def by(self, version: int) -> Manifest | None:
        """The manifest of a version of the rules; None if there is no such version."""
        return next((one for one in (self, *self.earlier) if one.rules_version == version), None)

    def edition(self, name: str) -> Edition:
        """An edition by name; the name must exist."""
        return next(edition for edition in self.editions if edition.name == name)

    def variant(self, name: str) -> Variant | None:
        """A variant by name; None if the game has none of that name."""
        return next((variant for variant in self.variants if variant.name == name), None)

    @property
    def cards(self) -> Written | None:
        """How other cards are written down; None if the game has only its own."""
        variant = self.variant(CARDS)
        return variant.written if variant is not None else None

    def mode(self, name: str) -> Mode:
        """A mode by name; the name must exist."""
        return self._modes[name]

    @cached_property
    def seats(self) -> dict[str, int]:
        """How many seats a game has in each mode."""
        return {mode.name: mode.players for mode in self.modes}

    @cached_property
    def _modes(self) -> dict[str, Mode]:
        return {mode.name: mode for mode in self.modes}

    def module(self, name: str) -> Module:
        """A module by name; the name must exist."""
        return next(module for module in self.modules if module.name == name)
