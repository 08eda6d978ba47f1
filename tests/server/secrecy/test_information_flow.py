"""No byte to a seat depends on anything hidden from that seat, whatever is said at the table (P3, T8)."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from tests.properties.worlds import FEW
from tests.server.secrecy.dealt_again import OTHERS, OtherWatch, moments
from tests.server.secrecy.families import KITS, SIZE, VIEWERS, families
from tests.server.secrecy.leaks import LEAKS
from tests.server.secrecy.watch import Tally, Watch

Amount = Callable[[int, int], int]
SHARDS = 2


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("game", KITS)
def test_tables_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(
    game: str, viewer: str, shard: int, amount: Amount, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = amount(2_040, 200_000) // (len(KITS) * len(VIEWERS) * SHARDS)
    watch, tally, rng = Watch(monkeypatch), Tally(), random.Random(shard)

    async def look() -> None:
        for family in families(KITS[game], 500 + shard, viewer):
            if family.hidden > FEW and tally.few < tally.pairs / 2:
                continue  # it is the end of the pile where little is hidden and every bit counts
            assert await watch.differences(family, rng, tally) == "", str(family)
            if tally.pairs >= count:
                return

    asyncio.run(look())
    print(f"{game}, {viewer}: {tally}")
    assert tally.few >= count / 2 - SIZE
    assert tally.texts >= 20 * count
    assert tally.kinds["update"] >= 2 * count
    assert len(tally.questions) >= min(len(KITS[game].questions) - 3, count / SIZE / 3)
    if viewer != "spectator":
        assert tally.refused.total() >= 3 * count
        assert tally.kinds["world"] >= 0.9 * count
        told = {name.partition(" ")[0] for name in tally.pages if name.endswith(" 200")}
        aids = {"/chance", "/moments", "/moments/"} | ({"/hint"} if viewer == "active" else set())
        assert told >= aids, tally.pages


# ---- a test that cannot fail proves nothing: leaks put in on purpose (T9) -------------------------------------------


def test_there_are_enough_leaks() -> None:
    assert len(LEAKS) >= 13


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught_within_a_thousand_pairs(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, viewer, questions = LEAKS[leak]
    game = "onirim" if questions else sorted(KITS)[list(LEAKS).index(leak) % len(KITS)]
    watch, tally, rng = Watch(monkeypatch), Tally(), random.Random(1)
    plant(monkeypatch)

    async def look() -> str:
        for family in families(KITS[game], 9, viewer, questions):
            found = await watch.differences(family, rng, tally)
            if found or tally.pairs >= 1_000:
                return found
        return ""

    found = asyncio.run(look())
    print(f"{game}: {leak}: pair {tally.pairs}: {found[:200]}")
    assert found


# ---- games whose worlds their own engine deals again ----------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("game", OTHERS)
def test_tables_dealt_again_send_a_seat_the_same_bytes(
    game: str, viewer: str, amount: Amount, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch, tally, rng = OtherWatch(monkeypatch), Tally(), random.Random(viewer)
    count = amount(20, 30_000)

    async def look() -> None:
        for table in moments(game, rng):
            assert await watch.look_at(table, viewer, rng, tally) == "", table.position()
            if tally.pairs >= count:
                return

    asyncio.run(look())
    print(f"{game}, {viewer}: {tally}")
    assert tally.texts >= 8 * count
    assert tally.kinds["update"] >= 2 * count
    assert tally.parted.total() < count / 3, "many answers reveal nothing"


# What can be told from nothing but views and answers of Onirim and Urbion: see `families.py`.
OF_HANDS = {"everybody is shown", "everybody is told", "whoever is not asked", "a refusal tells", "a played card",
            "whether answers can", "a chance", "looking back", "the sealed document says"}  # fmt: skip


EACH_CHANGE = ("the observation holds", "a possible world", "how many events", "the sealed document holds")


@pytest.mark.parametrize("leak", [leak for leak in LEAKS if not leak.startswith(tuple(OF_HANDS))])
@pytest.mark.parametrize("game", OTHERS)
def test_a_planted_leak_is_caught_in_every_other_game(
    game: str, leak: str, amount: Amount, monkeypatch: pytest.MonkeyPatch
) -> None:
    if amount(1, 0) and not leak.startswith(EACH_CHANGE):
        pytest.skip("only with --torture")
    plant, viewer, _ = LEAKS[leak]
    watch, tally, rng = OtherWatch(monkeypatch), Tally(), random.Random(1)
    plant(monkeypatch)

    async def look() -> str:
        for table in moments(game, rng):
            found = await watch.look_at(table, viewer, rng, tally)
            if found or tally.pairs >= 1_000:
                return found
        return ""

    assert asyncio.run(look())
