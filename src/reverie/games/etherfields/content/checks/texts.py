"""Words for people (9.13, 11): texts in every language the pack declares, and a sentence for every ability."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.games.etherfields.content.checks.places import of_ability, of_thing, warning
from reverie.games.etherfields.content.findings import Finding
from reverie.games.etherfields.content.loading import Pack


def check(pack: Pack) -> Iterator[Finding]:
    """What is not said, or not in every language."""
    content = pack.content
    assert content is not None
    for node, languages in pack.builder.untranslated:
        yield warning("pack-untranslated", node.place, languages=languages)
    for ability in content.abilities.values():
        if not ability.text:
            yield warning("pack-untold", of_ability(pack, ability.ref), id=ability.ref)
    for script in content.script.values():
        if not script.text:
            yield warning("pack-silent-script", of_thing(pack, script.ref), id=script.id)
