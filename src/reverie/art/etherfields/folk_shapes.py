"""The people and the creatures as paper shapes, 100 wide and 136 high, standing on y = 120."""

from __future__ import annotations

PEOPLE: dict[str, str] = {
    "gambler": (
        '<path d="M50 42C33 46 26 78 18 122H82C74 78 67 46 50 42Z" fill="#b12c37"/><path d="M50 46c-7 12-9 '
        '40-8 76h16c1-36-1-64-8-76Z" fill="#fb9a62"/><path d="M30 70C20 74 16 84 18 92l9-4c1-6 4-10 9-12Zm40 '
        '0c10 4 14 14 12 22l-9-4c-1-6-4-10-9-12Z" fill="#8c2233"/><circle cx="50" cy="33" r="13.5" '
        'fill="#ffe6cb"/><path d="M37 31c-4 10-3 18 0 24l5-6c-2-6-2-12-1-18Zm26 0c4 10 3 18 0 24l-5-6c2-6 '
        '2-12 1-18Z" fill="#430f25"/><ellipse cx="50" cy="23" rx="25" ry="5" fill="#430f25"/><path d="M37 23 '
        '40 5h20l3 18Z" fill="#430f25"/><path d="M38 18h24v4H38Z" fill="#ffcf96"/><path d="M41 34q3 3 6 0M53 '
        '34q3 3 6 0" stroke="#4d2f4a" stroke-width="1.8" fill="none" stroke-linecap="round"/><g '
        'stroke="#771a31" stroke-width="1"><path transform="rotate(-22 20 88)" d="M12 74h13v19H12Z" '
        'fill="#fff0d2"/><path transform="rotate(-2 22 88)" d="M14 73h13v19H14Z" fill="#fff6e6"/><path '
        'transform="rotate(18 24 88)" d="M16 74h13v19H16Z" fill="#fff0d2"/></g>'
    ),
    "specialist": (
        '<path d="M50 46C34 48 28 80 24 122H76C72 80 66 48 50 46Z" fill="#1f5ca3"/><path d="M40 66h20l4 '
        '56H36Z" fill="#bdebf6"/><path d="M44 66V50m12 16V50" stroke="#bdebf6" stroke-width="4"/><path '
        'd="M43 84h14v12H43Z" fill="#74c6ea"/><circle cx="50" cy="34" r="14" fill="#ffe6cb"/><path d="M36 '
        '30c2-14 26-14 28 0-8-5-20-5-28 0Z" fill="#15397a"/><g fill="#f1fdff" stroke="#704e2f" '
        'stroke-width="3"><circle cx="43" cy="34" r="5.5"/><circle cx="57" cy="34" r="5.5"/></g><path d="M40 '
        '34q3 2 6 0m8 0q3 2 6 0" stroke="#15397a" stroke-width="1.6" fill="none"/><path d="M74 96 84 '
        '68m-3-6c5-3 9 0 9 5l-5 2-3-2 2-3Z" stroke="#d6aa63" stroke-width="5" fill="#d6aa63" '
        'stroke-linecap="round"/><path d="M64 66c8 6 12 16 12 28l-8 2c-1-8-4-14-9-18Z" fill="#15397a"/>'
    ),
    "powerhouse": (
        '<path d="M50 46C20 46 10 66 12 96l10 2 4 24h48l4-24 10-2C90 66 80 46 50 46Z" fill="#a67a42"/><path '
        'd="M34 48c4 20 28 20 32 0l6 4c-6 30-38 30-44 0Z" fill="#704e2f"/><path d="M26 92h48v8H26Z" '
        'fill="#43301f"/><path d="M45 91h10v10H45Z" fill="#f0d296"/><circle cx="50" cy="35" r="14" '
        'fill="#ffe6cb"/><path d="M36 33c-1-18 29-18 28 0-8-4-20-4-28 0Z" fill="#43301f"/><path d="M50 '
        '40c-3-3-10-2-13 4 5 2 10 1 13-1 3 2 8 3 13 1-3-6-10-7-13-4Z" fill="#43301f"/><path d="M41 34q3 3 6 '
        '0M53 34q3 3 6 0" stroke="#4d2f4a" stroke-width="1.8" fill="none" stroke-linecap="round"/><path '
        'd="M12 92c-4 4-4 12 1 15s11 0 12-5l-2-10Zm76 0c4 4 4 12-1 15s-11 0-12-5l2-10Z" fill="#ffe6cb"/>'
    ),
    "free_spirit": (
        '<path d="M50 44C30 50 30 80 16 120c22-8 46-8 68 0C70 80 70 50 50 44Z" fill="#3b7f46"/><path d="M50 '
        '48C40 60 42 90 40 116c7-2 14-2 20 0-2-26 0-56-10-68Z" fill="#aed667"/><circle cx="50" cy="34" '
        'r="13" fill="#ffe6cb"/><path d="M37 40C28 20 46 10 58 16c14 4 18 20 32 18-6 8-16 8-22 4 0 8 4 14 10 '
        '16-12 2-18-8-17-22-8-2-16-2-21-6-2 4-3 9-3 14Z" fill="#10352c"/><path d="M41 36q3 3 6 0M53 36q3 3 6 '
        '0" stroke="#4d2f4a" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M40 50c14 6 30 '
        '2 44 12l-3 7C66 60 50 62 38 56Z" fill="#e0f0a0"/>'
    ),
}

