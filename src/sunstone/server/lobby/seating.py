"""Opening a table and sitting down at it, until the game starts."""

import asyncio
import secrets
from contextlib import suppress

from sunstone.core.registry import game as find_game
from sunstone.core.rng import SEED_BITS
from sunstone.lessons import Lesson
from sunstone.server.accounts.names import clean_name
from sunstone.server.accounts.store import check_name_free
from sunstone.server.accounts.visitor import Visitor
from sunstone.server.errors import Refusal
from sunstone.server.lobby.blocks import Blocks
from sunstone.server.lobby.opening import drawn_order, lesson_wish, new_table, rematch_wish, wished
from sunstone.server.lobby.wire import Join, OpenTable, SeatWish
from sunstone.server.owner_components.checking import playable
from sunstone.server.owner_components.store import AccountBoxes
from sunstone.server.owner_components.values import count_of, values_of
from sunstone.server.quotas import Quotas
from sunstone.server.tables.repository import Decide, TableRepository
from sunstone.table import leaving, seating
from sunstone.table.entries import Draft, Rematched
from sunstone.table.owner_components import OwnerComponents
from sunstone.table.seat import Seat
from sunstone.table.seating import Sitter
from sunstone.table.table import Table


def _sitter(visitor: Visitor) -> Sitter:
    user = visitor.signed_in()
    return Sitter(user.id, user.registered, machine=visitor.token is not None)


