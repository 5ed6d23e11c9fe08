"""What a seat sees, as plain JSON."""

from __future__ import annotations

from sunstone.core.thing import EVERYONE
from sunstone.games.endless_winter import dump, eclipse, geometry, land, marks, megaliths, names, stones
from sunstone.games.endless_winter.animals import total
from sunstone.games.endless_winter.table import Decision, Player, Table


def _names(cards: list[int]) -> list[str]:
    """Cards by name, sorted, so that the order of a hand reveals nothing."""
    return [names.FACES[card] for card in sorted([marks.face(card) for card in cards])]


def _counts(animals: tuple[int, ...]) -> dict[str, int]:
    return {names.ANIMALS[species]: animals[species] for species in range(names.SPECIES) if animals[species] > 0}


def view(table: Table, viewer: int) -> dict[str, object]:
    """Everything a viewer may see."""
    due = table.due
    out = table.plain(table.data.names, EVERYONE)
    table.add_head(out, viewer)
    out["offer"] = dump.offered(table)
    out["due"] = _due(table)
    out["due_later"] = [dump.DECISIONS.name(decision) for decision in due[:-1]]
    out["played"] = _names(list(table.played))
    out["unused"] = _names(list(table.unused))
    out["to_use"] = _names(list(table.to_use))
    out["tribe_stacks"] = {names.TRIBE[kind]: left for kind, left in enumerate(table.tribe_stacks)}
    out["culture_left"] = len(table.culture_deck())
    out["hunting_ground"] = _counts(table.ground)
    out["animals_left"] = total(table.deck)
    out["claims"] = to_claim(table)
    out["land"] = [_hex(table, place) for place in range(geometry.HEXES)]
    out["settlements"] = [
        {"hexes": list(geometry.JUNCTIONS[junction]), "seat": owner}
        for junction, owner in enumerate(table.settled)
        if owner != names.NOBODY
    ]
    _add_megaliths(table, out)
    out["seats"] = [_player_view(table, player, player.seat == viewer) for player in table.seats]
    return out


def _due(table: Table) -> dict[str, object] | None:
    """The decision that is due, with the words of the ability it comes from."""
    if not table.due:
        return None
    decision = table.due[len(table.due) - 1]
    assert isinstance(decision, Decision)
    return {"count": 0, **dump.DECISIONS.plain(decision), **decision.seen(table)}


def to_claim(table: Table) -> list[int]:
    """The hexes that can reward the mover next: by a token while a settlement is placed, by the land in its step."""
    if not table.due:
        return []
    top = table.due[len(table.due) - 1]
    if isinstance(top, land.Glaciers):
        return top.next_items(table)
    return land.claimable(table) if isinstance(table.due[0], eclipse.Claims) else []


def _hex(table: Table, place: int) -> dict[str, object]:
    token = table.glacier_tokens[place]
    return {
        "terrain": names.TERRAINS[table.land[place]],
        "token": names.GLACIER_TOKENS[token] if token != names.NOBODY else None,
        "camps": [player.camps[place] for player in table.seats],
        "influence": [player.influence[place] for player in table.seats],
        "most": [player.seat for player in table.seats if land.is_foremost(table, player, place)],
    }


def _add_megaliths(table: Table, out: dict[str, object]) -> None:
    plan = table.megaliths.plan
    if not plan.seen:
        plan.seen = [_space(table, cell) for cell in plan.spaces]
    out["megalith_spaces"] = [dict(space) for space in plan.seen]
    out["megaliths"] = [
        {
            "place": geometry.place_name(place),
            "level": geometry.WHERE[place][0],
            "seat": "neutral" if owner == names.NEUTRAL else owner,
        }
        for place, owner in enumerate(table.megaliths.owners)
        if owner != names.NOBODY
    ]
    # What a megalith there would bring to each seat, if it may place one of its own.
    out["free_above"] = [
        {
            "place": geometry.place_name(place),
            "level": geometry.WHERE[place][0],
            "worth": [megaliths.worth_above(table, player, place) for player in table.seats],
        }
        for place in table.megaliths.free_above()
    ]


def _space(table: Table, cell: int) -> dict[str, object]:
    space = table.megaliths.plan.cells[cell]
    start = megaliths.is_start(table, cell)
    return {
        "place": geometry.place_name(cell),
        "board": names.BOARDS[space // names.SPACES_A_BOARD],
        "reward": list(table.data.abilities[table.data.space_reward[space]].texts),
        "start": start,
        "arrows": [geometry.place_name(pointed) for pointed in megaliths.pointed_to(table, cell)] if start else [],
    }


def _next_megalith(player: Player) -> str | None:
    if player.megaliths_left == 0:
        return None
    return "neutral" if player.next_is_neutral() else "own"


def _player_view(table: Table, player: Player, own: bool) -> dict[str, object]:
    """A player as others see it, or as it sees itself."""
    shown = table.phase == names.ECLIPSE_PHASE
    hand, piled, buried = player.hand, player.eclipse_pile, player.buried
    out = player.plain(table.data.names, EVERYONE)
    out["food_limit"] = table.food_limit(player)
    out["next_megalith"] = _next_megalith(player)
    out["stones"] = [
        {"stone": names.STONES[one], "points": stones.stone_points(table, player, one)} for one in player.stones
    ]
    out["animals"] = _counts(player.animals)
    out["used_animals"] = _counts(player.used)
    out["hand"] = None
    out["hand_size"] = len(hand)
    out["pile"] = None
    out["pile_size"] = len(player.pile)
    out["discards"] = _names(list(player.discards))
    out["eclipse_pile"] = _names(list(piled)) if shown else None
    out["eclipse_pile_size"] = len(piled)
    # A card all have seen go there is in the hand or, before an eclipse, in the pile.
    held = hand if shown else [*hand, *piled]
    out["seen_in_hand"] = _names([card for card in held if marks.is_open(card)])
    out["buried"] = None
    out["buried_count"] = len(buried)
    out["buried_openly"] = _names([card for card in buried if marks.is_open(card)])
    if own:
        out.update(own_view(table, player.seat))
    return out


def own_view(table: Table, seat: int) -> dict[str, object]:
    """The private part of `view(seat)["seats"][seat]`."""
    player = table.seats[seat]
    return {
        "hand": _names(player.hand),
        # Whoever knows all cards of a player and where the others lie knows what the draw pile holds, not its order.
        "pile": _names(player.pile),
        "eclipse_pile": _names(list(player.eclipse_pile)),
        "seen_in_hand": _names([card for card in player.hand if marks.is_open(card)]),
        "buried": _names(list(player.buried)),
    }
