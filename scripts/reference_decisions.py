"""The index of decision points: what `DP-…` in code, records and answers of the server stands for."""

from __future__ import annotations

import re
from pathlib import Path

from reverie.games.etherfields.seats.refusals import POINTS
from reverie.kernel import registry
from reverie.kernel.native_game import NativeGame
from reverie.words import Words
from scripts.reference import Reference, link, table

# Decision points at which nothing is refused by a rule of its own.
RULES = {**POINTS, "DP-13": "ETH-ABT-02", "DP-14": "ETH-ABT-01", "DP-59": "ETH-FAT-04"}
CAMPAIGN = {
    "DP-01": "", "DP-02": "", "DP-10": "", "DP-11": "", "DP-12": "ETH-ETM-02", "DP-16": "ETH-NAP-01",
    "DP-50": "ETH-AWK-04", "DP-51": "ETH-DCK-02",
    "DP-52": "ETH-AWK-06", "DP-53": "ETH-SAV-02", "DP-54": "ETH-DEL-02", "DP-55": "ETH-SHP-01", "DP-56": "ETH-SHP-02",
    "DP-58": "ETH-SOL-01", "DP-70": "", "DP-71": "",
}  # fmt: skip
VARIABLE = re.compile(r"\$(\w+)")
ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "src" / "reverie" / "words"


def decisions(reference: Reference, told: Words) -> list[str]:
    """Every decision point: its questions, or, where questions depend on the content, the rule behind it."""
    game = registry.game(reference.game)
    if not isinstance(game, NativeGame):
        head = [told.text("guide-point"), told.text("guide-rule")]
        known = sorted({**CAMPAIGN, **RULES}.items())
        linked = (
            (point, link(reference, rule, "decisions") if told.has(rule or "-") else "–") for point, rule in known
        )
        return table(head, ([f"`{point}`", rule] for point, rule in linked))
    points: dict[str, list[str]] = {}
    for kind, point in game.questions.values():
        points.setdefault(point, []).append(kind)
    rows = [
        [f"`{point}`" if i == 0 else "", f"`{kind}`", asked(reference.game, kind, told)]
        for point, kinds in sorted(points.items())
        for i, kind in enumerate(kinds)
    ]
    return table([told.text(f"guide-{name}") for name in ("point", "kind", "question")], rows)


def asked(game: str, kind: str, told: Words) -> str:
    """A question with dots for what it is about."""
    name = f"{game}-ask-{kind}"
    source = (WORDS / told.language / f"{game}.ftl").read_text("utf-8")
    text = source.partition(f"\n{name} = ")[2]
    text = re.split(r"\n[a-z#]", text, maxsplit=1)[0]
    return " ".join(told.text(name, **dict.fromkeys(VARIABLE.findall(text), "…")).split())
