"""The keys of the moment, as the last line of the table shows them."""

from __future__ import annotations

from reverie.terminal.answers import is_own_choice, role_of
from reverie.terminal.keybar import KeyBar, KeyHint
from reverie.terminal.reading import Readings


class MomentKeys(Readings):
    """Which keys make sense now."""

    def show_keys(self) -> None:
        """What can be pressed now."""
        self.query_one(KeyBar).show(self.hints())

    def hint_for(self, key: str, name: str, action: str) -> KeyHint:
        """One of them in words."""
        return KeyHint(key, self.speech.text(f"terminal-key-{name}"), action)

    def hints(self) -> list[KeyHint]:
        """The most useful first; help and the palette always."""
        hint = self.hint_for
        hints: list[KeyHint] = []
        if self.choices.display and self.choices.has_focus:
            hints.append(hint("Enter", "confirm", "confirm"))
            if self.menu is not None:
                hints.append(hint("Esc", "back", "escape"))
            elif self.is_asked:
                hints.append(hint("Esc", "look", "escape"))
        elif self.is_on_table and not self.game.definition.discarding:
            hints.append(hint("Enter", "choose", "confirm"))
            if is_own_choice(self.game):
                hints.append(hint("A", "answers", "answers"))
            if len(self.view.get("characters", ())) > 1:
                hints.append(hint("C", "person", "person"))
            if any(zone.name == "tabs" for zone in self.board.zones):
                hints.append(hint("T", "tab", "tab"))
            hints.append(hint("G", "story", "story"))
        elif self.is_asked and is_own_choice(self.game):
            item = self.board.item
            roles = {role_of(action, self.game) for action in item.actions} if item else set()
            if "play" in roles:
                hints.append(hint("Enter", "play", "confirm"))
            elif item is not None and item.number:
                hints.append(hint("Enter", "why", "confirm"))
            if "discard" in roles:
                hints.append(hint("D", "discard", "discard"))
            if any(role_of(action, self.game) == "special" for action in self.game.actions()):
                hints.append(hint("P", "special", "special"))
            hints.append(hint("A", "answers", "answers"))
        elif self.choices.display:
            hints.append(hint("Esc", "answers", "escape"))
        if self.game.answers and self.passing is None:
            hints.append(hint("Z", "undo", "undo"))
        if self.game.undone:
            hints.append(hint("Y", "redo", "redo"))
        if self.is_asked:
            hints.append(hint("H", "hint", "hint"))
        hints += [hint("I", "read", "read"), hint("B", "table", "read_table")]
        hints += [hint("L", "log", "log"), hint("R", "replay", "replay")]
        return [*hints, hint("?", "help", "help"), hint("^P", "palette", "app.palette")]

    def action_confirm(self) -> None:
        """Enter by mouse."""
        if self.choices.has_focus:
            self.choices.action_select()
        else:
            self.board.action_choose()

    def on_descendant_focus(self) -> None:
        """Other keys make sense elsewhere."""
        self.show_keys()
