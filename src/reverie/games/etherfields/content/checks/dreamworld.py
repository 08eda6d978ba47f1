"""A dreamworld nobody is stuck in (9.13, 6)."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.games.etherfields.content.checks.places import error, is_campaign, of_manifest, of_manifest_part, of_part
from reverie.games.etherfields.content.findings import Finding
from reverie.games.etherfields.content.loading import Pack


def check(pack: Pack) -> Iterator[Finding]:
    """Ways out, gate locations, the awakening location."""
    content = pack.content
    assert content is not None
    ways_out = {start for tile in content.dreamworld_tile.values() for start, _, _ in tile.arrows}
    with_gate: set[str] = set()
    for tile in content.dreamworld_tile.values():
        for location in tile.locations:
            if location.id not in ways_out:
                yield error("pack-no-way-out", of_part(pack, tile.ref, "locations"), id=location.id)
            if "gate" in location.icons:
                with_gate.add(tile.district)
        for start, end, _ in tile.arrows:
            if start == end:
                yield error("pack-arrow-nowhere", of_part(pack, tile.ref, "arrows"), id=start)
    for gate in content.gate.values():
        if gate.district is not None and gate.district not in with_gate:
            place = of_part(pack, gate.ref, "district")
            yield error("pack-district-without-gate", place, id=gate.id, district=gate.district)
    if is_campaign(pack) and not content.awakening_location:
        yield error("pack-no-awakening", of_manifest(pack))
    elif content.awakening_location:
        places = [place for tile in content.dreamworld_tile.values() for place in tile.locations]
        if not any(place.id == content.awakening_location and "awakening" in place.icons for place in places):
            place = of_manifest_part(pack, "awakening_location")
            yield error("pack-awakening-icon", place, id=content.awakening_location)
