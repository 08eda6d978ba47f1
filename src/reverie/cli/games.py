"""`reverie games`: what can be played."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.text import Text

from reverie.cli.options import Ascii, Json, Lang, complete_game
from reverie.cli.output import Output, speaking
from reverie.cli.speech import DIM, GOLD
from reverie.cli.table.plain import pad, wrap
from reverie.errors import SpecError
from reverie.kernel import registry
from reverie.kernel.definition import GameDefinition
from reverie.kernel.manifest import Manifest, Preset, Variant

LABEL = 14
ABOUT = {"modules": "module", "variants": "variant", "presets": "preset"}  # these have a line on what they change

OneGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only this game.", autocompletion=complete_game)]


CardsTemplate = Annotated[
    bool, typer.Option("--cards-template", help="Print the game's card table, to be edited for play --cards.")
]


def games(
    game: OneGame = None,
    cards_template: CardsTemplate = False,
    as_json: Json = False,
    lang: Lang = None,
    ascii_only: Ascii = False,
) -> None:
    """What can be played: editions, modes, modules, variants, presets and agents."""
    with speaking(lang, as_json, ascii_only) as out:
        if cards_template:
            show_cards(game, out)
            return
        chosen = [registry.game(game)] if game is not None else list(registry.games().values())
        if as_json:
            out.json({"games": [registry.describe(definition.manifest.game) for definition in chosen]})
            return
        for definition in chosen:
            show(definition, out)


def show(definition: GameDefinition, out: Output) -> None:
    """One game on a few lines: the default first, what is not yet there dimmed."""
    manifest, speech = definition.manifest, out.speech
    title = Text(" ").append(manifest.game, GOLD)
    if speech.has(f"{manifest.game}-summary"):
        title.append("  ").append(speech.text(f"{manifest.game}-summary"))
    out.line(title)
    out.line()
    modes = [
        named(out, entry.name, speech.text("cli-players", count=entry.players), entry.available)
        for entry in manifest.modes
    ]
    rows: list[tuple[str, list[Text]]] = [
        (
            "editions",
            [named(out, entry.name, described(out, manifest, "edition", entry.name)) for entry in manifest.editions],
        ),
        ("modes", modes),
        (
            "modules",
            [
                named(out, entry.name, described(out, manifest, "module", entry.name), entry.available)
                for entry in manifest.modules
            ],
        ),
        (
            "variants",
            [
                named(out, entry.name, values_of(entry, in_play(manifest, entry)), in_play(manifest, entry), 25)
                for entry in manifest.variants
            ],
        ),
        ("presets", [named(out, entry.name, preset_text(entry)) for entry in manifest.presets]),
        ("agents", [Text(", ".join(registry.agent_names(manifest.game)))]),
    ]
    for name, entries in rows:
        if name in ABOUT:
            section(out, manifest, name, entries)
            continue
        for i, entry in enumerate(entries):
            label = pad(speech.text(f"cli-games-{name}") if i == 0 else "", LABEL)
            out.line(Text.assemble(" ", (label, DIM), entry))
    out.line()
    out.line(speech.rich("cli-games-try", DIM).append(f" reverie play {manifest.game} --seed 7"))


def show_cards(game: str | None, out: Output) -> None:
    """The card table of a game as a file; SpecError if it has none."""
    if game is None:
        having = [name for name, manifest in registry.manifests().items() if manifest.cards is not None]
        raise SpecError("cli-template", place="--cards-template", allowed=having)
    cards = registry.game(game).manifest.cards
    if cards is None:
        raise SpecError("spec-no-cards", place="--cards-template", game=game)
    if out.as_json:
        out.json({"game": game, "cards": cards.template()})
    else:
        sys.stdout.write(cards.template())


def section(out: Output, manifest: Manifest, kind: str, entries: list[Text]) -> None:
    """Entries below their heading, each with a line on what it changes."""
    out.line(Text(f" {out.speech.text(f'cli-games-{kind}')}", DIM))
    for entry in entries:
        for i, line in enumerate(wrap(entry, out.width - 6)):
            out.line(Text("   " if i == 0 else "     ").append_text(line))
        text = explained(out, manifest, kind, entry.plain.split()[0])
        for line in wrap(Text(text, DIM), out.width - 6) if text else []:
            out.line(Text("     ").append_text(line))


def explained(out: Output, manifest: Manifest, kind: str, name: str) -> str:
    """What a module, a variant or a preset changes, if the words know it."""
    message = f"{manifest.game}-{ABOUT[kind]}-{name.replace('.', '-')}"
    message += "-line" if kind == "modules" else ""
    return out.speech.text(message) if out.speech.has(message) else ""


def values_of(variant: Variant, available: bool) -> str:
    """The values of a setting, the default first, and where it belongs."""
    values = [*variant.values, *([variant.written.example, "--cards FILE"] if variant.written is not None else [])]
    owners = [*([variant.needs] if available and variant.needs else []), *variant.editions]
    return " | ".join(values) + (f"  ({', '.join(owners)})" if owners else "")


def in_play(manifest: Manifest, variant: Variant) -> bool:
    """Whether the module or mode that a setting belongs to can be played."""
    playable = {mode.name for mode in manifest.modes if mode.available}
    playable |= {module.name for module in manifest.modules if module.available}
    return variant.needs is None or variant.needs in playable


def named(out: Output, name: str, about: str = "", available: bool = True, width: int = 15) -> Text:
    """A name with what it is, and a remark if it cannot be played yet."""
    text = Text(pad(name, width), "" if available else DIM)
    text.append(about, DIM)
    if not available:
        text.append(out.speech.spell(" · " if about else "")).append(out.speech.text("cli-not-yet"), DIM)
    return text


def described(out: Output, manifest: Manifest, kind: str, name: str) -> str:
    """What an edition or a module is called in full, if the words know it."""
    message = f"{manifest.game}-{kind}-{name}"
    return out.speech.text(message) if out.speech.has(message) else ""


def preset_text(preset: Preset) -> str:
    """The flags that a preset stands for."""
    flags = [f"--edition {preset.edition}"]
    if preset.modules:
        flags.append(f"--modules {','.join(preset.modules)}")
    return " ".join([*flags, *(f"--variant {name}={value}" for name, value in preset.variants)])
