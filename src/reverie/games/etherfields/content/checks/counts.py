"""Numbers that have to be right (9.13, 2 and 10; ETH-WIS-02) and codes that may stand only once (9.13, 1)."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.games.etherfields.content.checks.places import error, is_campaign, of_manifest, of_manifest_part, of_part
from reverie.games.etherfields.content.findings import Finding
from reverie.games.etherfields.content.loading import Pack

STARTING_DECK, LUCID_DECK, TURN_CARDS = 22, 20, 12
ROUNDS = range(1, 13)
CARDS = 2_000  # in the market: they are dealt and shuffled before every game
SHARED_LETTERS = ("X",)  # besides words like SETUP: these may be on several things of a group


def check(pack: Pack) -> Iterator[Finding]:
    """Decks, turn cards, rounds, codes, wisdoms, delta."""
    content = pack.content
    assert content is not None
    for character in content.character.values():
        count = sum(copies for _, copies in character.deck)
        wanted = STARTING_DECK if character.lucid_of is None else LUCID_DECK
        if count != wanted:
            yield error("pack-deck", of_part(pack, character.ref, "deck"), count=count, wanted=wanted, id=character.id)
    dealt = sum(influence.copies for influence in content.influence.values())
    if dealt > CARDS:
        yield error("pack-cards", of_manifest(pack), count=dealt, limit=CARDS)
    for die in ("luck_faces", "creature_faces"):
        if not any(content.options[die].values()):
            yield error("pack-die-empty", of_manifest_part(pack, "start_options"), option=die)
    for card in content.turn_card.values():
        if "move" not in card.steps:
            yield error("pack-turn-move", of_part(pack, card.ref, "steps"), id=card.id)
        if len(set(card.steps)) < len(card.steps):
            yield error("pack-turn-repeats", of_part(pack, card.ref, "steps"), id=card.id)
    for gate in content.gate.values():
        if gate.rounds not in ROUNDS:
            yield error("pack-gate-rounds", of_part(pack, gate.ref, "rounds"), id=gate.id, count=str(gate.rounds))
    groups: dict[int, str] = {}
    for gate in content.gate.values():
        other = groups.setdefault(gate.group, gate.id)
        if other != gate.id:
            place = of_part(pack, gate.ref, "group")
            yield error("pack-group-twice", place, id=gate.id, count=str(gate.group), other=other)
    for slumber in content.slumber.values():
        for face in slumber.faces:
            if face.rounds not in ROUNDS and (face.rounds or face.creature is not None):
                has_variants = face is not slumber.faces[-1]
                place = of_part(pack, slumber.ref, "variants" if has_variants else "rounds", "creature")
                yield error("pack-slumber-rounds", place, id=slumber.id, count=str(face.rounds))
    for code, refs in content.codes.items():
        letter = code.split("-", 2)[2]
        if len(refs) > 1 and len(letter) == 1 and letter not in SHARED_LETTERS:
            for ref in refs[1:]:
                yield error("pack-code-twice", of_part(pack, ref, "code"), secret=code, other=refs[0])
    if not is_campaign(pack):
        return
    if len(content.turn_card) != TURN_CARDS:
        yield error("pack-turn-cards", of_manifest(pack), count=len(content.turn_card), wanted=TURN_CARDS)
    if not content.character:
        yield error("pack-no-characters", of_manifest(pack))
    if not content.first_gate:
        yield error("pack-no-first-gate", of_manifest(pack))
    if not content.standard_wisdoms:
        yield error("pack-no-wisdoms", of_manifest(pack))
    deltas = [slumber for slumber in content.slumber.values() if slumber.delta]
    for slumber in deltas[1:]:
        yield error("pack-two-deltas", of_part(pack, slumber.ref, "delta"), other=deltas[0].id)
