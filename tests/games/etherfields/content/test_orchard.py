"""The Orchard of Bells: what 10.10 asks of the fourth dream, the turn deck as an instrument, its ways to end."""

from __future__ import annotations

import pytest

from reverie.games.etherfields import rules
from reverie.games.etherfields.acting.traps import has_trap
from reverie.games.etherfields.agents import rules as player
from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core.engine import Choice, Engine
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.land import features
from reverie.games.etherfields.land.naming import field_of
from reverie.games.etherfields.language.evaluating import holds, value
from reverie.games.etherfields.language.markers import count_markers
from tests.games.etherfields.content.dreams import carry_out, dream, settle, stand
from tests.games.etherfields.content.reading import CONTENT
from tests.games.etherfields.content.test_played import idle, oversleep, read
from tests.support import covers

PARTS = rules.PARTS  # importing it announces what all frames and words do
GATE = CONTENT.gate["gate_orchard"]
TILES = {tile.id: tile for tile in CONTENT.tile.values() if tile.code is not None and tile.code.group == GATE.group}
TREES = {"anchor": "C2.nw", "moth": "A2.ne", "thorn": "C3.ne", "bell": "A4.nw"}
NAMELESS = "B4.se"
HOME = {"anchor": "orchard_anchor", "moth": "orchard_moth", "thorn": "orchard_thorn", "bell": "orchard_nest"}
CARDS = {"anchor": "t08", "moth": "t02", "thorn": "t10", "bell": "t06"}  # one turn card of each suit
ALL = ("gambler", "specialist", "powerhouse", "free_spirit")


def begin(*characters: str, seed: int = 4, **flags: int) -> Engine:
    """The dream at its first command, after a campaign that left these flags."""
    return dream(GATE.id, characters or ("specialist",), seed, flags)


def lay(e: Engine) -> None:
    """Lay the whole orchard, as people do who walk once round it."""
    for field in ("B2.nw", "B2.se", "A2.se", "A3.ne", "A4.se", "B3.sw"):
        enter(e, field)
    assert set(e.state.land.tiles) == set(TILES)


def suit(e: Engine, name: str) -> None:
    """The current turn card is one of a suit."""
    here = e.state.encounter
    card = CARDS[name]
    for pile in (here.turn_deck, here.turn_discard):
        if card in pile:
            place = pile.index(card)
            here.turn_deck[0], pile[place] = pile[place], here.turn_deck[0]
            break
    e.changed()


def notes(e: Engine) -> int:
    """The notes that have been played."""
    return count_markers(e, "universal", Word("gate", {"id": GATE.id}), {})


def figures(e: Engine, creature: str) -> int:
    """How many figures of a creature are on the map."""
    return sum(one.kind == "creature" and one.of == creature for one in e.state.figures.values())


def is_open(e: Engine, ability: str) -> bool:
    """Whether what an action asks for holds for the first character."""
    scope: Scope = {"self": 0, "actor": 0, "source": ability.partition("#")[0]}
    return holds(e, CONTENT.abilities[ability].requires, scope)


def offered(e: Engine, action: str) -> list[Choice]:
    """The commands that use an action, as things stand now."""
    e.question = None
    e.run()
    return [one for one in e.choices().values() if one.argument == action]


def enter(e: Engine, field: str) -> None:
    """The first character comes to a field, and what that sets off happens."""
    stand(e, field)
    e.question = None
    e.fire("enter_field", character=0, field=field_of(field))
    e.run()
    settle(e)


def refill(e: Engine, who: int, colours: tuple[str, ...] = ("perception", "wrath")) -> None:
    """Six cards that pay well in some colour, however the deck was shuffled."""
    one = e.state.characters[who]
    cards = [*one.hand, *one.deck, *one.discard]

    def gives(card: int, colour: str) -> int:
        design = CONTENT.influence.get(e.state.design[card].partition(":")[2])
        return design.intents.get(colour, 0) if design is not None else 0

    best = max(colours, key=lambda colour: sum(sorted((gives(card, colour) for card in cards), reverse=True)[:6]))
    cards.sort(key=lambda card: -gives(card, best))
    one.hand, one.deck, one.discard = cards[:6], cards[6:], []
    e.changed()


