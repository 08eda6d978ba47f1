"""Pairs of worlds that one seat cannot tell apart, everything that the seat is shown of each, and how they may part.

A pair is made from a table that play has reached: its hidden cards are dealt again into the hidden places, or the
cards stay and only the stream that will draw them differs. Cards that the seat knows stay where they are. Three kinds
of viewers look on: the seat that is asked, in team play the one that waits, and a spectator.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import reverie
from reverie.errors import IllegalAction, PositionError
from reverie.games.onirim import constants as c
from reverie.games.onirim import position
from reverie.games.onirim.codec import CODEC, QUESTIONS, QUESTIONS_OF_VERB
from reverie.kernel import registry
from reverie.kernel.constants import KIND, KNOWN_TO_0, KNOWN_TO_1
from reverie.kernel.game import Game
from reverie.kernel.spec import FAIR, GameSpec
from tests.properties.combinations import some_spec
from tests.properties.invariants import LEARNING

Table = dict[str, Any]
Told = list[dict[str, Any]]

VIEWERS = ("active", "waiting", "spectator")
EVERY_QUESTION = tuple(name for name, _ in QUESTIONS.values())
FEW = 6
LEAK = "leak"
STEPS = 5  # answers that a pair is followed for
SECRET_ZONES = ("pile", "hand", "looked")  # what only one seat sees, or nobody
ALL_NUMBERS = list(CODEC.by_id)
ANSWERING = {
    name: [number for number, action in CODEC.by_id.items() if question in QUESTIONS_OF_VERB.get(action.verb, ())]
    for question, (name, _) in QUESTIONS.items()
}

# Questions about cards that only the active seat sees: nobody else hears the answers (ONI-GEN-02, ONI-GEN-12).
SECRET_QUESTIONS = ("prophecy-order", "tower-order", "spies", "paradox", "paradox-order", "happy-search")
OVER_QUESTIONS = ("prophecy-order", "tower-order", "spies", "happy-seven", "catcher-take", "happy")
KNOWN_QUESTIONS = (c.Q_HAPPY_SEARCH, c.Q_PREM_KEYS, c.Q_DRAFT)  # asked of one who knows the pile, or every card held
WEEDING_WORDS = ("resolve two_red", "resolve two_blue", "resolve all_colours")
LEARNING_WORDS = {CODEC.by_id[number].words for number in LEARNING if number in CODEC.by_id}


@dataclass(frozen=True)
class Pair:
    """Two worlds that `seat` cannot tell apart."""

    left: Game
    right: Game
    seat: int | None
    question: str
    hidden: int  # how many cards of the pile the seat does not know

    def __str__(self) -> str:
        return f"seat {self.seat} at {self.question}\n  {self.left.position()}\n  {self.right.position()}"


@dataclass
class Tally:
    """What was compared, so that nobody takes an empty test for a passed one."""

    pairs: int = 0
    few: int = 0  # with at most six hidden cards in the pile
    moments: int = 0  # at which everything was compared
    answers: int = 0  # given in both worlds
    events: int = 0  # told alike afterwards
    parted: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)

    def count(self, pair: Pair) -> None:
        """One more pair."""
        self.pairs += 1
        self.few += pair.hidden <= FEW
        self.questions[pair.question] += 1


# ---- tables that play has reached ------------------------------------------------------------------------------------


def tables(
    rng: random.Random, mode: str | None = None, questions: tuple[str, ...] = EVERY_QUESTION
) -> Iterator[tuple[GameSpec, Table, str]]:
    """Endless: tables at these kinds of questions, rare ones preferred, from games of every agent and set-up."""
    agents = registry.agent_names("onirim")
    counts: Counter[str] = Counter()
    while True:
        spec = some_spec(rng, mode)
        game = reverie.from_spec(spec.with_seed(rng.randrange(2**40)))
        player = reverie.agent(rng.choice(agents), seed=rng.randrange(2**20))
        while not game.is_over:
            kind = game.decision.kind if game.decision else ""
            rare = counts[kind] <= 1.2 * counts.total() / len(questions)
            if kind in questions and rare and rng.random() < 0.3:
                counts[kind] += 1
                yield game.spec, game.engine.table(), kind  # type: ignore[attr-defined]  # Onirim's own
            legal = game.legal_actions()
            action = player.choose(game)
            game.apply(action if action in legal else rng.choice(legal))


# ---- another table of the same kind ----------------------------------------------------------------------------------


def bit_of(seat: int | None) -> int:
    """The mark of cards that this seat knows; a spectator is treated like seat 0."""
    return KNOWN_TO_0 << (seat or 0)


def lay_out(table: Table, seat: int | None, rng: random.Random, few: bool) -> Table:
    """The same open zones over a pile of another build: placed and unordered cards, some of the placed ones known."""
    laid = {**forget(table, rng), "seats": [dict(zones) for zones in table["seats"]]}
    mine = bit_of(seat)
    known = [card for card in table["over"] + table["under"] if card & mine]
    unknown = [card for card in table["over"] + table["under"] if not card & mine] + table["bag"]
    rng.shuffle(unknown)
    if few:
        spare = unknown[rng.randint(1, FEW) :]
        del unknown[len(unknown) - len(spare) :]
        if rng.random() < 0.5:
            laid["discard"] = sorted(table["discard"] + [card & KIND for card in spare])
        else:
            known += [card | mine for card in spare]
    elif rng.random() < 0.5:
        share = rng.choice([0.1, 0.5])
        told = [rng.random() < share for _ in unknown]
        known += [card | mine for card, knows in zip(unknown, told, strict=True) if knows]
        unknown = [card for card, knows in zip(unknown, told, strict=True) if not knows]
    if len(table["seats"]) == 2:
        known, unknown = [others_know(card, seat, rng) for card in known], [others_know(x, seat, rng) for x in unknown]
    bag = 0 if rng.random() < 0.5 else rng.randint(0, len(unknown))
    laid["bag"], unknown = sorted(card & KIND for card in unknown[:bag]), unknown[bag:]
    placed = known + unknown
    rng.shuffle(placed)
    cut = len(placed) if rng.random() < 0.5 else rng.randint(0, len(placed))
    laid["over"], laid["under"] = placed[:cut], placed[cut:]
    return laid


def others_know(card: int, seat: int | None, rng: random.Random) -> int:
    """In team play the other seat knows some of the placed cards."""
    other = (KNOWN_TO_0 | KNOWN_TO_1) - bit_of(seat)
    return (card & ~other) | (other if rng.random() < 0.3 else 0)


def forget(table: Table, rng: random.Random) -> Table:
    """The same with less known about the partner's cards and the box, where no question depends on it."""
    laid = {**table, "seats": [dict(zones) for zones in table["seats"]]}
    if rng.random() < 0.3 or any(step in KNOWN_QUESTIONS for step, _ in table["agenda"]):
        return laid
    for zones in laid["seats"]:
        zones["shown"] = sorted(rng.sample(zones["shown"], rng.randint(0, len(zones["shown"]))))
    if "knows_unused" in laid:
        laid["knows_unused"] &= rng.randrange(4)
    return laid


