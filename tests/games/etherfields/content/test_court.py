"""Court of the Lamplighter: what 10.10 asks of the finale, every plea, the three endings by what was done before."""

from __future__ import annotations

import pytest

from reverie.games.etherfields import rules
from reverie.games.etherfields.agents import rules as player
from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.land.naming import field_of
from reverie.games.etherfields.language.evaluating import holds
from reverie.games.etherfields.language.markers import count_markers
from reverie.games.etherfields.language.selectors import has_terrain
from reverie.games.etherfields.rounds.setup import prepare
from tests.games.etherfields.content.dreams import dream, settle, stand
from tests.games.etherfields.content.reading import CONTENT
from tests.games.etherfields.content.test_orchard import refill
from tests.games.etherfields.content.test_played import idle, oversleep
from tests.support import covers

PARTS = rules.PARTS  # importing it announces what all frames and words do
GATE = CONTENT.gate["gate_court"]
TILES = {tile.id: tile for tile in CONTENT.tile.values() if tile.code is not None and tile.code.group == GATE.group}
LAMPS = {
    1: ("wardrobe", "A1.se", 504),
    2: ("sill", "A3.sw", 505),
    3: ("posts", "B4.ne", 506),
    4: ("door", "C3.nw", 507),
}
KNOWN = {"house_done": 2, "orchard_done": 2, "ferry_done": 2, "ledger": 1}
ALL = ("gambler", "specialist", "powerhouse", "free_spirit")
HIM = Word("creature", {"pick": "named", "id": "lamplighter"})


def begin(*characters: str, seed: int = 4, **flags: int) -> Engine:
    """The dream at its first command, after a campaign that left these flags."""
    return dream(GATE.id, characters or ("specialist",), seed, {"debt": 0, **flags})


def enter(e: Engine, field: str) -> None:
    """The first character comes to a field, and what that sets off happens."""
    stand(e, field)
    e.question = None
    e.fire("enter_field", character=0, field=field_of(field))
    e.run()
    settle(e)


def lay(e: Engine) -> None:
    """Lay the whole square, as somebody does who walks once round it."""
    for field in ("B1.nw", "B2.nw", "B3.nw", "B4.nw", "B2.se", "B3.sw"):
        enter(e, field)
    assert set(e.state.land.tiles) == set(TILES)
    stand(e, "B2.sw")


def run_list(e: Engine, ref: str, source: str, *keys: str, who: int = 0) -> None:
    """Effects are carried out for a character; choices in them are answered by their keys, in order."""
    e.question = None
    e.push_list(ref, {"self": who, "actor": who, "source": source})
    e.run()
    left = list(keys)
    while not e.state.result and e.question is not None and e.question.kind != "command":
        wanted = [one for one in e.choices().values() if left and one.argument == left[0]]
        if wanted:
            left.pop(0)
        e.choose(wanted[0] if wanted else idle(e))
    assert not left


def carry_out(e: Engine, ability: str, *keys: str, who: int = 0) -> None:
    """Let an action of the dream have its effect for a character, as if it had been paid for."""
    found = CONTENT.abilities[ability]
    assert holds(e, [one for one in found.requires if one.name != "on_tag"], scope_of(ability, who)), ability
    run_list(e, found.ways[0].do, ability.partition("#")[0], *keys, who=who)


def scope_of(ability: str, who: int = 0) -> Scope:
    return {"self": who, "actor": who, "source": ability.partition("#")[0]}


def is_open(e: Engine, ability: str) -> bool:
    """Whether what an action asks for holds for the first character."""
    return holds(e, CONTENT.abilities[ability].requires, scope_of(ability))


def read(e: Engine, n: int, *keys: str) -> None:
    """Let a script be read aloud and happen to the first character."""
    e.question = None
    e.push("script", {"self": 0, "actor": 0}, n=n)
    e.run()
    run_list(e, "", "", *keys)


