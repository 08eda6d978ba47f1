"""What goes back where when an encounter is over (ETH-GAT-05, ETH-SLU-07, ETH-END-01, ETH-END-02), and when a dream
begins (ETH-GAT-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.games.etherfields import land as lands
from reverie.games.etherfields.acting.mutations import take_off
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core.limits import renew
from reverie.games.etherfields.core.operations import tokens_back
from reverie.games.etherfields.core.state import Encounter
from reverie.games.etherfields.land.naming import SLOTS, slot_of
from reverie.games.etherfields.language.durations import end
from reverie.games.etherfields.language.markers import lift
from reverie.games.etherfields.rounds import states, turn_cards

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def belongs(e: Engine, kind: str, spot: str, n: int) -> None:
    """Markers that a slumber tile, its creature or its scripts put down: they leave with it (ETH-SLU-07)."""
    key = f"{kind}|{spot}"
    e.state.of_slumber[key] = e.state.of_slumber.get(key, 0) + n


def own_markers_back(e: Engine) -> None:
    """What belongs to the slumber goes back to the supply, as far as it still lies there."""
    own, e.state.of_slumber = e.state.of_slumber, {}
    for key, number in own.items():
        kind, _, spot = key.partition("|")
        if is_endless(e, spot):
            continue  # what its text leaves on the endless tile lies there until a dream is entered (ETH-ETM-03)
        if not spot.startswith("creature:"):  # those on creature tiles go with them
            op.to_supply(e, kind, lift(e, kind, number, spot))


def endless_tile(e: Engine) -> str | None:
    """The tile that lies on the gate slot while no dream is played, if endless dreams are played (ETH-ETM-01)."""
    if e.state.campaign is None or not e.option("endless") or e.state.encounter.kind == "dream":
        return None
    return next((tile.id for tile in e.content.slumber.values() if tile.endless), None)


def is_endless(e: Engine, spot: str) -> bool:
    """Whether this is the endless tile."""
    kind, _, name = spot.partition(":")
    return kind == "slumber" and name in e.content.slumber and e.content.slumber[name].endless


def put_endless_away(e: Engine) -> None:
    """The endless tile leaves the gate slot with its markers, and comes back without them (ETH-ETM-04)."""
    for key in [key for key in e.state.loose if is_endless(e, key.rpartition("|")[0])]:
        op.to_supply(e, key.rpartition("|")[2], e.state.loose.pop(key))


def loose_markers_back(e: Engine) -> None:
    """Markers on cards and beside characters go back (ETH-GAT-05); those on the map go with the map."""
    loose, e.state.loose = e.state.loose, {}
    for key, n in loose.items():
        op.to_supply(e, key.rpartition("|")[2], n)


def cards_back(e: Engine) -> None:
    """Cards that were being played or looked for when everything stopped go to the discard pile."""
    for who in e.state.characters:
        who.discard[:0] = [*who.limbo, *who.aside]
        who.limbo.clear()
        who.aside.clear()


def end_durations(e: Engine) -> None:
    """Everything that lasts as long as the encounter ends; states are removed (ETH-END-02)."""
    end(e, "encounter")
    states.clear(e)
    for moment in ("round", "phase", "encounter"):
        renew(e, moment)


def creatures_back(e: Engine) -> None:
    """Creature tiles leave with their figures, markers and mutations; companions leave unless they stay
    (ETH-MUT-05)."""
    here = e.state.encounter
    for tile in here.creatures:
        for kind in list(tile.mutations):
            take_off(e, tile.id, kind)
        tokens_back(e, tile.markers)
        tile.markers = {}
    for number, figure in list(e.state.figures.items()):
        if figure.kind == "creature":
            op.remove_figure(e, number)
        elif figure.kind == "companion" and e.content.companion[figure.of].leaves != "never":
            op.remove_figure(e, number)
            here.companions.pop(figure.of, None)
    here.creatures = []
    e.changed()


def intents_back(e: Engine, tiles_stay: bool) -> None:
    """Intent markers go back; on slumberlands tiles they stay until the rebuild (ETH-GRP-10)."""
    here = e.state.encounter
    for ref in list(here.intent_markers):
        if tiles_stay and ref.startswith("tile:"):
            continue
        op.to_supply(e, "intent_marker", len(here.intent_markers.pop(ref)))


def clear_land(e: Engine) -> list[str]:
    """The map is cleared, all that lies there goes back; the cards of its rifts are given in slot order (R-41)."""
    state = e.state
    slots = {
        tile: SLOTS.index(slot_of(fields[0])) if fields[0] >= 0 else len(SLOTS)
        for tile, fields in state.land.tiles.items()
    }
    rifts = [state.land.rifts[tile] for tile in sorted(state.land.rifts, key=lambda tile: slots.get(tile, len(SLOTS)))]
    tokens_back(e, lands.tokens_on(state.land))
    while state.blocked:  # block tokens on single-use actions (ETH-ACT-09)
        state.blocked.popitem()
        op.to_supply(e, "block")
    state.land = lands.Land()
    for figure in state.figures.values():
        figure.field = -1
    e.changed()
    return rifts


def discard_slumberlands(e: Engine) -> None:
    """Before a dream: tiles to the supply, rift cards to the bottom of the fate deck, tokens to the supply
    (ETH-GAT-02)."""
    team = e.state.team
    put_endless_away(e)
    # In an order of names: a written position does not keep the order in which tiles were laid.
    team.slumberlands += sorted(tile for tile in e.state.land.tiles if is_slumberland(e, tile))
    team.fate_deck += clear_land(e)


def rebuild_slumberlands(e: Engine) -> None:
    """The map is cleared, the start tiles are laid, everything else that is unlocked is shuffled (ETH-SLD-02)."""
    team = e.state.team
    team.fate_deck += clear_land(e)
    here = e.state.encounter
    for ref in [ref for ref in here.intent_markers if ref.startswith("tile:")]:
        op.to_supply(e, "intent_marker", len(here.intent_markers.pop(ref)))
    team.slumberlands = []
    for tile in e.content.tile.values():
        if tile.start:
            lands.place_tile(e.state.land, e.content, tile.id)
        elif is_slumberland(e, tile.id) and tile.slot is not None and tile.ref not in team.removed:
            team.slumberlands.append(tile.id)
    e.chance.shuffle(e.state, team.slumberlands)
    e.changed()
    op.watched(e)


def is_slumberland(e: Engine, name: str) -> bool:
    """Whether a tile belongs to the supply of the slumberlands: no start tile, and no secret unless it was unlocked."""
    tile = e.content.tile[name]
    return not tile.start and (tile.code is None or tile.ref in e.state.team.unlocked)


def after_dream(e: Engine) -> None:
    """The dreamlands are cleared; what was not gained goes back to the secrets (ETH-GAT-05, ETH-DTH-02)."""
    here, team = e.state.encounter, e.state.team
    gate = here.source.partition(":")[2]
    result = here.result
    creatures_back(e)
    intents_back(e, tiles_stay=False)
    loose_markers_back(e)
    clear_land(e)
    if gate in team.gates and (result == "death" or (team.gates[gate] == "available" and result != "victory")):
        team.gates[gate] = "lost_kept"
    elif team.gates.get(gate) == "available":
        team.gates[gate] = "won"
    leave(e)


def after_slumber(e: Engine) -> None:
    """The tile goes to the bottom of the deck; what belongs to it goes back, the slumberlands and everybody on them
    stay (ETH-SLU-07)."""
    here, team = e.state.encounter, e.state.team
    own_markers_back(e)
    creatures_back(e)
    intents_back(e, tiles_stay=True)
    tile = here.source.partition(":")[2]
    if tile not in team.removed and f"slumber:{tile}" not in team.removed and not is_endless(e, here.source):
        team.slumber_deck.append(tile)
    leave(e)


def leave(e: Engine) -> None:
    """The turn cards go back to one pile, and nothing of the encounter is left."""
    turn_cards.gather(e)
    kept = e.state.encounter
    e.state.encounter = Encounter(
        "",
        "",
        phase="over",
        turn_discard=kept.turn_discard,
        intent_markers=kept.intent_markers,
        companions=kept.companions,
        result=kept.result,
    )
    e.changed()
