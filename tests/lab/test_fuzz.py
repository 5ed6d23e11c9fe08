"""The fuzzer finds what is broken: every kind of bug is planted in a small game, and must be reported as that kind."""

from __future__ import annotations

import json

import pytest

import sunstone
from sunstone.core.catalogue import Catalogue
from sunstone.core.components import Components
from sunstone.core.dump_reader import Reader, require
from sunstone.core.game import Game, Reason, State
from sunstone.core.options import Options, option_sets, switch
from sunstone.core.policy import Policy
from sunstone.core.rng import Rng
from sunstone.core.score import ScoreSheet, places
from sunstone.lab import fuzz as fuzz_module
from sunstone.lab.fuzz import Failure, FuzzReport, fuzz
from sunstone.lab.fuzz_game import KINDS, PROBE_EVERY
from sunstone.lab.fuzz_policy import MIXED, UNIFORM, VERBS, Choosers, policy_names

COATL = sunstone.game("coatl")


class Pebbles(State):
    """Take one to three pebbles from a heap; each seat also holds a secret number, worth nothing."""

    heap = 30

    def __init__(self, game: Game, players: int, options: Options, rng: Rng) -> None:
        super().__init__(game, players, options, rng)
        self.taken = [0] * players
        self.secrets = [int(rng.below(1000)) for _ in range(players)]

    def legal(self) -> list[int]:
        return [take for take in range(3) if take < self.heap]

    def _why_not(self, action: int) -> int:
        return 0 if 0 <= action < 3 and action < self.heap else 1

    def push(self, action: int) -> None:
        self.heap -= action + 1
        self.taken[self.seat] += action + 1
        self.ply += 1
        self.over = self.heap == 0
        self.seat = -1 if self.over else (self.seat + 1) % self.players

    def clone(self) -> State:
        twin = type(self)(self.game, self.players, self.options, Rng())
        twin.rng = self.rng.copy()
        twin.heap, twin.taken, twin.secrets = self.heap, self.taken.copy(), self.secrets.copy()
        twin.seat, twin.over, twin.ply, twin.barrier = self.seat, self.over, self.ply, self.barrier
        return twin

    def scores(self) -> list[float]:
        return [float(taken) for taken in self.taken]

    def ranking(self) -> list[int]:
        return places([(score,) for score in self.scores()])

    def score_sheet(self) -> list[ScoreSheet]:
        return [ScoreSheet(seat) for seat in range(self.players)]

    def view(self, seat: int | None) -> dict[str, object]:
        return {"heap": self.heap, "taken": self.taken, "secret": None if seat is None else self.secrets[seat]}

    def determinize(self, seat: int | None, rng: Rng) -> State:
        twin = self.clone()
        assert isinstance(twin, Pebbles)
        for other in range(self.players):
            if other != seat:
                twin.secrets[other] = int(rng.below(1000))
        twin.rng = rng.fork()
        return twin

    def check(self) -> None:
        require(self.heap >= 0 and self.heap + sum(self.taken) == 30, "pebbles_lost")

    def _dump(self) -> dict[str, object]:
        return {"heap": self.heap, "taken": list(self.taken), "secrets": list(self.secrets)}

    def fill(self, position: Reader) -> None:
        self.heap = position.integer("heap", 0, 30)
        self.taken = position.integers("taken", 0, 30)
        self.secrets = position.integers("secrets", 0, 1000)
        position.finish()


class DeadEnd(Pebbles):
    def legal(self) -> list[int]:
        return [] if self.heap < 4 else super().legal()


class Endless(Pebbles):
    def push(self, action: int) -> None:
        self.ply += 1


class ListedButRefused(Pebbles):
    def legal(self) -> list[int]:
        return [] if self.over else [0, 1, 2]


class UnlistedButAccepted(Pebbles):
    def legal(self) -> list[int]:
        return super().legal()[:1]


class AnythingGoesAtTheEnd(Pebbles):
    def _why_not(self, action: int) -> int:
        return 0 if self.over else super()._why_not(action)


class LosesPebbles(Pebbles):
    def push(self, action: int) -> None:
        super().push(action)
        if self.ply == 5:
            self.taken[0] = 0


class Crashing(Pebbles):
    def push(self, action: int) -> None:
        super().push(action)
        if self.heap == 7:
            raise ZeroDivisionError("seven pebbles")


class CrashingSetUp(Pebbles):
    def __init__(self, game: Game, players: int, options: Options, rng: Rng) -> None:
        raise LookupError("no pebbles in the box")


class ListedTwice(Pebbles):
    def legal(self) -> list[int]:
        return super().legal() * 2


class NoSuchAction(Pebbles):
    def legal(self) -> list[int]:
        return [3] if self.over else super().legal()


