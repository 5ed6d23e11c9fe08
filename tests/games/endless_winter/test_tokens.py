"""The modules: ten glacier tokens and five rest tokens."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.endless_winter.hands import changes, lies, look
from tests.games.endless_winter.table import GAME, choices, play, position, until_phase
from tests.games.moves import refusal

GLACIER = {"glacier_tokens": True}
REST = {"rest_tokens": True}
GLACIER_TOKENS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("gt-01", ["take tool"], {"tools": 2}),
    ("gt-02", ["take tool"], {"food": 2, "tools": 1}),
    ("gt-03", ["idol honour", "idol offering"], {"idols": (1, 1)}),
    ("gt-04", ["part 1", "idol honour", "take tool"], {"idols": (0, 1), "tools": 1}),
    ("gt-05", ["take card"], {"hand": ["brave"]}),
    ("gt-06", ["take card"], {"hand": ["brave"], "food": 1}),
    ("gt-07", ["megalith b1 0", "done"], {"megaliths": {"b1": 4}}),
    ("gt-08", [], {"animals": {"elk": 1}}),
    ("gt-09", ["part 2", "idol honour", "bury discard tribesman"], {"idols": (0, 1), "buried": 1}),
    ("gt-10", [], {"points": 3}),
]
REST_TOKENS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("rt-1", ["take tool"], {"tools": 1, "food": 1}),
    ("rt-2", ["idol offering"], {"idols": (1, 0)}),
    ("rt-3", ["bury hand tribesman"], {"food": 1, "hand": [], "buried": ["tribesman"]}),
    ("rt-4", ["move 0 2"], {"food": 1, "camps": {2: 1}}),
    ("rt-5", [], {"animals": {"elk": 1}}),
]


def settling(token: str, **given: Any) -> sunstone.State:
    """Seat 0 can settle between hexes 1, 7 and 8; the token lies on 7, the only glacier of the three."""
    return position(
        2,
        options=GLACIER,
        column="migrate",
        stage="middle",
        first_taken=["migrate"],
        land={1: "forest", 7: "glacier", 8: "forest"},
        glacier_tokens={7: token},
        camps=[{1: 1, 7: 1, 8: 1}],
        food=[3],
        piles=[["brave"]],
        deck={"elk": 2},
        **given,
    )


@pytest.mark.parametrize(("token", "lines", "expected"), GLACIER_TOKENS, ids=[row[0] for row in GLACIER_TOKENS])
def test_what_a_glacier_token_gives(token: str, lines: list[str], expected: dict[str, Any]) -> None:
    """Once the settlement stands: its three food are paid, its camps are back on the board."""
    state = settling(token)
    before = {**look(state), "food": 0, "camps": {}}
    play(state, "settle 1 7 8", *lines)
    after = changes(before, look(state))
    if token == "gt-09":
        left = list(before["discards"])
        left.remove("tribesman")
        assert after.pop("discards") == left
        after["buried"] = len(after["buried"])
    assert after == expected


def test_all_glacier_tokens_are_tested() -> None:
    assert [row[0] for row in GLACIER_TOKENS] == [f"gt-{number:02d}" for number in range(1, 11)]
    assert [row[0] for row in REST_TOKENS] == [f"rt-{number}" for number in range(1, 6)]


def test_a_glacier_token_stays_and_rewards_the_next_settlement_too() -> None:
    """Anybody's, at the moment it is placed."""
    state = settling("gt-10")
    play(state, "settle 1 7 8")
    assert lies(state)["glacier_tokens"][7] == "gt-10"
    other = position(
        2,
        options=GLACIER,
        column="migrate",
        stage="middle",
        land={1: "forest", 7: "glacier", 10: "forest"},
        glacier_tokens={7: "gt-10"},
        camps=[{1: 1, 7: 1, 10: 1}],
        settled={(1, 7, 8): 1},
        food=[3],
    )
    play(other, "settle 1 7 10")
    assert (look(other)["points"], look(other, 1)["points"]) == (3, 0)


