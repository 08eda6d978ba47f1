"""Why an action is not legal now: a sentence and the rule behind it, judged by what the player can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reverie.errors import CardName, IllegalAction, TextName
from reverie.games.onirim import constants as c
from reverie.games.onirim.about import about
from reverie.games.onirim.cards import COLOURS, HARD_SPELL_COSTS, PREMONITIONS, SPELL_COSTS, SPELLS, TOKENS, has_symbol
from reverie.games.onirim.codec import PLANNING_WINDOWS, QUESTIONS, QUESTIONS_OF_VERB
from reverie.games.onirim.engine import Engine
from reverie.games.onirim.labyrinth import recount_runs
from reverie.games.onirim.modules import verbs
from reverie.games.onirim.modules.crossroads import crossroads_fit
from reverie.games.onirim.modules.incubus import adversary_blocks
from reverie.games.onirim.position.checks import true_premonitions, with_row
from reverie.kernel.actions import Action
from reverie.kernel.constants import KIND

Table = dict[str, Any]
CARDS = ("card", "door")  # what a question is about that is shown by a card's name

# Verbs that need a module or a mode, and the rule that brings them into the game.
NEEDS: dict[str, tuple[int, str, str]] = {
    **{name: (verb.flag or flag, module, verb.rule) for name, (module, flag, verb) in verbs().items() if verb.rule},
    "cast": (c.BOOK, "book", "ONI-BOOK-09"),
    "use": (c.ONIVERSE, "oniverse", "ONI-ONIV-09"),
    "store": (c.ONIVERSE, "oniverse", "ONI-ONIV-18"),
}


class Refusal:
    """One refused action, looked at from all sides."""

    def __init__(self, engine: Engine, action: Action) -> None:
        self.engine = engine
        self.table = engine.table()
        self.flags: int = self.table["flags"]
        self.action = action
        self.block, self.argument = action.id >> 6, action.id & 63
        self.question, self.about = self.table["agenda"][-1]
        self.mine: Table = self.table["seats"][self.table["seat"]]
        self.stored: list[int] = self.table.get("stored", [])

    def explain(self) -> IllegalAction:
        """The first reason that holds, from the general to the particular."""
        verb = self.action.verb
        needs = NEEDS.get(verb)
        if needs and not self.flags & needs[0]:
            return IllegalAction("onirim-module-missing", rule=needs[2], module=TextName(f"onirim-module-{needs[1]}"))
        if self.question not in QUESTIONS_OF_VERB[verb]:
            return IllegalAction("onirim-not-asked", rule="ONI-GEN-10", action=self.action.words, question=self.asked())
        if verb in BY_MODULE:
            refused = BY_MODULE[verb][2].refused
            return refused(self) if refused is not None else self.always()
        return BY_VERB[verb](self)

    # ---- cards that the player holds --------------------------------------------------------------------

    def held(self) -> int | None:
        """The kind of the card that the action means, if the player holds it there."""
        if self.action.source == "stored":
            slot = self.argument & 1
            return self.stored[slot] if slot < len(self.stored) else None
        kind = self.argument
        if self.action.verb == "build-right":
            kind -= c.RIGHT
        place = self.table["shared"] if self.action.source == "shared" else self.mine["hand"]
        return kind if kind in place else None

    def missing(self, rule: str) -> IllegalAction:
        """The player does not hold the card there."""
        if self.action.source == "stored":
            return IllegalAction("onirim-not-stored", rule="ONI-ONIV-18")
        card = CardName(self.action.argument or "")
        if self.action.source == "shared":
            return IllegalAction("onirim-not-shared", rule="ONI-TEAM-05", card=card)
        return IllegalAction("onirim-not-in-hand", rule=rule, card=card)

    def card(self) -> CardName:
        """The card that the action names."""
        return CardName(self.action.argument or "")

    def dead_end(self) -> IllegalAction:
        """A dead end leaves the hand only with the whole hand."""
        return IllegalAction("onirim-dead-end", rule="ONI-CROSS-07", card=CardName("deadend"))

    # ---- the turn ---------------------------------------------------------------------------------------

    def play(self) -> IllegalAction:
        kind = self.held()
        if kind is None:
            return self.missing("ONI-BASE-06")
        if not has_symbol(kind):
            rule = "ONI-CROSS-07" if kind == c.DEAD_END else "ONI-TOWER-03"
            return IllegalAction("onirim-no-symbol", rule=rule, card=CardName(TOKENS[kind]))
        row = self.mine["row"]
        if kind >= c.CROSSROADS and self.flags & c.HARD_CROSSROADS:
            g = with_row(row, self.flags)
            recount_runs(g)
            if not crossroads_fit(g):
                return IllegalAction("onirim-crossroads-second", rule="ONI-CROSS-14", card=CardName(TOKENS[kind]))
        if self.action.helper and c.ARCHITECT not in self.table.get("rallied", []):
            return IllegalAction("onirim-no-denizen", rule="ONI-ONIV-09", denizen=CardName("den.architect"))
        if self.action.helper:
            return IllegalAction("onirim-architect-needless", rule="ONI-ONIV-10", card=CardName(TOKENS[kind]))
        last = CardName(TOKENS[row[-1]])
        return IllegalAction("onirim-same-symbol", rule="ONI-BASE-08", card=CardName(TOKENS[kind]), last=last)

    def discard(self) -> IllegalAction:
        kind = self.held()
        return self.missing("ONI-BASE-06") if kind is None else self.dead_end()

    def draft(self) -> IllegalAction:
        return IllegalAction("onirim-not-drafted", rule="ONI-TEAM-03", card=self.card())

    # ---- searching ----------------------------------------------------------------------------------------

    def take(self) -> IllegalAction:
        card = self.card()
        laying_out = self.question == c.Q_SEARCH or self.about
        if laying_out and adversary_blocks(self.engine):
            return IllegalAction("onirim-adversary-blocks", rule="ONI-INC-08")
        if self.action.helper and c.CHROMATIC_CHAOS not in self.table.get("rallied", []):
            return IllegalAction("onirim-no-denizen", rule="ONI-ONIV-09", denizen=CardName("den.chromatic_chaos"))
        if self.action.source:
            catcher = int(self.action.source.removeprefix("catcher-"))
            catchers = self.table.get("catchers", [])
            if catcher >= len(catchers) or self.argument not in catchers[catcher]:
                return IllegalAction("onirim-not-captured", rule="ONI-DREAM-12", card=card, catcher=str(catcher + 1))
        if not laying_out or (self.question != c.Q_SEARCH and not self.action.source):
            return IllegalAction("onirim-not-asked", rule="ONI-GEN-10", action=self.action.words, question=self.asked())
        door = self.argument - c.DOOR
        if not 0 <= door <= 4:
            return IllegalAction("onirim-wrong-door", rule="ONI-BASE-13", card=card)
        in_run = door == 4 or bool(self.about >> door & 1)
        if bool(self.action.helper) == in_run:
            return IllegalAction("onirim-wrong-door", rule="ONI-BASE-13", card=card)
        if self.action.helper and self.flags & c.BOOK and self.goal() != self.argument:
            return IllegalAction("onirim-wrong-goal", rule="ONI-ONIV-16", card=card, goal=self.goal_name())
        return IllegalAction("onirim-door-not-in-pile", rule="ONI-BASE-15", card=card)

    def search(self) -> IllegalAction:
        return IllegalAction("onirim-catcher-empty", rule="ONI-PREM-13", catcher="1")

    def goal(self) -> int | None:
        """The door that the next order card shows."""
        goals = [kind for i, kind in enumerate(self.table["goals"]) if not self.table["covered"] >> i & 1]
        return goals[0] if goals else None

    def goal_name(self) -> CardName:
        """The same as a card."""
        goal = self.goal()
        return CardName(TOKENS[goal] if goal is not None else "")

    # ---- looked-at and revealed cards -----------------------------------------------------------------------

    def looked(self) -> IllegalAction:
        if self.block == c.PROPHECY_DISCARD and self.argument == c.DEAD_END and c.DEAD_END in self.table["looked"]:
            return IllegalAction("onirim-dead-end-kept", rule="ONI-CROSS-08")
        if self.table["revealed"]:
            return IllegalAction("onirim-not-revealed", rule="ONI-GEN-02", card=self.card())
        return IllegalAction("onirim-not-looked-at", rule="ONI-BASE-18", card=self.card())

    def incant(self) -> IllegalAction:
        if self.action.argument == "none":
            return IllegalAction(
                "onirim-not-asked", rule="ONI-GLYPH-06", action=self.action.words, question=self.asked()
            )
        return IllegalAction("onirim-not-revealed", rule="ONI-GLYPH-06", card=self.card())

    def discard_rest(self) -> IllegalAction:
        return IllegalAction("onirim-dead-end-kept", rule="ONI-CROSS-08")

    def fetch(self) -> IllegalAction:
        return IllegalAction("onirim-not-in-pile", rule="ONI-PREM-13", card=self.card())

    def asked(self) -> TextName:
        """The open question in words, with what it is about."""
        named = {name: CardName(entry) if name in CARDS else entry for name, entry in about(self.table).items()}
        return TextName(f"onirim-ask-{QUESTIONS[self.question][0]}", **named)

    # ---- doors and nightmares -------------------------------------------------------------------------------

    def open(self) -> IllegalAction:
        door = CardName(TOKENS[self.about])
        kind = self.held()
        if kind is None:
            if self.action.source:
                return self.missing("ONI-BASE-24")
            return IllegalAction("onirim-no-such-key", rule="ONI-BASE-24", card=self.card())
        if adversary_blocks(self.engine):
            return IllegalAction("onirim-adversary-blocks", rule="ONI-INC-08")
        if self.flags & c.BOOK and self.goal() != self.about:
            return IllegalAction("onirim-wrong-goal", rule="ONI-BOOK-05", card=door, goal=self.goal_name())
        if self.action.helper and c.CHROMATIC_CHAOS not in self.table.get("rallied", []):
            return IllegalAction("onirim-no-denizen", rule="ONI-ONIV-09", denizen=CardName("den.chromatic_chaos"))
        return IllegalAction("onirim-wrong-key", rule="ONI-BASE-24", card=CardName(TOKENS[kind]), door=door)

    def ward(self) -> IllegalAction:
        if self.block == c.WARD_DOOR:
            return IllegalAction("onirim-no-such-door", rule="ONI-BASE-30", card=self.card())
        if self.block != c.WARD:
            if self.action.source:
                return self.missing("ONI-BASE-29")
            return IllegalAction("onirim-no-such-key", rule="ONI-BASE-29", card=self.card())
        if self.argument == c.MILL:
            return IllegalAction("onirim-pile-empty", rule="ONI-BASE-31")
        wards = self.question == c.Q_NIGHTMARE or self.flags & c.PUNISHMENT_WARDS
        if self.argument == c.PUNISHMENT_WARD and wards:
            return self.spell(c.POWERFUL_PUNISHMENT)
        if self.question == c.Q_WARD:
            return IllegalAction("onirim-not-asked", rule="ONI-INC-05", action=self.action.words, question=self.asked())
        if self.argument == c.MIRROR_WARD:
            return IllegalAction("onirim-no-denizen", rule="ONI-ONIV-17", denizen=CardName("den.mirror"))
        if self.argument == c.PROTECTOR_WARD:
            return IllegalAction("onirim-figure-gone", rule="ONI-INC-02")
        return IllegalAction("onirim-no-card-under-figure", rule="ONI-INC-06")

    # ---- spells, denizens, premonitions -----------------------------------------------------------------------

    def spell(self, spell: int) -> IllegalAction:
        """A spell that cannot be paid, or has nothing to work on."""
        if not self.flags & c.BOOK:
            return IllegalAction("onirim-module-missing", rule="ONI-BOOK-12", module=TextName("onirim-module-book"))
        cost = (HARD_SPELL_COSTS if self.flags & c.HARD_BOOK else SPELL_COSTS)[spell]
        count = len(self.table["discard"])
        if count >= cost:
            return IllegalAction("onirim-pile-empty", rule="ONI-BOOK-10")
        return IllegalAction("onirim-discard-too-small", rule="ONI-BOOK-08", cost=cost, count=count)

    def cast(self) -> IllegalAction:
        if self.question in PLANNING_WINDOWS and self.argument != c.PARALLEL_PLANNING:
            return IllegalAction(
                "onirim-not-asked", rule="ONI-FREE-03", action=self.action.words, question=self.asked()
            )
        return self.spell(self.argument)

    def use(self) -> IllegalAction:
        if self.argument not in self.table["rallied"]:
            return IllegalAction(
                "onirim-no-denizen", rule="ONI-ONIV-09", denizen=CardName(TOKENS[c.DENIZEN + self.argument])
            )
        if self.argument == c.HAMMERBIRD:
            return IllegalAction("onirim-row-empty", rule="ONI-ONIV-14")
        if self.argument == c.CYCLOBOT:
            return IllegalAction("onirim-nothing-to-exchange", rule="ONI-ONIV-11")
        return IllegalAction("onirim-pile-empty", rule="ONI-GEN-04")

    def store(self) -> IllegalAction:
        kind = self.held()
        if self.table["rallied"].count(c.TREASURE_KEEPER) <= len(self.stored):
            return IllegalAction("onirim-no-keeper", rule="ONI-ONIV-18")
        return self.missing("ONI-ONIV-18") if kind is None else self.dead_end()

    def rally(self) -> IllegalAction:
        kind = self.held()
        return self.missing("ONI-ONIV-07") if kind is None else self.dead_end()

    def cyclo(self) -> IllegalAction:
        return self.missing("ONI-ONIV-11")

    def cyclo_fetch(self) -> IllegalAction:
        return IllegalAction("onirim-not-in-discard", rule="ONI-ONIV-11", card=self.card())

    def hammer(self) -> IllegalAction:
        return IllegalAction(
            "onirim-same-result", rule="ONI-ONIV-14", colour=TextName(f"onirim-colour-{COLOURS[self.argument]}")
        )

    def uncover(self) -> IllegalAction:
        return IllegalAction("onirim-goal-not-covered", rule="ONI-BOOK-06", position=str(self.argument))

    def premonition(self) -> IllegalAction:
        name = TextName(f"onirim-premonition-{PREMONITIONS[self.argument]}")
        if self.question == c.Q_HAPPY or not self.table["premonitions_up"] >> self.argument & 1:
            return IllegalAction("onirim-no-such-premonition", rule="ONI-PREM-11", premonition=name)
        if self.about and true_premonitions(self.table) >> self.argument & 1:
            return IllegalAction("onirim-premonition-waits", rule="ONI-PREM-05", premonition=name)
        return IllegalAction("onirim-not-triggered", rule="ONI-PREM-05", premonition=name)

    def seek(self) -> IllegalAction:
        return IllegalAction("onirim-pile-empty", rule="ONI-PREM-13")

    def return_door(self) -> IllegalAction:
        return IllegalAction("onirim-no-such-door", rule="ONI-PREM-07", card=self.card())

    def discard_key(self) -> IllegalAction:
        if self.argument < self.about & KIND:
            return IllegalAction("onirim-key-order", rule="ONI-GEN-12", card=self.card())
        return IllegalAction("onirim-not-in-pile", rule="ONI-PREM-07", card=self.card())

    def pay(self) -> IllegalAction:
        kinds = self.table["discard"]
        if self.argument != c.REST and self.argument not in kinds:
            return IllegalAction("onirim-not-in-discard", rule="ONI-BOOK-08", card=self.card())
        return IllegalAction(
            "onirim-pay-order", rule="ONI-BOOK-14", spell=TextName(f"onirim-spell-{SPELLS[self.about]}")
        )

    def plan(self) -> IllegalAction:
        return IllegalAction("onirim-position-order", rule="ONI-BOOK-11", position=str(self.argument))

    def swap(self) -> IllegalAction:
        if self.action.verb == "swap-for":
            return IllegalAction("onirim-not-shared", rule="ONI-TEAM-10", card=self.card())
        return IllegalAction("onirim-not-in-hand", rule="ONI-TEAM-10", card=self.card())

    def always(self) -> IllegalAction:
        """Answers that are always legal where they are asked for: never refused."""
        return IllegalAction("onirim-not-asked", rule="ONI-GEN-10", action=self.action.words, question=self.asked())


R = Refusal
BY_MODULE = verbs()
BY_VERB: dict[str, Callable[[Refusal], IllegalAction]] = {
    "play": R.play,
    "discard": R.discard,
    "draft": R.draft,
    "take": R.take,
    "search": R.search,
    **dict.fromkeys(("drop", "put", "put-under", "put-first", "keep"), R.looked),
    "incant": R.incant,
    "discard-rest": R.discard_rest,
    "fetch": R.fetch,
    "open": R.open,
    "ward": R.ward,
    "cast": R.cast,
    "use": R.use,
    "store": R.store,
    "rally": R.rally,
    "cyclo": R.cyclo,
    "cyclo-fetch": R.cyclo_fetch,
    "hammer": R.hammer,
    "uncover": R.uncover,
    "banish": R.premonition,
    "resolve": R.premonition,
    "seek": R.seek,
    "return": R.return_door,
    "discard-key": R.discard_key,
    "pay": R.pay,
    "plan": R.plan,
    "plan-with": R.plan,
    "swap": R.swap,
    "swap-for": R.swap,
    **dict.fromkeys(("decline", "leave", "no-swap", "go-on", "limbo", "seven", "send-away"), R.always),
}


def explain(engine: Engine, action: Action) -> IllegalAction:
    """The reason why `action` is refused; it must not be legal."""
    return Refusal(engine, action).explain()
