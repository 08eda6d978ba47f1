"""Messages to a table: right ones, nearly right ones, and rubbish."""

from __future__ import annotations

import json
import random
from typing import Any

from reverie.server.messages import EMOTES

Data = dict[str, Any]

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 1.0, 1e308, 2**31, 2**53, 2**53 - 1, 10**16, -(2**63), "", "0", "x" * 300, "\x00",
    "\U0001f600", [], {}, [[]], {"type": "ping"}, "hello", "\u202e", "null",
]  # fmt: skip
KINDS = (
    "hello", "sit", "act", "undo", "redo", "answer_undo", "rematch", "emote", "resume", "world", "lang", "ping",
)  # fmt: skip
PING = '{"type":"ping"}'
RAW = [
    "", " ", "null", "true", "0", '"ping"', "[]", "{}", "{", "}", "\ufeff{}", PING[:-1], PING + " " + PING,
    PING + "\x00",
    "[" * 5_000,
    '{"a":' * 5_000,
    '{"type":NaN}',
    '{"type":1e999}',
    '{"type":-Infinity}',
    '{"type":' + "9" * 5_000 + "}",
    '{"type":"ping","type":"ping"}',
    '{"type":"ping","type" :"ping"}',
    '{"type":"\\ud800"}',
    '{"type":"emote","emote":"\\udfff"}',
    '{"type":"ping","x":' + "[" * 23 + "]" * 23 + "}",
    "{'type':'ping'}",
    '{"type":"ping",}',
    '{"\\u0074ype":"ping"}',
    PING + " " * 60_000,
    '{"type":"' + "x" * 70_000 + '"}',
    '"' + "\\" * 9_999,
    "{" + '"a":1,' * 9_000 + '"type":"ping"}',
    "[" + "0," * 30_000 + "0]",
    '{"type":"act","action":"' + "(" * 30_000 + '"}',
]  # fmt: skip


class Grammar:
    """A client that was brought up badly."""

    def __init__(self, lots: random.Random) -> None:
        self.lots = lots
        self.used: list[str] = []

    def text(self, seq: int, actions: list[Data], used: list[str]) -> str:
        """One message: a fifth is right or nearly so, the rest is not."""
        self.used = used
        choice = self.lots.random()
        if choice < 0.04:
            return self.lots.choice(RAW)
        if choice < 0.24:
            return json.dumps(self.message(seq, actions))
        if choice < 0.55:
            return json.dumps(self.spoil(self.message(seq, actions)))
        if choice < 0.6:
            return self.double(json.dumps(self.message(seq, actions)))
        return self.mutate(json.dumps(self.message(seq, actions)))

    def message(self, seq: int, actions: list[Data]) -> Data:
        """A message as it should be, about something that is perhaps not possible."""
        lots = self.lots
        kind = lots.choice((*KINDS, "act", "act", "act"))
        message: Data = {"type": kind}
        if kind == "hello":
            message |= {"protocol": 1, "after": lots.choice([None, 0, seq, seq + 5])}
        elif kind == "emote":
            message["emote"] = lots.choice(EMOTES)
        elif kind == "resume":
            message["after"] = lots.choice([0, seq, seq + 1, max(0, seq - 3), 2**53 - 1])
        elif kind == "lang":
            message["lang"] = lots.choice(["en", "de"])
        if kind in ("sit", "act", "undo", "redo", "answer_undo", "rematch"):
            message["action_id"] = self.action_id()
        if kind in ("act", "undo", "redo", "answer_undo", "rematch"):
            message["seq"] = lots.choice([seq, seq, seq, seq + 1, max(0, seq - 1), 0])
        if kind == "sit":
            message["nonce"] = f"{lots.getrandbits(128):032x}"
        elif kind == "act":
            legal = [action["id"] for action in actions] + [action["words"] for action in actions if "words" in action]
            message["action"] = lots.choice([*legal, "play the moon", 0, 2**31 - 1, "x" * 200])
        elif kind in ("undo", "redo"):
            message["count"] = lots.choice([1, 1, 2, 10_000])
        elif kind == "answer_undo":
            message["agree"] = lots.random() < 0.5
        return message

    def action_id(self) -> str:
        """A new one; now and then one that was used before."""
        if self.used and self.lots.random() < 0.1:
            return self.lots.choice(self.used)
        return f"{self.lots.getrandbits(64):016x}"

    def spoil(self, message: Data) -> Data:
        """A field of the wrong kind, one too many, or one missing."""
        lots = self.lots
        name = lots.choice([*message, "extra", "seq", "action_id", "protocol"])
        if lots.random() < 0.25 and name in message:
            del message[name]
        else:
            message[name] = lots.choice(ODD)
        return message

    def double(self, text: str) -> str:
        """The same key once more, with and without room around it."""
        gap = self.lots.choice(["", " ", "\t", "\n  "])
        name = self.lots.choice(["type", "action_id", "seq"])
        return f'{text[:-1]},"{name}"{gap}:{gap}{self.lots.choice(["1", json.dumps("ping"), "null"])}}}'

    def mutate(self, text: str) -> str:
        """Characters changed, taken away, put in, moved."""
        lots = self.lots
        for _ in range(lots.choice([1, 1, 1, 2, 5])):
            place = lots.randrange(len(text) + 1)
            what = lots.randrange(5)
            if what == 0:
                text = text[:place] + lots.choice('{}[]":,\\0919eE-+.ntf\x00\x7f\u2028é\U0010ffff') + text[place:]
            elif what == 1:
                text = text[:place] + text[place + lots.choice([1, 1, 2, 8]) :]
            elif what == 2:
                text = text[:place] + chr(lots.randrange(0x20, 0x7F)) + text[place + 1 :]
            elif what == 3:
                text = text[:place] + text[place // 2 : place] + text[place:]
            else:
                text = (
                    text[:place] + lots.choice(["\\ud800", "\\u0000", "NaN", "1e999", "null", "{}", '"']) + text[place:]
                )
            text = text[:80_000]
        return text
