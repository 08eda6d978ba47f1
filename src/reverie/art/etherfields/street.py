"""The dreamworld by night: the house of each location, and the two sheets of paper that lie behind a district."""

from __future__ import annotations

from collections.abc import Callable

from reverie.art.etherfields.finding import found
from reverie.art.etherfields.street_shapes import DARK, LANTERN, LIGHT, LOOK_WORDS, LOOKS, OF_KIND, path, put, walls
from reverie.art.geometry import num
from reverie.art.palette import SUITS, WHITE
from reverie.art.pen import Pen, placed
from reverie.art.seeded import Seeded

HOUSE = (200, 240)
GROUND = 214  # where the house stands
FAR, HILLS = (1600, 480), (1600, 400)
KINDS = tuple(OF_KIND)
DOORLESS = frozenset(("stall", "cart", "board", "bed"))
# Words in the name of a district: what its horizon shows, and its colours.
VIEW_WORDS = {
    "roofs zephyr": "row street gasse quarter threshold alley",
    "masts tide": "drowned harbour water sea river canal flood quay bridge terrace",
    "tents dune": "market fair square bazaar tallow exchange",
    "towers dawn": "clock tower rise clockmaker clockmakers hill station mill",
    "trees grove": "garden orchard park wood forest meadow grove",
}


def look_of(kind: str, name: str) -> str:
    """What a location looks like: what its name speaks of, else what its kind is. An empty one stays empty."""
    usual = OF_KIND[kind][0]
    if kind in ("blank", "awakening"):
        return usual
    parts = f"_{name}_"
    hits = [(len(word), look) for look, known in LOOK_WORDS.items() for word in known.split() if f"_{word}_" in parts]
    return max(hits)[1] if hits else usual


def house(theme: str, name: str, kind: str) -> str:
    """The house of a location; x = 0 of its shapes is the middle of the picture, y = 0 its ground."""
    look = look_of(kind, name)
    bodies, special = LOOKS[look]
    pen, seeded = Pen(theme, "night"), Seeded(f"{kind}.{name}")
    body = "".join(walls(one, seeded) for one in bodies)
    door = OF_KIND[kind][1]
    if look in DOORLESS and kind == "shop":
        door = ""
    drawn = placed(body + special + door, HOUSE[0] / 2, GROUND)
    if kind == "gate":
        drawn = (
            pen.glow(HOUSE[0] / 2, GROUND - 30, 74, LIGHT, 0.5) + pen.lift(drawn) + pen.glow(100, 190, 46, LIGHT, 0.35)
        )
    elif not pen.is_clear:
        drawn = pen.lift(drawn)
    if pen.is_clear:
        drawn = f'<g stroke="{WHITE}" stroke-width="5" stroke-linejoin="round">{drawn}</g>{drawn}'
    return pen.document(drawn + mound(seeded), HOUSE, "".join(pen.defs))


def mound(seeded: Seeded) -> str:
    """The ground in front of it, so that it stands in it and not on it."""
    d = f"M4 {HOUSE[1]}V{num(GROUND + 12)}"
    x = 4.0
    while x < 176:
        step = seeded.between(30, 46)
        step = min(step, 196 - x)
        d += f"a{num(step * 0.6)} {num(step * 0.42)} 0 0 1 {num(step)} {num(seeded.between(-1.5, 1.5))}"
        x += step
    return path(f"{d}V{HOUSE[1]}Z", "#171236")


# ---- what lies behind -----------------------------------------------------------------------------------------------


