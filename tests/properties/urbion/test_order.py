"""A deck without an order, one with a fixed order and one whose order everybody knows play alike, card for card."""

from __future__ import annotations

import random
from collections.abc import Callable

import reverie
from reverie.games.urbion import constants as c
from reverie.games.urbion import position
from reverie.games.urbion.manifest import MANIFEST
from reverie.kernel.constants import KIND
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from tests.games.urbion import some_games
from tests.properties.combinations import some_spec
from tests.properties.inspection import RawEvents, Table, engine_of

Amount = Callable[[int, int], int]
DECKS = ("", "city_", "postcard_")
NEW, BACK = 0, 1  # a card at its first place, and one that was put back


def with_order(spec: GameSpec, order: str) -> GameSpec:
    """The same set-up with a hidden or an open order."""
    variants = {**spec.variants, "order": order}
    fields = {"edition": spec.edition, "mode": spec.mode, "modules": spec.modules, "seed": spec.seed}
    return GameSpec.make(MANIFEST, variants=variants, **fields)  # type: ignore[arg-type]  # the fields of a spec


def told(events: RawEvents) -> RawEvents:
    """Raw events without who knew a card: where the order is open, everybody knows."""
    return [(kind, a, b, d & 1 if kind == c.E_MOVED else d) for kind, a, b, d in events]


def without_order(table: Table) -> Table:
    """A table with its decks as sorted heaps, and nobody's knowledge."""
    plain = {**table, "flags": table["flags"] & ~c.OPEN_ORDER}
    del plain["open_places"]
    for name in DECKS:
        over = plain.pop(f"{name}over")
        plain[f"{name}bag"] = sorted([*table[f"{name}bag"], *(card & KIND for card in over)])
    plain["seats"] = [{**zones, "hand": sorted(card & KIND for card in zones["hand"])} for zones in table["seats"]]
    return plain


def play_alike(left: Game, right: Game, dice: random.Random) -> int:
    """Give both games the same answers and compare everything; returns the number of answers."""
    engines = engine_of(left), engine_of(right)
    for engine in engines:
        engine.listen()
    answers = 0
    while not left.is_over:
        assert left.legal_actions() == right.legal_actions(), left.position()
        answer = some_games.choose(left, dice)
        left.apply(answer)
        right.apply(answer)
        answers += 1
        heard = [told(engine.take_events()) for engine in engines]
        assert heard[0] == heard[1], left.position()
        assert without_order(engines[0].table()) == without_order(engines[1].table())
    assert right.is_over
    return answers


def test_an_open_order_changes_no_draw(amount: Amount) -> None:
    """The same seed, the same answers, the same game, set-up and its shuffles included."""
    for seed in range(amount(25, 2_000)):
        dice = random.Random(seed)
        spec = some_spec("urbion", dice).with_seed(dice.randrange(2**60))
        lazy, puzzle = (reverie.from_spec(with_order(spec, order)) for order in ("hidden", "open"))
        assert puzzle.view(0)["unseen"] == puzzle.view(0)["unseen_cities"] == {}
        assert play_alike(lazy, puzzle, dice) > 10


# ---- the order that a lazy deck turned out to have ---------------------------------------------------------------


class Orders:
    """The order of the three decks, found out by listening to a game without further shuffles."""

    def __init__(self, table: Table) -> None:
        self.places = [NEW] * (len(table["over"]) + len(table["bag"]))
        self.found: dict[str, list[int]] = {name: [] for name in DECKS}

    def hear(self, event: tuple[int, int, int, int]) -> None:
        """A card that left a deck from its first place was the next one of the order."""
        kind, a, b, d = event
        if kind == c.E_CITY and d != c.CITY_CLAIMED:
            self.found["city_"].append(a)
        elif kind == c.E_POSTCARD and d == c.POSTCARD_PLACED:
            self.found["postcard_"].append(a)
        elif kind == c.E_MOVED and b >> 4 == c.Z_DECK:
            if self.places.pop(0) == NEW:
                self.found[""].append(a)
        elif kind == c.E_MOVED and b & 15 == c.Z_DECK:
            self.places.insert(min(3, len(self.places)) if b >> 4 == c.Z_PENDING else 0, BACK)


def complete(table: Table, orders: Orders) -> Table:
    """The table with its decks in the order that was found out; what was never drawn lies below."""
    laid = dict(table)
    for name in DECKS:
        rest = sorted([card & KIND for card in table[f"{name}over"]] + table[f"{name}bag"])
        for card in orders.found[name]:
            rest.remove(card)
        laid[f"{name}over"], laid[f"{name}bag"] = orders.found[name] + rest, []
    return laid


def first_turn(spec: GameSpec, dice: random.Random) -> Game:
    """A game after its set-up."""
    game = reverie.from_spec(spec)
    while not game.is_over and game.turn == 0:
        game.apply(dice.choice(game.legal_actions()))
    return game


def test_a_complete_deck_is_drawn_like_the_lazy_one(amount: Amount) -> None:
    """A position with every card in its place, and the same as a puzzle, give the game that the lazy deck gave."""
    played, deals = 0, amount(25, 2_000)
    for seed in range(deals):
        dice = random.Random(seed)
        spec = with_order(some_spec("urbion", dice).with_seed(seed), "hidden")
        start = first_turn(spec, dice)
        if start.is_over:
            continue
        table, line = engine_of(start).table(), []
        orders, lazy = Orders(table), start.clone()
        engine_of(lazy).listen()
        heard: list[RawEvents] = []
        while not lazy.is_over:
            line.append(some_games.choose(lazy, dice))
            lazy.apply(line[-1])
            heard.append(engine_of(lazy).take_events())
            for event in heard[-1]:
                orders.hear(event)
        fixed = complete(table, orders)
        open_table = {**fixed, "flags": fixed["flags"] | c.OPEN_ORDER}
        for laid, order in ((fixed, "hidden"), (open_table, "open")):
            again = reverie.from_position(position.write(laid, with_order(spec, order)), seed=seed + 1)
            engine_of(again).listen()
            for answer, events in zip(line, heard, strict=True):
                again.apply(answer)
                now = engine_of(again).take_events()
                assert (now if order == "hidden" else told(now)) == (events if order == "hidden" else told(events))
            assert without_order(engine_of(again).table()) == without_order(engine_of(lazy).table())
        played += 1
    assert played > 0.8 * deals