def use(e: Engine, action: str, field: str) -> None:
    """Everybody goes to a field, takes a full hand, and pays until a group action has been done."""
    flags = dict(e.state.team.flags)
    colours = ("cunning", "wrath") if "muffle" in action else ("perception", "wrath")
    for _ in range(3 * e.team_size):
        for who in range(e.team_size):
            stand(e, field, who)
            refill(e, who, colours)
        choices = offered(e, action)
        assert choices, action
        e.choose(choices[0])
        settle(e, player.choose)
        if e.state.result or e.state.team.flags != flags:
            return
    raise AssertionError(f"{action} was never paid for")


def end_round(e: Engine) -> None:
    """Everybody passes until the next round, or the end."""
    now = e.state.encounter.round
    while not e.state.result and e.state.encounter.round == now:
        e.choose(idle(e))
    settle(e)


# ---- the map ----------------------------------------------------------------------------------------------------


def test_it_has_nine_tiles_and_costs_three_keys() -> None:
    assert sorted(str(tile.slot) for tile in TILES.values()) == ["A2", "A3", "A4", "B1", "B2", "B3", "B4", "C2", "C3"]
    assert (GATE.rounds, GATE.district) == (12, "clockmakers_rise")
    assert [[(part.name, part.args["n"]) for part in way] for way in GATE.entry_cost] == [[("key", 3)]]


def test_the_rest_is_laid_when_somebody_stands_beside_it() -> None:
    e = begin()
    assert set(e.state.land.tiles) == {"orchard_gate_tile", "orchard_path"}
    lay(e)


def test_from_the_gate_to_the_wall_the_trees_stand_in_the_order_of_the_tune() -> None:
    """The discovery: columns are time. What the score says is what the map shows."""
    columns = {}
    for tile in TILES.values():
        for quadrant, field in tile.fields.items():
            for tag in field.special:
                if tag.endswith("_tree") or tag == "nameless":
                    columns[tag] = 2 * int(str(tile.slot)[1]) + (quadrant in ("ne", "se"))
    order = sorted(columns, key=lambda tag: columns[tag])
    assert order == ["anchor_tree", "moth_tree", "thorn_tree", "bell_tree", "nameless"]
    assert len(set(columns.values())) == 5
    for text in (CONTENT.puzzle["tune"].hints[2], CONTENT.puzzle["tune"].solution, CONTENT.event["score"].text):
        said = text["en"].lower()
        assert said.index("anchor") < said.index("moth") < said.index("thorn") < said.rindex("bell")


@covers("ETH-SPN-03")
def test_each_tree_is_a_spawn_field_of_its_suit() -> None:
    e = begin()
    lay(e)
    spawns = dict(features.spawns(e.state.land, CONTENT))
    assert {spawns[field_of(field)] for field in TREES.values()} == {"anchor", "moth", "thorn", "bell"}
    assert all(spawns[field_of(field)] == name for name, field in TREES.items())
    assert spawns[field_of("B2.ne")] is None
    assert field_of(NAMELESS) not in spawns


# ---- the tune ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TREES)
def test_a_tree_answers_to_its_suit_only(name: str) -> None:
    e = begin()
    lay(e)
    action = f"tile:{HOME[name]}#answer_{name}"
    for other in TREES:
        suit(e, other)
        assert is_open(e, action) is (other == name)
    suit(e, next(other for other in TREES if other != name))
    e.state.team.flags["orchard_rung"] = 1  # after the great bell every tree may be answered
    assert is_open(e, action)


@pytest.mark.parametrize("team", [("specialist",), ALL])
def test_the_tune_is_played_for_real(team: tuple[str, ...]) -> None:
    e = begin(*team)
    lay(e)
    for number, name in enumerate(TREES):
        assert notes(e) == number
        suit(e, name)
        use(e, f"{HOME[name]}#answer_{name}", TREES[name])
    assert e.state.encounter.result == "victory"
    team_now = e.state.team
    assert (team_now.flags["orchard_done"], team_now.flags["name_known"], team_now.season) == (2, 1, "kind_weather")
    assert "name_on_a_tag" in team_now.clues
    assert "w_lucid_thread" in team_now.wisdoms
    assert "borrowed_hour" in team_now.fate_deck
    assert team_now.gates[GATE.id] == "lost_kept"  # it can be dreamed again
    designs = [e.state.design[card] for card in team_now.market]
    for card in ("fallen_hour", "counterpoint", "rest", "five_strands"):
        assert designs.count(f"influence:{card}") == 2


