"""Any position of Cóatl in a few words: say what matters, the rest of the box is put where it does not.

    table(boards=["hR bB bB tY"], hands=["count_B"], coatls=[[coatl("(BB", "pair_B")]])

Pieces are a letter for the kind (h, b, t) and one for the colour. A coatl is written from head to tail, with "(" where
it has a head and ")" where it has a tail; the names behind it are the prophecies beside it. What is not mentioned lies
in the bags and the deck, so that pieces and cards are always conserved. What must have happened before is seen to: the
cards put aside in the set-up, tokens spent for what they brought, an even number of bodies taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import sunstone
from sunstone.games.coatl import CoatlGame
from sunstone.games.coatl.coatls import Coatl, chain
from sunstone.games.coatl.data import RuleData
from sunstone.games.coatl.pieces import COLOURS
from tests.games.moves import lies, play, seat_of

GAME = CoatlGame()
KINDS = {"h": "head", "b": "body", "t": "tail"}
TOKENS = "perfect_pick see_the_future priest_commitment"
PROPHECIES = list(GAME.components().entries("prophecy"))
TEMPLES = list(GAME.components().entries("temple"))
DEALT, KEPT = (3, 4, 5, 6), 3
HOARDED = "trio_K"
"""The prophecy beside a hoard."""


@dataclass
class Serpent:
    """A coatl on the table."""

    pieces: str
    head: bool
    tail: bool
    prophecies: list[str] = field(default_factory=list)
    seat: int = 0
    temple: str | None = None

    def plain(self) -> dict[str, object]:
        return {"pieces": self.pieces, "head": self.head, "tail": self.tail, "prophecies": list(self.prophecies)}

    def parts(self) -> list[str]:
        """Its pieces as letters of kind and colour."""
        kinds = ["b"] * len(self.pieces)
        if self.head:
            kinds[0] = "h"
        if self.tail:
            kinds[-1] = "t"
        return [kind + colour for kind, colour in zip(kinds, self.pieces, strict=True)]


def coatl(text: str, *prophecies: str, seat: int = 0, temple: str | None = None) -> Serpent:
    """A coatl as it is written down here."""
    return Serpent(text.strip("()"), text.startswith("("), text.endswith(")"), list(prophecies), seat, temple)


def made(text: str) -> Coatl:
    """The same for the matcher, without a table."""
    serpent = coatl(text)
    return chain([COLOURS.index(letter) for letter in serpent.pieces], serpent.head, serpent.tail)


def box(reading: str = "literal") -> RuleData:
    return RuleData(GAME.components(), reading == "strict")


def _nth(given: Sequence[Any], place: int, default: Any) -> Any:
    return given[place] if place < len(given) else default


def _faces(*names: str) -> list[str]:
    return [name.split("/")[0] for name in names]


class _Left:
    """What is still in the box while a table is laid out."""

    def __init__(self, promo: bool) -> None:
        copies = GAME.components().entries("prophecy")
        used = PROPHECIES if promo else PROPHECIES[:49]
        self.cards = [name for name in used for _ in range(int(str(copies[name]["copies"])))]
        self.temples = list(TEMPLES if promo else TEMPLES[:15])
        self.pieces = {kind + colour: 24 if kind == "b" else 3 for kind in KINDS for colour in COLOURS}

    def use_pieces(self, parts: Sequence[str]) -> None:
        for part in parts:
            self.pieces[part] -= 1
            assert self.pieces[part] >= 0, f"too many {part}"

    def use_cards(self, names: Sequence[str]) -> None:
        for name in names:
            self.cards.remove(name)

    def use_temples(self, names: Sequence[str | None]) -> None:
        for name in names:
            if name is not None:
                self.temples.remove(name)

    def even_out(self, rows: list[list[str]], seat: int) -> None:
        """Bodies are taken in twos: where an odd number is out, one more lies on the board of someone else."""
        out = 5 * 24 - sum(self.pieces["b" + colour] for colour in COLOURS)
        if out % 2:
            others = [place for place in range(len(rows)) if place != seat and len(rows[place]) < 8]
            part = max(("b" + colour for colour in COLOURS), key=lambda piece: self.pieces[piece])
            rows[others[-1]].append(part)
            self.use_pieces([part])

    def put_aside(self, given: list[str], players: int) -> list[str]:
        """The cards aside, and what each seat must have put there besides."""
        out = list(given)
        for seat in range(players):
            mark = f"/aside:{seat}"
            while sum(1 for card in out if card.endswith(mark)) < DEALT[seat] - KEPT:
                out.append(self.cards.pop() + mark)
        return out

    def hoard(self, seat: int, in_bag: str) -> Serpent:
        """A completed coatl of all bodies but those that shall be in the bag."""
        colours = "".join(colour * (self.pieces["b" + colour] - in_bag.count(colour)) for colour in COLOURS)
        ends = [next(colour for colour in COLOURS if self.pieces[kind + colour]) for kind in "ht"]
        return coatl(f"({ends[0]}{colours}{ends[1]})", HOARDED, seat=seat)


def board(parts: Sequence[str]) -> dict[str, list[int]]:
    """A player board as a dump tells it: the number of pieces of each colour."""
    rows = {"h": "heads", "b": "bodies", "t": "tails"}
    return {name: [parts.count(kind + colour) for colour in COLOURS] for kind, name in rows.items()}


def held_tokens(names: Sequence[str]) -> dict[str, bool]:
    """Sacrifice tokens as a dump tells them."""
    return {name: name in names for name in TOKENS.split()}


def table(
    players: int = 2,
    *,
    seat: int = 0,
    options: dict[str, object] | None = None,
    boards: Sequence[str] = (),
    hands: Sequence[str] = (),
    coatls: Sequence[Sequence[Serpent | None]] = (),
    completed: Sequence[Serpent] = (),
    secrets: Sequence[str | None] = (),
    temples: Sequence[str] = (),
    tokens: Sequence[str] = (),
    heads: str = "YR",
    tails: str = "KG",
    bodies: str = "YY RR KK GG BB YR",
    display: str | None = None,
    deck: str | None = None,
    discards: str = "",
    aside: str = "",
    tops: Sequence[str | None] | None = None,
    body_bag: str | None = None,
    hoarder: int = 1,
    over: bool = False,
    seed: int = 1,
    **position: object,
) -> sunstone.State:
    """The position. "." is an empty space; with `body_bag` only those bodies are in the bag, the rest in a hoard."""
    chosen = dict(GAME.new(players, 0, options).options)
    left = _Left(chosen["promo"] is True)
    done = list(completed)
    unfinished = [[_nth(_nth(coatls, place, ()), slot, None) for slot in range(2)] for place in range(players)]
    for serpent in (*done, *(one for row in unfinished for one in row if one)):
        left.use_pieces(serpent.parts())
        left.use_cards(serpent.prophecies)
        left.use_temples([serpent.temple])
    rows = [_nth(boards, place, "").split() for place in range(players)]
    for row in rows:
        left.use_pieces(row)
    left.use_pieces(["h" + colour for colour in heads if colour != "."])
    left.use_pieces(["t" + colour for colour in tails if colour != "."])
    left.even_out(rows, seat)
    pairs = [pair for pair in bodies.split() if "." not in pair]
    left.use_pieces(["b" + colour for pair in pairs for colour in pair])
    if body_bag is not None:
        hoard = left.hoard(hoarder, body_bag)
        left.use_pieces(hoard.parts())
        left.use_cards(hoard.prophecies)
        done.append(hoard)
    held = [_nth(hands, place, "").split() for place in range(players)]
    for names in (*held, discards.split(), aside.split()):
        left.use_cards(_faces(*names))
    shown = left.cards[:6] if display is None else display.split()
    left.use_cards(_faces(*shown))
    if deck is not None:
        left.use_cards(_faces(*deck.split()))
    put_aside = aside.split() if "reshuffles" in position else left.put_aside(aside.split(), players)
    # Whoever says what is in the deck says by that what is among the discards: all the rest.
    gone = discards.split() + (left.cards if deck is not None else [])
    own = [_nth(temples, place, "").split() for place in range(players)]
    for names in own:
        left.use_temples(names)
    left.use_temples(list(secrets) + list(tops or ()))
    secret = [_nth(secrets, place, "") for place in range(players)]
    secret = [left.temples.pop() if name == "" else name for name in secret]
    top = [left.temples.pop(0), left.temples.pop(0)] if tops is None else list(tops)
    under = [(len(left.temples) + 1) // 2, len(left.temples) // 2]
    if top[1] is None:
        under = [len(left.temples), 0]
    spare = [TOKENS.split() if chosen["sacrifice_tokens"] is True else [] for _ in range(players)]
    for place in range(players):
        if own[place]:
            spare[place].remove("priest_commitment")
    if gone:
        spare[-1].remove("see_the_future")
    dump: dict[str, object] = {
        "format": "sunstone-position/1",
        "game": "coatl",
        "rules_version": GAME.rules_version,
        "players": players,
        "options": chosen,
        "components": None,
        "ply": 20,
        "barrier": 0,
        "seat": -1 if over else seat,
        "over": over,
        "rng": sunstone.Rng(seed).words(),
        "position": {
            "phase": "play",
            "actions_left": 0 if over else 1,
            "due": [],
            "passes": 0,
            "shown": False,
            "ending": "none",
            "ending_seat": None,
            "turns_left": 0,
            "reshuffles": 0,
            "bags": {f"{name}_bag": [left.pieces[kind + colour] for colour in COLOURS] for kind, name in KINDS.items()},
            "heads": [None if colour == "." else colour for colour in heads],
            "tails": [None if colour == "." else colour for colour in tails],
            "bodies": [None if "." in pair else "".join(sorted(pair, key=COLOURS.index)) for pair in bodies.split()],
            "display": shown,
            "deck": left.cards if deck is None else deck.split(),
            "discards": gone,
            "aside": put_aside,
            "temple_tops": top,
            "temple_under": under,
            "temple_rest": left.temples,
            "seats": [
                {
                    "board": board(rows[place]),
                    "hand": held[place],
                    "secret_temple": secret[place],
                    "temples": own[place],
                    "tokens": held_tokens(tokens[place].split() if place < len(tokens) else spare[place]),
                    "coatls": [one.plain() if one else None for one in unfinished[place]],
                }
                for place in range(players)
            ],
            "completed": [{"seat": one.seat, **one.plain(), "temple": one.temple} for one in done],
            **position,
        },
    }
    return GAME.load(dump)


def hand(state: sunstone.State, seat: int) -> list[str]:
    """The faces of the cards in a hand."""
    return _faces(*seat_of(state, seat)["hand"])


def on_board(state: sunstone.State, seat: int) -> list[str]:
    """The pieces on a player board."""
    held = seat_of(state, seat)["board"]
    out: list[str] = []
    for kind, row in zip(KINDS.values(), (held["heads"], held["bodies"], held["tails"]), strict=True):
        for colour, many in zip(COLOURS, row, strict=True):
            out.extend([f"{kind} {colour}"] * many)
    return out


def bags(state: sunstone.State) -> list[int]:
    """How many heads, bodies and tails the bags hold."""
    held = lies(state)["bags"]
    return [sum(held[f"{kind}_bag"]) for kind in KINDS.values()]


def tokens_of(state: sunstone.State, seat: int) -> list[str]:
    """The sacrifice tokens a player has left."""
    return [name for name, left in seat_of(state, seat)["tokens"].items() if left]


def asked(state: sunstone.State) -> str:
    """What is being decided."""
    return str(state.view(None)["phase"])


def told(state: sunstone.State, *lines: str) -> list[str]:
    """Play actions and return the kinds of event they caused."""
    state.events = []
    play(state, *lines)
    return [event.kind.name for event in state.events]
