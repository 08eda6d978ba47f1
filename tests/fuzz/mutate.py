"""Damage: seeded ways to spoil text, JSON and requests, so that every failure can be made again."""

from __future__ import annotations

import copy
import json
import random
import string
from typing import Any

# Values that some reader somewhere trips over.
ODD_VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 7, 63, 64, 255, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63), 10**19, 0.5, -0.0, 1e300,
    "", " ", "0", "null", "ä", "\x00", "\u2028", "🂡", "x" * 300, "../../etc/passwd", "seed=7", "{$x}", "{ $value }",
    [], [[]], [None], {}, {"": {}}, {"id": 1}, {"do": "ping"}, ["play red.sun"], [1, "a", None], "onirim", "random",
    "play red.sun", "onirim/third/solo", "de", "ONI-BASE-08", "protocol-json", "fair:" + "0" * 64,
]  # fmt: skip

# Texts that are no JSON, or no JSON that may be accepted.
BAD_LITERALS = [
    "NaN", "Infinity", "-Infinity", "1e999", "-1e999", "9" * 21, "0." + "1" * 60, "1" * 5000, "01", "+1", "1.", ".5",
    "0x10", "'a'", '"\\ud800"', '"\\udc00\\ud800"', '"\\x"', '"\\u12"', '"\t"', '"', "undefined", "tru", "[1,]",
    '{"a":1,}', '{"a":1,"a":1}', '{"a"}', "{1:2}", "[" * 30 + "]" * 30, "[" * 5000, '{"a":' * 30 + "1" + "}" * 30,
    "/**/1", "", '"' + '\\"' * 500,
]  # fmt: skip

BAD_BYTES = [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\x80", b"\xe2\x82", b"\xfe\xff"]


def spoil_text(rng: random.Random, text: str, words: list[str]) -> str:
    """One small change somewhere in a text."""
    where = rng.randrange(len(text) + 1)
    way = rng.randrange(9)
    if way == 0:
        return text[:where]
    if way == 1:
        return text[:where] + text[where + 1 :]
    if way == 2:
        return text[:where] + rng.choice(string.printable + "äß”\u2028\u0660\x00\ufeff") + text[where:]
    if way == 3:
        return text[:where] + rng.choice(string.printable) + text[where + 1 :]
    if way == 4:
        end = min(len(text), where + rng.randrange(1, 40))
        return text[:where] + text[where:end] * 2 + text[end:]
    if way == 5:
        return text[:where] + text[min(len(text), where + rng.randrange(1, 40)) :]
    if way == 6:
        return text[:where] + " " + rng.choice(words) + " " + text[where:]
    parts = text.split("\n") if way == 7 else text.split(" ")
    i, j = rng.randrange(len(parts)), rng.randrange(len(parts))
    if rng.random() < 0.5:
        parts[i], parts[j] = parts[j], parts[i]
    elif rng.random() < 0.5:
        parts[i] = rng.choice(words)
    else:
        parts.insert(i, parts[j])
    return ("\n" if way == 7 else " ").join(parts)


def spoil_data(rng: random.Random, data: Any) -> Any:
    """A copy of plain data with one change somewhere inside."""
    spoilt = copy.deepcopy(data)
    holders: list[Any] = []
    collect(spoilt, holders)
    if not holders:
        return rng.choice(ODD_VALUES)
    holder = rng.choice(holders)
    keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    way = rng.randrange(5)
    if way == 0 or not keys:
        odd = copy.deepcopy(rng.choice(ODD_VALUES))
        if isinstance(holder, dict):
            holder[rng.choice(["", "x", "id", "do", "seed", "game", "words", "verb", "start"])] = odd
        else:
            holder.insert(rng.randrange(len(holder) + 1), odd)
        return spoilt
    key = rng.choice(keys)
    if way == 1:
        del holder[key]
    elif way == 2:
        holder[key] = copy.deepcopy(rng.choice(ODD_VALUES))
    elif way == 3:
        holder[key] = copy.deepcopy(holder[rng.choice(keys)])
    else:
        holder[key] = spoil_value(rng, holder[key])
    return spoilt


def collect(data: Any, holders: list[Any]) -> None:
    """Every list and object inside."""
    if isinstance(data, (dict, list)):
        holders.append(data)
        for item in data.values() if isinstance(data, dict) else data:
            collect(item, holders)


def spoil_value(rng: random.Random, value: Any) -> Any:
    """A value near the one that was."""
    if isinstance(value, bool) or value is None:
        return rng.choice([True, False, None, 0, 1, "true"])
    if isinstance(value, int):
        return rng.choice([-value, value + 1, value - 1, str(value), float(value), value << 32, [value]])
    if isinstance(value, str):
        return rng.choice([value.upper(), value + " ", value[::-1], value[:-1], [value], value * 2, {"words": value}])
    return rng.choice([[value], {"x": value}, str(value)])


def spoil_bytes(rng: random.Random, line: bytes) -> bytes:
    """Raw damage: bytes that are no UTF-8, flipped bits, cuts."""
    where = rng.randrange(len(line) + 1)
    way = rng.randrange(4)
    if way == 0:
        return line[:where] + rng.choice(BAD_BYTES) + line[where:]
    if way == 1 and line:
        where = min(where, len(line) - 1)
        return line[:where] + bytes([line[where] ^ 1 << rng.randrange(8)]) + line[where + 1 :]
    if way == 2:
        return line[:where]
    return bytes(rng.randrange(256) for _ in range(rng.randrange(1, 80)))


def paste_literal(rng: random.Random, data: dict[str, Any]) -> str:
    """An object in which one value was replaced by something that is no acceptable JSON."""
    key = rng.choice(list(data))
    body = ",".join(
        f"{json.dumps(name)}:{rng.choice(BAD_LITERALS) if name == key else json.dumps(value)}"
        for name, value in data.items()
    )
    return "{" + body + "}"