class SeesTheOthersNumber(Pebbles):
    def view(self, seat: int | None) -> dict[str, object]:
        return {**super().view(seat), "all": list(self.secrets)}


class MovesByTheOthersNumber(Pebbles):
    def legal(self) -> list[int]:
        return super().legal()[: 1 + sum(self.secrets) % 3]

    def _why_not(self, action: int) -> int:
        return 0 if action in self.legal() else 1


class RedrawsTheImpossible(Pebbles):
    def determinize(self, seat: int | None, rng: Rng) -> State:
        twin = super().determinize(seat, rng)
        assert isinstance(twin, Pebbles)
        twin.secrets = []
        return twin

    def view(self, seat: int | None) -> dict[str, object]:
        return {"heap": self.heap}

    def check(self) -> None:
        require(len(self.secrets) == self.players, "pebbles_secrets")


class ForgetsOnLoading(Pebbles):
    def fill(self, position: Reader) -> None:
        super().fill(position)
        self.secrets[0] = 0


class RefusesItsOwnDump(Pebbles):
    def _dump(self) -> dict[str, object]:
        return {**super()._dump(), "colour": "grey"}


class DumpsATuple(Pebbles):
    def _dump(self) -> dict[str, object]:
        return {**super()._dump(), "taken": tuple(self.taken)}


class SharesWithItsClone(Pebbles):
    def clone(self) -> State:
        twin = super().clone()
        assert isinstance(twin, Pebbles)
        twin.taken = self.taken
        return twin

    def check(self) -> None:
        pass


class ForgetfulClone(Pebbles):
    def clone(self) -> State:
        twin = super().clone()
        twin.barrier = twin.ply
        return twin


class ChangedByLooking(Pebbles):
    def view(self, seat: int | None) -> dict[str, object]:
        self.barrier = self.ply
        return super().view(seat)


class ChangedByRefusing(Pebbles):
    def _why_not(self, action: int) -> int:
        why = super()._why_not(action)
        if why:
            self.barrier = self.ply
        return why


class PebblesGame(Game):
    """The game for any of these states."""

    def __init__(self, kind: type[Pebbles]) -> None:
        self.id = "pebbles"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 3
        self.options = (switch("loud", False),)
        self.catalogue = Catalogue()
        for take in range(1, 4):
            self.catalogue.add("take", count=take)
        self.reasons = (Reason("legal", ""), Reason("too_many", ""))
        self.event_kinds = ()
        self.component_schema = {}
        self.shipped = Components(self.id, {}, {}, None)
        self.kind = kind

    def _new(self, players: int, options: Options, rng: Rng, components: Components) -> State:
        return self.kind(self, players, options, rng)

    def _load(self, players: int, options: Options, rng: Rng, components: Components, position: Reader) -> State:
        words = rng.words()
        state = self.kind(self, players, options, rng)
        state.rng = Rng.from_words(words)
        state.fill(position)
        return state


def run(kind: type[Pebbles], games: int = 60, limit: int = 200) -> FuzzReport:
    return fuzz(PebblesGame(kind), games=games, seed=1, limit=limit, policies=[UNIFORM])


def test_a_sound_game_passes() -> None:
    report = run(Pebbles)
    assert (report.failures, report.kinds, report.failed) == ([], {}, 0)
    assert report.games == 120
    assert [(case.players, case.options, case.games) for case in report.cases] == [
        (2, {"loud": False}, 60),
        (3, {"loud": False}, 60),
    ]
    for case in report.cases:
        assert case.actions >= 60 * 10
        assert 10 <= case.longest <= 30
        # Every last position, and about one in fifty of the others.
        assert 60 < case.probed < 60 + 4 * case.actions / PROBE_EVERY


PLANTED: list[tuple[type[Pebbles], str, str]] = [
    (DeadEnd, "dead_end", "no legal action"),
    (Endless, "endless", "200 actions"),
    (ListedButRefused, "refused", "too_many"),
    (UnlistedButAccepted, "accepted", "not listed"),
    (AnythingGoesAtTheEnd, "accepted", "not listed"),
    (LosesPebbles, "check", "pebbles_lost"),
    (Crashing, "crash", "ZeroDivisionError: seven pebbles"),
    (CrashingSetUp, "crash", "LookupError: no pebbles in the box"),
    (ListedTwice, "listing", "more than once: take 1"),
    (NoSuchAction, "listing", "3 is not in the catalogue"),
    (SeesTheOthersNumber, "leak", "all["),
    (MovesByTheOthersNumber, "leak", "other legal actions"),
    (RedrawsTheImpossible, "leak", "pebbles_secrets"),
    (ForgetsOnLoading, "reload", "secrets"),
    (RefusesItsOwnDump, "reload", "unknown_field"),
    (DumpsATuple, "reload", "not plain JSON: position.taken"),
    (SharesWithItsClone, "clone", "taken"),
    (ForgetfulClone, "clone", "barrier"),
    (ChangedByLooking, "side_effect", "barrier"),
    (ChangedByRefusing, "side_effect", "barrier"),
]


