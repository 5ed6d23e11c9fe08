"""One-sided ways to play. `sunstone fuzz` reaches with them positions that uniform play hardly ever sees."""

from __future__ import annotations


class Policy:
    """Prefers some actions and avoids others, each named by how its line begins: a verb, or a verb and more words.

    An action that both would name is preferred. Of actions it likes the same it plays any, or with `thoughtful` one
    that looks good to `Game.evaluate`.
    """

    def __init__(
        self, name: str, prefers: tuple[str, ...], avoids: tuple[str, ...] = (), thoughtful: bool = False
    ) -> None:
        self.name = name
        self.prefers = prefers
        self.avoids = avoids
        self.thoughtful = thoughtful
