"""Whole campaigns by the rules player, and what is told of them.

    python scripts/campaign_figures.py play FILE SIZE FIRST LAST      one line of JSON for each seed, appended
    python scripts/campaign_figures.py again FILE                     play some again and compare the hashes
    python scripts/campaign_figures.py report FILE …                  tables for docs/lamplighter-figures.md

`play` goes on behind what is in the file; with `watch` at the end the invariants of the law are looked at after every
operation. With `curious` choices in texts are made by lot, and now and then something is done just to see what it does:
so pages are read that a player who wants to win would leave unread. Such campaigns count for those and nothing else.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
import time
from collections import Counter, defaultdict
from itertools import combinations
from pathlib import Path
from typing import Any

from reverie.games.etherfields import rules as all_rules
from reverie.games.etherfields.agents.rules import choose
from reverie.games.etherfields.campaign.course import new_campaign
from reverie.games.etherfields.content import shipped
from reverie.games.etherfields.core import operations as op
from reverie.games.etherfields.core import snapshot
from reverie.games.etherfields.core.engine import Choice, Engine
from reverie.games.etherfields.manifest import CHARACTERS
from reverie.games.etherfields.position import invariants

PARTS = all_rules.PARTS  # importing it announces what all frames and words do
ANSWERS = 40_000  # more than any campaign takes
TEXTS = ("choice", "choose", "may", "new-mask")  # questions of texts
OFTEN = 0.1  # how often something is done just to see
WON = ("victory", "closed")  # the last dream ends with the campaign
LEAST = 0.02  # of the encounters of those who own a thing: it is played in as many
BOUNDS = (0.15, 0.90)  # of a single team in a dream
Z = 1.96  # 95 %


def owned(e: Engine) -> list[str]:
    """What the team has at hand in this encounter: cards in its decks, items in use, masks, worn or not."""
    design = e.state.design
    found = {
        design[card]
        for who in e.state.characters
        for zone in ("hand", "deck", "discard", "sealed", "progress", "flipped")
        for card in getattr(who, zone)
        if design[card].startswith("influence:")
    }
    found |= {f"item:{item}" for item in e.state.team.items}
    found |= {f"mask:{mask}" for who in e.state.characters for mask in who.masks}
    return sorted(found)


def at_work(e: Engine) -> set[str]:
    """The masks that are worn and do what they do without being named: they only change a number."""
    masks = [e.content.mask[who.mask] for who in e.state.characters if who.mask]
    return {mask.ref for mask in masks if all(ability.kind == "passive" for ability in mask.abilities)}


class Diary:
    """What is written down of each encounter of a campaign."""

    def __init__(self) -> None:
        self.encounters: list[dict[str, Any]] = []
        self.now: dict[str, Any] | None = None
        self.heard = 0

    def look(self, e: Engine) -> None:
        """After every answer: what has been told since."""
        for kind, facts, _ in (e.events or ())[self.heard :]:
            told = dict(facts)
            if kind == "dream_entered":
                self.begin(e, f"gate:{told['gate']}")
            elif kind == "slumber_drawn":
                self.begin(e, f"slumber:{told['slumber']}")
            elif self.now is not None and kind in ("action_named", "triggered"):
                self.now["used"].add(str(told["ability"]).partition("#")[0])
            elif self.now is not None and kind == "item_discarded":
                self.now["used"].add(f"item:{told['item']}")
            elif kind == "encounter_ended" and self.now is not None:
                self.now.update(result=told["result"], rewarded=bool(told["rewarded"]))
        e.events = []
        self.heard = 0
        if self.now is not None and not self.now["owned"] and e.state.encounter.round == 1:
            self.now["owned"] = owned(e)
            self.now["used"] |= at_work(e)

    def begin(self, e: Engine, name: str) -> None:
        """Another encounter."""
        self.now = {"name": name, "used": set(), "owned": [], "result": "", "rewarded": False}
        self.encounters.append(self.now)


def curious(e: Engine, lot: random.Random) -> Choice:
    """Like the rules player, but for choices in texts, and for something that can be done here."""
    assert e.question is not None
    choices = list(e.choices().values())
    if e.question.kind in TEXTS:
        return lot.choice(choices)
    if e.question.kind == "command" and lot.random() < OFTEN:
        things = [one for one in choices if one.verb in ("use", "sign")]
        if things:
            return lot.choice(things)
    return choose(e, None)


def play(size: int, seed: int, is_curious: bool = False) -> dict[str, Any]:
    """One campaign from the first night to its end."""
    lot = random.Random(seed)
    teams = list(combinations(CHARACTERS, size))
    team = teams[seed % len(teams)]
    begun = time.process_time()
    e = new_campaign(shipped(), team, seed, {}, listening=True)
    diary, n = Diary(), 0
    while n < ANSWERS and e.choices():
        diary.look(e)
        e.choose(curious(e, lot) if is_curious else choose(e, None))
        n += 1
    diary.look(e)
    campaign = e.state.campaign
    assert campaign is not None
    for one in diary.encounters:
        one["used"] = sorted(one["used"] & set(one["owned"]))
    ending, _, _ = (e.state.reason or e.state.result or "none").partition(" ")
    return {
        "seed": seed, "size": size, "team": team, "ending": ending, "answers": n,
        "seconds": round(time.process_time() - begun, 1), "tries": campaign.tries, "slumbers": campaign.slumbers,
        "sittings": campaign.sitting, "deaths": campaign.deaths, "scripts": sorted(e.state.team.scripts_read),
        "encounters": diary.encounters, "hash": hash_of(e), "curious": is_curious,
    }  # fmt: skip


def hash_of(e: Engine) -> str:
    """The state in which it ended."""
    return hashlib.sha256(json.dumps(snapshot.write(e.state), sort_keys=True).encode()).hexdigest()[:16]


def games_in(names: list[str]) -> list[dict[str, Any]]:
    """What lies in the files."""
    return [json.loads(line) for name in names for line in Path(name).read_text(encoding="utf-8").splitlines()]


def interval(won: int, games: int) -> str:
    """A share with what it may be (Wilson, 95 %)."""
    if not games:
        return "–"
    share, size = won / games, Z * Z / games
    middle, half = share + size / 2, Z * ((share * (1 - share) + size / 4) / games) ** 0.5
    low, high = (middle - half) / (1 + size), (middle + half) / (1 + size)
    return f"{won} of {games}, {share:.0%} ({low:.0%} to {high:.0%})"


def report(everything: list[dict[str, Any]]) -> None:
    """Everything that is told of campaigns."""
    content = shipped()
    games = [game for game in everything if not game.get("curious")]
    sizes = sorted({game["size"] for game in games})
    print("| Characters | campaigns | endings | encounters | sittings | deaths | answers |\n" + "|---" * 7 + "|")
    for size in sizes:
        some = [game for game in games if game["size"] == size]
        ends = ", ".join(f"{name} {n}" for name, n in Counter(game["ending"] for game in some).most_common())
        counts = [sum(map(len, game["tries"].values())) + game["slumbers"] for game in some]
        amounts = [counts, *([game[name] for game in some] for name in ("sittings", "deaths", "answers"))]
        told = " | ".join(f"{min(each)}–{max(each)}, mean {sum(each) / len(each):.1f}" for each in amounts)
        print(f"| {size} | {len(some)} | {ends} | {told} |")
    print("\n| Dream, first try | " + " | ".join(map(str, sizes)) + " |\n|---|" + "---|" * len(sizes))
    for gate in content.gate:
        cells: list[str] = []
        for size in sizes:
            first = [game["tries"][gate][0] for game in games if game["size"] == size and game["tries"].get(gate)]
            cells.append(interval(sum(result in WON for result in first), len(first)))
        print(f"| {content.gate[gate].name['en']} | {' | '.join(cells)} |")
    by_team(games)
    print("\n| Slumber | " + " | ".join(map(str, sizes)) + " |\n|---|" + "---|" * len(sizes))
    for tile in content.slumber.values():
        cells = []
        for size in sizes:
            played = [one for game in games if game["size"] == size for one in game["encounters"] if one["result"]]
            met = [one for one in played if one["name"] == tile.ref]
            cells.append(interval(sum(one["rewarded"] for one in met), len(met)))
        if tile.faces and tile.faces[-1].rounds:
            print(f"| {tile.name['en']} | {' | '.join(cells)} |")
    read = set().union(*(game["scripts"] for game in everything)) if everything else set()
    print(f"\nCampaigns: {len(games)}, and {len(everything) - len(games)} curious ones.")
    unread = [number for number in content.script if number not in read]
    print(f"\nScripts read: {len(content.script) - len(unread)} of {len(content.script)}; unread: {unread}")
    use(games)


def by_team(games: list[dict[str, Any]]) -> None:
    """How often every team wins each dream at the first try; a star: outside the bounds of a team."""
    content = shipped()
    gates = list(content.gate)
    names = " | ".join(content.gate[gate].name["en"] for gate in gates)
    print(f"\n| Team, first try | {names} |\n|---|" + "---|" * len(gates))
    for size in range(1, len(CHARACTERS) + 1):
        for team in combinations(CHARACTERS, size):
            cells = []
            for gate in gates:
                some = [
                    game["tries"][gate][0] for game in games if tuple(game["team"]) == team and gate in game["tries"]
                ]
                won = sum(result in WON for result in some)
                is_odd = bool(some) and not BOUNDS[0] <= won / len(some) <= BOUNDS[1]
                cells.append(f"{won} of {len(some)}{' *' if is_odd else ''}")
            print(f"| {', '.join(content.character[name].name['en'] for name in team)} | {' | '.join(cells)} |")


def use(games: list[dict[str, Any]]) -> None:
    """How often things are used by those who have them, and how often these win with and without."""
    content = shipped()
    had: dict[str, list[tuple[bool, bool]]] = defaultdict(list)
    for game in games:
        for one in game["encounters"]:
            won = one["result"] in WON or one["rewarded"]
            for ref in one["owned"]:
                had[ref].append((ref in one["used"], won))
    kinds = {
        "Market cards": [one.ref for one in content.influence.values() if one.starting_of is None],
        "Items": [one.ref for one in content.item.values()],
        "Masks": [one.ref for one in content.mask.values()],
    }
    for kind, refs in kinds.items():
        print(f"\n| {kind} | encounters with it | used in | won when used | won when not |\n|---|---|---|---|---|")
        for ref in refs:
            seen = had.get(ref, [])
            used = [won for is_used, won in seen if is_used]
            other = [won for is_used, won in seen if not is_used]
            share = f"{len(used) / len(seen):.0%}" if seen else "–"
            mark = " *" if seen and len(used) < LEAST * len(seen) else ""
            rates = [f"{sum(some) / len(some):.0%}" if some else "–" for some in (used, other)]
            print(f"| {content.things[ref].name['en']}{mark} | {len(seen)} | {share} | {rates[0]} | {rates[1]} |")


def main(arguments: list[str]) -> None:
    """One of the three."""
    what, name, *more = arguments
    op.watch = invariants.after_operation if "watch" in more else None
    if what == "report":
        report(games_in([name, *more]))
    elif what == "again":
        for game in games_in([name])[:: max(1, int(more[0]) if more else 1)]:
            same = play(game["size"], game["seed"], bool(game.get("curious")))["hash"] == game["hash"]
            print(game["size"], game["seed"], "same" if same else "DIFFERENT", flush=True)
    else:
        size, first, last = map(int, more[:3])
        known = {(game["size"], game["seed"]) for game in games_in([name])} if Path(name).exists() else set()
        is_curious = "curious" in more
        with Path(name).open("a", encoding="utf-8") as file:
            for seed in range(first, last + 1):
                if (size, seed) not in known:
                    file.write(json.dumps(play(size, seed, is_curious)) + "\n")
                    file.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