def test_a_wrong_note_begins_again_and_brings_windfalls() -> None:
    e = begin()
    lay(e)
    before = figures(e, "windfalls")
    for name in ("anchor", "moth"):
        carry_out(e, f"tile:{HOME[name]}#answer_{name}")
    assert notes(e) == 2
    carry_out(e, "tile:orchard_nest#answer_bell")
    assert (notes(e), figures(e, "windfalls")) == (0, before + 2)
    assert not any(e.state.team.flags[f"orchard_n{n}"] for n in (1, 2, 3))
    carry_out(e, "tile:orchard_anchor#answer_anchor")  # and it can be begun again
    assert notes(e) == 1
    for _ in range(3):
        carry_out(e, "tile:orchard_nest#answer_bell")
    assert figures(e, "windfalls") == 4  # never more


def test_the_second_note_discovers_the_score() -> None:
    e = begin()
    lay(e)
    carry_out(e, "tile:orchard_anchor#answer_anchor")
    assert "event:score" not in e.state.encounter.revealed
    carry_out(e, "tile:orchard_moth#answer_moth")
    assert "event:score" in e.state.encounter.revealed
    other = begin()
    carry_out(other, "tile:orchard_gate_tile#verse")
    carry_out(other, "tile:orchard_gate_tile#verse")  # whoever reads the wire twice sees it, too
    assert "event:score" in other.state.encounter.revealed
    assert not is_open(other, "tile:orchard_gate_tile#verse")


def test_who_knows_the_passengers_answers_more_cheaply() -> None:
    assert [begin(ferry_list=n).state.team.flags["orchard_cheap"] for n in (0, 1)] == [0, 1]
    e = begin(ferry_list=1)
    lay(e)
    enter(e, TREES["moth"])
    assert 439 in e.state.team.scripts_read


def test_whom_the_radio_knows_answers_the_first_more_cheaply() -> None:
    answer = CONTENT.abilities["tile:orchard_anchor#answer_anchor"]
    price = answer.ways[0].cost[0][0].args["n"]
    for team, prices in ((ALL[:1], (2, 1)), (ALL[:4], (2, 1))):
        assert tuple(value(begin(*team, radio_left=n), price, {}) for n in (0, 1)) == prices
    e = begin(*ALL[:2], ferry_list=1, radio_left=1)
    assert value(e, price, {}) == 1  # never less
    lay(e)
    carry_out(e, "tile:orchard_anchor#answer_anchor")
    assert e.state.team.flags["radio_left"] == 0


def test_with_the_whistle_one_hears_the_first_two_notes() -> None:
    assert 405 in begin(whistle=1).state.team.scripts_read
    assert 405 not in begin().state.team.scripts_read


# ---- the instrument ---------------------------------------------------------------------------------------------


def test_the_sundial_puts_the_current_card_under_the_deck() -> None:
    e = begin()
    deck = list(e.state.encounter.turn_deck)
    carry_out(e, "tile:orchard_path#sundial")
    assert e.state.encounter.turn_deck == [*deck[1:], deck[0]]
    e.state.encounter.turn_deck = deck[:1]
    assert not is_open(e, "tile:orchard_path#sundial")


def test_the_hut_shows_three_cards_and_lets_them_be_put_back_in_any_order() -> None:
    e = begin()
    deck = list(e.state.encounter.turn_deck)
    e.question = None
    ability = "tile:orchard_hut#hut"
    e.push_list(CONTENT.abilities[ability].ways[0].do, {"self": 0, "actor": 0, "source": "tile:orchard_hut"})
    e.run()
    while e.question is not None and e.question.kind == "reorder":
        e.choose(list(e.choices().values())[-1])  # the last of them first
    assert e.state.encounter.turn_deck == [deck[0], deck[3], deck[2], deck[1], *deck[4:]]


