"""The OpenAPI document is accurate: every response to any operation is one that it describes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .fixtures_world import World, build
from .running import Server, running

pytestmark = pytest.mark.process

EXAMPLES = 3  # per operation, kind of input and kind of caller
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    allow_header_conformance,
]
# A player at the tables, a program, a browser without a cookie.
CALLERS = [
    ("player", GenerationMode.POSITIVE),
    ("player", GenerationMode.NEGATIVE),
    ("program", GenerationMode.POSITIVE),
    ("nobody", GenerationMode.POSITIVE),
    ("nobody", GenerationMode.NEGATIVE),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with running(f"sqlite:///{folder}/haunt.db", bot_processes=1, log=folder / "log") as server:
        yield server


@pytest.fixture(scope="module")
def world(server: Server) -> World:
    async def built() -> World:
        world = await build(server)
        await world.close()
        return world

    return asyncio.run(built())


@pytest.fixture(scope="module")
def document(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


def headers_of(world: World, caller: str) -> dict[str, str]:
    """Return the headers that identify a caller."""
    return {
        "player": {"cookie": world.ana.cookie},
        "program": {"authorization": f"Bearer {world.bot_token}"},
        "nobody": {},
    }[caller]


def operations(document: Any) -> list[Any]:
    """Return all operations in document order."""
    return [found.ok() for found in document.get_all_operations()]


def aimed(case: Any, target: str, group: str) -> Any:
    """Point a case at an existing table, unless it is about something else."""
    if "id" in (case.path_parameters or {}) and target:
        case.path_parameters["id"] = target
    if "group" in (case.path_parameters or {}) and target:
        case.path_parameters["group"] = group
    return case


def answer(session: requests.Session, url: str, case: Any, headers: dict[str, str]) -> requests.Response:
    """Return the response to a case. Of an endless stream only the head is read."""
    arguments = case.as_transport_kwargs(base_url=url, headers=headers)
    response = session.request(**arguments, stream=True, timeout=30, allow_redirects=False)
    if "ndjson" in response.headers.get("content-type", ""):
        response._content = b""
    else:
        assert response.content is not None
    response.close()
    return response


@pytest.mark.parametrize(("caller", "mode"), CALLERS, ids=lambda each: getattr(each, "value", each))
def test_every_response_is_one_that_the_document_describes(
    document: Any, server: Server, world: World, caller: str, mode: GenerationMode
) -> None:
    headers, wrong = headers_of(world, caller), []
    with requests.Session() as session:
        for operation in operations(document):
            if operation.method.upper() == "DELETE" and operation.path == "/api/me" and caller != "nobody":
                continue  # would delete the identities; has its own test
            try:
                storm(operation, mode, session, server.url, headers, world)
            except Unsatisfiable:
                assert mode is GenerationMode.NEGATIVE and not any(operation.iter_parameters())
            except FailureGroup as group:
                wrong.append(f"{operation.label}: {group}")
    assert not wrong, "\n".join(wrong)


def storm(
    operation: Any, mode: GenerationMode, session: requests.Session, url: str, headers: Any, world: World
) -> None:
    """Send many requests to one operation."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(generation_mode=mode),
        target=st.sampled_from([*world.tables.values(), ""]),
    )
    def ask(case: Any, target: str) -> None:
        case = aimed(case, target, world.group)
        case.validate_response(answer(session, url, case, headers), checks=CHECKS)

    ask()


def test_every_operation_documents_the_errors_that_any_request_can_get(document: Any) -> None:
    for operation in operations(document):
        documented = set(operation.responses.status_codes)
        assert {"400", "403", "408", "413", "422", "429"} <= documented, operation.label
        if "{id}" in operation.path:
            assert {"404", "409"} <= documented, operation.label


def test_not_found_has_the_same_form_as_other_errors(server: Server) -> None:
    for path in ("/api/nothing", "/api/tables/0123456789abcdef/nothing", "/api/games/chess/actions"):
        answer = requests.get(server.url + path, timeout=30)
        assert answer.status_code == 404, path
        assert answer.json()["status"] == 404, path


def test_a_deleted_identity_is_unknown(server: Server) -> None:
    with requests.Session() as session:
        me = f"{server.url}/api/me"
        assert session.post(me, json={"name": "Zoe"}, timeout=30).status_code == 200
        assert session.delete(me, timeout=30).status_code == 204
        assert session.get(me, timeout=30).json() is None