def windows(left: float, top: float, width: float, height: float, lit: float, seeded: Seeded) -> tuple[str, str]:
    """Rows of windows, the lit and the dark ones."""
    on, off = "", ""
    columns, rows = max(1, int(width // 34)), max(1, int(height // 44))
    for row in range(rows):
        for column in range(columns):
            d = f"M{num(left + (column + 0.5) * width / columns - 6)} {num(top + 18 + row * 44)}h12v17h-12Z"
            if seeded.unit() < lit:
                on += d
            elif seeded.unit() < 0.7:
                off += d
    return on, off


def roofs(seeded: Seeded, wall: str, roof: str, most: float = 250) -> str:
    """Crooked houses, close together."""
    drawn, on, off = "", "", ""
    x = -20.0
    while x < FAR[0]:
        width, height = seeded.between(56, 104), seeded.between(110, most)
        top = FAR[1] - height - seeded.between(60, 110)
        peak, lean = seeded.between(30, 72), seeded.between(-8, 8)
        drawn += path(f"M{num(x)} {FAR[1]}L{num(x + lean)} {num(top)}h{num(width)}L{num(x + width)} {FAR[1]}Z", wall)
        drawn += path(
            f"M{num(x - 9 + lean)} {num(top + 3)}l{num(width / 2 + 9)} {num(-peak)}l{num(width / 2 + 9)} {num(peak)}Z"
            f"M{num(x + width * 0.66 + lean)} {num(top - peak * 0.45)}v-26h13v30Z",
            roof,
        )
        lit, dark = windows(x + lean / 2, top, width, height - 20, 0.17, seeded)
        on, off = on + lit, off + dark
        x += width * seeded.between(0.72, 0.98)
    return drawn + path(off, DARK, ' opacity=".5"') + path(on, LIGHT, ' opacity=".85"')


def masts(seeded: Seeded, wall: str, roof: str) -> str:
    """Houses up to their windows in water, and ships among them."""
    drawn = ""
    for i in range(7):
        x, height = 60 + i * 235 + seeded.between(-40, 40), seeded.between(300, 420)
        drawn += path(
            f"M{num(x)} {FAR[1]}v{num(-height)}h5V{FAR[1]}ZM{num(x - 34)} {num(FAR[1] - height * 0.72)}h74v4h-74Z", roof
        )
        drawn += path(f"M{num(x + 7)} {num(FAR[1] - height + 10)}l46 {num(height * 0.5)}h-46Z", wall, ' opacity=".8"')
    drawn += roofs(seeded, wall, roof, 170)
    for row, tone in enumerate(("#123a70", "#0f2d5c", "#0d224f")):
        y = FAR[1] - 170 + row * 36
        drawn += path(f"M-20 {FAR[1]}V{y}" + "q20-14 40 0t40 0" * 21 + f"V{FAR[1]}Z", tone)
    return drawn


def tents(seeded: Seeded, wall: str, roof: str) -> str:
    """Roofs, stalls in front of them, and a garland of lanterns."""
    drawn = roofs(seeded, wall, roof)
    for i in range(9):
        x, w = 10 + i * 182 + seeded.between(-20, 20), seeded.between(120, 168)
        y = FAR[1] - seeded.between(96, 128)
        drawn += path(
            f"M{num(x)} {num(y)}l{num(w / 2)} {num(-seeded.between(34, 52))}l{num(w / 2)} 44V{FAR[1]}H{num(x)}Z", roof
        )
        drawn += path(f"M{num(x + 12)} {num(y + 22)}h{num(w - 24)}V{FAR[1]}h{num(24 - w)}Z", LIGHT, ' opacity=".16"')
    cord, lamps = f"M0 {FAR[1] - 290}", ""
    for i in range(10):
        cord += "q80 60 160 0"
        lamps += "".join(
            f"M{160 * i + dx} {FAR[1] - 290 + dy}l6 9-6 9-6-9Z" for dx, dy in ((34, 20), (80, 30), (126, 20))
        )
    return drawn + f'<path d="{cord}" fill="none" stroke="{roof}" stroke-width="2.5"/>' + path(lamps, LIGHT)


def towers(seeded: Seeded, wall: str, roof: str) -> str:
    """Towers with clocks, which all agree."""
    drawn = ""
    for i in range(6):
        x, h, w = 90 + i * 275 + seeded.between(-50, 50), seeded.between(310, 400), seeded.between(66, 88)
        top = FAR[1] - h
        drawn += path(f"M{num(x - w / 2)} {FAR[1]}V{num(top)}h{num(w)}V{FAR[1]}Z", wall)
        drawn += path(
            f"M{num(x - w / 2 - 9)} {num(top + 3)}L{num(x)} {num(top - 74)}L{num(x + w / 2 + 9)} {num(top + 3)}Z", roof
        )
        drawn += put(
            f'<circle r="24" fill="{roof}"/><circle r="20" fill="{LIGHT}" opacity=".8"/><path d="M0 0V-14M0 0 9 6" '
            f'stroke="{roof}" stroke-width="3.5" stroke-linecap="round" fill="none"/>',
            x, top + 40,
        )  # fmt: skip
    return drawn + roofs(seeded, wall, roof, 190)


def trees(seeded: Seeded, wall: str, roof: str) -> str:
    """Round and pointed trees, and a roof here and there."""
    drawn = roofs(seeded, wall, roof, 180)
    for _ in range(26):
        x, h = seeded.between(0, FAR[0]), seeded.between(130, 240)
        if seeded.unit() < 0.5:
            drawn += path(f"M{num(x - 44)} {FAR[1]}L{num(x)} {num(FAR[1] - h)}L{num(x + 44)} {FAR[1]}Z", roof)
        else:
            drawn += f'<circle cx="{num(x)}" cy="{num(FAR[1] - h * 0.6)}" r="{num(h * 0.34)}" fill="{roof}"/>'
            drawn += path(f"M{num(x - 5)} {FAR[1]}V{num(FAR[1] - h * 0.6)}h10V{FAR[1]}Z", roof)
    return drawn


VIEWS: dict[str, Callable[[Seeded, str, str], str]] = {
    "roofs": roofs, "masts": masts, "tents": tents, "towers": towers, "trees": trees,
}  # fmt: skip


def view_of(name: str) -> tuple[str, str]:
    """What the horizon of a district shows, and its suit."""
    view, _, suit = found(name, {known: known for known in VIEW_WORDS}, VIEW_WORDS).partition(" ")
    return view, suit


def mixed(colour: str, night: str, part: float) -> str:
    """A colour far away in the night."""
    parts = [int(int(colour[i : i + 2], 16) * (1 - part) + int(night[i : i + 2], 16) * part + 0.5) for i in (1, 3, 5)]
    return "#" + "".join(f"{one:02x}" for one in parts)


def far(theme: str, name: str) -> str:
    """The horizon of a district."""
    view, suit = view_of(name)
    pen, c = Pen(theme, suit), SUITS[suit].ramp
    wall, roof = mixed(c[5], "#231b50", 0.62), mixed(c[6], "#1c1644", 0.6)
    if pen.is_clear:
        wall, roof = "#1b1b3a", "#0c0c22"
    return pen.document(VIEWS[view](Seeded(f"far.{name}"), wall, roof), FAR, "")


def hills(theme: str, name: str) -> str:
    """The ground: sheets of paper in puffs, darker towards the front."""
    _, suit = view_of(name)
    pen, seeded = Pen(theme, suit), Seeded(f"hills.{name}")
    drawn = ""
    back, front = mixed(SUITS[suit].ramp[5], "#241c52", 0.72), "#0f0b24"
    for row in range(6):
        y, x = 34.0 + row * 62, -30.0
        d = f"M-30 {HILLS[1]}V{num(y)}"
        while x < HILLS[0] + 20:
            step = seeded.between(84, 150)
            d += f"a{num(step * 0.62)} {num(step * 0.34)} 0 0 1 {num(step)} {num(seeded.between(-7, 7))}"
            x += step
        drawn += pen.cut(f"{d}V{HILLS[1]}Z", "#0b0b20" if pen.is_clear else mixed(back, front, row / 5))
        if row in (1, 3) and not pen.is_clear:
            lamps = (seeded.between(0.02, 0.08), seeded.between(0.46, 0.54), seeded.between(0.88, 0.96))
            drawn += "".join(put(LANTERN, HILLS[0] * x, y + 54, 0.4 + 0.1 * row) for x in lamps[row // 2 :])
    return pen.document(drawn, HILLS, "", 2.2)
