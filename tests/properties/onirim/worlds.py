"""Which cards of Onirim are hidden from whom, and what may be news: for pairs of worlds that look the same."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from reverie.games.onirim import constants as c
from reverie.games.onirim import position
from reverie.games.onirim.cards import deck
from reverie.games.onirim.codec import CODEC, QUESTIONS, QUESTIONS_OF_VERB
from reverie.kernel.constants import KIND, KNOWN_TO_0
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from tests.games.onirim import oracle
from tests.properties.inspection import Table, engine_of
from tests.properties.onirim.invariants import LEARNING, check_zones, visible
from tests.properties.worlds import FEW, Step, Worlds, bit_of, others_know

SECRET_ZONES = ("pile", "hand", "looked")  # what only one seat sees, or nobody

# Questions about cards that only the active seat sees: nobody else hears the answers (ONI-GEN-02, ONI-GEN-12).
SECRET_QUESTIONS = ("prophecy-order", "tower-order", "spies", "paradox", "paradox-order", "happy-search")
OVER_QUESTIONS = ("prophecy-order", "tower-order", "spies", "happy-seven", "catcher-take", "happy")
KNOWN_QUESTIONS = (c.Q_HAPPY_SEARCH, c.Q_PREM_KEYS, c.Q_DRAFT)  # asked of one who knows the pile, or every card held
WEEDING_WORDS = ("resolve two_red", "resolve two_blue", "resolve all_colours")
LEARNING_WORDS = {CODEC.by_id[number].words for number in LEARNING if number in CODEC.by_id}


# ---- another table of the same kind ----------------------------------------------------------------------------------


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


# ---- what may be news ------------------------------------------------------------------------------------------------


class OnirimStep(Step):
    """What may be news in Onirim."""

    def begin(self) -> None:
        self.known = list(self.worlds[0].view(self.seat)["pile"]["known_top"])
        variants = self.worlds[0].spec.variants
        self.from_bottom = "alt.paradoxicalFrom" in variants
        self.over = False  # whether cards that are put back come on top
        self.weeding = False  # whether cards of the whole pile are being discarded for everybody to see
        talk_is_open = self.seat is not None and variants.get("team.talk") == "open"
        self.secret_zones = ("pile", "looked") if talk_is_open else SECRET_ZONES
        self.secrets = [secrets_of(game, self.seat) for game in self.worlds]

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
        return self.others_answers_may_differ(one, other)

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

    def is_disordered(self, game: Game) -> bool:
        """Whether cards were taken out of the pile that is not shuffled yet, or never will be: places have shifted."""
        table = engine_of(game).table()
        return bool(table["outcome"]) or any(step in (c.S_SHUFFLE, c.Q_PREM_KEYS) for step, _ in table["agenda"])


def is_weeded(event: dict[str, Any]) -> bool:
    """Whether a card of the pile was discarded."""
    return bool(event["kind"] == "moved" and (event["from"], event["to"]) == ("pile", "discard"))


def secrets_of(game: Game, seat: int | None) -> list[Any]:
    """What is worked out by going through the pile: hands of others, the box."""
    table = engine_of(game).table()
    hands = [zones["hand"] for owner, zones in enumerate(table["seats"]) if owner != seat]
    return [hands, table.get("unused")]


class OnirimWorlds(Worlds):
    """Pairs of worlds of Onirim."""

    game = "onirim"
    secret_questions = SECRET_QUESTIONS
    agent_questions = ("turn", "nightmare", "prophecy", "prophecy-order", "search", "door")
    step = OnirimStep

    def __init__(self) -> None:
        super().__init__(CODEC, QUESTIONS, QUESTIONS_OF_VERB)

    def write(self, table: Table, spec: GameSpec) -> str:
        return position.write(table, spec)

    def forget(self, table: Table, rng: random.Random) -> Table:
        return forget(table, rng)

    def lay_out(self, table: Table, seat: int | None, rng: random.Random, few: bool) -> Table:
        return lay_out(table, seat, rng, few)

    def unplaced(self, table: Table) -> Table:
        return unplaced(table)

    def deal_again(self, table: Table, seat: int | None, rng: random.Random) -> Table:
        return deal_again(table, seat, rng)

    def check(self, table: Table, spec: GameSpec) -> None:
        check_zones(table, Counter(deck(spec.modules)))

    def seen(self, table: Table, spec: GameSpec, seat: int) -> list[Any]:
        return [visible(table, seat), oracle.zones(table, spec, seat)]

    def tell_apart(self, number: int) -> bool:
        return number >> 6 == c.SEARCH


WORLDS = OnirimWorlds()
