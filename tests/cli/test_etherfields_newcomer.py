"""What somebody reads who plays a campaign for the first time: the goal, what a choice is about, whole sentences."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest

from reverie.cli import slots
from reverie.cli.output import Output
from reverie.cli.speech import Speech
from reverie.cli.table.etherfields import EtherfieldsTable
from reverie.cli.table.etherfields_story import ended, open_ended
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event
from tests.cli.conftest import Run

LANGUAGES = ("en", "de")


def painter(language: str = "en") -> EtherfieldsTable:
    return EtherfieldsTable(Speech(language, ascii_only=False), 80, 1)


def told(table: EtherfieldsTable, kind: str, **data: Any) -> str:
    return " ".join(text.plain for text in table.tell([Event(1, kind, data)]))


def question(kind: str, **about: Any) -> Decision:
    return Decision("DP-0", kind, (0,), about=about, prompt_id=f"etherfields-ask-{kind}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_campaign_says_what_it_is_and_every_dream_says_its_goal(run: Run, language: str) -> None:
    flags = ("--variant", "encounter=campaign", "--mode", "one", "--seed", "3", "--lang", language)
    text = " ".join(run("play", "etherfields", *flags, text="1\n1\nq\n").stdout.split())
    table = painter(language)
    gate = table.content.gate["gate_room"]
    assert " ".join(table.labels.text(table.content.text).split()) in text
    assert " ".join(table.labels.text(gate.goal).split()) in text
    assert text.index(table.labels.text(table.content.name)) < text.index(table.labels.text(gate.goal)[:40])


def test_a_dream_by_itself_says_its_goal_once(run: Run) -> None:
    text = " ".join(
        run("play", "etherfields", "--mode", "one", "--seed", "3", "--lang", "en", text="q\n").stdout.split()
    )
    assert text.count("Leave the house together before morning") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slumber_says_what_it_asks_for(language: str) -> None:
    table = painter(language)
    asks = table.labels.text(table.content.slumber["s_moth_choir"].text)
    assert asks in told(table, "slumber_drawn", slumber="s_moth_choir")
    asks = table.labels.text(table.content.slumber["s_tatterling"].text)  # here the question says it
    assert asks not in told(table, "slumber_drawn", slumber="s_tatterling")
    assert asks in table.asked(question("start", slumber="s_tatterling"), {}).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_and_masks_say_what_they_do(language: str) -> None:
    table = painter(language)
    door = next(one for ref, one in table.content.abilities.items() if ref.endswith("door") and len(one.ways) > 1)
    assert table.labels.text(door.text) in table.asked(question("way", ability=door.ref), {}).plain
    payment = {"needs": {"wrath": 3}, "got": {}, "for": door.ref}
    assert table.labels.text(door.text) in table.payment(payment).plain
    people = [{"id": "powerhouse", "mask": "bull_calf"}]
    asked = table.asked(question("new-mask", character="powerhouse", mask="wet_clay"), {"characters": people}).plain
    mask = table.content.mask["wet_clay"]
    assert table.labels.text(mask.abilities[0].text) in asked
    assert table.labels.thing("mask:bull_calf") in asked


def test_what_a_reward_offers_is_said() -> None:
    table = painter()
    offering = next(
        (ref, place, card)
        for card in table.content.turn_card.values()
        for ref, words in table.content.lists.items()
        if ref.startswith(f"{card.ref}/")
        for place, word in enumerate(words)
        if word.name == "may" and not word.args.get("text")
    )
    ref, place, card = offering
    assert table.labels.text(card.text) in table.asked(question("may", ref=ref, place=place), {}).plain


def test_sentences_end_once() -> None:
    assert ended("1 hour: heal 1") == "1 hour: heal 1."
    assert ended("Is it?") == "Is it?"
    assert ended('He says "no."') == 'He says "no."'
    assert open_ended("Pass.") == "Pass"
    assert open_ended("Listen. (He may remember it.)") == "Listen. (He may remember it)"
    assert open_ended("Why?") == "Why?"


def test_what_is_told_of_the_town_names_no_machinery() -> None:
    table = painter()
    silent = next(
        ref for ref, one in table.content.abilities.items() if one.source == "wisdom:w_dreamworld" and not one.name
    )
    assert told(table, "triggered", ability=silent, event="enter_location") == ""
    assert told(table, "gate_status", gate="gate_ferry", now="lost_kept") == "The Ferry That Waits stays open to you."
    assert told(table, "terrain_placed", terrain="light", fields=[1]).startswith("There is light on ")
    moved = told(table, "markers_moved", what="story", n=1, at="field:5", source="character:gambler")
    assert "from The Gambler to" in moved


def test_whoever_begins_a_campaign_is_asked_for_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    for typed, mode in (("3\n", "solo3"), ("1\n", "one"), ("\n", "solo2"), ("nine\n9\n4\n", "solo4")):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert slots.ask_how_many(Output("en", as_json=False, ascii_only=False), "etherfields") == mode
