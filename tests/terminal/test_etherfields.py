"""Etherfields on the terminal table: every question at its place, a map in colour, payments and ways in one key."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from reverie.cli import slots
from reverie.cli.options import read_spec
from reverie.cli.sitting import Sitting
from reverie.cli.speech import Speech
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.terminal.board import BoardRoom, real
from reverie.terminal.etherfields import LAYOUTS, EtherfieldsBoard
from reverie.terminal.etherfields_spots import ON_LIST, panel_of
from reverie.terminal.layout import Drawing, Zone
from reverie.terminal.pages import Confirming, Reading
from reverie.terminal.table_screen import TableScreen
from tests.terminal.seats import LARGE, SMALL, Keys, run, seated
from tests.terminal.test_games import check_page

MODES = ("solo2", "solo3")
SETTINGS = ["encounter=campaign", "nap=with", "gamble=with", "endless=with"]
LONG = 900  # answers of one campaign
# A list is what these are: whole sentences to choose from, prices and ways, orders, and yes or no.
LISTS = frozenset({
    "abort", "alternative", "choice", "choose", "color", "delta", "draw-bonus", "gamble", "gamble-on", "may", "nap",
    "order", "quit-dream", "remove-mutation", "saved", "solo", "start", "way", "weakness", "x", "reward", "endless",
    "ability", "mutation", "gain", "look-order",
})  # fmt: skip
RAW = re.compile(r"\b(?:etherfields|terminal|cli)-[a-z]|[{}]|\$\w|\b[a-z]+_[a-z_]+\b")


def campaign(mode: str = "solo2", seed: int = 5) -> Game:
    """A campaign at its first question."""
    spec = read_spec("etherfields", None, mode, None, SETTINGS, seed)
    return Game(registry.game("etherfields"), spec)


def until(kind: str, skip: int = 0, mode: str = "solo2", seed: int = 5) -> Game:
    """A campaign at the first question of a kind, or a later one."""
    game = campaign(mode, seed)
    sitting = Sitting(game)
    while True:
        assert game.decision is not None
        if game.decision.kind == kind:
            if not skip:
                return game
            skip -= 1
        action = sitting.hint()
        assert action is not None
        game.apply(action)


@cache
def moments() -> dict[str, Game]:
    """A moment for every question that some campaigns meet."""
    found: dict[str, Game] = {}
    for seed, mode in enumerate(MODES, 1):
        game, lots = campaign(mode, seed), Random(seed)
        sitting = Sitting(game)
        for _ in range(LONG):
            if game.is_over or game.decision is None:
                break
            if game.decision.kind not in found:
                found[game.decision.kind] = game.clone()
            hint = sitting.hint()
            assert hint is not None
            game.apply(hint if lots.random() < 0.9 else lots.choice(game.actions()))
    return found


def seen(game: Game) -> dict[str, Any]:
    """What the table is given to draw."""
    seat = game.decision.seats[0] if game.decision else 0
    return {**game.view(seat), "ahead": game.definition.ahead(game.engine, seat)}


def offered(zones: list[Zone]) -> set[int]:
    """The answers that can be given at the things of a table."""
    return {action.id for zone in zones for item in zone.items for action in item.actions if item.key}


def test_every_question_has_its_place_on_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    """Every answer lies at something that is drawn, or in a list where a list is what it is."""
    found = moments()
    assert len(found) > 30
    for kind, game in found.items():
        panel = panel_of(kind)
        assert (panel == "list") == (kind in LISTS), f"{kind}: say where it is answered"
        view = seen(game)
        for language, width in (("en", 80), ("de", 84), ("de", 160)):
            for layout in range(len(LAYOUTS)):
                painter = EtherfieldsBoard(Speech(language), width)
                zones = painter.board(view, game.actions(), layout)
                check_drawing(zones, width, kind, cursor=width == 80 and layout in (0, len(LAYOUTS) - 1))
                if panel not in ON_LIST:
                    given = set[int]()
                    for who in painter.people_of(view) if painter.commanding else [""]:
                        given |= offered(painter.board({**view, "chosen": who}, game.actions(), layout))
                    assert given == {action.id for action in game.actions()}, f"{kind}, layout {layout}"
    print(f"\n{len(found)} questions")
    for kind in sorted(found):
        print(f"  {kind:18} {panel_of(kind)}")
    assert "command" in capsys.readouterr().out


def check_drawing(zones: list[Zone], width: int, kind: str, cursor: bool) -> None:
    """What is drawn fits the table, says nothing but words, and has every item where it says it is."""
    assert len({zone.name for zone in zones}) == len(zones), kind
    keys = [(zone.name, item.key) for zone in zones for item in zone.items if item.key]
    assert len(set(keys)) == len(keys), kind
    sheet = Drawing(width, None).sheet(zones, False, True)
    text = "\n".join(line.plain for line in sheet.lines)
    assert max(cell_len(line.plain) for line in sheet.lines) <= width, f"{kind}\n{text}"
    assert not RAW.search(text), f"{kind}\n{text}"
    for spot in sheet.spots:
        assert spot.x + spot.width <= width + 1
        assert spot.y + spot.height <= len(sheet.lines), kind
    for number in range(len(sheet.spots) if cursor else 0):  # it goes everywhere
        spot = sheet.spots[number]
        framed = Drawing(width, (spot.zone, spot.item)).sheet(zones, False, True)
        assert len(framed.lines) == len(sheet.lines)
        assert max(cell_len(line.plain) for line in framed.lines) <= width, kind


def test_nothing_but_ascii_is_drawn_where_there_is_nothing_else() -> None:
    for kind in ("command", "step", "pay", "dreamworld", "deck-copies"):
        view = seen(moments()[kind])
        for layout in (0, len(LAYOUTS) - 1):
            painter = EtherfieldsBoard(Speech("de", ascii_only=True), 84)
            zones = painter.board(view, moments()[kind].actions(), layout)
            for line in Drawing(84, None, True).sheet(zones, False, True).lines:
                assert line.plain.isascii(), line.plain


# ---- at the screen ------------------------------------------------------------------------------------------------


class Walker:
    """Somebody who knows nothing of the game but what the screen offers, and takes any of it by keys."""

    def __init__(self, keys: Keys, game: Game, seed: int) -> None:
        self.keys, self.game, self.lots = keys, game, Random(seed)

    async def step(self) -> None:
        screen = self.keys.app.screen
        if isinstance(screen, Reading):
            await self.keys.press("enter")
        elif isinstance(screen, Confirming):
            await self.keys.press("n" if self.lots.random() < 0.5 else "y")
        elif self.keys.table.choices.has_focus:
            choices = self.keys.table.choices.choices
            await self.keys.press(*["down"] * self.lots.randrange(min(4, len(choices))), "enter")
        else:
            board = self.keys.table.board
            items = [
                (z, item)
                for z, zone in enumerate(board.zones)
                for item in zone.items
                if item.key and (item.actions or item.courses) and "save" not in {one.verb for one in item.actions}
            ]
            zone, item = self.lots.choice(items)
            board.put(zone, item.key)
            await self.keys.press("enter")


def test_the_goal_is_in_sight_where_the_table_is_scrolled() -> None:
    """Wherever the cursor stands: the goal is the top line then, and what the cursor stands on is not behind it."""
    scrolled: list[str] = []

    async def scene() -> None:
        async with seated(until("command"), (80, 14), "de") as keys:
            board, room = keys.table.board, keys.table.query_one(BoardRoom)
            for place, zone in enumerate(board.zones):
                for item in real(zone):
                    board.put(place, item.key)
                    await keys.settle()
                    top, spot = round(room.scroll_y), board.spot
                    assert spot is not None
                    goal = next((y for y, line in enumerate(keys.lines) if line.strip(" ▸").startswith("Ziel")), -1)
                    assert goal == room.region.y, keys.text
                    if top:
                        scrolled.append(item.key)
                        assert spot.y > top, keys.text
            print(keys.text)

    run(scene)
    assert scrolled


@pytest.mark.parametrize(("size", "language"), [(SMALL, "de"), (LARGE, "en")])
def test_an_evening_by_keys_alone(size: tuple[int, int], language: str) -> None:
    game = campaign(seed=7)

    async def scene() -> None:
        async with seated(game, size, language) as keys:
            walker = Walker(keys, game, 3)
            for _ in range(60):
                if game.is_over:
                    break
                await walker.step()
                check_page(keys, size)
                if isinstance(keys.app.screen, TableScreen) and keys.table.view["encounter"]["round"]:
                    assert ("Goal" if language == "en" else "Ziel") in keys.text, "the goal is always in sight"
            assert game.answers > 15

    run(scene)


def test_one_enter_pays_what_is_proposed() -> None:
    game = until("pay", 0)
    needs = game.view(0)["payment"]["needs"]

    async def scene() -> None:
        async with seated(game) as keys:
            assert "Pay with" in keys.words
            assert keys.table.board.item is not None
            assert keys.table.board.item.key == "pay"
            before = game.answers
            await keys.press("enter")
            words = [action.words for action in game.line[before:]]
            assert words[-1] == "confirm"
            assert all(one.startswith("pay ") for one in words[:-1])
            await keys.press("z")  # a whole action is taken back
            assert game.decision is not None
            assert game.decision.kind == "command"

    assert needs
    run(scene)


def test_one_enter_walks_a_whole_way_and_says_for_what() -> None:
    game = until("command", 3)

    async def scene() -> None:
        async with seated(game, LARGE) as keys:
            board = keys.table.board
            zone = next(z for z, one in enumerate(board.zones) if one.name == "map")
            item = next(one for one in board.zones[zone].items if len(one.courses) == 1 and not one.actions)
            board.put(zone, item.key)
            await keys.settle()
            assert "→" in keys.words
            assert item.courses[0].note in keys.words
            await keys.press("enter")
            assert game.line[-1].words.startswith("step ")
            assert game.decision is not None
            assert game.decision.kind in ("command", "step", "interrupt")

    run(scene)


def test_commands_keep_their_numbers() -> None:
    game = until("command", 2)

    async def scene() -> None:
        async with seated(game, LARGE) as keys:
            before = await numbers(keys)
            choice = next(one for one in keys.table.choices.choices if one.action and one.action.verb == "play")
            await keys.press("escape")
            assert choice.action is not None
            keys.table.apply(choice.action)
            for _ in range(20):
                if game.decision is not None and game.decision.kind == "command":
                    break
                game.apply(Sitting(game).hint() or 0)
            keys.table.advance()
            await keys.settle()
            after = await numbers(keys)
            same = before.keys() & after.keys()
            assert same
            assert before.keys() - after.keys(), "something is gone, so others would have moved"
            assert {word: before[word] for word in same} == {word: after[word] for word in same}

    run(scene)


async def numbers(keys: Keys) -> dict[str, int]:
    """The numbers of the commands in the list of all answers."""
    await keys.press("a")
    return {one.action.words: one.number for one in keys.table.choices.choices if one.action is not None}


def test_a_page_of_the_script_is_read_before_the_game_goes_on() -> None:
    game = campaign()
    sitting, painter = Sitting(game), EtherfieldsBoard(Speech("en"))
    while True:  # up to the answer that brings a page
        then, action = game.clone(), sitting.hint()
        assert action is not None
        then.apply(action)
        if any(event.kind == "script" and painter.passage(event) for event in then.events_for(0, game_events(game))):
            break
        game.apply(action)

    async def scene() -> None:
        async with seated(game) as keys:
            keys.table.give(action)
            await keys.settle()
            assert isinstance(keys.app.screen, Reading)
            assert "The Room Before Morning  1/3" in keys.text
            for _ in range(6):
                if not isinstance(keys.app.screen, Reading):
                    break
                await keys.press("enter")
            assert isinstance(keys.app.screen, TableScreen)
            await keys.press("g")
            assert "Script" in keys.text, "and it can be read again"
            assert "Goal" in keys.text

    run(scene)


def game_events(game: Game) -> int:
    """How many events the first seat was told of."""
    return len(game.events_for(0))


def test_the_other_character_acts() -> None:
    game = until("command", 0)

    async def scene() -> None:
        async with seated(game) as keys:
            first = {item.key for zone in keys.table.board.zones if zone.name == "hand" for item in zone.items}
            await keys.press("c")
            assert "acts now" in keys.words
            other = {item.key for zone in keys.table.board.zones if zone.name == "hand" for item in zone.items}
            assert first.isdisjoint(other)

    run(scene)


def test_a_boost_that_can_only_hurt_is_asked_for_once_more() -> None:
    game = until("pay", 0)
    while "confirm" not in {action.verb for action in game.actions()}:
        game.apply(next(action for action in game.actions() if action.verb == "pay"))
    boost = next(action for action in game.actions() if action.verb == "boost")
    many = game.view(0)["payment"]["many"]
    warning = game.warning(boost)
    assert (warning is None) == many
    found = [kind for kind in range(12) if not until("pay", kind).view(0)["payment"]["many"]]
    game = until("pay", found[0])
    while "confirm" not in {action.verb for action in game.actions()}:
        game.apply(next(action for action in game.actions() if action.verb == "pay"))
    boost = next(action for action in game.actions() if action.verb == "boost")
    assert game.warning(boost) == ("etherfields-warning-boost", "ETH-BST-04")

    async def scene() -> None:
        async with seated(game) as keys:
            keys.table.give(boost)
            await keys.settle()
            assert isinstance(keys.app.screen, Confirming)
            assert "only do harm" in keys.words
            assert "ETH-BST-04" in keys.words

    run(scene)


def test_a_question_that_changes_nothing_is_answered_with_a_word_about_it() -> None:
    game = campaign(seed=5)
    sitting = Sitting(game)
    for _ in range(LONG):
        if game.definition.ahead(game.engine, 0).get("same") is not None:
            break
        game.apply(sitting.hint() or 0)
    before = game.answers

    async def scene() -> None:
        async with seated(game) as keys:
            assert game.answers > before
            told = " ".join(text.plain for telling in keys.table.told for text in telling())
            assert "All answers come to the same" in told
            answered = game.answers
            game.undo()
            keys.table.advance()
            await keys.settle()
            assert game.answers == answered - 1, "whoever comes back to it is asked"

    run(scene)


def test_a_campaign_is_kept_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slots, "folder", lambda: tmp_path)
    game = campaign()
    slot = slots.begin("halflight", game)

    async def scene() -> None:
        async with seated(game) as keys:
            table = keys.app.table
            assert table is not None
            table.sitting.slot = slot
            await keys.press("enter", "enter")  # the opening page, then the first seat
            assert game.answers == 1

    run(scene)
    again, _, _ = slots.opened("halflight")
    assert again.hash() == game.hash()


def test_parts_of_a_crowded_table_are_behind_names() -> None:
    game = until("command", 60)

    async def scene() -> None:
        async with seated(game, SMALL, "de") as keys:
            assert "[Karte]" in keys.text
            assert "Leid" not in keys.text
            await keys.press("t")
            assert "[Team]" in keys.text
            assert "Deck" in keys.text
            await keys.press("t")
            assert "[Karte]" in keys.text

    run(scene)


# ---- read out -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_is_told_in_sentences(language: str) -> None:
    """ETH-MAP-03: walls, neighbours and ways in words; nothing is drawn."""
    from reverie.cli.table.etherfields import EtherfieldsTable

    game = until("command", 3)
    table = EtherfieldsTable(Speech(language), 80)
    view = seen(game)
    for page in dict.fromkeys(table.asking.values()):
        lines = [line.plain for line in table.tell_page(page, view)]
        assert lines
        for line in lines:
            assert not RAW.search(line), line
            assert not re.search(r"[│┃━─·╋☼]", line), line
    near = " ".join(line.plain for line in table.tell_page("near", view))
    assert near.count("north" if language == "en" else "Norden") == 2, "two characters are asked"
    assert ("wall" if language == "en" else "Mauer") in near
    walks = view["ahead"]["walks"]
    reach = [line.plain for line in table.tell_page("reach", view)]
    assert len([line for line in reach if not line.endswith(":")]) >= len(walks)
