"""docs/server.md, docs/hosting.md and the Containerfile tell the truth: examples fit the schemas, names exist."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import BaseModel
from typer.main import get_command

from reverie.cli.app import app
from reverie.hosted.refusals import CODES
from reverie.server import connection, documents, socket
from reverie.server.app import create_app
from reverie.server.descriptors import FEWEST, OWN
from reverie.server.messages import CLIENT_MESSAGES, READER, WRITER, ServerMessage
from reverie.server.roles import EVERYBODY, ROUTES, Role
from reverie.server.service import Service
from reverie.server.settings import Settings
from tests.server.support import ROOT

SERVER = (ROOT / "docs" / "server.md").read_text("utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
EXAMPLES = [(kind, json.loads(text)) for kind, text in re.findall(r"```json (\w+)\n(.*?)```", SERVER, re.DOTALL)]


def rows(text: str, columns: int) -> list[list[str]]:
    """The rows of all tables with so many columns, without their heads."""
    found = []
    for block in re.findall(r"^\|.*\|\n\|[-|]+\|\n((?:\|.*\|\n)+)", text, re.MULTILINE):
        cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in block.splitlines()]
        found += [[cell.strip(" |") for cell in row] for row in cells if len(row) == columns]
    return found


# ---- docs/server.md -------------------------------------------------------------------------------------------------


def test_what_clients_say_is_understood_and_complete() -> None:
    said = [READER.validate_python(data) for kind, data in EXAMPLES if kind == "client"]
    assert [type(message) for message in said] == list(dict.fromkeys(type(message) for message in said))
    assert {type(message) for message in said} == set(CLIENT_MESSAGES)


def test_what_the_server_says_is_so_and_complete() -> None:
    shown = [data for kind, data in EXAMPLES if kind == "server"]
    for data in shown:
        assert WRITER.dump_python(WRITER.validate_python(data, strict=True)) == data
    kinds = {get_args(get_type_hints(kind)["type"])[0] for kind in get_args(ServerMessage)}
    assert {data["type"] for data in shown} == kinds


def test_bodies_fit_their_models() -> None:
    models = {name: model for name, model in vars(documents).items() if isinstance(model, type)}
    shown = [(kind, data) for kind, data in EXAMPLES if kind not in ("client", "server")]
    assert len(shown) >= 10
    for kind, data in shown:
        model: type[BaseModel] = models[kind]
        assert model.model_validate(data).model_dump(exclude_unset=True) == data


def test_every_route_stands_there_with_its_roles() -> None:
    told = {
        (method, path.strip("`")): sorted(who.split(", "))
        for method, path, who, _ in rows(SERVER, 4)
        if path.startswith("`/")
    }
    everybody = [Role.ANYBODY.value]  # nobody who brings a proof is worse off
    assert told == {
        route: everybody if roles == EVERYBODY else sorted(role.value for role in roles)
        for route, roles in ROUTES.items()
    }


def test_whoever_takes_a_body_says_that_it_may_be_too_large_or_no_json() -> None:
    paths = create_app(Settings(database=":memory:")).openapi()["paths"]
    told = {f"{method} {path}": one for path, methods in paths.items() for method, one in methods.items()}
    takers = {name: one["responses"].keys() for name, one in told.items() if "requestBody" in one}
    assert len(takers) > 8
    wanted = {str(CODES["too_large"]), str(CODES["bad_media"])}
    assert {name: missing for name, known in takers.items() if (missing := wanted - known)} == {}


def test_every_code_stands_there_with_its_status() -> None:
    told = {code.strip("`"): int(status) for code, status, _ in rows(SERVER, 3) if re.fullmatch(r"`\w+`", code)}
    assert told == CODES


def test_every_close_code_stands_there() -> None:
    told = {int(code) for code, _, _ in rows(SERVER, 3) if code.isdigit()}
    ours = (connection.RESTART, connection.OVERLOADED, connection.POLICY, connection.TOO_LARGE, socket.BINARY)
    assert told == set(ours)


def test_the_limits_are_those_of_the_settings() -> None:
    limits, timing = Settings().limits, Settings().timing
    told = {name: amount for name, amount, _ in rows(SERVER, 3)}
    messages, tables, requests = limits.messages, limits.new_tables, limits.requests
    assert (
        told["messages of one connection"] == f"{messages.count} in {messages.seconds:.0f} s, {messages.burst} at once"
    )
    assert told["a message"] == f"{limits.message_bytes} bytes"
    assert told["a record"] == f"{limits.record_bytes} bytes"
    assert told["connections from one address"] == str(limits.connections)
    assert told["connections in all"].startswith(f"{limits.all_connections} ")
    assert told["lines from one address that ask by HTTP, or have not asked yet"] == str(limits.lines)
    assert f"If {limits.spare_lines} more lines are open" in SERVER
    assert told["new tables from one address"].startswith(f"{tables.count} in {tables.seconds:.0f} s")
    assert told["new tables from one address"].endswith(f", {limits.tables_a_day.count} in a day")
    for name, rate in (("records brought along", limits.imports), ("links that do not fit,", limits.failed_links)):
        assert told[f"{name} from one address"] == f"{rate.count} in {rate.seconds:.0f} s"
    assert told["other requests from one address"] == (
        f"{requests.count} in {requests.seconds:.0f} s, {requests.burst} at once"
    )
    guests = limits.new_guests
    assert told["new guests from one address"] == f"{guests.count} in {guests.seconds:.0f} s"
    assert f"are forgotten after {timing.guest / 86_400:.0f} days" in SERVER
    assert told["from the handshake to `hello`"] == f"{timing.hello:.0f} s"
    assert f"ping frame every {timing.ping:.0f} s" in SERVER
    assert f"for dead after {timing.dead:.0f} s" in SERVER
    assert f"does not read for {timing.send:.0f} s" in SERVER
    assert f"expire {timing.link / 86_400:.0f} days after" in SERVER


# ---- docs/hosting.md ------------------------------------------------------------------------------------------------


def options(command: str) -> dict[str, str | None]:
    """The flags of a command with their variables."""
    found: dict[str, str | None] = {}
    for parameter in get_command(app).commands[command].params:  # type: ignore[attr-defined]
        for flag in parameter.opts:
            found[flag] = parameter.envvar
    return found


def test_every_flag_stands_there_with_its_variable() -> None:
    told = {flag.split()[0].strip("`"): name.strip("`") for flag, name, _ in rows(HOSTING, 3) if flag.startswith("`--")}
    ours = {flag: name for flag, name in options("serve").items() if flag.startswith("--") and name}
    assert told == ours


@pytest.mark.parametrize("page", [HOSTING, SERVER, CONTAINER], ids=["hosting", "server", "container"])
def test_commands_and_flags_in_the_text_exist(page: str) -> None:
    commands = get_command(app).commands  # type: ignore[attr-defined]
    joined = page.replace("\\\n", " ")
    for name, rest in re.findall(r"\breverie (serve|table|join|verify|play|simulate)\b([^\n`|]*)", joined):
        assert name in commands
        for flag in re.findall(r"--[a-z-]+", rest):
            assert flag in options(name), f"reverie {name} {flag}"
    variables = {name for command in ("serve", "table") for name in options(command).values() if name}
    for variable in re.findall(r"\bREVERIE_[A-Z_]+", page):
        assert variable in variables | {"REVERIE_LANG", "REVERIE_REQUIRE_C"}, variable


def test_figures_in_the_text_exist(tmp_path: Path) -> None:
    service = Service(Settings(database=str(tmp_path / "t.sqlite")))
    known = service.metrics.text().decode()
    names = set(re.findall(r"\b(?:reverie|process)_[a-z_]+", HOSTING))
    assert len(names) >= 10
    for name in names:
        stem = name.removesuffix("_total").removesuffix("_bucket").removesuffix("_count").removesuffix("_sum")
        assert re.search(rf"^# TYPE {stem}(_total|_info)? ", known, re.MULTILINE), name


def test_the_descriptors_are_those_of_the_settings() -> None:
    limits = Settings().limits
    needed, fewest = OWN + limits.all_connections + limits.spare_lines, OWN + FEWEST
    assert f"{needed:,} for {limits.all_connections:,} connections" in HOSTING
    assert f"below {fewest}\ndescriptors it does not start" in HOSTING


# ---- the Containerfile ----------------------------------------------------------------------------------------------


def instructions() -> list[tuple[str, str]]:
    """Every instruction with its arguments on one line."""
    lines = [line for line in CONTAINER.splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    return [(line.split()[0], line.partition(" ")[2]) for line in joined.splitlines() if line.strip()]


def test_everything_that_is_copied_exists() -> None:
    copied = [rest.split() for name, rest in instructions() if name == "COPY" and "--from" not in rest]
    assert copied
    for *sources, _ in copied:
        for source in sources:
            assert (ROOT / source).exists(), source
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert not {source.split("/")[0] for *sources, _ in copied for source in sources} & set(ignored)


def test_the_container_starts_what_there_is() -> None:
    told: dict[str, Any] = {}
    for name, rest in instructions():
        told[name] = rest
    (entry,) = json.loads(told["ENTRYPOINT"])
    (command,) = json.loads(told["CMD"])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert entry in project["scripts"]
    assert command in get_command(app).commands  # type: ignore[attr-defined]
    health = json.loads(told["HEALTHCHECK"].partition("CMD ")[2])
    compile(health[2], "healthcheck", "exec")
    assert "/healthz" in health[2]
    assert told["USER"] not in ("0", "root")
    assert told["VOLUME"] == "/data"
    assert re.search(r"REVERIE_DATABASE=/data/\S+", told["ENV"])
    assert told["EXPOSE"] == re.search(r"REVERIE_PORT=(\d+)", told["ENV"])[1]  # type: ignore[index]
    asked = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert asked is not None
    assert f"python:{asked[1]}" in told["ARG"]
