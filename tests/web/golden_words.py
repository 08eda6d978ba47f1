"""Golden words: what the terminal tells of recorded games, for the browser to tell in the same words.

    python -m tests.web.golden_words

plays games until everything that can be said was said, and writes tests/web/golden/<game>.json anew. Each file holds
the games (deal and answers), turns of them as one seat was told, the labels of answers, questions, and cards. Pytest
makes the same words again from the games, Vitest from the facts and views (web/src/tell/golden.test.ts).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import reverie
from reverie.cli.speech import Speech
from reverie.cli.table import table_for
from reverie.cli.table.plain import Table
from reverie.games.onirim.cards import TOKENS
from reverie.games.onirim.codec import CODEC
from reverie.games.urbion.cards import BOOKS, CITY_TOKENS, DEFAULT_TABLE, POSTCARDS
from reverie.games.urbion.codec import codec_of
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event, Fact
from reverie.kernel.game import Game
from reverie.words import LANGUAGES, Words, words

FOLDER = Path(__file__).parent / "golden"
GAMES = ("onirim", "urbion")
ONIRIM = "book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus"
URBION = "squares+chromatic+temples+gardens+books+postcards+void"
# Whole games by good players, told in full; then games by a curious one, who tries what was seldom tried.
WHOLE = {"onirim": ("onirim/third/solo", "onirim/third/team"), "urbion": ("urbion/second/solo", "urbion/second/team")}
CURIOUS = {
    "onirim": (
        f"onirim/third/solo/{ONIRIM}",
        f"onirim/third/team/{ONIRIM}",
        f"onirim/third/solo/{ONIRIM}/incubusMode=pathfinder",
        f"onirim/third/team/{ONIRIM}/incubusMode=adversary",
        "onirim/third/solo/glyphs+towers/alt.incantationOptional=true",
        "onirim/third/solo/premonitions+oniverse/hard.premonitions=6",
        "onirim/third/team/premonitions/hard.premonitions=6",
        "onirim/first/team",
    ),
    "urbion": (
        f"urbion/second/solo/{URBION}",
        f"urbion/second/team/{URBION}",
        "urbion/second/team/books+postcards+void",
        "urbion/second/solo/temples+gardens",
        "urbion/second/solo/gardens+books",
        "urbion/first/solo/books+squares",
        "urbion/first/team/books+squares",
    ),
}
# Questions that come up too seldom to wait for them.
POSITIONS = {
    "onirim": (),
    "urbion": (
        "urbion/second/solo/books+void | turn 9 | R1 earth+water S: I: | R2 earth+fire S: S1f I: I2f"
        " | R3 fire+air S: I: | R4 water+air S: S2w I: I2w I1a | hand S1e I2w S4a | discard S1e"
        " | books book_freedom book_balance | success 3 | void 4 R2 | at freedom",
    ),
}
CODECS = {"onirim": CODEC, "urbion": codec_of(DEFAULT_TABLE)}
SEEDS = 30  # games of each kind that the curious player plays
CURIOSITY = (0.5, 0.1)  # how often it tries something, instead of what a good player would do; in turns
LONGEST = 400
# What a label needs to know of a view.
NEEDED = ("towers", "stored", "goals", "costs", "rows", "decision")

Case = dict[str, Any]
Golden = dict[str, Any]


class Listening(Words):
    """Words that remember which of them were said."""

    def __init__(self, language: str) -> None:
        vars(self).update(vars(words(language)))  # the files are read once, which takes its time
        vars(self).pop("readers", None)  # those say what they say with our words
        self.said: list[str] = []

    def text(self, name: str, /, **details: object) -> str:
        self.said.append(name)
        return super().text(name, **details)


class Teller:
    """The terminal's own words for one game, in both languages, without colours."""

    def __init__(self, game: str) -> None:
        self.tables: dict[tuple[str, int], Table] = {}
        self.ears = {language: Listening(language) for language in LANGUAGES}
        for language, players in ((language, players) for language in LANGUAGES for players in (1, 2)):
            speech = Speech(language)
            speech.words = self.ears[language]
            self.tables[language, players] = table_for(game, speech, 80, players)

    def heard(self) -> set[str]:
        """The names of the texts that were said since the last time, in English."""
        names = set(self.ears["en"].said)
        self.ears["en"].said.clear()
        return names

    def story(self, language: str, players: int, facts: list[Fact]) -> list[str]:
        return [line.plain for line in self.tables[language, players].tell([Event.of(fact) for fact in facts])]

    def label(self, language: str, action: Action, view: dict[str, Any]) -> str:
        return self.tables[language, 1].choice(action, view).plain

    def question(self, language: str, decision: Decision) -> str:
        return self.tables[language, 1].question(decision).plain


