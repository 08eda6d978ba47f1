"""The rules for players as pages: `python -m scripts.rules_reference` writes docs/rules/<language>/<game>/.

Everything comes from the words of the games and their card tables; nothing on the pages is written by hand. With
`--check` nothing is written, and the exit status is 1 if a page on disk differs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path

from reverie.cli.rulebook import Rule, Rulebook
from reverie.kernel import registry
from reverie.kernel.manifest import Variant
from reverie.words import LANGUAGES, Words, words
from scripts import reference_decisions
from scripts.reference import Reference, link, section, table, value_name

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "rules"
REFERENCES: dict[str, Reference] = {
    game: import_module(f"scripts.reference_{game}").REFERENCE
    for game in registry.games()
    if find_spec(f"scripts.reference_{game}")
}


def rules(reference: Reference, language: str) -> list[Rule]:
    """Every rule of a game, in the order of the book."""
    return Rulebook(language).of_game(reference.game)


def told_rule(told: Words, reference: Reference, rule: Rule, page: str) -> list[str]:
    """A rule with the anchor that links lead to."""
    lines = [f'<a id="{rule.id.lower()}"></a>', f"**{rule.id} · {rule.title}**  ", rule.text]
    if rule.id in reference.sources:
        sources = (f"{reference.prefix}-{source}" for source in reference.sources[rule.id].split())
        lines[-1] += "  "
        lines.append(f"{told.text('guide-see')}: {', '.join(link(reference, source, page) for source in sources)}")
    return [*lines, ""]


# ---- tables that every game has --------------------------------------------------------------------------------------


def win_table(told: Words, reference: Reference) -> list[str]:
    """The win conditions, which all add up."""
    head = [told.text("guide-game"), told.text("guide-condition")]
    text = f"{reference.game}-guide-win"
    return table(head, ([reference.page_title(told, name), told.text(f"{text}-{name}")] for name in reference.wins))


def matrix(told: Words, reference: Reference) -> list[str]:
    """Which rule is about which pair: the modules in order, then each of them with a team."""
    modules = reference.modules
    numbers = {pair: i for i, pair in enumerate(combinations(modules, 2), 1)}
    numbers |= {(name, "team"): len(numbers) + i for i, name in enumerate(modules, 1)}
    columns = [*modules[1:], "team"]
    rows = []
    for name in modules:
        cells = [numbers.get((name, other)) for other in columns]
        links = [ruling_link(reference, number) if number else "" for number in cells]
        rows.append([f"**{told.text(f'{reference.game}-guide-short-{name}')}**", *links])
    return table(["", *(told.text(f"{reference.game}-guide-short-{name}") for name in columns)], rows)


def ruling_link(reference: Reference, number: int) -> str:
    """A short link to a ruling about a pair, from its own page."""
    ruling = f"{reference.pairs}-{number:02}"
    return f"[{ruling}](#{f'{reference.prefix}-{ruling}'.lower()})"


def settings_table(told: Words, reference: Reference, variants: Iterable[Variant]) -> list[str]:
    """Every value of some settings, the default first."""
    game = reference.game
    rows = []
    for variant in variants:
        name = variant.name.replace(".", "-")
        rows.append([f"`{variant.name}`", "", told.text(f"{game}-variant-{name}")])
        rows += [["", f"`{value}`", told.text(value_name(game, variant, value))] for value in variant.values]
        if variant.written is not None:
            rows.append(["", f"`{variant.written.example}`", told.text(f"{game}-guide-written-{name}")])
    return table([told.text(f"guide-{name}") for name in ("setting", "value", "meaning")], rows)


def tables(told: Words, reference: Reference, page: str) -> list[str]:
    """What a page shows between its introduction and its rules."""
    lines = reference.tables(told, page)
    if page == "base":
        lines += section(told.text("guide-wins"), win_table(told, reference))
    if page == "interactions":
        lines += section(told.text("guide-matrix"), matrix(told, reference))
    variants = [variant for variant in reference.manifest.variants if page in ("settings", variant.needs)]
    if variants:
        settings = settings_table(told, reference, variants)
        lines += settings if page == "settings" else section(told.text("guide-settings@title"), settings)
    return lines


# ---- pages -----------------------------------------------------------------------------------------------------------


def headed(told: Words, title: str, back: str) -> list[str]:
    """The title of a page, and the way back to the one above it."""
    lines = [f"<!-- {told.text('guide-generated')} -->", "", f"# {title}", ""]
    return [*lines, back, ""] if back else lines


def opening(told: Words, reference: Reference, page: str) -> list[str]:
    """Title, introduction and advice."""
    above = ("home", "../index.md") if page == "index" else ("back", "index.md")
    lines = headed(told, reference.page_title(told, page), f"[{told.text(f'guide-{above[0]}')}]({above[1]})")
    own = f"{reference.game}-guide-{page}"
    lines += [told.text(own if told.has(own) else f"guide-{page}"), ""]
    if (advice := told.text(f"{own}@advice")) != f"{own}@advice":
        lines += [f"**{told.text('guide-advice')}.** {advice}", ""]
    return lines


def rules_page(told: Words, reference: Reference, page: str) -> str:
    """A page with its tables, then its rules in chapters."""
    lines = [*opening(told, reference, page), *tables(told, reference, page)]
    chapters: dict[str, list[Rule]] = {}
    for family in reference.pages[page]:
        for rule in rules(reference, told.language):
            if rule.family == family:
                chapters.setdefault(rule.chapter, []).append(rule)
    for chapter, entries in chapters.items():
        lines += [f"## {chapter if len(chapters) > 1 else told.text('guide-rules')}", ""]
        if entries[0].family in reference.introduced:
            lines += [told.text(f"{reference.game}-guide-{reference.introduced[entries[0].family]}"), ""]
        for rule in entries:
            lines += told_rule(told, reference, rule, page)
    return "\n".join(lines).rstrip("\n") + "\n"


def index_page(told: Words, reference: Reference) -> str:
    """The first page of a game: every other page, and what the modules change."""
    titles = {page: f"[{reference.page_title(told, page)}]({page}.md)" for page in reference.pages}
    others = [f"- {title}" for page, title in titles.items() if page not in reference.modules]
    modules = [
        f"- {titles[name]} (`{name}`): {told.text(f'{reference.game}-module-{name}-line')}"
        for name in reference.modules
    ]
    others.append(f"- [{told.text('guide-decisions@title')}](decisions.md)")
    lines = [*opening(told, reference, "index"), *section(told.text("guide-pages"), others)]
    if modules:
        lines += ["", *section(told.text("guide-modules"), modules)]
    return "\n".join(lines) + "\n"


def decisions_page(told: Words, reference: Reference) -> str:
    """The index of a game's decision points."""
    lines = [*opening(told, reference, "decisions"), *reference_decisions.decisions(reference, told)]
    return "\n".join(lines).rstrip("\n") + "\n"


def home_page(told: Words) -> str:
    """The first page of a language: every game."""
    games = [f"- [{told.text(f'{game}-name')}]({game}/index.md): {told.text(f'{game}-summary')}" for game in REFERENCES]
    return "\n".join([*headed(told, told.text("guide-index@title"), ""), told.text("guide-index"), "", *games]) + "\n"


def pages() -> dict[Path, str]:
    """Every page with its text."""
    found: dict[Path, str] = {}
    for language in LANGUAGES:
        told = words(language)
        found[FOLDER / language / "index.md"] = home_page(told)
        for game, reference in REFERENCES.items():
            folder = FOLDER / language / game
            found[folder / "index.md"] = index_page(told, reference)
            found[folder / "decisions.md"] = decisions_page(told, reference)
            found |= {folder / f"{page}.md": rules_page(told, reference, page) for page in reference.pages}
    return found


def main(check: bool) -> int:
    """Write the pages, or only say which ones differ."""
    stale = {path: text for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        print(path.relative_to(ROOT))
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
