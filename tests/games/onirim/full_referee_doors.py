"""Doors and what hangs on them: laying out, returning, winning, the order row, emptying catchers, premonitions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from tests.games.onirim.full_referee_table import (
    COLOURS,
    PREMONITIONS,
    Deciding,
    Flow,
    Over,
    Table,
    door_colour,
    in_order,
    is_door,
    is_key,
    one_coloured,
    parse,
    symbol,
)

# Chapter 3.5: symbols of the left and of the right edge.
EDGES: dict[str, tuple[set[str], set[str]]] = {
    "tower.red.3": ({"sun", "moon"}, {"moon"}),
    "tower.red.4": ({"sun"}, {"moon"}),
    "tower.red.5": (set(), {"moon"}),
    "tower.blue.3": ({"moon"}, {"sun", "moon"}),
    "tower.blue.4": ({"moon"}, {"moon"}),
    "tower.blue.5": ({"moon"}, set()),
    "tower.green.3": ({"sun"}, {"sun", "moon"}),
    "tower.green.4": ({"sun"}, {"sun"}),
    "tower.green.5": ({"sun"}, set()),
    "tower.brown.3": ({"sun", "moon"}, {"sun"}),
    "tower.brown.4": ({"moon"}, {"sun"}),
    "tower.brown.5": (set(), {"sun"}),
}


class Doors(Table):
    """Everything that a door can set in motion."""

    # ---- winning --------------------------------------------------------------------------------------

    def out(self) -> list[str]:
        """All doors that are laid out, whoever has them."""
        return self.doors[0] + self.doors[1]

    def check_win(self) -> None:
        """The complete list of chapter 8.9 (ONI-BASE-37, ONI-GEN-06)."""
        coloured = [door for door in self.out() if door_colour(door) != "oniverse"]
        conditions = [
            len(coloured) == (12 if self.has("glyphs") else 8),
            not self.team or all(self.owns(seat, colour) for seat in (0, 1) for colour in COLOURS),
            not self.has("oniverse") or "door.oniverse" in self.out(),
            not self.has("dreamcatchers") or sum(cards.count("lost") for cards in self.catchers) == 4,
            not self.has("towers") or self.aligned(),
            not (self.incubus("adversary") and self.figure),
        ]
        if all(conditions):
            raise Over("won", "all_doors")

    def owns(self, seat: int, colour: str) -> bool:
        return f"door.{colour}" in self.doors[seat]

    def aligned(self) -> bool:
        """ONI-TOWER-02: four adjacent towers of four colours."""
        windows = [self.towers[start : start + 4] for start in range(len(self.towers) - 3)]
        return any(len({tower.split(".")[1] for tower in window}) == 4 for window in windows)

    # ---- laying out and returning ---------------------------------------------------------------------

    def next_goal(self) -> int | None:
        """ONI-BOOK-03: the leftmost order card that lies face up."""
        return next((place for place, goal in enumerate(self.goals) if not goal.covered), None)

    def matches_goal(self, door: str) -> bool:
        """Without the Book every door does."""
        if not self.has("book"):
            return True
        place = self.next_goal()
        return place is not None and self.goals[place].kind == door_colour(door)

    def duplicate(self, door: str) -> bool:
        """alt.teamDuplicates = limbo, never with glyphs (ONI-TEAM-17)."""
        switched = self.team and self.variants["alt.teamDuplicates"] == "limbo" and not self.has("glyphs")
        return switched and door in self.doors[self.active]

    def can_lay_out(self, door: str) -> bool:
        """Whether P-LAYOUT would succeed."""
        return not self.blocked and self.matches_goal(door) and not self.duplicate(door)

    def lay_out(self, door: str) -> None:
        """P-LAYOUT, steps 1 to 4."""
        assert not self.blocked
        if not self.can_lay_out(door):
            self.limbo.append(door)  # ONI-BOOK-04
            return
        place = self.next_goal()
        if place is not None:
            self.goals[place].covered = True
        self.doors[self.active].append(door)
        self.check_win()

    def return_door(self, door: str, seat: int) -> Flow:
        """P-RETURN; an order card of its kind is uncovered again (ONI-BOOK-06)."""
        self.doors[seat].remove(door)
        self.limbo.append(door)
        if self.has("book"):
            kind = door_colour(door)
            places = [place for place, goal in enumerate(self.goals) if goal.covered and goal.kind == kind]
            answer = yield from self.ask("uncover", [f"uncover {place}" for place in places])
            self.goals[int(parse(answer).what)].covered = False

    # ---- shuffles that an effect demands --------------------------------------------------------------

    def forced_shuffle(self) -> Flow:
        """P-FORCED-SHUFFLE: first one catcher may be emptied into the pile (ONI-DREAM-08, -09)."""
        if self.has("dreamcatchers"):
            choices = [f"empty {place}" for place, cards in enumerate(self.catchers) if cards]
            what = parse((yield from self.ask("empty", [*choices, "empty none"]))).what
            if what != "none":
                self.put_into_pile(self.catchers[int(what)])
        self.shuffle()

    def captured(self) -> list[tuple[int, str]]:
        """Every catcher with every kind of card on it."""
        return [(place, card) for place, cards in enumerate(self.catchers) for card in in_order(cards)]

    # ---- premonitions ---------------------------------------------------------------------------------

    def triggered(self) -> list[str]:
        """The face-up premonitions whose trigger is true now (ONI-PREM-03, chapter 3.6)."""
        doors = self.out()
        count = Counter(door_colour(door) for door in doors)
        truth = {f"two_{colour}": count[colour] >= 2 for colour in COLOURS}
        truth["pair"] = any(count[colour] >= 2 for colour in COLOURS)
        truth["three_doors"] = len(doors) >= 3
        truth["five_doors"] = len(doors) >= 5
        truth["all_colours"] = all(count[colour] for colour in COLOURS)
        return [name for name in self.premonitions_up if truth[name]]

    def premonitions(self, only: Collection[str] = PREMONITIONS) -> Flow:
        """P-PREM: one after the other, all triggers looked at again each time (ONI-PREM-05).

        Those that an effect turns up come before all that wait, so they are settled among themselves at once.
        """
        while names := [name for name in self.triggered() if name in only]:
            answer = yield from self.ask("prem-order", [f"resolve {name}" for name in names])
            name = parse(answer).what
            known = set(self.premonitions_up)
            yield from self.carry_out(name)
            self.premonitions_up.remove(name)
            self.used.append(name)
            yield from self.premonitions(set(self.premonitions_up) - known)

    def carry_out(self, name: str) -> Flow:
        """ONI-PREM-07."""
        if name == "two_red":
            yield from self.discard_from_pile([card for card in self.pile().elements() if is_red(card)])
        elif name == "all_colours":
            yield from self.discard_from_pile([card for card in self.pile().elements() if card == "happy"])
        elif name == "two_blue":
            yield from self.discard_two_keys()
        elif name == "two_green":
            if "nightmare" in self.discard:
                self.discard.remove("nightmare")
                self.limbo.append("nightmare")
        elif name in ("two_brown", "pair"):
            yield from self.return_for_premonition(name)
        elif name == "five_doors":
            self.turn_up(2)
        else:
            self.discard_hand()
            self.redraw()
            self.turn_up(1)

    def discard_from_pile(self, cards: list[str]) -> Flow:
        """`two_red`, `all_colours`: even if there were none the pile is shuffled."""
        self.go_through_pile()
        for card in in_order(cards):
            for _ in range(cards.count(card)):
                self.take_out(card)
                self.discard.append(card)
        yield from self.forced_shuffle()

    def discard_two_keys(self) -> Flow:
        """`two_blue`: two keys, ascending; only picks after which the rest can still be completed (chapter 6.8)."""
        self.go_through_pile()
        keys = [card for card in self.pile().elements() if is_key(card)]
        kinds = in_order(keys)
        wanted = min(2, len(keys))
        first = 0
        for left in range(wanted, 0, -1):
            options = [
                kind
                for place, kind in enumerate(kinds)
                if place >= first and keys.count(kind) and sum(keys.count(other) for other in kinds[place:]) >= left
            ]
            card = parse((yield from self.ask("prem-keys", [f"discard-key {kind}" for kind in options]))).what
            first = kinds.index(card)
            keys.remove(card)
            self.take_out(card)
            self.discard.append(card)
        yield from self.forced_shuffle()

    def return_for_premonition(self, name: str) -> Flow:
        """`two_brown`: any door; `pair`: one of a colour with two doors; anybody's (ONI-EDGE-32)."""
        count = Counter(self.out())
        choices = []
        for seat, prefix in ((self.active, "return"), (1 - self.active, "return partner")):
            for door in in_order(self.doors[seat]):
                if name == "two_brown" or count[door] >= 2:
                    choices.append(f"{prefix} {door}")
        answer = parse((yield from self.ask("prem-door", choices)))
        yield from self.return_door(answer.what, 1 - self.active if answer.source else self.active)

    def turn_up(self, count: int) -> None:
        """ONI-PREM-09: fewer if the reserve holds fewer."""
        for _ in range(min(count, len(self.reserve))):
            if self.dice is not None:
                name = self.dice.choice(sorted(self.reserve))
            else:
                name = self.reserve_feed.popleft()
            self.reserve.remove(name)
            self.premonitions_up.append(name)

    # ---- towers ---------------------------------------------------------------------------------------

    def tower_step(self, false_alarm: bool) -> Deciding:
        """After a ward-off a tower is lost; true: it was a false alarm (ONI-TOWER-08 … -13, -16)."""
        protected = self.aligned() and not self.on("hard.towers")
        if not self.towers or protected:
            return False
        choices = [f"lose {tower}" for tower in self.towers if self.removable(tower)]
        choices += ["false-alarm"] if false_alarm else []
        answer = parse((yield from self.ask("tower-loss", choices)))
        if answer.verb == "false-alarm":
            return True
        self.towers.remove(answer.what)
        self.discard.append(answer.what)
        self.check_win()
        return False

    def removable(self, tower: str) -> bool:
        """ONI-TOWER-09: the neighbours may stand side by side."""
        place = self.towers.index(tower)
        if place in (0, len(self.towers) - 1):
            return True
        return fit(self.towers[place - 1], self.towers[place + 1])


def fit(left: str, right: str) -> bool:
    """ONI-TOWER-04: touching edges share no symbol."""
    return not EDGES[left][1] & EDGES[right][0]


def is_red(card: str) -> bool:
    """Red locations and crossroads, no towers (ONI-PREM-07)."""
    return bool(symbol(card)) and (card.startswith("red.") or not one_coloured(card))


def doors_of(cards: list[str]) -> list[str]:
    """The doors among cards, every kind once."""
    return in_order(card for card in cards if is_door(card))
