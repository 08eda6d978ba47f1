"""What a seat may know, built from nothing by naming it (chapter 8). Hands are open; orders and fronts are not."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields import land
from reverie.games.etherfields.acting.at_hand import top_back
from reverie.games.etherfields.acting.basic import back_of
from reverie.games.etherfields.acting.demanding import gate_cost
from reverie.games.etherfields.acting.laying import progress_limit
from reverie.games.etherfields.acting.payment import luck_of, proposal, total, value_of
from reverie.games.etherfields.core import voting
from reverie.games.etherfields.core.engine import action_of
from reverie.games.etherfields.core.state import DREAMWORLD, Campaign, Character, Figure, Frame
from reverie.games.etherfields.land import features, naming, ways
from reverie.games.etherfields.language import locations
from reverie.games.etherfields.language.evaluating import all_hold
from reverie.games.etherfields.language.modifiers import own_terrain, stat, suffering_limit
from reverie.games.etherfields.language.presence import is_in_play
from reverie.games.etherfields.rounds import creature_moves
from reverie.games.etherfields.rounds.drawing import hand_limit
from reverie.games.etherfields.rounds.suffering import left_of
from reverie.games.etherfields.rounds.tidying import endless_tile
from reverie.games.etherfields.seats.between import between
from reverie.games.etherfields.seats.things import add_things

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine


def name(ref: str) -> str:
    """The id behind a ref."""
    return ref.partition(":")[2]


def zones(e: Engine, eyes: frozenset[int]) -> dict[str, Any]:
    """Everything on the table, as those see it who sit on these seats."""
    state, here, team = e.state, e.state.encounter, e.state.team
    found: dict[str, Any] = {
        "encounter": {
            "kind": here.kind,
            "id": name(here.source),
            "round": here.round,
            "phase": here.phase,
            "step": here.step,
        },
        "turn_card": turn_card(e),
        "turns_left": len(here.turn_deck),
        "turn_discard": here.turn_discard[: here.shown_discard],
        "turn_unused": len(here.turn_discard) - here.shown_discard,
        "team": {
            "hours": team.hours,
            "keys": team.keys,
            "first_player": team.first_player,
            "items": list(team.items),
            "store": len(team.store),
            "wisdoms": list(team.wisdoms),
            "clues": list(team.clues),
            "weaknesses_left": len(team.weakness_deck),
        },
        "characters": [character(e, c, who, is_open(e, c, eyes)) for c, who in enumerate(state.characters)],
        "figures": [
            {
                "number": number,
                "kind": one.kind,
                "of": one.of,
                "field": naming.field_name(one.field) if one.field >= 0 else None,
                "large": one.large,
                "states": sorted(one.states),
                **reach(e, number, one),
            }
            for number, one in sorted(state.figures.items())
        ],
        "creatures": [
            {
                "id": tile.id,
                "mutations": list(tile.mutations),
                "markers": {kind: n for kind, n in tile.markers.items() if n},
                "poisoned": tile.is_poisoned,
            }
            for tile in here.creatures
        ],
        "revealed": [name(ref) for ref in here.revealed],
        "secrets": secrets(e, eyes),
        "group_actions": {ref: list(there) for ref, there in here.intent_markers.items() if there},
        "supply": dict(state.supply),
        "mutations_left": len(state.mutation_bag),
        "map": land_view(e),
        "on_cards": on_cards(e),
        "payment": payment(e, eyes),
        "votes": {state.characters[c].id: words for c, words in voting.shown(e)},
        "asked": asked(e, eyes),
        "read": list(team.scripts_read),
        "journal": list(team.journal or ()),
        "puzzles": puzzles(e),
        "unseen": unseen(e, eyes),
        **({"campaign": campaign(e, state.campaign), **between(e)} if state.campaign is not None else {}),
    }
    add_things(e, found, eyes)
    return found


def reach(e: Engine, number: int, figure: Figure) -> dict[str, Any]:
    """How far a creature could walk with one roll, and over which fields (ETH-CRE-05); nothing where it stays."""
    if figure.kind != "creature" or figure.field < 0 or "paralysed" in figure.states:
        return {}
    n = creature_moves.movement(e, figure.of)
    fields = creature_moves.ways_of(e, number).within(figure.field, n) if n else []
    return {"reach": [naming.field_name(field) for field in fields if field != figure.field], "walks": n} if n else {}


def puzzles(e: Engine) -> list[dict[str, Any]]:
    """What there is to find out here, as far as the team can know that there is something, and whether it is done."""
    found = []
    place = locations.here(e) if e.state.encounter.kind == DREAMWORLD else None
    at = f"location:{place[1].id}" if place is not None else ""
    for one in e.content.puzzle.values():
        if (one.at == at or is_in_play(e, one.at)) and all_hold(e, one.known, {}):
            found.append({"id": one.id, "solved": all_hold(e, one.solved, {})})
    return found


def campaign(e: Engine, now: Campaign) -> dict[str, Any]:
    """What everybody knows of a campaign (chapter 8): the dreamworld as far as it is discovered, the first sides of
    gates, how many cards lie in every pile, what each character owns."""
    team = e.state.team
    place = locations.here(e)
    return {
        "stage": now.stage,
        "sitting": now.sitting,
        "deaths": now.deaths,
        "location": now.location or None,
        "district": place[0].district if place is not None else None,
        "districts": {tile.id: {one.id: list(one.icons) for one in tile.locations} for tile in locations.tiles(e)},
        "ways": [way(e, to, kind) for to, kind in locations.ways(e)],
        "gates": {
            name: {"status": status, "keys": keys_of(e, name), "district": e.content.gate[name].district}
            for name, status in team.gates.items()
        },
        "nap": now.nap,
        "season": team.season,
        "shopping_cards": team.shopping_cards,
        "slumbers": len(team.slumber_deck),
        "delta_is_next": bool(team.slumber_deck) and e.content.slumber[team.slumber_deck[0]].delta,
        "fates": len(team.fate_deck),
        "slumberlands": len(team.slumberlands),
        "market": len(team.market),
        "item_market": len(team.item_market),
        "stashes": {
            one.id: dict(Counter(sorted(name(e.state.design[card]) for card in one.stash))) for one in now.kept
        },
        "notes": [one.id for one in now.kept if one.note],
        "absent": [who.id for who in now.absent],
        "endless": endless_tile(e),
        "tries": {gate: len(results) for gate, results in now.tries.items()},
    }


def way(e: Engine, to: str, kind: str) -> dict[str, Any]:
    """Where one can go from here; what a shortcut makes each seal, at most (ETH-DWM-04)."""
    if kind != "shortcut":
        return {"to": to, "kind": kind}
    sealed = [stat(e, "shortcut_seal", locations.SEALED_BY_SHORTCUT, c) for c in range(len(e.state.characters))]
    return {"to": to, "kind": kind, "seals": max(0, *sealed)}


def keys_of(e: Engine, gate: str) -> int:
    """How many keys a gate costs now, at least."""
    costs = [sum(word.args["n"] for word in one if word.name == "key") for one in gate_cost(e, gate)]
    return min(costs, default=0)


def unseen(e: Engine, eyes: frozenset[int]) -> dict[str, Any]:
    """What lies face down, as everybody can work it out from what lies open: never in which order.

    Decks are the characters' own, and nothing leaves or enters them unseen; of the turn cards those are unseen that are
    neither on top nor on the open part of the discard pile. A closed hand counts as part of its deck.
    """
    here = e.state.encounter
    below = [*here.turn_deck[1:], *here.turn_discard[here.shown_discard :]]
    decks: dict[str, dict[str, int]] = {}
    for c, who in enumerate(e.state.characters):
        cards = who.deck if is_open(e, c, eyes) else [*who.deck, *who.hand]  # it may hold any of them
        decks[who.id] = dict(Counter(sorted(name(e.state.design[card]) for card in cards)))
    return {"decks": decks, "turn_cards": sorted(below)}


def asked(e: Engine, eyes: frozenset[int]) -> dict[str, Any]:
    """What the open question is about besides what it says itself: harm that is about to happen, a figure to come,
    which of the own commands cannot be paid in full (ETH-PAY-07)."""
    question, stack = e.question, e.state.stack
    if question is None or not stack:
        return {}
    short = [action_of(choice).words for choice in question.choices if choice.short and choice.seat in eyes]
    if short:
        return {"short": short}
    if question.kind == "prevent":
        harm = next(frame for frame in reversed(stack) if frame.kind in ("suffer", "seal"))
        who = e.character(harm.data["c"]).id
        return {"harm": {"what": harm.kind, "character": who, "n": left_of(harm), "source": source_of(harm)}}
    frame = stack[-1]
    number = frame.data.get("figure") if frame.kind in ("arrive", "make_room") else None
    if type(number) is int and number in e.state.figures:
        return {"figure": f"{e.state.figures[number].of}.{number}"}
    if number is not None or frame.kind in ("arrive", "make_room"):
        coming = next((one for one in reversed(stack) if one.kind == "spawn"), None)
        return {"figure": str(coming.data["creature"])} if coming is not None else {}
    return {}


def source_of(harm: Frame) -> str:
    """Why somebody suffers or seals: the ref of what does it."""
    cause = harm.data.get("cause", {})
    source = str(cause.get("source", ""))
    return source if ":" in source else f"{cause.get('kind', '')}:{source}"


def turn_card(e: Engine) -> dict[str, Any] | None:
    """The card that lies open; none when the last one is gone."""
    deck = e.state.encounter.turn_deck
    if not deck:
        return None
    card = e.content.turn_card[deck[0]]
    blocked = e.state.encounter.blocked_steps
    return {"id": card.id, "suit": card.suit, "steps": list(card.steps), "blocked": list(blocked)}


def is_open(e: Engine, c: int, eyes: frozenset[int]) -> bool:
    """Whether somebody sees the hand of a character: everybody does, unless hands are closed (chapter 8)."""
    return c in eyes or bool(e.option("open_hands"))


def character(e: Engine, c: int, who: Character, seen: bool) -> dict[str, Any]:
    """One character: everything open lies in the order it has; what is face down is counted."""
    design = e.state.design

    def named(cards: list[int]) -> list[str]:
        return [name(design[card]) for card in cards]

    back = top_back(e, c)
    return {
        "id": who.id,
        "archetype": who.archetype,
        "hand": named(who.hand) if seen else [],
        "in_hand": len(who.hand),
        "hand_limit": hand_limit(e, c),
        "deck": len(who.deck),
        "back": name(back[0].source) if back is not None else None,
        "discard": named(who.discard),
        "sealed": named(who.sealed),  # face up (ETH-SEL-04)
        "progress": [{"card": name(design[card]), "face_up": card not in who.flipped} for card in who.progress],
        "progress_limit": progress_limit(e, c),
        "weaknesses": named(who.weaknesses),
        "limbo": named(who.limbo),
        "ether": who.ether,
        "suffering": who.suffering,
        "suffering_limit": suffering_limit(e, c),
        "glowstones": who.glowstones,
        "spirits": who.spirits,
        "mask": who.mask,
        "masks": list(who.masks),
        # Nobody has passed any more when the action step is over, though it is renewed only when the next one begins.
        "passed": who.passed and any(frame.kind == "command" for frame in e.state.stack),
    }


def secrets(e: Engine, eyes: frozenset[int]) -> list[dict[str, Any]]:
    """The secrets of the dream: backs and letters; whoever looked at one knows more (ETH-LOK-01)."""
    found = []
    for ref in e.state.encounter.secrets:
        thing = e.content.things[ref]
        entry: dict[str, Any] = {"back": back_of(e, ref), "letter": thing.code.letter if thing.code is not None else ""}
        if not eyes.isdisjoint(e.state.encounter.looked_at.get(ref, ())):
            entry["id"] = thing.id
        found.append(entry)
    return sorted(found, key=lambda entry: (entry["back"], entry["letter"], entry.get("id", "")))


def payment(e: Engine, eyes: frozenset[int]) -> dict[str, Any] | None:
    """The payment that is open, the inmost one; what a closed hand could bring is its owner's affair."""
    frame: Frame | None = next((one for one in reversed(e.state.stack) if one.kind == "payment"), None)
    if frame is None:
        return None
    data = frame.data
    steps = proposal(e, frame) if is_open(e, data["c"], eyes) else []
    return {
        "character": e.character(data["c"]).id,
        "for": data.get("what", ""),
        "needs": {color: n for color, n in data["needs"].items() if n},
        "got": {color: total(frame, color) for color in data["needs"]},
        "many": data["many"],
        "worth": worth(e, frame) if is_open(e, data["c"], eyes) else {},
        "proposal": [[kind, called(e, kind, thing), color] for kind, thing, color in steps],
        "luck": [list(face) for face in luck_of(e, frame)],
    }