@pytest.mark.parametrize(("kind", "expected", "words"), PLANTED, ids=[kind.__name__ for kind, _, _ in PLANTED])
def test_a_planted_bug_is_found(kind: type[Pebbles], expected: str, words: str) -> None:
    report = run(kind)
    assert report.kinds.get(expected, 0) > 0, report.kinds
    assert any(failure.kind == expected and words in failure.error for failure in report.failures)
    assert sum(report.kinds.values()) == report.failed == sum(case.failed for case in report.cases)


def test_every_kind_is_planted() -> None:
    assert {expected for _, expected, _ in PLANTED} == set(KINDS)


@pytest.mark.parametrize("kind", [LosesPebbles, Crashing, ListedButRefused, DeadEnd])
def test_a_failure_can_be_seen_again(kind: type[Pebbles]) -> None:
    game = PebblesGame(kind)
    failure = run(kind).failures[0]
    state = game.new(failure.players, failure.seed, failure.options)
    for line in failure.actions:
        state.play(state.read(line))
    if kind is LosesPebbles:
        with pytest.raises(sunstone.BadPosition, match="pebbles_lost"):
            state.check()
    elif kind is Crashing:
        assert failure.action is not None
        with pytest.raises(ZeroDivisionError):
            state.play(state.read(failure.action))
    elif kind is ListedButRefused:
        assert failure.action is not None
        assert state.read(failure.action) in state.legal()
        with pytest.raises(sunstone.IllegalAction):
            state.play(state.read(failure.action))
    else:
        assert not state.over
        assert state.legal() == []


def test_the_trace_of_a_crash_names_files_without_their_folders() -> None:
    error = run(Crashing).failures[0].error
    assert "test_fuzz.py:" in error
    assert "/" not in error


def test_failures_beyond_the_kept_ones_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz_module, "KEPT", 3)
    report = run(Endless, games=5, limit=20)
    assert len(report.failures) == 3
    assert report.kinds == {"endless": 10}


def test_every_option_set_is_a_case_and_keeps_its_games() -> None:
    game = PebblesGame(LosesPebbles)
    every = fuzz(game, [2, 3], option_sets(game.options), games=3, seed=5, limit=99, policies=[UNIFORM])
    assert [(case.players, case.options["loud"]) for case in every.cases] == [
        (2, False),
        (2, True),
        (3, False),
        (3, True),
    ]
    one = fuzz(game, [3], [{"loud": True}], games=3, seed=5, limit=99, policies=[UNIFORM])
    assert one.failures == [failure for failure in every.failures if failure.players == 3 and failure.options["loud"]]


def test_the_report_is_plain_json() -> None:
    report = run(DeadEnd, games=2)
    plain = report.as_json()
    read = json.loads(json.dumps(plain))
    assert read == plain
    # Seeds have 64 bits, which not every reader of JSON takes as a number.
    assert [failure["seed"] for failure in read["failures"]] == [str(failure.seed) for failure in report.failures]
    assert plain["games"] == 4
    assert plain["failed"] == 4


def test_more_jobs_need_a_registered_game() -> None:
    with pytest.raises(sunstone.UnknownGame, match="pebbles"):
        fuzz(PebblesGame(Pebbles), games=2, jobs=2)


def test_players_the_game_does_not_allow_are_refused() -> None:
    with pytest.raises(sunstone.BadOption, match="players"):
        fuzz(PebblesGame(Pebbles), [4], games=1)


def test_no_games_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        fuzz(PebblesGame(Pebbles), games=0)


def test_coatl_passes_in_every_case_and_whatever_the_processes() -> None:
    told: list[tuple[int, int]] = []
    sets = option_sets(COATL.options)
    report = fuzz(
        COATL,
        None,
        sets,
        games=2,
        seed=11,
        limit=3000,
        progress=lambda done, total: told.append((done, total)),
        policies=[UNIFORM],
    )
    assert report.failures == []
    assert len(report.cases) == 3 * 8
    assert told[-1] == (48, 48)
    few = fuzz(COATL, [2], sets[:2], games=3, seed=11, limit=3000, policies=[MIXED])
    assert fuzz(COATL, [2], sets[:2], games=3, seed=11, limit=3000, jobs=2, policies=[MIXED]) == few


def test_the_record_of_a_failure_replays() -> None:
    state = COATL.new(2, 5)
    lines = [state.say(state.legal()[0])]
    failure = Failure("crash", "coatl", COATL.rules_version, 2, dict(state.options), UNIFORM, None, 5, lines, None, "?")
    assert failure.record().replay().ply == 1
    assert sunstone.Record.from_json(failure.record().to_json()) == failure.record()