def tokens(e: Engine) -> int:
    """The story tokens on him."""
    return count_markers(e, "story", HIM, {})


def case(e: Engine) -> tuple[int, int, int]:
    """Story tokens, dark lamps, both together, as the flags have them."""
    flags = e.state.team.flags
    return flags["court_story"], flags["court_out"], flags["court_case"]


def figure(e: Engine) -> int:
    """His number on the map."""
    return next(number for number, one in e.state.figures.items() if one.of == "lamplighter")


def end_round(e: Engine) -> None:
    """Everybody passes until the next round begins."""
    now = e.state.encounter.round
    while not e.state.result and e.state.encounter.round == now:
        e.choose(idle(e))
    settle(e)


# ---- the square -----------------------------------------------------------------------------------------------------


def test_by_itself_it_comes_after_a_middling_campaign() -> None:
    e = prepare(CONTENT, GATE.id, ("gambler",), 4)
    e.run()
    assert {name: e.state.team.flags[name] for name in ("whistle", "window", "name_known", "testimony")} == {
        "whistle": 1, "window": 1, "name_known": 1, "testimony": 3,
    }  # fmt: skip
    assert "w_closing_hour" in e.state.team.wisdoms
    assert begin(debt=1).state.team.flags.get("testimony", 0) == 0  # whoever has something behind them has only that


@covers("ETH-BIG-01", "ETH-GAT-02")
def test_he_is_large_and_stands_on_the_ladder() -> None:
    e = begin()
    assert set(e.state.land.tiles) >= {"court_rail", "court_floor", "court_floor_east", "court_posts"}
    assert "court_great_lamp" not in e.state.land.tiles, "corners are laid by who comes to them"
    assert CONTENT.creature["lamplighter"].figure == "large"
    assert e.state.figures[figure(e)].field == field_of("B4.sw")
    assert {535, 538} <= set(e.state.team.scripts_read)
    lay(e)
    assert (len(TILES), e.state.team.flags["court_room"]) == (10, 1)
    assert "event:seven_years_old" in e.state.encounter.revealed


@pytest.mark.parametrize(("warm", "loud", "scene"), [(2, 1, 502), (0, 1, 537), (1, 1, 538)])
def test_how_one_came_in_before_decides_how_one_is_received(warm: int, loud: int, scene: int) -> None:
    e = begin(warm=warm, loud=loud)
    assert {502, 537, 538} & set(e.state.team.scripts_read) == {scene}


@covers("ETH-TER-03")
@pytest.mark.parametrize("lamp", LAMPS)
def test_a_lamp_lights_its_tile_until_it_is_put_out(lamp: int) -> None:
    e = begin()
    lay(e)
    name, field, _ = LAMPS[lamp]
    stand(e, field)
    assert has_terrain(e, field_of(field), "light")
    carry_out(e, f"tile:court_{name}#put_out_{lamp}")
    assert not has_terrain(e, field_of(field), "light")
    assert (case(e), tokens(e)) == ((0, 1, 1), 0)
    assert not is_open(e, f"tile:court_{name}#put_out_{lamp}")
    assert not is_open(e, f"tile:court_{name}#read_{lamp}")


@covers("ETH-SOC-01")
def test_his_basic_effect_hurts_on_light_and_a_stone_in_the_lamp_keeps_it_off() -> None:
    for field, stone, hurt in (("B4.ne", False, 1), ("B3.ne", False, 0), ("B4.ne", True, 0)):
        e = begin("powerhouse", "gambler")
        stand(e, field)
        stand(e, "B1.sw", 1)
        if stone:
            e.state.characters[0].glowstones = 1
            e.state.supply["glowstone"] -= 1
            e.question = None
            e.push("socket_fill", {}, c=0)
            e.run()
            settle(e)
        before = e.state.characters[0].suffering
        e.question = None
        e.push("step", {}, step="basic")
        e.run()
        settle(e)
        assert e.state.characters[0].suffering - before == hurt, (field, stone)


