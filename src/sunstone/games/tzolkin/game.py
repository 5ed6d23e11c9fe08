"""Tzolk'in as a registered game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files

from sunstone.core.components import Components, Schema, shipped
from sunstone.core.game import Game, State
from sunstone.core.observation import Observer
from sunstone.core.options import Option, Options
from sunstone.core.policy import Policy
from sunstone.core.position import Reader
from sunstone.core.rng import Rng
from sunstone.core.weights import change, told
from sunstone.games.tzolkin import dump, heuristics
from sunstone.games.tzolkin.box import SCHEMA, Box, inconsistencies
from sunstone.games.tzolkin.catalogue import build
from sunstone.games.tzolkin.events import KINDS
from sunstone.games.tzolkin.observe import TzolkinObserver
from sunstone.games.tzolkin.policies import POLICIES
from sunstone.games.tzolkin.reasons import REASONS
from sunstone.games.tzolkin.setup import lay_out
from sunstone.games.tzolkin.state import TzolkinState
from sunstone.games.tzolkin.weights import NAMES, WEIGHTS


class TzolkinGame(Game):
    """Tzolk'in for two to four players."""

    def __init__(self) -> None:
        self.id = "tzolkin"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 4
        self.options = (Option("corn_points", "quarters", ("quarters", "whole")),)
        text = files("sunstone.games.tzolkin").joinpath("components.toml").read_text(encoding="utf-8")
        self._shipped = shipped(self.id, SCHEMA, text, "components.toml")
        self._boxes: dict[str, Box] = {}
        self.catalogue = build()
        self.reasons = REASONS
        self.event_kinds = KINDS

    def components(self) -> Components:
        return self._shipped

    def schema(self) -> Schema:
        return SCHEMA

    def inconsistencies(self, components: Components) -> Sequence[tuple[str, str]]:
        return inconsistencies(components)

    def components_of(self, state: State) -> Components:
        assert isinstance(state, TzolkinState)
        return state.box.components

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, TzolkinState)
        return heuristics.evaluate(state, seat)

    def weights(self) -> dict[str, float]:
        return told(WEIGHTS, NAMES)

    def set_weights(self, weights: Mapping[str, float]) -> None:
        change(WEIGHTS, NAMES, weights)

    def policies(self) -> tuple[Policy, ...]:
        return POLICIES

    def observer(self, players: int) -> Observer:
        self.check_players(players)
        return TzolkinObserver(players)

    def _box(self, components: Components) -> Box:
        """The box for these components, unpacked once."""
        key = str(components.digest)
        box = self._boxes.get(key)
        if box is None:
            box = Box(components)
            self._boxes[key] = box
        return box

    def _new(self, players: int, options: Options, rng: Rng, components: Components) -> State:
        state = TzolkinState(self, players, options, rng, self._box(components))
        lay_out(state)
        return state

    def _load(self, players: int, options: Options, rng: Rng, components: Components, position: Reader) -> State:
        state = TzolkinState(self, players, options, rng, self._box(components))
        dump.load(state, position)
        return state
