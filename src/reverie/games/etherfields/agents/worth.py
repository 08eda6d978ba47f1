"""What effects are worth to a team, by rule of thumb, read from the texts of cards, tiles and creatures.

Scripts that nobody has read are worth their curiosity and nothing more: the player does not look into them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.content.model import Ability, Word
from reverie.games.etherfields.content.walking import effects

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

UNREAD = 3.0  # somebody always wants to know
EACH = {  # for every one of n
    "gain_ether": 2.5, "gain_glowstone": 2.5, "gain_key": 2.0, "gain_hours": 2.0, "gain_spirit": 1.0,
    "gain_intent": 1.0, "draw": 1.6, "unseal": 1.2, "heal": 2.5, "unflip": 1.5, "equip_item": 3.0,
    "lay_free": 3.0, "add_rounds": 4.0,
    "block_step": 2.0, "remove_mutation": 1.5, "prevent": 2.5, "prevent_seal": 1.0, "move": 0.5,
    "suffer": -3.5, "seal": -1.1, "discard": -0.9, "lose_ether": -1.5, "lose_glowstone": -1.5, "lose_hours": -1.2,
    "lose_key": -1.5, "gain_weakness": -3.5, "add_mutation": -1.5, "spawn": -2.5, "remove_rounds": -4.0, "flip": -1.5,
    "discard_progress": -2.0, "discard_item": -1.5,
}  # fmt: skip
ONCE = {
    "reward": 20.0, "end_slumber": 2.0, "reveal_tile": 4.0, "place_tile": 4.0, "reveal": 2.0, "gain": 4.0,
    "gain_item": 4.0, "gain_card": 5.0, "gain_mask": 6.0, "gain_clue": 6.0, "gain_wisdom": 6.0, "set_flag": 1.0,
    "add_flag": 1.0, "place_marker": 1.0, "remove_figure": 5.0, "put_state": 2.0, "activate_socket": 4.0,
    "unblock_field": 6.0, "remove_wall": 6.0, "damage_wall": 0.5, "place_overlay": 7.0, "remove_state": 1.0,
    "put_on_mask": 2.0, "discard_hand": -4.0, "take_off_mask": -2.0, "kill": -200.0, "modifier": 1.0, "reshuffle": 1.0,
    "push": 1.0, "relocate_creature": 1.5, "move_creature": 1.0, "relocate": 0.5, "summon": 3.0, "look_at": 2.0,
    "add_slumber": 4.0,  # somebody new to meet
}  # fmt: skip
RESULTS = {"victory": 120.0, "neutral": -15.0, "failure": -60.0}
WEIGHTS = {  # of a price, for every one of n
    "intent": 0.55, "suffering": 3.5, "glowstone": 2.0, "ether": 2.0, "key": 1.5, "hours": 1.2, "spirit": 0.8,
    "seal": 1.1, "discard_cards": 1.0, "discard_influence": 1.0, "return_to_market": 2.0,
    "discard_top": 0.3, "flip_progress": 1.5, "discard_progress": 2.0, "discard_item": 1.5,
}  # fmt: skip
WORTH = [f"worth for {size}" for size in range(10)]  # by the size of the team
UNDONE = -3.0  # something that had been reached is taken back
INSIDE = ("do", "else")
DEEP = 4  # how far texts in texts are followed
LUCK = {"doom": 1, "void": 1, "one": 2, "two": 1, "three": 1}


def worth(e: Engine, ref: str) -> float:
    """What a list of effects is worth; it is the same as long as no script in it is read."""
    known: dict[object, float] = e.content_cache(WORTH[len(e.state.characters)])
    scripts = scripts_in(e, ref)
    read = e.state.team.scripts_read
    key = (ref, *[number in read for number in scripts]) if scripts else ref
    found = known.get(key)
    if found is None:
        found = known[key] = worth_in(e, ref, 0)
    return found


def scripts_in(e: Engine, ref: str) -> list[int]:
    """The scripts that a list leads to."""
    known: dict[str, list[int]] = e.content_cache("scripts in")
    found = known.get(ref)
    if found is None:
        found = known[ref] = []
        waiting = [ref]
        while waiting:
            for word in effects(e.content, waiting.pop()):
                if word.name == "script" and word.args["n"] not in found:
                    found.append(word.args["n"])
                    waiting.append(e.content.script[word.args["n"]].do)
    return found


def worth_in(e: Engine, ref: str, depth: int) -> float:
    """The same for a list inside others."""
    if not ref or depth > DEEP:
        return 0.0
    return sum(worth_of(e, word, depth) for word in e.content.lists.get(ref, ()))


def worth_of(e: Engine, word: Word, depth: int) -> float:
    """What one effect is worth."""
    name, args = word.name, word.args
    if name == "script":
        number = args["n"]
        if number not in e.state.team.scripts_read:
            return UNREAD
        return 0.3 * worth_in(e, e.content.script[number].do, depth + 1)
    if name == "end_dream":
        return RESULTS.get(args["result"], 0.0)
    if name in ("choose_one", "choice", "choose_n"):
        return max((worth_in(e, option.do, depth + 1) for option in args["options"]), default=0.0)
    if name == "if":
        yes, no = worth_in(e, args["do"], depth + 1), worth_in(e, args.get("else", ""), depth + 1)
        return 0.6 * yes + 0.4 * no
    if name == "may":
        return max(0.0, worth_in(e, args["do"], depth + 1))
    if name == "for_each":
        return e.team_size * 0.7 * worth_in(e, args["do"], depth + 1)
    if name in ("in_order", "delayed"):
        return worth_in(e, args["do"], depth + 1)
    if name in ("roll_luck", "roll_creature"):
        table = args["table"]
        return sum(LUCK.get(face, 2) / 6 * worth_in(e, ref, depth + 1) for face, ref in table.items())
    if name == "pay":
        return -price_in_text(e, word)
    if name == "set_flag" and isinstance(args["value"], Word) and args["value"].name == "-":
        return UNDONE
    if name == "gain" and is_weakness(e, args["code"]):
        return EACH["gain_weakness"]
    if name in EACH:
        n = args.get("n", 1)
        return EACH[name] * (n if isinstance(n, int) else 2)
    return ONCE.get(name, 0.0)


def is_weakness(e: Engine, code: str) -> bool:
    """Whether a code is that of a weakness: whoever plays a dream again knows which one."""
    known: dict[str, bool] = e.content_cache("weaknesses by code")
    if code not in known:
        letter = code.rpartition("-")[2]
        weaknesses = e.content.weakness.values()
        known[code] = any(code == one.ref or (one.code is not None and one.code.letter == letter) for one in weaknesses)
    return known[code]


def price(components: tuple[Word, ...], size: int) -> float:
    """What a cost weighs."""
    total = 0.0
    for word in components:
        n: Any = word.args.get("n", 1)
        amount = n if isinstance(n, int) else 1
        if word.name == "team_times":
            total += 0.55 * amount * size
        elif word.name == "each_seals":
            total += 1.1 * size * amount
        else:
            total += WEIGHTS.get(word.name, 0.8) * amount
    return total


def price_in_text(e: Engine, word: Word) -> float:
    """What a payment inside a text weighs for each of the team: it takes cards, but no time."""
    return 0.4 * min(price(components, e.team_size) for components in word.args["cost"]) / e.team_size


def cheapest(e: Engine, ability: Ability) -> float:
    """What an ability weighs at least; the same in every game with as many characters."""
    known: dict[str, float] = e.content_cache(f"cheapest for {e.team_size}")
    found = known.get(ability.ref)
    if found is None:
        found = min(price(components, e.team_size) for way in ability.ways for components in way.cost)
        known[ability.ref] = found
    return found
