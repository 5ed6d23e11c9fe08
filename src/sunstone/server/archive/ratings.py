"""Ratings: computed in the transaction that ends a rated game, so that none is lost and none counts twice."""

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.archive.wire import RatedGame, RatingLine
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.storage.queries import insert_missing
from sunstone.server.tables.store import names_of
from sunstone.table.table import Table

_C = schema.ratings.c
_MODEL = PlackettLuce()
MOST = 100


def _visible_to(user: str | None) -> ColumnElement[bool]:
    """`may_see` for lists of tables, where nothing but the listing has given the reader an id."""
    seated = select(schema.seats.c.table_id).where(schema.seats.c.user_id == (user or ""))
    return schema.tables.c.visible | schema.tables.c.id.in_(seated)


def rated(before: list[tuple[float, float]], places: list[int]) -> list[tuple[float, float, float]]:
    """Mean, spread and ordinal of each player after a game with these places."""
    teams = [[_MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [(team[0].mu, team[0].sigma, team[0].ordinal()) for team in after]


async def rate_finished(connection: AsyncConnection, before: Table, after: Table) -> None:
    """Write the ratings if this change has ended a rated game."""
    if before.over or not after.over or not after.spec.rated or after.state is None:
        return
    users = [seat.user for seat in after.seats]
    known = [user for user in users if user is not None]
    assert len(known) == len(users), "a rated seat is a person's"
    game = after.spec.game
    fresh = _MODEL.rating()
    await insert_missing(
        connection,
        schema.ratings,
        [
            {"game": game, "user_id": user, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0, "ordinal": 0.0}
            for user in sorted(known)
        ],
    )
    rows = await connection.execute(
        select(_C.user_id, _C.mu, _C.sigma)
        .where(_C.game == game, _C.user_id.in_(known))
        .order_by(_C.user_id)
        # Two games of the same player may end at the same moment: one waits for the other.
        .with_for_update()
    )
    kept = {user: (mu, sigma) for user, mu, sigma in rows}
    places = after.state.ranking()
    results = rated([kept[user] for user in known], places)
    for user, place, (mu, sigma, ordinal) in zip(known, places, results, strict=True):
        await connection.execute(
            update(schema.ratings)
            .where(_C.game == game, _C.user_id == user)
            .values(mu=mu, sigma=sigma, ordinal=ordinal, games=_C.games + 1)
        )
        await connection.execute(
            insert(schema.rated_games).values(
                table_id=after.id,
                user_id=user,
                game=game,
                at=after.changed,
                place=place,
                mu=mu,
                sigma=sigma,
                ordinal=ordinal,
            )
        )
    # Who has deleted the account meanwhile counts for the others, and gets no rating again.
    deleted = select(schema.users.c.id).where(schema.users.c.id.in_(known), schema.users.c.kind == "deleted")
    await connection.execute(delete(schema.ratings).where(_C.user_id.in_(deleted)))


class Ratings:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def leaderboard(self, game: str) -> list[RatingLine]:
        query = (
            select(_C.user_id.label("user"), _C.ordinal, _C.mu, _C.sigma, _C.games)
            .where(_C.game == game)
            .order_by(_C.ordinal.desc(), _C.user_id)
            .limit(MOST)
        )
        rows = await self._database.rows(query)
        names = await names_of(self._database, {row.user for row in rows})
        return [
            RatingLine(name=names[row.user].name, rank=rank, **row._mapping) for rank, row in enumerate(rows, start=1)
        ]

    async def history(self, user: str, reader: str | None) -> list[RatedGame]:
        """A player's rated games, as far as the reader may see them."""
        c, t = schema.rated_games.c, schema.tables.c
        query = (
            select(c.table_id.label("table"), c.game, c.at, c.place, c.ordinal, c.mu, c.sigma)
            .join(schema.tables, t.id == c.table_id)
            .where(c.user_id == user, _visible_to(reader))
            .order_by(c.at.desc(), c.table_id)
            .limit(MOST)
        )
        return await self._database.structs(RatedGame, query)
