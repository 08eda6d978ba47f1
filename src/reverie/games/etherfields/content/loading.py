"""Packs from the disk: `load` gives what the engine reads, `shipped` the campaign that comes with Reverie."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from importlib import resources
from pathlib import Path

from reverie.games.etherfields.content.building import Builder
from reverie.games.etherfields.content.files import files
from reverie.games.etherfields.content.findings import Finding, Findings, PackError, Place, TooManyFindings
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.content.reading import Budget, read

SHIPPED = "lamplighter"
Files = list[tuple[str, bytes]]


class Pack:
    """What was read: the content if it can be played, the findings in any case."""

    def __init__(self, content: Content | None, builder: Builder, findings: list[Finding]) -> None:
        self.content = content
        self.builder = builder
        self.findings = findings


def examine(paths: Sequence[Path]) -> Pack:
    """Read packs and say everything that is wrong with how they are written; never raises for what they contain."""
    return examine_files([(path.name, partial(files, path)) for path in paths])


def examine_files(packs: Sequence[tuple[str, Callable[[], Files]]]) -> Pack:
    """The same for packs by name, each with a function that gives its files."""
    findings = Findings()
    builder = Builder(findings)
    digest = hashlib.sha256()
    content: Content | None = None
    try:
        for builder.pack, (name, contents) in enumerate(packs):
            collect(contents, builder, findings, digest, f"{name}/" if len(packs) > 1 else "")
            if not any(manifest.pack == builder.pack for manifest in builder.manifests) and builder.complete:
                findings.add("pack-no-manifest", Place(name))
        if len({manifest.pack for manifest in builder.manifests}) == len(packs) and not builder.spare_manifests:
            builder.read_manifests()
            check_kinds(builder, findings)
            builder.build_all()
        if not findings.errors:
            content = builder.content(digest.hexdigest())
    except TooManyFindings:
        pass
    return Pack(content, builder, findings.list)


def collect(
    contents: Callable[[], Files], builder: Builder, findings: Findings, digest: hashlib._Hash, prefix: str
) -> None:
    """The things of one pack. A file that cannot be read is one finding; the other files are read all the same."""
    budget = Budget()
    try:
        found = contents()
    except PackError as error:
        builder.complete = False
        findings.list += error.findings
        return
    for name, data in found:
        digest.update(f"{len(name)} {name} {len(data)}\n".encode())
        digest.update(data)
        try:
            builder.collect(read(data, prefix + name, budget))
        except PackError as error:
            builder.complete = False
            findings.list += error.findings
            if error.code == "pack-nodes":
                return


def check_kinds(builder: Builder, findings: Findings) -> None:
    """One campaign, any number of expansions, every pack with its manifest."""
    campaigns = [m for m in builder.manifests if m.values.get("kind") == "campaign"]
    for manifest in campaigns[1:]:
        findings.add("pack-two-campaigns", manifest.node.place)
    ids: set[str] = set()
    for manifest in builder.manifests:
        name = manifest.values.get("id")
        if name in ids:
            findings.add("pack-twice", manifest.node.place, value=name)
        elif name is not None:
            ids.add(name)


def with_campaign(paths: Sequence[Path]) -> list[Path]:
    """The packs, and before them the shipped campaign if none of them is a campaign: expansions build on one."""
    builder = Builder(Findings())
    try:
        for path in paths:
            collect(partial(files, path), builder, builder.findings, hashlib.sha256(), "")
        builder.read_manifests()
    except TooManyFindings:
        pass
    kinds = [manifest.values.get("kind") for manifest in builder.manifests]
    return [shipped_path(), *paths] if kinds and "campaign" not in kinds else list(paths)


def load(paths: Path | str | Iterable[Path | str]) -> Content:
    """The content of a pack, or of a campaign and its expansions; `PackError` with all findings if it is faulty."""
    if isinstance(paths, (str, Path)):
        paths = [paths]
    pack = examine([Path(path) for path in paths])
    if pack.content is None:
        raise PackError.of(pack.findings)
    return pack.content


def shipped_path(name: str = SHIPPED) -> Path:
    """Where a pack that comes with Reverie lies."""
    with resources.as_file(resources.files("reverie.games.etherfields") / "packs" / name) as path:
        return path


@cache
def shipped(name: str = SHIPPED) -> Content:
    """The campaign that comes with Reverie; read once."""
    return load(shipped_path(name))
