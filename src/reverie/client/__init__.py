"""A Python client for tables on a Reverie server: make one, sit down by a link, play, let an agent play.

async with House("http://127.0.0.1:8765") as house:
    table = await house.create("onirim/third/team")
async with Seat(table.link(0)) as seat:
    await seat.sit()
    …
"""

from reverie.client.bots import offer_rematch, play_with
from reverie.client.house import House, NewTable
from reverie.client.links import Link
from reverie.client.refused import Refused, Unanswered
from reverie.client.seat import Seat

__all__ = ["House", "Link", "NewTable", "Refused", "Seat", "Unanswered", "offer_rematch", "play_with"]
