"""Seeds made out of a seed and a path, so that game 17 of a run is the same game however the run is split up."""

from __future__ import annotations

import hashlib

_BYTES = 8


def derived(seed: int, *path: object) -> int:
    """A 64-bit seed for one part of a run. Runs with neighbouring seeds share no games, as they would by adding."""
    text = "/".join(str(part) for part in (seed, *path))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:_BYTES], "big")
