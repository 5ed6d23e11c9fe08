"""The weights of an evaluation: attributes of one object, read and changed by name when they are tuned."""

from __future__ import annotations

from collections.abc import Mapping


def names_of(weights: object) -> list[str]:
    """The names of the attributes, in the order in which the constructor sets them."""
    if weights is None:
        return []
    compiled = getattr(type(weights), "__mypyc_attrs__", None)
    return [str(name) for name in (vars(weights) if compiled is None else compiled)]


def weights_of(weights: object) -> dict[str, float]:
    """Every weight by name."""
    return {name: float(getattr(weights, name)) for name in names_of(weights)}


def change_weights(weights: object, given: Mapping[str, float]) -> None:
    """Put other values in place; an unknown name is an error and changes nothing."""
    names = names_of(weights)
    for name in given:
        if name not in names:
            raise ValueError(f"there is no weight {name!r}")
    for name, value in given.items():
        setattr(weights, name, float(value))
