"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# The same examples on every run and every machine, and no clock: a slow computer is not a failure.
settings.register_profile("sunstone", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("sunstone")