# ---- one case ------------------------------------------------------------------------------------------------------


def turns_of(game: Game, seat: int | None) -> list[list[Fact]]:
    """What a seat was told, turn by turn; before the first turn is turn 0."""
    turns: list[list[Fact]] = [[]]
    for event in game.events_for(seat):
        if event.kind == "turn":
            turns.append([])
        turns[-1].append(event.to_json())
    return turns


def answers_until(game: Game, seat: int | None, turn: int | None) -> int:
    """How many answers it takes until a turn is over, or the game."""
    turns = turns_of(game, seat)
    if turn is None or turn + 1 == len(turns):
        return game.answers
    end = sum(len(part) for part in turns[: turn + 1])
    return next(answers for answers in range(game.answers + 1) if game.events_after(seat, answers)[0] > end)


def story_case(teller: Teller, number: int, game: Game, seat: int | None, turn: int | None) -> Case:
    """One turn, or the whole game, as a seat is told."""
    turns = turns_of(game, seat)
    facts = [fact for part in turns for fact in part] if turn is None else turns[turn]
    told = {language: teller.story(language, game.players, facts) for language in LANGUAGES}
    return {"game": number, "seat": seat, "turn": turn, "players": game.players, "facts": facts, **told}


def label_case(teller: Teller, number: int, game: Game, wanted: list[int]) -> Case:
    """The open question and some of its answers, as the seat reads them that answers."""
    decision = game.decision
    assert decision is not None
    view = {name: value for name, value in game.view(decision.seat).items() if name in NEEDED}
    offers = []
    for action in game.actions():
        if action.id in wanted:
            labels = {language: teller.label(language, action, view) for language in LANGUAGES}
            offers.append({"offer": offer_of(action), **labels})
    return {
        "game": number,
        "answers": game.answers,
        "kind": decision.kind,
        "view": view,
        "question": {language: teller.question(language, decision) for language in LANGUAGES},
        "offers": offers,
    }


def offer_of(action: Action) -> dict[str, object]:
    """An answer as it is offered, without where it lies: nothing is told of that."""
    return {name: value for name, value in action.plain.items() if name not in ("places", "target")}


def bare_cases(teller: Teller, game: str) -> list[Case]:
    """One answer of each kind that there is, said without a look at the table."""
    cases = []
    seen: set[tuple[str, ...]] = set()
    for action in CODECS[game].by_id.values():
        before = len(teller.ears["en"].said)
        english = teller.label("en", action, {})
        said = [name for name in teller.ears["en"].said[before:] if f"{game}-do-" in name]
        if (*sort_of(action), *said) not in seen:
            seen.add((*sort_of(action), *said))
            cases.append({"offer": offer_of(action), "en": english, "de": teller.label("de", action, {})})
    return cases


def card_cases(teller: Teller, game: str) -> list[Case]:
    """Every card and every City of a game by its name; Dreams on either side."""
    if game == "onirim":
        cards = [("card", token, "") for token in TOKENS if token]
    else:
        dreams = [token for token in (*DEFAULT_TABLE.tokens, "M2-3e") if token]
        cards = [("card", token, side) for token in dreams for side in ("", "sognae", "incubi")]
        cards += [("card", token, "") for token in (*BOOKS, *POSTCARDS)]
        cards += [("city", token, "") for token in CITY_TOKENS.values()]
    return [
        {
            kind: token,
            "side": side,
            **{
                language: told.card(token, side) if kind == "card" else told.named(game, "city", token)
                for language, told in teller.ears.items()
            },
        }
        for kind, token, side in cards
    ]


