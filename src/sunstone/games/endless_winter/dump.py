"""A whole position as plain JSON, and back. Most of it follows from the declared fields (see table.py)."""

from __future__ import annotations

from typing import Final

from sunstone.core.decision import DecisionKinds
from sunstone.core.dump_reader import Reader
from sunstone.core.plain import ids_of
from sunstone.core.thing import DUMP_ONLY
from sunstone.games.endless_winter import abilities, animals, catalogue, eclipse, effects, geometry, land, names, rite
from sunstone.games.endless_winter.cards import Buries, Discards
from sunstone.games.endless_winter.develop import Cultures
from sunstone.games.endless_winter.giving import Gives
from sunstone.games.endless_winter.megaliths import laid_out
from sunstone.games.endless_winter.player_board import Board
from sunstone.games.endless_winter.rest import Token
from sunstone.games.endless_winter.rewards import Arrow, Reward
from sunstone.games.endless_winter.stones import Stone
from sunstone.games.endless_winter.table import Table

DECISIONS: Final = DecisionKinds(
    (
        abilities.Group,
        abilities.Gains,
        abilities.Exchange,
        Reward,
        Arrow,
        land.Moves,
        Buries,
        rite.Recruits,
        Cultures,
        animals.Hunts,
        animals.Reveals,
        animals.UseAnimals,
        Stone,
        land.Settlement,
        Discards,
        Token,
        eclipse.EclipseCards,
        eclipse.Claims,
        Board,
        land.Glaciers,
        Gives,
        eclipse.OrderReward,
    ),
    words={"reward": effects.GAINS, "zone": names.ZONES, "how": ("", *effects.HOW)},
    flags=("in_draw", "must", "price", "rite"),
    sets={"left": effects.MOST_PARTS, "items": len(catalogue.BOARD_ITEMS), "given": len(names.ANIMALS)},
    wide=("ability",),
)


def offered(table: Table) -> list[str | None]:
    """The chiefs or set-up cards to choose from."""
    return ids_of(table.offer, table.data.names["chief" if table.phase == names.CHIEF_PHASE else "setup"])


def dump(table: Table) -> dict[str, object]:
    """The position. On the land -1 is nobody, in the megalith plan 4 is neutral."""
    megaliths = table.megaliths
    out = table.plain(table.data.names, DUMP_ONLY)
    out["offer"] = offered(table)
    out["boards"] = [names.BOARDS[board] for board in megaliths.plan.boards]
    out["turned"] = list(megaliths.plan.turned)
    out["megaliths"] = [
        [geometry.place_name(place), str(geometry.WHERE[place][0]), str(megaliths.owners[place])]
        for place in range(geometry.PLACES)
        if megaliths.owners[place] != names.NOBODY
    ]
    out["due"] = [DECISIONS.plain(decision) for decision in table.due]
    return out


# And back


def load(table: Table, reader: Reader) -> None:
    """Fill a bare table from a dump. Whether the position can be is for `check` to say."""
    Table.FIELDS.load(table, reader, {**table.data.names, "seat": [""] * table.players})
    reader.items("tribe_stacks", table.data.tribe_kinds)
    table.offer = _named(reader, "offer", names.CHIEFS if table.phase == names.CHIEF_PHASE else names.SETUP_CARDS)
    _load_megaliths(table, reader)
    _find_influence(table)
    DECISIONS.load(table, reader)
    reader.finish()


def _find_influence(table: Table) -> None:
    for player in table.seats:
        influence = list(player.camps)
        for junction, owner in enumerate(table.settled):
            if owner == player.seat:
                for place in geometry.JUNCTIONS[junction]:
                    influence[place] += land.SETTLEMENT_INFLUENCE
        player.influence = tuple(influence)


def _named(reader: Reader, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
    out: list[int] = []
    for text in reader.texts(key):
        if text not in words:
            raise reader.fail("unknown_name", key, found=text)
        out.append(words.index(text))
    return tuple(out)


def _load_megaliths(table: Table, reader: Reader) -> None:
    boards = _named(reader, "boards", names.BOARDS)
    turned = reader.integers("turned", 0, 1, len(names.BOARDS))
    if sorted(boards) != list(range(len(names.BOARDS))):
        raise reader.fail("unknown_name", "boards", found=str(boards))
    megaliths = laid_out(table.data, table.players, boards, tuple(turned))
    known = {(geometry.place_name(place), str(geometry.WHERE[place][0])): place for place in range(geometry.PLACES)}
    owners = {str(owner): owner for owner in (*range(table.players), names.NEUTRAL)}
    for row in reader.items("megaliths"):
        key = (str(row[0]), str(row[1])) if isinstance(row, list) and len(row) == 3 else ("", "")
        if not isinstance(row, list) or key not in known or str(row[2]) not in owners:
            raise reader.fail("unknown_name", "megaliths", found=str(row))
        place = known[key]
        if megaliths.owners[place] != names.NOBODY:
            raise reader.fail("unknown_name", "megaliths", found=str(row))
        megaliths = megaliths.with_one(place, owners[str(row[2])], geometry.WHERE[place][0])
    table.megaliths = megaliths