def unplaced(table: Table) -> Table:
    """The same with every card unordered that nobody knows, so that the stream alone decides when it comes."""
    hidden = [card for card in table["over"] + table["under"] if card <= KIND]
    placed = {zone: [card for card in table[zone] if card > KIND] for zone in ("over", "under")}
    return {**table, **placed, "bag": sorted(table["bag"] + hidden)}


# ---- dealing again ---------------------------------------------------------------------------------------------------


def exchanged(table: Table) -> list[int]:
    """The personal card that the open question names to everybody."""
    named = [(step, arg) for step, arg in table["agenda"] if step in (c.Q_SWAP_SHARED, c.Q_CYCLO_FETCH)]
    return [arg for step, arg in named if arg <= KIND]


def kept_in_hand(table: Table, owner: int, seat: int | None) -> list[int]:
    """The cards of a hand that a viewer knows, so that they stay."""
    zones = table["seats"][owner]
    if seat == owner or (seat is not None and table["flags"] & c.OPEN_TALK):
        return list(zones["hand"])
    known: Counter[int] = Counter(zones["shown"] if seat is not None else [])
    named: Counter[int] = Counter(exchanged(table) if owner == table["seat"] else [])
    return list((known + (named - known)).elements())


def looks_secretly(table: Table, seat: int | None) -> bool:
    """Whether cards are looked at that this viewer does not see; with strict dead ends the question tells of them."""
    return not table["revealed"] and seat != table["seat"] and not table["flags"] & c.STRICT_DEAD_ENDS


