"""What stands on the fields of a dream, like a pop-up book: 60 wide and 60 high."""

from __future__ import annotations

PROPS: dict[str, str] = {
    "bed": (
        '<path d="M4 52V22h6v10h40V26h6v26h-6v-6H10v6Z" fill="#2b2256"/><path d="M10 34h40v10H10Z" '
        'fill="#cfc6f0"/><path d="M12 28c0-4 14-5 15 1v6H12Z" fill="#fdfbff"/><path d="M27 35c8-5 18-4 23 '
        '0v9H27Z" fill="#7463b3"/>'
    ),
    "lamp": (
        '<path d="M28 54h4l2 4h-8Z" fill="#43301f"/><path d="M24 30h12l3 20H21Z" fill="#43301f"/><path '
        'd="M30 14c8 9 9 14 5 19h-10c-4-5-3-10 5-19Z" fill="#ffd27d"/><path d="M30 21c4 5 4 8 2 '
        '11h-4c-2-3-2-6 2-11Z" fill="#fffdf2"/>'
    ),
    "wardrobe": (
        '<path d="M10 8h40l3 5H7Zm2 6h36v40H12Zm0 40h6v4h-6Zm30 0h6v4h-6Z" fill="#43301f"/><path d="M15 '
        '18h14v33H15Zm16 0h14v33H31Z" fill="#704e2f"/><circle cx="27" cy="35" r="1.8" '
        'fill="#ffd27d"/><circle cx="33" cy="35" r="1.8" fill="#ffd27d"/>'
    ),
    "door": (
        '<path d="M12 58V26C12 4 48 4 48 26v32Z" fill="#2b2256"/><path d="M17 58V27c0-15 26-15 26 0v31Z" '
        'fill="#a67a42"/><path d="M30 16v42" stroke="#704e2f" stroke-width="2"/><circle cx="36" cy="38" '
        'r="3" fill="#ffd27d"/>'
    ),
    "holes": (
        '<path d="M6 8h48v48H6Z" fill="#704e2f"/><g fill="#2b1d14"><path d="M10 12h12v11H10Zm15 '
        "0h11v11H25Zm14 0h11v11H39ZM10 26h12v11H10Zm15 0h11v11H25Zm14 0h11v11H39ZM10 40h12v12H10Zm15 "
        '0h11v12H25Zm14 0h11v12H39Z"/></g><path d="M13 17h8v5h-8Zm14 14h7v5h-7Zm14 13h8v6h-8Z" '
        'fill="#fffaea"/><path d="M28 17l6-3v8h-6Z" fill="#fb9a62"/>'
    ),
    "ladder": (
        '<path d="M16 58 24 4h4L20 58Zm22 0L32 4h4l8 54Z" fill="#f0d296"/><path d="M22 16h15M21 25h18M19 '
        '35h22M18 45h25" stroke="#d6aa63" stroke-width="4"/>'
    ),
    "clerk": (
        '<path d="M6 10h48v46H6Z" fill="#43301f"/><path d="M12 15h36v24H12Z" fill="#ffe3a8"/><path d="M24 '
        '39c0-14 12-14 12 0Z" fill="#2b2256"/><circle cx="30" cy="25" r="5" fill="#2b2256"/><path d="M4 '
        '39h52v6H4Z" fill="#a67a42"/><path d="M40 36c0-6 9-6 9 0Z" fill="#ffd27d"/>'
    ),
    "case": (
        '<path d="M6 30h48v26H6Z" fill="#704e2f"/><path d="M10 34h18v18H10Zm22 0h18v18H32Z" '
        'fill="#a67a42"/><path d="M10 30V12h40v18Z" fill="#bdebf6" opacity=".75"/><path d="M10 '
        '30V12h40v18M10 12l8 18" stroke="#f1fdff" stroke-width="1.6" fill="none"/><path d="M24 26c0-5 5-8 '
        '9-6l7 2v4Z" fill="#ffd27d"/>'
    ),
    "desk": (
        '<path d="M4 32h52v6H4Zm4 6h5v20H8Zm39 0h5v20h-5Z" fill="#430f25"/><path d="M18 12h22v22H18Z" '
        'fill="#fff0d2"/><path d="M22 18h14M22 23h14M22 28h8" stroke="#b12c37" stroke-width="2"/><path '
        'd="M44 32 52 12" stroke="#ffcf96" stroke-width="3"/>'
    ),
    "stairs": (
        '<path d="M4 58V48h12V38h12V28h12V18h16v40Z" fill="#430f25"/><path d="M4 48h12V38h12V28h12V18h16" '
        'stroke="#fb9a62" stroke-width="2.5" fill="none"/>'
    ),
    "coats": (
        '<path d="M28 6h4v52h-4Zm-8 50h20v3H20Z" fill="#430f25"/><path d="M14 14c10 0 14 4 15 8l-3 28c-8 '
        '2-13 0-15-2Z" fill="#771a31"/><path d="M46 14c-10 0-14 4-15 8l3 26c8 3 13 1 15-2Z" fill="#b12c37"/>'
    ),
    "front": (
        '<path d="M10 58V10h40v48Z" fill="#430f25"/><path d="M15 58V15h30v43Z" fill="#15397a"/><path d="M15 '
        '22h30M15 33h30M15 44h30" stroke="#8388d6" stroke-width="3"/><path d="M13 20h8v5h-8Zm0 11h8v5h-8Zm0 '
        '11h8v5h-8Z" fill="#ffd27d"/>'
    ),
    "table": (
        '<path d="M4 28h52v6H4Zm5 6h5v24H9Zm37 0h5v24h-5Z" fill="#704e2f"/><path d="M20 20h10v8H20Zm14 '
        '3h12v5H34Z" fill="#fff0d2"/>'
    ),
    "chair": (
        '<path d="M16 6h6v26h22v6H22v20h-6Zm24 32h6v20h-6Z" fill="#704e2f"/><path d="M22 12h16v18H22Z" fill="#a67a42"/>'
    ),
    "bench": (
        '<path d="M4 30h52v7H4Zm5 7h5v16H9Zm37 0h5v16h-5ZM6 14h48v6H6Zm4 6h4v10h-4Zm36 0h4v10h-4Z" fill="#a67a42"/>'
    ),
    "shelf": (
        '<path d="M6 6h48v4H6Zm0 20h48v4H6Zm0 20h48v4H6ZM6 6h4v50H6Zm44 0h4v50h-4Z" fill="#704e2f"/><path '
        'd="M13 13h5v13h-5Zm7 2h4v11h-4Zm6-2h6v13h-6Z" fill="#e2573f"/><path d="M36 14h5v12h-5Zm-22 '
        '20h6v12h-6Zm9 2h5v10h-5Z" fill="#3590cf"/><circle cx="40" cy="40" r="6" fill="#bdebf6"/>'
    ),
    "window": (
        '<path d="M10 4h40v52H10Z" fill="#2b2256"/><path d="M14 8h15v21H14Zm17 0h15v21H31ZM14 '
        '31h15v21H14Zm17 0h15v21H31Z" fill="#bdebf6"/><circle cx="38" cy="18" r="6" fill="#fffdf2"/>'
    ),
    "chest": (
        '<path d="M6 26c0-18 48-18 48 0v6H6Z" fill="#a67a42"/><path d="M6 32h48v24H6Z" fill="#704e2f"/><path '
        'd="M26 26h8v14h-8Z" fill="#ffd27d"/><circle cx="30" cy="34" r="2" fill="#43301f"/>'
    ),
    "clock": (
        '<path d="M18 56 22 8h16l4 48Z" fill="#704e2f"/><circle cx="30" cy="20" r="12" fill="#fff4dc"/><path '
        'd="M30 12v8l5 4" stroke="#43301f" stroke-width="2.5" fill="none"/><path d="M30 34v12" '
        'stroke="#ffd27d" stroke-width="2"/><circle cx="30" cy="47" r="4" fill="#ffd27d"/>'
    ),
    "lifebelt": (
        '<path fill-rule="evenodd" d="M30 6a24 24 0 1 0 .1 0Zm0 13a11 11 0 1 1-.1 0Z" fill="#fff4dc"/><path '
        'd="M27 6h6v13h-6Zm0 35h6v13h-6ZM6 27h13v6H6Zm35 0h13v6H41Z" fill="#e2573f"/>'
    ),
    "wheel": (
        '<circle cx="30" cy="30" r="17" fill="none" stroke="#a67a42" stroke-width="6"/><path d="M30 4v52M4 '
        '30h52M12 12l36 36M48 12 12 48" stroke="#704e2f" stroke-width="4" stroke-linecap="round"/><circle '
        'cx="30" cy="30" r="6" fill="#ffd27d"/>'
    ),
    "plank": (
        '<path d="M2 40 46 10l12 8L14 50Z" fill="#a67a42"/><path d="M10 38l8 6m4-14 8 6m4-14 8 6" '
        'stroke="#704e2f" stroke-width="2"/>'
    ),
    "pump": (
        '<path d="M20 20h16v38H20Z" fill="#423a4d"/><path d="M36 26h12v8H36Z" fill="#60576b"/><path d="M28 '
        '20V8l-22 6" stroke="#60576b" stroke-width="4" fill="none"/><path d="M46 38c4 6 4 10 0 12-4-2-4-6 '
        '0-12Z" fill="#74c6ea"/>'
    ),
    "tube": (
        '<path d="M24 58V26C24 8 46 8 46 22" stroke="#d6aa63" stroke-width="8" fill="none"/><path d="M36 '
        '20h20l-4 10H40Z" fill="#ffd27d"/>'
    ),
    "flag": (
        '<path d="M16 4h4v54h-4Z" fill="#704e2f"/><path d="M20 6c12-6 18 8 34 0v22c-16 8-22-6-34 0Z" fill="#e2573f"/>'
    ),
    "lever": (
        '<path d="M14 44h32v12H14Z" fill="#423a4d"/><path d="M28 46 44 12" stroke="#60576b" '
        'stroke-width="5"/><circle cx="45" cy="10" r="6" fill="#e2573f"/>'
    ),
    "van": (
        '<path d="M4 22h34v26H4Z" fill="#fff4dc"/><path d="M38 30h10l8 10v8H38Z" fill="#bdebf6"/><path d="M4 '
        '40h34v8H4Z" fill="#3590cf"/><circle cx="16" cy="50" r="7" fill="#29232f"/><circle cx="44" cy="50" '
        'r="7" fill="#29232f"/>'
    ),
    "coal": (
        '<path d="M2 56C8 36 18 32 24 26c8-8 16 0 20 8 6 4 12 12 14 22Z" fill="#29232f"/><path d="M14 46l8-8 '
        '8 6-6 8Zm18-12 8 2 4 8-10 2Z" fill="#60576b"/>'
    ),
    "bollard": (
        '<path d="M18 24h24l4 34H14Z" fill="#423a4d"/><ellipse cx="30" cy="22" rx="16" ry="7" '
        'fill="#60576b"/><path d="M10 44c14 8 28 8 40 0" stroke="#f0d296" stroke-width="5" fill="none"/>'
    ),
    "water": (
        '<path d="M2 30c9-8 18-8 28 0s19 8 28 0v26H2Z" fill="#15397a"/><path d="M2 42c9-6 18-6 28 0s19 6 28 '
        '0" stroke="#74c6ea" stroke-width="3" fill="none"/>'
    ),
    "mud": (
        '<ellipse cx="30" cy="42" rx="27" ry="13" fill="#43301f"/><ellipse cx="24" cy="40" rx="12" ry="5" '
        'fill="#704e2f"/><circle cx="42" cy="38" r="4" fill="#704e2f"/>'
    ),
    "hatchway": (
        '<path d="M4 20h52v34H4Z" fill="#43301f"/><path d="M10 26h40v22H10Z" fill="#0d0f26"/><path d="M10 '
        '48V26l-6-14h52l-6 14" fill="#a67a42"/>'
    ),
    "well": (
        '<path d="M10 34h40v22H10Z" fill="#60576b"/><ellipse cx="30" cy="34" rx="20" ry="7" '
        'fill="#15397a"/><path d="M10 34V12h4v20m32 2V12h4v22" fill="#704e2f"/><path d="M4 14 30 2l26 12Z" '
        'fill="#a67a42"/>'
    ),
    "tree": (
        '<path d="M26 58V34h8v24Z" fill="#704e2f"/><path d="M30 2c16 0 26 12 22 24s-14 14-22 12C22 40 10 38 '
        '8 26S14 2 30 2Z" fill="#3b7f46"/><circle cx="22" cy="18" r="4" fill="#e2573f"/><circle cx="38" '
        'cy="26" r="4" fill="#e2573f"/><circle cx="36" cy="12" r="4" fill="#e2573f"/>'
    ),
    "beehive": (
        '<path d="M12 56C6 30 16 8 30 8s24 22 18 48Z" fill="#d6aa63"/><path d="M13 22h34M9 34h42M9 46h42" '
        'stroke="#a67a42" stroke-width="3"/><circle cx="30" cy="44" r="6" fill="#43301f"/>'
    ),
    "basket": (
        '<path d="M8 28h44l-6 28H14Z" fill="#a67a42"/><path d="M12 30C12 4 48 4 48 30" stroke="#704e2f" '
        'stroke-width="4" fill="none"/><circle cx="22" cy="26" r="7" fill="#e2573f"/><circle cx="36" cy="25" '
        'r="7" fill="#6fae4b"/>'
    ),
    "gate": (
        '<path d="M6 58V14h6v44Zm42 0V14h6v44Z" fill="#423a4d"/><path d="M12 26h36v4H12Zm0 '
        '20h36v4H12Zm4-20v30m9-34v34m10-34v34m9-30v30" stroke="#60576b" stroke-width="3"/>'
    ),
    "stone": (
        '<path d="M6 56c0-22 8-34 22-36s26 12 26 36Z" fill="#877d90"/><path d="M18 40h10m4-8h8m-6 16h12" '
        'stroke="#60576b" stroke-width="3"/>'
    ),
    "mirror": (
        '<ellipse cx="30" cy="28" rx="20" ry="25" fill="#ffd27d"/><ellipse cx="30" cy="28" rx="15" ry="20" '
        'fill="#bdebf6"/><path d="M22 34 36 14m-8 26 10-14" stroke="#fff" stroke-width="3"/>'
    ),
    "bell": (
        '<path d="M30 6c14 0 14 18 16 30l6 8H8l6-8c2-12 2-30 16-30Z" fill="#ffd27d"/><circle cx="30" cy="50" '
        'r="5" fill="#a67a42"/>'
    ),
    "letter": (
        '<path d="M6 14h48v34H6Z" fill="#fff4dc"/><path d="M6 14l24 20 24-20" stroke="#a67a42" '
        'stroke-width="2.5" fill="none"/><circle cx="30" cy="36" r="6" fill="#b12c37"/>'
    ),
    "book": (
        '<path d="M30 14C22 6 10 8 4 10v40c8-2 18-2 26 4 8-6 18-6 26-4V10c-6-2-18-4-26 4Z" '
        'fill="#fff4dc"/><path d="M30 14v40M10 20h14M10 28h14m12-8h14M36 28h14" stroke="#a67a42" '
        'stroke-width="2"/>'
    ),
    "stove": (
        '<path d="M10 20h40v36H10Z" fill="#29232f"/><path d="M18 30h24v18H18Z" fill="#e2573f"/><path d="M30 '
        '32c6 6 6 10 4 16h-8c-2-6-2-10 4-16Z" fill="#ffd27d"/><path d="M24 4h8v16h-8Z" fill="#423a4d"/>'
    ),
    "flower": (
        '<path d="M30 58V30" stroke="#3b7f46" stroke-width="4"/><path d="M30 44c-12-2-14-8-16-12 10 0 14 4 '
        '16 12Z" fill="#6fae4b"/><g fill="#ff9fc0"><circle cx="30" cy="10" r="8"/><circle cx="18" cy="20" '
        'r="8"/><circle cx="42" cy="20" r="8"/><circle cx="23" cy="32" r="8"/><circle cx="37" cy="32" '
        'r="8"/></g><circle cx="30" cy="22" r="7" fill="#ffd27d"/>'
    ),
    "crate": (
        '<path d="M8 16h44v40H8Z" fill="#a67a42"/><path d="M8 16h44v40H8ZM8 28h44M8 44h44M10 18l40 36" '
        'stroke="#704e2f" stroke-width="3" fill="none"/>'
    ),
    "sign": (
        '<path d="M27 20h6v38h-6Z" fill="#704e2f"/><path d="M6 6h40l10 10-10 10H6Z" fill="#f0d296"/><path '
        'd="M14 13h22M14 19h16" stroke="#a67a42" stroke-width="2.5"/>'
    ),
}