# Policies


class BreaksIfTakenOneByOne(Pebbles):
    """Uniform play hardly ever takes fifteen single pebbles in a row."""

    def check(self) -> None:
        super().check()
        require(self.ply != 15 or self.heap != 15, "pebbles_one_by_one")


class PolicyGame(PebblesGame):
    """Pebbles with a verb for those who do nothing, and three ways to play."""

    def __init__(self, kind: type[Pebbles]) -> None:
        super().__init__(kind)
        self.catalogue = Catalogue()
        self.catalogue.add("take", count=1)
        self.catalogue.add("take", count=2)
        self.catalogue.add("grab", count=3)

    def policies(self) -> tuple[Policy, ...]:
        return (
            Policy("picker", ("take 1",), ("take", "grab")),
            Policy("shy", (), ("grab",)),
            Policy("wise", ("take",), ("grab",), True),
        )

    def evaluate(self, state: State, seat: int) -> float:
        return -state.scores()[seat]


def chosen(name: str, draws: int = 200) -> list[int]:
    """How often each action is chosen at the start of a game."""
    game = PolicyGame(Pebbles)
    rng = Rng(3)
    counts = [0, 0, 0]
    chooser = Choosers(game).seated(name, 2, rng)[0]
    for _ in range(draws):
        counts[chooser.choose(game.new(2, 1), [0, 1, 2], rng)] += 1
    return counts


def test_a_policy_plays_what_it_prefers_and_strays_now_and_then() -> None:
    one, two, three = chosen("picker")
    assert one > 180
    assert two + three > 0


def test_a_policy_does_not_play_what_it_avoids() -> None:
    one, two, three = chosen("shy")
    assert min(one, two) > 70
    assert three < 20


def test_a_thoughtful_policy_plays_what_looks_best_of_what_it_prefers() -> None:
    """To this game fewer pebbles look better, so it takes one, as it would not by its verb alone."""
    assert chosen("wise")[0] > 180


def test_by_verbs_each_verb_is_as_likely() -> None:
    one, two, three = chosen(VERBS)
    assert 80 < three < 120
    assert min(one, two) > 30


def test_mixed_seats_draw_their_own_policies() -> None:
    choosers = Choosers(PolicyGame(Pebbles))
    rng = Rng(1)
    tables = [choosers.seated(MIXED, 3, rng) for _ in range(20)]
    assert any(len({id(chooser) for chooser in seats}) == 3 for seats in tables)
    assert len({id(chooser) for seats in tables for chooser in seats}) == 5


def test_a_policy_finds_what_uniform_play_does_not() -> None:
    game = PolicyGame(BreaksIfTakenOneByOne)
    assert fuzz(game, games=40, seed=1, policies=[UNIFORM]).failed == 0
    report = fuzz(game, games=40, seed=1, policies=["picker"])
    assert report.failed > 0
    assert report.kinds == {"check": report.failed}
    failure = report.failures[0]
    assert (failure.policy, len(failure.actions)) == ("picker", 15)


def test_every_policy_is_a_case_unless_some_are_named() -> None:
    game = PolicyGame(Pebbles)
    assert policy_names(game) == ["uniform", "verbs", "picker", "shy", "wise", "mixed"]
    report = fuzz(game, [2], games=2)
    assert [case.policy for case in report.cases] == policy_names(game)
    assert report.failed == 0
    with pytest.raises(sunstone.BadOption) as unknown:
        fuzz(game, [2], games=2, policies=["sleeper"])
    assert unknown.value.details["known"] == "uniform, verbs, picker, shy, wise, mixed"


@pytest.mark.parametrize("name", sunstone.game_ids())
def test_the_words_of_every_policy_name_actions(name: str) -> None:
    game = sunstone.game(name)
    names = policy_names(game)
    assert len(names) == len(set(names))
    assert {"hoarder", "builder", "passer"}.issubset(names)
    lines = [f"{game.catalogue.text(action)} " for action in range(len(game.catalogue))]
    for policy in game.policies():
        for words in (*policy.prefers, *policy.avoids):
            assert any(line.startswith(f"{words} ") for line in lines), (policy.name, words)


def test_a_hoarder_of_coatl_empties_the_deck() -> None:
    """The policy reaches what it is for: no card is left to fill the display with."""
    rng = Rng(4)
    state = COATL.new(players=4, seed=4)
    seats = Choosers(COATL).seated("hoarder", 4, rng)
    left = 54
    while left > 0 and not state.over:
        state.play(seats[state.seat].choose(state, state.legal(), rng))
        position = state.dump()["position"]
        assert isinstance(position, dict)
        left = sum(len(position[pile]) for pile in ("deck", "discards", "aside"))
    assert left == 0
