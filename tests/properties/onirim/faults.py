"""What can be wrong with a table of Onirim, and with what is shown of it."""

from __future__ import annotations

from reverie.games.onirim import constants as c
from reverie.kernel.constants import KNOWN_TO_1
from tests.properties.faults import Faults, move

TEXT = (
    "onirim/third/team/book+dreamcatchers+towers+premonitions+oniverse | turn 9 | row red.sun red.moon red.sun | "
    "hand red.sun blue.moon blue.key | seen blue.key | doors red | row1 blue.sun | hand1 green.sun x2 green.moon | "
    "shared brown.sun brown.key | goals red* blue | catcher0 door.blue nightmare | towers tower.red.4 tower.green.4 | "
    "rallied treasure_keeper | stored red.moon | premonitions two_red | top brown.moon! nightmare!1 door.green | "
    "at turn"
)
SOLO = "onirim/third/solo | hand red.sun x5 | top red.moon | at turn"


FAULTS = Faults(
    team=TEXT,
    in_team={
        "a card is lost": lambda table: table["bag"].pop(),
        "a card is there twice": lambda table: table["discard"].append(table["bag"][0]),
        "a location in the limbo": move("shared", "limbo"),
        "six cards in hand": lambda table: table["seats"][0]["hand"].append(table["shared"].pop()),
        "a gap at the start of a turn": move("shared", "discard"),
        "the partner knows a card that is not there": lambda table: table["seats"][0]["shown"].append(c.DEAD_END),
        "a run that is not used up": lambda table: table["seats"][0].update(segment=0),
        "the same symbol twice": lambda table: table["seats"][1]["row"].append(table["bag"].pop(0)),
        "towers that do not fit": lambda table: table["towers"].reverse(),
        "a door that covers nothing": lambda table: table.update(covered=0),
        "a stored card without a keeper": move("rallied", "unused"),
        "a premonition up and down": lambda table: table.update(premonitions_down=255),
        "nobody looks, but cards are looked at": move("bag", "looked"),
    },
    alone=SOLO,
    in_solo={
        "a seat that a solo game does not have": lambda table: table["over"].__setitem__(
            0, table["over"][0] | KNOWN_TO_1
        ),
    },
    in_view={
        "a card of the partner": lambda view: view["partner"]["hand"]["known"].append("red.sun"),
        "a place that the other seat knows": lambda view: view["pile"].update(known_top=["brown.moon", "nightmare"]),
        "an unused denizen": lambda view: view["unused"].update(cards=["architect"]),
        "a field that nobody knows": lambda view: view.update(hint=3),
        "a card too few among the unseen": lambda view: view["unseen"].pop("happy"),
        "the unseen out of order": lambda view: view.update(unseen=dict(reversed(view["unseen"].items()))),
    },
)