# Words by which a prop is found in the name of a place.
PROP_WORDS: dict[str, str] = {
    "bed": "bed mattress cot sleep crib cradle",
    "lamp": "lamp lantern wick candle light flame beacon",
    "wardrobe": "wardrobe cupboard closet locker cabinet armoire",
    "door": "door house threshold leave_by_door trapdoor cellar",
    "holes": "pigeonhole post mail drawers",
    "ladder": "ladder rope leave_by_roof roof climb",
    "clerk": "clerk hatch window_seat counter ticket office desk_clerk booth",
    "case": "case glass display dresser vitrine",
    "desk": "desk bill chart paper writing ledger",
    "stairs": "stair ramp steps salt_stair",
    "coats": "coat cloak laundry drying curtain",
    "front": "front bolt exit",
    "table": "table card kitchen dinner supper",
    "chair": "chair seat throne",
    "bench": "bench pew",
    "shelf": "shelf shelves lens library jar pantry",
    "window": "skylight window catch pane",
    "chest": "chest trunk box coffer luggage wing reserved",
    "clock": "clock hour time bell_clock",
    "lifebelt": "belt lifebelt read_belts",
    "wheel": "helm wheel capstan mill",
    "plank": "plank gangplank bridge make_fast raft",
    "pump": "pump",
    "tube": "tube pipe horn log_line",
    "flag": "flag flagstaff mast",
    "lever": "lever seacock cock switch valve",
    "van": "van float milk cart wagon car",
    "coal": "coal ash heap",
    "bollard": "bollard pier dock",
    "water": "water pond river sea stream pool",
    "mud": "mud swamp bog",
    "hatchway": "hatchway hole pit",
    "well": "well fountain",
    "tree": "tree apple orchard trunk_tree bough branch root pear",
    "beehive": "bee hive honey",
    "basket": "basket harvest pick",
    "gate": "gate fence",
    "stone": "stone grave rock wall",
    "mirror": "mirror",
    "bell": "bell chime",
    "letter": "letter note envelope",
    "book": "book page diary",
    "stove": "stove oven fire kiln hearth",
    "flower": "flower rose garden bloom",
    "crate": "crate barrel cargo",
    "sign": "sign board notice",
}
