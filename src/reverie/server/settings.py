"""How a server is run; every field has a default that works for one person on one machine."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_dir

MINUTE = 60.0
HOUR = 3_600.0
DAY = 86_400.0


@dataclass(frozen=True)
class Rate:
    """So many in so many seconds, and at most `burst` at once; a count of 0 means no limit."""

    count: int
    seconds: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """What one client, or one address, may ask of the server."""

    message_bytes: int = 1 << 16
    record_bytes: int = 1 << 20
    messages: Rate = Rate(100, 20.0, 20)  # per connection
    new_tables: Rate = Rate(5, MINUTE, 5)  # per address
    tables_a_day: Rate = Rate(300, DAY, 300)  # per address
    imports: Rate = Rate(10, MINUTE, 10)  # per address
    failed_links: Rate = Rate(10, MINUTE, 10)  # per address
    requests: Rate = Rate(600, MINUTE, 100)  # per address, all others
    new_guests: Rate = Rate(60, HOUR, 60)  # per address
    connections: int = 50  # per address
    new_lines: Rate = Rate(1200, MINUTE, 300)  # per address, whatever is said on them
    greetings: int = 3  # per address, of those who open a line to a table or are shown it, at once; 0: any number
    lines: int = 64  # per address, of those that ask by HTTP or have not asked yet; 0: any number
    all_connections: int = 5_000
    spare_lines: int = 200  # for HTTP, beside the connections of players
    error_lines: Rate = Rate(10, MINUTE, 10)  # log lines about one connection
    frames: Rate = Rate(120, MINUTE, 60)  # pings, pongs and fragments, per connection


@dataclass(frozen=True)
class Timing:
    """Seconds; measured on the monotonic clock."""

    partner: float = 0.6  # that the computer on a seat waits before it answers
    hello: float = 10.0  # until a new connection must have said hello
    send: float = 5.0  # a send blocked for longer closes the connection
    request: float = 20.0  # until a request must have come to its end
    ping: float = 20.0
    dead: float = 45.0
    idle_room: float = 120.0  # a table nobody looks at leaves the memory
    lease: float = 30.0
    sweep: float = 15.0
    forget: float = HOUR  # between two rounds of forgetting
    guest: float = 7 * DAY  # guests without name, seat and result are forgotten so long after they came (wall clock)
    link: float = 30 * DAY  # seat links expire so long after the last action (wall clock, as stored)


def default_database() -> str:
    """A file in the place where this system keeps the data of programs."""
    return str(Path(user_data_dir("reverie", appauthor=False)) / "tables.sqlite")


@dataclass(frozen=True)
class Settings:
    """Everything `reverie serve` can be told."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = field(default_factory=default_database)  # a file, or postgresql://…
    public_url: str | None = None  # how browsers reach the server; if None, as they say in Host
    proxies: tuple[str, ...] = ()  # addresses of proxies whose X-Forwarded-For is believed
    backups: Path | None = None  # a folder for regular copies of the database (SQLite)
    backup_every: float = DAY
    forget_after: float = 0.0  # tables are forgotten so long after the last action (wall clock); 0: never
    log_level: str = "info"
    open_metrics: bool = False  # /metrics for other machines, too
    limits: Limits = Limits()
    timing: Timing = Timing()
