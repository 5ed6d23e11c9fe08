"""The weights of an evaluation by name: a game keeps them as attributes of one object, and says which there are."""

from __future__ import annotations

from collections.abc import Mapping


def told(weights: object, names: tuple[str, ...]) -> dict[str, float]:
    """Every weight by name, in the order of the names."""
    return {name: float(getattr(weights, name)) for name in names}


def change(weights: object, names: tuple[str, ...], given: Mapping[str, float]) -> None:
    """Put other values in place; an unknown name is an error and changes nothing."""
    for name in given:
        if name not in names:
            raise ValueError(f"there is no weight {name!r}")
    for name, value in given.items():
        setattr(weights, name, float(value))
