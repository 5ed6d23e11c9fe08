"""What holds in every position that can be. `check` names the first thing that does not.

It is asked after every action in the tests, and of every position that somebody loads.
"""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.dump_reader import require
from sunstone.core.plain import bit, numbers_in
from sunstone.games.coatl.assemble import Assemble
from sunstone.games.coatl.cards import ASIDE, OPEN, drawn, shuffled_in
from sunstone.games.coatl.cards import face as face_of
from sunstone.games.coatl.choose import Choose
from sunstone.games.coatl.coatls import Coatl, chain
from sunstone.games.coatl.completion import Complete
from sunstone.games.coatl.data import BASE_PROPHECIES, BASE_TEMPLES, PROPHECIES, TEMPLES
from sunstone.games.coatl.dump import DECISIONS
from sunstone.games.coatl.pieces import BODY, COLOURS, EMPTY_SPACE, HEAD, KINDS, TAIL, content, count, one, total
from sunstone.games.coatl.setup import with_promo
from sunstone.games.coatl.sight import put_aside
from sunstone.games.coatl.supply import no_bodies_left, refill_is_due, spaces_of
from sunstone.games.coatl.table import KEEP_PHASE, NO_TEMPLE, NOT_ENDING, THIRD_COATL, TOKENS, Player, Table
from sunstone.games.coatl.tokens import Discard, with_tokens
from sunstone.games.coatl.turn import can_be_seen_to_act


def check(table: Table) -> None:
    """Raise `BadPosition` if the position cannot be."""
    _check_sizes(table)
    _check_pieces(table)
    _check_prophecies(table)
    for player in table.seats:
        _check_hand(table, player)
    _check_temples(table)
    for player in table.seats:
        _check_unfinished(table, player)
    _check_completed(table)
    _check_supply(table)
    _check_turn(table)
    _check_ending(table)
    if table.phase == KEEP_PHASE:
        _check_set_up(table)


# What lies on the table


def _check_sizes(table: Table) -> None:
    for kind, name in enumerate(("heads", "bodies", "tails")):
        require(len(spaces_of(table, kind)) == table.data.spaces[kind], "coatl_sizes", field=name)
    require(len(table.temple_tops) == 2, "coatl_sizes", field="temple_tops")
    for player in table.seats:
        require(player.on_board() <= table.data.board, "coatl_board", seat=player.seat + 1)


def _coatls(table: Table) -> list[tuple[Coatl, i64]]:
    """Every coatl with the prophecies beside it."""
    unfinished = [(laid.coatl, laid.beside) for player in table.seats for laid in player.coatls]
    return [*unfinished, *((done.coatl, done.beside) for done in table.completed)]


def _check_pieces(table: Table) -> None:
    """Every piece is in its bag, on the supply board, on a player board or in a coatl."""
    seen: list[i64] = [sum(player.pieces(kind) for player in table.seats) for kind in range(len(KINDS))]
    for coatl, _ in _coatls(table):
        last = len(coatl.pieces) - 1
        for place, colour in enumerate(coatl.pieces):
            head = place == 0 and coatl.has_head
            seen[HEAD if head else TAIL if place == last and coatl.has_tail else BODY] += one(colour)
    # Bodies are taken in twos.
    require(total(seen[BODY]) % 2 == 0, "coatl_pieces")
    for kind in range(len(KINDS)):
        for space in spaces_of(table, kind):
            if space != EMPTY_SPACE:
                seen[kind] += content(kind, space)
        for colour in range(len(COLOURS)):
            whole = count(seen[kind], colour) + count(table.bag(kind), colour)
            require(whole == table.data.per_colour[kind], "coatl_pieces")


