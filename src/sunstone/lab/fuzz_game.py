"""One fuzzed game: legal play by a policy that stops at the first broken promise."""

from __future__ import annotations

import json
import traceback
from dataclasses import dataclass
from typing import Final

from sunstone.core.components import Components
from sunstone.core.errors import BadPosition, IllegalAction
from sunstone.core.game import Game, State
from sunstone.core.options import Options
from sunstone.core.rng import Rng
from sunstone.lab.fuzz_policy import Choosers
from sunstone.lab.seeds import derived

CRASH: Final = "crash"
CHECK: Final = "check"
DEAD_END: Final = "dead_end"
ENDLESS: Final = "endless"
LISTING: Final = "listing"
REFUSED: Final = "refused"
ACCEPTED: Final = "accepted"
LEAK: Final = "leak"
RELOAD: Final = "reload"
CLONE: Final = "clone"
SIDE_EFFECT: Final = "side_effect"

KINDS: Final = (CRASH, CHECK, DEAD_END, ENDLESS, LISTING, REFUSED, ACCEPTED, LEAK, RELOAD, CLONE, SIDE_EFFECT)
"""What can be found: an unexpected exception; a broken invariant; no legal action before the end; too long a
game; an action listed twice or unknown to the catalogue; a listed action that is refused; an unlisted one that is not;
a seat that can tell a redrawn position from the real one; a dump that loads as something else; a clone that differs or
is not independent; a question that changed the position."""

PROBE_EVERY: Final = 50
"""One position in `PROBE_EVERY`, at random, gets the slow checks too."""


@dataclass(frozen=True)
class Finding:
    """What went wrong in a game."""

    kind: str
    error: str
    action: str | None = None


