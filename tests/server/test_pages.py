"""The pages: files that were built, and nothing else of this computer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sunstone.core.errors import SunstoneError
from sunstone.server.http import common
from sunstone.server.http.web import page_handlers


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[TestClient[Any]]:
    """A site of three files, and a secret beside it."""
    built = tmp_path / "web"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("the page")
    (built / "assets" / "app-1234.js").write_text("the program")
    (built / "assets" / "app-1234.js.br").write_bytes(b"compressed")
    (tmp_path / "secret").write_text("secret")

    async def head(_request: object, _path: str) -> str:
        return ""

    app = Litestar(page_handlers(built, head), exception_handlers={SunstoneError: common.sunstone_error})
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/tables/abc",
        "/%00",
        "/a%00b",
        "/" + "a" * 300,
        "/" + "a" * 5000,
        "/" + "a/" * 3000,
        "/assets",
        "/assets/nothing.js",
        "/..%2fsecret",
        "/%2e%2e/secret",
        "/assets/..%2f..%2fsecret",
        "/%2fetc%2fpasswd",
        "/%ff%fe",
    ],
)
def test_every_address_that_is_no_file_is_the_page(pages: TestClient[Any], path: str) -> None:
    answer = pages.get(path)
    assert (answer.status_code, answer.text) == (200, "the page")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_lasts_and_comes_compressed_to_whoever_can_read_it(pages: TestClient[Any]) -> None:
    plain = pages.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == "the program"
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"].startswith("text/javascript")
    with pages.stream("GET", "/assets/app-1234.js", headers={"Accept-Encoding": "gzip;q=1, br"}) as packed:
        assert packed.headers["content-encoding"] == "br"
        assert b"".join(packed.iter_raw()) == b"compressed"


def test_what_is_for_programs_is_no_page(pages: TestClient[Any]) -> None:
    for path in ("/api/nothing", "/schema/nothing"):
        assert pages.get(path).status_code == 404
