"""Any position of Endless Winter in a few words: say what matters, the rest of the box is put where it does not.

    position(column="hunt", hands=[["hunter"]], food=[3], tools=[2], ground={"rhino": 1})
    eclipse(eclipse_piles=[["brave"], ["shaman"]], figures=[["rest", "hunt", "hunt"]])

Lists go by seat and may be short: who is not mentioned has an empty hand, one camp on the start hex and nothing else.
Cards, animals, stones, hexes and megaliths are conserved. A player's starting cards that are not mentioned lie in the
draw pile, or, where that is given, in the discards, or else under the burial card. Whatever else must be somewhere is
with the last seat. Boards a, b, c, d of the megalith plan lie in this order, none turned. Labour is in whole points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import sunstone
from sunstone.core.components import Components
from sunstone.games.endless_winter.game import EndlessWinterGame
from sunstone.games.endless_winter.geometry import HEXES, JUNCTIONS
from sunstone.games.endless_winter.names import (
    ANIMALS,
    CULTURE,
    GLACIER_TOKENS,
    REST_TOKENS,
    SETUP_CARDS,
)
from tests.conformance.table import pinned
from tests.games.endless_winter.layout import (
    STARTS,
    Cards,
    Megaliths,
    counts,
    face,
    lay_land,
    lay_stones,
    lead,
    nth,
    stand,
)
from tests.games.moves import can, lies, play, seat_of


def _pinned() -> EndlessWinterGame:
    """The game with the pinned values in place of the shipped ones, so that tuning those moves no test of a rule."""
    game = EndlessWinterGame()
    box, values = game.components(), pinned(game)
    assert values is not None
    sources = {
        section: {
            entry: {field: box.source(section, entry, field) for field in fields}
            for entry, fields in box.entries(section).items()
        }
        for section in game.schema()
    }
    game.shipped = Components(game.id, {section: values.entries(section) for section in game.schema()}, sources, None)
    return game


GAME = _pinned()
ANIMAL_COPIES = (5, 10, 10, 10, 10, 10, 5)
FIRST_CHOICES = ("done", "end", "next", "take food", "take tool", "idol offering")
"""What `go_on` chooses while nothing in particular is wanted."""


Asked = dict[str, object]
MORE: Mapping[str, Asked] = {
    "reward": {"in_draw": False},
    "buries": {"must": False, "price": False},
    "recruits": {"rite": False},
}


def asked(kind: str, **fields: object) -> Asked:
    """A decision that is due, as it stands in a dump."""
    return {"kind": kind, **MORE.get(kind, {}), **fields}


def reward(what: str, count: int = 1, *, in_draw: bool = False) -> Asked:
    """A reward of the ladder that is due; `in_draw` if it is one of the cards of the preparation."""
    return asked("reward", reward=what, count=count, in_draw=in_draw)


def gaps(row: Sequence[str]) -> list[str | None]:
    """Names, with null where there is none."""
    return [name or None for name in row]


def position(
    players: int = 3,
    *,
    round_no: int = 1,
    turn: int = 0,
    order: Sequence[int] | None = None,
    phase: str = "action",
    stage: str = "",
    column: str = "",
    chief: bool = False,
    chief_ready: bool | None = None,
    labour: float = 0,
    played: Sequence[str] = (),
    unused: Sequence[str] = (),
    culture_played: int | None = None,
    due: Sequence[Asked] = (),
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    components: Components | None = None,
    # The main board.
    first_taken: Sequence[str] = (),
    stacks: Mapping[str, int] | None = None,
    display: Sequence[str] | None = None,
    decks: Mapping[int, Sequence[str]] | None = None,
    stone_display: Mapping[int, str] | None = None,
    ground: Mapping[str, int] | None = None,
    deck: Mapping[str, int] | None = None,
    # The other boards.
    land: Mapping[int, str] | None = None,
    settled: Mapping[tuple[int, int, int], int] | None = None,
    megaliths: Mapping[str, int] | None = None,
    greys: Sequence[int] = (),
    boards: Sequence[str] = ("mb-a", "mb-b", "mb-c", "mb-d"),
    turned: Sequence[int] = (0, 0, 0, 0),
    glacier_tokens: Mapping[int, str] | None = None,
    rest_top: str | None = None,
    rest_queue: Sequence[str] = (),
    rest_claimed: bool = False,
    # By seat.
    chiefs: Sequence[str] = (),
    figures: Sequence[Sequence[str] | None] = (),
    food: Sequence[int] = (),
    tools: Sequence[int] = (),
    points: Sequence[int] = (),
    camps: Sequence[Mapping[int, int] | None] = (),
    idols: Sequence[tuple[int, int]] = (),
    honour_rank: Sequence[int] | None = None,
    stones: Sequence[Sequence[str]] = (),
    animals: Sequence[Mapping[str, int] | None] = (),
    used: Sequence[Mapping[str, int] | None] = (),
    hands: Sequence[Sequence[str] | None] = (),
    piles: Sequence[Sequence[str] | None] = (),
    discards: Sequence[Sequence[str] | None] = (),
    eclipse_piles: Sequence[Sequence[str] | None] = (),
    buried: Sequence[Sequence[str] | None] = (),
) -> sunstone.State:
    """A position in the action phase, unless another phase is given; it is checked on the way.

    `megaliths` maps a place to its owner (4 is grey), "c2" on the ground and "c2/1" on the first level above; `greys`
    says how many grey ones a seat has placed. `column` puts a figure of the seat to move there, the chief's if `chief`.
    """
    made = GAME.new(players, seed=seed, options=options, components=components)
    top: dict[str, Any] = made.dump()
    table: dict[str, Any] = top["position"]
    seats = list(order) if order is not None else list(range(players))
    current = seats[turn % players]
    zones = {
        "hand": hands,
        "pile": piles,
        "discards": discards,
        "eclipse_pile": eclipse_piles,
        "buried": buried,
    }
    deal = Cards(players, played, current, zones)
    stacked = deal.stacks(stacks or {})
    shown, rest = deal.culture(1 if round_no <= 2 else 2, display, decks or {})
    plan = Megaliths(players, megaliths or {}, greys)
    laid = lay_land(players, land or {})
    held = [counts(nth(animals, seat, {})) for seat in range(players)]
    tipped = [counts(nth(used, seat, {})) for seat in range(players)]
    out = counts(ground or {})
    left = [ANIMAL_COPIES[place] - out[place] - sum(row[place] for row in [*held, *tipped]) for place in range(7)]
    if deck is not None:
        wanted = counts(deck)
        held[-1] = [held[-1][place] + left[place] - wanted[place] for place in range(7)]
        left = wanted
    camped = [dict(nth(camps, seat, {0: 1})) for seat in range(players)]
    towns = {JUNCTIONS.index(sorted(key)): who for key, who in (settled or {}).items()}
    raised = [tuple(nth(idols, seat, (0, 0))) for seat in range(players)]
    owned = [list(nth(stones, seat, [])) for seat in range(players)]
    standing = stand(players, turn, seats, figures, (column, chief), first_taken, stage == "pile")
    if phase != "action":
        standing = [list(nth(figures, seat, ["hunt"] * 3)) for seat in range(players)]
        if phase == "preparation":
            standing = [["", "", ""] for _ in range(players)]
    rank = sorted(range(players), key=lambda seat: -raised[seat][1])
    table.update(
        phase=phase,
        stage=stage or ("culture" if not column else "rest_draw" if column == "rest" else "top"),
        round=round_no,
        turn=turn,
        order=seats,
        offer=[],
        first_taken=list(first_taken),
        tribe_stacks=stacked,
        culture_deck_1=rest[0],
        culture_deck_2=rest[1],
        culture_display=gaps(shown),
        stone_display=gaps(lay_stones(players, owned, stone_display or {})),
        deck=left,
        ground=out,
        land=laid,
        settled=[towns.get(junction, -1) for junction in range(len(JUNCTIONS))],
        boards=list(boards),
        turned=list(turned),
        megaliths=plan.rows(),
        honour_rank=list(honour_rank) if honour_rank is not None else rank,
        column=column or None,
        half_labour=round_half(labour),
        played=list(played),
        unused=list(unused),
        culture_played=sum(1 for card in played if card in CULTURE) if culture_played is None else culture_played,
        chief_ready=chief if chief_ready is None else chief_ready,
        eclipse_step=1 if phase == "eclipse" else 0,
        due=[dict(row) for row in due],
    )
    tokens = [name for name in GLACIER_TOKENS if name not in (glacier_tokens or {}).values()]
    if made.options["glacier_tokens"]:
        table["glacier_tokens"] = [
            ((glacier_tokens or {}).get(place) or tokens.pop(0)) if laid[place] == "glacier" else None
            for place in range(HEXES)
        ]
    if made.options["rest_tokens"]:
        on_top = "rt-1" if rest_top is None else rest_top
        table.update(rest_token=on_top or None, rest_tokens_below=list(rest_queue), rest_claimed=rest_claimed)
        table["rest_tokens_unseen"] = [name for name in REST_TOKENS if name != on_top and name not in rest_queue]
    else:
        table["rest_claimed"] = column == "rest" or rest_claimed
    led = lead(players, chiefs)
    table["seats"] = [
        {
            **table["seats"][seat],
            "chief": led[seat][0],
            "side": led[seat][1],
            "setup_card": SETUP_CARDS[seat],
            "figures": gaps(standing[seat]),
            "food": nth(food, seat, 0),
            "tools": nth(tools, seat, 0),
            "points": nth(points, seat, 0),
            "camps_left": 5 - sum(camped[seat].values()),
            "camps": [camped[seat].get(place, 0) for place in range(HEXES)],
            "settlements_left": 3 - sum(1 for who in towns.values() if who == seat),
            "megaliths_left": plan.left[seat],
            "idols": {"offering": raised[seat][0], "honour": raised[seat][1]},
            "stones": owned[seat],
            "animals": held[seat],
            "used": tipped[seat],
            **deal.seats[seat],
        }
        for seat in range(players)
    ]
    top.update(seat=current)
    return GAME.load(top, components)


def round_half(labour: float) -> int:
    """Labour in half-points, as it is kept."""
    assert 2 * labour == int(2 * labour)
    return int(2 * labour)


def before_eclipse(players: int = 3, **given: Any) -> sunstone.State:
    """The last turn of the round: its player has only to lay down the eclipse pile, with `done`."""
    return position(players, turn=3 * players - 1, stage="pile", **given)


def eclipse(players: int = 3, **given: Any) -> sunstone.State:
    """The beginning of the eclipse: the piles have just been shown, the first player has the turn-order reward."""
    return play(before_eclipse(players, **given), "done")


# What the tests look at


def choices(state: sunstone.State) -> list[str]:
    """Every legal action, as text."""
    return [state.say(action) for action in state.legal()]


def go_on(
    state: sunstone.State, until: Callable[[sunstone.State], bool], wanted: Sequence[str] = FIRST_CHOICES
) -> sunstone.State:
    """Play on, by the first choice of those wanted that is legal, until something holds."""
    for _ in range(500):
        if until(state):
            return state
        legal = choices(state)
        play(state, next((line for line in wanted if line in legal), legal[0]))
    raise AssertionError("it never came to that")


def until_phase(state: sunstone.State, phase: str, wanted: Sequence[str] = FIRST_CHOICES) -> sunstone.State:
    """Play on until a phase begins."""
    return go_on(state, lambda one: lies(one)["phase"] == phase, wanted)


def until_seat(state: sunstone.State, seat: int, wanted: Sequence[str] = FIRST_CHOICES) -> sunstone.State:
    """Play on until a seat is to decide."""
    return go_on(state, lambda one: one.seat == seat, wanted)


def until_over(state: sunstone.State, wanted: Sequence[str] = FIRST_CHOICES) -> sunstone.State:
    """Play on to the end of the game."""
    return go_on(state, lambda one: one.over, wanted)


def labour(state: sunstone.State) -> float:
    """The labour at hand, in points."""
    half: int = lies(state)["half_labour"]
    return half / 2


def food(state: sunstone.State, seat: int = 0) -> int:
    """A seat's food."""
    found: int = seat_of(state, seat)["food"]
    return found


