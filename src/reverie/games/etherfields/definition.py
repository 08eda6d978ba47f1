"""Etherfields, explained to the kernel: set-up, questions, views, files."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from reverie.errors import IllegalAction, PositionError, SpecError, StateError, excerpt
from reverie.games.etherfields.acting.at_hand import top_back
from reverie.games.etherfields.acting.payment import times
from reverie.games.etherfields.content.model import Ability, Content
from reverie.games.etherfields.core import snapshot
from reverie.games.etherfields.core.chance import Chance
from reverie.games.etherfields.core.engine import CODEC, ENDED, LOST, RUNNING, WON, Choice, Event, action_of
from reverie.games.etherfields.core.engine import Engine as Rules
from reverie.games.etherfields.core.state import State
from reverie.games.etherfields.manifest import CAMPAIGN, CHARACTERS, MANIFEST, SIZES, SOLO, modes, size_of
from reverie.games.etherfields.position import growing, laws, reading
from reverie.games.etherfields.seats import facts as telling
from reverie.games.etherfields.seats import view
from reverie.games.etherfields.seats.ahead import Ahead, is_same
from reverie.kernel.actions import Action
from reverie.kernel.boundary import bounded
from reverie.kernel.decisions import Decision, Outcome
from reverie.kernel.definition import GameDefinition, Glance, Parts
from reverie.kernel.manifest import Manifest
from reverie.kernel.spec import GameSpec, of_version
from reverie.kernel.strict_json import strict_json

OUTCOMES = {"": RUNNING, "won": WON, "lost": LOST, "ended": ENDED}
POSITION_LIMIT = 400_000
WORLDS = 3  # in which an answer has to make no difference
BAR = " | "  # between the rules and the state of a written position


class Table:
    """A running encounter as the kernel drives it."""

    def __init__(self, rules: Rules, is_written: bool = False, alone: bool = False) -> None:
        self.rules = rules
        self.alone = alone  # one person plays all characters: the only seat answers for each of them
        self.is_written = is_written  # whether it began with a written position: see `kernel/boundary.py`

    @property
    def outcome(self) -> int:
        """0 while the encounter runs."""
        return OUTCOMES[self.rules.state.result]

    @property
    def turn(self) -> int:
        """The number of the round."""
        return self.rules.state.encounter.round

    @property
    def mark(self) -> int:
        """Rises whenever somebody learns something new."""
        return self.rules.state.mark

    @bounded
    def legal_actions(self) -> list[int]:
        """Every legal answer, the sensible ones first."""
        return list(self.rules.choices())

    def apply(self, action: int) -> None:
        """Answer the open question."""
        choice = self.choice(action)
        if choice is None:
            raise ValueError(action)
        self.choose(choice)

    @bounded
    def choice(self, action: int) -> Choice | None:
        """The answer with a number, if it is one of those offered."""
        return self.rules.choices().get(action)

    @bounded
    def choose(self, choice: Choice) -> None:
        """Give one of the answers that are offered, and go on."""
        self.rules.choose(choice)

    @bounded
    def clone(self) -> Table:
        """An independent copy at the same question."""
        return Kept(self).clone()

    def listen(self) -> None:
        """Write events down from now on."""
        if self.rules.events is None:
            self.rules.events = []

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.rules.events or []
        self.rules.events = []
        return events

    @bounded
    def choose_by_rules(self, seat: int | None = None, memory: dict[str, Any] | None = None) -> int:
        """What the rules of thumb say, to whoever plays all characters or to a seat that is asked; with what was tried
        in vain before, which is no part of the game."""
        from reverie.games.etherfields.agents.rules import choose

        if memory is not None:
            self.rules.memory = memory
        return action_of(choose(self.rules, seat)).id

    @bounded
    def choose_beside(self, seat: int, people: frozenset[int], memory: dict[str, Any]) -> int | None:
        """What the rules of thumb say on a seat beside people, in a world that could be this one: nothing that the seat
        cannot know is even there to be looked at."""
        from reverie.games.etherfields.agents.beside import choose_beside

        world = self.clone()
        world.determinise(0, seat)
        world.rules.memory = memory
        found = choose_beside(world.rules, seat, people)
        return None if found is None else action_of(found).id

    @bounded
    def determinise(self, seed: int, seat: int) -> None:
        """Deal again whatever this seat cannot know: orders of decks, supplies and turn cards (chapter 8).

        What comes out depends on nothing hidden: everything is sorted before it is shuffled.
        """
        state = self.rules.state
        self.rules.chance = chance = Chance(seed)
        state.scripted = {}
        used = dict(state.counters)
        for who in state.campaign.absent if state.campaign is not None else ():
            who.deck.sort()
            chance.shuffle(state, who.deck)
        closed = not self.rules.option("open_hands")
        mine = range(self.rules.team_size) if self.alone else self.rules.played_by(seat)
        for c, who in enumerate(state.characters):
            back = top_back(self.rules, c)
            if closed and c not in mine:
                deal_again(self.rules, c)
            who.deck.sort()
            chance.shuffle(state, who.deck)
            keep_back(self.rules, c, back)
        here, team = state.encounter, state.team
        below = sorted(here.turn_deck[1:] + here.turn_discard[here.shown_discard :])
        chance.shuffle(state, below)
        left = len(here.turn_deck) - 1 if here.turn_deck else 0
        here.turn_deck[1:] = below[:left]
        here.turn_discard[here.shown_discard :] = below[left:]
        for cards in (team.weakness_deck, team.market):
            cards.sort()
            chance.shuffle(state, cards)
        bag, supply = state.mutation_bag, team.slumberlands
        slumbers = self.rules.content.slumber
        deltas = [(place, name) for place, name in enumerate(team.slumber_deck) if slumbers[name].delta]
        for names in (team.store, team.item_market, team.fate_deck, team.slumber_deck, supply, bag):
            names.sort()
            chance.shuffle(state, names)
        for _, name in deltas:
            team.slumber_deck.remove(name)
        for place, name in deltas:  # it has a back of its own: everybody knows where it lies
            team.slumber_deck.insert(place, name)
        state.counters = used


class Kept:
    """A table as it stood, put by: its state alone, frozen, which takes a fifth of the room of a table."""

    __slots__ = ("alone", "chance", "content", "is_written", "state")

    def __init__(self, table: Table) -> None:
        rules = table.rules
        self.state = rules.state.frozen()
        self.content = rules.content
        self.chance = rules.chance
        self.is_written = table.is_written
        self.alone = table.alone

    @bounded
    def clone(self) -> Table:
        """A table that stands there."""
        rules = Rules(self.content, State.thawed(self.state), self.chance)
        rules.run()  # a question is no part of the state: it is asked again
        return Table(rules, self.is_written, self.alone)


def deal_again(rules: Rules, c: int) -> None:
    """A closed hand: any influence cards that its owner may hold or have in the deck, as many as it holds. A card that
    is being played or laid was named, so it stays."""
    who, state = rules.character(c), rules.state
    used = [frame.data.get(name) for frame in state.stack for name in ("card", "instance")]
    named = [card for card in who.hand if card in used]
    cards = sorted(card for card in (*who.deck, *who.hand) if state.design[card].startswith("influence:"))
    cards = [card for card in cards if card not in named]
    rest = [card for card in who.deck if not state.design[card].startswith("influence:")]
    rules.chance.shuffle(state, cards)
    held = len(who.hand) - len(named)
    who.hand[:], who.deck[:] = [*named, *cards[:held]], [*cards[held:], *rest]


def keep_back(rules: Rules, c: int, back: tuple[Ability, int] | None) -> None:
    """The back of the top card of a deck is seen by all (chapter 8): a card with the same back comes on top."""
    deck = rules.character(c).deck
    for place in range(len(deck)):
        deck[0], deck[place] = deck[place], deck[0]
        now = top_back(rules, c)
        if (now and now[0]) == (back and back[0]):
            return
        deck[0], deck[place] = deck[place], deck[0]


class Etherfields(GameDefinition):
    """The dream games' campaign system: one encounter at a time."""

    manifest = MANIFEST
    codec = CODEC
    policies = ()
    main_question = "command"
    parts = Parts(
        table="reverie.cli.table.etherfields:EtherfieldsTable",
        board="reverie.terminal.etherfields:EtherfieldsBoard",
        reading="reverie.terminal.etherfields_in_words:EtherfieldsInWords",
        art="reverie.art.etherfields.faces:ART",
    )
    lone = frozenset({"command", "turn", "pay", "look-secret", "item-slot"})
    begins = frozenset(
        {"command", "turn", "dreamworld", "gate", "saved", "seat", "deck", "choose-mask", "items", "shop", "shop-what",
         "save-buy", "buy"}
    )  # fmt: skip
    answer_seconds = 0.000_8
    step_seconds = 0.01
    copies_apart = 8

    @bounded
    def kept(self, engine: Table) -> Kept:
        return Kept(engine)

    def content(self) -> Content:
        """What is played with."""
        from reverie.games.etherfields.content import shipped

        return shipped()

    def encounter(self, spec: GameSpec) -> str:
        """Which dream or slumber."""
        return spec.variants.get("encounter", MANIFEST.variants[0].default)

    def team(self, spec: GameSpec) -> list[str]:
        """Who plays."""
        return team_of(spec)

    def start(self, spec: GameSpec, position: str | None, listen: bool) -> Table:
        from reverie.games.etherfields import rules
        from reverie.games.etherfields.campaign.course import new_campaign
        from reverie.games.etherfields.rounds.setup import new_game

        assert rules.PARTS  # every frame and word is announced
        seed = spec.seed if spec.seed is not None else 0
        if position is not None:
            return self.lay(position, seed, listen)
        content, team, options = self.content(), self.team(spec), options_of(spec)
        if self.encounter(spec) == CAMPAIGN:
            return Table(new_campaign(content, team, seed, options, listening=listen), alone=is_alone(spec))
        game = new_game(content, self.encounter(spec), team, seed, options, listening=listen)
        return Table(game, alone=is_alone(spec))

    def lay(self, position: str, seed: int | str, listen: bool) -> Table:
        """An engine at the question of a written position; PositionError if no game stands like that."""
        spec, data = read_position(position, self.manifest)
        content = self.content()
        content = replace(content, options={**content.options, **options_of(spec)})
        if self.encounter(spec) == CAMPAIGN:
            growing.grow(data, content)  # a save from before the packs grew
        state = reading.read(data, content)
        if state.result:
            raise PositionError("position-over", place="state")
        engine = Rules(content, state, Chance(seed), listen)
        try:
            laws.check(engine, self.encounter(spec), self.team(spec))
            engine.run()
        except PositionError:
            raise
        except StateError as error:
            refused = PositionError(error.code, place=error.place or "state.stack")
            refused.details = error.details
            raise refused from error
        except Exception as error:  # whatever it is, a position that was reached does not do it
            raise PositionError("position-impossible", place="state") from error
        if engine.question is None or snapshot.write(state) != data:
            raise PositionError("position-no-question", place="state.stack")
        return Table(engine, is_written=True, alone=is_alone(spec))

    @bounded
    def decision(self, engine: Table) -> Decision | None:
        question = engine.rules.question
        if question is None:
            return None
        about = {name: value for name, value in question.about.items() if isinstance(value, str | int)}
        seats = (0,) if engine.alone else engine.rules.seats_of(question.seats)
        return Decision(question.kind, question.point, seats, about, f"etherfields-ask-{question.kind}")

    @bounded
    def answers_of(self, engine: Table, seat: int) -> list[int]:
        question = engine.rules.question
        if question is None:
            return []
        choices = engine.rules.choices()
        if engine.alone:
            return list(choices)
        mine = engine.rules.played_by(seat)
        return [number for number, choice in choices.items() if any(question.is_for(choice, c) for c in mine)]

    @bounded
    def outcome(self, engine: Table) -> Outcome | None:
        state = engine.rules.state
        if not state.result:
            return None
        reason, _, rule = state.reason.partition(" ")
        return Outcome(state.result == "won", reason.replace("_", "-"), rule, state.result != "ended")

    @bounded
    def view(self, engine: Table, spec: GameSpec, seat: int | None, glance: Glance | None = None) -> dict[str, Any]:
        decision, outcome = self.decision(engine), self.outcome(engine)
        return {
            "game": self.manifest.game,
            "rules": spec.rules_text(),
            "seat": seat,
            "active": decision.seats[0] if decision else 0,
            "status": outcome.status if outcome else "playing",
            "outcome": outcome.to_json() if outcome else None,
            "turn": engine.turn,
            "decision": {"kind": decision.kind, "seats": list(decision.seats), "about": decision.about or {}}
            if decision
            else None,
            **view.zones(engine.rules, self.eyes(engine, seat)),
        }

    @bounded
    def eyes(self, engine: Table, seat: int | None) -> frozenset[int]:
        """Whose eyes a seat sees with: its own, or those of every character that it plays."""
        if seat is None:
            return frozenset()
        everybody = range(engine.rules.team_size)
        return frozenset(everybody if engine.alone else engine.rules.played_by(seat))

    @bounded
    def ahead(self, engine: Table, seat: int) -> dict[str, Any]:
        """What follows each answer as far as the seat knows, and whether it matters which is given."""
        eyes, worlds = self.eyes(engine, seat), []
        for seed in range(WORLDS):
            world = engine.clone()
            world.determinise(seed, seat)
            worlds.append(world.rules)
        return {**Ahead(worlds[0], eyes).told(), "same": is_same(worlds, eyes)}

    @bounded
    def rule_of(self, engine: Table) -> str:
        from reverie.games.etherfields.seats.refusals import POINTS, USUAL

        question = engine.rules.question
        return POINTS.get(question.point, USUAL) if question is not None else USUAL

    @bounded
    def may_warn(self, engine: Table) -> bool:
        question = engine.rules.question
        return question is not None and question.kind == "pay"

    @bounded
    def warning(self, engine: Table, action: Action) -> tuple[str, str] | None:
        """A boost of what is paid already can bring nothing, and doom takes everything (ETH-BST-04)."""
        if action.verb != "boost" or not self.may_warn(engine):
            return None
        frame = engine.rules.state.stack[-1]
        return ("etherfields-warning-boost", "ETH-BST-04") if not frame.data["many"] and times(frame) >= 1 else None

    def forced(self, event: Any) -> tuple[int, tuple[int, ...]] | None:
        return telling.forced(event)

    @bounded
    def explain(self, engine: Table, action: Action) -> IllegalAction:
        from reverie.games.etherfields.seats.refusals import explain

        return explain(engine.rules, action)

    def fact(self, event: Any, seat: int | None, spec: GameSpec) -> tuple[str, dict[str, Any]] | None:
        return telling.tell(event, seat, is_alone(spec), self.content())

    @bounded
    def figures(self, engine: Table) -> dict[str, int]:
        from reverie.games.etherfields.campaign.figures import of_campaign

        state = engine.rules.state
        if state.campaign is not None:
            return of_campaign(state, state.campaign)
        return {"rounds": state.encounter.round, "suffering": sum(who.suffering for who in state.characters)}

    @bounded
    def position(self, engine: Table, spec: GameSpec) -> str:
        written = json.dumps(snapshot.write(engine.rules.state), separators=(",", ":"), sort_keys=True)
        return f"{spec.rules_text()}{BAR}{written}"

    def goes_along(self, spec: GameSpec) -> bool:
        return self.encounter(spec) == CAMPAIGN and (is_alone(spec) or spec.variants.get("hands", "open") == "open")

    @bounded
    def with_others(self, engine: Table, spec: GameSpec, mode: str) -> str:
        table = engine.clone()
        rules, campaign = table.rules, table.rules.state.campaign
        if campaign is not None and campaign.stage == "saved":
            table.choose(next(choice for choice in rules.choices().values() if choice.verb == "continue"))
        if campaign is None or campaign.stage != "setup" or rules.question is None or rules.question.kind != "seat":
            raise StateError("seats-fixed", place="mode", rule="ETH-PLY-01")
        variants = {name: value for name, value in spec.variants.items() if name != "team"}
        others = GameSpec.make(self.manifest, edition=spec.edition, mode=mode, variants=variants)
        campaign.people = size_of(mode)
        return self.position(table, others)

    def spec_of_position(self, text: str, rules: int | None = None) -> GameSpec:
        return read_position(text, of_version(self.manifest, rules))[0]

    @bounded
    def state(self, engine: Table, glance: Glance | None = None) -> dict[str, Any]:
        return snapshot.write(engine.rules.state)

    def rollouts(self, spec: GameSpec, games: int, seed: int, policy: str) -> dict[str, int]:
        raise StateError("policy-unknown", place="policy", value=excerpt(policy), allowed=list(self.policies))

    @bounded
    def rule_of_thumb(self, engine: Table, asked: int, seat: int | None, memory: dict[str, Any]) -> int:
        return engine.choose_by_rules(None if engine.alone else seat, memory)

    @bounded
    def partner_answer(self, engine: Table, seat: int, people: frozenset[int], memory: dict[str, Any]) -> int | None:
        return engine.choose_beside(seat, people, memory)

    def look_ahead(self, engine: Table, games: int, seed: int, policy: str, seat: int) -> dict[str, int]:
        raise StateError("policy-unknown", place="policy", value=excerpt(policy), allowed=list(self.policies))


