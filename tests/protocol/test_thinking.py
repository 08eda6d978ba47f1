"""`go`, `info`, `best` and `stop`: thinking beside the conversation, with limits."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from reverie.protocol.limits import THINKING_SECONDS
from tests.protocol.test_session import TABLE, Client


@pytest.fixture
def table() -> Iterator[Client]:
    """A sealed game at a position."""
    client = Client()
    client("position", text=TABLE, seed=1)
    yield client
    client.session.stop_thinking()


def test_what_is_thought_grows_while_other_things_are_said(table: Client) -> None:
    assert table("go", seconds=30)["answers"] == 0
    first = table("info")
    assert first["thinking"] is True
    assert len(first["hint"]["answers"]) == 10
    table("apply", action="play red.moon")
    while table("info")["hint"]["simulations"] <= first["hint"]["simulations"]:
        assert table("ping")["ok"]
        time.sleep(0.01)
    last = table("stop")
    assert last["thinking"] is False
    assert last["answers"] == 0  # about the question that was open then
    assert table("info")["hint"] == last["hint"]
    assert table("best")["best"] == last["hint"]["best"]


def test_a_number_of_simulations_is_a_limit(table: Client) -> None:
    table("go", simulations=16)
    reply = table("info")
    assert (reply["thinking"], reply["hint"]["simulations"]) == (False, 16)


def test_time_is_a_limit(table: Client) -> None:
    table("go", seconds=0.001)
    pondering = table.session.pondering
    assert pondering is not None
    pondering._thread.join(30)
    assert table("info")["thinking"] is False


def test_another_go_and_another_game_end_it(table: Client) -> None:
    table("go", seconds=30)
    first = table.session.pondering
    assert first is not None
    table("go", seconds=30)
    assert not first._thread.is_alive()
    second = table.session.pondering
    assert second is not None
    table("new", game="onirim", seed=1)
    assert not second._thread.is_alive()
    assert table.refused("info")["code"] == "no-thought"


def test_refusals(table: Client) -> None:
    for command in ("info", "best", "stop"):
        assert table.refused(command)["code"] == "no-thought"
    for wrong in (0, -1, THINKING_SECONDS + 1, "2", True, None):
        assert table.refused("go", seconds=wrong)["code"] == "bad-field"
    for count in (0, 10**9, 1.5):
        assert table.refused("go", simulations=count)["code"] == "bad-field"
    assert Client().refused("go")["code"] == "no-game"
    table("new", game="etherfields", seed=1)
    assert table.refused("go")["detail"] == "weigh-never"


def test_reasons_are_in_the_language_of_the_session(table: Client) -> None:
    table("lang", lang="de")
    table("go", simulations=16)
    assert "Folge" in str(table("info")["hint"]["answers"])
