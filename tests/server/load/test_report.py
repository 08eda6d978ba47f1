"""What `python -m bench.server` prints and writes, from figures that are known."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bench.server import __main__ as program
from bench.server.compare import Idle, Latency, Start, Throughput


def results() -> dict[str, Any]:
    return {
        "rounds": 3,
        "seconds": 1.0,
        "load": {"chess, 200": both(Throughput(8000, 70, 20), Throughput(4400, 133, 50))},
        "waiting": {"chess": both(Latency(1.5, 8, 500), Latency(2.25, 12, 700))},
        "waiting_for": "1000 connections × 0.2/s",
        "idle_connections": 1000,
        "idle": {"chess": both(Idle(16, 18), Idle(24, 27))},
        "start": [Start(0, 0.9, 60), Start(10_000, 0.95, 60.5)] * 3,
    }


def both(reference: Any, ours: Any) -> dict[str, list[Any]]:
    return {"reference": [reference] * 3, "ours": [ours] * 3}


def test_every_figure_stands_beside_its_reference(capsys: pytest.CaptureFixture[str]) -> None:
    program.show(results())
    lines = [[cell.strip() for cell in line.split("│")[1:-1]] for line in capsys.readouterr().out.splitlines()]
    rows = {cells[0]: cells[1:] for cells in lines if cells}
    assert rows["chess, 200: messages/s"] == ["8,000", "4,400", "0.55", "≥ 0.5"]
    assert rows["chess, 200: CPU per message"] == ["70 µs", "133 µs", "1.90", "≤ 2"]
    assert rows["chess, 1000 connections × 0.2/s: p99"] == ["8.0 ms", "12.0 ms", "1.50", "≤ 2 or 20 ms"]
    assert rows["chess, 1,000 new connections, each"] == ["16.0 KB", "24.0 KB", "1.50", ""]
    assert rows["chess, the same, used and idle"] == ["18.0 KB", "27.0 KB", "1.50", "≤ 2, ≤ 60 KB"]
    assert rows["10,000 games"] == ["0.95 s", "60.5 MB"]


def test_the_json_has_every_single_measurement() -> None:
    written = json.loads(json.dumps(program.to_json(results())))
    assert [one["cpu"] for one in written["load"]["chess, 200"]["ours"]] == [133, 133, 133]
    assert len(written["start"]) == 6
    assert written["machine"]["cores"]
