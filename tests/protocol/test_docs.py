"""`docs/protocol.md` tells the truth: its transcript, its bot, its commands, its fields and its error codes."""

from __future__ import annotations

import json
import re
import subprocess
import sys

from reverie.protocol import CODES, LINE_LIMIT, Session
from reverie.protocol.commands import COMMANDS
from reverie.protocol.errors import OWN_CODES
from reverie.words import LANGUAGES, words
from tests.protocol.transcript import DOCUMENT, replayed, requests

TEXT = DOCUMENT.read_text("utf-8")


def section(title: str) -> str:
    """The part of the document under a heading."""
    return re.split(r"^##", TEXT[TEXT.index(f"{title}\n") + len(title) :], maxsplit=1, flags=re.MULTILINE)[0]


def test_transcript_replays_byte_for_byte() -> None:
    # To write it again after a change that is meant: python -m tests.protocol.transcript
    assert replayed() == TEXT


def test_transcript_is_a_whole_conversation() -> None:
    sent = requests()
    assert len(sent) > 25
    assert b"quit" in sent[-1]
    shown = {str(line) for line in sent}
    assert all(any(f'"do":"{name}"' in line for line in shown) for name in set(COMMANDS) - {"hello"})


def test_bot_of_the_quick_start_plays_a_game() -> None:
    bot = re.search(r"```python\n(import.*?)```", section("## Quick start"), re.DOTALL)
    assert bot is not None
    done = subprocess.run([sys.executable, "-c", bot[1]], capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    assert re.fullmatch(r"(won|lost) with \d doors\n", done.stdout)
    assert len(bot[1].strip().splitlines()) <= 18


def test_every_command_and_field_is_described() -> None:
    assert re.findall(r"^### `(\w+)`$", TEXT, re.MULTILINE) == list(COMMANDS)
    for name, command in COMMANDS.items():
        described = section(f"### `{name}`")
        for field in command.fields:
            assert re.search(rf"[`\"]{field}[`\"]", described), f"{name}: {field}"


def test_every_example_is_understood() -> None:
    blocks = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    assert len(blocks) == len(COMMANDS)
    for line in "".join(blocks).splitlines():
        session = Session()
        session.handle('{"do": "new", "spec": "onirim/seed=7", "debug": true}')
        reply = session.handle(line)
        assert reply is not None
        # Examples stand alone, so some ask for what this game has not got; their form is right.
        assert reply["ok"] or reply["error"]["code"] in ("not-now", "bad-record", "illegal-action", "no-thought"), (
            line,
            reply,
        )


def test_error_table_agrees_with_the_code() -> None:
    assert tuple(re.findall(r"^\| `([a-z-]+)` \|", section("## Errors"), re.MULTILINE)) == CODES


def test_limits_are_those_of_the_code() -> None:
    assert f"{LINE_LIMIT:,}".replace(",", " ") in TEXT
    reply = Session().handle('{"do": "hello"}')
    assert reply is not None
    assert set(re.findall(r"`(\w+)`", section("### `hello`"))) >= {*reply, *reply["games"][0]} - {"id", "ok"}
    assert json.dumps(reply["limits"]) == json.dumps(reply["limits"] | {"line": 65536, "depth": 24, "digits": 20})


def test_every_code_has_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        assert all(words(language).has(f"protocol-{code}") for code in OWN_CODES)
