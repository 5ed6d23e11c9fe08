"""What a seat sees as numbers: the same facts as its view, in fixed places."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.game import State
from sunstone.core.observation import MOST, MOST_WIDE, Layout, Observer, mark, mark_bits, mark_rows, put_wide
from sunstone.core.options import Option
from sunstone.core.plain import numbers_in
from sunstone.games.coatl.assemble import Assemble
from sunstone.games.coatl.cards import ASIDE, OPEN, drawn, face, shuffled_in
from sunstone.games.coatl.catalogue import ACTIONS
from sunstone.games.coatl.coatls import Unfinished
from sunstone.games.coatl.completion import Complete
from sunstone.games.coatl.data import MOST_DEALT, PROPHECIES, TEMPLES, UNFINISHED, RuleData
from sunstone.games.coatl.dump import DECISIONS
from sunstone.games.coatl.outlook import PLAN, PLANS, put_gains, put_plans
from sunstone.games.coatl.pieces import COLOURS, KINDS, PAIR_NAMES, put_pieces
from sunstone.games.coatl.prospects import Lack, gain, met_by
from sunstone.games.coatl.scoring import cards_and_best
from sunstone.games.coatl.table import ENDINGS, KEEP_PHASE, NO_TEMPLE, PHASES, TOKENS, Player, Table

LONGEST: Final = 40
"""Pieces of a coatl listed one by one, from the head; longer coatls also have their counts."""

_TURN = (
    *(f"phase_{phase}" for phase in (*PHASES, *DECISIONS.names)),
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
    *(f"body_{pair}" for pair in PAIR_NAMES),
)
_SEAT = ("room", "hand", "aside", "dealt", "has_secret_temple", *TOKENS)
_COATL = ("head", "tail", "pieces", *COLOURS)
_COATLS: Final = UNFINISHED * len(_COATL)
_CHAINS: Final = UNFINISHED * LONGEST
_BESIDE: Final = UNFINISHED * PROPHECIES
_WORTH: Final = UNFINISHED * 2
"""Bytes of a seat in each of these."""
_FIT = ("points", "more", "front", "back", *COLOURS)


@final
class CoatlObserver(Observer):
    """Observations of Cóatl."""

    def __init__(self, players: int, options: tuple[Option, ...]) -> None:
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
        self.fits = add(
            "fits",
            (MOST_DEALT, UNFINISHED, len(_FIT)),
            "the own prophecies on the own coatls: points now, more at the next level, and bodies lacking for it",
            MOST,
            columns=_FIT,
        )
        self.lacks = add(
            "lacks",
            (UNFINISHED, PROPHECIES),
            "prophecies on display and beside the own coatls: one more than the bodies that lack for the next level",
            MOST,
        )
        self.met = add(
            "met", (UNFINISHED, TEMPLES), "own and topmost temples: one more than the requirements a coatl meets", MOST
        )
        self.brings = add(
            "brings",
            (UNFINISHED, 2, len(COLOURS)),
            "points that one more body in front or at the back brings with the cards in hand and beside",
            MOST,
            columns=COLOURS,
        )
        self.plans = add(
            "plans", (PLANS, len(PLAN)), "plans for the own coatls, the last for the next one", MOST, columns=PLAN
        )
        self.plan_cards = add("plan_cards", (PLANS, PROPHECIES), "the prophecies they count on")
        self.plan_temples = add("plan_temples", (PLANS, TEMPLES), "the temples they count on")
        self.card_gains = add(
            "card_gains", (PROPHECIES,), "while something is taken: what open prophecies would add to the plans", MOST
        )
        self.temple_gains = add("temple_gains", (2,), "what the topmost temples would add", MOST)
        super().__init__(layout, ACTIONS, options)
        self._seats = [_Seat() for _ in range(players)]

    def _fill(self, state: State, seat: int, out: bytearray) -> None:
        assert isinstance(state, Table)
        self._fill_turn(state, seat, out)
        self._fill_supply(state, out)
        self._fill_cards(state, seat, out)
        for player in state.seats:
            row: i64 = (player.seat - seat) % state.players
            self._fill_player(state, player, row, out)
            put_pieces(player.heads, self.boards + row * 15, out)
            put_pieces(player.bodies, self.boards + row * 15 + 5, out)
            put_pieces(player.tails, self.boards + row * 15 + 10, out)
            self._fill_coatls(state, player, row, out)
        self._fill_completed(state, seat, out)
        self._fill_prospects(state, state.seats[seat], out)

    def _fill_turn(self, table: Table, seat: int, out: bytearray) -> None:
        at: i64 = self.turn
        decision = table.decision()
        out[at + (len(PHASES) + DECISIONS.place(decision) if table.due else table.phase)] = 1
        at += len(PHASES) + len(DECISIONS.names)
        out[at + table.ending] = 1
        at += len(ENDINGS)
        out[at] = table.over
        out[at + 1] = table.actions_left
        out[at + 2] = table.passes
        if isinstance(decision, Complete):
            out[at + 3] = decision.slot + 1
        out[at + 4] = table.turns_left
        out[at + 5] = len(table.deck)
        out[at + 6] = table.reshuffles
        if table.seat >= 0:
            out[self.order + (table.seat - seat) % table.players] = 1
        if table.ending_seat >= 0:
            out[self.order + table.players + (table.ending_seat - seat) % table.players] = 1

    def _fill_supply(self, table: Table, out: bytearray) -> None:
        at: i64 = self.supply
        _count_up(table.heads, at, out)
        _count_up(table.tails, at + 5, out)
        _count_up(table.bodies, at + 10, out)
        at = self.bags
        put_pieces(table.head_bag, at, out)
        put_pieces(table.body_bag, at + 5, out)
        put_pieces(table.tail_bag, at + 10, out)

    def _fill_cards(self, table: Table, seat: int, out: bytearray) -> None:
        _count_faces(table.display, self.display, out)
        _count_faces(table.discards, self.discards, out)
        mark_rows(out, self.tops, TEMPLES, table.temple_tops)
        for pile in range(2):
            out[self.under + pile] = table.temple_under[pile]
        for card in table.aside:
            owner = shuffled_in(card) - ASIDE
            out[self.seats + (owner - seat) % table.players * len(_SEAT) + 2] += 1
            if owner == seat:
                out[self.aside + face(card)] += 1
        own = table.seats[seat]
        mark_rows(out, self.hand, PROPHECIES, tuple([face(card) for card in own.hand]))
        if own.secret_temple != NO_TEMPLE:
            out[self.secret + own.secret_temple] = 1

    def _fill_player(self, table: Table, player: Player, row: i64, out: bytearray) -> None:
        at: i64 = self.seats + row * len(_SEAT)
        out[at] = table.data.board - player.on_board()
        out[at + 1] = len(player.hand)
        out[at + 3] = table.phase == KEEP_PHASE and player.seat >= table.seat
        out[at + 4] = player.secret_temple != NO_TEMPLE
        out[at + 5] = player.perfect_pick
        out[at + 6] = player.see_the_future
        out[at + 7] = player.priest_commitment
        at = self.hands + row * PROPHECIES
        for card in player.hand:
            # Row 0 is the viewer: of another's hand it knows what came from the display.
            if row == 0 or drawn(card) == OPEN:
                out[at + face(card)] += 1
        mark(out, self.temples + row * TEMPLES, player.temples)
        put_wide(out, self.points + 2 * row, player.points)

    def _fill_coatls(self, table: Table, player: Player, row: i64, out: bytearray) -> None:
        kept = self._seats[player.seat]
        at = self.coatls + row * _COATLS
        chains = self.chains + row * _CHAINS
        beside = self.beside + row * _BESIDE
        worth = self.worth + row * _WORTH
        if kept.coatls_of is player.coatls and kept.data is table.data:
            if kept.any_coatl:
                out[at : at + _COATLS] = kept.coatls
                out[chains : chains + _CHAINS] = kept.chains
                out[beside : beside + _BESIDE] = kept.beside
                out[worth : worth + _WORTH] = kept.worth
            return
        kept.coatls_of = player.coatls
        kept.data = table.data
        kept.any_coatl = False
        for slot in range(UNFINISHED):
            laid = player.coatls[slot]
            if laid.coatl.length:
                kept.any_coatl = True
                self._fill_coatl(table, laid, UNFINISHED * row + slot, out)
        kept.coatls = bytes(out[at : at + _COATLS])
        kept.chains = bytes(out[chains : chains + _CHAINS])
        kept.beside = bytes(out[beside : beside + _BESIDE])
        kept.worth = bytes(out[worth : worth + _WORTH])

    def _fill_coatl(self, table: Table, laid: Unfinished, row: i64, out: bytearray) -> None:
        coatl = laid.coatl
        at: i64 = self.coatls + row * len(_COATL)
        out[at] = coatl.has_head
        out[at + 1] = coatl.has_tail
        out[at + 2] = coatl.length
        put_pieces(coatl.counts, at + 3, out)
        at = self.chains + row * LONGEST
        for place in range(min(coatl.length, LONGEST)):
            out[at + place] = coatl.pieces[place] + 1
        mark_bits(out, self.beside + row * PROPHECIES, laid.beside)
        put_wide(out, self.worth + 2 * row, table.data.worth(coatl, laid.beside, NO_TEMPLE))

    def _fill_completed(self, table: Table, seat: int, out: bytearray) -> None:
        if not table.completed:
            return
        for done in table.completed:
            for card in numbers_in(done.beside):
                out[self.spent + card] += 1
            if done.temple != NO_TEMPLE:
                out[self.spent_temples + done.temple] = 1
        for player in table.seats:
            at = self.completed + 6 * ((player.seat - seat) % table.players)
            cards, best = cards_and_best(table, player.seat)
            put_wide(out, at, player.finished)
            put_wide(out, at + 2, cards)
            put_wide(out, at + 4, best)

    def _fill_prospects(self, table: Table, player: Player, out: bytearray) -> None:
        kept = self._seats[player.seat]
        if kept.has_prospects_of(table, player):
            out[self.fits : self.plans] = kept.prospects
        else:
            self._fill_new_prospects(table, player, out)
            kept.prospects = bytes(out[self.fits : self.plans])
        if not table.over:
            put_plans(table, player, self.plans, self.plan_cards, self.plan_temples, out)
            if not isinstance(table.decision(), (Assemble, Complete)):
                put_gains(table, player, self.card_gains, self.temple_gains, out)

    def _fill_new_prospects(self, table: Table, player: Player, out: bytearray) -> None:
        data = table.data
        temples = [temple for temple in (*player.temples, *table.temple_tops, player.secret_temple) if temple >= 0]
        for slot in range(UNFINISHED):
            laid = player.coatls[slot]
            coatl = laid.coatl
            if not coatl.length:
                continue
            for place, card in enumerate(player.hand):
                lack = Lack(data, data.prophecies[face(card)], coatl)
                lack.put(out, self.fits + (place * UNFINISHED + slot) * len(_FIT))
            at: i64 = self.lacks + slot * PROPHECIES
            beside = numbers_in(laid.beside)
            for card in [*beside, *(face(card) for card in table.display)]:
                least = Lack(data, data.prophecies[card], coatl).least()
                if least > 0:
                    out[at + card] = least + 1
            at = self.met + slot * TEMPLES
            for temple in temples:
                out[at + temple] = 1 + met_by(data.temples[temple], laid, data)
            cards = [data.prophecies[card] for card in {*beside, *(face(card) for card in player.hand)}]
            at = self.brings + slot * 2 * len(COLOURS)
            for colour in range(len(COLOURS)):
                out[at + colour] = gain(cards, coatl, colour, True)
                out[at + len(COLOURS) + colour] = gain(cards, coatl, colour, False)


@final
class _Seat:
    """Parts of what was written of a seat last, with what they were written from: all of it is replaced as a whole."""

    def __init__(self) -> None:
        self.data: RuleData | None = None
        self.coatls_of: tuple[Unfinished, ...] | None = None
        self.any_coatl = False
        self.coatls = b""
        self.chains = b""
        self.beside = b""
        self.worth = b""
        self._data: RuleData | None = None
        self._coatls: tuple[Unfinished, ...] = ()
        self._hand: tuple[int, ...] = ()
        self._temples: tuple[int, ...] = ()
        self._secret_temple: i64 = NO_TEMPLE
        self._display: tuple[int, ...] = ()
        self._tops: tuple[int, ...] = ()
        self.prospects = b""

    def has_prospects_of(self, table: Table, player: Player) -> bool:
        """Whether the prospects of the seat are those that were written last."""
        if (
            self._data is table.data
            and self._coatls is player.coatls
            and self._hand is player.hand
            and self._temples is player.temples
            and self._secret_temple == player.secret_temple
            and self._display is table.display
            and self._tops is table.temple_tops
        ):
            return True
        self._data = table.data
        self._coatls = player.coatls
        self._hand = player.hand
        self._temples = player.temples
        self._secret_temple = player.secret_temple
        self._display = table.display
        self._tops = table.temple_tops
        return False


def _count_up(spaces: tuple[int, ...], at: i64, out: bytearray) -> None:
    """Add one for the content of every space."""
    for space in spaces:
        if space >= 0:
            out[at + space] += 1


def _count_faces(cards: tuple[int, ...], at: i64, out: bytearray) -> None:
    """Add one for the face of every card."""
    for card in cards:
        out[at + face(card)] += 1
