"""Control (9.8, Flow): conditions, repetition, choices, delays, modifiers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.demanding import can_pay
from reverie.games.etherfields.content.model import Option, Word
from reverie.games.etherfields.core.engine import Choice, effect
from reverie.games.etherfields.core.scopes import inner, kind_of, number_of
from reverie.games.etherfields.core.state import Frame, Modifier, Scope
from reverie.games.etherfields.language import durations, notes
from reverie.games.etherfields.language.changes import stat_of
from reverie.games.etherfields.language.effects.common import Args, each, number
from reverie.games.etherfields.language.evaluating import all_hold, is_spared, value
from reverie.games.etherfields.language.finding import characters, creatures, fields
from reverie.games.etherfields.language.selectors import decider, pick, who

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

CREATURES = {"creature", "creatures_in_range", "figure", "figures_in_range", "this"}
LATER = {"die", "chosen"}  # conditions about something that happens in the text itself


# ---- conditions --------------------------------------------------------------------------------------------------


@effect("if")
def if_so(e: Engine, f: Frame, args: Args) -> None:
    """One list or another; in the plain text of an influence card it was settled before the first part (ETH-GEN-10)."""
    held = f.scope.get("held", {}).get(f"{f.data['ref']}/{f.data['place']}")
    if held is None or speaks_of_itself(args["cond"]):
        held = all_hold(e, args["cond"], f.scope)
    e.done()
    e.push_list(args["do"] if held else args.get("else", ""), f.scope)


def speaks_of_itself(words: Any) -> bool:
    """Whether a condition asks for a die or a choice of the same text: that cannot be settled before it was made."""
    for word in words if isinstance(words, (list, tuple)) and not isinstance(words, Word) else (words,):
        if isinstance(word, Word):
            if word.name in LATER or speaks_of_itself(word.args.get("of", ())):
                return True
            if any(isinstance(part, Word) and part.name == "face_value" for part in word.args.values()):
                return True
    return False


@effect("in_order")
def in_order(e: Engine, f: Frame, args: Args) -> None:
    """One after the other: conditions are settled when they are reached."""
    e.done()
    e.push_list(args["do"], f.scope)


@effect("for_each")
def for_each(e: Engine, f: Frame, args: Args) -> None:
    """For each thing that was selected when it began; inside one for a character that character is `self`."""
    found = pick(e, f, "in", args["in"], args)
    if found is None:
        return
    place = f.data.get("next", 0)
    while place < len(found) and is_spared_target(e, f.scope, found[place]):
        place += 1
    if place >= len(found):
        e.done()
        return
    f.data["next"] = place + 1
    one = found[place]
    notes.number_of(e, f.scope)
    scope = inner(f.scope, target=one)
    if kind_of(one) == "character":
        scope["self"] = number_of(one)
        scope["decider"] = number_of(one)
    e.push_list(args["do"], scope)


def is_spared_target(e: Engine, scope: Scope, target: str) -> bool:
    """Whether the effect does not concern a character any more."""
    return kind_of(target) == "character" and is_spared(e, scope, number_of(target))


def for_character(e: Engine, scope: Scope, c: int) -> Scope:
    """A scope inside another one, in which a character is `self` and decides."""
    notes.number_of(e, scope)
    return inner(scope, self=c, decider=c)


# ---- choices -----------------------------------------------------------------------------------------------------


def is_open(e: Engine, option: Option, scope: Scope) -> bool:
    """Whether an option can be chosen: its requirements are met (ETH-GEN-03), a payment in it could be made."""
    return all_hold(e, option.requires, scope) and is_payable(e, option.do, scope)


def is_payable(e: Engine, ref: str, scope: Scope) -> bool:
    """Whether the payments that a list begins with could be made: they are offered only then (9.8.1)."""
    for word in e.content.lists.get(ref, ()):
        if word.name == "pay" and not word.args.get("else"):
            named = word.args.get("who")
            payers = characters(e, named, scope) if named is not None else [scope.get("self", scope.get("actor"))]
            if not any(c is not None and can_pay(e, c, word.args["cost"], scope) for c in payers):
                return False
    return True


def note_choice(e: Engine, f: Frame, key: str) -> None:
    """Remember what was chosen, for `chosen` later in the same text."""
    f.scope.setdefault("chosen", []).append(key)
    notes.note(e, f.scope, "chosen", key)


def ask_option(e: Engine, f: Frame, args: Args, options: list[Option], seats: tuple[int, ...], kind: str) -> None:
    """DP-60."""
    about: dict[str, Any] = {"source": f.scope.get("source", ""), "ref": f.data["ref"], "place": f.data["place"]}
    if f.scope.get("found"):
        about["found"] = [e.state.design[one] if isinstance(one, int) else one for one in f.scope["found"]]
    if args.get("checklist"):  # what the choice depends on: lit or dark, in the order of the text
        about["checklist"] = [all_hold(e, line.requires, f.scope) for line in args["checklist"]]
    e.ask(kind, "DP-60", seats, [Choice("choose", option.key, option.key, "option") for option in options], about)


def choose(e: Engine, f: Frame, args: Args, n: int, kind: str) -> None:
    """So many options, one after the other, each carried out before the next is chosen (7.21)."""
    taken: list[str] = f.data.setdefault("taken", [])
    options = [one for one in args["options"] if one.key not in taken and is_open(e, one, f.scope)]
    if len(taken) >= n or not options:
        e.done()
        return
    answer = f.take() if len(options) > 1 else options[0].key
    chosen = next((one for one in options if one.key == answer), None)
    if chosen is None:
        ask_option(e, f, args, options, decider(e, f.scope, args), kind)
        return
    taken.append(chosen.key)
    note_choice(e, f, chosen.key)
    e.tell("chosen", ref=f.data["ref"], place=f.data["place"], option=chosen.key)
    if len(taken) >= n:
        e.done()
    e.push_list(chosen.do, f.scope)


@effect("choose_one")
def choose_one(e: Engine, f: Frame, args: Args) -> None:
    """One of several ways; for each character concerned, if it names some."""
    choose_for(e, f, args, "choose")


@effect("choice")
def choice(e: Engine, f: Frame, args: Args) -> None:
    """One of several ways of a script."""
    choose_for(e, f, args, "choice")


def choose_for(e: Engine, f: Frame, args: Args, kind: str) -> None:
    """A choice of one way: once, or by each character that `who` names."""
    if args.get("who") is None:
        choose(e, f, args, 1, kind)
        return

    def one(e: Engine, f: Frame, args: Args, c: int) -> bool:
        scope = for_character(e, f.scope, c)
        options = [option for option in args["options"] if is_open(e, option, scope)]
        if not options:
            return True
        answer = f.take() if len(options) > 1 else options[0].key
        chosen = next((option for option in options if option.key == answer), None)
        if chosen is None:
            seats = e.everybody if args.get("decider") == "team" else (c,)
            ask_option(e, f, args, options, seats, kind)
            return False
        note_choice(e, f, chosen.key)
        e.tell("chosen", ref=f.data["ref"], place=f.data["place"], option=chosen.key)
        e.push_list(chosen.do, scope)
        return True

    each(e, f, args, one)


@effect("choose_n")
def choose_n(e: Engine, f: Frame, args: Args) -> None:
    """Several different ways, one after the other."""
    if "n" not in f.data:
        f.data["n"] = number(e, f, args)
    choose(e, f, args, f.data["n"], "choose")


@effect("may")
def may(e: Engine, f: Frame, args: Args) -> None:
    """Do it or not: by each character that is named, else once (ETH-GEN-17). What cannot be paid is not offered."""
    if args.get("who") is not None:
        each(e, f, args, may_one)
        return
    answer = wanted(e, f, args, f.scope, None)
    if answer is None:
        return
    e.done()
    if answer == "do":
        e.push_list(args["do"], f.scope)


def may_one(e: Engine, f: Frame, args: Args, c: int) -> bool:
    """One of the characters that may."""
    scope = for_character(e, f.scope, c)
    answer = wanted(e, f, args, scope, c)
    if answer == "do":
        e.push_list(args["do"], scope)
    return answer is not None


def wanted(e: Engine, f: Frame, args: Args, scope: Scope, c: int | None) -> str | None:
    """Whether somebody wants it: do | decline; None until it is said."""
    if not is_payable(e, args["do"], scope):
        return "decline"
    answer: str | None = f.take()
    if answer is None:
        about: dict[str, Any] = {"source": scope.get("source", ""), "ref": f.data["ref"], "place": f.data["place"]}
        if c is not None:
            about["character"] = e.character(c).id
        if scope.get("found"):
            about["found"] = [e.state.design[one] if isinstance(one, int) else one for one in scope["found"]]
        seats = decider(e, scope, args) if c is None or args.get("decider") else (c,)
        e.ask("may", "DP-60", seats, [Choice("do", "do"), Choice("decline", "decline")], about)
    return answer


# ---- later -------------------------------------------------------------------------------------------------------


@effect("delayed")
def delayed(e: Engine, f: Frame, args: Args) -> None:
    """It happens when the trigger fires for the first time, if the encounter still goes on."""
    e.done()
    entry = {
        "name": args["trigger"].name,
        "ref": f.data["ref"],
        "place": f.data["place"],
        "scope": {name: part for name, part in f.scope.items() if name not in ("held", "found")},
    }
    e.keep(e.state.delayed, entry)


@effect("modifier")
def modifier(e: Engine, f: Frame, args: Args) -> None:
    """A number or switch is changed for a time (9.9)."""
    name, narrowed = stat_of(args["stat"])
    about_creatures = name.startswith("creature_") or is_about_creatures(args.get("who"))
    meant: list[int] | None = None
    filters: dict[str, Any] = {key: part for key, part in narrowed.items() if not isinstance(part, (Word, tuple))}
    if about_creatures:
        if args.get("who") is not None:
            found = pick(e, f, "who", args["who"], args)
            if found is None:
                return
            filters["creatures"] = [one for target in found for one in creature_names(e, target)]
    elif args.get("who") is not None or "self" in f.scope or "actor" in f.scope:
        meant = who(e, f, args)
        if meant is None:
            return
    if name == "creatures_cannot_enter":
        filters["fields"] = fields(e, narrowed["field"], f.scope)
    amount = args.get("value", True)
    if not isinstance(amount, bool):
        amount = value(e, amount, f.scope)
    word, until, uses = durations.settle(e, args["duration"], f.scope)
    e.done()
    ref = f"{f.data['ref']}/{f.data['place']}"
    scope = {key: part for key, part in f.scope.items() if key not in ("held", "found", "fields")}
    source = str(f.scope.get("source", ""))
    changed = Modifier(name, args.get("op", "set"), amount, meant, filters, word, until, uses, source, ref, scope)
    e.keep(e.state.modifiers, changed)
    e.changed()
    e.tell("modifier", stat=name, value=amount, duration=word, characters=meant)


def is_about_creatures(word: Any) -> bool:
    """Whether a selector names creatures."""
    return isinstance(word, Word) and word.name in CREATURES


def creature_names(e: Engine, target: str) -> list[str]:
    """The creature tiles that a target is."""
    if kind_of(target) == "creature":
        return [target.partition(":")[2]]
    if kind_of(target) == "figure":
        figure = e.state.figures.get(number_of(target))
        return [figure.of] if figure is not None and figure.kind == "creature" else []
    return creatures(e, Word("target", {}), {"target": target})
