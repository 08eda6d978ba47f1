"""What commands that talk to a server share: its address, requests in one's own language, and errors in plain words."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from reverie.cli.speech import clean
from reverie.errors import ReverieError, StateError, excerpt

if TYPE_CHECKING:
    from reverie.client import House, Refused

SECONDS = 15.0


def read_server(text: str) -> str:
    """The address of a server; StateError if it is none."""
    try:
        parts = urlsplit(text.strip())
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        fits = False
    if not fits or parts.query or parts.fragment:
        raise StateError("hosting-server-url", place="--server", value=excerpt(clean(text), 80))
    return text.strip().rstrip("/")


@asynccontextmanager
async def house_at(server: str, language: str) -> AsyncIterator[House]:
    """A server that answers in a language; whatever goes wrong on the way is said in words."""
    import httpx

    from reverie.client import House, Refused

    async with httpx.AsyncClient(timeout=SECONDS, headers={"accept-language": language}) as client:
        try:
            yield House(server, client)
        except Refused as error:
            raise refused(error, language) from None
        except httpx.HTTPError:
            raise StateError("hosting-unreachable", place=clean(server)[:200]) from None
        except (ValueError, KeyError, TypeError, AttributeError):  # no JSON, or other JSON than ours
            raise StateError("hosting-no-server", place=clean(server)[:200]) from None


class ServerRefused(StateError):
    """A server's refusal as the command line tells it: its own code, place, rule and sentence."""

    shows_code = True

    @property
    def worded(self) -> str:
        """The sentence says whose words they are."""
        return "hosting-refused"


def refused(error: Refused, language: str) -> ReverieError:
    """What the server has said; nothing in it is trusted to be harmless for a terminal."""
    place, rule = (clean(str(part))[:80] if part else None for part in (error.place, error.rule))
    reason = excerpt(clean(error.text(language)), 400)
    return ServerRefused(clean(error.code)[:40], place=place, rule=rule, reason=reason)
