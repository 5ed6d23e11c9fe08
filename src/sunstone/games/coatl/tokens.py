"""The sacrifice tokens: each may be spent once, in place of an ordinary action."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.coatl import catalogue, reasons
from sunstone.games.coatl.cards import face
from sunstone.games.coatl.choose import Choose
from sunstone.games.coatl.completion import uncover_temple
from sunstone.games.coatl.end_of_turn import end_action, why_not_in_turn
from sunstone.games.coatl.events import COMMITTED, DISCARDED, FORESAW, PICKED
from sunstone.games.coatl.pieces import BODY, PAIR_FIRST, PAIR_SECOND, PAIRS, add_colours, content, count
from sunstone.games.coatl.prophecies import drop, ids, names_a_twin, refill_display
from sunstone.games.coatl.supply import notice_no_bodies, refill
from sunstone.games.coatl.table import NO_TEMPLE, Table
from sunstone.games.coatl.take import kind_taken, put_on_board, room, space_taken, why_no_room


def with_tokens(table: Table) -> bool:
    """Whether it is played with sacrifice tokens."""
    return table.options["sacrifice_tokens"] is True


def why_not_spend(table: Table, action: int) -> int:
    """Whether a token can be spent so."""
    if not with_tokens(table):
        return reasons.NO_TOKENS
    player = table.mover()
    if action == catalogue.FUTURE:
        return LEGAL if player.see_the_future else reasons.TOKEN_USED
    if action < catalogue.FUTURE:
        return _why_not_pick(table, action - catalogue.PICK_HEAD) if player.perfect_pick else reasons.TOKEN_USED
    if not player.priest_commitment:
        return reasons.TOKEN_USED
    return LEGAL if action - catalogue.COMMIT in table.temple_tops else reasons.TEMPLE_NOT_OPEN


def legal_spendings(table: Table, out: list[int]) -> None:
    """Append every way to spend a token."""
    player = table.mover()
    if player.perfect_pick:
        _legal_picks(table, out)
    if player.see_the_future:
        out.append(catalogue.FUTURE)
    if player.priest_commitment:
        for temple in table.temple_tops:
            if temple != NO_TEMPLE:
                out.append(catalogue.COMMIT + temple)


def spend(table: Table, action: int) -> None:
    """Spend a token."""
    if action == catalogue.FUTURE:
        _see_the_future(table)
        return
    if action < catalogue.FUTURE:
        _pick(table, action - catalogue.PICK_HEAD)
    else:
        _commit(table, action - catalogue.COMMIT)
    end_action(table)


# Perfect Pick: it names pieces as a `take` does


def _pair_in_bag(table: Table, pair: i64) -> bool:
    bag = table.body_bag
    first = PAIR_FIRST[pair]
    second = PAIR_SECOND[pair]
    return count(bag, first) > (1 if first == second else 0) and count(bag, second) > 0


def _why_not_pick(table: Table, taking: i64) -> int:
    kind = kind_taken(taking)
    space = space_taken(taking)
    if not (_pair_in_bag(table, space) if kind == BODY else count(table.bag(kind), space) > 0):
        return reasons.NOT_IN_BAG
    return why_no_room(table, kind)


def _legal_picks(table: Table, out: list[int]) -> None:
    free = room(table)
    if free == 0:
        return
    add_colours(table.head_bag, catalogue.PICK_HEAD, out)
    add_colours(table.tail_bag, catalogue.PICK_TAIL, out)
    if free >= 2:
        for pair in range(len(PAIRS)):
            if _pair_in_bag(table, pair):
                out.append(catalogue.PICK_BODIES + pair)


def _pick(table: Table, taking: i64) -> None:
    """Take the wished pieces from the bag, then fill every empty space of the supply board."""
    table.mover().perfect_pick = False
    kind = kind_taken(taking)
    space = space_taken(taking)
    table.take_from_bag(kind, content(kind, space))
    put_on_board(table, kind, space, PICKED)
    refill(table)
    notice_no_bodies(table)


# See the Future


def _see_the_future(table: Table) -> None:
    """Discard the whole display and fill it anew; then cards from the hand may go, and prophecies be chosen."""
    table.mover().see_the_future = False
    gone = table.display
    table.display = ()
    table.discards += gone
    if table.events is not None:
        table.events.append(Event(FORESAW, table.seat, {"cards": ids(table, gone)}))
    refill_display(table)
    table.due.append(Discard())


@final
class Discard(Decision[Table]):
    """See the Future: which cards of the hand go? Prophecies are chosen next."""

    def legal(self, table: Table, out: list[int]) -> None:
        hand = table.mover().hand
        for places in range(1 << len(hand)):
            if not names_a_twin(hand, places):
                out.append(catalogue.DISCARD + places)

    def why_not(self, table: Table, action: int) -> int:
        if not catalogue.DISCARD <= action < catalogue.COMMIT:
            return why_not_in_turn(action) or reasons.DISCARD_FIRST
        hand = table.mover().hand
        if action - catalogue.DISCARD >> len(hand):
            return reasons.NO_SUCH_CARD
        return reasons.TWIN if names_a_twin(hand, action - catalogue.DISCARD) else LEGAL

    def answer(self, table: Table, action: int) -> None:
        """Discard cards from the hand onto the open discard pile."""
        player = table.mover()
        gone: list[int] = []
        for place, card in enumerate(player.hand):
            if action - catalogue.DISCARD >> place & 1:
                gone.append(face(card))
        for card in gone:
            drop(table, player, card)
        table.discards += tuple(gone)
        table.due.append(Choose(0, True))
        if table.events is not None:
            table.events.append(Event(DISCARDED, table.seat, {"cards": ids(table, tuple(gone))}))

    def can_be_due(self, table: Table) -> bool:
        return not table.shown and not table.mover().see_the_future


# Priest Commitment


def _commit(table: Table, temple: i64) -> None:
    """Take an open temple into the hand, where only the seat can fulfil it."""
    player = table.mover()
    player.priest_commitment = False
    player.temples += (int(temple),)
    if table.events is not None:
        table.events.append(Event(COMMITTED, player.seat, {"card": table.data.temples[temple].id}))
    uncover_temple(table, temple)
