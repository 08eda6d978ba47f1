"""The benchmark program: what it computes and writes. Nothing here judges a time."""

from __future__ import annotations

import json
import platform
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import reverie
from bench import __main__ as program
from bench import campaign, etherfields, machine, references, report
from bench.games import GAMES, ONIRIM, URBION
from bench.measure import Case, Measurement, Sample, fit, measure, ratio
from bench.memory import Memory
from reverie.games.etherfields.manifest import MODES


def measured(name: str, *nanoseconds: float) -> Measurement:
    samples = [Sample(ns * 1e-9 * 1000, 1000, games=20, chance=500) for ns in nanoseconds]
    return Measurement(Case(name, lambda n: Sample(1.0, n)), 1, samples)


def results(**changes: Any) -> report.Results:
    times = [
        measured("OpenSpiel", 5000, 5000, 6000),
        measured("onirim: native", 59, 90, 61),
        measured("onirim: C program", 50, 50, 40),
        measured("onirim: native, all modules", 140, 200, 190),
        measured("onirim: driven, engine", 250, 300, 400),
        measured("onirim: driven, Game", 490, 900, 900),
        measured("onirim: driven, Game with words", 1400, 1500, 1600),
        measured("onirim: clone, engine", 149, 151, 160),
        measured("onirim: view", 7_900, 8_100, 8_200),
        measured("urbion: native", 190, 200, 210),
        measured("urbion: C program", 100, 95, 100),
        measured("urbion: driven, engine", 500, 600, 700),
        measured("urbion: driven, Game", 1700, 1800, 1900),
    ]
    memory = {
        game.case(what): entry
        for game in GAMES
        for what, entry in {
            "engine": Memory(10, 1900, 1900.0, 2100.0),
            "Game": Memory(10, 48, 1500.0, None),
        }.items()
    }
    about = machine.describe()
    whole = report.Results(about, {}, "agrees", None, {entry.case.name: entry for entry in times}, memory)
    return replace(whole, **changes)


def test_a_ratio_has_the_best_rounds_and_the_median_within_rounds() -> None:
    found = ratio(measured("a", 60, 90, 61), measured("b", 50, 50, 40))
    assert found.best == pytest.approx(60 / 40)
    assert found.median == pytest.approx(61 / 40)


def test_rounds_are_interleaved() -> None:
    order: list[str] = []

    def case(name: str) -> Case:
        def run(times: int) -> Sample:
            order.append(name)
            return Sample(times * 0.01, times)

        return Case(name, run, first_guess=1)

    found = measure([case("a"), case("b")], 2, 0.1)
    assert order[-4:] == ["a", "b", "a", "b"]
    assert [entry.times for entry in found.values()] == [10, 10]


def test_a_case_is_fitted_even_if_it_takes_no_time() -> None:
    assert fit(Case("nothing", lambda n: Sample(0.0, n)), 0.1) > 0
    assert fit(Case("slow", lambda n: Sample(float(n), n)), 0.1) == 1


def test_verdicts() -> None:
    assert [target.verdict for target in results().targets_of(ONIRIM)] == [
        "met (median: missed)",  # 1.475 by the best rounds, 1.525 by the median
        "met",  # 2.37 times the base game
        "met",
        "met (median: missed)",
        "missed",  # 3.57 times faster with words
        "met (median: missed)",
        "met (median: missed)",
        "missed",  # 1900 bytes by itself, 2100 in the process
    ]
    assert [target.verdict for target in results().targets_of(URBION)] == [
        "met (median: missed)",  # 2.0 by the best rounds, 2.1 by the median
        "met",
        "missed",  # 2.94 times faster
    ]
    assert results().targets() == [
        *results().targets_of(ONIRIM),
        *results().targets_of(URBION),
        *results().targets_of_etherfields(),
        *results().targets_of_campaigns(),
    ]


