"""Players for games that are judged twice: a careless one, a curious one and an ambitious one; and what was seen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable

from tests.games.onirim.full_referee import FullReferee
from tests.games.onirim.full_referee_table import (
    MODULES,
    Answer,
    colours_of,
    is_door,
    is_key,
    open_segment,
    parse,
    symbol,
)

Player = Callable[[FullReferee, random.Random], str]

# Every setting of the law's chapter 2 with its values.
SETTINGS = {
    "hard.book": ("false", "true"),
    "hard.dreamcatchers": ("false", "true"),
    "hard.towers": ("false", "true"),
    "hard.premonitions": ("4", "5", "6"),
    "hard.crossroads": ("false", "true"),
    "incubusMode": ("protector", "pathfinder", "adversary"),
    "team.startPlayer": ("0", "1"),
    "team.talk": ("silent", "open"),
    "alt.paradoxicalFrom": ("top", "bottom"),
    "alt.incantationOptional": ("false", "true"),
    "alt.adversaryTiming": ("beforeFirstDoor", "beforeWin"),
    "alt.deadEndStrictDiscard": ("true", "false"),
    "alt.punishmentDrawnOnly": ("false", "true"),
    "alt.teamDuplicates": ("allowed", "limbo"),
}

# The decision points of chapter 6.2, by the names of their questions.
QUESTIONS = frozenset(
    [
        "turn",
        "search",
        "catcher-take",
        "empty",
        "prophecy",
        "prophecy-order",
        "incant-door",
        "incant-order",
        "tower-look",
        "tower-order",
        "swap",
        "swap-shared",
        "before-draw",
        "door",
        "nightmare",
        "ward",
        "tower-loss",
        "uncover",
        "happy",
        "happy-seven",
        "happy-search",
        "rally",
        "prem-order",
        "prem-door",
        "prem-keys",
        "paradox",
        "paradox-order",
        "spies",
        "harpoon",
        "hammer",
        "before-limbo",
        "pay",
        "plan",
        "plan-with",
        "cyclo",
        "cyclo-fetch",
        "draft",
    ]
)
FREE_WINDOWS = ["turn", "before-draw", "door", "nightmare", "rally", "happy", "before-limbo"]
WAYS = ("mill", "hand", "punishment", "mirror", "protector", "pathfinder", "rest", "nightmare", "none")


class Seen:
    """How often which question was asked and which shape of answer was given."""

    def __init__(self) -> None:
        self.questions: Counter[str] = Counter()
        self.shapes: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()

    def note(self, question: str, answer: str) -> None:
        self.questions[question] += 1
        self.shapes[shape(question, answer)] += 1

    def missing(self) -> list[str]:
        """Decision points that no game came to."""
        return sorted(QUESTIONS - set(self.questions))


def shape(question: str, answer: str) -> str:
    """An answer without its card: `door: open shared key with chromatic_chaos`."""
    said = parse(answer)
    what = said.what
    if symbol(what):
        what = symbol(what)
    elif not (what in WAYS or said.verb in ("cast", "use", "resolve", "banish")):
        what = what.split(".")[0] if not what.isdigit() else ""
    words = [said.verb, said.source, what, f"with {said.helper}" if said.helper else ""]
    return f"{question}: {' '.join(word for word in words if word)}"


def random_spec(dice: random.Random) -> tuple[str, str, list[str], dict[str, str]]:
    """Edition, mode, modules and variants."""
    mode = dice.choice(("solo", "team"))
    if dice.random() < 0.06:
        return "first", mode, [], {}
    likely = dice.choice((0.2, 0.5, 0.5, 0.8, 1.0))
    modules = [name for name in MODULES if dice.random() < likely]
    return "third", mode, modules, {name: dice.choice(values) for name, values in SETTINGS.items()}


# ---- players -----------------------------------------------------------------------------------------------


def careless(judge: FullReferee, dice: random.Random) -> str:
    """Anything legal."""
    return dice.choice(judge.choices)


def curious(seen: Seen) -> Player:
    """Now and then what was tried least."""

    def choose(judge: FullReferee, dice: random.Random) -> str:
        question = judge.question or ""
        if dice.random() < 0.5:
            return ambitious(judge, dice)
        rarest = min(seen.shapes[shape(question, choice)] for choice in judge.choices)
        return dice.choice([c for c in judge.choices if seen.shapes[shape(question, c)] == rarest])

    return choose


def ambitious(judge: FullReferee, dice: random.Random) -> str:
    """Doors first, then longer runs, towers, denizens; such a player gets far and wins now and then."""
    scores = {choice: merit(judge, parse(choice)) for choice in judge.choices}
    best = max(scores.values())
    return dice.choice([choice for choice, score in scores.items() if score >= best - 0.5])


def merit(judge: FullReferee, said: Answer) -> float:
    """How much an answer is worth, roughly."""
    verb, what = said.verb, said.what
    card = judge.stored[int(what)] if said.source == "stored" else what
    table = {
        "take": 50 if judge.question == "happy" or lays(judge, what) else 1,
        "open": 48 - (said.helper != "") - (card == "x.key"),
        "incant": 40 + 9 * lays(judge, what),
        "face": 45,
        "rally": 8 - worth(judge, card),
        "send-away": 2,
        "lose": 8 - judge.towers.index(what) if what in judge.towers else 0,
        "false-alarm": 9,
        "drop": 20 if what == "nightmare" else 9 - worth(judge, what),
        "put": worth(judge, what),
        "keep": worth(judge, what) if what not in ("nightmare", "deadend") else -1,
        "put-first": worth(judge, what),
        "put-under": 5 - worth(judge, what),
        "fetch": 10 + (is_door(what) and holds_key(judge, what)) * 5,
        "handbook": 4,
        "flee": 20 if judge.hand.count("deadend") >= 3 else -5,
        "anticipate": 2,
        "banish": 6,
        "go-on": 6,
        "store": 7 if is_key(card) else 3,
    }
    if verb in ("play", "build-left", "build-right", "discard"):
        return phase_one_merit(judge, said, card)
    if verb == "ward":
        return ward_merit(judge, card)
    if verb in ("cast", "use"):
        return 7.0 if judge.question in ("before-draw", "nightmare") and len(judge.discard) > 14 else 5.8
    return float(table.get(verb, 5))


def worth(judge: FullReferee, card: str) -> float:
    """What a card in hand is good for."""
    if is_door(card):
        return 8.0 if holds_key(judge, card) else 4.0
    if is_key(card):
        return 6.0
    if card.startswith("tower."):
        return 5.0 if not judge.aligned() else 0.0
    if not symbol(card):
        return -3.0 if card in ("nightmare", "deadend") else 3.0
    segment, _ = open_segment(judge.row, False)
    return 4.0 if segment and colours_of(card) & colours_of(segment[-1]) else 2.0


def lays(judge: FullReferee, card: str) -> bool:
    """A door that would lie before the active player."""
    return is_door(card) and judge.can_lay_out(card)


def holds_key(judge: FullReferee, door: str) -> bool:
    return any(key in judge.hand for key in (f"{door.split('.')[1]}.key", "x.key"))


def phase_one_merit(judge: FullReferee, said: Answer, card: str) -> float:
    """Complete runs, align towers, keep keys."""
    if said.verb.startswith("build"):
        before = list(judge.towers)
        after = [card, *before] if said.verb == "build-left" else [*before, card]
        return 30.0 + longest_alignment(after) * 2 if longest_alignment(after) > longest_alignment(before) else 1.0
    if said.verb == "discard":
        return 20.0 if symbol(card) == "glyph" else 10.0 - worth(judge, card)
    after = [*judge.row, card]
    segment, run = open_segment(after, judge.on("hard.crossroads"))
    if run:
        wanted = [d for d in judge.pile() if lays(judge, d) and d.split(".")[1] in run]
        return 40.0 if wanted else 9.0
    same = len(segment) > 1 and bool(colours_of(segment[-1]) & colours_of(segment[-2]))
    fresh = len(segment) <= 1
    return 10.0 * same + 4.0 * fresh + 6.0 - 3 * is_key(card) - 2 * (said.helper != "")


def longest_alignment(towers: list[str]) -> int:
    """The longest stretch of at most four towers of different colours."""
    stretches = [towers[a:b] for a in range(len(towers)) for b in range(a + 1, min(a + 4, len(towers)) + 1)]
    return max((len(s) for s in stretches if len({tower.split(".")[1] for tower in s}) == len(s)), default=0)


def ward_merit(judge: FullReferee, way: str) -> float:
    """The cheapest way first."""
    order = {"protector": 9, "mirror": 8, "pathfinder": 8, "punishment": 7, "mill": 5, "hand": 2}
    if way == "mill" and judge.size() < 15:
        return 1.0
    return float(order.get(way, 4 if is_key(way) else 1))


def dealt(spec: tuple[str, str, Iterable[str], dict[str, str]], dice: random.Random) -> FullReferee:
    """A referee that plays alone, with its own dice, at its first question."""
    judge = FullReferee(*spec)
    judge.deal_by(dice)
    judge.begin(judge.whole_game())
    return judge
