"""The points at which interrupts may be used (INT-02), one by one, and in which order people are asked."""

from __future__ import annotations

from reverie.games.etherfields.core.engine import Engine
from tests.games.etherfields.acting.events import intents
from tests.games.etherfields.tables import Data, Who, offered, play, point, push, table
from tests.support import covers

BELL: Data = {"item": {"id": "bell", "name": {"en": "Bell"}, "intents": {}, "abilities": [
    {"id": "i", "kind": "interrupt", "cost": "free", "limit": "once_ever", "do": [{"gain_key": 1}]}]}}  # fmt: skip


def points(e: Engine, until: str) -> list[str]:
    """The points that are offered from here until a decision of another kind, each of them left unused."""
    found = []
    while point(e) == "DP-28":
        assert e.question is not None
        assert "use c1 bell" in offered(e)
        found.append(str(e.question.about["point"]))
        play(e, "go-on")
    assert point(e) == until, point(e)
    return found


@covers("ETH-INT-02")
def test_points_of_the_dreamlands_phase() -> None:
    e = table(1, pack=[BELL], items="bell", turn="t01 t02")
    play(e, "pass c1")
    # At the start of the phase, before and after each of three steps, before the end of the round.
    assert points(e, "DP-20") == ["step"] * (1 + 3 * 2 + 1)


@covers("ETH-INT-02")
def test_points_after_suffering_and_sealing() -> None:
    for kind in ("suffer", "seal"):
        e = push(table(1, pack=[BELL], items="bell"), kind, c=0, n=2, cause={}, preventable="none")
        assert points(e, "DP-20") == ["after"], kind


@covers("ETH-INT-02")
def test_points_between_the_steps_of_a_creature() -> None:
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 3, "steps": {}}}
    e = table(1, pack=[BELL, beast], items="bell", figures={"beast": "A2.ne"})
    push(e, "creature_walk", figure=100, n=3)
    assert points(e, "DP-20") == ["movement", "movement"]


@covers("ETH-INT-02")
def test_points_between_two_applications() -> None:
    strike = {"id": "s", "kind": "action", "keyword": "fight", "cost": [intents("wrath", 1)], "do": [{"gain_hours": 1}]}
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {},
                          "interactions": [strike]}}  # fmt: skip
    e = table([Who(hand="W3")], pack=[BELL, beast], items="bell", figures={"beast": "A1.ne"}, hours=0)
    play(e, "use c1 beast#s", "pay wrath3 with wrath", "confirm")
    assert points(e, "DP-20") == ["step", "step"]
    assert e.state.team.hours == 3


@covers("ETH-INT-04")
def test_everybody_who_can_is_asked_in_seat_order_until_all_decline() -> None:
    e = table(3, pack=[BELL], items="bell", first=1, turn="t01 t02")
    play(e, "pass c1", "pass c2", "pass c3")
    assert e.question is not None
    declines = ["go-on c2", "go-on c3", "go-on c1"]
    assert (offered(e), e.question.seats) == ([*declines, "use c2 bell", "use c3 bell", "use c1 bell"], (0, 1, 2))
    play(e, "use c3 bell")
    assert e.state.team.keys == 1
    assert point(e) == "DP-20", "nobody can use anything any more: no point is offered"
