"""Which cards of Urbion are hidden from whom, and what may be news: for pairs of worlds that look the same."""

from __future__ import annotations

import random
from typing import Any

from reverie.agents import Agent
from reverie.games.urbion import constants as c
from reverie.games.urbion import position
from reverie.games.urbion.about import is_chaos
from reverie.games.urbion.cards import DEFAULT_TABLE
from reverie.games.urbion.codec import QUESTIONS, QUESTIONS_OF_VERB, codec_of
from reverie.games.urbion.manifest import MANIFEST
from reverie.games.urbion.position.reading import DEEPEST_OPEN_PLACE
from reverie.kernel.constants import KIND, KNOWN_TO_0, KNOWN_TO_1
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec
from tests.games.urbion import oracle, some_games
from tests.properties.combinations import some_spec
from tests.properties.inspection import Table
from tests.properties.urbion.invariants import Have, check_zones, rank, visible
from tests.properties.worlds import FEW, Step, Worlds, bit_of, others_know, some_known

PRIVATE = ("deck", "hand", "looked")  # zones whose cards only one seat sees, or nobody
DECKS = ("", "city_", "postcard_")


# ---- another table of the same kind ----------------------------------------------------------------------------------


def copied(table: Table) -> Table:
    """The same table with hands that can be changed."""
    return {**table, "seats": [dict(zones) for zones in table["seats"]]}


def forget(table: Table, rng: random.Random) -> Table:
    """The same with less known about the partner's cards."""
    laid = copied(table)
    for owner, zones in enumerate(laid["seats"]):
        kept = [card if rng.random() < 0.5 else card & (KIND | KNOWN_TO_0 << owner) for card in zones["hand"]]
        zones["hand"] = sorted(kept, key=rank)
    return laid


def learn(table: Table, seat: int | None, rng: random.Random) -> Table:
    """The same with some of the partner's cards known: they had been seen on the deck."""
    laid = copied(table)
    for owner, zones in enumerate(laid["seats"]):
        if len(laid["seats"]) == 2 and owner != seat and rng.random() < 0.5:
            both = KNOWN_TO_0 << owner | KNOWN_TO_0 << 1 - owner
            zones["hand"] = sorted([card | both if rng.random() < 0.4 else card for card in zones["hand"]], key=rank)
    return laid


def lay_deck(table: Table, name: str, seat: int | None, spare: int, rng: random.Random) -> list[int]:
    """Build one deck anew; of the cards that the seat does not know all but a few are given back if `spare` is set."""
    mine = bit_of(seat)
    known = [card for card in table[f"{name}over"] if card & mine]
    unknown = [card for card in table[f"{name}over"] if not card & mine] + table[f"{name}bag"]
    rng.shuffle(unknown)
    rest = unknown[spare:] if spare else []
    unknown = unknown[:spare] if spare else unknown
    learned, unknown = some_known(unknown, seat, rng)
    known += learned
    if len(table["seats"]) == 2:
        known = [others_know(card, seat, rng) for card in known]
        unknown = [others_know(card, seat, rng) for card in unknown]
    bag = 0 if rng.random() < 0.5 else rng.randint(0, len(unknown))
    placed = known + unknown[bag:]
    rng.shuffle(placed)
    table[f"{name}bag"] = sorted(card & KIND for card in unknown[:bag])
    table[f"{name}over"] = placed
    return [card & KIND for card in rest]


def lay_out(table: Table, seat: int | None, rng: random.Random, few: bool) -> Table:
    """The same open zones over decks of another build."""
    laid = learn(forget(table, rng), seat, rng)
    rest = lay_deck(laid, "", seat, rng.randint(1, FEW) if few else 0, rng)
    if rng.random() < 0.5:
        laid["discard"] = table["discard"] + rest
    else:
        laid["over"] = laid["over"] + [card | bit_of(seat) for card in rest]
        rng.shuffle(laid["over"])
    for name in DECKS[1:]:
        lay_deck(laid, name, seat, 0, rng)
    open_places(laid, rng)
    return laid


