"""Writing a position: the numbers of a table into words."""

from __future__ import annotations

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import COLOURS, DENIZENS, PREMONITIONS, TOKENS
from reverie.games.onirim.codec import QUESTIONS, STEPS
from reverie.games.onirim.position.agenda import agenda_for
from reverie.games.onirim.position.words import (
    CARD_STEPS,
    CATCHER_ZONES,
    COLOUR_STEPS,
    COVERED,
    MARKS,
    NAMED_STEPS,
    PREMONITION_STEPS,
    SHARED_STEPS,
    Table,
)
from reverie.kernel.constants import KIND
from reverie.kernel.spec import GameSpec


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
    if step in PREMONITION_STEPS and argument:
        return f"{name}:{'+'.join(word for i, word in enumerate(PREMONITIONS) if argument >> i & 1)}"
    if step in SHARED_STEPS:
        return f"{name}:{TOKENS[argument & KIND]}" + ("@shared" if argument > KIND else "")
    return f"{name}:{argument}" if argument else name