def is_box_hidden(table: Table, seat: int | None) -> bool:
    """Whether the unused denizens are unknown to this viewer."""
    return bool(table["flags"] & c.ONIVERSE) and (seat is None or not table["knows_unused"] >> seat & 1)


def hidden_places(table: Table, seat: int | None) -> list[tuple[str, int]]:
    """Where cards lie that a viewer does not know and that can be any card: in the pile, looked at, fetched."""
    mine = 0 if seat is None else KNOWN_TO_0 << seat
    places = [(zone, i) for zone in ("over", "under") for i, card in enumerate(table[zone]) if not card & mine]
    if looks_secretly(table, seat):
        places += [("looked", i) for i in range(len(table["looked"]))]
    for i, (step, card) in enumerate(table["agenda"]):
        if step == c.S_PUT_ON_TOP and not card & mine:
            places.append(("agenda", i))
    return places


def card_at(table: Table, zone: str, i: int) -> int:
    """The card at a place, without who knows it."""
    card: int = table["agenda"][i][1] if zone == "agenda" else table[zone][i]
    return card & KIND


def take_some(pool: list[int], count: int, fits: Callable[[int], bool]) -> list[int]:
    """The first cards of the pool that fit, taken out of it."""
    taken = [card for card in pool if fits(card)][:count]
    for card in taken:
        pool.remove(card)
    return taken


def deal_again(table: Table, seat: int | None, rng: random.Random) -> Table:
    """The cards that a viewer does not know, dealt into the places it does not know: hands, box, pile, looked at.

    Sometimes those on top of the pile stay, so that both worlds draw the same for a while.
    """
    places = hidden_places(table, seat)
    if rng.random() < 0.3:
        places = [(zone, i) for zone, i in places if zone != "over"]
    kept = [kept_in_hand(table, owner, seat) for owner in range(len(table["seats"]))]
    hands = [Counter(zones["hand"]) - Counter(known) for zones, known in zip(table["seats"], kept, strict=True)]
    pool = [card_at(table, *place) for place in places] + table["bag"]
    pool += [card for hand in hands for card in hand.elements()]
    if is_box_hidden(table, seat):
        pool += [c.DENIZEN + denizen for denizen in table["unused"]]
    rng.shuffle(pool)
    dealt = {**table, "seats": [dict(zones) for zones in table["seats"]]}
    for zones, known, hand in zip(dealt["seats"], kept, hands, strict=True):
        zones["hand"] = sorted(known + take_some(pool, hand.total(), lambda card: card < c.DOOR))
        if seat is None:
            zones["shown"] = sorted(rng.sample(zones["hand"], len(zones["shown"])))
    if is_box_hidden(table, seat):
        dealt["unused"] = sorted(card - c.DENIZEN for card in take_some(pool, 8, lambda card: card >= c.DENIZEN))
    for zone in ("over", "under", "looked", "agenda"):
        dealt[zone] = list(table[zone])
    for zone, i in places:
        if zone == "agenda":
            dealt[zone][i] = (c.S_PUT_ON_TOP, pool.pop() | (table[zone][i][1] & ~KIND))
        else:
            dealt[zone][i] = pool.pop() | (table[zone][i] & ~KIND)
    dealt["bag"] = sorted(pool)
    return dealt


def some_seed(rng: random.Random) -> int | str:
    """A seed of either kind."""
    return rng.randrange(2**63) if rng.random() < 0.8 else FAIR + rng.randbytes(32).hex()


def set_up(table: Table, spec: GameSpec, rng: random.Random) -> Game:
    """A game at this table."""
    return reverie.from_position(position.write(table, spec), seed=some_seed(rng))


