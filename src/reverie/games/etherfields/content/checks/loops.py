"""Texts without end (9.13, 8): actions that can be repeated for nothing, scripts that lead back to themselves."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.games.etherfields.content.checks.places import error, of_ability, of_part, warning
from reverie.games.etherfields.content.findings import Finding
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.model import Ability, Content, Influence, ListRef, Word
from reverie.games.etherfields.content.walking import BRANCHES, effects, inner_lists

# What somebody might want to have again and again: gains, movement, things placed, protection.
WORTH = frozenset({
    "gain_ether", "gain_glowstone", "gain_key", "gain_hours", "gain_spirit", "distribute", "gain_intent", "heal",
    "prevent", "prevent_seal", "ignore_effect", "draw", "unseal", "put_on_top", "search", "gain_card", "buy_step",
    "play_again", "lay_free", "unflip", "equip_item", "gain_item", "gain_shopping_card", "move", "relocate", "push",
    "swap_places", "bring_to", "move_creature", "relocate_creature", "place_terrain", "place_wall", "damage_wall",
    "remove_wall", "place_marker", "remove_figure", "remove_mutation", "put_state", "block_step", "add_rounds",
    "reward", "add_flag", "remove_weakness",
})  # fmt: skip
NAMED = 12  # scripts of a circle that are named
ENDS = ("end_dream", "end_slumber", "awaken", "end_campaign", "abort")


def check(pack: Pack) -> Iterator[Finding]:
    """Both kinds of endlessness."""
    content = pack.content
    assert content is not None
    for ability in content.abilities.values():
        if is_free_for_ever(content, ability):
            yield warning("pack-free-loop", of_ability(pack, ability.ref), id=ability.ref)
    for circle in circles(content):
        scripts: list[object] = [*sorted(circle)]
        if len(scripts) > NAMED:
            scripts[NAMED:] = ["…"]
        yield error("pack-script-circle", of_part(pack, f"script:{scripts[0]}", "do"), scripts=scripts)


def is_free_for_ever(content: Content, ability: Ability) -> bool:
    """Whether an action costs nothing, has no limit, stays where it is, and is worth repeating."""
    if ability.kind not in ("action", "interrupt") or ability.limit != "none" or ability.after_use != "stay":
        return False
    source = content.things[ability.source]
    if isinstance(source, Influence) and source.lay_cost is None:
        return False  # it is discarded after use (ETH-ACT-05)
    if ability.kind == "interrupt" and ability.when is not None:
        return False  # its moment has to come again
    for way in ability.ways:
        if () not in way.cost:
            continue
        words = list(effects(content, way.do))
        names = {word.name for word in words}
        if names & WORTH and not names & set(ENDS) and not is_used_up(ability, words):
            return True
    return False


def is_used_up(ability: Ability, words: list[Word]) -> bool:
    """Whether what it does takes away what it requires: a flag, a marker, its own field action."""
    required = {name for condition in ability.requires for name in named(condition)}
    for word in words:
        if word.name in ("set_flag", "add_flag") and f"flag {word.args['name']}" in required:
            return True
        if word.name in ("remove_marker", "place_marker") and f"marker {word.args['kind']}" in required:
            return True
        if word.name == "block_action" and word.args["id"] in (ability.id, ability.ref):
            return True
        if word.name in ("put_state", "spawn", "remove_figure", "relocate", "move") and required:
            return True
    return False


def named(condition: Word) -> Iterator[str]:
    """What a condition depends on."""
    if condition.name == "flag":
        yield f"flag {condition.args['name']}"
    elif condition.name in ("markers", "intent_markers"):
        yield f"marker {condition.args.get('kind')}"
    else:
        yield condition.name
    of = condition.args.get("of", ())
    for inner in of if isinstance(of, tuple) and not isinstance(of, Word) else (of,):
        if isinstance(inner, Word):
            yield from named(inner)


def certain_scripts(content: Content, ref: ListRef) -> Iterator[int]:
    """The scripts that a list calls whatever happens."""
    waiting = [ref] if ref else []
    seen: set[ListRef] = set()
    while waiting:
        here = waiting.pop()
        if here in seen:  # the list of an effect that is done several times
            continue
        seen.add(here)
        for word in content.lists[here]:
            if word.name == "script":
                yield word.args["n"]
            elif word.name in ENDS:
                break
            elif word.name not in BRANCHES:
                waiting += inner_lists(word)


def circles(content: Content) -> list[set[int]]:
    """Scripts that lead back to themselves without a choice: the strongly connected parts of their calls."""
    calls = {
        n: [other for other in certain_scripts(content, script.do) if other in content.script]
        for n, script in content.script.items()
        if not script.once
    }
    order: dict[int, int] = {}
    lowest: dict[int, int] = {}
    open_scripts: list[int] = []
    is_open: set[int] = set()
    found: list[set[int]] = []
    for start in calls:
        if start in order:
            continue
        path = [(start, iter(calls[start]))]
        order[start] = lowest[start] = len(order)
        open_scripts.append(start)
        is_open.add(start)
        while path:
            n, rest = path[-1]
            following = next((other for other in rest if other in calls), None)
            if following is None:
                path.pop()
                if path:
                    lowest[path[-1][0]] = min(lowest[path[-1][0]], lowest[n])
                if lowest[n] == order[n]:
                    part: set[int] = set()
                    while n not in part:
                        part.add(open_scripts.pop())
                    is_open -= part
                    if len(part) > 1 or n in calls[n]:
                        found.append(part)
            elif following not in order:
                order[following] = lowest[following] = len(order)
                open_scripts.append(following)
                is_open.add(following)
                path.append((following, iter(calls[following])))
            elif following in is_open:
                lowest[n] = min(lowest[n], order[following])
    return found
