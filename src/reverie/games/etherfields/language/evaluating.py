"""The words of the content language and what they stand for: tables of words, and whoever looks a word up.

Words are made of words: a condition compares amounts, an amount counts what a selector finds, a selector measures by
an amount. So the tables lie here, below all of them; `conditions.py`, `expressions.py`, `selectors.py` and whoever else
has a word to say announce it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from reverie.games.etherfields.content.model import Word
from reverie.games.etherfields.core.state import Scope
from reverie.games.etherfields.language import notes

if TYPE_CHECKING:
    from reverie.games.etherfields.core.engine import Engine

Expression = Callable[["Engine", Mapping[str, Any], Scope], int]
EXPRESSIONS: dict[str, Expression] = {}
MOST = 999  # no text needs more of anything; packs that say so are not allowed to keep the engine busy for hours


def expression(name: str) -> Callable[[Expression], Expression]:
    """Announce what a word stands for."""

    def announce(function: Expression) -> Expression:
        assert name not in EXPRESSIONS, name
        EXPRESSIONS[name] = function
        return function

    return announce


def value(e: Engine, what: Any, scope: Scope) -> int:
    """A number, which may be negative in the middle of a calculation."""
    if isinstance(what, int):
        return int(what)
    if isinstance(what, str):
        return EXPRESSIONS[what](e, {}, scope)
    return EXPRESSIONS[what.name](e, what.args, scope)


def amount(e: Engine, what: Any, scope: Scope) -> int:
    """How much: a negative result counts as 0 (9.10)."""
    if isinstance(what, int):
        return max(0, min(int(what), MOST))
    return max(0, min(value(e, what, scope), MOST))


Condition = Callable[["Engine", Mapping[str, Any], Scope], bool]
CONDITIONS: dict[str, Condition] = {}


def condition(name: str) -> Callable[[Condition], Condition]:
    """Announce when a condition holds."""

    def announce(function: Condition) -> Condition:
        assert name not in CONDITIONS, name
        CONDITIONS[name] = function
        return function

    return announce


def holds(e: Engine, word: Any, scope: Scope) -> bool:
    """Whether a condition holds; of a list of them: whether all do."""
    if not isinstance(word, Word):
        return all_hold(e, word, scope)
    return CONDITIONS[word.name](e, word.args, scope)


def all_hold(e: Engine, words: Iterable[Any], scope: Scope) -> bool:
    """Whether every one of some conditions holds."""
    for word in words:
        if not holds(e, word, scope):
            return False
    return True


Selector = Callable[["Engine", Mapping[str, Any], Scope], list[str]]
SELECTORS: dict[str, Selector] = {}
ONE_OF = {  # ways to pick that mean one of what is found
    "any", "chosen", "other", "nearest", "farthest", "adjacent", "tag", "terrain", "in_range", "of_field", "pointed",
}  # fmt: skip


def selector(name: str) -> Callable[[Selector], Selector]:
    """Announce what a selector finds."""

    def announce(function: Selector) -> Selector:
        assert name not in SELECTORS, name
        SELECTORS[name] = function
        return function

    return announce


def as_word(word: Any) -> Word:
    """A selector in its full form, also where a text gives a bare word."""
    if isinstance(word, Word):
        return word
    if word == "here":
        return Word("field", {"pick": "here"})
    if word == "other":
        return Word("character", {"pick": "other"})
    return Word(word, {})


def select(e: Engine, word: Any, scope: Scope) -> list[str]:
    """Everything a selector fits, in a fixed order."""
    full = word if type(word) is Word else as_word(word)
    found = SELECTORS[full.name](e, full.args, scope)
    if "spared" in scope or "text" in scope:
        found = [one for one in found if not (one.startswith("character:") and is_spared(e, scope, int(one[10:])))]
    return found


def is_spared(e: Engine, scope: Scope, c: int) -> bool:
    """Whether a text does not concern a character: `ignore_step`, `reward_replaced_by`, `ignore_effect`."""
    return c in scope.get("spared", ()) or notes.is_noted(e, scope, "spared", c)


def needs_choice(word: Any) -> bool:
    """Whether one of what a selector finds is meant, so that somebody may have to choose."""
    return isinstance(word, Word) and word.args.get("pick") in ONE_OF