def seat_of(viewer: str, table: Table) -> int | None:
    """Which seat looks on."""
    if viewer == "spectator":
        return None
    return int(table["seat"]) if viewer == "active" else 1 - int(table["seat"])


def pairs(seed: int, viewer: str, questions: tuple[str, ...] = EVERY_QUESTION) -> Iterator[Pair]:
    """Endless: every second pair has at most six hidden cards in the pile, every fifth differs by its stream alone."""
    rng = random.Random(seed)
    mode = "team" if viewer == "waiting" else None
    for number, (spec, table, question) in enumerate(tables(rng, mode, questions)):
        seat = seat_of(viewer, table)
        laid = lay_out(table, seat, rng, number % 2 == 0)
        if rng.random() < 0.2:
            laid = dealt = unplaced(laid)
        else:
            dealt = deal_again(laid, seat, rng)
            if dealt == laid:
                continue
        try:
            left = set_up(laid, spec, rng)
        except PositionError:
            continue  # the pile of another build does not fit this question
        try:
            right = set_up(dealt, spec, rng)
        except PositionError:
            if viewer == "active":
                raise
            continue  # the seat that is asked could not have been asked this with other cards
        if left.events:
            continue
        hidden = len(laid["bag"]) + sum(not card & bit_of(seat) for card in laid["over"] + laid["under"])
        yield Pair(left, right, seat, question, hidden)


# ---- what a seat is shown --------------------------------------------------------------------------------------------


def is_asked(game: Game, seat: int | None) -> bool:
    """Whether the open question is this seat's."""
    return game.decision is not None and seat in game.decision.seats


def dealt_for(game: Game, seat: int) -> Table:
    """The table on which a look-ahead of this seat begins."""
    copy: Any = game.engine.clone()
    copy.determinise(3, seat)
    dealt: Table = copy.table()
    return dealt


def observe(game: Game, seat: int | None, agents: list[str], numbers: list[int] | None) -> dict[str, str]:
    """Every byte that reaches a seat, by where it comes from; the costly ones if there are `numbers` to refuse."""
    shown = {
        "view": json.dumps(game.view(seat)),
        "decision": json.dumps([game.decision.to_json(), game.decision.to_json("de")] if game.decision else None),
        "events": json.dumps([event.to_json() for event in game.events_for(seat)]),
        "players": f"{game.players} {game.turn} {game.is_over} {game.result} {game.peeked}",
    }
    if seat is None or game.is_over:
        return shown
    if is_asked(game, seat):
        shown["actions"] = json.dumps([game.legal_actions(), [action.to_json() for action in game.actions()]])
    if numbers is not None:
        shown["determinised"] = json.dumps(dealt_for(game, seat))
        if is_asked(game, seat):
            shown["refusals"] = json.dumps([refusal(game.explain(number)) for number in numbers])
            for name in agents:
                shown[f"agent {name}"] = str(reverie.agent(name, seed=5).choose(game))
            if game.turn % 4 == 0:
                shown["look-ahead"] = json.dumps(game.rollouts(1, seed=9))
    return shown


def refusal(error: IllegalAction | None) -> list[str] | None:
    """A refusal as data; its sentences are made of nothing else."""
    if error is None:
        return None
    return [
        error.code,
        str(error.place),
        str(error.rule),
        *(f"{name}: {value}" for name, value in error.details.items()),
    ]


def numbers_to_refuse(question: str, rng: random.Random) -> list[int]:
    """Actions to ask about: most of them with a verb that answers this question."""
    return rng.sample(ANSWERING[question], min(18, len(ANSWERING[question]))) + rng.sample(ALL_NUMBERS, 6)


# ---- following a pair ------------------------------------------------------------------------------------------------


