"""The server as a process: uvicorn with the settings that the promises need, and a way to start and stop it.

Whatever can go wrong at the start is found before anybody can connect: the address is taken first, then the database
is opened, then the first connection is accepted. A stop is a restart as far as clients can tell: nobody new is let
in, everybody is sent away with 1012 (and comes back by itself), commits that have begun are finished, and the process
ends with 0. A second Ctrl-C ends it at once; what was acknowledged is stored all the same.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import uvicorn

import reverie
from reverie.hosted.refusals import Refusal
from reverie.kernel import registry
from reverie.server import copies
from reverie.server.accepting import Accepting
from reverie.server.app import create_app
from reverie.server.descriptors import respect
from reverie.server.lines import RequestProtocol
from reverie.server.middleware import Entrance
from reverie.server.service import Service
from reverie.server.settings import Settings
from reverie.server.socket import SocketProtocol
from reverie.server.starting import without_address, without_copies, without_database
from reverie.server.stores.driver import StorageError
from reverie.words import LANGUAGES, words

LOG = logging.getLogger("reverie.server")

# Seconds: a stop takes less than ten, whatever clients do.
FAREWELL: Final = 4.0  # until everybody was sent away
FINISH: Final = 4  # until what they had begun is finished
STOPPED_AT_ONCE: Final = 130
SWITCH: Final = 0.0002  # seconds
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

Ready = Callable[[str, int], None]


def config_of(settings: Settings, service: Service | None = None) -> uvicorn.Config:
    """How uvicorn is run."""
    timing, limits = settings.timing, settings.limits
    return uvicorn.Config(
        Entrance(create_app(settings, service)),
        interface="asgi3",
        host=settings.host,
        port=settings.port,
        loop="auto",
        http=RequestProtocol,
        ws=SocketProtocol,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=timing.ping,
        ws_ping_timeout=timing.dead - timing.ping,
        ws_per_message_deflate=False,
        limit_concurrency=limits.all_connections + limits.spare_lines + 1,  # see `crowd`
        backlog=2048,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=FINISH,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )


class Host(uvicorn.Server):
    """uvicorn's server, which says goodbye to the tables first, and ends with 0 when it was asked to end."""

    def __init__(self, config: uvicorn.Config, service: Service, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.service = service
        self.ready = ready
        self.doors: list[Accepting] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the door, then say so."""
        if sys.platform == "win32":  # its event loop has no eye for sockets
            await super().startup(sockets)
        else:
            await super().startup([])
            self.doors = [Accepting(taken, self.service.lines, self.new_line) for taken in sockets or ()]
            for door in self.doors:
                door.open(self.config.backlog)
        self.ready()

    def new_line(self) -> asyncio.Protocol:
        """The protocol of a line that has just come in."""
        return RequestProtocol(self.config, self.server_state, self.lifespan.state)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Like uvicorn's, but the signals are not raised again at the end: to stop when asked is no failure."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, send everybody away, finish."""
        LOG.info("stopping", extra={"connections": self.service.hall.connections})
        for door in self.doors:
            door.close()
        for server in self.servers:
            server.close()
        farewell = asyncio.ensure_future(self.service.hall.close())
        begun = self.service.clock.monotonic()
        while not farewell.done() and not self.force_exit and self.service.clock.monotonic() - begun < FAREWELL:
            await asyncio.wait([farewell], timeout=0.1)
        farewell.cancel()
        with suppress(asyncio.CancelledError):
            await farewell
        await super().shutdown(sockets)


async def serve(settings: Settings, service: Service, ready: Ready | None = None) -> int:
    """Serve until somebody says stop; CannotServe if the address is taken or the database cannot be used."""
    try:
        listening = take_address(settings.host, settings.port)
    except OSError as error:
        raise without_address(error, settings.host, settings.port) from None
    host, port = listening.getsockname()[:2]

    def tell() -> None:
        LOG.info("started", extra={"version": reverie.__version__, "port": port, "database": database})
        if ready is not None:
            ready(host, port)

    try:
        await open_database(settings, service)
        database = await version_of(service)
        warm_up()
        share_the_interpreter()
        spare_the_collector()
        config = config_of(settings, service)
        config.lifespan = "off"  # the service has been started here, where errors have names
        server = Host(config, service, tell)
        try:
            await server.serve([listening])
        except OSError as error:  # somebody else was quicker to listen
            raise without_address(error, settings.host, settings.port) from None
        finally:
            if not server.force_exit:
                await service.stop()
    finally:
        listening.close()
    LOG.info("stopped", extra={"at_once": server.force_exit})
    return STOPPED_AT_ONCE if server.force_exit else 0


def take_address(host: str, port: int) -> socket.socket:
    """A socket with the address, before anything else is begun; OSError if somebody has it. Nobody can connect yet."""
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = min(found, key=lambda entry: entry[0] != socket.AF_INET)
    taken = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(address)
        taken.setblocking(False)
    except BaseException:
        taken.close()
        raise
    return taken


def share_the_interpreter() -> None:
    """Work beside the event loop hands the interpreter back after a fifth of a millisecond; Python's choice is five.

    An answer takes a dozen turns of the loop and of the database's thread, and each waits for its turn so long.
    """
    sys.setswitchinterval(SWITCH)


def spare_the_collector() -> None:
    """What is loaded by now stays, and messages make no cycles: looking for some after every few of them is a waste."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def open_database(settings: Settings, service: Service) -> None:
    """Start the service; CannotServe if its database cannot be used, or if no copies of it can be kept."""
    if settings.backups is not None:
        try:
            copies.prepare(settings.backups)
        except OSError as error:
            raise without_copies(error, settings.backups) from None
    try:
        await service.start()
    except (StorageError, Refusal, OSError) as error:
        with suppress(StorageError):
            await service.store.close()
        cause = error.__cause__ if isinstance(error, Refusal) and isinstance(error.__cause__, Exception) else error
        raise without_database(cause, settings.database) from None


def service_for(settings: Settings) -> Service:
    """The service, not started; CannotServe if there is no driver or no folder for its database."""
    try:
        return Service(settings)
    except (ModuleNotFoundError, OSError) as error:
        raise without_database(error, settings.database) from None


def warm_up() -> None:
    """Read what would otherwise be read for the first visitor, who would wait for it: games and words."""
    for name in registry.games():
        registry.describe(name)
    for language in LANGUAGES:
        words(language)


async def version_of(service: Service) -> str:
    """Which database this is: old versions of SQLite have a known flaw, so the version belongs into the log."""
    driver = service.store.driver
    sqlite = getattr(driver, "sqlite_version", None)
    if sqlite is not None:
        return f"SQLite {sqlite}"
    try:
        return f"PostgreSQL {(await driver.read('SHOW server_version'))[0][0]}"
    except StorageError:
        return "PostgreSQL"


def run(settings: Settings, ready: Ready | None = None) -> int:
    """Serve until somebody says stop; returns the exit code."""
    settings = respect(settings)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(serve(settings, service_for(settings), ready))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
