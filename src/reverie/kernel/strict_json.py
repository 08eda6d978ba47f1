"""The one JSON reader: no duplicate keys, no NaN or infinity, no deep nesting, no floods of values, no endless
numbers, no lone surrogates. Its time grows with the length of the text and no faster.
"""

from __future__ import annotations

import json
import math
import re
from typing import Any

import orjson

DEPTH_LIMIT = 24
NODE_LIMIT = 50_000
DIGIT_LIMIT = 20
SHORT = 1000
# An unterminated string reaches to the end of the text: were it no match, every quote in it would be tried again.
STRING = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)


def strict_json(text: str) -> Any:
    """Read JSON; ValueError with a short reason if it is not what we accept."""
    brackets = text.count("[") + text.count("{")
    if brackets > DEPTH_LIMIT or brackets + text.count(",") > NODE_LIMIT:  # with fewer there is nothing to look for
        check_shape(text)
    data = DECODER.decode(text)
    if "\\" in text or not text.isascii():  # a lone surrogate is written as an escape, or was never text
        json.dumps(data, ensure_ascii=False).encode("utf-8")
    return data


def strict_object(text: str) -> Any:
    """The same for a short object without inner ones, as messages are: read by a quick reader where that is safe.

    The quick reader knows no NaN and no lone surrogates, but lets a key stand twice. Where every quotation mark
    belongs to a key or a value that was read, none does.
    """
    if len(text) < SHORT and "\\" not in text:
        try:
            data = orjson.loads(text)
        except ValueError:
            return strict_json(text)
        if type(data) is dict and text.count("{") == 1 and "[" not in text:
            kinds = [type(value) for value in data.values()]
            if text.count('"') == 2 * (len(data) + kinds.count(str)) and float not in kinds:
                return data
    return strict_json(text)


def check_shape(text: str) -> None:
    """No deep nesting and no flood of values, before anything is built."""
    depth = 0
    bare = STRING.sub("", text)
    if bare.count(",") + bare.count("[") + bare.count("{") > NODE_LIMIT:
        raise ValueError("too many values")
    for character in bare:
        depth += (character in "[{") - (character in "]}")
        if depth > DEPTH_LIMIT:
            raise ValueError("nested too deeply")


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


def finite_number(digits: str) -> float:
    """1e999 is infinity by another name."""
    if len(digits) > 2 * DIGIT_LIMIT:
        raise ValueError("number too long")
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("number too large")
    return number


DECODER = json.JSONDecoder(
    object_pairs_hook=no_duplicates,
    parse_constant=refuse,
    parse_int=whole_number,
    parse_float=finite_number,
)
