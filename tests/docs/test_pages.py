"""The documents: examples run, links lead somewhere, and every refusal has its paragraph."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import sunstone

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]


def _anchors(text: str) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings} | set(
        re.findall(r'<a id="([^"]+)"', text)
    )


def test_the_examples_in_the_readme_run() -> None:
    outcome = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert outcome.attempted > 4
    assert outcome.failed == 0


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
            assert anchor in _anchors(linked.read_text(encoding="utf-8")), target


@pytest.mark.parametrize("name", sunstone.game_ids())
def test_every_refusal_has_a_paragraph_of_the_rules(name: str) -> None:
    anchors = _anchors((ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8"))
    missing = {reason.anchor for reason in sunstone.game(name).reasons if reason.anchor} - anchors
    assert missing == set()
