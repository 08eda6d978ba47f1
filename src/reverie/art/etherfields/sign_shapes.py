"""The object in the window of a card, around the origin; #D, #C and #L are dark, full and light paper."""

from __future__ import annotations

SIGNS: dict[str, str] = {
    "sleeve": (
        '<path d="M-30 40-10-6 14 2 2 40Z" fill="#D"/><path d="M-14-8 18 2l-3 10-32-10Z" fill="#L"/><path '
        'd="M-2-34h24v34H-2Z" transform="rotate(18 10-18)" fill="#fffaf0" stroke="#D" '
        'stroke-width="2"/><path d="M11-26l5 8-5 8-5-8Z" transform="rotate(18 10-18)" fill="#C"/>'
    ),
    "stake": (
        '<g stroke="#D" stroke-width="2"><path d="M-28 14v12c0 8 32 8 32 0V14Z" fill="#C"/><ellipse cx="-12" '
        'cy="14" rx="16" ry="6" fill="#L"/><path d="M-4-8V4c0 8 32 8 32 0V-8Z" fill="#C"/><ellipse cx="12" '
        'cy="-8" rx="16" ry="6" fill="#L"/><path d="M-22-28v10c0 7 28 7 28 0v-10Z" fill="#C"/><ellipse '
        'cx="-8" cy="-28" rx="14" ry="5" fill="#fffaf0"/></g>'
    ),
    "palm": (
        '<path d="M-18 40C-26 16-26 4-22-10l7 1 1-20 8-1 2 20 3-22 8 1-1 22 5-18 7 2-4 24 9-6 5 6C14 12 14 '
        '24 10 40Z" fill="#L" stroke="#D" stroke-width="2"/><path d="M-10 6h16v20h-16Z" fill="#fffaf0" '
        'stroke="#D" stroke-width="2"/><path d="M-2 11l4 5-4 5-4-5Z" fill="#C"/>'
    ),
    "exit": (
        '<path d="M-26 40V-30h34v70Z" fill="#D"/><path d="M-20 40V-24h22v64Z" fill="#fffdf2"/><path d="M2 '
        '40V-24l18 8v60Z" fill="#C"/><circle cx="8" cy="10" r="2.5" fill="#D"/>'
    ),
    "wager": (
        '<g stroke="#D" stroke-width="2.5"><path d="M-26-12 0-24 26-12 0 2Z" fill="#fffaf0"/><path '
        'd="M-26-12v28L0 32V2Z" fill="#L"/><path d="M26-12v28L0 32V2Z" fill="#C"/></g><g fill="#D"><ellipse '
        'cx="0" cy="-11" rx="5" ry="3"/><circle cx="-18" cy="4" r="3"/><circle cx="-9" cy="18" '
        'r="3"/><circle cx="13" cy="10" r="3.2"/></g>'
    ),
    "story": (
        '<path d="M-30 26c8-26 4-40 20-48 16-6 26 4 24 16-2 10-14 12-14 22 10-6 22-2 24 8-14 12-40 14-54 2Z" '
        'fill="#L" stroke="#D" stroke-width="2"/><circle cx="0" cy="-10" r="4" fill="#D"/>'
    ),
    "streak": (
        '<path d="M-6-36 14-36 4-8H20L-10 36-4 4H-20Z" fill="#L" stroke="#D" stroke-width="2.5" '
        'stroke-linejoin="round"/>'
    ),
    "deck": (
        '<g stroke="#D" stroke-width="2"><path d="M-24 14 4 2l22 12-28 14Z" fill="#fffaf0"/><path d="M-24 6 '
        '4-6 26 6-2 20Z" fill="#L"/><path d="M-24-2 4-14 26-2-2 12Z" fill="#fffaf0"/></g><path d="M1-8 9-3 1 '
        '3-7-2Z" fill="#C"/>'
    ),
    "coin": (
        '<circle r="28" fill="#C" stroke="#D" stroke-width="3"/><path d="M-24-14C-8-4 8 4 24 14" stroke="#D" '
        'stroke-width="3" fill="none"/><circle r="20" fill="none" stroke="#L" stroke-width="3"/>'
    ),
    "house": (
        '<path d="M-26 34V-4L0-30 26-4V34Z" fill="#L" stroke="#D" stroke-width="2.5"/><path d="M-8 '
        '34V12H8V34Z" fill="#D"/><path d="M-5-8H5V2H-5Z" fill="#C"/>'
    ),
    "bluff": (
        '<path fill-rule="evenodd" d="M-34-12C-16-22-8-16 0-12 8-16 16-22 34-12 36 10 22 22 8 14 3 11-3 11-8 '
        '14-22 22-36 10-34-12Zm11 5c-5 8 8 14 14 6-3-6-9-9-14-6Zm46 0c-5-3-11 0-14 6 6 8 19 2 14-6Z" '
        'fill="#D"/>'
    ),
    "anchor": (
        '<g transform="scale(2.5)" fill="#L" stroke="#D" stroke-width="1.2"><path d="M0-12a3 3 0 1 1 0 6 3 3 '
        "0 0 1 0-6Zm-1.500 6h3V8c5-1 7-4 7-8l4 4c-1 6-6 9-12.500 9S-11.500 10-12.500 4l4-4c0 4 2 7 7 "
        '8Z"/></g>'
    ),
    "moth": (
        '<g transform="scale(2.5)" fill="#L" stroke="#D" stroke-width="1.2"><path d="M0-6C4-14 14-12 13-4 12 '
        '1 7 2 4 1 9 3 8 10 3 9 1 8 0 5 0 3 0 5-1 8-3 9-8 10-9 3-4 1-7 2-12 1-13-4-14-12-4-14 0-6Z"/></g>'
    ),
    "bell": (
        '<g transform="scale(2.5)" fill="#L" stroke="#D" stroke-width="1.2"><path d="M0-12c7 0 7 8 7 12l4 '
        '5h-22l4-5c0-4 0-12 7-12Zm-4 18h8c0 5-8 5-8 0Z"/></g>'
    ),
    "thorn": (
        '<g transform="scale(2.5)" fill="#L" stroke="#D" stroke-width="1.2"><path d="M-12 10C-6-4 2-10 12-12 '
        '8-4 4-2 6 4 0 0-4 2-2 8-6 6-9 7-12 10Z"/></g>'
    ),
    "fist": (
        '<path d="M-20 8c-4-18 2-30 10-32 4-6 12-4 14 0 6-4 12 0 12 6 6 0 8 6 8 12 0 14-4 22-10 '
        '28v16h-28V24C-18 20-20 14-20 8Z" fill="#L" stroke="#D" stroke-width="2.5"/><path '
        'd="M-8-20v16m12-18v18m12-12v14M-18 6c8-6 16-4 24 0" stroke="#D" stroke-width="2.5" fill="none"/>'
    ),
    "boot": (
        '<path d="M-16-34H6v40c12 4 24 6 26 20v10h-50Z" fill="#L" stroke="#D" stroke-width="2.5"/><path '
        'd="M-16-24H6m-22 10H6m-26 40h52" stroke="#D" stroke-width="2.5"/>'
    ),
    "shield": (
        '<path d="M0-36 28-26c2 30-8 50-28 62C-20 24-30 4-28-26Z" fill="#L" stroke="#D" '
        'stroke-width="2.5"/><path d="M0-26v52M-20-6H20" stroke="#C" stroke-width="6"/>'
    ),
    "heart": (
        '<path d="M0 32C-40 4-30-30-10-26c6 1 9 6 10 10 1-4 4-9 10-10 20-4 30 30-10 58Z" fill="#L" '
        'stroke="#D" stroke-width="2.5"/>'
    ),
    "eye": (
        '<path d="M-36 0C-18-24 18-24 36 0 18 24-18 24-36 0Z" fill="#fffaf0" stroke="#D" '
        'stroke-width="2.5"/><circle r="14" fill="#C"/><circle r="6" fill="#D"/>'
    ),
    "lantern": (
        '<path d="M-14-22h28l6 44h-40Z" fill="#L" stroke="#D" stroke-width="2.5"/><path d="M0-12c10 12 10 18 '
        '5 26h-10c-5-8-5-14 5-26Z" fill="#C"/><path d="M-10-22c0-16 20-16 20 0M-22 24h44v8h-44Z" fill="#D"/>'
    ),
    "book": (
        '<path d="M0-22C-12-32-28-28-34-26v50c10-4 24-2 34 6 10-8 24-10 34-6v-50C28-28 12-32 0-22Z" '
        'fill="#fffaf0" stroke="#D" stroke-width="2.5"/><path d="M0-22v52M-26-12h16m-16 12h16m20-12h16M10 '
        '0h16" stroke="#C" stroke-width="3"/>'
    ),
    "gear": (
        '<path d="M-5-34H5l2 9 8 4 9-5 7 7-5 9 3 6 9 3V7l-9 2-4 8 5 9-7 7-9-5-6 3-3 9H-7l-2-9-8-4-9 5-7-7 '
        '5-9-3-8-9-2V-3l9-3 4-7-5-9 7-7 9 5 7-3Z" fill="#L" stroke="#D" stroke-width="2"/><circle r="10" '
        'fill="#C" stroke="#D" stroke-width="2"/>'
    ),
    "key": (
        '<circle cx="-14" cy="-10" r="14" fill="#L" stroke="#D" stroke-width="3"/><circle cx="-14" cy="-10" '
        'r="5" fill="#D"/><path d="M-5 0 26 30m-12-10 8-8m0 14 8-8" stroke="#D" stroke-width="6" '
        'fill="none"/>'
    ),
    "watch": (
        '<circle r="28" fill="#fffaf0" stroke="#D" stroke-width="3"/><path d="M0-18V2l12 8M0-36v8" '
        'stroke="#D" stroke-width="4" fill="none"/><circle r="22" fill="none" stroke="#C" stroke-width="3"/>'
    ),
    "bird": (
        '<path d="M-34-4C-18-26 0-22 4-6 14-24 30-26 36-12 22-14 16-2 8 10 2 22-14 26-24 22-12 16-10 '
        '4-16-2c-6-4-12-4-18-2Z" fill="#L" stroke="#D" stroke-width="2.5"/>'
    ),
    "wave": (
        '<path d="M-36 8C-24-22 4-26 10-6 14 6 2 10 0 2c-10 18 16 26 36 6v26h-72Z" fill="#L" stroke="#D" '
        'stroke-width="2.5"/><path d="M-30 22c12-8 22-8 32 0s20 8 30 0" stroke="#C" stroke-width="4" '
        'fill="none"/>'
    ),
    "knot": (
        '<path d="M-34 12C-20-24 24 24 34-12M-34-12C-20 24 24-24 34 12" fill="none" stroke="#D" '
        'stroke-width="11"/><path d="M-34 12C-20-24 24 24 34-12M-34-12C-20 24 24-24 34 12" fill="none" '
        'stroke="#L" stroke-width="6"/>'
    ),
    "cloud": (
        '<path d="M-30 18c-10-14 2-26 12-22 2-20 32-22 36-2 16-4 22 20 8 24Z" fill="#L" stroke="#D" '
        'stroke-width="2.5"/><path d="M-16 26v8m16-8v8m16-8v8" stroke="#C" stroke-width="4"/>'
    ),
    "note": (
        '<path d="M-8 22V-28l30-8v44" stroke="#D" stroke-width="5" fill="none"/><ellipse cx="-16" cy="24" '
        'rx="11" ry="8" fill="#L" stroke="#D" stroke-width="2.5"/><ellipse cx="14" cy="12" rx="11" ry="8" '
        'fill="#L" stroke="#D" stroke-width="2.5"/>'
    ),
    "door": (
        '<path d="M-22 36V-12C-22-40 22-40 22-12v48Z" fill="#D"/><path d="M-16 36V-10c0-20 32-20 32 0v46Z" '
        'fill="#L"/><circle cx="9" cy="10" r="3" fill="#D"/>'
    ),
    "cup": (
        '<path d="M-20-16H18V8c0 26-38 26-38 0Z" fill="#L" stroke="#D" stroke-width="2.5"/><path '
        'd="M18-10c20-2 18 24-2 22" fill="none" stroke="#D" stroke-width="4"/><path d="M-10-24c-4-6 4-8 '
        '0-14m12 14c-4-6 4-8 0-14" stroke="#C" stroke-width="3" fill="none"/>'
    ),
    "star": (
        '<path d="M0-36 9-11 36-11 14 5 22 31 0 16-22 31-14 5-36-11-9-11Z" fill="#L" stroke="#D" stroke-width="2.5"/>'
    ),
    "bottle": (
        '<path d="M-7-36H7v18c12 6 12 14 12 24v26h-38V6c0-10 0-18 12-24Z" fill="#L" stroke="#D" '
        'stroke-width="2.5"/><path d="M-19 8h38v24h-38Z" fill="#C"/>'
    ),
    "crown": (
        '<path d="M-30 24V-18l16 16L0-28 14-2 30-18v42Z" fill="#L" stroke="#D" stroke-width="2.5"/><path '
        'd="M-30 16h60" stroke="#C" stroke-width="5"/>'
    ),
}

