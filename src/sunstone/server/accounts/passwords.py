"""Passwords are kept as Argon2id hashes, and hashing never holds up the event loop."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher = PasswordHasher()
_at_once = asyncio.Semaphore(2)
"""A hash takes 64 MB on purpose; a crowd at the door must not take all memory."""


@cache
def _nobodys() -> str:
    """A hash that no password is known to."""
    return _hasher.hash(secrets.token_hex())


async def hashed(password: str) -> str:
    """The hash to keep."""
    async with _at_once:
        return await asyncio.to_thread(_hasher.hash, password)


def _fits(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


async def fits(kept: str | None, password: str) -> bool:
    """Whether a password belongs to a hash. For a name that does not exist it takes just as long."""
    async with _at_once:
        right = await asyncio.to_thread(_fits, kept or _nobodys(), password)
    return right and kept is not None