# ---- pleas ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lamp", LAMPS)
def test_a_lamp_is_read_by_who_knows_enough(lamp: int) -> None:
    name, _, script = LAMPS[lamp]
    e = begin(**KNOWN)
    carry_out(e, f"tile:court_{name}#read_{lamp}")
    assert (case(e), tokens(e), script in e.state.team.scripts_read) == ((1, 0, 1), 1, True)
    blind = begin(house_done=0)
    carry_out(blind, f"tile:court_{name}#read_{lamp}")
    assert (case(blind), 508 in blind.state.team.scripts_read) == ((0, 0, 0), True)
    assert not is_open(blind, f"tile:court_{name}#read_{lamp}")
    blind.state.team.flags.update(KNOWN)  # it stays paid until one knows
    carry_out(blind, f"tile:court_{name}#read_{lamp}_paid")
    assert tokens(blind) == 1


@pytest.mark.parametrize(("key", "plea", "token"), [("kept", 1, 1), ("knew", 2, 1), ("nothing", 3, 0)])
def test_there_are_three_things_to_say_to_him(key: str, plea: int, token: int) -> None:
    e = begin()
    carry_out(e, "creature:lamplighter#plead", key)
    assert (e.state.team.flags["plea"], tokens(e)) == (plea, token)
    assert ("paralysed" in e.state.figures[figure(e)].states) is (key == "nothing")
    if key == "nothing":
        end_round(e)
        assert "paralysed" in e.state.figures[figure(e)].states, "and the next round"
        end_round(e)
        assert "paralysed" not in e.state.figures[figure(e)].states
    carry_out(e, "creature:lamplighter#plead")  # from now on it is a plea like another
    assert tokens(e) == token + 1


def test_a_plain_plea_is_paid_for_by_everybody() -> None:
    e = begin("specialist", "free_spirit", plea=1)
    for who in range(2):
        stand(e, "B4.se", who)
    for _ in range(12):
        e.question = None
        e.run()
        choices = [one for one in e.choices().values() if one.argument == "lamplighter#plead"]
        if tokens(e) or not choices:
            end_round(e) if not tokens(e) else None
            if tokens(e):
                break
            for who in range(2):
                stand(e, "B4.se", who)
            e.state.figures[figure(e)].field = field_of("B4.sw")
            continue
        e.choose(choices[0])
        settle(e, player.choose)
    assert tokens(e) == 1


@pytest.mark.parametrize(("testimony", "gained"), [(2, None), (3, 1), (5, 1), (6, 2), (9, 2)])
def test_small_faults_are_read_out_at_the_rail(testimony: int, gained: int | None) -> None:
    e = begin(testimony=testimony)
    assert is_open(e, "tile:court_rail#testify") is (gained is not None)
    if gained is not None:
        carry_out(e, "tile:court_rail#testify")
        assert tokens(e) == gained
        assert not is_open(e, "tile:court_rail#testify")


def test_the_book_is_turned_round_or_the_receipt_laid_down() -> None:
    e = begin(ledger=1, debt=5)
    for left in (3, 1):
        carry_out(e, "tile:court_rail#turn_the_book")
        assert e.state.team.flags["debt"] == left
    assert (tokens(e), is_open(e, "tile:court_rail#turn_the_book")) == (2, False)
    assert not is_open(e, "tile:court_rail#show_receipt")
    clean = begin(receipt=1)
    carry_out(clean, "tile:court_rail#show_receipt")
    assert (tokens(clean), is_open(clean, "tile:court_rail#show_receipt")) == (1, False)
    assert "stunned" in clean.state.figures[figure(clean)].states
    assert not is_open(begin(debt=4), "tile:court_rail#turn_the_book")  # nobody has read the heading


