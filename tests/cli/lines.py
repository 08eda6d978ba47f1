"""A campaign played through the lines of the plain terminal, by nothing but what it prints.

    python -m tests.cli.lines NAME SEED [LANGUAGE] [ANSWERS] > everything-that-was-read     (SEED `-`: go on with it)

Whoever plays here asks the table for a hint at every question and types the number that it names; so every sentence of
an evening stands in what was printed, one after the other, as a person would have read it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass, field

ASKED = re.compile(r"(?:Your answer|Deine Antwort)[^\n]*: $")
ADVICE = re.compile(r"(?:would choose|würde) (\d+)")
QUESTION = "▸"


class Stuck(Exception):
    """The terminal asks for something and says nothing about what could be answered."""


@dataclass
class Lines:
    """Somebody at the plain terminal, and everything that was printed."""

    arguments: list[str]
    pages: list[str] = field(default_factory=list)
    answers: int = 0

    def __post_init__(self) -> None:
        self.terminal = subprocess.Popen(
            [sys.executable, "-m", "reverie.cli", "play", "etherfields", "--plain", *self.arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def read(self) -> str:
        """What is printed until the next answer is asked for, or until the end."""
        assert self.terminal.stdout is not None
        found = b""
        while not ASKED.search(text := found.decode("utf-8", "ignore")):
            more = os.read(self.terminal.stdout.fileno(), 65536)
            if not more:
                break
            found += more
        self.pages.append(text)
        return text

    def say(self, line: str) -> str:
        """Type a line and read what comes."""
        assert self.terminal.stdin is not None
        self.terminal.stdin.write(f"{line}\n".encode())
        self.terminal.stdin.flush()
        return self.read()

    def play(self, limit: int) -> bool:
        """Follow the hints; whether the campaign has come to its end."""
        page = self.read()
        while self.answers < limit and ASKED.search(page):
            advice = ADVICE.search(self.say("h"))
            if advice is None:
                raise Stuck(self.pages[-2][-2000:] + self.pages[-1][-500:])
            page = self.say(advice[1])
            if ASKED.search(page) and QUESTION not in page:  # a warning: yes, that is what was meant
                page = self.say("y")
            self.answers += 1
        return not ASKED.search(page) and self.terminal.wait(60) == 0  # who is killed has not come to an end

    def leave(self) -> None:
        """Go home; everything is kept."""
        if self.terminal.poll() is None:
            self.terminal.communicate(b"q\n", timeout=60)


def main() -> None:
    """As the first lines say."""
    name, seed, *more = sys.argv[1:]
    language, limit = (more[0] if more else "en"), int(more[1]) if len(more) > 1 else 30_000
    deal = [] if seed == "-" else ["--seed", seed]
    lines = Lines(["--campaign", name, *deal, "--lang", language])
    try:
        has_ended = lines.play(limit)
    finally:
        lines.leave()
        print("".join(lines.pages))
    print(f"\n[{lines.answers} answers; {'an ending' if has_ended else 'not at an end'}]", file=sys.stderr)


if __name__ == "__main__":
    main()
