"""`reverie pack play`: a dream of somebody's own pack at the plain terminal, to see how it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.cli.output import Output
from reverie.cli.session import Session
from reverie.cli.table.etherfields import EtherfieldsTable
from reverie.errors import ReverieError, SpecError, StateError, excerpt
from reverie.games.etherfields.content.model import Content
from reverie.games.etherfields.definition import OfPack
from reverie.games.etherfields.manifest import MANIFEST, SIZES
from reverie.kernel.game import Game
from reverie.kernel.spec import GameSpec

if TYPE_CHECKING:
    from reverie.games.etherfields.content.loading import Pack


class Trial(Session):
    """A game that is not kept: a record could not be played again once the pack has changed."""

    def keep(self) -> ReverieError | None:
        return None

    def save(self, rest: str) -> bool:
        raise StateError("pack-play-not-kept")

    def leave(self) -> bool:
        return False

    def offer(self) -> None:
        return


def encounter_of(read: Pack, own: dict[int, str], wanted: str | None) -> str:
    """The dream or slumber that is meant: the one that is named, or the first that the pack brings."""
    mine = [
        raw.id
        for kind in ("gate", "slumber")
        for raw in read.builder.raw.values()
        if raw.kind == kind and (not own or raw.pack in own)
    ]
    if not mine:
        raise StateError("pack-play-nothing")
    if wanted is not None and wanted not in mine:
        raise SpecError("pack-play-dream", place="--dream", value=excerpt(wanted), allowed=mine[:20])
    return wanted or mine[0]


def try_out(out: Output, content: Content, encounter: str, players: int, seed: int) -> None:
    """Play it."""
    played = OfPack(content, encounter)
    rules = f"{MANIFEST.game}/{MANIFEST.editions[0].name}/{SIZES[players - 1]}"
    game = Game(played, GameSpec.parse(rules, {MANIFEST.game: played.manifest}).with_seed(seed))
    Trial(game, out, table=EtherfieldsTable(out.speech, out.width, game.players, content)).run()