def worth(e: Engine, frame: Frame) -> dict[str, dict[str, int]]:
    """What each card of the payer's hand and each item would bring of the colours that are needed (ETH-PAY-02)."""
    c, needs = frame.data["c"], frame.data["needs"]
    things: list[tuple[str, Any]] = [("card", card) for card in e.character(c).hand]
    things += [("item", item) for item in e.state.team.items]
    found: dict[str, dict[str, int]] = {}
    for kind, thing in things:
        values = {color: n for color in needs if (n := value_of(e, c, kind, thing, color))}
        if values:
            found[called(e, kind, thing)] = values
    return found


def called(e: Engine, kind: str, thing: Any) -> str:
    """A thing that pays, as answers call it."""
    return name(e.state.design[thing]) if kind == "card" else f"item:{thing}"


def land_view(e: Engine) -> dict[str, Any]:
    """The map: every field with what is on it, and the walls between them."""
    content, here = e.content, e.state.land
    fields = {}
    for field in features.fields(here):
        printed = features.printed(here, content, field)
        entry: dict[str, Any] = {"tile": features.tile_at(here, field)}
        if features.is_blocked(here, field):
            entry["blocked"] = True
        terrain = sorted(features.terrain(here, content, field, own_terrain(e, field)))
        if terrain:
            entry["terrain"] = terrain
        tags = sorted(features.tags(here, content, field))
        if tags:
            entry["tags"] = tags
        if printed is not None and printed.spawn_suit:
            entry["suit"] = printed.spawn_suit
        actions = [ability.ref for ability in features.actions(here, content, field)]
        if actions:
            entry["actions"] = actions
        socket = features.socket(here, content, field)
        if socket is not None:
            entry["socket"] = {"id": socket.id, "filled": land.is_filled(here, socket.id)}
        lying = markers_at(e, field)
        if lying:
            entry["markers"] = lying
        entry["ways"] = [naming.field_name(other) for other in ways.neighbours(here, field)]
        fields[naming.field_name(field)] = entry
    tiles = {tile: markers_at(e, tile) for tile in here.tiles}
    walls = [naming.edge_name(edge) for edge in land.walls(here, content)]
    damaged = [naming.edge_name(edge) for edge in land.damaged_walls(here, content)]
    return {"fields": fields, "tiles": tiles, "walls": walls, "damaged": damaged}


def on_cards(e: Engine) -> dict[str, dict[str, int]]:
    """The markers that lie on cards and gates, which everybody sees."""
    found: dict[str, dict[str, int]] = {}
    for spot, n in e.state.loose.items():
        ref, _, kind = spot.rpartition("|")
        if n:
            found.setdefault(ref, {})[kind] = n
    return found


def markers_at(e: Engine, place: land.Place) -> dict[str, int]:
    """What lies on a field or a tile, each kind with its number; on most of them nothing does."""
    here = e.state.land
    if not land.is_marked(here, place):
        return {}
    return {kind: n for kind in MARKERS if (n := land.markers(here, kind, place))}


MARKERS = ("threat", "universal", "story", "block", "blank", "hole", "personal")
