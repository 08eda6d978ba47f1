"""The town: nine small faults, each written down or let go; people who remember; a street that changes."""

from __future__ import annotations

import pytest

from reverie.games.etherfields import land, rules
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.language import scripts
from reverie.games.etherfields.rounds.setup import prepare
from tests.games.etherfields.content.reading import CONTENT
from tests.games.etherfields.content.test_played import idle
from tests.games.etherfields.tables import do, offered, play

PARTS = rules.PARTS  # importing it announces what all frames and words do
CONFESSIONS = {"ebb": (111, 140), "dross": (117, 141), "taper": (120, 142), "tare": (121, 143), "hawser": (122, 144),
               "breaker": (123, 145)}  # fmt: skip


def sit(**flags: int) -> Engine:
    """Two characters with everything that anybody may ask for."""
    e = prepare(CONTENT, "s_tatterling", ("gambler", "powerhouse"), 3, listening=True)
    e.state.team.flags.update(flags)
    e.run()
    while e.question is not None and e.question.kind != "command":
        e.choose(idle(e))
    e.state.team.keys, e.state.team.hours = 2, 4
    e.state.supply["key"] -= 2
    for who in e.state.characters:
        who.ether = 4
        e.state.supply["ether"] -= 4
    return e


def read(e: Engine, n: int) -> Engine:
    """Read a script, up to its choice."""
    e.question = e.commands = None
    scripts.read(e, n, {"decider": "team"})
    e.run()
    while e.question is not None and e.question.kind not in ("choice", "command"):
        e.choose(idle(e))
    return e


@pytest.mark.parametrize("who", CONFESSIONS)
def test_a_fault_is_written_down_or_let_go_and_never_both(who: str) -> None:
    first, second = CONFESSIONS[who]
    for answer, flags in (("write", (1, 0, 1)), ("forgive", (0, 1, 2))):
        e = read(sit(debt=1), second)
        assert offered(e) == ["choose write", "choose forgive"]
        play(e, f"choose {answer}")
        told = e.state.team.flags
        assert (told.get("testimony", 0), told.get("forgiven", 0), told[who]) == flags
    e = read(sit(), first)
    assert offered(e)[-1] == "choose later"
    play(e, "choose later")
    assert who not in e.state.team.flags
    assert second not in e.state.team.scripts_read


@pytest.mark.parametrize(("who", "what", "before"), [("ebb", "hours", 4), ("dross", "hours", 4), ("hawser", "keys", 2)])
def test_hearing_a_fault_costs_what_it_says(who: str, what: str, before: int) -> None:
    e = read(sit(), CONFESSIONS[who][0])
    play(e, "choose listen")
    assert getattr(e.state.team, what) == before - 1
    e = sit()
    setattr(e.state.team, what, 0)
    e.state.supply["key"] += 2 if what == "keys" else 0
    read(e, CONFESSIONS[who][0])
    assert CONFESSIONS[who][1] not in e.state.team.scripts_read  # whoever cannot pay is not told


def test_a_fault_comes_once_it_is_known_and_stays_told() -> None:
    abilities = {one.id: one for one in CONTENT.wisdom["w_dreamworld"].abilities}
    for who in CONFESSIONS:
        spoken = abilities[f"{who}_speaks"]
        asked = [word.args.get("name") for word in spoken.requires if word.name == "flag"]
        assert who in asked, "a fault that was told is not told again"
        assert {"ferry_done", "house_done"} & set(asked)


def test_scales_take_and_give_debt() -> None:
    e = read(sit(debt=2), 107)
    play(e, "choose take")
    assert e.state.team.flags["debt"] == 3
    e = read(sit(debt=2), 107)
    play(e, "choose give")
    while e.question is not None and e.question.kind != "command":
        e.choose(idle(e))
    assert e.state.team.flags["debt"] == 1
    assert "choose give" not in offered(read(sit(debt=0), 107))


def test_the_lodger_is_met_kindly_or_firmly() -> None:
    e = play(read(sit(), 110), "choose kind")
    assert ("bent_nail" in e.state.team.clues, e.state.team.flags["warm"], e.state.team.keys) == (True, 1, 2)
    e = play(read(sit(), 110), "choose firm")
    assert ("bent_nail" in e.state.team.clues, e.state.team.flags["loud"], e.state.team.keys) == (False, 1, 3)


def test_the_dog_looks_up_for_a_whistle_only() -> None:
    assert offered(read(sit(whistle=1), 109)) == ["choose whistle", "choose sit"]
    e = play(read(sit(whistle=1), 109), "choose whistle")
    assert e.state.team.flags["dog"] == 1
    assert "dog" not in read(sit(whistle=0), 109).state.team.flags


def test_the_collar_tells_the_name_and_the_journal_keeps_it() -> None:
    e = play(read(sit(), 128), "choose read")
    assert e.state.team.flags["name_known"] == 1
    assert e.state.team.journal == ["collar"]
    assert "name_known" not in play(read(sit(), 128), "choose leave").state.team.flags


def test_a_bet_on_the_court_that_was_lost_tells_of_one_fault_more() -> None:
    e = sit(bet=1, court_visits=1)
    lost = CONTENT.abilities["wisdom:w_dreamworld#bet_lost"]
    assert lost.when is not None
    assert lost.when.args == {"result": "neutral"}
    do(e, lost.ways[0].do)
    assert e.state.team.flags["bet"] == 3
    ether = sum(who.ether for who in e.state.characters)
    read(e, 139)
    assert (e.state.team.flags["bet"], sum(who.ether for who in e.state.characters)) == (0, ether + 1)
    assert e.state.team.journal == ["tenth_fault"]