class OfPack(Etherfields):
    """The same with a pack that does not come with Reverie: one of its dreams or slumbers, while it is written."""

    def __init__(self, content: Content, encounter: str) -> None:
        self.own_content = content
        self.own_encounter = encounter
        self.manifest = replace(MANIFEST, modes=modes(len(SIZES)))  # whether there are enough people is told by `team`

    def content(self) -> Content:
        return self.own_content

    def encounter(self, spec: GameSpec) -> str:
        return self.own_encounter

    def team(self, spec: GameSpec) -> list[str]:
        players = size_of(spec.mode)
        people = [person.id for person in self.own_content.character.values() if person.lucid_of is None]
        if len(people) < players:
            raise SpecError("pack-play-players", place="--players", value=players, players=len(people))
        return people[:players]


def team_of(spec: GameSpec) -> list[str]:
    """Who plays: the named characters, or the first ones."""
    players = size_of(spec.mode)
    named = spec.variants.get("team", "default")
    if named == "default":
        return list(CHARACTERS[:players])
    team = named.split("+")
    if len(team) != players:
        raise SpecError("spec-team", place="team", value=named, players=players)
    return team


def is_alone(spec: GameSpec) -> bool:
    """Whether one person plays several characters."""
    return spec.mode in SOLO


def options_of(spec: GameSpec) -> dict[str, Any]:
    """What the variants change of 9.12."""
    rolls = {"ask": "ask", "together": "always", "apart": "never"}[spec.variants.get("rolls", "ask")]
    chosen: dict[str, Any] = {"ordered_turns": spec.variants.get("turns") == "ordered", "roll_once_for_all": rolls}
    if spec.variants.get("saving") == "sheet":
        chosen["save_sheet"] = True
    if spec.variants.get("votes") == "majority" and not is_alone(spec):  # one person is always of one mind
        chosen["team_policy"] = "vote"
    if spec.variants.get("hands") == "closed":
        chosen["open_hands"] = False
    for name in ("nap", "endless", "gamble"):
        if spec.variants.get(name) == "with":  # otherwise it is what the pack says
            chosen[name] = True
    return chosen


def read_position(text: str, manifest: Manifest = MANIFEST) -> tuple[GameSpec, Any]:
    """A written position: the rules, a bar, the state as plain data that nobody has looked at yet."""
    if len(text) > POSITION_LIMIT:
        raise PositionError("position-size", place="position", limit=POSITION_LIMIT)
    rules, bar, written = text.partition(BAR)
    if not bar:
        raise PositionError("position-unreadable", place="position")
    spec = GameSpec.parse(rules, {manifest.game: manifest})
    try:
        data = strict_json(written)
    except ValueError:
        raise PositionError("position-unreadable", place="state") from None
    return spec, data


GAME = Etherfields
