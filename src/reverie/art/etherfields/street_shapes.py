"""What the houses of the dreamworld look like: crooked paper with lit windows, and what is special about each.

A house is drawn around its door: x = 0 is the middle, y = 0 the ground, upwards is negative; 200 wide and 214 high.
"""

from __future__ import annotations

from dataclasses import dataclass

from reverie.art.geometry import num
from reverie.art.palette import SUITS
from reverie.art.seeded import Seeded

LIGHT, PALE, DARK, CREAM = "#ffd27d", "#ffe9bf", "#120e2b", "#f6ebd6"


@dataclass(frozen=True)
class Walls:
    """A body of a house: how wide and high, how far its roof rises, how it leans, how many of its windows are lit."""

    width: float
    height: float
    rise: float
    lean: float = 0
    lit: float = 0.5
    suit: str = "zephyr"
    tone: int = 5
    windows: bool = True
    at: float = 0


def path(d: str, fill: str, more: str = "") -> str:
    """A piece of paper."""
    return f'<path d="{d}" fill="{fill}"{more}/>'


def walls(one: Walls, seeded: Seeded) -> str:
    """The body, its windows, its roof and a chimney."""
    c = SUITS[one.suit].ramp
    wall, roof = c[one.tone], c[min(6, one.tone + 1)]
    w, h = one.width, one.height
    left, right = one.at - w / 2, one.at + w / 2
    shift = one.lean
    drawn = path(f"M{num(left)} 4L{num(left + shift)} {num(-h)}H{num(right + shift)}L{num(right)} 4Z", wall)
    if one.windows:
        columns, rows = max(1, int(w // 31)), max(1, int((h - 44) // 36))
        lit, dark = "", ""
        for row in range(rows):
            for column in range(columns):
                x = left + (column + 0.5) * w / columns - 7 + shift * (1 - row / rows) * 0.8
                y = -h + 20 + row * 36
                if seeded.unit() < one.lit:
                    lit += f"M{num(x)} {num(y)}h14v20h-14Z"
                else:
                    dark += f"M{num(x)} {num(y)}h14v20h-14Z"
        drawn += path(dark, DARK, ' opacity=".55"') if dark else ""
        if lit:
            cross = lit.replace("h14v20h-14Z", "m7 0v20m-7-10h14")
            drawn += path(lit, LIGHT) + f'<path d="{cross}" fill="none" stroke="{wall}" stroke-width="2"/>'
    peak = one.at + shift * 1.6
    chimney = one.at + w * 0.22 + shift
    drawn += path(
        f"M{num(chimney)} {num(-h - one.rise * 0.35)}v{num(-one.rise * 0.5 - 8)}h12v{num(one.rise * 0.5)}Z", roof
    )
    drawn += path(
        f"M{num(left - 9 + shift)} {num(-h + 4)}L{num(peak)} {num(-h - one.rise)}L{num(right + 9 + shift)} "
        f"{num(-h + 4)}Z",
        roof,
    )
    return drawn


ARCH = (
    f'<path d="M-26 4V-34C-26-66 26-66 26-34V4Z" fill="{DARK}"/><path d="M-19 4V-34C-19-57 19-57 19-34V4Z" '
    f'fill="{PALE}"/>'
    f'<path d="M-11 4V-30C-11-44 11-44 11-30V4Z" fill="{LIGHT}" opacity=".75"/>'
)
AWNING = (
    '<path d="M-66 4V-46H66V4Z" fill="#2b1d14"/><path d="M-60 4V-40H60V4Z" fill="#ffd27d" opacity=".88"/>'
    '<path d="M-78-48H78L68-22 52-34 36-22 20-34 4-22-12-34-28-22-44-34-60-22Z" fill="#b12c37"/>'
    '<path d="M-46-48H-28L-30-22-44-34ZM-8-48H10L4-22-12-34ZM30-48H48L52-34 36-22Z" fill="#f6ebd6" opacity=".9"/>'
    '<path d="M-44 4V-10h24V4Zm58 0V-16h32V4Z" fill="#43301f"/><path d="M-38-10c0-9 12-9 12 0Zm64-6c0-8 9-8 9 '
    '0Z" fill="#e2573f"/>'
)
DOOR = (
    '<path d="M-16 4V-36C-16-54 16-54 16-36V4Z" fill="#1f5ca3"/><path d="M-11 0V-34C-11-46 11-46 11-34V0Z" '
    'fill="#3590cf" opacity=".5"/><circle cx="9" cy="-18" r="3" fill="#ffd27d"/>'
)
LANTERN = (
    '<circle cx="0" cy="-74" r="46" fill="#ffd27d" opacity=".16"/><circle cx="0" cy="-74" r="27" fill="#ffe9bf" '
    'opacity=".3"/><path d="M-3 4V-62H3V4Z" fill="#0e0a22"/><path d="M-9-62H9L6-84H-6Z" fill="#ffe9bf"/><path '
    'd="M-11-84H11L0-97Z" fill="#0e0a22"/>'
)


def put(body: str, x: float, y: float = 0, scale: float = 1) -> str:
    """Something beside, above, smaller."""
    grown = f" scale({num(scale)})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){grown}">{body}</g>'


BED = (
    '<path d="M-96 4V-96c0-16 20-16 20 0V4ZM76 4V-62c0-14 20-14 20 0V4Z" fill="#2b2256"/>'
    '<path d="M-96-60H-70V4H-96Z" fill="#2b2256"/><path d="M-80-40H80V-4H-80Z" fill="#cfc6f0"/>'
    '<path d="M-74-46c0-20 52-22 54 0v14h-54Z" fill="#fdfbff"/><path d="M-24-36C8-66 52-60 84-36V-4H-16Z" '
    'fill="#b12c37"/>'
    '<path d="M-22-16C10-42 52-38 84-18V-4H-16Z" fill="#e2573f"/><path d="M-6-22l8-8 8 8-8 8Zm34-8 8-8 8 8-8 8Zm30 4 '
    '8-8 8 8-8 8Z" fill="#ffcf96"/><circle cx="-86" cy="-108" r="5" fill="#ffd27d"/><circle cx="86" cy="-74" '
    'r="4" fill="#ffd27d"/>'
)
CLOCK = (
    '<circle r="25" fill="#43301f"/><circle r="21" fill="#ffe9bf"/><path d="M0 0V-15M0 0 10 6" stroke="#43301f" '
    'stroke-width="3.5" stroke-linecap="round" fill="none"/><path d="M0-19v4M0 19v-4M-19 0h4M19 0h-4" '
    'stroke="#a67a42" stroke-width="2.500" fill="none"/>'
)
BELL = '<path d="M0-22c16 0 15 18 16 26l6 10h-44l6-10c1-8 0-26 16-26Zm-6 40h12c0 7-12 7-12 0Z" fill="#d6aa63"/>'
SCALE = (
    '<path d="M-3 0V-58H3V0Z" fill="#f0d296"/><path d="M-50-52 50-60v5L-50-47Z" fill="#f0d296"/><path '
    'd="M-48-49-64-20'
    'h32ZM48-57 32-28h32Z" fill="none" stroke="#f0d296" stroke-width="2"/><path d="M-66-20h36c-4 14-32 14-36 '
    "0ZM30-28h36"
    'c-4 14-32 14-36 0Z" fill="#d6aa63"/><circle cy="-62" r="6" fill="#ffd27d"/>'
)
BOARD = (
    '<path d="M-64 4V-120h8V4ZM56 4V-120h8V4Z" fill="#43301f"/><path d="M-76-116 0-150 76-116V-106H-76Z" '
    'fill="#2b1d14"/>'
    '<path d="M-60-104H60V-32H-60Z" fill="#704e2f"/><path d="M-52-96h32v40h-32Zm40 4h24v30h-24Zm34-6h26v36H22Z" '
    'fill="#f6ebd6"/><path d="M-46-88h20m-20 8h20m-20 8h14M-6-84H8m-14 8H4M28-90h14m-14 8h14m-14 8h9" '
    'stroke="#a67a42" '
    'stroke-width="2.500" fill="none"/><path d="M-50-52h30v14h-30Zm46-4h36v18H-4Z" fill="#ffe3a8"/><circle cx="-36" '
    'cy="-94" r="3" fill="#b12c37"/><circle cx="0" cy="-89" r="3" fill="#b12c37"/><circle cx="35" cy="-95" '
    'r="3" fill="#b12c37"/>'
)
CART = (
    '<path d="M-62-18V-96L-70-100 0-134 70-100 62-96V-18Z" fill="#15397a"/><path d="M-70-100 0-134 '
    '70-100H54L0-124-54-100Z" '
    'fill="#0d224f"/><path d="M-50-96h14v78h-14Zm28 0h14v78h-14Zm28 0h14v78H6Zm28 0h14v78H34Z" fill="#74c6ea" '
    'opacity=".75"/>'
    '<path d="M-18-18V-64C-18-82 18-82 18-64V-18Z" fill="#2b2256"/><circle cy="-52" r="8" fill="#ffd27d"/><path '
    'd="M-26-18h52v7h-52Zm6 9h40v7h-40Z" fill="#704e2f"/><g fill="none" stroke="#43301f" stroke-width="6"><circle '
    'cx="-44" cy="-16" r="19"/><circle cx="44" cy="-16" r="19"/></g><path d="M-44-35v38M-63-16h38M44-35v38M25-16h38" '
    'stroke="#43301f" stroke-width="3"/>'
)
STALL = (
    '<path d="M-74 4V-96h8V4ZM66 4V-96h8V4Z" fill="#43301f"/><path d="M-70-40H70V4H-70Z" fill="#704e2f"/><path '
    'd="M-80-46H80v10H-80Z" fill="#a67a42"/><path d="M-66-94H66V-46H-66Z" fill="#2b1d14"/><path '
    'd="M-66-94H66V-46H-66Z" '
    'fill="#ffd27d" opacity=".34"/><path d="M-92-92-70-136H70L92-92 76-76 60-92 44-76 28-92 '
    "12-76-4-92-20-76-36-92-52-76"
    '-68-92-80-78Z" fill="#b12c37"/><path d="M-60-92-44-136H-22L-28-92-36-76-44-84ZM4-92V-136H26L36-92 28-76 '
    "20-84ZM68-92"
    ' 48-136H66L88-92 76-76Z" fill="#f6ebd6" opacity=".9"/><g fill="#fff4dc"><path d="M-52-46v-22h9v22Zm18 '
    "0v-14h9v14Zm18 "
    '0v-26h9v26Zm18 0v-18h9v18Zm18 0v-24h9v24Zm18 0v-14h9v14Z"/></g><g fill="#fb9a62"><path d="M-47-80q7 8 0 '
    "12-7-4 0-12Zm18"
    " 8q7 8 0 12-7-4 0-12Zm18-12q7 8 0 12-7-4 0-12ZM7-76q7 8 0 12-7-4 0-12Zm18-6q7 8 0 12-7-4 0-12Zm18 10q7 8 "
    '0 12-7-4 0-12Z"/></g>'
)
STEPS = (
    '<path d="M-100 4V-10h22V-24h22V-38h22V-52h22V-66H60V4Z" fill="#423a4d"/><path '
    'd="M-100-10h22V-24h22V-38h22V-52h22V-66" '
    'fill="none" stroke="#b3aaba" stroke-width="3"/><path d="M-92-46l84-58" fill="none" stroke="#29232f" '
    'stroke-width="5"/>'
    '<path d="M-88-46V-12m30-14V-66m30-8V-86" stroke="#29232f" stroke-width="4"/>'
)
PIER = (
    '<path d="M-98-18H98v10H-98Z" fill="#a67a42"/><path d="M-88-8h8V14h-8Zm42 0h8V14h-8Zm84 0h8V14h-8Zm42 '
    '0h8V14h-8Z" '
    'fill="#704e2f"/><path d="M-100 8q12-8 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0V22H-100Z" fill="#1f5ca3" '
    'opacity=".8"/>'
)
BALLS = (
    '<path d="M0-44v14M-22-16V-30H22v14" fill="none" stroke="#a67a42" stroke-width="3"/><circle cx="-22" '
    'cy="-8" r="9" '
    'fill="#ffd27d"/><circle cx="22" cy="-8" r="9" fill="#ffd27d"/><circle cy="-20" r="9" fill="#ffd27d"/>'
)
BOTTLES = (
    '<path d="M26-4h50V6H26Z" fill="#a496da"/><g fill="#fdfbff"><path d="M36-24c-4 3-4 5-4 20h10c0-15 '
    "0-17-4-20v-6h-2Z"
    'm16 2c-4 3-4 5-4 18h10c0-13 0-15-4-18v-6h-2Z"/></g>'
)

# The body of a house, and what is drawn on it: its own shapes are above the door that its kind brings.
LOOKS: dict[str, tuple[tuple[Walls, ...], str]] = {
    "bed": ((), BED),
    "tall": ((Walls(66, 96, 34, 3, 0.4, "zephyr", 6, at=-62), Walls(70, 108, 36, -3, 0.3, "zephyr", 6, at=62),
              Walls(92, 150, 56, -3, 0.75)), ""),
    "shop": ((Walls(140, 104, 40, 0, 0.5, "dune"),), ""),
    "house": ((Walls(112, 112, 46, 2, 0.55, "zephyr", 4),), ""),
    "step": ((Walls(112, 112, 46, 0, 0.9, "zephyr", 4),), BOTTLES),
    "blank": ((Walls(84, 128, 46, -10, 0, "night", 6, windows=False, at=22),), put(LANTERN, -46, 0, 0.9)),
    "corner": ((Walls(96, 128, 46, -6, 0.7, "night", 5, at=22),), put(LANTERN, -58, 0, 1.1)),
    "board": ((), BOARD),
    "cart": ((), CART),
    "stall": ((), STALL),
    "scale": ((Walls(132, 96, 18, 0, 0.35, "dune", 5),), put(SCALE, 0, -104, 1)),
    "clock": ((Walls(96, 150, 44, 0, 0, "dawn", 5, windows=False),
               Walls(54, 80, 28, 2, 0.6, "dawn", 6, at=-66), Walls(54, 92, 30, -2, 0.5, "dawn", 6, at=66)),
              put(CLOCK, 0, -112, 1)),
    "belfry": ((Walls(72, 168, 38, 0, 0, "ash", 4, windows=False),),
               f'<path d="M-24-108V-138C-24-166 24-166 24-138V-108Z" fill="{DARK}"/>' + put(BELL, 0, -128, 0.9)
               + f'<path d="M-9-62h18v24h-18Z" fill="{LIGHT}"/>'),
    "lane": ((Walls(72, 134, 40, 5, 0.5, "dawn", 5, at=-52), Walls(72, 118, 44, -5, 0.6, "dawn", 6, at=52)),
             '<path d="M-16 4V-92H16V4Z" fill="#1a1439"/><path d="M-14 4 0-46 14 4Z" fill="#ffd27d" opacity=".35"/>'
             + put(CLOCK, 0, -104, 0.6)),
    "pawn": ((Walls(122, 118, 44, 3, 0.4, "grove", 5),), put(BALLS, 60, -62, 0.9)),
    "stair": ((Walls(92, 124, 44, -3, 0.5, "tide", 5, at=36),), STEPS),
    "pier": ((Walls(88, 104, 44, 4, 0.6, "tide", 5),), PIER + put(LANTERN, -76, -10, 0.8)),
    "church": ((Walls(60, 150, 62, 0, 0.3, "ash", 5, at=-34), Walls(84, 84, 40, 0, 0.7, "ash", 5, at=30)), ""),
    "well": ((Walls(96, 96, 44, 3, 0.5, "grove", 5, at=-34),),
             '<path d="M26-30H82V4H26Z" fill="#60576b"/><path d="M18-84 54-108 90-84V-78H18Z" fill="#43301f"/><path '
             'd="M24-78h6v48h-6Zm54 0h6v48h-6Z" fill="#704e2f"/><path d="M52-78h4v30h-4Z" fill="#b3aaba"/>'),
}  # fmt: skip
# Of a kind of location: what it looks like if its name says nothing, and what is at its door.
OF_KIND = {
    "awakening": ("bed", ""), "gate": ("tall", ARCH), "shop": ("shop", AWNING), "fate": ("house", DOOR),
    "blank": ("blank", ""), "script": ("board", ""), "effect": ("lane", ""),
}  # fmt: skip
LOOK_WORDS = {
    "bed": "bed cradle crib hammock",
    "step": "milk doorstep threshold",
    "corner": "corner lamp lantern",
    "board": "board notice sign post poster",
    "cart": "cart machine wagon caravan carriage tram",
    "stall": "stall stand booth tent fair",
    "scale": "weigh scale balance exchange bank",
    "clock": "clock regulator watch hour tower",
    "belfry": "belfry bell",
    "lane": "lane alley passage arcade",
    "pawn": "pawn",
    "stair": "stair stairs steps ladder terrace",
    "pier": "pier quay dock jetty harbour ferry boat",
    "church": "church chapel cloister abbey",
    "well": "well pump fountain garden",
}
