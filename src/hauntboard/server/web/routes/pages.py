"""The web app as built into the package."""

from __future__ import annotations

from pathlib import Path

from litestar import HttpMethod, MediaType, Response, route
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import File
from litestar.static_files import create_static_files_router

from ....i18n import Speaker
from .common import AnyRequest, speaker_for

WEB = Path(__file__).parents[3] / "web"
INDEX = WEB / "index.html"
# Files that browsers expect at the root: service worker, manifest, icons.
AT_ROOT = [
    *("/sw.js", "/manifest.webmanifest", "/favicon.svg", "/icon-maskable.svg", "/apple-touch-icon.png"),
    *("/icon-192.png", "/icon-512.png", "/icon-maskable-192.png", "/icon-maskable-512.png"),
]
MEDIA = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}
# Asset names contain a hash of their content.
IMMUTABLE = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)


# The first parts of the paths that the web app has pages for.
PAGES = {"", "table", "rules", "learn", "join", "watch", "history", "ratings"}
ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /table/\n"
READ = [HttpMethod.GET, HttpMethod.HEAD]


@route(["/", "/{page:path}"], http_method=READ, include_in_schema=False, media_type=MediaType.HTML)
async def page(request: AnyRequest) -> Response[str]:
    """Return the web app, with status 404 if it has no such page. Raise 404 below the API."""
    first = request.url.path.split("/")[1]
    if first == "api":
        raise NotFoundException
    status = 200 if first in PAGES else 404
    if INDEX.exists():
        headers = {"cache-control": "no-cache"}
        text = INDEX.read_text(encoding="utf-8")
        return Response(text, media_type=MediaType.HTML, status_code=status, headers=headers)
    return Response(placeholder(speaker_for(request)), media_type=MediaType.HTML, status_code=status)


@route("/robots.txt", http_method=READ, include_in_schema=False, media_type=MediaType.TEXT)
async def robots() -> str:
    """Return what search engines may visit: pages that are the same for all visitors."""
    return ROBOTS


def placeholder(speaker: Speaker) -> str:
    """Return a page for packages built without the web app."""
    return (
        f'<!doctype html><html lang="{speaker.language}"><meta charset="utf-8">'
        f"<title>Hauntboard</title><h1>Hauntboard</h1><p>{speaker.text('server-no-pages')}</p>"
        '<p><a href="/api/openapi.json">/api/openapi.json</a></p></html>'
    )


@route(AT_ROOT, http_method=READ, include_in_schema=False)
async def at_root(request: AnyRequest) -> File:
    """Return a file with a fixed name, which must not be cached."""
    file = WEB / request.url.path.lstrip("/")
    if not file.is_file():
        raise NotFoundException
    headers = {"cache-control": "no-cache"}
    return File(file, media_type=MEDIA[file.suffix], content_disposition_type="inline", headers=headers)


ROUTES = [page, robots, at_root]
if (WEB / "assets").is_dir():
    assets = create_static_files_router(
        "/assets", [WEB / "assets"], include_in_schema=False, cache_control=IMMUTABLE
    )
    ROUTES.insert(0, assets)  # type: ignore[arg-type]
