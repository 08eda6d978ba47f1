"""A browser, as far as the server can tell: cookies by path, an Origin, a socket that sends both."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect

from reverie.server import links
from reverie.server.service import Service
from tests.server.support import running_server


class MovableClock:
    """A clock that a test can set."""

    def __init__(self) -> None:
        self.moment = 1_794_816_000_000  # some noon

    def now(self) -> int:
        return self.moment

    def monotonic(self) -> float:
        return self.moment / 1000


class Browser:
    """One person's browser on one server."""

    def __init__(self, url: str, service: Service, clock: MovableClock) -> None:
        self.url = url
        self.service = service
        self.clock = clock
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=30)

    async def get(self, path: str) -> httpx.Response:
        """What the page reads."""
        return await self.http.get(path)

    async def post(self, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        """What the page sends."""
        return await self.http.post(path, json=body)

    async def enter(self, table: str, token: str) -> dict[str, Any]:
        """Come to a table by a link."""
        answer = await self.post(f"/api/tables/{table}/enter", {"token": token, "key": links.new_token()})
        assert answer.status_code == 200, answer.text
        entered: dict[str, Any] = answer.json()
        return entered

    def cookies_for(self, path: str) -> str:
        """The cookies that go with a path."""
        request = httpx.Request("GET", self.url + path)
        self.http.cookies.set_cookie_header(request)
        return str(request.headers.get("cookie", ""))

    @asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[ClientConnection]:
        """The socket that the page opens."""
        path = f"/api/tables/{table}/play"
        address = f"ws://{urlsplit(self.url).netloc}{path}"
        headers = {"Cookie": self.cookies_for(path)}
        async with connect(address, additional_headers=headers, origin=self.url, max_size=None, proxy=None) as socket:  # type: ignore[arg-type]
            yield socket

    async def finish(self, spec: str, daily: bool = False) -> dict[str, Any]:
        """A solo game from its creation to its end."""
        made: dict[str, Any] = (await self.post("/api/tables", {"spec": spec, "daily": daily})).json()
        table, token = made["table"], next(it["token"] for it in made["links"] if it["seat"] == 0)
        assert (await self.enter(table, token))["seat"] == 0
        async with self.socket(table) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1}))
            sit = {"type": "sit", "action_id": "sit-here-please", "nonce": "ab" * 16}
            await socket.send(json.dumps(sit))
            async for text in socket:
                message = json.loads(text)
                if message["type"] != "update" or message["observation"]["status"] == "seating":
                    continue
                seen = message["observation"]
                if seen["status"] == "over":
                    return {**made, "won": seen["view"]["status"] == "won", "reveal": seen["reveal"]}
                act = {"type": "act", "action_id": f"action-{message['seq']:06}", "seq": message["seq"]}
                await socket.send(json.dumps({**act, "action": seen["actions"][0]["id"]}))
        raise AssertionError("the line broke")


@asynccontextmanager
async def browser(folder: Path) -> AsyncIterator[Browser]:
    """A browser that has opened the server's page."""
    clock = MovableClock()
    async with running_server(folder, clock=clock) as server:
        person = Browser(server.url, server.service, clock)
        try:
            yield person
        finally:
            await person.http.aclose()


@asynccontextmanager
async def another(person: Browser) -> AsyncIterator[Browser]:
    """Somebody else's browser on the same server."""
    other = Browser(person.url, person.service, person.clock)
    try:
        yield other
    finally:
        await other.http.aclose()
