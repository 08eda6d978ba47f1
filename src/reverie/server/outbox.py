"""What still has to be sent to one client: never more than the newest update and a few short messages.

The table puts messages in and goes on; it never waits for a socket. Updates that were not sent yet melt into one:
the newest observation, and the newest events. If that drops events, the client sees it by the entry that they follow
(`after`), and asks for everything since the last entry up to which it has all.
"""

from __future__ import annotations

from collections import deque

from reverie.server.messages import EventList, ServerMessage, UpdateMessage

EVENTS = 64
NOTES = 64


class Outbox:
    """The messages that wait for one client."""

    __slots__ = ("notes", "update")

    def __init__(self) -> None:
        self.update: UpdateMessage | None = None
        self.notes: deque[ServerMessage] = deque()

    def __bool__(self) -> bool:
        return self.update is not None or bool(self.notes)

    def put(self, message: ServerMessage) -> bool:
        """Add a message; False if the client has let too many lie."""
        if message["type"] == "update":
            self.update = message if self.update is None else melt(self.update, message)
            return True
        if message["type"] == "presence":  # only the newest matters
            self.notes = deque(note for note in self.notes if note["type"] != "presence")
        self.notes.append(message)
        return len(self.notes) <= NOTES

    def take(self) -> ServerMessage | None:
        """The next message to send; short ones that were there before an update are seldom worth an order."""
        if self.notes and self.notes[0]["type"] == "welcome":
            return self.notes.popleft()
        if self.update is not None:
            update, self.update = self.update, None
            return update
        return self.notes.popleft() if self.notes else None


def melt(older: UpdateMessage, newer: UpdateMessage) -> UpdateMessage:
    """Two updates as one."""
    reaches = newer["events"]["after"] <= older["seq"]
    return {
        "type": "update",
        "seq": newer["seq"],
        "accepted": older["accepted"] + newer["accepted"],
        "observation": newer["observation"],
        "events": join_events(older["events"], newer["events"]) if reaches else newer["events"],
    }


def join_events(older: EventList, newer: EventList) -> EventList:
    """Events that follow one another, for whoever the older ones were for; what was taken back in between is gone.

    If they are too many, the newer ones remain, for those who know the others; everybody else sees it and asks.
    """
    after, first, cut = older["after"], older["from"], newer["from"]
    if newer["after"] <= after:
        return newer
    if cut <= first:
        return {"after": after, "from": cut, "list": newer["list"]}
    events = older["list"][: cut - first] + newer["list"]
    if len(events) > EVENTS and len(events) > len(newer["list"]):
        return newer
    return {"after": after, "from": first, "list": events}
