"""Random names of tables, accounts and links."""

import secrets

_ALPHABET = "23456789abcdefghijkmnpqrstuvwxyz"
"""No letters that are read as each other."""


def random_name(length: int = 16) -> str:
    """A name nobody can guess: five bits a letter."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def looks_random(text: str) -> bool:
    """Whether a text can be one of our random names; nothing else is ever looked up."""
    return 0 < len(text) <= 32 and all(char in _ALPHABET for char in text)
