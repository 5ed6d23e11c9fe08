"""`sunstone` with every table of a game dealt from the seed that SUNSTONE_DEALT names for it, for the browser tests."""

import json
import os
from typing import Any

from sunstone.cli.app import main
from sunstone.server.lobby.seating import Seating

DEALT: dict[str, int] = json.loads(os.environ["SUNSTONE_DEALT"])
_open = Seating._open


async def dealt(self: Seating, visitor: Any, wish: Any, seats: Any, seed: int, *rest: Any, **more: Any) -> Any:
    """Open a table with the seed of its game."""
    return await _open(self, visitor, wish, seats, DEALT.get(wish.game, seed), *rest, **more)


if __name__ == "__main__":
    Seating._open = dealt  # type: ignore[method-assign]
    main()
