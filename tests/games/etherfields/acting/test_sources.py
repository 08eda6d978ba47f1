"""Where actions are found and who may use them (6.12): what the first tests of actions leave open."""

from __future__ import annotations

from reverie.games.etherfields import land
from reverie.games.etherfields.core.limits import renew
from reverie.games.etherfields.rounds.states import put_state
from tests.games.etherfields.acting.events import acting, event, happened, intents
from tests.games.etherfields.tables import Data, Who, again, board, designs, offered, play, point, table
from tests.support import covers

FREE: Data = {"id": "a", "kind": "action", "cost": "free", "do": [{"gain_hours": 1}]}
QUICK: Data = {"id": "i", "kind": "interrupt", "cost": "free", "after_use": "discard", "do": [{"gain_key": 1}]}


def named(kind: str, id: str, *abilities: Data, **rest: object) -> Data:
    """A thing with abilities."""
    return {kind: {"id": id, "name": {"en": id}, "abilities": list(abilities), **rest}}


def influence(id: str, *abilities: Data, **rest: object) -> Data:
    """An influence card."""
    return named("influence", id, *abilities, intents={}, **rest)


@covers("ETH-ACT-01")
def test_actions_of_season_clues_companions_and_own_weaknesses() -> None:
    pack = [
        named("season", "frost", FREE, polarity="positive"),
        named("clue", "note", FREE),
        named("companion", "bird", FREE),
        named("weakness", "shoes", FREE, goes_to="progress_zone"),
    ]
    e = table([Who(weaknesses="shoes"), Who()], pack=pack, companions={"bird": "A1.ne"}, run=False)
    e.state.team.season = "frost"
    e.state.team.clues = ["note"]
    e.changed()
    e.run()
    found = [words for words in offered(e) if words.startswith("use")]
    for part, users in (("frost", 2), ("note", 2), ("bird", 1), ("shoes", 1)):
        assert sum(part in words for words in found) == users, (part, found)


@covers("ETH-ACT-01")
def test_laid_cards_and_masks_serve_their_owner_alone() -> None:
    pack = [influence("laid", FREE, progress={"cost": "free"}), named("mask", "grin", FREE, owner="any")]
    e = table([Who(progress="laid", mask="grin"), Who()], pack=pack)
    assert [words for words in offered(e) if words.startswith("use")] == ["use c1 laid", "use c1 grin"]


@covers("ETH-ACT-02", "ETH-RNG-03", "ETH-FGT-04")
def test_targets_are_those_in_range_when_the_action_was_named() -> None:
    away = {"relocate": {"who": "self", "field": {"field": {"pick": "id", "id": "C4.se"}}}}
    strike = {"id": "i", "kind": "action", "keyword": "fight", "cost": [intents("wrath", 1)],
              "do": [away, {"gain_hours": 1}]}  # fmt: skip
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {},
                          "interactions": [strike]}}  # fmt: skip
    e = table([Who(hand="W2")], pack=[beast], figures={"beast": "A1.ne"}, hours=0)
    play(e, "use c1 beast#i", "pay wrath2 with wrath", "confirm")
    assert happened(e) == 2, "whoever acts is far away by now, but was not when it began"


@covers("ETH-ACT-06")
def test_cards_are_played_from_the_hand_and_only_interrupts_at_other_times() -> None:
    pack = (influence("trick", FREE), influence("quick", QUICK))
    e = acting([Who(hand="W1 trick quick", discard="trick")], {"cost": [intents("wrath", 1)]}, pack=pack)
    play(e, "play c1 trick")
    assert "play c1 trick" not in offered(e), "both lie on the discard pile"
    e = acting([Who(hand="W1 trick quick")], {"cost": [intents("wrath", 1)]}, pack=pack)
    play(e, "use c1 ev#a1")
    assert [words for words in offered(e) if words.startswith("play")] == ["play c1 quick"]


@covers("ETH-ACT-08")
def test_requirements_need_not_hold_once_the_price_is_paid() -> None:
    only = {"cost": [{"ether": 1}], "requires": [{"resource": {"kind": "ether", "n": 1}}]}
    e = acting([Who(ether=1)], only)
    play(e, "use c1 ev#a1")
    assert (happened(e), e.character(0).ether) == (1, 0)
    assert "use c1 ev#a1" not in offered(e)


@covers("ETH-ACT-09")
def test_a_single_use_action_stays_used_without_a_token_and_in_the_next_slumber() -> None:
    once = {**FREE, "id": "open", "limit": "single_use"}
    e = table(1, tiles=board(A1={"nw": {"actions": [once]}}), hours=0, run=False)
    land.place_marker(e.state.land, 47, "block", e.state.supply["block"])
    e.state.supply["block"] = 0
    e.run()
    play(e, "use c1 tile_a1#open")
    renew(e, "encounter")
    assert "use c1 tile_a1#open" not in offered(again(e)), "until the slumberlands are built again"


