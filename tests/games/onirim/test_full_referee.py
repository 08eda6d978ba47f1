"""Complete games, judged twice: the full referee plays along and must agree with the engine after every answer."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable, Iterable
from typing import Any

import pytest

import reverie
from tests.games.onirim.full_referee import FullReferee
from tests.games.onirim.full_referee_late import late_table, position_text
from tests.games.onirim.full_referee_players import Player, Seen, ambitious, careless, curious, dealt, random_spec
from tests.games.onirim.full_referee_table import MODULES, PREMONITIONS, deck, run_length
from tests.games.onirim.table import names
from tests.support import covers

Spec = tuple[str, str, Iterable[str], dict[str, str]]


class Match:
    """An engine and a referee at the same table."""

    def __init__(self, game: reverie.Game, judge: FullReferee, label: str) -> None:
        self.game, self.judge, self.label = game, judge, label
        self.seats = range(2 if judge.team else 1)
        self.heard = self.shuffles = 0
        self.said: list[str] = []
        judge.feed = deque()

    @staticmethod
    def dealt(spec: Spec, seed: int | str) -> Match:
        """A whole game; the referee is told what chance decided in setup."""
        edition, mode, modules, variants = spec
        game = reverie.new_game(
            "onirim", edition=edition, mode=mode, modules=list(modules), variants=variants, seed=seed
        )
        match = Match(game, FullReferee(edition, mode, modules, variants), f"{spec!r} seed {seed}")
        view = game.view(0)
        goals = [goal["door"].rpartition(".")[2] for goal in view.get("goals", [])]
        up = view["premonitions"]["up"] if match.judge.has("premonitions") else []
        match.judge.deal(goals, up, deck(match.judge.modules) - match.everything())
        match.listen()
        match.judge.begin(match.judge.whole_game())
        return match

    @staticmethod
    def late(seed: int | str) -> Match:
        """A table late in the game."""
        spec, judge = late_table(random.Random(seed))
        text = position_text(spec, judge)
        match = Match(reverie.from_position(text, seed=1), judge, text)
        match.heard = len(match.game._witness_line())
        judge.begin(judge.turns())
        return match

    def everything(self) -> Counter[str]:
        """Every card of the pile and on the table after setup; the denizens not among them are out of the game."""
        cards = pile_of(self.game)
        views = [self.game.view(seat) for seat in self.seats]
        for view in views:
            cards.update(view["hand"]["cards"])
        for name in ("limbo", "shared", "draft"):
            cards.update(views[0].get(name, []))
        return cards

    def news(self, seat: int) -> list[tuple[str, dict[str, Any]]]:
        """What happened since last time, as a seat may know it; only the new part of the line is told."""
        told = [
            self.game.definition.fact(event, seat, self.game.spec) for event in self.game._witness_line()[self.heard :]
        ]
        return [entry for entry in told if entry is not None]

    def listen(self) -> None:
        """What the engine did: cards that left the pile (one of the seats saw each), premonitions, shuffles."""
        news = [self.news(seat) for seat in self.seats]
        self.heard = len(self.game._witness_line())
        drawn = [[data["card"] for kind, data in told if is_draw(kind, data)] for told in news]
        assert self.judge.feed is not None
        self.judge.feed += [next(card for card in cards if card) for cards in zip(*drawn, strict=True)]
        for kind, data in news[0]:
            if kind == "premonition" and data["what"] == "up" and self.said:
                self.judge.reserve_feed.append(data["premonition"])
            elif kind == "shuffled":
                self.shuffles += 1

    def answer(self, words: str) -> None:
        """Both hear the answer."""
        self.said.append(words)
        self.game.apply(words)
        self.listen()
        self.judge.advance(words)

    # ---- comparing ------------------------------------------------------------------------------------

    def agree(self) -> None:
        """Both see the same table; what is wrong is said together with how it came about."""
        try:
            self.agree_on_question()
            for seat in self.seats:
                self.agree_on_view(seat)
        except AssertionError as difference:
            difference.add_note(f"{self.label} after {self.said} ({len(self.said)} answers)")
            raise

    def agree_on_question(self) -> None:
        """Status, question, who is asked, the exact set of answers, the cards of the pile."""
        judge, result, decision = self.judge, self.game.result, self.game.decision
        assert not judge.feed, "the referee took as many cards from the pile as the engine"
        assert not judge.reserve_feed, "the referee turned up as many premonitions as the engine"
        assert (result.status if result else "playing") == judge.status
        assert result is None or result.reason == judge.reason
        assert (decision.kind if decision else None) == judge.question
        assert not decision or list(decision.seats) == [judge.actor]
        assert sorted(action.words for action in self.game.actions()) == sorted(judge.choices)
        assert pile_of(self.game) == judge.pile()
        assert self.shuffles == judge.shuffles

    def agree_on_view(self, seat: int) -> None:
        """Everything that a seat sees."""
        view, judge = self.game.view(seat), self.judge
        assert view["turn"] == judge.turn
        assert not judge.turn or view["active"] == judge.active
        same(view["hand"]["cards"], judge.personal[seat])
        self.agree_on_row(view["row"], judge.rows[seat])
        same(view["doors"], judge.doors[seat])
        same(view["discard"], judge.discard)
        same(view["limbo"], judge.limbo)
        fetched = judge.fetched if seat == judge.active else []
        same([card for card in view["resolving"] if card], judge.resolving + fetched)
        self.agree_on_pile(view["pile"], seat)
        self.agree_on_looked(view["looked"], seat)
        if judge.team:
            self.agree_on_partner(view, seat)
        self.agree_on_modules(view, seat)

    def agree_on_row(self, row: dict[str, Any], cards: list[str]) -> None:
        assert row["cards"] == cards
        assert row["run"]["length"] == run_length(cards, self.judge.on("hard.crossroads"))

    def agree_on_pile(self, pile: dict[str, Any], seat: int) -> None:
        """Size, and the places that the seat knows."""
        judge = self.judge
        assert pile["size"] == judge.size()
        if judge.status == "playing":
            top, bottom = known_ends(judge, seat)
            assert pile["known_top"] == top
            assert pile["known_bottom"] == bottom

    def agree_on_looked(self, looked: dict[str, Any], seat: int) -> None:
        """Looked-at cards are seen by the active player only, revealed ones by everybody (ONI-GEN-02)."""
        judge = self.judge
        assert looked["size"] == len(judge.looked)
        if judge.looked and judge.status == "playing":
            assert looked["revealed"] == judge.revealed
            if judge.revealed or seat == judge.active:
                same(looked["cards"], judge.looked)
                assert looked["placed"] == len(judge.arranged)
            else:
                assert looked["cards"] is None
                assert looked["placed"] is None

    def agree_on_partner(self, view: dict[str, Any], seat: int) -> None:
        """ONI-TEAM-20, -22."""
        judge, partner = self.judge, view["partner"]
        other = 1 - seat
        assert partner["seat"] == other
        assert partner["hand"]["size"] == len(judge.personal[other])
        self.agree_on_row(partner["row"], judge.rows[other])
        same(partner["doors"], judge.doors[other])
        same(view["shared"], judge.shared)
        same(view.get("draft", []), judge.draft)
        if judge.variants["team.talk"] == "open":
            same(partner["hand"]["cards"], judge.personal[other])
        else:
            assert partner["hand"]["cards"] is None
            same(partner["hand"]["known"], judge.known[other].elements())

    def agree_on_modules(self, view: dict[str, Any], seat: int) -> None:
        """The zones of the modules in play."""
        judge = self.judge
        if judge.has("book"):
            shown = [(goal["door"].rpartition(".")[2], goal["covered"]) for goal in view["goals"]]
            assert shown == [(goal.kind, goal.covered) for goal in judge.goals]
            assert view["next_goal"] == judge.next_goal()
            assert all(cost == judge.cost(spell) for spell, cost in view["costs"].items())
            same(view["removed"], judge.removed)
        if judge.has("dreamcatchers"):
            assert [Counter(cards) for cards in view["catchers"]] == [Counter(cards) for cards in judge.catchers]
            assert view["handbooks"] == judge.handbooks
        if judge.has("towers"):
            assert view["towers"] == {"row": judge.towers, "aligned": judge.aligned()}
        if judge.has("premonitions"):
            same(view["premonitions"]["up"], judge.premonitions_up)
            assert view["premonitions"]["down"] == len(judge.reserve)
            same(view["premonitions"]["used"], judge.used)
        if judge.has("oniverse"):
            self.agree_on_denizens(view, seat)
        if judge.has("incubus"):
            figure = {"mode": judge.variants["incubusMode"], "figure": judge.figure, "card": judge.incubus_card}
            assert view["incubus"] == figure

    def agree_on_denizens(self, view: dict[str, Any], seat: int) -> None:
        """The unused ones are known to those who went through the whole pile (chapter 4)."""
        judge = self.judge
        same(view["rallied"], judge.rallied)
        assert view["stored"] == judge.stored
        assert view["unused"]["size"] == 8
        if seat in judge.searched:
            same(full_names(view["unused"]["cards"]), judge.unused.elements())
        else:
            assert view["unused"]["cards"] is None


def pile_of(game: reverie.Game) -> Counter[str]:
    """Every card of the engine's pile."""
    raw = game.definition.state(game.engine)["table"]
    return Counter(names([*raw["over"], *raw["bag"], *raw["under"]]))


