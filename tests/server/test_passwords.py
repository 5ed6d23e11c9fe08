"""How passwords are kept."""

from __future__ import annotations

import asyncio

from argon2 import Type, extract_parameters

from sunstone.server.accounts import passwords


def test_a_password_is_kept_as_a_costly_hash() -> None:
    """Argon2id with what RFC 9106 recommends where memory is scarce: 64 MiB, three passes."""
    kept = asyncio.run(passwords.hashed("correct horse"))
    cost = extract_parameters(kept)
    assert (cost.type, cost.memory_cost, cost.time_cost) == (Type.ID, 64 * 1024, 3)
    assert asyncio.run(passwords.fits(kept, "correct horse"))
    assert not asyncio.run(passwords.fits(kept, "battery staple"))
    assert not asyncio.run(passwords.fits(None, "correct horse"))