@covers("ETH-TRN-10")
def test_the_great_bell_carries_the_card_out_now_and_opens_every_tree() -> None:
    (cost,) = CONTENT.abilities["tile:orchard_bell#ring"].ways[0].cost
    assert [(part.name, part.args["n"]) for part in cost] == [("team_times", 2)]
    e = begin()
    lay(e)
    suit(e, "anchor")  # basic, special, move
    stand(e, "B3.nw")
    for one in e.state.figures.values():
        if one.kind == "creature":
            one.field = field_of("B3.nw")
    suffered = e.state.characters[0].suffering
    carry_out(e, "tile:orchard_bell#ring")
    assert e.state.characters[0].suffering == suffered + 1  # the windfall's basic effect, in the characters' phase
    assert e.state.encounter.phase == "action"
    assert all(is_open(e, f"tile:{HOME[name]}#answer_{name}") for name in TREES)
    end_round(e)
    assert e.state.team.flags["orchard_rung"] == 0


@covers("ETH-TRN-08")
def test_the_nest_adds_two_rounds_and_no_more() -> None:
    e = begin()
    end_round(e)
    end_round(e)  # what is added comes from the turn cards that are gone
    before = len(e.state.encounter.turn_deck)
    for _ in range(2):
        assert is_open(e, "tile:orchard_nest#nest")
        carry_out(e, "tile:orchard_nest#nest")
    assert len(e.state.encounter.turn_deck) == before + 2
    assert not is_open(e, "tile:orchard_nest#nest")


@covers("ETH-SOC-01")
def test_the_drum_blocks_a_step_every_round() -> None:
    e = begin()
    lay(e)
    stand(e, "B3.se")
    e.state.characters[0].glowstones = 1
    e.state.supply["glowstone"] -= 1
    end_round(e)
    assert e.state.encounter.blocked_steps == []
    stand(e, "B3.se")
    e.choose(offered(e, "orchard_drum")[0])
    settle(e)
    assert 413 in e.state.team.scripts_read
    end_round(e)
    assert len(e.state.encounter.blocked_steps) == 1


@covers("ETH-TRP-01")
def test_the_pit_costs_an_hour() -> None:
    e = begin("gambler", "powerhouse")
    lay(e)
    assert [has_trap(e, 0, field_of(f"B3.{corner}")) for corner in ("nw", "ne", "sw", "se")] == [
        False,
        False,
        True,
        False,
    ]
    hours = e.state.team.hours
    e.question = None
    e.push_list(TILES["orchard_bell"].fields["sw"].trap or "", {"self": 0, "actor": 0})
    e.run()
    settle(e)
    assert e.state.team.hours == hours - 1
    assert 415 in e.state.team.scripts_read


def test_each_tree_can_be_muffled_once_per_round() -> None:
    e = begin("powerhouse")
    lay(e)
    use(e, "orchard_anchor#muffle_anchor", TREES["anchor"])
    assert len(e.state.encounter.blocked_steps) == 1
    assert not offered(e, "orchard_anchor#muffle_anchor")
    end_round(e)
    assert all(is_open(e, f"tile:{HOME[name]}#muffle_{name}") for name in TREES)


# ---- the rest ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("team", [("powerhouse",), ALL])
def test_a_silent_round_under_the_nameless_bell_is_the_other_way(team: tuple[str, ...]) -> None:
    e = begin(*team)
    lay(e)
    for name in ("anchor", "moth", "thorn"):
        assert "event:quiet" not in e.state.encounter.revealed
        use(e, f"{HOME[name]}#muffle_{name}", TREES[name])
    assert len(e.state.encounter.blocked_steps) == 3
    assert "event:quiet" in e.state.encounter.revealed
    stand(e, NAMELESS)
    end_round(e)
    assert e.state.encounter.result == "victory"
    assert (e.state.team.flags["orchard_done"], e.state.team.flags["name_known"]) == (3, 1)


@pytest.mark.parametrize("missing", ["step", "listener", "silence"])
def test_without_any_part_of_it_it_is_no_rest(missing: str) -> None:
    e = begin("powerhouse")
    lay(e)
    stand(e, "B1.nw" if missing == "listener" else NAMELESS)
    for name in ("anchor", "moth", "thorn")[: 2 if missing == "step" else 3]:
        carry_out(e, f"tile:{HOME[name]}#muffle_{name}")
    if missing == "silence":
        e.state.team.flags["orchard_rung"] = 1
    end_round(e)
    assert not e.state.result


# ---- who is there -----------------------------------------------------------------------------------------------


@covers("ETH-CRE-13")
@pytest.mark.parametrize(("team", "comes"), [(("specialist",), 3), (("gambler", "powerhouse"), 2)])
def test_windfalls_lie_there_and_the_tuner_comes(team: tuple[str, ...], comes: int) -> None:
    e = begin(*team)
    assert figures(e, "windfalls") == 1
    came = oversleep(e)
    assert (came["windfalls"], came["tuner"], came["the_stopped_hour"]) == (1, comes, 6)


