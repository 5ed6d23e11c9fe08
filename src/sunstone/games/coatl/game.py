"""Cóatl as a registered game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from sunstone.core.components import Components, shipped
from sunstone.core.dump_reader import Reader
from sunstone.core.game import Game, State
from sunstone.core.observation import Observer
from sunstone.core.options import Option, Options, switch
from sunstone.core.policy import Policy
from sunstone.core.rng import Rng
from sunstone.core.weights import change_weights, weights_of
from sunstone.games.coatl import dump
from sunstone.games.coatl.box import SCHEMA, Box
from sunstone.games.coatl.catalogue import build
from sunstone.games.coatl.evaluation.position import evaluate, promising
from sunstone.games.coatl.evaluation.weights import WEIGHTS
from sunstone.games.coatl.events import KINDS
from sunstone.games.coatl.observe import CoatlObserver
from sunstone.games.coatl.policies import POLICIES
from sunstone.games.coatl.profile import PROFILE
from sunstone.games.coatl.reasons import REASONS
from sunstone.games.coatl.setup import lay_out
from sunstone.games.coatl.state import CoatlState


class CoatlGame(Game):
    """Cóatl for two to four players."""

    def __init__(self) -> None:
        self.id = "coatl"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 4
        self.options = (
            switch("sacrifice_tokens", True),
            Option("open_end", "literal", ("literal", "strict")),
            switch("promo", False),
        )
        text = files("sunstone.games.coatl").joinpath("components.toml").read_text(encoding="utf-8")
        self.component_schema = SCHEMA
        self.shipped = shipped(self.id, SCHEMA, text, "components.toml")
        self.catalogue = build(
            list(self.shipped.entries("prophecy")),
            list(self.shipped.entries("temple")),
        )
        self._boxes: dict[str, Box] = {}
        self.reasons = REASONS
        self.event_kinds = KINDS
        self.profile = PROFILE

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CoatlState)
        return evaluate(state, seat)

    def promising(self, state: State) -> list[int]:
        assert isinstance(state, CoatlState)
        return promising(state)

    def weights(self) -> dict[str, float]:
        return weights_of(WEIGHTS)

    def set_weights(self, weights: Mapping[str, float]) -> None:
        change_weights(WEIGHTS, weights)

    def policies(self) -> tuple[Policy, ...]:
        return POLICIES

    def observer(self, players: int) -> Observer:
        self.check_players(players)
        return CoatlObserver(players)

    def _box(self, options: Options, components: Components) -> Box:
        """The box for these components, unpacked once."""
        strict = options["open_end"] == "strict"
        key = f"{components.digest} {strict}"
        box = self._boxes.get(key)
        if box is None:
            box = Box(components, strict)
            self._boxes[key] = box
        return box

    def _new(self, players: int, options: Options, rng: Rng, components: Components) -> State:
        state = CoatlState(self, players, options, rng, self._box(options, components))
        state.clear()
        lay_out(state)
        return state

    def _load(self, players: int, options: Options, rng: Rng, components: Components, position: Reader) -> State:
        state = CoatlState(self, players, options, rng, self._box(options, components))
        state.clear()
        dump.load(state, position)
        return state
