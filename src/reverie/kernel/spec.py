"""What is played: game, edition, mode, modules, variants and seed, checked, with a text form that fits a URL.

onirim/third/solo/seed=7
onirim/third/team/glyphs+towers/hard.towers=true/seed=fair:5f…

A spec also knows the version of the rules by which it was read. Its text does not name it: whoever writes a text is
asking for a game of today. What was played earlier (records, documents, hosted tables) names its version beside the
text, and is read by that version, in which a setting may have had another default.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Any

from reverie.errors import SpecError, excerpt
from reverie.kernel.manifest import CARDS, Manifest, Variant

SEED_LIMIT = 2**63
FAIR = "fair:"
FIELDS = ("game", "edition", "mode", "modules", "variants", "seed")
WORD = (str, type(None))
SHOWN_FIELDS = 8  # of data that a message quotes; no action has more

Seed = int | str


@dataclass(frozen=True)
class GameSpec:
    """A checked description of one game; make it with `GameSpec.make` or `GameSpec.parse`."""

    game: str
    edition: str
    mode: str
    modules: tuple[str, ...] = ()
    variants: Mapping[str, str] = field(default_factory=dict)
    seed: Seed | None = None
    rules: int = 1  # the version of the rules

    @staticmethod
    def make(
        manifest: Manifest,
        *,
        edition: str | None = None,
        mode: str | None = None,
        modules: Iterable[str] = (),
        variants: Mapping[str, object] | None = None,
        seed: Seed | None = None,
    ) -> GameSpec:
        """Check every field; a SpecError names the field, the value and what is allowed.

        Settings that change nothing (defaults, or of a module or mode not in play) are dropped: equal games
        have equal specs.
        """
        asked = edition, mode
        is_plain = modules == () and not variants and type(edition) in WORD and type(mode) in WORD
        known: GameSpec | None = manifest.checked.get(asked) if is_plain else None
        if known is not None:
            return known._seeded(seed if type(seed) is int and 0 <= seed < SEED_LIMIT else check_seed(seed))
        edition = manifest.editions[0].name if edition is None else edition
        check_choice("edition", edition, [entry.name for entry in manifest.editions])
        mode = manifest.modes[0].name if mode is None else mode
        check_choice("mode", mode, [entry.name for entry in manifest.modes])
        if not manifest.mode(mode).available:
            raise SpecError(manifest.mode(mode).why, place="mode", field="mode", value=mode)
        chosen = check_modules(manifest, edition, modules)
        settings = check_variants(manifest, edition, variants, {mode, *chosen}) if variants else {}
        spec = GameSpec(
            manifest.game, edition, mode, chosen, MappingProxyType(settings), check_seed(seed), manifest.rules_version
        )
        if is_plain:
            assert spec.setup is not None  # now it is known of all that are made of this one
            manifest.checked[asked] = spec._seeded(None)
        return spec

    @staticmethod
    def parse(text: object, manifests: Mapping[str, Manifest], rules: int | None = None) -> GameSpec:
        """Read the text form, by a version of the rules; segments after the game may come in any order."""
        if not isinstance(text, str) or len(text) > 2000:
            raise SpecError("spec-unreadable", place="spec", value=shown(text))
        name, *segments = text.strip().split("/")
        check_choice("game", name, sorted(manifests))
        manifest = of_version(manifests[name], rules)
        fields: dict[str, Any] = {}
        variants: dict[str, str] = {}
        for segment in segments:
            key, equals, value = segment.partition("=")
            if equals and key == "seed":
                put_once(fields, "seed", read_seed(value))
            elif equals:
                put_once(variants, key, value)
            elif segment in {entry.name for entry in manifest.editions}:
                put_once(fields, "edition", segment)
            elif segment in {entry.name for entry in manifest.modes}:
                put_once(fields, "mode", segment)
            else:
                put_once(fields, "modules", segment.split("+"))
        return GameSpec.make(manifest, variants=variants, **fields)

    @staticmethod
    def from_json(data: object, manifests: Mapping[str, Manifest], rules: int | None = None) -> GameSpec:
        """Read the JSON form, by a version of the rules; unknown fields are errors."""
        if not isinstance(data, dict):
            raise SpecError("spec-unreadable", place="spec", value=type(data).__name__)
        for key in data:
            if key not in FIELDS:
                raise SpecError("spec-unknown-field", place="spec", value=key, allowed=FIELDS)
        game = data.get("game")
        check_choice("game", game, sorted(manifests))
        modules = [] if data.get("modules") is None else data["modules"]
        variants = {} if data.get("variants") is None else data["variants"]
        if not isinstance(modules, list) or not isinstance(variants, dict):
            raise SpecError("spec-unreadable", place="spec", value="modules, variants")
        return GameSpec.make(
            of_version(manifests[str(game)], rules),
            edition=data.get("edition"),
            mode=data.get("mode"),
            modules=modules,
            variants=variants,
            seed=data.get("seed"),
        )

    def with_seed(self, seed: Seed | None = None) -> GameSpec:
        """The same game with a seed: the given one, or a fresh deal number."""
        return self._seeded(check_seed(secrets.randbelow(10**9) if seed is None else seed))

    def _seeded(self, seed: Seed | None) -> GameSpec:
        """The same game with a checked seed, or with none."""
        spec = GameSpec.__new__(GameSpec)
        known = spec.__dict__
        known.update(self.__dict__)
        known["seed"] = seed
        return spec

    @property
    def is_fair(self) -> bool:
        """Whether the cards follow the fair generator."""
        return isinstance(self.seed, str)

    def text(self) -> str:
        """The canonical text form."""
        parts = [self.game, self.edition, self.mode]
        if self.modules:
            parts.append("+".join(self.modules))
        parts += [f"{name}={value}" for name, value in self.variants.items()]
        if self.seed is not None:
            parts.append(f"seed={self.seed}")
        return "/".join(parts)

    __str__ = text

    @property
    def setup(self) -> tuple[object, ...]:
        """Everything but the seed, as a key. Every deal asks, so it is put together once."""
        known: tuple[object, ...] | None = self.__dict__.get("_setup")
        if known is None:
            variants = tuple(self.variants.items())
            known = self.__dict__["_setup"] = (self.edition, self.mode, self.modules, variants, self.rules)
        return known

    def rules_text(self) -> str:
        """The text form without the seed: what a view may show. Every view says it, so it is written once."""
        known: str | None = self.__dict__.get("_rules_text")
        if known is None:
            known = self.__dict__["_rules_text"] = sys.intern(self._seeded(None).text())
        return known

    def to_json(self) -> dict[str, Any]:
        """The JSON form."""
        return {
            "game": self.game,
            "edition": self.edition,
            "mode": self.mode,
            "modules": list(self.modules),
            "variants": dict(self.variants),
            "seed": self.seed,
        }

    def __hash__(self) -> int:
        return hash(self.text())

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.game, self.edition, self.mode, self.modules, dict(self.variants), self.seed, self.rules)


def restore(
    game: str,
    edition: str,
    mode: str,
    modules: tuple[str, ...],
    variants: dict[str, str],
    seed: Seed | None,
    rules: int,
) -> GameSpec:
    """A spec that was checked before, in another process."""
    return GameSpec(game, edition, mode, modules, MappingProxyType(variants), seed, rules)


def of_version(manifest: Manifest, rules: int | None) -> Manifest:
    """What a version of the rules offers; None: the present one. SpecError if there is no such version."""
    found = manifest if rules is None else manifest.by(rules)
    if found is None:
        raise SpecError("spec-rules", place="rules", value=shown(rules), allowed=list(manifest.versions))
    return found


def shown(value: object) -> str:
    """The beginning of anything, for a message; data as the words of an action: `verb play, card red.sun`."""
    if isinstance(value, Mapping):
        value = ", ".join(f"{excerpt(key)} {excerpt(part)}" for key, part in islice(value.items(), SHOWN_FIELDS))
    return excerpt(value)


def put_once(fields: dict[str, Any], name: str, value: object) -> None:
    """Each field is said once."""
    if name in fields:
        raise SpecError("spec-twice", place=name, field=name)
    fields[name] = value


def check_choice(name: str, value: object, allowed: list[str]) -> None:
    """The value must be one of the allowed words."""
    if not isinstance(value, str) or value not in allowed:
        raise SpecError("spec-unknown", place=name, field=name, value=shown(value), allowed=allowed)


def check_modules(manifest: Manifest, edition: str, modules: object) -> tuple[str, ...]:
    """Known, playable, fitting the edition, each once; in the order of the manifest."""
    if isinstance(modules, str):
        modules = [name for name in modules.split(",") if name]
    if not isinstance(modules, Iterable):
        raise SpecError("spec-unreadable", place="modules", value=shown(modules))
    chosen = list(modules)
    known = [module.name for module in manifest.modules]
    for name in chosen:
        check_choice("modules", name, known)
        if name not in manifest.edition(edition).modules:
            raise SpecError("spec-edition-module", place="modules", value=name, edition=edition)
        if not manifest.module(name).available:
            raise SpecError("spec-not-yet", place="modules", field="modules", value=name)
        if chosen.count(name) > 1:
            raise SpecError("spec-twice", place="modules", field=name)
    return tuple(name for name in known if name in chosen)


def check_variants(
    manifest: Manifest, edition: str, variants: Mapping[str, object], in_play: set[str]
) -> dict[str, str]:
    """Known names and values, in the order of the manifest; what changes nothing is left out."""
    known = {variant.name: variant for variant in manifest.variants}
    values = {}
    for name, given in variants.items():
        check_choice("variants", name, list(known))
        values[name] = read_value(known[name], given)
        if values[name] != known[name].default and not known[name].is_in(edition):
            raise SpecError("spec-edition-variant", place=name, field=name, edition=edition)
    return {
        name: values[name]
        for name, variant in known.items()
        if name in values and values[name] != variant.default and (variant.needs is None or variant.needs in in_play)
    }


def with_cards(manifest: Manifest, variants: Mapping[str, object] | None, file: Path | str) -> dict[str, object]:
    """The settings, and the cards that a file describes; SpecError if the game has only its own cards."""
    chosen = dict(variants or {})
    if manifest.cards is None:
        raise SpecError("spec-no-cards", place=CARDS, game=manifest.game)
    put_once(chosen, CARDS, manifest.cards.load(Path(file)))
    return chosen


def read_value(variant: Variant, given: object) -> str:
    """A value of a setting: one of those named, or one that was written and can be read."""
    if variant.written is not None and isinstance(given, str):
        return given if given in variant.values else variant.written.read(given) or variant.default
    if isinstance(given, str) and given in variant.values:
        return given
    value = str(given).lower() if isinstance(given, bool) else shown(given)
    check_choice(variant.name, value, list(variant.values))
    return value


def read_seed(text: str) -> Seed:
    """A seed from text: a number, or `fair:` and 64 hexadecimal digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 19 else text


def check_seed(seed: object) -> Seed | None:
    """A deal number below 2^63, or a 256-bit secret for the fair generator."""
    if seed is None or (isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < SEED_LIMIT):
        return seed
    if isinstance(seed, str) and seed.startswith(FAIR):
        digits = seed[len(FAIR) :]
        if len(digits) == 64 and all(digit in "0123456789abcdef" for digit in digits):
            return seed
    raise SpecError("spec-seed", place="seed", value=shown(seed))
