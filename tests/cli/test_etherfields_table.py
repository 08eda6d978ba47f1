"""The plain table of Etherfields: nothing is left out where nothing must fit, one person plays several seats, every
question says whom it concerns, and everything that happens is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest
from rich.text import Text

import reverie
from reverie.cli.menu import menu_of
from reverie.cli.output import Output
from reverie.cli.screen import HEIGHT, needs_menu, screen
from reverie.cli.session import Session, retell
from reverie.cli.sitting import Sitting, merged
from reverie.cli.speech import Speech
from reverie.cli.table.etherfields import EtherfieldsTable
from reverie.cli.table.etherfields_story import ROUTES, SILENT
from reverie.kernel.actions import Action
from reverie.kernel.decisions import Decision
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from tests.cli.conftest import Run

LANGUAGES = ("en", "de")
WHOLE = [("one", 7, "gate_room"), ("three", 5, "gate_room"), ("three", 2, "s_tatterling")]  # encounters to the end


def at_command(mode: str, seed: int, **variants: str) -> Game:
    """The first action step."""
    game = reverie.new_game("etherfields", mode=mode, seed=seed, variants=variants)
    while game.decision is not None and game.decision.kind != "command":
        game.apply(game.legal_actions()[0])
    return game


def painter(language: str = "en", players: int = 4, ascii_only: bool = False) -> EtherfieldsTable:
    return EtherfieldsTable(Speech(language, ascii_only), 80, players)


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def one_line(text: str) -> str:
    return " ".join(text.split())


# ---- room -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pipe_shows_map_hands_and_all_answers(run: Run, language: str) -> None:
    """Nothing has to fit where nobody looks at a page: four characters, four hands, the map, all that happened."""
    flags = ("--mode", "four", "--seed", "21", "--lang", language)
    text = run("play", "etherfields", *flags, text="2\n1\n1\n1\nq\n").stdout
    last = text.rpartition("Etherfields ·")[2]
    assert "Bs │" in last
    view = at_command("four", 21).view(0)
    table = painter(language)
    for who in view["characters"]:
        for card in who["hand"]:
            assert table.labels.thing(f"influence:{card}") in one_line(last)
    assert len(re.findall(r"^ (?:The|Die|Der|Das) .* B2\.s[we]  \w", last, re.MULTILINE)) == 4
    assert re.search(r"\b32 (?:pass|passen)", last)
    assert "…" not in last


def test_news_is_told_in_full_in_a_pipe() -> None:
    game = at_command("four", 21)
    told = [Text(f"Sentence number {i} of what has happened since.") for i in range(30)]
    text = one_line(plain(screen(game, painter(), told, height=None)))
    assert all(f"number {i} of" in text for i in range(30))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ascii_only", [False, True])
def test_many_answers_come_in_two_steps_where_a_page_ends(language: str, ascii_only: bool) -> None:
    game = at_command("four", 21)
    table = painter(language, ascii_only=ascii_only)
    assert needs_menu(game, table, 0, 3, HEIGHT)
    view, actions = game.view(0), game.actions()
    first = menu_of(actions, table, view, "")
    assert first is not None
    lines = screen(game, table, [Text("News.")], 0, True, HEIGHT, first)
    assert len(lines) < HEIGHT
    assert max(line.cell_len for line in lines) <= 80
    shown = plain(lines)
    assert "News." in shown
    assert "Bs " in shown
    for who in view["characters"]:
        name = table.labels.thing(f"character:{who['id']}")
        assert shown.count(name) == 2, "on the table, and among the answers"
        assert table.labels.thing(f"influence:{who['hand'][0]}") in shown
    second = menu_of(actions, table, view, table.labels.thing("character:powerhouse"))
    assert second is not None
    shown = plain(screen(game, table, [], 0, True, HEIGHT, second))
    mine = [action for action in actions if action.source == "powerhouse"]
    assert [second.number(action) for action in mine] == list(range(1, len(mine) + 1))
    for action in mine:
        assert table.choice(action, view, brief=True).plain in shown


def test_a_page_of_24_lines_always_has_the_map_and_the_hand_of_whoever_acts() -> None:
    game = reverie.new_game("etherfields", mode="four", seed=0)
    agent, table = reverie.agent("rules", "etherfields"), painter("de")
    for _ in range(110):
        decision = game.decision
        assert decision is not None
        view, seat = game.view(0), decision.seat
        menu = None
        if needs_menu(game, table, seat, 3, HEIGHT):
            heading = table.labels.thing(f"character:{view['characters'][seat]['id']}")
            menu = menu_of(game.actions(), table, view, heading)
        table.focus = menu.focus if menu is not None else ""
        lines = screen(game, table, [], seat, True, HEIGHT, menu)
        text = plain(lines)
        assert len(lines) < HEIGHT, text
        assert max(line.cell_len for line in lines) <= 80, text
        assert text.count("│") >= 4, text
        acts = menu is not None or len(decision.seats) == 1
        for card in view["characters"][seat]["hand"] if acts else ():
            assert table.labels.thing(f"influence:{card}") in one_line(text), text
        game.apply(agent.choose(game.outlook()))


def test_everybody_on_a_field_is_on_the_map() -> None:
    game = at_command("four", 21)
    table, view = painter(), game.view(0)
    here = "B2.sw"
    figures = [{**one, "field": here} for one in view["figures"]]
    figures += [{"number": 100 + i, "kind": "creature", "of": "lodger", "field": here, "large": False, "states": []}
                for i in range(3)]  # fmt: skip
    for density in (0, 1):
        text = plain(table.zones({**view, "figures": figures}, density))
        assert "Ga Sp Po Fr lod1 lod2 lod3" in text
    wide: dict[str, Any] = {
        f"{row}{slot}.{part}": {} for row in "ABC" for slot in "1234" for part in ("nw", "ne", "sw", "se")
    }
    land = {"fields": wide, "walls": [], "damaged": [], "tiles": {}}
    text = plain(table.zones({**view, "figures": figures, "map": land}, 0))
    assert "Ga Sp +5" in text, "where there is no room, they are counted"


def live_session(game: Game, monkeypatch: pytest.MonkeyPatch) -> Session:
    """Somebody at a terminal of 24 lines."""
    out = Output("en", False, False)
    out.live = True
    monkeypatch.setattr(type(out.console), "height", HEIGHT)
    return Session(game, out)


def test_answering_in_two_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at_command("four", 21)
    session = live_session(game, monkeypatch)
    session.draw()
    assert session.menu is not None
    assert session.highest == "4"
    session.take("3")
    session.draw()
    assert session.focus == session.table.focus == "The Powerhouse"
    session.take("0")
    session.draw()
    assert session.focus == ""
    session.take("9")
    assert "There is no choice 9" in session.told[0].plain
    session.take("h")
    assert session.told[0].plain.startswith("The computer would choose: The ")
    session.take("2")
    session.draw()
    answers = len(game.line)
    action = next(one for one in game.actions() if one.source == "specialist" and one.verb == "pass")
    session.take(str(session.menu.number(action)))
    assert len(game.line) == answers + 1
    assert game.view(0)["characters"][1]["passed"]


def test_a_page_that_is_too_long_is_read_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    session = live_session(at_command("four", 21), monkeypatch)
    prompts: list[str] = []
    monkeypatch.setattr(session, "ask", prompts.append)
    session.take("i")
    assert len(prompts) > 2
    assert prompts[-1] == " Enter goes back to the table. "
    assert set(prompts[:-1]) == {" Enter reads on. "}


def test_the_whole_table_has_a_key(run: Run) -> None:
    text = run("play", "etherfields", "--mode", "four", "--seed", "21", text="2\n1\n1\n1\nt\nq\n").stdout
    page = text.partition("The whole table")[2]
    assert "Leave the house together before morning" in one_line(page)
    table = painter()
    for who in at_command("four", 21).view(0)["characters"]:
        for card in who["hand"]:
            assert table.card(card).plain in one_line(page)


def test_one_person_lets_all_pass() -> None:
    """The front end gives the answers of all characters one after the other: the record has all of them."""
    game = at_command("three", 5)
    session = Session(game, Output("en", False, False))
    before = len(game.line)
    session.take("a")
    assert len(game.line) == before + 3
    assert [action.verb for action in game.line[before:]] == ["pass"] * 3
    alone = at_command("one", 5)
    assert painter("en", 1).together(alone.actions()) is None


def test_a_partner_plays_its_own_character_and_the_person_the_other() -> None:
    game = at_command("two", 5)
    sitting = Sitting(game, {1: reverie.agent("rules", "etherfields")})
    assert not any(action.source == "specialist" for action in game.actions())
    assert not sitting.computers_play(), "the person is asked first"
    before = len(game.line)
    game.apply("pass gambler")
    assert sitting.computers_play()
    played = game.line[before + 1 :]
    assert played
    assert not any(action.source == "gambler" for action in played)
    assert game.decision is not None
    assert game.decision.seat == 0


def test_one_person_declines_for_all_at_one_point_and_not_at_the_next() -> None:
    game = at_command("three", 5)
    rules = cast(Any, game.engine).rules
    for who in rules.state.characters:
        who.glowstones = 1
    rules.question = None
    for _ in range(2):
        rules.push("roll", {}, die="creature", roller=-1)
    rules.run()
    assert game.decision is not None
    session = Session(game, Output("en", False, False))
    before = len(game.line)
    session.take("a")
    assert [action.words for action in game.line[before:]] == ["accept gambler", "accept specialist", "accept"]
    assert game.decision.kind == "reroll", "the second roll has not been decided"


# ---- several seats --------------------------------------------------------------------------------------


def test_whoever_looks_the_person_is_told(run: Run) -> None:
    text = run("play", "etherfields", "--mode", "two", "--seed", "11", text="1\n1\n11\n1\n5\ni\nl\nq\n").stdout
    assert text.count("The Specialist looks at ") == 2, "once, and once more in the log"
    secret = re.search(r"The Specialist looks at (.*?)\.", text)
    assert secret is not None
    page = text.partition("On the table")[2].partition("What happened")[0]
    assert secret[1] in page


def test_stories_of_several_seats_are_told_once() -> None:
    def heard(*kinds: str) -> list[Event]:
        return [Event(number, kind) for number, kind in enumerate(kinds)]

    whole = merged([heard("a", "b", "secret", "c"), heard("a", "other", "b", "c"), heard("a", "b", "c", "last")])
    assert [event.kind for event in whole] == ["a", "other", "b", "secret", "c", "last"]


# ---- what the table says --------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "goal", "hints"), [("en", "Goal:", "Hints:"), ("de", "Ziel:", "Hinweise:")])
def test_goal_and_hints_are_read_first(run: Run, language: str, goal: str, hints: str) -> None:
    text = run("play", "etherfields", "--mode", "one", "--seed", "3", "--lang", language, text="i\nq\n").stdout
    table = painter(language)
    gate = table.content.gate["gate_room"]
    for label, told in ((goal, gate.goal), (hints, gate.hints)):
        assert f"{label} {told[language]}" in one_line(text)
        assert one_line(text).count(told[language]) == 2, "before the first question, and on the page about the table"
    assert text.index(goal) < text.index(table.speech.text("etherfields-script", n="1"))


def changed(game: Game, **parts: Any) -> dict[str, Any]:
    return {**game.view(0), **parts}


def test_the_table_shows_instalments_markers_and_what_is_blocked() -> None:
    game = at_command("two", 3)
    table, view = painter(players=2), game.view(0)
    card = {**view["turn_card"], "blocked": view["turn_card"]["steps"][:1]}
    tiles = {"room": {"threat": 2}}
    who = view["characters"][0] | {
        "progress": [{"card": "bluff", "face_up": True}, {"card": "house_rules", "face_up": False}],
        "glowstones": 2, "spirits": 1, "ether": 3, "mask": "wicker",
    }  # fmt: skip
    lodger = {"id": "lodger", "mutations": ["cruelty", "cruelty"], "markers": {}, "poisoned": False}
    view = changed(
        game,
        turn_card=card,
        map=view["map"] | {"tiles": tiles},
        characters=[who, view["characters"][1]],
        creatures=[lodger],
        group_actions={"creature:tatterling#unravel": ["wrath"]},
    )
    for density in (0, 1):
        text = one_line(plain(table.zones(view, density)))
        assert "(blocked)" in text
        assert "The Room: 2 × threats" in text
        assert "Unravel it: 1 of 2 paid (wrath)" in text
        assert "2 × cruelty" in text
        assert "[Bluff]" in text
        assert "[House Rules: face down]" in text
        assert "3 ether · 2 glowstones · 1 spirit token · wears Wicker" in text
        assert "…" not in text
    info = one_line(plain(table.info(view)))
    assert "cruelty each of its effects that brings suffering brings 1 more" in info
    assert "Basic: each character on his field discards 1 card or suffers 1." in info
    assert "Let him talk Contact, 4 perception" in info


@pytest.mark.parametrize("encounter", ["gate_room", "s_tatterling", "s_moth_choir"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_info_names_fields_prices_backs_and_the_encounter(language: str, encounter: str) -> None:
    game = at_command("two", 3, encounter=encounter)
    table, view = painter(language, 2), game.view(0)
    info = one_line(plain(table.info(view)))
    here = table.content.things[table.encounter(view)]
    assert here.text[language] in info, "what happens when there are no more rounds, or on abort, stands there"
    assert table.content.turn_card[view["turn_card"]["id"]].text[language] in info
    for who in view["characters"]:
        back = table.content.character[who["id"]].back_action
        assert back is not None
        assert back.text[language] in info
    for name, field in view["map"]["fields"].items():
        for ref in field.get("actions", ()):
            ability = table.content.abilities[ref]
            assert f"{name} {table.labels.ability_name(ability)} {ability.text[language]}" in info
    for tile in view["creatures"]:
        assert table.content.creature[tile["id"]].text[language] in info


def test_answers_say_what_laying_costs() -> None:
    game = at_command("two", 11)
    table, view = painter(players=2), game.view(0)
    laying = [action for action in game.actions() if action.verb == "lay"]
    assert laying
    for action in laying:
        cost = table.content.influence[str(action.argument)].lay_cost
        assert cost is not None
        assert table.choice(action, view).plain.endswith(f" ({table.costs(cost).plain})")


def test_unseen_cards_are_listed_without_their_order(run: Run) -> None:
    game = at_command("two", 3)
    table, view = painter(players=2), game.view(0)
    text = one_line(plain(table.unseen(view)))
    assert "The Gambler, deck of 18" in text
    assert "Turn cards still to come: 11 of these 11" in text
    for who in view["characters"]:
        cards = view["unseen"]["decks"][who["id"]]
        assert list(cards) == sorted(cards)
        assert sum(cards.values()) == who["deck"]
        everything = table.content.character[who["id"]].deck
        for card, copies in everything:
            assert cards.get(card, 0) == copies - who["hand"].count(card)
    assert view["unseen"]["turn_cards"] == sorted(view["unseen"]["turn_cards"])


def test_the_position_key_tells_nothing_that_is_hidden(run: Run) -> None:
    text = run("play", "etherfields", "--mode", "two", "--seed", "3", text="1\n2\np\n?\nq\n").stdout
    page = text.partition("The whole table")[2]
    for word in ("turn_deck", '"deck"', "etherfields/second", "secrets"):
        assert word not in page
    assert "would tell what is hidden" in one_line(page)
    assert "p, position" not in page


def test_signs_on_the_map_mean_one_thing_each() -> None:
    from reverie.cli.table.etherfields_map import SIGNS, letters_of

    for language in LANGUAGES:
        signs = [*SIGNS.values(), *letters_of(Speech(language)).values()]
        assert len(set(signs)) == len(signs)
        assert not set(signs) & set("=#-:|.")
        for name in ("etherfields-signs", "etherfields-signs-ascii"):
            told = Speech(language).text(name)
            assert all(re.search(rf"(?<!\w){re.escape(sign)} \w", told) for sign in signs), language


# ---- what happened --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_or_is_silent_on_purpose(language: str) -> None:
    source = Path(reverie.__file__).parent / "games" / "etherfields"
    code = "\n".join(path.read_text("utf-8") for path in sorted(source.rglob("*.py")))
    kinds = set(re.findall(r'\b(?:e|self)\.tell\(\s*"([a-z_]+)"', code)) | {"abort", "no_more_rounds"}
    assert len(kinds) > 100
    speech = Speech(language)
    without = {kind for kind in kinds if not speech.has(f"etherfields-tell-{kind.replace('_', '-')}")}
    assert without - {"card_moved"} == SILENT
    assert all(speech.has(f"etherfields-tell-card-{name}") for name in ROUTES.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seed", "encounter"), WHOLE)
def test_the_story_of_a_whole_encounter_is_in_words(language: str, mode: str, seed: int, encounter: str) -> None:
    game = reverie.new_game("etherfields", mode=mode, seed=seed, variants={"encounter": encounter})
    agent = reverie.agent("rules", "etherfields")
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
    table = painter(language, game.players)
    events = merged([game.events_for(seat) for seat in range(game.players)])
    sentences = [text.plain for text in table.tell(events) if text.style != "italic"]
    assert not [one for one in sentences if re.search(r"None|\{|\$|[a-z]_[a-z]|etherfields-", one)]
    assert not [one for one in sentences if "  " in one or one != one.strip()], "every name is there"
    story = retell(table, events)
    labels = [line.plain[:5].strip() for line in story if line.plain[:5].strip()]
    assert labels == [f"{number}." for number in range(1, game.turn + 1)], "a paragraph for each round"


def test_what_the_team_gains_is_not_gained_by_nobody() -> None:
    table = painter(players=1)
    told = table.tell([Event(0, "gained_secret", {"what": "wisdom:w_awakening", "character": "team"})])
    assert [one.plain for one in told] == ["The team gains Awakening."]
    game = reverie.new_game("etherfields", mode="one", seed=7)
    agent = reverie.agent("rules", "etherfields")
    while not game.is_over:
        game.apply(agent.choose(game.outlook()))
    assert all(event.data["character"] for event in game.events if event.kind == "gained_secret")


def test_effects_of_a_step_are_told_by_their_names() -> None:
    table = painter(players=2)
    events = [
        Event(0, "step", {"step": "special"}),
        Event(1, "step_effect", {"step": "special", "source": "lodger", "by": "creature"}),
        Event(2, "redirected", {"character": "gambler", "to": "powerhouse"}),
        Event(3, "markers_moved", {"what": "threat", "n": 2, "at": "tile:room", "source": "field:0"}),
    ]
    assert [one.plain for one in table.tell(events)] == [
        "Step “special”.",
        "The Lodger takes effect.",
        "The Powerhouse suffers in place of The Gambler.",
        "2 threats from A1.nw to The Room.",
    ]


def test_facts_that_belong_together_make_one_sentence() -> None:
    table = painter(players=2)

    def moved(card: str, number: int) -> Event:
        return Event(number, "card_moved", {"character": "gambler", "card": card, "from": "deck", "to": "sealed"})

    events = [
        moved("bluff", 0),
        moved("quick_exit", 1),
        Event(2, "suffered", {"character": "gambler", "now": 1}),
        Event(3, "suffered", {"character": "gambler", "now": 2}),
        Event(4, "card_gained", {"character": "gambler", "card": "own_flame", "to": "discard"}),
        Event(5, "gained_secret", {"character": "gambler", "what": "influence:own_flame"}),
    ]
    assert [one.plain for one in table.tell(events)] == [
        "The Gambler seals Bluff, Quick Exit.",
        "The Gambler suffers 2 (now 2).",
        "The Gambler gains Own Flame.",
    ]


# ---- questions ------------------------------------------------------------------------------------------


def asked(kind: str, about: dict[str, Any], view: dict[str, Any], language: str = "en", seat: int = 0) -> str:
    decision = Decision(kind, "", (seat,), about, f"etherfields-ask-{kind}")
    return painter(language, 2).asked(decision, view).plain


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The Gambler would suffer 2 (The Lodger). Does anybody prevent it?"),
        ("de", "Die Spielerin müsste 2 erleiden (Der Untermieter). Verhindert es jemand?"),
    ],
)
def test_whoever_may_prevent_harm_is_told_whose_how_much_and_why(language: str, sentence: str) -> None:
    view = at_command("two", 3).view(0)
    harm = {"what": "suffer", "character": "gambler", "n": 2, "source": "creature:lodger"}
    about = {"character": "gambler", "n": 2}
    assert asked("prevent", about, {**view, "asked": {"harm": harm}}, language) == sentence


def test_questions_name_whom_they_concern() -> None:
    view = at_command("two", 3).view(0)
    penalty = {"character": "gambler", "suffer": 1, "seal": 3}
    assert asked("reshuffle-penalty", penalty, view).startswith("The Gambler had no card left to draw")
    assert asked("x", {"ability": "basic:exertion"}, view) == ("The Gambler exerts: how many hours? Each is one field.")
    assert asked("appear", {"creature": "lodger", "left": 1}, view) == "The Lodger appears: where?"
    assert asked("push", {"figure": "specialist.1"}, view) == "The Specialist is pushed: where to?"
    coming = {**view, "asked": {"figure": "lodger"}}
    assert asked("appear", {"field": "B2.nw"}, coming) == "The Lodger appears: where?"
    assert asked("relocate", {}, coming) == "The Lodger is moved: where to?"
    assert asked("choose", {}, view, seat=1) == "The Specialist: which?"


def test_answers_say_how_much() -> None:
    game = at_command("two", 3)
    table = painter(players=2)
    decision = {"kind": "reshuffle-penalty", "seats": [0], "about": {"suffer": 1, "seal": 3}}
    view = changed(game, decision=decision)
    codec = game.codec
    assert table.choice(codec.read("suffer 1"), view).plain == "suffer 1"
    boost = changed(game, decision={"kind": "boost-penalty", "seats": [0], "about": {"seal": 3}})
    assert table.choice(codec.read("seal"), boost).plain == "seal 3"
    prevent = changed(game, decision={"kind": "prevent", "seats": [0], "about": {}})
    assert table.choice(codec.read("accept"), prevent).plain == "let it happen"


def test_hours_are_counted() -> None:
    table, game = painter(players=2), at_command("two", 3)
    view = changed(game, decision={"kind": "x", "seats": [0], "about": {"ability": "basic:exertion"}})
    shown = [table.choice(Action(0, "choose", "number", n), view).plain for n in ("1", "2")]
    assert shown == ["1 hour", "2 hours"]


def test_an_effect_of_a_creature_is_called_by_its_name() -> None:
    table = painter(players=2)
    game = at_command("two", 3)
    action = Action(0, "resolve", "effect", "lodger")
    assert table.choice(action, game.view(0)).plain == "The Lodger"


def test_a_cruel_creature_says_so_where_its_text_is_chosen_from() -> None:
    game = at_command("two", 3)
    lodger = {"id": "lodger", "mutations": ["cruelty"], "markers": {}, "poisoned": False}
    ref = next(ref for ref, words in painter().content.lists.items()
               if ref.startswith("creature:lodger/") and any(word.name == "choose_one" for word in words))  # fmt: skip
    place = next(i for i, word in enumerate(painter().content.lists[ref]) if word.name == "choose_one")
    view = changed(game, creatures=[lodger])
    text = asked("choose", {"ref": ref, "place": place}, view)
    assert text.endswith("(cruelty: each of its effects that brings suffering brings 1 more)")


def test_long_answers_go_on_under_themselves(run: Run) -> None:
    """The first choice of the dream is read in full."""
    table = painter(players=2)
    game = reverie.new_game("etherfields", mode="two", seed=31, variants={"team": "powerhouse+free_spirit"})
    sitting = Sitting(game)
    longest = 0
    while not game.is_over and longest < 80:
        decision = game.decision
        assert decision is not None
        if decision.kind == "choice":
            view = game.view(0)
            longest = max(longest, *(table.choice(action, view).cell_len for action in game.actions()))
            lines = screen(game, table, [], height=None)
            assert max(line.cell_len for line in lines) <= 80
            for action in game.actions():
                assert table.choice(action, view).plain in one_line(plain(lines))
        hint = sitting.hint()
        assert hint is not None
        game.apply(hint)
    assert longest >= 80


# ---- hints ----------------------------------------------------------------------------------------------


def test_following_the_hints_comes_to_an_end() -> None:
    """What was given up is not advised again in the same round, though every hint is found with a copy of the game."""
    game = reverie.new_game("etherfields", mode="two", seed=31, variants={"team": "powerhouse+free_spirit"})
    sitting = Sitting(game)
    given_up: list[tuple[int, str]] = []
    named = ""
    for _ in range(900):
        if game.is_over:
            break
        hint = sitting.hint()
        assert hint is not None
        if game.decision is not None and game.decision.kind == "command":
            named = hint.words
        if hint.verb == "give-up":
            given_up.append((game.turn, named))
        game.apply(hint)
    assert game.is_over
    assert len(given_up) == len(set(given_up))


def test_help_and_modes(run: Run) -> None:
    text = run("play", "etherfields", "--mode", "two", "--seed", "3", text="?\nq\n").stdout
    assert "pay sleeve_trick with cunning\n                     give an answer in words" in text
    assert "t, table            the whole table" in text
    assert "solo|team" not in run("play", "--help").output
