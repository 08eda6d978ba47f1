"""T14: hostile packs. Each of these bombs ends in one clear finding, after a bounded amount of work and memory."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from reverie.games.etherfields.content import files as pack_files
from reverie.games.etherfields.content import reading
from reverie.games.etherfields.content.checks import check_all
from reverie.games.etherfields.content.findings import FINDING_LIMIT, Finding
from reverie.games.etherfields.content.loading import Pack, examine
from reverie.words import LANGUAGES
from tests.games.etherfields.pack.small import Draft, pack_of
from tests.games.etherfields.pack.work import calls, peak

Result = TypeVar("Result")
WORK = 1_500_000  # calls; reading and checking the shipped campaign takes about half a million
MEMORY = 32 << 20  # bytes
MIB = 1 << 20


def laughs() -> bytes:
    """A billion laughs: ten anchors, each ten times the one before."""
    lines = [b"a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    lines += [b"a%d: &a%d [%s]" % (i, i, b", ".join([b"*a%d" % (i - 1)] * 10)) for i in range(1, 10)]
    return b"\n".join(lines)


def merges() -> bytes:
    """Merge keys that double: 700 bytes that hold a naive reader for 40 seconds."""
    return b"\n".join(
        [b"a0: &a0 {x: 1}", *(b"a%d: &a%d {<<: [*a%d, *a%d]}" % (i, i, i - 1, i - 1) for i in range(1, 25))]
    )


BOMBS: dict[str, tuple[Callable[[], bytes], str]] = {
    "laughs": (laughs, "pack-anchor"),
    "merges": (merges, "pack-anchor"),
    "merge without an anchor": (lambda: b"- {<<: {a: 1}}", "pack-merge"),
    "brackets": (lambda: b"[" * 200_000, "pack-depth"),
    "braces": (lambda: b"{a: " * 200_000, "pack-depth"),
    "dashes": (lambda: b"- " * 400_000, "pack-depth"),
    "flood of values": (lambda: b"[" + b"1," * 500_000 + b"1]", "pack-nodes"),
    "flood of lines": (lambda: b"- a\n" * 250_000, "pack-nodes"),
    "large file": (lambda: b"#" * (MIB + 1), "pack-file-size"),
    "long text": (lambda: b'"' + b"x" * 1_000_000 + b'"', "pack-text-size"),
    "long key": (lambda: b"x" * 900 + b": 1", "pack-key-size"),
    "endless number": (lambda: b"n: " + b"9" * 1_000_000, "pack-text-size"),
    "large number": (lambda: b"n: " + b"9" * 10_000, "pack-digits"),
    "code": (lambda: b"a: !!python/object/apply:os.system ['true']", "pack-tag"),
    "documents": (lambda: b"--- a\n" * 150_000, "pack-second-document"),
    "twice": (lambda: b"a: 1\n" * 200_000, "pack-duplicate-key"),
    "no text": (lambda: b"\xff\xfe" * 500_000, "pack-not-utf8"),
}
JSON_BOMBS: dict[str, tuple[Callable[[], bytes], str]] = {
    "brackets": (lambda: b"[" * 1_000_000, "pack-depth"),
    "flood of values": (lambda: b"[" + b"1," * 500_000 + b"1]", "pack-nodes"),
    "open text": (lambda: b'["' + b"\\\\" * 500_000, "pack-json"),
    "many open texts": (lambda: b'"a' * 300_000, "pack-json"),
    "blanks": (lambda: b" " * 1_000_000, "pack-json"),
    "lines": (lambda: b"[\n" + b"\n" * 900_000 + b"1,\n]", "pack-json"),
    "endless number": (lambda: b"9" * 1_000_000, "pack-digits"),
}


def one_clear_finding(pack: Pack, code: str) -> Finding:
    """The bomb is the first finding, and it reads well."""
    assert pack.content is None
    finding = pack.findings[0]
    assert finding.code == code
    for language in LANGUAGES:
        assert finding.text(language) not in ("", code)
        assert len(finding.text(language)) < 300
    return finding


def within_limits(task: Callable[[], Result]) -> Result:
    """What a task gives, if it is neither much work nor much memory."""
    found: list[Result] = []
    assert calls(lambda: found.append(task())) < WORK
    assert peak(task) < MEMORY
    return found[0]


@pytest.mark.parametrize("name", BOMBS)
def test_yaml_bombs(name: str) -> None:
    make, code = BOMBS[name]
    data = make()
    one_clear_finding(within_limits(lambda: pack_of({"bomb.yaml": data})), code)


@pytest.mark.parametrize("name", JSON_BOMBS)
def test_json_bombs(name: str) -> None:
    make, code = JSON_BOMBS[name]
    data = make()
    one_clear_finding(within_limits(lambda: pack_of({"bomb.json": data})), code)


# ---- archives and folders --------------------------------------------------------------------------------------------


def archive(path: Path, *entries: tuple[zipfile.ZipInfo | str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in entries:
            made.writestr(name, data)
    return path


def test_an_archive_that_grows(tmp_path: Path) -> None:
    """A few kilobytes that unpack to gigabytes are read no further than a file may be long."""
    path = archive(tmp_path / "bomb.zip", ("a.yaml", b"#" * (64 * MIB)))
    assert path.stat().st_size < 100_000
    one_clear_finding(within_limits(lambda: examine([path])), "pack-file-size")


def test_an_archive_that_grows_in_many_files(tmp_path: Path) -> None:
    path = archive(tmp_path / "bomb.zip", *((f"{i}.yaml", b"#" * MIB) for i in range(12)))
    one_clear_finding(within_limits(lambda: examine([path])), "pack-size")


def test_an_archive_that_lies_about_its_sizes(tmp_path: Path) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("a.yaml", b"#" * (4 * MIB))
    data = bytearray(buffer.getvalue())
    for signature, offset in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):  # the size in both headers
        at = data.index(signature) + offset
        data[at : at + 4] = struct.pack("<I", 10)
    path = tmp_path / "liar.zip"
    path.write_bytes(bytes(data))
    pack = within_limits(lambda: examine([path]))
    assert pack.findings[0].code in ("pack-archive", "pack-no-manifest", "pack-file-size")


@pytest.mark.parametrize("name", ["../a.yaml", "/etc/a.yaml", "x/../../a.yaml", "..\\a.yaml", "C:\\a.yaml"])
def test_an_archive_that_leads_out_of_itself(tmp_path: Path, name: str) -> None:
    one_clear_finding(examine([archive(tmp_path / "slip.zip", (name, b"a: 1"))]), "pack-archive-name")


def test_an_archive_with_a_link(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("a.yaml")
    link.external_attr = 0o120777 << 16
    one_clear_finding(examine([archive(tmp_path / "link.zip", (link, b"/etc/passwd"))]), "pack-link")


def test_an_archive_with_too_many_files_or_the_same_one_twice(tmp_path: Path) -> None:
    many = archive(tmp_path / "many.zip", *((f"{i}.yaml", b"") for i in range(501)))
    one_clear_finding(examine([many]), "pack-files")
    with pytest.warns(UserWarning, match="Duplicate"):
        twice = archive(tmp_path / "twice.zip", ("a.yaml", b"a: 1"), ("a.yaml", b"b: 1"))
    one_clear_finding(examine([twice]), "pack-archive-twice")


def test_archives_that_are_none(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    whole = archive(tmp_path / "b.zip", ("a.yaml", b"a: 1" * 1000)).read_bytes()
    for data in (b"", b"PK", b"PK\x03\x04" + b"\0" * 100, whole[:-10], whole[:40] + b"\xff" * 20 + whole[60:]):
        path.write_bytes(data)
        one_clear_finding(examine([path]), "pack-archive")


def test_a_pack_in_an_archive_is_a_pack(tmp_path: Path) -> None:
    import json

    path = archive(tmp_path / "good.zip", ("small.json", json.dumps(Draft().data()).encode()), ("readme.txt", b"hi"))
    assert examine([path]).findings == []


def test_folders_with_links_too_many_files_or_too_deep(tmp_path: Path) -> None:
    linked = tmp_path / "linked"
    linked.mkdir()
    (linked / "a.yaml").symlink_to("/etc/passwd")
    one_clear_finding(examine([linked]), "pack-link")
    many = tmp_path / "many"
    many.mkdir()
    for i in range(pack_files.COUNT_LIMIT + 1):
        (many / f"{i}.yaml").write_bytes(b"")
    one_clear_finding(examine([many]), "pack-files")
    deep = tmp_path / "deep" / "a" / "b" / "c" / "d"
    deep.mkdir(parents=True)
    one_clear_finding(examine([tmp_path / "deep"]), "pack-folders")
    large = tmp_path / "large"
    large.mkdir()
    for i in range(9):
        (large / f"{i}.yaml").write_bytes(b"#" * (MIB - 1))
    one_clear_finding(examine([large]), "pack-size")


def test_what_is_no_pack(tmp_path: Path) -> None:
    one_clear_finding(examine([tmp_path / "nowhere"]), "pack-not-found")
    one_clear_finding(examine([tmp_path]), "pack-empty")
    (tmp_path / "a.txt").write_text("x")
    one_clear_finding(examine([tmp_path / "a.txt"]), "pack-no-pack")


# ---- packs that are read but make work -----------------------------------------------------------------------------


def test_a_flood_of_mistakes_ends_after_a_hundred() -> None:
    text = b"- script: {n: 1, do: [" + b"sufer, " * 20_000 + b"]}"
    pack = pack_of({"bomb.yaml": b"- pack: {id: a, version: 1, languages: [en]}\n" + text})
    assert len(pack.findings) == FINDING_LIMIT
    within_limits(lambda: pack_of({"bomb.yaml": text}))


def test_a_tangle_of_scripts_and_groups_is_given_up() -> None:
    """Every gate leads to every script in a group of its own: the ways are many more than the things."""
    draft = Draft()
    for n in range(600):
        calls_of = [{"may": [{"script": 1000 + (n * 7 + k) % 600}]} for k in range(10)]
        draft.add("script", n=1000 + n, text="x", do=calls_of)
        setup = [{"reveal_tile": "I-1-SETUP"}]
        gate = {"id": f"g{n}", "group": 100 + n, "introduction": 1000 + n, "setup": setup}
        draft.add("gate", **{**draft["gate:gate_a"], **gate})
    draft["script:1"]["do"] = [{"gain_gate": f"g{n}"} for n in range(600)]
    pack = draft.read()
    assert pack.content is not None
    assert "pack-tangled" in {finding.code for finding in within_limits(lambda: check_all(pack))}


def test_nested_choices_are_bounded_by_depth() -> None:
    effect: object = {"draw": 1}
    for _ in range(12):
        effect = {"may": [effect]}
    draft = Draft()
    draft["script:1"]["do"] = [effect]
    assert {finding.code for finding in draft.read().findings} == {"pack-depth"}


# ---- the guards are what holds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("guard", "name", "code"),
    [
        ("DEPTH_LIMIT", "brackets", "pack-depth"),
        ("NODE_LIMIT", "flood of values", "pack-nodes"),
        ("FILE_LIMIT", "large file", "pack-file-size"),
        ("TEXT_LIMIT", "long text", "pack-text-size"),
        ("DIGIT_LIMIT", "large number", "pack-digits"),
        ("KEY_LIMIT", "long key", "pack-key-size"),
    ],
)
def test_without_its_guard_a_bomb_is_not_told(
    monkeypatch: pytest.MonkeyPatch, guard: str, name: str, code: str
) -> None:
    monkeypatch.setattr(reading, guard, 4_000 if guard == "DIGIT_LIMIT" else 10**9)
    monkeypatch.setattr(reading.Budget.__init__, "__defaults__", (10**9,))
    data = BOMBS[name][0]()[:2_000] if guard in ("DEPTH_LIMIT", "NODE_LIMIT") else BOMBS[name][0]()
    if guard == "DIGIT_LIMIT":
        data = b"n: " + b"9" * 3_000
    if guard == "NODE_LIMIT":
        data = BOMBS[name][0]()[:120_000] + b"]"
    assert code not in {finding.code for finding in pack_of({"bomb.yaml": data}).findings}
