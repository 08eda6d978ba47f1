"""The devices of a guest. The first one's cookie is the guest; others come by a link that is good once."""

from __future__ import annotations

from reverie.server.stores.driver import Driver

DEVICES = 16  # of one guest, besides the first


class Devices:
    """Cookies and links to move by; only hashes come here."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def guest(self, cookie: str) -> str:
        """Whose cookie it is: the guest's who moved there, or its own."""
        rows = await self.driver.read("SELECT guest FROM devices WHERE cookie = $1", (cookie,))
        return str(rows[0][0]) if rows else cookie

    async def offer(self, token: str, guest: str, at: int) -> None:
        """A link for another device; it takes the place of the one before."""
        await self.driver.write(
            [
                ("DELETE FROM moves WHERE guest = $1", (guest,)),
                ("INSERT INTO moves (token, guest, at) VALUES ($1, $2, $3)", (token, guest, at)),
            ]
        )

    async def offered(self, token: str, since: int) -> str | None:
        """Whose link it is; None if it is nobody's any more."""
        rows = await self.driver.read("SELECT guest FROM moves WHERE token = $1 AND at >= $2", (token, since))
        return str(rows[0][0]) if rows else None

    async def arrive(self, token: str, cookie: str, guest: str) -> bool:
        """The device with this cookie is the guest's from now on, and the link is spent; False if somebody was quicker.

        A device that was somebody already leaves that behind: two histories are not mixed.
        """
        await self.driver.write(
            [
                (
                    "INSERT INTO devices (cookie, guest) SELECT $2, m.guest FROM moves m WHERE m.token = $1 "
                    "AND m.guest = $3",
                    (token, cookie, guest),
                ),
                ("DELETE FROM moves WHERE token = $1", (token,)),
                (
                    "DELETE FROM devices WHERE guest = $1 AND cookie NOT IN "
                    f"(SELECT d.cookie FROM devices d WHERE d.guest = $1 ORDER BY d.cookie = $2 DESC, d.cookie "
                    f"LIMIT {DEVICES})",
                    (guest, cookie),
                ),
            ]
        )
        return await self.guest(cookie) == guest
