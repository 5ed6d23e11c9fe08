"""What a link says of itself where it is posted: title, words and picture, without scripts."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from sunstone.server.http.previews import Previews
from sunstone.server.http.web import TITLE, page_handlers
from tests.server.storage import Storage, with_storage

Told = dict[str, str]
Tell = Callable[..., Awaitable[Told]]
HOME = "Sunstone: board games in your browser"


def _pages(storage: Storage, folder: Path, origins: tuple[str, ...]) -> httpx.AsyncClient:
    built = folder / "web"
    (built / "previews").mkdir(parents=True, exist_ok=True)
    for name in ("sunstone", "coatl"):
        (built / "previews" / f"{name}.png").write_bytes(b"")
    (built / "index.html").write_text(f"<html><head>{TITLE}</head></html>")
    app: Any = Litestar(page_handlers(built, Previews(storage.database, origins, built).head))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here.test")


def told(folder: Path, story: Callable[[Storage, Tell], Awaitable[None]], *origins: str) -> None:
    """Run a story with a site's storage and a way to read the tags of a page by name, its title among them."""

    async def whole(storage: Storage) -> None:
        async with _pages(storage, folder, origins) as client:

            async def tell(path: str, **headers: str) -> Told:
                text = (await client.get(path, headers=headers)).text
                tags = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', text)
                (title,) = re.findall("<title>(.*?)</title>", text)
                return {name: unescape(content) for name, content in [*tags, ("title", title)]}

            await story(storage, tell)

    with_storage(folder, whole)


def test_pages_of_no_game_tell_what_one_can_do_here(tmp_path: Path) -> None:
    async def story(_: Storage, tell: Tell) -> None:
        for path in (
            "/",
            "/settings",
            "/nowhere",
            "/rules",
            "/rules/chess",
            "/table/none",
            "/shared/x/y",
            "/table/%00",
        ):
            found = await tell(path)
            assert found["title"] == found["og:title"] == HOME, path
            assert "Cóatl" in found["description"]
            assert found["description"] == found["og:description"]
            assert found["og:image"] == "http://here.test/previews/sunstone.png"
            assert found["og:url"] == "http://here.test/"

    told(tmp_path, story)


def test_the_rules_of_a_game_show_its_cover_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async def story(_: Storage, tell: Tell) -> None:
        found = await tell("/rules/coatl")
        assert found["og:title"] == "Cóatl: rules"
        assert found["og:image"] == "http://here.test/previews/coatl.png"
        assert found["og:url"] == "http://here.test/rules/coatl"
        czech = await tell("/rules/endless_winter", **{"accept-language": "cs"})
        assert czech["title"] == "Věčná zima: pravidla"
        # A game without a picture of its own.
        assert czech["og:image"] == "http://here.test/previews/sunstone.png"
        assert (await tell("/new/tzolkin"))["title"] == "Play Tzolk'in"

    told(tmp_path, story)


def test_a_table_tells_its_game_to_strangers_who_may_see_it_and_nothing_to_others(tmp_path: Path) -> None:
    async def story(storage: Storage, tell: Tell) -> None:
        table = await storage.table(visible=False)
        path = f"/table/{table.id}"
        # The link to a private table invites to it until the game ends.
        found = await tell(path)
        assert found["title"] == "A table of Cóatl"
        assert found["og:url"].endswith(path)
        assert "Eva" not in str(found)
        storage.sql("UPDATE tables SET status = 'finished'")
        assert (await tell(path))["title"] == HOME
        storage.sql("UPDATE tables SET visible = 1")
        assert (await tell(path))["title"] == "A table of Cóatl"
        storage.sql("UPDATE tables SET own_box = 1")
        assert (await tell(path))["title"] == HOME

    told(tmp_path, story)


def test_a_shared_review_tells_its_game_but_never_of_somebody_s_own_box(tmp_path: Path) -> None:
    async def story(storage: Storage, tell: Tell) -> None:
        table = await storage.table(visible=False)
        storage.sql("UPDATE tables SET status = 'finished'")
        storage.sql("INSERT INTO shares (token, table_id, created) VALUES ('abc234', ?, 0)", (table.id,))
        assert (await tell("/shared/abc234"))["title"] == "Cóatl: a finished game"
        assert (await tell("/shared/abc235"))["title"] == HOME
        storage.sql("UPDATE tables SET own_box = 1")
        assert (await tell("/shared/abc234"))["title"] == HOME

    told(tmp_path, story)


def test_addresses_are_those_the_public_knows(tmp_path: Path) -> None:
    """Behind a proxy neither the scheme nor the host that reaches us need be what people see."""

    async def story(_: Storage, tell: Tell) -> None:
        assert (await tell("/"))["og:image"] == "https://play.example.org/previews/sunstone.png"
        assert (await tell("/", host="other.example.org"))["og:url"] == "https://other.example.org/"

    told(tmp_path, story, "https://play.example.org", "https://other.example.org/")


@pytest.mark.parametrize("path", ['/rules/coatl"><script>x', "/table/<script>"])
def test_what_is_told_cannot_break_the_page(tmp_path: Path, path: str) -> None:
    async def story(storage: Storage) -> None:
        async with _pages(storage, tmp_path, ()) as client:
            assert "<script>" not in (await client.get(path, headers={"host": 'x"><script>'})).text

    with_storage(tmp_path, story)


def test_the_page_is_sent_compressed_to_whoever_can_read_it(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        async with _pages(storage, tmp_path, ()) as client:
            for wish, encoding in (("gzip, br", "gzip"), ("identity", None)):
                answer = await client.get("/", headers={"accept-encoding": wish})
                assert answer.headers.get("content-encoding") == encoding
                assert HOME in answer.text

    with_storage(tmp_path, story)
