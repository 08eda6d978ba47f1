"""The hash chain of a log: every link holds the one before, so that no entry can be changed, dropped or slipped in."""

from __future__ import annotations

from hashlib import sha256

from reverie.hosted.digest import digest

LABEL = "reverie-log-1"
LENGTHS = [f"\0\0\0{chr(length)}" for length in range(128)]  # as `digest` writes them
LABELLED = LENGTHS[len(LABEL)] + LABEL


def first_link(table: str, spec: str, rules: int, deal: str, commitment: str | None) -> str:
    """What every log of this table begins with: who plays what, by which rules, and what was promised."""
    return digest("reverie-table-1", table, spec, str(rules), deal, commitment or "")


def next_link(previous: str, seq: int, at: int, kind: str, seat: int, body: str, state: str) -> str:
    """The link of an entry; `body` is its canonical JSON text, `state` the hash of the game after it."""
    number, moment, place, size = str(seq), str(at), str(seat), LENGTHS
    if len(body) < 128 and body.isascii() and kind.isascii() and len(kind) < 128:
        # The same as below in one piece, as nearly every entry is: a short length is one letter, and all is ASCII.
        text = (
            f"{LABELLED}{size[len(previous)]}{previous}{size[len(number)]}{number}{size[len(moment)]}{moment}"
            f"{size[len(kind)]}{kind}{size[len(place)]}{place}{size[len(body)]}{body}{size[len(state)]}{state}"
        )
        return sha256(text.encode()).hexdigest()
    return digest(LABEL, previous, number, moment, kind, place, body, state)
