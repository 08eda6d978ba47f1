"""What is said to the two servers: rows to the reference, legal random actions of solo games to ours."""

from __future__ import annotations

import http.client
import json
import random
import re
import secrets
from dataclasses import dataclass
from typing import Any

from bench.server.frames import Wire, frame

ID = re.compile(rb'"id":(\d+)')
ANSWERS = re.compile(rb',"answers":(\d+)')
SEQ = re.compile(rb'"seq":(\d+)')
HEAD = 160  # type, seq and the accepted ids of an update stand within so many bytes


class Writer:
    """Appends row after row to a game of the reference server."""

    def __init__(self, port: int, number: int) -> None:
        self.wire = Wire(port, f"/{number}-{secrets.token_hex(4)}")
        self.said = 0
        self.chance = random.Random(number)

    def say(self) -> bytes:
        self.said += 1
        return frame(b'{"type":"act","aid":"%032x","act":"%d"}' % (self.chance.getrandbits(128), self.said))

    def hear(self, text: bytes) -> bool:
        return True


class Refused(Exception):
    """The server did not accept a legal action."""


@dataclass(frozen=True)
class Place:
    """A seat at a table."""

    table: str
    token: str


class Seat:
    """Plays a solo game with random actions; when it has ended, everything is taken back and another way is tried."""

    def __init__(self, port: int, place: Place, number: int) -> None:
        self.place = place
        self.chance = random.Random(number)
        self.seq = 0
        self.legal: list[bytes] = []
        self.answers = 0
        self.pending = b""
        self.playing = False
        self.wire = Wire(port, f"/api/tables/{place.table}/play", [f"Authorization: Bearer {place.token}"])
        self.wire.send(frame(b'{"type":"hello","protocol":1}'))

    def new_id(self) -> bytes:
        """An id for the next action."""
        self.pending = b"%032x" % self.chance.getrandbits(128)
        return self.pending

    def sit(self) -> None:
        """Take the seat and wait for the cards; a seat that has them already goes on."""
        self.listen()
        if not self.playing:
            nonce = b"%032x" % self.chance.getrandbits(128)
            self.wire.send(frame(b'{"type":"sit","action_id":"%s","nonce":"%s"}' % (self.new_id(), nonce)))
            while not self.playing:
                self.listen()

    def listen(self) -> None:
        """Wait until an update has come."""
        while True:
            texts = self.wire.receive()
            for text in texts:
                self.hear(text)
            if any(text.startswith(b'{"type":"update"') for text in texts):
                return

    def say(self) -> bytes:
        return frame(self.next_message())

    def next_message(self) -> bytes:
        """The next action, as text."""
        if not self.legal:
            return b'{"type":"undo","action_id":"%s","seq":%d,"count":%d}' % (self.new_id(), self.seq, self.answers)
        action = self.chance.choice(self.legal)
        return b'{"type":"act","action_id":"%s","seq":%d,"action":%s}' % (self.new_id(), self.seq, action)

    def hear(self, text: bytes) -> bool:
        if not text.startswith(b'{"type":"update"'):
            if text.startswith((b'{"type":"refused"', b'{"type":"error"', b'{"type":"closing"')):
                raise Refused(text.decode())
            return False
        self.seq, self.legal, self.answers = read_update(text)
        self.playing = b'"status":"seating"' not in text[: 2 * HEAD]
        if self.pending and self.pending in text[:HEAD]:
            self.pending = b""
            return True
        return False


def read_update(text: bytes) -> tuple[int, list[bytes], int]:
    """The entry an update stands at, the numbers of the legal actions, and how many answers can be taken back.

    Nothing else is read. The names searched for cannot stand in a text, where quotes would be escaped.
    """
    seq, answers = SEQ.search(text), ANSWERS.search(text)
    assert seq is not None
    assert answers is not None
    end = answers.start()
    return int(seq[1]), ID.findall(text, text.rindex(b'"actions":[', 0, end), end), int(answers[1])


def new_tables(port: int, count: int, spec: str) -> list[Place]:
    """So many new tables, with the key of their first seat."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    places = []
    guest = ""

    def post(path: str, body: dict[str, Any]) -> dict[str, Any]:
        nonlocal guest
        headers = {"content-type": "application/json"} | ({"cookie": guest} if guest else {})
        line.request("POST", path, json.dumps(body), headers)
        answer = line.getresponse()
        found: dict[str, Any] = json.loads(answer.read())
        if answer.status not in (200, 201):
            raise Refused(json.dumps(found))
        cookies = (value for name, value in answer.getheaders() if name.lower() == "set-cookie")
        guest = guest or next((it.partition(";")[0] for it in cookies if it.startswith("reverie_guest=")), "")
        return found

    for _ in range(count):
        made = post("/api/tables", {"spec": spec})
        token = next(link["token"] for link in made["links"] if link["seat"] == 0)
        entered = post(f"/api/tables/{made['table']}/enter", {"token": token})
        places.append(Place(made["table"], entered["token"]))
    line.close()
    return places
