"""The documents: examples run, links lead somewhere, every refusal has its paragraph, and pictures are the same."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import sunstone
from sunstone.i18n import LANGUAGES
from tests.docs.pages import anchors, rules

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", EXAMPLES, ids=[str(page.relative_to(ROOT)) for page in EXAMPLES])
def test_the_examples_of_a_page_run(page: Path) -> None:
    outcome = doctest.testfile(str(page), module_relative=False)
    assert outcome.attempted > 4
    assert outcome.failed == 0


def test_the_readme_and_the_page_about_bots_have_examples() -> None:
    assert {ROOT / "README.md", ROOT / "docs/bots.md"} <= set(EXAMPLES)


def test_the_example_in_the_package_runs() -> None:
    outcome = doctest.testmod(sunstone)
    assert outcome.attempted > 2
    assert outcome.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if target.startswith(("http", "figure:")):
            continue
        file, _, anchor = target.partition("#")
        linked = (page.parent / file).resolve() if file else page
        assert linked.exists(), target
        if anchor:
            assert anchor in anchors(linked.read_text(encoding="utf-8")), target


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sunstone.game_ids())
def test_every_refusal_opens_its_paragraph_in_every_language(game: str, language: str) -> None:
    linked = {reason.anchor for reason in sunstone.game(game).reasons if reason.anchor}
    assert linked - anchors(rules(game, language)) == set()


@pytest.mark.parametrize("game", sunstone.game_ids())
def test_the_rules_have_the_same_pictures_in_every_language(game: str) -> None:
    """Each is a component of the browser, none is forgotten, and each says in words what it shows."""
    pictures = {
        language: re.findall(r"^!\[([^\]]+)\]\(figure:([a-z_]+)/([A-Za-z]+)\)$", rules(game, language), re.MULTILINE)
        for language in LANGUAGES
    }
    names = [name for _, _, name in pictures["en"]]
    assert len(names) >= 6
    for language in LANGUAGES:
        assert [(of, name) for _, of, name in pictures[language]] == [(game, name) for name in names]
    folder = ROOT / "web" / "src" / "games" / game / "figures"
    assert sorted(names) == sorted(path.stem for path in folder.glob("*.svelte") if path.stem != "Frame")
    for told in zip(*([words for words, _, _ in pictures[language]] for language in LANGUAGES), strict=True):
        assert len(set(told)) == len(LANGUAGES)