# Words by which an object is found in the name of a card.
SIGN_WORDS: dict[str, str] = {
    "sleeve": "sleeve trick pocket glove",
    "stake": "stake change money ether price",
    "palm": "palm hand cold_hands",
    "exit": "exit thin_walls through",
    "wager": "wager dice luck chance",
    "story": "story address name tale white_noise",
    "streak": "streak storm spark cut short",
    "deck": "deck marked list page notice draft",
    "coin": "coin debt ticket",
    "house": "house home room",
    "bluff": "bluff grin face fright",
    "anchor": "anchor rooted ballast lead",
    "moth": "moth swimmer",
    "bell": "bell chorus early late",
    "thorn": "thorn rose poison",
    "fist": "fist clenched elbow cry injury",
    "boot": "boot step haul walk wander timetable",
    "shield": "shield thick_skin stand front sandbag",
    "heart": "heart breath stubborn grit second_wind",
    "eye": "eye look careful adjusted sight",
    "lantern": "lantern lamp match fuse blackout",
    "book": "book notes reference bookkeeper secret ledger",
    "gear": "gear clockwork parts circuit pulley workbench",
    "key": "key borrowed lock",
    "watch": "watch hour clock",
    "bird": "bird feather route leap gull",
    "wave": "wave water undertow salt tide",
    "knot": "knot tether stitch rope twofold",
    "cloud": "cloud body mind remembered_song wool",
    "note": "song tune echo voice ear",
    "door": "door refusal not_today drawer",
    "cup": "cup rain harvest quiet",
    "star": "flame wish faith",
    "bottle": "jar bottle glass lens",
    "crown": "crown nobody",
}
