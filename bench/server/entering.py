"""Coming in by links, as every client has to before it plays: a link opens once, then a key is good."""

from __future__ import annotations

from reverie.hosted.entries import SPECTATOR
from reverie.server import links
from reverie.server.hall import NewTable
from reverie.server.stores.doors import BY_TABLE, LINK, Door
from reverie.server.stores.store import Store


async def enter_all(store: Store, made: NewTable) -> dict[int, str]:
    """Enter by every link of a new table, without a server: the key of each seat, and the link to watch by."""
    table = made.header.id
    keys = {SPECTATOR: made.tokens[SPECTATOR]}
    for seat in range(made.header.players):
        keys[seat] = links.new_token()
        link = Door(seat, links.hash_of(made.tokens[seat]), LINK, BY_TABLE, made.header.created)
        assert await store.spend_link(table, table, link, links.hash_of(keys[seat]), made.header.created)
    return keys
