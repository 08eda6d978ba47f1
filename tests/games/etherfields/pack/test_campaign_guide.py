"""The campaign of the guide "Write a campaign": built from the page, it passes all checks and is played to its ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from reverie.games.etherfields import rules
from reverie.games.etherfields.agents.rules import choose
from reverie.games.etherfields.campaign.course import new_campaign
from reverie.games.etherfields.content.checks import check_all
from reverie.games.etherfields.content.loading import Pack, examine
from reverie.games.etherfields.core.engine import Engine
from tests.games.etherfields.tables import do, offered, play

PARTS = rules.PARTS  # importing it announces what all frames and words do
GUIDE = Path(__file__).resolve().parents[4] / "docs" / "packs" / "campaign.md"
BLOCK = re.compile(r"^```yaml\n# (nights/[\w-]+\.yaml)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
ANSWERS = 20_000


@pytest.fixture(scope="module")
def nights(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    folder = tmp_path_factory.mktemp("guide")
    for name, body in BLOCK.findall(GUIDE.read_text("utf-8")):
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(body)
    return examine([folder / "nights"])


def test_nothing_is_wrong_with_it(nights: Pack) -> None:
    assert check_all(nights) == []


def test_it_is_played_to_an_end(nights: Pack) -> None:
    assert nights.content is not None
    ends = set()
    for seed in range(4):
        e = new_campaign(nights.content, ["porter"], seed, {}, listening=True)
        for _ in range(ANSWERS):
            if e.state.result or not e.choices():
                break
            e.choose(choose(e, None))
        ends.add(str(e.state.result))
        assert {2, 3} & set(e.state.team.scripts_read)  # the first night
        assert {6, 7} & set(e.state.team.scripts_read)  # the second
        assert {11, 12} & set(e.state.team.scripts_read)  # an end
    assert ends


@pytest.mark.parametrize(("warm", "answers"), [(1, ["choose warm", "choose any"]), (0, [])])
def test_the_end_depends_on_what_was_done(nights: Pack, warm: int, answers: list[str]) -> None:
    assert nights.content is not None
    e: Engine = new_campaign(nights.content, ["porter"], 1, {})
    e.state.team.flags["warm_key"] = warm
    do(e, nights.content.script[10].do, source="script:10")
    if warm:
        assert offered(e) == answers
        assert e.question is not None
        assert e.question.about["checklist"] == [False, True]
        play(e, "choose warm")
    assert (12 if warm else 11) in e.state.team.scripts_read
