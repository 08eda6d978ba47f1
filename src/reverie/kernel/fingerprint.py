"""The hash of a state: SHA-256 over its canonical JSON (keys sorted, no spaces), as `json.dumps` would write it."""

from __future__ import annotations

from hashlib import sha256


def fingerprint(rules: int, seed: str | None, state: bytes) -> str:
    """Equal states, equal hashes. `state` is canonical JSON; a secret seed belongs to it, as the engine holds none."""
    secret = b"" if seed is None else b'"seed":"%b",' % seed.encode("ascii")
    return sha256(b'{"rules":%d,%b"state":%b}' % (rules, secret, state)).hexdigest()
