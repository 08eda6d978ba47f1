"""The hash of a state: SHA-256 over its canonical JSON (keys sorted, no spaces), as `json.dumps` would write it."""

from __future__ import annotations

import hashlib
from typing import Any

import orjson


def fingerprint(state: dict[str, Any]) -> str:
    """Equal states, equal hashes; states hold texts in ASCII, and whole numbers of at most 64 bits."""
    return hashlib.sha256(orjson.dumps(state, option=orjson.OPT_SORT_KEYS)).hexdigest()
