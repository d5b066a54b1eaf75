"""The web app as built into the package."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, get
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


@get(["/", "/{page:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: AnyRequest) -> Response[str]:
    """Return the web app; it handles every path outside the API."""
    if request.url.path.startswith("/api/"):
        raise NotFoundException
    if INDEX.exists():
        headers = {"cache-control": "no-cache"}
        return Response(INDEX.read_text(encoding="utf-8"), media_type=MediaType.HTML, headers=headers)
    return Response(placeholder(speaker_for(request)), media_type=MediaType.HTML)


def placeholder(speaker: Speaker) -> str:
    """Return a page for packages built without the web app."""
    return (
        f'<!doctype html><html lang="{speaker.language}"><meta charset="utf-8">'
        f"<title>Hauntboard</title><h1>Hauntboard</h1><p>{speaker.text('server-no-pages')}</p>"
        '<p><a href="/api/openapi.json">/api/openapi.json</a></p></html>'
    )


@get(AT_ROOT, include_in_schema=False)
async def at_root(request: AnyRequest) -> File:
    """Return a file with a fixed name, which must not be cached."""
    file = WEB / request.url.path.lstrip("/")
    if not file.is_file():
        raise NotFoundException
    headers = {"cache-control": "no-cache"}
    return File(file, media_type=MEDIA[file.suffix], content_disposition_type="inline", headers=headers)


ROUTES = [page, at_root]
if (WEB / "assets").is_dir():
    assets = create_static_files_router(
        "/assets", [WEB / "assets"], include_in_schema=False, cache_control=IMMUTABLE
    )
    ROUTES.insert(0, assets)  # type: ignore[arg-type]
