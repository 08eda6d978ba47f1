"""The frames of a WebSocket as a client writes them: enough of RFC 6455 to know where one ends and a text begins.

The library reads frames, and judges them. Here they are only counted along, so that a text which comes between two
messages, in one piece, can be read by a shorter way.
"""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

FINAL = 0x80  # in the first byte: the last piece of a message
TEXT_FRAME = 0x81  # the first byte of a whole text in one frame
MASKED = 0x80  # in the second byte of every frame of a client
CONTROL = 0x08  # in the first byte: ping, pong, close, which may stand between the pieces of a message


class Frames:
    """Where in a stream of frames we are."""

    __slots__ = ("_head", "_left", "in_message")

    def __init__(self) -> None:
        self._head = b""  # of a frame that has begun, as far as it has come
        self._left = 0  # bytes of a frame that are still to come
        self.in_message = False  # pieces of a message have come, and not its last one

    @property
    def is_between(self) -> bool:
        """Whether all frames are complete, and no message is begun."""
        return not (self._left or self._head or self.in_message)

    def pass_by(self, data: bytes) -> None:
        """Bytes that follow those before."""
        while data:
            if self._left:
                data, self._left = data[self._left :], max(self._left - len(data), 0)
                continue
            head = self._head + data
            size = head_size(head)
            if len(head) < size:
                self._head = head
                return
            data, self._head = head[size:], b""
            self._left = payload_size(head)
            if not head[0] & CONTROL:
                self.in_message = not head[0] & FINAL


def head_size(frame: bytes) -> int:
    """How many bytes stand before what a frame carries: two, its length where it is a long one, and the mask."""
    if len(frame) < 2:
        return 2
    length = frame[1] & ~MASKED
    return 2 + (8 if length == 127 else 2 if length == 126 else 0) + (4 if frame[1] & MASKED else 0)


def payload_size(frame: bytes) -> int:
    """How much a frame carries, given its head."""
    length = frame[1] & ~MASKED
    if length < 126:
        return length
    return int.from_bytes(frame[2 : 4 if length == 126 else 10], "big")


def whole_text(data: bytes, limit: int) -> str | None:
    """The text of a client's frame, if that is all there is: final, of type text, masked, not too long."""
    size = len(data)
    if size < 7 or data[0] != TEXT_FRAME:
        return None
    length, begin = data[1], 6  # after two bytes and the mask
    if length == MASKED | 126:
        length, begin = int.from_bytes(data[2:4], "big"), 8
        if length < 126:
            return None  # to be complained about
    elif MASKED <= length < MASKED | 126:
        length -= MASKED
    else:
        return None
    if size != begin + length or length > limit:
        return None
    try:
        return apply_mask(data[begin:], data[begin - 4 : begin]).decode()
    except UnicodeDecodeError:
        return None