def test_a_settlement_on_two_tokens_has_both_rewards() -> None:
    state = position(
        2,
        options=GLACIER,
        column="migrate",
        stage="middle",
        land={1: "glacier", 7: "glacier", 8: "forest"},
        glacier_tokens={7: "gt-10", 1: "gt-02"},
        camps=[{1: 1, 7: 1, 8: 1}],
        food=[3],
    )
    play(state, "settle 1 7 8", "take tool")
    assert (look(state)["points"], look(state)["food"], look(state)["tools"]) == (3, 2, 1)


def test_without_the_module_a_glacier_gives_nothing() -> None:
    state = position(
        2,
        column="migrate",
        stage="middle",
        first_taken=["migrate"],
        land={1: "forest", 7: "glacier", 8: "forest"},
        camps=[{1: 1, 7: 1, 8: 1}],
        food=[3],
    )
    before = {**look(state), "food": 0, "camps": {}}
    play(state, "settle 1 7 8")
    assert changes(before, look(state)) == {}


def test_every_glacier_has_a_token_and_no_other_hex() -> None:
    for players in (2, 3, 4):
        table = lies(GAME.new(players, 3, GLACIER))
        with_token = [token is not None for token in table["glacier_tokens"]]
        assert with_token == [land == "glacier" for land in table["land"]]
        named = [token for token in table["glacier_tokens"] if token]
        assert len(set(named)) == len(named)


# Rest tokens


def resting(token: str, **given: Any) -> sunstone.State:
    """Seat 0 has the token before it draws a card."""
    state = position(
        2, options=REST, rest_top=token, hands=[["tribesman"]], deck={"elk": 2}, piles=[["brave"]], **given
    )
    return play(state, "place tribe rest", "token top")


@pytest.mark.parametrize(("token", "lines", "expected"), REST_TOKENS, ids=[row[0] for row in REST_TOKENS])
def test_what_a_rest_token_gives(token: str, lines: list[str], expected: dict[str, Any]) -> None:
    state = resting(token)
    before = look(state)
    play(state, "use token", *lines)
    assert changes(before, look(state)) == expected
    play(state, "take food")
    assert refusal(state, "use token") == "no_token"


@pytest.mark.parametrize("token", [row[0] for row in REST_TOKENS])
def test_a_rest_token_goes_under_the_pile(token: str) -> None:
    """Whether it was used or not."""
    for used in (False, True):
        state = resting(token, animals=[{"elk": 1}])
        if used:
            play(state, "use token")
            while state.view(0)["stage"] == "rest_draw" or state.view(0)["due"]:
                legal = choices(state)
                play(state, "done" if "done" in legal else legal[-1])
        else:
            play(state, "next", "take food")
        play(state, "end")
        table = lies(state)
        assert (table["rest_tokens_below"], table["token"], table["rest_token"]) == ([token], None, None)


def test_the_next_token_is_one_nobody_has_seen() -> None:
    state = position(2, options=REST, rest_top="rt-1")
    play(state, "place tribe rest", "token next")
    table = lies(state)
    assert table["rest_tokens_below"] == ["rt-1"]
    assert table["token"] in ("rt-2", "rt-3", "rt-4", "rt-5")
    assert state.barrier == state.ply


def test_a_token_may_be_left_lying() -> None:
    state = position(2, options=REST, rest_top="rt-1")
    play(state, "place tribe rest", "done")
    assert lies(state)["rest_token"] == "rt-1"
    play(state, "take food", "end", "place tribe rest")
    assert "token top" not in choices(state)


def test_a_token_is_turned_up_for_every_round() -> None:
    state = position(2, options=REST, rest_top="rt-1")
    until_phase(
        until_phase(state, "eclipse", ["place tribe hunt", "done", "end", "next", "place chief hunt"]), "preparation"
    )
    table = lies(state)
    assert table["rest_tokens_below"] == ["rt-1"]
    assert table["rest_token"] in ("rt-2", "rt-3", "rt-4", "rt-5")
    assert not table["rest_claimed"]


def test_without_the_module_there_is_no_token() -> None:
    state = play(position(2), "place tribe rest")
    assert choices(state)[0] == "take card"
    assert state.view(0)["rest_token"] is None
