"""The numbers and switches of law 9.12 with their values; a pack may override them (`start_options`)."""

from __future__ import annotations

from typing import Any

COMPONENT_TOTALS: dict[str, int] = {
    "ether": 16, "suffering": 16, "universal": 16, "glowstone": 6, "threat": 20, "block": 6, "key": 4, "spirit": 5,
    "personal": 4, "story": 10, "creature_token": 15, "human": 4, "animal": 4, "blank": 6, "hole": 1, "wall": 1,
    "intent_wrath": 4, "intent_cunning": 4, "intent_perception": 4,
}  # fmt: skip

OPTIONS: dict[str, Any] = {
    "luck_faces": {"doom": 1, "void": 1, "one": 2, "two": 1, "three": 1},
    "creature_faces": {"crawl": 2, "stride": 3, "surge": 1},
    "mutation_tokens": {
        "cruelty": 2, "binding": 2, "haste": 2, "reach": 2, "unmasking": 1, "stasis": 1, "fixed_fate": 1,
        "dull_stones": 1,
    },
    "state_token_sides": {"confused/stunned": 2, "paralysed/poisoned": 2},
    "terrain_tokens": {"light": 2, "darkness": 2, "swamp": 2, "water": 2},
    "hand_limit": 6,
    "draw": 4,
    "progress_limit": 4,
    "suffering_limit": 8,
    "min_influence": 6,
    "item_slots": 3,
    "market_draw": 3,
    "item_price": 2,
    "deck_min": 20,
    "deck_max": 40,
    "hours_by_team": [5, 4, 3, 2, 1],
    "hours_max": 12,
    "boost_penalty_seal": 3,
    "reshuffle_penalty_seal": 3,
    "exertion_per": "character",
    "weakness_counts_as_draw": True,
    "open_hands": True,
    "team_policy": "any",
    "ordered_turns": False,
    "gamble": False,
    "nap": False,
    "save_sheet": False,
    "endless": False,
    "roll_once_for_all": "ask",
    "free_spirit_colors": ["cunning", "perception"],
    "death_default": "awakening",
    "component_totals": COMPONENT_TOTALS,
}  # fmt: skip

WORDS: dict[str, tuple[str, ...]] = {  # options that are words
    "exertion_per": ("character", "team"),
    "team_policy": ("any", "vote"),
    "roll_once_for_all": ("ask", "always", "never"),
    "death_default": ("awakening", "end"),
}
LARGEST = 1000  # of any number in the options