def differences(pair: Pair, agents: list[str], rng: random.Random, tally: Tally | None = None) -> list[str]:
    """Where the seat could tell the worlds apart; empty if it cannot."""
    tally = tally or Tally()
    worlds = pair.left.clone(), pair.right.clone()
    numbers: list[int] | None = numbers_to_refuse(pair.question, rng)
    # A question that has one answer left is not asked, and play goes on at once. Whether it is may depend on the
    # cards of the seat that is asked: for everybody else worlds may part there. For that seat they must not.
    if not is_asked(worlds[0], pair.seat) and worlds[1].events_for(pair.seat):
        verdict = Step(worlds, pair.seat, [0, 0]).settle(tally)
        if verdict:
            return ["events at once"] if verdict == LEAK else []
    for _ in range(STEPS):
        seen = [observe(game, pair.seat, agents, numbers) for game in worlds]
        tally.moments += 1
        numbers = None
        if seen[0] != seen[1]:
            return [name for name in {**seen[0], **seen[1]} if seen[0].get(name) != seen[1].get(name)]
        answers = answers_for(worlds, pair.seat, rng)
        if answers is None:
            tally.parted["no common answer"] += 1
            return []
        step = Step(worlds, pair.seat)
        for game, answer in zip(worlds, answers, strict=True):
            game.apply(answer)
        tally.answers += 1
        verdict = step.settle(tally)
        if verdict:
            return ["events afterwards"] if verdict == LEAK else []
    tally.parted["followed to the last"] += 1
    return []


def answers_for(worlds: tuple[Game, Game], seat: int | None, rng: random.Random) -> tuple[int, int] | None:
    """The next answer in each world: the same, but of somebody else's secret answers any."""
    legal = [game.legal_actions() for game in worlds]
    both = [number for number in legal[0] if number in legal[1]]
    if is_secret(worlds[0], seat) and (not both or rng.random() < 0.7):
        secret = [[number for number in actions if number >> 6 != c.SEARCH] for actions in legal]
        if all(secret):
            return rng.choice(secret[0]), rng.choice(secret[1])
    if not both:
        return None
    answer = rng.choice(both)
    return answer, answer


def is_secret(game: Game, seat: int | None) -> bool:
    """Whether somebody else is asked about cards that only that seat sees."""
    return game.decision is not None and not is_asked(game, seat) and game.decision.kind in SECRET_QUESTIONS


