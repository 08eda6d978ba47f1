"""The command line: `reverie play`, `simulate`, `replay`, `verify`, `rules`, `serve`, `table`, `join` and others."""

from __future__ import annotations


def main() -> None:
    """The console script."""
    try:
        from reverie.cli.app import app

        app(prog_name="reverie")
    except KeyboardInterrupt:
        raise SystemExit(130) from None  # before a command could take care of it
