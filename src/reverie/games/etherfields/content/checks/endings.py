"""Encounters that end (9.13, 5): whatever is chosen when no rounds are left, the dream or slumber is over or goes on
with new rounds.
"""

from __future__ import annotations

from collections.abc import Iterator

from reverie.games.etherfields.content import words as w
from reverie.games.etherfields.content.checks.places import error, of_part
from reverie.games.etherfields.content.findings import Finding, Tangled
from reverie.games.etherfields.content.loading import Pack
from reverie.games.etherfields.content.model import Content, ListRef, Word
from reverie.games.etherfields.content.walking import effects

ALWAYS = {"awaken", "kill", "end_campaign"}  # these end any encounter
OF_DREAM = ALWAYS | {"end_dream", "add_rounds"}
OF_SLUMBER = ALWAYS | {"end_slumber"}
WORK = 50_000  # effects looked at: no pack that people wrote needs more


class Endings:
    """Which scripts and lists come to an end on every branch."""

    def __init__(self, content: Content, ending: set[str]) -> None:
        self.content = content
        self.ending = ending
        self.scripts: set[int] = set()
        self.work = 0
        self.solve()

    def solve(self) -> None:
        """Scripts call scripts: whenever one turns out to end, those that call it are looked at again."""
        callers: dict[int, set[int]] = {}
        for n, script in self.content.script.items():
            for word in effects(self.content, script.do):
                if word.name == "script":
                    callers.setdefault(word.args["n"], set()).add(n)
        waiting = list(self.content.script)
        while waiting:
            n = waiting.pop()
            if n not in self.scripts and n in self.content.script and self.ends(self.content.script[n].do):
                self.scripts.add(n)
                waiting += callers.get(n, ())

    def ends(self, ref: ListRef) -> bool:
        """Whether a list surely ends the encounter. Lists are nested no deeper than files may be."""
        before: Word | None = None
        for word in self.content.lists[ref] if ref else ():
            if word is not before and self.word_ends(word):  # what is done several times is looked at once
                return True
            before = word
        return False

    def word_ends(self, word: Word) -> bool:
        """Whether one effect surely ends the encounter, whatever is chosen or rolled in it."""
        self.work += 1
        if self.work > WORK:
            raise Tangled
        name, args = word.name, word.args
        if name in self.ending:
            return bool(args.get("n") != 0)
        if name == "script":
            return args["n"] in self.scripts
        if name == "in_order":
            return self.ends(args["do"])
        if name == "if":
            return self.ends(args["do"]) and self.ends(args.get("else", ""))
        if name in ("choice", "choose_one", "choose_n"):
            options = args["options"]  # one of them must always be possible
            return not all(one.requires for one in options) and all(self.ends(one.do) for one in options)
        if name in ("roll_luck", "roll_creature"):
            faces = w.VALUES["LUCK" if name == "roll_luck" else "CREATURE_DIE"]
            return all(self.ends(args["table"].get(face, "")) for face in faces)
        return False


def check(pack: Pack) -> Iterator[Finding]:
    """The no-more-rounds scripts of gates and lines of slumbers."""
    content = pack.content
    assert content is not None
    dreams, slumbers = Endings(content, OF_DREAM), Endings(content, OF_SLUMBER)
    for gate in content.gate.values():
        if gate.no_more_rounds not in dreams.scripts:
            n = str(gate.no_more_rounds)  # the script is what has to be mended
            yield error("pack-dream-endless", of_part(pack, f"script:{n}", "do", "n"), id=gate.id, script=n)
    for slumber in content.slumber.values():
        for face in slumber.faces:
            if face.rounds and not slumbers.ends(face.no_more_rounds):
                yield error("pack-slumber-endless", of_part(pack, slumber.ref, "no_more_rounds"), id=slumber.id)
                break
