"""Reading a position: words into the numbers of a table."""

from __future__ import annotations

import re
from collections import Counter

from reverie.errors import PositionError
from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import COLOURS, DENIZENS, KIND_OF, PREMONITIONS, TOKENS, is_door
from reverie.games.onirim.manifest import EDITION_NUMBERS, MANIFEST
from reverie.games.onirim.position.agenda import agenda_for, check_modules, frame_name
from reverie.games.onirim.position.checks import check_table, run_colours
from reverie.games.onirim.position.rest import (
    cover_goals,
    fill_zones,
    place_the_rest,
    usual_figure,
    usual_payment,
    usual_reserve,
)
from reverie.games.onirim.position.words import (
    CARD_STEPS,
    CARD_ZONES,
    CATCHER_ZONES,
    COLOUR_STEPS,
    COUNTED,
    COVERED,
    MARKS,
    NAMED_STEPS,
    NUMBER_STEPS,
    PILE_ZONES,
    PREMONITION_STEPS,
    RULE_OF_NEED,
    SHARED_STEPS,
    STEP_CODES,
    STEP_NAMES,
    ZONE_NAMES,
    ZONE_NEEDS,
    ZONES,
    Frame,
    Table,
    Words,
)
from reverie.games.onirim.settings import doors_of, flags_of, setting
from reverie.kernel.constants import KIND, KNOWN_TO_1
from reverie.kernel.position_text import (
    OTHERS,
    SHOWN,
    checked_zones,
    naming_rules,
    number_in,
    spec_and_parts,
    split_count,
    zones_of,
)
from reverie.kernel.spec import GameSpec

# The rule behind a refusal that does not name another one; ONI-GEN-07 is about zones and the cards in them.
RULES = {
    "position-seed": "ONI-GEN-03",
    "position-card": "ONI-GEN-01",
    "position-mark": "ONI-GEN-02",
    **dict.fromkeys(("position-step", "position-argument", "position-argument-missing"), "ONI-BASE-05"),
    **dict.fromkeys(("position-agenda", "position-agenda-end"), "ONI-GEN-10"),
    "position-over": "ONI-BASE-37",
}
OPEN_ENDS = {"row": 0, "row1": 0, "bottom": 0, "top": -1, "discard": -1, "removed": -1, "goals": -1}  # for a `…`
EXAMPLES = {  # of what a step is about
    c.Q_SEARCH: "red",
    c.Q_CATCHER_TAKE: "red",
    c.S_CATCHER_TAKE: "red",
    c.Q_DOOR: "door.red",
    c.Q_RALLY: "den.mirror",
    c.Q_UNCOVER: "door.red",
    c.S_PUT_ON_TOP: "red.sun",
    c.Q_SWAP_SHARED: "red.sun",
    c.Q_CYCLO_FETCH: "red.sun",
    c.Q_PREM_DOOR: "pair",
    c.S_PREMONITION_LEAVES: "pair",
    c.Q_PAY: "parallel_planning",
    c.S_SPELL: "parallel_planning",
}


def parse(text: object, rules: int | None = None) -> tuple[GameSpec, Table]:
    """The spec and the table of a written position; PositionError names the zone, the reason and the rule."""
    with naming_rules(RULES, "ONI-GEN-07"):
        first, parts = spec_and_parts(text)
        spec = GameSpec.parse(first, {"onirim": MANIFEST}, rules)
        if spec.seed is not None:
            raise PositionError("position-seed", place="spec")
        zones = read_zones(spec, parts)
        closed, counts = read_pile(zones), read_counts(zones)
        cards = {name: read_cards(spec, name, zones.get(name, [])) for name in CARD_ZONES}
        table = read_table(spec, zones, cards)
        check_modules(table)
        complete(spec, table, zones, counts)
        place_the_rest(spec, table, zones.get("rest"), counts, closed)
        check_table(spec, table)
        return spec, table


def complete(spec: GameSpec, table: Table, zones: Words, counts: dict[str, int]) -> None:
    """What was given as a number, and what may be left out."""
    fill_zones(spec, table, counts, ("doors", "doors1", *CATCHER_ZONES))
    if "figure" not in zones:
        table["figure"] = usual_figure(table)
    fill_zones(spec, table, counts, ("hand", "hand1", "shared"), set(zones))
    if "book" in spec.modules:
        cover_goals(table)
        if "paying" not in zones:
            table["pay_left"] = usual_payment(table)


# ---- zones -----------------------------------------------------------------------------------------------------


def read_zones(spec: GameSpec, parts: list[str]) -> Words:
    """The words of every zone; each may stand once, and only where its module or mode is in play."""
    found = zones_of(parts, ZONE_NAMES)
    for name, _ in found:
        needs = ZONE_NEEDS.get(name)
        if needs is not None and not has(spec, needs):
            raise PositionError("position-zone-needs", place=name, rule=RULE_OF_NEED[needs], value=name, needs=needs)
    return checked_zones(found, [name for name in ZONES if name not in ZONE_NEEDS or has(spec, ZONE_NEEDS[name])])


