"""Texts that are read aloud: pages that are not too long, as many in every language, with no gap that nothing fills and
no signs that would be shown as they are."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reverie.games.etherfields.content.checks.places import of_part, warning
from reverie.games.etherfields.content.findings import Finding
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.model import NAME, Script, Text, pages

PAGE_WORDS = 90  # on one page: what can be taken in before somebody turns it
GAP = re.compile(r"\{[^{}]*\}")
MARKED = re.compile(r"(?<![\w*])[*_](?=[^\s*_])[^*_]+(?<=\S)[*_](?![\w*])")  # no table knows letters that lean


def words_of(page: str) -> int:
    """How many words a page has; a dash or a dot between blanks is none."""
    return sum(any(letter.isalnum() for letter in word) for word in page.split())


def check(pack: Pack) -> Iterator[Finding]:
    """Scripts page by page; gaps in any text."""
    content = pack.content
    assert content is not None
    for script in content.script.values():
        place = of_part(pack, script.ref, "text", "n")
        counts = {language: len(pages(text)) for language, text in script.text.items()}
        if len(set(counts.values())) > 1:
            yield warning("pack-pages-differ", place, id=script.id)
        for language, text in script.text.items():
            for number, page in enumerate(pages(text), 1):
                if (count := words_of(page)) > PAGE_WORDS:
                    yield warning(
                        "pack-page-long",
                        place,
                        id=script.id,
                        page=str(number),
                        language=language,
                        count=str(count),
                        limit=str(PAGE_WORDS),
                    )
    for thing in content.things.values():
        allowed = {NAME} if isinstance(thing, Script) else set()
        for gap in sorted(gaps_of(thing.text) - allowed):
            yield warning("pack-gap", of_part(pack, thing.ref, "text", "id", "n"), value=gap)
        for told in thing.text.values():
            for marked in MARKED.findall(told):
                yield warning("pack-markup", of_part(pack, thing.ref, "text", "id", "n"), value=marked)


def gaps_of(text: Text) -> set[str]:
    """What stands in braces, in any language."""
    return {gap for told in text.values() for gap in GAP.findall(told)}
