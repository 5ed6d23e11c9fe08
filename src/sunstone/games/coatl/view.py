"""What a seat sees, as plain JSON."""

from __future__ import annotations

from sunstone.games.coatl.coatls import KINDS, Coatl
from sunstone.games.coatl.completion import value_of
from sunstone.games.coatl.names import bits, colour_list, pair_list
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


def view(s: CoatlPosition, seat: int) -> dict[str, object]:
    """Everything the seat (-1 is a spectator) may see. Cards taken from the display stay known to all."""
    return {
        "game": s.game.id,
        "players": s.players,
        "options": dict(s.options),
        "you": seat if seat >= 0 else None,
        "ply": s.ply,
        "seat": s.seat,
        "over": s.over,
        "phase": PHASES[s.phase],
        "actions_left": s.actions_left,
        "passes": s.passes,
        "completing": s.completing + 1 if s.phase == COMPLETE_PHASE else None,
        "ending": {
            "cause": ENDINGS[s.ending],
            "seat": s.ending_seat if s.ending_seat >= 0 else None,
            "turns_left": s.turns_left,
        },
        "supply": {
            "heads": colour_list(s.heads),
            "tails": colour_list(s.tails),
            "bodies": pair_list(s.bodies),
        },
        "bags": {
            kind: {COLOURS[colour]: s.bag[place * 5 + colour] for colour in range(5)}
            for place, kind in enumerate(KINDS)
        },
        "display": [s.box.prophecies[face(card)].id for card in s.display],
        "deck": len(s.deck),
        "discards": sorted([s.box.prophecies[face(card)].id for card in s.discards]),
        "reshuffles": s.reshuffles,
        "temples": [
            {
                "card": s.box.temples[s.temple_tops[pile]].id if s.temple_tops[pile] >= 0 else None,
                "under": s.temple_under[pile],
            }
            for pile in range(2)
        ],
        "seats": [seat_view(s, other, other == seat) for other in range(s.players)],
        "points": list(s.points),
    }


def seat_view(s: CoatlPosition, seat: int, own: bool) -> dict[str, object]:
    """A seat as others see it, or as it sees itself."""
    out: dict[str, object] = {
        "points": s.points[seat],
        "board": [
            {"piece": kind, "colour": COLOURS[colour]}
            for place, kind in enumerate(KINDS)
            for colour in range(5)
            for _ in range(s.boards[seat * 15 + place * 5 + colour])
        ],
        "room": s.box.board - s.board_size[seat],
        "hand": _hand_from_outside(s, s.hands[seat]),
        "aside": len(_put_aside(s, seat)),
        "dealt": s.phase == KEEP_PHASE and seat >= s.seat,
        "secret_temple": None,
        "has_secret_temple": s.secret_temple[seat] >= 0,
        "temples": [s.box.temples[temple].id for temple in bits(s.open_temples[seat])],
        "tokens": [name for place, name in enumerate(TOKENS) if s.tokens[seat] >> place & 1],
        "coatls": [_coatl_view(s, 2 * seat + slot) for slot in range(2)],
        "completed": [
            {
                **_chain(done.coatl),
                "prophecies": _worth(s, done.coatl, done.beside),
                "temple": {
                    "card": s.box.temples[done.temple].id,
                    "points": s.box.temple_points(done.temple, done.coatl, done.beside),
                }
                if done.temple >= 0
                else None,
                "points": done.points,
            }
            for done in s.completed
            if done.seat == seat
        ],
    }
    if own:
        out.update(own_view(s, seat))
    return out


def own_view(s: CoatlPosition, seat: int) -> dict[str, object]:
    """What a seat sees of itself and the others do not see so: all in which the views of a position differ."""
    secret = s.secret_temple[seat]
    return {
        "hand": [s.box.prophecies[face(card)].id for card in s.hands[seat]],
        "secret_temple": s.box.temples[secret].id if secret >= 0 else None,
        "put_aside": sorted(_put_aside(s, seat)),
    }


def _hand_from_outside(s: CoatlPosition, hand: list[int]) -> list[str | None]:
    # The order of another's hand says nothing: open cards by face, then the backs.
    known = [face(card) for card in hand if drawn(card) == OPEN]
    known.sort()
    out: list[str | None] = [s.box.prophecies[card].id for card in known]
    while len(out) < len(hand):
        out.append(None)
    return out


def _put_aside(s: CoatlPosition, seat: int) -> list[str]:
    return [s.box.prophecies[face(card)].id for card in s.aside if shuffled_in(card) == ASIDE + seat]


def _chain(coatl: Coatl) -> dict[str, object]:
    return {
        "pieces": "".join(COLOURS[colour] for colour in coatl.pieces),
        "head": coatl.has_head,
        "tail": coatl.has_tail,
    }


def _worth(s: CoatlPosition, coatl: Coatl, beside: int) -> list[dict[str, object]]:
    return [
        {
            "card": s.box.prophecies[card].id,
            "points": s.box.prophecy_points(card, coatl),
            "at": s.box.prophecies[card].requirement.places(coatl, s.box.strict),
        }
        for card in bits(beside)
    ]


def _coatl_view(s: CoatlPosition, place: int) -> dict[str, object] | None:
    coatl = s.coatls[place]
    if not coatl.pieces:
        return None
    return {
        **_chain(coatl),
        "prophecies": _worth(s, coatl, s.beside[place]),
        "points": value_of(s, place, -1),
    }