CREATURES: dict[str, str] = {
    "lodger": (
        '<path d="M50 40C36 42 32 74 28 118l6-7 5 9 6-8 5 9 5-9 6 8 5-9 6 7C68 74 64 42 50 40Z" '
        'fill="#330d3d"/><path d="M50 44c-4 14-5 40-4 66l4 6 4-6c1-26 0-52-4-66Z" fill="#9c1f68"/><circle '
        'cx="50" cy="30" r="13" fill="#e9d3e4"/><path d="M34 20c2-2 30-2 32 0v3H34Zm4-2C38 2 62 2 62 18Z" '
        'fill="#190824"/><path d="M42 31c2-4 6-4 8-1 2-3 6-3 8 1-2 3-6 3-8 0-2 3-6 3-8 0Z" '
        'fill="#fff"/><circle cx="46" cy="30.5" r="1.9" fill="#e2447f"/><circle cx="54" cy="30.5" r="1.9" '
        'fill="#e2447f"/><path d="M45 38q5-2 10 0" stroke="#5a1454" stroke-width="1.6" fill="none"/><path '
        'd="M74 116V60c0-4 5-4 5 0" stroke="#190824" stroke-width="3" fill="none"/><path d="M74 62c-6 16-6 '
        '34 0 48 6-14 6-32 0-48Z" fill="#5a1454"/>'
    ),
    "boots": (
        '<path d="M36 40h28l8 46-6 34H54l-3-30-3 30H34l-6-34Z" fill="#272a69"/><path d="M30 106h20v14H24c0-8 '
        '2-12 6-14Zm40 0H52v14h24c0-8-2-12-6-14Z" fill="#190824"/><path d="M32 44c10 8 26 8 36 0l4 16c-12 '
        '8-32 8-44 0Z" fill="#3d4090"/><circle cx="50" cy="28" r="13" fill="#d9d3de"/><path d="M30 22c4-16 '
        '36-16 40 0-12-4-28-4-40 0Z" fill="#171a45"/><path d="M42 30c2-4 6-4 8-1 2-3 6-3 8 1-2 3-6 3-8 0-2 '
        '3-6 3-8 0Z" fill="#fff"/><circle cx="46" cy="30" r="1.9" fill="#e2447f"/><circle cx="54" cy="30" '
        'r="1.9" fill="#e2447f"/><path d="M80 120 84 6" stroke="#43301f" stroke-width="4" fill="none"/><path '
        'd="M84 2c8 6 8 14 0 18-8-4-8-12 0-18Z" fill="#ffd27d"/>'
    ),
    "tatterling": (
        '<path d="M50 26C30 30 30 62 18 118l8-8 6 10 7-9 6 10 5-9 5 9 6-10 7 9 6-10 8 8C70 62 70 30 50 26Z" '
        'fill="#60576b"/><path d="M40 60l-6 30 8-6 4 12 4-10 6 10 2-12 8 4-8-28Z" fill="#877d90"/><circle '
        'cx="50" cy="36" r="15" fill="#29232f"/><path d="M42 36c2-4 6-4 8-1 2-3 6-3 8 1-2 3-6 3-8 0-2 3-6 '
        '3-8 0Z" fill="#fff"/><circle cx="46" cy="36" r="1.9" fill="#e2447f"/><circle cx="54" cy="36" '
        'r="1.9" fill="#e2447f"/><path d="M28 66 14 84l6 2-2 8 16-14Zm44 0 14 18-6 2 2 8-16-14Z" '
        'fill="#423a4d"/>'
    ),
    "moth_choir": (
        '<path d="M50 40C34 6 2 20 8 48c4 16 24 18 36 10C24 66 22 92 38 92c8 0 11-10 12-20 1 10 4 20 12 20 '
        '16 0 14-26-6-34 12 8 32 6 36-10 6-28-26-42-42-8Z" fill="#a496da"/><path d="M46 42h8l2 56-6 '
        '18-6-18Z" fill="#4b3d85"/><circle cx="26" cy="42" r="7" fill="#fdfbff"/><circle cx="74" cy="42" '
        'r="7" fill="#fdfbff"/><circle cx="26" cy="42" r="3" fill="#e2447f"/><circle cx="74" cy="42" r="3" '
        'fill="#e2447f"/><path d="M46 40C42 28 36 24 32 24m22 16c4-12 10-16 14-16" stroke="#4b3d85" '
        'stroke-width="3" fill="none"/>'
    ),
    "purser": (
        '<path d="M50 42C32 44 28 80 26 120h48C72 80 68 44 50 42Z" fill="#0d224f"/><path d="M44 46h12l4 '
        '74H40Z" fill="#fdfbff"/><path d="M50 50v60" stroke="#15397a" stroke-width="2"/><circle cx="50" '
        'cy="32" r="13" fill="#e9d3e4"/><path d="M34 24c4-14 28-14 32 0l3 4H31Z" fill="#0d224f"/><path '
        'd="M36 22h28v4H36Z" fill="#ffd27d"/><path d="M42 33c2-4 6-4 8-1 2-3 6-3 8 1-2 3-6 3-8 0-2 3-6 3-8 '
        '0Z" fill="#fff"/><circle cx="46" cy="33" r="1.9" fill="#e2447f"/><circle cx="54" cy="33" r="1.9" '
        'fill="#e2447f"/><path d="M68 70h18v24H68Z" fill="#f0d296"/><path d="M71 76h12M71 82h12M71 88h7" '
        'stroke="#704e2f" stroke-width="2"/>'
    ),
    "wrong_gulls": (
        '<path d="M50 60C38 34 12 34 4 48c16-2 22 6 30 18-4 20 2 38 16 50 14-12 20-30 16-50 8-12 14-20 '
        '30-18-8-14-34-14-46 12Z" fill="#f5f2f6"/><path d="M4 48c10-2 16 2 22 8l-6 4C16 54 10 50 4 48Zm92 '
        '0c-10-2-16 2-22 8l6 4c4-6 10-10 16-12Z" fill="#60576b"/><circle cx="50" cy="46" r="15" '
        'fill="#f5f2f6"/><path d="M42 44c2-4 6-4 8-1 2-3 6-3 8 1-2 3-6 3-8 0-2 3-6 3-8 0Z" '
        'fill="#fff"/><circle cx="46" cy="44" r="1.9" fill="#e2447f"/><circle cx="54" cy="44" r="1.9" '
        'fill="#e2447f"/><path d="M44 52h12l-6 14Z" fill="#f9b872"/>'
    ),
    "cold_water": (
        '<path d="M50 14C30 50 14 74 22 100c6 24 50 24 56 0 8-26-8-50-28-86Z" fill="#1f5ca3"/><path d="M50 '
        '36C38 60 30 76 34 92c4 14 28 14 32 0 4-16-4-32-16-56Z" fill="#3590cf"/><path d="M42 78c2-4 6-4 8-1 '
        '2-3 6-3 8 1-2 3-6 3-8 0-2 3-6 3-8 0Z" fill="#fff"/><circle cx="46" cy="78" r="1.9" '
        'fill="#e2447f"/><circle cx="54" cy="78" r="1.9" fill="#e2447f"/><path d="M42 92q8 6 16 0" '
        'stroke="#bdebf6" stroke-width="3" fill="none"/>'
    ),
    "tin_sparrow": (
        '<path d="M22 84C20 58 40 46 60 52l22-8-8 18c2 26-16 42-34 40-10-2-16-8-18-18Z" '
        'fill="#b3aaba"/><path d="M36 80c8-14 26-14 38-8-6 16-24 22-38 8Z" fill="#877d90"/><circle cx="36" '
        'cy="60" r="15" fill="#d9d3de"/><path d="M30 60q4 4 8 0" stroke="#29232f" stroke-width="2.4" '
        'fill="none"/><path d="M22 60 8 64l13 5Z" fill="#ffd27d"/><path d="M42 101v14m12-15v15" '
        'stroke="#60576b" stroke-width="3"/><path d="M66 40h14v-6H66Zm5 6V34" stroke="#f0d296" '
        'stroke-width="3" fill="none"/>'
    ),
    "shade": (
        '<path d="M50 22C28 26 28 66 20 118l8-7 7 9 7-9 8 9 8-9 7 9 7-9 8 7C72 66 72 26 50 22Z" '
        'fill="#5a1454"/><path d="M50 44c-10 4-12 34-12 62l6 6 6-7 6 7 6-6c0-28-2-58-12-62Z" '
        'fill="#330d3d"/><circle cx="50" cy="36" r="14" fill="#190824"/><path d="M42 36c2-4 6-4 8-1 2-3 6-3 '
        '8 1-2 3-6 3-8 0-2 3-6 3-8 0Z" fill="#fff"/><circle cx="46" cy="36" r="1.9" fill="#e2447f"/><circle '
        'cx="54" cy="36" r="1.9" fill="#e2447f"/>'
    ),
    "hound": (
        '<path d="M14 70c6-16 30-18 46-14l10-18 8 10c10 2 14 10 12 18l-14 6-4 12 2 34H62l-2-24H38l-4 '
        '24H22l2-34c-8-4-12-8-10-14Z" fill="#330d3d"/><path d="M68 58c2-4 6-4 8-1 2-3 6-3 8 1-2 3-6 3-8 0-2 '
        '3-6 3-8 0Z" fill="#fff"/><circle cx="72" cy="58" r="1.9" fill="#e2447f"/><circle cx="80" cy="58" '
        'r="1.9" fill="#e2447f"/><path d="M14 70C4 62 4 48 10 42c0 10 4 16 12 20Z" fill="#5a1454"/>'
    ),
    "crowd": (
        '<g fill="#330d3d"><path d="M28 54c-12 2-14 30-16 64h32c-2-34-4-62-16-64Z"/><path d="M72 54c-12 2-14 '
        '30-16 64h32c-2-34-4-62-16-64Z"/></g><path d="M50 40c-14 2-16 36-18 78h36c-2-42-4-76-18-78Z" '
        'fill="#5a1454"/><circle cx="28" cy="46" r="10" fill="#d9d3de"/><circle cx="72" cy="46" r="10" '
        'fill="#d9d3de"/><circle cx="50" cy="30" r="12" fill="#ffe3ef"/><path d="M42 30c2-4 6-4 8-1 2-3 6-3 '
        '8 1-2 3-6 3-8 0-2 3-6 3-8 0Z" fill="#fff"/><circle cx="46" cy="30" r="1.9" fill="#e2447f"/><circle '
        'cx="54" cy="30" r="1.9" fill="#e2447f"/><path d="M24 46h3m3 0h3m35 0h3m3 0h3" stroke="#e2447f" '
        'stroke-width="3"/>'
    ),
    "bird": (
        '<path d="M20 70C20 44 44 36 60 44l26-6-12 16c6 30-10 52-32 48C28 98 20 88 20 70Z" '
        'fill="#272a69"/><circle cx="38" cy="54" r="14" fill="#3d4090"/><path d="M30 53c2-4 6-4 8-1 2-3 6-3 '
        '8 1-2 3-6 3-8 0-2 3-6 3-8 0Z" fill="#fff"/><circle cx="34" cy="53" r="1.9" fill="#e2447f"/><circle '
        'cx="42" cy="53" r="1.9" fill="#e2447f"/><path d="M24 58 8 62l16 6Z" fill="#f9b872"/><path d="M40 '
        '102v16m14-16v16" stroke="#171a45" stroke-width="4"/>'
    ),
    "machine": (
        '<path d="M24 46h52v56H24Z" fill="#60576b"/><path d="M30 28h40v22H30Z" fill="#877d90"/><path d="M42 '
        '39c2-4 6-4 8-1 2-3 6-3 8 1-2 3-6 3-8 0-2 3-6 3-8 0Z" fill="#fff"/><circle cx="46" cy="39" r="1.9" '
        'fill="#e2447f"/><circle cx="54" cy="39" r="1.9" fill="#e2447f"/><path d="M34 62h32v8H34Zm0 '
        '14h32v8H34Z" fill="#29232f"/><circle cx="38" cy="110" r="10" fill="#423a4d"/><circle cx="62" '
        'cy="110" r="10" fill="#423a4d"/><path d="M50 28V12" stroke="#423a4d" stroke-width="4"/><circle '
        'cx="50" cy="10" r="5" fill="#e2447f"/>'
    ),
}

# Words in the name of a creature that has no shape of its own.
CREATURE_WORDS: dict[str, str] = {
    "hound": "dog hound wolf animal",
    "crowd": "guests crowd mourners aunts sisters choir family",
    "bird": "bird crow magpie owl hen",
    "machine": "machine press engine clock",
    "moth_choir": "moth bee wasp swarm",
    "tatterling": "rag scarecrow tatter",
    "cold_water": "water tide flood rain",
    "purser": "clerk collector bailiff officer",
    "boots": "lamplighter boots",
}
