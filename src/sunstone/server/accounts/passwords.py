"""Rules for passwords, and their Argon2id hashes. Hashing never holds up the event loop."""

import asyncio
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sunstone.server.accounts.names import name_key
from sunstone.server.accounts.weak_passwords import is_weak
from sunstone.server.errors import Refusal

SHORTEST = 8
_hasher = PasswordHasher()
_at_once = asyncio.Semaphore(2)
"""A hash takes 64 MB on purpose; many sign-ins at once must not take all memory."""


def check_password(password: str, name: str, email: str | None) -> None:
    """Length is what counts, unless it is a password that everybody tries."""
    if len(password) < SHORTEST or name_key(password) == name_key(name):
        raise Refusal("bad_password", least=SHORTEST)
    if is_weak(password, name, email):
        raise Refusal("common_password")


@cache
def _nobodys() -> str:
    """A hash that no password is known to."""
    return _hasher.hash(secrets.token_hex())


async def hashed(password: str) -> str:
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
