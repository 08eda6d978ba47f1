"""The daily dreams of Onirim: fourteen set-ups, which the days take in turn (the first and the eighth on Sundays).

A line that days have had is not changed: whoever looks back wants to know what was dreamt.
"""

from __future__ import annotations

DAILY = (
    "onirim/third/solo/book+glyphs+towers",
    "onirim/third/solo",
    "onirim/third/solo/glyphs",
    "onirim/third/solo/book",
    "onirim/third/solo/towers",
    "onirim/third/solo/dreamcatchers",
    "onirim/third/solo/crossroads",
    "onirim/third/solo/book+dreamcatchers",
    "onirim/third/solo",
    "onirim/third/solo/incubus",
    "onirim/third/solo/premonitions",
    "onirim/third/solo/glyphs+towers",
    "onirim/third/solo/oniverse",
    "onirim/third/solo/glyphs+premonitions",
)
