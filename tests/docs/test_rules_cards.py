"""The rules pages show every card and tile of the box, in every language, and say in words what is on it."""

from __future__ import annotations

import pytest
from tools.rules_cards import CARD, page, written

import sunstone
from sunstone.i18n import LANGUAGES, Translator
from sunstone.text import table_text

PRINTED = {
    "tzolkin": ("building", "monument", "wealth"),
    "coatl": ("prophecy", "temple"),
    "endless_winter": (
        "starting",
        "tribe",
        "culture",
        "animal",
        "stone",
        "chief",
        "setup",
        "glacier_token",
        "rest_token",
    ),
}
every_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in PRINTED for language in LANGUAGES]
)


@every_page
def test_every_card_is_on_the_page_once_and_in_order(game: str, language: str) -> None:
    components = sunstone.game(game).components()
    box = [(game, section, entry) for section in PRINTED[game] for entry in components.entries(section)]
    cards = CARD.finditer(page(game, language).read_text(encoding="utf-8"))
    assert [(card["game"], card["section"], card["entry"]) for card in cards] == box


@every_page
def test_what_stands_below_a_card_is_what_is_printed_on_it(game: str, language: str) -> None:
    """If this fails after a value has changed: `make cards`."""
    assert page(game, language).read_text(encoding="utf-8") == written(game, language)


@every_page
def test_every_card_has_words_and_nothing_else_has(game: str, language: str) -> None:
    words = table_text(sunstone.game(game), Translator(language), [])
    for section in sunstone.game(game).schema():
        for entry in sunstone.game(game).components().entries(section):
            told = words.printed(section, entry)
            assert bool(told) == (section in PRINTED[game]), (section, entry)
            assert not set(told) & set("[]\n"), "it would break the picture in Markdown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_monument_counted_by_players_tells_all_of_them(language: str) -> None:
    """M-05: on the page its points for two, three and four players; at a table those of that table."""
    page_words = table_text(sunstone.game("tzolkin"), Translator(language), [])
    table_words = table_text(sunstone.game("tzolkin"), Translator(language), ["Anna", "Petr", "Ewa"])
    told = page_words.printed("monument", "M-05").rpartition(":")[2]
    assert [letter for letter in told if letter.isdigit()] == ["2", "6", "3", "5", "4", "4"]
    at_table = table_words.printed("monument", "M-05").rpartition(":")[2]
    assert [letter for letter in at_table if letter.isdigit()] == ["5"]
