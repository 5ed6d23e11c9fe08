"""What a server tells of a game from another package."""

from __future__ import annotations

import pytest

from sunstone.i18n import LANGUAGES
from sunstone.server.lobby.catalogue import games_of
from sunstone.server.lobby.wire import Games

pytestmark = pytest.mark.usefixtures("installed")


@pytest.fixture
def games() -> Games:
    told: Games = games_of.__wrapped__(())
    return told


def test_it_is_listed_with_its_lesson_and_its_rules(games: Games) -> None:
    told = {game.id: (game.lesson, game.rules) for game in games.games}
    assert told["pebbles"] == (True, True)
    # The pages have the rules of Sunstone's own games.
    assert told["coatl"] == (True, False)


def test_it_is_called_by_its_name_in_every_language(games: Games) -> None:
    assert set(games.words) == set(LANGUAGES)
    assert [games.words[language]["pebbles-name"] for language in ("en", "cs")] == ["Pebbles", "Oblázky"]
    assert games.words["nl"]["pebbles-option-bonus"] == "vijf punten voor de laatste kiezel"
    assert games.words["pl"]["endless-winter-name"]
