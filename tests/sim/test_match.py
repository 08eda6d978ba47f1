"""Matches: the same deals for everybody, honest sums, and programs that misbehave in every way."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from reverie.errors import ReverieError, SpecError, StateError
from reverie.kernel import registry
from reverie.kernel.spec import GameSpec
from reverie.protocol import Session
from reverie.sim.match import Contest, Report, Score, play
from reverie.sim.run import Plan, simulate
from tests.cli.conftest import Run, run

__all__ = ["run"]

# A program that plays: what it says to a question is up to the test.
BOT = """
import json, os, random, sys, time
def said(message):
    reply = {"id": message["id"], "ok": True}
    if message["do"] == "choose":
        reply["action"] = message["actions"][0]["id"]
    return reply
games = 0
for line in sys.stdin:
    message = json.loads(line)
    games += message["do"] == "new"
    is_asked = message["do"] == "choose"
    reply = said(message)
    BEHAVIOUR
    print(json.dumps(reply), flush=True)
"""
FAULTS = {
    "hangs": ("if is_asked: time.sleep(60)", "bot-silent"),
    "never starts": ("time.sleep(60)", "bot-silent"),
    "dies": ("if is_asked: os._exit(3)", "bot-ended"),
    "illegal": ("if is_asked: reply['action'] = 'play nothing'", "bot-illegal"),
    "not now": ("if is_asked: reply['action'] = 'ward mill'", "bot-illegal"),
    "a list": ("if is_asked: reply['action'] = [1]", "bot-illegal"),
    "no action": ("if is_asked: del reply['action']", "bot-nonsense"),
    "garbage": ("if is_asked: sys.stdout.write('hm, let me see\\n')", "bot-nonsense"),
    "no object": ("if is_asked: reply = [1]", "bot-nonsense"),
    "another id": ("if is_asked: reply['id'] = 99", "bot-nonsense"),
    "refuses": ("if is_asked: reply['ok'] = False", "bot-nonsense"),
    "endless line": ("if is_asked: sys.stdout.write('x' * 200000 + '\\n')", "bot-nonsense"),
    "binary": ("if is_asked: sys.stdout.buffer.write(b'\\xff\\xfe\\n')", "bot-nonsense"),
}


@pytest.fixture
def bot(tmp_path: Path) -> str:
    """One that behaves."""
    return written(tmp_path, "pass")


def written(folder: Path, behaviour: str) -> str:
    """A program in a file, as it is named on the command line."""
    path = folder / "bot.py"
    path.write_text(BOT.replace("BEHAVIOUR", behaviour))
    return f"cmd:{sys.executable} {path}"


def contest(
    *agents: str,
    games: int = 4,
    seed: int = 0,
    spec: str = "onirim",
    partner: str | None = None,
    answer: float = 20.0,
    start: float = 20.0,
) -> Contest:
    return Contest(GameSpec.parse(spec, registry.manifests()), agents, games, seed, partner, answer, start)


def codes(report: Report) -> list[str]:
    return [fault.error.code for fault in report.score.faults]


def test_everybody_plays_the_games_of_a_simulation() -> None:
    report = play(contest("rules", "random", games=30, seed=5))
    for number, name in enumerate(("rules", "random")):
        alone = simulate(Plan(report.contest.spec, name, 30, 5)).tally
        sums = report.score.sums[number]
        assert (sums.wins, sums.decisions) == (alone.wins, alone.decisions)
    assert sum(report.score.patterns.values()) == report.score.games == 30


def test_workers_do_not_change_the_result(bot: str) -> None:
    alone, shared = play(contest("rules", bot, games=9)), play(contest("rules", bot, games=9), 2)
    assert alone.score.patterns == shared.score.patterns
    assert [one.decisions for one in alone.score.sums] == [one.decisions for one in shared.score.sums]


def test_the_same_player_twice_is_no_better_than_itself() -> None:
    standing = play(contest("rules", "rules", games=20)).standings[0]
    assert (standing.only_first, standing.only_second, standing.difference) == (0, 0, 0.0)
    low, high = standing.interval
    assert low < 0 < high


def test_agents_are_told_how_much_to_think() -> None:
    report = play(contest("search@8", "search@8", "search@1ms", games=2))
    assert report.standings[0].difference == 0
    assert all(one.decisions for one in report.score.sums)


def test_pairs_are_counted_deal_by_deal() -> None:
    report = play(contest("random", "rules", games=40))
    standing = report.standings[0]
    assert standing.both + standing.only_second == report.score.sums[1].wins
    assert standing.both + standing.only_first == report.score.sums[0].wins
    assert standing.interval[0] > 0


def test_a_program_plays_as_the_agent_that_chooses_likewise(tmp_path: Path) -> None:
    """It is asked what an agent of ours is asked, in every mode of a team game."""
    name = written(tmp_path, "pass")
    for spec in ("onirim", "urbion/team"):
        report = play(contest(name, name, games=1, spec=spec))
        assert not codes(report)
        assert report.score.sums[0].decisions == report.score.sums[1].decisions > 2


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_loses_the_game_and_the_match_goes_on(tmp_path: Path, name: str) -> None:
    behaviour, code = FAULTS[name]
    start = 0.2 if name == "never starts" else 20.0
    answer = 0.2 if code == "bot-silent" else 20.0
    report = play(contest("rules", written(tmp_path, behaviour), games=2, answer=answer, start=start))
    assert codes(report) == [code, code]
    assert report.score.games == 2
    assert report.score.sums[1].wins == 0
    assert report.score.sums[0].wins == simulate(Plan(report.contest.spec, "rules", 2, 0)).tally.wins


def test_a_program_that_fails_once_is_started_again(tmp_path: Path) -> None:
    mark = tmp_path / "failed"
    fails_once = f"\n    if is_asked and not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w'); os._exit(1)"
    report = play(contest("random", written(tmp_path, fails_once), games=3))
    assert codes(report) == ["bot-ended"]
    assert report.score.sums[1].decisions > 3


def test_nobody_waits_for_ever_for_one_who_never_answers(tmp_path: Path) -> None:
    slow = written(tmp_path, "time.sleep(60)")
    report = play(contest("random", slow, games=6, start=0.1))
    assert codes(report) == ["bot-silent"] * 3 + ["bot-given-up"] * 3


def test_a_slow_start_is_no_fault(tmp_path: Path) -> None:
    slow = written(tmp_path, "time.sleep(0.6 if message['do'] == 'hello' else 0)")
    report = play(contest("random", slow, games=1, start=20.0))
    assert not codes(report)


def test_it_is_told_what_it_wants_and_nothing_hidden(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    listens = (
        "\n    if message['do'] == 'hello': reply['wants'] = ['actions', 'view', 'events', 'world']"
        f"\n    open({str(heard)!r}, 'a').write(line)"
    )
    play(contest("random", written(tmp_path, listens), games=1, seed=987654321))
    text = heard.read_text()
    assert "987654321" not in text
    asked = [json.loads(line) for line in text.splitlines()]
    questions = [one for one in asked if one["do"] == "choose"]
    assert [one["do"] for one in asked[:2]] == ["hello", "new"]
    assert {"view", "actions", "events", "world", "decision", "seconds"} <= set(questions[0])
    numbers = [event["number"] for one in questions for event in one["events"]]
    assert numbers == list(range(len(numbers)))
    assert asked[-2]["do"] == "over"
    assert asked[-1]["do"] == "quit"


def test_beside_a_partner_the_seats_are_taken_in_turns(tmp_path: Path) -> None:
    seats = tmp_path / "seats"
    notes = f"\n    if message['do'] == 'new': open({str(seats)!r}, 'a').write(str(message['seats']))"
    report = play(contest("rules", written(tmp_path, notes), games=2, spec="onirim/team", partner="rules"))
    assert seats.read_text() == "[0][1]"
    assert not codes(report)


def test_a_partner_at_fault_is_named(tmp_path: Path) -> None:
    dies = written(tmp_path, "if is_asked: os._exit(0)")
    report = play(contest("rules", "random", games=1, spec="onirim/team", partner=dies))
    assert [fault.by_partner for fault in report.score.faults] == [True, True]


@pytest.mark.parametrize(
    ("bad", "kind"),
    [
        (contest("rules"), SpecError),
        (contest(*["rules"] * 17), SpecError),
        (contest("rules", "nobody"), StateError),
        (contest("rules", "search@soon"), StateError),
        (contest("rules", "rules@500"), StateError),
        (contest("rules", "cmd:/there/is/none"), StateError),
        (contest("rules", "cmd:"), StateError),
        (contest("rules", "cmd:'"), StateError),
        (contest("rules", "random", partner="rules"), SpecError),
        (contest("rules", "random", games=0), ReverieError),
    ],
)
def test_refusals_come_before_any_game(bad: Contest, kind: type[ReverieError]) -> None:
    with pytest.raises(kind):
        play(bad)


def test_an_interrupt_keeps_what_was_played() -> None:
    def watch(score: Score) -> None:
        if score.games >= 3:
            raise KeyboardInterrupt

    report = play(contest("random", "random", games=50), 1, watch)
    assert report.interrupted
    assert report.score.games == 3
    assert report.to_json()["interrupted"] is True


def test_no_other_way_leads_to_a_program(tmp_path: Path) -> None:
    """Agents are named in many places; only a match at a command line starts a program."""
    mark = tmp_path / "started"
    name = f"cmd:touch {mark}"
    with pytest.raises(StateError):
        registry.agent(name, "onirim")
    with pytest.raises(StateError):
        simulate(Plan(contest("a", "b").spec, name, 1, 0))
    session = Session()
    session.handle('{"do":"new","game":"onirim","seed":1}')
    reply = session.handle(json.dumps({"do": "choose", "agent": name}))
    assert reply is not None
    assert reply["error"]["detail"] == "agent-unknown"
    assert not mark.exists()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_command_tells_it_in_words(run: Run, tmp_path: Path, language: str) -> None:
    dies = written(tmp_path, "if is_asked: os._exit(0)")
    result = run(
        "match", "onirim", "--agent", "rules", "--agent", dies, "--agent", "random", "-n", "8", "--lang", language
    )
    assert result.exit_code == 0
    assert "bot-ended" in result.stdout
    assert "onirim/third/solo" in result.stdout
    assert "{" not in result.stdout


def test_the_command_gives_everything_as_data(run: Run, bot: str) -> None:
    result = run("match", "onirim", "--agent", "rules", "--agent", bot, "-n", "3", "--seed", "7", "--json")
    data = json.loads(result.stdout)
    assert [one["agent"] for one in data["agents"]] == ["rules", bot]
    assert data["games"] == 3
    assert data["pairs"][0]["both"] + data["pairs"][0]["only_first"] == data["agents"][0]["wins"]
    assert data["faults"] == []
