"""What a written position leaves out: cards given as a number, the usual pieces, and the cards nobody named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from reverie.errors import PositionError
from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import HARD_SPELL_COSTS, SPELL_COSTS, TOKENS, deck, is_door, is_location
from reverie.games.onirim.labyrinth import recount_runs
from reverie.games.onirim.position.checks import hand_limits, is_drafting, with_row
from reverie.games.onirim.position.words import CATCHER_ZONES, Table
from reverie.kernel.constants import KIND
from reverie.kernel.position_text import SHOWN, evenly, missing, take
from reverie.kernel.spec import GameSpec

# ---- the usual pieces ---------------------------------------------------------------------------------------


def usual_figure(table: Table) -> int:
    """The figure is in play; an adversary under whom doors lie out has been faced (ONI-INC-08)."""
    flags = table["flags"]
    blocks = flags & (c.ADVERSARY | c.ADVERSARY_BEFORE_WIN) == c.ADVERSARY
    doors_out = any(any(zones["doors"]) for zones in table["seats"])
    facing = any(step == c.S_FIGURE_LEAVES for step, _ in table["agenda"])
    return 1 if flags & c.INCUBUS and not (blocks and doors_out and not facing) else 0


def usual_payment(table: Table) -> int:
    """A spell of which nothing is said is still to be paid in full (ONI-BOOK-02)."""
    costs = HARD_SPELL_COSTS if table["flags"] & c.HARD_BOOK else SPELL_COSTS
    return next((costs[spell] for step, spell in table["agenda"] if step == c.Q_PAY), 0)


def usual_reserve(others: list[int], dealt: int, count: int | None, named: int, gone_are_named: bool) -> int:
    """How many of the premonitions nobody named lie in the reserve: never more than were not dealt face up."""
    if count is not None:
        wanted = missing("down", count, named)
        if wanted > len(others):
            raise PositionError("position-few", place="down", value="down", count=wanted, most=len(others))
        return wanted
    return len(others) if gone_are_named else min(len(others), 8 - dealt)


def cover_goals(table: Table) -> None:
    """The order cards of laid-out doors are covered: those that are marked, then from the left (ONI-BOOK-03)."""
    out = doors_out(table)
    goals, left = table["goals"], table.pop("goals_left")
    if not goals:
        goals += sorted((out & left).elements())
        left = left - out
    goals += sorted((+left).elements())
    out.subtract(kind for i, kind in enumerate(goals) if table["covered"] >> i & 1)
    for i, kind in enumerate(goals):
        if out[kind] > 0 and not table["covered"] >> i & 1:
            out[kind] -= 1
            table["covered"] |= 1 << i


def doors_out(table: Table) -> Counter[int]:
    """The doors in front of all players, with one that is just returning."""
    out: Counter[int] = Counter()
    for zones in table["seats"]:
        out.update({c.DOOR + colour: count for colour, count in enumerate(zones["doors"])})
    out.update(argument for step, argument in table["agenda"] if step == c.Q_UNCOVER)
    return +out


# ---- cards given as a number --------------------------------------------------------------------------------


def fill_zones(
    spec: GameSpec, table: Table, counts: dict[str, int], zones: tuple[str, ...], written: Collection[str] | None = None
) -> None:
    """Lay plain cards where only their number was said, and in hands that nobody wrote where they cannot be empty."""
    named = {name: cards for name in zones if (cards := cards_of(table, name)) is not None}
    wanted = {name: counts[name] for name in named if name in counts}
    if written is not None:
        wanted = usual_hands(table, wanted, written) | wanted
    if not wanted:
        return
    left = Counter(deck(spec.modules)) - cards_on_table(table)
    for name, count in wanted.items():
        taken = take(name, left, plainest(name, +left), missing(name, count, len(named[name])))
        if name.startswith("doors"):
            for kind in taken:
                table["seats"][int(name[5:] or 0)]["doors"][kind - c.DOOR] += 1
        else:
            named[name] += taken
            named[name].sort()


def cards_of(table: Table, zone: str) -> list[int] | None:
    """The list of a zone that can be filled; None if this set-up does not have it. Doors are given as a copy."""
    if zone in CATCHER_ZONES:
        catchers: list[list[int]] = table.get("catchers", [])
        number = CATCHER_ZONES.index(zone)
        return catchers[number] if number < len(catchers) else None
    if zone == "shared":
        shared: list[int] = table["shared"]
        return shared
    number = int(zone[-1]) if zone[-1].isdigit() else 0
    if number >= len(table["seats"]):
        return None
    seat = table["seats"][number]
    if zone.startswith("doors"):
        return [kind for kind, count in enumerate(seat["doors"]) for _ in range(count)]
    hand: list[int] = seat["hand"]
    return hand


def usual_hands(table: Table, counts: dict[str, int], written: Collection[str]) -> dict[str, int]:
    """How many cards the hands have that nobody wrote, if they cannot be empty at this point."""
    active = table["seat"]
    if active >= len(table["seats"]) or is_drafting(table):
        return {}
    own, usual = f"hand{active or ''}", dict[str, int]()
    sizes = {name: counts.get(name, len(cards_of(table, name) or [])) for name in (own, "shared")}
    least, most = hand_limits(table)
    if len(table["seats"]) == 1:
        return {own: most} if own not in written and sizes[own] < least else {}
    other = f"hand{1 - active or ''}"
    if other not in written:
        usual[other] = c.PERSONAL_SIZE
    if sum(sizes.values()) < least:
        if own not in written:
            usual[own] = sizes[own] = min(c.PERSONAL_SIZE, most - sizes["shared"])
        if "shared" not in written:
            usual["shared"] = min(c.SHARED_SIZE, most - sizes[own])
    return usual


def plainest(zone: str, left: Counter[int]) -> list[int]:
    """The cards for a zone that matter least, first: suns and moons for a hand, nightmares for a catcher."""
    if zone.startswith("doors"):
        return evenly(Counter({kind: count for kind, count in left.items() if is_door(kind)}))
    if zone.startswith("catcher"):
        dreams = Counter({kind: count for kind, count in left.items() if c.DOOR <= kind < c.DENIZEN})
        return sorted(evenly(dreams), key=lambda kind: (kind != c.NIGHTMARE, is_door(kind)))
    places = evenly(Counter({kind: count for kind, count in left.items() if is_location(kind)}))
    copies: Counter[int] = Counter()
    ranks = []
    for kind in places:
        copies[kind] += 1
        ordinary = kind < c.CROSSROADS and kind & 3 in (c.SUN, c.MOON)
        ranks.append((not ordinary, copies[kind], kind & 3 if ordinary else 0, kind))
    return [kind for *_, kind in sorted(ranks)]


# ---- the cards nobody named --------------------------------------------------------------------------------


def cards_on_table(table: Table) -> Counter[int]:
    """Every card outside the unordered part of the pile and the box."""
    used: Counter[int] = Counter(card & KIND for card in (*table["over"], *table["under"]))
    for zones in table["seats"]:
        used.update(zones["hand"])
        used.update(zones["row"])
        used.update({c.DOOR + colour: count for colour, count in enumerate(zones["doors"])})
    for name in ("shared", "discard", "limbo", "looked", "towers", "removed", "stored"):
        used.update(table.get(name, []))
    for cards in table.get("catchers", []):
        used.update(cards)
    used.update(c.DENIZEN + denizen for denizen in table.get("rallied", []))
    if table["figure_card"] != c.NOTHING:
        used[table["figure_card"]] += 1
    resolved = (c.Q_DOOR, c.Q_RALLY, c.S_DREAM_LEAVES, c.S_PUT_ON_TOP)
    used.update(arg & KIND for step, arg in table["agenda"] if step in resolved)
    return +used


def place_the_rest(spec: GameSpec, table: Table, rest: list[str] | None, counts: dict[str, int], closed: bool) -> None:
    """Every card of the game is somewhere, and none is twice (ONI-GEN-07)."""
    left = left_over(spec, table)
    places = ("pile", "discard", "removed") if "removed" in table else ("pile", "discard")
    if rest is not None and (len(rest) != 1 or rest[0] not in places):
        raise PositionError("position-rest", place="rest", value=" ".join(rest)[:SHOWN], allowed=places)
    # What is kept longest in the pile comes last: one card of each kind, and the doors.
    leaving = sorted(evenly(left), key=lambda kind: not is_door(kind))[::-1]
    piles: dict[str, list[int]] = {"pile": [], **{name: table[name] for name in places[1:]}}
    for name in places[1:]:
        taken = take(name, left, leaving, missing(name, counts.get(name), len(table[name])))
        del leaving[: len(taken)]
        piles[name] += taken
    if closed or "pile" in counts:
        placed = len(table["over"]) + len(table["under"])
        count = missing("pile", counts.get("pile"), placed)
        piles["pile"] = take("pile", left, leaving[::-1], count)
        del leaving[len(leaving) - count :]
        usual = places[-1]
    else:
        usual = "pile"
    goal = rest[0] if rest else usual
    if leaving and (goal in counts or (goal == "pile" and closed)):
        raise PositionError("position-left-over", place=goal, count=len(leaving), allowed=places)
    piles[goal] += leaving
    table["bag"] = sorted(piles["pile"])
    for name in places[1:]:
        table[name].sort()
    for zones in table["seats"]:
        g = with_row(zones["row"], table["flags"])
        recount_runs(g)
        zones["segment"] = g.segment


def left_over(spec: GameSpec, table: Table) -> Counter[int]:
    """The cards that lie nowhere; of the denizens eight stay in the box."""
    have = Counter(deck(spec.modules))
    used = cards_on_table(table)
    if table.get("unused") is not None:
        used.update(c.DENIZEN + denizen for denizen in table["unused"])
    for kind, count in sorted(used.items()):
        if count > have[kind]:
            numbers = {"count": count, "most": have[kind]}
            raise PositionError(
                "position-too-many", place=TOKENS[kind], rule="ONI-GEN-07", card=TOKENS[kind], **numbers
            )
    left = have - used
    if table.get("unused", ()) is None:
        # Which denizens stayed in the box was not said: the last ones in card order that lie nowhere.
        box = [kind for kind in sorted(left.elements()) if kind >= c.DENIZEN][-c.UNUSED_DENIZENS :]
        table["unused"] = [kind - c.DENIZEN for kind in box]
        left = left - Counter(box)
    return left