@covers("ETH-ACT-13")
def test_every_action_of_a_card_is_offered() -> None:
    both = influence("trick", FREE, {**FREE, "id": "b", "requires": [{"resource": {"kind": "keys", "n": 1}}]})
    assert [words for words in offered(table([Who(hand="trick")], pack=[both])) if words.startswith("play")] == [
        "play c1 trick#a"
    ]
    e = table([Who(hand="trick")], pack=[both], keys=1, hours=0)
    assert [words for words in offered(e) if words.startswith("play")] == ["play c1 trick#a", "play c1 trick#b"]
    play(e, "play c1 trick#b")
    assert (happened(e), designs(e, e.character(0).discard)) == (1, ["trick"])


@covers("ETH-ACT-15", "ETH-RFT-01")
def test_actions_of_a_rift_need_its_field_unless_it_is_a_rule_for_all() -> None:
    def found(field: str) -> list[str]:
        fate = {"fate": {"id": "hole", "name": {"en": "Hole"}, "do": ["place_in_rift"],
                         "rift": {"field": field, "abilities": [FREE]}}}  # fmt: skip
        people = [Who(at="A1.se"), Who(at="C4.se")]
        e = table(people, pack=[fate], tiles=board(A1={"rift_slot": "se"}), run=False)
        e.state.land.rifts["tile_a1"] = "hole"
        e.changed()
        e.run()
        return [words for words in offered(e) if words.startswith("use")]

    assert found("slot") == ["use c1 hole#a"]
    assert found("none") == ["use c1 hole#a", "use c2 hole#a"]


@covers("ETH-ACT-16")
def test_an_action_without_a_target_may_change_nothing() -> None:
    e = acting([Who()], {"cost": "free", "do": [{"heal": 1}]})
    play(e, "use c1 ev#a1")
    assert point(e) == "DP-20"


@covers("ETH-GEN-02")
def test_choices_inside_an_action_belong_to_whoever_acts_unless_the_team_decides() -> None:
    options = [{"key": "a", "do": [{"gain_hours": 1}]}, {"key": "b", "do": [{"gain_key": 1}]}]
    own = {"cost": "free", "do": [{"choose_one": options}]}
    for ability, seats in ((own, (1,)), ({**own, "decider": "team"}, (0, 1))):
        e = acting([Who(), Who()], ability)
        play(e, "use c2 ev#a1")
        assert e.question is not None
        assert e.question.seats == seats


@covers("ETH-GEN-13")
def test_once_per_round_counts_for_each_copy() -> None:
    laid = influence("laid", {**FREE, "limit": "per_round"}, progress={"cost": "free"})
    e = table([Who(progress="laid laid")], pack=[laid], hours=0)
    play(e, "use c1 laid", "use c1 laid")
    assert happened(e) == 2
    assert "use c1 laid" not in offered(e)


@covers("ETH-PRG-06")
def test_cards_in_stasis_are_not_counted() -> None:
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {}}}
    laid = influence("laid", progress={"cost": "free", "colors": ["wrath"]})
    ask = event({"cost": "free", "requires": [{"progress": {"who": "self", "color": "wrath", "n": 1}}]})
    e = table([Who(progress="laid")], pack=[laid, beast, ask], figures={"beast": "C4.se"}, revealed=["event:ev"])
    assert "use c1 ev#a1" in offered(e)
    e.state.encounter.creatures[0].mutations.append("stasis")
    e.state.mutation_bag.remove("stasis")
    assert "use c1 ev#a1" not in offered(again(e))


@covers("ETH-PRG-10", "ETH-PRG-04")
def test_laying_for_free_makes_room_first() -> None:
    from tests.games.etherfields.effects.saying import say

    pack = [influence(name, progress={"cost": "free"}) for name in ("old", "older", "new")]
    e = say([Who(hand="new", progress="old old old older")], {"lay_free": 1}, pack=pack, answers=["lay new"])
    assert offered(e) == ["discard old", "discard older"], "the new one does not lie yet"
    play(e, "discard old")
    assert designs(e, e.character(0).progress) == ["old", "old", "older", "new"]


@covers("ETH-RNG-01")
def test_figures_do_not_obstruct() -> None:
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {}}}
    aim = {"cost": "free", "range": 2, "target": {"figure": "chosen"}, "do": [{"gain_hours": 1}]}
    e = acting([Who(at="A1.nw"), *[Who(at="A1.ne")] * 3], aim, pack=(beast,), figures={"beast": "A2.nw"})
    assert "use c1 ev#a1" in offered(e)


@covers("ETH-STA-02", "ETH-RNG-05")
def test_a_confused_character_has_no_unlimited_range() -> None:
    beast = {"creature": {"id": "beast", "name": {"en": "Beast"}, "figure": "human", "movement": 1, "steps": {}}}
    aim = {"cost": "free", "range": "unlimited", "target": {"figure": "chosen"}, "do": [{"gain_hours": 1}]}
    for place, in_range in (("A1.ne", True), ("A2.nw", False)):
        e = acting([Who(at="A1.nw")], aim, pack=(beast,), figures={"beast": place})
        assert "use c1 ev#a1" in offered(e)
        put_state(e, 0, "confused")
        assert ("use c1 ev#a1" in offered(again(e))) is in_range
