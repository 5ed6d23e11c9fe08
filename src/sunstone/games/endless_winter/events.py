"""The kinds of event in a game of Endless Winter."""

from __future__ import annotations

from typing import Final

from sunstone.core.events import EventKind

CHIEF: Final = EventKind("chief", ("chief",))
SIDE: Final = EventKind("side", ("chief", "side"))
SETUP: Final = EventKind("setup", ("card",))
FIGURE: Final = EventKind("figure", ("figure", "space"))
PLAYED: Final = EventKind("played", ("card",))
USED: Final = EventKind("used", ("card",))
CHIEF_USED: Final = EventKind("chief_used", ("chief", "side"))
SPENT: Final = EventKind("spent", ("food",))
PAID: Final = EventKind("paid", ("food", "tools"))
PAID_LABOUR: Final = EventKind("paid_labour", ("half_labour",))
GAVE: Final = EventKind("gave", ("animal",))
GAINED: Final = EventKind("gained", ("food", "tools"))
POINTS: Final = EventKind("points", ("points", "source"))
DREW: Final = EventKind("drew", (), private=("card",))
RESHUFFLED: Final = EventKind("reshuffled", ("cards",))
DISCARDED: Final = EventKind("discarded", ("card",))
RECRUITED: Final = EventKind("recruited", ("card", "zone"))
LEARNED: Final = EventKind("learned", ("card",))
BURIED: Final = EventKind("buried", ("card", "zone"))
BURIED_SECRETLY: Final = EventKind("buried_secretly", (), private=("card",))
CAMPED: Final = EventKind("camped", ("camps",))
MOVED: Final = EventKind("moved", ("start", "end"))
SETTLED: Final = EventKind("settled", ("hexes",))
REVEALED: Final = EventKind("revealed", ("animals",))
HUNTED: Final = EventKind("hunted", ("animal", "top"))
TIPPED: Final = EventKind("tipped", ("animal",))
STONE: Final = EventKind("stone", ("stone",))
STONE_SCORED: Final = EventKind("stone_scored", ("stone", "points"))
MEGALITH: Final = EventKind("megalith", ("place", "level", "neutral"))
IDOL: Final = EventKind("idol", ("track", "level"))
TOKEN: Final = EventKind("token", ("token",))
TOKEN_USED: Final = EventKind("token_used", ("token",))
PILED: Final = EventKind("piled", (), private=("card",))
ECLIPSE: Final = EventKind("eclipse", ("round",))
SHOWN: Final = EventKind("shown", ("cards", "half_labour"))
ORDER: Final = EventKind("order", ("order",))
CLAIMED: Final = EventKind("claimed", ("hex", "terrain"))
ROUND: Final = EventKind("round", ("round",))
GROUND: Final = EventKind("ground", ("animals",))
DISPLAY: Final = EventKind("display", ("cards",))
REST_TOKEN: Final = EventKind("rest_token", ("token",))
ENDED: Final = EventKind("ended", ("scores",))

KINDS: Final = (
    CHIEF,
    SIDE,
    SETUP,
    FIGURE,
    PLAYED,
    USED,
    CHIEF_USED,
    SPENT,
    PAID,
    PAID_LABOUR,
    GAVE,
    GAINED,
    POINTS,
    DREW,
    RESHUFFLED,
    DISCARDED,
    RECRUITED,
    LEARNED,
    BURIED,
    BURIED_SECRETLY,
    CAMPED,
    MOVED,
    SETTLED,
    REVEALED,
    HUNTED,
    TIPPED,
    STONE,
    STONE_SCORED,
    MEGALITH,
    IDOL,
    TOKEN,
    TOKEN_USED,
    PILED,
    ECLIPSE,
    SHOWN,
    ORDER,
    CLAIMED,
    ROUND,
    GROUND,
    DISPLAY,
    REST_TOKEN,
    ENDED,
)
