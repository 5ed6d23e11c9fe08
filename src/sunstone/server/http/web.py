"""The table in the browser: the files that the build has put into the package."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File, Redirect

from sunstone.server.errors import Refusal
from sunstone.server.http.common import AnyRequest

SCHEMA = "/schema/openapi.json"
COMPRESSED = (("br", ".br"), ("gzip", ".gz"))
"""Encodings the build writes twins for, the best first."""


def web_folder() -> Path:
    """Where the built pages lie; the folder is missing in a checkout where they were never built."""
    return Path(str(files("sunstone").joinpath("web")))


@get("/", include_in_schema=False, sync_to_thread=False)
def to_schema() -> Redirect:
    """Without pages the server still speaks: here is how."""
    return Redirect(SCHEMA)


def _encoded(path: Path, accepted: str) -> tuple[Path, str]:
    """The file as the browser likes it best: a compressed twin and its encoding, or the file itself."""
    wishes = {part.partition(";")[0].strip() for part in accepted.lower().split(",")}
    for encoding, suffix in COMPRESSED:
        twin = path.with_name(path.name + suffix)
        if encoding in wishes and twin.is_file():
            return twin, encoding
    return path, ""


def page_handlers(folder: Path) -> list[HTTPRouteHandler]:
    """The pages, if there are any; every address that is no file is one the page itself understands."""
    index = folder / "index.html"
    if not index.is_file():
        return [to_schema]

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: AnyRequest, path: FromPath[str] = "") -> File:
        """A file of the pages, or the page itself."""
        wanted = (folder / path.lstrip("/")).resolve()
        if path.startswith(("/api", "/schema")):
            raise Refusal("not_found")
        inside = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
        found = wanted if inside else index
        # What the build names by its contents never changes.
        lasting = inside and wanted.parent.name == "assets"
        sent, encoding = _encoded(found, request.headers.get("accept-encoding", ""))
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
            "vary": "accept-encoding",
        }
        if encoding:
            headers["content-encoding"] = encoding
        return File(
            path=sent,
            filename=found.name,
            media_type=mimetypes.guess_type(found.name)[0] or "application/octet-stream",
            content_disposition_type="inline",
            headers=headers,
        )

    return [page]
