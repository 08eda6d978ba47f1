"""The table in the browser: a server for this computer alone, on embedded defaults, and a browser that shows it."""

from __future__ import annotations

import json
import logging
import os
import sys
import urllib.error
import urllib.request
import webbrowser
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING
from urllib.parse import quote

import typer
from rich.text import Text

from reverie.cli.speech import DIM, GOLD
from reverie.kernel.spec import GameSpec

if TYPE_CHECKING:
    from reverie.cli.output import Output
    from reverie.server.settings import Settings

USUAL_PORT = 8765
PATIENCE = 2.0  # seconds for a server that is there already to say so


def play_in_browser(
    out: Output, spec: GameSpec | None = None, port: int = USUAL_PORT, open_it: bool = True, database: str | None = None
) -> None:
    """Serve the table until Ctrl-C, and open it; a server of ours that runs already is used instead."""
    from reverie.server import logs
    from reverie.server.run import run
    from reverie.server.starting import CannotServe

    page = page_of(spec)
    settings = private_settings(port, database)
    logs.set_up("warning", "text")
    logging.getLogger("reverie.server").setLevel(logging.WARNING)

    def ready(host: str, number: int) -> None:
        show(out, f"http://{host}:{number}{page}", open_it, stop=True)

    try:
        try:
            code = run(settings, ready)
        except CannotServe as error:
            running = f"http://{settings.host}:{port}"
            if error.code == "hosting-port-taken" and is_ours(running):
                show(out, running + page, open_it, stop=False)
                return
            if error.code != "hosting-port-taken" or port != USUAL_PORT:
                raise
            code = run(replace(settings, port=0), ready)  # somebody else has the usual port: any other will do
    except CannotServe as error:
        out.refuse(error)
        raise typer.Exit(error.exit_code) from None
    out.say("hosting-stopped" if code == 0 else "hosting-stopped-at-once", DIM)
    raise typer.Exit(code)


def private_settings(port: int, database: str | None) -> Settings:
    """As `reverie serve`, for nobody but the person at this computer: no limit on new tables."""
    from reverie.server.settings import Rate, Settings

    plain = Settings()
    unlimited = Rate(0, 60.0, 1)
    limits = replace(plain.limits, new_tables=unlimited, tables_a_day=unlimited, imports=unlimited)
    return Settings(port=port, database=database or plain.database, limits=limits, log_level="warning")


def page_of(spec: GameSpec | None) -> str:
    """Where the browser begins: at home, or at the set-up of a game that was described already."""
    return "/" if spec is None else f"/new?spec={quote(spec.text(), safe='/')}"


def is_ours(address: str) -> bool:
    """Whether a Reverie server answers there."""
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE) as answer:
            data = json.load(answer)
    except (OSError, ValueError, urllib.error.URLError):
        return False
    return isinstance(data, dict) and {"status", "version"} <= set(data)


def show(out: Output, address: str, open_it: bool, stop: bool) -> None:
    """Say where the table is, and open it where there is something to open it with."""
    out.line()
    out.console.print(
        Text.assemble(" ", (out.speech.text("cli-browser-at"), DIM), " ", (address, GOLD)), soft_wrap=True
    )
    if stop:
        out.line(Text(" ").append_text(out.speech.rich("hosting-stop", DIM)))
    out.line()
    sys.stdout.flush()
    if open_it and has_browser():
        # A program in front of which the browser is closed must not wait for it.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_browser() -> bool:
    """Whether a browser with a window can be expected; programs that show pages in the terminal do not count."""
    if os.environ.get("BROWSER"):
        return True
    if sys.platform in ("darwin", "win32"):
        return True
    if "microsoft" in Path("/proc/version").read_text("utf-8").lower() if Path("/proc/version").exists() else False:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