@covers("ETH-STA-05")
def test_with_the_page_the_account_is_closed() -> None:
    e = begin()
    assert not is_open(e, "tile:court_rail#put_back_the_page")
    e.state.team.items.append("ledger_page")
    carry_out(e, "tile:court_rail#put_back_the_page")
    tile = e.creature("lamplighter")
    assert tile is not None
    assert tile.is_poisoned


def test_the_name_makes_him_stop_and_the_tag_shortens_his_reach() -> None:
    assert not is_open(begin(), "gate:gate_court#call")
    e = begin(name_known=1)
    carry_out(e, "gate:gate_court#call")
    assert "paralysed" in e.state.figures[figure(e)].states
    for clues, sealed in (([], 3), (["name_on_a_tag"], 0)):
        e = begin("specialist")
        e.state.team.clues = list(clues)
        stand(e, "B3.sw")  # two fields from the ladder
        e.changed()
        e.question = None
        e.push("step", {}, step="special")
        e.run()
        settle(e)
        assert len(e.state.characters[0].sealed) == sealed


def test_the_mattress_can_be_felt_before_anybody_knows_the_room() -> None:
    e = begin()
    carry_out(e, "tile:court_bench#mattress")
    assert (tokens(e), e.state.team.flags["court_room"]) == (1, 1)
    assert {509, 511} <= set(e.state.team.scripts_read)
    carry_out(e, "event:seven_years_old#other_thing")
    assert e.state.characters[0].glowstones == 1


@covers("ETH-LUC-01", "ETH-SGN-01")
@pytest.mark.parametrize(
    ("who", "sign", "script"),
    [
        ("gambler", "die", 521),
        ("specialist", "screw", 522),
        ("powerhouse", "knot", 523),
        ("free_spirit", "feather_sign", 524),
    ],
)
def test_everybody_can_stand_witness_with_the_own_sign(who: str, sign: str, script: int) -> None:
    for settled in (0, 1):
        e = begin(who, **{f"mem_{who}": settled})
        lay(e)
        e.state.team.unlocked += ["sign:bell", f"sign:{sign}"]
        stand(e, "A2.nw")
        e.question = None
        e.run()
        words = {one.argument for one in e.choices().values() if one.verb == "sign"}
        assert words == {"bell", sign}
        put_sign(e, "bell")
        assert 557 in e.state.team.scripts_read
        put_sign(e, sign)
        assert script in e.state.team.scripts_read
        assert (tokens(e), e.state.characters[0].suffering) == ((1, 0) if settled else (0, 2))
        assert f"character:lucid_{who}" in e.state.team.unlocked
        before = tokens(e)
        put_sign(e, sign)
        assert tokens(e) == before, "once"


def put_sign(e: Engine, sign: str) -> None:
    """The first character puts a sign into the notch; a memory that is open is settled."""
    e.question = None
    e.push("use_sign", {}, c=0, sign=sign, spot="court_stand")
    e.run()
    settle(e, lambda e: next((one for one in e.choices().values() if one.argument == "settle"), None) or idle(e))


def test_the_clerk_answers_three_questions() -> None:
    e = begin("gambler")
    carry_out(e, "tile:court_rail#clerk", "call_back")
    assert "confused" in e.state.figures[figure(e)].states
    carry_out(e, "tile:court_rail#clerk", "where_next")
    hand = len(e.state.characters[0].hand)
    carry_out(e, "tile:court_rail#clerk", "how_are_you")
    assert len(e.state.characters[0].hand) >= min(6, hand + 2)
    one = e.state.characters[0]
    cards = [e.state.design[card] for zone in (one.hand, one.deck, one.discard) for card in zone]
    assert "influence:plain_speech" in cards
    assert not is_open(e, "tile:court_rail#clerk")


