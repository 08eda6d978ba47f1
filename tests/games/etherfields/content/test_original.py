"""Nothing in the campaign comes from the boxed game: not its names, not its sentences."""

from __future__ import annotations

import re

from tests.games.etherfields.content.reading import texts

# What can be read on the cards and tiles pictured in the published rulebook.
PICTURED = """
Schneller Fortschritt
Einfach effizient
Haltet den Atem an
Im Flow
Tagebuch
Buch der Vögel
Gummibeine
Lähmende Angst
Eins mit den Schatten
Inneres Licht
Optimierung
Kämmerchen
Belshazar
Bevor es begann
Das Böse
Die einfachste Kreatur
Hinter meinem Rücken
Gespenst
Vorort
Tunnel
Leere Gräber
Wer will dort leben
Wir alle waren einmal Vögel
Manchmal ist weniger mehr
Es ist ein guter Zeitpunkt
Bevor es zu spät ist
Wir haben dafür keine Zeit
Erinnerung ist vergänglich
Hier werden sie mich niemals finden
Hoffnung kann so hell
Boden zu Matsch
Gib mir noch einen kurzen Moment
Simply Effective
Quick Progress
Hold Your Breath
Inner Light
One with the Shadows
Rubber Legs
Crippling Fear
Book of Birds
Etherfields
Oracz
"""


def pictured(text: str) -> list[str]:
    """Which of the pictured words a text contains."""
    return [line for line in PICTURED.split("\n") if line and re.search(rf"\b{re.escape(line)}\b", text, re.IGNORECASE)]


def test_the_campaign_uses_no_words_of_the_pictured_cards() -> None:
    found = {place: pictured(" ".join(text.values())) for place, text in texts()}
    assert {place: words for place, words in found.items() if words} == {}


def test_the_check_would_notice() -> None:
    assert pictured("A card called INNER LIGHT") == ["Inner Light"]
    assert pictured("Tunnelblick") == []