class _Broken(Exception):
    """Ends the game with what was found."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.kind)
        self.finding = finding


class Walk:
    """A walk through one game, every seat by the policy or by one of its own."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options,
        components: Components | None,
        seed: int,
        limit: int,
        choosers: Choosers,
        policy: str,
    ) -> None:
        self.actions: list[int] = []
        self.probed = 0
        self._game = game
        self._players = players
        self._options = options
        self._components = components
        self._seed = seed
        self._limit = limit
        self._rng = Rng(derived(seed, "walk"))
        self._seats = choosers.seated(policy, players, self._rng)
        self._trying: int | None = None

    def run(self) -> Finding | None:
        """Play to the end or to the first finding."""
        try:
            self._play()
        except _Broken as broken:
            return broken.finding
        except Exception as error:
            return Finding(CRASH, _trace(error), self._text(self._trying))
        return None

    def _text(self, action: int | None) -> str | None:
        if action is None:
            return None
        # Numbers outside the catalogue are tried too.
        return self._game.catalogue.text(action) if self._game.catalogue.has(action) else str(action)

    def _fail(self, kind: str, error: str) -> _Broken:
        return _Broken(Finding(kind, error, self._text(self._trying)))

    def _play(self) -> None:
        state = self._game.new(self._players, self._seed, self._options, self._components)
        rng = self._rng
        while True:
            self._check(state)
            listed = state.legal()
            if rng.below(PROBE_EVERY) == 0 or state.over:
                self._probe(state, listed)
            if state.over:
                return
            if not listed:
                raise self._fail(DEAD_END, f"no legal action for seat {state.seat} after {state.ply} actions")
            if len(self.actions) >= self._limit:
                raise self._fail(ENDLESS, f"not over after {self._limit} actions")
            self._trying = self._seats[state.seat].choose(state, listed, rng)
            try:
                state.play(self._trying)
            except IllegalAction as error:
                raise self._fail(REFUSED, str(error)) from error
            self.actions.append(self._trying)
            self._trying = None

    def _check(self, state: State) -> None:
        try:
            state.check()
        except BadPosition as error:
            raise self._fail(CHECK, str(error)) from error

    def _probe(self, state: State, listed: list[int]) -> None:
        """Every promise that is too slow to be tried in every position."""
        self.probed += 1
        before = state.dump()
        self._probe_listing(state, listed)
        self._probe_clone(state, listed, before)
        self._probe_unlisted(state, listed, before)
        self._probe_hidden(state, listed)
        self._probe_load(before, listed)
        if state.dump() != before:
            raise self._fail(SIDE_EFFECT, _difference(before, state.dump()))

    def _probe_listing(self, state: State, listed: list[int]) -> None:
        if len(set(listed)) != len(listed):
            twice = sorted({action for action in listed if listed.count(action) > 1})
            raise self._fail(LISTING, f"listed more than once: {', '.join(str(self._text(one)) for one in twice)}")
        for action in listed:
            if not self._game.catalogue.has(action):
                raise self._fail(LISTING, f"{action} is not in the catalogue")
        if state.over and listed:
            raise self._fail(LISTING, "the game is over and there are still legal actions")
        if state.legal() != listed:
            raise self._fail(LISTING, "asked twice, legal() answers differently")

    def _probe_clone(self, state: State, listed: list[int], before: dict[str, object]) -> None:
        twin = state.clone()
        if twin.dump() != before:
            raise self._fail(CLONE, _difference(before, twin.dump()))
        if listed:
            self._trying = listed[self._rng.below(len(listed))]
            try:
                twin.play(self._trying)
            except IllegalAction as error:
                raise self._fail(REFUSED, str(error)) from error
            if state.dump() != before:
                raise self._fail(CLONE, f"playing on the clone: {_difference(before, state.dump())}")
            self._trying = None

    def _probe_unlisted(self, state: State, listed: list[int], before: dict[str, object]) -> None:
        # From one below the catalogue to one above it: what is no action at all must be refused as well.
        unlisted = sorted(set(range(-1, len(self._game.catalogue) + 1)).difference(listed))
        self._trying = unlisted[self._rng.below(len(unlisted))]
        twin = state.clone()
        if twin.explain(self._trying) is None:
            raise self._fail(ACCEPTED, "explain() has nothing against an action that is not listed")
        try:
            twin.play(self._trying)
        except IllegalAction:
            if twin.dump() != before:
                raise self._fail(SIDE_EFFECT, f"refused, and yet: {_difference(before, twin.dump())}") from None
        else:
            raise self._fail(ACCEPTED, "an action that is not listed was played")
        self._trying = None

    def _probe_hidden(self, state: State, listed: list[int]) -> None:
        drawn = int(self._rng.below(state.players + 1))
        seat = None if drawn == state.players else drawn
        other = state.determinize(seat, self._rng.fork())
        if other.view(seat) != state.view(seat):
            raise self._fail(LEAK, f"seat {seat}: {_difference(state.view(seat), other.view(seat))}")
        if seat == state.seat and other.legal() != listed:
            raise self._fail(LEAK, f"seat {seat}: other legal actions in the redrawn position")
        try:
            other.check()
        except BadPosition as error:
            raise self._fail(LEAK, f"seat {seat}: the redrawn position cannot be: {error}") from error

    def _probe_load(self, before: dict[str, object], listed: list[int]) -> None:
        plain = json.loads(json.dumps(before))
        if plain != before:
            # Tuples, int keys and the like do not come back from a file.
            raise self._fail(RELOAD, f"not plain JSON: {_difference(before, plain)}")
        try:
            loaded = self._game.load(plain, self._components)
        except BadPosition as error:
            raise self._fail(RELOAD, str(error)) from error
        if loaded.dump() != before:
            raise self._fail(RELOAD, _difference(before, loaded.dump()))
        if loaded.legal() != listed:
            raise self._fail(RELOAD, "other legal actions in the loaded position")


def _trace(error: Exception) -> str:
    """The exception and the lines it came through, innermost last, as module names: no path of this machine."""
    lines = [
        f"{frame.filename.replace(chr(92), '/').rpartition('/')[2]}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    return "\n".join([f"{type(error).__name__}: {error}", *lines])


def _difference(one: object, other: object, path: str = "") -> str:
    """The first place where two JSON values differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            if one[key] != other[key]:
                return _difference(one[key], other[key], f"{path}.{key}" if path else str(key))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return _difference(left, right, f"{path}[{place}]")
    return f"{path}: {one!r} and {other!r}"
