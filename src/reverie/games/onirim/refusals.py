"""Why an action is not legal now: a sentence and the rule behind it, judged by what the player can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reverie.errors import CardName, IllegalAction, TextName
from reverie.games.onirim import constants as c
from reverie.games.onirim.cards import COLOURS, HARD_SPELL_COSTS, PREMONITIONS, SPELL_COSTS, SPELLS, TOKENS, has_symbol
from reverie.games.onirim.codec import PLANNING_WINDOWS, QUESTIONS, QUESTIONS_OF_VERB
from reverie.games.onirim.engine import Engine
from reverie.games.onirim.position_checks import with_row
from reverie.games.onirim.labyrinth import recount_runs
from reverie.games.onirim.modules.crossroads import crossroads_fit
from reverie.kernel.actions import Action
from reverie.kernel.constants import KIND

Table = dict[str, Any]

# Verbs that need a module or a mode, and the rule that brings them into the game.
NEEDS: dict[str, tuple[int, str, str]] = {
    "build-left": (c.TOWERS, "towers", "ONI-TOWER-03"),
    "build-right": (c.TOWERS, "towers", "ONI-TOWER-03"),
    "flee": (c.CROSSROADS_MODULE, "crossroads", "ONI-CROSS-10"),
    "anticipate": (c.PATHFINDER, "incubus", "ONI-INC-03"),
    "face": (c.ADVERSARY, "incubus", "ONI-INC-07"),
    "handbook": (c.DREAMCATCHERS, "dreamcatchers", "ONI-DREAM-10"),
    "cast": (c.BOOK, "book", "ONI-BOOK-09"),
    "use": (c.ONIVERSE, "oniverse", "ONI-ONIV-09"),
    "store": (c.ONIVERSE, "oniverse", "ONI-ONIV-18"),
}


class Refusal:
    """One refused action, looked at from all sides."""

    def __init__(self, engine: Engine, action: Action) -> None:
        self.table = engine.table()
        self.flags: int = self.table["flags"]
        self.action = action
        self.block, self.argument = action.id >> 6, action.id & 63
        self.question, self.about = self.table["agenda"][-1]
        self.mine: Table = self.table["seats"][self.table["seat"]]
        self.stored: list[int] = self.table.get("stored", [])

    def say(self, code: str, rule: str, **details: Any) -> IllegalAction:
        """The refusal with its sentence and its rule."""
        return IllegalAction(f"onirim-{code}", rule=rule, **details)

    def explain(self) -> IllegalAction:
        """The first reason that holds, from the general to the particular."""
        verb = self.action.verb
        needs = NEEDS.get(verb)
        if needs and not self.flags & needs[0]:
            return self.say("module-missing", needs[2], module=TextName(f"onirim-module-{needs[1]}"))
        if self.question not in QUESTIONS_OF_VERB[verb]:
            asked = TextName(f"onirim-ask-{QUESTIONS[self.question][0]}")
            return self.say("not-asked", "ONI-GEN-10", action=self.action.words, question=asked)
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
            return self.say("not-stored", "ONI-ONIV-18")
        card = CardName(self.action.argument or "")
        if self.action.source == "shared":
            return self.say("not-shared", "ONI-TEAM-05", card=card)
        return self.say("not-in-hand", rule, card=card)

    def card(self) -> CardName:
        """The card that the action names."""
        return CardName(self.action.argument or "")

    def dead_end(self) -> IllegalAction:
        """A dead end leaves the hand only with the whole hand."""
        return self.say("dead-end", "ONI-CROSS-07", card=CardName("deadend"))

    # ---- the turn ---------------------------------------------------------------------------------------

    def play(self) -> IllegalAction:
        kind = self.held()
        if kind is None:
            return self.missing("ONI-BASE-06")
        if not has_symbol(kind):
            rule = "ONI-CROSS-07" if kind == c.DEAD_END else "ONI-TOWER-03"
            return self.say("no-symbol", rule, card=CardName(TOKENS[kind]))
        row = self.mine["row"]
        if kind >= c.CROSSROADS and self.flags & c.HARD_CROSSROADS:
            g = with_row(row, self.flags)
            recount_runs(g)
            if not crossroads_fit(g):
                return self.say("crossroads-second", "ONI-CROSS-14", card=CardName(TOKENS[kind]))
        if self.action.helper and c.ARCHITECT not in self.table.get("rallied", []):
            return self.say("no-denizen", "ONI-ONIV-09", denizen=CardName("den.architect"))
        if self.action.helper:
            return self.say("architect-needless", "ONI-ONIV-10", card=CardName(TOKENS[kind]))
        last = CardName(TOKENS[row[-1]])
        return self.say("same-symbol", "ONI-BASE-08", card=CardName(TOKENS[kind]), last=last)

    def build(self) -> IllegalAction:
        kind = self.held()
        if kind is None:
            return self.missing("ONI-BASE-06")
        if not c.TOWER <= kind < c.DEAD_END:
            return self.say("not-a-tower", "ONI-TOWER-03", card=CardName(TOKENS[kind]))
        if not self.table["towers"]:
            return self.say("tower-side", "ONI-TOWER-04")
        return self.say("tower-edge", "ONI-TOWER-04", card=CardName(TOKENS[kind]))

    def discard(self) -> IllegalAction:
        kind = self.held()
        return self.missing("ONI-BASE-06") if kind is None else self.dead_end()

    def anticipate(self) -> IllegalAction:
        return self.say("figure-busy", "ONI-INC-03")

    def face(self) -> IllegalAction:
        if not self.table["figure"]:
            return self.say("adversary-gone", "ONI-INC-07")
        return self.say("adversary-dead-end", "ONI-INC-10")

    def handbook(self) -> IllegalAction:
        if not self.table["handbooks"]:
            return self.say("no-handbook", "ONI-DREAM-10")
        return self.say("catcher-empty", "ONI-DREAM-10", catcher=str(self.argument))

    def draft(self) -> IllegalAction:
        return self.say("not-drafted", "ONI-TEAM-03", card=self.card())

    # ---- searching ----------------------------------------------------------------------------------------

    def adversary_blocks(self) -> bool:
        """No door can be laid out while the adversary stands."""
        return bool(self.flags & c.ADVERSARY and not self.flags & c.ADVERSARY_BEFORE_WIN and self.table["figure"])

    def take(self) -> IllegalAction:
        card = self.card()
        laying_out = self.question == c.Q_SEARCH or self.about
        if laying_out and self.adversary_blocks():
            return self.say("adversary-blocks", "ONI-INC-08")
        if self.action.helper and c.CHROMATIC_CHAOS not in self.table.get("rallied", []):
            return self.say("no-denizen", "ONI-ONIV-09", denizen=CardName("den.chromatic_chaos"))
        if self.action.source:
            catcher = int(self.action.source.removeprefix("catcher-"))
            catchers = self.table.get("catchers", [])
            if catcher >= len(catchers) or self.argument not in catchers[catcher]:
                return self.say("not-captured", "ONI-DREAM-12", card=card, catcher=str(catcher))
        elif self.question != c.Q_SEARCH:
            asked = TextName(f"onirim-ask-{QUESTIONS[self.question][0]}")
            return self.say("not-asked", "ONI-GEN-10", action=self.action.words, question=asked)
        door = self.argument - c.DOOR
        in_run = door == 4 or bool(self.about >> door & 1)
        if bool(self.action.helper) == in_run:
            return self.say("wrong-door", "ONI-BASE-13", card=card)
        if self.action.helper and self.flags & c.BOOK and self.goal() != self.argument:
            return self.say("wrong-goal", "ONI-ONIV-16", card=card, goal=self.goal_name())
        return self.say("door-not-in-pile", "ONI-BASE-15", card=card)

    def search(self) -> IllegalAction:
        return self.say("catcher-empty", "ONI-PREM-13", catcher="0")

    def empty(self) -> IllegalAction:
        return self.say("catcher-empty", "ONI-DREAM-08", catcher=str(self.argument))

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
            return self.say("dead-end-kept", "ONI-CROSS-08")
        code = "not-revealed" if self.table["revealed"] else "not-looked-at"
        return self.say(code, "ONI-BASE-18", card=self.card())

    def incant(self) -> IllegalAction:
        if self.action.argument == "none":
            return self.say("not-asked", "ONI-GLYPH-06", action=self.action.words, question=self.asked())
        return self.say("not-revealed", "ONI-GLYPH-06", card=self.card())

    def discard_rest(self) -> IllegalAction:
        return self.say("dead-end-kept", "ONI-CROSS-08")

    def fetch(self) -> IllegalAction:
        return self.say("not-in-pile", "ONI-PREM-13", card=self.card())

    def asked(self) -> TextName:
        """The open question in words."""
        return TextName(f"onirim-ask-{QUESTIONS[self.question][0]}")

    # ---- doors and nightmares -------------------------------------------------------------------------------

    def open(self) -> IllegalAction:
        door = CardName(TOKENS[self.about])
        kind = self.held()
        if kind is None:
            return self.missing("ONI-BASE-24") if self.action.source else self.say(
                "no-such-key", "ONI-BASE-24", card=self.card()
            )  # fmt: skip
        if self.adversary_blocks():
            return self.say("adversary-blocks", "ONI-INC-08")
        if self.flags & c.BOOK and self.goal() != self.about:
            return self.say("wrong-goal", "ONI-BOOK-05", card=door, goal=self.goal_name())
        if self.action.helper and c.CHROMATIC_CHAOS not in self.table.get("rallied", []):
            return self.say("no-denizen", "ONI-ONIV-09", denizen=CardName("den.chromatic_chaos"))
        return self.say("wrong-key", "ONI-BASE-24", card=CardName(TOKENS[kind]), door=door)

    def ward(self) -> IllegalAction:
        if self.block == c.WARD_DOOR:
            return self.say("no-such-door", "ONI-BASE-30", card=self.card())
        if self.block != c.WARD:
            if self.action.source:
                return self.missing("ONI-BASE-29")
            return self.say("no-such-key", "ONI-BASE-29", card=self.card())
        if self.argument == c.MILL:
            return self.say("pile-empty", "ONI-BASE-31")
        if self.question == c.Q_WARD:
            return self.say("not-asked", "ONI-INC-05", action=self.action.words, question=self.asked())
        if self.argument == c.PUNISHMENT_WARD:
            return self.spell(c.POWERFUL_PUNISHMENT)
        if self.argument == c.MIRROR_WARD:
            return self.say("no-denizen", "ONI-ONIV-17", denizen=CardName("den.mirror"))
        if self.argument == c.PROTECTOR_WARD:
            return self.say("figure-gone", "ONI-INC-02")
        return self.say("no-card-under-figure", "ONI-INC-06")

    def lose(self) -> IllegalAction:
        if self.argument in self.table["towers"]:
            return self.say("tower-holds", "ONI-TOWER-09", card=self.card())
        return self.say("no-such-tower", "ONI-TOWER-09", card=self.card())

    def false_alarm(self) -> IllegalAction:
        return self.say("no-false-alarm", "ONI-TOWER-15")

    # ---- spells, denizens, premonitions -----------------------------------------------------------------------

    def spell(self, spell: int) -> IllegalAction:
        """A spell that cannot be paid, or has nothing to work on."""
        if not self.flags & c.BOOK:
            return self.say("module-missing", "ONI-BOOK-12", module=TextName("onirim-module-book"))
        cost = (HARD_SPELL_COSTS if self.flags & c.HARD_BOOK else SPELL_COSTS)[spell]
        count = len(self.table["discard"])
        if count >= cost:
            return self.say("pile-empty", "ONI-BOOK-10")
        return self.say("discard-too-small", "ONI-BOOK-08", cost=cost, count=count)

    def cast(self) -> IllegalAction:
        if self.question in PLANNING_WINDOWS and self.argument != c.PARALLEL_PLANNING:
            return self.say("not-asked", "ONI-FREE-03", action=self.action.words, question=self.asked())
        return self.spell(self.argument)

    def use(self) -> IllegalAction:
        if self.argument not in self.table["rallied"]:
            return self.say("no-denizen", "ONI-ONIV-09", denizen=CardName(TOKENS[c.DENIZEN + self.argument]))
        if self.argument == c.HAMMERBIRD:
            return self.say("row-empty", "ONI-ONIV-14")
        if self.argument == c.CYCLOBOT:
            return self.say("nothing-to-exchange", "ONI-ONIV-11")
        return self.say("pile-empty", "ONI-GEN-04")

    def store(self) -> IllegalAction:
        kind = self.held()
        if self.table["rallied"].count(c.TREASURE_KEEPER) <= len(self.stored):
            return self.say("no-keeper", "ONI-ONIV-18")
        return self.missing("ONI-ONIV-18") if kind is None else self.dead_end()

    def rally(self) -> IllegalAction:
        kind = self.held()
        return self.missing("ONI-ONIV-07") if kind is None else self.dead_end()

    def cyclo(self) -> IllegalAction:
        return self.missing("ONI-ONIV-11")

    def cyclo_fetch(self) -> IllegalAction:
        return self.say("not-in-discard", "ONI-ONIV-11", card=self.card())

    def hammer(self) -> IllegalAction:
        return self.say("same-result", "ONI-ONIV-14", colour=TextName(f"onirim-colour-{COLOURS[self.argument]}"))

    def uncover(self) -> IllegalAction:
        return self.say("goal-not-covered", "ONI-BOOK-06", position=str(self.argument))

    def premonition(self) -> IllegalAction:
        name = TextName(f"onirim-premonition-{PREMONITIONS[self.argument]}")
        if self.question == c.Q_HAPPY or not self.table["premonitions_up"] >> self.argument & 1:
            return self.say("no-such-premonition", "ONI-PREM-11", premonition=name)
        return self.say("not-triggered", "ONI-PREM-05", premonition=name)

    def seek(self) -> IllegalAction:
        return self.say("pile-empty", "ONI-PREM-13")

    def return_door(self) -> IllegalAction:
        return self.say("no-such-door", "ONI-PREM-07", card=self.card())

    def discard_key(self) -> IllegalAction:
        if self.argument < self.about & KIND:
            return self.say("key-order", "ONI-GEN-12", card=self.card())
        return self.say("not-in-pile", "ONI-PREM-07", card=self.card())

    def pay(self) -> IllegalAction:
        kinds = self.table["discard"]
        if self.argument != c.REST and self.argument not in kinds:
            return self.say("not-in-discard", "ONI-BOOK-08", card=self.card())
        return self.say("pay-order", "ONI-BOOK-14", spell=TextName(f"onirim-spell-{SPELLS[self.about]}"))

    def plan(self) -> IllegalAction:
        return self.say("position-order", "ONI-BOOK-11", position=str(self.argument))

    def swap(self) -> IllegalAction:
        if self.action.verb == "swap-for":
            return self.say("not-shared", "ONI-TEAM-10", card=self.card())
        return self.say("not-in-hand", "ONI-TEAM-10", card=self.card())

    def always(self) -> IllegalAction:
        """Answers that are always legal where they are asked for: never refused."""
        return self.say("not-asked", "ONI-GEN-10", action=self.action.words, question=self.asked())


R = Refusal
BY_VERB: dict[str, Callable[[Refusal], IllegalAction]] = {
    "play": R.play,
    "build-left": R.build,
    "build-right": R.build,
    "discard": R.discard,
    "anticipate": R.anticipate,
    "face": R.face,
    "handbook": R.handbook,
    "draft": R.draft,
    "take": R.take,
    "search": R.search,
    "empty": R.empty,
    **dict.fromkeys(("drop", "put", "put-under", "put-first", "keep"), R.looked),
    "incant": R.incant,
    "discard-rest": R.discard_rest,
    "fetch": R.fetch,
    "open": R.open,
    "ward": R.ward,
    "lose": R.lose,
    "false-alarm": R.false_alarm,
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
    **dict.fromkeys(
        ("flee", "decline", "leave", "look", "skip", "no-swap", "go-on", "limbo", "seven", "send-away"), R.always
    ),
}


def explain(engine: Engine, action: Action) -> IllegalAction:
    """The reason why `action` is refused; it must not be legal."""
    return Refusal(engine, action).explain()
