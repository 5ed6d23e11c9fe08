"""Chances of nets are scaled so that they come true."""

from __future__ import annotations

import numpy as np
import pytest
from tools.calibrate import best_scale


def test_chances_too_near_the_middle_are_spread() -> None:
    rng = np.random.default_rng(1)
    looks = []
    for _ in range(4000):
        logits = rng.normal(size=3)
        shares = np.exp(2 * logits) / np.exp(2 * logits).sum()
        looks.append((logits, np.eye(3)[rng.choice(3, p=shares)]))
    assert best_scale(looks) == pytest.approx(2, abs=0.15)