def _check_prophecies(table: Table) -> None:
    counts = [0] * PROPHECIES
    piles = [tuple(table.deck), table.display, table.discards, table.aside, *(player.hand for player in table.seats)]
    for pile in piles:
        for card in pile:
            counts[face_of(card)] += 1
    for _, beside in _coatls(table):
        for face in numbers_in(beside):
            counts[face] += 1
    used = PROPHECIES if with_promo(table) else BASE_PROPHECIES
    for prophecy in table.data.prophecies:
        expected = prophecy.copies if prophecy.number < used else 0
        require(counts[prophecy.number] == expected, "coatl_prophecies", card=prophecy.id)
    _check_reshuffles(table)
    for card in (*table.deck, *table.display, *table.discards):
        require(drawn(card) == 0, "coatl_marks")
        _check_mark(table, card)
    for card in table.aside:
        require(table.reshuffles == 0 and shuffled_in(card) >= ASIDE and drawn(card) == 0, "coatl_marks")


def _check_reshuffles(table: Table) -> None:
    """The first reshuffle needs cards put aside or discards, every further one new discards.

    Only See the Future discards cards, twice: first the display, then cards of the hand.
    """
    times = 2 * sum(_has_foreseen(table, player) for player in table.seats)
    if isinstance(table.decision(), Discard):
        times -= 1
    if table.discards:
        require(times > 0, "coatl_discards")
        times -= 1
    require(table.reshuffles <= 1 + times, "coatl_discards")


def _is_foreseeing(table: Table) -> bool:
    """Whether See the Future is being played."""
    decision = table.decision()
    return isinstance(decision, Discard) or (isinstance(decision, Choose) and decision.foreseeing)


def _has_foreseen(table: Table, player: Player) -> bool:
    return with_tokens(table) and not player.see_the_future


def _check_mark(table: Table, card: i64) -> None:
    """A card outside the pile put aside knows a reshuffle that was, or the seat that put it aside before one."""
    mark = shuffled_in(card)
    require(table.reshuffles > 0 if mark >= ASIDE else mark <= table.reshuffles, "coatl_marks")


def _check_hand(table: Table, player: Player) -> None:
    data = table.data
    seat = player.seat + 1
    dealt = data.dealt[player.seat]
    waiting = table.phase == KEEP_PHASE and player.seat >= table.seat
    require(len(player.hand) <= (dealt if waiting else data.hand), "coatl_hand", seat=seat)
    for card in player.hand:
        _check_mark(table, card)
        # What came into the deck by a reshuffle cannot have been drawn before it.
        since = 1 if shuffled_in(card) >= ASIDE else shuffled_in(card)
        require(drawn(card) == OPEN or since <= drawn(card) <= table.reshuffles, "coatl_marks")
    least, most = (dealt - data.kept, dealt) if table.reshuffles == 0 and not waiting else (0, 0)
    require(least <= len(put_aside(table, player.seat)) <= most, "coatl_aside", seat=seat)


