"""Scripts, flags, and what the team gains or loses for good (9.8, Campaign).

Words that move the team through the dreamworld are no part of an encounter: they are announced where it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.engine import effect
from reverie.games.etherfields.core.operations import remove_for_good
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language import scripts
from reverie.games.etherfields.language.effects.common import Args, number, personal, team
from reverie.games.etherfields.language.effects.secrets import copies_left, gain_ref, to_list
from reverie.games.etherfields.language.evaluating import value
from reverie.games.etherfields.language.selectors import decider

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


@effect("script")
def script(e: Engine, f: Frame, args: Args) -> None:
    """A paragraph of the script book is read (ETH-SCR-01)."""
    e.done()
    scripts.read(e, args["n"], f.scope)


@effect("journal")
def journal(e: Engine, f: Frame, args: Args) -> None:
    """Something is written down, so that it can be read again; the same words only once."""
    e.done()
    team = e.state.team
    if args["id"] in (team.journal or ()):
        return
    team.journal = [*(team.journal or ()), args["id"]]
    e.learned()
    e.tell("journal", id=args["id"])


@effect("set_flag")
def set_flag(e: Engine, f: Frame, args: Args) -> None:
    """A flag gets a value."""
    n = value(e, args["value"], f.scope)
    e.done()
    put_flag(e, args["name"], n)


@effect("add_flag")
def add_flag(e: Engine, f: Frame, args: Args) -> None:
    """A flag rises."""
    n = e.state.team.flags.get(args["name"], 0) + value(e, args["value"], f.scope)
    e.done()
    put_flag(e, args["name"], n)


def put_flag(e: Engine, name: str, n: int) -> None:
    """A flag has a value; all quantities are at least 0 (0.3)."""
    flags = e.state.team.flags
    before, flags[name] = flags.get(name, 0), max(0, n)
    op.watched(e)
    if flags[name] != before:
        e.fire("flag_changed", name=name, n=flags[name])


@effect("gain_wisdom")
def gain_wisdom(e: Engine, f: Frame, args: Args) -> None:
    """A rule for good (ETH-WIS-01)."""
    e.done()
    gain_ref(e, f"wisdom:{args['id']}", None)


@effect("gain_gate")
def gain_gate(e: Engine, f: Frame, args: Args) -> None:
    """A dream gate (ETH-GAT-07)."""
    e.done()
    gain_ref(e, f"gate:{args['id']}", None)


@team("lose_gate")
def lose_gate(e: Engine, f: Frame, args: Args, n: int) -> None:
    """A gate is gone."""
    if e.state.team.gates.pop(args["id"], None) is not None:
        e.tell("gate_lost", gate=args["id"])


@team("set_gate_status")
def set_gate_status(e: Engine, f: Frame, args: Args, n: int) -> None:
    """How it stands with a gate (ETH-GAT-05)."""
    e.state.team.gates[args["gate"]] = args["is"]
    e.tell("gate_status", gate=args["gate"], now=args["is"])


@team("set_season")
def set_season(e: Engine, f: Frame, args: Args, n: int) -> None:
    """Another season (ETH-SEA-02)."""
    if e.state.team.season != args["id"]:
        e.state.team.season = args["id"]
        e.changed()
        e.tell("season", now=args["id"])
        e.fire("season_changed", id=args["id"])


@team("add_slumber")
def add_slumber(e: Engine, f: Frame, args: Args, n: int) -> None:
    """A slumber tile comes to the bottom of the deck (ETH-SLU-02)."""
    if f"slumber:{args['id']}" not in e.state.team.removed:
        to_list(e, e.state.team.slumber_deck, args["id"])


@team("remove_slumber")
def remove_slumber(e: Engine, f: Frame, args: Args, n: int) -> None:
    """A slumber tile leaves the game."""
    remove_for_good(e, f"slumber:{args['id']}")


@team("replace_slumber")
def replace_slumber(e: Engine, f: Frame, args: Args, n: int) -> None:
    """One slumber tile lies where another lay."""
    deck = e.state.team.slumber_deck
    if args["a"] in deck and args["b"] not in deck:
        deck[deck.index(args["a"])] = args["b"]
    else:
        to_list(e, deck, args["b"])
    remove_for_good(e, f"slumber:{args['a']}")


@team("slumber_to_bottom")
def slumber_to_bottom(e: Engine, f: Frame, args: Args, n: int) -> None:
    """The top tile goes to the bottom, unseen."""
    deck = e.state.team.slumber_deck
    if deck:
        deck.append(deck.pop(0))


@team("shuffle_fate")
def shuffle_fate(e: Engine, f: Frame, args: Args, n: int) -> None:
    """The fate deck is shuffled."""
    e.chance.shuffle(e.state, e.state.team.fate_deck)
    e.learned()


@effect("look_slumber_deck")
def look_slumber_deck(e: Engine, f: Frame, args: Args) -> None:
    """The top tiles of the slumber deck are shown."""
    n = number(e, f, args)
    e.done()
    e.learned()
    e.tell("slumber_deck_seen", decider(e, f.scope, args), tiles=e.state.team.slumber_deck[:n])


@team("skip_slumber")
def skip_slumber(e: Engine, f: Frame, args: Args, n: int) -> None:
    """The slumber that was drawn is not played, it goes to the bottom; never delta."""
    frame = next((one for one in reversed(e.state.stack) if one.kind == "slumber"), None)
    if frame is not None:
        frame.data["skipped"] = True


@team("find_delta")
def find_delta(e: Engine, f: Frame, args: Args, n: int) -> None:
    """Delta is taken out, the rest shuffled, delta goes to the bottom."""
    deck = e.state.team.slumber_deck
    deltas = [name for name in deck if e.content.slumber[name].delta]
    rest = [name for name in deck if name not in deltas]
    e.chance.shuffle(e.state, rest)
    deck[:] = [*rest, *deltas]
    e.learned()


@team("unlock_slumberlands")
def unlock_slumberlands(e: Engine, f: Frame, args: Args, n: int) -> None:
    """A tile of the slumberlands is there from the next rebuild on."""
    to_list(e, e.state.team.unlocked, f"tile:{args['id']}")


@team("add_fate")
def add_fate(e: Engine, f: Frame, args: Args, n: int) -> None:
    """A fate card comes to the bottom of the fate deck."""
    if copies_left(e, f"fate:{args['id']}") > 0:
        gain_ref(e, f"fate:{args['id']}", None)


@team("remove_fate")
def remove_fate(e: Engine, f: Frame, args: Args, n: int) -> None:
    """A fate card leaves the game."""
    remove_for_good(e, f"fate:{args['id']}")


@team("place_dreamworld_tile")
def place_dreamworld_tile(e: Engine, f: Frame, args: Args, n: int) -> None:
    """A district of the dreamworld is discovered: the team finds it there when it comes back."""
    to_list(e, e.state.team.unlocked, f"dreamworld_tile:{args['id']}")
    e.tell("district", tile=args["id"])


@team("swap_dreamworld_tile")
def swap_dreamworld_tile(e: Engine, f: Frame, args: Args, n: int) -> None:
    """A changed district lies where another one lay."""
    unlocked = e.state.team.unlocked
    if f"dreamworld_tile:{args['a']}" in unlocked:
        unlocked.remove(f"dreamworld_tile:{args['a']}")
    to_list(e, unlocked, f"dreamworld_tile:{args['b']}")
    e.tell("district", tile=args["b"])


@team("unlock_lucid")
def unlock_lucid(e: Engine, f: Frame, args: Args, n: int) -> None:
    """A lucid character can be chosen at the next awakening (ETH-LUC-01)."""
    to_list(e, e.state.team.unlocked, f"character:{args['id']}")


@team("unlock_signs")
def unlock_signs(e: Engine, f: Frame, args: Args, n: int) -> None:
    """Sign tokens are there (ETH-SGN-01)."""
    for name in args["set"]:
        to_list(e, e.state.team.unlocked, f"sign:{name}")


@personal("gain_memory")
def gain_memory(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """A first-memory card."""
    gain_ref(e, f"memory:{args['id']}", c)
    return True


@personal("kill")
def kill(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """A character dies: the whole team loses (ETH-SUF-07)."""
    op.die(e, c, "killed", "ETH-DTH-01")
    return True
