"""The table in the browser: the files that the build has put into the package."""

import gzip
from collections.abc import Awaitable, Callable, Collection, Mapping
from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File, Redirect

from sunstone.server.errors import Refusal
from sunstone.server.http.common import AnyRequest

SCHEMA = "/schema/openapi.json"
COMPRESSED = (("br", ".br"), ("gzip", ".gz"))
"""Encodings the build writes twins for, the best first."""
INDEX = "index.html"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What the build writes. The system's own list is not asked: on Windows any program may have changed it."""
TITLE = "<title>Sunstone</title>"
"""In the page itself; in its place stands what the page is about."""
Head = Callable[[AnyRequest, str], Awaitable[str]]
"""Says what the page at a path is about, in the terms of HTML."""


def web_folder() -> Path:
    """Where the built pages lie; the folder is missing in a checkout where they were never built."""
    return Path(str(files("sunstone").joinpath("web")))


@get("/", include_in_schema=False, sync_to_thread=False)
def to_schema() -> Redirect:
    """Without pages the server still speaks: here is how."""
    return Redirect(SCHEMA)


def page_handlers(folder: Path, head: Head) -> list[HTTPRouteHandler]:
    """The pages, if there are any; every address that is no file is one the page itself understands.

    What files there are is read once: what a visitor asks for never becomes a path of this computer.
    """
    built = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    if INDEX not in built:
        return [to_schema]
    index = built[INDEX].read_text(encoding="utf-8")

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: AnyRequest, path: FromPath[str] = "") -> File | Response[bytes]:
        """A file of the pages, or the page itself."""
        if path.startswith(("/api", "/schema")):
            raise Refusal("not_found")
        wanted, accepted = path.lstrip("/"), request.headers.get("accept-encoding", "")
        if wanted in built and wanted != INDEX:
            return _file(built, wanted, accepted)
        whole = index.replace(TITLE, await head(request, path), 1).encode()
        packed = "gzip" in _wishes(accepted)
        headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(gzip.compress(whole) if packed else whole, media_type="text/html", headers=headers)

    return [page]


def _file(built: Mapping[str, Path], name: str, accepted: str) -> File:
    sent, encoding = _encoded(built, name, accepted)
    headers = {
        # What the build names by its contents never changes.
        "cache-control": "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache",
        "vary": "accept-encoding",
    }
    if encoding:
        headers["content-encoding"] = encoding
    return File(
        path=built[sent],
        filename=built[name].name,
        media_type=TYPES.get(built[name].suffix, "application/octet-stream"),
        content_disposition_type="inline",
        headers=headers,
    )


def _wishes(accepted: str) -> set[str]:
    return {part.partition(";")[0].strip() for part in accepted.lower().split(",")}


def _encoded(built: Collection[str], name: str, accepted: str) -> tuple[str, str]:
    """The file as the browser likes it best: a compressed twin and its encoding, or the file itself."""
    wishes = _wishes(accepted)
    for encoding, suffix in COMPRESSED:
        if encoding in wishes and name + suffix in built:
            return name + suffix, encoding
    return name, ""
