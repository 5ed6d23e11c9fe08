"""Who sees what: the view of a seat, and how what it cannot see is drawn anew."""

from __future__ import annotations

from sunstone.core.rng import Rng
from sunstone.core.thing import EVERYONE
from sunstone.games.tzolkin.catalogue import KEEP_PAIRS
from sunstone.games.tzolkin.dump import DECISIONS, add_board
from sunstone.games.tzolkin.food_day import meal_price
from sunstone.games.tzolkin.placing import place_costs
from sunstone.games.tzolkin.table import KEEP_PHASE, Player, Table


def view(table: Table, viewer: int) -> dict[str, object]:
    """Everything a viewer may see."""
    due = table.due
    out = table.plain(table.data.names, EVERYONE)
    add_board(table, out)
    table.add_head(out, viewer)
    out["due"] = DECISIONS.plain(due[len(due) - 1]) if due else None
    out["due_later"] = [DECISIONS.name(decision) for decision in due[:-1]]
    out["food_day"] = table.food_due or None
    out["food_days"] = list(table.data.food_days)
    out["place_costs"] = [] if table.over else place_costs(table)
    out["dummy_tiles"] = _dummy_tiles(table)
    out["buildings_left"] = len(table.building_stack)
    out["seats"] = [_player_view(table, player, player.seat == viewer) for player in table.seats]
    return out


def _dummy_tiles(table: Table) -> list[str]:
    """The wealth tiles that were drawn openly to place the dummies."""
    if table.data.dummies[table.players] == 0:
        return []
    elsewhere = set(table.wealth_deck)
    for player in table.seats:
        elsewhere.update(player.dealt)
    return [tile.id for place, tile in enumerate(table.data.wealth) if place not in elsewhere]


def _player_view(table: Table, player: Player, own: bool) -> dict[str, object]:
    out = player.plain(table.data.names, EVERYONE)
    out["points"] = player.quarters / 4
    out["meal_price"] = meal_price(player)
    out["chosen"] = len(player.kept) > 0
    shown = own or table.phase != KEEP_PHASE
    out["wealth"] = _wealth(table, player.kept) if shown else None
    out["dealt"] = _wealth(table, player.dealt) if own else None
    return out


def own_view(table: Table, seat: int) -> dict[str, object]:
    """The private part of `view(seat)["seats"][seat]`."""
    player = table.seats[seat]
    return {"wealth": _wealth(table, player.kept), "dealt": _wealth(table, player.dealt)}


def _wealth(table: Table, tiles: tuple[int, ...]) -> list[str]:
    return [table.data.wealth[tile].id for tile in tiles]


def redraw(table: Table, viewer: int, rng: Rng) -> None:
    """Deal anew, in place, what a viewer cannot know.

    While the starting wealth is chosen that is the others' tiles and the ones left over; later the tiles the others put
    back, which mean nothing any more. The order of the stacks is not there to be known; the generator is hidden always.
    """
    choosing = table.phase == KEEP_PHASE
    unknown = list(table.wealth_deck)
    for player in table.seats:
        if player.seat != viewer:
            unknown.extend([tile for tile in player.dealt if choosing or tile not in player.kept])
    # In a fixed order first: the draw is to depend on what the viewer knows, and not on how things really lie.
    unknown.sort()
    rng.shuffle(unknown)
    for player in table.seats:
        if player.seat != viewer:
            _deal_anew(player, choosing, unknown, rng)
    table.wealth_deck = tuple(unknown)
    table.building_stack = tuple(sorted(table.building_stack))
    table.next_age = tuple(sorted(table.next_age))
    table.rng = rng.fork()


def _deal_anew(player: Player, choosing: bool, unknown: list[int], rng: Rng) -> None:
    if not choosing:
        player.dealt = (*player.kept, unknown.pop(), unknown.pop())
        return
    player.dealt = tuple([unknown.pop() for _ in range(len(player.dealt))])
    if player.kept:
        first, second = KEEP_PAIRS[rng.below(len(KEEP_PAIRS))]
        player.kept = (player.dealt[first], player.dealt[second])