def is_draw(kind: str, data: dict[str, Any]) -> bool:
    """A card left the pile."""
    return kind == "moved" and data["from"] == "pile"


def same(shown: Iterable[str], meant: Iterable[str]) -> None:
    """The same cards, in whatever order."""
    shown, meant = Counter(shown), Counter(meant)
    assert +shown == +meant


def full_names(denizens: list[str]) -> list[str]:
    return [name if name.startswith("den.") else f"den.{name}" for name in denizens]


def known_ends(judge: FullReferee, seat: int) -> tuple[list[str | None], list[str | None]]:
    """What a seat knows from the top of the pile down and from its bottom up, without trailing unknown places."""
    over = [card if seat in knowers else None for card, knowers in judge.over]
    under = [card if seat in knowers else None for card, knowers in reversed(judge.under)]
    for known in (over, under):
        while known and known[-1] is None:
            known.pop()
    return over, under


def play_through(match: Match, dice: random.Random, player: Player, seen: Seen) -> Match:
    """To the end; the referee is told what chance decided, and must agree with everything else."""
    match.agree()
    while match.judge.question:
        words = player(match.judge, dice)
        seen.note(match.judge.question, words)
        match.answer(words)
        match.agree()
    seen.endings[match.judge.status] += 1
    return match


def campaign(name: str, games: int, player: Callable[[Seen], Player], seen: Seen | None = None) -> Seen:
    """Games of random specs; what was seen is added to what was seen before."""
    seen = seen or Seen()
    for number in range(games):
        dice = random.Random(f"{name}/{number}")
        play_through(Match.dealt(random_spec(dice), number), dice, player(seen), seen)
    return seen


