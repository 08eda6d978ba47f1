"""What a room is made of: turns that are taken in order, and work that goes the same way with a task and without."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from reverie.server.rooms.steps import Steps, at_once, waited
from reverie.server.rooms.turn import Turn


def test_turns_are_taken_in_the_order_in_which_people_came() -> None:
    async def main() -> None:
        turn, order = Turn(), []

        async def play(name: str) -> None:
            async with turn:
                order.append(name)
                assert not turn.take()
                await asyncio.sleep(0)

        assert turn.take()
        people = [asyncio.create_task(play(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert (order, turn.locked()) == ([], True)
        turn.release()
        assert not turn.take(), "it is the first one's already"
        await asyncio.gather(*people)
        assert (order, turn.locked()) == (["a", "b", "c"], False)

    asyncio.run(main())


@pytest.mark.parametrize("was_called", [False, True])
def test_who_goes_away_while_waiting_does_not_keep_the_turn(was_called: bool) -> None:
    async def main() -> None:
        turn, order = Turn(), []

        async def play(name: str) -> None:
            async with turn:
                order.append(name)

        assert turn.take()
        first, second = (asyncio.create_task(play(name)) for name in "ab")
        await asyncio.sleep(0)
        if was_called:
            turn.release()
            first.cancel()  # the turn has been given to it, and it does not know yet
        else:
            first.cancel()
            turn.release()
        await asyncio.gather(first, second, return_exceptions=True)
        assert (order, first.cancelled(), turn.locked()) == (["b"], True, False)

    asyncio.run(main())


async def told(value: str) -> str:
    """Something that has to be waited for."""
    await asyncio.sleep(0)
    if value == "bad":
        raise ValueError(value)
    return value


def work(said: list[str], *values: str) -> Steps[str]:
    """Waits for everything, and carries on after what goes wrong once."""
    for value in values:
        try:
            said.append((yield told(value)))
        except ValueError as error:
            said.append(f"not {error}")
            if len(said) > 3:
                raise
    return "+".join(said)


WORKS = [(), ("a",), ("a", "b", "c"), ("bad", "a"), ("a", "b", "c", "bad", "d")]


@pytest.mark.parametrize("values", WORKS)
def test_work_ends_in_the_same_way_with_a_task_and_without(values: tuple[str, ...]) -> None:
    async def in_a_task() -> Any:
        said: list[str] = []
        try:
            return said, await waited(work(said, *values))
        except ValueError as error:
            return said, repr(error)

    async def without() -> Any:
        said: list[str] = []
        ends: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        at_once(work(said, *values), lambda result, error: ends.set_result(result if error is None else repr(error)))
        return said, await ends

    assert asyncio.run(in_a_task()) == asyncio.run(without())


def test_work_hears_that_what_it_waits_for_was_given_up() -> None:
    async def main() -> None:
        waiting: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        ends: list[BaseException | None] = []

        def steps() -> Steps[None]:
            yield waiting

        at_once(steps(), lambda _, error: ends.append(error))
        assert not ends
        waiting.cancel()
        await asyncio.sleep(0)
        assert [type(error) for error in ends] == [asyncio.CancelledError]

    asyncio.run(main())
