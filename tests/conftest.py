"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

from sunstone.bots.cores import keep_to_one_core

# As in commands and workers, before anything imports NumPy: the number of its threads shows in the last digits.
keep_to_one_core()

# The same examples on every run and every machine, and no clock: a slow computer is not a failure.
settings.register_profile("sunstone", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("sunstone")
