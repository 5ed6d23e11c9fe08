"""The five wheels, in the order in which they are counted."""

from __future__ import annotations

from typing import Final

from sunstone.games.tzolkin.chichen_itza import ChichenItza
from sunstone.games.tzolkin.palenque import Palenque
from sunstone.games.tzolkin.table import Wheel
from sunstone.games.tzolkin.tikal import Tikal
from sunstone.games.tzolkin.uxmal import Uxmal
from sunstone.games.tzolkin.yaxchilan import Yaxchilan

FIVE_WHEELS: Final[list[Wheel]] = [Palenque(), Yaxchilan(), Tikal(), Uxmal(), ChichenItza()]