def open_places(table: Table, rng: random.Random) -> None:
    """Some Chaos among the upper cards of the deck was put there by a Wise Chaos, before everybody's eyes."""
    over = list(table["over"])
    everybody = KNOWN_TO_0 | KNOWN_TO_1 if len(table["seats"]) == 2 else KNOWN_TO_0
    table["open_places"] = 0
    for place, card in enumerate(over[: DEEPEST_OPEN_PLACE + 1]):
        if table["flags"] & c.POSTCARDS and is_chaos(card & KIND, DEFAULT_TABLE) and rng.random() < 0.5:
            over[place] = card | everybody
            table["open_places"] |= 1 << place
    table["over"] = over


def unplaced(table: Table) -> Table:
    """The same with every card unordered that nobody knows, so that the streams alone decide when it comes."""
    laid = dict(table)
    kept = [place for place, card in enumerate(table["over"]) if card > KIND]
    laid["open_places"] = sum(1 << new for new, place in enumerate(kept) if table["open_places"] >> place & 1)
    for name in DECKS:
        hidden = [card for card in table[f"{name}over"] if card <= KIND]
        laid[f"{name}over"] = [card for card in table[f"{name}over"] if card > KIND]
        laid[f"{name}bag"] = sorted(table[f"{name}bag"] + hidden)
    return laid


# ---- dealing again ---------------------------------------------------------------------------------------------------


def knows_hand(table: Table, owner: int, seat: int | None) -> bool:
    """Whether a viewer sees a whole hand (chapter 3.3)."""
    return seat == owner or (seat is not None and bool(table["flags"] & c.OPEN_HANDS))


def hidden_cards(table: Table, owner: int, seat: int | None) -> list[int]:
    """The cards of a hand that a viewer does not know."""
    hand: list[int] = table["seats"][owner]["hand"]
    if knows_hand(table, owner, seat):
        return []
    return [card for card in hand if seat is None or not card & KNOWN_TO_0 << seat]


def deal_again(table: Table, seat: int | None, rng: random.Random) -> Table:
    """The Dreams, Cities and Postcards that a viewer does not know, dealt into the places it does not know.

    Sometimes those on top of the decks stay, so that both worlds draw the same for a while.
    """
    mine = 0 if seat is None else KNOWN_TO_0 << seat
    dealt = copied(table)
    top_stays = rng.random() < 0.3
    hidden = [hidden_cards(table, owner, seat) for owner in range(len(table["seats"]))]
    pool = [card & KIND for cards in hidden for card in cards]
    looked = bool(table["looked"]) and not knows_hand(table, table["seat"], seat)
    pool += table["looked"] if looked else []
    seen = table["open_places"] if seat is None else 0  # a seat knows them by their marks
    places = [] if top_stays else [i for i, card in enumerate(table["over"]) if not (card & mine or seen >> i & 1)]
    pool += [table["over"][i] & KIND for i in places] + table["bag"]
    rng.shuffle(pool)
    for zones, cards in zip(dealt["seats"], hidden, strict=True):
        taken = [card for card in pool if DEFAULT_TABLE.kinds[card].type & c.TWO_SIDED][: len(cards)]
        for kind in taken:
            pool.remove(kind)
        stays = [card for card in zones["hand"] if card not in cards]
        new = [kind | (card & ~KIND) for kind, card in zip(taken, cards, strict=True)]
        zones["hand"] = sorted(stays + new, key=rank)
    if looked:
        dealt["looked"] = [pool.pop() for _ in table["looked"]]
    dealt["over"] = list(table["over"])
    for i in places:
        dealt["over"][i] = pool.pop() | (table["over"][i] & ~KIND)
    dealt["bag"] = sorted(pool)
    for name in DECKS[1:]:
        deal_deck_again(dealt, table, name, mine, top_stays, rng)
    return dealt


def deal_deck_again(dealt: Table, table: Table, name: str, mine: int, top_stays: bool, rng: random.Random) -> None:
    """Another order of the unknown Cities or Postcards."""
    over = list(table[f"{name}over"])
    places = [] if top_stays else [i for i, card in enumerate(over) if not card & mine]
    pool = [over[i] & KIND for i in places] + table[f"{name}bag"]
    rng.shuffle(pool)
    for i in places:
        over[i] = pool.pop() | (over[i] & ~KIND)
    dealt[f"{name}over"], dealt[f"{name}bag"] = over, sorted(pool)


# ---- what may be news ------------------------------------------------------------------------------------------------


