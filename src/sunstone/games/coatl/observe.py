"""What a seat sees as numbers: the same facts as its view, in fixed places."""

from __future__ import annotations

from typing import Final, final

from sunstone.core.game import State
from sunstone.core.observation import MOST, MOST_WIDE, Layout, Observer, put_wide
from sunstone.games.coatl.box import MOST_DEALT, PROPHECIES, TEMPLES, UNFINISHED
from sunstone.games.coatl.catalogue import ACTIONS, PAIRS
from sunstone.games.coatl.coatls import KINDS
from sunstone.games.coatl.completion import value_of
from sunstone.games.coatl.names import bits
from sunstone.games.coatl.patterns import COLOURS
from sunstone.games.coatl.position import (
    ASIDE,
    COMPLETE_PHASE,
    ENDINGS,
    KEEP_PHASE,
    OPEN,
    PHASES,
    TOKENS,
    CoatlPosition,
    drawn,
    face,
    shuffled_in,
)

LONGEST: Final = 40
"""Of a longer coatl only so many pieces are told one by one, from the head side; its counts tell the rest."""

_TURN = (
    *(f"phase_{phase}" for phase in PHASES),
    *(f"ending_{ending}" for ending in ENDINGS),
    "over",
    "actions_left",
    "passes",
    "completing",
    "turns_left",
    "deck",
    "reshuffles",
)
_SUPPLY = (
    *(f"head_{colour}" for colour in COLOURS),
    *(f"tail_{colour}" for colour in COLOURS),
    *(f"body_{COLOURS[first]}{COLOURS[second]}" for first, second in PAIRS),
)
_SEAT = ("room", "hand", "aside", "dealt", "has_secret_temple", *TOKENS)
_COATL = ("head", "tail", "pieces", *COLOURS)