def test_the_street_changes_after_the_house_and_keeps_its_places() -> None:
    before, after = CONTENT.dreamworld_tile["threshold_row"], CONTENT.dreamworld_tile["threshold_row_2"]
    places = [{one.id for one in tile.locations} for tile in (before, after)]
    assert places[0] ^ places[1] == {"blind_corner", "the_corner"}
    assert ("blind_corner", "number_nine", "shortcut") in before.arrows
    assert ("the_corner", "number_nine", "path") in after.arrows
    e = sit()
    e.state.team.unlocked.append("dreamworld_tile:threshold_row")
    do(e, CONTENT.script[138].do)
    assert "dreamworld_tile:threshold_row_2" in e.state.team.unlocked
    assert "dreamworld_tile:threshold_row" not in e.state.team.unlocked


@pytest.mark.parametrize(("flame", "paid", "signed", "has"), [(1, 1, 0, (1, True)), (0, 1, 1, (0, False))])
def test_the_room_lets_go_with_whistle_and_receipt(flame: int, paid: int, signed: int, has: tuple[int, bool]) -> None:
    e = sit(room_flame=flame, room_paid=paid, room_signed=signed)
    e.state.team.scripts_read.append(28)
    do(e, CONTENT.script[24].do)
    assert (e.state.team.flags["whistle"], "torn_receipt" in e.state.team.clues) == has


def test_the_mates_card_is_in_the_market_after_every_end_of_the_ferry() -> None:
    for n in (220, 221, 222):
        words = CONTENT.lists[CONTENT.script[n].do]
        assert any(word.name == "add_to_market" and word.args["id"] == "palmed_card" for word in words), n


@pytest.mark.parametrize(
    ("flags", "told"), [({}, 127), ({"ferry_done": 1}, 146), ({"house_done": 1}, 147), ({"orchard_done": 1}, 148)]
)
def test_a_sitting_begins_where_the_story_stands(flags: dict[str, int], told: int) -> None:
    (recap,) = (one for one in CONTENT.wisdom["w_dreamworld"].abilities if one.id == "recap")
    assert recap.when is not None
    assert recap.when.name == "loading"
    e = do(sit(**flags), recap.ways[0].do)
    assert [n for n in (127, 146, 147, 148) if n in e.state.team.scripts_read] == [told]


def with_clue(encounter: str, clue: str) -> Engine:
    """An encounter at its first command, for somebody with a clue."""
    e = prepare(CONTENT, encounter, ("powerhouse",), 3)
    e.state.team.clues.append(clue)
    e.run()
    while e.question is not None and e.question.kind != "command":
        e.choose(idle(e))
    return e


def test_a_receipt_pays_once_and_only_on_the_ferry() -> None:
    e = with_clue("gate_ferry", "torn_receipt")
    play(e, "move powerhouse")
    assert "use powerhouse torn_receipt#show" in offered(e)
    play(e, "use powerhouse torn_receipt#show")
    assert e.state.team.clues == []
    e = with_clue("s_tatterling", "torn_receipt")
    play(e, "move powerhouse")
    assert not any("torn_receipt" in one for one in offered(e))


def test_the_letter_brings_the_dog_who_stands_between_once() -> None:
    e = with_clue("s_tatterling", "folded_letter")
    play(e, "use powerhouse folded_letter")
    assert "salt_dog" in e.state.encounter.companions
    assert e.state.team.flags["dog"] == 1
    assert not any("folded_letter" in one for one in offered(e))  # once ever
    before = e.state.characters[0].suffering
    e.question = e.commands = None
    e.push("suffer", {}, c=0, n=1, cause={"kind": "creature", "source": "tatterling", "step": "basic", "cost": False})
    e.run()
    (answer,) = (one for one in offered(e) if "salt_dog" in one)
    play(e, answer)
    while e.question is not None and e.question.kind != "command":
        e.choose(idle(e))
    assert (e.state.characters[0].suffering, "salt_dog" in e.state.encounter.companions) == (before, False)


def test_the_nail_damages_a_wall_of_a_dream() -> None:
    e = with_clue("gate_room", "bent_nail")
    assert not any("bent_nail" in one for one in offered(with_clue("s_tatterling", "bent_nail")))
    assert any("bent_nail" in one for one in offered(e)) is bool(land.walls(e.state.land, CONTENT))


def test_signs_over_doors_are_written_down_and_one_hangs_nowhere() -> None:
    """The worksheet of the puzzle of the fifth peg: what has been seen can be read again."""
    seen = {name.removeprefix("sign_") for name in CONTENT.journal if name.startswith("sign_")}
    assert {"bottle", "scuttle", "candle", "scales", "fish", "anchor", "crystal", "wheel", "patch"} <= seen
    assert "whistle" not in seen
    assert seen - {"patch"} <= set(CONTENT.sign)
    for ability in CONTENT.wisdom["w_dreamworld"].abilities:
        if ability.id.startswith("sign_"):
            assert ability.limit == "once_ever"
            assert (do(sit(), ability.ways[0].do).state.team.journal or [])[-1:] == [ability.id]
