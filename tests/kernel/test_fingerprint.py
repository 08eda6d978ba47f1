"""Hashes of states are what anyone can work out with the JSON of the standard library."""

from __future__ import annotations

import hashlib
import json

import pytest

import reverie


@pytest.mark.parametrize("spec", ["onirim/third/team/glyphs+towers", "urbion/second/team/void+postcards"])
def test_a_states_hash_is_that_of_its_canonical_json(spec: str) -> None:
    for seed in (3, "fair:" + "5e" * 32):
        game = reverie.from_spec(f"{spec}/seed={seed}")
        while not game.is_over:
            state = {"rules": game.definition.manifest.rules_version, "state": game.definition.state(game.engine)}
            if game.spec.is_fair:
                state["seed"] = game.spec.seed
            text = json.dumps(state, sort_keys=True, separators=(",", ":"))
            assert game.hash() == hashlib.sha256(text.encode()).hexdigest()
            game.apply(game.legal_actions()[game.turn % len(game.legal_actions())])
