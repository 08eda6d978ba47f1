"""Sign tokens (SGN-01)."""

from __future__ import annotations

from typing import Any

from reverie.games.etherfields.acting.signs import sign_commands
from tests.games.etherfields.effects.saying import rule
from tests.games.etherfields.tables import Who, push, table
from tests.support import covers


def sign(id: str, owner: Any = "universal") -> dict[str, Any]:
    return {"sign": {"id": id, "name": {"en": id}, "class": owner, "shape": id}}


def spot(id: str, at: str, **more: Any) -> dict[str, Any]:
    return {
        "sign_spot": {"id": id, "name": {"en": id}, "at": at, "accepts": ["eye"], "do": [{"gain_hours": 1}], **more}
    }


PACK = [sign("eye"), sign("hand", {"personal": "specialist"}), rule(),
        spot("door", "A1.nw", wrong=[{"suffer": 1}]), spot("card", "rule")]  # fmt: skip


@covers("ETH-SGN-01")
def test_signs_are_used_on_the_field_of_a_spot_once_they_are_unlocked() -> None:
    e = table([Who(), Who(at="A2.nw")], pack=PACK)
    assert sign_commands(e, 0) == []
    e.state.team.unlocked = ["sign:eye", "sign:hand"]
    e.changed()
    found = [[(one.argument, one.place) for one in sign_commands(e, c)] for c in range(2)]
    assert found == [[("eye", "door")], []], "the personal one is the specialist's, who stands elsewhere"
    e.state.encounter.revealed.append("event:rule")
    e.changed()
    found = [[(one.argument, one.place) for one in sign_commands(e, c)] for c in range(2)]
    assert found == [[("eye", "door"), ("eye", "card")], [("eye", "card"), ("hand", "card")]], (
        "a card needs no position"
    )


@covers("ETH-SGN-01")
def test_the_right_sign_does_what_the_spot_says_and_stays() -> None:
    e = table([Who(), Who()], pack=PACK, hours=4)
    e.state.team.unlocked = ["sign:eye", "sign:hand"]
    push(e, "use_sign", c=0, sign="eye", spot="door")
    assert (e.state.team.hours, e.state.team.unlocked) == (5, ["sign:eye", "sign:hand"])
    push(e, "use_sign", c=1, sign="hand", spot="door")
    assert e.character(1).suffering == 1, "this spot says what a wrong one does"
    push(e, "use_sign", c=1, sign="hand", spot="card")
    assert (e.state.team.hours, e.character(1).suffering) == (5, 1), "a wrong one does nothing"


@covers("ETH-SGN-01")
def test_a_sign_that_is_still_locked_is_not_offered() -> None:
    e = table([Who(), Who()], pack=PACK, revealed=["event:rule"])
    e.state.team.unlocked = ["sign:eye"]
    assert {one.argument for one in sign_commands(e, 1)} == {"eye"}
