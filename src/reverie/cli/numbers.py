"""Numbers of answers that stay: where a question comes back again and again, an answer keeps its number for a while."""

from __future__ import annotations

from collections.abc import Sequence

from reverie.kernel.actions import Action


class Numbers:
    """Answers that come for the first time get the next numbers; those that go leave theirs free."""

    def __init__(self) -> None:
        self.stretch = ""
        self.of: dict[str, int] = {}

    def numbered(self, actions: Sequence[Action], stretch: str) -> list[tuple[int, Action]]:
        """The answers in the order of their numbers; with another stretch of the game they begin anew. Without a name
        of a stretch they are just counted."""
        if not stretch:
            return list(enumerate(actions, 1))
        if stretch != self.stretch:
            self.stretch, self.of = stretch, {}
        for action in actions:
            if action.words not in self.of:
                self.of[action.words] = len(self.of) + 1
        return sorted(((self.of[action.words], action) for action in actions), key=lambda entry: entry[0])