class UrbionStep(Step):
    """What may be news in Urbion: draws from three decks, Books, and what others show or choose."""

    def begin(self) -> None:
        view = self.worlds[0].view(self.seat)
        self.known: list[str | None] = list(view["deck"]["known_top"])
        self.size: int = view["deck"]["size"]
        self.cities: list[str | None] = list(view["city_deck"]["known_top"])
        self.postcards: list[str | None] = list(view.get("postcards", {}).get("known_top", []))
        together = self.seat is not None and self.worlds[0].spec.variants.get("team_hands") == "open"
        self.secret_zones = ("deck",) if together else PRIVATE

    def remember(self, event: dict[str, Any]) -> None:
        kind = event["kind"]
        if kind == "shuffled":
            self.known = []
        elif kind == "moved":
            if event["from"] == "deck":
                del self.known[:1]
                self.size -= 1
            if event["to"] == "deck":
                self.put_back(event["card"], event["from"])
        elif kind == "city" and event["what"] != "claimed":
            del self.cities[:1]
        elif kind == "postcard" and event["what"] == "placed":
            del self.postcards[:1]

    def put_back(self, card: str | None, source: str) -> None:
        """On top after a prophecy, the fourth by a Wise Chaos, somewhere before a shuffle."""
        place = min(3, self.size) if source == "pending" else 0
        self.known += [None] * (place - len(self.known))
        self.known.insert(place, card)
        self.size += 1

    def may_differ(self, one: dict[str, Any], other: dict[str, Any]) -> bool:
        kinds = {one["kind"], other["kind"]}
        if kinds == {"moved"}:
            return self.may_show_other_cards(one, other)
        if kinds == {"city"}:
            same = {**one, "city": ""} == {**other, "city": ""}
            return same and one["what"] != "claimed" and self.cities[:1] in ([], [None])
        if kinds == {"postcard"}:
            same = {**one, "postcard": ""} == {**other, "postcard": ""}
            return same and one["what"] == "placed" and self.postcards[:1] in ([], [None])
        if kinds == {"book"}:
            return True
        return self.others_answers_may_differ(one, other)

    def may_show_other_cards(self, one: dict[str, Any], other: dict[str, Any]) -> bool:
        """Whether two movements may show different cards: they come from where the seat knows none."""
        source, mover = one["from"], one["seat"]
        if (source, mover) != (other["from"], other["seat"]) or source not in self.secret_zones:
            return False
        if source == "deck" and self.known[:1] not in ([], [None]):
            return False
        if mover == self.seat or self.secret_zones == ("deck",):
            return bool(source == "deck")
        return any(event["to"] not in self.secret_zones for event in (one, other))


class UrbionWorlds(Worlds):
    """Pairs of worlds of Urbion."""

    game = "urbion"
    secret_questions = ("prophecy",)  # chapter 3.3
    agent_questions = ("main", "chaos", "clean", "swap", "sides", "wise", "prophecy")
    step = UrbionStep

    def __init__(self) -> None:
        super().__init__(codec_of(DEFAULT_TABLE), QUESTIONS, QUESTIONS_OF_VERB)

    def spec(self, rng: random.Random, mode: str | None) -> GameSpec:
        """A puzzle hides nothing, so the order is hidden; with Books often, which alone show hidden cards."""
        spec = some_spec("urbion", rng, mode)
        variants = {name: value for name, value in spec.variants.items() if name != "order"}
        modules = {*spec.modules, "books"} if rng.random() < 0.5 else set(spec.modules)
        fields = {"edition": spec.edition, "mode": spec.mode}
        return GameSpec.make(MANIFEST, modules=sorted(modules), variants=variants, **fields)

    def choose(self, game: Game, player: Agent, rng: random.Random) -> int:
        """Often somebody who likes what is rarely possible."""
        return some_games.choose(game, rng) if rng.random() < 0.5 else player.choose(game.outlook())

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

    def is_secret(self, game: Game, seat: int | None) -> bool:
        """With open hands both see what is looked at."""
        together = seat is not None and game.spec.variants.get("team_hands") == "open"
        return super().is_secret(game, seat) and not together

    def tell_apart(self, number: int) -> bool:
        return number >> 6 == c.SWAP_POLARITY

    def check(self, table: Table, spec: GameSpec) -> None:
        check_zones(table, Have(spec))

    def seen(self, table: Table, spec: GameSpec, seat: int) -> list[Any]:
        return [visible(table, Have(spec), seat), oracle.zones(table, spec, seat)]


WORLDS = UrbionWorlds()
