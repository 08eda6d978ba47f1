"""`reverie serve`: tables for other people, from this computer.

Exit codes: 0 stopped when asked, 2 somebody has to change something first, 3 the address is taken, 4 the database
cannot be used at the moment, 130 stopped at once by a second Ctrl-C.
"""

from __future__ import annotations

import ipaddress
import socket
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal
from urllib.parse import urlsplit

import typer
from rich.text import Text

from reverie.cli.options import Lang
from reverie.cli.output import Output, speaking
from reverie.cli.speech import DIM, GOLD, clean
from reverie.errors import excerpt

if TYPE_CHECKING:
    from reverie.server.settings import Settings

HOUR = 3600.0
DAY = 86_400.0
MINUTE = 60.0
EVERYWHERE = ("0.0.0.0", "::")

HostName = Annotated[
    str,
    typer.Option("--host", metavar="ADDRESS", envvar="REVERIE_HOST", help="Where to listen; 0.0.0.0: everywhere."),
]
Port = Annotated[
    int,
    typer.Option(
        "--port", metavar="N", min=0, max=65535, envvar="REVERIE_PORT", help="The port; 0 takes any that is free."
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        envvar="REVERIE_DATABASE",
        help="A file, or postgresql://…; else a file in your data folder.",
        show_default=False,
    ),
]
PublicUrl = Annotated[
    str | None,
    typer.Option(
        "--public-url", metavar="URL", envvar="REVERIE_PUBLIC_URL", help="How browsers reach it, as links will say."
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        "--proxy",
        metavar="ADDRESS",
        envvar="REVERIE_PROXY",
        help="A proxy whose X-Forwarded headers are believed; may be repeated.",
    ),
]
Backups = Annotated[
    Path | None,
    typer.Option("--backups", metavar="DIR", envvar="REVERIE_BACKUPS", help="Where copies of the file are put."),
]
BackupEvery = Annotated[
    float,
    typer.Option(
        "--backup-every", metavar="HOURS", min=0.01, envvar="REVERIE_BACKUP_EVERY", help="Hours between two copies."
    ),
]
MaxConnections = Annotated[
    int,
    typer.Option(
        "--max-connections", metavar="N", min=1, envvar="REVERIE_MAX_CONNECTIONS", help="Open connections, in all."
    ),
]
ForgetAfter = Annotated[
    int,
    typer.Option(
        "--forget-after",
        metavar="DAYS",
        min=0,
        max=36_500,
        envvar="REVERIE_FORGET_AFTER",
        help="Tables are erased so long after their last action; 0: never.",
    ),
]
TablesPerMinute = Annotated[
    int,
    typer.Option(
        "--tables-per-minute",
        metavar="N",
        min=0,
        envvar="REVERIE_TABLES_PER_MINUTE",
        help="New tables from one address; 0: any number.",
    ),
]
OpenMetrics = Annotated[
    bool,
    typer.Option("--open-metrics", envvar="REVERIE_OPEN_METRICS", help="/metrics for other machines, too."),
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"],
    typer.Option("--log-level", envvar="REVERIE_LOG_LEVEL", help="From which level on lines are logged."),
]
LogFormat = Annotated[
    Literal["text", "json"] | None,
    typer.Option("--log-format", envvar="REVERIE_LOG_FORMAT", help="Else text at a terminal and JSON elsewhere."),
]


def serve(
    host: HostName = "127.0.0.1",
    port: Port = 8765,
    database: Database = None,
    public_url: PublicUrl = None,
    proxy: Proxies = None,
    backups: Backups = None,
    backup_every: BackupEvery = 24.0,
    forget_after: ForgetAfter = 0,
    max_connections: MaxConnections = 5000,
    tables_per_minute: TablesPerMinute = 5,
    open_metrics: OpenMetrics = False,
    log_level: LogLevel = "info",
    log_format: LogFormat = None,
    lang: Lang = None,
) -> None:
    """Host tables: for yourself, your friends, or many. Works without any flag; see docs/hosting.md.

    Ctrl-C stops it; running games go on when it is started again.
    """
    with speaking(lang) as out:
        from reverie.server import logs
        from reverie.server.run import run
        from reverie.server.settings import Rate, Settings
        from reverie.server.starting import CannotServe

        logs.set_up(log_level, log_format)
        try:
            plain = Settings()
            limits = replace(
                plain.limits,
                all_connections=max_connections,
                new_tables=Rate(tables_per_minute, MINUTE, max(1, tables_per_minute)),
            )
            settings = Settings(
                host=host,
                port=port,
                database=database or plain.database,
                public_url=read_public_url(public_url),
                proxies=read_proxies(proxy),
                backups=read_backups(backups, database or plain.database),
                backup_every=backup_every * HOUR,
                forget_after=forget_after * DAY,
                open_metrics=open_metrics,
                log_level=log_level,
                limits=limits,
            )
            quiet = log_format == "json"  # whoever reads the log as data wants nothing else
            code = run(settings, None if quiet else lambda where, number: greet(out, settings, where, number))
        except CannotServe as error:
            if logs.is_json(log_format):
                logs.refused(error, out.speech.message(error))
            else:
                out.refuse(error)
            raise typer.Exit(error.exit_code) from None
        if not quiet:
            out.say("hosting-stopped" if code == 0 else "hosting-stopped-at-once", DIM)
    raise typer.Exit(code)