def test_every_mutation_step_brings_a_windfall_until_there_are_four() -> None:
    e = begin()
    lay(e)
    for expected in (2, 3, 4, 4):
        e.question = None
        e.push_list(
            CONTENT.creature["windfalls"].steps["mutation"] or "", {"source": "creature:windfalls", "decider": "team"}
        )
        e.run()
        settle(e)
        assert figures(e, "windfalls") == expected


def test_a_windfall_picked_up_is_an_hour() -> None:
    e = begin("specialist")
    hours = e.state.team.hours
    field = next(one.field for one in e.state.figures.values() if one.of == "windfalls")
    e.state.figures[0].field = field
    refill(e, 0)
    e.choose(offered(e, "windfalls#pick_up")[0])
    settle(e, player.choose)
    assert (figures(e, "windfalls"), e.state.team.hours) == (0, hours + 1)
    assert 406 in e.state.team.scripts_read


def test_two_windfalls_near_seal_and_one_does_not() -> None:
    for near, sealed in ((1, 0), (2, 2)):
        e = begin("gambler")
        lay(e)
        carry_out(e, "tile:orchard_nest#answer_bell")  # three of them now
        stand(e, "B1.nw")
        found = [one for one in e.state.figures.values() if one.of == "windfalls"]
        for number, one in enumerate(found):
            one.field = field_of("B1.nw" if number < near else "C3.se")
        e.question = None
        e.push_list(
            CONTENT.creature["windfalls"].steps["special"] or "", {"source": "creature:windfalls", "decider": "team"}
        )
        e.run()
        settle(e)
        assert len(e.state.characters[0].sealed) == sealed


def test_a_bent_fork_does_nothing_this_round_and_the_next() -> None:
    e = begin("gambler", "powerhouse")
    while e.creature("tuner") is None:
        end_round(e)
    e.state.team.flags["orchard_fork"] = e.state.encounter.round + 1
    for who in range(2):
        stand(e, "B1.nw", who)
    for one in e.state.figures.values():
        if one.kind == "creature":
            one.field = field_of("B1.nw")
    hours = e.state.team.hours
    for bent in (True, False):
        e.state.team.flags["orchard_fork"] = e.state.encounter.round + bent - 1
        e.question = None
        e.push_list(CONTENT.creature["tuner"].steps["special"] or "", {"source": "creature:tuner", "decider": "team"})
        e.run()
        settle(e)
        assert e.state.team.hours == hours - (not bent)


@pytest.mark.parametrize(
    ("who", "tree", "line"),
    [
        ("gambler", "moth", 435),
        ("specialist", "bell", 436),
        ("powerhouse", "anchor", 437),
        ("free_spirit", "thorn", 438),
    ],
)
def test_everybody_has_a_bell(who: str, tree: str, line: int) -> None:
    for settled in (0, 1):
        e = begin(who, **{f"mem_{who}": settled})
        lay(e)
        e.state.characters[0].sealed = [e.state.characters[0].deck.pop() for _ in range(3)]
        enter(e, TREES[tree])
        assert {420, line} <= set(e.state.team.scripts_read)
        assert (len(e.state.characters[0].sealed), e.state.characters[0].glowstones) == ((3, 1) if settled else (1, 0))


# ---- the page, the clapper, the sign --------------------------------------------------------------------------------


@covers("ETH-GEN-08")
def test_the_page_says_who_lent_and_is_found_once() -> None:
    e = begin()
    assert is_open(e, "tile:orchard_thorn#page")
    carry_out(e, "tile:orchard_thorn#page")
    assert e.state.team.flags["ledger"] == 1
    assert [*e.state.team.items, *e.state.team.store].count("ledger_page") == 1
    assert not is_open(e, "tile:orchard_thorn#page")
    again = begin()
    again.state.team.store.append("ledger_page")  # the postman may have brought it
    before = sum(one.ether for one in again.state.characters)
    carry_out(again, "tile:orchard_thorn#page")
    assert again.state.team.store.count("ledger_page") == 1
    assert sum(one.ether for one in again.state.characters) == before + 2


