"""What people read: in both languages, with the numbers and words of the rule behind it."""

from __future__ import annotations

import re

import pytest

from reverie.games.etherfields.content.model import Text
from tests.games.etherfields.content.reading import CONTENT, known_numbers, numbers, numbers_of, texts, words, words_of
from tests.support import covers

ABILITIES = sorted(CONTENT.abilities.values(), key=lambda ability: ability.ref)

COLORS = {"wrath": ("wrath", "Zorn"), "cunning": ("cunning", "List"), "perception": ("perception", "Wahrnehmung")}
SAID = {  # part of an ability -> value -> what the text says, English and German
    "keyword": {"fight": ("ight", "Kampf"), "contact": ("ontact", "Kontakt")},
    "limit": {
        "per_round": ("nce per round", "inmal je Runde"),
        "per_encounter": ("nce per encounter", "inmal je Begegnung"),
        "single_use": ("Single use", "Nur einmal"),
    },
}
# "2 instead of 3": what it is otherwise, or from when on
USUAL = {"influence:stubborn_heart#p": {3}, "influence:crowded_mind#p": {4}, "tile:ferry_bilge#pump": {6}}
USUAL |= {"influence:nothing_to_carry#p": {4}, "tile:court_door#slip_out": {3}, "tile:court_door#bang": {2}}
USUAL |= {"tile:ferry_saloon#reserved": {3}}
USUAL |= {
    f"tile:house_{room}#look": {2, 3} for room in ("kitchen", "parlour", "workshop", "attic", "nursery", "watch_room")
}
STATES = {
    "confused": ("confused", "verwirrt"),
    "stunned": ("stunned", "betäubt"),
    "paralysed": ("paralysed", "paralysiert"),
    "poisoned": ("poisoned", "vergiftet"),
}


def digits(text: str) -> set[int]:
    """The numbers in a text."""
    return {int(number) for number in re.findall(r"\d+", text)}


def says(text: Text, english: str, german: str) -> bool:
    """Whether both languages contain a word."""
    return english in text["en"] and german in text["de"]


@covers("ETH-GEN-20")
def test_every_text_is_there_in_both_languages() -> None:
    missing = [place for place, text in texts() if text and (set(text) != {"en", "de"} or not all(text.values()))]
    assert missing == []


def test_every_thing_has_a_name_or_is_a_script() -> None:
    nameless = [ref for ref, thing in CONTENT.things.items() if not thing.name and not ref.startswith("script:")]
    assert nameless == []
    assert [n for n, script in CONTENT.script.items() if not script.text] == []


def test_german_is_not_english() -> None:
    """Names may be the same; a sentence that is the same in both languages was forgotten."""
    same = [place for place, text in texts() if text and text["en"] == text["de"] and " " in text["en"]]
    assert same == []


def test_no_two_cards_have_the_same_name() -> None:
    for language in CONTENT.languages:
        kinds = [CONTENT.influence, CONTENT.item, CONTENT.mask, CONTENT.weakness, CONTENT.fate, CONTENT.event]
        names = [thing.name[language] for kind in kinds for thing in kind.values()]
        assert sorted(names) == sorted(set(names))


def test_quotation_marks_and_dashes_are_those_of_the_language() -> None:
    wrong = [place for place, text in texts() if text and ('"' in text["de"] or "--" in text["de"] + text["en"])]
    assert wrong == []


def test_every_ability_says_its_rule() -> None:
    assert [ability.ref for ability in ABILITIES if not ability.text] == []


def test_a_text_has_the_numbers_of_its_rule() -> None:
    wrong = {
        (ability.ref, language): missing
        for ability in ABILITIES
        for language, text in ability.text.items()
        if (missing := numbers_of(ability) - digits(text))
    }
    assert wrong == {}


