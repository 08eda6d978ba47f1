"""The server's HTTP side, for programs."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

import httpx

from reverie.client.links import Link, new_key
from reverie.client.refused import Refused


@dataclass(frozen=True)
class NewTable:
    """A table that was just made. Its links may be made as often as one likes: those of a seat share a key."""

    server: str
    table: str
    players: int
    commitment: str | None
    tokens: dict[int | None, str]
    maker: str = ""  # the right to give a lost seat a new link
    keys: dict[int | None, str] = field(default_factory=dict)

    def link(self, seat: int | None) -> Link:
        """The link of a seat (None: to watch)."""
        return Link(self.server, self.table, self.tokens[seat], self.keys.setdefault(seat, new_key()))

    @property
    def makers_link(self) -> Link:
        """The maker's own: it opens no seat."""
        return Link(self.server, self.table, self.maker, self.maker, is_entered=True)


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
        """One request, of whoever has entered by a link; Refused if the server says no."""
        headers = {"authorization": f"Bearer {(await self.enter(link)).key}"} if link is not None else {}
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
        return NewTable(self.server, data["table"], data["players"], data["commitment"], tokens, data["maker"])

    async def enter(self, link: Link) -> Link:
        """Enter by a link; nothing happens if that was done before. From then on its key is good, and it is not."""
        if not link.is_entered:
            body = {"token": link.token, "key": link.key}
            entered = await self.ask("POST", f"/api/tables/{link.table}/enter", body)
            link.key = entered["token"] or link.key
            link.is_entered = True
        return link

    async def another_link(self, link: Link) -> Link:
        """A link to the same seat, for another device; good once."""
        return self.linked(link, await self.ask("POST", f"/api/tables/{link.table}/link", link=link))

    async def rotate(self, link: Link) -> None:
        """Shut out everybody else who has a key or a link of this seat."""
        fresh = new_key()
        await self.ask("POST", f"/api/tables/{link.table}/rotate", {"key": fresh}, link)
        link.key = fresh

    async def renew(self, maker: Link, seat: int) -> Link:
        """A new link for a lost seat, from the table's maker; everybody at the table is shown that it was made."""
        return self.linked(maker, await self.ask("POST", f"/api/tables/{maker.table}/renew", {"seat": seat}, maker))

    def linked(self, link: Link, data: dict[str, Any]) -> Link:
        """A new link to the same table."""
        return Link(self.server, link.table, data["token"])

    async def invite(self, maker: Link, seat: int) -> None:
        """The computer plays a seat that nobody has entered, as long as somebody is at the table."""
        await self.ask("POST", f"/api/tables/{maker.table}/partner", {"seat": seat}, maker)

    async def substitute(self, link: Link, seat: int) -> None:
        """Agree that the computer plays for somebody who is away."""
        await self.ask("POST", f"/api/tables/{link.table}/substitute", {"seat": seat}, link)

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
