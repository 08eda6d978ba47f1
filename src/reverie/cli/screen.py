"""One screen: header, table, what happened, the question and its numbered answers; made for 80 × 24."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from reverie.cli.menu import Menu, items_of
from reverie.cli.sitting import acting_seat
from reverie.cli.speech import DIM, GOLD, Speech
from reverie.cli.table import Table
from reverie.cli.table.plain import wrap
from reverie.kernel.actions import Action
from reverie.kernel.game import Game

HEIGHT = 24
COLUMN_HEIGHT = 5  # longer lists of answers get a second column
TOLD_LIMIT = 3  # lines for what happened
MOST_COLUMNS = 6
COLUMN_GAP = 2
CELLS = 16  # answers that flow begin at every sixteenth of the page
TOGETHER = "a"  # the key for what one person answers for all
MODULES_SHOWN = 16  # longer lists of modules are counted in the header

Numbered = list[tuple[int, Action]]
Group = list[tuple[int, Text]]
Layout = Callable[[Game, Table, dict[str, Any]], list[Text]]


def screen(
    game: Game,
    table: Table,
    told: list[Text],
    seat: int | None = None,
    steady: bool = False,
    height: int | None = HEIGHT,
    menu: Menu | None = None,
) -> list[Text]:
    """Every line above the prompt; they leave room for it in 24 lines. Steady: the question keeps its place.

    Without a height nothing has to fit, and nothing is left out: for pipes and for those who listen to the screen.
    """
    seat = acting_seat(game) if seat is None else seat
    if height is None:
        return endless(game, table, told, seat)
    dots = table.speech.spell("… ")
    news = len(paragraph(told, table.width - 2, TOLD_LIMIT, dots)) if told else 0
    top, bottom = laid_out(game, table, seat, max(2, news) if told or steady else 0, height, menu)
    spare = height - 1 - len(top) - len(bottom)
    limit = max(1, min(TOLD_LIMIT, spare - (2 if spare - 2 >= news else 0)))
    middle = paragraph(told, table.width - 2, limit, dots) if told and spare > 0 else []
    if steady and spare > limit:
        middle += [Text()] * (limit - len(middle))
    blank = spare - len(middle)
    if middle and blank > 0:
        middle.insert(0, Text())
        blank -= 1
    if blank > 0:
        middle.append(Text())
    return [*top, *middle, *bottom]


def endless(game: Game, table: Table, told: list[Text], seat: int) -> list[Text]:
    """Everything in full, one below the other; closer together where a page holds it then."""
    view = game.view(seat)
    head, ask, last = header(game, table, seat), question(game, table, view), in_one_word(game, table)
    news = [Text(" ").append_text(line) for line in wrap(Text(" ").join(told), table.width - 2)] if told else []
    roomy: list[Text] = []
    for density, lay in ways(game, table, view, None):
        if table.full is not None and density > table.full:
            break
        parts = [[*head, *table.zones(view, density)], news, [*ask, *lay(game, table, view), *last]]
        lines = [line for part in parts if part for line in (*part, Text())][:-1]
        roomy = roomy or lines
        if len(lines) < HEIGHT and max(map(len, lines)) <= table.width:
            return lines
    return roomy


def is_grouped(game: Game, table: Table, view: dict[str, Any]) -> bool:
    """Whether the answers are so many that they stand under headings."""
    actions = game.actions()
    return len(actions) > COLUMN_HEIGHT and any(table.grouped(action, view) for action in actions)


def laid_out(
    game: Game, table: Table, seat: int, spare: int, height: int, menu: Menu | None = None
) -> tuple[list[Text], list[Text]]:
    """Table and question in the roomiest way that leaves so many lines free."""
    view = game.view(seat)
    head, ask = header(game, table, seat), question(game, table, view)
    top: list[Text] = []
    bottom: list[Text] = []
    last = in_one_word(game, table) if menu is None or not menu.focus else []
    for density, lay in ways(game, table, view, menu):
        top = [*head, *table.zones(view, density)]
        bottom = [*ask, *lay(game, table, view), *last]
        if len(top) + len(bottom) + spare < height and max(map(len, bottom), default=0) <= table.width:
            return top, bottom
    room = max(3, height - 1 - len(head) - len(bottom))
    zones = top[len(head) :]
    if len(zones) > room:  # the goal stands first and what lies nearest to the player last; the middle gives way
        room -= 1 if spare and room > 3 else 0
        more = Text(" ").append(table.speech.text("cli-more-table"), DIM)
        zones = [*zones[: room // 2], more, *zones[len(zones) - (room - room // 2 - 1) :]]
    return [*head, *zones], bottom


def ways(game: Game, table: Table, view: dict[str, Any], menu: Menu | None) -> Iterator[tuple[int, Layout]]:
    """The layouts to be tried."""
    if menu is not None:
        items = items_of(menu, game.actions(), table, view)
        yield from ((density, lambda *_: in_even_columns(items, table.width)) for density in range(table.densities))
    elif is_grouped(game, table, view):
        yield from grouped_layouts(table)
    else:
        yield from layouts(table)


def needs_menu(game: Game, table: Table, seat: int, spare: int, height: int) -> bool:
    """Whether the answers under their headings would push something off the table."""
    view = game.view(seat)
    if table.full is None or not is_grouped(game, table, view):
        return False
    below = [*question(game, table, view), *in_groups(game, table, view), *in_one_word(game, table)]
    above = [*header(game, table, seat), *table.zones(view, table.full)]
    return len(above) + len(below) + spare >= height


def in_one_word(game: Game, table: Table) -> list[Text]:
    """The answer that one person may give for all, below the others."""
    found = table.together(game.actions())
    return [Text.assemble("   ", (TOGETHER, GOLD), "  ", found[1])] if found is not None else []


def header(game: Game, table: Table, seat: int | None = None) -> list[Text]:
    """What is played on the left, where we are on the right, a line below."""
    speech = table.speech
    spec = game.spec
    name = speech.text(f"{spec.game}-name") if speech.has(f"{spec.game}-name") else spec.game
    dot = speech.spell(" · ")
    left = Text(" ").append(name, GOLD)
    edition, mode = f"{spec.game}-edition-{spec.edition}", f"{spec.game}-mode-{spec.mode}"
    modules = "+".join(spec.modules)
    if len(modules) > MODULES_SHOWN:
        modules = speech.text("cli-modules", count=len(spec.modules))
    parts = [
        speech.text(edition) if speech.has(edition) else spec.edition,
        speech.text(mode) if speech.has(mode) else spec.mode,
        modules,
    ]
    left.append("".join(dot + part for part in parts if part), DIM)
    turn = f"{spec.game}-turn" if speech.has(f"{spec.game}-turn") else "cli-turn"
    right = Text(dot).join([Text(deal_name(game, speech), DIM), speech.rich(turn, turn=str(game.turn))])
    if game.players > 1 and seat is not None and not table.open_seats:
        right.append(dot).append_text(speech.rich("cli-player", GOLD, number=str(seat + 1)))
    if game.peeked:
        right.append(dot, DIM).append(speech.text("cli-peeked"), GOLD)
    if left.cell_len + right.cell_len + 2 > table.width:
        dots = speech.spell("…")
        left.truncate(max(0, table.width - right.cell_len - 2 - len(dots)))
        left.append(dots, DIM)
    left.append(" " * (table.width - left.cell_len - right.cell_len - 1)).append_text(right)
    return [left, Text(("-" if speech.ascii_only else "─") * table.width, DIM)]


def deal_name(game: Game, speech: Speech) -> str:
    """The deal number; of a fair secret only its fingerprint, until the game is over."""
    seed = game.spec.seed
    if isinstance(seed, str):
        return speech.text("cli-deal-fair", print=hashlib.sha256(seed.encode()).hexdigest()[:12])
    return speech.text("cli-deal-position" if game.start_position else "cli-deal", deal=str(seed))


def paragraph(sentences: list[Text], width: int, limit: int, dots: str = "… ") -> list[Text]:
    """Sentences run together; if they need more lines than there are, the first ones are left out."""
    lines = wrap(Text(" ").join(sentences), width)
    for start in range(1, len(sentences)):
        if len(lines) <= limit:
            break
        lines = wrap(Text.assemble((dots, DIM), Text(" ").join(sentences[start:])), width)
    if len(lines) > limit:  # even the last one is too long
        lines = wrap(sentences[-1], width - len(dots))[-limit:]
        lines[0] = Text(dots, DIM).append_text(lines[0])
    return [Text(" ").append_text(line) for line in lines]


def question(game: Game, table: Table, view: dict[str, Any]) -> list[Text]:
    """What is asked."""
    decision = game.decision
    if decision is None:
        return []
    sign = ">" if table.speech.ascii_only else "▸"
    lines = wrap(Text.assemble((f"{sign} ", GOLD), table.asked(decision, view)), table.width - 2)
    return [Text(" ").append_text(line) for line in lines]


# ---- answers ------------------------------------------------------------------------------------------------


def even_columns(game: Game, table: Table, view: dict[str, Any]) -> list[Text]:
    """The numbered answers: one column if they are few, one column per verb if that fits, else two even columns."""
    numbered = list(table.numbered(game.actions(), view))
    groups: dict[str, Numbered] = {}
    for number, action in numbered:
        groups.setdefault(action.verb, []).append((number, action))
    if len(groups) == 2 and len(numbered) > 3 and max(map(len, groups.values())) <= COLUMN_HEIGHT:
        columns = list(groups.values())
    elif len(numbered) <= COLUMN_HEIGHT:
        columns = [numbered]
    else:
        columns = split(numbered, 2)
    blocks = [column_of(column, table, view) for column in columns]
    if len(blocks) == 2 and table.width - sum(map(width_of, blocks)) < COLUMN_GAP + 1:
        blocks = [column_of(numbered, table, view)]
    if len(blocks) == 1 and width_of(blocks[0]) + 2 * COLUMN_GAP > table.width:
        return listed([(number, table.choice(action, view)) for number, action in numbered], table.width)
    return side_by_side(blocks, table.width)


def in_even_columns(items: Group, width: int) -> list[Text]:
    """Answers in up to three columns; if they are too long for two, line by line."""
    digits = len(str(max(number for number, _ in items)))
    texts = [Text.assemble((str(number).rjust(digits), GOLD), "  ", item) for number, item in items]
    for count in range(3 if len(texts) > COLUMN_HEIGHT else 2 if len(texts) > 3 else 1, 0, -1):
        height = -(-len(texts) // count)
        blocks = [texts[i : i + height] for i in range(0, len(texts), height)]
        if sum(map(width_of, blocks)) + COLUMN_GAP * len(blocks) < width and count > 1:
            return side_by_side(blocks, width)
    if len(items) > COLUMN_HEIGHT:
        return [Text("   ").append_text(line) for line in one_after_another(items, width - 4)]
    return listed(items, width)


def listed(items: Group, width: int) -> list[Text]:
    """Answers below each other; a long one goes on under itself."""
    digits = len(str(max(number for number, _ in items)))
    margin = 3 + digits + 2
    lines = []
    for number, item in items:
        first, *rest = wrap(item, width - margin)
        lines.append(Text.assemble("   ", (str(number).rjust(digits), GOLD), "  ", first))
        lines += [Text(" " * margin).append_text(line) for line in rest]
    return lines


def many_columns(game: Game, table: Table, view: dict[str, Any], brief: bool = False) -> list[Text]:
    """The numbered answers in as many columns as the page is wide."""
    numbered = list(table.numbered(game.actions(), view))
    for count in range(min(MOST_COLUMNS, len(numbered)), 1, -1):
        blocks = [column_of(column, table, view, brief) for column in split(numbered, count)]
        if sum(map(width_of, blocks)) + COLUMN_GAP * (len(blocks) - 1) < table.width:
            return side_by_side(blocks, table.width)
    return side_by_side([column_of(numbered, table, view, brief)], table.width)


def brief_columns(game: Game, table: Table, view: dict[str, Any]) -> list[Text]:
    """The same in few words."""
    return many_columns(game, table, view, brief=True)


def flowing(game: Game, table: Table, view: dict[str, Any]) -> list[Text]:
    """Line by line, each as wide as it needs, beginning where a column begins."""
    cell = table.width // CELLS
    lines = [Text(" ")]
    for number, action in table.numbered(game.actions(), view):
        item = Text.assemble((str(number), GOLD), " ", table.choice(action, view, brief=True))
        start = -(-(lines[-1].cell_len - 1 + COLUMN_GAP) // cell) * cell + 1 if lines[-1].cell_len > 1 else 1
        if start + item.cell_len > table.width and start > 1:
            lines.append(Text(" "))
            start = 1
        lines[-1].append(" " * (start - lines[-1].cell_len)).append_text(item)
    return lines


def in_groups(game: Game, table: Table, view: dict[str, Any]) -> list[Text]:
    """Answers to the right of what they are about: a card, a row; those about nothing else stand below."""
    groups: dict[str, Group] = {}
    headings: dict[str, Text] = {}
    alone: Group = []
    for number, action in table.numbered(game.actions(), view):
        found = table.grouped(action, view)
        if found is None:
            alone.append((number, table.choice(action, view, brief=True)))
            continue
        headings.setdefault(found[0].plain, found[0])
        groups.setdefault(found[0].plain, []).append((number, found[1]))
    names = sorted(groups, key=lambda name: table.group_rank(name, view))
    indent = 1 + max(heading.cell_len for heading in headings.values()) + COLUMN_GAP
    width = table.width - indent
    rows = in_columns([groups[name] for name in names], width)
    lines = []
    for i, name in enumerate(names):
        for n, line in enumerate(rows[i : i + 1] if rows else one_after_another(groups[name], width)):
            heading = headings[name] if n == 0 else Text()
            lines.append(Text.assemble(" ", heading, " " * (indent - 1 - heading.cell_len), line))
    if alone:
        lines += [Text(" " * indent).append_text(line) for line in one_after_another(alone, width)]
    return lines


def one_after_another(group: Group, width: int) -> list[Text]:
    """The answers of a group, wrapped."""
    lines = [Text()]
    for number, item in group:
        shown = with_number(number, item)
        if lines[-1] and lines[-1].cell_len + COLUMN_GAP + shown.cell_len > width:
            lines.append(Text())
        lines[-1].append(" " * COLUMN_GAP if lines[-1] else "").append_text(shown)
        if lines[-1].cell_len > width:  # alone on its line and still too long: it goes on under itself
            indent = len(str(number)) + 1
            first, *rest = wrap(lines.pop(), width)
            rest = wrap(Text(" ").join(rest), width - indent)
            lines += [first, *(Text(" " * indent).append_text(line) for line in rest)]
    return lines


def in_columns(groups: list[Group], width: int) -> list[Text]:
    """A line per group with equal answers below each other; nothing if the lines are too long or too empty."""
    columns: dict[str, int] = {}  # each with the first number in it, which decides about its place
    for group in groups:
        for number, item in group:
            columns[item.plain] = min(number, columns.get(item.plain, number))
    titles = sorted(columns, key=lambda title: columns[title])
    digits = len(str(max(number for group in groups for number, _ in group)))
    lines = []
    for group in groups:
        entries = {item.plain: (number, item) for number, item in group}
        line = Text()
        for title in titles:
            cell = with_number(*entries[title], digits) if title in entries else Text()
            line.append_text(cell).append(" " * (digits + 1 + cell_len(title) - cell.cell_len + COLUMN_GAP))
        line.rstrip()
        lines.append(line)
    full = 2 * sum(map(len, groups)) > len(groups) * len(titles)
    return lines if full and max(line.cell_len for line in lines) <= width else []


def with_number(number: int, item: Text, digits: int = 0) -> Text:
    """An answer with its number."""
    return Text.assemble((str(number).rjust(digits), GOLD), " ", item)


def grouped_layouts(table: Table) -> Iterator[tuple[int, Layout]]:
    """Groups on an ever more crowded table."""
    yield from ((density, in_groups) for density in range(table.densities))


def layouts(table: Table) -> Iterator[tuple[int, Layout]]:
    """From roomy to crowded; full words for the answers are dearer than room for the zones."""
    last = table.densities - 1
    if table.full is not None:  # it has crowded ways enough to leave the answers their words
        for density in range(table.densities):
            yield from ((density, even_columns), (density, many_columns))
        yield last, even_columns  # if nothing fits, at least long answers go on under themselves
        return
    for density in range(max(1, last)):
        yield from ((density, even_columns), (density, many_columns))
    for density in range(min(1, last), last + 1):
        yield density, brief_columns
    yield from ((max(0, last - 1), flowing), (last, flowing))


def split(numbered: Numbered, columns: int) -> list[Numbered]:
    """Answers in even columns, top down."""
    height = -(-len(numbered) // columns)
    return [numbered[i : i + height] for i in range(0, len(numbered), height)]


def column_of(column: Numbered, table: Table, view: dict[str, Any], brief: bool = False) -> list[Text]:
    """Answers below each other, their numbers aligned."""
    digits = len(str(column[-1][0]))
    return [
        Text.assemble((str(number).rjust(digits), GOLD), " " if brief else "  ", table.choice(action, view, brief))
        for number, action in column
    ]


def width_of(block: Sequence[Text]) -> int:
    """The width of a column."""
    return max(item.cell_len for item in block)


def side_by_side(blocks: list[list[Text]], width: int) -> list[Text]:
    """Columns beside each other; two of them share the page evenly, more stand close."""
    widths = [width_of(block) for block in blocks]
    spare = width - sum(widths)
    margin = min(3, max(1, spare - COLUMN_GAP * (len(blocks) - 1)))
    gap = COLUMN_GAP
    if len(blocks) == 2:
        gap = max(COLUMN_GAP, min(spare - margin, width // 2 - margin - widths[0]))
    elif len(blocks) > 2:
        gap = max(COLUMN_GAP, min(4, (spare - margin) // (len(blocks) - 1)))
    lines = []
    for i in range(max(map(len, blocks))):
        line = Text(" " * margin)
        for n, block in enumerate(blocks):
            item = block[i] if i < len(block) else Text()
            line.append_text(item).append(" " * (widths[n] - item.cell_len + gap))
        line.rstrip()
        lines.append(line)
    return lines