def test_the_list_is_read_in_the_second_round_and_one_may_object() -> None:
    for key in ("object", "listen"):
        e = begin("gambler")
        e.choose(next(one for one in e.choices().values() if one.verb == "pass"))
        while e.question is not None and e.question.kind != "choice" and not e.state.result:
            e.choose(idle(e))
            if 503 in e.state.team.scripts_read:
                break
        assert 503 in e.state.team.scripts_read
        wanted = [one for one in e.choices().values() if one.argument == key]
        e.choose(wanted[0])
        settle(e)
        assert ("event:list_is_read" in e.state.encounter.revealed) is (key == "object")


def test_the_sexton_rings_if_it_was_let_go() -> None:
    for low, more in ((1, 0), (2, 2)):
        e = begin("gambler", low=low)
        while e.state.encounter.round < 6 and not e.state.result:
            left = len(e.state.encounter.turn_deck)
            end_round(e)
        assert len(e.state.encounter.turn_deck) == left - 1 + more


@covers("ETH-MUT-01")
def test_closing_hour_adds_a_mutation_in_thorn_rounds() -> None:
    counts = []
    for wisdom in ([], ["w_closing_hour"]):
        e = prepare(CONTENT, GATE.id, ("powerhouse",), 3)
        e.state.team.wisdoms += wisdom
        e.state.team.flags["debt"] = 0  # something went before
        e.run()
        settle(e)
        while e.state.encounter.turn_deck[1] not in ("t10", "t12"):
            deck = e.state.encounter.turn_deck
            deck.append(deck.pop(1))
        deck = e.state.encounter.turn_deck
        stand(e, "B1.sw")
        before = mutations(e)
        steps = "mutation" in CONTENT.turn_card[deck[0]].steps
        end_round(e)
        counts.append(mutations(e) - before - steps)
    assert counts == [0, 1]


def mutations(e: Engine) -> int:
    tile = e.creature("lamplighter")
    return len(tile.mutations) if tile is not None else 0


# ---- the verdict ----------------------------------------------------------------------------------------------------


def hearing(*characters: str, story: int = 7, out: int = 0, **flags: int) -> Engine:
    """The court when enough has been said and put out."""
    e = begin(*characters, **flags)
    lay(e)
    e.state.team.flags.update(court_story=story, court_out=out, court_case=story + out)
    return e


@pytest.mark.parametrize("size", [1, 2, 4])
def test_the_wick_asks_for_seven(size: int) -> None:
    for n in (5, 6, 7):
        assert is_open(hearing(*ALL[:size], story=n), "tile:court_great_lamp#verdict") is (n >= 7)
    assert not is_open(hearing(story=0, out=4), "tile:court_great_lamp#verdict"), "four dark lamps are never enough"


def offered_ends(e: Engine) -> set[str]:
    """The ends that can be had at the wick now."""
    e.question = None
    e.push("script", {"self": 0, "actor": 0}, n=525)
    e.run()
    return {str(one.argument) for one in e.choices().values()}


BROUGHT = {"window": 1, "whistle": 1, "name_known": 1}


@pytest.mark.parametrize(
    ("story", "out", "flags", "ends"),
    [
        (6, 0, BROUGHT, {"morning", "ladder", "quits"}),
        (6, 3, BROUGHT, {"morning", "ladder", "quits"}),
        (6, 4, BROUGHT, {"quits"}),
        (5, 0, BROUGHT, {"ladder", "quits"}),
        (6, 0, BROUGHT | {"window": 0, "forgiven": 5}, {"morning", "ladder", "quits"}),
        (6, 0, BROUGHT | {"window": 0, "forgiven": 4}, {"ladder", "quits"}),
        (6, 0, BROUGHT | {"whistle": 0}, {"ladder", "quits"}),
        (6, 0, BROUGHT | {"name_known": 0}, {"ladder", "quits"}),
        (2, 3, BROUGHT, {"quits"}),
        (3, 2, {}, {"ladder", "quits"}),
    ],
)
def test_what_is_offered_follows_from_what_was_done(
    story: int, out: int, flags: dict[str, int], ends: set[str]
) -> None:
    assert offered_ends(hearing(story=story, out=out, **flags)) == ends | {"not_yet"}


