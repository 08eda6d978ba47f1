"""T15: requests made from the OpenAPI document, right and wrong ones, alone and in chains. None is answered with a
server error, and every answer is one that the document promises: status, content type, headers, body.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok

from reverie.server.http import GUEST_COOKIE, SEAT_COOKIE
from tests.fuzz.every_game import GAMES, any_game, positions, records, spoil_record
from tests.server.hostile.houses import threaded_server
from tests.server.hostile.pool import Pool, fill

SEED = 20
# A spec and a record have a grammar of their own, which is beyond a schema: 422 says so. What is far too large is
# refused for its size, whatever else is wrong with it.
REFUSED = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429"]
CONFIG = {
    "checks": {
        "positive_data_acceptance": {"expected-statuses": ["2xx", "401", "403", "404", "409", "422"]},
        "negative_data_rejection": {"expected-statuses": REFUSED},
    }
}
STEPS = 10
SIZE = 12  # games at questions, of each kind

Amount = Callable[[int, int], int]
Case = schemathesis.Case[Any]


def quietly(count: int) -> settings:
    """So many examples; nothing is remembered from one run to the next."""
    return settings(
        max_examples=count, deadline=None, database=None, phases=[Phase.generate], stateful_step_count=STEPS,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip


class House:
    """The server, its document, and a session in which requests are counted."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.session = requests.Session()
        self.schema = schemathesis.openapi.from_url(f"{url}/openapi.json", config=SchemathesisConfig.from_dict(CONFIG))
        self.pool: Pool = asyncio.run(fill(url))
        self.seen: Counter[tuple[str, int]] = Counter()

    def ask(self, case: Case, headers: dict[str, str] | None = None) -> None:
        """One request, and every check that there is."""
        self.session.cookies.clear()
        response = case.call_and_validate(session=self.session, headers=headers)
        self.seen[case.operation.label, response.status_code] += 1

    @property
    def operations(self) -> list[Any]:
        """Everything that the document names."""
        return [found.ok() for found in self.schema.get_all_operations() if isinstance(found, Ok)]

    def statuses(self, label: str) -> set[int]:
        """How some requests were answered."""
        return {status for seen, status in self.seen if seen == label}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    with threaded_server(folder) as running:
        found = House(running.url)
        yield found
        found.session.close()
        assert running.service.metrics.registry.get_sample_value("reverie_faults_total") == 0


def printable(size: int) -> st.SearchStrategy[str]:
    """What can stand in a header."""
    return st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=size)


def headers_of(url: str, pool: Pool) -> st.SearchStrategy[dict[str, str]]:
    """Headers that the document does not speak of, and that the server reads all the same."""
    token = st.sampled_from(pool.tokens) | printable(60)
    cookies = st.tuples(st.sampled_from([SEAT_COOKIE, GUEST_COOKIE, "other"]), token).map("=".join)
    return st.fixed_dictionaries(
        {},
        optional={
            "Accept-Language": st.sampled_from(["de", "de-AT;q=0.9, en", "x" * 300]) | printable(40),
            "Authorization": st.tuples(st.sampled_from(["Bearer", "bearer", "Basic", ""]), token)
            .map(" ".join)
            .map(str.strip),
            "Cookie": cookies | st.lists(cookies, max_size=4).map("; ".join),
            "Origin": st.sampled_from([url, url.upper(), "null", "https://elsewhere.example"]) | printable(40),
            "Content-Type": st.sampled_from(["application/json", "text/plain", "application/json; charset=utf-7"])
            | printable(30),
            "X-Forwarded-For": printable(40),
        },
    )


def test_each_request_alone(house: House, amount: Amount) -> None:
    """Right and wrong by the document, with and without headers that it does not know."""
    each = amount(6, 150)
    for operation in house.operations:
        for mode in GenerationMode.POSITIVE, GenerationMode.NEGATIVE:
            if mode == GenerationMode.NEGATIVE and not operation.path_parameters and not operation.body:
                continue  # there is nothing about it that could be wrong

            @seed(SEED)
            @quietly(each)
            @given(case=operation.as_strategy(generation_mode=mode))
            def plain(case: Case) -> None:
                house.ask(case)

            plain()

        @seed(SEED)
        @quietly(each)
        @given(case=operation.as_strategy(), headers=headers_of(house.url, house.pool))
        def dressed(case: Case, headers: dict[str, str]) -> None:
            case.headers.update(headers)
            response = case.call(session=house.session)
            house.session.cookies.clear()
            case.validate_response(response, checks=promised())
            house.seen[case.operation.label, response.status_code] += 1

        dressed()
    assert 200 in house.statuses("GET /api/games")
    answer = house.session.post(f"{house.url}/api/tables", data="{}", headers={"Content-Type": "text/plain"})
    assert answer.status_code == 415  # few headers are drawn for each request: this one is not left to chance


def promised() -> list[Any]:
    """The checks of the answer alone, for requests that were not made from the document."""
    from schemathesis import checks

    return list(
        checks.CHECKS.get_by_names(
            [
                "not_a_server_error",
                "status_code_conformance",
                "content_type_conformance",
                "response_headers_conformance",
                "response_schema_conformance",
            ]
        )
    )


