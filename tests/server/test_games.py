"""What a site tells of its games."""

from __future__ import annotations

import pytest

from tests.server.site import Refused, Site


def test_games_are_told_with_their_words(site: Site) -> None:
    eva = site.guest("Eva")
    told = eva.get("/games")
    assert {game["id"] for game in told["games"]} >= {"coatl", "endless_winter", "tzolkin"}
    assert all(game["lesson"] and not game["rules"] for game in told["games"])
    assert told["words"]["cs"]["tzolkin-name"]


@pytest.mark.parametrize("game", ["coatl", "chess", "..%2Fcoatl"])
def test_a_rules_page_that_is_not_here_is_not_found(site: Site, game: str) -> None:
    with pytest.raises(Refused) as refused:
        site.guest("Eva").get(f"/games/{game}/rules")
    assert refused.value.status == 404


def test_components_are_told_in_words(site: Site) -> None:
    eva = site.guest("Eva")
    told = eva.get("/games/tzolkin/words", players=3)
    assert told["wheel/tikal"]
    assert any(key.startswith("worth/") for key in told)
    assert eva.get("/games/tzolkin/words")["wheel/tikal"] == told["wheel/tikal"]
    for game, digest in (("chess", None), ("tzolkin", "0" * 64)):
        with pytest.raises(Refused) as refused:
            eva.get(f"/games/{game}/words", components=digest)
        assert refused.value.status == 404
