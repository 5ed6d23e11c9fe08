"""A whole position as plain JSON, and back. What the declared fields do not tell (see table.py) is told here."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.dump_reader import Reader, require
from sunstone.core.plain import Names, bit, numbers_in
from sunstone.core.thing import DUMP_ONLY
from sunstone.games.coatl.coatls import Coatl, Completed, chain
from sunstone.games.coatl.data import UNFINISHED
from sunstone.games.coatl.pieces import BODY, COLOURS, HEAD, KINDS, PAIR_OF, TAIL, count, counted, counts, one
from sunstone.games.coatl.prophecies import ASIDE, OPEN, drawn, face, marked, shuffled_in
from sunstone.games.coatl.supply import supply_board
from sunstone.games.coatl.table import NO_TEMPLE, TOKENS, Player, Table


def dump(table: Table) -> dict[str, object]:
    """The position. A card is its id, with what is known of it where that matters: `pair_B/open`."""
    names = table.data.names
    return {
        **table.plain(names, DUMP_ONLY),
        **supply_board(table),
        "bags": [counts(table.bag(kind)) for kind in range(len(KINDS))],
        "display": _cards(names, table.display),
        "deck": _cards(names, table.deck),
        "discards": _cards(names, table.discards),
        "aside": _cards(names, table.aside),
        "temple_under": list(table.temple_under),
        "seats": [_dump_player(names, player) for player in table.seats],
        "completed": [
            {"seat": done.seat, **_dump_coatl(names, done.coatl, done.beside), "temple": _temple(names, done.temple)}
            for done in table.completed
        ],
    }


def _dump_player(names: Names, player: Player) -> dict[str, object]:
    return {
        **player.plain(names, DUMP_ONLY),
        "board": [
            f"{name} {letter}"
            for kind, name in enumerate(KINDS)
            for colour, letter in enumerate(COLOURS)
            for _ in range(count(player.pieces(kind), colour))
        ],
        "hand": _cards(names, player.hand),
        "secret_temple": _temple(names, player.secret_temple),
        "tokens": player.tokens(),
        "coatls": [
            _dump_coatl(names, laid.coatl, laid.beside) if laid.coatl.length else None for laid in player.coatls
        ],
    }


def chain_plain(coatl: Coatl) -> dict[str, object]:
    """The chain of a coatl, for dump and view."""
    return {
        "pieces": "".join([COLOURS[colour] for colour in coatl.pieces]),
        "head": coatl.has_head,
        "tail": coatl.has_tail,
    }


def _dump_coatl(names: Names, coatl: Coatl, beside: i64) -> dict[str, object]:
    out = chain_plain(coatl)
    out["prophecies"] = [names["prophecy"][card] for card in numbers_in(beside)]
    return out


def _temple(names: Names, temple: i64) -> str | None:
    return names["temple"][temple] if temple != NO_TEMPLE else None


def _cards(names: Names, cards: tuple[int, ...] | list[int]) -> list[str]:
    return [_card(names["prophecy"], card) for card in cards]


def _card(ids: list[str], card: i64) -> str:
    out = ids[face(card)]
    mark = shuffled_in(card)
    if mark >= ASIDE:
        out += f"/aside:{mark - ASIDE}"
    elif mark:
        out += f"/shuffled:{mark}"
    if drawn(card) == OPEN:
        out += "/open"
    elif drawn(card):
        out += f"/drawn:{drawn(card)}"
    return out


class _Names:
    """The ids of the cards, looked up while a dump is read."""

    def __init__(self, table: Table) -> None:
        self.names: Names = {**table.data.names, "seat": [""] * table.players}
        self.players = table.players

    def _place(self, reader: Reader, key: str, sort: str, text: object) -> int:
        if not isinstance(text, str) or text not in self.names[sort]:
            raise reader.fail("unknown_name", key, found=str(text))
        return self.names[sort].index(text)

    def card(self, reader: Reader, key: str, text: str) -> int:
        """A card with its marks."""
        parts = text.split("/")
        mark = 0
        came = 0
        for part in parts[1:]:
            name, _, number = part.partition(":")
            many = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1
            if name == "open" and not number:
                came = OPEN
            elif name == "drawn" and 0 <= many < OPEN:
                came = many
            elif name == "shuffled" and 0 <= many < ASIDE:
                mark = many
            elif name == "aside" and 0 <= many < self.players:
                mark = ASIDE + many
            else:
                raise reader.fail("unknown_name", key, found=text)
        return marked(self._place(reader, key, "prophecy", parts[0]), mark, came)

    def cards(self, reader: Reader, key: str) -> list[int]:
        """A list of cards."""
        return [self.card(reader, key, text) for text in reader.texts(key)]

    def temple(self, reader: Reader, key: str) -> int:
        """A temple or none."""
        return NO_TEMPLE if reader.is_null(key) else self._place(reader, key, "temple", reader.text(key))

    def beside(self, reader: Reader) -> i64:
        """The prophecies beside a coatl, as bits."""
        out: i64 = 0
        for text in reader.texts("prophecies"):
            found = bit(self._place(reader, "prophecies", "prophecy", text))
            if out & found:
                raise reader.fail("unknown_name", "prophecies", found=text)
            out |= found
        return out


def _colour(reader: Reader, key: str, letter: object) -> int:
    if letter is None:
        return -1
    if not isinstance(letter, str) or len(letter) != 1 or letter not in COLOURS:
        raise reader.fail("unknown_name", key, found=str(letter))
    return COLOURS.index(letter)


def _pair(reader: Reader, plain: object) -> int:
    if plain is None:
        return -1
    if not isinstance(plain, list) or len(plain) != 2 or None in plain:
        raise reader.fail("unknown_name", "bodies", found=str(plain))
    return PAIR_OF[_colour(reader, "bodies", plain[0]) * 5 + _colour(reader, "bodies", plain[1])]


def _read_chain(reader: Reader) -> Coatl:
    pieces = reader.text("pieces")
    return chain([_colour(reader, "pieces", letter) for letter in pieces], reader.truth("head"), reader.truth("tail"))


def load(table: Table, reader: Reader) -> None:
    """Fill a bare table from a dump. Whether the position can be is for `check` to say."""
    names = _Names(table)
    Table.FIELDS.load(table, reader, names.names)
    bags = reader.rows("bags", 0, 255)
    for numbers in bags:
        if len(numbers) != len(COLOURS):
            raise reader.fail("length", "bags", found=len(numbers), expected=len(COLOURS))
    require(len(bags) == len(KINDS), "coatl_sizes", field="bags")
    table.head_bag = counted(bags[HEAD])
    table.body_bag = counted(bags[BODY])
    table.tail_bag = counted(bags[TAIL])
    table.heads = tuple([_colour(reader, "heads", letter) for letter in reader.items("heads")])
    table.tails = tuple([_colour(reader, "tails", letter) for letter in reader.items("tails")])
    table.bodies = tuple([_pair(reader, pair) for pair in reader.items("bodies")])
    table.display = tuple(names.cards(reader, "display"))
    table.deck = names.cards(reader, "deck")
    table.discards = tuple(names.cards(reader, "discards"))
    table.aside = tuple(names.cards(reader, "aside"))
    table.temple_under = tuple(reader.integers("temple_under", 0, 100))
    seats = reader.tables("seats")
    if len(seats) != table.players:
        raise reader.fail("length", "seats", found=len(seats), expected=table.players)
    for seat, row in enumerate(seats):
        table.seats.append(_read_player(seat, row, names))
    for row in reader.tables("completed"):
        _load_completed(table, row, names)
    reader.finish()


def _read_player(seat: int, row: Reader, names: _Names) -> Player:
    player = Player()
    player.seat = seat
    Player.FIELDS.load(player, row, names.names)
    for text in row.texts("board"):
        kind, _, letter = text.partition(" ")
        if kind not in KINDS:
            raise row.fail("unknown_name", "board", found=text)
        player.put(KINDS.index(kind), one(_colour(row, "board", letter)))
    player.hand = tuple(names.cards(row, "hand"))
    player.secret_temple = names.temple(row, "secret_temple")
    tokens = row.texts("tokens")
    for place, text in enumerate(tokens):
        if text not in TOKENS or text in tokens[:place]:
            raise row.fail("unknown_name", "tokens", found=text)
    player.perfect_pick = TOKENS[0] in tokens
    player.see_the_future = TOKENS[1] in tokens
    player.priest_commitment = TOKENS[2] in tokens
    coatls = row.optional_tables("coatls")
    if len(coatls) != UNFINISHED:
        raise row.fail("length", "coatls", found=len(coatls), expected=UNFINISHED)
    for slot, laid in enumerate(coatls):
        if laid is not None:
            player.lay(slot, _read_chain(laid), names.beside(laid))
            if not player.coatls[slot].coatl.length:
                raise laid.fail("unknown_name", "pieces", found="")
            laid.finish()
    row.finish()
    return player


def _load_completed(table: Table, row: Reader, names: _Names) -> None:
    seat = row.integer("seat", 0, table.players - 1)
    coatl = _read_chain(row)
    beside = names.beside(row)
    temple = names.temple(row, "temple")
    points = table.data.worth(coatl, beside, temple)
    table.completed += (Completed(seat, coatl, beside, temple, points),)
    table.seats[seat].finished += 1
    table.seats[seat].points += points
    row.finish()
