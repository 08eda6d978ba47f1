"""A well-behaved client on a plain blocking socket, which measures how long its own actions take."""

from __future__ import annotations

import base64
import itertools
import json
import os
import socket
import struct
import time
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from bench.server import hosted

Data = dict[str, Any]

PATIENCE = 30.0
FULL = 2_800  # entries, a little less than a table takes


def post(url: str, path: str, body: Data) -> Data:
    """One request; the server is expected to agree."""
    request = urllib.request.Request(
        url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        found: Data = json.load(answer)
    return found


def new_table(url: str, spec: str) -> tuple[str, dict[int | None, str]]:
    """A new table, entered: the keys of its seats, and the link to watch."""
    made = post(url, "/api/tables", {"spec": spec})
    path = f"/api/tables/{made['table']}/enter"
    return made["table"], {link["seat"]: post(url, path, {"token": link["token"]})["token"] for link in made["links"]}


def figure(url: str, name: str) -> float:
    """One of the figures that the server keeps."""
    with urllib.request.urlopen(url + "/metrics", timeout=PATIENCE) as answer:
        lines = answer.read().decode().splitlines()
    return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])


def handshake(url: str, table: str, token: str) -> bytes:
    """What opens a WebSocket."""
    return (
        f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nAuthorization: Bearer {token}\r\n\r\n"
    ).encode()


def frame(payload: bytes, opcode: int = 1, final: bool = True) -> bytes:
    """A frame as clients send it; a mask of zeros leaves the payload as it is."""
    first, size = opcode | (0x80 if final else 0), len(payload)
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, size)
    return head + bytes(4) + payload


class Client:
    """One connection to one table."""

    def __init__(self, url: str, table: str, token: str, after: int | None = None, receive_buffer: int = 0) -> None:
        self.line = socket.socket()
        if receive_buffer:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.line.settimeout(PATIENCE)
        parts = urlsplit(url)
        self.line.connect((parts.hostname, parts.port))
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.line.sendall(handshake(url, table, token))
        self.held = b""
        self.closed: int | None = None  # the code, once the server has said goodbye; 1006: without a word
        while b"\r\n\r\n" not in self.held:
            self.fill()
        head, _, self.held = self.held.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        self.seq = -1
        self.complete = -1 if after is None else after
        self.observation: Data = {}
        self.events: list[Data] = []
        self.present: list[bool] = []
        self.number = 0
        self.name = os.urandom(6).hex()
        hello: Data = {"type": "hello", "protocol": 1}
        self.say(hello if after is None else hello | {"after": after})

    def close(self) -> None:
        """Go without a word."""
        self.line.close()

    def fill(self) -> None:
        """Take what has come; at the end of the line an error."""
        data = self.line.recv(1 << 16)
        if not data:
            self.closed = self.closed or 1006
            raise ConnectionResetError
        self.held += data

    def say(self, message: Data) -> None:
        """Send a message."""
        self.line.sendall(frame(json.dumps(message).encode()))

    def hear(self) -> Data:
        """The next message; an update is taken note of."""
        while True:
            opcode, payload = self.next_frame()
            if opcode == 9:
                self.line.sendall(frame(payload, 10))
            elif opcode == 8:
                self.closed = int.from_bytes(payload[:2], "big") if payload else 1005
                raise ConnectionResetError
            elif opcode == 1:
                message: Data = json.loads(payload)
                if message["type"] == "update":
                    self.take(message)
                elif message["type"] == "presence":
                    self.present = [seat["online"] for seat in message["seats"]]
                return message

    def next_frame(self) -> tuple[int, bytes]:
        """The next whole frame."""
        while True:
            held = self.held
            if len(held) >= 2:
                size, begin = held[1] & 0x7F, 2
                if size >= 126:
                    begin = 4 if size == 126 else 10
                    size = int.from_bytes(held[2:begin], "big")
                if len(held) >= begin and len(held) >= begin + size:
                    self.held = held[begin + size :]
                    return held[0] & 0x0F, held[begin : begin + size]
            self.fill()

    def take(self, message: Data) -> None:
        """Follow the table as a client should."""
        events = message["events"]
        self.seq, self.observation = message["seq"], message["observation"]
        if events["after"] <= self.complete:
            self.events[events["from"] :] = events["list"]
            self.complete = self.seq
        else:
            self.say({"type": "resume", "after": max(self.complete, 0)})

    def until(self, kind: str) -> Data:
        """The next message of a kind."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def do(self, message: Data) -> None:
        """Something for the log; returns when it is durable."""
        self.number += 1
        action_id = f"{self.name}-{self.number}"
        fields = {"action_id": action_id} if message["type"] == "sit" else {"action_id": action_id, "seq": self.seq}
        self.say(message | fields)
        while True:
            heard = self.hear()
            if heard["type"] == "update" and action_id in heard["accepted"]:
                return
            assert heard["type"] != "refused", heard

    def begin(self) -> None:
        """Sit down and answer once, so that there is something to take back."""
        self.until("update")
        if self.observation["status"] == "seating":
            self.do({"type": "sit", "nonce": "5a" * 16})
        if not self.observation["answers"]:
            self.do({"type": "act", "action": self.observation["actions"][0]["id"]})

    def step(self) -> float:
        """Take the answer back, or give it again; returns the seconds until it was durable."""
        begun = time.perf_counter()
        self.do({"type": "redo" if self.observation["redo"] else "undo", "count": 1})
        return time.perf_counter() - begun


class Player:
    """Somebody who plays alone, at a table of every registered game in turn, goes to a new one when one is full, and
    keeps the time."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.clients: dict[str, Client] = {}
        self.specs = itertools.cycle([hosted.solo(game) for game in hosted.games()])

    def step(self) -> float:
        """One action, and the seconds it took."""
        spec = next(self.specs)
        client = self.clients.get(spec)
        if client is None or client.seq >= FULL:
            if client is not None:
                client.close()
            table, tokens = new_table(self.url, spec)
            client = self.clients[spec] = Client(self.url, table, tokens[0])
            client.begin()
        return client.step()

    def close(self) -> None:
        """Go."""
        for client in self.clients.values():
            client.close()
        self.clients.clear()


def p99(samples: list[float]) -> float:
    """So long at most in 99 of 100 cases."""
    return sorted(samples)[min(len(samples) - 1, int(len(samples) * 0.99))]
