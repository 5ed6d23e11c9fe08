"""A new table: from a wish, for a lesson, or for playing again. Nothing here writes it down."""

import secrets

from sunstone import bots
from sunstone.bots import UnknownBot
from sunstone.core.options import resolve
from sunstone.core.registry import game as find_game
from sunstone.lessons import TEACHER, Lesson
from sunstone.server.accounts.names import clean_name
from sunstone.server.errors import Refusal
from sunstone.server.lobby.wire import OpenTable, SeatWish
from sunstone.server.random_names import random_name
from sunstone.server.timing import now_ms
from sunstone.table import seating
from sunstone.table.entries import Draft, Opened
from sunstone.table.frames import Person
from sunstone.table.owner_components import OwnerComponents
from sunstone.table.reducer import apply_drafts
from sunstone.table.seat import Seat
from sunstone.table.seating import Sitter
from sunstone.table.table import Table, TableSpec


def wished(sitter: Sitter, wish: SeatWish) -> Seat:
    """The seat that is wished for."""
    if wish.kind == "open":
        return Seat()
    if wish.kind == "bot":
        code = wish.bot or ""
        # A code like `search:999999999` would let anyone keep our processors busy for days.
        if not bots.for_table(code):
            raise UnknownBot("unknown", name=code, known=", ".join(bots.codes()))
        return Seat(bot=code)
    return sitter.seat(None if wish.kind == "me" else clean_name(wish.name or ""))


def drawn_order(count: int) -> list[int]:
    """Seats in an order nobody can guess."""
    seats = list(range(count))
    secrets.SystemRandom().shuffle(seats)
    return seats


def new_table(
    me: Person,
    sitter: Sitter,
    wish: OpenTable,
    seats: list[Seat],
    seed: int,
    box: OwnerComponents | None,
    previous: str | None = None,
) -> Table:
    """The table somebody wishes for, with its first entry."""
    game = find_game(wish.game)
    game.check_players(len(seats))
    if sum(seat.user == me.id and seat.label is None for seat in seats) > 1:
        raise Refusal("already_seated")
    if wish.rated:
        if wish.hints:
            raise Refusal("rated_hints")
        seating.check_rated(sitter, seats)
        seating.check_rated_clock(wish.clock)
    spec = TableSpec(
        id=random_name(12),
        game=game.id,
        rules_version=game.rules_version,
        options=resolve(game.options, wish.options),
        clock=wish.clock,
        visible=wish.visible,
        rated=wish.rated,
        imported=False,
        host=me.id,
        previous=previous,
        seed=seed,
        created=now_ms(),
        components=None if box is None else box.digest,
        box=box,
        own_box=wish.own_box,
    )
    opened = Draft(Opened(seats, wish.hints, wish.drawn), user=me.id)
    return apply_drafts(Table(spec), [opened], spec.created, {me.id: me})


def lesson_wish(sitter: Sitter, lesson: Lesson) -> tuple[OpenTable, list[Seat]]:
    """The table of a guided first game, with the pieces as they are shipped, for which it was written."""
    me = SeatWish(kind="me")
    seats = [sitter.seat(), *(Seat(bot=TEACHER) for _ in range(lesson.players - 1))]
    wish = OpenTable(game=lesson.game, options=dict(lesson.options), seats=[me], visible=False, drawn=False)
    return wish, seats


def rematch_wish(sitter: Sitter, old: Table) -> tuple[OpenTable, list[Seat]]:
    """The same game again, everyone one seat further; the seats of the others are open."""
    seats = [
        Seat(bot=seat.bot) if seat.bot is not None else sitter.seat(seat.label) if seat.user == sitter.id else Seat()
        for seat in seating.rotated(old.seats)
    ]
    spec = old.spec
    # Everyone moves one seat further: nothing is drawn.
    wish = OpenTable(
        game=spec.game,
        options=dict(spec.options),
        seats=[],
        visible=spec.visible,
        clock=spec.clock,
        rated=spec.rated,
        hints=old.hints,
        drawn=False,
        own_box=spec.own_box,
    )
    return wish, seats
