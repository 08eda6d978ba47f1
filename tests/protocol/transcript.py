"""The transcript in `docs/protocol.md`: read, replayed, written again by `python -m tests.protocol.transcript`."""

from __future__ import annotations

import re
from pathlib import Path

from reverie.protocol import Session

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
BLOCK = re.compile(r"(?<=```jsonl\n).*?(?=```)", re.DOTALL)


def requests() -> list[bytes]:
    """Every line that is sent, block after block."""
    lines = [line for block in BLOCK.findall(DOCUMENT.read_text("utf-8")) for line in block.splitlines()]
    return [line[2:].encode() for line in lines if line.startswith("> ")]


def replay(block: str, session: Session) -> str:
    """A block with the replies that its requests really get."""
    lines = []
    for line in block.splitlines():
        if line.startswith("> "):
            lines.append(line)
            reply = session.answer(line[2:].encode())
            lines += [f"< {reply.decode().rstrip()}"] if reply else []
        elif not line.startswith("< "):
            lines.append(line)
    return "".join(f"{line}\n" for line in lines)


def replayed() -> str:
    """The document with every block replayed, in one session."""
    session = Session()
    return BLOCK.sub(lambda match: replay(match[0], session), DOCUMENT.read_text("utf-8"))


if __name__ == "__main__":
    DOCUMENT.write_text(replayed(), "utf-8")
