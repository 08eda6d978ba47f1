"""The rules of Etherfields as pages: where its rules stand, and its tables."""

from __future__ import annotations

from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.manifest import MANIFEST
from reverie.words import Words
from scripts.reference import Reference, capital, section, table

# Which families of rules stand on which page, in the order of the pages.
PAGES: dict[str, tuple[str, ...]] = {
    "round": ("RND", "DRW", "RSH", "TRN"),
    "actions": ("ACT", "PAY", "BST", "ROL", "MOV", "HRS", "EXE", "LOK", "GLO", "RMU", "FGT", "GRP", "INT"),
    "map": ("MAP", "WAL", "BLK", "TER", "RNG", "CAP", "BIG", "TRP", "SOC", "GRL", "OVL"),
    "creatures": ("CRE", "SPN", "MUT", "STA", "CMN"),
    "suffering": ("SEL", "SUF", "DTH"),
    "cards": ("CHR", "BCK", "PRG", "ITM", "MSK", "WEK", "MKT"),
    "encounters": ("CMP", "GAT", "SLU", "SLD", "RFT", "FAT", "ABT", "RWD", "END"),
    "dreamworld": ("DWM", "DCK", "DEL", "SEA", "SHP", "AWK", "SAV", "SET", "PLY", "NAP", "ATE", "ETM", "LUC", "THN"),
    "story": ("SCR", "CLU", "WIS", "MEM", "SGN"),
    "general": ("GEN",),
    "variants": ("ORD", "SOL", "PKR"),
    "settings": (),
}


def turn_card_table(told: Words) -> list[str]:
    """Every turn card of the shipped campaign: its suit, its steps and its reward."""
    head = [told.text(f"etherfields-guide-{name}") for name in ("turn-card", "suit", "steps", "reward")]
    rows = []
    for card in shipped().turn_card.values():
        steps = ", ".join(told.text(f"etherfields-step-{step}") for step in card.steps)
        suit = told.text(f"etherfields-suit-{card.suit}")
        rows.append([card.name[told.language], suit, steps, card.text[told.language]])
    return table(head, rows)


def mutation_table(told: Words) -> list[str]:
    """How many tokens of each mutation there are."""
    head = [told.text("etherfields-guide-mutation"), told.text("guide-count")]
    tokens: dict[str, int] = shipped().options["mutation_tokens"]
    rows = [
        [capital(told.text(f"etherfields-mutation-{name.replace('_', '-')}")), str(n)] for name, n in tokens.items()
    ]
    return table(head, [*rows, [f"**{told.text('guide-total')}**", str(sum(tokens.values()))]])


def tables(told: Words, page: str) -> list[str]:
    """What a page shows between its introduction and its rules."""
    if page == "round":
        return section(told.text("etherfields-guide-turn-cards"), turn_card_table(told))
    if page == "creatures":
        return section(told.text("etherfields-guide-mutations"), mutation_table(told))
    return []


REFERENCE = Reference(
    manifest=MANIFEST,
    pages=PAGES,
    sources={},
    rulings=(),
    pairs="",
    wins=(),
    tables=tables,
    introduced={},
)