@covers("ONI-FREE-03", "ONI-FREE-05", "ONI-FREE-06", "ONI-GEN-08", "ONI-GEN-12", "ONI-TEAM-05", "ONI-TEAM-22")
def test_engine_and_referee_agree_on_every_decision_point(amount: Callable[[int, int], int]) -> None:
    seen = campaign("ambitious", amount(40, 4000), lambda _: ambitious)
    seen = campaign("curious", amount(15, 8000), curious, seen)
    assert not seen.missing(), "every decision point of the law's chapter 6.2 was reached"


@covers("ONI-GEN-10")
def test_engine_and_referee_agree_on_careless_games(amount: Callable[[int, int], int]) -> None:
    campaign("careless", amount(15, 4000), lambda _: careless)


# ---- without modules -----------------------------------------------------------------------------------------


def play_base(seed: int | str, player: Player, edition: str = "third") -> str:
    """A whole game without modules; how it ended."""
    match = Match.dealt((edition, "solo", (), {}), seed)
    return play_through(match, random.Random(f"{seed}"), player, Seen()).judge.status


def eager(judge: FullReferee, dice: random.Random) -> str:
    """Doors first, then longer runs: such a player wins now and then."""
    row, choices = judge.row, judge.choices
    colour = row[-1].split(".")[0] if run_length(row, False) else ""
    wishes = ["take", "open", f"play {colour}.", "drop nightmare", "put door", "ward mill", "discard", "play"]
    keyless = [choice for choice in choices if not choice.endswith(".key")] or choices
    for wish in wishes:
        found = [choice for choice in keyless if choice.startswith(wish)]
        found = found or [choice for choice in choices if choice.startswith(wish)]
        if found:
            return dice.choice(found)
    return dice.choice(choices)


