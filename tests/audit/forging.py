"""Forged documents: parts changed, and on request the chain made right again, as a forger would."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from tests.audit import by_hand

Data = dict[str, Any]


def relink(data: Data) -> Data:
    """The same document with a chain that fits."""
    link = by_hand.first_link(data["table"], data["spec"], data["rules"], data["deal"], data["commitment"])
    for entry in data["entries"]:
        parts = (entry[name] for name in ("seq", "at", "kind", "seat", "body", "state"))
        link = entry["chain"] = by_hand.next_link(link, *parts)
    return data


def append(data: Data, kind: str, seat: int, **body: Any) -> Data:
    """One entry more, with the state that was, and a chain that fits."""
    last = data["entries"][-1]
    data["entries"].append(
        {
            "seq": last["seq"] + 1,
            "at": last["at"] + 1,
            "kind": kind,
            "seat": seat,
            "body": json.dumps(body, sort_keys=True, separators=(",", ":")),
            "state": last["state"],
            "chain": "",
        }
    )
    return relink(data)


def flip(rng: random.Random, value: str | int) -> str | int:
    """The same text or number with one bit turned."""
    if isinstance(value, int):
        return value ^ 1 << rng.randrange(8)
    raw = bytearray(value.encode("ascii"))
    where = rng.randrange(len(raw))
    raw[where] ^= 1 << rng.randrange(7)
    return raw.decode("ascii")


def flip_in(rng: random.Random, holder: Data, name: str) -> bool:
    """Turn one bit of a field that has any."""
    if holder[name] in (None, "") or isinstance(holder[name], bool):
        return False
    holder[name] = flip(rng, holder[name])
    return True


def entry_of(rng: random.Random, data: Data, kind: str | None = None) -> Data:
    """Some entry of the log."""
    found: Data = rng.choice([entry for entry in data["entries"] if kind in (None, entry["kind"])] or data["entries"])
    return found


# Where a bit is turned, as T11 asks.
TARGETS: dict[str, Callable[[random.Random, Data], bool]] = {
    "secret": lambda rng, data: flip_in(rng, data, "secret"),
    "nonce": lambda rng, data: flip_in(rng, entry_of(rng, data, "sit"), "body"),
    "spec": lambda rng, data: flip_in(rng, data, "spec"),
    "header": lambda rng, data: flip_in(rng, data, rng.choice(["table", "rules", "players", "deal", "commitment"])),
    "entry": lambda rng, data: flip_in(rng, entry_of(rng, data), rng.choice(["seq", "at", "kind", "seat"])),
    "body": lambda rng, data: flip_in(rng, entry_of(rng, data), "body"),
    "action": lambda rng, data: flip_in(rng, entry_of(rng, data, "act"), "body"),
    "state": lambda rng, data: flip_in(rng, entry_of(rng, data), "state"),
    "chain": lambda rng, data: flip_in(rng, entry_of(rng, data), "chain"),
    "result": lambda rng, data: flip_in(rng, data, "result"),
}
