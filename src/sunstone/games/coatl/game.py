"""Cóatl as a registered game."""

from __future__ import annotations

from importlib.resources import files

from sunstone.core.components import Components, shipped
from sunstone.core.dump_reader import Reader
from sunstone.core.game import Game, State
from sunstone.core.observation import Observer
from sunstone.core.options import Option, Options, switch
from sunstone.core.rng import Rng
from sunstone.games.coatl import dump
from sunstone.games.coatl.catalogue import build
from sunstone.games.coatl.data import SCHEMA, RuleData
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
        self._data: dict[str, RuleData] = {}
        self.reasons = REASONS.all()
        self.event_kinds = KINDS.all()
        self.profile = PROFILE
        self.tunable = WEIGHTS
        self.one_sided = POLICIES

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CoatlState)
        return evaluate(state, seat)

    def promising(self, state: State) -> list[int]:
        assert isinstance(state, CoatlState)
        return promising(state)

    def observer(self, players: int) -> Observer:
        self.check_players(players)
        return CoatlObserver(players)

    def _bare(self, players: int, options: Options, rng: Rng, components: Components) -> CoatlState:
        """A table with nothing on it; the components are unpacked once for each reading of a guard at an open end."""
        strict = options["open_end"] == "strict"
        key = f"{components.digest} {strict}"
        data = self._data.get(key)
        if data is None:
            data = RuleData(components, strict)
            self._data[key] = data
        return CoatlState(self, players, options, rng, data)

    def _new(self, players: int, options: Options, rng: Rng, components: Components) -> State:
        state = self._bare(players, options, rng, components)
        lay_out(state)
        return state

    def _load(self, players: int, options: Options, rng: Rng, components: Components, position: Reader) -> State:
        state = self._bare(players, options, rng, components)
        dump.load(state, position)
        return state
