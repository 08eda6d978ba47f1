"""The engine protocol: JSON lines over stdio, for bots in any language; documented in `docs/protocol.md`.

>>> session = Session()
>>> reply = session.handle('{"do": "new", "spec": "onirim/seed=7"}')
>>> reply["state"]["decision"]["kind"]
'turn'
"""

from reverie.protocol.errors import CODES
from reverie.protocol.limits import LINE_LIMIT, PROTOCOL
from reverie.protocol.session import Session
from reverie.protocol.stdio import main, serve

__all__ = ["CODES", "LINE_LIMIT", "PROTOCOL", "Session", "main", "serve"]
