"""Phase 2: the refill with its windows, and what each drawn card asks (chapters 5, 6.5, 6.6, 6.7)."""

from __future__ import annotations

from tests.games.onirim.full_referee_free import Free
from tests.games.onirim.full_referee_table import (
    Answer,
    Flow,
    Over,
    door_colour,
    in_order,
    is_key,
    is_location,
    is_usable,
    parse,
)

FREE_VERBS = ("cast", "use", "store")


class Draws(Free):
    """Drawing and resolving one card after the other."""

    def refill(self) -> Flow:
        """P-REFILL."""
        while not self.full():
            if not self.size():
                raise Over("lost", "pile_empty")
            if self.free_actions():
                answer = parse((yield from self.ask_freely("before-draw", ["go-on"])))
                if answer.verb != "go-on":
                    yield from self.free_action(answer)
                    continue
            card, knowers = self.draw()
            if is_location(card):
                self.take_in_hand(card, knowers)
            else:
                yield from self.resolve(card)

    def resolve(self, card: str) -> Flow:
        """A drawn door or dream takes effect at once (ONI-BASE-27); a lost dream goes to the limbo (ONI-DREAM-03)."""
        self.resolving.append(card)
        if card == "nightmare":
            yield from self.nightmare()
        elif card == "happy":
            yield from self.happy()
        elif card == "lost":
            self.leave_to(self.limbo)
        elif card.startswith("den."):
            yield from self.denizen(card)
        else:
            yield from self.door(card)

    def leave_to(self, zone: list[str]) -> None:
        """The card being resolved goes where it belongs."""
        zone.append(self.resolving.pop())

    # ---- doors ----------------------------------------------------------------------------------------

    def door(self, door: str) -> Flow:
        """DP-DOOR (chapter 6.5)."""
        while True:
            answer = parse((yield from self.ask_freely("door", [*self.openings(door), "limbo"])))
            if answer.verb not in FREE_VERBS:
                break
            yield from self.free_action(answer)
        if answer.verb == "limbo":
            self.leave_to(self.limbo)
            return
        self.discard.append(self.use_card(answer))
        if answer.helper:
            self.discard_denizen("chromatic_chaos")
        self.resolving.pop()
        self.lay_out(door)
        yield from self.premonitions()

    def openings(self, door: str) -> list[str]:
        """Keys that fit, and with chromatic chaos those that do not (ONI-ONIV-04, -15, ONI-CROSS-05, ONI-BOOK-05)."""
        if not self.can_lay_out(door):
            return []
        colour = door_colour(door)

        def fits(card: str) -> bool:
            return is_key(card) and (colour == "oniverse" or card in (f"{colour}.key", "x.key"))

        found = self.hand_choices("open", fits)
        if "chromatic_chaos" in self.rallied and colour != "oniverse":
            found += self.hand_choices("open", lambda card: is_key(card) and not fits(card), "chromatic_chaos")
        return found

    # ---- nightmares -----------------------------------------------------------------------------------

    def nightmare(self) -> Flow:
        """DP-NIGHTMARE, then the tower step, then the nightmare leaves (chapter 6.7)."""
        while True:
            choices = self.wards() + self.special_wards()
            answer = parse((yield from self.ask_freely("nightmare", choices)))
            if answer.verb not in FREE_VERBS:
                break
            yield from self.free_action(answer)
        if answer.what == "mirror":  # ONI-ONIV-17: not warded off
            self.discard_denizen("mirror")
            self.leave_to(self.limbo)
            return
        yield from self.ward_off(answer)
        false_alarm = yield from self.tower_step(false_alarm=True)
        self.leave_to(self.limbo if false_alarm else self.discard)

    def wards(self) -> list[str]:
        """I to IV of chapter 6.6."""
        found = self.hand_choices("ward", is_key)
        found += [f"ward {door}" for door in in_order(self.doors[self.active])]
        found += ["ward mill"] if self.size() else []
        return [*found, "ward hand"]

    def special_wards(self) -> list[str]:
        """What the modules add (chapter 6.6)."""
        available = {
            "punishment": self.affordable("powerful_punishment"),
            "mirror": "mirror" in self.rallied,
            "protector": self.incubus("protector") and self.figure,
            "pathfinder": self.incubus("pathfinder") and self.incubus_card is not None,
        }
        return [f"ward {way}" for way, possible in available.items() if possible]

    def ward_off(self, answer: Answer) -> Flow:
        """Step 2 of the drawn nightmare."""
        way = answer.what
        if way == "punishment":
            yield from self.pay("powerful_punishment")
        elif way == "protector":
            self.figure = False
        elif way == "pathfinder":
            assert self.incubus_card is not None
            self.discard.append(self.incubus_card)
            self.incubus_card = None
        elif way == "mill":
            self.mill()
        elif way == "hand":
            self.discard_hand()
            self.redraw()
        elif way.startswith("door."):
            yield from self.return_door(way, self.active)
        else:
            self.discard.append(self.use_card(answer))

    def mill(self) -> None:
        """III: doors, dreams and dead ends to the limbo (ONI-BASE-31, ONI-CROSS-09, ONI-ED-03)."""
        short = self.size() < 5
        for card in self.draw_up_to(5):
            (self.discard if is_usable(card) else self.limbo).append(card)
        if short and self.edition == "first":
            raise Over("lost", "mill_short")

    # ---- happy dreams ---------------------------------------------------------------------------------

    def happy(self) -> Flow:
        """DP-HAPPY (ONI-PREM-10 … -13)."""
        while True:
            choices = [f"banish {name}" for name in self.premonitions_up] + ["seven"]
            choices += ["seek"] if self.size() or self.captured() else []
            choices += [f"take catcher-{place} {card}" for place, card in self.captured()]
            answer = parse((yield from self.ask_freely("happy", choices)))
            if answer.verb not in FREE_VERBS:
                break
            yield from self.free_action(answer)
        if answer.verb == "banish":
            self.premonitions_up.remove(answer.what)
            self.used.append(answer.what)
        elif answer.verb == "seven":
            yield from self.seven()
        elif answer.verb == "seek":
            yield from self.seek()
        else:
            self.captured_on_top(answer)
        self.leave_to(self.discard)

    def captured_on_top(self, answer: Answer) -> None:
        """Everybody knows a captured card, and so the top of the pile (chapter 4)."""
        self.catchers[int(answer.source[-1])].remove(answer.what)
        self.put_on_top([answer.what], (0, 1))

    def seven(self) -> Flow:
        """ONI-PREM-12: keep from the top down, discard the rest (ONI-CROSS-08 for alt.deadEndStrictDiscard)."""
        self.look_at(self.draw_up_to(7), revealed=True)
        self.lost_dreams_to_limbo()
        while left := self.not_arranged():
            choices = [f"keep {card}" for card in in_order(left)]
            if not (self.on("alt.deadEndStrictDiscard") and "deadend" in left):
                choices.append("discard-rest")
            answer = parse((yield from self.ask("happy-seven", choices)))
            if answer.verb == "discard-rest":
                self.discard += left
                break
            self.arranged.append(answer.what)
        self.put_on_top(self.arranged, self.knowers())
        self.look_away()

    def seek(self) -> Flow:
        """ONI-PREM-13: any card of the pile comes on top after the shuffle; or none, then a captured one."""
        self.go_through_pile()
        choices = [f"fetch {card}" for card in in_order(self.pile())]
        choices += ["search"] if self.captured() else []
        answer = parse((yield from self.ask("happy-search", choices)))
        if answer.verb == "fetch":
            self.take_out(answer.what)
            self.fetched = [answer.what]
            yield from self.forced_shuffle()
            self.put_on_top(self.fetched, [self.active])
            self.fetched = []
            return
        yield from self.forced_shuffle()
        while takes := [f"take catcher-{place} {card}" for place, card in self.captured()]:
            answer = parse((yield from self.ask("catcher-take", takes + self.planning())))
            if answer.verb == "take":
                self.captured_on_top(answer)
                break
            yield from self.free_action(answer)

    # ---- denizens -------------------------------------------------------------------------------------

    def denizen(self, card: str) -> Flow:
        """DP-RALLY (ONI-ONIV-07)."""
        while True:
            choices = [*self.hand_choices("rally", is_usable), "send-away"]
            answer = parse((yield from self.ask_freely("rally", choices)))
            if answer.verb not in FREE_VERBS:
                break
            yield from self.free_action(answer)
        if answer.verb == "send-away":
            self.leave_to(self.discard)
            return
        self.discard.append(self.use_card(answer))
        self.resolving.pop()
        self.rallied.append(card.partition(".")[2])