class Seating:
    def __init__(
        self,
        tables: TableRepository,
        quotas: Quotas,
        blocks: Blocks,
        own: AccountBoxes,
        boxes: tuple[OwnerComponents, ...] = (),
    ) -> None:
        """`boxes` are those of the site, which a table is played with unless its host wishes for the own one."""
        self._tables = tables
        self._quotas = quotas
        self._blocks = blocks
        self._own = own
        self._boxes = {box.game: box for box in boxes}

    async def open(self, visitor: Visitor, wish: OpenTable, origin: str) -> Table:
        """Open a table; `origin` is the digest of the address it is opened from."""
        seats = [wished(_sitter(visitor), seat) for seat in wish.seats]
        await self._check_labels(visitor, *seats)
        if wish.own_box and wish.rated:
            # Who chooses the cards alone chooses who wins.
            raise Refusal("rated_box")
        user = visitor.signed_in()
        box = await self._own_box(user.id, wish.game) if wish.own_box else self._boxes.get(wish.game)
        return await self._open(visitor, wish, seats, secrets.randbits(SEED_BITS), box, origin)

    async def open_lesson(self, visitor: Visitor, lesson: Lesson, origin: str) -> Table:
        """Open the table of a guided first game, with the pieces as they are shipped, for which it was written."""
        wish, seats = lesson_wish(_sitter(visitor), lesson)
        return await self._open(visitor, wish, seats, lesson.seed, None, origin)

    async def _own_box(self, user: str, game: str) -> OwnerComponents:
        """The box of an account, if it can be played with."""
        kept = await self._own.find(user, find_game(game).id)
        if kept is None or not count_of(values_of(kept.text)):
            raise Refusal("no_box")
        return await asyncio.to_thread(playable, kept)

    async def _check_labels(self, visitor: Visitor, *seats: Seat) -> None:
        """Raise if somebody at the device would be called like another registered account."""
        for seat in seats:
            if seat.label is not None:
                await check_name_free(self._tables.store.database, seat.label, visitor.id)

    async def _open(
        self,
        visitor: Visitor,
        wish: OpenTable,
        seats: list[Seat],
        seed: int,
        box: OwnerComponents | None,
        origin: str,
        previous: str | None = None,
    ) -> Table:
        user = visitor.signed_in()
        table = new_table(user.person(), _sitter(visitor), wish, seats, seed, box, previous)
        async with self._tables.store.database.write() as connection:
            await self._quotas.check_table(connection, user, origin)
            await self._tables.store.create(connection, table, origin)
        return await self._tables.get(table.id)

    async def _change(self, visitor: Visitor, table: str, decide: Decide) -> Table:
        user = visitor.signed_in()
        return await self._tables.change(table, decide, {user.id: user.person()})

    async def join(self, visitor: Visitor, table: str, wish: Join) -> Table:
        """Sit down; the host may also take a seat for a person at the same device."""
        label = None if wish.name is None else clean_name(wish.name)
        await self._check_labels(visitor, Seat(label=label))
        sitter = _sitter(visitor)
        return await self._change(visitor, table, lambda found: seating.sit_down(found, sitter, wish.seat, label))

    async def set_seat(self, visitor: Visitor, table: str, number: int, wish: SeatWish) -> Table:
        seat = wished(_sitter(visitor), wish)
        await self._check_labels(visitor, seat)
        sitter = _sitter(visitor)
        return await self._change(visitor, table, lambda found: seating.set_seat(found, sitter, number, seat))

    async def remove(self, visitor: Visitor, table: str, number: int, *, block: bool) -> Table:
        """The host sends somebody away before the start, and may block the account."""
        host = visitor.signed_in().id
        gone = seating.removable(await self._tables.fresh(table), host, number)
        if block:
            # First, so that they cannot sit down again in between.
            await self._blocks.block(host, gone)
        return await self._tables.change(table, lambda found: seating.remove(found, host, number, gone))

    async def leave(self, visitor: Visitor, table: str) -> Table:
        """Leave a table: before the start the seat is free again, afterwards a bot plays on."""
        user = visitor.signed_in().id

        def decide(found: Table) -> list[Draft]:
            return seating.stand_up(found, user) if found.status == "open" else leaving.leave(found, user)

        return await self._tables.change(table, decide)

    async def close(self, visitor: Visitor, table: str) -> Table:
        user = visitor.signed_in().id
        return await self._tables.change(table, lambda found: seating.close(found, user))

    async def start(self, visitor: Visitor, table: str) -> Table:
        user = visitor.signed_in().id
        return await self._tables.change(table, lambda found: seating.start(found, user, drawn_order(len(found.seats))))

    async def rematch(self, visitor: Visitor, table: str, origin: str) -> Table:
        """Play again, everyone one seat further. The first who asks opens the table, the others sit down at it."""
        user = visitor.signed_in()
        old = await self._tables.fresh(table)
        if user.id not in old.people():
            raise Refusal("not_seated")
        if not old.over:
            raise Refusal("not_over")
        again = await self._next_of(old)
        if again is None:
            made = await self._rematch_table(visitor, old, origin)
            last = old.next

            def decide(found: Table) -> list[Draft]:
                # Somebody may have asked at the same moment; then theirs is the rematch.
                return [] if found.next != last else [Draft(Rematched(made.id), user=user.id)]

            old = await self._tables.change(table, decide)
            if old.next == made.id:
                return made
            await self.close(visitor, made.id)
            assert old.next is not None
            again = await self._tables.fresh(old.next)
        if user.id in again.people():
            return again
        wished = next(number for number, seat in enumerate(seating.rotated(old.seats)) if seat.user == user.id)
        free = again.seats[wished].open
        return await self.join(visitor, again.id, Join(seat=wished if free else None))

    async def _next_of(self, old: Table) -> Table | None:
        """The rematch of a table, unless it was closed without a game or is long gone."""
        if old.next is None:
            return None
        try:
            found = await self._tables.fresh(old.next)
        except Refusal:
            return None
        return None if found.status == "closed" else found

    async def _rematch_table(self, visitor: Visitor, old: Table, origin: str) -> Table:
        sitter = _sitter(visitor)
        wish, seats = rematch_wish(sitter, old)
        box = await self._rematch_box(sitter.id, old)
        return await self._open(visitor, wish, seats, secrets.randbits(SEED_BITS), box, origin, previous=old.id)

    async def _rematch_box(self, user: str, old: Table) -> OwnerComponents | None:
        """The box of a rematch: the site's as it is now, or somebody's own as it lay on the table."""
        spec = old.spec
        if not spec.own_box:
            return self._boxes.get(spec.game)
        if user == spec.host:
            # The owner may have mended a card since.
            with suppress(Refusal):
                return await self._own_box(user, spec.game)
        return spec.box
