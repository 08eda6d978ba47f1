"""General rules (chapter 4) where they show in texts."""

from __future__ import annotations

from reverie.games.etherfields.core.operations import remove_for_good
from reverie.games.etherfields.language.effects.secrets import gain_ref
from reverie.games.etherfields.rounds.gate_entry import begin
from tests.games.etherfields.acting.events import acting
from tests.games.etherfields.effects.saying import say, thing
from tests.games.etherfields.tables import Data, Who, board, carry_out, offered, play, table, where
from tests.support import covers


@covers("ETH-GEN-04")
def test_a_consequence_takes_what_there_is_and_a_price_all_or_nothing() -> None:
    e = say([Who(ether=1, glowstones=1, spirits=1)], {"lose_ether": 3}, {"lose_glowstone": 2}, {"lose_spirit": 2})
    who = e.character(0)
    assert (who.ether, who.glowstones, who.spirits) == (0, 0, 0)
    e = acting([Who(ether=1)], {"cost": [{"ether": 2}]}, {"cost": [{"ether": 1}]})
    assert [words for words in offered(e) if words.startswith("use")] == ["use c1 ev#a2"]


@covers("ETH-GEN-06")
def test_the_team_size_counts_everybody() -> None:
    for size in (1, 3, 4):
        assert say(size, {"gain_hours": "team_size"}, hours=0).state.team.hours == size


@covers("ETH-GEN-10")
def test_inside_in_order_a_condition_is_settled_when_it_is_reached() -> None:
    def asking(word: str) -> Data:
        return {"if": {"cond": {"resource": {"kind": "keys", "n": 1}}, "do": [{word: 1}]}}

    text = [asking("gain_ether"), {"in_order": [{"gain_key": 1}, asking("gain_hours")]}]
    card = {"influence": {"id": "trick", "name": {"en": "Trick"}, "intents": {}, "abilities": [
        {"id": "a", "kind": "action", "cost": "free", "do": text}]}}  # fmt: skip
    e = table([Who(hand="trick")], pack=[card], hours=0)
    play(e, "play c1 trick")
    assert (e.character(0).ether, e.state.team.keys, e.state.team.hours) == (0, 1, 1)


@covers("ETH-GEN-12")
def test_outside_an_encounter_a_round_lasts_until_the_next_one_starts() -> None:
    texts = {
        word: [{"modifier": {"stat": "hand_limit", "op": "add", "value": 1, "who": "self", "duration": word}}]
        for word in ("round", "sitting")
    }
    e = table(1, texts=texts)
    for word in texts:
        carry_out(e, word, self=0)
    begin(e, "dream", "gate:g_table")
    assert [made.duration for made in e.state.modifiers] == ["sitting"]


@covers("ETH-GEN-14")
def test_what_was_removed_from_the_game_is_not_gained_again() -> None:
    e = table(1, pack=[thing("item", "lens", intents={}), thing("clue", "note")], items="lens")
    assert gain_ref(e, "clue:note", None)
    for ref in ("item:lens", "clue:note"):
        remove_for_good(e, ref)
        assert not gain_ref(e, ref, None)
    assert (e.state.team.items, e.state.team.clues) == ([], [])


@covers("ETH-GEN-15")
def test_what_one_looks_at_only_one_is_told() -> None:
    code = {"numeral": "I", "group": 1, "letter": "F"}
    pack = [thing("item", "lens", intents={}, code=code)]
    texts: Data = {"a": [{"look_at": {"code": "F", "decider": "actor"}}], "b": [{"look_top": 2}]}
    e = table(2, pack=pack, texts=texts, kind="dream", listening=True)
    e.state.encounter.secrets = ["item:lens"]
    for text in texts:
        carry_out(e, text, self=1, actor=1, decider=1)
    assert e.events is not None
    assert [(kind, seats) for kind, _, seats in e.events if kind in ("secret_seen", "looked")] == [
        ("secret_seen", (1,)),
        ("looked", (1,)),
    ]
    assert e.state.encounter.looked_at == {"item:lens": [1]}


@covers("ETH-HRS-01")
def test_the_clock_stops_at_twelve() -> None:
    assert say(1, {"gain_hours": 9}, hours=11).state.team.hours == 12


@covers("ETH-MOV-04", "ETH-BLK-01")
def test_nobody_is_relocated_to_a_blocked_field() -> None:
    there = {"relocate": {"who": "self", "field": {"field": {"pick": "id", "id": "A1.ne"}}}}
    assert where(say(1, there, tiles=board(A1={"ne": {"blocked": True}})), 0) == "A1.nw"
    assert where(say(1, there), 0) == "A1.ne"
