"""Random positions: late tables, where claims, the last Cities, empty decks and wins come up, and opening hands."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from tests.games.urbion.referee import Referee
from tests.games.urbion.referee_cards import BOOKS, INCUBI, SIDES, SOGNAE, card, city_token, order_of
from tests.games.urbion.referee_match import Spec, spec_text
from tests.games.urbion.referee_players import random_spec
from tests.games.urbion.referee_table import GONE, UP, Dream, Row

BOOK_NAMES = {name: "book_" + name.replace("-", "_") for name in BOOKS}


def late_table(dice: random.Random) -> tuple[Spec, Referee]:
    """A referee before a main choice late in the game."""
    spec = random_spec(dice)
    judge = Referee(*spec)
    judge.turn = dice.randrange(1, 60)
    judge.seat = dice.randrange(2) if judge.team else 0
    if dice.random() < 0.5:
        judge.exchange_polarity()
    lay_cities(judge, dice)
    wishes = ("balanced",) if dice.random() < 0.15 else ("empty", "balanced", "balanced", "balanced", "any", "any")
    for place in judge.occupied():
        lay_dreams(judge, judge.rows[place], dice, wishes)
    for seat in range(2 if judge.team else 1):
        judge.hands[seat] = [deal(judge, dice, lambda token: not card(token).chaotic) for _ in range(4)]
    lay_modules(judge, dice)
    left = dice.choice((0, 1, 2, 3, 5, 8, 12, 20, 30))
    judge.discard = [[deal(judge, dice)] for _ in range(max(0, judge.deck.size() - left))]
    return spec, judge


def opening_table(dice: random.Random) -> tuple[Spec, Referee]:
    """A referee before the opening hands: few rows can take a Chaos, and many Chaos are to come (URB-BASE-16)."""
    edition, mode, modules, variants = random_spec(dice)
    spec = (edition, mode, [name for name in modules if name != "books"], variants)
    judge = Referee(*spec)
    cities = sorted(judge.city_deck.loose.elements())
    dice.shuffle(cities)
    for row in judge.rows:
        row.city = cities.pop()
        judge.city_deck.loose[row.city] -= 1
        lay_dreams(judge, row, dice, ("balanced", "balanced", "balanced", "balanced", "any"))
    judge.discard = [[deal(judge, dice, lambda token: not card(token).chaotic)] for _ in range(dice.randrange(36))]
    judge.aside = [judge.seat] * min(dice.randrange(3), judge.deck.loose["Y4"])
    judge.deck.loose["Y4"] -= len(judge.aside)
    return spec, judge


def deal(judge: Referee, dice: random.Random, fits: Callable[[str], bool] = lambda token: True) -> str:
    """A fitting Dream leaves the deck."""
    token = dice.choice([token for token in sorted(judge.deck.loose.elements(), key=order_of) if fits(token)])
    judge.deck.loose[token] -= 1
    return token


def lay_cities(judge: Referee, dice: random.Random) -> None:
    """Cities on the table, in the deck and claimed; a vacant row means an empty City deck (URB-EDGE-14)."""
    cities = sorted(judge.city_deck.loose.elements())
    dice.shuffle(cities)
    places = sorted(dice.sample(range(4), dice.choice((1, 2, 3, 4, 4, 4, 4))))
    for place in places:
        judge.rows[place].city = cities.pop()
    left = dice.choice((0, 0, 1, 1, 2, 3, 4, 6)) if len(places) == 4 else 0
    judge.city_deck.loose = Counter(cities[:left])
    judge.success = cities[left:]


def lay_dreams(judge: Referee, row: Row, dice: random.Random, wishes: tuple[str, ...]) -> None:
    """An empty row, a balanced one or any other one."""
    wish = dice.choice(wishes)
    for _ in range(200 if wish != "empty" else 0):
        tokens = [deal(judge, dice) for _ in range(dice.randrange(1, 6))]
        for token in tokens:
            side = dice.choice(card(token).sides)
            if row.room(side):
                row.add(Dream(token), side)
            else:
                judge.deck.loose[token] += 1
        if wish == "any" or row.balanced():
            return
        for dream in row.dreams():
            row.remove(dream)
            judge.deck.loose[dream.token] += 1


def lay_modules(judge: Referee, dice: random.Random) -> None:
    """Books in play, Postcards, Wise Chaos, the Void."""
    if judge.has("books"):
        for _ in range(dice.randrange(1, 5)):
            book = dice.choice(sorted(judge.book_pile.loose.elements()))
            judge.book_pile.loose[book] -= 1
            judge.books.append(book)
    if judge.has("postcards"):
        lay_postcards(judge, dice)
    if judge.has("void"):
        judge.void_stack = dice.choice((0, 1, 1, 2, 3, 8))
        places: list[int | str] = [*judge.occupied(), UP]
        judge.void_figure = dice.choice(places) if judge.void_stack else GONE


def lay_postcards(judge: Referee, dice: random.Random) -> None:
    """On some Dreams, in the Inhabitants pile, in the deck."""
    judge.wise = dice.randrange(judge.wise + 1)
    left = sorted(judge.postcard_deck.loose.elements())
    dice.shuffle(left)
    for _, _, dream in judge.dreams_on_table():
        if card(dream.token).type != "Y" and left and dice.random() < 0.4:
            dream.postcard = left.pop()
            dream.quarters = dice.randrange(5) if dream.postcard == "hourglass" else 0
    for _ in range(min(len(left), dice.randrange(20))):
        (judge.kept if dice.random() < 0.75 else judge.lost)[left.pop()] += 1
    judge.postcard_deck.loose = Counter(left)


# ---- the same as a position --------------------------------------------------------------------------------


def agenda_text(judge: Referee) -> str:
    """What is still to be done: a main choice, or the opening hands and what follows them."""
    if judge.turn:
        return "main"
    aside = ["aside"] if judge.has("chromatic") else []
    if not judge.team:
        return " ".join(["next-turn", *aside, "opening"])
    both = [*aside, "switch-seats", *aside, "switch-seats"] if aside else []
    return " ".join(["next-turn", "switch-seats", *both, "opening", "switch-seats", "opening"])


def position_text(spec: Spec, judge: Referee) -> str:
    """The table written down; cards that are not named lie in their decks, in no order."""
    zones = [spec_text(spec), *(row_text(place, row) for place, row in enumerate(judge.rows))]
    for name, hand in (("hand", judge.hands[0]), ("hand1", judge.hands[1])):
        zones += [f"{name} {' '.join(hand)}"] if hand else []
    zones += [f"aside {' '.join(['Y4'] * len(judge.aside))}"] if judge.aside else []
    zones += [f"discard {' '.join(judge.discarded())}"] if judge.discard else []
    zones += [f"success {' '.join(map(city_token, judge.success))}"] if judge.success else []
    if judge.team:
        zones += [f"polarity {SIDES[judge.polarity[0]]}", f"active {judge.seat}"]
    if judge.books:
        zones.append(f"books {' '.join(BOOK_NAMES[book] for book in judge.books)}")
    if judge.has("postcards"):
        zones.append(f"wise {judge.wise}")
        settled = [f"{name}{sign}" for pile, sign in ((judge.kept, "+"), (judge.lost, "-")) for name in pile.elements()]
        zones += [f"inhabitants {' '.join(settled)}"] if settled else []
    if judge.has("void"):
        figure = judge.void_figure
        where = {UP: "up", GONE: "gone"}[figure] if isinstance(figure, str) else f"R{figure + 1}"
        zones.append(f"void {judge.void_stack} {where}")
    return " | ".join([*zones, f"turn {judge.turn}", f"at {agenda_text(judge)}"])


def row_text(place: int, row: Row) -> str:
    """One row."""
    if row.city is None:
        return f"R{place + 1} vacant"
    sides = [
        " ".join(["S:", *map(dream_text, row.sides[SOGNAE])]),
        " ".join(["I:", *map(dream_text, row.sides[INCUBI])]),
    ]
    return f"R{place + 1} {city_token(row.city)} {sides[0]} {sides[1]}"


def dream_text(dream: Dream) -> str:
    """A Dream with its Postcard."""
    if not dream.postcard:
        return dream.token
    return f"{dream.token}{{{dream.postcard}{f':{dream.quarters}' if dream.quarters else ''}}}"