# ---- flags ----------------------------------------------------------------------------------------------------------


def read_public_url(text: str | None) -> str | None:
    """The address that links begin with; CannotServe if it is none."""
    from reverie.server.starting import CannotServe

    if text is None or not text.strip():
        return None
    url = text.strip().rstrip("/")
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        fits = False
    if not fits or parts.query or parts.fragment or parts.path or "@" in parts.netloc:
        raise CannotServe("hosting-public-url", place="--public-url", value=excerpt(clean(text), 80))
    return url


def read_proxies(texts: list[str] | None) -> tuple[str, ...]:
    """Addresses or networks; CannotServe for anything else, and for everybody at once."""
    from reverie.server.starting import CannotServe

    proxies = []
    for text in texts or []:
        try:
            network = ipaddress.ip_network(text.strip(), strict=False)
        except ValueError:
            network = None
        if network is None or network.prefixlen == 0:
            raise CannotServe("hosting-proxy", place="--proxy", value=excerpt(clean(text), 80))
        alone = network.prefixlen == network.max_prefixlen
        proxies.append(str(network.network_address) if alone else str(network))
    return tuple(proxies)


def read_backups(folder: Path | None, database: str) -> Path | None:
    """Where copies go; PostgreSQL has tools of its own for that."""
    from reverie.server.starting import CannotServe, is_postgres

    if folder is not None and is_postgres(database):
        raise CannotServe("hosting-backups-postgres", place="--backups")
    return folder


# ---- the first lines ------------------------------------------------------------------------------------------------


def greet(out: Output, settings: Settings, host: str, port: int) -> None:
    """Where the server is, where the data is, what comes next, how to stop."""
    from reverie.server.starting import shown

    here = local_url(host, port)
    address = settings.public_url or here
    told: list[tuple[str, str]] = [("hosting-at", address)]
    if host in EVERYWHERE and settings.public_url is None:
        seen = network_address(host)
        if seen is not None:
            told.append(("hosting-network", local_url(seen, port)))
    elif settings.public_url is not None:
        told.append(("hosting-listens", here))
    told.append(("hosting-data", shown(settings.database)))
    if settings.backups is not None:
        told.append(("hosting-copies", str(settings.backups.absolute())))
    told.append(("hosting-try", f"reverie table onirim/team --server {here}"))
    width = max(len(out.speech.text(name)) for name, _ in told) + 2
    out.line()
    for name, value in told:
        label = out.speech.text(name)
        line = Text.assemble(" ", (label.ljust(width), DIM), (clean(value), GOLD if name == "hosting-at" else ""))
        out.console.print(line, soft_wrap=True)
    out.line()
    if is_private(host) and settings.public_url is None:
        out.line(Text(" ").append_text(out.speech.rich("hosting-private", DIM)))
    out.line(Text(" ").append_text(out.speech.rich("hosting-stop", DIM)))
    out.line()
    sys.stdout.flush()


def local_url(host: str, port: int) -> str:
    """The address as a browser on this computer takes it."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"


def is_private(host: str) -> bool:
    """Whether nobody but this computer can connect."""
    return ipaddress.ip_address(host.partition("%")[0]).is_loopback


def network_address(host: str) -> str | None:
    """This computer's own address on its network, as the system would choose it; nothing is sent."""
    family, somewhere = (socket.AF_INET, "192.0.2.1") if host == "0.0.0.0" else (socket.AF_INET6, "2001:db8::1")
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((somewhere, 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if is_private(found) else found
