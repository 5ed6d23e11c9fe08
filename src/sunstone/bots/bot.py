"""What a bot is: something that, asked for a decision, names a legal action."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from sunstone.core.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is not a person. One bot plays one seat; it may remember what it planned."""

    @abstractmethod
    def choose(self, state: State) -> int:
        """A legal action for `state.seat`. The state is left as it was, and hidden things are left alone."""
