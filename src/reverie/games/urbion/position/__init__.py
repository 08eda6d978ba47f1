"""Positions: any table of Urbion written down by hand or by the engine, on one line or several.

    urbion/second/solo | R1 earth+water S: S2w S1e I: I3e | R2 garden S: I: I2f | hand S1e I2w S4a I2f | at main

Zones stand in any order, cards by their tokens, `S1e x3` for three of them. Rows that are not named are vacant. `deck`,
`cities` and `postcards` list placed cards from the top down; a `!` marks one that the player knows (team: `!` seat 0,
`!1` seat 1, `!!` both), `!!!` a Chaos put back whose place lies open to everybody. Dreams that are named nowhere fall
into the Dream deck, unordered (`rest discard`: into the discard pile, so that `deck` is the whole deck), Cities and
Postcards into theirs. `at` names the question or step that comes now; a position that cannot exist is refused with the
reason (`checks.py`). All zones are in docs/notation.md.
"""

from __future__ import annotations

from reverie.games.urbion.manifest import MANIFEST
from reverie.games.urbion.position.agenda import check_agenda
from reverie.games.urbion.position.checks import check_table
from reverie.games.urbion.position.reading import read_zones
from reverie.games.urbion.position.rest import Completer
from reverie.games.urbion.position.words import Table
from reverie.games.urbion.position.writing import write
from reverie.kernel.position_text import naming_rules, spec_and_zone_parts
from reverie.kernel.spec import GameSpec

__all__ = ["parse", "write"]

# The rule behind a refusal that does not name another one; URB-BASE-01 is about rows and what lies in them.
RULES = {
    **dict.fromkeys(("position-seed", "urbion-position-too-big"), "URB-BASE-14"),
    "position-card": "URB-DATA-01",
    "urbion-position-city": "URB-DATA-06",
    **dict.fromkeys(("position-step", "position-argument", "position-argument-missing", "position-step-needs"),
                    "URB-BASE-20"),
    "position-over": "URB-BASE-60",
    "urbion-position-mark": "URB-BASE-06",
    **dict.fromkeys(("urbion-position-rest", "urbion-position-box"), "URB-TEAM-08"),
    **dict.fromkeys(("urbion-position-rest-postcards", "urbion-position-inhabitant"), "URB-POSTCARDS-02"),
}  # fmt: skip


def parse(text: object, rules: int | None = None) -> tuple[GameSpec, Table]:
    """The spec and the table of a written position; errors name the zone, the reason and the rule."""
    with naming_rules(RULES, "URB-BASE-01"):
        spec, parts = spec_and_zone_parts(text, MANIFEST, rules)
        reader = Completer(spec, read_zones(spec, parts))
        table = reader.table()
        check_agenda(table)  # what the hands can be depends on it
        reader.fill_hands(table)
        reader.place_the_rest(table)
        check_table(spec, reader.cards, table)
        reader.check_sums(table)
        return spec, table
