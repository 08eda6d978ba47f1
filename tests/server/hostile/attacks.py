"""Hostile connections: what they send, and whether the server has to hang up on them.

`python -m tests.server.hostile.attacks URL SEED TABLE TOKEN …` reads numbers from its input, makes so many connections
for each, to the tables in turn, and writes one line of JSON about them: the kinds of those that were not hung up on in
time.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import socket
import struct
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from urllib.parse import urlsplit

from tests.server.hostile.plain import frame, handshake

AT_ONCE = 12
WAVE = 400
PATIENCE = 30.0  # seconds for the server to hang up, seen from a process that everybody else goes before
HEARD = 1 << 20
# An answer that has to come may be lost on the way: if we were so slow that the server had no patience, or if it hung
# up while we were still sending, and the system dropped what we had not read yet.
AGAIN = 10
UNREAD = 2.0  # seconds after which the server has to have given up on who does not read

HELLO = frame(b'{"type":"hello","protocol":1}')
PING = frame(b'{"type":"ping"}')
STATUS = re.compile(rb"HTTP/1\.1 (\d{3}) ")


@dataclass(frozen=True)
class Attack:
    """Bytes in pieces; `opened`: after a good handshake."""

    name: str
    pieces: Callable[[random.Random, str, str], Iterator[bytes]]
    opened: bool = False
    hangs_up: bool = True  # the server has to close the line
    reads: bool = True
    pause: float = 0.0  # seconds between two pieces
    slow: bool = False  # the server waits for a while before it hangs up
    refused: bool = False  # no answer but a refusal will do
    status: int = 0  # the one answer that will do
    answers: int = 1  # at most


ATTACKS: list[Attack] = []


def attack(name: str, **fields: object) -> Callable[[Callable[..., Iterator[bytes]]], Callable[..., Iterator[bytes]]]:
    """Put an attack onto the list."""

    def put(pieces: Callable[..., Iterator[bytes]]) -> Callable[..., Iterator[bytes]]:
        ATTACKS.append(Attack(name, pieces, **fields))  # type: ignore[arg-type]
        return pieces

    return put


def once(name: str, data: bytes, **fields: object) -> None:
    """An attack that says one thing."""

    def say(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
        yield data

    attack(name, **fields)(say)


# ---- handshakes ------------------------------------------------------------------------------------------


def changed(name: str, pattern: str, instead: str, **fields: object) -> None:
    """A handshake with a line that is not as it should be."""

    def say(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
        text = handshake("http://127.0.0.1", table, token).decode("latin-1")
        yield re.sub(pattern, instead, text, count=1).encode("latin-1")

    attack(name, **fields)(say)


changed("no key", r"Sec-WebSocket-Key: [^\r]+\r\n", "", refused=True)
changed("short key", r"(Sec-WebSocket-Key: )[^\r]+", r"\1AAAA", refused=True)
changed("rubbish key", r"(Sec-WebSocket-Key: )[^\r]+", r"\1\\x00!!", refused=True)
changed("two keys", r"(Sec-WebSocket-Key: [^\r]+\r\n)", r"\1\1", refused=True)
changed("old version", r"Version: 13", "Version: 7", refused=True)
changed("no version", r"Sec-WebSocket-Version: 13\r\n", "", refused=True)
changed("other upgrade", r"Upgrade: websocket", "Upgrade: h2c", hangs_up=False, refused=True)
changed("no connection", r"Connection: Upgrade\r\n", "", hangs_up=False, refused=True)
changed("by post", r"^GET", "POST", refused=True)
changed("old http", r"HTTP/1.1", "HTTP/1.0", slow=True)
changed("new http", r"HTTP/1.1", "HTTP/3.7", refused=True)
changed("no token", r"Authorization: [^\r]+\r\n", "", refused=True)
changed("wrong token", r"Bearer [^\r]+", "Bearer " + "A" * 43, refused=True)
changed("long token", r"Bearer [^\r]+", "Bearer " + "A" * 20_000, refused=True)
changed("odd token", r"Bearer [^\r]+", "Bearer \xff\xfe\xe4", refused=True)
changed("other table", r"/api/tables/[^/]+/", "/api/tables/../../etc/", refused=True)
changed("odd path", r"/api/tables/[^/]+/", "/api/tables/%00%ff%2e%2e/", refused=True)
changed("other origin", r"Upgrade: websocket", "Origin: https://elsewhere.example\r\nUpgrade: websocket", refused=True)


@attack("half a handshake", hangs_up=False)
def half_handshake(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
    whole = handshake("http://127.0.0.1", table, token)
    yield whole[: lots.randrange(len(whole))]


@attack("slow handshake", pause=0.3, slow=True)
def slow_handshake(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
    yield b"GET / HTTP/1.1\r\n"
    for number in range(1_000):
        yield b"X-%d: y\r\n" % number


@attack("slow body", pause=0.3, slow=True)
def slow_body(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
    yield post_head(b"Content-Length: 5000\r\n")
    while True:
        yield b" "


once("nothing at all", b"", slow=True)
once("half a line", b"GET /", slow=True)


# ---- requests --------------------------------------------------------------------------------------------


def post_head(*lines: bytes) -> bytes:
    """A request for a new table with some more headers."""
    return b"".join([b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n", *lines, b"\r\n"])


SMUGGLED = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
once("two lengths", post_head(b"Content-Length: 2\r\nContent-Length: 60\r\n") + b"{}" + SMUGGLED, refused=True)
once("length and chunks", post_head(b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n") + b"0\r\n\r\n" + SMUGGLED,
     refused=True)  # fmt: skip
once("chunks and length", post_head(b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n") + b"0\r\n\r\n" + SMUGGLED,
     refused=True)  # fmt: skip
once("odd encoding", post_head(b"Transfer-Encoding: xchunked\r\n") + b"0\r\n\r\n" + SMUGGLED, refused=True)
once("two encodings", post_head(b"Transfer-Encoding: chunked, identity\r\n") + b"0\r\n\r\n" + SMUGGLED, refused=True)
once("negative length", post_head(b"Content-Length: -1\r\n") + SMUGGLED, refused=True)
once("signed length", post_head(b"Content-Length: +5\r\n") + SMUGGLED, refused=True)
once("length of many digits", post_head(b"Content-Length: " + b"9" * 30 + b"\r\n"), refused=True)
once("blank before the colon", post_head(b"Content-Length : 5\r\n") + SMUGGLED, refused=True)
once("folded header", post_head(b"X: a\r\n b\r\n") + SMUGGLED, refused=True)
once("zero in a header", post_head(b"X: a\x00b\r\n"), refused=True)
once("endless chunk", post_head(b"Transfer-Encoding: chunked\r\n") + b"f" * 17 + b"\r\n", refused=True)
once("bare line feeds", b"GET /healthz HTTP/1.1\nHost: x\n\n" + b"\x00" * 100, hangs_up=True, answers=2)
once("another protocol", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(200)), refused=True)
once("yet another protocol", b"SSH-2.0-OpenSSH_9.9\r\n", refused=True)
once("http 2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", refused=True)
once("odd method", b"BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n", refused=True)
once(
    "connect", b"CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: x\r\n\r\n" + b"\x00" * 50, refused=True, hangs_up=False
)
once("long line", b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", refused=True)
once("long header", b"GET /healthz HTTP/1.1\r\nX: " + b"a" * 200_000 + b"\r\n\r\n", refused=True)
once("many headers", b"GET /healthz HTTP/1.1\r\n" + b"a: b\r\n" * 30_000 + b"\r\n", refused=True)
once("pipelined", SMUGGLED * 300 + b"rubbish\r\n\r\n", answers=301)
once("trailers", post_head(b"Transfer-Encoding: chunked\r\n") + b"2\r\n{}\r\n0\r\n" + b"a: b\r\n" * 20_000 + b"\r\n",
     hangs_up=False, refused=True)  # fmt: skip


@attack("rubbish", refused=True, hangs_up=False)
def rubbish(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
    yield lots.randbytes(lots.choice([1, 10, 100, 5_000]))


@attack("endless headers", refused=True)
def endless_headers(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
    yield b"GET / HTTP/1.1\r\n"
    for _ in range(200):
        yield b"X-Y: z\r\n" * 2_000


@attack("giant body", status=413, hangs_up=False)
def giant_body(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
    yield post_head(b"Content-Length: 1000000000000\r\n")
    for _ in range(20):
        yield b" " * 50_000


@attack("giant body in chunks", status=413, hangs_up=False)
def giant_chunks(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
    yield post_head(b"Transfer-Encoding: chunked\r\n")
    for _ in range(20):
        yield b"8000\r\n" + b" " * 0x8000 + b"\r\n"


@attack("unread answers", reads=False, answers=100, slow=True)
def unread_answers(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
    for _ in range(100):
        yield b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"


# ---- frames ----------------------------------------------------------------------------------------------


def framed(name: str, data: bytes, **fields: object) -> None:
    """Something said after hello."""
    once(name, HELLO + data, opened=True, **fields)


for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
    framed(f"opcode {opcode}", frame(b"x", opcode))
for bits in (0x10, 0x20, 0x40, 0x70):
    framed(f"reserved bits {bits:#x}", frame(b"{}", 1 | bits))
framed("unmasked", b"\x81\x02{}")
framed("declared huge", b"\x81\xff" + struct.pack("!Q", 1 << 62) + bytes(4))
framed("declared more than that", b"\x81\xff" + struct.pack("!Q", (1 << 63) + 5) + bytes(4))
framed("declared large", b"\x81\xff" + struct.pack("!Q", 1 << 20) + bytes(4) + b"x" * 5_000)
framed("long way to say short", b"\x81\xff" + struct.pack("!Q", 15) + bytes(4) + b'{"type":"ping"}', hangs_up=False)
framed("no utf-8", frame(b"\xff\xfe\xfd"))
framed("half a character", frame(b'{"type":"\xf0\x9f\x98"}'))
framed("surrogate", frame(b'{"type":"\xed\xa0\x80"}'))
framed("cut character between fragments", frame(b"\xf0\x9f", 1, False) + frame(b"\x98", 0))
framed("long ping", b"\x89\xfe" + struct.pack("!H", 200) + bytes(204))
framed("ping in fragments", frame(b"x", 9, False))
framed("close in fragments", frame(b"\x03\xe8", 8, False))
framed("close of one byte", frame(b"\x03", 8))
framed("close without utf-8", frame(b"\x03\xe8\xff\xff", 8))
for code in (0, 999, 1000, 1004, 1005, 1006, 1015, 2999, 3000, 4999, 5000, 65535):
    framed(f"close code {code}", frame(struct.pack("!H", code), 8))
framed("no beginning", frame(b"x", 0))
framed("two beginnings", frame(b"x", 1, False) + frame(b"y", 1))
framed("binary", frame(b"\x00" * 100, 2), slow=True)
framed("too large", frame(b" " * 70_000))
framed("too large in fragments", frame(b" " * 40_000, 1, False) + frame(b" " * 40_000, 0))
framed("empty texts", frame(b"") * 300, hangs_up=False)
framed("flood of pings", frame(b"", 9) * 40_000)
framed("flood of pongs", frame(b"", 10) * 40_000)
framed("empty fragments", frame(b"{", 1, False) + frame(b"", 0, False) * 40_000)
framed("pings that nobody reads the answer of", frame(b"x" * 125, 9) * 5_000, reads=False, slow=True)
framed("half a frame", b"\x81\xfe\x01", hangs_up=False)
framed("texts that nobody reads the answer of", PING * 20_000, reads=False, hangs_up=False)
once("no hello", b"", opened=True, slow=True)
once("words before hello", PING * 3, opened=True, slow=True)
once("hello and nothing more", HELLO, opened=True, hangs_up=False)


@attack("random frames", opened=True, hangs_up=False)
def random_frames(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
    yield HELLO + b"".join(
        bytes((lots.randrange(256), lots.randrange(256))) + lots.randbytes(lots.randrange(40)) for _ in range(20)
    )


@attack("endless fragments", opened=True)
def endless_fragments(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
    yield HELLO + frame(b"{", 1, False)
    for _ in range(2_000):
        yield frame(b" " * lots.randrange(50), 0, False)


@attack("talking on after goodbye", opened=True)
def talking_on(lots: random.Random, table: str, token: str) -> Iterator[bytes]:
    yield HELLO + frame(b"\x00", 2)
    for _ in range(200):
        yield PING * 100


# ---- one connection --------------------------------------------------------------------------------------


class Attacker:
    """Makes hostile connections to one server."""

    def __init__(self, url: str, tables: list[tuple[str, str]], seed: int) -> None:
        parts = urlsplit(url)
        self.url, self.host, self.port = url, parts.hostname or "", parts.port or 0
        self.tables = itertools.cycle(tables)  # each with the token of a seat
        self.lots = random.Random(seed)
        self.next = 0
        self.bad: list[str] = []

    async def assault(self, count: int) -> None:
        """So many connections, some at once; the kinds take turns."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(kind: Attack) -> None:
            async with contextlib.nullcontext() if kind.slow else gate:
                try:
                    async with asyncio.timeout(PATIENCE):
                        heard = await self.connect(kind)
                        for _ in range(AGAIN if kind.status else 0):
                            if STATUS.search(heard):
                                break
                            heard = await self.connect(kind)
                    self.judge(kind, heard)
                except TimeoutError:
                    self.bad.append(f"{kind.name}: not hung up on")

        while count > 0:
            chosen = [ATTACKS[(self.next + number) % len(ATTACKS)] for number in range(min(count, WAVE))]
            self.next += len(chosen)
            count -= len(chosen)
            self.lots.shuffle(chosen)
            await asyncio.gather(*(one(kind) for kind in chosen))

    async def come(self, kind: Attack, table: str, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A line, past its handshake if the attack begins there; again, if we were too slow for it."""
        while True:
            reader, writer = await asyncio.open_connection(self.host, self.port)
            if not kind.opened:
                return reader, writer
            try:
                writer.write(handshake(self.url, table, token))
                head = await reader.readuntil(b"\r\n\r\n")
                if head.startswith(b"HTTP/1.1 101"):
                    return reader, writer
                self.bad.append(f"{kind.name}: {head[:40]!r}")
            except (OSError, asyncio.IncompleteReadError):
                pass
            writer.transport.abort()
            await asyncio.sleep(0.01)

    async def connect(self, kind: Attack) -> bytes:
        """One hostile connection, until the server hangs up, or we do; what was heard."""
        table, token = next(self.tables)
        reader, writer = await self.come(kind, table, token)
        heard = bytearray()
        try:
            if not kind.reads:
                writer.transport.pause_reading()  # type: ignore[attr-defined]
            listening = asyncio.ensure_future(listen(reader, heard)) if kind.reads else None
            try:
                for piece in kind.pieces(self.lots, table, token):
                    writer.write(piece)
                    async with asyncio.timeout(1.0 if kind.reads else 0.2):
                        await writer.drain()
                    if listening is not None and listening.done():
                        break
                    await asyncio.sleep(kind.pause)
            except (OSError, TimeoutError):
                pass
            if listening is not None:
                if kind.hangs_up:
                    await listening
                else:
                    await asyncio.wait([listening], timeout=0.05)
                    while kind.status and not STATUS.search(heard) and not listening.done():
                        await asyncio.sleep(0.01)  # the answer may take as long as anything else here: see PATIENCE
                    listening.cancel()
            elif kind.hangs_up:
                await asyncio.sleep(UNREAD)
                writer.transport.resume_reading()  # type: ignore[attr-defined]
                await listen(reader, heard)
        finally:
            if self.lots.random() < 0.5:  # hang up hard
                with contextlib.suppress(OSError):
                    line = writer.get_extra_info("socket")
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()
        return bytes(heard)

    def judge(self, kind: Attack, heard: bytes) -> None:
        """Requests that mean two things get no answer but a refusal, and only one."""
        statuses = [int(found) for found in STATUS.findall(heard)] if not kind.opened else []
        if kind.refused and any(not 400 <= status < 500 for status in statuses):
            self.bad.append(f"{kind.name}: {statuses[:3]}")
        if kind.status and statuses != [kind.status]:
            self.bad.append(f"{kind.name}: {statuses[:3]} instead of {kind.status}")
        if len(statuses) > kind.answers or any(status == 500 for status in statuses):
            self.bad.append(f"{kind.name}: {len(statuses)} answers")


async def listen(reader: asyncio.StreamReader, heard: bytearray) -> None:
    """Read until the other side hangs up."""
    with contextlib.suppress(OSError):
        while data := await reader.read(1 << 16):
            if len(heard) < HEARD:
                heard += data


async def main(url: str, seed: int, tables: list[str]) -> None:
    """Attack when told to."""
    attacker = Attacker(url, list(zip(tables[::2], tables[1::2], strict=True)), seed)
    loop = asyncio.get_running_loop()
    while (line := await loop.run_in_executor(None, sys.stdin.readline)).strip():
        await attacker.assault(int(line))
        print(json.dumps(sorted(set(attacker.bad))), flush=True)


if __name__ == "__main__":
    os.nice(19)  # the attacked are to be slowed down by what we send, not by our own work
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))