def _check_temples(table: Table) -> None:
    seen = [*table.temple_rest, *table.temple_tops, *(done.temple for done in table.completed)]
    for player in table.seats:
        seen.extend([player.secret_temple, *player.temples])
    used = TEMPLES if with_promo(table) else BASE_TEMPLES
    require(sorted(temple for temple in seen if temple != NO_TEMPLE) == list(range(used)), "coatl_temples")
    require(sum(table.temple_under) == len(table.temple_rest), "coatl_temples")
    for pile in range(2):
        require(table.temple_tops[pile] != NO_TEMPLE or table.temple_under[pile] == 0, "coatl_temples")
        require(table.temple_under[pile] < (used - table.players + 1 - pile) // 2, "coatl_temples")
    for player in table.seats:
        committed = with_tokens(table) and not player.priest_commitment
        require(len(player.temples) <= (1 if committed else 0), "coatl_temples")
        used_one = any(done.seat == player.seat and done.temple != NO_TEMPLE for done in table.completed)
        require(player.secret_temple != NO_TEMPLE or used_one, "coatl_temples")


def _can_have_fulfilled(table: Table, card: int, coatl: Coatl) -> bool:
    """Whether the coatl fulfils the prophecy, or did when it was shorter."""
    if table.data.fulfilled(bit(card), coatl):
        return True
    pieces = coatl.pieces
    for first in range(len(pieces)):
        for end in range(first + 1, len(pieces) + 1):
            shorter = chain(pieces[first:end], coatl.has_head and first == 0, coatl.has_tail and end == len(pieces))
            if table.data.fulfilled(bit(card), shorter):
                return True
    return False


def _check_coatl(table: Table, coatl: Coatl, beside: i64, closed: bool, code: str) -> None:
    """A coatl is open, or closed around a body at least, and its prophecies can be there."""
    require((coatl.has_head and coatl.has_tail) == closed and coatl.bodies() >= (1 if closed else 0), code)
    cards = numbers_in(beside)
    require(len(cards) <= table.data.most_beside, code)
    for card in cards:
        require(_can_have_fulfilled(table, card, coatl), code)


def _check_unfinished(table: Table, player: Player) -> None:
    decision = table.decision()
    closing = decision.slot if isinstance(decision, Complete) and player.seat == table.seat else -1
    for slot, laid in enumerate(player.coatls):
        if laid.coatl.length:
            _check_coatl(table, laid.coatl, laid.beside, slot == closing, "coatl_unfinished")
    unfinished = player.unfinished()
    require(player.finished + unfinished <= table.data.coatls, "coatl_too_many", seat=player.seat + 1)
    require(unfinished <= table.data.unfinished, "coatl_too_many", seat=player.seat + 1)


def _check_completed(table: Table) -> None:
    data = table.data
    for done in table.completed:
        _check_coatl(table, done.coatl, done.beside, True, "coatl_completed")
        require(done.beside != 0, "coatl_completed")
        if done.temple != NO_TEMPLE:
            require(data.temple_points(done.temple, done.coatl, done.beside) > 0, "coatl_completed")
        require(data.worth(done.coatl, done.beside, done.temple) == done.points, "coatl_completed")
    for player in table.seats:
        own = [done.points for done in table.completed if done.seat == player.seat]
        require(player.finished == len(own) and player.points == sum(own), "coatl_completed")


def _check_supply(table: Table) -> None:
    if refill_is_due(table):
        # The board was filled as far as the bags went, so a space is empty only for want of pieces.
        for kind in range(len(KINDS)):
            short = total(table.bag(kind)) < (2 if kind == BODY else 1)
            require(short or EMPTY_SPACE not in spaces_of(table, kind), "coatl_refill")


# Where the game stands


def _check_turn(table: Table) -> None:
    """The decision that is due, or that none is."""
    require(table.over == (table.seat < 0), "coatl_turn")
    require(table.phase != KEEP_PHASE or not table.due, "coatl_turn")
    require(table.phase == KEEP_PHASE or table.ply >= table.players, "coatl_turn")
    for player in table.seats:
        require(with_tokens(table) or not player.tokens(), "coatl_tokens")
    _check_display(table)
    _check_passes(table)
    if table.over:
        require(table.actions_left == 0 and not table.due and not table.shown, "coatl_turn")
        require(table.phase != KEEP_PHASE, "coatl_turn")
        return
    require(1 <= table.actions_left <= (2 if table.has_two_actions() else 1), "coatl_turn")
    require(table.passes < table.players, "coatl_turn")
    require(not _is_foreseeing(table) or _has_foreseen(table, table.mover()), "coatl_turn")
    require(table.decision().can_be_due(table), "coatl_turn")
    DECISIONS.check_due(table, "coatl_turn")
    require(len(table.legal()) > 0, "coatl_stuck")


def _check_passes(table: Table) -> None:
    """Those who passed one after the other could do nothing, and as nothing happened since, they still cannot."""
    require(table.passes <= table.players, "coatl_turn")
    if table.ending == THIRD_COATL or table.phase == KEEP_PHASE or table.due:
        return
    turn = table.seat
    for back in range(1, table.passes + 1):
        # A game that is over ended with a whole round, so the last seat was the last to pass.
        table.seat = (max(turn, 0) - back) % table.players
        idle = not can_be_seen_to_act(table)
        table.seat = turn
        require(idle, "coatl_turn")


def _check_display(table: Table) -> None:
    """The display is full but for what was taken from it in this turn, unless there were no cards to fill it."""
    decision = table.decision()
    chosen = int(decision.chosen) if isinstance(decision, Choose) else 0
    # The cards chosen in the action being played lie last in the hand.
    taken = sum(drawn(card) == OPEN for card in table.mover().hand[-chosen:]) if chosen else 0
    short = table.data.display - len(table.display) - taken
    require(short >= 0, "coatl_display")
    cards = len(table.deck) + len(table.discards) + len(table.aside)
    if short == 0 or cards == 0:
        return
    if _is_foreseeing(table):
        # See the Future had filled it as far as the cards went. What there is now has come from the seat's hand.
        require(isinstance(decision, Choose) and not table.aside, "coatl_display")
        require(cards + chosen - taken <= table.data.hand, "coatl_display")
        return
    # Short since the first action of two, a choice of prophecies or See the Future.
    require(not table.over and table.has_two_actions() and table.actions_left == 1, "coatl_display")
    require(_has_foreseen(table, table.mover()) or short <= table.data.hand, "coatl_display")


def _check_set_up(table: Table) -> None:
    """While the first prophecies are being chosen everything else still lies as it was laid out."""
    require(table.ply == table.seat and table.reshuffles == 0 and table.passes == 0, "coatl_set_up")
    require(not table.completed and table.ending == NOT_ENDING, "coatl_set_up")
    for player in table.seats:
        require(player.on_board() == 0 and player.unfinished() == 0, "coatl_set_up")
        require(len(player.tokens()) == (len(TOKENS) if with_tokens(table) else 0), "coatl_set_up")
        if player.seat < table.seat:
            require(len(player.hand) <= table.data.kept, "coatl_set_up")
        else:
            require(len(player.hand) == table.data.dealt[player.seat] or not table.deck, "coatl_set_up")
        require(all(card == face_of(card) for card in player.hand), "coatl_set_up")


def _check_ending(table: Table) -> None:
    """The end of the game has begun where it must have, goes on as it should, and is over when it is."""
    require((table.ending == NOT_ENDING) == (table.ending_seat < 0), "coatl_ending")
    gone = no_bodies_left(table)
    stuck = table.passes == table.players and table.ending != THIRD_COATL
    if table.over:
        require(stuck or (table.ending != NOT_ENDING and table.turns_left == 0), "coatl_ending")
    elif table.ending != NOT_ENDING:
        require(table.turns_left > 0, "coatl_ending")
    if table.ending == NOT_ENDING:
        finished = max(player.finished for player in table.seats)
        require(table.turns_left == 0 and finished < table.data.coatls and not gone, "coatl_ending")
    elif table.ending == THIRD_COATL:
        _check_third_coatl(table)
    else:
        require(gone, "coatl_ending")
        left = table.players - table.seat
        first_round = table.turns_left == left + table.players and table.seat > table.ending_seat
        require(table.over or first_round or table.turns_left == left, "coatl_ending")


def _check_third_coatl(table: Table) -> None:
    require(table.seats[table.ending_seat].finished >= table.data.coatls, "coatl_ending")
    if table.over:
        return
    since = (table.seat - table.ending_seat) % table.players
    require(table.turns_left == table.players - since, "coatl_ending")
    # Whoever brought the end about has nothing left but to end the action.
    require(since > 0 or isinstance(table.decision(), Assemble), "coatl_ending")
    for player in table.seats:
        if player.finished >= table.data.coatls and player.seat != table.ending_seat:
            # Another third coatl can only have come in a last turn that is over, or in the one being played.
            turn = (player.seat - table.ending_seat) % table.players
            second = table.has_two_actions() and table.actions_left == 1
            acting = turn == since and (isinstance(table.decision(), Assemble) or second)
            require(turn < since or acting, "coatl_ending")
