"""One screen: header, table, what happened, the question and its numbered answers; made for 80 × 24."""

from __future__ import annotations

import hashlib

from rich.text import Text

from reverie.cli.speech import DIM, GOLD, Speech
from reverie.cli.table import Table
from reverie.cli.table.plain import wrap
from reverie.kernel.actions import Action
from reverie.kernel.game import Game

HEIGHT = 24
COLUMN_HEIGHT = 5  # longer lists of answers get a second column
TOLD_LIMIT = 3  # lines for what happened


def screen(game: Game, table: Table, told: list[Text], seat: int = 0, steady: bool = False) -> list[Text]:
    """Every line above the prompt; they leave room for it in 24 lines. Steady: the question keeps its place."""
    top = [*header(game, table), *table.zones(game.view(seat))]
    bottom = question(game, table)
    spare = HEIGHT - 1 - len(top) - len(bottom)
    limit = max(1, min(TOLD_LIMIT, spare - 2))
    middle = paragraph(told, table.width - 2, limit, table.speech.spell("… ")) if told else []
    if steady and spare > limit:
        middle += [Text()] * (limit - len(middle))
    blank = spare - len(middle)
    if middle and blank > 0:
        middle.insert(0, Text())
        blank -= 1
    if blank > 0:
        middle.append(Text())
    return [*top, *middle, *bottom]


def header(game: Game, table: Table) -> list[Text]:
    """What is played on the left, where we are on the right, a line below."""
    speech = table.speech
    spec = game.spec
    name = speech.text(f"{spec.game}-name") if speech.has(f"{spec.game}-name") else spec.game
    dot = speech.spell(" · ")
    left = Text(" ").append(name, GOLD)
    edition = f"{spec.game}-edition-{spec.edition}"
    parts = [speech.text(edition) if speech.has(edition) else spec.edition, spec.mode, "+".join(spec.modules)]
    left.append("".join(dot + part for part in parts if part), DIM)
    right = Text(dot).join([Text(deal_name(game, speech), DIM), speech.rich("cli-turn", turn=str(game.turn))])
    if game.peeked:
        right.append(dot, DIM).append(speech.text("cli-peeked"), GOLD)
    if left.cell_len + right.cell_len + 2 > table.width:
        left.truncate(table.width - right.cell_len - 2)
    left.append(" " * (table.width - left.cell_len - right.cell_len - 1)).append_text(right)
    return [left, Text(("-" if speech.ascii_only else "─") * table.width, DIM)]


def deal_name(game: Game, speech: Speech) -> str:
    """The deal number; of a fair secret only its fingerprint, until the game is over."""
    seed = game.spec.seed
    if isinstance(seed, str):
        return speech.text("cli-deal-fair", print=hashlib.sha256(seed.encode()).hexdigest()[:12])
    return speech.text("cli-deal-position" if game.start_position else "cli-deal", deal=str(seed))


def paragraph(sentences: list[Text], width: int, limit: int, dots: str = "… ") -> list[Text]:
    """Sentences run together; if they need more lines than there are, the beginning is left out."""
    lines = wrap(Text(" ").join(sentences), width)
    if len(lines) > limit:
        lines = wrap(Text(" ").join(sentences), width - len(dots))[-limit:]
        lines[0] = Text(dots, DIM).append_text(lines[0])
    return [Text(" ").append_text(line) for line in lines]


def question(game: Game, table: Table) -> list[Text]:
    """The question and the numbered answers."""
    decision = game.decision
    if decision is None:
        return []
    sign = ">" if table.speech.ascii_only else "▸"
    lines = wrap(Text.assemble((f"{sign} ", GOLD), table.question(decision)), table.width - 2)
    return [*(Text(" ").append_text(line) for line in lines), *answers(game, table)]


def answers(game: Game, table: Table) -> list[Text]:
    """The numbered answers: one column if they are few, one column per verb if that fits, else two even columns."""
    actions = game.actions()
    numbered = list(enumerate(actions, 1))
    groups: dict[str, list[tuple[int, Action]]] = {}
    for number, action in numbered:
        groups.setdefault(action.verb, []).append((number, action))
    if len(groups) == 2 and len(actions) > 3 and max(map(len, groups.values())) <= COLUMN_HEIGHT:
        columns = list(groups.values())
    elif len(actions) <= COLUMN_HEIGHT:
        columns = [numbered]
    else:
        half = (len(actions) + 1) // 2
        columns = [numbered[:half], numbered[half:]]
    blocks = [column_of(column, table) for column in columns]
    widths = [max(item.cell_len for item in block) for block in blocks]
    spare = table.width - sum(widths)
    if len(blocks) == 2 and spare < 3:
        blocks, spare = [column_of(numbered, table)], 3
    margin = min(3, max(1, spare - 2))
    gap = max(2, min(spare - margin, table.width // 2 - margin - widths[0]))
    lines = []
    for i in range(max(map(len, blocks))):
        line = Text(" " * margin)
        for n, block in enumerate(blocks):
            item = block[i] if i < len(block) else Text()
            line.append_text(item).append(" " * (widths[n] - item.cell_len + gap))
        line.rstrip()
        lines.append(line)
    return lines


def column_of(column: list[tuple[int, Action]], table: Table) -> list[Text]:
    """Answers below each other, their numbers aligned."""
    digits = len(str(column[-1][0]))
    return [Text.assemble((str(number).rjust(digits), GOLD), "  ", table.choice(action)) for number, action in column]
