"""Manifests are in order, and every way to get a spec wrong has its code and its place."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.errors import ReverieError, SpecError, StateError
from reverie.kernel import registry
from reverie.kernel.manifest import Edition, Manifest, Mode, Module, Variant, Written
from reverie.kernel.spec import GameSpec, with_cards


def read_pips(text: str) -> str:
    """Other cards of the toy: numbers that are not 1, in order."""
    numbers = sorted(text.split(","))
    if not all(number in list("123456789") for number in numbers):
        raise SpecError("cards-entry", place="cards", value=text)
    return ",".join(number for number in numbers if number != "1")


PIPS = Written(
    read=read_pips,
    load=lambda path: read_pips(path.read_text()),
    parse=lambda text, _: read_pips(text),
    template=lambda: "1",
    example="2,3",
)
TOY = Manifest(
    game="toy",
    rules_version=3,
    editions=(Edition("new", ("hats", "cats")), Edition("old", ("hats",))),
    modes=(Mode("solo", 1, True), Mode("team", 2, True), Mode("crowd", 5, False)),
    modules=(Module("hats", 1, True), Module("cats", 2, True), Module("bats", 4, False)),
    variants=(
        Variant("hard", ("false", "true")),
        Variant("size", ("small", "large"), needs="hats"),
        Variant("price", ("low", "high"), needs="hats", editions=("old",)),
        Variant("cards", ("usual",), written=PIPS),
    ),
)
MANIFESTS = {"toy": TOY}


# ---- manifests -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("manifest", [*registry.manifests().values(), TOY], ids=lambda manifest: manifest.game)
def test_a_manifest_is_in_order(manifest: Manifest) -> None:
    groups: list[Any] = [manifest.editions, manifest.modes, manifest.modules, manifest.variants, manifest.presets]
    for group in groups:
        names = [entry.name for entry in group]
        assert len(names) == len(set(names))
        assert all(name and not set(name) & set("/=+ ") for name in names)
    assert manifest.editions
    assert manifest.modes[0].available
    segments = [entry.name for group in groups[:3] for entry in group]
    assert len(segments) == len(set(segments)), "a segment of a spec must say by itself what it is"
    flags = [module.flag for module in manifest.modules]
    assert all(flag.bit_count() == 1 for flag in flags)
    assert len(flags) == len(set(flags))
    for edition in manifest.editions:
        assert {manifest.module(name).name for name in edition.modules} == set(edition.modules)
    for preset in manifest.presets:
        GameSpec.make(
            manifest,
            edition=preset.edition,
            modules=preset.modules,
            variants=dict(preset.variants),
        )
    for variant in manifest.variants:
        assert variant.default == variant.values[0]
        assert len(variant.values) == len(set(variant.values)) > (variant.written is None)
        assert set(variant.editions) <= {edition.name for edition in manifest.editions}


@pytest.mark.parametrize("manifest", [*registry.manifests().values(), TOY], ids=lambda manifest: manifest.game)
def test_written_values_are_in_order(manifest: Manifest, tmp_path: Path) -> None:
    for variant in manifest.variants:
        if variant.written is None:
            continue
        written = variant.written
        assert written.read(written.example) == written.example, "examples are written as they are kept"
        assert not set(written.example) & set("/ ")
        file = tmp_path / "template"
        file.write_text(written.template(), "utf-8")
        assert written.load(file) == "", "the template says the default"


# ---- specs that hold -------------------------------------------------------------------------------------------------


def test_defaults_come_first_and_are_left_out() -> None:
    spec = GameSpec.make(TOY, variants={"hard": False})
    assert spec.text() == "toy/new/solo"
    assert spec == GameSpec.make(TOY) == GameSpec.parse("toy", MANIFESTS)


def test_modules_stand_in_the_order_of_the_manifest() -> None:
    spec = GameSpec.parse("toy/cats+hats/hard=true/team/seed=5", MANIFESTS)
    assert spec.text() == "toy/new/team/hats+cats/hard=true/seed=5"
    assert spec == GameSpec.make(TOY, mode="team", modules="cats,hats", variants={"hard": True}, seed=5)
    assert GameSpec.from_json(spec.to_json(), MANIFESTS) == spec
    assert spec.rules_text() == "toy/new/team/hats+cats/hard=true"


def test_a_spec_cannot_be_changed_and_crosses_processes() -> None:
    spec = GameSpec.parse("toy/hard=true/seed=1", MANIFESTS)
    with pytest.raises(TypeError):
        spec.variants["hard"] = "false"  # type: ignore[index]  # that it cannot be set is the test
    with pytest.raises(AttributeError):
        spec.seed = 2  # type: ignore[misc]  # that it cannot be set is the test
    assert pickle.loads(pickle.dumps(spec)) == spec
    assert len({spec, pickle.loads(pickle.dumps(spec))}) == 1


def test_a_fresh_seed_is_chosen_and_kept() -> None:
    seeds = {reverie.new_game("onirim").spec.seed for _ in range(20)}
    assert len(seeds) > 15
    assert all(isinstance(seed, int) and 0 <= seed < 2**63 for seed in seeds)
    assert GameSpec.make(TOY).with_seed(7).seed == 7


def test_written_values_are_kept_in_one_form() -> None:
    spec = GameSpec.parse("toy/cards=3,1,2/seed=5", MANIFESTS)
    assert spec.text() == "toy/new/solo/cards=2,3/seed=5"
    assert GameSpec.make(TOY, variants={"cards": "2,3"}, seed=5) == spec
    assert GameSpec.from_json(spec.to_json(), MANIFESTS) == spec == pickle.loads(pickle.dumps(spec))
    long = ",".join("9" * 300)
    assert GameSpec.make(TOY, variants={"cards": long}).variants["cards"] == long, "nothing is cut off"


@pytest.mark.parametrize("value", ["1", "1,1", "usual"])
def test_a_written_value_that_says_the_default_is_dropped(value: str) -> None:
    assert GameSpec.parse(f"toy/cards={value}", MANIFESTS).text() == "toy/new/solo"


def test_a_setting_of_one_edition() -> None:
    assert GameSpec.parse("toy/old/hats/price=high", MANIFESTS).text() == "toy/old/solo/hats/price=high"
    assert GameSpec.parse("toy/old/price=high", MANIFESTS).text() == "toy/old/solo"
    assert GameSpec.parse("toy/new/hats/price=low", MANIFESTS).text() == "toy/new/solo/hats"


def test_cards_from_a_file_join_the_other_settings(tmp_path: Path) -> None:
    file = tmp_path / "pips"
    file.write_text("7,1")
    assert with_cards(TOY, {"hard": "true"}, file) == {"hard": "true", "cards": "7"}
    assert with_cards(TOY, None, str(file)) == {"cards": "7"}
    with pytest.raises(SpecError) as twice:
        with_cards(TOY, {"cards": "2"}, file)
    assert (twice.value.code, twice.value.place) == ("spec-twice", "cards")
    for call in (reverie.new_game, lambda game, cards: reverie.rollouts(game, 1, cards=cards)):
        with pytest.raises(SpecError) as none:
            call("onirim", cards=file)
        assert (none.value.code, none.value.place) == ("spec-no-cards", "cards")


def test_descriptions_show_what_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    class Toy:
        manifest = TOY
        policies = ()
        has_rule_of_thumb = has_solver = looks_ahead = False
        learnings = ()

    registry.games()
    monkeypatch.setitem(registry._games, "toy", Toy())
    variants = {entry["name"]: entry for entry in registry.describe("toy")["variants"]}
    assert variants["price"] == {
        "name": "price",
        "values": ["low", "high"],
        "needs": "hats",
        "editions": ["old"],
        "written": None,
    }
    assert variants["cards"]["values"] == ["usual"]
    assert variants["cards"]["written"] == "2,3"
    assert variants["cards"]["editions"] == ["new", "old"]
    json.dumps(variants)


# ---- specs that do not -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("chess", "spec-unknown", "game"),
        ("", "spec-unknown", "game"),
        ("toy/", "spec-unknown", "modules"),
        ("toy/dogs", "spec-unknown", "modules"),
        ("toy/hats+dogs", "spec-unknown", "modules"),
        ("toy/crowd", "spec-not-yet", "mode"),
        ("toy/bats", "spec-edition-module", "modules"),
        ("toy/old/cats", "spec-edition-module", "modules"),
        ("toy/hats+hats", "spec-twice", "modules"),
        ("toy/hats/cats", "spec-twice", "modules"),
        ("toy/new/old", "spec-twice", "edition"),
        ("toy/solo/solo", "spec-twice", "mode"),
        ("toy/seed=1/seed=1", "spec-twice", "seed"),
        ("toy/hard=true/hard=true", "spec-twice", "hard"),
        ("toy/soft=true", "spec-unknown", "variants"),
        ("toy/hard=maybe", "spec-unknown", "hard"),
        ("toy/=", "spec-unknown", "variants"),
        ("toy/hats/price=high", "spec-edition-variant", "price"),
        ("toy/new/price=high", "spec-edition-variant", "price"),
        ("toy/old/price=free", "spec-unknown", "price"),
        ("toy/cards=0", "cards-entry", "cards"),
        ("toy/cards=", "cards-entry", "cards"),
        ("toy/cards=1/cards=1", "spec-twice", "cards"),
        ("toy/seed=", "spec-seed", "seed"),
        ("toy/seed=-1", "spec-seed", "seed"),
        ("toy/seed=1.5", "spec-seed", "seed"),
        ("toy/seed=٣", "spec-seed", "seed"),
        ("toy/seed=9223372036854775808", "spec-seed", "seed"),
        ("toy/seed=fair:", "spec-seed", "seed"),
        ("toy/seed=fair:" + "A" * 64, "spec-seed", "seed"),
        ("toy/seed=fair:" + "a" * 63, "spec-seed", "seed"),
        ("x" * 2001, "spec-unreadable", "spec"),
    ],
)
def test_a_wrong_text_names_code_and_place(text: str, code: str, place: str) -> None:
    with pytest.raises(SpecError) as caught:
        GameSpec.parse(text, MANIFESTS)
    assert (caught.value.code, caught.value.place) == (code, place)


@pytest.mark.parametrize(
    ("data", "code", "place"),
    [
        (None, "spec-unreadable", "spec"),
        ("toy", "spec-unreadable", "spec"),
        ([], "spec-unreadable", "spec"),
        ({}, "spec-unknown", "game"),
        ({"game": None}, "spec-unknown", "game"),
        ({"game": ["toy"]}, "spec-unknown", "game"),
        ({"game": "toy", "colour": 1}, "spec-unknown-field", "spec"),
        ({"game": "toy", "edition": 3}, "spec-unknown", "edition"),
        ({"game": "toy", "edition": ""}, "spec-unknown", "edition"),
        ({"game": "toy", "mode": "crowd"}, "spec-not-yet", "mode"),
        ({"game": "toy", "modules": "hats"}, "spec-unreadable", "spec"),
        ({"game": "toy", "modules": 0}, "spec-unreadable", "spec"),
        ({"game": "toy", "modules": [["hats"]]}, "spec-unknown", "modules"),
        ({"game": "toy", "variants": []}, "spec-unreadable", "spec"),
        ({"game": "toy", "variants": {"hard": None}}, "spec-unknown", "hard"),
        ({"game": "toy", "variants": {"cards": 2}}, "spec-unknown", "cards"),
        ({"game": "toy", "variants": {"cards": ["2"]}}, "spec-unknown", "cards"),
        ({"game": "toy", "variants": {"cards": "x"}}, "cards-entry", "cards"),
        ({"game": "toy", "seed": "7"}, "spec-seed", "seed"),
        ({"game": "toy", "seed": True}, "spec-seed", "seed"),
        ({"game": "toy", "seed": 7.0}, "spec-seed", "seed"),
        ({"game": "toy", "seed": 10**5000}, "spec-seed", "seed"),
    ],
)
def test_wrong_data_names_code_and_place(data: Any, code: str, place: str) -> None:
    with pytest.raises(SpecError) as caught:
        GameSpec.from_json(data, MANIFESTS)
    assert (caught.value.code, caught.value.place) == (code, place)


def test_a_refusal_shows_value_and_choices_in_both_languages() -> None:
    with pytest.raises(SpecError) as caught:
        reverie.new_game("onirim", edition="fourth")
    for language in ("en", "de"):
        text = caught.value.text(language)
        assert "fourth" in text
        assert "third, first" in text
    assert caught.value.to_json() == {"code": "spec-unknown", "message": caught.value.text(), "place": "edition"}


@pytest.mark.parametrize("games", [0, -1, 10**9 + 1, pytest.param(10**5000, id="huge"), True, 1.0, "5", None])
def test_a_number_of_games_is_checked(games: Any) -> None:
    game = reverie.new_game("onirim", seed=1)
    for call in (game.rollouts, lambda games: reverie.rollouts("onirim", games)):
        with pytest.raises(StateError) as caught:
            call(games)
        assert (caught.value.code, caught.value.place) == ("games-range", "games")


def test_an_unknown_policy_is_refused() -> None:
    with pytest.raises(StateError) as caught:
        reverie.rollouts("onirim", 1, policy="oracle")
    assert (caught.value.code, caught.value.place) == ("policy-unknown", "policy")
    assert "random" in caught.value.text()


def test_errors_cross_processes_whole() -> None:
    with pytest.raises(ReverieError) as caught:
        reverie.parse_spec("onirim/fourth")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), str(again), again.to_json()) == (SpecError, str(caught.value), caught.value.to_json())