def test_the_brass_whistle_can_call_too() -> None:
    e = hearing(window=1, name_known=1)
    e.state.team.items.append("brass_whistle")
    assert "morning" in offered_ends(e)


def test_the_question_shows_the_things_that_are_needed() -> None:
    e = hearing(window=1, name_known=1)
    offered_ends(e)
    assert e.question is not None
    assert e.question.about["checklist"] == [True, True, False, True, True]


ENDS = {
    "morning": (BROUGHT, {529, 532, 541, 558, 544}),
    "ladder": ({}, {528, 530, 546, 547}),
    "quits": ({}, {531, 548, 549}),
}


@covers("ETH-SCR-01")
@pytest.mark.parametrize("size", [1, 4])
@pytest.mark.parametrize("end", ENDS)
def test_the_three_endings_are_reached_by_playing(end: str, size: int) -> None:
    """From the first command: pleas are paid with cards, the wick is paid for, the end is chosen."""
    flags, scripts = ENDS[end]
    e = begin(*ALL[-size:], **KNOWN, **flags, testimony=6, plea=2, debt=4)
    lay(e)
    carry_out(e, "tile:court_rail#testify")
    for _ in range(2):
        carry_out(e, "tile:court_rail#turn_the_book")
    for lamp, (name, _, _) in LAMPS.items():
        carry_out(e, f"tile:court_{name}#{'put_out' if end == 'quits' else 'read'}_{lamp}")
    pay_at(e, "court_great_lamp#verdict", "A4.sw")
    e.choose(next(one for one in e.choices().values() if one.argument == end))
    settle(e)
    assert (e.state.result, e.state.encounter.result) == ("won", "victory")
    assert {551, *scripts} <= set(e.state.team.scripts_read)


def pay_at(e: Engine, action: str, field: str) -> None:
    """Everybody goes to a field with a full hand and pays until the group action has been done."""
    for _ in range(30):
        for who in range(e.team_size):
            stand(e, field, who)
            refill(e, who)
        e.state.figures[figure(e)].field = field_of("C2.nw")  # he has gone to sit on the bed
        e.question = None
        e.run()
        choices = [one for one in e.choices().values() if one.argument == action]
        if not choices:
            end_round(e)
            continue
        e.choose(choices[0])
        while e.question is not None and e.question.kind != "command":
            if any(one.argument == "not_yet" for one in e.choices().values()):
                return
            e.choose(player.choose(e))
    raise AssertionError(action)


@pytest.mark.parametrize(
    ("end", "flags", "script"),
    [
        ("morning", BROUGHT | {"forgiven": 3}, 540),
        ("morning", BROUGHT | {"testimony": 3}, 541),
        ("morning", BROUGHT | {"dog": 1}, 542),
        ("morning", BROUGHT | {"ferry_reserved": 1}, 543),
        ("morning", BROUGHT | {"plea": 3}, 545),
        ("morning", BROUGHT | {"window": 0, "forgiven": 5}, 539),
        ("morning", BROUGHT | {"plea": 1}, 550),
        ("ladder", {"house_burned": 1}, 533),
        ("ladder", {"plea": 3}, 552),
        ("quits", {"name_known": 1}, 534),
        ("quits", {"name_known": 0}, 548),
    ],
)
def test_every_ending_has_its_shades(end: str, flags: dict[str, int], script: int) -> None:
    e = hearing("gambler", "powerhouse", **flags)
    read(e, 525, end)
    assert e.state.result == "won"
    assert script in e.state.team.scripts_read
    plain = hearing("gambler", "powerhouse", **(BROUGHT if end == "morning" else {}))
    if script not in (540, 548):  # these two are what is read if nothing was done
        read(plain, 525, end)
        assert script not in plain.state.team.scripts_read


