"""T13: spoilt records and positions: each is refused in plain words, or it is a game that stands up to every check."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie import Game, RecordError, ReverieError
from reverie.games.onirim.cards import BASE_DECK, TOKENS
from reverie.kernel import registry
from reverie.kernel.records import Record, one_line, parse_record
from reverie.words import LANGUAGES
from tests.fuzz.measure import Growth, cost
from tests.fuzz.mutate import paste_literal, spoil_data, spoil_text
from tests.properties.every_game import inspector_of

CORPUS = Path(__file__).parent / "corpus"
CARDS = sum(BASE_DECK.values())
SLOW = 1.0  # seconds of processor time
MEMORY_LIMIT = 64 << 10  # KiB
STEPS = ["turn", "search:red", "prophecy", "prophecy-order", "door:door.red", "nightmare", "next-turn", "refill",
         "empty-limbo", "redraw", "nightmare-leaves", "over"]  # fmt: skip
ZONES = ["row", "hand", "doors", "discard", "limbo", "looked", "top", "bottom", "turn", "placed", "rest", "at", "|"]
RECORD_WORDS = ["unfinished", "result:", "state:", "check:", "game:", "rules:", "start:", "peeked: yes", "1.", "2.",
                "99.", ",", "\n", "won all_doors ONI-BASE-37", "lost deck_empty URB-BASE-62", "Reverie record 1",
                "onirim/third/solo", "urbion/second/solo", "urbion", "seed=0", "first", ""]  # fmt: skip
POSITION_WORDS = [*TOKENS, *(f"{token}!" for token in TOKENS), *ZONES, *ZONES, *STEPS, "x2", "x3", "x0", "x99", "|",
                  "pile", "discard", "red", "blue", "0", "1", "8", "999", "first", "third", "solo", ""]  # fmt: skip


def games(name: str, count: int) -> list[Game]:
    """Games of every sort: both editions, deals and positions, quick and fair, running, ended and peeked."""
    made = []
    editions = [edition.name for edition in registry.game(name).manifest.editions]
    for number in range(count):
        rng = random.Random(number)
        seeds: list[int | str] = [number, 2**63 - 1 - number, f"fair:{number:064x}"]
        seed = rng.choice(seeds)
        game = reverie.new_game(name, edition=rng.choice(editions), seed=seed)
        agent = reverie.agent("random", name, seed=number)
        if rng.random() < 0.3:
            play(game, agent, rng.randrange(40))
            game = reverie.from_position(game.position(), seed=seed) if not game.is_over else game
        play(game, agent, rng.choice([0, 5, 30, 1000]))
        if rng.random() < 0.2 and game.line:
            game.undo()
        made.append(game)
    return made


def play(game: Game, agent: Any, answers: int) -> None:
    """Some answers, fewer if the game ends."""
    while answers and not game.is_over:
        game.apply(agent.choose(game.outlook()))
        answers -= 1


def check_sound(game: Game) -> None:
    """Everything that can be asked of a game has an answer, no card is lost, and it can be played to its end."""
    for seat in (0, None):
        json.dumps(game.view(seat))
        json.dumps([event.to_json() for event in game.events_for(seat)])
    inspector_of(game.spec.game)(game.clone(), True)
    assert bool(game.legal_actions()) != game.is_over
    assert (game.decision is None) == game.is_over
    again = parse_record(game.record().text()).replay()
    assert again.hash() == game.hash()
    if not game.is_over and game.turn <= 900:  # set up at turn 900, a game runs beyond what a position can say
        same = reverie.from_position(game.position(), seed=1)
        assert same.view() == game.view()
        assert same.legal_actions() == game.legal_actions()
    if not game.is_over:
        end = game.clone()
        play(end, reverie.agent("random", game.spec.game, seed=1), 100_000)
        assert end.is_over
        inspector_of(game.spec.game)(end, True)
        assert game.rollouts(1)["games"] == 1


def test_no_card_vanishes_when_a_game_is_lost() -> None:
    """The nightmare that was being warded off lay in no zone once the game was over."""
    game = reverie.new_game("onirim", seed=0)
    play(game, reverie.agent("random", seed=0), 1000)
    assert game.line[-1].words == "ward hand"
    assert card_count(game) == CARDS


def card_count(game: Game) -> int:
    """Every card of a seat's view: the open ones, and those it cannot see."""
    view = game.view()
    known = [face for end in ("known_top", "known_bottom") for face in view["pile"][end] if face]
    open_cards = [view["hand"], view["row"], view["looked"]]
    rest = sum(len(view[zone]) for zone in ("doors", "discard", "limbo", "resolving"))
    unseen: dict[str, int] = view["unseen"]
    return len(known) + rest + sum(len(zone["cards"]) for zone in open_cards) + sum(unseen.values())