def has(spec: GameSpec, needs: str) -> bool:
    """Whether a module or mode is in play."""
    return needs == spec.mode or needs in spec.modules


def read_pile(zones: Words) -> bool:
    """Split `pile` into `top`, `bottom` and `size`; whether it was written from the first card to the last."""
    words = zones.pop("pile", None)
    if words is None:
        return False
    for other in PILE_ZONES:
        if other in zones:
            raise PositionError("position-zone-twice", place=other, value=other)
    cards, count = split_count("pile", words, c.PILE_CAPACITY)
    if count is not None:
        if "size" in zones:
            raise PositionError("position-zone-twice", place="size", value="size")
        zones["size"] = [str(count)]
    is_open = OTHERS in cards
    middle = cards.index(OTHERS) if is_open else len(cards)
    zones["top"], zones["bottom"] = cards[:middle], cards[middle + 1 :]
    return not is_open and count is None


def read_counts(zones: Words) -> dict[str, int]:
    """The zones that are given as a number of cards, some of which may be named."""
    counts: dict[str, int] = {}
    for name in COUNTED:
        if name in zones:
            zones[name], count = split_count(name, zones[name], c.PILE_CAPACITY)
            if count is not None:
                counts[name] = count
    for name, place in OPEN_ENDS.items():
        words = zones.get(name, [])
        if words and words[place] == OTHERS:  # cards that do not matter
            del words[place]
    if "size" in zones:
        counts["pile"] = number_in("size", zones["size"], 0, c.PILE_CAPACITY)
    return counts


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
        "over": cards["top"],
        "under": cards["bottom"],
        **{name: kinds[name] for name in ("shared", "discard", "limbo", "towers")},
    }
    if spec.mode == "team":
        table["seats"].append(read_seat(zones, kinds, "1"))
    table["agenda"] = read_agenda(zones.get("at", ["turn"]), table)
    if "book" in spec.modules:
        table |= read_goals(spec, zones.get("goals"))
        table["removed"] = kinds["removed"]
        table["pay_left"], table["pay_from"] = read_payment(zones.get("paying"))
    if "dreamcatchers" in spec.modules:
        count = read_number(zones, "catchers", c.CATCHERS, c.CATCHERS)
        table["catchers"] = [sorted(kinds[name]) for name in CATCHER_ZONES[:count]]
        if count == 0 or any(name in zones and zones[name] for name in CATCHER_ZONES[count:]):
            raise PositionError("position-catchers", place="catchers", rule="ONI-DREAM-06", count=count)
        most = 0 if table["flags"] & c.HARD_DREAMCATCHERS else c.HANDBOOKS
        table["handbooks"] = read_number(zones, "handbooks", most, most)
    table |= read_premonitions(spec, zones)
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
    return number_in(name, zones.get(name), default, most)


def read_names(zones: Words, zone: str, names: tuple[str, ...], copies: int) -> list[int]:
    """A zone that lists names; how often each may stand is given."""
    found: list[int] = []
    for word in zones.get(zone, []):
        name = word.removeprefix("prem.").removeprefix("den.")  # as the law writes such cards elsewhere
        if name not in names or found.count(names.index(name)) == copies:
            raise PositionError("position-name", place=zone, value=word[:SHOWN], allowed=names)
        found.append(names.index(name))
    return found


def read_premonitions(spec: GameSpec, zones: Words) -> Table:
    """The dark premonitions face up, and those of the reserve, given by name, by number, or by which ones are gone."""
    if "premonitions" not in spec.modules:
        return {"premonitions_up": 0, "premonitions_down": 0}
    up, used = read_names(zones, "premonitions", PREMONITIONS, 1), read_names(zones, "used", PREMONITIONS, 1)
    words, count = split_count("down", zones.get("down", []), len(PREMONITIONS))
    down = read_names({"down": words}, "down", PREMONITIONS, 1)
    if len({*up, *used, *down}) < len(up) + len(used) + len(down):
        raise PositionError("position-premonitions", place="used", rule="ONI-GEN-07")
    others = [number for number in range(len(PREMONITIONS)) if number not in (*up, *used, *down)]
    dealt = int(setting(spec, "hard.premonitions"))
    if "down" not in zones or count is not None:
        wanted = usual_reserve(others, dealt, count, len(down), "used" in zones or spec.rules == 1)
        down += others[len(others) - wanted :]
    if len(down) > len(PREMONITIONS) - dealt and spec.rules > 1:  # version 1 did not ask
        numbers = {"count": len(down), "most": len(PREMONITIONS) - dealt}
        raise PositionError("position-reserve", place="used", rule="ONI-PREM-01", **numbers)
    return {"premonitions_up": sum(1 << i for i in up), "premonitions_down": sum(1 << i for i in down)}


def read_figure(zones: Words) -> int:
    """Where the incubus stands: in play, or in the box."""
    words = zones.get("figure", ["play"])
    if words not in (["play"], ["box"]):
        raise PositionError("position-name", place="figure", value=" ".join(words)[:SHOWN], allowed=["play", "box"])
    return 1 if words == ["play"] else 0


