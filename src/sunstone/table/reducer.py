"""How entries change a table."""

from __future__ import annotations


class BrokenLog(Exception):
    """A log that cannot be replayed, and the entry at which that was found."""

    def __init__(self, version: int, problem: str) -> None:
        super().__init__(f"entry {version}: {problem}")
        self.version = version
        self.problem = problem