def tools(state: sunstone.State, seat: int = 0) -> int:
    """A seat's tools."""
    found: int = seat_of(state, seat)["tools"]
    return found


def points(state: sunstone.State, seat: int = 0) -> int:
    """A seat's points."""
    found: int = seat_of(state, seat)["points"]
    return found


def idols(state: sunstone.State, seat: int = 0) -> tuple[int, int]:
    """The levels of a seat's idols: offering, honour."""
    levels = seat_of(state, seat)["idols"]
    return levels["offering"], levels["honour"]


def cards(state: sunstone.State, zone: str, seat: int = 0) -> list[str]:
    """A seat's cards in a zone, sorted: "hand", "pile", "discards", "eclipse_pile" or "buried"."""
    return sorted(face(card) for card in seat_of(state, seat)[zone])


def hand(state: sunstone.State, seat: int = 0) -> list[str]:
    """A seat's hand, sorted."""
    return cards(state, "hand", seat)


def buried(state: sunstone.State, seat: int = 0) -> list[str]:
    """A seat's buried cards, sorted."""
    return cards(state, "buried", seat)


def animals(state: sunstone.State, seat: int = 0, which: str = "animals") -> dict[str, int]:
    """A seat's animals by species, or with `which="used"` the used ones."""
    found = seat_of(state, seat)[which]
    return {name: count for name, count in zip(ANIMALS, found, strict=True) if count}


