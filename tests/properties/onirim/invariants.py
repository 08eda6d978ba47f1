"""What holds at every table of Onirim, written from the law (chapters 3, 4, 8 to 10, 16.2) and not from the engine.

The inspector of Onirim looks at the table, at what each seat and a spectator are shown, and keeps its own account of
who may know what.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import KIND_OF, TOKENS, deck
from reverie.kernel.constants import KIND, KNOWN_TO_0, KNOWN_TO_1
from tests.games.onirim.full_referee_doors import EDGES
from tests.properties.inspection import Inspector, RawEvents, Table

# Where a card lies while it is drawn, opened, warded off or fetched.
RESOLVED = (c.Q_DOOR, c.Q_RALLY, c.S_DREAM_LEAVES)
LOOKING = (c.Q_PROPHECY, c.Q_PROPHECY_ORDER, c.Q_TOWER_ORDER, c.Q_SPIES, c.Q_PARADOX, c.Q_PARADOX_ORDER)
REVEALING = (c.Q_INCANT_DOOR, c.Q_INCANT_ORDER, c.Q_HARPOON, c.Q_HAPPY_SEVEN)

# Answers by which the whole pile is gone through (the law's chapter 4).
LEARNING = {
    *(block * 64 + c.DOOR + colour for block in (c.TAKE_DOOR, c.TAKE_CHROMATIC) for colour in range(5)),
    c.SEARCH * 64 + c.SEARCH_ONLY,
    c.HAPPY * 64 + c.HAPPY_SEARCH,
    *(c.RESOLVE * 64 + premonition for premonition in (c.TWO_RED, c.TWO_BLUE, c.EVERY_COLOUR)),
}

VIEW_KEYS = {
    *("game", "rules", "seat", "active", "status", "outcome", "turn", "goal", "decision", "pile", "hand", "row"),
    *("doors", "discard", "limbo", "resolving", "looked", "unseen"),
}
VIEW_KEYS_OF = {
    c.TEAM: {"partner", "shared", "draft"},
    c.BOOK: {"goals", "next_goal", "costs", "removed"},
    c.DREAMCATCHERS: {"catchers", "handbooks"},
    c.TOWERS: {"towers"},
    c.PREMONITIONS: {"premonitions"},
    c.ONIVERSE: {"rallied", "stored", "unused"},
    c.INCUBUS: {"incubus"},
}


def colours(kind: int) -> set[int]:
    """The colours of a location with a symbol."""
    return {0, 1, 2, 3} if kind >= c.CROSSROADS else {kind // 4}


def runs_by_the_law(row: list[int], hard: bool = False) -> tuple[dict[int, set[int]], list[int]]:
    """P-RUN, word by word: which card completes a run of which colours, and the open segment."""
    completed = {}
    segment: list[int] = []
    for place, card in enumerate(row, 1):
        segment.append(card)
        if len(segment) >= 3:
            common = colours(segment[-1]) & colours(segment[-2]) & colours(segment[-3])
            if hard and (segment[-1] >= c.CROSSROADS or segment[-3] >= c.CROSSROADS):
                common = set()
            if common:
                completed[place] = common
                segment = []
    return completed, segment


# ---- where every card is -----------------------------------------------------------------------------------------


def open_cards(table: Table) -> list[int]:
    """Every card that lies open to everybody, a card being resolved included."""
    cards: list[int] = []
    for zones in table["seats"]:
        cards += zones["row"]
        cards += [c.DOOR + colour for colour, count in enumerate(zones["doors"]) for _ in range(count)]
    for zone in ("shared", "discard", "limbo", "towers", "removed", "stored"):
        cards += table.get(zone, [])
    for captured in table.get("catchers", []):
        cards += captured
    cards += [c.DENIZEN + denizen for denizen in table.get("rallied", [])]
    if table["figure_card"] != c.NOTHING:
        cards.append(table["figure_card"])
    if table["revealed"]:
        cards += table["looked"]
    return cards + [argument for step, argument in table["agenda"] if step in RESOLVED]


def visible(table: Table, seat: int | None) -> Counter[int]:
    """The most that a seat may know of single cards (the law's chapter 4)."""
    cards = open_cards(table)
    if seat is None:
        return Counter(cards)
    for owner, zones in enumerate(table["seats"]):
        cards += zones["hand"] if owner == seat or table["flags"] & c.OPEN_TALK else zones["shown"]
    if not table["revealed"] and table["seat"] == seat:
        cards += table["looked"]
    placed = table["over"] + table["under"] + fetched(table)
    cards += [card & KIND for card in placed if card & KNOWN_TO_0 << seat]
    if table.get("knows_unused", 0) >> seat & 1:
        cards += [c.DENIZEN + denizen for denizen in table["unused"]]
    return Counter(cards)


def fetched(table: Table) -> list[int]:
    """The card that a happy dream brought and that waits for the shuffle."""
    return [argument for step, argument in table["agenda"] if step == c.S_PUT_ON_TOP]


def all_cards(table: Table) -> Counter[int]:
    """Every card, wherever it lies."""
    cards = open_cards(table) + table["bag"]
    for zones in table["seats"]:
        cards += zones["hand"]
    if not table["revealed"]:
        cards += table["looked"]
    cards += [card & KIND for card in table["over"] + table["under"] + fetched(table)]
    return Counter(cards + [c.DENIZEN + denizen for denizen in table.get("unused", [])])


def remaining_locations(table: Table) -> int:
    """What every turn takes one of: locations in pile, hands, limbo, catchers and under keepers (chapter 16.2)."""
    cards = [card & KIND for card in table["over"] + table["under"] + table["bag"] + fetched(table)]
    for zones in table["seats"]:
        cards += zones["hand"]
    cards += table["shared"] + table["limbo"] + table["looked"] + table.get("stored", [])
    cards += [card for captured in table.get("catchers", []) for card in captured]
    return sum(card < c.DOOR for card in cards)


def doors_out(table: Table) -> Counter[int]:
    """The laid-out doors of everybody."""
    out: Counter[int] = Counter()
    for zones in table["seats"]:
        out.update({c.DOOR + colour: count for colour, count in enumerate(zones["doors"]) if count})
    return out


# ---- zones -------------------------------------------------------------------------------------------------------


def check_zones(table: Table, have: Counter[int]) -> None:
    """Every zone holds only what it may."""
    found = all_cards(table)
    if table["outcome"]:  # the dream or door that was being resolved leaves with the last question
        missing = have - found
        assert not found - have, found - have
        assert missing.total() <= 1, missing
        assert all(kind >= c.DOOR for kind in missing), missing
    else:
        assert found == have, (found - have, have - found)
        check_hands(table)
        check_looked(table)
    for zones in table["seats"]:
        check_row(zones, table)
    check_towers(table["towers"])
    captured = [kind for cards in table.get("catchers", []) for kind in cards]
    assert all(kind >= c.DEAD_END for kind in table["limbo"] + captured)
    check_pieces(table)
    check_knowledge_bits(table)


def check_hands(table: Table) -> None:
    """Five cards, in team play three and two; full at the start of a turn (ONI-BASE-22, ONI-TEAM-05)."""
    flags, question = table["flags"], table["agenda"][-1][0]
    hands = [zones["hand"] for zones in table["seats"]]
    for zones in table["seats"]:
        assert all(kind < c.DOOR for kind in zones["hand"] + table["shared"])
        assert not Counter(zones["shown"]) - Counter(zones["hand"])
    if not flags & c.TEAM:
        assert not table["shared"]
        assert not table["seats"][0]["shown"]
        assert len(hands[0]) <= 5
    elif question == c.Q_DRAFT:
        assert sum(map(len, hands)) + len(table["shared"]) == 8
        assert abs(len(hands[0]) - len(hands[1])) <= 1
        assert all(zones["hand"] == zones["shown"] for zones in table["seats"])
    else:
        assert len(hands[table["seat"]]) <= 3
        assert len(hands[1 - table["seat"]]) == 3
        assert len(table["shared"]) <= 2
    if question == c.Q_TURN:
        faced = flags & c.ADVERSARY and not table["figure"]  # a key may have been spent on it (ONI-INC-07)
        assert len(hands[table["seat"]]) + len(table["shared"]) >= (4 if faced else 5)


def check_looked(table: Table) -> None:
    """Cards are looked at or revealed only while they are arranged."""
    question = table["agenda"][-1][0]
    spells = (c.Q_PAY, c.Q_PLAN, c.Q_PLAN_WITH)  # parallel planning while a revealed door is chosen (ONI-FREE-03)
    asked = [step for step, _ in table["agenda"] if step in LOOKING + REVEALING]
    if not asked:
        assert not table["looked"]
        assert not table["revealed"]
        return
    assert len(asked) == 1
    assert question == asked[0] or (question in spells and asked == [c.Q_INCANT_DOOR])
    assert bool(table["revealed"]) == (asked[0] in REVEALING)
    assert 1 <= len(table["looked"]) <= (7 if asked[0] == c.Q_HAPPY_SEVEN else 5)
    assert table["looked_placed"] < len(table["looked"])


def check_row(zones: Table, table: Table) -> None:
    """Symbols change from card to card but for architects, runs are the law's (ONI-BASE-08, P-RUN)."""
    row, hard = zones["row"], bool(table["flags"] & c.HARD_CROSSROADS)
    assert all(kind < c.TOWER for kind in row)
    same = sum(one & 3 == other & 3 for one, other in pairwise(row))
    used = (table["discard"] + table.get("removed", [])).count(c.DENIZEN + c.ARCHITECT)
    assert same <= used
    if hard:
        assert not row or row[0] < c.CROSSROADS
        assert all(min(pair) < c.CROSSROADS for pair in pairwise(row))
    assert zones["segment"] == len(row) - len(runs_by_the_law(row, hard)[1])


def check_towers(towers: list[int]) -> None:
    """No symbol twice on a common edge (ONI-TOWER-04)."""
    names = [TOKENS[kind] for kind in towers]
    for left, right in pairwise(names):
        assert not EDGES[left][1] & EDGES[right][0], names


def check_pieces(table: Table) -> None:
    """Order cards, catchers, premonitions, denizens and the figure fit together."""
    flags, out = table["flags"], doors_out(table)
    assert out.total() <= table["doors_needed"]
    if flags & c.BOOK and not table["outcome"]:
        covered = [kind for i, kind in enumerate(table["goals"]) if table["covered"] >> i & 1]
        waiting = [argument for step, argument in table["agenda"] if step == c.Q_UNCOVER]
        assert Counter(covered) == out + Counter(waiting)
        assert len(table["goals"]) == table["doors_needed"]
    if flags & c.DREAMCATCHERS:
        assert len(table["catchers"]) <= 4
        assert table["handbooks"] <= (0 if flags & c.HARD_DREAMCATCHERS else 2)
        assert table["catchers"] or table["outcome"]
    up, down = table["premonitions_up"], table["premonitions_down"]
    assert up & down == 0
    assert up | down <= (255 if flags & c.PREMONITIONS else 0)
    if flags & c.ONIVERSE:
        assert len(table["unused"]) == 8
        assert len(table["stored"]) <= table["rallied"].count(c.TREASURE_KEEPER)
        assert all(kind < c.DEAD_END for kind in table["stored"])
    if table["figure_card"] != c.NOTHING:
        assert flags & c.PATHFINDER
        assert table["figure_card"] < c.DOOR
    if flags & c.ADVERSARY and not flags & c.ADVERSARY_BEFORE_WIN and table["figure"]:
        assert not out  # ONI-INC-08


def check_knowledge_bits(table: Table) -> None:
    """Only seats that exist know a place; a fetched card is its searcher's alone (ONI-PREM-13)."""
    most = KNOWN_TO_0 | KNOWN_TO_1 if table["flags"] & c.TEAM else KNOWN_TO_0
    assert all(card & ~KIND & ~most == 0 for card in table["over"] + table["under"])
    assert all(card & ~KIND == KNOWN_TO_0 << table["seat"] for card in fetched(table))
    assert table.get("knows_unused", 0) < (4 if table["flags"] & c.TEAM else 2)


# ---- views -------------------------------------------------------------------------------------------------------


def cards_in_view(view: dict[str, Any]) -> Counter[int]:
    """Every single card that a view shows, in whatever field."""
    tokens: list[str] = []
    for zone in ("doors", "discard", "limbo", "resolving", "shared", "draft", "removed", "stored"):
        tokens += view.get(zone, [])
    tokens += view["hand"]["cards"] or []
    tokens += view["row"]["cards"] + (view["looked"]["cards"] or [])
    tokens += [card for end in ("known_top", "known_bottom") for card in view["pile"][end] if card]
    if "partner" in view:
        partner = view["partner"]
        tokens += partner["row"]["cards"] + partner["doors"]
        tokens += partner["hand"]["known"] if partner["hand"]["cards"] is None else partner["hand"]["cards"]
    tokens += [card for captured in view.get("catchers", []) for card in captured]
    tokens += view["towers"]["row"] if "towers" in view else []
    tokens += [f"den.{name}" for name in view.get("rallied", [])]
    tokens += [f"den.{name}" for name in (view["unused"]["cards"] or [] if "unused" in view else [])]
    tokens += [view["incubus"]["card"]] if view.get("incubus", {}).get("card") else []
    return Counter(KIND_OF[token] for token in tokens)


def check_view(view: dict[str, Any], table: Table, have: Counter[int], seat: int | None) -> None:
    """A view shows no card that the seat may not know, and counts all the others together, in no telling order."""
    expected = VIEW_KEYS.union(*(keys for flag, keys in VIEW_KEYS_OF.items() if table["flags"] & flag))
    assert set(view) == expected, set(view) ^ expected
    shown, may_know = cards_in_view(view), visible(table, seat)
    assert not shown - may_know, (seat, shown - may_know)
    check_places(view["pile"], table, seat)
    check_runs(view["row"], table)
    if "partner" in view:
        check_runs(view["partner"]["row"], table)
    if not table["outcome"]:
        unseen = Counter({KIND_OF[token]: count for token, count in view["unseen"].items()})
        assert shown + unseen == have, seat
    assert [KIND_OF[token] for token in view["unseen"]] == sorted(KIND_OF[token] for token in view["unseen"])
    about = view["decision"]["about"] if view["decision"] else {}
    assert not {KIND_OF[about[key]] for key in ("card", "door") if key in about} - set(public_subjects(table))


def public_subjects(table: Table) -> list[int]:
    """The cards that an open question may name to everybody: one being resolved, exchanged, or a door that returned."""
    steps = (*RESOLVED, c.Q_UNCOVER, c.Q_SWAP_SHARED, c.Q_CYCLO_FETCH)
    return [argument & KIND for step, argument in table["agenda"] if step in steps]


def check_runs(row: dict[str, Any], table: Table) -> None:
    """The completed runs that the view names are those of the law (P-RUN), and nothing completed lies behind them."""
    completed, _ = runs_by_the_law([KIND_OF[token] for token in row["cards"]], bool(table["flags"] & c.HARD_CROSSROADS))
    assert row["runs"] == [[place - 3, place] for place in completed]
    assert row["completed"] == max(completed, default=0)


def check_places(pile: dict[str, Any], table: Table, seat: int | None) -> None:
    """Each place that the view names is one that the seat knows, with the card that lies there."""
    for shown, placed in ((pile["known_top"], table["over"]), (pile["known_bottom"], table["under"][::-1])):
        for token, card in zip(shown, placed, strict=False):
            if token is not None:
                assert seat is not None
                assert card & KNOWN_TO_0 << seat
                assert KIND_OF[token] == card & KIND
        assert len(shown) <= len(placed)


# ---- one game ----------------------------------------------------------------------------------------------------


class Account:
    """Who may know what, kept by the law from the engine's raw events alone (chapter 4, ONI-TEAM-22)."""

    def __init__(self, table: Table) -> None:
        self.open_talk = bool(table["flags"] & c.OPEN_TALK)
        self.placed: list[Counter[int]] = [Counter() for _ in table["seats"]]  # seen going into the pile
        self.shown: list[Counter[int]] = [Counter(zones["shown"]) for zones in table["seats"]]
        self.searched = 0

    def hear(self, event: tuple[int, int, int, int], before: Table) -> None:
        """One more event; `before` is the table before the answer that led to it."""
        kind, a, b, d = event
        if kind == c.E_SHUFFLED:
            for places in self.placed:
                places.clear()
        elif kind == c.E_ANSWERED and a in LEARNING:
            self.searched |= 1 << (d & 1)
            if len(self.shown) == 2:
                self.shown[1 - (d & 1)] = Counter(before["seats"][1 - (d & 1)]["hand"])
        elif kind == c.E_MOVED:
            self.move(a, b >> 5, b & 31, d & 1, bool(d & 2))

    def move(self, kind: int, source: int, target: int, mover: int, told: bool) -> None:
        """A card moved: who saw it?"""
        if target == c.Z_PILE:
            for seat, places in enumerate(self.placed):
                if source != c.Z_LOOKED or seat == mover:
                    places[kind] += 1
        if source == c.Z_HAND and self.shown[mover][kind]:
            self.shown[mover][kind] -= 1
        if target == c.Z_HAND and len(self.shown) == 2:
            seen = self.placed[1 - mover][kind] > 0
            assert seen or self.open_talk or not told or source != c.Z_PILE, "told of a card that it never saw"
            self.shown[mover][kind] += source != c.Z_PILE or (told and seen)

    def check(self, table: Table) -> None:
        """The engine's own account must not exceed this one."""
        for seat, places in enumerate(self.placed):
            known = Counter(card & KIND for card in table["over"] + table["under"] if card & KNOWN_TO_0 << seat)
            assert not known - places, (seat, known - places)
        for zones, shown in zip(table["seats"], self.shown, strict=True):
            engine_says = Counter(zones["shown"])
            assert not engine_says - shown, (engine_says, shown)
            assert self.open_talk or table["flags"] & c.TEAM == 0 or engine_says == +shown
        assert table.get("knows_unused", 0) | self.searched == self.searched


class OnirimInspector(Inspector):
    """Watches one game of Onirim."""

    alone = "turn"

    def begin(self) -> None:
        self.deck = Counter(deck(self.game.spec.modules))
        self.account = Account(self.table)
        self.turn_table = self.table

    def check_table(self) -> None:
        check_zones(self.table, self.deck)

    def check_view(self, view: dict[str, Any], seat: int | None) -> None:
        check_view(view, self.table, self.deck, seat)

    def check_step(self, before: Table, events: RawEvents) -> None:
        for event in events:
            self.account.hear(event, before)
        self.account.check(self.table)
        self.check_progress()

    def check_progress(self) -> None:
        """Each turn uses up a location; only an anticipation that finds none may cost a door instead (chapter 16.2)."""
        table, last = self.table, self.turn_table
        if table["turn"] == last["turn"] or table["outcome"]:
            return
        if last["turn"]:
            used = remaining_locations(last) - remaining_locations(table)
            doors = doors_out(last).total() - doors_out(table).total()
            assert used >= 1 or (used == 0 and doors >= 1 and table["flags"] & c.PATHFINDER), (used, self.line)
        self.turn_table = table


INSPECTOR = OnirimInspector