def code_of(error: ReverieError) -> str:
    """The code of an error that can be worded in every language."""
    assert all(error.text(language) != error.code for language in LANGUAGES)
    return error.code


def check_record(text: str) -> str:
    """What becomes of a text that is perhaps a record: its error's code, or `sound`."""

    def read() -> tuple[Record, Game] | RecordError:
        try:
            record = parse_record(text)
            return record, record.replay()
        except RecordError as error:
            return error

    found, seconds = cost(read, SLOW)
    assert seconds <= SLOW, text[:500]
    if isinstance(found, RecordError):
        return code_of(found)
    record, game = found
    assert game.hash() == record.state, text
    # It says the same as what was read (but for spaces and capitals), so the damage had no meaning.
    meant = record.to_json() | {
        "actions": [game.codec.read(words).words for words in record.actions],
        "start": one_line(record.start),
    }
    assert game.record().to_json() == meant, text
    if record.start is not None:
        assert game.definition.spec_of_position(record.start).with_seed(record.spec.seed) == record.spec, text
    try:
        check_sound(game)
    except Exception as error:
        raise AssertionError(text) from error
    return "sound"


def check_position(text: str) -> str:
    """What becomes of a text that is perhaps a position."""

    def lay() -> Game | ReverieError:
        try:
            return reverie.from_position(text, seed=3)
        except ReverieError as error:
            return error

    game, seconds = cost(lay, SLOW)
    assert seconds <= SLOW, text[:500]
    if isinstance(game, ReverieError):
        return code_of(game)
    try:
        check_sound(game)
    except Exception as error:
        raise AssertionError(text) from error
    return "sound"


def sealed_again(text: str) -> str:
    """The check sum of a changed record made right again, so that the damage reaches the deeper checks."""
    body, found, _ = text.rpartition("check: ")
    return f"{body}check: {hashlib.sha256(body.encode('utf-8', 'surrogatepass')).hexdigest()}\n" if found else text


@pytest.mark.parametrize(("name", "texts"), [("onirim", 2_000), ("urbion", 500)])
def test_spoilt_records(name: str, texts: int, amount: Callable[[int, int], int]) -> None:
    rng = random.Random(13)
    words = [*registry.game(name).codec.by_words, *RECORD_WORDS * 4]
    records = [game.record() for game in games(name, amount(40, 400))]
    seen: Counter[str] = Counter()
    for record in records:
        seen[check_record(record.text())] += 1
        seen[check_record(json.dumps(record.to_json()))] += 1
    assert set(seen) == {"sound"}
    memory = Growth()
    for number in range(amount(texts, 50 * texts)):
        record = rng.choice(records)
        way = number % 5
        if way == 0:
            text = spoil_text(rng, record.text(), words)
        elif way < 3:
            text = record.text()
            for _ in range(rng.randrange(1, 3)):
                text = spoil_text(rng, text, words)
            text = sealed_again(text)
        elif way == 3:
            text = json.dumps(spoil_data(rng, record.to_json()))
        elif rng.random() < 0.5:
            text = paste_literal(rng, record.to_json())
        else:
            text = spoil_text(rng, json.dumps(record.to_json()), words)
        seen[check_record(text)] += 1
    assert memory.kib <= MEMORY_LIMIT
    deep = {"record-illegal", "record-result", "record-state", "record-start", "record-check", "json-unreadable"}
    assert deep <= set(seen), f"the damage is too plain: {seen}"
    assert seen["sound"] < sum(seen.values()) / 3, f"the damage is too slight: {seen}"


LOCATIONS = [TOKENS[kind] for kind in BASE_DECK if kind < 32]
OTHERS = [TOKENS[kind] for kind in BASE_DECK if kind >= 32]


