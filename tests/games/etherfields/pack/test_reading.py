"""Files: YAML 1.2 and JSON as far as packs need them, every value with its place, everything else refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from reverie.games.etherfields.content import reading
from reverie.games.etherfields.content.findings import PackError
from reverie.games.etherfields.content.reading import Budget, read


def value(text: str, file: str = "a.yaml") -> Any:
    return read(text.encode(), file).plain()


def refusal(text: str | bytes, file: str = "a.yaml") -> tuple[str, str | None]:
    with pytest.raises(PackError) as caught:
        read(text if isinstance(text, bytes) else text.encode(), file)
    assert caught.value.text("de") != caught.value.code
    return caught.value.code, caught.value.place


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("a: 1", {"a": 1}),
        ("a: -3", {"a": -3}),
        ("a: true\nb: False\nc: null\nd: ~\ne:", {"a": True, "b": False, "c": None, "d": None, "e": None}),
        ("[yes, no, on, off, y]", ["yes", "no", "on", "off", "y"]),  # YAML 1.1 took these for truth values
        ("[1.0.0, 1.5, 1e3, 0x1F, 12:30]", ["1.0.0", "1.5", "1e3", "0x1F", "12:30"]),
        ("['1', \"true\", 'null']", ["1", "true", "null"]),
        ("1: a\ntrue: b\nnull: c", {"1": "a", "true": "b", "null": "c"}),
        ("a: |\n  one\n  two\n", {"a": "one\ntwo\n"}),
        ("a: >\n  one\n  two\n", {"a": "one two\n"}),
        ("", None),
        ("# only a remark\n", None),
    ],
)
def test_yaml_has_text_integers_and_three_constants(text: str, wanted: Any) -> None:
    assert value(text) == wanted


def test_every_value_and_every_key_knows_its_place() -> None:
    root = read(b"a:\n  - b\n  - {c: 1,\n     d: 2}\n", "x.yaml")
    inner = root.value["a"].value[1]
    assert str(root.value["a"].value[0].place) == "x.yaml:2:5"
    assert str(inner.value["d"].place) == "x.yaml:4:9"
    assert str(inner.key_place("d")) == "x.yaml:4:6"


def test_json_gives_the_same_tree_with_places() -> None:
    data: dict[str, Any] = {"a": [1, -2, True, False, None, 'ä "\n\u2028'], "b": {}, "c": [], "d": [[{"e": {}}]]}
    text = json.dumps(data, indent=2)
    root = read(text.encode(), "x.json")
    assert root.plain() == data
    assert str(root.value["a"].value[1].place) == "x.json:4:5"
    assert read(json.dumps(data).encode(), "y.yaml").plain() == data
    assert value('"\\ud83c\\udca1"', "x.json") == "🂡"


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("a: &x 1\nb: *x", "pack-anchor", "a.yaml:1:4"),
        ("b: *x", "pack-anchor", "a.yaml:1:4"),
        ("a: !!python/object/apply:os.system [ls]", "pack-tag", "a.yaml:1:4"),
        ("a: !mine 1", "pack-tag", "a.yaml:1:4"),
        ("a: ! 1", "pack-tag", "a.yaml:1:4"),
        ("<<: {a: 1}", "pack-merge", "a.yaml:1:1"),
        ("a: 1\nb: 2\na: 3", "pack-duplicate-key", "a.yaml:3:1"),
        ("--- 1\n--- 2", "pack-second-document", "a.yaml:2:1"),
        ("%YAML 1.2\n--- 1", "pack-directive", "a.yaml:1:1"),
        ("{[a]: 1}", "pack-key-kind", "a.yaml:1:2"),
        ("a: 12345678901234567", "pack-digits", "a.yaml:1:4"),
        ("a: b: c", "pack-yaml", "a.yaml:1:5"),
        ("a: [1, 2", "pack-yaml", "a.yaml:2:1"),
        ("\ta: 1", "pack-yaml", "a.yaml:1:1"),
        ("[" * 25 + "]" * 25, "pack-depth", "a.yaml:1:25"),
        ("a: " + "x" * 20001, "pack-text-size", "a.yaml:1:4"),
        ("x" * 101 + ": 1", "pack-key-size", "a.yaml:1:1"),
    ],
)
def test_yaml_that_packs_may_not_contain(text: str, code: str, place: str) -> None:
    assert refusal(text) == (code, place)


def test_the_limits_themselves_are_allowed() -> None:
    assert value("a: " + "x" * reading.TEXT_LIMIT) == {"a": "x" * reading.TEXT_LIMIT}
    assert value("a: 1234567890123456") == {"a": 1234567890123456}
    deep = value("[" * reading.DEPTH_LIMIT + "]" * reading.DEPTH_LIMIT)
    assert deep is not None
    budget = Budget()
    read(b"[" + b"1," * (reading.NODE_LIMIT - 2) + b"1]", "a.yaml", budget)
    assert budget.nodes == 0


@pytest.mark.parametrize(
    "text",
    ["", "{", "[1,]", '{"a":1,}', "{'a':1}", '{"a" 1}', "[1 2]", "01", "+1", "1.5", "1e3", "NaN", "tru", "[1]]", "1 2",
     '"\\x"', '"\n"', '"', "[}", '{"a":1]', "//1", '{1:2}', "nullx", ":", ",", "]"],
)  # fmt: skip
def test_json_is_strict(text: str) -> None:
    assert refusal(text, "a.json")[0] == "pack-json"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"a":1,"a":2}', "pack-duplicate-key"),
        ('"\\ud800"', "pack-surrogate"),
        ('{"\\udc00": 1}', "pack-surrogate"),
        ("9" * 17, "pack-digits"),
        ("[" * 25 + "]" * 25, "pack-depth"),
        ('{"<<": 1}', "pack-merge"),
    ],
)
def test_json_that_packs_may_not_contain(text: str, code: str) -> None:
    assert refusal(text, "a.json")[0] == code


@pytest.mark.parametrize(
    "character", ["\x00", "\x07", "\x1b", "\r", "\x7f", "\x9b", "\u061c", "\u200f", "\u202e", "\u2066"]
)
def test_characters_that_are_commands_are_refused_with_their_place(character: str) -> None:
    escaped = f"\\u{ord(character):04x}"
    assert refusal(f'a:\n  b: "x{escaped}y"') == ("pack-character", "a.yaml:2:6")
    assert refusal(f'a:\n  "b{escaped}": 1') == ("pack-character", "a.yaml:2:3")
    assert refusal(f'{{"a":\n "{escaped}"}}', "a.json") == ("pack-character", "a.json:2:2")
    with pytest.raises(PackError) as caught:
        read(f'"{escaped}"'.encode(), "a.json")
    assert f"U+{ord(character):04X}" in caught.value.text("en")
    assert character not in caught.value.text("de")


def test_characters_that_are_commands_are_refused_unescaped_too() -> None:
    assert refusal("a: x\u202ey") == ("pack-character", "a.yaml:1:4")
    assert refusal("a: |\n  x\n  y\u2066") == ("pack-character", "a.yaml:1:4")
    assert refusal("a: \x1b[31m")[0] == "pack-yaml"  # the YAML library refuses it already
    assert (
        value('"\\ttab, line\\nend, soft\\u00adhyphen, no\\u00a0break"')
        == "\ttab, line\nend, soft\xadhyphen, no\xa0break"
    )


def test_errors_do_not_repeat_such_characters() -> None:
    with pytest.raises(PackError) as caught:
        read(b"a: !x%1b%07 1", "a.yaml")
    assert caught.value.code == "pack-tag"
    assert caught.value.text("en").isprintable()


def test_text_is_utf8() -> None:
    assert refusal(b"a: 1\nb: \xff") == ("pack-not-utf8", "a.yaml:2:4")
    assert value("\ufeffa: 1") == {"a": 1}


def test_the_slow_reader_reads_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without libyaml the events come from Python; surrogates that it lets through are refused by us."""
    import yaml  # type: ignore[import-untyped, unused-ignore]

    monkeypatch.setattr(reading, "LOADER", yaml.SafeLoader)
    assert value("a: [1, {b: c}]\nd: |\n  text\n") == {"a": [1, {"b": "c"}], "d": "text\n"}
    assert refusal("a: &x 1") == ("pack-anchor", "a.yaml:1:4")
    assert refusal('a: "\\ud800"') == ("pack-surrogate", "a.yaml:1:4")
    assert refusal('a: "\\UFFFFFFFF"')[0] == "pack-yaml"
