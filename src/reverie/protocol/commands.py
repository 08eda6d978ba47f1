"""Every command: its fields, what it needs, what it does. `docs/protocol.md` describes them in the same order."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import reverie
from reverie import engine_mode
from reverie.errors import IllegalAction, SpecError, StateError, excerpt
from reverie.kernel import registry
from reverie.kernel.actions import Action
from reverie.kernel.chances import MOST_SIMULATIONS
from reverie.kernel.game import Game
from reverie.kernel.records import parse_record
from reverie.kernel.spec import FAIR, FIELDS, GameSpec, Seed
from reverie.kernel.strict_json import DEPTH_LIMIT, DIGIT_LIMIT
from reverie.protocol.errors import ProtocolError
from reverie.protocol.fields import (
    ACTION,
    ACTIONS,
    FLAG,
    FORCED,
    LANGUAGE,
    NUMBER,
    OBJECT,
    PLAYER,
    SEAT,
    SECONDS,
    SEED,
    TEXT,
    TEXT_OR_OBJECT,
    TEXTS,
    UNIT,
    Kind,
    whole,
)
from reverie.protocol.limits import (
    BATCH_LIMIT,
    ID_LENGTH,
    LINE_LIMIT,
    PROTOCOL,
    ROLLOUT_LIMIT,
    THINKING_SECONDS,
)
from reverie.protocol.thinking import Ponderer
from reverie.words import LANGUAGES, words

if TYPE_CHECKING:
    from reverie.protocol.session import Session

Request = dict[str, Any]
Reply = dict[str, Any]

# What `actions` says about an action beside its name.
REMARKS = ("places", "target", "warning", "preview", "named", "cards")
RULE_ID = re.compile(r"[A-Z]{2,8}(-[A-Z0-9]{1,12}){1,3}")


@dataclass(frozen=True)
class Command:
    """One command of the protocol."""

    run: Callable[[Session, Request], Reply]
    fields: Mapping[str, Kind] = field(default_factory=dict)
    required: tuple[str, ...] = ()
    extras: bool = False  # whether `with` may ask for the view and the actions as well


# ---- the conversation ------------------------------------------------------------------------------------


def hello(session: Session, request: Request) -> Reply:
    """Who is speaking, and what can be done."""
    session.language = request.get("lang", session.language)
    return {
        "protocol": PROTOCOL,
        "program": "reverie",
        "version": reverie.__version__,
        "engine": "compiled" if engine_mode.is_compiled() else "pure",
        "lang": session.language,
        "languages": list(LANGUAGES),
        "commands": list(COMMANDS),
        "limits": {
            "line": LINE_LIMIT,
            "depth": DEPTH_LIMIT,
            "digits": DIGIT_LIMIT,
            "id": ID_LENGTH,
            "actions": BATCH_LIMIT,
            "rollouts": ROLLOUT_LIMIT,
            "seconds": THINKING_SECONDS,
            "simulations": MOST_SIMULATIONS,
        },
        "games": [registry.describe(name) for name in registry.games()],
    }


def lang(session: Session, request: Request) -> Reply:
    """Another language for prompts, rules and error messages."""
    session.language = request["lang"]
    return {"lang": session.language}


def ping(session: Session, request: Request) -> Reply:
    """Still there."""
    return {}


def leave(session: Session, request: Request) -> Reply:
    """The last reply."""
    session.closed = True
    return {}


# ---- beginning a game ------------------------------------------------------------------------------------


def new(session: Session, request: Request) -> Reply:
    """Deal a game from a spec or from its fields."""
    debug = request.pop("debug", False)
    if "spec" in request:
        for key in request:
            if key not in ("spec", "seed"):
                raise ProtocolError("conflicting-fields", place=key, first="spec", second=key)
        given = request["spec"]
        reader = GameSpec.parse if isinstance(given, str) else GameSpec.from_json
        spec = reader(given, registry.manifests())
        if "seed" in request and spec.seed is not None:
            raise SpecError("spec-twice", place="seed", field="seed")
        if "seed" in request:
            spec = spec.with_seed(request["seed"])
    else:
        if "game" not in request:
            raise ProtocolError("missing-field", place="game", field="game")
        spec = GameSpec.from_json(request, registry.manifests())
    if spec.seed is None:
        spec = spec.with_seed(secret_seed())
    session.begin(reverie.from_spec(spec), debug)
    return about_game(session)


def position(session: Session, request: Request) -> Reply:
    """Set a position up, or write the present one down."""
    if "text" not in request:
        for key in ("seed", "debug"):
            if key in request:
                raise ProtocolError("missing-field", place="text", field="text")
        game = session.uncover()
        return {"text": game.position(), "hash": game.hash(), "state": state(session)}
    seed = request.get("seed")
    game = reverie.from_position(request["text"], seed=secret_seed() if seed is None else seed)
    session.begin(game, request.get("debug", False))
    return about_game(session)


def load(session: Session, request: Request) -> Reply:
    """Go on where a record ends."""
    if len(request.keys() & {"text", "record"}) == 2:
        raise ProtocolError("conflicting-fields", place="record", first="text", second="record")
    if "text" not in request and "record" not in request:
        raise ProtocolError("missing-field", place="text", field="text")
    text = request["text"] if "text" in request else json.dumps(request["record"])
    game = parse_record(text).replay()
    session.begin(game, request.get("debug", False))
    return about_game(session)


def secret_seed() -> Seed:
    """A seed that no bot can search for: 256 bits for the fair generator (a deal number has 30)."""
    return FAIR + secrets.token_hex(32)


def about_game(session: Session) -> Reply:
    """What is played, and where it stands."""
    game = session.running()
    return {"spec": game.spec.rules_text(), "players": game.players, "state": state(session)}


def state(session: Session) -> dict[str, Any]:
    """Where the game stands, in a few words that a seat may know."""
    game = session.running()
    decision = game.decision
    return {
        "turn": game.turn,
        "over": game.is_over,
        "result": game.result.to_json() if game.result else None,
        "decision": {"kind": decision.kind, "seats": list(decision.seats), "about": decision.about.copy()}
        if decision
        else None,
        "choices": len(game.legal_actions()),
        "answers": len(game.line),
        "open": session.open,
        "peeked": game.peeked,
    }


# ---- looking ---------------------------------------------------------------------------------------------


def view(session: Session, request: Request) -> Reply:
    """What a seat may know."""
    game = session.running()
    return {"view": game.view(seat_of(game, request))}


def actions(session: Session, request: Request) -> Reply:
    """What is asked, and every legal answer, or those of a seat."""
    game = session.running()
    decision = game.decision
    return {
        "decision": decision.to_json(session.language) if decision else None,
        "actions": game.offers(session.language, seat=player_of(game, request)),
    }


def events(session: Session, request: Request) -> Reply:
    """What happened, as a seat may know it."""
    game = session.running()
    since = request.get("since", 0)
    told = [event.to_json() for event in game.events_for(checked_seat(game, request), since)]
    return {"events": told, "next": told[-1]["number"] + 1 if told else since}


def rules(session: Session, request: Request) -> Reply:
    """A rule in words."""
    name = request["rule"]
    language = request.get("lang", session.language)
    if not RULE_ID.fullmatch(name) or not words(language).has(name):
        raise ProtocolError("bad-field", place="rule", field="rule", value=excerpt(name), kind="rule")
    return {"rule": name, "title": words(language).text(f"{name}@title"), "text": words(language).text(name)}


def seat_of(game: Game, request: Request) -> int | None:
    """The seat that is asked for: if none is named, the one that has to answer."""
    if "seat" not in request:
        return game.decision.seat if game.decision else 0
    return checked_seat(game, request)


def checked_seat(game: Game, request: Request) -> int | None:
    """A seat of this game; null is a spectator, no word the first seat."""
    seat: int | None = request.get("seat", 0)
    if seat is not None and seat >= game.players:
        raise StateError("seat-unknown", place="seat", value=seat, players=game.players)
    return seat


def player_of(game: Game, request: Request) -> int | None:
    """The seat that answers, if one is named; without it whoever plays them all."""
    return checked_seat(game, request) if "seat" in request else None


def legal_data(session: Session, action: Action) -> dict[str, object]:
    """A legal action, with what to ask a person before it is given."""
    game = session.running()
    return action.offer(game.definition.warning(game.engine, action), session.language)


# ---- playing ---------------------------------------------------------------------------------------------


def apply(session: Session, request: Request) -> Reply:
    """Give one answer, or several: all of them, or none."""
    if "action" in request and "actions" in request:
        raise ProtocolError("conflicting-fields", place="actions", first="action", second="actions")
    if "action" not in request and "actions" not in request:
        raise ProtocolError("missing-field", place="action", field="action")
    game = session.running().clone()
    seat, forced = player_of(game, request), request.get("forced", "refuse")
    if "action" in request:
        game.apply(read_action(game, request["action"], seat), seat, forced)
    else:
        apply_all(game, request["actions"], seat, forced)
    session.continue_with(game)
    return {"state": state(session)}


def apply_all(game: Game, actions: list[Any], seat: int | None, forced: Literal["refuse", "accept"]) -> None:
    """Several answers, each read where the ones before it lead to."""
    trial, read = game.clone(), []
    for index, action in enumerate(actions):
        try:
            read.append(read_action(trial, action, seat))
            trial.apply(read[-1], seat, forced)
        except IllegalAction as error:
            error.details["index"] = index
            raise
    game.apply_all(read, seat, forced)


def read_action(game: Game, value: Any, seat: int | None = None) -> Any:
    """An action as it may be sent: also exactly as `actions` lists it, with words and remarks beside its fields."""
    if isinstance(value, dict) and isinstance(value.get("words"), str):
        named = game.read(value["words"], seat)
        rest = {key: item for key, item in value.items() if key not in ("words", *REMARKS)}
        if rest and game.read(rest, seat) != named:
            raise IllegalAction("action-unknown", rule=game.rule, value=excerpt(value["words"]))
        return named
    return value


def undo(session: Session, request: Request) -> Reply:
    """Take answers back: so many, or those of the last action or message."""
    count = counted(session, request)
    if count > len(session.running().line):
        raise StateError("undo-nothing")
    return {"undone": walk(session, count, Game.undo), "state": state(session)}


def counted(session: Session, request: Request) -> int:
    """How many answers are meant: a number, or those of the last action or message."""
    if "count" in request and "unit" in request:
        raise ProtocolError("conflicting-fields", place="unit", first="count", second="unit")
    if "unit" not in request:
        return int(request.get("count", 1))
    game = session.running()
    return max(1, game.last_action if request["unit"] == "action" else game.last_message)


def redo(session: Session, request: Request) -> Reply:
    """Give answers again that were taken back."""
    return {"redone": walk(session, request.get("count", 1), Game.redo), "state": state(session)}


def walk(session: Session, count: int, step: Callable[[Game], Action]) -> list[dict[str, object]]:
    """Several steps back or forth: all of them, or none."""
    game = session.running().clone()
    moved = [step(game).plain for _ in range(count)]
    session.continue_with(game)
    return moved


def record(session: Session, request: Request) -> Reply:
    """The game written down; with its seed, so not while a sealed game runs."""
    made = session.uncover().record()
    written: Reply = {"record": made.to_json()} if request.get("json", False) else {"text": made.text()}
    return {**written, "state": state(session)}


# ---- thinking --------------------------------------------------------------------------------------------


def seed(session: Session, request: Request) -> Reply:
    """The agents begin anew, from this seed."""
    session.seed = request["seed"]
    session.agents.clear()
    return {"seed": session.seed}


def choose(session: Session, request: Request) -> Reply:
    """What an agent would answer; nothing is played."""
    game = session.running()
    if game.is_over:
        raise StateError("action-game-over")
    name = request["agent"]
    key = name, game.spec.game
    if "seed" in request:
        agent = registry.agent(*key, request["seed"])
    else:
        agent = session.agents.get(key) or registry.agent(*key, session.seed)
        session.agents[key] = agent
    outlook = game.outlook(player_of(game, request), {})
    if not outlook.legal_actions():
        raise IllegalAction("action-other-seat", rule=game.rule)
    chosen = agent.choose(outlook)
    return {"agent": name, "action": legal_data(session, game.codec.by_id[chosen])}


def rollouts(session: Session, request: Request) -> Reply:
    """Play on from here many times, hidden cards dealt again each time."""
    game = session.running()
    games, start, policy = request["games"], request.get("seed", 0), request.get("policy", "random")
    if "action" not in request:
        return {"totals": game.rollouts(games, start, policy)}
    trial = game.clone()
    trial.apply(read_action(trial, request["action"]))
    answer = trial.line[-1].id
    totals: dict[str, int] = {}
    seat = game.decision.seats[0] if game.decision else 0
    for number in range(start, start + games):
        # Dealt again before the answer, so that what it shows is chance and not this game's next card.
        engine = game.engine.clone()
        engine.determinise(number, seat)
        engine.apply(answer)
        for key, value in game.definition.look_ahead(engine, 1, number, policy, seat).items():
            totals[key] = totals.get(key, 0) + value
    return {"totals": totals}


def go(session: Session, request: Request) -> Reply:
    """Begin to weigh every answer, beside the conversation; what was thought about before is forgotten."""
    game = session.running()
    session.stop_thinking()
    seconds, simulations = request.get("seconds", THINKING_SECONDS), request.get("simulations", MOST_SIMULATIONS)
    session.pondering = Ponderer(game, seconds, simulations, request.get("seed", 0))
    return {"answers": session.pondering.answers}


def info(session: Session, request: Request) -> Reply:
    """What is thought so far of every answer."""
    pondering = session.thought()
    return thought(session, pondering)


def best(session: Session, request: Request) -> Reply:
    """The answer that is the best so far."""
    pondering = session.thought()
    found = pondering.advice().best.to_json(session.language)
    return {"best": found, "thinking": pondering.is_thinking, "answers": pondering.answers}


def stop(session: Session, request: Request) -> Reply:
    """Enough: the last word on every answer."""
    pondering = session.thought()
    pondering.stop()
    return thought(session, pondering)


def thought(session: Session, pondering: Ponderer) -> Reply:
    """What is thought, where, and whether it goes on."""
    is_thinking = pondering.is_thinking  # asked before: what is said is at least as deep
    hint = pondering.advice().to_json(session.language)
    return {"hint": hint, "thinking": is_thinking, "answers": pondering.answers}


COMMANDS: dict[str, Command] = {
    "hello": Command(hello, {"protocol": whole(PROTOCOL, PROTOCOL), "lang": LANGUAGE}),
    "lang": Command(lang, {"lang": LANGUAGE}, ("lang",)),
    "ping": Command(ping),
    "quit": Command(leave),
    "new": Command(
        new,
        {
            "spec": TEXT_OR_OBJECT,
            "game": TEXT,
            "edition": TEXT,
            "mode": TEXT,
            "modules": TEXTS,
            "variants": OBJECT,
            "seed": SEED,
            "debug": FLAG,
        },
        extras=True,
    ),
    "position": Command(position, {"text": TEXT, "seed": SEED, "debug": FLAG}, extras=True),
    "load": Command(load, {"text": TEXT, "record": OBJECT, "debug": FLAG}, extras=True),
    "view": Command(view, {"seat": SEAT}),
    "actions": Command(actions, {"seat": PLAYER}),
    "events": Command(events, {"since": NUMBER, "seat": SEAT}),
    "rules": Command(rules, {"rule": TEXT, "lang": LANGUAGE}, ("rule",)),
    "apply": Command(apply, {"action": ACTION, "actions": ACTIONS, "seat": PLAYER, "forced": FORCED}, extras=True),
    "undo": Command(undo, {"count": whole(1, BATCH_LIMIT), "unit": UNIT}, extras=True),
    "redo": Command(redo, {"count": whole(1, BATCH_LIMIT)}, extras=True),
    "record": Command(record, {"json": FLAG}),
    "seed": Command(seed, {"seed": NUMBER}, ("seed",)),
    "choose": Command(choose, {"agent": TEXT, "seed": NUMBER, "seat": PLAYER}, ("agent",)),
    "rollouts": Command(
        rollouts,
        {"games": whole(1, ROLLOUT_LIMIT), "seed": NUMBER, "policy": TEXT, "action": ACTION},
        ("games",),
    ),
    "go": Command(go, {"seconds": SECONDS, "simulations": whole(1, MOST_SIMULATIONS), "seed": NUMBER}),
    "info": Command(info),
    "best": Command(best),
    "stop": Command(stop),
}

assert set(FIELDS) <= set(COMMANDS["new"].fields)