def made_up_position(rng: random.Random) -> str:
    """A position from the grammar: every word is known, and often enough the table can exist."""
    step = rng.choice(STEPS[:-1])
    hand = rng.choice([5, 5, 4, 3, 0, 6]) if step == "turn" else rng.choice([4, 4, 4, 3, 0, 5])
    zones = {"hand": rng.choices(LOCATIONS, k=hand), "at": [step]}
    if hand and rng.random() < 0.05:
        zones["hand"][-1] = rng.choice(OTHERS)
    if rng.random() < 0.5:
        below = ["next-turn", "empty-limbo", "refill", "redraw", "nightmare-leaves", "nightmare-leaves:nightmare"]
        zones["at"] = ["next-turn", *rng.choices(below, k=rng.choice([0, 1, 1, 2, 3, 14])), step]
    if rng.random() < 0.5 or step.startswith("search"):
        row = [rng.choice(LOCATIONS)]
        while rng.random() < 0.93:
            row.append(rng.choice([card for card in LOCATIONS if card[-3:] != row[-1][-3:] or rng.random() < 0.01]))
        zones["row"] = row + (["red.sun", "red.moon", "red.key"] if step == "search:red" else [])
    if rng.random() < 0.5:
        zones["doors"] = rng.choices(["red", "blue", "green", "brown", "door.red"], k=rng.randrange(4))
    if step.startswith("prophecy") or rng.random() < 0.05:
        zones["looked"] = rng.choices(LOCATIONS + OTHERS, k=rng.randrange(7))
        zones["placed"] = [str(rng.randrange(4))]
    for zone, cards in (("discard", LOCATIONS + OTHERS), ("limbo", OTHERS), ("top", LOCATIONS + OTHERS),
                        ("bottom", LOCATIONS + OTHERS)):  # fmt: skip
        if rng.random() < 0.3:
            mark = rng.choice(["", "!"]) if zone in ("top", "bottom") else ""
            zones[zone] = [card + mark for card in rng.choices(cards, k=rng.randrange(1, 8))]
    if rng.random() < 0.2:
        zones["rest"] = [rng.choice(["pile", "discard"])]
    if rng.random() < 0.2:
        zones["turn"] = [str(rng.choice([0, 1, 40, 255, 256, 998, 999, 1000]))]
    parts = [f"{name} {' '.join(words)}" for name, words in zones.items()]
    rng.shuffle(parts)
    return " | ".join([rng.choice(["onirim/solo", "onirim/third/solo", "onirim/first"]), *parts])


def test_spoilt_positions(amount: Callable[[int, int], int]) -> None:
    rng = random.Random(14)
    texts = [game.position() for game in games("onirim", amount(60, 600)) if not game.is_over]
    texts += [
        "onirim/third/solo | row green.sun green.moon | hand green.sun red.sun red.moon blue.key brown.sun | at turn",
        "onirim/third/solo | hand red.sun x3 | looked red.key blue.sun | placed 1 | at prophecy-order",
        "onirim/first/solo | hand red.sun x4 | top door.red! nightmare blue.sun | rest discard | at nightmare",
        "onirim/third/solo | hand red.key blue.key | limbo door.red nightmare | at door:door.blue",
        "onirim/third/solo | hand red.key x3 blue.key | row red.sun red.moon red.sun | at search:red",
        "onirim/third/solo | doors red red blue blue green green brown | at next-turn refill",
    ]
    seen: Counter[str] = Counter()
    memory = Growth()
    for number in range(amount(2_000, 100_000)):
        text = made_up_position(rng) if number % 2 else rng.choice(texts)
        for _ in range(rng.choice([0, 0, 1, 2]) if number % 2 else rng.choice([1, 1, 2, 3, 8])):
            text = spoil_text(rng, text, POSITION_WORDS)
        seen[check_position(text)] += 1
    assert memory.kib <= MEMORY_LIMIT
    assert len(seen) >= 20, f"the damage is too plain: {seen}"
    assert 0 < seen["sound"] < sum(seen.values()) / 2, f"{seen}"


@pytest.mark.parametrize("path", sorted((CORPUS / "records").iterdir()), ids=lambda path: path.stem)
def test_records_that_once_did_harm(path: Path) -> None:
    assert check_record(path.read_bytes().decode("utf-8", "surrogateescape")) != "sound"


@pytest.mark.parametrize("path", sorted((CORPUS / "positions").iterdir()), ids=lambda path: path.stem)
def test_positions_that_once_did_harm(path: Path) -> None:
    assert check_position(path.read_text("utf-8")) != "sound"


def test_odd_seeds_of_a_position() -> None:
    text = "onirim/third/solo | hand red.sun red.moon blue.sun blue.moon green.sun"
    seeds: list[Any] = [-1, 2**63, "7", "fair:", "fair:" + "G" * 64, 0.5, True, [], {}]
    for seed in seeds:
        with pytest.raises(ReverieError):
            reverie.from_position(text, seed=seed)
    texts: list[Any] = [None, 7, b"onirim", ["onirim"]]
    for wrong in texts:
        with pytest.raises(ReverieError):
            reverie.from_position(wrong)
