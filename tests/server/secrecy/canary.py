"""Searching bytes for secrets, in every form in which one could slip out."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Iterator

WINDOW = 16  # characters of a secret that are not there by chance
RUN = re.compile(rb"[0-9A-Za-z+/=_-]{%d,}" % WINDOW)
PLAIN = bytes(range(128))
NEWEST = 100  # secrets that are looked for as they are, too: texts cannot even hold most of them
HEX = re.compile(r"[0-9a-f]+")


def raw_of(secret: str) -> bytes:
    """The bits of a secret that was written in hexadecimal, or as a token."""
    if HEX.fullmatch(secret) and len(secret) % 2 == 0:
        return bytes.fromhex(secret)
    try:
        return base64.urlsafe_b64decode(secret + "=" * (-len(secret) % 4))
    except ValueError:
        return secret.encode()


def forms(secret: str) -> dict[str, bytes]:
    """A secret as it could be written."""
    raw = raw_of(secret)
    back = raw[::-1]
    found = {
        "plain": secret,
        "backwards": secret[::-1],
        "hex": raw.hex(),
        "HEX": raw.hex().upper(),
        "other end first": back.hex(),
        "OTHER END FIRST": back.hex().upper(),
        "decimal": str(int.from_bytes(raw, "big")),
        "decimal, other end first": str(int.from_bytes(raw, "little")),
        "hex of the text": secret.encode().hex(),
    }
    for name, data in (("raw", raw), ("text", secret.encode())):
        for shift in range(3):  # as a part of something longer
            for kind, code in (("base64", base64.b64encode), ("url base64", base64.urlsafe_b64encode)):
                written = code(b"\0" * shift + data).decode().rstrip("=")
                found[f"{kind} of {name} +{shift}"] = written[4:-1] if shift else written[:-1]
    return {name: text.encode() for name, text in found.items()}


class Secrets:
    """A set of secrets, to be looked for all at once: any sixteen characters of a form, at its cuts, are a hit."""

    def __init__(self, secrets: Iterable[tuple[str, str]] = ()) -> None:
        self.pieces: dict[bytes, list[str]] = {}  # piece -> names
        self.raw: dict[bytes, str] = {}
        for name, secret in secrets:
            self.add(name, secret)

    def add(self, name: str, secret: str, thorough: bool = True) -> None:
        """One more; of the many that are no key to anything only the usual form."""
        chosen = forms(secret) if thorough else {"plain": secret.encode()}
        for form, text in chosen.items():
            for start in range(0, len(text) - WINDOW + 1, WINDOW):
                names = self.pieces.setdefault(text[start : start + WINDOW], [])
                names.append(f"{name} ({form})")
        if thorough:
            self.raw[raw_of(secret)] = f"{name} (raw)"
            self.raw[raw_of(secret)[::-1]] = f"{name} (raw, other end first)"
            while len(self.raw) > NEWEST:
                del self.raw[next(iter(self.raw))]

    def hits(self, data: bytes | bytearray, allowed: Iterable[str] = ()) -> Iterator[str]:
        """Which secrets stand in some bytes, apart from those that may."""
        free = tuple(f"{name} (" for name in allowed)
        beyond = data.translate(None, PLAIN)  # of a text hardly anything, and nothing of what has to be in it is lost
        for raw, name in self.raw.items():
            if raw.translate(None, PLAIN) in beyond and raw in data and not name.startswith(free):
                yield name
        pieces = self.pieces
        for run in RUN.findall(data):
            for start in range(len(run) - WINDOW + 1):
                for name in pieces.get(run[start : start + WINDOW], ()):
                    if not name.startswith(free):
                        yield name
