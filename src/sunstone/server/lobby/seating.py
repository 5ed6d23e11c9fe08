"""Opening a table and sitting down at it, until the game starts."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import replace

from sunstone import bots
from sunstone.bots import UnknownBot
from sunstone.core.options import resolve
from sunstone.core.registry import game as find_game
from sunstone.core.rng import SEED_BITS
from sunstone.lessons import TEACHER, Lesson
from sunstone.server.accounts.names import clean_name
from sunstone.server.accounts.store import check_name_free
from sunstone.server.accounts.visitor import User, Visitor
from sunstone.server.errors import Refusal
from sunstone.server.keys import random_name
from sunstone.server.lobby.blocks import Blocks
from sunstone.server.lobby.wire import Join, OpenTable, SeatWish
from sunstone.server.owner_components.checking import playable
from sunstone.server.owner_components.store import AccountBoxes
from sunstone.server.owner_components.values import count_of, values_of
from sunstone.server.quotas import Quotas
from sunstone.server.tables.repository import TableRepository
from sunstone.server.timing import now_ms
from sunstone.server.wire.common import Plain
from sunstone.table import entries as kinds
from sunstone.table import leaving
from sunstone.table.clock import Clock
from sunstone.table.entries import Draft
from sunstone.table.host import host_of
from sunstone.table.owner_components import OwnerComponents
from sunstone.table.seat import Seat
from sunstone.table.spec import TableSpec
from sunstone.table.table import Table


def fresh_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


def _wished(visitor: Visitor, wish: SeatWish) -> Seat:
    if wish.kind == "open":
        return Seat()
    if wish.kind == "bot":
        code = wish.bot or ""
        # A code like `search:999999999` would let anyone keep our processors busy for days.
        if not bots.for_table(code):
            raise UnknownBot("unknown", name=code, known=", ".join(bots.codes()))
        return Seat(bot=code)
    user = visitor.signed_in()
    label = None if wish.kind == "me" else clean_name(wish.name or "")
    return Seat(user=user.id, label=label, machine=visitor.token is not None)


def _check_rated(visitor: Visitor, seats: list[Seat]) -> None:
    """Ratings compare people: everyone registered, each with one seat, no bots."""
    if not visitor.signed_in().registered or visitor.token is not None:
        raise Refusal("rated_people")
    holders = [seat.user for seat in seats if not seat.open]
    if any(seat.bot is not None or seat.label is not None for seat in seats) or len(set(holders)) != len(holders):
        raise Refusal("rated_seats")


def _check_rated_clock(clock: Clock) -> None:
    """Without a clock whoever is about to lose would just stay away."""
    if clock.kind == "none":
        raise Refusal("rated_clock")


def _check_host(live: Table, user: str) -> None:
    if host_of(live) != user:
        raise Refusal("not_host")


def _still_open(live: Table) -> None:
    if live.status == "closed":
        raise live.closed_refusal()
    if live.status != "open":
        raise Refusal("started")


class Seating:
    """What people can do with tables before and after a game."""

    def __init__(
        self,
        shelf: TableRepository,
        quotas: Quotas,
        blocks: Blocks,
        own: AccountBoxes,
        boxes: tuple[OwnerComponents, ...] = (),
    ) -> None:
        """`boxes` are those of the site, which a table is played with unless its host wishes for the own one."""
        self._shelf = shelf
        self._quotas = quotas
        self._blocks = blocks
        self._own = own
        self._boxes = {box.game: box for box in boxes}

    async def open(self, visitor: Visitor, wish: OpenTable, origin: str) -> Table:
        """Open a table; `origin` is the digest of the address it is opened from."""
        seats = [_wished(visitor, seat) for seat in wish.seats]
        await self._check_labels(visitor, *seats)
        if wish.own_box and wish.rated:
            # Who chooses the cards alone chooses who wins.
            raise Refusal("rated_box")
        user = visitor.signed_in()
        box = await self._own_box(user.id, wish.game) if wish.own_box else self._boxes.get(wish.game)
        return await self._open(visitor, wish, seats, fresh_seed(), box, origin)

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
                await check_name_free(self._shelf.store.database, seat.label, visitor.id)

    async def open_lesson(self, visitor: Visitor, lesson: Lesson, origin: str) -> Table:
        """Open the table of a guided first game, with the pieces as they are shipped, for which it was written."""
        me = SeatWish(kind="me")
        seats = [_wished(visitor, me), *(Seat(bot=TEACHER) for _ in range(lesson.players - 1))]
        wish = OpenTable(game=lesson.game, options=dict(lesson.options), seats=[me], visible=False, drawn=False)
        return await self._open(visitor, wish, seats, lesson.seed, None, origin)

    async def _open(
        self, visitor: Visitor, wish: OpenTable, seats: list[Seat], seed: int, box: OwnerComponents | None, origin: str
    ) -> Table:
        user = visitor.signed_in()
        game = find_game(wish.game)
        game.check_players(len(seats))
        if sum(seat.user == user.id and seat.label is None for seat in seats) > 1:
            raise Refusal("already_seated")
        if wish.rated:
            if wish.hints:
                raise Refusal("rated_hints")
            _check_rated(visitor, seats)
            _check_rated_clock(wish.clock)
        opening = TableSpec(
            id=random_name(12),
            game=game.id,
            rules_version=game.rules_version,
            options=resolve(game.options, wish.options),
            clock=wish.clock,
            visible=wish.visible,
            rated=wish.rated,
            imported=False,
            host=user.id,
            previous=None,
            seed=seed,
            created=now_ms(),
            own_box=wish.own_box,
        )
        return await self._create(opening, seats, user, box, origin, hints=wish.hints, drawn=wish.drawn)

    async def _create(
        self,
        opening: TableSpec,
        seats: list[Seat],
        user: User,
        box: OwnerComponents | None,
        origin: str,
        *,
        hints: bool,
        drawn: bool,
    ) -> Table:
        if box is not None:
            opening = replace(opening, components=box.digest, box=box)
        body = {"seats": [seat.plain() for seat in seats], "hints": hints, "drawn": drawn}
        draft = Draft(kinds.OPENED, user=opening.host, body=body)
        live = Table(opening).drafted([draft], opening.created, {user.id: user.person()})
        async with self._shelf.store.database.write() as connection:
            await self._quotas.check_table(connection, user, origin)
            await self._shelf.store.create(connection, live, origin)
        return await self._shelf.get(live.id)

    async def join(self, visitor: Visitor, table: str, wish: Join) -> Table:
        """Sit down; the host may also take a seat for a person at the same device."""
        user = visitor.signed_in()
        label = None if wish.name is None else clean_name(wish.name)
        await self._check_labels(visitor, Seat(label=label))

        def decide(live: Table) -> list[Draft]:
            _still_open(live)
            if label is not None:
                _check_host(live, user.id)
            elif live.seats_of(user.id):
                raise Refusal("already_seated")
            free = [number for number, seat in enumerate(live.seats) if seat.open]
            if wish.seat is not None and wish.seat >= len(live.seats):
                raise Refusal("no_seat", seat=wish.seat)
            if not free or (wish.seat is not None and wish.seat not in free):
                raise Refusal("seat_taken")
            number = free[0] if wish.seat is None else wish.seat
            seat = Seat(user=user.id, label=label, machine=visitor.token is not None)
            if live.spec.rated:
                _check_rated(visitor, [*live.seats, seat])
            return [Draft(kinds.SAT, seat=number, user=user.id, body=seat.plain())]

        return await self._shelf.change(table, decide, {user.id: user.person()})

    async def set_seat(self, visitor: Visitor, table: str, number: int, wish: SeatWish) -> Table:
        """The host changes who shall sit somewhere."""
        user = visitor.signed_in()
        seat = _wished(visitor, wish)
        await self._check_labels(visitor, seat)

        def decide(live: Table) -> list[Draft]:
            _check_host(live, user.id)
            _still_open(live)
            if number >= len(live.seats):
                raise Refusal("no_seat", seat=number)
            if live.seats[number].user not in (None, user.id):
                raise Refusal("seat_taken")
            others = [other for place, other in enumerate(live.seats) if place != number]
            if wish.kind == "me" and any(other.user == user.id and other.label is None for other in others):
                raise Refusal("already_seated")
            if live.spec.rated:
                _check_rated(visitor, [*others, seat])
            return [Draft(kinds.SEAT_SET, seat=number, user=user.id, body=seat.plain())]

        return await self._shelf.change(table, decide, {user.id: user.person()})

    async def remove(self, visitor: Visitor, table: str, number: int, *, block: bool) -> Table:
        """The host sends somebody away before the start, and may block the account."""
        user = visitor.signed_in()

        def holder(live: Table) -> str:
            _check_host(live, user.id)
            _still_open(live)
            if number >= len(live.seats):
                raise Refusal("no_seat", seat=number)
            found = live.seats[number].user
            if found is None or found == user.id:
                raise Refusal("nobody_there")
            return found

        gone = holder(await self._shelf.fresh(table))
        if block:
            # First, so that they cannot sit down again in between.
            await self._blocks.block(user.id, gone)

        def decide(live: Table) -> list[Draft]:
            if holder(live) != gone:
                raise Refusal("stale")
            return [Draft(kinds.ROSE, seat=seat, user=user.id, body={"user": gone}) for seat in live.seats_of(gone)]

        return await self._shelf.change(table, decide)

    async def leave(self, visitor: Visitor, table: str) -> Table:
        """Get up before the start; afterwards a bot plays on."""
        live = await self._shelf.fresh(table)
        if live.status == "open":
            return await self.rise(visitor, table)
        user = visitor.signed_in().id
        return await self._shelf.change(table, lambda now: leaving.leave(now, user))

    async def rise(self, visitor: Visitor, table: str) -> Table:
        """Leave a table that has not started; a host who leaves nobody behind closes it."""
        user = visitor.signed_in()

        def decide(live: Table) -> list[Draft]:
            _still_open(live)
            drafts = [Draft(kinds.ROSE, seat=number, user=user.id) for number in live.seats_of(user.id)]
            if host_of(live) == user.id and live.people() <= {user.id}:
                drafts.append(Draft(kinds.CLOSED, user=user.id))
            if not drafts:
                raise Refusal("not_seated")
            return drafts

        return await self._shelf.change(table, decide)

    async def close(self, visitor: Visitor, table: str) -> Table:
        """The host closes a table that has not started or whose log is broken, or deletes a record it imported."""
        user = visitor.signed_in()

        def decide(live: Table) -> list[Draft]:
            _check_host(live, user.id)
            stuck = live.broken and live.status == "playing"
            if not stuck and not (live.spec.imported and live.over):
                _still_open(live)
            return [Draft(kinds.CLOSED, user=user.id)]

        return await self._shelf.change(table, decide)

    async def start(self, visitor: Visitor, table: str) -> Table:
        """The host begins, once every seat is taken. The digest of the seed is public from here on."""
        user = visitor.signed_in()

        def decide(live: Table) -> list[Draft]:
            _check_host(live, user.id)
            _still_open(live)
            if any(seat.open for seat in live.seats):
                raise Refusal("seats_open", count=sum(seat.open for seat in live.seats))
            live.check_playable()
            body: Plain = {"seed_sha256": live.seed_sha256}
            if live.drawn:
                body["order"] = _drawn_order(len(live.seats))
            return [Draft(kinds.STARTED, user=user.id, body=body)]

        return await self._shelf.change(table, decide)

    async def rematch(self, visitor: Visitor, table: str, origin: str) -> Table:
        """Play again, everyone one seat further. The first who asks opens the table, the others sit down at it."""
        user = visitor.signed_in()
        old = await self._shelf.fresh(table)
        if user.id not in old.people():
            raise Refusal("not_seated")
        if not old.over:
            raise Refusal("not_over")
        again = await self._next_of(old)
        if again is None:
            made = await self._rematch_table(visitor, old, origin)
            last = old.next

            def decide(live: Table) -> list[Draft]:
                # Somebody may have asked at the same moment; then theirs is the rematch.
                return [] if live.next != last else [Draft(kinds.REMATCH, user=user.id, body={"table": made.id})]

            old = await self._shelf.change(table, decide)
            if old.next == made.id:
                return made
            await self.close(visitor, made.id)
            assert old.next is not None
            again = await self._shelf.fresh(old.next)
        if user.id in again.people():
            return again
        wished = next(number for number, seat in enumerate(_rotated(old.seats)) if seat.user == user.id)
        free = again.seats[wished].open
        return await self.join(visitor, again.id, Join(seat=wished if free else None))

    async def _next_of(self, old: Table) -> Table | None:
        """The rematch of a table, unless it was closed without a game or is long gone."""
        if old.next is None:
            return None
        try:
            found = await self._shelf.fresh(old.next)
        except Refusal:
            return None
        return None if found.status == "closed" else found

    async def _rematch_table(self, visitor: Visitor, old: Table, origin: str) -> Table:
        user = visitor.signed_in()
        game = find_game(old.spec.game)
        seats = [
            Seat(bot=seat.bot)
            if seat.bot is not None
            else Seat(user=user.id, label=seat.label, machine=visitor.token is not None)
            if seat.user == user.id
            else Seat()
            for seat in _rotated(old.seats)
        ]
        o = old.spec
        if o.rated:
            _check_rated(visitor, seats)
            _check_rated_clock(o.clock)
        opening = TableSpec(
            id=random_name(12),
            game=game.id,
            rules_version=game.rules_version,
            options=resolve(game.options, o.options),
            clock=o.clock,
            visible=o.visible,
            rated=o.rated,
            imported=False,
            host=user.id,
            previous=o.id,
            seed=fresh_seed(),
            created=now_ms(),
            own_box=o.own_box,
        )
        box = await self._rematch_box(user, old)
        # Everyone moves one seat further: nothing is drawn.
        return await self._create(opening, seats, user, box, origin, hints=old.hints, drawn=False)

    async def _rematch_box(self, user: User, old: Table) -> OwnerComponents | None:
        """What a rematch is played with: the site's box as it is now, or somebody's own as it lay on the table."""
        o = old.spec
        if not o.own_box:
            return self._boxes.get(o.game)
        if user.id == o.host:
            # The owner may have mended a card since.
            with suppress(Refusal):
                return await self._own_box(user.id, o.game)
        return o.box


def _drawn_order(count: int) -> list[int]:
    """Seats in an order nobody can guess."""
    seats = list(range(count))
    secrets.SystemRandom().shuffle(seats)
    return seats


def _rotated(seats: list[Seat]) -> list[Seat]:
    """Who sat second begins."""
    return [*seats[1:], seats[0]]
