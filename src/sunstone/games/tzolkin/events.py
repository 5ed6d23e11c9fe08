"""The kinds of event in a game of Tzolk'in."""

from __future__ import annotations

from typing import Final

from sunstone.core.events import EventKinds

KINDS: Final = EventKinds()

KEPT: Final = KINDS.add("kept", (), private=("tiles",))
WEALTH: Final = KINDS.add("wealth", ("tiles",))
BEGGED: Final = KINDS.add("begged")
PLACED: Final = KINDS.add("placed", ("gear", "position", "cost"))
PLACED_START: Final = KINDS.add("placed_start", ("cost",))
TOOK: Final = KINDS.add("took", ("gear", "position"))
ACTED: Final = KINDS.add("acted", ("gear", "action", "cost"))
GAINED: Final = KINDS.add("gained", ("goods",))
PAID: Final = KINDS.add("paid", ("goods",))
POINTS: Final = KINDS.add("points", ("points", "source"))
ROSE: Final = KINDS.add("rose", ("temple", "step"))
SANK: Final = KINDS.add("sank", ("temple", "step"))
TURNED_LIGHT: Final = KINDS.add("turned_light")
HARVESTED: Final = KINDS.add("harvested", ("crop", "action", "tile"))
BURNED: Final = KINDS.add("burned", ("action",))
ADVANCED: Final = KINDS.add("advanced", ("technology", "level"))
BONUS: Final = KINDS.add("bonus", ("technology",))
BUILT: Final = KINDS.add("built", ("building",))
BUILT_MONUMENT: Final = KINDS.add("built_monument", ("monument",))
WORKER: Final = KINDS.add("worker", ("workers",))
TRADED: Final = KINDS.add("traded", ("sold", "bought"))
OFFERED_SKULL: Final = KINDS.add("offered_skull", ("action",))
REVEALED: Final = KINDS.add("revealed", ("buildings",))
TOOTH_CORN: Final = KINDS.add("tooth_corn", ("corn",))
CORN_ON_TOOTH: Final = KINDS.add("corn_on_tooth")
FOOD_DAY: Final = KINDS.add("food_day", ("number",))
FED: Final = KINDS.add("fed", ("corn", "hungry"))
NEW_AGE: Final = KINDS.add("new_age", ("buildings",))
REWARDED: Final = KINDS.add("rewarded", ("temple", "goods"))
TEMPLE_POINTS: Final = KINDS.add("temple_points", ("temple", "points", "bonus"))
TURNED: Final = KINDS.add("turned", ("days",))
PUSHED_OFF: Final = KINDS.add("pushed_off", ("gear",))
START_PLAYER: Final = KINDS.add("start_player")
ONE_DAY: Final = KINDS.add("one_day", ("workers",))
ENDED: Final = KINDS.add("ended", ("scores",))
