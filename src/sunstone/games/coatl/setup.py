"""Set-up: bags, supply board, temples, display, and the first prophecies of which each player keeps up to three."""

from __future__ import annotations

from typing import final

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.coatl.cards import ASIDE, marked
from sunstone.games.coatl.catalogue import KEEP, KEEP_MASKS
from sunstone.games.coatl.data import BASE_PROPHECIES, BASE_TEMPLES, PROPHECIES, TEMPLES
from sunstone.games.coatl.events import KEPT
from sunstone.games.coatl.pieces import BODY, EMPTY_SPACE, HEAD, TAIL, counted
from sunstone.games.coatl.prophecies import ids, names_a_twin
from sunstone.games.coatl.reasons import KEEP_FIRST, NO_SUCH_CARD, TWIN
from sunstone.games.coatl.supply import refill
from sunstone.games.coatl.table import KEEP_PHASE, PLAY_PHASE, Player, Table
from sunstone.games.coatl.tokens import with_tokens


def with_promo(table: Table) -> bool:
    """Whether it is played with the cards of the promo pack."""
    return table.options["promo"] is True


def lay_out(table: Table) -> None:
    """Everything before the first decision. Seat 0 holds the first-player token."""
    data = table.data
    table.head_bag = counted([data.per_colour[HEAD]] * 5)
    table.body_bag = counted([data.per_colour[BODY]] * 5)
    table.tail_bag = counted([data.per_colour[TAIL]] * 5)
    table.heads = (EMPTY_SPACE,) * data.spaces[HEAD]
    table.bodies = (EMPTY_SPACE,) * data.spaces[BODY]
    table.tails = (EMPTY_SPACE,) * data.spaces[TAIL]
    refill(table)
    for seat in range(table.players):
        player = Player()
        player.seat = seat
        player.perfect_pick = player.see_the_future = player.priest_commitment = with_tokens(table)
        table.seats.append(player)
    _lay_out_temples(table, TEMPLES if with_promo(table) else BASE_TEMPLES)
    for card in range(PROPHECIES if with_promo(table) else BASE_PROPHECIES):
        table.deck.extend([card] * data.prophecies[card].copies)
    shown = min(data.display, len(table.deck))
    table.display = tuple([table.rng.draw(table.deck) for _ in range(shown)])
    for player in table.seats:
        dealt = min(data.dealt[player.seat], len(table.deck))
        player.hand = tuple([table.rng.draw(table.deck) for _ in range(dealt)])
    table.phase = KEEP_PHASE
    table.barrier = 0


def _lay_out_temples(table: Table, number: int) -> None:
    rest = list(range(number))
    for player in table.seats:
        player.secret_temple = table.rng.draw(rest)
    left = len(rest)
    table.temple_tops = (table.rng.draw(rest), table.rng.draw(rest))
    table.temple_under = ((left + 1) // 2 - 1, left // 2 - 1)
    table.temple_rest = tuple(rest)


@final
class Keep(Decision[Table]):
    """Which of the cards dealt are kept?"""

    def legal(self, table: Table, out: list[int]) -> None:
        for action in range(KEEP, KEEP + len(KEEP_MASKS)):
            if self.why_not(table, action) == LEGAL:
                out.append(action)

    def why_not(self, table: Table, action: int) -> int:
        if action < KEEP:
            return KEEP_FIRST
        hand = table.mover().hand
        places = KEEP_MASKS[action - KEEP]
        if places >> len(hand) or places.bit_count() > table.data.kept:
            return NO_SUCH_CARD
        return TWIN if names_a_twin(hand, places) else LEGAL

    def answer(self, table: Table, action: int) -> None:
        """Keep the chosen cards and put the others aside, unseen by the other players."""
        player = table.mover()
        dealt = player.hand
        places = KEEP_MASKS[action - KEEP]
        player.hand = tuple([dealt[place] for place in range(len(dealt)) if places >> place & 1])
        table.aside += tuple(
            [marked(dealt[place], ASIDE + player.seat, 0) for place in range(len(dealt)) if not places >> place & 1]
        )
        if table.events is not None:
            kept = len(player.hand)
            told: dict[str, object] = {"count": kept, "discarded": len(dealt) - kept}
            table.events.append(Event(KEPT, player.seat, told, {"cards": ids(table, player.hand)}))
        table.seat += 1
        if table.seat == table.players:
            table.seat = 0
            table.phase = PLAY_PHASE

    def can_be_due(self, table: Table) -> bool:
        return not table.shown
