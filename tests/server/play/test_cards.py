"""Other cards from a file, as the set-up screen of the browser sends it: read, or refused with its place."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.server.support import running_server
from tests.server.wire import Answer, request


def test_a_card_file_is_read_or_refused_with_its_place(tmp_path: Path) -> None:
    async def run() -> None:
        async with running_server(tmp_path) as running:

            async def send(text: str, game: str = "urbion") -> Answer:
                body = json.dumps({"game": game, "name": "mine.toml", "text": text}).encode()
                headers = [("Content-Type", "application/json"), ("Accept-Language", "de")]
                return await request(running.url, "POST", "/api/cards", headers, body)

            own = await request(running.url, "GET", "/api/cards/urbion")
            template = own.body.decode()
            assert (await send(template)).json() == {"cards": ""}
            assert 'filename="urbion-cards.toml"' in dict(own.headers)["content-disposition"]
            changed = template.replace("earth = { 1 = 8 }", "earth = { 1 = 4, 2 = 4 }", 1)
            assert changed != template, "the file of the game has changed its form"
            cards = (await send(changed)).json()["cards"]
            assert cards == "S1e*4,S2e*4"
            made = json.dumps({"spec": f"urbion/second/solo/cards={cards}", "daily": False}).encode()
            answer = await request(running.url, "POST", "/api/tables", [("Content-Type", "application/json")], made)
            assert answer.status == 201
            broken = (await send("this is [no TOML")).json()["error"]
            assert (broken["code"], broken["place"]) == ("cards-toml", "mine.toml")
            assert "TOML" in broken["message"]
            unknown = (await send(template + "\n[unheard]\nof = 1\n")).json()["error"]
            assert unknown["code"] == "cards-unknown"
            assert (await send(template, "onirim")).code == "not_found"

    asyncio.run(run())