class Step:
    """One answer in both worlds, and what the seat was told of it."""

    def __init__(self, worlds: tuple[Game, Game], seat: int | None, since: list[int] | None = None) -> None:
        self.worlds = worlds
        self.seat = seat
        self.since = since or [len(game.events_for(seat)) for game in worlds]
        self.known = list(worlds[0].view(seat)["pile"]["known_top"])
        self.from_bottom = "alt.paradoxicalFrom" in worlds[0].spec.variants
        self.over = False  # whether cards that are put back come on top
        self.weeding = False  # whether cards of the whole pile are being discarded for everybody to see
        talk_is_open = seat is not None and worlds[0].spec.variants.get("team.talk") == "open"
        self.secret_zones = ("pile", "looked") if talk_is_open else SECRET_ZONES
        self.secrets = [secrets_of(game, seat) for game in worlds]
        self.alike = 0

    def told(self) -> tuple[Told, Told]:
        """What the seat was told since the answer, in each world."""
        left, right = (
            [{**event.to_json(), "number": 0} for event in game.events_for(self.seat, since)]
            for game, since in zip(self.worlds, self.since, strict=True)
        )
        return left, right

    def catch_up(self) -> None:
        """Where one world asks somebody else and the other had no choice, the same answer keeps them alike."""
        for _ in range(12):
            told = self.told()
            behind = 0 if len(told[0]) < len(told[1]) else 1
            ahead = told[1 - behind][len(told[behind]) :]
            game = self.worlds[behind]
            if told[1 - behind][: len(told[behind])] != told[behind] or not ahead or game.is_over:
                return
            if is_secret(game, self.seat):
                game.apply(game.legal_actions()[0])
            elif not is_asked(game, self.seat) and ahead[0]["kind"] == "answered" and game.is_legal(ahead[0]["action"]):
                game.apply(ahead[0]["action"])
            else:
                return

    def settle(self, tally: Tally) -> str:
        """Bring the worlds together where that is possible, and judge; a verdict ends the pair."""
        self.catch_up()
        verdict = self.verdict()
        tally.events += self.alike
        if verdict:
            tally.parted[verdict] += 1
        return verdict

    def verdict(self) -> str:
        """Nothing if the worlds still look alike, why they part if they may, LEAK if they may not."""
        left, right = self.told()
        learned = False
        for one, other in zip(left, right, strict=False):
            if one != other:
                return "saw other cards" if learned or self.may_differ(one, other) else LEAK
            self.alike += 1
            self.remember(one)
            learned = learned or self.has_learned(one)
        if learned:
            return "went through the pile"
        if len(left) != len(right):
            behind = self.worlds[0 if len(left) < len(right) else 1]
            return LEAK if is_asked(behind, self.seat) or behind.is_over else "only one was asked"
        return "pile in hand" if any(is_disordered(game) for game in self.worlds) else ""

    def has_learned(self, event: dict[str, Any]) -> bool:
        """Whether the seat has gone through a pile that is another one in the other world."""
        mine = event["kind"] == "answered" and event["seat"] == self.seat
        return mine and event["action"] in LEARNING_WORDS and self.secrets[0] != self.secrets[1]

    def remember(self, event: dict[str, Any]) -> None:
        """Keep up which card the seat expects on top of the pile."""
        kind = event["kind"]
        if kind == "shuffled":
            self.known = []
        elif kind == "answered":
            self.over = event["question"] in OVER_QUESTIONS
            self.weeding = event["action"] in WEEDING_WORDS or event["question"] == "prem-keys"
        elif kind == "moved" and event["from"] == "pile":
            del self.known[:1]
        elif kind == "moved" and event["to"] == "pile":
            self.known = [event["card"], *self.known] if self.over else []

    def may_differ(self, one: dict[str, Any], other: dict[str, Any]) -> bool:
        """Whether two events differ where the seat learns something new."""
        kinds = {one["kind"], other["kind"]}
        if self.weeding and self.secrets[0] != self.secrets[1] and any(is_weeded(event) for event in (one, other)):
            return True  # how many such cards the pile held depends on hidden cards elsewhere
        if kinds == {"moved"}:
            return self.may_show_other_cards(one, other)
        if kinds == {"premonition"}:
            return bool(one["what"] == other["what"] == "up")  # the reserve is chance
        answered = [event for event in (one, other) if event["kind"] == "answered"]
        if not answered or any(e["seat"] == self.seat or e["question"] in SECRET_QUESTIONS for e in answered):
            return False
        # An answer that was told shows its card; and one world may have been asked where the other had no choice.
        return len(answered) == 1 or {**one, "action": ""} == {**other, "action": ""}

    def may_show_other_cards(self, one: dict[str, Any], other: dict[str, Any]) -> bool:
        """Whether two movements may show different cards: they come from where the seat knows none."""
        source, mover = one["from"], one["seat"]
        if (source, mover) != (other["from"], other["seat"]) or source not in self.secret_zones:
            return False
        if source == "pile" and self.known[:1] not in ([], [None]) and not self.from_bottom:
            return False
        if mover == self.seat:
            return bool(source == "pile")
        return any(event["to"] not in self.secret_zones for event in (one, other))


def is_weeded(event: dict[str, Any]) -> bool:
    """Whether a card of the pile was discarded."""
    return bool(event["kind"] == "moved" and (event["from"], event["to"]) == ("pile", "discard"))


def secrets_of(game: Game, seat: int | None) -> list[Any]:
    """What is worked out by going through the pile: hands of others, the box."""
    engine: Any = game.engine
    table = engine.table()
    hands = [zones["hand"] for owner, zones in enumerate(table["seats"]) if owner != seat]
    return [hands, table.get("unused")]


def is_disordered(game: Game) -> bool:
    """Whether cards were taken out of the pile that is not shuffled yet, or never will be: places have shifted."""
    engine: Any = game.engine
    table = engine.table()
    return bool(table["outcome"]) or any(step in (c.S_SHUFFLE, c.Q_PREM_KEYS) for step, _ in table["agenda"])
