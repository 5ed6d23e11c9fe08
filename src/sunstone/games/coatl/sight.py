"""Who sees what: the view of a seat, and how what it cannot know is drawn anew.

Unknown to a seat are the cards the others drew from the deck or were dealt, the cards they put aside in the set-up, the
deck, the temples the others were dealt and those below the tops of the piles, and the generator. Not every unknown
card can lie everywhere: when the discards are shuffled into a new deck, all know that those cards are not among what
was drawn before. So a card remembers the reshuffle that (for all, or for the seat that put it aside) brought it into
the deck, a place in a hand how many reshuffles there were before it was filled, and the draw below respects both. The
places of a hand are open facts, for everyone sees when a card is drawn; `prophecies.drop` keeps them so when one is
played.
"""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.plain import id_of, numbers_in
from sunstone.core.rng import Rng
from sunstone.core.thing import EVERYONE
from sunstone.games.coatl.cards import ASIDE, OPEN, drawn, face, marked, shuffled_in
from sunstone.games.coatl.coatls import Coatl, Completed
from sunstone.games.coatl.completion import Complete
from sunstone.games.coatl.dump import DECISIONS
from sunstone.games.coatl.pieces import COLOURS, KINDS, count
from sunstone.games.coatl.prophecies import ids
from sunstone.games.coatl.supply import supply_board
from sunstone.games.coatl.table import ENDINGS, KEEP_PHASE, NO_TEMPLE, Player, Table


def view(table: Table, viewer: int) -> dict[str, object]:
    """Everything a viewer may see. Cards taken from the display stay known to all."""
    names = table.data.names
    decision = table.decision()
    out = table.plain(names, EVERYONE)
    table.add_head(out, viewer)
    if table.due:
        out["phase"] = DECISIONS.name(decision)
    out["completing"] = decision.slot + 1 if isinstance(decision, Complete) else None
    seat = table.ending_seat if table.ending_seat >= 0 else None
    out["ending"] = {"cause": ENDINGS[table.ending], "seat": seat, "turns_left": table.turns_left}
    out["supply"] = supply_board(table)
    out["bags"] = {name: _by_colour(table.bag(kind)) for kind, name in enumerate(KINDS)}
    out["display"] = ids(table, table.display)
    out["deck"] = len(table.deck)
    out["discards"] = sorted(ids(table, table.discards))
    out["temples"] = [
        {"card": id_of(table.temple_tops[pile], names["temple"]), "under": table.temple_under[pile]}
        for pile in range(2)
    ]
    out["seats"] = [_player_view(table, player, player.seat == viewer) for player in table.seats]
    out["points"] = [player.points for player in table.seats]
    return out


def _by_colour(pieces: i64) -> dict[str, int]:
    return {letter: count(pieces, colour) for colour, letter in enumerate(COLOURS)}


def _board(player: Player) -> list[dict[str, str]]:
    out: list[dict[str, str]] = []
    for kind, name in enumerate(KINDS):
        pieces = player.pieces(kind)
        if pieces:
            for letter in COLOURS:
                for _ in range(pieces & 255):
                    out.append({"piece": name, "colour": letter})
                pieces >>= 8
    return out


def _player_view(table: Table, player: Player, own: bool) -> dict[str, object]:
    out = player.plain(table.data.names, EVERYONE)
    out["points"] = player.points
    out["board"] = _board(player)
    out["room"] = table.data.board - player.on_board()
    out["aside"] = len(put_aside(table, player.seat))
    out["dealt"] = table.phase == KEEP_PHASE and player.seat >= table.seat
    out["has_secret_temple"] = player.secret_temple != NO_TEMPLE
    out["tokens"] = player.tokens()
    out["coatls"] = [
        _coatl_view(table, laid.coatl, laid.beside) if laid.coatl.length else None for laid in player.coatls
    ]
    out["completed"] = [_completed_view(table, done) for done in table.completed if done.seat == player.seat]
    if own:
        out.update(own_view(table, player.seat))
    else:
        out["hand"] = _hand_from_outside(table, player)
        out["secret_temple"] = None
    return out


def own_view(table: Table, seat: int) -> dict[str, object]:
    """The private part of `view(seat)["seats"][seat]`."""
    player = table.seats[seat]
    return {
        "hand": ids(table, player.hand),
        "secret_temple": id_of(player.secret_temple, table.data.names["temple"]),
        "put_aside": sorted(ids(table, put_aside(table, seat))),
    }


def _hand_from_outside(table: Table, player: Player) -> list[str | None]:
    # The order of another's hand says nothing: open cards by face, then the backs.
    known = [face(card) for card in player.hand if drawn(card) == OPEN]
    known.sort()
    out: list[str | None] = [table.data.prophecies[card].id for card in known]
    for _ in range(len(player.hand) - len(known)):
        out.append(None)
    return out


