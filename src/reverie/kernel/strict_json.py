"""The one JSON reader: no duplicate keys, no NaN, no deep nesting, no endless numbers, no lone surrogates."""

from __future__ import annotations

import json
import re
from typing import Any

DEPTH_LIMIT = 24
DIGIT_LIMIT = 20
STRING = re.compile(r'"(?:\\.|[^"\\])*"', re.DOTALL)


def strict_json(text: str) -> Any:
    """Read JSON; ValueError with a short reason if it is not what we accept."""
    depth = 0
    for character in STRING.sub("", text):
        depth += (character in "[{") - (character in "]}")
        if depth > DEPTH_LIMIT:
            raise ValueError("nested too deeply")
    data = json.loads(text, object_pairs_hook=no_duplicates, parse_constant=refuse, parse_int=whole_number)
    json.dumps(data, ensure_ascii=False).encode("utf-8")
    return data


def no_duplicates(items: list[tuple[str, Any]]) -> dict[str, Any]:
    """A key may stand once."""
    found = dict(items)
    if len(found) != len(items):
        raise ValueError("duplicate key")
    return found


def refuse(constant: str) -> Any:
    """NaN and Infinity are not JSON."""
    raise ValueError(constant)


def whole_number(digits: str) -> int:
    """Numbers of a length that everybody can hold."""
    if len(digits) > DIGIT_LIMIT:
        raise ValueError("number too long")
    return int(digits)
