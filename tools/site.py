"""Hooks of the documentation site (mkdocs.yml): pages of games, the HTTP API, and files outside docs/.

Pages may link to any file of the repository. A linked file outside docs/ becomes a page of the site, below
``repository/``; code is shown as it is.
"""

from __future__ import annotations

import json
import os
import re
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from litestar.serialization import encode_json
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from hauntboard.games import GAMES
from hauntboard.i18n import Speaker
from hauntboard.server.settings import Settings
from hauntboard.server.web import app

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
OUTSIDE = "repository"
GAME_PAGES = {
    "rules": "Rules",
    "bots": "Bots",
    "notation": "Notation",
    "positions": "Positions",
    "terms": "Terms",
}
HTTP_PAGE = "reference/http-api.md"
ROUTES = "<!-- `make docs` lists the routes here (tools/site.py). -->"
# Scripts, styles and pictures; links that a reader may follow are allowed.
LOADED = re.compile(r'<(?:script|img|iframe|link)\b[^>]*?(?:src|href)="((?:https?:)?//[^"]+)"')
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)#\s]+)(#[^)\s]+)?(?=\))")


# ---- games ----------------------------------------------------------------------------------


def on_config(config: MkDocsConfig) -> None:
    """Fill the section "Games" with the pages of each game's folder in docs/games."""
    for section in config.nav or []:
        if "Games" in section:
            section["Games"] = [{title: pages} for title, pages in game_pages()]


def game_pages() -> Iterator[tuple[str, list[dict[str, str]]]]:
    """Yield the name of every game that has pages, and its pages by title."""
    for name, game in GAMES.items():
        found = [
            {title: f"games/{name}/{page}.md"}
            for page, title in GAME_PAGES.items()
            if (DOCS / "games" / name / f"{page}.md").exists()
        ]
        if found:
            yield Speaker("en").text(f"{game.prefix}-name"), found


# ---- files outside docs/ --------------------------------------------------------------------


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add every file outside docs/ that a page links to, and what such pages link to in turn."""
    waiting = sorted(DOCS.rglob("*.md"))
    seen: set[Path] = set()
    while waiting:
        for target in targets(waiting.pop()):
            if target.is_relative_to(DOCS) or target in seen:
                continue
            seen.add(target)
            files.append(File.generated(config, place(target), content=outside_page(target)))
            if target.suffix == ".md":
                waiting.append(target)
    files.append(File.generated(config, "reference/openapi.json", content=json.dumps(openapi())))
    return files


def targets(page: Path) -> Iterator[Path]:
    """Yield the files that a page links to."""
    for link, _ in LINK.findall(page.read_text(encoding="utf-8")):
        target = (page.parent / link).resolve()
        if target.is_file():
            yield target


def place(target: Path) -> str:
    """Return where a file of the repository is in the site."""
    if target.is_relative_to(DOCS):
        return target.relative_to(DOCS).as_posix()
    path = f"{OUTSIDE}/{target.relative_to(ROOT).as_posix()}"
    return path if target.suffix in (".md", ".png") else f"{path}.md"


def outside_page(target: Path) -> str | bytes:
    """Return the page of a file outside docs/."""
    if target.suffix == ".png":
        return target.read_bytes()
    text = target.read_text(encoding="utf-8")
    if target.suffix == ".md":
        return text
    return f"# {target.relative_to(ROOT).as_posix()}\n\n~~~~{target.suffix[1:] or 'text'}\n{text}\n~~~~\n"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead to where their targets are in the site; list the routes on the page of the HTTP API."""
    here = page.file.src_uri
    if here == HTTP_PAGE:
        markdown = markdown.replace(ROUTES, "\n".join(routes(openapi())))
    outside = here.removeprefix(f"{OUTSIDE}/")
    source = ROOT / outside if outside != here else DOCS / here

    def moved(link: re.Match[str]) -> str:
        target = (source.parent / link[1]).resolve()
        if not target.is_file():
            return link[0]
        return os.path.relpath(place(target), os.path.dirname(here)) + (link[2] or "")

    return LINK.sub(moved, markdown)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> None:
    """Refuse a page that loads anything from another host."""
    if found := LOADED.findall(output):
        raise PluginError(f"{page.file.src_uri} loads {', '.join(found)}")


