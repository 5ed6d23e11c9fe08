"""The action catalogue: every action of a game as an int, as a line of text and as a structure.

The catalogue of a game is fixed: the same int means the same action in every position, option set and player count.
Text and structure are two spellings of the same thing, a verb and its named arguments, so they cannot disagree.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from sunstone.core.errors import BadAction, shown

Structure = dict[str, object]


def _flatten(value: object) -> list[str]:
    if isinstance(value, list):
        return [str(item) for item in value] if value else ["none"]
    return [str(value)]


def text_of(structure: Mapping[str, object]) -> str:
    """The line of text for a structure: the verb and then the arguments in their order."""
    words: list[str] = []
    for value in structure.values():
        words.extend(_flatten(value))
    return " ".join(words)


def _key(structure: Mapping[str, object]) -> str:
    return json.dumps(structure, sort_keys=True, separators=(",", ":"))


def fold(text: str) -> str:
    """Text as it is compared: one space between words, no difference between small and capital letters."""
    return " ".join(text.split()).casefold()


def _list_key(fixed: list[str], listed: list[str]) -> str:
    return f"{' '.join(fixed)}: {' '.join(sorted(listed))}"


class Catalogue:
    """All actions of one game. Add them once, in order; the place in that order is the action's int."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._structures: list[Structure] = []
        self._by_text: dict[str, int] = {}
        self._by_list: dict[str, int] = {}
        self._by_structure: dict[str, int] = {}
        self._verbs: list[str] = []

    def add(self, verb: str, **arguments: object) -> int:
        """Append an action and return its int."""
        structure: Structure = {"verb": verb, **arguments}
        text = text_of(structure)
        folded = fold(text)
        if folded in self._by_text:
            raise ValueError(f"two actions would both read {text!r}")
        action = len(self._texts)
        self._texts.append(text)
        self._structures.append(structure)
        self._by_text[folded] = action
        last = next(reversed(structure.values()))
        if isinstance(last, list) and len(last) > 1:
            words = folded.split()
            self._by_list[_list_key(words[: -len(last)], words[-len(last) :])] = action
        self._by_structure[_key(structure)] = action
        if verb not in self._verbs:
            self._verbs.append(verb)
        return action

    def __len__(self) -> int:
        return len(self._texts)

    @property
    def verbs(self) -> list[str]:
        """The verbs in the order they were first used."""
        return list(self._verbs)

    def has(self, action: int) -> bool:
        """Whether this int is an action of the game."""
        return 0 <= action < len(self._texts)

    def text(self, action: int) -> str:
        """The line of text for an action."""
        if not self.has(action):
            raise BadAction("unknown_int", action=action, size=len(self._texts))
        return self._texts[action]

    def structure(self, action: int) -> Structure:
        """The structure for an action (a fresh copy)."""
        if not self.has(action):
            raise BadAction("unknown_int", action=action, size=len(self._texts))
        return {
            key: list(value) if isinstance(value, list) else value for key, value in self._structures[action].items()
        }

    def read(self, text: str) -> int:
        """The action a line of text names."""
        folded = fold(text)
        found = self._by_text.get(folded)
        if found is None:
            # "take body R Y" is "take body Y R": the order within a list means nothing.
            words = folded.split()
            for start in range(1, len(words)):
                found = self._by_list.get(_list_key(words[:start], words[start:]))
                if found is not None:
                    return found
            raise BadAction("unknown_text", text=text)
        return found

    def find(self, structure: Mapping[str, object]) -> int:
        """The action a structure names."""
        try:
            found = self._by_structure.get(_key(structure))
        except (TypeError, ValueError, RecursionError):
            found = None
        if found is None:
            raise BadAction("unknown_structure", structure=shown(dict(structure)))
        return found

    def matching(self, form: Mapping[str, object]) -> list[int]:
        """The actions whose structure has all these fields, in int order."""
        wanted = list(form.items())
        return [
            action
            for action, structure in enumerate(self._structures)
            if all(key in structure and structure[key] == value for key, value in wanted)
        ]

    def texts(self) -> list[str]:
        """Every action as text, in int order."""
        return list(self._texts)
