"""Where the things of a pack are written, for findings."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.content.findings import ERROR, WARN, Finding, Place
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.reading import Node


def of_thing(pack: Pack, ref: str) -> Place:
    """Where a thing is written."""
    return pack.builder.raw[ref].node.place


def of_part(pack: Pack, ref: str, *names: str) -> Place:
    """Where a part of a thing is written, the first of these that is; where the thing is, if none is."""
    node = pack.builder.raw[ref].node
    found: Node = next((node.value[name] for name in names if name in node.value), node)
    return found.place


def of_manifest_part(pack: Pack, name: str) -> Place:
    """Where a part of a manifest is written, of the pack that says it first."""
    for manifest in pack.builder.manifests:
        if isinstance(manifest.node.value, dict) and name in manifest.node.value:
            node: Node = manifest.node.value[name]
            return node.place
    return of_manifest(pack)


def of_ability(pack: Pack, ref: str) -> Place:
    """Where an ability is written."""
    return pack.builder.ability_nodes[ref].place


def of_list(pack: Pack, ref: str) -> Place:
    """Where a list of effects is written."""
    return pack.builder.list_nodes[ref].place


def of_manifest(pack: Pack) -> Place:
    """Where the campaign says what it is."""
    return pack.builder.manifests[0].node.place


def error(code: str, place: Place, **details: Any) -> Finding:
    """Something that is wrong."""
    return Finding(ERROR, code, place, details)


def warning(code: str, place: Place, **details: Any) -> Finding:
    """Something that looks wrong."""
    return Finding(WARN, code, place, details)


def is_campaign(pack: Pack) -> bool:
    """Whether a campaign is among the packs."""
    return any(manifest.values.get("kind") == "campaign" for manifest in pack.builder.manifests)
