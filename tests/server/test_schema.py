"""The API keeps its own description, whatever it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sunstone.server.app import Server
from sunstone.server.settings import read_settings
from tests.server import backends
from tests.server.site import Person, Site, play_out, running

EXAMPLES = 25


class Fuzzed:
    """A site with somebody signed in, and a table in every state to ask about."""

    def __init__(self, site: Site) -> None:
        self.address = site.processes[0].address
        self.eva = site.registered("Eva")
        jan = site.guest("Jan")
        self.tables = [
            self.eva.open_table(),
            self.eva.started(jan),
            self.eva.started(seats=["me", "here:Granny"]),
        ]
        over = self.eva.started(jan)
        play_out(over, self.eva, jan)
        self.tables.append(over)
        self.token = self.eva.post("/me/tokens", {"name": "fuzz"})["token"]

    def headers(self, path: str) -> dict[str, str]:
        """Signed in by cookie; where that would sign us out, by token."""
        if path in (
            "/api/logout",
            "/api/me/delete",
            "/api/me",
            "/api/register",
            "/api/login",
            "/api/guest",
            "/api/me/sessions",
        ):
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": f"sunstone={self.eva.http.cookies['sunstone']}", "X-Sunstone": "1"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def fuzzed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    """A site that is asked everything, on each database: what one takes, the other may refuse."""
    options: tuple[str, ...] = ()
    if request.param == "postgresql":
        server: backends.Postgres = request.getfixturevalue("postgres")
        options = ("--database", server.new_database())
    with running(tmp_path_factory.mktemp("fuzz"), *options) as site:
        yield Fuzzed(site)


def _described() -> dict[str, Any]:
    settings = read_settings(folder=Path("nowhere"), environment={"SUNSTONE_SECRET": "x"})
    return Server(settings).litestar.openapi_schema.to_schema()


schema = schemathesis.openapi.from_dict(_described())


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
def test_no_request_breaks_the_server_and_every_answer_is_as_described(case: Any, fuzzed: Fuzzed) -> None:
    for number, table in enumerate(("", *fuzzed.tables)):
        if "table" in case.path_parameters and number:
            case.path_parameters["table"] = table
        elif number:
            break
        case.call_and_validate(
            base_url=fuzzed.address,
            headers=fuzzed.headers(case.operation.path),
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )


def test_the_description_names_every_door(site: Site) -> None:
    described = httpx.get(f"{site.processes[0].address}/schema/openapi.json").json()
    assert described == _described()
    paths = set(described["paths"])
    for path in ("/api/guest", "/api/tables/{table}/actions", "/api/shared/{token}", "/health", "/api/ratings/{game}"):
        assert path in paths
    for path, operations in described["paths"].items():
        for operation in operations.values():
            assert operation["summary"], path
            assert "400" in operation["responses"], path
    person: Person = site.guest("Eva")
    assert person.get("/me")["user"]
