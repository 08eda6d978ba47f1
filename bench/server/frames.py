"""A WebSocket client that costs little: raw frames on plain sockets, nothing decoded that need not be.

What a connection says and what counts as its answer is for a `Talker`; here is only how talkers take turns. In the
closed loop each says its next thing as soon as it was answered. In the open loop things fall due at fixed times
whatever the server does, and a latency counts from the time a thing was due, so that a server that stalls cannot hide
how long others waited.
"""

from __future__ import annotations

import base64
import contextlib
import os
import random
import selectors
import socket
import struct
import time
from collections import deque
from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Protocol, Self

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)  # a mask of zeros leaves the payload as it is; the server unmasks it all the same
PIECE = 1 << 18
PATIENCE = 10.0


class Closed(Exception):
    """The server closed the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A whole message of a client."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", FINAL | opcode, MASKED | size)
    elif size < 65536:
        head = struct.pack("!BBH", FINAL | opcode, MASKED | 126, size)
    else:
        head = struct.pack("!BBQ", FINAL | opcode, MASKED | 127, size)
    return head + NO_MASK + payload


def split(held: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """The whole frames of a server, and the rest."""
    frames: list[tuple[int, bytes]] = []
    start, end = 0, len(held)
    while end - start >= 2:
        size = held[start + 1]
        begin = start + 2
        if size >= 126:
            begin += 2 if size == 126 else 8
            if end < begin:
                break
            size = int.from_bytes(held[start + 2 : begin], "big")
        if end < begin + size:
            break
        frames.append((held[start] & 0x0F, held[begin : begin + size]))
        start = begin + size
    return frames, held[start:]


def handshake(port: int, path: str, headers: Iterable[str] = ()) -> bytes:
    """What a client begins with."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def check_handshake(answer: bytes) -> None:
    """Whether the server took the connection."""
    if not answer.startswith(b"HTTP/1.1 101"):
        raise ConnectionError(answer.split(b"\r\n", 1)[0].decode("latin-1"))


class Wire:
    """One connection, open when made."""

    def __init__(self, port: int, path: str, headers: Iterable[str] = ()) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(handshake(port, path, headers))
        self.held = b""
        while b"\r\n\r\n" not in self.held:
            self.held += self.read()
        answer, _, self.held = self.held.partition(b"\r\n\r\n")
        check_handshake(answer)

    def read(self) -> bytes:
        """Something from the socket."""
        piece = self.socket.recv(PIECE)
        if not piece:
            raise Closed(1006)
        return piece

    def send(self, data: bytes) -> None:
        """Send frames; what a client sends is small, so it fits the socket's buffer."""
        self.socket.sendall(data)

    def receive(self) -> list[bytes]:
        """The texts that are complete by now, when the socket has something."""
        try:
            self.held += self.read()
        except BlockingIOError:
            return []
        frames, self.held = split(self.held)
        texts = []
        for opcode, payload in frames:
            if opcode == TEXT:
                texts.append(payload)
            elif opcode == PING:
                self.send(frame(payload, PONG))
            elif opcode == CLOSE:
                raise Closed(int.from_bytes(payload[:2], "big") or 1005)
        return texts

    def close(self) -> None:
        """Leave politely, wait for nothing."""
        with contextlib.suppress(OSError):
            self.socket.sendall(frame(struct.pack("!H", 1000), CLOSE))
        self.socket.close()


class Talker(Protocol):
    """What is said over a wire."""

    wire: Wire

    def say(self) -> bytes:
        """The frame of the next thing to say."""

    def hear(self, text: bytes) -> bool:
        """Take a message of the server; whether it answers what was said."""


class Circle:
    """Talkers who are listened to all at once."""

    def __init__(self, talkers: Iterable[Talker]) -> None:
        self.selector = selectors.DefaultSelector()
        for number, talker in enumerate(talkers):
            talker.wire.socket.setblocking(False)
            self.selector.register(talker.wire.socket, selectors.EVENT_READ, (number, talker))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.selector.close()

    def answered(self, timeout: float) -> Iterable[tuple[int, Talker]]:
        """Who was answered, within some seconds at most."""
        for key, _ in self.selector.select(timeout):
            talker: Talker = key.data[1]
            for text in talker.wire.receive():
                if talker.hear(text):
                    yield key.data


def closed_loop(talkers: Sequence[Talker], seconds: float) -> tuple[int, float]:
    """How many answers came in about so many seconds, and in how many exactly."""
    clock = time.perf_counter
    with Circle(talkers) as circle:
        began = clock()
        finish = began + seconds
        for talker in talkers:
            talker.wire.send(talker.say())
        pending, answers = len(talkers), 0
        while pending:
            for _, talker in circle.answered(1.0):
                answers += 1
                if clock() < finish:
                    talker.wire.send(talker.say())
                else:
                    pending -= 1
            if clock() > finish + PATIENCE:
                raise TimeoutError(f"{pending} things said were never answered")
        return answers, clock() - began


def open_loop(
    talkers: Sequence[Talker], rate: float, seconds: float, seed: int = 0, patience: float = PATIENCE
) -> list[float]:
    """The latencies, each from the time a thing was due; `rate` is things per second and talker.

    After so many seconds of `patience` what was not answered counts as never answered.
    """
    chance = random.Random(seed)
    due = sorted(
        ((start + turn) / rate, number)
        for number, start in enumerate(chance.random() for _ in talkers)
        for turn in range(int(seconds * rate) + 1)
        if (start + turn) / rate < seconds
    )
    waiting: dict[int, float] = {}  # when that was due which a talker has said
    late: list[deque[float]] = [deque() for _ in talkers]  # what fell due while a talker was still waiting
    latencies: list[float] = []
    with Circle(talkers) as circle:

        def say(number: int, when: float) -> None:
            waiting[number] = when
            talkers[number].wire.send(talkers[number].say())

        began = time.perf_counter()
        position = 0
        while position < len(due) or waiting:
            now = time.perf_counter() - began
            if now > seconds + patience:
                raise TimeoutError(f"{len(waiting)} things said were never answered")
            while position < len(due) and due[position][0] <= now:
                when, number = due[position]
                position += 1
                if number in waiting:
                    late[number].append(when)
                else:
                    say(number, when)
            pause = max(0.0, due[position][0] - now) if position < len(due) else 1.0
            for number, _ in circle.answered(pause):
                latencies.append(time.perf_counter() - began - waiting.pop(number))
                if late[number]:
                    say(number, late[number].popleft())
    return latencies


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