def test_a_text_has_no_other_numbers() -> None:
    wrong = {
        (ability.ref, language): strange
        for ability in ABILITIES
        for language, text in ability.text.items()
        if (strange := digits(text) - known_numbers(ability) - USUAL.get(ability.ref, set()))
    }
    assert wrong == {}


def test_a_limit_in_a_text_is_a_limit_in_the_data() -> None:
    wrong = [
        (ability.ref, limit)
        for ability in ABILITIES
        for limit, (english, german) in SAID["limit"].items()
        if (english in ability.text["en"] or german in ability.text["de"]) and ability.limit != limit
    ]
    assert wrong == []


def test_a_text_has_the_colours_of_its_price() -> None:
    wrong = []
    for ability in ABILITIES:
        for way in ability.ways:
            for component in words(way.cost):
                color = component.args.get("color")
                every = len(way.cost) == len(COLORS)  # "of any one colour"
                if component.name == "intent" and color in COLORS and not every:
                    wrong += [] if says(ability.text, *COLORS[color]) else [(ability.ref, color)]
    assert wrong == []


def test_a_text_says_how_often_and_how() -> None:
    wrong = []
    for ability in ABILITIES:
        expected = [values[getattr(ability, part)] for part, values in SAID.items() if getattr(ability, part) in values]
        expected += [("Group action", "Gemeinschaftsaktion")] if ability.group else []
        expected += [STATES[word.args["kind"]] for word in words_of(ability) if word.name == "put_state"]
        if ability.kind == "interrupt" and ability.source.startswith("influence:"):
            expected.append(("Interrupt", "Unterbrechung"))
        wrong += [(ability.ref, word) for word in expected if not says(ability.text, *word)]
    assert wrong == []


def test_creatures_say_what_their_steps_do() -> None:
    for creature in CONTENT.creature.values():
        for step, german in (("mutation", "Wandlung"), ("basic", "Basis"), ("special", "Spezial")):
            assert says(creature.text, f"{step.capitalize()}:", f"{german}:"), creature.id
            effects = creature.steps.get(step)
            if effects:
                for text in creature.text.values():
                    assert numbers(words(effects)) - digits(text) == set(), (creature.id, step)


def test_turn_cards_and_fate_cards_say_what_they_do() -> None:
    for card in CONTENT.turn_card.values():
        for text in card.text.values():
            assert numbers(words(card.reward)) - digits(text) == set(), card.id
    for fate in CONTENT.fate.values():
        for text in fate.text.values():
            assert numbers(words(fate.do)) - digits(text) == set(), fate.id


def test_slumbers_say_what_happens_without_more_rounds() -> None:
    for tile in CONTENT.slumber.values():
        for text in tile.text.values():
            assert numbers(words(tile.faces[-1].no_more_rounds)) - digits(text) == set(), tile.id
        if tile.faces[-1].abort:
            assert says(tile.text, "abort", "Abbruch"), tile.id


def test_options_say_their_numbers() -> None:
    for ref, effects in CONTENT.lists.items():
        for word in effects:
            for option in word.args.get("options", ()):
                if ref.startswith("script:") and not digits(option.text.get("en", "")):
                    continue  # a choice in a story may keep its consequences to itself
                for text in option.text.values():
                    assert numbers(words(option.do)) - digits(text) == set(), (ref, option.key)


@pytest.mark.parametrize(
    ("ref", "pages", "asked"),
    [("tile:ferry_pier_tile#make_fast", (230, 231), {4, 6, 8}), ("tile:court_great_lamp#verdict", (535, 536), {7})],
)
def test_the_first_pages_say_how_much_it_takes(ref: str, pages: tuple[int, ...], asked: set[int]) -> None:
    """What wins a dream is asked with the same numbers where one first reads of it as where one pays for it."""
    assert asked <= known_numbers(CONTENT.abilities[ref])
    for n in pages:
        for language, text in CONTENT.script[n].text.items():
            said = digits(str(text))
            assert asked <= said, (n, language)
            assert not said & {3, 5, 6, 7} - asked, (n, language)
