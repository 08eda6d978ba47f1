"""Cards of another printing on the command line, through the protocol and from Python."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import reverie
from reverie.games.urbion.cards import template
from tests.cli.conftest import Run, Shell

OTHER = "[sogna]\nearth = { 1 = 4, 2 = 4 }\n[meta]\nair = { 2-3 = 2 }\n"
TEXT = "S1e*4,S2e*4,M2a*0,M2-3a*2"
WRONG = {
    "sogna = 5": "cards-part",
    "sogna.earth = { 1 = 7 }": "cards-total",
    "chaos.copies = 9": "cards-fixed",
    "numbers.hand_size = 5": "cards-fixed",
    "\x00": "cards-toml",
    "= =": "cards-toml",
}


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "my-cards.toml"
    path.write_text(OTHER, "utf-8")
    return path


# ---- the template ----------------------------------------------------------------------------------------------------


def test_the_template_is_printed_as_it_is(shell: Shell, tmp_path: Path) -> None:
    done = shell("games", "urbion", "--cards-template", COLUMNS="40", NO_COLOR="1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == template()
    path = tmp_path / "printed.toml"
    path.write_text(done.stdout, "utf-8")
    assert reverie.new_game("urbion", cards=path, seed=1).spec.text() == "urbion/second/solo/seed=1"


def test_the_template_as_data(run: Run) -> None:
    data = json.loads(run("games", "urbion", "--cards-template", "--json").stdout)
    assert data == {"game": "urbion", "cards": template()}


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["onirim"], "spec-no-cards"), ([], "cli-template"), (["chess"], "spec-unknown")],
)
def test_only_games_with_a_card_table_have_a_template(run: Run, arguments: list[str], code: str) -> None:
    for language in ("en", "de"):
        result = run("games", *arguments, "--cards-template", "--lang", language)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "urbion" in result.stderr or "onirim" in result.stderr
    error = json.loads(run("games", *arguments, "--cards-template", "--json").stdout)["error"]
    assert error["code"] == code


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_choices_are_listed(run: Run, language: str) -> None:
    shown = run("games", "urbion", "--lang", language).stdout
    lines = [" ".join(line.split()) for line in shown.split("\n")]
    assert "cards default | S1e*4,S2e*4 | --cards FILE" in lines
    assert "book_price usual | 3 | 4 (books, first)" in lines
    assert max(map(len, shown.split("\n"))) <= 80


# ---- play and simulate -----------------------------------------------------------------------------------------------


def test_a_game_with_other_cards_is_simulated_and_replayed(run: Run, cards: Path, tmp_path: Path) -> None:
    arguments = ["-n", "3", "--seed", "7", "--modules", "squares", "--json", "--records", str(tmp_path / "records")]
    data = json.loads(run("simulate", "urbion", "--cards", str(cards), *arguments).stdout)
    assert data["spec"] == f"urbion/second/solo/squares/cards={TEXT}"
    kept = sorted((tmp_path / "records").rglob("*"))
    records = [path for path in kept if path.is_file()]
    assert len(records) == 3
    for record in records:
        again = json.loads(run("replay", str(record), "--json").stdout)
        assert again["verified"] is True
        assert f"cards={TEXT}" in again["spec"]


def test_cards_by_file_and_by_variant_are_the_same_game(run: Run, cards: Path) -> None:
    counts = []
    for choice in (["--cards", str(cards)], ["--variant", f"cards={TEXT}"]):
        data = json.loads(run("simulate", "urbion", *choice, "-n", "5", "--json").stdout)
        counts.append([data[name] for name in ("spec", "wins", "decisions")])
    assert counts[0] == counts[1]


def test_a_game_with_other_cards_is_played_and_resumed(run: Run, cards: Path, tmp_path: Path) -> None:
    first = run("play", "urbion", "--cards", str(cards), "--seed", "7", text="1\nq\n")
    assert first.exit_code == 0
    cards.unlink()
    again = run("play", "urbion", "--resume", text="1\nq\n")
    assert again.exit_code == 0
    (kept,) = (path for path in (tmp_path / "state").rglob("*") if path.is_file())
    game = reverie.load(kept)
    assert game.spec.text() == f"urbion/second/solo/cards={TEXT}/seed=7"
    assert len(game.line) == 2


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_games_without_other_cards_say_so(run: Run, cards: Path, command: str) -> None:
    for language, said in (("en", "its own cards only"), ("de", "nur mit den eigenen Karten")):
        result = run(command, "onirim", "--cards", str(cards), "--lang", language)
        assert (result.exit_code, result.stdout) == (2, "")
        assert said in result.stderr


def test_cards_are_said_once(run: Run, cards: Path) -> None:
    result = run("simulate", "urbion", "--cards", str(cards), "--variant", "cards=default", "--json")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["error"]["code"] == "spec-twice"
    for other in (["--resume"], ["--load", "x.rec"], ["--position", "urbion | at main"]):
        result = run("play", "urbion", "--cards", str(cards), *other)
        assert result.exit_code == 2
        assert "--cards" in result.stderr


@pytest.mark.parametrize("content", list(WRONG))
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_wrong_file_is_one_line(run: Run, tmp_path: Path, command: str, content: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(content, "utf-8")
    for language in ("en", "de"):
        result = run(command, "urbion", "--cards", str(path), "--lang", language)
        assert (result.exit_code, result.stdout) == (2, "")
        assert len(result.stderr.strip().split("\n")) == 1


def test_a_wrong_file_as_data(run: Run, tmp_path: Path) -> None:
    for content, code in WRONG.items():
        path = tmp_path / "wrong.toml"
        path.write_text(content, "utf-8")
        error = json.loads(run("simulate", "urbion", "--cards", str(path), "--json").stdout)["error"]
        assert error["code"] == code
        assert error["place"]
    for path in (tmp_path / "missing.toml", tmp_path):
        error = json.loads(run("simulate", "urbion", "--cards", str(path), "--json").stdout)["error"]
        assert (error["code"], error["place"]) == ("cards-file", str(path)[:200])


# ---- python and the protocol -----------------------------------------------------------------------------------------


def test_cards_from_python(cards: Path) -> None:
    game = reverie.new_game("urbion", modules=["squares"], cards=cards, seed=3)
    assert game.spec == reverie.parse_spec(f"urbion/second/solo/squares/cards={TEXT}/seed=3")
    assert game.view(0)["rules"] == f"urbion/second/solo/squares/cards={TEXT}"
    once = reverie.rollouts("urbion", 20, seed=3, modules=["squares"], cards=str(cards))
    assert once == reverie.rollouts("urbion", 20, seed=3, modules=["squares"], variants={"cards": TEXT})
    with pytest.raises(reverie.SpecError) as caught:
        reverie.new_game("urbion", cards=cards, variants={"cards": TEXT})
    assert (caught.value.code, caught.value.place) == ("spec-twice", "cards")


def test_a_card_of_another_table_is_on_the_table() -> None:
    seen: set[str] = set()
    for seed in range(3):
        game = reverie.new_game("urbion", modules=["squares"], variants={"cards": TEXT}, seed=seed)
        agent = reverie.agent("random", "urbion", seed=seed)
        while not game.is_over:
            view = game.view(0)
            seen |= {*view["hand"]["cards"], *view["drawn"], *view["discard"]}
            assert "M2a" not in view["unseen"]
            assert view["unseen"].get("M2-3a", 0) <= 2
            actions = game.actions()
            assert [game.codec.read(action.words) for action in actions] == actions
            game.apply(agent.choose(game.outlook()))
        assert reverie.load(game.record().text()).hash() == game.hash()
    assert {"S2e", "M2-3a"} <= seen


def test_halves_with_different_numbers_count_by_their_side() -> None:
    zones = "R1 earth+air S: M2-3a I: | R2 earth+air S: I: M2-3a | R3 earth+fire S: S2e I: I3e | hand S1e S1f S4a S2e"
    game = reverie.from_position(f"urbion/second/solo/squares/cards={TEXT} | {zones} | at main", seed=1)
    assert [row["sum"] for row in game.view(0)["rows"][:3]] == [2, -3, -1]
    assert reverie.from_position(game.position(), seed=1).hash() == game.hash()


def test_a_foreign_card_is_used_by_positions_only() -> None:
    spec = "urbion/second/solo/cards=S3e*0"
    zones = "R1 earth+water S: S3e S3e I: I3e I3e | hand S1e S2w I2f S3e"
    game = reverie.from_position(f"{spec} | {zones} | at main", seed=1)
    assert game.view(0)["rows"][0]["balanced"] is True
    assert "play S3e at R1.sognae" in [action.words for action in game.actions()]
    dealt = reverie.from_spec(f"{spec}/seed=5")
    assert "S3e" not in dealt.view(0)["unseen"]
    with pytest.raises(reverie.PositionError):
        reverie.from_position(f"urbion/second/solo | {zones} | at main", seed=1)


def test_cards_through_the_protocol(shell: Shell) -> None:
    requests = [
        {"do": "new", "game": "urbion", "modules": ["squares"], "variants": {"cards": TEXT}, "seed": 7, "debug": True},
        {"do": "new", "spec": f"urbion/second/solo/squares/cards={TEXT}/seed=7", "debug": True},
        {"do": "record", "json": True},
        {"do": "new", "game": "urbion", "variants": {"cards": "S1e*7"}},
        {"do": "hello"},
    ]
    done = shell("engine", text="\n".join(map(json.dumps, requests)) + "\n")
    assert done.returncode == 0
    replies = [json.loads(line) for line in done.stdout.strip().split("\n")]
    replies = [reply for reply in replies if "ok" in reply]
    first, second, record, refusal, hello = replies[-5:]
    assert first["spec"] == second["spec"] == f"urbion/second/solo/squares/cards={TEXT}"
    assert record["record"]["spec"]["variants"] == {"cards": TEXT}
    assert refusal["ok"] is False
    assert (refusal["error"]["detail"], refusal["error"]["place"]) == ("cards-total", "cards")
    urbion = next(game for game in hello["games"] if game["game"] == "urbion")
    written = {entry["name"]: entry["written"] for entry in urbion["variants"]}
    assert written["cards"] == "S1e*4,S2e*4"
    assert written["order"] is None
