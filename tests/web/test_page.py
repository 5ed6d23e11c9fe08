"""The browser's side of what Python owns: the types of the wire, and the words of the pages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tools import wire_types

from sunstone.i18n import LANGUAGES
from sunstone.server.live.frames import ClientFrame, ServerFrame
from sunstone.table.frames import Entry, Position, TableInfo

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
# What the pages take from other catalogues (see web/build/catalogues.ts).
BORROWED = re.compile(r"^(?:[a-z-]+-name|[a-z-]+-option-[a-z-]+|level-[a-z]+|bot-[a-z]+)$")


class Inner(msgspec.Struct):
    name: str


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    """What it is."""

    needed: int | None
    inner: list[Inner | None]
    plain: dict[str, Any]
    counts: dict[str, int] = {}


def _asked() -> set[str]:
    """Every message the pages ask for: they name them whole."""
    return {
        found
        for path in sorted((WEB / "src").rglob("*"))
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
        for found in re.findall(r"[\"'`](web-[a-z0-9-]+)[\"'`]", path.read_text(encoding="utf-8"))
    }


def _messages(path: Path) -> set[str]:
    return {
        entry.id.name
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    written = wire_types.TARGET.read_text(encoding="utf-8")
    assert written == wire_types.typescript(), "run: python tools/wire_types.py"


def test_every_frame_has_its_type() -> None:
    text = wire_types.typescript()
    for union in (ClientFrame, ServerFrame):
        for frame in union.__args__:
            assert f"export interface {frame.__name__} {{\n  type: " in text


def test_types_are_spelled_as_typescript_writes_them() -> None:
    assert wire_types.interface(Outer) == (
        "/** What it is. */\n"
        "export interface Outer {\n"
        "  needed: number | null\n"
        "  inner: (Inner | null)[]\n"
        "  plain: Plain\n"
        "  counts?: Record<string, number>\n"
        "}"
    )


def test_what_the_server_sends_is_always_whole() -> None:
    """A field with a default is left out by nobody, so the browser need not ask whether it is there."""
    for struct in (Position, Entry, TableInfo):
        assert not struct.__struct_config__.omit_defaults
        assert "?:" not in wire_types.interface(struct)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_ask_for_the_messages_there_are(language: str) -> None:
    there = _messages(ROOT / "locales" / language / "web.ftl")
    assert sorted(_asked() - there) == []
    assert sorted(there - _asked()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_borrowed_messages_exist(language: str) -> None:
    there: set[str] = set()
    for path in (ROOT / "locales" / language).glob("*.ftl"):
        if path.name != "web.ftl":
            there |= {message for message in _messages(path) if BORROWED.match(message)}
    assert {"coatl-name", "tzolkin-name", "coatl-option-promo", "level-steady", "bot-steady"} <= there


def test_the_build_borrows_what_the_test_believes() -> None:
    source = (WEB / "build" / "catalogues.ts").read_text(encoding="utf-8")
    assert BORROWED.pattern in source
