"""Fulfilling a prophecy: a card from the hand goes beside a coatl."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import bit
from sunstone.games.coatl.cards import face, faces_of
from sunstone.games.coatl.catalogue import FULFIL
from sunstone.games.coatl.data import PROPHECIES
from sunstone.games.coatl.events import FULFILLED
from sunstone.games.coatl.prophecies import drop
from sunstone.games.coatl.reasons import FOUR_PROPHECIES, IDENTICAL, NO_COATL, NOT_FULFILLED, NOT_IN_HAND
from sunstone.games.coatl.table import Player, Table


def why_not_fulfil(table: Table, action: int) -> int:
    """Whether a prophecy from the hand can be put beside a coatl."""
    player = table.mover()
    number: i64 = action - FULFIL
    laid = player.coatls[number // PROPHECIES]
    card = number % PROPHECIES
    if not laid.coatl.length:
        return NO_COATL
    if not faces_of(player.hand) >> card & 1:
        return NOT_IN_HAND
    if laid.beside >> card & 1:
        return IDENTICAL
    if laid.cards() >= table.data.most_beside:
        return FOUR_PROPHECIES
    return LEGAL if table.data.fulfilled(bit(card), laid.coatl) else NOT_FULFILLED


def legal_fulfilments(table: Table, player: Player, slot: i64, faces: i64, out: list[int]) -> None:
    """Append every prophecy that can be put beside the coatl in this slot; the faces are those in the hand."""
    laid = player.coatls[slot]
    if not laid.coatl.length or laid.cards() >= table.data.most_beside:
        return
    left = table.data.fulfilled(faces & ~laid.beside, laid.coatl)
    if left:
        for card in player.hand:
            # Identical cards are one choice.
            if left >> face(card) & 1:
                left ^= bit(face(card))
                out.append(FULFIL + slot * PROPHECIES + face(card))


def fulfil(table: Table, action: int) -> None:
    """Put a prophecy from the hand beside a coatl. Its points count only when the coatl is completed."""
    player = table.mover()
    number: i64 = action - FULFIL
    slot = number // PROPHECIES
    card = number % PROPHECIES
    laid = player.coatls[slot]
    drop(table, player, card)
    player.lay(slot, laid.coatl, laid.beside | bit(card))
    if table.events is not None:
        points = table.data.prophecy_points(card, laid.coatl)
        told: dict[str, object] = {"coatl": slot + 1, "card": table.data.prophecies[card].id, "points": points}
        table.events.append(Event(FULFILLED, table.seat, told))
