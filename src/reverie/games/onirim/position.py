"""Positions: any table of Onirim written down by hand or by the engine, on one line or several.

    onirim/third/solo | row green.sun green.moon | hand green.sun red.sun red.moon blue.key brown.sun | at turn

Zones stand in any order, cards by their tokens, `red.sun x3` for three of them. `top` lists placed cards from the
top of the pile down, `bottom` cards at its end; a `!` marks one that the player knows (team: `!` seat 0, `!1` seat 1,
`!!` both). Cards that are named nowhere fall into the pile, unordered (`rest discard`: into the discard pile, so that
`top` is the whole pile). `at` names the question or step that comes now; a position that cannot exist is refused with
the reason (`position_checks.py`). The zones of the modules are in docs/notation.md.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from reverie.errors import PositionError
from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import COLOURS, DENIZENS, KIND_OF, PREMONITIONS, SPELLS, TOKENS, deck, is_door
from reverie.games.onirim.codec import QUESTIONS, STEPS
from reverie.games.onirim.labyrinth import recount_runs
from reverie.games.onirim.manifest import EDITION_NUMBERS, MANIFEST
from reverie.games.onirim.position_checks import agenda_for, check_table, with_row
from reverie.games.onirim.settings import doors_of, flags_of
from reverie.kernel.constants import KIND, KNOWN_TO_0, KNOWN_TO_1
from reverie.kernel.spec import GameSpec

SIZE_LIMIT = 20_000
CATCHER_ZONES = tuple(f"catcher{i}" for i in range(c.CATCHERS))
PILE_ZONES = ("top", "bottom")
CARD_ZONES = (
    "row", "hand", "doors", "row1", "hand1", "doors1", "shared", "discard", "limbo", "looked", "revealed", "removed",
    "towers", "stored", "under", *CATCHER_ZONES, *PILE_ZONES,
)  # fmt: skip
NUMBER_ZONES = ("turn", "placed", "active", "catchers", "handbooks")
NAME_ZONES = (
    "seen", "seen1", "goals", "premonitions", "used", "rallied", "unused", "searched", "figure", "paying", "rest", "at",
)  # fmt: skip
ZONES = (*CARD_ZONES, *NUMBER_ZONES, *NAME_ZONES)
STEP_CODES = {name: code for code, (name, _) in QUESTIONS.items()} | {name: code for code, name in STEPS.items()}
ZONE_NEEDS = {
    **dict.fromkeys(("row1", "hand1", "doors1", "shared", "seen", "seen1", "active"), "team"),
    **dict.fromkeys(("goals", "removed", "paying"), "book"),
    **dict.fromkeys((*CATCHER_ZONES, "catchers", "handbooks"), "dreamcatchers"),
    "towers": "towers",
    **dict.fromkeys(("premonitions", "used"), "premonitions"),
    **dict.fromkeys(("rallied", "stored", "unused", "searched"), "oniverse"),
    **dict.fromkeys(("figure", "under"), "incubus"),
}
MARKS = {"!!": KNOWN_TO_0 | KNOWN_TO_1, "!1": KNOWN_TO_1, "!": KNOWN_TO_0}
COVERED = "*"

Table = dict[str, Any]
Words = dict[str, list[str]]
Frame = tuple[int, int]

# ---- reading --------------------------------------------------------------------------------------------


def parse(text: object) -> tuple[GameSpec, Table]:
    """The spec and the table of a written position; PositionError names the zone and the reason."""
    if not isinstance(text, str) or len(text) > SIZE_LIMIT:
        raise PositionError("position-size", place="position", limit=SIZE_LIMIT)
    first, *parts = [part.strip() for part in re.split(r"[|\n]", text) if part.strip()] or [""]
    spec = GameSpec.parse(first, {"onirim": MANIFEST})
    if spec.seed is not None:
        raise PositionError("position-seed", place="spec")
    zones = read_zones(spec, parts)
    cards = {name: read_cards(spec, name, zones.get(name, [])) for name in CARD_ZONES}
    table = read_table(spec, zones, cards)
    place_the_rest(spec, table, zones.get("rest", ["pile"]))
    check_table(spec, table)
    return spec, table


def read_zones(spec: GameSpec, parts: list[str]) -> Words:
    """The words of every zone; each may stand once, and only where its module or mode is in play."""
    zones: Words = {}
    for part in parts:
        name, *words = part.split()
        if name not in ZONES:
            raise PositionError("position-zone", place=name[:40], value=name[:40], allowed=ZONES)
        if name in zones:
            raise PositionError("position-zone-twice", place=name, value=name)
        needs = ZONE_NEEDS.get(name)
        if needs is not None and needs != spec.mode and needs not in spec.modules:
            raise PositionError("position-zone-needs", place=name, value=name, needs=needs)
        zones[name] = words
    return zones


def read_table(spec: GameSpec, zones: Words, cards: dict[str, list[int]]) -> Table:
    """Every zone that was written, and the usual state of the others."""
    kinds = {name: [card & KIND for card in found] for name, found in cards.items()}
    if kinds["looked"] and kinds["revealed"]:
        raise PositionError("position-looked", place="revealed", rule="ONI-GEN-02", count=len(kinds["revealed"]))
    if len(kinds["under"]) > 1:
        raise PositionError("position-figure", place="under", rule="ONI-INC-03")
    table: Table = {
        "edition": EDITION_NUMBERS[spec.edition],
        "flags": flags_of(spec),
        "doors_needed": sum(doors_of(spec).values()),
        "turn": read_number(zones, "turn", 1, 900),
        "seat": read_number(zones, "active", 0, 1),
        "seats": [read_seat(zones, kinds, "")],
        "looked": kinds["looked"] or kinds["revealed"],
        "revealed": 1 if kinds["revealed"] else 0,
        "looked_placed": read_number(zones, "placed", 0, 8),
        "agenda": read_agenda(zones.get("at", ["turn"])),
        "over": cards["top"],
        "under": cards["bottom"],
        **{name: kinds[name] for name in ("shared", "discard", "limbo", "towers")},
    }
    if spec.mode == "team":
        table["seats"].append(read_seat(zones, kinds, "1"))
    if "book" in spec.modules:
        table |= read_goals(spec, zones.get("goals"))
        table["removed"] = kinds["removed"]
        table["pay_left"], table["pay_from"] = read_payment(zones.get("paying"))
    if "dreamcatchers" in spec.modules:
        count = read_number(zones, "catchers", c.CATCHERS, c.CATCHERS)
        table["catchers"] = [sorted(kinds[name]) for name in CATCHER_ZONES[:count]]
        if count == 0 or any(kinds[name] for name in CATCHER_ZONES[count:]):
            raise PositionError("position-catchers", place="catchers", rule="ONI-DREAM-06", count=count)
        most = 0 if table["flags"] & c.HARD_DREAMCATCHERS else c.HANDBOOKS
        table["handbooks"] = read_number(zones, "handbooks", most, most)
    up = read_names(zones, "premonitions", PREMONITIONS, 1)
    used = read_names(zones, "used", PREMONITIONS, 1)
    table["premonitions_up"] = sum(1 << i for i in up)
    table["premonitions_down"] = 0
    if "premonitions" in spec.modules:
        if set(up) & set(used):
            raise PositionError("position-premonitions", place="used", rule="ONI-GEN-07")
        table["premonitions_down"] = 255 - sum(1 << i for i in {*up, *used})
    if "oniverse" in spec.modules:
        table["rallied"] = sorted(read_names(zones, "rallied", DENIZENS, 2))
        table["stored"] = kinds["stored"]
        table["unused"] = sorted(read_names(zones, "unused", DENIZENS, 2)) if "unused" in zones else None
        table["knows_unused"] = sum(1 << i for i in read_names(zones, "searched", ("0", "1")[: len(table["seats"])], 1))
    table["figure"] = read_figure(zones) if "incubus" in spec.modules else 0
    table["figure_card"] = kinds["under"][0] if kinds["under"] else c.NOTHING
    return table


def read_seat(zones: Words, kinds: dict[str, list[int]], suffix: str) -> Table:
    """The zones of a seat; `seen` names those of its cards that the partner knows."""
    hand = sorted(kinds[f"hand{suffix}"])
    shown = sorted(card & KIND for card in read_tokens(f"seen{suffix}", zones.get(f"seen{suffix}", [])))
    if Counter(shown) - Counter(hand):
        raise PositionError("position-seen", place=f"seen{suffix}", rule="ONI-TEAM-22")
    doors = kinds[f"doors{suffix}"]
    return {
        "hand": hand,
        "shown": shown,
        "row": kinds[f"row{suffix}"],
        "segment": 0,
        "doors": [doors.count(c.DOOR + colour) for colour in range(5)],
    }


def read_number(zones: Words, name: str, default: int, most: int) -> int:
    """A zone that is a number."""
    words = zones.get(name)
    if words is None:
        return default
    if len(words) != 1 or not re.fullmatch(r"\d{1,3}", words[0]) or int(words[0]) > most:
        raise PositionError("position-number", place=name, value=" ".join(words)[:40], most=most)
    return int(words[0])


def read_names(zones: Words, zone: str, names: tuple[str, ...], copies: int) -> list[int]:
    """A zone that lists names; how often each may stand is given."""
    found: list[int] = []
    for word in zones.get(zone, []):
        if word not in names or found.count(names.index(word)) == copies:
            raise PositionError("position-name", place=zone, value=word[:40], allowed=names)
        found.append(names.index(word))
    return found


def read_figure(zones: Words) -> int:
    """Where the incubus stands: in play, or in the box."""
    words = zones.get("figure", ["play"])
    if words not in (["play"], ["box"]):
        raise PositionError("position-name", place="figure", value=" ".join(words)[:40], allowed=["play", "box"])
    return 1 if words == ["play"] else 0


def read_goals(spec: GameSpec, words: list[str] | None) -> Table:
    """The order cards from left to right, `*` on covered ones; those not named follow face up in card order."""
    left = Counter(doors_of(spec))
    goals: list[int] = []
    covered = 0
    for word in words or []:
        name = word.removesuffix(COVERED)
        kind = KIND_OF.get(f"door.{name}", c.NOTHING)
        if not left[kind]:
            raise PositionError("position-goal", place="goals", rule="ONI-BOOK-01", value=word[:40])
        left[kind] -= 1
        covered |= word.endswith(COVERED) << len(goals)
        goals.append(kind)
    return {"goals": goals + sorted(left.elements()), "covered": covered}


def read_payment(words: list[str] | None) -> tuple[int, int]:
    """How much of a spell is still to be paid, and the payment class picked last: `3 red.key`, `2 rest`."""
    if words is None:
        return 0, 0
    count, *last = words or [""]
    kind = c.REST if last == ["rest"] else KIND_OF.get(last[0], c.KINDS) if len(last) == 1 else 0
    if not re.fullmatch(r"[1-9]|1[0-2]", count) or len(last) > 1 or kind == c.KINDS:
        raise PositionError("position-number", place="paying", value=" ".join(words)[:40], most=12)
    return int(count), kind


def read_cards(spec: GameSpec, zone: str, words: list[str]) -> list[int]:
    """Tokens with their multiplicities and knowledge marks, as far as this zone and this mode know them."""
    cards = read_tokens(zone, words)
    for card in cards:
        if card > KIND and (zone not in PILE_ZONES or (card & KNOWN_TO_1 and spec.mode != "team")):
            raise PositionError("position-mark", place=zone, value=TOKENS[card & KIND])
        if zone in ("doors", "doors1") and not is_door(card & KIND):
            raise PositionError("position-card", place=zone, value=TOKENS[card & KIND])
    return cards


def read_tokens(zone: str, words: list[str]) -> list[int]:
    """Cards as they are written; doors in front of a player may be named by their colour."""
    cards: list[int] = []
    for word in words:
        times = re.fullmatch(r"x(\d{1,2})", word)
        if times and cards:
            cards += cards[-1:] * (int(times[1]) - 1)
            continue
        mark = next((mark for mark in MARKS if word.endswith(mark)), "")
        token = word.removesuffix(mark)
        if zone in ("doors", "doors1") and token in (*COLOURS, "oniverse"):
            token = f"door.{token}"
        if token not in KIND_OF:
            raise PositionError("position-card", place=zone, value=word[:40])
        cards.append(KIND_OF[token] | MARKS.get(mark, 0))
        if len(cards) > c.PILE_CAPACITY:
            raise PositionError("position-too-many", place=zone, card=token, count=len(cards), most=c.PILE_CAPACITY)
    return cards


def read_agenda(words: list[str]) -> list[Frame]:
    """The agenda, bottom first; a single word stands for the ordinary agenda at that step."""
    if words == ["over"]:
        raise PositionError("position-over", place="at")
    frames: list[Frame] = []
    for word in words:
        name, _, argument = word.partition(":")
        if name not in STEP_CODES:
            raise PositionError("position-step", place="at", value=word[:40], allowed=list(STEP_CODES))
        code = STEP_CODES[name]
        frames.append((code, read_argument(code, argument)))
    if not frames or len(frames) > 24:
        raise PositionError("position-step", place="at", value=" ".join(words)[:40], allowed=list(STEP_CODES))
    return agenda_for(*frames[0]) if len(frames) == 1 else frames


def read_argument(code: int, argument: str) -> int:
    """What a step is about: a card, the colours of a run, a premonition, a spell, a number."""
    found: int | None = None
    if code in COLOUR_STEPS:
        found = sum(1 << COLOURS.index(name) for name in argument.split("+") if name in COLOURS)
        if not found and argument != ("none" if code != c.Q_SEARCH else None):
            found = None
    elif code in CARD_STEPS:
        mark = next((mark for mark in MARKS if argument.endswith(mark)), "")
        found = KIND_OF.get(argument.removesuffix(mark))
        if found is not None:
            found |= MARKS.get(mark, 0)
        elif code == c.S_DREAM_LEAVES and not argument:
            found = c.NIGHTMARE
    elif code in NAMED_STEPS:
        names = NAMED_STEPS[code]
        found = names.index(argument) if argument in names else None
    elif code in SHARED_STEPS:
        token, _, place = argument.partition("@")
        found = KIND_OF.get(token)
        if found is not None and place == "shared" and code == c.Q_CYCLO_FETCH:
            found |= 64
        elif place:
            found = None
    elif code in NUMBER_STEPS:
        if argument == "" or re.fullmatch(r"\d{1,3}", argument):
            found = int(argument or 0)
            found = found if found < 128 else None
    elif not argument:
        found = 0
    if found is None:
        raise PositionError("position-argument", place="at", value=argument[:40])
    return found


# What the argument of a step is; steps not named here have none.
COLOUR_STEPS = (c.Q_SEARCH, c.Q_CATCHER_TAKE, c.S_CATCHER_TAKE)
CARD_STEPS = (c.Q_DOOR, c.Q_RALLY, c.Q_UNCOVER, c.S_DREAM_LEAVES, c.S_PUT_ON_TOP)
SHARED_STEPS = (c.Q_SWAP_SHARED, c.Q_CYCLO_FETCH)
NAMED_STEPS: dict[int, tuple[str, ...]] = {
    c.Q_PREM_DOOR: PREMONITIONS,
    c.S_PREMONITION_LEAVES: PREMONITIONS,
    c.Q_PAY: SPELLS,
    c.S_SPELL: SPELLS,
}
NUMBER_STEPS = (
    c.Q_TOWER_LOOK, c.Q_TOWER_LOSS, c.Q_PREM_KEYS, c.Q_PLAN_WITH, c.S_REFILL, c.S_TOWER_STEP, c.S_TURN_UP,
)  # fmt: skip


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


def place_the_rest(spec: GameSpec, table: Table, rest: list[str]) -> None:
    """Every card of the game is somewhere, and none is twice (ONI-GEN-07)."""
    have = deck(spec.modules)
    used = cards_on_table(table)
    if table.get("unused") is not None:
        used.update(c.DENIZEN + denizen for denizen in table["unused"])
    for kind, count in sorted(used.items()):
        if count > have.get(kind, 0):
            raise PositionError(
                "position-too-many", place=TOKENS[kind], rule="ONI-GEN-07", card=TOKENS[kind], count=count,
                most=have.get(kind, 0),
            )  # fmt: skip
    left = [kind for kind, count in have.items() for _ in range(count - used[kind])]
    if table.get("unused", ()) is None:
        # Which denizens stayed in the box was not said: the last ones in card order that lie nowhere.
        box = [kind for kind in left if kind >= c.DENIZEN][-c.UNUSED_DENIZENS :]
        table["unused"] = [kind - c.DENIZEN for kind in box]
        left = sorted((Counter(left) - Counter(box)).elements())
    if rest not in (["pile"], ["discard"]):
        raise PositionError("position-rest", place="rest", value=" ".join(rest)[:40])
    table["bag"] = left if rest == ["pile"] else []
    if rest == ["discard"]:
        table["discard"] = sorted(table["discard"] + left)
    for zones in table["seats"]:
        g = with_row(zones["row"], table["flags"])
        recount_runs(g)
        zones["segment"] = g.segment


# ---- writing --------------------------------------------------------------------------------------------


def write(table: Table, spec: GameSpec) -> str:
    """A table on one line; the opposite of `parse` for every game that still runs."""
    parts = [spec.rules_text(), f"turn {table['turn']}"]
    if table["seat"]:
        parts.append("active 1")
    for suffix, zones in zip(("", "1"), table["seats"], strict=False):
        doors = [c.DOOR + colour for colour, count in enumerate(zones["doors"]) for _ in range(count)]
        write_zone(parts, f"row{suffix}", zones["row"], False)
        write_zone(parts, f"hand{suffix}", zones["hand"])
        write_zone(parts, f"seen{suffix}", zones["shown"])
        write_zone(parts, f"doors{suffix}", doors)
    write_zone(parts, "shared", table["shared"])
    write_zone(parts, "revealed" if table["revealed"] else "looked", table["looked"], False)
    if table["looked_placed"]:
        parts.append(f"placed {table['looked_placed']}")
    write_zone(parts, "limbo", table["limbo"])
    parts += write_pieces(table)
    write_zone(parts, "top", table["over"])
    write_zone(parts, "bottom", table["under"])
    write_zone(parts, "discard", table["discard"])
    parts.append(f"at {write_agenda(table)}")
    return " | ".join(parts)


def write_pieces(table: Table) -> list[str]:
    """What the modules lay on the table."""
    parts: list[str] = []
    if "goals" in table:
        names = [TOKENS[kind].removeprefix("door.") for kind in table["goals"]]
        covered = [COVERED if table["covered"] >> i & 1 else "" for i in range(len(names))]
        parts.append("goals " + " ".join(name + mark for name, mark in zip(names, covered, strict=True)))
        write_zone(parts, "removed", table["removed"])
        if table["pay_left"]:
            last = "rest" if table["pay_from"] == c.REST else TOKENS[table["pay_from"]]
            parts.append(f"paying {table['pay_left']} {last}" if table["pay_from"] else f"paying {table['pay_left']}")
    if "catchers" in table:
        parts += [f"catchers {len(table['catchers'])}", f"handbooks {table['handbooks']}"]
        for name, cards in zip(CATCHER_ZONES, table["catchers"], strict=False):
            write_zone(parts, name, cards)
    write_zone(parts, "towers", table["towers"], False)
    if table["flags"] & c.PREMONITIONS:
        up, out = table["premonitions_up"], 255 - table["premonitions_up"] - table["premonitions_down"]
        write_names(parts, "premonitions", [name for i, name in enumerate(PREMONITIONS) if up >> i & 1])
        write_names(parts, "used", [name for i, name in enumerate(PREMONITIONS) if out >> i & 1])
    if "rallied" in table:
        write_names(parts, "rallied", [DENIZENS[denizen] for denizen in table["rallied"]])
        write_zone(parts, "stored", table["stored"], False)
        write_names(parts, "unused", [DENIZENS[denizen] for denizen in table["unused"]])
        write_names(parts, "searched", [str(seat) for seat in range(2) if table["knows_unused"] >> seat & 1])
    if table["flags"] & c.INCUBUS:
        if not table["figure"]:
            parts.append("figure box")
        write_zone(parts, "under", [] if table["figure_card"] == c.NOTHING else [table["figure_card"]])
    return parts


def write_zone(parts: list[str], name: str, cards: list[int], counted: bool = True) -> None:
    """A zone with its cards, if it has any."""
    if cards:
        parts.append(f"{name} {write_cards(cards) if counted else ' '.join(TOKENS[card & KIND] for card in cards)}")


def write_names(parts: list[str], name: str, names: list[str]) -> None:
    """A zone with names, if it has any."""
    if names:
        parts.append(f"{name} {' '.join(names)}")


def write_card(card: int) -> str:
    """A token with its mark."""
    mark = next((mark for mark, bits in MARKS.items() if card & ~KIND == bits), "")
    return TOKENS[card & KIND] + mark


def write_cards(cards: list[int]) -> str:
    """Tokens, equal neighbours counted."""
    words: list[str] = []
    i = 0
    while i < len(cards):
        n = 1
        while i + n < len(cards) and cards[i + n] == cards[i]:
            n += 1
        words.append(write_card(cards[i]))
        if n > 1:
            words.append(f"x{n}")
        i += n
    return " ".join(words)


def write_agenda(table: Table) -> str:
    """One word where the agenda is the ordinary one, every step otherwise; `over` after the end."""
    agenda = table["agenda"]
    if table["outcome"]:
        return "over"
    words = [write_frame(*frame) for frame in agenda]
    return words[-1] if agenda == agenda_for(*agenda[-1]) else " ".join(words)


def write_frame(step: int, argument: int) -> str:
    """A step with what it is about."""
    name = QUESTIONS[step][0] if step in QUESTIONS else STEPS[step]
    if step in COLOUR_STEPS:
        colours = "+".join(colour for i, colour in enumerate(COLOURS) if argument >> i & 1)
        return f"{name}:{colours or 'none'}"
    if step in CARD_STEPS:
        return f"{name}:{write_card(argument)}"
    if step in NAMED_STEPS:
        return f"{name}:{NAMED_STEPS[step][argument]}"
    if step in SHARED_STEPS:
        return f"{name}:{TOKENS[argument & KIND]}" + ("@shared" if argument > KIND else "")
    return f"{name}:{argument}" if argument else name
