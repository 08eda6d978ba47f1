"""Tables of Urbion with everything on them, as plain views: what the painter must cope with, whatever is dealt."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from reverie.games.urbion.cards import DEFAULT_TABLE
from reverie.games.urbion.codec import codec_of
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec

MODULES = ("squares", "chromatic", "temples", "gardens", "books", "postcards", "void")
CODEC = codec_of(DEFAULT_TABLE)


def dreams(text: str) -> list[dict[str, Any]]:
    """Dreams of one side: `S2w S1e{doves} X5{hourglass:3}`."""
    found = []
    for word in text.split():
        card, _, rest = word.partition("{")
        name, _, quarters = rest.rstrip("}").partition(":")
        found.append({"card": card, "postcard": name or None, "quarters": int(quarters or 0)})
    return found


def row(city: str | None, sognae: str = "", incubi: str = "", total: int = 0, **changes: Any) -> dict[str, Any]:
    """A row of a view; its sum is given, not worked out."""
    return {
        "city": city,
        "sognae": dreams(sognae),
        "incubi": dreams(incubi),
        "sum": total,
        "balanced": bool(sognae) and not total,
        "stronger": "sognae" if total > 0 else "incubi" if total < 0 else None,
        "void": False,
        **changes,
    }


ROWS = [
    row("earth+water", "S2w{doves} WS4a{hourglass:3} M3w{planbot}", "I3e{dreamcatcher} WI2f{flagship} Y4{mages}", 0),
    row("temple:water", "X5{rocket} N1 S4a{seer}", "WI3e I2w{hourglass:4} X5", 0, void=True),
    row("garden", "S1e S1f WS1f", "I2f", 1),
    row("square", "", "M2e{dreamcatcher} N4{doves} Y4", -10),
]
DISCARD = ["S1e"] * 7 + ["I3e", "M2a", "X5", "Y4", "WS4a", "N2", "WI2w"]


def full_view(team: bool = True, **changes: Any) -> dict[str, Any]:
    """All seven modules, in team play, in the middle of a long game."""
    view: dict[str, Any] = {
        "game": "urbion",
        "rules": "urbion/second/team",
        "seat": 0,
        "active": 0,
        "status": "playing",
        "outcome": None,
        "turn": 31,
        "goal": {"cities": 24, "claimed": 13},
        "decision": {"kind": "main", "seats": [0], "about": {}},
        "rows": ROWS,
        "hand": {"size": 4, "cards": ["S2w", "WI2f", "M2a", "N3"]},
        "polarity": "incubi",
        "partner": {"seat": 1, "hand": {"size": 4, "cards": None, "known": ["WS2w"]}, "polarity": "sognae"},
        "deck": {"size": 38, "known_top": [None, None, None, "Y4"]},
        "city_deck": {"size": 7, "known_top": []},
        "discard": DISCARD,
        "box": ["S1e", "X5", "Y4"],
        "success": ["earth+water", "earth+water", "square", "temple:air", "garden"],
        "drawn": [],
        "pending": [],
        "aside": [],
        "looked": {"size": 0, "cards": [], "placed": 0},
        "unseen": {"S1e": 2, "S2w": 4, "I3e": 1, "WS4a": 1, "M3w": 1, "N2": 2, "X5": 4, "Y4": 3},
        "unseen_cities": {"fire+air": 2, "square": 1, "temple:fire": 1, "garden": 2},
        "postcards": {
            "deck": 9,
            "known_top": [],
            "unseen": {"doves": 1, "seer": 2, "hourglass": 1},
            "inhabitants": {"kept": {"doves": 1, "mages": 2}, "lost": {"rocket": 3}, "sum": -3},
            "wise": 4,
        },
        "books": {
            "in_play": ["book_flying_incubi", "book_invisible_sognae", "book_prophecies", "book_prophecies"],
            "unseen": {"book_freedom": 1, "book_balance": 1},
        },
        "void": {"stack": 5, "figure": "R2"},
    }
    if not team:
        del view["partner"]
        view["rules"] = "urbion/second/solo"
        view["polarity"] = None
    return {**view, **changes}


def asked(kind: str, about: dict[str, Any] | None = None, team: bool = True, **changes: Any) -> dict[str, Any]:
    """The same table with another question."""
    return full_view(team, decision={"kind": kind, "seats": [0], "about": about or {}}, **changes)


def staged(view: dict[str, Any], answers: list[str]) -> Game:
    """A game that shows this view and asks its question."""
    edition = view["rules"].split("/")[1]
    team = "partner" in view
    modules = MODULES if edition == "second" else ("squares", "books")
    spec = GameSpec("urbion", edition, "team" if team else "solo", modules, {}, 123456789)
    kind, about = view["decision"]["kind"], view["decision"]["about"]
    decision = Decision(kind, "DP", (0,), about, f"urbion-ask-{kind}")
    actions: list[Action] = [CODEC.read(words) for words in answers]
    stage = SimpleNamespace(
        view=lambda seat: view,
        decision=decision,
        actions=lambda: actions,
        spec=spec,
        turn=view["turn"],
        players=2 if team else 1,
        peeked=True,
        start_position=None,
        result=None,
    )
    return cast(Game, stage)


CARDS = ("S2w", "WI2f", "M2a", "N3")
MAIN = [
    *(f"play {card} at R{number}.sognae" for number in (1, 2, 4) for card in ("S2w", "M2a", "N3")),
    *(f"play {card} at R{number}.incubi" for number in (1, 2, 4) for card in ("WI2f", "M2a", "N3")),
    *(
        f"{verb} {card}"
        for verb in (
            "swap",
            "census",
            "pass",
            "flying-incubi",
            "invisible-sognae",
            "full-balance",
            "prophecies",
            "rebuild-two",
            "side-change-two",
            "alliance",
        )
        for card in CARDS
    ),
    "rebuild WI2f",
    "side-change WI2f",
    "swap-polarity",
]
SLOTS = [f"R{number}.{side}.{place}" for number in (1, 2, 3) for side in ("sognae", "incubi") for place in (1, 2, 3)]
SIDES = [f"R{number}.{side}" for number in (1, 2, 3, 4) for side in ("sognae", "incubi")]
ROW_NAMES = ("R1", "R2", "R3", "R4")
LOOKED = {"size": 4, "cards": ["X5", "S2w", "WI3e", "M2a"], "placed": 1}

# Every question with its most crowded answers.
QUESTIONS: list[tuple[dict[str, Any], list[str]]] = [
    (asked("main"), MAIN),
    (asked("main", team=False), MAIN[:-1]),
    (asked("pair", {"use": "alliance", "card": "S2w"}), ["and WI2f", "and M2a", "and N3"]),
    (asked("swap"), [f"exchange {slot}" for slot in SLOTS]),
    (asked("swap-with", {"slot": "R1.sognae.1", "card": "S2w"}), [f"exchange-with {slot}" for slot in SLOTS[6:]]),
    (asked("rebuild"), [f"city {name}" for name in ROW_NAMES[:3]]),
    (asked("rebuild-with", {"row": "R1"}), [f"city-with {name}" for name in ROW_NAMES[1:]]),
    (asked("side-change"), ["flip R1.incubi.3", "flip R2.sognae.1", "flip R2.incubi.3", "flip R4.incubi.3"]),
    (asked("fly", {"side": "sognae"}), [f"fly {slot}" for slot in SLOTS if "sognae" in slot]),
    (asked("fly-to", {"slot": "R1.sognae.1", "card": "S2w"}), [f"fly-to {name}" for name in ROW_NAMES[1:]]),
    (asked("vanish", {"side": "incubi"}), [f"vanish {slot}" for slot in SLOTS if "incubi" in slot]),
    (asked("freedom"), ["free R3", "free R4", "swap-polarity"]),
    (
        asked("second"),
        [
            "stop",
            *(
                f"again {name}"
                for name in (
                    "swap",
                    "census",
                    "flying-sognae",
                    "flying-incubi",
                    "invisible-sognae",
                    "invisible-incubi",
                    "freedom",
                    "full-balance",
                    "prophecies",
                )
            ),
            "swap-polarity",
        ],
    ),
    (
        asked("clean", {"row": "R2"}),
        [
            *("clean none at R2", "clean s1+i3 at R2", "clean s2+s3+i3 at R2", "clean s1+s3+i1+i2 at R2"),
            *("clean s2+s3+i2+i1 at R2".replace("i2+i1", "i1+i2"), "clean s1+s2+s3+i1+i2 at R2", "swap-polarity"),
        ],
    ),
    (asked("bonus", {"most": 2}), ["bonus 0", "bonus 1", "bonus 2", "swap-polarity"]),
    (asked("prophecy", looked=LOOKED), ["put S2w", "put WI3e", "put M2a"]),
    (asked("wise", {"card": "Y4"}, pending=["X5", "Y4"]), ["face", "wise", "swap-polarity"]),
    (
        asked("chaos", {"card": "X5"}, pending=["X5", "X5"]),
        [*(f"place {name}" for name in ROW_NAMES), *(f"ruin {name}" for name in ROW_NAMES), "reveal", "swap-polarity"],
    ),
    (asked("chromatic", {"card": "Y4"}, pending=["Y4"]), [*(f"lay {side}" for side in SIDES), "swap-polarity"]),
    (asked("revealed", {"card": "M2a"}, pending=["Y4", "M2a"]), [f"lay {side}" for side in SIDES]),
    (asked("revealed", {"card": "S2w"}, pending=["S2w"]), [f"lay {side}" for side in SIDES if "sognae" in side]),
    (
        asked("sides", {"row": "R3", "cards": ["M2a", "N3"]}, drawn=["M2a", "N3"], aside=["Y4", "Y4"]),
        ["sides both-sognae", "sides both-incubi", "sides sognae-incubi", "sides incubi-sognae"],
    ),
    (asked("opening-chaos", {"card": "X5"}, pending=["X5"], aside=["X5", "Y4"]), [f"place {r}" for r in ROW_NAMES]),
    (asked("flagship"), ["sail R1.incubi.2", "sail R4.incubi.1", "swap-polarity"]),
    (asked("book"), ["no-more-books", "reveal-book"]),
]