# ---- the file as it should be ----------------------------------------------------------------------------------------


def started(deal: str) -> Game:
    """A game by its deal, or by a position."""
    return reverie.from_position(deal, seed=1) if "|" in deal else reverie.from_spec(deal)


def replayed(recorded: dict[str, Any]) -> Iterator[Game]:
    """A recorded game at every question, and at last as far as it goes."""
    game = started(recorded["deal"])
    for answer in recorded["answers"]:
        yield game
        game.apply(answer)
    yield game


def regenerated(golden: Golden) -> tuple[Golden, set[str]]:
    """The same file made again from its games, and the names of all texts that are said in it."""
    name = golden["games"][0]["deal"].partition("/")[0]
    teller = Teller(name)
    labels: dict[tuple[int, int], Case] = {(case["game"], case["answers"]): case for case in golden["labels"]}
    made: Golden = {"games": golden["games"], "stories": [], "labels": []}
    made["bare"] = bare_cases(teller, name)
    made["cards"] = card_cases(teller, name)
    for number, recorded in enumerate(golden["games"]):
        for game in replayed(recorded):
            case = labels.get((number, game.answers))
            if case:
                wanted = [entry["offer"]["id"] for entry in case["offers"]]
                made["labels"].append(label_case(teller, number, game, wanted))
        for case in golden["stories"]:
            if case["game"] == number:
                made["stories"].append(story_case(teller, number, game, case["seat"], case["turn"]))
    return made, teller.heard()


# ---- looking for everything that can be said -----------------------------------------------------------------------


@dataclass
class Turn:
    """A turn of a game as a seat was told."""

    game: int
    seat: int | None
    number: int | None
    says: set[tuple[str, ...]]
    length: int


