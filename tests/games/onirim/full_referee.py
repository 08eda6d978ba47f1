"""Complete Onirim written a second time from the law, to check the engine against: the flow of chapter 6.7.

The whole game is a generator that yields every question with its legal answers and is sent the answer. Effects are
carried out line by line, in the plainest way. Where chance decides the referee is told (`feed`, `goals`, `unused`,
`premonitions_up`, `reserve_feed`), or rolls its own `dice`.

    judge = FullReferee("third", "team", ["book"], {"hard.book": "true"})
    judge.deal_by(random.Random(7))
    judge.begin(judge.whole_game())
    judge.advance("draft red.sun")
"""

from __future__ import annotations

import random
from collections import Counter

from tests.games.onirim.full_referee_doors import doors_of, fit
from tests.games.onirim.full_referee_draws import FREE_VERBS, Draws
from tests.games.onirim.full_referee_table import (
    DENIZENS,
    PREMONITIONS,
    Answer,
    Flow,
    Goal,
    Over,
    deck,
    door_colour,
    in_order,
    is_door,
    is_key,
    is_location,
    is_tower,
    is_usable,
    one_coloured,
    open_segment,
    order_cards,
    parse,
    run_length,
    symbol,
)


class FullReferee(Draws):
    """Turns: setup, phase 1 with everything it can bring, phase 3."""

    # ---- setup ----------------------------------------------------------------------------------------

    def deal(self, goals: list[str], premonitions_up: list[str], unused: Counter[str]) -> None:
        """What chance decided in setup (chapter 8.2): order cards, premonitions, unused denizens; then the pile."""
        assert sorted(goals) == order_cards(self.modules)
        self.goals = [Goal(kind) for kind in goals]
        if self.has("premonitions"):
            assert len(premonitions_up) == int(self.variants["hard.premonitions"])
            self.premonitions_up = list(premonitions_up)
            self.reserve = [name for name in PREMONITIONS if name not in premonitions_up]
        assert unused.total() == (8 if self.has("oniverse") else 0)
        self.unused = unused
        self.loose = deck(self.modules)
        self.loose.subtract(unused)
        assert min(self.loose.values()) >= 0

    def deal_by(self, dice: random.Random) -> None:
        """Setup by own dice."""
        self.dice = dice
        goals = order_cards(self.modules)
        dice.shuffle(goals)
        up = dice.sample(PREMONITIONS, int(self.variants["hard.premonitions"]))
        out = dice.sample([f"den.{name}" for name in DENIZENS] * 2, 8) if self.has("oniverse") else []
        self.deal(goals, up, Counter(out))

    def whole_game(self) -> Flow:
        """Setup, then turns until the end (ONI-BASE-01 … -03, ONI-TEAM-02 … -04)."""
        if self.team:
            yield from self.drafting()
        else:
            self.redraw()
            self.limbo_into_pile()
        yield from self.turns()

    def drafting(self) -> Flow:
        """Eight open locations, six picks, the rest is shared (ONI-TEAM-02, -03)."""
        while len(self.draft) < 8:
            card, _ = self.draw_or_lose()
            (self.draft if is_location(card) else self.limbo).append(card)
        for pick in range(6):
            self.actor = self.active if pick % 2 == 0 else 1 - self.active
            choices = [f"draft {card}" for card in in_order(self.draft)]
            card = parse((yield from self.ask("draft", choices))).what
            self.draft.remove(card)
            self.gain_personal(card, openly=True, seat=self.actor)
        self.shared, self.draft = self.draft, []
        self.limbo_into_pile()  # ONI-TEAM-04: in both editions here, the law's chapter 13 sees no difference

    def turns(self) -> Flow:
        """Turn after turn (chapter 6.7)."""
        while True:
            self.turn += 1
            yield from self.one_turn()
            if self.team:
                self.active = 1 - self.active  # ONI-TEAM-18

    def one_turn(self) -> Flow:
        """Steps 1 to 5."""
        yield from self.phase_one()
        yield from self.rest_of_turn()

    def rest_of_turn(self) -> Flow:
        """Steps 3 to 5: refill, the last window, the limbo."""
        going_on = True
        while going_on:
            yield from self.refill()
            going_on = False
            if self.free_actions():
                answer = parse((yield from self.ask_freely("before-limbo", ["go-on"])))
                if answer.verb != "go-on":
                    yield from self.free_action(answer)
                    going_on = True
        self.phase_three()

    def from_refill(self) -> Flow:
        """A game that begins in phase 2, for worked examples."""
        self.turn += 1
        yield from self.rest_of_turn()
        yield from self.turns()

    # ---- phase 3 --------------------------------------------------------------------------------------

    def phase_three(self) -> None:
        """P-LIMBO; with dreamcatchers a free catcher takes the limbo, or an overload (ONI-DREAM-05 … -07, -16)."""
        if not self.limbo:
            return
        if not self.has("dreamcatchers"):
            self.limbo_into_pile()
            return
        free = [cards for cards in self.catchers if not cards]
        if free:
            free[0].extend(self.limbo)
            self.limbo = []
            self.check_win()
            return
        for cards in self.catchers:
            self.limbo += cards
            cards.clear()
        self.catchers.pop()
        if not self.catchers:
            raise Over("lost", "last_catcher")
        self.limbo_into_pile()

    def limbo_into_pile(self) -> None:
        """ONI-BASE-35, -36."""
        if self.limbo:
            self.put_into_pile(self.limbo)
            self.shuffle()

    # ---- phase 1 --------------------------------------------------------------------------------------

    def phase_one(self) -> Flow:
        """DP-TURN until a phase-1 action is chosen (chapter 6.3), then that action."""
        while True:
            answer = parse((yield from self.ask_freely("turn", self.turn_choices())))
            if answer.verb in FREE_VERBS:
                yield from self.free_action(answer)
                if answer.verb == "store":
                    yield from self.refill()  # ONI-FREE-08
            elif answer.verb == "handbook":
                self.use_handbook(int(answer.what))
            elif answer.verb == "face":
                yield from self.face_adversary()
            else:
                break
        if answer.verb == "play":
            yield from self.play(answer)
        elif answer.verb.startswith("build-"):
            self.build(answer)
        elif answer.verb == "discard":
            yield from self.discard_card(answer)
        elif answer.verb == "flee":  # ONI-CROSS-10
            self.discard_hand()
            self.redraw()
        else:
            yield from self.anticipate()

    def turn_choices(self) -> list[str]:
        """The table of chapter 6.3, without the free actions."""
        found = self.hand_choices("play", lambda card: self.playable(card, same_symbol=False))
        if "architect" in self.rallied:
            found += self.hand_choices("play", lambda card: self.playable(card, same_symbol=True), "architect")
        found += self.hand_choices("build-left", lambda card: is_tower(card) and self.fits_left(card))
        found += self.hand_choices("build-right", lambda card: is_tower(card) and self.fits_right(card))
        found += self.hand_choices("discard", is_usable)
        found += ["flee"] if self.has("crossroads") else []
        found += ["anticipate"] if self.incubus("pathfinder") and self.incubus_card is None else []
        if self.handbooks:
            found += [f"handbook {place}" for place, cards in enumerate(self.catchers) if cards]
        if self.incubus("adversary") and self.figure and "deadend" not in self.hand:
            found.append("face")
        return found

    def playable(self, card: str, same_symbol: bool) -> bool:
        """ONI-BASE-08, ONI-GLYPH-03, ONI-ONIV-10, ONI-CROSS-14."""
        if not symbol(card) or (same_symbol and not self.row):
            return False
        if self.row and (symbol(card) == symbol(self.row[-1])) != same_symbol:
            return False
        return one_coloured(card) or not self.on("hard.crossroads") or self.second_of_run()

    def second_of_run(self) -> bool:
        """hard.crossroads: the last card is a coloured one and the first of its run (ONI-CROSS-14)."""
        segment, _ = open_segment(self.row, hard=True)
        return bool(segment) and one_coloured(segment[-1]) and run_length(self.row, hard=True) == 1

    def fits_left(self, tower: str) -> bool:
        """ONI-TOWER-04; the first tower is free."""
        return not self.towers or fit(tower, self.towers[0])

    def fits_right(self, tower: str) -> bool:
        """With an empty tower row there is only one choice."""
        return bool(self.towers) and fit(self.towers[-1], tower)

    def use_handbook(self, place: int) -> None:
        """ONI-DREAM-08 (b), -10."""
        self.handbooks -= 1
        self.put_into_pile(self.catchers[place])
        self.shuffle()

    def face_adversary(self) -> Flow:
        """ONI-INC-07: one of I to IV or a punishment, a tower, then the figure goes."""
        yield from self.ward_nothing()
        yield from self.tower_step(false_alarm=False)
        self.figure = False
        self.check_win()

    def anticipate(self) -> Flow:
        """ONI-INC-04, -05: a location goes under the figure, the cards before it to the limbo; then a ward-off."""
        while self.size() and self.incubus_card is None:
            card, _ = self.draw()
            if is_location(card):
                self.incubus_card = card
            else:
                self.limbo.append(card)
        yield from self.ward_nothing()

    def ward_nothing(self) -> Flow:
        """DP-WARD: as if a nightmare had been drawn; of what modules offer only the punishment (ONI-INC-05, -07)."""
        ways = self.wards()
        if self.affordable("powerful_punishment") and not self.on("alt.punishmentDrawnOnly"):
            ways.append("ward punishment")
        yield from self.ward_off(parse((yield from self.ask("ward", ways))))

    def build(self, answer: Answer) -> None:
        """ONI-TOWER-03."""
        tower = self.use_card(answer)
        self.towers.insert(0 if answer.verb == "build-left" else len(self.towers), tower)
        self.check_win()

    def play(self, answer: Answer) -> Flow:
        """ONI-BASE-07, -09."""
        if answer.helper:
            self.discard_denizen("architect")
        self.row.append(self.use_card(answer))
        _, run = open_segment(self.row, self.on("hard.crossroads"))
        if run:
            yield from self.search(run)

    def discard_card(self, answer: Answer) -> Flow:
        """The card, its effect, in team the exchange (ONI-BASE-16, -17, ONI-GLYPH-04, ONI-TOWER-06, ONI-TEAM-11)."""
        card = self.use_card(answer)
        self.discard.append(card)
        if is_key(card):
            yield from self.prophecy()
        elif symbol(card) == "glyph":
            yield from self.incantation()
        elif is_tower(card):
            yield from self.preview(int(card[-1]))
        yield from self.swap()

    # ---- search ---------------------------------------------------------------------------------------

    def search(self, run: set[str]) -> Flow:
        """DP-SEARCH (chapter 6.4)."""
        while True:
            choices = [f"take {words}" for words in self.sought(doors_of(list(self.pile())), run)]
            choices += [*self.captured_doors(run), "decline", "search", *self.planning()]
            answer = parse((yield from self.ask("search", choices)))
            if answer.verb not in FREE_VERBS:
                break
            yield from self.free_action(answer)
        if answer.verb == "decline":
            return
        if answer.verb == "search":
            self.go_through_pile()
            yield from self.forced_shuffle()
            yield from self.catcher_take(run)
        elif answer.source:
            yield from self.take_captured(answer)
        else:
            self.go_through_pile()
            self.take_out(answer.what)
            self.use_chaos(answer)
            self.lay_out(answer.what)
            yield from self.forced_shuffle()
            yield from self.premonitions()

    def sought(self, doors: list[str], run: set[str]) -> list[str]:
        """Sought doors, where needed with chromatic chaos (ONI-ONIV-03, -15, -16); none against the adversary."""
        if self.blocked:
            return []
        plain = [door for door in doors if door_colour(door) in run or door_colour(door) == "oniverse"]
        if "chromatic_chaos" not in self.rallied:
            return plain
        others = [door for door in doors if door not in plain and self.matches_goal(door)]
        return plain + [f"{door} with chromatic_chaos" for door in others]

    def captured_doors(self, run: set[str]) -> list[str]:
        """Sought doors on catchers (ONI-DREAM-12)."""
        return [
            f"take catcher-{place} {words}"
            for place, cards in enumerate(self.catchers)
            for words in self.sought(doors_of(cards), run)
        ]

    def catcher_take(self, run: set[str]) -> Flow:
        """DP-CATCHER-TAKE after a search that took nothing."""
        while takes := self.captured_doors(run):
            answer = parse((yield from self.ask("catcher-take", [*takes, "leave", *self.planning()])))
            if answer.verb == "leave":
                return
            if answer.verb == "take":
                yield from self.take_captured(answer)
                return
            yield from self.free_action(answer)

    def take_captured(self, answer: Answer) -> Flow:
        """The pile is neither searched nor shuffled (chapter 6.4)."""
        self.catchers[int(answer.source[-1])].remove(answer.what)
        self.use_chaos(answer)
        self.lay_out(answer.what)
        yield from self.premonitions()

    def use_chaos(self, answer: Answer) -> None:
        if answer.helper:
            self.discard_denizen("chromatic_chaos")

    # ---- effects of discarded cards -------------------------------------------------------------------

    def prophecy(self) -> Flow:
        """ONI-BASE-18, -19; ONI-CROSS-08 for alt.deadEndStrictDiscard."""
        if not self.size():
            return
        self.look_at(self.draw_up_to(5), revealed=False)
        strict = self.on("alt.deadEndStrictDiscard")
        droppable = [card for card in in_order(self.looked) if not (strict and card == "deadend")]
        if droppable:
            dropped = parse((yield from self.ask("prophecy", [f"drop {card}" for card in droppable]))).what
            self.looked.remove(dropped)
            self.discard.append(dropped)
        order = yield from self.arrange("prophecy-order", "put")
        self.put_on_top(order, self.knowers())
        self.look_away()

    def incantation(self) -> Flow:
        """ONI-GLYPH-05 … -07, ONI-DREAM-04, ONI-INC-08."""
        self.look_at(self.draw_up_to(5), revealed=True)
        self.lost_dreams_to_limbo()
        if not self.blocked:
            yield from self.incant_door()
        order = yield from self.arrange("incant-order", "put-under")
        self.put_under(order, self.knowers())
        self.look_away()
        yield from self.premonitions()

    def incant_door(self) -> Flow:
        """One revealed door must be laid out (alt.incantationOptional: may)."""
        while doors := [card for card in in_order(self.looked) if is_door(card)]:
            choices = [f"incant {door}" for door in doors]
            choices += ["incant none"] if self.on("alt.incantationOptional") else []
            answer = parse((yield from self.ask("incant-door", choices + self.planning())))
            if answer.verb in FREE_VERBS:
                yield from self.free_action(answer)
                continue
            if answer.what != "none":
                self.looked.remove(answer.what)
                self.lay_out(answer.what)
            return

    def preview(self, number: int) -> Flow:
        """ONI-TOWER-06: all or nothing."""
        if not self.size():
            return
        if (yield from self.ask("tower-look", ["look", "skip"])) == "look":
            self.look_at(self.draw_up_to(number), revealed=False)
            order = yield from self.arrange("tower-order", "put")
            self.put_on_top(order, self.knowers())
            self.look_away()

    def swap(self) -> Flow:
        """ONI-TEAM-10, -11."""
        if not (self.team and self.mine and self.shared):
            return
        choices = [f"swap {card}" for card in in_order(self.mine)]
        answer = parse((yield from self.ask("swap", [*choices, "no-swap"])))
        if answer.verb == "no-swap":
            return
        choices = [f"swap-for {card}" for card in in_order(self.shared)]
        wanted = parse((yield from self.ask("swap-shared", choices))).what
        self.lose_personal(answer.what)
        self.shared.append(answer.what)
        self.shared.remove(wanted)
        self.gain_personal(wanted, openly=True)
