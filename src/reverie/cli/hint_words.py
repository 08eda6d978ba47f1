"""Chances and reasons as the terminal says them."""

from __future__ import annotations

from rich.text import Text

from reverie.cli.speech import Speech
from reverie.errors import in_words
from reverie.kernel.chances import Weighed


def chance_text(one: Weighed, speech: Speech) -> str:
    """A chance with its error: `84.7 % ± 1.0`."""
    return speech.spell(f"{speech.number(100 * one.chance, 1)} % ± {speech.number(100 * one.error, 1)}")


def why_text(one: Weighed, speech: Speech) -> str:
    """The sentence; empty if there is none."""
    return speech.text(one.why, **in_words(one.why.details, speech.language)) if one.why is not None else ""


def reason_text(one: Weighed, speech: Speech) -> Text:
    """What follows the name of an answer: ` Chance: 84.7 % ± 1.0. Keeps two ways to a blue door.`"""
    chance = speech.text("hint-chance", chance=chance_text(one, speech))
    return Text(f" {chance} {why_text(one, speech)}".rstrip())
