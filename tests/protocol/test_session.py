"""Every command and every refusal of the protocol, one session at a time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie import engine_mode
from reverie.errors import ReverieError
from reverie.kernel import registry
from reverie.kernel.game import Game
from reverie.kernel.outlook import Outlook
from reverie.protocol import CODES, LINE_LIMIT, PROTOCOL, Session
from reverie.protocol.commands import COMMANDS
from reverie.protocol.errors import error_data
from reverie.protocol.limits import LOG_LIMIT, ROLLOUT_LIMIT
from reverie.words import LANGUAGES, words

HAND = ["red.moon", "blue.sun", "green.sun", "brown.sun", "brown.moon"]
DRAWN = "blue.moon red.sun red.moon green.moon blue.key brown.key red.key green.key"
TABLE = f"onirim/third/solo | hand {' '.join(HAND)} | top {DRAWN} | at turn"  # whatever the generator deals
LAST_DOOR = (
    "onirim/third/solo | doors red red blue blue green green brown | hand brown.key brown.sun brown.moon red.sun"
    " | row blue.sun | at door:door.brown"
)

RISKY = (
    "urbion/second/solo/void | R1 earth+water S: I: | R2 fire+air S: S4a I: | void 5 R1"
    " | hand S1e S1e S1e S1e | at main"
)


class Client:
    """A session that is spoken to in plain data."""

    def __init__(self) -> None:
        self.logged: list[str] = []
        self.session = Session(self.logged.append)

    def __call__(self, do: str, **fields: Any) -> dict[str, Any]:
        """The reply to a request that succeeds."""
        reply = self.send({"do": do, **fields})
        assert reply["ok"] is True, reply
        return reply

    def refused(self, do: str, **fields: Any) -> dict[str, Any]:
        """The error of a request that is refused; the game is what it was."""
        before = self.session.game and (self.session.game.hash(), self.session.game.peeked)
        reply = self.send({"do": do, **fields})
        assert reply["ok"] is False, reply
        assert before == (self.session.game and (self.session.game.hash(), self.session.game.peeked))
        error: dict[str, Any] = reply["error"]
        return error

    def send(self, request: Any) -> dict[str, Any]:
        """The reply as it goes over the wire."""
        raw = self.session.answer(json.dumps(request).encode())
        assert raw is not None
        assert raw.endswith(b"\n")
        assert raw.count(b"\n") == 1
        assert raw.isascii()
        reply: dict[str, Any] = json.loads(raw)
        return reply

    def line(self, line: bytes | str) -> str:
        """The code with which a line is refused."""
        reply = self.session.handle(line)
        assert reply is not None
        assert reply["ok"] is False
        assert reply["id"] is None
        return str(reply["error"]["code"])


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def table(client: Client) -> Client:
    client("position", text=TABLE, seed=7)
    return client


def finish(client: Client) -> dict[str, Any]:
    """Play to the end; the last state."""
    reply = client("actions")
    while reply["actions"]:
        reply = client("apply", action=reply["actions"][0]["id"], **{"with": ["actions"]})
    state: dict[str, Any] = reply["state"]
    return state


# ---- lines -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", [b"", b"\n", b"\r\n", b"  \t ", "", " \n"])
def test_blank_lines_are_ignored(client: Client, line: bytes | str) -> None:
    assert client.session.handle(line) is None
    if isinstance(line, bytes):
        assert client.session.answer(line) is None


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b" " * (LINE_LIMIT + 1), "line-too-long"),
        (b'{"do":"ping"}' + b" " * LINE_LIMIT, "line-too-long"),
        (b'{"do":"p\xffng"}', "encoding"),
        ('{"do":"\ud800"}', "encoding"),
        ('{"do":"\\ud800"}', "json"),
        ("{", "json"),
        ("ping", "json"),
        ('{"do":"ping","do":"ping"}', "json"),
        ('{"do":NaN}', "json"),
        ('{"do":1e999}', "json"),
        ('{"do":' + "1" * 21 + "}", "json"),
        ("[" * 25 + "]" * 25, "json"),
        ("\ufeff{}", "json"),
        ("[]", "request"),
        ("null", "request"),
        ('"ping"', "request"),
        ("{}", "missing-field"),
        ('{"do":null}', "bad-field"),
        ('{"do":["ping"]}', "bad-field"),
        ('{"do":"PING"}', "unknown-command"),
        ('{"do":"ping","id":[]}', "bad-field"),
        ('{"do":"ping","id":true}', "bad-field"),
        ('{"do":"ping","id":1.5}', "bad-field"),
        ('{"do":"ping","id":9007199254740992}', "bad-field"),
        ('{"do":"ping","id":"' + "x" * 65 + '"}', "bad-field"),
        ('{"do":"ping","x":1}', "unknown-field"),
        ('{"do":"ping","with":["view"]}', "unknown-field"),
        ('{"do":"view"}', "no-game"),
        ('{"do":"position"}', "no-game"),
    ],
)
def test_lines_that_are_refused(client: Client, line: bytes | str, code: str) -> None:
    assert client.line(line) == code
    assert client("ping") == {"id": None, "ok": True}


def test_a_line_may_be_as_long_as_the_limit(client: Client) -> None:
    line = b'{"do":"ping","id":"end"}'.rjust(LINE_LIMIT)
    for end in (b"", b"\n", b"\r\n"):
        assert client.session.handle(line + end) == {"id": "end", "ok": True}


@pytest.mark.parametrize("request_id", ["", "a", "x" * 64, 0, -5, 2**53 - 1, None])
def test_the_id_comes_back(client: Client, request_id: object) -> None:
    assert client.send({"do": "ping", "id": request_id}) == {"id": request_id, "ok": True}
    assert client.send({"do": "nothing", "id": request_id})["id"] == request_id


def test_unexpected_faults_are_answered_and_logged(table: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    before = table.session.game

    def broken(game: Game, action: object, seat: int | None, forced: str) -> None:
        game._line.append(99)
        raise IndexError("first\nsecond")

    monkeypatch.setattr(Game, "apply", broken)
    for _ in range(LOG_LIMIT + 5):
        assert table.send({"do": "apply", "action": 1, "id": "i"})["error"]["code"] == "internal"
    monkeypatch.undo()
    assert len(table.logged) == LOG_LIMIT
    assert table.logged[0].startswith("reverie engine: internal error in test_session.py:")
    assert table.logged[0].endswith("IndexError: first second")
    assert table.session.game is before
    assert table("apply", action=1)["state"]["answers"] == 1


def test_a_fault_while_wording_an_error_is_answered(table: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReverieError, "text", lambda error, language: 1 // 0)
    assert table.send({"do": "undo"})["error"]["code"] == "internal"


def test_where_several_are_asked_each_seat_has_its_own_answers() -> None:
    client = Client()
    client("new", spec="etherfields/second/two/seed=1")
    while client("actions")["decision"]["kind"] != "command":
        client("apply", action=client("actions")["actions"][0]["id"])
    whole = [entry["words"] for entry in client("actions")["actions"]]
    parts = [[entry["words"] for entry in client("actions", seat=seat)["actions"]] for seat in (0, 1)]
    assert set(whole) == {*parts[0], *parts[1]}
    assert client("choose", agent="rules", seat=1)["action"]["words"] in parts[1]
    assert client.refused("apply", action="pass gambler", seat=1)["code"] == "illegal-action"
    assert client.refused("actions", seat=2)["code"] == client.refused("view", seat=2)["code"]
    client("apply", action="pass gambler", seat=0)
    client("apply", action="pass specialist")


def test_a_fault_after_the_answer_takes_it_back(table: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, seat: int | None) -> dict[str, Any]:
        raise RuntimeError

    for wrong in (broken, lambda game, seat: {"cards": {1, 2}}):
        monkeypatch.setattr(Game, "view", wrong)
        assert table.refused("apply", action=1, **{"with": ["view"]})["code"] == "internal"
    monkeypatch.undo()
    assert table("apply", action=1)["state"]["answers"] == 1


def test_what_is_no_plain_data_is_answered(table: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "view", lambda game, seat: {"cards": {1, 2}})
    assert table.send({"do": "view", "id": 3}) == {
        "id": 3,
        "ok": False,
        "error": {"code": "internal", "message": "Something went wrong inside the engine; nothing has changed."},
    }


def test_every_error_class_has_its_code() -> None:
    assert error_data(ReverieError("undo-nothing"), "en")["code"] == "not-now"
    kinds: list[type[ReverieError]] = [reverie.SpecError, reverie.IllegalAction, reverie.PositionError]
    kinds += [reverie.RecordError, reverie.StateError]
    for kind in kinds:
        data = error_data(kind("undo-nothing"), "de")
        assert data["code"] in CODES
        assert data["detail"] == "undo-nothing"


# ---- the conversation --------------------------------------------------------------------------------------


def test_hello(client: Client) -> None:
    reply = client("hello", protocol=PROTOCOL, lang="de")
    assert reply["version"] == reverie.__version__
    assert reply["engine"] == ("compiled" if engine_mode.is_compiled() else "pure")
    assert reply["languages"] == list(LANGUAGES)
    assert reply["lang"] == "de"
    assert reply["commands"] == list(COMMANDS)
    assert reply["limits"]["line"] == LINE_LIMIT
    assert [game["game"] for game in reply["games"]] == reverie.game_names()
    onirim = next(game for game in reply["games"] if game["game"] == "onirim")
    assert onirim["editions"][0]["name"] == "third"
    assert {"name": "solo", "players": 1, "available": True} in onirim["modes"]
    assert {module["name"] for module in onirim["modules"]} >= {"book", "towers"}
    assert "random" in onirim["agents"]
    assert "random" in onirim["policies"]
    assert client("hello")["lang"] == "de"
    assert client.refused("hello", protocol=2)["code"] == "bad-field"
    assert client.refused("hello", protocol=True)["code"] == "bad-field"


def test_lang(client: Client) -> None:
    assert client.refused("nothing")["message"].startswith("There is no command")
    assert client("lang", lang="de")["lang"] == "de"
    assert client.refused("nothing")["message"].startswith("Es gibt keinen Befehl")
    assert client.refused("new", game="chess")["message"].startswith("„chess“")
    wrongs: list[Any] = ["fr", "", None, 1, ["de"], {}]
    for wrong in wrongs:
        assert client.refused("lang", lang=wrong)["code"] == "bad-field"
    assert client.refused("lang")["code"] == "missing-field"


def test_quit(client: Client) -> None:
    assert not client.session.closed
    assert client("quit", id=1) == {"id": 1, "ok": True}
    assert client.session.closed


# ---- beginning a game ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fields",
    [
        {"spec": "onirim/third/solo/seed=7"},
        {"spec": "onirim", "seed": 7},
        {"spec": {"game": "onirim", "seed": 7}},
        {"spec": {"game": "onirim"}, "seed": 7},
        {"game": "onirim", "seed": 7},
        {"game": "onirim", "edition": "third", "mode": "solo", "modules": [], "variants": {}, "seed": 7},
    ],
)
def test_new(client: Client, fields: dict[str, Any]) -> None:
    dealt = reverie.new_game("onirim", seed=7)
    reply = client("new", **fields, **{"with": ["view", "actions"]})
    assert reply["spec"] == "onirim/third/solo"
    assert reply["players"] == 1
    assert reply["state"] == {
        "turn": 1,
        "over": False,
        "result": None,
        "decision": {"kind": "turn", "seats": [0], "about": {}},
        "choices": len(dealt.actions()),
        "answers": 0,
        "open": False,
        "peeked": False,
    }
    assert reply["view"] == dealt.view()
    assert [action["id"] for action in reply["actions"]] == dealt.legal_actions()


@pytest.mark.parametrize(
    ("fields", "code", "place"),
    [
        ({}, "missing-field", "game"),
        ({"spec": "chess"}, "bad-spec", "game"),
        ({"spec": ""}, "bad-spec", "game"),
        ({"spec": {}}, "bad-spec", "game"),
        ({"spec": {"game": "onirim", "colour": 1}}, "bad-spec", "spec"),
        ({"spec": "onirim/seed=7", "seed": 8}, "bad-spec", "seed"),
        ({"spec": "onirim", "mode": "solo"}, "conflicting-fields", "mode"),
        ({"spec": 7}, "bad-field", "spec"),
        ({"game": 7}, "bad-field", "game"),
        ({"game": "onirim", "edition": "ninth"}, "bad-spec", "edition"),
        ({"game": "onirim", "modules": "book"}, "bad-field", "modules"),
        ({"game": "onirim", "modules": [1]}, "bad-field", "modules"),
        ({"game": "onirim", "variants": []}, "bad-field", "variants"),
        ({"game": "onirim", "seed": -1}, "bad-spec", "seed"),
        ({"game": "onirim", "seed": 2**63}, "bad-spec", "seed"),
        ({"game": "onirim", "seed": "7"}, "bad-spec", "seed"),
        ({"game": "onirim", "seed": 1.0}, "bad-field", "seed"),
        ({"game": "onirim", "debug": 1}, "bad-field", "debug"),
        ({"game": "onirim", "with": "view"}, "bad-field", "with"),
        ({"game": "onirim", "with": ["view", "view"]}, "bad-field", "with"),
        ({"game": "onirim", "with": [[]]}, "bad-field", "with"),
    ],
)
def test_new_refused(table: Client, fields: dict[str, Any], code: str, place: str) -> None:
    error = table.refused("new", **fields)
    assert (error["code"], error["place"]) == (code, place)
    assert table("view")["view"]["hand"]["cards"] == HAND


def test_position(client: Client) -> None:
    reply = client("position", text=LAST_DOOR, seed=3)
    assert reply["state"]["decision"] == {"kind": "door", "seats": [0], "about": {"card": "door.brown"}}
    assert client.refused("position")["code"] == "sealed"
    assert client("apply", action="open brown.key")["state"]["result"]["status"] == "won"
    assert client("position")["text"].endswith("at over")
    for fields in ({"text": "onirim/third/solo | hand red.sun x6"}, {"text": "onirim/third/solo | hand"}):
        assert client.refused("position", **fields)["code"] == "bad-position"
    assert client.refused("position", text="")["code"] == "bad-spec"
    assert client.refused("position", text=7)["code"] == "bad-field"
    assert client.refused("position", seed=7)["code"] == "missing-field"
    assert client.refused("position", debug=True)["code"] == "missing-field"
    assert client.refused("position", text=LAST_DOOR, seed=-1)["code"] == "bad-spec"


def test_position_of_an_open_game_leads_back(client: Client) -> None:
    client("position", text=TABLE, debug=True)
    client("apply", actions=["play red.moon", "play blue.sun"])
    written = client("position")
    view = client("view")
    reply = client("position", text=written["text"], seed=7, debug=True, **{"with": ["view"]})
    assert reply["view"] == view["view"]


def test_load(client: Client) -> None:
    client("position", text=TABLE, debug=True)
    client("apply", actions=["play red.moon", "play blue.sun"])
    written, data = client("record"), client("record", json=True)
    client("undo")
    for fields in ({"text": written["text"]}, {"record": data["record"]}):
        reply = client("load", **fields)
        assert reply["state"] == {**written["state"], "open": False}
        assert reply["state"]["peeked"]
    spoilt = written["text"].replace("blue.sun", "green.sun")
    assert client.refused("load", text=spoilt)["code"] == "bad-record"
    assert client.refused("load", record={**data["record"], "x": 1})["code"] == "bad-record"
    assert client.refused("load", record={**data["record"], "peeked": float("1e300")})["code"] == "bad-record"
    assert client.refused("load", text="x", record={})["code"] == "conflicting-fields"
    assert client.refused("load")["code"] == "missing-field"
    assert client.refused("load", text={})["code"] == "bad-field"


def test_load_never_reads_files(client: Client, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    reverie.new_game("onirim", seed=7).record().save(path)
    assert client.refused("load", text=str(path))["code"] == "bad-record"


# ---- sealed and open ------------------------------------------------------------------------------------------


def test_a_sealed_game_keeps_its_secrets_until_it_is_over(client: Client) -> None:
    client("new", game="onirim")
    seed = client.session.running().spec.seed
    assert isinstance(seed, str)
    assert len(seed) == len("fair:") + 64
    heard = []
    for _ in range(500):
        for do in ("view", "actions", "events"):
            heard.append(client(do))
        assert client.refused("record")["code"] == "sealed"
        assert client.refused("position")["code"] == "sealed"
        heard.append(client("rollouts", games=1))
        chosen = client("choose", agent="random")["action"]
        heard.append(client("apply", action=chosen))
        if heard[-1]["state"]["over"]:
            break
    assert heard[-1]["state"]["over"]
    assert seed[5:] not in json.dumps(heard)
    record = client("record")
    assert seed in record["text"]
    assert "peeked" not in record["text"]
    assert client("load", text=record["text"])["state"]["over"]


def test_every_game_has_its_own_secret(client: Client) -> None:
    seeds = set()
    for _ in range(20):
        for fields in ({"do": "new", "game": "onirim"}, {"do": "position", "text": LAST_DOOR}):
            client.send(fields)
            seeds.add(client.session.running().spec.seed)
    assert len(seeds) == 40


def test_playing_on_after_the_secrets_were_told_is_marked(table: Client) -> None:
    assert finish(table)["open"] is False
    assert table("record")["state"]["peeked"] is False
    state = table("undo")["state"]
    assert state["open"]
    assert state["peeked"]
    assert "peeked: yes" in table("record")["text"]
    assert table("new", game="onirim")["state"]["peeked"] is False
    assert table.refused("record")["code"] == "sealed"


def test_an_open_game_is_marked_when_secrets_of_it_leave(client: Client) -> None:
    for do in ("position", "record"):
        state = client("position", text=TABLE, debug=True)["state"]
        assert state["open"]
        assert not state["peeked"]
        assert client("apply", action=1)["state"]["peeked"] is False
        assert client(do)["state"]["peeked"] is True
        assert client("apply", action=4)["state"]["peeked"] is True


def test_looking_and_taking_back_is_marked(table: Client) -> None:
    table("apply", action="play red.moon")
    assert table("undo")["state"]["peeked"] is True


# ---- looking ---------------------------------------------------------------------------------------------------


def test_view(table: Client) -> None:
    assert table("view")["view"] == table("view", seat=0)["view"]
    assert table("view")["view"]["hand"]["cards"] == HAND
    assert table("view", seat=None)["view"]["hand"]["cards"] is None
    for unknown in (1, 15):
        error = table.refused("view", seat=unknown)
        assert (error["code"], error["detail"]) == ("bad-field", "seat-unknown")
    wrongs: list[Any] = [-1, 16, 2**60, "0", True, 0.0, []]
    for wrong in wrongs:
        error = table.refused("view", seat=wrong)
        assert error["code"] == "bad-field"
        assert "detail" not in error


def test_actions(table: Client) -> None:
    reply = table("actions")
    assert reply["decision"]["prompt"] == "Play or discard one card."
    named = {"id": 1, "words": "play red.moon", "verb": "play", "card": "red.moon"}
    assert reply["actions"][0] == {**named, "places": ["hand/red.moon"], "target": "row"}
    assert len(reply["actions"]) == 10
    table("lang", lang="de")
    assert table("actions")["decision"]["prompt"] != reply["decision"]["prompt"]
    finish(table)
    assert table("actions") == {"id": None, "ok": True, "decision": None, "actions": []}
    assert table("view")["view"]["decision"] is None


def test_a_warning_stands_beside_its_action(client: Client) -> None:
    reply = client("position", text=RISKY, seed=1, **{"with": ["actions"]})
    (risky,) = (action for action in reply["actions"] if "warning" in action)
    text = words("en").text("urbion-warning-void")
    named = {"id": 576, "words": "census S1e", "verb": "census", "card": "S1e"}
    assert risky == {**named, "places": ["hand/S1e"], "target": "discard", "warning": text}
    assert client.refused("apply", action=risky | {"words": "pass S1e"})["code"] == "illegal-action"
    assert client.refused("apply", action={"id": 576, "caution": text})["code"] == "illegal-action"
    client("lang", lang="de")
    (german,) = (action for action in client("actions")["actions"] if "warning" in action)
    assert german["warning"] == words("de").text("urbion-warning-void") != text
    reply = client("apply", action=risky, **{"with": ["actions"]})
    assert reply["state"]["result"]["rule"] == "URB-VOID-09"
    assert reply["actions"] == []
    assert "warning" not in client("undo")["undone"][0]
    assert german in client("actions")["actions"]


def test_the_choice_of_an_agent_has_its_warning(client: Client) -> None:
    listed = client("position", text=RISKY, seed=1, **{"with": ["actions"]})["actions"]
    chosen = [client("choose", agent="random")["action"] for _ in range(30)]
    assert all(action in listed for action in chosen)
    assert any("warning" in action for action in chosen)
    assert not all("warning" in action for action in chosen)


def test_events(client: Client) -> None:
    table = client
    reply = table("new", spec="onirim/seed=7", **{"with": ["actions"]})
    first = table("events")
    assert first["events"][-1] == {"number": first["next"] - 1, "kind": "turn", "turn": 1, "seat": 0}
    assert table("events", since=first["next"]) == {"id": None, "ok": True, "events": [], "next": first["next"]}
    table("apply", action=reply["actions"][0])
    later = table("events", since=first["next"])
    assert later["events"][0]["kind"] == "answered"
    assert table("events")["events"] == first["events"] + later["events"]
    hidden = table("events", seat=None)["events"]
    assert any(event["kind"] == "moved" and event["card"] is None for event in hidden)
    assert table.refused("events", seat=1)["code"] == "bad-field"
    for wrong in (-1, 0.5, "0", True, None, 2**53):
        assert table.refused("events", since=wrong)["code"] == "bad-field"
    table("undo")
    assert table("events") == first


def test_rules(client: Client) -> None:
    reply = client("rules", rule="ONI-BASE-08")
    assert reply["title"] == "The symbol must change"
    assert client("rules", rule="ONI-BASE-08", lang="de")["text"] != reply["text"]
    for wrong in ("ONI-BASE-99", "oni-base-08", "onirim-name", "undo-nothing", "ONI-BASE-08@title", "", "X" * 5000):
        assert client.refused("rules", rule=wrong)["code"] == "bad-field"
    assert client.refused("rules")["code"] == "missing-field"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_asked_for(client: Client, language: str) -> None:
    client("lang", lang=language)
    folder = Path(reverie.__file__).parent / "words" / language
    names = [
        line.split(" = ")[0]
        for path in folder.glob("*-rules.ftl")
        for line in path.read_text("utf-8").splitlines()
        if line[:1].isupper() and " = " in line
    ]
    assert len(names) > 50
    for name in names:
        reply = client("rules", rule=name)
        assert reply["title"]
        assert reply["text"]


# ---- playing ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action",
    [
        1,
        "play red.moon",
        "  PLAY   red.moon ",
        {"id": 1},
        {"words": "play red.moon"},
        {"verb": "play", "card": "red.moon"},
        {"id": 1, "verb": "play", "card": "red.moon"},
        {"id": 1, "words": "play red.moon", "verb": "play", "card": "red.moon"},
        {"id": 1, "words": "play red.moon", "verb": "play", "card": "red.moon", "places": ["hand/red.moon"]},
    ],
)
def test_apply_takes_every_form(table: Client, action: Any) -> None:
    assert table("apply", action=action)["state"]["turn"] == 2
    assert table("view")["view"]["row"]["cards"] == ["red.moon"]


@pytest.mark.parametrize(
    "action",
    [
        -1,
        0,
        2**40,
        2**64,
        "",
        "1",
        "play",
        "x" * 5000,
        {},
        {"id": "1"},
        {"id": 1, "verb": "discard", "card": "red.moon"},
        {"id": 4, "words": "play red.moon"},
        {"words": "play red.moon", "card": "blue.sun"},
        {"words": "play red.moon", "id": None},
        {"words": 7},
        {"verb": "play", "card": "red.moon", "x": 1},
    ],
)
def test_apply_refuses_the_rest(table: Client, action: Any) -> None:
    assert table.refused("apply", action=action)["code"] == "illegal-action"


def test_apply_says_why(table: Client) -> None:
    table("apply", action="play red.moon")
    error = table.refused("apply", action="play brown.moon")
    assert (error["code"], error["detail"], error["rule"]) == ("illegal-action", "onirim-same-symbol", "ONI-BASE-08")
    for wrong in (None, True, 1.0, [1]):
        assert table.refused("apply", action=wrong)["code"] == "bad-field"
    assert table.refused("apply")["code"] == "missing-field"
    assert table.refused("apply", action=1, actions=[1])["code"] == "conflicting-fields"


def test_apply_several_is_all_or_nothing(table: Client) -> None:
    error = table.refused("apply", actions=[1, "play blue.sun", "play blue.sun", 4])
    assert (error["code"], error["index"]) == ("illegal-action", 2)
    assert table("actions")["actions"][0]["id"] == 1
    reply = table("apply", actions=[1, "play blue.sun"], **{"with": ["view"]})
    assert reply["state"]["answers"] == 2
    assert reply["view"]["row"]["cards"] == ["red.moon", "blue.sun"]
    assert table.refused("apply", actions=[])["code"] == "bad-field"
    assert table.refused("apply", actions=[1] * 1001)["code"] == "bad-field"
    assert table.refused("apply", actions=[1, None])["code"] == "bad-field"
    assert table.refused("apply", actions=[-1] * 1000)["index"] == 0


def test_what_one_request_gave_is_taken_back_as_a_whole(table: Client) -> None:
    table("apply", action="play red.moon")
    table("apply", actions=["play blue.sun", "play blue.moon"])
    reply = table("undo", unit="message")
    assert [action["words"] for action in reply["undone"]] == ["play blue.moon", "play blue.sun"]
    assert reply["state"]["answers"] == 1
    assert table("undo", unit="message")["state"]["answers"] == 0
    assert table.refused("undo", unit="message")["code"] == "not-now"
    assert table.refused("undo", unit="night")["code"] == "bad-field"
    assert table.refused("undo", unit="message", count=1)["code"] == "conflicting-fields"
    table("apply", action="play red.moon")
    assert len(table("undo", unit="action")["undone"]) == 1


def test_after_the_end(table: Client) -> None:
    state = finish(table)
    assert state["over"]
    assert state["result"]["status"] in ("won", "lost")
    assert state["choices"] == 0
    assert table.refused("apply", action=1)["code"] == "game-over"
    assert table.refused("apply", actions=[1])["index"] == 0
    assert table.refused("choose", agent="random")["code"] == "game-over"
    assert table.refused("rollouts", games=1, action=1)["code"] == "game-over"
    assert table("rollouts", games=5)["totals"]["decisions"] == 0
    assert table.refused("redo")["code"] == "not-now"
    assert table("undo")["state"]["over"] is False


def test_undo_and_redo(table: Client) -> None:
    for do in ("undo", "redo"):
        error = table.refused(do)
        assert (error["code"], error["detail"]) == ("not-now", f"{do}-nothing")
    views = [table("view")["view"]]
    for action in ("play red.moon", "play blue.sun", "play blue.moon"):
        views.append(table("apply", action=action, **{"with": ["view"]})["view"])
    assert table.refused("undo", count=4)["code"] == "not-now"
    reply = table("undo", count=2, **{"with": ["view", "actions"]})
    assert [action["words"] for action in reply["undone"]] == ["play blue.moon", "play blue.sun"]
    assert reply["view"] == views[1]
    assert table.refused("redo", count=3)["code"] == "not-now"
    reply = table("redo", count=2, **{"with": ["view"]})
    assert [action["words"] for action in reply["redone"]] == ["play blue.sun", "play blue.moon"]
    assert reply["view"] == views[3]
    for wrong in (0, -1, 1001, "1", True, None, 1.0):
        assert table.refused("undo", count=wrong)["code"] == "bad-field"


def test_record_of_a_finished_game(table: Client) -> None:
    finish(table)
    text, data = table("record")["text"], table("record", json=True)["record"]
    assert reverie.load(text).hash() == reverie.load(json.dumps(data)).hash()
    assert table.refused("record", json="yes")["code"] == "bad-field"


# ---- thinking --------------------------------------------------------------------------------------------------


def choices(client: Client, count: int, **fields: Any) -> list[int]:
    return [client("choose", agent="random", **fields)["action"]["id"] for _ in range(count)]


def test_choose_and_seed(table: Client) -> None:
    legal = {action["id"] for action in table("actions")["actions"]}
    first = choices(table, 20)
    assert set(first) <= legal
    assert len(set(first)) > 1
    assert choices(table, 20) != first
    assert table("seed", seed=0)["seed"] == 0
    assert choices(table, 20) == first
    table("seed", seed=1)
    assert choices(table, 20) != first
    assert len(set(choices(table, 5, seed=9))) == 1
    assert table("view")["view"]["turn"] == 1
    for wrong in (-1, "7", None, True, 2**53):
        assert table.refused("seed", seed=wrong)["code"] == "bad-field"
        assert table.refused("choose", agent="random", seed=wrong)["code"] == "bad-field"
    error = table.refused("choose", agent="nobody")
    assert (error["code"], error["detail"]) == ("bad-field", "agent-unknown")
    assert table.refused("choose")["code"] == "missing-field"
    assert table.refused("seed")["code"] == "missing-field"


def test_an_agent_cannot_harm_the_game(table: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    class Vandal:
        name = "vandal"

        def choose(self, outlook: Outlook) -> int:
            world = outlook.world(1)
            world.apply(world.legal_actions()[0])
            return -1

    monkeypatch.setitem(registry._agents, ("vandal", "*"), (lambda seed: Vandal(), lambda definition: True))
    assert table.refused("choose", agent="vandal")["code"] == "internal"
    assert "KeyError" in table.logged[0]


def test_rollouts(table: Client) -> None:
    whole = table("rollouts", games=40, seed=3)["totals"]
    assert whole["games"] == 40
    assert table("rollouts", games=40, seed=3, policy="random")["totals"] == whole
    assert table("rollouts", games=40, seed=4)["totals"] != whole
    chosen = table("rollouts", games=40, seed=3, action="discard brown.sun")["totals"]
    assert chosen["games"] == 40
    assert chosen.keys() == whole.keys()
    assert table("view")["view"]["turn"] == 1
    assert table.refused("rollouts", games=1, action="play red.sun")["detail"] == "onirim-not-in-hand"
    assert table.refused("rollouts", games=1, policy="best")["detail"] == "policy-unknown"
    assert table.refused("rollouts", games=1, policy="best", action=1)["detail"] == "policy-unknown"
    for wrong in (0, -1, ROLLOUT_LIMIT + 1, 2**60, 1.5, "9", True, None):
        assert table.refused("rollouts", games=wrong)["code"] == "bad-field"
    assert table.refused("rollouts")["code"] == "missing-field"


def test_rollouts_of_an_action_do_not_show_the_next_card(client: Client) -> None:
    """Games that differ only in hidden cards give the same numbers."""
    totals = []
    for top in ("nightmare", "door.red", "red.sun"):
        hand = "red.moon blue.sun green.sun brown.sun brown.moon"
        client("position", text=f"onirim/third/solo | hand {hand} | top {top} | at turn", seed=1)
        totals.append([client("rollouts", games=30, seed=5, action=action)["totals"] for action in (1, 65)])
    assert totals[0] == totals[1] == totals[2]


# ---- modules and two seats ---------------------------------------------------------------------------------------


def test_a_team_game_with_every_module_from_the_draft_to_the_end(client: Client) -> None:
    modules = [module.name for module in registry.game("onirim").manifest.modules]
    reply = client("new", game="onirim", mode="team", modules=modules, seed=11, **{"with": ["actions", "view"]})
    assert reply["players"] == 2
    kinds = set()
    while not reply["state"]["over"]:
        decision = reply["state"]["decision"]
        kinds.add(decision["kind"])
        assert reply["view"]["seat"] == decision["seats"][0], "without a seat: the one that has to answer"
        other = 1 - decision["seats"][0]
        assert client("view", seat=other)["view"]["partner"]["hand"]["cards"] is None
        action = client("choose", agent="rules")["action"] if len(kinds) % 2 else reply["actions"][0]
        reply = client("apply", action=action["id"], **{"with": ["actions", "view"]})
    assert {"draft", "turn", "swap"} <= kinds
    assert reply["state"]["result"]["rule"].startswith("ONI-")
    text = client("record")["text"]
    assert client("load", text=text)["state"]["over"]
