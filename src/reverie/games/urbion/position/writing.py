"""Writing a position: the numbers of a table into words."""

from __future__ import annotations

from reverie.games.urbion import constants as c
from reverie.games.urbion.about import kind_of_type
from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, POSTCARDS, CardTable, table_of
from reverie.games.urbion.codec import FIGURES, PAIR_USES, ROW_NAMES, SIDE_NAMES, SLOTS
from reverie.games.urbion.position import words as w
from reverie.games.urbion.position.agenda import agenda_for, frame_name
from reverie.kernel.constants import KIND
from reverie.kernel.spec import GameSpec


def write(table: w.Table, spec: GameSpec) -> str:
    """A table on one line; the opposite of `parse` for every game that still runs."""
    cards = table_of(spec)
    parts = [spec.rules_text(), f"turn {table['turn']}"]
    if table["seat"]:
        parts.append("active 1")
    if spec.mode == "team":
        parts.append(f"polarity {SIDE_NAMES[table['seats'][0]['polarity']]}")
    for name, row in zip(ROW_NAMES, table["rows"], strict=True):
        if row["city"] >= 0:
            parts.append(f"{name} {write_row(row, cards)}")
    open_order = bool(table["flags"] & c.OPEN_ORDER)
    for name, seat in zip(("hand", "hand1"), table["seats"], strict=False):
        shown = [card & ~KIND == w.EVERYBODY and not open_order for card in seat["hand"]]
        words = [cards.tokens[card & KIND] + "!" * known for card, known in zip(seat["hand"], shown, strict=True)]
        write_zone(parts, name, words)
    write_zone(parts, "drawn", [cards.tokens[kind] for kind in table["drawn"]])
    write_zone(parts, "looked", [cards.tokens[kind & KIND] for kind in table["looked"]])
    if table["looked_placed"]:
        parts.append(f"placed {table['looked_placed']}")
    write_zone(parts, "aside", write_aside(table, cards))
    write_pieces(parts, table, spec)
    write_zone(parts, "deck", write_marked(table, "over", cards.tokens))
    write_zone(parts, "discard", [cards.tokens[kind] for kind in table["discard"]])
    write_zone(parts, "box", [cards.tokens[kind] for kind in table["box"]])
    write_zone(parts, "cities", write_marked(table, "city_over", CITY_TOKENS))
    write_zone(parts, "success", [CITY_TOKENS[mask] for mask in table["success"]])
    if not table["success"] and any(row["city"] < 0 for row in table["rows"]):
        parts.append("success 0")
    parts.append(f"at {write_agenda(table, cards)}")
    return " | ".join(parts)


def write_row(row: w.Table, cards: CardTable) -> str:
    """An occupied row."""
    words = [CITY_TOKENS[row["city"]]]
    for name, side in zip("SI", row["sides"], strict=True):
        words += [f"{name}:", *(write_dream(kind, postcard, cards) for kind, postcard in side)]
    return " ".join(words)


def write_dream(kind: int, postcard: int, cards: CardTable) -> str:
    """A placed Dream with its Postcard."""
    token = cards.tokens[kind]
    if not postcard:
        return token
    quarters = postcard // c.QUARTERS
    name = POSTCARDS[(postcard & c.POSTCARD) - 1]
    return f"{token}{{{name}:{quarters}}}" if quarters else f"{token}{{{name}}}"


def write_aside(table: w.Table, cards: CardTable) -> list[str]:
    """Chaos and Chromatic Chaos put aside."""
    words = []
    if table["aside_chaos"]:
        words += [cards.tokens[kind_of_type(cards, c.CHAOS)]] * table["aside_chaos"]
    mine, other = table["aside_chromatic"]
    if mine or other:
        token = cards.tokens[kind_of_type(cards, c.CHROMATIC_CARD)]
        words += [token] * mine + [token + w.OTHER_SEAT] * other
    return words


def write_pieces(parts: list[str], table: w.Table, spec: GameSpec) -> None:
    """What the modules lay beside the rows."""
    if "books" in spec.modules:
        write_zone(parts, "books", [BOOKS[number] for number in table["books"]])
    if "postcards" in spec.modules:
        parts.append(f"wise {table['wise']}")
        settled = [
            name + mark
            for mark, counts in (("+", table["kept"]), ("-", table["lost"]))
            for name, count in zip(POSTCARDS, counts, strict=True)
            for _ in range(count)
        ]
        write_zone(parts, "inhabitants", settled)
        write_zone(parts, "postcards", write_marked(table, "postcard_over", POSTCARDS))
        known = w.postcards_on_table(table).total() + len(table["postcard_bag"])
        if known < sum(table_of(spec).postcards):
            parts.append("postcards-rest box")
    if "void" in spec.modules:
        parts.append(f"void {table['void_stack']} {FIGURES[table['void_figure']]}")


def write_zone(parts: list[str], name: str, words: list[str]) -> None:
    """A zone with its words, equal neighbours counted, if it has any."""
    if not words:
        return
    found = [name]
    i = 0
    while i < len(words):
        n = 1
        while i + n < len(words) and words[i + n] == words[i]:
            n += 1
        found += [words[i], f"x{n}"] if n > 1 else [words[i]]
        i += n
    parts.append(" ".join(found))


def write_marked(table: w.Table, zone: str, tokens: tuple[str, ...] | dict[int, str]) -> list[str]:
    """The placed cards of a deck with the marks of who knows them; a puzzle needs none, everybody knows its order."""
    names = {bits: mark for mark, bits in w.MARKS.items()} if not table["flags"] & c.OPEN_ORDER else {}
    words = [tokens[card & KIND] + names.get(card & ~KIND, "") for card in table[zone]]
    if zone == "over" and names:
        for place in range(len(words)):
            if table["open_places"] >> place & 1:
                words[place] = words[place].rstrip("!") + w.OPEN_MARK
    return words


def write_agenda(table: w.Table, cards: CardTable) -> str:
    """One word where the agenda is the ordinary one, every step otherwise; `over` after the end."""
    if table["outcome"]:
        return "over"
    agenda = [(step, argument) for step, argument in table["agenda"]]
    words = [write_frame(*frame, cards) for frame in agenda]
    return words[-1] if agenda == agenda_for(*agenda[-1], table["flags"], table["turn"]) else " ".join(words)


def write_frame(step: int, argument: int, cards: CardTable) -> str:
    """A step with what it is about."""
    name = frame_name(step)
    if step in w.CARD_STEPS:
        return f"{name}:{cards.tokens[argument]}"
    if step in w.PHASE_STEPS:
        return f"{name}:{cards.tokens[argument & KIND]}{w.DRAW if argument & c.IN_REFILL else ''}"
    if step == c.S_REVEAL_ONE:
        return name + (w.DRAW if argument else "")
    if step in w.ROW_STEPS:
        return f"{name}:{ROW_NAMES[argument]}"
    if step in w.FROM_ROW_STEPS:
        return f"{name}:{argument + 1}"
    if step in w.SLOT_STEPS:
        return f"{name}:{SLOTS[argument]}"
    if step in w.SIDE_STEPS:
        return f"{name}:{SIDE_NAMES[argument]}"
    if step == c.Q_PAIR:
        return f"{name}:{PAIR_USES[argument >> 6]}/{cards.tokens[argument & KIND]}"
    return f"{name}:{argument}" if step in w.NUMBER_STEPS else name
