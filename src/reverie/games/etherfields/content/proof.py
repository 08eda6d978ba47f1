"""The proof page: every text that people read, in every language of a pack, beside each other, with what looks wrong.

`texts` lists them as they stand in the files; `faults` looks at one of them; `page` is one HTML page to be read from
top to bottom by somebody with a pencil.
"""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from reverie.games.etherfields.content.checks.pages import PAGE_WORDS, words_of
from reverie.games.etherfields.content.findings import Place
from reverie.games.etherfields.content.loading import Pack

Pages = Mapping[str, tuple[str, ...]]
HOUSE_WORDS = {  # words that say what a thing in the room should say
    "en": ("guilt", "guilty", "trauma", "destiny", "shadowy", "mysterious", "mysteriously", "eerie"),
    "de": ("Schuldgefühl", "Schuldgefühle", "Trauma", "Bestimmung", "schattenhaft", "geheimnisvoll", "mysteriös"),
}  # fmt: skip
FOREIGN = {  # small words that betray a sentence nobody translated
    "en": ("und", "der", "die", "das", "nicht", "ihr", "euch", "von", "eine", "ist"),
    "de": ("the", "and", "you", "with", "that", "is", "your", "from", "each", "of"),
}
NUMBER = re.compile(r"\d+")
WORD = re.compile(r"[^\W\d_]+")
SHORT = 3  # words: names may be the same everywhere
ALIEN = 2  # small words of the other language in one text


class Proof(NamedTuple):
    """One text and where it stands."""

    place: Place
    pages: Pages


def texts(pack: Pack) -> Iterator[Proof]:
    """Every text of a pack, in the order of its files."""
    for node, pages in sorted(pack.builder.paged, key=lambda entry: entry[0].place):
        if pages:
            yield Proof(node.place, pages)


def faults(pages: Pages) -> Iterator[str]:
    """What looks wrong with a text: a code and what it is about, in one line."""
    for language, written in pages.items():
        whole = " ".join(written)
        found = [word.lower() for word in WORD.findall(whole)]
        for word in HOUSE_WORDS.get(language, ()):
            if word.lower() in found:
                yield f"house-word {language}: {word}"
        for number, page in enumerate(written, 1):
            if len(written) > 1 and words_of(page) > PAGE_WORDS:
                yield f"length {language}: page {number}"
        yield from quotes(language, whole)
        alien = [word for word in found if word in FOREIGN.get(language, ())]
        if len(set(alien)) > ALIEN:
            yield f"untranslated {language}: {' '.join(sorted(set(alien)))}"
    if {"en", "de"} <= pages.keys():
        en, de = " ".join(pages["en"]), " ".join(pages["de"])
        if en == de and words_of(en) > SHORT:
            yield "untranslated: the same words"
        if Counter(NUMBER.findall(en)) != Counter(NUMBER.findall(de)):
            yield f"numbers: {' '.join(NUMBER.findall(en))} / {' '.join(NUMBER.findall(de))}"


def quotes(language: str, text: str) -> Iterator[str]:
    """English has straight quotation marks, German „these“; both come in pairs."""
    if language == "en":
        if any(mark in text for mark in "„“”«»"):
            yield "quotes en: not straight"
        if text.count('"') % 2:
            yield "quotes en: one is missing"
    elif language == "de":
        if '"' in text or "”" in text:
            yield "quotes de: not „…“"
        if text.count("„") != text.count("“"):
            yield "quotes de: one is missing"


def page(pack: Pack) -> str:
    """The whole as HTML."""
    languages = pack.content.languages if pack.content is not None else ("en",)
    rows: list[str] = []
    file = ""
    for proof in texts(pack):
        if proof.place.file != file:
            file = proof.place.file
            rows.append(f'<tr><th colspan="{len(languages) + 1}">{html.escape(file)}</th></tr>')
        cells = ["<hr>".join(map(paragraphs, proof.pages.get(language, ()))) for language in languages]
        marks = "".join(f"<p class=fault>{html.escape(fault)}</p>" for fault in faults(proof.pages))
        told = "".join(f"<td lang={language}>{cell}</td>" for language, cell in zip(languages, cells, strict=True))
        rows.append(f"<tr><td class=place>{proof.place.line}{marks}</td>{told}</tr>")
    return HEAD + "\n".join(rows) + "\n</table>\n"


def paragraphs(text: str) -> str:
    """One page of a text."""
    return "".join(f"<p>{html.escape(part)}</p>" for part in text.split("\n") if part.strip())


HEAD = """<!doctype html>
<meta charset=utf-8>
<title>Proof</title>
<style>
table { border-collapse: collapse; font: 16px/1.5 serif; width: 100% }
td, th { border-top: 1px solid #999; padding: .4em .8em; text-align: left; vertical-align: top }
td[lang] { width: 45% }
p { margin: 0 0 .5em }
.place { color: #666; font: 12px monospace }
.fault { color: #a00 }
</style>
<table>
"""
