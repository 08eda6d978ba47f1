"""A module that only tests load lies on the browser's table although no line of the browser's code knows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from scripts import web
from tests.browser.conftest import Visits
from tests.browser.table import House
from tests.server import support
from tests.template.applying import with_lanterns


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with the module, its table built."""
    place = with_lanterns(tmp_path_factory.mktemp("lanterns"))
    web.build(place)
    return place


@pytest.fixture
def lit(browser: Browser, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visits]:
    """People at a server that has the module."""
    monkeypatch.setattr(support, "ROOT", copy)
    monkeypatch.setenv("REVERIE_PURE", "1")
    with support.server_process(tmp_path) as server:
        visits = Visits(browser, House(server))
        yield visits
        for context in visits.contexts:
            context.close()
    assert not visits.problems, "\n".join(visits.problems)


def test_it_is_shown_answered_and_told(lit: Visits, pictures: Path) -> None:
    """In both languages, from one build."""
    for lang, name, told in (("en", "Lanterns", "burns down"), ("de", "Laternen", "brennt")):
        shown_answered_and_told(lit, pictures, lang, name, told)


def shown_answered_and_told(lit: Visits, pictures: Path, lang: str, name: str, told: str) -> None:
    made = lit.house.new_table("onirim/third/solo/lanterns/seed=7")
    frame = lit.visit(lang).sit(made)
    zone = frame.page.locator("[data-zone='lanterns']")
    expect(zone).to_contain_text(name)
    offers = {action["words"]: action["id"] for action in frame.observation(made)["actions"]}
    assert frame.shown()[offers["light"]] == "spot"
    frame.picture(pictures / f"lanterns-{lang}.png")
    frame.answer(offers["light"])
    assert frame.observation(made)["view"]["lanterns"] == 1
    expect(frame.page.locator("body")).to_contain_text(told)
