"""The pages outside the API: which there are, and what search engines get."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

from hauntboard.server.web.routes.pages import PAGES

from ..copies import ROOT
from .running import HTTP_SECONDS, Server, running

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('pages')}/haunt.db") as server:
        yield server


def request(server: Server, method: str, path: str) -> httpx.Response:
    return httpx.request(method, server.url + path, timeout=HTTP_SECONDS)


@pytest.mark.parametrize("path", ["/", "/watch", "/join", "/learn", "/table/0123456789abcdef/replay"])
def test_a_page_answers_get_and_head_alike(server: Server, path: str) -> None:
    page, head = request(server, "GET", path), request(server, "HEAD", path)
    assert (page.status_code, head.status_code) == (200, 200)
    assert page.headers["content-type"] == head.headers["content-type"] == "text/html; charset=utf-8"
    assert page.text and not head.content


def test_the_server_knows_the_pages_of_the_web_app() -> None:
    app = (ROOT / "frontend/src/App.svelte").read_text(encoding="utf-8")
    assert set(re.findall(r"first === '(\w*)'", app)) == PAGES


@pytest.mark.parametrize("path", ["/nope", "/nope.txt", "/tables", "/watching"])
def test_a_page_that_does_not_exist_is_shown_with_status_404(server: Server, path: str) -> None:
    page = request(server, "GET", path)
    assert page.status_code == 404
    assert "<html" in page.text  # the web app says so in the reader's language
    assert request(server, "HEAD", path).status_code == 404


def test_an_unknown_path_of_the_api_is_no_page(server: Server) -> None:
    answer = request(server, "GET", "/api/nope")
    assert answer.status_code == 404
    assert answer.json()["error"]["id"] == "request-nothing-there"


def test_search_engines_may_visit_the_pages_that_all_visitors_share(server: Server) -> None:
    robots = request(server, "GET", "/robots.txt")
    assert robots.status_code == 200
    assert robots.headers["content-type"].startswith("text/plain")
    assert robots.text.splitlines() == ["User-agent: *", "Disallow: /api/", "Disallow: /table/"]
    assert request(server, "HEAD", "/robots.txt").status_code == 200
