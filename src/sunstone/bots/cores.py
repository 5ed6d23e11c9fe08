"""One core for each process."""

from __future__ import annotations

import os

_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def keep_to_one_core() -> None:
    """Have NumPy use one core, here if it is not imported yet, and in processes begun from here.

    By itself it takes all of them for every product of matrices: too small to gain by it, and where several processes
    do so they wait for each other, ten times as long and more. Who has set these variables is left alone.
    """
    for name in _THREADS:
        os.environ.setdefault(name, "1")
