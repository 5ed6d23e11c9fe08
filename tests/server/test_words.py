"""Errors are said in the reader's language, and every code has its words."""

from __future__ import annotations

import ast
from itertools import chain
from pathlib import Path

import pytest

import sunstone.server
import sunstone.table
from sunstone.i18n import LANGUAGES, Translator
from sunstone.server.errors import CODES, Refusal
from sunstone.server.localization import accepted_language
from sunstone.server.operations.backup import MESSAGES
from tests.server.site import Site

SOURCES = [Path(package.__path__[0]) for package in (sunstone.server, sunstone.table)]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("cs", "cs"),
        ("de, cs;q=0.8, en;q=0.9", "en"),
        ("pl-PL,pl;q=0.9,en;q=0.1", "pl"),
        ("nl;q=0", "en"),
        ("nl;q=zero, cs", "cs"),
        ("", "en"),
        ("*", "en"),
        (",;q=,,", "en"),
    ],
)
def test_the_best_language_is_chosen(header: str, language: str) -> None:
    assert accepted_language(header) == language


def test_an_error_is_said_in_the_language_of_the_request(site: Site) -> None:
    said = set()
    for language in LANGUAGES:
        answer = site.visitor().http.get("/api/tables/nosuchtable", headers={"Accept-Language": language}).json()
        assert answer["error"] == "no_table"
        assert answer["message"] == Translator(language)("server-no-table")
        said.add(answer["message"])
    assert len(said) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message_in_every_language(language: str) -> None:
    tr = Translator(language)
    for code in CODES:
        assert tr.has(Refusal(code).message_id), code
    for message in MESSAGES.values():
        assert tr.has(message), message


def _raised() -> set[str]:
    found = set()
    for path in chain.from_iterable(folder.rglob("*.py") for folder in SOURCES):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        found.add(part.value)
            if isinstance(node, ast.Assign) and any(getattr(t, "id", "") == "codes" for t in node.targets):
                found.update(
                    v.value for v in ast.walk(node.value) if isinstance(v, ast.Constant) and isinstance(v.value, str)
                )
    return found


def test_every_code_is_known_and_used() -> None:
    assert sorted(_raised() ^ set(CODES)) == []