def test_the_slowest_team_decides_about_etherfields() -> None:
    def verdict(*two: float) -> tuple[str, str]:
        played = {"one": (125_000.0, 125_000.0, 125_000.0), "two": two}
        times = {name: measured(name, *ns) for mode, ns in played.items() for name in [etherfields.name_of(mode)]}
        (found,) = results(times=times).targets_of_etherfields()
        return found.measured, found.verdict

    assert verdict(190_000, 195_000, 199_000) == ("5,263 (median 5,128)", "met")
    assert verdict(190_000, 205_000, 210_000) == ("5,263 (median 4,878)", "met (median: missed)")
    assert verdict(205_000, 205_000, 250_000) == ("4,878 (median 4,878)", "missed")
    (found,) = results().targets_of_etherfields()
    assert (found.measured, found.verdict) == ("–", "not measured")


def test_a_campaign_is_read_in_time_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "position_bytes", lambda: 200_001)
    times = {campaign.READ: measured(campaign.READ, 4e8, 6e8, 6e8), campaign.UNDO: measured(campaign.UNDO, 9e7, 9e7)}
    found = results(times=times).targets_of_campaigns()
    assert [one.verdict for one in found] == ["met (median: missed)", "missed", "missed"]
    assert found[0].measured == "400.0 ms (median 600.0)"
    assert {one.verdict for one in results().targets_of_campaigns()} == {"not measured"}


def test_etherfields_is_played_by_every_team_and_the_loop_runs_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(etherfields, "ANSWERS", 120)
    samples = {case.name: case.run(1) for case in etherfields.cases(0)}
    assert samples.pop(etherfields.LOOP).units >= 1
    assert all(sample.units >= 20 and sample.seconds >= 0 for sample in samples.values())
    units = [samples[etherfields.name_of(mode)].units for mode in MODES]
    assert len(set(units)) == len(MODES), "other teams, other games"
    assert samples[etherfields.name_of("two")].units == samples[etherfields.GAME].units


def test_a_missing_reference_is_said() -> None:
    alone = results()
    few = {name: entry for name, entry in alone.times.items() if not name.endswith(("C program", "OpenSpiel"))}
    found = replace(alone, times=few, no_c="no C compiler").targets_of(ONIRIM)
    assert [target.verdict for target in found[:4]] == [
        "no C compiler",
        "met",
        "not measured: OpenSpiel is not installed",
        "not measured: OpenSpiel is not installed",
    ]


def test_a_whole_run(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(references, "has_openspiel", lambda: False)
    monkeypatch.setattr(etherfields, "ANSWERS", 5)
    monkeypatch.setattr(campaign, "ANSWERS", 40)
    target = tmp_path / "new" / "run.json"
    assert program.main(["--quick", "--rounds", "1", "--slice", "0.002", "--json", str(target)]) == 0
    text = target.read_text("utf-8")
    data = json.loads(text)
    names = {entry["name"] for entry in data["times"]}
    for game in GAMES:
        shorts = ("native", "driven, engine", "driven, Game", "clone, engine", "undo", "view", "record")
        assert {game.case(short) for short in shorts} <= names
    assert {case.name for case in etherfields.cases(0)} <= names
    assert {case.name for case in campaign.cases()} <= names
    assert len(data["targets"]) == 15
    shown = capsys.readouterr()
    assert "Targets" in shown.out
    assert "passes of the plain loop" in shown.out
    assert "round 1 of 1" in shown.err
    for private in (platform.node(), str(Path.cwd()), str(Path.home())):
        assert len(private) < 4 or private not in text + shown.out


def test_the_oracle_stops_a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if references.find_compiler() is None:
        pytest.skip("no C compiler: the oracle cannot be built")
    honest = reverie.rollouts
    monkeypatch.setattr(reverie, "rollouts", lambda *a, **k: honest(*a, **k) | {"wins": -1})
    target = tmp_path / "run.json"
    assert program.main(["--quick", "--json", str(target)]) == 1
    assert not target.exists()