def test_who_has_seen_the_can_need_not_look_for_the_page() -> None:
    e = begin(can_seen=1)
    assert (is_open(e, "tile:orchard_thorn#page"), is_open(e, "tile:orchard_thorn#page_known")) == (False, True)


def test_the_clapper_hangs_on_the_rope() -> None:
    e = begin()
    carry_out(e, "tile:orchard_bell#rope")
    assert "bell_clapper" in [*e.state.team.items, *e.state.team.store]


@pytest.mark.parametrize(("choice", "verge", "hours"), [("write", 1, 0), ("forgive", 2, 2), ("later", 0, 0)])
def test_miss_verge_is_written_down_or_let_go(choice: str, verge: int, hours: int) -> None:
    e = begin("gambler", "powerhouse")
    before = e.state.team.hours
    e.question = None
    e.push_list(CONTENT.script[424].do, {"self": 0, "actor": 0})
    e.run()
    e.choose(next(one for one in e.choices().values() if one.argument == choice))
    settle(e)
    flags = e.state.team.flags
    assert (flags.get("verge", 0), e.state.team.hours - before) == (verge, hours)
    assert flags.get("testimony", 0) + flags.get("forgiven", 0) == (choice != "later")
    stand(e, "B1.nw")
    assert bool(offered(e, "the_stopped_hour#hear_her")) is (choice == "later")  # she waits at the gate


# ---- endings and what follows ---------------------------------------------------------------------------------------


def test_without_more_rounds_it_is_the_harvest() -> None:
    e = begin("gambler", "powerhouse")
    read(e, GATE.no_more_rounds)
    assert e.state.encounter.result == "failure"
    team = e.state.team
    assert (team.flags["orchard_done"], team.season, team.gates[GATE.id]) == (1, "soot", "lost_kept")
    assert "name_known" not in team.flags  # it can be had elsewhere
    assert 434 in begin(orchard_done=1).state.team.scripts_read


def test_both_ways_make_four() -> None:
    for before, script in ((3, 417), (2, 418)):
        e = begin()
        e.state.team.flags["orchard_done"] = before
        read(e, script)
        assert e.state.team.flags["orchard_done"] == 4


def test_a_second_visit_is_quiet_and_something_can_be_hung_up() -> None:
    e = begin("gambler", orchard_done=2)
    assert e.state.team.flags["orchard_again"] == 1
    assert len(e.state.encounter.turn_deck) == 8
    assert not e.state.encounter.creatures
    lay(e)
    stand(e, TREES["moth"])
    refill(e, 0)
    count = len(e.state.characters[0].hand)
    e.choose(offered(e, "orchard_moth#hang_moth")[0])
    settle(e)
    assert len(e.state.team.removed_cards) == 1
    assert len(e.state.characters[0].hand) in (count, count - 1)
    assert not is_open(e, "tile:orchard_moth#hang_moth")
    stand(e, "B1.nw")
    e.choose(offered(e, "gate_orchard#go_home")[0])
    settle(e)
    assert e.state.encounter.result == "victory"
    assert (e.state.team.flags["orchard_done"], e.state.team.gates[GATE.id]) == (4, "won")


def test_a_second_visit_ends_by_itself_too() -> None:
    e = begin("gambler", orchard_done=3)
    oversleep(e)
    assert e.state.encounter.result == "victory"
    assert 425 not in e.state.team.scripts_read


# ---- the sign, the puzzles, the people of the Rise ------------------------------------------------------------------


def put_sign(e: Engine, sign: str) -> None:
    """The first character puts a sign into the scars of the trunk."""
    e.question = None
    e.push("use_sign", {}, c=0, sign=sign, spot="orchard_trunk_spot")
    e.run()
    settle(e)


def test_three_balls_fit_the_three_scars() -> None:
    e = begin()
    lay(e)
    before = figures(e, "windfalls")
    put_sign(e, "candle")
    assert (figures(e, "windfalls"), e.state.team.flags.get("third_ticket", 0)) == (before + 1, 0)
    cards = e.state.team.shopping_cards
    put_sign(e, "three_balls")
    put_sign(e, "three_balls")  # once is enough
    assert (e.state.team.flags["third_ticket"], e.state.team.shopping_cards) == (1, cards + 1)
    assert "event:pawn_ticket" in e.state.encounter.revealed


