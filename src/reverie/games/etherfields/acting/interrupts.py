"""What may be used while something else goes on (6.23): interrupts, masks, back actions, rerolls, preventions.

The windows, one for each kind of interrupt point (ETH-INT-02):

    action      in the action step          payment    while somebody pays
    movement    between two steps           step       before and after a turn-card step, at the start of the dreamlands
    after       after suffering or sealing  prevention before suffering or sealing caused by an effect
    reroll      after a roll                accepted   after a result is accepted: to set or shift it, nothing else
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.acting.actions import can_name, choice_of
from reverie.games.etherfields.acting.at_hand import interrupts_of, words_in
from reverie.games.etherfields.acting.declining import Round, all_decline
from reverie.games.etherfields.acting.payment import open_payment
from reverie.games.etherfields.acting.rolling import current_roll
from reverie.games.etherfields.content.model import Ability
from reverie.games.etherfields.content.walking import effects
from reverie.games.etherfields.core.engine import Choice, handles, serves
from reverie.games.etherfields.core.state import Frame
from reverie.games.etherfields.language.finding import characters

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

# Words that mean something at one kind of point only: an interrupt that holds one can be used there alone.
NEEDS = {
    "reroll": "reroll",
    "set_face": "accepted",
    "shift_face": "accepted",
    "prevent": "prevention",
    "prevent_seal": "prevention",
    "redirect_suffering": "prevention",
    "ignore_effect": "prevention",
}
MOMENTS = {
    "would_suffer": "prevention",
    "would_seal": "prevention",
    "die_rolled": "reroll",
    "die_accepted": "accepted",
    "suffered": "after",
    "sealed": "after",
    "payment_opened": "payment",
}


def point_of(e: Engine, ability: Ability) -> str | None:
    """The only kind of point at which an interrupt can be used; None: any."""
    known: dict[str, str | None] = e.content_cache("points")
    if ability.ref not in known:
        point = MOMENTS.get(ability.when.name) if ability.when is not None else None
        for way in ability.ways:
            for word in words_in(e, way.do):
                point = NEEDS.get(word, point)
                if word == "gain_intent" and point is None:
                    point = "payment"
        known[ability.ref] = point
    return known[ability.ref]


def fits(e: Engine, c: int, ability: Ability, window: str) -> bool:
    """Whether an interrupt can be used at such a point."""
    point = point_of(e, ability)
    if window in ("reroll", "accepted", "prevention"):
        if point != window:
            return False
        return suits_roll(e, c, ability) if window != "prevention" else suits_harm(e, c, ability)
    if point == "payment":
        return suits_payment(e, c, ability)
    if point == "after":
        return window == "after" and suits_after(e, c, ability)
    return point is None and ability.when is None


def suits_roll(e: Engine, c: int, ability: Ability) -> bool:
    """Whether the roll that lies there is one of those an ability speaks of: own ones for the Gambler (ETH-BCK-04)."""
    frame = current_roll(e)
    if frame is None:
        return False
    when = ability.when
    if when is None:
        return True
    wanted = when.args.get("die")
    if wanted is not None and wanted != frame.data["die"]:
        return False
    return "who" not in when.args or is_meant(e, c, ability, frame.data["roller"])


def suits_payment(e: Engine, c: int, ability: Ability) -> bool:
    """Whether a payment is open that an ability speaks of: it can be used as long as it is (ETH-BCK-07).

    What brings intents without saying to whose payment can be used while anybody pays.
    """
    payers = [one for one in range(e.team_size) if open_payment(e, one) is not None]
    if ability.when is None:
        return bool(payers)
    return any(is_meant(e, c, ability, one) for one in payers)


def is_meant(e: Engine, c: int, ability: Ability, whom: int, **more: Any) -> bool:
    """Whether what happens to a character (-1: to the team) is what an ability of another one speaks of.

    `who` of its trigger says so; without it, only what happens to its user (9.6).
    """
    who = ability.when.args.get("who") if ability.when is not None else None
    if who is None:
        return whom == c
    if whom < 0:
        return bool(who.name == "team")
    return whom in characters(e, who, {"self": c, "actor": c, **more})


def harm(e: Engine) -> Frame | None:
    """The suffering or sealing that is about to happen."""
    return next((frame for frame in reversed(e.state.stack) if frame.kind in ("suffer", "seal")), None)


def suits_harm(e: Engine, c: int, ability: Ability) -> bool:
    """Whether what is about to happen is what an ability prevents: suffering or sealing, whose, from what
    (ETH-SUF-06); the Powerhouse speaks of suffering in general (ETH-BCK-06)."""
    frame = harm(e)
    if frame is None:
        return False
    when = ability.when
    sealing = frame.kind == "seal"
    words = words_in(e, ability.ways[0].do)
    if when is not None and (when.name == "would_seal") != sealing:
        return False
    if when is None and not words & (
        {"prevent_seal", "ignore_effect"} if sealing else {"prevent", "redirect_suffering", "ignore_effect"}
    ):
        return False
    preventable = frame.data.get("preventable", "all")
    about_causes = any(word.name == "cause" for word in ability.requires)
    if preventable == "none" or (preventable == "general" and (about_causes or "ignore_effect" in words)):
        return False
    whom = frame.data["c"]
    if "redirect_suffering" in words and (frame.data.get("redirected") or not leads_elsewhere(e, c, ability, whom)):
        return False
    return is_meant(e, c, ability, whom, target=f"character:{whom}", cause=frame.data.get("cause", {}))


def leads_elsewhere(e: Engine, c: int, ability: Ability, whom: int) -> bool:
    """Whether an ability that redirects suffering can name anybody but the one who is to suffer (9.8.1)."""
    for word in (word for way in ability.ways for word in effects(e.content, way.do)):
        if word.name == "redirect_suffering":
            to = characters(e, word.args["to"], {"self": c, "actor": c})
            return any(one != whom for one in to)
    return False


def suits_after(e: Engine, c: int, ability: Ability) -> bool:
    """Whether the suffering or sealing that has just happened is the one an ability speaks of."""
    frame = harm(e)
    if frame is None or ability.when is None:
        return False
    if (ability.when.name == "sealed") != (frame.kind == "seal"):
        return False
    return is_meant(e, c, ability, frame.data["c"])


@serves("side_actions")
def side_actions(e: Engine, window: str) -> list[Choice]:
    """Everything that anybody may use at a point, in seat order (ETH-INT-04)."""
    found: list[Choice] = []
    for c in e.seat_order():
        for ability, instance, zone in interrupts_of(e, c):
            if fits(e, c, ability, window) and can_name(e, c, ability, instance, zone):
                found.append(choice_of(e, c, ability, instance, zone))
    return found


@handles("window")
def window(e: Engine, f: Frame) -> None:
    """A point at which something may be used (ETH-INT-01, DP-28); nobody is asked where nobody can."""
    name = f.data["name"]
    if all_decline(e, f, Round("interrupt", "DP-28", "go-on", {"point": name}), lambda: side_actions(e, name)):
        e.done()
