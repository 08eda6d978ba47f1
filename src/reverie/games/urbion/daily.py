"""The daily dreams of Urbion: fourteen set-ups, which the days take in turn (the first and the eighth on Sundays).

A line that days have had is not changed: whoever looks back wants to know what was dreamt.
"""

from __future__ import annotations

DAILY = (
    "urbion/second/solo/squares+chromatic+books",
    "urbion/second/solo",
    "urbion/second/solo/squares",
    "urbion/second/solo/chromatic",
    "urbion/second/solo/temples",
    "urbion/second/solo/gardens",
    "urbion/second/solo/books",
    "urbion/second/solo/gardens+books",
    "urbion/second/solo",
    "urbion/second/solo/squares+temples",
    "urbion/second/solo/chromatic+temples",
    "urbion/second/solo/void",
    "urbion/second/solo/chromatic+gardens",
    "urbion/second/solo/temples+books",
)