@final
class CoatlObserver(Observer):
    """Observations of Cóatl."""

    def __init__(self, players: int) -> None:
        layout = Layout()
        add = layout.add
        self.turn = layout.columns("turn", _TURN, "where the game and the turn stand")
        self.order = add("order", (2, players), "a row for who decides and one for who began the end, by seat")
        self.supply = layout.columns("supply", _SUPPLY, "what lies on the spaces of the supply board")
        self.bags = add("bags", (len(KINDS), len(COLOURS)), "heads, bodies, tails in the bags", MOST, columns=COLOURS)
        self.display = add("display", (PROPHECIES,), "prophecies on display", MOST)
        self.discards = add("discards", (PROPHECIES,), "prophecies among the discards", MOST)
        self.tops = add("temple_tops", (2, TEMPLES), "the temple on top of each pile")
        self.under = add("temples_under", (2,), "how many temples lie under them", MOST)
        self.seats = add("seats", (players, len(_SEAT)), "what each seat has", MOST, columns=_SEAT)
        self.boards = add(
            "boards",
            (players, len(KINDS) * len(COLOURS)),
            "the pieces on each seat's board",
            MOST,
            columns=[f"{kind}_{colour}" for kind in KINDS for colour in COLOURS],
        )
        self.hands = add("hands", (players, PROPHECIES), "prophecies the seat knows to be in each hand", MOST)
        self.hand = add("hand", (MOST_DEALT, PROPHECIES), "the own prophecies, in their order")
        self.aside = add("put_aside", (PROPHECIES,), "the prophecies the own seat put aside in the set-up", MOST)
        self.secret = add("secret_temple", (TEMPLES,), "the temple dealt to the own seat")
        self.temples = add("temples", (players, TEMPLES), "the temples each seat has in the open")
        self.coatls = add(
            "coatls",
            (players, UNFINISHED, len(_COATL)),
            "each seat's unfinished coatls: their ends, and how many pieces of which colour",
            MOST,
            columns=_COATL,
        )
        self.chains = add(
            "chains",
            (players, UNFINISHED, LONGEST),
            "the same piece by piece from the head side: 0 for none, 1 to 5 for the colour",
            len(COLOURS),
        )
        self.beside = add("beside", (players, UNFINISHED, PROPHECIES), "the prophecies beside them")
        self.spent = add("spent", (PROPHECIES,), "prophecies beside completed coatls", MOST)
        self.spent_temples = add("spent_temples", (TEMPLES,), "temples of completed coatls")
        self.points = add("points", (players,), "points of each seat", MOST_WIDE)
        self.worth = add("worth", (players, UNFINISHED), "what each unfinished coatl is worth so far", MOST_WIDE)
        self.completed = add(
            "completed",
            (players, 3),
            "each seat's completed coatls, the cards with them, and the points of the best one",
            MOST_WIDE,
            columns=("coatls", "cards", "best"),
        )
        super().__init__(layout, ACTIONS)

    def _fill(self, state: State, seat: int, out: bytearray) -> None:
        assert isinstance(state, CoatlPosition)
        self._fill_turn(state, seat, out)
        self._fill_table(state, out)
        for other in range(state.players):
            row = (other - seat) % state.players
            self._fill_seat(state, other, row, out)
            for slot in range(UNFINISHED):
                self._fill_coatl(state, UNFINISHED * other + slot, UNFINISHED * row + slot, out)
        self._fill_own(state, seat, out)
        self._fill_completed(state, seat, out)

    def _fill_turn(self, s: CoatlPosition, seat: int, out: bytearray) -> None:
        at = self.turn
        out[at + s.phase] = 1
        at += len(PHASES)
        out[at + s.ending] = 1
        at += len(ENDINGS)
        out[at] = s.over
        out[at + 1] = s.actions_left
        out[at + 2] = s.passes
        out[at + 3] = s.completing + 1 if s.phase == COMPLETE_PHASE else 0
        out[at + 4] = s.turns_left
        out[at + 5] = len(s.deck)
        out[at + 6] = s.reshuffles
        if s.seat >= 0:
            out[self.order + (s.seat - seat) % s.players] = 1
        if s.ending_seat >= 0:
            out[self.order + s.players + (s.ending_seat - seat) % s.players] = 1

    def _fill_table(self, s: CoatlPosition, out: bytearray) -> None:
        at = self.supply
        for spaces in (s.heads, s.tails, s.bodies):
            for content in spaces:
                if content >= 0:
                    out[at + content] += 1
            at += len(COLOURS)
        for place in range(len(s.bag)):
            out[self.bags + place] = s.bag[place]
        for card in s.display:
            out[self.display + face(card)] += 1
        for card in s.discards:
            out[self.discards + face(card)] += 1
        for pile in range(2):
            if s.temple_tops[pile] >= 0:
                out[self.tops + pile * TEMPLES + s.temple_tops[pile]] = 1
            out[self.under + pile] = s.temple_under[pile]

    def _fill_seat(self, s: CoatlPosition, other: int, row: int, out: bytearray) -> None:
        at = self.seats + row * len(_SEAT)
        out[at] = s.box.board - s.board_size[other]
        out[at + 1] = len(s.hands[other])
        for card in s.aside:
            if shuffled_in(card) == ASIDE + other:
                out[at + 2] += 1
        out[at + 3] = s.phase == KEEP_PHASE and other >= s.seat
        out[at + 4] = s.secret_temple[other] >= 0
        for token in range(len(TOKENS)):
            out[at + 5 + token] = s.tokens[other] >> token & 1
        width = len(KINDS) * len(COLOURS)
        for place in range(width):
            out[self.boards + row * width + place] = s.boards[other * width + place]
        for card in s.hands[other]:
            # Row 0 is the one who looks: of another's hand it knows what came from the display.
            if row == 0 or drawn(card) == OPEN:
                out[self.hands + row * PROPHECIES + face(card)] += 1
        for temple in bits(s.open_temples[other]):
            out[self.temples + row * TEMPLES + temple] = 1
        put_wide(out, self.points + 2 * row, s.points[other])

    def _fill_coatl(self, s: CoatlPosition, place: int, row: int, out: bytearray) -> None:
        coatl = s.coatls[place]
        if not coatl.pieces:
            return
        at = self.coatls + row * len(_COATL)
        out[at] = coatl.has_head
        out[at + 1] = coatl.has_tail
        out[at + 2] = len(coatl.pieces)
        for colour in range(len(COLOURS)):
            out[at + 3 + colour] = coatl.count(colour)
        at = self.chains + row * LONGEST
        for number in range(min(len(coatl.pieces), LONGEST)):
            out[at + number] = coatl.pieces[number] + 1
        for card in bits(s.beside[place]):
            out[self.beside + row * PROPHECIES + card] = 1
        put_wide(out, self.worth + 2 * row, value_of(s, place, -1))

    def _fill_own(self, s: CoatlPosition, seat: int, out: bytearray) -> None:
        for place, card in enumerate(s.hands[seat]):
            out[self.hand + place * PROPHECIES + face(card)] = 1
        for card in s.aside:
            if shuffled_in(card) == ASIDE + seat:
                out[self.aside + face(card)] += 1
        if s.secret_temple[seat] >= 0:
            out[self.secret + s.secret_temple[seat]] = 1

    def _fill_completed(self, s: CoatlPosition, seat: int, out: bytearray) -> None:
        if not s.completed:
            return
        cards = [0] * s.players
        best = [0] * s.players
        for done in s.completed:
            for card in bits(done.beside):
                out[self.spent + card] += 1
                cards[done.seat] += 1
            if done.temple >= 0:
                out[self.spent_temples + done.temple] = 1
                cards[done.seat] += 1
            best[done.seat] = max(best[done.seat], done.points)
        for other in range(s.players):
            at = self.completed + 6 * ((other - seat) % s.players)
            put_wide(out, at, s.finished[other])
            put_wide(out, at + 2, cards[other])
            put_wide(out, at + 4, best[other])
