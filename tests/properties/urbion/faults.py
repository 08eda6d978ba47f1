"""What can be wrong with a table of Urbion, and with what is shown of it."""

from __future__ import annotations

from collections.abc import Callable

from reverie.games.urbion import constants as c
from reverie.games.urbion.cards import DEFAULT_TABLE
from reverie.kernel.constants import KNOWN_TO_0, KNOWN_TO_1, LOST, WON
from tests.properties.faults import Faults, move
from tests.properties.inspection import Table

KIND_OF = DEFAULT_TABLE.tokens.index
TEXT = (
    "urbion/second/team/chromatic+gardens+books+postcards+void | turn 9 | active 1 | polarity incubi | "
    "R1 earth+water S: S1e S2w{doves} I: I3e I3e Y4 | R2 garden S: WS1f{hourglass:3} I: I2f | "
    "R3 fire+air S: I: I1a | R4 water+air S: S4a{flagship} I: | hand S1e I2w! S4a I2f | hand1 S1f S1f! I2w WI3e | "
    "books book_prophecies book_freedom | wise 2 | inhabitants doves+ seer- | postcards rocket mages! | void 5 R2 | "
    "deck S2w! X5!! I1a!1 Y4 | discard S1e x2 I2w X5 | box S1f x4 I1a x4 | cities water+fire earth+air!! | "
    "success earth+fire | at main"
)
SOLO = (
    "urbion/second/solo/order=open | R1 earth+fire S: S1f I: | R2 earth+air S: I: I2w | R3 water+air S: S4a I: | "
    + ("R4 water+fire S: I: I3e | hand S1e x4 | deck X5 S1e")
)


def lay(row: int, side: int, token: str) -> Callable[[Table], None]:
    """A Dream of the deck lies in a row."""

    def fault(table: Table) -> None:
        table["bag"].remove(KIND_OF(token))
        table["rows"][row]["sides"][side].append((KIND_OF(token), 0))
        table["rows"][row]["sides"][side].sort()

    return fault


