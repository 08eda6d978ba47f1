"""Where Urbion's answers lie on the table: the Dream, City or empty place that is touched, and where it leads.

A place is a zone (`R1.sognae`) or a thing in a zone (`hand/S2w`, `R1.sognae/0`): by what it is, or by its number in the
view, from 0; `new` is the place for one more, `now` the card that is resolved. `button`: the answer stands beside the
table as well. Two words depend on the table: `R1.stronger` is the side that the view calls so, `asked` the Dream that
the question is about (`R1.asked`: the side of a row on which that Dream would lie).
"""

from __future__ import annotations

from reverie.kernel.actions import Action, Places

WAITING = "pending/now"
OTHER = {"sognae": "incubi", "incubi": "sognae"}


def places(action: Action) -> Places:
    """Where an answer lies, and where it leads."""
    it = action.argument or ""
    if action.noun == "slot":
        return of_slot(action.verb, it)
    if action.noun == "row":
        return of_row(action.verb, it)
    match action.verb:
        case "play":
            return Places((f"hand/{it}",), action.place)
        case "put":
            return Places((f"looked/{it}",), "deck")
        case "lay":
            return Places((WAITING, f"{it}/new"), it)
        case "clean":
            return Places((str(action.place),))
        case "sides":
            return Places(("drawn",))
        case "face" | "reveal":
            return Places((WAITING, "button"))
        case "wise":
            return Places((WAITING, "button"), "deck")
        case "bonus":
            return Places(("cities",), "success")
        case "reveal-book" | "no-more-books":
            return Places(("books",))
    if action.noun == "card":
        return Places((f"hand/{it}",), "discard")  # it pays for what the verb says
    return Places(("button",))


def of_slot(verb: str, slot: str) -> Places:
    """An answer about a Dream beside a City."""
    row, side, number = slot.split(".")
    target = {"flip": f"{row}.{OTHER[side]}", "vanish": "discard"}.get(verb)
    return Places((f"{row}.{side}/{int(number) - 1}",), target)


def of_row(verb: str, row: str) -> Places:
    """An answer about a row, given at its City; a card that may come to lie there also has its place."""
    city = f"{row}.city/0"
    if verb == "place":
        return Places((WAITING, city, f"{row}.stronger/new"), f"{row}.city")
    if verb == "fly-to":
        return Places(("asked", city, f"{row}.asked/new"), f"{row}.city")
    if verb == "ruin":
        return Places((WAITING, city))
    return Places((city,), "success" if verb == "free" else None)
