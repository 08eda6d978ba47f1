"""An engine and a referee at one table: the referee hears what chance decided and must agree with all the rest."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from typing import Any

import reverie
from reverie.games.urbion.engine import Engine
from tests.games.urbion.referee import Referee
from tests.games.urbion.referee_cards import BOOKS, POSTCARDS, SIDES, city_of, letters, mask
from tests.games.urbion.referee_table import EVERYBODY, FLAT, GONE, SPECTATOR, UNKNOWN, UP, Pile

Spec = tuple[str, str, list[str], dict[str, str]]
KNOWN = {0: 64, 1: 128}
FIGURES = {UP: 4, FLAT: 5, GONE: 6}


def same(zone: str, shown: object, meant: object) -> None:
    """The engine shows what the referee means."""
    assert shown == meant, f"{zone}: the engine has {shown}, the referee {meant}"


def spec_text(spec: Spec) -> str:
    """A spec in its text form, without the seed."""
    edition, mode, modules, variants = spec
    words = ["urbion", edition, mode, *(["+".join(modules)] if modules else [])]
    return "/".join(words + [f"{name}={value}" for name, value in variants.items()])


class Match:
    """Both hear every answer."""

    def __init__(self, game: reverie.Game, judge: Referee, label: str) -> None:
        self.game, self.judge, self.label = game, judge, label
        self.seats = range(2 if judge.team else 1)
        self.heard = 0
        self.said: list[str] = []
        for pile in (judge.deck, judge.city_deck, judge.postcard_deck, judge.book_pile):
            pile.feed = deque()

    @staticmethod
    def dealt(spec: Spec, seed: int) -> Match:
        """A whole game, set-up included."""
        text = f"{spec_text(spec)}/seed={seed}"
        match = Match(reverie.from_spec(text), Referee(*spec), text)
        match.listen()
        match.judge.begin(match.judge.whole_game())
        return match

    # ---- what chance decided --------------------------------------------------------------------------

    def news(self) -> list[tuple[str, dict[str, Any]]]:
        """What happened since last time; a card that one seat may not see is taken from what the other was told."""
        told = [
            [self.game.definition.fact(event, seat, self.game.spec) for seat in self.seats]
            for event in self.game._witness_line()[self.heard :]
        ]
        self.heard += len(told)
        entries = [[entry for entry in views if entry is not None] for views in told]
        return [max(views, key=lambda entry: bool(entry[1].get("card"))) for views in entries if views]

    def listen(self) -> None:
        """Cards that left the Dream deck, Cities, Postcards and Books that were turned up."""
        judge = self.judge
        for kind, data in self.news():
            if kind == "moved" and data["from"] == "deck":
                judge.deck.expect(data["card"])
            elif kind == "city" and data["what"] in ("opened", "bonus", "void-bonus"):
                judge.city_deck.expect(city_of(data["city"]))
            elif kind == "postcard" and data["what"] == "placed":
                judge.postcard_deck.expect(data["postcard"])
            elif kind == "book":
                judge.book_pile.expect(data["book"].removeprefix("book_").replace("_", "-"))

    def answer(self, words: str) -> None:
        """One answer for both."""
        self.said.append(words)
        try:
            self.game.apply(words)
            self.listen()
            self.judge.apply(words)
        except Exception as error:
            error.add_note(self.told())
            raise

    def told(self) -> str:
        return f"{self.label} after {self.said} ({len(self.said)} answers)"

    # ---- comparing ------------------------------------------------------------------------------------

    def agree(self) -> None:
        """Both see the same; what is wrong is said together with how it came about."""
        try:
            self.agree_on_question()
            compare(self.judge, self.game)
            self.agree_on_view()
            for seat in self.seats:
                self.agree_on_secrets(seat)
            self.agree_on_what_lies_open()
        except AssertionError as difference:
            difference.add_note(self.told())
            raise

    def agree_on_question(self) -> None:
        """Status, question, who is asked, the exact set of answers."""
        judge, result, decision = self.judge, self.game.result, self.game.decision
        same("outcome", result.status if result else "playing", judge.outcome)
        same("reason", result.reason if result else "", judge.reason)
        same("question", decision.kind if decision else "", judge.question)
        if decision:
            same("seat", list(decision.seats), [judge.seat])
            if judge.pending and "card" in decision.about:
                same("card in question", decision.about["card"], judge.pending[-1])
        numbers = self.game.legal_actions()
        assert numbers == sorted(set(numbers)), "legal actions ascend"
        shown, meant = {action.words for action in self.game.actions()}, judge.legal()
        assert shown == meant, (
            f"{judge.question}: the engine offers also {sorted(shown - meant)} and lacks {sorted(meant - shown)}"
        )

    def agree_on_view(self) -> None:
        """What everybody sees: pending cards, cards put aside, and what rows add up to."""
        judge, view = self.judge, self.game.view(None)
        same("pending", Counter(view["pending"]), Counter(judge.pending))
        same("aside", Counter(view["aside"]), Counter(judge.aside_chaos + ["Y4"] * len(judge.aside)))
        same("goal", view["goal"], {"cities": judge.total, "claimed": len(judge.success)})
        for place, (shown, row) in enumerate(zip(view["rows"], judge.rows, strict=True)):
            stronger = row.stronger()
            meant = {
                "sum": row.sum(0) - row.sum(1),
                "balanced": row.balanced(),
                "stronger": None if stronger is None else SIDES[stronger],
                "void": judge.void_row() == place,
            }
            same(f"view of R{place + 1}", {name: shown[name] for name in meant}, meant)

    def agree_on_secrets(self, seat: int) -> None:
        """What one seat sees of hands, deck and Prophecies (section 3.3)."""
        judge, view = self.judge, self.game.view(seat)
        same("own hand", Counter(view["hand"]["cards"]), Counter(judge.hands[seat]))
        everything = judge.open_hands or judge.open_order
        hidden = judge.deck.cards() + Counter(judge.looked)
        if judge.team:
            partner, other = view["partner"]["hand"], judge.hands[1 - seat]
            same("size of the partner's hand", partner["size"], len(other))
            known = Counter(other) if everything else +judge.known[1 - seat]
            same("known of the partner's hand", Counter(partner["cards"] or partner["known"]), known)
            hidden += Counter(other) - known
        top = [token if seat in knowers or (everything and knowers) else None for token, knowers in judge.deck.top]
        hidden -= Counter(token for token in top if token)
        while top and top[-1] is None:
            top.pop()
        same("known top of the deck", view["deck"], {"size": judge.deck.size(), "known_top": top})
        looker = seat == judge.seat or everything
        same("looked at", Counter(view["looked"]["cards"] or ()), Counter(judge.looked if looker else ()))
        hidden -= Counter(judge.looked if looker else ())
        same("unseen", view["unseen"], dict(hidden))

    def agree_on_what_lies_open(self) -> None:
        """What a spectator sees of the deck: where a Wise Chaos put a Chaos (section 3.3)."""
        judge, view = self.judge, self.game.view(None)
        top = [token if SPECTATOR in knowers or judge.open_order else None for token, knowers in judge.deck.top]
        while top and top[-1] is None:
            top.pop()
        same("the deck as it lies open", view["deck"]["known_top"], top)


def compare(judge: Referee, game: reverie.Game) -> None:
    """The whole table; the first difference is named."""
    assert isinstance(game.engine, Engine)
    table: dict[str, Any] = game.engine.table()
    for name, pile in (("deck", judge.deck), ("cities", judge.city_deck), ("postcards", judge.postcard_deck)):
        assert not pile.feed, f"{name}: the engine drew also {pile.feed}"
    same("edition", table["edition"], 1 if judge.first_edition else 2)
    same("total", table["total"], judge.total)
    same("turn", table["turn"], judge.turn)
    compare_rows(judge, table["rows"])
    compare_hands(judge, table["seats"])
    compare_discard(judge, names(judge, table["discard"]))
    same("box", Counter(names(judge, table["box"])), Counter(judge.box))
    same("success", table["success"], sorted(map(mask, judge.success)))
    same("Chaos aside", table["aside_chaos"], len(judge.aside_chaos))
    asides = [judge.aside.count(judge.seat), judge.aside.count(1 - judge.seat)]
    same("Chromatic Chaos aside", list(table["aside_chromatic"]), asides)
    same("drawn", names(judge, table["drawn"]), judge.drawn)
    same("looked", Counter(names(judge, table["looked"])), Counter(judge.looked))
    same("looked_placed", table["looked_placed"], len(judge.arranged))
    compare_decks(judge, table)
    compare_modules(judge, table)


def names(judge: Referee, kinds: Iterable[int]) -> list[str]:
    """Kinds as tokens, whoever knows them."""
    return [judge.cards.kinds[kind & 63] for kind in kinds]


def compare_rows(judge: Referee, rows: list[dict[str, Any]]) -> None:
    """Cities and Dreams with their Postcards, in the order of the slots."""
    for place, (shown, row) in enumerate(zip(rows, judge.rows, strict=True)):
        same(f"city of R{place + 1}", shown["city"], -1 if row.city is None else mask(row.city))
        for side in (0, 1):
            meant = [(judge.cards.kinds.index(d.token), d.number()) for d in judge.sorted_side(place, side)]
            same(f"side {side} of R{place + 1}", [tuple(entry) for entry in shown["sides"][side]], meant)


def compare_hands(judge: Referee, seats: list[dict[str, Any]]) -> None:
    """Hands, what the partner knows of them, Polarity."""
    for seat, shown in enumerate(seats):
        same(f"hand of seat {seat}", Counter(names(judge, shown["hand"])), Counter(judge.hands[seat]))
        same(f"polarity of seat {seat}", shown["polarity"], judge.polarity[seat] if judge.team else -1)
        if judge.team and not judge.open_hands:
            known = [kind for kind in shown["hand"] if kind & KNOWN[1 - seat]]
            meant = Counter(judge.hands[seat]) if judge.open_order else +judge.known[seat]
            same(f"known of the hand of seat {seat}", Counter(names(judge, known)), meant)


def compare_discard(judge: Referee, shown: list[str]) -> None:
    """Cards discarded together may lie in any order (URB-TEAM-08); the referee takes over the engine's."""
    same("size of the discard pile", len(shown), len(judge.discarded()))
    start = 0
    for batch in judge.discard:
        part = shown[start : start + len(batch)]
        same(f"discard pile from card {start}", Counter(part), Counter(batch))
        batch[:] = part
        start += len(batch)


