"""Letters that lead somewhere in every dream that uses them (9.13, 1; ETH-SCR-03).

A letter means the group of the dream that is played, so only from the dreams on can be told what it names: whether
the group has such a thing, and whether it can be used so. Scripts may be read in several dreams; one of them will do.
"""

from __future__ import annotations

from collections.abc import Iterator

from reverie.games.etherfields.content import words as w
from reverie.games.etherfields.content.checks.places import error
from reverie.games.etherfields.content.checks.reach import reach
from reverie.games.etherfields.content.findings import Finding, shown
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.model import Content, ListRef
from reverie.games.etherfields.content.values import CODES
from reverie.games.etherfields.content.walking import secrets

USES = {  # effects that name a code, and what they do with it
    name: signature.parameters["code"].type for name, signature in w.EFFECTS.items() if "code" in signature.parameters
}


def check(pack: Pack) -> Iterator[Finding]:
    """Every letter in every list that a dream leads to."""
    content = pack.content
    assert content is not None
    found = reach(pack)
    groups: dict[str, set[int]] = {}
    for ref, group in found.visited:
        if group:
            groups.setdefault(ref, set()).add(group)
    for ref, within in groups.items():
        for name in found.lists.get(ref, ()):
            yield from of_list(pack, content, name, within)


def of_list(pack: Pack, content: Content, name: ListRef, groups: set[int]) -> Iterator[Finding]:
    """The letters of one list, in the groups in which it may be carried out."""
    for i, word in enumerate(content.lists[name]):
        letter = word.args.get("code")
        node = pack.builder.code_nodes.get((name, i))
        if word.name not in USES or not isinstance(letter, str) or "-" in letter or ":" in letter or node is None:
            continue
        kinds = CODES[USES[word.name]]
        refs = [ref for group in sorted(groups) for ref in secrets(content, letter, group)]
        if not refs:
            group = str(min(groups))
            yield error("pack-letter-elsewhere", node.place, value=shown(letter), group=group)
        elif kinds and not any(ref.partition(":")[0] in kinds for ref in refs):
            others = sorted({ref.partition(":")[0] for ref in refs})
            yield error("pack-wrong-kind", node.place, value=shown(letter), found=others, kind=" / ".join(kinds))
