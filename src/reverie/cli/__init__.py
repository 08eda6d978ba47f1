"""The command line: `reverie games`, `play`, `simulate`, `replay`, `rules`, `engine`."""

from __future__ import annotations


def main() -> None:
    """The console script."""
    from reverie.cli.app import app

    app(prog_name="reverie")
