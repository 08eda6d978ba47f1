"""The server's HTTP side, for programs."""

from __future__ import annotations

from dataclasses import dataclass
from types import TracebackType
from typing import Any

import httpx

from reverie.client.links import Link
from reverie.client.refused import Refused


@dataclass(frozen=True)
class NewTable:
    """A table that was just made."""

    server: str
    table: str
    players: int
    commitment: str | None
    tokens: dict[int | None, str]

    def link(self, seat: int | None) -> Link:
        """The link of a seat (None: to watch)."""
        return Link(self.server, self.table, self.tokens[seat])


class House:
    """A server, by its address."""

    def __init__(self, server: str, client: httpx.AsyncClient | None = None) -> None:
        self.server = server.rstrip("/")
        self.http = client or httpx.AsyncClient(timeout=30)

    async def __aenter__(self) -> House:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(
        self, method: str, path: str, body: dict[str, Any] | None = None, link: Link | None = None
    ) -> dict[str, Any]:
        """One request; Refused if the server says no."""
        headers = {"authorization": f"Bearer {link.token}"} if link is not None else {}
        response = await self.http.request(method, self.server + path, json=body, headers=headers)
        if response.status_code == 204:
            return {}
        data: dict[str, Any] = response.json()
        if response.is_error:
            raise Refused(data.get("error", {}), response.status_code)
        return data

    async def create(self, spec: str, daily: bool = False) -> NewTable:
        """A new table."""
        return self.made(await self.ask("POST", "/api/tables", {"spec": spec, "daily": daily}))

    async def bring(self, record: str) -> NewTable:
        """A table that goes on where a record ends."""
        return self.made(await self.ask("POST", "/api/records", {"record": record}))

    def made(self, data: dict[str, Any]) -> NewTable:
        """A new table as the server describes it."""
        tokens = {entry["seat"]: entry["token"] for entry in data["links"]}
        return NewTable(self.server, data["table"], data["players"], data["commitment"], tokens)

    async def summary(self, link: Link) -> dict[str, Any]:
        """A table from outside."""
        return await self.ask("GET", f"/api/tables/{link.table}", link=link)

    async def observation(self, link: Link) -> dict[str, Any]:
        """A table as a seat may know it."""
        seen: dict[str, Any] = (await self.ask("GET", f"/api/tables/{link.table}/observation", link=link))[
            "observation"
        ]
        return seen

    async def record(self, link: Link) -> str:
        """A finished game as a record."""
        return str((await self.ask("GET", f"/api/tables/{link.table}/record", link=link))["record"])

    async def document(self, link: Link) -> dict[str, Any]:
        """The document of a hosted game."""
        return await self.ask("GET", f"/api/tables/{link.table}/document", link=link)
