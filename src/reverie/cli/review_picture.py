"""The picture of a review: the ridge with what was found on it, and what is said about it."""

from __future__ import annotations

from reverie.art.ridge import Slip, Stand, ridge
from reverie.cli.speech import Speech
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.kernel.review import Report

FOUND = ("doors", "partner-doors")


def picture_of(game: Game, report: Report, speech: Speech) -> str:
    """An SVG of how a game went."""
    outcome = game.result.status if game.result else "open"
    title = speech.words.text(
        "review-picture-title", game=speech.words.text(f"web-game-{game.spec.game}"), result=outcome
    )

    def signed(share: float) -> str:
        return f"{'−' if share < 0 else '+'}{speech.number(100 * abs(share))}"

    line = speech.words.text(
        "review-picture-line",
        turns=game.turn,
        start=speech.number(100 * report.start),
        luck=signed(report.luck),
        cost=signed(-report.cost),
    )
    curve = [point.chance for point in report.curve]
    if report.end is not None or not curve:
        curve.append(report.end or 0.0)
    slips = [
        Slip(
            move.answers,
            speech.words.text("review-picture-turn", turn=move.turn) + f": −{speech.number(100 * move.cost)}",
        )
        for move in report.costly
    ]
    return ridge(curve, stands(game), slips, title, line)


def stands(game: Game) -> list[Stand]:
    """The doors and Cities that were found, each after so many answers."""
    counts = game.event_counts(None)
    found = []
    for number, event in enumerate(game.events_for(None)):
        colour = found_by(event)
        if colour is not None:
            found.append(Stand(next(at for at, count in enumerate(counts) if count > number), colour))
    return found


def found_by(event: Event) -> str | None:
    """The colour of a door, or the name of a City, that an event brings."""
    data = event.data
    if event.kind == "moved" and data.get("to") in FOUND and str(data.get("card", "")).startswith("door."):
        return str(data["card"]).removeprefix("door.")
    return str(data["city"]) if event.kind == "city" and data.get("what") == "claimed" else None