@covers("ONI-GEN-10", "ONI-BASE-05", "ONI-BASE-06", "ONI-FREE-03")
@pytest.mark.parametrize("edition", ["third", "first"])
def test_engine_and_referee_agree_on_every_table_of_careless_games(
    edition: str, amount: Callable[[int, int], int]
) -> None:
    for seed in range(amount(15, 2000)):
        play_base(seed, careless, edition)


@covers("ONI-GEN-06", "ONI-BASE-37")
def test_engine_and_referee_agree_on_games_that_are_won(amount: Callable[[int, int], int]) -> None:
    endings = Counter(play_base(seed, eager) for seed in range(150, 150 + amount(60, 3000)))
    assert endings["won"] > 0, "the player of this test is good enough to see wins"


@covers("ONI-GEN-03")
def test_engine_and_referee_agree_on_fair_deals() -> None:
    for n in range(6):
        play_base(f"fair:{n:064x}", careless)


# ---- late in the game, and every beginning -------------------------------------------------------------------


@covers("ONI-GEN-06", "ONI-BASE-37", "ONI-BOOK-06")
def test_engine_and_referee_agree_on_the_way_to_a_win(amount: Callable[[int, int], int]) -> None:
    seen = Seen()
    for number in range(amount(30, 9000)):
        player = curious(seen) if number % 2 else ambitious
        play_through(Match.late(f"late/{number}"), random.Random(number), player, seen)
    assert seen.endings["won"] > 0, "the players are good enough to see wins"


@pytest.mark.parametrize("mode", ["solo", "team"])
def test_every_set_of_modules_begins_alike(mode: str, amount: Callable[[int, int], int]) -> None:
    for chosen in range(256):
        modules = [module for place, module in enumerate(MODULES) if chosen >> place & 1]
        for seed in range(amount(1, 20)):
            Match.dealt(("third", mode, modules, {}), chosen * 100 + seed).agree()


# ---- the referee alone -------------------------------------------------------------------------------------


def on_the_table(judge: FullReferee) -> Counter[str]:
    """Every card of the game, wherever the referee has it."""
    cards = judge.pile() + judge.unused
    zones = [*judge.personal, judge.shared, judge.draft, *judge.rows, *judge.doors, judge.discard, judge.limbo]
    zones += [judge.resolving, judge.fetched, judge.looked, judge.removed, judge.towers, judge.stored, *judge.catchers]
    for zone in zones:
        cards.update(zone)
    cards.update(f"den.{name}" for name in judge.rallied)
    cards.update([judge.incubus_card] if judge.incubus_card else [])
    return cards


def test_the_referee_never_loses_a_card(amount: Callable[[int, int], int]) -> None:
    for number in range(amount(40, 4000)):
        dice = random.Random(number)
        spec = random_spec(dice)
        judge = dealt(spec, dice)
        total = deck(judge.modules)
        while judge.question:
            assert on_the_table(judge) == total, f"{spec} {number}"
            judge.advance(careless(judge, dice))
        assert on_the_table(judge) == total
        assert not judge.has("premonitions") or sorted(judge.premonitions_up + judge.reserve + judge.used) == sorted(
            PREMONITIONS
        )