def read_goals(spec: GameSpec, words: list[str] | None) -> Table:
    """The order cards from left to right, `*` or `covered` after covered ones; the others follow in card order."""
    left = Counter(doors_of(spec))
    goals: list[int] = []
    covered = 0
    for word in words or []:
        if word == "covered" and goals:
            covered |= 1 << len(goals) - 1
            continue
        name = word.removesuffix(COVERED).removeprefix("goal.")
        kind = KIND_OF.get(f"door.{name}", c.NOTHING)
        if not left[kind]:
            raise PositionError("position-goal", place="goals", rule="ONI-BOOK-01", value=word[:SHOWN])
        left[kind] -= 1
        covered |= word.endswith(COVERED) << len(goals)
        goals.append(kind)
    return {"goals": goals, "covered": covered, "goals_left": left}


def read_payment(words: list[str] | None) -> tuple[int, int]:
    """How much of a spell is still to be paid, and the payment class picked last: `3 red.key`, `2 rest`."""
    if words is None:
        return 0, 0
    count, *last = words or [""]
    kind = c.REST if last == ["rest"] else KIND_OF.get(last[0], c.KINDS) if len(last) == 1 else 0
    if not re.fullmatch(r"[1-9]|1[0-2]", count) or len(last) > 1 or kind == c.KINDS:
        raise PositionError("position-paying", place="paying", rule="ONI-BOOK-08", value=" ".join(words)[:SHOWN])
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
        times = re.fullmatch(r"x([0-9]{1,2})", word)
        if times and cards:
            cards += cards[-1:] * (int(times[1]) - 1)
            check_room(zone, cards)
            continue
        mark = next((mark for mark in MARKS if word.endswith(mark)), "")
        token = word.removesuffix(mark)
        if zone in ("doors", "doors1") and token in (*COLOURS, "oniverse"):
            token = f"door.{token}"
        if token not in KIND_OF:
            raise PositionError("position-card", place=zone, value=word[:SHOWN])
        cards.append(KIND_OF[token] | MARKS.get(mark, 0))
        check_room(zone, cards)
    return cards


def check_room(zone: str, cards: list[int]) -> None:
    """No zone holds more cards than there are."""
    if len(cards) > c.PILE_CAPACITY:
        token = TOKENS[cards[-1] & KIND]
        raise PositionError("position-too-many", place=zone, card=token, count=len(cards), most=c.PILE_CAPACITY)


# ---- the agenda ------------------------------------------------------------------------------------------------


def read_agenda(words: list[str], table: Table) -> list[Frame]:
    """The agenda, bottom first; a single word stands for the ordinary agenda at that step."""
    if words == ["over"]:
        raise PositionError("position-over", place="at")
    frames: list[Frame] = []
    for word in words:
        name, _, argument = word.partition(":")
        if name.lower() not in STEP_CODES:
            raise PositionError("position-step", place="at", value=word[:SHOWN], allowed=STEP_NAMES)
        code = STEP_CODES[name.lower()]
        found = read_argument(code, argument, table)
        if found is None and not argument and code in EXAMPLES:
            names = {"value": frame_name(code), "example": f"{frame_name(code)}:{EXAMPLES[code]}"}
            raise PositionError("position-argument-missing", place="at", **names)
        if found is None:
            raise PositionError("position-argument", place="at", value=word[:SHOWN])
        frames.append((code, found))
    if not frames or len(frames) > 24:
        raise PositionError("position-step", place="at", value=" ".join(words)[:SHOWN], allowed=STEP_NAMES)
    return agenda_for(*frames[0]) if len(frames) == 1 else frames


def read_argument(code: int, argument: str, table: Table) -> int | None:
    """What a step is about: a card, the colours of a run, a premonition, a spell, a number; None if it cannot be read.

    A search that does not say what is sought is about the run that the row of the active player ends with.
    """
    found: int | None = None
    if code in COLOUR_STEPS:
        found = sum(1 << COLOURS.index(name) for name in argument.split("+") if name in COLOURS)
        if code == c.Q_SEARCH and not argument and table["seat"] < len(table["seats"]):
            found = run_colours(table["seats"][table["seat"]]["row"][:80], table["flags"])
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
    elif code in PREMONITION_STEPS:
        words = argument.split("+") if argument else []
        if len(set(words)) == len(words) and set(words) <= set(PREMONITIONS):
            found = sum(1 << PREMONITIONS.index(word) for word in words)
    elif code in SHARED_STEPS:
        token, _, place = argument.partition("@")
        found = KIND_OF.get(token)
        if found is not None and place == "shared" and code == c.Q_CYCLO_FETCH:
            found |= 64
        elif place:
            found = None
    elif code in NUMBER_STEPS:
        if argument == "" or re.fullmatch(r"[0-9]{1,3}", argument):
            found = int(argument or 0)
            found = found if found < 128 else None
    elif not argument:
        found = 0
    return found
