"""A client that sends exactly the bytes it is told to, and keeps every byte it gets: HTTP requests and WebSockets."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import struct
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

Headers = Iterable[tuple[str, str]]
PATIENCE = 20.0


@dataclass
class Answer:
    """An HTTP response."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes
    head: bytes

    def values(self, name: str) -> list[str]:
        """All values of a header."""
        return [value for key, value in self.headers if key == name.lower()]

    def value(self, name: str) -> str:
        """The one value of a header; empty if there is none."""
        found = self.values(name)
        assert len(found) <= 1, found
        return found[0] if found else ""

    def json(self) -> Any:
        """The body."""
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of a refusal; empty if it is none."""
        try:
            found = self.json()["error"]["code"]
        except (ValueError, KeyError, TypeError):
            return ""
        return str(found)

    @property
    def cookies(self) -> dict[str, str]:
        """The cookies that are set, by name: value and attributes as they stand."""
        return {text.partition("=")[0]: text.partition("=")[2] for text in self.values("set-cookie")}


async def request(
    url: str, method: str, path: str, headers: Headers = (), body: bytes | dict[str, Any] | None = None
) -> Answer:
    """One request on a connection of its own; headers are sent as they are, doubled ones too."""
    host, port = address(url)
    reader, writer = await asyncio.open_connection(host, port)
    try:
        data = json.dumps(body).encode() if isinstance(body, dict) else body
        lines = [f"{method} {path} HTTP/1.1"]
        given = list(headers)
        names = {name.lower() for name, _ in given}
        if "host" not in names:
            lines.append(f"Host: {host}:{port}")
        if data is not None and "content-length" not in names:
            lines.append(f"Content-Length: {len(data)}")
        if data is not None and "content-type" not in names:
            lines.append("Content-Type: application/json")
        lines += ["Connection: close", *(f"{name}: {value}" for name, value in given)]
        writer.write("\r\n".join([*lines, "", ""]).encode() + (data or b""))
        async with asyncio.timeout(PATIENCE):
            raw = await reader.read(-1)
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
    return read_answer(raw)


def read_answer(raw: bytes) -> Answer:
    """A whole response."""
    head, _, rest = raw.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]
    if ("transfer-encoding", "chunked") in headers:
        rest = dechunked(rest)
    return Answer(int(first.split()[1]), headers, rest, head)


def dechunked(data: bytes) -> bytes:
    """A body that came in pieces."""
    whole = b""
    while data:
        size, _, data = data.partition(b"\r\n")
        number = int(size, 16)
        whole, data = whole + data[:number], data[number + 2 :]
    return whole


def address(url: str) -> tuple[str, int]:
    """Where a server is."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    return parts.hostname, parts.port


class Refused(Exception):
    """The server did not open the WebSocket."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"{answer.status} {answer.code}")
        self.answer = answer


@dataclass
class Line:
    """An open WebSocket; `raw` is everything that came in, frames and all."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    raw: bytearray = field(default_factory=bytearray)
    read: int = 0  # how far `next` has read
    code: int = 1006  # with which the server has said goodbye; 1006: without a word

    def say(self, message: dict[str, Any] | str) -> None:
        """Send a message."""
        payload = (message if isinstance(message, str) else json.dumps(message)).encode()
        size = len(payload)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0x80 | 126, size)
        self.writer.write(head + bytes(4) + payload)  # a mask of zeros leaves the payload as it is

    async def fill(self) -> bool:
        """Take what has come; False at the end."""
        async with asyncio.timeout(PATIENCE):
            data = await self.reader.read(1 << 18)
        self.raw += data
        return bool(data)

    async def next(self) -> dict[str, Any] | None:
        """The next message; None when the line was closed."""
        while True:
            frame = self.frame()
            if frame is not None:
                opcode, payload = frame
                if opcode == 8:
                    self.code = int.from_bytes(payload[:2], "big") if payload else 1005
                    return None
                if opcode == 1:
                    message: dict[str, Any] = json.loads(payload)
                    return message
            elif not await self.fill():
                return None

    async def until(self, *kinds: str) -> dict[str, Any] | None:
        """The next message of some kinds; None when the line was closed before."""
        while (message := await self.next()) is not None and message["type"] not in kinds:
            pass
        return message

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole frame that was not read yet."""
        held, start = self.raw, self.read
        if len(held) - start < 2:
            return None
        size, begin = held[start + 1] & 0x7F, start + 2
        if size >= 126:
            begin += 2 if size == 126 else 8
            size = int.from_bytes(held[start + 2 : begin], "big")
        if len(held) < begin or len(held) < begin + size:
            return None
        self.read = begin + size
        return held[start] & 0x0F, bytes(held[begin : begin + size])

    async def hello(self) -> dict[str, Any]:
        """Say hello, and wait until the table was shown."""
        self.say({"type": "hello", "protocol": 1})
        found = await self.until("update", "closing")
        assert found is not None
        return found


@asynccontextmanager
async def line(url: str, path: str, headers: Headers = ()) -> AsyncIterator[Line]:
    """A WebSocket; Refused if it is not opened."""
    host, port = address(url)
    reader, writer = await asyncio.open_connection(host, port)
    try:
        given = list(headers)
        lines = [f"GET {path} HTTP/1.1"]
        if "host" not in {name.lower() for name, _ in given}:
            lines.append(f"Host: {host}:{port}")
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines.append(f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}")
        lines += [f"{name}: {value}" for name, value in given]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
            if not head.startswith(b"HTTP/1.1 101"):
                raise Refused(await refused_answer(head, reader))
        opened = Line(reader, writer, bytearray(head), len(head))
        yield opened
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def refused_answer(head: bytes, reader: asyncio.StreamReader) -> Answer:
    """The response to a handshake that did not succeed."""
    found = read_answer(head)
    size = found.value("content-length")
    if size:
        body = await reader.readexactly(int(size))
    else:
        body = dechunked(await reader.read(-1)) if found.value("transfer-encoding") else await reader.read(-1)
    return Answer(found.status, found.headers, body, found.head)