def compare_decks(judge: Referee, table: dict[str, Any]) -> None:
    """Every deck: its cards, their places, and who knows these."""
    kinds = judge.cards.kinds
    compare_pile("deck", judge, judge.deck, table["over"], [kinds[kind] for kind in table["bag"]], kinds)
    cities = [letters(number) for number in range(16)]
    bag = [letters(number) for number in table["city_bag"]]
    compare_pile("city deck", judge, judge.city_deck, table["city_over"], bag, cities)
    bag = [POSTCARDS[number] for number in table["postcard_bag"]]
    compare_pile("postcard deck", judge, judge.postcard_deck, table["postcard_over"], bag, POSTCARDS)


def compare_pile(
    zone: str, judge: Referee, pile: Pile, over: list[int], bag: list[str], meaning: list[str] | tuple[str, ...]
) -> None:
    """Places that chance decided since last time are taken over, if they are possible."""
    if judge.open_order:
        pile.top += [(UNKNOWN, EVERYBODY)] * (len(over) - len(pile.top))
    same(f"placed cards of the {zone}", len(over), len(pile.top))
    for place, number in enumerate(over):
        token = meaning[number & 63]
        meant, knowers = pile.top[place]
        if judge.open_order:
            knowers = EVERYBODY
        if meant == UNKNOWN:
            pile.loose[token] -= 1
        else:
            same(f"card {place} of the {zone}", token, meant)
        pile.top[place] = (token, knowers)
        bits = {seat for seat in range(2 if judge.team else 1) if number & KNOWN[seat]}
        seats = knowers & (EVERYBODY if judge.team else {0})
        same(f"who knows card {place} of the {zone}", bits, seats)
    assert min(pile.loose.values(), default=0) >= 0, f"{zone}: a card with a place does not belong there"
    same(f"loose cards of the {zone}", Counter(bag), +pile.loose)


def compare_modules(judge: Referee, table: dict[str, Any]) -> None:
    """Books, Postcards, the Void."""
    same("books", table["books"], sorted(map(BOOKS.index, judge.books)))
    same("book bag", table["book_bag"], sorted(map(BOOKS.index, judge.book_pile.cards().elements())))
    same("kept", list(table["kept"]), [judge.kept[name] for name in POSTCARDS])
    same("lost", list(table["lost"]), [judge.lost[name] for name in POSTCARDS])
    same("wise", table["wise"], judge.wise)
    same("void stack", table["void_stack"], judge.void_stack)
    figure = judge.void_figure
    same("void figure", table["void_figure"], figure if isinstance(figure, int) else FIGURES[figure])
