"""The commands around a server that need none: their help, their flags, and what they refuse before they connect."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.main import get_command

from reverie.cli.app import app
from reverie.cli.serve import is_private, local_url, read_proxies, read_public_url
from reverie.errors import ReverieError
from reverie.words import LANGUAGES, words
from tests.cli.conftest import Run

COMMANDS = get_command(app).commands  # type: ignore[attr-defined]  # Typer promises less than it gives


@pytest.mark.parametrize("command", ["serve", "table", "join", "verify"])
def test_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert command in run("--help").stdout


def test_every_flag_of_the_server_has_a_variable_of_its_name() -> None:
    for parameter in COMMANDS["serve"].params:
        flag = parameter.opts[0]
        if flag not in ("--lang", "--help"):
            assert parameter.envvar == "REVERIE_" + flag.removeprefix("--").replace("-", "_").upper()
            assert parameter.help


@pytest.mark.parametrize(
    "arguments",
    [
        ("--port", "65536"),
        ("--port", "many"),
        ("--max-connections", "0"),
        ("--tables-per-minute", "-1"),
        ("--backup-every", "0"),
        ("--log-level", "loud"),
        ("--log-format", "xml"),
    ],
)
def test_values_that_cannot_be(run: Run, arguments: tuple[str, ...]) -> None:
    assert run("serve", *arguments).exit_code == 2


def test_addresses_as_they_are_shown() -> None:
    assert local_url("127.0.0.1", 8765) == "http://127.0.0.1:8765"
    assert local_url("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert local_url("::", 80) == "http://[::1]:80"
    assert local_url("fe80::1", 80) == "http://[fe80::1]:80"
    assert is_private("127.0.0.1")
    assert is_private("::1")
    assert not is_private("0.0.0.0")
    assert not is_private("fe80::1%eth0")


def test_public_addresses_and_proxies() -> None:
    assert read_public_url(None) is None
    assert read_public_url(" https://dreams.example.org/ ") == "https://dreams.example.org"
    assert read_public_url("http://127.0.0.1:8765") == "http://127.0.0.1:8765"
    for text in ("ftp://x", "https://", "https://x/#y", "https://x?y", "https://x:99999", "https://[x"):
        with pytest.raises(ReverieError):
            read_public_url(text)
    assert read_proxies(None) == ()
    assert read_proxies(["127.0.0.1", "::1", "10.1.2.3/8"]) == ("127.0.0.1", "::1", "10.0.0.0/8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_that_are_none(run: Run, language: str) -> None:
    for link in ("nonsense", "http://127.0.0.1/t/short#x", "ftp://x/t/" + "a" * 20 + "#" + "b" * 43):
        result = run("join", link, "--lang", language)
        assert result.exit_code == 2
        assert words(language).text("client-link") in result.stderr
    result = run("table", "onirim", "--server", "nowhere", "--lang", language)
    assert result.exit_code == 2
    assert words(language).text("hosting-server-url", value="nowhere") in result.stderr


def test_the_other_commands_do_not_wait_for_the_server() -> None:
    """What only a server needs is imported when a server is wanted."""
    heavy = ("fastapi", "uvicorn", "httpx", "websockets", "apsw", "asyncpg", "prometheus_client", "pydantic")
    program = f"import sys, reverie.cli.app; print([name for name in {heavy} if name in sys.modules])"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"