def ground(state: sunstone.State) -> dict[str, int]:
    """The animals on the hunting ground."""
    return {name: count for name, count in zip(ANIMALS, lies(state)["ground"], strict=True) if count}


def camps(state: sunstone.State, seat: int = 0) -> dict[int, int]:
    """A seat's camps by hex."""
    return {place: count for place, count in enumerate(seat_of(state, seat)["camps"]) if count}


def standing(state: sunstone.State) -> dict[str, int]:
    """The owner of every megalith on the plan; "c2/1" is a place on the first level above the ground."""
    found = lies(state)["megaliths"]
    return {name if level == "0" else f"{name}/{level}": int(owner) for name, level, owner in found}


def offered(state: sunstone.State, verb: str) -> list[str]:
    """The legal actions of one verb, as text."""
    return [line for line in choices(state) if line.split()[0] == verb]


def sheet(state: sunstone.State, seat: int = 0) -> dict[str, float]:
    """A seat's points by where they come from."""
    return {line.source: line.points for line in state.score_sheet()[seat].lines}


def to_the_end(state: sunstone.State) -> sunstone.State:
    """From the last eclipse to the end of the game: everyone takes idols on the honour track and leaves the rest."""
    return until_over(state, ("done", "idol honour", "idol offering"))


def happened(state: sunstone.State, kind: str) -> list[dict[str, object]]:
    """The events of a kind since a list was attached."""
    return [event.full() for event in state.events or [] if event.kind.name == kind]


__all__ = [
    "GAME",
    "STARTS",
    "animals",
    "before_eclipse",
    "buried",
    "camps",
    "can",
    "cards",
    "choices",
    "eclipse",
    "face",
    "food",
    "go_on",
    "ground",
    "hand",
    "happened",
    "idols",
    "labour",
    "offered",
    "play",
    "points",
    "position",
    "reward",
    "sheet",
    "standing",
    "to_the_end",
    "tools",
    "until_over",
    "until_phase",
    "until_seat",
]
