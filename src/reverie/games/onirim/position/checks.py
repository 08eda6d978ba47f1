"""Which tables of Onirim can exist: every check names the zone and the rule that a written position breaks."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from reverie.errors import PositionError
from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import (
    PREMONITIONS,
    SPELL_COSTS,
    TOKENS,
    has_symbol,
    is_door,
    is_location,
    is_tower,
    is_usable,
)
from reverie.games.onirim.labyrinth import playable, playable_with_architect, recount_runs, run_at
from reverie.games.onirim.modules.premonitions import triggered
from reverie.games.onirim.modules.towers import left_edge, right_edge
from reverie.games.onirim.position.agenda import check_agenda
from reverie.games.onirim.settings import setting
from reverie.games.onirim.state import State
from reverie.games.onirim.winning import conditions_hold
from reverie.kernel.spec import GameSpec

Table = dict[str, Any]

# ---- zones ---------------------------------------------------------------------------------------------------


def check_table(spec: GameSpec, table: Table) -> None:
    """Refuse what no game can reach, with the rule that forbids it."""
    check_agenda(table)
    for number, zones in enumerate(table["seats"]):
        suffix = str(number or "")
        for kind in zones["hand"]:
            if not is_location(kind):
                raise PositionError("position-hand-card", place=f"hand{suffix}", rule="ONI-GEN-01", card=TOKENS[kind])
        check_row(zones["row"], table["flags"], f"row{suffix}")
    for zone in ("shared", "stored"):
        for kind in table.get(zone, []):
            if not is_location(kind) or (zone == "stored" and not is_usable(kind)):
                raise PositionError("position-hand-card", place=zone, rule="ONI-GEN-01", card=TOKENS[kind])
    captured = [kind for cards in table.get("catchers", []) for kind in cards]
    for kind in (*table["limbo"], *captured):
        if is_usable(kind):
            raise PositionError("position-limbo-card", place="limbo", rule="ONI-BASE-04", card=TOKENS[kind])
    check_towers(table["towers"])
    check_pieces(table)
    check_hands(table)
    check_limbo(table)
    check_looked(table)
    check_payment(table)
    check_search(table)
    if spec.rules > 1:  # records of version 1 may begin with what was not refused then
        check_draft(spec, table)
        check_looked_at_least(table)
        check_premonitions(table)
        check_dead_end(table)
        check_duplicates(table)
    check_not_won(table)


def check_row(row: list[int], flags: int, place: str) -> None:
    """Only locations with a symbol, and never the same symbol twice in a row (ONI-BASE-08), but for architects."""
    for kind in row:
        if not has_symbol(kind):
            raise PositionError("position-row-card", place=place, rule="ONI-BASE-07", card=TOKENS[kind])
    for i, kind in enumerate(row):
        before = with_row(row[:i], flags)
        recount_runs(before)
        fits = playable(before, 1 << kind)
        if flags & c.ONIVERSE:
            fits |= playable_with_architect(before, 1 << kind)
        if not fits and has_symbol(kind) and kind >= c.CROSSROADS and flags & c.HARD_CROSSROADS:
            raise PositionError("position-row-crossroads", place=place, rule="ONI-CROSS-14", card=TOKENS[kind])
        if not fits:
            names = {"left": TOKENS[row[i - 1]], "right": TOKENS[kind]}
            raise PositionError("position-row-symbols", place=place, rule="ONI-BASE-08", **names)


def check_towers(towers: list[int]) -> None:
    """Only towers, whose touching edges share no symbol (ONI-TOWER-04)."""
    for kind in towers:
        if not is_tower(kind):
            raise PositionError("position-tower-card", place="towers", rule="ONI-TOWER-03", card=TOKENS[kind])
    for left, right in itertools.pairwise(towers):
        if right_edge(left) & left_edge(right):
            names = {"left": TOKENS[left], "right": TOKENS[right]}
            raise PositionError("position-tower-edges", place="towers", rule="ONI-TOWER-04", **names)


def check_pieces(table: Table) -> None:
    """Order cards, keepers, denizens and the figure fit together."""
    flags = table["flags"]
    if flags & c.BOOK:
        out: Counter[int] = Counter()
        for zones in table["seats"]:
            out.update({c.DOOR + colour: count for colour, count in enumerate(zones["doors"])})
        out.update(argument for step, argument in table["agenda"] if step == c.Q_UNCOVER)
        covered = Counter(kind for i, kind in enumerate(table["goals"]) if table["covered"] >> i & 1)
        if +out != covered:
            raise PositionError("position-goals", place="goals", rule="ONI-BOOK-03")
    if flags & c.ONIVERSE:
        if len(table["unused"]) != c.UNUSED_DENIZENS:
            raise PositionError("position-unused", place="unused", rule="ONI-ONIV-01", count=len(table["unused"]))
        if len(table["stored"]) > table["rallied"].count(c.TREASURE_KEEPER):
            raise PositionError("position-stored", place="stored", rule="ONI-ONIV-18")
    card = table["figure_card"]
    if card != c.NOTHING and not (flags & c.PATHFINDER and is_location(card)):
        raise PositionError("position-figure", place="under", rule="ONI-INC-03")
    if flags & c.PATHFINDER and not table["figure"]:
        raise PositionError("position-figure", place="figure", rule="ONI-INC-06")
    blocked = flags & (c.ADVERSARY | c.ADVERSARY_BEFORE_WIN) == c.ADVERSARY and table["figure"]
    if blocked and any(any(zones["doors"]) for zones in table["seats"]):
        raise PositionError("position-figure", place="doors", rule="ONI-INC-08")
    leaving = [argument for step, argument in table["agenda"] if step == c.S_FIGURE_LEAVES]
    if leaving and not table["figure"]:
        raise PositionError("position-figure", place="at", rule="ONI-INC-07")


def check_dead_end(table: Table) -> None:
    """Nobody faces the adversary with a dead end in hand (ONI-INC-10)."""
    steps = [step for step, _ in table["agenda"]]
    held = (*table["seats"][table["seat"]]["hand"], *table["shared"])
    if steps[-1] == c.Q_WARD and c.S_FIGURE_LEAVES in steps and c.DEAD_END in held:
        raise PositionError("position-adversary-dead-end", place="at", rule="ONI-INC-10")


def check_duplicates(table: Table) -> None:
    """With that reading nobody has two doors of a colour (ONI-TEAM-17)."""
    for number, zones in enumerate(table["seats"]):
        if table["flags"] & c.DUPLICATES_TO_LIMBO and max(zones["doors"]) > 1:
            raise PositionError("position-door-twice", place=f"doors{number or ''}", rule="ONI-TEAM-17")


def hand_limits(table: Table) -> tuple[int, int]:
    """How many cards the active player can hold now, the shared ones included."""
    step = table["agenda"][-1][0]
    flags = table["flags"]
    faced = bool(flags & c.ADVERSARY) and not table["figure"]
    whole = c.HAND_SIZE
    if step in (c.S_NEXT_TURN, c.S_LIMBO, c.Q_BEFORE_LIMBO):
        return whole, whole
    steps = [below for below, _ in table["agenda"]]
    if steps[0] == c.Q_TURN and c.S_REFILL not in steps:
        # The turn is still to come, whatever free action lies on it; facing the adversary may have cost one card.
        return (0 if step == c.S_REDRAW else whole - (faced or c.S_FIGURE_LEAVES in steps)), whole
    if step in (c.Q_SEARCH, c.Q_PROPHECY, c.Q_PROPHECY_ORDER):
        return whole - 1 - faced, whole if flags & c.ONIVERSE else whole - 1
    if step in (c.Q_DOOR, c.Q_NIGHTMARE, c.Q_RALLY, c.Q_HAPPY, c.Q_BEFORE_DRAW):
        return 0, whole - 1  # a card has just been needed
    return 0, whole


def is_drafting(table: Table) -> bool:
    """Whether the personal cards are still being drafted."""
    return any(step == c.Q_DRAFT for step, _ in table["agenda"])


def check_hands(table: Table) -> None:
    """Hands fit the moment: five cards, in team play three and two."""
    active = table["seat"]
    drafting = is_drafting(table)
    if len(table["seats"]) == 2:
        check_team_hands(table, drafting)
    if drafting:
        return
    hand = len(table["seats"][active]["hand"]) + len(table["shared"])
    least, most = hand_limits(table)
    if not least <= hand <= most:
        numbers = {"count": hand, "least": least, "most": most, "exact": "yes" if least == most else "no"}
        raise PositionError("position-hand-size", place="hand", rule="ONI-BASE-22", **numbers)


def check_team_hands(table: Table, drafting: bool) -> None:
    """Three personal cards each and two shared ones, or the eight of the draft (ONI-TEAM-03, ONI-TEAM-05)."""
    sizes = [len(zones["hand"]) for zones in table["seats"]]
    shared = len(table["shared"])
    active = table["seat"]
    if drafting:
        start = 1 if table["flags"] & c.SEAT_1_STARTS else 0
        picks = sum(sizes)
        fits = shared == c.DRAFT_SIZE - picks and active == (start + picks) % 2 and picks < 6
        fits = fits and sizes[start] - sizes[1 - start] == picks % 2
    else:
        fits = max(sizes) <= c.PERSONAL_SIZE and sizes[1 - active] == c.PERSONAL_SIZE and shared <= c.SHARED_SIZE
    if not fits:
        numbers = {"count": sizes[active], "other": sizes[1 - active], "shared": shared}
        if drafting:
            raise PositionError("position-draft-hands", place="hand", rule="ONI-TEAM-03", **numbers)
        raise PositionError("position-team-hands", place="hand", rule="ONI-TEAM-05", **numbers)


def check_limbo(table: Table) -> None:
    """Between turns the limbo is empty (ONI-BASE-35); during one it fills only in phase 2, or before phase 1."""
    step = table["agenda"][-1][0]
    before_phase_1 = table["flags"] & (c.ONIVERSE | c.ADVERSARY)
    phase_1 = (c.Q_TURN, c.Q_SEARCH, c.Q_PROPHECY, c.Q_PROPHECY_ORDER)
    if table["limbo"] and (step == c.S_NEXT_TURN or (step in phase_1 and not before_phase_1)):
        raise PositionError("position-limbo-turn", place="limbo", rule="ONI-BASE-35")


# Questions about looked-at or revealed cards: how many there can be, and whether everybody sees them.
LOOKING: dict[int, tuple[int, int, int]] = {
    c.Q_PROPHECY: (1, 5, 0),
    c.Q_PROPHECY_ORDER: (1, 4, 0),
    c.Q_TOWER_ORDER: (1, 5, 0),
    c.Q_SPIES: (1, 5, 0),
    c.Q_PARADOX: (1, 5, 0),
    c.Q_PARADOX_ORDER: (2, 5, 0),
    c.Q_INCANT_DOOR: (1, 5, 1),
    c.Q_INCANT_ORDER: (1, 5, 1),
    c.Q_HARPOON: (1, 5, 1),
    c.Q_HAPPY_SEVEN: (1, 7, 1),
}
PLACED_BEFORE = {c.Q_PROPHECY: 0, c.Q_PARADOX: 0, c.Q_INCANT_DOOR: 0, c.Q_PARADOX_ORDER: 1}


# How many of them lie there at least, unless the pile has no more (ONI-GEN-04); with the rule that says so.
SEEN_TOGETHER = {
    c.Q_PROPHECY: (5, "ONI-BASE-19"),
    c.Q_PROPHECY_ORDER: (4, "ONI-BASE-19"),
    c.Q_TOWER_ORDER: (3, "ONI-TOWER-06"),
    c.Q_SPIES: (5, "ONI-ONIV-12"),
    c.Q_PARADOX: (5, "ONI-BOOK-10"),
    c.Q_PARADOX_ORDER: (5, "ONI-BOOK-10"),
    c.Q_INCANT_DOOR: (5, "ONI-GLYPH-05"),
    c.Q_HAPPY_SEVEN: (7, "ONI-PREM-12"),
}


def check_looked(table: Table) -> None:
    """Looked-at cards belong to a question about them, and not all of them have their place already."""
    asked = [step for step, _ in table["agenda"] if step in LOOKING]
    count, placed = len(table["looked"]), table["looked_placed"]
    least, most, public = LOOKING[asked[-1]] if asked else (0, 0, 0)
    if asked == [c.Q_PROPHECY_ORDER] and table["flags"] & c.STRICT_DEAD_ENDS:
        most = 5
    fits = len(asked) <= 1 and least <= count <= most and table["revealed"] == public
    if count and placed >= count:
        fits = False
    if not count and placed:
        fits = False
    if asked and asked[-1] in PLACED_BEFORE:
        exact = PLACED_BEFORE[asked[-1]]
        fits = fits and (placed >= 1 if exact else placed == 0)
    if asked == [c.Q_INCANT_DOOR]:
        fits = fits and any(is_door(kind) for kind in table["looked"])
    if not fits:
        raise PositionError("position-looked", place="looked", rule="ONI-BASE-18", count=count)


def check_looked_at_least(table: Table) -> None:
    """As many are looked at as there are to be; lost dreams among revealed ones went to the limbo (ONI-DREAM-04)."""
    for step, _ in table["agenda"]:
        together, rule = SEEN_TOGETHER.get(step, (0, ""))
        count = len(table["looked"])
        gone = table["limbo"].count(c.LOST_DREAM) if table["revealed"] else 0
        if count + gone < together and any(table[name] for name in ("over", "bag", "under")):
            raise PositionError("position-looked-few", place="looked", rule=rule, count=count, least=together)


def check_payment(table: Table) -> None:
    """A spell that is being paid can still be paid (ONI-BOOK-08)."""
    left = table.get("pay_left", 0)
    paying = [argument for step, argument in table["agenda"] if step == c.Q_PAY]
    dearest = SPELL_COSTS[paying[0]] + 2 if paying else 0
    if bool(left) != bool(paying) or left > dearest or left > len(table["discard"]):
        raise PositionError("position-payment", place="paying", rule="ONI-BOOK-08", count=left)


def check_search(table: Table) -> None:
    """A search follows a run, which the last card of the row completed (ONI-BASE-09)."""
    searches = (c.Q_SEARCH, c.Q_CATCHER_TAKE, c.S_CATCHER_TAKE)
    runs = {argument for step, argument in table["agenda"] if step in searches and argument}
    if runs and runs != {run_colours(table["seats"][table["seat"]]["row"], table["flags"])}:
        raise PositionError("position-no-run", place="row", rule="ONI-BASE-09")


def check_draft(spec: GameSpec, table: Table) -> None:
    """Before the first turn nothing has happened but the draft (ONI-TEAM-02, ONI-BASE-01)."""
    if not is_drafting(table):
        return
    flags = table["flags"]
    full = 0 if flags & c.HARD_DREAMCATCHERS else c.HANDBOOKS
    fresh = {
        "row": not any(zones["row"] for zones in table["seats"]),
        "doors": not any(any(zones["doors"]) for zones in table["seats"]),
        **{name: not table.get(name) for name in ("discard", "removed", "towers", "rallied", "stored")},
        "catchers": not any(table.get("catchers", [])) and len(table.get("catchers", [0] * c.CATCHERS)) == c.CATCHERS,
        "handbooks": table.get("handbooks", full) == full,
        "premonitions": table["premonitions_up"].bit_count() == dealt_premonitions(spec),
        "used": table["premonitions_up"] | table["premonitions_down"] == (255 if flags & c.PREMONITIONS else 0),
        "figure": table["figure"] == (1 if flags & c.INCUBUS else 0),
        "under": table["figure_card"] == c.NOTHING,
    }
    for place, fits in fresh.items():
        if not fits:
            raise PositionError("position-draft", place=place, rule="ONI-TEAM-02", value=place)


def dealt_premonitions(spec: GameSpec) -> int:
    """How many premonitions are turned up at the start (ONI-PREM-01)."""
    return int(setting(spec, "hard.premonitions")) if "premonitions" in spec.modules else 0


def check_premonitions(table: Table) -> None:
    """Before phase 1 and between turns none is face up and true: it would have been carried out (ONI-PREM-02)."""
    steps = [step for step, _ in table["agenda"]]
    at_rest = steps[0] == c.Q_TURN or steps[-1] in (c.S_NEXT_TURN, c.S_LIMBO)
    if not at_rest or c.S_PREMONITIONS in steps:
        return
    true = true_premonitions(table)
    if true:
        name = PREMONITIONS[true.bit_length() - 1]
        raise PositionError("position-premonition-true", place="premonitions", rule="ONI-PREM-02", value=name)


def with_doors(table: Table) -> State:
    """A table with nothing but its doors, to ask the rules that count them."""
    g = State()
    g.flags = table["flags"]
    for target, zones in zip((g.doors, g.partner_doors), table["seats"], strict=False):
        target[:5] = bytes(zones["doors"])
    g.door_count = sum(table["seats"][0]["doors"])
    g.partner_door_count = sum(table["seats"][-1]["doors"]) if len(table["seats"]) == 2 else 0
    return g


def check_not_won(table: Table) -> None:
    """A table at which every condition holds is the end of a game (ONI-BASE-37)."""
    g = with_doors(table)
    captured = [kind | i << 6 for i, cards in enumerate(table.get("catchers", [])) for kind in cards]
    g.captured[: len(captured)] = bytes(captured)
    g.captured_size = len(captured)
    g.towers[: len(table["towers"])] = bytes(table["towers"])
    g.tower_size = len(table["towers"])
    g.figure = table["figure"]
    doors = sum(sum(zones["doors"]) for zones in table["seats"])
    if doors >= table["doors_needed"] and conditions_hold(g):
        raise PositionError("position-won", place="doors", rule="ONI-BASE-37")


def true_premonitions(table: Table) -> int:
    """The face-up premonitions whose trigger is true, a bit each (ONI-PREM-03)."""
    g = with_doors(table)
    g.premonitions_up = table["premonitions_up"]
    return triggered(g)


def run_colours(row: list[int], flags: int) -> int:
    """The colours of the run that the last card of the row completed; 0 if it completed none."""
    if not row:
        return 0
    g = with_row(row, flags)
    g.row_size -= 1  # as it was before the last card
    recount_runs(g)
    return run_at(g, len(row))


def with_row(row: list[int], flags: int) -> State:
    """A table with nothing but this row, to ask the rules of the labyrinth about it."""
    g = State()
    g.flags = flags
    row = row[:80]  # what the longest table holds; longer ones are refused
    g.row[: len(row)] = bytes(row)
    g.row_size = len(row)
    return g
