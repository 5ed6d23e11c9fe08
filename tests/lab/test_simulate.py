"""Series of games: the same whatever the number of processes, and summed up correctly."""

import json
from pathlib import Path

import pytest

import sunstone
from sunstone.core.record import Record, verify
from sunstone.lab import simulate as simulate_module
from sunstone.lab.seeds import derived
from sunstone.lab.simulate import Outcome, ending_of, play_games, simulate, summarise

COATL = sunstone.game("coatl")
TWO = ["random", "random"]


def test_a_series_is_the_same_with_one_process_and_with_two() -> None:
    alone = simulate(COATL, TWO, 5, seed=3)
    assert simulate(COATL, TWO, 5, seed=3, jobs=2) == alone
    plain = alone.as_json()
    assert json.loads(json.dumps(plain)) == plain
    assert (plain["game"], plain["games"], plain["seed"]) == ("coatl", 5, "3")


def test_another_seed_gives_other_games() -> None:
    assert simulate(COATL, TWO, 3, seed=1).seats != simulate(COATL, TWO, 3, seed=2).seats
    records = list(play_games(COATL, TWO, 3, seed=1))
    assert len({record.seed for record in records}) == 3
    # Series with neighbouring seeds do not overlap.
    assert not {record.seed for record in records} & {record.seed for record in play_games(COATL, TWO, 3, seed=2)}


def test_seats_of_one_code_do_not_mirror_each_other() -> None:
    assert derived(1, "player", 0, 0) != derived(1, "player", 0, 1)
    assert derived(1, "game", 0) == derived(1, "game", 0) < 2**64


def test_the_summary_is_that_of_the_recorded_games() -> None:
    kept: list[tuple[int, Record]] = []
    summary = simulate(COATL, ["random"] * 3, 4, seed=9, on_record=lambda n, one: kept.append((n, one)))
    records = [record for _, record in kept]
    assert [number for number, _ in kept] == [0, 1, 2, 3]
    assert records == list(play_games(COATL, ["random"] * 3, 4, seed=9))
    finals = [verify(record) for record in records]
    assert all(record.seats == ["bot:random"] * 3 and record.result is not None for record in records)
    assert summary.length == sum(state.ply for state in finals) / 4
    assert (summary.shortest, summary.longest) == (min(s.ply for s in finals), max(s.ply for s in finals))
    for seat, row in enumerate(summary.seats):
        scores = [state.scores()[seat] for state in finals]
        assert row.mean == pytest.approx(sum(scores) / 4)
        assert (row.least, row.most) == (min(scores), max(scores))
    assert sum(summary.endings.values()) == 4
    assert set(summary.endings) == {ending_of(state) for state in finals}
    assert set(summary.endings) <= {"third_coatl", "no_bodies", "none"}
    assert [row.player for row in summary.seats] == ["random"] * 3


class _First:
    """Always plays the first action of the list."""

    def __init__(self, seat_of: list[int]) -> None:
        self._asked = seat_of

    def choose(self, state: sunstone.State) -> int:
        self._asked.append(state.seat)
        return state.legal()[0]


def test_every_player_keeps_the_seat_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, list[int]] = {"x": [], "y": [], "z": []}
    monkeypatch.setattr(simulate_module, "make_player", lambda code, seed: _First(asked[code]))
    simulate(COATL, ["y", "z", "x"], 2, seed=1)
    assert {code: set(seats) for code, seats in asked.items()} == {"y": {0}, "z": {1}, "x": {2}}


def _outcome(scores: list[float], ranking: list[int], actions: int, ending: str | None = None) -> Outcome:
    return Outcome(scores, ranking, actions, ending, None)


def test_places_wins_and_deviation() -> None:
    summary = summarise(
        COATL,
        ["a", "b", "c"],
        0,
        {},
        None,
        [
            _outcome([10, 20, 30], [3, 2, 1], 100, "third_coatl"),
            _outcome([20, 20, 10], [1, 1, 3], 200, "no_bodies"),
            _outcome([30, 20, 10], [1, 2, 3], 300, "no_bodies"),
        ],
    )
    first, second, third = summary.seats
    assert (first.mean, first.sd, first.least, first.most) == (20, 10, 10, 30)
    assert second.sd == 0
    assert first.place == pytest.approx(5 / 3)
    # The shared first place of the second game is half a win for each.
    assert [row.wins for row in (first, second, third)] == pytest.approx([1.5 / 3, 0.5 / 3, 1 / 3])
    assert (summary.length, summary.shortest, summary.longest) == (200, 100, 300)
    assert list(summary.endings.items()) == [("no_bodies", 2), ("third_coatl", 1)]


def test_one_game_has_no_deviation_and_a_silent_game_no_endings() -> None:
    summary = summarise(COATL, ["a", "b"], 0, {}, None, [_outcome([1, 2], [2, 1], 5)])
    assert summary.seats[0].sd == 0
    assert summary.endings == {}


def test_options_and_an_owners_components_reach_every_process(tmp_path: Path) -> None:
    mine = tmp_path / "box.toml"
    card = next(iter(COATL.components().entries("prophecy")))
    copies = COATL.components().number("prophecy", card, "copies")
    mine.write_text(f'game = "coatl"\n[prophecy.{card}]\ncopies = {copies + 1}\n', encoding="utf-8")
    components = COATL.components_from(mine)
    records: list[Record] = []
    summary = simulate(
        COATL,
        TWO,
        2,
        seed=1,
        options={"promo": True},
        components=components,
        jobs=2,
        on_record=lambda _, record: records.append(record),
    )
    assert summary.options["promo"] is True
    assert summary.components == components.digest is not None
    assert [record.components for record in records] == [components.digest] * 2
    assert all(record.options["promo"] is True for record in records)


def test_progress_is_told_after_every_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(COATL, TWO, 3, seed=0, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(sunstone.SunstoneError, match="nobody"):
        simulate(COATL, ["random", "nobody"], 1, seed=0, jobs=2)
    with pytest.raises(sunstone.BadOption, match="players"):
        simulate(COATL, ["random"], 1, seed=0)
    with pytest.raises(sunstone.BadOption, match="unknown"):
        simulate(COATL, TWO, 1, seed=0, options={"no_such": True})
    with pytest.raises(ValueError, match="at least one game"):
        simulate(COATL, TWO, 0, seed=0)
    with pytest.raises(ValueError, match="at least one job"):
        simulate(COATL, TWO, 1, seed=0, jobs=0)