FAULTS = Faults(
    team=TEXT,
    in_team={
        "a Dream is lost": lambda table: table["bag"].pop(),
        "a Dream is there twice": lambda table: table["discard"].append(table["bag"][0]),
        "a City is lost": lambda table: table["success"].pop(),
        "a City is there twice": lambda table: table["city_bag"].append(table["success"][0]),
        "a Postcard is lost": lambda table: table["kept"].__setitem__(c.DOVES, 0),
        "a Book is lost": lambda table: table["books"].pop(),
        "five Books in play": lambda table: table.update(
            books=table["books"] + table["book_bag"][:3], book_bag=table["book_bag"][3:]
        ),
        "a fourth Dream on a side": lay(0, 1, "I1a"),
        "an Incubus among the Sognae": lay(2, 0, "I1a"),
        "a side out of order": lambda table: table["rows"][0]["sides"][0].reverse(),
        "a Postcard on a Chromatic Chaos": lambda table: (
            table["rows"][3].update(sides=[[(KIND_OF("S4a"), 0)], []]),
            table["rows"][0]["sides"][1].__setitem__(2, (KIND_OF("Y4"), c.FLAGSHIP + 1)),
        ),
        "an Hourglass beyond its full turn": lambda table: table["rows"][1]["sides"][0].__setitem__(
            0, (KIND_OF("WS1f"), c.HOURGLASS + 1 + 5 * c.QUARTERS)
        ),
        "a Flagship that moved before the main choice": lambda table: table["rows"][3]["sides"][0].__setitem__(
            0, (KIND_OF("S4a"), c.FLAGSHIP + 1 + c.QUARTERS)
        ),
        "a vacant row while Cities are left": lambda table: (
            table["city_bag"].append(table["rows"][2]["city"]),
            table["rows"][2].update(city=-1, sides=[[], []]),
            table["bag"].append(KIND_OF("I1a")),
        ),
        "a Dream in a vacant row": lambda table: (
            table["success"].extend([*table["city_bag"], 6, 9, table["rows"][2]["city"]]),
            table.update(city_bag=[], city_over=[]),
            table["rows"][2].update(city=-1),
        ),
        "the goal reached and no end": lambda table: table.update(total=1),
        "more claimed than there is": lambda table: table.update(total=0),
        "a Void without cards": lambda table: table.update(void_stack=0),
        "nine Void cards": lambda table: table.update(void_stack=9),
        "a flat figure at the main choice": lambda table: table.update(void_figure=c.STACK_FLAT),
        "too many Wise Chaos": lambda table: table.update(wise=7),
        "nine cards in the box": move("discard", "box"),
        "both have the same Polarity": lambda table: table["seats"][0].update(polarity=0),
        "five cards in a hand": lambda table: table["seats"][0]["hand"].append(table["bag"].pop(0) | KNOWN_TO_0),
        "three cards at the main choice": lambda table: table["discard"].append(table["seats"][1]["hand"].pop(0) & 63),
        "a Chaos in a hand": lambda table: (
            table["bag"].remove(KIND_OF("X5")),
            table["discard"].append(table["seats"][0]["hand"].pop() & 63),
            table["seats"][0]["hand"].append(KIND_OF("X5") | KNOWN_TO_0),
        ),
        "a hand that its owner does not know": lambda table: table["seats"][0]["hand"].__setitem__(
            3, table["seats"][0]["hand"][3] & 63
        ),
        "cards drawn for a row, and nobody asks": move("bag", "drawn"),
        "cards looked at, and nobody asks": move("bag", "looked"),
        "a Chaos put aside for ever": lambda table: (
            table["bag"].remove(KIND_OF("X5")),
            table.update(aside_chaos=1),
        ),
        "a Chromatic Chaos put aside for ever": lambda table: (
            table["bag"].remove(KIND_OF("Y4")),
            table.update(aside_chromatic=[1, 0]),
        ),
        "a swap on nothing": lambda table: table.update(agenda=[(c.Q_SWAP, 0)]),
        "a question of Phase II outside of it": lambda table: (
            table["bag"].remove(KIND_OF("X5")),
            table["discard"].append(table["seats"][1]["hand"].pop() & 63),
            table.update(agenda=[(c.S_TURN_END, 0), (c.S_REFILL, 0), (c.Q_CHAOS, KIND_OF("X5"))]),
        ),
        "won with Cities left": lambda table: table.update(outcome=WON, reason=c.ALL_CITIES),
        "lost with Dreams left": lambda table: table.update(outcome=LOST, reason=c.DECK_EMPTY),
        "lost to a Void with Dreams": lambda table: table.update(outcome=LOST, reason=c.VOID_ENDS),
    },
    alone=SOLO,
    in_solo={
        "a seat that a solo game does not have": lambda table: table["over"].__setitem__(
            0, table["over"][0] | KNOWN_TO_1
        ),
        "a hidden card in a puzzle": lambda table: table["over"].__setitem__(0, table["over"][0] & 63),
        "an unordered card in a puzzle": lambda table: table["bag"].append(table["over"].pop() & 63),
        "a box without a partner": lambda table: table["box"].extend(table["over"].pop() & 63 for _ in range(8)),
    },
    in_view={
        "a card of the partner": lambda view: view["partner"]["hand"]["known"].append("S4a"),
        "a place that nobody knows": lambda view: view["deck"].update(known_top=["S2w", "X5", "I1a", "Y4"]),
        "a City that the seat does not know": lambda view: view["city_deck"].update(
            known_top=["water+fire", "earth+air"]
        ),
        "a Postcard that the seat does not know": lambda view: view["postcards"].update(known_top=["rocket"]),
        "a field that nobody knows": lambda view: view.update(hint=3),
        "a card too few among the unseen": lambda view: view["unseen"].pop("S1e"),
        "a City too few among the unseen": lambda view: view["unseen_cities"].popitem(),
        "a Book too few among the unseen": lambda view: view["books"]["unseen"].popitem(),
        "the unseen out of order": lambda view: view.update(unseen=dict(reversed(view["unseen"].items()))),
        "a wrong sum": lambda view: view["rows"][0].update(sum=0),
        "a wrong balance": lambda view: view["rows"][1].update(balanced=True),
        "a wrong stronger side": lambda view: view["rows"][0].update(stronger="sognae"),
        "the Void elsewhere": lambda view: view["rows"][0].update(void=True),
        "a question about a hidden card": lambda view: view["decision"]["about"].update(card="WS4a"),
    },
)