class Search:
    """Plays games and keeps what says something new, in as few words as can be."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.teller = Teller(name)
        self.said: set[tuple[str, ...]] = set()
        self.tried: Counter[tuple[str, ...]] = Counter()
        self.games: list[Game] = []
        self.deals: list[str] = []
        self.whole: list[Turn] = []
        self.turns: list[Turn] = []
        self.labels: list[Case] = []

    def run(self) -> Golden:
        """A golden file."""
        for spec in WHOLE[self.name]:
            self.play(self.won(spec), 0)
        self.whole = [Turn(0, 0, None, set(), 0)]
        for position in POSITIONS[self.name]:
            self.play(position, CURIOSITY[0])
        for seed in range(1, SEEDS + 1):
            for spec in CURIOUS[self.name]:
                self.play(f"{spec}/seed={seed}", CURIOSITY[seed % len(CURIOSITY)])
        return self.golden([*self.whole, *self.fewest()])

    def won(self, spec: str) -> str:
        """A deal that the good player wins."""
        rules = reverie.agent("rules", self.name)
        for seed in range(1, 1000):
            game = reverie.from_spec(f"{spec}/seed={seed}")
            while not game.is_over:
                game.apply(rules.choose(game.outlook()))
            if game.result and game.result.won:
                return f"{spec}/seed={seed}"
        raise LookupError(spec)

    def play(self, deal: str, curiosity: float) -> None:
        """One game, with all that is new in it."""
        game = started(deal)
        random, rules = Random(deal), reverie.agent("rules", self.name)
        self.games.append(game)
        self.deals.append(deal)
        number = len(self.games) - 1
        while not game.is_over and game.answers < LONGEST:
            wanted = self.new_labels(game)
            if wanted:
                self.labels.append(label_case(self.teller, number, game, wanted))
            game.apply(self.rarest(game, random) if random.random() < curiosity else rules.choose(game.outlook()))
        for seat in (*range(game.players), None):
            for turn, facts in enumerate(turns_of(game, seat)):
                self.turns.append(Turn(number, seat, turn, self.says(game, seat, facts), len(facts)))

    def rarest(self, game: Game, random: Random) -> int:
        """What was seldom tried."""
        actions = game.actions()
        random.shuffle(actions)
        action = min(actions, key=lambda action: self.tried[sort_of(action)])
        self.tried[sort_of(action)] += 1
        return action.id

    def new_labels(self, game: Game) -> list[int]:
        """Answers that are said with new words, or about something new."""
        decision = game.decision
        assert decision is not None
        view = game.view(decision.seat)
        wanted = []
        for action in game.actions():
            if self.is_new({("seen", str(action.id), decision.kind)}):
                self.teller.heard()
                self.teller.label("en", action, view)
                if self.is_new({("label", *sort_of(action), name) for name in self.teller.heard() if "-do-" in name}):
                    wanted.append(action.id)
        if self.is_new({("question", decision.kind, *sorted(decision.about))}) and not wanted:
            wanted.append(game.actions()[0].id)
        return wanted

    def is_new(self, keys: set[tuple[str, ...]]) -> bool:
        """Whether one of these was never said; now all were."""
        new = not keys <= self.said
        self.said |= keys
        return new

    def says(self, game: Game, seat: int | None, facts: list[Fact]) -> set[tuple[str, ...]]:
        """Which texts tell of a turn, alone or in a team; whether cards are hidden, from a player or from a watcher."""
        self.teller.heard()
        self.teller.story("en", game.players, facts)
        names = self.teller.heard()
        ears = "watching" if seat is None else "playing"
        hidden = {("hidden", ears) for name in names if name.endswith("-cards")}
        return hidden | {(name, str(game.players)) for name in names if "-event-" in name}

    def fewest(self) -> list[Turn]:
        """Turns that say everything, the most telling ones first."""
        missing = set().union(*(turn.says for turn in self.turns))
        chosen = []
        while missing:
            best = max(self.turns, key=lambda turn: len(turn.says & missing) / (turn.length + 5))
            chosen.append(best)
            missing -= best.says
        return chosen

    def golden(self, turns: list[Turn]) -> Golden:
        """The file: only games that are needed, only as far as they are."""
        needed = sorted({turn.game for turn in turns} | {case["game"] for case in self.labels})
        games = []
        for number in needed:
            game = self.games[number]
            needs = [answers_until(game, turn.seat, turn.number) for turn in turns if turn.game == number]
            last = max(needs + [case["answers"] for case in self.labels if case["game"] == number])
            games.append({"deal": self.deals[number], "answers": [action.id for action in game.line[:last]]})
        return {
            "games": games,
            "stories": [{"game": needed.index(turn.game), "seat": turn.seat, "turn": turn.number} for turn in turns],
            "labels": [{**case, "game": needed.index(case["game"])} for case in self.labels],
        }


def sort_of(action: Action) -> tuple[str, ...]:
    """What kind of answer it is, whatever card it is about."""
    source = (action.source or "").partition("-")[0]
    return action.verb, action.noun or "", source, action.helper or ""


# ---- files -----------------------------------------------------------------------------------------------------------


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


def read(game: str) -> Golden:
    golden: Golden = json.loads(path_of(game).read_text("utf-8"))
    return golden


def text_of(golden: Golden) -> str:
    """One case on a line, so that differences can be read."""
    parts = []
    for name, cases in golden.items():
        lines = ",\n".join(json.dumps(case, ensure_ascii=False, separators=(",", ":")) for case in cases)
        parts.append(f'"{name}":[\n{lines}\n]')
    return "{" + ",\n".join(parts) + "}\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        golden, _ = regenerated(Search(game).run())
        path_of(game).write_text(text_of(golden), "utf-8")


if __name__ == "__main__":
    main()
