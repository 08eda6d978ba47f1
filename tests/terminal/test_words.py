"""Both languages say everything the terminal table says, and every text is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import reverie
from reverie.terminal.app import COMMANDS
from reverie.terminal.pages import BY_PLACE, KEYS
from reverie.words import LANGUAGES
from tests.cli.test_words import VARIABLE, messages

ROOT = Path(reverie.__file__).parent
BUILT = {f"terminal-{kind}-{name}" for name in (*KEYS, *BY_PLACE) for kind in ("keys", "about")}
BUILT |= {f"terminal-do-{name}" for name, _, _ in COMMANDS}
BUILT |= {f"terminal-do-language-{language}" for language in LANGUAGES}


FILES = ("terminal.ftl", "etherfields-terminal.ftl")


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages(file: str) -> None:
    english, german = messages("en", file), messages("de", file)
    assert list(english) == list(german)
    for name, text in english.items():
        assert set(VARIABLE.findall(text)) == set(VARIABLE.findall(german[name])), name


def test_every_text_is_there_and_used() -> None:
    known = {name for file in FILES for name in messages("en", file)}
    sources = [*(ROOT / "terminal").rglob("*.py"), ROOT / "cli" / "play.py", ROOT / "cli" / "session.py"]
    sources += [*(ROOT / "cli" / "table").glob("*.py")]
    text = "\n".join(path.read_text("utf-8") for path in sources)
    named = set(re.findall(r'["\']((?:terminal|spoken)-[a-z-]+[a-z])["\']', text))
    assert named <= known
    assert known >= BUILT
    parts = (
        "terminal-key-",
        "terminal-end-",
        "terminal-demo-",
        "terminal-new-",
        "terminal-preset-",
        "terminal-partner-",
        "terminal-ether-for-",
        "terminal-ether-icon-",
        "terminal-ether-sign-",
        "spoken-ether-near-",
        "spoken-ether-side-",
        "spoken-title-",
    )
    rest = {name for name in known - named - BUILT if not name.startswith((*parts, "terminal-onirim-ward-"))}
    assert not rest
