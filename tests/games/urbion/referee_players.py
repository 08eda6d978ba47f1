"""Players for games that are judged twice, random set-ups, and what was seen on the way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from tests.games.urbion.referee import Referee
from tests.games.urbion.referee_cards import MODULES, SIDES, magnitude
from tests.games.urbion.referee_match import Spec

Player = Callable[[Referee, random.Random], str]

# Every question of the game.
QUESTIONS = frozenset(
    {"book", "sides", "opening-chaos", "main", "pair", "swap", "swap-with", "rebuild", "rebuild-with", "side-change"}
    | {"fly", "fly-to", "vanish", "freedom", "second", "clean", "bonus", "prophecy", "wise", "chaos", "chromatic"}
    | {"revealed", "flagship"}
)
# Card tables that differ from the default one and pass URB-DATA-11.
TABLES = (
    "S1e*4,S2e*4",
    "I1w*2,I2w*4,I3w*2,S3a*3,S4a*5",
    "M2-3e*2,M2e*0",
    "N1*0,N2-1*4",
    "WS3e*2,WS1e*0,WI2e*1,WI3e*1",
    "earth-water*1,earth-fire*3,doves*1,flagship*5",
)


class Seen:
    """How often which question was asked and which kind of answer was given."""

    def __init__(self) -> None:
        self.questions: Counter[str] = Counter()
        self.shapes: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()

    def note(self, question: str, answer: str) -> None:
        self.questions[question] += 1
        self.shapes[shape(question, answer)] += 1

    def missing(self) -> list[str]:
        """Questions that no game came to."""
        return sorted(QUESTIONS - set(self.questions))


def shape(question: str, answer: str) -> str:
    """A question with the verb of its answer; a second action is named."""
    words = answer.split()
    return f"{question}: {' '.join(words[:2]) if words[0] in ('again', 'sides', 'bonus') else words[0]}"


def random_spec(dice: random.Random) -> Spec:
    """Edition, mode, modules and variants."""
    edition = "first" if dice.random() < 0.2 else "second"
    mode = dice.choice(("solo", "team"))
    likely = dice.choice((0.2, 0.5, 0.5, 0.8, 1.0))
    modules = [name for name in MODULES[edition] if dice.random() < likely]
    return edition, mode, modules, random_variants(dice, edition, mode, modules)


def random_variants(dice: random.Random, edition: str, mode: str, modules: list[str]) -> dict[str, str]:
    """Some of the variants that the set-up allows."""
    variants = {}
    if edition == "first" and "books" in modules and dice.random() < 0.6:
        variants["book_price"] = dice.choice("34")
    if mode == "team":
        variants["team_hands"] = dice.choice(("hidden", "hidden", "open"))
        variants["sognae_seat"] = dice.choice("01")
    if dice.random() < 0.3:
        variants["order"] = "open"
    if dice.random() < 0.15:
        variants["cards"] = dice.choice(TABLES)
    return variants


# ---- players -----------------------------------------------------------------------------------------------


def careless(judge: Referee, dice: random.Random) -> str:
    """Anything legal."""
    return dice.choice(judge.choices)


def curious(seen: Seen) -> Player:
    """Now and then the kind of answer that was given least."""

    def choose(judge: Referee, dice: random.Random) -> str:
        if dice.random() < 0.6:
            return ambitious(judge, dice)
        rarest = min(seen.shapes[shape(judge.question, choice)] for choice in judge.choices)
        return dice.choice([c for c in judge.choices if seen.shapes[shape(judge.question, c)] == rarest])

    return choose


def ambitious(judge: Referee, dice: random.Random) -> str:
    """Balances rows and takes a Census when some are balanced; such a player gets far and wins now and then."""
    scores = {choice: merit(judge, choice) + 0.5 * dice.random() for choice in judge.choices}
    return max(scores, key=lambda choice: scores[choice])


def merit(judge: Referee, words: str) -> float:
    """How much an answer is worth, roughly."""
    verb, *rest = words.split()
    if verb == "play":
        row, half = rest[2].split(".")
        return row_gain(judge, int(row[1]) - 1, [], [(rest[0], SIDES.index(half))]) + 1.0
    if verb in ("exchange", "exchange-with", "flip", "fly", "vanish", "sail"):
        place, side, dream = judge.place_of(rest[0])
        return row_gain(judge, place, [dream.token], [(dream.token, 1 - side)] if verb == "flip" else [])
    if verb in ("place", "lay"):
        place = int(rest[0][1]) - 1
        side = SIDES.index(rest[0].split(".")[1]) if verb == "lay" else judge.rows[place].stronger() or 0
        return row_gain(judge, place, [], [(judge.pending[-1], side)])
    ready = sum(row.balanced() for place, row in enumerate(judge.rows) if place != judge.void_row())
    if verb in ("census", "full-balance"):
        void = judge.void_row()
        return -50.0 if void is not None and judge.rows[void].empty() else 6.0 * ready - 5.0
    if words in ("again census", "again full-balance"):
        return 6.0 * ready - 5.0
    table = {"pass": -4.0, "ruin": -6.0, "reveal": -4.0, "free": 5.0, "freedom": 12.0, "clean": 1.0, "bonus": 1.0}
    table |= {"wise": 2.0, "swap-polarity": -3.0, "reveal-book": 1.0, "swap": 1.5, "stop": -1.0, "alliance": -3.0}
    return table.get(verb, 0.0) + (rest[-1:] not in (["none"], ["0"]))


def row_gain(judge: Referee, place: int, without: list[str], new: list[tuple[str, int]]) -> float:
    """How much nearer to balance a row comes."""
    row = judge.rows[place]
    before = row.sum(0) - row.sum(1)
    after = before + sum(magnitude(token, side) * (1 - 2 * side) for token, side in new)
    for token in without:
        side = 0 if any(dream.token == token for dream in row.sides[0]) else 1
        after -= magnitude(token, side) * (1 - 2 * side)
    return abs(before) - abs(after) + 4.0 * (after == 0) - 4.0 * (before == 0)


def dealt(spec: Spec, dice: random.Random) -> Referee:
    """A referee that plays alone, with its own dice, at its first question."""
    judge = Referee(*spec)
    judge.roll(dice)
    judge.begin(judge.whole_game())
    return judge