# ---- the HTTP API ---------------------------------------------------------------------------

Json = dict[str, Any]


@cache
def openapi() -> Json:
    """Return the OpenAPI document of the server, without its random examples."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        litestar: Any = app.create(Settings()).app
        written = encode_json(litestar.openapi_schema.to_schema())
    document: Json = json.loads(written, object_hook=without_examples)
    return document


def without_examples(found: Json) -> Json:
    """Return an object of the document without its examples."""
    return {key: value for key, value in found.items() if key not in ("example", "examples")}


def routes(document: Json) -> Iterator[str]:
    """Yield the lines of the page: all routes by tag, then all types."""
    yield "The [same as JSON](openapi.json).\n"
    by_tag: dict[str, list[tuple[str, str, Json]]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            by_tag.setdefault(operation.get("tags", ["other"])[0], []).append((method, path, operation))
    for tag, operations in sorted(by_tag.items()):
        yield f"\n## {tag.capitalize()}\n"
        for method, path, operation in operations:
            yield from route(method, path, operation)
    yield "\n## Types\n"
    for name, schema in sorted(document["components"]["schemas"].items()):
        yield from type_lines(name, schema)


def route(method: str, path: str, operation: Json) -> Iterator[str]:
    """Yield the lines of one route."""
    yield f'\n??? note "`{method.upper()} {path}` — {operation.get("summary", "")}"\n'
    lines = [operation.get("description", "").strip(), ""]
    if parameters := operation.get("parameters"):
        lines += ["| parameter | in | type | meaning |", "|---|---|---|---|"]
        lines += [
            f"| `{each['name']}`{'' if each.get('required') else ' (optional)'} | {each['in']} "
            f"| {type_of(each.get('schema', {}))} | {cell(each.get('description'))} |"
            for each in parameters
        ]
        lines.append("")
    if body := operation.get("requestBody"):
        lines += [f"Body: {content_type(body)}", ""]
    lines += ["| status | meaning | body |", "|---|---|---|"]
    lines += [
        f"| {status} | {cell(response.get('description'))} | {content_type(response)} |"
        for status, response in operation["responses"].items()
    ]
    yield from (f"    {line}".rstrip() for text in lines for line in text.split("\n"))


def type_lines(name: str, schema: Json) -> Iterator[str]:
    """Yield the lines of a type, under a heading to link to."""
    yield f"\n### {name} {{ #type-{name.lower()} }}\n"
    if text := schema.get("description"):
        yield " ".join(text.split()) + "\n"
    if properties := schema.get("properties"):
        required = schema.get("required", [])
        yield "| field | type | meaning |\n|---|---|---|"
        for field, kind in properties.items():
            optional = "" if field in required else " (optional)"
            yield f"| `{field}`{optional} | {type_of(kind)} | {cell(kind.get('description'))} |"
    else:
        yield type_of(schema)


def content_type(content: Json) -> str:
    """Return the type of a body."""
    kinds = content.get("content", {})
    return ", ".join(type_of(kind.get("schema", {})) or f"`{name}`" for name, kind in kinds.items())


def type_of(schema: Json) -> str:
    """Return a type in words, with links to types that have names."""
    if reference := schema.get("$ref"):
        name = reference.rsplit("/", 1)[-1]
        return f"[{name}](#type-{name.lower()})"
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(type_of(each) for each in schema[several]))
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    kind = schema.get("type", "")
    kinds = kind if isinstance(kind, list) else [kind]
    if "array" in kinds:
        return f"list of {type_of(schema.get('items', {})) or 'any'}"
    return " or ".join(kinds)


def cell(text: str | None) -> str:
    """Return a text as the cell of a table."""
    return " ".join((text or "").split()).replace("|", "\\|")
