"""Cards on their way: drawing, taking out of a hand, discarding, burying, the eclipse pile.

Which of two equal cards leaves a hand, and from which place, nobody else can tell: then the card with the latest
shuffle and the place filled first are taken to be gone, which rules out nothing that could be. Everything here keeps
the marks of cards (marks.py) a matter of what all have seen.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import bit, without
from sunstone.games.endless_winter import catalogue, effects, events, names, reasons
from sunstone.games.endless_winter.marks import MOST_SHUFFLES, OPEN, drawn_after, face, is_open, marked, shuffled_in
from sunstone.games.endless_winter.table import Choice, Decision, Player, Repeated, Table


def count(cards: list[int], wanted: int) -> int:
    """How many cards of a face there are."""
    out = 0
    for card in cards:
        if face(card) == wanted:
            out += 1
    return out


def faces(cards: list[int]) -> list[int]:
    """The different faces among cards, in their order."""
    seen: i64 = 0
    for card in cards:
        seen |= bit(face(card))
    out: list[int] = []
    one = 0
    while seen:
        if seen & 1:
            out.append(one)
        seen >>= 1
        one += 1
    return out


def find(cards: list[int], wanted: int) -> int:
    """The place of a card of a face; a copy everyone knows of goes first. -1 if there is none."""
    found = -1
    for place in range(len(cards)):
        if face(cards[place]) == wanted:
            found = place
            if is_open(cards[place]):
                break
    return found


# The hand


def leave_hand(table: Table, player: Player, wanted: int, stays: bool = False) -> None:
    """A card of a face leaves the hand, and everyone sees which. If a known copy `stays`, another one is it."""
    hand = player.hand
    place = find(hand, wanted)
    if stays and hand.count(wanted + OPEN) == 1:
        for other in range(len(hand)):
            if face(hand[other]) == wanted and not is_open(hand[other]):
                place = other
                break
    card = hand.pop(place)
    if not is_open(card):
        _forget_which(table, player, card)


def _forget_which(table: Table, player: Player, gone: int) -> None:
    """Nobody else knows which of several equal cards was seen, nor which place of the hand it came from.

    The marks of the latest copy and of the first place are the ones that are gone; their owner gets those of the
    card that really left.
    """
    if player.shuffles == 0:
        # Then no card bears a mark.
        return
    # What is shown in the eclipse is not unknown.
    piled = [] if table.phase == names.ECLIPSE_PHASE else list(player.eclipse_pile)
    buried = list(player.buried)
    latest = shuffled_in(gone)
    first = drawn_after(gone)
    latest_in: list[int] = []
    latest_at = -1
    first_in: list[int] = []
    first_at = -1
    for cards in (player.hand, piled, buried, player.pile):
        held = cards is player.hand or cards is piled
        for place in range(len(cards)):
            card = cards[place]
            if is_open(card):
                continue
            if face(card) == face(gone) and shuffled_in(card) > latest:
                latest = shuffled_in(card)
                latest_in = cards
                latest_at = place
            if held and drawn_after(card) < first:
                first = drawn_after(card)
                first_in = cards
                first_at = place
    if latest_at >= 0:
        card = latest_in[latest_at]
        latest_in[latest_at] = marked(face(card), shuffled_in(gone), drawn_after(card))
    if first_at >= 0:
        card = first_in[first_at]
        first_in[first_at] = marked(face(card), shuffled_in(card), drawn_after(gone))
    if latest_at >= 0 or first_at >= 0:
        player.buried = tuple(buried)
        if table.phase != names.ECLIPSE_PHASE:
            player.eclipse_pile = tuple(piled)


def can_draw(player: Player) -> bool:
    """Whether there is a card left to draw, in the pile or after a shuffle of the discards."""
    return len(player.pile) > 0 or len(player.discards) > 0


def draw(table: Table, player: Player) -> None:
    """Draw a card; an empty pile is made anew from the discards first."""
    if not player.pile:
        player.shuffles = min(player.shuffles + 1, MOST_SHUFFLES)
        for card in player.discards:
            player.pile.append(marked(card, player.shuffles, 0))
        player.discards = ()
        if table.events is not None:
            table.events.append(Event(events.RESHUFFLED, player.seat, {"cards": len(player.pile)}))
    card = table.rng.draw(player.pile)
    player.hand.append(card | marked(0, 0, player.shuffles))
    table.reveal()
    if table.events is not None:
        table.events.append(Event(events.DREW, player.seat, None, {"card": names.FACES[face(card)]}))


def discard(table: Table, player: Player, wanted: int) -> None:
    """Put a card from the hand on the discard pile, face up."""
    leave_hand(table, player, wanted)
    player.discards = (*player.discards, wanted)
    _forget_fresh(table, wanted)
    if table.events is not None:
        table.events.append(Event(events.DISCARDED, player.seat, {"card": names.FACES[wanted]}))


def is_fresh(table: Table, card: int) -> bool:
    """Whether a copy of this tribe card was recruited in this top section: it gives no labour in the rite."""
    return names.FIRST_TRIBE <= card < names.FIRST_CULTURE and table.fresh >> (card - names.FIRST_TRIBE) & 1 == 1


def _forget_fresh(table: Table, wanted: int) -> None:
    """Of two cards alike it is the one just recruited which leaves the hand first."""
    if is_fresh(table, wanted):
        table.fresh -= bit(wanted - names.FIRST_TRIBE)


@final
class Discarding(Choice):
    """A card of the hand to discard."""

    def why_not(self, table: Table, player: Player, which: int) -> int:
        return LEGAL if count(player.hand, which) > 0 else reasons.NOT_IN_HAND

    def legal(self, table: Table, player: Player, out: list[int]) -> None:
        for card in faces(player.hand):
            out.append(catalogue.DISCARD + card)

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        discard(table, player, which)


DISCARDING: Final[Choice] = Discarding(catalogue.DISCARD, names.FACE_COUNT)


@final
class Discards(Repeated):
    """Cards to discard as a price."""

    def __init__(self, count: i64) -> None:
        super().__init__(count, DISCARDING)

    def once_less(self) -> Decision:
        return Discards(self.count - 1)

    def may_leave(self, table: Table) -> bool:
        return False

    def settle(self, table: Table) -> bool:
        """Where the whole hand must go nothing is chosen. That its cards are equal would be for nobody else to know."""
        player = table.mover()
        if len(player.hand) > self.count:
            return False
        table.due.pop()
        while player.hand:
            discard(table, player, face(player.hand[0]))
        return True

    def can_be_due(self, table: Table) -> bool:
        # A further culture card costs one card too.
        most = 1 if table.phase == names.ACTION_PHASE else 0
        return 1 <= self.count <= max(most, table.data.dearest_discard)


# Burying


def in_play(table: Table, player: Player) -> tuple[int, ...]:
    """Above the player board lie the cards played in this turn, and in the eclipse the shown pile."""
    return player.eclipse_pile if table.phase == names.ECLIPSE_PHASE else table.played


def zone(table: Table, player: Player, where: int) -> list[int]:
    """The cards a player may bury from a zone."""
    if where == names.IN_HAND:
        return player.hand
    return list(player.discards if where == names.IN_DISCARD else in_play(table, player))


def buryable(table: Table, player: Player) -> int:
    """How many cards there are to bury."""
    return len(player.hand) + len(player.discards) + len(in_play(table, player))


def bury(table: Table, player: Player, where: int, wanted: int) -> None:
    """Put a card under the burial card. From the hand it goes unseen, from elsewhere everyone sees which it is."""
    if where == names.IN_HAND:
        _bury_unseen(player, wanted)
        _forget_fresh(table, wanted)
        if table.events is not None:
            table.events.append(Event(events.BURIED_SECRETLY, player.seat, None, {"card": names.FACES[wanted]}))
        return
    if where == names.IN_DISCARD:
        player.discards = _without_last(player.discards, wanted)
    else:
        _take_from_play(table, player, wanted)
    player.buried = (*player.buried, wanted | OPEN)
    if table.events is not None:
        table.events.append(
            Event(events.BURIED, player.seat, {"card": names.FACES[wanted], "zone": names.ZONES[where]})
        )


def _without_last(cards: tuple[int, ...], wanted: int) -> tuple[int, ...]:
    """The cards without the last one of a face."""
    left = list(cards)
    del left[find(left, wanted)]
    return tuple(left)


def _take_from_play(table: Table, player: Player, wanted: int) -> None:
    """An ability goes with its card; a copy whose ability is used goes first."""
    if table.phase == names.ECLIPSE_PHASE:
        player.eclipse_pile = _without_last(player.eclipse_pile, wanted)
        if table.to_use.count(wanted) > player.eclipse_pile.count(wanted):
            table.to_use = without(table.to_use, wanted)
    else:
        table.played = _without_last(table.played, wanted)
        if table.unused.count(wanted) > table.played.count(wanted):
            table.unused = without(table.unused, wanted)


def _bury_unseen(player: Player, wanted: int) -> None:
    """Any card of the hand may be the one that goes: none is known any longer, and any place may be left."""
    hand = player.hand
    going = find(hand, wanted)
    marks: list[int] = []
    for card in hand:
        marks.append(player.shuffles if is_open(card) else drawn_after(card))
    marks.sort()
    card = hand.pop(going)
    grave = marked(wanted, 0 if is_open(card) else shuffled_in(card), marks[len(marks) - 1])
    player.buried = (*player.buried, grave)
    # A card of an early shuffle may lie in any place, so it takes the place filled first.
    places = sorted(range(len(hand)), key=lambda place: 0 if is_open(hand[place]) else shuffled_in(hand[place]))
    for number, place in enumerate(places):
        card = hand[place]
        hand[place] = marked(face(card), 0 if is_open(card) else shuffled_in(card), marks[number + 1])


@final
class Burying(Choice):
    """A card of any zone to bury."""

    def why_not(self, table: Table, player: Player, which: int) -> int:
        where, card = divmod(which, names.FACE_COUNT)
        return LEGAL if count(zone(table, player, where), card) > 0 else reasons.NOT_THERE_TO_BURY

    def legal(self, table: Table, player: Player, out: list[int]) -> None:
        for where in range(len(names.ZONES)):
            for card in faces(zone(table, player, where)):
                out.append(catalogue.BURY + where * names.FACE_COUNT + card)

    def is_idle(self, table: Table, player: Player) -> bool:
        return buryable(table, player) == 0

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        bury(table, player, which // names.FACE_COUNT, which % names.FACE_COUNT)


BURYING: Final[Choice] = Burying(catalogue.BURY, len(names.ZONES) * names.FACE_COUNT)


@final
class Buries(Repeated):
    """Cards to bury: because they may be, because they `must`, or as a `price`."""

    def __init__(self, count: i64, must: bool = False, price: bool = False) -> None:
        super().__init__(count, BURYING, effects.BURY)
        self.must = must
        self.price = price

    def once_less(self) -> Decision:
        return Buries(self.count - 1, self.must, self.price)

    def may_leave(self, table: Table) -> bool:
        return not self.must

    def can_be_due(self, table: Table) -> bool:
        if self.price:
            return self.must and 1 <= self.count <= table.data.dearest_burial
        # The rite was paid for and no tribe card taken.
        if self.must and not (in_rite(table) and self.count == 1 and len(table.due) == 1):
            return False
        return super().can_be_due(table)


def in_rite(table: Table) -> bool:
    """Whether a rite may be under way: it is over for the turn as soon as it is paid for."""
    return table.column == names.RITE and table.stage in (names.BOTTOM_STAGE, names.WRAP_STAGE)


# The eclipse pile


def put_in_eclipse_pile(table: Table, player: Player, wanted: int) -> None:
    """Put a card from the hand into the eclipse pile, face down."""
    hand = player.hand
    player.eclipse_pile = (*player.eclipse_pile, hand.pop(find(hand, wanted)))
    if table.events is not None:
        table.events.append(Event(events.PILED, player.seat, None, {"card": names.FACES[wanted]}))


def show_eclipse_pile(table: Table, player: Player) -> None:
    """Reveal the eclipse pile: it changes what is known of the hand."""
    hand = player.hand
    shown: list[int] = []
    while player.eclipse_pile:
        card = player.eclipse_pile[len(player.eclipse_pile) - 1]
        player.eclipse_pile = player.eclipse_pile[:-1]
        known = face(card) + OPEN
        if not is_open(card):
            if known in hand:
                # A known copy of this face may be the one that is shown, so none is known to be left.
                hand[hand.index(known)] = card
            else:
                _forget_which(table, player, card)
        shown.append(face(card))
    # In which order they were put down is nobody else's knowledge.
    shown.sort()
    player.eclipse_pile = tuple(shown)
