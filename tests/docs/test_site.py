"""The hooks of the documentation site; `make site` builds it."""

from __future__ import annotations

from types import ModuleType

import pytest

from .test_pages import ROOT, tool


@pytest.fixture(scope="module")
def site() -> ModuleType:
    pytest.importorskip("mkdocs")
    return tool("site")


def test_the_page_of_the_http_api_lists_every_route_and_every_type(site: ModuleType) -> None:
    document = site.openapi()
    text = "\n".join(site.routes(document))
    for path, methods in document["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in text
    for name in document["components"]["schemas"]:
        assert f"{{ #type-{name.lower()} }}" in text


def test_the_page_of_the_http_api_has_a_place_for_the_routes(site: ModuleType) -> None:
    assert site.ROUTES in (ROOT / "docs" / site.HTTP_PAGE).read_text(encoding="utf-8")


def test_a_page_that_loads_something_from_another_host_is_noticed(site: ModuleType) -> None:
    for output in ('<script async src="https://a.example/x.js">', '<link rel="s" href="//a.example/x.css">'):
        assert site.LOADED.findall(output)
    assert not site.LOADED.findall('<a href="https://a.example">')
    assert not site.LOADED.findall('<script src="../assets/x.js">')


def test_a_linked_file_outside_docs_becomes_a_page(site: ModuleType) -> None:
    assert site.place(ROOT / "docs/play/README.md") == "play/README.md"
    assert site.place(ROOT / "CHANGELOG.md") == "repository/CHANGELOG.md"
    assert site.place(ROOT / "examples/bot.py") == "repository/examples/bot.py.md"
    assert "def main" in site.outside_page(ROOT / "examples/bot.py")
