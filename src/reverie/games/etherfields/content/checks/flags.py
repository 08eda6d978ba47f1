"""Names that only mean something if somebody else says them, too (9.13, 1): flags nobody sets, tags of no field."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.games.etherfields.content import words as w
from reverie.games.etherfields.content.checks.places import warning
from reverie.games.etherfields.content.findings import Finding
from reverie.games.etherfields.content.loading import Pack


def check(pack: Pack) -> Iterator[Finding]:
    """Flags that are read and never set are always 0; tags that no field has choose nothing."""
    builder = pack.builder
    for flag, node in builder.flags_read.items():
        if flag not in builder.flags_set:
            yield warning("pack-flag-unset", node.place, id=flag)
    for tag, node in builder.tags_named.items():
        if tag not in builder.own_tags and tag not in w.VALUES["TAG"]:
            yield warning("pack-tag-nowhere", node.place, id=tag)
