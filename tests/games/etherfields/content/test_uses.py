"""Everything in the campaign that counts for a number of times only (9.9, `uses`): played, it counts so often."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import Engine
from reverie.games.etherfields.land.naming import BEYOND, edge_between, field_name
from tests.games.etherfields.content.reading import CONTENT, words_of
from tests.games.etherfields.content.test_usable import hand_over, rich_table
from tests.games.etherfields.tables import again, offered, play, put_creature, where
from tests.support import covers

COUNTED = [ref for ref, one in CONTENT.abilities.items() if any(word.name == "uses" for word in words_of(one))]


def holding(ref: str) -> Engine:
    """The first dream: the first character has a card, both characters and the Lodger stand on one field."""
    e = rich_table("gate_room", "light")
    hand_over(e, CONTENT.abilities[ref])
    return again(e)


def uses_left(e: Engine) -> int:
    """How often what was played still counts."""
    return sum(made.uses for made in e.state.modifiers if made.uses > 0)


def needs(e: Engine) -> tuple[int, int]:
    """What the open payment asks for, and what already counts."""
    assert e.question is not None
    (color, n), *_ = e.question.about["needs"].items()
    return n, e.question.about["got"][color]


def pay_and_confirm(e: Engine, color: str) -> None:
    """Pay with cards of a colour until the price is reached."""
    while "confirm" not in offered(e):
        play(e, next(words for words in offered(e) if words.startswith("pay ") and words.endswith(f"with {color}")))
    play(e, "confirm")


def take_up(e: Engine, color: str, kept: str = "") -> None:
    """Two strong cards of a colour in hand, and nothing else but a card that is kept."""
    for card in [*e.character(0).hand]:
        if e.state.design[card] != kept:
            op.move_card(e, 0, card, "hand", "discard")
    strongest = max(CONTENT.influence.values(), key=lambda one: one.intents.get(color, 0)).ref
    for _ in range(2):
        op.give_card(e, 0, op.new_card(e, strongest), "hand")
    again(e)


def cheaper(ref: str, interaction: str, color: str) -> None:
    """The next one costs 2 less, the one after it does not."""
    e = holding(ref)
    take_up(e, color, ref.partition("#")[0])
    play(e, f"play gambler {ref[10:-2]}", f"use gambler {interaction}")
    assert needs(e)[1] == 2
    pay_and_confirm(e, color)
    assert uses_left(e) == 0
    while e.question is not None and e.question.point == "DP-38":
        play(e, offered(e)[0])
    take_up(e, color)
    play(e, f"use gambler {interaction}")
    assert needs(e)[1] == 0


def one_wall() -> None:
    """Thin Walls: 1 step goes through a wall, the second wall stops."""
    e = holding("influence:thin_walls#a")
    here = e.state.figures[0].field
    near = next(other for other in BEYOND[here] if other >= 0 and e.state.land.cover[other])
    for other in (other for other in BEYOND[here] if other >= 0 and e.state.land.cover[other]):
        lands.place_wall(e.state.land, e.content, edge_between(here, other), token=False)
    again(e)
    play(e, "use gambler thin_walls", "exert gambler", "choose 2")
    assert f"step {field_name(near)}" in offered(e)
    play(e, f"step {field_name(near)}")
    assert uses_left(e) == 0
    assert f"step {field_name(here)}" not in offered(e), "not back through it"


def one_sweep() -> None:
    """Elbow Room: the next fight hits both Lodgers, the one after it only one."""
    e = holding("influence:elbow_room#a")
    other = next(near for near in BEYOND[e.state.figures[0].field] if near >= 0 and e.state.land.cover[near])
    op.move_figure(e, 1, other, "put")
    put_creature(e, "lodger", where(e, 0))
    take_up(e, "wrath")
    play(e, "use gambler elbow_room", "use gambler lodger#shove")
    pay_and_confirm(e, "wrath")
    while e.question is not None and e.question.point == "DP-38":
        play(e, offered(e)[0])
    lodgers = [number for number, one in e.state.figures.items() if one.of == "lodger"]
    assert len(lodgers) == 2
    assert where(e, 0) not in [where(e, number) for number in lodgers], "both were pushed"
    assert uses_left(e) == 0


def one_item() -> None:
    """Trade Secret: the next item gives twice its intents."""
    e = holding("influence:trade_secret#i")
    e.state.team.items = ["chipped_lens"]
    again(e)
    play(e, "use gambler lodger#listen", "play gambler trade_secret")
    assert uses_left(e) == 1
    shown = CONTENT.item["chipped_lens"].intents["perception"]
    play(e, "pay item:chipped_lens with perception")
    assert needs(e)[1] == 2 * shown
    assert uses_left(e) == 0


SCENES: dict[str, Callable[[], None]] = {
    "influence:clenched_fist#a": lambda: cheaper("influence:clenched_fist#a", "lodger#shove", "wrath"),
    "influence:calm_voice#a": lambda: cheaper("influence:calm_voice#a", "lodger#listen", "perception"),
    "influence:plain_speech#a": lambda: cheaper("influence:plain_speech#a", "lodger#listen", "perception"),
    "influence:thin_walls#a": one_wall,
    "influence:elbow_room#a": one_sweep,
    "influence:trade_secret#i": one_item,
}
# in a delta phase, in a shop, on a shortcut
BETWEEN_ENCOUNTERS = {"influence:twofold#i", "influence:bookkeeper#t", "season:open_windows#airing"}


def test_everything_that_is_counted_is_played_here() -> None:
    assert set(COUNTED) == set(SCENES) | BETWEEN_ENCOUNTERS


@covers("ETH-PAY-11", "ETH-FGT-05", "ETH-MOV-05", "ETH-PAY-02")
@pytest.mark.parametrize("ref", sorted(SCENES))
def test_it_counts_as_often_as_it_says(ref: str) -> None:
    SCENES[ref]()
