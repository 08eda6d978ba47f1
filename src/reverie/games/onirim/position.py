"""Positions: any table of Onirim written down by hand or by the engine, on one line or several.

    onirim/third/solo | row green.sun green.moon | hand green.sun red.sun red.moon blue.key brown.sun | at turn

Zones stand in any order, cards by their tokens, `red.sun x3` for three of them. `top` lists placed cards from the
top of the pile down, `bottom` cards at its end; a `!` marks one that the player knows. Cards that are named
nowhere fall into the pile, unordered (`rest discard`: into the discard pile, so that `top` is the whole pile).
`at` names the question or step that comes now; a position that cannot exist is refused with the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from reverie.errors import PositionError
from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import COLOURS, KIND_OF, TOKENS, deck, has_symbol, is_door, is_location
from reverie.games.onirim.codec import QUESTIONS, STEPS
from reverie.games.onirim.labyrinth import playable, recount_runs, run_at
from reverie.games.onirim.manifest import EDITION_NUMBERS, MANIFEST
from reverie.games.onirim.state import State
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.spec import GameSpec

SIZE_LIMIT = 20_000
CARD_ZONES = ("row", "hand", "doors", "discard", "limbo", "looked", "top", "bottom")
ZONES = (*CARD_ZONES, "turn", "placed", "rest", "at")
STEP_CODES = {name: code for code, (name, _) in QUESTIONS.items()} | {name: code for code, name in STEPS.items()}

Frame = tuple[int, int]
PHASES_TO_COME: list[Frame] = [(c.S_NEXT_TURN, 0), (c.S_LIMBO, 0), (c.S_REFILL, 0)]


def agenda_for(code: int, argument: int) -> list[Frame]:
    """The whole agenda when this step comes now in an ordinary turn; explicit agendas need not be ordinary."""
    if code == c.Q_TURN:
        return [(c.Q_TURN, 0)]
    if code == c.S_NEXT_TURN:
        return PHASES_TO_COME[:1]
    if code == c.S_LIMBO:
        return PHASES_TO_COME[:2]
    if code == c.S_REFILL:
        return PHASES_TO_COME[:]
    if code == c.S_REDRAW:
        return [*PHASES_TO_COME[:2], (c.S_REDRAW, 0)]
    if code == c.Q_NIGHTMARE:
        return [*PHASES_TO_COME, (c.S_NIGHTMARE_LEAVES, c.NIGHTMARE), (c.Q_NIGHTMARE, 0)]
    return [*PHASES_TO_COME, (code, argument)]


# ---- reading --------------------------------------------------------------------------------------------


def parse(text: object) -> tuple[GameSpec, dict[str, Any]]:
    """The spec and the table of a written position; PositionError names the zone and the reason."""
    if not isinstance(text, str) or len(text) > SIZE_LIMIT:
        raise PositionError("position-size", place="position", limit=SIZE_LIMIT)
    first, *parts = [part.strip() for part in re.split(r"[|\n]", text) if part.strip()] or [""]
    spec = GameSpec.parse(first, {"onirim": MANIFEST})
    if spec.seed is not None:
        raise PositionError("position-seed", place="spec")
    zones: dict[str, list[str]] = {}
    for part in parts:
        name, *words = part.split()
        if name not in ZONES:
            raise PositionError("position-zone", place=name[:40], value=name[:40], allowed=ZONES)
        if name in zones:
            raise PositionError("position-zone-twice", place=name, value=name)
        zones[name] = words
    table: dict[str, Any] = {
        "edition": EDITION_NUMBERS[spec.edition],
        "flags": sum(MANIFEST.module(name).flag for name in spec.modules),
        "turn": read_number(zones, "turn", 1, 900),
        "looked_placed": read_number(zones, "placed", 0, 8),
        "agenda": read_agenda(zones.get("at", ["turn"])),
    }
    cards = {name: read_cards(name, zones.get(name, [])) for name in CARD_ZONES}
    for name in ("row", "hand", "discard", "limbo", "looked"):
        table[name] = [card & KIND for card in cards[name]]
    table["doors"] = [sum(card & KIND == c.DOOR + colour for card in cards["doors"]) for colour in range(5)]
    table["over"], table["under"] = cards["top"], cards["bottom"]
    place_the_rest(spec, table, cards, zones.get("rest", ["pile"]))
    check_table(table)
    return spec, table


def read_number(zones: dict[str, list[str]], name: str, default: int, most: int) -> int:
    """A zone that is a number."""
    words = zones.get(name)
    if words is None:
        return default
    if len(words) != 1 or not re.fullmatch(r"\d{1,3}", words[0]) or int(words[0]) > most:
        raise PositionError("position-number", place=name, value=" ".join(words)[:40], most=most)
    return int(words[0])


def read_cards(zone: str, words: list[str]) -> list[int]:
    """Tokens with their multiplicities and knowledge marks."""
    cards: list[int] = []
    for word in words:
        times = re.fullmatch(r"x(\d{1,2})", word)
        if times and cards:
            cards += cards[-1:] * (int(times[1]) - 1)
            continue
        token = word[:-1] if word.endswith("!") else word
        if zone == "doors" and token in COLOURS:
            token = f"door.{token}"
        if token not in KIND_OF or (zone == "doors" and not is_door(KIND_OF[token])):
            raise PositionError("position-card", place=zone, value=word[:40])
        if word.endswith("!") and zone not in ("top", "bottom"):
            raise PositionError("position-mark", place=zone, value=word[:40])
        cards.append(KIND_OF[token] | (KNOWN_TO_0 if word.endswith("!") else 0))
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
    if not frames or len(frames) > 16:
        raise PositionError("position-step", place="at", value=" ".join(words)[:40], allowed=list(STEP_CODES))
    return agenda_for(*frames[0]) if len(frames) == 1 else frames


def read_argument(code: int, argument: str) -> int:
    """What a step is about: a door, a nightmare, the colours of a run."""
    if code == c.Q_SEARCH:
        if argument in COLOURS:
            return 1 << COLOURS.index(argument)
    elif code == c.Q_DOOR:
        if argument in KIND_OF and is_door(KIND_OF[argument]):
            return KIND_OF[argument]
    elif code == c.S_NIGHTMARE_LEAVES:
        if argument in ("", "nightmare"):
            return c.NIGHTMARE
    elif not argument:
        return 0
    raise PositionError("position-argument", place="at", value=argument[:40])


def place_the_rest(spec: GameSpec, table: dict[str, Any], cards: dict[str, list[int]], rest: list[str]) -> None:
    """Every card of the game is somewhere, and none is twice (ONI-GEN-07)."""
    have = deck(spec.modules)
    used: Counter[int] = Counter(card & KIND for zone in cards.values() for card in zone)
    used.update(arg for step, arg in table["agenda"] if step in (c.Q_DOOR, c.S_NIGHTMARE_LEAVES))
    for kind, count in sorted(used.items()):
        if count > have.get(kind, 0):
            raise PositionError(
                "position-too-many", place=TOKENS[kind], rule="ONI-GEN-07", card=TOKENS[kind], count=count,
                most=have.get(kind, 0),
            )  # fmt: skip
    left = [kind for kind, count in have.items() for _ in range(count - used[kind])]
    if rest not in (["pile"], ["discard"]):
        raise PositionError("position-rest", place="rest", value=" ".join(rest)[:40])
    table["bag"] = left if rest == ["pile"] else []
    if rest == ["discard"]:
        table["discard"] = sorted(table["discard"] + left)
    table["doors_needed"] = sum(count for kind, count in have.items() if is_door(kind))


# ---- what can exist --------------------------------------------------------------------------------------


def check_table(table: dict[str, Any]) -> None:
    """Refuse what no game can reach, with the rule that forbids it."""
    for kind in table["hand"]:
        if not is_location(kind):
            raise PositionError("position-hand-card", place="hand", rule="ONI-GEN-01", card=TOKENS[kind])
    for kind in table["limbo"]:
        if is_location(kind):
            raise PositionError("position-limbo-card", place="limbo", rule="ONI-BASE-04", card=TOKENS[kind])
    check_row(table["row"])
    check_agenda(table["agenda"])
    check_question(table)
    if sum(table["doors"]) >= table["doors_needed"]:
        raise PositionError("position-won", place="doors", rule="ONI-BASE-37")


def check_row(row: list[int]) -> None:
    """Only locations with a symbol, and never the same symbol twice in a row (ONI-BASE-08)."""
    if len(row) > 72:
        raise PositionError("position-row-length", place="row", most=72)
    for kind in row:
        if not has_symbol(kind):
            raise PositionError("position-row-card", place="row", rule="ONI-BASE-07", card=TOKENS[kind])
    for i, kind in enumerate(row):
        before = with_row(row[:i])
        before.hand_mask = 1 << kind
        if not playable(before):
            names = {"left": TOKENS[row[i - 1]], "right": TOKENS[kind]}
            raise PositionError("position-row-symbols", place="row", rule="ONI-BASE-08", **names)


def check_agenda(agenda: list[Frame]) -> None:
    """Questions wait on top only; whatever lies below is a step still to do."""
    for step, _ in agenda[:-1]:
        if step in QUESTIONS:
            raise PositionError("position-question-below", place="at", value=QUESTIONS[step][0])
    top = agenda[-1][0]
    lower = [step for step, _ in agenda[:-1]]
    if top == c.Q_TURN and lower:
        raise PositionError("position-question-below", place="at", value="turn")
    if top == c.Q_NIGHTMARE and lower[-1:] != [c.S_NIGHTMARE_LEAVES]:
        raise PositionError("position-nightmare", place="at", rule="ONI-BASE-33")
    if top != c.Q_TURN and not is_turn_to_come([step for step, _ in agenda]):
        raise PositionError("position-agenda-end", place="at")


def is_turn_to_come(steps: list[int]) -> bool:
    """Whether the hand is filled, the limbo emptied and a new turn begun after everything else, each once."""
    ordinary = [step for step, _ in PHASES_TO_COME]
    if len(steps) < 3:
        return steps == ordinary[: len(steps)]
    filled = steps[:2] == ordinary[:2] and steps[2] in (c.S_REFILL, c.S_REDRAW)
    return filled and not any(step in ordinary for step in steps[3:])


def check_question(table: dict[str, Any]) -> None:
    """Hand, limbo and looked-at cards fit the moment."""
    step, argument = table["agenda"][-1]
    hand, looked = len(table["hand"]), len(table["looked"])
    most = c.HAND_SIZE
    if step in (c.Q_SEARCH, c.Q_PROPHECY, c.Q_PROPHECY_ORDER, c.Q_DOOR, c.Q_NIGHTMARE):
        most = c.HAND_SIZE - 1  # a card has just left the hand
    full = dict.fromkeys((c.Q_TURN, c.S_NEXT_TURN, c.S_LIMBO), c.HAND_SIZE)
    least = {**full, c.Q_SEARCH: most, c.Q_PROPHECY: most, c.Q_PROPHECY_ORDER: most}.get(step, 0)
    if not least <= hand <= most:
        raise PositionError("position-hand-size", place="hand", rule="ONI-BASE-22", count=hand, least=least, most=most)
    if step in (c.Q_TURN, c.S_NEXT_TURN, c.Q_SEARCH, c.Q_PROPHECY, c.Q_PROPHECY_ORDER) and table["limbo"]:
        raise PositionError("position-limbo-turn", place="limbo", rule="ONI-BASE-35")
    size = {c.Q_PROPHECY: range(1, 6), c.Q_PROPHECY_ORDER: range(1, 5)}.get(step, range(1))
    if looked not in size or table["looked_placed"] > looked or (looked and table["looked_placed"] == looked):
        raise PositionError("position-looked", place="looked", rule="ONI-BASE-18", count=looked)
    if step == c.Q_PROPHECY and table["looked_placed"]:
        raise PositionError("position-looked", place="placed", rule="ONI-BASE-18", count=table["looked_placed"])
    if step == c.Q_SEARCH and run_colours(table["row"]) != argument:
        raise PositionError("position-no-run", place="row", rule="ONI-BASE-09")


def run_colours(row: list[int]) -> int:
    """The colours of the run that the last card of the row completed; 0 if it completed none."""
    g = with_row(row)
    g.row_size -= 1  # as it was before the last card
    recount_runs(g)
    return run_at(g, len(row))


def with_row(row: list[int]) -> State:
    """A table with nothing but this row, to ask the rules of the labyrinth about it."""
    g = State()
    g.row[: len(row)] = bytes(row)
    g.row_size = len(row)
    return g


# ---- writing --------------------------------------------------------------------------------------------


def write(table: dict[str, Any], spec: GameSpec) -> str:
    """A table on one line; the opposite of `parse` for every game that still runs."""
    parts = [spec.rules_text(), f"turn {table['turn']}"]
    doors = [c.DOOR + colour for colour, count in enumerate(table["doors"]) for _ in range(count)]
    for name, kinds in (("row", table["row"]), ("looked", table["looked"])):
        if kinds:
            parts.append(f"{name} {' '.join(TOKENS[kind] for kind in kinds)}")
    if table["looked_placed"]:
        parts.append(f"placed {table['looked_placed']}")
    for name, kinds in (("hand", table["hand"]), ("doors", doors), ("limbo", table["limbo"])):
        if kinds:
            parts.append(f"{name} {write_cards(kinds)}")
    for name, cards in (("top", table["over"]), ("bottom", table["under"])):
        if cards:
            parts.append(f"{name} {write_cards(cards)}")
    if table["discard"]:
        parts.append(f"discard {write_cards(table['discard'])}")
    parts.append(f"at {write_agenda(table)}")
    return " | ".join(parts)


def write_cards(cards: list[int]) -> str:
    """Tokens, equal neighbours counted."""
    words: list[str] = []
    i = 0
    while i < len(cards):
        n = 1
        while i + n < len(cards) and cards[i + n] == cards[i]:
            n += 1
        words.append(TOKENS[cards[i] & KIND] + ("!" if cards[i] & KNOWN_TO_0 else ""))
        if n > 1:
            words.append(f"x{n}")
        i += n
    return " ".join(words)


def write_agenda(table: dict[str, Any]) -> str:
    """One word where the agenda is the ordinary one, every step otherwise; `over` after the end."""
    agenda = table["agenda"]
    if table["outcome"]:
        return "over"
    words = [write_frame(*frame) for frame in agenda]
    return words[-1] if agenda == agenda_for(*agenda[-1]) else " ".join(words)


def write_frame(step: int, argument: int) -> str:
    """A step with what it is about."""
    name = QUESTIONS[step][0] if step in QUESTIONS else STEPS[step]
    if step == c.Q_SEARCH:
        return f"{name}:{COLOURS[argument.bit_length() - 1]}"
    return f"{name}:{TOKENS[argument]}" if argument else name