def test_requests_about_real_tables(house: House, amount: Amount) -> None:
    """Every table with every link: some fit, most do not."""
    pool = house.pool
    at_table = [operation for operation in house.operations if "{table}" in operation.path]
    any_key = st.tuples(st.sampled_from(pool.tables), st.sampled_from(pool.tokens))
    chosen = st.sampled_from(at_table).flatmap(lambda operation: operation.as_strategy())

    def ask_at(case: Case, table: str, token: str, cookie: bool) -> None:
        if case.operation.path.endswith(("/rotate", "/leave")):
            token = pool.watching.get(table, token)  # the links of players are needed again
        case.path_parameters["table"] = table
        if isinstance(case.body, dict) and "token" in case.body:
            case.body["token"] = token
        case.headers.pop("Authorization", None)
        case.headers.update({"Cookie": f"{SEAT_COOKIE}={token}", "Origin": house.url} if cookie else bearer(token))
        response = case.call(session=house.session)
        house.session.cookies.clear()
        case.validate_response(response, checks=promised())
        house.seen[case.operation.label, response.status_code] += 1

    for operation in at_table:
        if operation.body:
            continue
        for table, token in pool.keys:
            ask_at(operation.Case(path_parameters=place(operation.path, table)), table, token, cookie=False)
    for path in ("/document", "/record", "/observation", ""):
        assert 200 in house.statuses(f"GET /api/tables/{{table}}{path}")
    assert 200 in house.statuses("POST /api/tables/{table}/follow")

    @seed(SEED)
    @quietly(amount(80, 2_500))
    @given(case=chosen, key=st.sampled_from(pool.keys) | any_key, cookie=st.booleans())
    def ask(case: Case, key: tuple[str, str], cookie: bool) -> None:
        ask_at(case, *key, cookie)

    ask()


def place(path: str, table: str) -> dict[str, object]:
    """What a path at a table asks for."""
    return {"table": table, "answers": 0} if "{answers}" in path else {"table": table}


def bearer(token: str) -> dict[str, str]:
    """How programs show their link."""
    return {"Authorization": f"Bearer {token}"}


def test_records_with_one_change(house: House, amount: Amount) -> None:
    """A real record, mutated: it becomes a table or it is refused in words."""
    record = house.pool.records[0]
    operation = house.schema["/api/records"]["POST"]
    places = st.integers(0, len(record))
    changes = st.lists(st.tuples(places, st.integers(0, 9), st.text(max_size=6)), max_size=3)

    @seed(SEED)
    @quietly(amount(20, 500))
    @given(changes=changes)
    def bring(changes: list[tuple[int, int, str]]) -> None:
        text = record
        for place, size, instead in changes:
            text = text[:place] + instead + text[place + size :]
        house.ask(operation.Case(body={"record": text or "0"}, media_type="application/json"))

    bring()
    assert 201 in house.statuses("POST /api/records")


@pytest.mark.parametrize("name", GAMES)
def test_spoilt_records_of_every_game(house: House, name: str, amount: Amount) -> None:
    """Records of every game, spoilt, with spoilt positions to begin with: each is a table, or refused in words."""
    rng, kept, texts = random.Random(f"{SEED} {name}"), records(name, SIZE), positions(name, SIZE)
    operation = house.schema["/api/records"]["POST"]
    house.ask(operation.Case(body={"record": kept[0].text()}, media_type="application/json"))
    for _ in range(amount(10, 1_000)):
        text = spoil_record(rng, name, kept, texts)
        house.ask(operation.Case(body={"record": text or "0"}, media_type="application/json"))
    assert {201, 422} <= house.statuses("POST /api/records")


def test_chains_of_requests(house: House, amount: Amount) -> None:
    """What follows from an answer is asked next: a table is made, entered, looked at, left, and asked for once more."""
    machine: Any = house.schema.as_state_machine()
    specs = [any_game(name, random.Random(SEED)).spec.rules_text() for name in GAMES]

    class Guest(machine):  # type: ignore[misc]
        """Somebody who keeps the links that they were told."""

        def setup(self) -> None:
            self.tokens: dict[str, list[str]] = {}
            self.links: dict[str, list[str]] = {}  # not entered yet

        def before_call(self, case: Case) -> None:
            if case.operation.label == "POST /api/tables" and len(self.tokens) < len(specs):
                case.body = {"spec": specs[len(self.tokens)]}
            table = case.path_parameters.get("table") if case.path_parameters else None
            known = self.tokens.get(str(table))
            if known and case.operation.label.endswith("/enter"):
                links = self.links[str(table)]
                case.body = {"token": links.pop() if links else known[-1]}
            elif known:
                case.headers["Authorization"] = f"Bearer {known[-1]}"
            house.session.cookies.clear()

        def get_call_kwargs(self, case: Case) -> dict[str, Any]:
            return {"session": house.session}

        def after_call(self, response: Any, case: Case) -> None:
            super().after_call(response, case)
            house.seen[case.operation.label, response.status_code] += 1
            if response.status_code in (200, 201) and "json" in response.headers.get("content-type", [""])[0]:
                told = response.json()
                if "links" in told:
                    where = f"{house.url}/api/tables/{told['table']}/enter"
                    *self.links[told["table"]], mine = (link["token"] for link in told["links"])
                    self.tokens[told["table"]] = [house.session.post(where, json={"token": mine}).json()["token"]]
                elif told.get("token"):
                    self.tokens.setdefault(str(case.path_parameters["table"]), []).append(told["token"])

        def validate_response(self, response: Any, case: Case, **rest: Any) -> None:
            case.validate_response(response, checks=promised())

    @seed(SEED)
    def chains() -> None:
        Guest.run(settings=quietly(amount(45, 250)))

    chains()
    for path in ("", "/observation", "/document"):
        assert 200 in house.statuses(f"GET /api/tables/{{table}}{path}")
    for path, status in (("/enter", 200), ("/rotate", 200), ("/leave", 204)):
        assert status in house.statuses(f"POST /api/tables/{{table}}{path}")