def test_who_takes_the_ladder_is_named() -> None:
    e = hearing("gambler", "powerhouse")
    e.events = []
    read(e, 525, "ladder", "powerhouse")
    said = [dict(facts) for kind, facts, _ in e.events if kind == "script"]
    assert [one.get("character") for one in said if one["n"] == 530] == ["powerhouse"]


def test_not_yet_goes_on() -> None:
    e = hearing()
    read(e, 525, "not_yet")
    assert not e.state.result
    assert is_open(e, "tile:court_great_lamp#verdict")


# ---- without a verdict ----------------------------------------------------------------------------------------------


def test_without_a_verdict_the_court_is_adjourned_and_what_was_read_stays_read() -> None:
    e = begin("powerhouse", "specialist", **KNOWN)
    for lamp in (1, 3):
        carry_out(e, f"tile:court_{LAMPS[lamp][0]}#read_{lamp}")
    carry_out(e, "tile:court_door#put_out_4")
    read(e, GATE.no_more_rounds)
    team = e.state.team
    assert (e.state.encounter.result, team.season, team.gates[GATE.id]) == ("neutral", "still_season", "lost_kept")
    assert "w_lucid_thread" in team.wisdoms
    kept = {name: team.flags[name] for name in ("court_visits", "court_l1", "court_l3", "court_done")}
    again = begin("powerhouse", **KNOWN, **kept)
    assert (case(again), tokens(again)) == ((2, 0, 2), 2)
    assert 536 in again.state.team.scripts_read
    assert not is_open(again, "tile:court_wardrobe#read_1")
    assert is_open(again, "tile:court_sill#read_2")


@pytest.mark.parametrize(("kind", "script", "gained"), [(1, 527, 1), (0, 556, 0)])
def test_the_lodger_may_be_called_at_a_second_hearing(kind: int, script: int, gained: int) -> None:
    assert not is_open(begin(), "tile:court_wardrobe#lodger")
    e = begin(court_visits=1, lodger_kind=kind)
    carry_out(e, "tile:court_wardrobe#lodger")
    assert (script in e.state.team.scripts_read, tokens(e)) == (True, gained)


def test_one_may_slip_out_or_make_him_come_to_the_door() -> None:
    e = begin(**KNOWN)
    assert not is_open(e, "tile:court_door#slip_out"), "not before one knows the room"
    lay(e)
    carry_out(e, "tile:court_door#bang")
    assert e.state.figures[figure(e)].field == field_of("C3.ne")
    carry_out(e, "tile:court_wardrobe#read_1")
    carry_out(e, "tile:court_door#slip_out")
    assert (e.state.encounter.result, e.state.team.flags["court_l1"]) == ("neutral", 0)


def test_who_does_nothing_is_adjourned_or_dies_and_never_loses_the_gate() -> None:
    e = begin("specialist")
    oversleep(e)
    assert e.state.encounter.result in ("neutral", "death")


def test_puzzles_are_solved_by_what_they_ask_for() -> None:
    e = begin()
    plan = CONTENT.puzzle["court_plan"]
    assert not holds(e, plan.solved, {})
    lay(e)
    assert holds(e, plan.solved, {})


def test_the_plan_of_the_square_is_that_of_the_first_room() -> None:
    """Wardrobe north-west, lamp north-east, bed south-west, door south-east, in both."""
    room = CONTENT.tile["room"].fields
    assert "wardrobe" in room["nw"].special
    assert "light" in room["ne"].terrain
    rows = {name: TILES[f"court_{name}"].slot for name in ("wardrobe", "great_lamp", "bench", "door")}
    (w, lamp, bed, door) = (rows[name] or "" for name in ("wardrobe", "great_lamp", "bench", "door"))
    assert w[0] < bed[0]
    assert lamp[0] < door[0]
    assert w[1] < lamp[1]
    assert bed[1] < door[1]