def test_puzzles_have_three_hints_and_what_solves_them() -> None:
    for name in ("tune", "rest_in_the_score", "who_took_the_third"):
        assert len(CONTENT.puzzle[name].hints) == 3
    e = begin()
    assert not holds(e, CONTENT.puzzle["tune"].solved, {})
    carry_out(e, "tile:orchard_gate_tile#verse")
    carry_out(e, "tile:orchard_gate_tile#verse")
    assert holds(e, CONTENT.puzzle["tune"].solved, {})


def give_ether(e: Engine, n: int) -> None:
    """The first character has had ether from somewhere."""
    e.state.characters[0].ether += n
    e.state.supply["ether"] -= n


def answer(e: Engine, script: int, *keys: str) -> None:
    """A script is read, and its choices are answered by their keys."""
    e.question = None
    e.push_list(CONTENT.script[script].do, {"self": 0, "actor": 0})
    e.run()
    left = list(keys)
    while not e.state.result and e.question is not None and e.question.kind != "command":
        wanted = [one for one in e.choices().values() if left and one.argument == left[0]]
        if wanted:
            left.pop(0)
        e.choose(wanted[0] if wanted else idle(e))
    assert not left


@pytest.mark.parametrize(("key", "flag", "value"), [("write", "testimony", 1), ("forgive", "forgiven", 2)])
def test_uncle_third_and_sexton_low_are_written_down_or_let_go(key: str, flag: str, value: int) -> None:
    e = begin("gambler", "powerhouse")
    give_ether(e, 1)
    answer(e, 124, "ether", key)
    assert (e.state.team.flags["third"], e.state.team.flags[flag]) == (value, 1)
    sealed = [len(one.sealed) for one in e.state.characters]
    answer(e, 125, "quiet", key)
    assert (e.state.team.flags["low"], e.state.team.flags[flag]) == (value, 2)
    assert [len(one.sealed) for one in e.state.characters] == [n + 2 for n in sealed]


def test_who_borrows_owes_and_the_whistle_can_be_bought_back() -> None:
    e = begin("gambler", "powerhouse", debt=1)
    answer(e, 114, "stones")
    assert ([one.glowstones for one in e.state.characters], e.state.team.flags["debt"]) == ([1, 1], 2)
    answer(e, 114, "nothing")
    assert e.state.team.flags["debt"] == 2
    give_ether(e, 2)
    answer(e, 115, "buy")
    assert e.state.team.flags["whistle"] == 1


def test_every_script_is_read_in_some_game() -> None:
    read_by: set[int] = set()
    e = begin(*ALL, whistle=1, ferry_list=1)
    while e.creature("tuner") is None:
        end_round(e)
    lay(e)
    for who, tree in enumerate(("moth", "bell", "anchor", "thorn")):
        stand(e, TREES[tree], who)
        e.question = None
        e.fire("enter_field", character=who, field=field_of(TREES[tree]))
        e.run()
        settle(e)
    for action in (
        "gate_tile#verse", "gate_tile#verse", "gate_tile#hive", "path#sundial", "hut#hut", "bell#ring", "bell#rope",
        "thorn#page", "anchor#muffle_anchor", "moth#muffle_moth", "thorn#muffle_thorn", "nest#answer_bell",
    ):  # fmt: skip
        carry_out(e, f"tile:orchard_{action}")
    for script in (406, 413, 415, 424):
        read(e, script)  # tests above show what leads to them
    put_sign(e, "candle")
    put_sign(e, "three_balls")
    for name in TREES:
        carry_out(e, f"tile:{HOME[name]}#answer_{name}")
    assert e.state.encounter.result == "victory"
    read_by |= set(e.state.team.scripts_read)
    silent = begin()
    read(silent, 418)
    harvest = begin(orchard_done=1)
    read(harvest, GATE.no_more_rounds)
    again = begin("gambler", orchard_done=2)
    lay(again)
    stand(again, TREES["moth"])
    carry_out(again, "tile:orchard_moth#hang_moth")
    carry_out(again, "gate:gate_orchard#go_home")
    for other in (silent, harvest, again):
        read_by |= set(other.state.team.scripts_read)
    # `read` carries out a script without reading it aloud
    read_by |= {406, 413, 415, 418, 424, GATE.no_more_rounds}
    assert {n for n in CONTENT.script if 401 <= n <= 439} - read_by == set()
