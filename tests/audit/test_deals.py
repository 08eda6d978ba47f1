"""Commitments, seeds and links: as the documentation says, worked out twice, and with the vectors printed there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import reverie
from reverie.hosted import chain, deals
from reverie.hosted.digest import digest
from reverie.kernel import registry
from reverie.kernel.chance import FairSource
from reverie.kernel.spec import GameSpec
from reverie.words import LANGUAGES
from tests.audit import by_hand
from tests.audit.tables import GAMES, MODES, hosted

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "fair-deals.md"
TEXT = DOCUMENT.read_text("utf-8")


def block(language: str) -> str:
    """The only block of the page in a language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    return str(found)


VECTORS: dict[str, Any] = json.loads(block("json"))


def worked_out(by: Any) -> dict[str, Any]:
    """The vectors by one way of doing the sums: Reverie's, or the one by hand."""
    v = VECTORS
    entry = v["entry"]
    table, spec, secret, day = v["table"], v["spec"], v["secret"], v["day"]
    return {
        "digest_of_a_b": by.digest("a", "b"),
        "commitment": by.commitment(table, spec, secret),
        "seed": by.seed(table, spec, secret, v["nonces"]),
        "seed_of_two_seats": by.seed(table, "onirim/third/team", secret, [*v["nonces"], "0" * 32]),
        "day_commitment": by.day_commitment(day, secret),
        "day_seed": by.day_seed(day, spec, secret),
        "first_link": by.first_link(table, spec, v["rules"], v["deal"], v["commitment"]),
        "next_link": by.next_link(v["first_link"], *entry.values()),
    }


class Ours:
    """Reverie's own sums under the names of `by_hand`."""

    digest = staticmethod(digest)
    commitment = staticmethod(deals.commitment)
    day_commitment = staticmethod(deals.day_commitment)
    first_link = staticmethod(chain.first_link)
    next_link = staticmethod(chain.next_link)

    @staticmethod
    def seed(table: str, spec: str, secret: str, nonces: list[str]) -> str:
        return deals.master(table, spec, secret, nonces).removeprefix("fair:")

    @staticmethod
    def day_seed(day: str, spec: str, secret: str) -> str:
        return deals.day_seed(day, spec, secret).removeprefix("fair:")


@pytest.mark.parametrize("by", [Ours, by_hand])
def test_the_vectors_in_the_documentation(by: Any) -> None:
    assert worked_out(by) == {name: VECTORS[name] for name in worked_out(by)}


def test_the_shuffle_in_the_documentation() -> None:
    key = by_hand.shuffle_key(VECTORS["seed"], 1, 0)
    source = FairSource.from_seed(f"fair:{VECTORS['seed']}")
    assert key.hex() == source.key(1, 0).hex() == VECTORS["shuffle_key_1_0"]
    assert [by_hand.number_below(key, k, 76) for k in range(5)] == VECTORS["numbers_below_76"]
    assert [source.below(1, 0, k, 76) for k in range(5)] == VECTORS["numbers_below_76"]
    assert by_hand.first_hand(VECTORS["seed"]) == VECTORS["first_hand"]


def test_the_deal_in_the_documentation() -> None:
    text = f"{VECTORS['spec']}/seed=fair:{VECTORS['seed']}"
    game = reverie.from_spec(GameSpec.parse(text, registry.manifests(), VECTORS["rules"]))
    assert sorted(game.view()["hand"]["cards"]) == sorted(VECTORS["first_hand"])
    assert game.hash() == VECTORS["entry"]["state"]


@pytest.mark.parametrize("number", range(20))
def test_hands_of_hosted_games_worked_out_by_hand(number: int) -> None:
    played = hosted("onirim", "solo", "fair", number, answers=0)
    header = played.table.header
    assert header.secret is not None
    seed = by_hand.seed(header.id, header.spec, header.secret, [played.table.nonces[0]])
    assert played.game.spec.seed == f"fair:{seed}"
    assert sorted(by_hand.first_hand(seed)) == sorted(played.game.view()["hand"]["cards"])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("mode", MODES)
def test_the_program_in_the_documentation(name: str, mode: str, tmp_path: Path) -> None:
    played = hosted(name, mode, "fair", 5)
    path = tmp_path / "game.json"
    path.write_text(played.document().text(), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", block("python"), str(path)], capture_output=True, text=True, timeout=60
    )
    assert done.stdout == f"seed {str(played.game.spec.seed).removeprefix('fair:')}\npromise and chain hold\n"
    path.write_text(played.document().text().replace('"seat": 0', '"seat":  1', 1), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", block("python"), str(path)], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1


def test_no_two_lists_of_texts_look_the_same() -> None:
    lists = [(), ("",), ("", ""), ("a",), ("a", ""), ("", "a"), ("a", "b"), ("ab",), ("b", "a"), ("a", "b", "")]
    assert len({digest("x", *fields) for fields in lists} | {digest("xa"), digest("xab")}) == len(lists) + 2


def test_every_part_of_a_link_counts() -> None:
    links = {
        chain.next_link(*parts)
        for parts in [
            ("0" * 64, 1, 2, "act", 0, "{}", ""),
            ("1" * 64, 1, 2, "act", 0, "{}", ""),
            ("0" * 64, 2, 2, "act", 0, "{}", ""),
            ("0" * 64, 1, 3, "act", 0, "{}", ""),
            ("0" * 64, 1, 2, "sit", 0, "{}", ""),
            ("0" * 64, 1, 2, "act", 1, "{}", ""),
            ("0" * 64, 1, 2, "act", 0, '{"a":1}', ""),
            ("0" * 64, 1, 2, "act", 0, "{}", "0"),
        ]
    }
    assert len(links) == 8
    heads = {
        chain.first_link(*parts)
        for parts in [
            ("t", "s", 1, "fair", "c"),
            ("u", "s", 1, "fair", "c"),
            ("t", "r", 1, "fair", "c"),
            ("t", "s", 2, "fair", "c"),
            ("t", "s", 1, "number", "c"),
            ("t", "s", 1, "fair", None),
        ]
    }
    assert len(heads) == 6


def test_fresh_numbers() -> None:
    drawn = {deals.new_secret() for _ in range(50)} | {deals.new_nonce() for _ in range(50)}
    assert len(drawn) == 100
    assert {len(text) for text in drawn} == {32, 64}
    nonce = deals.new_nonce()
    assert deals.check_nonce(nonce) == nonce
    assert all(deals.is_hex(text, len(text)) for text in drawn)


@pytest.mark.parametrize(
    "wrong", ["", "0" * 31, "0" * 33, "A" * 32, "g" * 32, " " + "0" * 31, "٠" * 32, None, 7, b"0" * 32]
)
def test_numbers_that_cannot_be_used(wrong: object) -> None:
    with pytest.raises(deals.DealError) as caught:
        deals.check_nonce(wrong)
    assert caught.value.code == "deal-nonce"
    assert all(caught.value.text(language) != "deal-nonce" for language in LANGUAGES)