def put_aside(table: Table, seat: int) -> tuple[int, ...]:
    """The cards a seat put aside in the set-up."""
    return tuple([card for card in table.aside if shuffled_in(card) == ASIDE + seat])


def _coatl_view(table: Table, coatl: Coatl, beside: i64) -> dict[str, object]:
    """A coatl with its prophecies: what each is worth, by which pieces, and what all come to."""
    out = coatl.plain()
    cards: list[dict[str, object]] = []
    worth: i64 = 0
    for card in numbers_in(beside):
        points = table.data.prophecy_points(card, coatl)
        worth += points
        places = table.data.places(card, coatl)
        cards.append({"card": table.data.prophecies[card].id, "points": points, "at": places})
    out["prophecies"] = cards
    out["points"] = worth
    return out


def _completed_view(table: Table, done: Completed) -> dict[str, object]:
    out = _coatl_view(table, done.coatl, done.beside)
    out["temple"] = None
    if done.temple != NO_TEMPLE:
        points = table.data.temple_points(done.temple, done.coatl, done.beside)
        out["temple"] = {"card": table.data.temples[done.temple].id, "points": points}
    out["points"] = done.points
    return out


# What a viewer cannot know


def _forget(card: i64, viewer: i64) -> int:
    """The card with only those marks that mean something to this viewer."""
    mark = shuffled_in(card)
    return marked(card, mark if mark < ASIDE or mark == ASIDE + viewer else 0, 0)


def _since(card: i64) -> i64:
    """From which reshuffle on the viewer knows the card to be in the deck or drawn from it."""
    mark = shuffled_in(card)
    # A card put aside went into the deck with the first reshuffle, and its owner knows it.
    return mark if mark < ASIDE else 1


def redraw(table: Table, viewer: int, rng: Rng) -> None:
    """Deal anew, in place, all that a viewer cannot know."""
    _redraw_temples(table, viewer, rng)
    _redraw_prophecies(table, viewer, rng)
    decision = table.decision()
    if isinstance(decision, Complete):
        # Who has closed a coatl without any prophecy beside it must hold one that it fulfils.
        while not decision.can_be_completed(table):
            _redraw_prophecies(table, viewer, rng)
    table.rng = rng.fork()


def _redraw_temples(table: Table, viewer: int, rng: Rng) -> None:
    unknown = list(table.temple_rest)
    for player in table.seats:
        if player.seat != viewer and player.secret_temple != NO_TEMPLE:
            unknown.append(player.secret_temple)
    # In a fixed order first: the draw is to depend on what the viewer knows, and not on how things really lie.
    unknown.sort()
    rng.shuffle(unknown)
    for player in table.seats:
        if player.seat != viewer and player.secret_temple != NO_TEMPLE:
            player.secret_temple = unknown.pop()
    table.temple_rest = tuple(unknown)


def _redraw_prophecies(table: Table, viewer: int, rng: Rng) -> None:
    cards = [_forget(card, viewer) for card in table.deck]
    for player in table.seats:
        if player.seat != viewer:
            cards.extend([_forget(card, viewer) for card in player.hand if drawn(card) != OPEN])
    cards.extend([_forget(card, viewer) for card in table.aside if shuffled_in(card) != ASIDE + viewer])
    cards.sort()
    # Places that were filled before a reshuffle come first: the later cards cannot be there, so every way to fill
    # them leaves the same number of ways for the rest, and the whole draw is uniform.
    pool: list[int] = []
    for time in range(table.reshuffles + 1):
        pool.extend([card for card in cards if _since(card) == time])
        if time == 0:
            _deal_aside(table, viewer, pool, rng)
        for player in table.seats:
            if player.seat != viewer:
                _deal_hand(player, time, pool, rng)
    rng.shuffle(pool)
    table.deck = pool


def _deal_hand(player: Player, time: i64, pool: list[int], rng: Rng) -> None:
    """Fill the places of a hand that were filled at this time."""
    hand = list(player.hand)
    for place in range(len(hand)):
        if drawn(hand[place]) == time:
            card = rng.draw(pool)
            hand[place] = marked(card, shuffled_in(card), time)
    player.hand = tuple(hand)


def _deal_aside(table: Table, viewer: int, pool: list[int], rng: Rng) -> None:
    aside = list(table.aside)
    for place in range(len(aside)):
        owner = shuffled_in(aside[place])
        if owner != ASIDE + viewer:
            aside[place] = marked(rng.draw(pool), owner, 0)
    table.aside = tuple(aside)
