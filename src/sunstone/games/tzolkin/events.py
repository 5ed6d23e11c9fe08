"""The kinds of event in a game of Tzolk'in."""

from __future__ import annotations

from typing import Final

from sunstone.core.events import EventKind

KEPT: Final = EventKind("kept", (), private=("tiles",))
WEALTH: Final = EventKind("wealth", ("tiles",))
BEGGED: Final = EventKind("begged")
PLACED: Final = EventKind("placed", ("gear", "position", "cost"))
PLACED_START: Final = EventKind("placed_start", ("cost",))
TOOK: Final = EventKind("took", ("gear", "position"))
ACTED: Final = EventKind("acted", ("gear", "action", "cost"))
GAINED: Final = EventKind("gained", ("goods",))
PAID: Final = EventKind("paid", ("goods",))
POINTS: Final = EventKind("points", ("points", "source"))
ROSE: Final = EventKind("rose", ("temple", "step"))
SANK: Final = EventKind("sank", ("temple", "step"))
TURNED_LIGHT: Final = EventKind("turned_light")
HARVESTED: Final = EventKind("harvested", ("crop", "action", "tile"))
BURNED: Final = EventKind("burned", ("action",))
ADVANCED: Final = EventKind("advanced", ("technology", "level"))
BONUS: Final = EventKind("bonus", ("technology",))
BUILT: Final = EventKind("built", ("building",))
BUILT_MONUMENT: Final = EventKind("built_monument", ("monument",))
WORKER: Final = EventKind("worker", ("workers",))
TRADED: Final = EventKind("traded", ("sold", "bought"))
OFFERED_SKULL: Final = EventKind("offered_skull", ("action",))
REVEALED: Final = EventKind("revealed", ("buildings",))
TOOTH_CORN: Final = EventKind("tooth_corn", ("corn",))
CORN_ON_TOOTH: Final = EventKind("corn_on_tooth")
FOOD_DAY: Final = EventKind("food_day", ("number",))
FED: Final = EventKind("fed", ("corn", "hungry"))
NEW_AGE: Final = EventKind("new_age", ("buildings",))
REWARDED: Final = EventKind("rewarded", ("temple", "goods"))
TEMPLE_POINTS: Final = EventKind("temple_points", ("temple", "points", "bonus"))
TURNED: Final = EventKind("turned", ("days",))
PUSHED_OFF: Final = EventKind("pushed_off", ("gear",))
START_PLAYER: Final = EventKind("start_player")
ONE_DAY: Final = EventKind("one_day", ("workers",))
ENDED: Final = EventKind("ended", ("scores",))

KINDS: Final = (
    KEPT,
    WEALTH,
    BEGGED,
    PLACED,
    PLACED_START,
    TOOK,
    ACTED,
    GAINED,
    PAID,
    POINTS,
    ROSE,
    SANK,
    TURNED_LIGHT,
    HARVESTED,
    BURNED,
    ADVANCED,
    BONUS,
    BUILT,
    BUILT_MONUMENT,
    WORKER,
    TRADED,
    OFFERED_SKULL,
    REVEALED,
    TOOTH_CORN,
    CORN_ON_TOOTH,
    FOOD_DAY,
    FED,
    NEW_AGE,
    REWARDED,
    TEMPLE_POINTS,
    TURNED,
    PUSHED_OFF,
    START_PLAYER,
    ONE_DAY,
    ENDED,
)
