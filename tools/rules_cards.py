"""Say anew what stands below the pictures of cards on the rules pages, in all languages: `python tools/rules_cards.py`.

A page lists its cards as `- ![what is printed](figure:tzolkin/building/A1-01)`; the words come from the components.
"""

from __future__ import annotations

import re
from pathlib import Path

import sunstone
from sunstone.i18n import LANGUAGES, Translator
from sunstone.text import table_text

ROOT = Path(__file__).parents[1]
CARD = re.compile(r"^- !\[(?P<words>.*)\]\(figure:(?P<game>\w+)/(?P<section>\w+)/(?P<entry>[\w-]+)\)$", re.MULTILINE)


def page(game: str, language: str) -> Path:
    """The rules page of a game."""
    return ROOT / "docs/games" / f"{game}.md" if language == "en" else ROOT / f"locales/{language}/rules/{game}.md"


def written(game: str, language: str) -> str:
    """The page as it is when every card says what is printed on it."""
    words = table_text(sunstone.game(game), Translator(language), [])

    def said(card: re.Match[str]) -> str:
        section, entry = card["section"], card["entry"]
        return f"- ![{words.printed(section, entry)}](figure:{game}/{section}/{entry})"

    return CARD.sub(said, page(game, language).read_text(encoding="utf-8"))


if __name__ == "__main__":
    for game_id in sunstone.game_ids():
        for spoken in LANGUAGES:
            text = written(game_id, spoken)
            page(game_id, spoken).write_text(text, encoding="utf-8")
