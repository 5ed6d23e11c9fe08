"""The rules pages, and where their links lead."""

from __future__ import annotations

import re

from tools.rules_cards import page


def rules(game: str, language: str) -> str:
    """The rules page of a game."""
    return page(game, language).read_text(encoding="utf-8")


def anchors(text: str) -> set[str]:
    """What a link can point to: headings, as GitHub names them, and anchors of our own."""
    headings = re.findall(r"^#+ (?:<a[^>]*></a>)?(.+)$", text, flags=re.MULTILINE)
    own = set(re.findall(r'<a id="([^"]+)"', text))
    return own | {re.sub(r"[^\w\s-]", "", heading).strip().lower().replace(" ", "-") for heading in headings}
